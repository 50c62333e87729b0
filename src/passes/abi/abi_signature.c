// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reading the signature of an entry: one walk over the arguments gives each its
// kind, one over the results finds their storage, then come the arguments that
// only the entry has. What is wrong is said at the argument.
#include "passes/abi/abi_signature.h"

#include "base/array.h"
#include "base/text.h"
#include "passes/pipeline.h"

typedef struct reader_s {
  emp_abi_signature_t* out;
  emp_op_t* func;
  emp_context_t* context;
  emp_arena_t* arena;
  emp_diag_sink_t* sink;
  emp_str_t symbol;
} reader_t;

// Attribute `name` of entry `i` of an array of dictionaries.
static const emp_attr_t* entry_attr(const emp_attr_t* dictionaries, size_t i,
                                    const char* name) {
  if (!dictionaries || dictionaries->kind != EMP_ATTR_ARRAY) return NULL;
  if (i >= dictionaries->count) return NULL;
  return emp_dictionary_get(dictionaries->items[i], name);
}

static bool is_storage_type(const emp_type_t* type) {
  return type->kind == EMP_TYPE_TENSOR ||
         emp_type_is_named(type, "hal.buffer") ||
         emp_type_is_named(type, "hal.buffer_view");
}

static bool is_scalar_type(const emp_type_t* type) {
  if (emp_type_is_index(type)) return true;
  if (emp_type_is_any_integer(type)) return type->bits <= 64;
  return emp_type_is_float(type) && (type->float_kind == EMP_FLOAT_F32 ||
                                     type->float_kind == EMP_FLOAT_F64);
}

static emp_abi_kind_t kind_of_type(const emp_type_t* type) {
  if (type->kind == EMP_TYPE_TENSOR) return EMP_ABI_INPUT;
  if (emp_type_is_named(type, "hal.buffer_view")) return EMP_ABI_INPUT;
  if (emp_type_is_named(type, "hal.buffer")) return EMP_ABI_BUFFER;
  return is_scalar_type(type) ? EMP_ABI_SCALAR : EMP_ABI_OTHER;
}

static const emp_type_t* view_type(const reader_t* reader) {
  return emp_type_named(reader->context, "hal.buffer_view", NULL, 0);
}

static const emp_type_t* abi_type_of(const reader_t* reader,
                                     const emp_type_t* type) {
  return type->kind == EMP_TYPE_TENSOR ? view_type(reader) : type;
}

// What may cross the call boundary at all.
static bool check_type(const reader_t* reader, const char* what, size_t i,
                       const emp_type_t* type, const emp_attr_t* loc) {
  if (type->kind == EMP_TYPE_TENSOR || type->kind == EMP_TYPE_DIALECT ||
      is_scalar_type(type)) {
    return true;
  }
  return emp_diag_abi_type(reader->sink, loc, what, (unsigned)i,
                           (int)reader->symbol.length, reader->symbol.data,
                           emp_type_text(reader->arena, type));
}

static emp_str_t name_or(const reader_t* reader, const emp_attr_t* attr,
                         const char* prefix, size_t i) {
  if (attr && attr->kind == EMP_ATTR_STRING) return attr->text;
  return emp_arena_format(reader->arena, "%s%zu", prefix, i);
}

static const emp_type_t* type_in(const emp_attr_t* attr) {
  return attr && attr->kind == EMP_ATTR_TYPE ? attr->type : NULL;
}

static bool read_transients(reader_t* reader, size_t i, const emp_attr_t* attr,
                            emp_abi_arg_t* arg) {
  if (attr->kind != EMP_ATTR_UNIT) {
    return emp_diag_abi_unit_attr(reader->sink, arg->loc, (unsigned)i,
                                  emp_attr_text(reader->arena, attr));
  }
  if (!is_storage_type(arg->type)) {
    return emp_diag_abi_transients_type(
        reader->sink, arg->loc, (unsigned)i,
        emp_type_text(reader->arena, arg->type));
  }
  if (reader->out->transients >= 0) {
    return emp_diag_abi_transients_twice(reader->sink, arg->loc, (unsigned)i,
                                         (unsigned)reader->out->transients);
  }
  if (arg->kind == EMP_ABI_OUTPUT) {
    return emp_diag_abi_two_roles(reader->sink, arg->loc, (unsigned)i);
  }
  arg->kind = EMP_ABI_TRANSIENTS;
  reader->out->transients = (int)i;
  return true;
}

static bool read_output(reader_t* reader, size_t i, const emp_attr_t* attr,
                        emp_abi_arg_t* arg) {
  emp_abi_signature_t* out = reader->out;
  if (attr->kind != EMP_ATTR_INTEGER) {
    return emp_diag_abi_output_attr(reader->sink, arg->loc, (unsigned)i,
                                    emp_attr_text(reader->arena, attr));
  }
  if (attr->value < 0 || (size_t)attr->value >= out->result_count) {
    return emp_diag_abi_output_index(
        reader->sink, arg->loc, (unsigned)i, (long long)attr->value,
        (int)reader->symbol.length, reader->symbol.data,
        (unsigned)out->result_count);
  }
  if (!is_storage_type(arg->type)) {
    return emp_diag_abi_output_type(reader->sink, arg->loc, (unsigned)i,
                                    emp_type_text(reader->arena, arg->type));
  }
  emp_abi_result_t* result = &out->results[attr->value];
  if (result->type->kind != EMP_TYPE_TENSOR) {
    return emp_diag_abi_output_not_tensor(
        reader->sink, arg->loc, (unsigned)i, (unsigned)attr->value,
        emp_type_text(reader->arena, result->type));
  }
  if (result->placed >= 0) {
    return emp_diag_abi_output_twice(reader->sink, arg->loc, (unsigned)i,
                                     (unsigned)attr->value,
                                     (unsigned)result->placed);
  }
  result->placed = (int)i;
  arg->kind = EMP_ABI_OUTPUT;
  arg->placed = (int)attr->value;
  return true;
}

// A storage tensor of fixed size must be able to hold the result.
static bool check_output_fits(reader_t* reader, const emp_abi_arg_t* arg,
                              size_t i) {
  if (arg->kind != EMP_ABI_OUTPUT || arg->type->kind != EMP_TYPE_TENSOR) {
    return true;
  }
  const emp_type_t* result = reader->out->results[arg->placed].type;
  int64_t have = 0, want = 0;
  int64_t have_count = emp_type_element_count(arg->type);
  int64_t want_count = emp_type_element_count(result);
  if (have_count < 0 || want_count < 0 ||
      !emp_type_storage_bytes(arg->type->element, have_count, &have) ||
      !emp_type_storage_bytes(result->element, want_count, &want) ||
      have >= want) {
    return true;
  }
  return emp_diag_abi_output_small(reader->sink, arg->loc, (unsigned)i,
                                   emp_type_text(reader->arena, arg->type),
                                   (long long)have, (unsigned)arg->placed,
                                   emp_type_text(reader->arena, result),
                                   (long long)want);
}

static bool is_transients_op(const emp_op_t* op) {
  return emp_str_is(emp_str_from(op->info->name), "hal.tensor.transients");
}

// Scratch storage holds nothing that a program may look at.
static bool check_not_data(reader_t* reader, const emp_abi_arg_t* arg,
                           const emp_value_t* value, size_t i) {
  if (arg->kind != EMP_ABI_TRANSIENTS) return true;
  for (const emp_operand_t* use = value->first_use; use; use = use->next_use) {
    if (is_transients_op(use->owner)) continue;
    return emp_diag_abi_storage_is_data(reader->sink, use->owner->loc,
                                        (unsigned)i, (int)reader->symbol.length,
                                        reader->symbol.data);
  }
  return true;
}

static bool read_arg(reader_t* reader, size_t i, const emp_value_t* value) {
  const emp_attr_t* attrs = emp_op_attr(reader->func, "arg_attrs");
  emp_abi_arg_t* arg = &reader->out->args[i];
  const emp_attr_t* loc = value->loc ? value->loc : reader->func->loc;
  *arg = (emp_abi_arg_t){
      .kind = kind_of_type(value->type),
      .type = value->type,
      .abi_type = abi_type_of(reader, value->type),
      .inner = (int)i,
      .placed = -1,
      .is_consumed = entry_attr(attrs, i, "iree.abi.consume") != NULL,
      .name =
          name_or(reader, entry_attr(attrs, i, "iree.abi.name"), "input", i),
      .encoding = type_in(entry_attr(attrs, i, "iree.abi.encoding")),
      .affinity = entry_attr(attrs, i, "iree.abi.affinity"),
      .loc = loc,
  };
  const emp_attr_t* output = entry_attr(attrs, i, "iree.abi.output");
  const emp_attr_t* transients = entry_attr(attrs, i, "iree.abi.transients");
  if (output && !read_output(reader, i, output, arg)) return false;
  if (transients && !read_transients(reader, i, transients, arg)) return false;
  return check_type(reader, "argument", i, value->type, loc) &&
         check_output_fits(reader, arg, i) &&
         check_not_data(reader, arg, value, i);
}

static bool read_results(reader_t* reader) {
  const emp_type_t* type = emp_op_attr(reader->func, "function_type")->type;
  const emp_attr_t* attrs = emp_op_attr(reader->func, "res_attrs");
  emp_abi_signature_t* out = reader->out;
  out->result_count = type->result_count;
  out->results =
      emp_arena_new_array(reader->arena, emp_abi_result_t, type->result_count);
  bool ok = true;
  for (size_t i = 0; i < out->result_count; ++i) {
    const emp_type_t* result = type->types[type->input_count + i];
    out->results[i] = (emp_abi_result_t){
        .type = result,
        .abi_type = abi_type_of(reader, result),
        .placed = -1,
        .name =
            name_or(reader, entry_attr(attrs, i, "iree.abi.name"), "output", i),
        .encoding = type_in(entry_attr(attrs, i, "iree.abi.encoding")),
        .affinity = entry_attr(attrs, i, "iree.abi.affinity"),
    };
    ok &= check_type(reader, "result", i, result, reader->func->loc);
  }
  return ok;
}

static int add_entry_arg(reader_t* reader, emp_abi_kind_t kind,
                         const emp_type_t* type, const char* name) {
  emp_abi_signature_t* out = reader->out;
  size_t i = out->arg_count++;
  out->args[i] = (emp_abi_arg_t){
      .kind = kind,
      .type = type,
      .abi_type = abi_type_of(reader, type),
      .inner = -1,
      .placed = -1,
      .name = emp_arena_format(reader->arena, "%s", name),
      .loc = reader->func->loc,
  };
  return (int)i;
}

// Storage that the host of a JIT gives without the program asking for it.
static void add_hidden_args(reader_t* reader, uint32_t flags) {
  emp_abi_signature_t* out = reader->out;
  bool outputs = (flags & EMP_TARGET_EXTERNALIZE_OUTPUTS) != 0;
  for (size_t i = 0; outputs && i < out->result_count; ++i) {
    emp_abi_result_t* result = &out->results[i];
    if (result->placed >= 0 || result->type->kind != EMP_TYPE_TENSOR) continue;
    result->placed = add_entry_arg(reader, EMP_ABI_OUTPUT, result->type, "");
    emp_abi_arg_t* arg = &out->args[result->placed];
    arg->placed = (int)i;
    arg->is_hidden = true;
    arg->name = emp_arena_format(reader->arena, "%.*s_storage",
                                 EMP_STR_ARGS(result->name));
  }
  if ((flags & EMP_TARGET_EXTERNALIZE_TRANSIENTS) != 0 && out->transients < 0) {
    const emp_type_t* buffer =
        emp_type_named(reader->context, "hal.buffer", NULL, 0);
    out->transients =
        add_entry_arg(reader, EMP_ABI_TRANSIENTS, buffer, "transients");
    out->args[out->transients].is_hidden = true;
  }
}

static void add_fences(reader_t* reader) {
  const emp_type_t* fence =
      emp_type_named(reader->context, "hal.fence", NULL, 0);
  reader->out->wait = add_entry_arg(reader, EMP_ABI_WAIT, fence, "wait");
  reader->out->signal = add_entry_arg(reader, EMP_ABI_SIGNAL, fence, "signal");
}

static bool is_async(const emp_op_t* func, uint32_t flags) {
  const emp_attr_t* model = emp_op_attr(func, "iree.abi.model");
  if (model && model->kind == EMP_ATTR_STRING) {
    return emp_str_is(model->text, "coarse-fences");
  }
  return (flags & EMP_TARGET_ASYNC_EXTERNAL) != 0;
}

bool emp_abi_signature_read(emp_op_t* func, uint32_t flags, emp_arena_t* arena,
                            emp_diag_sink_t* sink, emp_abi_signature_t* out) {
  emp_block_t* body = emp_op_body(func);
  *out = (emp_abi_signature_t){
      .func = func,
      .is_async = is_async(func, flags),
      .affinity = emp_op_attr(func, "iree.abi.affinity"),
      .declaration = emp_op_attr(func, "iree.abi.declaration"),
      .transients = -1,
      .wait = -1,
      .signal = -1,
  };
  reader_t reader = {
      .out = out,
      .func = func,
      .context = func->context,
      .arena = arena,
      .sink = sink,
      .symbol = emp_op_str_attr(func, "sym_name"),
  };
  bool ok = read_results(&reader);
  // Room for hidden outputs, hidden storage and two fences.
  out->args = emp_arena_new_array(arena, emp_abi_arg_t,
                                  body->arg_count + out->result_count + 3);
  out->arg_count = body->arg_count;
  for (uint32_t i = 0; i < body->arg_count; ++i) {
    ok &= read_arg(&reader, i, body->args[i]);
  }
  if (!ok) return false;
  add_hidden_args(&reader, flags);
  if (out->is_async) add_fences(&reader);
  return true;
}

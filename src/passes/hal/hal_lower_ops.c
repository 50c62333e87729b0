// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Stream ops outside of execution regions: resources become buffers,
// timepoints fences, imports and exports views with their checks.
#include "base/assert.h"
#include "base/text.h"
#include "dialects/hal/hal.h"
#include "dialects/op_kinds.h"
#include "dialects/stream/stream.h"
#include "passes/common/build_groups.h"
#include "passes/hal/hal_lowering.h"

typedef bool (*lower_fn_t)(emp_hal_lowering_t* lowering, emp_op_t* op);

static const emp_attr_t* text_attr(emp_hal_lowering_t* lowering,
                                   const char* text) {
  return emp_attr_cstr(lowering->context, text);
}

static bool replace_with_one(emp_hal_lowering_t* lowering, emp_op_t* op,
                             emp_value_t* value) {
  emp_replace_op(&lowering->b, op, &value, 1);
  return true;
}

static bool replace_with_two(emp_hal_lowering_t* lowering, emp_op_t* op,
                             emp_value_t* first, emp_value_t* second) {
  emp_value_t* values[] = {first, second};
  emp_replace_op(&lowering->b, op, values, 2);
  return true;
}

// -- memory ------------------------------------------------------------------

static const char kAnyUsage[] =
    "Transfer|DispatchStorage|MappingScoped|SharingImmutable";
static const char kUsage[] = "Transfer|DispatchStorage|MappingScoped";

// Memory that both sides reach; on the CPU it is all the same memory.
static const char kMemory[] = "DeviceLocal|HostVisible|HostCoherent";

static bool lower_alloc(emp_hal_lowering_t* lowering, emp_op_t* op) {
  emp_value_t* buffer = emp_build_value(
      &lowering->b, EMP_OP_hal_allocator_allocate,
      EMP_VALUES(emp_hal_allocator(lowering), emp_hal_any_queue(&lowering->b),
                 emp_op_named_operand(op, "storage_size")),
      EMP_TYPES(lowering->buffer_type),
      EMP_ATTRS(EMP_ATTR("memory_types", text_attr(lowering, kMemory)),
                EMP_ATTR("buffer_usage", text_attr(lowering, kUsage))));
  return replace_with_one(lowering, op, buffer);
}

static bool lower_alloca(emp_hal_lowering_t* lowering, emp_op_t* op) {
  emp_rewriter_t* b = &lowering->b;
  emp_value_t* device = emp_hal_device(lowering);
  emp_value_t* wait =
      emp_hal_wait_fence(lowering, emp_op_named_operand(op, "await_timepoint"));
  emp_value_t* signal = emp_hal_signal_fence(lowering);
  emp_value_t* pool = emp_build_value(
      b, EMP_OP_arith_constant,
      EMP_ATTRS(EMP_ATTR("value", emp_attr_i64(lowering->context, 0))));
  emp_value_t* buffer = emp_build_value(
      b, EMP_OP_hal_device_queue_alloca,
      EMP_VALUES(device, emp_hal_any_queue(b), wait, signal, pool,
                 emp_op_named_operand(op, "storage_size")),
      EMP_TYPES(lowering->buffer_type),
      EMP_ATTRS(EMP_ATTR("memory_types", text_attr(lowering, kMemory)),
                EMP_ATTR("buffer_usage", text_attr(lowering, kUsage)),
                EMP_ATTR("flags", text_attr(lowering, "None"))));
  return replace_with_two(lowering, op, buffer, signal);
}

static bool lower_dealloca(emp_hal_lowering_t* lowering, emp_op_t* op) {
  emp_rewriter_t* b = &lowering->b;
  emp_value_t* device = emp_hal_device(lowering);
  emp_value_t* wait =
      emp_hal_wait_fence(lowering, emp_op_named_operand(op, "await_timepoint"));
  emp_value_t* signal = emp_hal_signal_fence(lowering);
  emp_hal_range_t range =
      emp_hal_resolve(b, emp_op_named_operand(op, "operand"));
  emp_build_op(
      b, EMP_OP_hal_device_queue_dealloca,
      EMP_VALUES(device, emp_hal_any_queue(b), wait, signal, range.buffer),
      EMP_ATTRS(EMP_ATTR("flags", text_attr(lowering, "None"))));
  return replace_with_one(lowering, op, signal);
}

static bool lower_size(emp_hal_lowering_t* lowering, emp_op_t* op) {
  emp_value_t* resource = emp_op_named_operand(op, "operand");
  emp_op_t* def = emp_value_def(resource);
  if (def && emp_op_is(def, EMP_OP_stream_resource_subview)) {
    return replace_with_one(lowering, op,
                            emp_op_named_operand(def, "result_size"));
  }
  emp_value_t* length = emp_build_value(&lowering->b, EMP_OP_hal_buffer_length,
                                        EMP_VALUES(resource));
  return replace_with_one(lowering, op, length);
}

static bool lower_load(emp_hal_lowering_t* lowering, emp_op_t* op) {
  emp_rewriter_t* b = &lowering->b;
  emp_hal_range_t range =
      emp_hal_resolve(b, emp_op_named_operand(op, "source"));
  emp_value_t* offset =
      emp_hal_add(b, emp_op_named_operand(op, "source_offset"), range.offset);
  emp_value_t* value = emp_build_value(b, EMP_OP_hal_buffer_load,
                                       EMP_VALUES(range.buffer, offset),
                                       EMP_TYPES(emp_op_result(op, 0)->type));
  return replace_with_one(lowering, op, value);
}

static bool lower_store(emp_hal_lowering_t* lowering, emp_op_t* op) {
  emp_rewriter_t* b = &lowering->b;
  emp_hal_range_t range =
      emp_hal_resolve(b, emp_op_named_operand(op, "target"));
  emp_value_t* offset =
      emp_hal_add(b, emp_op_named_operand(op, "target_offset"), range.offset);
  emp_build_op(
      b, EMP_OP_hal_buffer_store,
      EMP_VALUES(emp_op_named_operand(op, "value"), range.buffer, offset));
  emp_erase_op(b, op);
  return true;
}

// Bytes of the module, taken as they lie.
static emp_value_t* import_constant(emp_hal_lowering_t* lowering,
                                    const emp_attr_t* value,
                                    emp_value_t* size) {
  emp_rewriter_t* b = &lowering->b;
  emp_context_t* context = lowering->context;
  emp_value_t* bytes = emp_build_value(
      b, EMP_OP_util_buffer_constant,
      EMP_TYPES(emp_type_named(context, "util.buffer", NULL, 0)),
      EMP_ATTRS(EMP_ATTR("value", value),
                EMP_ATTR("alignment", emp_attr_index(context, 64))));
  const emp_type_t* types[] = {emp_type_integer(context, 1),
                               lowering->buffer_type};
  emp_op_t* import = emp_build_op(
      b, EMP_OP_hal_allocator_import,
      EMP_VALUES(emp_hal_allocator(lowering), emp_hal_any_queue(b), bytes,
                 emp_hal_index(b, 0), size),
      .results = types, .result_count = 2,
      EMP_ATTRS(EMP_ATTR("memory_types", text_attr(lowering, kMemory)),
                EMP_ATTR("buffer_usage", text_attr(lowering, kAnyUsage))));
  return emp_op_result(import, 1);
}

static bool lower_constants(emp_hal_lowering_t* lowering, emp_op_t* op) {
  const emp_attr_t* values = emp_op_attr(op, "values");
  uint32_t count = op->result_count - 1;
  emp_value_t** results =
      emp_arena_new_array(lowering->scratch, emp_value_t*, op->result_count);
  for (uint32_t i = 0; i < count; ++i) {
    results[i] =
        import_constant(lowering, values->items[i], emp_op_operand(op, i));
  }
  results[count] = emp_hal_null_fence(lowering);
  emp_replace_op(&lowering->b, op, results, op->result_count);
  return true;
}

static bool lower_transients(emp_hal_lowering_t* lowering, emp_op_t* op) {
  emp_value_t* wait =
      emp_hal_wait_fence(lowering, emp_op_named_operand(op, "await_timepoint"));
  return replace_with_two(lowering, op, emp_op_named_operand(op, "resource"),
                          wait);
}

// -- views -------------------------------------------------------------------

// How messages call a value: the name of the entry's argument.
static emp_str_t name_of(emp_hal_lowering_t* lowering,
                         const emp_value_t* value) {
  const emp_attr_t* abi = emp_op_attr(lowering->function, "emplace.abi");
  const emp_attr_t* args = NULL;
  if (abi && abi->kind == EMP_ATTR_DICTIONARY) {
    args = emp_dictionary_get(abi, "args");
  }
  bool is_arg = value->block &&
                value->block == emp_op_body(lowering->function) && args &&
                args->kind == EMP_ATTR_ARRAY && value->index < args->count;
  if (!is_arg) return EMP_STR("tensor");
  const emp_attr_t* arg = args->items[value->index];
  const emp_attr_t* name =
      arg->kind == EMP_ATTR_DICTIONARY ? emp_dictionary_get(arg, "name") : NULL;
  if (name && name->kind == EMP_ATTR_STRING) return name->text;
  return emp_arena_format(lowering->scratch, "argument %u", value->index);
}

typedef struct view_shape_s {
  int32_t element_type;
  emp_value_t** dims;
  size_t rank;
} view_shape_t;

// Element type and sizes of an encoding; `dynamic` has one value for each `?`.
static bool read_shape(emp_hal_lowering_t* lowering, const emp_op_t* op,
                       const emp_type_t* type, const char* group,
                       view_shape_t* out_shape) {
  uint32_t first = 0;
  uint32_t count = 0;
  emp_op_operand_group(op, group, &first, &count);
  bool fits = type->kind == EMP_TYPE_TENSOR &&
              emp_type_dynamic_dim_count(type) == count &&
              emp_hal_element_type(type->element, &out_shape->element_type);
  if (!fits) {
    return emp_diag_hal_view_type(lowering->sink, op->loc, op->info->name,
                                  emp_type_text(lowering->scratch, type));
  }
  out_shape->rank = type->rank;
  out_shape->dims =
      emp_arena_new_array(lowering->scratch, emp_value_t*, type->rank);
  for (uint32_t i = 0; i < type->rank; ++i) {
    bool is_dynamic = type->dims[i] == EMP_DIM_DYNAMIC;
    out_shape->dims[i] = is_dynamic
                             ? emp_op_operand(op, first++)
                             : emp_hal_index(&lowering->b, type->dims[i]);
  }
  return true;
}

static bool import_view(emp_hal_lowering_t* lowering, emp_op_t* op,
                        emp_value_t* view) {
  emp_rewriter_t* b = &lowering->b;
  view_shape_t shape;
  const emp_type_t* type = emp_op_attr(op, "result_encoding")->type;
  if (!read_shape(lowering, op, type, "result_encoding_dims", &shape)) {
    return false;
  }
  const emp_attr_t* message =
      emp_attr_string(lowering->context, name_of(lowering, view));
  emp_group_t groups[] = {
      EMP_GROUP("buffer_view", view),
      EMP_GROUP("element_type", emp_hal_i32(b, shape.element_type)),
      EMP_GROUP("encoding_type", emp_hal_i32(b, 1)),
      {"shape", shape.dims, shape.rank},
  };
  emp_build_groups(b, EMP_OP_hal_buffer_view_assert, groups,
                   EMP_ATTRS(EMP_ATTR("message", message)));
  emp_value_t* buffer =
      emp_build_value(b, EMP_OP_hal_buffer_view_buffer, EMP_VALUES(view),
                      EMP_TYPES(lowering->buffer_type));
  return replace_with_one(lowering, op, buffer);
}

// The size of the buffer is what the buffer says.
static bool is_length_of(const emp_value_t* size, const emp_value_t* buffer) {
  const emp_op_t* def = emp_value_def(size);
  return def && emp_op_is(def, EMP_OP_hal_buffer_length) &&
         emp_op_operand(def, 0) == buffer;
}

// Somebody has checked the length of the buffer already.
static bool is_asserted(const emp_value_t* buffer) {
  for (emp_operand_t* use = buffer->first_use; use; use = use->next_use) {
    if (emp_op_is(use->owner, EMP_OP_hal_buffer_assert)) return true;
  }
  return false;
}

static void assert_length(emp_hal_lowering_t* lowering, emp_value_t* buffer,
                          emp_value_t* minimum, emp_str_t name) {
  emp_build_op(
      &lowering->b, EMP_OP_hal_buffer_assert,
      EMP_VALUES(buffer, emp_hal_allocator(lowering), minimum),
      EMP_ATTRS(EMP_ATTR("message", emp_attr_string(lowering->context, name)),
                EMP_ATTR("memory_types", text_attr(lowering, "DeviceVisible")),
                EMP_ATTR("buffer_usage",
                         text_attr(lowering, "Transfer|DispatchStorage"))));
}

static bool lower_import(emp_hal_lowering_t* lowering, emp_op_t* op) {
  emp_value_t* source = emp_op_named_operand(op, "source");
  if (emp_type_is_named(source->type, "hal.buffer_view")) {
    return import_view(lowering, op, source);
  }
  if (source->type != lowering->buffer_type) {
    return emp_diag_hal_view_type(
        lowering->sink, op->loc, op->info->name,
        emp_type_text(lowering->scratch, source->type));
  }
  emp_value_t* size = emp_op_named_operand(op, "result_size");
  if (!is_length_of(size, source) && !is_asserted(source)) {
    assert_length(lowering, source, size, name_of(lowering, source));
  }
  return replace_with_one(lowering, op, source);
}

// A view whose buffer is `buffer` and whose shape was asserted to be the same:
// the caller's own view can be handed back.
static emp_value_t* find_view(const emp_value_t* buffer, const emp_op_t* op,
                              const view_shape_t* shape) {
  const emp_op_t* def = emp_value_def(buffer);
  if (!def || !emp_op_is(def, EMP_OP_hal_buffer_view_buffer)) return NULL;
  const emp_op_t* check = def->prev;
  if (!check || !emp_op_is(check, EMP_OP_hal_buffer_view_assert) ||
      emp_op_operand(check, 0) != emp_op_operand(def, 0) ||
      check->operand_count != 3 + shape->rank) {
    return NULL;
  }
  int64_t element_type = 0;
  emp_value_constant_int(emp_op_operand(check, 1), &element_type);
  if ((int32_t)element_type != shape->element_type) return NULL;
  for (uint32_t i = 0; i < shape->rank; ++i) {
    const emp_value_t* a = emp_op_operand(check, 3 + i);
    const emp_value_t* b = shape->dims[i];
    int64_t x = 0;
    int64_t y = 0;
    bool is_same = a == b || (emp_value_constant_int(a, &x) &&
                              emp_value_constant_int(b, &y) && x == y);
    if (!is_same) return NULL;
  }
  (void)op;
  return emp_op_operand(def, 0);
}

static bool lower_export(emp_hal_lowering_t* lowering, emp_op_t* op) {
  emp_rewriter_t* b = &lowering->b;
  emp_hal_range_t range =
      emp_hal_resolve(b, emp_op_named_operand(op, "source"));
  emp_value_t* size = emp_op_named_operand(op, "source_size");
  if (emp_op_result(op, 0)->type == lowering->buffer_type) {
    if (!range.offset) return replace_with_one(lowering, op, range.buffer);
    emp_value_t* part =
        emp_build_value(b, EMP_OP_hal_buffer_subspan,
                        EMP_VALUES(range.buffer, range.offset, size),
                        EMP_TYPES(lowering->buffer_type));
    return replace_with_one(lowering, op, part);
  }
  view_shape_t shape = {.rank = 0};
  const emp_type_t* type = emp_op_attr(op, "source_encoding")->type;
  if (!read_shape(lowering, op, type, "source_encoding_dims", &shape)) {
    return false;
  }
  emp_value_t* view = range.offset ? NULL : find_view(range.buffer, op, &shape);
  if (view) return replace_with_one(lowering, op, view);
  emp_group_t groups[] = {
      EMP_GROUP("source_buffer", range.buffer),
      EMP_GROUP("source_offset", emp_hal_offset(b, range)),
      EMP_GROUP("source_length", size),
      EMP_GROUP("element_type", emp_hal_i32(b, shape.element_type)),
      EMP_GROUP("encoding_type", emp_hal_i32(b, 1)),
      {"shape", shape.dims, shape.rank},
  };
  const emp_type_t* result = emp_op_result(op, 0)->type;
  emp_op_t* made = emp_build_groups(b, EMP_OP_hal_buffer_view_create, groups,
                                    EMP_TYPES(result));
  return replace_with_one(lowering, op, emp_op_result(made, 0));
}

// The argument of the entry behind a buffer, or NULL.
static const emp_value_t* argument_of(const emp_hal_lowering_t* lowering,
                                      const emp_value_t* buffer) {
  const emp_op_t* def = emp_value_def(buffer);
  if (def && emp_op_is(def, EMP_OP_hal_buffer_view_buffer)) {
    buffer = emp_op_operand(def, 0);
  }
  bool is_arg = buffer->block == emp_op_body(lowering->function);
  return buffer->block && is_arg ? buffer : NULL;
}

// A slab inside the caller's storage: the storage must hold it.
static bool lower_subview(emp_hal_lowering_t* lowering, emp_op_t* op) {
  emp_value_t* source = emp_op_named_operand(op, "source");
  emp_value_t* size = emp_op_named_operand(op, "result_size");
  const emp_value_t* arg = argument_of(lowering, source);
  int64_t start = -1;
  int64_t length = -1;
  emp_value_constant_int(emp_op_named_operand(op, "source_offset"), &start);
  emp_value_constant_int(size, &length);
  if (arg && start == 0 && length != 0 && !is_asserted(source)) {
    assert_length(lowering, source, size, name_of(lowering, arg));
  }
  // Its users look through it; what is left becomes a subspan at the end.
  return true;
}

// -- timepoints --------------------------------------------------------------

static bool lower_immediate(emp_hal_lowering_t* lowering, emp_op_t* op) {
  return replace_with_one(lowering, op, emp_hal_null_fence(lowering));
}

static bool lower_timepoint_import(emp_hal_lowering_t* lowering, emp_op_t* op) {
  if (op->operand_count != 1 ||
      emp_op_operand(op, 0)->type != lowering->fence_type) {
    return emp_diag_hal_unsupported(lowering->sink, op->loc, op->info->name,
                                    "takes one !hal.fence");
  }
  return replace_with_one(lowering, op, emp_op_operand(op, 0));
}

static bool lower_timepoint_export(emp_hal_lowering_t* lowering, emp_op_t* op) {
  return replace_with_one(lowering, op, emp_op_operand(op, 0));
}

static bool lower_chain(emp_hal_lowering_t* lowering, emp_op_t* op) {
  emp_rewriter_t* b = &lowering->b;
  emp_value_t* wait = emp_op_named_operand(op, "await_timepoint");
  for (uint32_t i = 1; i < op->operand_count; ++i) {
    emp_build_op(b, EMP_OP_hal_device_queue_barrier,
                 EMP_VALUES(emp_hal_device(lowering), emp_hal_any_queue(b),
                            wait, emp_op_operand(op, i)),
                 EMP_ATTRS(EMP_ATTR("flags", text_attr(lowering, "None"))));
  }
  emp_erase_op(b, op);
  return true;
}

static bool lower_join(emp_hal_lowering_t* lowering, emp_op_t* op) {
  if (!lowering->is_async) return lower_immediate(lowering, op);
  emp_rewriter_t* b = &lowering->b;
  emp_value_t** fences =
      emp_arena_new_array(lowering->scratch, emp_value_t*, op->operand_count);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    fences[i] = emp_op_operand(op, i);
  }
  emp_value_t* joined = emp_build_value(
      b, EMP_OP_hal_fence_join, .operands = fences,
      .operand_count = op->operand_count, EMP_TYPES(lowering->fence_type),
      EMP_ATTRS(EMP_ATTR("flags", text_attr(lowering, "None"))));
  return replace_with_one(lowering, op, joined);
}

static bool lower_barrier(emp_hal_lowering_t* lowering, emp_op_t* op) {
  return replace_with_two(lowering, op, emp_op_operand(op, 0),
                          emp_hal_null_fence(lowering));
}

static bool lower_await(emp_hal_lowering_t* lowering, emp_op_t* op) {
  emp_rewriter_t* b = &lowering->b;
  if (lowering->is_async) {
    emp_value_t* status = emp_build_value(
        b, EMP_OP_hal_fence_await,
        EMP_VALUES(emp_hal_i32(b, -1),
                   emp_op_named_operand(op, "await_timepoint")),
        EMP_TYPES(emp_type_integer(lowering->context, 32)),
        EMP_ATTRS(EMP_ATTR("flags", text_attr(lowering, "None"))));
    emp_build_op(
        b, EMP_OP_util_status_check_ok, EMP_VALUES(status),
        EMP_ATTRS(EMP_ATTR("message",
                           text_attr(lowering, "work before this failed"))));
  }
  uint32_t first = 0;
  uint32_t count = 0;
  emp_op_operand_group(op, "resource_operands", &first, &count);
  emp_value_t** values =
      emp_arena_new_array(lowering->scratch, emp_value_t*, count);
  for (uint32_t i = 0; i < count; ++i) {
    values[i] = emp_op_operand(op, first + i);
  }
  emp_replace_op(b, op, values, count);
  return true;
}

// The same bytes under another lifetime: there is one memory.
static bool lower_cast(emp_hal_lowering_t* lowering, emp_op_t* op) {
  return replace_with_one(lowering, op, emp_op_operand(op, 0));
}

// -- what needs nothing on this device ---------------------------------------

static bool lower_to_nothing(emp_hal_lowering_t* lowering, emp_op_t* op) {
  emp_erase_op(&lowering->b, op);
  return true;
}

static bool lower_terminal(emp_hal_lowering_t* lowering, emp_op_t* op) {
  emp_value_t* answer = emp_build_value(
      &lowering->b, EMP_OP_arith_constant,
      EMP_ATTRS(EMP_ATTR("value", emp_attr_bool(lowering->context, false))));
  return replace_with_one(lowering, op, answer);
}

static bool keep(emp_hal_lowering_t* lowering, emp_op_t* op) {
  (void)lowering;
  (void)op;
  return true;
}

static const struct {
  uint32_t kind;
  lower_fn_t lower;
} rows[] = {
    {EMP_OP_stream_resource_alloc, lower_alloc},
    {EMP_OP_stream_resource_alloca, lower_alloca},
    {EMP_OP_stream_resource_dealloca, lower_dealloca},
    {EMP_OP_stream_resource_retain, lower_to_nothing},
    {EMP_OP_stream_resource_release, lower_terminal},
    {EMP_OP_stream_resource_is_terminal, lower_terminal},
    {EMP_OP_stream_resource_size, lower_size},
    {EMP_OP_stream_resource_load, lower_load},
    {EMP_OP_stream_resource_store, lower_store},
    // Sizes that are known late: the vm phase calls the packing function.
    {EMP_OP_stream_resource_pack, keep},
    {EMP_OP_stream_resource_constants, lower_constants},
    {EMP_OP_stream_resource_subview, lower_subview},
    {EMP_OP_stream_resource_transients, lower_transients},
    {EMP_OP_stream_async_cast, lower_cast},
    {EMP_OP_stream_tensor_import, lower_import},
    {EMP_OP_stream_tensor_export, lower_export},
    {EMP_OP_stream_timepoint_immediate, lower_immediate},
    {EMP_OP_stream_timepoint_import, lower_timepoint_import},
    {EMP_OP_stream_timepoint_export, lower_timepoint_export},
    {EMP_OP_stream_timepoint_chain_external, lower_chain},
    {EMP_OP_stream_timepoint_join, lower_join},
    {EMP_OP_stream_timepoint_barrier, lower_barrier},
    {EMP_OP_stream_timepoint_await, lower_await},
};

bool emp_hal_lower_op(emp_hal_lowering_t* lowering, emp_op_t* op) {
  for (size_t i = 0; i < EMP_COUNT_OF(rows); ++i) {
    if (rows[i].kind == op->info->kind) return rows[i].lower(lowering, op);
  }
  return emp_diag_hal_unsupported(lowering->sink, op->loc, op->info->name,
                                  "has no form on this device");
}

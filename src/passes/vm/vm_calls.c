// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ops that become calls of imports: most by a row of vm_calls.def, the rest by
// a function each. An import is declared in the module when it is first called;
// its calling convention, from the contract, tells the register classes.
#include <string.h>

#include "base/array.h"
#include "base/assert.h"
#include "base/text.h"
#include "contract/hal_flags.h"
#include "dialects/hal/hal.h"
#include "dialects/op_kinds.h"
#include "passes/vm/vm_build.h"
#include "passes/vm/vm_convert.h"

// -- the contract ------------------------------------------------------------

typedef struct import_row_s {
  const char* name;
  const char* convention;
} import_row_t;

static const import_row_t import_rows[] = {
#define HAL_IMPORT(id, name, convention, ...) {"hal." name, convention},
#include "contract/hal_imports.def"
#undef HAL_IMPORT
#define UTIL_IMPORT(id, name, convention, ...) {"util." name, convention},
#include "contract/util_imports.def"
#undef UTIL_IMPORT
#define CHECK_IMPORT(id, name, convention, ...) {"check." name, convention},
#include "contract/check_imports.def"
#undef CHECK_IMPORT
};

const char* emp_vm_import_convention(const char* name) {
  for (size_t i = 0; i < EMP_COUNT_OF(import_rows); ++i) {
    if (strcmp(import_rows[i].name, name) == 0) {
      return import_rows[i].convention;
    }
  }
  return NULL;
}

static const emp_type_t* type_of_letter(emp_context_t* context, char letter) {
  switch (letter) {
    case 'i':
      return emp_type_integer(context, 32);
    case 'I':
      return emp_type_integer(context, 64);
    case 'f':
      return emp_type_float(context, EMP_FLOAT_F32);
    case 'F':
      return emp_type_float(context, EMP_FLOAT_F64);
    default: {
      const emp_attr_t* any = emp_attr_unit(context);
      return emp_type_named(context, "vm.ref", &any, 1);
    }
  }
}

typedef struct type_list_s {
  const emp_type_t** items;
  size_t count, capacity;
} type_list_t;

typedef struct attr_list_s {
  const emp_attr_t** items;
  size_t count, capacity;
} attr_list_t;

// One type a parameter; a span of several columns is a tuple.
static const char* read_parameters(emp_vm_converter_t* converter,
                                   const char* at, type_list_t* types,
                                   attr_list_t* variadic) {
  emp_context_t* context = converter->context;
  while (*at != '_' && *at != '\0') {
    bool is_span = *at == 'C';
    const emp_type_t* type = NULL;
    if (is_span) {
      type_list_t columns = {.items = NULL};
      for (++at; *at != 'D'; ++at) {
        const emp_type_t* column = type_of_letter(context, *at);
        emp_array_push(converter->scratch, &columns, column);
      }
      type = columns.count == 1
                 ? columns.items[0]
                 : emp_type_tuple(context, columns.items, columns.count);
    } else if (*at != 'v') {
      type = type_of_letter(context, *at);
    }
    ++at;
    if (!type) continue;
    const emp_attr_t* flag = emp_attr_bool(context, is_span);
    emp_array_push(converter->scratch, types, type);
    emp_array_push(converter->scratch, variadic, flag);
  }
  return at;
}

static emp_op_t* declare_import(emp_vm_converter_t* converter, const char* name,
                                const char* convention) {
  emp_op_t* import = emp_str_map_get(&converter->imports, emp_str_from(name));
  if (import) return import;
  emp_context_t* context = converter->context;
  type_list_t inputs = {.items = NULL};
  type_list_t results = {.items = NULL};
  attr_list_t variadic = {.items = NULL};
  attr_list_t ignored = {.items = NULL};
  const char* at =
      read_parameters(converter, convention + 1, &inputs, &variadic);
  if (*at == '_') read_parameters(converter, at + 1, &results, &ignored);
  const emp_type_t* type = emp_type_function(
      context, inputs.items, inputs.count, results.items, results.count);
  emp_rewriter_t b = emp_build_at_end(context, converter->module->arena, NULL);
  b.loc = converter->module->loc;
  import = emp_build_op(
      &b, EMP_OP_vm_import,
      EMP_ATTRS(
          EMP_ATTR("sym_name", emp_attr_cstr(context, name)),
          EMP_ATTR("sym_visibility", emp_attr_cstr(context, "private")),
          EMP_ATTR("function_type", emp_attr_type(type)),
          EMP_ATTR("arg_variadic",
                   emp_attr_array(context, variadic.items, variadic.count)),
          EMP_ATTR("emplace.convention", emp_attr_cstr(context, convention))));
  emp_block_t* body = emp_op_body(converter->module);
  emp_symbol_table_insert(converter->table, import, body->first);
  emp_str_map_set(&converter->imports, emp_symbol_name(import), import);
  return import;
}

void emp_vm_call_push(emp_vm_converter_t* converter, emp_vm_call_t* call,
                      emp_value_t* value) {
  emp_array_push(converter->scratch, call, value);
  emp_array_push(converter->scratch, &call->sizes, -1);
}

// The type of a segment as its operands are: of one value, or of an entry.
static const emp_type_t* segment_type(emp_vm_converter_t* converter,
                                      const emp_vm_call_t* call,
                                      const emp_type_t* parameter, int32_t size,
                                      size_t* inout_at) {
  size_t first = *inout_at;
  if (size < 0) {
    ++*inout_at;
    return call->items[first]->type;
  }
  bool is_tuple = parameter->kind == EMP_TYPE_TUPLE;
  size_t width = is_tuple ? parameter->input_count : 1;
  *inout_at += width * (size_t)size;
  if (size == 0) return parameter;
  if (!is_tuple) return call->items[first]->type;
  const emp_type_t** types =
      emp_arena_new_array(converter->scratch, const emp_type_t*, width);
  for (size_t i = 0; i < width; ++i)
    types[i] = call->items[first + i]->type;
  return emp_type_tuple(converter->context, types, width);
}

emp_op_t* emp_vm_call_import(emp_vm_converter_t* converter, const char* name,
                             const char* convention, const emp_vm_call_t* call,
                             const emp_type_t* const* result_types,
                             size_t result_count) {
  emp_context_t* context = converter->context;
  emp_rewriter_t* b = &converter->scalars.rewriter;
  const emp_op_t* import = declare_import(converter, name, convention);
  const emp_attr_t* callee = emp_attr_symbol(context, emp_symbol_name(import));
  if (!strchr(convention, 'C')) {
    return emp_build_op(b, EMP_OP_vm_call, .operands = call->items,
                        .operand_count = call->count, .results = result_types,
                        .result_count = result_count,
                        EMP_ATTRS(EMP_ATTR("callee", callee)));
  }
  const emp_type_t* type = emp_op_attr(import, "function_type")->type;
  attr_list_t sizes = {.items = NULL};
  attr_list_t types = {.items = NULL};
  size_t at = 0;
  for (size_t i = 0; i < call->sizes.count; ++i) {
    const emp_attr_t* size = emp_attr_i32(context, call->sizes.items[i]);
    const emp_attr_t* of = emp_attr_type(segment_type(
        converter, call, type->types[i], call->sizes.items[i], &at));
    emp_array_push(converter->scratch, &sizes, size);
    emp_array_push(converter->scratch, &types, of);
  }
  return emp_build_op(
      b, EMP_OP_vm_call_variadic, .operands = call->items,
      .operand_count = call->count, .results = result_types,
      .result_count = result_count,
      EMP_ATTRS(EMP_ATTR("callee", callee),
                EMP_ATTR("segment_sizes",
                         emp_attr_array(context, sizes.items, sizes.count)),
                EMP_ATTR("segment_types",
                         emp_attr_array(context, types.items, types.count))));
}

// -- words of a row ----------------------------------------------------------

typedef struct bit_row_s {
  const char* field;
  emp_hal_bit_t bit;
} bit_row_t;

static const bit_row_t bit_rows[] = {
#define HAL_BITS(field, word, value) {#field, {word, (uint64_t)(value)}},
#define HAL_BITS_SUM HAL_BITS
#include "dialects/hal/hal_bits.def"
#undef HAL_BITS_SUM
#undef HAL_BITS
};

// The bits of a text by the words of one field; "flags" has none.
static bool read_bits(const char* field, emp_str_t text, uint64_t* out_bits) {
  emp_hal_bit_t words[EMP_COUNT_OF(bit_rows)];
  size_t count = 0;
  for (size_t i = 0; i < EMP_COUNT_OF(bit_rows); ++i) {
    if (strcmp(bit_rows[i].field, field) == 0) words[count++] = bit_rows[i].bit;
  }
  return emp_hal_bits(text, words, count, out_bits);
}

typedef struct call_builder_s {
  emp_vm_converter_t* converter;
  emp_op_t* op;
  emp_vm_call_t call;
} call_builder_t;

// A register of the class that a letter of the convention names.
static emp_value_t* as_letter(emp_vm_converter_t* converter, char letter,
                              emp_value_t* value) {
  if (letter == 'i') return emp_vm_as_i32(converter, value);
  if (letter == 'I') return emp_vm_as_i64(converter, value);
  return value;
}

static emp_value_t* constant_of(emp_vm_converter_t* converter, char letter,
                                int64_t value) {
  emp_rewriter_t* b = &converter->scalars.rewriter;
  if (letter == 'r') {
    return emp_vm_null(converter, type_of_letter(converter->context, 'r'));
  }
  return letter == 'i' ? emp_vm_const_i32(b, (int32_t)value)
                       : emp_vm_const_i64(b, value);
}

static bool is_ref(const emp_value_t* value) {
  return value->type->kind == EMP_TYPE_DIALECT;
}

// The bits of a scalar in a 64-bit register, repeated or not by who reads it.
static emp_value_t* pattern_bits(emp_vm_converter_t* converter,
                                 const emp_value_t* operand) {
  emp_vm_conversion_t* scalars = &converter->scalars;
  const emp_type_t* type = operand->type;
  emp_value_t* value = emp_vm_value(scalars, operand);
  if (type->kind == EMP_TYPE_FLOAT) {
    if (type->float_kind == EMP_FLOAT_F64) {
      return emp_vm_emit1(scalars, "vm.bitcast.f64.i64", EMP_VM_CLASS_I64,
                          value);
    }
    value = type->float_kind == EMP_FLOAT_F32
                ? emp_vm_emit1(scalars, "vm.bitcast.f32.i32", EMP_VM_CLASS_I32,
                               value)
                : emp_vm_small_float_bits(scalars, type->float_kind, value);
  }
  if (emp_vm_class_of(value->type) == EMP_VM_CLASS_I64) return value;
  return emp_vm_emit1(scalars, "vm.ext.i32.i64.u", EMP_VM_CLASS_I64, value);
}

static int64_t scalar_bytes(const emp_type_t* type) {
  int64_t bytes = 0;
  emp_type_storage_bytes(type, 1, &bytes);
  return bytes;
}

// A word with a prefix, `prefix:rest`.
static bool build_prefixed(call_builder_t* builder, emp_str_t prefix,
                           const char* rest, char letter,
                           emp_value_t** out_value) {
  emp_vm_converter_t* converter = builder->converter;
  const emp_op_t* op = builder->op;
  if (emp_str_is(prefix, "text")) {
    *out_value = emp_vm_rodata(
        converter, EMP_STR("_text"),
        emp_attr_string(converter->context, emp_op_str_attr(op, rest)));
    return true;
  }
  if (emp_str_is(prefix, "num")) {
    *out_value = constant_of(converter, letter, emp_op_int_attr(op, rest, 0));
    return true;
  }
  if (emp_str_is(prefix, "bytes") || emp_str_is(prefix, "pattern")) {
    const emp_value_t* operand = emp_op_named_operand(op, rest);
    *out_value =
        emp_str_is(prefix, "pattern")
            ? as_letter(converter, letter, pattern_bits(converter, operand))
            : constant_of(converter, letter, scalar_bytes(operand->type));
    return true;
  }
  uint64_t bits = 0;
  emp_str_t text = emp_op_str_attr(op, rest);
  emp_str_t field = emp_arena_copy_str(converter->scratch, prefix);
  if (!read_bits(field.data, text, &bits)) {
    return emp_diag_vm_unsupported(converter->sink, op->loc, op->info->name,
                                   emp_intern(converter->context, text).data);
  }
  *out_value = constant_of(converter, letter, (int64_t)bits);
  return true;
}

// What a word makes of entry `entry` of its group; *out_value stays NULL when
// the group ends before it.
static bool build_word(call_builder_t* builder, emp_str_t word, char letter,
                       uint32_t entry, emp_value_t** out_value) {
  emp_vm_converter_t* converter = builder->converter;
  emp_str_t prefix;
  emp_str_t rest;
  *out_value = NULL;
  int64_t number = 0;
  if (emp_str_is(word, "null") || emp_parse_i64(word, &number)) {
    *out_value = constant_of(converter, letter, number);
    return true;
  }
  bool has_prefix = emp_str_split(word, ':', &prefix, &rest);
  bool is_slot = has_prefix && emp_str_is(prefix, "slot");
  bool is_ref_word = has_prefix && emp_str_is(prefix, "ref");
  const char* name =
      emp_arena_copy_str(converter->scratch, has_prefix ? rest : word).data;
  if (has_prefix && !is_slot && !is_ref_word) {
    return build_prefixed(builder, prefix, name, letter, out_value);
  }
  uint32_t first = 0;
  uint32_t count = 0;
  emp_op_operand_group(builder->op, name, &first, &count);
  if (entry >= count) return true;
  emp_value_t* value = emp_vm_value(&converter->scalars,
                                    emp_op_operand(builder->op, first + entry));
  bool wants_ref = letter == 'r';
  bool fits = !has_prefix || wants_ref == is_ref(value);
  if (fits) {
    *out_value = as_letter(converter, letter, value);
  } else if (wants_ref) {
    // Of the type that buffers have, so that the entries of a span agree.
    const emp_type_t* buffer =
        emp_type_named(converter->context, "hal.buffer", NULL, 0);
    *out_value = emp_vm_null(converter, emp_vm_converted_type(buffer));
  } else {
    *out_value = constant_of(converter, letter, 0);
  }
  return true;
}

// A span: words in parentheses, or one; until the first of them ends.
static bool build_span(call_builder_t* builder, emp_str_t words,
                       const char* letters) {
  emp_arena_t* scratch = builder->converter->scratch;
  int32_t entries = 0;
  // Which group tells the end: the last word is an operand group always.
  for (;; ++entries) {
    emp_vm_call_t row = {.items = NULL};
    emp_str_t rest = words;
    bool has_more = true;
    bool is_end = false;
    for (size_t i = 0; has_more; ++i) {
      emp_str_t word;
      emp_value_t* value = NULL;
      has_more = emp_str_split(rest, ' ', &word, &rest);
      if (!build_word(builder, word, letters[i], (uint32_t)entries, &value)) {
        return false;
      }
      is_end |= !value;
      emp_array_push(scratch, &row, value);
    }
    if (is_end) break;
    for (size_t i = 0; i < row.count; ++i) {
      emp_array_push(scratch, &builder->call, row.items[i]);
    }
  }
  emp_array_push(scratch, &builder->call.sizes, entries);
  return true;
}

// Cuts the next word, or the parenthesized words, off a row; strips "...".
static emp_str_t next_word(emp_str_t* inout_rest, bool* out_is_span) {
  emp_str_t text = emp_str_trim(*inout_rest);
  emp_str_t word;
  *out_is_span = false;
  if (text.length > 0 && text.data[0] == '(') {
    emp_str_split((emp_str_t){text.data + 1, text.length - 1}, ')', &word,
                  &text);
    emp_str_t dots;
    emp_str_split(text, ' ', &dots, inout_rest);
    *out_is_span = true;
    return word;
  }
  emp_str_split(text, ' ', &word, inout_rest);
  if (emp_str_ends_with(word, EMP_STR("..."))) {
    *out_is_span = true;
    word.length -= 3;
  }
  return word;
}

static bool build_arguments(call_builder_t* builder, const char* arguments,
                            const char* convention) {
  const char* letter = convention + 1;
  emp_str_t rest = emp_str_from(arguments);
  while (emp_str_trim(rest).length > 0) {
    bool is_span = false;
    emp_str_t word = next_word(&rest, &is_span);
    EMP_ASSERT(is_span == (*letter == 'C'));
    if (is_span) {
      if (!build_span(builder, word, letter + 1)) return false;
      letter = strchr(letter, 'D') + 1;
      continue;
    }
    emp_value_t* value = NULL;
    if (!build_word(builder, word, *letter, 0, &value)) return false;
    if (!value) value = constant_of(builder->converter, *letter, 0);
    emp_vm_call_push(builder->converter, &builder->call, value);
    ++letter;
  }
  EMP_ASSERT(*letter == '_' || *letter == 'v');
  return true;
}

// -- results -----------------------------------------------------------------

// The register of a result in the class that its type has.
static emp_value_t* result_as(emp_vm_converter_t* converter, emp_value_t* value,
                              const emp_type_t* type) {
  switch (emp_vm_class_of(type)) {
    case EMP_VM_CLASS_I32:
      return emp_vm_as_i32(converter, value);
    case EMP_VM_CLASS_I64:
      return emp_vm_as_i64(converter, value);
    default:
      return value;
  }
}

// Types of the results as the convention says, references as the op says.
static size_t result_types(emp_vm_converter_t* converter, const emp_op_t* op,
                           const char* convention,
                           const emp_type_t** out_types) {
  const char* letter = strchr(convention, '_') + 1;
  size_t count = 0;
  for (; *letter != '\0' && *letter != 'v'; ++letter, ++count) {
    const emp_type_t* own =
        count < op->result_count
            ? emp_vm_converted_type(emp_op_result(op, (uint32_t)count)->type)
            : NULL;
    out_types[count] = *letter == 'r' && own
                           ? own
                           : type_of_letter(converter->context, *letter);
  }
  return count;
}

static bool build_call(emp_vm_converter_t* converter, emp_op_t* op,
                       const char* name, const char* arguments) {
  enum { kMaxResults = 4 };
  const char* convention = emp_vm_import_convention(name);
  EMP_ASSERT(convention);
  call_builder_t builder = {.converter = converter, .op = op};
  if (!build_arguments(&builder, arguments, convention)) return false;
  const emp_type_t* types[kMaxResults];
  size_t count = result_types(converter, op, convention, types);
  emp_op_t* call = emp_vm_call_import(converter, name, convention,
                                      &builder.call, types, count);
  for (uint32_t i = 0; i < op->result_count && i < count; ++i) {
    const emp_value_t* result = emp_op_result(op, i);
    emp_vm_set_value(
        &converter->scalars, result,
        result_as(converter, emp_op_result(call, i), result->type));
  }
  return true;
}

// -- ops with a function of their own ----------------------------------------

static bool convert_allocator_import(emp_vm_converter_t* converter,
                                     emp_op_t* op) {
  static const char kName[] = "hal.allocator.import";
  const char* convention = emp_vm_import_convention(kName);
  call_builder_t builder = {.converter = converter, .op = op};
  // The first result tells whether it could be done, so it may be tried only
  // where somebody asks.
  bool is_tried = emp_value_is_used(emp_op_result(op, 0));
  const char* arguments =
      is_tried ? "allocator 1 queue_affinity memory:memory_types "
                 "usage:buffer_usage source offset length"
               : "allocator 0 queue_affinity memory:memory_types "
                 "usage:buffer_usage source offset length";
  if (!build_arguments(&builder, arguments, convention)) return false;
  const emp_type_t* type = emp_vm_converted_type(emp_op_result(op, 1)->type);
  emp_op_t* call =
      emp_vm_call_import(converter, kName, convention, &builder.call, &type, 1);
  emp_value_t* buffer = emp_op_result(call, 0);
  emp_vm_set_value(&converter->scalars, emp_op_result(op, 1), buffer);
  emp_value_t* did_import =
      emp_vm_instruction(converter, EMP_OP_vm_cmp_nz_ref,
                         emp_type_integer(converter->context, 32), &buffer, 1);
  emp_vm_set_value(&converter->scalars, emp_op_result(op, 0), did_import);
  return true;
}

// Calls an import with given operands; the result, or NULL.
static emp_value_t* call_with(emp_vm_converter_t* converter, const char* name,
                              emp_value_t* const* operands, size_t count,
                              const emp_type_t* result) {
  emp_vm_call_t call = {.items = NULL};
  for (size_t i = 0; i < count; ++i) {
    emp_vm_call_push(converter, &call, operands[i]);
  }
  emp_op_t* op =
      emp_vm_call_import(converter, name, emp_vm_import_convention(name), &call,
                         &result, result ? 1 : 0);
  return result ? emp_op_result(op, 0) : NULL;
}

static bool convert_buffer_load(emp_vm_converter_t* converter, emp_op_t* op) {
  emp_vm_conversion_t* scalars = &converter->scalars;
  emp_context_t* context = converter->context;
  const emp_type_t* type = emp_op_result(op, 0)->type;
  emp_vm_class_t class = emp_vm_class_of(type);
  int64_t bytes = scalar_bytes(type);
  emp_value_t* operands[] = {
      emp_vm_value(scalars, emp_op_operand(op, 0)),
      emp_vm_value(scalars, emp_op_operand(op, 1)),
      NULL,
  };
  emp_value_t* value = NULL;
  if (class == EMP_VM_CLASS_I64) {
    value = call_with(converter, "hal.buffer.load.i64", operands, 2,
                      emp_type_integer(context, 64));
  } else if (class == EMP_VM_CLASS_F64) {
    value = call_with(converter, "hal.buffer.load.f64", operands, 2,
                      emp_type_float(context, EMP_FLOAT_F64));
  } else if (class == EMP_VM_CLASS_F32 && bytes == 4) {
    value = call_with(converter, "hal.buffer.load.f32", operands, 2,
                      emp_type_float(context, EMP_FLOAT_F32));
  } else if (class != EMP_VM_CLASS_NONE) {
    operands[2] = emp_vm_const_i32(&scalars->rewriter, (int32_t)bytes);
    value = call_with(converter, "hal.buffer.load", operands, 3,
                      emp_type_integer(context, 32));
    if (class == EMP_VM_CLASS_F32) {
      value = emp_vm_small_float_value(scalars, type->float_kind, value);
    }
  }
  if (!value) return emp_vm_refuse(scalars, op);
  emp_vm_set_result(scalars, op, 0, value);
  return true;
}

static bool convert_buffer_store(emp_vm_converter_t* converter, emp_op_t* op) {
  emp_vm_conversion_t* scalars = &converter->scalars;
  const emp_value_t* value = emp_op_operand(op, 0);
  if (emp_vm_class_of(value->type) == EMP_VM_CLASS_NONE) {
    return emp_vm_refuse(scalars, op);
  }
  int64_t bytes = scalar_bytes(value->type);
  emp_value_t* bits = pattern_bits(converter, value);
  emp_value_t* operands[] = {
      bytes == 8 ? bits : emp_vm_as_i32(converter, bits),
      emp_vm_value(scalars, emp_op_operand(op, 1)),
      emp_vm_value(scalars, emp_op_operand(op, 2)),
      NULL,
  };
  if (bytes == 8) {
    call_with(converter, "hal.buffer.store.i64", operands, 3, NULL);
    return true;
  }
  operands[3] = emp_vm_const_i32(&scalars->rewriter, (int32_t)bytes);
  call_with(converter, "hal.buffer.store", operands, 4, NULL);
  return true;
}

// Where every device is the same, a query has its default for an answer.
static bool convert_device_query(emp_vm_converter_t* converter, emp_op_t* op) {
  emp_vm_conversion_t* scalars = &converter->scalars;
  emp_context_t* context = converter->context;
  emp_value_t* operands[] = {
      emp_vm_value(scalars, emp_op_operand(op, 0)),
      emp_vm_rodata(converter, EMP_STR("_text"),
                    emp_attr_string(context, emp_op_str_attr(op, "category"))),
      emp_vm_rodata(converter, EMP_STR("_text"),
                    emp_attr_string(context, emp_op_str_attr(op, "key"))),
  };
  static const char kName[] = "hal.device.query.i64";
  emp_vm_call_t call = {.items = NULL};
  for (size_t i = 0; i < EMP_COUNT_OF(operands); ++i) {
    emp_vm_call_push(converter, &call, operands[i]);
  }
  const emp_type_t* types[] = {emp_type_integer(context, 32),
                               emp_type_integer(context, 64)};
  emp_op_t* made = emp_vm_call_import(
      converter, kName, emp_vm_import_convention(kName), &call, types, 2);
  emp_value_t* is_known = emp_op_result(made, 0);
  emp_value_t* otherwise = emp_vm_const_i64(
      &scalars->rewriter, emp_op_int_attr(op, "default_value", 0));
  emp_value_t* choice[] = {is_known, emp_op_result(made, 1), otherwise};
  emp_value_t* value =
      emp_vm_instruction(converter, EMP_OP_vm_select_i64, types[1], choice, 3);
  emp_vm_set_value(scalars, emp_op_result(op, 0), is_known);
  emp_vm_set_result(scalars, op, 1,
                    result_as(converter, value, emp_op_result(op, 1)->type));
  return true;
}

static emp_value_t* float_attr(emp_vm_converter_t* converter,
                               const emp_op_t* op, const char* name,
                               double otherwise, emp_vm_class_t class) {
  const emp_attr_t* attr = emp_op_attr(op, name);
  bool is_float = attr && attr->kind == EMP_ATTR_FLOAT;
  double value = is_float ? emp_attr_float_value(attr) : otherwise;
  return emp_vm_const_float(&converter->scalars.rewriter, class, value);
}

static bool convert_almost_eq(emp_vm_converter_t* converter, emp_op_t* op) {
  emp_rewriter_t* b = &converter->scalars.rewriter;
  emp_value_t* device = emp_op_named_operand(op, "device");
  emp_value_t* operands[5] = {
      device ? emp_vm_value(&converter->scalars, device)
             : constant_of(converter, 'r', 0),
      emp_vm_value(&converter->scalars, emp_op_named_operand(op, "lhs")),
      emp_vm_value(&converter->scalars, emp_op_named_operand(op, "rhs")),
  };
  if (emp_op_has_attr(op, "tolerance")) {
    operands[3] = float_attr(converter, op, "tolerance", 0, EMP_VM_CLASS_F64);
    call_with(converter, "check.expect_near", operands, 4, NULL);
    return true;
  }
  if (emp_op_is(op, EMP_OP_check_expect_close) ||
      emp_op_has_attr(op, "max_ulp_difference")) {
    operands[3] =
        emp_vm_const_i64(b, emp_op_int_attr(op, "min_ulp_difference", 0));
    operands[4] =
        emp_vm_const_i64(b, emp_op_int_attr(op, "max_ulp_difference", 3));
    call_with(converter, "check.expect_close", operands, 5, NULL);
    return true;
  }
  operands[3] = float_attr(converter, op, "atol", 1e-4, EMP_VM_CLASS_F32);
  operands[4] = float_attr(converter, op, "rtol", 0, EMP_VM_CLASS_F32);
  call_with(converter, "check.expect_almost_eq", operands, 5, NULL);
  return true;
}

// Runs the packing that the size query runs, on actual sizes.
static bool convert_pack(emp_vm_converter_t* converter, emp_op_t* op) {
  emp_vm_conversion_t* scalars = &converter->scalars;
  emp_context_t* context = converter->context;
  emp_arena_t* scratch = converter->scratch;
  const emp_attr_t* list = emp_op_attr(op, "lifetime_intervals");
  int64_t* intervals = emp_arena_new_array(scratch, int64_t, list->count + 1);
  size_t interval_count = 0;
  if (!emp_attr_read_ints(list, intervals, list->count, &interval_count)) {
    return emp_vm_refuse(scalars, op);
  }
  int64_t dims[] = {(int64_t)interval_count};
  const emp_type_t* type =
      emp_type_tensor(dims, 1, emp_type_integer(context, 64), NULL);
  // The attribute keeps the bytes it is given when they are many.
  int64_t* kept = emp_arena_copy(emp_context_arena(context), intervals,
                                 interval_count * sizeof(int64_t) + 1);
  const emp_attr_t* data = emp_attr_dense(
      type, (emp_dense_data_t){.bytes = (const uint8_t*)kept,
                               .length = interval_count * sizeof(int64_t)});
  emp_vm_call_t call = {.items = NULL};
  emp_value_t* alignment = emp_vm_const_i64(&scalars->rewriter, 64);
  emp_vm_call_push(converter, &call, alignment);
  emp_vm_call_push(converter, &call,
                   emp_vm_rodata(converter, EMP_STR("_intervals"), data));
  uint32_t first = 0;
  uint32_t count = 0;
  emp_op_operand_group(op, "dynamic_slice_sizes", &first, &count);
  for (uint32_t i = 0; i < count; ++i) {
    emp_value_t* size = emp_vm_value(scalars, emp_op_operand(op, first + i));
    emp_array_push(scratch, &call, size);
  }
  emp_array_push(scratch, &call.sizes, (int32_t)count);
  static const char kName[] = "util.pack.intervals";
  const emp_type_t* buffer =
      emp_vm_converted_type(emp_type_named(context, "util.buffer", NULL, 0));
  emp_op_t* made = emp_vm_call_import(
      converter, kName, emp_vm_import_convention(kName), &call, &buffer, 1);
  emp_value_t* base = emp_op_named_operand(op, "offset");
  for (uint32_t i = 0; i < op->result_count; ++i) {
    emp_value_t* operands[] = {emp_op_result(made, 0),
                               emp_vm_const_i64(&scalars->rewriter, i)};
    emp_value_t* value =
        emp_vm_instruction(converter, EMP_OP_vm_buffer_load_i64,
                           emp_type_integer(context, 64), operands, 2);
    if (base) {
      value = emp_vm_emit2(scalars, "vm.add.i64.checked", EMP_VM_CLASS_I64,
                           value, emp_vm_value(scalars, base));
    }
    emp_vm_set_value(scalars, emp_op_result(op, i), value);
  }
  return true;
}

typedef bool (*convert_fn_t)(emp_vm_converter_t* converter, emp_op_t* op);

static const struct {
  uint32_t kind;
  const char* import;
  const char* arguments;
  convert_fn_t convert;
} rows[] = {
#define VM_CALL(op, import, arguments) {EMP_OP_##op, import, arguments, NULL},
#include "passes/vm/vm_calls.def"
#undef VM_CALL
    {EMP_OP_hal_allocator_import, NULL, NULL, convert_allocator_import},
    {EMP_OP_hal_buffer_load, NULL, NULL, convert_buffer_load},
    {EMP_OP_hal_buffer_store, NULL, NULL, convert_buffer_store},
    {EMP_OP_hal_device_query, NULL, NULL, convert_device_query},
    {EMP_OP_check_expect_almost_eq, NULL, NULL, convert_almost_eq},
    {EMP_OP_check_expect_close, NULL, NULL, convert_almost_eq},
    {EMP_OP_stream_resource_pack, NULL, NULL, convert_pack},
};

bool emp_vm_convert_call_op(emp_vm_converter_t* converter, emp_op_t* op,
                            bool* out_done) {
  *out_done = true;
  for (size_t i = 0; i < EMP_COUNT_OF(rows); ++i) {
    if (rows[i].kind != op->info->kind) continue;
    if (rows[i].convert) return rows[i].convert(converter, op);
    return build_call(converter, op, rows[i].import, rows[i].arguments);
  }
  *out_done = false;
  return true;
}

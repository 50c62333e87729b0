// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The hal dialect: verifiers and folds. The syntax is in hal_attr_syntax.c and
// hal_op_syntax.c.
#include "dialects/hal/hal.h"

#include <inttypes.h>
#include <stdio.h>

#include "base/text.h"
#include "dialects/hal/hal_syntax.h"
#include "dialects/op_kinds.h"
#include "dialects/op_wants.h"
#include "dialects/util/sized_syntax.h"
#include "ir/rewrite.h"

static bool is_storage(const emp_type_t* type) {
  return emp_type_is_named(type, "hal.buffer") ||
         emp_type_is_named(type, "hal.buffer_view");
}

static bool is_buffer_type(const emp_type_t* type) {
  return emp_type_is_named(type, "hal.buffer") ||
         emp_type_is_named(type, "util.buffer");
}

static bool is_binding(const emp_type_t* type) {
  return emp_type_is_index(type) || is_buffer_type(type);
}

static bool is_fence(const emp_type_t* type) {
  return emp_type_is_named(type, "hal.fence");
}

static const emp_type_t* build_fence(emp_context_t* context) {
  return emp_type_named(context, "hal.fence", NULL, 0);
}

static bool is_command_buffer(const emp_type_t* type) {
  return emp_type_is_named(type, "hal.command_buffer");
}

static const emp_type_t* build_command_buffer(emp_context_t* context) {
  return emp_type_named(context, "hal.command_buffer", NULL, 0);
}

static bool is_device(const emp_type_t* type) {
  return emp_type_is_named(type, "hal.device");
}

static const emp_type_t* build_device(emp_context_t* context) {
  return emp_type_named(context, "hal.device", NULL, 0);
}

// -- numbers -----------------------------------------------------------------

static const char* float_name(const emp_type_t* type) {
  switch (type->float_kind) {
#define FLOAT_FORMAT(id, name, ...) \
  case EMP_FLOAT_##id:              \
    return name;
#include "base/float_formats.def"
#undef FLOAT_FORMAT
    default:
      return "";
  }
}

// The name that the table of element types knows a type by; "" for others.
static emp_str_t element_name(const emp_type_t* type, char* storage,
                              size_t capacity) {
  int length = 0;
  switch (type->kind) {
    case EMP_TYPE_INTEGER:
      length = snprintf(storage, capacity, "%si%u",
                        type->signedness == EMP_SIGNED     ? "s"
                        : type->signedness == EMP_UNSIGNED ? "u"
                                                           : "",
                        type->bits);
      break;
    case EMP_TYPE_INDEX:
      return EMP_STR("i64");
    case EMP_TYPE_FLOAT:
      return emp_str_from(float_name(type));
    case EMP_TYPE_COMPLEX:
      length =
          snprintf(storage, capacity, "complex<%s>", float_name(type->element));
      break;
    default:
      break;
  }
  return (emp_str_t){storage, (size_t)length};
}

bool emp_hal_element_type(const emp_type_t* type, int32_t* out_number) {
  static const struct {
    const char* name;
    uint32_t value;
  } rows[] = {
#define ELEMENT_TYPE(id, name, value) {name, value},
#include "contract/element_types.def"
#undef ELEMENT_TYPE
  };
  char storage[32];
  emp_str_t name = element_name(type, storage, sizeof(storage));
  *out_number = 0;
  for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); ++i) {
    if (!emp_str_is(name, rows[i].name)) continue;
    *out_number = (int32_t)rows[i].value;
    return true;
  }
  return false;
}

bool emp_hal_bits(emp_str_t text, const emp_hal_bit_t* names, size_t count,
                  uint64_t* out_bits) {
  *out_bits = 0;
  emp_str_t rest = text, word = {0};
  bool more = rest.length > 0;
  while (more) {
    more = emp_str_split(rest, '|', &word, &rest);
    size_t i = 0;
    while (i < count && !emp_str_is(word, names[i].name))
      ++i;
    if (i < count) {
      *out_bits |= names[i].bits;
    } else if (!emp_str_is(word, "None")) {
      return false;
    }
  }
  return true;
}

// -- verifiers ---------------------------------------------------------------

static bool verify_dim_count(const emp_op_t* op, const emp_type_t* type,
                             const char* group, emp_diag_sink_t* sink) {
  uint32_t first = 0, count = 0;
  emp_op_operand_group(op, group, &first, &count);
  if (count == emp_sized_dim_count(type)) return true;
  return emp_diag_verify(sink, op->loc, op->info->name,
                         "number of dynamic dims must match the operand type");
}

static bool verify_tensor_import(emp_op_t* op, emp_diag_sink_t* sink) {
  return verify_dim_count(op, op->results[0].type, "target_dims", sink);
}

static bool verify_tensor_dims(emp_op_t* op, emp_diag_sink_t* sink) {
  return verify_dim_count(op, emp_op_operand(op, 0)->type, "source_dims", sink);
}

static bool verify_tensor_barrier(emp_op_t* op, emp_diag_sink_t* sink) {
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (op->result_count + 1 != op->operand_count ||
        op->results[i].type != emp_op_operand(op, i)->type) {
      return emp_diag_verify(sink, op->loc, op->info->name,
                             "wants results of the tensors' types");
    }
  }
  return true;
}

static uint32_t count_dims(const emp_op_t* op, bool of_results) {
  uint32_t first = 0, count = 0, dims = 0;
  emp_op_operand_group(op, "arguments", &first, &count);
  if (of_results) count = op->result_count;
  for (uint32_t i = 0; i < count; ++i) {
    dims += emp_sized_dim_count(
        of_results ? op->results[i].type : emp_op_operand(op, first + i)->type);
  }
  return dims;
}

static bool verify_extern_dims(emp_op_t* op, emp_diag_sink_t* sink) {
  static const char* const groups[] = {"argument_dims", "result_dims"};
  for (size_t i = 0; i < 2; ++i) {
    uint32_t first = 0, count = 0, wanted = count_dims(op, i == 1);
    emp_op_operand_group(op, groups[i], &first, &count);
    if (count != wanted) {
      return emp_op_wants_number(op, sink, count,
                                 "%" PRIu32 " sizes for the '?' of its %s",
                                 wanted, i == 1 ? "results" : "arguments");
    }
  }
  return true;
}

// Whether the region's block ends in a hal.return of `wanted` values, all of
// which pass.
static bool returns(const emp_region_t* region, uint32_t wanted,
                    bool (*passes)(const emp_type_t* type)) {
  const emp_op_t* end =
      region->last != NULL ? emp_block_terminator(region->last) : NULL;
  if (end == NULL || !emp_op_is(end, EMP_OP_hal_return)) return false;
  for (uint32_t i = 0; i < end->operand_count; ++i) {
    if (!passes(emp_op_operand(end, i)->type)) return false;
  }
  return end->operand_count == wanted;
}

static bool is_i1(const emp_type_t* type) {
  return emp_type_is_integer(type, 1);
}

static bool verify_extern_targets(emp_op_t* op, emp_diag_sink_t* sink) {
  static const char* const names[] = {"target_ordinals", "target_objects"};
  uint32_t wanted = emp_op_attr(op, "targets")->count;
  for (size_t i = 0; i < 2; ++i) {
    if (emp_op_attr(op, names[i])->count != wanted) {
      return emp_op_wants_number(op, sink, emp_op_attr(op, names[i])->count,
                                 "%" PRIu32 " %s, one for each target", wanted,
                                 names[i]);
    }
  }
  if (op->region_count != wanted + 1) {
    return emp_op_wants_number(op, sink, op->region_count - 1,
                               "%" PRIu32
                               " regions of conditions, one for "
                               "each target",
                               wanted);
  }
  for (uint32_t i = 0; i < wanted; ++i) {
    const emp_region_t* condition = &op->regions[i + 1];
    if (condition->first != NULL && !returns(condition, 1, is_i1)) {
      return emp_diag_verify(sink, op->loc, op->info->name,
                             "wants a condition that ends in hal.return of "
                             "one 'i1'");
    }
  }
  return true;
}

static bool verify_dispatch_extern(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_block_t* body = op->regions[0].first;
  uint32_t first = 0, workload = 0;
  emp_op_operand_group(op, "workload", &first, &workload);
  uint32_t has_device = body->arg_count > 0 && is_device(body->args[0]->type);
  if (body->arg_count != workload + has_device) {
    return emp_op_wants_number(
        op, sink, body->arg_count - has_device,
        "%" PRIu32 " values of the workload as arguments of its count region",
        workload);
  }
  if (!returns(&op->regions[0], 3, emp_type_is_index)) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants a count region that ends in hal.return of "
                           "three 'index'");
  }
  return verify_extern_dims(op, sink) && verify_extern_targets(op, sink);
}

// -- folds -------------------------------------------------------------------

static bool fold_element_type(emp_op_t* op, const emp_attr_t* const* operands,
                              emp_fold_result_t* out_results) {
  int32_t number = 0;
  (void)operands;
  if (!emp_hal_element_type(emp_op_attr(op, "type")->type, &number)) {
    return false;
  }
  out_results[0].attr = emp_attr_i32(op->context, number);
  return true;
}

static bool fold_encoding_type(emp_op_t* op, const emp_attr_t* const* operands,
                               emp_fold_result_t* out_results) {
  (void)operands;
  if (emp_op_has_attr(op, "encoding")) return false;
  out_results[0].attr = emp_attr_i32(op->context, 1);  // dense, row major
  return true;
}

// transients(transients(x from a) from b) is transients(x from b): the outer
// storage says where all scratch behind the value goes.
static bool canonicalize_transients(emp_op_t* op, emp_rewriter_t* rewriter) {
  emp_op_t* inner = emp_value_def(emp_op_operand(op, 0));
  if (inner == NULL || !emp_op_is(inner, EMP_OP_hal_tensor_transients)) {
    return false;
  }
  emp_update_operand(rewriter, op, 0, emp_op_operand(inner, 0));
  return true;
}

// -- alias names -------------------------------------------------------------

static bool verify_queue_alloca(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t first = 0, count = 0;
  bool has_text = emp_op_attr(op, "memory_types") != NULL &&
                  emp_op_attr(op, "buffer_usage") != NULL;
  bool has_none = emp_op_attr(op, "memory_types") == NULL &&
                  emp_op_attr(op, "buffer_usage") == NULL;
  emp_op_operand_group(op, "flag_values", &first, &count);
  return (has_text && count == 0) || (has_none && count == 2) ||
         emp_diag_verify(sink, op->loc, op->info->name,
                         "wants a memory type and a usage, both known or both "
                         "values");
}

static bool verify_constant_results(emp_op_t* op, const emp_type_t* type,
                                    emp_diag_sink_t* sink) {
  for (uint32_t i = 0; i < type->result_count; ++i) {
    const emp_type_t* result = type->types[type->input_count + i];
    if (!emp_type_is_integer(result, 32)) {
      return emp_op_wants(op, sink, emp_type_text(op->arena, result),
                          "constants of type 'i32'");
    }
  }
  return true;
}

static bool verify_constant_block(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = emp_op_attr(op, "function_type")->type;
  const emp_attr_t* keys = emp_op_attr(op, "keys");
  const emp_block_t* body = emp_op_body(op);
  if (keys->count != type->result_count) {
    return emp_op_wants_number(op, sink, keys->count,
                               "%" PRIu32 " keys, one for each result",
                               type->result_count);
  }
  if (type->input_count > 1 ||
      (type->input_count == 1 && !is_device(type->types[0]))) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants a !hal.device as its argument, or none");
  }
  if (!verify_constant_results(op, type, sink)) return false;
  const emp_op_t* end = body != NULL ? emp_block_terminator(body) : NULL;
  bool went_well = end != NULL && emp_op_is(end, EMP_OP_hal_return) &&
                   end->operand_count == type->result_count;
  for (uint32_t i = 0; went_well && i < type->result_count; ++i) {
    went_well =
        emp_op_operand(end, i)->type == type->types[type->input_count + i];
  }
  return went_well || emp_diag_verify(sink, op->loc, op->info->name,
                                      "wants hal.return of values like its "
                                      "results");
}

static emp_str_t target_format(const emp_attr_t* attr, emp_arena_t* arena) {
  (void)arena;
  return attr->items[1]->text;
}

static emp_str_t device_id(const emp_attr_t* attr, emp_arena_t* arena) {
  (void)arena;
  return attr->items[0]->text;
}

#define EMP_DIALECT_DEF "dialects/hal/hal.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_hal_dialect = {
    .name = "hal",
    EMP_DIALECT_TABLES,
    .doc = "devices, buffers, command buffers, fences, executables"};

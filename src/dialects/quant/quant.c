// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The quant dialect: its casts, and what they want of their types.
#include "dialects/quant/quant.h"
#include "dialects/op_kinds.h"
#include "dialects/quant/quant_hooks.h"
#include "ir/diag.h"
#include "ir/print.h"

static bool is_scalar_or_tensor(const emp_type_t* type) {
  return emp_type_is_tensor(type) || !emp_type_is_shaped(type);
}

static bool allow_quantized(const emp_type_t* type) {
  return is_scalar_or_tensor(type) &&
         emp_type_is_quantized(emp_type_element_or_self(type));
}

static bool allow_float(const emp_type_t* type) {
  return is_scalar_or_tensor(type) &&
         emp_type_is_float(emp_type_element_or_self(type));
}

static bool is_signless(const emp_type_t* type) {
  return type->kind == EMP_TYPE_INTEGER && type->signedness == EMP_SIGNLESS;
}

static bool allow_integer_or_quantized(const emp_type_t* type) {
  return allow_quantized(type) || (is_scalar_or_tensor(type) &&
                                   is_signless(emp_type_element_or_self(type)));
}

static bool wants(emp_op_t* op, emp_diag_sink_t* sink, const char* wanted,
                  const emp_type_t* found) {
  return emp_diag_op_wants(sink, op->loc, op->info->name, wanted,
                           emp_type_text(op->arena, found));
}

static bool same_shape(const emp_type_t* a, const emp_type_t* b) {
  if (emp_type_is_shaped(a) != emp_type_is_shaped(b)) return false;
  if (!emp_type_is_shaped(a)) return true;
  return emp_type_with_element(a, b->element) == b;
}

// -- integrity of scales and shape --------------------------------------------

static bool verify_axis(emp_op_t* op, emp_diag_sink_t* sink,
                        const emp_quantized_t* quantized,
                        const emp_type_t* tensor) {
  int64_t axis = emp_quantized_axis(quantized);
  int64_t count = emp_dense_count(quantized->scales);
  if (tensor->kind == EMP_TYPE_UNRANKED_TENSOR) return true;
  if (axis >= tensor->rank) {
    emp_str_t want = emp_arena_format(
        op->arena, "a tensor of a rank above the quantized dimension %lld",
        (long long)axis);
    return wants(op, sink, want.data, tensor);
  }
  int64_t size = tensor->dims[axis];
  if (size == EMP_DIM_DYNAMIC || size == count) return true;
  emp_str_t want = emp_arena_format(
      op->arena, "as many scales as dimension %lld has indices (%lld of them)",
      (long long)axis, (long long)count);
  return wants(op, sink, want.data, tensor);
}

// The block size of a dimension; its size where none is given.
static int64_t block_size(const emp_quantized_t* quantized,
                          const emp_type_t* tensor, uint32_t dim) {
  int64_t size = tensor->dims[dim];
  for (int64_t i = 0; i < emp_dense_count(quantized->axes); ++i) {
    if (emp_dense_int(quantized->axes, i) == dim) {
      size = emp_dense_int(quantized->block_sizes, i);
    }
  }
  return size;
}

static bool verify_block(emp_op_t* op, emp_diag_sink_t* sink,
                         const emp_quantized_t* quantized,
                         const emp_type_t* tensor, uint32_t dim) {
  int64_t size = tensor->dims[dim];
  int64_t block = block_size(quantized, tensor, dim);
  int64_t found = quantized->scales->type->dims[dim];
  int64_t blocks = 1;
  if (size == EMP_DIM_DYNAMIC && block != size) return true;
  if (size != block) {
    if (size % block != 0) {
      emp_str_t want = emp_arena_format(
          op->arena,
          "a size of dimension %u that %lld, its block size, divides", dim,
          (long long)block);
      return wants(op, sink, want.data, tensor);
    }
    blocks = size / block;
  }
  if (blocks == found) return true;
  emp_str_t want = emp_arena_format(
      op->arena, "%lld scales along dimension %u instead of %lld",
      (long long)blocks, dim, (long long)found);
  return wants(op, sink, want.data, tensor);
}

static bool verify_blocks(emp_op_t* op, emp_diag_sink_t* sink,
                          const emp_quantized_t* quantized,
                          const emp_type_t* tensor) {
  if (tensor->kind == EMP_TYPE_UNRANKED_TENSOR) {
    return wants(op, sink, "a ranked tensor of blocks", tensor);
  }
  for (int64_t i = 0; i < emp_dense_count(quantized->axes); ++i) {
    if (emp_dense_int(quantized->axes, i) >= tensor->rank) {
      return wants(op, sink,
                   "a tensor of a rank above all quantized dimensions", tensor);
    }
  }
  if (quantized->scales->type->rank != tensor->rank) {
    return wants(op, sink, "a tensor of the rank of the scales", tensor);
  }
  for (uint32_t dim = 0; dim < tensor->rank; ++dim) {
    if (!verify_block(op, sink, quantized, tensor, dim)) return false;
  }
  return true;
}

static bool verify_scales(emp_op_t* op, emp_diag_sink_t* sink,
                          const emp_quantized_t* quantized,
                          const emp_type_t* container) {
  bool per_axis = quantized->kind == EMP_QUANTIZED_PER_AXIS;
  if (!per_axis && quantized->kind != EMP_QUANTIZED_SUB_CHANNEL) return true;
  if (!emp_type_is_shaped(container)) {
    return wants(op, sink, "a tensor for several scales", container);
  }
  return per_axis ? verify_axis(op, sink, quantized, container)
                  : verify_blocks(op, sink, quantized, container);
}

// -- casts ------------------------------------------------------------------

static bool verify_shapes(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* result = emp_op_result(op, 0)->type;
  if (same_shape(emp_op_operand(op, 0)->type, result)) return true;
  return wants(op, sink,
               "input and result both scalars or both tensors of one shape",
               result);
}

// dcast and qcast: either side is quantized, the other the expressed type.
static bool verify_cast(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  bool to_floats = emp_op_is(op, EMP_OP_quant_dcast);
  emp_quantized_t quantized;
  emp_quantized_get(emp_type_element_or_self(to_floats ? from : to),
                    &quantized);
  if (!verify_shapes(op, sink)) return false;
  const emp_type_t* number = emp_type_element_or_self(to_floats ? to : from);
  if (quantized.expressed != number) {
    return wants(op, sink, "the expressed type of the quantized one", number);
  }
  return verify_scales(op, sink, &quantized, from);
}

static bool verify_storage_cast(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  const emp_type_t* elements[2] = {emp_type_element_or_self(from),
                                   emp_type_element_or_self(to)};
  emp_quantized_t quantized;
  bool from_quantized = emp_type_is_quantized(elements[0]);
  if (!verify_shapes(op, sink)) return false;
  if (from_quantized == emp_type_is_quantized(elements[1])) {
    return wants(op, sink, "integers on one side, quantized on the other", to);
  }
  emp_quantized_get(elements[from_quantized ? 0 : 1], &quantized);
  if (quantized.storage != elements[from_quantized ? 1 : 0]) {
    return wants(op, sink, "the storage type of the quantized one",
                 elements[from_quantized ? 1 : 0]);
  }
  return verify_scales(op, sink, &quantized, from);
}

static uint32_t inverse_of(const emp_op_t* op) {
  if (emp_op_is(op, EMP_OP_quant_dcast)) return EMP_OP_quant_qcast;
  if (emp_op_is(op, EMP_OP_quant_qcast)) return EMP_OP_quant_dcast;
  return EMP_OP_quant_scast;
}

// A cast there and back is nothing.
static bool fold_inverse(emp_op_t* op, const emp_attr_t* const* operands,
                         emp_fold_result_t* out_results) {
  const emp_op_t* def = emp_value_def(emp_op_operand(op, 0));
  (void)operands;
  if (def == NULL || !emp_op_is(def, inverse_of(op))) return false;
  emp_value_t* source = emp_op_operand(def, 0);
  if (source->type != emp_op_result(op, 0)->type) return false;
  out_results[0].value = source;
  return true;
}

#define EMP_DIALECT_DEF "dialects/quant/quant.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_quant_dialect = {
    .name = "quant", EMP_DIALECT_TABLES, .doc = "quantized numbers"};

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Folds of the stablehlo dialect: ops that change nothing, pairs that undo each
// other, and sizes that are known. Arithmetic on constants is left to later
// phases.
#include <string.h>

#include "dialects/op_kinds.h"
#include "dialects/stablehlo/stablehlo_hooks.h"
#include "ir/rewrite.h"

static emp_op_t* def_of(const emp_op_t* op, uint32_t operand, uint32_t kind) {
  emp_op_t* def = emp_value_def(emp_op_operand(op, operand));
  return def != NULL && emp_op_is(def, kind) ? def : NULL;
}

// Result 0 is `value`, if it has its type.
static bool to_value(const emp_op_t* op, emp_value_t* value,
                     emp_fold_result_t* out) {
  if (value->type != emp_op_result(op, 0)->type) return false;
  out->value = value;
  return true;
}

// The items of a list attribute are `first`, `first + step`, ..
static bool is_sequence(const emp_op_t* op, const char* name, int64_t first,
                        int64_t step) {
  const emp_attr_t* list = emp_op_attr(op, name);
  for (int64_t i = 0; i < emp_dense_count(list); ++i) {
    if (emp_dense_int(list, i) != first + i * step) return false;
  }
  return true;
}

// -- ops that change nothing --------------------------------------------------

// Of a static type, the same shape is the same tensor; of a dynamic one it
// need not be.
EMP_HLO_FOLD(same_static_type) {
  (void)operands;
  const emp_value_t* value = emp_op_operand(op, 0);
  return emp_type_has_static_shape(value->type) &&
         to_value(op, emp_op_operand(op, 0), out_results);
}

EMP_HLO_FOLD(same_type) {
  (void)operands;
  return to_value(op, emp_op_operand(op, 0), out_results);
}

EMP_HLO_FOLD(transpose) {
  (void)operands;
  return is_sequence(op, "permutation", 0, 1) &&
         to_value(op, emp_op_operand(op, 0), out_results);
}

EMP_HLO_FOLD(broadcast_in_dim) {
  (void)operands;
  return is_sequence(op, "broadcast_dimensions", 0, 1) &&
         emp_type_has_static_shape(emp_op_operand(op, 0)->type) &&
         to_value(op, emp_op_operand(op, 0), out_results);
}

EMP_HLO_FOLD(reverse) {
  const emp_attr_t* dims = emp_op_attr(op, "dimensions");
  const emp_type_t* type = emp_op_operand(op, 0)->type;
  (void)operands;
  for (int64_t i = 0; i < emp_dense_count(dims); ++i) {
    int64_t size = type->dims[emp_dense_int(dims, i)];
    if (size != 0 && size != 1) return false;
  }
  return to_value(op, emp_op_operand(op, 0), out_results);
}

EMP_HLO_FOLD(slice) {
  (void)operands;
  return is_sequence(op, "start_indices", 0, 0) &&
         is_sequence(op, "strides", 1, 0) &&
         emp_type_has_static_shape(emp_op_operand(op, 0)->type) &&
         to_value(op, emp_op_operand(op, 0), out_results);
}

EMP_HLO_FOLD(pad) {
  (void)operands;
  return is_sequence(op, "edge_padding_low", 0, 0) &&
         is_sequence(op, "edge_padding_high", 0, 0) &&
         is_sequence(op, "interior_padding", 0, 0) &&
         to_value(op, emp_op_operand(op, 0), out_results);
}

EMP_HLO_FOLD(concatenate) {
  (void)operands;
  return op->operand_count == 1 &&
         to_value(op, emp_op_operand(op, 0), out_results);
}

// A predicate that is known, or two values that are one.
EMP_HLO_FOLD(select) {
  emp_value_t* on_true = emp_op_operand(op, 1);
  emp_value_t* on_false = emp_op_operand(op, 2);
  const emp_attr_t* pred = operands[0];
  if (on_true == on_false) return to_value(op, on_true, out_results);
  if (pred == NULL || pred->kind != EMP_ATTR_DENSE ||
      (!pred->data.is_splat && emp_dense_count(pred) != 1)) {
    return false;
  }
  return to_value(op, emp_dense_int(pred, 0) ? on_true : on_false, out_results);
}

// -- pairs that undo each other -----------------------------------------------

// negate(negate(x)) and not(not(x)) are x.
EMP_HLO_FOLD(involution) {
  const emp_op_t* def = def_of(op, 0, op->info->kind);
  (void)operands;
  return def != NULL && to_value(op, emp_op_operand(def, 0), out_results);
}

EMP_HLO_FOLD(real) {
  const emp_op_t* def = def_of(op, 0, EMP_OP_stablehlo_complex);
  (void)operands;
  if (def != NULL) return to_value(op, emp_op_operand(def, 0), out_results);
  return to_value(op, emp_op_operand(op, 0), out_results);
}

EMP_HLO_FOLD(imag) {
  const emp_op_t* def = def_of(op, 0, EMP_OP_stablehlo_complex);
  (void)operands;
  return def != NULL && to_value(op, emp_op_operand(def, 1), out_results);
}

// complex(real(z), imag(z)) is z.
EMP_HLO_FOLD(complex) {
  const emp_op_t* real = def_of(op, 0, EMP_OP_stablehlo_real);
  const emp_op_t* imag = def_of(op, 1, EMP_OP_stablehlo_imag);
  (void)operands;
  return real != NULL && imag != NULL &&
         emp_op_operand(real, 0) == emp_op_operand(imag, 0) &&
         to_value(op, emp_op_operand(real, 0), out_results);
}

EMP_HLO_FOLD(get_tuple_element) {
  const emp_op_t* def = def_of(op, 0, EMP_OP_stablehlo_tuple);
  int64_t index = emp_op_int_attr(op, "index", 0);
  (void)operands;
  return def != NULL && index < (int64_t)def->operand_count &&
         to_value(op, emp_op_operand(def, (uint32_t)index), out_results);
}

// tuple(get_tuple_element(t, 0), get_tuple_element(t, 1), ..) of all is t.
EMP_HLO_FOLD(tuple) {
  emp_value_t* whole = NULL;
  (void)operands;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_op_t* def = def_of(op, i, EMP_OP_stablehlo_get_tuple_element);
    if (def == NULL || emp_op_int_attr(def, "index", -1) != (int64_t)i ||
        (whole != NULL && whole != emp_op_operand(def, 0))) {
      return false;
    }
    whole = emp_op_operand(def, 0);
  }
  return whole != NULL && to_value(op, whole, out_results);
}

// -- what is known ------------------------------------------------------------

EMP_HLO_FOLD(get_dimension_size) {
  const emp_type_t* type = emp_op_operand(op, 0)->type;
  int64_t size = type->dims[emp_op_int_attr(op, "dimension", 0)];
  (void)operands;
  if (size == EMP_DIM_DYNAMIC || size > INT32_MAX) return false;
  out_results[0].attr = emp_attr_dense_splat(
      emp_op_result(op, 0)->type, emp_attr_i32(op->context, (int32_t)size));
  return true;
}

// -- reshapes of reshapes, transposes of transposes ---------------------------

bool emp_hlo_canonicalize_reshape(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_op_t* def = def_of(op, 0, EMP_OP_stablehlo_reshape);
  if (def == NULL) return false;
  emp_update_operand(rewriter, op, 0, emp_op_operand(def, 0));
  return true;
}

bool emp_hlo_canonicalize_transpose(emp_op_t* op, emp_rewriter_t* rewriter) {
  enum { kMaxRank = 64 };
  const emp_op_t* def = def_of(op, 0, EMP_OP_stablehlo_transpose);
  int64_t dims[kMaxRank];
  if (def == NULL) return false;
  const emp_attr_t* outer = emp_op_attr(op, "permutation");
  const emp_attr_t* inner = emp_op_attr(def, "permutation");
  int64_t rank = emp_dense_count(outer);
  if (rank > kMaxRank) return false;
  for (int64_t i = 0; i < rank; ++i)
    dims[i] = emp_dense_int(inner, emp_dense_int(outer, i));
  emp_update_attr(rewriter, op, "permutation",
                  emp_attr_i64_array(op->context, dims, (size_t)rank));
  emp_update_operand(rewriter, op, 0, emp_op_operand(def, 0));
  return true;
}

// -- constants ----------------------------------------------------------------

emp_op_t* emp_hlo_materialize_constant(emp_rewriter_t* rewriter,
                                       const emp_attr_t* value,
                                       const emp_type_t* type,
                                       const emp_attr_t* loc) {
  (void)loc;
  if (value->type != type || !emp_hlo_is_static_tensor(type)) return NULL;
  return emp_build_op(rewriter, EMP_OP_stablehlo_constant, EMP_TYPES(type),
                      EMP_ATTRS(EMP_ATTR("value", value)));
}

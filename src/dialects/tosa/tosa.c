// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The tosa dialect: which types its operands have, and its tables.
#include "dialects/op_kinds.h"
#include "dialects/quant/quant.h"
#include "dialects/scf/scf_hooks.h"
#include "dialects/tosa/tosa_hooks.h"

// -- elements ----------------------------------------------------------------

typedef bool (*element_fn_t)(const emp_type_t* type);

// Signless or unsigned: the sets that the ops are defined over.
static bool is_int(const emp_type_t* type) {
  return type->kind == EMP_TYPE_INTEGER && type->signedness != EMP_SIGNED;
}

static bool is_stored_int(const emp_type_t* type) {
  emp_quantized_t quantized;
  if (!emp_quantized_get(type, &quantized) || !quantized.storage) return false;
  uint32_t bits = quantized.storage->bits;
  return bits == 4 || bits == 8 || bits == 16 || bits == 32;
}

static bool is_mxint8(const emp_type_t* type) {
  return emp_type_is_named(type, "tosa.mxint8");
}

static bool is_number(const emp_type_t* type) {
  return is_int(type) || emp_type_is_float(type) || is_stored_int(type) ||
         is_mxint8(type);
}

static bool is_int_or_float(const emp_type_t* type) {
  return is_int(type) || emp_type_is_float(type);
}

static bool is_i1(const emp_type_t* type) {
  return emp_type_is_integer(type, 1);
}

static bool is_i8(const emp_type_t* type) {
  return emp_type_is_integer(type, 8);
}

static bool is_i32(const emp_type_t* type) {
  return emp_type_is_integer(type, 32);
}

static bool is_i32_or_i64(const emp_type_t* type) {
  return is_i32(type) || emp_type_is_integer(type, 64);
}

static bool is_i16_or_i32(const emp_type_t* type) {
  return is_i32(type) || emp_type_is_integer(type, 16);
}

static bool is_mx_number(const emp_type_t* type) {
  if (is_mxint8(type)) return true;
  if (!emp_type_is_float(type)) return false;
  switch (type->float_kind) {
    case EMP_FLOAT_F8E4M3FN:
    case EMP_FLOAT_F8E5M2:
    case EMP_FLOAT_F6E2M3FN:
    case EMP_FLOAT_F6E3M2FN:
    case EMP_FLOAT_F4E2M1FN:
      return true;
    default:
      return false;
  }
}

static bool is_mx_scale(const emp_type_t* type) {
  return emp_type_is_float(type) && type->float_kind == EMP_FLOAT_F8E8M0FNU;
}

// -- containers --------------------------------------------------------------

enum { kAnyRank = -1 };

// A tensor of such elements, unranked or of that rank, without sizes of 0.
static bool is_tensor_of(const emp_type_t* type, element_fn_t is_element,
                         int rank) {
  if (!emp_type_is_tensor(type) || !is_element(type->element)) return false;
  if (type->kind == EMP_TYPE_UNRANKED_TENSOR) return true;
  if (rank != kAnyRank && type->rank != (uint32_t)rank) return false;
  for (uint32_t i = 0; i < type->rank; ++i) {
    if (type->dims[i] == 0) return false;
  }
  return true;
}

static bool is_at_least_1d(const emp_type_t* type, element_fn_t is_element) {
  return is_tensor_of(type, is_element, kAnyRank) &&
         (type->kind == EMP_TYPE_UNRANKED_TENSOR || type->rank > 0);
}

// tensor<1x..>; unranked ones of `is_unranked_element`.
static bool is_scalar_of(const emp_type_t* type, element_fn_t is_element,
                         element_fn_t is_unranked_element) {
  if (type->kind == EMP_TYPE_UNRANKED_TENSOR) {
    return is_unranked_element(type->element);
  }
  return is_tensor_of(type, is_element, 1) && type->dims[0] == 1;
}

static bool is_1d_of(const emp_type_t* type, element_fn_t is_element) {
  return type->kind == EMP_TYPE_TENSOR && type->rank == 1 &&
         is_element(type->element);
}

static bool is_like(const emp_type_t* type, element_fn_t is_element) {
  if (type->kind == EMP_TYPE_VECTOR) {
    return type->rank > 0 && is_element(type->element);
  }
  return is_element(type) || is_tensor_of(type, is_element, kAnyRank);
}

static bool is_shape_of(const emp_type_t* type, int64_t rank) {
  return emp_type_is_named(type, "tosa.shape") &&
         emp_tosa_shape_rank(type) == rank;
}

// -- constraints -------------------------------------------------------------

#define ALLOW(name, expression)                      \
  static bool allow_##name(const emp_type_t* type) { \
    return expression;                               \
  }
ALLOW(tensor, is_tensor_of(type, is_number, kAnyRank))
ALLOW(tensor_1d, is_tensor_of(type, is_number, 1))
ALLOW(tensor_3d, is_tensor_of(type, is_number, 3))
ALLOW(tensor_4d, is_tensor_of(type, is_number, 4))
ALLOW(tensor_5d, is_tensor_of(type, is_number, 5))
ALLOW(at_least_1d, is_at_least_1d(type, is_number))
ALLOW(i1_tensor, is_tensor_of(type, is_i1, kAnyRank))
ALLOW(int32_or_64_tensor, is_tensor_of(type, is_i32_or_i64, kAnyRank))
ALLOW(float_tensor, is_tensor_of(type, emp_type_is_float, kAnyRank))
ALLOW(index_tensor_2d, type->kind == EMP_TYPE_UNRANKED_TENSOR
                           ? is_number(type->element)
                           : is_tensor_of(type, is_i32_or_i64, 2))
ALLOW(scalar_tensor, is_scalar_of(type, is_number, is_int_or_float))
ALLOW(scalar_int_or_float, is_scalar_of(type, is_int_or_float, is_int_or_float))
ALLOW(scalar_i8, is_scalar_of(type, is_i8, is_i8))
ALLOW(scalar_i32, is_scalar_of(type, is_i32, is_i32))
ALLOW(multipliers, is_1d_of(type, is_i16_or_i32))
ALLOW(shifts, is_1d_of(type, is_i8))
ALLOW(mx_tensor_3d, is_tensor_of(type, is_mx_number, 3))
ALLOW(mx_scale_3d, is_tensor_of(type, is_mx_scale, 3))
ALLOW(mx_tensor, is_at_least_1d(type, is_mx_number))
ALLOW(mx_scale, is_at_least_1d(type, is_mx_scale))
ALLOW(int_like, is_like(type, is_int))
ALLOW(int8_like, is_like(type, is_i8))
ALLOW(i48, emp_type_is_integer(type, 48))
ALLOW(shape_2, is_shape_of(type, 2))
ALLOW(shape_4, is_shape_of(type, 4))
#undef ALLOW

static emp_op_t* materialize_constant(emp_rewriter_t* rewriter,
                                      const emp_attr_t* value,
                                      const emp_type_t* type,
                                      const emp_attr_t* loc) {
  uint32_t kind = EMP_OP_tosa_const;
  if (emp_type_is_named(type, "tosa.shape")) {
    kind = EMP_OP_tosa_const_shape;
  } else if (!emp_type_is_tensor(type) || value->type != type) {
    return NULL;
  }
  emp_op_t* op = emp_build_op(rewriter, kind, EMP_TYPES(type),
                              EMP_ATTRS(EMP_ATTR("values", value)));
  if (loc != NULL) op->loc = loc;
  return op;
}

#define EMP_DIALECT_DEF "dialects/tosa/tosa.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_tosa_dialect = {
    .name = "tosa",
    EMP_DIALECT_TABLES,
    .materialize_constant = materialize_constant,
    .doc =
        "the Tensor Operator Set Architecture: tensor ops of neural "
        "networks"};

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What values of stablehlo ops may be: classes of element types, and shapes
// that are static, bounded, or of a certain rank. One predicate a constraint.
#include "dialects/stablehlo/stablehlo.h"

#include "dialects/quant/quant.h"

// Classes of element types.
enum {
  kFloat = 1 << 0,
  kPred = 1 << 1,
  kSigned = 1 << 2,  // signless, which stablehlo calls signed
  kUnsigned = 1 << 3,
  kComplex = 1 << 4,
  kQuantized = 1 << 5,      // one scale
  kAxisQuantized = 1 << 6,  // a scale for each index of one dimension
  kIndex = 1 << 7,
  kInt = kSigned | kUnsigned,
  kPlain = kFloat | kPred | kInt | kComplex,
  kTensor = kPlain | kQuantized,
  kAny = kTensor | kAxisQuantized,
};

// Shapes, besides being ranked.
enum {
  kStatic = 1 << 0,
  kBounded = 1 << 1,  // static, or each `?` has a bound
  kScalar = 1 << 2,
  kRank1 = 1 << 3,
  kRank2 = 1 << 4,
};

static bool is_width_of_integers(uint32_t bits) {
  return bits == 2 || bits == 4 || bits == 8 || bits == 16 || bits == 32 ||
         bits == 64;
}

static unsigned integer_class(const emp_type_t* type) {
  if (emp_type_is_integer(type, 1)) return kPred;
  if (!is_width_of_integers(type->bits)) return 0;
  switch (type->signedness) {
    case EMP_SIGNLESS:
      return kSigned;
    case EMP_UNSIGNED:
      return kUnsigned;
    case EMP_SIGNED:
      break;
  }
  return 0;
}

static bool is_hlo_float(const emp_type_t* type) {
  return type->float_kind != EMP_FLOAT_F80 &&
         type->float_kind != EMP_FLOAT_F128 &&
         type->float_kind != EMP_FLOAT_TF32;
}

static unsigned quantized_class(const emp_type_t* type) {
  emp_quantized_t quantized;
  if (!emp_quantized_get(type, &quantized) || !quantized.zero_points ||
      !is_width_of_integers(quantized.storage->bits) ||
      quantized.storage->bits == 64) {
    return 0;
  }
  for (int64_t i = 0; i < emp_dense_count(quantized.zero_points); ++i) {
    int64_t zero_point = emp_dense_int(quantized.zero_points, i);
    if (zero_point < quantized.storage_min ||
        zero_point > quantized.storage_max) {
      return 0;
    }
  }
  switch (quantized.kind) {
    case EMP_QUANTIZED_PER_LAYER:
      return kQuantized;
    case EMP_QUANTIZED_PER_AXIS:
      return kAxisQuantized;
    default:
      return 0;
  }
}

// The quantized dimension is one of the tensor's, with a scale an index.
static bool has_quantized_axis(const emp_type_t* type) {
  emp_quantized_t quantized;
  if (!emp_quantized_get(type->element, &quantized) ||
      quantized.kind != EMP_QUANTIZED_PER_AXIS) {
    return true;
  }
  int64_t axis = emp_quantized_axis(&quantized);
  return axis < (int64_t)type->rank &&
         type->dims[axis] == emp_dense_count(quantized.scales);
}

static unsigned class_of(const emp_type_t* type) {
  switch (type->kind) {
    case EMP_TYPE_INTEGER:
      return integer_class(type);
    case EMP_TYPE_INDEX:
      return kIndex;
    case EMP_TYPE_FLOAT:
      return is_hlo_float(type) ? kFloat : 0;
    case EMP_TYPE_COMPLEX: {
      const emp_type_t* part = type->element;
      bool fits =
          part->kind == EMP_TYPE_FLOAT && (part->float_kind == EMP_FLOAT_F32 ||
                                           part->float_kind == EMP_FLOAT_F64);
      return fits ? kComplex : 0;
    }
    case EMP_TYPE_DIALECT:
      return quantized_class(type);
    default:
      return 0;
  }
}

static bool is_bounded(const emp_type_t* type) {
  const emp_attr_t* encoding = type->encoding;
  if (emp_type_has_static_shape(type)) return true;
  if (!encoding || encoding->kind != EMP_ATTR_DIALECT || encoding->count != 1 ||
      !encoding->attr_def->verify_encoding) {
    return false;
  }
  const emp_attr_t* bounds = encoding->items[0];
  for (uint32_t i = 0; i < type->rank; ++i) {
    if (type->dims[i] != EMP_DIM_DYNAMIC) continue;
    if (i >= emp_dense_count(bounds) ||
        emp_dense_int(bounds, i) == EMP_DIM_DYNAMIC) {
      return false;
    }
  }
  return true;
}

static bool has_shape(const emp_type_t* type, unsigned shape) {
  if ((shape & kStatic) && !emp_type_has_static_shape(type)) return false;
  if ((shape & kBounded) && !is_bounded(type)) return false;
  if ((shape & kScalar) && type->rank != 0) return false;
  if ((shape & kRank1) && type->rank != 1) return false;
  return !(shape & kRank2) || type->rank == 2;
}

static bool is_tensor_of(const emp_type_t* type, unsigned classes,
                         unsigned shape) {
  return type->kind == EMP_TYPE_TENSOR &&
         (class_of(type->element) & classes) != 0 && has_quantized_axis(type) &&
         has_shape(type, shape);
}

#define TENSOR(name, classes, shape)               \
  bool emp_hlo_is_##name(const emp_type_t* type) { \
    return is_tensor_of(type, (classes), (shape)); \
  }
TENSOR(tensor, kTensor, 0)
TENSOR(axis_tensor, kAny, 0)
TENSOR(plain_tensor, kPlain, 0)
TENSOR(static_tensor, kAny, kStatic)
TENSOR(bounded_tensor, kAny, kBounded)
TENSOR(scalar_tensor, kTensor, kScalar)
TENSOR(scalar_plain, kPred | kInt | kFloat, kScalar)
TENSOR(int_tensor, kInt, 0)
TENSOR(scalar_int, kInt, kScalar)
TENSOR(static_1d_int, kInt, kStatic | kRank1)
TENSOR(static_2d_int, kInt, kStatic | kRank2)
TENSOR(dimensions, kInt | kIndex, kRank1)
TENSOR(static_dimensions, kInt | kIndex, kStatic | kRank1)
TENSOR(pred_tensor, kPred, 0)
TENSOR(pred_or_int, kPred | kInt, 0)
TENSOR(pred_int_or_fp, kPred | kInt | kFloat, 0)
TENSOR(int_or_fp, kInt | kFloat, 0)
TENSOR(static_int_or_fp, kInt | kFloat, kStatic)
TENSOR(static_number, kInt | kFloat | kComplex | kQuantized, kStatic)
TENSOR(number, kInt | kFloat | kComplex | kQuantized, 0)
TENSOR(int_fp_complex, kInt | kFloat | kComplex, 0)
TENSOR(fp, kFloat, 0)
TENSOR(fp_or_quantized, kFloat | kQuantized, 0)
TENSOR(1d_fp_or_quantized, kFloat | kQuantized, kRank1)
TENSOR(fp_or_complex, kFloat | kComplex, 0)
TENSOR(fp_complex_or_quantized, kFloat | kComplex | kQuantized, 0)
TENSOR(complex, kComplex, 0)
TENSOR(signed_number, kSigned | kFloat | kComplex | kQuantized, 0)
TENSOR(real_number, kSigned | kFloat | kQuantized, 0)
TENSOR(quantized, kQuantized | kAxisQuantized, 0)
TENSOR(fp_or_axis_quantized, kFloat | kQuantized | kAxisQuantized, 0)
#undef TENSOR

bool emp_hlo_is_any_tensor(const emp_type_t* type) {
  return emp_type_is_tensor(type) && (class_of(type->element) & kAny) != 0;
}

bool emp_hlo_is_index_tensor(const emp_type_t* type) {
  return type->kind == EMP_TYPE_TENSOR &&
         (emp_type_is_any_integer(type->element) ||
          emp_type_is_index(type->element));
}

bool emp_hlo_is_i32_tensor(const emp_type_t* type) {
  return type->kind == EMP_TYPE_TENSOR &&
         emp_type_is_integer(type->element, 32);
}

bool emp_hlo_is_ui32_tensor(const emp_type_t* type) {
  return is_tensor_of(type, kUnsigned, 0) && type->element->bits == 32;
}

bool emp_hlo_is_fp32_or_64(const emp_type_t* type) {
  return is_tensor_of(type, kFloat, 0) &&
         (type->element->float_kind == EMP_FLOAT_F32 ||
          type->element->float_kind == EMP_FLOAT_F64);
}

bool emp_hlo_is_buffer(const emp_type_t* type) {
  return type->kind == EMP_TYPE_MEMREF &&
         (class_of(type->element) & kPlain) != 0;
}

static bool is_tuple_of(const emp_type_t* type,
                        bool (*is_tensor)(const emp_type_t* type)) {
  if (type->kind != EMP_TYPE_TUPLE) return false;
  for (uint32_t i = 0; i < type->input_count; ++i) {
    const emp_type_t* part = type->types[i];
    if (!is_tensor(part) && !emp_hlo_is_buffer(part) &&
        !emp_type_is_named(part, "stablehlo.token") &&
        !is_tuple_of(part, is_tensor)) {
      return false;
    }
  }
  return true;
}

bool emp_hlo_is_tuple(const emp_type_t* type) {
  return is_tuple_of(type, emp_hlo_is_axis_tensor);
}

bool emp_hlo_is_any_tuple(const emp_type_t* type) {
  return is_tuple_of(type, emp_hlo_is_any_tensor);
}

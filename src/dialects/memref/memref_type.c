// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Strides: read from a layout, and put into one.
#include "dialects/memref/memref.h"

// a * b and a + b where one may be unknown.
static int64_t times(int64_t a, int64_t b) {
  if (a == 0 || b == 0) return 0;
  if (a == EMP_DIM_DYNAMIC || b == EMP_DIM_DYNAMIC) return EMP_DIM_DYNAMIC;
  int64_t product;
  return __builtin_mul_overflow(a, b, &product) ? EMP_DIM_DYNAMIC : product;
}

static int64_t plus(int64_t a, int64_t b) {
  if (a == EMP_DIM_DYNAMIC || b == EMP_DIM_DYNAMIC) return EMP_DIM_DYNAMIC;
  int64_t sum;
  return __builtin_add_overflow(a, b, &sum) ? EMP_DIM_DYNAMIC : sum;
}

static void row_major(const int64_t* dims, uint32_t rank,
                      int64_t* out_strides) {
  int64_t stride = 1;
  for (uint32_t i = rank; i-- > 0;) {
    out_strides[i] = stride;
    stride = times(stride, dims[i]);
  }
}

// Adds `expr * factor` to strides and offset; symbols are unknown numbers.
static bool add_linear(const emp_affine_expr_t* expr, int64_t factor,
                       int64_t* strides, int64_t* offset) {
  switch (expr->kind) {
    case EMP_AFFINE_DIM:
      strides[expr->value] = plus(strides[expr->value], factor);
      return true;
    case EMP_AFFINE_SYMBOL:
      *offset = EMP_DIM_DYNAMIC;
      return true;
    case EMP_AFFINE_CONSTANT:
      *offset = plus(*offset, times(factor, expr->value));
      return true;
    case EMP_AFFINE_ADD:
      return add_linear(expr->lhs, factor, strides, offset) &&
             add_linear(expr->rhs, factor, strides, offset);
    case EMP_AFFINE_MUL:
      if (expr->rhs->kind == EMP_AFFINE_CONSTANT) {
        return add_linear(expr->lhs, times(factor, expr->rhs->value), strides,
                          offset);
      }
      return expr->rhs->kind == EMP_AFFINE_SYMBOL &&
             add_linear(expr->lhs, EMP_DIM_DYNAMIC, strides, offset);
    default:
      return false;
  }
}

static bool map_strides(const emp_affine_map_t* map, uint32_t rank,
                        const int64_t* dims, int64_t* out_strides,
                        int64_t* out_offset) {
  if (emp_affine_map_is_identity(map)) {
    row_major(dims, rank, out_strides);
    return true;
  }
  if (map->result_count != 1 || map->dim_count != rank) return false;
  for (uint32_t i = 0; i < rank; ++i)
    out_strides[i] = 0;
  return add_linear(map->results[0], 1, out_strides, out_offset);
}

bool emp_memref_strides(const emp_type_t* type, int64_t* out_strides,
                        int64_t* out_offset) {
  *out_offset = 0;
  if (type->kind != EMP_TYPE_MEMREF || type->rank > EMP_MEMREF_MAX_RANK) {
    return false;
  }
  const emp_attr_t* layout = type->encoding;
  if (layout == NULL) {
    row_major(type->dims, type->rank, out_strides);
    return true;
  }
  if (layout->kind == EMP_ATTR_STRIDED) {
    if (layout->count != type->rank) return false;
    for (uint32_t i = 0; i < type->rank; ++i) {
      out_strides[i] = layout->dims[i];
    }
    *out_offset = layout->value;
    return true;
  }
  return layout->kind == EMP_ATTR_AFFINE_MAP &&
         map_strides(layout->map, type->rank, type->dims, out_strides,
                     out_offset);
}

const emp_type_t* emp_memref_strided_type(const emp_type_t* like,
                                          const int64_t* dims, uint32_t rank,
                                          const int64_t* strides,
                                          int64_t offset) {
  int64_t plain[EMP_MEMREF_MAX_RANK];
  row_major(dims, rank, plain);
  bool is_plain = offset == 0;
  for (uint32_t i = 0; is_plain && i < rank; ++i) {
    is_plain = strides[i] == plain[i] && plain[i] != EMP_DIM_DYNAMIC;
  }
  const emp_attr_t* layout =
      is_plain ? NULL : emp_attr_strided(like->context, strides, rank, offset);
  return emp_type_memref(dims, rank, like->element, layout, like->memory_space);
}

const emp_type_t* emp_memref_subview_type(const emp_type_t* source,
                                          const int64_t* offsets,
                                          const int64_t* sizes,
                                          const int64_t* strides) {
  int64_t outer[EMP_MEMREF_MAX_RANK], offset;
  if (!emp_memref_strides(source, outer, &offset)) return NULL;
  for (uint32_t i = 0; i < source->rank; ++i) {
    offset = plus(offset, times(outer[i], offsets[i]));
    outer[i] = times(outer[i], strides[i]);
  }
  return emp_memref_strided_type(source, sizes, source->rank, outer, offset);
}

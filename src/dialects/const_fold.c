// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Element-wise folding. Every float format up to 64 bits is decoded to double
// and the result encoded once: for +, -, *, / and square root of formats with
// at most 24 significant bits, double's 53 are enough (2p + 2) for the second
// rounding to change nothing (S. Figueroa, "When is double rounding
// innocuous?", 1995).
#include "dialects/const_fold.h"

#include <math.h>
#include <string.h>

#include "ir/context.h"

static bool is_computed(const emp_type_t* element) {
  if (element == NULL) return false;
  if (emp_type_is_index(element)) return true;
  if (element->kind != EMP_TYPE_INTEGER && element->kind != EMP_TYPE_FLOAT) {
    return false;
  }
  return element->bits >= 1 && element->bits <= 64;
}

static uint32_t int_bits(const emp_type_t* element) {
  return emp_type_is_index(element) ? 64 : element->bits;
}

static void set_int(emp_scalar_t* out, const emp_type_t* element,
                    uint64_t value) {
  uint32_t unused = 64 - int_bits(element);
  out->u = value << unused >> unused;
  out->i = (int64_t)(value << unused) >> unused;
  out->f = 0;
}

static void set_float(emp_scalar_t* out, const emp_type_t* element,
                      uint64_t bits) {
  out->u = bits;
  out->i = 0;
  out->f = emp_float_decode(element->float_kind, bits);
}

static bool read_dense(const emp_attr_t* attr, int64_t i, emp_scalar_t* out) {
  const emp_type_t* element = attr->type->element;
  if (!is_computed(element) || attr->data.bytes == NULL) return false;
  size_t bytes = emp_dense_element_bytes(element);
  size_t offset = attr->data.is_splat ? 0 : (size_t)i * bytes;
  if (bytes > 8 || offset + bytes > attr->data.length) return false;
  uint64_t bits = 0;
  for (size_t k = 0; k < bytes; ++k) {
    bits |= (uint64_t)attr->data.bytes[offset + k] << (8 * k);
  }
  if (element->kind == EMP_TYPE_FLOAT) {
    set_float(out, element, bits);
  } else {
    set_int(out, element, bits);
  }
  return true;
}

bool emp_scalar_read(const emp_attr_t* attr, int64_t i, emp_scalar_t* out) {
  if (attr == NULL || attr->type == NULL) return false;
  switch (attr->kind) {
    case EMP_ATTR_INTEGER:
      if (!is_computed(attr->type)) return false;
      set_int(out, attr->type, (uint64_t)attr->value);
      return true;
    case EMP_ATTR_FLOAT:
      if (!is_computed(attr->type)) return false;
      set_float(out, attr->type, attr->bits[0]);
      return true;
    case EMP_ATTR_DENSE:
      return read_dense(attr, i, out);
    default:
      return false;
  }
}

static bool is_splat(const emp_attr_t* attr) {
  return attr->kind != EMP_ATTR_DENSE || attr->data.is_splat;
}

// The bits that the result stores for what `fn` left in `out`.
static uint64_t result_bits(const emp_type_t* element,
                            const emp_scalar_t* out) {
  return element->kind == EMP_TYPE_FLOAT
             ? emp_float_encode(element->float_kind, out->f)
             : (uint64_t)out->i;
}

static const emp_attr_t* scalar_attr(const emp_type_t* type, uint64_t bits) {
  if (type->kind == EMP_TYPE_FLOAT) return emp_attr_float_bits(type, bits, 0);
  return emp_attr_integer(type, (int64_t)bits);
}

static bool call(const emp_op_t* op, const emp_attr_t* const* operands,
                 uint32_t operand_count, int64_t i, emp_scalar_fn_t fn,
                 emp_scalar_t* out) {
  emp_scalar_t in[EMP_FOLD_MAX_OPERANDS];
  memset(in, 0, sizeof(in));
  for (uint32_t k = 0; k < operand_count; ++k) {
    if (!emp_scalar_read(operands[k], i, &in[k])) return false;
  }
  memset(out, 0, sizeof(*out));
  return fn(op, in, out);
}

static const emp_attr_t* fold_dense(const emp_op_t* op,
                                    const emp_attr_t* const* operands,
                                    uint32_t operand_count,
                                    const emp_type_t* type,
                                    emp_scalar_fn_t fn) {
  int64_t count = emp_type_element_count(type);
  if (count <= 0 || count > EMP_FOLD_MAX_ELEMENTS) return NULL;
  size_t bytes = emp_dense_element_bytes(type->element);
  uint8_t data[EMP_FOLD_MAX_ELEMENTS * 8];
  for (int64_t i = 0; i < count; ++i) {
    emp_scalar_t out;
    if (!call(op, operands, operand_count, i, fn, &out)) return NULL;
    uint64_t bits = result_bits(type->element, &out);
    uint32_t width =
        emp_type_is_index(type->element) ? 64 : type->element->bits;
    if (width == 1) bits &= 1;
    for (size_t k = 0; k < bytes; ++k) {
      data[(size_t)i * bytes + k] = (uint8_t)(bits >> (8 * k));
    }
  }
  size_t length = (size_t)count * bytes;
  uint8_t* copy = emp_arena_copy(emp_context_arena(op->context), data, length);
  return emp_attr_dense(type,
                        (emp_dense_data_t){.bytes = copy, .length = length});
}

const emp_attr_t* emp_fold_elementwise(const emp_op_t* op,
                                       const emp_attr_t* const* operands,
                                       uint32_t operand_count,
                                       const emp_type_t* type,
                                       emp_scalar_fn_t fn) {
  if (operand_count > EMP_FOLD_MAX_OPERANDS) return NULL;
  if (!is_computed(emp_type_element_or_self(type))) return NULL;
  bool splat = true;
  for (uint32_t k = 0; k < operand_count; ++k) {
    if (operands[k] == NULL) return NULL;
    splat = splat && is_splat(operands[k]);
  }
  bool is_shaped = emp_type_is_shaped(type);
  if (is_shaped && !emp_type_has_static_shape(type)) return NULL;
  if (!splat) {
    if (!is_shaped) return NULL;
    return fold_dense(op, operands, operand_count, type, fn);
  }
  emp_scalar_t out;
  if (!call(op, operands, operand_count, 0, fn, &out)) return NULL;
  const emp_type_t* element = emp_type_element_or_self(type);
  const emp_attr_t* value = scalar_attr(element, result_bits(element, &out));
  return is_shaped ? emp_attr_dense_splat(type, value) : value;
}

const emp_attr_t* emp_fold_int_constant(const emp_type_t* type, int64_t value) {
  const emp_attr_t* scalar =
      emp_attr_integer(emp_type_element_or_self(type), value);
  return emp_type_is_shaped(type) ? emp_attr_dense_splat(type, scalar) : scalar;
}

bool emp_attr_splat_scalar(const emp_attr_t* attr, emp_scalar_t* out) {
  return attr != NULL && is_splat(attr) && emp_scalar_read(attr, 0, out);
}

bool emp_attr_is_int_splat(const emp_attr_t* attr, int64_t value) {
  emp_scalar_t scalar;
  if (!emp_attr_splat_scalar(attr, &scalar)) return false;
  if (emp_type_element_or_self(attr->type)->kind == EMP_TYPE_FLOAT) {
    return false;
  }
  emp_scalar_t want;
  set_int(&want, emp_type_element_or_self(attr->type), (uint64_t)value);
  return scalar.u == want.u;
}

bool emp_attr_is_float_splat(const emp_attr_t* attr, double value) {
  emp_scalar_t scalar;
  if (!emp_attr_splat_scalar(attr, &scalar)) return false;
  if (emp_type_element_or_self(attr->type)->kind != EMP_TYPE_FLOAT) {
    return false;
  }
  return scalar.f == value && !signbit(scalar.f) == !signbit(value);
}

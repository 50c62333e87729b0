// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Elements are read as raw bits of their width and turned into numbers by the
// numerical kind in bits 24..31 of their type. Narrow floats go through
// base/float16.h by the name of their format.
#include "tooling/element.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/checked.h"
#include "base/float16.h"
#include "base/text.h"

emp_element_class_t emp_element_class(emp_element_type_t type) {
  switch (type >> 24) {
    case 0x00:
      return EMP_ELEMENT_CLASS_OPAQUE;
    case 0x10:
    case 0x11:
      return EMP_ELEMENT_CLASS_SIGNED;
    case 0x12:
      return EMP_ELEMENT_CLASS_UNSIGNED;
    case 0x13:
      return EMP_ELEMENT_CLASS_BOOL;
    case 0x23:
      return EMP_ELEMENT_CLASS_COMPLEX;
    default:
      return EMP_ELEMENT_CLASS_FLOAT;
  }
}

uint32_t emp_element_bits(emp_element_type_t type) {
  return type & 0xffu;
}

// Bits of one number: half of a complex element.
static uint32_t part_bits(emp_element_type_t type) {
  uint32_t bits = emp_element_bits(type);
  return emp_element_class(type) == EMP_ELEMENT_CLASS_COMPLEX ? bits / 2 : bits;
}

uint64_t emp_element_load(const emp_tensor_t* tensor, int64_t i, int part) {
  uint32_t bits = emp_element_bits(tensor->element_type);
  const uint8_t* bytes = tensor->data;
  if (bits < 8 && (bits == 2 || bits == 4)) {
    uint64_t bit = (uint64_t)i * bits;
    return ((uint64_t)bytes[bit / 8] >> (bit % 8)) & ((1u << bits) - 1);
  }
  size_t part_bytes = (part_bits(tensor->element_type) + 7) / 8;
  size_t element_bytes = (bits + 7) / 8;
  uint64_t value = 0;
  memcpy(&value, bytes + (size_t)i * element_bytes + (size_t)part * part_bytes,
         part_bytes);
  return value;
}

void emp_element_store(emp_tensor_t* tensor, int64_t i, int part,
                       uint64_t value) {
  uint32_t bits = emp_element_bits(tensor->element_type);
  uint8_t* bytes = tensor->data;
  if (bits == 2 || bits == 4) {
    uint64_t bit = (uint64_t)i * bits;
    uint32_t mask = ((1u << bits) - 1) << (bit % 8);
    uint32_t byte = bytes[bit / 8];
    byte = (byte & ~mask) | (((uint32_t)value << (bit % 8)) & mask);
    bytes[bit / 8] = (uint8_t)byte;
    return;
  }
  size_t part_bytes = (part_bits(tensor->element_type) + 7) / 8;
  size_t element_bytes = (bits + 7) / 8;
  memcpy(bytes + (size_t)i * element_bytes + (size_t)part * part_bytes, &value,
         part_bytes);
}

int64_t emp_element_to_int(emp_element_type_t type, uint64_t bits) {
  uint32_t width = emp_element_bits(type);
  if (emp_element_class(type) != EMP_ELEMENT_CLASS_SIGNED || width >= 64) {
    return (int64_t)bits;
  }
  uint64_t sign = UINT64_C(1) << (width - 1);
  return (int64_t)((bits ^ sign) - sign);
}

// The format of a float type or of the parts of a complex one.
static emp_float_kind_t float_kind(emp_element_type_t type) {
  if (emp_element_class(type) == EMP_ELEMENT_CLASS_COMPLEX) {
    return emp_element_bits(type) == 64 ? EMP_FLOAT_F32 : EMP_FLOAT_F64;
  }
  const char* name = emp_element_type_name(type);
  for (unsigned kind = 0; name && kind < EMP_FLOAT_COUNT; ++kind) {
    if (strcmp(emp_float_kind_name((emp_float_kind_t)kind), name) == 0) {
      return (emp_float_kind_t)kind;
    }
  }
  return EMP_FLOAT_F32;
}

double emp_element_to_double(emp_element_type_t type, uint64_t bits) {
  switch (emp_element_class(type)) {
    case EMP_ELEMENT_CLASS_FLOAT:
    case EMP_ELEMENT_CLASS_COMPLEX:
      return emp_float_decode(float_kind(type), bits);
    case EMP_ELEMENT_CLASS_SIGNED:
      return (double)emp_element_to_int(type, bits);
    default:
      return (double)bits;
  }
}

// -- text ---------------------------------------------------------------------

static bool parse_special_float(emp_str_t text, double* out_value) {
  bool negative = text.length > 0 && text.data[0] == '-';
  bool sign = negative || (text.length > 0 && text.data[0] == '+');
  emp_str_t word = {text.data + sign, text.length - sign};
  double value;
  if (emp_str_is(word, "nan") || emp_str_is(word, "NAN") ||
      emp_str_is(word, "NaN")) {
    value = (double)NAN;
  } else if (emp_str_is(word, "inf") || emp_str_is(word, "INF") ||
             emp_str_is(word, "infinity")) {
    value = (double)INFINITY;
  } else {
    return false;
  }
  *out_value = negative ? -value : value;
  return true;
}

static bool parse_float(emp_element_type_t type, emp_str_t text,
                        uint64_t* out_bits) {
  emp_float_kind_t kind = float_kind(type);
  uint64_t raw;
  if (text.length > 2 && text.data[0] == '0' &&
      (text.data[1] == 'x' || text.data[1] == 'X') &&
      emp_parse_u64(text, &raw)) {
    uint32_t width = part_bits(type);
    *out_bits = raw;  // the bits themselves, as in MLIR
    return width >= 64 || raw >> width == 0;
  }
  double value;
  if (!parse_special_float(text, &value) && !emp_parse_f64(text, &value)) {
    return false;
  }
  *out_bits = emp_float_encode(kind, value);
  return true;
}

// Integers may be given as signed or unsigned; they must fit one of the two.
static bool parse_integer(emp_element_type_t type, emp_str_t text,
                          uint64_t* out_bits) {
  uint32_t width = emp_element_bits(type);
  uint64_t mask = width >= 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
  int64_t value;
  if (emp_parse_i64(text, &value) && value < 0) {
    *out_bits = (uint64_t)value & mask;
    return width >= 64 || value >= -((int64_t)1 << (width - 1));
  }
  return emp_parse_u64(text, out_bits) && *out_bits <= mask;
}

bool emp_element_parse(emp_element_type_t type, emp_str_t text,
                       uint64_t* out_bits) {
  *out_bits = 0;
  switch (emp_element_class(type)) {
    case EMP_ELEMENT_CLASS_FLOAT:
    case EMP_ELEMENT_CLASS_COMPLEX:
      return parse_float(type, text, out_bits);
    case EMP_ELEMENT_CLASS_BOOL:
      if (emp_str_is(text, "true") || emp_str_is(text, "1")) *out_bits = 1;
      return *out_bits == 1 || emp_str_is(text, "false") ||
             emp_str_is(text, "0");
    default:
      return parse_integer(type, text, out_bits);
  }
}

static size_t print_float(emp_element_type_t type, uint64_t bits, char* out) {
  emp_float_kind_t kind = float_kind(type);
  double value = emp_float_decode(kind, bits);
  if (isnan(value)) return (size_t)snprintf(out, 40, "nan");
  if (isinf(value))
    return (size_t)snprintf(out, 40, value < 0 ? "-inf" : "inf");
  if (kind == EMP_FLOAT_F64) return emp_print_f64_shortest(value, out);
  return emp_print_f32_shortest((float)value, out);
}

size_t emp_element_print(emp_element_type_t type, uint64_t bits, char* out) {
  switch (emp_element_class(type)) {
    case EMP_ELEMENT_CLASS_FLOAT:
    case EMP_ELEMENT_CLASS_COMPLEX:
      return print_float(type, bits, out);
    case EMP_ELEMENT_CLASS_SIGNED:
      return (size_t)snprintf(out, 40, "%lld",
                              (long long)emp_element_to_int(type, bits));
    case EMP_ELEMENT_CLASS_OPAQUE:
      return (size_t)snprintf(out, 40, "%llX", (unsigned long long)bits);
    default:
      return (size_t)snprintf(out, 40, "%llu", (unsigned long long)bits);
  }
}

bool emp_element_array_bytes(emp_element_type_t type, const int64_t* dims,
                             size_t rank, size_t* out_bytes) {
  size_t bits = emp_element_bits(type);
  size_t unit_bits = bits == 2 || bits == 4 ? bits : (bits + 7) / 8 * 8;
  size_t total = unit_bits;
  bool fits = true;
  bool is_empty = false;
  for (size_t i = 0; i < rank; ++i) {
    is_empty = is_empty || dims[i] == 0;
    fits = emp_mul_size(total, (size_t)dims[i], &total) && fits;
  }
  *out_bytes = is_empty ? 0 : total / 8 + (total % 8 != 0);
  return is_empty || fits;
}

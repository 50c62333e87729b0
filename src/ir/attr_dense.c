// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reading and writing the elements of dense attributes. Elements lie in whole
// bytes, little-endian, power-of-two sized; they are read byte by byte, so the
// data may have any alignment and the host any byte order.
#include <string.h>

#include "base/assert.h"
#include "ir/attr.h"
#include "ir/context_impl.h"

size_t emp_dense_element_bytes(const emp_type_t* element) {
  if (element->kind == EMP_TYPE_COMPLEX) {
    return 2 * emp_dense_element_bytes(element->element);
  }
  uint32_t bits = emp_type_bit_width(element);
  if (bits == 0) return element->kind == EMP_TYPE_INTEGER ? 1 : 0;
  size_t bytes = 1;
  while (bytes * 8 < bits)
    bytes *= 2;
  return bytes;
}

static const emp_type_t* element_type(const emp_attr_t* dense) {
  return dense->kind == EMP_ATTR_DENSE_ARRAY ? dense->type
                                             : dense->type->element;
}

int64_t emp_dense_count(const emp_attr_t* dense) {
  if (dense->kind != EMP_ATTR_DENSE_ARRAY) {
    return emp_type_element_count(dense->type);
  }
  size_t bytes = emp_dense_element_bytes(dense->type);
  return bytes ? (int64_t)(dense->data.length / bytes) : 0;
}

// Where element `i` lies.
static const uint8_t* element_at(const emp_attr_t* dense, int64_t i,
                                 size_t bytes) {
  if (dense->data.is_splat) return dense->data.bytes;
  EMP_ASSERT((size_t)(i + 1) * bytes <= dense->data.length);
  return dense->data.bytes + (size_t)i * bytes;
}

static uint64_t read_half(const uint8_t* bytes) {
  return (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 |
         (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24;
}

static uint64_t read_word(const uint8_t* bytes, size_t count) {
  uint64_t word = 0;
  // One load each of what most elements are.
  if (count == 8) return read_half(bytes) | read_half(bytes + 4) << 32;
  if (count == 4) return read_half(bytes);
  for (size_t i = 0; i < count && i < 8; ++i) {
    word |= (uint64_t)bytes[i] << (8 * i);
  }
  return word;
}

static void write_word(uint8_t* bytes, size_t count, uint64_t word) {
  for (size_t i = 0; i < count && i < 8; ++i) {
    bytes[i] = (uint8_t)(word >> (8 * i));
  }
}

// The low bits of a word as a value of `type`.
static int64_t extend(const emp_type_t* type, uint64_t word) {
  uint32_t bits = type->bits;
  if (bits == 0 || bits >= 64) return (int64_t)word;
  word &= (UINT64_C(1) << bits) - 1;
  bool is_unsigned = type->signedness == EMP_UNSIGNED || bits == 1;
  if (!is_unsigned && (word >> (bits - 1)) != 0) word |= ~UINT64_C(0) << bits;
  return (int64_t)word;
}

int64_t emp_dense_int(const emp_attr_t* dense, int64_t i) {
  const emp_type_t* type = element_type(dense);
  size_t bytes = emp_dense_element_bytes(type);
  return extend(type, read_word(element_at(dense, i, bytes), bytes));
}

double emp_dense_float(const emp_attr_t* dense, int64_t i) {
  const emp_type_t* type = element_type(dense);
  EMP_ASSERT(type->kind == EMP_TYPE_FLOAT);
  size_t bytes = emp_dense_element_bytes(type);
  const uint8_t* at = element_at(dense, i, bytes);
  if (bytes > 8) return emp_attr_float_value(emp_dense_element(dense, i));
  return emp_float_decode(type->float_kind, read_word(at, bytes));
}

static const emp_attr_t* read_element(const emp_type_t* type,
                                      const uint8_t* at) {
  size_t bytes = emp_dense_element_bytes(type);
  if (type->kind == EMP_TYPE_COMPLEX) {
    const emp_attr_t* parts[] = {read_element(type->element, at),
                                 read_element(type->element, at + bytes / 2)};
    return emp_attr_array(type->context, parts, 2);
  }
  if (type->kind == EMP_TYPE_FLOAT) {
    uint64_t high = bytes > 8 ? read_word(at + 8, bytes - 8) : 0;
    return emp_attr_float_bits(type, read_word(at, bytes), high);
  }
  if (bytes <= 8) {
    return emp_attr_integer(type, extend(type, read_word(at, bytes)));
  }
  uint64_t words[4] = {0};  // i256 is the widest that is read this way
  size_t count =
      bytes / 8 < EMP_COUNT_OF(words) ? bytes / 8 : EMP_COUNT_OF(words);
  uint64_t* wide = words;
  if (bytes / 8 > count) {
    count = bytes / 8;
    wide = emp_arena_new_array(&type->context->arena, uint64_t, count);
  }
  for (size_t i = 0; i < count; ++i)
    wide[i] = read_word(at + 8 * i, 8);
  return emp_attr_wide_integer(type, wide);
}

const emp_attr_t* emp_dense_element(const emp_attr_t* dense, int64_t i) {
  const emp_type_t* type = element_type(dense);
  size_t bytes = emp_dense_element_bytes(type);
  return read_element(type, element_at(dense, i, bytes));
}

// Writes an integer, float or complex (array of two) attribute; false when it
// is none of them.
static bool write_element(const emp_type_t* type, const emp_attr_t* value,
                          uint8_t* out) {
  size_t bytes = emp_dense_element_bytes(type);
  if (type->kind == EMP_TYPE_COMPLEX) {
    return value->kind == EMP_ATTR_ARRAY && value->count == 2 &&
           write_element(type->element, value->items[0], out) &&
           write_element(type->element, value->items[1], out + bytes / 2);
  }
  if (value->kind == EMP_ATTR_FLOAT) {
    write_word(out, bytes, value->bits[0]);
    if (bytes > 8) write_word(out + 8, bytes - 8, value->bits[1]);
    return true;
  }
  if (value->kind != EMP_ATTR_INTEGER) return false;
  if (!value->words) {
    write_word(out, bytes, (uint64_t)value->value);
    return true;
  }
  size_t count = ((size_t)type->bits + 63) / 64;
  for (size_t i = 0; i < count; ++i) {
    write_word(out + 8 * i, 8, value->words[i]);
  }
  return true;
}

const emp_attr_t* emp_attr_dense_splat(const emp_type_t* type,
                                       const emp_attr_t* element) {
  enum { kOnStackBytes = 64 };
  uint8_t on_stack[kOnStackBytes] = {0};
  uint8_t* bytes = on_stack;
  size_t length = emp_dense_element_bytes(type->element);
  if (length > kOnStackBytes) {
    bytes = emp_arena_new_array(&type->context->arena, uint8_t, length);
  }
  bool is_scalar = write_element(type->element, element, bytes);
  EMP_ASSERT(is_scalar);
  (void)is_scalar;
  return emp_attr_dense(
      type,
      (emp_dense_data_t){.bytes = bytes, .length = length, .is_splat = true});
}

static bool read_array_ints(const emp_attr_t* attr, int64_t* out_values,
                            size_t capacity, size_t* out_count) {
  if (attr->count > capacity) return false;
  for (uint32_t i = 0; i < attr->count; ++i) {
    if (attr->items[i]->kind != EMP_ATTR_INTEGER) return false;
    out_values[i] = attr->items[i]->value;
  }
  *out_count = attr->count;
  return true;
}

bool emp_attr_read_ints(const emp_attr_t* attr, int64_t* out_values,
                        size_t capacity, size_t* out_count) {
  *out_count = 0;
  if (!attr) return false;
  if (attr->kind == EMP_ATTR_ARRAY) {
    return read_array_ints(attr, out_values, capacity, out_count);
  }
  bool is_dense =
      attr->kind == EMP_ATTR_DENSE || attr->kind == EMP_ATTR_DENSE_ARRAY;
  if (!is_dense) return false;
  const emp_type_t* type = element_type(attr);
  if (type->kind != EMP_TYPE_INTEGER && type->kind != EMP_TYPE_INDEX) {
    return false;
  }
  int64_t count = emp_dense_count(attr);
  if (count < 0 || (uint64_t)count > capacity) return false;
  for (int64_t i = 0; i < count; ++i)
    out_values[i] = emp_dense_int(attr, i);
  *out_count = (size_t)count;
  return true;
}

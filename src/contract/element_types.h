// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Facts about the element types of buffer views.
#ifndef EMP_CONTRACT_ELEMENT_TYPES_H_
#define EMP_CONTRACT_ELEMENT_TYPES_H_

#include "emplace/memory.h"

// How the elements lie in a buffer view.
enum { EMP_ENCODING_OPAQUE = 0, EMP_ENCODING_DENSE_ROW_MAJOR = 1 };

// The numerical kind of an element type: bits 24..31.
enum {
  EMP_NUMERIC_OPAQUE = 0x00,
  EMP_NUMERIC_INTEGER = 0x10,
  EMP_NUMERIC_INTEGER_SIGNED = 0x11,
  EMP_NUMERIC_INTEGER_UNSIGNED = 0x12,
  EMP_NUMERIC_BOOLEAN = 0x13,
  EMP_NUMERIC_FLOAT_IEEE = 0x21,
  EMP_NUMERIC_FLOAT_BRAIN = 0x22,
  EMP_NUMERIC_COMPLEX = 0x23,
};

static inline uint32_t emp_element_type_bits(emp_element_type_t type) {
  return type & 0xffu;
}
static inline uint32_t emp_element_type_numeric(emp_element_type_t type) {
  return type >> 24;
}

#endif  // EMP_CONTRACT_ELEMENT_TYPES_H_

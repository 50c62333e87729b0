// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One element: from bytes to a number or text and back.
#ifndef EMP_TOOLING_ELEMENT_H_
#define EMP_TOOLING_ELEMENT_H_

#include "emplace/runtime.h"
#include "emplace/tooling.h"

typedef enum emp_element_class_e {
  EMP_ELEMENT_CLASS_OPAQUE,
  EMP_ELEMENT_CLASS_BOOL,
  EMP_ELEMENT_CLASS_SIGNED,
  EMP_ELEMENT_CLASS_UNSIGNED,
  EMP_ELEMENT_CLASS_FLOAT,
  EMP_ELEMENT_CLASS_COMPLEX,
} emp_element_class_t;

emp_element_class_t emp_element_class(emp_element_type_t type);
uint32_t emp_element_bits(emp_element_type_t type);

// Raw bits of element `i` (up to 64; complex parts by `part`).
uint64_t emp_element_load(const emp_tensor_t* tensor, int64_t i, int part);
void emp_element_store(emp_tensor_t* tensor, int64_t i, int part,
                       uint64_t bits);
int64_t emp_element_to_int(emp_element_type_t type, uint64_t bits);
double emp_element_to_double(emp_element_type_t type, uint64_t bits);

// Text of one number to bits; false when it is none or out of range.
bool emp_element_parse(emp_element_type_t type, emp_str_t text,
                       uint64_t* out_bits);
// Bits to text, at most 40 bytes.
size_t emp_element_print(emp_element_type_t type, uint64_t bits, char* out);

// Bytes of the elements of a tensor; false when they do not fit into a size_t.
bool emp_element_array_bytes(emp_element_type_t type, const int64_t* dims,
                             size_t rank, size_t* out_bytes);

#endif  // EMP_TOOLING_ELEMENT_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Single elements of buffer views as numbers, for checks and for printing.
#ifndef EMP_RUNTIME_MODULES_ELEMENT_VALUE_H_
#define EMP_RUNTIME_MODULES_ELEMENT_VALUE_H_

#include "runtime/hal/buffer_view.h"

typedef enum emp_element_class_e {
  EMP_ELEMENT_CLASS_SIGNED,
  EMP_ELEMENT_CLASS_UNSIGNED,  // booleans too
  EMP_ELEMENT_CLASS_FLOAT,     // each part of a complex
  EMP_ELEMENT_CLASS_NONE,
} emp_element_class_t;

// How one scalar of an element lies in memory. A complex element is two.
typedef struct emp_element_layout_s {
  emp_element_class_t kind;
  uint32_t bits;   // of a scalar
  uint32_t parts;  // scalars an element: 1, or 2 of a complex
  int format;      // of a float: emp_float_kind_t
} emp_element_layout_t;

typedef struct emp_element_value_s {
  uint64_t bits;  // as stored, the rest zero
  int64_t i64;    // of a signed or unsigned integer
  double f64;     // of any
} emp_element_value_t;

// False for a type that is not known.
bool emp_element_layout(emp_element_type_t type,
                        emp_element_layout_t* out_layout);

// Scalars in a view: elements times parts.
uint64_t emp_view_scalar_count(const emp_buffer_view_t* view,
                               const emp_element_layout_t* layout);

// The scalar with this number. Elements below 8 bits are packed, low bits
// first.
emp_element_value_t emp_view_scalar(const emp_buffer_view_t* view,
                                    const emp_element_layout_t* layout,
                                    uint64_t index);

// Distance in units in the last place: how many values of the format lie
// between; 0 for two NaNs, UINT64_MAX between finite and not finite.
uint64_t emp_element_ulp_distance(const emp_element_layout_t* layout,
                                  const emp_element_value_t* a,
                                  const emp_element_value_t* b);

// "2x2xf32=1 2 3 4\n", at most 1024 elements.
void emp_view_write(const emp_buffer_view_t* view, emp_writer_t writer);

#endif  // EMP_RUNTIME_MODULES_ELEMENT_VALUE_H_

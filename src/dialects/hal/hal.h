// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What other rooms need to know of the hal dialect.
#ifndef EMP_DIALECTS_HAL_HAL_H_
#define EMP_DIALECTS_HAL_HAL_H_

#include "ir/op.h"

// The number that stands for an element type in views, as IREE has it: a class
// in the top byte, bits in the low ones (f32 0x21000020). False when views
// cannot hold it.
bool emp_hal_element_type(const emp_type_t* type, int32_t* out_number);
// The bits of "A|B" by the names of one bit field: memory types, buffer usage,
// command modes, ... Unknown names give false.
typedef struct emp_hal_bit_s {
  const char* name;
  uint64_t bits;
} emp_hal_bit_t;
bool emp_hal_bits(emp_str_t text, const emp_hal_bit_t* names, size_t count,
                  uint64_t* out_bits);

#endif  // EMP_DIALECTS_HAL_HAL_H_

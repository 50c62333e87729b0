// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Buffer views: an immutable shape over the first bytes of a buffer.
#ifndef EMP_RUNTIME_HAL_BUFFER_VIEW_H_
#define EMP_RUNTIME_HAL_BUFFER_VIEW_H_

#include "contract/element_types.h"
#include "runtime/hal/hal_buffer.h"

struct emp_buffer_view_s {
  emp_object_t object;
  emp_allocator_t host;
  emp_buffer_t* buffer;  // retained
  uint64_t length;       // bytes of the shape
  emp_element_type_t element_type;
  uint32_t encoding;
  uint32_t rank;
  int64_t dims[];
};

extern const emp_object_type_t emp_buffer_view_type;

// The view that `object` is. INVALID_ARGUMENT for null or another type.
emp_status_t emp_buffer_view_from(emp_object_t* object,
                                  emp_buffer_view_t** out_view) EMP_NODISCARD;

// Writes "2x?xf32" (a dim of -1 is "?") into `text`, cut to fit, with a NUL.
void emp_shape_format(emp_element_type_t element_type, const int64_t* dims,
                      size_t rank, char* text, size_t capacity);

#endif  // EMP_RUNTIME_HAL_BUFFER_VIEW_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Files: read through a mapping, written at once.
#ifndef EMP_BASE_FILE_H_
#define EMP_BASE_FILE_H_

#include <stddef.h>
#include <stdint.h>

#include "emplace/allocator.h"
#include "emplace/status.h"

// The bytes of a file. Mapped read-only where the file can be mapped; read
// into memory for pipes and "-" (standard input).
typedef struct emp_file_map_s {
  const uint8_t* data;
  size_t length;
  bool is_mapped;
  emp_allocator_t host;  // owner of `data` when it is not mapped
} emp_file_map_t;

emp_status_t emp_file_map(const char* path, emp_allocator_t host,
                          emp_file_map_t* out_map) EMP_NODISCARD;
void emp_file_unmap(emp_file_map_t* map);  // a zeroed map is fine

// Replaces the file by `length` bytes: written beside it and renamed, so that
// a reader never sees half of it. "-" is standard output.
emp_status_t emp_file_write(const char* path, const void* data,
                            size_t length) EMP_NODISCARD;

#endif  // EMP_BASE_FILE_H_

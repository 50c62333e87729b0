// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Files: read through a mapping, written at once or piece by piece.
#ifndef EMP_BASE_FILE_H_
#define EMP_BASE_FILE_H_

#include <stddef.h>
#include <stdint.h>

#include "emplace/allocator.h"
#include "emplace/status.h"
#include "emplace/str.h"

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

// The same piece by piece. Nothing is created before the first piece, and the
// file at the path stays as it was until the stream is closed.
typedef struct emp_file_stream_s {
  const char* path;     // stays the caller's
  emp_status_t status;  // of the first piece that failed: later ones are left
  int file;
  int attempt;  // of the name that the file has until then; -1: in place
} emp_file_stream_t;

emp_file_stream_t emp_file_stream(const char* path);
void emp_file_stream_append(emp_file_stream_t* stream, emp_str_t piece);
// Says how the whole went. A stream without pieces makes an empty file.
emp_status_t emp_file_stream_close(emp_file_stream_t* stream) EMP_NODISCARD;

#endif  // EMP_BASE_FILE_H_

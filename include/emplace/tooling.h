// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensors outside of a program, for tools: text literals, .npy files, printing
// and comparing. Nothing here touches a device; a tensor is host memory.
#ifndef EMPLACE_TOOLING_H_
#define EMPLACE_TOOLING_H_

#include "emplace/allocator.h"
#include "emplace/memory.h"
#include "emplace/status.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { EMP_TENSOR_MAX_RANK = 32 };

// Dense row-major elements: i1 one byte each, i2 and i4 packed from the low
// bits up, others in whole bytes, little-endian.
typedef struct emp_tensor_s {
  emp_element_type_t element_type;
  size_t rank;
  int64_t dims[EMP_TENSOR_MAX_RANK];
  void* data;  // 64-byte aligned; NULL when there are no bytes
  size_t length_bytes;
  void* block;  // what `host` gave
  size_t block_bytes;
  emp_allocator_t host;
} emp_tensor_t;

// Number of elements; 1 for rank 0.
EMP_API int64_t emp_tensor_element_count(const emp_tensor_t* tensor);

// A zeroed tensor.
//
// Errors:  INVALID_ARGUMENT for a negative dim or too high a rank;
//          OUT_OF_RANGE when the size does not fit; RESOURCE_EXHAUSTED.
// Owns:    free with emp_tensor_free.
// Threads: safe from any thread.
EMP_API emp_status_t emp_tensor_create(emp_element_type_t type,
                                       const int64_t* dims, size_t rank,
                                       emp_allocator_t host,
                                       emp_tensor_t* out_tensor) EMP_NODISCARD;
EMP_API void emp_tensor_free(emp_tensor_t* tensor);  // zeroed is fine

// Reads a literal: `4xf32=1,2,3,4`, `2x2xf32=[1 2][3 4]`, `64xf32=1.0` (one
// value for all), `4xf32` (zeros), `f32=2.5` (rank 0).
//
// Errors:  INVALID_ARGUMENT naming the text, the wanted and the found count.
EMP_API emp_status_t emp_tensor_parse(emp_str_t text, emp_allocator_t host,
                                      emp_tensor_t* out_tensor) EMP_NODISCARD;
// Reads only the shape of such a literal; what is after `=` goes to *out_rest
// (has_rest false: there was none).
EMP_API emp_status_t emp_tensor_parse_shape(emp_str_t text,
                                            emp_tensor_t* out_shape,
                                            bool* out_has_rest,
                                            emp_str_t* out_rest) EMP_NODISCARD;

// Writes `4xf32=1 2 3 4`. Numbers are the shortest that read back the same;
// more than `max_elements` (0: 1024) end in `...`.
EMP_API void emp_tensor_print(const emp_tensor_t* tensor, size_t max_elements,
                              emp_writer_t out);

// One array of a .npy file (format 1 to 3; C order or Fortran order).
// bf16 is read from and written as the type `V2` that numpy's users use for
// it, only when `hint` says so (0: none).
//
// Errors:  DATA_LOSS for a truncated file; INVALID_ARGUMENT for another
//          format; UNIMPLEMENTED naming an unknown dtype.
EMP_API emp_status_t emp_tensor_read_npy(const void* bytes, size_t length,
                                         emp_element_type_t hint,
                                         emp_allocator_t host,
                                         emp_tensor_t* out_tensor,
                                         size_t* out_used) EMP_NODISCARD;
// The bytes of the tensor as a .npy file, through a writer.
EMP_API emp_status_t emp_tensor_write_npy(const emp_tensor_t* tensor,
                                          emp_writer_t out) EMP_NODISCARD;

// |actual - expected| <= atol + rtol * |expected| for each element; equal
// values and two NaN always agree, integers must be equal. atol < 0 is the
// type's default: f32 and f64 1e-4, f16 1e-3, bf16 1e-2; rtol < 0 is 1e-5.
//
// Errors:  FAILED_PRECONDITION naming the first element that differs, both
//          values and how many differ; INVALID_ARGUMENT for other shapes.
EMP_API emp_status_t emp_tensor_compare(const emp_tensor_t* actual,
                                        const emp_tensor_t* expected,
                                        double atol, double rtol) EMP_NODISCARD;

// Element `i` as a double (complex: the real part) and back.
EMP_API double emp_tensor_get(const emp_tensor_t* tensor, int64_t i);

// The bytes of a file: mapped where it can be mapped, so that big sources and
// modules cost no memory of their own; read for pipes and "-" (standard input).
typedef struct emp_file_bytes_s {
  const uint8_t* data;  // page-aligned if mapped
  size_t length;
  bool is_mapped;
  emp_allocator_t host;
} emp_file_bytes_t;
EMP_API emp_status_t emp_file_open_bytes(const char* path, emp_allocator_t host,
                                         emp_file_bytes_t* out_file)
    EMP_NODISCARD;
EMP_API void emp_file_close_bytes(emp_file_bytes_t* file);  // zeroed is fine
// Replaces a file by bytes ("-": standard output).
EMP_API emp_status_t emp_file_write_bytes(const char* path, const void* bytes,
                                          size_t length) EMP_NODISCARD;
// Replaces a file by what `produce` writes, which is never held as a whole.
// Nothing is created before the first piece; a reader never sees half of the
// file, and standard output ("-") and devices take the pieces as they come.
//
//   produce    writes through the writer; called once, its status does not
//              change what becomes of the file
//
// Errors:  what `produce` returned; else what kept the file from being written
//          (NOT_FOUND, PERMISSION_DENIED, RESOURCE_EXHAUSTED, UNKNOWN).
// Owns:    nothing.
// Threads: safe from any thread.
typedef emp_status_t (*emp_produce_fn_t)(void* user, emp_writer_t out);
EMP_API emp_status_t emp_file_produce_bytes(const char* path,
                                            emp_produce_fn_t produce,
                                            void* user) EMP_NODISCARD;

#ifdef __cplusplus
}
#endif

#endif  // EMPLACE_TOOLING_H_

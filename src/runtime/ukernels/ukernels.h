// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Micro-kernels: loops over 2-D strided pieces of memory, one function a row
// of contract/vmvx_exports.def, named emp_ukernel_<id>. They check nothing;
// strides count elements.
#ifndef EMP_RUNTIME_UKERNELS_UKERNELS_H_
#define EMP_RUNTIME_UKERNELS_UKERNELS_H_

#include <stdbool.h>
#include <stdint.h>

// A piece: address of element (0, 0), distance of rows and of columns.
typedef struct emp_strided_s {
  void* data;
  int64_t stride0;
  int64_t stride1;
} emp_strided_t;

typedef void (*emp_ukernel_binary_t)(const emp_strided_t* lhs,
                                     const emp_strided_t* rhs,
                                     const emp_strided_t* out, int64_t m,
                                     int64_t n);
typedef void (*emp_ukernel_unary_t)(const emp_strided_t* in,
                                    const emp_strided_t* out, int64_t m,
                                    int64_t n);
typedef void (*emp_ukernel_fill_t)(uint64_t value, const emp_strided_t* out,
                                   int64_t m, int64_t n);
// out (+)= lhs * rhs; adds if `accumulates`, else overwrites.
typedef void (*emp_ukernel_matmul_t)(const emp_strided_t* lhs,
                                     const emp_strided_t* rhs,
                                     const emp_strided_t* out,
                                     const int64_t sizes[3], bool accumulates);
// Reduces each row to one element, from what out holds if `accumulates`, else
// from the first column, which is then there.
typedef void (*emp_ukernel_reduce_t)(const emp_strided_t* in,
                                     const emp_strided_t* out, int64_t m,
                                     int64_t n, bool accumulates);

#define VMVX_BINARY(id, name, type, expression)                     \
  void emp_ukernel_##id(const emp_strided_t*, const emp_strided_t*, \
                        const emp_strided_t*, int64_t, int64_t);
#define VMVX_UNARY(id, name, type_in, type_out, expression)                  \
  void emp_ukernel_##id(const emp_strided_t*, const emp_strided_t*, int64_t, \
                        int64_t);
#define VMVX_COPY(id, name, type) VMVX_UNARY(id, name, type, type, a)
#define VMVX_FILL(id, name, type, kind) \
  void emp_ukernel_##id(uint64_t, const emp_strided_t*, int64_t, int64_t);
#define VMVX_MATMUL(id, name, lhs, rhs, out, a_wide, b_wide)        \
  void emp_ukernel_##id(const emp_strided_t*, const emp_strided_t*, \
                        const emp_strided_t*, const int64_t[3], bool);
#define VMVX_REDUCE(id, name, type, expression)                              \
  void emp_ukernel_##id(const emp_strided_t*, const emp_strided_t*, int64_t, \
                        int64_t, bool);
#include "contract/vmvx_exports.def"
#undef VMVX_BINARY
#undef VMVX_UNARY
#undef VMVX_COPY
#undef VMVX_FILL
#undef VMVX_MATMUL
#undef VMVX_REDUCE

#endif  // EMP_RUNTIME_UKERNELS_UKERNELS_H_

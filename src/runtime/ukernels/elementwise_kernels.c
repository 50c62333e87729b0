// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Elementwise micro-kernels, copies, fills and row reductions. Each is a plain
// double loop; rows whose elements are neighbours have a loop of their own
// that the compiler turns into vector code. The result of an element depends
// on nothing but its operands, so all ways through give the same bits.
#include <math.h>

#include "base/float16.h"
#include "contract/math_functions.h"
#include "runtime/ukernels/ukernels.h"

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize("O3")
#endif

#define VMVX_BINARY(id, name, type, expression)                             \
  void emp_ukernel_##id(const emp_strided_t* lhs, const emp_strided_t* rhs, \
                        const emp_strided_t* out, int64_t m, int64_t n) {   \
    bool is_dense =                                                         \
        lhs->stride1 == 1 && rhs->stride1 == 1 && out->stride1 == 1;        \
    for (int64_t i = 0; i < m; ++i) {                                       \
      const type* x = (const type*)lhs->data + i * lhs->stride0;            \
      const type* y = (const type*)rhs->data + i * rhs->stride0;            \
      type* z = (type*)out->data + i * out->stride0;                        \
      for (int64_t j = 0; is_dense && j < n; ++j) {                         \
        type a = x[j], b = y[j];                                            \
        z[j] = (expression);                                                \
      }                                                                     \
      for (int64_t j = 0; !is_dense && j < n; ++j) {                        \
        type a = x[j * lhs->stride1], b = y[j * rhs->stride1];              \
        z[j * out->stride1] = (expression);                                 \
      }                                                                     \
    }                                                                       \
  }

#define VMVX_UNARY(id, name, type_in, type_out, expression)                \
  void emp_ukernel_##id(const emp_strided_t* in, const emp_strided_t* out, \
                        int64_t m, int64_t n) {                            \
    bool is_dense = in->stride1 == 1 && out->stride1 == 1;                 \
    for (int64_t i = 0; i < m; ++i) {                                      \
      const type_in* x = (const type_in*)in->data + i * in->stride0;       \
      type_out* z = (type_out*)out->data + i * out->stride0;               \
      for (int64_t j = 0; is_dense && j < n; ++j) {                        \
        type_in a = x[j];                                                  \
        z[j] = (expression);                                               \
      }                                                                    \
      for (int64_t j = 0; !is_dense && j < n; ++j) {                       \
        type_in a = x[j * in->stride1];                                    \
        z[j * out->stride1] = (expression);                                \
      }                                                                    \
    }                                                                      \
  }

#define VMVX_COPY(id, name, type) VMVX_UNARY(id, name, type, type, a)

#define VMVX_FILL(id, name, type, kind)                                      \
  void emp_ukernel_##id(uint64_t value, const emp_strided_t* out, int64_t m, \
                        int64_t n) {                                         \
    type item = (type)value;                                                 \
    for (int64_t i = 0; i < m; ++i) {                                        \
      type* z = (type*)out->data + i * out->stride0;                         \
      for (int64_t j = 0; j < n; ++j)                                        \
        z[j * out->stride1] = item;                                          \
    }                                                                        \
  }

#define VMVX_REDUCE(id, name, type, expression)                            \
  void emp_ukernel_##id(const emp_strided_t* in, const emp_strided_t* out, \
                        int64_t m, int64_t n, bool accumulates) {          \
    for (int64_t i = 0; i < m; ++i) {                                      \
      const type* x = (const type*)in->data + i * in->stride0;             \
      type* z = (type*)out->data + i * out->stride0;                       \
      type a = accumulates ? *z : x[0];                                    \
      for (int64_t j = accumulates ? 0 : 1; j < n; ++j) {                  \
        type b = x[j * in->stride1];                                       \
        a = (expression);                                                  \
      }                                                                    \
      *z = a;                                                              \
    }                                                                      \
  }

#define VMVX_MATMUL(id, name, lhs, rhs, out, a_wide, b_wide)

#include "contract/vmvx_exports.def"

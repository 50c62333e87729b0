// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Matrix products. For four rows of the result at a time a strip of columns is
// kept in local accumulators while k runs from 0 up, so that every element is
// summed in ascending k whatever the blocking: the result does not depend on
// the shape of the tile. Columns that are neighbours let the compiler use
// vector instructions for the strip.
#include "base/float16.h"
#include "runtime/ukernels/ukernels.h"

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize("O3")
#endif

enum { kRows = 4, kColumns = 16 };

#define VMVX_BINARY(id, name, type, expression)
#define VMVX_UNARY(id, name, type_in, type_out, expression)
#define VMVX_COPY(id, name, type)
#define VMVX_FILL(id, name, type, kind)
#define VMVX_REDUCE(id, name, type, expression)

// One strip: `rows` <= kRows, `columns` <= kColumns. The full strip with dense
// columns has constant trip counts.
#define VMVX_MATMUL(id, name, lhs_t, rhs_t, out_t, a_wide, b_wide)          \
  static void strip_##id(const lhs_t* x, const rhs_t* y, out_t* z,          \
                         const int64_t s[6], int64_t k_count, int rows,     \
                         int columns) {                                     \
    out_t sum[kRows][kColumns];                                             \
    for (int i = 0; i < rows; ++i) {                                        \
      for (int j = 0; j < columns; ++j)                                     \
        sum[i][j] = z[i * s[4] + j * s[5]];                                 \
    }                                                                       \
    for (int64_t k = 0; k < k_count; ++k) {                                 \
      for (int i = 0; i < rows; ++i) {                                      \
        lhs_t a = x[i * s[0] + k * s[1]];                                   \
        for (int j = 0; j < columns; ++j) {                                 \
          rhs_t b = y[k * s[2] + j * s[3]];                                 \
          sum[i][j] += (a_wide) * (b_wide);                                 \
        }                                                                   \
      }                                                                     \
    }                                                                       \
    for (int i = 0; i < rows; ++i) {                                        \
      for (int j = 0; j < columns; ++j)                                     \
        z[i * s[4] + j * s[5]] = sum[i][j];                                 \
    }                                                                       \
  }                                                                         \
  static void full_strip_##id(const lhs_t* x, const rhs_t* y, out_t* z,     \
                              const int64_t s[6], int64_t k_count) {        \
    out_t sum[kRows][kColumns];                                             \
    for (int i = 0; i < kRows; ++i) {                                       \
      for (int j = 0; j < kColumns; ++j)                                    \
        sum[i][j] = z[i * s[4] + j];                                        \
    }                                                                       \
    for (int64_t k = 0; k < k_count; ++k) {                                 \
      const rhs_t* row = y + k * s[2];                                      \
      for (int i = 0; i < kRows; ++i) {                                     \
        lhs_t a = x[i * s[0] + k * s[1]];                                   \
        for (int j = 0; j < kColumns; ++j) {                                \
          rhs_t b = row[j];                                                 \
          sum[i][j] += (a_wide) * (b_wide);                                 \
        }                                                                   \
      }                                                                     \
    }                                                                       \
    for (int i = 0; i < kRows; ++i) {                                       \
      for (int j = 0; j < kColumns; ++j)                                    \
        z[i * s[4] + j] = sum[i][j];                                        \
    }                                                                       \
  }                                                                         \
  static void clear_##id(out_t* z, const emp_strided_t* out, int64_t m,     \
                         int64_t n) {                                       \
    for (int64_t i = 0; i < m; ++i) {                                       \
      for (int64_t j = 0; j < n; ++j) {                                     \
        z[i * out->stride0 + j * out->stride1] = 0;                         \
      }                                                                     \
    }                                                                       \
  }                                                                         \
  void emp_ukernel_##id(const emp_strided_t* lhs, const emp_strided_t* rhs, \
                        const emp_strided_t* out, const int64_t sizes[3],   \
                        bool accumulates) {                                 \
    const int64_t s[6] = {lhs->stride0, lhs->stride1, rhs->stride0,         \
                          rhs->stride1, out->stride0, out->stride1};        \
    int64_t m = sizes[0], n = sizes[1];                                     \
    out_t* z = out->data;                                                   \
    if (!accumulates) clear_##id(z, out, m, n);                             \
    bool is_dense = rhs->stride1 == 1 && out->stride1 == 1;                 \
    for (int64_t j = 0; j < n; j += kColumns) {                             \
      const rhs_t* y = (const rhs_t*)rhs->data + j * s[3];                  \
      int columns = n - j < kColumns ? (int)(n - j) : kColumns;             \
      for (int64_t i = 0; i < m; i += kRows) {                              \
        const lhs_t* x = (const lhs_t*)lhs->data + i * s[0];                \
        out_t* tile = z + i * s[4] + j * s[5];                              \
        int rows = m - i < kRows ? (int)(m - i) : kRows;                    \
        if (is_dense && rows == kRows && columns == kColumns) {             \
          full_strip_##id(x, y, tile, s, sizes[2]);                         \
        } else {                                                            \
          strip_##id(x, y, tile, s, sizes[2], rows, columns);               \
        }                                                                   \
      }                                                                     \
    }                                                                       \
  }

#include "contract/vmvx_exports.def"

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The f32 product for x86-64 processors with AVX2 and FMA: a 6x16 block of the
// result lives in twelve vector registers while k runs from 0 up (the shape of
// the micro-kernel in Goto and van de Geijn, "Anatomy of high-performance
// matrix multiplication", TOMS 2008), over strips of the right operand that are
// packed side by side first. Each element is summed in ascending k as in the
// portable kernel, with one rounding a step instead of two.
#include "runtime/ukernels/matmul_x86.h"

#include <string.h>

#if defined(__x86_64__) && defined(__GNUC__)

#include <immintrin.h>

#if !defined(__clang__)
#pragma GCC optimize("O3")
#endif

enum { kRows = 6, kColumns = 16, kDepth = 256 };

#define AVX2 __attribute__((target("avx2,fma")))
#define ALWAYS_INLINE inline __attribute__((always_inline))

typedef struct block_s {
  const float* x;
  int64_t x_row, x_step;  // strides of lhs
  const float* y;         // a packed strip: kColumns floats a step
  float* z;
  int64_t z_row;
  int64_t k_count;
  __m256i masks[2];  // which columns of the result are there
} block_t;

// `rows` and `is_masked` are constants where this is inlined, so the loops over
// rows vanish and the sums live in registers.
AVX2 static ALWAYS_INLINE void sum_block(const block_t* b, int rows,
                                         bool is_masked) {
  __m256 sum[kRows][2];
#pragma GCC unroll 6
  for (int i = 0; i < rows; ++i) {
    const float* z = b->z + i * b->z_row;
    sum[i][0] =
        is_masked ? _mm256_maskload_ps(z, b->masks[0]) : _mm256_loadu_ps(z);
    sum[i][1] = is_masked ? _mm256_maskload_ps(z + 8, b->masks[1])
                          : _mm256_loadu_ps(z + 8);
  }
  const float* y = b->y;
  const float* x = b->x;
  for (int64_t k = 0; k < b->k_count; ++k, y += kColumns, x += b->x_step) {
    __m256 low = _mm256_load_ps(y);
    __m256 high = _mm256_load_ps(y + 8);
#pragma GCC unroll 6
    for (int i = 0; i < rows; ++i) {
      __m256 a = _mm256_broadcast_ss(x + i * b->x_row);
      sum[i][0] = _mm256_fmadd_ps(a, low, sum[i][0]);
      sum[i][1] = _mm256_fmadd_ps(a, high, sum[i][1]);
    }
  }
#pragma GCC unroll 6
  for (int i = 0; i < rows; ++i) {
    float* z = b->z + i * b->z_row;
    if (is_masked) {
      _mm256_maskstore_ps(z, b->masks[0], sum[i][0]);
      _mm256_maskstore_ps(z + 8, b->masks[1], sum[i][1]);
    } else {
      _mm256_storeu_ps(z, sum[i][0]);
      _mm256_storeu_ps(z + 8, sum[i][1]);
    }
  }
}

AVX2 static void run_block(const block_t* b, int64_t rows) {
  switch (rows) {
    case 1:
      sum_block(b, 1, true);
      return;
    case 2:
      sum_block(b, 2, true);
      return;
    case 3:
      sum_block(b, 3, true);
      return;
    case 4:
      sum_block(b, 4, true);
      return;
    case 5:
      sum_block(b, 5, true);
      return;
    default:
      sum_block(b, kRows, true);
      return;
  }
}

AVX2 static void run_full_block(const block_t* b) {
  sum_block(b, kRows, false);
}

// Columns [0, columns) of kDepth rows side by side, the others zero.
static void pack_strip(const float* y, int64_t stride, int64_t k_count,
                       int64_t columns, float* out) {
  for (int64_t k = 0; k < k_count; ++k, y += stride, out += kColumns) {
    if (columns == kColumns) {
      memcpy(out, y, kColumns * sizeof(float));
      continue;
    }
    for (int64_t j = 0; j < kColumns; ++j)
      out[j] = j < columns ? y[j] : 0.0f;
  }
}

AVX2 static void set_masks(block_t* b, int64_t columns) {
  int32_t bits[kColumns];
  for (int i = 0; i < kColumns; ++i)
    bits[i] = i < columns ? -1 : 0;
  b->masks[0] = _mm256_loadu_si256((const __m256i*)(const void*)bits);
  b->masks[1] = _mm256_loadu_si256((const __m256i*)(const void*)(bits + 8));
}

// One strip of columns, one piece of k.
AVX2 static void run_strip(const emp_strided_t* lhs, float* z, int64_t z_row,
                           const float* strip, int64_t m, int64_t k_first,
                           int64_t k_count, int64_t columns) {
  block_t block = {.x_row = lhs->stride0,
                   .x_step = lhs->stride1,
                   .y = strip,
                   .z_row = z_row,
                   .k_count = k_count};
  set_masks(&block, columns);
  const float* x = (const float*)lhs->data + k_first * lhs->stride1;
  for (int64_t i = 0; i < m; i += kRows) {
    int64_t rows = m - i < kRows ? m - i : kRows;
    block.x = x + i * lhs->stride0;
    block.z = z + i * z_row;
    if (rows == kRows && columns == kColumns) {
      run_full_block(&block);
    } else {
      run_block(&block, rows);
    }
  }
}

bool emp_matmul_f32_x86(const emp_strided_t* lhs, const emp_strided_t* rhs,
                        const emp_strided_t* out, const int64_t sizes[3],
                        bool accumulates) {
  if (rhs->stride1 != 1 || out->stride1 != 1 ||
      !__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma")) {
    return false;
  }
  _Alignas(32) float strip[kDepth * kColumns];
  float* z = out->data;
  for (int64_t i = 0; i < sizes[0] && !accumulates; ++i) {
    memset(z + i * out->stride0, 0, (size_t)sizes[1] * sizeof(float));
  }
  for (int64_t k = 0; k < sizes[2]; k += kDepth) {
    int64_t depth = sizes[2] - k < kDepth ? sizes[2] - k : kDepth;
    for (int64_t j = 0; j < sizes[1]; j += kColumns) {
      int64_t columns = sizes[1] - j < kColumns ? sizes[1] - j : kColumns;
      pack_strip((const float*)rhs->data + k * rhs->stride0 + j, rhs->stride0,
                 depth, columns, strip);
      run_strip(lhs, z + j, out->stride0, strip, sizes[0], k, depth, columns);
    }
  }
  return true;
}

#else

bool emp_matmul_f32_x86(const emp_strided_t* lhs, const emp_strided_t* rhs,
                        const emp_strided_t* out, const int64_t sizes[3],
                        bool accumulates) {
  (void)lhs;
  (void)rhs;
  (void)out;
  (void)sizes;
  (void)accumulates;
  return false;
}

#endif

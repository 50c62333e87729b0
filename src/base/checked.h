// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arithmetic on sizes that reports overflow, and alignment of powers of two.
// Each function returns false on overflow and leaves *out undefined but set.
#ifndef EMP_BASE_CHECKED_H_
#define EMP_BASE_CHECKED_H_

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

static inline bool emp_add_size(size_t a, size_t b, size_t* out) {
  return !__builtin_add_overflow(a, b, out);
}
static inline bool emp_mul_size(size_t a, size_t b, size_t* out) {
  return !__builtin_mul_overflow(a, b, out);
}
static inline bool emp_add_u64(uint64_t a, uint64_t b, uint64_t* out) {
  return !__builtin_add_overflow(a, b, out);
}
static inline bool emp_mul_u64(uint64_t a, uint64_t b, uint64_t* out) {
  return !__builtin_mul_overflow(a, b, out);
}
static inline bool emp_add_i64(int64_t a, int64_t b, int64_t* out) {
  return !__builtin_add_overflow(a, b, out);
}
static inline bool emp_sub_i64(int64_t a, int64_t b, int64_t* out) {
  return !__builtin_sub_overflow(a, b, out);
}
static inline bool emp_mul_i64(int64_t a, int64_t b, int64_t* out) {
  return !__builtin_mul_overflow(a, b, out);
}
// `value` rounded up to a multiple of `alignment`, a power of two.
static inline bool emp_align_u64(uint64_t value, uint64_t alignment,
                                 uint64_t* out) {
  bool fits = emp_add_u64(value, alignment - 1, out);
  *out &= ~(alignment - 1);
  return fits;
}
static inline bool emp_align_size(size_t value, size_t alignment, size_t* out) {
  bool fits = emp_add_size(value, alignment - 1, out);
  *out &= ~(alignment - 1);
  return fits;
}
static inline bool emp_is_power_of_two(uint64_t value) {
  return value != 0 && (value & (value - 1)) == 0;
}

#endif  // EMP_BASE_CHECKED_H_

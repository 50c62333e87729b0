// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bit counting and little-endian loads and stores at any address.
#ifndef EMP_BASE_BITS_H_
#define EMP_BASE_BITS_H_

#include <stdint.h>

// Index of the highest (lowest) set bit; `value` is not 0.
static inline unsigned emp_highest_bit_u64(uint64_t value) {
  return 63U - (unsigned)__builtin_clzll(value);
}
static inline unsigned emp_lowest_bit_u64(uint64_t value) {
  return (unsigned)__builtin_ctzll(value);
}
static inline unsigned emp_bit_count_u64(uint64_t value) {
  return (unsigned)__builtin_popcountll(value);
}

// The low `bits` bits of `value` (1 to 64), sign-extended or cut.
static inline int64_t emp_sign_extend(uint64_t value, unsigned bits) {
  uint64_t sign = UINT64_C(1) << (bits - 1);
  uint64_t mask = sign | (sign - 1);
  return (int64_t)(((value & mask) ^ sign) - sign);
}
static inline uint64_t emp_zero_extend(uint64_t value, unsigned bits) {
  uint64_t sign = UINT64_C(1) << (bits - 1);
  return value & (sign | (sign - 1));
}

static inline uint16_t emp_load_le16(const uint8_t* from) {
  return (uint16_t)(from[0] | from[1] << 8);
}
static inline uint32_t emp_load_le32(const uint8_t* from) {
  return emp_load_le16(from) | (uint32_t)emp_load_le16(from + 2) << 16;
}
static inline uint64_t emp_load_le64(const uint8_t* from) {
  return emp_load_le32(from) | (uint64_t)emp_load_le32(from + 4) << 32;
}
static inline void emp_store_le16(uint8_t* to, uint16_t value) {
  to[0] = (uint8_t)value;
  to[1] = (uint8_t)(value >> 8);
}
static inline void emp_store_le32(uint8_t* to, uint32_t value) {
  emp_store_le16(to, (uint16_t)value);
  emp_store_le16(to + 2, (uint16_t)(value >> 16));
}
static inline void emp_store_le64(uint8_t* to, uint64_t value) {
  emp_store_le32(to, (uint32_t)value);
  emp_store_le32(to + 4, (uint32_t)(value >> 32));
}

#endif  // EMP_BASE_BITS_H_

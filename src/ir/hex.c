// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Hex digits to bytes and back, eight characters a step. Constants come as
// hundreds of megabytes of digits, so this runs at memory speed: a word of
// eight ASCII digits is checked and folded to four bytes with plain integer
// arithmetic, after D. Lemire's and W. Mula's SWAR conversions.
#include "base/bits.h"
#include "ir/parse_state.h"

#define REPEAT(byte) (UINT64_C(0x0101010101010101) * (byte))

// Bit 7 of each byte that is in [low, high]; all bytes are below 0x80.
static inline uint64_t in_range(uint64_t word, uint64_t low, uint64_t high) {
  uint64_t not_below = word + REPEAT(0x80 - low);
  uint64_t above = word + REPEAT(0x7F - high);
  return not_below & ~above & REPEAT(0x80);
}

static bool decode_word(uint64_t word, uint8_t* out_bytes) {
  if (word & REPEAT(0x80)) return false;
  uint64_t digit = in_range(word, '0', '9');
  uint64_t letter = in_range(word | REPEAT(0x20), 'a', 'f');
  if ((digit | letter) != REPEAT(0x80)) return false;
  // 'a' and 'A' have low nibble 1: add 9.
  uint64_t nibbles = (word & REPEAT(0x0F)) + (letter >> 7) * 9;
  // The first character is the lowest byte and the high nibble.
  uint64_t pairs = (nibbles << 4) | (nibbles >> 8);
  out_bytes[0] = (uint8_t)pairs;
  out_bytes[1] = (uint8_t)(pairs >> 16);
  out_bytes[2] = (uint8_t)(pairs >> 32);
  out_bytes[3] = (uint8_t)(pairs >> 48);
  return true;
}

bool emp_hex_decode(const char* digits, size_t length, uint8_t* out_bytes) {
  size_t i = 0;
  for (; i + 8 <= length; i += 8) {
    uint64_t word = emp_load_le64((const uint8_t*)digits + i);
    if (!decode_word(word, out_bytes + i / 2)) return false;
  }
  for (; i + 2 <= length; i += 2) {
    int high = emp_hex_digit(digits[i]);
    int low = emp_hex_digit(digits[i + 1]);
    if (high < 0 || low < 0) return false;
    out_bytes[i / 2] = (uint8_t)(high * 16 + low);
  }
  return i == length;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Small floating-point formats to and from double, one description a format.
// Every narrowing rounds to nearest even once, from the full value.
#ifndef EMP_BASE_FLOAT16_H_
#define EMP_BASE_FLOAT16_H_

#include <stdbool.h>
#include <stdint.h>

// How a format spells its special values.
typedef enum emp_float_special_e {
  EMP_FLOAT_IEEE,       // inf and NaN as in IEEE 754
  EMP_FLOAT_NO_INF,     // FN: all ones is NaN, no inf; overflow gives NaN
  EMP_FLOAT_NO_INF_UZ,  // FNUZ: NaN is negative zero, no inf, no -0
  EMP_FLOAT_FINITE,     // neither inf nor NaN; overflow saturates
  EMP_FLOAT_EXPONENT,   // f8E8M0FNU: a power of two, no sign, no zero
} emp_float_special_t;

typedef struct emp_float_format_s {
  uint8_t bits;  // width
  uint8_t exponent_bits;
  uint8_t mantissa_bits;  // without the hidden one
  int16_t bias;
  emp_float_special_t special;
} emp_float_format_t;

// Rows of base/float_formats.def: id is the enumerator, name MLIR's.
typedef enum emp_float_kind_e {
#define FLOAT_FORMAT(id, name, ...) EMP_FLOAT_##id,
#include "base/float_formats.def"
#undef FLOAT_FORMAT
  EMP_FLOAT_COUNT,
} emp_float_kind_t;

// The layout of a format; f80 and f128 too (their values go through the two
// functions below only where a double can hold them).
const emp_float_format_t* emp_float_format(emp_float_kind_t kind);
const char* emp_float_kind_name(emp_float_kind_t kind);  // "bf16"

// Bits (of formats up to 64 bits) to double, exactly.
double emp_float_decode(emp_float_kind_t kind, uint64_t bits);
// Double to bits, to nearest even; NaN stays NaN where there is one.
uint64_t emp_float_encode(emp_float_kind_t kind, double value);

// Fast paths that run in kernels of the portable back end.
float emp_f16_to_f32(uint16_t bits);
uint16_t emp_f32_to_f16(float value);
float emp_bf16_to_f32(uint16_t bits);
uint16_t emp_f32_to_bf16(float value);

#endif  // EMP_BASE_FLOAT16_H_

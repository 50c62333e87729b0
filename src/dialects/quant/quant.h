// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a quantized type says: numbers stored as small integers that stand for
// (stored - zero point) * scale. For the ops of other dialects that compute
// with them.
#ifndef EMP_DIALECTS_QUANT_QUANT_H_
#define EMP_DIALECTS_QUANT_QUANT_H_

#include "ir/attr.h"

typedef enum emp_quantized_kind_e {
  EMP_QUANTIZED_ANY,          // !quant.any: storage only
  EMP_QUANTIZED_PER_LAYER,    // one scale
  EMP_QUANTIZED_PER_AXIS,     // a scale for each index of one dimension
  EMP_QUANTIZED_SUB_CHANNEL,  // a scale for each block
  EMP_QUANTIZED_CALIBRATED,   // !quant.calibrated: a range of the expressed
} emp_quantized_kind_t;

typedef struct emp_quantized_s {
  emp_quantized_kind_t kind;
  // A signless integer; NULL when calibrated.
  const emp_type_t* storage;
  bool is_signed;
  int64_t storage_min, storage_max;
  // A float; NULL when !quant.any leaves it out.
  const emp_type_t* expressed;
  // Dense elements, one for the layer, for each index of the axis, or for each
  // block (in the shape of the blocks); NULL for the other kinds. Scales are
  // f64, those of blocks of the expressed type.
  const emp_attr_t* scales;
  const emp_attr_t* zero_points;
  // array<i32> of dimensions, and array<i64> of block sizes (sub-channel only).
  const emp_attr_t* axes;
  const emp_attr_t* block_sizes;
} emp_quantized_t;

// False when the type is none of the quant dialect's.
bool emp_quantized_get(const emp_type_t* type, emp_quantized_t* out_quantized);
bool emp_type_is_quantized(const emp_type_t* type);
// The only axis of a per-axis type.
int64_t emp_quantized_axis(const emp_quantized_t* quantized);
// The least and the greatest value of an integer.
int64_t emp_quantized_default_min(uint32_t bits, bool is_signed);
int64_t emp_quantized_default_max(uint32_t bits, bool is_signed);

#endif  // EMP_DIALECTS_QUANT_QUANT_H_

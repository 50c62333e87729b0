// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Numbers in the place of sizes that are known at the call only.
#ifndef EMP_PASSES_STREAM_SIZE_SAMPLES_H_
#define EMP_PASSES_STREAM_SIZE_SAMPLES_H_

#include "ir/op.h"

// The value when all that it is computed from, but constants, is `sample`; of
// two that a condition chooses from, the greater one. At most INT64_MAX / 64.
uint64_t emp_size_sample(const emp_value_t* value, uint64_t sample);

#endif  // EMP_PASSES_STREAM_SIZE_SAMPLES_H_

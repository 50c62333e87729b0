// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef EMP_PASSES_STREAM_LAYOUT_SLICES_H_
#define EMP_PASSES_STREAM_LAYOUT_SLICES_H_

#include "ir/pass.h"
#include "ir/rewrite.h"

// Replaces one stream.resource.pack by offsets and `*out_length`; false after a
// diagnostic.
bool emp_layout_pack(emp_pass_ctx_t* pass, emp_op_t* pack,
                     emp_value_t** out_length);

#endif  // EMP_PASSES_STREAM_LAYOUT_SLICES_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Executables of the flow phase get the interface of the stream phase.
#ifndef EMP_PASSES_STREAM_STREAM_EXECUTABLES_H_
#define EMP_PASSES_STREAM_STREAM_EXECUTABLES_H_

#include "ir/pass.h"
#include "ir/rewrite.h"

// flow.executable -> stream.executable: tensors become bindings, scalars
// 32-bit constants behind them. False after a diagnostic.
bool emp_stream_convert_executables(emp_pass_ctx_t* pass);

// The host's half of the same convention: appends the 32-bit words that carry
// `scalar` to `words` (room for 4) and counts them. False when the type cannot
// be handed to a kernel.
bool emp_stream_split_scalar(emp_rewriter_t* b, emp_value_t* scalar,
                             emp_value_t** words, size_t* inout_count);

#endif  // EMP_PASSES_STREAM_STREAM_EXECUTABLES_H_

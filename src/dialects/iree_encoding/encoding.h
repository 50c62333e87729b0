// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What other dialects ask of encodings.
#ifndef EMP_DIALECTS_IREE_ENCODING_ENCODING_H_
#define EMP_DIALECTS_IREE_ENCODING_ENCODING_H_

#include "ir/diag.h"
#include "ir/op.h"

// Verifies an op from tensors of type `source` to ones of type `result`, one
// of which is encoded: as many `encoding_dims` as its encoding has unknown
// loop sizes, `?` in iteration_sizes.
bool emp_encoding_verify_dims(emp_op_t* op, emp_diag_sink_t* sink,
                              const emp_type_t* source,
                              const emp_type_t* result, uint32_t count);

#endif  // EMP_DIALECTS_IREE_ENCODING_ENCODING_H_

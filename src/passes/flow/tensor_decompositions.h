// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensor and linalg ops that are not loop nests themselves, written as ops that
// are. Each rewrites one op (true), or leaves everything as it is (false: not
// this form, or a diagnostic was emitted).
#ifndef EMP_PASSES_FLOW_TENSOR_DECOMPOSITIONS_H_
#define EMP_PASSES_FLOW_TENSOR_DECOMPOSITIONS_H_

#include "ir/rewrite.h"

// arith, math, ... on tensors -> linalg.generic with the scalar op.
bool emp_decompose_elementwise(emp_op_t* op, emp_rewriter_t* b);
// tensor.generate -> linalg.generic over linalg.index.
bool emp_decompose_generate(emp_op_t* op, emp_rewriter_t* b);
// tensor.pad -> the padding everywhere, the source inserted.
bool emp_decompose_pad(emp_op_t* op, emp_rewriter_t* b);
// tensor.concat -> tensor.empty, the pieces inserted one after another.
bool emp_decompose_concat(emp_op_t* op, emp_rewriter_t* b);
// tensor.gather -> linalg.generic that extracts.
bool emp_decompose_gather(emp_op_t* op, emp_rewriter_t* b);
// linalg.softmax -> max, exp(x - max), sum, quotient.
bool emp_decompose_softmax(emp_op_t* op, emp_rewriter_t* b);
// linalg.pack -> padding and a copy through a map; linalg.unpack -> a copy.
bool emp_decompose_pack(emp_op_t* op, emp_rewriter_t* b);
bool emp_decompose_unpack(emp_op_t* op, emp_rewriter_t* b);
// Loops all parallel: what the body reads of an init becomes an input. An init
// that is not read becomes tensor.empty.
bool emp_decompose_inits(emp_op_t* op, emp_rewriter_t* b);

#endif  // EMP_PASSES_FLOW_TENSOR_DECOMPOSITIONS_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the files of the verifier share.
#ifndef EMP_IR_VERIFY_IMPL_H_
#define EMP_IR_VERIFY_IMPL_H_

#include "ir/diag.h"
#include "ir/op.h"
#include "ir/op_spec.h"

typedef struct emp_verifier_s {
  emp_diag_sink_t* sink;
  emp_arena_t* arena;  // for texts of messages
} emp_verifier_t;

// What the row says: counts, types, attributes, regions, successors, and the
// traits about types. True when all is well.
bool emp_verify_row(emp_verifier_t* verifier, emp_op_t* op);

#endif  // EMP_IR_VERIFY_IMPL_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Messages of verifiers: "'op' wants X, found Y", X made as printf does.
#ifndef EMP_DIALECTS_OP_WANTS_H_
#define EMP_DIALECTS_OP_WANTS_H_

#include "ir/op.h"

// Both emit at the op and return false.
bool emp_op_wants(emp_op_t* op, emp_diag_sink_t* sink, const char* found,
                  const char* format, ...)
    __attribute__((format(printf, 4, 5)));
bool emp_op_wants_number(emp_op_t* op, emp_diag_sink_t* sink, int64_t found,
                         const char* format, ...)
    __attribute__((format(printf, 4, 5)));

#endif  // EMP_DIALECTS_OP_WANTS_H_

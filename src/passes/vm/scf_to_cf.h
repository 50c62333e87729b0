// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Structured control flow to branches between blocks; used by the host program
// and by kernels that become machine code.
#ifndef EMP_PASSES_VM_SCF_TO_CF_H_
#define EMP_PASSES_VM_SCF_TO_CF_H_

#include "ir/rewrite.h"

// Replaces every scf op inside `function`, which must be a region of several
// blocks (FUNCTION_LIKE). False after diagnostics: scf.forall stays.
bool emp_scf_to_cf(emp_op_t* function, emp_arena_t* scratch,
                   emp_diag_sink_t* sink);

#endif  // EMP_PASSES_VM_SCF_TO_CF_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The verifier: rows (counts, constraints, attributes, traits), structure
// (terminators, successors, symbols), dominance, then each op's own hook.
// Everything wrong is reported, not just the first.
#ifndef EMP_IR_VERIFY_H_
#define EMP_IR_VERIFY_H_

#include "ir/diag.h"

bool emp_verify(emp_op_t* op, emp_diag_sink_t* sink);

// -- dominance --------------------------------------------------------------

typedef struct emp_dominance_s emp_dominance_t;
// For all regions below `root`, computed a region at first use; in `arena`.
emp_dominance_t* emp_dominance_create(emp_op_t* root, emp_arena_t* arena);
bool emp_dominates_block(emp_dominance_t* dominance, emp_block_t* a,
                         emp_block_t* b);  // reflexive, same region
// The value is defined before `user` on every path; values of enclosing
// regions dominate what is inside.
bool emp_dominates_use(emp_dominance_t* dominance, const emp_value_t* value,
                       emp_op_t* user);
bool emp_properly_dominates_op(emp_dominance_t* dominance, emp_op_t* a,
                               emp_op_t* b);
// NULL for the entry block and for blocks that cannot be reached.
emp_block_t* emp_immediate_dominator(emp_dominance_t* dominance,
                                     emp_block_t* block);
bool emp_block_is_reachable(emp_dominance_t* dominance, emp_block_t* block);
emp_block_t* emp_nearest_common_dominator(emp_dominance_t* dominance,
                                          emp_block_t* a, emp_block_t* b);

#endif  // EMP_IR_VERIFY_H_

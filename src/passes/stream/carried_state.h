// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Values that rotate each time an op in a loop is executed.
#ifndef EMP_PASSES_STREAM_CARRIED_STATE_H_
#define EMP_PASSES_STREAM_CARRIED_STATE_H_

#include "base/map.h"
#include "ir/rewrite.h"

// Carries `state` (`count` values of one type, available at `carrier`) through
// the loop `carrier` and all branches and loops between it and `op`, which is
// inside. At each execution, `op`'s first result is state 0, and then the state
// moves up by one, 0 becoming the last. `op` keeps its place and loses the uses
// of that result. Ops that had to be made anew are noted in `moved`, old to
// new.
void emp_carry_state(emp_op_t* carrier, emp_op_t* op, emp_value_t* const* state,
                     size_t count, emp_arena_t* scratch, emp_ptr_map_t* moved);

// The same op with more operands at the end and more results at the end;
// regions are moved, uses replaced, the old op is gone.
emp_op_t* emp_widen_op(emp_op_t* op, emp_value_t* const* operands,
                       size_t operand_count, const emp_type_t* const* types,
                       size_t type_count, emp_arena_t* scratch);

#endif  // EMP_PASSES_STREAM_CARRIED_STATE_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A size as it is known when a function begins, or a bound of it.
#ifndef EMP_PASSES_STREAM_SLAB_BOUNDS_H_
#define EMP_PASSES_STREAM_SLAB_BOUNDS_H_

#include "ir/rewrite.h"

// A value at the insertion point that is never less than `value` is when the
// function runs: a copy of its computation where that is pure; a select, else
// the greater one, for what branches choose; the last iteration for what
// grows in a loop; a declared bound (util.assume.int<umax>) for what depends on
// tensor contents. NULL when none of that holds.
emp_value_t* emp_slab_bound(emp_rewriter_t* b, emp_value_t* value);

#endif  // EMP_PASSES_STREAM_SLAB_BOUNDS_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The constants of a rewriting: one op for each value, type and dialect within
// an isolated region, at the start of its entry block.
#ifndef EMP_IR_CONSTANT_TABLE_H_
#define EMP_IR_CONSTANT_TABLE_H_

#include "ir/rewrite.h"

typedef struct emp_constant_table_s emp_constant_table_t;

emp_constant_table_t* emp_constant_table_create(emp_arena_t* arena);

// Takes over a constant op that is there already: moves it to the start of its
// isolated region, or replaces it by the one that is known. True when `op` was
// erased.
bool emp_constant_table_adopt(emp_rewriter_t* rewriter, emp_op_t* op);
// Forgets a constant that is about to be erased.
void emp_constant_table_forget(emp_constant_table_t* table, const emp_op_t* op);

// A constant of `type` usable at `op`, made by the dialect of `op`, else by
// arith; from the rewriter's table where it has one. NULL when nobody can make
// it.
emp_value_t* emp_constant_materialize(emp_rewriter_t* rewriter, emp_op_t* op,
                                      const emp_attr_t* value,
                                      const emp_type_t* type);

#endif  // EMP_IR_CONSTANT_TABLE_H_

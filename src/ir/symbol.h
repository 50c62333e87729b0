// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Symbols: finding, renaming, counting uses. A table is built once for one
// symbol-table op and kept up to date through its functions.
#ifndef EMP_IR_SYMBOL_H_
#define EMP_IR_SYMBOL_H_

#include "ir/op.h"

typedef struct emp_symbol_table_s emp_symbol_table_t;

emp_symbol_table_t* emp_symbol_table_create(emp_op_t* table_op,
                                            emp_arena_t* arena);
emp_op_t* emp_symbol_table_find(emp_symbol_table_t* table, emp_str_t name);
// Appends (or inserts before `anchor`), renaming to name_0, name_1, ... when
// the name is taken.
void emp_symbol_table_insert(emp_symbol_table_t* table, emp_op_t* op,
                             emp_op_t* anchor);
void emp_symbol_table_remove(emp_symbol_table_t* table, emp_op_t* op);
// A name that is not taken, made from `base`.
emp_str_t emp_symbol_table_unique_name(emp_symbol_table_t* table,
                                       emp_str_t base);

emp_str_t emp_symbol_name(const emp_op_t* op);
bool emp_symbol_is_public(const emp_op_t* op);  // no visibility, or "public"
// Without a table: the nearest symbol-table op at or above `from`, then a
// linear search, nested references followed; NULL when there is none.
emp_op_t* emp_symbol_lookup(emp_op_t* from, const emp_attr_t* reference);
emp_op_t* emp_symbol_lookup_in(emp_op_t* table_op, emp_str_t name);
// A symbol that can be seen from `from` and is written almost like `name`, for
// messages; NULL when there is none.
emp_op_t* emp_symbol_nearest(emp_op_t* from, emp_str_t name);
// Calls `visit` for every symbol reference inside `root`, nested attributes
// and types included.
void emp_symbol_walk_uses(emp_op_t* root,
                          void (*visit)(void* user, emp_op_t* op,
                                        const emp_attr_t* reference),
                          void* user);
// Rewrites references to @from by @to everywhere inside `root`.
void emp_symbol_replace_uses(emp_op_t* root, emp_str_t from, emp_str_t to);

// Between these two calls, while no op is added, removed or renamed,
// emp_symbol_lookup builds a table of each symbol-table op that it asks, in
// `arena`, and later questions cost no search. Not to be nested.
void emp_symbols_freeze(emp_context_t* context, emp_arena_t* arena);
void emp_symbols_thaw(emp_context_t* context);

#endif  // EMP_IR_SYMBOL_H_

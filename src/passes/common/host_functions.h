// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The functions of the host program and who calls whom.
#ifndef EMP_PASSES_COMMON_HOST_FUNCTIONS_H_
#define EMP_PASSES_COMMON_HOST_FUNCTIONS_H_

#include "base/map.h"
#include "ir/rewrite.h"

// A function or initializer of the host program.
typedef struct emp_host_function_s {
  emp_op_t* op;
  emp_op_list_t callers;  // the util.call ops that name it
  emp_op_list_t calls;    // the util.call ops in it
  bool is_called_only;    // private, and nothing but calls names it
  bool is_recursive;      // it may come to call itself
  bool allocates;         // storage of its own is made in each call
} emp_host_function_t;

typedef struct emp_host_functions_s {
  emp_host_function_t** items;
  size_t count, capacity;
  emp_ptr_map_t by_op;
} emp_host_functions_t;

// All of a module; a function stands behind those that it calls, unless it is
// recursive.
void emp_host_functions(emp_op_t* module, emp_arena_t* scratch,
                        emp_host_functions_t* out);
// The function that a call names; NULL when it is not here.
emp_host_function_t* emp_host_callee(const emp_host_functions_t* all,
                                     emp_op_t* call);

// A value of a called function computed again at the insertion point, which is
// before that call; NULL when it is not made by pure ops from arguments.
// `b->scratch` is set.
emp_value_t* emp_host_recompute(emp_rewriter_t* b,
                                const emp_host_function_t* function,
                                emp_op_t* call, emp_value_t* value);

#endif  // EMP_PASSES_COMMON_HOST_FUNCTIONS_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Modules from text and back, for tests of the compiler: every dialect
// registered, diagnostics kept.
#ifndef EMP_TESTS_HARNESS_IR_PROGRAM_H_
#define EMP_TESTS_HARNESS_IR_PROGRAM_H_

#include "base/text.h"
#include "ir/parse.h"
#include "ir/rewrite.h"

typedef struct emp_test_program_s {
  emp_context_t* context;
  emp_arena_t scratch;
  emp_diag_sink_t sink;
  emp_diag_list_t diagnostics;
  emp_module_ir_t* module;
} emp_test_program_t;

// A context with all dialects and no module.
void emp_test_program_init(emp_test_program_t* ir);
// The same, with a module; the test fails when the text does not parse.
void emp_test_program_parse(emp_test_program_t* ir, const char* text);
void emp_test_program_deinit(emp_test_program_t* ir);

// The module as text, in scratch memory.
const char* emp_test_program_text(emp_test_program_t* ir);
// Whether some diagnostic has that code, e.g. "E0110".
bool emp_test_program_has(const emp_test_program_t* ir, const char* code);
// The n-th op of that name below the module; the test fails without it.
emp_op_t* emp_test_program_op(const emp_test_program_t* ir, const char* name,
                              size_t n);
size_t emp_test_program_count(const emp_test_program_t* ir, const char* name);

#endif  // EMP_TESTS_HARNESS_IR_PROGRAM_H_

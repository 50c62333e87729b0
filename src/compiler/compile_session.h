// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What one call into the compiler owns: memory, a context with all dialects,
// the diagnostics so far, the target. The only longjmp of the project ends
// here: memory that runs out anywhere below emp_session_run comes back as
// RESOURCE_EXHAUSTED.
#ifndef EMP_COMPILER_COMPILE_SESSION_H_
#define EMP_COMPILER_COMPILE_SESSION_H_

#include <setjmp.h>

#include "compiler/tracked_memory.h"
#include "emplace/compiler.h"
#include "passes/pipeline.h"

enum { EMP_MAX_PASS_TIMINGS = 256 };

typedef struct emp_session_s {
  emp_compile_options_t options;
  emp_tracked_memory_t memory;
  emp_allocator_t host;  // over `memory`
  emp_context_t* context;
  emp_diag_sink_t sink;
  char first_error[384];
  emp_compile_target_t target;
  emp_phase_t from, to;
  emp_pass_timing_t timings[EMP_MAX_PASS_TIMINGS];
  size_t timing_count;
  jmp_buf out_of_memory;
} emp_session_t;

// Checks the options and runs `body` in a session of its own. `body` returns
// false after diagnostics, or sets *out_status for other failures.
typedef bool (*emp_session_body_t)(emp_session_t* session, void* user,
                                   emp_status_t* out_status);
emp_status_t emp_session_run(const emp_compile_options_t* options,
                             emp_session_body_t body, void* user) EMP_NODISCARD;

// Parses and verifies text named as the options say; NULL after diagnostics.
emp_module_ir_t* emp_session_parse(emp_session_t* session, emp_str_t text,
                                   uint32_t first_line);
emp_pass_manager_options_t emp_session_pass_options(emp_session_t* session);
emp_print_options_t emp_session_print_options(const emp_session_t* session);
// The table of times, if the options ask for it.
void emp_session_write_timings(emp_session_t* session);

#endif  // EMP_COMPILER_COMPILE_SESSION_H_

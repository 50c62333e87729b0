// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Passes and their manager. A pass is a row of passes/passes.def and a
// function; the manager runs a list of them over a module, prints, times and
// verifies as asked, and rewinds the scratch arena after each.
#ifndef EMP_IR_PASS_H_
#define EMP_IR_PASS_H_

#include "ir/parse.h"
#include "ir/print.h"

typedef struct emp_pass_option_s {
  const char* name;
  emp_str_t value;  // as written
} emp_pass_option_t;

typedef struct emp_pass_ctx_s {
  emp_module_ir_t* module;  // the whole program
  emp_op_t* op;             // what the pass runs on: the module, or one
                            // function of a FUNCTION pass
  emp_context_t* context;
  emp_arena_t* scratch;
  emp_diag_sink_t* sink;
  const void* target;  // const emp_compile_target_t*, passes/pipeline.h
  const emp_pass_option_t* options;
  size_t option_count;
} emp_pass_ctx_t;

typedef bool (*emp_pass_fn_t)(emp_pass_ctx_t* pass);

typedef enum emp_pass_scope_e {
  EMP_PASS_MODULE,
  EMP_PASS_FUNCTION,  // each FUNCTION_LIKE op with a body, in order
} emp_pass_scope_t;

typedef struct emp_pass_info_s {
  const char* name;  // dashes: "fuse-elementwise"
  emp_pass_scope_t scope;
  emp_pass_fn_t run;
  const char* doc;
} emp_pass_info_t;

// The option of that name: its text, or "" when not given.
emp_str_t emp_pass_option(const emp_pass_ctx_t* pass, const char* name);
bool emp_pass_option_flag(const emp_pass_ctx_t* pass, const char* name,
                          bool otherwise);
int64_t emp_pass_option_int(const emp_pass_ctx_t* pass, const char* name,
                            int64_t otherwise);

typedef struct emp_pass_step_s {
  const emp_pass_info_t* info;
  const emp_pass_option_t* options;
  size_t option_count;
} emp_pass_step_t;

typedef struct emp_pass_timing_s {
  const char* name;
  int64_t ns;
  uint32_t runs;
} emp_pass_timing_t;

typedef struct emp_pass_manager_options_s {
  // "all", or pass names separated by commas; "" is none. The banner is
  // `// -----// IR Dump After NAME //----- //`.
  emp_str_t print_after;
  emp_str_t print_before;
  emp_writer_t dump;  // where they print
  emp_print_options_t print;
  bool verify_each;            // always on in debug builds
  emp_pass_timing_t* timings;  // caller's, `timing_capacity` long; or NULL
  size_t timing_capacity;
  // Rows in use: 0 at first, added to by each run.
  size_t* out_timing_count;
} emp_pass_manager_options_t;

// Runs the steps in order; stops at the first that fails.
bool emp_run_passes(emp_module_ir_t* module, const emp_pass_step_t* steps,
                    size_t step_count, const void* target,
                    const emp_pass_manager_options_t* options,
                    emp_diag_sink_t* sink);

// `a,b{x=1 y=2},func.func(c,d)` to steps in `arena`; `find` gives the row of a
// name or NULL.
bool emp_parse_pipeline(emp_str_t text, emp_arena_t* arena,
                        const emp_pass_info_t* (*find)(emp_str_t name),
                        emp_diag_sink_t* sink, emp_pass_step_t** out_steps,
                        size_t* out_count);

#endif  // EMP_IR_PASS_H_

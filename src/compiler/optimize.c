// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The optimizer tool: each piece of the text through a pipeline, printed, with
// `// -----` between the pieces as they came.
#include "base/text.h"
#include "compiler/compile_session.h"
#include "compiler/expected_diagnostics.h"
#include "ir/split.h"
#include "passes/passes.h"

typedef struct opt_request_s {
  emp_str_t text;
  emp_str_t pipeline;
  uint32_t flags;
  emp_writer_t out;
} opt_request_t;

static bool optimize_piece(emp_session_t* session, const opt_request_t* request,
                           emp_str_t piece, uint32_t first_line) {
  emp_module_ir_t* module = emp_session_parse(session, piece, first_line);
  if (!module) return false;
  emp_pass_step_t* steps = NULL;
  size_t step_count = 0;
  emp_pass_manager_options_t options = emp_session_pass_options(session);
  bool ok =
      emp_parse_pipeline(request->pipeline, emp_context_arena(session->context),
                         emp_find_pass, &session->sink, &steps, &step_count) &&
      emp_run_passes(module, steps, step_count, &session->target, &options,
                     &session->sink);
  if (ok) {
    emp_print_options_t print = emp_session_print_options(session);
    emp_print_op(module->op, &print, request->out);
    // As mlir-opt ends a module.
    if (!print.local_scope) emp_write_cstr(request->out, "\n");
  }
  emp_module_ir_destroy(module);
  return ok;
}

static bool optimize_all(emp_session_t* session, const opt_request_t* request) {
  bool ok = true;
  if (!(request->flags & EMP_OPT_SPLIT_INPUT)) {
    return optimize_piece(session, request, request->text, 1);
  }
  emp_splitter_t splitter = emp_splitter(request->text);
  splitter.marker = session->options.split_marker;
  emp_str_t piece;
  uint32_t line;
  bool is_first = true;
  while (emp_splitter_next(&splitter, &piece, &line)) {
    if (!is_first) emp_write_cstr(request->out, "\n// -----\n");
    is_first = false;
    session->sink.error_count = 0;  // the limit is one of each piece
    ok = optimize_piece(session, request, piece, line) && ok;
  }
  return ok;
}

// Everything that is diagnosed is kept and held against the comments.
static bool optimize_and_check(emp_session_t* session,
                               const opt_request_t* request) {
  emp_diag_sink_t sink = session->sink;
  emp_diag_list_t found = {0};
  emp_diag_list_init(&session->sink, &found,
                     emp_context_arena(session->context));
  session->sink.error_limit = UINT32_MAX;
  optimize_all(session, request);
  session->sink = sink;
  const emp_expected_text_t expected = {
      .file = session->options.source_name,
      .text = request->text,
      .only_expected = (request->flags & EMP_OPT_ONLY_EXPECTED) != 0};
  return emp_check_expected_diagnostics(session->context, &expected, &found,
                                        &session->sink);
}

static bool optimize(emp_session_t* session, void* user,
                     emp_status_t* out_status) {
  const opt_request_t* request = user;
  (void)out_status;
  bool ok = request->flags & EMP_OPT_VERIFY_DIAGNOSTICS
                ? optimize_and_check(session, request)
                : optimize_all(session, request);
  emp_session_write_timings(session);
  return ok;
}

emp_status_t emp_opt_text(emp_str_t text, emp_str_t pipeline,
                          uint32_t opt_flags,
                          const emp_compile_options_t* options,
                          emp_writer_t out) {
  opt_request_t request = {text, pipeline, opt_flags, out};
  return emp_session_run(options, optimize, &request);
}

bool emp_text_next_piece(emp_str_t* inout_rest, uint32_t* inout_line,
                         emp_str_t* out_piece, uint32_t* out_line) {
  if (!inout_rest->data) return false;
  emp_splitter_t splitter = {.rest = *inout_rest, .line = *inout_line};
  emp_splitter_next(&splitter, out_piece, out_line);
  *inout_rest = splitter.done ? (emp_str_t){0} : splitter.rest;
  *inout_line = splitter.line;
  return true;
}

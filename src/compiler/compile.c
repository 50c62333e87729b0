// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The public compiler entry: parse, run the phases, emit the image or print.
#include "base/text.h"
#include "compiler/compile_session.h"
#include "emit/vm_emit.h"
#include "passes/passes.h"

emp_compile_options_t emp_compile_options_default(void) {
  return (emp_compile_options_t){.struct_bytes = sizeof(emp_compile_options_t)};
}

// -- tables -------------------------------------------------------------------

bool emp_compiler_pass_row(size_t i, emp_compiler_row_t* out_row) {
  if (i >= emp_pass_count()) return false;
  const emp_pass_info_t* info = emp_pass_at(i);
  *out_row = (emp_compiler_row_t){info->name, "", info->doc};
  return true;
}

bool emp_compiler_phase_row(size_t i, emp_compiler_row_t* out_row) {
  if (i + 1 >= EMP_PHASE_COUNT) return false;
  const emp_phase_info_t* info = emp_phase_info((emp_phase_t)(i + 1));
  *out_row = (emp_compiler_row_t){info->name, info->aliases, info->doc};
  return true;
}

// -- compiling ----------------------------------------------------------------

typedef struct compile_request_s {
  emp_str_t text;
  emp_writer_t out;    // text of the module, or
  emp_image_t* image;  // its image
} compile_request_t;

static bool run_compilation(emp_session_t* session, emp_str_t text,
                            emp_module_ir_t** out_module) {
  emp_module_ir_t* module =
      emp_session_parse(session, text, session->options.source_line);
  if (!module) return false;
  emp_pass_manager_options_t options = emp_session_pass_options(session);
  bool ok = emp_run_phases(module, session->from, session->to, &session->target,
                           &options, &session->sink);
  emp_session_write_timings(session);
  *out_module = module;
  return ok;
}

static bool compile_to_image(emp_session_t* session, void* user,
                             emp_status_t* out_status) {
  compile_request_t* request = user;
  (void)out_status;
  emp_module_ir_t* module = NULL;
  emp_emit_options_t emit = {
      .producer = EMP_STR("emplace " EMP_VERSION_TEXT),
      .listings = (session->options.flags & EMP_COMPILE_LISTINGS) != 0,
      .strip_debug = !(session->options.flags & EMP_COMPILE_DEBUG_INFO),
  };
  // The image comes from the caller's allocator: it outlives the session.
  return run_compilation(session, request->text, &module) &&
         emp_emit_module(module, &emit, session->options.host, &session->sink,
                         request->image);
}

static bool compile_to_text(emp_session_t* session, void* user,
                            emp_status_t* out_status) {
  compile_request_t* request = user;
  (void)out_status;
  emp_module_ir_t* module = NULL;
  if (!run_compilation(session, request->text, &module)) return false;
  emp_print_options_t print = emp_session_print_options(session);
  emp_print_op(module->op, &print, request->out);
  return true;
}

emp_status_t emp_compile_text(emp_str_t text,
                              const emp_compile_options_t* options,
                              emp_image_t* out_image) {
  *out_image = (emp_image_t){0};
  compile_request_t request = {.text = text, .image = out_image};
  emp_status_t status = emp_session_run(options, compile_to_image, &request);
  if (!emp_is_ok(status)) emp_image_free(out_image);
  return status;
}

emp_status_t emp_compile_to_text(emp_str_t text,
                                 const emp_compile_options_t* options,
                                 emp_writer_t out) {
  compile_request_t request = {.text = text, .out = out};
  return emp_session_run(options, compile_to_text, &request);
}

void emp_image_free(emp_image_t* image) {
  if (image->block) {
    image->host.realloc(image->host.self, image->block, image->block_bytes, 0);
  }
  *image = (emp_image_t){0};
}

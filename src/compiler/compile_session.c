// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Setting up and tearing down a compilation; see compile_session.h.
#include "compiler/compile_session.h"

#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/text.h"
#include "compiler/codegen_loader.h"
#include "dialects/all_dialects.h"
#include "importers/mlirbc/mlirbc.h"
#include "ir/verify.h"
#include "passes/passes.h"

// -- targets -----------------------------------------------------------------

static const emp_compiler_row_t kTargets[] = {
#define TARGET(id, target_name, ...) {.name = target_name, __VA_ARGS__},
#include "compiler/targets.def"
#undef TARGET
};

bool emp_compiler_target_row(size_t i, emp_compiler_row_t* out_row) {
  if (i >= EMP_COUNT_OF(kTargets)) return false;
  *out_row = kTargets[i];
  return true;
}

static emp_status_t find_target(emp_str_t name, emp_target_kind_t* out_kind) {
  *out_kind = EMP_TARGET_CPU;
  if (name.length == 0) return emp_ok_status();
  for (size_t i = 0; i < EMP_COUNT_OF(kTargets); ++i) {
    if (emp_str_is(name, kTargets[i].name) ||
        emp_str_is(name, kTargets[i].aliases)) {
      *out_kind = (emp_target_kind_t)i;
      return emp_ok_status();
    }
  }
  return EMP_FAIL(INVALID_ARGUMENT,
                  "unknown target '%.*s': it is 'cpu' or 'vmvx'",
                  EMP_STR_ARGS(name));
}

// -- diagnostics -------------------------------------------------------------

// Keeps the first error for the status, and prints all of them.
static void emit_diagnostic(void* user, const emp_diagnostic_t* diagnostic) {
  emp_session_t* session = user;
  emp_sources_t* sources = emp_context_sources(session->context);
  if (diagnostic->severity == EMP_SEVERITY_ERROR &&
      session->first_error[0] == 0) {
    const emp_attr_t* loc = diagnostic->loc;
    int used = 0;
    if (loc && loc->kind == EMP_ATTR_LOC_FILE) {
      used = snprintf(session->first_error, sizeof session->first_error,
                      "%.*s:%u:%u: ", EMP_STR_ARGS(loc->text), loc->line,
                      loc->column);
    }
    if (used < 0 || (size_t)used >= sizeof session->first_error) used = 0;
    snprintf(session->first_error + used,
             sizeof session->first_error - (size_t)used, "%.*s",
             EMP_STR_ARGS(diagnostic->message));
  }
  if (session->options.talk.write) {
    emp_diagnostic_print(sources, diagnostic, session->options.talk);
  }
}

// -- the session --------------------------------------------------------------

static void leave_without_memory(void* user) {
  emp_session_t* session = user;
  longjmp(session->out_of_memory, 1);  // allow-banned: out of a full arena
}

static bool open_codegen(emp_compile_target_t* target, emp_diag_sink_t* sink) {
  if (target->codegen) return true;
  emp_status_t status = emp_codegen_load(&target->codegen);
  if (emp_is_ok(status)) return true;
  emp_str_t text = emp_status_message(status);
  emp_diag_emit(sink, NULL, 0, EMP_SEVERITY_ERROR, "E0601", "%.*s",
                EMP_STR_ARGS(text));
  emp_status_free(status);
  return false;
}

static uint32_t target_flags(uint32_t flags) {
  uint32_t out = 0;
  if (flags & EMP_COMPILE_EXTERNALIZE_TRANSIENTS)
    out |= EMP_TARGET_EXTERNALIZE_TRANSIENTS;
  if (flags & EMP_COMPILE_EXTERNALIZE_OUTPUTS)
    out |= EMP_TARGET_EXTERNALIZE_OUTPUTS;
  if (flags & EMP_COMPILE_ASYNC_EXTERNAL) out |= EMP_TARGET_ASYNC_EXTERNAL;
  if (flags & EMP_COMPILE_STRICT_TRANSIENTS)
    out |= EMP_TARGET_STRICT_TRANSIENTS;
  return out;
}

static emp_status_t find_phase(emp_str_t name, emp_phase_t otherwise,
                               emp_phase_t* out_phase) {
  *out_phase = otherwise;
  if (name.length == 0 || emp_phase_find(name, out_phase))
    return emp_ok_status();
  return EMP_FAIL(INVALID_ARGUMENT, "unknown phase '%.*s'", EMP_STR_ARGS(name));
}

static emp_status_t read_options(emp_session_t* session,
                                 const emp_compile_options_t* options) {
  session->options = emp_compile_options_default();
  if (options) {
    if (options->struct_bytes == 0 ||
        options->struct_bytes > sizeof session->options) {
      return EMP_FAIL(INVALID_ARGUMENT,
                      "compile options of %zu bytes; this library knows %zu",
                      options->struct_bytes, sizeof session->options);
    }
    memcpy(&session->options, options, options->struct_bytes);
  }
  emp_compile_options_t* read = &session->options;
  if (!read->host.realloc) read->host = emp_allocator_libc();
  if (read->source_name.length == 0) read->source_name = EMP_STR("<input>");
  if (read->source_line == 0) read->source_line = 1;
  emp_compile_target_t* target = &session->target;
  EMP_TRY(find_target(read->target, &target->kind));
  EMP_TRY(find_phase(read->compile_from, EMP_PHASE_NONE, &session->from));
  EMP_TRY(find_phase(read->compile_to, (emp_phase_t)(EMP_PHASE_COUNT - 1),
                     &session->to));
  target->open_codegen = open_codegen;
  target->flags = target_flags(read->flags);
  target->machine = (emp_codegen_target_t){
      .struct_bytes = sizeof target->machine,
      .triple = read->triple,
      .cpu = read->cpu,
      .features = read->cpu_features,
      .codegen_level = 1,
  };
  target->min_offset_alignment = read->min_offset_alignment;
  target->max_allocation_bytes = read->max_allocation_bytes;
  return emp_ok_status();
}

static void make_context(emp_session_t* session) {
  session->context = emp_context_create(&(emp_context_options_t){
      .host = session->host,
      .out_of_memory = leave_without_memory,
      .user = session,
      .skip_verifier =
          (session->options.flags & EMP_COMPILE_SKIP_VERIFIER) != 0,
      .allow_unregistered_dialects =
          (session->options.flags & EMP_COMPILE_ALLOW_UNREGISTERED) != 0,
  });
  emp_register_all_dialects(session->context);
}

// The frame that a longjmp comes back to; the session lives above it.
static emp_status_t run_guarded(emp_session_t* session, emp_session_body_t body,
                                void* user) {
  if (setjmp(session->out_of_memory) != 0) {  // allow-banned: see above
    return EMP_FAIL(RESOURCE_EXHAUSTED, "out of memory while compiling '%.*s'",
                    EMP_STR_ARGS(session->options.source_name));
  }
  emp_status_t status = emp_ok_status();
  make_context(session);
  if (body(session, user, &status) || !emp_is_ok(status)) return status;
  return EMP_FAIL(INVALID_ARGUMENT, "%s", session->first_error);
}

emp_status_t emp_session_run(const emp_compile_options_t* options,
                             emp_session_body_t body, void* user) {
  emp_session_t session;
  memset(&session, 0, sizeof session);
  EMP_TRY(read_options(&session, options));
  session.host = emp_tracked_memory_init(&session.memory, session.options.host);
  session.sink = (emp_diag_sink_t){.user = &session, .emit = emit_diagnostic};
  emp_status_t status = run_guarded(&session, body, user);
  emp_tracked_memory_deinit(&session.memory);
  return status;
}

// Portable artifacts are StableHLO from here on.
static bool upgrade(emp_session_t* session, emp_module_ir_t* module) {
  emp_pass_step_t step = {
      .info = emp_find_pass(EMP_STR("vhlo-legalize-to-stablehlo"))};
  emp_pass_manager_options_t options = emp_session_pass_options(session);
  return emp_run_passes(module, &step, 1, &session->target, &options,
                        &session->sink) &&
         emp_verify(module->op, &session->sink);
}

// Bytes are no text that a diagnostic could show lines of.
static emp_module_ir_t* read_bytecode(emp_session_t* session, emp_str_t bytes) {
  emp_module_ir_t* module = NULL;
  const emp_source_t source = {.name = session->options.source_name,
                               .text = bytes};
  if (!emp_mlirbc_read(session->context, &source, &session->sink, &module)) {
    return NULL;
  }
  if (!emp_mlirbc_is_portable(bytes) || upgrade(session, module)) return module;
  emp_module_ir_destroy(module);
  return NULL;
}

emp_module_ir_t* emp_session_parse(emp_session_t* session, emp_str_t text,
                                   uint32_t first_line) {
  emp_module_ir_t* module = NULL;
  if (emp_mlirbc_is(text)) return read_bytecode(session, text);
  const emp_source_t* source =
      emp_sources_add(emp_context_sources(session->context),
                      session->options.source_name, text, first_line);
  return emp_parse_module(session->context, source, &session->sink, &module)
             ? module
             : NULL;
}

// -- printing and timing ------------------------------------------------------

emp_print_options_t emp_session_print_options(const emp_session_t* session) {
  const emp_compile_options_t* options = &session->options;
  uint32_t flags = options->flags;
  return (emp_print_options_t){
      .generic = (flags & EMP_COMPILE_PRINT_GENERIC) != 0,
      .debug_info = (flags & EMP_COMPILE_PRINT_LOCATIONS) != 0,
      .local_scope = (flags & EMP_COMPILE_PRINT_LOCAL_SCOPE) != 0,
      .skip_regions = (flags & EMP_COMPILE_PRINT_SKIP_REGIONS) != 0,
      .value_users = (flags & EMP_COMPILE_PRINT_VALUE_USERS) != 0,
      .unique_ids = (flags & EMP_COMPILE_PRINT_UNIQUE_IDS) != 0,
      .loc_names = (flags & EMP_COMPILE_PRINT_LOC_NAMES) != 0,
      .elide_elements_above = options->elide_elements_above,
      .hex_elements_above = options->hex_elements_above,
      .elide_resources_above = options->elide_resources_above,
  };
}

emp_pass_manager_options_t emp_session_pass_options(emp_session_t* session) {
  const emp_compile_options_t* options = &session->options;
  bool timing = (options->flags & EMP_COMPILE_TIMING) != 0;
  return (emp_pass_manager_options_t){
      .print_after = options->print_after,
      .print_before = options->print_before,
      .dump = options->talk,
      .print = emp_session_print_options(session),
      .verify_each = (options->flags & EMP_COMPILE_VERIFY_EACH) != 0,
      .timings = timing ? session->timings : NULL,
      .timing_capacity = timing ? EMP_MAX_PASS_TIMINGS : 0,
      .out_timing_count = timing ? &session->timing_count : NULL,
  };
}

void emp_session_write_timings(emp_session_t* session) {
  emp_writer_t talk = session->options.talk;
  if (!(session->options.flags & EMP_COMPILE_TIMING) || !talk.write) return;
  int64_t total_ns = 0;
  for (size_t i = 0; i < session->timing_count; ++i) {
    total_ns += session->timings[i].ns;
  }
  emp_write_format(talk, "%10s %6s %5s  pass\n", "ms", "%", "runs");
  for (size_t i = 0; i < session->timing_count; ++i) {
    const emp_pass_timing_t* row = &session->timings[i];
    double share = total_ns ? 100.0 * (double)row->ns / (double)total_ns : 0.0;
    emp_write_format(talk, "%10.3f %6.1f %5u  %s\n", (double)row->ns / 1e6,
                     share, row->runs, row->name);
  }
  emp_write_format(talk, "%10.3f %6.1f %5s  total\n", (double)total_ns / 1e6,
                   100.0, "");
}

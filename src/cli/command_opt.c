// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `emplace opt`: parse, verify, passes, print.
#include <string.h>

#include "cli.h"
#include "emplace/tooling.h"

// Flags that each stand for one pass.
static const struct {
  emp_option_t option;
  const char* pass;
} kPassFlags[] = {
    {EMP_OPTION_INLINE, "inline"},
    {EMP_OPTION_CANONICALIZE, "canonicalize"},
    {EMP_OPTION_CSE, "cse"},
    {EMP_OPTION_SYMBOL_DCE, "symbol-dce"},
};

static void add_pass(emp_writer_t pipeline, bool* inout_first,
                     const char* text) {
  if (!*inout_first) pipeline.write(pipeline.user, EMP_STR(","));
  *inout_first = false;
  pipeline.write(pipeline.user, emp_cli_str(text));
}

static void build_pipeline(const emp_cli_t* cli, emp_writer_t pipeline) {
  bool is_first = true;
  const emp_values_t* passes = &cli->options[EMP_OPTION_PASS];
  for (size_t i = 0; i < passes->count; ++i) {
    add_pass(pipeline, &is_first, passes->items[i]);
  }
  const char* nested = emp_cli_value(cli, EMP_OPTION_PASS_PIPELINE, NULL);
  if (nested) add_pass(pipeline, &is_first, nested);
  for (size_t i = 0; i < sizeof kPassFlags / sizeof kPassFlags[0]; ++i) {
    if (emp_cli_flag(cli, kPassFlags[i].option)) {
      add_pass(pipeline, &is_first, kPassFlags[i].pass);
    }
  }
}

typedef struct opt_job_s {
  emp_str_t text;
  emp_cli_text_t pipeline;
  uint32_t flags;
  emp_compile_options_t options;
} opt_job_t;

static emp_status_t optimize(void* user, emp_writer_t out) {
  const opt_job_t* job = user;
  return emp_opt_text(job->text,
                      (emp_str_t){job->pipeline.data, job->pipeline.length},
                      job->flags, &job->options, out);
}

static void ignore_text(void* user, emp_str_t text) {
  (void)user;
  (void)text;
}

static void read_split_options(const emp_cli_t* cli, opt_job_t* job) {
  if (emp_cli_flag(cli, EMP_OPTION_SPLIT)) job->flags |= EMP_OPT_SPLIT_INPUT;
  if (emp_cli_flag(cli, EMP_OPTION_VERIFY_DIAGNOSTICS)) {
    job->flags |= EMP_OPT_VERIFY_DIAGNOSTICS;
    const char* which =
        emp_cli_value(cli, EMP_OPTION_VERIFY_DIAGNOSTICS, "all");
    if (strcmp(which, "only-expected") == 0) {
      job->flags |= EMP_OPT_ONLY_EXPECTED;
    }
  }
  emp_str_t marker = emp_cli_str(emp_cli_value(cli, EMP_OPTION_SPLIT, ""));
  if (strcmp(marker.data, "true") == 0) marker = (emp_str_t){"", 0};
  job->options.split_marker = marker;
}

emp_exit_t emp_command_opt(emp_cli_t* cli) {
  opt_job_t job = {.flags = 0};
  if (!emp_cli_need_file(cli) || !emp_cli_compile_options(cli, &job.options)) {
    return EMP_EXIT_USAGE;
  }
  read_split_options(cli, &job);
  build_pipeline(cli, emp_cli_text_writer(&job.pipeline));
  emp_file_bytes_t source;
  emp_status_t status =
      emp_file_open_bytes(cli->file, emp_allocator_libc(), &source);
  if (emp_is_ok(status)) {
    job.text = (emp_str_t){(const char*)source.data, source.length};
    // The pieces that went well are printed even if others did not.
    const char* path = emp_cli_value(cli, EMP_OPTION_OUT, "-");
    bool is_checked = (job.flags & EMP_OPT_VERIFY_DIAGNOSTICS) != 0;
    status = is_checked ? optimize(&job, (emp_writer_t){NULL, ignore_text})
                        : emp_file_produce_bytes(path, optimize, &job);
  }
  emp_cli_text_deinit(&job.pipeline);
  emp_file_close_bytes(&source);
  if (emp_is_ok(status)) return EMP_EXIT_OK;
  // Diagnostics have been printed already.
  bool is_told = emp_status_code(status) == EMP_STATUS_INVALID_ARGUMENT;
  if (is_told) {
    emp_status_free(status);
    return EMP_EXIT_FAILED;
  }
  return emp_cli_finish(cli, status);
}

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

emp_exit_t emp_command_opt(emp_cli_t* cli) {
  emp_compile_options_t options;
  if (!emp_cli_need_file(cli) || !emp_cli_compile_options(cli, &options)) {
    return EMP_EXIT_USAGE;
  }
  uint32_t flags = 0;
  if (emp_cli_flag(cli, EMP_OPTION_SPLIT)) flags |= EMP_OPT_SPLIT_INPUT;
  if (emp_cli_flag(cli, EMP_OPTION_VERIFY_DIAGNOSTICS)) {
    flags |= EMP_OPT_VERIFY_DIAGNOSTICS;
    const char* which =
        emp_cli_value(cli, EMP_OPTION_VERIFY_DIAGNOSTICS, "all");
    if (strcmp(which, "only-expected") == 0) flags |= EMP_OPT_ONLY_EXPECTED;
  }
  options.split_marker = emp_cli_str(emp_cli_value(cli, EMP_OPTION_SPLIT, ""));
  if (strcmp(options.split_marker.data, "true") == 0) {
    options.split_marker = (emp_str_t){"", 0};
  }
  emp_cli_text_t pipeline = {0};
  emp_cli_text_t out = {0};
  emp_file_bytes_t source;
  build_pipeline(cli, emp_cli_text_writer(&pipeline));
  emp_status_t status =
      emp_file_open_bytes(cli->file, emp_allocator_libc(), &source);
  if (emp_is_ok(status)) {
    status = emp_opt_text((emp_str_t){(const char*)source.data, source.length},
                          (emp_str_t){pipeline.data, pipeline.length}, flags,
                          &options, emp_cli_text_writer(&out));
    // The pieces that went well are printed even if others did not.
    if (!(flags & EMP_OPT_VERIFY_DIAGNOSTICS)) {
      emp_status_t written = emp_cli_write_result(cli, out.data, out.length);
      if (emp_is_ok(status)) {
        status = written;
      } else {
        emp_status_free(written);
      }
    }
  }
  emp_cli_text_deinit(&pipeline);
  emp_cli_text_deinit(&out);
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

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `emplace compile`: a module file, or the text of a phase.
#include <stdio.h>
#include <string.h>

#include "cli.h"
#include "emplace/tooling.h"

static emp_status_t compile_text_output(const emp_cli_t* cli, emp_str_t text,
                                        const emp_compile_options_t* options) {
  emp_cli_text_t out = {0};
  emp_status_t status =
      emp_compile_to_text(text, options, emp_cli_text_writer(&out));
  if (emp_is_ok(status))
    status = emp_cli_write_result(cli, out.data, out.length);
  emp_cli_text_deinit(&out);
  return status;
}

static emp_status_t compile_module(const emp_cli_t* cli, emp_str_t text,
                                   const emp_compile_options_t* options) {
  emp_image_t image;
  EMP_TRY(emp_compile_text(text, options, &image));
  emp_status_t status = emp_cli_write_result(cli, image.data, image.length);
  emp_image_free(&image);
  return status;
}

emp_exit_t emp_command_compile(emp_cli_t* cli) {
  emp_compile_options_t options;
  if (!emp_cli_need_file(cli) || !emp_cli_compile_options(cli, &options)) {
    return EMP_EXIT_USAGE;
  }
  const char* format = emp_cli_value(cli, EMP_OPTION_OUTPUT_FORMAT, "module");
  bool is_text = options.compile_to.length > 0 || strcmp(format, "vm-asm") == 0;
  if (!is_text && strcmp(format, "module") != 0) {
    fprintf(stderr,
            "emplace compile: unknown --output-format=%s: it is module or "
            "vm-asm\n",
            format);
    return EMP_EXIT_USAGE;
  }
  if (!is_text && !cli->options[EMP_OPTION_OUT].count) {
    fprintf(stderr,
            "emplace compile: a module goes to a file: give -o FILE "
            "(-o - for standard output)\n");
    return EMP_EXIT_USAGE;
  }
  emp_file_bytes_t source;
  emp_status_t status =
      emp_file_open_bytes(cli->file, emp_allocator_libc(), &source);
  emp_str_t text = {(const char*)source.data, source.length};
  if (emp_is_ok(status)) {
    status = is_text ? compile_text_output(cli, text, &options)
                     : compile_module(cli, text, &options);
  }
  emp_file_close_bytes(&source);
  return emp_cli_finish(cli, status);
}

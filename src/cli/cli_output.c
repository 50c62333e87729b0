// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where the commands write, and the compile options that they share.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "emplace/tooling.h"

emp_str_t emp_cli_str(const char* text) {
  return (emp_str_t){text, text ? strlen(text) : 0};
}

static void write_to_stream(void* user, emp_str_t text) {
  fwrite(text.data, 1, text.length, user);
}

emp_writer_t emp_cli_stdout(void) {
  return (emp_writer_t){stdout, write_to_stream};
}

emp_writer_t emp_cli_stderr(void) {
  return (emp_writer_t){stderr, write_to_stream};
}

emp_exit_t emp_cli_finish(const emp_cli_t* cli, emp_status_t status) {
  if (emp_is_ok(status)) return EMP_EXIT_OK;
  emp_status_code_t code = emp_status_code(status);
  emp_str_t message = emp_status_message(status);
  fprintf(stderr, "emplace %s: %s: %.*s\n", emp_command_name(cli->command),
          emp_status_code_text(code), EMP_STR_ARGS(message));
  if (code == EMP_STATUS_INTERNAL) {
    fprintf(stderr, "this is a bug of ours; where it happened:\n");
    emp_status_print(status, emp_cli_stderr());
  }
  emp_status_free(status);
  return code == EMP_STATUS_INTERNAL ? EMP_EXIT_BUG : EMP_EXIT_FAILED;
}

// -- text that grows ---------------------------------------------------------

static void append_text(void* user, emp_str_t piece) {
  emp_cli_text_t* text = user;
  if (piece.length > text->capacity - text->length) {
    size_t capacity = text->capacity ? text->capacity : 4096;
    while (piece.length > capacity - text->length)
      capacity *= 2;
    emp_allocator_t host = emp_allocator_libc();
    char* data = host.realloc(host.self, text->data, text->capacity, capacity);
    if (!data) {
      fprintf(stderr, "emplace: out of memory\n");
      exit(EMP_EXIT_FAILED);
    }
    text->data = data;
    text->capacity = capacity;
  }
  if (piece.length > 0) {
    memcpy(text->data + text->length, piece.data, piece.length);
  }
  text->length += piece.length;
}

emp_writer_t emp_cli_text_writer(emp_cli_text_t* text) {
  return (emp_writer_t){text, append_text};
}

void emp_cli_text_deinit(emp_cli_text_t* text) {
  emp_allocator_t host = emp_allocator_libc();
  host.realloc(host.self, text->data, text->capacity, 0);
  *text = (emp_cli_text_t){0};
}

emp_status_t emp_cli_write_result(const emp_cli_t* cli, const void* bytes,
                                  size_t length) {
  const char* path = emp_cli_value(cli, EMP_OPTION_OUT, "-");
  if (strcmp(path, "-") == 0) {
    bool is_written = length == 0 || fwrite(bytes, 1, length, stdout) == length;
    if (is_written && fflush(stdout) == 0) {
      return emp_ok_status();
    }
    return EMP_FAIL(DATA_LOSS, "standard output took less than %zu bytes",
                    length);
  }
  return emp_file_write_bytes(path, bytes, length);
}

// -- compile options ---------------------------------------------------------

static const struct {
  emp_option_t option;
  emp_compile_flags_t flag;
} kFlags[] = {
    {EMP_OPTION_EXTERNALIZE_TRANSIENTS, EMP_COMPILE_EXTERNALIZE_TRANSIENTS},
    {EMP_OPTION_EXTERNALIZE_OUTPUTS, EMP_COMPILE_EXTERNALIZE_OUTPUTS},
    {EMP_OPTION_ASYNC, EMP_COMPILE_ASYNC_EXTERNAL},
    {EMP_OPTION_STRICT, EMP_COMPILE_STRICT_TRANSIENTS},
    {EMP_OPTION_ALLOW_UNREGISTERED, EMP_COMPILE_ALLOW_UNREGISTERED},
    {EMP_OPTION_VERIFY_EACH, EMP_COMPILE_VERIFY_EACH},
    {EMP_OPTION_TIMING, EMP_COMPILE_TIMING},
    {EMP_OPTION_LISTINGS, EMP_COMPILE_LISTINGS},
    {EMP_OPTION_DEBUG_INFO, EMP_COMPILE_DEBUG_INFO},
    {EMP_OPTION_PRINT_GENERIC, EMP_COMPILE_PRINT_GENERIC},
    {EMP_OPTION_PRINT_DEBUGINFO, EMP_COMPILE_PRINT_LOCATIONS},
    {EMP_OPTION_LOCAL_SCOPE, EMP_COMPILE_PRINT_LOCAL_SCOPE},
    {EMP_OPTION_SKIP_REGIONS, EMP_COMPILE_PRINT_SKIP_REGIONS},
    {EMP_OPTION_VALUE_USERS, EMP_COMPILE_PRINT_VALUE_USERS},
    {EMP_OPTION_UNIQUE_IDS, EMP_COMPILE_PRINT_UNIQUE_IDS},
    {EMP_OPTION_LOC_NAMES, EMP_COMPILE_PRINT_LOC_NAMES},
    {EMP_OPTION_SKIP_VERIFIER, EMP_COMPILE_SKIP_VERIFIER},
};

bool emp_cli_compile_options(const emp_cli_t* cli,
                             emp_compile_options_t* out_options) {
  emp_compile_options_t options = emp_compile_options_default();
  double elide;
  double elide_resources;
  double hex;
  double alignment;
  double limit;
  if (!emp_cli_number(cli, EMP_OPTION_ELIDE, 0, &elide) ||
      !emp_cli_number(cli, EMP_OPTION_ELIDE_RESOURCES, 0, &elide_resources) ||
      !emp_cli_number(cli, EMP_OPTION_HEX_ABOVE, 0, &hex) ||
      !emp_cli_number(cli, EMP_OPTION_MIN_ALIGNMENT, 0, &alignment) ||
      !emp_cli_number(cli, EMP_OPTION_MAX_ALLOCATION, 0, &limit)) {
    return false;
  }
  for (size_t i = 0; i < sizeof kFlags / sizeof kFlags[0]; ++i) {
    if (emp_cli_flag(cli, kFlags[i].option)) options.flags |= kFlags[i].flag;
  }
  options.source_name = emp_cli_str(cli->file);
  options.target = emp_cli_str(emp_cli_value(cli, EMP_OPTION_TARGET, ""));
  options.triple = emp_cli_str(emp_cli_value(cli, EMP_OPTION_TRIPLE, ""));
  options.cpu = emp_cli_str(emp_cli_value(cli, EMP_OPTION_CPU, ""));
  options.cpu_features =
      emp_cli_str(emp_cli_value(cli, EMP_OPTION_CPU_FEATURES, ""));
  options.compile_from =
      emp_cli_str(emp_cli_value(cli, EMP_OPTION_COMPILE_FROM, ""));
  options.compile_to =
      emp_cli_str(emp_cli_value(cli, EMP_OPTION_COMPILE_TO, ""));
  options.print_after =
      emp_cli_str(emp_cli_value(cli, EMP_OPTION_PRINT_AFTER, ""));
  options.print_before =
      emp_cli_str(emp_cli_value(cli, EMP_OPTION_PRINT_BEFORE, ""));
  options.elide_elements_above = (int64_t)elide;
  options.elide_resources_above = (int64_t)elide_resources;
  options.hex_elements_above = (int64_t)hex;
  options.min_offset_alignment = (uint64_t)alignment;
  options.max_allocation_bytes = (uint64_t)limit;
  options.talk = emp_cli_stderr();
  *out_options = options;
  return true;
}

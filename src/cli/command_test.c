// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `emplace test`: each function of a file (or of each piece of it) runs, and
// its checks decide. A test that does not run is a failure, not a skip.
#include <stdio.h>
#include <string.h>

#include "program.h"

typedef struct tally_s {
  size_t passed, failed;
} tally_t;

static bool starts_with(emp_str_t text, const char* prefix) {
  size_t length = strlen(prefix);
  return text.length >= length && memcmp(text.data, prefix, length) == 0;
}

// Prints the line of one test; drops the status.
static void report(tally_t* tally, emp_str_t name, emp_status_t status,
                   bool must_fail) {
  bool passed = emp_is_ok(status) != must_fail;
  if (passed) {
    ++tally->passed;
    printf("PASS %.*s\n", EMP_STR_ARGS(name));
  } else {
    ++tally->failed;
    emp_str_t why = must_fail ? EMP_STR("returned, but must fail")
                              : emp_status_message(status);
    printf("FAIL %.*s: %.*s\n", EMP_STR_ARGS(name), EMP_STR_ARGS(why));
  }
  emp_status_free(status);
}

static emp_status_t call_function(emp_program_t* program,
                                  const emp_function_t* function) {
  emp_call_t* call = NULL;
  EMP_TRY(emp_call_create(function, program->host, &call));
  emp_status_t status = emp_call_run(call);
  emp_call_destroy(call);
  return status;
}

// Which functions are tests: @main alone if there is one, else all without
// arguments.
static bool is_test(const emp_program_t* program, bool has_main,
                    const emp_function_t* function) {
  emp_str_t name = emp_function_name(function);
  bool is_main = name.length == 4 && memcmp(name.data, "main", 4) == 0;
  if (has_main) return is_main;
  return emp_function_argument_count(function) == 0 &&
         !emp_program_is_query(program, function);
}

static void test_module(emp_program_t* program, tally_t* tally) {
  const emp_function_t* main_function = NULL;
  size_t count = emp_module_function_count(program->module);
  for (size_t i = 0; i < count; ++i) {
    const emp_function_t* function = emp_module_function(program->module, i);
    emp_str_t name = emp_function_name(function);
    if (name.length == 4 && memcmp(name.data, "main", 4) == 0) {
      main_function = function;
    }
  }
  for (size_t i = 0; i < count; ++i) {
    const emp_function_t* function = emp_module_function(program->module, i);
    if (!is_test(program, main_function != NULL, function)) continue;
    emp_str_t name = emp_function_name(function);
    report(tally, name, call_function(program, function),
           starts_with(name, "fail_"));
  }
}

static emp_status_t test_image(emp_program_t* program, const void* bytes,
                               size_t length, tally_t* tally) {
  emp_module_options_t options = emp_module_options_default();
  options.device = program->device;
  EMP_TRY(emp_module_load(bytes, length, &options, program->host,
                          &program->module));
  test_module(program, tally);
  return emp_ok_status();
}

// One piece of source: compiled, loaded, run. What goes wrong before the run
// is a failure of the piece.
static void test_piece(const emp_cli_t* cli, emp_str_t piece, uint32_t line,
                       tally_t* tally) {
  emp_compile_options_t options;
  emp_image_t image = {0};
  emp_program_t program = {.host = emp_allocator_libc()};
  if (!emp_cli_compile_options(cli, &options)) {
    ++tally->failed;
    return;
  }
  options.source_line = line;
  size_t before = tally->passed + tally->failed;
  emp_status_t status = emp_compile_text(piece, &options, &image);
  if (emp_is_ok(status)) {
    status = emp_device_create_cpu(NULL, program.host, &program.device);
  }
  if (emp_is_ok(status)) {
    status = test_image(&program, image.data, image.length, tally);
  }
  char place[64];
  int length = snprintf(place, sizeof place, "line %u", line);
  if (emp_is_ok(status) && tally->passed + tally->failed == before) {
    status = EMP_FAIL(NOT_FOUND, "no function to run");
  }
  if (!emp_is_ok(status)) {
    report(tally, (emp_str_t){place, (size_t)length}, status, false);
  }
  emp_module_release(program.module);
  emp_device_release(program.device);
  emp_image_free(&image);
}

static bool is_blank(emp_str_t text) {
  for (size_t i = 0; i < text.length; ++i) {
    if (!strchr(" \t\r\n", text.data[i])) return false;
  }
  return true;
}

static void test_source(const emp_cli_t* cli, emp_str_t text, tally_t* tally) {
  if (!emp_cli_flag(cli, EMP_OPTION_SPLIT)) {
    test_piece(cli, text, 1, tally);
    return;
  }
  uint32_t next_line = 1;
  emp_str_t rest = text;
  emp_str_t piece;
  uint32_t line;
  while (emp_text_next_piece(&rest, &next_line, &piece, &line)) {
    if (!is_blank(piece)) test_piece(cli, piece, line, tally);
  }
}

emp_exit_t emp_command_test(emp_cli_t* cli) {
  if (!emp_cli_need_file(cli)) return EMP_EXIT_USAGE;
  tally_t tally = {0};
  emp_file_bytes_t file;
  emp_status_t status =
      emp_file_open_bytes(cli->file, emp_allocator_libc(), &file);
  if (!emp_is_ok(status)) return emp_cli_finish(cli, status);
  emp_str_t text = {(const char*)file.data, file.length};
  if (emp_program_is_module(&file)) {
    emp_program_t program = {.host = emp_allocator_libc()};
    status = emp_device_create_cpu(NULL, program.host, &program.device);
    if (emp_is_ok(status)) {
      status = test_image(&program, file.data, file.length, &tally);
    }
    emp_module_release(program.module);
    emp_device_release(program.device);
  } else {
    test_source(cli, text, &tally);
  }
  emp_file_close_bytes(&file);
  if (!emp_is_ok(status)) return emp_cli_finish(cli, status);
  printf("%zu passed, %zu failed\n", tally.passed, tally.failed);
  bool good = tally.failed == 0 && tally.passed > 0;
  return good ? EMP_EXIT_OK : EMP_EXIT_FAILED;
}

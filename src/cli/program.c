// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A file is a module if it starts like an image or a zip archive; everything
// else is source text.
#include "program.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

static void* counting_realloc(void* self, void* ptr, size_t old_bytes,
                              size_t new_bytes) {
  emp_program_t* program = self;
  emp_allocator_t libc = emp_allocator_libc();
  if (new_bytes > old_bytes) ++program->host_allocations;
  return libc.realloc(libc.self, ptr, old_bytes, new_bytes);
}

int64_t emp_cli_now_ns(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

bool emp_program_is_module(const emp_file_bytes_t* file) {
  return file->length >= 8 && (memcmp(file->data, "EMPLACE\x1a", 8) == 0 ||
                               memcmp(file->data, "PK\x03\x04", 4) == 0);
}

static emp_status_t compile_source(const emp_cli_t* cli,
                                   emp_program_t* program) {
  emp_compile_options_t options;
  if (!emp_cli_compile_options(cli, &options)) {
    return EMP_FAIL(INVALID_ARGUMENT, "wrong options");
  }
  int64_t start = emp_cli_now_ns();
  EMP_TRY(emp_compile_text(
      (emp_str_t){(const char*)program->file.data, program->file.length},
      &options, &program->image));
  program->compile_ns = emp_cli_now_ns() - start;
  return emp_ok_status();
}

emp_status_t emp_program_open(const emp_cli_t* cli, emp_program_t* program) {
  *program = (emp_program_t){0};
  program->host = (emp_allocator_t){program, counting_realloc};
  EMP_TRY(emp_file_open_bytes(cli->file, program->host, &program->file));
  const void* bytes = program->file.data;
  size_t length = program->file.length;
  if (!emp_program_is_module(&program->file)) {
    EMP_TRY(compile_source(cli, program));
    bytes = program->image.data;
    length = program->image.length;
  }
  EMP_TRY(emp_device_create_cpu(NULL, program->host, &program->device));
  emp_module_options_t options = emp_module_options_default();
  options.device = program->device;
  int64_t start = emp_cli_now_ns();
  EMP_TRY_NOTE(
      emp_module_load(bytes, length, &options, program->host, &program->module),
      "loading '%s'", cli->file);
  program->load_ns = emp_cli_now_ns() - start;
  return emp_ok_status();
}

void emp_program_close(emp_program_t* program) {
  emp_module_release(program->module);
  emp_device_release(program->device);
  emp_image_free(&program->image);
  emp_file_close_bytes(&program->file);
}

// True when attribute `key` of `function` holds `name`.
static bool names(const emp_function_t* function, const char* key,
                  emp_str_t name) {
  emp_str_t value;
  return emp_function_attribute(function, key, &value) &&
         value.length == name.length &&
         memcmp(value.data, name.data, name.length) == 0;
}

bool emp_program_is_query(const emp_program_t* program,
                          const emp_function_t* function) {
  emp_str_t name = emp_function_name(function);
  size_t count = emp_module_function_count(program->module);
  for (size_t i = 0; i < count; ++i) {
    const emp_function_t* other = emp_module_function(program->module, i);
    if (names(other, "iree.abi.transients.size", name) ||
        names(other, "emplace.transients.size", name)) {
      return true;
    }
  }
  return false;
}

emp_status_t emp_program_function(const emp_cli_t* cli,
                                  const emp_program_t* program,
                                  const emp_function_t** out_function) {
  const char* name = emp_cli_value(cli, EMP_OPTION_FUNCTION, NULL);
  *out_function = NULL;
  if (name) {
    return emp_module_find(program->module, name[0] == '@' ? name + 1 : name,
                           out_function);
  }
  size_t candidates = 0;
  size_t count = emp_module_function_count(program->module);
  for (size_t i = 0; i < count; ++i) {
    const emp_function_t* function = emp_module_function(program->module, i);
    emp_str_t found = emp_function_name(function);
    bool is_main = found.length == 4 && memcmp(found.data, "main", 4) == 0;
    if (is_main) {
      *out_function = function;
      return emp_ok_status();
    }
    if (emp_program_is_query(program, function)) continue;
    *out_function = function;
    ++candidates;
  }
  if (candidates == 1) return emp_ok_status();
  *out_function = NULL;
  if (candidates == 0) {
    return EMP_FAIL(NOT_FOUND, "'%s' has no public function", cli->file);
  }
  return EMP_FAIL(INVALID_ARGUMENT,
                  "'%s' has %zu public functions: choose one by --function=",
                  cli->file, candidates);
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `emplace run`: bind the inputs, run, print or store or compare the results.
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "program.h"

// A rank-0 tensor of the scalar's type that borrows `storage`.
static emp_tensor_t scalar_tensor(const emp_call_value_t* value,
                                  const emp_argument_info_t* info,
                                  void* storage) {
  static const struct {
    const char* type;
    emp_element_type_t element;
  } kTypes[] = {{"i1", EMP_ELEMENT_BOOL_8}, {"i8", EMP_ELEMENT_I8},
                {"i16", EMP_ELEMENT_I16},   {"i32", EMP_ELEMENT_I32},
                {"f32", EMP_ELEMENT_F32},   {"f64", EMP_ELEMENT_F64}};
  emp_element_type_t element =
      value->kind == EMP_VALUE_F64 ? EMP_ELEMENT_F64 : EMP_ELEMENT_I64;
  for (size_t i = 0; i < sizeof kTypes / sizeof kTypes[0]; ++i) {
    if (info->type.length == strlen(kTypes[i].type) &&
        memcmp(info->type.data, kTypes[i].type, info->type.length) == 0) {
      element = kTypes[i].element;
    }
  }
  if (element == EMP_ELEMENT_F32) {
    float narrow = (float)value->as.f64;
    memcpy(storage, &narrow, sizeof narrow);
  } else {
    memcpy(storage, &value->as, sizeof(int64_t));
  }
  return (emp_tensor_t){.element_type = element,
                        .data = storage,
                        .length_bytes = (element & 0xff) / 8};
}

static emp_status_t store_result(const emp_tensor_t* tensor,
                                 const char* where) {
  size_t length = strlen(where);
  bool is_npy = length > 4 && strcmp(where + length - 4, ".npy") == 0;
  const char* path = where[0] == '@' ? where + 1 : where;
  if (!is_npy) {
    return emp_file_write_bytes(path, tensor->data, tensor->length_bytes);
  }
  emp_cli_text_t file = {0};
  emp_status_t status =
      emp_tensor_write_npy(tensor, emp_cli_text_writer(&file));
  if (emp_is_ok(status)) {
    status = emp_file_write_bytes(path, file.data, file.length);
  }
  emp_cli_text_deinit(&file);
  return status;
}

static emp_status_t compare_result(const emp_cli_t* cli,
                                   const emp_tensor_t* tensor, size_t index,
                                   const char* expected_text) {
  if (strcmp(expected_text, "(ignored)") == 0) return emp_ok_status();
  double atol;
  double rtol;
  if (!emp_cli_number(cli, EMP_OPTION_EXPECTED_ATOL, -1, &atol) ||
      !emp_cli_number(cli, EMP_OPTION_EXPECTED_RTOL, -1, &rtol)) {
    return EMP_FAIL(INVALID_ARGUMENT, "wrong tolerance");
  }
  char literal[256];
  const char* text = expected_text;
  if (tensor->rank == 0 && !strchr(text, '=') && text[0] != '@') {
    snprintf(literal, sizeof literal, "%s=%s",
             emp_element_type_name(tensor->element_type), text);
    text = literal;
  }
  emp_tensor_t expected;
  EMP_TRY(emp_tensor_from_flag(text, tensor->element_type, emp_allocator_libc(),
                               &expected));
  emp_status_t status = emp_tensor_compare(tensor, &expected, atol, rtol);
  emp_tensor_free(&expected);
  if (emp_is_ok(status)) return status;
  return emp_status_note(status, __FILE__, __LINE__, "result[%zu]", index);
}

static emp_status_t handle_result(const emp_cli_t* cli, emp_call_t* call,
                                  const emp_function_t* function,
                                  size_t index) {
  emp_call_value_t value;
  int64_t storage[2] = {0, 0};
  EMP_TRY(emp_call_get_result(call, index, &value));
  emp_argument_info_t info = emp_function_result(function, index);
  emp_tensor_t tensor = {0};
  bool is_view = value.kind == EMP_VALUE_VIEW;
  if (is_view) {
    EMP_TRY(emp_tensor_of_view(value.as.view, &tensor));
  } else if (value.kind == EMP_VALUE_I64 || value.kind == EMP_VALUE_F64) {
    tensor = scalar_tensor(&value, &info, storage);
  } else {
    printf("result[%zu]: %s\n", index,
           value.kind == EMP_VALUE_NULL ? "(null)" : "hal.buffer");
    return emp_ok_status();
  }
  const emp_values_t* outputs = &cli->options[EMP_OPTION_OUTPUT];
  const emp_values_t* expected = &cli->options[EMP_OPTION_EXPECTED_OUTPUT];
  double limit;
  if (!emp_cli_number(cli, EMP_OPTION_MAX_ELEMENTS, 0, &limit)) {
    return EMP_FAIL(INVALID_ARGUMENT, "wrong element count");
  }
  if (index < outputs->count && strcmp(outputs->items[index], "-") != 0) {
    EMP_TRY(store_result(&tensor, outputs->items[index]));
  } else if (is_view) {
    printf("result[%zu]: hal.buffer_view\n", index);
    emp_tensor_print(&tensor, (size_t)limit, emp_cli_stdout());
    printf("\n");
  } else {
    printf("result[%zu]: ", index);  // `i64=5`, as IREE prints a scalar
    emp_tensor_print(&tensor, 1, emp_cli_stdout());
    printf("\n");
  }
  if (index < expected->count) {
    EMP_TRY(compare_result(cli, &tensor, index, expected->items[index]));
  }
  return emp_ok_status();
}

// -- statistics --------------------------------------------------------------

static void print_statistics(const emp_program_t* program) {
  emp_memory_statistics_t device;
  emp_device_statistics(program->device, &device);
  fprintf(stderr,
          "[[ statistics ]]\n"
          "  DEVICE_LOCAL: %12" PRIu64 "B peak / %12" PRIu64
          "B allocated / %12" PRIu64
          "B freed\n"
          "  device allocations: %" PRIu64
          "\n"
          "  host allocations:   %" PRIu64
          "\n"
          "  compile: %.3f ms, load: %.3f ms\n",
          device.bytes_peak, device.bytes_allocated, device.bytes_freed,
          device.allocation_count, program->host_allocations,
          (double)program->compile_ns / 1e6, (double)program->load_ns / 1e6);
}

static emp_status_t run_steadily(const emp_cli_t* cli, emp_program_t* program,
                                 const emp_function_t* function,
                                 emp_call_t* call, emp_arguments_t* arguments) {
  double calls;
  if (!emp_cli_number(cli, EMP_OPTION_STEADY, 0, &calls)) {
    return EMP_FAIL(INVALID_ARGUMENT, "wrong number of calls");
  }
  if (calls < 1) return emp_ok_status();
  EMP_TRY(emp_arguments_place_outputs(program, function, call, arguments));
  EMP_TRY(emp_call_run(call));  // the first run with the new storage
  emp_memory_statistics_t before;
  emp_memory_statistics_t after;
  emp_device_statistics(program->device, &before);
  uint64_t host_before = program->host_allocations;
  int64_t start = emp_cli_now_ns();
  for (uint64_t i = 0; i < (uint64_t)calls; ++i)
    EMP_TRY(emp_call_run(call));
  int64_t elapsed = emp_cli_now_ns() - start;
  emp_device_statistics(program->device, &after);
  printf("steady state: %.0f calls, %" PRIu64 " device allocations, %" PRIu64
         " host allocations, %.2f us a call\n",
         calls, after.allocation_count - before.allocation_count,
         program->host_allocations - host_before,
         (double)elapsed / calls / 1e3);
  return emp_ok_status();
}

static emp_status_t run_function(const emp_cli_t* cli, emp_program_t* program,
                                 const emp_function_t* function,
                                 emp_call_t* call, emp_arguments_t* arguments) {
  EMP_TRY(emp_arguments_bind(cli, program, function, call, arguments));
  printf("EXEC @%.*s\n", EMP_STR_ARGS(emp_function_name(function)));
  EMP_TRY(emp_call_run(call));
  if (arguments->signal) EMP_TRY(emp_fence_wait(arguments->signal, -1));
  size_t count = emp_function_result_count(function);
  for (size_t i = 0; i < count; ++i) {
    EMP_TRY(handle_result(cli, call, function, i));
  }
  EMP_TRY(run_steadily(cli, program, function, call, arguments));
  if (cli->options[EMP_OPTION_EXPECTED_OUTPUT].count > 0) {
    printf("[SUCCESS] all function outputs matched their expected values.\n");
  }
  return emp_ok_status();
}

emp_exit_t emp_command_run(emp_cli_t* cli) {
  if (!emp_cli_need_file(cli)) return EMP_EXIT_USAGE;
  emp_program_t program;
  const emp_function_t* function = NULL;
  emp_call_t* call = NULL;
  emp_arguments_t arguments = {0};
  emp_status_t status = emp_program_open(cli, &program);
  if (emp_is_ok(status)) {
    status = emp_program_function(cli, &program, &function);
  }
  if (emp_is_ok(status)) {
    status = emp_call_create(function, program.host, &call);
  }
  if (emp_is_ok(status)) {
    status = run_function(cli, &program, function, call, &arguments);
  }
  fflush(stdout);
  if (emp_is_ok(status) && emp_cli_flag(cli, EMP_OPTION_STATISTICS)) {
    print_statistics(&program);
  }
  emp_call_destroy(call);
  emp_arguments_close(&arguments);
  emp_program_close(&program);
  return emp_cli_finish(cli, status);
}

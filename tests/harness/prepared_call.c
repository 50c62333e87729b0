// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Everything a host does to be ready for calls, in the order of runtime.h.
#include "harness/prepared_call.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "harness/numbers.h"

static void* aligned_memory(size_t bytes) {
  size_t rounded = (bytes + 63) / 64 * 64;
  return aligned_alloc(64, rounded ? rounded : 64);
}

// Memory for a tensor, and a view of it.
static emp_status_t make_tensor(emp_test_call_t* call,
                                const emp_argument_info_t* info,
                                emp_test_tensor_t* out_tensor,
                                emp_buffer_view_t** out_view) {
  size_t count = 1;
  for (size_t i = 0; i < info->rank; ++i) {
    if (info->dims[i] < 0) {
      return EMP_FAIL(INVALID_ARGUMENT, "only static shapes, not '%.*s'",
                      EMP_STR_ARGS(info->type));
    }
    count *= (size_t)info->dims[i];
  }
  if (info->element_type != (emp_element_type_t)EMP_ELEMENT_F32) {
    return EMP_FAIL(INVALID_ARGUMENT, "only f32, not '%.*s'",
                    EMP_STR_ARGS(info->type));
  }
  out_tensor->data = aligned_memory(count * sizeof(float));
  out_tensor->element_count = count;
  if (!out_tensor->data) return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory");
  emp_buffer_t* buffer = NULL;
  EMP_TRY(emp_buffer_wrap(emp_jit_device(call->jit), (emp_buffer_params_t){0},
                          out_tensor->data, count * sizeof(float), NULL, NULL,
                          &buffer));
  emp_status_t status = emp_buffer_view_create(
      buffer, info->element_type, info->dims, info->rank, call->host, out_view);
  emp_buffer_release(buffer);
  return status;
}

static emp_status_t bind_input(emp_test_call_t* call, size_t index,
                               uint64_t* inout_seed) {
  emp_argument_info_t info = emp_function_input(call->function, index);
  emp_test_tensor_t* tensor = &call->inputs[index];
  emp_buffer_view_t* view = NULL;
  EMP_TRY(make_tensor(call, &info, tensor, &view));
  for (size_t i = 0; i < tensor->element_count; ++i) {
    tensor->data[i] = (float)emp_test_random_f64(inout_seed, -1, 1);
  }
  emp_status_t status = emp_call_set_input(call->call, index, view);
  emp_buffer_view_release(view);
  return status;
}

static emp_status_t bind_output(emp_test_call_t* call, size_t index) {
  emp_argument_info_t info = emp_function_result(call->function, index);
  emp_test_tensor_t* tensor = &call->outputs[index];
  emp_buffer_view_t* view = NULL;
  EMP_TRY(make_tensor(call, &info, tensor, &view));
  // What is not written stays visible.
  memset(tensor->data, 0xff, tensor->element_count * sizeof(float));
  emp_status_t status = emp_call_set_output(call->call, index, view);
  emp_buffer_view_release(view);
  return status;
}

static emp_status_t bind_storage(emp_test_call_t* call) {
  EMP_TRY(emp_function_transient_bytes(call->function, NULL,
                                       &call->transient_bytes));
  if (call->transient_bytes == 0) return emp_ok_status();
  call->storage = aligned_memory((size_t)call->transient_bytes);
  if (!call->storage) return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory");
  emp_buffer_t* buffer = NULL;
  EMP_TRY(emp_buffer_wrap(emp_jit_device(call->jit), (emp_buffer_params_t){0},
                          call->storage, call->transient_bytes, NULL, NULL,
                          &buffer));
  emp_buffer_span_t span = {buffer, 0, call->transient_bytes};
  emp_status_t status = emp_call_set_transients(call->call, span);
  emp_buffer_release(buffer);
  return status;
}

static emp_status_t open_call(const char* text, const char* target,
                              emp_test_call_t* call) {
  emp_jit_options_t options = emp_jit_options_default();
  options.target = (emp_str_t){target, strlen(target)};
  EMP_TRY(emp_jit_create(&options, call->host, &call->jit));
  EMP_TRY(emp_jit_compile_text(call->jit, (emp_str_t){text, strlen(text)},
                               &call->module));
  EMP_TRY(emp_module_find(call->module, "main", &call->function));
  EMP_TRY(emp_call_create(call->function, call->host, &call->call));
  call->input_count = emp_function_input_count(call->function);
  call->output_count = emp_function_result_count(call->function);
  if (call->input_count > EMP_TEST_MAX_TENSORS ||
      call->output_count > EMP_TEST_MAX_TENSORS) {
    return EMP_FAIL(INVALID_ARGUMENT, "too many tensors");
  }
  uint64_t seed = 1;
  for (size_t i = 0; i < call->input_count; ++i) {
    EMP_TRY(bind_input(call, i, &seed));
  }
  for (size_t i = 0; i < call->output_count; ++i)
    EMP_TRY(bind_output(call, i));
  return bind_storage(call);
}

emp_status_t emp_test_call_open(const char* text, const char* target,
                                emp_allocator_t host,
                                emp_test_call_t* out_call) {
  *out_call = (emp_test_call_t){.host = host};
  emp_status_t status = open_call(text, target, out_call);
  if (!emp_is_ok(status)) emp_test_call_close(out_call);
  return status;
}

void emp_test_call_close(emp_test_call_t* call) {
  emp_call_destroy(call->call);
  emp_module_release(call->module);
  emp_jit_destroy(call->jit);
  for (size_t i = 0; i < EMP_TEST_MAX_TENSORS; ++i) {
    free(call->inputs[i].data);
    free(call->outputs[i].data);
  }
  free(call->storage);
  *call = (emp_test_call_t){0};
}

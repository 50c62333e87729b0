// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A program ready to be called, through the public headers only: compiled from
// text, with random f32 inputs and with storage and outputs in memory of its
// own. For tests and benchmarks of programs with static shapes.
#ifndef EMP_TESTS_HARNESS_PREPARED_CALL_H_
#define EMP_TESTS_HARNESS_PREPARED_CALL_H_

#include "emplace/jit.h"

enum { EMP_TEST_MAX_TENSORS = 8 };

typedef struct emp_test_tensor_s {
  float* data;  // 64-byte aligned
  size_t element_count;
} emp_test_tensor_t;

typedef struct emp_test_call_s {
  emp_allocator_t host;
  emp_jit_t* jit;
  emp_module_t* module;
  const emp_function_t* function;
  emp_call_t* call;
  uint64_t transient_bytes;
  void* storage;
  emp_test_tensor_t inputs[EMP_TEST_MAX_TENSORS];
  emp_test_tensor_t outputs[EMP_TEST_MAX_TENSORS];
  size_t input_count, output_count;
} emp_test_call_t;

// Compiles `text` for `target` ("cpu", "vmvx") and prepares a call of @main.
// On failure `out_call` is zeroed.
emp_status_t emp_test_call_open(const char* text, const char* target,
                                emp_allocator_t host,
                                emp_test_call_t* out_call) EMP_NODISCARD;
void emp_test_call_close(emp_test_call_t* call);  // a zeroed one is fine

#endif  // EMP_TESTS_HARNESS_PREPARED_CALL_H_

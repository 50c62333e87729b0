// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calling functions of native modules without a program around them.
#ifndef EMP_TESTS_HARNESS_NATIVE_CALL_H_
#define EMP_TESTS_HARNESS_NATIVE_CALL_H_

#include "runtime/vm/vm_native.h"

enum { EMP_TEST_MAX_OPERANDS = 32 };

// Operands are appended in order; every value has a register of its own.
typedef struct emp_test_native_s {
  emp_vm_call_t call;
  uint64_t pairs[EMP_TEST_MAX_OPERANDS + 2];
  emp_object_t* refs[EMP_TEST_MAX_OPERANDS + 2];
  uint16_t operands[EMP_TEST_MAX_OPERANDS];
  uint16_t results[2];
  uint16_t segments[EMP_TEST_MAX_OPERANDS];
} emp_test_native_t;

// `refs` of results must be released by emp_test_native_end.
void emp_test_native_begin(emp_test_native_t* native, emp_allocator_t host);
void emp_test_native_i32(emp_test_native_t* native, uint32_t value);
void emp_test_native_i64(emp_test_native_t* native, int64_t value);
void emp_test_native_f32(emp_test_native_t* native, float value);
void emp_test_native_f64(emp_test_native_t* native, double value);
void emp_test_native_ref(emp_test_native_t* native, emp_object_t* object);
// A span of `count` entries follows as operands.
void emp_test_native_span(emp_test_native_t* native, uint16_t count);
// The function of a module by its name.
emp_status_t emp_test_native_call(emp_test_native_t* native,
                                  const emp_vm_native_module_t* module,
                                  const char* name) EMP_NODISCARD;
// Result 0 as a reference, borrowed.
emp_object_t* emp_test_native_result(const emp_test_native_t* native);
uint64_t emp_test_native_number(const emp_test_native_t* native, int n);
void emp_test_native_end(emp_test_native_t* native);

#endif  // EMP_TESTS_HARNESS_NATIVE_CALL_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls of native functions: value n lives in pair n and reference n.
#include "harness/native_call.h"

#include "harness/harness.h"

void emp_test_native_begin(emp_test_native_t* native, emp_allocator_t host) {
  *native = (emp_test_native_t){0};
  native->call = (emp_vm_call_t){.host = host,
                                 .words = (uint32_t*)(void*)native->pairs,
                                 .refs = native->refs,
                                 .operands = native->operands,
                                 .results = native->results,
                                 .segments = native->segments};
  for (uint16_t i = 0; i < EMP_TEST_MAX_OPERANDS; ++i) {
    native->segments[i] = EMP_VM_SEGMENT_SINGLE;
  }
}

static uint32_t next(emp_test_native_t* native, bool is_ref) {
  uint32_t n = native->call.operand_count++;
  assert_true(n < EMP_TEST_MAX_OPERANDS);
  native->operands[n] = (uint16_t)(is_ref ? n | EMP_VM_REGISTER_REF : 2 * n);
  return n;
}

void emp_test_native_i32(emp_test_native_t* native, uint32_t value) {
  native->pairs[next(native, false)] = value;
}

void emp_test_native_i64(emp_test_native_t* native, int64_t value) {
  native->pairs[next(native, false)] = (uint64_t)value;
}

void emp_test_native_f32(emp_test_native_t* native, float value) {
  memcpy(&native->pairs[next(native, false)], &value, sizeof value);
}

void emp_test_native_f64(emp_test_native_t* native, double value) {
  memcpy(&native->pairs[next(native, false)], &value, sizeof value);
}

void emp_test_native_ref(emp_test_native_t* native, emp_object_t* object) {
  native->refs[next(native, true)] = object;
}

void emp_test_native_span(emp_test_native_t* native, uint16_t count) {
  native->segments[native->call.operand_count] = count;
}

emp_status_t emp_test_native_call(emp_test_native_t* native,
                                  const emp_vm_native_module_t* module,
                                  const char* name) {
  native->results[0] = 2 * EMP_TEST_MAX_OPERANDS;
  native->results[1] = 2 * (EMP_TEST_MAX_OPERANDS + 1);
  for (size_t i = 0; i < module->count; ++i) {
    const emp_vm_native_function_t* function = &module->functions[i];
    if (strcmp(function->name, name) != 0) continue;
    const char* results = strchr(function->convention, '_') + 1;
    if (results[0] == 'r') native->results[0] = EMP_TEST_MAX_OPERANDS;
    return function->call(module->self, &native->call);
  }
  fail_msg("no function %s", name);
  return emp_ok_status();
}

emp_object_t* emp_test_native_result(const emp_test_native_t* native) {
  return native->refs[EMP_TEST_MAX_OPERANDS];
}

uint64_t emp_test_native_number(const emp_test_native_t* native, int n) {
  return native->pairs[EMP_TEST_MAX_OPERANDS + n];
}

void emp_test_native_end(emp_test_native_t* native) {
  emp_object_release(native->refs[EMP_TEST_MAX_OPERANDS]);
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions in C that VM programs import. A native module is a table of rows;
// a call hands over the caller's registers and the numbers of those that hold
// operands and results, so nothing is copied. The verifier has checked that
// the kinds of the registers fit the calling convention of the import, and the
// linker that the import's convention is the row's; what an object is, the
// function checks itself.
#ifndef EMP_RUNTIME_VM_NATIVE_H_
#define EMP_RUNTIME_VM_NATIVE_H_

#include <stdint.h>
#include <string.h>

#include "base/object.h"
#include "contract/vm_encoding.h"
#include "emplace/allocator.h"
#include "emplace/status.h"

// One call of a native function.
typedef struct emp_vm_call_s {
  emp_allocator_t host;  // for objects that the function makes
  uint32_t* words;       // registers of the caller
  emp_object_t** refs;
  const uint16_t* operands;  // register numbers with kind bits
  const uint16_t* results;
  const uint16_t* segments;  // of a variadic call, else NULL
  uint32_t operand_count;
  uint32_t result_count;
  uint32_t segment_count;
} emp_vm_call_t;

typedef emp_status_t (*emp_vm_native_t)(void* self, const emp_vm_call_t* call);

typedef struct emp_vm_native_function_s {
  const char* name;        // without the module: "buffer.length"
  const char* convention;  // "0r_I"
  emp_vm_native_t call;
} emp_vm_native_function_t;

// `self` is handed to every function; it must outlive the linked program.
typedef struct emp_vm_native_module_s {
  const char* name;
  const emp_vm_native_function_t* functions;
  size_t count;
  void* self;
} emp_vm_native_module_t;

static inline uint32_t emp_vm_operand_i32(const emp_vm_call_t* call,
                                          uint32_t n) {
  return call->words[call->operands[n] & EMP_VM_REGISTER_MASK];
}
static inline uint64_t emp_vm_operand_i64(const emp_vm_call_t* call,
                                          uint32_t n) {
  uint64_t value;
  memcpy(&value, &call->words[call->operands[n] & EMP_VM_REGISTER_MASK],
         sizeof value);
  return value;
}
static inline float emp_vm_operand_f32(const emp_vm_call_t* call, uint32_t n) {
  float value;
  memcpy(&value, &call->words[call->operands[n] & EMP_VM_REGISTER_MASK],
         sizeof value);
  return value;
}
static inline double emp_vm_operand_f64(const emp_vm_call_t* call, uint32_t n) {
  double value;
  memcpy(&value, &call->words[call->operands[n] & EMP_VM_REGISTER_MASK],
         sizeof value);
  return value;
}
// Borrowed: the caller's register keeps it.
static inline emp_object_t* emp_vm_operand_ref(const emp_vm_call_t* call,
                                               uint32_t n) {
  return call->refs[call->operands[n] & EMP_VM_REGISTER_MASK];
}

static inline void emp_vm_set_i32(const emp_vm_call_t* call, uint32_t n,
                                  uint32_t value) {
  call->words[call->results[n] & EMP_VM_REGISTER_MASK] = value;
}
static inline void emp_vm_set_i64(const emp_vm_call_t* call, uint32_t n,
                                  uint64_t value) {
  memcpy(&call->words[call->results[n] & EMP_VM_REGISTER_MASK], &value,
         sizeof value);
}
static inline void emp_vm_set_f32(const emp_vm_call_t* call, uint32_t n,
                                  float value) {
  memcpy(&call->words[call->results[n] & EMP_VM_REGISTER_MASK], &value,
         sizeof value);
}
static inline void emp_vm_set_f64(const emp_vm_call_t* call, uint32_t n,
                                  double value) {
  memcpy(&call->words[call->results[n] & EMP_VM_REGISTER_MASK], &value,
         sizeof value);
}
// Takes the caller's reference to `object`.
static inline void emp_vm_take_ref(const emp_vm_call_t* call, uint32_t n,
                                   emp_object_t* object) {
  emp_object_t** slot = &call->refs[call->results[n] & EMP_VM_REGISTER_MASK];
  emp_object_t* old = *slot;
  *slot = object;
  emp_object_release(old);
}

#endif  // EMP_RUNTIME_VM_NATIVE_H_

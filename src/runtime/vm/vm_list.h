// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lists of the VM: growable arrays whose elements say what they hold. An
// element that was never set is null and reads as 0.
#ifndef EMP_RUNTIME_VM_LIST_H_
#define EMP_RUNTIME_VM_LIST_H_

#include "base/object.h"
#include "emplace/allocator.h"
#include "emplace/status.h"

typedef enum emp_vm_value_kind_e {
  EMP_VM_VALUE_NONE,
  EMP_VM_VALUE_I32,
  EMP_VM_VALUE_I64,
  EMP_VM_VALUE_F32,
  EMP_VM_VALUE_F64,
  EMP_VM_VALUE_REF,
} emp_vm_value_kind_t;

typedef struct emp_vm_value_s {
  emp_vm_value_kind_t kind;
  union {
    int32_t i32;
    int64_t i64;
    float f32;
    double f64;
    emp_object_t* ref;
  };
} emp_vm_value_t;

typedef struct emp_vm_list_s {
  emp_object_t object;
  emp_allocator_t host;
  struct emp_vm_list_s* next_dying;  // used only while it is destroyed
  emp_vm_value_t* items;
  uint32_t count;
  uint32_t capacity;
} emp_vm_list_t;

extern const emp_object_type_t emp_vm_list_type;

emp_status_t emp_vm_list_create(uint32_t capacity, emp_allocator_t host,
                                emp_vm_list_t** out_list) EMP_NODISCARD;
emp_status_t emp_vm_list_from(emp_object_t* object,
                              emp_vm_list_t** out_list) EMP_NODISCARD;
emp_status_t emp_vm_list_reserve(emp_vm_list_t* list,
                                 uint32_t capacity) EMP_NODISCARD;
// Cuts and releases, or appends null elements.
emp_status_t emp_vm_list_resize(emp_vm_list_t* list,
                                uint32_t count) EMP_NODISCARD;
// The element converted to `kind`: numbers into each other as in C (floats to
// integers saturate), null to 0. A reference is borrowed. OUT_OF_RANGE,
// INVALID_ARGUMENT for a reference read as a number or the other way round.
emp_status_t emp_vm_list_get(const emp_vm_list_t* list, uint32_t index,
                             emp_vm_value_kind_t kind,
                             emp_vm_value_t* out_value) EMP_NODISCARD;
// Retains a reference. INVALID_ARGUMENT if the list would contain itself,
// RESOURCE_EXHAUSTED if lists would nest deeper than 64.
emp_status_t emp_vm_list_set(emp_vm_list_t* list, uint32_t index,
                             emp_vm_value_t value) EMP_NODISCARD;

// Toward zero; out of range saturates, NaN is 0.
int64_t emp_vm_f64_to_si64(double value);
uint64_t emp_vm_f64_to_ui64(double value);
int32_t emp_vm_f64_to_si32(double value);
uint32_t emp_vm_f64_to_ui32(double value);

#endif  // EMP_RUNTIME_VM_LIST_H_

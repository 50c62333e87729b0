// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From vm functions to bytecode.
#ifndef EMP_EMIT_VM_CODE_H_
#define EMP_EMIT_VM_CODE_H_

#include "emit/image_builder.h"
#include "ir/diag.h"
#include "ir/op.h"

// One vm.module on its way into an image.
typedef struct emp_vm_emission_s {
  emp_arena_t* arena;
  emp_image_builder_t* builder;
  emp_diag_sink_t* sink;
  emp_op_t* module;
  emp_ptr_map_t numbers;  // vm.func, vm.import, vm.rodata, vm.global -> n + 1
  emp_str_map_t symbols;  // name -> op
  emp_str_map_t opcodes;  // name of a vm op -> opcode + 1
  emp_str_map_t types;    // name -> number + 1
  bool strip_debug;
} emp_vm_emission_t;

// The op that a symbol of the module names; NULL.
emp_op_t* emp_vm_find_symbol(const emp_vm_emission_t* emission, emp_str_t name);
// Its number among functions, imports, segments; for a global its place.
uint32_t emp_vm_number_of(const emp_vm_emission_t* emission,
                          const emp_op_t* op);
// Number of a reference type in the types section.
uint32_t emp_vm_type_number(emp_vm_emission_t* emission,
                            const emp_type_t* type);
// The letter of a vm type in calling conventions; 0 for another type.
char emp_vm_type_letter(const emp_type_t* type);
// Appends the bytes of an attribute as a constant; returns its number.
bool emp_vm_add_rodata(emp_vm_emission_t* emission, const emp_op_t* op,
                       emp_str_t name, const emp_attr_t* value,
                       uint32_t* out_number);

// Appends the code of a function or initializer with this name and convention
// and fills in its record. False after diagnostics.
bool emp_vm_emit_function(emp_vm_emission_t* emission, emp_op_t* function,
                          emp_str_t name, emp_str_t convention,
                          emp_image_function_t* out_record);

#endif  // EMP_EMIT_VM_CODE_H_

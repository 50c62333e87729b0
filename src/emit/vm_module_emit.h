// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parts of emitting a vm.module.
#ifndef EMP_EMIT_VM_MODULE_EMIT_H_
#define EMP_EMIT_VM_MODULE_EMIT_H_

#include "emit/vm_code.h"

// Everything of one vm.module but executables: symbols, functions, data,
// exports with what callers may know of them.
bool emp_vm_emit_module(emp_vm_emission_t* emission);

// Adds the records of an export's arguments and results, if the op or its
// function has the attribute `emplace.abi`, and returns the entry's number in
// *out_entry, else EMP_IMAGE_NONE. `export_number` is that of the export.
bool emp_vm_emit_entry(emp_vm_emission_t* emission, emp_op_t* export_op,
                       emp_op_t* function, uint32_t export_number,
                       uint32_t* out_entry);

// Adds the hal.executable ops in `block` and their kernels.
bool emp_vm_emit_executables(emp_vm_emission_t* emission, emp_block_t* block);

// The text of a reflection value; false for what has none.
bool emp_vm_reflection_text(emp_arena_t* arena, const emp_attr_t* value,
                            emp_str_t* out_text);
// An attribute of the export or, if it has none, of its function.
const emp_attr_t* emp_vm_export_attr(const emp_op_t* export_op,
                                     const emp_op_t* function,
                                     const char* name);

#endif  // EMP_EMIT_VM_MODULE_EMIT_H_

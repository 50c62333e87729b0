// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whole modules to the vm dialect. One conversion serves the host program and
// the kernels of the portable back end.
#ifndef EMP_PASSES_VM_VM_CONVERT_H_
#define EMP_PASSES_VM_VM_CONVERT_H_

#include "ir/diag.h"
#include "ir/symbol.h"
#include "passes/vm/vm_scalars.h"

typedef struct emp_vm_module_options_s {
  emp_str_t name;  // of the vm.module
  // Sums and products of index values end the call when they overflow.
  bool checks_sizes;
} emp_vm_module_options_t;

// Converts the functions, globals and initializers of a builtin.module to a new
// vm.module, which is returned detached, in the arena of `module`; ops that are
// neither (executables) are left out. The functions of `module` are consumed:
// only their shells stay behind. False after diagnostics.
bool emp_vm_convert_module(emp_op_t* module,
                           const emp_vm_module_options_t* options,
                           emp_arena_t* scratch, emp_diag_sink_t* sink,
                           emp_op_t** out_module);

// -- for the files of the conversion -----------------------------------------

typedef struct emp_vm_converter_s {
  emp_vm_conversion_t scalars;  // its rewriter is the insertion point
  emp_context_t* context;
  emp_arena_t* scratch;
  emp_diag_sink_t* sink;
  emp_op_t* module;  // the vm.module
  emp_symbol_table_t* table;
  emp_ptr_map_t blocks;   // old to new
  emp_str_map_t imports;  // name to vm.import
  emp_ptr_map_t rodata;   // attribute to vm.rodata
  bool checks_sizes;
} emp_vm_converter_t;

// emp_vm_type, and the buffers and lists of util; NULL when there is none.
const emp_type_t* emp_vm_converted_type(const emp_type_t* type);
// An integer register as one of 32 or 64 bits.
emp_value_t* emp_vm_as_i32(emp_vm_converter_t* converter, emp_value_t* value);
emp_value_t* emp_vm_as_i64(emp_vm_converter_t* converter, emp_value_t* value);
emp_value_t* emp_vm_null(emp_vm_converter_t* converter,
                         const emp_type_t* ref_type);
// Bytes of the module as a buffer; equal attributes are one segment.
emp_value_t* emp_vm_rodata(emp_vm_converter_t* converter, emp_str_t base,
                           const emp_attr_t* value);
// An instruction whose result has any type.
emp_value_t* emp_vm_instruction(emp_vm_converter_t* converter, uint32_t kind,
                                const emp_type_t* result,
                                emp_value_t* const* operands, size_t count);
// Ends the call with `status` when `condition` is not 0.
void emp_vm_cond_fail(emp_vm_converter_t* converter, emp_value_t* condition,
                      emp_value_t* status, emp_str_t message);

// A call under construction: one entry of `sizes` a parameter, -1 for a single
// operand, else the entries of a span.
typedef struct emp_vm_call_s {
  emp_value_t** items;
  size_t count, capacity;
  struct {
    int32_t* items;
    size_t count, capacity;
  } sizes;
} emp_vm_call_t;

void emp_vm_call_push(emp_vm_converter_t* converter, emp_vm_call_t* call,
                      emp_value_t* value);
// Calls an import by its name and calling convention (contract/vm_encoding.h);
// the operands must have the register classes it wants. `result_types` has one
// entry for each result, of vm types.
emp_op_t* emp_vm_call_import(emp_vm_converter_t* converter, const char* name,
                             const char* convention, const emp_vm_call_t* call,
                             const emp_type_t* const* result_types,
                             size_t result_count);
// The convention of an import of contract/{hal,util,check}_imports.def, or
// NULL.
const char* emp_vm_import_convention(const char* name);

// Each of these takes the ops that it knows; *out_done tells whether it did.
bool emp_vm_convert_call_op(emp_vm_converter_t* converter, emp_op_t* op,
                            bool* out_done);
bool emp_vm_convert_util_op(emp_vm_converter_t* converter, emp_op_t* op,
                            bool* out_done);
bool emp_vm_convert_branch_op(emp_vm_converter_t* converter, emp_op_t* op,
                              bool* out_done);

#endif  // EMP_PASSES_VM_VM_CONVERT_H_

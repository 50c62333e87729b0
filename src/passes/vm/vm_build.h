// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Building vm ops for scalar code: register classes, instructions by name,
// widths. Shared by vm_scalars.c and vm_memory.c.
#ifndef EMP_PASSES_VM_VM_BUILD_H_
#define EMP_PASSES_VM_VM_BUILD_H_

#include "passes/vm/vm_scalars.h"

// Register classes of scalars.
typedef enum emp_vm_class_e {
  EMP_VM_CLASS_NONE,
  EMP_VM_CLASS_I32,
  EMP_VM_CLASS_I64,
  EMP_VM_CLASS_F32,
  EMP_VM_CLASS_F64,
} emp_vm_class_t;

// How an integer operand below 32 bits comes in.
typedef enum emp_vm_sign_e {
  EMP_VM_ANY_BITS,
  EMP_VM_SIGN,
  EMP_VM_ZERO,
} emp_vm_sign_t;

emp_vm_class_t emp_vm_class_of(const emp_type_t* type);

// An instruction by its name, with a result of a class.
emp_value_t* emp_vm_emit(emp_vm_conversion_t* conversion, const char* name,
                         emp_vm_class_t result, emp_value_t* const* operands,
                         size_t count);
emp_value_t* emp_vm_emit1(emp_vm_conversion_t* conversion, const char* name,
                          emp_vm_class_t result, emp_value_t* a);
emp_value_t* emp_vm_emit2(emp_vm_conversion_t* conversion, const char* name,
                          emp_vm_class_t result, emp_value_t* a,
                          emp_value_t* b);
emp_value_t* emp_vm_const_float(emp_rewriter_t* rewriter, emp_vm_class_t result,
                                double value);

// Extends the low `bits` of a 32-bit register.
emp_value_t* emp_vm_sign_extend(emp_vm_conversion_t* conversion,
                                emp_value_t* value, uint32_t bits);
emp_value_t* emp_vm_zero_extend(emp_vm_conversion_t* conversion,
                                emp_value_t* value, uint32_t bits);
// Restores the form in which integers of `type` live (see vm_scalars.h).
emp_value_t* emp_vm_settle_integer(emp_vm_conversion_t* conversion,
                                   const emp_type_t* type, emp_value_t* value);
// The new value of an integer operand, extended as asked.
emp_value_t* emp_vm_integer_operand(emp_vm_conversion_t* conversion,
                                    emp_vm_sign_t sign,
                                    const emp_value_t* operand);

// Casts between a double and the bits of a format, in an i32.
emp_value_t* emp_vm_cast_small(emp_vm_conversion_t* conversion,
                               const char* name, emp_vm_class_t result,
                               emp_value_t* value, emp_float_kind_t kind);
// The bits of a small float that lives as f32, and back.
emp_value_t* emp_vm_small_float_bits(emp_vm_conversion_t* conversion,
                                     emp_float_kind_t kind, emp_value_t* value);
emp_value_t* emp_vm_small_float_value(emp_vm_conversion_t* conversion,
                                      emp_float_kind_t kind, emp_value_t* bits);

// Maps result `i`, settled to its type.
void emp_vm_set_result(emp_vm_conversion_t* conversion, emp_op_t* op,
                       uint32_t i, emp_value_t* value);
// Diagnoses an op whose types the machine has no form for; false.
bool emp_vm_refuse(emp_vm_conversion_t* conversion, const emp_op_t* op);

// memref.load and memref.store of flat memrefs (vm_memory.c).
bool emp_vm_convert_load(emp_vm_conversion_t* conversion, emp_op_t* op);
bool emp_vm_convert_store(emp_vm_conversion_t* conversion, emp_op_t* op);

#endif  // EMP_PASSES_VM_VM_BUILD_H_

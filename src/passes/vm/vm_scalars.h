// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Scalar code to ops of the vm dialect: arith, math, and loads and stores of
// flat memrefs. One table (vm_scalars.def) serves the host program and the
// kernels of the vmvx back end, so both compute with the same instructions.
//
// How a value of each type lives in the machine:
//   i1                  i32 that is 0 or 1
//   i2 i4 i8 i16        i32, sign-extended
//   i32                 i32
//   i64, index          i64
//   f16, bf16           f32 that is exactly representable; every operation is
//                       done in f32 and rounded to the type
//   f32, f64            f32, f64
//   memref<?xT>         !vm.buffer; i1 one byte an element, i2 and i4 packed
// Types that vm has no form for (vectors, wide integers) are an error that
// names op and type.
#ifndef EMP_PASSES_VM_VM_SCALARS_H_
#define EMP_PASSES_VM_VM_SCALARS_H_

#include "base/map.h"
#include "ir/rewrite.h"

typedef struct emp_vm_conversion_s {
  emp_rewriter_t rewriter;  // where vm ops are built; its sink takes errors
  emp_ptr_map_t values;     // old value -> new value
} emp_vm_conversion_t;

// The vm type of a scalar, a memref or a reference type; NULL when there is
// none. `!hal.x` and other object types become !vm.ref<!hal.x>.
const emp_type_t* emp_vm_type(const emp_type_t* type);

// The new value of an old one, which must have been converted before.
emp_value_t* emp_vm_value(const emp_vm_conversion_t* conversion,
                          const emp_value_t* value);
void emp_vm_set_value(emp_vm_conversion_t* conversion,
                      const emp_value_t* old_value, emp_value_t* new_value);

// True when the table has the op: emp_vm_convert_scalar takes it.
bool emp_vm_is_scalar_op(const emp_op_t* op);
// Builds the op's vm form and maps its results. The old op stays.
bool emp_vm_convert_scalar(emp_vm_conversion_t* conversion, emp_op_t* op);

// Small pieces for conversions of other ops.
emp_value_t* emp_vm_const_i32(emp_rewriter_t* rewriter, int32_t value);
emp_value_t* emp_vm_const_i64(emp_rewriter_t* rewriter, int64_t value);

#endif  // EMP_PASSES_VM_VM_SCALARS_H_

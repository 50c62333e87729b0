// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Registers for the values of a vm function.
#ifndef EMP_EMIT_VM_REGISTERS_H_
#define EMP_EMIT_VM_REGISTERS_H_

#include "base/map.h"
#include "contract/vm_encoding.h"
#include "ir/op.h"

typedef struct emp_vm_registers_s {
  emp_arena_t* arena;
  emp_ptr_map_t values;  // emp_value_t* -> its interval, inside
  uint32_t word_count;   // 32-bit registers in use
  uint32_t ref_count;
  // For breaking cycles of moves: the first ones, made when asked for.
  uint32_t scratch_pair;
  uint32_t scratch_ref;
} emp_vm_registers_t;

// The file a value of a vm type lives in.
typedef enum emp_vm_file_e {
  EMP_VM_FILE_WORD,  // i32, f32
  EMP_VM_FILE_PAIR,  // i64, f64
  EMP_VM_FILE_REF,
  EMP_VM_FILE_NONE,  // no vm type
} emp_vm_file_t;

emp_vm_file_t emp_vm_file_of(const emp_type_t* type);

// Assigns a register to every value of `body`, whose first block's arguments
// take the first registers of each file in order. False if a value's type is
// none of the vm or there are too many values.
bool emp_vm_assign_registers(emp_region_t* body, emp_arena_t* arena,
                             emp_vm_registers_t* out_registers);

// The register of a value, without and with kind bits.
uint32_t emp_vm_register(const emp_vm_registers_t* registers,
                         const emp_value_t* value);
uint16_t emp_vm_register_bits(const emp_vm_registers_t* registers,
                              const emp_value_t* value);

// The n-th register (a pair of words, or a reference) that moves may use in
// passing; asked for after the assignment.
uint32_t emp_vm_scratch(emp_vm_registers_t* registers, emp_vm_file_t file,
                        uint32_t n);

#endif  // EMP_EMIT_VM_REGISTERS_H_

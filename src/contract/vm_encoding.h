// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How VM instructions lie in memory: a stream of 16-bit units, little endian.
// An instruction is its number (one unit) and the operands that its encoding
// string in vm_ops.def lists. Literals of several units have the low unit
// first and no alignment.
//
// Registers. A function has one file of 32-bit registers for i32, i64, f32 and
// f64 (64-bit values take an even register and the next one) and one file of
// references. In lists where both may stand (V and the moves of B) bit 15 set
// names a reference; bit 14 set names a 64-bit pair.
//
// Branches. A target is a unit offset from the start of the function. The
// moves are done one after the other in the given order, so whoever encodes
// them breaks cycles with a register of its own.
//
// Functions. Operands arrive in the registers 0, 1, ... of each file in
// order, a 64-bit one in the next even register. The calling convention is
// text: '0', the operands, '_', the results; i I f F are i32 i64 f32 f64, r is
// a reference, v is nothing, and C...D is a span that a variadic import takes
// any number of times, e.g. "0rriiCID_r".
#ifndef EMP_CONTRACT_VM_ENCODING_H_
#define EMP_CONTRACT_VM_ENCODING_H_

#include <stdint.h>

typedef enum emp_vm_op_e {
#define VM_OP(id, name, encoding, meaning, doc) EMP_VM_##id,
#include "contract/vm_ops.def"
#undef VM_OP
  EMP_VM_OP_COUNT,
} emp_vm_op_t;

typedef enum emp_vm_type_id_e {
#define VM_TYPE(id, name) EMP_VM_TYPE_##id,
#include "contract/vm_types.def"
#undef VM_TYPE
  EMP_VM_TYPE_COUNT,
} emp_vm_type_id_t;

enum {
  // Bits of a register number in V and in the moves of B.
  EMP_VM_REGISTER_REF = 0x8000,
  EMP_VM_REGISTER_PAIR = 0x4000,
  EMP_VM_REGISTER_MASK = 0x3fff,
  // Registers a function may have in each file.
  EMP_VM_MAX_REGISTERS = 0x3fff,
  // Segment size of an operand of a variadic call that is no span.
  EMP_VM_SEGMENT_SINGLE = 0xffff,
};

// Bit of a function number (F) that names an import.
#define EMP_VM_CALL_IMPORT 0x80000000u

_Static_assert(EMP_VM_OP_COUNT <= 1024, "the dispatch table stays small");

#endif  // EMP_CONTRACT_VM_ENCODING_H_

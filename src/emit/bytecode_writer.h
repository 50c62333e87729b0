// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writing VM instructions: units are appended to an array, targets of branches
// are labels that may be placed later.
#ifndef EMP_EMIT_BYTECODE_WRITER_H_
#define EMP_EMIT_BYTECODE_WRITER_H_

#include "base/arena.h"
#include "contract/vm_encoding.h"
#include "emplace/str.h"

typedef struct emp_bytecode_fixup_s {
  uint32_t at;  // unit of the target
  uint32_t label;
} emp_bytecode_fixup_t;

typedef struct emp_bytecode_units_s {
  uint16_t* items;
  size_t count, capacity;
} emp_bytecode_units_t;

typedef struct emp_bytecode_fixups_s {
  emp_bytecode_fixup_t* items;
  size_t count, capacity;
} emp_bytecode_fixups_t;

typedef struct emp_bytecode_labels_s {
  uint32_t* items;  // unit, or UINT32_MAX while it is not placed
  size_t count, capacity;
} emp_bytecode_labels_t;

// The code of one function.
typedef struct emp_bytecode_writer_s {
  emp_arena_t* arena;
  emp_bytecode_units_t units;
  emp_bytecode_fixups_t fixups;
  emp_bytecode_labels_t labels;
} emp_bytecode_writer_t;

static inline void emp_bytecode_init(emp_bytecode_writer_t* writer,
                                     emp_arena_t* arena) {
  *writer = (emp_bytecode_writer_t){.arena = arena};
}

// Operands in the order of the encoding string of the op.
void emp_bytecode_op(emp_bytecode_writer_t* writer, emp_vm_op_t op);
void emp_bytecode_unit(emp_bytecode_writer_t* writer, uint32_t unit);
void emp_bytecode_u32(emp_bytecode_writer_t* writer, uint32_t value);
void emp_bytecode_u64(emp_bytecode_writer_t* writer, uint64_t value);
// V: count and register numbers with kind bits.
void emp_bytecode_list(emp_bytecode_writer_t* writer, const uint16_t* regs,
                       uint32_t count);
// The start of a B; a count and pairs of registers follow.
void emp_bytecode_target(emp_bytecode_writer_t* writer, uint32_t label);

uint32_t emp_bytecode_new_label(emp_bytecode_writer_t* writer);
void emp_bytecode_place(emp_bytecode_writer_t* writer, uint32_t label);
// Puts targets in place; all labels in use must be placed.
void emp_bytecode_finish(emp_bytecode_writer_t* writer);

// The instruction that encodes a vm op: its number, or EMP_VM_OP_COUNT.
const char* emp_bytecode_op_name(emp_vm_op_t op);
const char* emp_bytecode_op_encoding(emp_vm_op_t op);

#endif  // EMP_EMIT_BYTECODE_WRITER_H_

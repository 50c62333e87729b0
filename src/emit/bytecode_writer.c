// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writing VM instructions.
#include "emit/bytecode_writer.h"

#include "base/array.h"
#include "base/assert.h"

typedef struct op_row_s {
  const char* name;
  const char* encoding;
} op_row_t;

static const op_row_t op_rows[] = {
#define VM_OP(id, name, encoding, meaning, doc) \
  [EMP_VM_##id] = {name, encoding},
#include "contract/vm_ops.def"
#undef VM_OP
};

void emp_bytecode_unit(emp_bytecode_writer_t* writer, uint32_t unit) {
  uint16_t narrow = (uint16_t)unit;
  emp_array_push(writer->arena, &writer->units, narrow);
}

void emp_bytecode_op(emp_bytecode_writer_t* writer, emp_vm_op_t op) {
  emp_bytecode_unit(writer, (uint32_t)op);
}

void emp_bytecode_u32(emp_bytecode_writer_t* writer, uint32_t value) {
  emp_bytecode_unit(writer, value & 0xffff);
  emp_bytecode_unit(writer, value >> 16);
}

void emp_bytecode_u64(emp_bytecode_writer_t* writer, uint64_t value) {
  emp_bytecode_u32(writer, (uint32_t)value);
  emp_bytecode_u32(writer, (uint32_t)(value >> 32));
}

void emp_bytecode_list(emp_bytecode_writer_t* writer, const uint16_t* regs,
                       uint32_t count) {
  emp_bytecode_unit(writer, count);
  for (uint32_t i = 0; i < count; ++i)
    emp_bytecode_unit(writer, regs[i]);
}

void emp_bytecode_target(emp_bytecode_writer_t* writer, uint32_t label) {
  emp_bytecode_fixup_t fixup = {(uint32_t)writer->units.count, label};
  emp_array_push(writer->arena, &writer->fixups, fixup);
  emp_bytecode_u32(writer, 0);
}

uint32_t emp_bytecode_new_label(emp_bytecode_writer_t* writer) {
  emp_array_push(writer->arena, &writer->labels, UINT32_MAX);
  return (uint32_t)writer->labels.count - 1;
}

void emp_bytecode_place(emp_bytecode_writer_t* writer, uint32_t label) {
  writer->labels.items[label] = (uint32_t)writer->units.count;
}

void emp_bytecode_finish(emp_bytecode_writer_t* writer) {
  for (size_t i = 0; i < writer->fixups.count; ++i) {
    const emp_bytecode_fixup_t* fixup = &writer->fixups.items[i];
    uint32_t unit = writer->labels.items[fixup->label];
    EMP_ASSERT(unit != UINT32_MAX);
    writer->units.items[fixup->at] = (uint16_t)unit;
    writer->units.items[fixup->at + 1] = (uint16_t)(unit >> 16);
  }
  writer->fixups.count = 0;
}

const char* emp_bytecode_op_name(emp_vm_op_t op) {
  return op_rows[op].name;
}

const char* emp_bytecode_op_encoding(emp_vm_op_t op) {
  return op_rows[op].encoding;
}

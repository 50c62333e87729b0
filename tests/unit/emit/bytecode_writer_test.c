// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Units of instructions, and labels in both directions.
#include "emit/bytecode_writer.h"

#include <stdio.h>
#include <stdlib.h>

#include "harness/harness.h"

TEST(units_and_labels_are_placed) {
  emp_arena_t arena;
  emp_bytecode_writer_t writer;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  emp_bytecode_init(&writer, &arena);
  uint32_t back = emp_bytecode_new_label(&writer);
  uint32_t ahead = emp_bytecode_new_label(&writer);
  emp_bytecode_place(&writer, back);
  emp_bytecode_op(&writer, EMP_VM_const_i64);
  emp_bytecode_unit(&writer, 2);
  emp_bytecode_u64(&writer, 0x1122334455667788u);
  emp_bytecode_op(&writer, EMP_VM_cond_branch);
  emp_bytecode_unit(&writer, 0);
  emp_bytecode_target(&writer, ahead);
  emp_bytecode_unit(&writer, 0);
  emp_bytecode_target(&writer, back);
  emp_bytecode_unit(&writer, 0);
  emp_bytecode_place(&writer, ahead);
  emp_bytecode_op(&writer, EMP_VM_return);
  const uint16_t regs[] = {EMP_VM_REGISTER_PAIR | 2};
  emp_bytecode_list(&writer, regs, 1);
  emp_bytecode_finish(&writer);
  const uint16_t wanted[] = {EMP_VM_const_i64,
                             2,
                             0x7788,
                             0x5566,
                             0x3344,
                             0x1122,
                             EMP_VM_cond_branch,
                             0,
                             14,
                             0,
                             0,
                             0,
                             0,
                             0,
                             EMP_VM_return,
                             1,
                             0x4002};
  assert_int_equal(writer.units.count, 17);
  assert_memory_equal(writer.units.items, wanted, sizeof wanted);
  emp_arena_deinit(&arena);
}

// Numbers and encodings of instructions never change: every row of the golden
// list is still there.
TEST(numbers_are_for_ever) {
  const char* root = getenv("EMP_SOURCE_DIR");
  char path[512], line[128], name[64], encoding[32];
  unsigned number = 0, rows = 0;
  snprintf(path, sizeof path, "%s/tests/golden/vm_opcodes.txt",
           root == NULL ? "." : root);
  FILE* file = fopen(path, "r");
  assert_non_null(file);
  while (fgets(line, sizeof line, file) != NULL) {
    if (line[0] == '#') continue;
    assert_int_equal(sscanf(line, "%u %63s %31s", &number, name, encoding), 3);
    assert_int_equal(number, rows++);
    assert_true(number < EMP_VM_OP_COUNT);
    assert_string_equal(emp_bytecode_op_name((emp_vm_op_t)number), name);
    assert_string_equal(emp_bytecode_op_encoding((emp_vm_op_t)number),
                        encoding);
  }
  fclose(file);
  // New instructions are added to the list, too.
  assert_int_equal(rows, EMP_VM_OP_COUNT);
}

TEST_MAIN(RUN(units_and_labels_are_placed), RUN(numbers_are_for_ever))

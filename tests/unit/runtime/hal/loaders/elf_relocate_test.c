// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Relocations against instruction words encoded by hand from the manuals.
#include "runtime/hal/loaders/elf_relocate.h"

#include "harness/harness.h"
#include "runtime/hal/loaders/elf_format.h"

enum { kX86 = EMP_ELF_MACHINE_X86_64, kArm = EMP_ELF_MACHINE_AARCH64 };

// Applies one relocation to `word` as if it lay at `address`.
static emp_status_t apply(uint16_t machine, uint32_t type, uint64_t address,
                          uint64_t target, uint64_t* inout_word) {
  emp_elf_place_t place = {.machine = machine,
                           .bytes = (uint8_t*)inout_word,
                           .room_bytes = sizeof *inout_word,
                           .address = address};
  return emp_elf_relocate(&place, type, target);
}

TEST(x86_64_places_absolute_and_relative_values) {
  uint64_t word = 0;
  assert_ok(apply(kX86, EMP_ELF_X86_64_64, 0x1000, 0x123456789abcdef0u, &word));
  assert_true(word == 0x123456789abcdef0u);
  word = UINT64_MAX;
  assert_ok(apply(kX86, EMP_ELF_X86_64_PC32, 0x1000, 0x0ffc, &word));
  assert_true(word == 0xfffffffffffffffcu);  // -4 in the low half
  word = 0;
  assert_ok(apply(kX86, EMP_ELF_X86_64_PLT32, 0x1000, 0x2000, &word));
  assert_true(word == 0x1000);
  assert_fails(apply(kX86, EMP_ELF_X86_64_PC32, 0x1000, 0x80001001u, &word),
               OUT_OF_RANGE);
  assert_ok(apply(kX86, EMP_ELF_X86_64_32S, 0, (uint64_t)-8, &word));
  assert_fails(apply(kX86, EMP_ELF_X86_64_32, 0, (uint64_t)-8, &word),
               OUT_OF_RANGE);
  assert_fails_with(apply(kX86, 9, 0, 0, &word), UNIMPLEMENTED, "type 9");
}

TEST(aarch64_patches_instructions) {
  uint64_t word = 0x94000000;  // bl
  assert_ok(apply(kArm, EMP_ELF_AARCH64_CALL26, 0x1000, 0x1100, &word));
  assert_true(word == 0x94000040);
  word = 0x94000000;
  assert_ok(apply(kArm, EMP_ELF_AARCH64_CALL26, 0x1000, 0x0ffc, &word));
  assert_true(word == 0x97ffffff);
  assert_fails(apply(kArm, EMP_ELF_AARCH64_JUMP26, 0, (uint64_t)1 << 27, &word),
               OUT_OF_RANGE);
  word = 0x90000000;  // adrp x0
  assert_ok(
      apply(kArm, EMP_ELF_AARCH64_ADR_PREL_PG_HI21, 0x1ff8, 0x2abc, &word));
  assert_true(word == 0xb0000000);  // one page on: immlo is 1
  word = 0x91000000;                // add x0, x0, #
  assert_ok(apply(kArm, EMP_ELF_AARCH64_ADD_ABS_LO12_NC, 0, 0x5123, &word));
  assert_true(word == 0x91048c00);
  word = 0xf9400000;  // ldr x0, [x0, #]
  assert_ok(apply(kArm, EMP_ELF_AARCH64_LDST64_ABS_LO12_NC, 0, 0x5128, &word));
  assert_true(word == 0xf9409400);
  assert_fails(
      apply(kArm, EMP_ELF_AARCH64_LDST64_ABS_LO12_NC, 0, 0x5124, &word),
      DATA_LOSS);
  word = 0x10000000;  // adr x0
  assert_ok(apply(kArm, EMP_ELF_AARCH64_ADR_PREL_LO21, 0x1000, 0x1006, &word));
  assert_true(word == 0x50000020);  // immlo 2, immhi 1
}

TEST(nothing_is_written_past_the_section) {
  uint8_t bytes[8] = {0};
  emp_elf_place_t place = {kX86, bytes, 3, 0};
  assert_fails(emp_elf_relocate(&place, EMP_ELF_X86_64_PC32, 0), DATA_LOSS);
  place.room_bytes = 7;
  assert_fails(emp_elf_relocate(&place, EMP_ELF_X86_64_64, 0), DATA_LOSS);
  place.machine = kArm;
  place.room_bytes = 3;
  assert_fails(emp_elf_relocate(&place, EMP_ELF_AARCH64_CALL26, 0), DATA_LOSS);
}

TEST_MAIN(RUN(x86_64_places_absolute_and_relative_values),
          RUN(aarch64_patches_instructions),
          RUN(nothing_is_written_past_the_section))

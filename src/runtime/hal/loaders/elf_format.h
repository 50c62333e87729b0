// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The parts of ELF-64 that relocatable objects of kernels use.
// Source: System V ABI, "Object Files"; psABI of x86-64, section 4.4; ELF for
// the Arm 64-bit Architecture, section 5.7.
#ifndef EMP_RUNTIME_HAL_LOADERS_ELF_FORMAT_H_
#define EMP_RUNTIME_HAL_LOADERS_ELF_FORMAT_H_

#include <stdint.h>

typedef struct emp_elf_header_s {
  uint8_t ident[16];
  uint16_t type;
  uint16_t machine;
  uint32_t version;
  uint64_t entry;
  uint64_t program_offset;
  uint64_t section_offset;
  uint32_t flags;
  uint16_t header_bytes;
  uint16_t program_bytes;
  uint16_t program_count;
  uint16_t section_bytes;
  uint16_t section_count;
  uint16_t name_section;
} emp_elf_header_t;

typedef struct emp_elf_section_s {
  uint32_t name;
  uint32_t type;
  uint64_t flags;
  uint64_t address;
  uint64_t offset;
  uint64_t bytes;
  uint32_t link;
  uint32_t info;
  uint64_t align;
  uint64_t entry_bytes;
} emp_elf_section_t;

typedef struct emp_elf_symbol_s {
  uint32_t name;
  uint8_t info;
  uint8_t other;
  uint16_t section;
  uint64_t value;
  uint64_t bytes;
} emp_elf_symbol_t;

typedef struct emp_elf_rela_s {
  uint64_t offset;
  uint64_t info;  // symbol << 32 | type
  int64_t addend;
} emp_elf_rela_t;

enum {
  EMP_ELF_TYPE_RELOCATABLE = 1,
  EMP_ELF_MACHINE_X86_64 = 62,
  EMP_ELF_MACHINE_AARCH64 = 183,

  EMP_ELF_SECTION_SYMBOLS = 2,
  EMP_ELF_SECTION_STRINGS = 3,
  EMP_ELF_SECTION_RELA = 4,
  EMP_ELF_SECTION_NOBITS = 8,
  EMP_ELF_SECTION_REL = 9,

  EMP_ELF_FLAG_ALLOC = 2,

  EMP_ELF_SECTION_UNDEFINED = 0,
  EMP_ELF_SECTION_ABSOLUTE = 0xfff1,
};

enum {
  EMP_ELF_X86_64_64 = 1,
  EMP_ELF_X86_64_PC32 = 2,
  EMP_ELF_X86_64_PLT32 = 4,
  EMP_ELF_X86_64_32 = 10,
  EMP_ELF_X86_64_32S = 11,
  EMP_ELF_X86_64_PC64 = 24,
};

enum {
  EMP_ELF_AARCH64_ABS64 = 257,
  EMP_ELF_AARCH64_ABS32 = 258,
  EMP_ELF_AARCH64_PREL64 = 260,
  EMP_ELF_AARCH64_PREL32 = 261,
  EMP_ELF_AARCH64_ADR_PREL_LO21 = 274,
  EMP_ELF_AARCH64_ADR_PREL_PG_HI21 = 275,
  EMP_ELF_AARCH64_ADR_PREL_PG_HI21_NC = 276,
  EMP_ELF_AARCH64_ADD_ABS_LO12_NC = 277,
  EMP_ELF_AARCH64_LDST8_ABS_LO12_NC = 278,
  EMP_ELF_AARCH64_JUMP26 = 282,
  EMP_ELF_AARCH64_CALL26 = 283,
  EMP_ELF_AARCH64_LDST16_ABS_LO12_NC = 284,
  EMP_ELF_AARCH64_LDST32_ABS_LO12_NC = 285,
  EMP_ELF_AARCH64_LDST64_ABS_LO12_NC = 286,
  EMP_ELF_AARCH64_LDST128_ABS_LO12_NC = 299,
};

_Static_assert(sizeof(emp_elf_header_t) == 64, "as in the file");
_Static_assert(sizeof(emp_elf_section_t) == 64, "as in the file");
_Static_assert(sizeof(emp_elf_symbol_t) == 24, "as in the file");
_Static_assert(sizeof(emp_elf_rela_t) == 24, "as in the file");

#endif  // EMP_RUNTIME_HAL_LOADERS_ELF_FORMAT_H_

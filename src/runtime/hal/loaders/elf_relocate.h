// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Applying one relocation to loaded code.
#ifndef EMP_RUNTIME_HAL_LOADERS_ELF_RELOCATE_H_
#define EMP_RUNTIME_HAL_LOADERS_ELF_RELOCATE_H_

#include <stddef.h>
#include <stdint.h>

#include "emplace/status.h"

typedef struct emp_elf_place_s {
  uint16_t machine;
  uint8_t* bytes;     // where the patch goes
  size_t room_bytes;  // from there to the end of its section
  uint64_t address;   // of the patch when it runs
} emp_elf_place_t;

// `target` is symbol + addend. OUT_OF_RANGE if it does not reach,
// UNIMPLEMENTED for a type that kernels do not use.
emp_status_t emp_elf_relocate(const emp_elf_place_t* place, uint32_t type,
                              uint64_t target) EMP_NODISCARD;

// A jump to any address, for functions outside; room for EMP_ELF_STUB_BYTES.
enum { EMP_ELF_STUB_BYTES = 16 };
void emp_elf_write_stub(uint16_t machine, uint8_t* bytes, uint64_t target);

// Whether a relocation of this type is a call, which may go through a stub.
bool emp_elf_is_call(uint16_t machine, uint32_t type);

#endif  // EMP_RUNTIME_HAL_LOADERS_ELF_RELOCATE_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Relocations of x86-64 and AArch64: S + A is `target`, P is place->address.
// Source: psABI of x86-64, table 4.10; ELF for the Arm 64-bit Architecture,
// section 5.7.
#include "runtime/hal/loaders/elf_relocate.h"

#include <string.h>

#include "runtime/hal/loaders/elf_format.h"

static emp_status_t out_of_reach(uint32_t type, uint64_t target) {
  return EMP_FAIL(OUT_OF_RANGE, "relocation of type %u does not reach %#llx",
                  type, (unsigned long long)target);
}

static emp_status_t check_room(const emp_elf_place_t* place, size_t bytes) {
  if (bytes <= place->room_bytes) return emp_ok_status();
  return EMP_FAIL(DATA_LOSS, "relocation of %zu bytes with room for %zu", bytes,
                  place->room_bytes);
}

static bool fits_signed(int64_t value, int bits) {
  int64_t limit = (int64_t)1 << (bits - 1);
  return value >= -limit && value < limit;
}

static emp_status_t put(const emp_elf_place_t* place, uint64_t value,
                        size_t bytes) {
  EMP_TRY(check_room(place, bytes));
  memcpy(place->bytes, &value, bytes);
  return emp_ok_status();
}

static emp_status_t relocate_x86_64(const emp_elf_place_t* place, uint32_t type,
                                    uint64_t target) {
  int64_t relative = (int64_t)(target - place->address);
  switch (type) {
    case EMP_ELF_X86_64_64:
      return put(place, target, 8);
    case EMP_ELF_X86_64_PC64:
      return put(place, (uint64_t)relative, 8);
    case EMP_ELF_X86_64_PC32:
    case EMP_ELF_X86_64_PLT32:
      if (!fits_signed(relative, 32)) return out_of_reach(type, target);
      return put(place, (uint64_t)relative, 4);
    case EMP_ELF_X86_64_32:
      if (target > UINT32_MAX) return out_of_reach(type, target);
      return put(place, target, 4);
    case EMP_ELF_X86_64_32S:
      if (!fits_signed((int64_t)target, 32)) return out_of_reach(type, target);
      return put(place, target, 4);
    default:
      return EMP_FAIL(UNIMPLEMENTED, "x86-64 relocation of type %u", type);
  }
}

// Replaces bits of the instruction at the place.
static emp_status_t patch(const emp_elf_place_t* place, uint32_t mask,
                          uint32_t bits) {
  uint32_t word = 0;
  EMP_TRY(check_room(place, sizeof word));
  memcpy(&word, place->bytes, sizeof word);
  word = (word & ~mask) | (bits & mask);
  memcpy(place->bytes, &word, sizeof word);
  return emp_ok_status();
}

// ADR and ADRP: the low 2 bits at 29, the other 19 at 5.
static emp_status_t patch_adr(const emp_elf_place_t* place, int64_t value) {
  uint32_t low = ((uint32_t)value & 3u) << 29;
  uint32_t high = ((uint32_t)(value >> 2) & 0x7ffffu) << 5;
  return patch(place, 0x60ffffe0u, low | high);
}

// The low 12 bits of an address as the unsigned offset of an access to
// 1 << shift bytes.
static emp_status_t patch_low12(const emp_elf_place_t* place, uint64_t target,
                                uint32_t shift) {
  uint32_t offset = (uint32_t)(target & 0xfff);
  if (offset & ((1u << shift) - 1)) {
    return EMP_FAIL(DATA_LOSS, "address %#llx is not aligned to %u bytes",
                    (unsigned long long)target, 1u << shift);
  }
  return patch(place, 0x3ffc00u, (offset >> shift) << 10);
}

static emp_status_t relocate_aarch64(const emp_elf_place_t* place,
                                     uint32_t type, uint64_t target) {
  int64_t relative = (int64_t)(target - place->address);
  int64_t pages = (int64_t)((target & ~(uint64_t)0xfff) -
                            (place->address & ~(uint64_t)0xfff));
  switch (type) {
    case EMP_ELF_AARCH64_ABS64:
      return put(place, target, 8);
    case EMP_ELF_AARCH64_PREL64:
      return put(place, (uint64_t)relative, 8);
    case EMP_ELF_AARCH64_ABS32:
      if (target > UINT32_MAX) return out_of_reach(type, target);
      return put(place, target, 4);
    case EMP_ELF_AARCH64_PREL32:
      if (!fits_signed(relative, 32)) return out_of_reach(type, target);
      return put(place, (uint64_t)relative, 4);
    case EMP_ELF_AARCH64_ADR_PREL_LO21:
      if (!fits_signed(relative, 21)) return out_of_reach(type, target);
      return patch_adr(place, relative);
    case EMP_ELF_AARCH64_ADR_PREL_PG_HI21:
    case EMP_ELF_AARCH64_ADR_PREL_PG_HI21_NC:
      if (!fits_signed(pages, 33)) return out_of_reach(type, target);
      return patch_adr(place, pages / 4096);
    case EMP_ELF_AARCH64_ADD_ABS_LO12_NC:
    case EMP_ELF_AARCH64_LDST8_ABS_LO12_NC:
      return patch_low12(place, target, 0);
    case EMP_ELF_AARCH64_LDST16_ABS_LO12_NC:
      return patch_low12(place, target, 1);
    case EMP_ELF_AARCH64_LDST32_ABS_LO12_NC:
      return patch_low12(place, target, 2);
    case EMP_ELF_AARCH64_LDST64_ABS_LO12_NC:
      return patch_low12(place, target, 3);
    case EMP_ELF_AARCH64_LDST128_ABS_LO12_NC:
      return patch_low12(place, target, 4);
    case EMP_ELF_AARCH64_JUMP26:
    case EMP_ELF_AARCH64_CALL26:
      if (!fits_signed(relative, 28)) return out_of_reach(type, target);
      return patch(place, 0x3ffffffu, (uint32_t)((uint64_t)relative >> 2));
    default:
      return EMP_FAIL(UNIMPLEMENTED, "AArch64 relocation of type %u", type);
  }
}

emp_status_t emp_elf_relocate(const emp_elf_place_t* place, uint32_t type,
                              uint64_t target) {
  return place->machine == EMP_ELF_MACHINE_X86_64
             ? relocate_x86_64(place, type, target)
             : relocate_aarch64(place, type, target);
}

void emp_elf_write_stub(uint16_t machine, uint8_t* bytes, uint64_t target) {
  // jmp *[rip + 2]; the address is at byte 8.
  static const uint8_t x86_64[8] = {0xff, 0x25, 2, 0, 0, 0, 0x90, 0x90};
  // ldr x16, #8; br x16
  static const uint8_t aarch64[8] = {0x50, 0, 0, 0x58, 0, 0x02, 0x1f, 0xd6};
  memcpy(bytes, machine == EMP_ELF_MACHINE_X86_64 ? x86_64 : aarch64, 8);
  memcpy(bytes + 8, &target, 8);
}

bool emp_elf_is_call(uint16_t machine, uint32_t type) {
  if (machine == EMP_ELF_MACHINE_X86_64) return type == EMP_ELF_X86_64_PLT32;
  return type == EMP_ELF_AARCH64_CALL26 || type == EMP_ELF_AARCH64_JUMP26;
}

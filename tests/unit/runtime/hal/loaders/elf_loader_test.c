// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An object made by hand: two functions, a constant, a call to the outside.
// It is loaded and run where the machine is an x86-64, and bent everywhere.
#include "runtime/hal/loaders/elf_loader.h"

#include <stdlib.h>

#include "harness/harness.h"
#include "runtime/hal/loaders/elf_format.h"

// mov eax, [rip + constant]; ret; padding; jmp memcmp
static const uint8_t code[] = {0x8b, 0x05, 0, 0, 0, 0, 0xc3,
                               0x90, 0xe9, 0, 0, 0, 0};
static const char names[] = "\0first\0second\0memcmp\0unknown";
enum { kFirst = 1, kSecond = 7, kMemcmp = 14, kUnknown = 21 };
enum { TEXT = 1, CONSTANTS, RELA, SYMBOLS, NAMES, SECTIONS };
enum { SYMBOL_FIRST = 1, SYMBOL_SECOND, SYMBOL_OUTSIDE, SYMBOL_DATA, COUNT };

typedef struct object_s {
  emp_elf_header_t header;
  emp_elf_section_t sections[SECTIONS];
  emp_elf_symbol_t symbols[COUNT];
  emp_elf_rela_t relas[2];
  uint32_t constant;
  uint8_t code[sizeof code];
  char names[sizeof names];
} object_t;

static void set_section(object_t* object, int n, uint32_t type, uint64_t flags,
                        const void* data, size_t bytes, uint64_t align) {
  object->sections[n].type = type;
  object->sections[n].flags = flags;
  object->sections[n].offset =
      (uint64_t)((const uint8_t*)data - (const uint8_t*)object);
  object->sections[n].bytes = bytes;
  object->sections[n].align = align;
}

static object_t* make_object(void) {
  object_t* object = aligned_alloc(64, (sizeof(object_t) + 63) / 64 * 64);
  assert_non_null(object);
  memset(object, 0, sizeof *object);
  object->header =
      (emp_elf_header_t){.ident = {0x7f, 'E', 'L', 'F', 2, 1, 1},
                         .type = EMP_ELF_TYPE_RELOCATABLE,
                         .machine = EMP_ELF_MACHINE_X86_64,
                         .version = 1,
                         .section_offset = offsetof(object_t, sections),
                         .header_bytes = sizeof(emp_elf_header_t),
                         .section_bytes = sizeof(emp_elf_section_t),
                         .section_count = SECTIONS};
  memcpy(object->code, code, sizeof code);
  memcpy(object->names, names, sizeof names);
  object->constant = 42;
  set_section(object, TEXT, 1, EMP_ELF_FLAG_ALLOC, object->code, sizeof code,
              16);
  set_section(object, CONSTANTS, 1, EMP_ELF_FLAG_ALLOC, &object->constant, 4,
              4);
  set_section(object, RELA, EMP_ELF_SECTION_RELA, 0, object->relas,
              sizeof object->relas, 8);
  object->sections[RELA].entry_bytes = sizeof(emp_elf_rela_t);
  object->sections[RELA].info = TEXT;
  object->sections[RELA].link = SYMBOLS;
  set_section(object, SYMBOLS, EMP_ELF_SECTION_SYMBOLS, 0, object->symbols,
              sizeof object->symbols, 8);
  object->sections[SYMBOLS].entry_bytes = sizeof(emp_elf_symbol_t);
  object->sections[SYMBOLS].link = NAMES;
  set_section(object, NAMES, EMP_ELF_SECTION_STRINGS, 0, object->names,
              sizeof names, 1);
  object->symbols[SYMBOL_FIRST] =
      (emp_elf_symbol_t){.name = kFirst, .section = TEXT};
  object->symbols[SYMBOL_SECOND] =
      (emp_elf_symbol_t){.name = kSecond, .section = TEXT, .value = 8};
  object->symbols[SYMBOL_OUTSIDE] = (emp_elf_symbol_t){.name = kMemcmp};
  object->symbols[SYMBOL_DATA] = (emp_elf_symbol_t){.section = CONSTANTS};
  object->relas[0] = (emp_elf_rela_t){
      2, (uint64_t)SYMBOL_DATA << 32 | EMP_ELF_X86_64_PC32, -4};
  object->relas[1] = (emp_elf_rela_t){
      9, (uint64_t)SYMBOL_OUTSIDE << 32 | EMP_ELF_X86_64_PLT32, -4};
  return object;
}

static emp_status_t load(const object_t* object, size_t length,
                         void* functions[2], emp_elf_image_t* image) {
  static const emp_str_t wanted[] = {{"first", 5}, {"second", 6}};
  return emp_elf_load((const uint8_t*)object, length, wanted, 2, functions,
                      image);
}

TEST(functions_are_found_and_run) {
  object_t* object = make_object();
  void* functions[2];
  emp_elf_image_t image;
  assert_ok(load(object, sizeof *object, functions, &image));
  free(object);  // what is loaded does not need the object
#if defined(__x86_64__)
  uint32_t (*first)(void);
  int (*second)(const void*, const void*, size_t);
  memcpy(&first, &functions[0], sizeof first);
  memcpy(&second, &functions[1], sizeof second);
  assert_int_equal(first(), 42);
  assert_int_equal(second("abc", "abd", 2), 0);
  assert_true(second("abc", "abd", 3) < 0);
#endif
  emp_elf_unload(&image);
}

TEST(missing_names_are_told) {
  object_t* object = make_object();
  void* functions[2];
  emp_elf_image_t image;
  object->symbols[SYMBOL_OUTSIDE].name = kUnknown;
  assert_fails_with(load(object, sizeof *object, functions, &image), NOT_FOUND,
                    "\"unknown\" is not defined");
  object->symbols[SYMBOL_OUTSIDE].name = kMemcmp;
  object->symbols[SYMBOL_SECOND].name = kFirst;
  assert_fails_with(load(object, sizeof *object, functions, &image), NOT_FOUND,
                    "\"second\" is not in the object");
  object->header.machine = 3;
  assert_fails(load(object, sizeof *object, functions, &image),
               INVALID_ARGUMENT);
  free(object);
}

TEST(no_cut_and_no_flipped_byte_does_harm) {
  object_t* object = make_object();
  void* functions[2];
  emp_elf_image_t image;
  for (size_t length = 0; length < sizeof *object; ++length) {
    void* copy = aligned_alloc(64, (length + 64) / 64 * 64);
    assert_non_null(copy);
    memcpy(copy, object, length);
    emp_status_t status = load(copy, length, functions, &image);
    if (emp_is_ok(status)) emp_elf_unload(&image);
    emp_status_free(status);
    free(copy);
  }
  uint8_t* bytes = (uint8_t*)object;
  static const uint8_t masks[] = {0x01, 0x10, 0x80, 0xff};
  for (size_t at = 0; at < sizeof *object; ++at) {
    for (size_t m = 0; m < sizeof masks; ++m) {
      bytes[at] ^= masks[m];
      emp_status_t status = load(object, sizeof *object, functions, &image);
      if (emp_is_ok(status)) emp_elf_unload(&image);
      emp_status_free(status);
      bytes[at] ^= masks[m];
    }
  }
  assert_ok(load(object, sizeof *object, functions, &image));
  emp_elf_unload(&image);
  free(object);
}

TEST(an_object_becomes_an_executable) {
  object_t* object = make_object();
  object->constant = 0;  // success
  emp_kernel_description_t kernels[] = {
      {.name = EMP_STR("first"), .workgroup_size = {1, 1, 1}}};
  emp_executable_source_t source = {.name = EMP_STR("test"),
                                    .format = EMP_STR("elf-x86_64"),
                                    .data = (const uint8_t*)object,
                                    .length = sizeof *object,
                                    .kernels = kernels,
                                    .kernel_count = 1};
  if (!emp_elf_loader.supports(NULL, source.format)) skip();
  emp_executable_t* executable = NULL;
  emp_dispatch_t dispatch = {.workgroup_count = {2, 3, 1}};
  assert_ok(
      emp_elf_loader.load(NULL, &source, emp_allocator_libc(), &executable));
  assert_ok(
      emp_executable_run(executable, 0, &dispatch, 0, emp_allocator_libc()));
  emp_object_release(&executable->object);
  object->constant = 7;
  assert_ok(
      emp_elf_loader.load(NULL, &source, emp_allocator_libc(), &executable));
  assert_fails_with(
      emp_executable_run(executable, 0, &dispatch, 0, emp_allocator_libc()),
      ABORTED, "kernel \"first\" failed with 7 in workgroup (0, 0, 0)");
  emp_object_release(&executable->object);
  free(object);
}

TEST_MAIN(RUN(functions_are_found_and_run), RUN(missing_names_are_told),
          RUN(no_cut_and_no_flipped_byte_does_harm),
          RUN(an_object_becomes_an_executable))

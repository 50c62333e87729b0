// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The ELF loader. All sections that occupy memory are laid out one behind the
// other in one mapping (so that 32-bit relative references reach), followed by
// a stub for each call to a function outside; relocations are applied while
// the mapping is writable, then it becomes readable and executable for good.
//
// The object is not trusted: every offset, count, link and name in it is
// checked against its length before use. What the code does when it runs, it
// does with all rights of the process.
#include "runtime/hal/loaders/elf_loader.h"

#include <string.h>

#include "base/checked.h"
#include "base/text.h"
#include "contract/math_functions.h"
#include "runtime/hal/loaders/code_memory.h"
#include "runtime/hal/loaders/elf_format.h"
#include "runtime/hal/loaders/elf_relocate.h"

enum {
  kMaxAlign = 4096,
  kMaxSections = 4096,
  kMaxBytes = 1 << 30,
};

#if defined(__x86_64__)
enum { kHostMachine = EMP_ELF_MACHINE_X86_64 };
#define HOST_FORMAT EMP_EXECUTABLE_FORMAT_ELF_X86_64
#elif defined(__aarch64__)
enum { kHostMachine = EMP_ELF_MACHINE_AARCH64 };
#define HOST_FORMAT EMP_EXECUTABLE_FORMAT_ELF_AARCH64
#else
enum { kHostMachine = 0 };
#define HOST_FORMAT ""
#endif

typedef struct object_s {
  const uint8_t* data;
  size_t length;
  const emp_elf_header_t* header;
  const emp_elf_section_t* sections;
  uint32_t section_count;
  const emp_elf_symbol_t* symbols;
  uint32_t symbol_count;
  const char* names;  // of symbols
  size_t names_bytes;
  uint8_t* memory;
  size_t memory_bytes;
  size_t stub_offset;  // of the first stub
  size_t stub_end;
} object_t;

typedef struct outside_row_s {
  const char* name;
  emp_math_function_t function;
} outside_row_t;

// What code generators call without being asked to.
static const outside_row_t outside[] = {
    {"memcpy", (emp_math_function_t)memcpy},
    {"memmove", (emp_math_function_t)memmove},
    {"memset", (emp_math_function_t)memset},
    {"memcmp", (emp_math_function_t)memcmp},
#define MATH_IMPORT(id, kind, function, doc) {#function, NULL},
#include "contract/math_imports.def"
#undef MATH_IMPORT
};

enum { kFirstMathRow = 4 };

#define LOST(...) return EMP_FAIL(DATA_LOSS, __VA_ARGS__)

static bool is_inside(const object_t* object, uint64_t offset, uint64_t bytes) {
  return offset <= object->length && bytes <= object->length - offset;
}

static emp_status_t read_header(object_t* object) {
  static const uint8_t ident[6] = {0x7f, 'E', 'L', 'F', 2, 1};
  if (object->length < sizeof(emp_elf_header_t) ||
      memcmp(object->data, ident, sizeof ident) != 0) {
    return EMP_FAIL(INVALID_ARGUMENT, "not a little-endian 64-bit ELF object");
  }
  const emp_elf_header_t* header = (const void*)object->data;
  object->header = header;
  if (header->type != EMP_ELF_TYPE_RELOCATABLE ||
      (header->machine != EMP_ELF_MACHINE_X86_64 &&
       header->machine != EMP_ELF_MACHINE_AARCH64)) {
    return EMP_FAIL(INVALID_ARGUMENT,
                    "ELF object of type %u for machine %u, wanted a "
                    "relocatable one for x86-64 or AArch64",
                    header->type, header->machine);
  }
  uint64_t bytes = (uint64_t)header->section_count * sizeof(emp_elf_section_t);
  if (header->section_bytes != sizeof(emp_elf_section_t) ||
      header->section_offset % 8 != 0 ||
      !is_inside(object, header->section_offset, bytes) ||
      header->section_count > kMaxSections) {
    LOST("ELF: %u section headers of %u bytes at %llu do not fit %zu bytes",
         header->section_count, header->section_bytes,
         (unsigned long long)header->section_offset, object->length);
  }
  object->sections =
      (const void*)(object->data + (size_t)header->section_offset);
  object->section_count = header->section_count;
  return emp_ok_status();
}

static emp_status_t check_section(const object_t* object, uint32_t n) {
  const emp_elf_section_t* section = &object->sections[n];
  if (section->type != EMP_ELF_SECTION_NOBITS &&
      !is_inside(object, section->offset, section->bytes)) {
    LOST("ELF: section %u, %llu bytes at %llu do not fit %zu bytes", n,
         (unsigned long long)section->bytes,
         (unsigned long long)section->offset, object->length);
  }
  if (section->align > kMaxAlign ||
      (section->align & (section->align - 1)) != 0) {
    LOST("ELF: section %u has the alignment %llu", n,
         (unsigned long long)section->align);
  }
  return emp_ok_status();
}

static emp_status_t read_symbols(object_t* object) {
  for (uint32_t i = 0; i < object->section_count; ++i) {
    const emp_elf_section_t* section = &object->sections[i];
    if (section->type != EMP_ELF_SECTION_SYMBOLS) continue;
    if (section->entry_bytes != sizeof(emp_elf_symbol_t) ||
        section->offset % 8 != 0 || section->link >= object->section_count ||
        section->bytes / sizeof(emp_elf_symbol_t) > UINT32_MAX ||
        object->sections[section->link].type != EMP_ELF_SECTION_STRINGS) {
      LOST("ELF: symbol table %u is malformed", i);
    }
    const emp_elf_section_t* strings = &object->sections[section->link];
    object->symbols = (const void*)(object->data + (size_t)section->offset);
    object->symbol_count =
        (uint32_t)(section->bytes / sizeof(emp_elf_symbol_t));
    object->names = (const char*)object->data + (size_t)strings->offset;
    object->names_bytes = (size_t)strings->bytes;
    if (object->names_bytes == 0 ||
        object->names[object->names_bytes - 1] != 0) {
      LOST("ELF: names of symbols do not end");
    }
    return emp_ok_status();
  }
  LOST("ELF: no symbol table");
}

// The name of a symbol, NUL-terminated inside the string table.
static const char* symbol_name(const object_t* object,
                               const emp_elf_symbol_t* symbol) {
  return symbol->name < object->names_bytes ? object->names + symbol->name : "";
}

// -- layout ----

// Offset in the mapping of a section that occupies memory. Sections are few,
// so it is computed again where it is needed instead of stored.
static bool place_sections(const object_t* object, uint32_t until,
                           size_t* out_offset) {
  size_t offset = 0;
  for (uint32_t i = 0; i < object->section_count; ++i) {
    const emp_elf_section_t* section = &object->sections[i];
    bool is_loaded = (section->flags & EMP_ELF_FLAG_ALLOC) != 0;
    size_t align = section->align == 0 ? 1 : (size_t)section->align;
    if (is_loaded && !emp_align_size(offset, align, &offset)) return false;
    if (i == until) break;
    if (!is_loaded) continue;
    if (section->bytes > kMaxBytes ||
        !emp_add_size(offset, (size_t)section->bytes, &offset) ||
        offset > kMaxBytes) {
      return false;
    }
  }
  *out_offset = offset;
  return true;
}

static size_t count_undefined(const object_t* object) {
  size_t count = 0;
  for (uint32_t i = 1; i < object->symbol_count; ++i) {
    count += object->symbols[i].section == EMP_ELF_SECTION_UNDEFINED;
  }
  return count;
}

static emp_status_t load_sections(object_t* object) {
  size_t bytes = 0;
  if (!place_sections(object, UINT32_MAX, &bytes)) {
    LOST("ELF: the sections need more than %d bytes", kMaxBytes);
  }
  object->stub_offset = (bytes + 15) & ~(size_t)15;
  object->stub_end = object->stub_offset;
  object->memory_bytes =
      object->stub_offset + count_undefined(object) * EMP_ELF_STUB_BYTES + 1;
  void* memory = NULL;
  EMP_TRY(emp_code_memory_map(object->memory_bytes, &memory));
  object->memory = memory;
  for (uint32_t i = 0; i < object->section_count; ++i) {
    const emp_elf_section_t* section = &object->sections[i];
    size_t offset = 0;
    if ((section->flags & EMP_ELF_FLAG_ALLOC) == 0 ||
        section->type == EMP_ELF_SECTION_NOBITS ||
        !place_sections(object, i, &offset)) {
      continue;
    }
    memcpy(object->memory + offset, object->data + (size_t)section->offset,
           (size_t)section->bytes);
  }
  return emp_ok_status();
}

// -- symbols ----

static emp_status_t find_outside(const char* name, uint64_t* out_address) {
  *out_address = 0;
  for (size_t i = 0; i < sizeof outside / sizeof outside[0]; ++i) {
    if (strcmp(outside[i].name, name) != 0) continue;
    emp_math_function_t function = i < kFirstMathRow
                                       ? outside[i].function
                                       : emp_math_functions[i - kFirstMathRow];
    *out_address = (uint64_t)(uintptr_t)function;
    return emp_ok_status();
  }
  return EMP_FAIL(NOT_FOUND, "ELF: function \"%s\" is not defined", name);
}

static emp_status_t defined_address(const object_t* object,
                                    const emp_elf_symbol_t* symbol,
                                    uint64_t* out_address) {
  *out_address = symbol->value;
  if (symbol->section == EMP_ELF_SECTION_ABSOLUTE) return emp_ok_status();
  size_t offset = 0;
  if (symbol->section >= object->section_count ||
      (object->sections[symbol->section].flags & EMP_ELF_FLAG_ALLOC) == 0 ||
      symbol->value > object->sections[symbol->section].bytes ||
      !place_sections(object, symbol->section, &offset)) {
    LOST("ELF: symbol \"%s\" is at %llu of section %u, which is not there",
         symbol_name(object, symbol), (unsigned long long)symbol->value,
         symbol->section);
  }
  *out_address = (uint64_t)(uintptr_t)object->memory + offset + symbol->value;
  return emp_ok_status();
}

// -- relocations ----

// A call to the outside goes to a stub, one for each place that calls; there
// is room for as many as there are undefined symbols, so equal targets share.
static emp_status_t make_stub(object_t* object, uint64_t target,
                              uint64_t* out_address) {
  for (size_t at = object->stub_offset; at < object->stub_end;
       at += EMP_ELF_STUB_BYTES) {
    uint64_t known = 0;
    memcpy(&known, object->memory + at + 8, sizeof known);
    *out_address = (uint64_t)(uintptr_t)object->memory + at;
    if (known == target) return emp_ok_status();
  }
  if (object->stub_end + EMP_ELF_STUB_BYTES > object->memory_bytes) {
    LOST("ELF: more calls to the outside than undefined symbols");
  }
  emp_elf_write_stub(object->header->machine, object->memory + object->stub_end,
                     target);
  *out_address = (uint64_t)(uintptr_t)object->memory + object->stub_end;
  object->stub_end += EMP_ELF_STUB_BYTES;
  return emp_ok_status();
}

static emp_status_t relocate_one(object_t* object, uint32_t target_section,
                                 size_t section_offset,
                                 const emp_elf_rela_t* rela) {
  uint32_t number = (uint32_t)(rela->info >> 32);
  uint32_t type = (uint32_t)rela->info;
  const emp_elf_section_t* section = &object->sections[target_section];
  if (number >= object->symbol_count || rela->offset > section->bytes) {
    LOST(
        "ELF: relocation at %llu of section %u, or its symbol %u, is not "
        "there",
        (unsigned long long)rela->offset, target_section, number);
  }
  const emp_elf_symbol_t* symbol = &object->symbols[number];
  uint64_t address = 0;
  if (symbol->section == EMP_ELF_SECTION_UNDEFINED && number != 0) {
    EMP_TRY(find_outside(symbol_name(object, symbol), &address));
    if (emp_elf_is_call(object->header->machine, type)) {
      EMP_TRY(make_stub(object, address, &address));
    }
  } else if (number != 0) {
    EMP_TRY(defined_address(object, symbol, &address));
  }
  uint8_t* bytes = object->memory + section_offset + (size_t)rela->offset;
  emp_elf_place_t place = {
      .machine = object->header->machine,
      .bytes = bytes,
      .room_bytes = (size_t)(section->bytes - rela->offset),
      .address = (uint64_t)(uintptr_t)bytes,
  };
  return emp_elf_relocate(&place, type, address + (uint64_t)rela->addend);
}

static emp_status_t relocate_section(object_t* object, uint32_t n) {
  const emp_elf_section_t* section = &object->sections[n];
  if (section->type == EMP_ELF_SECTION_REL) {
    return EMP_FAIL(UNIMPLEMENTED, "ELF: relocations without addends");
  }
  if (section->type != EMP_ELF_SECTION_RELA ||
      section->info >= object->section_count ||
      (object->sections[section->info].flags & EMP_ELF_FLAG_ALLOC) == 0) {
    return emp_ok_status();
  }
  size_t offset = 0;
  if (section->entry_bytes != sizeof(emp_elf_rela_t) ||
      section->offset % 8 != 0 ||
      !place_sections(object, section->info, &offset)) {
    LOST("ELF: relocations in section %u are malformed", n);
  }
  const emp_elf_rela_t* relas =
      (const void*)(object->data + (size_t)section->offset);
  size_t count = (size_t)(section->bytes / sizeof(emp_elf_rela_t));
  for (size_t i = 0; i < count; ++i) {
    EMP_TRY(relocate_one(object, section->info, offset, &relas[i]));
  }
  return emp_ok_status();
}

static emp_status_t find_function(const object_t* object, emp_str_t name,
                                  void** out_function) {
  *out_function = NULL;
  for (uint32_t i = 1; i < object->symbol_count; ++i) {
    const emp_elf_symbol_t* symbol = &object->symbols[i];
    if (symbol->section == EMP_ELF_SECTION_UNDEFINED ||
        symbol->section == EMP_ELF_SECTION_ABSOLUTE ||
        !emp_str_is(name, symbol_name(object, symbol))) {
      continue;
    }
    uint64_t address = 0;
    EMP_TRY(defined_address(object, symbol, &address));
    *out_function = (void*)(uintptr_t)address;
    return emp_ok_status();
  }
  return EMP_FAIL(NOT_FOUND, "ELF: kernel \"%.*s\" is not in the object",
                  EMP_STR_ARGS(name));
}

static emp_status_t load_object(object_t* object, const emp_str_t* names,
                                size_t name_count, void** out_functions) {
  EMP_TRY(read_header(object));
  for (uint32_t i = 0; i < object->section_count; ++i) {
    EMP_TRY(check_section(object, i));
  }
  EMP_TRY(read_symbols(object));
  EMP_TRY(load_sections(object));
  for (uint32_t i = 0; i < object->section_count; ++i) {
    EMP_TRY(relocate_section(object, i));
  }
  for (size_t i = 0; i < name_count; ++i) {
    EMP_TRY(find_function(object, names[i], &out_functions[i]));
  }
  return emp_code_memory_seal(object->memory, object->memory_bytes);
}

emp_status_t emp_elf_load(const uint8_t* data, size_t length,
                          const emp_str_t* names, size_t name_count,
                          void** out_functions, emp_elf_image_t* out_image) {
  *out_image = (emp_elf_image_t){0};
  if ((uintptr_t)data % 8 != 0) {
    return EMP_FAIL(INVALID_ARGUMENT, "ELF: bytes are not aligned to 8");
  }
  object_t object = {.data = data, .length = length};
  emp_status_t status = load_object(&object, names, name_count, out_functions);
  if (emp_is_ok(status)) {
    *out_image = (emp_elf_image_t){object.memory, object.memory_bytes};
  } else {
    emp_code_memory_unmap(object.memory, object.memory_bytes);
  }
  return status;
}

void emp_elf_unload(emp_elf_image_t* image) {
  emp_code_memory_unmap(image->memory, image->bytes);
  *image = (emp_elf_image_t){0};
}

// -- as executables ----

typedef struct elf_executable_s {
  emp_executable_t base;
  emp_allocator_t host;
  size_t struct_bytes;
  emp_elf_image_t image;
  emp_kernel_t kernels[];
} elf_executable_t;

static void destroy_elf(emp_executable_t* executable) {
  elf_executable_t* elf = (elf_executable_t*)executable;
  emp_allocator_t host = elf->host;
  emp_elf_unload(&elf->image);
  host.realloc(host.self, elf, elf->struct_bytes, 0);
}

static emp_status_t run_elf(emp_executable_t* executable, uint32_t kernel,
                            const emp_dispatch_t* dispatch, uint64_t writable,
                            void* local_memory) {
  (void)writable;
  elf_executable_t* elf = (elf_executable_t*)executable;
  emp_kernel_t function = elf->kernels[kernel];
  const uint32_t* count = dispatch->workgroup_count;
  emp_workgroup_t group = {
      .local_memory = local_memory,
      .local_bytes = executable->kernels[kernel].local_bytes};
  uint32_t code = 0;
  for (uint32_t z = 0; z < count[2] && code == 0; ++z) {
    for (uint32_t y = 0; y < count[1] && code == 0; ++y) {
      for (uint32_t x = 0; x < count[0] && code == 0; ++x) {
        group.id[0] = x;
        group.id[1] = y;
        group.id[2] = z;
        code = function(dispatch, &group);
      }
    }
  }
  if (EMP_LIKELY(code == 0)) return emp_ok_status();
  return EMP_FAIL(ABORTED,
                  "kernel \"%.*s\" failed with %u in workgroup "
                  "(%u, %u, %u)",
                  EMP_STR_ARGS(executable->kernels[kernel].name), code,
                  group.id[0], group.id[1], group.id[2]);
}

static const emp_executable_vtable_t elf_vtable = {.destroy = destroy_elf,
                                                   .run = run_elf};

static bool supports_elf(void* self, emp_str_t format) {
  (void)self;
  return kHostMachine != 0 && emp_str_is(format, HOST_FORMAT);
}

static emp_status_t find_kernels(elf_executable_t* elf,
                                 const emp_executable_source_t* source,
                                 emp_allocator_t host) {
  size_t count = source->kernel_count;
  size_t bytes = count * (sizeof(emp_str_t) + sizeof(void*)) + 1;
  emp_str_t* names = host.realloc(host.self, NULL, 0, bytes);
  if (names == NULL) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory to load an executable");
  }
  void** functions = (void**)(names + count);
  for (size_t i = 0; i < count; ++i)
    names[i] = source->kernels[i].name;
  emp_status_t status = emp_elf_load(source->data, source->length, names, count,
                                     functions, &elf->image);
  for (size_t i = 0; i < count && emp_is_ok(status); ++i) {
    // From an object pointer to a function pointer, which POSIX allows.
    memcpy(&elf->kernels[i], &functions[i], sizeof(void*));
  }
  host.realloc(host.self, names, bytes, 0);
  return status;
}

static emp_status_t load_elf(void* self, const emp_executable_source_t* source,
                             emp_allocator_t host,
                             emp_executable_t** out_executable) {
  (void)self;
  *out_executable = NULL;
  size_t bytes =
      sizeof(elf_executable_t) + source->kernel_count * sizeof(emp_kernel_t);
  elf_executable_t* elf = host.realloc(host.self, NULL, 0, bytes);
  if (elf == NULL) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for an executable");
  }
  *elf = (elf_executable_t){.host = host, .struct_bytes = bytes};
  emp_executable_init(&elf->base, &elf_vtable, source);
  emp_status_t status = find_kernels(elf, source, host);
  if (emp_is_ok(status) &&
      ((const emp_elf_header_t*)(const void*)source->data)->machine !=
          kHostMachine) {
    status =
        EMP_FAIL(INCOMPATIBLE, "executable \"%.*s\" is for another machine",
                 EMP_STR_ARGS(source->name));
  }
  if (emp_is_ok(status)) {
    *out_executable = &elf->base;
  } else {
    emp_object_release(&elf->base.object);
  }
  return status;
}

const emp_executable_loader_t emp_elf_loader = {
    .self = NULL, .supports = supports_elf, .load = load_elf};

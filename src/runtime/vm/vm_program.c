// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs of the VM: building the tables that the interpreter uses from the
// records of an image, linking imports by name and convention, and instances.
#include "runtime/vm/vm_program.h"

#include <string.h>

#include "base/checked.h"
#include "base/text.h"
#include "contract/vm_encoding.h"
#include "runtime/vm/vm_verifier.h"

enum { kMaxGlobalBytes = 1 << 24 };

static const char* const type_names[] = {
#define VM_TYPE(id, name) [EMP_VM_TYPE_##id] = name,
#include "contract/vm_types.def"
#undef VM_TYPE
};

// -- conventions ----

static emp_status_t bad_convention(emp_str_t text) {
  return EMP_FAIL(INVALID_ARGUMENT, "calling convention \"%.*s\" is malformed",
                  EMP_STR_ARGS(text));
}

// Counts the registers of one letter; false for a letter that is none.
static bool count_letter(char letter, uint32_t* words, uint32_t* refs) {
  switch (letter) {
    case 'i':
    case 'f':
      *words += 1;
      return true;
    case 'I':
    case 'F':
      *words = ((*words + 1) & ~1u) + 2;
      return true;
    case 'r':
      *refs += 1;
      return true;
    default:
      return false;
  }
}

static bool count_letters(emp_str_t letters, bool allows_spans,
                          uint32_t* out_count, uint32_t* out_words,
                          uint32_t* out_refs, bool* out_is_variadic) {
  uint32_t count = 0, words = 0, refs = 0;
  bool is_in_span = false;
  for (size_t i = 0; i < letters.length; ++i) {
    char letter = letters.data[i];
    if (letter == 'C' && allows_spans && !is_in_span) {
      is_in_span = *out_is_variadic = true;
      count += 1;
    } else if (letter == 'D' && is_in_span && letters.data[i - 1] != 'C') {
      is_in_span = false;
    } else if (!count_letter(letter, &words, &refs)) {
      return false;
    } else if (!is_in_span) {
      count += 1;
    }
  }
  *out_count = count;
  *out_words = words;
  *out_refs = refs;
  return !is_in_span && words <= EMP_VM_MAX_REGISTERS &&
         refs <= EMP_VM_MAX_REGISTERS;
}

emp_status_t emp_vm_signature_parse(emp_str_t convention,
                                    emp_vm_signature_t* out_signature) {
  *out_signature = (emp_vm_signature_t){0};
  emp_str_t operands = {0}, results = {0};
  if (convention.length < 2 || convention.data[0] != '0') {
    return bad_convention(convention);
  }
  emp_str_t rest = {convention.data + 1, convention.length - 1};
  if (!emp_str_split(rest, '_', &operands, &results)) {
    return bad_convention(convention);
  }
  if (emp_str_is(operands, "v")) operands.length = 0;
  if (emp_str_is(results, "v")) results.length = 0;
  emp_vm_signature_t s = {.operands = operands, .results = results};
  uint32_t count[2], words[2], refs[2];
  if (!count_letters(operands, true, &count[0], &words[0], &refs[0],
                     &s.is_variadic) ||
      !count_letters(results, false, &count[1], &words[1], &refs[1],
                     &s.is_variadic)) {
    return bad_convention(convention);
  }
  s.operand_count = (uint16_t)count[0];
  s.operand_words = (uint16_t)words[0];
  s.operand_refs = (uint16_t)refs[0];
  s.result_count = (uint16_t)count[1];
  s.result_words = (uint16_t)words[1];
  s.result_refs = (uint16_t)refs[1];
  *out_signature = s;
  return emp_ok_status();
}

// -- tables ----

emp_str_t emp_vm_program_text(const emp_vm_program_t* program,
                              emp_image_str_t text) {
  const uint8_t* strings = program->image.strings.items;
  if (text.length_bytes == 0) return EMP_STR("");
  return (emp_str_t){(const char*)strings + text.offset_bytes,
                     text.length_bytes};
}

// Zeroed records; NULL for none, and NULL with a failure for no memory.
static void* allocate_table(emp_allocator_t host, size_t count,
                            size_t item_bytes, emp_status_t* inout_status) {
  if (count == 0 || !emp_is_ok(*inout_status)) return NULL;
  size_t bytes = 0;
  void* items = NULL;
  if (emp_mul_size(count, item_bytes, &bytes)) {
    items = host.realloc(host.self, NULL, 0, bytes);
  }
  if (items == NULL) {
    *inout_status =
        EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for %zu records", count);
    return NULL;
  }
  memset(items, 0, bytes);
  return items;
}

static void free_table(emp_allocator_t host, void* items, size_t count,
                       size_t item_bytes) {
  if (items != NULL) host.realloc(host.self, items, count * item_bytes, 0);
}

static emp_status_t build_function(emp_vm_program_t* program, uint32_t n) {
  const emp_image_function_t* record = &program->image.functions.items[n];
  emp_vm_function_t* function = &program->functions[n];
  EMP_TRY_NOTE(
      emp_vm_signature_parse(emp_vm_program_text(program, record->convention),
                             &function->signature),
      "function \"%.*s\"",
      EMP_STR_ARGS(emp_vm_program_text(program, record->name)));
  uint64_t end = (uint64_t)record->first_unit + record->unit_count;
  if (end > program->image.code.count || record->unit_count == 0) {
    return EMP_FAIL(INVALID_ARGUMENT,
                    "function %u: units %u to %llu are outside of the code "
                    "section of %u units",
                    n, record->first_unit, (unsigned long long)end,
                    program->image.code.count);
  }
  if (record->i32_count > EMP_VM_MAX_REGISTERS ||
      record->ref_count > EMP_VM_MAX_REGISTERS) {
    return EMP_FAIL(INVALID_ARGUMENT,
                    "function %u: %u and %u registers are above the limit %u",
                    n, record->i32_count, record->ref_count,
                    EMP_VM_MAX_REGISTERS);
  }
  if (function->signature.is_variadic ||
      function->signature.operand_words > record->i32_count ||
      function->signature.operand_refs > record->ref_count) {
    return EMP_FAIL(INVALID_ARGUMENT,
                    "function %u: %u words and %u references of operands do "
                    "not fit %u and %u registers",
                    n, function->signature.operand_words,
                    function->signature.operand_refs, record->i32_count,
                    record->ref_count);
  }
  function->code = program->image.code.items + record->first_unit;
  function->unit_count = record->unit_count;
  function->word_count = (uint16_t)((record->i32_count + 1) & ~1);
  function->ref_count = record->ref_count;
  function->frame_bytes =
      (uint32_t)(function->word_count * sizeof(uint32_t) +
                 function->ref_count * sizeof(emp_object_t*));
  return emp_ok_status();
}

static const emp_vm_native_function_t* find_native(
    const emp_vm_native_module_t* module, emp_str_t name) {
  for (size_t i = 0; i < module->count; ++i) {
    if (emp_str_is(name, module->functions[i].name)) {
      return &module->functions[i];
    }
  }
  return NULL;
}

static emp_status_t link_import(emp_vm_program_t* program, uint32_t n,
                                const emp_vm_native_module_t* modules,
                                size_t module_count) {
  const emp_image_import_t* record = &program->image.imports.items[n];
  emp_vm_import_t* import = &program->imports[n];
  emp_str_t full_name = emp_vm_program_text(program, record->name);
  emp_str_t convention = emp_vm_program_text(program, record->convention);
  EMP_TRY_NOTE(emp_vm_signature_parse(convention, &import->signature),
               "import \"%.*s\"", EMP_STR_ARGS(full_name));
  emp_str_t module_name, name;
  bool has_module = emp_str_split(full_name, '.', &module_name, &name);
  for (size_t i = 0; has_module && i < module_count; ++i) {
    if (!emp_str_is(module_name, modules[i].name)) continue;
    const emp_vm_native_function_t* found = find_native(&modules[i], name);
    if (found == NULL) continue;
    if (!emp_str_is(convention, found->convention)) {
      return EMP_FAIL(
          INCOMPATIBLE, "import \"%.*s\" is called as \"%.*s\" but is \"%s\"",
          EMP_STR_ARGS(full_name), EMP_STR_ARGS(convention), found->convention);
    }
    import->call = found->call;
    import->self = modules[i].self;
    return emp_ok_status();
  }
  if (record->flags & EMP_IMAGE_IMPORT_OPTIONAL) return emp_ok_status();
  return EMP_FAIL(NOT_FOUND, "import \"%.*s\" is in no module",
                  EMP_STR_ARGS(full_name));
}

static emp_status_t resolve_type(emp_vm_program_t* program, uint32_t n) {
  emp_str_t name = emp_vm_program_text(program, program->image.types.items[n]);
  if (emp_str_starts_with(name, EMP_STR("!"))) {
    name = (emp_str_t){name.data + 1, name.length - 1};
  }
  for (uint32_t i = 0; i < EMP_VM_TYPE_COUNT; ++i) {
    if (emp_str_is(name, type_names[i])) {
      program->type_ids[n] = i;
      return emp_ok_status();
    }
  }
  return EMP_FAIL(INVALID_ARGUMENT, "type \"%.*s\" is not known",
                  EMP_STR_ARGS(name));
}

static emp_status_t build_rodata(emp_vm_program_t* program, uint32_t n) {
  const emp_image_rodata_t* record = &program->image.rodata.items[n];
  // Read-only by its flag; the cast only fits the common struct.
  uint8_t* data = (uint8_t*)(uintptr_t)program->image.constants.items;
  if (record->length_bytes != 0) data += record->offset_bytes;
  emp_vm_buffer_wrap(&program->rodata[n], data, record->length_bytes, false);
  return emp_ok_status();
}

static emp_status_t place_global(emp_vm_program_t* program, uint32_t n) {
  static const uint8_t sizes[] = {[EMP_GLOBAL_I32] = 4,
                                  [EMP_GLOBAL_I64] = 8,
                                  [EMP_GLOBAL_F32] = 4,
                                  [EMP_GLOBAL_F64] = 8,
                                  [EMP_GLOBAL_REF] = 1};
  const emp_image_global_t* record = &program->image.globals.items[n];
  if (record->kind > EMP_GLOBAL_REF) {
    return EMP_FAIL(INVALID_ARGUMENT, "global %u has the unknown kind %u", n,
                    record->kind);
  }
  uint32_t size = sizes[record->kind];
  if (record->place % size != 0 || record->place > kMaxGlobalBytes) {
    return EMP_FAIL(INVALID_ARGUMENT, "global %u has the bad place %u", n,
                    record->place);
  }
  if (record->kind == EMP_GLOBAL_REF &&
      (record->place >= program->image.globals.count || record->initial != 0)) {
    return EMP_FAIL(INVALID_ARGUMENT,
                    "global %u: reference number %u is not below %u, or it "
                    "has a value",
                    n, record->place, program->image.globals.count);
  }
  uint32_t* end = record->kind == EMP_GLOBAL_REF ? &program->global_ref_count
                                                 : &program->global_bytes;
  if (record->place + size > *end) *end = record->place + size;
  return emp_ok_status();
}

static emp_status_t allocate_tables(emp_vm_program_t* program) {
  const emp_image_view_t* image = &program->image;
  emp_status_t status = emp_ok_status();
  program->functions = allocate_table(program->host, image->functions.count,
                                      sizeof(emp_vm_function_t), &status);
  program->imports = allocate_table(program->host, image->imports.count,
                                    sizeof(emp_vm_import_t), &status);
  program->rodata = allocate_table(program->host, image->rodata.count,
                                   sizeof(emp_vm_buffer_t), &status);
  program->type_ids = allocate_table(program->host, image->types.count,
                                     sizeof(uint32_t), &status);
  return status;
}

static emp_status_t build_program(emp_vm_program_t* program,
                                  const emp_vm_native_module_t* modules,
                                  size_t module_count) {
  const emp_image_view_t* image = &program->image;
  EMP_TRY(allocate_tables(program));
  for (uint32_t i = 0; i < image->types.count; ++i) {
    EMP_TRY(resolve_type(program, i));
  }
  for (uint32_t i = 0; i < image->rodata.count; ++i) {
    EMP_TRY(build_rodata(program, i));
  }
  for (uint32_t i = 0; i < image->globals.count; ++i) {
    EMP_TRY(place_global(program, i));
  }
  for (uint32_t i = 0; i < image->imports.count; ++i) {
    EMP_TRY(link_import(program, i, modules, module_count));
  }
  for (uint32_t i = 0; i < image->functions.count; ++i) {
    EMP_TRY(build_function(program, i));
  }
  for (uint32_t i = 0; i < image->functions.count; ++i) {
    bool stores_globals = false;
    EMP_TRY(emp_vm_verify_function(program, i, &stores_globals));
    if (stores_globals && i != image->header->initializer) {
      program->has_mutable_globals = true;
    }
  }
  return emp_ok_status();
}

emp_status_t emp_vm_program_create(const emp_image_view_t* image,
                                   const emp_vm_native_module_t* modules,
                                   size_t module_count, emp_allocator_t host,
                                   emp_vm_program_t** out_program) {
  *out_program = NULL;
  emp_vm_program_t* program = host.realloc(host.self, NULL, 0, sizeof *program);
  if (program == NULL) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for a program");
  }
  *program = (emp_vm_program_t){.host = host, .image = *image};
  emp_status_t status = build_program(program, modules, module_count);
  if (emp_is_ok(status)) {
    *out_program = program;
  } else {
    emp_vm_program_destroy(program);
  }
  return status;
}

void emp_vm_program_destroy(emp_vm_program_t* program) {
  if (program == NULL) return;
  emp_allocator_t host = program->host;
  const emp_image_view_t* image = &program->image;
  free_table(host, program->functions, image->functions.count,
             sizeof(emp_vm_function_t));
  free_table(host, program->imports, image->imports.count,
             sizeof(emp_vm_import_t));
  free_table(host, program->rodata, image->rodata.count,
             sizeof(emp_vm_buffer_t));
  free_table(host, program->type_ids, image->types.count, sizeof(uint32_t));
  host.realloc(host.self, program, sizeof *program, 0);
}

// -- instances ----

emp_status_t emp_vm_instance_init(const emp_vm_program_t* program,
                                  emp_vm_instance_t* out_instance) {
  *out_instance = (emp_vm_instance_t){.program = program};
  emp_status_t status = emp_ok_status();
  out_instance->globals =
      allocate_table(program->host, program->global_bytes, 1, &status);
  out_instance->global_refs = allocate_table(
      program->host, program->global_ref_count, sizeof(emp_object_t*), &status);
  if (!emp_is_ok(status)) {
    emp_vm_instance_deinit(out_instance);
    return status;
  }
  for (uint32_t i = 0; i < program->image.globals.count; ++i) {
    const emp_image_global_t* record = &program->image.globals.items[i];
    if (record->kind == EMP_GLOBAL_REF) continue;
    bool is_wide =
        record->kind == EMP_GLOBAL_I64 || record->kind == EMP_GLOBAL_F64;
    memcpy(out_instance->globals + record->place, &record->initial,
           is_wide ? 8 : 4);
  }
  return status;
}

void emp_vm_instance_deinit(emp_vm_instance_t* instance) {
  const emp_vm_program_t* program = instance->program;
  if (program == NULL) return;
  if (instance->global_refs != NULL) {
    for (uint32_t i = 0; i < program->global_ref_count; ++i) {
      emp_object_release(instance->global_refs[i]);
    }
  }
  free_table(program->host, instance->global_refs, program->global_ref_count,
             sizeof(emp_object_t*));
  free_table(program->host, instance->globals, program->global_bytes, 1);
  *instance = (emp_vm_instance_t){0};
}

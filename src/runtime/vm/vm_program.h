// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs of the VM: the functions of an image, verified once, linked to the
// native modules that it imports from. A program is immutable and shared; what
// its globals hold belongs to an instance.
#ifndef EMP_RUNTIME_VM_PROGRAM_H_
#define EMP_RUNTIME_VM_PROGRAM_H_

#include "contract/module_format.h"
#include "runtime/vm/vm_buffer.h"
#include "runtime/vm/vm_native.h"

// What a calling convention says, counted.
typedef struct emp_vm_signature_s {
  emp_str_t operands;      // letters between '0' and '_', "" for v
  emp_str_t results;       // letters after '_', "" for v
  uint16_t operand_count;  // a span counts as one
  uint16_t result_count;
  uint16_t operand_words;  // registers that the operands take
  uint16_t operand_refs;
  uint16_t result_words;  // the same of results, packed like operands
  uint16_t result_refs;
  bool is_variadic;
} emp_vm_signature_t;

typedef struct emp_vm_function_s {
  const uint16_t* code;
  uint32_t unit_count;
  uint16_t word_count;  // 32-bit registers
  uint16_t ref_count;
  uint32_t frame_bytes;  // of registers
  emp_vm_signature_t signature;
} emp_vm_function_t;

// A linked import; `call` is NULL for an optional one that was not found.
typedef struct emp_vm_import_s {
  emp_vm_native_t call;
  void* self;
  emp_vm_signature_t signature;
} emp_vm_import_t;

typedef struct emp_vm_program_s {
  emp_allocator_t host;
  emp_image_view_t image;  // borrowed: outlives the program
  emp_vm_function_t* functions;
  emp_vm_import_t* imports;
  emp_vm_buffer_t* rodata;
  uint32_t* type_ids;  // row of contract/vm_types.def for each type
  uint32_t global_bytes;
  uint32_t global_ref_count;
  bool has_mutable_globals;
} emp_vm_program_t;

// Verifies the functions of `image` and links its imports.
//
// Errors: INVALID_ARGUMENT naming the function, the instruction and what was
//         wanted and found; NOT_FOUND for an import that no module has;
//         INCOMPATIBLE for one with another convention.
emp_status_t emp_vm_program_create(
    const emp_image_view_t* image, const emp_vm_native_module_t* modules,
    size_t module_count, emp_allocator_t host,
    emp_vm_program_t** out_program) EMP_NODISCARD;
void emp_vm_program_destroy(emp_vm_program_t* program);

// Text of the image.
emp_str_t emp_vm_program_text(const emp_vm_program_t* program,
                              emp_image_str_t text);

// Takes a convention apart; INVALID_ARGUMENT if it is not well formed.
emp_status_t emp_vm_signature_parse(
    emp_str_t convention, emp_vm_signature_t* out_signature) EMP_NODISCARD;

// The globals of one running copy of a program.
typedef struct emp_vm_instance_s {
  const emp_vm_program_t* program;
  uint8_t* globals;  // 8-byte aligned
  emp_object_t** global_refs;
} emp_vm_instance_t;

emp_status_t emp_vm_instance_init(const emp_vm_program_t* program,
                                  emp_vm_instance_t* out_instance)
    EMP_NODISCARD;
void emp_vm_instance_deinit(emp_vm_instance_t* instance);

#endif  // EMP_RUNTIME_VM_PROGRAM_H_

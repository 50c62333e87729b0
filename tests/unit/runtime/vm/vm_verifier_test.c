// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Hand-assembled bytecode: what is sound is accepted and runs, everything else
// is refused before it can run, with a message that says where and why.
#include "runtime/vm/vm_verifier.h"

#include <stdlib.h>

#include "base/float16.h"
#include "harness/harness.h"
#include "runtime/vm/vm_interp.h"

enum { kMaxUnits = 64 };

// A module of one function over images made on the stack.
typedef struct assembly_s {
  emp_image_header_t header;
  emp_image_function_t function;
  emp_image_import_t import;
  emp_image_global_t global;
  emp_image_str_t type;
  uint16_t code[kMaxUnits];
  emp_image_view_t view;
} assembly_t;

// Texts that records refer to: at 0 the name, then conventions.
static const uint8_t strings[] = "f0II_I0iCIrD_vt.s?";
enum { kConvention = 1, kVariadic = 6, kImport = 14, kAny = 17 };

static emp_status_t ignore_call(void* self, const emp_vm_call_t* call) {
  (void)self;
  (void)call;
  return emp_ok_status();
}

static void assemble(assembly_t* a, const uint16_t* code, uint32_t count) {
  *a = (assembly_t){.header = {.initializer = EMP_IMAGE_NONE}};
  memcpy(a->code, code, count * sizeof(uint16_t));
  a->function = (emp_image_function_t){.name = {0, 1},
                                       .convention = {kConvention, 5},
                                       .unit_count = count,
                                       .i32_count = 8,
                                       .ref_count = 2};
  a->import =
      (emp_image_import_t){.name = {kImport, 3}, .convention = {kVariadic, 8}};
  a->global = (emp_image_global_t){.kind = EMP_GLOBAL_I64};
  a->type = (emp_image_str_t){kAny, 1};
  a->view.header = &a->header;
  a->view.strings.items = strings;
  a->view.strings.count = sizeof strings - 1;
  a->view.functions.items = &a->function;
  a->view.functions.count = 1;
  a->view.imports.items = &a->import;
  a->view.imports.count = 1;
  a->view.globals.items = &a->global;
  a->view.globals.count = 1;
  a->view.types.items = &a->type;
  a->view.types.count = 1;
  a->view.code.items = a->code;
  a->view.code.count = count;
}

static emp_status_t link(assembly_t* a, emp_vm_program_t** out_program) {
  static const emp_vm_native_function_t functions[] = {
      {"s", "0iCIrD_v", ignore_call}};
  const emp_vm_native_module_t natives[] = {{"t", functions, 1, NULL}};
  return emp_vm_program_create(&a->view, natives, 1, emp_allocator_libc(),
                               out_program);
}

static emp_status_t verify(const uint16_t* code, uint32_t count) {
  assembly_t a;
  emp_vm_program_t* program = NULL;
  assemble(&a, code, count);
  emp_status_t status = link(&a, &program);
  emp_vm_program_destroy(program);
  return status;
}

#define CODE(...)                  \
  (const uint16_t[]){__VA_ARGS__}, \
      sizeof((const uint16_t[]){__VA_ARGS__}) / sizeof(uint16_t)
#define PAIR(reg) (EMP_VM_REGISTER_PAIR | (reg))
#define REFERENCE(reg) (EMP_VM_REGISTER_REF | (reg))
// Returns the pair 4.
#define RETURN EMP_VM_return, 1, PAIR(4)

TEST(sound_code_runs) {
  assembly_t a;
  emp_vm_program_t* program = NULL;
  emp_vm_instance_t instance;
  emp_vm_stack_t stack;
  // r4 = r0 + r2; store to the global; load it back; return it.
  assemble(&a, CODE(EMP_VM_add_i64, 4, 0, 2, EMP_VM_global_store_i64, 4, 0, 0,
                    EMP_VM_global_load_i64, 4, 0, 0, RETURN));
  assert_ok(link(&a, &program));
  assert_true(program->has_mutable_globals);
  assert_ok(emp_vm_instance_init(program, &instance));
  emp_vm_stack_init(&stack, NULL, 0, emp_allocator_libc());
  emp_vm_context_t context = {&instance, &stack, emp_allocator_libc(), 0};
  const uint64_t operands[] = {40, 2};
  uint64_t result = 0;
  assert_ok(emp_vm_invoke(&context, 0, (const uint32_t*)(const void*)operands,
                          NULL, (uint32_t*)(void*)&result, NULL));
  assert_int_equal(result, 42);
  emp_vm_stack_deinit(&stack);
  emp_vm_instance_deinit(&instance);
  emp_vm_program_destroy(program);
}

TEST(instructions_must_exist_and_be_whole) {
  assert_ok(verify(CODE(RETURN)));
  assert_fails_with(verify(CODE(EMP_VM_OP_COUNT, RETURN)), INVALID_ARGUMENT,
                    "is not below");
  assert_fails_with(verify(CODE(EMP_VM_add_i64, 4, 0)), INVALID_ARGUMENT,
                    "the function ends after 0");
  assert_fails_with(verify(CODE(EMP_VM_const_i64, 4, 1, 2)), INVALID_ARGUMENT,
                    "wants 4 more units");
  assert_fails_with(verify(CODE(EMP_VM_add_i64, 4, 0, 2)), INVALID_ARGUMENT,
                    "runs past the end");
}

TEST(registers_must_be_there_and_fit) {
  assert_fails_with(verify(CODE(EMP_VM_add_i32, 8, 0, 2, RETURN)),
                    INVALID_ARGUMENT, "register 8 does not fit");
  assert_fails_with(verify(CODE(EMP_VM_add_i64, 3, 0, 2, RETURN)),
                    INVALID_ARGUMENT, "register 3");
  assert_ok(verify(CODE(EMP_VM_add_i64, 6, 0, 2, RETURN)));
  assert_fails_with(verify(CODE(EMP_VM_const_ref_zero, 2, RETURN)),
                    INVALID_ARGUMENT, "2 references");
}

TEST(branches_must_hit_instructions) {
  assert_ok(verify(CODE(EMP_VM_branch, 4, 0, 0, RETURN)));
  assert_fails_with(verify(CODE(EMP_VM_branch, 5, 0, 0, RETURN)),
                    INVALID_ARGUMENT, "target 5");
  assert_fails_with(verify(CODE(EMP_VM_branch, 7, 0, 0, RETURN)),
                    INVALID_ARGUMENT, "target 7");
  assert_fails_with(verify(CODE(EMP_VM_branch, 0, 1, 0, RETURN)),
                    INVALID_ARGUMENT, "target 65536");
  assert_ok(verify(CODE(EMP_VM_branch, 6, 0, 1, PAIR(0), PAIR(2), RETURN)));
  assert_fails(verify(CODE(EMP_VM_branch, 6, 0, 1, PAIR(0), 2, RETURN)),
               INVALID_ARGUMENT);
  assert_fails(
      verify(CODE(EMP_VM_branch, 6, 0, 1, PAIR(0), REFERENCE(1), RETURN)),
      INVALID_ARGUMENT);
  assert_fails(verify(CODE(EMP_VM_branch, 6, 0, 2, PAIR(0), PAIR(2), RETURN)),
               INVALID_ARGUMENT);
  assert_fails_with(verify(CODE(EMP_VM_branch_table, 0, 0, RETURN)),
                    INVALID_ARGUMENT, "needs a default");
}

TEST(lists_must_fit_their_callee) {
  assert_fails_with(verify(CODE(EMP_VM_return, 0)), INVALID_ARGUMENT,
                    "wants 1 values but was given 0");
  assert_fails(verify(CODE(EMP_VM_return, 1, 4)), INVALID_ARGUMENT);
  assert_fails(verify(CODE(EMP_VM_return, 1, REFERENCE(0))), INVALID_ARGUMENT);
  assert_ok(
      verify(CODE(EMP_VM_call, 0, 0, 2, PAIR(0), PAIR(2), 1, PAIR(4), RETURN)));
  assert_fails_with(
      verify(CODE(EMP_VM_call, 1, 0, 2, PAIR(0), PAIR(2), 1, PAIR(4), RETURN)),
      INVALID_ARGUMENT, "function 1 is not below 1");
  assert_fails_with(
      verify(CODE(EMP_VM_call, 0, 0, 1, PAIR(0), 1, PAIR(4), RETURN)),
      INVALID_ARGUMENT, "too few operands");
  assert_fails_with(verify(CODE(EMP_VM_call, 0, 0, 3, PAIR(0), PAIR(2), PAIR(0),
                                1, PAIR(4), RETURN)),
                    INVALID_ARGUMENT, "takes 2 operands but was given 3");
}

TEST(spans_must_fit_their_segments) {
  enum { kSingle = EMP_VM_SEGMENT_SINGLE, kHigh = 0x8000 };
  assert_ok(
      verify(CODE(EMP_VM_call_variadic, 0, kHigh, 2, kSingle, 2, 5, 0, PAIR(0),
                  REFERENCE(0), PAIR(2), REFERENCE(1), 0, RETURN)));
  assert_ok(verify(
      CODE(EMP_VM_call_variadic, 0, kHigh, 2, kSingle, 0, 1, 0, 0, RETURN)));
  assert_fails_with(verify(CODE(EMP_VM_call, 0, kHigh, 1, 0, 0, RETURN)),
                    INVALID_ARGUMENT, "without segments");
  assert_fails(
      verify(CODE(EMP_VM_call_variadic, 0, kHigh, 1, kSingle, 1, 0, 0, RETURN)),
      INVALID_ARGUMENT);
  assert_fails(
      verify(CODE(EMP_VM_call_variadic, 0, kHigh, 2, 1, 0, 1, 0, 0, RETURN)),
      INVALID_ARGUMENT);
  assert_fails(verify(CODE(EMP_VM_call_variadic, 0, kHigh, 2, kSingle, 1, 2, 0,
                           PAIR(0), 0, RETURN)),
               INVALID_ARGUMENT);
}

TEST(tables_must_have_what_is_named) {
  assert_fails_with(verify(CODE(EMP_VM_global_load_i64, 4, 4, 0, RETURN)),
                    INVALID_ARGUMENT, "global at byte 4");
  assert_fails(verify(CODE(EMP_VM_global_load_i64, 4, 8, 0, RETURN)),
               INVALID_ARGUMENT);
  assert_ok(verify(CODE(EMP_VM_global_load_i32, 4, 4, 0, RETURN)));
  assert_fails_with(verify(CODE(EMP_VM_global_load_ref, 0, 0, 0, RETURN)),
                    INVALID_ARGUMENT, "reference global");
  assert_fails_with(verify(CODE(EMP_VM_const_ref_rodata, 0, 0, 0, RETURN)),
                    INVALID_ARGUMENT, "constant 0 is not below 0");
  assert_ok(verify(CODE(EMP_VM_list_alloc, 0, 0, 0, RETURN)));
  assert_fails_with(verify(CODE(EMP_VM_list_alloc, 0, 1, 0, RETURN)),
                    INVALID_ARGUMENT, "type 1");
  assert_fails_with(verify(CODE(EMP_VM_fail, 0, 9, 0, 10, 0)), INVALID_ARGUMENT,
                    "text of 10 bytes at 9");
  assert_fails_with(
      verify(CODE(EMP_VM_cast_f64_small, 0, 0, EMP_FLOAT_F64, 0, RETURN)),
      INVALID_ARGUMENT, "more than 32 bits");
}

TEST(random_code_is_refused_or_harmless) {
  uint32_t seed = 7;
  for (int round = 0; round < 20000; ++round) {
    uint16_t code[kMaxUnits];
    uint32_t count = 1 + (uint32_t)round % (kMaxUnits - 3);
    for (uint32_t i = 0; i < count; ++i) {
      seed = seed * 1664525u + 1013904223u;
      // Mostly small numbers, so that much of it passes.
      code[i] = (uint16_t)(seed >> 30 ? seed >> 16 & 7 : seed >> 16 & 511);
    }
    const uint16_t end[] = {RETURN};
    memcpy(code + count, end, sizeof end);
    assembly_t a;
    emp_vm_program_t* program = NULL;
    assemble(&a, code, count + 3);
    emp_status_t status = link(&a, &program);
    if (emp_is_ok(status)) {
      emp_vm_instance_t instance;
      emp_vm_stack_t stack;
      assert_ok(emp_vm_instance_init(program, &instance));
      emp_vm_stack_init(&stack, NULL, 0, emp_allocator_libc());
      emp_vm_context_t context = {&instance, &stack, emp_allocator_libc(), 50};
      const uint64_t operands[] = {1, 2};
      uint64_t result = 0;
      status =
          emp_vm_invoke(&context, 0, (const uint32_t*)(const void*)operands,
                        NULL, (uint32_t*)(void*)&result, NULL);
      emp_vm_stack_deinit(&stack);
      emp_vm_instance_deinit(&instance);
    }
    emp_status_free(status);
    emp_vm_program_destroy(program);
  }
}

TEST(conventions_are_taken_apart) {
  emp_vm_signature_t s;
  assert_ok(emp_vm_signature_parse(EMP_STR("0iIfFrCrID_rI"), &s));
  assert_int_equal(s.operand_count, 6);
  assert_int_equal(s.result_count, 2);
  assert_int_equal(s.result_words, 2);
  assert_int_equal(s.result_refs, 1);
  assert_true(s.is_variadic);
  assert_ok(emp_vm_signature_parse(EMP_STR("0iI_v"), &s));
  assert_int_equal(s.operand_words, 4);  // the pair starts at an even word
  static const char* const bad[] = {"",     "0",     "0i",    "1v_v",
                                    "0x_v", "0C_v",  "0CD_v", "0CiCiDD_v",
                                    "0D_v", "0v_CiD"};
  for (size_t i = 0; i < sizeof bad / sizeof bad[0]; ++i) {
    assert_fails(
        emp_vm_signature_parse((emp_str_t){bad[i], strlen(bad[i])}, &s),
        INVALID_ARGUMENT);
  }
}

TEST(imports_are_linked_by_name_and_convention) {
  assembly_t a;
  emp_vm_program_t* program = NULL;
  assemble(&a, CODE(RETURN));
  a.import.convention = (emp_image_str_t){kConvention, 5};
  assert_fails_with(link(&a, &program), INCOMPATIBLE, "is \"0iCIrD_v\"");
  a.import.convention = (emp_image_str_t){kVariadic, 8};
  a.import.name = (emp_image_str_t){kImport, 2};
  assert_fails_with(link(&a, &program), NOT_FOUND, "is in no module");
  a.import.flags = EMP_IMAGE_IMPORT_OPTIONAL;
  assert_ok(link(&a, &program));
  assert_null(program->imports[0].call);
  emp_vm_program_destroy(program);
}

TEST_MAIN(RUN(sound_code_runs), RUN(instructions_must_exist_and_be_whole),
          RUN(registers_must_be_there_and_fit),
          RUN(branches_must_hit_instructions), RUN(lists_must_fit_their_callee),
          RUN(spans_must_fit_their_segments),
          RUN(tables_must_have_what_is_named),
          RUN(random_code_is_refused_or_harmless),
          RUN(conventions_are_taken_apart),
          RUN(imports_are_linked_by_name_and_convention))

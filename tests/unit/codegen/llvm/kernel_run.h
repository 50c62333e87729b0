// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Text of a kernel to a function in memory: parsed, compiled by the LLVM back
// end, loaded by the runtime's loader, called with plain arrays.
#ifndef EMP_TESTS_UNIT_CODEGEN_LLVM_KERNEL_RUN_H_
#define EMP_TESTS_UNIT_CODEGEN_LLVM_KERNEL_RUN_H_

#include "base/float16.h"
#include "base/text.h"
#include "contract/executable_abi.h"
#include "contract/math_functions.h"
#include "dialects/all_dialects.h"
#include "dialects/codegen_version.h"
#include "harness/harness.h"
#include "ir/parse.h"
#include "runtime/hal/loaders/elf_loader.h"

const emp_codegen_api_t* emp_codegen_get_api(uint32_t version);

typedef struct kernel_run_s {
  emp_context_t* context;
  emp_module_ir_t* module;
  emp_elf_image_t image;
  emp_kernel_t function;
} kernel_run_t;

static inline void kernel_parse(kernel_run_t* k, const char* text) {
  *k = (kernel_run_t){0};
  emp_context_options_t options = {.host = emp_allocator_libc()};
  k->context = emp_context_create(&options);
  emp_register_all_dialects(k->context);
  emp_diag_list_t list;
  emp_diag_sink_t sink;
  emp_diag_list_init(&sink, &list, emp_context_arena(k->context));
  emp_source_t source = {.name = EMP_STR("kernel.mlir"),
                         .text = emp_str_from(text)};
  bool parsed = emp_parse_module(k->context, &source, &sink, &k->module);
  if (!parsed && list.count) {
    fail_msg("%.*s", EMP_STR_ARGS(list.items[0].message));
  }
  assert_true(parsed);
}

static inline emp_status_t kernel_compile(kernel_run_t* k,
                                          emp_codegen_output_t* output) {
  const emp_codegen_api_t* api = emp_codegen_get_api(EMP_CODEGEN_VERSION);
  emp_codegen_target_t target = {.struct_bytes = sizeof(target),
                                 .codegen_level = 1};
  return api->compile(k->module->op, &target, output);
}

// `text` holds one func.func @k.
static inline void kernel_build(kernel_run_t* k, const char* text) {
  kernel_parse(k, text);
  emp_allocator_t host = emp_allocator_libc();
  emp_codegen_output_t output = {.struct_bytes = sizeof(output), .host = host};
  assert_ok(kernel_compile(k, &output));
  emp_str_t name = EMP_STR("k");
  void* function = NULL;
  assert_ok(emp_elf_load(output.object, output.object_bytes, &name, 1,
                         &function, &k->image));
  host.realloc(host.self, output.object, output.object_bytes, 0);
  memcpy(&k->function, &function, sizeof(function));
}

static inline void kernel_free(kernel_run_t* k) {
  if (k->image.memory) emp_elf_unload(&k->image);
  emp_module_ir_destroy(k->module);
  emp_context_destroy(k->context);
}

// The functions of contract/math_imports.def.
static inline const emp_math_function_t* kernel_imports(void) {
  static const emp_math_function_t imports[] = {
#define MATH_IMPORT(id, kind, function, doc) (emp_math_function_t) function,
#include "contract/math_imports.def"
#undef MATH_IMPORT
  };
  return imports;
}

static inline void kernel_call(const kernel_run_t* k, void* const* bindings,
                               uint32_t binding_count,
                               const uint32_t* constants,
                               uint32_t constant_count) {
  uint8_t local[256];
  emp_dispatch_t dispatch = {
      .bindings = bindings,
      .constants = constants,
      .imports = kernel_imports(),
      .workgroup_count = {7, 8, 9},
      .workgroup_size = {1, 1, 1},
      .binding_count = binding_count,
      .constant_count = constant_count,
  };
  emp_workgroup_t group = {
      .local_memory = local, .local_bytes = sizeof(local), .id = {1, 2, 3}};
  assert_int_equal(k->function(&dispatch, &group), 0);
}

// Builds @k, calls it with two or three arrays, and lets go of it.
static inline void kernel_run(const char* text, void* a, void* b, void* c) {
  kernel_run_t k;
  void* bindings[3] = {a, b, c};
  kernel_build(&k, text);
  kernel_call(&k, bindings, c ? 3 : b ? 2 : 1, NULL, 0);
  kernel_free(&k);
}

#endif  // EMP_TESTS_UNIT_CODEGEN_LLVM_KERNEL_RUN_H_

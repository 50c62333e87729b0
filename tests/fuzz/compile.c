// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compiles bytes as MLIR text for the portable target and loads what comes
// out: every image that the compiler makes is one that the loader accepts.
#include <stdio.h>
#include <stdlib.h>

#include "emplace/compiler.h"
#include "emplace/runtime.h"
#include "harness/capped_memory.h"

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t length);

enum { kBudgetBytes = 256 << 20 };

static void write_to_stderr(void* user, emp_str_t text) {
  (void)user;
  fprintf(stderr, "%.*s", EMP_STR_ARGS(text));
}

// An initializer may fail for reasons of its own; a broken image may not be.
static void load(const emp_image_t* image) {
  emp_test_budget_t budget = {kBudgetBytes};
  emp_module_options_t options = emp_module_options_default();
  options.fuel = 10000;
  emp_module_t* module = NULL;
  emp_status_t status =
      emp_module_load(image->data, image->length, &options,
                      emp_test_budget_allocator(&budget), &module);
  emp_status_code_t code = emp_status_code(status);
  if (code == EMP_STATUS_DATA_LOSS || code == EMP_STATUS_INCOMPATIBLE ||
      code == EMP_STATUS_NOT_FOUND || code == EMP_STATUS_INTERNAL) {
    emp_status_print(status, (emp_writer_t){NULL, write_to_stderr});
    abort();
  }
  emp_status_free(status);
  emp_module_release(module);
  if (budget.left_bytes != kBudgetBytes) abort();  // a leak
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t length) {
  emp_test_budget_t budget = {kBudgetBytes};
  emp_compile_options_t options = emp_compile_options_default();
  options.host = emp_test_budget_allocator(&budget);
  options.target = EMP_STR("vmvx");
  options.flags = EMP_COMPILE_EXTERNALIZE_TRANSIENTS |
                  EMP_COMPILE_EXTERNALIZE_OUTPUTS | EMP_COMPILE_VERIFY_EACH;
  emp_image_t image = {0};
  emp_status_t status = emp_compile_text((emp_str_t){(const char*)data, length},
                                         &options, &image);
  if (emp_is_ok(status)) load(&image);
  if (emp_status_code(status) == EMP_STATUS_INTERNAL) {
    emp_status_print(status, (emp_writer_t){NULL, write_to_stderr});
    abort();
  }
  emp_status_free(status);
  emp_image_free(&image);
  if (budget.left_bytes != kBudgetBytes) abort();  // a leak
  return 0;
}

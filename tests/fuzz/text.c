// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads bytes as MLIR text. What is accepted is printed and read again: the
// second print must be the same text. Nothing may stay allocated.
#include <stdio.h>
#include <stdlib.h>

#include "base/text.h"
#include "emplace/compiler.h"
#include "harness/capped_memory.h"

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t length);

enum { kBudgetBytes = 256 << 20 };

static bool print_again(emp_str_t text, emp_arena_t* arena,
                        emp_str_t* out_text) {
  emp_test_budget_t budget = {kBudgetBytes};
  emp_compile_options_t options = emp_compile_options_default();
  options.host = emp_test_budget_allocator(&budget);
  options.flags = EMP_COMPILE_ALLOW_UNREGISTERED;
  emp_text_t printed = {.arena = arena};
  emp_status_t status = emp_opt_text(text, EMP_STR(""), EMP_OPT_SPLIT_INPUT,
                                     &options, emp_text_writer(&printed));
  bool is_ok = emp_is_ok(status);
  emp_status_free(status);
  if (budget.left_bytes != kBudgetBytes) abort();  // a leak
  *out_text = emp_text_view(&printed);
  return is_ok;
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t length) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  emp_str_t first;
  emp_str_t second;
  if (print_again((emp_str_t){(const char*)data, length}, &arena, &first)) {
    bool is_read = print_again(first, &arena, &second);
    if (!is_read || !emp_str_equal(first, second)) {
      fprintf(stderr, "printed:\n%.*s\nthen:\n%.*s\n", EMP_STR_ARGS(first),
              EMP_STR_ARGS(second));
      abort();
    }
  }
  emp_arena_deinit(&arena);
  return 0;
}

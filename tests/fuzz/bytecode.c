// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads bytes as MLIR bytecode. What is accepted is printed, and the text read
// again (it need not be accepted: bytecode can say a little more than text).
// Nothing may stay allocated. The first bytes are put in front where they are
// missing, so that every input gets past them.
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "emplace/compiler.h"
#include "harness/capped_memory.h"

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t length);

enum { kBudgetBytes = 256 << 20, kMaxTextBytes = 1 << 20 };

static bool print_again(emp_str_t text, emp_arena_t* arena,
                        emp_str_t* out_text) {
  emp_test_budget_t budget = {kBudgetBytes};
  emp_compile_options_t options = emp_compile_options_default();
  options.host = emp_test_budget_allocator(&budget);
  options.flags = EMP_COMPILE_ALLOW_UNREGISTERED;
  emp_text_t printed = {.arena = arena};
  emp_status_t status =
      emp_opt_text(text, EMP_STR(""), 0, &options, emp_text_writer(&printed));
  bool is_ok = emp_is_ok(status);
  emp_status_free(status);
  if (budget.left_bytes != kBudgetBytes) abort();  // a leak
  *out_text = emp_text_view(&printed);
  return is_ok;
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t length) {
  static const char magic[] = {'M', 'L', '\xef', 'R'};
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  bool has_magic = length >= 4 && memcmp(data, magic, 4) == 0;
  size_t head = has_magic ? 0 : sizeof magic;
  char* bytes = malloc(head + length + 1);
  if (!bytes) return 0;
  memcpy(bytes, magic, head);
  if (length) memcpy(bytes + head, data, length);
  emp_str_t first;
  emp_str_t second;
  if (print_again((emp_str_t){bytes, head + length}, &arena, &first) &&
      first.length < kMaxTextBytes) {
    print_again(first, &arena, &second);
  }
  free(bytes);
  emp_arena_deinit(&arena);
  return 0;
}

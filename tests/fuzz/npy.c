// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads bytes as a .npy file. What is read is written and read again: the same
// type, shape and bytes must come back.
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "emplace/tooling.h"

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t length);

static void check(bool holds) {
  if (!holds) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t length) {
  emp_allocator_t host = emp_allocator_libc();
  emp_tensor_t tensor;
  size_t used = 0;
  emp_status_t status =
      emp_tensor_read_npy(data, length, 0, host, &tensor, &used);
  if (!emp_is_ok(status)) {
    emp_status_free(status);
    return 0;
  }
  check(used <= length);
  emp_arena_t arena;
  emp_arena_init(&arena, host, NULL, NULL);
  emp_text_t text = {.arena = &arena};
  status = emp_tensor_write_npy(&tensor, emp_text_writer(&text));
  if (emp_is_ok(status)) {
    emp_tensor_t again;
    status = emp_tensor_read_npy(text.data, text.length, tensor.element_type,
                                 host, &again, &used);
    check(emp_is_ok(status));
    check(again.element_type == tensor.element_type);
    check(again.rank == tensor.rank);
    check(again.length_bytes == tensor.length_bytes);
    check(tensor.length_bytes == 0 ||
          memcmp(again.data, tensor.data, tensor.length_bytes) == 0);
    emp_tensor_free(&again);
  }
  emp_status_free(status);
  emp_arena_deinit(&arena);
  emp_tensor_free(&tensor);
  return 0;
}

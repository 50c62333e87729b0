// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads text as a tensor literal (`4xf32=1,2,3,4`) and as numbers. What is
// read and printed whole must read back as the same bytes; sizes are bounded,
// since a literal may ask for any amount of memory.
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "tooling/element.h"

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t length);

static void check(bool holds) {
  if (!holds) abort();
}

static void check_number(emp_str_t text) {
  double value = 0;
  if (!emp_parse_f64(text, &value)) return;
  char shortest[32];
  size_t length = emp_print_f64_shortest(value, shortest);
  double again = 0;
  check(emp_parse_f64((emp_str_t){shortest, length}, &again));
  check(memcmp(&value, &again, sizeof(value)) == 0);
}

static bool is_small(emp_str_t text) {
  emp_tensor_t shape;
  emp_str_t rest;
  bool has_rest = false;
  emp_status_t status = emp_tensor_parse_shape(text, &shape, &has_rest, &rest);
  bool is_ok = emp_is_ok(status);
  emp_status_free(status);
  if (!is_ok) return false;
  double count = 1;
  for (size_t i = 0; i < shape.rank; ++i)
    count *= (double)shape.dims[i];
  return count < 1 << 20;
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t length) {
  emp_allocator_t host = emp_allocator_libc();
  emp_str_t text = {(const char*)data, length};
  check_number(text);
  if (!is_small(text)) return 0;
  emp_tensor_t tensor;
  emp_status_t status = emp_tensor_parse(text, host, &tensor);
  if (emp_is_ok(status)) {
    emp_arena_t arena;
    emp_arena_init(&arena, host, NULL, NULL);
    emp_text_t printed = {.arena = &arena};
    emp_tensor_print(&tensor, 1 << 20, emp_text_writer(&printed));
    emp_tensor_t again;
    // Opaque elements (x8 to x64) print in hex, which is not read back.
    if (emp_element_type_name(tensor.element_type)[0] != 'x') {
      emp_status_t second =
          emp_tensor_parse(emp_text_view(&printed), host, &again);
      check(emp_is_ok(second));
      check(again.length_bytes == tensor.length_bytes);
      emp_tensor_free(&again);
    }
    emp_tensor_free(&tensor);
    emp_arena_deinit(&arena);
  }
  emp_status_free(status);
  return 0;
}

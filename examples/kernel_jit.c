// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A kernel JIT inside somebody else's program: text in, a function in the
// caller's memory out. out = max(a * b + c, 0) for any length.
#include <stdio.h>

#include "emplace/jit.h"

static const char kText[] =
    "#id = affine_map<(i) -> (i)>\n"
    "func.func @main(%a: tensor<?xf32>, %b: tensor<?xf32>,\n"
    "                %c: tensor<?xf32>) -> tensor<?xf32> {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %zero = arith.constant 0.0 : f32\n"
    "  %n = tensor.dim %a, %c0 : tensor<?xf32>\n"
    "  %e = tensor.empty(%n) : tensor<?xf32>\n"
    "  %r = linalg.generic {indexing_maps = [#id, #id, #id, #id],\n"
    "                       iterator_types = [\"parallel\"]}\n"
    "      ins(%a, %b, %c : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)\n"
    "      outs(%e : tensor<?xf32>) {\n"
    "  ^bb0(%x: f32, %y: f32, %z: f32, %o: f32):\n"
    "    %m = arith.mulf %x, %y : f32\n"
    "    %s = arith.addf %m, %z : f32\n"
    "    %p = arith.maximumf %s, %zero : f32\n"
    "    linalg.yield %p : f32\n"
    "  } -> tensor<?xf32>\n"
    "  return %r : tensor<?xf32>\n"
    "}\n";

// The caller's memory as a view: borrowed, 64-byte aligned.
static emp_status_t view_of(emp_device_t* device, float* data, int64_t n,
                            emp_buffer_view_t** out_view) {
  emp_buffer_t* buffer;
  EMP_TRY(emp_buffer_wrap(device, (emp_buffer_params_t){0, 0}, data,
                          (uint64_t)n * sizeof *data, NULL, NULL, &buffer));
  emp_status_t status = emp_buffer_view_create(buffer, EMP_ELEMENT_F32, &n, 1,
                                               emp_allocator_libc(), out_view);
  emp_buffer_release(buffer);
  return status;
}

static emp_status_t run(emp_jit_t* jit, float* data[4], int64_t n) {
  emp_module_t* module;
  const emp_function_t* function;
  emp_call_t* call;
  uint64_t bytes;
  int64_t dims[] = {n, n, n, n};  // of a, b, c and the output, in order
  emp_size_args_t sizes = {.dims = dims, .dim_count = 4};
  EMP_TRY(
      emp_jit_compile_text(jit, (emp_str_t){kText, sizeof kText - 1}, &module));
  EMP_TRY(emp_module_find(module, "main", &function));
  EMP_TRY(emp_function_transient_bytes(function, &sizes, &bytes));
  printf("transient bytes for n = %lld: %llu\n", (long long)n,
         (unsigned long long)bytes);
  EMP_TRY(emp_call_create(function, emp_allocator_libc(), &call));
  emp_status_t status = emp_ok_status();
  for (size_t i = 0; i < 4 && emp_is_ok(status); ++i) {
    emp_buffer_view_t* view;
    status = view_of(emp_jit_device(jit), data[i], n, &view);
    if (!emp_is_ok(status)) break;
    status = i < 3 ? emp_call_set_input(call, i, view)
                   : emp_call_set_output(call, 0, view);
    emp_buffer_view_release(view);
  }
  if (emp_is_ok(status)) status = emp_call_run(call);
  emp_call_destroy(call);
  emp_module_release(module);
  return status;
}

static void print_text(void* user, emp_str_t text) {
  fprintf(user, "%.*s", EMP_STR_ARGS(text));
}

int main(void) {
  static _Alignas(64) float a[] = {1, 2, 3, 4, 5};
  static _Alignas(64) float b[] = {2, 2, 2, 2, 2};
  static _Alignas(64) float c[] = {0, -9, 1, 1, -9};
  static _Alignas(64) float out[5];
  float* data[] = {a, b, c, out};
  emp_jit_t* jit;
  emp_jit_options_t options = emp_jit_options_default();
  options.diagnostics = (emp_writer_t){stderr, print_text};
  emp_status_t status = emp_jit_create(&options, emp_allocator_libc(), &jit);
  if (emp_is_ok(status)) {
    status = run(jit, data, 5);
    emp_jit_destroy(jit);
  }
  if (!emp_is_ok(status)) {
    emp_status_print(status, options.diagnostics);
    emp_status_free(status);
    return 1;
  }
  for (int i = 0; i < 5; ++i)
    printf("%g ", (double)out[i]);
  printf("\n");  // 2 0 7 9 1
  return !(out[0] == 2 && out[1] == 0 && out[4] == 1);
}

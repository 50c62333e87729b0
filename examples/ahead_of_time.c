// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ahead of time: the first half compiles to bytes, as a build step would write
// to a file; the second half needs emplace/runtime.h only, that is the runtime
// library without the compiler.
#include <stdio.h>
#include <string.h>

#include "emplace/compiler.h"
#include "emplace/runtime.h"

static const char kText[] =
    "func.func @scale(%x: tensor<4xf32>,\n"
    "                 %out: tensor<4xf32> {iree.abi.output = 0 : index})\n"
    "    -> tensor<4xf32> {\n"
    "  %e = tensor.empty() : tensor<4xf32>\n"
    "  %r = linalg.mul ins(%x, %x : tensor<4xf32>, tensor<4xf32>)\n"
    "                  outs(%e : tensor<4xf32>) -> tensor<4xf32>\n"
    "  return %r : tensor<4xf32>\n"
    "}\n";

static emp_status_t make_view(emp_device_t* device, float* data,
                              emp_buffer_view_t** out_view) {
  emp_buffer_t* buffer;
  int64_t dim = 4;
  EMP_TRY(emp_buffer_wrap(device, (emp_buffer_params_t){0, 0}, data,
                          4 * sizeof *data, NULL, NULL, &buffer));
  emp_status_t status = emp_buffer_view_create(buffer, EMP_ELEMENT_F32, &dim, 1,
                                               emp_allocator_libc(), out_view);
  emp_buffer_release(buffer);
  return status;
}

static emp_status_t call_it(emp_module_t* module, float* x, float* out) {
  const emp_function_t* function;
  emp_call_t* call = NULL;
  emp_buffer_view_t* in_view = NULL;
  emp_buffer_view_t* out_view = NULL;
  emp_device_t* device = emp_module_device(module);
  EMP_TRY(emp_module_find(module, "scale", &function));
  emp_status_t status = make_view(device, x, &in_view);
  if (emp_is_ok(status)) status = make_view(device, out, &out_view);
  if (emp_is_ok(status)) {
    status = emp_call_create(function, emp_allocator_libc(), &call);
  }
  if (emp_is_ok(status)) status = emp_call_set_input(call, 0, in_view);
  if (emp_is_ok(status)) status = emp_call_set_output(call, 0, out_view);
  if (emp_is_ok(status)) status = emp_call_run(call);
  emp_call_destroy(call);
  emp_buffer_view_release(in_view);
  emp_buffer_view_release(out_view);
  return status;
}

static emp_status_t compile_then_run(float* x, float* out) {
  emp_image_t image;
  emp_module_t* module;
  EMP_TRY(emp_compile_text((emp_str_t){kText, sizeof kText - 1}, NULL, &image));
  printf("module of %zu bytes\n", image.length);
  emp_status_t status = emp_module_load(image.data, image.length, NULL,
                                        emp_allocator_libc(), &module);
  if (emp_is_ok(status)) {
    status = call_it(module, x, out);
    emp_module_release(module);
  }
  emp_image_free(&image);
  return status;
}

static void print_text(void* user, emp_str_t text) {
  fprintf(user, "%.*s", EMP_STR_ARGS(text));
}

int main(void) {
  static _Alignas(64) float x[] = {1, 2, 3, 4};
  static _Alignas(64) float out[4];
  emp_status_t status = compile_then_run(x, out);
  if (!emp_is_ok(status)) {
    emp_status_print(status, (emp_writer_t){stderr, print_text});
    emp_status_free(status);
    return 1;
  }
  printf("%g %g %g %g\n", (double)out[0], (double)out[1], (double)out[2],
         (double)out[3]);  // 1 4 9 16
  return memcmp(out, (float[]){1, 4, 9, 16}, sizeof out) != 0;
}

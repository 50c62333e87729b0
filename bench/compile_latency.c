// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Text to callable, caches off: matmul + bias + relu at 256x256x256 as the
// first kernel of the process (loading LLVM included), then kernels of other
// shapes. The peer is MLIR's own pipeline in its runner (bench/README.md says
// how); its figure of 37 ms for this kernel is in docs.
#include <stdio.h>
#include <string.h>

#include "base/thread.h"
#include "emplace/jit.h"

// N stands for the size.
static const char kText[] =
    "#id = affine_map<(i, j) -> (i, j)>\n"
    "#row = affine_map<(i, j) -> (j)>\n"
    "func.func @main(%a: tensor<NxNxf32>, %b: tensor<NxNxf32>,\n"
    "                %c: tensor<Nxf32>) -> tensor<NxNxf32> {\n"
    "  %z = arith.constant 0.0 : f32\n"
    "  %e = tensor.empty() : tensor<NxNxf32>\n"
    "  %f = linalg.fill ins(%z : f32) outs(%e : tensor<NxNxf32>)\n"
    "      -> tensor<NxNxf32>\n"
    "  %m = linalg.matmul ins(%a, %b : tensor<NxNxf32>, tensor<NxNxf32>)\n"
    "      outs(%f : tensor<NxNxf32>) -> tensor<NxNxf32>\n"
    "  %r = linalg.generic {indexing_maps = [#id, #row, #id],\n"
    "                       iterator_types = [\"parallel\", \"parallel\"]}\n"
    "      ins(%m, %c : tensor<NxNxf32>, tensor<Nxf32>)\n"
    "      outs(%e : tensor<NxNxf32>) {\n"
    "  ^bb0(%x: f32, %y: f32, %o: f32):\n"
    "    %s = arith.addf %x, %y : f32\n"
    "    %t = arith.maximumf %s, %z : f32\n"
    "    linalg.yield %t : f32\n"
    "  } -> tensor<NxNxf32>\n"
    "  return %r : tensor<NxNxf32>\n"
    "}\n";

static size_t make_text(char* out, size_t capacity, int n) {
  size_t length = 0;
  for (const char* at = kText; *at && length + 16 < capacity; ++at) {
    if (*at == 'N') {
      length += (size_t)snprintf(out + length, capacity - length, "%d", n);
    } else {
      out[length++] = *at;
    }
  }
  return length;
}

static void print_text(void* user, emp_str_t text) {
  fprintf(user, "%.*s", EMP_STR_ARGS(text));
}

static emp_status_t compile_once(emp_jit_t* jit, int n, double* out_ms) {
  char text[4096];
  size_t length = make_text(text, sizeof text, n);
  emp_module_t* module;
  int64_t start = emp_time_now_ns();
  EMP_TRY(emp_jit_compile_text(jit, (emp_str_t){text, length}, &module));
  *out_ms = (double)(emp_time_now_ns() - start) / 1e6;
  emp_module_release(module);
  return emp_ok_status();
}

static emp_status_t measure(const char* target) {
  static const int kSizes[] = {256, 257, 255, 96, 128, 384, 250};
  emp_jit_t* jit;
  emp_jit_options_t options = emp_jit_options_default();
  options.target = (emp_str_t){target, strlen(target)};
  options.diagnostics = (emp_writer_t){stderr, print_text};
  EMP_TRY(emp_jit_create(&options, emp_allocator_libc(), &jit));
  emp_status_t status = emp_ok_status();
  for (size_t i = 0; emp_is_ok(status) && i < sizeof kSizes / sizeof(int);
       ++i) {
    double ms;
    status = compile_once(jit, kSizes[i], &ms);
    if (emp_is_ok(status)) {
      printf("%-5s kernel %zu (%d^3): %8.2f ms\n", target, i + 1, kSizes[i],
             ms);
    }
  }
  emp_jit_destroy(jit);
  return status;
}

int main(void) {
  emp_status_t status = measure("cpu");
  if (emp_is_ok(status)) status = measure("vmvx");
  if (emp_is_ok(status)) return 0;
  emp_status_print(status, (emp_writer_t){stderr, print_text});
  emp_status_free(status);
  return 1;
}

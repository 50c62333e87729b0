// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From text to a prepared call, caches off: the first kernel of the process
// (loading the code generator included), a second, different one, and the
// median of more; then what one call of a tiny program costs. Run it several
// times: the first number exists once a process.
//
// Where MLIR's tools are found, its stock pipeline (bufferize, loops, LLVM
// dialect; then mlir-runner -O2, which compiles the same kernel without calling
// it) is timed in the same run: the processor time of the two processes, start
// included, and that of a program without the kernel, which is mostly start.
//
// usage: jit_latency [cpu|vmvx]
#include <stdio.h>
#include <stdlib.h>

#include "base/thread.h"
#include "harness/prepared_call.h"
#include "peer.h"

enum { kKernels = 11, kCalls = 200000 };

// matmul + bias + relu; `n` columns make kernels different.
static const char text_format[] =
    "#id = affine_map<(i, j) -> (i, j)>\n"
    "#col = affine_map<(i, j) -> (j)>\n"
    "func.func @main(%%a: tensor<256x256xf32>, %%b: tensor<256x%dxf32>, "
    "%%bias: tensor<%dxf32>) -> tensor<256x%dxf32> {\n"
    "  %%zero = arith.constant 0.0 : f32\n"
    "  %%empty = tensor.empty() : tensor<256x%dxf32>\n"
    "  %%init = linalg.fill ins(%%zero : f32) outs(%%empty : "
    "tensor<256x%dxf32>) -> tensor<256x%dxf32>\n"
    "  %%c = linalg.matmul ins(%%a, %%b : tensor<256x256xf32>, "
    "tensor<256x%dxf32>) outs(%%init : tensor<256x%dxf32>) -> "
    "tensor<256x%dxf32>\n"
    "  %%r = linalg.generic {indexing_maps = [#id, #col, #id], "
    "iterator_types = [\"parallel\", \"parallel\"]} ins(%%c, %%bias : "
    "tensor<256x%dxf32>, tensor<%dxf32>) outs(%%empty : tensor<256x%dxf32>) "
    "{\n"
    "  ^bb0(%%x: f32, %%y: f32, %%o: f32):\n"
    "    %%s = arith.addf %%x, %%y : f32\n"
    "    %%m = arith.maximumf %%s, %%zero : f32\n"
    "    linalg.yield %%m : f32\n"
    "  } -> tensor<256x%dxf32>\n"
    "  return %%r : tensor<256x%dxf32>\n"
    "}\n";

static const char tiny_text[] =
    "#id = affine_map<(i) -> (i)>\n"
    "func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
    "  %empty = tensor.empty() : tensor<4xf32>\n"
    "  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = "
    "[\"parallel\"]} ins(%a : tensor<4xf32>) outs(%empty : tensor<4xf32>) {\n"
    "  ^bb0(%x: f32, %o: f32):\n"
    "    %s = arith.addf %x, %x : f32\n"
    "    linalg.yield %s : f32\n"
    "  } -> tensor<4xf32>\n"
    "  return %r : tensor<4xf32>\n"
    "}\n";

static int compare_times(const void* a, const void* b) {
  int64_t x = *(const int64_t*)a;
  int64_t y = *(const int64_t*)b;
  return (x > y) - (x < y);
}

static emp_status_t measure_kernels(const char* target) {
  int64_t times[kKernels];
  for (int i = 0; i < kKernels; ++i) {
    char text[4096];
    int n = 256 + 16 * i;
    snprintf(text, sizeof(text), text_format, n, n, n, n, n, n, n, n, n, n, n,
             n, n, n);
    emp_test_call_t call;
    int64_t start = emp_time_now_ns();
    EMP_TRY(emp_test_call_open(text, target, emp_allocator_libc(), &call));
    times[i] = emp_time_now_ns() - start;
    emp_status_t status = emp_call_run(call.call);
    emp_test_call_close(&call);
    EMP_TRY(status);
  }
  printf("%s: first kernel %.2f ms, second %.2f ms, ", target,
         (double)times[0] / 1e6, (double)times[1] / 1e6);
  qsort(times + 1, kKernels - 1, sizeof(times[0]), compare_times);
  printf("median of the others %.2f ms\n", (double)times[kKernels / 2] / 1e6);
  return emp_ok_status();
}

static emp_status_t measure_call(const char* target) {
  emp_test_call_t call;
  EMP_TRY(emp_test_call_open(tiny_text, target, emp_allocator_libc(), &call));
  emp_status_t status = emp_call_run(call.call);
  int64_t start = emp_time_now_ns();
  for (int i = 0; i < kCalls && emp_is_ok(status); ++i) {
    status = emp_call_run(call.call);
  }
  double each = (double)(emp_time_now_ns() - start) / kCalls;
  if (emp_is_ok(status)) {
    printf("%s: a call with one tiny dispatch %.0f ns\n", target, each);
  }
  emp_test_call_close(&call);
  return status;
}

// -- MLIR's own pipeline ------------------------------------------------------

static const char stock_pipeline[] =
    "--pass-pipeline=builtin.module(one-shot-bufferize{bufferize-function-"
    "boundaries},buffer-deallocation-pipeline,convert-linalg-to-loops,convert-"
    "scf-to-cf,expand-strided-metadata,lower-affine,convert-to-llvm,reconcile-"
    "unrealized-casts)";

// Processor time to make `text` callable and to call an empty @main.
static double time_stock(const char* text, const char* opt,
                         const char* runner) {
  char from[64];
  char to[64];
  int id = (int)getpid();
  snprintf(from, sizeof(from), "/tmp/emplace-jit-%d.mlir", id);
  snprintf(to, sizeof(to), "/tmp/emplace-jit-%d-llvm.mlir", id);
  FILE* file = fopen(from, "w");
  if (!file) return -1;
  fputs(text, file);
  fclose(file);
  peer_command_t lower = {.args = {opt, stock_pipeline, from, "-o", to}};
  peer_command_t compile = {
      .args = {runner, to, "-e", "main", "--entry-point-result=void", "-O2"}};
  double first = peer_time(&lower);
  double second = first < 0 ? -1 : peer_time(&compile);
  remove(from);
  remove(to);
  return second < 0 ? -1 : first + second;
}

static void measure_stock(void) {
  static const char empty[] = "func.func @main() { return }\n";
  const char* opt = peer_find("mlir-opt-22", "mlir-opt");
  const char* runner = peer_find("mlir-runner-22", "mlir-runner");
  if (!opt || !runner) {
    printf("no mlir-opt and mlir-runner to compare with\n");
    return;
  }
  char text[4096];
  int length = snprintf(text, sizeof(text), text_format, 256, 256, 256, 256,
                        256, 256, 256, 256, 256, 256, 256, 256, 256, 256);
  char* name = strstr(text, "@main");
  memcpy(name, "@kern", 5);
  snprintf(text + length, sizeof(text) - (size_t)length, "%s", empty);
  double kernel = time_stock(text, opt, runner);
  double nothing = time_stock(empty, opt, runner);
  if (kernel < 0 || nothing < 0) return;
  printf("%s and %s, two processes: %.1f ms, without the kernel %.1f ms\n", opt,
         runner, kernel * 1e3, nothing * 1e3);
}

static void print_to_stderr(void* user, emp_str_t text) {
  (void)user;
  fprintf(stderr, "%.*s", EMP_STR_ARGS(text));
}

int main(int argc, char** argv) {
  const char* target = argc > 1 ? argv[1] : "cpu";
  emp_status_t status = measure_kernels(target);
  if (emp_is_ok(status)) status = measure_call(target);
  if (emp_is_ok(status)) {
    fflush(stdout);
    measure_stock();
    return 0;
  }
  emp_status_print(status, (emp_writer_t){NULL, print_to_stderr});
  emp_status_free(status);
  return 1;
}

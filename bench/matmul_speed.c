// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// f32 matrix products on one thread against OpenBLAS, where it is installed:
// the best of several rounds each, taken in turns so that both see the same
// machine. The result is compared with OpenBLAS's within the error bound.
//
// usage: matmul_speed [SIZE...]
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/thread.h"
#include "harness/numbers.h"
#include "harness/prepared_call.h"

#if defined(EMP_HAVE_OPENBLAS)
void openblas_set_num_threads(int count);
void cblas_sgemm(int order, int trans_a, int trans_b, int m, int n, int k,
                 float alpha, const float* a, int lda, const float* b, int ldb,
                 float beta, float* c, int ldc);
#endif

enum { kRounds = 15 };

static const char text_format[] =
    "func.func @main(%%a: tensor<%dx%dxf32>, %%b: tensor<%dx%dxf32>) -> "
    "tensor<%dx%dxf32> {\n"
    "  %%zero = arith.constant 0.0 : f32\n"
    "  %%empty = tensor.empty() : tensor<%dx%dxf32>\n"
    "  %%init = linalg.fill ins(%%zero : f32) outs(%%empty : "
    "tensor<%dx%dxf32>) -> tensor<%dx%dxf32>\n"
    "  %%c = linalg.matmul ins(%%a, %%b : tensor<%dx%dxf32>, "
    "tensor<%dx%dxf32>) outs(%%init : tensor<%dx%dxf32>) -> "
    "tensor<%dx%dxf32>\n"
    "  return %%c : tensor<%dx%dxf32>\n"
    "}\n";

static void reference(int n, const emp_test_call_t* call, float* c) {
#if defined(EMP_HAVE_OPENBLAS)
  cblas_sgemm(101, 111, 111, n, n, n, 1, call->inputs[0].data, n,
              call->inputs[1].data, n, 0, c, n);
#else
  for (int i = 0; i < n * n; ++i) {
    double sum = 0;
    for (int k = 0; k < n; ++k) {
      sum += (double)call->inputs[0].data[i / n * n + k] *
             (double)call->inputs[1].data[k * n + i % n];
    }
    c[i] = (float)sum;
  }
#endif
}

// Twice the bound: both sides may be off. Inputs are at most 1.
static bool agrees(int n, const emp_test_call_t* call, const float* c) {
  double bound = 2 * emp_test_gamma_f32((size_t)n) * n;
  for (int i = 0; i < n * n; ++i) {
    double difference = fabs((double)call->outputs[0].data[i] - (double)c[i]);
    if (!(difference <= bound)) return false;
  }
  return true;
}

static emp_status_t measure(int n, const char* target) {
  char text[2048];
  snprintf(text, sizeof(text), text_format, n, n, n, n, n, n, n, n, n, n, n, n,
           n, n, n, n, n, n, n, n, n, n);
  emp_test_call_t call;
  EMP_TRY(emp_test_call_open(text, target, emp_allocator_libc(), &call));
  float* c = malloc((size_t)n * (size_t)n * sizeof(float));
  int repeats = (int)(4e8 / ((double)n * n * n * 2)) + 1;
  double best_ours = 1e30;
  double best_reference = 1e30;
  emp_status_t status = emp_call_run(call.call);
  for (int round = 0; c && emp_is_ok(status) && round < kRounds; ++round) {
    int64_t start = emp_time_now_ns();
    for (int i = 0; i < repeats && emp_is_ok(status); ++i) {
      status = emp_call_run(call.call);
    }
    int64_t middle = emp_time_now_ns();
    for (int i = 0; i < repeats; ++i)
      reference(n, &call, c);
    int64_t end = emp_time_now_ns();
    best_ours = fmin(best_ours, (double)(middle - start) / repeats);
    best_reference = fmin(best_reference, (double)(end - middle) / repeats);
  }
  if (c && emp_is_ok(status)) {
    double work = 2.0 * n * n * n;
    printf("%5d %6s %9.2f GFLOP/s, reference %9.2f, ratio %5.1f %% %s\n", n,
           target, work / best_ours, work / best_reference,
           100 * best_reference / best_ours,
           agrees(n, &call, c) ? "" : "WRONG RESULT");
  }
  free(c);
  emp_test_call_close(&call);
  return status;
}

static void print_to_stderr(void* user, emp_str_t text) {
  (void)user;
  fprintf(stderr, "%.*s", EMP_STR_ARGS(text));
}

int main(int argc, char** argv) {
#if defined(EMP_HAVE_OPENBLAS)
  openblas_set_num_threads(1);
#else
  printf("no OpenBLAS: the reference is a plain loop\n");
#endif
  static const int sizes[] = {96, 250, 256, 257, 384};
  int count = argc > 1 ? argc - 1 : 5;
  for (int i = 0; i < count; ++i) {
    int n = argc > 1 ? (int)strtol(argv[i + 1], NULL, 10) : sizes[i];
    emp_status_t status = measure(n, "cpu");
    if (!emp_is_ok(status)) {
      emp_status_print(status, (emp_writer_t){NULL, print_to_stderr});
      emp_status_free(status);
      return 1;
    }
  }
  return 0;
}

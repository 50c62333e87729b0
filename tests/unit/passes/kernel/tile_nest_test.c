// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Numbers of whole kernels on both targets: contractions against plain loops
// in double within gamma_n, elementwise functions bit for bit between the
// targets. Sizes are 0, 1, primes, and one below and above tiles.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "harness/harness.h"
#include "harness/prepared_call.h"

typedef struct shape_s {
  int m, n, k;
  bool is_transposed;  // the second operand is n x k
} shape_t;

static void write_text(char* text, size_t bytes, shape_t s) {
  char rhs[32];
  snprintf(rhs, sizeof(rhs), "%dx%dxf32", s.is_transposed ? s.n : s.k,
           s.is_transposed ? s.k : s.n);
  snprintf(
      text, bytes,
      "func.func @main(%%a: tensor<%dx%dxf32>, %%b: tensor<%s>,\n"
      "    %%bias: tensor<%dxf32>) -> tensor<%dx%dxf32> {\n"
      "  %%zero = arith.constant 0.0 : f32\n"
      "  %%e = tensor.empty() : tensor<%dx%dxf32>\n"
      "  %%f = linalg.fill ins(%%zero : f32) outs(%%e : tensor<%dx%dxf32>)\n"
      "      -> tensor<%dx%dxf32>\n"
      "  %%c = linalg.generic {indexing_maps = [\n"
      "      affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (%s)>,\n"
      "      affine_map<(i, j, k) -> (i, j)>],\n"
      "      iterator_types = [\"parallel\", \"parallel\", \"reduction\"]}\n"
      "      ins(%%a, %%b : tensor<%dx%dxf32>, tensor<%s>)\n"
      "      outs(%%f : tensor<%dx%dxf32>) {\n"
      "  ^bb0(%%x: f32, %%y: f32, %%acc: f32):\n"
      "    %%p = arith.mulf %%x, %%y : f32\n"
      "    %%s = arith.addf %%acc, %%p : f32\n"
      "    linalg.yield %%s : f32\n"
      "  } -> tensor<%dx%dxf32>\n"
      "  %%r = linalg.generic {indexing_maps = [\n"
      "      affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,\n"
      "      affine_map<(i, j) -> (i, j)>],\n"
      "      iterator_types = [\"parallel\", \"parallel\"]}\n"
      "      ins(%%c, %%bias : tensor<%dx%dxf32>, tensor<%dxf32>)\n"
      "      outs(%%e : tensor<%dx%dxf32>) {\n"
      "  ^bb0(%%x: f32, %%y: f32, %%o: f32):\n"
      "    %%s = arith.addf %%x, %%y : f32\n"
      "    linalg.yield %%s : f32\n"
      "  } -> tensor<%dx%dxf32>\n"
      "  return %%r : tensor<%dx%dxf32>\n}\n",
      s.m, s.k, rhs, s.n, s.m, s.n, s.m, s.n, s.m, s.n, s.m, s.n,
      s.is_transposed ? "j, k" : "k, j", s.m, s.k, rhs, s.m, s.n, s.m, s.n, s.m,
      s.n, s.n, s.m, s.n, s.m, s.n, s.m, s.n);
}

static void check_element(const emp_test_call_t* call, shape_t s, int i,
                          int j) {
  const float* a = call->inputs[0].data;
  const float* b = call->inputs[1].data;
  double bias = (double)call->inputs[2].data[j];
  double sum = bias, size = fabs(bias);
  for (int k = 0; k < s.k; ++k) {
    int at = s.is_transposed ? j * s.k + k : k * s.n + j;
    double product = (double)a[i * s.k + k] * (double)b[at];
    sum += product;
    size += fabs(product);
  }
  // One more addition for the bias, one rounding of the products without fma.
  double bound = emp_test_gamma_f32((size_t)s.k + 2) * size;
  size_t index = (size_t)(i * s.n + j);
  emp_test_assert_close((double)call->outputs[0].data[index], sum, bound,
                        index);
}

static void check_shape(const char* target, shape_t s) {
  char text[4096];
  emp_test_call_t call;
  write_text(text, sizeof(text), s);
  assert_ok(emp_test_call_open(text, target, emp_allocator_libc(), &call));
  assert_ok(emp_call_run(call.call));
  for (int i = 0; i < s.m; ++i) {
    for (int j = 0; j < s.n; ++j)
      check_element(&call, s, i, j);
  }
  emp_test_call_close(&call);
}

static const shape_t shapes[] = {
    {1, 1, 1, false},    {3, 5, 2, true},    {0, 4, 4, false},
    {4, 4, 0, false},    {8, 32, 16, false}, {9, 33, 17, false},
    {7, 31, 13, false},  {1, 64, 40, false}, {1, 64, 40, true},
    {17, 97, 29, false}, {17, 97, 29, true}, {64, 48, 100, true},
    {2, 130, 7, false},  {13, 1, 50, false}, {13, 3, 50, true},
};

static void check_shapes(const char* target) {
  for (size_t i = 0; i < sizeof(shapes) / sizeof(shapes[0]); ++i) {
    check_shape(target, shapes[i]);
  }
}

TEST(contractions_of_vmvx_are_within_gamma) {
  check_shapes("vmvx");
}

// False where this build has no LLVM.
static bool has_cpu_target(void) {
  emp_test_call_t call;
  char text[4096];
  write_text(text, sizeof(text), shapes[0]);
  emp_status_t status =
      emp_test_call_open(text, "cpu", emp_allocator_libc(), &call);
  bool has_it = emp_status_code(status) != EMP_STATUS_UNAVAILABLE;
  emp_status_free(status);
  emp_test_call_close(&call);
  return has_it;
}

TEST(contractions_of_cpu_are_within_gamma) {
  if (!has_cpu_target()) skip();
  check_shapes("cpu");
}

static const char functions[] =
    "func.func @main(%a: tensor<37xf32>, %b: tensor<37xf32>)\n"
    "    -> tensor<37xf32> {\n"
    "  %e = tensor.empty() : tensor<37xf32>\n"
    "  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>,\n"
    "      affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],\n"
    "      iterator_types = [\"parallel\"]}\n"
    "      ins(%a, %b : tensor<37xf32>, tensor<37xf32>)\n"
    "      outs(%e : tensor<37xf32>) {\n"
    "  ^bb0(%x: f32, %y: f32, %o: f32):\n"
    "    %0 = math.exp %x : f32\n"
    "    %1 = math.tanh %y : f32\n"
    "    %2 = math.erf %x : f32\n"
    "    %3 = math.log %0 : f32\n"
    "    %4 = math.sin %y : f32\n"
    "    %5 = arith.mulf %0, %1 : f32\n"
    "    %6 = arith.addf %5, %2 : f32\n"
    "    %7 = arith.divf %6, %3 : f32\n"
    "    %8 = arith.maximumf %7, %4 : f32\n"
    "    linalg.yield %8 : f32\n"
    "  } -> tensor<37xf32>\n"
    "  return %r : tensor<37xf32>\n}\n";

TEST(elementwise_results_are_the_same_bits_on_both_targets) {
  if (!has_cpu_target()) skip();
  emp_test_call_t cpu, vmvx;
  emp_allocator_t host = emp_allocator_libc();
  assert_ok(emp_test_call_open(functions, "cpu", host, &cpu));
  assert_ok(emp_test_call_open(functions, "vmvx", host, &vmvx));
  for (size_t i = 0; i < 2; ++i) {
    memcpy(vmvx.inputs[i].data, cpu.inputs[i].data, 37 * sizeof(float));
  }
  assert_ok(emp_call_run(cpu.call));
  assert_ok(emp_call_run(vmvx.call));
  assert_memory_equal(cpu.outputs[0].data, vmvx.outputs[0].data,
                      37 * sizeof(float));
  emp_test_call_close(&cpu);
  emp_test_call_close(&vmvx);
}

TEST_MAIN(RUN(contractions_of_vmvx_are_within_gamma),
          RUN(contractions_of_cpu_are_within_gamma),
          RUN(elementwise_results_are_the_same_bits_on_both_targets))

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The contract in a loop: ask for the bytes once, give the memory once, then
// call as often as you like. Host and device allocations are counted.
#include <stdio.h>

#include "emplace/jit.h"

enum { kSize = 32, kCalls = 1000 };

static long allocation_count;

// Counts, then does what the C library does.
static void* counting_realloc(void* self, void* ptr, size_t old_bytes,
                              size_t new_bytes) {
  emp_allocator_t libc = emp_allocator_libc();
  (void)self;
  if (new_bytes > old_bytes) ++allocation_count;
  return libc.realloc(libc.self, ptr, old_bytes, new_bytes);
}

// Two matrix products in a row: the value between them is the transient.
static const char kText[] =
    "func.func @main(%a: tensor<32x32xf32>, %b: tensor<32x32xf32>)\n"
    "    -> tensor<32x32xf32> {\n"
    "  %z = arith.constant 0.0 : f32\n"
    "  %e = tensor.empty() : tensor<32x32xf32>\n"
    "  %f = linalg.fill ins(%z : f32) outs(%e : tensor<32x32xf32>)\n"
    "      -> tensor<32x32xf32>\n"
    "  %p = linalg.matmul ins(%a, %b : tensor<32x32xf32>, tensor<32x32xf32>)\n"
    "      outs(%f : tensor<32x32xf32>) -> tensor<32x32xf32>\n"
    "  %q = linalg.matmul ins(%p, %b : tensor<32x32xf32>, tensor<32x32xf32>)\n"
    "      outs(%f : tensor<32x32xf32>) -> tensor<32x32xf32>\n"
    "  return %q : tensor<32x32xf32>\n"
    "}\n";

static emp_status_t bind(emp_call_t* call, emp_device_t* device, float* data,
                         bool is_output, size_t index) {
  emp_buffer_t* buffer;
  emp_buffer_view_t* view;
  int64_t dims[] = {kSize, kSize};
  EMP_TRY(emp_buffer_wrap(device, (emp_buffer_params_t){0, 0}, data,
                          kSize * kSize * sizeof *data, NULL, NULL, &buffer));
  emp_status_t status = emp_buffer_view_create(buffer, EMP_ELEMENT_F32, dims, 2,
                                               emp_allocator_libc(), &view);
  emp_buffer_release(buffer);
  EMP_TRY(status);
  status = is_output ? emp_call_set_output(call, index, view)
                     : emp_call_set_input(call, index, view);
  emp_buffer_view_release(view);
  return status;
}

static emp_status_t bind_all(emp_call_t* call, const emp_function_t* function,
                             emp_device_t* device, float* memory) {
  static _Alignas(64) char scratch[1 << 16];
  uint64_t bytes;
  emp_buffer_t* storage;
  EMP_TRY(emp_function_transient_bytes(function, NULL, &bytes));
  printf("transient bytes: %llu\n", (unsigned long long)bytes);
  if (bytes > sizeof scratch) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "%zu bytes are there", sizeof scratch);
  }
  EMP_TRY(emp_buffer_wrap(device, (emp_buffer_params_t){0, 0}, scratch,
                          sizeof scratch, NULL, NULL, &storage));
  emp_status_t status = emp_call_set_transients(
      call, (emp_buffer_span_t){storage, 0, sizeof scratch});
  emp_buffer_release(storage);
  EMP_TRY(status);
  EMP_TRY(bind(call, device, memory, false, 0));
  EMP_TRY(bind(call, device, memory + kSize * kSize, false, 1));
  return bind(call, device, memory + 2 * kSize * kSize, true, 0);
}

static emp_status_t loop(emp_jit_t* jit, emp_allocator_t host, float* memory) {
  emp_module_t* module;
  const emp_function_t* function;
  emp_call_t* call;
  emp_memory_statistics_t before;
  emp_memory_statistics_t after;
  emp_device_t* device = emp_jit_device(jit);
  EMP_TRY(
      emp_jit_compile_text(jit, (emp_str_t){kText, sizeof kText - 1}, &module));
  EMP_TRY(emp_module_find(module, "main", &function));
  EMP_TRY(emp_call_create(function, host, &call));
  emp_status_t status = bind_all(call, function, device, memory);
  if (emp_is_ok(status)) status = emp_call_run(call);  // warm-up
  emp_device_statistics(device, &before);
  long host_before = allocation_count;
  for (int i = 0; i < kCalls && emp_is_ok(status); ++i) {
    status = emp_call_run(call);
  }
  emp_device_statistics(device, &after);
  allocation_count -= host_before;
  printf("%d calls: %llu device allocations, %ld host allocations\n", kCalls,
         (unsigned long long)(after.allocation_count - before.allocation_count),
         allocation_count);
  if (after.allocation_count != before.allocation_count) ++allocation_count;
  emp_call_destroy(call);
  emp_module_release(module);
  return status;
}

static void print_text(void* user, emp_str_t text) {
  fprintf(user, "%.*s", EMP_STR_ARGS(text));
}

int main(void) {
  static _Alignas(64) float memory[3 * kSize * kSize];
  emp_allocator_t host = {NULL, counting_realloc};
  emp_writer_t talk = {stderr, print_text};
  for (int i = 0; i < kSize; ++i) {
    memory[i * kSize + i] = 2;                  // a = 2 I
    memory[kSize * kSize + i * kSize + i] = 3;  // b = 3 I
  }
  emp_jit_t* jit;
  emp_jit_options_t options = emp_jit_options_default();
  options.diagnostics = talk;
  emp_status_t status = emp_jit_create(&options, host, &jit);
  if (emp_is_ok(status)) {
    status = loop(jit, host, memory);
    emp_jit_destroy(jit);
  }
  if (!emp_is_ok(status)) {
    emp_status_print(status, talk);
    emp_status_free(status);
    return 1;
  }
  float result = memory[2 * kSize * kSize];
  printf("out[0][0] = %g\n", (double)result);  // 2 * 3 * 3
  return !(result == 18 && allocation_count == 0);
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loads bytes as a module and runs every function of it, with bounded fuel and
// memory: size queries with zeros, then calls without arguments. Machine code
// is trusted by contract, so modules that hold some are not run.
#include <stdlib.h>
#include <string.h>

#include "emplace/runtime.h"
#include "harness/capped_memory.h"

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t length);

enum { kBudgetBytes = 64 << 20, kMaxSizes = 64 };

static bool holds_machine_code(const emp_module_t* module) {
  for (size_t i = 0; i < emp_module_kernel_count(module); ++i) {
    emp_str_t format = emp_module_kernel(module, i).format;
    if (format.length >= 3 && memcmp(format.data, "elf", 3) == 0) return true;
  }
  return false;
}

static void drop(emp_status_t status) {
  emp_status_free(status);
}

static void run(const emp_function_t* function, emp_allocator_t host) {
  static const int64_t zeros[kMaxSizes];
  emp_size_args_t sizes = {.dims = zeros,
                           .dim_count = emp_function_dim_param_count(function),
                           .scalars = zeros,
                           .scalar_count = emp_function_scalar_count(function)};
  uint64_t bytes = 0;
  if (sizes.dim_count <= kMaxSizes && sizes.scalar_count <= kMaxSizes) {
    drop(emp_function_transient_bytes(function, &sizes, &bytes));
  }
  emp_call_t* call = NULL;
  emp_status_t status = emp_call_create(function, host, &call);
  if (emp_is_ok(status)) status = emp_call_run(call);
  drop(status);
  emp_call_destroy(call);
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t length) {
  emp_test_budget_t budget = {kBudgetBytes};
  emp_allocator_t host = emp_test_budget_allocator(&budget);
  emp_module_options_t options = emp_module_options_default();
  options.fuel = 1000;
  emp_module_t* module = NULL;
  drop(emp_module_load(data, length, &options, host, &module));
  if (module && !holds_machine_code(module)) {
    for (size_t i = 0; i < emp_module_function_count(module); ++i) {
      run(emp_module_function(module, i), host);
    }
  }
  emp_module_release(module);
  if (budget.left_bytes != kBudgetBytes) abort();  // a leak
  return 0;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How many bytes of storage a call needs. The compiler leaves a constant, or a
// pure function over dims and scalars; it runs in the same interpreter as
// calls do, with its stack and its few objects in the C frame of the query, so
// nothing is allocated.
#include <stdalign.h>
#include <string.h>

#include "contract/hal_flags.h"
#include "runtime/session/loaded_module.h"

enum { kStackBytes = 4096, kObjectBytes = 8192, kMaxParams = 64 };

// Hands out pieces of a fixed block and, when that is used up, of the host.
typedef struct scratch_s {
  emp_allocator_t host;
  size_t used_bytes;
  alignas(16) uint8_t bytes[kObjectBytes];
} scratch_t;

static bool owns(const scratch_t* scratch, const void* ptr) {
  uintptr_t address = (uintptr_t)ptr;
  uintptr_t first = (uintptr_t)scratch->bytes;
  return address >= first && address < first + kObjectBytes;
}

static void* scratch_realloc(void* self, void* ptr, size_t old_bytes,
                             size_t new_bytes) {
  scratch_t* scratch = self;
  emp_allocator_t host = scratch->host;
  if (ptr != NULL && !owns(scratch, ptr)) {
    return host.realloc(host.self, ptr, old_bytes, new_bytes);
  }
  if (new_bytes == 0) return NULL;
  void* block = NULL;
  if (new_bytes <= kObjectBytes - scratch->used_bytes) {
    block = scratch->bytes + scratch->used_bytes;
    size_t used = scratch->used_bytes + ((new_bytes + 15) & ~(size_t)15);
    scratch->used_bytes = used < kObjectBytes ? used : kObjectBytes;
  } else {
    block = host.realloc(host.self, NULL, 0, new_bytes);
  }
  if (block != NULL && ptr != NULL) {
    memcpy(block, ptr, old_bytes < new_bytes ? old_bytes : new_bytes);
  }
  return block;
}

static emp_status_t check_args(const emp_function_t* function,
                               const emp_size_args_t* sizes) {
  if (sizes->dim_count != function->dim_param_count ||
      sizes->scalar_count != function->scalar_count) {
    return EMP_FAIL(INVALID_ARGUMENT,
                    "function \"%.*s\" has %u dynamic dimensions and %u "
                    "scalars, found %zu and %zu",
                    EMP_STR_ARGS(emp_function_name(function)),
                    function->dim_param_count, function->scalar_count,
                    sizes->dim_count, sizes->scalar_count);
  }
  for (size_t i = 0; i < sizes->dim_count; ++i) {
    if (sizes->dims[i] >= 0) continue;
    const emp_size_param_t* param = &function->dim_params[i];
    return EMP_FAIL(INVALID_ARGUMENT,
                    "dimension %zu of \"%.*s\" is negative: %lld", param->axis,
                    EMP_STR_ARGS(param->argument), (long long)sizes->dims[i]);
  }
  return emp_ok_status();
}

// The value of one operand of the query.
static emp_status_t find_operand(const emp_function_t* function,
                                 const emp_image_size_param_t* param,
                                 const emp_size_args_t* sizes,
                                 int64_t* out_value) {
  *out_value = 0;
  const emp_parameter_t* argument = &function->arguments[param->argument];
  if (param->kind == EMP_SIZE_PARAM_SCALAR) {
    if (argument->user_index < sizes->scalar_count) {
      *out_value = sizes->scalars[argument->user_index];
      return emp_ok_status();
    }
  } else {
    if (argument->info.dims[param->axis] >= 0) {
      *out_value = argument->info.dims[param->axis];
      return emp_ok_status();
    }
    for (uint32_t i = 0; i < function->dim_param_count; ++i) {
      if (function->dim_params[i].position != param->argument ||
          function->dim_params[i].axis != param->axis) {
        continue;
      }
      *out_value = sizes->dims[i];
      return emp_ok_status();
    }
  }
  return EMP_FAIL(DATA_LOSS,
                  "the size query asks for argument %u, which is neither a "
                  "scalar nor a tensor",
                  param->argument);
}

static emp_status_t run_query(const emp_function_t* function,
                              const emp_size_args_t* sizes,
                              uint64_t* out_bytes) {
  const emp_module_t* module = function->module;
  const emp_image_entry_t* entry = function->entry;
  int64_t operands[kMaxParams];
  for (uint32_t i = 0; i < entry->size_param_count; ++i) {
    EMP_TRY(find_operand(
        function, &module->image.size_params.items[entry->first_size_param + i],
        sizes, &operands[i]));
  }
  alignas(16) uint8_t memory[kStackBytes];
  scratch_t scratch;
  scratch.host = module->host;
  scratch.used_bytes = 0;
  emp_vm_stack_t stack;
  emp_vm_stack_init(&stack, memory, sizeof memory, module->host);
  uint64_t result = 0;
  emp_status_t status =
      emp_module_invoke(module, entry->size_function, &stack,
                        (emp_allocator_t){&scratch, scratch_realloc},
                        (const uint32_t*)(const void*)operands, NULL,
                        (uint32_t*)(void*)&result, NULL);
  emp_vm_stack_deinit(&stack);
  EMP_TRY_NOTE(status, "size query of function \"%.*s\"",
               EMP_STR_ARGS(emp_function_name(function)));
  *out_bytes = result;
  return emp_ok_status();
}

emp_status_t emp_function_transient_bytes(const emp_function_t* function,
                                          const emp_size_args_t* sizes,
                                          uint64_t* out_bytes) {
  static const emp_size_args_t none = {0};
  *out_bytes = 0;
  if (sizes == NULL) sizes = &none;
  EMP_TRY(check_args(function, sizes));
  if (function->entry == NULL) return emp_ok_status();
  uint64_t bytes = function->entry->size_constant;
  if (bytes == UINT64_MAX) {
    // Without a query the function has no transients from outside.
    if (function->entry->size_function == EMP_IMAGE_NONE) {
      return emp_ok_status();
    }
    EMP_TRY(run_query(function, sizes, &bytes));
  }
  if (bytes > INT64_MAX - EMP_BUFFER_ALIGN_BYTES) {
    return EMP_FAIL(OUT_OF_RANGE,
                    "function \"%.*s\" would need more than 2^63-1 bytes",
                    EMP_STR_ARGS(emp_function_name(function)));
  }
  uint64_t mask = EMP_BUFFER_ALIGN_BYTES - 1;
  *out_bytes = (bytes + mask) & ~mask;
  return emp_ok_status();
}

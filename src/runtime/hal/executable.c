// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Executables: the common part of all loaders, and the table of functions that
// kernels may call.
#include "runtime/hal/executable.h"

#include "base/float16.h"
#include "contract/hal_flags.h"
#include "contract/math_functions.h"
#include "contract/vm_encoding.h"

static void destroy_executable(emp_object_t* object) {
  emp_executable_t* executable = (emp_executable_t*)object;
  executable->vtable->destroy(executable);
}

const emp_object_type_t emp_executable_type = {.id = EMP_VM_TYPE_hal_executable,
                                               .name = "hal.executable",
                                               .destroy = destroy_executable};

const emp_math_function_t emp_math_functions[EMP_MATH_COUNT] = {
#define MATH_IMPORT(id, kind, function, doc) \
  [EMP_MATH_##id] = (emp_math_function_t)function,
#include "contract/math_imports.def"
#undef MATH_IMPORT
};

void emp_executable_init(emp_executable_t* executable,
                         const emp_executable_vtable_t* vtable,
                         const emp_executable_source_t* source) {
  emp_object_init(&executable->object, &emp_executable_type);
  executable->vtable = vtable;
  executable->kernels = source->kernels;
  executable->kernel_count = source->kernel_count;
}

emp_status_t emp_executable_from(emp_object_t* object,
                                 emp_executable_t** out_executable) {
  *out_executable = NULL;
  if (object == NULL || object->type != &emp_executable_type) {
    return EMP_FAIL(INVALID_ARGUMENT, "wanted a hal.executable, found %s",
                    object == NULL ? "null" : object->type->name);
  }
  *out_executable = (emp_executable_t*)object;
  return emp_ok_status();
}

emp_status_t emp_executable_run(emp_executable_t* executable, uint32_t kernel,
                                emp_dispatch_t* dispatch, uint64_t writable,
                                emp_allocator_t host) {
  const emp_kernel_description_t* description = &executable->kernels[kernel];
  dispatch->imports = emp_math_functions;
  for (int i = 0; i < 3; ++i) {
    dispatch->workgroup_size[i] = description->workgroup_size[i];
  }
  if (description->local_bytes == 0) {
    return executable->vtable->run(executable, kernel, dispatch, writable,
                                   NULL);
  }
  size_t bytes = (size_t)description->local_bytes + EMP_BUFFER_ALIGN_BYTES;
  void* block = host.realloc(host.self, NULL, 0, bytes);
  if (block == NULL) {
    return EMP_FAIL(RESOURCE_EXHAUSTED,
                    "no memory for %u workgroup-local bytes of \"%.*s\"",
                    description->local_bytes, EMP_STR_ARGS(description->name));
  }
  uintptr_t padding = -(uintptr_t)block & (EMP_BUFFER_ALIGN_BYTES - 1);
  emp_status_t status = executable->vtable->run(
      executable, kernel, dispatch, writable, (uint8_t*)block + padding);
  host.realloc(host.self, block, bytes, 0);
  return status;
}

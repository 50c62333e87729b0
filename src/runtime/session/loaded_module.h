// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loaded modules and their functions, inside.
#ifndef EMP_RUNTIME_SESSION_LOADED_MODULE_H_
#define EMP_RUNTIME_SESSION_LOADED_MODULE_H_

#include "base/thread.h"
#include "emplace/runtime.h"
#include "runtime/modules/native_modules.h"
#include "runtime/session/pool_allocator.h"
#include "runtime/vm/vm_interp.h"

// One argument or result, and where it lies in the packed operands.
typedef struct emp_parameter_s {
  emp_argument_info_t info;
  char letter;           // of the calling convention
  uint32_t place;        // first word, or number of the reference
  uint32_t user_index;   // among inputs, scalars or outputs; NONE for others
  uint32_t in_place_of;  // argument that an output may overlap, or NONE
  bool is_view;          // a reference to a view, else to a buffer
} emp_parameter_t;

struct emp_function_s {
  const emp_module_t* module;
  const emp_image_export_t* record;
  const emp_image_entry_t* entry;  // NULL: not described
  const emp_vm_function_t* code;
  emp_parameter_t* arguments;  // in ABI order, then the results
  uint32_t argument_count;
  uint32_t result_count;
  // Numbers of arguments (of results for outputs), one table after another in
  // one allocation.
  uint32_t* inputs;
  uint32_t* scalars;
  uint32_t* outputs;  // results that are tensors
  uint32_t input_count;
  uint32_t scalar_count;
  uint32_t output_count;
  // Each "?" of the tensor arguments.
  emp_size_param_t* dim_params;
  uint32_t dim_param_count;
  uint32_t transients;    // argument, or NONE
  uint32_t wait_fence;    // argument, or NONE
  uint32_t signal_fence;  // argument, or NONE
};

struct emp_module_s {
  emp_ref_count_t count;
  emp_allocator_t host;
  const uint8_t* bytes;
  size_t length;
  void* copy;  // block of our own copy of the bytes, or NULL
  size_t copy_bytes;
  void (*release)(void* user, const void* bytes, size_t length);
  void* user;
  uint64_t fuel;
  emp_image_view_t image;
  emp_device_t* device;
  emp_hal_state_t hal;
  emp_kernel_description_t* kernels;
  emp_named_executable_t* executables;
  emp_vm_program_t* program;
  // Mutable: taken by every run when the program changes its globals.
  emp_vm_instance_t instance;
  emp_mutex_t mutex;
  emp_pool_t* pool;  // of objects that the initializer made
  emp_function_t* functions;
};

emp_str_t emp_module_text(const emp_module_t* module, emp_image_str_t text);

// Fills in what a caller may ask of an export.
emp_status_t emp_function_init(const emp_module_t* module, uint32_t number,
                               emp_function_t* out_function) EMP_NODISCARD;
void emp_function_deinit(emp_function_t* function);

// Runs a function of the module's program, one at a time if it has to be.
emp_status_t emp_module_invoke(const emp_module_t* module, uint32_t function,
                               emp_vm_stack_t* stack, emp_allocator_t host,
                               const uint32_t* words, emp_object_t* const* refs,
                               uint32_t* out_words,
                               emp_object_t** out_refs) EMP_NODISCARD;

#endif  // EMP_RUNTIME_SESSION_LOADED_MODULE_H_

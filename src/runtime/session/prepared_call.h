// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prepared calls, inside.
#ifndef EMP_RUNTIME_SESSION_PREPARED_CALL_H_
#define EMP_RUNTIME_SESSION_PREPARED_CALL_H_

#include "runtime/hal/buffer_view.h"
#include "runtime/session/loaded_module.h"

// What one argument is set to.
typedef struct emp_slot_s {
  emp_object_t* object;  // retained: the view, buffer or fence
  uint64_t bits;         // of a number, in its own type
  bool is_set;           // null is a value too
  bool is_ours;          // an output allocated for the run that is going on
} emp_slot_t;

struct emp_call_s {
  emp_allocator_t host;
  size_t struct_bytes;
  const emp_function_t* function;
  emp_module_t* module;  // retained
  emp_pool_t* pool;
  emp_vm_stack_t stack;
  bool has_run;       // and went well: results are there
  emp_slot_t* slots;  // one an argument
  int64_t* dims;      // scratch for the size query
  int64_t* scalars;
  uint32_t* words;
  emp_object_t** refs;
  uint32_t* result_words;
  emp_object_t** result_refs;
  // Stands for null storage in a call that needs 0 bytes, so that the program
  // finds a buffer where sizes are known late. Made once, when first needed.
  emp_object_t* empty_storage;
};

// The buffer that an argument gives access to, NULL for none.
emp_buffer_t* emp_slot_buffer(const emp_slot_t* slot, uint64_t* out_bytes);

// What the call demands of its arguments together, before any work:
// docs/abi.md#transients.
emp_status_t emp_call_check(const emp_call_t* call) EMP_NODISCARD;

#endif  // EMP_RUNTIME_SESSION_PREPARED_CALL_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compiling and loading in one step, in process.
#ifndef EMPLACE_JIT_H_
#define EMPLACE_JIT_H_

#include "emplace/runtime.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct emp_jit_s emp_jit_t;

// What callers hand in from outside instead of having it allocated.
enum {
  EMP_EXTERNALIZE_TRANSIENTS = 1 << 0,  // storage for intermediate values
  EMP_EXTERNALIZE_OUTPUTS = 1 << 1,     // storage for results
};

typedef struct emp_jit_options_s {
  size_t struct_bytes;   // sizeof(emp_jit_options_t)
  emp_device_t* device;  // retained; NULL: a CPU device of its own
  emp_str_t target;      // "cpu" or "vmvx"; "" is cpu
  uint32_t externalize;  // of programs that do not say it themselves
  // Receives every diagnostic with line, column and caret; may be {0}.
  emp_writer_t diagnostics;
} emp_jit_options_t;

// Options that mean the defaults: both kinds of storage from outside.
//
// Cost:    none.
// Owns:    nothing.
// Threads: safe from any thread.
EMP_API emp_jit_options_t emp_jit_options_default(void);

// A compiler and a device, ready.
//
//   options  NULL for the defaults; read before the call returns
//   host     of everything made with it; must outlive it
//
// Errors:  INVALID_ARGUMENT for a target that does not exist, UNAVAILABLE if
//          its back end is not installed, RESOURCE_EXHAUSTED.
// Owns:    the caller.
// Threads: a jit may compile on several threads at once.
EMP_API emp_status_t emp_jit_create(const emp_jit_options_t* options,
                                    emp_allocator_t host,
                                    emp_jit_t** out_jit) EMP_NODISCARD;
EMP_API void emp_jit_destroy(emp_jit_t* jit);

// Compiles MLIR text and loads the result.
//
//   text  any dialect that the compiler reads; text or bytecode
//
// Errors:  INVALID_ARGUMENT with the first diagnostic; what loading fails with.
// Owns:    the caller gets one reference to the module; `text` may be reused
//          at once.
// Cost:    milliseconds.
// Threads: safe from any thread.
EMP_API emp_status_t emp_jit_compile_text(
    emp_jit_t* jit, emp_str_t text, emp_module_t** out_module) EMP_NODISCARD;

// The device that modules are loaded for, borrowed.
EMP_API emp_device_t* emp_jit_device(const emp_jit_t* jit);

#ifdef __cplusplus
}
#endif

#endif  // EMPLACE_JIT_H_

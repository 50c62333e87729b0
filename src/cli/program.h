// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A program that a command works on: compiled from source or loaded from a
// module file, with everything that it allocates counted.
#ifndef EMP_CLI_PROGRAM_H_
#define EMP_CLI_PROGRAM_H_

#include "cli.h"
#include "emplace/runtime.h"
#include "emplace/tooling.h"

typedef struct emp_program_s {
  uint64_t host_allocations;  // calls that allocate or grow, through `host`
  emp_allocator_t host;
  emp_device_t* device;
  emp_file_bytes_t file;  // source or image bytes
  emp_image_t image;      // of a compiled source
  emp_module_t* module;
  int64_t compile_ns;  // 0 for a module file
  int64_t load_ns;
} emp_program_t;

// Loads the file of the command line. The struct must stay where it is.
emp_status_t emp_program_open(const emp_cli_t* cli,
                              emp_program_t* program) EMP_NODISCARD;
void emp_program_close(emp_program_t* program);

// True for a module file, false for source text.
bool emp_program_is_module(const emp_file_bytes_t* file);

// The function of --function; else `main`; else the only entry that is no size
// query.
emp_status_t emp_program_function(
    const emp_cli_t* cli, const emp_program_t* program,
    const emp_function_t** out_function) EMP_NODISCARD;
// True for a function that another one names as its size query.
bool emp_program_is_query(const emp_program_t* program,
                          const emp_function_t* function);

int64_t emp_cli_now_ns(void);  // monotonic

// -- arguments ---------------------------------------------------------------

// Values of --input=, alive until closed.
typedef struct emp_arguments_s {
  emp_tensor_t* tensors;  // by ABI position: memory of buffers, views, scalars
  size_t count;
  emp_allocator_t host;
  emp_fence_t* signal;
} emp_arguments_t;

// Binds every --input= to the next argument of the call, in ABI order. Fences
// and storage for transients that are not given are made here; other arguments
// beyond the given ones stay unset.
emp_status_t emp_arguments_bind(const emp_cli_t* cli, emp_program_t* program,
                                const emp_function_t* function,
                                emp_call_t* call,
                                emp_arguments_t* out_arguments) EMP_NODISCARD;
// After a run: gives each result that an argument could store, and that none
// was given for, memory of the shape that the run has shown.
emp_status_t emp_arguments_place_outputs(
    emp_program_t* program, const emp_function_t* function, emp_call_t* call,
    emp_arguments_t* arguments) EMP_NODISCARD;
void emp_arguments_close(emp_arguments_t* arguments);

// The tensor behind a view, borrowing its memory.
emp_status_t emp_tensor_of_view(emp_buffer_view_t* view,
                                emp_tensor_t* out_tensor) EMP_NODISCARD;
// A literal, `@file.npy` or `4xf32=@file.bin` as a tensor.
emp_status_t emp_tensor_from_flag(const char* text, emp_element_type_t hint,
                                  emp_allocator_t host,
                                  emp_tensor_t* out_tensor) EMP_NODISCARD;

#endif  // EMP_CLI_PROGRAM_H_

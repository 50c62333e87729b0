// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Command buffers: work recorded once and run any number of times. A command
// names a buffer, which it retains, or a slot of the binding table that comes
// with each run.
#ifndef EMP_RUNTIME_HAL_COMMAND_BUFFER_H_
#define EMP_RUNTIME_HAL_COMMAND_BUFFER_H_

#include "runtime/hal/executable.h"
#include "runtime/hal/hal_buffer.h"

typedef struct emp_command_buffer_s emp_command_buffer_t;

extern const emp_object_type_t emp_command_buffer_type;

// A range of a buffer, or with `buffer` NULL of what a slot is bound to. A
// length of UINT64_MAX is the rest.
typedef struct emp_buffer_ref_s {
  emp_buffer_t* buffer;
  uint32_t slot;
  uint64_t offset_bytes;
  uint64_t length_bytes;
} emp_buffer_ref_t;

// One launch of a grid.
typedef struct emp_launch_s {
  emp_executable_t* executable;
  uint32_t kernel;
  uint32_t workgroup_count[3];
  // Set: the three counts are read from here when the command runs.
  const emp_buffer_ref_t* indirect_count;
  const uint32_t* constants;
  uint32_t constant_count;
  const emp_buffer_ref_t* bindings;
  uint32_t binding_count;
} emp_launch_t;

// Open for recording; `slot_count` is the length of the binding tables.
emp_status_t emp_command_buffer_create(
    emp_device_t* device, uint32_t slot_count, emp_allocator_t host,
    emp_command_buffer_t** out_buffer) EMP_NODISCARD;
emp_status_t emp_command_buffer_from(
    emp_object_t* object, emp_command_buffer_t** out_buffer) EMP_NODISCARD;

// Recording. Ranges and usages of named buffers are checked here, those of
// slots when the commands run. FAILED_PRECONDITION after the end.
//
// `pattern` is repeated; 1, 2, 4 or 8 bytes.
emp_status_t emp_command_buffer_fill(emp_command_buffer_t* commands,
                                     emp_buffer_ref_t target, uint64_t pattern,
                                     uint32_t pattern_bytes) EMP_NODISCARD;
// The bytes are copied now; target.length_bytes of them.
emp_status_t emp_command_buffer_update(emp_command_buffer_t* commands,
                                       const void* source,
                                       emp_buffer_ref_t target) EMP_NODISCARD;
// target.length_bytes is not used.
emp_status_t emp_command_buffer_copy(emp_command_buffer_t* commands,
                                     emp_buffer_ref_t source,
                                     emp_buffer_ref_t target) EMP_NODISCARD;
// Everything before ends before anything after it starts.
emp_status_t emp_command_buffer_barrier(emp_command_buffer_t* commands)
    EMP_NODISCARD;
emp_status_t emp_command_buffer_dispatch(
    emp_command_buffer_t* commands, const emp_launch_t* launch) EMP_NODISCARD;
emp_status_t emp_command_buffer_end(emp_command_buffer_t* commands)
    EMP_NODISCARD;

// Runs the commands in order on the calling thread. Safe to run on several
// threads at once after the end of the recording.
//
//   slots  slot_count ranges; scratch memory comes from `host`
emp_status_t emp_command_buffer_run(emp_command_buffer_t* commands,
                                    const emp_buffer_span_t* slots,
                                    size_t slot_count,
                                    emp_allocator_t host) EMP_NODISCARD;

// The same operations at once, for queues.
emp_status_t emp_command_run_fill(emp_buffer_t* target, uint64_t offset_bytes,
                                  uint64_t length_bytes, uint64_t pattern,
                                  uint32_t pattern_bytes) EMP_NODISCARD;
emp_status_t emp_command_run_copy(emp_buffer_t* source, uint64_t source_offset,
                                  emp_buffer_t* target, uint64_t target_offset,
                                  uint64_t length_bytes) EMP_NODISCARD;

#endif  // EMP_RUNTIME_HAL_COMMAND_BUFFER_H_

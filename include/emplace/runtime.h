// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loading compiled modules and running them in memory that the caller owns.
//
//   device   where memory lies and work runs
//   buffer   bytes of a device; buffer_view: a shape over them
//   fence    a point in time
//   module   a compiled program, loaded: immutable, shared
//   function an entry of a module, borrowed from it
//   call     one prepared invocation: arguments are set by index, then run any
//            number of times; after the first run it allocates nothing
//
// The way of a host that wants zero allocations:
//   emp_module_load; emp_module_find; emp_function_transient_bytes;
//   emp_buffer_allocate or emp_buffer_wrap for storage and outputs;
//   emp_call_create; set arguments; emp_call_run as often as needed.
//
// Objects are counted where they have retain and release, owned by one where
// they have destroy; both take NULL. Everything that can fail returns a status
// whose text says what was wanted and what was found. Unless a function says
// otherwise an out parameter is NULL or 0 on failure.
#ifndef EMPLACE_RUNTIME_H_
#define EMPLACE_RUNTIME_H_

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "emplace/allocator.h"
#include "emplace/memory.h"
#include "emplace/status.h"
#include "emplace/str.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct emp_device_s emp_device_t;
typedef struct emp_buffer_s emp_buffer_t;
typedef struct emp_buffer_view_s emp_buffer_view_t;
typedef struct emp_fence_s emp_fence_t;
typedef struct emp_module_s emp_module_t;
typedef struct emp_function_s emp_function_t;
typedef struct emp_call_s emp_call_t;

// -- devices -----------------------------------------------------------------

// Counters of a device since it was made. All in bytes but the last two.
typedef struct emp_memory_statistics_s {
  uint64_t bytes_allocated;  // sum of all allocations
  uint64_t bytes_freed;
  uint64_t bytes_peak;  // greatest bytes_allocated - bytes_freed
  uint64_t allocation_count;
  uint64_t free_count;
} emp_memory_statistics_t;

typedef struct emp_device_options_s {
  size_t struct_bytes;     // sizeof(emp_device_options_t)
  emp_str_t name;          // for messages; "" is "cpu"
  emp_allocator_t memory;  // of buffers; realloc NULL: the host allocator
} emp_device_options_t;

// Options that mean the defaults.
//
// Cost:    none.
// Owns:    nothing.
// Threads: safe from any thread.
EMP_API emp_device_options_t emp_device_options_default(void);

// The CPU as a device: work runs in the calling thread and has ended when the
// call returns.
//
//   options  NULL for the defaults; read before the call returns
//   host     of the device and all objects made with it; must outlive them
//
// Errors:  RESOURCE_EXHAUSTED without memory.
// Owns:    the caller gets one reference.
// Threads: a device and its statistics are safe from any thread.
EMP_API emp_status_t
emp_device_create_cpu(const emp_device_options_t* options, emp_allocator_t host,
                      emp_device_t** out_device) EMP_NODISCARD;

// A device of a driver by its name.
//
//   driver   "local-sync", "null", ... (emp_driver_row); "" for the default
//   options  NULL for the defaults; read before the call returns
//   host     of the device and all objects made with it; must outlive them
//
// Errors:  NOT_FOUND without such a driver, RESOURCE_EXHAUSTED without memory.
// Owns:    the caller gets one reference.
// Threads: a device and its statistics are safe from any thread.
EMP_API emp_status_t emp_device_create(emp_str_t driver,
                                       const emp_device_options_t* options,
                                       emp_allocator_t host,
                                       emp_device_t** out_device) EMP_NODISCARD;
EMP_API void emp_device_retain(emp_device_t* device);
EMP_API void emp_device_release(emp_device_t* device);

// Row `i` of the table of drivers: false past the end.
//
// Cost:    none.
// Owns:    nothing; the texts are constants.
// Threads: safe from any thread.
typedef struct emp_driver_row_s {
  const char* name;
  const char* doc;
  bool computes;  // false: work is taken and not done
} emp_driver_row_t;
EMP_API bool emp_driver_row(size_t i, emp_driver_row_t* out_row);

// What was allocated so far.
//
// Cost:    no allocation.
// Threads: safe from any thread; the numbers belong to one moment.
EMP_API void emp_device_statistics(emp_device_t* device,
                                   emp_memory_statistics_t* out_statistics);

// -- buffers -----------------------------------------------------------------

// What a buffer is and may be used for; 0 means DEVICE_LOCAL | HOST_LOCAL and
// DEFAULT | MAPPING.
typedef struct emp_buffer_params_s {
  emp_memory_t memory;
  emp_usage_t usage;
} emp_buffer_params_t;

// A range of a buffer; {NULL, 0, 0} is the empty range of none.
typedef struct emp_buffer_span_s {
  emp_buffer_t* buffer;
  uint64_t offset_bytes;
  uint64_t length_bytes;
} emp_buffer_span_t;

// New memory, aligned to 64 bytes, contents undefined.
//
// Errors:  RESOURCE_EXHAUSTED without memory.
// Owns:    the caller gets one reference; the buffer keeps the device alive.
// Threads: safe from any thread.
EMP_API emp_status_t emp_buffer_allocate(
    emp_device_t* device, emp_buffer_params_t params, uint64_t length_bytes,
    emp_buffer_t** out_buffer) EMP_NODISCARD;

// Memory of the caller as a buffer, without a copy. `release`, if not NULL, is
// called once when the buffer ends.
//
//   data  aligned to 64 bytes; may be NULL if length_bytes is 0
//
// Errors:  OUT_OF_RANGE if `data` is not aligned (then `release` is not
//          called), RESOURCE_EXHAUSTED without memory for the handle.
// Owns:    the caller gets one reference; the bytes stay the caller's and must
//          outlive the buffer.
// Threads: safe from any thread; `release` runs where the last reference ends.
EMP_API emp_status_t emp_buffer_wrap(emp_device_t* device,
                                     emp_buffer_params_t params, void* data,
                                     uint64_t length_bytes,
                                     void (*release)(void* user, void* data),
                                     void* user,
                                     emp_buffer_t** out_buffer) EMP_NODISCARD;

// A range of a buffer as a buffer of its own, over the same memory.
//
// Errors:  OUT_OF_RANGE if the range is not inside the parent.
// Owns:    the caller gets one reference; it keeps the parent alive.
// Threads: safe from any thread.
EMP_API emp_status_t emp_buffer_subspan(
    emp_buffer_t* parent, uint64_t offset_bytes, uint64_t length_bytes,
    emp_buffer_t** out_buffer) EMP_NODISCARD;
EMP_API void emp_buffer_retain(emp_buffer_t* buffer);
EMP_API void emp_buffer_release(emp_buffer_t* buffer);

// Size in bytes, kind of memory and allowed uses.
EMP_API uint64_t emp_buffer_length(const emp_buffer_t* buffer);
EMP_API emp_memory_t emp_buffer_memory(const emp_buffer_t* buffer);
EMP_API emp_usage_t emp_buffer_usage(const emp_buffer_t* buffer);

// The address of a range, valid while the buffer lives.
//
// Errors:  OUT_OF_RANGE if the range is not inside; PERMISSION_DENIED if the
//          memory is not host-visible or the usage has no MAPPING.
// Owns:    nothing: borrowed.
// Threads: safe from any thread; who writes what is the caller's to order.
EMP_API emp_status_t emp_buffer_map(emp_buffer_t* buffer, uint64_t offset_bytes,
                                    uint64_t length_bytes,
                                    void** out_data) EMP_NODISCARD;

// -- buffer views ------------------------------------------------------------

enum { EMP_MAX_RANK = 32 };

// A dense row-major shape over the first bytes of `buffer`.
//
//   dims  `rank` sizes in elements, none negative; NULL if rank is 0
//
// Errors:  INVALID_ARGUMENT for a negative size or a rank above EMP_MAX_RANK,
//          OUT_OF_RANGE if the buffer is too short.
// Owns:    the caller gets one reference; the view keeps the buffer alive.
// Threads: views are immutable and safe from any thread.
EMP_API emp_status_t
emp_buffer_view_create(emp_buffer_t* buffer, emp_element_type_t element_type,
                       const int64_t* dims, size_t rank, emp_allocator_t host,
                       emp_buffer_view_t** out_view) EMP_NODISCARD;
EMP_API void emp_buffer_view_retain(emp_buffer_view_t* view);
EMP_API void emp_buffer_view_release(emp_buffer_view_t* view);

// The buffer (borrowed), the element type and the shape.
EMP_API emp_buffer_t* emp_buffer_view_buffer(const emp_buffer_view_t* view);
EMP_API emp_element_type_t
emp_buffer_view_element_type(const emp_buffer_view_t* view);
EMP_API size_t emp_buffer_view_rank(const emp_buffer_view_t* view);
// `axis` is below the rank.
EMP_API int64_t emp_buffer_view_dim(const emp_buffer_view_t* view, size_t axis);
EMP_API uint64_t emp_buffer_view_length(const emp_buffer_view_t* view);

// Bytes of a dense shape: elements of less than a byte are packed.
//
// Errors:  INVALID_ARGUMENT for a negative size or a type without a width,
//          OUT_OF_RANGE above 2^63-1.
// Cost:    no allocation.
// Threads: safe from any thread.
EMP_API emp_status_t emp_shape_bytes(emp_element_type_t element_type,
                                     const int64_t* dims, size_t rank,
                                     uint64_t* out_bytes) EMP_NODISCARD;

// The name of an element type as in shapes ("f32"); NULL if it has none.
EMP_API const char* emp_element_type_name(emp_element_type_t element_type);
// The element type of a name; false if there is none.
EMP_API bool emp_element_type_from_name(emp_str_t name,
                                        emp_element_type_t* out_type);

// -- fences ------------------------------------------------------------------

// A fence that is not reached.
//
// Errors:  RESOURCE_EXHAUSTED without memory.
// Owns:    the caller gets one reference.
// Threads: fences are safe from any thread.
EMP_API emp_status_t emp_fence_create(emp_allocator_t host,
                                      emp_fence_t** out_fence) EMP_NODISCARD;
EMP_API void emp_fence_retain(emp_fence_t* fence);
EMP_API void emp_fence_release(emp_fence_t* fence);
// Marks it reached; a second time does nothing.
EMP_API void emp_fence_signal(emp_fence_t* fence);
// Marks it failed with a code, unless it is reached or failed already.
EMP_API void emp_fence_fail(emp_fence_t* fence, emp_status_code_t code);
EMP_API bool emp_fence_is_reached(emp_fence_t* fence);

// Waits until it is reached. `timeout_ns` below 0 waits for ever.
//
// Errors:  DEADLINE_EXCEEDED; the code it failed with.
// Threads: blocks the calling thread.
EMP_API emp_status_t emp_fence_wait(emp_fence_t* fence,
                                    int64_t timeout_ns) EMP_NODISCARD;

// -- modules -----------------------------------------------------------------

typedef struct emp_module_options_s {
  size_t struct_bytes;   // sizeof(emp_module_options_t)
  emp_device_t* device;  // retained; NULL: a CPU device of its own
  // Called once with the bytes when the module ends (or when loading fails):
  // the module has taken them. NULL: they stay the caller's.
  void (*release)(void* user, const void* bytes, size_t length);
  void* user;
  uint64_t fuel;  // jumps back and calls that one run may take; 0: any number
} emp_module_options_t;

// Options that mean the defaults.
EMP_API emp_module_options_t emp_module_options_default(void);

// Loads a module: checks every byte that will be trusted, links it, loads its
// executables and runs its initializer.
//
//   bytes  a module image or file; used in place if aligned to 64, else copied
//
// Errors:  DATA_LOSS, INCOMPATIBLE or INVALID_ARGUMENT for bytes that are no
//          sound module, naming the section or the instruction; NOT_FOUND for
//          an import that does not exist; UNAVAILABLE if no executable fits
//          this machine; what the initializer fails with.
// Owns:    the caller gets one reference. `bytes` must outlive the module
//          unless `release` is set.
// Cost:    proportional to code, not to constants.
// Threads: a module is immutable and safe from any thread. Calls of a module
//          with mutable globals run one after the other.
// Source:  docs/module-format.md
EMP_API emp_status_t emp_module_load(const void* bytes, size_t length,
                                     const emp_module_options_t* options,
                                     emp_allocator_t host,
                                     emp_module_t** out_module) EMP_NODISCARD;
EMP_API void emp_module_retain(emp_module_t* module);
EMP_API void emp_module_release(emp_module_t* module);

// Its name, borrowed from the module.
EMP_API emp_str_t emp_module_name(const emp_module_t* module);
// Program, version and flags that made it.
EMP_API emp_str_t emp_module_producer(const emp_module_t* module);
// The device it was loaded for, borrowed.
EMP_API emp_device_t* emp_module_device(const emp_module_t* module);

// An exported function by its name, with or without the module's name and a
// dot before it.
//
// Errors:  NOT_FOUND, naming the functions there are.
// Owns:    nothing: borrowed from the module.
// Threads: safe from any thread.
EMP_API emp_status_t
emp_module_find(const emp_module_t* module, const char* name,
                const emp_function_t** out_function) EMP_NODISCARD;
EMP_API size_t emp_module_function_count(const emp_module_t* module);
// `index` is below the count; order of names.
EMP_API const emp_function_t* emp_module_function(const emp_module_t* module,
                                                  size_t index);

// One text that the compiler kept for people.
typedef struct emp_listing_s {
  emp_str_t name;
  emp_str_t text;
} emp_listing_t;
EMP_API size_t emp_module_listing_count(const emp_module_t* module);
EMP_API emp_listing_t emp_module_listing(const emp_module_t* module,
                                         size_t index);

// One section of the image.
typedef struct emp_section_info_s {
  const char* name;
  uint64_t record_count;
  uint64_t length_bytes;
} emp_section_info_t;
EMP_API size_t emp_module_section_count(const emp_module_t* module);
EMP_API emp_section_info_t emp_module_section(const emp_module_t* module,
                                              size_t index);

// One kernel of the executables.
typedef struct emp_kernel_info_s {
  emp_str_t executable;
  emp_str_t format;
  emp_str_t name;
  uint32_t workgroup_size[3];
  uint32_t binding_count;
  uint32_t constant_count;
  uint32_t local_bytes;
} emp_kernel_info_t;
EMP_API size_t emp_module_kernel_count(const emp_module_t* module);
EMP_API emp_kernel_info_t emp_module_kernel(const emp_module_t* module,
                                            size_t index);

// -- functions ---------------------------------------------------------------

typedef enum emp_argument_kind_e {
  EMP_ARGUMENT_KIND_TENSOR = 0,
  EMP_ARGUMENT_KIND_SCALAR = 1,
  EMP_ARGUMENT_KIND_BUFFER = 2,
  EMP_ARGUMENT_KIND_TRANSIENTS = 3,
  EMP_ARGUMENT_KIND_WAIT_FENCE = 4,
  EMP_ARGUMENT_KIND_SIGNAL_FENCE = 5,
  EMP_ARGUMENT_KIND_OTHER = 6,
} emp_argument_kind_t;

// One argument or result. `dims` has -1 for each "?".
typedef struct emp_argument_info_s {
  emp_str_t name;
  emp_str_t type;  // "tensor<?x4xf32>"
  emp_argument_kind_t kind;
  emp_element_type_t element_type;
  size_t rank;
  const int64_t* dims;
  bool is_consumed;  // the call may overwrite it
  int32_t output;    // the result whose storage it is, or -1
} emp_argument_info_t;

// Its name, borrowed from the module.
EMP_API emp_str_t emp_function_name(const emp_function_t* function);

// Reflection: the value of a key.
//
// Errors:  none: false, and "", if the function has no such key.
// Owns:    nothing: borrowed from the module.
// Threads: safe from any thread.
EMP_API bool emp_function_attribute(const emp_function_t* function,
                                    const char* key, emp_str_t* out_value);
EMP_API size_t emp_function_attribute_count(const emp_function_t* function);
EMP_API void emp_function_attribute_at(const emp_function_t* function,
                                       size_t index, emp_str_t* out_key,
                                       emp_str_t* out_value);

// Arguments in ABI order: all of them, storage and fences too.
EMP_API size_t emp_function_argument_count(const emp_function_t* function);
EMP_API emp_argument_info_t
emp_function_argument(const emp_function_t* function, size_t position);
EMP_API size_t emp_function_result_count(const emp_function_t* function);
EMP_API emp_argument_info_t emp_function_result(const emp_function_t* function,
                                                size_t index);
// The user's view of them: tensors and bare buffers that are neither storage
// nor an output's place; scalars apart.
EMP_API size_t emp_function_input_count(const emp_function_t* function);
EMP_API emp_argument_info_t emp_function_input(const emp_function_t* function,
                                               size_t index);
EMP_API size_t emp_function_scalar_count(const emp_function_t* function);
EMP_API emp_argument_info_t emp_function_scalar(const emp_function_t* function,
                                                size_t index);
// True if a call allocates no device memory when storage and every output are
// given.
EMP_API bool emp_function_is_complete(const emp_function_t* function);

// What a size query wants to know.
//   dims     the size, in elements, of each "?" in the tensor arguments, in
//            ABI order, placed outputs included, the storage argument not
//   scalars  the scalar arguments in order
typedef struct emp_size_args_s {
  const int64_t* dims;
  size_t dim_count;
  const int64_t* scalars;
  size_t scalar_count;
} emp_size_args_t;

// What one of them is, for people and for tools.
typedef struct emp_size_param_s {
  emp_str_t argument;  // its name
  size_t position;     // in ABI order
  size_t axis;         // of a dim
} emp_size_param_t;
EMP_API size_t emp_function_dim_param_count(const emp_function_t* function);
EMP_API emp_size_param_t emp_function_dim_param(const emp_function_t* function,
                                                size_t index);

// Bytes of transient storage that one call needs, with shapes only.
//
//   sizes      may be NULL if the function has neither dims nor scalars
//   out_bytes  a multiple of EMP_TRANSIENT_ALIGN_BYTES (64); may be 0
//
// Shapes:  for @f(%x: tensor<?x?xf32>, %w: tensor<?x8xf32>) dim_count is 3.
// Errors:  INVALID_ARGUMENT if a count is not the function's or a dim is
//          negative; OUT_OF_RANGE above 2^63-1 bytes.
// Owns:    nothing; `sizes` may be reused at once.
// Cost:    no allocation and no device work.
// Threads: safe from any thread.
// Source:  docs/abi.md#transients
EMP_API emp_status_t emp_function_transient_bytes(
    const emp_function_t* function, const emp_size_args_t* sizes,
    uint64_t* out_bytes) EMP_NODISCARD;

// One slice of the memory plan of a function.
typedef struct emp_plan_slice_s {
  emp_str_t name;
  emp_str_t size_text;
  uint64_t first;  // interval of use, inclusive
  uint64_t last;
  uint64_t size_bytes;    // UINT64_MAX: known at the call only
  uint64_t offset_bytes;  // UINT64_MAX: known at the call only
} emp_plan_slice_t;
EMP_API size_t emp_function_plan_slice_count(const emp_function_t* function);
EMP_API emp_plan_slice_t emp_function_plan_slice(const emp_function_t* function,
                                                 size_t index);

// -- calls -------------------------------------------------------------------

// A prepared invocation without arguments.
//
// Errors:  RESOURCE_EXHAUSTED without memory.
// Owns:    the caller; it keeps the module of the function alive.
// Threads: a call belongs to one thread at a time; calls of one function may
//          run at once, each with storage and outputs of its own.
EMP_API emp_status_t emp_call_create(const emp_function_t* function,
                                     emp_allocator_t host,
                                     emp_call_t** out_call) EMP_NODISCARD;
EMP_API void emp_call_destroy(emp_call_t* call);

// Sets the index-th input, output, scalar: the user's tensor inputs and
// results, never ABI positions. Views are retained until replaced; NULL takes
// one away. An output that is not set is allocated by each run.
//
// Errors:  OUT_OF_RANGE for an index that is none; INVALID_ARGUMENT if type or
//          shape do not fit, or an output cannot be placed.
// Cost:    no allocation.
EMP_API emp_status_t emp_call_set_input(emp_call_t* call, size_t index,
                                        emp_buffer_view_t* view) EMP_NODISCARD;
EMP_API emp_status_t emp_call_set_output(emp_call_t* call, size_t index,
                                         emp_buffer_view_t* view) EMP_NODISCARD;
EMP_API emp_status_t emp_call_set_scalar_i64(emp_call_t* call, size_t index,
                                             int64_t value) EMP_NODISCARD;
EMP_API emp_status_t emp_call_set_scalar_f64(emp_call_t* call, size_t index,
                                             double value) EMP_NODISCARD;

// Sets the storage for transients; {NULL, 0, 0} takes it away. It is checked
// by the run, when all sizes are known.
//
// Errors:  INVALID_ARGUMENT if the function takes none; OUT_OF_RANGE if the
//          span is not inside its buffer.
// Owns:    the buffer is retained until replaced.
// Cost:    no allocation after the first time.
EMP_API emp_status_t emp_call_set_transients(
    emp_call_t* call, emp_buffer_span_t storage) EMP_NODISCARD;

// Sets the fences of an asynchronous function: work starts when `wait` is
// reached and `signal` is reached when all results are complete. NULL is
// reached already, and no signal.
//
// Errors:  INVALID_ARGUMENT if the function takes none.
// Owns:    both are retained until replaced.
EMP_API emp_status_t emp_call_set_fences(emp_call_t* call, emp_fence_t* wait,
                                         emp_fence_t* signal) EMP_NODISCARD;

typedef enum emp_call_value_kind_e {
  EMP_VALUE_NULL = 0,
  EMP_VALUE_I64,
  EMP_VALUE_F64,
  EMP_VALUE_VIEW,
  EMP_VALUE_BUFFER,
  EMP_VALUE_FENCE,
} emp_call_value_kind_t;

// Any argument or result; references are borrowed.
typedef struct emp_call_value_s {
  emp_call_value_kind_t kind;
  union {
    int64_t i64;
    double f64;
    emp_buffer_view_t* view;
    emp_buffer_t* buffer;
    emp_fence_t* fence;
  } as;
} emp_call_value_t;

// Sets an argument by its ABI position, for tools that do not care what it is
// for. A number is converted to the type of the argument.
//
// Errors:  OUT_OF_RANGE, INVALID_ARGUMENT as above.
EMP_API emp_status_t emp_call_set_argument(emp_call_t* call, size_t position,
                                           const emp_call_value_t* value)
    EMP_NODISCARD;

// Checks all arguments against each other, then runs.
//
// Errors:  before any work: INVALID_ARGUMENT for an argument that is missing,
//          storage that is null, too short, misaligned or overlaps an input or
//          output, and an output that overlaps an input which is not consumed;
//          PERMISSION_DENIED for memory or usage that do not fit;
//          FAILED_PRECONDITION if another call is running in the same storage.
//          Then what the program fails with.
// Cost:    allocates neither device nor host memory if storage and every
//          output are set, except in the first run.
// Threads: the call's thread.
EMP_API emp_status_t emp_call_run(emp_call_t* call) EMP_NODISCARD;

// Results of the last run, borrowed until the next or the end of the call.
//
// Errors:  OUT_OF_RANGE for an index that is none, FAILED_PRECONDITION if the
//          last run did not end well.
EMP_API emp_status_t emp_call_get_output(
    emp_call_t* call, size_t index, emp_buffer_view_t** out_view) EMP_NODISCARD;
EMP_API emp_status_t emp_call_get_result(
    emp_call_t* call, size_t index, emp_call_value_t* out_value) EMP_NODISCARD;

#ifdef __cplusplus
}
#endif

#endif  // EMPLACE_RUNTIME_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The compiler: MLIR in, a module image (or text of a phase) out.
//
// A call is complete in itself: it keeps no state, allocates from the given
// allocator only, and gives everything back but its result. Several calls may
// run on several threads at once.
#ifndef EMPLACE_COMPILER_H_
#define EMPLACE_COMPILER_H_

#include <stdint.h>

#include "emplace/allocator.h"
#include "emplace/status.h"

#ifdef __cplusplus
extern "C" {
#endif

// The version of the program and the libraries; CMake reads it from here.
#define EMP_VERSION_TEXT "0.1.0"

// How a program is compiled. Zero is the default of every field.
typedef enum emp_compile_flags_e {
  // Plain programs get a hidden storage argument for their transients, so that
  // they run in the caller's memory without an attribute in their text.
  EMP_COMPILE_EXTERNALIZE_TRANSIENTS = 1 << 0,
  // Results that no argument stores get hidden output arguments.
  EMP_COMPILE_EXTERNALIZE_OUTPUTS = 1 << 1,
  // Every entry takes a wait and a signal fence (IREE's async-external).
  EMP_COMPILE_ASYNC_EXTERNAL = 1 << 2,
  // An allocation that would stay in a call is an error.
  EMP_COMPILE_STRICT_TRANSIENTS = 1 << 3,
  // Ops of unknown dialects are kept instead of reported (text output only).
  EMP_COMPILE_ALLOW_UNREGISTERED = 1 << 4,
  // Verify after every pass; debug builds always do.
  EMP_COMPILE_VERIFY_EACH = 1 << 5,
  // Write the time of each pass to `talk` at the end.
  EMP_COMPILE_TIMING = 1 << 6,
  // Keep listings of the host program and kernels in the image.
  EMP_COMPILE_LISTINGS = 1 << 7,
  // Print ops in generic form; print locations.
  EMP_COMPILE_PRINT_GENERIC = 1 << 8,
  EMP_COMPILE_PRINT_LOCATIONS = 1 << 9,
  // Keep source locations in the image, for messages of failing programs.
  EMP_COMPILE_DEBUG_INFO = 1 << 10,
  // Print without aliases; `{...}` for regions; the users of values as
  // comments; no number twice; names from locations.
  EMP_COMPILE_PRINT_LOCAL_SCOPE = 1 << 11,
  EMP_COMPILE_PRINT_SKIP_REGIONS = 1 << 12,
  EMP_COMPILE_PRINT_VALUE_USERS = 1 << 13,
  EMP_COMPILE_PRINT_UNIQUE_IDS = 1 << 14,
  EMP_COMPILE_PRINT_LOC_NAMES = 1 << 15,
  // What is parsed is not verified. Only for looking at broken text: passes
  // rely on what the verifier checks.
  EMP_COMPILE_SKIP_VERIFIER = 1 << 16,
} emp_compile_flags_t;

typedef struct emp_compile_options_s {
  size_t struct_bytes;     // sizeof(emp_compile_options_t)
  emp_allocator_t host;    // zeroed: the C library's
  emp_str_t source_name;   // for messages; "" is "<input>"
  uint32_t source_line;    // where the text starts in its file; 0 is 1
  emp_str_t target;        // "cpu" (the default) or "vmvx"
  emp_str_t triple;        // "" is this machine
  emp_str_t cpu;           // LLVM's CPU name; "" is this machine's
  emp_str_t cpu_features;  // "+avx2,+fma"; "" is this machine's
  uint32_t flags;          // emp_compile_flags_t
  emp_str_t compile_from;  // a phase that the text is known to be at; ""
  emp_str_t compile_to;    // the last phase to run; "" is all of them
  emp_str_t print_after;   // "all" or pass names separated by commas
  emp_str_t print_before;
  int64_t elide_elements_above;   // 0: never; see --mlir-elide-elementsattrs
  uint64_t min_offset_alignment;  // of stream resources; 0 is 64
  uint64_t max_allocation_bytes;  // 0 is no limit
  emp_writer_t talk;  // diagnostics, dumps and timings; unset: dropped
  // Printing: elements above which constants are hex (0: 100, -1: never),
  // characters above which resources are left out (0: never).
  int64_t hex_elements_above;
  int64_t elide_resources_above;
  emp_str_t split_marker;  // of EMP_OPT_SPLIT_INPUT; "" is "// -----"
} emp_compile_options_t;

// The options that stand for all defaults.
//
// Cost:    none.
// Threads: safe from any thread.
EMP_API emp_compile_options_t emp_compile_options_default(void);

// Bytes that the compiler made.
typedef struct emp_image_s {
  uint8_t* data;  // 64-byte aligned
  size_t length;
  void* block;  // what `host` gave
  size_t block_bytes;
  emp_allocator_t host;
} emp_image_t;

// Compiles text to a module image.
//
//   text       MLIR, as text or bytecode; borrowed for the call
//   options    NULL is all defaults
//   out_image  for emp_module_load; free it with emp_image_free
//
// Errors:  INVALID_ARGUMENT with the first diagnostic as text for a program
//          that is wrong; UNIMPLEMENTED for one that we cannot compile yet;
//          UNAVAILABLE when the target's code generator cannot be opened;
//          RESOURCE_EXHAUSTED without memory. All diagnostics go to
//          `options->talk`.
// Owns:    the image is the caller's; nothing else stays allocated.
// Cost:    milliseconds; see bench/.
// Threads: safe from any thread.
// Source:  docs/architecture.md
EMP_API emp_status_t emp_compile_text(emp_str_t text,
                                      const emp_compile_options_t* options,
                                      emp_image_t* out_image) EMP_NODISCARD;

// Compiles text up to `options->compile_to` and writes the module as text.
// Errors, threads: as emp_compile_text.
EMP_API emp_status_t emp_compile_to_text(emp_str_t text,
                                         const emp_compile_options_t* options,
                                         emp_writer_t out) EMP_NODISCARD;

// Frees an image; a zeroed one is fine.
EMP_API void emp_image_free(emp_image_t* image);

// -- the optimizer tool -----------------------------------------------------

typedef enum emp_opt_flags_e {
  EMP_OPT_SPLIT_INPUT = 1 << 0,         // pieces between `// -----` lines
  EMP_OPT_VERIFY_DIAGNOSTICS = 1 << 1,  // check `expected-error` comments
  // With it: what no comment expects is let pass.
  EMP_OPT_ONLY_EXPECTED = 1 << 2,
} emp_opt_flags_t;

// Parses, verifies, runs a pass pipeline and writes the module as text: what
// `emplace opt` does.
//
//   pipeline   `a,b{x=1},func.func(c)`; "" runs nothing
//   opt_flags  emp_opt_flags_t
//
// Errors:  INVALID_ARGUMENT with the first diagnostic; with
//          EMP_OPT_VERIFY_DIAGNOSTICS, that of the first expectation not met.
// Owns, threads: as emp_compile_text.
EMP_API emp_status_t emp_opt_text(emp_str_t text, emp_str_t pipeline,
                                  uint32_t opt_flags,
                                  const emp_compile_options_t* options,
                                  emp_writer_t out) EMP_NODISCARD;

// The next piece of a text that `// -----` lines cut into pieces, and the line
// where it starts; false at the end. Start with *inout_rest the whole text and
// *inout_line 1; {NULL, 0} means that nothing is left.
EMP_API bool emp_text_next_piece(emp_str_t* inout_rest, uint32_t* inout_line,
                                 emp_str_t* out_piece, uint32_t* out_line);

// -- what the compiler knows, for help pages --------------------------------

// Row `i` of the table of passes, phases or targets: false past the end.
typedef struct emp_compiler_row_s {
  const char* name;
  const char* aliases;
  const char* doc;
} emp_compiler_row_t;
EMP_API bool emp_compiler_pass_row(size_t i, emp_compiler_row_t* out_row);
EMP_API bool emp_compiler_phase_row(size_t i, emp_compiler_row_t* out_row);
EMP_API bool emp_compiler_target_row(size_t i, emp_compiler_row_t* out_row);

// -- the planner alone ------------------------------------------------------

// One block to place: live in [lower, upper), `size` bytes.
typedef struct emp_plan_block_s {
  int64_t lower, upper;
  uint64_t size;
  uint64_t offset;  // out
} emp_plan_block_t;

// Gives each block an offset so that blocks live at the same time do not
// overlap; what `emplace plan` does.
//
//   alignment       of offsets, a power of two; 0 is 1
//   capacity        to fit into; 0: as small as it gets
//   deadline_ns     search time; 0 is a second
//   out_peak_bytes  the largest offset + size
//
// Errors:  RESOURCE_EXHAUSTED when no placement below `capacity` was found;
//          INVALID_ARGUMENT for lower >= upper or sizes that overflow.
// Owns:    nothing is kept.
// Threads: safe from any thread.
EMP_API emp_status_t emp_plan_blocks(emp_plan_block_t* blocks, size_t count,
                                     uint64_t alignment, uint64_t capacity,
                                     int64_t deadline_ns, emp_allocator_t host,
                                     uint64_t* out_peak_bytes) EMP_NODISCARD;

#ifdef __cplusplus
}
#endif

#endif  // EMPLACE_COMPILER_H_

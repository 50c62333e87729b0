// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The whole compiler as a list of phases, each a list of passes
// (passes/phases.def). Between two phases the module is legal text.
#ifndef EMP_PASSES_PIPELINE_H_
#define EMP_PASSES_PIPELINE_H_

#include "contract/codegen_api.h"
#include "ir/pass.h"

typedef enum emp_phase_e {
  EMP_PHASE_NONE = 0,  // the program as given
#define PHASE(id, ...) EMP_PHASE_##id,
#include "passes/phases.def"
#undef PHASE
  EMP_PHASE_COUNT,
} emp_phase_t;

typedef struct emp_phase_info_s {
  const char* name;
  const char* aliases;  // IREE's names for it, separated by blanks
  const char* passes;   // pipeline text: names separated by commas
  const char* doc;
} emp_phase_info_t;

// The row of a phase, 1 <= phase < EMP_PHASE_COUNT.
const emp_phase_info_t* emp_phase_info(emp_phase_t phase);
// By name or alias; EMP_PHASE_NONE when there is none ("input" is none too).
bool emp_phase_find(emp_str_t name, emp_phase_t* out_phase);

enum {
  // Plain linalg gets a hidden storage argument for its transients.
  EMP_TARGET_EXTERNALIZE_TRANSIENTS = 1 << 0,
  // Unplaced results get hidden output arguments.
  EMP_TARGET_EXTERNALIZE_OUTPUTS = 1 << 1,
  // Every entry takes a wait and a signal fence (coarse-fences).
  EMP_TARGET_ASYNC_EXTERNAL = 1 << 2,
  // An allocation left in a call is an error instead of a reflection key.
  EMP_TARGET_STRICT_TRANSIENTS = 1 << 3,
};

typedef enum emp_target_kind_e {
  EMP_TARGET_CPU,
  EMP_TARGET_VMVX,
} emp_target_kind_t;

// What a program is compiled for and how; every pass may read it.
typedef struct emp_compile_target_s {
  emp_target_kind_t kind;
  const emp_codegen_api_t* codegen;  // of EMP_TARGET_CPU, once it is needed
  // Opens the code generator; called by the kernel phase at its first kernel.
  bool (*open_codegen)(struct emp_compile_target_s* target,
                       emp_diag_sink_t* sink);
  void* open_user;
  emp_codegen_target_t machine;
  uint32_t flags;  // EMP_TARGET_*
  // Stream resources: 0 is the default of 64 bytes, or no limit.
  uint64_t min_offset_alignment;
  uint64_t max_allocation_bytes;
} emp_compile_target_t;

static inline const emp_compile_target_t* emp_pass_target(
    const emp_pass_ctx_t* pass) {
  return (const emp_compile_target_t*)pass->target;
}

// Runs the phases after `from` up to and including `to`. The module attribute
// `emplace.phase` records how far a module has come; EMP_PHASE_NONE as `from`
// starts from what it says.
bool emp_run_phases(emp_module_ir_t* module, emp_phase_t from, emp_phase_t to,
                    const emp_compile_target_t* target,
                    const emp_pass_manager_options_t* options,
                    emp_diag_sink_t* sink);

#endif  // EMP_PASSES_PIPELINE_H_

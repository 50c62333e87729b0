// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The whole compiler: for each phase after where the module stands, run its
// passes and record the phase in the module attribute `emplace.phase`. Printed
// at any point, the text therefore says how far it has come, and feeding it
// back goes on from there.
#include "passes/pipeline.h"

#include "base/text.h"
#include "passes/passes.h"

static const emp_phase_info_t kPhases[] = {
    {.name = "none"},
#define PHASE(id, phase_name, ...) {.name = phase_name, __VA_ARGS__},
#include "passes/phases.def"
#undef PHASE
};

static const char kPhaseAttr[] = "emplace.phase";

const emp_phase_info_t* emp_phase_info(emp_phase_t phase) {
  return &kPhases[phase];
}

// True when `name` is one of the words of `list`.
static bool list_has(const char* list, emp_str_t name) {
  emp_str_t rest = emp_str_from(list);
  while (rest.length > 0) {
    emp_str_t word;
    emp_str_split(rest, ' ', &word, &rest);
    if (emp_str_equal(word, name)) return true;
  }
  return false;
}

bool emp_phase_find(emp_str_t name, emp_phase_t* out_phase) {
  *out_phase = EMP_PHASE_NONE;
  for (unsigned i = 1; i < EMP_PHASE_COUNT; ++i) {
    if (emp_str_is(name, kPhases[i].name) ||
        list_has(kPhases[i].aliases, name)) {
      *out_phase = (emp_phase_t)i;
      return true;
    }
  }
  return false;
}

static bool run_phase(emp_module_ir_t* module, emp_phase_t phase,
                      const emp_compile_target_t* target,
                      const emp_pass_manager_options_t* options,
                      emp_arena_t* scratch, emp_diag_sink_t* sink) {
  emp_pass_step_t* steps = NULL;
  size_t step_count = 0;
  if (!emp_parse_pipeline(emp_str_from(kPhases[phase].passes), scratch,
                          emp_find_pass, sink, &steps, &step_count) ||
      !emp_run_passes(module, steps, step_count, target, options, sink)) {
    return false;
  }
  emp_op_set_attr(module->op, kPhaseAttr,
                  emp_attr_cstr(module->context, kPhases[phase].name));
  return true;
}

bool emp_run_phases(emp_module_ir_t* module, emp_phase_t from, emp_phase_t to,
                    const emp_compile_target_t* target,
                    const emp_pass_manager_options_t* options,
                    emp_diag_sink_t* sink) {
  if (from == EMP_PHASE_NONE) {
    emp_phase_find(emp_op_str_attr(module->op, kPhaseAttr), &from);
  }
  emp_arena_t scratch;
  emp_arena_t* host = emp_context_arena(module->context);
  emp_arena_init(&scratch, host->host, host->out_of_memory, host->user);
  bool ok = true;
  for (unsigned i = (unsigned)from + 1; ok && i <= (unsigned)to; ++i) {
    ok = run_phase(module, (emp_phase_t)i, target, options, &scratch, sink);
  }
  emp_arena_deinit(&scratch);
  return ok;
}

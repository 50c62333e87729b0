// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The vector unit of the target, from its feature text ("+avx2,-avx512f,...")
// or, without one, from the processor at hand.
#include "passes/kernel/kernel_target.h"

#include "base/cpu.h"
#include "base/text.h"

static bool has_feature(emp_str_t features, const char* name) {
  while (features.length) {
    emp_str_t feature;
    if (!emp_str_split(features, ',', &feature, &features)) {
      features = EMP_STR("");
    }
    if (feature.length < 2 || feature.data[0] != '+') continue;
    emp_str_t rest = {feature.data + 1, feature.length - 1};
    if (emp_str_is(rest, name)) return true;
  }
  return false;
}

typedef struct unit_s {
  bool avx512, avx, fma, neon;
} unit_t;

static unit_t unit_of_target(const emp_codegen_target_t* machine) {
  unit_t unit = {0};
  if (machine && machine->features.length) {
    unit.avx512 = has_feature(machine->features, "avx512f");
    unit.avx = has_feature(machine->features, "avx2");
    unit.fma = has_feature(machine->features, "fma");
    unit.neon = has_feature(machine->features, "neon");
    return unit;
  }
  if (machine && machine->cpu.length) return unit;  // a plain processor
  emp_cpu_t cpu;
  emp_cpu_query(&cpu);
  unit.avx512 = emp_cpu_has(&cpu, EMP_CPU_AVX512F);
  unit.avx = emp_cpu_has(&cpu, EMP_CPU_AVX2);
  unit.fma = emp_cpu_has(&cpu, EMP_CPU_FMA);
  unit.neon = emp_cpu_has(&cpu, EMP_CPU_NEON);
  return unit;
}

bool emp_kernel_is_vmvx(const emp_pass_ctx_t* pass) {
  emp_str_t option = emp_pass_option(pass, "target");
  if (option.length) return emp_str_is(option, "vmvx");
  const emp_compile_target_t* target = emp_pass_target(pass);
  return target && target->kind == EMP_TARGET_VMVX;
}

emp_tile_machine_t emp_kernel_machine(const emp_pass_ctx_t* pass) {
  const emp_compile_target_t* target = emp_pass_target(pass);
  if (emp_kernel_is_vmvx(pass)) return (emp_tile_machine_t){0};
  unit_t unit = unit_of_target(target ? &target->machine : NULL);
  emp_tile_machine_t machine = {
      .vector_bits = unit.avx512 ? 512
                     : unit.avx  ? 256
                                 : 128,
      .register_count = unit.avx512 || unit.neon ? 32 : 16,
      .has_fma = unit.fma || unit.neon,
  };
  int64_t bits = emp_pass_option_int(pass, "vector-bits", machine.vector_bits);
  if (bits != machine.vector_bits && bits >= 0 && bits <= 512) {
    machine.vector_bits = (uint32_t)bits;
    machine.register_count = bits >= 512 ? 32 : 16;
    machine.has_fma = bits >= 256;
  }
  return machine;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the processor and its operating system let a program use.
#ifndef EMP_BASE_CPU_H_
#define EMP_BASE_CPU_H_

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Rows of base/cpu_features.def, of all architectures.
typedef enum emp_cpu_feature_e {
#define CPU_FEATURE(id, text) EMP_CPU_##id,
#include "base/cpu_features.def"
#undef CPU_FEATURE
  EMP_CPU_FEATURE_COUNT,
} emp_cpu_feature_t;

typedef struct emp_cpu_s {
  uint64_t features;       // one bit a feature
  uint32_t core_count;     // processors this process may run on, at least 1
  uint32_t l1_data_bytes;  // 0 where unknown
  uint32_t l2_bytes;       // 0 where unknown
} emp_cpu_t;

// Asks the processor; costs some microseconds, so keep the answer. A feature
// that needs wider registers is only there if the system saves them.
void emp_cpu_query(emp_cpu_t* out_cpu);

static inline bool emp_cpu_has(const emp_cpu_t* cpu,
                               emp_cpu_feature_t feature) {
  return (cpu->features >> feature & 1) != 0;
}

const char* emp_cpu_feature_name(emp_cpu_feature_t feature);

#endif  // EMP_BASE_CPU_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Oracles: the compiler's own feature test, and /proc/cpuinfo's flags.
#include "base/cpu.h"

#include <stdio.h>

#include "harness/harness.h"

TEST(there_is_a_core_and_names_are_unique) {
  emp_cpu_t cpu;
  emp_cpu_query(&cpu);
  assert_true(cpu.core_count >= 1);
  for (int i = 0; i < EMP_CPU_FEATURE_COUNT; ++i) {
    for (int k = 0; k < i; ++k) {
      assert_string_not_equal(emp_cpu_feature_name((emp_cpu_feature_t)i),
                              emp_cpu_feature_name((emp_cpu_feature_t)k));
    }
  }
}

TEST(features_are_the_compilers) {
#if defined(__x86_64__)
  emp_cpu_t cpu;
  emp_cpu_query(&cpu);
  __builtin_cpu_init();
#define CHECK(id, name)                             \
  assert_int_equal(emp_cpu_has(&cpu, EMP_CPU_##id), \
                   __builtin_cpu_supports(name) != 0)
  CHECK(SSE42, "sse4.2");
  CHECK(POPCNT, "popcnt");
  CHECK(AVX, "avx");
  CHECK(FMA, "fma");
  CHECK(BMI2, "bmi2");
  CHECK(AVX2, "avx2");
  CHECK(AVX512F, "avx512f");
  CHECK(AVX512BW, "avx512bw");
  CHECK(AVX512DQ, "avx512dq");
  CHECK(AVX512VL, "avx512vl");
  CHECK(AVX512VNNI, "avx512vnni");
  CHECK(AVX512BF16, "avx512bf16");
#undef CHECK
#else
  skip();  // the compiler has no such question for other architectures
#endif
}

static bool has_flag(const char* flags, const char* name) {
  char padded[64];
  snprintf(padded, sizeof(padded), " %s ", name);
  return strstr(flags, padded) != NULL;
}

TEST(features_are_the_kernels) {
  FILE* file = fopen("/proc/cpuinfo", "r");
  if (!file) skip();
  static char line[8192];
  while (fgets(line, sizeof(line) - 1, file) &&
         strncmp(line, "flags", 5) != 0) {
  }
  fclose(file);
  if (strncmp(line, "flags", 5) != 0) skip();
  line[strcspn(line, "\n")] = ' ';
  emp_cpu_t cpu;
  emp_cpu_query(&cpu);
  assert_int_equal(emp_cpu_has(&cpu, EMP_CPU_F16C), has_flag(line, "f16c"));
  assert_int_equal(emp_cpu_has(&cpu, EMP_CPU_AVXVNNI),
                   has_flag(line, "avx_vnni"));
  assert_int_equal(emp_cpu_has(&cpu, EMP_CPU_AVX512FP16),
                   has_flag(line, "avx512_fp16"));
}

TEST_MAIN(RUN(there_is_a_core_and_names_are_unique),
          RUN(features_are_the_compilers), RUN(features_are_the_kernels))

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Processor features by CPUID (Intel SDM volume 2A, CPUID; which registers the
// system saves is XCR0, volume 1 section 13.3) or by the kernel's hardware
// capabilities. This file is the only one with code for one architecture that
// is not a kernel.
#define _GNU_SOURCE  // sched_getaffinity
#include "base/cpu.h"

#include <sched.h>
#include <unistd.h>

#include "base/assert.h"

#if defined(__x86_64__) || defined(__i386__)
#include <cpuid.h>
#elif defined(__aarch64__)
#include <sys/auxv.h>
#endif

EMP_STATIC_ASSERT(EMP_CPU_FEATURE_COUNT <= 64, "features fit one word");

static const char* const feature_names[] = {
#define CPU_FEATURE(id, text) [EMP_CPU_##id] = text,
#include "base/cpu_features.def"
#undef CPU_FEATURE
};

#if defined(__x86_64__) || defined(__i386__)

typedef enum cpuid_register_e { EAX, EBX, ECX, EDX } cpuid_register_t;

// What the system must save before a feature may be used.
typedef enum cpu_state_e { STATE_SSE, STATE_AVX, STATE_AVX512 } cpu_state_t;

typedef struct feature_bit_s {
  emp_cpu_feature_t feature;
  unsigned leaf, subleaf;
  cpuid_register_t word;
  unsigned bit;
  cpu_state_t state;
} feature_bit_t;

static const feature_bit_t feature_bits[] = {
    {EMP_CPU_SSE42, 1, 0, ECX, 20, STATE_SSE},
    {EMP_CPU_POPCNT, 1, 0, ECX, 23, STATE_SSE},
    {EMP_CPU_AVX, 1, 0, ECX, 28, STATE_AVX},
    {EMP_CPU_F16C, 1, 0, ECX, 29, STATE_AVX},
    {EMP_CPU_FMA, 1, 0, ECX, 12, STATE_AVX},
    {EMP_CPU_BMI2, 7, 0, EBX, 8, STATE_SSE},
    {EMP_CPU_AVX2, 7, 0, EBX, 5, STATE_AVX},
    {EMP_CPU_AVX512F, 7, 0, EBX, 16, STATE_AVX512},
    {EMP_CPU_AVX512BW, 7, 0, EBX, 30, STATE_AVX512},
    {EMP_CPU_AVX512DQ, 7, 0, EBX, 17, STATE_AVX512},
    {EMP_CPU_AVX512VL, 7, 0, EBX, 31, STATE_AVX512},
    {EMP_CPU_AVX512VNNI, 7, 0, ECX, 11, STATE_AVX512},
    {EMP_CPU_AVX512BF16, 7, 1, EAX, 5, STATE_AVX512},
    {EMP_CPU_AVX512FP16, 7, 0, EDX, 23, STATE_AVX512},
    {EMP_CPU_AVXVNNI, 7, 1, EAX, 4, STATE_AVX},
};

static cpu_state_t saved_state(void) {
  unsigned words[4] = {0};
  if (!__get_cpuid(1, &words[EAX], &words[EBX], &words[ECX], &words[EDX]) ||
      !(words[ECX] >> 27 & 1)) {
    return STATE_SSE;  // no XGETBV
  }
  unsigned low = 0;
  unsigned high = 0;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  if ((low & 0xe6) == 0xe6) return STATE_AVX512;
  return (low & 0x6) == 0x6 ? STATE_AVX : STATE_SSE;
}

static uint64_t query_features(void) {
  cpu_state_t state = saved_state();
  uint64_t features = 0;
  for (size_t i = 0; i < EMP_COUNT_OF(feature_bits); ++i) {
    const feature_bit_t* row = &feature_bits[i];
    unsigned words[4] = {0};
    if (__get_cpuid_count(row->leaf, row->subleaf, &words[EAX], &words[EBX],
                          &words[ECX], &words[EDX]) &&
        (words[row->word] >> row->bit & 1) && row->state <= state) {
      features |= UINT64_C(1) << row->feature;
    }
  }
  return features;
}

#elif defined(__aarch64__)

typedef struct feature_bit_s {
  emp_cpu_feature_t feature;
  unsigned long capability;  // AT_HWCAP or AT_HWCAP2
  unsigned bit;
} feature_bit_t;

// Linux, Documentation/arch/arm64/elf_hwcaps: the bits are ABI.
static const feature_bit_t feature_bits[] = {
    {EMP_CPU_NEON, AT_HWCAP, 1},     {EMP_CPU_FULLFP16, AT_HWCAP, 10},
    {EMP_CPU_DOTPROD, AT_HWCAP, 20}, {EMP_CPU_SVE, AT_HWCAP, 22},
    {EMP_CPU_I8MM, AT_HWCAP2, 13},   {EMP_CPU_BF16, AT_HWCAP2, 14},
};

static uint64_t query_features(void) {
  uint64_t features = 0;
  for (size_t i = 0; i < EMP_COUNT_OF(feature_bits); ++i) {
    if (getauxval(feature_bits[i].capability) >> feature_bits[i].bit & 1) {
      features |= UINT64_C(1) << feature_bits[i].feature;
    }
  }
  return features;
}

#else

static uint64_t query_features(void) {
  return 0;
}

#endif

static uint32_t query_core_count(void) {
  cpu_set_t allowed;
  if (sched_getaffinity(0, sizeof(allowed), &allowed) == 0) {
    int count = CPU_COUNT(&allowed);
    if (count > 0) return (uint32_t)count;
  }
  long online = sysconf(_SC_NPROCESSORS_ONLN);
  return online > 0 ? (uint32_t)online : 1;
}

static uint32_t query_size(int name) {
  long bytes = sysconf(name);
  return bytes > 0 ? (uint32_t)bytes : 0;
}

void emp_cpu_query(emp_cpu_t* out_cpu) {
  *out_cpu = (emp_cpu_t){.features = query_features(),
                         .core_count = query_core_count()};
#if defined(_SC_LEVEL1_DCACHE_SIZE)
  out_cpu->l1_data_bytes = query_size(_SC_LEVEL1_DCACHE_SIZE);
  out_cpu->l2_bytes = query_size(_SC_LEVEL2_CACHE_SIZE);
#endif
}

const char* emp_cpu_feature_name(emp_cpu_feature_t feature) {
  EMP_ASSERT((unsigned)feature < EMP_CPU_FEATURE_COUNT);
  return feature_names[feature];
}

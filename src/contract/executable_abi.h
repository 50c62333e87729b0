// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How a kernel is called: one C function a kernel, called once a workgroup.
//
//   uint32_t k(const emp_dispatch_t* dispatch, const emp_workgroup_t* group);
//
// 0 is success; anything else ends the dispatch with that number. A kernel
// keeps no state, calls nothing but the functions of the imports table, and
// may run on any thread, several workgroups at once. The same function serves
// just-in-time code, ahead-of-time objects and C output. The offsets below are
// fixed for 64-bit targets: code generators address the fields by them.
//
// A kernel of the portable back end ("vmvx-bytecode") is a VM function with
// the same facts as operands, in this order:
//   binding 0 .. n-1    r, a vm.buffer each
//   constant 0 .. m-1   i
//   workgroup id x y z, workgroup count x y z    I each
//   local memory        r, a vm.buffer, null if the kernel needs none
// and no results: calling convention "0" "r"*n "i"*m "IIIIII" "r" "_v".
#ifndef EMP_CONTRACT_EXECUTABLE_ABI_H_
#define EMP_CONTRACT_EXECUTABLE_ABI_H_

#include <stddef.h>
#include <stdint.h>

// A function of contract/math_imports.def behind a common pointer type; the
// kernel casts it to the type that the row gives.
typedef void (*emp_math_function_t)(void);

// What all workgroups of one dispatch share.
typedef struct emp_dispatch_s {
  void* const* bindings;               // first byte of each binding
  const uint64_t* binding_bytes;       // its length
  const uint32_t* constants;           // push constants
  const emp_math_function_t* imports;  // EMP_MATH_COUNT entries
  uint32_t workgroup_count[3];         // x, y, z
  uint32_t workgroup_size[3];
  uint32_t binding_count;
  uint32_t constant_count;
} emp_dispatch_t;

// What one workgroup has for itself.
typedef struct emp_workgroup_s {
  void* local_memory;    // 64-byte aligned, contents undefined
  uint64_t local_bytes;  // at least the export's local_bytes
  uint32_t id[3];        // x, y, z; each below its count
  uint32_t worker;       // which thread; below the number of workers
} emp_workgroup_t;

typedef uint32_t (*emp_kernel_t)(const emp_dispatch_t* dispatch,
                                 const emp_workgroup_t* group);

#if UINTPTR_MAX == UINT64_MAX
_Static_assert(offsetof(emp_dispatch_t, bindings) == 0, "fixed");
_Static_assert(offsetof(emp_dispatch_t, binding_bytes) == 8, "fixed");
_Static_assert(offsetof(emp_dispatch_t, constants) == 16, "fixed");
_Static_assert(offsetof(emp_dispatch_t, imports) == 24, "fixed");
_Static_assert(offsetof(emp_dispatch_t, workgroup_count) == 32, "fixed");
_Static_assert(offsetof(emp_dispatch_t, workgroup_size) == 44, "fixed");
_Static_assert(offsetof(emp_dispatch_t, binding_count) == 56, "fixed");
_Static_assert(offsetof(emp_dispatch_t, constant_count) == 60, "fixed");
_Static_assert(sizeof(emp_dispatch_t) == 64, "fixed");
_Static_assert(offsetof(emp_workgroup_t, local_memory) == 0, "fixed");
_Static_assert(offsetof(emp_workgroup_t, local_bytes) == 8, "fixed");
_Static_assert(offsetof(emp_workgroup_t, id) == 16, "fixed");
_Static_assert(offsetof(emp_workgroup_t, worker) == 28, "fixed");
_Static_assert(sizeof(emp_workgroup_t) == 32, "fixed");
#endif

// Spellings of executable formats in a module.
#define EMP_EXECUTABLE_FORMAT_VMVX "vmvx-bytecode"
#define EMP_EXECUTABLE_FORMAT_ELF_X86_64 "elf-x86_64"
#define EMP_EXECUTABLE_FORMAT_ELF_AARCH64 "elf-aarch64"

typedef enum emp_math_import_e {
#define MATH_IMPORT(id, kind, function, doc) EMP_MATH_##id,
#include "contract/math_imports.def"
#undef MATH_IMPORT
  EMP_MATH_COUNT,
} emp_math_import_t;

#endif  // EMP_CONTRACT_EXECUTABLE_ABI_H_

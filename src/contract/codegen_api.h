// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The door to the LLVM back end. LLVM lives in a shared object of its own,
// libemplace_llvm.so, that the compiler opens at the first cpu compile (or
// links in a static build) and reaches through this one table.
//
// Ownership: `ir` is the caller's and is only read; the output bytes come from
// the allocator in the options and are the caller's to free with it.
// Threads: compile may run on several threads at once.
#ifndef EMP_CONTRACT_CODEGEN_API_H_
#define EMP_CONTRACT_CODEGEN_API_H_

#include <stddef.h>
#include <stdint.h>

#include "emplace/allocator.h"
#include "emplace/status.h"
#include "emplace/str.h"

// Grows at the end of the structs; a different number is an error that names
// both.
#define EMP_CODEGEN_API_VERSION 1u
// dlsym this name; its type is emp_codegen_get_api_t.
#define EMP_CODEGEN_API_SYMBOL "emp_codegen_get_api"

// What to compile for. Empty texts mean the host.
typedef struct emp_codegen_target_s {
  size_t struct_bytes;
  emp_str_t triple;         // "x86_64-unknown-linux-gnu"
  emp_str_t cpu;            // LLVM's name: "znver4", "generic"
  emp_str_t features;       // "+avx2,+fma": must be passed besides the name
  uint32_t codegen_level;   // 0..3; 1 is the default of the pipeline
  emp_str_t pass_pipeline;  // LLVM IR passes, "" for none
} emp_codegen_target_t;

// Receives text for people: diagnostics, listings. May be {0}.
typedef struct emp_codegen_output_s {
  size_t struct_bytes;
  emp_allocator_t host;
  uint8_t* object;  // ELF relocatable object
  size_t object_bytes;
  emp_writer_t llvm_ir;   // the LLVM IR as text, if write is set
  emp_writer_t assembly;  // the assembly as text, if write is set
} emp_codegen_output_t;

typedef struct emp_codegen_api_s {
  uint32_t version;         // EMP_CODEGEN_API_VERSION of the library
  const char* description;  // "LLVM 22.1.8"
  // Compiles one variant: `ir` is a const emp_op_t* of a module that holds
  // func.func kernels in the form of the last kernel pass.
  emp_status_t (*compile)(const void* ir, const emp_codegen_target_t* target,
                          emp_codegen_output_t* inout_output);
  // The CPU and feature texts of this machine, valid for ever.
  void (*host_target)(emp_codegen_target_t* out_target);
} emp_codegen_api_t;

typedef const emp_codegen_api_t* (*emp_codegen_get_api_t)(uint32_t version);

#endif  // EMP_CONTRACT_CODEGEN_API_H_

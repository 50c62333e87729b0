// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From kernels in func + scf + arith + math + vector + memref to LLVM IR, one
// op at a time. The IR arrives tiled and vectorized, so that no LLVM pass is
// needed; a value of ours is one LLVM value.
//
// Types: index is i64, bf16 and f16 are their bits in i16 (only extf and truncf
// look inside), a memref is a pointer to its first byte, everything else is
// itself.
#ifndef EMP_CODEGEN_LLVM_TRANSLATE_H_
#define EMP_CODEGEN_LLVM_TRANSLATE_H_

#include <llvm-c/Core.h>

#include "base/map.h"
#include "emplace/status.h"
#include "ir/op.h"

typedef struct emp_llvm_s {
  LLVMContextRef context;
  LLVMModuleRef module;
  LLVMBuilderRef builder;
  emp_arena_t* arena;
  emp_ptr_map_t values;  // const emp_value_t* to LLVMValueRef
  emp_status_t status;   // the first failure; NULL while all is well
  bool has_f16c;
  // Of the kernel at hand.
  LLVMValueRef function;
  LLVMBasicBlockRef entry;  // where the arguments are read
  LLVMValueRef imports;     // the table of math functions
  LLVMTypeRef i1, i8, i16, i32, i64, f32, f64, ptr;
} emp_llvm_t;

// Fails once, naming the op; false always.
bool emp_llvm_fail(emp_llvm_t* t, const emp_op_t* op, const char* what);

LLVMTypeRef emp_llvm_type(emp_llvm_t* t, const emp_type_t* type);
LLVMValueRef emp_llvm_value(emp_llvm_t* t, const emp_value_t* value);
LLVMValueRef emp_llvm_operand(emp_llvm_t* t, const emp_op_t* op, uint32_t i);
void emp_llvm_set(emp_llvm_t* t, const emp_value_t* value, LLVMValueRef to);

// Operand `i` for arithmetic: f16 and bf16 as the f32 that they are.
LLVMValueRef emp_llvm_wide_operand(emp_llvm_t* t, const emp_op_t* op,
                                   uint32_t i);
// The value of an f32 computation as a value of `type`, rounded if that is f16
// or bf16.
LLVMValueRef emp_llvm_narrow(emp_llvm_t* t, const emp_type_t* type,
                             LLVMValueRef value);

// The same integer, or a vector of it shaped like `like`.
LLVMValueRef emp_llvm_int_like(LLVMTypeRef like, int64_t value);
LLVMTypeRef emp_llvm_with_element(LLVMTypeRef like, LLVMTypeRef element);
LLVMValueRef emp_llvm_splat(emp_llvm_t* t, LLVMValueRef scalar, unsigned lanes);
// A call of an intrinsic overloaded on `overload`; NULL when LLVM lacks it.
LLVMValueRef emp_llvm_intrinsic(emp_llvm_t* t, const char* name,
                                LLVMTypeRef overload, LLVMTypeRef overload2,
                                LLVMValueRef* args, unsigned count);
// A call of function `index` of the imports table, once a lane.
LLVMValueRef emp_llvm_import(emp_llvm_t* t, unsigned index, LLVMTypeRef result,
                             LLVMValueRef* args, unsigned count);

// Each translates an op it knows; false and no failure: not one of its ops.
bool emp_llvm_translate_arith(emp_llvm_t* t, const emp_op_t* op);
bool emp_llvm_translate_cast(emp_llvm_t* t, const emp_op_t* op);
bool emp_llvm_translate_math(emp_llvm_t* t, const emp_op_t* op);
bool emp_llvm_translate_memory(emp_llvm_t* t, const emp_op_t* op);
bool emp_llvm_translate_vector(emp_llvm_t* t, const emp_op_t* op);

// Every func.func with a body in `module_op` becomes an exported kernel of
// contract/executable_abi.h.
bool emp_llvm_translate_module(emp_llvm_t* t, const emp_op_t* module_op);

#endif  // EMP_CODEGEN_LLVM_TRANSLATE_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Math functions: what the processor does exactly becomes an intrinsic, all
// else a call through the imports table, the same function that the VM calls,
// so both back ends have the same bits. fma is fused, here and there.
#include <string.h>

#include "base/assert.h"
#include "codegen/llvm/translate.h"
#include "contract/executable_abi.h"
#include "dialects/op_kinds.h"

typedef struct exact_row_s {
  uint32_t kind;
  const char* intrinsic;
  bool has_flag;  // a second operand, i1 0
} exact_row_t;

static const exact_row_t exact_rows[] = {
    {EMP_OP_math_absf, "llvm.fabs", false},
    {EMP_OP_math_sqrt, "llvm.sqrt", false},
    {EMP_OP_math_ceil, "llvm.ceil", false},
    {EMP_OP_math_floor, "llvm.floor", false},
    {EMP_OP_math_trunc, "llvm.trunc", false},
    {EMP_OP_math_roundeven, "llvm.roundeven", false},
    {EMP_OP_math_round, "llvm.round", false},
    {EMP_OP_math_copysign, "llvm.copysign", false},
    {EMP_OP_math_fma, "llvm.fma", false},
    {EMP_OP_vector_fma, "llvm.fma", false},
    {EMP_OP_math_absi, "llvm.abs", true},
    {EMP_OP_math_ctlz, "llvm.ctlz", true},
    {EMP_OP_math_cttz, "llvm.cttz", true},
    {EMP_OP_math_ctpop, "llvm.ctpop", false},
};

// The rows of contract/math_imports.def that ops of dialect math stand for.
typedef struct import_row_s {
  uint32_t kind;
  emp_math_import_t f32, f64;
} import_row_t;

#define ROW(op, function) \
  {EMP_OP_math_##op, EMP_MATH_##function##_f32, EMP_MATH_##function##_f64}
static const import_row_t import_rows[] = {
    ROW(acos, acos),
    ROW(acosh, acosh),
    ROW(asin, asin),
    ROW(asinh, asinh),
    ROW(atan, atan),
    ROW(atanh, atanh),
    ROW(cbrt, cbrt),
    ROW(cos, cos),
    ROW(cosh, cosh),
    ROW(erf, erf),
    ROW(erfc, erfc),
    ROW(exp, exp),
    ROW(exp2, exp2),
    ROW(expm1, expm1),
    ROW(log, log),
    ROW(log10, log10),
    ROW(log1p, log1p),
    ROW(log2, log2),
    ROW(sin, sin),
    ROW(sinh, sinh),
    ROW(tan, tan),
    ROW(tanh, tanh),
    ROW(atan2, atan2),
    ROW(powf, pow),
    ROW(rsqrt, rsqrt),
    {EMP_OP_arith_remf, EMP_MATH_fmod_f32, EMP_MATH_fmod_f64},
};
#undef ROW

enum { kMaxArgs = 3 };

static bool translate_exact(emp_llvm_t* t, const emp_op_t* op,
                            const exact_row_t* row) {
  LLVMValueRef args[kMaxArgs];
  unsigned count = op->operand_count;
  EMP_ASSERT(count > 0 && count <= kMaxArgs);
  for (unsigned i = 0; i < count; ++i)
    args[i] = emp_llvm_wide_operand(t, op, i);
  LLVMTypeRef type = LLVMTypeOf(args[0]);
  if (row->has_flag) args[count++] = LLVMConstInt(t->i1, 0, false);
  LLVMValueRef value =
      emp_llvm_intrinsic(t, row->intrinsic, type, NULL, args, count);
  if (!value) return emp_llvm_fail(t, op, "unknown to this LLVM");
  emp_llvm_set(t, emp_op_result(op, 0),
               emp_llvm_narrow(t, emp_op_result(op, 0)->type, value));
  return true;
}

static bool translate_import(emp_llvm_t* t, const emp_op_t* op,
                             const import_row_t* row) {
  LLVMValueRef args[kMaxArgs];
  EMP_ASSERT(op->operand_count > 0 && op->operand_count <= kMaxArgs);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    args[i] = emp_llvm_wide_operand(t, op, i);
  }
  const emp_type_t* type = emp_op_result(op, 0)->type;
  uint32_t bits = emp_type_bit_width(emp_type_element_or_self(type));
  if (bits == 16) bits = 32;
  if (bits != 32 && bits != 64) {
    return emp_llvm_fail(t, op, "element type other than f32 and f64");
  }
  LLVMValueRef value =
      emp_llvm_import(t, bits == 32 ? row->f32 : row->f64, LLVMTypeOf(args[0]),
                      args, op->operand_count);
  emp_llvm_set(t, emp_op_result(op, 0), emp_llvm_narrow(t, type, value));
  return true;
}

bool emp_llvm_translate_math(emp_llvm_t* t, const emp_op_t* op) {
  for (size_t i = 0; i < EMP_COUNT_OF(exact_rows); ++i) {
    if (emp_op_is(op, exact_rows[i].kind)) {
      return translate_exact(t, op, &exact_rows[i]);
    }
  }
  for (size_t i = 0; i < EMP_COUNT_OF(import_rows); ++i) {
    if (emp_op_is(op, import_rows[i].kind)) {
      return translate_import(t, op, &import_rows[i]);
    }
  }
  return false;
}

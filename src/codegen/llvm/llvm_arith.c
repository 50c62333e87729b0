// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arithmetic. Every operation has a result for every operand, as in the VM
// (contract/math_functions.h): x / 0 is -1, x % 0 is x, shift amounts count
// modulo the width. No fast-math flags: what is written is what is computed.
#include "base/assert.h"
#include "codegen/llvm/translate.h"
#include "dialects/op_kinds.h"

typedef struct binary_row_s {
  uint32_t kind;
  LLVMOpcode opcode;
} binary_row_t;

static const binary_row_t binary_rows[] = {
    {EMP_OP_arith_addf, LLVMFAdd}, {EMP_OP_arith_subf, LLVMFSub},
    {EMP_OP_arith_mulf, LLVMFMul}, {EMP_OP_arith_divf, LLVMFDiv},
    {EMP_OP_arith_addi, LLVMAdd},  {EMP_OP_arith_subi, LLVMSub},
    {EMP_OP_arith_muli, LLVMMul},  {EMP_OP_arith_andi, LLVMAnd},
    {EMP_OP_arith_ori, LLVMOr},    {EMP_OP_arith_xori, LLVMXor},
};

typedef struct division_row_s {
  uint32_t kind;
  LLVMOpcode opcode;
  bool is_signed, is_remainder;
} division_row_t;

static const division_row_t division_rows[] = {
    {EMP_OP_arith_divsi, LLVMSDiv, true, false},
    {EMP_OP_arith_divui, LLVMUDiv, false, false},
    {EMP_OP_arith_remsi, LLVMSRem, true, true},
    {EMP_OP_arith_remui, LLVMURem, false, true},
};

typedef struct shift_row_s {
  uint32_t kind;
  LLVMOpcode opcode;
} shift_row_t;

static const shift_row_t shift_rows[] = {
    {EMP_OP_arith_shli, LLVMShl},
    {EMP_OP_arith_shrsi, LLVMAShr},
    {EMP_OP_arith_shrui, LLVMLShr},
};

typedef struct intrinsic_row_s {
  uint32_t kind;
  const char* name;
  const char* older;  // where LLVM lacks `name`
} intrinsic_row_t;

static const intrinsic_row_t intrinsic_rows[] = {
    {EMP_OP_arith_maxsi, "llvm.smax", NULL},
    {EMP_OP_arith_minsi, "llvm.smin", NULL},
    {EMP_OP_arith_maxui, "llvm.umax", NULL},
    {EMP_OP_arith_minui, "llvm.umin", NULL},
    {EMP_OP_arith_maximumf, "llvm.maximum", NULL},
    {EMP_OP_arith_minimumf, "llvm.minimum", NULL},
    {EMP_OP_arith_maxnumf, "llvm.maximumnum", "llvm.maxnum"},
    {EMP_OP_arith_minnumf, "llvm.minimumnum", "llvm.minnum"},
};

// -- division -----------------------------------------------------------------

static LLVMValueRef is_equal(emp_llvm_t* t, LLVMValueRef a, int64_t b) {
  return LLVMBuildICmp(t->builder, LLVMIntEQ, a,
                       emp_llvm_int_like(LLVMTypeOf(a), b), "");
}

// A divisor that is a known constant needs no guard.
static bool is_safe_divisor(LLVMValueRef b) {
  if (!LLVMIsAConstantInt(b)) return false;
  int64_t value = LLVMConstIntGetSExtValue(b);
  return value != 0 && value != -1;
}

static LLVMValueRef build_division(emp_llvm_t* t, const division_row_t* row,
                                   LLVMValueRef a, LLVMValueRef b) {
  if (is_safe_divisor(b)) {
    return LLVMBuildBinOp(t->builder, row->opcode, a, b, "");
  }
  LLVMTypeRef type = LLVMTypeOf(a);
  LLVMValueRef by_zero = is_equal(t, b, 0);
  LLVMValueRef unsafe = by_zero, by_minus_one = NULL;
  if (row->is_signed) {
    by_minus_one = is_equal(t, b, -1);
    unsafe = LLVMBuildOr(t->builder, by_zero, by_minus_one, "");
  }
  LLVMValueRef one = emp_llvm_int_like(type, 1);
  LLVMValueRef divisor = LLVMBuildSelect(t->builder, unsafe, one, b, "");
  LLVMValueRef result = LLVMBuildBinOp(t->builder, row->opcode, a, divisor, "");
  if (by_minus_one && !row->is_remainder) {
    LLVMValueRef negated = LLVMBuildNeg(t->builder, a, "");
    result = LLVMBuildSelect(t->builder, by_minus_one, negated, result, "");
  }
  LLVMValueRef at_zero = row->is_remainder ? a : emp_llvm_int_like(type, -1);
  return LLVMBuildSelect(t->builder, by_zero, at_zero, result, "");
}

// floordiv and ceildiv from the quotient toward zero: one off where the
// remainder is not 0 and the signs tell so.
static LLVMValueRef build_rounded_division(emp_llvm_t* t, LLVMValueRef a,
                                           LLVMValueRef b, bool up) {
  static const division_row_t quotient_row = {EMP_OP_arith_divsi, LLVMSDiv,
                                              true, false};
  LLVMValueRef quotient = build_division(t, &quotient_row, a, b);
  LLVMValueRef product = LLVMBuildMul(t->builder, quotient, b, "");
  LLVMValueRef inexact = LLVMBuildICmp(t->builder, LLVMIntNE, product, a, "");
  LLVMValueRef signs = LLVMBuildXor(t->builder, a, b, "");
  LLVMValueRef zero = emp_llvm_int_like(LLVMTypeOf(a), 0);
  LLVMValueRef adjusts =
      LLVMBuildICmp(t->builder, up ? LLVMIntSGE : LLVMIntSLT, signs, zero, "");
  LLVMValueRef divides = LLVMBuildICmp(t->builder, LLVMIntNE, b, zero, "");
  adjusts = LLVMBuildAnd(t->builder, adjusts, inexact, "");
  adjusts = LLVMBuildAnd(t->builder, adjusts, divides, "");
  LLVMValueRef step = emp_llvm_int_like(LLVMTypeOf(a), up ? 1 : -1);
  LLVMValueRef moved = LLVMBuildAdd(t->builder, quotient, step, "");
  return LLVMBuildSelect(t->builder, adjusts, moved, quotient, "");
}

static LLVMValueRef build_ceildivui(emp_llvm_t* t, LLVMValueRef a,
                                    LLVMValueRef b) {
  static const division_row_t quotient_row = {EMP_OP_arith_divui, LLVMUDiv,
                                              false, false};
  LLVMValueRef quotient = build_division(t, &quotient_row, a, b);
  LLVMValueRef product = LLVMBuildMul(t->builder, quotient, b, "");
  LLVMValueRef inexact = LLVMBuildICmp(t->builder, LLVMIntNE, product, a, "");
  LLVMValueRef zero = emp_llvm_int_like(LLVMTypeOf(a), 0);
  LLVMValueRef divides = LLVMBuildICmp(t->builder, LLVMIntNE, b, zero, "");
  inexact = LLVMBuildAnd(t->builder, inexact, divides, "");
  LLVMValueRef extra = LLVMBuildZExt(t->builder, inexact, LLVMTypeOf(a), "");
  return LLVMBuildAdd(t->builder, quotient, extra, "");
}

static LLVMValueRef build_shift(emp_llvm_t* t, LLVMOpcode opcode,
                                LLVMValueRef a, LLVMValueRef amount) {
  LLVMTypeRef type = LLVMTypeOf(a);
  LLVMTypeRef element = LLVMGetTypeKind(type) == LLVMVectorTypeKind
                            ? LLVMGetElementType(type)
                            : type;
  unsigned width = LLVMGetIntTypeWidth(element);
  LLVMValueRef masked =
      (width & (width - 1)) == 0
          ? LLVMBuildAnd(t->builder, amount,
                         emp_llvm_int_like(type, (int64_t)width - 1), "")
          : LLVMBuildURem(t->builder, amount,
                          emp_llvm_int_like(type, (int64_t)width), "");
  return LLVMBuildBinOp(t->builder, opcode, a, masked, "");
}

// -- comparisons --------------------------------------------------------------

// By the numbers of arith.CmpIPredicate and arith.CmpFPredicate.
static const LLVMIntPredicate int_predicates[] = {
    LLVMIntEQ,  LLVMIntNE,  LLVMIntSLT, LLVMIntSLE, LLVMIntSGT,
    LLVMIntSGE, LLVMIntULT, LLVMIntULE, LLVMIntUGT, LLVMIntUGE};
static const LLVMRealPredicate real_predicates[] = {LLVMRealPredicateFalse,
                                                    LLVMRealOEQ,
                                                    LLVMRealOGT,
                                                    LLVMRealOGE,
                                                    LLVMRealOLT,
                                                    LLVMRealOLE,
                                                    LLVMRealONE,
                                                    LLVMRealORD,
                                                    LLVMRealUEQ,
                                                    LLVMRealUGT,
                                                    LLVMRealUGE,
                                                    LLVMRealULT,
                                                    LLVMRealULE,
                                                    LLVMRealUNE,
                                                    LLVMRealUNO,
                                                    LLVMRealPredicateTrue};

static LLVMValueRef build_compare(emp_llvm_t* t, const emp_op_t* op,
                                  LLVMValueRef a, LLVMValueRef b) {
  int64_t predicate = emp_op_int_attr(op, "predicate", 0);
  if (emp_op_is(op, EMP_OP_arith_cmpi)) {
    return LLVMBuildICmp(t->builder, int_predicates[predicate % 10], a, b, "");
  }
  return LLVMBuildFCmp(t->builder, real_predicates[predicate & 15], a, b, "");
}

static LLVMValueRef build_select(emp_llvm_t* t, const emp_op_t* op) {
  return LLVMBuildSelect(t->builder, emp_llvm_operand(t, op, 0),
                         emp_llvm_operand(t, op, 1), emp_llvm_operand(t, op, 2),
                         "");
}

// -- extended multiplication --------------------------------------------------

static bool translate_wide(emp_llvm_t* t, const emp_op_t* op) {
  LLVMValueRef a = emp_llvm_operand(t, op, 0);
  LLVMValueRef b = emp_llvm_operand(t, op, 1);
  LLVMTypeRef type = LLVMTypeOf(a);
  LLVMTypeRef element = LLVMGetTypeKind(type) == LLVMVectorTypeKind
                            ? LLVMGetElementType(type)
                            : type;
  if (emp_op_is(op, EMP_OP_arith_addui_extended)) {
    LLVMValueRef sum = LLVMBuildAdd(t->builder, a, b, "");
    emp_llvm_set(t, emp_op_result(op, 0), sum);
    emp_llvm_set(t, emp_op_result(op, 1),
                 LLVMBuildICmp(t->builder, LLVMIntULT, sum, a, ""));
    return true;
  }
  unsigned width = LLVMGetIntTypeWidth(element);
  LLVMTypeRef wide =
      emp_llvm_with_element(type, LLVMIntTypeInContext(t->context, 2 * width));
  LLVMOpcode extend =
      emp_op_is(op, EMP_OP_arith_mulsi_extended) ? LLVMSExt : LLVMZExt;
  LLVMValueRef product =
      LLVMBuildMul(t->builder, LLVMBuildCast(t->builder, extend, a, wide, ""),
                   LLVMBuildCast(t->builder, extend, b, wide, ""), "");
  LLVMValueRef high = LLVMBuildLShr(
      t->builder, product, emp_llvm_int_like(wide, (int64_t)width), "");
  emp_llvm_set(t, emp_op_result(op, 0),
               LLVMBuildTrunc(t->builder, product, type, ""));
  emp_llvm_set(t, emp_op_result(op, 1),
               LLVMBuildTrunc(t->builder, high, type, ""));
  return true;
}

static LLVMValueRef build_binary(emp_llvm_t* t, const emp_op_t* op) {
  uint32_t kind = op->info->kind;
  LLVMValueRef a = emp_llvm_wide_operand(t, op, 0);
  LLVMValueRef b = emp_llvm_wide_operand(t, op, 1);
  for (size_t i = 0; i < EMP_COUNT_OF(binary_rows); ++i) {
    if (binary_rows[i].kind != kind) continue;
    return LLVMBuildBinOp(t->builder, binary_rows[i].opcode, a, b, "");
  }
  for (size_t i = 0; i < EMP_COUNT_OF(division_rows); ++i) {
    if (division_rows[i].kind != kind) continue;
    return build_division(t, &division_rows[i], a, b);
  }
  for (size_t i = 0; i < EMP_COUNT_OF(shift_rows); ++i) {
    if (shift_rows[i].kind != kind) continue;
    return build_shift(t, shift_rows[i].opcode, a, b);
  }
  for (size_t i = 0; i < EMP_COUNT_OF(intrinsic_rows); ++i) {
    const intrinsic_row_t* row = &intrinsic_rows[i];
    if (row->kind != kind) continue;
    LLVMValueRef args[] = {a, b};
    LLVMValueRef value =
        emp_llvm_intrinsic(t, row->name, LLVMTypeOf(a), NULL, args, 2);
    if (value || !row->older) return value;
    return emp_llvm_intrinsic(t, row->older, LLVMTypeOf(a), NULL, args, 2);
  }
  switch (kind) {
    case EMP_OP_arith_floordivsi:
      return build_rounded_division(t, a, b, false);
    case EMP_OP_arith_ceildivsi:
      return build_rounded_division(t, a, b, true);
    case EMP_OP_arith_ceildivui:
      return build_ceildivui(t, a, b);
    default:
      return NULL;
  }
}

bool emp_llvm_translate_arith(emp_llvm_t* t, const emp_op_t* op) {
  LLVMValueRef value = NULL;
  switch (op->info->kind) {
    case EMP_OP_arith_negf:
      value = LLVMBuildFNeg(t->builder, emp_llvm_wide_operand(t, op, 0), "");
      value = emp_llvm_narrow(t, emp_op_result(op, 0)->type, value);
      break;
    case EMP_OP_arith_select:
      value = build_select(t, op);
      break;
    case EMP_OP_arith_cmpi:
    case EMP_OP_arith_cmpf:
      value = build_compare(t, op, emp_llvm_wide_operand(t, op, 0),
                            emp_llvm_wide_operand(t, op, 1));
      break;
    case EMP_OP_arith_addui_extended:
    case EMP_OP_arith_mulsi_extended:
    case EMP_OP_arith_mului_extended:
      return translate_wide(t, op);
    default:
      if (op->operand_count != 2 || op->result_count != 1) return false;
      value =
          emp_llvm_narrow(t, emp_op_result(op, 0)->type, build_binary(t, op));
      break;
  }
  if (!value) return false;
  emp_llvm_set(t, emp_op_result(op, 0), value);
  return true;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Conversions. Float to integer saturates, NaN gives 0, and narrow integers go
// through 32 bits as in the VM. bf16 and f16 live in i16: f16 is converted by
// the processor (F16C) or the imports table; bf16 by integer code, to nearest
// even:  (x + 0x7fff + (x >> 16 & 1)) >> 16, NaN made quiet. From f64, the
// value is first rounded to odd in f32, so that the second rounding is right
// (Boldo and Melquiond, "Emulation of FMA and correctly rounded sums: proved
// algorithms using rounding to odd", 2008).
#include "codegen/llvm/translate.h"
#include "contract/executable_abi.h"
#include "dialects/op_kinds.h"

static bool is_small(const emp_type_t* type) {
  const emp_type_t* element =
      type->kind == EMP_TYPE_VECTOR ? type->element : type;
  return element->kind == EMP_TYPE_FLOAT && element->bits == 16;
}

static bool is_bf16(const emp_type_t* type) {
  return emp_type_element_or_self(type)->float_kind == EMP_FLOAT_BF16;
}

static unsigned bits_of(const emp_type_t* type) {
  return emp_type_bit_width(emp_type_element_or_self(type));
}

// -- small floats -------------------------------------------------------------

static LLVMValueRef small_to_f32(emp_llvm_t* t, LLVMValueRef bits, bool bf16) {
  LLVMTypeRef like = LLVMTypeOf(bits);
  LLVMTypeRef f32 = emp_llvm_with_element(like, t->f32);
  if (bf16) {
    LLVMTypeRef i32 = emp_llvm_with_element(like, t->i32);
    LLVMValueRef wide = LLVMBuildZExt(t->builder, bits, i32, "");
    wide = LLVMBuildShl(t->builder, wide, emp_llvm_int_like(i32, 16), "");
    return LLVMBuildBitCast(t->builder, wide, f32, "");
  }
  if (!t->has_f16c) {
    return emp_llvm_import(t, EMP_MATH_f16_to_f32, f32, &bits, 1);
  }
  LLVMTypeRef half =
      emp_llvm_with_element(like, LLVMHalfTypeInContext(t->context));
  LLVMValueRef value = LLVMBuildBitCast(t->builder, bits, half, "");
  return LLVMBuildFPExt(t->builder, value, f32, "");
}

static LLVMValueRef f32_to_bf16(emp_llvm_t* t, LLVMValueRef value) {
  LLVMBuilderRef b = t->builder;
  LLVMTypeRef like = LLVMTypeOf(value);
  LLVMTypeRef i32 = emp_llvm_with_element(like, t->i32);
  LLVMValueRef sixteen = emp_llvm_int_like(i32, 16);
  LLVMValueRef bits = LLVMBuildBitCast(b, value, i32, "");
  LLVMValueRef high = LLVMBuildLShr(b, bits, sixteen, "");
  LLVMValueRef odd = LLVMBuildAnd(b, high, emp_llvm_int_like(i32, 1), "");
  LLVMValueRef bias = LLVMBuildAdd(b, odd, emp_llvm_int_like(i32, 0x7fff), "");
  LLVMValueRef rounded =
      LLVMBuildLShr(b, LLVMBuildAdd(b, bits, bias, ""), sixteen, "");
  LLVMValueRef quiet = LLVMBuildOr(b, high, emp_llvm_int_like(i32, 0x40), "");
  LLVMValueRef is_nan = LLVMBuildFCmp(b, LLVMRealUNO, value, value, "");
  LLVMValueRef chosen = LLVMBuildSelect(b, is_nan, quiet, rounded, "");
  return LLVMBuildTrunc(b, chosen, emp_llvm_with_element(like, t->i16), "");
}

static LLVMValueRef f32_to_small(emp_llvm_t* t, LLVMValueRef value, bool bf16) {
  if (bf16) return f32_to_bf16(t, value);
  LLVMTypeRef like = LLVMTypeOf(value);
  LLVMTypeRef i16 = emp_llvm_with_element(like, t->i16);
  if (!t->has_f16c) {
    return emp_llvm_import(t, EMP_MATH_f32_to_f16, i16, &value, 1);
  }
  LLVMTypeRef half =
      emp_llvm_with_element(like, LLVMHalfTypeInContext(t->context));
  value = LLVMBuildFPTrunc(t->builder, value, half, "");
  return LLVMBuildBitCast(t->builder, value, i16, "");
}

LLVMValueRef emp_llvm_wide_operand(emp_llvm_t* t, const emp_op_t* op,
                                   uint32_t i) {
  LLVMValueRef value = emp_llvm_operand(t, op, i);
  const emp_type_t* type = emp_op_operand(op, i)->type;
  return is_small(type) ? small_to_f32(t, value, is_bf16(type)) : value;
}

LLVMValueRef emp_llvm_narrow(emp_llvm_t* t, const emp_type_t* type,
                             LLVMValueRef value) {
  if (!value || !is_small(type)) return value;
  return f32_to_small(t, value, is_bf16(type));
}

// f64 to f32, rounded to odd: toward zero, then the last bit is set when
// something was lost.
static LLVMValueRef round_to_odd(emp_llvm_t* t, LLVMValueRef value) {
  LLVMBuilderRef b = t->builder;
  LLVMTypeRef f64 = LLVMTypeOf(value);
  LLVMTypeRef f32 = emp_llvm_with_element(f64, t->f32);
  LLVMTypeRef i32 = emp_llvm_with_element(f64, t->i32);
  LLVMValueRef nearest = LLVMBuildFPTrunc(b, value, f32, "");
  LLVMValueRef back = LLVMBuildFPExt(b, nearest, f64, "");
  LLVMValueRef inexact = LLVMBuildFCmp(b, LLVMRealONE, back, value, "");
  LLVMValueRef args[1] = {value};
  LLVMValueRef size = emp_llvm_intrinsic(t, "llvm.fabs", f64, NULL, args, 1);
  args[0] = back;
  LLVMValueRef got = emp_llvm_intrinsic(t, "llvm.fabs", f64, NULL, args, 1);
  LLVMValueRef too_big = LLVMBuildFCmp(b, LLVMRealOGT, got, size, "");
  LLVMValueRef bits = LLVMBuildBitCast(b, nearest, i32, "");
  LLVMValueRef less = LLVMBuildSub(b, bits, emp_llvm_int_like(i32, 1), "");
  LLVMValueRef down = LLVMBuildSelect(b, too_big, less, bits, "");
  LLVMValueRef odd = LLVMBuildOr(b, down, emp_llvm_int_like(i32, 1), "");
  LLVMValueRef chosen = LLVMBuildSelect(b, inexact, odd, bits, "");
  return LLVMBuildBitCast(b, chosen, f32, "");
}

static LLVMValueRef build_extf(emp_llvm_t* t, const emp_op_t* op,
                               LLVMTypeRef to) {
  LLVMValueRef value = emp_llvm_operand(t, op, 0);
  const emp_type_t* from_type = emp_op_operand(op, 0)->type;
  if (is_small(from_type)) {
    value = small_to_f32(t, value, is_bf16(from_type));
    if (bits_of(emp_op_result(op, 0)->type) == 32) return value;
  }
  return LLVMBuildFPExt(t->builder, value, to, "");
}

static LLVMValueRef build_truncf(emp_llvm_t* t, const emp_op_t* op,
                                 LLVMTypeRef to) {
  LLVMValueRef value = emp_llvm_operand(t, op, 0);
  const emp_type_t* from_type = emp_op_operand(op, 0)->type;
  const emp_type_t* to_type = emp_op_result(op, 0)->type;
  if (is_small(from_type)) value = small_to_f32(t, value, is_bf16(from_type));
  if (!is_small(to_type)) return LLVMBuildFPTrunc(t->builder, value, to, "");
  if (bits_of(from_type) == 64) value = round_to_odd(t, value);
  return f32_to_small(t, value, is_bf16(to_type));
}

// -- integers and floats ------------------------------------------------------

static LLVMValueRef build_float_to_int(emp_llvm_t* t, const emp_op_t* op,
                                       LLVMTypeRef to, bool is_signed) {
  LLVMValueRef value = emp_llvm_operand(t, op, 0);
  const emp_type_t* from_type = emp_op_operand(op, 0)->type;
  if (is_small(from_type)) value = small_to_f32(t, value, is_bf16(from_type));
  bool is_narrow = bits_of(emp_op_result(op, 0)->type) < 32;
  LLVMTypeRef wide = is_narrow ? emp_llvm_with_element(to, t->i32) : to;
  const char* name = is_signed ? "llvm.fptosi.sat" : "llvm.fptoui.sat";
  LLVMValueRef args[] = {value};
  LLVMValueRef result =
      emp_llvm_intrinsic(t, name, wide, LLVMTypeOf(value), args, 1);
  return is_narrow ? LLVMBuildTrunc(t->builder, result, to, "") : result;
}

static LLVMValueRef build_int_to_float(emp_llvm_t* t, const emp_op_t* op,
                                       LLVMTypeRef to, bool is_signed) {
  LLVMValueRef value = emp_llvm_operand(t, op, 0);
  const emp_type_t* to_type = emp_op_result(op, 0)->type;
  LLVMOpcode opcode = is_signed ? LLVMSIToFP : LLVMUIToFP;
  if (!is_small(to_type)) {
    return LLVMBuildCast(t->builder, opcode, value, to, "");
  }
  // Through f64, which holds integers of 32 bits, rounded once.
  LLVMTypeRef f64 = emp_llvm_with_element(to, t->f64);
  value = LLVMBuildCast(t->builder, opcode, value, f64, "");
  return f32_to_small(t, round_to_odd(t, value), is_bf16(to_type));
}

static LLVMValueRef build_index_cast(emp_llvm_t* t, const emp_op_t* op,
                                     LLVMTypeRef to, bool is_signed) {
  LLVMValueRef value = emp_llvm_operand(t, op, 0);
  unsigned from_bits = bits_of(emp_op_operand(op, 0)->type);
  unsigned to_bits = bits_of(emp_op_result(op, 0)->type);
  if (from_bits == to_bits) return value;
  if (from_bits > to_bits) return LLVMBuildTrunc(t->builder, value, to, "");
  return is_signed ? LLVMBuildSExt(t->builder, value, to, "")
                   : LLVMBuildZExt(t->builder, value, to, "");
}

static LLVMValueRef build_cast(emp_llvm_t* t, const emp_op_t* op,
                               LLVMTypeRef to) {
  LLVMValueRef value = emp_llvm_operand(t, op, 0);
  switch (op->info->kind) {
    case EMP_OP_arith_extf:
      return build_extf(t, op, to);
    case EMP_OP_arith_truncf:
      return build_truncf(t, op, to);
    case EMP_OP_arith_extsi:
      return LLVMBuildSExt(t->builder, value, to, "");
    case EMP_OP_arith_extui:
      return LLVMBuildZExt(t->builder, value, to, "");
    case EMP_OP_arith_trunci:
      return LLVMBuildTrunc(t->builder, value, to, "");
    case EMP_OP_arith_fptosi:
      return build_float_to_int(t, op, to, true);
    case EMP_OP_arith_fptoui:
      return build_float_to_int(t, op, to, false);
    case EMP_OP_arith_sitofp:
      return build_int_to_float(t, op, to, true);
    case EMP_OP_arith_uitofp:
      return build_int_to_float(t, op, to, false);
    case EMP_OP_arith_index_cast:
      return build_index_cast(t, op, to, true);
    case EMP_OP_arith_index_castui:
      return build_index_cast(t, op, to, false);
    case EMP_OP_arith_bitcast:
      return LLVMBuildBitCast(t->builder, value, to, "");
    default:
      return NULL;
  }
}

bool emp_llvm_translate_cast(emp_llvm_t* t, const emp_op_t* op) {
  if (op->operand_count != 1 || op->result_count != 1) return false;
  const emp_type_t* type = emp_op_result(op, 0)->type;
  LLVMValueRef value = build_cast(t, op, emp_llvm_type(t, type));
  if (!value) return false;
  emp_llvm_set(t, emp_op_result(op, 0), value);
  return true;
}

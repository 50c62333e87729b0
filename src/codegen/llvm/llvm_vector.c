// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Vectors of rank 1 (rank 0 is one lane): making them, taking them apart,
// reducing them. vector.fma is a row of the math functions.
#include <string.h>

#include "base/assert.h"
#include "codegen/llvm/translate.h"
#include "dialects/op_kinds.h"

static unsigned lanes_of(const emp_type_t* type) {
  return (unsigned)emp_type_element_count(type);
}

static bool set_result(emp_llvm_t* t, const emp_op_t* op, LLVMValueRef value) {
  emp_llvm_set(t, emp_op_result(op, 0), value);
  return true;
}

static bool translate_broadcast(emp_llvm_t* t, const emp_op_t* op) {
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  LLVMValueRef value = emp_llvm_operand(t, op, 0);
  if (from->kind == EMP_TYPE_VECTOR) {
    if (lanes_of(from) == lanes_of(to)) return set_result(t, op, value);
    if (lanes_of(from) != 1) return emp_llvm_fail(t, op, "rank above 1");
    value = LLVMBuildExtractElement(t->builder, value,
                                    LLVMConstInt(t->i32, 0, false), "");
  }
  return set_result(t, op, emp_llvm_splat(t, value, lanes_of(to)));
}

// Positions: static_position as i64, a dynamic one as an operand.
static LLVMValueRef position_of(emp_llvm_t* t, const emp_op_t* op,
                                uint32_t dynamic_from) {
  int64_t position = 0;
  size_t count = 0;
  const emp_attr_t* attr = emp_op_attr(op, "static_position");
  if (op->operand_count > dynamic_from) {
    return emp_llvm_operand(t, op, dynamic_from);
  }
  if (attr && emp_attr_read_ints(attr, &position, 1, &count) && count == 1) {
    return LLVMConstInt(t->i64, (uint64_t)position, false);
  }
  return LLVMConstInt(t->i64, 0, false);
}

static bool translate_from_elements(emp_llvm_t* t, const emp_op_t* op) {
  LLVMValueRef value =
      LLVMGetPoison(emp_llvm_type(t, emp_op_result(op, 0)->type));
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    value =
        LLVMBuildInsertElement(t->builder, value, emp_llvm_operand(t, op, i),
                               LLVMConstInt(t->i32, i, false), "");
  }
  return set_result(t, op, value);
}

static bool translate_shuffle(emp_llvm_t* t, const emp_op_t* op) {
  enum { kMaxLanes = 512 };
  int64_t mask[kMaxLanes];
  LLVMValueRef lanes[kMaxLanes];
  size_t count = 0;
  const emp_attr_t* attr = emp_op_attr(op, "mask");
  if (!attr || !emp_attr_read_ints(attr, mask, kMaxLanes, &count)) {
    return emp_llvm_fail(t, op, "mask");
  }
  for (size_t i = 0; i < count; ++i) {
    lanes[i] = mask[i] < 0 ? LLVMGetPoison(t->i32)
                           : LLVMConstInt(t->i32, (uint64_t)mask[i], false);
  }
  LLVMValueRef shuffled = LLVMBuildShuffleVector(
      t->builder, emp_llvm_operand(t, op, 0), emp_llvm_operand(t, op, 1),
      LLVMConstVector(lanes, (unsigned)count), "");
  return set_result(t, op, shuffled);
}

// -- reduction ----------------------------------------------------------------

// The words of vector.CombiningKind.
typedef struct kind_row_s {
  const char* keyword;
  const char* of_ints;
  const char* of_floats;
} kind_row_t;

static const kind_row_t kind_rows[] = {
    {"add", "llvm.vector.reduce.add", "llvm.vector.reduce.fadd"},
    {"mul", "llvm.vector.reduce.mul", "llvm.vector.reduce.fmul"},
    {"minui", "llvm.vector.reduce.umin", NULL},
    {"minsi", "llvm.vector.reduce.smin", NULL},
    {"maxui", "llvm.vector.reduce.umax", NULL},
    {"maxsi", "llvm.vector.reduce.smax", NULL},
    {"and", "llvm.vector.reduce.and", NULL},
    {"or", "llvm.vector.reduce.or", NULL},
    {"xor", "llvm.vector.reduce.xor", NULL},
    {"minnumf", NULL, "llvm.vector.reduce.fmin"},
    {"maxnumf", NULL, "llvm.vector.reduce.fmax"},
    {"minimumf", NULL, "llvm.vector.reduce.fminimum"},
    {"maximumf", NULL, "llvm.vector.reduce.fmaximum"},
};

static const kind_row_t* kind_of(const emp_op_t* op) {
  const emp_attr_t* attr = emp_op_attr(op, "kind");
  if (!attr || attr->kind != EMP_ATTR_ENUM) return NULL;
  const char* keyword = NULL;
  for (uint32_t i = 0; i < attr->enum_def->case_count; ++i) {
    const emp_enum_case_t* one = &attr->enum_def->cases[i];
    if (one->value == attr->value) keyword = one->keyword;
  }
  for (size_t i = 0; keyword && i < EMP_COUNT_OF(kind_rows); ++i) {
    if (strcmp(kind_rows[i].keyword, keyword) == 0) return &kind_rows[i];
  }
  return NULL;
}

// Sums and products of floats with `reassoc` are halved lane by lane; without
// it LLVM's ordered form is what the op means.
static LLVMValueRef reduce_by_halves(emp_llvm_t* t, LLVMOpcode opcode,
                                     LLVMValueRef value) {
  enum { kMaxLanes = 512 };
  unsigned lanes = LLVMGetVectorSize(LLVMTypeOf(value));
  LLVMValueRef indices[kMaxLanes];
  while (lanes > 1) {
    LLVMValueRef halves[2];
    for (unsigned half = 0; half < 2; ++half) {
      for (unsigned i = 0; i < lanes / 2; ++i) {
        indices[i] = LLVMConstInt(t->i32, half * (lanes / 2) + i, false);
      }
      halves[half] = LLVMBuildShuffleVector(
          t->builder, value, LLVMGetPoison(LLVMTypeOf(value)),
          LLVMConstVector(indices, lanes / 2), "");
    }
    value = LLVMBuildBinOp(t->builder, opcode, halves[0], halves[1], "");
    lanes /= 2;
  }
  return LLVMBuildExtractElement(t->builder, value,
                                 LLVMConstInt(t->i32, 0, false), "");
}

static bool translate_reduction(emp_llvm_t* t, const emp_op_t* op) {
  const kind_row_t* row = kind_of(op);
  LLVMValueRef value = emp_llvm_operand(t, op, 0);
  bool is_float = emp_type_is_float(emp_op_result(op, 0)->type);
  unsigned lanes = LLVMGetVectorSize(LLVMTypeOf(value));
  const char* name = !row ? NULL : is_float ? row->of_floats : row->of_ints;
  if (!name) return emp_llvm_fail(t, op, "kind of reduction");
  bool is_sum = strcmp(row->keyword, "add") == 0;
  bool is_ordered = is_float && (is_sum || strcmp(row->keyword, "mul") == 0);
  LLVMValueRef start =
      op->operand_count > 1 ? emp_llvm_operand(t, op, 1) : NULL;
  if (start && !is_ordered) return emp_llvm_fail(t, op, "start value");
  const emp_attr_t* fastmath = emp_op_attr(op, "fastmath");
  if (is_ordered && fastmath && (fastmath->value & 1) &&
      !(lanes & (lanes - 1))) {
    LLVMOpcode opcode = is_sum ? LLVMFAdd : LLVMFMul;
    LLVMValueRef sum = reduce_by_halves(t, opcode, value);
    if (start) sum = LLVMBuildBinOp(t->builder, opcode, sum, start, "");
    return set_result(t, op, sum);
  }
  if (is_ordered && !start) {
    LLVMTypeRef element = LLVMGetElementType(LLVMTypeOf(value));
    start = LLVMConstReal(element, is_sum ? -0.0 : 1.0);
  }
  LLVMValueRef args[2] = {start ? start : value, value};
  LLVMValueRef result =
      emp_llvm_intrinsic(t, name, LLVMTypeOf(value), NULL, args, start ? 2 : 1);
  if (!result) return emp_llvm_fail(t, op, "unknown to this LLVM");
  return set_result(t, op, result);
}

// vector.step: 0, 1, 2, ...
static bool translate_step(emp_llvm_t* t, const emp_op_t* op) {
  enum { kMaxLanes = 512 };
  LLVMValueRef lanes[kMaxLanes];
  unsigned count = lanes_of(emp_op_result(op, 0)->type);
  for (unsigned i = 0; i < count; ++i) {
    lanes[i] = LLVMConstInt(t->i64, i, false);
  }
  return set_result(t, op, LLVMConstVector(lanes, count));
}

bool emp_llvm_translate_vector(emp_llvm_t* t, const emp_op_t* op) {
  switch (op->info->kind) {
    case EMP_OP_vector_broadcast:
      return translate_broadcast(t, op);
    case EMP_OP_vector_from_elements:
      return translate_from_elements(t, op);
    case EMP_OP_vector_shuffle:
      return translate_shuffle(t, op);
    case EMP_OP_vector_reduction:
      return translate_reduction(t, op);
    case EMP_OP_vector_step:
      return translate_step(t, op);
    case EMP_OP_vector_extract:
      return set_result(
          t, op,
          LLVMBuildExtractElement(t->builder, emp_llvm_operand(t, op, 0),
                                  position_of(t, op, 1), ""));
    case EMP_OP_vector_insert:
      return set_result(
          t, op,
          LLVMBuildInsertElement(t->builder, emp_llvm_operand(t, op, 1),
                                 emp_llvm_operand(t, op, 0),
                                 position_of(t, op, 2), ""));
    default:
      return false;
  }
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sample sizes. An entry and its size query compute sizes from different
// values (dims of views there, arguments here) and must come to one layout, so
// the sample depends on nothing but the arithmetic in between.
#include "passes/stream/size_samples.h"

#include "base/checked.h"
#include "dialects/op_kinds.h"
#include "ir/rewrite.h"

enum { kMaxDepth = 48 };

static const uint64_t kMost = (uint64_t)INT64_MAX / 64;

static uint64_t sample_of(const emp_value_t* value, uint64_t sample, int depth);

static uint64_t capped(bool fits, uint64_t number) {
  return fits && number < kMost ? number : kMost;
}

static uint64_t combine(const emp_op_t* op, uint64_t x, uint64_t y) {
  uint64_t number = 0;
  switch (op->info->kind) {
    case EMP_OP_arith_addi: {
      bool fits = emp_add_u64(x, y, &number);
      return capped(fits, number);
    }
    case EMP_OP_arith_muli: {
      bool fits = emp_mul_u64(x, y, &number);
      return capped(fits, number);
    }
    case EMP_OP_arith_subi:
      return x > y ? x - y : 0;
    case EMP_OP_arith_divui:
    case EMP_OP_arith_divsi:
    case EMP_OP_arith_floordivsi:
      return y != 0 ? x / y : x;
    case EMP_OP_arith_ceildivui:
    case EMP_OP_arith_ceildivsi:
      return y != 0 ? x / y + (x % y != 0) : x;
    case EMP_OP_arith_minui:
    case EMP_OP_arith_minsi:
      return x < y ? x : y;
    case EMP_OP_util_align: {
      bool fits = y != 0 && emp_align_u64(x, y, &number);
      return capped(fits, number);
    }
    default:  // the greater one, of a select too
      return x > y ? x : y;
  }
}

static uint64_t sample_of_op(const emp_op_t* op, uint32_t result,
                             uint64_t sample, int depth) {
  switch (op->info->kind) {
    case EMP_OP_arith_addi:
    case EMP_OP_arith_muli:
    case EMP_OP_arith_subi:
    case EMP_OP_arith_divui:
    case EMP_OP_arith_divsi:
    case EMP_OP_arith_floordivsi:
    case EMP_OP_arith_ceildivui:
    case EMP_OP_arith_ceildivsi:
    case EMP_OP_arith_minui:
    case EMP_OP_arith_minsi:
    case EMP_OP_arith_maxui:
    case EMP_OP_arith_maxsi:
    case EMP_OP_util_align:
      return combine(op, sample_of(emp_op_operand(op, 0), sample, depth),
                     sample_of(emp_op_operand(op, 1), sample, depth));
    case EMP_OP_arith_select:
      return combine(op, sample_of(emp_op_operand(op, 1), sample, depth),
                     sample_of(emp_op_operand(op, 2), sample, depth));
    case EMP_OP_arith_index_cast:
    case EMP_OP_arith_index_castui:
    case EMP_OP_arith_extui:
    case EMP_OP_arith_extsi:
    case EMP_OP_arith_trunci:
      return sample_of(emp_op_operand(op, 0), sample, depth);
    case EMP_OP_util_assume_int:
      return sample_of(emp_op_operand(op, result), sample, depth);
    default:
      return sample;
  }
}

static uint64_t sample_of(const emp_value_t* value, uint64_t sample,
                          int depth) {
  int64_t constant = 0;
  const emp_op_t* op = emp_value_def(value);
  if (emp_value_constant_int(value, &constant)) {
    return capped(constant >= 0, (uint64_t)constant);
  }
  if (op == NULL || depth == kMaxDepth) return sample;
  return sample_of_op(op, value->index, sample, depth + 1);
}

uint64_t emp_size_sample(const emp_value_t* value, uint64_t sample) {
  return sample_of(value, sample, 0);
}

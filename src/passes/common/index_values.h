// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sizes and offsets that are either known numbers or SSA values of type index,
// as slices and shapes have them, with the little arithmetic they need.
#ifndef EMP_PASSES_COMMON_INDEX_VALUES_H_
#define EMP_PASSES_COMMON_INDEX_VALUES_H_

#include "ir/rewrite.h"

enum { EMP_MAX_RANK = 32 };

// `value` NULL: the number `constant`.
typedef struct emp_index_s {
  emp_value_t* value;
  int64_t constant;
} emp_index_t;

static inline emp_index_t emp_index_const(int64_t constant) {
  return (emp_index_t){NULL, constant};
}
// The value, or the number behind it when it is a constant.
emp_index_t emp_index_value(emp_value_t* value);
bool emp_index_is(emp_index_t index, int64_t constant);
// Certainly the same number.
bool emp_index_equal(emp_index_t a, emp_index_t b);

// The SSA value, made by an arith.constant where it is a number.
emp_value_t* emp_index_materialize(emp_rewriter_t* b, emp_index_t index);
emp_index_t emp_index_add(emp_rewriter_t* b, emp_index_t x, emp_index_t y);
emp_index_t emp_index_mul(emp_rewriter_t* b, emp_index_t x, emp_index_t y);
// Exact or rounded-up quotient of numbers that are not negative.
emp_index_t emp_index_ceildiv(emp_rewriter_t* b, emp_index_t x, emp_index_t y);

emp_value_t* emp_build_index(emp_rewriter_t* b, int64_t constant);
// A scalar constant of that attribute.
emp_value_t* emp_build_constant(emp_rewriter_t* b, const emp_attr_t* value,
                                const emp_type_t* type);

// The mixed list of an op: numbers from the dense array `static_name`, a
// dynamic entry (EMP_DIM_DYNAMIC) from operand group `group`. Returns the
// length, 0 when there is no such list.
size_t emp_indices_read(const emp_op_t* op, const char* group,
                        const char* static_name, emp_index_t* out_list);
// The same, an operand stays one even when it is a constant.
size_t emp_indices_read_as_written(const emp_op_t* op, const char* group,
                                   const char* static_name,
                                   emp_index_t* out_list);
// Splits a list into the dense array and the operands; returns the number of
// operands written to `out_values`.
size_t emp_indices_split(emp_context_t* context, const emp_index_t* list,
                         size_t count, const emp_attr_t** out_static,
                         emp_value_t** out_values);

#endif  // EMP_PASSES_COMMON_INDEX_VALUES_H_

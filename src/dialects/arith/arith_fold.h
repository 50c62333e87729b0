// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fold hooks of the arith dialect, one a family of ops; named in its rows.
#ifndef EMP_DIALECTS_ARITH_ARITH_FOLD_H_
#define EMP_DIALECTS_ARITH_ARITH_FOLD_H_

#include "ir/op.h"

bool emp_arith_fold_int_binary(emp_op_t* op, const emp_attr_t* const* operands,
                               emp_fold_result_t* out_results);
bool emp_arith_fold_extended(emp_op_t* op, const emp_attr_t* const* operands,
                             emp_fold_result_t* out_results);
bool emp_arith_fold_cmpi(emp_op_t* op, const emp_attr_t* const* operands,
                         emp_fold_result_t* out_results);
bool emp_arith_fold_float_binary(emp_op_t* op,
                                 const emp_attr_t* const* operands,
                                 emp_fold_result_t* out_results);
bool emp_arith_fold_negf(emp_op_t* op, const emp_attr_t* const* operands,
                         emp_fold_result_t* out_results);
bool emp_arith_fold_cmpf(emp_op_t* op, const emp_attr_t* const* operands,
                         emp_fold_result_t* out_results);
bool emp_arith_fold_select(emp_op_t* op, const emp_attr_t* const* operands,
                           emp_fold_result_t* out_results);
bool emp_arith_fold_cast(emp_op_t* op, const emp_attr_t* const* operands,
                         emp_fold_result_t* out_results);

// Result of a predicate over two scalars (kind is of CmpIPredicate or
// CmpFPredicate).
bool emp_arith_compare_ints(int64_t predicate, int64_t a, int64_t b,
                            uint64_t ua, uint64_t ub);
bool emp_arith_compare_floats(int64_t predicate, double a, double b);

// arith_canonicalize.c: rewrites, and values that folds find by looking at what
// made the operands (NULL: none).
bool emp_arith_canonicalize_cast(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_arith_canonicalize_bits(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_arith_canonicalize_product(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_arith_narrow_compare(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_arith_select_bit(emp_op_t* op, emp_rewriter_t* rewriter);
emp_value_t* emp_arith_cancel_xor(const emp_op_t* op);
bool emp_arith_is_and_of_not(const emp_op_t* op);
emp_value_t* emp_arith_compared_bit(const emp_op_t* op);
emp_value_t* emp_arith_chosen_equal(const emp_op_t* op);

#endif  // EMP_DIALECTS_ARITH_ARITH_FOLD_H_

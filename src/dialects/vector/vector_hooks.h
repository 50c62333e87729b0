// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Hooks of the vector dialect, named in its rows.
#ifndef EMP_DIALECTS_VECTOR_VECTOR_HOOKS_H_
#define EMP_DIALECTS_VECTOR_VECTOR_HOOKS_H_

#include "ir/parser.h"
#include "ir/print.h"

enum { EMP_VECTOR_MAX_RANK = 64 };

// -- verifiers (vector_verify.c) ---------------------------------------------

bool emp_vector_verify_broadcast(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_vector_verify_shape_cast(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_vector_verify_bitcast(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_vector_verify_transpose(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_vector_verify_shuffle(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_vector_verify_from_elements(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_vector_verify_to_elements(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_vector_verify_position(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_vector_verify_strided(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_vector_verify_fma(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_vector_verify_contract(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_vector_verify_outerproduct(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_vector_verify_reduction(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_vector_verify_multi_reduction(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_vector_verify_transfer(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_vector_verify_kind(emp_op_t* op, emp_diag_sink_t* sink,
                            const emp_type_t* element);
bool emp_vector_verify_interleave(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_vector_verify_deinterleave(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_vector_verify_step(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_vector_verify_scan(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_vector_verify_masked(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_vector_verify_print(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_vector_verify_access(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_vector_verify_mask(emp_op_t* op, emp_diag_sink_t* sink);

// -- inference and folds (vector_fold.c) -------------------------------------

bool emp_vector_infer_shuffle(emp_context_t* context,
                              emp_value_t* const* operands,
                              size_t operand_count, const emp_attr_t* attrs,
                              const emp_type_t** out_types);
bool emp_vector_fold_broadcast(emp_op_t* op, const emp_attr_t* const* operands,
                               emp_fold_result_t* out_results);
bool emp_vector_fold_reshaped(emp_op_t* op, const emp_attr_t* const* operands,
                              emp_fold_result_t* out_results);
bool emp_vector_fold_same_type(emp_op_t* op, const emp_attr_t* const* operands,
                               emp_fold_result_t* out_results);
bool emp_vector_fold_transpose(emp_op_t* op, const emp_attr_t* const* operands,
                               emp_fold_result_t* out_results);
bool emp_vector_fold_extract(emp_op_t* op, const emp_attr_t* const* operands,
                             emp_fold_result_t* out_results);
bool emp_vector_fold_strided(emp_op_t* op, const emp_attr_t* const* operands,
                             emp_fold_result_t* out_results);

// -- syntax (vector_syntax.c) ------------------------------------------------

bool emp_vector_parse_to_elements(emp_parser_t* parser);
void emp_vector_print_to_elements(emp_printer_t* printer, const emp_op_t* op);
bool emp_vector_parse_contract(emp_parser_t* parser);
void emp_vector_print_contract(emp_printer_t* printer, const emp_op_t* op);
bool emp_vector_parse_outerproduct(emp_parser_t* parser);
void emp_vector_print_outerproduct(emp_printer_t* printer, const emp_op_t* op);
bool emp_vector_parse_transfer_read(emp_parser_t* parser);
void emp_vector_print_transfer_read(emp_printer_t* printer, const emp_op_t* op);
bool emp_vector_parse_transfer_write(emp_parser_t* parser);
void emp_vector_print_transfer_write(emp_printer_t* printer,
                                     const emp_op_t* op);
bool emp_vector_parse_mask(emp_parser_t* parser);
void emp_vector_print_mask(emp_printer_t* printer, const emp_op_t* op);

// -- older forms (vector_older.c) --------------------------------------------

bool emp_vector_parse_broadcast(emp_parser_t* parser);
bool emp_vector_parse_extract(emp_parser_t* parser);
bool emp_vector_parse_insert(emp_parser_t* parser);
void emp_vector_older_position(emp_op_t* op);

// The permutation map of a transfer that has none written: the innermost dims
// of `shaped` in order. `shaped`'s elements may be vectors themselves.
const emp_affine_map_t* emp_vector_minor_map(const emp_type_t* shaped,
                                             const emp_type_t* vector);

#endif  // EMP_DIALECTS_VECTOR_VECTOR_HOOKS_H_

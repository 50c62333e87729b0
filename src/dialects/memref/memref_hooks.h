// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Hooks of the memref dialect, named in its rows.
#ifndef EMP_DIALECTS_MEMREF_MEMREF_HOOKS_H_
#define EMP_DIALECTS_MEMREF_MEMREF_HOOKS_H_

#include "dialects/tensor/tensor_hooks.h"
#include "ir/parser.h"
#include "ir/print.h"

bool emp_memref_verify_alloc(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_memref_verify_global(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_memref_verify_get_global(emp_op_t* op, emp_diag_sink_t* sink);
// Where the three memrefs of a memref.dma_start stand among its operands; false
// when they do not follow from the types.
bool emp_memref_dma_places(const emp_op_t* op, uint32_t out_memrefs[3]);
bool emp_memref_verify_dma_start(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_memref_verify_alignment(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_memref_verify_realloc(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_memref_verify_prefetch(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_memref_verify_dma_wait(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_memref_verify_atomic(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_memref_verify_generic_atomic(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_memref_verify_atomic_yield(emp_op_t* op, emp_diag_sink_t* sink);
// Parts of emp_memref_verify_reassociation.
bool emp_memref_verify_output_shape(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_memref_verify_contiguous(emp_op_t* op, emp_diag_sink_t* sink,
                                  const emp_reassociation_t* groups);
bool emp_memref_verify_access(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_memref_verify_copy(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_memref_verify_cast(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_memref_verify_subview(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_memref_verify_reinterpret(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_memref_verify_view(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_memref_verify_reassociation(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_memref_verify_transpose(emp_op_t* op, emp_diag_sink_t* sink);

bool emp_memref_fold_dim(emp_op_t* op, const emp_attr_t* const* operands,
                         emp_fold_result_t* out_results);
bool emp_memref_fold_rank(emp_op_t* op, const emp_attr_t* const* operands,
                          emp_fold_result_t* out_results);
bool emp_memref_fold_cast(emp_op_t* op, const emp_attr_t* const* operands,
                          emp_fold_result_t* out_results);
bool emp_memref_fold_subview(emp_op_t* op, const emp_attr_t* const* operands,
                             emp_fold_result_t* out_results);

bool emp_memref_parse_dma_start(emp_parser_t* parser);
void emp_memref_print_dma_start(emp_printer_t* printer, const emp_op_t* op);
bool emp_memref_parse_alloca_scope(emp_parser_t* parser);
void emp_memref_print_alloca_scope(emp_printer_t* printer, const emp_op_t* op);
bool emp_memref_parse_prefetch(emp_parser_t* parser);
void emp_memref_print_prefetch(emp_printer_t* printer, const emp_op_t* op);
bool emp_memref_parse_generic_atomic(emp_parser_t* parser);
void emp_memref_print_generic_atomic(emp_printer_t* printer,
                                     const emp_op_t* op);
bool emp_memref_parse_distinct(emp_parser_t* parser);
void emp_memref_print_distinct(emp_printer_t* printer, const emp_op_t* op);
bool emp_memref_parse_transpose(emp_parser_t* parser);
void emp_memref_print_transpose(emp_printer_t* printer, const emp_op_t* op);
bool emp_memref_parse_global_value(emp_parser_t* parser, emp_custom_arg_t* args,
                                   size_t count);
void emp_memref_print_global_value(emp_printer_t* printer, const emp_op_t* op,
                                   const emp_custom_arg_t* args, size_t count);

// -- rewrites (memref_canonicalize.c) -----------------------------------------

bool emp_memref_canonicalize_alloc(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_memref_canonicalize_user(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_memref_canonicalize_copy(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_memref_canonicalize_subview(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_memref_fold_reassociation(emp_op_t* op,
                                   const emp_attr_t* const* operands,
                                   emp_fold_result_t* out_results);

#endif  // EMP_DIALECTS_MEMREF_MEMREF_HOOKS_H_

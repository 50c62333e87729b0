// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Hooks of the scf dialect, named in its rows.
#ifndef EMP_DIALECTS_SCF_SCF_HOOKS_H_
#define EMP_DIALECTS_SCF_SCF_HOOKS_H_

#include "ir/parser.h"
#include "ir/print.h"
#include "ir/rewrite.h"

bool emp_scf_parse_if(emp_parser_t* parser);
void emp_scf_print_if(emp_printer_t* printer, const emp_op_t* op);
bool emp_scf_parse_for(emp_parser_t* parser);
void emp_scf_print_for(emp_printer_t* printer, const emp_op_t* op);
bool emp_scf_parse_while(emp_parser_t* parser);
void emp_scf_print_while(emp_printer_t* printer, const emp_op_t* op);
bool emp_scf_parse_execute_region(emp_parser_t* parser);
void emp_scf_print_execute_region(emp_printer_t* printer, const emp_op_t* op);
bool emp_scf_parse_index_switch(emp_parser_t* parser);
void emp_scf_print_index_switch(emp_printer_t* printer, const emp_op_t* op);
bool emp_scf_parse_parallel(emp_parser_t* parser);
void emp_scf_older_parallel(emp_op_t* op);
void emp_scf_print_parallel(emp_printer_t* printer, const emp_op_t* op);
bool emp_scf_parse_reduce(emp_parser_t* parser);
void emp_scf_print_reduce(emp_printer_t* printer, const emp_op_t* op);
bool emp_scf_parse_forall(emp_parser_t* parser);
void emp_scf_print_forall(emp_printer_t* printer, const emp_op_t* op);
bool emp_scf_parse_in_parallel(emp_parser_t* parser);
void emp_scf_print_in_parallel(emp_printer_t* printer, const emp_op_t* op);

bool emp_scf_verify_if(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_scf_verify_for(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_scf_verify_while(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_scf_verify_condition(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_scf_verify_yield(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_scf_verify_index_switch(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_scf_verify_parallel(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_scf_verify_reduce(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_scf_verify_forall(emp_op_t* op, emp_diag_sink_t* sink);

bool emp_scf_canonicalize_if(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_scf_canonicalize_for(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_scf_canonicalize_execute_region(emp_op_t* op,
                                         emp_rewriter_t* rewriter);
bool emp_scf_canonicalize_index_switch(emp_op_t* op, emp_rewriter_t* rewriter);

#endif  // EMP_DIALECTS_SCF_SCF_HOOKS_H_

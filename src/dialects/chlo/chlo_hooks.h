// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Hooks of the chlo dialect that its rows name, and what its files share.
#ifndef EMP_DIALECTS_CHLO_CHLO_HOOKS_H_
#define EMP_DIALECTS_CHLO_CHLO_HOOKS_H_

#include "ir/parser.h"
#include "ir/print.h"

bool emp_chlo_wants(emp_op_t* op, emp_diag_sink_t* sink, const char* wanted,
                    const char* found);
bool emp_chlo_wants_number(emp_op_t* op, emp_diag_sink_t* sink,
                           const char* wanted, int64_t found);
// `found` can be `wanted`: the same element type, and a shape that dynamic
// dims and missing ranks do not contradict.
bool emp_chlo_types_fit(const emp_type_t* wanted, const emp_type_t* found);

bool emp_chlo_verify_ragged_dot(emp_op_t* op, emp_diag_sink_t* sink);

bool emp_chlo_parse_scan(emp_parser_t* parser);
void emp_chlo_print_scan(emp_printer_t* printer, const emp_op_t* op);
bool emp_chlo_verify_scan(emp_op_t* op, emp_diag_sink_t* sink);
void emp_chlo_name_scan(emp_printer_t* printer, const emp_op_t* op);

#endif  // EMP_DIALECTS_CHLO_CHLO_HOOKS_H_

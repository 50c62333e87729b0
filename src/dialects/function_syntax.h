// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Syntax and checks that func.func shares with its kind (ml_program.func, ...).
#ifndef EMP_DIALECTS_FUNCTION_SYNTAX_H_
#define EMP_DIALECTS_FUNCTION_SYNTAX_H_

#include "ir/diag.h"
#include "ir/parser.h"
#include "ir/print.h"

// [visibility] @name (args) -> (results) [attributes {..}] [{ body }]
// into sym_visibility, sym_name, function_type, arg_attrs, res_attrs.
bool emp_parse_function_op(emp_parser_t* parser);
void emp_print_function_op(emp_printer_t* printer, const emp_op_t* op);

// The entry block has the arguments of function_type.
bool emp_verify_function_op(emp_op_t* op, emp_diag_sink_t* sink);
// A return's operands are the results of the function around it.
bool emp_verify_return_op(emp_op_t* op, emp_diag_sink_t* sink);
// `callee` names a function of this type, as seen from `op`; operands from
// `first` on are its arguments.
bool emp_verify_call_op(emp_op_t* op, emp_diag_sink_t* sink,
                        const emp_attr_t* callee, uint32_t first);

// The function type of a function-like op; NULL when it has none.
const emp_type_t* emp_function_op_type(const emp_op_t* op);

#endif  // EMP_DIALECTS_FUNCTION_SYNTAX_H_

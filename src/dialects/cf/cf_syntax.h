// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cf.switch: its syntax, and the operands of its successors.
#ifndef EMP_DIALECTS_CF_CF_SYNTAX_H_
#define EMP_DIALECTS_CF_CF_SYNTAX_H_

#include "ir/parser.h"
#include "ir/print.h"

bool emp_cf_parse_switch(emp_parser_t* parser);
void emp_cf_print_switch(emp_printer_t* printer, const emp_op_t* op);
void emp_cf_switch_operands(const emp_op_t* op, uint32_t i,
                            uint32_t* inout_first, uint32_t* inout_count);

#endif  // EMP_DIALECTS_CF_CF_SYNTAX_H_

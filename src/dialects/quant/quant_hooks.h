// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Syntax of the types of the quant dialect (quant_type.c), for its rows.
#ifndef EMP_DIALECTS_QUANT_QUANT_HOOKS_H_
#define EMP_DIALECTS_QUANT_QUANT_HOOKS_H_

#include "ir/parser.h"
#include "ir/print.h"

bool emp_quant_parse_any(emp_parser_t* parser, const emp_attr_t** out_params,
                         size_t capacity, size_t* out_count);
void emp_quant_print_any(emp_printer_t* printer, const emp_type_t* type);
bool emp_quant_parse_uniform(emp_parser_t* parser,
                             const emp_attr_t** out_params, size_t capacity,
                             size_t* out_count);
void emp_quant_print_uniform(emp_printer_t* printer, const emp_type_t* type);
bool emp_quant_parse_calibrated(emp_parser_t* parser,
                                const emp_attr_t** out_params, size_t capacity,
                                size_t* out_count);
void emp_quant_print_calibrated(emp_printer_t* printer, const emp_type_t* type);

#endif  // EMP_DIALECTS_QUANT_QUANT_HOOKS_H_

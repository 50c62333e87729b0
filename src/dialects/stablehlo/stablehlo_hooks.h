// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Hooks of the stablehlo dialect, named in its rows, and what its files share.
#ifndef EMP_DIALECTS_STABLEHLO_STABLEHLO_HOOKS_H_
#define EMP_DIALECTS_STABLEHLO_STABLEHLO_HOOKS_H_

#include "dialects/stablehlo/stablehlo.h"

// -- syntax -------------------------------------------------------------------

// `[b, 0, f]x[0, i, o]->[b, 0, f]` (stablehlo_attr_syntax.c).
bool emp_hlo_parse_layouts(emp_parser_t* parser, const emp_attr_t** out_params);
void emp_hlo_print_layouts(emp_printer_t* printer, const emp_attr_t* attr);
// `dense<..> : tensor<rank x 2 x i64>` of lows and highs.
const emp_attr_t* emp_hlo_padding_attr(emp_context_t* context,
                                       const int64_t* values, int64_t rank);

bool emp_hlo_parse_constant(emp_parser_t* parser);
void emp_hlo_print_constant(emp_printer_t* printer, const emp_op_t* op);
void emp_hlo_name_constant(emp_printer_t* printer, const emp_op_t* op);
// Results are called what the row calls them.
void emp_hlo_name_results(emp_printer_t* printer, const emp_op_t* op);
bool emp_hlo_parse_reduce(emp_parser_t* parser);
void emp_hlo_print_reduce(emp_printer_t* printer, const emp_op_t* op);
bool emp_hlo_parse_while(emp_parser_t* parser);
void emp_hlo_print_while(emp_printer_t* printer, const emp_op_t* op);
void emp_hlo_name_while(emp_printer_t* printer, const emp_op_t* op);

#endif  // EMP_DIALECTS_STABLEHLO_STABLEHLO_HOOKS_H_

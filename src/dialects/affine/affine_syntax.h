// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Syntax hooks of the affine dialect, named in its rows.
#ifndef EMP_DIALECTS_AFFINE_AFFINE_SYNTAX_H_
#define EMP_DIALECTS_AFFINE_AFFINE_SYNTAX_H_

#include "ir/parser.h"
#include "ir/print.h"

bool emp_affine_parse_apply(emp_parser_t* parser);
void emp_affine_print_apply(emp_printer_t* printer, const emp_op_t* op);
bool emp_affine_parse_delinearize(emp_parser_t* parser);
void emp_affine_print_delinearize(emp_printer_t* printer, const emp_op_t* op);
bool emp_affine_parse_linearize(emp_parser_t* parser);
void emp_affine_print_linearize(emp_printer_t* printer, const emp_op_t* op);
bool emp_affine_parse_access(emp_parser_t* parser);
void emp_affine_print_access(emp_printer_t* printer, const emp_op_t* op);
bool emp_affine_parse_for(emp_parser_t* parser);
void emp_affine_print_for(emp_printer_t* printer, const emp_op_t* op);
bool emp_affine_parse_if(emp_parser_t* parser);
void emp_affine_print_if(emp_printer_t* printer, const emp_op_t* op);

bool emp_affine_parse_parallel(emp_parser_t* parser);
void emp_affine_print_parallel(emp_printer_t* printer, const emp_op_t* op);
bool emp_affine_parse_dma(emp_parser_t* parser);
void emp_affine_print_dma(emp_printer_t* printer, const emp_op_t* op);

typedef struct emp_affine_exprs_s {
  const emp_affine_expr_t** items;
  size_t count, capacity;
} emp_affine_exprs_t;

// `%i + symbol(%n) * 2`, one expression over values, added to `results`.
bool emp_affine_parse_subscript(emp_parser_t* parser,
                                emp_unresolved_list_t* dims,
                                emp_unresolved_list_t* symbols,
                                emp_affine_exprs_t* results);
// `[%i + 1, symbol(%n) * 2]`: expressions over values. The values
// become the dims and symbols of a map, each once, in order of appearance.
bool emp_affine_parse_subscripts(emp_parser_t* parser,
                                 emp_unresolved_list_t* dims,
                                 emp_unresolved_list_t* symbols,
                                 const emp_affine_map_t** out_map);
// `count` results of a map as expressions; operands from `first` on are the
// map's.
void emp_affine_print_subscript_range(emp_printer_t* printer,
                                      const emp_affine_map_t* map,
                                      uint32_t first_result, uint32_t count,
                                      const emp_op_t* op, uint32_t first);
// All of them in brackets; operands from `first` on are the map's.
void emp_affine_print_subscripts(emp_printer_t* printer,
                                 const emp_affine_map_t* map,
                                 const emp_op_t* op, uint32_t first);

#endif  // EMP_DIALECTS_AFFINE_AFFINE_SYNTAX_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// custom<DynamicIndexList>($values, $static): `[%a, 4, %b]`, numbers in an
// array attribute, operands where it holds EMP_DIM_DYNAMIC.
#ifndef EMP_DIALECTS_DYNAMIC_INDEX_LIST_H_
#define EMP_DIALECTS_DYNAMIC_INDEX_LIST_H_

#include "ir/parser.h"
#include "ir/print.h"

bool emp_parse_dynamic_index_list(emp_parser_t* parser, emp_custom_arg_t* args,
                                  size_t count);
void emp_print_dynamic_index_list(emp_printer_t* printer, const emp_op_t* op,
                                  const emp_custom_arg_t* args, size_t count);

#endif  // EMP_DIALECTS_DYNAMIC_INDEX_LIST_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Dispatch tensors and their ops, which two dialects spell:
// !iree_tensor_ext.dispatch.tensor today, !flow.dispatch.tensor before.
#ifndef EMP_DIALECTS_IREE_TENSOR_EXT_DISPATCH_TENSOR_SYNTAX_H_
#define EMP_DIALECTS_IREE_TENSOR_EXT_DISPATCH_TENSOR_SYNTAX_H_

#include "ir/parser.h"
#include "ir/print.h"

// What a dispatch may do with an operand.
typedef enum emp_dispatch_access_e {
  EMP_DISPATCH_READ_ONLY,
  EMP_DISPATCH_READ_WRITE,
  EMP_DISPATCH_WRITE_ONLY,
} emp_dispatch_access_t;

// `!iree_tensor_ext.dispatch.tensor<access:bound>`.
// True for either spelling of the type.
bool emp_type_is_dispatch_tensor(const emp_type_t* type);
const emp_type_t* emp_dispatch_tensor_bound(const emp_type_t* type);
emp_dispatch_access_t emp_dispatch_tensor_access(const emp_type_t* type);

// `<readonly:T>`.
bool emp_parse_dispatch_tensor(emp_parser_t* parser,
                               const emp_attr_t** out_params, size_t capacity,
                               size_t* out_count);
void emp_print_dispatch_tensor(emp_printer_t* printer, const emp_type_t* type);
// `(%a, %b)` or `%a, %b`, three index results.
bool emp_parse_count_from(emp_parser_t* parser);
void emp_print_count_from(emp_printer_t* printer, const emp_op_t* op);

#endif  // EMP_DIALECTS_IREE_TENSOR_EXT_DISPATCH_TENSOR_SYNTAX_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What older files write otherwise; the table of names is ir/legacy_names.def.
#ifndef EMP_IR_PARSE_LEGACY_H_
#define EMP_IR_PARSE_LEGACY_H_

#include "ir/parser.h"

typedef enum emp_legacy_kind_e {
  EMP_LEGACY_OP,
  EMP_LEGACY_TYPE,
  EMP_LEGACY_DIALECT,
  EMP_LEGACY_BRANCHES,
  EMP_LEGACY_MEMREF,
} emp_legacy_kind_t;

// Today's name (in scratch memory); `name` itself when it is not in the table.
emp_str_t emp_legacy_name(emp_parser_t* parser, emp_legacy_kind_t kind,
                          emp_str_t name);

// Attributes of the pending op become what its row wants of them today: segment
// sizes get their name, `array<T: ..>` of `dense<..> : tensor<nxT>`, the case
// of an enum of "CASE" or of another dialect's enum, a dialect's attribute of a
// dictionary of its fields.
void emp_legacy_attrs(emp_parser_t* parser);

// For a pending op of an older name, before that: attributes that its name
// stood for, fields of a dialect's attribute that were attributes of the op,
// and numbers of another width.
void emp_legacy_op_attrs(emp_parser_t* parser);

// Operands behind the first that were the arguments of the op's regions, one
// each: the regions read them from outside.
void emp_legacy_branch_operands(emp_parser_t* parser);

#endif  // EMP_IR_PARSE_LEGACY_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What older files write otherwise; the table of names is ir/legacy_names.def.
#ifndef EMP_IR_PARSE_LEGACY_H_
#define EMP_IR_PARSE_LEGACY_H_

#include "ir/parser.h"

typedef enum emp_legacy_kind_e {
  EMP_LEGACY_OP,
  EMP_LEGACY_TYPE,
  EMP_LEGACY_DIALECT,
} emp_legacy_kind_t;

// Today's name (in scratch memory); `name` itself when it is not in the table.
emp_str_t emp_legacy_name(emp_parser_t* parser, emp_legacy_kind_t kind,
                          emp_str_t name);

// Attributes of the pending op that are `dense<..> : tensor<nxT>` where its
// row wants `array<T: ..>` become that.
void emp_legacy_arrays(emp_parser_t* parser);

#endif  // EMP_IR_PARSE_LEGACY_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Attributes of the sdy dialect, read and written.
#ifndef EMP_DIALECTS_SDY_SDY_SYNTAX_H_
#define EMP_DIALECTS_SDY_SDY_SYNTAX_H_

#include "ir/parser.h"
#include "ir/print.h"

// Parameters, by position.
enum {  // sdy.mesh: strings, i64 array, i64 array or NULL
  EMP_SDY_MESH_NAMES,
  EMP_SDY_MESH_SIZES,
  EMP_SDY_MESH_DEVICE_IDS,
  EMP_SDY_MESH_PARAM_COUNT,
};
enum {  // sdy.sharding: a symbol or a mesh, a text, an i64
  EMP_SDY_SHARDING_MESH,
  EMP_SDY_SHARDING_DIMS,  // `[{"x"}, {?}], replicated={"y"}`
  EMP_SDY_SHARDING_RANK,
  EMP_SDY_SHARDING_PARAM_COUNT,
};
// sdy.sharding_per_value has an array of shardings, all others a text.

#define EMP_SDY_ATTR_SYNTAX(name)                                           \
  bool emp_sdy_parse_##name(emp_parser_t* parser,                           \
                            const emp_attr_t** out_params, size_t capacity, \
                            size_t* out_count);                             \
  void emp_sdy_print_##name(emp_printer_t* printer, const emp_attr_t* attr)
EMP_SDY_ATTR_SYNTAX(mesh);
EMP_SDY_ATTR_SYNTAX(sharding);
EMP_SDY_ATTR_SYNTAX(per_value);
EMP_SDY_ATTR_SYNTAX(text);
#undef EMP_SDY_ATTR_SYNTAX

// custom<StrippedTensorShardingPerValueAttr>: without `<` and `>`.
bool emp_sdy_parse_shardings(emp_parser_t* parser, emp_custom_arg_t* args,
                             size_t count);
void emp_sdy_print_shardings(emp_printer_t* printer, const emp_op_t* op,
                             const emp_custom_arg_t* args, size_t count);

#endif  // EMP_DIALECTS_SDY_SDY_SYNTAX_H_

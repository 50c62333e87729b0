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
enum {                          // sdy.sharding
  EMP_SDY_SHARDING_MESH,        // a symbol or a mesh
  EMP_SDY_SHARDING_DIMS,        // array of dims
  EMP_SDY_SHARDING_REPLICATED,  // array of axes
  EMP_SDY_SHARDING_UNREDUCED,   // array of axes
  EMP_SDY_SHARDING_REDUCTION,   // "max", "min", or NULL for the sum
  EMP_SDY_SHARDING_PARAM_COUNT,
};
enum {                   // a dim, as an array attribute
  EMP_SDY_DIM_AXES,      // array of axes
  EMP_SDY_DIM_IS_OPEN,   // bool
  EMP_SDY_DIM_PRIORITY,  // i64, -1 when there is none
  EMP_SDY_DIM_PARAM_COUNT,
};
// An axis is a string, or for a part of one an array: the name, the product of
// the sizes of the parts to its left, its size. sdy.manual_axes and
// sdy.axis_ref_list have an array of axes.
// sdy.sharding_per_value has an array of shardings, all others a text.

#define EMP_SDY_ATTR_SYNTAX(name)                                           \
  bool emp_sdy_parse_##name(emp_parser_t* parser,                           \
                            const emp_attr_t** out_params, size_t capacity, \
                            size_t* out_count);                             \
  void emp_sdy_print_##name(emp_printer_t* printer, const emp_attr_t* attr)
EMP_SDY_ATTR_SYNTAX(mesh);
EMP_SDY_ATTR_SYNTAX(sharding);
EMP_SDY_ATTR_SYNTAX(per_value);
EMP_SDY_ATTR_SYNTAX(axes);
EMP_SDY_ATTR_SYNTAX(text);
#undef EMP_SDY_ATTR_SYNTAX

// custom<StrippedTensorShardingPerValueAttr>: without `<` and `>`.
bool emp_sdy_parse_shardings(emp_parser_t* parser, emp_custom_arg_t* args,
                             size_t count);
void emp_sdy_print_shardings(emp_printer_t* printer, const emp_op_t* op,
                             const emp_custom_arg_t* args, size_t count);

// The mesh of a sharding, found from `op`; NULL when the module has none of
// that name.
const emp_attr_t* emp_sdy_mesh_of(emp_op_t* op, const emp_attr_t* sharding);
// The size of that axis; 0 when the mesh does not have it.
int64_t emp_sdy_axis_size(const emp_attr_t* mesh, const emp_attr_t* name);
// That a value of this type can have the sharding, and that the mesh and its
// axes are there. `of` says which value, for messages: "argument 0".
bool emp_sdy_check_sharding(emp_op_t* op, emp_diag_sink_t* sink, const char* of,
                            const emp_attr_t* sharding, const emp_type_t* type);

#endif  // EMP_DIALECTS_SDY_SDY_SYNTAX_H_

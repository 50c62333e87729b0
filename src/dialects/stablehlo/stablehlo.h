// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What others may know of the stablehlo dialect: how its attributes hold their
// parameters, the predicates over its types, and the hooks of attributes and
// formats that other dialects of the family (chlo, mhlo) share.
//
// Lists of dims are arrays of i64 (array<i64: ..>), numbers are i64.
#ifndef EMP_DIALECTS_STABLEHLO_STABLEHLO_H_
#define EMP_DIALECTS_STABLEHLO_STABLEHLO_H_

#include "ir/parser.h"
#include "ir/print.h"

// -- parameters of attributes, by position ------------------------------------

enum {  // #stablehlo.scatter
  EMP_SCATTER_UPDATE_WINDOW_DIMS,
  EMP_SCATTER_INSERTED_WINDOW_DIMS,
  EMP_SCATTER_INPUT_BATCHING_DIMS,
  EMP_SCATTER_INDICES_BATCHING_DIMS,
  EMP_SCATTER_DIMS_TO_OPERAND_DIMS,
  EMP_SCATTER_INDEX_VECTOR_DIM,
  EMP_SCATTER_PARAM_COUNT,
};
enum {  // #stablehlo.gather
  EMP_GATHER_OFFSET_DIMS,
  EMP_GATHER_COLLAPSED_SLICE_DIMS,
  EMP_GATHER_OPERAND_BATCHING_DIMS,
  EMP_GATHER_INDICES_BATCHING_DIMS,
  EMP_GATHER_START_INDEX_MAP,
  EMP_GATHER_INDEX_VECTOR_DIM,
  EMP_GATHER_PARAM_COUNT,
};
enum {  // #stablehlo.dot
  EMP_DOT_LHS_BATCHING,
  EMP_DOT_RHS_BATCHING,
  EMP_DOT_LHS_CONTRACTING,
  EMP_DOT_RHS_CONTRACTING,
  EMP_DOT_PARAM_COUNT,
};
enum {  // #chlo.ragged_dot: those of a dot, and two more
  EMP_RAGGED_DOT_LHS_RAGGED = EMP_DOT_PARAM_COUNT,
  EMP_RAGGED_DOT_RHS_GROUP,
  EMP_RAGGED_DOT_PARAM_COUNT,
};
enum {  // #stablehlo.conv
  EMP_CONV_INPUT_BATCH,
  EMP_CONV_INPUT_FEATURE,
  EMP_CONV_INPUT_SPATIAL,
  EMP_CONV_KERNEL_INPUT_FEATURE,
  EMP_CONV_KERNEL_OUTPUT_FEATURE,
  EMP_CONV_KERNEL_SPATIAL,
  EMP_CONV_OUTPUT_BATCH,
  EMP_CONV_OUTPUT_FEATURE,
  EMP_CONV_OUTPUT_SPATIAL,
  EMP_CONV_PARAM_COUNT,
};
enum {  // #stablehlo.result_accuracy: f64, f64, i64, the mode's enum
  EMP_ACCURACY_ATOL,
  EMP_ACCURACY_RTOL,
  EMP_ACCURACY_ULPS,
  EMP_ACCURACY_MODE,
  EMP_ACCURACY_PARAM_COUNT,
};
// #stablehlo.bounds has one list (EMP_DIM_DYNAMIC: `?`), sub_axis_info two
// numbers; the others are as their rows say. !stablehlo.future has its types.

// -- hooks of attributes and types --------------------------------------------

#define EMP_HLO_ATTR_SYNTAX(name)                                           \
  bool emp_hlo_parse_##name(emp_parser_t* parser,                           \
                            const emp_attr_t** out_params, size_t capacity, \
                            size_t* out_count);                             \
  void emp_hlo_print_##name(emp_printer_t* printer, const emp_attr_t* attr)
EMP_HLO_ATTR_SYNTAX(scatter);
EMP_HLO_ATTR_SYNTAX(gather);
EMP_HLO_ATTR_SYNTAX(dot);
EMP_HLO_ATTR_SYNTAX(ragged_dot);
EMP_HLO_ATTR_SYNTAX(conv);
EMP_HLO_ATTR_SYNTAX(bounds);
EMP_HLO_ATTR_SYNTAX(result_accuracy);
EMP_HLO_ATTR_SYNTAX(sub_axis);
#undef EMP_HLO_ATTR_SYNTAX

bool emp_hlo_verify_bounds(const emp_attr_t* attr, const int64_t* dims,
                           size_t rank, emp_diag_sink_t* sink,
                           const emp_attr_t* loc);
bool emp_hlo_parse_future(emp_parser_t* parser, const emp_attr_t** out_params,
                          size_t capacity, size_t* out_count);
void emp_hlo_print_future(emp_printer_t* printer, const emp_type_t* type);
bool emp_hlo_verify_future(const emp_type_t* type, emp_diag_sink_t* sink,
                           const emp_attr_t* loc);

// -- custom directives of formats ---------------------------------------------

#define EMP_HLO_DIRECTIVE(name)                                           \
  bool emp_hlo_parse_##name(emp_parser_t* parser, emp_custom_arg_t* args, \
                            size_t count);                                \
  void emp_hlo_print_##name(emp_printer_t* printer, const emp_op_t* op,   \
                            const emp_custom_arg_t* args, size_t count)
EMP_HLO_DIRECTIVE(same_type);
EMP_HLO_DIRECTIVE(variadic_same_type);
EMP_HLO_DIRECTIVE(complex_type);
EMP_HLO_DIRECTIVE(tuple_type);
EMP_HLO_DIRECTIVE(pairwise_type);
EMP_HLO_DIRECTIVE(select_type);
EMP_HLO_DIRECTIVE(operands_comma);
EMP_HLO_DIRECTIVE(slice_ranges);
EMP_HLO_DIRECTIVE(dot_dims);
EMP_HLO_DIRECTIVE(precision_config);
EMP_HLO_DIRECTIVE(conv_dims);
EMP_HLO_DIRECTIVE(window);
EMP_HLO_DIRECTIVE(target);
EMP_HLO_DIRECTIVE(exponent_mantissa);
#undef EMP_HLO_DIRECTIVE

// -- predicates over types ----------------------------------------------------

#define EMP_HLO_PREDICATE(name) bool emp_hlo_is_##name(const emp_type_t* type)
EMP_HLO_PREDICATE(tensor);
EMP_HLO_PREDICATE(axis_tensor);
EMP_HLO_PREDICATE(any_tensor);
EMP_HLO_PREDICATE(plain_tensor);
EMP_HLO_PREDICATE(static_tensor);
EMP_HLO_PREDICATE(bounded_tensor);
EMP_HLO_PREDICATE(scalar_tensor);
EMP_HLO_PREDICATE(scalar_plain);
EMP_HLO_PREDICATE(int_tensor);
EMP_HLO_PREDICATE(scalar_int);
EMP_HLO_PREDICATE(index_tensor);
EMP_HLO_PREDICATE(static_1d_int);
EMP_HLO_PREDICATE(static_2d_int);
EMP_HLO_PREDICATE(dimensions);
EMP_HLO_PREDICATE(static_dimensions);
EMP_HLO_PREDICATE(pred_tensor);
EMP_HLO_PREDICATE(i32_tensor);
EMP_HLO_PREDICATE(ui32_tensor);
EMP_HLO_PREDICATE(pred_or_int);
EMP_HLO_PREDICATE(pred_int_or_fp);
EMP_HLO_PREDICATE(int_or_fp);
EMP_HLO_PREDICATE(static_int_or_fp);
EMP_HLO_PREDICATE(static_number);
EMP_HLO_PREDICATE(number);
EMP_HLO_PREDICATE(int_fp_complex);
EMP_HLO_PREDICATE(fp);
EMP_HLO_PREDICATE(fp32_or_64);
EMP_HLO_PREDICATE(fp_or_quantized);
EMP_HLO_PREDICATE(1d_fp_or_quantized);
EMP_HLO_PREDICATE(fp_or_complex);
EMP_HLO_PREDICATE(fp_complex_or_quantized);
EMP_HLO_PREDICATE(complex);
EMP_HLO_PREDICATE(signed_number);
EMP_HLO_PREDICATE(real_number);
EMP_HLO_PREDICATE(quantized);
EMP_HLO_PREDICATE(fp_or_axis_quantized);
EMP_HLO_PREDICATE(tuple);
EMP_HLO_PREDICATE(any_tuple);
EMP_HLO_PREDICATE(buffer);
#undef EMP_HLO_PREDICATE

#endif  // EMP_DIALECTS_STABLEHLO_STABLEHLO_H_

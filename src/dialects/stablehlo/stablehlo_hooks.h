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

// -- verifiers ----------------------------------------------------------------

#define EMP_HLO_VERIFY(name) \
  bool emp_hlo_verify_##name(emp_op_t* op, emp_diag_sink_t* sink)
// stablehlo_verify_elementwise.c
EMP_HLO_VERIFY(elementwise);
EMP_HLO_VERIFY(add);
EMP_HLO_VERIFY(real);
EMP_HLO_VERIFY(complex);
EMP_HLO_VERIFY(compare);
EMP_HLO_VERIFY(clamp);
EMP_HLO_VERIFY(select);
EMP_HLO_VERIFY(quantize);
EMP_HLO_VERIFY(constant);
EMP_HLO_VERIFY(tuple);
EMP_HLO_VERIFY(get_tuple_element);
EMP_HLO_VERIFY(pairwise);
EMP_HLO_VERIFY(composite);
EMP_HLO_VERIFY(custom_call);
EMP_HLO_VERIFY(scalar_result);
// stablehlo_verify_shape.c
EMP_HLO_VERIFY(iota);
EMP_HLO_VERIFY(dynamic_iota);
EMP_HLO_VERIFY(broadcast);
EMP_HLO_VERIFY(broadcast_in_dim);
EMP_HLO_VERIFY(dynamic_broadcast_in_dim);
EMP_HLO_VERIFY(reshape);
EMP_HLO_VERIFY(dynamic_reshape);
EMP_HLO_VERIFY(bitcast_convert);
EMP_HLO_VERIFY(transpose);
EMP_HLO_VERIFY(reverse);
EMP_HLO_VERIFY(get_dimension_size);
EMP_HLO_VERIFY(set_dimension_size);
EMP_HLO_VERIFY(concatenate);
EMP_HLO_VERIFY(slice);
EMP_HLO_VERIFY(dynamic_slice);
EMP_HLO_VERIFY(dynamic_update_slice);
EMP_HLO_VERIFY(real_dynamic_slice);
EMP_HLO_VERIFY(pad);
EMP_HLO_VERIFY(dynamic_pad);
EMP_HLO_VERIFY(rng);
EMP_HLO_VERIFY(rng_bit_generator);
// stablehlo_verify_product.c
EMP_HLO_VERIFY(dot);
EMP_HLO_VERIFY(dot_general);
EMP_HLO_VERIFY(convolution);
EMP_HLO_VERIFY(dynamic_conv);
EMP_HLO_VERIFY(cholesky);
EMP_HLO_VERIFY(triangular_solve);
EMP_HLO_VERIFY(fft);
EMP_HLO_VERIFY(batch_norm);
EMP_HLO_VERIFY(batch_norm_grad);
// stablehlo_verify_body.c
EMP_HLO_VERIFY(branches);
EMP_HLO_VERIFY(while);
EMP_HLO_VERIFY(map);
EMP_HLO_VERIFY(sort);
EMP_HLO_VERIFY(reduce);
EMP_HLO_VERIFY(reduce_window);
EMP_HLO_VERIFY(select_and_scatter);
EMP_HLO_VERIFY(async_start);
EMP_HLO_VERIFY(async_done);
// stablehlo_verify_index.c
EMP_HLO_VERIFY(gather);
EMP_HLO_VERIFY(dynamic_gather);
EMP_HLO_VERIFY(scatter);
// stablehlo_verify_collective.c
EMP_HLO_VERIFY(all_gather);
EMP_HLO_VERIFY(all_reduce);
EMP_HLO_VERIFY(reduce_scatter);
EMP_HLO_VERIFY(all_to_all);
EMP_HLO_VERIFY(collective_broadcast);
EMP_HLO_VERIFY(collective_permute);
EMP_HLO_VERIFY(send);
EMP_HLO_VERIFY(recv);
EMP_HLO_VERIFY(infeed);
EMP_HLO_VERIFY(cross_replica_sum);
#undef EMP_HLO_VERIFY

// -- folds (stablehlo_fold.c)
// ---------------------------------------------------

#define EMP_HLO_FOLD(name)                                                  \
  bool emp_hlo_fold_##name(emp_op_t* op, const emp_attr_t* const* operands, \
                           emp_fold_result_t* out_results)
EMP_HLO_FOLD(same_static_type);
EMP_HLO_FOLD(same_type);
EMP_HLO_FOLD(transpose);
EMP_HLO_FOLD(broadcast_in_dim);
EMP_HLO_FOLD(reverse);
EMP_HLO_FOLD(slice);
EMP_HLO_FOLD(pad);
EMP_HLO_FOLD(concatenate);
EMP_HLO_FOLD(select);
EMP_HLO_FOLD(involution);
EMP_HLO_FOLD(real);
EMP_HLO_FOLD(imag);
EMP_HLO_FOLD(complex);
EMP_HLO_FOLD(get_tuple_element);
EMP_HLO_FOLD(tuple);
EMP_HLO_FOLD(get_dimension_size);

bool emp_hlo_canonicalize_reshape(emp_op_t* op, emp_rewriter_t* rewriter);
bool emp_hlo_canonicalize_transpose(emp_op_t* op, emp_rewriter_t* rewriter);
emp_op_t* emp_hlo_materialize_constant(emp_rewriter_t* rewriter,
                                       const emp_attr_t* value,
                                       const emp_type_t* type,
                                       const emp_attr_t* loc);

#endif  // EMP_DIALECTS_STABLEHLO_STABLEHLO_HOOKS_H_

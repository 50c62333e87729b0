// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the verifiers of stablehlo share: lists of dims read from attributes,
// shapes that fit each other, messages. Sizes that are not known go with any.
#ifndef EMP_DIALECTS_STABLEHLO_STABLEHLO_VERIFY_H_
#define EMP_DIALECTS_STABLEHLO_STABLEHLO_VERIFY_H_

#include "dialects/stablehlo/stablehlo_hooks.h"

enum { EMP_HLO_MAX_RANK = 64 };

// -- messages -----------------------------------------------------------------

// "'op' op wants WANTED, found 'FOUND'"; false always.
bool emp_hlo_wants(emp_op_t* op, emp_diag_sink_t* sink, const char* found,
                   const char* format, ...)
    __attribute__((format(printf, 4, 5)));
bool emp_hlo_wants_number(emp_op_t* op, emp_diag_sink_t* sink, int64_t found,
                          const char* format, ...)
    __attribute__((format(printf, 4, 5)));
bool emp_hlo_wants_type(emp_op_t* op, emp_diag_sink_t* sink,
                        const emp_type_t* found, const char* format, ...)
    __attribute__((format(printf, 4, 5)));

// -- lists of numbers ---------------------------------------------------------

typedef struct emp_hlo_list_s {
  const char* name;
  int64_t items[EMP_HLO_MAX_RANK];
  uint32_t count;
  bool is_there;
} emp_hlo_list_t;

// The list in an attribute; one that is absent is empty.
bool emp_hlo_read(emp_op_t* op, emp_diag_sink_t* sink, const char* name,
                  emp_hlo_list_t* out_list);
// A list parameter of a dialect attribute.
bool emp_hlo_read_param(emp_op_t* op, emp_diag_sink_t* sink,
                        const emp_attr_t* attr, uint32_t param,
                        const char* name, emp_hlo_list_t* out_list);
// The integers of a constant operand; false when it is none.
bool emp_hlo_constant(const emp_value_t* value, emp_hlo_list_t* out_list);
bool emp_hlo_list_has(const emp_hlo_list_t* list, int64_t item);
// It has that many items (one a dimension of `of`).
bool emp_hlo_check_count(emp_op_t* op, emp_diag_sink_t* sink,
                         const emp_hlo_list_t* list, uint32_t count,
                         const char* of);
bool emp_hlo_check_min(emp_op_t* op, emp_diag_sink_t* sink,
                       const emp_hlo_list_t* list, int64_t min);
// Items are dims of something of that rank, each once.
bool emp_hlo_check_dims(emp_op_t* op, emp_diag_sink_t* sink,
                        const emp_hlo_list_t* list, uint32_t rank,
                        const char* of);
bool emp_hlo_check_sorted(emp_op_t* op, emp_diag_sink_t* sink,
                          const emp_hlo_list_t* list);
bool emp_hlo_check_disjoint(emp_op_t* op, emp_diag_sink_t* sink,
                            const emp_hlo_list_t* a, const emp_hlo_list_t* b);
// A number in an attribute is a dim of something of that rank.
bool emp_hlo_check_dim(emp_op_t* op, emp_diag_sink_t* sink, const char* name,
                       uint32_t rank, const char* of);

// -- types --------------------------------------------------------------------

// Equal, or unknown on one side.
bool emp_hlo_dims_fit(int64_t a, int64_t b);
bool emp_hlo_shapes_fit(const emp_type_t* a, const emp_type_t* b);
// Equal, or quantized alike but for scales and zero points.
bool emp_hlo_elements_fit(const emp_type_t* a, const emp_type_t* b);
bool emp_hlo_types_fit(const emp_type_t* a, const emp_type_t* b);
// Floats of any precision go with each other.
bool emp_hlo_types_fit_loosely(const emp_type_t* a, const emp_type_t* b);
// The upper limit of a dimension; EMP_DIM_DYNAMIC without one.
int64_t emp_hlo_bound(const emp_type_t* type, uint32_t i);
// What reductions may widen: the same class, not narrower but for floats.
bool emp_hlo_is_promotable(const emp_type_t* from, const emp_type_t* to);
// The element, or that of its parts.
const emp_type_t* emp_hlo_real_element(const emp_type_t* type);
const emp_type_t* emp_hlo_scalar(const emp_type_t* like);  // tensor<element>

bool emp_hlo_check_result(emp_op_t* op, emp_diag_sink_t* sink, uint32_t result,
                          const emp_type_t* wanted);
// Result 0 has that shape and the element type of operand 0.
bool emp_hlo_check_shape(emp_op_t* op, emp_diag_sink_t* sink,
                         const int64_t* dims, uint32_t rank,
                         const emp_type_t* element);
bool emp_hlo_check_rank(emp_op_t* op, emp_diag_sink_t* sink, uint32_t operand,
                        uint32_t rank);
bool emp_hlo_check_element(emp_op_t* op, emp_diag_sink_t* sink,
                           const emp_type_t* found, const emp_type_t* wanted,
                           const char* what);
// All operands and results have the element type of the first.
bool emp_hlo_check_all_elements(emp_op_t* op, emp_diag_sink_t* sink);

// -- quantized values ---------------------------------------------------------

// The result has the scales and zero points of operand 0.
bool emp_hlo_check_scales(emp_op_t* op, emp_diag_sink_t* sink);
// The dimension they go along is where the op moves it.
bool emp_hlo_check_transposed_axis(emp_op_t* op, emp_diag_sink_t* sink,
                                   const emp_hlo_list_t* permutation);
bool emp_hlo_check_reshaped_axis(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_hlo_check_broadcast_axis(emp_op_t* op, emp_diag_sink_t* sink,
                                  const emp_hlo_list_t* dims);
// Sides and result of a sum or a product go together.
bool emp_hlo_check_quantized_sum(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_hlo_check_quantized_dot(emp_op_t* op, emp_diag_sink_t* sink,
                                 const emp_hlo_list_t* contracting);
bool emp_hlo_check_quantized_conv(emp_op_t* op, emp_diag_sink_t* sink,
                                  int64_t kernel_feature, int64_t feature);

// -- windows ------------------------------------------------------------------

// Lists left out stand for ones, and zeros of padding.
typedef struct emp_hlo_window_s {
  uint32_t rank;
  int64_t size[EMP_HLO_MAX_RANK], stride[EMP_HLO_MAX_RANK];
  int64_t base_dilation[EMP_HLO_MAX_RANK], dilation[EMP_HLO_MAX_RANK];
  int64_t low[EMP_HLO_MAX_RANK], high[EMP_HLO_MAX_RANK];
} emp_hlo_window_t;

typedef struct emp_hlo_window_names_s {
  const char* stride;
  const char* base_dilation;  // NULL: has none
  const char* dilation;       // NULL: has none
  const char* padding;        // NULL: a computed operand
  bool allows_more;           // items behind the window's, as old files have
} emp_hlo_window_names_t;

// Sizes and rank are the caller's.
bool emp_hlo_read_window(emp_op_t* op, emp_diag_sink_t* sink,
                         const emp_hlo_window_names_t* names,
                         emp_hlo_window_t* inout_window);
// How many windows there are along dimension `i` of size `base`.
int64_t emp_hlo_window_count(const emp_hlo_window_t* window, uint32_t i,
                             int64_t base);

// -- bodies -------------------------------------------------------------------

// The region takes the two scalars of each of `count` accumulators (arguments
// i and i + count) and yields one of each; `types[i]` are the types that are
// combined, `inits[i]` those of the first accumulators. Arguments may have some
// of the dims of `allowed`, in order. *out_elements: what is yielded.
typedef struct emp_hlo_reducer_s {
  const emp_region_t* region;
  const emp_type_t* const* types;
  const emp_type_t* const* inits;
  uint32_t count;
  const int64_t* allowed;
  uint32_t allowed_count;
} emp_hlo_reducer_t;
bool emp_hlo_check_reducer(emp_op_t* op, emp_diag_sink_t* sink,
                           const emp_hlo_reducer_t* reducer,
                           const emp_type_t** out_elements);
// The entry block takes values of these types.
bool emp_hlo_check_args(emp_op_t* op, emp_diag_sink_t* sink,
                        const emp_region_t* region,
                        const emp_type_t* const* types, uint32_t count);
// It yields one tensor<i1>.
bool emp_hlo_check_predicate(emp_op_t* op, emp_diag_sink_t* sink,
                             const emp_region_t* region);
// What ends the region, or NULL.
const emp_op_t* emp_hlo_yield(const emp_region_t* region);

#endif  // EMP_DIALECTS_STABLEHLO_STABLEHLO_VERIFY_H_

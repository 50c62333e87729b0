// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifiers of products, convolutions, factorizations, transforms and batch
// normalization.
#include <inttypes.h>
#include <string.h>

#include "base/assert.h"
#include "dialects/quant/quant.h"
#include "dialects/stablehlo/stablehlo_verify.h"

static const emp_type_t* operand_type(const emp_op_t* op, uint32_t i) {
  return emp_op_operand(op, i)->type;
}

static const emp_type_t* result_type(const emp_op_t* op) {
  return emp_op_result(op, 0)->type;
}

static bool check_precision(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* config = emp_op_attr(op, "precision_config");
  if (config == NULL || config->count <= 2) return true;
  return emp_hlo_wants_number(op, sink, config->count,
                              "at most two items in 'precision_config'");
}

// Shapes only: products may yield wider elements than they take.
static bool check_dims(emp_op_t* op, emp_diag_sink_t* sink, const int64_t* dims,
                       uint32_t rank) {
  return emp_hlo_check_shape(op, sink, dims, rank, result_type(op)->element);
}

// -- dot ----------------------------------------------------------------------

bool emp_hlo_verify_dot(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* lhs = operand_type(op, 0);
  const emp_type_t* rhs = operand_type(op, 1);
  int64_t dims[2];
  uint32_t rank = 0;
  bool fits = lhs->rank >= 1 && lhs->rank <= 2 && rhs->rank >= 1 &&
              rhs->rank <= 2 &&
              emp_hlo_dims_fit(lhs->dims[lhs->rank - 1], rhs->dims[0]);
  if (!fits) {
    return emp_hlo_wants_type(op, sink, rhs,
                              "vectors or matrices with one contracting size, "
                              "the last of '%s' and the first",
                              emp_type_text(op->arena, lhs));
  }
  if (lhs->rank == 2) dims[rank++] = lhs->dims[0];
  if (rhs->rank == 2) dims[rank++] = rhs->dims[1];
  return check_precision(op, sink) && check_dims(op, sink, dims, rank);
}

// -- dot_general --------------------------------------------------------------

typedef struct dot_s {
  emp_hlo_list_t batching, contracting;
} dot_t;

static bool read_dot_side(emp_op_t* op, emp_diag_sink_t* sink, uint32_t side,
                          dot_t* out) {
  static const char* const names[] = {
      "lhs_batching_dimensions", "rhs_batching_dimensions",
      "lhs_contracting_dimensions", "rhs_contracting_dimensions"};
  const emp_attr_t* attr = emp_op_attr(op, "dot_dimension_numbers");
  uint32_t rank = operand_type(op, side)->rank;
  const char* of = side == 0 ? "lhs" : "rhs";
  return emp_hlo_read_param(op, sink, attr, side, names[side],
                            &out->batching) &&
         emp_hlo_read_param(op, sink, attr, 2 + side, names[2 + side],
                            &out->contracting) &&
         emp_hlo_check_dims(op, sink, &out->batching, rank, of) &&
         emp_hlo_check_dims(op, sink, &out->contracting, rank, of) &&
         emp_hlo_check_disjoint(op, sink, &out->batching, &out->contracting);
}

static bool check_pairs(emp_op_t* op, emp_diag_sink_t* sink,
                        const emp_hlo_list_t* lhs, const emp_hlo_list_t* rhs) {
  if (!emp_hlo_check_count(op, sink, rhs, lhs->count, lhs->name)) return false;
  for (uint32_t i = 0; i < lhs->count; ++i) {
    int64_t wanted = operand_type(op, 0)->dims[lhs->items[i]];
    int64_t found = operand_type(op, 1)->dims[rhs->items[i]];
    if (emp_hlo_dims_fit(wanted, found)) continue;
    return emp_hlo_wants_number(op, sink, found,
                                "size %" PRId64 " in dimension %" PRId64
                                " of rhs, as dimension %" PRId64 " of lhs has",
                                wanted, rhs->items[i], lhs->items[i]);
  }
  return true;
}

// The ways to compute a product that some device has, of one component a side.
typedef struct algorithm_s {
  emp_float_kind_t side, sum;  // of both sides
  int64_t ops;
} algorithm_t;

static const algorithm_t kAlgorithms[] = {
    {EMP_FLOAT_F16, EMP_FLOAT_F16, 1},   {EMP_FLOAT_F16, EMP_FLOAT_F32, 1},
    {EMP_FLOAT_BF16, EMP_FLOAT_BF16, 1}, {EMP_FLOAT_BF16, EMP_FLOAT_F32, 1},
    {EMP_FLOAT_BF16, EMP_FLOAT_F32, 3},  {EMP_FLOAT_BF16, EMP_FLOAT_F32, 6},
    {EMP_FLOAT_BF16, EMP_FLOAT_F32, 9},  {EMP_FLOAT_TF32, EMP_FLOAT_F32, 1},
    {EMP_FLOAT_TF32, EMP_FLOAT_F32, 3},  {EMP_FLOAT_F32, EMP_FLOAT_F32, 1},
    {EMP_FLOAT_F64, EMP_FLOAT_F64, 1},
};

static bool is_f8(const emp_type_t* type) {
  return emp_type_bit_width(type) == 8 &&
         type->float_kind != EMP_FLOAT_F8E8M0FNU;
}

static bool is_algorithm(const emp_attr_t* attr) {
  const emp_type_t* types[3];
  for (uint32_t i = 0; i < 3; ++i) {
    types[i] = attr->items[i]->type;
    if (types[i]->kind != EMP_TYPE_FLOAT) return false;
  }
  int64_t ops = attr->items[5]->value;
  if (attr->items[3]->value != 1 || attr->items[4]->value != 1) return false;
  if (is_f8(types[0]) && is_f8(types[1])) {
    return types[2]->float_kind == EMP_FLOAT_F32 && ops == 1;
  }
  if (types[0] != types[1] || attr->items[6]->value != 0) return false;
  for (size_t i = 0; i < EMP_COUNT_OF(kAlgorithms); ++i) {
    const algorithm_t* known = &kAlgorithms[i];
    if (known->side == types[0]->float_kind &&
        known->sum == types[2]->float_kind && known->ops == ops) {
      return true;
    }
  }
  return false;
}

static bool check_algorithm(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* algorithm = emp_op_attr(op, "algorithm");
  const emp_attr_t* config = emp_op_attr(op, "precision_config");
  if (algorithm == NULL) return true;
  if (!is_algorithm(algorithm)) {
    return emp_hlo_wants(op, sink, emp_attr_text(op->arena, algorithm),
                         "an 'algorithm' that some device has");
  }
  for (uint32_t i = 0; config && i < config->count; ++i) {
    if (config->items[i]->value == 0) continue;
    return emp_hlo_wants(op, sink, emp_attr_text(op->arena, config),
                         "precision DEFAULT with an 'algorithm'");
  }
  return true;
}

bool emp_hlo_verify_dot_general(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* sides[2] = {operand_type(op, 0), operand_type(op, 1)};
  dot_t dots[2];
  int64_t dims[2 * EMP_HLO_MAX_RANK];
  uint32_t rank = 0;
  if (!check_precision(op, sink) || !check_algorithm(op, sink) ||
      !read_dot_side(op, sink, 0, &dots[0]) ||
      !read_dot_side(op, sink, 1, &dots[1]) ||
      !check_pairs(op, sink, &dots[0].batching, &dots[1].batching) ||
      !check_pairs(op, sink, &dots[0].contracting, &dots[1].contracting)) {
    return false;
  }
  for (uint32_t i = 0; i < dots[0].batching.count; ++i)
    dims[rank++] = sides[0]->dims[dots[0].batching.items[i]];
  for (uint32_t side = 0; side < 2; ++side) {
    for (uint32_t i = 0; i < sides[side]->rank; ++i) {
      if (emp_hlo_list_has(&dots[side].batching, i) ||
          emp_hlo_list_has(&dots[side].contracting, i)) {
        continue;
      }
      dims[rank++] = sides[side]->dims[i];
    }
  }
  return check_dims(op, sink, dims, rank) &&
         emp_hlo_check_quantized_dot(op, sink, &dots[1].contracting);
}

// -- convolution --------------------------------------------------------------

static int64_t conv_number(const emp_attr_t* dims, uint32_t param) {
  return dims->items[param]->value;
}

// The three places of one operand or the result: two single dimensions and the
// spatial ones cover its rank, each once.
static bool check_layout(emp_op_t* op, emp_diag_sink_t* sink, uint32_t first,
                         const emp_type_t* type, const char* of,
                         emp_hlo_list_t* out_spatial) {
  const emp_attr_t* dims = emp_op_attr(op, "dimension_numbers");
  emp_hlo_list_t all;
  if (!emp_hlo_read_param(op, sink, dims, first + 2, "dimension_numbers",
                          out_spatial)) {
    return false;
  }
  all = *out_spatial;
  if (all.count + 2 > EMP_HLO_MAX_RANK) return false;
  all.items[all.count++] = conv_number(dims, first);
  all.items[all.count++] = conv_number(dims, first + 1);
  return emp_hlo_check_count(op, sink, &all, type->rank, of) &&
         emp_hlo_check_dims(op, sink, &all, type->rank, of);
}

// `what` of size `size` is a multiple of `by`.
static bool check_multiple(emp_op_t* op, emp_diag_sink_t* sink,
                           const char* what, int64_t size, int64_t by) {
  if (size == EMP_DIM_DYNAMIC || size % by == 0) return true;
  return emp_hlo_wants_number(op, sink, size, "%s to be a multiple of %" PRId64,
                              what, by);
}

static bool check_groups(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* dims = emp_op_attr(op, "dimension_numbers");
  const emp_type_t* lhs = operand_type(op, 0);
  const emp_type_t* rhs = operand_type(op, 1);
  int64_t features = emp_op_int_attr(op, "feature_group_count", 1);
  int64_t batches = emp_op_int_attr(op, "batch_group_count", 1);
  int64_t batch = lhs->dims[conv_number(dims, EMP_CONV_INPUT_BATCH)];
  int64_t feature = lhs->dims[conv_number(dims, EMP_CONV_INPUT_FEATURE)];
  int64_t in = rhs->dims[conv_number(dims, EMP_CONV_KERNEL_INPUT_FEATURE)];
  int64_t out = rhs->dims[conv_number(dims, EMP_CONV_KERNEL_OUTPUT_FEATURE)];
  if (features > 1 && batches > 1) {
    return emp_hlo_wants_number(op, sink, batches,
                                "'batch_group_count' of 1 with "
                                "'feature_group_count' above 1");
  }
  if (!check_multiple(op, sink, "the batch size of lhs", batch, batches) ||
      !check_multiple(op, sink, "the feature size of lhs", feature, features) ||
      !check_multiple(op, sink, "the output features of rhs", out, batches) ||
      !check_multiple(op, sink, "the output features of rhs", out, features)) {
    return false;
  }
  if (feature == EMP_DIM_DYNAMIC || in == EMP_DIM_DYNAMIC ||
      feature / features == in) {
    return true;
  }
  return emp_hlo_wants_number(op, sink, in,
                              "%" PRId64
                              " input features of rhs, those of lhs divided by "
                              "'feature_group_count'",
                              feature / features);
}

typedef struct conv_s {
  emp_hlo_list_t input, kernel, output;
  emp_hlo_window_t window;
} conv_t;

static bool read_conv(emp_op_t* op, emp_diag_sink_t* sink, const char* padding,
                      conv_t* out) {
  const emp_type_t* lhs = operand_type(op, 0);
  const emp_type_t* rhs = operand_type(op, 1);
  const emp_hlo_window_names_t names = {"window_strides", "lhs_dilation",
                                        "rhs_dilation", padding,
                                        padding == NULL};
  emp_hlo_list_t reversal;
  if (lhs->rank != rhs->rank || lhs->rank != result_type(op)->rank) {
    return emp_hlo_wants_type(op, sink, rhs,
                              "lhs, rhs and result of one rank, %" PRIu32 "",
                              lhs->rank);
  }
  if (!emp_type_is_quantized(lhs->element) &&
      !emp_type_is_quantized(rhs->element) &&
      !emp_hlo_check_element(op, sink, rhs, lhs, "rhs")) {
    return false;
  }
  if (!check_layout(op, sink, EMP_CONV_INPUT_BATCH, lhs, "lhs", &out->input) ||
      !check_layout(op, sink, EMP_CONV_KERNEL_INPUT_FEATURE, rhs, "rhs",
                    &out->kernel) ||
      !check_layout(op, sink, EMP_CONV_OUTPUT_BATCH, result_type(op),
                    "the result", &out->output)) {
    return false;
  }
  out->window.rank = out->input.count;
  for (uint32_t i = 0; i < out->window.rank; ++i)
    out->window.size[i] = rhs->dims[out->kernel.items[i]];
  return emp_hlo_read_window(op, sink, &names, &out->window) &&
         emp_hlo_read(op, sink, "window_reversal", &reversal) &&
         (!reversal.is_there ||
          emp_hlo_check_count(op, sink, &reversal, out->window.rank,
                              "the window")) &&
         check_groups(op, sink) && check_precision(op, sink);
}

static bool check_conv_shape(emp_op_t* op, emp_diag_sink_t* sink,
                             const conv_t* conv, bool knows_padding) {
  const emp_attr_t* numbers = emp_op_attr(op, "dimension_numbers");
  const emp_type_t* lhs = operand_type(op, 0);
  const emp_type_t* rhs = operand_type(op, 1);
  int64_t dims[EMP_HLO_MAX_RANK];
  int64_t batch = lhs->dims[conv_number(numbers, EMP_CONV_INPUT_BATCH)];
  if (batch != EMP_DIM_DYNAMIC) {
    batch /= emp_op_int_attr(op, "batch_group_count", 1);
  }
  dims[conv_number(numbers, EMP_CONV_OUTPUT_BATCH)] = batch;
  dims[conv_number(numbers, EMP_CONV_OUTPUT_FEATURE)] =
      rhs->dims[conv_number(numbers, EMP_CONV_KERNEL_OUTPUT_FEATURE)];
  for (uint32_t i = 0; i < conv->output.count; ++i) {
    int64_t base = lhs->dims[conv->input.items[i]];
    dims[conv->output.items[i]] =
        knows_padding ? emp_hlo_window_count(&conv->window, i, base)
                      : EMP_DIM_DYNAMIC;
  }
  return check_dims(op, sink, dims, lhs->rank) &&
         emp_hlo_check_quantized_conv(
             op, sink, conv_number(numbers, EMP_CONV_KERNEL_OUTPUT_FEATURE),
             conv_number(numbers, EMP_CONV_OUTPUT_FEATURE));
}

bool emp_hlo_verify_convolution(emp_op_t* op, emp_diag_sink_t* sink) {
  conv_t conv = {0};
  return read_conv(op, sink, "padding", &conv) &&
         check_conv_shape(op, sink, &conv, true);
}

bool emp_hlo_verify_dynamic_conv(emp_op_t* op, emp_diag_sink_t* sink) {
  conv_t conv = {0};
  const emp_type_t* padding = operand_type(op, 2);
  emp_hlo_list_t known;
  if (!read_conv(op, sink, NULL, &conv)) return false;
  if (padding->dims[0] != (int64_t)conv.window.rank || padding->dims[1] != 2) {
    return emp_hlo_wants_type(
        op, sink, padding, "padding of shape %" PRIu32 "x2", conv.window.rank);
  }
  bool is_known = emp_hlo_constant(emp_op_operand(op, 2), &known) &&
                  known.count == 2 * conv.window.rank;
  for (uint32_t i = 0; is_known && i < conv.window.rank; ++i) {
    conv.window.low[i] = known.items[(size_t)2 * i];
    conv.window.high[i] = known.items[(size_t)2 * i + 1];
  }
  return check_conv_shape(op, sink, &conv, is_known);
}

// -- factorizations -----------------------------------------------------------

// The last two dimensions are equal.
static bool check_square(emp_op_t* op, emp_diag_sink_t* sink,
                         const emp_type_t* type) {
  bool fits = type->rank >= 2 && emp_hlo_dims_fit(type->dims[type->rank - 1],
                                                  type->dims[type->rank - 2]);
  return fits || emp_hlo_wants_type(op, sink, type,
                                    "square matrices in the last two "
                                    "dimensions of operand 0");
}

bool emp_hlo_verify_cholesky(emp_op_t* op, emp_diag_sink_t* sink) {
  return check_square(op, sink, operand_type(op, 0)) &&
         emp_hlo_check_result(op, sink, 0, operand_type(op, 0));
}

bool emp_hlo_verify_triangular_solve(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* a = operand_type(op, 0);
  const emp_type_t* b = operand_type(op, 1);
  const emp_attr_t* transpose = emp_op_attr(op, "transpose_a");
  if (!emp_hlo_check_element(op, sink, b, a, "both operands") ||
      !check_square(op, sink, a) || !emp_hlo_check_rank(op, sink, 1, a->rank)) {
    return false;
  }
  for (uint32_t i = 0; i + 2 < a->rank; ++i) {
    if (emp_hlo_dims_fit(a->dims[i], b->dims[i])) continue;
    return emp_hlo_wants_number(op, sink, b->dims[i],
                                "size %" PRId64 " in batch dimension %" PRIu32
                                " of operand 1",
                                a->dims[i], i);
  }
  uint32_t side = emp_op_attr(op, "left_side")->value & 1 ? 2 : 1;
  int64_t found = b->dims[b->rank - side];
  if (!emp_hlo_dims_fit(a->dims[a->rank - 1], found)) {
    return emp_hlo_wants_number(op, sink, found,
                                "size %" PRId64 " in dimension %" PRIu32
                                " of operand 1",
                                a->dims[a->rank - 1], b->rank - side);
  }
  if (transpose->value == 0) {
    return emp_hlo_wants(op, sink, "TRANSPOSE_INVALID",
                         "'transpose_a' NO_TRANSPOSE, TRANSPOSE or ADJOINT");
  }
  return emp_hlo_check_result(op, sink, 0, b);
}

// -- Fourier transforms -------------------------------------------------------

enum { kRfft = 2, kIrfft = 3 };

// The last dims are the lengths; of IRFFT's operand, half of the last and one.
static bool check_fft_operand(emp_op_t* op, emp_diag_sink_t* sink, int64_t kind,
                              const emp_hlo_list_t* length) {
  const emp_type_t* type = operand_type(op, 0);
  for (uint32_t i = 0; i < length->count; ++i) {
    uint32_t dim = type->rank - length->count + i;
    bool is_last = i + 1 == length->count;
    int64_t wanted = length->items[i];
    if (kind == kIrfft && is_last && wanted != 0) wanted = wanted / 2 + 1;
    if (emp_hlo_dims_fit(type->dims[dim], wanted)) continue;
    return emp_hlo_wants_number(op, sink, type->dims[dim],
                                "size %" PRId64 " in dimension %" PRIu32
                                " of the operand, as 'fft_length' says",
                                wanted, dim);
  }
  return true;
}

bool emp_hlo_verify_fft(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = operand_type(op, 0);
  int64_t kind = emp_op_attr(op, "fft_type")->value;
  const emp_type_t* element = type->element;
  bool is_complex = element->kind == EMP_TYPE_COMPLEX;
  emp_hlo_list_t length;
  int64_t dims[EMP_HLO_MAX_RANK];
  if (is_complex == (kind == kRfft)) {
    return emp_hlo_wants_type(op, sink, element, "%s elements for this type",
                              kind == kRfft ? "real" : "complex");
  }
  bool is_wide = !is_complex && element->float_kind != EMP_FLOAT_F32 &&
                 element->float_kind != EMP_FLOAT_F64;
  if (is_wide) {
    return emp_hlo_wants_type(op, sink, element, "elements of f32 or f64");
  }
  if (!emp_hlo_read(op, sink, "fft_length", &length) ||
      !emp_hlo_check_min(op, sink, &length, 0)) {
    return false;
  }
  if (length.count < 1 || length.count > 3 || length.count > type->rank) {
    return emp_hlo_wants_number(op, sink, length.count,
                                "1 to 3 items in 'fft_length', at most the "
                                "rank of the operand");
  }
  if (!check_fft_operand(op, sink, kind, &length)) return false;
  memcpy(dims, type->dims, type->rank * sizeof(int64_t));
  int64_t last = length.items[length.count - 1];
  if (kind == kRfft && dims[type->rank - 1] != 0) {
    dims[type->rank - 1] = last / 2 + 1;
  }
  if (kind == kIrfft) dims[type->rank - 1] = last;
  if (kind == kRfft) element = emp_type_complex(element);
  if (kind == kIrfft) element = element->element;
  return emp_hlo_check_shape(op, sink, dims, type->rank, element);
}

// -- batch normalization ------------------------------------------------------

// Vectors of one item a feature: operands [first, last).
static bool check_features(emp_op_t* op, emp_diag_sink_t* sink, uint32_t last,
                           int64_t* out_count) {
  const emp_type_t* type = operand_type(op, 0);
  if (!emp_hlo_check_all_elements(op, sink) ||
      !emp_hlo_check_dim(op, sink, "feature_index", type->rank,
                         "the operand")) {
    return false;
  }
  *out_count = type->dims[emp_op_int_attr(op, "feature_index", 0)];
  for (uint32_t i = 1; i < last; ++i) {
    int64_t found = operand_type(op, i)->dims[0];
    if (emp_hlo_dims_fit(found, *out_count)) continue;
    return emp_hlo_wants_number(op, sink, found,
                                "operand %" PRIu32 " with %" PRId64
                                " items, one a feature",
                                i, *out_count);
  }
  return true;
}

static bool check_norm_results(emp_op_t* op, emp_diag_sink_t* sink,
                               int64_t features) {
  const emp_type_t* type = operand_type(op, 0);
  const emp_type_t* vector = emp_type_tensor(&features, 1, type->element, NULL);
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (!emp_hlo_check_result(op, sink, i, i == 0 ? type : vector)) {
      return false;
    }
  }
  return true;
}

bool emp_hlo_verify_batch_norm(emp_op_t* op, emp_diag_sink_t* sink) {
  int64_t features = 0;
  return check_features(op, sink, op->operand_count, &features) &&
         check_norm_results(op, sink, features);
}

// The last operand is of the shape of the first.
bool emp_hlo_verify_batch_norm_grad(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = operand_type(op, 0);
  const emp_type_t* grad = operand_type(op, 4);
  int64_t features = 0;
  if (!check_features(op, sink, 4, &features)) return false;
  if (!emp_hlo_shapes_fit(type, grad)) {
    return emp_hlo_wants_type(op, sink, grad, "operand 4 of the shape of '%s'",
                              emp_type_text(op->arena, type));
  }
  return check_norm_results(op, sink, features);
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifiers of the tosa dialect: convolutions, pools, products of matrices,
// transforms and rescaling. Windows must cover their input without a rest.
#include <inttypes.h>

#include "dialects/op_kinds.h"
#include "dialects/quant/quant.h"
#include "dialects/tosa/tosa_hooks.h"

static const emp_type_t* operand_type(const emp_op_t* op, uint32_t i) {
  return emp_op_operand(op, i)->type;
}

static const emp_type_t* result_type(const emp_op_t* op) {
  return emp_op_result(op, 0)->type;
}

static bool is_float_kind(const emp_type_t* type, emp_float_kind_t kind) {
  return emp_type_is_float(type) && type->float_kind == kind;
}

static bool is_f8(const emp_type_t* type) {
  return is_float_kind(type, EMP_FLOAT_F8E5M2) ||
         is_float_kind(type, EMP_FLOAT_F8E4M3FN);
}

static int64_t dim_or_dynamic(const emp_type_t* type, uint32_t dim) {
  return emp_tosa_is_ranked(type) && dim < type->rank ? type->dims[dim]
                                                      : EMP_DIM_DYNAMIC;
}

// -- windows -----------------------------------------------------------------

// A window over one dimension of an input.
typedef struct window_s {
  int64_t input, output, kernel;
  int64_t stride, dilation, before, after;
  uint32_t dim;
} window_t;

static bool verify_window(emp_op_t* op, emp_diag_sink_t* sink,
                          const window_t* window) {
  if (window->input == EMP_DIM_DYNAMIC || window->kernel == EMP_DIM_DYNAMIC) {
    return true;
  }
  int64_t span = window->input - 1 + window->before + window->after -
                 (window->kernel - 1) * window->dilation;
  if (span % window->stride != 0) {
    return emp_tosa_wants(op, sink,
                          "strides that reach the end of dimension %u, found a "
                          "stride of %" PRId64 " over %" PRId64,
                          window->dim, window->stride, span);
  }
  int64_t size = span / window->stride + 1;
  return emp_tosa_dims_agree(size, window->output) ||
         emp_tosa_wants(op, sink,
                        "%" PRId64
                        " as size of dimension %u of the result, "
                        "found %" PRId64,
                        size, window->dim, window->output);
}

// -- convolutions ------------------------------------------------------------

// What sums of products of the element type are kept in.
static bool is_accumulator(const emp_type_t* element,
                           const emp_type_t* accumulator) {
  if (emp_type_is_integer(element, 8)) {
    return emp_type_is_integer(accumulator, 32);
  }
  if (emp_type_is_integer(element, 16)) {
    return emp_type_is_integer(accumulator, 48);
  }
  if (is_float_kind(element, EMP_FLOAT_F8E5M2)) {
    return is_float_kind(accumulator, EMP_FLOAT_F16);
  }
  if (is_float_kind(element, EMP_FLOAT_F16)) {
    return is_float_kind(accumulator, EMP_FLOAT_F16) ||
           is_float_kind(accumulator, EMP_FLOAT_F32);
  }
  if (is_float_kind(element, EMP_FLOAT_BF16) ||
      is_float_kind(element, EMP_FLOAT_F32)) {
    return is_float_kind(accumulator, EMP_FLOAT_F32);
  }
  return true;
}

static bool accumulator_error(emp_op_t* op, emp_diag_sink_t* sink,
                              const emp_type_t* element,
                              const emp_type_t* accumulator) {
  return emp_tosa_wants(op, sink, "another acc_type for '%s' than '%s'",
                        emp_tosa_type_text(op, element),
                        emp_tosa_type_text(op, accumulator));
}

static bool verify_conv_elements(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* input = emp_tosa_storage(operand_type(op, 0));
  const emp_type_t* weight = emp_tosa_storage(operand_type(op, 1));
  const emp_type_t* bias = emp_tosa_storage(operand_type(op, 2));
  const emp_type_t* result = emp_tosa_storage(result_type(op));
  const emp_type_t* accumulator = emp_op_attr(op, "acc_type")->type;
  if (emp_type_is_float(bias) && emp_type_is_float(result) && bias != result) {
    return emp_tosa_wants(op, sink,
                          "bias and result of one element type, found '%s' and "
                          "'%s'",
                          emp_tosa_type_text(op, bias),
                          emp_tosa_type_text(op, result));
  }
  bool fits = emp_type_is_float(input) == emp_type_is_float(weight) &&
              (input == weight || (!is_f8(input) && !is_f8(weight)));
  if (!fits) {
    return emp_tosa_wants(op, sink,
                          "input and weight both of floats or both of integers "
                          "(of one type, if 8-bit floats), found '%s' and '%s'",
                          emp_tosa_type_text(op, input),
                          emp_tosa_type_text(op, weight));
  }
  return emp_tosa_verify_zero_point(op, sink, 3, operand_type(op, 0)) &&
         emp_tosa_verify_zero_point(op, sink, 4, operand_type(op, 1)) &&
         (is_accumulator(input, accumulator) ||
          accumulator_error(op, sink, input, accumulator));
}

static bool verify_bias(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* result = result_type(op);
  if (!emp_tosa_is_ranked(result)) return true;
  int64_t found = dim_or_dynamic(operand_type(op, 2), 0);
  int64_t wanted = result->dims[result->rank - 1];
  if (found == 1 || emp_tosa_dims_agree(found, wanted)) return true;
  return emp_tosa_wants(op, sink,
                        "a bias of 1 or %" PRId64 " channels, found %" PRId64,
                        wanted, found);
}

bool emp_tosa_verify_conv(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t spatial = emp_op_is(op, EMP_OP_tosa_conv3d) ? 3 : 2;
  uint32_t first = emp_op_is(op, EMP_OP_tosa_depthwise_conv2d) ? 0 : 1;
  if (!verify_conv_elements(op, sink) ||
      !emp_tosa_verify_array(op, sink, "pad", (int64_t)2 * spatial, 0) ||
      !emp_tosa_verify_array(op, sink, "stride", spatial, 1) ||
      !emp_tosa_verify_array(op, sink, "dilation", spatial, 1)) {
    return false;
  }
  const emp_attr_t* pad = emp_op_attr(op, "pad");
  if (!emp_tosa_is_ranked(result_type(op))) return true;
  for (uint32_t i = 0; i < spatial; ++i) {
    window_t window = {
        .dim = i + 1,
        .input = dim_or_dynamic(operand_type(op, 0), i + 1),
        .output = result_type(op)->dims[i + 1],
        .kernel = dim_or_dynamic(operand_type(op, 1), i + first),
        .stride = emp_dense_int(emp_op_attr(op, "stride"), i),
        .dilation = emp_dense_int(emp_op_attr(op, "dilation"), i),
        .before = emp_dense_int(pad, 2 * (int64_t)i),
        .after = emp_dense_int(pad, 2 * (int64_t)i + 1),
    };
    if (!verify_window(op, sink, &window)) return false;
  }
  return verify_bias(op, sink);
}

// One dimension: padding may be negative, down to the size of the kernel.
static bool verify_transposed(emp_op_t* op, emp_diag_sink_t* sink, uint32_t i) {
  int64_t kernel = dim_or_dynamic(operand_type(op, 1), i + 1);
  int64_t input = dim_or_dynamic(operand_type(op, 0), i + 1);
  int64_t output = dim_or_dynamic(result_type(op), i + 1);
  const emp_attr_t* pad = emp_op_attr(op, "out_pad");
  int64_t before = emp_dense_int(pad, 2 * (int64_t)i);
  int64_t after = emp_dense_int(pad, 2 * (int64_t)i + 1);
  if (kernel == EMP_DIM_DYNAMIC) return true;
  if (before <= -kernel || after <= -kernel) {
    return emp_tosa_wants(op, sink,
                          "padding above %" PRId64
                          " in dimension %u, found "
                          "%" PRId64 " and %" PRId64,
                          -kernel, i + 1, before, after);
  }
  if (input == EMP_DIM_DYNAMIC || output == EMP_DIM_DYNAMIC) return true;
  int64_t stride = emp_dense_int(emp_op_attr(op, "stride"), i);
  int64_t size = (input - 1) * stride + before + after + kernel;
  return size == output || emp_tosa_wants(op, sink,
                                          "%" PRId64
                                          " as size of dimension %u of the "
                                          "result, found %" PRId64,
                                          size, i + 1, output);
}

bool emp_tosa_verify_transpose_conv(emp_op_t* op, emp_diag_sink_t* sink) {
  return verify_conv_elements(op, sink) &&
         emp_tosa_verify_array(op, sink, "stride", 2, 1) &&
         emp_tosa_verify_array(op, sink, "out_pad", 4, INT64_MIN) &&
         verify_transposed(op, sink, 0) && verify_transposed(op, sink, 1) &&
         verify_bias(op, sink);
}

// -- pools -------------------------------------------------------------------

static bool verify_pool(emp_op_t* op, emp_diag_sink_t* sink) {
  if (!emp_tosa_verify_array(op, sink, "kernel", 2, 1) ||
      !emp_tosa_verify_array(op, sink, "stride", 2, 1) ||
      !emp_tosa_verify_array(op, sink, "pad", 4, 0)) {
    return false;
  }
  const emp_attr_t* pad = emp_op_attr(op, "pad");
  for (uint32_t i = 0; i < 2; ++i) {
    window_t window = {
        .dim = i + 1,
        .input = dim_or_dynamic(operand_type(op, 0), i + 1),
        .output = dim_or_dynamic(result_type(op), i + 1),
        .kernel = emp_dense_int(emp_op_attr(op, "kernel"), i),
        .stride = emp_dense_int(emp_op_attr(op, "stride"), i),
        .dilation = 1,
        .before = emp_dense_int(pad, 2 * (int64_t)i),
        .after = emp_dense_int(pad, 2 * (int64_t)i + 1),
    };
    if (window.before >= window.kernel || window.after >= window.kernel) {
      return emp_tosa_wants(op, sink,
                            "padding below the kernel's %" PRId64
                            " in dimension %u, found %" PRId64 " and %" PRId64,
                            window.kernel, i + 1, window.before, window.after);
    }
    if (emp_tosa_is_ranked(result_type(op)) &&
        !verify_window(op, sink, &window)) {
      return false;
    }
  }
  return true;
}

bool emp_tosa_verify_max_pool(emp_op_t* op, emp_diag_sink_t* sink) {
  return emp_tosa_same_elements(op, sink, operand_type(op, 0),
                                result_type(op)) &&
         verify_pool(op, sink);
}

bool emp_tosa_verify_avg_pool(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* element = emp_tosa_storage(operand_type(op, 0));
  const emp_type_t* accumulator = emp_op_attr(op, "acc_type")->type;
  if (!verify_pool(op, sink)) return false;
  bool fits = emp_type_is_any_integer(element)
                  ? emp_type_is_integer(accumulator, 32)
                  : is_f8(element) || is_accumulator(element, accumulator);
  if (!fits) return accumulator_error(op, sink, element, accumulator);
  return emp_tosa_verify_zero_point(op, sink, 1, operand_type(op, 0)) &&
         emp_tosa_verify_zero_point(op, sink, 2, result_type(op));
}

// -- products ----------------------------------------------------------------

bool emp_tosa_verify_matmul(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* a = operand_type(op, 0)->element;
  const emp_type_t* b = operand_type(op, 1)->element;
  bool a_is_quantized = emp_type_is_quantized(a);
  bool fits = a_is_quantized == emp_type_is_quantized(b) &&
              (!a_is_quantized ||
               emp_tosa_storage(a)->bits == emp_tosa_storage(b)->bits);
  if (!fits) {
    return emp_tosa_wants(op, sink,
                          "factors both quantized of one width or both not "
                          "quantized, found '%s' and '%s'",
                          emp_tosa_type_text(op, a), emp_tosa_type_text(op, b));
  }
  return emp_tosa_verify_zero_point(op, sink, 2, operand_type(op, 0)) &&
         emp_tosa_verify_zero_point(op, sink, 3, operand_type(op, 1));
}

// -- blocks with scales ------------------------------------------------------

// `scale` has a size for each block of the last dimension of `data`, and its
// other sizes.
static bool verify_scale(emp_op_t* op, emp_diag_sink_t* sink,
                         const emp_type_t* data, const emp_type_t* scale) {
  int64_t block = emp_op_int_attr(op, "block_size", 32);
  const emp_attr_t* attr = emp_op_attr(op, "block_size");
  if (attr && attr->kind == EMP_ATTR_ENUM) block = attr->value;
  if (!emp_tosa_is_ranked(data)) return true;
  int64_t size = data->dims[data->rank - 1];
  if (size != EMP_DIM_DYNAMIC && size % block != 0) {
    return emp_tosa_wants(op, sink,
                          "a last dimension that the block size of %" PRId64
                          " divides, found '%s'",
                          block, emp_tosa_type_text(op, data));
  }
  if (!emp_tosa_is_ranked(scale)) return true;
  bool fits = scale->rank == data->rank;
  for (uint32_t i = 0; fits && i + 1 < data->rank; ++i) {
    fits = emp_tosa_dims_agree(data->dims[i], scale->dims[i]);
  }
  if (fits && size != EMP_DIM_DYNAMIC) {
    fits = emp_tosa_dims_agree(scale->dims[data->rank - 1], size / block);
  }
  return fits || emp_tosa_wants(op, sink,
                                "a scale for each block of %" PRId64
                                " elements of '%s', found '%s'",
                                block, emp_tosa_type_text(op, data),
                                emp_tosa_type_text(op, scale));
}

static bool verify_same_shape(emp_op_t* op, emp_diag_sink_t* sink,
                              const emp_type_t* a, const emp_type_t* b) {
  return emp_tosa_shapes_agree(a, b) ||
         emp_tosa_wants(op, sink, "one shape, found '%s' and '%s'",
                        emp_tosa_type_text(op, a), emp_tosa_type_text(op, b));
}

bool emp_tosa_verify_cast_from_scaled(emp_op_t* op, emp_diag_sink_t* sink) {
  return verify_same_shape(op, sink, operand_type(op, 0), result_type(op)) &&
         verify_scale(op, sink, operand_type(op, 0), operand_type(op, 1));
}

bool emp_tosa_verify_cast_to_scaled(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* scale = emp_op_result(op, 1)->type;
  return verify_same_shape(op, sink, operand_type(op, 0), result_type(op)) &&
         verify_scale(op, sink, operand_type(op, 0), scale) &&
         verify_scale(op, sink, result_type(op), scale);
}

// What the data says of a size, or else the scale.
static int64_t known_dim(const emp_op_t* op, uint32_t data, uint32_t dim) {
  int64_t size = dim_or_dynamic(operand_type(op, data), dim);
  return size != EMP_DIM_DYNAMIC
             ? size
             : dim_or_dynamic(operand_type(op, data + 1), dim);
}

bool emp_tosa_verify_matmul_scaled(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* a = operand_type(op, 0);
  const emp_type_t* b = operand_type(op, 2);
  const emp_type_t* result = result_type(op);
  int64_t batch = known_dim(op, 0, 0);
  int64_t other = known_dim(op, 2, 0);
  if (a->element != b->element) {
    return emp_tosa_wants(
        op, sink, "factors of one element type, found '%s' and '%s'",
        emp_tosa_type_text(op, a->element), emp_tosa_type_text(op, b->element));
  }
  if (!verify_scale(op, sink, a, operand_type(op, 1)) ||
      !verify_scale(op, sink, b, operand_type(op, 3))) {
    return false;
  }
  bool fits = emp_tosa_dims_agree(dim_or_dynamic(a, 2), dim_or_dynamic(b, 2)) &&
              emp_tosa_dims_agree(dim_or_dynamic(operand_type(op, 1), 2),
                                  dim_or_dynamic(operand_type(op, 3), 2)) &&
              (other == 1 || emp_tosa_dims_agree(batch, other));
  if (!fits) {
    return emp_tosa_wants(op, sink,
                          "factors of as many channels and of one batch size "
                          "(or 1 for the second), found '%s' and '%s'",
                          emp_tosa_type_text(op, a), emp_tosa_type_text(op, b));
  }
  if (!emp_tosa_is_ranked(result) ||
      (emp_tosa_dims_agree(batch, result->dims[0]) &&
       emp_tosa_dims_agree(known_dim(op, 0, 1), result->dims[1]) &&
       emp_tosa_dims_agree(known_dim(op, 2, 1), result->dims[2]))) {
    return true;
  }
  return emp_tosa_wants(op, sink,
                        "a result of the heights of '%s' and '%s', found '%s'",
                        emp_tosa_type_text(op, a), emp_tosa_type_text(op, b),
                        emp_tosa_type_text(op, result));
}

// -- transforms --------------------------------------------------------------

static bool verify_power_of_two(emp_op_t* op, emp_diag_sink_t* sink,
                                const emp_type_t* type) {
  for (uint32_t i = 1; i < 3; ++i) {
    int64_t size = dim_or_dynamic(type, i);
    if (size == EMP_DIM_DYNAMIC || (size > 0 && (size & (size - 1)) == 0)) {
      continue;
    }
    return emp_tosa_wants(op, sink,
                          "a power of two as size of dimension %u, found "
                          "%" PRId64,
                          i, size);
  }
  return true;
}

static bool verify_floats(emp_op_t* op, emp_diag_sink_t* sink) {
  return emp_type_is_float(result_type(op)->element) ||
         emp_tosa_wants(op, sink, "results of floats, found '%s'",
                        emp_tosa_type_text(op, result_type(op)));
}

bool emp_tosa_verify_fft(emp_op_t* op, emp_diag_sink_t* sink) {
  return verify_floats(op, sink) &&
         verify_power_of_two(op, sink, operand_type(op, 0)) &&
         verify_power_of_two(op, sink, operand_type(op, 1));
}

bool emp_tosa_verify_rfft(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* input = operand_type(op, 0);
  const emp_type_t* result = result_type(op);
  if (!verify_floats(op, sink) ||
      !verify_same_shape(op, sink, result, emp_op_result(op, 1)->type) ||
      !verify_power_of_two(op, sink, input)) {
    return false;
  }
  int64_t width = dim_or_dynamic(input, 2);
  if (width != EMP_DIM_DYNAMIC) width = width / 2 + 1;
  for (uint32_t i = 0; i < 3; ++i) {
    int64_t wanted = i == 2 ? width : dim_or_dynamic(input, i);
    int64_t found = dim_or_dynamic(result, i);
    if (emp_tosa_dims_agree(wanted, found)) continue;
    return emp_tosa_wants(op, sink,
                          "%" PRId64
                          " as size of dimension %u of the results, "
                          "found %" PRId64,
                          wanted, i, found);
  }
  return true;
}

// -- rescale -----------------------------------------------------------------

// Operand `zero_point` is as wide as `tensor`, and what rescale allows.
static bool verify_rescale_zero(emp_op_t* op, emp_diag_sink_t* sink,
                                uint32_t zero_point, const emp_type_t* tensor,
                                bool is_unsigned) {
  const emp_type_t* wanted = emp_tosa_storage(tensor);
  const emp_type_t* found = emp_tosa_storage(operand_type(op, zero_point));
  if (!emp_type_is_any_integer(wanted) || !emp_type_is_any_integer(found) ||
      wanted->bits != found->bits) {
    return emp_tosa_wants(op, sink,
                          "a tensor and its zero point to be of integers of "
                          "one width, found '%s' and '%s'",
                          emp_tosa_type_text(op, wanted),
                          emp_tosa_type_text(op, found));
  }
  const emp_attr_t* constant =
      emp_value_constant(emp_op_operand(op, zero_point));
  if (!constant || constant->kind != EMP_ATTR_DENSE) return true;
  int64_t zero = emp_dense_int(constant, 0);
  bool fits = zero == 0 || found->bits == 8 ||
              (found->bits == 16 && is_unsigned && (zero & 0xFFFF) == 32768);
  return fits || emp_tosa_wants(op, sink,
                                "a zero point of 0 (32768 for unsigned 16-bit, "
                                "any for 8-bit), found %" PRId64,
                                zero);
}

static bool has_flag(const emp_op_t* op, const char* name) {
  return emp_op_int_attr(op, name, 0) != 0;
}

// As many multipliers and shifts as channels, or one.
static bool verify_channels(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* input = operand_type(op, 0);
  int64_t channels = 1;
  if (!emp_tosa_is_ranked(input)) return true;
  if (has_flag(op, "per_channel")) {
    if (input->rank == 0) {
      return emp_tosa_wants(op, sink, "a dimension of channels in '%s'",
                            emp_tosa_type_text(op, input));
    }
    channels = input->dims[input->rank - 1];
  }
  for (uint32_t i = 1; i < 3; ++i) {
    int64_t found = dim_or_dynamic(operand_type(op, i), 0);
    if (found == EMP_DIM_DYNAMIC || found == channels) continue;
    return emp_tosa_wants(op, sink,
                          "%" PRId64
                          " %s as many as channels (one if not "
                          "per_channel), found %" PRId64,
                          channels, i == 1 ? "multipliers," : "shifts,", found);
  }
  return true;
}

bool emp_tosa_verify_rescale(emp_op_t* op, emp_diag_sink_t* sink) {
  if (!verify_rescale_zero(op, sink, 3, operand_type(op, 0),
                           has_flag(op, "input_unsigned")) ||
      !verify_rescale_zero(op, sink, 4, result_type(op),
                           has_flag(op, "output_unsigned"))) {
    return false;
  }
  uint32_t bits = has_flag(op, "scale32") ? 32 : 16;
  const emp_type_t* multiplier = operand_type(op, 1)->element;
  if (!emp_type_is_integer(multiplier, bits)) {
    return emp_tosa_wants(op, sink,
                          "multipliers of i%u, as scale32 says, found '%s'",
                          bits, emp_tosa_type_text(op, multiplier));
  }
  return verify_channels(op, sink);
}

// -- resize ------------------------------------------------------------------

typedef struct resize_s {
  int64_t scale[4], offset[2], border[2];
} resize_t;

static bool read_resize(const emp_op_t* op, resize_t* out) {
  size_t count = 0;
  return emp_tosa_const_shape(emp_op_operand(op, 1), out->scale, 4, &count) &&
         count == 4 &&
         emp_tosa_const_shape(emp_op_operand(op, 2), out->offset, 2, &count) &&
         count == 2 &&
         emp_tosa_const_shape(emp_op_operand(op, 3), out->border, 2, &count) &&
         count == 2;
}

static bool verify_resized(emp_op_t* op, emp_diag_sink_t* sink,
                           const resize_t* resize, uint32_t i) {
  int64_t input = dim_or_dynamic(operand_type(op, 0), i + 1);
  int64_t output = dim_or_dynamic(result_type(op), i + 1);
  // A size of 1 may be broadcast.
  if (input == EMP_DIM_DYNAMIC || input == 1) return true;
  int64_t span = (input - 1) * resize->scale[(size_t)2 * i] -
                 resize->offset[i] + resize->border[i];
  int64_t step = resize->scale[(size_t)2 * i + 1];
  if (span % step != 0) {
    return emp_tosa_wants(op, sink,
                          "a scale that divides the span of dimension %u, "
                          "found %" PRId64 " / %" PRId64,
                          i + 1, span, step);
  }
  return emp_tosa_dims_agree(span / step + 1, output) ||
         emp_tosa_wants(op, sink,
                        "%" PRId64
                        " as size of dimension %u of the result, "
                        "found %" PRId64,
                        span / step + 1, i + 1, output);
}

bool emp_tosa_verify_resize(emp_op_t* op, emp_diag_sink_t* sink) {
  resize_t resize;
  if (!emp_tosa_shapes_resolve(op, sink)) return false;
  if (!read_resize(op, &resize)) return true;
  for (int i = 0; i < 4; ++i) {
    if (resize.scale[i] > 0) continue;
    return emp_tosa_wants(op, sink, "scales above 0, found %" PRId64,
                          resize.scale[i]);
  }
  if (!emp_tosa_is_ranked(operand_type(op, 0)) ||
      !emp_tosa_is_ranked(result_type(op))) {
    return true;
  }
  return verify_resized(op, sink, &resize, 0) &&
         verify_resized(op, sink, &resize, 1);
}

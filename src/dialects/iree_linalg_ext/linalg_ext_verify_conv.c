// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifiers of the iree_linalg_ext ops for convolutions: im2col and the
// transforms of Winograd.
#include <inttypes.h>

#include "dialects/iree_linalg_ext/linalg_ext_verify.h"
#include "dialects/op_kinds.h"

static const char* text_of(emp_op_t* op, const emp_type_t* type) {
  return emp_type_text(op->arena, type);
}

static int64_t length_of(const emp_op_t* op, const char* name) {
  const emp_attr_t* list = emp_op_attr(op, name);
  if (list == NULL) return 0;
  return list->kind == EMP_ATTR_ARRAY ? list->count : emp_dense_count(list);
}

static bool verify_length(emp_op_t* op, emp_diag_sink_t* sink, const char* name,
                          int64_t wanted, const char* what) {
  int64_t found = length_of(op, name);
  return found == wanted || emp_op_wants_number(op, sink, found,
                                                "'%s' to have %" PRId64
                                                " entries, one for each "
                                                "%s",
                                                name, wanted, what);
}

static bool verify_permutation(emp_op_t* op, emp_diag_sink_t* sink,
                               const char* name) {
  const emp_attr_t* list = emp_op_attr(op, name);
  int64_t count = emp_dense_count(list);
  for (int64_t i = 0; i < count; ++i) {
    int64_t entry = emp_dense_int(list, i);
    bool is_new = entry >= 0 && entry < count;
    for (int64_t j = 0; j < i && is_new; ++j) {
      is_new = emp_dense_int(list, j) != entry;
    }
    if (is_new) continue;
    return emp_op_wants_number(
        op, sink, entry, "'%s' to hold each number below %" PRId64 " once",
        name, count);
  }
  return true;
}

// -- im2col ------------------------------------------------------------------

static bool verify_window(emp_op_t* op, emp_diag_sink_t* sink) {
  int64_t kernel = length_of(op, "static_kernel_size");
  return verify_length(op, sink, "strides", kernel, "window dimension") &&
         verify_length(op, sink, "dilations", kernel, "window dimension") &&
         verify_length(op, sink, "static_kernel_size", length_of(op, "m_pos"),
                       "entry of 'm_pos'");
}

// The inner sizes of the batch dims, then of the M dims, then of the K dims;
// the boundary between the last two is where those of M are used up.
static bool verify_output_sizes(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* sizes = emp_op_attr(op, "static_output_sizes");
  int64_t m = length_of(op, "m_pos"), k = length_of(op, "k_pos");
  uint32_t i = (uint32_t)length_of(op, "batch_pos");
  int64_t inner = 0;
  while (i < sizes->count && inner < m) {
    inner += emp_dense_count(sizes->items[i++]);
  }
  if (inner != m) {
    return emp_op_wants_number(
        op, sink, inner,
        "%" PRId64
        " inner sizes of 'output_sizes', as 'm_pos' has entries, "
        "at a boundary of dimensions",
        m);
  }
  inner = 0;
  while (i < sizes->count) {
    inner += emp_dense_count(sizes->items[i++]);
  }
  return inner == m + k ||
         emp_op_wants_number(
             op, sink, inner,
             "%" PRId64 " inner sizes of the K dimensions in 'output_sizes'",
             m + k);
}

static bool verify_pads(emp_op_t* op, emp_diag_sink_t* sink, const char* low,
                        const char* high, const emp_type_t* type,
                        const char* what) {
  if (length_of(op, low) == 0 && length_of(op, high) == 0) return true;
  return verify_length(op, sink, high, length_of(op, low), what) &&
         verify_length(op, sink, low, type->rank, what) &&
         (emp_op_named_operand(op, "pad_value") != NULL ||
          emp_diag_verify(sink, op->loc, op->info->name,
                          "wants a pad_value where it pads"));
}

static bool verify_lists_of_ints(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* sizes = emp_op_attr(op, "static_output_sizes");
  for (uint32_t i = 0; i < sizes->count; ++i) {
    const emp_attr_t* inner = sizes->items[i];
    if (inner->kind == EMP_ATTR_DENSE_ARRAY &&
        emp_type_is_integer(inner->type, 64)) {
      continue;
    }
    return emp_op_wants(op, sink, emp_attr_text(op->arena, inner),
                        "'static_output_sizes' of i64 arrays");
  }
  return true;
}

static bool verify_im2col_positions(emp_op_t* op, emp_diag_sink_t* sink,
                                    const emp_type_t* input,
                                    const emp_type_t* output) {
  int64_t m = length_of(op, "m_pos"), k = length_of(op, "k_pos");
  int64_t batch = length_of(op, "batch_pos");
  if (batch + m + k != (int64_t)input->rank) {
    return emp_op_wants(op, sink, text_of(op, input),
                        "an input of rank %" PRId64
                        ", the entries of 'batch_pos', 'm_pos' and 'k_pos'",
                        batch + m + k);
  }
  return verify_length(op, sink, "input_k_perm", m + k,
                       "entry of 'm_pos' and 'k_pos'") &&
         verify_permutation(op, sink, "input_k_perm") &&
         verify_length(op, sink, "output_perm", output->rank,
                       "dimension of the output") &&
         verify_permutation(op, sink, "output_perm");
}

bool emp_linalg_ext_verify_im2col(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* input = emp_op_named_operand(op, "input")->type;
  const emp_type_t* output = emp_op_named_operand(op, "output")->type;
  const char* what = "dimension of the output";
  return emp_linalg_ext_verify_results(op, sink) && verify_window(op, sink) &&
         verify_lists_of_ints(op, sink) &&
         verify_length(op, sink, "static_offsets", output->rank, what) &&
         verify_length(op, sink, "static_output_sizes", output->rank, what) &&
         verify_output_sizes(op, sink) &&
         verify_im2col_positions(op, sink, input, output) &&
         verify_pads(op, sink, "static_input_pad_low", "static_input_pad_high",
                     input, "dimension of the input") &&
         verify_pads(op, sink, "static_output_pad_low",
                     "static_output_pad_high", output, what);
}

// -- Winograd ----------------------------------------------------------------

enum { kMaxWinogradRank = 8 };

static bool is_pair(const emp_attr_t* list, int64_t first) {
  return emp_dense_count(list) == 2 && emp_dense_int(list, 0) == first &&
         emp_dense_int(list, 1) == first + 1;
}

static bool verify_pair(emp_op_t* op, emp_diag_sink_t* sink, const char* name,
                        int64_t a, int64_t b) {
  const emp_attr_t* list = emp_op_attr(op, name);
  return is_pair(list, a) || is_pair(list, b) ||
         emp_op_wants(op, sink, emp_attr_text(op->arena, list),
                      "'%s' to be [%" PRId64 ", %" PRId64 "] or [%" PRId64
                      ", %" PRId64 "]",
                      name, a, a + 1, b, b + 1);
}

static bool verify_dims(emp_op_t* op, emp_diag_sink_t* sink,
                        const emp_type_t* type, const int64_t* wanted) {
  for (uint32_t d = 0; d < type->rank; ++d) {
    if (emp_linalg_ext_dims_agree(type->dims[d], wanted[d])) continue;
    return emp_op_wants(op, sink, text_of(op, type),
                        "dim %" PRIu32 " of the output to be %" PRId64, d,
                        wanted[d]);
  }
  return true;
}

static int64_t times(int64_t a, int64_t b) {
  return a == EMP_DIM_DYNAMIC ? a : a * b;
}

// Image NxHxWxC or NxCxHxW, tiles TxTxNxH'xW'xC with H' tiles of m along H.
static bool verify_image(emp_op_t* op, emp_diag_sink_t* sink,
                         const emp_type_t* image, const emp_type_t* tiles,
                         bool is_input) {
  int64_t m = emp_op_int_attr(op, "output_tile_size", 0);
  int64_t r = emp_op_int_attr(op, "kernel_size", 0);
  bool is_nhwc = is_pair(emp_op_attr(op, "image_dimensions"), 1);
  const int64_t* image_dims = image->dims;
  int64_t h = is_nhwc ? 1 : 2, c = is_nhwc ? 3 : 1;
  if (is_input) {
    int64_t wanted[kMaxWinogradRank] = {m + r - 1, m + r - 1, image_dims[0],
                                        0,         0,         image_dims[c]};
    for (int64_t i = 0; i < 2; ++i) {
      int64_t extent = image_dims[h + i];
      wanted[3 + i] =
          extent == EMP_DIM_DYNAMIC ? extent : (extent - r + 1 + m - 1) / m;
    }
    return verify_dims(op, sink, tiles, wanted);
  }
  int64_t wanted[kMaxWinogradRank] = {0};
  wanted[0] = tiles->dims[2];
  wanted[h] = times(tiles->dims[3], m);
  wanted[h + 1] = times(tiles->dims[4], m);
  wanted[c] = tiles->dims[5];
  return verify_dims(op, sink, image, wanted);
}

static bool verify_positive_sizes(emp_op_t* op, emp_diag_sink_t* sink) {
  static const char* const names[] = {"output_tile_size", "kernel_size"};
  for (size_t i = 0; i < 2; ++i) {
    int64_t value = emp_op_int_attr(op, names[i], 0);
    if (value > 0 && value < INT32_MAX) continue;
    return emp_op_wants_number(op, sink, value, "'%s' to be positive",
                               names[i]);
  }
  return true;
}

bool emp_linalg_ext_verify_winograd_image(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* input = emp_op_operand(op, 0)->type;
  const emp_type_t* output = emp_op_operand(op, 1)->type;
  bool is_input =
      emp_op_is(op, EMP_OP_iree_linalg_ext_winograd_input_transform);
  const emp_type_t* image = is_input ? input : output;
  const emp_type_t* tiles = is_input ? output : input;
  if (!emp_linalg_ext_verify_results(op, sink) ||
      !verify_positive_sizes(op, sink) ||
      !verify_pair(op, sink, "image_dimensions", 1, 2)) {
    return false;
  }
  if (image->rank == 2 && tiles->rank == 2) return true;  // one tile
  if (image->rank != 4 || tiles->rank != 6) {
    return emp_op_wants(op, sink, text_of(op, image->rank != 4 ? image : tiles),
                        "an image of rank 4 and tiles of rank 6");
  }
  return verify_image(op, sink, image, tiles, is_input);
}

bool emp_linalg_ext_verify_winograd_filter(emp_op_t* op,
                                           emp_diag_sink_t* sink) {
  const emp_type_t* filter = emp_op_operand(op, 0)->type;
  const emp_type_t* tiles = emp_op_operand(op, 1)->type;
  int64_t m = emp_op_int_attr(op, "output_tile_size", 0);
  int64_t r = emp_op_int_attr(op, "kernel_size", 0);
  if (!emp_linalg_ext_verify_results(op, sink) ||
      !verify_positive_sizes(op, sink) ||
      !verify_pair(op, sink, "kernel_dimensions", 0, 2)) {
    return false;
  }
  if (filter->rank == 2 && tiles->rank == 2) return true;  // one tile
  if (filter->rank != 4 || tiles->rank != 4) {
    return emp_op_wants(op, sink,
                        text_of(op, filter->rank != 4 ? filter : tiles),
                        "filters and tiles of rank 4");
  }
  bool is_hwcf = is_pair(emp_op_attr(op, "kernel_dimensions"), 0);
  for (uint32_t i = 0; i < 2; ++i) {
    uint32_t dim = (is_hwcf ? 0 : 2) + i;
    if (emp_linalg_ext_dims_agree(filter->dims[dim], r)) continue;
    return emp_op_wants(op, sink, text_of(op, filter),
                        "dim %" PRIu32 " of the filter to be %" PRId64, dim, r);
  }
  int64_t wanted[kMaxWinogradRank] = {m + r - 1, m + r - 1,
                                      filter->dims[is_hwcf ? 2 : 1],
                                      filter->dims[is_hwcf ? 3 : 0]};
  return verify_dims(op, sink, tiles, wanted);
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifiers of ops that move or make elements: each computes the shape of its
// result, as far as it is known, and compares.
#include <inttypes.h>
#include <string.h>

#include "dialects/quant/quant.h"
#include "dialects/stablehlo/stablehlo_verify.h"

static const emp_type_t* operand_type(const emp_op_t* op, uint32_t i) {
  return emp_op_operand(op, i)->type;
}

static const emp_type_t* result_type(const emp_op_t* op) {
  return emp_op_result(op, 0)->type;
}

// A 1-D operand has one item a dimension; unknown sizes go.
static bool check_items(emp_op_t* op, emp_diag_sink_t* sink, uint32_t operand,
                        uint32_t rank, const char* of) {
  int64_t count = operand_type(op, operand)->dims[0];
  if (emp_hlo_dims_fit(count, rank)) return true;
  return emp_hlo_wants_number(op, sink, count,
                              "operand %" PRIu32 " with %" PRIu32
                              " items, one a dimension of %s",
                              operand, rank, of);
}

// A shape that is computed but known fits the result.
static bool check_known_shape(emp_op_t* op, emp_diag_sink_t* sink,
                              uint32_t operand) {
  const emp_type_t* type = result_type(op);
  emp_hlo_list_t dims;
  if (!emp_hlo_constant(emp_op_operand(op, operand), &dims)) return true;
  for (uint32_t i = 0; i < dims.count && i < type->rank; ++i) {
    if (dims.items[i] >= 0 && emp_hlo_dims_fit(dims.items[i], type->dims[i])) {
      continue;
    }
    return emp_hlo_wants_number(op, sink, dims.items[i],
                                "operand %" PRIu32
                                " to be the shape of the result '%s', also in "
                                "dimension %" PRIu32,
                                operand, emp_type_text(op->arena, type), i);
  }
  return true;
}

// So does the operand, by its number of elements.
static bool check_known_count(emp_op_t* op, emp_diag_sink_t* sink,
                              uint32_t operand) {
  const emp_type_t* type = operand_type(op, 0);
  emp_hlo_list_t dims;
  int64_t count = 1;
  if (!emp_type_has_static_shape(type) ||
      !emp_hlo_constant(emp_op_operand(op, operand), &dims)) {
    return true;
  }
  for (uint32_t i = 0; i < dims.count; ++i) {
    if (__builtin_mul_overflow(count, dims.items[i], &count)) return true;
  }
  return count == emp_type_element_count(type) ||
         emp_hlo_wants_number(op, sink, count,
                              "operand %" PRIu32 " to be a shape of %" PRId64
                              " elements",
                              operand, emp_type_element_count(type));
}

static int64_t static_count(const emp_type_t* type) {
  return emp_type_has_static_shape(type) ? emp_type_element_count(type) : -1;
}

// -- made from nothing --------------------------------------------------------

bool emp_hlo_verify_iota(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = result_type(op);
  if (type->rank == 0) {
    return emp_hlo_wants_type(op, sink, type, "a result of rank 1 or more");
  }
  return emp_hlo_check_dim(op, sink, "iota_dimension", type->rank,
                           "the result");
}

bool emp_hlo_verify_dynamic_iota(emp_op_t* op, emp_diag_sink_t* sink) {
  return emp_hlo_verify_iota(op, sink) &&
         check_items(op, sink, 0, result_type(op)->rank, "the result") &&
         check_known_shape(op, sink, 0);
}

// -- broadcasts ---------------------------------------------------------------

bool emp_hlo_verify_broadcast(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = operand_type(op, 0);
  emp_hlo_list_t sizes;
  int64_t dims[2 * EMP_HLO_MAX_RANK];
  if (!emp_hlo_read(op, sink, "broadcast_sizes", &sizes) ||
      !emp_hlo_check_min(op, sink, &sizes, 0)) {
    return false;
  }
  memcpy(dims, sizes.items, sizes.count * sizeof(int64_t));
  memcpy(dims + sizes.count, type->dims, type->rank * sizeof(int64_t));
  return emp_hlo_check_shape(op, sink, dims, sizes.count + type->rank,
                             type->element);
}

// Each dimension of the operand goes to one of the result, of its size or any
// when it is 1.
static bool check_broadcast_dims(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = operand_type(op, 0);
  const emp_type_t* to = result_type(op);
  emp_hlo_list_t dims;
  if (!emp_hlo_check_element(op, sink, to, from, "a result") ||
      !emp_hlo_read(op, sink, "broadcast_dimensions", &dims) ||
      !emp_hlo_check_count(op, sink, &dims, from->rank,
                           "the rank of the operand") ||
      !emp_hlo_check_dims(op, sink, &dims, to->rank, "the result")) {
    return false;
  }
  for (uint32_t i = 0; i < from->rank; ++i) {
    int64_t size = from->dims[i];
    int64_t wanted = to->dims[dims.items[i]];
    if (size == 1 || emp_hlo_dims_fit(size, wanted)) continue;
    return emp_hlo_wants_number(
        op, sink, size,
        "dimension %" PRIu32 " of the operand to be 1 or %" PRId64
        ", the size of dimension %" PRId64 " of the result",
        i, wanted, dims.items[i]);
  }
  return emp_hlo_check_broadcast_axis(op, sink, &dims);
}

bool emp_hlo_verify_broadcast_in_dim(emp_op_t* op, emp_diag_sink_t* sink) {
  return check_broadcast_dims(op, sink);
}

// The operand fits a shape that is computed but known.
static bool check_known_broadcast(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = operand_type(op, 0);
  emp_hlo_list_t dims, shape;
  if (!emp_hlo_constant(emp_op_operand(op, 1), &shape)) return true;
  if (!emp_hlo_read(op, sink, "broadcast_dimensions", &dims)) return false;
  for (uint32_t i = 0; i < from->rank; ++i) {
    int64_t wanted = shape.items[dims.items[i]];
    if (from->dims[i] == 1 || emp_hlo_dims_fit(from->dims[i], wanted)) continue;
    return emp_hlo_wants_number(op, sink, from->dims[i],
                                "dimension %" PRIu32
                                " of the operand to be 1 or %" PRId64
                                ", as item %" PRId64 " of the shape says",
                                i, wanted, dims.items[i]);
  }
  return true;
}

bool emp_hlo_verify_dynamic_broadcast_in_dim(emp_op_t* op,
                                             emp_diag_sink_t* sink) {
  emp_hlo_list_t expanding, fixed;
  uint32_t rank = operand_type(op, 0)->rank;
  if (!check_items(op, sink, 1, result_type(op)->rank, "the result") ||
      !check_broadcast_dims(op, sink) ||
      !emp_hlo_read(op, sink, "known_expanding_dimensions", &expanding) ||
      !emp_hlo_read(op, sink, "known_nonexpanding_dimensions", &fixed) ||
      !emp_hlo_check_dims(op, sink, &expanding, rank, "the operand") ||
      !emp_hlo_check_dims(op, sink, &fixed, rank, "the operand")) {
    return false;
  }
  return emp_hlo_check_disjoint(op, sink, &expanding, &fixed) &&
         check_known_shape(op, sink, 1) && check_known_broadcast(op, sink);
}

// -- the same elements --------------------------------------------------------

static bool check_counts(emp_op_t* op, emp_diag_sink_t* sink) {
  int64_t from = static_count(operand_type(op, 0));
  int64_t to = static_count(result_type(op));
  if (from < 0 || to < 0 || from == to) return true;
  return emp_hlo_wants_number(
      op, sink, to,
      "a result of %" PRId64 " elements, as many as the operand has", from);
}

bool emp_hlo_verify_reshape(emp_op_t* op, emp_diag_sink_t* sink) {
  return emp_hlo_check_all_elements(op, sink) && check_counts(op, sink) &&
         emp_hlo_check_reshaped_axis(op, sink);
}

bool emp_hlo_verify_dynamic_reshape(emp_op_t* op, emp_diag_sink_t* sink) {
  return emp_hlo_check_element(op, sink, result_type(op), operand_type(op, 0),
                               "a result") &&
         check_items(op, sink, 1, result_type(op)->rank, "the result") &&
         check_known_shape(op, sink, 1) && check_counts(op, sink) &&
         check_known_count(op, sink, 1) &&
         emp_hlo_check_reshaped_axis(op, sink);
}

static uint32_t element_bits(const emp_type_t* type) {
  emp_quantized_t quantized;
  const emp_type_t* element = type->element;
  if (emp_quantized_get(element, &quantized)) {
    return quantized.storage ? quantized.storage->bits : 0;
  }
  if (element->kind == EMP_TYPE_COMPLEX) {
    return 2 * emp_type_bit_width(element->element);
  }
  return emp_type_bit_width(element);
}

// Of two widths, the narrower elements have one more dimension behind.
bool emp_hlo_verify_bitcast_convert(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = operand_type(op, 0);
  const emp_type_t* to = result_type(op);
  uint32_t from_bits = element_bits(from);
  uint32_t to_bits = element_bits(to);
  bool from_complex = from->element->kind == EMP_TYPE_COMPLEX;
  bool to_complex = to->element->kind == EMP_TYPE_COMPLEX;
  if (from_complex != to_complex) {
    return emp_hlo_wants_type(op, sink, to->element,
                              "both element types complex, or none, as '%s'",
                              emp_type_text(op->arena, from->element));
  }
  const emp_type_t* wide = from_bits >= to_bits ? from : to;
  const emp_type_t* narrow = wide == from ? to : from;
  uint32_t extra = from_bits != to_bits;
  uint32_t bits = element_bits(narrow);
  uint32_t ratio = extra && bits != 0 ? element_bits(wide) / bits : 1;
  bool fits = narrow->rank == wide->rank + extra &&
              element_bits(narrow) * ratio == element_bits(wide);
  for (uint32_t i = 0; fits && i < wide->rank; ++i)
    fits = emp_hlo_dims_fit(wide->dims[i], narrow->dims[i]);
  if (fits && extra) {
    fits = emp_hlo_dims_fit(narrow->dims[wide->rank], ratio);
  }
  return fits ||
         emp_hlo_wants_type(op, sink, to,
                            "a result with the bits of '%s', %" PRIu32
                            " narrow elements for each wide one in the last "
                            "dimension",
                            emp_type_text(op->arena, from), ratio);
}

bool emp_hlo_verify_transpose(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = operand_type(op, 0);
  emp_hlo_list_t list;
  int64_t dims[EMP_HLO_MAX_RANK];
  if (!emp_hlo_read(op, sink, "permutation", &list) ||
      !emp_hlo_check_count(op, sink, &list, type->rank,
                           "the rank of the operand") ||
      !emp_hlo_check_dims(op, sink, &list, type->rank, "the operand")) {
    return false;
  }
  for (uint32_t i = 0; i < type->rank; ++i)
    dims[i] = type->dims[list.items[i]];
  return emp_hlo_check_shape(op, sink, dims, type->rank, type->element) &&
         emp_hlo_check_transposed_axis(op, sink, &list);
}

bool emp_hlo_verify_reverse(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = operand_type(op, 0);
  emp_hlo_list_t dims;
  return emp_hlo_read(op, sink, "dimensions", &dims) &&
         emp_hlo_check_dims(op, sink, &dims, type->rank, "the operand") &&
         emp_hlo_check_result(op, sink, 0, type);
}

// -- sizes --------------------------------------------------------------------

bool emp_hlo_verify_get_dimension_size(emp_op_t* op, emp_diag_sink_t* sink) {
  return emp_hlo_check_dim(op, sink, "dimension", operand_type(op, 0)->rank,
                           "the operand") &&
         emp_hlo_verify_scalar_result(op, sink);
}

bool emp_hlo_verify_set_dimension_size(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = operand_type(op, 0);
  int64_t dims[EMP_HLO_MAX_RANK];
  if (!emp_hlo_check_dim(op, sink, "dimension", type->rank, "the operand") ||
      !emp_hlo_check_rank(op, sink, 1, 0)) {
    return false;
  }
  memcpy(dims, type->dims, type->rank * sizeof(int64_t));
  dims[emp_op_int_attr(op, "dimension", 0)] = EMP_DIM_DYNAMIC;
  return emp_hlo_check_shape(op, sink, dims, type->rank, type->element);
}

// -- concatenate --------------------------------------------------------------

bool emp_hlo_verify_concatenate(emp_op_t* op, emp_diag_sink_t* sink) {
  int64_t dims[EMP_HLO_MAX_RANK];
  if (op->operand_count == 0) {
    return emp_hlo_wants_number(op, sink, 0, "one or more operands");
  }
  const emp_type_t* first = operand_type(op, 0);
  uint32_t axis = (uint32_t)emp_op_int_attr(op, "dimension", 0);
  if (!emp_hlo_check_dim(op, sink, "dimension", first->rank, "the operands")) {
    return false;
  }
  memcpy(dims, first->dims, first->rank * sizeof(int64_t));
  for (uint32_t i = 1; i < op->operand_count; ++i) {
    const emp_type_t* type = operand_type(op, i);
    bool fits = type->rank == first->rank;
    for (uint32_t k = 0; fits && k < type->rank; ++k) {
      if (k == axis) continue;
      fits = emp_hlo_dims_fit(dims[k], type->dims[k]);
      if (dims[k] == EMP_DIM_DYNAMIC) dims[k] = type->dims[k];
    }
    if (!fits) {
      return emp_hlo_wants_type(op, sink, type,
                                "operand %" PRIu32
                                " to have the shape of '%s' but for dimension "
                                "%" PRIu32,
                                i, emp_type_text(op->arena, first), axis);
    }
    bool is_known =
        dims[axis] != EMP_DIM_DYNAMIC && type->dims[axis] != EMP_DIM_DYNAMIC;
    dims[axis] = is_known ? dims[axis] + type->dims[axis] : EMP_DIM_DYNAMIC;
  }
  return emp_hlo_check_all_elements(op, sink) &&
         emp_hlo_check_shape(op, sink, dims, first->rank, first->element);
}

// -- slices -------------------------------------------------------------------

bool emp_hlo_verify_slice(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = operand_type(op, 0);
  emp_hlo_list_t start, limit, stride;
  int64_t dims[EMP_HLO_MAX_RANK];
  const char* of = "the rank of the operand";
  if (!emp_hlo_read(op, sink, "start_indices", &start) ||
      !emp_hlo_read(op, sink, "limit_indices", &limit) ||
      !emp_hlo_read(op, sink, "strides", &stride) ||
      !emp_hlo_check_count(op, sink, &start, type->rank, of) ||
      !emp_hlo_check_count(op, sink, &limit, type->rank, of) ||
      !emp_hlo_check_count(op, sink, &stride, type->rank, of) ||
      !emp_hlo_check_min(op, sink, &start, 0) ||
      !emp_hlo_check_min(op, sink, &stride, 1)) {
    return false;
  }
  for (uint32_t i = 0; i < type->rank; ++i) {
    int64_t size = type->dims[i];
    if (size == EMP_DIM_DYNAMIC) size = emp_hlo_bound(type, i);
    if (size != EMP_DIM_DYNAMIC && limit.items[i] > size) {
      return emp_hlo_wants_number(
          op, sink, limit.items[i],
          "a limit of at most %" PRId64 " in dimension %" PRIu32, size, i);
    }
    if (start.items[i] > limit.items[i]) {
      return emp_hlo_wants_number(op, sink, start.items[i],
                                  "a start of at most the limit %" PRId64
                                  " in dimension %" PRIu32,
                                  limit.items[i], i);
    }
    int64_t length = limit.items[i] - start.items[i];
    dims[i] = length / stride.items[i] + (length % stride.items[i] != 0);
  }
  return emp_hlo_check_shape(op, sink, dims, type->rank, type->element);
}

// Operands from `first` on are scalars of one type, one a dimension.
static bool check_starts(emp_op_t* op, emp_diag_sink_t* sink, uint32_t first) {
  uint32_t rank = operand_type(op, 0)->rank;
  uint32_t count = op->operand_count - first;
  if (count != rank) {
    return emp_hlo_wants_number(
        op, sink, count,
        "%" PRIu32 " start indices, one a dimension of the operand", rank);
  }
  for (uint32_t i = first + 1; i < op->operand_count; ++i) {
    if (!emp_hlo_check_element(op, sink, operand_type(op, i),
                               operand_type(op, first), "all start indices")) {
      return false;
    }
  }
  return true;
}

// Sizes do not reach beyond the operand.
static bool check_reach(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                        const int64_t* sizes) {
  const emp_type_t* type = operand_type(op, 0);
  for (uint32_t i = 0; i < type->rank; ++i) {
    if (type->dims[i] == EMP_DIM_DYNAMIC || sizes[i] == EMP_DIM_DYNAMIC ||
        sizes[i] <= type->dims[i]) {
      continue;
    }
    return emp_hlo_wants_number(
        op, sink, sizes[i], "%s of at most %" PRId64 " in dimension %" PRIu32,
        what, type->dims[i], i);
  }
  return true;
}

bool emp_hlo_verify_dynamic_slice(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = operand_type(op, 0);
  emp_hlo_list_t sizes;
  return check_starts(op, sink, 1) &&
         emp_hlo_read(op, sink, "slice_sizes", &sizes) &&
         emp_hlo_check_count(op, sink, &sizes, type->rank,
                             "the rank of the operand") &&
         emp_hlo_check_min(op, sink, &sizes, 0) &&
         check_reach(op, sink, "slice sizes", sizes.items) &&
         emp_hlo_check_shape(op, sink, sizes.items, type->rank, type->element);
}

bool emp_hlo_verify_dynamic_update_slice(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = operand_type(op, 0);
  const emp_type_t* update = operand_type(op, 1);
  return emp_hlo_check_rank(op, sink, 1, type->rank) &&
         emp_hlo_check_element(op, sink, update, type, "an update") &&
         check_starts(op, sink, 2) &&
         check_reach(op, sink, "sizes of the update", update->dims) &&
         emp_hlo_check_result(op, sink, 0, type);
}

bool emp_hlo_verify_real_dynamic_slice(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = operand_type(op, 0);
  const emp_type_t* result = result_type(op);
  for (uint32_t i = 1; i < 4; ++i) {
    if (operand_type(op, i) != operand_type(op, 1)) {
      return emp_hlo_wants_type(op, sink, operand_type(op, i),
                                "starts, limits and strides of one type, '%s'",
                                emp_type_text(op->arena, operand_type(op, 1)));
    }
    if (!check_items(op, sink, i, type->rank, "the operand")) return false;
  }
  if (result->rank != type->rank) {
    return emp_hlo_wants_type(op, sink, result, "a result of rank %" PRIu32,
                              type->rank);
  }
  return emp_hlo_check_element(op, sink, result, type, "a result");
}

// -- padding ------------------------------------------------------------------

// Sizes after padding; amounts that are not known leave them unknown.
static bool check_padded(emp_op_t* op, emp_diag_sink_t* sink,
                         const emp_hlo_list_t* low, const emp_hlo_list_t* high,
                         const emp_hlo_list_t* interior) {
  const emp_type_t* type = operand_type(op, 0);
  int64_t dims[EMP_HLO_MAX_RANK];
  for (uint32_t i = 0; i < type->rank; ++i) {
    int64_t size = type->dims[i];
    if (size == EMP_DIM_DYNAMIC) {
      dims[i] = EMP_DIM_DYNAMIC;
      continue;
    }
    int64_t gaps = 0;
    bool is_huge = __builtin_mul_overflow(size > 0 ? size - 1 : 0,
                                          interior->items[i], &gaps) ||
                   __builtin_add_overflow(size, gaps, &dims[i]) ||
                   __builtin_add_overflow(dims[i], low->items[i], &dims[i]) ||
                   __builtin_add_overflow(dims[i], high->items[i], &dims[i]);
    if (is_huge || dims[i] < 0) {
      return emp_hlo_wants_number(
          op, sink, is_huge ? -1 : dims[i],
          "a size of at least 0 in dimension %" PRIu32 " after padding", i);
    }
  }
  return emp_hlo_check_shape(op, sink, dims, type->rank, type->element);
}

bool emp_hlo_verify_pad(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = operand_type(op, 0);
  const char* of = "the rank of the operand";
  emp_hlo_list_t low, high, interior;
  return emp_hlo_check_element(op, sink, operand_type(op, 1), type,
                               "a padding value") &&
         emp_hlo_read(op, sink, "edge_padding_low", &low) &&
         emp_hlo_read(op, sink, "edge_padding_high", &high) &&
         emp_hlo_read(op, sink, "interior_padding", &interior) &&
         emp_hlo_check_count(op, sink, &low, type->rank, of) &&
         emp_hlo_check_count(op, sink, &high, type->rank, of) &&
         emp_hlo_check_count(op, sink, &interior, type->rank, of) &&
         emp_hlo_check_min(op, sink, &interior, 0) &&
         check_padded(op, sink, &low, &high, &interior);
}

bool emp_hlo_verify_dynamic_pad(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = operand_type(op, 0);
  const emp_type_t* result = result_type(op);
  emp_hlo_list_t lists[3];
  bool is_known = true;
  for (uint32_t i = 0; i < 3; ++i) {
    if (operand_type(op, 2 + i) != operand_type(op, 2)) {
      return emp_hlo_wants_type(op, sink, operand_type(op, 2 + i),
                                "paddings of one type, '%s'",
                                emp_type_text(op->arena, operand_type(op, 2)));
    }
    if (!check_items(op, sink, 2 + i, type->rank, "the operand")) return false;
    is_known = emp_hlo_constant(emp_op_operand(op, 2 + i), &lists[i]) &&
               is_known && lists[i].count == type->rank;
    lists[i].name = "interior_padding";
  }
  if (result->rank != type->rank) {
    return emp_hlo_wants_type(op, sink, result, "a result of rank %" PRIu32,
                              type->rank);
  }
  if (!emp_hlo_check_element(op, sink, operand_type(op, 1), type,
                             "a padding value") ||
      !emp_hlo_check_element(op, sink, result, type, "a result")) {
    return false;
  }
  return !is_known || (emp_hlo_check_min(op, sink, &lists[2], 0) &&
                       check_padded(op, sink, &lists[0], &lists[1], &lists[2]));
}

// -- random numbers -----------------------------------------------------------

bool emp_hlo_verify_rng(emp_op_t* op, emp_diag_sink_t* sink) {
  enum { kNormal = 2 };
  const emp_type_t* type = operand_type(op, 0);
  const emp_type_t* result = result_type(op);
  const emp_attr_t* distribution = emp_op_attr(op, "rng_distribution");
  if (!emp_hlo_check_element(op, sink, operand_type(op, 1), type,
                             "both operands") ||
      !emp_hlo_check_element(op, sink, result, type, "a result")) {
    return false;
  }
  if (distribution->value == kNormal && type->element->kind != EMP_TYPE_FLOAT) {
    return emp_hlo_wants_type(op, sink, type->element,
                              "floats for the distribution NORMAL");
  }
  return check_items(op, sink, 2, result->rank, "the result") &&
         check_known_shape(op, sink, 2);
}

bool emp_hlo_verify_rng_bit_generator(emp_op_t* op, emp_diag_sink_t* sink) {
  return emp_hlo_check_result(op, sink, 0, operand_type(op, 0));
}

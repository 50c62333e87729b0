// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifiers of gather and scatter. Both tie the dims of three tensors: those
// of the indices (but for the one that holds index vectors) and those of a
// window make up the result of a gather and the updates of a scatter.
#include <inttypes.h>
#include <string.h>

#include "dialects/stablehlo/stablehlo_verify.h"

static const emp_type_t* operand_type(const emp_op_t* op, uint32_t i) {
  return emp_op_operand(op, i)->type;
}

// The dimension numbers, under names that fit both ops.
typedef struct numbers_s {
  emp_hlo_list_t window;     // offset_dims, update_window_dims
  emp_hlo_list_t collapsed;  // collapsed_slice_dims, inserted_window_dims
  emp_hlo_list_t operand_batching, indices_batching;
  emp_hlo_list_t index_map;  // start_index_map, scatter_dims_to_operand_dims
  int64_t vector_dim;
} numbers_t;

static const char* const gather_names[] = {
    "offset_dims", "collapsed_slice_dims", "operand_batching_dims",
    "start_indices_batching_dims", "start_index_map"};
static const char* const scatter_names[] = {
    "update_window_dims", "inserted_window_dims", "input_batching_dims",
    "scatter_indices_batching_dims", "scatter_dims_to_operand_dims"};

static bool read_numbers(emp_op_t* op, emp_diag_sink_t* sink,
                         const emp_attr_t* attr, const char* const* names,
                         numbers_t* out) {
  emp_hlo_list_t* const lists[] = {&out->window, &out->collapsed,
                                   &out->operand_batching,
                                   &out->indices_batching, &out->index_map};
  for (uint32_t i = 0; i < 5; ++i) {
    if (!emp_hlo_read_param(op, sink, attr, i, names[i], lists[i])) {
      return false;
    }
  }
  out->vector_dim = attr->items[EMP_GATHER_INDEX_VECTOR_DIM]->value;
  return true;
}

// What holds for the operand's dims.
static bool check_operand_dims(emp_op_t* op, emp_diag_sink_t* sink,
                               const numbers_t* numbers,
                               const emp_type_t* operand) {
  uint32_t covered = numbers->window.count + numbers->collapsed.count +
                     numbers->operand_batching.count;
  const char* of = "the operand";
  if (covered != operand->rank) {
    return emp_hlo_wants_number(op, sink, covered,
                                "'%s', '%s' and '%s' to have %" PRIu32
                                " items together, the rank of the operand",
                                numbers->window.name, numbers->collapsed.name,
                                numbers->operand_batching.name, operand->rank);
  }
  return emp_hlo_check_dims(op, sink, &numbers->collapsed, operand->rank, of) &&
         emp_hlo_check_sorted(op, sink, &numbers->collapsed) &&
         emp_hlo_check_dims(op, sink, &numbers->operand_batching, operand->rank,
                            of) &&
         emp_hlo_check_sorted(op, sink, &numbers->operand_batching) &&
         emp_hlo_check_disjoint(op, sink, &numbers->collapsed,
                                &numbers->operand_batching) &&
         emp_hlo_check_dims(op, sink, &numbers->index_map, operand->rank, of) &&
         emp_hlo_check_disjoint(op, sink, &numbers->index_map,
                                &numbers->operand_batching);
}

// What holds for the dims of the indices.
static bool check_index_dims(emp_op_t* op, emp_diag_sink_t* sink,
                             const numbers_t* numbers,
                             const emp_type_t* operand,
                             const emp_type_t* indices) {
  int64_t vector_dim = numbers->vector_dim;
  const emp_hlo_list_t* batching = &numbers->indices_batching;
  if (vector_dim < 0 || vector_dim > (int64_t)indices->rank) {
    return emp_hlo_wants_number(op, sink, vector_dim,
                                "'index_vector_dim' from 0 up to %" PRIu32
                                ", the rank of the indices",
                                indices->rank);
  }
  int64_t length =
      vector_dim < (int64_t)indices->rank ? indices->dims[vector_dim] : 1;
  if (!emp_hlo_dims_fit(length, numbers->index_map.count)) {
    return emp_hlo_wants_number(op, sink, numbers->index_map.count,
                                "'%s' to have %" PRId64
                                " items, one an item of an index vector",
                                numbers->index_map.name, length);
  }
  if (!emp_hlo_check_dims(op, sink, batching, indices->rank, "the indices") ||
      !emp_hlo_check_count(op, sink, batching, numbers->operand_batching.count,
                           numbers->operand_batching.name)) {
    return false;
  }
  if (emp_hlo_list_has(batching, vector_dim)) {
    return emp_hlo_wants_number(op, sink, vector_dim,
                                "'%s' without 'index_vector_dim'",
                                batching->name);
  }
  for (uint32_t i = 0; i < batching->count; ++i) {
    int64_t wanted = operand->dims[numbers->operand_batching.items[i]];
    int64_t found = indices->dims[batching->items[i]];
    if (emp_hlo_dims_fit(wanted, found)) continue;
    return emp_hlo_wants_number(
        op, sink, found,
        "size %" PRId64 " in batching dimension %" PRId64 " of the indices",
        wanted, batching->items[i]);
  }
  return true;
}

static bool is_in_window(const numbers_t* numbers, uint32_t dim) {
  return !emp_hlo_list_has(&numbers->collapsed, dim) &&
         !emp_hlo_list_has(&numbers->operand_batching, dim);
}

// Dims of the indices but the vectors', with those of the window (in the order
// of the operand's dims) put in where `numbers->window` says.
static uint32_t combine_dims(const numbers_t* numbers,
                             const emp_type_t* indices, const int64_t* window,
                             int64_t* out_dims) {
  uint32_t batch_rank = indices->rank;
  if (numbers->vector_dim < (int64_t)indices->rank) --batch_rank;
  uint32_t rank = batch_rank + numbers->window.count;
  uint32_t batch = 0;
  uint32_t offset = 0;
  for (uint32_t i = 0; i < rank; ++i) {
    if (emp_hlo_list_has(&numbers->window, i)) {
      out_dims[i] = window[offset++];
      continue;
    }
    if (batch == numbers->vector_dim) ++batch;
    out_dims[i] = indices->dims[batch++];
  }
  return rank;
}

// The window's dims are some of `rank`, sorted.
static bool check_window(emp_op_t* op, emp_diag_sink_t* sink,
                         const numbers_t* numbers, const emp_type_t* indices,
                         const char* of) {
  uint32_t rank = indices->rank + numbers->window.count;
  if (numbers->vector_dim < (int64_t)indices->rank) --rank;
  if (rank > EMP_HLO_MAX_RANK) {
    return emp_hlo_wants_number(op, sink, rank, "%s of rank %d at most", of,
                                EMP_HLO_MAX_RANK);
  }
  return emp_hlo_check_sorted(op, sink, &numbers->window) &&
         emp_hlo_check_dims(op, sink, &numbers->window, rank, of);
}

// -- gather -------------------------------------------------------------------

// Collapsed and batching dims have slices of at most one element.
static bool check_slice_sizes(emp_op_t* op, emp_diag_sink_t* sink,
                              const numbers_t* numbers,
                              const emp_hlo_list_t* sizes) {
  const emp_type_t* operand = operand_type(op, 0);
  if (!emp_hlo_check_count(op, sink, sizes, operand->rank,
                           "the rank of the operand") ||
      !emp_hlo_check_min(op, sink, sizes, 0)) {
    return false;
  }
  for (uint32_t i = 0; i < sizes->count; ++i) {
    int64_t most = is_in_window(numbers, i) ? operand->dims[i] : (int64_t)1;
    if (most == EMP_DIM_DYNAMIC || sizes->items[i] <= most) continue;
    return emp_hlo_wants_number(
        op, sink, sizes->items[i],
        "a slice size of at most %" PRId64 " in dimension %" PRIu32, most, i);
  }
  return true;
}

static bool check_gather(emp_op_t* op, emp_diag_sink_t* sink,
                         const emp_hlo_list_t* sizes) {
  const emp_attr_t* attr = emp_op_attr(op, "dimension_numbers");
  const emp_type_t* operand = operand_type(op, 0);
  const emp_type_t* indices = operand_type(op, 1);
  numbers_t numbers;
  int64_t window[EMP_HLO_MAX_RANK] = {0};
  int64_t dims[2 * EMP_HLO_MAX_RANK];
  uint32_t count = 0;
  if (!read_numbers(op, sink, attr, gather_names, &numbers) ||
      !check_operand_dims(op, sink, &numbers, operand) ||
      !check_index_dims(op, sink, &numbers, operand, indices) ||
      !check_window(op, sink, &numbers, indices, "the result") ||
      (sizes && !check_slice_sizes(op, sink, &numbers, sizes))) {
    return false;
  }
  for (uint32_t i = 0; i < operand->rank; ++i) {
    if (!is_in_window(&numbers, i)) continue;
    window[count++] = sizes ? sizes->items[i] : EMP_DIM_DYNAMIC;
  }
  uint32_t rank = combine_dims(&numbers, indices, window, dims);
  return emp_hlo_check_shape(op, sink, dims, rank, operand->element);
}

bool emp_hlo_verify_gather(emp_op_t* op, emp_diag_sink_t* sink) {
  emp_hlo_list_t sizes;
  return emp_hlo_read(op, sink, "slice_sizes", &sizes) &&
         check_gather(op, sink, &sizes);
}

bool emp_hlo_verify_dynamic_gather(emp_op_t* op, emp_diag_sink_t* sink) {
  emp_hlo_list_t sizes;
  const emp_type_t* type = operand_type(op, 2);
  if (!emp_hlo_dims_fit(type->dims[0], operand_type(op, 0)->rank)) {
    return emp_hlo_wants_number(op, sink, type->dims[0],
                                "%" PRIu32
                                " slice sizes, one a dimension of the operand",
                                operand_type(op, 0)->rank);
  }
  bool is_known = emp_hlo_constant(emp_op_operand(op, 2), &sizes);
  sizes.name = "slice_sizes";
  return check_gather(op, sink, is_known ? &sizes : NULL);
}

// -- scatter ------------------------------------------------------------------

// Inputs, or updates, have one shape.
static bool check_same_shapes(emp_op_t* op, emp_diag_sink_t* sink,
                              uint32_t first, uint32_t count) {
  for (uint32_t i = 1; i < count; ++i) {
    if (emp_hlo_shapes_fit(operand_type(op, first + i),
                           operand_type(op, first))) {
      continue;
    }
    return emp_hlo_wants_type(
        op, sink, operand_type(op, first + i),
        "operands of one shape, that of '%s'",
        emp_type_text(op->arena, operand_type(op, first)));
  }
  return true;
}

// Windows of the updates reach no further than the inputs; all else is as the
// indices say.
static bool check_updates(emp_op_t* op, emp_diag_sink_t* sink,
                          const numbers_t* numbers, const emp_type_t* input,
                          const emp_type_t* indices,
                          const emp_type_t* updates) {
  int64_t window[EMP_HLO_MAX_RANK] = {0};
  int64_t dims[2 * EMP_HLO_MAX_RANK];
  uint32_t count = 0;
  for (uint32_t i = 0; i < input->rank; ++i) {
    if (is_in_window(numbers, i)) window[count++] = input->dims[i];
  }
  uint32_t rank = combine_dims(numbers, indices, window, dims);
  if (updates->rank != rank) {
    return emp_hlo_wants_type(op, sink, updates, "updates of rank %" PRIu32,
                              rank);
  }
  for (uint32_t i = 0; i < rank; ++i) {
    bool is_window = emp_hlo_list_has(&numbers->window, i);
    int64_t found = updates->dims[i];
    if (emp_hlo_dims_fit(found, dims[i]) || (is_window && found < dims[i])) {
      continue;
    }
    return emp_hlo_wants_number(op, sink, found,
                                "updates with size %s%" PRId64
                                " in dimension %" PRIu32,
                                is_window ? "up to " : "", dims[i], i);
  }
  return true;
}

bool emp_hlo_verify_scatter(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* attr = emp_op_attr(op, "scatter_dimension_numbers");
  uint32_t count = op->operand_count / 2;
  numbers_t numbers;
  if (op->operand_count % 2 == 0 || count == 0) {
    return emp_hlo_wants_number(op, sink, op->operand_count,
                                "inputs, indices, and as many updates as "
                                "inputs");
  }
  const emp_type_t* input = operand_type(op, 0);
  const emp_type_t* indices = operand_type(op, count);
  const emp_type_t* updates = operand_type(op, count + 1);
  if (!check_same_shapes(op, sink, 0, count) ||
      !check_same_shapes(op, sink, count + 1, count) ||
      !read_numbers(op, sink, attr, scatter_names, &numbers) ||
      !check_operand_dims(op, sink, &numbers, input) ||
      !check_index_dims(op, sink, &numbers, input, indices) ||
      !check_window(op, sink, &numbers, indices, "the updates") ||
      !check_updates(op, sink, &numbers, input, indices, updates)) {
    return false;
  }
  const emp_type_t** types =
      emp_arena_new_array(op->arena, const emp_type_t*, 3 * count + 1);
  const emp_type_t** elements = types + (size_t)2 * count;
  for (uint32_t i = 0; i < count; ++i) {
    types[i] = operand_type(op, i);
    types[count + i] = operand_type(op, count + 1 + i);
  }
  emp_hlo_reducer_t reducer = {&op->regions[0], types, types + count,
                               count,           NULL,  0};
  if (!emp_hlo_check_reducer(op, sink, &reducer, elements)) return false;
  if (op->result_count != count) {
    return emp_hlo_wants_number(op, sink, op->result_count,
                                "%" PRIu32 " results, one an input", count);
  }
  for (uint32_t i = 0; i < count; ++i) {
    const emp_type_t* wanted =
        emp_type_with_element(operand_type(op, i), elements[i]);
    if (!emp_hlo_check_result(op, sink, i, wanted)) return false;
  }
  return true;
}

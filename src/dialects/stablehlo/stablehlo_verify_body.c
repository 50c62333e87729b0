// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifiers of ops with regions: control flow, reductions, sort, and what is
// started and waited for.
#include <inttypes.h>
#include <string.h>

#include "base/assert.h"
#include "dialects/op_kinds.h"
#include "dialects/stablehlo/stablehlo_verify.h"

static const emp_type_t* operand_type(const emp_op_t* op, uint32_t i) {
  return emp_op_operand(op, i)->type;
}

static const emp_type_t** operand_types(const emp_op_t* op) {
  const emp_type_t** types =
      emp_arena_new_array(op->arena, const emp_type_t*, op->operand_count + 1);
  for (uint32_t i = 0; i < op->operand_count; ++i)
    types[i] = operand_type(op, i);
  return types;
}

// Scalars of the operands' elements, each `repeat` times in a row.
static const emp_type_t** scalars_of(const emp_op_t* op, uint32_t repeat) {
  uint32_t count = op->operand_count * repeat;
  const emp_type_t** types =
      emp_arena_new_array(op->arena, const emp_type_t*, count + 1);
  for (uint32_t i = 0; i < count; ++i)
    types[i] = emp_hlo_scalar(operand_type(op, i / repeat));
  return types;
}

// -- control flow -------------------------------------------------------------

// A region yields values that fit the types.
static bool check_yield(emp_op_t* op, emp_diag_sink_t* sink, uint32_t region,
                        const emp_type_t* const* types, uint32_t count) {
  const emp_op_t* yield = emp_hlo_yield(&op->regions[region]);
  uint32_t found = yield ? yield->operand_count : 0;
  if (found != count) {
    return emp_hlo_wants_number(
        op, sink, found, "region %" PRIu32 " to yield %" PRIu32 " values",
        region, count);
  }
  for (uint32_t i = 0; i < count; ++i) {
    const emp_type_t* type = operand_type(yield, i);
    if (emp_hlo_types_fit(type, types[i])) continue;
    return emp_hlo_wants_type(op, sink, type,
                              "value %" PRIu32 " that region %" PRIu32
                              " yields to fit the type '%s'",
                              i, region, emp_type_text(op->arena, types[i]));
  }
  return true;
}

// if and case: a scalar, branches without arguments that yield the results.
bool emp_hlo_verify_branches(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t** types =
      emp_arena_new_array(op->arena, const emp_type_t*, op->result_count + 1);
  for (uint32_t i = 0; i < op->result_count; ++i)
    types[i] = emp_op_result(op, i)->type;
  if (!emp_hlo_check_rank(op, sink, 0, 0)) return false;
  if (op->region_count == 0) {
    return emp_hlo_wants_number(op, sink, 0, "one or more branches");
  }
  for (uint32_t i = 0; i < op->region_count; ++i) {
    if (!emp_hlo_check_args(op, sink, &op->regions[i], NULL, 0) ||
        !check_yield(op, sink, i, types, op->result_count)) {
      return false;
    }
  }
  return true;
}

bool emp_hlo_verify_while(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t** types = operand_types(op);
  uint32_t count = op->operand_count;
  if (op->result_count != count) {
    return emp_hlo_wants_number(op, sink, op->result_count,
                                "%" PRIu32 " results, one an operand", count);
  }
  for (uint32_t i = 0; i < count; ++i) {
    const emp_type_t* found = emp_op_result(op, i)->type;
    if (emp_hlo_types_fit(types[i], found)) continue;
    return emp_hlo_check_result(op, sink, i, types[i]);
  }
  return emp_hlo_check_args(op, sink, &op->regions[0], types, count) &&
         emp_hlo_check_args(op, sink, &op->regions[1], types, count) &&
         emp_hlo_check_predicate(op, sink, &op->regions[0]) &&
         check_yield(op, sink, 1, types, count);
}

// -- map and sort -------------------------------------------------------------

bool emp_hlo_verify_map(emp_op_t* op, emp_diag_sink_t* sink) {
  emp_hlo_list_t dims;
  if (op->operand_count == 0) {
    return emp_hlo_wants_number(op, sink, 0, "one or more operands");
  }
  const emp_type_t* first = operand_type(op, 0);
  if (!emp_hlo_check_args(op, sink, &op->regions[0], scalars_of(op, 1),
                          op->operand_count) ||
      !emp_hlo_read(op, sink, "dimensions", &dims) ||
      !emp_hlo_check_count(op, sink, &dims, first->rank,
                           "the rank of the operands")) {
    return false;
  }
  for (uint32_t i = 0; i < dims.count; ++i) {
    if (dims.items[i] == (int64_t)i) continue;
    return emp_hlo_wants_number(op, sink, dims.items[i],
                                "'dimensions' to be 0, 1, .. up to the rank, "
                                "%" PRIu32 " in place %" PRIu32,
                                i, i);
  }
  const emp_op_t* yield = emp_hlo_yield(&op->regions[0]);
  uint32_t count = yield ? yield->operand_count : 0;
  if (count != 1) {
    return emp_hlo_wants_number(op, sink, count,
                                "a body that yields one value");
  }
  const emp_type_t* type = operand_type(yield, 0);
  if (type->kind != EMP_TYPE_TENSOR || type->rank != 0) {
    return emp_hlo_wants_type(op, sink, type, "a body that yields a scalar");
  }
  return emp_hlo_check_result(op, sink, 0,
                              emp_type_with_element(first, type->element));
}

bool emp_hlo_verify_sort(emp_op_t* op, emp_diag_sink_t* sink) {
  int64_t dim = emp_op_int_attr(op, "dimension", -1);
  if (op->operand_count == 0) {
    return emp_hlo_wants_number(op, sink, 0, "one or more operands");
  }
  int64_t rank = operand_type(op, 0)->rank;
  if (dim < -rank || dim >= rank) {
    return emp_hlo_wants_number(op, sink, dim,
                                "'dimension' from %" PRId64 " up to %" PRId64,
                                -rank, rank - 1);
  }
  return emp_hlo_verify_pairwise(op, sink) &&
         emp_hlo_check_args(op, sink, &op->regions[0], scalars_of(op, 2),
                            2 * op->operand_count) &&
         emp_hlo_check_predicate(op, sink, &op->regions[0]);
}

// -- reductions ---------------------------------------------------------------

// Operands come in halves: what is reduced, and where it starts. All of the
// first half have one shape.
static bool check_halves(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t count = op->operand_count / 2;
  if (count == 0 || op->operand_count % 2 != 0) {
    return emp_hlo_wants_number(op, sink, op->operand_count,
                                "as many init values as inputs, one or more");
  }
  for (uint32_t i = 1; i < count; ++i) {
    if (emp_hlo_shapes_fit(operand_type(op, i), operand_type(op, 0))) continue;
    return emp_hlo_wants_type(op, sink, operand_type(op, i),
                              "inputs of one shape, that of '%s'",
                              emp_type_text(op->arena, operand_type(op, 0)));
  }
  if (op->result_count != count) {
    return emp_hlo_wants_number(op, sink, op->result_count,
                                "%" PRIu32 " results, one an input", count);
  }
  return true;
}

// The static sizes that any of the inputs tells.
static void merge_dims(const emp_op_t* op, uint32_t count, int64_t* out_dims) {
  const emp_type_t* first = operand_type(op, 0);
  for (uint32_t k = 0; k < first->rank; ++k) {
    out_dims[k] = first->dims[k];
    for (uint32_t i = 1; i < count; ++i) {
      if (out_dims[k] == EMP_DIM_DYNAMIC) {
        out_dims[k] = operand_type(op, i)->dims[k];
      }
    }
  }
}

static bool check_reduced(emp_op_t* op, emp_diag_sink_t* sink,
                          const int64_t* dims, uint32_t rank,
                          const int64_t* allowed, uint32_t allowed_count) {
  uint32_t count = op->operand_count / 2;
  const emp_type_t** types = operand_types(op);
  const emp_type_t** elements =
      emp_arena_new_array(op->arena, const emp_type_t*, count + 1);
  emp_hlo_reducer_t reducer = {.region = &op->regions[0],
                               .types = types,
                               .inits = types + count,
                               .count = count,
                               .allowed = allowed,
                               .allowed_count = allowed_count};
  if (!emp_hlo_check_reducer(op, sink, &reducer, elements)) return false;
  for (uint32_t i = 0; i < count; ++i) {
    const emp_type_t* wanted = emp_type_tensor(dims, rank, elements[i], NULL);
    if (!emp_hlo_check_result(op, sink, i, wanted)) return false;
  }
  return true;
}

bool emp_hlo_verify_reduce(emp_op_t* op, emp_diag_sink_t* sink) {
  emp_hlo_list_t reduced;
  int64_t dims[EMP_HLO_MAX_RANK];
  uint32_t rank = 0;
  if (!check_halves(op, sink)) return false;
  const emp_type_t* first = operand_type(op, 0);
  if (!emp_hlo_read(op, sink, "dimensions", &reduced) ||
      !emp_hlo_check_dims(op, sink, &reduced, first->rank, "the inputs")) {
    return false;
  }
  merge_dims(op, op->operand_count / 2, dims);
  for (uint32_t i = 0; i < first->rank; ++i) {
    if (!emp_hlo_list_has(&reduced, i)) dims[rank++] = dims[i];
  }
  return check_reduced(op, sink, dims, rank, dims, rank);
}

bool emp_hlo_verify_reduce_window(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_hlo_window_names_t names = {"window_strides", "base_dilations",
                                        "window_dilations", "padding", false};
  emp_hlo_list_t size;
  emp_hlo_window_t window = {0};
  int64_t dims[EMP_HLO_MAX_RANK] = {0};
  if (!check_halves(op, sink)) return false;
  window.rank = operand_type(op, 0)->rank;
  if (!emp_hlo_read(op, sink, "window_dimensions", &size) ||
      !emp_hlo_check_count(op, sink, &size, window.rank,
                           "the rank of the inputs")) {
    return false;
  }
  memcpy(window.size, size.items, sizeof(window.size));
  if (!emp_hlo_read_window(op, sink, &names, &window)) return false;
  merge_dims(op, op->operand_count / 2, dims);
  for (uint32_t i = 0; i < window.rank; ++i)
    dims[i] = emp_hlo_window_count(&window, i, dims[i]);
  return check_reduced(op, sink, dims, window.rank, size.items, size.count);
}

// Scalars of the operand's elements and a source of them, floats of any
// precision.
static bool check_selected(emp_op_t* op, emp_diag_sink_t* sink,
                           const emp_type_t* type) {
  const emp_type_t* source = operand_type(op, 1);
  const emp_type_t* scalar = emp_hlo_scalar(type);
  const emp_block_t* block = op->regions[0].first;
  if (!emp_hlo_types_fit_loosely(emp_hlo_scalar(source), scalar)) {
    return emp_hlo_wants_type(op, sink, source, "a source of element type '%s'",
                              emp_type_text(op->arena, type->element));
  }
  uint32_t count = block ? block->arg_count : 0;
  if (count != 2) {
    return emp_hlo_wants_number(op, sink, count,
                                "region 0 to take 2 arguments");
  }
  for (uint32_t i = 0; i < 2; ++i) {
    const emp_type_t* arg = block->args[i]->type;
    if (emp_hlo_types_fit_loosely(arg, scalar)) continue;
    return emp_hlo_wants_type(
        op, sink, arg, "argument %" PRIu32 " of region 0 to fit the type '%s'",
        i, emp_type_text(op->arena, scalar));
  }
  return true;
}

bool emp_hlo_verify_select_and_scatter(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_hlo_window_names_t names = {"window_strides", NULL, NULL, "padding",
                                        false};
  const emp_type_t* type = operand_type(op, 0);
  const emp_type_t* source = operand_type(op, 1);
  const emp_type_t* init = operand_type(op, 2);
  const emp_type_t* element = NULL;
  emp_hlo_reducer_t reducer = {&op->regions[1], &source, &init, 1, NULL, 0};
  emp_hlo_window_t window = {.rank = type->rank};
  emp_hlo_list_t size;
  if (!check_selected(op, sink, type) ||
      !emp_hlo_check_predicate(op, sink, &op->regions[0]) ||
      !emp_hlo_check_reducer(op, sink, &reducer, &element) ||
      !emp_hlo_read(op, sink, "window_dimensions", &size) ||
      (size.is_there && !emp_hlo_check_count(op, sink, &size, type->rank,
                                             "the rank of the operand"))) {
    return false;
  }
  for (uint32_t i = 0; i < type->rank; ++i)
    window.size[i] = size.is_there ? size.items[i] : 1;
  if (!emp_hlo_read_window(op, sink, &names, &window) ||
      !emp_hlo_check_rank(op, sink, 1, type->rank)) {
    return false;
  }
  for (uint32_t i = 0; i < type->rank; ++i) {
    int64_t wanted = emp_hlo_window_count(&window, i, type->dims[i]);
    if (emp_hlo_dims_fit(wanted, source->dims[i])) continue;
    return emp_hlo_wants_number(op, sink, source->dims[i],
                                "a source with size %" PRId64
                                " in dimension %" PRIu32 ", one a window",
                                wanted, i);
  }
  return emp_hlo_check_result(op, sink, 0,
                              emp_type_with_element(type, element));
}

// -- asynchronous ops ---------------------------------------------------------

static const emp_type_t* const* future_types(const emp_op_t* op,
                                             const emp_type_t* future) {
  const emp_type_t** types = emp_arena_new_array(op->arena, const emp_type_t*,
                                                 future->param_count + 1);
  for (uint32_t i = 0; i < future->param_count; ++i)
    types[i] = future->params[i]->type;
  return types;
}

// What may run beside the rest: an op between devices, or one that moves data.
static bool can_start(const emp_op_t* op) {
  static const uint32_t kinds[] = {
      EMP_OP_stablehlo_all_gather,
      EMP_OP_stablehlo_all_reduce,
      EMP_OP_stablehlo_all_to_all,
      EMP_OP_stablehlo_collective_broadcast,
      EMP_OP_stablehlo_collective_permute,
      EMP_OP_stablehlo_collective_reduce,
      EMP_OP_stablehlo_reduce_scatter,
      EMP_OP_stablehlo_slice,
      EMP_OP_stablehlo_dynamic_slice,
      EMP_OP_stablehlo_dynamic_update_slice,
  };
  for (size_t i = 0; i < EMP_COUNT_OF(kinds); ++i) {
    if (emp_op_is(op, kinds[i])) return true;
  }
  return false;
}

// The body is one op and the return of its results.
static bool check_started(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_op_t* body = op->regions[0].first->first;
  if (!body || !body->next || body->next->next) {
    int64_t count = 0;
    for (const emp_op_t* it = body; it; it = it->next)
      ++count;
    return emp_hlo_wants_number(op, sink, count,
                                "a body of 2 ops, the last the return");
  }
  if (can_start(body)) return true;
  return emp_hlo_wants(op, sink, body->info->name,
                       "a collective op or a slice in its body");
}

bool emp_hlo_verify_async_start(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* future = emp_op_result(op, 0)->type;
  return emp_hlo_check_args(op, sink, &op->regions[0], operand_types(op),
                            op->operand_count) &&
         check_yield(op, sink, 0, future_types(op, future),
                     future->param_count) &&
         check_started(op, sink);
}

bool emp_hlo_verify_async_done(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* future = operand_type(op, 0);
  const emp_type_t* const* types = future_types(op, future);
  if (op->result_count != future->param_count) {
    return emp_hlo_wants_number(op, sink, op->result_count,
                                "%" PRIu32 " results, as the future has values",
                                future->param_count);
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (!emp_hlo_check_result(op, sink, i, types[i])) return false;
  }
  return true;
}

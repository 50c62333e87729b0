// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifiers of ops between devices: groups of processes, pairs of them, and
// what moves between them.
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "dialects/stablehlo/stablehlo_verify.h"

static const emp_type_t* operand_type(const emp_op_t* op, uint32_t i) {
  return emp_op_operand(op, i)->type;
}

static int compare_ids(const void* a, const void* b) {
  int64_t x = *(const int64_t*)a;
  int64_t y = *(const int64_t*)b;
  return (x > y) - (x < y);
}

// -- groups -------------------------------------------------------------------

enum {
  kSameSize = 1 << 0,  // no padding with -1
  kEveryId = 1 << 1,   // all of 0, 1, .. up to the greatest
};

// Ids are distinct and not below 0, but for -1 as padding where it is allowed.
static bool check_ids(emp_op_t* op, emp_diag_sink_t* sink,
                      const emp_attr_t* groups, unsigned flags) {
  int64_t count = emp_dense_count(groups);
  int64_t used = 0;
  int64_t* ids = emp_arena_new_array(op->arena, int64_t, (size_t)count + 1);
  for (int64_t i = 0; i < count; ++i) {
    int64_t id = emp_dense_int(groups, i);
    if (id == -1 && !(flags & kSameSize)) continue;
    if (id < 0) {
      return emp_hlo_wants_number(op, sink, id,
                                  "ids of at least 0 in 'replica_groups'");
    }
    ids[used++] = id;
  }
  qsort(ids, (size_t)used, sizeof(int64_t), compare_ids);
  for (int64_t i = 0; i < used; ++i) {
    if (i > 0 && ids[i] == ids[i - 1]) {
      return emp_hlo_wants_number(
          op, sink, ids[i], "each id once in 'replica_groups', not twice");
    }
    if ((flags & kEveryId) && ids[i] != i) {
      return emp_hlo_wants_number(op, sink, ids[i],
                                  "id %" PRId64
                                  " in 'replica_groups', which has greater "
                                  "ones",
                                  i);
    }
  }
  return true;
}

// `size`: what each group has, or -1 for any.
static bool check_groups(emp_op_t* op, emp_diag_sink_t* sink, unsigned flags,
                         int64_t size) {
  const emp_attr_t* groups = emp_op_attr(op, "replica_groups");
  if (groups->kind == EMP_ATTR_DIALECT) {
    const emp_attr_t* mesh = groups->items[0];
    bool fits = mesh->kind == EMP_ATTR_SYMBOL_REF ||
                (mesh->kind == EMP_ATTR_DIALECT &&
                 strcmp(mesh->attr_def->name, "stablehlo.mesh") == 0) ||
                mesh->kind == EMP_ATTR_OPAQUE;
    return fits ||
           emp_hlo_wants(op, sink, emp_attr_text(op->arena, mesh),
                         "the symbol of a mesh, or #stablehlo.mesh<..>");
  }
  if (groups->kind != EMP_ATTR_DENSE) return true;
  const emp_type_t* type = groups->type;
  bool is_global = emp_op_has_attr(op, "use_global_device_ids");
  if (type->rank != 2) {
    return emp_hlo_wants_type(op, sink, type, "'replica_groups' of rank 2");
  }
  if (is_global && emp_dense_count(groups) == 0) {
    return emp_hlo_wants_type(op, sink, type,
                              "ids in 'replica_groups' with "
                              "'use_global_device_ids'");
  }
  if (size >= 0 && emp_dense_count(groups) > 0 && type->dims[1] != size) {
    return emp_hlo_wants_number(
        op, sink, type->dims[1],
        "groups of %" PRId64 " ids each in 'replica_groups'", size);
  }
  return check_ids(op, sink, groups, flags);
}

// Global ids need a channel; where `is_needed` is false, 0 or none will do.
static bool check_global(emp_op_t* op, emp_diag_sink_t* sink, bool is_needed) {
  const emp_attr_t* channel = emp_op_attr(op, "channel_handle");
  int64_t id = channel && channel->items[0] ? channel->items[0]->value : 0;
  if (!emp_op_has_attr(op, "use_global_device_ids")) return true;
  if (id > 0 || (id == 0 && !is_needed)) return true;
  return emp_hlo_wants(op, sink,
                       channel ? emp_attr_text(op->arena, channel) : "none",
                       "a 'channel_handle' %s with 'use_global_device_ids'",
                       is_needed ? "above 0" : "of 0 or more");
}

static bool check_result_count(emp_op_t* op, emp_diag_sink_t* sink) {
  if (op->operand_count > 0 && op->result_count == op->operand_count) {
    return true;
  }
  return emp_hlo_wants_number(op, sink, op->result_count,
                              "as many results as operands, one or more");
}

// -- collectives --------------------------------------------------------------

bool emp_hlo_verify_all_gather(emp_op_t* op, emp_diag_sink_t* sink) {
  int64_t dim = emp_op_int_attr(op, "all_gather_dim", 0);
  if (!check_result_count(op, sink) ||
      !check_groups(op, sink, kSameSize | kEveryId, -1) ||
      !check_global(op, sink, false)) {
    return false;
  }
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_type_t* from = operand_type(op, i);
    const emp_type_t* to = emp_op_result(op, i)->type;
    int64_t dims[EMP_HLO_MAX_RANK];
    if (!emp_hlo_check_dim(op, sink, "all_gather_dim", from->rank,
                           "the operands")) {
      return false;
    }
    memcpy(dims, from->dims, from->rank * sizeof(int64_t));
    dims[dim] = EMP_DIM_DYNAMIC;
    if (!emp_hlo_check_result(
            op, sink, i,
            emp_type_tensor(dims, from->rank, from->element, NULL))) {
      return false;
    }
    int64_t part = from->dims[dim];
    int64_t whole = to->dims[dim];
    if (part == 0) {
      return emp_hlo_wants_number(op, sink, part,
                                  "size above 0 in the dimension that is "
                                  "gathered");
    }
    if (part == EMP_DIM_DYNAMIC || whole == EMP_DIM_DYNAMIC ||
        whole % part == 0) {
      continue;
    }
    return emp_hlo_wants_number(op, sink, whole,
                                "a result with a multiple of %" PRId64
                                " in dimension %" PRId64,
                                part, dim);
  }
  return true;
}

static bool check_computation(emp_op_t* op, emp_diag_sink_t* sink,
                              const emp_type_t* type,
                              const emp_type_t** out_element) {
  const emp_type_t* scalar = emp_hlo_scalar(type);
  emp_hlo_reducer_t reducer = {&op->regions[0], &scalar, &scalar, 1, NULL, 0};
  return emp_hlo_check_reducer(op, sink, &reducer, out_element);
}

bool emp_hlo_verify_all_reduce(emp_op_t* op, emp_diag_sink_t* sink) {
  if (!check_result_count(op, sink) || !check_groups(op, sink, kEveryId, -1) ||
      !check_global(op, sink, true)) {
    return false;
  }
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_type_t* type = operand_type(op, i);
    const emp_type_t* element = NULL;
    if (!check_computation(op, sink, type, &element) ||
        !emp_hlo_check_result(op, sink, i,
                              emp_type_with_element(type, element))) {
      return false;
    }
  }
  return true;
}

bool emp_hlo_verify_reduce_scatter(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = operand_type(op, 0);
  const emp_type_t* to = emp_op_result(op, 0)->type;
  const emp_type_t* element = NULL;
  int64_t dim = emp_op_int_attr(op, "scatter_dimension", 0);
  int64_t dims[EMP_HLO_MAX_RANK];
  if (!check_groups(op, sink, kSameSize | kEveryId, -1) ||
      !check_global(op, sink, true) ||
      !check_computation(op, sink, from, &element) ||
      !emp_hlo_check_dim(op, sink, "scatter_dimension", from->rank,
                         "the operand")) {
    return false;
  }
  memcpy(dims, from->dims, from->rank * sizeof(int64_t));
  dims[dim] = EMP_DIM_DYNAMIC;
  if (!emp_hlo_check_shape(op, sink, dims, from->rank, element)) return false;
  int64_t part = to->dims[dim];
  int64_t whole = from->dims[dim];
  if (part == EMP_DIM_DYNAMIC || whole == EMP_DIM_DYNAMIC) return true;
  if (part > 0 && whole > 0 && whole % part == 0) return true;
  return emp_hlo_wants_number(op, sink, part,
                              "a result with a divisor of %" PRId64
                              " in dimension %" PRId64,
                              whole, dim);
}

bool emp_hlo_verify_all_to_all(emp_op_t* op, emp_diag_sink_t* sink) {
  int64_t split = emp_op_int_attr(op, "split_dimension", 0);
  int64_t concat = emp_op_int_attr(op, "concat_dimension", 0);
  int64_t parts = emp_op_int_attr(op, "split_count", 1);
  if (!check_result_count(op, sink) ||
      !check_groups(op, sink, kSameSize | kEveryId, parts)) {
    return false;
  }
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_type_t* type = operand_type(op, i);
    int64_t dims[EMP_HLO_MAX_RANK];
    const char* of = "the operands";
    if (!emp_hlo_check_dim(op, sink, "split_dimension", type->rank, of) ||
        !emp_hlo_check_dim(op, sink, "concat_dimension", type->rank, of)) {
      return false;
    }
    memcpy(dims, type->dims, type->rank * sizeof(int64_t));
    if (dims[split] != EMP_DIM_DYNAMIC && dims[split] % parts != 0) {
      return emp_hlo_wants_number(op, sink, dims[split],
                                  "a multiple of %" PRId64
                                  " in dimension %" PRId64 " of the operands",
                                  parts, split);
    }
    if (dims[split] != EMP_DIM_DYNAMIC) dims[split] /= parts;
    if (dims[concat] != EMP_DIM_DYNAMIC) dims[concat] *= parts;
    if (!emp_hlo_check_result(
            op, sink, i,
            emp_type_tensor(dims, type->rank, type->element, NULL))) {
      return false;
    }
  }
  return true;
}

bool emp_hlo_verify_collective_broadcast(emp_op_t* op, emp_diag_sink_t* sink) {
  return check_groups(op, sink, kSameSize, -1) &&
         emp_hlo_check_result(op, sink, 0, operand_type(op, 0));
}

// -- pairs --------------------------------------------------------------------

// `[[source, target], ..]`, each source and each target once.
static bool check_pairs(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* pairs = emp_op_attr(op, "source_target_pairs");
  if (pairs == NULL || pairs->kind != EMP_ATTR_DENSE) return true;
  const emp_type_t* type = pairs->type;
  if (type->rank != 2 || type->dims[1] != 2) {
    return emp_hlo_wants_type(op, sink, type,
                              "'source_target_pairs' of shape Nx2");
  }
  size_t count = (size_t)type->dims[0];
  int64_t* ids = emp_arena_new_array(op->arena, int64_t, count + 1);
  for (int64_t side = 0; side < 2; ++side) {
    for (size_t i = 0; i < count; ++i) {
      ids[i] = emp_dense_int(pairs, 2 * (int64_t)i + side);
      if (ids[i] < 0) {
        return emp_hlo_wants_number(
            op, sink, ids[i], "ids of at least 0 in 'source_target_pairs'");
      }
    }
    qsort(ids, count, sizeof(int64_t), compare_ids);
    for (size_t i = 1; i < count; ++i) {
      if (ids[i] != ids[i - 1]) continue;
      return emp_hlo_wants_number(op, sink, ids[i],
                                  "each %s once in 'source_target_pairs', not "
                                  "twice",
                                  side == 0 ? "source" : "target");
    }
  }
  return true;
}

bool emp_hlo_verify_collective_permute(emp_op_t* op, emp_diag_sink_t* sink) {
  return check_pairs(op, sink) &&
         emp_hlo_check_result(op, sink, 0, operand_type(op, 0));
}

// Types of channels.
enum { kDeviceToDevice = 1, kDeviceToHost = 2, kHostToDevice = 3 };

static bool check_channel(emp_op_t* op, emp_diag_sink_t* sink,
                          int64_t host_type) {
  const emp_attr_t* channel = emp_op_attr(op, "channel_handle");
  const emp_attr_t* is_host = emp_op_attr(op, "is_host_transfer");
  bool with_host = is_host && (is_host->value & 1);
  int64_t wanted = with_host ? host_type : kDeviceToDevice;
  int64_t found = channel->items[1] ? channel->items[1]->value : 0;
  if (found == wanted) return true;
  return emp_hlo_wants_number(op, sink, found,
                              "a channel of type %" PRId64
                              " with is_host_transfer = %s",
                              wanted, with_host ? "true" : "false");
}

bool emp_hlo_verify_send(emp_op_t* op, emp_diag_sink_t* sink) {
  return check_channel(op, sink, kDeviceToHost) && check_pairs(op, sink);
}

// The last result is a token, and only that.
static bool check_token_last(emp_op_t* op, emp_diag_sink_t* sink) {
  if (op->result_count == 0) {
    return emp_hlo_wants_number(op, sink, 0, "one or more results");
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    const emp_type_t* type = emp_op_result(op, i)->type;
    bool is_last = i + 1 == op->result_count;
    if (emp_type_is_named(type, "stablehlo.token") == is_last ||
        emp_type_is_named(type, "mhlo.token") == is_last) {
      continue;
    }
    return emp_hlo_wants_type(op, sink, type,
                              "tensors and then a token as results");
  }
  return true;
}

bool emp_hlo_verify_recv(emp_op_t* op, emp_diag_sink_t* sink) {
  return check_token_last(op, sink) && check_channel(op, sink, kHostToDevice) &&
         check_pairs(op, sink);
}

// A layout of each result but the token: its dims in some order.
bool emp_hlo_verify_infeed(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* layout = emp_op_attr(op, "layout");
  if (!check_token_last(op, sink)) return false;
  if (layout == NULL) return true;
  if (layout->count != op->result_count - 1) {
    return emp_hlo_wants_number(op, sink, layout->count,
                                "'layout' to have %" PRIu32
                                " items, one a result before the token",
                                op->result_count - 1);
  }
  for (uint32_t i = 0; i < layout->count; ++i) {
    const emp_type_t* type = emp_op_result(op, i)->type;
    emp_hlo_list_t order = {.name = "layout"};
    size_t count = 0;
    if (layout->items[i]->kind != EMP_ATTR_ARRAY ||
        !emp_attr_read_ints(layout->items[i], order.items, EMP_HLO_MAX_RANK,
                            &count)) {
      return emp_hlo_wants(op, sink, emp_attr_text(op->arena, layout),
                           "lists of integers in 'layout'");
    }
    order.count = (uint32_t)count;
    if (!emp_hlo_check_count(op, sink, &order, type->rank,
                             "the rank of the result") ||
        !emp_hlo_check_dims(op, sink, &order, type->rank, "the result")) {
      return false;
    }
  }
  return true;
}

bool emp_hlo_verify_cross_replica_sum(emp_op_t* op, emp_diag_sink_t* sink) {
  return check_groups(op, sink, kSameSize, -1) &&
         emp_hlo_check_result(op, sink, 0, operand_type(op, 0));
}

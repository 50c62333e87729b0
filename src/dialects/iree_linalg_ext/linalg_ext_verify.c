// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the verifiers of the dialect share, and those of the ops that move
// elements: scatter, gather, map_load, map_store.
#include "dialects/iree_linalg_ext/linalg_ext_verify.h"

#include <inttypes.h>

#include "dialects/op_kinds.h"
#include "ir/op_spec.h"

// -- bodies ------------------------------------------------------------------

bool emp_linalg_ext_verify_args(emp_op_t* op, emp_diag_sink_t* sink,
                                uint32_t count) {
  const emp_block_t* body = emp_op_body(op);
  if (body == NULL) {
    return emp_diag_verify(sink, op->loc, op->info->name, "wants a body");
  }
  return body->arg_count == count ||
         emp_op_wants_number(op, sink, body->arg_count,
                             "a body with %" PRIu32 " arguments", count);
}

const emp_op_t* emp_linalg_ext_yield(emp_op_t* op, emp_diag_sink_t* sink,
                                     uint32_t count) {
  const emp_op_t* last = emp_block_terminator(emp_op_body(op));
  if (last == NULL || !emp_op_is(last, EMP_OP_iree_linalg_ext_yield)) {
    emp_diag_verify(sink, op->loc, op->info->name,
                    "wants a body that ends with 'iree_linalg_ext.yield'");
    return NULL;
  }
  if (last->operand_count == count) return last;
  emp_op_wants_number(op, sink, last->operand_count,
                      "a body that yields %" PRIu32 " %s", count,
                      count == 1 ? "value" : "values");
  return NULL;
}

// -- destinations
// --------------------------------------------------------------

bool emp_linalg_ext_is_init(const emp_op_t* op, uint32_t operand) {
  static const char* const names[] = {
      "outputs",        "original",     "output",       "accumulator",
      "real",           "imag",         "max",          "sum",
      "output_indices", "output_value", "output_index", "output_values"};
  for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); ++i) {
    uint32_t first, count;
    if (emp_op_operand_group(op, names[i], &first, &count) &&
        operand >= first && operand < first + count) {
      return true;
    }
  }
  return false;
}

bool emp_linalg_ext_dims_agree(int64_t a, int64_t b) {
  return a == b || a == EMP_DIM_DYNAMIC || b == EMP_DIM_DYNAMIC;
}

bool emp_linalg_ext_verify_results(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t next = 0;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_type_t* type = emp_op_operand(op, i)->type;
    if (!emp_linalg_ext_is_init(op, i) || !emp_type_is_tensor(type)) continue;
    if (next < op->result_count && op->results[next].type != type) {
      return emp_op_wants(
          op, sink, emp_type_text(op->arena, op->results[next].type),
          "result #%" PRIu32 " to be of type '%s', as operand #%" PRIu32 " is",
          next, emp_type_text(op->arena, type), i);
    }
    ++next;
  }
  return next == op->result_count ||
         emp_op_wants_number(op, sink, op->result_count,
                             "a result for each of %" PRIu32 " output tensors",
                             next);
}

// -- scatter and gather
// --------------------------------------------------------

// Seen as a scatter; a gather is one from its output back to its source.
typedef struct scatter_s {
  const emp_type_t *updates, *original, *indices, *mask;
  const char *updates_name, *original_name;
  const emp_attr_t* dimension_map;
  uint32_t index_depth, batch_rank;
} scatter_t;

static bool verify_dimension_map(emp_op_t* op, emp_diag_sink_t* sink,
                                 scatter_t* s) {
  int64_t count = emp_dense_count(s->dimension_map);
  if (count == 0) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants a 'dimension_map' that is not empty");
  }
  for (int64_t i = 0; i < count; ++i) {
    int64_t dim = emp_dense_int(s->dimension_map, i);
    bool is_new = dim >= 0 && dim < count;
    for (int64_t j = 0; j < i && is_new; ++j) {
      is_new = emp_dense_int(s->dimension_map, j) != dim;
    }
    if (is_new) continue;
    return emp_op_wants_number(
        op, sink, dim,
        "'dimension_map' to hold each number below %" PRId64 " once", count);
  }
  s->index_depth = (uint32_t)count;
  return true;
}

static bool verify_scatter_ranks(emp_op_t* op, emp_diag_sink_t* sink,
                                 scatter_t* s) {
  const emp_type_t* element = s->indices->element;
  if (s->indices->rank < 1 ||
      !(emp_type_is_any_integer(element) || emp_type_is_index(element))) {
    return emp_op_wants(op, sink, emp_type_text(op->arena, s->indices),
                        "indices of rank 1 or more and of integers or index");
  }
  if (!verify_dimension_map(op, sink, s)) return false;
  if (s->original->rank < s->index_depth) {
    return emp_op_wants(op, sink, emp_type_text(op->arena, s->original),
                        "the %s to have a dimension for each of %" PRIu32
                        " indices",
                        s->original_name, s->index_depth);
  }
  uint32_t slice_rank = s->original->rank - s->index_depth;
  if (s->updates->rank < slice_rank) {
    return emp_op_wants(op, sink, emp_type_text(op->arena, s->updates),
                        "the %s to have at least the %" PRIu32
                        " dimensions of the %s that are not indexed",
                        s->updates_name, slice_rank, s->original_name);
  }
  s->batch_rank = s->updates->rank - slice_rank;
  bool is_bare = s->indices->rank == s->batch_rank && s->index_depth == 1;
  if (!is_bare && s->indices->rank != s->batch_rank + 1) {
    return emp_op_wants_number(
        op, sink, s->indices->rank, "indices of rank %" PRIu32 "%s",
        s->batch_rank + 1, s->index_depth == 1 ? ", or one less" : "");
  }
  return true;
}

static bool wants_dim(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                      uint32_t dim, const emp_type_t* found, int64_t wanted) {
  if (wanted == EMP_DIM_DYNAMIC) {
    return emp_op_wants(op, sink, emp_type_text(op->arena, found),
                        "dim %" PRIu32 " of the %s to be '?'", dim, what);
  }
  return emp_op_wants(op, sink, emp_type_text(op->arena, found),
                      "dim %" PRIu32 " of the %s to be %" PRId64, dim, what,
                      wanted);
}

static bool verify_scatter_shapes(emp_op_t* op, emp_diag_sink_t* sink,
                                  const scatter_t* s) {
  for (uint32_t i = 0; i < s->batch_rank; ++i) {
    if (s->indices->dims[i] != s->updates->dims[i]) {
      return wants_dim(op, sink, "indices", i, s->indices, s->updates->dims[i]);
    }
  }
  if (s->indices->rank > s->batch_rank &&
      s->indices->dims[s->batch_rank] != (int64_t)s->index_depth) {
    return wants_dim(op, sink, "indices", s->batch_rank, s->indices,
                     s->index_depth);
  }
  for (uint32_t i = s->batch_rank; i < s->updates->rank; ++i) {
    int64_t wanted = s->original->dims[i - s->batch_rank + s->index_depth];
    if (!emp_linalg_ext_dims_agree(s->updates->dims[i], wanted)) {
      return wants_dim(op, sink, s->updates_name, i, s->updates, wanted);
    }
  }
  return true;
}

static bool verify_mask(emp_op_t* op, emp_diag_sink_t* sink,
                        const scatter_t* s) {
  if (s->mask == NULL) return true;
  bool fits = s->mask->rank == s->batch_rank &&
              s->mask->element->kind == EMP_TYPE_INTEGER &&
              (s->mask->element->bits == 1 || s->mask->element->bits == 8);
  for (uint32_t i = 0; i < s->batch_rank && fits; ++i) {
    fits = emp_linalg_ext_dims_agree(s->mask->dims[i], s->updates->dims[i]);
  }
  return fits || emp_op_wants(op, sink, emp_type_text(op->arena, s->mask),
                              "a mask of i1 or i8 with the first %" PRIu32
                              " dims of the %s, '%s'",
                              s->batch_rank, s->updates_name,
                              emp_type_text(op->arena, s->updates));
}

static bool verify_gather_scatter(emp_op_t* op, emp_diag_sink_t* sink,
                                  const char* updates, const char* original) {
  emp_value_t* mask = emp_op_named_operand(op, "mask");
  scatter_t s = {.updates = emp_op_named_operand(op, updates)->type,
                 .original = emp_op_named_operand(op, original)->type,
                 .indices = emp_op_named_operand(op, "indices")->type,
                 .mask = mask != NULL ? mask->type : NULL,
                 .updates_name = updates,
                 .original_name = original,
                 .dimension_map = emp_op_attr(op, "dimension_map")};
  if (!emp_linalg_ext_verify_results(op, sink) ||
      !verify_scatter_ranks(op, sink, &s) ||
      !verify_scatter_shapes(op, sink, &s)) {
    return false;
  }
  return verify_mask(op, sink, &s);
}

bool emp_linalg_ext_verify_gather(emp_op_t* op, emp_diag_sink_t* sink) {
  return verify_gather_scatter(op, sink, "output", "source");
}

static bool verify_combiner_arg(emp_op_t* op, emp_diag_sink_t* sink,
                                uint32_t arg, const char* name) {
  const emp_type_t* found = emp_op_body(op)->args[arg]->type;
  const emp_type_t* wanted = emp_op_named_operand(op, name)->type->element;
  bool is_number = emp_type_is_float(found) || emp_type_is_any_integer(found);
  if (!is_number) {
    return emp_op_wants(op, sink, emp_type_text(op->arena, found),
                        "body argument %" PRIu32 " to be an integer or float",
                        arg);
  }
  return found == wanted ||
         emp_op_wants(op, sink, emp_type_text(op->arena, found),
                      "body argument %" PRIu32
                      " to be '%s', the element type of '%s'",
                      arg, emp_type_text(op->arena, wanted), name);
}

bool emp_linalg_ext_verify_scatter(emp_op_t* op, emp_diag_sink_t* sink) {
  if (!verify_gather_scatter(op, sink, "updates", "original") ||
      !emp_linalg_ext_verify_args(op, sink, 2) ||
      !verify_combiner_arg(op, sink, 0, "updates") ||
      !verify_combiner_arg(op, sink, 1, "original")) {
    return false;
  }
  emp_value_t* const* args = emp_op_body(op)->args;
  if (args[0]->type != args[1]->type) {
    return emp_op_wants(op, sink, emp_type_text(op->arena, args[1]->type),
                        "body arguments of one type, '%s'",
                        emp_type_text(op->arena, args[0]->type));
  }
  const emp_op_t* yield = emp_linalg_ext_yield(op, sink, 1);
  if (yield == NULL) return false;
  const emp_type_t* found = emp_op_operand(yield, 0)->type;
  return found == args[0]->type ||
         emp_op_wants(op, sink, emp_type_text(op->arena, found),
                      "a body that yields '%s'",
                      emp_type_text(op->arena, args[0]->type));
}

// -- map_load and map_store
// ------------------------------------------------------

// The body takes an index for each dim of `from` and yields one for each dim of
// `to`, and a value of type `extra`.
static bool verify_mapping(emp_op_t* op, emp_diag_sink_t* sink,
                           const emp_type_t* from, const emp_type_t* to,
                           const emp_type_t* extra) {
  if (!emp_linalg_ext_verify_args(op, sink, from->rank)) return false;
  const emp_block_t* body = emp_op_body(op);
  for (uint32_t i = 0; i < body->arg_count; ++i) {
    const emp_type_t* type = body->args[i]->type;
    if (emp_type_is_index(type)) continue;
    return emp_op_wants(op, sink, emp_type_text(op->arena, type),
                        "body arguments of type 'index'");
  }
  const emp_op_t* yield = emp_linalg_ext_yield(op, sink, to->rank + 1);
  if (yield == NULL) return false;
  for (uint32_t i = 0; i <= to->rank; ++i) {
    const emp_type_t* type = emp_op_operand(yield, i)->type;
    bool fits = i < to->rank ? emp_type_is_index(type) : type == extra;
    if (fits) continue;
    return emp_op_wants(
        op, sink, emp_type_text(op->arena, type),
        "yielded value %" PRIu32 " of type '%s'", i,
        i < to->rank ? "index" : emp_type_text(op->arena, extra));
  }
  return true;
}

static bool verify_same_elements(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* wanted = emp_op_operand(op, 0)->type;
  const emp_type_t* found = emp_op_operand(op, 1)->type;
  if (wanted->rank == 0 && !emp_op_is(op, EMP_OP_iree_linalg_ext_map_load) &&
      !emp_op_is(op, EMP_OP_iree_linalg_ext_map_gather)) {
    return emp_op_wants(op, sink, emp_type_text(op->arena, wanted),
                        "an input of rank 1 or more");
  }
  return wanted->element == found->element ||
         emp_op_wants(op, sink, emp_type_text(op->arena, found),
                      "an output with elements of type '%s'",
                      emp_type_text(op->arena, wanted->element));
}

bool emp_linalg_ext_verify_map_load(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* source = emp_op_operand(op, 0)->type;
  const emp_type_t* output = emp_op_operand(op, 1)->type;
  return emp_linalg_ext_verify_results(op, sink) &&
         verify_same_elements(op, sink) &&
         verify_mapping(op, sink, output, source, source->element);
}

bool emp_linalg_ext_verify_map_store(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* input = emp_op_operand(op, 0)->type;
  const emp_type_t* output = emp_op_operand(op, 1)->type;
  return emp_linalg_ext_verify_results(op, sink) &&
         verify_same_elements(op, sink) &&
         verify_mapping(op, sink, input, output,
                        emp_type_integer(op->context, 1));
}

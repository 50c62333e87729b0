// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// iree_tensor_ext.cast_to_ragged_shape: dimension d of the source,
// `ragged_dim`, becomes dimensions d and d + 1 of the result, rows and their
// elements. Row i is the elements from column_lengths[i] to column_lengths[i +
// 1].
#include "dialects/iree_tensor_ext/ragged_shape.h"

#include <inttypes.h>

#include "base/text.h"

typedef struct cast_s {
  const emp_type_t *source, *lengths, *result;
  int64_t ragged_dim;
  bool has_row_count;  // an operand tells the number of rows
} cast_t;

static bool wants_type(emp_op_t* op, emp_diag_sink_t* sink, emp_str_t wanted,
                       const emp_type_t* found) {
  return emp_diag_op_wants(sink, op->loc, op->info->name, wanted.data,
                           emp_type_text(op->arena, found));
}

static bool wants_dim(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                      uint32_t dim, int64_t wanted, const emp_type_t* found) {
  emp_str_t text =
      wanted == EMP_DIM_DYNAMIC
          ? emp_arena_format(op->arena, "dim %" PRIu32 " of the %s to be '?'",
                             dim, what)
          : emp_arena_format(op->arena,
                             "dim %" PRIu32 " of the %s to be %" PRId64, dim,
                             what, wanted);
  return wants_type(op, sink, text, found);
}

static bool verify_ranks(emp_op_t* op, emp_diag_sink_t* sink, const cast_t* c) {
  if (c->ragged_dim < 0 || c->ragged_dim >= (int64_t)c->source->rank) {
    emp_str_t want = emp_arena_format(
        op->arena, "'ragged_dim' to be below %" PRIu32, c->source->rank);
    emp_str_t found = emp_arena_format(op->arena, "%" PRId64, c->ragged_dim);
    return emp_diag_op_wants(sink, op->loc, op->info->name, want.data,
                             found.data);
  }
  if (c->lengths->rank != 1) {
    return wants_type(op, sink, EMP_STR("column lengths of rank 1"),
                      c->lengths);
  }
  if (c->result->rank != c->source->rank + 1) {
    return wants_type(op, sink,
                      emp_arena_format(op->arena, "a result of rank %" PRIu32,
                                       c->source->rank + 1),
                      c->result);
  }
  const emp_attr_t* shape = c->result->encoding;
  bool fits = shape != NULL && shape->kind == EMP_ATTR_DIALECT &&
              emp_str_is(emp_str_from(shape->attr_def->name),
                         "iree_tensor_ext.ragged_shape") &&
              shape->items[0]->value == c->ragged_dim;
  return fits || wants_type(op, sink,
                            emp_arena_format(op->arena,
                                             "a result with #iree_tensor_ext."
                                             "ragged_shape<%" PRId64 ">",
                                             c->ragged_dim),
                            c->result);
}

// With a number of rows as operand nothing about it is static; without, the
// lengths are one more than the rows.
static bool verify_rows(emp_op_t* op, emp_diag_sink_t* sink, const cast_t* c) {
  uint32_t dim = (uint32_t)c->ragged_dim;
  int64_t lengths = c->lengths->dims[0];
  if (c->has_row_count && lengths != EMP_DIM_DYNAMIC) {
    return wants_dim(op, sink, "column lengths", 0, EMP_DIM_DYNAMIC,
                     c->lengths);
  }
  if (!c->has_row_count && (lengths == EMP_DIM_DYNAMIC || lengths < 2)) {
    return wants_type(op, sink,
                      EMP_STR("two or more column lengths where there is no "
                              "num_ragged_rows"),
                      c->lengths);
  }
  int64_t rows = c->has_row_count ? EMP_DIM_DYNAMIC : lengths - 1;
  if (c->result->dims[dim] != rows) {
    return wants_dim(op, sink, "result", dim, rows, c->result);
  }
  return c->result->dims[dim + 1] == EMP_DIM_DYNAMIC ||
         wants_dim(op, sink, "result", dim + 1, EMP_DIM_DYNAMIC, c->result);
}

static bool verify_other_dims(emp_op_t* op, emp_diag_sink_t* sink,
                              const cast_t* c) {
  for (uint32_t i = 0; i < c->source->rank; ++i) {
    uint32_t to = (int64_t)i < c->ragged_dim ? i : i + 1;
    if ((int64_t)i == c->ragged_dim) continue;
    if (c->result->dims[to] != c->source->dims[i]) {
      return wants_dim(op, sink, "result", to, c->source->dims[i], c->result);
    }
  }
  uint32_t first, count, wanted = emp_type_dynamic_dim_count(c->source);
  emp_op_operand_group(op, "source_dynamic_dims", &first, &count);
  if (count == wanted) return true;
  emp_str_t want = emp_arena_format(
      op->arena, "%" PRIu32 " sizes of the source, one for each '?'", wanted);
  emp_str_t found = emp_arena_format(op->arena, "%" PRIu32, count);
  return emp_diag_op_wants(sink, op->loc, op->info->name, want.data,
                           found.data);
}

bool emp_verify_cast_to_ragged_shape(emp_op_t* op, emp_diag_sink_t* sink) {
  cast_t cast = {
      .source = emp_op_named_operand(op, "source")->type,
      .lengths = emp_op_named_operand(op, "column_lengths")->type,
      .result = op->results[0].type,
      .ragged_dim = emp_op_int_attr(op, "ragged_dim", -1),
      .has_row_count = emp_op_named_operand(op, "num_ragged_rows") != NULL};
  return verify_ranks(op, sink, &cast) && verify_rows(op, sink, &cast) &&
         verify_other_dims(op, sink, &cast);
}

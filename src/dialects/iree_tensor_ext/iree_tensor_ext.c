// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The iree_tensor_ext dialect: loads and stores of dispatch operands, and the
// placeholders for workgroup counts.
#include <inttypes.h>

#include "dialects/dynamic_index_list.h"
#include "dialects/iree_tensor_ext/dispatch_tensor_syntax.h"
#include "dialects/iree_tensor_ext/ragged_shape.h"
#include "dialects/op_kinds.h"
#include "ir/diag.h"
#include "ir/op.h"
#include "ir/rewrite.h"

static bool is_dispatch_tensor(const emp_type_t* type) {
  return emp_type_is_dispatch_tensor(type);
}

static bool wants_count(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                        uint32_t wanted, int64_t found) {
  emp_str_t want = emp_arena_format(op->arena, "%" PRIu32 " %s", wanted, what);
  emp_str_t got = emp_arena_format(op->arena, "%" PRId64, found);
  return emp_diag_op_wants(sink, op->loc, op->info->name, want.data, got.data);
}

// A size is given for each `?` of a type.
static bool verify_sizes(emp_op_t* op, emp_diag_sink_t* sink,
                         const emp_type_t* type, const char* group) {
  uint32_t first, count, wanted = emp_type_dynamic_dim_count(type);
  emp_op_operand_group(op, group, &first, &count);
  return count == wanted ||
         wants_count(op, sink,
                     emp_arena_format(op->arena,
                                      "sizes in %s, one for each "
                                      "'?'",
                                      group)
                         .data,
                     wanted, count);
}

// -- barriers and bitcasts ---------------------------------------------------

static bool verify_barrier(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* wanted = emp_op_operand(op, 0)->type;
  const emp_type_t* found = op->results[0].type;
  if (wanted != found) {
    emp_str_t want = emp_arena_format(op->arena, "a result of type '%s'",
                                      emp_type_text(op->arena, wanted));
    return emp_diag_op_wants(sink, op->loc, op->info->name, want.data,
                             emp_type_text(op->arena, found));
  }
  return verify_sizes(op, sink, wanted, "value_dims");
}

static bool verify_bitcast(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* source = emp_op_operand(op, 0)->type;
  const emp_type_t* result = op->results[0].type;
  if (!verify_sizes(op, sink, source, "source_dims") ||
      !verify_sizes(op, sink, result, "result_dims")) {
    return false;
  }
  int64_t from = emp_type_element_count(source);
  int64_t to = emp_type_element_count(result);
  int64_t from_bits = emp_type_bit_width(source->element);
  int64_t to_bits = emp_type_bit_width(result->element);
  if (from < 0 || to < 0 || from_bits == 0 || to_bits == 0 ||
      from > INT64_MAX / from_bits || to > INT64_MAX / to_bits ||
      from * from_bits == to * to_bits) {
    return true;
  }
  emp_str_t want =
      emp_arena_format(op->arena, "a result of as many bits as '%s'",
                       emp_type_text(op->arena, source));
  return emp_diag_op_wants(sink, op->loc, op->info->name, want.data,
                           emp_type_text(op->arena, result));
}

static bool same_operands(const emp_op_t* op, const char* a, const char* b) {
  uint32_t first_a, first_b, count_a, count_b;
  emp_op_operand_group(op, a, &first_a, &count_a);
  emp_op_operand_group(op, b, &first_b, &count_b);
  if (count_a != count_b) return false;
  for (uint32_t i = 0; i < count_a; ++i) {
    if (emp_op_operand(op, first_a + i) != emp_op_operand(op, first_b + i)) {
      return false;
    }
  }
  return true;
}

// A bitcast to the same type and sizes is its source.
static bool canonicalize_bitcast(emp_op_t* op, emp_rewriter_t* rewriter) {
  emp_value_t* source = emp_op_operand(op, 0);
  if (source->type != op->results[0].type ||
      !same_operands(op, "source_dims", "result_dims")) {
    return false;
  }
  emp_replace_op(rewriter, op, &source, 1);
  return true;
}

// -- loads and stores --------------------------------------------------------

static bool verify_slice(emp_op_t* op, emp_diag_sink_t* sink,
                         const emp_type_t* dispatch_tensor,
                         const emp_type_t* slice, const char* dims_group) {
  static const char* const lists[] = {"static_offsets", "static_sizes",
                                      "static_strides"};
  const emp_type_t* bound = emp_dispatch_tensor_bound(dispatch_tensor);
  if (!emp_type_is_shaped(bound)) return true;
  if (!verify_sizes(op, sink, bound, dims_group)) return false;
  for (size_t i = 0; i < 3; ++i) {
    int64_t count = emp_dense_count(emp_op_attr(op, lists[i]));
    if (count == (int64_t)bound->rank) continue;
    return wants_count(
        op, sink, emp_arena_format(op->arena, "entries in '%s'", lists[i]).data,
        bound->rank, count);
  }
  if (slice->rank > bound->rank || slice->element != bound->element) {
    emp_str_t want = emp_arena_format(op->arena, "a slice of '%s'",
                                      emp_type_text(op->arena, bound));
    return emp_diag_op_wants(sink, op->loc, op->info->name, want.data,
                             emp_type_text(op->arena, slice));
  }
  return true;
}

static bool verify_load(emp_op_t* op, emp_diag_sink_t* sink) {
  return verify_slice(op, sink, emp_op_operand(op, 0)->type,
                      op->results[0].type, "source_dims");
}

static bool verify_store(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* target = emp_op_operand(op, 1)->type;
  if (emp_dispatch_tensor_access(target) == EMP_DISPATCH_READ_ONLY) {
    return emp_diag_op_wants(sink, op->loc, op->info->name,
                             "a target that may be written",
                             emp_type_text(op->arena, target));
  }
  return verify_slice(op, sink, target, emp_op_operand(op, 0)->type,
                      "target_dims");
}

#define EMP_DIALECT_DEF "dialects/iree_tensor_ext/iree_tensor_ext.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_iree_tensor_ext_dialect = {
    .name = "iree_tensor_ext",
    EMP_DIALECT_TABLES,
    .doc = "how a dispatch body sees its operands"};

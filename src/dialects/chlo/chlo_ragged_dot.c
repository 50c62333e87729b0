// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What chlo.ragged_dot demands. lhs has one ragged dim, which group_sizes cuts
// into g groups. By what that dim is (b: batch, k: contracted, g: groups):
//
//   free        [b, m, k], [g, b, k, n], [b, g] -> [b, m, n]
//   contracted  [b, m, k], [b, k, n], [b, g]    -> [g, b, m, n]
//   batch       [b, m, k], [b, k, n], [g]       -> [b, m, n]
//
// group_sizes is [g], or has before g the batch dims of lhs and its free (or
// contracted) dims up to the ragged one.
#include <string.h>

#include "dialects/chlo/chlo_hooks.h"
#include "dialects/stablehlo/stablehlo.h"
#include "ir/diag.h"

enum { kMaxDims = 64 };

typedef enum ragged_mode_e {
  MODE_FREE,
  MODE_CONTRACTED,
  MODE_BATCH,
} ragged_mode_t;

typedef struct product_s {
  emp_op_t* op;
  emp_diag_sink_t* sink;
  const emp_attr_t* lists[EMP_RAGGED_DOT_PARAM_COUNT];
  const emp_type_t* lhs;
  const emp_type_t* rhs;
  const emp_type_t* sizes;
  ragged_mode_t mode;
  int64_t ragged;
} product_t;

static const char* const list_names[] = {
    "lhs_batching_dimensions",    "rhs_batching_dimensions",
    "lhs_contracting_dimensions", "rhs_contracting_dimensions",
    "lhs_ragged_dimensions",      "rhs_group_dimensions",
};

static bool has(const emp_attr_t* list, int64_t dim) {
  for (int64_t i = 0; i < emp_dense_count(list); ++i) {
    if (emp_dense_int(list, i) == dim) return true;
  }
  return false;
}

static bool fit(int64_t a, int64_t b) {
  return a == b || a == EMP_DIM_DYNAMIC || b == EMP_DIM_DYNAMIC;
}

// Dims of one list are in range, each once, and in no other list of that side
// but the ragged one.
static bool check_lists(product_t* p, const emp_type_t* side,
                        const uint32_t* which, uint32_t count) {
  uint64_t seen = 0;
  for (uint32_t n = 0; n < count; ++n) {
    const emp_attr_t* list = p->lists[which[n]];
    for (int64_t i = 0; i < emp_dense_count(list); ++i) {
      int64_t dim = emp_dense_int(list, i);
      bool is_in_range = dim >= 0 && dim < side->rank && dim < kMaxDims;
      if (is_in_range && !(seen >> dim & 1)) {
        seen |= (uint64_t)1 << dim;
        continue;
      }
      emp_str_t text = emp_arena_format(
          p->op->arena,
          is_in_range ? "dims that are in one list only, not %lld again in %s"
                      : "a dim of the operand, not %lld, in %s",
          (long long)dim, list_names[which[n]]);
      return emp_chlo_wants(p->op, p->sink, text.data,
                            emp_attr_text(p->op->arena, list));
    }
  }
  return true;
}

static bool check_pairs(product_t* p, uint32_t left, const char* what) {
  const emp_attr_t* a = p->lists[left];
  const emp_attr_t* b = p->lists[left + 1];
  if (emp_dense_count(a) != emp_dense_count(b)) {
    emp_str_t text =
        emp_arena_format(p->op->arena, "as many %s dims of rhs as of lhs: %lld",
                         what, (long long)emp_dense_count(a));
    return emp_chlo_wants_number(p->op, p->sink, text.data, emp_dense_count(b));
  }
  for (int64_t i = 0; i < emp_dense_count(a); ++i) {
    int64_t of_lhs = p->lhs->dims[emp_dense_int(a, i)];
    int64_t of_rhs = p->rhs->dims[emp_dense_int(b, i)];
    if (fit(of_lhs, of_rhs)) continue;
    emp_str_t text =
        emp_arena_format(p->op->arena, "%s dims of the same size: %lld", what,
                         (long long)of_lhs);
    return emp_chlo_wants_number(p->op, p->sink, text.data, of_rhs);
  }
  return true;
}

static bool find_mode(product_t* p) {
  const emp_attr_t* ragged = p->lists[EMP_RAGGED_DOT_LHS_RAGGED];
  const emp_attr_t* groups = p->lists[EMP_RAGGED_DOT_RHS_GROUP];
  if (emp_dense_count(ragged) != 1) {
    return emp_chlo_wants_number(p->op, p->sink,
                                 "one dim in lhs_ragged_dimensions",
                                 emp_dense_count(ragged));
  }
  p->ragged = emp_dense_int(ragged, 0);
  if (p->ragged < 0 || p->ragged >= p->lhs->rank) {
    return emp_chlo_wants_number(p->op, p->sink, "a dim of lhs as ragged",
                                 p->ragged);
  }
  p->mode = has(p->lists[EMP_DOT_LHS_BATCHING], p->ragged) ? MODE_BATCH
            : has(p->lists[EMP_DOT_LHS_CONTRACTING], p->ragged)
                ? MODE_CONTRACTED
                : MODE_FREE;
  int64_t wanted = p->mode == MODE_FREE;
  return emp_dense_count(groups) == wanted ||
         emp_chlo_wants_number(
             p->op, p->sink,
             wanted
                 ? "one dim in rhs_group_dimensions, as the ragged dim is free"
                 : "no rhs_group_dimensions, as the ragged dim is not free",
             emp_dense_count(groups));
}

static size_t add_listed(const product_t* p, const emp_attr_t* list,
                         int64_t* dims, size_t count) {
  for (int64_t i = 0; i < emp_dense_count(list); ++i) {
    int64_t dim = emp_dense_int(list, i);
    if (dim == p->ragged) break;
    dims[count++] = p->lhs->dims[dim];
  }
  return count;
}

// The dims of group_sizes before the last.
static size_t prefix_of(const product_t* p, int64_t* out_dims) {
  size_t count = add_listed(p, p->lists[EMP_DOT_LHS_BATCHING], out_dims, 0);
  if (p->mode == MODE_BATCH) return count;
  if (p->mode == MODE_CONTRACTED) {
    return add_listed(p, p->lists[EMP_DOT_LHS_CONTRACTING], out_dims, count);
  }
  for (int64_t dim = 0; dim < p->ragged; ++dim) {
    if (has(p->lists[EMP_DOT_LHS_BATCHING], dim) ||
        has(p->lists[EMP_DOT_LHS_CONTRACTING], dim)) {
      continue;
    }
    out_dims[count++] = p->lhs->dims[dim];
  }
  return count;
}

static bool check_sizes(product_t* p) {
  int64_t dims[kMaxDims + 1];
  const emp_type_t* sizes = p->sizes;
  if (sizes->rank == 1) return true;
  if (sizes->rank == 0) {
    return emp_chlo_wants_number(p->op, p->sink,
                                 "group_sizes of rank 1 or more", sizes->rank);
  }
  size_t count = prefix_of(p, dims);
  dims[count] = sizes->dims[sizes->rank - 1];
  const emp_type_t* wanted =
      emp_type_tensor(dims, count + 1, sizes->element, NULL);
  if (emp_chlo_types_fit(wanted, sizes)) return true;
  emp_str_t text =
      emp_arena_format(p->op->arena, "group_sizes of rank 1 or like '%s'",
                       emp_type_text(p->op->arena, wanted));
  return emp_chlo_wants(p->op, p->sink, text.data,
                        emp_type_text(p->op->arena, sizes));
}

static bool check_result(product_t* p) {
  int64_t dims[2 * kMaxDims + 1];
  size_t count = 0;
  int64_t groups = p->sizes->dims[p->sizes->rank - 1];
  const emp_attr_t* batch = p->lists[EMP_DOT_LHS_BATCHING];
  if (p->mode == MODE_CONTRACTED) dims[count++] = groups;
  for (int64_t i = 0; i < emp_dense_count(batch); ++i)
    dims[count++] = p->lhs->dims[emp_dense_int(batch, i)];
  for (int64_t i = 0; i < p->lhs->rank; ++i) {
    if (has(batch, i) || has(p->lists[EMP_DOT_LHS_CONTRACTING], i)) continue;
    dims[count++] = p->lhs->dims[i];
  }
  for (int64_t i = 0; i < p->rhs->rank; ++i) {
    if (has(p->lists[EMP_DOT_RHS_BATCHING], i) ||
        has(p->lists[EMP_DOT_RHS_CONTRACTING], i) ||
        has(p->lists[EMP_RAGGED_DOT_RHS_GROUP], i)) {
      continue;
    }
    dims[count++] = p->rhs->dims[i];
  }
  const emp_type_t* found = emp_op_result(p->op, 0)->type;
  const emp_type_t* wanted = emp_type_tensor(dims, count, found->element, NULL);
  if (emp_chlo_types_fit(wanted, found)) return true;
  emp_str_t text = emp_arena_format(p->op->arena, "a result like '%s'",
                                    emp_type_text(p->op->arena, wanted));
  return emp_chlo_wants(p->op, p->sink, text.data,
                        emp_type_text(p->op->arena, found));
}

static bool check_groups(product_t* p) {
  int64_t wanted = p->sizes->dims[p->sizes->rank - 1];
  if (p->mode != MODE_FREE) return true;
  int64_t found =
      p->rhs->dims[emp_dense_int(p->lists[EMP_RAGGED_DOT_RHS_GROUP], 0)];
  if (fit(wanted, found)) return true;
  emp_str_t text = emp_arena_format(
      p->op->arena, "a group dim of rhs of size %lld", (long long)wanted);
  return emp_chlo_wants_number(p->op, p->sink, text.data, found);
}

static bool check_precision(product_t* p) {
  const emp_attr_t* config = emp_op_attr(p->op, "precision_config");
  return !config || config->count == 0 || config->count == 2 ||
         emp_chlo_wants_number(p->op, p->sink, "no or two precisions",
                               config->count);
}

bool emp_chlo_verify_ragged_dot(emp_op_t* op, emp_diag_sink_t* sink) {
  static const uint32_t of_lhs[] = {EMP_DOT_LHS_BATCHING,
                                    EMP_DOT_LHS_CONTRACTING};
  static const uint32_t of_rhs[] = {
      EMP_DOT_RHS_BATCHING, EMP_DOT_RHS_CONTRACTING, EMP_RAGGED_DOT_RHS_GROUP};
  const emp_attr_t* numbers = emp_op_attr(op, "ragged_dot_dimension_numbers");
  product_t p = {.op = op,
                 .sink = sink,
                 .lhs = emp_op_operand(op, 0)->type,
                 .rhs = emp_op_operand(op, 1)->type,
                 .sizes = emp_op_operand(op, 2)->type};
  memcpy((void*)p.lists, (const void*)numbers->items, sizeof(p.lists));
  if (p.lhs->rank > kMaxDims || p.rhs->rank > kMaxDims) {
    return emp_chlo_wants_number(
        op, sink, "at most 64 dims",
        p.lhs->rank > kMaxDims ? p.lhs->rank : p.rhs->rank);
  }
  return check_lists(&p, p.lhs, of_lhs, 2) &&
         check_lists(&p, p.rhs, of_rhs, 3) &&
         check_pairs(&p, EMP_DOT_LHS_BATCHING, "batching") &&
         check_pairs(&p, EMP_DOT_LHS_CONTRACTING, "contracting") &&
         find_mode(&p) && check_sizes(&p) && check_groups(&p) &&
         check_result(&p) && check_precision(&p);
}

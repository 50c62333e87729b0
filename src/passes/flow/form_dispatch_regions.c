// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// form-dispatch-regions: decides what is computed together. Each group of ops
// becomes one flow.dispatch.region, that is one launch of a grid.
//
// Before:
//   %f = linalg.fill ins(%zero) outs(%e)
//   %m = linalg.matmul ins(%x, %w) outs(%f)
//   %y = linalg.generic ins(%m, %bias) outs(%e) { add, relu }
// After:
//   %y = flow.dispatch.region -> (tensor<8x16xf32>) {
//     %e = tensor.empty
//     %f = linalg.fill ins(%zero) outs(%e)
//     %m = linalg.matmul ins(%x, %w) outs(%f)
//     %r = linalg.generic ins(%m, %bias) outs(%e) { add, relu }
//     flow.return %r
//   }
// A group has at most one root, an op with reduction loops; with it go
//   before  what makes its init: a fill, or a copy (a broadcast bias) that has
//           no other user;
//   after   the one elementwise op that reads its result with the same loops
//           (fuse-elementwise has made one op of a chain).
// Every other structured op is a group of its own. tensor.empty, fills, splat
// constants and strided tensor.extract_slice ops are cloned into each group
// that reads them: an empty costs nothing, a fill is cheaper made than read, a
// slice becomes the offsets of a load. A strided slice that somebody else
// reads, and a strided insertion, are groups too; contiguous ones stay on the
// host as flow.tensor.*. Regions that the input has are left as they are.
//
// Right, because ops only move down to their single reader, in a block whose
// order of side effects stays the same. Ends: one walk over each block.
#include "base/array.h"
#include "base/assert.h"
#include "dialects/linalg/linalg.h"
#include "dialects/op_kinds.h"
#include "passes/common/build_groups.h"
#include "passes/common/tensor_build.h"
#include "passes/flow/flow_slices.h"
#include "passes/passes.h"

typedef struct former_s {
  emp_pass_ctx_t* pass;
  emp_arena_t* arena;
  bool failed;
} former_t;

// Ops of a region, in program order; the results of the last one leave it.
typedef struct group_s {
  emp_op_t* ops[4];
  uint32_t count;
} group_t;

static bool is_tensor(const emp_value_t* value) {
  return value->type->kind == EMP_TYPE_TENSOR;
}

static bool is_structured(const emp_op_t* op) {
  return op && emp_linalg_is_structured(op) && emp_linalg_is_on_tensors(op);
}

// A fill with a scalar that the host can also make as flow.tensor.splat.
static bool is_fill(const emp_op_t* op) {
  emp_value_t* scalar = NULL;
  return is_structured(op) && emp_linalg_is_fill(op, &scalar);
}

static bool is_root(const emp_op_t* op) {
  return is_structured(op) && emp_linalg_reduction_count(op) != 0;
}

static bool is_parallel(const emp_op_t* op) {
  return is_structured(op) && emp_linalg_reduction_count(op) == 0;
}

// The one op that reads any result of `op`, in the same block; or NULL.
static emp_op_t* single_reader(const emp_op_t* op) {
  emp_op_t* reader = NULL;
  for (uint32_t i = 0; i < op->result_count; ++i) {
    for (const emp_operand_t* use = op->results[i].first_use; use;
         use = use->next_use) {
      if (reader && use->owner != reader) return NULL;
      reader = use->owner;
    }
  }
  return reader && reader->block == op->block ? reader : NULL;
}

// `reader` goes over the result of `root` with the same indices: each of its
// loops is one parallel loop of the root, in the same order.
static bool has_same_loops(const emp_op_t* root, const emp_op_t* reader) {
  if (!is_parallel(reader) || is_fill(reader)) return false;
  for (uint32_t i = 0; i < root->result_count; ++i) {
    const emp_affine_map_t* out =
        emp_linalg_indexing_map(root, emp_linalg_input_count(root) + i);
    int last = -1;
    for (uint32_t r = 0; r < out->result_count; ++r) {
      int dim = emp_affine_map_result_dim(out, r);
      if (dim <= last) return false;
      last = dim;
    }
  }
  uint32_t count =
      emp_linalg_input_count(reader) + emp_linalg_init_count(reader);
  for (uint32_t i = 0; i < count; ++i) {
    bool from_root = emp_value_def(emp_op_operand(reader, i)) == root;
    bool is_init = i >= emp_linalg_input_count(reader);
    if (from_root && is_init) return false;
    if ((from_root || is_init) &&
        !emp_affine_map_is_identity(emp_linalg_indexing_map(reader, i))) {
      return false;
    }
  }
  return true;
}

// The producer of a root's init that may run as part of it.
static emp_op_t* init_producer(const emp_op_t* root) {
  if (root->result_count != 1) return NULL;
  emp_op_t* op = emp_value_def(emp_linalg_init(root, 0));
  if (!op || op->block != root->block || !is_parallel(op)) return NULL;
  if (is_fill(op) || op->result_count != 1) return NULL;  // cloned instead
  if (single_reader(op) != root || !emp_linalg_is_copy(op)) return NULL;
  const emp_affine_map_t* map =
      emp_linalg_indexing_map(op, emp_linalg_input_count(op));
  return emp_affine_map_is_identity(map) ? op : NULL;
}

// -- what is cloned into a region --------------------------------------------

static bool is_cloneable(const emp_op_t* op) {
  if (emp_op_is(op, EMP_OP_tensor_empty) || is_fill(op)) return true;
  if (emp_op_has_trait(op, CONSTANT_LIKE)) {
    const emp_value_t* value = emp_op_result(op, 0);
    const emp_attr_t* constant = emp_value_constant(value);
    return !is_tensor(value) ||
           (constant->kind == EMP_ATTR_DENSE && constant->data.is_splat);
  }
  return emp_op_is(op, EMP_OP_tensor_extract_slice) &&
         !emp_slice_is_contiguous(op);
}

// Ops outside of a region that it wants copies of, each after what it needs.
typedef struct wanted_s {
  emp_op_t* region;
  emp_arena_t* arena;
  emp_ptr_map_t seen;
  emp_op_list_t list;
} wanted_t;

// A tensor of one value as the operand of a contraction stays a tensor: the
// micro-kernels of contractions read memory.
static bool stays_outside(const emp_op_t* op, uint32_t operand) {
  emp_contraction_t dims;
  return is_root(op) && operand < emp_linalg_input_count(op) &&
         !emp_op_is(emp_value_def(emp_op_operand(op, operand)),
                    EMP_OP_tensor_extract_slice) &&
         emp_linalg_is_contraction(op, &dims);
}

static void want_operands_of(wanted_t* wanted, emp_op_t* op) {
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    emp_op_t* def = emp_value_def(emp_op_operand(op, i));
    if (!def || !is_cloneable(def) || emp_ptr_map_has(&wanted->seen, def) ||
        emp_op_is_ancestor(wanted->region, def) || stays_outside(op, i)) {
      continue;
    }
    emp_ptr_map_set(&wanted->seen, def, def);
    want_operands_of(wanted, def);
    emp_array_push(wanted->arena, &wanted->list, def);
  }
}

static emp_walk_t visit_wanted(void* user, emp_op_t* op) {
  wanted_t* wanted = user;
  if (op != wanted->region) want_operands_of(wanted, op);
  return EMP_WALK_ON;
}

static emp_walk_t use_copies(void* user, emp_op_t* op) {
  const emp_ptr_map_t* copies = user;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    emp_value_t* copy = emp_ptr_map_get(copies, emp_op_operand(op, i));
    if (copy) emp_op_set_operand(op, i, copy);
  }
  return EMP_WALK_ON;
}

static void clone_into(former_t* former, emp_op_t* region) {
  wanted_t wanted = {.region = region,
                     .arena = former->arena,
                     .seen = {.arena = former->arena}};
  emp_walk_pre(region, visit_wanted, &wanted);
  emp_ptr_map_t copies = {.arena = former->arena};
  emp_op_t* first = region->regions[0].first->first;
  emp_op_t* last_copy = NULL;
  for (size_t i = 0; i < wanted.list.count; ++i) {
    emp_op_t* copy = emp_op_clone(wanted.list.items[i], region->arena, &copies);
    emp_op_insert_before(copy, first);
    last_copy = copy;
  }
  if (!last_copy) return;
  for (emp_op_t* op = first; op; op = op->next) {
    emp_walk_pre(op, use_copies, &copies);
  }
}

// -- making a region ---------------------------------------------------------

static bool result_dims(former_t* former, emp_rewriter_t* b, emp_op_t* op,
                        emp_value_t*** out_dims, size_t* out_count) {
  size_t room = 1;
  for (uint32_t i = 0; i < op->result_count; ++i) {
    room += op->results[i].type->rank;
  }
  *out_dims = emp_arena_new_array(former->arena, emp_value_t*, room);
  *out_count = 0;
  for (uint32_t i = 0; i < op->result_count; ++i) {
    int count =
        emp_tensor_dynamic_dims(b, &op->results[i], *out_dims + *out_count);
    if (count < 0) {
      former->failed = true;
      return emp_diag_flow_unknown_dim(
          former->pass->sink, op->loc, op->info->name,
          emp_type_text(former->arena, op->results[i].type));
    }
    *out_count += (size_t)count;
  }
  return true;
}

static void make_region(former_t* former, const group_t* group) {
  emp_op_t* last = group->ops[group->count - 1];
  emp_rewriter_t b = emp_build_before(last);
  b.scratch = former->arena;
  emp_value_t** dims = NULL;
  size_t dim_count = 0;
  if (!result_dims(former, &b, last, &dims, &dim_count)) return;
  const emp_type_t** types = emp_arena_new_array(
      former->arena, const emp_type_t*, last->result_count + 1);
  emp_value_t** values =
      emp_arena_new_array(former->arena, emp_value_t*, last->result_count + 1);
  for (uint32_t i = 0; i < last->result_count; ++i) {
    types[i] = last->results[i].type;
    values[i] = &last->results[i];
  }
  const emp_group_t groups[] = {{"result_dims", dims, dim_count}};
  emp_op_t* region = emp_build_groups(
      &b, EMP_OP_flow_dispatch_region, groups, .results = types,
      .result_count = last->result_count, .region_count = 2);
  emp_block_t* body = emp_build_block(&b, &region->regions[0], NULL, 0);
  for (uint32_t i = 0; i < last->result_count; ++i) {
    emp_value_replace_uses(&last->results[i], emp_op_result(region, i));
  }
  for (uint32_t i = 0; i < group->count; ++i) {
    emp_op_unlink(group->ops[i]);
    emp_op_append(group->ops[i], body);
  }
  emp_rewriter_t inside = emp_build_at_end(b.context, b.arena, body);
  inside.loc = last->loc;
  emp_build_op(&inside, EMP_OP_flow_return, .operands = values,
               .operand_count = last->result_count);
}

// A slice as an op of its own copies through an elementwise op, which the
// kernel phase tiles like any other.
static emp_op_t* copy_of(former_t* former, emp_op_t* slice) {
  emp_rewriter_t b = emp_build_after(slice);
  b.scratch = former->arena;
  emp_value_t* value = emp_op_result(slice, 0);
  emp_value_t* init = emp_build_empty_like(&b, value, value->type->element);
  if (!init) return NULL;
  emp_value_t* copy = emp_build_copy_through(
      &b, value, emp_affine_identity_map(b.context, value->type->rank), init);
  return emp_value_def(copy);
}

// -- deciding ----------------------------------------------------------------

static void group_root(former_t* former, emp_op_t* root) {
  group_t group = {{NULL}, 0};
  emp_op_t* before = init_producer(root);
  if (before) group.ops[group.count++] = before;
  group.ops[group.count++] = root;
  emp_op_t* reader = single_reader(root);
  if (reader && has_same_loops(root, reader)) {
    group.ops[group.count++] = reader;
  }
  make_region(former, &group);
}

// Every reader will take a clone of the slice.
static bool only_groups_read(const emp_op_t* slice) {
  const emp_value_t* value = emp_op_result(slice, 0);
  for (const emp_operand_t* use = value->first_use; use; use = use->next_use) {
    const emp_op_t* reader = use->owner;
    if (is_structured(reader) && !is_fill(reader)) continue;
    if (emp_op_parent_of_kind(reader, EMP_OP_flow_dispatch_region)) continue;
    return false;
  }
  return true;
}

static void group_slice(former_t* former, emp_op_t* slice) {
  if (emp_slice_is_contiguous(slice) || only_groups_read(slice)) return;
  // Readers on the host get the copy; groups go on reading the source.
  emp_value_t* value = emp_op_result(slice, 0);
  emp_op_t* copy = copy_of(former, slice);
  if (!copy) return;
  for (emp_operand_t *use = value->first_use, *next; use; use = next) {
    next = use->next_use;
    if (use->owner == copy || is_structured(use->owner)) continue;
    for (uint32_t i = 0; i < use->owner->operand_count; ++i) {
      if (&use->owner->operands[i] != use) continue;
      emp_op_set_operand(use->owner, i, emp_op_result(copy, 0));
      break;
    }
  }
  make_region(former, &(group_t){{copy}, 1});
}

static void group_insertion(former_t* former, emp_op_t* insertion) {
  if (emp_slice_is_contiguous(insertion)) return;
  make_region(former, &(group_t){{insertion}, 1});
}

static bool is_barrier_op(const emp_op_t* op) {
  switch (op->info->kind) {
    case EMP_OP_flow_executable:
    case EMP_OP_flow_dispatch_region:
    case EMP_OP_flow_dispatch_workgroups:
    case EMP_OP_stream_executable:
    case EMP_OP_hal_executable:
      return true;
    default:
      return emp_linalg_is_structured(op);
  }
}

static void form_op(former_t* former, emp_op_t* op) {
  if (emp_op_parent_of_kind(op, EMP_OP_flow_dispatch_region)) return;
  if (is_root(op)) {
    group_root(former, op);
  } else if ((is_parallel(op) && !is_fill(op)) ||
             (emp_op_is(op, EMP_OP_tensor_from_elements) &&
              op->operand_count > 1)) {
    make_region(former, &(group_t){{op}, 1});
  } else if (emp_op_is(op, EMP_OP_tensor_extract_slice)) {
    group_slice(former, op);
  } else if (emp_op_is(op, EMP_OP_tensor_insert_slice)) {
    group_insertion(former, op);
  }
}

typedef struct found_s {
  emp_arena_t* arena;
  emp_op_list_t list;
} found_t;

static emp_walk_t find_ops(void* user, emp_op_t* op) {
  found_t* found = user;
  emp_array_push(found->arena, &found->list, op);
  return is_barrier_op(op) ? EMP_WALK_SKIP : EMP_WALK_ON;
}

bool emp_pass_form_dispatch_regions(emp_pass_ctx_t* pass) {
  former_t former = {.pass = pass, .arena = pass->scratch};
  found_t found = {.arena = pass->scratch};
  emp_walk_pre(pass->op, find_ops, &found);
  // Roots first, from the last one up: an elementwise op that could follow two
  // of them goes with the later.
  for (size_t i = found.list.count; i-- > 0 && !former.failed;) {
    if (is_root(found.list.items[i])) form_op(&former, found.list.items[i]);
  }
  for (size_t i = 0; i < found.list.count && !former.failed; ++i) {
    if (!is_root(found.list.items[i])) form_op(&former, found.list.items[i]);
  }
  if (former.failed) return false;
  emp_op_list_t regions =
      emp_collect(pass->op, EMP_OP_flow_dispatch_region, pass->scratch);
  for (size_t i = 0; i < regions.count; ++i) {
    clone_into(&former, regions.items[i]);
  }
  return true;
}

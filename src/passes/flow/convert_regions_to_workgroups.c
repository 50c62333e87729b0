// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// convert-regions-to-workgroups: closes each flow.dispatch.region, so that all
// it uses comes in through arguments and all it makes goes out through them.
//
// Before:
//   %y = flow.dispatch.region -> (tensor<?xf32>{%n}) {
//     %r = linalg.exp ins(%x : tensor<?xf32>) outs(..)
//     flow.return %r : tensor<?xf32>
//   }
// After:
//   %y = flow.dispatch.workgroups[%n](%x, %n) :
//       (tensor<?xf32>{%n}, index) -> tensor<?xf32>{%n} =
//       (%a: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>,
//        %d: index,
//        %o: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?xf32>>) {
//     %t = iree_tensor_ext.dispatch.tensor.load %a, offsets = [0],
//         sizes = [%d], strides = [1] : ..{%d} -> tensor<?xf32>
//     %r = linalg.exp ins(%t) outs(..)
//     iree_tensor_ext.dispatch.tensor.store %r, %o, offsets = [0],
//         sizes = [%d], strides = [1] : tensor<?xf32> -> ..{%d}
//     flow.return
//   } count(%w: index) -> (index, index, index) { .. }
// Arguments: what the body captures, in order of first use, then the dynamic
// dims that it lacks, then one for each result. A slice of a captured tensor
// becomes the offsets of its load. A result that is an insertion into a
// captured tensor is tied to it (readwrite) and the insertion becomes the
// offsets of the store. The workload is the distinct dynamic dims in argument
// order.
//
// Right, because loads and stores of whole tensors are the identity. Ends: each
// region is converted once.
#include "base/array.h"
#include "base/assert.h"
#include "dialects/linalg/linalg.h"
#include "dialects/op_kinds.h"
#include "passes/common/build_groups.h"
#include "passes/common/tensor_build.h"
#include "passes/passes.h"

typedef struct value_list_s {
  emp_value_t** items;
  size_t count, capacity;
} value_list_t;

typedef struct closer_s {
  emp_pass_ctx_t* pass;
  emp_context_t* context;
  emp_arena_t* arena;
  emp_op_t* region;
  emp_op_t* insertion[EMP_MAX_RANK];  // of each tied result, or NULL
  value_list_t captures;              // also dims that have to come in
  value_list_t argument_dims;         // `?` of captured tensors
  value_list_t result_dims;
  value_list_t workload;
  emp_ptr_map_t inside;  // value outside -> value inside
  emp_block_t* body;     // of the new op
  emp_rewriter_t b;      // at the head of the body
} closer_t;

static bool is_tensor(const emp_value_t* value) {
  return value->type->kind == EMP_TYPE_TENSOR;
}

static bool list_has(const value_list_t* list, const emp_value_t* value) {
  for (size_t i = 0; i < list->count; ++i) {
    if (list->items[i] == value) return true;
  }
  return false;
}

static void add_once(closer_t* closer, value_list_t* list, emp_value_t* value) {
  if (!list_has(list, value)) emp_array_push(closer->arena, list, value);
}

static bool is_defined_inside(const closer_t* closer,
                              const emp_value_t* value) {
  const emp_block_t* block = emp_value_block(value);
  while (block) {
    const emp_op_t* parent = block->region->parent;
    if (parent == closer->region) return true;
    block = parent ? parent->block : NULL;
  }
  return false;
}

// -- what comes in -----------------------------------------------------------

static emp_walk_t visit_capture(void* user, emp_op_t* op) {
  closer_t* closer = user;
  if (op == closer->region) return EMP_WALK_ON;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    emp_value_t* value = emp_op_operand(op, i);
    if (!is_defined_inside(closer, value)) {
      add_once(closer, &closer->captures, value);
    }
  }
  return EMP_WALK_ON;
}

static bool say_unknown_dim(closer_t* closer, const emp_value_t* tensor) {
  const emp_op_t* op = tensor->op ? tensor->op : closer->region;
  return emp_diag_flow_unknown_dim(closer->pass->sink, op->loc, op->info->name,
                                   emp_type_text(closer->arena, tensor->type));
}

static bool add_dims(closer_t* closer, emp_rewriter_t* b, emp_value_t* tensor,
                     value_list_t* list) {
  emp_value_t* dims[EMP_MAX_RANK];
  int count = emp_tensor_dynamic_dims(b, tensor, dims);
  if (count < 0) return say_unknown_dim(closer, tensor);
  for (int i = 0; i < count; ++i) {
    emp_array_push(closer->arena, list, dims[i]);
    add_once(closer, &closer->captures, dims[i]);
    add_once(closer, &closer->workload, dims[i]);
  }
  return true;
}

static bool gather_captures(closer_t* closer, emp_rewriter_t* b) {
  emp_walk_pre(closer->region, visit_capture, closer);
  // Dims of the captured tensors; the list grows by index values meanwhile.
  size_t tensors = closer->captures.count;
  for (size_t i = 0; i < tensors; ++i) {
    emp_value_t* value = closer->captures.items[i];
    if (!is_tensor(value)) continue;
    if (!add_dims(closer, b, value, &closer->argument_dims)) return false;
  }
  uint32_t first = 0, count = 0;
  emp_op_operand_group(closer->region, "result_dims", &first, &count);
  for (uint32_t i = 0; i < count; ++i) {
    emp_value_t* dim = emp_op_operand(closer->region, first + i);
    emp_array_push(closer->arena, &closer->result_dims, dim);
    add_once(closer, &closer->captures, dim);
    add_once(closer, &closer->workload, dim);
  }
  return true;
}

// -- results that are insertions ---------------------------------------------

// The insertion behind result `i` when it may write into its captured
// destination: the destination is read by nobody else inside.
static emp_op_t* find_insertion(const closer_t* closer, emp_value_t* result) {
  emp_op_t* op = emp_value_def(result);
  if (!op || !emp_op_is(op, EMP_OP_tensor_insert_slice)) return NULL;
  emp_value_t* dest = emp_op_operand(op, 1);
  if (is_defined_inside(closer, dest) || !emp_value_has_one_use(result)) {
    return NULL;
  }
  for (const emp_operand_t* use = dest->first_use; use; use = use->next_use) {
    if (use->owner != op && emp_op_is_ancestor(closer->region, use->owner)) {
      return NULL;
    }
  }
  return op;
}

static bool is_tied(const closer_t* closer, const emp_value_t* capture,
                    uint32_t* out_result) {
  for (uint32_t i = 0; i < closer->region->result_count; ++i) {
    if (closer->insertion[i] &&
        emp_op_operand(closer->insertion[i], 1) == capture) {
      *out_result = i;
      return true;
    }
  }
  return false;
}

// -- the new op --------------------------------------------------------------

static const emp_type_t* dispatch_type(const closer_t* closer,
                                       const char* access,
                                       const emp_type_t* type) {
  const emp_attr_t* params[] = {emp_attr_cstr(closer->context, access),
                                emp_attr_type(type)};
  return emp_type_named(closer->context, "iree_tensor_ext.dispatch.tensor",
                        params, 2);
}

static const emp_attr_t* tied_operands(const closer_t* closer) {
  uint32_t results = closer->region->result_count;
  const emp_attr_t** items =
      emp_arena_new_array(closer->arena, const emp_attr_t*, results + 1);
  bool any = false;
  for (uint32_t i = 0; i < results; ++i) {
    int64_t tied = -1;
    for (size_t k = 0; k < closer->captures.count; ++k) {
      uint32_t result = 0;
      if (is_tied(closer, closer->captures.items[k], &result) && result == i) {
        tied = (int64_t)k;  // counts the arguments
      }
    }
    any |= tied >= 0;
    items[i] = emp_attr_index(closer->context, tied);
  }
  return any ? emp_attr_array(closer->context, items, results) : NULL;
}

// Argument types of the body: captures, then results that are not tied.
static size_t body_types(const closer_t* closer, const emp_type_t** types) {
  size_t count = 0;
  uint32_t result = 0;
  for (size_t i = 0; i < closer->captures.count; ++i) {
    emp_value_t* value = closer->captures.items[i];
    types[count++] =
        !is_tensor(value)
            ? value->type
            : dispatch_type(
                  closer,
                  is_tied(closer, value, &result) ? "readwrite" : "readonly",
                  value->type);
  }
  for (uint32_t i = 0; i < closer->region->result_count; ++i) {
    if (closer->insertion[i]) continue;
    types[count++] = dispatch_type(closer, "writeonly",
                                   emp_op_result(closer->region, i)->type);
  }
  return count;
}

static emp_op_t* build_op(closer_t* closer, emp_rewriter_t* b) {
  emp_op_t* region = closer->region;
  const emp_type_t** results = emp_arena_new_array(
      closer->arena, const emp_type_t*, region->result_count + 1);
  for (uint32_t i = 0; i < region->result_count; ++i) {
    results[i] = emp_op_result(region, i)->type;
  }
  const emp_group_t groups[] = {
      {"workload", closer->workload.items, closer->workload.count},
      {"arguments", closer->captures.items, closer->captures.count},
      {"argument_dims", closer->argument_dims.items,
       closer->argument_dims.count},
      {"result_dims", closer->result_dims.items, closer->result_dims.count}};
  emp_op_t* op = emp_build_groups(
      b, EMP_OP_flow_dispatch_workgroups, groups, .results = results,
      .result_count = region->result_count, .region_count = 2);
  const emp_attr_t* tied = tied_operands(closer);
  if (tied) emp_op_set_attr(op, "tied_operands", tied);
  const emp_type_t** types =
      emp_arena_new_array(closer->arena, const emp_type_t*,
                          closer->captures.count + region->result_count + 1);
  size_t count = body_types(closer, types);
  closer->body = emp_build_block(b, &op->regions[0], types, count);
  return op;
}

// -- loads and stores --------------------------------------------------------

static emp_value_t* inside_value(const closer_t* closer, emp_value_t* value) {
  emp_value_t* found = emp_ptr_map_get(&closer->inside, value);
  return found ? found : value;
}

// The `?` of a tensor outside as values inside, from a list of dims outside.
static size_t dims_inside(const closer_t* closer, const emp_type_t* type,
                          emp_value_t* const* dims, emp_value_t** out_dims,
                          emp_slice_t* out_whole) {
  size_t count = 0;
  out_whole->count = type->rank;
  for (uint32_t k = 0; k < type->rank; ++k) {
    out_whole->offsets[k] = emp_index_const(0);
    out_whole->strides[k] = emp_index_const(1);
    out_whole->sizes[k] = emp_index_const(type->dims[k]);
    if (type->dims[k] != EMP_DIM_DYNAMIC) continue;
    emp_value_t* dim = inside_value(closer, dims[count]);
    out_dims[count++] = dim;
    out_whole->sizes[k] = (emp_index_t){dim, 0};
  }
  return count;
}

typedef struct slice_parts_s {
  const emp_attr_t *offsets, *sizes, *strides;
  emp_value_t* values[3][EMP_MAX_RANK];
  size_t counts[3];
} slice_parts_t;

static void split_slice(const closer_t* closer, const emp_slice_t* slice,
                        slice_parts_t* out) {
  out->counts[0] =
      emp_indices_split(closer->context, slice->offsets, slice->count,
                        &out->offsets, out->values[0]);
  out->counts[1] = emp_indices_split(closer->context, slice->sizes,
                                     slice->count, &out->sizes, out->values[1]);
  out->counts[2] =
      emp_indices_split(closer->context, slice->strides, slice->count,
                        &out->strides, out->values[2]);
}

static emp_value_t* build_load(closer_t* closer, emp_rewriter_t* b,
                               emp_value_t* source, emp_value_t* const* dims,
                               size_t dim_count, const emp_slice_t* slice,
                               const emp_type_t* type) {
  slice_parts_t parts;
  split_slice(closer, slice, &parts);
  const emp_group_t groups[] = {EMP_GROUP("source", source),
                                {"source_dims", dims, dim_count},
                                {"offsets", parts.values[0], parts.counts[0]},
                                {"sizes", parts.values[1], parts.counts[1]},
                                {"strides", parts.values[2], parts.counts[2]}};
  emp_op_t* op = emp_build_groups(
      b, EMP_OP_iree_tensor_ext_dispatch_tensor_load, groups, EMP_TYPES(type),
      EMP_ATTRS(EMP_ATTR("static_offsets", parts.offsets),
                EMP_ATTR("static_sizes", parts.sizes),
                EMP_ATTR("static_strides", parts.strides)));
  return emp_op_result(op, 0);
}

static void build_store(closer_t* closer, emp_rewriter_t* b, emp_value_t* value,
                        emp_value_t* target, emp_value_t* const* dims,
                        size_t dim_count, const emp_slice_t* slice) {
  slice_parts_t parts;
  split_slice(closer, slice, &parts);
  const emp_group_t groups[] = {EMP_GROUP("value", value),
                                EMP_GROUP("target", target),
                                {"target_dims", dims, dim_count},
                                {"offsets", parts.values[0], parts.counts[0]},
                                {"sizes", parts.values[1], parts.counts[1]},
                                {"strides", parts.values[2], parts.counts[2]}};
  emp_build_groups(b, EMP_OP_iree_tensor_ext_dispatch_tensor_store, groups,
                   EMP_ATTRS(EMP_ATTR("static_offsets", parts.offsets),
                             EMP_ATTR("static_sizes", parts.sizes),
                             EMP_ATTR("static_strides", parts.strides)));
}

static emp_walk_t replace_captures(void* user, emp_op_t* op) {
  const closer_t* closer = user;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    emp_value_t* found =
        emp_ptr_map_get(&closer->inside, emp_op_operand(op, i));
    if (found) emp_op_set_operand(op, i, found);
  }
  return EMP_WALK_ON;
}

// Slices of captured tensor `value` become loads of their own.
static void load_slices(closer_t* closer, emp_value_t* value, emp_value_t* arg,
                        emp_value_t* const* dims, size_t dim_count) {
  for (emp_operand_t *use = value->first_use, *next; use; use = next) {
    next = use->next_use;
    emp_op_t* op = use->owner;
    emp_slice_t slice;
    if (!emp_op_is(op, EMP_OP_tensor_extract_slice) ||
        !emp_op_is_ancestor(closer->region, op) ||
        !emp_slice_read_as_written(op, &slice)) {
      continue;
    }
    emp_rewriter_t b = emp_build_before(op);
    b.scratch = closer->arena;
    emp_value_t* load = build_load(closer, &b, arg, dims, dim_count, &slice,
                                   emp_op_result(op, 0)->type);
    emp_replace_op(&b, op, &load, 1);
    next = value->first_use;  // the list has changed
  }
}

static bool is_used_inside(const closer_t* closer, const emp_value_t* value) {
  for (const emp_operand_t* use = value->first_use; use; use = use->next_use) {
    if (use->owner != closer->region &&
        emp_op_is_ancestor(closer->region, use->owner)) {
      return true;
    }
  }
  return false;
}

// Binds captures to the arguments: scalars directly, tensors by loads.
static void bind_captures(closer_t* closer) {
  for (size_t i = 0; i < closer->captures.count; ++i) {
    emp_value_t* value = closer->captures.items[i];
    if (!is_tensor(value)) {
      emp_ptr_map_set(&closer->inside, value, closer->body->args[i]);
    }
  }
  size_t next_dim = 0;
  for (size_t i = 0; i < closer->captures.count; ++i) {
    emp_value_t* value = closer->captures.items[i];
    if (!is_tensor(value)) continue;
    emp_value_t* dims[EMP_MAX_RANK];
    emp_slice_t whole;
    uint32_t result = 0;
    size_t dim_count =
        dims_inside(closer, value->type, closer->argument_dims.items + next_dim,
                    dims, &whole);
    next_dim += dim_count;
    if (is_tied(closer, value, &result)) continue;
    load_slices(closer, value, closer->body->args[i], dims, dim_count);
    if (!is_used_inside(closer, value)) continue;
    emp_value_t* load = build_load(closer, &closer->b, closer->body->args[i],
                                   dims, dim_count, &whole, value->type);
    emp_ptr_map_set(&closer->inside, value, load);
  }
}

// The dims of captured tensor number `capture` in argument_dims.
static emp_value_t* const* dims_of_capture(const closer_t* closer,
                                           const emp_value_t* tensor) {
  size_t next_dim = 0;
  for (size_t i = 0; i < closer->captures.count; ++i) {
    const emp_value_t* value = closer->captures.items[i];
    if (value == tensor) break;
    if (is_tensor(value)) next_dim += emp_type_dynamic_dim_count(value->type);
  }
  return closer->argument_dims.items + next_dim;
}

static void store_insertion(closer_t* closer, emp_rewriter_t* b, uint32_t i) {
  emp_op_t* insertion = closer->insertion[i];
  emp_value_t* dest = emp_op_operand(insertion, 1);
  emp_value_t* dims[EMP_MAX_RANK];
  emp_slice_t whole, slice;
  size_t dim_count = dims_inside(closer, dest->type,
                                 dims_of_capture(closer, dest), dims, &whole);
  emp_slice_read_as_written(insertion, &slice);
  for (size_t k = 0; k < closer->captures.count; ++k) {
    if (closer->captures.items[k] != dest) continue;
    build_store(closer, b, emp_op_operand(insertion, 0), closer->body->args[k],
                dims, dim_count, &slice);
  }
}

static void store_results(closer_t* closer) {
  emp_op_t* yield = emp_block_terminator(closer->body);
  emp_rewriter_t b = emp_build_before(yield);
  b.scratch = closer->arena;
  size_t next_arg = closer->captures.count;
  size_t next_dim = 0;
  for (uint32_t i = 0; i < closer->region->result_count; ++i) {
    emp_value_t* value = emp_op_operand(yield, i);
    const emp_type_t* type = emp_op_result(closer->region, i)->type;
    emp_value_t* dims[EMP_MAX_RANK];
    emp_slice_t whole;
    size_t dim_count = dims_inside(
        closer, type, closer->result_dims.items + next_dim, dims, &whole);
    next_dim += dim_count;
    if (closer->insertion[i]) {
      store_insertion(closer, &b, i);
    } else {
      build_store(closer, &b, value, closer->body->args[next_arg++], dims,
                  dim_count, &whole);
    }
  }
  while (yield->operand_count)
    emp_op_erase_operand(yield, 0);
  for (uint32_t i = 0; i < closer->region->result_count; ++i) {
    if (closer->insertion[i]) emp_op_erase(closer->insertion[i]);
  }
}

// -- the number of workgroups ------------------------------------------------

static void build_count(closer_t* closer, emp_rewriter_t* b, emp_op_t* op) {
  if (closer->region->region_count > 1 && closer->region->regions[1].first) {
    emp_region_take(&op->regions[1], &closer->region->regions[1]);
    return;
  }
  const emp_type_t** types = emp_arena_new_array(
      closer->arena, const emp_type_t*, closer->workload.count + 1);
  for (size_t i = 0; i < closer->workload.count; ++i) {
    types[i] = emp_type_index(closer->context);
  }
  emp_block_t* block =
      emp_build_block(b, &op->regions[1], types, closer->workload.count);
  emp_rewriter_t in = emp_build_at_end(b->context, b->arena, block);
  in.loc = b->loc;
  const emp_type_t* index = emp_type_index(closer->context);
  emp_op_t* count = emp_build_op(
      &in, EMP_OP_iree_tensor_ext_dispatch_workgroup_count_from_slice,
      .operands = block->args, .operand_count = block->arg_count,
      EMP_TYPES(index, index, index));
  emp_build_op(&in, EMP_OP_flow_return,
               EMP_VALUES(emp_op_result(count, 0), emp_op_result(count, 1),
                          emp_op_result(count, 2)));
}

// A region that says its own workgroup count also says its workload.
static void take_workload(closer_t* closer) {
  uint32_t first = 0, count = 0;
  if (closer->region->region_count < 2 || !closer->region->regions[1].first) {
    return;
  }
  closer->workload.count = 0;
  emp_op_operand_group(closer->region, "workload", &first, &count);
  for (uint32_t i = 0; i < count; ++i) {
    emp_array_push(closer->arena, &closer->workload,
                   emp_op_operand(closer->region, first + i));
  }
}

static bool close_region(emp_pass_ctx_t* pass, emp_op_t* region) {
  closer_t closer = {.pass = pass,
                     .context = pass->context,
                     .arena = pass->scratch,
                     .region = region,
                     .inside = {.arena = pass->scratch}};
  emp_op_t* yield = emp_block_terminator(region->regions[0].first);
  if (region->result_count > EMP_MAX_RANK) {
    return emp_diag_flow_too_many_results(pass->sink, region->loc,
                                          (unsigned)region->result_count,
                                          (unsigned)EMP_MAX_RANK);
  }
  for (uint32_t i = 0; i < region->result_count; ++i) {
    closer.insertion[i] = find_insertion(&closer, emp_op_operand(yield, i));
  }
  emp_rewriter_t b = emp_build_before(region);
  b.scratch = pass->scratch;
  if (!gather_captures(&closer, &b)) return false;
  take_workload(&closer);
  emp_op_t* op = build_op(&closer, &b);
  closer.b = emp_build_at_end(b.context, b.arena, closer.body);
  closer.b.scratch = pass->scratch;
  closer.b.loc = region->loc;
  bind_captures(&closer);
  emp_block_t* old = region->regions[0].first;
  while (old->first) {
    emp_op_t* moved = old->first;
    emp_op_unlink(moved);
    emp_op_append(moved, closer.body);
  }
  for (emp_op_t* i = closer.body->first; i; i = i->next) {
    emp_walk_pre(i, replace_captures, &closer);
  }
  store_results(&closer);
  build_count(&closer, &b, op);
  emp_replace_op_with(&b, region, op);
  return true;
}

bool emp_pass_convert_regions_to_workgroups(emp_pass_ctx_t* pass) {
  emp_op_list_t regions =
      emp_collect(pass->op, EMP_OP_flow_dispatch_region, pass->scratch);
  bool ok = true;
  for (size_t i = 0; i < regions.count; ++i) {
    ok &= close_region(pass, regions.items[i]);
  }
  return ok;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// materialize-copy-on-write: an op that writes into a value writes into a copy,
// unless nobody can see the difference.
//
// Before:
//   %1 = stream.async.update %u, %0[..] ..     // %0 is read again below
//   use(%0), use(%1)
// After:
//   %a = stream.async.alloca : ..
//   %c = stream.async.copy %0[..], %a[..] ..
//   %1 = stream.async.update %u, %c[..] ..
//   use(%0), use(%1)
//
// Writing in place needs that the write is the last use of the value (in its
// block, over all iterations of loops, in both arms of branches) and that the
// storage is ours: made by an alloca, given away by the caller, or a loop's
// carried value all of whose sources are ours; those that are not are copied
// once where they enter the loop.
//
// A value that a branch chooses and a loop carries is copied too, where it
// leaves the iteration: otherwise an old value could be kept for any number of
// iterations, and storage that is written in turn (carried_state) would reach
// it.
//
// Right, because values keep what they held until their last use. Ends: one
// visit of each op; copies added here need no copies themselves.
#include "base/array.h"
#include "dialects/op_kinds.h"
#include "passes/passes.h"
#include "passes/stream/stream_build.h"

typedef struct cow_s {
  emp_pass_ctx_t* pass;
  emp_ptr_map_t claimed;  // block arguments whose sources are ours
  bool failed;
} cow_t;

static bool claim(cow_t* c, emp_value_t* value, emp_value_t* bytes);

static uint32_t uses_in(const emp_value_t* value, const emp_op_t* op) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (emp_op_operand(op, i) == value) ++count;
  }
  return count;
}

// `op` may have the storage of its operand for itself.
static bool is_given_away(cow_t* c, emp_value_t* value, emp_op_t* op,
                          emp_value_t* bytes) {
  return uses_in(value, op) == 1 && emp_stream_is_last_use(value, op) &&
         claim(c, value, bytes);
}

// Makes operand `i` of `op` a value whose storage is ours. False when its size
// is not known there.
static bool own_operand(cow_t* c, emp_op_t* op, uint32_t i,
                        emp_value_t* bytes) {
  emp_value_t* value = emp_op_operand(op, i);
  if (is_given_away(c, value, op, bytes)) return true;
  emp_rewriter_t b = emp_build_before(op);
  b.scratch = c->pass->scratch;
  emp_value_t* stated = emp_stream_value_bytes(value);
  emp_value_t* size = stated != NULL ? stated : bytes;
  size = size != NULL ? emp_stream_rematerialize(&b, size) : NULL;
  if (size == NULL) return false;
  emp_op_set_operand(
      op, i, emp_stream_clone(&b, value, size, emp_stream_index(&b, 0), size));
  return true;
}

static bool claim_for(cow_t* c, emp_value_t* arg, emp_op_t* loop,
                      emp_value_t* bytes) {
  if (arg->index == 0) return false;
  uint32_t k = arg->index - 1;
  emp_op_t* yield = emp_block_terminator(arg->block);
  return own_operand(c, loop, 3 + k, bytes) && own_operand(c, yield, k, bytes);
}

// An argument of either region of an scf.while.
static bool claim_while(cow_t* c, emp_value_t* arg, emp_op_t* loop,
                        emp_value_t* bytes) {
  emp_block_t* before = loop->regions[0].first;
  emp_block_t* after = loop->regions[1].first;
  if (arg->block == before) {
    return own_operand(c, loop, arg->index, bytes) &&
           own_operand(c, emp_block_terminator(after), arg->index, bytes);
  }
  return own_operand(c, emp_block_terminator(before), arg->index + 1, bytes);
}

static bool claim_argument(cow_t* c, emp_value_t* arg, emp_value_t* bytes) {
  if (emp_ptr_map_has(&c->claimed, arg)) return true;
  emp_op_t* loop = arg->block->region->parent;
  emp_ptr_map_set(&c->claimed, arg, arg);
  if (emp_op_is(loop, EMP_OP_scf_for)) return claim_for(c, arg, loop, bytes);
  if (emp_op_is(loop, EMP_OP_scf_while)) {
    return claim_while(c, arg, loop, bytes);
  }
  return false;
}

// The storage behind the value is ours to write; arranges what is needed for
// that. `bytes` is the size, or NULL.
static bool claim(cow_t* c, emp_value_t* value, emp_value_t* bytes) {
  emp_op_t* def = emp_value_def(value);
  if (def == NULL) return claim_argument(c, value, bytes);
  if (emp_stream_target(def, value->index) >= 0) return true;  // was claimed
  switch (def->info->kind) {
    case EMP_OP_stream_async_alloca:
    case EMP_OP_stream_resource_alloc:
      return true;
    case EMP_OP_stream_tensor_import:
      return emp_op_has_attr(def, "consume");
    case EMP_OP_util_global_load:
      return emp_op_has_attr(def, "emplace.owned");
    case EMP_OP_stream_timepoint_await:
    case EMP_OP_stream_async_cast:
      return is_given_away(c, emp_op_operand(def, value->index), def, bytes);
    default:
      return false;
  }
}

static void visit_target(cow_t* c, emp_op_t* op, uint32_t operand,
                         emp_value_t* bytes) {
  emp_value_t* value = emp_op_operand(op, operand);
  if (!is_given_away(c, value, op, bytes)) {
    emp_rewriter_t b = emp_build_before(op);
    b.scratch = c->pass->scratch;
    value = emp_stream_clone(&b, value, bytes, emp_stream_index(&b, 0), bytes);
    emp_op_set_operand(op, operand, value);
  }
  // A copy further up may have changed the lifetime of what comes in.
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (emp_stream_target(op, i) == (int)operand) {
      op->results[i].type = value->type;
    }
  }
}

// -- values that branches choose ---------------------------------------------

static bool is_choice(const emp_op_t* op) {
  return op != NULL && (emp_op_is(op, EMP_OP_scf_if) ||
                        emp_op_is(op, EMP_OP_scf_index_switch) ||
                        emp_op_is(op, EMP_OP_arith_select));
}

static emp_value_t* chosen(const emp_op_t* op, uint32_t arm, uint32_t index) {
  if (op->region_count == 0) return emp_op_operand(op, arm + 1);  // select
  emp_block_t* block = op->regions[arm].first;
  emp_op_t* end = block != NULL ? emp_block_terminator(block) : NULL;
  return end != NULL ? emp_op_operand(end, index) : NULL;
}

// Every arm makes storage of its own for the value.
static bool is_always_new(const emp_op_t* op, uint32_t index) {
  if (op->region_count == 0) return false;
  for (uint32_t arm = 0; arm < op->region_count; ++arm) {
    emp_value_t* value = chosen(op, arm, index);
    if (value == NULL) return false;
    value = emp_stream_root(value);
    emp_op_t* def = emp_value_def(value);
    if (def == NULL || def->block->region != &op->regions[arm]) return false;
    bool fresh = emp_op_is(def, EMP_OP_stream_async_alloca) ||
                 (is_choice(def) && is_always_new(def, value->index));
    if (!fresh) return false;
  }
  return true;
}

// The size that some source of the value states.
static emp_value_t* bytes_of_source(emp_value_t* value, int depth) {
  emp_value_t* bytes = emp_stream_value_bytes(value);
  emp_op_t* def = emp_value_def(value);
  if (bytes != NULL || depth == 0) return bytes;
  if (is_choice(def)) {
    for (uint32_t arm = 0; arm < 2 && bytes == NULL; ++arm) {
      emp_value_t* source = chosen(def, arm, value->index);
      if (source != NULL) bytes = bytes_of_source(source, depth - 1);
    }
  } else if (def == NULL && value->index > 0) {
    emp_op_t* loop = value->block->region->parent;
    if (emp_op_is(loop, EMP_OP_scf_for)) {
      bytes =
          bytes_of_source(emp_op_operand(loop, value->index + 2), depth - 1);
    }
  }
  return bytes;
}

static void copy_choices(cow_t* c, emp_op_t* end) {
  for (uint32_t i = 0; i < end->operand_count; ++i) {
    emp_value_t* value = emp_op_operand(end, i);
    if (!emp_type_is_stream_resource(value->type)) continue;
    emp_value_t* root = emp_stream_root(value);
    emp_op_t* def = emp_value_def(root);
    if (!is_choice(def) || is_always_new(def, root->index)) continue;
    emp_rewriter_t b = emp_build_before(end);
    b.scratch = c->pass->scratch;
    emp_value_t* bytes = bytes_of_source(value, 8);
    if (bytes == NULL) bytes = bytes_of_source(root, 8);
    bytes = bytes != NULL ? emp_stream_rematerialize(&b, bytes) : NULL;
    if (bytes == NULL) {
      emp_diag_unknown_bytes(c->pass->sink, end->loc, end->info->name);
      c->failed = true;
      continue;
    }
    emp_op_set_operand(
        end, i,
        emp_stream_clone(&b, value, bytes, emp_stream_index(&b, 0), bytes));
  }
}

// Hands values to the next iteration.
static bool ends_iteration(const emp_op_t* op) {
  const emp_op_t* parent = emp_op_parent(op);
  return emp_op_is(op, EMP_OP_scf_condition) ||
         (emp_op_is(op, EMP_OP_scf_yield) && parent != NULL &&
          (emp_op_is(parent, EMP_OP_scf_for) ||
           emp_op_is(parent, EMP_OP_scf_while)));
}

static emp_walk_t visit(void* user, emp_op_t* op) {
  cow_t* c = user;
  if (ends_iteration(op)) copy_choices(c, op);
  if (!emp_stream_is_async(op)) return EMP_WALK_ON;
  size_t count = 0;
  emp_stream_access_t* accesses =
      emp_stream_accesses(c->pass->scratch, op, &count);
  for (uint32_t i = 0; i < op->result_count; ++i) {
    int target = emp_stream_target(op, i);
    for (size_t k = 0; k < count; ++k) {
      if ((int)accesses[k].operand == target) {
        visit_target(c, op, (uint32_t)target, accesses[k].resource_bytes);
      }
    }
  }
  return EMP_WALK_ON;
}

bool emp_pass_materialize_copy_on_write(emp_pass_ctx_t* pass) {
  cow_t c = {.pass = pass, .claimed = {.arena = pass->scratch}};
  emp_walk_pre(pass->op, visit, &c);
  return !c.failed;
}

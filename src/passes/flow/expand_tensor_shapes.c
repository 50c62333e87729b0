// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expand-tensor-shapes: where a tensor of dynamic shape goes through control
// flow, its sizes go along as index values; flow.tensor.tie_shape says which
// belong to which.
//
// Before:
//   %r = scf.for %i = %a to %b step %c iter_args(%t = %x) -> (tensor<?xf32>) {
//     ... scf.yield %u : tensor<?xf32>
//   }
// After:
//   %r, %n = scf.for %i = %a to %b step %c iter_args(%t = %x, %m = %d)
//       -> (tensor<?xf32>, index) {
//     %s = flow.tensor.tie_shape %t : tensor<?xf32>{%m}
//     ... scf.yield %u, %k : tensor<?xf32>, index
//   }
//   %q = flow.tensor.tie_shape %r : tensor<?xf32>{%n}
// A size that every way through the op leaves the same is taken from outside
// instead (%d above, when %k is %m), so that sizes stay visible to the size
// queries of the stream phase. scf.for, while, if, index_switch,
// execute_region; blocks; private functions and their calls.
//
// Right, because a tie is the identity and the carried values are the sizes of
// the carried tensors at each point. Ends: one walk.
#include "base/array.h"
#include "base/assert.h"
#include "dialects/op_kinds.h"
#include "ir/symbol.h"
#include "passes/common/tensor_dims.h"
#include "passes/passes.h"

typedef struct value_list_s {
  emp_value_t** items;
  size_t count, capacity;
} value_list_t;

typedef struct expander_s {
  emp_pass_ctx_t* pass;
  emp_arena_t* arena;
  bool failed;
} expander_t;

static void expand_region(expander_t* expander, emp_region_t* region);

static bool is_dynamic_tensor(const emp_type_t* type) {
  return type->kind == EMP_TYPE_TENSOR && emp_type_dynamic_dim_count(type) != 0;
}

static bool has_dynamic_results(const emp_op_t* op) {
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (is_dynamic_tensor(emp_op_result(op, i)->type)) return true;
  }
  return false;
}

// Appends the `?` of operands [first, first + count) of `op`.
static void add_dims(expander_t* expander, emp_op_t* op, uint32_t first,
                     uint32_t count, value_list_t* list) {
  emp_rewriter_t b = emp_build_before(op);
  for (uint32_t i = 0; i < count; ++i) {
    emp_value_t* tensor = emp_op_operand(op, first + i);
    if (!is_dynamic_tensor(tensor->type)) continue;
    emp_value_t* dims[EMP_MAX_RANK];
    int found = emp_tensor_dynamic_dims(&b, tensor, dims);
    if (found < 0) {
      expander->failed = true;
      const emp_op_t* def = tensor->op ? tensor->op : op;
      emp_diag_flow_unknown_dim(expander->pass->sink, def->loc, def->info->name,
                                emp_type_text(expander->arena, tensor->type));
      return;
    }
    for (int k = 0; k < found; ++k) {
      emp_array_push(expander->arena, list, dims[k]);
    }
  }
}

static void append_operands(emp_op_t* op, const value_list_t* list) {
  for (size_t i = 0; i < list->count; ++i) {
    emp_op_insert_operand(op, op->operand_count, list->items[i]);
  }
}

// The op again with more operands at its end and more index results.
static emp_op_t* rebuild(expander_t* expander, emp_op_t* op,
                         const value_list_t* operands, size_t results) {
  emp_rewriter_t b = emp_build_before(op);
  b.scratch = expander->arena;
  size_t operand_count = op->operand_count + operands->count;
  size_t result_count = op->result_count + results;
  emp_value_t** values =
      emp_arena_new_array(expander->arena, emp_value_t*, operand_count + 1);
  const emp_type_t** types =
      emp_arena_new_array(expander->arena, const emp_type_t*, result_count + 1);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    values[i] = emp_op_operand(op, i);
  }
  for (size_t i = 0; i < operands->count; ++i) {
    values[op->operand_count + i] = operands->items[i];
  }
  for (size_t i = 0; i < result_count; ++i) {
    types[i] = i < op->result_count ? emp_op_result(op, (uint32_t)i)->type
                                    : emp_type_index(b.context);
  }
  emp_op_t* made = emp_build_op(&b, op->info->kind, .operands = values,
                                .operand_count = operand_count,
                                .results = types, .result_count = result_count,
                                .attrs = op->attrs ? op->attrs->entries : NULL,
                                .attr_count = op->attrs ? op->attrs->count : 0,
                                .region_count = op->region_count);
  for (uint32_t i = 0; i < op->region_count; ++i) {
    emp_region_take(&made->regions[i], &op->regions[i]);
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    emp_value_replace_uses(emp_op_result(op, i), emp_op_result(made, i));
  }
  emp_op_erase(op);
  return made;
}

// Ties `tensor` to the next of `dims` at the insertion point; all its other
// uses read the tie.
static void tie(emp_rewriter_t* b, emp_value_t* tensor,
                emp_value_t* const* dims, size_t* inout_next) {
  if (!is_dynamic_tensor(tensor->type)) return;
  uint32_t count = emp_type_dynamic_dim_count(tensor->type);
  emp_value_t* operands[EMP_MAX_RANK + 1] = {tensor};
  for (uint32_t k = 0; k < count; ++k)
    operands[k + 1] = dims[(*inout_next)++];
  emp_value_t* tied =
      emp_build_value(b, EMP_OP_flow_tensor_tie_shape, .operands = operands,
                      .operand_count = count + 1, EMP_TYPES(tensor->type));
  emp_value_replace_uses(tensor, tied);
  emp_op_set_operand(tied->op, 0, tensor);
}

// Adds an index argument for each `?` of the arguments from `first` on and
// ties them; returns the number of the first new argument.
static uint32_t tie_args(expander_t* expander, emp_block_t* block,
                         uint32_t first) {
  uint32_t old_count = block->arg_count;
  emp_op_t* parent = block->region->parent;
  const emp_type_t* index = emp_type_index(parent->context);
  for (uint32_t i = first; i < old_count; ++i) {
    if (!is_dynamic_tensor(block->args[i]->type)) continue;
    uint32_t count = emp_type_dynamic_dim_count(block->args[i]->type);
    for (uint32_t k = 0; k < count; ++k) {
      emp_block_add_arg(block, parent->arena, index, block->args[i]->loc);
    }
  }
  emp_rewriter_t b = emp_build_at_end(parent->context, parent->arena, block);
  emp_set_insertion_start(&b, block);
  b.loc = parent->loc;
  b.scratch = expander->arena;
  size_t next = 0;
  for (uint32_t i = first; i < old_count; ++i) {
    tie(&b, block->args[i], block->args + old_count, &next);
  }
  return old_count;
}

static void tie_results(expander_t* expander, emp_op_t* op, uint32_t old_count,
                        emp_value_t* const* dims) {
  emp_rewriter_t b = emp_build_after(op);
  b.scratch = expander->arena;
  size_t next = 0;
  for (uint32_t i = 0; i < old_count; ++i) {
    tie(&b, emp_op_result(op, i), dims, &next);
  }
}

static void expand_for(expander_t* expander, emp_op_t* op) {
  value_list_t inits = {0}, yields = {0};
  uint32_t old_count = op->result_count;
  if (!has_dynamic_results(op)) {
    expand_region(expander, &op->regions[0]);
    return;
  }
  add_dims(expander, op, 3, op->operand_count - 3, &inits);
  if (expander->failed) return;
  op = rebuild(expander, op, &inits, inits.count);
  emp_block_t* body = op->regions[0].first;
  uint32_t first_dim = tie_args(expander, body, 1);
  expand_region(expander, &op->regions[0]);
  if (expander->failed) return;
  emp_op_t* yield = emp_block_terminator(body);
  add_dims(expander, yield, 0, yield->operand_count, &yields);
  if (expander->failed) return;
  append_operands(yield, &yields);
  emp_value_t** dims =
      emp_arena_new_array(expander->arena, emp_value_t*, inits.count + 1);
  for (uint32_t i = 0; i < inits.count; ++i) {
    emp_value_t* arg = body->args[first_dim + i];
    dims[i] = emp_op_result(op, old_count + i);
    if (yields.items[i] != arg && yields.items[i] != inits.items[i]) continue;
    // The same in each iteration.
    dims[i] = inits.items[i];
    emp_value_replace_uses(arg, inits.items[i]);
  }
  tie_results(expander, op, old_count, dims);
}

// What a while loop hands from its condition to its body and out of it.
static void expand_while(expander_t* expander, emp_op_t* op) {
  value_list_t inits = {0}, forwards = {0}, yields = {0};
  uint32_t old_results = op->result_count;
  add_dims(expander, op, 0, op->operand_count, &inits);
  if (expander->failed) return;
  size_t result_dims = 0;
  for (uint32_t i = 0; i < old_results; ++i) {
    const emp_type_t* type = emp_op_result(op, i)->type;
    if (is_dynamic_tensor(type))
      result_dims += emp_type_dynamic_dim_count(type);
  }
  op = rebuild(expander, op, &inits, result_dims);
  emp_block_t* before = op->regions[0].first;
  emp_block_t* after = op->regions[1].first;
  uint32_t before_dim = tie_args(expander, before, 0);
  uint32_t after_dim = tie_args(expander, after, 0);
  expand_region(expander, &op->regions[0]);
  if (expander->failed) return;
  emp_op_t* condition = emp_block_terminator(before);
  add_dims(expander, condition, 1, condition->operand_count - 1, &forwards);
  if (expander->failed) return;
  append_operands(condition, &forwards);
  expand_region(expander, &op->regions[1]);
  if (expander->failed) return;
  emp_op_t* yield = emp_block_terminator(after);
  add_dims(expander, yield, 0, yield->operand_count, &yields);
  if (expander->failed) return;
  append_operands(yield, &yields);
  // A size that the condition forwards and the body hands back unchanged.
  for (uint32_t i = 0; i < inits.count; ++i) {
    emp_value_t* arg = before->args[before_dim + i];
    bool same = yields.items[i] == inits.items[i];
    for (uint32_t k = 0; k < forwards.count && !same; ++k) {
      same = forwards.items[k] == arg &&
             yields.items[i] == after->args[after_dim + k];
    }
    if (same) emp_value_replace_uses(arg, inits.items[i]);
  }
  emp_value_t** dims =
      emp_arena_new_array(expander->arena, emp_value_t*, result_dims + 1);
  for (uint32_t k = 0; k < result_dims; ++k) {
    uint32_t operand = condition->operand_count - (uint32_t)result_dims + k;
    emp_value_t* forward = emp_op_operand(condition, operand);
    dims[k] = emp_op_result(op, old_results + k);
    if (!emp_op_is_ancestor(op, emp_value_block(forward)->region->parent)) {
      dims[k] = forward;
      emp_value_replace_uses(after->args[after_dim + k], forward);
    }
  }
  tie_results(expander, op, old_results, dims);
}

// Ops whose regions each yield the results.
static void expand_branches(expander_t* expander, emp_op_t* op) {
  value_list_t none = {0};
  for (uint32_t i = 0; i < op->region_count && !expander->failed; ++i) {
    expand_region(expander, &op->regions[i]);
  }
  if (expander->failed || !has_dynamic_results(op)) return;
  value_list_t* yields =
      emp_arena_new_array(expander->arena, value_list_t, op->region_count);
  for (uint32_t i = 0; i < op->region_count; ++i) {
    emp_op_t* yield = emp_block_terminator(op->regions[i].last);
    add_dims(expander, yield, 0, yield->operand_count, &yields[i]);
    if (expander->failed) return;
    append_operands(yield, &yields[i]);
  }
  uint32_t old_count = op->result_count;
  size_t count = yields[0].count;
  op = rebuild(expander, op, &none, count);
  emp_value_t** dims =
      emp_arena_new_array(expander->arena, emp_value_t*, count + 1);
  for (uint32_t k = 0; k < count; ++k) {
    emp_value_t* first = yields[0].items[k];
    bool same = !emp_op_is_ancestor(op, emp_value_block(first)->region->parent);
    for (uint32_t i = 1; i < op->region_count; ++i) {
      same &= yields[i].items[k] == first;
    }
    dims[k] = same ? first : emp_op_result(op, old_count + k);
  }
  tie_results(expander, op, old_count, dims);
}

// -- functions and blocks ----------------------------------------------------

static bool takes_sizes(const emp_op_t* func) {
  return func && emp_op_is(func, EMP_OP_util_func) && emp_op_body(func) &&
         !emp_symbol_is_public(func);
}

static size_t count_dims(const emp_type_t* const* types, size_t count) {
  size_t dims = 0;
  for (size_t i = 0; i < count; ++i) {
    if (is_dynamic_tensor(types[i])) {
      dims += emp_type_dynamic_dim_count(types[i]);
    }
  }
  return dims;
}

static void expand_call(expander_t* expander, emp_op_t* op) {
  const emp_attr_t* callee = emp_op_attr(op, "callee");
  if (!takes_sizes(emp_symbol_lookup(op, callee))) return;
  value_list_t dims = {0};
  uint32_t old_count = op->result_count;
  size_t result_dims = 0;
  for (uint32_t i = 0; i < old_count; ++i) {
    const emp_type_t* type = emp_op_result(op, i)->type;
    result_dims += count_dims(&type, 1);
  }
  add_dims(expander, op, 0, op->operand_count, &dims);
  if (expander->failed || (dims.count == 0 && result_dims == 0)) return;
  op = rebuild(expander, op, &dims, result_dims);
  emp_value_t** sizes =
      emp_arena_new_array(expander->arena, emp_value_t*, result_dims + 1);
  for (uint32_t k = 0; k < result_dims; ++k) {
    sizes[k] = emp_op_result(op, old_count + k);
  }
  tie_results(expander, op, old_count, sizes);
}

static void expand_return(expander_t* expander, emp_op_t* op) {
  value_list_t dims = {0};
  if (!takes_sizes(emp_op_parent(op))) return;
  add_dims(expander, op, 0, op->operand_count, &dims);
  if (!expander->failed) append_operands(op, &dims);
}

// A private function gets its arguments' sizes and returns its results'.
static void expand_signature(expander_t* expander, emp_op_t* func) {
  const emp_type_t* type = emp_op_attr(func, "function_type")->type;
  size_t inputs = type->input_count, results = type->result_count;
  size_t input_dims = count_dims(type->types, inputs);
  size_t result_dims = count_dims(type->types + inputs, results);
  if (input_dims == 0 && result_dims == 0) return;
  const emp_type_t** types =
      emp_arena_new_array(expander->arena, const emp_type_t*,
                          inputs + results + input_dims + result_dims);
  const emp_type_t* index = emp_type_index(func->context);
  size_t at = 0;
  for (size_t i = 0; i < inputs; ++i)
    types[at++] = type->types[i];
  for (size_t i = 0; i < input_dims; ++i)
    types[at++] = index;
  for (size_t i = 0; i < results; ++i)
    types[at++] = type->types[inputs + i];
  for (size_t i = 0; i < result_dims; ++i)
    types[at++] = index;
  inputs += input_dims;
  emp_op_set_attr(
      func, "function_type",
      emp_attr_type(emp_type_function(func->context, types, inputs,
                                      types + inputs, results + result_dims)));
  emp_op_remove_attr(func, "arg_attrs");
  emp_op_remove_attr(func, "res_attrs");
  tie_args(expander, emp_op_body(func), 0);
}

static void grow_entry(emp_op_t* op, const char* name, size_t entry,
                       size_t by) {
  const emp_attr_t* attr = emp_op_attr(op, name);
  if (attr == NULL) return;
  size_t count = (size_t)emp_dense_count(attr);
  int32_t* grown = emp_arena_new_array(op->arena, int32_t, count + 1);
  for (size_t i = 0; i < count; ++i) {
    grown[i] = (int32_t)emp_dense_int(attr, (int64_t)i);
  }
  if (entry < count) grown[entry] += (int32_t)by;
  emp_op_set_attr(op, name, emp_attr_i32_array(op->context, grown, count));
}

// The operands of `successor` have become more: says so in the attributes.
static void grow_segment(emp_op_t* op, uint32_t successor, size_t by) {
  if (!emp_op_is(op, EMP_OP_cf_switch)) {
    grow_entry(op, "operandSegmentSizes", successor + 1, by);
  } else if (successor == 0) {
    grow_entry(op, "operandSegmentSizes", 1, by);
  } else {
    grow_entry(op, "operandSegmentSizes", 2, by);
    grow_entry(op, "case_operand_segments", successor - 1, by);
  }
}

static void expand_branch(expander_t* expander, emp_op_t* op) {
  if (!op->info->successor_operands) return;
  uint32_t first = 0, count = 0;
  for (uint32_t i = 0; i < op->successor_count && !expander->failed; ++i) {
    op->info->successor_operands(op, i, &first, &count);
    value_list_t dims = {0};
    add_dims(expander, op, first, count, &dims);
    if (dims.count == 0) continue;
    for (size_t k = 0; k < dims.count; ++k) {
      emp_op_insert_operand(op, first + count + (uint32_t)k, dims.items[k]);
    }
    grow_segment(op, i, dims.count);
    count += (uint32_t)dims.count;
  }
}

static void expand_op(expander_t* expander, emp_op_t* op) {
  if (emp_op_has_trait(op, BRANCH_LIKE)) {
    expand_branch(expander, op);
    return;
  }
  switch (op->info->kind) {
    case EMP_OP_util_call:
      expand_call(expander, op);
      break;
    case EMP_OP_util_return:
      expand_return(expander, op);
      break;
    case EMP_OP_scf_for:
      expand_for(expander, op);
      break;
    case EMP_OP_scf_while:
      expand_while(expander, op);
      break;
    case EMP_OP_scf_if:
    case EMP_OP_scf_index_switch:
    case EMP_OP_scf_execute_region:
      expand_branches(expander, op);
      break;
    default:
      break;
  }
}

static void expand_region(expander_t* expander, emp_region_t* region) {
  emp_block_t* second = region->first ? region->first->next : NULL;
  for (emp_block_t* block = second; block; block = block->next) {
    tie_args(expander, block, 0);
  }
  for (emp_block_t* block = region->first; block; block = block->next) {
    for (emp_op_t *op = block->first, *next; op && !expander->failed;
         op = next) {
      next = op->next;
      expand_op(expander, op);
    }
  }
}

// What is not defined here has no tensors that it could share with us.
static emp_walk_t check_call(void* user, emp_op_t* op) {
  expander_t* expander = user;
  const emp_attr_t* name = emp_op_attr(op, "callee");
  if (!emp_op_is(op, EMP_OP_util_call) || !name) return EMP_WALK_ON;
  emp_op_t* callee = emp_symbol_lookup(op, name);
  const emp_block_t* body = callee ? emp_op_body(callee) : NULL;
  if (!callee || (body && body->first)) return EMP_WALK_ON;
  bool has_tensors = false;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    has_tensors |= emp_type_is_tensor(emp_op_operand(op, i)->type);
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    has_tensors |= emp_type_is_tensor(emp_op_result(op, i)->type);
  }
  if (has_tensors) {
    expander->failed = true;
    emp_diag_external_tensors(expander->pass->sink, op->loc, op->info->name,
                              name->text);
  }
  return EMP_WALK_ON;
}

bool emp_pass_expand_tensor_shapes(emp_pass_ctx_t* pass) {
  expander_t expander = {.pass = pass, .arena = pass->scratch};
  emp_block_t* top = emp_op_body(pass->op);
  emp_walk_pre(pass->op, check_call, &expander);
  if (expander.failed) return false;
  for (emp_op_t* op = top->first; op; op = op->next) {
    if (takes_sizes(op)) expand_signature(&expander, op);
  }
  for (emp_op_t* op = top->first; op && !expander.failed; op = op->next) {
    if (emp_op_has_trait(op, FUNCTION_LIKE)) {
      expand_region(&expander, &op->regions[0]);
    }
  }
  return !expander.failed;
}

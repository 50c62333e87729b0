// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Building ops at an insertion point, and the changes that a listener hears
// of. Nothing here decides what to rewrite: folding is fold.c, the driver
// greedy.c.
#include "ir/rewrite.h"

#include "base/assert.h"
#include "base/text.h"
#include "ir/op_spec.h"

// -- insertion points --------------------------------------------------------

emp_rewriter_t emp_build_at_end(emp_context_t* context, emp_arena_t* arena,
                                emp_block_t* block) {
  return (emp_rewriter_t){.context = context,
                          .arena = arena,
                          .block = block,
                          .loc = emp_loc_unknown(context)};
}

emp_rewriter_t emp_build_before(emp_op_t* op) {
  return (emp_rewriter_t){.context = op->context,
                          .arena = op->arena,
                          .block = op->block,
                          .before = op,
                          .loc = op->loc};
}

emp_rewriter_t emp_build_after(emp_op_t* op) {
  emp_rewriter_t rewriter = emp_build_before(op);
  rewriter.before = op->next;
  return rewriter;
}

void emp_set_insertion_before(emp_rewriter_t* rewriter, emp_op_t* op) {
  rewriter->block = op->block;
  rewriter->before = op;
  rewriter->loc = op->loc;
}

void emp_set_insertion_after(emp_rewriter_t* rewriter, emp_op_t* op) {
  rewriter->block = op->block;
  rewriter->before = op->next;
  rewriter->loc = op->loc;
}

void emp_set_insertion_start(emp_rewriter_t* rewriter, emp_block_t* block) {
  rewriter->block = block;
  rewriter->before = block->first;
}

void emp_set_insertion_end(emp_rewriter_t* rewriter, emp_block_t* block) {
  rewriter->block = block;
  rewriter->before = NULL;
}

// -- building ----------------------------------------------------------------

static void insert_op(emp_rewriter_t* rewriter, emp_op_t* op) {
  if (rewriter->before) {
    emp_op_insert_before(op, rewriter->before);
  } else if (rewriter->block) {
    emp_op_append(op, rewriter->block);
  }
  if (rewriter->on_insert) rewriter->on_insert(rewriter->listener, op);
}

// Result types that the caller left out.
static void infer_results(emp_rewriter_t* rewriter, const emp_op_spec_t* spec,
                          emp_op_state_t* state, const emp_type_t** types) {
  for (uint32_t i = 0; i < spec->result_count; ++i) {
    if (spec->results[i].arity != EMP_ARITY_ONE) return;
  }
  bool is_known =
      emp_op_infer_results(rewriter->context, spec->info, state->operands,
                           state->operand_count, state->attrs, types);
  EMP_ASSERT(is_known);
  if (!is_known) return;
  state->result_types = types;
  state->result_count = spec->result_count;
}

static size_t fixed_region_count(const emp_op_spec_t* spec) {
  for (uint32_t i = 0; i < spec->region_count; ++i) {
    if (spec->regions[i].is_variadic) return 0;
  }
  return spec->region_count;
}

static emp_op_t* build(emp_rewriter_t* rewriter, const emp_op_info_t* info,
                       const emp_build_t* parts) {
  const emp_op_spec_t* spec = emp_op_spec(rewriter->context, info);
  const emp_type_t* types[EMP_MAX_GROUPS];
  emp_op_state_t state = {
      .info = info,
      .loc = rewriter->loc,
      .operands = parts->operands,
      .operand_count = parts->operand_count,
      .result_types = parts->results,
      .result_count = parts->result_count,
      .attrs = emp_attr_dictionary(rewriter->context, parts->attrs,
                                   parts->attr_count),
      .successors = parts->successors,
      .successor_count = parts->successor_count,
      .region_count = parts->region_count,
  };
  if (state.region_count == 0) state.region_count = fixed_region_count(spec);
  if (state.result_count == 0 && spec->result_count > 0) {
    infer_results(rewriter, spec, &state, types);
  }
  emp_op_t* op = emp_op_create(rewriter->context, rewriter->arena, &state);
  insert_op(rewriter, op);
  return op;
}

emp_op_t* emp_build(emp_rewriter_t* rewriter, uint32_t kind,
                    const emp_build_t* parts) {
  const emp_op_info_t* info =
      emp_context_op_info_of_kind(rewriter->context, kind);
  EMP_ASSERT(info);
  return build(rewriter, info, parts);
}

emp_op_t* emp_build_named(emp_rewriter_t* rewriter, const char* name,
                          const emp_build_t* parts) {
  emp_str_t text = emp_str_from(name);
  const emp_op_info_t* info = emp_context_op_info(rewriter->context, text);
  if (!info) info = emp_context_unregistered_op(rewriter->context, text);
  return build(rewriter, info, parts);
}

emp_block_t* emp_build_block(emp_rewriter_t* rewriter, emp_region_t* region,
                             const emp_type_t* const* arg_types,
                             size_t arg_count) {
  emp_block_t* block = emp_block_create(rewriter->arena);
  for (size_t i = 0; i < arg_count; ++i) {
    emp_block_add_arg(block, rewriter->arena, arg_types[i], rewriter->loc);
  }
  emp_block_append(block, region);
  return block;
}

// -- changing ----------------------------------------------------------------

static void changed(emp_rewriter_t* rewriter, emp_op_t* op) {
  if (rewriter->on_change) rewriter->on_change(rewriter->listener, op);
}

static void replace_value(emp_rewriter_t* rewriter, emp_value_t* value,
                          emp_value_t* by) {
  if (value == by) return;
  if (rewriter->on_change) {
    for (emp_operand_t* use = value->first_use; use; use = use->next_use) {
      changed(rewriter, use->owner);
    }
  }
  emp_value_replace_uses(value, by);
}

void emp_replace_op(emp_rewriter_t* rewriter, emp_op_t* op,
                    emp_value_t* const* values, size_t count) {
  EMP_ASSERT(count == op->result_count);
  for (size_t i = 0; i < count; ++i) {
    emp_value_t* result = emp_op_result(op, (uint32_t)i);
    // A result that nobody uses may be replaced by nothing.
    if (values[i]) replace_value(rewriter, result, values[i]);
  }
  emp_erase_op(rewriter, op);
}

void emp_replace_op_with(emp_rewriter_t* rewriter, emp_op_t* op, emp_op_t* by) {
  EMP_ASSERT(by->result_count == op->result_count);
  for (uint32_t i = 0; i < op->result_count; ++i) {
    replace_value(rewriter, emp_op_result(op, i), emp_op_result(by, i));
  }
  emp_erase_op(rewriter, op);
}

void emp_erase_op(emp_rewriter_t* rewriter, emp_op_t* op) {
  if (rewriter->before == op) rewriter->before = op->next;
  if (rewriter->on_erase) rewriter->on_erase(rewriter->listener, op);
  emp_op_erase(op);
}

void emp_update_operand(emp_rewriter_t* rewriter, emp_op_t* op, uint32_t i,
                        emp_value_t* value) {
  if (emp_op_operand(op, i) == value) return;
  // The op that loses a use may be dead now.
  emp_op_t* old = emp_value_def(emp_op_operand(op, i));
  emp_op_set_operand(op, i, value);
  if (old) changed(rewriter, old);
  changed(rewriter, op);
}

void emp_update_attr(emp_rewriter_t* rewriter, emp_op_t* op, const char* name,
                     const emp_attr_t* value) {
  if (emp_op_attr(op, name) == value) return;
  if (value) {
    emp_op_set_attr(op, name, value);
  } else {
    emp_op_remove_attr(op, name);
  }
  changed(rewriter, op);
}

void emp_inline_block(emp_rewriter_t* rewriter, emp_block_t* from,
                      emp_block_t* to, emp_op_t* anchor,
                      emp_value_t* const* args) {
  for (uint32_t i = 0; i < from->arg_count; ++i) {
    replace_value(rewriter, from->args[i], args[i]);
  }
  while (from->first) {
    emp_op_t* op = from->first;
    emp_op_unlink(op);
    if (anchor) {
      emp_op_insert_before(op, anchor);
    } else {
      emp_op_append(op, to);
    }
    changed(rewriter, op);
  }
  emp_block_erase(from);
}

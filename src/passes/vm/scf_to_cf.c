// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Structured control flow to branches. The block of an scf op is split behind
// it; the op's results become arguments of the tail, its regions blocks before
// the tail. Ops are taken outermost first, so that a region is always inlined
// into a region of several blocks.
#include "passes/vm/scf_to_cf.h"

#include "base/array.h"
#include "base/assert.h"
#include "dialects/op_kinds.h"
#include "ir/diag.h"
#include "passes/common/build_groups.h"

typedef struct builder_s {
  emp_context_t* context;
  emp_arena_t* arena;
  emp_arena_t* scratch;
  emp_diag_sink_t* sink;
} builder_t;

// -- pieces ------------------------------------------------------------------

static emp_rewriter_t at_end(const builder_t* builder, emp_block_t* block,
                             const emp_attr_t* loc) {
  emp_rewriter_t b = emp_build_at_end(builder->context, builder->arena, block);
  b.loc = loc;
  b.scratch = builder->scratch;
  b.sink = builder->sink;
  return b;
}

static void branch(emp_rewriter_t* b, emp_block_t* to,
                   emp_value_t* const* values, size_t count) {
  emp_build_op(b, EMP_OP_cf_br, .operands = values, .operand_count = count,
               .successors = &to, .successor_count = 1);
}

// To `yes` without operands, or to `no` with some.
static void cond_branch(emp_rewriter_t* b, emp_value_t* condition,
                        emp_block_t* yes, emp_block_t* no,
                        const emp_group_t* no_operands) {
  emp_group_t groups[] = {
      EMP_GROUP("condition", condition),
      {"falseDestOperands", no_operands ? no_operands->values : NULL,
       no_operands ? no_operands->count : 0},
  };
  emp_block_t* successors[] = {yes, no};
  emp_build_groups(b, EMP_OP_cf_cond_br, groups, .successors = successors,
                   .successor_count = 2);
}

// Splits behind `op`; its results become arguments of the new block.
static emp_block_t* split_after(const builder_t* builder, emp_op_t* op) {
  emp_block_t* tail = emp_block_split(op->block, op->next, builder->arena);
  for (uint32_t i = 0; i < op->result_count; ++i) {
    emp_value_t* result = emp_op_result(op, i);
    emp_value_t* arg =
        emp_block_add_arg(tail, builder->arena, result->type, op->loc);
    emp_value_replace_uses(result, arg);
  }
  return tail;
}

// The operands of an op from `first` on, in scratch memory.
static emp_group_t operands_from(const builder_t* builder, const emp_op_t* op,
                                 uint32_t first) {
  uint32_t count = op->operand_count - first;
  emp_value_t** values =
      emp_arena_new_array(builder->scratch, emp_value_t*, count + 1);
  for (uint32_t i = 0; i < count; ++i) {
    values[i] = emp_op_operand(op, first + i);
  }
  return (emp_group_t){"operands", values, count};
}

// Moves the blocks of a region before `anchor`; a block that ends in
// `scf.yield` of this region branches to `to` with the yielded values instead.
// Returns the entry.
static emp_block_t* move_region(const builder_t* builder, emp_region_t* from,
                                emp_block_t* anchor, emp_block_t* to) {
  emp_block_t* entry = from->first;
  emp_region_t moved = {.parent = from->parent};
  emp_region_take(&moved, from);
  emp_block_t* block = moved.first;
  while (block) {
    emp_block_t* next = block->next;
    block->region = NULL;
    block->prev = NULL;
    block->next = NULL;
    emp_block_insert_before(block, anchor);
    emp_op_t* end = block->last;
    if (to && end && emp_op_is(end, EMP_OP_scf_yield)) {
      emp_group_t values = operands_from(builder, end, 0);
      emp_rewriter_t b = at_end(builder, block, end->loc);
      branch(&b, to, values.values, values.count);
      emp_op_erase(end);
    }
    block = next;
  }
  return entry;
}

// -- ops ---------------------------------------------------------------------

static bool convert_if(const builder_t* builder, emp_op_t* op) {
  emp_block_t* head = op->block;
  emp_value_t* condition = emp_op_operand(op, 0);
  emp_block_t* tail = split_after(builder, op);
  emp_block_t* yes = move_region(builder, &op->regions[0], tail, tail);
  emp_block_t* no = tail;
  if (op->region_count > 1 && op->regions[1].first) {
    no = move_region(builder, &op->regions[1], tail, tail);
  }
  emp_rewriter_t b = at_end(builder, head, op->loc);
  cond_branch(&b, condition, yes, no, NULL);
  emp_op_erase(op);
  return true;
}

static bool convert_execute_region(const builder_t* builder, emp_op_t* op) {
  emp_block_t* head = op->block;
  emp_block_t* tail = split_after(builder, op);
  emp_block_t* entry = move_region(builder, &op->regions[0], tail, tail);
  emp_rewriter_t b = at_end(builder, head, op->loc);
  branch(&b, entry, NULL, 0);
  emp_op_erase(op);
  return true;
}

static emp_value_t* compare(emp_rewriter_t* b, int64_t predicate,
                            emp_value_t* lhs, emp_value_t* rhs) {
  return emp_build_value(
      b, EMP_OP_arith_cmpi, EMP_VALUES(lhs, rhs),
      EMP_ATTRS(EMP_ATTR("predicate", emp_attr_i64(b->context, predicate))));
}

// The loop block: induction variable and carried values as its arguments.
static emp_block_t* build_loop_block(const builder_t* builder, emp_op_t* op,
                                     const emp_block_t* body,
                                     emp_block_t* anchor) {
  emp_block_t* block = emp_block_create(builder->arena);
  emp_block_insert_before(block, anchor);
  for (uint32_t i = 0; i < body->arg_count; ++i) {
    emp_value_t* arg =
        emp_block_add_arg(block, builder->arena, body->args[i]->type, op->loc);
    arg->name = body->args[i]->name;
  }
  return block;
}

static bool convert_for(const builder_t* builder, emp_op_t* op) {
  enum { kSignedLess = 2, kUnsignedLess = 6 };
  emp_block_t* head = op->block;
  emp_value_t* lower = emp_op_operand(op, 0);
  emp_value_t* upper = emp_op_operand(op, 1);
  emp_value_t* step = emp_op_operand(op, 2);
  emp_group_t inits = operands_from(builder, op, 3);
  bool is_unsigned = emp_op_has_attr(op, "unsignedCmp");
  emp_block_t* tail = split_after(builder, op);
  emp_block_t* body = emp_op_body(op);
  emp_block_t* loop = build_loop_block(builder, op, body, tail);
  for (uint32_t i = 0; i < body->arg_count; ++i) {
    emp_value_replace_uses(body->args[i], loop->args[i]);
  }
  while (body->arg_count > 0)
    emp_block_erase_arg(body, body->arg_count - 1);
  move_region(builder, &op->regions[0], tail, NULL);
  // The yield adds the step and goes back.
  emp_op_t* yield = body->last;
  emp_group_t carried = operands_from(builder, yield, 0);
  emp_value_t** next =
      emp_arena_new_array(builder->scratch, emp_value_t*, carried.count + 1);
  emp_rewriter_t b = at_end(builder, body, yield->loc);
  next[0] =
      emp_build_value(&b, EMP_OP_arith_addi, EMP_VALUES(loop->args[0], step));
  for (size_t i = 0; i < carried.count; ++i)
    next[i + 1] = carried.values[i];
  branch(&b, loop, next, carried.count + 1);
  emp_op_erase(yield);
  // The loop block goes on, or leaves with the carried values.
  b = at_end(builder, loop, op->loc);
  emp_value_t* is_inside = compare(
      &b, is_unsigned ? kUnsignedLess : kSignedLess, loop->args[0], upper);
  emp_group_t leaving = {"leaving", loop->args + 1, loop->arg_count - 1};
  cond_branch(&b, is_inside, body, tail, &leaving);
  // Into the loop.
  emp_value_t** first =
      emp_arena_new_array(builder->scratch, emp_value_t*, inits.count + 1);
  first[0] = lower;
  for (size_t i = 0; i < inits.count; ++i)
    first[i + 1] = inits.values[i];
  b = at_end(builder, head, op->loc);
  branch(&b, loop, first, inits.count + 1);
  emp_op_erase(op);
  return true;
}

static bool convert_while(const builder_t* builder, emp_op_t* op) {
  emp_block_t* head = op->block;
  emp_group_t inits = operands_from(builder, op, 0);
  emp_block_t* tail = split_after(builder, op);
  emp_block_t* before = op->regions[0].first;
  emp_op_t* condition = before->last;
  move_region(builder, &op->regions[0], tail, NULL);
  emp_block_t* after = move_region(builder, &op->regions[1], tail, before);
  // Values go to both blocks; cond_branch passes operands on one side only, so
  // the arguments of `after` are read where they are made.
  emp_group_t values = operands_from(builder, condition, 1);
  for (uint32_t i = 0; i < after->arg_count; ++i) {
    emp_value_replace_uses(after->args[i], values.values[i]);
  }
  while (after->arg_count > 0)
    emp_block_erase_arg(after, after->arg_count - 1);
  emp_rewriter_t b = at_end(builder, condition->block, condition->loc);
  cond_branch(&b, emp_op_operand(condition, 0), after, tail, &values);
  emp_op_erase(condition);
  b = at_end(builder, head, op->loc);
  branch(&b, before, inits.values, inits.count);
  emp_op_erase(op);
  return true;
}

static bool convert_index_switch(const builder_t* builder, emp_op_t* op) {
  enum { kEqual = 0 };
  emp_block_t* head = op->block;
  emp_value_t* selector = emp_op_operand(op, 0);
  const emp_attr_t* cases = emp_op_attr(op, "cases");
  emp_block_t* tail = split_after(builder, op);
  emp_rewriter_t b = at_end(builder, head, op->loc);
  for (uint32_t i = 1; i < op->region_count; ++i) {
    emp_block_t* block = move_region(builder, &op->regions[i], tail, tail);
    emp_block_t* next = emp_block_create(builder->arena);
    emp_block_insert_before(next, block);
    emp_value_t* number = emp_build_value(
        &b, EMP_OP_arith_constant,
        EMP_ATTRS(EMP_ATTR(
            "value",
            emp_attr_index(builder->context, emp_dense_int(cases, i - 1)))));
    cond_branch(&b, compare(&b, kEqual, selector, number), block, next, NULL);
    b = at_end(builder, next, op->loc);
  }
  emp_block_t* otherwise = move_region(builder, &op->regions[0], tail, tail);
  branch(&b, otherwise, NULL, 0);
  emp_op_erase(op);
  return true;
}

// scf.parallel to a nest of scf.for; the loops are converted in turn.

// Copies the reduction block of result `i` and returns the combined value.
static emp_value_t* combine(const builder_t* builder, emp_rewriter_t* b,
                            emp_op_t* reduce, uint32_t i, emp_value_t* sum) {
  emp_block_t* block = reduce->regions[i].first;
  emp_ptr_map_t map = {.arena = builder->scratch};
  emp_ptr_map_set(&map, block->args[0], sum);
  emp_ptr_map_set(&map, block->args[1], emp_op_operand(reduce, i));
  for (emp_op_t* op = block->first; op != block->last; op = op->next) {
    emp_op_append(emp_op_clone(op, builder->arena, &map), b->block);
  }
  emp_value_t* value = emp_op_operand(block->last, 0);
  emp_value_t* copy = emp_ptr_map_get(&map, value);
  return copy ? copy : value;
}

typedef struct nest_s {
  emp_value_t* const* lower;
  emp_value_t* const* upper;
  emp_value_t* const* step;
  emp_value_t** carried;  // of the innermost loop so far
  uint32_t rank, carried_count;
} nest_t;

static emp_value_t** group_values(const builder_t* builder, const emp_op_t* op,
                                  const char* name, uint32_t* out_count) {
  uint32_t first = 0;
  emp_op_operand_group(op, name, &first, out_count);
  emp_value_t** values =
      emp_arena_new_array(builder->scratch, emp_value_t*, *out_count + 1);
  for (uint32_t i = 0; i < *out_count; ++i) {
    values[i] = emp_op_operand(op, first + i);
  }
  return values;
}

// One loop at the insertion point; moves the point into its body.
static emp_op_t* build_loop(const builder_t* builder, emp_rewriter_t* b,
                            nest_t* nest, uint32_t i) {
  uint32_t count = nest->carried_count;
  emp_value_t** operands =
      emp_arena_new_array(builder->scratch, emp_value_t*, count + 3);
  const emp_type_t** types =
      emp_arena_new_array(builder->scratch, const emp_type_t*, count + 1);
  operands[0] = nest->lower[i];
  operands[1] = nest->upper[i];
  operands[2] = nest->step[i];
  types[0] = nest->lower[i]->type;
  for (uint32_t k = 0; k < count; ++k) {
    operands[3 + k] = nest->carried[k];
    types[1 + k] = nest->carried[k]->type;
  }
  emp_op_t* loop = emp_build_op(b, EMP_OP_scf_for, .operands = operands,
                                .operand_count = count + 3,
                                .results = types + 1, .result_count = count);
  emp_block_t* body = emp_build_block(b, &loop->regions[0], types, count + 1);
  nest->carried = body->args + 1;
  emp_set_insertion_end(b, body);
  return loop;
}

static void yield_results(const builder_t* builder, emp_rewriter_t* b,
                          const emp_op_t* inner) {
  emp_value_t** values = emp_arena_new_array(builder->scratch, emp_value_t*,
                                             inner->result_count + 1);
  for (uint32_t i = 0; i < inner->result_count; ++i) {
    values[i] = emp_op_result(inner, i);
  }
  emp_build_op(b, EMP_OP_scf_yield, .operands = values,
               .operand_count = inner->result_count);
}

static bool convert_parallel(const builder_t* builder, emp_op_t* op) {
  nest_t nest = {.rank = 0};
  nest.lower = group_values(builder, op, "lowerBound", &nest.rank);
  nest.upper = group_values(builder, op, "upperBound", &nest.rank);
  nest.step = group_values(builder, op, "step", &nest.rank);
  nest.carried = group_values(builder, op, "initVals", &nest.carried_count);
  emp_rewriter_t b = emp_build_before(op);
  b.scratch = builder->scratch;
  emp_block_t* body = emp_op_body(op);
  emp_op_t** loops =
      emp_arena_new_array(builder->scratch, emp_op_t*, nest.rank);
  for (uint32_t i = 0; i < nest.rank; ++i) {
    loops[i] = build_loop(builder, &b, &nest, i);
    emp_value_replace_uses(body->args[i], emp_op_body(loops[i])->args[0]);
  }
  emp_op_t* reduce = body->last;
  while (body->first != reduce) {
    emp_op_t* inner = body->first;
    emp_op_unlink(inner);
    emp_op_append(inner, b.block);
  }
  emp_value_t** sums = emp_arena_new_array(builder->scratch, emp_value_t*,
                                           nest.carried_count + 1);
  for (uint32_t i = 0; i < nest.carried_count; ++i) {
    sums[i] = combine(builder, &b, reduce, i, nest.carried[i]);
  }
  emp_build_op(&b, EMP_OP_scf_yield, .operands = sums,
               .operand_count = nest.carried_count);
  for (uint32_t i = nest.rank; i-- > 1;) {
    emp_set_insertion_end(&b, emp_op_body(loops[i - 1]));
    yield_results(builder, &b, loops[i]);
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    emp_value_replace_uses(emp_op_result(op, i), emp_op_result(loops[0], i));
  }
  emp_op_erase(op);
  return true;
}

// -- all of them -------------------------------------------------------------

static bool is_structured(const emp_op_t* op) {
  switch (op->info->kind) {
    case EMP_OP_scf_if:
    case EMP_OP_scf_for:
    case EMP_OP_scf_while:
    case EMP_OP_scf_execute_region:
    case EMP_OP_scf_index_switch:
    case EMP_OP_scf_parallel:
    case EMP_OP_scf_forall:
      return true;
    default:
      return false;
  }
}

typedef struct lister_s {
  emp_arena_t* scratch;
  emp_op_list_t parallel;
  emp_op_list_t others;
} lister_t;

static emp_walk_t list_op(void* user, emp_op_t* op) {
  lister_t* lister = user;
  if (!is_structured(op)) return EMP_WALK_ON;
  emp_op_list_t* list =
      emp_op_is(op, EMP_OP_scf_parallel) ? &lister->parallel : &lister->others;
  emp_array_push(lister->scratch, list, op);
  return EMP_WALK_ON;
}

static bool convert(const builder_t* builder, emp_op_t* op) {
  switch (op->info->kind) {
    case EMP_OP_scf_if:
      return convert_if(builder, op);
    case EMP_OP_scf_for:
      return convert_for(builder, op);
    case EMP_OP_scf_while:
      return convert_while(builder, op);
    case EMP_OP_scf_execute_region:
      return convert_execute_region(builder, op);
    case EMP_OP_scf_index_switch:
      return convert_index_switch(builder, op);
    default:
      return emp_diag_vm_unsupported(
          builder->sink, op->loc, op->info->name,
          "a loop over tensors must have become memory accesses before");
  }
}

bool emp_scf_to_cf(emp_op_t* function, emp_arena_t* scratch,
                   emp_diag_sink_t* sink) {
  builder_t builder = {.context = function->context,
                       .arena = function->arena,
                       .scratch = scratch,
                       .sink = sink};
  // Loop nests first: they make loops, which are then found in their places.
  lister_t lister = {.scratch = scratch};
  emp_walk_pre(function, list_op, &lister);
  for (size_t i = 0; i < lister.parallel.count; ++i) {
    convert_parallel(&builder, lister.parallel.items[i]);
  }
  if (lister.parallel.count > 0) {
    lister = (lister_t){.scratch = scratch};
    emp_walk_pre(function, list_op, &lister);
  }
  bool is_ok = true;
  for (size_t i = 0; i < lister.others.count; ++i) {
    is_ok &= convert(&builder, lister.others.items[i]);
  }
  return is_ok;
}

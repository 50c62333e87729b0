// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// fuse-elementwise: merges an elementwise producer into the body of the
// structured op that reads it, so that the tensor between them is never made.
//
// Before:
//   %t = linalg.transpose ins(%x) outs(%e) permutation = [1, 0]
//   %y = linalg.generic {maps = [(i, j) -> (i, j), (i, j) -> (i, j)], ...}
//        ins(%t) outs(%f) { exp }
// After:
//   %y = linalg.generic {maps = [(i, j) -> (j, i), (i, j) -> (i, j)], ...}
//        ins(%x) outs(%f) { exp }
// A consumer takes a producer in when the producer's loops are all parallel and
// its result map can be inverted. The consumer's map of the operand, followed
// by that inverse, takes consumer loops to producer loops; composed with the
// producer's maps it reads the producer's operands from the consumer's loops.
// Fills, splat constants and splats become scalars in the body.
//
// Consumers: elementwise ops and plain reductions take anything in,
// contractions only copies (a transposed operand is a map), windows (pooling,
// convolution) nothing: their kernels want the operand as a tensor. A producer
// with other users is duplicated only when it is as cheap as a load; one that a
// broadcast would compute again and again only when it is a few operations.
//
// Right, because the fused body computes for each point of the consumer just
// what the producer would have stored there; no operation is reordered. Ends,
// because each step removes one edge between two structured ops and makes none
// that leads further back than the producer's own operands.
#include "base/array.h"
#include "base/assert.h"
#include "base/text.h"
#include "dialects/linalg/linalg.h"
#include "dialects/op_kinds.h"
#include "passes/common/index_values.h"
#include "passes/passes.h"

enum { kMaxOperands = 64, kCheapOps = 6 };

// Inputs of the fused op.
typedef struct inputs_s {
  emp_value_t* values[kMaxOperands];
  const emp_affine_map_t* maps[kMaxOperands];
  uint32_t count;
} inputs_t;

typedef struct fusion_s {
  emp_pass_ctx_t* pass;
  emp_op_t* consumer;
  uint32_t operand;  // input of the consumer that goes away
  emp_op_t* producer;
  uint32_t result;
  const emp_affine_map_t* loops;  // consumer loops -> producer loops
} fusion_t;

static bool is_tensor(const emp_value_t* value) {
  return value->type->kind == EMP_TYPE_TENSOR;
}

static bool is_structured_on_tensors(const emp_op_t* op) {
  return op && emp_linalg_is_structured(op) && emp_linalg_is_on_tensors(op);
}

static bool has_only_plain_maps(const emp_op_t* op) {
  uint32_t count = emp_linalg_input_count(op) + emp_linalg_init_count(op);
  for (uint32_t i = 0; i < count; ++i) {
    const emp_affine_map_t* map = emp_linalg_indexing_map(op, i);
    if (!emp_affine_map_is_projected_permutation(map)) return false;
  }
  return true;
}

// -- what may be merged ------------------------------------------------------

// Arithmetic in the body; a large number for calls of math functions.
static uint32_t body_cost(const emp_op_t* op) {
  uint32_t cost = 0;
  for (const emp_op_t* i = emp_linalg_body(op)->first; i; i = i->next) {
    if (emp_op_has_trait(i, TERMINATOR) || emp_op_has_trait(i, CONSTANT_LIKE)) {
      continue;
    }
    bool is_math =
        emp_str_starts_with(emp_str_from(i->info->name), EMP_STR("math."));
    cost += is_math || i->region_count ? kCheapOps + 1u : 1u;
  }
  return cost;
}

static bool can_be_merged(const emp_op_t* op, uint32_t result) {
  if (!is_structured_on_tensors(op)) return false;
  if (emp_linalg_reduction_count(op) != 0) return false;
  uint32_t init = emp_linalg_input_count(op) + result;
  return !emp_linalg_reads_init(op, result) &&
         emp_affine_map_is_permutation(emp_linalg_indexing_map(op, init));
}

static bool takes(const emp_op_t* consumer, const emp_op_t* producer) {
  if (emp_linalg_reduction_count(consumer) == 0) return true;
  emp_contraction_t dims;
  if (emp_linalg_is_contraction(consumer, &dims)) {
    return emp_linalg_is_copy(producer) &&
           emp_affine_map_is_permutation(emp_linalg_indexing_map(producer, 0));
  }
  return has_only_plain_maps(consumer);
}

static bool all_uses_in(const emp_value_t* value, const emp_op_t* op) {
  for (const emp_operand_t* use = value->first_use; use; use = use->next_use) {
    if (use->owner != op) return false;
  }
  return true;
}

// Some loop of the consumer reads the same element of the producer again.
static bool is_broadcast(const emp_op_t* consumer,
                         const emp_affine_map_t* map) {
  uint32_t loops = emp_linalg_loop_count(consumer);
  for (uint32_t d = 0; d < loops; ++d) {
    bool used = false;
    for (uint32_t r = 0; r < map->result_count && !used; ++r) {
      used = emp_affine_expr_uses_dim(map->results[r], d);
    }
    if (!used && emp_linalg_loop_range(consumer, d) != 1) return true;
  }
  return false;
}

static bool pays(const fusion_t* fusion) {
  const emp_value_t* value = emp_op_result(fusion->producer, fusion->result);
  uint32_t cost = body_cost(fusion->producer);
  uint32_t inputs = emp_linalg_input_count(fusion->producer);
  if (!all_uses_in(value, fusion->consumer)) {
    bool cheap = inputs <= 1 ? cost <= 1 : cost == 0;
    if (!cheap && !(inputs == 0 && cost <= kCheapOps)) return false;
  }
  const emp_affine_map_t* map =
      emp_linalg_indexing_map(fusion->consumer, fusion->operand);
  return cost <= kCheapOps || !is_broadcast(fusion->consumer, map);
}

// -- the fused op ------------------------------------------------------------

// Position of (value, map), added when it is new.
static uint32_t add_input(inputs_t* inputs, emp_value_t* value,
                          const emp_affine_map_t* map) {
  for (uint32_t i = 0; i < inputs->count; ++i) {
    if (inputs->values[i] == value && inputs->maps[i] == map) return i;
  }
  inputs->values[inputs->count] = value;
  inputs->maps[inputs->count] = map;
  return inputs->count++;
}

static void gather_inputs(const fusion_t* fusion, inputs_t* inputs) {
  const emp_op_t* consumer = fusion->consumer;
  const emp_op_t* producer = fusion->producer;
  inputs->count = 0;
  for (uint32_t i = 0; i < emp_linalg_input_count(consumer); ++i) {
    if (i == fusion->operand) {
      for (uint32_t k = 0; k < emp_linalg_input_count(producer); ++k) {
        emp_value_t* value = emp_linalg_input(producer, k);
        if (!is_tensor(value)) continue;
        add_input(inputs, value,
                  emp_affine_compose(emp_linalg_indexing_map(producer, k),
                                     fusion->loops));
      }
    } else if (is_tensor(emp_linalg_input(consumer, i))) {
      add_input(inputs, emp_linalg_input(consumer, i),
                emp_linalg_indexing_map(consumer, i));
    }
  }
}

// Every loop must still be a plain dim of some operand.
static bool loops_have_sources(const emp_op_t* consumer,
                               const inputs_t* inputs) {
  uint32_t input_count = emp_linalg_input_count(consumer);
  for (uint32_t d = 0; d < emp_linalg_loop_count(consumer); ++d) {
    bool found = false;
    for (uint32_t i = 0; i < inputs->count && !found; ++i) {
      for (uint32_t r = 0; r < inputs->maps[i]->result_count; ++r) {
        found |= emp_affine_map_result_dim(inputs->maps[i], r) == (int)d;
      }
    }
    for (uint32_t i = 0; i < emp_linalg_init_count(consumer) && !found; ++i) {
      const emp_affine_map_t* map =
          emp_linalg_indexing_map(consumer, input_count + i);
      for (uint32_t r = 0; r < map->result_count; ++r) {
        found |= emp_affine_map_result_dim(map, r) == (int)d;
      }
    }
    if (!found) return false;
  }
  return true;
}

static emp_op_t* build_generic(const fusion_t* fusion, emp_rewriter_t* b,
                               const inputs_t* inputs, emp_block_t** out_body) {
  const emp_op_t* consumer = fusion->consumer;
  uint32_t init_count = emp_linalg_init_count(consumer);
  uint32_t loops = emp_linalg_loop_count(consumer);
  uint32_t first_init = emp_linalg_input_count(consumer);
  emp_value_t* inits[kMaxOperands];
  const emp_affine_map_t* maps[2 * kMaxOperands];
  emp_iterator_t iterators[EMP_LINALG_MAX_LOOPS];
  for (uint32_t i = 0; i < inputs->count; ++i)
    maps[i] = inputs->maps[i];
  for (uint32_t i = 0; i < init_count; ++i) {
    inits[i] = emp_linalg_init(consumer, i);
    maps[inputs->count + i] = emp_linalg_indexing_map(consumer, first_init + i);
  }
  for (uint32_t d = 0; d < loops; ++d) {
    iterators[d] = emp_linalg_iterator(consumer, d);
  }
  emp_linalg_parts_t parts = {.inputs = inputs->values,
                              .input_count = inputs->count,
                              .inits = inits,
                              .init_count = init_count,
                              .maps = maps,
                              .iterators = iterators,
                              .loop_count = loops};
  return emp_build_linalg_generic(b, &parts, out_body);
}

// The value of an affine expression over the loops around the insertion point.
static emp_value_t* build_expr(emp_rewriter_t* b,
                               const emp_affine_expr_t* expr) {
  static const uint32_t kKinds[] = {
      [EMP_AFFINE_ADD] = EMP_OP_arith_addi,
      [EMP_AFFINE_MUL] = EMP_OP_arith_muli,
      [EMP_AFFINE_FLOORDIV] = EMP_OP_arith_floordivsi,
      [EMP_AFFINE_CEILDIV] = EMP_OP_arith_ceildivsi,
  };
  const emp_type_t* index = emp_type_index(b->context);
  if (expr->kind == EMP_AFFINE_DIM) {
    return emp_build_value(
        b, EMP_OP_linalg_index, EMP_TYPES(index),
        EMP_ATTRS(EMP_ATTR("dim", emp_attr_i64(b->context, expr->value))));
  }
  if (expr->kind == EMP_AFFINE_CONSTANT) return emp_build_index(b, expr->value);
  emp_value_t* lhs = build_expr(b, expr->lhs);
  emp_value_t* rhs = build_expr(b, expr->rhs);
  if (expr->kind == EMP_AFFINE_MOD) {  // never negative: x - floor(x / y) * y
    emp_value_t* whole = emp_build_value(
        b, EMP_OP_arith_floordivsi, EMP_VALUES(lhs, rhs), EMP_TYPES(index));
    emp_value_t* below = emp_build_value(
        b, EMP_OP_arith_muli, EMP_VALUES(whole, rhs), EMP_TYPES(index));
    return emp_build_value(b, EMP_OP_arith_subi, EMP_VALUES(lhs, below),
                           EMP_TYPES(index));
  }
  return emp_build_value(b, kKinds[expr->kind], EMP_VALUES(lhs, rhs),
                         EMP_TYPES(index));
}

// Copies the ops of a body, its terminator left out. `loops` tells what
// linalg.index means there (NULL: the same).
static void copy_body(emp_rewriter_t* b, const emp_block_t* from,
                      emp_ptr_map_t* map, const emp_affine_map_t* loops) {
  for (emp_op_t* op = from->first; op; op = op->next) {
    if (emp_op_has_trait(op, TERMINATOR)) continue;
    if (loops && emp_op_is(op, EMP_OP_linalg_index)) {
      int64_t dim = emp_op_int_attr(op, "dim", 0);
      emp_ptr_map_set(map, emp_op_result(op, 0),
                      build_expr(b, loops->results[dim]));
      continue;
    }
    emp_op_append(emp_op_clone(op, b->arena, map), b->block);
  }
}

static emp_value_t* mapped(const emp_ptr_map_t* map, emp_value_t* value) {
  emp_value_t* found = emp_ptr_map_get(map, value);
  return found ? found : value;
}

// What stands for the body argument of input `i` of `op`.
static void map_input(emp_ptr_map_t* map, const emp_op_t* op, uint32_t i,
                      inputs_t* inputs, const emp_affine_map_t* operand_map,
                      emp_block_t* body) {
  emp_value_t* arg = emp_linalg_body_arg(op, i);
  emp_value_t* value = emp_linalg_input(op, i);
  if (!arg) return;
  if (!is_tensor(value)) {
    emp_ptr_map_set(map, arg, value);
    return;
  }
  emp_ptr_map_set(map, arg, body->args[add_input(inputs, value, operand_map)]);
}

static void fill_body(const fusion_t* fusion, emp_rewriter_t* b,
                      inputs_t* inputs, emp_block_t* body) {
  emp_op_t* consumer = fusion->consumer;
  emp_op_t* producer = fusion->producer;
  emp_ptr_map_t map = {.arena = fusion->pass->scratch};
  for (uint32_t i = 0; i < emp_linalg_input_count(producer); ++i) {
    map_input(
        &map, producer, i, inputs,
        emp_affine_compose(emp_linalg_indexing_map(producer, i), fusion->loops),
        body);
  }
  copy_body(b, emp_linalg_body(producer), &map, fusion->loops);
  emp_value_t* made =
      mapped(&map, emp_linalg_yielded(producer, fusion->result));
  uint32_t input_count = emp_linalg_input_count(consumer);
  for (uint32_t i = 0; i < input_count; ++i) {
    if (i == fusion->operand) {
      emp_ptr_map_set(&map, emp_linalg_body_arg(consumer, i), made);
    } else {
      map_input(&map, consumer, i, inputs, emp_linalg_indexing_map(consumer, i),
                body);
    }
  }
  emp_value_t* yields[kMaxOperands];
  uint32_t init_count = emp_linalg_init_count(consumer);
  for (uint32_t i = 0; i < init_count; ++i) {
    emp_value_t* arg = emp_linalg_body_arg(consumer, input_count + i);
    if (arg) emp_ptr_map_set(&map, arg, body->args[inputs->count + i]);
  }
  copy_body(b, emp_linalg_body(consumer), &map, NULL);
  for (uint32_t i = 0; i < init_count; ++i) {
    yields[i] = mapped(&map, emp_linalg_yielded(consumer, i));
  }
  emp_build_linalg_yield(b, yields, init_count);
}

static bool fits(const fusion_t* fusion) {
  uint32_t total = emp_linalg_input_count(fusion->consumer) +
                   emp_linalg_init_count(fusion->consumer) +
                   emp_linalg_input_count(fusion->producer);
  return total <= kMaxOperands / 2;
}

// The fused op in place of the consumer, or NULL.
static emp_op_t* fuse(const fusion_t* fusion) {
  inputs_t inputs;
  if (!fits(fusion)) return NULL;
  gather_inputs(fusion, &inputs);
  if (!loops_have_sources(fusion->consumer, &inputs)) return NULL;
  emp_rewriter_t b = emp_build_before(fusion->consumer);
  b.scratch = fusion->pass->scratch;
  emp_block_t* body = NULL;
  emp_op_t* fused = build_generic(fusion, &b, &inputs, &body);
  emp_rewriter_t inside = emp_build_at_end(b.context, b.arena, body);
  inside.scratch = b.scratch;
  inside.loc = fusion->consumer->loc;
  fill_body(fusion, &inside, &inputs, body);
  emp_replace_op_with(&b, fusion->consumer, fused);
  if (emp_op_is_dead(fusion->producer)) emp_erase_op(&b, fusion->producer);
  return fused;
}

// -- scalars -----------------------------------------------------------------

// The scalar behind a tensor of one value: a splat constant, tensor.splat or a
// fill; made at the insertion point when it is a constant.
static emp_value_t* scalar_of(emp_rewriter_t* b, emp_value_t* tensor) {
  emp_op_t* op = emp_value_def(tensor);
  if (!op) return NULL;
  if (emp_op_is(op, EMP_OP_tensor_splat)) return emp_op_operand(op, 0);
  emp_value_t* value = NULL;
  if (is_structured_on_tensors(op) && emp_linalg_is_fill(op, &value)) {
    return value;
  }
  const emp_attr_t* constant = emp_value_constant(tensor);
  if (!constant || constant->kind != EMP_ATTR_DENSE) return NULL;
  if (!constant->data.is_splat && emp_dense_count(constant) != 1) return NULL;
  if (constant->type->element->kind == EMP_TYPE_COMPLEX) return NULL;
  return emp_build_constant(b, emp_dense_element(constant, 0),
                            constant->type->element);
}

// Replaces input `i` by the scalar; the op becomes a generic without it.
static emp_op_t* use_scalar(emp_pass_ctx_t* pass, emp_op_t* op, uint32_t i) {
  inputs_t inputs = {.count = 0};
  for (uint32_t k = 0; k < emp_linalg_input_count(op); ++k) {
    if (k == i || !is_tensor(emp_linalg_input(op, k))) continue;
    add_input(&inputs, emp_linalg_input(op, k), emp_linalg_indexing_map(op, k));
  }
  if (!loops_have_sources(op, &inputs)) return NULL;
  emp_rewriter_t b = emp_build_before(op);
  b.scratch = pass->scratch;
  emp_value_t* scalar = scalar_of(&b, emp_linalg_input(op, i));
  if (!scalar) return NULL;
  emp_op_t* generic = emp_linalg_generalize(&b, op);
  emp_value_t* arg = emp_linalg_body_arg(generic, i);
  if (arg) emp_value_replace_uses(arg, scalar);
  fusion_t drop = {.pass = pass, .consumer = generic};
  emp_block_t* body = NULL;
  b = emp_build_before(generic);
  b.scratch = pass->scratch;
  emp_op_t* made = build_generic(&drop, &b, &inputs, &body);
  emp_rewriter_t inside = emp_build_at_end(b.context, b.arena, body);
  inside.scratch = b.scratch;
  emp_ptr_map_t map = {.arena = pass->scratch};
  uint32_t input_count = emp_linalg_input_count(generic);
  for (uint32_t k = 0; k < input_count; ++k) {
    if (k != i) {
      map_input(&map, generic, k, &inputs, emp_linalg_indexing_map(generic, k),
                body);
    }
  }
  emp_value_t* yields[kMaxOperands];
  uint32_t init_count = emp_linalg_init_count(generic);
  for (uint32_t k = 0; k < init_count; ++k) {
    emp_value_t* init = emp_linalg_body_arg(generic, input_count + k);
    if (init) emp_ptr_map_set(&map, init, body->args[inputs.count + k]);
  }
  copy_body(&inside, emp_linalg_body(generic), &map, NULL);
  for (uint32_t k = 0; k < init_count; ++k) {
    yields[k] = mapped(&map, emp_linalg_yielded(generic, k));
  }
  emp_build_linalg_yield(&inside, yields, init_count);
  emp_replace_op_with(&b, generic, made);
  return made;
}

static bool takes_scalars(const emp_op_t* op) {
  emp_contraction_t dims;
  return !emp_linalg_is_contraction(op, &dims) && has_only_plain_maps(op);
}

// -- driving -----------------------------------------------------------------

// A contraction reads memory: what is filled with a constant is a constant.
static bool use_splat_constant(emp_op_t* op, uint32_t i) {
  emp_contraction_t dims;
  emp_value_t* scalar = NULL;
  emp_value_t* tensor = emp_linalg_input(op, i);
  emp_op_t* fill = emp_value_def(tensor);
  if (!is_structured_on_tensors(fill) || !emp_linalg_is_fill(fill, &scalar) ||
      !emp_type_has_static_shape(tensor->type) ||
      !emp_linalg_is_contraction(op, &dims)) {
    return false;
  }
  const emp_attr_t* value = emp_value_constant(scalar);
  if (!value || tensor->type->encoding) return false;
  emp_rewriter_t b = emp_build_before(op);
  emp_value_t* constant = emp_build_constant(
      &b, emp_attr_dense_splat(tensor->type, value), tensor->type);
  emp_op_set_operand(op, i, constant);
  return true;
}

static emp_op_t* fuse_one_input(emp_pass_ctx_t* pass, emp_op_t* consumer,
                                uint32_t i) {
  emp_value_t* value = emp_linalg_input(consumer, i);
  emp_op_t* producer = emp_value_def(value);
  if (!is_tensor(value) || !producer) return NULL;
  if (takes_scalars(consumer)) {
    emp_op_t* made = use_scalar(pass, consumer, i);
    if (made) return made;
  }
  if (use_splat_constant(consumer, i)) return NULL;
  if (producer->block != consumer->block ||
      !can_be_merged(producer, value->index) || !takes(consumer, producer)) {
    return NULL;
  }
  uint32_t init = emp_linalg_input_count(producer) + value->index;
  fusion_t fusion = {
      .pass = pass,
      .consumer = consumer,
      .operand = i,
      .producer = producer,
      .result = value->index,
      .loops = emp_affine_compose(emp_affine_inverse_permutation(
                                      emp_linalg_indexing_map(producer, init)),
                                  emp_linalg_indexing_map(consumer, i)),
  };
  return pays(&fusion) ? fuse(&fusion) : NULL;
}

static void fuse_into(emp_pass_ctx_t* pass, emp_op_t* consumer) {
  for (uint32_t i = 0; i < emp_linalg_input_count(consumer);) {
    emp_op_t* fused = fuse_one_input(pass, consumer, i);
    if (fused) {
      consumer = fused;
      i = 0;
    } else {
      ++i;
    }
  }
}

typedef struct found_s {
  emp_arena_t* arena;
  emp_op_list_t list;
} found_t;

static emp_walk_t find_consumers(void* user, emp_op_t* op) {
  found_t* found = user;
  if (emp_op_is(op, EMP_OP_flow_executable) ||
      emp_op_is(op, EMP_OP_flow_dispatch_workgroups)) {
    return EMP_WALK_SKIP;
  }
  if (!is_structured_on_tensors(op)) return EMP_WALK_ON;
  emp_array_push(found->arena, &found->list, op);
  return EMP_WALK_SKIP;
}

bool emp_pass_fuse_elementwise(emp_pass_ctx_t* pass) {
  found_t found = {.arena = pass->scratch};
  emp_walk_pre(pass->op, find_consumers, &found);
  // A producer is erased only when its one user has taken it in, which comes
  // later in the list; what was fused is never looked at again.
  for (size_t i = 0; i < found.list.count; ++i) {
    fuse_into(pass, found.list.items[i]);
  }
  return true;
}

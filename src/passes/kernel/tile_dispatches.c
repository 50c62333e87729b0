// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Dispatch bodies on tensors become loops over vectors and scalars.
//
// Before:
//   %x = bufferization.to_tensor %view0 ... : memref<64x64xf32>
//   %f = linalg.fill ins(%zero) outs(%e)
//   %m = linalg.matmul ins(%x, %w) outs(%f)
//   %r = linalg.generic {relu} ins(%m) outs(%e)
//   bufferization.materialize_in_destination %r in writable %view2
// After (an 8-lane target):
//   scf.for %n = 0 to 64 step 16 { scf.for %m = 0 to 60 step 6 { ...
//     %acc:12 = scf.for %k = 0 to 64 iter_args(...) { vector.load, vector.fma }
//     arith.maximumf %acc#0, %zeros; vector.store ... } }
//
// Right because every element of a stored tensor is computed by the definition
// of the ops that make it (tile.h); the order of float sums changes for
// contractions only. Ends because values are visited from their users to their
// operands, and SSA has no cycles. Tensor ops without users are erased.
#include "dialects/op_kinds.h"
#include "ir/symbol.h"
#include "passes/kernel/kernel_target.h"
#include "passes/kernel/tile_nest.h"
#include "passes/kernel/tile_vmvx.h"
#include "passes/passes.h"

typedef struct lowering_s {
  emp_pass_ctx_t* pass;
  emp_op_t* function;
  emp_tile_machine_t machine;
  int64_t local_bytes;
} lowering_t;

// -- the emitter for code before an op ----------------------------------------

static void init_tile(lowering_t* lowering, emp_tile_t* tile, emp_op_t* end) {
  emp_pass_ctx_t* pass = lowering->pass;
  *tile = (emp_tile_t){.rewriter = emp_build_before(end),
                       .context = pass->context,
                       .arena = pass->scratch,
                       .sink = pass->sink,
                       .lanes = 1,
                       .fuses = lowering->machine.has_fma};
  tile->dots.arena = pass->scratch;
  emp_tile_push_scope(tile, end->block)->end = end;
}

// Everything emitted between `from` (exclusive, NULL: the start) and `end`.
static void erase_between(emp_op_t* from, emp_op_t* end) {
  while (end->prev && end->prev != from)
    emp_op_erase(end->prev);
}

// -- scalars taken from tensors -----------------------------------------------

static bool lower_extract(lowering_t* lowering, emp_op_t* op) {
  emp_tile_t tile;
  init_tile(lowering, &tile, op);
  emp_tile_index_t point[EMP_TILE_MAX_RANK];
  for (uint32_t i = 1; i < op->operand_count; ++i) {
    point[i - 1] = emp_tile_index_value(&tile, emp_op_operand(op, i));
  }
  emp_value_t* value = emp_tile_eval(&tile, emp_op_operand(op, 0), point);
  if (!value) return emp_tile_fail(&tile, op, "element that cannot be read");
  emp_value_replace_uses(emp_op_result(op, 0), value);
  emp_op_erase(op);
  return true;
}

static bool lower_dim(lowering_t* lowering, emp_op_t* op) {
  emp_tile_t tile;
  int64_t dim = 0;
  init_tile(lowering, &tile, op);
  if (!emp_value_constant_int(emp_op_operand(op, 1), &dim)) {
    return emp_tile_fail(&tile, op, "dim that is not constant");
  }
  emp_tile_index_t size =
      emp_tile_dim(&tile, emp_op_operand(op, 0), (uint32_t)dim);
  emp_value_replace_uses(emp_op_result(op, 0),
                         emp_tile_index_emit(&tile, &size));
  emp_op_erase(op);
  return !tile.is_failed;
}

static bool lower_scalars(lowering_t* lowering, emp_block_t* block) {
  for (emp_op_t *op = block->first, *next = NULL; op; op = next) {
    next = op->next;
    bool lowered = true;
    if (emp_op_is(op, EMP_OP_tensor_extract)) {
      lowered = lower_extract(lowering, op);
    } else if (emp_op_is(op, EMP_OP_tensor_dim)) {
      lowered = lower_dim(lowering, op);
    }
    if (!lowered) return false;
  }
  return true;
}

// -- stores -------------------------------------------------------------------

static bool is_store(const emp_op_t* op) {
  return emp_op_is(op, EMP_OP_bufferization_materialize_in_destination);
}

static bool same_shape(emp_tile_t* tile, emp_value_t* a, emp_value_t* b) {
  if (a->type->rank != b->type->rank) return false;
  for (uint32_t i = 0; i < a->type->rank; ++i) {
    emp_tile_index_t x = emp_tile_dim(tile, a, i);
    emp_tile_index_t y = emp_tile_dim(tile, b, i);
    if (!emp_tile_index_equal(&x, &y)) return false;
  }
  return true;
}

// insert_slice into the very binding that is stored to: only the slice needs
// to be written.
static void shorten_store(emp_op_t* store) {
  emp_op_t* insert = emp_value_def(emp_op_operand(store, 0));
  if (!insert || !emp_op_is(insert, EMP_OP_tensor_insert_slice)) return;
  emp_op_t* load = emp_value_def(emp_op_operand(insert, 1));
  if (!load || !emp_op_is(load, EMP_OP_bufferization_to_tensor) ||
      emp_op_operand(load, 0) != emp_op_operand(store, 1)) {
    return;
  }
  emp_value_t* source = emp_op_operand(insert, 0);
  emp_rewriter_t builder = emp_build_before(store);
  uint32_t count = insert->operand_count - 1;
  emp_value_t* operands[4 * EMP_TILE_MAX_RANK];
  if (count > 4 * EMP_TILE_MAX_RANK) return;
  operands[0] = emp_op_operand(store, 1);
  for (uint32_t i = 1; i < count; ++i) {
    operands[i] = emp_op_operand(insert, i + 1);
  }
  static const char* const groups[] = {"offsets", "sizes", "strides"};
  int32_t segments[4] = {1, 0, 0, 0};
  for (uint32_t i = 0; i < 3; ++i) {
    uint32_t first = 0, length = 0;
    emp_op_operand_group(insert, groups[i], &first, &length);
    segments[i + 1] = (int32_t)length;
  }
  const emp_type_t* source_type = source->type;
  int64_t unknown[EMP_TILE_MAX_RANK];
  for (uint32_t i = 0; i < source_type->rank; ++i)
    unknown[i] = EMP_DIM_DYNAMIC;
  const emp_attr_t* layout = emp_attr_strided(
      builder.context, unknown, source_type->rank, EMP_DIM_DYNAMIC);
  const emp_type_t* type = emp_type_memref(source_type->dims, source_type->rank,
                                           source_type->element, layout, NULL);
  emp_value_t* view = emp_build_value(
      &builder, EMP_OP_memref_subview, .operands = operands,
      .operand_count = count, EMP_TYPES(type),
      EMP_ATTRS(
          EMP_ATTR("static_offsets", emp_op_attr(insert, "static_offsets")),
          EMP_ATTR("static_sizes", emp_op_attr(insert, "static_sizes")),
          EMP_ATTR("static_strides", emp_op_attr(insert, "static_strides")),
          EMP_ATTR("operandSegmentSizes",
                   emp_attr_i32_array(builder.context, segments, 4))));
  emp_op_set_operand(store, 0, source);
  emp_op_set_operand(store, 1, view);
}

// Storing what was just loaded from there changes nothing.
static bool stores_itself(const emp_op_t* store) {
  const emp_op_t* load = emp_value_def(emp_op_operand(store, 0));
  return load && emp_op_is(load, EMP_OP_bufferization_to_tensor) &&
         emp_op_operand(load, 0) == emp_op_operand(store, 1);
}

static emp_value_t* local_memory(const emp_op_t* function) {
  const emp_block_t* body = emp_op_body(function);
  if (!body->arg_count) return NULL;
  emp_value_t* last = body->args[body->arg_count - 1];
  bool is_bytes = last->type->kind == EMP_TYPE_MEMREF &&
                  emp_type_is_integer(last->type->element, 8);
  return is_bytes ? last : NULL;
}

// The stores of `first` and those right behind it that have its shape.
static bool lower_group(lowering_t* lowering, emp_op_list_t* stores,
                        size_t first, size_t* out_end) {
  emp_arena_t* arena = lowering->pass->scratch;
  emp_op_t* end = stores->items[first];
  emp_tile_t tile;
  init_tile(lowering, &tile, end);
  emp_op_t* before = end->prev;
  emp_tile_stores_t group = {.rank = emp_op_operand(end, 0)->type->rank};
  size_t most = stores->count - first;
  group.values = emp_arena_new_array(arena, emp_value_t*, most);
  group.views = emp_arena_new_array(arena, emp_tile_view_t, most);
  for (size_t i = first; i < stores->count; ++i) {
    emp_value_t* value = emp_op_operand(stores->items[i], 0);
    if (!same_shape(&tile, value, emp_op_operand(end, 0))) break;
    group.values[group.count] = value;
    if (!emp_tile_view_of(&tile, emp_op_operand(stores->items[i], 1),
                          &group.views[group.count])) {
      return false;
    }
    ++group.count;
  }
  *out_end = first + group.count;
  for (uint32_t d = 0; d < group.rank; ++d) {
    group.extents[d] = emp_tile_dim(&tile, group.values[0], d);
  }
  emp_value_t* local = local_memory(lowering->function);
  if (emp_kernel_is_vmvx(lowering->pass)) {
    bool done = false;
    if (!emp_tile_emit_matmul(&tile, &group, local, &lowering->local_bytes,
                              &done)) {
      return false;
    }
    if (done) return true;
  }
  emp_tile_machine_t machine = lowering->machine;
  emp_tile_plan_t plan;
  for (;;) {
    if (!emp_tile_make_plan(&tile, &machine, &group, &plan)) return false;
    if (!local) plan.pack_op = NULL;
    if (emp_tile_emit_nest(&tile, &plan, &group, local,
                           &lowering->local_bytes)) {
      return true;
    }
    if (tile.is_failed || !tile.needs_scalar || machine.vector_bits == 0) {
      return emp_tile_fail(&tile, end, "no loops for what is stored");
    }
    // Again without vectors.
    erase_between(before, end);
    machine.vector_bits = 0;
    init_tile(lowering, &tile, end);
  }
}

// -- clean-up -----------------------------------------------------------------

static bool is_leftover(const emp_op_t* op) {
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (emp_value_is_used(emp_op_result(op, i))) return false;
  }
  if (op->result_count == 0) return false;
  const emp_type_t* type = emp_op_result(op, 0)->type;
  return emp_type_is_tensor(type) || type->kind == EMP_TYPE_MEMREF ||
         emp_op_is_pure(op);
}

static void erase_leftovers(emp_block_t* block) {
  for (emp_op_t *op = block->last, *prev = NULL; op; op = prev) {
    prev = op->prev;
    if (is_leftover(op)) emp_op_erase(op);
  }
}

static bool lower_function(lowering_t* lowering) {
  emp_block_t* block = emp_op_body(lowering->function);
  emp_op_list_t stores = {0};
  if (!lower_scalars(lowering, block)) return false;
  for (emp_op_t *op = block->first, *next = NULL; op; op = next) {
    next = op->next;
    if (!is_store(op)) continue;
    if (stores_itself(op)) {
      emp_op_erase(op);
      continue;
    }
    shorten_store(op);
    emp_array_push(lowering->pass->scratch, &stores, op);
  }
  for (size_t i = 0; i < stores.count;) {
    if (!lower_group(lowering, &stores, i, &i)) return false;
  }
  for (size_t i = 0; i < stores.count; ++i)
    emp_op_erase(stores.items[i]);
  erase_leftovers(block);
  return true;
}

// The function's local memory is a fact of its export.
static void set_local_bytes(const lowering_t* lowering) {
  emp_op_t* function = lowering->function;
  emp_op_t* variant =
      emp_op_parent_of_kind(function, EMP_OP_hal_executable_variant);
  const emp_attr_t* bytes =
      emp_attr_index(lowering->pass->context, lowering->local_bytes);
  emp_op_t* holder =
      variant ? emp_symbol_lookup_in(variant, emp_symbol_name(function)) : NULL;
  if (lowering->local_bytes == 0) return;
  emp_op_set_attr(holder ? holder : function, "workgroup_local_memory", bytes);
}

static bool has_stores(emp_op_t* function) {
  const emp_block_t* block = emp_op_body(function);
  for (const emp_op_t* op = block ? block->first : NULL; op; op = op->next) {
    if (is_store(op)) return true;
  }
  return false;
}

bool emp_pass_tile_dispatches(emp_pass_ctx_t* pass) {
  emp_op_list_t functions =
      emp_collect(pass->op, EMP_OP_func_func, pass->scratch);
  for (size_t i = 0; i < functions.count; ++i) {
    lowering_t lowering = {.pass = pass,
                           .function = functions.items[i],
                           .machine = emp_kernel_machine(pass)};
    if (!has_stores(lowering.function)) continue;
    if (!lower_function(&lowering)) return false;
    set_local_bytes(&lowering);
  }
  return true;
}

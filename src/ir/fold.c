// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Folding one op, and the table of constants that folding fills.
//
// A folded constant is made by the dialect of the op that folds (its
// materialize_constant), or else as arith.constant, at the start of the nearest
// isolated region: that point dominates every use, so a constant is made once
// for each region, value and type.
#include "base/assert.h"
#include "base/text.h"
#include "ir/constant_table.h"
#include "ir/rewrite.h"

enum { kOnStack = 16 };

// A constant by what it is.
typedef struct constant_key_s {
  const emp_region_t* region;
  const emp_attr_t* value;
  const emp_type_t* type;
} constant_key_t;

typedef struct constant_s {
  constant_key_t key;
  emp_op_t* op;             // NULL once forgotten
  struct constant_s* next;  // of the same hash
} constant_t;

struct emp_constant_table_s {
  emp_arena_t* arena;
  emp_ptr_map_t by_hash;  // mixed pointers of the key to constant_t
  emp_ptr_map_t by_op;    // emp_op_t to constant_t
};

emp_constant_table_t* emp_constant_table_create(emp_arena_t* arena) {
  emp_constant_table_t* table = emp_arena_new(arena, emp_constant_table_t);
  table->arena = arena;
  table->by_hash.arena = arena;
  table->by_op.arena = arena;
  return table;
}

static const void* hash_key(const constant_key_t* key) {
  uint64_t hash = emp_hash_u64(0, (uint64_t)(uintptr_t)key->region);
  hash = emp_hash_u64(hash, (uint64_t)(uintptr_t)key->value);
  hash = emp_hash_u64(hash, (uint64_t)(uintptr_t)key->type);
  return (const void*)(uintptr_t)hash;
}

static constant_t* find_constant(emp_constant_table_t* table,
                                 const constant_key_t* key) {
  constant_t* at = emp_ptr_map_get(&table->by_hash, hash_key(key));
  for (; at; at = at->next) {
    if (at->op && at->key.region == key->region &&
        at->key.value == key->value && at->key.type == key->type) {
      return at;
    }
  }
  return NULL;
}

static void add_constant(emp_constant_table_t* table, const constant_key_t* key,
                         emp_op_t* op) {
  constant_t* constant = emp_arena_new(table->arena, constant_t);
  constant->key = *key;
  constant->op = op;
  constant->next = emp_ptr_map_get(&table->by_hash, hash_key(key));
  emp_ptr_map_set(&table->by_hash, hash_key(key), constant);
  emp_ptr_map_set(&table->by_op, op, constant);
}

void emp_constant_table_forget(emp_constant_table_t* table,
                               const emp_op_t* op) {
  constant_t* constant = emp_ptr_map_get(&table->by_op, op);
  if (constant) constant->op = NULL;
}

// The region of the nearest isolated ancestor, or the outermost one.
static emp_region_t* isolated_region(const emp_op_t* op) {
  emp_region_t* region = op->block->region;
  while (region && region->parent && region->parent->block &&
         !emp_op_has_trait(region->parent, ISOLATED_FROM_ABOVE)) {
    region = region->parent->block->region;
  }
  return region;
}

bool emp_constant_table_adopt(emp_rewriter_t* rewriter, emp_op_t* op) {
  const emp_attr_t* value = emp_op_attr(op, "value");
  if (!value || op->result_count != 1 || !op->block->region) return false;
  constant_key_t key = {.region = isolated_region(op),
                        .value = value,
                        .type = emp_op_result(op, 0)->type};
  emp_constant_table_t* table = rewriter->constants;
  constant_t* known = find_constant(table, &key);
  if (known && known->op == op) return false;
  if (known && known->op->info == op->info) {
    // The known one lies at the start of the region, before everything.
    emp_replace_op_with(rewriter, op, known->op);
    return true;
  }
  emp_block_t* entry = key.region->first;
  bool is_leading = op->block == entry &&
                    (!op->prev || emp_ptr_map_get(&table->by_op, op->prev));
  if (!is_leading) emp_op_move_before(op, entry->first);
  if (!known) add_constant(table, &key, op);
  return false;
}

static emp_op_t* make_constant(emp_rewriter_t* rewriter,
                               const emp_dialect_t* dialect,
                               const emp_attr_t* value,
                               const emp_type_t* type) {
  if (!dialect || !dialect->materialize_constant) return NULL;
  return dialect->materialize_constant(rewriter, value, type, rewriter->loc);
}

emp_value_t* emp_constant_materialize(emp_rewriter_t* rewriter, emp_op_t* op,
                                      const emp_attr_t* value,
                                      const emp_type_t* type) {
  emp_region_t* region = isolated_region(op);
  constant_key_t key = {.region = region, .value = value, .type = type};
  if (rewriter->constants) {
    constant_t* known = find_constant(rewriter->constants, &key);
    if (known) return emp_op_result(known->op, 0);
  }
  emp_str_t name;
  emp_str_t rest;
  emp_str_split(emp_str_from(op->info->name), '.', &name, &rest);
  emp_rewriter_t at_start = *rewriter;
  emp_set_insertion_start(&at_start, region->first);
  at_start.loc = op->loc;
  emp_context_t* context = op->context;
  emp_op_t* made =
      make_constant(&at_start, emp_context_dialect(context, name), value, type);
  if (!made) {
    made = make_constant(
        &at_start, emp_context_dialect(context, EMP_STR("arith")), value, type);
  }
  if (!made) return NULL;
  EMP_ASSERT(made->result_count == 1);
  if (rewriter->constants) add_constant(rewriter->constants, &key, made);
  return emp_op_result(made, 0);
}

// -- folding -----------------------------------------------------------------

// x op constant is the form in which a commutative op is kept.
static bool move_constant_right(emp_rewriter_t* rewriter, emp_op_t* op) {
  if (!emp_op_has_trait(op, COMMUTATIVE) || op->operand_count != 2) {
    return false;
  }
  emp_value_t* lhs = emp_op_operand(op, 0);
  emp_value_t* rhs = emp_op_operand(op, 1);
  if (!emp_value_constant(lhs) || emp_value_constant(rhs)) return false;
  emp_op_set_operand(op, 0, rhs);
  emp_op_set_operand(op, 1, lhs);
  if (rewriter->on_change) rewriter->on_change(rewriter->listener, op);
  return true;
}

// The values that take the place of the results; false when a constant cannot
// be made.
static bool values_of_fold(emp_rewriter_t* rewriter, emp_op_t* op,
                           const emp_fold_result_t* folds,
                           emp_value_t** out_values) {
  for (uint32_t i = 0; i < op->result_count; ++i) {
    out_values[i] = folds[i].value;
    if (out_values[i]) continue;
    out_values[i] = emp_constant_materialize(rewriter, op, folds[i].attr,
                                             emp_op_result(op, i)->type);
    if (!out_values[i]) return false;
  }
  return true;
}

static bool is_fold(const emp_op_t* op, const emp_fold_result_t* folds) {
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (!folds[i].attr && !folds[i].value) return false;
    // To itself: nothing would change.
    if (folds[i].value == emp_op_result(op, i)) return false;
  }
  return true;
}

static bool fold_with_hook(emp_rewriter_t* rewriter, emp_op_t* op) {
  const emp_attr_t* constants_on_stack[kOnStack];
  const emp_attr_t** constants = constants_on_stack;
  emp_fold_result_t folds_on_stack[kOnStack] = {{NULL, NULL}};
  emp_fold_result_t* folds = folds_on_stack;
  emp_value_t* values_on_stack[kOnStack];
  emp_value_t** values = values_on_stack;
  if (op->operand_count > kOnStack) {
    constants = emp_arena_new_array(rewriter->arena, const emp_attr_t*,
                                    op->operand_count);
  }
  if (op->result_count > kOnStack) {
    folds = emp_arena_new_array(rewriter->arena, emp_fold_result_t,
                                op->result_count);
    values =
        emp_arena_new_array(rewriter->arena, emp_value_t*, op->result_count);
  }
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    constants[i] = emp_value_constant(emp_op_operand(op, i));
  }
  if (!op->info->fold(op, constants, folds) || !is_fold(op, folds) ||
      !values_of_fold(rewriter, op, folds, values)) {
    return false;
  }
  emp_replace_op(rewriter, op, values, op->result_count);
  return true;
}

bool emp_fold_op(emp_rewriter_t* rewriter, emp_op_t* op) {
  // A constant folds to itself.
  if (emp_op_has_trait(op, CONSTANT_LIKE)) return false;
  bool changed = move_constant_right(rewriter, op);
  if (op->info->fold && op->result_count > 0) {
    changed |= fold_with_hook(rewriter, op);
  }
  return changed;
}

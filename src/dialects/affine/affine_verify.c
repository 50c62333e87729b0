// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifiers of the affine dialect: maps and operands in step, and operands that
// may stand for a dim or a symbol where they stand.
#include "dialects/affine/affine_verify.h"

#include <inttypes.h>
#include <string.h>

#include "base/text.h"
#include "dialects/op_kinds.h"
#include "ir/op_spec.h"

static bool wants_number(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                         int64_t wanted, int64_t found) {
  emp_str_t want =
      emp_arena_format(op->arena, "%s to be %" PRId64, what, wanted);
  emp_str_t got = emp_arena_format(op->arena, "%" PRId64, found);
  return emp_diag_op_wants(sink, op->loc, op->info->name, want.data, got.data);
}

// -- dims and symbols ---------------------------------------------------------

// Values of an op that runs once for a call (a function) do not change while
// loops in it run; so they are symbols, as are constants and what is computed
// from symbols. Variables of affine loops, and maps of them, are dims.

static emp_region_t* region_of(const emp_value_t* value) {
  const emp_block_t* block = value->block ? value->block : value->op->block;
  return block != NULL ? block->region : NULL;
}

// The region around `op` of the nearest op with the AffineScope trait.
static emp_region_t* affine_scope(const emp_op_t* op) {
  const emp_block_t* block = op->block;
  while (block != NULL && block->region != NULL) {
    emp_op_t* parent = block->region->parent;
    if (parent == NULL || emp_op_has_trait(parent, AFFINE_SCOPE)) {
      return parent != NULL ? block->region : NULL;
    }
    block = parent->block;
  }
  return NULL;
}

static bool is_top_level(const emp_value_t* value) {
  const emp_region_t* region = region_of(value);
  return region != NULL && region->parent != NULL &&
         emp_op_has_trait(region->parent, AFFINE_SCOPE);
}

static bool is_symbol(const emp_value_t* value, const emp_region_t* scope);

// A size is a symbol where the buffer is of the top level; that of one made
// inside a loop, where what it was made with is.
static bool is_symbol_size(const emp_op_t* dim) {
  const emp_value_t* shaped = emp_op_operand(dim, 0);
  if (is_top_level(shaped)) return true;
  return shaped->op != NULL;
}

static bool all_symbols(const emp_op_t* op, const emp_region_t* scope) {
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (!is_symbol(emp_op_operand(op, i), scope)) return false;
  }
  return true;
}

static bool is_symbol(const emp_value_t* value, const emp_region_t* scope) {
  if (!emp_type_is_index(value->type)) return false;
  if (region_of(value) == scope) return true;
  const emp_op_t* def = value->op;
  if (def != NULL && emp_op_has_trait(def, CONSTANT_LIKE)) return true;
  if (def != NULL && emp_op_has_trait(def, PURE) && all_symbols(def, scope)) {
    return true;
  }
  if (def != NULL && emp_op_has_trait(def, SHAPE_ONLY)) {
    return is_symbol_size(def);
  }
  const emp_op_t* parent = scope->parent;
  if (emp_op_has_trait(parent, ISOLATED_FROM_ABOVE) || !parent->block ||
      !parent->block->region) {
    return false;
  }
  return is_symbol(value, parent->block->region);
}

static bool is_dim(const emp_value_t* value, const emp_region_t* scope) {
  if (!emp_type_is_index(value->type)) return false;
  if (is_symbol(value, scope)) return true;
  const emp_op_t* def = value->op;
  if (def == NULL) {
    const emp_op_t* parent = value->block->region->parent;
    return emp_op_is(parent, EMP_OP_affine_for) ||
           emp_op_is(parent, EMP_OP_affine_parallel);
  }
  if (emp_op_is(def, EMP_OP_affine_apply)) {
    for (uint32_t i = 0; i < def->operand_count; ++i) {
      if (!is_dim(emp_op_operand(def, i), scope)) return false;
    }
    return true;
  }
  if (emp_op_is(def, EMP_OP_affine_delinearize_index) ||
      emp_op_is(def, EMP_OP_affine_linearize_index)) {
    return true;
  }
  return emp_op_has_trait(def, SHAPE_ONLY) &&
         is_top_level(emp_op_operand(def, 0));
}

// `count` operands from `first` on, of which the first `dims` are dims.
static bool verify_roles(emp_op_t* op, emp_diag_sink_t* sink, uint32_t first,
                         uint32_t dims, uint32_t count) {
  const emp_region_t* scope = affine_scope(op);
  if (scope == NULL) return true;
  for (uint32_t i = 0; i < count; ++i) {
    const emp_value_t* value = emp_op_operand(op, first + i);
    bool fits = i < dims ? is_dim(value, scope) : is_symbol(value, scope);
    if (fits) continue;
    emp_str_t found =
        emp_arena_format(op->arena, "operand %" PRIu32, first + i);
    return emp_diag_op_wants(
        sink, op->loc, op->info->name,
        i < dims ? "a dim: a symbol, the variable of an affine loop or an "
                   "affine.apply of such"
                 : "a symbol: a constant, a value of the function's own block "
                   "or computed from such",
        found.data);
  }
  return true;
}

// -- maps ---------------------------------------------------------------------

// The operands of a map begin at `first`, and there are `found`.
static bool verify_inputs(emp_op_t* op, emp_diag_sink_t* sink,
                          const emp_affine_map_t* map, uint32_t first,
                          uint32_t found) {
  uint32_t wanted = map->dim_count + map->symbol_count;
  if (found != wanted) {
    return wants_number(op, sink, "number of map operands", wanted, found);
  }
  return verify_roles(op, sink, first, map->dim_count, found);
}

// affine.apply takes any index as a dim, and as a symbol any but the variables
// of affine loops and what is made of them.
static bool verify_applied(emp_op_t* op, emp_diag_sink_t* sink,
                           const emp_affine_map_t* map) {
  const emp_region_t* scope = affine_scope(op);
  for (uint32_t i = map->dim_count; scope && i < op->operand_count; ++i) {
    const emp_value_t* value = emp_op_operand(op, i);
    if (!is_dim(value, scope) || is_symbol(value, scope)) continue;
    return verify_roles(op, sink, i, 0, 1);
  }
  return true;
}

bool emp_affine_verify_map(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_affine_map_t* map = emp_op_attr(op, "map")->map;
  bool is_apply = emp_op_is(op, EMP_OP_affine_apply);
  if (is_apply ? map->result_count != 1 : map->result_count == 0) {
    return wants_number(op, sink, "number of map results", 1,
                        map->result_count);
  }
  uint32_t inputs = map->dim_count + map->symbol_count;
  if (op->operand_count != inputs) {
    return wants_number(op, sink, "number of map operands", inputs,
                        op->operand_count);
  }
  return !is_apply || verify_applied(op, sink, map);
}

bool emp_affine_verify_access(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_affine_map_t* map = emp_op_attr(op, "map")->map;
  const emp_type_t* type = emp_op_named_operand(op, "memref")->type;
  uint32_t first, count;
  emp_op_operand_group(op, "indices", &first, &count);
  if (map->result_count != type->rank) {
    return wants_number(op, sink, "number of indices", type->rank,
                        map->result_count);
  }
  const emp_value_t* vector = NULL;
  if (emp_op_is(op, EMP_OP_affine_vector_load)) {
    vector = emp_op_result(op, 0);
  } else if (emp_op_is(op, EMP_OP_affine_vector_store)) {
    vector = emp_op_operand(op, 0);
  }
  if (vector != NULL && vector->type->element != type->element) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants memref and vector types of the same element "
                           "type; change one");
  }
  return verify_inputs(op, sink, map, first, count);
}

bool emp_affine_verify_basis(emp_op_t* op, emp_diag_sink_t* sink) {
  bool is_split = emp_op_is(op, EMP_OP_affine_delinearize_index);
  int64_t basis = emp_dense_count(emp_op_attr(op, "static_basis"));
  uint32_t first, count = op->result_count;
  if (!is_split) emp_op_operand_group(op, "multi_index", &first, &count);
  if ((int64_t)count == basis || (int64_t)count == basis + 1) return true;
  return wants_number(op, sink, "number of indices, as the basis or one more,",
                      basis, count);
}

bool emp_affine_verify_for(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_block_t* body = emp_op_body(op);
  uint32_t first, lower, upper, inits;
  emp_op_operand_group(op, "lowerBoundOperands", &first, &lower);
  emp_op_operand_group(op, "upperBoundOperands", &first, &upper);
  emp_op_operand_group(op, "inits", &first, &inits);
  int64_t step = emp_op_int_attr(op, "step", 0);
  if (step <= 0) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants a positive step");
  }
  if (body->arg_count != inits + 1) {
    return wants_number(op, sink, "number of region arguments", inits + 1,
                        body->arg_count);
  }
  if (op->result_count != inits) {
    return wants_number(op, sink, "number of results", inits, op->result_count);
  }
  return verify_inputs(op, sink, emp_op_attr(op, "lowerBoundMap")->map, 0,
                       lower) &&
         verify_inputs(op, sink, emp_op_attr(op, "upperBoundMap")->map, lower,
                       upper);
}

bool emp_affine_verify_if(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_integer_set_t* set = emp_op_attr(op, "condition")->set;
  uint32_t wanted = set->dim_count + set->symbol_count;
  if (op->operand_count != wanted) {
    return wants_number(op, sink, "number of set operands", wanted,
                        op->operand_count);
  }
  for (uint32_t i = 0; i < op->region_count; ++i) {
    const emp_block_t* block = op->regions[i].first;
    if (block != NULL && block->arg_count != 0) {
      return wants_number(op, sink, "number of region arguments", 0,
                          block->arg_count);
    }
  }
  if (!verify_roles(op, sink, 0, set->dim_count, op->operand_count)) {
    return false;
  }
  if (op->result_count == 0 || op->regions[1].first != NULL) return true;
  return emp_diag_verify(sink, op->loc, op->info->name,
                         "wants an else block, as it has results");
}

// -- parallel -----------------------------------------------------------------

// The bounds of one side: a group for each variable, together as long as the
// map.
static bool verify_groups(emp_op_t* op, emp_diag_sink_t* sink,
                          const char* map_name, const char* groups_name,
                          uint32_t variables) {
  const emp_affine_map_t* map = emp_op_attr(op, map_name)->map;
  const emp_attr_t* groups = emp_op_attr(op, groups_name);
  int64_t total = 0, count = emp_dense_count(groups);
  for (int64_t i = 0; i < count; ++i)
    total += emp_dense_int(groups, i);
  if (count != variables) {
    return wants_number(op, sink, "number of groups of bounds", variables,
                        count);
  }
  return total == map->result_count ||
         wants_number(op, sink, "number of results of the bounds' map", total,
                      map->result_count);
}

// Kinds of arith.AtomicRMWKind that take floats.
static bool takes_float(const char* kind) {
  return kind[strlen(kind) - 1] == 'f';
}

static bool verify_reductions(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* list = emp_op_attr(op, "reductions");
  const emp_enum_def_t* kinds =
      emp_context_enum_def(op->context, emp_str_from("arith.AtomicRMWKind"));
  if (list->count != op->result_count) {
    return wants_number(op, sink, "number of reductions, one a result,",
                        op->result_count, list->count);
  }
  for (uint32_t i = 0; i < list->count; ++i) {
    const emp_attr_t* item = list->items[i];
    const char* kind = item->kind == EMP_ATTR_INTEGER && kinds != NULL
                           ? emp_enum_keyword(kinds, item->value)
                           : NULL;
    if (kind == NULL) {
      return emp_diag_verify(sink, op->loc, op->info->name,
                             "wants reductions that are kinds of "
                             "arith.AtomicRMWKind");
    }
    const emp_type_t* type = emp_op_result(op, i)->type;
    bool fits = strcmp(kind, "assign") == 0 ||
                (takes_float(kind) ? emp_type_is_float(type)
                                   : type->kind == EMP_TYPE_INTEGER);
    if (fits) continue;
    emp_str_t want = emp_arena_format(
        op->arena, "result %" PRIu32 " to be %s, as \"%s\" reduces such", i,
        takes_float(kind) ? "a float" : "an integer", kind);
    return emp_diag_op_wants(sink, op->loc, op->info->name, want.data,
                             "another type");
  }
  return true;
}

bool emp_affine_verify_parallel(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_block_t* body = emp_op_body(op);
  const emp_affine_map_t* lower = emp_op_attr(op, "lowerBoundsMap")->map;
  const emp_affine_map_t* upper = emp_op_attr(op, "upperBoundsMap")->map;
  uint32_t variables = body != NULL ? body->arg_count : 0;
  uint32_t steps = emp_op_attr(op, "steps")->count;
  if (steps != variables) {
    return wants_number(op, sink, "number of steps, one a region argument,",
                        variables, steps);
  }
  if (!verify_groups(op, sink, "lowerBoundsMap", "lowerBoundsGroups",
                     variables) ||
      !verify_groups(op, sink, "upperBoundsMap", "upperBoundsGroups",
                     variables) ||
      !verify_reductions(op, sink)) {
    return false;
  }
  uint32_t split = lower->dim_count + lower->symbol_count;
  uint32_t inputs = split + upper->dim_count + upper->symbol_count;
  if (op->operand_count != inputs) {
    return wants_number(op, sink, "number of map operands", inputs,
                        op->operand_count);
  }
  return verify_roles(op, sink, 0, lower->dim_count, split) &&
         verify_roles(op, sink, split, upper->dim_count,
                      op->operand_count - split);
}

// -- copies -------------------------------------------------------------------

// A memref at operand `*inout_next`, indexed by the map of that name.
static bool verify_place(emp_op_t* op, emp_diag_sink_t* sink, const char* name,
                         uint32_t* inout_next) {
  const emp_attr_t* attr = emp_op_attr(op, name);
  uint32_t at = *inout_next;
  if (attr == NULL || attr->kind != EMP_ATTR_AFFINE_MAP) {
    emp_str_t want = emp_arena_format(op->arena, "an affine map '%s'", name);
    return emp_diag_op_wants(sink, op->loc, op->info->name, want.data, "none");
  }
  uint32_t inputs = attr->map->dim_count + attr->map->symbol_count;
  if (at + 1 + inputs > op->operand_count) {
    return wants_number(op, sink, "number of operands, at least,",
                        at + 1 + inputs, op->operand_count);
  }
  const emp_type_t* type = emp_op_operand(op, at)->type;
  if (type->kind != EMP_TYPE_MEMREF) {
    emp_str_t want =
        emp_arena_format(op->arena, "operand %" PRIu32 " to be a memref", at);
    return emp_diag_op_wants(sink, op->loc, op->info->name, want.data,
                             "another type");
  }
  if (attr->map->result_count != type->rank) {
    return wants_number(op, sink, "number of indices", type->rank,
                        attr->map->result_count);
  }
  for (uint32_t i = 0; i < inputs; ++i) {
    if (!emp_type_is_index(emp_op_operand(op, at + 1 + i)->type)) {
      return emp_diag_verify(sink, op->loc, op->info->name,
                             "wants indices of type index");
    }
  }
  *inout_next = at + 1 + inputs;
  return verify_roles(op, sink, at + 1, attr->map->dim_count, inputs);
}

// What follows the places: index values, as many as one of two numbers.
static bool verify_counts(emp_op_t* op, emp_diag_sink_t* sink, uint32_t first,
                          uint32_t wanted, uint32_t or_wanted) {
  uint32_t found = op->operand_count - first;
  if (found != wanted && found != or_wanted) {
    return wants_number(op, sink, "number of counts behind the places", wanted,
                        found);
  }
  for (uint32_t i = first; i < op->operand_count; ++i) {
    if (!emp_type_is_index(emp_op_operand(op, i)->type)) {
      return emp_diag_verify(sink, op->loc, op->info->name,
                             "wants counts of type index");
    }
  }
  return true;
}

bool emp_affine_verify_dma_start(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t next = 0;
  return verify_place(op, sink, "src_map", &next) &&
         verify_place(op, sink, "dst_map", &next) &&
         verify_place(op, sink, "tag_map", &next) &&
         verify_counts(op, sink, next, 1, 3);
}

bool emp_affine_verify_dma_wait(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t next = 0;
  return verify_place(op, sink, "tag_map", &next) &&
         verify_counts(op, sink, next, 1, 1);
}

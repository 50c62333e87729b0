// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Helpers of the stream phase. Constants are folded on the way, so that static
// programs show plain numbers without waiting for canonicalize.
#include "passes/stream/stream_build.h"

#include "base/assert.h"
#include "base/checked.h"
#include "base/text.h"
#include "dialects/iree_tensor_ext/dispatch_tensor_syntax.h"
#include "dialects/op_kinds.h"
#include "ir/symbol.h"

// -- index arithmetic --------------------------------------------------------

emp_value_t* emp_stream_index(emp_rewriter_t* b, int64_t value) {
  return emp_build_value(
      b, EMP_OP_arith_constant, EMP_TYPES(emp_type_index(b->context)),
      EMP_ATTRS(EMP_ATTR("value", emp_attr_index(b->context, value))));
}

emp_value_t* emp_stream_binary(emp_rewriter_t* b, uint32_t kind,
                               emp_value_t* lhs, emp_value_t* rhs) {
  return emp_build_value(b, kind, EMP_VALUES(lhs, rhs), EMP_TYPES(lhs->type));
}

emp_value_t* emp_stream_add(emp_rewriter_t* b, emp_value_t* lhs,
                            emp_value_t* rhs) {
  int64_t x = 0, y = 0, sum = 0;
  bool has_x = emp_value_constant_int(lhs, &x);
  bool has_y = emp_value_constant_int(rhs, &y);
  if (has_x && x == 0) return rhs;
  if (has_y && y == 0) return lhs;
  if (has_x && has_y && emp_add_i64(x, y, &sum)) {
    return emp_stream_index(b, sum);
  }
  return emp_stream_binary(b, EMP_OP_arith_addi, lhs, rhs);
}

emp_value_t* emp_stream_mul(emp_rewriter_t* b, emp_value_t* lhs,
                            emp_value_t* rhs) {
  int64_t x = 0, y = 0, product = 0;
  bool has_x = emp_value_constant_int(lhs, &x);
  bool has_y = emp_value_constant_int(rhs, &y);
  if (has_x && x == 1) return rhs;
  if (has_y && y == 1) return lhs;
  if (has_x && has_y && emp_mul_i64(x, y, &product)) {
    return emp_stream_index(b, product);
  }
  return emp_stream_binary(b, EMP_OP_arith_muli, lhs, rhs);
}

emp_value_t* emp_stream_max(emp_rewriter_t* b, emp_value_t* lhs,
                            emp_value_t* rhs) {
  int64_t x = 0, y = 0;
  if (lhs == rhs) return lhs;
  bool has_x = emp_value_constant_int(lhs, &x);
  bool has_y = emp_value_constant_int(rhs, &y);
  if (has_x && has_y) return x > y ? lhs : rhs;
  if (has_x && x == 0) return rhs;
  if (has_y && y == 0) return lhs;
  return emp_stream_binary(b, EMP_OP_arith_maxui, lhs, rhs);
}

emp_value_t* emp_stream_align(emp_rewriter_t* b, emp_value_t* value,
                              uint64_t alignment) {
  int64_t x = 0;
  uint64_t aligned = 0;
  if (alignment <= 1) return value;
  if (emp_value_constant_int(value, &x) && x >= 0 &&
      emp_align_u64((uint64_t)x, alignment, &aligned) && aligned <= INT64_MAX) {
    return (int64_t)aligned == x ? value
                                 : emp_stream_index(b, (int64_t)aligned);
  }
  emp_value_t* unit = emp_stream_index(b, (int64_t)alignment);
  return emp_stream_binary(b, EMP_OP_util_align, value, unit);
}

emp_value_t* emp_stream_element_bytes(emp_rewriter_t* b,
                                      const emp_type_t* element,
                                      emp_value_t* count) {
  int64_t eight = 0, known = 0, bytes = 0;
  if (emp_value_constant_int(count, &known) &&
      emp_type_storage_bytes(element, known, &bytes)) {
    return emp_stream_index(b, bytes);
  }
  // Bytes of eight elements are the bits of one where elements are packed.
  if (!emp_type_storage_bytes(element, 8, &eight)) eight = 8;
  if (eight % 8 == 0) {
    return emp_stream_mul(b, count, emp_stream_index(b, eight / 8));
  }
  emp_value_t* bits = emp_stream_mul(b, count, emp_stream_index(b, eight));
  return emp_stream_binary(b, EMP_OP_arith_ceildivui, bits,
                           emp_stream_index(b, 8));
}

static emp_value_t* dim_of(emp_rewriter_t* b, const emp_type_t* type,
                           emp_value_t* const* dims, uint32_t axis) {
  uint32_t next = 0;
  for (uint32_t i = 0; i < axis; ++i) {
    if (type->dims[i] == EMP_DIM_DYNAMIC) ++next;
  }
  return type->dims[axis] == EMP_DIM_DYNAMIC
             ? dims[next]
             : emp_stream_index(b, type->dims[axis]);
}

emp_value_t* emp_stream_tensor_bytes(emp_rewriter_t* b, const emp_type_t* type,
                                     emp_value_t* const* dims) {
  int64_t fixed = 1;
  uint32_t next = 0;
  emp_value_t* count = NULL;
  for (uint32_t i = 0; i < type->rank; ++i) {
    if (type->dims[i] != EMP_DIM_DYNAMIC) {
      if (!emp_mul_i64(fixed, type->dims[i], &fixed)) fixed = INT64_MAX;
      continue;
    }
    count = count == NULL ? dims[next] : emp_stream_mul(b, count, dims[next]);
    ++next;
  }
  emp_value_t* factor = emp_stream_index(b, fixed);
  count = count == NULL ? factor : emp_stream_mul(b, count, factor);
  return emp_stream_element_bytes(b, type->element, count);
}

emp_value_t* emp_stream_linear_index(emp_rewriter_t* b, const emp_type_t* type,
                                     emp_value_t* const* dims,
                                     emp_value_t* const* indices) {
  emp_value_t* linear = emp_stream_index(b, 0);
  for (uint32_t i = 0; i < type->rank; ++i) {
    if (i > 0) linear = emp_stream_mul(b, linear, dim_of(b, type, dims, i));
    linear = emp_stream_add(b, linear, indices[i]);
  }
  return linear;
}

// -- groups ------------------------------------------------------------------

emp_value_t** emp_stream_group(emp_arena_t* scratch, const emp_op_t* op,
                               const char* name, uint32_t* out_count) {
  uint32_t first = 0;
  *out_count = 0;
  emp_op_operand_group(op, name, &first, out_count);
  emp_value_t** values =
      emp_arena_new_array(scratch, emp_value_t*, *out_count + 1);
  for (uint32_t i = 0; i < *out_count; ++i) {
    values[i] = emp_op_operand(op, first + i);
  }
  return values;
}

uint32_t emp_stream_group_count(const emp_op_t* op, const char* name) {
  uint32_t first = 0, count = 0;
  emp_op_operand_group(op, name, &first, &count);
  return count;
}

// -- asynchronous ops --------------------------------------------------------

emp_value_t* emp_stream_alloca(emp_rewriter_t* b, emp_lifetime_t lifetime,
                               emp_value_t* bytes) {
  return emp_build_value(
      b, EMP_OP_stream_async_alloca, EMP_VALUES(bytes),
      EMP_TYPES(emp_stream_resource_type(b->context, lifetime)));
}

emp_value_t* emp_stream_update(emp_rewriter_t* b, emp_value_t* target,
                               emp_value_t* target_bytes, emp_value_t* offset,
                               emp_value_t* update, emp_value_t* update_bytes) {
  emp_value_t* end = emp_stream_add(b, offset, update_bytes);
  return emp_build_value(
      b, EMP_OP_stream_async_update,
      EMP_VALUES(target, target_bytes, offset, end, update, update_bytes),
      EMP_TYPES(target->type));
}

emp_value_t* emp_stream_fill(emp_rewriter_t* b, emp_value_t* target,
                             emp_value_t* target_bytes, emp_value_t* offset,
                             emp_value_t* bytes, emp_value_t* value) {
  emp_value_t* end = emp_stream_add(b, offset, bytes);
  return emp_build_value(
      b, EMP_OP_stream_async_fill,
      EMP_VALUES(target, target_bytes, offset, end, bytes, value),
      EMP_TYPES(target->type));
}

emp_value_t* emp_stream_clone(emp_rewriter_t* b, emp_value_t* source,
                              emp_value_t* source_bytes, emp_value_t* offset,
                              emp_value_t* bytes) {
  emp_value_t* zero = emp_stream_index(b, 0);
  emp_value_t* end = emp_stream_add(b, offset, bytes);
  emp_value_t* target = emp_stream_alloca(b, EMP_LIFETIME_TRANSIENT, bytes);
  return emp_build_value(b, EMP_OP_stream_async_copy,
                         EMP_VALUES(target, bytes, zero, bytes, source,
                                    source_bytes, offset, end, bytes),
                         EMP_TYPES(target->type));
}

emp_value_t* emp_stream_cast(emp_rewriter_t* b, emp_value_t* value,
                             emp_value_t* bytes, emp_lifetime_t lifetime) {
  const emp_type_t* type = emp_stream_resource_type(b->context, lifetime);
  if (value->type == type) return value;
  return emp_build_value(b, EMP_OP_stream_async_cast, EMP_VALUES(value, bytes),
                         EMP_TYPES(type));
}

bool emp_stream_is_async(const emp_op_t* op) {
  switch (op->info->kind) {
    case EMP_OP_stream_async_fill:
    case EMP_OP_stream_async_update:
    case EMP_OP_stream_async_copy:
    case EMP_OP_stream_async_dispatch:
      return true;
    default:
      return false;
  }
}

static int64_t tied_index(const emp_op_t* op, uint32_t result) {
  const emp_attr_t* tied = emp_op_attr(op, "tied_operands");
  if (tied == NULL || tied->kind != EMP_ATTR_ARRAY || result >= tied->count) {
    return -1;
  }
  return tied->items[result]->value;
}

int emp_stream_target(const emp_op_t* op, uint32_t result) {
  uint32_t first = 0, count = 0;
  if (!emp_stream_is_async(op)) return -1;
  if (!emp_op_is(op, EMP_OP_stream_async_dispatch)) return 0;
  int64_t tie = tied_index(op, result);
  emp_op_operand_group(op, "resource_operands", &first, &count);
  return tie >= 0 && tie < (int64_t)count ? (int)(first + (uint32_t)tie) : -1;
}

emp_value_t* emp_stream_root(emp_value_t* value) {
  for (emp_op_t* def = emp_value_def(value); def != NULL;
       def = emp_value_def(value)) {
    int target = emp_stream_target(def, value->index);
    if (emp_op_is(def, EMP_OP_stream_async_cast)) target = 0;
    if (target < 0) break;
    value = emp_op_operand(def, (uint32_t)target);
  }
  return value;
}

emp_value_t* emp_stream_value_bytes(const emp_value_t* value) {
  const emp_op_t* op = emp_value_def(value);
  uint32_t first = 0, count = 0;
  if (op == NULL) return NULL;
  switch (op->info->kind) {
    case EMP_OP_stream_async_alloca:
    case EMP_OP_stream_resource_alloc:
    case EMP_OP_stream_resource_alloca:
      return emp_op_operand(op, 0);
    case EMP_OP_stream_async_fill:
    case EMP_OP_stream_async_update:
    case EMP_OP_stream_async_copy:
    case EMP_OP_stream_async_cast:
    case EMP_OP_stream_resource_transients:
    case EMP_OP_stream_timepoint_barrier:
      return emp_op_operand(op, 1);
    case EMP_OP_stream_tensor_import:
      emp_op_operand_group(op, "result_size", &first, &count);
      return emp_op_operand(op, first);
    case EMP_OP_stream_async_dispatch:
      emp_op_operand_group(op, "result_sizes", &first, &count);
      return emp_op_operand(op, first + value->index);
    case EMP_OP_stream_timepoint_await:
      emp_op_operand_group(op, "resource_operand_sizes", &first, &count);
      return emp_op_operand(op, first + value->index);
    default:
      return NULL;
  }
}

// -- accesses ----------------------------------------------------------------

// What the entry point does with binding `index`; read and write when unknown.
static uint32_t binding_access(emp_op_t* function, uint32_t index) {
  uint32_t access = 0;
  emp_block_t* body = function != NULL ? emp_op_body(function) : NULL;
  if (body == NULL || index >= body->arg_count) {
    return EMP_ACCESS_READ | EMP_ACCESS_WRITE;
  }
  for (emp_operand_t* use = body->args[index]->first_use; use != NULL;
       use = use->next_use) {
    if (!emp_op_is(use->owner, EMP_OP_stream_binding_subspan)) {
      return EMP_ACCESS_READ | EMP_ACCESS_WRITE;
    }
    const emp_type_t* type = use->owner->results[0].type;
    if (!emp_type_is_dispatch_tensor(type)) {
      return EMP_ACCESS_READ | EMP_ACCESS_WRITE;
    }
    emp_dispatch_access_t kind = emp_dispatch_tensor_access(type);
    if (kind != EMP_DISPATCH_WRITE_ONLY) access |= EMP_ACCESS_READ;
    if (kind != EMP_DISPATCH_READ_ONLY) access |= EMP_ACCESS_WRITE;
  }
  return access != 0 ? access : EMP_ACCESS_READ;
}

emp_op_t* emp_stream_entry_function(emp_op_t* op, emp_op_t** out_export) {
  const emp_attr_t* entries = emp_op_attr(op, "entry_points");
  *out_export = NULL;
  if (entries == NULL || entries->count == 0) return NULL;
  emp_op_t* export_op = emp_symbol_lookup(op, entries->items[0]);
  if (export_op == NULL || export_op->block == NULL) return NULL;
  *out_export = export_op;
  emp_str_t name = emp_op_str_attr(export_op, "function_ref");
  for (emp_op_t* inner = export_op->block->first; inner != NULL;
       inner = inner->next) {
    if (!emp_op_is(inner, EMP_OP_builtin_module)) continue;
    return emp_symbol_lookup_in(inner, name);
  }
  return NULL;
}

static emp_stream_access_t* dispatch_accesses(emp_arena_t* scratch,
                                              emp_op_t* op, size_t* out_count) {
  uint32_t first = 0, count = 0, sizes = 0, unused = 0;
  uint32_t offsets = 0, lengths = 0, next = 0;
  emp_op_t* export_op = NULL;
  emp_op_t* function = emp_stream_entry_function(op, &export_op);
  emp_op_operand_group(op, "resource_operands", &first, &count);
  emp_op_operand_group(op, "resource_operand_sizes", &sizes, &unused);
  emp_op_operand_group(op, "resource_operand_offsets", &offsets, &unused);
  emp_op_operand_group(op, "resource_operand_lengths", &lengths, &unused);
  emp_stream_access_t* list =
      emp_arena_new_array(scratch, emp_stream_access_t, count + 1);
  for (uint32_t i = 0; i < count; ++i) {
    emp_value_t* operand = emp_op_operand(op, first + i);
    if (!emp_type_is_stream_resource(operand->type)) continue;
    list[next] = (emp_stream_access_t){
        .resource = operand,
        .resource_bytes = emp_op_operand(op, sizes + next),
        .offset = emp_op_operand(op, offsets + next),
        .bytes = emp_op_operand(op, lengths + next),
        .access = binding_access(function, next),
        .operand = first + i};
    ++next;
  }
  *out_count = next;
  return list;
}

emp_stream_access_t* emp_stream_accesses(emp_arena_t* scratch, emp_op_t* op,
                                         size_t* out_count) {
  if (emp_op_is(op, EMP_OP_stream_async_dispatch)) {
    return dispatch_accesses(scratch, op, out_count);
  }
  emp_stream_access_t* list =
      emp_arena_new_array(scratch, emp_stream_access_t, 2);
  *out_count = 1;
  list[0] = (emp_stream_access_t){.resource = emp_op_operand(op, 0),
                                  .resource_bytes = emp_op_operand(op, 1),
                                  .offset = emp_op_operand(op, 2),
                                  .access = EMP_ACCESS_WRITE,
                                  .operand = 0};
  if (emp_op_is(op, EMP_OP_stream_async_fill)) {
    list[0].bytes = emp_op_operand(op, 4);
  } else if (emp_op_is(op, EMP_OP_stream_async_update)) {
    list[0].bytes = emp_op_operand(op, 5);
    list[1] = (emp_stream_access_t){.resource = emp_op_operand(op, 4),
                                    .resource_bytes = emp_op_operand(op, 5),
                                    .offset = NULL,  // 0
                                    .bytes = emp_op_operand(op, 5),
                                    .access = EMP_ACCESS_READ,
                                    .operand = 4};
    *out_count = 2;
  } else {  // stream.async.copy
    list[0].bytes = emp_op_operand(op, 8);
    list[1] = (emp_stream_access_t){.resource = emp_op_operand(op, 4),
                                    .resource_bytes = emp_op_operand(op, 5),
                                    .offset = emp_op_operand(op, 6),
                                    .bytes = emp_op_operand(op, 8),
                                    .access = EMP_ACCESS_READ,
                                    .operand = 4};
    *out_count = 2;
  }
  return list;
}

// -- order -------------------------------------------------------------------

emp_op_t* emp_stream_ancestor_in(emp_op_t* op, const emp_block_t* block) {
  while (op != NULL && op->block != block)
    op = emp_op_parent(op);
  return op;
}

bool emp_stream_is_last_use(const emp_value_t* value, emp_op_t* user) {
  emp_block_t* home = emp_value_block(value);
  // In a loop around `user` but not around the value, the next iteration sees
  // the value again.
  for (emp_op_t* op = user; op != NULL && op->block != home;
       op = emp_op_parent(op)) {
    emp_op_t* parent = emp_op_parent(op);
    if (parent == NULL) return false;
    if (emp_op_is(parent, EMP_OP_scf_for) ||
        emp_op_is(parent, EMP_OP_scf_while)) {
      return false;
    }
  }
  for (emp_operand_t* use = value->first_use; use != NULL;
       use = use->next_use) {
    if (use->owner == user) continue;
    // Compare in the innermost block that holds both.
    emp_op_t* mine = user;
    emp_op_t* other = NULL;
    while (mine != NULL) {
      other = emp_stream_ancestor_in(use->owner, mine->block);
      if (other != NULL) break;
      mine = emp_op_parent(mine);
    }
    if (mine == NULL) return false;
    if (other != mine) {
      if (!emp_op_is_before(other, mine)) return false;
      continue;
    }
    // Both inside one op: only two arms of a branch never meet.
    if (other == use->owner || mine == user) return false;
    bool branch = emp_op_is(mine, EMP_OP_scf_if) ||
                  emp_op_is(mine, EMP_OP_scf_index_switch);
    if (!branch) return false;
  }
  return true;
}

bool emp_stream_is_available(const emp_value_t* value, emp_op_t* at) {
  emp_block_t* home = emp_value_block(value);
  emp_op_t* user = emp_stream_ancestor_in(at, home);
  if (user == NULL) return false;
  emp_op_t* def = emp_value_def(value);
  return def == NULL || (def != user && emp_op_is_before(def, user));
}

// An op that may move up: pure, or storage that is not written yet.
static bool may_move(const emp_op_t* op) {
  return op->region_count == 0 &&
         (emp_op_is_pure(op) || emp_op_is(op, EMP_OP_stream_async_alloca));
}

static bool can_hoist(emp_value_t* value, emp_op_t* anchor, int depth) {
  if (emp_stream_is_available(value, anchor)) return true;
  emp_op_t* def = emp_value_def(value);
  if (def == NULL || def->block != anchor->block || !may_move(def) ||
      depth > 32) {
    return false;
  }
  for (uint32_t i = 0; i < def->operand_count; ++i) {
    if (!can_hoist(emp_op_operand(def, i), anchor, depth + 1)) return false;
  }
  return true;
}

static void hoist(emp_value_t* value, emp_op_t* anchor) {
  if (emp_stream_is_available(value, anchor)) return;
  emp_op_t* def = emp_value_def(value);
  for (uint32_t i = 0; i < def->operand_count; ++i) {
    hoist(emp_op_operand(def, i), anchor);
  }
  emp_op_move_before(def, anchor);
}

bool emp_stream_hoist(emp_value_t* value, emp_op_t* anchor) {
  if (!can_hoist(value, anchor, 0)) return false;
  hoist(value, anchor);
  return true;
}

// The op in front of which `b` inserts, or the one around its block.
static bool is_available_here(const emp_rewriter_t* b,
                              const emp_value_t* value) {
  if (b->before != NULL) return emp_stream_is_available(value, b->before);
  if (emp_value_block(value) == b->block) return true;
  emp_op_t* around = b->block->region->parent;
  return around != NULL && emp_stream_is_available(value, around);
}

static emp_value_t* remake(emp_rewriter_t* b, emp_value_t* value,
                           emp_ptr_map_t* map, int depth) {
  emp_value_t* known = emp_ptr_map_get(map, value);
  if (known != NULL) return known;
  if (is_available_here(b, value)) return value;
  emp_op_t* def = emp_value_def(value);
  if (def == NULL || !emp_op_is_pure(def) || depth > 64 ||
      (def->region_count > 0 && !emp_op_is(def, EMP_OP_scf_if))) {
    return NULL;
  }
  for (uint32_t i = 0; i < def->operand_count; ++i) {
    emp_value_t* operand = emp_op_operand(def, i);
    emp_value_t* made = remake(b, operand, map, depth + 1);
    if (made == NULL) return NULL;
    emp_ptr_map_set(map, operand, made);
  }
  if (def->region_count > 0) return NULL;  // its captures are not looked at
  emp_op_t* copy = emp_op_clone(def, b->arena, map);
  if (b->before != NULL) {
    emp_op_insert_before(copy, b->before);
  } else {
    emp_op_append(copy, b->block);
  }
  for (uint32_t i = 0; i < def->result_count; ++i) {
    emp_ptr_map_set(map, &def->results[i], &copy->results[i]);
  }
  return &copy->results[value->index];
}

emp_value_t* emp_stream_rematerialize(emp_rewriter_t* b, emp_value_t* value) {
  emp_ptr_map_t map = {.arena = b->scratch != NULL ? b->scratch : b->arena};
  return remake(b, value, &map, 0);
}

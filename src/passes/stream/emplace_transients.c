// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// emplace-transients: all scratch of a function comes from one slab: the
// storage that the caller gives, or one allocation.
//
// Before:
//   %s = stream.tensor.import %storage : !hal.buffer -> tensor<?xi8>{%k} in ..
//   %a, %t0 = stream.resource.alloca uninitialized : ..{%n} => ..
//   %t1 = stream.cmd.execute await(%t0) => with(%a as %x: ..) {..} => ..
//   %r, %t2 = stream.resource.transients await(%t1) => %v : .. from %s : ..
// After:
//   %p:2 = stream.resource.pack slices({ [1, 2] = %n }) : index
//          attributes {stream.experimental.transients}
//   %s = stream.tensor.import %storage ..
//   %u = stream.resource.subview %s[%c0] : ..{%k} -> ..{%p#0}
//   %a = stream.resource.subview %u[%p#1] : ..{%p#0} -> ..{%n}
//   %t1 = stream.cmd.execute with(%a as %x: ..) {..} => ..
//
// Lives come from slab_lives: on a serial timeline what is dead in program
// order is dead, so slices whose intervals are disjoint may share bytes; arms
// of a branch never live together. An allocation carried by a loop gets as many
// slices as it may be alive in at once, in turn (carried_state). Sizes are
// copied to the start of the function, or bounded there (slab_bounds); what
// cannot be is allocated when it is needed, and the entry's reflection says
// `emplace.transients.complete = "false"`.
//
// Functions that are called get their slab from the caller's (lend_storage), so
// callees come first.
//
// Right, because a slice is written only while no other value is in it. Ends:
// one visit of each allocation.
#include "base/array.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "ir/symbol.h"
#include "passes/passes.h"
#include "passes/pipeline.h"
#include "passes/stream/carried_state.h"
#include "passes/stream/layout_slices.h"
#include "passes/stream/lend_storage.h"
#include "passes/stream/reflection.h"
#include "passes/stream/slab_bounds.h"
#include "passes/stream/slab_lives.h"
#include "passes/stream/stream_build.h"

enum { kMaxPlaces = 7 };

// A slice of the slab: one or more allocations that are never alive together.
typedef struct slot_s {
  int64_t first, last;
  emp_value_t* bytes;  // at the start of the function
  struct {
    emp_slab_life_t** items;
    size_t count, capacity;
  } lives;
} slot_t;

typedef struct slots_s {
  slot_t* items;
  size_t count, capacity;
} slots_t;

typedef struct emplace_s {
  emp_pass_ctx_t* pass;
  emp_arena_t* scratch;
  emp_op_t* function;
  emp_host_function_t* host;  // the same in the call graph
  const emp_host_functions_t* hosts;
  bool is_lent;          // `given` comes from the callers
  emp_rewriter_t entry;  // inserts at the start of the function
  emp_slab_lives_t lives;
  emp_op_list_t markers;  // stream.resource.transients
  slots_t slots;
  emp_value_t* given;  // the caller's storage, as the function sees it
  emp_value_t* slab;   // resource
  emp_value_t* total;
  emp_value_t* base;  // timepoint of the slab, or NULL
  emp_op_t* pack;
  bool is_incomplete;
} emplace_t;

// -- storage -----------------------------------------------------------------

// The value of the caller behind a storage operand.
static emp_value_t* given_value(emp_value_t* storage) {
  for (;;) {
    emp_op_t* def = emp_value_def(storage);
    if (def == NULL || (!emp_op_is(def, EMP_OP_stream_tensor_import) &&
                        !emp_op_is(def, EMP_OP_hal_buffer_view_buffer) &&
                        !emp_op_is(def, EMP_OP_stream_async_cast))) {
      return storage;
    }
    storage = emp_op_operand(def, 0);
  }
}

static emp_value_t* marker_storage(const emp_op_t* marker) {
  return emp_op_named_operand(marker, "storage");
}

// The argument that `emplace.abi` calls the storage for transients.
static emp_value_t* declared_storage(const emplace_t* e) {
  const emp_attr_t* abi = emp_op_attr(e->function, "emplace.abi");
  const emp_attr_t* args = abi != NULL && abi->kind == EMP_ATTR_DICTIONARY
                               ? emp_dictionary_get(abi, "args")
                               : NULL;
  emp_block_t* body = emp_op_body(e->function);
  for (uint32_t i = 0; args != NULL && i < args->count; ++i) {
    const emp_attr_t* kind = emp_dictionary_get(args->items[i], "kind");
    if (kind != NULL && emp_str_is(kind->text, "transients") &&
        i < body->arg_count) {
      return body->args[i];
    }
  }
  return NULL;
}

static bool find_storage(emplace_t* e) {
  e->given = declared_storage(e);
  for (size_t i = 0; i < e->markers.count; ++i) {
    emp_value_t* value = given_value(marker_storage(e->markers.items[i]));
    if (e->given == NULL) e->given = value;
    if (e->given != value) {
      return emp_diag_many_storages(e->pass->sink, e->markers.items[i]->loc,
                                    emp_symbol_name(e->function));
    }
  }
  return true;
}

// The storage must serve nothing else: its bytes change under any reader.
static bool check_storage_uses(const emplace_t* e, const emp_value_t* value,
                               int depth) {
  for (emp_operand_t* use = value->first_use; use != NULL;
       use = use->next_use) {
    emp_op_t* op = use->owner;
    bool passes_on = emp_op_is(op, EMP_OP_hal_buffer_view_buffer) ||
                     emp_op_is(op, EMP_OP_stream_tensor_import);
    bool harmless = emp_op_is(op, EMP_OP_hal_buffer_length) ||
                    emp_op_is(op, EMP_OP_hal_buffer_assert) ||
                    emp_op_is(op, EMP_OP_hal_buffer_view_dim) ||
                    emp_op_is(op, EMP_OP_hal_buffer_view_assert) ||
                    (emp_op_is(op, EMP_OP_stream_resource_transients) &&
                     marker_storage(op) == value);
    if (passes_on && depth < 8 &&
        check_storage_uses(e, &op->results[0], depth + 1)) {
      continue;
    }
    if (!harmless) return false;
  }
  return true;
}

static emp_value_t* import_storage(emplace_t* e) {
  emp_rewriter_t* b = &e->entry;
  emp_context_t* context = e->pass->context;
  emp_value_t* buffer = e->given;
  if (emp_type_is_stream_resource(buffer->type)) return buffer;
  if (emp_type_is_named(buffer->type, "hal.buffer_view")) {
    buffer = emp_build_value(
        b, EMP_OP_hal_buffer_view_buffer, EMP_VALUES(buffer),
        EMP_TYPES(emp_type_named(context, "hal.buffer", NULL, 0)));
  }
  int64_t dynamic = EMP_DIM_DYNAMIC;
  const emp_type_t* bytes =
      emp_type_tensor(&dynamic, 1, emp_type_integer(context, 8), NULL);
  const emp_group_t groups[] = {EMP_GROUP("source", buffer),
                                EMP_GROUP("result_encoding_dims", e->total),
                                EMP_GROUP("result_size", e->total)};
  return emp_op_result(
      emp_build_groups(
          b, EMP_OP_stream_tensor_import, groups,
          EMP_TYPES(emp_stream_resource_type(context, EMP_LIFETIME_TRANSIENT)),
          EMP_ATTRS(EMP_ATTR("result_encoding", emp_attr_type(bytes)))),
      0);
}

// Where the slab comes from. Marker storage of IREE's own form states its size.
static void make_slab(emplace_t* e) {
  emp_rewriter_t* b = &e->entry;
  emp_context_t* context = e->pass->context;
  const emp_type_t* type =
      emp_stream_resource_type(context, EMP_LIFETIME_TRANSIENT);
  if (e->given == NULL) {
    const emp_group_t groups[] = {EMP_GROUP("storage_size", e->total)};
    emp_op_t* op =
        emp_build_groups(b, EMP_OP_stream_resource_alloca, groups,
                         EMP_TYPES(type, emp_stream_timepoint_type(context)));
    e->slab = emp_op_result(op, 0);
    e->base = emp_op_result(op, 1);
    return;
  }
  emp_value_t* storage = import_storage(e);
  emp_value_t* storage_bytes = e->total;
  if (storage == e->given && e->markers.count > 0) {
    storage_bytes = emp_stream_rematerialize(
        b, emp_op_named_operand(e->markers.items[0], "storage_size"));
    if (storage_bytes == NULL) storage_bytes = e->total;
  }
  e->slab = storage;
  if (storage_bytes == e->total) return;
  emp_value_t* zero = emp_stream_index(b, 0);
  e->slab = emp_build_value(b, EMP_OP_stream_resource_subview,
                            EMP_VALUES(storage, storage_bytes, zero, e->total),
                            EMP_TYPES(storage->type));
}

// -- slots -------------------------------------------------------------------

// Joining must not cost: a value that ends inside of the other's life joins
// only where it fits; two that end together (what the arms of a branch yield)
// take one place of the greater size.
static bool is_worth_joining(const slot_t* slot, const emp_slab_life_t* life,
                             const emp_value_t* bytes) {
  int64_t have;
  int64_t need;
  if (life->last == slot->last || slot->bytes == bytes) return true;
  return emp_value_constant_int(slot->bytes, &have) &&
         emp_value_constant_int(bytes, &need) && need <= have;
}

static bool may_join(const emplace_t* e, const slot_t* slot,
                     const emp_slab_life_t* life) {
  if (life->carrier != NULL) return false;
  if (life->first > slot->last || slot->first > life->last) return false;
  for (size_t i = 0; i < slot->lives.count; ++i) {
    if (slot->lives.items[i]->carrier != NULL ||
        !emp_slab_lives_exclude(&e->lives, slot->lives.items[i], life)) {
      return false;
    }
  }
  return slot->lives.count > 0;
}

static void add_slot(emplace_t* e, emp_slab_life_t* life, emp_value_t* bytes) {
  slot_t slot = {.first = life->first, .last = life->last, .bytes = bytes};
  EMP_ASSERT(e->slots.items != NULL || e->slots.count == e->slots.capacity);
  slot.lives.items = emp_arena_new_array(e->scratch, emp_slab_life_t*, 1);
  slot.lives.items[0] = life;
  slot.lives.count = slot.lives.capacity = 1;
  emp_array_push(e->scratch, &e->slots, slot);
}

static slot_t* find_slot(emplace_t* e, const emp_slab_life_t* life,
                         const emp_value_t* bytes) {
  for (size_t i = 0; i < e->slots.count; ++i) {
    slot_t* slot = &e->slots.items[i];
    if (may_join(e, slot, life) && is_worth_joining(slot, life, bytes)) {
      return slot;
    }
  }
  return NULL;
}

static void place_life(emplace_t* e, emp_slab_life_t* life,
                       emp_value_t* bytes) {
  if (life->carrier != NULL) {
    for (uint32_t i = 0; i <= life->carried_places; ++i) {
      add_slot(e, life, bytes);
    }
    return;
  }
  slot_t* slot = find_slot(e, life, bytes);
  if (slot == NULL) {
    add_slot(e, life, bytes);
    return;
  }
  emp_array_push(e->scratch, &slot->lives, life);
  if (life->first < slot->first) slot->first = life->first;
  if (life->last > slot->last) slot->last = life->last;
  slot->bytes = emp_stream_max(&e->entry, slot->bytes, bytes);
}

// -- the plan ----------------------------------------------------------------

static bool is_strict(const emplace_t* e) {
  const emp_compile_target_t* target = emp_pass_target(e->pass);
  return target != NULL &&
         (target->flags & (uint32_t)EMP_TARGET_STRICT_TRANSIENTS) != 0;
}

static bool leave_dynamic(emplace_t* e, const emp_slab_life_t* life) {
  e->is_incomplete = true;
  return e->given == NULL || !is_strict(e) ||
         emp_diag_dynamic_transient(e->pass->sink, life->alloca->loc);
}

static bool plan(emplace_t* e) {
  for (size_t i = 0; i < e->lives.count; ++i) {
    emp_slab_life_t* life = &e->lives.items[i];
    emp_value_t* bytes = NULL;
    if (!life->escapes && life->carried_places <= kMaxPlaces) {
      bytes = emp_slab_bound(&e->entry, life->bytes);
    }
    if (bytes == NULL) {
      life->alloca = leave_dynamic(e, life) ? NULL : life->alloca;
      if (life->alloca != NULL) return false;
      continue;
    }
    place_life(e, life, bytes);
  }
  return true;
}

// How many values follow the first in each slot; NULL when all are alone.
static const emp_attr_t* in_place_counts(const emplace_t* e) {
  emp_context_t* context = e->pass->context;
  bool is_any = false;
  int64_t* counts =
      emp_arena_new_array(e->scratch, int64_t, e->slots.count + 1);
  for (size_t i = 0; i < e->slots.count; ++i) {
    const slot_t* slot = &e->slots.items[i];
    for (size_t k = 0; k < slot->lives.count; ++k) {
      counts[i] +=
          emp_op_int_attr(slot->lives.items[k]->alloca, EMP_STREAM_IN_PLACE, 0);
    }
    is_any = is_any || counts[i] > 0;
  }
  return is_any ? emp_attr_i64_array(context, counts, e->slots.count) : NULL;
}

static void build_pack(emplace_t* e) {
  emp_context_t* context = e->pass->context;
  size_t count = e->slots.count;
  emp_value_t** sizes =
      emp_arena_new_array(e->scratch, emp_value_t*, count + 1);
  const emp_attr_t** ends =
      emp_arena_new_array(e->scratch, const emp_attr_t*, 2 * count + 1);
  const emp_type_t** types =
      emp_arena_new_array(e->scratch, const emp_type_t*, count + 1);
  for (size_t i = 0; i < count; ++i) {
    sizes[i] = e->slots.items[i].bytes;
    ends[2 * i] = emp_attr_index(context, e->slots.items[i].first);
    ends[2 * i + 1] = emp_attr_index(context, e->slots.items[i].last);
  }
  for (size_t i = 0; i <= count; ++i)
    types[i] = emp_type_index(context);
  const emp_group_t groups[] = {{"dynamic_slice_sizes", sizes, count}};
  e->pack = emp_build_groups(
      &e->entry, EMP_OP_stream_resource_pack, groups, .results = types,
      .result_count = count + 1,
      EMP_ATTRS(
          EMP_ATTR("lifetime_intervals",
                   emp_attr_array(context, ends, 2 * count)),
          EMP_ATTR("stream.experimental.transients", emp_attr_unit(context))));
  const emp_attr_t* in_place = in_place_counts(e);
  if (in_place != NULL) {
    emp_op_set_attr(e->pack, EMP_STREAM_IN_PLACE, in_place);
  }
  // Only storage that the caller provides needs a query.
  if (e->given == NULL || e->is_lent) {
    emp_op_remove_attr(e->pack, "stream.experimental.transients");
  }
  e->total = emp_op_result(e->pack, 0);
}

// -- rewiring ----------------------------------------------------------------

static emp_value_t* base_point(emplace_t* e, emp_rewriter_t* b) {
  if (e->base != NULL) return e->base;
  return emp_build_value(
      b, EMP_OP_stream_timepoint_immediate,
      EMP_TYPES(emp_stream_timepoint_type(e->pass->context)));
}

// What waited for the op waits for what the op waited for.
static void forward_point(emplace_t* e, emp_op_t* op, uint32_t result) {
  emp_value_t* point = &op->results[result];
  emp_value_t* awaited = emp_op_named_operand(op, "await_timepoint");
  if (!emp_value_is_used(point)) return;
  if (awaited == NULL) {
    emp_rewriter_t b = emp_build_before(op);
    awaited = base_point(e, &b);
  }
  emp_value_replace_uses(point, awaited);
}

static emp_value_t* subview(emplace_t* e, emp_rewriter_t* b, size_t slot,
                            emp_value_t* bytes) {
  emp_value_t* offset = emp_op_result(e->pack, (uint32_t)slot + 1);
  return emp_build_value(b, EMP_OP_stream_resource_subview,
                         EMP_VALUES(e->slab, e->total, offset, bytes),
                         EMP_TYPES(e->slab->type));
}

static emp_value_t* retyped(emp_rewriter_t* b, emp_value_t* value,
                            emp_value_t* bytes, const emp_type_t* type) {
  if (value->type == type) return value;
  return emp_stream_cast(b, value, bytes, emp_stream_lifetime(type));
}

// Deallocations of what is in the slab now mean nothing.
static void drop_deallocas(emplace_t* e, emp_op_t* alloca) {
  for (emp_operand_t *use = alloca->results[0].first_use, *next = NULL;
       use != NULL; use = next) {
    next = use->next_use;
    if (!emp_op_is(use->owner, EMP_OP_stream_resource_dealloca)) continue;
    forward_point(e, use->owner, 0);
    emp_op_erase(use->owner);
  }
}

static void rewire(emplace_t* e, emp_slab_life_t* life, size_t slot,
                   emp_ptr_map_t* moved) {
  emp_op_t* op = life->alloca;
  drop_deallocas(e, op);
  if (life->carrier == NULL) {
    emp_rewriter_t b = emp_build_before(op);
    emp_value_t* view = subview(e, &b, slot, emp_op_operand(op, 0));
    view = retyped(&b, view, emp_op_operand(op, 0), op->results[0].type);
    emp_value_replace_uses(&op->results[0], view);
  } else {
    size_t count = life->carried_places + 1;
    emp_value_t** state = emp_arena_new_array(e->scratch, emp_value_t*, count);
    for (size_t i = 0; i < count; ++i) {
      emp_value_t* bytes = e->slots.items[slot].bytes;
      state[i] = subview(e, &e->entry, slot + i, bytes);
      state[i] = retyped(&e->entry, state[i], bytes, op->results[0].type);
    }
    emp_op_t* carrier = life->carrier;
    for (emp_op_t* made = carrier; made != NULL;
         made = emp_ptr_map_get(moved, made)) {
      carrier = made;
    }
    emp_carry_state(carrier, op, state, count, e->scratch, moved);
  }
  forward_point(e, op, 1);
  emp_op_erase(op);
}

static void rewire_all(emplace_t* e) {
  emp_ptr_map_t moved = {.arena = e->scratch};
  for (size_t i = 0; i < e->slots.count; ++i) {
    slot_t* slot = &e->slots.items[i];
    for (size_t k = 0; k < slot->lives.count; ++k) {
      emp_slab_life_t* life = slot->lives.items[k];
      if (life->alloca == NULL) continue;  // a later slice of a carried one
      rewire(e, life, i, &moved);
      life->alloca = NULL;
    }
  }
}

static void drop_markers(emplace_t* e) {
  for (size_t i = 0; i < e->markers.count; ++i) {
    emp_op_t* op = e->markers.items[i];
    emp_value_replace_uses(&op->results[0], emp_op_operand(op, 0));
    forward_point(e, op, 1);
    emp_value_t* storage = marker_storage(op);
    emp_op_erase(op);
    // The import that the conversion made for the mark.
    for (emp_op_t* def = emp_value_def(storage);
         def != NULL && emp_op_is_dead(def); def = emp_value_def(storage)) {
      storage = emp_op_operand(def, 0);
      emp_op_erase(def);
    }
  }
}

// -- what the caller may know ------------------------------------------------

// Fails the call when the storage is too short.
static void assert_storage(emplace_t* e, emp_rewriter_t* b) {
  emp_context_t* context = e->pass->context;
  emp_value_t* buffer = e->given;
  int64_t known = -1;
  if (emp_value_constant_int(e->total, &known) && known == 0) return;
  if (emp_type_is_named(buffer->type, "hal.buffer_view")) {
    buffer = emp_build_value(
        b, EMP_OP_hal_buffer_view_buffer, EMP_VALUES(buffer),
        EMP_TYPES(emp_type_named(context, "hal.buffer", NULL, 0)));
  }
  if (!emp_type_is_named(buffer->type, "hal.buffer")) return;
  emp_value_t* device = emp_build_value(
      b, EMP_OP_hal_devices_get, EMP_VALUES(emp_stream_index(b, 0)),
      EMP_TYPES(emp_type_named(context, "hal.device", NULL, 0)));
  emp_value_t* allocator = emp_build_value(
      b, EMP_OP_hal_device_allocator, EMP_VALUES(device),
      EMP_TYPES(emp_type_named(context, "hal.allocator", NULL, 0)));
  emp_build_op(
      b, EMP_OP_hal_buffer_assert, EMP_VALUES(buffer, allocator, e->total),
      EMP_ATTRS(
          EMP_ATTR("message", emp_attr_cstr(context, "transient storage")),
          EMP_ATTR("memory_types", emp_attr_cstr(context, "DeviceVisible")),
          EMP_ATTR("buffer_usage",
                   emp_attr_cstr(context, "Transfer|DispatchStorage"))));
}

// An allocation that is not the slab; NULL when there is none.
static emp_op_t* other_allocation(const emplace_t* e) {
  emp_op_list_t list =
      emp_collect(e->function, EMP_OP_stream_resource_alloca, e->scratch);
  for (size_t i = 0; i < list.count; ++i) {
    if (e->slab == NULL || list.items[i] != emp_value_def(e->slab)) {
      return list.items[i];
    }
  }
  return NULL;
}

// -- functions ---------------------------------------------------------------

// What IREE rejects and we do not, rejected only when asked for.
static bool check_as_iree(emplace_t* e) {
  if (!emp_symbol_is_public(e->function)) {
    return emp_diag_private_transients(e->pass->sink, e->markers.items[0]->loc);
  }
  emp_op_list_t calls = emp_collect(e->function, EMP_OP_util_call, e->scratch);
  return calls.count == 0 ||
         emp_diag_transients_and_calls(e->pass->sink, calls.items[0]->loc);
}

// The first allocating function that `function` comes to and that calls itself.
static emp_host_function_t* find_recursion(const emplace_t* e,
                                           emp_host_function_t* function,
                                           emp_ptr_map_t* seen) {
  if (emp_ptr_map_has(seen, function)) return NULL;
  emp_ptr_map_set(seen, function, function);
  if (function->is_recursive && function->allocates) return function;
  for (size_t i = 0; i < function->calls.count; ++i) {
    emp_host_function_t* callee =
        emp_host_callee(e->hosts, function->calls.items[i]);
    emp_host_function_t* found =
        callee != NULL ? find_recursion(e, callee, seen) : NULL;
    if (found != NULL) return found;
  }
  return NULL;
}

// Notes whether calls of the function allocate, and says so to who calls it.
static bool note_allocations(emplace_t* e) {
  emp_host_function_t* host = e->host;
  bool has_own_slab = e->given == NULL && e->slots.count > 0;
  host->allocates =
      has_own_slab || e->is_incomplete || other_allocation(e) != NULL;
  for (size_t i = 0; i < host->calls.count; ++i) {
    const emp_host_function_t* callee =
        emp_host_callee(e->hosts, host->calls.items[i]);
    host->allocates = host->allocates || (callee != NULL && callee->allocates);
  }
  if (e->given == NULL || e->is_lent || !host->allocates) return true;
  emp_ptr_map_t seen = {.arena = e->scratch};
  const emp_host_function_t* recursive = find_recursion(e, host, &seen);
  if (recursive != NULL) {
    return emp_diag_recursive_transients(e->pass->sink, recursive->op->loc,
                                         emp_symbol_name(recursive->op),
                                         emp_symbol_name(e->function));
  }
  const emp_op_t* other = other_allocation(e);
  if (other != NULL && is_strict(e)) {
    return emp_diag_unplaced_result(e->pass->sink, other->loc,
                                    emp_symbol_name(e->function));
  }
  emp_reflection_set(e->function, "emplace.transients.complete",
                     emp_attr_cstr(e->pass->context, "false"));
  return true;
}

// The length of the slab is known to the callers only when it is laid out.
static bool lend_slab(emplace_t* e) {
  emp_value_t* length = NULL;
  if (!emp_layout_pack(e->pass, e->pack, &length)) return false;
  emp_lend_storage(e->host, length, -1, e->scratch);
  return true;
}

static bool emplace_function(emp_pass_ctx_t* pass,
                             const emp_host_functions_t* hosts,
                             emp_host_function_t* host) {
  emp_op_t* function = host->op;
  emp_block_t* body = emp_op_body(function);
  emplace_t e = {.pass = pass,
                 .scratch = pass->scratch,
                 .function = function,
                 .host = host,
                 .hosts = hosts};
  e.markers =
      emp_collect(function, EMP_OP_stream_resource_transients, pass->scratch);
  if (e.markers.count > 0 && emp_pass_option_flag(pass, "iree-compat", false) &&
      !check_as_iree(&e)) {
    return false;
  }
  if (!find_storage(&e)) return false;
  if (e.given != NULL && !check_storage_uses(&e, e.given, 0)) {
    return emp_diag_storage_is_data(pass->sink, function->loc,
                                    emp_symbol_name(function));
  }
  bool may_lend =
      host->is_called_only && !host->is_recursive && e.given == NULL;
  // An anchor that stays, whatever is removed behind it.
  emp_rewriter_t start = emp_build_before(body->first);
  e.entry = emp_build_before(emp_value_def(emp_stream_index(&start, 0)));
  e.entry.scratch = pass->scratch;
  if (may_lend) emp_lend_results(host, &e.entry);
  e.lives = emp_slab_lives(function, pass->scratch);
  if (e.lives.count == 0 && e.given == NULL) return note_allocations(&e);
  if (!plan(&e)) return false;
  if (e.slots.count > 0 && may_lend) {
    e.given = emp_add_storage_argument(host);
    e.is_lent = true;
  }
  if (e.slots.count > 0 || e.given != NULL) build_pack(&e);
  if (e.slots.count > 0) {
    if (e.given != NULL && !e.is_lent) assert_storage(&e, &e.entry);
    make_slab(&e);
    rewire_all(&e);
  }
  drop_markers(&e);
  if (e.is_lent && !lend_slab(&e)) return false;
  return note_allocations(&e);
}

bool emp_pass_emplace_transients(emp_pass_ctx_t* pass) {
  emp_host_functions_t hosts;
  bool all_well = true;
  emp_host_functions(pass->op, pass->scratch, &hosts);
  for (size_t i = 0; i < hosts.count; ++i) {
    all_well = emplace_function(pass, &hosts, hosts.items[i]) && all_well;
  }
  return all_well;
}

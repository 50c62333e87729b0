// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// schedule-execution: asynchronous ops become commands, recorded in regions
// that the device runs in order.
//
// Before:
//   %s = stream.async.alloca : !stream.resource<transient>{%n}
//   %1 = stream.async.dispatch @ex::@f(%a[..], %s[..]) .. -> %s
//   %2 = stream.async.dispatch @ex::@g(%1[..], %o[..]) .. -> %o
//   %v = stream.tensor.export %2 ..
// After:
//   %s, %t0 = stream.resource.alloca uninitialized : .. => !stream.timepoint
//   %t1 = stream.cmd.execute await(%t0) => with(%a as %x, %s as %y, %o as %z) {
//     stream.cmd.dispatch @ex::@f { ro %x[..], wo %y[..] }
//     stream.cmd.dispatch @ex::@g { ro %y[..], wo %z[..] }
//   } => !stream.timepoint
//   %r = stream.timepoint.await sync %t1 => %o : ..
//   %v = stream.tensor.export %r ..
//
// A region grows until the host needs a result, control flow begins, or the
// block ends. Inside, ops without hazards between them share a wave
// (stream.cmd.concurrent), unless scratch of one could follow that of another.
// There is one timeline: each region waits for the one before it, in program
// order; branches and loops carry its timepoint. So whatever comes later in the
// program happens later on the device, which is what emplace-transients builds
// on (attribute `stream.serial_timeline`).
//
// Right, because values are written by one op each and read after it in program
// order. Ends: one visit of each op.
#include "base/array.h"
#include "dialects/op_kinds.h"
#include "passes/passes.h"
#include "passes/stream/carried_state.h"
#include "passes/stream/stream_build.h"

typedef struct schedule_s {
  emp_pass_ctx_t* pass;
  const emp_type_t* timepoint;
  bool is_async;  // the caller waits for a fence
} schedule_t;

// Where the timeline is at some place of the program.
typedef struct now_s {
  emp_value_t* point;  // NULL: nothing was submitted
  bool is_reached;     // the host has waited for it
} now_t;

typedef struct open_s {
  emp_op_t** items;
  size_t count, capacity;
} open_t;

static now_t schedule_block(schedule_t* s, emp_block_t* block, now_t now);

static emp_rewriter_t builder_before(schedule_t* s, emp_op_t* op) {
  emp_rewriter_t b = emp_build_before(op);
  b.scratch = s->pass->scratch;
  return b;
}

// -- hazards -----------------------------------------------------------------

// What tells storage apart: two imports of one buffer, or two loads of one
// global, are the same.
static const void* storage_key(emp_value_t* value) {
  emp_value_t* root = emp_stream_root(value);
  const emp_op_t* def = emp_value_def(root);
  if (def == NULL) return root;
  if (emp_op_is(def, EMP_OP_util_global_load)) {
    return emp_op_attr(def, "global");
  }
  if (emp_op_is(def, EMP_OP_stream_tensor_import)) {
    return emp_op_operand(def, 0);
  }
  if (emp_op_is(def, EMP_OP_stream_timepoint_await)) {
    return storage_key(emp_op_operand(def, root->index));
  }
  return root;
}

static bool are_apart(const emp_stream_access_t* a,
                      const emp_stream_access_t* b) {
  int64_t first = 0, second = 0, bytes_a = 0, bytes_b = 0;
  if (a->offset != NULL && !emp_value_constant_int(a->offset, &first)) {
    return false;
  }
  if (b->offset != NULL && !emp_value_constant_int(b->offset, &second)) {
    return false;
  }
  return (emp_value_constant_int(a->bytes, &bytes_a) &&
          first + bytes_a <= second) ||
         (emp_value_constant_int(b->bytes, &bytes_b) &&
          second + bytes_b <= first);
}

static bool conflict(schedule_t* s, emp_op_t* a, emp_op_t* b) {
  size_t count_a = 0, count_b = 0;
  emp_stream_access_t* of_a =
      emp_stream_accesses(s->pass->scratch, a, &count_a);
  emp_stream_access_t* of_b =
      emp_stream_accesses(s->pass->scratch, b, &count_b);
  for (size_t i = 0; i < count_a; ++i) {
    for (size_t k = 0; k < count_b; ++k) {
      if (((of_a[i].access | of_b[k].access) & EMP_ACCESS_WRITE) == 0) continue;
      if (storage_key(of_a[i].resource) != storage_key(of_b[k].resource)) {
        continue;
      }
      if (!are_apart(&of_a[i], &of_b[k])) return true;
    }
  }
  return false;
}

// -- commands ----------------------------------------------------------------

typedef struct region_s {
  schedule_t* s;
  emp_op_t* execute;
  emp_ptr_map_t args;  // root -> argument of the region
} region_t;

static emp_value_t* captured(region_t* r, emp_value_t* value) {
  return emp_ptr_map_get(&r->args, emp_stream_root(value));
}

static void emit_copy(region_t* r, emp_rewriter_t* b,
                      const emp_stream_access_t* accesses) {
  emp_value_t* from = accesses[1].offset;
  if (from == NULL) from = emp_stream_index(b, 0);
  emp_build_op(
      b, EMP_OP_stream_cmd_copy,
      EMP_VALUES(captured(r, accesses[1].resource), accesses[1].resource_bytes,
                 from, captured(r, accesses[0].resource),
                 accesses[0].resource_bytes, accesses[0].offset,
                 accesses[0].bytes));
}

static void emit_dispatch(region_t* r, emp_rewriter_t* b, emp_op_t* op,
                          const emp_stream_access_t* accesses, size_t count) {
  emp_arena_t* scratch = r->s->pass->scratch;
  emp_value_t** columns[4];
  for (int i = 0; i < 4; ++i) {
    columns[i] = emp_arena_new_array(scratch, emp_value_t*, count + 1);
  }
  const emp_attr_t** kinds =
      emp_arena_new_array(scratch, const emp_attr_t*, count + 1);
  for (size_t i = 0; i < count; ++i) {
    columns[0][i] = captured(r, accesses[i].resource);
    columns[1][i] = accesses[i].resource_bytes;
    columns[2][i] = accesses[i].offset;
    columns[3][i] = accesses[i].bytes;
    kinds[i] = emp_attr_i32(b->context, (int32_t)accesses[i].access);
  }
  uint32_t workload_count = 0, operand_count = 0, word_count = 0;
  emp_value_t** workload =
      emp_stream_group(scratch, op, "workload", &workload_count);
  emp_value_t** operands =
      emp_stream_group(scratch, op, "resource_operands", &operand_count);
  emp_value_t** words =
      emp_arena_new_array(scratch, emp_value_t*, operand_count + 1);
  for (uint32_t i = 0; i < operand_count; ++i) {
    if (emp_type_is_stream_resource(operands[i]->type)) continue;
    words[word_count++] = operands[i];
  }
  const emp_group_t groups[] = {{"workload", workload, workload_count},
                                {"uniform_operands", words, word_count},
                                {"resources", columns[0], count},
                                {"resource_sizes", columns[1], count},
                                {"resource_offsets", columns[2], count},
                                {"resource_lengths", columns[3], count}};
  emp_build_groups(
      b, EMP_OP_stream_cmd_dispatch, groups,
      EMP_ATTRS(EMP_ATTR("entry_points", emp_op_attr(op, "entry_points")),
                EMP_ATTR("resource_accesses",
                         emp_attr_array(b->context, kinds, count))));
}

static void emit_command(region_t* r, emp_rewriter_t* b, emp_op_t* op) {
  size_t count = 0;
  emp_stream_access_t* accesses =
      emp_stream_accesses(r->s->pass->scratch, op, &count);
  b->loc = op->loc;
  if (emp_op_is(op, EMP_OP_stream_async_dispatch)) {
    emit_dispatch(r, b, op, accesses, count);
  } else if (emp_op_is(op, EMP_OP_stream_async_fill)) {
    emp_build_op(b, EMP_OP_stream_cmd_fill,
                 EMP_VALUES(captured(r, accesses[0].resource),
                            accesses[0].resource_bytes, accesses[0].offset,
                            accesses[0].bytes, emp_op_operand(op, 5)));
  } else {
    emit_copy(r, b, accesses);
  }
}

static void end_region(emp_rewriter_t* b) {
  emp_build_op(b, EMP_OP_stream_yield, .operand_count = 0);
}

// One op, or a wave of several.
static void emit_wave(region_t* r, emp_rewriter_t* b, emp_op_t** ops,
                      size_t count) {
  if (count == 1) {
    emit_command(r, b, ops[0]);
    return;
  }
  b->loc = ops[0]->loc;
  emp_op_t* wave =
      emp_build_op(b, EMP_OP_stream_cmd_concurrent, .region_count = 1);
  emp_rewriter_t inner = *b;
  emp_block_t* block = emp_build_block(&inner, &wave->regions[0], NULL, 0);
  emp_set_insertion_end(&inner, block);
  for (size_t i = 0; i < count; ++i)
    emit_command(r, &inner, ops[i]);
  end_region(&inner);
}

// When scratch is written first and read last, by position among the open ops.
typedef struct scratch_use_s {
  size_t first, last;
} scratch_use_t;

typedef struct scratch_uses_s {
  scratch_use_t* items;
  size_t count, capacity;
} scratch_uses_t;

// Some op that is not open, but for the region itself, sees the storage of the
// value.
static bool is_seen_outside(const emp_op_t* execute, const emp_value_t* value) {
  for (const emp_operand_t* use = value->first_use; use; use = use->next_use) {
    emp_op_t* op = use->owner;
    if (op == execute) continue;
    if (op->scratch != (void*)op) return true;
    for (uint32_t i = 0; i < op->result_count; ++i) {
      int target = emp_stream_target(op, i);
      bool is_version = target >= 0 && &op->operands[target] == use;
      if (is_version && is_seen_outside(execute, &op->results[i])) return true;
    }
  }
  return false;
}

static scratch_uses_t find_scratch_uses(const region_t* r, const open_t* open) {
  emp_arena_t* scratch = r->s->pass->scratch;
  scratch_uses_t uses = {0};
  emp_ptr_map_t known = {.arena = scratch};  // root -> position + 1
  for (size_t i = 0; i < open->count; ++i) {
    size_t count = 0;
    emp_stream_access_t* accesses =
        emp_stream_accesses(scratch, open->items[i], &count);
    for (size_t k = 0; k < count; ++k) {
      emp_value_t* root = emp_stream_root(accesses[k].resource);
      const emp_op_t* def = emp_value_def(root);
      uintptr_t at = (uintptr_t)emp_ptr_map_get(&known, root);
      if (at > 0) {
        uses.items[at - 1].last = i;
      } else if (def != NULL && emp_op_is(def, EMP_OP_stream_resource_alloca) &&
                 emp_stream_lifetime(root->type) == EMP_LIFETIME_TRANSIENT) {
        scratch_use_t use = {i, i};
        emp_array_push(scratch, &uses, use);
        emp_ptr_map_set(&known, root, (void*)(uintptr_t)uses.count);
      }
    }
  }
  for (size_t i = 0; i < known.count; ++i) {
    const emp_value_t* root = known.entries[i].key;
    uintptr_t at = (uintptr_t)known.entries[i].value;
    if (at > 0 && is_seen_outside(r->execute, root))
      uses.items[at - 1].last = SIZE_MAX;
  }
  return uses;
}

// Op `next` begins to use scratch that could lie where scratch is that ends in
// the wave from `start` on: less memory is worth more than the wave.
static bool could_follow(const scratch_uses_t* uses, size_t start,
                         size_t next) {
  bool begins = false, ends = false;
  for (size_t i = 0; i < uses->count; ++i) {
    const scratch_use_t* use = &uses->items[i];
    begins = begins || use->first == next;
    ends = ends || (use->last >= start && use->last < next);
  }
  return begins && ends;
}

static void emit_waves(region_t* r, emp_rewriter_t* b, const open_t* open) {
  size_t start = 0;
  scratch_uses_t uses = find_scratch_uses(r, open);
  for (size_t i = 1; i <= open->count; ++i) {
    bool breaks = i == open->count || could_follow(&uses, start, i);
    for (size_t k = start; k < i && !breaks; ++k) {
      breaks = conflict(r->s, open->items[k], open->items[i]);
    }
    if (!breaks) continue;
    emit_wave(r, b, open->items + start, i - start);
    start = i;
  }
}

// -- regions -----------------------------------------------------------------

typedef struct captures_s {
  emp_value_t** roots;
  emp_value_t** bytes;
  size_t count;
} captures_t;

static captures_t gather_captures(schedule_t* s, const open_t* open) {
  captures_t c = {0};
  size_t room = 1;
  for (size_t i = 0; i < open->count; ++i) {
    room += open->items[i]->operand_count;
  }
  c.roots = emp_arena_new_array(s->pass->scratch, emp_value_t*, room);
  c.bytes = emp_arena_new_array(s->pass->scratch, emp_value_t*, room);
  emp_ptr_map_t seen = {.arena = s->pass->scratch};
  for (size_t i = 0; i < open->count; ++i) {
    size_t count = 0;
    emp_stream_access_t* accesses =
        emp_stream_accesses(s->pass->scratch, open->items[i], &count);
    for (size_t k = 0; k < count; ++k) {
      emp_value_t* root = emp_stream_root(accesses[k].resource);
      if (emp_ptr_map_has(&seen, root)) continue;
      emp_ptr_map_set(&seen, root, root);
      c.roots[c.count] = root;
      c.bytes[c.count++] = accesses[k].resource_bytes;
    }
  }
  return c;
}

static emp_op_t* build_execute(schedule_t* s, emp_rewriter_t* b,
                               const captures_t* captures, now_t now) {
  const emp_group_t groups[] = {
      {"resource_operands", captures->roots, captures->count},
      {"resource_operand_sizes", captures->bytes, captures->count},
      EMP_GROUP("await_timepoint", now.point)};
  return emp_build_groups(b, EMP_OP_stream_cmd_execute, groups,
                          EMP_TYPES(s->timepoint), .region_count = 1);
}

// Makes the region of all open ops in front of `anchor`.
static now_t flush(schedule_t* s, open_t* open, emp_op_t* anchor, now_t now) {
  if (open->count == 0) return now;
  emp_rewriter_t b = builder_before(s, anchor);
  b.loc = open->items[0]->loc;
  captures_t captures = gather_captures(s, open);
  region_t r = {.s = s, .args = {.arena = s->pass->scratch}};
  r.execute = build_execute(s, &b, &captures, now);
  const emp_type_t** types = emp_arena_new_array(
      s->pass->scratch, const emp_type_t*, captures.count + 1);
  for (size_t i = 0; i < captures.count; ++i) {
    types[i] = captures.roots[i]->type;
  }
  emp_rewriter_t inner = b;
  emp_block_t* block =
      emp_build_block(&inner, &r.execute->regions[0], types, captures.count);
  for (size_t i = 0; i < captures.count; ++i) {
    emp_ptr_map_set(&r.args, captures.roots[i], block->args[i]);
  }
  emp_set_insertion_end(&inner, block);
  emit_waves(&r, &inner, open);
  inner.loc = b.loc;
  end_region(&inner);
  // From here on a version is its storage.
  for (size_t i = open->count; i > 0; --i) {
    emp_op_t* op = open->items[i - 1];
    for (uint32_t k = 0; k < op->result_count; ++k) {
      emp_value_replace_uses(&op->results[k], emp_stream_root(&op->results[k]));
    }
    op->scratch = NULL;
    emp_op_erase(op);
  }
  open->count = 0;
  return (now_t){emp_op_result(r.execute, 0), false};
}

// -- the timeline ------------------------------------------------------------

static emp_value_t* point_of(schedule_t* s, emp_rewriter_t* b, now_t now) {
  if (now.point != NULL) return now.point;
  return emp_build_value(b, EMP_OP_stream_timepoint_immediate,
                         EMP_TYPES(s->timepoint));
}

// The host waits; returns the resource as it is then.
static emp_value_t* wait_for(emp_rewriter_t* b, now_t* now,
                             emp_value_t* resource, emp_value_t* bytes) {
  if (now->point == NULL || now->is_reached) return resource;
  now->is_reached = true;
  const emp_group_t groups[] = {EMP_GROUP("resource_operands", resource),
                                EMP_GROUP("resource_operand_sizes", bytes),
                                EMP_GROUP("await_timepoint", now->point)};
  const emp_type_t* type = resource != NULL ? resource->type : NULL;
  emp_op_t* op = emp_build_groups(
      b, EMP_OP_stream_timepoint_await, groups, .results = &type,
      .result_count = resource != NULL ? 1u : 0u,
      EMP_ATTRS(EMP_ATTR("sync", emp_attr_unit(b->context))));
  return resource != NULL ? emp_op_result(op, 0) : NULL;
}

static now_t join(schedule_t* s, emp_rewriter_t* b, now_t now,
                  emp_value_t* point) {
  if (now.point == NULL) return (now_t){point, false};
  emp_value_t* joined =
      emp_build_value(b, EMP_OP_stream_timepoint_join,
                      EMP_VALUES(now.point, point), EMP_TYPES(s->timepoint));
  return (now_t){joined, false};
}

// -- host ops ----------------------------------------------------------------

static now_t schedule_alloca(schedule_t* s, emp_op_t* op, now_t now) {
  emp_rewriter_t b = builder_before(s, op);
  const emp_group_t groups[] = {
      EMP_GROUP("storage_size", emp_op_operand(op, 0)),
      EMP_GROUP("await_timepoint", now.is_reached ? NULL : now.point)};
  emp_op_t* made =
      emp_build_groups(&b, EMP_OP_stream_resource_alloca, groups,
                       EMP_TYPES(op->results[0].type, s->timepoint));
  const emp_attr_t* in_place = emp_op_attr(op, EMP_STREAM_IN_PLACE);
  if (in_place != NULL) emp_op_set_attr(made, EMP_STREAM_IN_PLACE, in_place);
  emp_value_replace_uses(&op->results[0], emp_op_result(made, 0));
  emp_op_erase(op);
  return (now_t){emp_op_result(made, 1), false};
}

static now_t schedule_load(schedule_t* s, emp_op_t* op, now_t now) {
  emp_rewriter_t b = builder_before(s, op);
  emp_value_t* bytes = emp_op_operand(op, 1);
  emp_value_t* source = wait_for(&b, &now, emp_op_operand(op, 0), bytes);
  const emp_group_t groups[] = {
      EMP_GROUP("source", source), EMP_GROUP("source_size", bytes),
      EMP_GROUP("source_offset", emp_op_operand(op, 2))};
  emp_op_t* made = emp_build_groups(&b, EMP_OP_stream_resource_load, groups,
                                    EMP_TYPES(op->results[0].type));
  emp_value_replace_uses(&op->results[0], emp_op_result(made, 0));
  emp_op_erase(op);
  return now;
}

static now_t schedule_await(schedule_t* s, emp_op_t* op, now_t now) {
  emp_rewriter_t b = builder_before(s, op);
  now = join(s, &b, now, emp_op_named_operand(op, "await_timepoint"));
  for (uint32_t i = 0; i < op->result_count; ++i) {
    emp_value_replace_uses(&op->results[i], emp_op_operand(op, i));
  }
  emp_op_erase(op);
  return now;
}

static now_t schedule_barrier(schedule_t* s, emp_op_t* op, now_t now) {
  emp_rewriter_t b = builder_before(s, op);
  emp_value_replace_uses(&op->results[1], point_of(s, &b, now));
  emp_value_replace_uses(&op->results[0], emp_op_operand(op, 0));
  emp_op_erase(op);
  return now;
}

static now_t schedule_transients(emp_op_t* op, now_t now) {
  if (now.point != NULL) {
    emp_op_insert_operand(op, op->operand_count, now.point);
  }
  return (now_t){emp_op_result(op, 1), false};
}

static now_t schedule_export(schedule_t* s, emp_op_t* op, now_t now) {
  if (s->is_async) return now;
  emp_rewriter_t b = builder_before(s, op);
  uint32_t first = 0, count = 0;
  emp_op_operand_group(op, "source_size", &first, &count);
  emp_value_t* made =
      wait_for(&b, &now, emp_op_operand(op, 0), emp_op_operand(op, first));
  emp_op_set_operand(op, 0, made);
  return now;
}

// -- control flow ------------------------------------------------------------

static emp_walk_t find_work(void* user, emp_op_t* op) {
  bool* found = user;
  *found = emp_stream_is_async(op) ||
           emp_op_is(op, EMP_OP_stream_async_alloca) ||
           emp_op_is(op, EMP_OP_stream_async_load) ||
           emp_op_is(op, EMP_OP_stream_timepoint_await) ||
           emp_op_has_trait(op, CALL_LIKE);
  return *found ? EMP_WALK_STOP : EMP_WALK_ON;
}

static bool has_work(emp_op_t* op) {
  bool found = false;
  emp_walk_pre(op, find_work, &found);
  return found;
}

// The op with one more operand (or none) and one more result, a timepoint.
static emp_op_t* widen(schedule_t* s, emp_op_t* op, emp_value_t* operand) {
  return emp_widen_op(op, &operand, operand != NULL ? 1 : 0, &s->timepoint, 1,
                      s->pass->scratch);
}

// Hands the timepoint on at the end of a block.
static void yield_point(schedule_t* s, emp_block_t* block, now_t now) {
  emp_op_t* end = emp_block_terminator(block);
  emp_rewriter_t b = builder_before(s, end);
  emp_op_insert_operand(end, end->operand_count, point_of(s, &b, now));
}

static emp_value_t* add_point_arg(schedule_t* s, emp_block_t* block) {
  emp_op_t* parent = block->region->parent;
  return emp_block_add_arg(block, parent->arena, s->timepoint, parent->loc);
}

static now_t schedule_branch(schedule_t* s, emp_op_t* op, now_t now) {
  op = widen(s, op, NULL);
  for (uint32_t i = 0; i < op->region_count; ++i) {
    emp_block_t* block = op->regions[i].first;
    if (block == NULL) {  // scf.if without else
      emp_rewriter_t b = builder_before(s, op);
      block = emp_build_block(&b, &op->regions[i], NULL, 0);
      emp_set_insertion_end(&b, block);
      emp_build_op(&b, EMP_OP_scf_yield, .operand_count = 0);
    }
    // A timepoint from outside: both arms may hand it on.
    yield_point(s, block, schedule_block(s, block, now));
  }
  return (now_t){emp_op_result(op, op->result_count - 1), false};
}

static now_t schedule_for(schedule_t* s, emp_op_t* op, now_t now) {
  emp_rewriter_t b = builder_before(s, op);
  op = widen(s, op, point_of(s, &b, now));
  emp_block_t* body = op->regions[0].first;
  now_t inside = {add_point_arg(s, body), false};
  yield_point(s, body, schedule_block(s, body, inside));
  return (now_t){emp_op_result(op, op->result_count - 1), false};
}

static now_t schedule_while(schedule_t* s, emp_op_t* op, now_t now) {
  emp_rewriter_t b = builder_before(s, op);
  op = widen(s, op, point_of(s, &b, now));
  emp_block_t* before = op->regions[0].first;
  emp_block_t* after = op->regions[1].first;
  now_t inside = {add_point_arg(s, before), false};
  yield_point(s, before, schedule_block(s, before, inside));
  inside = (now_t){add_point_arg(s, after), false};
  yield_point(s, after, schedule_block(s, after, inside));
  return (now_t){emp_op_result(op, op->result_count - 1), false};
}

static now_t schedule_regions(schedule_t* s, emp_op_t* op, now_t now) {
  switch (op->info->kind) {
    case EMP_OP_scf_if:
    case EMP_OP_scf_index_switch:
      return schedule_branch(s, op, now);
    case EMP_OP_scf_for:
      return schedule_for(s, op, now);
    case EMP_OP_scf_while:
      return schedule_while(s, op, now);
    default:
      for (uint32_t i = 0; i < op->region_count; ++i) {
        for (emp_block_t* block = op->regions[i].first; block != NULL;
             block = block->next) {
          now = schedule_block(s, block, now);
        }
      }
      return now;
  }
}

// -- blocks ------------------------------------------------------------------

static emp_walk_t find_open_use(void* user, emp_op_t* op) {
  bool* found = user;
  for (uint32_t i = 0; i < op->operand_count && !*found; ++i) {
    emp_op_t* def = emp_value_def(emp_op_operand(op, i));
    *found = def != NULL && def->scratch == (void*)def;
  }
  return *found ? EMP_WALK_STOP : EMP_WALK_ON;
}

// The host needs something that an open op makes.
static bool uses_open(emp_op_t* op) {
  bool found = false;
  emp_walk_pre(op, find_open_use, &found);
  return found;
}

static bool is_end_of_function(const emp_op_t* op) {
  return emp_op_is(op, EMP_OP_util_return);
}

// Host ops of which nothing is known but that they may look at memory.
static bool is_opaque(const emp_op_t* op) {
  return emp_op_has_trait(op, CALL_LIKE) ||
         emp_op_is(op, EMP_OP_util_global_store) ||
         emp_op_is(op, EMP_OP_hal_fence_signal);
}

static now_t schedule_host_op(schedule_t* s, open_t* open, emp_op_t* op,
                              now_t now) {
  bool work = op->region_count > 0 && has_work(op);
  bool reads = emp_op_is(op, EMP_OP_stream_async_load) ||
               emp_op_is(op, EMP_OP_stream_timepoint_barrier) ||
               emp_op_is(op, EMP_OP_stream_resource_transients) ||
               emp_op_is(op, EMP_OP_stream_tensor_export);
  if (work || reads || is_opaque(op) || emp_op_has_trait(op, TERMINATOR) ||
      uses_open(op)) {
    now = flush(s, open, op, now);
  }
  switch (op->info->kind) {
    case EMP_OP_stream_async_alloca:
      return schedule_alloca(s, op, now);
    case EMP_OP_stream_async_load:
      return schedule_load(s, op, now);
    case EMP_OP_stream_timepoint_await:
      return emp_op_has_attr(op, "sync") ? now : schedule_await(s, op, now);
    case EMP_OP_stream_timepoint_barrier:
      return schedule_barrier(s, op, now);
    case EMP_OP_stream_resource_transients:
      return schedule_transients(op, now);
    case EMP_OP_stream_tensor_export:
      return schedule_export(s, op, now);
    default:
      break;
  }
  if (work) return schedule_regions(s, op, now);
  if (is_opaque(op) || (is_end_of_function(op) && !s->is_async)) {
    emp_rewriter_t b = builder_before(s, op);
    wait_for(&b, &now, NULL, NULL);
  }
  return now;
}

static now_t schedule_block(schedule_t* s, emp_block_t* block, now_t now) {
  open_t open = {0};
  for (emp_op_t *op = block->first, *next = NULL; op != NULL; op = next) {
    next = op->next;
    if (emp_stream_is_async(op)) {
      op->scratch = op;
      emp_array_push(s->pass->scratch, &open, op);
      continue;
    }
    now = schedule_host_op(s, &open, op, now);
  }
  return now;
}

// -- functions ---------------------------------------------------------------

// Blocks that branch to each other hand no timepoints on: each ends with the
// host waiting.
static void schedule_blocks(schedule_t* s, emp_region_t* region) {
  for (emp_block_t* block = region->first; block != NULL; block = block->next) {
    now_t now = schedule_block(s, block, (now_t){NULL, true});
    emp_op_t* end = emp_block_terminator(block);
    if (end == NULL || (is_end_of_function(end) && s->is_async)) continue;
    emp_rewriter_t b = builder_before(s, end);
    wait_for(&b, &now, NULL, NULL);
  }
}

static emp_walk_t find_chain(void* user, emp_op_t* op) {
  bool* found = user;
  *found = emp_op_is(op, EMP_OP_stream_timepoint_chain_external);
  return *found ? EMP_WALK_STOP : EMP_WALK_ON;
}

static void schedule_function(emp_pass_ctx_t* pass, emp_op_t* function) {
  emp_region_t* body = &function->regions[0];
  if (body->first == NULL || !has_work(function)) return;
  schedule_t s = {.pass = pass,
                  .timepoint = emp_stream_timepoint_type(pass->context)};
  emp_walk_pre(function, find_chain, &s.is_async);
  if (body->first->next != NULL) {
    schedule_blocks(&s, body);
    if (s.is_async) return;
  } else {
    schedule_block(&s, body->first, (now_t){NULL, true});
  }
  emp_op_set_attr(function, "stream.serial_timeline",
                  emp_attr_unit(pass->context));
}

bool emp_pass_schedule_execution(emp_pass_ctx_t* pass) {
  emp_block_t* body = emp_op_body(pass->op);
  for (emp_op_t* op = body->first; op != NULL; op = op->next) {
    if (emp_op_is(op, EMP_OP_util_func) ||
        emp_op_is(op, EMP_OP_util_initializer)) {
      schedule_function(pass, op);
    }
  }
  return true;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Execution regions. One fill or copy becomes one queue operation. Anything
// else becomes a command buffer:
//
//   all scalars inside are constants    recorded once, by the initializer of
//                                       the module; buffers are slots of a
//                                       binding table given at each execution
//   some scalar is known at the call    recorded again at each call, naming
//                                       the buffers themselves
//
// Commands in sequence get a full barrier between them, commands of a wave
// none. A dispatch counts its workgroups by the region of its export, copied to
// where the command is recorded.
#include "base/array.h"
#include "base/assert.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "passes/common/build_groups.h"
#include "passes/hal/hal_lowering.h"

typedef struct recorder_s {
  emp_hal_lowering_t* lowering;
  emp_rewriter_t* b;
  emp_op_t* execute;
  emp_block_t* body;
  bool is_reusable;
  emp_value_t* device;
  emp_value_t* commands;
  emp_ptr_map_t map;  // values as they are at the recording
} recorder_t;

static const emp_attr_t* text_attr(recorder_t* recorder, const char* text) {
  return emp_attr_cstr(recorder->lowering->context, text);
}

// -- what the region captures ------------------------------------------------

typedef struct capture_s {
  const emp_op_t* execute;
  const emp_block_t* body;
  bool has_dynamic;
  size_t command_count;
  emp_op_t* last_command;
} capture_t;

static bool is_inside(const emp_value_t* value, const emp_op_t* execute) {
  const emp_block_t* block = emp_value_block(value);
  return block && block->region &&
         emp_op_is_ancestor(execute, block->region->parent);
}

static bool is_group(const emp_op_t* op) {
  return emp_op_is(op, EMP_OP_stream_cmd_serial) ||
         emp_op_is(op, EMP_OP_stream_cmd_concurrent);
}

static emp_walk_t look_at(void* user, emp_op_t* op) {
  capture_t* capture = user;
  if (op == capture->execute) return EMP_WALK_ON;
  bool is_plumbing =
      is_group(op) || emp_op_is(op, EMP_OP_stream_yield) || emp_op_is_pure(op);
  if (!is_plumbing) {
    ++capture->command_count;
    capture->last_command = op;
  }
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_value_t* value = emp_op_operand(op, i);
    if (is_inside(value, capture->execute)) continue;
    if (!emp_value_constant(value)) capture->has_dynamic = true;
  }
  return EMP_WALK_ON;
}

// -- values ------------------------------------------------------------------

static emp_value_t* at_recording(recorder_t* recorder, emp_value_t* value) {
  emp_value_t* known = emp_ptr_map_get(&recorder->map, value);
  if (known) return known;
  if (!recorder->is_reusable) return value;
  emp_op_t* def = emp_value_def(value);
  EMP_ASSERT(def && emp_op_has_trait(def, CONSTANT_LIKE));
  emp_op_t* copy = emp_op_clone(def, recorder->b->arena, &recorder->map);
  emp_op_insert_before(copy, recorder->b->before);
  return emp_op_result(copy, 0);
}

// What a command names: a slot of the table or a buffer; the offset within.
static emp_value_t* binding(recorder_t* recorder, emp_value_t* resource,
                            emp_value_t** inout_offset) {
  emp_rewriter_t* b = recorder->b;
  *inout_offset = at_recording(recorder, *inout_offset);
  bool is_slot = recorder->is_reusable && resource->block == recorder->body;
  if (is_slot) return emp_hal_index(b, resource->index);
  if (resource->block == recorder->body) {
    resource = emp_op_operand(recorder->execute, resource->index);
  }
  emp_hal_range_t range = emp_hal_resolve(b, resource);
  *inout_offset = emp_hal_add(b, *inout_offset, range.offset);
  return range.buffer;
}

// -- scalars of a dispatch ---------------------------------------------------

typedef struct value_list_s {
  emp_value_t** items;
  size_t count, capacity;
} value_list_t;

static emp_value_t* build_cast(emp_rewriter_t* b, uint32_t kind,
                               emp_value_t* value, const emp_type_t* type) {
  return emp_build_value(b, kind, EMP_VALUES(value), EMP_TYPES(type));
}

// A scalar as one or two 32-bit words, low word first.
static bool push_words(recorder_t* recorder, emp_value_t* value,
                       value_list_t* words) {
  emp_rewriter_t* b = recorder->b;
  emp_context_t* context = recorder->lowering->context;
  emp_arena_t* scratch = recorder->lowering->scratch;
  const emp_type_t* type = value->type;
  const emp_type_t* i32 = emp_type_integer(context, 32);
  const emp_type_t* i64 = emp_type_integer(context, 64);
  if (type->kind == EMP_TYPE_FLOAT) {
    const emp_type_t* bits = emp_type_integer(context, type->bits);
    value = build_cast(b, EMP_OP_arith_bitcast, value, bits);
    type = bits;
  }
  if (emp_type_is_index(type)) {
    value = build_cast(b, EMP_OP_arith_index_cast, value, i64);
    type = i64;
  }
  bool is_word =
      type->kind == EMP_TYPE_INTEGER && (type->bits <= 32 || type->bits == 64);
  if (!is_word) return false;
  if (type->bits <= 32) {
    if (type->bits < 32) value = build_cast(b, EMP_OP_arith_extui, value, i32);
    emp_array_push(scratch, words, value);
    return true;
  }
  emp_value_t* by =
      emp_build_value(b, EMP_OP_arith_constant,
                      EMP_ATTRS(EMP_ATTR("value", emp_attr_i64(context, 32))));
  emp_value_t* high =
      emp_build_value(b, EMP_OP_arith_shrui, EMP_VALUES(value, by));
  emp_value_t* low_word = build_cast(b, EMP_OP_arith_trunci, value, i32);
  emp_value_t* high_word = build_cast(b, EMP_OP_arith_trunci, high, i32);
  emp_array_push(scratch, words, low_word);
  emp_array_push(scratch, words, high_word);
  return true;
}

// -- entry points ------------------------------------------------------------

static emp_op_t* find_in(emp_op_t* parent, emp_str_t name) {
  emp_op_t* found = emp_symbol_lookup_in(parent, name);
  if (found && emp_op_is(found, EMP_OP_hal_executable_export)) return found;
  emp_block_t* body = emp_op_body(parent);
  for (emp_op_t* op = body ? body->first : NULL; op; op = op->next) {
    if (!emp_op_is(op, EMP_OP_hal_executable_variant)) continue;
    found = emp_symbol_lookup_in(op, name);
    if (found && emp_op_is(found, EMP_OP_hal_executable_export)) return found;
  }
  return NULL;
}

// The export that @executable::@entry (or ::@variant::@entry) names.
static emp_op_t* find_export(recorder_t* recorder, const emp_op_t* dispatch,
                             emp_op_t** out_executable) {
  const emp_attr_t* entries = emp_op_attr(dispatch, "entry_points");
  const emp_attr_t* entry =
      entries && entries->kind == EMP_ATTR_ARRAY && entries->count > 0
          ? entries->items[0]
          : entries;
  emp_op_t* export = NULL;
  if (entry && entry->kind == EMP_ATTR_SYMBOL_REF && entry->count > 0) {
    *out_executable =
        emp_symbol_table_find(recorder->lowering->table, entry->text);
    if (*out_executable && emp_op_is(*out_executable, EMP_OP_hal_executable)) {
      export = find_in(*out_executable, entry->items[entry->count - 1]->text);
    }
  }
  if (!export) {
    emp_diag_hal_no_export(
        recorder->lowering->sink, dispatch->loc, dispatch->info->name,
        entry ? emp_attr_text(recorder->lowering->scratch, entry) : "none");
  }
  return export;
}

// Copies the region that counts workgroups to where the command is recorded.
static bool count_workgroups(recorder_t* recorder, const emp_op_t* dispatch,
                             const emp_op_t* export,
                             emp_value_t* out_counts[3]) {
  emp_rewriter_t* b = recorder->b;
  const emp_block_t* body = emp_op_body(export);
  uint32_t first = 0;
  uint32_t count = 0;
  emp_op_operand_group(dispatch, "workload", &first, &count);
  if (!body) {
    // Without a region the workload is the count.
    for (uint32_t i = 0; i < 3; ++i) {
      out_counts[i] = i < count
                          ? at_recording(recorder, emp_op_operand(dispatch, i))
                          : emp_hal_index(b, 1);
    }
    return true;
  }
  // The device comes first where the region wants it.
  uint32_t skipped = body->arg_count > 0 &&
                     body->args[0]->type == recorder->lowering->device_type;
  if (body->arg_count != count + skipped) {
    return emp_diag_hal_no_count(recorder->lowering->sink, dispatch->loc,
                                 dispatch->info->name, count,
                                 body->arg_count - skipped);
  }
  emp_ptr_map_t map = {.arena = recorder->lowering->scratch};
  if (skipped) emp_ptr_map_set(&map, body->args[0], recorder->device);
  for (uint32_t i = 0; i < count; ++i) {
    emp_ptr_map_set(
        &map, body->args[skipped + i],
        at_recording(recorder, emp_op_operand(dispatch, first + i)));
  }
  for (emp_op_t* op = body->first; op != body->last; op = op->next) {
    emp_op_insert_before(emp_op_clone(op, b->arena, &map), b->before);
  }
  for (uint32_t i = 0; i < 3; ++i) {
    if (i >= body->last->operand_count) {
      out_counts[i] = emp_hal_index(b, 1);
      continue;
    }
    emp_value_t* value = emp_op_operand(body->last, i);
    emp_value_t* copy = emp_ptr_map_get(&map, value);
    out_counts[i] = copy ? copy : value;
  }
  return true;
}

// -- commands ----------------------------------------------------------------

static void record_barrier(recorder_t* recorder) {
  emp_build_op(
      recorder->b, EMP_OP_hal_command_buffer_execution_barrier,
      EMP_VALUES(recorder->commands),
      EMP_ATTRS(
          EMP_ATTR("source_stage_mask",
                   text_attr(recorder, "Dispatch|Transfer|CommandRetire")),
          EMP_ATTR("target_stage_mask",
                   text_attr(recorder, "CommandIssue|Dispatch|Transfer")),
          EMP_ATTR("flags", text_attr(recorder, "None"))));
}

static bool record_fill(recorder_t* recorder, const emp_op_t* op) {
  emp_value_t* offset = emp_op_named_operand(op, "target_offset");
  emp_value_t* target =
      binding(recorder, emp_op_named_operand(op, "target"), &offset);
  emp_value_t* length =
      at_recording(recorder, emp_op_named_operand(op, "target_length"));
  emp_value_t* pattern =
      at_recording(recorder, emp_op_named_operand(op, "value"));
  emp_build_op(recorder->b, EMP_OP_hal_command_buffer_fill_buffer,
               EMP_VALUES(recorder->commands, target, offset, length, pattern),
               EMP_ATTRS(EMP_ATTR("flags", text_attr(recorder, "None"))));
  return true;
}

static bool record_copy(recorder_t* recorder, const emp_op_t* op) {
  emp_value_t* source_offset = emp_op_named_operand(op, "source_offset");
  emp_value_t* target_offset = emp_op_named_operand(op, "target_offset");
  emp_value_t* source =
      binding(recorder, emp_op_named_operand(op, "source"), &source_offset);
  emp_value_t* target =
      binding(recorder, emp_op_named_operand(op, "target"), &target_offset);
  emp_value_t* length =
      at_recording(recorder, emp_op_named_operand(op, "length"));
  emp_build_op(recorder->b, EMP_OP_hal_command_buffer_copy_buffer,
               EMP_VALUES(recorder->commands, source, source_offset, target,
                          target_offset, length),
               EMP_ATTRS(EMP_ATTR("flags", text_attr(recorder, "None"))));
  return true;
}

static bool list_constants(recorder_t* recorder, const emp_op_t* op,
                           value_list_t* words) {
  uint32_t first = 0;
  uint32_t count = 0;
  emp_op_operand_group(op, "uniform_operands", &first, &count);
  for (uint32_t i = 0; i < count; ++i) {
    emp_value_t* value = at_recording(recorder, emp_op_operand(op, first + i));
    if (push_words(recorder, value, words)) continue;
    return emp_diag_vm_type(
        recorder->lowering->sink, op->loc, op->info->name,
        emp_type_text(recorder->lowering->scratch, value->type));
  }
  return true;
}

// Buffers, offsets and lengths of the bindings, in order.
typedef struct bindings_s {
  value_list_t buffers, offsets, lengths;
} bindings_t;

static void list_bindings(recorder_t* recorder, const emp_op_t* op,
                          bindings_t* out_bindings) {
  emp_arena_t* scratch = recorder->lowering->scratch;
  uint32_t resources = 0;
  uint32_t offsets = 0;
  uint32_t lengths = 0;
  uint32_t count = 0;
  emp_op_operand_group(op, "resource_offsets", &offsets, &count);
  emp_op_operand_group(op, "resource_lengths", &lengths, &count);
  emp_op_operand_group(op, "resources", &resources, &count);
  for (uint32_t i = 0; i < count; ++i) {
    emp_value_t* offset = emp_op_operand(op, offsets + i);
    emp_value_t* buffer =
        binding(recorder, emp_op_operand(op, resources + i), &offset);
    emp_value_t* length =
        at_recording(recorder, emp_op_operand(op, lengths + i));
    emp_array_push(scratch, &out_bindings->buffers, buffer);
    emp_array_push(scratch, &out_bindings->offsets, offset);
    emp_array_push(scratch, &out_bindings->lengths, length);
  }
}

// Counts are 32 bits wide from here on: what is more becomes the greatest one,
// which the device refuses.
static emp_value_t* capped_count(emp_rewriter_t* b, emp_value_t* count) {
  int64_t known = -1;
  EMP_ASSERT(count != NULL);
  if (emp_value_constant_int(count, &known) && known >= 0 &&
      known < UINT32_MAX) {
    return count;
  }
  return emp_build_value(b, EMP_OP_arith_minui,
                         EMP_VALUES(count, emp_hal_index(b, UINT32_MAX)),
                         EMP_TYPES(count->type));
}

static bool record_dispatch(recorder_t* recorder, const emp_op_t* op) {
  emp_rewriter_t* b = recorder->b;
  emp_op_t* executable = NULL;
  emp_op_t* export = find_export(recorder, op, &executable);
  emp_value_t* counts[3] = {NULL};
  value_list_t words = {.items = NULL};
  if (!export || !count_workgroups(recorder, op, export, counts) ||
      !list_constants(recorder, op, &words)) {
    return false;
  }
  for (int i = 0; i < 3; ++i)
    counts[i] = capped_count(b, counts[i]);
  bindings_t list = {.buffers = {.items = NULL}};
  list_bindings(recorder, op, &list);
  emp_value_t* loaded =
      emp_hal_load_executable(recorder->lowering, b, executable);
  emp_value_t* entry = emp_hal_index(b, emp_op_int_attr(export, "ordinal", 0));
  emp_group_t groups[] = {
      EMP_GROUP("command_buffer", recorder->commands),
      EMP_GROUP("executable", loaded),
      EMP_GROUP("entry_point", entry),
      EMP_GROUP("workgroup_x", counts[0]),
      EMP_GROUP("workgroup_y", counts[1]),
      EMP_GROUP("workgroup_z", counts[2]),
      {"constants", words.items, words.count},
      {"binding_buffers", list.buffers.items, list.buffers.count},
      {"binding_offsets", list.offsets.items, list.offsets.count},
      {"binding_lengths", list.lengths.items, list.lengths.count},
  };
  emp_build_groups(b, EMP_OP_hal_command_buffer_dispatch, groups,
                   EMP_ATTRS(EMP_ATTR("flags", text_attr(recorder, "None"))));
  return true;
}

static bool record_block(recorder_t* recorder, const emp_block_t* block,
                         bool is_serial);

static bool is_command(const emp_op_t* op) {
  return !emp_op_is(op, EMP_OP_stream_yield) && !emp_op_is_pure(op);
}

static bool record_op(recorder_t* recorder, emp_op_t* op) {
  switch (op->info->kind) {
    case EMP_OP_stream_cmd_serial:
      return record_block(recorder, emp_op_body(op), true);
    case EMP_OP_stream_cmd_concurrent:
      return record_block(recorder, emp_op_body(op), false);
    case EMP_OP_stream_cmd_fill:
      return record_fill(recorder, op);
    case EMP_OP_stream_cmd_copy:
      return record_copy(recorder, op);
    case EMP_OP_stream_cmd_dispatch:
      return record_dispatch(recorder, op);
    // One memory: nothing to do.
    case EMP_OP_stream_cmd_flush:
    case EMP_OP_stream_cmd_invalidate:
    case EMP_OP_stream_cmd_discard:
    case EMP_OP_stream_yield:
      return true;
    default:
      break;
  }
  if (emp_op_is_pure(op)) {
    for (uint32_t i = 0; i < op->operand_count; ++i) {
      emp_value_t* value = emp_op_operand(op, i);
      emp_ptr_map_set(&recorder->map, value, at_recording(recorder, value));
    }
    emp_op_t* copy = emp_op_clone(op, recorder->b->arena, &recorder->map);
    emp_op_insert_before(copy, recorder->b->before);
    return true;
  }
  return emp_diag_hal_unsupported(recorder->lowering->sink, op->loc,
                                  op->info->name,
                                  "cannot be recorded for this device");
}

static bool record_block(recorder_t* recorder, const emp_block_t* block,
                         bool is_serial) {
  bool has_before = false;
  for (emp_op_t* op = block ? block->first : NULL; op; op = op->next) {
    if (is_serial && has_before && is_command(op)) record_barrier(recorder);
    if (!record_op(recorder, op)) return false;
    has_before |= is_command(op);
  }
  return true;
}

static bool record_all(recorder_t* recorder) {
  emp_hal_lowering_t* lowering = recorder->lowering;
  emp_rewriter_t* b = recorder->b;
  const emp_type_t* type =
      emp_type_named(lowering->context, "hal.command_buffer", NULL, 0);
  // Nothing to wait for: a driver may run commands as they are recorded.
  bool is_inline = !recorder->is_reusable && !lowering->is_async;
  const char* modes = recorder->is_reusable ? "None"
                      : is_inline           ? "OneShot|AllowInlineExecution"
                                            : "OneShot";
  emp_value_t* capacity = recorder->is_reusable
                              ? emp_hal_index(b, recorder->body->arg_count)
                              : NULL;
  emp_group_t groups[] = {
      EMP_GROUP("device", recorder->device),
      EMP_GROUP("queue_affinity", emp_hal_any_queue(b)),
      EMP_GROUP("binding_capacity", capacity),
  };
  emp_op_t* create = emp_build_groups(
      b, EMP_OP_hal_command_buffer_create, groups, EMP_TYPES(type),
      EMP_ATTRS(EMP_ATTR("modes", text_attr(recorder, modes)),
                EMP_ATTR("command_categories",
                         text_attr(recorder, "Transfer|Dispatch"))));
  recorder->commands = emp_op_result(create, 0);
  if (!record_block(recorder, recorder->body, true)) return false;
  emp_build_op(b, EMP_OP_hal_command_buffer_finalize,
               EMP_VALUES(recorder->commands));
  return true;
}

// -- executing ---------------------------------------------------------------

static void execute_indirect(recorder_t* recorder, emp_value_t* wait,
                             emp_value_t* signal, emp_value_t* commands) {
  emp_hal_lowering_t* lowering = recorder->lowering;
  emp_rewriter_t* b = &lowering->b;
  emp_arena_t* scratch = lowering->scratch;
  bindings_t list = {.buffers = {.items = NULL}};
  uint32_t first = 0;
  uint32_t count = 0;
  emp_op_t* op = recorder->execute;
  emp_op_operand_group(op, "resource_operands", &first, &count);
  for (uint32_t i = 0; i < count; ++i) {
    emp_hal_range_t range = emp_hal_resolve(b, emp_op_operand(op, first + i));
    emp_value_t* offset = emp_hal_offset(b, range);
    emp_value_t* size = emp_op_operand(op, first + count + i);
    emp_array_push(scratch, &list.buffers, range.buffer);
    emp_array_push(scratch, &list.offsets, offset);
    emp_array_push(scratch, &list.lengths, size);
  }
  emp_group_t groups[] = {
      EMP_GROUP("device", emp_hal_device(lowering)),
      EMP_GROUP("queue_affinity", emp_hal_any_queue(b)),
      EMP_GROUP("wait_fence", wait),
      EMP_GROUP("signal_fence", signal),
      EMP_GROUP("command_buffer", commands),
      {"binding_buffers", list.buffers.items, list.buffers.count},
      {"binding_offsets", list.offsets.items, list.offsets.count},
      {"binding_lengths", list.lengths.items, list.lengths.count},
  };
  emp_build_groups(b, EMP_OP_hal_device_queue_execute_indirect, groups,
                   EMP_ATTRS(EMP_ATTR("flags", text_attr(recorder, "None"))));
}

static bool lower_reusable(recorder_t* recorder, emp_value_t* wait,
                           emp_value_t* signal) {
  emp_hal_lowering_t* lowering = recorder->lowering;
  recorder->is_reusable = true;
  recorder->b = emp_hal_initializer(lowering);
  recorder->device = lowering->init_device;
  if (!record_all(recorder)) return false;
  emp_str_t base =
      emp_arena_format(lowering->scratch, "__%.*s_commands_%u",
                       EMP_STR_ARGS(emp_symbol_name(lowering->function)),
                       lowering->command_count++);
  emp_op_t* global =
      emp_hal_add_global(lowering, base, recorder->commands->type);
  emp_hal_store_global(recorder->b, global, recorder->commands);
  emp_value_t* commands = emp_hal_load_global(&lowering->b, global);
  execute_indirect(recorder, wait, signal, commands);
  return true;
}

static bool lower_one_shot(recorder_t* recorder, emp_value_t* wait,
                           emp_value_t* signal) {
  emp_hal_lowering_t* lowering = recorder->lowering;
  recorder->b = &lowering->b;
  recorder->device = emp_hal_device(lowering);
  if (!record_all(recorder)) return false;
  emp_build_op(&lowering->b, EMP_OP_hal_device_queue_execute,
               EMP_VALUES(recorder->device, emp_hal_any_queue(&lowering->b),
                          wait, signal, recorder->commands),
               EMP_ATTRS(EMP_ATTR("flags", text_attr(recorder, "None"))));
  return true;
}

static bool lower_single_transfer(recorder_t* recorder, emp_op_t* command,
                                  emp_value_t* wait, emp_value_t* signal) {
  emp_hal_lowering_t* lowering = recorder->lowering;
  emp_rewriter_t* b = recorder->b = &lowering->b;
  emp_value_t* device = emp_hal_device(lowering);
  emp_value_t* queue = emp_hal_any_queue(b);
  emp_value_t* target_offset = emp_op_named_operand(command, "target_offset");
  emp_value_t* target = binding(
      recorder, emp_op_named_operand(command, "target"), &target_offset);
  if (emp_op_is(command, EMP_OP_stream_cmd_fill)) {
    emp_build_op(b, EMP_OP_hal_device_queue_fill,
                 EMP_VALUES(device, queue, wait, signal, target, target_offset,
                            emp_op_named_operand(command, "target_length"),
                            emp_op_named_operand(command, "value")),
                 EMP_ATTRS(EMP_ATTR("flags", text_attr(recorder, "None"))));
    return true;
  }
  emp_value_t* source_offset = emp_op_named_operand(command, "source_offset");
  emp_value_t* source = binding(
      recorder, emp_op_named_operand(command, "source"), &source_offset);
  emp_build_op(
      b, EMP_OP_hal_device_queue_copy,
      EMP_VALUES(device, queue, wait, signal, source, source_offset, target,
                 target_offset, emp_op_named_operand(command, "length")),
      EMP_ATTRS(EMP_ATTR("flags", text_attr(recorder, "None"))));
  return true;
}

static bool is_single_transfer(const capture_t* capture) {
  const emp_op_t* op = capture->last_command;
  if (capture->command_count != 1) return false;
  bool is_transfer = emp_op_is(op, EMP_OP_stream_cmd_fill) ||
                     emp_op_is(op, EMP_OP_stream_cmd_copy);
  if (!is_transfer) return false;
  // Its scalars must be there outside of the region.
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_value_t* value = emp_op_operand(op, i);
    if (value->op && is_inside(value, capture->execute)) return false;
  }
  return true;
}

// The caller's fence, when reaching it is all that the timepoint is for: the
// work signals it itself.
static emp_value_t* take_external_fence(emp_hal_lowering_t* lowering,
                                        emp_op_t* execute) {
  emp_value_t* timepoint = emp_op_result(execute, 0);
  if (!lowering->is_async || !emp_value_has_one_use(timepoint)) return NULL;
  emp_op_t* chain = timepoint->first_use->owner;
  bool is_chain = emp_op_is(chain, EMP_OP_stream_timepoint_chain_external) &&
                  chain->operand_count == 2 && chain->block == execute->block;
  if (!is_chain) return NULL;
  emp_value_t* fence = emp_op_operand(chain, 1);
  if (fence->block != emp_op_body(lowering->function)) return NULL;
  emp_op_unlink(chain);
  emp_op_drop_operands(chain);
  return fence;
}

bool emp_hal_lower_execute(emp_hal_lowering_t* lowering, emp_op_t* op) {
  recorder_t recorder = {.lowering = lowering,
                         .execute = op,
                         .body = emp_op_body(op),
                         .map = {.arena = lowering->scratch}};
  capture_t capture = {.execute = op, .body = recorder.body};
  emp_walk_pre(op, look_at, &capture);
  emp_value_t* wait =
      emp_hal_wait_fence(lowering, emp_op_named_operand(op, "await_timepoint"));
  emp_value_t* signal = wait;
  bool is_ok = true;
  if (capture.command_count > 0) {
    signal = take_external_fence(lowering, op);
    if (!signal) signal = emp_hal_signal_fence(lowering);
    if (is_single_transfer(&capture)) {
      is_ok =
          lower_single_transfer(&recorder, capture.last_command, wait, signal);
    } else if (capture.has_dynamic || emp_op_has_attr(op, "once")) {
      is_ok = lower_one_shot(&recorder, wait, signal);
    } else {
      is_ok = lower_reusable(&recorder, wait, signal);
    }
  }
  if (!is_ok) return false;
  emp_replace_op(&lowering->b, op, &signal, 1);
  return true;
}

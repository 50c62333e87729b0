// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From scheduled resources to device calls.
//
// before (host part, after the stream phase):
//   %r = stream.tensor.import %v : !hal.buffer_view -> tensor<4xf32>
//            in !stream.resource<external>{%c16}
//   %t = stream.cmd.execute with(%r as %a: !stream.resource<external>{%c16}) {
//     stream.cmd.dispatch @ex::@entry { rw %a[%c0 for %c16] : ... }
//   } => !stream.timepoint
//   %x = stream.timepoint.await %t => %r : !stream.resource<external>{%c16}
// after:
//   hal.buffer_view.assert<%v : !hal.buffer_view> ...
//   %b = hal.buffer_view.buffer<%v : !hal.buffer_view> : !hal.buffer
//   %c = util.global.load immutable @__f_commands_0 : !hal.command_buffer
//   hal.device.queue.execute.indirect<%d : !hal.device> ... commands(%c)
//       bindings([(%b : !hal.buffer)[%c0, %c16]])
//
// Resources become buffers and timepoints fences by changing the types of the
// values in place; then each stream op is replaced, in program order. Where no
// entry takes or gives fences, every queue operation is asked to end before it
// returns, so the null fence, which is always reached, stands for every
// timepoint, the order of the program is the order of the work, and no fence is
// made. Otherwise each operation waits for and signals what its timepoints say.
// Each op is visited once, so it terminates. Executables are not touched.
#include "base/array.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "dialects/stream/stream.h"
#include "passes/hal/hal_lowering.h"
#include "passes/passes.h"

// -- types -------------------------------------------------------------------

static const emp_type_t* convert_type(const emp_hal_lowering_t* lowering,
                                      const emp_type_t* type) {
  if (emp_type_is_stream_resource(type)) return lowering->buffer_type;
  if (emp_type_is_stream_timepoint(type)) return lowering->fence_type;
  if (type->kind != EMP_TYPE_FUNCTION) return type;
  uint32_t count = type->input_count + type->result_count;
  const emp_type_t** types =
      emp_arena_new_array(lowering->scratch, const emp_type_t*, count);
  for (uint32_t i = 0; i < count; ++i) {
    types[i] = convert_type(lowering, type->types[i]);
  }
  return emp_type_function(lowering->context, types, type->input_count,
                           types + type->input_count, type->result_count);
}

static emp_walk_t convert_types_of(void* user, emp_op_t* op) {
  const emp_hal_lowering_t* lowering = user;
  for (uint32_t i = 0; i < op->result_count; ++i) {
    op->results[i].type = convert_type(lowering, op->results[i].type);
  }
  for (uint32_t i = 0; i < op->region_count; ++i) {
    for (emp_block_t* b = op->regions[i].first; b; b = b->next) {
      for (uint32_t j = 0; j < b->arg_count; ++j) {
        b->args[j]->type = convert_type(lowering, b->args[j]->type);
      }
    }
  }
  static const char* const names[] = {"function_type", "type"};
  for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); ++i) {
    const emp_attr_t* attr = emp_op_attr(op, names[i]);
    if (!attr || attr->kind != EMP_ATTR_TYPE) continue;
    const emp_type_t* type = convert_type(lowering, attr->type);
    if (type != attr->type) {
      emp_op_set_attr(op, names[i], emp_attr_type(type));
    }
  }
  return EMP_WALK_ON;
}

static bool is_host_op(const emp_op_t* op) {
  return !emp_op_is(op, EMP_OP_hal_executable) &&
         !emp_op_is(op, EMP_OP_stream_executable) &&
         !emp_op_is(op, EMP_OP_hal_executable_source);
}

// -- functions ---------------------------------------------------------------

static bool is_stream_op(const emp_op_t* op) {
  return emp_str_starts_with(emp_str_from(op->info->name), EMP_STR("stream."));
}

typedef struct lister_s {
  emp_arena_t* scratch;
  emp_op_list_t ops;
} lister_t;

static emp_walk_t list_stream_op(void* user, emp_op_t* op) {
  lister_t* lister = user;
  if (!is_stream_op(op)) return EMP_WALK_ON;
  emp_array_push(lister->scratch, &lister->ops, op);
  return EMP_WALK_SKIP;
}

// Subviews that something else than a stream op uses.
static void lower_rest(emp_hal_lowering_t* lowering,
                       const emp_op_list_t* subviews) {
  for (size_t i = subviews->count; i-- > 0;) {
    emp_op_t* op = subviews->items[i];
    emp_set_insertion_before(&lowering->b, op);
    emp_value_t* part = NULL;
    if (emp_op_result(op, 0)->first_use) {
      emp_value_t* size = emp_op_named_operand(op, "result_size");
      emp_hal_range_t range =
          emp_hal_resolve(&lowering->b, emp_op_result(op, 0));
      part = emp_build_value(
          &lowering->b, EMP_OP_hal_buffer_subspan,
          EMP_VALUES(range.buffer, emp_hal_offset(&lowering->b, range), size),
          EMP_TYPES(lowering->buffer_type));
    }
    emp_replace_op(&lowering->b, op, &part, 1);
  }
}

static bool lower_function(emp_hal_lowering_t* lowering, emp_op_t* function) {
  lowering->function = function;
  lowering->device = NULL;
  lowering->allocator = NULL;
  lister_t lister = {.scratch = lowering->scratch};
  emp_walk_pre(function, list_stream_op, &lister);
  emp_op_list_t subviews = {.items = NULL};
  bool is_ok = true;
  for (size_t i = 0; i < lister.ops.count; ++i) {
    emp_op_t* op = lister.ops.items[i];
    if (!op->block) continue;  // taken together with one before it
    emp_set_insertion_before(&lowering->b, op);
    if (emp_op_is(op, EMP_OP_stream_resource_subview)) {
      emp_array_push(lowering->scratch, &subviews, op);
    }
    is_ok &= emp_op_is(op, EMP_OP_stream_cmd_execute)
                 ? emp_hal_lower_execute(lowering, op)
                 : emp_hal_lower_op(lowering, op);
  }
  if (is_ok) lower_rest(lowering, &subviews);
  return is_ok;
}

// -- the module --------------------------------------------------------------

static emp_walk_t find_fence(void* user, emp_op_t* op) {
  bool* is_async = user;
  switch (op->info->kind) {
    case EMP_OP_stream_timepoint_import:
    case EMP_OP_stream_timepoint_export:
    case EMP_OP_stream_timepoint_chain_external:
      *is_async = true;
      return EMP_WALK_STOP;
    default:
      return EMP_WALK_ON;
  }
}

bool emp_pass_convert_stream_to_hal(emp_pass_ctx_t* pass) {
  emp_op_t* module = pass->op;
  emp_block_t* body = emp_op_body(module);
  emp_context_t* context = pass->context;
  if (!body) return true;
  emp_hal_lowering_t lowering = {
      .context = context,
      .scratch = pass->scratch,
      .sink = pass->sink,
      .module = module,
      .table = emp_symbol_table_create(module, pass->scratch),
      .buffer_type = emp_type_named(context, "hal.buffer", NULL, 0),
      .fence_type = emp_type_named(context, "hal.fence", NULL, 0),
      .device_type = emp_type_named(context, "hal.device", NULL, 0),
      .index_type = emp_type_index(context),
      .b = {.context = context,
            .arena = module->arena,
            .scratch = pass->scratch,
            .sink = pass->sink},
      .executables = {.arena = pass->scratch}};
  emp_walk_pre(module, find_fence, &lowering.is_async);
  emp_op_list_t functions = {.items = NULL};
  for (emp_op_t* op = body->first; op; op = op->next) {
    if (!is_host_op(op)) continue;
    emp_walk_pre(op, convert_types_of, &lowering);
    if (emp_op_has_trait(op, FUNCTION_LIKE)) {
      emp_array_push(pass->scratch, &functions, op);
    }
  }
  bool is_ok = true;
  for (size_t i = 0; i < functions.count; ++i) {
    if (!emp_op_body(functions.items[i])) continue;
    is_ok &= lower_function(&lowering, functions.items[i]);
  }
  return is_ok;
}

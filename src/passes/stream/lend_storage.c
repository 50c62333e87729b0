// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Storage for the functions of a program that are called, not entered: what
// they need for themselves and for their results is an argument that each
// caller makes like any scratch of its own, so it ends up in the slab of the
// entry.
//
// Before:
//   util.func private @h(%x: ..) -> !stream.resource<transient> {
//     %r, %t = stream.resource.alloca : !stream.resource<external>{%n} ..
//     ... util.return %r
//   }
//   %y = util.call @h(%a)
// After:
//   util.func private @h(%x: .., %s: !stream.resource<transient>) -> .. {
//     ... util.return %s
//   }
//   %s, %t = stream.resource.alloca : !stream.resource<transient>{%n} ..
//   %w = stream.timepoint.await sync %t => %s
//   %y = util.call @h(%a, %w)
// with %w in the place of %y. The size is computed again by the caller, from
// what it passes.
#include "passes/stream/lend_storage.h"

#include "dialects/op_kinds.h"
#include "passes/stream/slab_bounds.h"
#include "passes/stream/stream_build.h"

// -- lending -----------------------------------------------------------------

static void update_type(emp_op_t* function) {
  const emp_type_t* type = emp_op_attr(function, "function_type")->type;
  const emp_block_t* body = emp_op_body(function);
  emp_arena_t* arena = function->arena;
  const emp_type_t** inputs =
      emp_arena_new_array(arena, const emp_type_t*, body->arg_count + 1);
  for (uint32_t i = 0; i < body->arg_count; ++i)
    inputs[i] = body->args[i]->type;
  emp_op_set_attr(function, "function_type",
                  emp_attr_type(emp_type_function(
                      function->context, inputs, body->arg_count,
                      type->types + type->input_count, type->result_count)));
  emp_op_remove_attr(function, "arg_attrs");
}

emp_value_t* emp_add_storage_argument(emp_host_function_t* function) {
  emp_op_t* op = function->op;
  emp_value_t* arg = emp_block_add_arg(
      emp_op_body(op), op->arena,
      emp_stream_resource_type(op->context, EMP_LIFETIME_TRANSIENT), op->loc);
  update_type(op);
  return arg;
}

void emp_lend_storage(emp_host_function_t* function, emp_value_t* bytes,
                      int result, emp_arena_t* scratch) {
  for (size_t i = 0; i < function->callers.count; ++i) {
    emp_op_t* call = function->callers.items[i];
    emp_rewriter_t b = emp_build_before(call);
    b.scratch = scratch;
    emp_value_t* size = emp_host_recompute(&b, function, call, bytes);
    EMP_ASSERT(size != NULL);
    const emp_type_t* type =
        emp_stream_resource_type(b.context, EMP_LIFETIME_TRANSIENT);
    const emp_group_t sizes[] = {EMP_GROUP("storage_size", size)};
    emp_op_t* made =
        emp_build_groups(&b, EMP_OP_stream_resource_alloca, sizes,
                         EMP_TYPES(type, emp_stream_timepoint_type(b.context)));
    const emp_group_t wait[] = {
        EMP_GROUP("resource_operands", emp_op_result(made, 0)),
        EMP_GROUP("resource_operand_sizes", size),
        EMP_GROUP("await_timepoint", emp_op_result(made, 1))};
    emp_op_t* ready = emp_build_groups(
        &b, EMP_OP_stream_timepoint_await, wait, EMP_TYPES(type),
        EMP_ATTRS(EMP_ATTR("sync", emp_attr_unit(b.context))));
    emp_op_insert_operand(call, call->operand_count, emp_op_result(ready, 0));
    if (result >= 0) {
      emp_value_replace_uses(&call->results[result], emp_op_result(ready, 0));
    }
  }
}

// -- results -----------------------------------------------------------------

// The allocation that the value is, seen through waits and casts.
static emp_op_t* allocation_of(emp_value_t* value) {
  for (;;) {
    emp_op_t* def = emp_value_def(value);
    if (def == NULL) return NULL;
    if (emp_op_is(def, EMP_OP_stream_resource_alloca)) return def;
    bool is_same = emp_op_is(def, EMP_OP_stream_async_cast) ||
                   (emp_op_is(def, EMP_OP_stream_timepoint_await) &&
                    value->index + 1 < def->operand_count);
    if (!is_same) return NULL;
    value = emp_op_operand(def, value->index);
  }
}

// What waited for the allocation waits for what that waited for.
static void forward_point(emp_op_t* made) {
  emp_value_t* point = &made->results[1];
  if (!emp_value_is_used(point)) return;
  emp_value_t* awaited = emp_op_named_operand(made, "await_timepoint");
  if (awaited == NULL) {
    emp_rewriter_t b = emp_build_before(made);
    awaited = emp_build_value(&b, EMP_OP_stream_timepoint_immediate,
                              EMP_TYPES(point->type));
  }
  emp_value_replace_uses(point, awaited);
}

// Results that are the storage of result `from` as well.
static void join_results(const emp_host_function_t* function, uint32_t from,
                         const emp_op_t* made) {
  const emp_op_t* end = emp_block_terminator(emp_op_body(function->op));
  for (uint32_t k = from + 1; k < end->operand_count; ++k) {
    emp_value_t* value = emp_op_operand(end, k);
    if (!emp_type_is_stream_resource(value->type) ||
        allocation_of(value) != made) {
      continue;
    }
    for (size_t i = 0; i < function->callers.count; ++i) {
      emp_op_t* call = function->callers.items[i];
      emp_value_replace_uses(&call->results[k], &call->results[from]);
    }
  }
}

void emp_lend_results(emp_host_function_t* function, emp_rewriter_t* entry) {
  emp_block_t* body = emp_op_body(function->op);
  if (body->next != NULL) return;
  emp_op_t* end = emp_block_terminator(body);
  for (uint32_t i = 0; end != NULL && i < end->operand_count; ++i) {
    emp_value_t* value = emp_op_operand(end, i);
    emp_op_t* made =
        emp_type_is_stream_resource(value->type) ? allocation_of(value) : NULL;
    if (made == NULL || made->block != body) continue;
    emp_value_t* own_bytes = emp_op_operand(made, 0);
    emp_value_t* bytes = emp_slab_bound(entry, own_bytes);
    if (bytes == NULL) continue;
    join_results(function, i, made);
    emp_value_t* given = emp_add_storage_argument(function);
    emp_rewriter_t b = emp_build_before(made);
    given = emp_stream_cast(&b, given, own_bytes,
                            emp_stream_lifetime(made->results[0].type));
    emp_value_replace_uses(&made->results[0], given);
    forward_point(made);
    emp_op_erase(made);
    emp_lend_storage(function, bytes, (int)i, entry->scratch);
  }
}

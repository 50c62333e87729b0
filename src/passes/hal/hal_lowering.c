// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a function or the module needs once. The device, the executables and
// the recorded command buffers are globals set by one initializer at the start
// of the module, so that functions only load them and calls of one instance may
// run at the same time.
#include "passes/hal/hal_lowering.h"

#include "base/text.h"
#include "dialects/op_kinds.h"

emp_value_t* emp_hal_index(emp_rewriter_t* b, int64_t value) {
  return emp_build_value(
      b, EMP_OP_arith_constant,
      EMP_ATTRS(EMP_ATTR("value", emp_attr_index(b->context, value))));
}

emp_value_t* emp_hal_i32(emp_rewriter_t* b, int32_t value) {
  return emp_build_value(
      b, EMP_OP_arith_constant,
      EMP_ATTRS(EMP_ATTR("value", emp_attr_i32(b->context, value))));
}

emp_value_t* emp_hal_any_queue(emp_rewriter_t* b) {
  return emp_build_value(
      b, EMP_OP_arith_constant,
      EMP_ATTRS(EMP_ATTR("value", emp_attr_i64(b->context, -1))));
}

static bool is_zero(const emp_value_t* value) {
  int64_t number = 0;
  return !value || (emp_value_constant_int(value, &number) && number == 0);
}

emp_value_t* emp_hal_add(emp_rewriter_t* b, emp_value_t* x, emp_value_t* y) {
  if (is_zero(x)) return y ? y : x;
  if (is_zero(y)) return x;
  return emp_build_value(b, EMP_OP_arith_addi, EMP_VALUES(x, y));
}

// -- globals -----------------------------------------------------------------

emp_op_t* emp_hal_add_global(emp_hal_lowering_t* lowering, emp_str_t base,
                             const emp_type_t* type) {
  emp_context_t* context = lowering->context;
  emp_rewriter_t b = emp_build_at_end(context, lowering->module->arena, NULL);
  emp_op_t* global = emp_build_op(
      &b, EMP_OP_util_global,
      EMP_ATTRS(EMP_ATTR("sym_name", emp_attr_string(context, base)),
                EMP_ATTR("sym_visibility", emp_attr_cstr(context, "private")),
                EMP_ATTR("type", emp_attr_type(type))));
  // Before the initializer, which is the first of its kind.
  emp_block_t* body = emp_op_body(lowering->module);
  emp_symbol_table_insert(lowering->table, global, body->first);
  return global;
}

static const emp_attr_t* global_ref(const emp_op_t* global) {
  return emp_attr_symbol(global->context, emp_symbol_name(global));
}

emp_value_t* emp_hal_load_global(emp_rewriter_t* b, const emp_op_t* global) {
  const emp_type_t* type = emp_op_attr(global, "type")->type;
  return emp_build_value(
      b, EMP_OP_util_global_load, EMP_TYPES(type),
      EMP_ATTRS(EMP_ATTR("global", global_ref(global)),
                EMP_ATTR("is_immutable", emp_attr_unit(b->context))));
}

void emp_hal_store_global(emp_rewriter_t* b, const emp_op_t* global,
                          emp_value_t* value) {
  emp_build_op(b, EMP_OP_util_global_store, EMP_VALUES(value),
               EMP_ATTRS(EMP_ATTR("global", global_ref(global))));
}

emp_rewriter_t* emp_hal_initializer(emp_hal_lowering_t* lowering) {
  if (lowering->device_global) return &lowering->init;
  emp_context_t* context = lowering->context;
  emp_op_t* module = lowering->module;
  emp_rewriter_t b = emp_build_at_end(context, module->arena, NULL);
  b.loc = module->loc;
  emp_op_t* initializer =
      emp_build_op(&b, EMP_OP_util_initializer, .operand_count = 0);
  emp_block_t* body = emp_op_body(module);
  if (body->first) {
    emp_op_insert_before(initializer, body->first);
  } else {
    emp_op_append(initializer, body);
  }
  emp_block_t* block = emp_build_block(&b, &initializer->regions[0], NULL, 0);
  emp_set_insertion_end(&b, block);
  emp_op_t* end = emp_build_op(&b, EMP_OP_util_return, .operand_count = 0);
  lowering->init = emp_build_before(end);
  lowering->init.loc = module->loc;
  lowering->init.scratch = lowering->scratch;
  lowering->device_global = emp_hal_add_global(lowering, EMP_STR("__device_0"),
                                               lowering->device_type);
  lowering->init_device =
      emp_build_value(&lowering->init, EMP_OP_hal_devices_get,
                      EMP_VALUES(emp_hal_index(&lowering->init, 0)));
  emp_hal_store_global(&lowering->init, lowering->device_global,
                       lowering->init_device);
  return &lowering->init;
}

// -- of a function -----------------------------------------------------------

emp_value_t* emp_hal_device(emp_hal_lowering_t* lowering) {
  if (lowering->device) return lowering->device;
  emp_hal_initializer(lowering);
  emp_rewriter_t start = lowering->b;
  emp_set_insertion_start(&start, emp_op_body(lowering->function));
  lowering->device = emp_hal_load_global(&start, lowering->device_global);
  return lowering->device;
}

emp_value_t* emp_hal_allocator(emp_hal_lowering_t* lowering) {
  if (lowering->allocator) return lowering->allocator;
  emp_rewriter_t start = lowering->b;
  emp_value_t* device = emp_hal_device(lowering);
  emp_set_insertion_after(&start, emp_value_def(device));
  lowering->allocator =
      emp_build_value(&start, EMP_OP_hal_device_allocator, EMP_VALUES(device));
  return lowering->allocator;
}

emp_value_t* emp_hal_load_executable(emp_hal_lowering_t* lowering,
                                     emp_rewriter_t* b, emp_op_t* executable) {
  emp_op_t* global = emp_ptr_map_get(&lowering->executables, executable);
  if (!global) {
    emp_rewriter_t* init = emp_hal_initializer(lowering);
    emp_context_t* context = lowering->context;
    emp_str_t name = emp_symbol_name(executable);
    const emp_type_t* type = emp_type_named(context, "hal.executable", NULL, 0);
    emp_str_t base =
        emp_arena_format(lowering->scratch, "__%.*s", EMP_STR_ARGS(name));
    global = emp_hal_add_global(lowering, base, type);
    emp_ptr_map_set(&lowering->executables, executable, global);
    emp_value_t* loaded = emp_build_value(
        init, EMP_OP_hal_executable_lookup, EMP_VALUES(lowering->init_device),
        EMP_TYPES(type),
        EMP_ATTRS(EMP_ATTR("executable", emp_attr_symbol(context, name))));
    emp_hal_store_global(init, global, loaded);
  }
  return emp_hal_load_global(b, global);
}

// -- fences ------------------------------------------------------------------

emp_value_t* emp_hal_null_fence(emp_hal_lowering_t* lowering) {
  return emp_build_value(&lowering->b, EMP_OP_util_null,
                         EMP_TYPES(lowering->fence_type));
}

emp_value_t* emp_hal_signal_fence(emp_hal_lowering_t* lowering) {
  if (!lowering->is_async) return emp_hal_null_fence(lowering);
  return emp_build_value(
      &lowering->b, EMP_OP_hal_fence_create,
      EMP_VALUES(emp_hal_device(lowering)), EMP_TYPES(lowering->fence_type),
      EMP_ATTRS(EMP_ATTR("flags", emp_attr_cstr(lowering->context, "None"))));
}

emp_value_t* emp_hal_wait_fence(emp_hal_lowering_t* lowering,
                                emp_value_t* timepoint) {
  return timepoint ? timepoint : emp_hal_null_fence(lowering);
}

// -- ranges ------------------------------------------------------------------

emp_hal_range_t emp_hal_resolve(emp_rewriter_t* b, emp_value_t* resource) {
  emp_hal_range_t range = {.buffer = resource};
  emp_op_t* def = emp_value_def(resource);
  while (def && emp_op_is(def, EMP_OP_stream_resource_subview)) {
    emp_value_t* offset = emp_op_named_operand(def, "source_offset");
    range.offset = emp_hal_add(b, range.offset, offset);
    range.buffer = emp_op_named_operand(def, "source");
    def = emp_value_def(range.buffer);
  }
  return range;
}

emp_value_t* emp_hal_offset(emp_rewriter_t* b, emp_hal_range_t range) {
  return range.offset ? range.offset : emp_hal_index(b, 0);
}

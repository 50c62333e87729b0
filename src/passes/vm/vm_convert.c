// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Modules to the vm dialect: types and pieces that all conversions use, then
// globals, functions and the module.
//
// A function is converted into a new one, block by block in reverse postorder,
// so that a value is converted before its uses. Each op is taken by the first
// of the tables that knows it: sizes (checked sums and products), scalars,
// branches and calls, util, calls of imports.
#include "passes/vm/vm_convert.h"

#include "base/array.h"
#include "base/assert.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "passes/vm/scf_to_cf.h"
#include "passes/vm/vm_build.h"

// -- types -------------------------------------------------------------------

static const emp_type_t* ref_of(emp_context_t* context, const char* name) {
  const emp_attr_t* object =
      emp_attr_type(emp_type_named(context, name, NULL, 0));
  return emp_type_named(context, "vm.ref", &object, 1);
}

const emp_type_t* emp_vm_converted_type(const emp_type_t* type) {
  emp_context_t* context = type->context;
  if (emp_type_is_named(type, "util.buffer")) {
    return ref_of(context, "vm.buffer");
  }
  if (emp_type_is_named(type, "util.object") ||
      emp_type_is_named(type, "util.variant")) {
    const emp_attr_t* any = emp_attr_unit(context);
    return emp_type_named(context, "vm.ref", &any, 1);
  }
  if (emp_type_is_named(type, "util.list") ||
      emp_type_is_named(type, "util.ptr")) {
    return NULL;
  }
  return emp_vm_type(type);
}

// -- pieces ------------------------------------------------------------------

// The number behind a constant of the machine.
static bool constant_of(const emp_value_t* value, int64_t* out_number) {
  const emp_op_t* def = emp_value_def(value);
  *out_number = 0;
  bool is_zero = def && (emp_op_is(def, EMP_OP_vm_const_i64_zero) ||
                         emp_op_is(def, EMP_OP_vm_const_i32_zero));
  return is_zero || emp_value_constant_int(value, out_number);
}

emp_value_t* emp_vm_as_i32(emp_vm_converter_t* converter, emp_value_t* value) {
  int64_t number = 0;
  if (emp_vm_class_of(value->type) != EMP_VM_CLASS_I64) return value;
  if (constant_of(value, &number)) {
    return emp_vm_const_i32(&converter->scalars.rewriter, (int32_t)number);
  }
  return emp_vm_emit1(&converter->scalars, "vm.trunc.i64.i32", EMP_VM_CLASS_I32,
                      value);
}

emp_value_t* emp_vm_as_i64(emp_vm_converter_t* converter, emp_value_t* value) {
  int64_t number = 0;
  if (emp_vm_class_of(value->type) != EMP_VM_CLASS_I32) return value;
  if (constant_of(value, &number)) {
    return emp_vm_const_i64(&converter->scalars.rewriter, number);
  }
  return emp_vm_emit1(&converter->scalars, "vm.ext.i32.i64.s", EMP_VM_CLASS_I64,
                      value);
}

emp_value_t* emp_vm_instruction(emp_vm_converter_t* converter, uint32_t kind,
                                const emp_type_t* result,
                                emp_value_t* const* operands, size_t count) {
  emp_op_t* op =
      emp_build_op(&converter->scalars.rewriter, kind, .operands = operands,
                   .operand_count = count, .results = &result,
                   .result_count = result ? 1 : 0);
  return result ? emp_op_result(op, 0) : NULL;
}

emp_value_t* emp_vm_null(emp_vm_converter_t* converter,
                         const emp_type_t* ref_type) {
  return emp_vm_instruction(converter, EMP_OP_vm_const_ref_zero, ref_type, NULL,
                            0);
}

emp_value_t* emp_vm_rodata(emp_vm_converter_t* converter, emp_str_t base,
                           const emp_attr_t* value) {
  emp_context_t* context = converter->context;
  emp_op_t* rodata = emp_ptr_map_get(&converter->rodata, value);
  if (!rodata) {
    emp_rewriter_t b =
        emp_build_at_end(context, converter->module->arena, NULL);
    b.loc = converter->scalars.rewriter.loc;
    rodata = emp_build_op(
        &b, EMP_OP_vm_rodata,
        EMP_ATTRS(EMP_ATTR("sym_name", emp_attr_string(context, base)),
                  EMP_ATTR("sym_visibility", emp_attr_cstr(context, "private")),
                  EMP_ATTR("alignment", emp_attr_i64(context, 64)),
                  EMP_ATTR("value", value)));
    emp_block_t* body = emp_op_body(converter->module);
    emp_symbol_table_insert(converter->table, rodata, body->first);
    emp_ptr_map_set(&converter->rodata, value, rodata);
  }
  const emp_type_t* type = ref_of(context, "vm.buffer");
  return emp_build_value(
      &converter->scalars.rewriter, EMP_OP_vm_const_ref_rodata, EMP_TYPES(type),
      EMP_ATTRS(EMP_ATTR("rodata",
                         emp_attr_symbol(context, emp_symbol_name(rodata)))));
}

void emp_vm_cond_fail(emp_vm_converter_t* converter, emp_value_t* condition,
                      emp_value_t* status, emp_str_t message) {
  const emp_attr_t* text = emp_attr_string(converter->context, message);
  emp_build_op(&converter->scalars.rewriter, EMP_OP_vm_cond_fail,
               EMP_VALUES(condition, status),
               EMP_ATTRS(EMP_ATTR("message", text)));
}

// -- ops ---------------------------------------------------------------------

// Sums and products of index values in the host program are sizes.
static bool convert_size_op(emp_vm_converter_t* converter, emp_op_t* op,
                            bool* out_done) {
  bool is_sum = emp_op_is(op, EMP_OP_arith_addi);
  *out_done = converter->checks_sizes &&
              (is_sum || emp_op_is(op, EMP_OP_arith_muli)) &&
              emp_type_is_index(emp_op_result(op, 0)->type);
  if (!*out_done) return true;
  emp_vm_conversion_t* scalars = &converter->scalars;
  emp_value_t* value = emp_vm_emit2(
      scalars, is_sum ? "vm.add.i64.checked" : "vm.mul.i64.checked",
      EMP_VM_CLASS_I64, emp_vm_value(scalars, emp_op_operand(op, 0)),
      emp_vm_value(scalars, emp_op_operand(op, 1)));
  emp_vm_set_value(scalars, emp_op_result(op, 0), value);
  return true;
}

static bool convert_scalar_op(emp_vm_converter_t* converter, emp_op_t* op,
                              bool* out_done) {
  *out_done = emp_vm_is_scalar_op(op);
  return !*out_done || emp_vm_convert_scalar(&converter->scalars, op);
}

static bool convert_op(emp_vm_converter_t* converter, emp_op_t* op) {
  static bool (*const tables[])(emp_vm_converter_t* converter, emp_op_t* op,
                                bool* out_done) = {
      convert_size_op,        convert_scalar_op,      emp_vm_convert_branch_op,
      emp_vm_convert_util_op, emp_vm_convert_call_op,
  };
  converter->scalars.rewriter.loc = op->loc;
  for (uint32_t i = 0; i < op->result_count; ++i) {
    const emp_type_t* type = emp_op_result(op, i)->type;
    if (emp_vm_converted_type(type)) continue;
    return emp_diag_vm_type(converter->sink, op->loc, op->info->name,
                            emp_type_text(converter->scratch, type));
  }
  for (size_t i = 0; i < EMP_COUNT_OF(tables); ++i) {
    bool is_done = false;
    if (!tables[i](converter, op, &is_done)) return false;
    if (is_done) return true;
  }
  return emp_diag_vm_unsupported(converter->sink, op->loc, op->info->name,
                                 "it should have been lowered before");
}

// -- functions ---------------------------------------------------------------

typedef struct block_list_s {
  emp_block_t** items;
  size_t count, capacity;
} block_list_t;

typedef struct frame_s {
  emp_block_t* block;
  uint32_t next;
} frame_t;

typedef struct frame_list_s {
  frame_t* items;
  size_t count, capacity;
} frame_list_t;

// Reachable blocks in postorder.
static block_list_t postorder(emp_vm_converter_t* converter,
                              emp_block_t* entry) {
  emp_arena_t* scratch = converter->scratch;
  block_list_t blocks = {.items = NULL};
  frame_list_t stack = {.items = NULL};
  emp_ptr_map_t seen = {.arena = scratch};
  emp_array_push(scratch, &stack, ((frame_t){.block = entry}));
  emp_ptr_map_set(&seen, entry, entry);
  while (stack.count > 0) {
    frame_t* top = &stack.items[stack.count - 1];
    const emp_op_t* last = top->block->last;
    if (!last || top->next == last->successor_count) {
      emp_array_push(scratch, &blocks, top->block);
      --stack.count;
      continue;
    }
    emp_block_t* next = last->successors[top->next++];
    if (emp_ptr_map_has(&seen, next)) continue;
    emp_ptr_map_set(&seen, next, next);
    emp_array_push(scratch, &stack, ((frame_t){.block = next}));
  }
  return blocks;
}

static bool make_block(emp_vm_converter_t* converter, emp_block_t* old,
                       emp_region_t* region, const emp_op_t* function) {
  emp_arena_t* arena = converter->module->arena;
  emp_block_t* block = emp_block_create(arena);
  emp_block_append(block, region);
  emp_ptr_map_set(&converter->blocks, old, block);
  for (uint32_t i = 0; i < old->arg_count; ++i) {
    const emp_type_t* type = emp_vm_converted_type(old->args[i]->type);
    if (!type) {
      return emp_diag_vm_type(
          converter->sink, function->loc, function->info->name,
          emp_type_text(converter->scratch, old->args[i]->type));
    }
    emp_value_t* arg = emp_block_add_arg(block, arena, type, old->args[i]->loc);
    arg->name = old->args[i]->name;
    emp_vm_set_value(&converter->scalars, old->args[i], arg);
  }
  return true;
}

static bool convert_body(emp_vm_converter_t* converter, emp_op_t* from,
                         emp_op_t* to) {
  if (!emp_scf_to_cf(from, converter->scratch, converter->sink)) return false;
  block_list_t blocks = postorder(converter, emp_op_body(from));
  bool is_ok = true;
  for (size_t i = blocks.count; i-- > 0;) {
    is_ok &= make_block(converter, blocks.items[i], &to->regions[0], from);
  }
  if (!is_ok) return false;
  for (size_t i = blocks.count; i-- > 0;) {
    emp_block_t* old = blocks.items[i];
    emp_set_insertion_end(&converter->scalars.rewriter,
                          emp_ptr_map_get(&converter->blocks, old));
    for (emp_op_t* op = old->first; op; op = op->next) {
      if (!convert_op(converter, op)) return false;
    }
  }
  return true;
}

static const emp_type_t* convert_function_type(emp_vm_converter_t* converter,
                                               const emp_op_t* op) {
  const emp_attr_t* attr = emp_op_attr(op, "function_type");
  if (!attr) return emp_type_function(converter->context, NULL, 0, NULL, 0);
  const emp_type_t* type = attr->type;
  uint32_t count = type->input_count + type->result_count;
  const emp_type_t** types =
      emp_arena_new_array(converter->scratch, const emp_type_t*, count);
  for (uint32_t i = 0; i < count; ++i) {
    types[i] = emp_vm_converted_type(type->types[i]);
    if (types[i]) continue;
    emp_diag_vm_type(converter->sink, op->loc, op->info->name,
                     emp_type_text(converter->scratch, type->types[i]));
    return NULL;
  }
  return emp_type_function(converter->context, types, type->input_count,
                           types + type->input_count, type->result_count);
}

// Attributes of other dialects (`emplace.abi`, `iree.reflection`) ride along.
static void copy_discardable(const emp_op_t* from, emp_op_t* to) {
  for (uint32_t i = 0; i < from->attrs->count; ++i) {
    const emp_named_attr_t* entry = &from->attrs->entries[i];
    emp_str_t prefix;
    emp_str_t rest;
    if (!emp_str_split(entry->name, '.', &prefix, &rest)) continue;
    emp_op_set_attr(to, entry->name.data, entry->value);
  }
}

static emp_rewriter_t at_module_end(emp_vm_converter_t* converter,
                                    const emp_op_t* like) {
  emp_rewriter_t b =
      emp_build_at_end(converter->context, converter->module->arena, NULL);
  b.loc = like->loc;
  emp_set_insertion_end(&b, emp_op_body(converter->module));
  return b;
}

static void export_function(emp_vm_converter_t* converter,
                            const emp_op_t* from) {
  emp_context_t* context = converter->context;
  emp_rewriter_t b = at_module_end(converter, from);
  emp_str_t name = emp_symbol_name(from);
  emp_op_t* export = emp_build_op(
      &b, EMP_OP_vm_export,
      EMP_ATTRS(EMP_ATTR("function_ref", emp_attr_symbol(context, name)),
                EMP_ATTR("export_name", emp_attr_string(context, name))));
  copy_discardable(from, export);
}

// A function of another module.
static bool convert_declaration(emp_vm_converter_t* converter,
                                const emp_op_t* from, const emp_type_t* type) {
  emp_context_t* context = converter->context;
  emp_rewriter_t b = at_module_end(converter, from);
  const emp_attr_t** flags = emp_arena_new_array(
      converter->scratch, const emp_attr_t*, type->input_count + 1);
  for (uint32_t i = 0; i < type->input_count; ++i) {
    flags[i] = emp_attr_bool(context, false);
  }
  emp_str_t name = emp_symbol_name(from);
  emp_build_op(
      &b, EMP_OP_vm_import,
      EMP_ATTRS(EMP_ATTR("sym_name", emp_attr_string(context, name)),
                EMP_ATTR("sym_visibility", emp_attr_cstr(context, "private")),
                EMP_ATTR("function_type", emp_attr_type(type)),
                EMP_ATTR("arg_variadic",
                         emp_attr_array(context, flags, type->input_count))));
  return true;
}

static bool convert_function(emp_vm_converter_t* converter, emp_op_t* from) {
  emp_context_t* context = converter->context;
  const emp_type_t* type = convert_function_type(converter, from);
  if (!type) return false;
  if (!emp_op_body(from)) return convert_declaration(converter, from, type);
  emp_rewriter_t b = at_module_end(converter, from);
  bool is_public = emp_symbol_is_public(from);
  emp_op_t* to = emp_build_op(
      &b, EMP_OP_vm_func,
      EMP_ATTRS(
          EMP_ATTR("sym_name", emp_attr_string(context, emp_symbol_name(from))),
          EMP_ATTR("sym_visibility", emp_attr_cstr(context, "private")),
          EMP_ATTR("function_type", emp_attr_type(type))));
  copy_discardable(from, to);
  if (is_public) export_function(converter, from);
  return convert_body(converter, from, to);
}

static bool convert_initializer(emp_vm_converter_t* converter, emp_op_t* from) {
  emp_rewriter_t b = at_module_end(converter, from);
  emp_op_t* to = emp_build_op(&b, EMP_OP_vm_initializer, .operand_count = 0);
  return convert_body(converter, from, to);
}

// -- globals -----------------------------------------------------------------

static uint32_t global_kind(const emp_type_t* type) {
  switch (emp_vm_class_of(type)) {
    case EMP_VM_CLASS_I32:
      return EMP_OP_vm_global_i32;
    case EMP_VM_CLASS_I64:
      return EMP_OP_vm_global_i64;
    case EMP_VM_CLASS_F32:
      return EMP_OP_vm_global_f32;
    case EMP_VM_CLASS_F64:
      return EMP_OP_vm_global_f64;
    default:
      return EMP_OP_vm_global_ref;
  }
}

// An initial value in the form that the register has; NULL: none.
static const emp_attr_t* initial_value(const emp_op_t* op,
                                       const emp_type_t* vm_type) {
  const emp_attr_t* value = emp_op_attr(op, "initial_value");
  if (!value) return NULL;
  if (value->kind == EMP_ATTR_INTEGER) {
    return emp_attr_integer(vm_type, value->value);
  }
  if (value->kind == EMP_ATTR_FLOAT) {
    return emp_attr_float(vm_type, emp_attr_float_value(value));
  }
  return NULL;
}

static bool convert_global(emp_vm_converter_t* converter, emp_op_t* from) {
  emp_context_t* context = converter->context;
  const emp_type_t* type = emp_op_attr(from, "type")->type;
  const emp_type_t* vm_type = emp_vm_converted_type(type);
  if (!vm_type) {
    return emp_diag_vm_type(converter->sink, from->loc, from->info->name,
                            emp_type_text(converter->scratch, type));
  }
  emp_rewriter_t b = at_module_end(converter, from);
  emp_op_t* to = emp_build_op(
      &b, global_kind(type),
      EMP_ATTRS(
          EMP_ATTR("sym_name", emp_attr_string(context, emp_symbol_name(from))),
          EMP_ATTR("sym_visibility", emp_attr_cstr(context, "private")),
          EMP_ATTR("type", emp_attr_type(vm_type))));
  if (emp_op_has_attr(from, "is_mutable")) {
    emp_op_set_attr(to, "is_mutable", emp_attr_unit(context));
  }
  const emp_attr_t* initial = initial_value(from, vm_type);
  if (initial) emp_op_set_attr(to, "initial_value", initial);
  return true;
}

// -- modules -----------------------------------------------------------------

static bool convert_member(emp_vm_converter_t* converter, emp_op_t* op) {
  switch (op->info->kind) {
    case EMP_OP_util_global:
      return convert_global(converter, op);
    case EMP_OP_util_initializer:
      return convert_initializer(converter, op);
    case EMP_OP_util_func:
    case EMP_OP_func_func:
      return convert_function(converter, op);
    default:
      return true;
  }
}

bool emp_vm_convert_module(emp_op_t* module,
                           const emp_vm_module_options_t* options,
                           emp_arena_t* scratch, emp_diag_sink_t* sink,
                           emp_op_t** out_module) {
  emp_context_t* context = module->context;
  *out_module = NULL;
  emp_rewriter_t b = emp_build_at_end(context, module->arena, NULL);
  b.loc = module->loc;
  emp_op_t* made = emp_build_op(
      &b, EMP_OP_vm_module,
      EMP_ATTRS(EMP_ATTR("sym_name", emp_attr_string(context, options->name)),
                EMP_ATTR("sym_visibility", emp_attr_cstr(context, "public"))));
  emp_build_block(&b, &made->regions[0], NULL, 0);
  emp_vm_converter_t converter = {
      .scalars = {.rewriter = {.context = context,
                               .arena = module->arena,
                               .scratch = scratch,
                               .sink = sink,
                               .loc = module->loc},
                  .values = {.arena = scratch}},
      .context = context,
      .scratch = scratch,
      .sink = sink,
      .module = made,
      .table = emp_symbol_table_create(made, scratch),
      .blocks = {.arena = scratch},
      .imports = {.arena = scratch},
      .rodata = {.arena = scratch},
      .checks_sizes = options->checks_sizes};
  emp_block_t* body = emp_op_body(module);
  bool is_ok = true;
  for (emp_op_t* op = body ? body->first : NULL; op; op = op->next) {
    is_ok &= convert_member(&converter, op);
  }
  if (is_ok) *out_module = made;
  return is_ok;
}

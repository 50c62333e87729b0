// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels of the vmvx target become functions of the virtual machine.
//
// Before:  builtin.module { func.func @f(%a: memref<?xf32>, ..., %n: i32, ids)
// {
//            scf.for %i = %c0 to %n step %c1 { memref.load, arith..., } } }
// After:   vm.module public @ex {
//            vm.import private @vmvx.matmul.f32f32f32(...)
//            vm.func private @f(%a: !vm.buffer, ..., %n: i32, ...) {
//              vm.cond_br ... ^body(%c0 : i64), ^exit
//            ^body(%i: i64): vm.buffer.load.f32, vm.add.f32, ...
//            vm.export @f }
//
// Arguments come in the order of contract/executable_abi.h. A loop tests at its
// end, with a test before it. Scalar ops are those of passes/vm, the same that
// the host program uses. Ends: one visit of each op.
#include "base/assert.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "ir/symbol.h"
#include "passes/kernel/kernel_target.h"
#include "passes/passes.h"
#include "passes/vm/vm_scalars.h"

typedef struct kernel_s {
  emp_pass_ctx_t* pass;
  emp_op_t* vm_module;
  emp_vm_conversion_t conversion;
  emp_region_t* region;  // of the vm.func
} kernel_t;

static bool fail(kernel_t* k, const emp_op_t* op, const char* what) {
  return emp_diag_emit(k->pass->sink, op->loc, 0, EMP_SEVERITY_ERROR, "E0904",
                       "vmvx: '%s': %s", op->info->name, what);
}

static bool convert_block(kernel_t* k, const emp_block_t* block);

// -- blocks and branches ------------------------------------------------------

static emp_arena_t* arena_of(kernel_t* k) {
  return k->conversion.rewriter.arena;
}

static emp_block_t* new_block(kernel_t* k) {
  emp_block_t* block = emp_block_create(arena_of(k));
  emp_block_append(block, k->region);
  return block;
}

static emp_value_t* value_of(kernel_t* k, const emp_op_t* op, uint32_t i) {
  return emp_vm_value(&k->conversion, emp_op_operand(op, i));
}

// An argument of `block` for an old value, which it becomes.
static void add_argument(kernel_t* k, emp_block_t* block, emp_value_t* old) {
  emp_value_t* arg = emp_block_add_arg(
      block, arena_of(k), emp_vm_type(old->type), k->conversion.rewriter.loc);
  emp_vm_set_value(&k->conversion, old, arg);
}

static void branch(kernel_t* k, emp_block_t* to, emp_value_t* const* values,
                   size_t count) {
  emp_block_t* successors[1] = {to};
  emp_build_op(&k->conversion.rewriter, EMP_OP_vm_branch, .operands = values,
               .operand_count = count, .successors = successors,
               .successor_count = 1);
}

typedef struct target_s {
  emp_block_t* block;
  emp_value_t* const* values;
  size_t count;
} target_t;

static void branch_if(kernel_t* k, emp_value_t* condition, target_t yes,
                      target_t no) {
  size_t count = 1 + yes.count + no.count;
  emp_value_t** operands =
      emp_arena_new_array(k->pass->scratch, emp_value_t*, count);
  operands[0] = condition;
  for (size_t i = 0; i < yes.count; ++i)
    operands[1 + i] = yes.values[i];
  for (size_t i = 0; i < no.count; ++i) {
    operands[1 + yes.count + i] = no.values[i];
  }
  int32_t segments[3] = {1, (int32_t)yes.count, (int32_t)no.count};
  emp_block_t* successors[2] = {yes.block, no.block};
  emp_build_op(
      &k->conversion.rewriter, EMP_OP_vm_cond_branch, .operands = operands,
      .operand_count = count, .successors = successors, .successor_count = 2,
      EMP_ATTRS(EMP_ATTR("operandSegmentSizes",
                         emp_attr_i32_array(k->pass->context, segments, 3))));
}

static void start(kernel_t* k, emp_block_t* block) {
  emp_set_insertion_end(&k->conversion.rewriter, block);
}

static emp_value_t* build_binary(kernel_t* k, uint32_t kind, emp_value_t* a,
                                 emp_value_t* b, const emp_type_t* type) {
  return emp_build_value(&k->conversion.rewriter, kind, EMP_VALUES(a, b),
                         EMP_TYPES(type));
}

// -- structured control flow --------------------------------------------------

static emp_value_t** yielded(kernel_t* k, const emp_op_t* yield,
                             uint32_t first) {
  emp_value_t** values = emp_arena_new_array(k->pass->scratch, emp_value_t*,
                                             yield->operand_count + 1);
  for (uint32_t i = first; i < yield->operand_count; ++i) {
    values[i - first] = value_of(k, yield, i);
  }
  return values;
}

static bool convert_for(kernel_t* k, emp_op_t* op) {
  emp_context_t* context = k->pass->context;
  const emp_type_t* i32 = emp_type_integer(context, 32);
  const emp_type_t* i64 = emp_type_integer(context, 64);
  const emp_block_t* body = emp_op_body(op);
  uint32_t count = op->result_count;
  if (emp_vm_type(body->args[0]->type) != i64) {
    return fail(k, op, "loop over a type other than index");
  }
  emp_value_t* high = value_of(k, op, 1);
  emp_value_t* step = value_of(k, op, 2);
  emp_value_t** first =
      emp_arena_new_array(k->pass->scratch, emp_value_t*, count + 1);
  first[0] = value_of(k, op, 0);
  for (uint32_t i = 0; i < count; ++i)
    first[1 + i] = value_of(k, op, 3 + i);
  emp_value_t* enters =
      build_binary(k, EMP_OP_vm_cmp_lt_i64_s, first[0], high, i32);
  emp_block_t* loop = new_block(k);
  emp_block_t* exit = new_block(k);
  branch_if(k, enters, (target_t){loop, first, 1 + count},
            (target_t){exit, first + 1, count});
  start(k, loop);
  for (uint32_t i = 0; i < body->arg_count; ++i) {
    add_argument(k, loop, body->args[i]);
  }
  if (!convert_block(k, body)) return false;
  emp_value_t* index = emp_vm_value(&k->conversion, body->args[0]);
  emp_value_t* next = build_binary(k, EMP_OP_vm_add_i64, index, step, i64);
  emp_value_t* again = build_binary(k, EMP_OP_vm_cmp_lt_i64_s, next, high, i32);
  emp_value_t** values = yielded(k, emp_block_terminator(body), 0);
  emp_value_t** around =
      emp_arena_new_array(k->pass->scratch, emp_value_t*, count + 1);
  around[0] = next;
  for (uint32_t i = 0; i < count; ++i)
    around[1 + i] = values[i];
  branch_if(k, again, (target_t){loop, around, 1 + count},
            (target_t){exit, values, count});
  start(k, exit);
  for (uint32_t i = 0; i < count; ++i) {
    add_argument(k, exit, emp_op_result(op, i));
  }
  return true;
}

static bool convert_if(kernel_t* k, emp_op_t* op) {
  bool has_else = op->region_count > 1 && op->regions[1].first;
  emp_block_t* arms[2] = {new_block(k), NULL};
  if (has_else) arms[1] = new_block(k);
  emp_block_t* exit = new_block(k);
  branch_if(k, value_of(k, op, 0), (target_t){arms[0], NULL, 0},
            (target_t){has_else ? arms[1] : exit, NULL, 0});
  for (uint32_t i = 0; i < (has_else ? 2u : 1u); ++i) {
    const emp_block_t* body = op->regions[i].first;
    start(k, arms[i]);
    if (!convert_block(k, body)) return false;
    const emp_op_t* yield = emp_block_terminator(body);
    branch(k, exit, yielded(k, yield, 0), yield->operand_count);
  }
  start(k, exit);
  for (uint32_t i = 0; i < op->result_count; ++i) {
    add_argument(k, exit, emp_op_result(op, i));
  }
  return true;
}

static bool convert_while(kernel_t* k, emp_op_t* op) {
  const emp_block_t* head = op->regions[0].first;
  const emp_block_t* body = op->regions[1].first;
  emp_block_t* blocks[3] = {new_block(k), new_block(k), new_block(k)};
  emp_value_t** inits = emp_arena_new_array(k->pass->scratch, emp_value_t*,
                                            op->operand_count + 1);
  for (uint32_t i = 0; i < op->operand_count; ++i)
    inits[i] = value_of(k, op, i);
  branch(k, blocks[0], inits, op->operand_count);
  start(k, blocks[0]);
  for (uint32_t i = 0; i < head->arg_count; ++i) {
    add_argument(k, blocks[0], head->args[i]);
  }
  if (!convert_block(k, head)) return false;
  const emp_op_t* condition = emp_block_terminator(head);
  emp_value_t** values = yielded(k, condition, 1);
  size_t count = condition->operand_count - 1;
  branch_if(k, value_of(k, condition, 0), (target_t){blocks[1], values, count},
            (target_t){blocks[2], values, count});
  start(k, blocks[1]);
  for (uint32_t i = 0; i < body->arg_count; ++i) {
    add_argument(k, blocks[1], body->args[i]);
  }
  if (!convert_block(k, body)) return false;
  const emp_op_t* yield = emp_block_terminator(body);
  branch(k, blocks[0], yielded(k, yield, 0), yield->operand_count);
  start(k, blocks[2]);
  for (uint32_t i = 0; i < op->result_count; ++i) {
    add_argument(k, blocks[2], emp_op_result(op, i));
  }
  return true;
}

// -- micro-kernels ------------------------------------------------------------

// Declares vmvx.<name> once; its operands are those of the call.
static emp_str_t declare_import(kernel_t* k, const char* name,
                                emp_value_t* const* operands, size_t count) {
  emp_arena_t* arena = emp_context_arena(k->pass->context);
  emp_str_t full = emp_arena_format(arena, "vmvx.%s", name);
  if (emp_symbol_lookup_in(k->vm_module, full)) return full;
  const emp_type_t** types =
      emp_arena_new_array(k->pass->scratch, const emp_type_t*, count);
  for (size_t i = 0; i < count; ++i)
    types[i] = operands[i]->type;
  emp_rewriter_t builder = emp_build_at_end(k->pass->context, arena_of(k),
                                            emp_op_body(k->vm_module));
  emp_set_insertion_start(&builder, emp_op_body(k->vm_module));
  builder.loc = k->vm_module->loc;
  emp_context_t* context = k->pass->context;
  emp_build_op(
      &builder, EMP_OP_vm_import,
      EMP_ATTRS(
          EMP_ATTR("sym_name", emp_attr_string(context, full)),
          EMP_ATTR("sym_visibility", emp_attr_cstr(context, "private")),
          EMP_ATTR("function_type", emp_attr_type(emp_type_function(
                                        context, types, count, NULL, 0)))));
  return full;
}

static bool convert_matmul(kernel_t* k, emp_op_t* op) {
  enum { kOperands = 15 };
  emp_value_t* operands[kOperands + 1];
  EMP_ASSERT(op->operand_count == kOperands);
  for (uint32_t i = 0; i < kOperands; ++i)
    operands[i] = value_of(k, op, i);
  operands[kOperands] = emp_vm_const_i32(
      &k->conversion.rewriter, emp_op_has_attr(op, "accumulate") ? 1 : 0);
  emp_str_t opcode = emp_op_str_attr(op, "opcode");
  emp_str_t name =
      emp_arena_format(k->pass->scratch, "matmul.%.*s", EMP_STR_ARGS(opcode));
  emp_str_t import = declare_import(k, name.data, operands, kOperands + 1);
  emp_build_op(
      &k->conversion.rewriter, EMP_OP_vm_call, .operands = operands,
      .operand_count = kOperands + 1,
      EMP_ATTRS(EMP_ATTR("callee", emp_attr_symbol(k->pass->context, import))));
  return true;
}

// -- functions ----------------------------------------------------------------

static bool convert_op(kernel_t* k, emp_op_t* op) {
  k->conversion.rewriter.loc = op->loc;
  switch (op->info->kind) {
    case EMP_OP_scf_for:
      return convert_for(k, op);
    case EMP_OP_scf_if:
      return convert_if(k, op);
    case EMP_OP_scf_while:
      return convert_while(k, op);
    case EMP_OP_vmvx_matmul:
      return convert_matmul(k, op);
    case EMP_OP_memref_view:
    case EMP_OP_memref_cast:
      // The local memory is one buffer; pieces start at its beginning.
      emp_vm_set_value(&k->conversion, emp_op_result(op, 0),
                       value_of(k, op, 0));
      return true;
    default:
      break;
  }
  if (!emp_vm_is_scalar_op(op)) return fail(k, op, "no form in the machine");
  return emp_vm_convert_scalar(&k->conversion, op);
}

static bool convert_block(kernel_t* k, const emp_block_t* block) {
  const emp_op_t* terminator = emp_block_terminator(block);
  for (emp_op_t* op = block->first; op && op != terminator; op = op->next) {
    if (!convert_op(k, op)) return false;
  }
  return true;
}

static bool convert_function(kernel_t* k, emp_op_t* op) {
  emp_context_t* context = k->pass->context;
  const emp_block_t* body = emp_op_body(op);
  const emp_type_t** types = emp_arena_new_array(
      k->pass->scratch, const emp_type_t*, body->arg_count + 1);
  for (uint32_t i = 0; i < body->arg_count; ++i) {
    types[i] = emp_vm_type(body->args[i]->type);
    if (!types[i]) return fail(k, op, "argument of this type");
  }
  emp_rewriter_t builder =
      emp_build_at_end(context, k->vm_module->arena, emp_op_body(k->vm_module));
  builder.loc = op->loc;
  const emp_type_t* type =
      emp_type_function(context, types, body->arg_count, NULL, 0);
  emp_op_t* function = emp_build_op(
      &builder, EMP_OP_vm_func,
      EMP_ATTRS(EMP_ATTR("sym_name", emp_op_attr(op, "sym_name")),
                EMP_ATTR("sym_visibility", emp_attr_cstr(context, "private")),
                EMP_ATTR("function_type", emp_attr_type(type))),
      .region_count = 1);
  k->region = &function->regions[0];
  k->conversion = (emp_vm_conversion_t){.rewriter = builder};
  k->conversion.rewriter.sink = k->pass->sink;
  k->conversion.rewriter.scratch = k->pass->scratch;
  k->conversion.values.arena = k->pass->scratch;
  emp_block_t* entry = new_block(k);
  start(k, entry);
  for (uint32_t i = 0; i < body->arg_count; ++i) {
    add_argument(k, entry, body->args[i]);
  }
  if (!convert_block(k, body)) return false;
  emp_build_op(&k->conversion.rewriter, EMP_OP_vm_return, .operand_count = 0);
  const emp_attr_t* name = emp_op_attr(op, "sym_name");
  emp_build_op(
      &builder, EMP_OP_vm_export,
      EMP_ATTRS(EMP_ATTR("function_ref", emp_attr_symbol(context, name->text)),
                EMP_ATTR("export_name", name)));
  return true;
}

static bool convert_module(emp_pass_ctx_t* pass, emp_op_t* module) {
  emp_context_t* context = pass->context;
  emp_rewriter_t builder = emp_build_before(module);
  emp_op_t* vm_module = emp_build_op(
      &builder, EMP_OP_vm_module,
      EMP_ATTRS(EMP_ATTR("sym_visibility", emp_attr_cstr(context, "public")),
                EMP_ATTR("sym_name", emp_attr_cstr(context, "module"))),
      .region_count = 1);
  emp_block_append(emp_block_create(vm_module->arena), &vm_module->regions[0]);
  kernel_t k = {.pass = pass, .vm_module = vm_module};
  for (emp_op_t* op = emp_op_body(module)->first; op; op = op->next) {
    if (!emp_op_is(op, EMP_OP_func_func)) continue;
    if (!convert_function(&k, op)) return false;
  }
  emp_op_erase(module);
  return true;
}

bool emp_pass_convert_kernels_to_vm(emp_pass_ctx_t* pass) {
  emp_op_list_t variants =
      emp_collect(pass->op, EMP_OP_hal_executable_variant, pass->scratch);
  for (size_t i = 0; i < variants.count; ++i) {
    emp_op_t* variant = variants.items[i];
    const emp_attr_t* target = emp_op_attr(variant, "target");
    emp_op_t* module = NULL;
    for (emp_op_t* op = emp_op_body(variant)->first; op; op = op->next) {
      if (emp_op_is(op, EMP_OP_builtin_module)) module = op;
    }
    if (!module || !emp_str_is(target->items[0]->text, "vmvx")) continue;
    if (!convert_module(pass, module)) return false;
  }
  return true;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Branches, calls between functions, returns, assertions.
#include "base/array.h"
#include "base/assert.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "emplace/status.h"
#include "passes/common/build_groups.h"
#include "passes/vm/vm_build.h"
#include "passes/vm/vm_convert.h"

typedef bool (*convert_fn_t)(emp_vm_converter_t* converter, emp_op_t* op);

typedef struct value_list_s {
  emp_value_t** items;
  size_t count, capacity;
} value_list_t;

static emp_value_t* operand(emp_vm_converter_t* converter, const emp_op_t* op,
                            uint32_t i) {
  return emp_vm_value(&converter->scalars, emp_op_operand(op, i));
}

static emp_block_t* target(emp_vm_converter_t* converter, const emp_op_t* op,
                           uint32_t i) {
  emp_block_t* block = emp_ptr_map_get(&converter->blocks, op->successors[i]);
  EMP_ASSERT(block);
  return block;
}

// The new operands of a run of operands.
static value_list_t run_of(emp_vm_converter_t* converter, const emp_op_t* op,
                           uint32_t first, uint32_t count) {
  value_list_t list = {.items = NULL};
  for (uint32_t i = 0; i < count; ++i) {
    emp_value_t* value = operand(converter, op, first + i);
    emp_array_push(converter->scratch, &list, value);
  }
  return list;
}

static value_list_t passed_to(emp_vm_converter_t* converter, const emp_op_t* op,
                              uint32_t i) {
  uint32_t first = 0;
  uint32_t count = 0;
  emp_op_successor_operands(op, i, &first, &count);
  return run_of(converter, op, first, count);
}

// -- branches ----------------------------------------------------------------

static void build_branch(emp_vm_converter_t* converter, emp_block_t* to,
                         const value_list_t* values) {
  emp_build_op(&converter->scalars.rewriter, EMP_OP_vm_branch,
               .operands = values->items, .operand_count = values->count,
               .successors = &to, .successor_count = 1);
}

static void build_cond_branch(emp_vm_converter_t* converter,
                              emp_value_t* condition, emp_block_t* yes,
                              const value_list_t* yes_values, emp_block_t* no,
                              const value_list_t* no_values) {
  emp_group_t groups[] = {
      EMP_GROUP("condition", condition),
      {"trueDestOperands", yes_values->items, yes_values->count},
      {"falseDestOperands", no_values->items, no_values->count},
  };
  emp_block_t* successors[] = {yes, no};
  emp_build_groups(&converter->scalars.rewriter, EMP_OP_vm_cond_branch, groups,
                   .successors = successors, .successor_count = 2);
}

static bool convert_br(emp_vm_converter_t* converter, emp_op_t* op) {
  value_list_t values = passed_to(converter, op, 0);
  build_branch(converter, target(converter, op, 0), &values);
  return true;
}

static bool convert_cond_br(emp_vm_converter_t* converter, emp_op_t* op) {
  value_list_t yes = passed_to(converter, op, 0);
  value_list_t no = passed_to(converter, op, 1);
  build_cond_branch(converter, operand(converter, op, 0),
                    target(converter, op, 0), &yes, target(converter, op, 1),
                    &no);
  return true;
}

// Cases may have any numbers: a chain of comparisons.
static bool convert_switch(emp_vm_converter_t* converter, emp_op_t* op) {
  emp_vm_conversion_t* scalars = &converter->scalars;
  emp_rewriter_t* b = &scalars->rewriter;
  const emp_attr_t* numbers = emp_op_attr(op, "case_values");
  const emp_value_t* flag = emp_op_operand(op, 0);
  emp_vm_class_t class = emp_vm_class_of(flag->type);
  if (class != EMP_VM_CLASS_I32 && class != EMP_VM_CLASS_I64) {
    return emp_vm_refuse(scalars, op);
  }
  emp_value_t* value = operand(converter, op, 0);
  bool is_wide = class == EMP_VM_CLASS_I64;
  uint32_t first, count;
  op->info->successor_operands(op, 0, &first, &count);
  value_list_t otherwise = run_of(converter, op, first, count);
  for (uint32_t i = 1; i < op->successor_count; ++i) {
    int64_t number = emp_dense_int(numbers, i - 1);
    emp_value_t* constant = is_wide ? emp_vm_const_i64(b, number)
                                    : emp_vm_const_i32(b, (int32_t)number);
    emp_value_t* is_it =
        emp_vm_emit2(scalars, is_wide ? "vm.cmp.eq.i64" : "vm.cmp.eq.i32",
                     EMP_VM_CLASS_I32, value, constant);
    emp_block_t* next = emp_block_create(b->arena);
    emp_block_append(next, b->block->region);
    op->info->successor_operands(op, i, &first, &count);
    value_list_t passed = run_of(converter, op, first, count);
    value_list_t none = {.items = NULL};
    build_cond_branch(converter, is_it, target(converter, op, i), &passed, next,
                      &none);
    emp_set_insertion_end(b, next);
  }
  build_branch(converter, target(converter, op, 0), &otherwise);
  return true;
}

static bool convert_assert(emp_vm_converter_t* converter, emp_op_t* op) {
  emp_vm_conversion_t* scalars = &converter->scalars;
  emp_rewriter_t* b = &scalars->rewriter;
  emp_value_t* is_bad =
      emp_vm_emit2(scalars, "vm.xor.i32", EMP_VM_CLASS_I32,
                   operand(converter, op, 0), emp_vm_const_i32(b, 1));
  emp_value_t* status = emp_vm_const_i32(b, EMP_STATUS_FAILED_PRECONDITION);
  emp_vm_cond_fail(converter, is_bad, status, emp_op_str_attr(op, "msg"));
  return true;
}

static bool convert_unreachable(emp_vm_converter_t* converter, emp_op_t* op) {
  emp_rewriter_t* b = &converter->scalars.rewriter;
  emp_value_t* status = emp_vm_const_i32(b, EMP_STATUS_INTERNAL);
  const emp_attr_t* message = emp_op_attr(op, "message");
  if (message == NULL) message = emp_attr_cstr(op->context, "unreachable");
  emp_build_op(b, EMP_OP_vm_fail, EMP_VALUES(status),
               EMP_ATTRS(EMP_ATTR("message", message)));
  return true;
}

// -- functions ---------------------------------------------------------------

static bool convert_return(emp_vm_converter_t* converter, emp_op_t* op) {
  value_list_t values = run_of(converter, op, 0, op->operand_count);
  emp_build_op(&converter->scalars.rewriter, EMP_OP_vm_return,
               .operands = values.items, .operand_count = values.count);
  return true;
}

static bool convert_call(emp_vm_converter_t* converter, emp_op_t* op) {
  value_list_t values = run_of(converter, op, 0, op->operand_count);
  const emp_type_t** types = emp_arena_new_array(
      converter->scratch, const emp_type_t*, op->result_count + 1);
  for (uint32_t i = 0; i < op->result_count; ++i) {
    types[i] = emp_vm_converted_type(emp_op_result(op, i)->type);
    if (!types[i]) return emp_vm_refuse(&converter->scalars, op);
  }
  emp_op_t* call =
      emp_build_op(&converter->scalars.rewriter, EMP_OP_vm_call,
                   .operands = values.items, .operand_count = values.count,
                   .results = types, .result_count = op->result_count,
                   EMP_ATTRS(EMP_ATTR("callee", emp_op_attr(op, "callee"))));
  for (uint32_t i = 0; i < op->result_count; ++i) {
    emp_vm_set_value(&converter->scalars, emp_op_result(op, i),
                     emp_op_result(call, i));
  }
  return true;
}

static const struct {
  uint32_t kind;
  convert_fn_t convert;
} rows[] = {
    {EMP_OP_cf_br, convert_br},
    {EMP_OP_cf_cond_br, convert_cond_br},
    {EMP_OP_cf_switch, convert_switch},
    {EMP_OP_cf_assert, convert_assert},
    {EMP_OP_util_unreachable, convert_unreachable},
    {EMP_OP_func_return, convert_return},
    {EMP_OP_util_return, convert_return},
    {EMP_OP_util_initializer_return, convert_return},
    {EMP_OP_func_call, convert_call},
    {EMP_OP_util_call, convert_call},
};

bool emp_vm_convert_branch_op(emp_vm_converter_t* converter, emp_op_t* op,
                              bool* out_done) {
  *out_done = true;
  for (size_t i = 0; i < EMP_COUNT_OF(rows); ++i) {
    if (rows[i].kind == op->info->kind) return rows[i].convert(converter, op);
  }
  *out_done = false;
  return true;
}

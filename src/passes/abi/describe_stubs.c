// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// describe-stubs: functions that a front end has wrapped itself get the same
// `emplace.abi` description as ours, read off their bodies.
//
// Before:
//   util.func public @f(%v: !hal.buffer_view, %s: !hal.buffer)
//       -> !hal.buffer_view attributes {iree.abi.stub} {
//     %x = hal.tensor.import %v "x" : !hal.buffer_view -> tensor<4xf32>
//     ...
//     %t = hal.tensor.transients %r : tensor<4xf32> from %s : !hal.buffer
//     %o = hal.tensor.export %t : tensor<4xf32> -> !hal.buffer_view
//   }
// After:
//   ... attributes {emplace.abi = {args = [{kind = "input", type =
//       tensor<4xf32>, ...}, {kind = "transients", ...}], ...}, iree.abi.stub}
// An argument that is imported is an input, one that a result is aliased to is
// its storage, one that is named as the source of transients is scratch; the
// last two of coarse fences are wait and signal.
//
// It adds attributes only. Ends: one look at each function.
#include "base/assert.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "ir/rewrite.h"
#include "ir/symbol.h"
#include "passes/abi/abi_signature.h"
#include "passes/passes.h"

static emp_abi_kind_t kind_of_use(const emp_value_t* value,
                                  const emp_op_t** out_op) {
  for (const emp_operand_t* use = value->first_use; use; use = use->next_use) {
    *out_op = use->owner;
    switch (use->owner->info->kind) {
      case EMP_OP_hal_tensor_import:
        return EMP_ABI_INPUT;
      case EMP_OP_hal_tensor_alias:
        return EMP_ABI_OUTPUT;
      case EMP_OP_hal_tensor_transients:
        return EMP_ABI_TRANSIENTS;
      default:
        break;
    }
  }
  *out_op = NULL;
  if (emp_type_is_named(value->type, "hal.buffer_view")) return EMP_ABI_INPUT;
  if (emp_type_is_named(value->type, "hal.buffer")) return EMP_ABI_BUFFER;
  bool is_scalar = emp_type_is_any_integer(value->type) ||
                   emp_type_is_index(value->type) ||
                   emp_type_is_float(value->type);
  return is_scalar ? EMP_ABI_SCALAR : EMP_ABI_OTHER;
}

// The entry argument that a result is stored in, or -1.
static int storage_of(const emp_value_t* tensor) {
  while (tensor && tensor->op) {
    const emp_op_t* op = tensor->op;
    if (emp_op_is(op, EMP_OP_hal_tensor_alias)) {
      const emp_value_t* storage = emp_op_named_operand(op, "storage");
      return storage && storage->block ? (int)storage->index : -1;
    }
    if (emp_op_is(op, EMP_OP_hal_tensor_barrier)) {
      tensor = emp_op_operand(op, tensor->index);
    } else if (emp_op_is(op, EMP_OP_hal_tensor_transients)) {
      tensor = emp_op_operand(op, 0);
    } else {
      return -1;
    }
  }
  return -1;
}

static void describe_arg(emp_abi_signature_t* signature, emp_arena_t* arena,
                         const emp_value_t* value) {
  uint32_t i = value->index;
  const emp_op_t* op = NULL;
  emp_abi_arg_t* arg = &signature->args[i];
  *arg = (emp_abi_arg_t){.kind = kind_of_use(value, &op),
                         .type = value->type,
                         .abi_type = value->type,
                         .inner = (int)i,
                         .placed = -1,
                         .name = emp_arena_format(arena, "input%u", i)};
  if (op && arg->kind == EMP_ABI_INPUT) {
    arg->type = emp_op_attr(op, "target_encoding")->type;
    arg->is_consumed = emp_op_has_attr(op, "consume");
    emp_str_t name = emp_op_str_attr(op, "name");
    if (name.length) arg->name = name;
  }
  if (arg->kind == EMP_ABI_TRANSIENTS) signature->transients = (int)i;
}

static void describe_result(emp_abi_signature_t* signature, emp_arena_t* arena,
                            const emp_value_t* value, uint32_t i) {
  emp_abi_result_t* result = &signature->results[i];
  *result = (emp_abi_result_t){.type = value->type,
                               .abi_type = value->type,
                               .placed = -1,
                               .name = emp_arena_format(arena, "output%u", i)};
  const emp_op_t* op = value->op;
  if (!op || !emp_op_is(op, EMP_OP_hal_tensor_export)) return;
  result->type = emp_op_attr(op, "source_encoding")->type;
  emp_str_t name = emp_op_str_attr(op, "name");
  if (name.length) result->name = name;
  result->placed = storage_of(emp_op_operand(op, 0));
  if (result->placed < 0) return;
  emp_abi_arg_t* arg = &signature->args[result->placed];
  arg->kind = EMP_ABI_OUTPUT;
  arg->placed = (int)i;
}

// An alias whose result is not returned places nothing.
static void settle_outputs(emp_abi_signature_t* signature) {
  for (size_t i = 0; i < signature->arg_count; ++i) {
    emp_abi_arg_t* arg = &signature->args[i];
    if (arg->kind != EMP_ABI_OUTPUT || arg->placed >= 0) continue;
    arg->kind = emp_type_is_named(arg->abi_type, "hal.buffer") ? EMP_ABI_BUFFER
                                                               : EMP_ABI_INPUT;
  }
}

static bool is_async(const emp_op_t* func) {
  const emp_attr_t* reflection = emp_op_attr(func, "iree.reflection");
  const emp_attr_t* model = emp_op_attr(func, "iree.abi.model");
  if (!model && reflection && reflection->kind == EMP_ATTR_DICTIONARY) {
    model = emp_dictionary_get(reflection, "iree.abi.model");
  }
  return model && emp_str_is(model->text, "coarse-fences");
}

static void describe(emp_pass_ctx_t* pass, emp_op_t* func) {
  emp_block_t* body = emp_op_body(func);
  emp_op_t* end = emp_block_terminator(func->regions[0].last);
  if (!end || !emp_op_is(end, EMP_OP_util_return)) return;
  emp_abi_signature_t signature = {.func = func,
                                   .is_async = is_async(func),
                                   .arg_count = body->arg_count,
                                   .result_count = end->operand_count,
                                   .transients = -1,
                                   .wait = -1,
                                   .signal = -1};
  signature.args = emp_arena_new_array(pass->scratch, emp_abi_arg_t,
                                       signature.arg_count + 1);
  signature.results = emp_arena_new_array(pass->scratch, emp_abi_result_t,
                                          signature.result_count + 1);
  for (uint32_t i = 0; i < body->arg_count; ++i) {
    describe_arg(&signature, pass->scratch, body->args[i]);
  }
  for (uint32_t i = 0; i < end->operand_count; ++i) {
    describe_result(&signature, pass->scratch, emp_op_operand(end, i), i);
  }
  settle_outputs(&signature);
  size_t count = signature.arg_count;
  if (signature.is_async && count >= 2) {
    signature.args[count - 2].kind = EMP_ABI_WAIT;
    signature.args[count - 1].kind = EMP_ABI_SIGNAL;
  }
  emp_op_set_attr(func, "emplace.abi",
                  emp_abi_metadata(&signature, pass->scratch));
  emp_op_set_attr(func, "iree.reflection",
                  emp_abi_reflection(&signature, pass->scratch));
}

bool emp_pass_describe_stubs(emp_pass_ctx_t* pass) {
  emp_block_t* top = emp_op_body(pass->op);
  for (emp_op_t* op = top->first; op; op = op->next) {
    if (emp_op_is(op, EMP_OP_util_func) && emp_symbol_is_public(op) &&
        emp_op_body(op) && emp_op_has_attr(op, "iree.abi.stub") &&
        !emp_op_has_attr(op, "emplace.abi")) {
      describe(pass, op);
    }
  }
  return true;
}

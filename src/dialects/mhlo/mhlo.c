// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The mhlo dialect: what of it is neither in stablehlo nor in chlo.
#include "base/text.h"
#include "dialects/function_syntax.h"
#include "dialects/op_kinds.h"
#include "dialects/stablehlo/stablehlo_hooks.h"
#include "ir/diag.h"
#include "ir/symbol.h"

static bool wants(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                  const char* found) {
  return emp_diag_op_wants(sink, op->loc, op->info->name, what, found);
}

static bool wants_type(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                       const emp_type_t* found) {
  return wants(op, sink, what, emp_type_text(op->arena, found));
}

static bool wants_number(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                         int64_t found) {
  emp_str_t text = emp_arena_format(op->arena, "%lld", (long long)found);
  return wants(op, sink, what, text.data);
}

// -- asynchronous ops ---------------------------------------------------------

// The function that runs; NULL when the op names none.
static bool find_callee(emp_op_t* op, emp_diag_sink_t* sink,
                        const emp_type_t** out_type) {
  const emp_attr_t* name = emp_op_attr(op, "called_computation");
  const emp_op_t* callee = name ? emp_symbol_lookup(op, name) : NULL;
  *out_type = callee ? emp_function_op_type(callee) : NULL;
  if (!name) return true;
  if (!*out_type) {
    return wants(op, sink, "the name of a function in called_computation",
                 emp_attr_text(op->arena, name));
  }
  const emp_attr_t* thread = emp_op_attr(op, "execution_thread");
  const emp_attr_t* wanted = emp_op_attr(callee, "execution_thread");
  return !thread || !wanted || thread == wanted ||
         wants(op, sink, "the execution_thread of its function",
               emp_attr_text(op->arena, thread));
}

// Part `index` of a bundle is a value of `types` alone, or a tuple of them.
static bool check_part(emp_op_t* op, emp_diag_sink_t* sink,
                       const emp_type_t* bundle, uint32_t index,
                       const emp_type_t* const* types, uint32_t count) {
  const emp_type_t* part = bundle->params[index]->type;
  if (count == 1 && part == types[0]) return true;
  const emp_type_t* wanted = emp_type_tuple(op->context, types, count);
  if (part == wanted) return true;
  emp_str_t text = emp_arena_format(
      op->arena, "%s of the bundle like '%s'", index ? "outputs" : "inputs",
      emp_type_text(op->arena, count == 1 ? types[0] : wanted));
  return wants_type(op, sink, text.data, part);
}

static bool check_bundle(emp_op_t* op, emp_diag_sink_t* sink,
                         const emp_type_t* bundle) {
  const emp_type_t* function = NULL;
  if (bundle->param_count < 2) {
    return wants_type(op, sink, "a bundle of inputs and outputs at least",
                      bundle);
  }
  if (!find_callee(op, sink, &function)) return false;
  return !function || (check_part(op, sink, bundle, 0, function->types,
                                  function->input_count) &&
                       check_part(op, sink, bundle, 1,
                                  function->types + function->input_count,
                                  function->result_count));
}

static bool verify_async_start(emp_op_t* op, emp_diag_sink_t* sink) {
  static const char* const names[] = {"called_computation", "execution_thread"};
  for (size_t i = 0; i < 2; ++i) {
    if (!emp_op_has_attr(op, names[i]))
      return wants(op, sink, names[i], "none");
  }
  const emp_type_t* bundle = emp_op_result(op, 0)->type;
  const emp_type_t** types =
      emp_arena_new_array(op->arena, const emp_type_t*, op->operand_count + 1);
  for (uint32_t i = 0; i < op->operand_count; ++i)
    types[i] = emp_op_operand(op, i)->type;
  return check_bundle(op, sink, bundle) &&
         check_part(op, sink, bundle, 0, types, op->operand_count);
}

static bool verify_async_update(emp_op_t* op, emp_diag_sink_t* sink) {
  return check_bundle(op, sink, emp_op_operand(op, 0)->type);
}

static bool verify_async_done(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* bundle = emp_op_operand(op, 0)->type;
  const emp_type_t** types =
      emp_arena_new_array(op->arena, const emp_type_t*, op->result_count + 1);
  for (uint32_t i = 0; i < op->result_count; ++i)
    types[i] = emp_op_result(op, i)->type;
  return check_bundle(op, sink, bundle) &&
         check_part(op, sink, bundle, 1, types, op->result_count);
}

// -- fusion -------------------------------------------------------------------

// The body takes the inputs and returns the results.
static bool verify_fusion(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_block_t* body = op->regions[0].first;
  const emp_op_t* end = body ? body->last : NULL;
  if (!body || body->arg_count != op->operand_count) {
    emp_str_t text = emp_arena_format(
        op->arena, "as many arguments of the body as inputs: %u",
        op->operand_count);
    return wants_number(op, sink, text.data, body ? body->arg_count : 0);
  }
  if (!end || end->operand_count != op->result_count) {
    emp_str_t text = emp_arena_format(
        op->arena, "as many values returned as results: %u", op->result_count);
    return wants_number(op, sink, text.data, end ? end->operand_count : 0);
  }
  for (uint32_t i = 0; i < body->arg_count; ++i) {
    if (body->args[i]->type == emp_op_operand(op, i)->type) continue;
    return wants_type(op, sink, "arguments of the inputs' types",
                      body->args[i]->type);
  }
  for (uint32_t i = 0; i < end->operand_count; ++i) {
    if (emp_op_operand(end, i)->type == emp_op_result(op, i)->type) continue;
    return wants_type(op, sink, "returned values of the results' types",
                      emp_op_operand(end, i)->type);
  }
  return true;
}

// -- others -------------------------------------------------------------------

// An operand of metadata for each side that is sparse, one at most.
static bool verify_sparse_dot(emp_op_t* op, emp_diag_sink_t* sink) {
  int64_t wanted =
      emp_op_has_attr(op, "lhs_sparsity") + emp_op_has_attr(op, "rhs_sparsity");
  int64_t found = (int64_t)op->operand_count - 2;
  if (wanted == 2) return wants_number(op, sink, "one sparse side at most", 2);
  return wanted == found ||
         wants_number(op, sink, "one operand of metadata for a sparse side",
                      found);
}

static bool verify_stochastic_convert(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* operand = emp_op_operand(op, 0)->type->element;
  const emp_type_t* random = emp_op_operand(op, 1)->type->element;
  if (random->signedness != EMP_UNSIGNED) {
    return wants_type(op, sink, "random bits that are unsigned", random);
  }
  return emp_type_bit_width(operand) == random->bits ||
         wants_type(op, sink, "random bits as wide as the operand", random);
}

static bool verify_topk(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* operand = emp_op_operand(op, 0)->type;
  const emp_type_t* values = emp_op_result(op, 0)->type;
  const emp_type_t* indices = emp_op_result(op, 1)->type;
  int64_t k = emp_op_attr(op, "k")->value;
  if (operand->rank < 1) {
    return wants_type(op, sink, "an operand of rank 1 or more", operand);
  }
  int64_t last = operand->dims[operand->rank - 1];
  if (k < 0 || (last != EMP_DIM_DYNAMIC && k > last)) {
    return wants_number(op, sink, "a k of no more than the last dim", k);
  }
  if (values->element != operand->element) {
    return wants_type(op, sink, "values of the operand's element type", values);
  }
  return emp_type_is_integer(indices->element, 32) ||
         wants_type(op, sink, "indices of i32", indices);
}

static const emp_type_t* rng_state_type(emp_context_t* context) {
  const int64_t dims[] = {2};
  return emp_type_tensor(
      dims, 1, emp_type_integer_signed(context, 64, EMP_UNSIGNED), NULL);
}

static bool infer_rng_state(emp_context_t* context,
                            emp_value_t* const* operands, size_t operand_count,
                            const emp_attr_t* attrs,
                            const emp_type_t** out_types) {
  (void)operands;
  (void)operand_count;
  (void)attrs;
  out_types[0] = rng_state_type(context);
  return true;
}

static bool verify_rng_state(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* found = emp_op_result(op, 0)->type;
  return found == rng_state_type(op->context) ||
         wants_type(op, sink, "a result of type 'tensor<2xui64>'", found);
}

#define EMP_DIALECT_DEF "dialects/mhlo/mhlo.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_mhlo_dialect = {
    .name = "mhlo",
    EMP_DIALECT_TABLES,
    .doc =
        "ops of XLA that stablehlo lacks; the others of mhlo are read as "
        "stablehlo's and chlo's"};

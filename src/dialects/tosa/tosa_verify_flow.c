// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifiers of the tosa dialect: constants, variables and control flow.
#include <inttypes.h>

#include "base/text.h"
#include "dialects/op_kinds.h"
#include "dialects/quant/quant.h"
#include "dialects/tosa/tosa_hooks.h"

// -- constants ---------------------------------------------------------------

bool emp_tosa_verify_const(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* values = emp_op_attr(op, "values")->type;
  const emp_type_t* result = emp_op_result(op, 0)->type;
  bool fits = values && emp_type_is_tensor(values) &&
              (values->element == result->element ||
               values->element == emp_tosa_storage(result)) &&
              emp_type_with_element(values, result->element) == result;
  return fits || emp_tosa_wants(op, sink,
                                "a result as the values are, '%s', found '%s'",
                                values ? emp_tosa_type_text(op, values) : "?",
                                emp_tosa_type_text(op, result));
}

bool emp_tosa_verify_const_shape(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* values = emp_op_attr(op, "values");
  int64_t rank = emp_tosa_shape_rank(emp_op_result(op, 0)->type);
  int64_t count = emp_dense_count(values);
  bool fits =
      values->type->rank == 1 && (count == rank || (count == 1 && rank == 0));
  return fits || emp_tosa_wants(op, sink,
                                "%" PRId64 " values in one dimension, found %s",
                                rank, emp_attr_text(op->arena, values));
}

// -- variables ---------------------------------------------------------------

typedef struct search_s {
  emp_str_t name;
  const emp_op_t* found;
} search_t;

static emp_walk_t find_variable(void* user, emp_op_t* op) {
  search_t* search = user;
  if (!emp_op_is(op, EMP_OP_tosa_variable)) return EMP_WALK_ON;
  emp_str_t name = emp_op_str_attr(op, "sym_name");
  if (!emp_str_equal(name, search->name)) return EMP_WALK_ON;
  search->found = op;
  return EMP_WALK_STOP;
}

static emp_op_t* outermost(emp_op_t* op) {
  for (emp_op_t* parent = emp_op_parent(op); parent;
       parent = emp_op_parent(op)) {
    op = parent;
  }
  return op;
}

bool emp_tosa_verify_variable(emp_op_t* op, emp_diag_sink_t* sink) {
  search_t search = {.name = emp_op_str_attr(op, "name")};
  emp_walk_pre(outermost(op), find_variable, &search);
  if (!search.found) {
    return emp_tosa_wants(op, sink, "a tosa.variable '@%.*s', found none",
                          EMP_STR_ARGS(search.name));
  }
  const emp_type_t* declared = emp_tosa_variable_type(search.found);
  const emp_type_t* type = op->operand_count > 0 ? emp_op_operand(op, 0)->type
                                                 : emp_op_result(op, 0)->type;
  bool fits = declared && declared->element == type->element &&
              emp_tosa_shapes_agree(declared, type);
  return fits || emp_tosa_wants(
                     op, sink, "the type of the variable '@%.*s', found '%s'",
                     EMP_STR_ARGS(search.name), emp_tosa_type_text(op, type));
}

// -- control flow ------------------------------------------------------------

// Types of the operands or results of an op, or of the arguments of a block.
typedef struct types_s {
  const char* what;
  const emp_op_t* op;
  const emp_block_t* block;  // when not NULL
  uint32_t first, count;     // operands; of results `first` is kResults
} types_t;
static const uint32_t kResults = UINT32_MAX;

static const emp_type_t* type_at(const types_t* types, uint32_t i) {
  if (types->block) return types->block->args[i]->type;
  if (types->first == kResults) return emp_op_result(types->op, i)->type;
  return emp_op_operand(types->op, types->first + i)->type;
}

static bool same_types(emp_op_t* op, emp_diag_sink_t* sink, const types_t* a,
                       const types_t* b) {
  if (a->count != b->count) {
    return emp_tosa_wants(op, sink, "as many %s as %s, found %u and %u",
                          a->what, b->what, a->count, b->count);
  }
  for (uint32_t i = 0; i < a->count; ++i) {
    const emp_type_t* x = type_at(a, i);
    const emp_type_t* y = type_at(b, i);
    if (emp_type_is_tensor(x) && emp_type_is_tensor(y) &&
        x->element == y->element && emp_tosa_shapes_agree(x, y)) {
      continue;
    }
    return emp_tosa_wants(
        op, sink, "%s of the types of %s, found '%s' and '%s'", a->what,
        b->what, emp_tosa_type_text(op, x), emp_tosa_type_text(op, y));
  }
  return true;
}

static types_t inputs_of(const emp_op_t* op, uint32_t first) {
  return (types_t){.what = "inputs",
                   .op = op,
                   .first = first,
                   .count = op->operand_count - first};
}

static types_t results_of(const emp_op_t* op) {
  return (types_t){.what = "results",
                   .op = op,
                   .first = kResults,
                   .count = op->result_count};
}

static types_t arguments_of(const emp_op_t* op, uint32_t region) {
  const emp_block_t* block = op->regions[region].first;
  return (types_t){
      .what = "block arguments", .block = block, .count = block->arg_count};
}

// What tosa.yield at the end of a region yields.
static bool yields_of(emp_op_t* op, emp_diag_sink_t* sink, uint32_t region,
                      types_t* out_types) {
  const emp_op_t* last = op->regions[region].first->last;
  if (!last || !emp_op_is(last, EMP_OP_tosa_yield)) {
    return emp_tosa_wants(op, sink, "region #%u to end with tosa.yield",
                          region);
  }
  *out_types = (types_t){
      .what = "yielded values", .op = last, .count = last->operand_count};
  return true;
}

static bool verify_condition(emp_op_t* op, emp_diag_sink_t* sink,
                             const emp_type_t* type) {
  int64_t count = emp_tosa_is_ranked(type) ? emp_type_element_count(type) : -1;
  bool fits =
      emp_type_is_integer(type->element, 1) && (count < 0 || count == 1);
  return fits || emp_tosa_wants(op, sink, "a condition of one 'i1', found '%s'",
                                emp_tosa_type_text(op, type));
}

bool emp_tosa_verify_cond_if(emp_op_t* op, emp_diag_sink_t* sink) {
  types_t inputs = inputs_of(op, 1);
  types_t results = results_of(op);
  for (uint32_t i = 0; i < 2; ++i) {
    types_t arguments = arguments_of(op, i);
    types_t yields;
    if (!same_types(op, sink, &arguments, &inputs) ||
        !yields_of(op, sink, i, &yields) ||
        !same_types(op, sink, &yields, &results)) {
      return false;
    }
  }
  return verify_condition(op, sink, emp_op_operand(op, 0)->type);
}

bool emp_tosa_verify_while(emp_op_t* op, emp_diag_sink_t* sink) {
  types_t inputs = inputs_of(op, 0);
  types_t results = results_of(op);
  types_t yields[2];
  if (!same_types(op, sink, &inputs, &results)) return false;
  for (uint32_t i = 0; i < 2; ++i) {
    types_t arguments = arguments_of(op, i);
    if (!same_types(op, sink, &arguments, &inputs) ||
        !yields_of(op, sink, i, &yields[i])) {
      return false;
    }
  }
  if (!same_types(op, sink, &yields[1], &inputs)) return false;
  if (yields[0].count != 1) {
    return emp_tosa_wants(op, sink,
                          "one value yielded by the condition, found %u",
                          yields[0].count);
  }
  return verify_condition(op, sink, type_at(&yields[0], 0));
}

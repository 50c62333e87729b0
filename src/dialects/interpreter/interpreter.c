// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The interpreter dialect.
#include "dialects/function_syntax.h"
#include "dialects/op_kinds.h"
#include "ir/diag.h"
#include "ir/symbol.h"

static bool wants(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                  const emp_attr_t* found) {
  return emp_diag_op_wants(sink, op->loc, op->info->name, what,
                           emp_attr_text(op->arena, found));
}

static bool wants_count(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                        uint64_t wanted, uint64_t found) {
  emp_str_t want =
      emp_arena_format(op->arena, "%s: %llu", what, (unsigned long long)wanted);
  emp_str_t text =
      emp_arena_format(op->arena, "%llu", (unsigned long long)found);
  return emp_diag_op_wants(sink, op->loc, op->info->name, want.data, text.data);
}

// The type of the function of that name; diagnoses when there is none.
static const emp_type_t* function_type(emp_op_t* op, emp_diag_sink_t* sink,
                                       const emp_attr_t* name) {
  emp_op_t* function = emp_symbol_lookup(op, name);
  const emp_type_t* type = function ? emp_function_op_type(function) : NULL;
  if (!type) wants(op, sink, "the name of a function", name);
  return type;
}

// Functions of the infeed take nothing.
static bool check_infeed(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* infeed = emp_op_attr(op, "infeed");
  if (!infeed) return true;
  if (!infeed->count) return wants(op, sink, "names in infeed", infeed);
  for (uint32_t i = 0; i < infeed->count; ++i) {
    const emp_type_t* type = function_type(op, sink, infeed->items[i]);
    if (!type) return false;
    if (type->input_count) {
      return wants_count(op, sink, "infeed functions with as many inputs", 0,
                         type->input_count);
    }
  }
  return true;
}

// A grid without gaps; inputs and results are those of all programs.
static bool verify_run_parallel(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* programs = emp_op_attr(op, "programs");
  uint64_t inputs = 0;
  uint64_t results = 0;
  if (!programs->count || !programs->items[0]->count) {
    return wants(op, sink, "a program in programs", programs);
  }
  for (uint32_t i = 0; i < programs->count; ++i) {
    const emp_attr_t* row = programs->items[i];
    if (row->count != programs->items[0]->count) {
      return wants_count(op, sink, "rows of programs as long as the first",
                         programs->items[0]->count, row->count);
    }
    for (uint32_t j = 0; j < row->count; ++j) {
      const emp_type_t* type = function_type(op, sink, row->items[j]);
      if (!type) return false;
      inputs += type->input_count;
      results += type->result_count;
    }
  }
  if (inputs != op->operand_count) {
    return wants_count(op, sink, "as many inputs as all programs have", inputs,
                       op->operand_count);
  }
  if (results != op->result_count) {
    return wants_count(op, sink, "as many results as all programs have",
                       results, op->result_count);
  }
  return check_infeed(op, sink);
}

#define EMP_DIALECT_DEF "dialects/interpreter/interpreter.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_interpreter_dialect = {
    .name = "interpreter",
    EMP_DIALECT_TABLES,
    .doc = "programs side by side, for tests of StableHLO"};

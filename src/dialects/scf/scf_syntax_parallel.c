// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Syntax of parallel, reduce, forall and in_parallel.
#include "base/array.h"
#include "dialects/dynamic_index_list.h"
#include "dialects/op_kinds.h"
#include "dialects/scf/scf_hooks.h"

// (%i, %j), of type index.
static bool parse_variables(emp_parser_t* parser, emp_region_arg_list_t* args) {
  const emp_type_t* index = emp_type_index(emp_parser_context(parser));
  if (!emp_parse_punct(parser, "(")) return false;
  if (emp_try_punct(parser, ")")) return true;
  do {
    emp_region_arg_t arg;
    if (!emp_parse_region_arg(parser, false, &arg)) return false;
    arg.type = index;
    emp_array_push(emp_parser_scratch(parser), args, arg);
  } while (emp_try_punct(parser, ","));
  return emp_parse_punct(parser, ")");
}

static void print_variables(emp_printer_t* printer, const emp_block_t* body,
                            uint32_t count) {
  emp_print_text(printer, " (");
  for (uint32_t i = 0; i < count; ++i) {
    if (i != 0) emp_print_text(printer, ", ");
    emp_print_operand(printer, body->args[i]);
  }
  emp_print_text(printer, ")");
}

// -- parallel ----------------------------------------------------------------

static bool parse_values(emp_parser_t* parser, emp_unresolved_list_t* list) {
  return emp_parse_punct(parser, "(") && emp_parse_operands(parser, list) &&
         emp_parse_punct(parser, ")");
}

bool emp_scf_parse_parallel(emp_parser_t* parser) {
  emp_region_arg_list_t args = {0};
  emp_unresolved_list_t lower = {0}, upper = {0}, step = {0}, inits = {0};
  emp_type_list_t types = {0};
  if (!parse_variables(parser, &args) || !emp_parse_punct(parser, "=") ||
      !parse_values(parser, &lower) || !emp_parse_keyword(parser, "to") ||
      !parse_values(parser, &upper) || !emp_parse_keyword(parser, "step") ||
      !parse_values(parser, &step)) {
    return false;
  }
  if (emp_try_keyword(parser, "init") && !parse_values(parser, &inits)) {
    return false;
  }
  if (!emp_parse_optional_arrow_types(parser, &types)) return false;
  if (types.count != inits.count) {
    return emp_parser_error(parser, NULL,
                            "expected %zu result types, found %zu", inits.count,
                            types.count);
  }
  for (size_t i = 0; i < types.count; ++i) {
    emp_parser_add_result(parser, types.items[i]);
  }
  if (!emp_parser_add_indices(parser, &lower) ||
      !emp_parser_add_indices(parser, &upper) ||
      !emp_parser_add_indices(parser, &step) ||
      !emp_parser_add_operands(parser, &inits, types.items, types.count)) {
    return false;
  }
  const int32_t sizes[4] = {(int32_t)lower.count, (int32_t)upper.count,
                            (int32_t)step.count, (int32_t)inits.count};
  emp_parser_set_segments(parser, sizes, 4);
  return emp_parse_region(parser, args.items, args.count) &&
         emp_parse_attr_dict(parser);
}

static void print_group(emp_printer_t* printer, const emp_op_t* op,
                        const char* before, const char* group) {
  uint32_t first = 0, count = 0;
  emp_op_operand_group(op, group, &first, &count);
  emp_printf(printer, " %s (", before);
  emp_print_operands(printer, op, first, count);
  emp_print_text(printer, ")");
}

void emp_scf_print_parallel(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"operandSegmentSizes"};
  const emp_block_t* body = emp_op_body(op);
  print_variables(printer, body, body->arg_count);
  print_group(printer, op, "=", "lowerBound");
  print_group(printer, op, "to", "upperBound");
  print_group(printer, op, "step", "step");
  if (op->result_count != 0) print_group(printer, op, "init", "initVals");
  emp_print_optional_arrow_results(printer, op);
  emp_print_region(printer, &op->regions[0], false, true);
  emp_print_attr_dict(printer, op, kElided, 1);
}

// Moves what `reduce` combines to the end of `all` and erases it.
static uint32_t move_reduction(emp_op_t* reduce, emp_op_t* all, uint32_t at) {
  for (uint32_t i = 0; i < reduce->operand_count; ++i) {
    emp_op_insert_operand(all, all->operand_count, emp_op_operand(reduce, i));
  }
  for (uint32_t i = 0; i < reduce->region_count; ++i) {
    emp_region_take(&all->regions[at++], &reduce->regions[i]);
  }
  emp_op_erase(reduce);
  return at;
}

// Older bodies hold one scf.reduce for each result, anywhere, and end with an
// scf.yield that may be left out: one scf.reduce at the end does both today.
void emp_scf_older_parallel(emp_op_t* op) {
  emp_block_t* body = emp_op_body(op);
  if (!body || !body->last) return;
  bool has_yield =
      emp_op_is(body->last, EMP_OP_scf_yield) && body->last->operand_count == 0;
  uint32_t reductions = 0, regions = 0;
  for (const emp_op_t* at = body->first; at; at = at->next) {
    if (!emp_op_is(at, EMP_OP_scf_reduce)) continue;
    ++reductions;
    regions += at->region_count;
  }
  bool is_today = emp_op_is(body->last, EMP_OP_scf_reduce) && reductions == 1;
  if (is_today || (!has_yield && reductions == 0)) return;
  emp_rewriter_t rewriter = emp_build_before(body->last);
  emp_set_insertion_end(&rewriter, body);
  emp_op_t* all =
      emp_build_op(&rewriter, EMP_OP_scf_reduce, .region_count = regions);
  uint32_t filled = 0;
  for (emp_op_t *at = body->first, *next; at != all; at = next) {
    next = at->next;
    if (emp_op_is(at, EMP_OP_scf_reduce)) {
      filled = move_reduction(at, all, filled);
    } else if (next == all && has_yield) {
      emp_op_erase(at);
    }
  }
}

// scf.reduce(%a, %b : t, u) { ^bb0(..): .. }, { .. }; of one value, the types
// may follow the parentheses.
bool emp_scf_parse_reduce(emp_parser_t* parser) {
  emp_unresolved_list_t values = {0};
  emp_type_list_t types = {0};
  if (emp_try_punct(parser, "(")) {
    const emp_attr_t* loc = emp_parser_loc(parser);
    if (!emp_parse_operands(parser, &values)) return false;
    bool is_older = values.count == 1 && emp_try_punct(parser, ")");
    if (!emp_parse_punct(parser, ":") || !emp_parse_type_list(parser, &types) ||
        (!is_older && !emp_parse_punct(parser, ")"))) {
      return false;
    }
    if (types.count != values.count) {
      return emp_parser_error(parser, loc, "expected %zu types, found %zu",
                              values.count, types.count);
    }
    if (!emp_parser_add_operands(parser, &values, types.items, types.count)) {
      return false;
    }
  }
  bool more = emp_peek_punct(parser, "{") && values.count != 0;
  while (more) {
    if (!emp_parse_region(parser, NULL, 0)) return false;
    more = emp_try_punct(parser, ",");
  }
  return emp_parse_attr_dict(parser);
}

void emp_scf_print_reduce(emp_printer_t* printer, const emp_op_t* op) {
  if (op->operand_count != 0) {
    emp_print_text(printer, "(");
    emp_print_operands(printer, op, 0, op->operand_count);
    emp_print_text(printer, " : ");
    emp_print_operand_types(printer, op, 0, op->operand_count);
    emp_print_text(printer, ")");
  }
  for (uint32_t i = 0; i < op->region_count; ++i) {
    if (i != 0) emp_print_text(printer, ",");
    emp_print_region(printer, &op->regions[i], true, true);
  }
  if (op->region_count == 0) emp_print_text(printer, " ");
  emp_print_attr_dict(printer, op, NULL, 0);
}

// -- forall ------------------------------------------------------------------

static const char* const kBounds[] = {"staticLowerBound", "staticUpperBound",
                                      "staticStep"};

// in (%n, 4)   or   = (0, %a) to (%n, 4) step (1, 2)
static bool parse_bounds(emp_parser_t* parser, size_t rank,
                         emp_unresolved_list_t lists[3]) {
  emp_context_t* context = emp_parser_context(parser);
  size_t lengths[3] = {rank, rank, rank};
  if (emp_try_keyword(parser, "in")) {
    int64_t* filled =
        emp_arena_new_array(emp_parser_scratch(parser), int64_t, rank + 1);
    emp_parser_add_attr(parser, kBounds[0],
                        emp_attr_i64_array(context, filled, rank));
    for (size_t i = 0; i < rank; ++i)
      filled[i] = 1;
    emp_parser_add_attr(parser, kBounds[2],
                        emp_attr_i64_array(context, filled, rank));
    if (!emp_parse_mixed_indices(parser, "(", ")", &lists[1], kBounds[1],
                                 &lengths[1])) {
      return false;
    }
  } else if (!emp_parse_punct(parser, "=") ||
             !emp_parse_mixed_indices(parser, "(", ")", &lists[0], kBounds[0],
                                      &lengths[0]) ||
             !emp_parse_keyword(parser, "to") ||
             !emp_parse_mixed_indices(parser, "(", ")", &lists[1], kBounds[1],
                                      &lengths[1]) ||
             !emp_parse_keyword(parser, "step") ||
             !emp_parse_mixed_indices(parser, "(", ")", &lists[2], kBounds[2],
                                      &lengths[2])) {
    return false;
  }
  for (int i = 0; i < 3; ++i) {
    if (lengths[i] != rank) {
      return emp_parser_error(parser, NULL,
                              "expected %zu bounds, one a variable, found %zu",
                              rank, lengths[i]);
    }
  }
  return true;
}

// shared_outs(%o = %t, ..) -> (t, ..)
static bool parse_outputs(emp_parser_t* parser, emp_region_arg_list_t* args,
                          emp_unresolved_list_t* outputs,
                          emp_type_list_t* types) {
  size_t first = args->count;
  if (!emp_try_keyword(parser, "shared_outs")) return true;
  if (!emp_parse_punct(parser, "(")) return false;
  do {
    emp_region_arg_t arg;
    emp_unresolved_t output;
    if (!emp_parse_region_arg(parser, false, &arg) ||
        !emp_parse_punct(parser, "=") || !emp_parse_operand(parser, &output)) {
      return false;
    }
    emp_array_push(emp_parser_scratch(parser), args, arg);
    emp_array_push(emp_parser_scratch(parser), outputs, output);
  } while (emp_try_punct(parser, ","));
  if (!emp_parse_punct(parser, ")") ||
      !emp_parse_optional_arrow_types(parser, types)) {
    return false;
  }
  if (types->count != outputs->count) {
    return emp_parser_error(parser, NULL,
                            "expected %zu result types, found %zu",
                            outputs->count, types->count);
  }
  for (size_t i = 0; i < types->count; ++i) {
    args->items[first + i].type = types->items[i];
    emp_parser_add_result(parser, types->items[i]);
  }
  return true;
}

bool emp_scf_parse_forall(emp_parser_t* parser) {
  emp_region_arg_list_t args = {0};
  emp_unresolved_list_t bounds[3] = {{0}, {0}, {0}};
  emp_unresolved_list_t outputs = {0};
  emp_type_list_t types = {0};
  if (!parse_variables(parser, &args) ||
      !parse_bounds(parser, args.count, bounds) ||
      !parse_outputs(parser, &args, &outputs, &types)) {
    return false;
  }
  for (int i = 0; i < 3; ++i) {
    if (!emp_parser_add_indices(parser, &bounds[i])) return false;
  }
  if (!emp_parser_add_operands(parser, &outputs, types.items, types.count)) {
    return false;
  }
  const int32_t sizes[4] = {(int32_t)bounds[0].count, (int32_t)bounds[1].count,
                            (int32_t)bounds[2].count, (int32_t)outputs.count};
  emp_parser_set_segments(parser, sizes, 4);
  return emp_parse_region(parser, args.items, args.count) &&
         emp_parse_attr_dict(parser);
}

// Whether all bounds of a kind are that constant, written as one or a value.
static bool all_equal(const emp_op_t* op, const char* group, const char* name,
                      int64_t constant) {
  const emp_attr_t* list = emp_op_attr(op, name);
  uint32_t next = 0, count = 0;
  emp_op_operand_group(op, group, &next, &count);
  for (int64_t i = 0; i < emp_dense_count(list); ++i) {
    int64_t bound = emp_dense_int(list, i);
    if (bound == EMP_DIM_DYNAMIC) {
      const emp_attr_t* known = emp_value_constant(emp_op_operand(op, next++));
      if (known == NULL || known->kind != EMP_ATTR_INTEGER) return false;
      bound = known->value;
    }
    if (bound != constant) return false;
  }
  return true;
}

static void print_bound(emp_printer_t* printer, const emp_op_t* op,
                        const char* before, const char* group,
                        const char* name) {
  uint32_t first = 0, count = 0;
  emp_op_operand_group(op, group, &first, &count);
  emp_printf(printer, " %s ", before);
  emp_print_mixed_indices(printer, "(", ")", emp_op_attr(op, name), op, first);
}

void emp_scf_print_forall(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"staticLowerBound", "staticUpperBound",
                                        "staticStep", "operandSegmentSizes"};
  const emp_block_t* body = emp_op_body(op);
  uint32_t first = 0, outputs = 0;
  emp_op_operand_group(op, "outputs", &first, &outputs);
  print_variables(printer, body, body->arg_count - outputs);
  if (all_equal(op, "dynamicLowerBound", kBounds[0], 0) &&
      all_equal(op, "dynamicStep", kBounds[2], 1)) {
    print_bound(printer, op, "in", "dynamicUpperBound", kBounds[1]);
  } else {
    print_bound(printer, op, "=", "dynamicLowerBound", kBounds[0]);
    print_bound(printer, op, "to", "dynamicUpperBound", kBounds[1]);
    print_bound(printer, op, "step", "dynamicStep", kBounds[2]);
  }
  if (outputs != 0) {
    emp_print_text(printer, " shared_outs(");
    for (uint32_t i = 0; i < outputs; ++i) {
      if (i != 0) emp_print_text(printer, ", ");
      emp_print_operand(printer, body->args[body->arg_count - outputs + i]);
      emp_print_text(printer, " = ");
      emp_print_operand(printer, emp_op_operand(op, first + i));
    }
    emp_print_text(printer, ") -> (");
    emp_print_result_types(printer, op);
    emp_print_text(printer, ")");
  }
  emp_print_region(printer, &op->regions[0], false, outputs != 0);
  emp_print_attr_dict(printer, op, kElided, 4);
}

bool emp_scf_parse_in_parallel(emp_parser_t* parser) {
  return emp_parse_region(parser, NULL, 0) && emp_parse_attr_dict(parser);
}

void emp_scf_print_in_parallel(emp_printer_t* printer, const emp_op_t* op) {
  emp_print_region(printer, &op->regions[0], false, false);
  emp_print_attr_dict(printer, op, NULL, 0);
}

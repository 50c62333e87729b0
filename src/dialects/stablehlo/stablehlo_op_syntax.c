// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Syntax of constants and of the ops whose regions have a custom form.
//
//   stablehlo.constant dense<1> : tensor<2xi32>
//   stablehlo.constant() <{value = dense<1> : tensor<2xi8>}> : () -> T
//   stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0]
//     : (T, T) -> T
//   stablehlo.reduce(%a init: %z), (%b init: %y) across dimensions = [0] : ..
//    reducer(%x: T, %acc_x: T) (%y: T, %acc_y: T)  {..}
//   stablehlo.while(%i = %a) : T
//    cond {..} do {..}
//
// The family's other dialects have the same ops, so names are made from the
// prefix of the op at hand.
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "dialects/stablehlo/stablehlo_hooks.h"
#include "ir/op_spec.h"

enum { kMaxDims = 64 };

// -- constants ----------------------------------------------------------------

// What follows `()`.
static bool parse_generic_constant(emp_parser_t* parser) {
  const emp_attr_t* properties = NULL;
  const emp_type_t* type = NULL;
  if (!emp_parse_punct(parser, ")")) return false;
  if (emp_try_punct(parser, "<")) {
    if (!emp_parse_an_attr(parser, NULL, &properties) ||
        !emp_parse_punct(parser, ">")) {
      return false;
    }
    if (properties->kind != EMP_ATTR_DICTIONARY) {
      return emp_parser_error(parser, NULL, "expected {value = ..}");
    }
    for (uint32_t i = 0; i < properties->count; ++i) {
      emp_parser_add_attr(parser, properties->entries[i].name.data,
                          properties->entries[i].value);
    }
  }
  if (!emp_parse_attr_dict(parser) || !emp_parse_punct(parser, ":") ||
      !emp_parse_punct(parser, "(") || !emp_parse_punct(parser, ")") ||
      !emp_parse_punct(parser, "->") || !emp_parse_a_type(parser, &type)) {
    return false;
  }
  emp_parser_add_result(parser, type);
  return true;
}

bool emp_hlo_parse_constant(emp_parser_t* parser) {
  const emp_attr_t* value = NULL;
  if (emp_try_punct(parser, "(")) return parse_generic_constant(parser);
  if (!emp_parse_attr_dict(parser) ||
      !emp_parse_an_attr(parser, NULL, &value)) {
    return false;
  }
  if (!value->type || !emp_type_is_shaped(value->type)) {
    return emp_parser_error(parser, NULL,
                            "expected elements such as dense<0> : tensor<i32>");
  }
  emp_parser_add_attr(parser, "value", value);
  emp_parser_add_result(parser, value->type);
  return true;
}

void emp_hlo_print_constant(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"value"};
  const emp_attr_t* value = emp_op_attr(op, "value");
  const emp_type_t* type = emp_op_result(op, 0)->type;
  if (value && value->type == type) {
    emp_print_attr_dict(printer, op, elided, 1);
    emp_print_text(printer, " ");
    emp_print_attr(printer, value);
    return;
  }
  emp_print_text(printer, "()");
  if (value) {
    emp_print_text(printer, " <{value = ");
    emp_print_attr(printer, value);
    emp_print_text(printer, "}>");
  }
  emp_print_attr_dict(printer, op, elided, 1);
  emp_print_text(printer, " : () -> ");
  emp_print_type(printer, type);
}

void emp_hlo_name_constant(emp_printer_t* printer, const emp_op_t* op) {
  const emp_value_t* result = emp_op_result(op, 0);
  const emp_type_t* element = emp_type_element_or_self(result->type);
  emp_printer_name_value(printer, result,
                         element->kind == EMP_TYPE_INTEGER ? "c" : "cst");
}

void emp_hlo_name_results(emp_printer_t* printer, const emp_op_t* op) {
  const emp_op_spec_t* spec = emp_op_spec(op->context, op->info);
  for (uint32_t i = 0; i < op->result_count && i < spec->result_count; ++i) {
    emp_printer_name_value(printer, emp_op_result(op, i),
                           spec->results[i].name);
  }
}

const emp_attr_t* emp_hlo_padding_attr(emp_context_t* context,
                                       const int64_t* values, int64_t rank) {
  const int64_t dims[2] = {rank, 2};
  size_t count = 2 * (size_t)rank;
  bool is_splat = count > 0;
  for (size_t i = 1; i < count; ++i)
    is_splat = is_splat && values[i] == values[0];
  emp_dense_data_t data = {.bytes = (const uint8_t*)values,
                           .length = (is_splat ? 1 : count) * sizeof(int64_t),
                           .is_splat = is_splat};
  return emp_attr_dense_copy(
      emp_type_tensor(dims, 2, emp_type_integer(context, 64), NULL), data);
}

// -- reduce -------------------------------------------------------------------

// "stablehlo.return" for an op of stablehlo.
static emp_str_t sibling_name(emp_arena_t* arena, const emp_op_info_t* info,
                              const char* name) {
  emp_str_t dialect = {0};
  emp_str_t rest = {0};
  emp_str_split(emp_str_from(info->name), '.', &dialect, &rest);
  return emp_arena_format(arena, "%.*s.%s", EMP_STR_ARGS(dialect), name);
}

static bool is_of_same_dialect(const emp_op_info_t* a, const emp_op_info_t* b) {
  emp_str_t of_a = {0};
  emp_str_t of_b = {0};
  emp_str_t rest = {0};
  emp_str_split(emp_str_from(a->name), '.', &of_a, &rest);
  emp_str_split(emp_str_from(b->name), '.', &of_b, &rest);
  return emp_str_equal(of_a, of_b);
}

static bool is_combiner(const emp_op_info_t* info,
                        const emp_op_info_t* reduce) {
  return info != NULL && (info->traits & (uint32_t)COMMUTATIVE) != 0 &&
         is_of_same_dialect(info, reduce);
}

// `(%a init: %z), (%b init: %y)`: the inputs, then the inits.
static bool parse_pairs(emp_parser_t* parser, emp_unresolved_list_t* operands) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  emp_unresolved_list_t inits = {0};
  do {
    emp_unresolved_t input, init;
    if (!emp_parse_punct(parser, "(") || !emp_parse_operand(parser, &input) ||
        !emp_parse_keyword(parser, "init") || !emp_parse_punct(parser, ":") ||
        !emp_parse_operand(parser, &init) || !emp_parse_punct(parser, ")")) {
      return false;
    }
    emp_array_push(scratch, operands, input);
    emp_array_push(scratch, &inits, init);
  } while (emp_try_punct(parser, ","));
  for (size_t i = 0; i < inits.count; ++i)
    emp_array_push(scratch, operands, inits.items[i]);
  return true;
}

// `across dimensions = [0, 1] {..} : (..) -> ..`
static bool parse_reduce_type(emp_parser_t* parser, emp_type_list_t* inputs) {
  int64_t dims[kMaxDims];
  size_t count = 0;
  emp_type_list_t results = {0};
  if (!emp_parse_keyword(parser, "across") ||
      !emp_parse_keyword(parser, "dimensions") ||
      !emp_parse_punct(parser, "=") || !emp_parse_punct(parser, "[")) {
    return false;
  }
  while (!emp_peek_punct(parser, "]")) {
    if (count == kMaxDims) {
      return emp_parser_error(parser, NULL, "more than %d dims", kMaxDims);
    }
    if (!emp_parse_int(parser, &dims[count++])) return false;
    if (!emp_try_punct(parser, ",")) break;
  }
  if (!emp_parse_punct(parser, "]") || !emp_parse_attr_dict(parser) ||
      !emp_parse_punct(parser, ":") ||
      !emp_parse_function_type(parser, inputs, &results)) {
    return false;
  }
  emp_parser_add_attr(
      parser, "dimensions",
      emp_attr_i64_array(emp_parser_context(parser), dims, count));
  for (size_t i = 0; i < results.count; ++i)
    emp_parser_add_result(parser, results.items[i]);
  return true;
}

static emp_op_t* add_op(emp_parser_t* parser, emp_block_t* block,
                        const emp_op_info_t* info, emp_value_t* const* operands,
                        size_t operand_count, const emp_type_t* type) {
  emp_op_state_t state = {.info = info,
                          .loc = emp_parser_op_loc(parser),
                          .operands = operands,
                          .operand_count = operand_count,
                          .result_types = &type,
                          .result_count = type ? 1 : 0};
  emp_op_t* op = emp_op_create(emp_parser_context(parser),
                               emp_parser_module_arena(parser), &state);
  emp_op_append(op, block);
  return op;
}

// The body that `applies` stands for: the combiner on two scalars.
static void make_body(emp_parser_t* parser, const emp_op_info_t* combiner,
                      const emp_type_t* input) {
  emp_arena_t* arena = emp_parser_module_arena(parser);
  const emp_attr_t* loc = emp_parser_op_loc(parser);
  const emp_type_t* scalar =
      emp_type_tensor(NULL, 0, emp_type_element_or_self(input), NULL);
  emp_block_t* block = emp_block_create(arena);
  emp_block_append(block, emp_parser_add_region(parser));
  emp_value_t* args[2];
  for (size_t i = 0; i < 2; ++i)
    args[i] = emp_block_add_arg(block, arena, scalar, loc);
  emp_value_t* result =
      emp_op_result(add_op(parser, block, combiner, args, 2, scalar), 0);
  const emp_op_info_t* end = emp_context_op_info(
      emp_parser_context(parser),
      sibling_name(emp_parser_scratch(parser), combiner, "return"));
  add_op(parser, block, end, &result, 1, NULL);
}

static bool parse_compact_reduce(emp_parser_t* parser,
                                 const emp_unresolved_list_t* operands) {
  emp_str_t name = {0};
  emp_type_list_t inputs = {0};
  if (!emp_parse_any_keyword(parser, &name)) return false;
  const emp_op_info_t* reduce = emp_parser_op_info(parser);
  const emp_op_info_t* combiner = emp_parser_find_op(parser, name);
  if (!is_combiner(combiner, reduce)) {
    return emp_parser_error(
        parser, NULL,
        "'applies' wants a commutative op of two operands, of the dialect of "
        "'%s', found '%.*s'",
        reduce->name, EMP_STR_ARGS(name));
  }
  if (!parse_reduce_type(parser, &inputs)) return false;
  if (inputs.count == 0) {
    return emp_parser_error(parser, NULL, "expected the types of the operands");
  }
  make_body(parser, combiner, inputs.items[0]);
  return emp_parser_add_operands(parser, operands, inputs.items, inputs.count);
}

// ` reducer(%x: T, %acc: T) (..) {..}`: the first of all pairs, then the
// second ones.
static bool parse_reducer(emp_parser_t* parser) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  emp_region_arg_list_t args = {0};
  emp_region_arg_list_t accumulators = {0};
  if (!emp_parse_keyword(parser, "reducer")) return false;
  while (emp_try_punct(parser, "(")) {
    emp_region_arg_t arg, accumulator;
    if (!emp_parse_region_arg(parser, true, &arg) ||
        !emp_parse_punct(parser, ",") ||
        !emp_parse_region_arg(parser, true, &accumulator) ||
        !emp_parse_punct(parser, ")")) {
      return false;
    }
    emp_array_push(scratch, &args, arg);
    emp_array_push(scratch, &accumulators, accumulator);
  }
  for (size_t i = 0; i < accumulators.count; ++i)
    emp_array_push(scratch, &args, accumulators.items[i]);
  return emp_parse_region(parser, args.items, args.count);
}

bool emp_hlo_parse_reduce(emp_parser_t* parser) {
  emp_unresolved_list_t operands = {0};
  emp_type_list_t inputs = {0};
  if (!parse_pairs(parser, &operands)) return false;
  if (emp_try_keyword(parser, "applies")) {
    return parse_compact_reduce(parser, &operands);
  }
  return parse_reduce_type(parser, &inputs) &&
         emp_parser_add_operands(parser, &operands, inputs.items,
                                 inputs.count) &&
         parse_reducer(parser);
}

// The one op that the body applies to its arguments, when that is all it does
// and `applies` can say it; else NULL.
static const emp_op_t* applied_op(const emp_op_t* op) {
  const emp_block_t* body = emp_op_body(op);
  if (!body || body->next || op->operand_count < 2) return NULL;
  const emp_op_t* inner = body->first;
  const emp_op_t* last = body->last;
  bool is_applied = body->arg_count == 2 && inner && inner->next == last &&
                    last != inner && is_combiner(inner->info, op->info) &&
                    inner->attrs->count == 0 && inner->operand_count == 2 &&
                    inner->result_count == 1 &&
                    emp_op_has_trait(last, RETURN_LIKE) &&
                    last->attrs->count == 0 && last->operand_count == 1 &&
                    emp_op_operand(last, 0) == emp_op_result(inner, 0);
  if (!is_applied) return NULL;
  const emp_type_t* scalar = emp_type_tensor(
      NULL, 0, emp_type_element_or_self(emp_op_operand(op, 0)->type), NULL);
  for (uint32_t i = 0; i < 2; ++i) {
    if (emp_op_operand(inner, i) != body->args[i]) return NULL;
    if (body->args[i]->type != scalar) return NULL;
  }
  return emp_op_result(inner, 0)->type == scalar ? inner : NULL;
}

static void print_reducer(emp_printer_t* printer, const emp_op_t* op) {
  const emp_block_t* body = emp_op_body(op);
  uint32_t pairs = body ? body->arg_count / 2 : 0;
  emp_print_newline(printer);
  emp_print_text(printer, " reducer");
  for (uint32_t i = 0; i < pairs; ++i) {
    emp_print_text(printer, "(");
    emp_print_region_arg(printer, body->args[i], NULL);
    emp_print_text(printer, ", ");
    emp_print_region_arg(printer, body->args[i + pairs], NULL);
    emp_print_text(printer, ") ");
  }
  emp_print_region(printer, &op->regions[0], false, true);
}

void emp_hlo_print_reduce(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"dimensions"};
  uint32_t pairs = op->operand_count / 2;
  const emp_op_t* inner = applied_op(op);
  for (uint32_t i = 0; i < pairs; ++i) {
    emp_print_text(printer, i > 0 ? ", (" : "(");
    emp_print_operand(printer, emp_op_operand(op, i));
    emp_print_text(printer, " init: ");
    emp_print_operand(printer, emp_op_operand(op, i + pairs));
    emp_print_text(printer, ")");
  }
  if (inner) emp_printf(printer, " applies %s", inner->info->name);
  emp_print_text(printer, " across dimensions = [");
  const emp_attr_t* dims = emp_op_attr(op, "dimensions");
  for (int64_t i = 0; dims && i < emp_dense_count(dims); ++i) {
    emp_printf(printer, "%s%lld", i > 0 ? ", " : "",
               (long long)emp_dense_int(dims, i));
  }
  emp_print_text(printer, "]");
  emp_print_attr_dict(printer, op, elided, 1);
  emp_print_text(printer, " : (");
  emp_print_operand_types(printer, op, 0, op->operand_count);
  emp_print_text(printer, op->result_count == 1 ? ") -> " : ") -> (");
  emp_print_result_types(printer, op);
  if (op->result_count != 1) emp_print_text(printer, ")");
  if (!inner) print_reducer(printer, op);
}

// -- while --------------------------------------------------------------------

// `(%i = %a, %j = %b)`
static bool parse_carried(emp_parser_t* parser, emp_region_arg_list_t* args,
                          emp_unresolved_list_t* operands) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  if (!emp_parse_punct(parser, "(")) return false;
  while (!emp_peek_punct(parser, ")")) {
    emp_region_arg_t arg;
    emp_unresolved_t operand;
    if (!emp_parse_region_arg(parser, false, &arg) ||
        !emp_parse_punct(parser, "=") || !emp_parse_operand(parser, &operand)) {
      return false;
    }
    emp_array_push(scratch, args, arg);
    emp_array_push(scratch, operands, operand);
    if (!emp_try_punct(parser, ",")) break;
  }
  return emp_parse_punct(parser, ")");
}

bool emp_hlo_parse_while(emp_parser_t* parser) {
  emp_region_arg_list_t args = {0};
  emp_unresolved_list_t operands = {0};
  emp_type_list_t types = {0};
  if (!parse_carried(parser, &args, &operands)) return false;
  if (operands.count > 0 &&
      (!emp_parse_punct(parser, ":") || !emp_parse_type_list(parser, &types))) {
    return false;
  }
  if (types.count != args.count) {
    return emp_parser_error(parser, NULL, "expected %zu types, one a value",
                            args.count);
  }
  for (size_t i = 0; i < types.count; ++i) {
    args.items[i].type = types.items[i];
    emp_parser_add_result(parser, types.items[i]);
  }
  return emp_parser_add_operands(parser, &operands, types.items, types.count) &&
         emp_parse_attr_dict_with_keyword(parser) &&
         emp_parse_keyword(parser, "cond") &&
         emp_parse_region(parser, args.items, args.count) &&
         emp_parse_keyword(parser, "do") &&
         emp_parse_region(parser, args.items, args.count);
}

void emp_hlo_print_while(emp_printer_t* printer, const emp_op_t* op) {
  const emp_block_t* body = op->regions[1].first;
  emp_print_text(printer, "(");
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    if (body && i < body->arg_count) {
      emp_print_operand(printer, body->args[i]);
      emp_print_text(printer, " = ");
    }
    emp_print_operand(printer, emp_op_operand(op, i));
  }
  emp_print_text(printer, ")");
  if (op->operand_count > 0) {
    emp_print_text(printer, " : ");
    emp_print_operand_types(printer, op, 0, op->operand_count);
  }
  emp_print_attr_dict_with_keyword(printer, op, NULL, 0);
  emp_print_newline(printer);
  emp_print_text(printer, " cond");
  emp_print_region(printer, &op->regions[0], false, true);
  emp_print_text(printer, " do");
  emp_print_region(printer, &op->regions[1], false, true);
}

// Both regions name their arguments alike, so that the names are written once.
void emp_hlo_name_while(emp_printer_t* printer, const emp_op_t* op) {
  for (uint32_t i = 0; i < op->region_count; ++i) {
    const emp_block_t* block = op->regions[i].first;
    for (uint32_t k = 0; block && k < block->arg_count; ++k)
      emp_printer_name_value(printer, block->args[k], "iterArg");
  }
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Custom syntax of the torch dialect: the form that all ops of PyTorch share,
// torch.operator with its regions, prim.If, bindings of symbolic sizes and the
// initializer of global slots; and the names of constants.
#include <inttypes.h>
#include <math.h>

#include "base/array.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "dialects/torch/torch_hooks.h"

static void add_results(emp_parser_t* parser, const emp_type_list_t* types) {
  for (size_t i = 0; i < types->count; ++i) {
    emp_parser_add_result(parser, types->items[i]);
  }
}

static bool add_operands(emp_parser_t* parser, const emp_attr_t* loc,
                         const emp_unresolved_list_t* operands,
                         const emp_type_list_t* types) {
  if (operands->count != types->count) {
    return emp_parser_error(parser, loc,
                            "expected %zu operand types, found %zu",
                            operands->count, types->count);
  }
  return emp_parser_add_operands(parser, operands, types->items, types->count);
}

// -- the form of all ops -----------------------------------------------------

bool emp_torch_parse_uniform(emp_parser_t* parser) {
  emp_unresolved_list_t operands = {0};
  emp_type_list_t types = {0};
  emp_type_list_t results = {0};
  if (!emp_parse_operands(parser, &operands) || !emp_parse_attr_dict(parser)) {
    return false;
  }
  const emp_attr_t* loc = emp_parser_loc(parser);
  bool has_types = emp_try_punct(parser, ":");
  if (operands.count == 0) {
    if (has_types || emp_try_punct(parser, "->")) {
      if (!emp_parse_type_list(parser, &results)) return false;
    }
  } else {
    if (!has_types) return emp_parse_punct(parser, ":");
    if (!emp_parse_type_list(parser, &types)) return false;
    if (emp_try_punct(parser, "->") && !emp_parse_type_list(parser, &results)) {
      return false;
    }
  }
  add_results(parser, &results);
  return add_operands(parser, loc, &operands, &types);
}

static void print_results(emp_printer_t* printer, const emp_op_t* op) {
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_type(printer, emp_op_result(op, i)->type);
  }
}

void emp_torch_print_uniform(emp_printer_t* printer, const emp_op_t* op) {
  if (op->operand_count > 0) {
    emp_print_text(printer, " ");
    emp_print_operands(printer, op, 0, op->operand_count);
  }
  emp_print_attr_dict(printer, op, NULL, 0);
  if (op->operand_count > 0) {
    emp_print_text(printer, " : ");
    emp_print_operand_types(printer, op, 0, op->operand_count);
  }
  if (op->result_count > 0) {
    emp_print_text(printer, op->operand_count > 0 ? " -> " : " : ");
    print_results(printer, op);
  }
}

// -- operator ----------------------------------------------------------------

bool emp_torch_parse_operator(emp_parser_t* parser) {
  emp_str_t name = {0};
  emp_unresolved_list_t operands = {0};
  emp_type_list_t types = {0};
  emp_type_list_t results = {0};
  if (!emp_parse_string(parser, &name) || !emp_parse_punct(parser, "(") ||
      !emp_parse_operands(parser, &operands) || !emp_parse_punct(parser, ")") ||
      !emp_parse_attr_dict(parser)) {
    return false;
  }
  emp_parser_add_attr(parser, "name",
                      emp_attr_string(emp_parser_context(parser), name));
  const emp_attr_t* loc = emp_parser_loc(parser);
  if (!emp_parse_punct(parser, ":") ||
      !emp_parse_function_type(parser, &types, &results)) {
    return false;
  }
  add_results(parser, &results);
  if (!add_operands(parser, loc, &operands, &types)) return false;
  if (!emp_peek_punct(parser, "{")) return true;
  do {
    if (!emp_parse_region(parser, NULL, 0)) return false;
  } while (emp_try_punct(parser, ","));
  return true;
}

// A blank stands behind the type also without regions, as torch-mlir prints it.
void emp_torch_print_operator(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"name"};
  emp_print_text(printer, " ");
  emp_print_quoted(printer, emp_op_str_attr(op, "name"));
  emp_print_text(printer, "(");
  emp_print_operands(printer, op, 0, op->operand_count);
  emp_print_text(printer, ")");
  emp_print_attr_dict(printer, op, elided, 1);
  emp_print_text(printer, " : (");
  emp_print_operand_types(printer, op, 0, op->operand_count);
  emp_print_text(printer, ")");
  if (op->result_count == 0) emp_print_text(printer, " -> ()");
  emp_print_optional_arrow_results(printer, op);
  for (uint32_t i = 0; i < op->region_count; ++i) {
    if (i > 0) emp_print_text(printer, ",");
    emp_print_region(printer, &op->regions[i], true, true);
  }
  if (op->region_count == 0) emp_print_text(printer, " ");
}

// -- prim.If -----------------------------------------------------------------

bool emp_torch_parse_if(emp_parser_t* parser) {
  emp_unresolved_t condition;
  emp_type_list_t results = {0};
  const emp_type_t* type =
      emp_type_named(emp_parser_context(parser), "torch.bool", NULL, 0);
  if (!emp_parse_operand(parser, &condition) ||
      !emp_parser_add_operand(parser, &condition, type) ||
      !emp_parse_optional_arrow_types(parser, &results)) {
    return false;
  }
  add_results(parser, &results);
  return emp_parse_region(parser, NULL, 0) &&
         emp_parse_keyword(parser, "else") &&
         emp_parse_region(parser, NULL, 0) && emp_parse_attr_dict(parser);
}

void emp_torch_print_if(emp_printer_t* printer, const emp_op_t* op) {
  emp_print_text(printer, " ");
  emp_print_operand(printer, emp_op_operand(op, 0));
  emp_print_text(printer, " -> (");
  print_results(printer, op);
  emp_print_text(printer, ")");
  emp_print_region(printer, &op->regions[0], false, true);
  emp_print_text(printer, " else");
  emp_print_region(printer, &op->regions[1], false, true);
  emp_print_attr_dict(printer, op, NULL, 0);
}

// -- bind_symbolic_shape -----------------------------------------------------

bool emp_torch_parse_bind(emp_parser_t* parser) {
  emp_unresolved_t operand;
  emp_unresolved_list_t symbols = {0};
  const emp_attr_t* map = NULL;
  const emp_type_t* type = NULL;
  const emp_type_t* integer =
      emp_type_named(emp_parser_context(parser), "torch.int", NULL, 0);
  if (!emp_parse_operand(parser, &operand) || !emp_parse_punct(parser, ",") ||
      !emp_parse_punct(parser, "[") || !emp_parse_operands(parser, &symbols) ||
      !emp_parse_punct(parser, "]") || !emp_parse_punct(parser, ",") ||
      !emp_parse_an_attr(parser, NULL, &map) || !emp_parse_attr_dict(parser) ||
      !emp_parse_punct(parser, ":") || !emp_parse_a_type(parser, &type) ||
      !emp_parser_add_operand(parser, &operand, type)) {
    return false;
  }
  emp_parser_add_attr(parser, "shape_expressions", map);
  for (size_t i = 0; i < symbols.count; ++i) {
    if (!emp_parser_add_operand(parser, &symbols.items[i], integer)) {
      return false;
    }
  }
  return true;
}

void emp_torch_print_bind(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"shape_expressions"};
  emp_print_text(printer, " ");
  emp_print_operand(printer, emp_op_operand(op, 0));
  emp_print_text(printer, ", [");
  emp_print_operands(printer, op, 1, op->operand_count - 1);
  emp_print_text(printer, "], ");
  emp_print_attr(printer, emp_op_attr(op, "shape_expressions"));
  emp_print_attr_dict(printer, op, elided, 1);
  emp_print_text(printer, " : ");
  emp_print_type(printer, emp_op_operand(op, 0)->type);
}

// -- initialize.global_slots -------------------------------------------------

typedef struct symbol_list_s {
  const emp_attr_t** items;
  size_t count, capacity;
} symbol_list_t;

// @name(%value : type)
static bool parse_slot(emp_parser_t* parser, symbol_list_t* names) {
  emp_str_t name = {0};
  emp_unresolved_t value;
  const emp_type_t* type = NULL;
  if (!emp_parse_symbol_name(parser, &name) || !emp_parse_punct(parser, "(") ||
      !emp_parse_operand(parser, &value) || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &type) || !emp_parse_punct(parser, ")")) {
    return false;
  }
  const emp_attr_t* symbol = emp_attr_symbol(emp_parser_context(parser), name);
  emp_array_push(emp_parser_scratch(parser), names, symbol);
  return emp_parser_add_operand(parser, &value, type);
}

bool emp_torch_parse_slots(emp_parser_t* parser) {
  symbol_list_t names = {0};
  if (!emp_parse_attr_dict(parser) || !emp_parse_punct(parser, "[")) {
    return false;
  }
  while (!emp_try_punct(parser, "]")) {
    if (!parse_slot(parser, &names)) return false;
  }
  emp_parser_add_attr(
      parser, "slotSymNames",
      emp_attr_array(emp_parser_context(parser), names.items, names.count));
  return true;
}

void emp_torch_print_slots(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"slotSymNames"};
  const emp_attr_t* names = emp_op_attr(op, "slotSymNames");
  emp_print_attr_dict(printer, op, elided, 1);
  emp_print_text(printer, " [");
  emp_print_indent(printer, 1);
  for (uint32_t i = 0; i < op->operand_count && i < names->count; ++i) {
    emp_print_newline(printer);
    emp_print_symbol(printer, names->items[i]->text);
    emp_print_text(printer, "(");
    emp_print_operand(printer, emp_op_operand(op, i));
    emp_print_text(printer, " : ");
    emp_print_type(printer, emp_op_operand(op, i)->type);
    emp_print_text(printer, ")");
  }
  emp_print_indent(printer, -1);
  emp_print_newline(printer);
  emp_print_text(printer, "]");
}

// -- names -------------------------------------------------------------------

// float1.500000e00: the sign of the exponent is left out.
static emp_str_t float_name(emp_arena_t* arena, double value) {
  char digits[64];
  if (isnan(value)) return EMP_STR("floatNaN");
  if (isinf(value))
    return value < 0 ? EMP_STR("float-Inf") : EMP_STR("floatInf");
  size_t length = emp_print_f64_exponent(value, 6, digits);
  size_t kept = 0;
  for (size_t i = 0; i < length; ++i) {
    if (digits[i] != '+') digits[kept++] = digits[i];
  }
  return emp_arena_format(arena, "float%.*s", (int)kept, digits);
}

static emp_str_t constant_name(const emp_op_t* op) {
  const emp_attr_t* value = emp_op_attr(op, "value");
  switch (op->info->kind) {
    case EMP_OP_torch_constant_int:
      return emp_arena_format(op->arena, "int%" PRId64, value->value);
    case EMP_OP_torch_constant_float:
      return float_name(op->arena, emp_attr_float_value(value));
    case EMP_OP_torch_constant_bool:
      return value->value & 1 ? EMP_STR("true") : EMP_STR("false");
    case EMP_OP_torch_constant_str:
      return EMP_STR("str");
    case EMP_OP_torch_constant_device:
      return emp_arena_format(op->arena, "%.*s", EMP_STR_ARGS(value->text));
    default:
      return EMP_STR("none");
  }
}

void emp_torch_name_constant(emp_printer_t* printer, const emp_op_t* op) {
  if (op->info->kind != EMP_OP_torch_constant_none &&
      !emp_op_has_attr(op, "value")) {
    return;
  }
  emp_printer_name_value(printer, emp_op_result(op, 0), constant_name(op).data);
}

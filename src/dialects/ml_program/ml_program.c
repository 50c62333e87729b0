// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The ml_program dialect. Globals are the part that public exports use; the
// graph forms order accesses by tokens:
//
//   ordering(%t, %u -> !ml_program.token)   or   ordering(() -> ...)
#include "base/array.h"
#include "base/text.h"
#include "dialects/function_syntax.h"
#include "dialects/op_kinds.h"
#include "ir/symbol.h"

static bool wants(emp_op_t* op, emp_diag_sink_t* sink, const char* wanted,
                  const char* found) {
  return emp_diag_op_wants(sink, op->loc, op->info->name, wanted, found);
}

// -- global ------------------------------------------------------------------

// [visibility] [mutable] @name [(value)] : type
static bool parse_global(emp_parser_t* parser) {
  emp_context_t* context = emp_parser_context(parser);
  static const char* const kWords[] = {"public", "private", "nested"};
  for (size_t i = 0; i < 3; ++i) {
    if (!emp_try_keyword(parser, kWords[i])) continue;
    emp_parser_add_attr(parser, "sym_visibility",
                        emp_attr_cstr(context, kWords[i]));
    break;
  }
  if (emp_try_keyword(parser, "mutable")) {
    emp_parser_add_attr(parser, "is_mutable", emp_attr_unit(context));
  }
  emp_str_t name;
  if (!emp_parse_symbol_name(parser, &name)) return false;
  emp_parser_add_attr(parser, "sym_name", emp_attr_string(context, name));
  if (emp_try_punct(parser, "(")) {
    const emp_attr_t* value;
    if (!emp_parse_an_attr(parser, NULL, &value) ||
        !emp_parse_punct(parser, ")")) {
      return false;
    }
    emp_parser_add_attr(parser, "value", value);
  }
  const emp_type_t* type;
  if (!emp_parse_punct(parser, ":") || !emp_parse_a_type(parser, &type)) {
    return false;
  }
  emp_parser_add_attr(parser, "type", emp_attr_type(type));
  return emp_parse_attr_dict(parser);
}

static void print_global(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"sym_name", "type", "is_mutable",
                                        "value", "sym_visibility"};
  emp_str_t visibility = emp_op_str_attr(op, "sym_visibility");
  const emp_attr_t* value = emp_op_attr(op, "value");
  if (visibility.length != 0) {
    emp_print_text(printer, " ");
    emp_print_str(printer, visibility);
  }
  if (emp_op_has_attr(op, "is_mutable")) emp_print_text(printer, " mutable");
  emp_print_text(printer, " ");
  emp_print_symbol(printer, emp_op_str_attr(op, "sym_name"));
  if (value != NULL) {
    emp_print_text(printer, "(");
    emp_print_attr(printer, value);
    emp_print_text(printer, ")");
  }
  emp_print_text(printer, " : ");
  emp_print_type(printer, emp_op_attr(op, "type")->type);
  emp_print_attr_dict(printer, op, kElided, 5);
}

static bool verify_global(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* value = emp_op_attr(op, "value");
  const emp_type_t* type = emp_op_attr(op, "type")->type;
  if (value == NULL) {
    if (emp_op_has_attr(op, "is_mutable")) return true;
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants an initial value, as it is immutable");
  }
  if (value->kind == EMP_ATTR_DIALECT || value->type == type ||
      value->type == NULL) {
    return true;
  }
  emp_str_t wanted =
      emp_arena_format(op->arena, "an initial value of type '%s'",
                       emp_type_text(op->arena, type));
  return wants(op, sink, wanted.data, emp_type_text(op->arena, value->type));
}

// -- access ------------------------------------------------------------------

static const emp_op_t* find_global(emp_op_t* op) {
  const emp_op_t* global = emp_symbol_lookup(op, emp_op_attr(op, "global"));
  bool is_global =
      global != NULL && emp_op_is(global, EMP_OP_ml_program_global);
  return is_global ? global : NULL;
}

static bool verify_access(emp_op_t* op, emp_diag_sink_t* sink,
                          const emp_type_t* found) {
  const emp_op_t* global = find_global(op);
  if (global == NULL) {
    return wants(op, sink, "a 'ml_program.global'",
                 emp_attr_text(op->arena, emp_op_attr(op, "global")));
  }
  const emp_type_t* type = emp_op_attr(global, "type")->type;
  if (type == found) return true;
  emp_str_t wanted = emp_arena_format(op->arena, "the type '%s' of its global",
                                      emp_type_text(op->arena, type));
  return wants(op, sink, wanted.data, emp_type_text(op->arena, found));
}

static bool verify_load(emp_op_t* op, emp_diag_sink_t* sink) {
  if (!verify_access(op, sink, emp_op_result(op, 0)->type)) return false;
  bool is_const = emp_op_is(op, EMP_OP_ml_program_global_load_const);
  if (is_const && emp_op_has_attr(find_global(op), "is_mutable")) {
    return wants(op, sink, "an immutable global",
                 emp_attr_text(op->arena, emp_op_attr(op, "global")));
  }
  return true;
}

static bool verify_store(emp_op_t* op, emp_diag_sink_t* sink) {
  if (!verify_access(op, sink, emp_op_operand(op, 0)->type)) return false;
  if (emp_op_has_attr(find_global(op), "is_mutable")) return true;
  return wants(op, sink, "a mutable global",
               emp_attr_text(op->arena, emp_op_attr(op, "global")));
}

// %g for a load of @g.
static void name_load(emp_printer_t* printer, const emp_op_t* op) {
  emp_str_t name = emp_op_str_attr(op, "global");
  char text[64];
  if (name.length == 0 || name.length >= sizeof(text)) return;
  for (size_t i = 0; i < name.length; ++i)
    text[i] = name.data[i];
  text[name.length] = 0;
  emp_printer_name_value(printer, emp_op_result(op, 0), text);
}

static void name_load_graph(emp_printer_t* printer, const emp_op_t* op) {
  emp_printer_name_value(printer, emp_op_result(op, 0), "result");
  emp_printer_name_value(printer, emp_op_result(op, 1), "produceToken");
}

// -- graph forms -------------------------------------------------------------

static bool parse_global_name(emp_parser_t* parser) {
  const emp_attr_t* name;
  if (!emp_parse_an_attr(parser, NULL, &name)) return false;
  emp_parser_add_attr(parser, "global", name);
  return true;
}

// ordering(%t, .. -> type)
static bool parse_ordering(emp_parser_t* parser, emp_unresolved_list_t* tokens,
                           const emp_type_t** out_type) {
  *out_type =
      emp_type_named(emp_parser_context(parser), "ml_program.token", NULL, 0);
  if (!emp_try_keyword(parser, "ordering")) return true;
  if (!emp_parse_punct(parser, "(")) return false;
  if (emp_try_punct(parser, "(")) {
    if (!emp_parse_punct(parser, ")")) return false;
  } else if (!emp_parse_operands(parser, tokens)) {
    return false;
  }
  return emp_parse_punct(parser, "->") && emp_parse_a_type(parser, out_type) &&
         emp_parse_punct(parser, ")");
}

static bool add_tokens(emp_parser_t* parser,
                       const emp_unresolved_list_t* tokens,
                       const emp_type_t* type) {
  for (size_t i = 0; i < tokens->count; ++i) {
    if (!emp_parser_add_operand(parser, &tokens->items[i], type)) return false;
  }
  return true;
}

static void print_ordering(emp_printer_t* printer, const emp_op_t* op,
                           uint32_t first, const emp_value_t* token) {
  emp_print_text(printer, " ordering(");
  if (first == op->operand_count) {
    emp_print_text(printer, "()");
  } else {
    emp_print_operands(printer, op, first, op->operand_count - first);
  }
  emp_print_text(printer, " -> ");
  emp_print_type(printer, token->type);
  emp_print_text(printer, ")");
}

static bool parse_load_graph(emp_parser_t* parser) {
  emp_unresolved_list_t tokens = {0};
  const emp_type_t *token, *type;
  if (!parse_global_name(parser) || !parse_ordering(parser, &tokens, &token) ||
      !emp_parse_punct(parser, ":") || !emp_parse_a_type(parser, &type)) {
    return false;
  }
  emp_parser_add_result(parser, type);
  emp_parser_add_result(parser, token);
  return add_tokens(parser, &tokens, token) && emp_parse_attr_dict(parser);
}

static void print_load_graph(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"global"};
  emp_print_text(printer, " ");
  emp_print_attr(printer, emp_op_attr(op, "global"));
  print_ordering(printer, op, 0, emp_op_result(op, 1));
  emp_print_text(printer, " : ");
  emp_print_type(printer, emp_op_result(op, 0)->type);
  emp_print_attr_dict(printer, op, kElided, 1);
}

static bool parse_store_graph(emp_parser_t* parser) {
  emp_unresolved_list_t tokens = {0};
  emp_unresolved_t value;
  const emp_type_t *token, *type;
  if (!parse_global_name(parser) || !emp_parse_punct(parser, "=") ||
      !emp_parse_operand(parser, &value) ||
      !parse_ordering(parser, &tokens, &token) ||
      !emp_parse_punct(parser, ":") || !emp_parse_a_type(parser, &type)) {
    return false;
  }
  emp_parser_add_result(parser, token);
  return emp_parser_add_operand(parser, &value, type) &&
         add_tokens(parser, &tokens, token) && emp_parse_attr_dict(parser);
}

static void print_store_graph(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"global"};
  emp_print_text(printer, " ");
  emp_print_attr(printer, emp_op_attr(op, "global"));
  emp_print_text(printer, " = ");
  emp_print_operand(printer, emp_op_operand(op, 0));
  print_ordering(printer, op, 1, emp_op_result(op, 0));
  emp_print_text(printer, " : ");
  emp_print_type(printer, emp_op_operand(op, 0)->type);
  emp_print_attr_dict(printer, op, kElided, 1);
}

#define EMP_DIALECT_DEF "dialects/ml_program/ml_program.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_ml_program_dialect = {
    .name = "ml_program",
    EMP_DIALECT_TABLES,
    .doc = "globals and functions of ML programs"};

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Syntax of stream.cmd.func: resources come with an offset and a length, which
// are arguments too.
//
//   stream.cmd.func private @f(%a[%o for %n]: !stream.resource<*>, %x: i32)
#include "base/array.h"
#include "base/text.h"
#include "dialects/stream/stream.h"
#include "dialects/stream/stream_syntax.h"

typedef struct dictionary_list_s {
  const emp_attr_t** items;
  size_t count, capacity;
  bool has_entries;
} dictionary_list_t;

static void push_dictionary(emp_parser_t* parser, dictionary_list_t* list,
                            const emp_attr_t* dictionary) {
  if (dictionary == NULL) {
    dictionary = emp_attr_dictionary(emp_parser_context(parser), NULL, 0);
  }
  list->has_entries = list->has_entries || dictionary->count > 0;
  emp_array_push(emp_parser_scratch(parser), list, dictionary);
}

static bool parse_attrs(emp_parser_t* parser, dictionary_list_t* list) {
  const emp_attr_t* attrs = NULL;
  if (emp_peek_punct(parser, "{") && !emp_parse_an_attr(parser, NULL, &attrs)) {
    return false;
  }
  push_dictionary(parser, list, attrs);
  return true;
}

// `%a: T` or `%a[%o for %n]: T`
static bool parse_arg(emp_parser_t* parser, emp_type_list_t* inputs,
                      dictionary_list_t* attrs) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  const emp_type_t* index = emp_type_index(emp_parser_context(parser));
  const emp_type_t* type = NULL;
  emp_unresolved_t name;
  if (!emp_parse_operand(parser, &name)) return false;
  bool has_range = emp_try_punct(parser, "[");
  if (has_range &&
      (!emp_parse_operand(parser, &name) || !emp_parse_keyword(parser, "for") ||
       !emp_parse_operand(parser, &name) || !emp_parse_punct(parser, "]"))) {
    return false;
  }
  if (!emp_parse_punct(parser, ":") || !emp_parse_a_type(parser, &type)) {
    return false;
  }
  if (has_range != emp_type_is_stream_resource(type)) {
    return emp_parser_error(parser, NULL,
                            "resources, and no other arguments, have a range");
  }
  emp_array_push(scratch, inputs, type);
  if (!parse_attrs(parser, attrs)) return false;
  for (int i = 0; has_range && i < 2; ++i) {
    emp_array_push(scratch, inputs, index);
    push_dictionary(parser, attrs, NULL);
  }
  return true;
}

static bool parse_results(emp_parser_t* parser, emp_type_list_t* results,
                          dictionary_list_t* attrs) {
  if (!emp_try_punct(parser, "->")) return true;
  bool has_parens = emp_try_punct(parser, "(");
  if (has_parens && emp_try_punct(parser, ")")) return true;
  do {
    const emp_type_t* type = NULL;
    if (!emp_parse_a_type(parser, &type)) return false;
    emp_array_push(emp_parser_scratch(parser), results, type);
    if (!has_parens) {
      push_dictionary(parser, attrs, NULL);
      return true;
    }
    if (!parse_attrs(parser, attrs)) return false;
  } while (emp_try_punct(parser, ","));
  return emp_parse_punct(parser, ")");
}

static void add_list(emp_parser_t* parser, const char* name,
                     const dictionary_list_t* list) {
  if (!list->has_entries) return;
  emp_parser_add_attr(
      parser, name,
      emp_attr_array(emp_parser_context(parser), list->items, list->count));
}

bool emp_parse_command_function(emp_parser_t* parser) {
  static const char* const words[] = {"public", "private", "nested"};
  emp_context_t* context = emp_parser_context(parser);
  emp_type_list_t inputs = {0}, results = {0};
  dictionary_list_t arg_attrs = {0}, result_attrs = {0};
  emp_str_t name = {0};
  for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); ++i) {
    if (!emp_try_keyword(parser, words[i])) continue;
    emp_parser_add_attr(parser, "sym_visibility",
                        emp_attr_cstr(context, words[i]));
    break;
  }
  if (!emp_parse_symbol_name(parser, &name) || !emp_parse_punct(parser, "(")) {
    return false;
  }
  emp_parser_add_attr(parser, "sym_name", emp_attr_string(context, name));
  while (!emp_peek_punct(parser, ")")) {
    if (!parse_arg(parser, &inputs, &arg_attrs)) return false;
    if (!emp_try_punct(parser, ",")) break;
  }
  if (!emp_parse_punct(parser, ")") ||
      !parse_results(parser, &results, &result_attrs)) {
    return false;
  }
  emp_parser_add_attr(
      parser, "function_type",
      emp_attr_type(emp_type_function(context, inputs.items, inputs.count,
                                      results.items, results.count)));
  add_list(parser, "arg_attrs", &arg_attrs);
  add_list(parser, "res_attrs", &result_attrs);
  if (!emp_parse_attr_dict_with_keyword(parser)) return false;
  emp_parser_add_region(parser);
  return true;
}

// -- printing ----------------------------------------------------------------

static void print_attrs(emp_printer_t* printer, const emp_attr_t* list,
                        uint32_t i) {
  if (list == NULL || i >= list->count || list->items[i]->count == 0) return;
  emp_print_text(printer, " ");
  emp_print_attr(printer, list->items[i]);
}

static void print_args(emp_printer_t* printer, const emp_op_t* op,
                       const emp_type_t* type) {
  const emp_attr_t* attrs = emp_op_attr(op, "arg_attrs");
  for (uint32_t i = 0; i < type->input_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    uint32_t first = i;
    emp_printf(printer, "%%arg%u", first);
    if (emp_type_is_stream_resource(type->types[first]) &&
        first + 2 < type->input_count) {
      emp_printf(printer, "[%%arg%u for %%arg%u]", first + 1, first + 2);
      i += 2;
    }
    emp_print_text(printer, ": ");
    emp_print_type(printer, type->types[first]);
    print_attrs(printer, attrs, first);
  }
}

void emp_print_command_function(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"sym_name",      "sym_visibility",
                                       "function_type", "arg_attrs",
                                       "res_attrs",     "tied_operands"};
  const emp_attr_t* visibility = emp_op_attr(op, "sym_visibility");
  const emp_attr_t* result_attrs = emp_op_attr(op, "res_attrs");
  const emp_type_t* type = emp_op_attr(op, "function_type")->type;
  emp_print_text(printer, " ");
  emp_print_str(printer,
                visibility != NULL ? visibility->text : EMP_STR("public"));
  emp_print_text(printer, " ");
  emp_print_symbol(printer, emp_op_str_attr(op, "sym_name"));
  emp_print_text(printer, "(");
  print_args(printer, op, type);
  emp_print_text(printer, ")");
  if (type->result_count > 0) emp_print_text(printer, " -> (");
  for (uint32_t i = 0; i < type->result_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_type(printer, type->types[type->input_count + i]);
    print_attrs(printer, result_attrs, i);
  }
  if (type->result_count > 0) emp_print_text(printer, ")");
  emp_print_attr_dict_with_keyword(printer, op, elided,
                                   sizeof(elided) / sizeof(elided[0]));
}

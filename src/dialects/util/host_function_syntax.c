// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The syntax of util.func and its kind:
//
//   util.func public @f(%a: T {attrs}, %b: U) -> (%a as V {attrs}, W)
//       attributes {..} { body }
//
// Results may be tied to arguments by name; a declaration has no body. It may
// leave out the names of arguments, and then no result is tied.
#include "base/array.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "dialects/util/sized_syntax.h"

typedef struct attr_list_s {
  const emp_attr_t** items;
  size_t count, capacity;
} attr_list_t;

typedef struct signature_s {
  emp_region_arg_list_t args;
  emp_type_list_t inputs, results;
  attr_list_t arg_attrs, result_attrs, ties;
  bool has_names, has_arg_attrs, has_result_attrs, has_ties;
} signature_t;

static const emp_attr_t* empty_dictionary(emp_parser_t* parser) {
  return emp_attr_dictionary(emp_parser_context(parser), NULL, 0);
}

static bool parse_arg(emp_parser_t* parser, signature_t* signature) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  emp_region_arg_t arg = {0};
  const emp_type_t* type = NULL;
  const emp_attr_t* attrs = NULL;
  if (emp_peek_punct(parser, "%")) {
    if (!emp_parse_region_arg(parser, true, &arg)) return false;
    signature->has_names = true;
    emp_array_push(scratch, &signature->args, arg);
    type = arg.type;
    attrs = arg.attrs;
  } else {
    if (!emp_parse_a_type(parser, &type)) return false;
    if (emp_peek_punct(parser, "{") &&
        !emp_parse_an_attr(parser, NULL, &attrs)) {
      return false;
    }
  }
  if (attrs != NULL && attrs->count > 0) signature->has_arg_attrs = true;
  if (attrs == NULL) attrs = empty_dictionary(parser);
  emp_array_push(scratch, &signature->inputs, type);
  emp_array_push(scratch, &signature->arg_attrs, attrs);
  return true;
}

// `%a`, `%a as T`: the number of the argument and the type of the result.
static bool parse_tie(emp_parser_t* parser, const signature_t* signature,
                      const emp_unresolved_t* name, int64_t* out_tie,
                      const emp_type_t** out_type) {
  for (size_t i = 0; i < signature->args.count; ++i) {
    if (!emp_str_equal(signature->args.items[i].name.name, name->name)) {
      continue;
    }
    *out_tie = (int64_t)i;
    *out_type = signature->args.items[i].type;
    return !emp_try_keyword(parser, "as") || emp_parse_a_type(parser, out_type);
  }
  return emp_parser_error(parser, name->loc,
                          "tied result '%%%.*s' is no argument",
                          EMP_STR_ARGS(name->name));
}

// Without parentheses a brace behind a result begins the body.
static bool parse_result(emp_parser_t* parser, signature_t* signature,
                         bool may_have_attrs) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  emp_unresolved_t name;
  const emp_type_t* type = NULL;
  const emp_attr_t* attrs = NULL;
  int64_t tie = -1;
  if (emp_try_operand(parser, &name)) {
    if (!parse_tie(parser, signature, &name, &tie, &type)) return false;
    signature->has_ties = true;
  } else if (!emp_parse_a_type(parser, &type)) {
    return false;
  }
  if (may_have_attrs && emp_peek_punct(parser, "{") &&
      !emp_parse_an_attr(parser, NULL, &attrs)) {
    return false;
  }
  if (attrs != NULL && attrs->count > 0) signature->has_result_attrs = true;
  if (attrs == NULL) attrs = empty_dictionary(parser);
  emp_array_push(scratch, &signature->results, type);
  emp_array_push(scratch, &signature->result_attrs, attrs);
  emp_array_push(scratch, &signature->ties,
                 emp_attr_index(emp_parser_context(parser), tie));
  return true;
}

static bool parse_results(emp_parser_t* parser, signature_t* signature) {
  if (!emp_try_punct(parser, "->")) return true;
  bool has_parens = emp_try_punct(parser, "(");
  if (has_parens && emp_try_punct(parser, ")")) return true;
  do {
    if (!parse_result(parser, signature, has_parens)) return false;
  } while (emp_try_punct(parser, ","));
  return !has_parens || emp_parse_punct(parser, ")");
}

static void add_array(emp_parser_t* parser, const char* name,
                      const attr_list_t* list) {
  emp_parser_add_attr(
      parser, name,
      emp_attr_array(emp_parser_context(parser), list->items, list->count));
}

static bool parse_visibility_and_name(emp_parser_t* parser) {
  emp_context_t* context = emp_parser_context(parser);
  static const char* const words[] = {"public", "private", "nested"};
  for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); ++i) {
    if (emp_try_keyword(parser, words[i])) {
      emp_parser_add_attr(parser, "sym_visibility",
                          emp_attr_cstr(context, words[i]));
      break;
    }
  }
  emp_str_t name = {0};
  if (!emp_parse_symbol_name(parser, &name)) return false;
  emp_parser_add_attr(parser, "sym_name", emp_attr_string(context, name));
  return true;
}

bool emp_parse_host_function(emp_parser_t* parser) {
  signature_t signature = {0};
  if (!parse_visibility_and_name(parser) || !emp_parse_punct(parser, "(")) {
    return false;
  }
  if (!emp_try_punct(parser, ")")) {
    do {
      if (!parse_arg(parser, &signature)) return false;
    } while (emp_try_punct(parser, ","));
    if (!emp_parse_punct(parser, ")")) return false;
  }
  if (!parse_results(parser, &signature)) return false;
  emp_parser_add_attr(parser, "function_type",
                      emp_attr_type(emp_type_function(
                          emp_parser_context(parser), signature.inputs.items,
                          signature.inputs.count, signature.results.items,
                          signature.results.count)));
  if (signature.has_arg_attrs) {
    add_array(parser, "arg_attrs", &signature.arg_attrs);
  }
  if (signature.has_result_attrs) {
    add_array(parser, "res_attrs", &signature.result_attrs);
  }
  if (signature.has_ties) add_array(parser, "tied_operands", &signature.ties);
  if (!emp_parse_attr_dict_with_keyword(parser)) return false;
  if (emp_peek_punct(parser, "{")) {
    return emp_parse_region(parser, signature.args.items, signature.args.count);
  }
  emp_parser_add_region(parser);
  return true;
}

// -- printing ----------------------------------------------------------------

static const emp_attr_t* item_of(const emp_attr_t* array, uint32_t i) {
  if (array == NULL || array->kind != EMP_ATTR_ARRAY || i >= array->count) {
    return NULL;
  }
  return array->items[i]->count > 0 ? array->items[i] : NULL;
}

static void print_args(emp_printer_t* printer, const emp_op_t* op,
                       const emp_type_t* type, const emp_block_t* entry) {
  const emp_attr_t* arg_attrs = emp_op_attr(op, "arg_attrs");
  emp_print_text(printer, "(");
  for (uint32_t i = 0; i < type->input_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    const emp_attr_t* attrs = item_of(arg_attrs, i);
    if (entry != NULL && i < entry->arg_count) {
      emp_print_region_arg(printer, entry->args[i], attrs);
      continue;
    }
    emp_printf(printer, "%%arg%u: ", i);
    emp_print_type(printer, type->types[i]);
    if (attrs != NULL) {
      emp_print_text(printer, " ");
      emp_print_attr(printer, attrs);
    }
  }
  emp_print_text(printer, ")");
}

static void print_result(emp_printer_t* printer, const emp_op_t* op,
                         const emp_type_t* type, const emp_block_t* entry,
                         uint32_t i) {
  const emp_type_t* result = type->types[type->input_count + i];
  int64_t tie = emp_tied_operand(emp_op_attr(op, "tied_operands"), i);
  if (tie >= 0 && tie < (int64_t)type->input_count) {
    if (entry != NULL && tie < (int64_t)entry->arg_count) {
      emp_print_operand(printer, entry->args[tie]);
    } else {
      emp_printf(printer, "%%arg%lld", (long long)tie);
    }
    if (type->types[tie] == result) return;
    emp_print_text(printer, " as ");
  }
  emp_print_type(printer, result);
}

static void print_results(emp_printer_t* printer, const emp_op_t* op,
                          const emp_type_t* type, const emp_block_t* entry) {
  const emp_attr_t* result_attrs = emp_op_attr(op, "res_attrs");
  if (type->result_count == 0) return;
  bool parens = type->result_count > 1 || item_of(result_attrs, 0) != NULL ||
                type->types[type->input_count]->kind == EMP_TYPE_FUNCTION;
  emp_print_text(printer, parens ? " -> (" : " -> ");
  for (uint32_t i = 0; i < type->result_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    print_result(printer, op, type, entry, i);
    const emp_attr_t* attrs = item_of(result_attrs, i);
    if (attrs == NULL) continue;
    emp_print_text(printer, " ");
    emp_print_attr(printer, attrs);
  }
  if (parens) emp_print_text(printer, ")");
}

void emp_print_host_function(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"sym_name",      "sym_visibility",
                                       "function_type", "arg_attrs",
                                       "res_attrs",     "tied_operands"};
  const emp_attr_t* visibility = emp_op_attr(op, "sym_visibility");
  const emp_type_t* type = emp_op_attr(op, "function_type")->type;
  const emp_block_t* entry = emp_op_body(op);
  emp_print_text(printer, " ");
  if (visibility != NULL || !emp_op_is(op, EMP_OP_vm_func)) {
    emp_print_str(printer,
                  visibility != NULL ? visibility->text : EMP_STR("public"));
    emp_print_text(printer, " ");
  }
  emp_print_symbol(printer, emp_op_str_attr(op, "sym_name"));
  print_args(printer, op, type, entry);
  print_results(printer, op, type, entry);
  emp_print_attr_dict_with_keyword(printer, op, elided,
                                   sizeof(elided) / sizeof(elided[0]));
  if (entry != NULL) emp_print_region(printer, &op->regions[0], false, true);
}

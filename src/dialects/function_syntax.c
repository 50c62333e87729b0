// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions: visibility, name, signature, attributes, body. Argument
// attributes become one array of dictionaries, kept only when one is not
// empty, as in MLIR.
#include "dialects/function_syntax.h"

#include <inttypes.h>

#include "ir/symbol.h"

static const char* const kElided[] = {
    "sym_name", "function_type", "sym_visibility", "arg_attrs", "res_attrs"};

static void parse_visibility(emp_parser_t* parser) {
  static const char* const kWords[] = {"public", "private", "nested"};
  for (size_t i = 0; i < sizeof(kWords) / sizeof(kWords[0]); ++i) {
    if (!emp_try_keyword(parser, kWords[i])) continue;
    emp_parser_add_attr(parser, "sym_visibility",
                        emp_attr_cstr(emp_parser_context(parser), kWords[i]));
    return;
  }
}

// The array of the arguments' dictionaries, or NULL when all are empty.
static const emp_attr_t* collect_arg_attrs(emp_parser_t* parser,
                                           const emp_region_arg_list_t* args) {
  emp_context_t* context = emp_parser_context(parser);
  const emp_attr_t* empty = emp_attr_dictionary(context, NULL, 0);
  const emp_attr_t** items = emp_arena_new_array(
      emp_parser_scratch(parser), const emp_attr_t*, args->count);
  bool is_empty = true;
  for (size_t i = 0; i < args->count; ++i) {
    const emp_attr_t* attrs = args->items[i].attrs;
    items[i] = attrs != NULL ? attrs : empty;
    is_empty = is_empty && items[i]->count == 0;
  }
  return is_empty ? NULL : emp_attr_array(context, items, args->count);
}

static const emp_type_t* make_type(emp_parser_t* parser,
                                   const emp_region_arg_list_t* args,
                                   const emp_type_list_t* results) {
  const emp_type_t** types = emp_arena_new_array(
      emp_parser_scratch(parser), const emp_type_t*, args->count);
  for (size_t i = 0; i < args->count; ++i)
    types[i] = args->items[i].type;
  return emp_type_function(emp_parser_context(parser), types, args->count,
                           results->items, results->count);
}

bool emp_parse_function_op(emp_parser_t* parser) {
  emp_context_t* context = emp_parser_context(parser);
  emp_region_arg_list_t args = {0};
  emp_type_list_t results = {0};
  const emp_attr_t* result_attrs = NULL;
  bool is_variadic = false;
  emp_str_t name;
  parse_visibility(parser);
  if (!emp_parse_symbol_name(parser, &name)) return false;
  emp_parser_add_attr(parser, "sym_name", emp_attr_string(context, name));
  if (!emp_parse_function_signature(parser, &args, &results, &result_attrs,
                                    &is_variadic)) {
    return false;
  }
  if (is_variadic) {
    return emp_parser_error(parser, NULL, "variadic arguments are not allowed");
  }
  emp_parser_add_attr(parser, "function_type",
                      emp_attr_type(make_type(parser, &args, &results)));
  const emp_attr_t* arg_attrs = collect_arg_attrs(parser, &args);
  if (arg_attrs != NULL) emp_parser_add_attr(parser, "arg_attrs", arg_attrs);
  if (result_attrs != NULL) {
    emp_parser_add_attr(parser, "res_attrs", result_attrs);
  }
  if (!emp_parse_attr_dict_with_keyword(parser)) return false;
  if (emp_peek_punct(parser, "{")) {
    // Arguments without names get them from the label of the entry block.
    bool has_names = args.count != 0 && args.items[0].name.name.length != 0;
    return emp_parse_region(parser, has_names ? args.items : NULL,
                            has_names ? args.count : 0);
  }
  emp_parser_add_region(parser);
  return true;
}

void emp_print_function_op(emp_printer_t* printer, const emp_op_t* op) {
  emp_str_t visibility = emp_op_str_attr(op, "sym_visibility");
  emp_print_text(printer, " ");
  if (visibility.length != 0) {
    emp_print_str(printer, visibility);
    emp_print_text(printer, " ");
  }
  emp_print_symbol(printer, emp_op_str_attr(op, "sym_name"));
  emp_print_function_signature(printer, op);
  emp_print_attr_dict_with_keyword(printer, op, kElided,
                                   sizeof(kElided) / sizeof(kElided[0]));
  if (op->region_count != 0 && op->regions[0].first != NULL) {
    emp_print_region(printer, &op->regions[0], false, true);
  }
}

const emp_type_t* emp_function_op_type(const emp_op_t* op) {
  const emp_attr_t* attr = emp_op_attr(op, "function_type");
  bool is_function = attr != NULL && attr->kind == EMP_ATTR_TYPE &&
                     attr->type->kind == EMP_TYPE_FUNCTION;
  return is_function ? attr->type : NULL;
}

static bool wants(emp_op_t* op, emp_diag_sink_t* sink, const char* wanted,
                  const emp_type_t* found) {
  return emp_diag_op_wants(sink, op->loc, op->info->name, wanted,
                           emp_type_text(op->arena, found));
}

static bool wants_count(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                        uint32_t wanted, uint32_t found) {
  emp_str_t want = emp_arena_format(op->arena, "%" PRIu32 " %s", wanted, what);
  emp_str_t got = emp_arena_format(op->arena, "%" PRIu32, found);
  return emp_diag_op_wants(sink, op->loc, op->info->name, want.data, got.data);
}

// A wanted type at a position: "'i32' as argument 1".
static bool wants_at(emp_op_t* op, emp_diag_sink_t* sink,
                     const emp_type_t* wanted, const char* what, uint32_t i,
                     const emp_type_t* found) {
  emp_str_t want = emp_arena_format(op->arena, "'%s' as %s %" PRIu32,
                                    emp_type_text(op->arena, wanted), what, i);
  return wants(op, sink, want.data, found);
}

static bool function_here(const emp_op_t* function, emp_diag_sink_t* sink) {
  return emp_diag_function_here(
      sink, function->loc, emp_symbol_name(function),
      emp_type_text(function->arena, emp_function_op_type(function)));
}

bool emp_verify_function_op(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = emp_function_op_type(op);
  if (type == NULL) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants a function type as 'function_type'");
  }
  const emp_block_t* body = emp_op_body(op);
  if (body == NULL) return true;
  if (body->arg_count != type->input_count) {
    return wants_count(op, sink, "arguments of its entry block",
                       type->input_count, body->arg_count);
  }
  for (uint32_t i = 0; i < type->input_count; ++i) {
    if (body->args[i]->type == type->types[i]) continue;
    return wants_at(op, sink, type->types[i], "entry block argument", i,
                    body->args[i]->type);
  }
  return true;
}

bool emp_verify_return_op(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_op_t* parent = emp_op_parent(op);
  const emp_type_t* type = parent ? emp_function_op_type(parent) : NULL;
  if (type == NULL) return true;
  if (op->operand_count != type->result_count) {
    wants_count(op, sink, "operands, one for each result of its function",
                type->result_count, op->operand_count);
    return function_here(parent, sink);
  }
  for (uint32_t i = 0; i < type->result_count; ++i) {
    const emp_type_t* wanted = type->types[type->input_count + i];
    const emp_type_t* found = emp_op_operand(op, i)->type;
    if (found != wanted) {
      wants_at(op, sink, wanted, "operand", i, found);
      return function_here(parent, sink);
    }
  }
  return true;
}

static bool no_function(emp_op_t* op, emp_diag_sink_t* sink,
                        const emp_attr_t* callee) {
  const emp_op_t* near = emp_symbol_nearest(op, callee->text);
  emp_diag_op_wants(sink, op->loc, op->info->name, "a function",
                    emp_attr_text(op->arena, callee));
  if (!near || callee->count > 0) return false;
  return emp_diag_similar_symbol(sink, near->loc, emp_symbol_name(near));
}

bool emp_verify_call_op(emp_op_t* op, emp_diag_sink_t* sink,
                        const emp_attr_t* callee, uint32_t first) {
  const emp_op_t* function = emp_symbol_lookup(op, callee);
  const emp_type_t* type = function ? emp_function_op_type(function) : NULL;
  if (type == NULL) return no_function(op, sink, callee);
  if (op->operand_count - first != type->input_count) {
    wants_count(op, sink, "arguments for its callee", type->input_count,
                op->operand_count - first);
    return function_here(function, sink);
  }
  for (uint32_t i = 0; i < type->input_count; ++i) {
    const emp_type_t* found = emp_op_operand(op, first + i)->type;
    if (found != type->types[i]) {
      wants_at(op, sink, type->types[i], "argument", i, found);
      return function_here(function, sink);
    }
  }
  if (op->result_count != type->result_count) {
    wants_count(op, sink, "results, as its callee has", type->result_count,
                op->result_count);
    return function_here(function, sink);
  }
  for (uint32_t i = 0; i < type->result_count; ++i) {
    const emp_type_t* wanted = type->types[type->input_count + i];
    const emp_type_t* found = emp_op_result(op, i)->type;
    if (found != wanted) {
      wants_at(op, sink, wanted, "result", i, found);
      return function_here(function, sink);
    }
  }
  return true;
}

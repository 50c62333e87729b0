// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// vhlo.func_v1, the only op of the dialect with a form of its own:
//   vhlo.func_v1 @f(%a: !vhlo.f32_v1) -> (!vhlo.f32_v1) {
//     ..
//   } {arg_attrs = .., res_attrs = .., sym_visibility = ..}
#include "base/text.h"
#include "dialects/vhlo/vhlo.h"
#include "ir/parser.h"
#include "ir/print.h"

// What is inside an attribute of the dialect; NULL when it is another one.
static const emp_attr_t* inner(const emp_op_t* op, const char* name,
                               const char* wanted) {
  const emp_attr_t* attr = emp_op_attr(op, name);
  return attr && emp_vhlo_is(attr, wanted) ? attr->items[0] : NULL;
}

static const emp_type_t* type_of(const emp_op_t* op) {
  const emp_attr_t* attr = inner(op, "function_type", "type_v1");
  bool is_func =
      attr && attr->type->kind == EMP_TYPE_DIALECT &&
      emp_str_is(emp_str_from(attr->type->def->name), "vhlo.func_v1");
  return is_func ? attr->type : NULL;
}

static void add(emp_parser_t* parser, const char* name, const char* kind,
                const emp_attr_t* value) {
  emp_parser_add_attr(
      parser, name,
      emp_attr_named(emp_parser_context(parser), kind, &value, 1));
}

bool emp_vhlo_parse_func(emp_parser_t* parser) {
  emp_context_t* context = emp_parser_context(parser);
  emp_region_arg_list_t args = {0};
  emp_type_list_t results = {0};
  const emp_attr_t* result_attrs = NULL;
  bool is_variadic = false;
  emp_str_t name = {0};
  if (!emp_parse_symbol_name(parser, &name) ||
      !emp_parse_function_signature(parser, &args, &results, &result_attrs,
                                    &is_variadic)) {
    return false;
  }
  const emp_type_t** inputs = emp_arena_new_array(
      emp_parser_scratch(parser), const emp_type_t*, args.count + 1);
  for (size_t i = 0; i < args.count; ++i) {
    inputs[i] = args.items[i].type;
    is_variadic |= args.items[i].attrs != NULL;
  }
  if (is_variadic || result_attrs) {
    return emp_parser_error(parser, NULL,
                            "arguments and results have their attributes in "
                            "arg_attrs and res_attrs");
  }
  add(parser, "sym_name", "vhlo.string_v1", emp_attr_string(context, name));
  add(parser, "function_type", "vhlo.type_v1",
      emp_attr_type(emp_vhlo_func_type(context, inputs, args.count,
                                       results.items, results.count)));
  // Without names there is no body, only its braces.
  bool has_names = args.count != 0 && args.items[0].name.name.length != 0;
  return emp_parse_region(parser, has_names ? args.items : NULL,
                          has_names ? args.count : 0) &&
         emp_parse_attr_dict(parser);
}

void emp_vhlo_print_func(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"sym_name", "function_type"};
  const emp_type_t* type = type_of(op);
  const emp_attr_t* name = inner(op, "sym_name", "string_v1");
  if (!type || !name) return;  // the verifier has complained
  const emp_block_t* entry = op->regions[0].first;
  const emp_attr_t* inputs = type->params[0];
  const emp_attr_t* results = type->params[1];
  emp_print_text(printer, " ");
  emp_print_symbol(printer, name->text);
  emp_print_text(printer, "(");
  for (uint32_t i = 0; i < inputs->count; ++i) {
    if (i) emp_print_text(printer, ", ");
    if (entry && i < entry->arg_count) {
      emp_print_region_arg(printer, entry->args[i], NULL);
    } else {
      emp_print_type(printer, inputs->items[i]->type);
    }
  }
  emp_print_text(printer, ") -> (");
  for (uint32_t i = 0; i < results->count; ++i) {
    if (i) emp_print_text(printer, ", ");
    emp_print_type(printer, results->items[i]->type);
  }
  emp_print_text(printer, ")");
  emp_print_region(printer, &op->regions[0], false, true);
  emp_print_attr_dict(printer, op, kElided, 2);
}

static bool wants(emp_op_t* op, emp_diag_sink_t* sink, const char* wanted,
                  const char* found) {
  return emp_diag_op_wants(sink, op->loc, op->info->name, wanted, found);
}

bool emp_vhlo_verify_func(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = type_of(op);
  const emp_attr_t* name = inner(op, "sym_name", "string_v1");
  if (!name) {
    return wants(op, sink, "a #vhlo.string_v1 as 'sym_name'",
                 emp_attr_text(op->arena, emp_op_attr(op, "sym_name")));
  }
  if (!type) {
    return wants(op, sink, "the type of a function as 'function_type'",
                 emp_attr_text(op->arena, emp_op_attr(op, "function_type")));
  }
  const emp_block_t* entry = op->regions[0].first;
  const emp_attr_t* inputs = type->params[0];
  bool fits = !entry || entry->arg_count == inputs->count;
  for (uint32_t i = 0; entry && fits && i < inputs->count; ++i)
    fits = entry->args[i]->type == inputs->items[i]->type;
  return fits || wants(op, sink, "arguments of its body as its type says them",
                       emp_type_text(op->arena, type));
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ops of the hal dialect whose syntax needs more than a format string.
#include "base/array.h"
#include "base/text.h"
#include "dialects/hal/hal_syntax.h"

// custom<Bindings>: `(%b : T)[%o, %l]` or, where the type is plain,
// `%b : T[..]` is not written; entries are separated by commas.
bool emp_parse_bindings(emp_parser_t* parser, emp_custom_arg_t* args,
                        size_t count) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  (void)count;
  while (emp_try_punct(parser, "(")) {
    emp_unresolved_t buffer, offset, length;
    const emp_type_t* type = NULL;
    if (!emp_parse_operand(parser, &buffer) || !emp_parse_punct(parser, ":") ||
        !emp_parse_a_type(parser, &type) || !emp_parse_punct(parser, ")") ||
        !emp_parse_punct(parser, "[") || !emp_parse_operand(parser, &offset) ||
        !emp_parse_punct(parser, ",") || !emp_parse_operand(parser, &length) ||
        !emp_parse_punct(parser, "]")) {
      return false;
    }
    emp_array_push(scratch, args[0].operands, buffer);
    emp_array_push(scratch, args[1].types, type);
    emp_array_push(scratch, args[2].operands, offset);
    emp_array_push(scratch, args[3].operands, length);
    if (!emp_try_punct(parser, ",")) break;
  }
  return true;
}

void emp_print_bindings(emp_printer_t* printer, const emp_op_t* op,
                        const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  for (size_t i = 0; i < args[0].value_count; ++i) {
    emp_print_newline(printer);
    emp_print_text(printer, "  (");
    emp_print_operand(printer, args[0].values[i]);
    emp_print_text(printer, " : ");
    emp_print_type(printer, args[0].values[i]->type);
    emp_print_text(printer, ")[");
    emp_print_operand(printer, args[2].values[i]);
    emp_print_text(printer, ", ");
    emp_print_operand(printer, args[3].values[i]);
    emp_print_text(printer, i + 1 < args[0].value_count ? "]," : "]");
  }
  if (args[0].value_count > 0) emp_print_newline(printer);
}

// `join(%a, %b : T, U) => %f : !hal.fence`
bool emp_parse_tensor_barrier(emp_parser_t* parser) {
  emp_unresolved_list_t sources = {0};
  emp_unresolved_t fence;
  emp_type_list_t types = {0};
  const emp_type_t* fence_type = NULL;
  if (!emp_parse_keyword(parser, "join") || !emp_parse_punct(parser, "(")) {
    return false;
  }
  if (!emp_peek_punct(parser, ")") && !emp_peek_punct(parser, ":")) {
    if (!emp_parse_operands(parser, &sources)) return false;
  }
  if (emp_try_punct(parser, ":") && !emp_peek_punct(parser, ")") &&
      !emp_parse_type_list(parser, &types)) {
    return false;
  }
  if (!emp_parse_punct(parser, ")") || !emp_parse_punct(parser, "=>") ||
      !emp_parse_operand(parser, &fence) || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &fence_type)) {
    return false;
  }
  if (types.count != sources.count) {
    return emp_parser_error(parser, NULL, "%zu tensors but %zu types",
                            sources.count, types.count);
  }
  for (size_t i = 0; i < types.count; ++i) {
    emp_parser_add_result(parser, types.items[i]);
  }
  return emp_parser_add_operands(parser, &sources, types.items, types.count) &&
         emp_parser_add_operand(parser, &fence, fence_type) &&
         emp_parse_attr_dict_with_keyword(parser);
}

void emp_print_tensor_barrier(emp_printer_t* printer, const emp_op_t* op) {
  uint32_t count = op->operand_count - 1;
  emp_print_text(printer, " join(");
  emp_print_operands(printer, op, 0, count);
  emp_print_text(printer, count > 0 ? " : " : ":");
  emp_print_operand_types(printer, op, 0, count);
  emp_print_text(printer, ") => ");
  emp_print_operands(printer, op, count, 1);
  emp_print_text(printer, " : ");
  emp_print_operand_types(printer, op, count, 1);
  emp_print_attr_dict_with_keyword(printer, op, NULL, 0);
}

// `<%d : !hal.device> key("a" :: "b") : i1, T = default`
bool emp_parse_device_query(emp_parser_t* parser) {
  emp_context_t* context = emp_parser_context(parser);
  emp_unresolved_t device;
  const emp_type_t *type = NULL, *ok = NULL, *value = NULL;
  const emp_attr_t* otherwise = NULL;
  emp_str_t category = {0}, key = {0};
  if (!emp_parse_punct(parser, "<") || !emp_parse_operand(parser, &device) ||
      !emp_parse_punct(parser, ":") || !emp_parse_a_type(parser, &type) ||
      !emp_parse_punct(parser, ">") || !emp_parse_keyword(parser, "key") ||
      !emp_parse_punct(parser, "(") || !emp_parse_string(parser, &category) ||
      !emp_parse_punct(parser, "::") || !emp_parse_string(parser, &key) ||
      !emp_parse_punct(parser, ")") || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &ok) || !emp_parse_punct(parser, ",") ||
      !emp_parse_a_type(parser, &value)) {
    return false;
  }
  if (emp_try_punct(parser, "=")) {
    if (!emp_parse_an_attr(parser, NULL, &otherwise)) return false;
    emp_parser_add_attr(parser, "default_value", otherwise);
  }
  emp_parser_add_attr(parser, "category", emp_attr_string(context, category));
  emp_parser_add_attr(parser, "key", emp_attr_string(context, key));
  emp_parser_add_result(parser, ok);
  emp_parser_add_result(parser, value);
  return emp_parser_add_operand(parser, &device, type) &&
         emp_parse_attr_dict_with_keyword(parser);
}

void emp_print_device_query(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"category", "key", "default_value"};
  const emp_attr_t* otherwise = emp_op_attr(op, "default_value");
  emp_print_text(printer, "<");
  emp_print_operands(printer, op, 0, 1);
  emp_print_text(printer, " : ");
  emp_print_operand_types(printer, op, 0, 1);
  emp_print_text(printer, "> key(");
  emp_print_quoted(printer, emp_op_str_attr(op, "category"));
  emp_print_text(printer, " :: ");
  emp_print_quoted(printer, emp_op_str_attr(op, "key"));
  emp_print_text(printer, ") : ");
  emp_print_result_types(printer, op);
  if (otherwise != NULL) {
    emp_print_text(printer, " = ");
    emp_print_attr(printer, otherwise);
  }
  emp_print_attr_dict_with_keyword(printer, op, elided, 3);
}

// -- hal.executable.export ---------------------------------------------------

static bool parse_visibility(emp_parser_t* parser) {
  static const char* const words[] = {"public", "private", "nested"};
  for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); ++i) {
    if (emp_try_keyword(parser, words[i])) {
      emp_parser_add_attr(parser, "sym_visibility",
                          emp_attr_cstr(emp_parser_context(parser), words[i]));
      break;
    }
  }
  return true;
}

static bool parse_export_head(emp_parser_t* parser) {
  emp_context_t* context = emp_parser_context(parser);
  emp_str_t name = {0};
  int64_t ordinal = 0;
  const emp_attr_t* layout = NULL;
  if (!parse_visibility(parser) || !emp_parse_symbol_name(parser, &name)) {
    return false;
  }
  emp_parser_add_attr(parser, "sym_name", emp_attr_string(context, name));
  if (emp_try_keyword(parser, "ordinal")) {
    if (!emp_parse_punct(parser, "(") || !emp_parse_int(parser, &ordinal) ||
        !emp_parse_punct(parser, ")")) {
      return false;
    }
    emp_parser_add_attr(parser, "ordinal", emp_attr_index(context, ordinal));
  }
  if (!emp_parse_keyword(parser, "layout") || !emp_parse_punct(parser, "(") ||
      !emp_parse_an_attr(parser, NULL, &layout) ||
      !emp_parse_punct(parser, ")")) {
    return false;
  }
  emp_parser_add_attr(parser, "layout", layout);
  return true;
}

// `@f ordinal(0) layout(..) count(%d: !hal.device, ..) -> (..) {..}
//  attributes {..}`; older texts put the attributes before a bare region.
bool emp_parse_executable_export(emp_parser_t* parser) {
  emp_region_arg_list_t args = {0};
  emp_type_list_t results = {0};
  if (!parse_export_head(parser) || !emp_parse_attr_dict_with_keyword(parser)) {
    return false;
  }
  if (emp_try_keyword(parser, "count")) {
    if (!emp_parse_region_arg_list(parser, &args) ||
        !emp_parse_optional_arrow_types(parser, &results) ||
        !emp_parse_region(parser, args.items, args.count)) {
      return false;
    }
  } else if (emp_peek_punct(parser, "{")) {
    if (!emp_parse_region(parser, NULL, 0)) return false;
  } else {
    emp_parser_add_region(parser);
  }
  return emp_parse_attr_dict_with_keyword(parser);
}

void emp_hal_print_region_args(emp_printer_t* printer,
                               const emp_block_t* block) {
  emp_print_text(printer, "(");
  for (uint32_t i = 0; i < block->arg_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_region_arg(printer, block->args[i], NULL);
  }
  emp_print_text(printer, ")");
}

void emp_print_executable_export(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"sym_visibility", "sym_name", "ordinal",
                                       "layout"};
  const emp_attr_t* visibility = emp_op_attr(op, "sym_visibility");
  const emp_attr_t* ordinal = emp_op_attr(op, "ordinal");
  emp_print_text(printer, " ");
  emp_print_str(printer,
                visibility != NULL ? visibility->text : EMP_STR("public"));
  emp_print_text(printer, " ");
  emp_print_symbol(printer, emp_op_str_attr(op, "sym_name"));
  if (ordinal != NULL) {
    emp_printf(printer, " ordinal(%lld)", (long long)ordinal->value);
  }
  emp_print_text(printer, " layout(");
  emp_print_attr(printer, emp_op_attr(op, "layout"));
  emp_print_text(printer, ")");
  const emp_block_t* body = emp_op_body(op);
  if (body != NULL) {
    emp_print_text(printer, " count");
    emp_hal_print_region_args(printer, body);
    emp_print_text(printer, " -> (index, index, index)");
    emp_print_region(printer, &op->regions[0], false, true);
  }
  emp_print_attr_dict_with_keyword(printer, op, elided, 4);
}

// -- conditions and constant blocks ------------------------------------------

static void add_function_type(emp_parser_t* parser,
                              const emp_region_arg_list_t* args,
                              const emp_type_list_t* results) {
  const emp_type_t** inputs = emp_arena_new_array(
      emp_parser_scratch(parser), const emp_type_t*, args->count + 1);
  for (size_t i = 0; i < args->count; ++i)
    inputs[i] = args->items[i].type;
  emp_parser_add_attr(parser, "function_type",
                      emp_attr_type(emp_type_function(
                          emp_parser_context(parser), inputs, args->count,
                          results->items, results->count)));
}

bool emp_parse_condition(emp_parser_t* parser) {
  emp_region_arg_list_t args = {0};
  emp_type_list_t results = {0};
  if (!emp_parse_region_arg_list(parser, &args) ||
      !emp_parse_optional_arrow_types(parser, &results)) {
    return false;
  }
  add_function_type(parser, &args, &results);
  return emp_parse_attr_dict_with_keyword(parser) &&
         emp_parse_region(parser, args.items, args.count);
}

static void print_results(emp_printer_t* printer, const emp_type_t* type) {
  if (type->result_count == 0) return;
  emp_print_text(printer, type->result_count == 1 ? " -> " : " -> (");
  emp_print_types(printer, type->types + type->input_count, type->result_count);
  if (type->result_count > 1) emp_print_text(printer, ")");
}

void emp_print_condition(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"function_type", "arg_attrs",
                                       "res_attrs"};
  emp_hal_print_region_args(printer, emp_op_body(op));
  print_results(printer, emp_op_attr(op, "function_type")->type);
  emp_print_attr_dict_with_keyword(printer, op, elided, 3);
  emp_print_region(printer, &op->regions[0], false, true);
}

// `(%d: !hal.device) -> (i32, i32) as ("x", "y") { .. }`
bool emp_parse_constant_block(emp_parser_t* parser) {
  emp_region_arg_list_t args = {0};
  emp_type_list_t results = {0};
  struct {
    const emp_attr_t** items;
    size_t count, capacity;
  } keys = {0};
  if (!emp_parse_region_arg_list(parser, &args) ||
      !emp_parse_optional_arrow_types(parser, &results) ||
      !emp_parse_keyword(parser, "as")) {
    return false;
  }
  add_function_type(parser, &args, &results);
  bool many = emp_try_punct(parser, "(");
  do {
    emp_str_t key = {0};
    if (!emp_parse_string(parser, &key)) return false;
    emp_array_push(emp_parser_scratch(parser), &keys,
                   emp_attr_string(emp_parser_context(parser), key));
  } while (many && emp_try_punct(parser, ","));
  if (many && !emp_parse_punct(parser, ")")) return false;
  emp_parser_add_attr(
      parser, "keys",
      emp_attr_array(emp_parser_context(parser), keys.items, keys.count));
  return emp_parse_attr_dict_with_keyword(parser) &&
         emp_parse_region(parser, args.items, args.count);
}

void emp_print_constant_block(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"function_type", "keys", "arg_attrs",
                                       "res_attrs"};
  const emp_attr_t* keys = emp_op_attr(op, "keys");
  emp_hal_print_region_args(printer, emp_op_body(op));
  print_results(printer, emp_op_attr(op, "function_type")->type);
  emp_print_text(printer, keys->count == 1 ? " as " : " as (");
  for (uint32_t i = 0; i < keys->count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_quoted(printer, keys->items[i]->text);
  }
  if (keys->count != 1) emp_print_text(printer, ")");
  emp_print_attr_dict_with_keyword(printer, op, elided, 4);
  emp_print_region(printer, &op->regions[0], false, true);
}

// -- hal.interface.binding.subspan -------------------------------------------

static bool parse_flag_attr(emp_parser_t* parser) {
  emp_str_t word = {0};
  if (!emp_try_string(parser, &word)) {
    if (!emp_parse_any_keyword(parser, &word)) return false;
  }
  emp_parser_add_attr(parser, "descriptor_flags",
                      emp_attr_string(emp_parser_context(parser), word));
  return true;
}

typedef struct subspan_s {
  emp_unresolved_list_t offset, dims;
} subspan_t;

// One `word(..)` clause; the older forms `set(0) binding(1) type(..)` too.
static bool parse_subspan_clause(emp_parser_t* parser, emp_str_t word,
                                 subspan_t* parts) {
  emp_context_t* context = emp_parser_context(parser);
  int64_t number = 0;
  const emp_attr_t* attr = NULL;
  if (!emp_parse_punct(parser, "(")) return false;
  if (emp_str_is(word, "layout")) {
    if (!emp_parse_an_attr(parser, NULL, &attr)) return false;
    emp_parser_add_attr(parser, "layout", attr);
  } else if (emp_str_is(word, "binding") || emp_str_is(word, "alignment")) {
    if (!emp_parse_int(parser, &number)) return false;
    emp_parser_add_attr(parser,
                        emp_str_is(word, "binding") ? "binding" : "alignment",
                        emp_attr_index(context, number));
  } else if (emp_str_is(word, "set")) {
    if (!emp_parse_int(parser, &number)) return false;
  } else if (emp_str_is(word, "offset")) {
    if (!emp_parse_operands(parser, &parts->offset)) return false;
  } else if (emp_str_is(word, "flags")) {
    if (!parse_flag_attr(parser)) return false;
  } else if (emp_str_is(word, "type")) {
    emp_str_t ignored = {0};
    if (!emp_parse_any_keyword(parser, &ignored)) return false;
  } else {
    return emp_parser_error(parser, NULL, "unknown clause '%.*s'",
                            EMP_STR_ARGS(word));
  }
  return emp_parse_punct(parser, ")");
}

bool emp_parse_binding_subspan(emp_parser_t* parser) {
  subspan_t parts = {0};
  emp_str_t word = {0};
  const emp_type_t* type = NULL;
  while (emp_try_any_keyword(parser, &word)) {
    if (!parse_subspan_clause(parser, word, &parts)) return false;
  }
  if (!emp_parse_attr_dict(parser) || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &type)) {
    return false;
  }
  if (emp_try_punct(parser, "{") && (!emp_parse_operands(parser, &parts.dims) ||
                                     !emp_parse_punct(parser, "}"))) {
    return false;
  }
  emp_parser_add_result(parser, type);
  int32_t segments[] = {(int32_t)parts.offset.count, (int32_t)parts.dims.count};
  emp_parser_set_segments(parser, segments, 2);
  const emp_type_t* index = emp_type_index(emp_parser_context(parser));
  for (size_t i = 0; i < parts.offset.count; ++i) {
    if (!emp_parser_add_operand(parser, &parts.offset.items[i], index)) {
      return false;
    }
  }
  for (size_t i = 0; i < parts.dims.count; ++i) {
    if (!emp_parser_add_operand(parser, &parts.dims.items[i], index)) {
      return false;
    }
  }
  return true;
}

void emp_print_binding_subspan(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"layout", "binding", "alignment",
                                       "descriptor_flags",
                                       "operandSegmentSizes"};
  const emp_attr_t* alignment = emp_op_attr(op, "alignment");
  const emp_attr_t* flags = emp_op_attr(op, "descriptor_flags");
  uint32_t first = 0, count = 0;
  emp_print_text(printer, " layout(");
  emp_print_attr(printer, emp_op_attr(op, "layout"));
  emp_printf(printer, ") binding(%lld)",
             (long long)emp_op_int_attr(op, "binding", 0));
  if (alignment != NULL) {
    emp_printf(printer, " alignment(%lld)", (long long)alignment->value);
  }
  emp_op_operand_group(op, "byte_offset", &first, &count);
  if (count > 0) {
    emp_print_text(printer, " offset(");
    emp_print_operands(printer, op, first, count);
    emp_print_text(printer, ")");
  }
  if (flags != NULL) {
    emp_print_text(printer, " flags(");
    emp_print_keyword_or_string(printer, flags->text);
    emp_print_text(printer, ")");
  }
  emp_print_attr_dict(printer, op, elided, 5);
  emp_print_text(printer, " : ");
  emp_print_type(printer, op->results[0].type);
  emp_op_operand_group(op, "dynamic_dims", &first, &count);
  if (count == 0) return;
  emp_print_text(printer, "{");
  emp_print_operands(printer, op, first, count);
  emp_print_text(printer, "}");
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Exports, imports, branch tables and variadic calls.
#include "dialects/vm/vm_syntax.h"

#include "base/array.h"
#include "base/text.h"

typedef struct attr_list_s {
  const emp_attr_t** items;
  size_t count, capacity;
} attr_list_t;

static const emp_attr_t* array_of(emp_parser_t* parser,
                                  const attr_list_t* list) {
  return emp_attr_array(emp_parser_context(parser), list->items, list->count);
}

// `@f as("g") attributes {..}`
bool emp_parse_vm_export(emp_parser_t* parser) {
  emp_context_t* context = emp_parser_context(parser);
  emp_str_t function = {0}, name = {0};
  if (!emp_parse_symbol_name(parser, &function)) return false;
  name = function;
  if (emp_try_keyword(parser, "as") &&
      (!emp_parse_punct(parser, "(") || !emp_parse_string(parser, &name) ||
       !emp_parse_punct(parser, ")"))) {
    return false;
  }
  emp_parser_add_attr(parser, "function_ref",
                      emp_attr_symbol(context, function));
  emp_parser_add_attr(parser, "export_name", emp_attr_string(context, name));
  return emp_parse_attr_dict_with_keyword(parser);
}

void emp_print_vm_export(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"function_ref", "export_name"};
  emp_str_t function = emp_op_str_attr(op, "function_ref");
  emp_str_t name = emp_op_str_attr(op, "export_name");
  emp_print_text(printer, " ");
  emp_print_symbol(printer, function);
  if (!emp_str_equal(function, name)) {
    emp_print_text(printer, " as(");
    emp_print_quoted(printer, name);
    emp_print_text(printer, ")");
  }
  emp_print_attr_dict_with_keyword(printer, op, elided, 2);
}

// -- imports -----------------------------------------------------------------

typedef struct import_s {
  emp_type_list_t inputs, results;
  attr_list_t names, variadic;
} import_t;

// `%name : T`, `%name : T ...`, or without the name.
static bool parse_import_arg(emp_parser_t* parser, import_t* import) {
  emp_context_t* context = emp_parser_context(parser);
  emp_arena_t* scratch = emp_parser_scratch(parser);
  emp_unresolved_t name = {0};
  const emp_type_t* type = NULL;
  if (emp_try_operand(parser, &name) && !emp_parse_punct(parser, ":")) {
    return false;
  }
  if (!emp_parse_a_type(parser, &type)) return false;
  bool is_variadic = emp_try_punct(parser, "...");
  // The attribute has the name without its sigil.
  emp_str_t bare = name.name;
  if (bare.length > 0 && bare.data[0] == '%') {
    bare = (emp_str_t){bare.data + 1, bare.length - 1};
  }
  const emp_attr_t* name_attr = emp_attr_string(context, bare);
  const emp_attr_t* variadic_attr = emp_attr_bool(context, is_variadic);
  emp_array_push(scratch, &import->inputs, type);
  emp_array_push(scratch, &import->names, name_attr);
  emp_array_push(scratch, &import->variadic, variadic_attr);
  return true;
}

bool emp_parse_vm_import(emp_parser_t* parser) {
  emp_context_t* context = emp_parser_context(parser);
  import_t import = {0};
  emp_str_t name = {0};
  static const char* const words[] = {"public", "private"};
  for (size_t i = 0; i < 2; ++i) {
    if (!emp_try_keyword(parser, words[i])) continue;
    emp_parser_add_attr(parser, "sym_visibility",
                        emp_attr_cstr(context, words[i]));
    break;
  }
  if (emp_try_keyword(parser, "optional")) {
    emp_parser_add_attr(parser, "is_optional", emp_attr_unit(context));
  }
  if (!emp_parse_symbol_name(parser, &name) || !emp_parse_punct(parser, "(")) {
    return false;
  }
  while (!emp_peek_punct(parser, ")")) {
    if (!parse_import_arg(parser, &import)) return false;
    if (!emp_try_punct(parser, ",")) break;
  }
  if (!emp_parse_punct(parser, ")") ||
      !emp_parse_optional_arrow_types(parser, &import.results)) {
    return false;
  }
  emp_parser_add_attr(parser, "sym_name", emp_attr_string(context, name));
  emp_parser_add_attr(parser, "function_type",
                      emp_attr_type(emp_type_function(
                          context, import.inputs.items, import.inputs.count,
                          import.results.items, import.results.count)));
  emp_parser_add_attr(parser, "arg_names", array_of(parser, &import.names));
  emp_parser_add_attr(parser, "arg_variadic",
                      array_of(parser, &import.variadic));
  return emp_parse_attr_dict_with_keyword(parser);
}

static void print_results(emp_printer_t* printer, const emp_type_t* type) {
  if (type->result_count == 0) return;
  emp_print_text(printer, type->result_count == 1 ? " -> " : " -> (");
  emp_print_types(printer, type->types + type->input_count, type->result_count);
  if (type->result_count > 1) emp_print_text(printer, ")");
}

void emp_print_vm_import(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"sym_visibility", "is_optional",
                                       "sym_name",       "function_type",
                                       "arg_variadic",   "arg_names"};
  const emp_attr_t* visibility = emp_op_attr(op, "sym_visibility");
  const emp_attr_t* names = emp_op_attr(op, "arg_names");
  const emp_attr_t* variadic = emp_op_attr(op, "arg_variadic");
  const emp_type_t* type = emp_op_attr(op, "function_type")->type;
  emp_print_text(printer, " ");
  if (visibility != NULL) {
    emp_print_str(printer, visibility->text);
    emp_print_text(printer, " ");
  }
  if (emp_op_has_attr(op, "is_optional")) emp_print_text(printer, "optional ");
  emp_print_symbol(printer, emp_op_str_attr(op, "sym_name"));
  emp_print_text(printer, "(");
  for (uint32_t i = 0; i < type->input_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    if (names != NULL && i < names->count && names->items[i]->text.length > 0) {
      emp_printf(printer, "%%%.*s : ", EMP_STR_ARGS(names->items[i]->text));
    }
    emp_print_type(printer, type->types[i]);
    if (variadic != NULL && i < variadic->count && variadic->items[i]->value) {
      emp_print_text(printer, " ...");
    }
  }
  emp_print_text(printer, ")");
  print_results(printer, type);
  emp_print_attr_dict_with_keyword(printer, op, elided, 6);
}

// -- branch tables -----------------------------------------------------------

typedef struct table_s {
  emp_unresolved_list_t operands;
  emp_type_list_t types;
  attr_list_t counts;
} table_t;

// `^bb1` or `^bb1(%a, %b : T, U)`
static bool parse_table_target(emp_parser_t* parser, table_t* table) {
  emp_block_t* block = NULL;
  size_t before = table->operands.count;
  if (!emp_parse_successor(parser, &block)) return false;
  emp_parser_add_successor(parser, block);
  if (emp_try_punct(parser, "(") &&
      (!emp_parse_operands(parser, &table->operands) ||
       !emp_parse_punct(parser, ":") ||
       !emp_parse_type_list(parser, &table->types) ||
       !emp_parse_punct(parser, ")"))) {
    return false;
  }
  if (table->operands.count != table->types.count) {
    return emp_parser_error(parser, NULL, "%zu operands but %zu types",
                            table->operands.count, table->types.count);
  }
  const emp_attr_t* count = emp_attr_i32(
      emp_parser_context(parser), (int32_t)(table->operands.count - before));
  emp_array_push(emp_parser_scratch(parser), &table->counts, count);
  return true;
}

// `%i { default: ^bb1(..), 0: ^bb2, 1: ^bb3 }`; the default comes first.
bool emp_parse_branch_table(emp_parser_t* parser) {
  table_t table = {0};
  emp_unresolved_t index;
  int64_t expected = 0;
  if (!emp_parse_operand(parser, &index) || !emp_parse_punct(parser, "{") ||
      !emp_parse_keyword(parser, "default") || !emp_parse_punct(parser, ":") ||
      !parse_table_target(parser, &table)) {
    return false;
  }
  while (emp_try_punct(parser, ",")) {
    int64_t number = 0;
    if (!emp_parse_int(parser, &number)) return false;
    if (number != expected++) {
      return emp_parser_error(parser, NULL, "cases must be 0, 1, ... in order");
    }
    if (!emp_parse_punct(parser, ":") || !parse_table_target(parser, &table)) {
      return false;
    }
  }
  emp_parser_add_attr(parser, "case_counts", array_of(parser, &table.counts));
  return emp_parse_punct(parser, "}") &&
         emp_parser_add_operand(
             parser, &index,
             emp_type_integer(emp_parser_context(parser), 32)) &&
         emp_parser_add_operands(parser, &table.operands, table.types.items,
                                 table.types.count) &&
         emp_parse_attr_dict(parser);
}

void emp_print_branch_table(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"case_counts"};
  const emp_attr_t* counts = emp_op_attr(op, "case_counts");
  uint32_t first = 1;
  emp_print_text(printer, " ");
  emp_print_operands(printer, op, 0, 1);
  emp_print_text(printer, " {");
  for (uint32_t i = 0; i < op->successor_count; ++i) {
    uint32_t count = (uint32_t)counts->items[i]->value;
    emp_print_newline(printer);
    if (i == 0) {
      emp_print_text(printer, "  default: ");
    } else {
      emp_printf(printer, "  %u: ", i - 1);
    }
    emp_print_successor(printer, op->successors[i]);
    if (count > 0) {
      emp_print_text(printer, "(");
      emp_print_operands(printer, op, first, count);
      emp_print_text(printer, " : ");
      emp_print_operand_types(printer, op, first, count);
      emp_print_text(printer, ")");
    }
    if (i + 1 < op->successor_count) emp_print_text(printer, ",");
    first += count;
  }
  emp_print_newline(printer);
  emp_print_text(printer, "}");
  emp_print_attr_dict(printer, op, elided, 1);
}

// -- variadic calls ----------------------------------------------------------

// Operands in order and, for each parameter, -1 or the number of entries.
typedef struct segments_s {
  emp_unresolved_list_t operands;
  attr_list_t sizes, types;
  emp_type_list_t operand_types, results;
} segments_t;

// `%a`, `[%a, %b]`, `[(%a, %b), (%c, %d)]`
static bool parse_segment(emp_parser_t* parser, segments_t* segments) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  emp_unresolved_t operand;
  int32_t size = -1;
  if (emp_try_punct(parser, "[")) {
    size = 0;
    while (!emp_peek_punct(parser, "]")) {
      bool tuple = emp_try_punct(parser, "(");
      if (tuple) {
        if (!emp_parse_operands(parser, &segments->operands) ||
            !emp_parse_punct(parser, ")")) {
          return false;
        }
      } else {
        if (!emp_parse_operand(parser, &operand)) return false;
        emp_array_push(scratch, &segments->operands, operand);
      }
      ++size;
      if (!emp_try_punct(parser, ",")) break;
    }
    if (!emp_parse_punct(parser, "]")) return false;
  } else {
    if (!emp_parse_operand(parser, &operand)) return false;
    emp_array_push(scratch, &segments->operands, operand);
  }
  const emp_attr_t* attr = emp_attr_i32(emp_parser_context(parser), size);
  emp_array_push(scratch, &segments->sizes, attr);
  return true;
}

static void push_types(emp_parser_t* parser, segments_t* segments,
                       const emp_type_t* type, int64_t size) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  for (int64_t i = 0; i < (size < 0 ? 1 : size); ++i) {
    if (size < 0 || type->kind != EMP_TYPE_TUPLE) {
      emp_array_push(scratch, &segments->operand_types, type);
      continue;
    }
    for (uint32_t k = 0; k < type->input_count; ++k) {
      emp_array_push(scratch, &segments->operand_types, type->types[k]);
    }
  }
}

bool emp_parse_call_variadic(emp_parser_t* parser) {
  segments_t segments = {0};
  emp_str_t callee = {0};
  if (!emp_parse_symbol_name(parser, &callee) ||
      !emp_parse_punct(parser, "(")) {
    return false;
  }
  emp_parser_add_attr(parser, "callee",
                      emp_attr_symbol(emp_parser_context(parser), callee));
  while (!emp_peek_punct(parser, ")")) {
    if (!parse_segment(parser, &segments)) return false;
    if (!emp_try_punct(parser, ",")) break;
  }
  if (!emp_parse_punct(parser, ")") || !emp_parse_attr_dict(parser) ||
      !emp_parse_punct(parser, ":") || !emp_parse_punct(parser, "(")) {
    return false;
  }
  for (size_t i = 0; i < segments.sizes.count; ++i) {
    const emp_type_t* type = NULL;
    if (i > 0 && !emp_parse_punct(parser, ",")) return false;
    if (!emp_parse_a_type(parser, &type)) return false;
    emp_try_punct(parser, "...");
    const emp_attr_t* attr = emp_attr_type(type);
    emp_array_push(emp_parser_scratch(parser), &segments.types, attr);
    push_types(parser, &segments, type, segments.sizes.items[i]->value);
  }
  if (!emp_parse_punct(parser, ")") ||
      !emp_parse_optional_arrow_types(parser, &segments.results)) {
    return false;
  }
  if (segments.operand_types.count != segments.operands.count) {
    return emp_parser_error(parser, NULL, "%zu operands but %zu types",
                            segments.operands.count,
                            segments.operand_types.count);
  }
  emp_parser_add_attr(parser, "segment_sizes",
                      array_of(parser, &segments.sizes));
  emp_parser_add_attr(parser, "segment_types",
                      array_of(parser, &segments.types));
  for (size_t i = 0; i < segments.results.count; ++i) {
    emp_parser_add_result(parser, segments.results.items[i]);
  }
  return emp_parser_add_operands(parser, &segments.operands,
                                 segments.operand_types.items,
                                 segments.operand_types.count);
}

// Prints a segment and returns the index of the operand behind it.
static uint32_t print_segment(emp_printer_t* printer, const emp_op_t* op,
                              uint32_t first, const emp_type_t* type,
                              int64_t size) {
  if (size < 0) {
    emp_print_operands(printer, op, first, 1);
    return first + 1;
  }
  uint32_t width = type->kind == EMP_TYPE_TUPLE ? type->input_count : 1;
  emp_print_text(printer, "[");
  for (int64_t i = 0; i < size; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    if (type->kind == EMP_TYPE_TUPLE) emp_print_text(printer, "(");
    emp_print_operands(printer, op, first, width);
    if (type->kind == EMP_TYPE_TUPLE) emp_print_text(printer, ")");
    first += width;
  }
  emp_print_text(printer, "]");
  return first;
}

void emp_print_call_variadic(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"callee", "segment_sizes",
                                       "segment_types"};
  const emp_attr_t* sizes = emp_op_attr(op, "segment_sizes");
  const emp_attr_t* types = emp_op_attr(op, "segment_types");
  uint32_t first = 0;
  emp_print_text(printer, " ");
  emp_print_symbol(printer, emp_op_str_attr(op, "callee"));
  emp_print_text(printer, "(");
  for (uint32_t i = 0; i < sizes->count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    first = print_segment(printer, op, first, types->items[i]->type,
                          sizes->items[i]->value);
  }
  emp_print_text(printer, ")");
  emp_print_attr_dict(printer, op, elided, 3);
  emp_print_text(printer, " : (");
  for (uint32_t i = 0; i < sizes->count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_type(printer, types->items[i]->type);
    if (sizes->items[i]->value >= 0) emp_print_text(printer, " ...");
  }
  emp_print_text(printer, ")");
  emp_print_optional_arrow_results(printer, op);
}

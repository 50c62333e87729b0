// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The util dialect: what the host program is written in besides arith and scf.
// Here are its folds, verifiers and the syntax that no format string can say.
#include <inttypes.h>
#include <string.h>

#include "base/array.h"
#include "base/checked.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "dialects/op_wants.h"
#include "dialects/util/sized_syntax.h"
#include "dialects/util/util_folds.h"
#include "ir/symbol.h"

// -- types and attributes ----------------------------------------------------

// `<T>`, or `<?>` for any.
static bool parse_element_type(emp_parser_t* parser,
                               const emp_attr_t** out_params, size_t capacity,
                               size_t* out_count) {
  const emp_type_t* type = NULL;
  (void)capacity;
  if (!emp_parse_punct(parser, "<")) return false;
  if (emp_try_punct(parser, "?")) {
    out_params[0] = emp_attr_unit(emp_parser_context(parser));
  } else if (emp_parse_a_type(parser, &type)) {
    out_params[0] = emp_attr_type(type);
  } else {
    return false;
  }
  *out_count = 1;
  return emp_parse_punct(parser, ">");
}

static void print_element_type(emp_printer_t* printer, const emp_type_t* type) {
  if (type->params[0]->kind == EMP_ATTR_UNIT) {
    emp_print_text(printer, "<?>");
    return;
  }
  emp_print_text(printer, "<");
  emp_print_type(printer, type->params[0]->type);
  emp_print_text(printer, ">");
}

static const char* const assumption_words[] = {"umin", "umax", "udiv"};

// `<umin = 1, umax = 8, udiv = 4>`, each part optional.
static bool parse_assumption(emp_parser_t* parser,
                             const emp_attr_t** out_params, size_t capacity,
                             size_t* out_count) {
  (void)capacity;
  for (size_t i = 0; i < 3; ++i)
    out_params[i] = NULL;
  *out_count = 3;
  if (!emp_parse_punct(parser, "<")) return false;
  while (!emp_peek_punct(parser, ">")) {
    emp_str_t word = {0};
    int64_t value = 0;
    if (!emp_parse_any_keyword(parser, &word) ||
        !emp_parse_punct(parser, "=") || !emp_parse_int(parser, &value)) {
      return false;
    }
    size_t i = 0;
    while (i < 3 && !emp_str_is(word, assumption_words[i]))
      ++i;
    if (i == 3) {
      return emp_parser_error(parser, NULL,
                              "unknown assumption '%.*s', wanted umin, umax "
                              "or udiv",
                              EMP_STR_ARGS(word));
    }
    out_params[i] = emp_attr_i64(emp_parser_context(parser), value);
    if (!emp_try_punct(parser, ",")) break;
  }
  return emp_parse_punct(parser, ">");
}

static void print_assumption(emp_printer_t* printer, const emp_attr_t* attr) {
  const char* separator = "<";
  for (uint32_t i = 0; i < 3 && i < attr->count; ++i) {
    if (attr->items[i] == NULL) continue;
    emp_printf(printer, "%s%s = %lld", separator, assumption_words[i],
               (long long)attr->items[i]->value);
    separator = ", ";
  }
  emp_print_text(printer, separator[0] == '<' ? "<>" : ">");
}

// `<7> : T`; the type comes first in the list, where initial values are asked
// for theirs.
static bool parse_byte_pattern(emp_parser_t* parser,
                               const emp_attr_t** out_params, size_t capacity,
                               size_t* out_count) {
  int64_t value = 0;
  const emp_type_t* type = NULL;
  (void)capacity;
  if (!emp_parse_punct(parser, "<") || !emp_parse_int(parser, &value) ||
      !emp_parse_punct(parser, ">") || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &type)) {
    return false;
  }
  out_params[0] = emp_attr_type(type);
  out_params[1] = emp_attr_i64(emp_parser_context(parser), value);
  *out_count = 2;
  return true;
}

static void print_byte_pattern(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_printf(printer, "<%lld> : ", (long long)attr->items[1]->value);
  emp_print_type(printer, attr->items[0]->type);
}

// `<123, 456>`
static bool parse_byte_range(emp_parser_t* parser,
                             const emp_attr_t** out_params, size_t capacity,
                             size_t* out_count) {
  int64_t offset = 0, length = 0;
  (void)capacity;
  if (!emp_parse_punct(parser, "<") || !emp_parse_int(parser, &offset) ||
      !emp_parse_punct(parser, ",") || !emp_parse_int(parser, &length) ||
      !emp_parse_punct(parser, ">")) {
    return false;
  }
  out_params[0] = emp_attr_i64(emp_parser_context(parser), offset);
  out_params[1] = emp_attr_i64(emp_parser_context(parser), length);
  *out_count = 2;
  return true;
}

static void print_byte_range(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_printf(printer, "<%lld, %lld>", (long long)attr->items[0]->value,
             (long long)attr->items[1]->value);
}

// Bytes that a value takes when its elements stand one behind the other; -1:
// not known.
static int64_t bytes_of_value(const emp_attr_t* value) {
  const emp_type_t* type = value->type;
  int64_t bytes = -1, count = 1;
  if (value->kind == EMP_ATTR_DIALECT && value->count > 0 &&
      value->items[0] != NULL && value->items[0]->kind == EMP_ATTR_TYPE) {
    type = value->items[0]->type;
  }
  if (type == NULL) return -1;
  if (emp_type_is_shaped(type)) {
    for (uint32_t i = 0; i < type->rank; ++i) {
      if (type->dims[i] == EMP_DIM_DYNAMIC ||
          !emp_mul_i64(count, type->dims[i], &count)) {
        return -1;
      }
    }
    type = type->element;
  }
  if (!emp_type_is_any_integer(type) && !emp_type_is_float(type)) return -1;
  return emp_type_storage_bytes(type, count, &bytes) ? bytes : -1;
}

// `<4xi8, [value, .., ]>`: values one behind the other.
static bool parse_composite(emp_parser_t* parser, const emp_attr_t** out_params,
                            size_t capacity, size_t* out_count) {
  emp_context_t* context = emp_parser_context(parser);
  emp_arena_t* scratch = emp_parser_scratch(parser);
  int64_t dims[1], known = 0;
  size_t rank = 0;
  const emp_type_t* element = NULL;
  struct {
    const emp_attr_t** items;
    size_t count, capacity;
  } values = {0};
  (void)capacity;
  if (!emp_parse_punct(parser, "<") ||
      !emp_parse_dims(parser, dims, 1, &rank) ||
      !emp_parse_a_type(parser, &element) || !emp_parse_punct(parser, ",") ||
      !emp_parse_punct(parser, "[")) {
    return false;
  }
  if (rank != 1 || dims[0] < 0 || !emp_type_is_integer(element, 8)) {
    return emp_parser_error(parser, NULL,
                            "a composite wants a size in bytes, as in 4xi8");
  }
  while (!emp_peek_punct(parser, "]")) {
    const emp_attr_t* value = NULL;
    if (!emp_parse_an_attr(parser, NULL, &value)) return false;
    int64_t bytes = bytes_of_value(value);
    known = bytes < 0 || known < 0 ? -1 : known + bytes;
    emp_array_push(scratch, &values, value);
    if (!emp_try_punct(parser, ",")) break;
  }
  if (known >= 0 && known != dims[0]) {
    return emp_parser_error(
        parser, NULL, "a composite of %lld bytes, but its values have %lld",
        (long long)dims[0], (long long)known);
  }
  out_params[0] = emp_attr_type(emp_type_tensor(dims, 1, element, NULL));
  out_params[1] = emp_attr_array(context, values.items, values.count);
  *out_count = 2;
  return emp_parse_punct(parser, "]") && emp_parse_punct(parser, ">");
}

static void print_composite(emp_printer_t* printer, const emp_attr_t* attr) {
  const emp_attr_t* values = attr->items[1];
  emp_printf(printer, "<%lldxi8, [", (long long)attr->items[0]->type->dims[0]);
  for (uint32_t i = 0; i < values->count; ++i) {
    emp_print_newline(printer);
    emp_print_text(printer, "  ");
    emp_print_attr(printer, values->items[i]);
    emp_print_text(printer, ",");
  }
  if (values->count > 0) emp_print_newline(printer);
  emp_print_text(printer, "]>");
}

// ` : T` is read as the attribute's own type parameter: `<T>`.
static bool parse_uninitialized(emp_parser_t* parser,
                                const emp_attr_t** out_params, size_t capacity,
                                size_t* out_count) {
  const emp_type_t* type = NULL;
  (void)capacity;
  if (!emp_parse_punct(parser, ":") || !emp_parse_a_type(parser, &type)) {
    return false;
  }
  out_params[0] = emp_attr_type(type);
  *out_count = 1;
  return true;
}

static void print_uninitialized(emp_printer_t* printer,
                                const emp_attr_t* attr) {
  emp_print_text(printer, " : ");
  emp_print_type(printer, attr->items[0]->type);
}

// #composite_of_24b
static emp_str_t suffix_of_composite(const emp_attr_t* attr,
                                     emp_arena_t* arena) {
  return emp_arena_format(arena, "%lldb",
                          (long long)attr->items[0]->type->dims[0]);
}

// -- directives --------------------------------------------------------------

// custom<ListTypeGet>(type($list), type($result)): `!util.list<T>`, or with
// ` -> U` where the element is seen as another type.
static bool parse_list_type(emp_parser_t* parser, emp_custom_arg_t* args,
                            size_t count) {
  (void)count;
  const emp_type_t* list = NULL;
  const emp_type_t* first = NULL;
  if (!emp_parse_a_type(parser, &first)) return false;
  const emp_type_t* element = NULL;
  if (emp_try_punct(parser, "->")) {
    const emp_type_t* second = NULL;
    if (!emp_parse_a_type(parser, &second)) return false;
    bool list_first = emp_type_is_named(first, "util.list");
    list = list_first ? first : second;
    element = list_first ? second : first;
  } else {
    list = first;
  }
  if (!emp_type_is_named(list, "util.list")) {
    return emp_parser_error(parser, NULL, "expected a !util.list type");
  }
  if (element == NULL && list->params[0]->kind == EMP_ATTR_TYPE) {
    element = list->params[0]->type;
  }
  if (element == NULL) {
    return emp_parser_error(parser, NULL,
                            "element of a list of any needs '->'");
  }
  emp_array_push(emp_parser_scratch(parser), args[0].types, list);
  emp_array_push(emp_parser_scratch(parser), args[1].types, element);
  return true;
}

static bool is_plain_element(const emp_type_t* list, const emp_type_t* type) {
  return list->params[0]->kind == EMP_ATTR_TYPE &&
         list->params[0]->type == type;
}

static void print_list_type_get(emp_printer_t* printer, const emp_op_t* op,
                                const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  emp_print_type(printer, args[0].value_types[0]);
  if (is_plain_element(args[0].value_types[0], args[1].value_types[0])) return;
  emp_print_text(printer, " -> ");
  emp_print_type(printer, args[1].value_types[0]);
}

static void print_list_type_set(emp_printer_t* printer, const emp_op_t* op,
                                const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  if (!is_plain_element(args[0].value_types[0], args[1].value_types[0])) {
    emp_print_type(printer, args[1].value_types[0]);
    emp_print_text(printer, " -> ");
  }
  emp_print_type(printer, args[0].value_types[0]);
}

// custom<TypedValueList>(ref(type($x)), $values, type($values)): `[%a, %b]`
static bool parse_typed_values(emp_parser_t* parser, emp_custom_arg_t* args,
                               size_t count) {
  (void)count;
  if (!emp_parse_punct(parser, "[")) return false;
  if (!emp_peek_punct(parser, "]") &&
      !emp_parse_operands(parser, args[1].operands)) {
    return false;
  }
  for (size_t i = 0; i < args[1].operands->count; ++i) {
    emp_array_push(emp_parser_scratch(parser), args[2].types,
                   args[0].types->items[0]);
  }
  return emp_parse_punct(parser, "]");
}

static void print_typed_values(emp_printer_t* printer, const emp_op_t* op,
                               const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  emp_print_text(printer, "[");
  for (size_t i = 0; i < args[1].value_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_operand(printer, args[1].values[i]);
  }
  emp_print_text(printer, "]");
}

// custom<RangeList>($offsets, $lengths): `[%o for %l], [..]`
static bool parse_range_list(emp_parser_t* parser, emp_custom_arg_t* args,
                             size_t count) {
  (void)count;
  emp_unresolved_t offset, length;
  do {
    if (!emp_parse_punct(parser, "[") || !emp_parse_operand(parser, &offset) ||
        !emp_parse_keyword(parser, "for") ||
        !emp_parse_operand(parser, &length) || !emp_parse_punct(parser, "]")) {
      return false;
    }
    emp_array_push(emp_parser_scratch(parser), args[0].operands, offset);
    emp_array_push(emp_parser_scratch(parser), args[1].operands, length);
  } while (emp_try_punct(parser, ","));
  return true;
}

static void print_range_list(emp_printer_t* printer, const emp_op_t* op,
                             const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  for (size_t i = 0; i < args[0].value_count; ++i) {
    emp_print_text(printer, i > 0 ? ", [" : "[");
    emp_print_operand(printer, args[0].values[i]);
    emp_print_text(printer, " for ");
    emp_print_operand(printer, args[1].values[i]);
    emp_print_text(printer, "]");
  }
}

// -- ops ---------------------------------------------------------------------

// `@f(%a, %b) {attrs} : (T, U) -> (%a as V, W)`
static bool parse_call(emp_parser_t* parser) {
  const emp_attr_t* callee = NULL;
  emp_unresolved_list_t operands = {0}, sizes = {0};
  emp_type_list_t types = {0}, results = {0};
  if (!emp_parse_an_attr(parser, NULL, &callee) ||
      !emp_parse_punct(parser, "(")) {
    return false;
  }
  if (callee->kind != EMP_ATTR_SYMBOL_REF) {
    return emp_parser_error(parser, NULL, "expected a callee '@name'");
  }
  emp_parser_add_attr(parser, "callee", callee);
  if (!emp_parse_operands(parser, &operands) || !emp_parse_punct(parser, ")") ||
      !emp_parse_attr_dict(parser) || !emp_parse_punct(parser, ":") ||
      !emp_parse_punct(parser, "(")) {
    return false;
  }
  if (!emp_peek_punct(parser, ")") && !emp_parse_type_list(parser, &types)) {
    return false;
  }
  if (!emp_parse_punct(parser, ")") || !emp_parse_punct(parser, "->") ||
      !emp_parse_tied_results(parser, &operands, &results, &sizes, &types,
                              "tied_operands")) {
    return false;
  }
  if (types.count != operands.count) {
    return emp_parser_error(parser, NULL, "%zu operands but %zu types",
                            operands.count, types.count);
  }
  for (size_t i = 0; i < results.count; ++i) {
    emp_parser_add_result(parser, results.items[i]);
  }
  return emp_parser_add_operands(parser, &operands, types.items, types.count);
}

static void print_call(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"callee", "tied_operands"};
  const emp_attr_t* tied = emp_op_attr(op, "tied_operands");
  emp_print_text(printer, " ");
  emp_print_attr(printer, emp_op_attr(op, "callee"));
  emp_print_text(printer, "(");
  emp_print_operands(printer, op, 0, op->operand_count);
  emp_print_text(printer, ")");
  emp_print_attr_dict(printer, op, elided, 2);
  emp_print_text(printer, " : (");
  emp_print_operand_types(printer, op, 0, op->operand_count);
  emp_print_text(printer, op->result_count == 1 ? ") -> " : ") -> (");
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    const emp_type_t* type = op->results[i].type;
    int64_t tie = emp_tied_operand(tied, i);
    if (tie >= 0 && tie < (int64_t)op->operand_count) {
      emp_value_t* operand = emp_op_operand(op, (uint32_t)tie);
      emp_print_operand(printer, operand);
      if (operand->type == type) continue;
      emp_print_text(printer, " as ");
    }
    emp_print_type(printer, type);
  }
  if (op->result_count != 1) emp_print_text(printer, ")");
}

// `attributes {..} { body }`
static bool parse_initializer(emp_parser_t* parser) {
  emp_parser_add_attr(parser, "function_type",
                      emp_attr_type(emp_type_function(
                          emp_parser_context(parser), NULL, 0, NULL, 0)));
  return emp_parse_attr_dict_with_keyword(parser) &&
         emp_parse_region(parser, NULL, 0);
}

static void print_initializer(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"function_type", "arg_attrs",
                                       "res_attrs"};
  emp_print_attr_dict_with_keyword(printer, op, elided, 3);
  emp_print_region(printer, &op->regions[0], false, true);
}

static bool parse_bounds(emp_parser_t* parser, const emp_attr_t** out_attr) {
  const emp_attr_t* params[3];
  size_t count = 0;
  if (!parse_assumption(parser, params, 3, &count)) return false;
  *out_attr = emp_attr_named(emp_parser_context(parser), "util.int.assumption",
                             params, 3);
  return true;
}

// `%a<umin = 1>, %b[<umax = 4>, <umax = 8>] {attrs} : T, U`
static bool parse_assume_int(emp_parser_t* parser) {
  emp_context_t* context = emp_parser_context(parser);
  emp_arena_t* scratch = emp_parser_scratch(parser);
  emp_unresolved_list_t operands = {0};
  emp_type_list_t types = {0};
  struct {
    const emp_attr_t** items;
    size_t count, capacity;
  } all = {0}, some;
  do {
    emp_unresolved_t operand;
    if (!emp_parse_operand(parser, &operand)) return false;
    emp_array_push(scratch, &operands, operand);
    some.items = NULL;
    some.count = some.capacity = 0;
    bool many = emp_try_punct(parser, "[");
    do {
      const emp_attr_t* bounds = NULL;
      if (!parse_bounds(parser, &bounds)) return false;
      emp_array_push(scratch, &some, bounds);
    } while (many && emp_try_punct(parser, ","));
    if (many && !emp_parse_punct(parser, "]")) return false;
    const emp_attr_t* item = emp_attr_array(context, some.items, some.count);
    emp_array_push(scratch, &all, item);
  } while (emp_try_punct(parser, ","));
  emp_parser_add_attr(parser, "assumptions",
                      emp_attr_array(context, all.items, all.count));
  if (!emp_parse_attr_dict(parser) || !emp_parse_punct(parser, ":") ||
      !emp_parse_type_list(parser, &types)) {
    return false;
  }
  if (types.count != operands.count) {
    return emp_parser_error(parser, NULL, "%zu operands but %zu types",
                            operands.count, types.count);
  }
  for (size_t i = 0; i < types.count; ++i) {
    emp_parser_add_result(parser, types.items[i]);
  }
  return emp_parser_add_operands(parser, &operands, types.items, types.count);
}

static void print_assume_int(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"assumptions"};
  const emp_attr_t* all = emp_op_attr(op, "assumptions");
  bool has_lines = op->operand_count > 1;
  emp_print_indent(printer, 2);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (i > 0) emp_print_text(printer, ",");
    if (has_lines) {
      emp_print_newline(printer);
    } else {
      emp_print_text(printer, " ");
    }
    emp_print_operand(printer, emp_op_operand(op, i));
    const emp_attr_t* some = i < all->count ? all->items[i] : NULL;
    if (some == NULL) continue;
    if (some->count != 1) emp_print_text(printer, "[");
    for (uint32_t k = 0; k < some->count; ++k) {
      if (k > 0) emp_print_text(printer, ", ");
      print_assumption(printer, some->items[k]);
    }
    if (some->count != 1) emp_print_text(printer, "]");
  }
  emp_print_attr_dict(printer, op, elided, 1);
  if (has_lines) {
    emp_print_newline(printer);
  } else {
    emp_print_text(printer, " ");
  }
  emp_print_indent(printer, -2);
  emp_print_text(printer, ": ");
  emp_print_operand_types(printer, op, 0, op->operand_count);
}

// Operands have one list of assumptions that hold together, or one for each
// of the cases that all operands share.
static bool verify_assumptions(emp_op_t* op, const emp_attr_t* all,
                               emp_diag_sink_t* sink) {
  uint32_t cases = 1;
  for (uint32_t i = 0; i < all->count; ++i) {
    const emp_attr_t* some = all->items[i];
    bool went_well = some->kind == EMP_ATTR_ARRAY;
    for (uint32_t k = 0; went_well && k < some->count; ++k) {
      went_well =
          some->items[k]->kind == EMP_ATTR_DIALECT &&
          strcmp(some->items[k]->attr_def->name, "util.int.assumption") == 0;
    }
    if (!went_well) {
      return emp_diag_verify(sink, op->loc, op->info->name,
                             "wants lists of #util.int.assumption");
    }
    if (some->count == 1) continue;
    if (cases > 1 && some->count != cases) {
      return emp_op_wants_number(
          op, sink, some->count,
          "%" PRIu32 " assumptions about operand %" PRIu32, cases, i);
    }
    if (some->count > 0) cases = some->count;
  }
  return true;
}

static bool verify_assume_int(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* all = emp_op_attr(op, "assumptions");
  if (all->count != op->operand_count ||
      op->result_count != op->operand_count) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants one list of assumptions and one result for "
                           "each operand");
  }
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (emp_op_operand(op, i)->type != op->results[i].type) {
      return emp_diag_verify(sink, op->loc, op->info->name,
                             "wants results of the operands' types");
    }
  }
  return verify_assumptions(op, all, sink);
}

// `{attrs} %a, %b : T, U`; the older do_not_optimize has parentheses.
static bool parse_optimization_barrier(emp_parser_t* parser) {
  emp_unresolved_list_t operands = {0};
  emp_type_list_t types = {0};
  if (!emp_parse_attr_dict(parser)) return false;
  bool is_older = emp_try_punct(parser, "(");
  if (!emp_parse_operands(parser, &operands) ||
      (is_older && !emp_parse_punct(parser, ")"))) {
    return false;
  }
  if (operands.count == 0) return true;
  if (!emp_parse_punct(parser, ":") || !emp_parse_type_list(parser, &types)) {
    return false;
  }
  if (types.count != operands.count) {
    return emp_parser_error(parser, NULL, "%zu operands but %zu types",
                            operands.count, types.count);
  }
  for (size_t i = 0; i < types.count; ++i) {
    emp_parser_add_result(parser, types.items[i]);
  }
  return emp_parser_add_operands(parser, &operands, types.items, types.count);
}

static void print_optimization_barrier(emp_printer_t* printer,
                                       const emp_op_t* op) {
  emp_print_attr_dict(printer, op, NULL, 0);
  if (op->operand_count == 0) return;
  emp_print_text(printer, " ");
  emp_print_operands(printer, op, 0, op->operand_count);
  emp_print_text(printer, " : ");
  emp_print_operand_types(printer, op, 0, op->operand_count);
}

// `"tag" inverts("tag") (%b = %a, ..) : (T) -> U { .. }`
static bool parse_hoistable_conversion(emp_parser_t* parser) {
  emp_context_t* context = emp_parser_context(parser);
  emp_arena_t* scratch = emp_parser_scratch(parser);
  emp_str_t tag = {0}, inverse = {0};
  emp_region_arg_list_t args = {0};
  emp_unresolved_list_t operands = {0};
  emp_type_list_t inputs = {0}, results = {0};
  if (!emp_parse_string(parser, &tag) ||
      !emp_parse_keyword(parser, "inverts") || !emp_parse_punct(parser, "(") ||
      !emp_parse_string(parser, &inverse) || !emp_parse_punct(parser, ")") ||
      !emp_parse_punct(parser, "(")) {
    return false;
  }
  emp_parser_add_attr(parser, "tag", emp_attr_string(context, tag));
  emp_parser_add_attr(parser, "inverse_tag", emp_attr_string(context, inverse));
  while (!emp_peek_punct(parser, ")")) {
    emp_region_arg_t arg = {0};
    emp_unresolved_t operand;
    if (!emp_parse_region_arg(parser, false, &arg) ||
        !emp_parse_punct(parser, "=") || !emp_parse_operand(parser, &operand)) {
      return false;
    }
    emp_array_push(scratch, &args, arg);
    emp_array_push(scratch, &operands, operand);
    if (!emp_try_punct(parser, ",")) break;
  }
  if (!emp_parse_punct(parser, ")") || !emp_parse_punct(parser, ":") ||
      !emp_parse_function_type(parser, &inputs, &results)) {
    return false;
  }
  if (inputs.count != operands.count) {
    return emp_parser_error(parser, NULL, "%zu operands but %zu types",
                            operands.count, inputs.count);
  }
  for (size_t i = 0; i < args.count; ++i) {
    args.items[i].type = inputs.items[i];
  }
  for (size_t i = 0; i < results.count; ++i) {
    emp_parser_add_result(parser, results.items[i]);
  }
  return emp_parser_add_operands(parser, &operands, inputs.items,
                                 inputs.count) &&
         emp_parse_region(parser, args.items, args.count) &&
         emp_parse_attr_dict_with_keyword(parser);
}

static void print_hoistable_conversion(emp_printer_t* printer,
                                       const emp_op_t* op) {
  static const char* const elided[] = {"tag", "inverse_tag"};
  const emp_block_t* entry = emp_op_body(op);
  emp_print_text(printer, " ");
  emp_print_quoted(printer, emp_op_str_attr(op, "tag"));
  emp_print_text(printer, " inverts(");
  emp_print_quoted(printer, emp_op_str_attr(op, "inverse_tag"));
  emp_print_text(printer, ") (");
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    if (entry != NULL && i < entry->arg_count) {
      emp_print_operand(printer, entry->args[i]);
    }
    emp_print_text(printer, " = ");
    emp_print_operand(printer, emp_op_operand(op, i));
  }
  emp_print_text(printer, ") : (");
  emp_print_operand_types(printer, op, 0, op->operand_count);
  emp_print_text(printer, op->result_count == 1 ? ") -> " : ") -> (");
  emp_print_result_types(printer, op);
  if (op->result_count != 1) emp_print_text(printer, ")");
  emp_print_region(printer, &op->regions[0], false, true);
  emp_print_attr_dict_with_keyword(printer, op, elided, 2);
}

static bool verify_hoistable_conversion(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_block_t* entry = emp_op_body(op);
  bool went_well = entry != NULL && entry->arg_count == op->operand_count;
  for (uint32_t i = 0; went_well && i < op->operand_count; ++i) {
    went_well = entry->args[i]->type == emp_op_operand(op, i)->type;
  }
  if (!went_well) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants block arguments like its operands");
  }
  const emp_op_t* end = entry->last;
  went_well = end != NULL && emp_op_is(end, EMP_OP_util_return) &&
              end->operand_count == op->result_count;
  for (uint32_t i = 0; went_well && i < op->result_count; ++i) {
    went_well = emp_op_operand(end, i)->type == op->results[i].type;
  }
  return went_well ||
         emp_diag_verify(sink, op->loc, op->info->name,
                         "wants util.return of values like its results");
}

// -- verifiers and folds -----------------------------------------------------

static bool verify_global_access(emp_op_t* op, emp_diag_sink_t* sink) {
  emp_op_t* global = emp_symbol_lookup(op, emp_op_attr(op, "global"));
  emp_str_t name = emp_op_str_attr(op, "global");
  if (global == NULL) {
    return emp_diag_no_global(sink, op->loc, op->info->name, name);
  }
  if (!emp_op_is(global, EMP_OP_util_global)) return true;  // ml_program
  bool is_store = emp_op_is(op, EMP_OP_util_global_store);
  const emp_type_t* type =
      is_store ? emp_op_operand(op, 0)->type : emp_op_result(op, 0)->type;
  return emp_op_attr(global, "type")->type == type ||
         emp_diag_global_type(sink, op->loc, op->info->name, name);
}

// What a !util.ptr points to; NULL: anything.
static const emp_type_t* target_of(const emp_type_t* pointer) {
  const emp_attr_t* target = pointer->params[0];
  return target->kind == EMP_ATTR_TYPE ? target->type : NULL;
}

static bool verify_global_address(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* target = target_of(emp_op_result(op, 0)->type);
  emp_op_t* global = emp_symbol_lookup(op, emp_op_attr(op, "global"));
  emp_str_t name = emp_op_str_attr(op, "global");
  if (global == NULL) {
    return emp_diag_no_global(sink, op->loc, op->info->name, name);
  }
  return !emp_op_is(global, EMP_OP_util_global) || target == NULL ||
         emp_op_attr(global, "type")->type == target ||
         emp_diag_global_type(sink, op->loc, op->info->name, name);
}

static bool verify_indirect_access(emp_op_t* op, emp_diag_sink_t* sink) {
  bool is_store = emp_op_is(op, EMP_OP_util_global_store_indirect);
  const emp_type_t* target =
      target_of(emp_op_operand(op, is_store ? 1 : 0)->type);
  const emp_type_t* type =
      is_store ? emp_op_operand(op, 0)->type : emp_op_result(op, 0)->type;
  return target == NULL || target == type ||
         emp_op_wants(op, sink, emp_type_text(op->arena, type),
                      "a value of the type that its address points to, '%s'",
                      emp_type_text(op->arena, target));
}

// How many arguments a format wants: `{}` is the next one, `{2}` the third;
// `{{` and `}}` are braces. False when it cannot be read.
static bool count_placeholders(emp_str_t format, uint64_t* out_count) {
  emp_format_piece_t piece;
  size_t at = 0;
  uint64_t next = 0;
  bool is_bad = false;
  *out_count = 0;
  while (emp_format_next(format, &at, &next, &piece, &is_bad)) {
    if (piece.is_argument && piece.number + 1 > *out_count) {
      *out_count = piece.number + 1;
    }
  }
  return !is_bad;
}

static bool verify_string_format(emp_op_t* op, emp_diag_sink_t* sink) {
  uint64_t count = 0;
  if (!count_placeholders(emp_op_str_attr(op, "format"), &count)) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants {} and {0} in its format, {{ and }} for "
                           "braces");
  }
  if (count != op->operand_count) {
    return emp_op_wants_number(op, sink, op->operand_count,
                               "%" PRIu64 " arguments for its format", count);
  }
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_type_t* type = emp_op_operand(op, i)->type;
    if (!emp_type_is_any_integer(type) && !emp_type_is_index(type) &&
        !emp_type_is_named(type, "util.buffer")) {
      return emp_diag_verify(sink, op->loc, op->info->name,
                             "wants integers and buffers as arguments");
    }
  }
  return true;
}

static bool verify_tied_operands(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* tied = emp_op_attr(op, "tied_operands");
  const emp_attr_t* type = emp_op_attr(op, "function_type");
  if (tied == NULL || type == NULL || type->type == NULL) return true;
  for (uint32_t i = 0; i < tied->count; ++i) {
    int64_t tie = emp_tied_operand(tied, i);
    if (tie < -1 || tie >= (int64_t)type->type->input_count) {
      return emp_op_wants_number(
          op, sink, tie, "result %" PRIu32 " tied to an argument or to none",
          i);
    }
  }
  return true;
}

static bool fold_sizeof(emp_op_t* op, const emp_attr_t* const* operands,
                        emp_fold_result_t* out_results) {
  (void)operands;
  const emp_type_t* type = emp_op_attr(op, "sizedType")->type;
  int64_t bytes = 0;
  if (!emp_type_is_any_integer(type) && !emp_type_is_float(type)) return false;
  if (!emp_type_storage_bytes(type, 1, &bytes)) return false;
  out_results[0].attr = emp_attr_index(op->context, bytes);
  return true;
}

#define EMP_DIALECT_DEF "dialects/util/util.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_util_dialect = {
    .name = "util",
    EMP_DIALECT_TABLES,
    .doc = "the host program: functions, globals, byte buffers, lists"};

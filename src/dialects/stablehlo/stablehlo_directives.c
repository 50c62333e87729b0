// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The custom<..> directives of stablehlo's formats: types that are written
// once for all values, and attributes with a syntax of their own.
//
//   tensor<2xf32>  or  (tensor<2xf32>, tensor<2xf32>) -> tensor<?xf32>
//   [1:3, 4:8:2]                              slice
//   batching_dims = [0] x [0], contracting_dims = [2] x [1]
//   , precision = [DEFAULT, DEFAULT], algorithm = <..>
//   stride = [2, 2], pad = [[0, 1], [0, 1]]   window
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "dialects/stablehlo/stablehlo_hooks.h"
#include "ir/op_spec.h"

enum { kMaxDims = 64 };

// -- types --------------------------------------------------------------------

static void give(emp_parser_t* parser, emp_custom_arg_t* arg,
                 const emp_type_t* type) {
  emp_array_push(emp_parser_scratch(parser), arg->types, type);
}

// `count` operands and one result take the types of a function type.
static bool give_function(emp_parser_t* parser, const emp_type_t* function,
                          emp_custom_arg_t* args, size_t count) {
  if (function->input_count != count) {
    return emp_parser_error(parser, NULL,
                            "expected types of %zu operands, found %u", count,
                            function->input_count);
  }
  if (function->result_count != 1) {
    return emp_parser_error(parser, NULL, "expected the type of one result");
  }
  for (size_t i = 0; i <= count; ++i)
    give(parser, &args[i], function->types[i]);
  return true;
}

// All operands, then all results, of an op.
static void print_function(emp_printer_t* printer, const emp_op_t* op) {
  emp_print_text(printer, "(");
  emp_print_operand_types(printer, op, 0, op->operand_count);
  emp_print_text(printer, ")");
  emp_print_text(printer, " -> ");
  bool is_bare = op->result_count == 1;
  if (!is_bare) emp_print_text(printer, "(");
  emp_print_result_types(printer, op);
  if (!is_bare) emp_print_text(printer, ")");
}

bool emp_hlo_parse_same_type(emp_parser_t* parser, emp_custom_arg_t* args,
                             size_t count) {
  const emp_type_t* type = NULL;
  if (!emp_parse_a_type(parser, &type)) return false;
  if (type->kind == EMP_TYPE_FUNCTION) {
    return give_function(parser, type, args, count - 1);
  }
  for (size_t i = 0; i < count; ++i)
    give(parser, &args[i], type);
  return true;
}

void emp_hlo_print_same_type(emp_printer_t* printer, const emp_op_t* op,
                             const emp_custom_arg_t* args, size_t count) {
  const emp_type_t* type = args[count - 1].value_types[0];
  for (size_t i = 0; i + 1 < count; ++i) {
    if (args[i].value_types[0] == type) continue;
    print_function(printer, op);
    return;
  }
  emp_print_type(printer, type);
}

// Arguments: the operands, their types, the result's type.
bool emp_hlo_parse_variadic_same_type(emp_parser_t* parser,
                                      emp_custom_arg_t* args, size_t count) {
  const emp_type_t* type = NULL;
  size_t operand_count = args[0].operands->count;
  (void)count;
  if (!emp_parse_a_type(parser, &type)) return false;
  bool is_function = type->kind == EMP_TYPE_FUNCTION;
  if (is_function && type->input_count != operand_count) {
    return emp_parser_error(parser, NULL,
                            "expected types of %zu operands, found %u",
                            operand_count, type->input_count);
  }
  if (is_function && type->result_count != 1) {
    return emp_parser_error(parser, NULL, "expected the type of one result");
  }
  for (size_t i = 0; i < operand_count; ++i)
    give(parser, &args[1], is_function ? type->types[i] : type);
  give(parser, &args[2], is_function ? type->types[operand_count] : type);
  return true;
}

void emp_hlo_print_variadic_same_type(emp_printer_t* printer,
                                      const emp_op_t* op,
                                      const emp_custom_arg_t* args,
                                      size_t count) {
  const emp_type_t* type = args[2].value_types[0];
  (void)count;
  for (size_t i = 0; i < args[1].value_count; ++i) {
    if (args[1].value_types[i] == type) continue;
    print_function(printer, op);
    return;
  }
  emp_print_type(printer, type);
}

// A complex tensor; the operands have the type of its parts.
bool emp_hlo_parse_complex_type(emp_parser_t* parser, emp_custom_arg_t* args,
                                size_t count) {
  const emp_type_t* type = NULL;
  if (!emp_parse_a_type(parser, &type)) return false;
  if (type->kind == EMP_TYPE_FUNCTION) {
    return give_function(parser, type, args, count - 1);
  }
  if (!emp_type_is_shaped(type) || type->element->kind != EMP_TYPE_COMPLEX) {
    return emp_parser_error(parser, NULL,
                            "expected a tensor of complex elements");
  }
  const emp_type_t* real = emp_type_with_element(type, type->element->element);
  give(parser, &args[0], real);
  give(parser, &args[1], real);
  give(parser, &args[2], type);
  return true;
}

void emp_hlo_print_complex_type(emp_printer_t* printer, const emp_op_t* op,
                                const emp_custom_arg_t* args, size_t count) {
  const emp_type_t* type = args[count - 1].value_types[0];
  const emp_type_t* real = NULL;
  if (emp_type_is_shaped(type) && type->element->kind == EMP_TYPE_COMPLEX) {
    real = emp_type_with_element(type, type->element->element);
  }
  if (args[0].value_types[0] != real || args[1].value_types[0] != real) {
    print_function(printer, op);
  } else {
    emp_print_type(printer, type);
  }
}

bool emp_hlo_parse_tuple_type(emp_parser_t* parser, emp_custom_arg_t* args,
                              size_t count) {
  const emp_type_t* type = NULL;
  (void)count;
  if (!emp_parse_a_type(parser, &type)) return false;
  if (type->kind != EMP_TYPE_TUPLE) {
    return emp_parser_error(parser, NULL, "expected a tuple type");
  }
  for (uint32_t i = 0; i < type->input_count; ++i)
    give(parser, &args[0], type->types[i]);
  give(parser, &args[1], type);
  return true;
}

void emp_hlo_print_tuple_type(emp_printer_t* printer, const emp_op_t* op,
                              const emp_custom_arg_t* args, size_t count) {
  (void)op;
  emp_print_type(printer, args[count - 1].value_types[0]);
}

bool emp_hlo_parse_pairwise_type(emp_parser_t* parser, emp_custom_arg_t* args,
                                 size_t count) {
  emp_type_list_t list = {0};
  if (!emp_parse_type_list(parser, &list)) return false;
  for (size_t i = 0; i < list.count; ++i) {
    for (size_t k = 0; k < count; ++k)
      give(parser, &args[k], list.items[i]);
  }
  return true;
}

void emp_hlo_print_pairwise_type(emp_printer_t* printer, const emp_op_t* op,
                                 const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  emp_print_types(printer, args[0].value_types, args[0].value_count);
}

// `pred type, type of the rest`, or a function type.
bool emp_hlo_parse_select_type(emp_parser_t* parser, emp_custom_arg_t* args,
                               size_t count) {
  emp_type_list_t list = {0};
  if (!emp_parse_type_list(parser, &list)) return false;
  if (list.count == 1 && list.items[0]->kind == EMP_TYPE_FUNCTION) {
    return give_function(parser, list.items[0], args, count - 1);
  }
  if (list.count != 2) {
    return emp_parser_error(
        parser, NULL,
        "expected a function type, or the types of pred and of "
        "the result");
  }
  give(parser, &args[0], list.items[0]);
  for (size_t i = 1; i < count; ++i)
    give(parser, &args[i], list.items[1]);
  return true;
}

void emp_hlo_print_select_type(emp_printer_t* printer, const emp_op_t* op,
                               const emp_custom_arg_t* args, size_t count) {
  const emp_type_t* type = args[count - 1].value_types[0];
  if (args[1].value_types[0] != type || args[2].value_types[0] != type) {
    print_function(printer, op);
    return;
  }
  emp_print_type(printer, args[0].value_types[0]);
  emp_print_text(printer, ", ");
  emp_print_type(printer, type);
}

// -- operands -----------------------------------------------------------------

// Operands, a comma behind each; a comma alone is read too, since that is what
// is printed without any.
bool emp_hlo_parse_operands_comma(emp_parser_t* parser, emp_custom_arg_t* args,
                                  size_t count) {
  emp_unresolved_t operand;
  (void)count;
  while (emp_try_operand(parser, &operand)) {
    emp_array_push(emp_parser_scratch(parser), args[0].operands, operand);
    if (!emp_parse_punct(parser, ",")) return false;
  }
  if (args[0].operands->count == 0) emp_try_punct(parser, ",");
  return true;
}

void emp_hlo_print_operands_comma(emp_printer_t* printer, const emp_op_t* op,
                                  const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  for (size_t i = 0; i < args[0].value_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_operand(printer, args[0].values[i]);
  }
  emp_print_text(printer, ",");
}

// -- lists of numbers ---------------------------------------------------------

static void print_ints(emp_printer_t* printer, const emp_attr_t* list) {
  for (int64_t i = 0; list && i < emp_dense_count(list); ++i) {
    emp_printf(printer, "%s%lld", i > 0 ? ", " : "",
               (long long)emp_dense_int(list, i));
  }
}

static bool too_many(emp_parser_t* parser) {
  return emp_parser_error(parser, NULL, "more than %d dims", kMaxDims);
}

// `[1, 2]`
static bool parse_ints(emp_parser_t* parser, const emp_attr_t** out_list) {
  int64_t values[kMaxDims];
  size_t count = 0;
  if (!emp_parse_punct(parser, "[")) return false;
  while (!emp_peek_punct(parser, "]")) {
    if (count == kMaxDims) return too_many(parser);
    if (!emp_parse_int(parser, &values[count++])) return false;
    if (!emp_try_punct(parser, ",")) break;
  }
  if (!emp_parse_punct(parser, "]")) return false;
  *out_list = emp_attr_i64_array(emp_parser_context(parser), values, count);
  return true;
}

// `[start:limit:stride, ..]`; attributes start, limit, stride.
bool emp_hlo_parse_slice_ranges(emp_parser_t* parser, emp_custom_arg_t* args,
                                size_t count) {
  emp_context_t* context = emp_parser_context(parser);
  int64_t values[3][kMaxDims];
  size_t rank = 0;
  if (!emp_parse_punct(parser, "[")) return false;
  while (!emp_peek_punct(parser, "]")) {
    if (rank == kMaxDims) return too_many(parser);
    values[2][rank] = 1;
    if (!emp_parse_int(parser, &values[0][rank]) ||
        !emp_parse_punct(parser, ":") ||
        !emp_parse_int(parser, &values[1][rank]) ||
        (emp_try_punct(parser, ":") &&
         !emp_parse_int(parser, &values[2][rank]))) {
      return false;
    }
    ++rank;
    if (!emp_try_punct(parser, ",")) break;
  }
  for (size_t i = 0; i < count; ++i) {
    emp_parser_add_attr(parser, args[i].attr_name,
                        emp_attr_i64_array(context, values[i], rank));
  }
  return emp_parse_punct(parser, "]");
}

void emp_hlo_print_slice_ranges(emp_printer_t* printer, const emp_op_t* op,
                                const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  emp_print_text(printer, "[");
  for (int64_t i = 0; i < emp_dense_count(args[0].attr); ++i) {
    emp_printf(printer, "%s%lld:%lld", i > 0 ? ", " : "",
               (long long)emp_dense_int(args[0].attr, i),
               (long long)emp_dense_int(args[1].attr, i));
    long long stride = (long long)emp_dense_int(args[2].attr, i);
    if (stride != 1) emp_printf(printer, ":%lld", stride);
  }
  emp_print_text(printer, "]");
}

// -- products -----------------------------------------------------------------

// `= [0] x [1]`
static bool parse_pair(emp_parser_t* parser, const emp_attr_t** out_lhs,
                       const emp_attr_t** out_rhs) {
  return emp_parse_punct(parser, "=") && parse_ints(parser, out_lhs) &&
         emp_parse_keyword(parser, "x") && parse_ints(parser, out_rhs);
}

bool emp_hlo_parse_dot_dims(emp_parser_t* parser, emp_custom_arg_t* args,
                            size_t count) {
  emp_context_t* context = emp_parser_context(parser);
  const emp_attr_t* empty = emp_attr_i64_array(context, NULL, 0);
  const emp_attr_t* lists[EMP_DOT_PARAM_COUNT] = {empty, empty, empty, empty};
  (void)count;
  if (emp_try_keyword(parser, "batching_dims") &&
      (!parse_pair(parser, &lists[EMP_DOT_LHS_BATCHING],
                   &lists[EMP_DOT_RHS_BATCHING]) ||
       !emp_parse_punct(parser, ","))) {
    return false;
  }
  if (!emp_parse_keyword(parser, "contracting_dims") ||
      !parse_pair(parser, &lists[EMP_DOT_LHS_CONTRACTING],
                  &lists[EMP_DOT_RHS_CONTRACTING])) {
    return false;
  }
  emp_parser_add_attr(
      parser, args[0].attr_name,
      emp_attr_named(context, "stablehlo.dot", lists, EMP_DOT_PARAM_COUNT));
  return true;
}

static void print_pair(emp_printer_t* printer, const char* name,
                       const emp_attr_t* lhs, const emp_attr_t* rhs) {
  emp_printf(printer, "%s = [", name);
  print_ints(printer, lhs);
  emp_print_text(printer, "] x [");
  print_ints(printer, rhs);
  emp_print_text(printer, "]");
}

void emp_hlo_print_dot_dims(emp_printer_t* printer, const emp_op_t* op,
                            const emp_custom_arg_t* args, size_t count) {
  const emp_attr_t* const* lists = args[0].attr->items;
  (void)op;
  (void)count;
  if (emp_dense_count(lists[EMP_DOT_LHS_BATCHING]) > 0 ||
      emp_dense_count(lists[EMP_DOT_RHS_BATCHING]) > 0) {
    print_pair(printer, "batching_dims", lists[EMP_DOT_LHS_BATCHING],
               lists[EMP_DOT_RHS_BATCHING]);
    emp_print_text(printer, ", ");
  }
  print_pair(printer, "contracting_dims", lists[EMP_DOT_LHS_CONTRACTING],
             lists[EMP_DOT_RHS_CONTRACTING]);
}

// `[HIGH, DEFAULT]`
static bool parse_precisions(emp_parser_t* parser, const char* name) {
  enum { kMaxPrecisions = 8 };
  emp_context_t* context = emp_parser_context(parser);
  const emp_enum_def_t* def =
      emp_context_enum_def(context, EMP_STR("stablehlo.Precision"));
  const emp_attr_t* items[kMaxPrecisions];
  size_t count = 0;
  if (!emp_parse_punct(parser, "=") || !emp_parse_punct(parser, "[")) {
    return false;
  }
  while (!emp_peek_punct(parser, "]")) {
    emp_str_t word = {0};
    int64_t value = 0;
    if (!emp_parse_any_keyword(parser, &word)) return false;
    if (!emp_enum_value(def, word, &value)) {
      return emp_parser_error(parser, NULL,
                              "expected DEFAULT, HIGH or HIGHEST, found '%.*s'",
                              EMP_STR_ARGS(word));
    }
    if (count == kMaxPrecisions) {
      return emp_parser_error(parser, NULL,
                              "expected at most %d precisions, one an operand",
                              kMaxPrecisions);
    }
    items[count++] = emp_attr_enum(context, def, value);
    if (!emp_try_punct(parser, ",")) break;
  }
  emp_parser_add_attr(parser, name, emp_attr_array(context, items, count));
  return emp_parse_punct(parser, "]");
}

static bool parse_algorithm(emp_parser_t* parser, const char* name) {
  const emp_attr_t* algorithm = NULL;
  const emp_attr_def_t* def = emp_context_attr_def(
      emp_parser_context(parser), EMP_STR("stablehlo.dot_algorithm"));
  bool went_well = emp_parse_punct(parser, "=") &&
                   (emp_peek_punct(parser, "<")
                        ? emp_parse_attr_params(parser, def, &algorithm)
                        : emp_parse_an_attr(parser, NULL, &algorithm));
  if (went_well) emp_parser_add_attr(parser, name, algorithm);
  return went_well;
}

// `, precision = [..]`, `, algorithm = <..>`, both, or nothing; the second
// attribute is of dot_general only.
bool emp_hlo_parse_precision_config(emp_parser_t* parser,
                                    emp_custom_arg_t* args, size_t count) {
  if (!emp_try_punct(parser, ",")) return true;
  if (count > 1 && emp_try_keyword(parser, "algorithm")) {
    return parse_algorithm(parser, args[1].attr_name);
  }
  if (!emp_parse_keyword(parser, "precision") ||
      !parse_precisions(parser, args[0].attr_name)) {
    return false;
  }
  return count == 1 || !emp_try_punct(parser, ",") ||
         (emp_parse_keyword(parser, "algorithm") &&
          parse_algorithm(parser, args[1].attr_name));
}

void emp_hlo_print_precision_config(emp_printer_t* printer, const emp_op_t* op,
                                    const emp_custom_arg_t* args,
                                    size_t count) {
  const emp_attr_t* config = args[0].attr;
  (void)op;
  if (config) {
    emp_print_text(printer, ", precision = [");
    for (uint32_t i = 0; i < config->count; ++i) {
      const emp_attr_t* item = config->items[i];
      if (i > 0) emp_print_text(printer, ", ");
      emp_print_text(printer, emp_enum_keyword(item->enum_def, item->value));
    }
    emp_print_text(printer, "]");
  }
  if (count > 1 && args[1].attr) {
    emp_print_text(printer, ", algorithm = ");
    emp_print_attr_params(printer, args[1].attr);
  }
}

// -- convolution --------------------------------------------------------------

bool emp_hlo_parse_conv_dims(emp_parser_t* parser, emp_custom_arg_t* args,
                             size_t count) {
  const emp_attr_t* params[EMP_CONV_PARAM_COUNT] = {0};
  (void)count;
  if (!emp_hlo_parse_layouts(parser, params)) return false;
  emp_parser_add_attr(
      parser, args[0].attr_name,
      emp_attr_named(emp_parser_context(parser), "stablehlo.conv", params,
                     EMP_CONV_PARAM_COUNT));
  return true;
}

void emp_hlo_print_conv_dims(emp_printer_t* printer, const emp_op_t* op,
                             const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  emp_hlo_print_layouts(printer, args[0].attr);
}

// Words of the window's parts, in the order of the directive's attributes.
static const char* const window_words[] = {"stride", "pad", "lhs_dilate",
                                           "rhs_dilate", "reverse"};
enum { kPad = 1, kReverse = 4 };

// `[[low, high], ..]`
static bool parse_padding(emp_parser_t* parser, const emp_attr_t** out_attr) {
  int64_t values[2 * kMaxDims];
  int64_t rank = 0;
  if (!emp_parse_punct(parser, "[")) return false;
  while (!emp_peek_punct(parser, "]")) {
    if (rank == kMaxDims) return too_many(parser);
    if (!emp_parse_punct(parser, "[") ||
        !emp_parse_int(parser, &values[2 * rank]) ||
        !emp_parse_punct(parser, ",") ||
        !emp_parse_int(parser, &values[2 * rank + 1]) ||
        !emp_parse_punct(parser, "]")) {
      return false;
    }
    ++rank;
    if (!emp_try_punct(parser, ",")) break;
  }
  if (!emp_parse_punct(parser, "]")) return false;
  *out_attr = emp_hlo_padding_attr(emp_parser_context(parser), values, rank);
  return true;
}

// `[true, false]` or `[1, 0]`
static bool parse_bools(emp_parser_t* parser, const emp_attr_t** out_attr) {
  uint8_t values[kMaxDims];
  size_t count = 0;
  if (!emp_parse_punct(parser, "[")) return false;
  while (!emp_peek_punct(parser, "]")) {
    int64_t number = 0;
    if (count == kMaxDims) return too_many(parser);
    if (emp_try_keyword(parser, "true")) {
      number = 1;
    } else if (!emp_try_keyword(parser, "false") &&
               !emp_parse_int(parser, &number)) {
      return false;
    }
    values[count++] = number != 0;
    if (!emp_try_punct(parser, ",")) break;
  }
  if (!emp_parse_punct(parser, "]")) return false;
  *out_attr = emp_attr_dense_array(
      emp_type_integer(emp_parser_context(parser), 1), values, count);
  return true;
}

static bool parse_window_part(emp_parser_t* parser, size_t part,
                              const emp_attr_t** out_attr) {
  if (part == kPad) return parse_padding(parser, out_attr);
  if (part == kReverse) return parse_bools(parser, out_attr);
  return parse_ints(parser, out_attr);
}

bool emp_hlo_parse_window(emp_parser_t* parser, emp_custom_arg_t* args,
                          size_t count) {
  uint32_t seen = 0;
  while (!emp_peek_punct(parser, "}")) {
    emp_str_t word = {0};
    size_t part = 0;
    const emp_attr_t* value = NULL;
    if (!emp_parse_any_keyword(parser, &word)) return false;
    while (part < count && !emp_str_is(word, window_words[part]))
      ++part;
    if (part == count || (seen >> part & 1)) {
      return emp_parser_error(
          parser, NULL,
          "expected one of stride, pad, lhs_dilate, rhs_dilate, reverse, each "
          "once; found '%.*s'",
          EMP_STR_ARGS(word));
    }
    seen |= 1U << part;
    if (!emp_parse_punct(parser, "=") ||
        !parse_window_part(parser, part, &value)) {
      return false;
    }
    emp_parser_add_attr(parser, args[part].attr_name, value);
    if (!emp_try_punct(parser, ",")) break;
  }
  return true;
}

static void print_window_part(emp_printer_t* printer, size_t part,
                              const emp_attr_t* value) {
  int64_t count = emp_dense_count(value);
  for (int64_t i = 0; i < count; ++i) {
    long long item = (long long)emp_dense_int(value, i);
    if (part == kPad) {
      emp_printf(printer, i % 2 == 0 ? "[%lld, " : "%lld]", item);
      if (i % 2 == 0 || i + 1 == count) continue;
    } else if (part == kReverse) {
      emp_print_text(printer, item ? "true" : "false");
    } else {
      emp_printf(printer, "%lld", item);
    }
    if (i + 1 < count) emp_print_text(printer, ", ");
  }
}

void emp_hlo_print_window(emp_printer_t* printer, const emp_op_t* op,
                          const emp_custom_arg_t* args, size_t count) {
  const char* separator = "";
  (void)op;
  for (size_t part = 0; part < count; ++part) {
    if (!args[part].attr) continue;
    emp_printf(printer, "%s%s = [", separator, window_words[part]);
    print_window_part(printer, part, args[part].attr);
    emp_print_text(printer, "]");
    separator = ", ";
  }
}

// -- others -------------------------------------------------------------------

bool emp_hlo_parse_target(emp_parser_t* parser, emp_custom_arg_t* args,
                          size_t count) {
  emp_str_t name = {0};
  (void)count;
  if (!emp_parse_symbol_name(parser, &name)) return false;
  emp_parser_add_attr(parser, args[0].attr_name,
                      emp_attr_string(emp_parser_context(parser), name));
  return true;
}

void emp_hlo_print_target(emp_printer_t* printer, const emp_op_t* op,
                          const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  emp_print_symbol(printer, args[0].attr->text);
}

// The number behind a letter; *inout_text is cut behind it.
static bool take_bits(emp_str_t* inout_text, char letter, int64_t* out_bits) {
  size_t length = 1;
  if (inout_text->length < 2 || inout_text->data[0] != letter) return false;
  while (length < inout_text->length && inout_text->data[length] >= '0' &&
         inout_text->data[length] <= '9') {
    ++length;
  }
  emp_str_t digits = {inout_text->data + 1, length - 1};
  if (!emp_parse_i64(digits, out_bits) || *out_bits > INT32_MAX) return false;
  *inout_text =
      (emp_str_t){inout_text->data + length, inout_text->length - length};
  return true;
}

// `e5m10`
bool emp_hlo_parse_exponent_mantissa(emp_parser_t* parser,
                                     emp_custom_arg_t* args, size_t count) {
  emp_context_t* context = emp_parser_context(parser);
  emp_str_t word = {0};
  int64_t bits[2] = {0};
  (void)count;
  if (!emp_parse_any_keyword(parser, &word)) return false;
  emp_str_t rest = word;
  if (!take_bits(&rest, 'e', &bits[0]) || !take_bits(&rest, 'm', &bits[1]) ||
      rest.length > 0) {
    return emp_parser_error(parser, NULL,
                            "expected the bits of exponent and mantissa such "
                            "as e5m10, found '%.*s'",
                            EMP_STR_ARGS(word));
  }
  for (size_t i = 0; i < 2; ++i) {
    emp_parser_add_attr(parser, args[i].attr_name,
                        emp_attr_i32(context, (int32_t)bits[i]));
  }
  return true;
}

void emp_hlo_print_exponent_mantissa(emp_printer_t* printer, const emp_op_t* op,
                                     const emp_custom_arg_t* args,
                                     size_t count) {
  (void)op;
  (void)count;
  emp_printf(printer, "e%lldm%lld", (long long)args[0].attr->value,
             (long long)args[1].attr->value);
}

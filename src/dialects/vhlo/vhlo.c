// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The vhlo dialect: syntax of the types and attributes that a format cannot
// say. A tensor type holds its sizes, its element type and its encoding (or
// NULL); a function two arrays of types; a tuple one.
#include "dialects/vhlo/vhlo.h"

#include "base/array.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "ir/parser.h"
#include "ir/print.h"

enum { kMaxRank = 64 };

// -- types --------------------------------------------------------------------

static const emp_attr_t* type_array(emp_context_t* context,
                                    const emp_type_t* const* types,
                                    size_t count) {
  enum { kOnStack = 16 };
  const emp_attr_t* on_stack[kOnStack];
  const emp_attr_t** items = on_stack;
  if (count > kOnStack) {
    items = emp_arena_new_array(emp_context_arena(context), const emp_attr_t*,
                                count);
  }
  for (size_t i = 0; i < count; ++i)
    items[i] = emp_attr_type(types[i]);
  return emp_attr_array(context, items, count);
}

const emp_type_t* emp_vhlo_tensor_type(emp_context_t* context, const char* name,
                                       const int64_t* dims, size_t rank,
                                       const emp_type_t* element,
                                       const emp_attr_t* encoding) {
  const emp_attr_t* params[] = {emp_attr_i64_array(context, dims, rank),
                                emp_attr_type(element), encoding};
  return emp_type_named(context, name, params, 3);
}

const emp_type_t* emp_vhlo_func_type(emp_context_t* context,
                                     const emp_type_t* const* inputs,
                                     size_t input_count,
                                     const emp_type_t* const* results,
                                     size_t result_count) {
  const emp_attr_t* params[] = {type_array(context, inputs, input_count),
                                type_array(context, results, result_count)};
  return emp_type_named(context, "vhlo.func_v1", params, 2);
}

const emp_type_t* emp_vhlo_tuple_type(emp_context_t* context,
                                      const emp_type_t* const* types,
                                      size_t count) {
  const emp_attr_t* params[] = {type_array(context, types, count)};
  return emp_type_named(context, "vhlo.tuple_v1", params, 1);
}

// `<2x?x!vhlo.f32_v1, encoding>`
static bool parse_tensor_type(emp_parser_t* parser,
                              const emp_attr_t** out_params, size_t capacity,
                              size_t* out_count) {
  int64_t dims[kMaxRank];
  size_t rank = 0;
  const emp_type_t* element = NULL;
  (void)capacity;
  out_params[2] = NULL;
  if (!emp_parse_punct(parser, "<") ||
      !emp_parse_dims(parser, dims, kMaxRank, &rank) ||
      !emp_parse_a_type(parser, &element)) {
    return false;
  }
  if (emp_try_punct(parser, ",") &&
      !emp_parse_an_attr(parser, NULL, &out_params[2])) {
    return false;
  }
  out_params[0] = emp_attr_i64_array(emp_parser_context(parser), dims, rank);
  out_params[1] = emp_attr_type(element);
  *out_count = 3;
  return emp_parse_punct(parser, ">");
}

static void print_tensor_type(emp_printer_t* printer, const emp_type_t* type) {
  const emp_attr_t* dims = type->params[0];
  emp_print_text(printer, "<");
  for (int64_t i = 0; i < emp_dense_count(dims); ++i) {
    int64_t dim = emp_dense_int(dims, i);
    if (dim == EMP_DIM_DYNAMIC) {
      emp_print_text(printer, "?x");
    } else {
      emp_printf(printer, "%lldx", (long long)dim);
    }
  }
  emp_print_type(printer, type->params[1]->type);
  if (type->params[2]) {
    emp_print_text(printer, ", ");
    emp_print_attr(printer, type->params[2]);
  }
  emp_print_text(printer, ">");
}

static bool parse_types_until(emp_parser_t* parser, const char* close,
                              emp_type_list_t* list) {
  if (emp_try_punct(parser, close)) return true;
  return emp_parse_type_list(parser, list) && emp_parse_punct(parser, close);
}

static bool parse_tuple_type(emp_parser_t* parser,
                             const emp_attr_t** out_params, size_t capacity,
                             size_t* out_count) {
  emp_type_list_t list = {0};
  (void)capacity;
  if (!emp_parse_punct(parser, "<") || !parse_types_until(parser, ">", &list)) {
    return false;
  }
  out_params[0] =
      type_array(emp_parser_context(parser), list.items, list.count);
  *out_count = 1;
  return true;
}

static void print_type_array(emp_printer_t* printer, const emp_attr_t* types) {
  for (uint32_t i = 0; i < types->count; ++i) {
    if (i) emp_print_text(printer, ", ");
    emp_print_type(printer, types->items[i]->type);
  }
}

static void print_tuple_type(emp_printer_t* printer, const emp_type_t* type) {
  emp_print_text(printer, "<");
  print_type_array(printer, type->params[0]);
  emp_print_text(printer, ">");
}

// `<(a, b) -> c>`, `<() -> ()>`
static bool parse_func_type(emp_parser_t* parser, const emp_attr_t** out_params,
                            size_t capacity, size_t* out_count) {
  emp_context_t* context = emp_parser_context(parser);
  emp_type_list_t inputs = {0};
  emp_type_list_t results = {0};
  (void)capacity;
  if (!emp_parse_punct(parser, "<") ||
      !emp_parse_function_type(parser, &inputs, &results)) {
    return false;
  }
  out_params[0] = type_array(context, inputs.items, inputs.count);
  out_params[1] = type_array(context, results.items, results.count);
  *out_count = 2;
  return emp_parse_punct(parser, ">");
}

static void print_func_type(emp_printer_t* printer, const emp_type_t* type) {
  bool is_single = type->params[1]->count == 1;
  emp_print_text(printer, "<(");
  print_type_array(printer, type->params[0]);
  emp_print_text(printer, is_single ? ") -> " : ") -> (");
  print_type_array(printer, type->params[1]);
  emp_print_text(printer, is_single ? ">" : ")>");
}

// -- attributes ---------------------------------------------------------------

// `<{name = value, ..}>`; names are string attributes of this dialect. One
// parameter: names and values in turn.
static bool parse_dict(emp_parser_t* parser, const emp_attr_t** out_params,
                       size_t capacity, size_t* out_count) {
  struct {
    const emp_attr_t** items;
    size_t count, capacity;
  } list = {0};
  (void)capacity;
  if (!emp_parse_punct(parser, "<") || !emp_parse_punct(parser, "{")) {
    return false;
  }
  while (!emp_peek_punct(parser, "}")) {
    const emp_attr_t* name = NULL;
    const emp_attr_t* value = NULL;
    if (list.count && !emp_parse_punct(parser, ",")) return false;
    if (!emp_parse_an_attr(parser, NULL, &name) ||
        !emp_parse_punct(parser, "=") ||
        !emp_parse_an_attr(parser, NULL, &value)) {
      return false;
    }
    emp_array_push(emp_parser_scratch(parser), &list, name);
    emp_array_push(emp_parser_scratch(parser), &list, value);
  }
  out_params[0] =
      emp_attr_array(emp_parser_context(parser), list.items, list.count);
  *out_count = 1;
  return emp_parse_punct(parser, "}") && emp_parse_punct(parser, ">");
}

static void print_dict(emp_printer_t* printer, const emp_attr_t* attr) {
  const emp_attr_t* list = attr->items[0];
  emp_print_text(printer, "<{");
  for (uint32_t i = 0; i + 1 < list->count; i += 2) {
    if (i) emp_print_text(printer, ", ");
    emp_print_attr(printer, list->items[i]);
    emp_print_text(printer, " = ");
    emp_print_attr(printer, list->items[i + 1]);
  }
  emp_print_text(printer, "}>");
}

// `<1.0 : !vhlo.f32_v1>`; kept as a builtin float.
static bool parse_float(emp_parser_t* parser, const emp_attr_t** out_params,
                        size_t capacity, size_t* out_count) {
  const emp_attr_t* loc = emp_parser_loc(parser);
  const emp_attr_t* number = NULL;
  const emp_type_t* type = NULL;
  const emp_type_t* wide =
      emp_type_float(emp_parser_context(parser), EMP_FLOAT_F64);
  (void)capacity;
  if (!emp_parse_punct(parser, "<") ||
      !emp_parse_an_attr(parser, wide, &number) ||
      !emp_parse_punct(parser, ":") || !emp_parse_a_type(parser, &type)) {
    return false;
  }
  const emp_type_t* builtin = emp_vhlo_type(NULL, type);
  if (!builtin || !emp_type_is_float(builtin) ||
      number->kind != EMP_ATTR_FLOAT) {
    return emp_parser_error(parser, loc,
                            "wants a number and its float type, as in "
                            "1.0 : !vhlo.f32_v1");
  }
  out_params[0] = emp_attr_float(builtin, emp_attr_float_value(number));
  *out_count = 1;
  return emp_parse_punct(parser, ">");
}

static void print_float(emp_printer_t* printer, const emp_attr_t* attr) {
  const emp_attr_t* value = attr->items[0];
  const char* name = value->type->float_kind == EMP_FLOAT_TF32 ? "tf31" : NULL;
  emp_print_text(printer, "<");
  emp_print_attr_without_type(printer, value);
  emp_print_text(printer, " : !vhlo.");
  if (name) {
    emp_print_text(printer, name);
  } else {
    emp_print_type(printer, value->type);
  }
  emp_print_text(printer, "_v1>");
}

// `<bounds = [4, ?]>`
static bool parse_bounds(emp_parser_t* parser, const emp_attr_t** out_params,
                         size_t capacity, size_t* out_count) {
  int64_t bounds[kMaxRank];
  size_t count = 0;
  (void)capacity;
  if (!emp_parse_punct(parser, "<") || !emp_parse_keyword(parser, "bounds") ||
      !emp_parse_punct(parser, "=") || !emp_parse_punct(parser, "[")) {
    return false;
  }
  while (!emp_peek_punct(parser, "]")) {
    if (count && !emp_parse_punct(parser, ",")) return false;
    if (count == kMaxRank) {
      return emp_parser_error(parser, NULL, "rank above %d", kMaxRank);
    }
    bounds[count] = EMP_DIM_DYNAMIC;
    if (!emp_try_punct(parser, "?") && !emp_parse_int(parser, &bounds[count])) {
      return false;
    }
    ++count;
  }
  out_params[0] = emp_attr_i64_array(emp_parser_context(parser), bounds, count);
  *out_count = 1;
  return emp_parse_punct(parser, "]") && emp_parse_punct(parser, ">");
}

static void print_bounds(emp_printer_t* printer, const emp_attr_t* attr) {
  const emp_attr_t* bounds = attr->items[0];
  emp_print_text(printer, "<bounds = [");
  for (int64_t i = 0; i < emp_dense_count(bounds); ++i) {
    int64_t bound = emp_dense_int(bounds, i);
    if (i) emp_print_text(printer, ", ");
    if (bound == EMP_DIM_DYNAMIC) {
      emp_print_text(printer, "?");
    } else {
      emp_printf(printer, "%lld", (long long)bound);
    }
  }
  emp_print_text(printer, "]>");
}

#define VHLO_ENUM(text) .mnemonic = "vhlo." text, .is_bare = true
#define EMP_DIALECT_DEF "dialects/vhlo/vhlo.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_vhlo_dialect = {
    .name = "vhlo",
    EMP_DIALECT_TABLES,
    .doc = "StableHLO as portable artifacts store it, with versions in names",
};

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types, attributes and locations. While aliases are collected, the two entry
// points for types and attributes visit instead of printing.
#include <string.h>

#include "ir/format.h"
#include "ir/print_state.h"

// -- types --------------------------------------------------------------------

static void print_dims(emp_printer_t* printer, const emp_type_t* type) {
  for (uint32_t i = 0; i < type->rank; ++i) {
    bool is_scalable =
        type->kind == EMP_TYPE_VECTOR && ((type->scalable_dims >> i) & 1);
    if (is_scalable) emp_print_char(printer, '[');
    if (type->dims[i] == EMP_DIM_DYNAMIC) {
      emp_print_char(printer, '?');
    } else {
      emp_print_int(printer, type->dims[i]);
    }
    if (is_scalable) emp_print_char(printer, ']');
    emp_print_char(printer, 'x');
  }
}

static void print_shaped(emp_printer_t* printer, const char* name,
                         const emp_type_t* type) {
  bool is_unranked = type->kind == EMP_TYPE_UNRANKED_TENSOR ||
                     type->kind == EMP_TYPE_UNRANKED_MEMREF;
  emp_print_text(printer, name);
  emp_print_char(printer, '<');
  if (is_unranked) {
    emp_print_literal(printer, "*x");
  } else {
    print_dims(printer, type);
  }
  emp_print_type(printer, type->element);
  if (type->encoding) {
    emp_print_literal(printer, ", ");
    emp_print_attr(printer, type->encoding);
  }
  if (type->memory_space) {
    emp_print_literal(printer, ", ");
    emp_print_attr_elided(printer, type->memory_space, EMP_ELIDE_MAY);
  }
  emp_print_char(printer, '>');
}

void emp_print_types(emp_printer_t* printer, const emp_type_t* const* types,
                     size_t count) {
  for (size_t i = 0; i < count; ++i) {
    if (i) emp_print_literal(printer, ", ");
    emp_print_type(printer, types[i]);
  }
}

void emp_print_function_results(emp_printer_t* printer,
                                const emp_type_t* const* results,
                                size_t result_count) {
  bool is_bare = result_count == 1 && results[0]->kind != EMP_TYPE_FUNCTION;
  if (!is_bare) emp_print_char(printer, '(');
  emp_print_types(printer, results, result_count);
  if (!is_bare) emp_print_char(printer, ')');
}

void emp_print_functional_type(emp_printer_t* printer,
                               const emp_type_t* const* inputs,
                               size_t input_count,
                               const emp_type_t* const* results,
                               size_t result_count) {
  emp_print_char(printer, '(');
  emp_print_types(printer, inputs, input_count);
  emp_print_literal(printer, ") -> ");
  emp_print_function_results(printer, results, result_count);
}

// `<..>` of a row without a print hook.
static void print_params(emp_printer_t* printer, const emp_params_t* params,
                         const emp_attr_t* const* values, size_t count) {
  const emp_format_t* format = emp_format_of_params(printer->context, params);
  if (format->error) return;
  emp_format_print_params(printer, format, values, count);
}

static void print_dialect_type(emp_printer_t* printer, const emp_type_t* type) {
  const emp_type_def_t* def = type->def;
  emp_print_char(printer, '!');
  emp_print_text(printer, def->name);
  if (def->print) {
    def->print(printer, type);
    return;
  }
  emp_params_t params = {def, def->name, def->params, def->format};
  print_params(printer, &params, type->params, type->param_count);
}

static void print_integer_type(emp_printer_t* printer, const emp_type_t* type) {
  static const char* const prefix[] = {"i", "si", "ui"};
  emp_print_text(printer, prefix[type->signedness]);
  emp_print_uint(printer, type->bits);
}

static void print_type(emp_printer_t* printer, const emp_type_t* type) {
  switch (type->kind) {
    case EMP_TYPE_INTEGER:
      print_integer_type(printer, type);
      return;
    case EMP_TYPE_INDEX:
      emp_print_literal(printer, "index");
      return;
    case EMP_TYPE_FLOAT:
      emp_print_text(printer, emp_float_kind_name(type->float_kind));
      return;
    case EMP_TYPE_NONE:
      emp_print_literal(printer, "none");
      return;
    case EMP_TYPE_COMPLEX:
      emp_print_literal(printer, "complex<");
      emp_print_type(printer, type->element);
      emp_print_char(printer, '>');
      return;
    case EMP_TYPE_TUPLE:
      emp_print_literal(printer, "tuple<");
      emp_print_types(printer, type->types, type->input_count);
      emp_print_char(printer, '>');
      return;
    case EMP_TYPE_FUNCTION:
      emp_print_functional_type(printer, type->types, type->input_count,
                                type->types + type->input_count,
                                type->result_count);
      return;
    case EMP_TYPE_VECTOR:
      print_shaped(printer, "vector", type);
      return;
    case EMP_TYPE_TENSOR:
    case EMP_TYPE_UNRANKED_TENSOR:
      print_shaped(printer, "tensor", type);
      return;
    case EMP_TYPE_MEMREF:
    case EMP_TYPE_UNRANKED_MEMREF:
      print_shaped(printer, "memref", type);
      return;
    case EMP_TYPE_OPAQUE:
      emp_print_str(printer, type->text);
      return;
    case EMP_TYPE_DIALECT:
      print_dialect_type(printer, type);
      return;
  }
}

void emp_print_type(emp_printer_t* printer, const emp_type_t* type) {
  if (printer->is_collecting) {
    emp_alias_visit_type(printer, type);
    return;
  }
  print_type(printer, type);
}

void emp_print_type_parts(emp_printer_t* printer, const emp_type_t* type) {
  print_type(printer, type);
}

// -- attributes ---------------------------------------------------------------

static void print_integer(emp_printer_t* printer, const emp_attr_t* attr) {
  const emp_type_t* type = attr->type;
  if (attr->words) {
    emp_print_wide_int(printer, type, attr->words);
  } else if (type->signedness == EMP_UNSIGNED) {
    emp_print_uint(printer, (uint64_t)attr->value);
  } else {
    emp_print_int(printer, attr->value);
  }
}

static void print_colon_type(emp_printer_t* printer, const emp_type_t* type) {
  emp_print_literal(printer, " : ");
  emp_print_type(printer, type);
}

static void print_array(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_char(printer, '[');
  for (uint32_t i = 0; i < attr->count; ++i) {
    if (i) emp_print_literal(printer, ", ");
    emp_print_attr_elided(printer, attr->items[i], EMP_ELIDE_MAY);
  }
  emp_print_char(printer, ']');
}

void emp_print_entry(emp_printer_t* printer, const emp_named_attr_t* entry) {
  emp_print_keyword_or_string(printer, entry->name);
  if (entry->value->kind == EMP_ATTR_UNIT) return;
  emp_print_literal(printer, " = ");
  emp_print_attr(printer, entry->value);
}

static void print_dictionary(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_char(printer, '{');
  for (uint32_t i = 0; i < attr->count; ++i) {
    if (i) emp_print_literal(printer, ", ");
    emp_print_entry(printer, &attr->entries[i]);
  }
  emp_print_char(printer, '}');
}

static void print_symbol_ref(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_symbol(printer, attr->text);
  for (uint32_t i = 0; i < attr->count; ++i) {
    emp_print_literal(printer, "::");
    print_symbol_ref(printer, attr->items[i]);
  }
}

static void print_dense_array(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_literal(printer, "array<");
  emp_print_type(printer, attr->type);
  if (attr->data.length) {
    emp_print_literal(printer, ": ");
    emp_print_dense_array_items(printer, attr);
  }
  emp_print_char(printer, '>');
}

static void print_resource(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_literal(printer, "dense_resource<");
  emp_print_keyword_or_string(printer, attr->text);
  emp_print_char(printer, '>');
  if (printer->is_collecting ||
      emp_ptr_map_has(&printer->resource_set, attr->text.data)) {
    return;
  }
  emp_ptr_map_set(&printer->resource_set, attr->text.data, printer);
  emp_array_push(&printer->arena, &printer->resources, attr);
}

static void print_sparse(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_literal(printer, "sparse<");
  emp_print_dense_body(printer, attr->items[0], false);
  if (emp_dense_count(attr->items[1]) > 0) {
    emp_print_literal(printer, ", ");
    emp_print_dense_body(printer, attr->items[1], true);
  }
  emp_print_char(printer, '>');
}

static void print_stride(emp_printer_t* printer, int64_t value) {
  if (value == EMP_DIM_DYNAMIC) {
    emp_print_char(printer, '?');
  } else {
    emp_print_int(printer, value);
  }
}

static void print_strided(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_literal(printer, "strided<[");
  for (uint32_t i = 0; i < attr->count; ++i) {
    if (i) emp_print_literal(printer, ", ");
    print_stride(printer, attr->dims[i]);
  }
  emp_print_char(printer, ']');
  if (attr->value != 0) {
    emp_print_literal(printer, ", offset: ");
    print_stride(printer, attr->value);
  }
  emp_print_char(printer, '>');
}

// `#dialect<mnemonic`, the start of what has no angles of its own.
static void print_bare_start(emp_printer_t* printer, const char* name) {
  emp_str_t dialect = {0};
  emp_str_t mnemonic = {0};
  emp_str_split(emp_str_from(name), '.', &dialect, &mnemonic);
  emp_print_char(printer, '#');
  emp_print_str(printer, dialect);
  emp_print_char(printer, '<');
  emp_print_str(printer, mnemonic);
}

static void print_enum(emp_printer_t* printer, const emp_attr_t* attr) {
  const emp_enum_def_t* def = attr->enum_def;
  if (def->is_bare) {
    print_bare_start(printer, def->mnemonic);
    emp_print_char(printer, ' ');
  } else {
    emp_print_char(printer, '#');
    emp_print_text(printer, def->mnemonic);
    emp_print_char(printer, '<');
  }
  emp_print_enum_value(printer, def, attr->value);
  emp_print_char(printer, '>');
}

static void print_dialect(emp_printer_t* printer, const emp_attr_t* attr) {
  const emp_attr_def_t* def = attr->attr_def;
  if (def->is_bare) {
    print_bare_start(printer, def->name);
    emp_print_attr_params(printer, attr);
    emp_print_char(printer, '>');
    return;
  }
  emp_print_char(printer, '#');
  emp_print_text(printer, def->name);
  emp_print_attr_params(printer, attr);
}

void emp_print_enum_value(emp_printer_t* printer, const emp_enum_def_t* def,
                          int64_t value) {
  const char* whole = emp_enum_keyword(def, value);
  bool is_first = true;
  if (whole || !def->is_bit_set) {
    emp_print_text(printer, whole ? whole : "");
    return;
  }
  for (uint32_t i = 0; i < def->case_count; ++i) {
    int64_t bits = def->cases[i].value;
    if (bits == 0 || (value & bits) != bits || (bits & (bits - 1))) continue;
    if (!is_first) emp_print_text(printer, def->separator);
    emp_print_text(printer, def->cases[i].keyword);
    is_first = false;
  }
}

void emp_print_attr_params(emp_printer_t* printer, const emp_attr_t* attr) {
  const emp_attr_def_t* def = attr->attr_def;
  if (def->print) {
    def->print(printer, attr);
    return;
  }
  emp_params_t params = {def, def->name, def->params, def->format};
  print_params(printer, &params, attr->items, attr->count);
}

// Numbered anew in the order of printing.
static void print_distinct(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_ptr_map_t* numbers = &printer->distinct_numbers;
  if (!printer->is_collecting && !emp_ptr_map_has(numbers, attr)) {
    emp_ptr_map_set(numbers, attr, (void*)(uintptr_t)numbers->count);
  }
  emp_print_literal(printer, "distinct[");
  emp_print_uint(printer, (uintptr_t)emp_ptr_map_get(numbers, attr));
  emp_print_literal(printer, "]<");
  if (attr->items[0]->kind != EMP_ATTR_UNIT) {
    emp_print_attr(printer, attr->items[0]);
  }
  emp_print_char(printer, '>');
}

static bool print_float(emp_printer_t* printer, const emp_attr_t* attr,
                        emp_elide_t elide) {
  bool is_decimal = emp_print_float(printer, attr->type, attr->bits);
  return elide == EMP_ELIDE_MAY && is_decimal &&
         attr->type->float_kind == EMP_FLOAT_F64;
}

// Attributes that carry no type to print behind them; false: it is another.
static bool print_untyped(emp_printer_t* printer, const emp_attr_t* attr) {
  switch (attr->kind) {
    case EMP_ATTR_UNIT:
      emp_print_literal(printer, "unit");
      return true;
    case EMP_ATTR_TYPE:
      emp_print_type(printer, attr->type);
      return true;
    case EMP_ATTR_ARRAY:
      print_array(printer, attr);
      return true;
    case EMP_ATTR_DICTIONARY:
      print_dictionary(printer, attr);
      return true;
    case EMP_ATTR_SYMBOL_REF:
      print_symbol_ref(printer, attr);
      return true;
    case EMP_ATTR_DENSE_ARRAY:
      print_dense_array(printer, attr);
      return true;
    case EMP_ATTR_AFFINE_MAP:
      emp_print_literal(printer, "affine_map<");
      emp_print_map(printer, attr->map);
      emp_print_char(printer, '>');
      return true;
    case EMP_ATTR_INTEGER_SET:
      emp_print_literal(printer, "affine_set<");
      emp_print_set(printer, attr->set);
      emp_print_char(printer, '>');
      return true;
    case EMP_ATTR_STRIDED:
      print_strided(printer, attr);
      return true;
    case EMP_ATTR_ENUM:
      print_enum(printer, attr);
      return true;
    case EMP_ATTR_DIALECT:
      print_dialect(printer, attr);
      return true;
    case EMP_ATTR_OPAQUE:
      emp_print_str(printer, attr->text);
      return true;
    case EMP_ATTR_DISTINCT:
      print_distinct(printer, attr);
      return true;
    default:
      return false;
  }
}

static void print_attr(emp_printer_t* printer, const emp_attr_t* attr,
                       emp_elide_t elide) {
  if (print_untyped(printer, attr)) return;
  if (emp_attr_is_loc(attr)) {
    emp_print_literal(printer, "loc(");
    emp_print_location_body(printer, attr);
    emp_print_char(printer, ')');
    return;
  }
  switch (attr->kind) {
    case EMP_ATTR_INTEGER:
      if (emp_type_is_integer(attr->type, 1)) {
        emp_print_text(printer, attr->value & 1 ? "true" : "false");
        return;
      }
      print_integer(printer, attr);
      if (elide == EMP_ELIDE_MAY && emp_type_is_integer(attr->type, 64)) return;
      break;
    case EMP_ATTR_FLOAT:
      if (print_float(printer, attr, elide)) return;
      break;
    case EMP_ATTR_STRING:
      emp_print_quoted(printer, attr->text);
      if (!attr->type || attr->type->kind == EMP_TYPE_NONE) return;
      break;
    case EMP_ATTR_DENSE:
      emp_print_dense(printer, attr);
      break;
    case EMP_ATTR_RESOURCE:
      print_resource(printer, attr);
      break;
    case EMP_ATTR_SPARSE:
      print_sparse(printer, attr);
      break;
    default:
      return;
  }
  if (elide != EMP_ELIDE_MUST) print_colon_type(printer, attr->type);
}

void emp_print_attr_elided(emp_printer_t* printer, const emp_attr_t* attr,
                           emp_elide_t elide) {
  if (printer->is_collecting) {
    emp_alias_visit_attr(printer, attr, false);
    return;
  }
  emp_str_t alias = emp_printer_alias(printer, attr);
  if (alias.length) {
    emp_print_str(printer, alias);
    return;
  }
  print_attr(printer, attr, elide);
}

void emp_print_attr_parts(emp_printer_t* printer, const emp_attr_t* attr) {
  print_attr(printer, attr, EMP_ELIDE_NEVER);
}

void emp_print_attr(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_attr_elided(printer, attr, EMP_ELIDE_NEVER);
}

void emp_print_attr_without_type(emp_printer_t* printer,
                                 const emp_attr_t* attr) {
  emp_print_attr_elided(printer, attr, EMP_ELIDE_MUST);
}

// -- locations ----------------------------------------------------------------

// A location inside another one: by its alias, or spelled out.
static void print_inner(emp_printer_t* printer, const emp_attr_t* loc) {
  if (printer->is_collecting) {
    emp_alias_visit_attr(printer, loc, true);
    return;
  }
  emp_str_t alias = emp_printer_alias(printer, loc);
  if (alias.length) {
    emp_print_str(printer, alias);
  } else {
    emp_print_location_body(printer, loc);
  }
}

static void print_file_loc(emp_printer_t* printer, const emp_attr_t* loc) {
  emp_print_quoted(printer, loc->text);
  emp_print_char(printer, ':');
  emp_print_uint(printer, loc->line);
  emp_print_char(printer, ':');
  emp_print_uint(printer, loc->column);
  if (loc->end_line == 0 && loc->end_column == 0) return;
  if (loc->end_line == loc->line && loc->end_column == loc->column) return;
  emp_print_literal(printer, " to ");
  if (loc->end_line != loc->line) emp_print_uint(printer, loc->end_line);
  emp_print_char(printer, ':');
  emp_print_uint(printer, loc->end_column);
}

void emp_print_location_body(emp_printer_t* printer, const emp_attr_t* loc) {
  switch (loc->kind) {
    case EMP_ATTR_LOC_FILE:
      print_file_loc(printer, loc);
      return;
    case EMP_ATTR_LOC_NAME:
      emp_print_quoted(printer, loc->text);
      if (loc->items[0]->kind == EMP_ATTR_LOC_UNKNOWN) return;
      emp_print_char(printer, '(');
      print_inner(printer, loc->items[0]);
      emp_print_char(printer, ')');
      return;
    case EMP_ATTR_LOC_CALLSITE:
      emp_print_literal(printer, "callsite(");
      print_inner(printer, loc->items[0]);
      emp_print_literal(printer, " at ");
      print_inner(printer, loc->items[1]);
      emp_print_char(printer, ')');
      return;
    case EMP_ATTR_LOC_FUSED:
      emp_print_literal(printer, "fused");
      if (loc->extra) {
        emp_print_char(printer, '<');
        emp_print_attr(printer, loc->extra);
        emp_print_char(printer, '>');
      }
      emp_print_char(printer, '[');
      for (uint32_t i = 0; i < loc->count; ++i) {
        if (i) emp_print_literal(printer, ", ");
        print_inner(printer, loc->items[i]);
      }
      emp_print_char(printer, ']');
      return;
    default:
      emp_print_literal(printer, "unknown");
      return;
  }
}

void emp_print_location(emp_printer_t* printer, const emp_attr_t* loc,
                        bool allow_alias) {
  emp_print_literal(printer, "loc(");
  if (allow_alias) {
    print_inner(printer, loc);
  } else {
    emp_print_location_body(printer, loc);
  }
  emp_print_char(printer, ')');
}

void emp_print_trailing_location(emp_printer_t* printer, const emp_attr_t* loc,
                                 bool allow_alias) {
  if (!printer->options.debug_info) return;
  emp_print_char(printer, ' ');
  emp_print_location(printer, loc, allow_alias);
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One attribute in the form that its constraint has in custom syntax: a
// keyword, a symbol, a list, the parameters of a dialect attribute; and the
// parameter lists of dialect types and attributes, which are made of such.
#include "ir/format.h"
#include "ir/parse_state.h"
#include "ir/print_state.h"

// -- reading ------------------------------------------------------------------

// `<a,b>` of attribute enums, a keyword of integer ones; both read both, and
// the full attribute too.
static bool parse_enum(emp_parser_t* parser, const emp_attr_spec_t* spec,
                       const emp_attr_t** out_attr) {
  const emp_enum_def_t* def = spec->enum_def;
  int64_t value = 0;
  if (emp_parser_at(parser, EMP_TOKEN_HASH) ||
      emp_parser_at(parser, EMP_TOKEN_INT)) {
    return emp_parse_an_attr(parser, NULL, out_attr);
  }
  bool has_angles = emp_parser_take(parser, '<');
  if (!emp_parse_enum_body(parser, def, &value)) return false;
  if (has_angles && !emp_parser_want(parser, '>', "'>'")) return false;
  *out_attr = emp_enum_attr(parser->context, def, value);
  return true;
}

static bool parse_dense_array(emp_parser_t* parser, const emp_attr_spec_t* spec,
                              const emp_attr_t** out_attr) {
  if (emp_parser_at(parser, '[') && spec->value_type) {
    return emp_parse_bare_array(parser, spec->value_type, out_attr);
  }
  return emp_parse_an_attr(parser, NULL, out_attr);
}

static bool parse_symbol_name(emp_parser_t* parser,
                              const emp_attr_t** out_attr) {
  emp_str_t name = {0};
  if (!emp_parse_symbol_name(parser, &name)) return false;
  *out_attr = emp_attr_string(parser->context, name);
  return true;
}

static bool parse_string(emp_parser_t* parser, const emp_attr_t** out_attr) {
  emp_str_t text = {0};
  if (!emp_parse_string(parser, &text)) return false;
  *out_attr = emp_attr_string(parser->context, text);
  return true;
}

static bool parse_type(emp_parser_t* parser, const emp_attr_t** out_attr) {
  const emp_type_t* type = NULL;
  if (!emp_parse_a_type(parser, &type)) return false;
  *out_attr = emp_attr_type(type);
  return true;
}

bool emp_format_parse_attr(emp_parser_t* parser, const emp_attr_spec_t* spec,
                           const emp_attr_t** out_attr) {
  switch (spec->form) {
    case EMP_ATTR_FORM_TYPED:
      return emp_parse_an_attr(parser, spec->value_type, out_attr);
    case EMP_ATTR_FORM_ENUM:
      return parse_enum(parser, spec, out_attr);
    case EMP_ATTR_FORM_SYMBOL_NAME:
      return parse_symbol_name(parser, out_attr);
    case EMP_ATTR_FORM_SYMBOL_REF:
      return emp_parse_symbol_ref(parser, out_attr);
    case EMP_ATTR_FORM_STRING:
      return parse_string(parser, out_attr);
    case EMP_ATTR_FORM_TYPE:
      return parse_type(parser, out_attr);
    case EMP_ATTR_FORM_DENSE_ARRAY:
      return parse_dense_array(parser, spec, out_attr);
    case EMP_ATTR_FORM_DIALECT:
      if (emp_parser_at(parser, EMP_TOKEN_HASH)) break;
      return emp_parse_attr_params(parser, spec->attr_def, out_attr);
    case EMP_ATTR_FORM_ANY:
    case EMP_ATTR_FORM_UNIT:
      break;
  }
  return emp_parse_an_attr(parser, NULL, out_attr);
}

// Whether the token can start an attribute of that form; those of FORM_ANY
// and such are tried.
static bool can_start(emp_parser_t* parser, const emp_attr_spec_t* spec) {
  int64_t value = 0;
  switch (spec->form) {
    case EMP_ATTR_FORM_ENUM:
      if (emp_parser_at(parser, EMP_TOKEN_BARE)) {
        return emp_enum_value(spec->enum_def, parser->token.text, &value);
      }
      return emp_parser_at(parser, '<') ||
             emp_parser_at(parser, EMP_TOKEN_HASH) ||
             emp_parser_at(parser, EMP_TOKEN_STRING);
    case EMP_ATTR_FORM_SYMBOL_NAME:
    case EMP_ATTR_FORM_SYMBOL_REF:
      return emp_parser_at(parser, EMP_TOKEN_SYMBOL);
    case EMP_ATTR_FORM_STRING:
      return emp_parser_at(parser, EMP_TOKEN_STRING);
    case EMP_ATTR_FORM_DENSE_ARRAY:
      return emp_parser_at(parser, '[') || emp_peek_keyword(parser, "array");
    case EMP_ATTR_FORM_DIALECT:
      return emp_parser_at(parser, '<') ||
             emp_parser_at(parser, EMP_TOKEN_HASH);
    default:
      return true;
  }
}

bool emp_format_try_attr(emp_parser_t* parser, const emp_attr_spec_t* spec,
                         const emp_attr_t** out_attr, bool* out_found) {
  *out_found = can_start(parser, spec);
  if (!*out_found) return false;
  switch (spec->form) {
    case EMP_ATTR_FORM_ANY:
    case EMP_ATTR_FORM_UNIT:
      return emp_parse_attr_if_any(parser, NULL, out_attr, out_found);
    case EMP_ATTR_FORM_TYPED:
      return emp_parse_attr_if_any(parser, spec->value_type, out_attr,
                                   out_found);
    case EMP_ATTR_FORM_TYPE: {
      const emp_type_t* type = NULL;
      if (!emp_parse_type_if_any(parser, &type, out_found)) return false;
      *out_attr = emp_attr_type(type);
      return true;
    }
    default:
      return emp_format_parse_attr(parser, spec, out_attr);
  }
}

// -- printing -----------------------------------------------------------------

static bool print_enum(emp_printer_t* printer, const emp_enum_def_t* def,
                       const emp_attr_t* attr) {
  int64_t value = 0;
  if (!emp_enum_attr_value(def, attr, &value)) return false;
  bool has_angles = def->storage == 0 && !def->is_bare;
  if (has_angles) emp_print_char(printer, '<');
  if (def->is_bare) emp_print_char(printer, ' ');
  emp_print_enum_value(printer, def, value);
  if (has_angles) emp_print_char(printer, '>');
  return true;
}

static bool print_in_form(emp_printer_t* printer, const emp_attr_spec_t* spec,
                          const emp_attr_t* attr) {
  switch (spec->form) {
    case EMP_ATTR_FORM_ENUM:
      return print_enum(printer, spec->enum_def, attr);
    case EMP_ATTR_FORM_SYMBOL_NAME:
      if (attr->kind != EMP_ATTR_STRING) return false;
      emp_print_symbol(printer, attr->text);
      return true;
    case EMP_ATTR_FORM_DENSE_ARRAY:
      if (attr->kind != EMP_ATTR_DENSE_ARRAY ||
          attr->type != spec->value_type) {
        return false;
      }
      emp_print_char(printer, '[');
      emp_print_dense_array_items(printer, attr);
      emp_print_char(printer, ']');
      return true;
    case EMP_ATTR_FORM_TYPED:
      if (spec->value_type && attr->type != spec->value_type) return false;
      emp_print_attr_without_type(printer, attr);
      return true;
    case EMP_ATTR_FORM_STRING:
      emp_print_attr_without_type(printer, attr);
      return true;
    case EMP_ATTR_FORM_DIALECT:
      if (attr->kind != EMP_ATTR_DIALECT || attr->attr_def != spec->attr_def ||
          printer->is_collecting || emp_printer_alias(printer, attr).length) {
        return false;
      }
      emp_print_attr_params(printer, attr);
      return true;
    default:
      return false;
  }
}

void emp_format_print_attr(emp_printer_t* printer, const emp_attr_spec_t* spec,
                           bool is_qualified, const emp_attr_t* attr) {
  if (!attr) return;
  if (is_qualified || !print_in_form(printer, spec, attr)) {
    emp_print_attr(printer, attr);
  }
}

// -- parameters of types and attributes ---------------------------------------

// One after the other with commas; optional ones at the end may be missing.
static bool parse_list(emp_parser_t* parser, const emp_format_t* format,
                       const emp_attr_t** out_params) {
  for (uint32_t i = 0; i < format->param_count; ++i) {
    const emp_attr_spec_t* spec = &format->params[i];
    if (spec->is_optional &&
        (emp_parser_at(parser, '>') || emp_parser_at(parser, ')'))) {
      continue;
    }
    if (i && !emp_parser_want(parser, ',', "','")) return false;
    if (!emp_format_parse_attr(parser, spec, &out_params[i])) return false;
  }
  return true;
}

// `name = value, ..` in any order.
static bool parse_struct(emp_parser_t* parser, const emp_format_t* format,
                         const emp_attr_t** out_params) {
  while (emp_parser_at(parser, EMP_TOKEN_BARE)) {
    emp_str_t name = parser->token.text;
    uint32_t i = 0;
    while (i < format->param_count &&
           !emp_str_is(name, format->params[i].name)) {
      ++i;
    }
    if (i == format->param_count) {
      return emp_parser_error(parser, NULL, "'%s' has no parameter '%.*s'",
                              format->name, EMP_STR_ARGS(name));
    }
    emp_parser_advance(parser);
    if (!emp_parser_want(parser, '=', "'='") ||
        !emp_format_parse_attr(parser, &format->params[i], &out_params[i])) {
      return false;
    }
    if (!emp_parser_take(parser, ',')) break;
  }
  return true;
}

static bool parse_items(emp_parser_t* parser, const emp_format_t* format,
                        const emp_directive_t* items, uint32_t count,
                        const emp_attr_t** out_params);

static bool try_group(emp_parser_t* parser, const emp_format_t* format,
                      const emp_directive_t* item, bool* out_is_there,
                      const emp_attr_t** out_params) {
  const emp_directive_t* first = item->items;
  while (first->kind == EMP_DIRECTIVE_SPACE)
    ++first;
  uint32_t rest = item->count - (uint32_t)(first - item->items) - 1;
  *out_is_there = true;
  if (first->kind == EMP_DIRECTIVE_LITERAL) {
    *out_is_there = emp_parser_take_literal(parser, first->text);
  } else {
    bool went_well =
        emp_format_try_attr(parser, &format->params[first->index],
                            &out_params[first->index], out_is_there);
    if (*out_is_there && !went_well) return false;
  }
  if (!*out_is_there) return true;
  if (item->items[item->anchor].is_elided && !item->is_anchor_negated) {
    out_params[item->items[item->anchor].index] =
        emp_attr_unit(parser->context);
  }
  return parse_items(parser, format, first + 1, rest, out_params);
}

static bool parse_item(emp_parser_t* parser, const emp_format_t* format,
                       const emp_directive_t* item,
                       const emp_attr_t** out_params) {
  bool is_there = false;
  switch (item->kind) {
    case EMP_DIRECTIVE_LITERAL:
      return emp_parser_want_literal(parser, item->text);
    case EMP_DIRECTIVE_ATTR:
      if (item->is_elided) return true;
      return emp_format_parse_attr(parser, &format->params[item->index],
                                   &out_params[item->index]);
    case EMP_DIRECTIVE_PARAMS:
      return parse_list(parser, format, out_params);
    case EMP_DIRECTIVE_STRUCT:
      return parse_struct(parser, format, out_params);
    case EMP_DIRECTIVE_OPTIONAL:
      if (!try_group(parser, format, item, &is_there, out_params)) {
        return false;
      }
      return is_there || parse_items(parser, format, item->otherwise,
                                     item->otherwise_count, out_params);
    default:
      return true;
  }
}

static bool parse_items(emp_parser_t* parser, const emp_format_t* format,
                        const emp_directive_t* items, uint32_t count,
                        const emp_attr_t** out_params) {
  for (uint32_t i = 0; i < count; ++i) {
    if (!parse_item(parser, format, &items[i], out_params)) return false;
  }
  return true;
}

bool emp_format_parse_params(emp_parser_t* parser, const emp_format_t* format,
                             const emp_attr_t** out_params) {
  return parse_items(parser, format, format->items, format->count, out_params);
}

static bool is_given(const emp_format_t* format,
                     const emp_attr_t* const* values, size_t count,
                     uint32_t i) {
  if (i >= count || !values[i]) return false;
  const emp_attr_spec_t* spec = &format->params[i];
  return spec->default_text.length == 0 || values[i] != spec->default_value;
}

static void print_list(emp_printer_t* printer, const emp_format_t* format,
                       const emp_attr_t* const* values, size_t count,
                       bool with_names) {
  bool is_first = true;
  for (uint32_t i = 0; i < format->param_count && i < count; ++i) {
    if (!values[i]) continue;
    if (!is_first) emp_print_text(printer, ", ");
    is_first = false;
    if (with_names) {
      emp_print_text(printer, format->params[i].name);
      emp_print_text(printer, " = ");
    }
    emp_format_print_attr(printer, &format->params[i], false, values[i]);
  }
}

static void print_items(emp_printer_t* printer, const emp_format_t* format,
                        const emp_directive_t* items, uint32_t item_count,
                        const emp_attr_t* const* values, size_t count) {
  for (uint32_t i = 0; i < item_count; ++i) {
    const emp_directive_t* item = &items[i];
    if (item->is_elided) continue;
    if (item->has_space && (i || item->kind == EMP_DIRECTIVE_LITERAL)) {
      emp_print_char(printer, ' ');
    }
    switch (item->kind) {
      case EMP_DIRECTIVE_LITERAL:
      case EMP_DIRECTIVE_SPACE:
        emp_print_text(printer, item->text);
        break;
      case EMP_DIRECTIVE_ATTR:
        if (item->index >= count) break;
        emp_format_print_attr(printer, &format->params[item->index],
                              item->is_qualified, values[item->index]);
        break;
      case EMP_DIRECTIVE_PARAMS:
      case EMP_DIRECTIVE_STRUCT:
        print_list(printer, format, values, count,
                   item->kind == EMP_DIRECTIVE_STRUCT);
        break;
      case EMP_DIRECTIVE_OPTIONAL: {
        const emp_directive_t* side =
            item->is_anchor_negated ? item->otherwise : item->items;
        bool is_there =
            is_given(format, values, count, side[item->anchor].index);
        bool is_then = is_there != item->is_anchor_negated;
        print_items(printer, format, is_then ? item->items : item->otherwise,
                    is_then ? item->count : item->otherwise_count, values,
                    count);
        break;
      }
      default:
        break;
    }
  }
}

void emp_format_print_params(emp_printer_t* printer, const emp_format_t* format,
                             const emp_attr_t* const* values, size_t count) {
  print_items(printer, format, format->items, format->count, values, count);
}

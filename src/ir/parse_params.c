// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What stands in `<..>` behind the name of a dialect's type or attribute: by
// the row's hook, by its format, or as a plain list of the row's parameters.
#include "ir/format.h"
#include "ir/parse_state.h"

enum { kMaxParams = 32 };

static bool parse_params(emp_parser_t* parser, const emp_params_t* params,
                         const emp_attr_t** out_params, size_t* out_count) {
  const emp_format_t* format = emp_format_of_params(parser->context, params);
  if (format->error) {
    return emp_parser_error(parser, NULL, "row of '%s': %s", params->name,
                            format->error);
  }
  *out_count = format->param_count;
  return emp_format_parse_params(parser, format, out_params);
}

bool emp_parse_type_params(emp_parser_t* parser, const emp_type_def_t* def,
                           const emp_type_t** out_type) {
  const emp_attr_t* values[kMaxParams] = {0};
  size_t count = 0;
  emp_params_t params = {def, def->name, def->params, def->format};
  const emp_attr_t* loc = NULL;
  if (def->verify) loc = emp_parser_token_loc(parser, &parser->token);
  bool went_well = def->parse ? def->parse(parser, values, kMaxParams, &count)
                              : parse_params(parser, &params, values, &count);
  if (!went_well) {
    parser->has_failed = true;
    return false;
  }
  *out_type = emp_type_dialect(parser->context, def, values, count);
  if (!def->verify || def->verify(*out_type, parser->sink, loc)) return true;
  parser->has_failed = true;
  return false;
}

bool emp_parse_attr_params(emp_parser_t* parser, const emp_attr_def_t* def,
                           const emp_attr_t** out_attr) {
  const emp_attr_t* values[kMaxParams] = {0};
  size_t count = 0;
  emp_params_t params = {def, def->name, def->params, def->format};
  bool went_well = def->parse ? def->parse(parser, values, kMaxParams, &count)
                              : parse_params(parser, &params, values, &count);
  if (!went_well) {
    parser->has_failed = true;
    return false;
  }
  *out_attr = emp_attr_dialect(parser->context, def, values, count);
  return true;
}

// "eq, ne, slt", for messages.
static const char* list_cases(emp_arena_t* arena, const emp_enum_def_t* def) {
  emp_text_t text = {.arena = arena};
  for (uint32_t i = 0; i < def->case_count; ++i) {
    emp_text_format(&text, "%s%s", i ? ", " : "", def->cases[i].keyword);
  }
  emp_text_append_char(&text, '\0');
  return emp_text_view(&text).data;
}

static bool unknown_case(emp_parser_t* parser, const emp_enum_def_t* def,
                         emp_str_t keyword) {
  emp_nearest_t nearest = {.text = keyword};
  for (uint32_t i = 0; i < def->case_count; ++i) {
    emp_nearest_try(&nearest, emp_str_from(def->cases[i].keyword));
  }
  return emp_parser_error(parser, NULL, "'%.*s' is no case of %s (%s)%s",
                          EMP_STR_ARGS(keyword), def->name,
                          list_cases(parser->scratch, def),
                          emp_did_you_mean(parser, nearest.found));
}

// One keyword, or for bit sets several with the enum's separator (`,` and `|`
// are both read).
bool emp_parse_enum_body(emp_parser_t* parser, const emp_enum_def_t* def,
                         int64_t* out_value) {
  *out_value = 0;
  do {
    emp_token_t at = parser->token;
    emp_str_t keyword = at.text;
    int64_t value = 0;
    if (emp_parser_at(parser, EMP_TOKEN_STRING)) {
      keyword = emp_parser_unquote(parser, keyword);
    } else if (!emp_parser_at(parser, EMP_TOKEN_BARE)) {
      return emp_parser_expected(parser, "a keyword");
    }
    if (!emp_enum_value(def, keyword, &value)) {
      return unknown_case(parser, def, keyword);
    }
    emp_parser_advance(parser);
    *out_value |= value;
  } while (def->is_bit_set &&
           (emp_parser_take(parser, ',') || emp_parser_take(parser, '|')));
  return true;
}

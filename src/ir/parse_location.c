// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Locations: `loc(..)` with all kinds inside. Printed text defines most of its
// location aliases at the end of the file, so `loc(#loc4)` on an op or block
// argument may come first; such places are kept and filled in at the end.
#include "ir/context_impl.h"
#include "ir/parse_state.h"

static bool parse_body(emp_parser_t* parser, const emp_attr_t** out_loc);

static bool parse_number(emp_parser_t* parser, uint32_t* out_value) {
  int64_t value = 0;
  if (!emp_parser_at(parser, EMP_TOKEN_INT)) {
    return emp_parser_expected(parser, "a line or column number");
  }
  if (!emp_parse_i64(parser->token.text, &value) || value > UINT32_MAX) {
    return emp_parser_error(parser, NULL, "number does not fit 32 bits");
  }
  *out_value = (uint32_t)value;
  emp_parser_advance(parser);
  return true;
}

// `3:4`, `3:4 to :8`, `3:4 to 5:8`.
static bool parse_numbers(emp_parser_t* parser, emp_file_place_t* place) {
  if (!parse_number(parser, &place->line)) return false;
  if (!emp_parser_take(parser, ':')) return true;
  if (!parse_number(parser, &place->column)) return false;
  if (!emp_try_keyword(parser, "to")) return true;
  place->end_line = place->line;
  if (!emp_parser_at(parser, ':') && !parse_number(parser, &place->end_line)) {
    return false;
  }
  return emp_parser_want(parser, ':', "':'") &&
         parse_number(parser, &place->end_column);
}

// Neighbours are of the same file mostly, whose name is looked up once.
static bool parse_place(emp_parser_t* parser, emp_str_t file,
                        const emp_attr_t** out_loc) {
  emp_file_place_t place = {0};
  emp_parser_advance(parser);
  if (!parse_numbers(parser, &place)) return false;
  if (!emp_str_equal(file, parser->latest_file)) {
    parser->latest_file = emp_intern(parser->context, file);
  }
  *out_loc =
      emp_loc_file_interned(parser->context, parser->latest_file, &place);
  return true;
}

static bool parse_string_loc(emp_parser_t* parser, const emp_attr_t** out_loc) {
  emp_str_t text = emp_parser_unquote(parser, parser->token.text);
  const emp_attr_t* child = emp_loc_unknown(parser->context);
  emp_parser_advance(parser);
  if (emp_parser_at(parser, ':')) return parse_place(parser, text, out_loc);
  if (emp_parser_take(parser, '(') &&
      (!parse_body(parser, &child) || !emp_parser_want(parser, ')', "')'"))) {
    return false;
  }
  *out_loc = emp_loc_name(parser->context, text, child);
  return true;
}

// `callsite(callee at caller)`
static bool parse_callsite(emp_parser_t* parser, const emp_attr_t** out_loc) {
  const emp_attr_t* callee = NULL;
  const emp_attr_t* caller = NULL;
  emp_parser_advance(parser);
  if (!emp_parser_want(parser, '(', "'('") || !parse_body(parser, &callee) ||
      !emp_parse_keyword(parser, "at") || !parse_body(parser, &caller) ||
      !emp_parser_want(parser, ')', "')'")) {
    return false;
  }
  *out_loc = emp_loc_callsite(callee, caller);
  return true;
}

// `fused<metadata>[a, b]`
static bool parse_fused(emp_parser_t* parser, const emp_attr_t** out_loc) {
  const emp_attr_t* metadata = NULL;
  emp_attr_list_t list = {0};
  emp_parser_advance(parser);
  if (emp_parser_take(parser, '<') &&
      (!emp_parse_an_attr(parser, NULL, &metadata) ||
       !emp_parser_want(parser, '>', "'>'"))) {
    return false;
  }
  if (!emp_parser_want(parser, '[', "'['")) return false;
  while (!emp_parser_at(parser, ']')) {
    const emp_attr_t* item = NULL;
    if (!parse_body(parser, &item)) return false;
    emp_array_push(parser->scratch, &list, item);
    if (!emp_parser_take(parser, ',')) break;
  }
  if (!emp_parser_want(parser, ']', "']'")) return false;
  *out_loc = emp_loc_fused(parser->context, list.items, list.count, metadata);
  return true;
}

static bool parse_loc_attr(emp_parser_t* parser, const emp_attr_t** out_loc) {
  const char* at = parser->token.text.data;
  if (!emp_parse_an_attr(parser, NULL, out_loc)) return false;
  if (emp_attr_is_loc(*out_loc)) return true;
  return emp_parser_fail_at(parser, at, 1, "this attribute is no location");
}

static bool parse_kind(emp_parser_t* parser, const emp_attr_t** out_loc) {
  if (emp_parser_at(parser, EMP_TOKEN_STRING)) {
    return parse_string_loc(parser, out_loc);
  }
  if (emp_peek_keyword(parser, "callsite")) {
    return parse_callsite(parser, out_loc);
  }
  if (emp_peek_keyword(parser, "fused")) return parse_fused(parser, out_loc);
  if (emp_try_keyword(parser, "unknown")) {
    *out_loc = emp_loc_unknown(parser->context);
    return true;
  }
  if (emp_parser_at(parser, EMP_TOKEN_HASH) ||
      emp_peek_keyword(parser, "loc")) {
    return parse_loc_attr(parser, out_loc);
  }
  return emp_parser_expected(parser, "a location");
}

static bool parse_body(emp_parser_t* parser, const emp_attr_t** out_loc) {
  bool went_well = emp_parser_enter(parser) && parse_kind(parser, out_loc);
  emp_parser_leave(parser);
  return went_well;
}

// Whether the token is an alias that has no definition yet.
static bool is_deferred(emp_parser_t* parser) {
  emp_str_t text = parser->token.text;
  if (!emp_parser_at(parser, EMP_TOKEN_HASH)) return false;
  emp_str_t name = {text.data + 1, text.length - 1};
  for (size_t i = 0; i < name.length; ++i) {
    if (name.data[i] == '.') return false;
  }
  return !emp_str_map_has(&parser->attr_aliases, name);
}

bool emp_parse_location(emp_parser_t* parser, const emp_attr_t** out_loc) {
  *out_loc = NULL;
  parser->deferred_loc = (emp_str_t){0};
  emp_parser_advance(parser);
  if (!emp_parser_want(parser, '(', "'('")) return false;
  if (is_deferred(parser)) {
    emp_str_t text = parser->token.text;
    parser->deferred_loc = (emp_str_t){text.data + 1, text.length - 1};
    parser->deferred_at = text.data;
    emp_parser_advance(parser);
  } else if (!parse_body(parser, out_loc)) {
    return false;
  }
  return emp_parser_want(parser, ')', "')'");
}

bool emp_parse_trailing_location(emp_parser_t* parser,
                                 const emp_attr_t** slot) {
  const emp_attr_t* loc = NULL;
  if (!emp_peek_keyword(parser, "loc")) return true;
  if (!emp_parse_location(parser, &loc)) return false;
  if (loc) {
    *slot = loc;
    return true;
  }
  emp_loc_fixup_t fixup = {slot, parser->deferred_loc, parser->deferred_at};
  emp_array_push(parser->tables, &parser->loc_fixups, fixup);
  return true;
}

bool emp_parser_fix_locations(emp_parser_t* parser) {
  bool went_well = true;
  for (size_t i = 0; i < parser->loc_fixups.count; ++i) {
    const emp_loc_fixup_t* fixup = &parser->loc_fixups.items[i];
    const emp_attr_t* loc = emp_str_map_get(&parser->attr_aliases, fixup->name);
    if (loc && emp_attr_is_loc(loc)) {
      *fixup->slot = loc;
      continue;
    }
    went_well = emp_parser_fail_at(parser, fixup->at, fixup->name.length + 1,
                                   loc ? "'#%.*s' is no location"
                                       : "location alias '#%.*s' is not "
                                         "defined",
                                   EMP_STR_ARGS(fixup->name));
  }
  return went_well;
}

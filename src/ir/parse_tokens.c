// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The parser's view of tokens: one token ahead, errors at a token, locations.
// Line and column of a place are counted only for errors and for ops (whose
// token carries its line).
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "ir/context_impl.h"
#include "ir/parse_state.h"

void emp_parser_advance(emp_parser_t* parser) {
  parser->previous_end = parser->lexer.cursor;
  emp_lexer_next(&parser->lexer, &parser->token);
}

void emp_parser_restart(emp_parser_t* parser, const char* at) {
  parser->lexer.cursor = at;
  parser->lexer.line = parser->token.line;
  parser->lexer.line_start = parser->token.line_start;
  parser->previous_end = at;
  emp_lexer_next(&parser->lexer, &parser->token);
}

bool emp_parser_take(emp_parser_t* parser, int kind) {
  if (parser->token.kind != kind) return false;
  emp_parser_advance(parser);
  return true;
}

bool emp_parser_want(emp_parser_t* parser, int kind, const char* want) {
  if (emp_parser_take(parser, kind)) return true;
  return emp_parser_expected(parser, want);
}

const emp_attr_t* emp_parser_token_loc(emp_parser_t* parser,
                                       const emp_token_t* token) {
  emp_file_place_t place = {.line = token->line,
                            .column = emp_token_column(token)};
  return emp_loc_file_interned(parser->context, parser->file, &place);
}

// Places are asked for in order mostly, so counting goes on from the latest.
const emp_attr_t* emp_parser_loc_at(emp_parser_t* parser, const char* at) {
  const char* line_start = parser->counted_start;
  const char* from = parser->counted_to;
  uint32_t line = parser->counted_line;
  if (!line_start || at < line_start) {
    from = line_start = parser->lexer.begin;
    line = parser->source->first_line ? parser->source->first_line : 1;
  }
  while (from < at) {
    const char* newline = memchr(from, '\n', (size_t)(at - from));
    if (!newline) break;
    from = line_start = newline + 1;
    ++line;
  }
  parser->counted_start = line_start;
  parser->counted_to = from < at ? at : from;
  parser->counted_line = line;
  emp_file_place_t place = {.line = line,
                            .column = (uint32_t)(at - line_start) + 1};
  return emp_loc_file_interned(parser->context, parser->file, &place);
}

static bool emit(emp_parser_t* parser, const emp_attr_t* loc, size_t length,
                 const char* format, va_list args) {
  char message[1024];
  vsnprintf(message, sizeof(message), format, args);
  parser->has_failed = true;
  uint32_t shown = length > 200 ? 200 : (uint32_t)length;
  return emp_diag_emit(parser->sink, loc, shown, EMP_SEVERITY_ERROR, "E0001",
                       "%s", message);
}

bool emp_parser_fail_at(emp_parser_t* parser, const char* at, size_t length,
                        const char* format, ...) {
  va_list args;
  va_start(args, format);
  emit(parser, emp_parser_loc_at(parser, at), length, format, args);
  va_end(args);
  return false;
}

bool emp_parser_error(emp_parser_t* parser, const emp_attr_t* loc,
                      const char* format, ...) {
  va_list args;
  va_start(args, format);
  size_t length = loc ? 0 : parser->token.text.length;
  if (!loc) loc = emp_parser_token_loc(parser, &parser->token);
  emit(parser, loc, length, format, args);
  va_end(args);
  return false;
}

// What is missing belongs to the line before when the token is on a new one.
static bool expected_on_line(emp_parser_t* parser, const char* want) {
  parser->has_failed = true;
  return emp_diag_emit(
      parser->sink, emp_parser_loc_at(parser, parser->previous_end), 1,
      EMP_SEVERITY_ERROR, "E0002", "expected %s at the end of the line", want);
}

bool emp_parser_expected(emp_parser_t* parser, const char* want) {
  const emp_token_t* token = &parser->token;
  if (parser->previous_end > parser->lexer.begin &&
      parser->previous_end < token->line_start &&
      token->kind != EMP_TOKEN_ERROR) {
    return expected_on_line(parser, want);
  }
  char found[80];
  int shown = token->text.length > 40 ? 40 : (int)token->text.length;
  if (token->kind == EMP_TOKEN_END) {
    snprintf(found, sizeof(found), "the end of the text");
  } else if (token->kind == EMP_TOKEN_ERROR) {
    return emp_parser_error(parser, NULL, "%s", parser->lexer.error);
  } else {
    snprintf(found, sizeof(found), "'%.*s%s'", shown, token->text.data,
             token->text.length > 40 ? ".." : "");
  }
  parser->has_failed = true;
  return emp_diag_emit(parser->sink, emp_parser_token_loc(parser, token),
                       (uint32_t)(shown ? shown : 1), EMP_SEVERITY_ERROR,
                       "E0002", "expected %s, found %s", want, found);
}

const char* emp_did_you_mean(emp_parser_t* parser, emp_str_t near) {
  if (near.length == 0) return "";
  return emp_arena_format(parser->scratch, "; did you mean '%.*s'?",
                          EMP_STR_ARGS(near))
      .data;
}

void emp_parser_note_at(emp_parser_t* parser, const char* at, size_t length,
                        const char* message) {
  emp_diag_emit(parser->sink, emp_parser_loc_at(parser, at), (uint32_t)length,
                EMP_SEVERITY_NOTE, "N0001", "%s", message);
}

bool emp_parser_no_alias(emp_parser_t* parser, const emp_token_t* at,
                         const emp_str_map_t* aliases) {
  emp_nearest_t nearest = {.text = {at->text.data + 1, at->text.length - 1}};
  if (emp_str_map_has(&parser->lost_aliases, at->text)) return false;
  for (size_t i = 0; i < aliases->count; ++i) {
    emp_nearest_try(&nearest, aliases->entries[i].key);
  }
  return emp_parser_fail_at(
      parser, at->text.data, at->text.length,
      "%s alias '%.*s' is not defined before it is used%s",
      at->kind == EMP_TOKEN_BANG ? "type" : "attribute", EMP_STR_ARGS(at->text),
      emp_did_you_mean(parser, nearest.found));
}

bool emp_parser_enter(emp_parser_t* parser) {
  ++parser->depth;
  if (parser->depth <= EMP_PARSE_DEPTH) return true;
  return emp_parser_error(parser, NULL, "nested deeper than %d levels",
                          EMP_PARSE_DEPTH);
}

bool emp_token_is_keyword(const emp_token_t* token, const char* keyword) {
  return token->kind == EMP_TOKEN_BARE && emp_str_is(token->text, keyword);
}

emp_str_t emp_parser_unquote(emp_parser_t* parser, emp_str_t quoted) {
  emp_str_t inner = {quoted.data + 1, quoted.length - 2};
  if (inner.length == 0) return (emp_str_t){"", 0};
  if (!memchr(inner.data, '\\', inner.length)) return inner;
  char* out = emp_arena_alloc_raw(parser->scratch, inner.length, 1);
  size_t length = 0;
  for (size_t i = 0; i < inner.length; ++i) {
    char c = inner.data[i];
    if (c == '\\') {
      c = inner.data[++i];
      if (c == 'n') {
        c = '\n';
      } else if (c == 't') {
        c = '\t';
      } else if (c != '"' && c != '\\') {
        c = (char)(emp_hex_digit(c) * 16 + emp_hex_digit(inner.data[++i]));
      }
    }
    out[length++] = c;
  }
  return (emp_str_t){out, length};
}

// A closing bracket's opening one; 0 for anything else.
static char opening_of(int kind) {
  switch (kind) {
    case ')':
      return '(';
    case ']':
      return '[';
    case '}':
      return '{';
    case '>':
      return '<';
    default:
      return 0;
  }
}

// Aliases are gone once the text stands elsewhere, so what they stand for is
// put in their place.
static void expand_alias(emp_parser_t* parser, const char** inout_start,
                         emp_text_t* text) {
  emp_str_t token = parser->token.text;
  emp_str_t name = {token.data + 1, token.length - 1};
  const char* body = NULL;
  if (parser->token.kind == EMP_TOKEN_HASH) {
    const emp_attr_t* attr = emp_str_map_get(&parser->attr_aliases, name);
    if (attr) body = emp_attr_text(parser->scratch, attr);
  } else if (parser->token.kind == EMP_TOKEN_BANG) {
    const emp_type_t* type = emp_str_map_get(&parser->type_aliases, name);
    if (type) body = emp_type_text(parser->scratch, type);
  }
  if (!body) return;
  emp_text_append(
      text, (emp_str_t){*inout_start, (size_t)(token.data - *inout_start)});
  emp_text_append(text, emp_str_from(body));
  *inout_start = token.data + token.length;
}

bool emp_parser_skip_angles(emp_parser_t* parser, emp_str_t* out_text) {
  char open[EMP_PARSE_DEPTH];
  size_t depth = 0;
  const char* start = parser->token.text.data;
  emp_text_t text = {.arena = parser->scratch};
  do {
    int kind = parser->token.kind;
    char opening = opening_of(kind);
    if (kind == '<' || kind == '(' || kind == '[' || kind == '{') {
      if (depth == EMP_PARSE_DEPTH) {
        return emp_parser_error(parser, NULL, "nested deeper than %d levels",
                                EMP_PARSE_DEPTH);
      }
      open[depth++] = (char)kind;
    } else if (opening) {
      if (open[depth - 1] != opening) {
        return emp_parser_error(parser, NULL, "unbalanced '%c'", kind);
      }
      --depth;
    } else if (kind == EMP_TOKEN_END) {
      return emp_parser_expected(parser, "'>'");
    } else {
      expand_alias(parser, &start, &text);
    }
    emp_parser_advance(parser);
  } while (depth > 0);
  emp_str_t rest = {start, (size_t)(parser->previous_end - start)};
  *out_text = rest;
  // A blank between tokens, but no part of a text that is printed again.
  if (memchr(rest.data, 0, rest.length) != NULL) {
    return emp_parser_error(parser, NULL, "NUL byte in the parameters");
  }
  if (text.length == 0) return true;
  emp_text_append(&text, rest);
  *out_text = emp_text_view(&text);
  return true;
}

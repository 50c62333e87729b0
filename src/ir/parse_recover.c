// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where to go on after a syntax error: from the start of the op that failed,
// skip to the token that starts the next op of the region or ends the region.
//
// Brackets are counted from the op's start. At balance, a token at the start
// of a line that can start an op is taken. Where a bracket is missing the
// balance never comes; then a line that is not indented more than the failed op
// decides: `%x =`, `%x:2 =`, `dialect.op` or a `}` further left end the op. A
// `}` too many ends the region.
#include <string.h>

#include "ir/parse_state.h"

static bool is_line_start(const emp_parser_t* parser) {
  const emp_token_t* token = &parser->token;
  for (const char* p = token->line_start; p < token->text.data; ++p) {
    if (*p != ' ' && *p != '\t') return false;
  }
  return true;
}

static bool can_start_op(const emp_token_t* token) {
  return token->kind == EMP_TOKEN_VALUE || token->kind == EMP_TOKEN_BARE ||
         token->kind == EMP_TOKEN_STRING || token->kind == EMP_TOKEN_BLOCK;
}

// `%x =`, `%x:2 =`, `%x, %y =`: the start of an op beyond doubt.
static bool is_definition(const emp_parser_t* parser) {
  emp_lexer_t lexer = parser->lexer;
  emp_token_t token = parser->token;
  while (token.kind == EMP_TOKEN_VALUE) {
    emp_lexer_next(&lexer, &token);
    if (token.kind == ':') {
      emp_lexer_next(&lexer, &token);
      if (token.kind != EMP_TOKEN_INT) return false;
      emp_lexer_next(&lexer, &token);
    }
    if (token.kind == '=') return true;
    if (token.kind != ',') return false;
    emp_lexer_next(&lexer, &token);
  }
  return false;
}

// `dialect.op` or `"dialect.op"(` at the start of a line, not as the name of an
// attribute.
static bool is_dotted_op(const emp_parser_t* parser) {
  const emp_token_t* token = &parser->token;
  if (token->kind == EMP_TOKEN_STRING) {
    return parser->lexer.cursor < parser->lexer.end &&
           *parser->lexer.cursor == '(';
  }
  if (token->kind != EMP_TOKEN_BARE ||
      !memchr(token->text.data, '.', token->text.length)) {
    return false;
  }
  emp_lexer_t lexer = parser->lexer;
  emp_token_t next;
  emp_lexer_next(&lexer, &next);
  return next.kind != '=' && next.kind != ',' && next.kind != '}' &&
         next.kind != ']' && next.kind != ')';
}

static int depth_change(int kind) {
  switch (kind) {
    case '(':
    case '[':
    case '{':
      return 1;
    case ')':
    case ']':
    case '}':
      return -1;
    default:
      return 0;
  }
}

// Whether the current token is the first one after the failed op.
static bool is_next(const emp_parser_t* parser, int depth, uint32_t column) {
  const emp_token_t* token = &parser->token;
  if (token->kind == EMP_TOKEN_END || token->kind == EMP_TOKEN_FILE_BEGIN) {
    return true;
  }
  if (token->kind == '}' && depth <= 0) return true;
  if (!is_line_start(parser)) return false;
  uint32_t here = emp_token_column(token);
  if (depth <= 0 && can_start_op(token)) {
    return here <= column || token->kind == EMP_TOKEN_BLOCK ||
           is_definition(parser);
  }
  if (here > column) return false;
  if (token->kind == '}') return here < column;
  return is_definition(parser) || is_dotted_op(parser);
}

void emp_parser_lose_symbol(emp_parser_t* parser, const emp_token_t* start) {
  enum { kNearTokens = 8 };
  emp_lexer_t lexer = parser->lexer;
  emp_token_t token;
  lexer.cursor = start->text.data;
  for (int i = 0; i < kNearTokens; ++i) {
    emp_lexer_next(&lexer, &token);
    if (token.kind == '(' || token.kind == '{' || token.kind == ':') return;
    if (token.kind != EMP_TOKEN_SYMBOL) continue;
    emp_str_map_set(&parser->lost_symbols, token.text, parser);
    return;
  }
}

void emp_parser_recover(emp_parser_t* parser, const emp_token_t* start) {
  const char* failed_at = parser->token.text.data;
  emp_lexer_t* lexer = &parser->lexer;
  lexer->cursor = start->text.data;
  lexer->line = start->line;
  lexer->line_start = start->line_start;
  emp_parser_advance(parser);
  uint32_t column = emp_token_column(&parser->token);
  int depth = 0;
  bool is_first = true;
  while (true) {
    // Before the error only what must be the next op counts: a list that ran
    // into the next line.
    bool is_behind = parser->token.text.data >= failed_at;
    if (!is_first && is_next(parser, depth, column) &&
        (is_behind || (depth <= 0 && is_definition(parser)))) {
      return;
    }
    if (parser->token.kind == EMP_TOKEN_END) return;
    depth += depth_change(parser->token.kind);
    emp_parser_advance(parser);
    is_first = false;
  }
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The lexer. Every function gets a lexer whose cursor is behind the first
// character of the token and moves it behind the last; nothing reads at or
// beyond `end`, so texts need no NUL. A token that is no token becomes an
// error token that spans what was skipped, so the parser reports it once.
#include "ir/lexer.h"

#include <string.h>

enum {
  L = EMP_CHAR_LETTER,
  X = EMP_CHAR_LETTER | EMP_CHAR_HEX,
  N = EMP_CHAR_DIGIT | EMP_CHAR_HEX,
  D = EMP_CHAR_DOT,
  M = EMP_CHAR_DASH,
  B = EMP_CHAR_BLANK,
  P = EMP_CHAR_PUNCT,
};

// clang-format off
const uint8_t emp_char_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, B, B, B, B, B, 0, 0,  // 0x00
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // 0x10
    B, 0, 0, 0, D, 0, 0, 0, P, P, P, P, P, M, D, P,  // ' '
    N, N, N, N, N, N, N, N, N, N, 0, 0, P, P, P, P,  // '0'
    0, X, X, X, X, X, X, L, L, L, L, L, L, L, L, L,  // '@'
    L, L, L, L, L, L, L, L, L, L, L, P, 0, P, 0, L,  // 'P'
    0, X, X, X, X, X, X, L, L, L, L, L, L, L, L, L,  // '`'
    L, L, L, L, L, L, L, L, L, L, L, 0, P, P, 0, 0,  // 'p'
};
// clang-format on

enum {
  kBare = EMP_CHAR_LETTER | EMP_CHAR_DIGIT | EMP_CHAR_DOT,
  kSuffix = EMP_CHAR_LETTER | EMP_CHAR_DIGIT | EMP_CHAR_DOT | EMP_CHAR_DASH,
  kPieceBytes = 1 << 15,
};

static bool at(const emp_lexer_t* lexer, char c) {
  return lexer->cursor < lexer->end && *lexer->cursor == c;
}

static void skip_class(emp_lexer_t* lexer, int class_mask) {
  const char* p = lexer->cursor;
  while (p < lexer->end && emp_char_is(*p, class_mask))
    ++p;
  lexer->cursor = p;
}

static void skip_line(emp_lexer_t* lexer) {
  size_t left = (size_t)(lexer->end - lexer->cursor);
  const char* newline = left ? memchr(lexer->cursor, '\n', left) : NULL;
  lexer->cursor = newline ? newline : lexer->end;
}

// Blanks (a NUL among them, as for MLIR) and comments.
static void skip_blanks(emp_lexer_t* lexer) {
  while (lexer->cursor < lexer->end) {
    char c = *lexer->cursor;
    if (c == '\n') {
      ++lexer->cursor;
      ++lexer->line;
      lexer->line_start = lexer->cursor;
    } else if (emp_char_is(c, EMP_CHAR_BLANK) || c == '\0') {
      ++lexer->cursor;
    } else if (c == '/' && lexer->cursor + 1 < lexer->end &&
               lexer->cursor[1] == '/') {
      skip_line(lexer);
    } else {
      return;
    }
  }
}

static int error_token(emp_lexer_t* lexer, const char* why) {
  lexer->error = why;
  return EMP_TOKEN_ERROR;
}

// After a backslash: `\\ \" \n \t` or two hex digits.
static bool skip_escape(emp_lexer_t* lexer) {
  size_t left = (size_t)(lexer->end - lexer->cursor);
  if (left == 0) return false;
  char c = lexer->cursor[0];
  if (c == '"' || c == '\\' || c == 'n' || c == 't') {
    lexer->cursor += 1;
    return true;
  }
  if (left < 2 || !emp_char_is(c, EMP_CHAR_HEX) ||
      !emp_char_is(lexer->cursor[1], EMP_CHAR_HEX)) {
    return false;
  }
  lexer->cursor += 2;
  return true;
}

// Skips what is plain in a string, up to its quote; false at an escape, the end
// of a line or the end of the text. By pieces that stay in the cache for the
// three searches, since a constant may have 200 MB.
static bool skip_plain(emp_lexer_t* lexer) {
  for (;;) {
    size_t length = (size_t)(lexer->end - lexer->cursor);
    if (length > kPieceBytes) length = kPieceBytes;
    if (length == 0) return false;
    const char* quote = memchr(lexer->cursor, '"', length);
    if (quote) length = (size_t)(quote - lexer->cursor);
    if (memchr(lexer->cursor, '\\', length) ||
        memchr(lexer->cursor, '\n', length)) {
      return false;
    }
    lexer->cursor += length;
    if (quote) return true;
  }
}

// Strings without escapes, big hex constants above all, end at the next quote.
// Others are walked.
static int lex_string(emp_lexer_t* lexer) {
  if (skip_plain(lexer)) {
    ++lexer->cursor;
    return EMP_TOKEN_STRING;
  }
  while (lexer->cursor < lexer->end) {
    char c = *lexer->cursor;
    if (c == '\n') break;
    ++lexer->cursor;
    if (c == '"') return EMP_TOKEN_STRING;
    if (c == '\\' && !skip_escape(lexer)) {
      skip_line(lexer);
      return error_token(lexer, "unknown escape in string literal");
    }
  }
  return error_token(lexer, "string literal without a closing quote");
}

static int lex_number(emp_lexer_t* lexer) {
  const char* p = lexer->cursor;
  if (p[-1] == '0' && p + 1 < lexer->end && *p == 'x' &&
      emp_char_is(p[1], EMP_CHAR_HEX)) {
    lexer->cursor = p + 1;
    skip_class(lexer, EMP_CHAR_HEX);
    return EMP_TOKEN_INT;
  }
  skip_class(lexer, EMP_CHAR_DIGIT);
  if (!at(lexer, '.')) return EMP_TOKEN_INT;
  ++lexer->cursor;
  skip_class(lexer, EMP_CHAR_DIGIT);
  p = lexer->cursor;
  if (p < lexer->end && (*p == 'e' || *p == 'E')) {
    ++p;
    if (p < lexer->end && (*p == '+' || *p == '-')) ++p;
    if (p < lexer->end && emp_char_is(*p, EMP_CHAR_DIGIT)) {
      lexer->cursor = p;
      skip_class(lexer, EMP_CHAR_DIGIT);
    }
  }
  return EMP_TOKEN_FLOAT;
}

// `#`, `!`, `%`, `^` and a name: digits, or a name that may hold `$ . - _`.
static int lex_prefixed(emp_lexer_t* lexer, int kind) {
  const char* start = lexer->cursor;
  if (start < lexer->end && emp_char_is(*start, EMP_CHAR_DIGIT)) {
    skip_class(lexer, EMP_CHAR_DIGIT);
    return kind;
  }
  skip_class(lexer, kSuffix);
  if (lexer->cursor == start) {
    return error_token(lexer, "name missing after its sigil");
  }
  // `!a.b->` is a name and an arrow.
  if (lexer->cursor[-1] == '-' && at(lexer, '>')) --lexer->cursor;
  return kind;
}

static int lex_symbol(emp_lexer_t* lexer) {
  if (at(lexer, '"')) {
    ++lexer->cursor;
    int kind = lex_string(lexer);
    return kind == EMP_TOKEN_STRING ? EMP_TOKEN_SYMBOL : kind;
  }
  if (lexer->cursor == lexer->end ||
      !emp_char_is(*lexer->cursor, EMP_CHAR_LETTER)) {
    return error_token(lexer, "symbol name missing after '@'");
  }
  skip_class(lexer, kSuffix & ~EMP_CHAR_DASH);
  return EMP_TOKEN_SYMBOL;
}

static bool take(emp_lexer_t* lexer, const char* rest) {
  size_t length = strlen(rest);
  if ((size_t)(lexer->end - lexer->cursor) < length ||
      memcmp(lexer->cursor, rest, length) != 0) {
    return false;
  }
  lexer->cursor += length;
  return true;
}

static int lex_punctuation(emp_lexer_t* lexer, char c) {
  switch (c) {
    case '-':
      return take(lexer, ">") ? EMP_TOKEN_ARROW : '-';
    case ':':
      return take(lexer, ":") ? EMP_TOKEN_SCOPE : ':';
    case '{':
      return take(lexer, "-#") ? EMP_TOKEN_FILE_BEGIN : '{';
    case '.':
      if (take(lexer, "..")) return EMP_TOKEN_ELLIPSIS;
      return error_token(lexer, "lone '.'; did you mean '...'?");
    case '#':
      if (take(lexer, "-}")) return EMP_TOKEN_FILE_END;
      return lex_prefixed(lexer, EMP_TOKEN_HASH);
    case '%':
      return lex_prefixed(lexer, EMP_TOKEN_VALUE);
    case '^':
      return lex_prefixed(lexer, EMP_TOKEN_BLOCK);
    case '!':
      return lex_prefixed(lexer, EMP_TOKEN_BANG);
    case '@':
      return lex_symbol(lexer);
    case '"':
      return lex_string(lexer);
    default:
      return error_token(lexer, "character that starts no token");
  }
}

void emp_lexer_init(emp_lexer_t* lexer, emp_str_t text, uint32_t first_line) {
  const char* data = text.length ? text.data : "";
  *lexer = (emp_lexer_t){.begin = data,
                         .end = data + text.length,
                         .cursor = data,
                         .line_start = data,
                         .line = first_line ? first_line : 1};
  if (take(lexer, "\xEF\xBB\xBF")) lexer->line_start = lexer->cursor;
}

void emp_lexer_next(emp_lexer_t* lexer, emp_token_t* out_token) {
  skip_blanks(lexer);
  const char* start = lexer->cursor;
  out_token->line = lexer->line;
  out_token->line_start = lexer->line_start;
  out_token->text = (emp_str_t){start, 0};
  if (start == lexer->end) {
    out_token->kind = EMP_TOKEN_END;
    return;
  }
  char c = *start;
  ++lexer->cursor;
  if (emp_char_is(c, EMP_CHAR_LETTER)) {
    skip_class(lexer, kBare);
    out_token->kind = EMP_TOKEN_BARE;
  } else if (emp_char_is(c, EMP_CHAR_PUNCT)) {
    out_token->kind = (unsigned char)c;
  } else if (emp_char_is(c, EMP_CHAR_DIGIT)) {
    out_token->kind = lex_number(lexer);
  } else {
    out_token->kind = lex_punctuation(lexer, c);
  }
  out_token->text.length = (size_t)(lexer->cursor - start);
}

int emp_hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

bool emp_text_is_bare(emp_str_t text) {
  if (text.length == 0 || !emp_char_is(text.data[0], EMP_CHAR_LETTER)) {
    return false;
  }
  for (size_t i = 1; i < text.length; ++i) {
    if (!emp_char_is(text.data[i], kBare)) return false;
  }
  return true;
}

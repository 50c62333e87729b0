// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Text to tokens. A token is a view of the text, never a copy, so a constant
// of 200 MB is one token that was skimmed once. The lexer is a plain value:
// copy it to look ahead, assign it back to return.
#ifndef EMP_IR_LEXER_H_
#define EMP_IR_LEXER_H_

#include <stdbool.h>
#include <stdint.h>

#include "emplace/str.h"

// Punctuation of one character is its own kind, and the end of the text is 0.
enum { EMP_TOKEN_END = 0 };
typedef enum emp_token_kind_e {
  EMP_TOKEN_BARE = 256,  // bare identifiers and keywords: func.func, x8xf32
  EMP_TOKEN_INT,         // 12, 0x1F
  EMP_TOKEN_FLOAT,       // 1.5e+3
  EMP_TOKEN_STRING,      // "..", quotes included, escapes not yet replaced
  EMP_TOKEN_VALUE,       // %name
  EMP_TOKEN_BLOCK,       // ^name
  EMP_TOKEN_SYMBOL,      // @name, @".."
  EMP_TOKEN_HASH,        // #name
  EMP_TOKEN_BANG,        // !name
  EMP_TOKEN_ARROW,       // ->
  EMP_TOKEN_SCOPE,       // ::
  EMP_TOKEN_ELLIPSIS,    // ...
  EMP_TOKEN_FILE_BEGIN,  // {-#
  EMP_TOKEN_FILE_END,    // #-}
  EMP_TOKEN_ERROR,       // emp_lexer_t.error says why
} emp_token_kind_t;

typedef struct emp_token_s {
  int kind;  // emp_token_kind_t or a character
  uint32_t line;
  emp_str_t text;
  const char* line_start;
} emp_token_t;

typedef struct emp_lexer_s {
  const char* begin;
  const char* end;
  const char* cursor;  // behind the token that was read last
  const char* line_start;
  uint32_t line;
  const char* error;  // of the latest error token
} emp_lexer_t;

// A byte order mark at the start is skipped.
void emp_lexer_init(emp_lexer_t* lexer, emp_str_t text, uint32_t first_line);
void emp_lexer_next(emp_lexer_t* lexer, emp_token_t* out_token);

// 1-based, in bytes, as MLIR counts.
static inline uint32_t emp_token_column(const emp_token_t* token) {
  return (uint32_t)(token->text.data - token->line_start) + 1;
}

// -- characters -------------------------------------------------------------

enum {
  EMP_CHAR_LETTER = 1,  // and _
  EMP_CHAR_DIGIT = 2,
  EMP_CHAR_DOT = 4,  // $ and .
  EMP_CHAR_DASH = 8,
  EMP_CHAR_HEX = 16,
  EMP_CHAR_BLANK = 32,
  EMP_CHAR_PUNCT = 64,  // a token of its own whatever follows
};
extern const uint8_t emp_char_class[256];
static inline bool emp_char_is(char c, int class_mask) {
  return (emp_char_class[(uint8_t)c] & class_mask) != 0;
}
// 0..15, or -1.
int emp_hex_digit(char c);

// True when `text` can be written bare: a keyword, an attribute name.
bool emp_text_is_bare(emp_str_t text);

#endif  // EMP_IR_LEXER_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/lexer.h"

#include "harness/harness.h"

// Kinds of the tokens of a text, one letter each.
static char kind_letter(int kind) {
  static const char letters[] = "biFsv^@#!>:.{}E";
  if (kind == EMP_TOKEN_END) return 0;
  return kind < EMP_TOKEN_BARE ? (char)kind : letters[kind - EMP_TOKEN_BARE];
}

static void assert_kinds(const char* text, const char* wanted) {
  emp_lexer_t lexer;
  emp_token_t token;
  char found[64] = {0};
  size_t count = 0;
  emp_lexer_init(&lexer, (emp_str_t){text, strlen(text)}, 1);
  do {
    emp_lexer_next(&lexer, &token);
    found[count++] = kind_letter(token.kind);
  } while (token.kind != EMP_TOKEN_END && count < sizeof(found));
  assert_string_equal(found, wanted);
}

TEST(tokens_have_their_kinds) {
  assert_kinds("func.func @f(%a: !d.t<#x>) -> i32", "b@(v:!<#>)>b");
  assert_kinds("1 0x1F 1.5 1.e3 1e3 0x", "iiFFibib");
  assert_kinds("\"a\\0A\\\"b\" @\"s t\" ^bb0 ::...", "s@^:.");
  assert_kinds("{-# #-} {- [?*+|/]", "{}{-[?*+|/]");
  assert_kinds("4x?xf32", "ib?b");
  assert_kinds("%0#1, %a-b", "v#,v");
  assert_kinds("!a.b->", "!>");
  assert_kinds("a // comment -> %x\nb", "bb");
}

TEST(what_is_no_token_is_an_error) {
  assert_kinds("; a", "Eb");
  assert_kinds("\"a\nb", "Eb");
  assert_kinds("\"\\q\"\nb", "Eb");
  assert_kinds("% ^ @ .", "EEEE");
}

TEST(a_token_knows_its_place) {
  emp_lexer_t lexer;
  emp_token_t token;
  emp_lexer_init(&lexer,
                 EMP_STR("\xEF\xBB\xBF"
                         "a\n  b"),
                 7);
  emp_lexer_next(&lexer, &token);
  assert_int_equal(token.line, 7);
  assert_int_equal(emp_token_column(&token), 1);
  emp_lexer_next(&lexer, &token);
  assert_int_equal(token.line, 8);
  assert_int_equal(emp_token_column(&token), 3);
}

TEST(keywords_can_be_bare) {
  assert_true(emp_text_is_bare(EMP_STR("a.b_$1")));
  assert_false(emp_text_is_bare(EMP_STR("1a")));
  assert_false(emp_text_is_bare(EMP_STR("a b")));
  assert_false(emp_text_is_bare(EMP_STR("")));
}

TEST_MAIN(RUN(tokens_have_their_kinds), RUN(what_is_no_token_is_an_error),
          RUN(a_token_knows_its_place), RUN(keywords_can_be_bare))

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/split.h"

#include "harness/harness.h"

static void assert_pieces(const char* text, size_t count,
                          const char* const* pieces, const uint32_t* lines) {
  emp_splitter_t splitter = emp_splitter((emp_str_t){text, strlen(text)});
  emp_str_t piece;
  uint32_t line;
  for (size_t i = 0; i < count; ++i) {
    assert_true(emp_splitter_next(&splitter, &piece, &line));
    assert_str(piece, pieces[i]);
    assert_int_equal(line, lines[i]);
  }
  assert_false(emp_splitter_next(&splitter, &piece, &line));
}

TEST(a_text_without_separator_is_one_piece) {
  assert_pieces("a\nb\n", 1, (const char*[]){"a\nb\n"}, (uint32_t[]){1});
  assert_pieces("", 1, (const char*[]){""}, (uint32_t[]){1});
}

TEST(pieces_keep_the_line_numbers_of_the_file) {
  assert_pieces("a\n// -----\nb\nc\n// -----\n\nd", 3,
                (const char*[]){"a\n", "b\nc\n", "\nd"}, (uint32_t[]){1, 3, 6});
}

TEST(a_marker_of_ones_own_separates) {
  emp_splitter_t splitter = emp_splitter(EMP_STR("a\n// -----\n// next\nb"));
  splitter.marker = EMP_STR("// next");
  emp_str_t piece;
  uint32_t line;
  assert_true(emp_splitter_next(&splitter, &piece, &line));
  assert_str(piece, "a\n// -----\n");
  assert_true(emp_splitter_next(&splitter, &piece, &line));
  assert_str(piece, "b");
  assert_int_equal(line, 4);
  assert_false(emp_splitter_next(&splitter, &piece, &line));
}

TEST(a_separator_starts_its_line) {
  assert_pieces("a // -----\nb // ----\n// ----- more\nc", 2,
                (const char*[]){"a // -----\nb // ----\n", "c"},
                (uint32_t[]){1, 4});
  assert_pieces("// -----\n", 2, (const char*[]){"", ""}, (uint32_t[]){1, 2});
}

TEST_MAIN(RUN(a_marker_of_ones_own_separates),
          RUN(a_text_without_separator_is_one_piece),
          RUN(pieces_keep_the_line_numbers_of_the_file),
          RUN(a_separator_starts_its_line))

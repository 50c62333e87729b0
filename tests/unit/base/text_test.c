// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/text.h"

#include "harness/harness.h"

TEST(views_compare_by_bytes) {
  assert_true(emp_str_equal(EMP_STR("a\0b"), EMP_STR("a\0b")));
  assert_false(emp_str_equal(EMP_STR("a\0b"), EMP_STR("a\0c")));
  assert_true(emp_str_equal((emp_str_t){NULL, 0}, EMP_STR("")));
  assert_true(emp_str_is(EMP_STR("abc"), "abc"));
  assert_false(emp_str_is(EMP_STR("abc"), "abcd"));
  assert_str(emp_str_from(NULL), "");
  assert_true(emp_str_compare(EMP_STR("a"), EMP_STR("b")) < 0);
  assert_true(emp_str_compare(EMP_STR("ab"), EMP_STR("a")) > 0);
  assert_int_equal(emp_str_compare(EMP_STR("ab"), EMP_STR("ab")), 0);
  assert_true(emp_str_compare(EMP_STR("\xff"), EMP_STR("a")) > 0);
}

TEST(views_are_cut) {
  emp_str_t head;
  emp_str_t tail;
  assert_true(emp_str_starts_with(EMP_STR("abc"), EMP_STR("ab")));
  assert_false(emp_str_starts_with(EMP_STR("a"), EMP_STR("ab")));
  assert_true(emp_str_ends_with(EMP_STR("abc"), EMP_STR("bc")));
  assert_false(emp_str_ends_with(EMP_STR("abc"), EMP_STR("b")));
  assert_true(emp_str_split(EMP_STR("a=b=c"), '=', &head, &tail));
  assert_str(head, "a");
  assert_str(tail, "b=c");
  assert_true(emp_str_split(EMP_STR("="), '=', &head, &tail));
  assert_str(head, "");
  assert_str(tail, "");
  assert_false(emp_str_split(EMP_STR("abc"), '=', &head, &tail));
  assert_str(head, "abc");
  assert_str(tail, "");
  assert_false(emp_str_split(EMP_STR(""), '=', &head, &tail));
  assert_str(emp_str_trim(EMP_STR(" \t a b\r\n")), "a b");
  assert_str(emp_str_trim(EMP_STR("  ")), "");
}

TEST(distance_counts_edits) {
  assert_int_equal(emp_str_distance(EMP_STR("kitten"), EMP_STR("sitting"), 9),
                   3);
  assert_int_equal(emp_str_distance(EMP_STR(""), EMP_STR("abc"), 9), 3);
  assert_int_equal(emp_str_distance(EMP_STR("abc"), EMP_STR("abc"), 9), 0);
  assert_int_equal(emp_str_distance(EMP_STR("abcd"), EMP_STR("wxyz"), 2), 2);
  char longest[100];
  memset(longest, 'a', sizeof(longest));
  emp_str_t text = {longest, sizeof(longest)};
  assert_int_equal(emp_str_distance(text, EMP_STR("a"), 9), 9);
}

TEST(builders_grow) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  emp_text_t text = {.arena = &arena};
  assert_str(emp_text_view(&text), "");
  emp_text_append(&text, EMP_STR("ab"));
  emp_text_append_char(&text, 'c');
  emp_text_format(&text, "%s%d", "d", 5);
  assert_str(emp_text_view(&text), "abcd5");
  for (int i = 0; i < 1000; ++i)
    emp_text_append(&text, EMP_STR("0123456789"));
  assert_int_equal(text.length, 10005);
  assert_memory_equal(text.data + 9995, "0123456789", 10);
  emp_arena_deinit(&arena);
}

TEST(writers_take_long_texts) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  emp_text_t text = {.arena = &arena};
  emp_writer_t writer = emp_text_writer(&text);
  emp_write(writer, EMP_STR("a"));
  emp_write_cstr(writer, "b");
  emp_write_format(writer, "%d", 12);
  assert_str(emp_text_view(&text), "ab12");
  emp_write_format(writer, "%0512d", 7);
  assert_int_equal(text.length, 4 + 512);
  assert_int_equal(text.data[4 + 511], '7');
  emp_write_format(writer, "%0*d", 5000, 8);
  assert_int_equal(text.length, 4 + 512 + 5000);
  assert_int_equal(text.data[text.length - 1], '8');
  emp_arena_deinit(&arena);
}

TEST(integers_are_read_whole_or_not_at_all) {
  uint64_t word = 1;
  int64_t value = 1;
  assert_true(emp_parse_u64(EMP_STR("18446744073709551615"), &word));
  assert_int_equal(word, UINT64_MAX);
  assert_false(emp_parse_u64(EMP_STR("18446744073709551616"), &word));
  assert_true(emp_parse_u64(EMP_STR("0xFFFFFFFFFFFFFFFF"), &word));
  assert_int_equal(word, UINT64_MAX);
  assert_false(emp_parse_u64(EMP_STR("0x1FFFFFFFFFFFFFFFF"), &word));
  assert_true(emp_parse_u64(EMP_STR("007"), &word));
  assert_int_equal(word, 7);
  const char* wrong[] = {"", "-1", "+1", "1 ", " 1", "1a", "0x", "0xg", "x1"};
  for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); ++i) {
    assert_false(emp_parse_u64(emp_str_from(wrong[i]), &word));
  }
  assert_true(emp_parse_i64(EMP_STR("-9223372036854775808"), &value));
  assert_int_equal(value, INT64_MIN);
  assert_false(emp_parse_i64(EMP_STR("-9223372036854775809"), &value));
  assert_true(emp_parse_i64(EMP_STR("9223372036854775807"), &value));
  assert_int_equal(value, INT64_MAX);
  assert_false(emp_parse_i64(EMP_STR("9223372036854775808"), &value));
  assert_true(emp_parse_i64(EMP_STR("-0x10"), &value));
  assert_int_equal(value, -16);
  assert_true(emp_parse_i64(EMP_STR("+5"), &value));
  assert_int_equal(value, 5);
  assert_false(emp_parse_i64(EMP_STR("-"), &value));
  assert_false(emp_parse_i64(EMP_STR("--1"), &value));
}

TEST_MAIN(RUN(views_compare_by_bytes), RUN(views_are_cut),
          RUN(distance_counts_edits), RUN(builders_grow),
          RUN(writers_take_long_texts),
          RUN(integers_are_read_whole_or_not_at_all))

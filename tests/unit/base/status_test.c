// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "emplace/status.h"

#include "base/arena.h"
#include "base/text.h"
#include "harness/harness.h"

// The printed status in `arena`; frees it.
static emp_str_t print(emp_arena_t* arena, emp_status_t status) {
  emp_text_t text = {.arena = arena};
  emp_status_print(status, emp_text_writer(&text));
  emp_status_free(status);
  return emp_text_view(&text);
}

static emp_status_t fail_below(int value) {
  if (value < 4) return EMP_FAIL(OUT_OF_RANGE, "value %d < 4", value);
  return emp_ok_status();
}

static emp_status_t pass_on(int value) {
  EMP_TRY(fail_below(value));
  return EMP_FAIL(INTERNAL, "not reached with a small value");
}

static emp_status_t pass_on_with_note(int value) {
  EMP_TRY_NOTE(fail_below(value), "reading section '%s'", "code");
  return emp_ok_status();
}

TEST(ok_is_null_and_prints_ok) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  assert_true(emp_is_ok(emp_ok_status()));
  assert_int_equal(emp_status_code(NULL), EMP_STATUS_OK);
  assert_str(emp_status_message(NULL), "");
  assert_null(emp_status_note(NULL, "f", 1, "nothing"));
  assert_str(print(&arena, NULL), "ok\n");
  emp_arena_deinit(&arena);
}

TEST(a_failure_keeps_code_values_and_place) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  emp_status_t status = emp_status_make(EMP_STATUS_OUT_OF_RANGE, "a/b.c", 9,
                                        "offset %d > length %d", 9, 4);
  assert_int_equal(emp_status_live_count(), 1);
  assert_int_equal(emp_status_code(status), EMP_STATUS_OUT_OF_RANGE);
  assert_str(emp_status_message(status), "offset 9 > length 4");
  status = emp_status_note(status, "a/c.c", 14, "reading section '%s'", "code");
  status = emp_status_note(status, "a/d.c", 15, "loading");
  assert_str(emp_status_message(status), "offset 9 > length 4");
  assert_str(print(&arena, status),
             "out of range: a/b.c:9: offset 9 > length 4\n"
             "  a/c.c:14: reading section 'code'\n"
             "  a/d.c:15: loading\n");
  assert_int_equal(emp_status_live_count(), 0);
  emp_arena_deinit(&arena);
}

TEST(try_returns_the_failure_and_adds_a_note) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  assert_fails_with(pass_on(3), OUT_OF_RANGE, "value 3 < 4");
  assert_fails(pass_on(5), INTERNAL);
  assert_ok(pass_on_with_note(4));
  emp_str_t text = print(&arena, pass_on_with_note(1));
  assert_true(emp_str_ends_with(text, EMP_STR(": reading section 'code'\n")));
  emp_arena_deinit(&arena);
}

TEST(a_long_text_is_cut_and_marked) {
  char longest[2000];
  memset(longest, 'x', sizeof(longest));
  longest[sizeof(longest) - 1] = 0;
  emp_status_t status =
      emp_status_make(EMP_STATUS_UNKNOWN, "f.c", 1, "%s", longest);
  emp_str_t message = emp_status_message(status);
  assert_true(message.length < 512);
  assert_true(emp_str_ends_with(message, EMP_STR("xxx...")));
  // A note has no room left and is dropped.
  status = emp_status_note(status, "f.c", 2, "note");
  assert_int_equal(emp_status_message(status).length, message.length);
  emp_status_free(status);
}

TEST(a_long_note_is_cut_and_keeps_the_message) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  emp_status_t status = emp_status_make(EMP_STATUS_UNKNOWN, "f.c", 1, "short");
  for (int i = 0; i < 100; ++i) {
    status = emp_status_note(status, "g.c", i, "a note of some length");
  }
  assert_str(emp_status_message(status), "short");
  emp_str_t text = print(&arena, status);
  assert_true(text.length < 600);
  assert_true(emp_str_ends_with(text, EMP_STR("\n")));
  emp_arena_deinit(&arena);
}

TEST(every_code_has_its_text) {
  assert_string_equal(emp_status_code_text(EMP_STATUS_OK), "ok");
  assert_string_equal(emp_status_code_text(EMP_STATUS_RESOURCE_EXHAUSTED),
                      "resource exhausted");
  for (int i = 0; i < EMP_STATUS_COUNT; ++i) {
    assert_true(strlen(emp_status_code_text((emp_status_code_t)i)) > 0);
  }
  assert_string_equal(emp_status_code_text((emp_status_code_t)999),
                      "unknown code");
  // The numbers are public: append only.
  assert_int_equal(EMP_STATUS_CANCELLED, 1);
  assert_int_equal(EMP_STATUS_INCOMPATIBLE, 16);
}

TEST_MAIN(RUN(ok_is_null_and_prints_ok),
          RUN(a_failure_keeps_code_values_and_place),
          RUN(try_returns_the_failure_and_adds_a_note),
          RUN(a_long_text_is_cut_and_marked),
          RUN(a_long_note_is_cut_and_keeps_the_message),
          RUN(every_code_has_its_text))

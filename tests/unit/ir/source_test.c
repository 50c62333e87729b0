// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lines of source texts.
#include "ir/source.h"

#include "harness/harness.h"

TEST(lines_are_found_by_number) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  emp_sources_t* sources = emp_sources_create(&arena);
  const emp_source_t* source =
      emp_sources_add(sources, EMP_STR("a"), EMP_STR("one\r\ntwo\n\nfour"), 10);
  emp_str_t line;
  assert_true(emp_source_line(source, 10, &line));
  assert_str(line, "one");
  assert_true(emp_source_line(source, 11, &line));
  assert_str(line, "two");
  assert_true(emp_source_line(source, 12, &line));
  assert_str(line, "");
  assert_true(emp_source_line(source, 13, &line));
  assert_str(line, "four");
  assert_false(emp_source_line(source, 14, &line));
  assert_false(emp_source_line(source, 9, &line));
  emp_arena_deinit(&arena);
}

TEST(the_latest_source_of_a_name_counts) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  emp_sources_t* sources = emp_sources_create(&arena);
  emp_sources_add(sources, EMP_STR("a"), EMP_STR("old"), 1);
  const emp_source_t* latest =
      emp_sources_add(sources, EMP_STR("a"), EMP_STR("new"), 1);
  assert_ptr_equal(emp_sources_find(sources, EMP_STR("a")), latest);
  assert_null(emp_sources_find(sources, EMP_STR("b")));
  emp_arena_deinit(&arena);
}

TEST_MAIN(RUN(lines_are_found_by_number),
          RUN(the_latest_source_of_a_name_counts))

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Places in files: one record each, however many there are.
#include "harness/harness.h"
#include "ir/context.h"
#include "ir/context_impl.h"

enum { kLines = 5000 };

TEST(a_place_has_one_location) {
  emp_context_t* context = emp_context_create(NULL);
  const emp_attr_t* locs[kLines];
  for (uint32_t i = 0; i < kLines; ++i) {
    locs[i] = emp_loc_file(context, EMP_STR("a.mlir"), i, i % 7);
  }
  for (uint32_t i = 0; i < kLines; ++i) {
    assert_ptr_equal(emp_loc_file(context, EMP_STR("a.mlir"), i, i % 7),
                     locs[i]);
    assert_int_equal(locs[i]->line, i);
    assert_int_equal(locs[i]->column, i % 7);
    assert_true(emp_attr_is_loc(locs[i]));
  }
  emp_context_destroy(context);
}

TEST(file_column_and_end_tell_places_apart) {
  emp_context_t* context = emp_context_create(NULL);
  const emp_attr_t* a = emp_loc_file(context, EMP_STR("a"), 1, 2);
  assert_ptr_not_equal(a, emp_loc_file(context, EMP_STR("b"), 1, 2));
  assert_ptr_not_equal(a, emp_loc_file(context, EMP_STR("a"), 1, 4));
  const emp_attr_t* range =
      emp_loc_file_range(context, EMP_STR("a"), 1, 2, 1, 9);
  assert_ptr_not_equal(a, range);
  assert_int_equal(range->end_column, 9);
  emp_context_destroy(context);
}

TEST(room_is_made_for_the_lines_of_a_text) {
  enum { kBytes = 1 << 17 };
  char text[kBytes];
  emp_context_t* context = emp_context_create(NULL);
  memset(text, '\n', sizeof(text));
  emp_loc_file_reserve(context, (emp_str_t){text, 100});
  assert_int_equal(context->file_locs.slot_count, 0);
  const emp_attr_t* first = emp_loc_file(context, EMP_STR("a"), 1, 1);
  emp_loc_file_reserve(context, (emp_str_t){text, sizeof(text)});
  assert_true(context->file_locs.slot_count >= kBytes);
  assert_ptr_equal(emp_loc_file(context, EMP_STR("a"), 1, 1), first);
  emp_context_destroy(context);
}

TEST_MAIN(RUN(a_place_has_one_location),
          RUN(file_column_and_end_tell_places_apart),
          RUN(room_is_made_for_the_lines_of_a_text))

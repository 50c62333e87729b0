// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The context: names, dialects, and memory that runs out while it is made.
#include "ir/context.h"

#include "harness/harness.h"
#include "harness/ir_program.h"

TEST(a_text_is_kept_once) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  emp_str_t a = emp_intern(ir.context, EMP_STR("name"));
  char copy[] = "name";
  emp_str_t b = emp_intern(ir.context, (emp_str_t){copy, 4});
  assert_ptr_equal(a.data, b.data);
  assert_int_equal(a.data[4], 0);
  assert_ptr_not_equal(a.data, emp_intern(ir.context, EMP_STR("nam")).data);
  emp_test_program_deinit(&ir);
}

TEST(rows_are_found_by_name_and_kind) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  for (size_t d = 0; d < emp_context_dialect_count(ir.context); ++d) {
    const emp_dialect_t* dialect = emp_context_dialect_at(ir.context, d);
    assert_ptr_equal(
        emp_context_dialect(ir.context, emp_str_from(dialect->name)), dialect);
    for (size_t i = 0; i < dialect->op_count; ++i) {
      const emp_op_info_t* info = &dialect->ops[i];
      assert_ptr_equal(
          emp_context_op_info(ir.context, emp_str_from(info->name)), info);
      assert_ptr_equal(emp_context_op_info_of_kind(ir.context, info->kind),
                       info);
    }
  }
  assert_null(emp_context_op_info(ir.context, EMP_STR("no.such")));
  assert_null(emp_context_op_info_of_kind(ir.context, 1u << 20));
  emp_test_program_deinit(&ir);
}

TEST(a_misspelt_op_has_a_neighbour) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  assert_str(emp_context_nearest_op(ir.context, EMP_STR("arith.adi")),
             "arith.addi");
  assert_str(emp_context_nearest_op(ir.context, EMP_STR("qqqqqqqqqqqq")), "");
  const emp_op_info_t* unknown =
      emp_context_unregistered_op(ir.context, EMP_STR("x.y"));
  assert_ptr_equal(unknown,
                   emp_context_unregistered_op(ir.context, EMP_STR("x.y")));
  emp_test_program_deinit(&ir);
}

static void* no_memory(void* self, void* ptr, size_t old_bytes,
                       size_t new_bytes) {
  (void)self;
  (void)ptr;
  (void)old_bytes;
  (void)new_bytes;
  return NULL;
}

static void note_failure(void* user) {
  *(bool*)user = true;
}

TEST(creation_fails_without_memory) {
  bool failed = false;
  emp_context_options_t options = {.host = {.realloc = no_memory},
                                   .out_of_memory = note_failure,
                                   .user = &failed};
  assert_null(emp_context_create(&options));
  assert_true(failed);
}

TEST_MAIN(RUN(a_text_is_kept_once), RUN(rows_are_found_by_name_and_kind),
          RUN(a_misspelt_op_has_a_neighbour),
          RUN(creation_fails_without_memory))

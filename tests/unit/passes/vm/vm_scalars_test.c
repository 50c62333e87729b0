// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The table of scalar ops holds every op of arith and math but those that an
// earlier phase takes apart.
#include "passes/vm/vm_scalars.h"

#include "harness/harness.h"
#include "harness/ir_program.h"

// Powers are products by then (common/expand_powers.c); scales of microscaling
// formats are refused with the name of the op.
static const char* const exceptions[] = {
    "arith.scaling_extf",
    "arith.scaling_truncf",
    "math.fpowi",
    "math.ipowi",
    NULL,
};

static bool is_exception(const char* name) {
  for (size_t i = 0; exceptions[i]; ++i) {
    if (strcmp(exceptions[i], name) == 0) return true;
  }
  return false;
}

TEST(every_scalar_op_has_a_form) {
  emp_test_program_t ir;
  emp_test_program_init(&ir);
  static const char* const names[] = {"arith", "math"};
  size_t missing = 0;
  for (size_t d = 0; d < 2; ++d) {
    const emp_dialect_t* dialect =
        emp_context_dialect(ir.context, emp_str_from(names[d]));
    assert_non_null(dialect);
    for (size_t i = 0; i < dialect->op_count; ++i) {
      const emp_op_t* op = emp_op_create(
          ir.context, &ir.scratch, &(emp_op_state_t){.info = &dialect->ops[i]});
      if (emp_vm_is_scalar_op(op) != is_exception(op->info->name)) continue;
      print_message("%s\n", op->info->name);
      ++missing;
    }
  }
  assert_int_equal(missing, 0);
  emp_test_program_deinit(&ir);
}

TEST_MAIN(RUN(every_scalar_op_has_a_form))

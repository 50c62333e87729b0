// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every op of the tensor and linalg dialects has a way through the flow phase:
// it is structured, or it has a row in tensor_ops.def.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
// cmocka needs the headers above first.
#include <cmocka.h>

#include "base/text.h"
#include "dialects/all_dialects.h"
#include "dialects/op_kinds.h"

#define TEST(name) static void name(void** state)

static const uint32_t kRows[] = {
#define TENSOR_OP(id, way, doc) EMP_OP_##id,
#include "passes/flow/tensor_ops.def"
#undef TENSOR_OP
};

static bool has_row(uint32_t kind) {
  for (size_t i = 0; i < sizeof(kRows) / sizeof(kRows[0]); ++i) {
    if (kRows[i] == kind) return true;
  }
  return false;
}

static void check_dialect(emp_context_t* context, const char* name) {
  const emp_dialect_t* dialect =
      emp_context_dialect(context, emp_str_from(name));
  assert_non_null(dialect);
  assert_true(dialect->op_count > 10);
  for (size_t i = 0; i < dialect->op_count; ++i) {
    const emp_op_info_t* op = &dialect->ops[i];
    bool structured = (op->traits & (uint32_t)DESTINATION_STYLE) != 0;
    if (!structured && !has_row(op->kind)) {
      fail_msg("no row for %s", op->name);
    }
  }
}

TEST(every_tensor_op_has_a_way_to_a_device) {
  (void)state;
  emp_context_options_t options = {0};
  emp_context_t* context = emp_context_create(&options);
  emp_register_all_dialects(context);
  check_dialect(context, "tensor");
  check_dialect(context, "linalg");
  emp_context_destroy(context);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_tensor_op_has_a_way_to_a_device),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

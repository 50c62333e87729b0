// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Errors do not cascade: each mistake in a text is told once, at its place, and
// nothing else is.
#include "harness/ir_text.h"

// A line that ends with `// !` holds one mistake.
static const char wrong_text[] =
    "func.func @a(%x: i32, %y: f32) -> i32 {\n"
    "  %0 = arith.addi %x, %y : i32 // !\n"
    "  %1 = arith.addi %x, : i32 // !\n"
    "  %2 = arith.addi %1, %x : i32\n"
    "  %3 = arith.addj %x, %x : i32 // !\n"
    "  %4 = arith.addf %3, %y : f32\n"
    "  %5 = \"arith.addi\"(%x) : (i32) -> i32 // !\n"
    "  %6 = arith.constant 3.0 : i32 // !\n"
    "  %7 = arith.constant 300 : i8 // !\n"
    "  %8 = arith.muli %6, %7 : i32\n"
    "  return %8 : i32\n"
    "}\n"
    "func.func @b(%x: tensor<4xf32>, %y: tensor<4xq32>) { // !\n"
    "  return\n"
    "}\n"
    "func.func @c(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
    "  %0 = \"arith.foo\"(%x) : (tensor<4xf32>) -> tensor<4xf32> // !\n"
    "  %1 = call @b(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>\n"
    "  %2 = arith.addf %0, %1 : tensor<4xf32>\n"
    "  %3 = arith.addf %2, %nope : tensor<4xf32> // !\n"
    "  cf.br ^bb7 // !\n"
    "^bb1:\n"
    "  %4 = arith.constant dense<[1.0, 2.0]> : tensor<4xf32> // !\n"
    "  %5 = arith.constant dense<1.0> : tensor<4xf32>\n"
    "  %5 = arith.constant dense<1.0> : tensor<4xf32> // !\n"
    "  return %4 : tensor<4xf32>\n"
    "}\n"
    "func.func @d(%x: i32 { // !\n"
    "  %0 = arith.addi %x, %x : i32\n"
    "  return\n"
    "}\n"
    "func.func @e(%x: i32) {\n"
    "  %0 = arith.constant \"open : i32 // !\n"
    "  %1 = arith.addi %x, %x : i32, i32 // !\n"
    "  %2 = arith.cmpi bogus, %x, %x : i32 // !\n"
    "  %3 = arith.addi %x, %x {a = 1, a = 2} : i32 // !\n"
    "  %4 = arith.index_cast %x : i32 to f32 // !\n"
    "  %5:2 = arith.addi %x, %x : i32 // !\n"
    "  return\n"
    "}\n"
    "func.func @f(%x: i32) -> i32 {\n"
    "  %0 = arith.addi %x, %x : (i32 // !\n"
    "  %1 = arith.addi %0, %0 : i32\n"
    "  return %1 : i32\n"
    "}\n";

static size_t marked_lines(const char* text, bool* out_is_marked) {
  size_t count = 0;
  uint32_t line = 1;
  for (const char* at = text; *at; ++at) {
    if (strncmp(at, "// !", 4) == 0) {
      out_is_marked[line] = true;
      ++count;
    }
    if (*at == '\n') ++line;
  }
  return count;
}

TEST(twenty_mistakes_give_twenty_places) {
  emp_test_ir_t ir;
  bool is_marked[100] = {false};
  emp_test_ir_init(&ir);
  size_t count = marked_lines(wrong_text, is_marked);
  assert_int_equal(count, 20);
  assert_null(emp_test_parse(&ir, wrong_text));
  size_t found = 0;
  for (size_t i = 0; i < ir.diagnostics.count; ++i) {
    const emp_diagnostic_t* error = &ir.diagnostics.items[i];
    if (error->severity != EMP_SEVERITY_ERROR) continue;
    if (!is_marked[error->loc->line]) {
      fail_msg("line %u: %s", error->loc->line, error->message.data);
    }
    is_marked[error->loc->line] = false;
    ++found;
  }
  assert_int_equal(found, count);
  emp_test_ir_deinit(&ir);
}

TEST(only_the_first_twenty_are_shown) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  emp_text_t text = {.arena = &ir.arena};
  for (int i = 0; i < 30; ++i)
    emp_text_format(&text, "\"t.a\"( : () -> ()\n");
  assert_null(emp_test_parse(&ir, emp_test_text(&text)));
  assert_int_equal(ir.diagnostics.count, 20);
  assert_int_equal(ir.sink.error_count, 30);
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(twenty_mistakes_give_twenty_places),
          RUN(only_the_first_twenty_are_shown))

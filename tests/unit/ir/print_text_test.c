// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <stdio.h>

#include "harness/ir_text.h"
#include "ir/print_state.h"

static emp_printer_t* make_printer(emp_test_ir_t* ir, emp_text_t* text) {
  emp_printer_t* printer = emp_arena_new(&ir->arena, emp_printer_t);
  emp_printer_init(printer, ir->context, NULL, emp_text_writer(text));
  return printer;
}

TEST(text_in_its_forms) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  emp_text_t text = {.arena = &ir.arena};
  emp_printer_t* printer = make_printer(&ir, &text);
  emp_print_quoted(printer, EMP_STR("a\"\\\n\x7F z"));
  emp_print_text(printer, " ");
  emp_print_symbol(printer, EMP_STR("a.b$1"));
  emp_print_symbol(printer, EMP_STR("1 a"));
  emp_print_text(printer, " ");
  emp_print_int(printer, INT64_MIN);
  emp_print_uint(printer, UINT64_MAX);
  emp_print_indent(printer, 2);
  emp_print_newline(printer);
  emp_print_indent(printer, -3);
  emp_print_newline(printer);
  emp_printf(printer, "%d|%s", 7, "x");
  emp_printer_deinit(printer);
  assert_string_equal(emp_test_text(&text),
                      "\"a\\22\\\\\\0A\\7F z\" @a.b$1@\"1 a\" "
                      "-922337203685477580818446744073709551615\n    \n7|x");
  emp_test_ir_deinit(&ir);
}

// More than the buffer holds, in small and in large pieces.
TEST(long_text_arrives_in_order) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  emp_text_t text = {.arena = &ir.arena};
  emp_printer_t* printer = make_printer(&ir, &text);
  enum { kPieces = 3000 };
  for (int i = 0; i < kPieces; ++i)
    emp_printf(printer, "%15d", i);
  char* big = emp_arena_alloc(&ir.arena, EMP_PRINT_BUFFER + 5, 1, 1);
  memset(big, 'x', EMP_PRINT_BUFFER + 5);
  emp_print_bytes(printer, big, EMP_PRINT_BUFFER + 5);
  emp_print_char(printer, '.');
  emp_printer_deinit(printer);
  assert_int_equal(text.length, 15 * kPieces + EMP_PRINT_BUFFER + 6);
  for (int i = 0; i < kPieces; ++i) {
    char wanted[16];
    snprintf(wanted, sizeof(wanted), "%15d", i);
    assert_memory_equal(text.data + (size_t)i * 15, wanted, 15);
  }
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(text_in_its_forms), RUN(long_text_arrives_in_order))

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Expected order and numbers are those of mlir-opt 22.
#include "harness/ir_text.h"

TEST(maps_sets_and_locations_have_aliases) {
  emp_test_ir_t ir;
  emp_test_ir_init(&ir);
  const char* text =
      "\"t.a\"() {d = distinct[3]<1 : i32>, l = loc(\"x\":1:2), m = "
      "affine_map<(a) -> (a)>, n = memref<4x4xf32, affine_map<(a, b) -> (b, "
      "a)>>} : () -> ()\n"
      "\"t.a\"() {m = affine_map<(a) -> (a)>, s = affine_set<(a) : (a >= 0)>} "
      ": () -> ()";
  assert_string_equal(
      emp_test_print(&ir, text, NULL),
      "#distinct = distinct[0]<1 : i32>\n"
      "#loc = loc(\"x\":1:2)\n"
      "#map = affine_map<(d0) -> (d0)>\n"
      "#map1 = affine_map<(d0, d1) -> (d1, d0)>\n"
      "#set = affine_set<(d0) : (d0 >= 0)>\n"
      "module {\n"
      "  \"t.a\"() {d = #distinct, l = #loc, m = #map, n = memref<4x4xf32, "
      "#map1>} : () -> ()\n"
      "  \"t.a\"() {m = #map, s = #set} : () -> ()\n"
      "}\n");
  emp_print_options_t local = {.local_scope = true};
  assert_non_null(strstr(emp_test_print(&ir, text, &local),
                         "m = affine_map<(d0) -> (d0)>, s = affine_set<"));
  emp_test_ir_deinit(&ir);
}

TEST_MAIN(RUN(maps_sets_and_locations_have_aliases))

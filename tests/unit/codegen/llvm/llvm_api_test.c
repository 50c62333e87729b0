// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "unit/codegen/llvm/kernel_run.h"

static const char text[] =
    "func.func @k(%a: memref<?xi32>, %o: memref<?xi32>) {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %x = memref.load %a[%c0] : memref<?xi32>\n"
    "  %y = arith.addi %x, %x : i32\n"
    "  memref.store %y, %o[%c0] : memref<?xi32>\n"
    "  return\n}\n";

TEST(a_kernel_runs) {
  int32_t in = 21, out = 0;
  kernel_run(text, &in, &out, NULL);
  assert_int_equal(out, 42);
}

TEST(another_version_gets_no_table) {
  assert_null(emp_codegen_get_api(EMP_CODEGEN_VERSION + 1));
}

TEST(the_host_is_named) {
  emp_codegen_target_t target = {0};
  emp_codegen_get_api(EMP_CODEGEN_VERSION)->host_target(&target);
  assert_true(target.triple.length > 0);
  assert_true(target.cpu.length > 0);
}

static emp_status_t compile_for(const char* triple, const char* passes) {
  kernel_run_t k;
  kernel_parse(&k, text);
  emp_allocator_t host = emp_allocator_libc();
  emp_codegen_output_t output = {.struct_bytes = sizeof(output), .host = host};
  emp_codegen_target_t target = {.struct_bytes = sizeof(target),
                                 .triple = emp_str_from(triple),
                                 .pass_pipeline = emp_str_from(passes),
                                 .codegen_level = 1};
  emp_status_t status = emp_codegen_get_api(EMP_CODEGEN_VERSION)
                            ->compile(k.module->op, &target, &output);
  if (output.object) {
    host.realloc(host.self, output.object, output.object_bytes, 0);
  }
  kernel_free(&k);
  return status;
}

TEST(an_unknown_target_is_named) {
  assert_fails_with(compile_for("pdp11-unknown-none", NULL), UNIMPLEMENTED,
                    "pdp11-unknown-none");
}

TEST(unknown_llvm_passes_are_named) {
  emp_status_t status = compile_for(NULL, "no-such-pass");
  assert_false(emp_is_ok(status));
  emp_status_free(status);
}

static void expect_refusal(const char* kernel, const char* wanted) {
  kernel_run_t k;
  kernel_parse(&k, kernel);
  emp_codegen_output_t output = {.struct_bytes = sizeof(output),
                                 .host = emp_allocator_libc()};
  assert_fails_with(kernel_compile(&k, &output), UNIMPLEMENTED, wanted);
  assert_null(output.object);
  kernel_free(&k);
}

TEST(an_op_without_a_translation_is_named) {
  expect_refusal(
      "func.func @k(%a: memref<?xi32>) {\n"
      "  %e = tensor.empty() : tensor<4xi32>\n  return\n}\n",
      "tensor.empty");
}

TEST(an_element_type_that_is_missing_is_an_error) {
  expect_refusal(
      "func.func @k(%a: memref<?xf8E4M3FN>, %o: memref<?xf32>) {\n"
      "  %c0 = arith.constant 0 : index\n"
      "  %x = memref.load %a[%c0] : memref<?xf8E4M3FN>\n"
      "  %y = arith.extf %x : f8E4M3FN to f32\n"
      "  memref.store %y, %o[%c0] : memref<?xf32>\n"
      "  return\n}\n",
      "element type");
}

static void count_text(void* user, emp_str_t piece) {
  *(size_t*)user += piece.length;
}

TEST(listings_are_written_on_demand) {
  kernel_run_t k;
  size_t ir_length = 0, assembly_length = 0;
  emp_allocator_t host = emp_allocator_libc();
  kernel_parse(&k, text);
  emp_codegen_output_t output = {.struct_bytes = sizeof(output),
                                 .host = host,
                                 .llvm_ir = {&ir_length, count_text},
                                 .assembly = {&assembly_length, count_text}};
  assert_ok(kernel_compile(&k, &output));
  assert_true(ir_length > 0 && assembly_length > 0);
  assert_true(output.object_bytes > 0);
  host.realloc(host.self, output.object, output.object_bytes, 0);
  kernel_free(&k);
}

TEST_MAIN(RUN(a_kernel_runs), RUN(another_version_gets_no_table),
          RUN(the_host_is_named), RUN(an_unknown_target_is_named),
          RUN(unknown_llvm_passes_are_named),
          RUN(an_op_without_a_translation_is_named),
          RUN(an_element_type_that_is_missing_is_an_error),
          RUN(listings_are_written_on_demand))

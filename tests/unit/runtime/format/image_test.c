// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images that are cut, bent and lied about must be refused or run safely.
#include "runtime/format/image.h"

#include <stdlib.h>

#include "harness/harness.h"
#include "harness/vm_program.h"

static const char* const kProgram =
    "tests/unit/runtime/session/two_kernels.mlir";

// A copy of the image at the end of an allocation, so that a read past its end
// is seen by a sanitizer.
typedef struct copy_s {
  void* block;
  uint8_t* bytes;
  size_t length;
} copy_t;

static copy_t copy_image(const emp_test_program_t* program, size_t length) {
  copy_t copy = {.length = length};
  // Aligned to 64, with the end of the image at the end of the block.
  size_t rounded = (length + 63) / 64 * 64;
  copy.block = aligned_alloc(64, rounded == 0 ? 64 : rounded);
  assert_non_null(copy.block);
  copy.bytes = copy.block;
  memset(copy.bytes, 0, rounded == 0 ? 64 : rounded);
  memcpy(copy.bytes, program->image, length);
  return copy;
}

static void run_all(const emp_module_t* module) {
  static const int64_t zeros[64];
  for (size_t i = 0; i < emp_module_function_count(module); ++i) {
    const emp_function_t* function = emp_module_function(module, i);
    emp_size_args_t sizes = {zeros, emp_function_dim_param_count(function),
                             zeros, emp_function_scalar_count(function)};
    uint64_t bytes = 0;
    if (sizes.dim_count <= 64 && sizes.scalar_count <= 64) {
      emp_status_free(emp_function_transient_bytes(function, &sizes, &bytes));
    }
    emp_call_t* call = NULL;
    emp_status_t status =
        emp_call_create(function, emp_allocator_libc(), &call);
    if (emp_is_ok(status)) status = emp_call_run(call);
    emp_status_free(status);
    emp_call_destroy(call);
  }
}

// Loads, runs if that went well; returns whether it did.
static bool try_image(const copy_t* copy) {
  emp_module_options_t options = emp_module_options_default();
  options.fuel = 1000;
  emp_module_t* module = NULL;
  emp_status_t status = emp_module_load(copy->bytes, copy->length, &options,
                                        emp_allocator_libc(), &module);
  bool is_loaded = emp_is_ok(status);
  if (is_loaded) run_all(module);
  emp_status_free(status);
  emp_module_release(module);
  return is_loaded;
}

TEST(a_sound_image_parses) {
  emp_test_program_t program;
  emp_image_view_t view;
  assert_true(emp_test_emit_vm_file(kProgram, &program));
  assert_ok(emp_image_parse(program.image, program.length, &view));
  assert_int_equal(view.executables.count, 1);
  assert_int_equal(view.kernels.count, 2);
  assert_int_equal(view.exports.count, 1);
  assert_int_equal(view.entries.count, 1);
  assert_int_equal(view.arguments.count, 4);
  assert_int_equal(view.size_params.count, 1);
  emp_test_unload_vm(&program);
}

TEST(every_cut_is_refused) {
  emp_test_program_t program;
  emp_image_view_t view;
  assert_true(emp_test_emit_vm_file(kProgram, &program));
  assert_ok(emp_image_parse(program.image, program.length, &view));
  size_t end = (size_t)view.header->total_bytes;
  for (size_t length = 0; length <= program.length; ++length) {
    copy_t copy = copy_image(&program, length);
    assert_int_equal(try_image(&copy), length >= end);
    free(copy.block);
  }
  emp_test_unload_vm(&program);
}

TEST(no_flipped_byte_does_harm) {
  emp_test_program_t program;
  assert_true(emp_test_emit_vm_file(kProgram, &program));
  copy_t copy = copy_image(&program, program.length);
  static const uint8_t masks[] = {0x01, 0x80, 0xff};
  for (size_t at = 0; at < program.length; ++at) {
    for (size_t m = 0; m < sizeof masks; ++m) {
      copy.bytes[at] ^= masks[m];
      try_image(&copy);
      copy.bytes[at] ^= masks[m];
    }
  }
  assert_true(try_image(&copy));
  free(copy.block);
  emp_test_unload_vm(&program);
}

TEST(messages_name_section_and_numbers) {
  emp_test_program_t program;
  emp_image_view_t view;
  assert_true(emp_test_emit_vm_file(kProgram, &program));
  copy_t copy = copy_image(&program, program.length);
  emp_image_header_t* header = (void*)copy.bytes;
  emp_image_section_t* sections = (void*)(header + 1);
  assert_fails_with(emp_image_parse(copy.bytes, 63, &view), DATA_LOSS,
                    "wanted a header of 64 bytes, found 63");
  header->version = 7;
  assert_fails_with(emp_image_parse(copy.bytes, copy.length, &view),
                    INCOMPATIBLE, "wanted format version 0, found version 7");
  header->version = 0;
  header->magic[0] = 'X';
  assert_fails_with(emp_image_parse(copy.bytes, copy.length, &view),
                    INVALID_ARGUMENT, "not a module");
  header->magic[0] = 'E';
  sections[0].offset_bytes += 4;
  assert_fails_with(emp_image_parse(copy.bytes, copy.length, &view), DATA_LOSS,
                    "is not a multiple of 64");
  sections[0].offset_bytes = sections[1].offset_bytes;
  assert_fails_with(emp_image_parse(copy.bytes, copy.length, &view), DATA_LOSS,
                    "overlap");
  sections[0].kind = 99;
  assert_fails_with(emp_image_parse(copy.bytes, copy.length, &view), DATA_LOSS,
                    "unknown or occurs twice");
  assert_fails_with(emp_image_parse(copy.bytes + 8, copy.length - 8, &view),
                    INVALID_ARGUMENT, "aligned");
  free(copy.block);
  emp_test_unload_vm(&program);
}

TEST_MAIN(RUN(a_sound_image_parses), RUN(every_cut_is_refused),
          RUN(no_flipped_byte_does_harm),
          RUN(messages_name_section_and_numbers))

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images are laid out by the rules of contract/module_format.h.
#include "emit/image_builder.h"

#include <stdlib.h>

#include "harness/harness.h"

static emp_str_t text(const char* string) {
  return (emp_str_t){string, strlen(string)};
}

TEST(texts_are_shared) {
  emp_arena_t arena;
  emp_image_builder_t builder;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  emp_image_builder_init(&builder, &arena);
  emp_image_str_t a = emp_image_add_text(&builder, text("abc"));
  emp_image_str_t b = emp_image_add_text(&builder, text("defg"));
  emp_image_str_t again = emp_image_add_text(&builder, text("abc"));
  emp_image_str_t empty = emp_image_add_text(&builder, text(""));
  assert_int_equal(a.offset_bytes, 0);
  assert_int_equal(b.offset_bytes, 3);
  assert_int_equal(b.length_bytes, 4);
  assert_int_equal(again.offset_bytes, a.offset_bytes);
  assert_int_equal(empty.length_bytes, 0);
  emp_arena_deinit(&arena);
}

TEST(sections_and_constants_are_aligned) {
  for (int is_zip = 0; is_zip < 2; ++is_zip) {
    emp_arena_t arena;
    emp_image_builder_t builder;
    emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
    emp_image_builder_init(&builder, &arena);
    builder.is_zip = is_zip != 0;
    emp_image_add_text(&builder, text("x"));
    for (uint16_t i = 0; i < 100; ++i) {
      emp_image_add_record(&builder, EMP_SECTION_code, &i, sizeof i);
    }
    static const uint8_t data[3] = {7, 8, 9};
    assert_int_equal(emp_image_add_blob(&builder, EMP_BLOB_CONSTANT, data, 3),
                     0);
    assert_int_equal(emp_image_add_blob(&builder, EMP_BLOB_CONSTANT, data, 3),
                     64);
    size_t size = (size_t)emp_image_size(&builder);
    uint8_t* image = aligned_alloc(64, (size + 63) / 64 * 64);
    assert_non_null(image);
    emp_image_write(&builder, image);
    const emp_image_header_t* header = (const void*)image;
    const emp_image_section_t* sections = (const void*)(header + 1);
    assert_int_equal(header->section_count, 3);
    assert_true(is_zip ? header->total_bytes < size
                       : header->total_bytes == size);
    for (uint32_t i = 0; i < 3; ++i) {
      assert_int_equal(sections[i].offset_bytes % 64, 0);
    }
    const uint16_t* code = (const void*)(image + sections[1].offset_bytes);
    assert_int_equal(sections[1].kind, EMP_SECTION_code);
    assert_int_equal(code[99], 99);
    assert_int_equal(sections[2].length_bytes, 67);
    assert_int_equal(image[sections[2].offset_bytes + 64], 7);
    if (is_zip) {
      assert_memory_equal(image + sizeof *header + 3 * sizeof *sections,
                          "PK\3\4", 4);
    }
    free(image);
    emp_arena_deinit(&arena);
  }
}

TEST_MAIN(RUN(texts_are_shared), RUN(sections_and_constants_are_aligned))

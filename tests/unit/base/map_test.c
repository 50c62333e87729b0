// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/map.h"

#include <stdio.h>

#include "base/text.h"
#include "harness/harness.h"

TEST(an_empty_map_has_nothing) {
  emp_ptr_map_t pointers = {0};
  emp_str_map_t texts = {0};
  assert_null(emp_ptr_map_get(&pointers, &pointers));
  assert_false(emp_ptr_map_has(&pointers, NULL));
  assert_null(emp_str_map_get(&texts, EMP_STR("a")));
  assert_false(emp_str_map_has(&texts, EMP_STR("")));
}

TEST(pointer_keys_are_found_in_insertion_order) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  emp_ptr_map_t map = {.arena = &arena};
  static int keys[1000];
  for (int i = 0; i < 1000; ++i) {
    keys[i] = i;
    emp_ptr_map_set(&map, &keys[(i * 7) % 1000], &keys[i]);
  }
  assert_int_equal(map.count, 1000);
  for (int i = 0; i < 1000; ++i) {
    assert_ptr_equal(emp_ptr_map_get(&map, &keys[(i * 7) % 1000]), &keys[i]);
    assert_ptr_equal(map.entries[i].key, &keys[(i * 7) % 1000]);
  }
  assert_false(emp_ptr_map_has(&map, &map));
  emp_arena_deinit(&arena);
}

TEST(setting_again_replaces_the_value) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  emp_ptr_map_t map = {.arena = &arena};
  int a = 0;
  int b = 0;
  emp_ptr_map_set(&map, &a, &a);
  emp_ptr_map_set(&map, &a, &b);
  assert_int_equal(map.count, 1);
  assert_ptr_equal(emp_ptr_map_get(&map, &a), &b);
  emp_ptr_map_set(&map, &a, NULL);
  assert_true(emp_ptr_map_has(&map, &a));
  assert_null(emp_ptr_map_get(&map, &a));
  // NULL is a key like any other.
  emp_ptr_map_set(&map, NULL, &a);
  assert_ptr_equal(emp_ptr_map_get(&map, NULL), &a);
  emp_arena_deinit(&arena);
}

TEST(text_keys_are_compared_by_bytes) {
  emp_arena_t arena;
  emp_arena_init(&arena, emp_allocator_libc(), NULL, NULL);
  emp_str_map_t map = {.arena = &arena};
  static int values[300];
  for (int i = 0; i < 300; ++i) {
    emp_str_map_set(&map, emp_arena_format(&arena, "key%d", i), &values[i]);
  }
  emp_str_map_set(&map, EMP_STR(""), &map);
  emp_str_map_set(&map, EMP_STR("a\0b"), &arena);
  for (int i = 0; i < 300; ++i) {
    emp_str_t key = emp_arena_format(&arena, "key%d", i);
    assert_ptr_equal(emp_str_map_get(&map, key), &values[i]);
    assert_true(emp_str_equal(map.entries[i].key, key));
  }
  assert_ptr_equal(emp_str_map_get(&map, EMP_STR("")), &map);
  assert_ptr_equal(emp_str_map_get(&map, EMP_STR("a\0b")), &arena);
  assert_false(emp_str_map_has(&map, EMP_STR("a")));
  assert_false(emp_str_map_has(&map, EMP_STR("key300")));
  emp_str_map_set(&map, EMP_STR("key0"), &map);
  assert_ptr_equal(emp_str_map_get(&map, EMP_STR("key0")), &map);
  assert_int_equal(map.count, 302);
  emp_arena_deinit(&arena);
}

TEST(hashes_depend_on_every_byte_and_on_the_length) {
  uint8_t bytes[40] = {0};
  for (size_t length = 0; length < 40; ++length) {
    uint64_t hash = emp_hash_bytes(1, bytes, length);
    assert_int_not_equal(hash, emp_hash_bytes(2, bytes, length));
    assert_int_not_equal(hash, emp_hash_bytes(1, bytes, length + 1));
    for (size_t i = 0; i < length; ++i) {
      bytes[i] = 1;
      assert_int_not_equal(hash, emp_hash_bytes(1, bytes, length));
      bytes[i] = 0;
    }
  }
  assert_int_not_equal(emp_hash_u64(0, 1), emp_hash_u64(0, 2));
  assert_int_not_equal(emp_hash_u64(0, 1), emp_hash_u64(1, 1));
}

// In the low bits, where tables look: 1024 names into 4096 slots meet about as
// often as random numbers would (906 slots).
TEST(hashes_of_numbered_names_are_spread) {
  static const char* const kParts[][2] = {{"f", ""},
                                          {"some_function_", ""},
                                          {"", "_of_them"},
                                          {"a.rather.long.name.with.", ".in"}};
  for (size_t k = 0; k < sizeof(kParts) / sizeof(kParts[0]); ++k) {
    bool is_taken[4096] = {false};
    int slots = 0;
    for (int i = 0; i < 1024; ++i) {
      char name[64];
      int length =
          snprintf(name, sizeof(name), "%s%d%s", kParts[k][0], i, kParts[k][1]);
      bool* slot = &is_taken[emp_hash_bytes(0, name, (size_t)length) % 4096];
      slots += !*slot;
      *slot = true;
    }
    assert_true(slots > 850);
  }
}

TEST_MAIN(RUN(an_empty_map_has_nothing),
          RUN(pointer_keys_are_found_in_insertion_order),
          RUN(setting_again_replaces_the_value),
          RUN(text_keys_are_compared_by_bytes),
          RUN(hashes_depend_on_every_byte_and_on_the_length),
          RUN(hashes_of_numbered_names_are_spread))

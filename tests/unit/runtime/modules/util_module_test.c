// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Packing: golden layouts worked out by hand, and what must hold of any.
#include "harness/harness.h"
#include "harness/native_call.h"
#include "runtime/modules/native_modules.h"
#include "runtime/vm/vm_buffer.h"

enum { kMaxSlices = 24 };

typedef struct layout_s {
  uint64_t total;
  uint64_t offsets[kMaxSlices];
} layout_t;

static emp_status_t pack(const char* name, int64_t alignment, const void* table,
                         size_t table_bytes, const int64_t* sizes,
                         uint16_t count, layout_t* out_layout) {
  emp_vm_native_module_t module = emp_util_module();
  emp_test_native_t native;
  emp_vm_buffer_t buffer;
  uint8_t copy[1024];
  memcpy(copy, table, table_bytes);
  emp_vm_buffer_wrap(&buffer, copy, table_bytes, false);
  emp_test_native_begin(&native, emp_allocator_libc());
  emp_test_native_i64(&native, alignment);
  emp_test_native_ref(&native, &buffer.object);
  emp_test_native_span(&native, count);
  for (uint16_t i = 0; i < count; ++i)
    emp_test_native_i64(&native, sizes[i]);
  emp_status_t status = emp_test_native_call(&native, &module, name);
  if (emp_is_ok(status)) {
    const emp_vm_buffer_t* result =
        (const emp_vm_buffer_t*)emp_test_native_result(&native);
    assert_int_equal(result->length, (count + 1u) * 8u);
    memcpy(out_layout, result->data, (size_t)result->length);
  }
  emp_test_native_end(&native);
  return status;
}

TEST(slices_that_are_not_live_together_share) {
  // Two of a and b live one after the other: the greater is enough.
  const int64_t intervals[] = {0, 1, 2, 3};
  const int64_t sizes[] = {100, 300};
  layout_t layout;
  assert_ok(pack("pack.intervals", 64, intervals, sizeof intervals, sizes, 2,
                 &layout));
  assert_int_equal(layout.total, 320);
  assert_int_equal(layout.offsets[0], 0);
  assert_int_equal(layout.offsets[1], 0);
  // Ends are inclusive: touching intervals meet.
  const int64_t touching[] = {0, 2, 2, 3};
  assert_ok(
      pack("pack.intervals", 64, touching, sizeof touching, sizes, 2, &layout));
  assert_int_equal(layout.total, 128 + 320);
}

TEST(a_chain_takes_two_slots) {
  const int64_t intervals[] = {0, 1, 1, 2, 2, 3, 3, 4};
  const int64_t sizes[] = {256, 256, 256, 256};
  layout_t layout;
  assert_ok(pack("pack.intervals", 64, intervals, sizeof intervals, sizes, 4,
                 &layout));
  assert_int_equal(layout.total, 512);
  static const uint64_t wanted[] = {0, 256, 0, 256};
  assert_memory_equal(layout.offsets, wanted, sizeof wanted);
}

TEST(the_known_example_needs_no_more_than_432) {
  const int64_t intervals[] = {0, 1, 1, 2, 2, 3, 0, 4, 5, 6, 5, 8};
  const int64_t sizes[] = {100, 100, 100, 200, 200, 100};
  layout_t layout;
  assert_ok(pack("pack.intervals", 16, intervals, sizeof intervals, sizes, 6,
                 &layout));
  assert_true(layout.total <= 432);
}

TEST(a_table_of_conflicts_works_like_intervals) {
  const uint8_t table[] = {0, 1, 0, 1, 0, 0, 0, 0, 0};
  const int64_t sizes[] = {64, 64, 128};
  layout_t layout;
  assert_ok(pack("pack.conflicts", 64, table, sizeof table, sizes, 3, &layout));
  assert_int_equal(layout.total, 128);
  assert_int_equal(layout.offsets[0] + layout.offsets[1], 64);
  assert_int_equal(layout.offsets[2], 0);
}

TEST(nothing_needs_nothing) {
  layout_t layout;
  const int64_t sizes[] = {0};
  const int64_t intervals[] = {0, 5};
  assert_ok(pack("pack.intervals", 64, "", 0, NULL, 0, &layout));
  assert_int_equal(layout.total, 0);
  assert_ok(pack("pack.intervals", 64, intervals, sizeof intervals, sizes, 1,
                 &layout));
  assert_int_equal(layout.total, 0);
}

TEST(bad_operands_are_refused) {
  layout_t layout;
  const int64_t intervals[] = {0, 1, 0, 1};
  const int64_t negative[] = {-1, 0};
  const int64_t huge[] = {INT64_MAX - 100, INT64_MAX - 100};
  assert_fails(pack("pack.intervals", 64, intervals, sizeof intervals, negative,
                    2, &layout),
               OUT_OF_RANGE);
  assert_fails(
      pack("pack.intervals", 64, intervals, sizeof intervals, huge, 2, &layout),
      OUT_OF_RANGE);
  assert_fails(pack("pack.intervals", 48, intervals, sizeof intervals, negative,
                    2, &layout),
               INVALID_ARGUMENT);
  assert_fails(pack("pack.intervals", 64, intervals, 16, negative, 2, &layout),
               OUT_OF_RANGE);
}

// Random slices: no two that are live together overlap, offsets are aligned,
// and the total is between the greatest live sum and the sum of all.
TEST(random_layouts_are_sound) {
  uint32_t seed = 1;
  for (int round = 0; round < 500; ++round) {
    int64_t intervals[2 * kMaxSlices], sizes[kMaxSlices];
    uint16_t count = (uint16_t)(1 + round % kMaxSlices);
    uint64_t sum = 0, live = 0;
    for (int i = 0; i < count; ++i) {
      seed = seed * 1664525u + 1013904223u;
      intervals[2 * i] = seed >> 24 & 15;
      intervals[2 * i + 1] = intervals[2 * i] + (seed >> 16 & 3);
      sizes[i] = seed >> 4 & 1023;
      sum += ((uint64_t)sizes[i] + 63) & ~63ull;
    }
    for (int64_t at = 0; at < 20; ++at) {
      uint64_t here = 0;
      for (int i = 0; i < count; ++i) {
        bool is_live = intervals[2 * i] <= at && at <= intervals[2 * i + 1];
        if (is_live) here += ((uint64_t)sizes[i] + 63) & ~63ull;
      }
      if (here > live) live = here;
    }
    layout_t layout;
    assert_ok(pack("pack.intervals", 64, intervals, count * 16u, sizes, count,
                   &layout));
    assert_true(live <= layout.total && layout.total <= sum);
    for (int i = 0; i < count; ++i) {
      assert_int_equal(layout.offsets[i] % 64, 0);
      for (int k = 0; k < i; ++k) {
        bool apart = intervals[2 * i] > intervals[2 * k + 1] ||
                     intervals[2 * k] > intervals[2 * i + 1];
        bool disjoint =
            layout.offsets[i] + (uint64_t)sizes[i] <= layout.offsets[k] ||
            layout.offsets[k] + (uint64_t)sizes[k] <= layout.offsets[i];
        assert_true(apart || disjoint || sizes[i] == 0 || sizes[k] == 0);
      }
    }
  }
}

TEST_MAIN(RUN(slices_that_are_not_live_together_share),
          RUN(a_chain_takes_two_slots),
          RUN(the_known_example_needs_no_more_than_432),
          RUN(a_table_of_conflicts_works_like_intervals),
          RUN(nothing_needs_nothing), RUN(bad_operands_are_refused),
          RUN(random_layouts_are_sound))

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Buffers and views: memory, ranges, rights, counters.
#include "runtime/hal/hal_buffer.h"

#include <stdlib.h>

#include "harness/harness.h"
#include "runtime/hal/buffer_view.h"
#include "runtime/hal/hal_device.h"

static emp_device_t* make_device(void) {
  emp_device_t* device = NULL;
  assert_ok(emp_device_create_cpu(NULL, emp_allocator_libc(), &device));
  return device;
}

TEST(memory_is_aligned_and_counted) {
  emp_device_t* device = make_device();
  emp_memory_statistics_t s;
  emp_buffer_t* buffers[3];
  static const uint64_t lengths[] = {0, 1, 1000};
  for (int i = 0; i < 3; ++i) {
    assert_ok(emp_buffer_allocate(device, (emp_buffer_params_t){0, 0},
                                  lengths[i], &buffers[i]));
    assert_int_equal((uintptr_t)buffers[i]->data % 64, 0);
    assert_int_equal(emp_buffer_length(buffers[i]), lengths[i]);
  }
  emp_device_statistics(device, &s);
  assert_int_equal(s.bytes_allocated, 1001);
  assert_int_equal(s.allocation_count, 3);
  assert_int_equal(s.bytes_freed, 0);
  for (int i = 0; i < 3; ++i)
    emp_buffer_release(buffers[i]);
  emp_device_statistics(device, &s);
  assert_int_equal(s.bytes_freed, 1001);
  assert_int_equal(s.free_count, 3);
  assert_int_equal(s.bytes_peak, 1001);
  emp_device_release(device);
}

static void count_release(void* user, void* data) {
  (void)data;
  *(int*)user += 1;
}

TEST(foreign_memory_is_used_in_place_and_given_back_once) {
  emp_device_t* device = make_device();
  void* memory = aligned_alloc(64, 128);
  int releases = 0;
  emp_buffer_t* buffer = NULL;
  emp_buffer_t* range = NULL;
  void* data = NULL;
  assert_fails_with(
      emp_buffer_wrap(device, (emp_buffer_params_t){0, 0}, (uint8_t*)memory + 8,
                      64, count_release, &releases, &buffer),
      OUT_OF_RANGE, "8 bytes past");
  assert_ok(emp_buffer_wrap(device, (emp_buffer_params_t){0, 0}, memory, 128,
                            count_release, &releases, &buffer));
  assert_ok(emp_buffer_subspan(buffer, 64, 64, &range));
  assert_ok(emp_buffer_map(range, 0, 64, &data));
  assert_ptr_equal(data, (uint8_t*)memory + 64);
  emp_buffer_release(buffer);
  assert_int_equal(releases, 0);  // the range keeps it
  emp_buffer_release(range);
  assert_int_equal(releases, 1);
  free(memory);
  emp_device_release(device);
}

TEST(ranges_and_rights_are_checked) {
  emp_device_t* device = make_device();
  emp_buffer_t* buffer = NULL;
  emp_buffer_t* range = NULL;
  void* data = NULL;
  emp_buffer_params_t params = {.memory = EMP_MEMORY_DEVICE_LOCAL,
                                .usage = EMP_USAGE_TRANSFER};
  assert_ok(emp_buffer_allocate(device, params, 100, &buffer));
  assert_fails(emp_buffer_subspan(buffer, 1, 100, &range), OUT_OF_RANGE);
  assert_fails(emp_buffer_subspan(buffer, UINT64_MAX, 1, &range), OUT_OF_RANGE);
  assert_fails_with(emp_buffer_map(buffer, 0, 1, &data), PERMISSION_DENIED,
                    "not visible to the host");
  assert_fails_with(
      emp_buffer_check_usage(buffer, EMP_USAGE_DISPATCH_STORAGE, "dispatched"),
      PERMISSION_DENIED, "may not be dispatched");
  emp_buffer_release(buffer);
  params.memory = EMP_MEMORY_HOST_LOCAL;
  assert_ok(emp_buffer_allocate(device, params, 100, &buffer));
  assert_fails_with(emp_buffer_map(buffer, 0, 1, &data), PERMISSION_DENIED,
                    "may not be mapped");
  emp_buffer_release(buffer);
  assert_fails(emp_buffer_allocate(device, params, UINT64_MAX, &buffer),
               RESOURCE_EXHAUSTED);
  emp_device_release(device);
}

TEST(shapes_are_measured) {
  uint64_t bytes = 1;
  const int64_t dims[] = {3, 5};
  const int64_t empty[] = {INT64_MAX, 0, INT64_MAX};
  const int64_t huge[] = {INT64_MAX, 4};
  const int64_t negative[] = {2, -1};
  assert_ok(emp_shape_bytes((uint32_t)EMP_ELEMENT_F32, dims, 2, &bytes));
  assert_int_equal(bytes, 60);
  assert_ok(emp_shape_bytes((uint32_t)EMP_ELEMENT_I4, dims, 2, &bytes));
  assert_int_equal(bytes, 8);  // 15 elements of 4 bits
  assert_ok(
      emp_shape_bytes((uint32_t)EMP_ELEMENT_COMPLEX_128, NULL, 0, &bytes));
  assert_int_equal(bytes, 16);
  assert_ok(emp_shape_bytes((uint32_t)EMP_ELEMENT_F32, empty, 3, &bytes));
  assert_int_equal(bytes, 0);
  assert_fails(emp_shape_bytes((uint32_t)EMP_ELEMENT_F32, huge, 2, &bytes),
               OUT_OF_RANGE);
  assert_fails(emp_shape_bytes((uint32_t)EMP_ELEMENT_F32, negative, 2, &bytes),
               INVALID_ARGUMENT);
  assert_fails(emp_shape_bytes(0, dims, 2, &bytes), INVALID_ARGUMENT);
}

TEST(views_keep_buffers_and_refuse_short_ones) {
  emp_device_t* device = make_device();
  emp_buffer_t* buffer = NULL;
  emp_buffer_view_t* view = NULL;
  const int64_t dims[] = {2, 3};
  int64_t many[EMP_MAX_RANK + 1] = {0};
  assert_ok(
      emp_buffer_allocate(device, (emp_buffer_params_t){0, 0}, 24, &buffer));
  assert_fails_with(
      emp_buffer_view_create(buffer, (uint32_t)EMP_ELEMENT_F64, dims, 2,
                             emp_allocator_libc(), &view),
      OUT_OF_RANGE, "2x3xf64 wants 48 bytes, found a buffer of 24 bytes");
  assert_fails(
      emp_buffer_view_create(buffer, (uint32_t)EMP_ELEMENT_F32, many,
                             EMP_MAX_RANK + 1, emp_allocator_libc(), &view),
      INVALID_ARGUMENT);
  assert_ok(emp_buffer_view_create(buffer, (uint32_t)EMP_ELEMENT_F32, dims, 2,
                                   emp_allocator_libc(), &view));
  emp_buffer_release(buffer);
  assert_int_equal(emp_buffer_view_rank(view), 2);
  assert_int_equal(emp_buffer_view_dim(view, 1), 3);
  assert_int_equal(emp_buffer_view_length(view), 24);
  emp_buffer_view_release(view);
  emp_device_release(device);
}

TEST(element_types_have_names) {
  emp_element_type_t type = 0;
  assert_string_equal(emp_element_type_name((uint32_t)EMP_ELEMENT_BF16),
                      "bf16");
  assert_null(emp_element_type_name(0x77777777u));
  assert_true(emp_element_type_from_name(EMP_STR("f8E4M3FN"), &type));
  assert_int_equal(type, 0x25000008u);
  assert_false(emp_element_type_from_name(EMP_STR("f31"), &type));
}

TEST(storage_in_use_is_not_given_twice) {
  emp_device_t* device = make_device();
  uint8_t memory[128];
  emp_claim_t first, second, third;
  assert_ok(emp_device_claim(device, memory, 64, &first));
  assert_fails_with(emp_device_claim(device, memory + 63, 10, &second),
                    FAILED_PRECONDITION, "in use by another call");
  assert_ok(emp_device_claim(device, memory + 64, 64, &third));
  emp_device_unclaim(device, &first);
  assert_ok(emp_device_claim(device, memory, 64, &second));
  emp_device_unclaim(device, &third);
  emp_device_unclaim(device, &second);
  emp_device_release(device);
}

static emp_status_t make_all(emp_allocator_t host, void* user) {
  (void)user;
  emp_device_t* device = NULL;
  emp_buffer_t* buffer = NULL;
  emp_buffer_t* range = NULL;
  emp_buffer_view_t* view = NULL;
  const int64_t dims[] = {4};
  emp_status_t status = emp_device_create_cpu(NULL, host, &device);
  if (emp_is_ok(status)) {
    status =
        emp_buffer_allocate(device, (emp_buffer_params_t){0, 0}, 64, &buffer);
  }
  if (emp_is_ok(status)) status = emp_buffer_subspan(buffer, 16, 16, &range);
  if (emp_is_ok(status)) {
    status = emp_buffer_view_create(range, (uint32_t)EMP_ELEMENT_F32, dims, 1,
                                    host, &view);
  }
  emp_buffer_view_release(view);
  emp_buffer_release(range);
  emp_buffer_release(buffer);
  emp_device_release(device);
  return status;
}

TEST(failed_allocations_leave_nothing_behind) {
  assert_int_equal(emp_test_torture(make_all, NULL), 5);
}

TEST_MAIN(RUN(memory_is_aligned_and_counted),
          RUN(foreign_memory_is_used_in_place_and_given_back_once),
          RUN(ranges_and_rights_are_checked), RUN(shapes_are_measured),
          RUN(views_keep_buffers_and_refuse_short_ones),
          RUN(element_types_have_names), RUN(storage_in_use_is_not_given_twice),
          RUN(failed_allocations_leave_nothing_behind))

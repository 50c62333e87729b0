// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The conformance tests of device drivers: the same cases for each driver.
// usage: hal_cts DRIVER
//
// What work did is looked at where the driver computes; of the others only that
// they take the work.
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "contract/hal_flags.h"
#include "harness/harness.h"
#include "runtime/hal/command_buffer.h"
#include "runtime/hal/driver.h"
#include "runtime/hal/fence.h"
#include "runtime/hal/hal_device.h"
#include "runtime/hal/queue.h"

enum { kBytes = 256 };

static emp_str_t driver_name;

typedef struct fixture_s {
  emp_device_t* device;
  emp_buffer_t* a;
  emp_buffer_t* b;
  emp_command_buffer_t* commands;
} fixture_t;

static emp_device_t* make_device(emp_allocator_t host) {
  emp_device_t* device = NULL;
  assert_ok(emp_device_create(driver_name, NULL, host, &device));
  return device;
}

static bool computes(void) {
  return emp_driver_find(driver_name)->computes;
}

static void open_fixture(fixture_t* f, uint32_t slots) {
  f->device = make_device(emp_allocator_libc());
  emp_buffer_t** buffers[] = {&f->a, &f->b};
  for (int i = 0; i < 2; ++i) {
    void* data = NULL;
    assert_ok(emp_buffer_allocate(f->device, (emp_buffer_params_t){0, 0},
                                  kBytes, buffers[i]));
    assert_ok(emp_buffer_map(*buffers[i], 0, kBytes, &data));
    memset(data, 0, kBytes);
  }
  assert_ok(emp_command_buffer_create(f->device, slots, emp_allocator_libc(),
                                      &f->commands));
}

static void close_fixture(fixture_t* f) {
  emp_object_release((emp_object_t*)f->commands);
  emp_buffer_release(f->a);
  emp_buffer_release(f->b);
  emp_device_release(f->device);
}

static const uint8_t* bytes_of(emp_buffer_t* buffer) {
  void* data = NULL;
  assert_ok(emp_buffer_map(buffer, 0, kBytes, &data));
  return data;
}

static emp_status_t run(const fixture_t* f, const emp_buffer_span_t* slots,
                        size_t count) {
  return emp_queue_execute(NULL, NULL, f->commands, slots, count,
                           emp_allocator_libc());
}

// -- memory ------------------------------------------------------------------

TEST(buffers_are_aligned_and_counted) {
  emp_device_t* device = make_device(emp_allocator_libc());
  static const uint64_t lengths[] = {0, 1, 63, 64, 65, 1 << 20};
  emp_buffer_t* buffers[EMP_COUNT_OF(lengths)];
  uint64_t sum = 0;
  emp_memory_statistics_t s;
  for (size_t i = 0; i < EMP_COUNT_OF(lengths); ++i) {
    void* data = NULL;
    assert_ok(emp_buffer_allocate(device, (emp_buffer_params_t){0, 0},
                                  lengths[i], &buffers[i]));
    assert_int_equal(emp_buffer_length(buffers[i]), lengths[i]);
    assert_ok(emp_buffer_map(buffers[i], 0, lengths[i], &data));
    assert_int_equal((uintptr_t)data % EMP_BUFFER_ALIGN_BYTES, 0);
    if (lengths[i] > 0) memset(data, 0x5a, (size_t)lengths[i]);
    sum += lengths[i];
  }
  emp_device_statistics(device, &s);
  assert_int_equal(s.bytes_allocated, sum);
  assert_int_equal(s.allocation_count, EMP_COUNT_OF(lengths));
  for (size_t i = 0; i < EMP_COUNT_OF(lengths); ++i)
    emp_buffer_release(buffers[i]);
  emp_device_statistics(device, &s);
  assert_int_equal(s.bytes_freed, sum);
  assert_int_equal(s.bytes_peak, sum);
  assert_int_equal(s.free_count, EMP_COUNT_OF(lengths));
  emp_device_release(device);
}

TEST(memory_of_the_caller_is_used_as_it_is) {
  _Alignas(64) static uint8_t memory[128];
  emp_device_t* device = make_device(emp_allocator_libc());
  emp_buffer_t* buffer = NULL;
  emp_buffer_t* part = NULL;
  void* data = NULL;
  assert_ok(emp_buffer_wrap(device, (emp_buffer_params_t){0, 0}, memory, 128,
                            NULL, NULL, &buffer));
  assert_fails(emp_buffer_wrap(device, (emp_buffer_params_t){0, 0}, memory + 4,
                               64, NULL, NULL, &part),
               OUT_OF_RANGE);
  assert_ok(emp_buffer_subspan(buffer, 64, 64, &part));
  assert_ok(emp_buffer_map(part, 8, 8, &data));
  assert_ptr_equal(data, memory + 72);
  assert_fails(emp_buffer_map(part, 60, 8, &data), OUT_OF_RANGE);
  emp_buffer_t* none = NULL;
  assert_fails(emp_buffer_subspan(part, 0, 65, &none), OUT_OF_RANGE);
  assert_null(none);
  emp_buffer_release(part);
  emp_buffer_release(buffer);
  emp_device_release(device);
}

TEST(storage_is_claimed_by_one_call) {
  emp_device_t* device = make_device(emp_allocator_libc());
  uint8_t memory[128];
  emp_claim_t first, second;
  assert_ok(emp_device_claim(device, memory, 128, &first));
  assert_fails(emp_device_claim(device, memory + 64, 1, &second),
               FAILED_PRECONDITION);
  emp_device_unclaim(device, &first);
  assert_ok(emp_device_claim(device, memory + 64, 1, &second));
  emp_device_unclaim(device, &second);
  emp_device_release(device);
}

// -- commands ----------------------------------------------------------------

TEST(fills_of_every_width) {
  static const uint32_t widths[] = {1, 2, 4, 8};
  static const uint8_t pattern[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  uint64_t number = 0;
  memcpy(&number, pattern, sizeof number);
  for (size_t i = 0; i < EMP_COUNT_OF(widths); ++i) {
    fixture_t f;
    open_fixture(&f, 0);
    assert_ok(emp_command_buffer_fill(
        f.commands, (emp_buffer_ref_t){f.a, 0, 16, 32}, number, widths[i]));
    assert_ok(emp_command_buffer_end(f.commands));
    assert_ok(run(&f, NULL, 0));
    const uint8_t* found = bytes_of(f.a);
    for (size_t k = 0; k < kBytes && computes(); ++k) {
      bool inside = k >= 16 && k < 48;
      assert_int_equal(found[k], inside ? pattern[(k - 16) % widths[i]] : 0);
    }
    close_fixture(&f);
  }
}

TEST(updates_and_copies_happen_in_order) {
  fixture_t f;
  static const uint8_t bytes[] = {9, 8, 7, 6};
  open_fixture(&f, 0);
  assert_ok(emp_command_buffer_update(f.commands, bytes,
                                      (emp_buffer_ref_t){f.a, 0, 4, 4}));
  assert_ok(emp_command_buffer_barrier(f.commands));
  assert_ok(emp_command_buffer_copy(f.commands,
                                    (emp_buffer_ref_t){f.a, 0, 4, 4},
                                    (emp_buffer_ref_t){f.b, 0, 100, 0}));
  assert_ok(emp_command_buffer_barrier(f.commands));
  assert_ok(emp_command_buffer_fill(f.commands,
                                    (emp_buffer_ref_t){f.a, 0, 0, 16}, 0, 4));
  assert_fails(run(&f, NULL, 0), FAILED_PRECONDITION);  // not ended
  assert_ok(emp_command_buffer_end(f.commands));
  for (int i = 0; i < 3; ++i)
    assert_ok(run(&f, NULL, 0));
  if (computes()) {
    assert_memory_equal(bytes_of(f.b) + 100, bytes, 4);
    assert_int_equal(bytes_of(f.b)[104], 0);
    assert_int_equal(bytes_of(f.a)[4], 0);
  }
  close_fixture(&f);
}

TEST(copies_within_a_buffer_may_overlap) {
  fixture_t f;
  open_fixture(&f, 0);
  uint8_t wanted[32];
  void* data = NULL;
  assert_ok(emp_buffer_map(f.a, 0, kBytes, &data));
  for (uint8_t i = 0; i < 32; ++i)
    ((uint8_t*)data)[i] = wanted[i] = i;
  assert_ok(emp_command_run_copy(f.a, 0, f.a, 7, 32));
  if (computes()) assert_memory_equal((uint8_t*)data + 7, wanted, 32);
  close_fixture(&f);
}

TEST(slots_are_bound_at_each_run) {
  fixture_t f;
  open_fixture(&f, 1);
  assert_ok(emp_command_buffer_fill(
      f.commands, (emp_buffer_ref_t){NULL, 0, 8, 8}, 0x77, 1));
  assert_ok(emp_command_buffer_end(f.commands));
  emp_buffer_span_t slot = {f.a, 64, 16};
  assert_ok(run(&f, &slot, 1));
  slot = (emp_buffer_span_t){f.b, 0, 16};
  assert_ok(run(&f, &slot, 1));
  if (computes()) {
    assert_int_equal(bytes_of(f.a)[71], 0);
    assert_int_equal(bytes_of(f.a)[72], 0x77);
    assert_int_equal(bytes_of(f.b)[15], 0x77);
    assert_int_equal(bytes_of(f.b)[16], 0);
  }
  slot.length_bytes = 12;
  assert_fails(run(&f, &slot, 1), OUT_OF_RANGE);
  assert_fails(run(&f, NULL, 0), INVALID_ARGUMENT);
  close_fixture(&f);
}

// -- kernels -----------------------------------------------------------------

// Adds its constant to every word of its binding, once a workgroup.
typedef struct adder_s {
  emp_executable_t base;
  emp_kernel_description_t kernel;
} adder_t;

static void keep_adder(emp_executable_t* executable) {
  (void)executable;
}

static emp_status_t run_adder(emp_executable_t* executable, uint32_t kernel,
                              const emp_dispatch_t* dispatch, uint64_t writable,
                              void* local_memory) {
  (void)executable, (void)kernel, (void)writable, (void)local_memory;
  const uint32_t* count = dispatch->workgroup_count;
  uint32_t groups = count[0] * count[1] * count[2];
  uint32_t* words = dispatch->bindings[0];
  for (uint64_t i = 0; i < dispatch->binding_bytes[0] / 4; ++i) {
    words[i] += groups * dispatch->constants[0];
  }
  return emp_ok_status();
}

static const emp_executable_vtable_t adder_vtable = {keep_adder, run_adder};

static void open_adder(adder_t* adder) {
  *adder = (adder_t){.kernel = {.name = EMP_STR("add"),
                                .binding_count = 1,
                                .constant_count = 1}};
  emp_executable_source_t source = {.kernels = &adder->kernel,
                                    .kernel_count = 1};
  emp_executable_init(&adder->base, &adder_vtable, &source);
}

TEST(kernels_get_their_words_ranges_and_counts) {
  fixture_t f;
  adder_t adder;
  open_fixture(&f, 0);
  open_adder(&adder);
  uint32_t constant = 5;
  emp_buffer_ref_t binding = {f.a, 0, 64, 8};
  emp_launch_t launch = {.executable = &adder.base,
                         .workgroup_count = {3, 2, 1},
                         .constants = &constant,
                         .constant_count = 1,
                         .bindings = &binding,
                         .binding_count = 1};
  assert_ok(emp_command_buffer_dispatch(f.commands, &launch));
  launch.workgroup_count[0] = UINT32_MAX;
  assert_fails(emp_command_buffer_dispatch(f.commands, &launch), OUT_OF_RANGE);
  launch.workgroup_count[0] = 0;  // nothing to do
  launch.kernel = 1;
  assert_fails(emp_command_buffer_dispatch(f.commands, &launch),
               INVALID_ARGUMENT);
  assert_ok(emp_command_buffer_end(f.commands));
  assert_ok(run(&f, NULL, 0));
  if (computes()) {
    const uint32_t* words = (const void*)bytes_of(f.a);
    assert_int_equal(words[15], 0);
    assert_int_equal(words[16], 30);
    assert_int_equal(words[17], 30);
    assert_int_equal(words[18], 0);
  }
  close_fixture(&f);
}

// -- time --------------------------------------------------------------------

TEST(work_waits_and_signals) {
  fixture_t f;
  emp_fence_t* wait = NULL;
  emp_fence_t* signal = NULL;
  open_fixture(&f, 0);
  assert_ok(emp_command_buffer_end(f.commands));
  assert_ok(emp_fence_create(emp_allocator_libc(), &wait));
  assert_ok(emp_fence_create(emp_allocator_libc(), &signal));
  emp_fence_signal(wait);
  assert_ok(emp_queue_execute(wait, signal, f.commands, NULL, 0,
                              emp_allocator_libc()));
  assert_ok(emp_fence_wait(signal, 1000000000));
  assert_true(emp_fence_is_reached(signal));
  emp_fence_release(wait);
  emp_fence_release(signal);
  close_fixture(&f);
}

TEST(a_failed_wait_fails_the_signal) {
  fixture_t f;
  emp_fence_t* wait = NULL;
  emp_fence_t* signal = NULL;
  open_fixture(&f, 0);
  assert_ok(emp_command_buffer_end(f.commands));
  assert_ok(emp_fence_create(emp_allocator_libc(), &wait));
  assert_ok(emp_fence_create(emp_allocator_libc(), &signal));
  emp_fence_fail(wait, EMP_STATUS_CANCELLED);
  assert_fails(emp_queue_execute(wait, signal, f.commands, NULL, 0,
                                 emp_allocator_libc()),
               CANCELLED);
  assert_fails(emp_fence_wait(signal, 0), CANCELLED);
  emp_fence_release(wait);
  emp_fence_release(signal);
  close_fixture(&f);
}

// -- failures ----------------------------------------------------------------

static emp_status_t make_all(emp_allocator_t host, void* user) {
  (void)user;
  emp_device_t* device = NULL;
  emp_buffer_t* buffer = NULL;
  emp_command_buffer_t* commands = NULL;
  emp_status_t status = emp_device_create(driver_name, NULL, host, &device);
  if (emp_is_ok(status)) {
    status =
        emp_buffer_allocate(device, (emp_buffer_params_t){0, 0}, 64, &buffer);
  }
  if (emp_is_ok(status)) {
    status = emp_command_buffer_create(device, 0, host, &commands);
  }
  if (emp_is_ok(status)) {
    status = emp_command_buffer_fill(
        commands, (emp_buffer_ref_t){buffer, 0, 0, 64}, 0, 4);
  }
  if (emp_is_ok(status)) status = emp_command_buffer_end(commands);
  if (commands != NULL) emp_object_release((emp_object_t*)commands);
  emp_buffer_release(buffer);
  emp_device_release(device);
  return status;
}

TEST(no_memory_is_told_and_nothing_leaks) {
  assert_true(emp_test_torture(make_all, NULL) > 3);
}

TEST(unknown_drivers_are_told) {
  emp_device_t* device = NULL;
  assert_fails_with(
      emp_device_create(EMP_STR("teapot"), NULL, emp_allocator_libc(), &device),
      NOT_FOUND, "no driver \"teapot\"");
  assert_null(device);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      RUN(buffers_are_aligned_and_counted),
      RUN(memory_of_the_caller_is_used_as_it_is),
      RUN(storage_is_claimed_by_one_call),
      RUN(fills_of_every_width),
      RUN(updates_and_copies_happen_in_order),
      RUN(copies_within_a_buffer_may_overlap),
      RUN(slots_are_bound_at_each_run),
      RUN(kernels_get_their_words_ranges_and_counts),
      RUN(work_waits_and_signals),
      RUN(a_failed_wait_fails_the_signal),
      RUN(no_memory_is_told_and_nothing_leaks),
      RUN(unknown_drivers_are_told),
  };
  if (argc != 2) {
    fprintf(stderr, "usage: hal_cts DRIVER\n");
    return 2;
  }
  driver_name = (emp_str_t){argv[1], strlen(argv[1])};
  if (emp_driver_find(driver_name) == NULL) {
    fprintf(stderr, "hal_cts: there is no driver %s\n", argv[1]);
    return 2;
  }
  return emp_test_finish(cmocka_run_group_tests(tests, NULL, NULL));
}

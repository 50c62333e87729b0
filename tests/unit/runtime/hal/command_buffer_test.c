// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Command buffers: recorded once, run with named buffers and with slots.
#include "runtime/hal/command_buffer.h"

#include "harness/harness.h"
#include "runtime/hal/fence.h"
#include "runtime/hal/hal_device.h"
#include "runtime/hal/queue.h"

typedef struct fixture_s {
  emp_device_t* device;
  emp_buffer_t* a;
  emp_buffer_t* b;
  emp_command_buffer_t* commands;
} fixture_t;

static void open_fixture(fixture_t* f, uint32_t slots) {
  assert_ok(emp_device_create_cpu(NULL, emp_allocator_libc(), &f->device));
  assert_ok(
      emp_buffer_allocate(f->device, (emp_buffer_params_t){0, 0}, 64, &f->a));
  assert_ok(
      emp_buffer_allocate(f->device, (emp_buffer_params_t){0, 0}, 64, &f->b));
  memset(f->a->data, 0, 64);
  memset(f->b->data, 0, 64);
  assert_ok(emp_command_buffer_create(f->device, slots, emp_allocator_libc(),
                                      &f->commands));
}

static void close_fixture(fixture_t* f) {
  emp_object_release((emp_object_t*)f->commands);
  emp_buffer_release(f->a);
  emp_buffer_release(f->b);
  emp_device_release(f->device);
}

static emp_status_t run(const fixture_t* f, const emp_buffer_span_t* slots,
                        size_t count) {
  return emp_command_buffer_run(f->commands, slots, count,
                                emp_allocator_libc());
}

TEST(fills_updates_and_copies_happen_in_order) {
  fixture_t f;
  open_fixture(&f, 0);
  static const uint8_t bytes[] = {9, 8, 7, 6};
  assert_ok(emp_command_buffer_fill(
      f.commands, (emp_buffer_ref_t){f.a, 0, 8, 16}, 0x04030201, 4));
  assert_ok(emp_command_buffer_update(f.commands, bytes,
                                      (emp_buffer_ref_t){f.a, 0, 12, 4}));
  assert_ok(emp_command_buffer_barrier(f.commands));
  assert_ok(emp_command_buffer_copy(f.commands,
                                    (emp_buffer_ref_t){f.a, 0, 8, 16},
                                    (emp_buffer_ref_t){f.b, 0, 32, 0}));
  assert_fails(run(&f, NULL, 0), FAILED_PRECONDITION);
  assert_ok(emp_command_buffer_end(f.commands));
  assert_ok(run(&f, NULL, 0));
  static const uint8_t wanted[] = {1, 2, 3, 4, 9, 8, 7, 6,
                                   1, 2, 3, 4, 1, 2, 3, 4};
  assert_memory_equal(f.b->data + 32, wanted, 16);
  assert_int_equal(f.b->data[31], 0);
  assert_int_equal(f.b->data[48], 0);
  assert_fails(emp_command_buffer_end(f.commands), FAILED_PRECONDITION);
  close_fixture(&f);
}

TEST(slots_are_bound_at_each_run) {
  fixture_t f;
  open_fixture(&f, 2);
  assert_ok(emp_command_buffer_fill(
      f.commands, (emp_buffer_ref_t){NULL, 1, 0, UINT64_MAX}, 0x5a, 1));
  assert_ok(emp_command_buffer_end(f.commands));
  emp_buffer_span_t slots[] = {{0}, {f.a, 16, 8}};
  assert_ok(run(&f, slots, 2));
  assert_int_equal(f.a->data[15], 0);
  assert_int_equal(f.a->data[16], 0x5a);
  assert_int_equal(f.a->data[23], 0x5a);
  assert_int_equal(f.a->data[24], 0);
  slots[1] = (emp_buffer_span_t){f.b, 0, 64};
  assert_ok(run(&f, slots, 2));
  assert_int_equal(f.b->data[63], 0x5a);
  assert_fails(run(&f, slots, 1), INVALID_ARGUMENT);
  slots[1].length_bytes = 65;
  assert_fails(run(&f, slots, 2), OUT_OF_RANGE);
  slots[1] = (emp_buffer_span_t){f.b, 0, UINT64_MAX};
  assert_fails(run(&f, slots, 2), INVALID_ARGUMENT);
  slots[1] = (emp_buffer_span_t){0};
  assert_fails(run(&f, slots, 2), OUT_OF_RANGE);
  close_fixture(&f);
}

TEST(bad_commands_are_refused_when_recorded) {
  fixture_t f;
  open_fixture(&f, 1);
  emp_buffer_t* fixed = NULL;
  emp_buffer_params_t read_only = {.usage = EMP_USAGE_TRANSFER_SOURCE};
  assert_ok(emp_buffer_allocate(f.device, read_only, 64, &fixed));
  assert_fails(emp_command_buffer_fill(f.commands,
                                       (emp_buffer_ref_t){f.a, 0, 60, 8}, 0, 4),
               OUT_OF_RANGE);
  assert_fails(emp_command_buffer_fill(f.commands,
                                       (emp_buffer_ref_t){f.a, 0, 0, 8}, 0, 3),
               INVALID_ARGUMENT);
  assert_fails(emp_command_buffer_fill(f.commands,
                                       (emp_buffer_ref_t){f.a, 0, 2, 8}, 0, 4),
               INVALID_ARGUMENT);
  assert_fails(emp_command_buffer_fill(f.commands,
                                       (emp_buffer_ref_t){NULL, 1, 0, 8}, 0, 4),
               INVALID_ARGUMENT);
  assert_fails(emp_command_buffer_fill(
                   f.commands, (emp_buffer_ref_t){fixed, 0, 0, 8}, 0, 4),
               PERMISSION_DENIED);
  assert_fails(
      emp_command_buffer_copy(f.commands, (emp_buffer_ref_t){f.a, 0, 0, 32},
                              (emp_buffer_ref_t){f.b, 0, 40, 0}),
      OUT_OF_RANGE);
  emp_buffer_release(fixed);
  close_fixture(&f);
}

// An executable of one kernel that adds its constant to every word.
typedef struct adder_s {
  emp_executable_t base;
  emp_kernel_description_t kernel;
  uint32_t groups;
  uint64_t writable;
} adder_t;

static void keep_adder(emp_executable_t* executable) {
  (void)executable;
}

static emp_status_t run_adder(emp_executable_t* executable, uint32_t kernel,
                              const emp_dispatch_t* dispatch, uint64_t writable,
                              void* local_memory) {
  adder_t* adder = (adder_t*)executable;
  (void)kernel;
  assert_int_equal((uintptr_t)local_memory % 64, 0);
  memset(local_memory, 1, adder->kernel.local_bytes);
  uint32_t* words = dispatch->bindings[0];
  for (uint64_t i = 0; i < dispatch->binding_bytes[0] / 4; ++i) {
    words[i] += dispatch->constants[0];
  }
  adder->groups += dispatch->workgroup_count[0];
  adder->writable = writable;
  return emp_ok_status();
}

TEST(dispatches_pass_bindings_constants_and_counts) {
  static const emp_executable_vtable_t vtable = {keep_adder, run_adder};
  fixture_t f;
  open_fixture(&f, 1);
  adder_t adder = {.kernel = {.name = EMP_STR("add"),
                              .binding_count = 1,
                              .constant_count = 1,
                              .local_bytes = 100}};
  emp_executable_source_t source = {.kernels = &adder.kernel,
                                    .kernel_count = 1};
  emp_executable_init(&adder.base, &vtable, &source);
  uint32_t constant = 5;
  emp_buffer_ref_t binding = {f.a, 0, 16, 8};
  emp_launch_t launch = {.executable = &adder.base,
                         .workgroup_count = {3, 1, 1},
                         .constants = &constant,
                         .constant_count = 1,
                         .bindings = &binding,
                         .binding_count = 1};
  assert_ok(emp_command_buffer_dispatch(f.commands, &launch));
  emp_buffer_ref_t counts = {f.b, 0, 0, 12};
  launch.indirect_count = &counts;
  assert_fails(emp_command_buffer_dispatch(f.commands, &launch),
               PERMISSION_DENIED);
  launch.indirect_count = NULL;
  launch.binding_count = 0;
  assert_fails_with(emp_command_buffer_dispatch(f.commands, &launch),
                    INVALID_ARGUMENT, "takes 1 bindings and 1 constants");
  launch.binding_count = 1;
  launch.kernel = 1;
  assert_fails(emp_command_buffer_dispatch(f.commands, &launch),
               INVALID_ARGUMENT);
  assert_ok(emp_command_buffer_end(f.commands));
  emp_fence_t* signal = NULL;
  emp_buffer_span_t slot = {0};
  assert_ok(emp_fence_create(emp_allocator_libc(), &signal));
  assert_ok(emp_queue_execute(NULL, signal, f.commands, &slot, 1,
                              emp_allocator_libc()));
  assert_true(emp_fence_is_reached(signal));
  emp_fence_release(signal);
  const uint32_t* words = (const void*)f.a->data;
  assert_int_equal(words[3], 0);
  assert_int_equal(words[4], 5);
  assert_int_equal(words[5], 5);
  assert_int_equal(words[6], 0);
  assert_int_equal(adder.groups, 3);
  assert_int_equal(adder.writable, 1);
  close_fixture(&f);
}

TEST(a_failed_wait_fails_the_signal) {
  fixture_t f;
  open_fixture(&f, 0);
  emp_fence_t* wait = NULL;
  emp_fence_t* signal = NULL;
  assert_ok(emp_fence_create(emp_allocator_libc(), &wait));
  assert_ok(emp_fence_create(emp_allocator_libc(), &signal));
  assert_ok(emp_command_buffer_end(f.commands));
  emp_fence_fail(wait, EMP_STATUS_CANCELLED);
  assert_fails(emp_queue_execute(wait, signal, f.commands, NULL, 0,
                                 emp_allocator_libc()),
               CANCELLED);
  assert_fails(emp_fence_wait(signal, 0), CANCELLED);
  emp_fence_release(wait);
  emp_fence_release(signal);
  close_fixture(&f);
}

TEST_MAIN(RUN(fills_updates_and_copies_happen_in_order),
          RUN(slots_are_bound_at_each_run),
          RUN(bad_commands_are_refused_when_recorded),
          RUN(dispatches_pass_bindings_constants_and_counts),
          RUN(a_failed_wait_fails_the_signal))

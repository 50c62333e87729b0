// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions of "hal" that the programs of other tests do not call.
#include "harness/harness.h"
#include "harness/native_call.h"
#include "runtime/hal/buffer_view.h"
#include "runtime/hal/fence.h"
#include "runtime/hal/hal_device.h"
#include "runtime/modules/native_modules.h"
#include "runtime/vm/vm_buffer.h"

typedef struct fixture_s {
  emp_device_t* device;
  emp_hal_state_t state;
  emp_vm_native_module_t module;
  emp_buffer_t* buffer;
  emp_test_native_t native;
} fixture_t;

static void open_fixture(fixture_t* f) {
  memset(f, 0, sizeof *f);
  assert_ok(emp_device_create_cpu(NULL, emp_allocator_libc(), &f->device));
  f->state.device = f->device;
  f->module = emp_hal_module(&f->state);
  assert_ok(emp_buffer_allocate(f->device, (emp_buffer_params_t){0, 0}, 64,
                                &f->buffer));
  for (uint8_t i = 0; i < 64; ++i)
    f->buffer->data[i] = i;
  emp_test_native_begin(&f->native, emp_allocator_libc());
}

static void next_call(fixture_t* f) {
  emp_test_native_end(&f->native);
  emp_test_native_begin(&f->native, emp_allocator_libc());
}

static emp_status_t call(fixture_t* f, const char* name) {
  return emp_test_native_call(&f->native, &f->module, name);
}

static void close_fixture(fixture_t* f) {
  emp_test_native_end(&f->native);
  emp_buffer_release(f->buffer);
  emp_device_release(f->device);
}

TEST(bytes_are_loaded_and_stored) {
  fixture_t f;
  open_fixture(&f);
  emp_test_native_ref(&f.native, &f.buffer->object);
  emp_test_native_i64(&f.native, 4);
  emp_test_native_i32(&f.native, 4);
  assert_ok(call(&f, "buffer.load"));
  assert_int_equal((uint32_t)emp_test_native_number(&f.native, 0), 0x07060504);
  next_call(&f);
  emp_test_native_i32(&f.native, 0xaabbccdd);
  emp_test_native_ref(&f.native, &f.buffer->object);
  emp_test_native_i64(&f.native, 8);
  emp_test_native_i32(&f.native, 2);
  assert_ok(call(&f, "buffer.store"));
  assert_int_equal(f.buffer->data[8], 0xdd);
  assert_int_equal(f.buffer->data[9], 0xcc);
  assert_int_equal(f.buffer->data[10], 10);
  next_call(&f);
  emp_test_native_ref(&f.native, &f.buffer->object);
  emp_test_native_i64(&f.native, 61);
  emp_test_native_i32(&f.native, 4);
  assert_fails(call(&f, "buffer.load"), OUT_OF_RANGE);
  next_call(&f);
  emp_test_native_ref(&f.native, &f.buffer->object);
  emp_test_native_i64(&f.native, 0);
  emp_test_native_i32(&f.native, 3);
  assert_fails(call(&f, "buffer.load"), INVALID_ARGUMENT);
  close_fixture(&f);
}

TEST(assertions_say_what_irees_say) {
  fixture_t f;
  open_fixture(&f);
  uint8_t text[] = "scratch";
  emp_vm_buffer_t message;
  emp_vm_buffer_wrap(&message, text, 7, false);
  emp_test_native_ref(&f.native, &f.buffer->object);
  emp_test_native_ref(&f.native, &message.object);
  emp_test_native_ref(&f.native, NULL);
  emp_test_native_i64(&f.native, 65);
  emp_test_native_i32(&f.native, EMP_MEMORY_DEVICE_LOCAL);
  emp_test_native_i32(&f.native, EMP_USAGE_DEFAULT);
  assert_fails_with(call(&f, "buffer.assert"), INVALID_ARGUMENT,
                    "scratch buffer byte length 64 less than expected minimum "
                    "65");
  f.native.pairs[3] = 64;
  assert_ok(call(&f, "buffer.assert"));
  f.buffer->memory = EMP_MEMORY_HOST_LOCAL;
  assert_fails_with(call(&f, "buffer.assert"), PERMISSION_DENIED,
                    "memory type is not compatible");
  f.native.refs[0] = &message.object;
  assert_fails_with(call(&f, "buffer.assert"), INVALID_ARGUMENT,
                    "wanted a hal.buffer, found vm.buffer");
  close_fixture(&f);
}

static void make_view(fixture_t* f, int64_t offset, int64_t length,
                      int64_t dim) {
  emp_test_native_ref(&f->native, &f->buffer->object);
  emp_test_native_i64(&f->native, offset);
  emp_test_native_i64(&f->native, length);
  emp_test_native_i32(&f->native, (uint32_t)EMP_ELEMENT_F32);
  emp_test_native_i32(&f->native, 1);
  emp_test_native_span(&f->native, 1);
  emp_test_native_i64(&f->native, dim);
}

TEST(views_are_made_over_ranges) {
  fixture_t f;
  open_fixture(&f);
  make_view(&f, 16, 32, 8);
  assert_ok(call(&f, "buffer_view.create"));
  emp_buffer_view_t* view =
      (emp_buffer_view_t*)emp_test_native_result(&f.native);
  assert_int_equal(view->rank, 1);
  assert_ptr_equal(view->buffer->data, f.buffer->data + 16);
  next_call(&f);
  make_view(&f, 16, 32, 9);
  assert_fails(call(&f, "buffer_view.create"), OUT_OF_RANGE);
  next_call(&f);
  make_view(&f, 16, 64, 8);
  assert_fails(call(&f, "buffer_view.create"), OUT_OF_RANGE);
  close_fixture(&f);
}

TEST(constants_become_buffers_that_cannot_be_written) {
  fixture_t f;
  open_fixture(&f);
  _Alignas(64) static uint8_t constant[64];
  emp_vm_buffer_t bytes;
  emp_vm_buffer_wrap(&bytes, constant, 64, false);
  for (int misaligned = 0; misaligned < 2; ++misaligned) {
    next_call(&f);
    emp_test_native_ref(&f.native, NULL);
    emp_test_native_i32(&f.native, 1);  // try
    emp_test_native_i64(&f.native, -1);
    emp_test_native_i32(&f.native, EMP_MEMORY_DEVICE_LOCAL);
    emp_test_native_i32(&f.native, EMP_USAGE_DEFAULT);
    emp_test_native_ref(&f.native, &bytes.object);
    emp_test_native_i64(&f.native, misaligned ? 8 : 0);
    emp_test_native_i64(&f.native, misaligned ? 8 : -1);
    assert_ok(call(&f, "allocator.import"));
    emp_buffer_t* buffer = (emp_buffer_t*)emp_test_native_result(&f.native);
    if (misaligned) {
      assert_null(buffer);
      continue;
    }
    assert_ptr_equal(buffer->data, constant);
    assert_int_equal(buffer->length, 64);
    assert_int_equal(buffer->usage & EMP_USAGE_TRANSFER_TARGET, 0);
    assert_int_equal(buffer->usage & EMP_USAGE_DISPATCH_STORAGE_WRITE, 0);
  }
  close_fixture(&f);
}

TEST(many_fences_are_joined) {
  fixture_t f;
  open_fixture(&f);
  emp_fence_t* fences[20];
  emp_test_native_i64(&f.native, 0);
  emp_test_native_span(&f.native, 21);
  for (int i = 0; i < 20; ++i) {
    assert_ok(emp_fence_create(emp_allocator_libc(), &fences[i]));
    emp_test_native_ref(&f.native, &fences[i]->object);
  }
  emp_test_native_ref(&f.native, NULL);
  assert_ok(call(&f, "fence.join"));
  emp_fence_t* joined = (emp_fence_t*)emp_test_native_result(&f.native);
  for (int i = 0; i < 20; ++i) {
    assert_false(emp_fence_is_reached(joined));
    emp_fence_signal(fences[i]);
  }
  assert_true(emp_fence_is_reached(joined));
  for (int i = 0; i < 20; ++i)
    emp_fence_release(fences[i]);
  close_fixture(&f);
}

TEST(waiting_returns_a_code) {
  fixture_t f;
  open_fixture(&f);
  emp_fence_t* fence = NULL;
  assert_ok(emp_fence_create(emp_allocator_libc(), &fence));
  emp_test_native_i32(&f.native, 1);  // milliseconds
  emp_test_native_i64(&f.native, 0);
  emp_test_native_span(&f.native, 1);
  emp_test_native_ref(&f.native, &fence->object);
  assert_ok(call(&f, "fence.await"));
  assert_int_equal((uint32_t)emp_test_native_number(&f.native, 0),
                   EMP_STATUS_DEADLINE_EXCEEDED);
  emp_fence_signal(fence);
  assert_ok(call(&f, "fence.await"));
  assert_int_equal((uint32_t)emp_test_native_number(&f.native, 0), 0);
  emp_fence_release(fence);
  close_fixture(&f);
}

TEST(there_is_one_device) {
  fixture_t f;
  open_fixture(&f);
  assert_ok(call(&f, "devices.count"));
  assert_int_equal((uint32_t)emp_test_native_number(&f.native, 0), 1);
  for (uint32_t i = 0; i < 2; ++i) {
    next_call(&f);
    emp_test_native_i32(&f.native, i);
    assert_ok(call(&f, "devices.get"));
    assert_ptr_equal(emp_test_native_result(&f.native),
                     i == 0 ? &f.device->object : NULL);
  }
  close_fixture(&f);
}

TEST_MAIN(RUN(bytes_are_loaded_and_stored), RUN(assertions_say_what_irees_say),
          RUN(views_are_made_over_ranges),
          RUN(constants_become_buffers_that_cannot_be_written),
          RUN(many_fences_are_joined), RUN(waiting_returns_a_code),
          RUN(there_is_one_device))

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Micro-kernels through their imports: results against plain loops, and every
// way to leave a buffer.
#include "harness/harness.h"
#include "harness/native_call.h"
#include "runtime/modules/native_modules.h"
#include "runtime/vm/vm_buffer.h"

static emp_vm_native_module_t module_of(void) {
  return emp_vmvx_module();
}

// buffer, offset, stride0, stride1
static void add_piece(emp_test_native_t* native, emp_vm_buffer_t* buffer,
                      int64_t offset, int64_t stride0, int64_t stride1) {
  emp_test_native_ref(native, &buffer->object);
  emp_test_native_i64(native, offset);
  emp_test_native_i64(native, stride0);
  emp_test_native_i64(native, stride1);
}

TEST(binary_works_with_any_strides) {
  emp_vm_native_module_t module = module_of();
  float x[12], y[12], z[12];
  for (int i = 0; i < 12; ++i) {
    x[i] = (float)i;
    y[i] = (float)(100 * i);
    z[i] = -1.0f;
  }
  emp_vm_buffer_t a, b, c;
  emp_vm_buffer_wrap(&a, x, sizeof x, false);
  emp_vm_buffer_wrap(&b, y, sizeof y, false);
  emp_vm_buffer_wrap(&c, z, sizeof z, true);
  emp_test_native_t native;
  emp_test_native_begin(&native, emp_allocator_libc());
  add_piece(&native, &a, 0, 4, 1);    // 3x4, as it is
  add_piece(&native, &b, 11, 0, -1);  // one row, backwards, repeated
  add_piece(&native, &c, 0, 1, 3);    // transposed
  emp_test_native_i64(&native, 3);
  emp_test_native_i64(&native, 4);
  assert_ok(emp_test_native_call(&native, &module, "add.2d.f32"));
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 4; ++j) {
      assert_true(z[i + 3 * j] == x[4 * i + j] + y[11 - j]);
    }
  }
}

TEST(pieces_outside_are_refused) {
  emp_vm_native_module_t module = module_of();
  uint8_t bytes[64] = {0};
  emp_vm_buffer_t in, out, fixed;
  emp_vm_buffer_wrap(&in, bytes, 64, true);
  emp_vm_buffer_wrap(&out, bytes, 64, true);
  emp_vm_buffer_wrap(&fixed, bytes, 64, false);
  static const int64_t cases[][5] = {
      // offset, stride0, stride1, m, n
      {0, 8, 1, 9, 8},         {57, 8, 1, 1, 8},        {-1, 8, 1, 1, 1},
      {0, -1, 1, 2, 2},        {0, INT64_MAX, 1, 3, 1}, {INT64_MAX, 1, 1, 2, 1},
      {0, 1, 1, INT64_MAX, 1}, {0, INT64_MIN, 1, 2, 1},
  };
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i) {
    emp_test_native_t native;
    emp_test_native_begin(&native, emp_allocator_libc());
    add_piece(&native, &in, cases[i][0], cases[i][1], cases[i][2]);
    add_piece(&native, &out, 0, 0, 0);
    emp_test_native_i64(&native, cases[i][3]);
    emp_test_native_i64(&native, cases[i][4]);
    assert_fails(emp_test_native_call(&native, &module, "copy.2d.x8"),
                 OUT_OF_RANGE);
  }
  emp_test_native_t native;
  emp_test_native_begin(&native, emp_allocator_libc());
  add_piece(&native, &in, 0, 8, 1);
  add_piece(&native, &fixed, 0, 8, 1);
  emp_test_native_i64(&native, 1);
  emp_test_native_i64(&native, 1);
  assert_fails(emp_test_native_call(&native, &module, "copy.2d.x8"),
               PERMISSION_DENIED);
  // No elements: any offset is fine.
  emp_test_native_begin(&native, emp_allocator_libc());
  add_piece(&native, &in, 1000, 8, 1);
  add_piece(&native, &out, 1000, 8, 1);
  emp_test_native_i64(&native, 0);
  emp_test_native_i64(&native, 5);
  assert_ok(emp_test_native_call(&native, &module, "copy.2d.x8"));
  emp_test_native_begin(&native, emp_allocator_libc());
  add_piece(&native, &in, 0, 8, 1);
  add_piece(&native, &out, 0, 8, 1);
  emp_test_native_i64(&native, -1);
  emp_test_native_i64(&native, 5);
  assert_fails(emp_test_native_call(&native, &module, "copy.2d.x8"),
               INVALID_ARGUMENT);
}

enum { kMax = 40 };

static void matmul(const char* name, emp_vm_buffer_t* x, emp_vm_buffer_t* y,
                   emp_vm_buffer_t* z, const int64_t sizes[3], uint32_t flags) {
  emp_vm_native_module_t module = module_of();
  emp_test_native_t native;
  emp_test_native_begin(&native, emp_allocator_libc());
  add_piece(&native, x, 0, sizes[2], 1);
  add_piece(&native, y, 0, sizes[1], 1);
  add_piece(&native, z, 0, sizes[1], 1);
  for (int i = 0; i < 3; ++i)
    emp_test_native_i64(&native, sizes[i]);
  emp_test_native_i32(&native, flags);
  assert_ok(emp_test_native_call(&native, &module, name));
}

TEST(products_equal_plain_loops_at_every_edge) {
  static float x[kMax * kMax], y[kMax * kMax], z[kMax * kMax];
  for (int i = 0; i < kMax * kMax; ++i) {
    x[i] = (float)(i % 7 - 3);
    y[i] = (float)(i % 5 - 2);
  }
  emp_vm_buffer_t a, b, c;
  emp_vm_buffer_wrap(&a, x, sizeof x, false);
  emp_vm_buffer_wrap(&b, y, sizeof y, false);
  emp_vm_buffer_wrap(&c, z, sizeof z, true);
  static const int64_t shapes[][3] = {{1, 1, 1},  {4, 16, 8},  {5, 17, 3},
                                      {3, 15, 0}, {0, 4, 4},   {8, 32, 40},
                                      {33, 1, 2}, {1, 33, 40}, {40, 40, 40}};
  for (size_t s = 0; s < sizeof shapes / sizeof shapes[0]; ++s) {
    const int64_t* n = shapes[s];
    for (uint32_t flags = 0; flags < 2; ++flags) {
      for (int i = 0; i < kMax * kMax; ++i)
        z[i] = 2.0f;
      matmul("matmul.f32f32f32", &a, &b, &c, n, flags);
      for (int64_t i = 0; i < n[0]; ++i) {
        for (int64_t j = 0; j < n[1]; ++j) {
          // Small integers: exact in any order.
          double want = flags ? 2.0 : 0.0;
          for (int64_t k = 0; k < n[2]; ++k) {
            want += (double)x[i * n[2] + k] * (double)y[k * n[1] + j];
          }
          assert_true((double)z[i * n[1] + j] == want);
        }
      }
      int64_t used = n[0] * n[1];
      if (used < kMax * kMax) assert_true(z[used] == 2.0f);
    }
  }
}

TEST(integer_products_widen_before_they_multiply) {
  int8_t x[4] = {-128, -128, 127, 1}, y[4] = {-128, 2, -128, 3};
  int32_t z[4];
  emp_vm_buffer_t a, b, c;
  emp_vm_buffer_wrap(&a, x, sizeof x, false);
  emp_vm_buffer_wrap(&b, y, sizeof y, false);
  emp_vm_buffer_wrap(&c, z, sizeof z, true);
  const int64_t sizes[] = {2, 2, 2};
  matmul("matmul.i8i8i32", &a, &b, &c, sizes, 0);
  assert_int_equal(z[0], 128 * 128 + 128 * 128);
  assert_int_equal(z[1], -256 - 384);
  assert_int_equal(z[2], -127 * 128 - 128);
  assert_int_equal(z[3], 254 + 3);
}

TEST(rows_are_reduced_in_order) {
  emp_vm_native_module_t module = module_of();
  float x[6] = {1e8f, 1.0f, -1e8f, 3.0f, 4.0f, 5.0f};
  float z[2] = {10.0f, 20.0f};
  emp_vm_buffer_t in, out;
  emp_vm_buffer_wrap(&in, x, sizeof x, false);
  emp_vm_buffer_wrap(&out, z, sizeof z, true);
  for (uint32_t flags = 0; flags < 2; ++flags) {
    emp_test_native_t native;
    emp_test_native_begin(&native, emp_allocator_libc());
    add_piece(&native, &in, 0, 3, 1);
    emp_test_native_ref(&native, &out.object);
    emp_test_native_i64(&native, 0);
    emp_test_native_i64(&native, 1);
    emp_test_native_i64(&native, 2);
    emp_test_native_i64(&native, 3);
    emp_test_native_i32(&native, flags);
    assert_ok(emp_test_native_call(&native, &module, "sum.2d.f32"));
    // (1e8 + 1) - 1e8 is 0 in f32; adding again gives 0 + ... the same.
    assert_true(z[0] == 0.0f);
    assert_true(z[1] == (flags ? 24.0f : 12.0f));
  }
}

TEST(fills_write_the_low_bits) {
  emp_vm_native_module_t module = module_of();
  uint16_t z[6] = {1, 1, 1, 1, 1, 1};
  emp_vm_buffer_t out;
  emp_vm_buffer_wrap(&out, z, sizeof z, true);
  emp_test_native_t native;
  emp_test_native_begin(&native, emp_allocator_libc());
  emp_test_native_i32(&native, 0xabcd1234u);
  add_piece(&native, &out, 1, 3, 2);
  emp_test_native_i64(&native, 2);
  emp_test_native_i64(&native, 1);
  assert_ok(emp_test_native_call(&native, &module, "fill.2d.x16"));
  static const uint16_t wanted[] = {1, 0x1234, 1, 1, 0x1234, 1};
  assert_memory_equal(z, wanted, sizeof wanted);
}

TEST_MAIN(RUN(binary_works_with_any_strides), RUN(pieces_outside_are_refused),
          RUN(products_equal_plain_loops_at_every_edge),
          RUN(integer_products_widen_before_they_multiply),
          RUN(rows_are_reduced_in_order), RUN(fills_write_the_low_bits))

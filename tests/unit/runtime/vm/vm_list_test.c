// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lists: conversions, references, nests.
#include "runtime/vm/vm_list.h"

#include <math.h>

#include "harness/harness.h"
#include "runtime/vm/vm_buffer.h"

static emp_vm_list_t* make_list(uint32_t count) {
  emp_vm_list_t* list = NULL;
  assert_ok(emp_vm_list_create(0, emp_allocator_libc(), &list));
  assert_ok(emp_vm_list_resize(list, count));
  return list;
}

TEST(numbers_convert_into_each_other) {
  emp_vm_list_t* list = make_list(1);
  emp_vm_value_t value;
  assert_ok(emp_vm_list_get(list, 0, EMP_VM_VALUE_I32, &value));
  assert_int_equal(value.i32, 0);  // never set
  assert_ok(emp_vm_list_set(
      list, 0, (emp_vm_value_t){.kind = EMP_VM_VALUE_F64, .f64 = -2.75}));
  assert_ok(emp_vm_list_get(list, 0, EMP_VM_VALUE_I64, &value));
  assert_int_equal(value.i64, -2);
  assert_ok(emp_vm_list_get(list, 0, EMP_VM_VALUE_F32, &value));
  assert_true(value.f32 == -2.75f);
  assert_ok(emp_vm_list_set(
      list, 0, (emp_vm_value_t){.kind = EMP_VM_VALUE_I64, .i64 = 1LL << 40}));
  assert_ok(emp_vm_list_get(list, 0, EMP_VM_VALUE_F64, &value));
  assert_true(value.f64 == 1099511627776.0);
  assert_fails(emp_vm_list_get(list, 0, EMP_VM_VALUE_REF, &value),
               INVALID_ARGUMENT);
  assert_fails(emp_vm_list_get(list, 1, EMP_VM_VALUE_I32, &value),
               OUT_OF_RANGE);
  emp_object_release(&list->object);
}

TEST(references_are_counted) {
  emp_vm_list_t* list = make_list(2);
  emp_vm_buffer_t* buffer = NULL;
  emp_vm_value_t value;
  assert_ok(emp_vm_buffer_create(4, 0, emp_allocator_libc(), &buffer));
  emp_vm_value_t ref = {.kind = EMP_VM_VALUE_REF, .ref = &buffer->object};
  assert_ok(emp_vm_list_set(list, 0, ref));
  assert_ok(emp_vm_list_set(list, 1, ref));
  assert_ok(emp_vm_list_set(list, 1, ref));
  assert_int_equal(atomic_load(&buffer->object.count.value), 3);
  assert_ok(emp_vm_list_resize(list, 1));
  assert_int_equal(atomic_load(&buffer->object.count.value), 2);
  assert_fails(emp_vm_list_get(list, 0, EMP_VM_VALUE_I32, &value),
               INVALID_ARGUMENT);
  emp_object_release(&list->object);
  assert_int_equal(atomic_load(&buffer->object.count.value), 1);
  emp_object_release(&buffer->object);
}

TEST(nests_are_bounded_and_have_no_cycles) {
  emp_test_memory_t memory = {0};
  emp_vm_list_t* inner = NULL;
  emp_status_t status = emp_ok_status();
  int depth = 0;
  assert_ok(emp_vm_list_create(1, emp_test_allocator(&memory), &inner));
  assert_ok(emp_vm_list_resize(inner, 1));
  emp_vm_list_t* innermost = inner;
  while (emp_is_ok(status) && depth < 1000) {
    emp_vm_list_t* outer = NULL;
    assert_ok(emp_vm_list_create(1, emp_test_allocator(&memory), &outer));
    assert_ok(emp_vm_list_resize(outer, 1));
    status = emp_vm_list_set(
        outer, 0,
        (emp_vm_value_t){.kind = EMP_VM_VALUE_REF, .ref = &inner->object});
    if (depth == 10) {
      emp_vm_value_t around = {.kind = EMP_VM_VALUE_REF, .ref = &outer->object};
      assert_fails(emp_vm_list_set(innermost, 0, around), INVALID_ARGUMENT);
      assert_fails(emp_vm_list_set(outer, 0, around), INVALID_ARGUMENT);
    }
    emp_object_release(&inner->object);
    inner = outer;
    ++depth;
  }
  assert_fails_with(status, RESOURCE_EXHAUSTED, "nest deeper");
  assert_in_range(depth, 60, 70);
  emp_object_release(&inner->object);
  assert_int_equal(memory.live_bytes, 0);
}

TEST(sizes_have_a_limit) {
  emp_vm_list_t* list = make_list(0);
  assert_fails(emp_vm_list_resize(list, UINT32_MAX), RESOURCE_EXHAUSTED);
  assert_fails(emp_vm_list_reserve(list, 1u << 30), RESOURCE_EXHAUSTED);
  assert_ok(emp_vm_list_resize(list, 1000));
  assert_int_equal(list->count, 1000);
  emp_object_release(&list->object);
}

TEST(floats_become_integers_by_saturating) {
  assert_int_equal(emp_vm_f64_to_si32(2147483648.0), INT32_MAX);
  assert_int_equal(emp_vm_f64_to_si32(-2147483649.0), INT32_MIN);
  assert_int_equal(emp_vm_f64_to_si32(-1.9), -1);
  assert_int_equal(emp_vm_f64_to_ui32(-0.5), 0);
  assert_int_equal(emp_vm_f64_to_ui32(4294967296.0), UINT32_MAX);
  assert_true(emp_vm_f64_to_si64((double)NAN) == 0);
  assert_true(emp_vm_f64_to_si64(9.3e18) == INT64_MAX);
  assert_true(emp_vm_f64_to_si64(-9.3e18) == INT64_MIN);
  assert_true(emp_vm_f64_to_ui64(1.9e19) == UINT64_MAX);
}

TEST_MAIN(RUN(numbers_convert_into_each_other), RUN(references_are_counted),
          RUN(nests_are_bounded_and_have_no_cycles), RUN(sizes_have_a_limit),
          RUN(floats_become_integers_by_saturating))

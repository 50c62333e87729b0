// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The module "util": placing slices whose sizes are known only now into one
// range, so that slices which are never live together share bytes. Two greedy
// layouts are made, in the given order and by falling size, each slice at the
// lowest place that is free of the slices it conflicts with; the smaller one
// is returned. The result depends on nothing but the operands, so a size query
// and the call that follows it agree.
#include <string.h>

#include "base/checked.h"
#include "runtime/modules/native_modules.h"
#include "runtime/vm/vm_buffer.h"

// Which pairs may not share bytes: by intervals of use, or by a table.
typedef struct conflicts_s {
  const uint8_t* bytes;
  uint32_t count;  // of slices
  bool are_intervals;
} conflicts_t;

typedef struct slice_s {
  uint64_t bytes;  // aligned
  uint64_t offset;
  uint32_t number;  // position in the operands
} slice_t;

static bool have_conflict(const conflicts_t* conflicts, uint32_t a,
                          uint32_t b) {
  if (!conflicts->are_intervals) {
    return conflicts->bytes[a * conflicts->count + b] != 0;
  }
  int64_t x[2], y[2];
  memcpy(x, conflicts->bytes + a * sizeof x, sizeof x);
  memcpy(y, conflicts->bytes + b * sizeof y, sizeof y);
  return x[0] <= y[1] && y[0] <= x[1];
}

// The lowest offset where slices[n] meets none of the placed ones that it
// conflicts with: one sweep over them by rising offset. `order` holds the
// numbers of the n placed ones in that order and takes up the new one.
static bool place_slice(const conflicts_t* conflicts, slice_t* slices,
                        uint32_t n, uint32_t* order) {
  slice_t* slice = &slices[n];
  uint64_t offset = 0;
  for (uint32_t i = 0; i < n && slice->bytes != 0; ++i) {
    const slice_t* other = &slices[order[i]];
    uint64_t end = other->offset + other->bytes;
    if (end <= offset ||
        !have_conflict(conflicts, other->number, slice->number)) {
      continue;
    }
    if (slice->bytes <= other->offset &&
        offset <= other->offset - slice->bytes) {
      break;
    }
    offset = end;
  }
  if (offset > INT64_MAX - slice->bytes) return false;
  slice->offset = offset;
  uint32_t at = n;
  for (; at > 0 && slices[order[at - 1]].offset > offset; --at) {
    order[at] = order[at - 1];
  }
  order[at] = n;
  return true;
}

static bool place_all(const conflicts_t* conflicts, slice_t* slices,
                      uint64_t* out_total) {
  uint32_t* order = (uint32_t*)(void*)(slices + conflicts->count);
  *out_total = 0;
  for (uint32_t i = 0; i < conflicts->count; ++i) {
    if (!place_slice(conflicts, slices, i, order)) return false;
    uint64_t end = slices[i].offset + slices[i].bytes;
    if (end > *out_total) *out_total = end;
  }
  return true;
}

// By falling size; equal ones stay in order. Slices are few.
static void sort_slices(slice_t* slices, uint32_t count) {
  for (uint32_t i = 1; i < count; ++i) {
    slice_t slice = slices[i];
    uint32_t k = i;
    for (; k > 0 && slices[k - 1].bytes < slice.bytes; --k) {
      slices[k] = slices[k - 1];
    }
    slices[k] = slice;
  }
}

static void store_offsets(const slice_t* slices, uint32_t count, uint64_t total,
                          uint8_t* out) {
  memcpy(out, &total, sizeof total);
  for (uint32_t i = 0; i < count; ++i) {
    memcpy(out + (1 + slices[i].number) * sizeof(uint64_t), &slices[i].offset,
           sizeof(uint64_t));
  }
}

static emp_status_t read_sizes(const emp_vm_call_t* call, uint64_t alignment,
                               uint32_t count, slice_t* slices) {
  for (uint32_t i = 0; i < count; ++i) {
    uint64_t size = emp_vm_operand_i64(call, 2 + i);
    uint64_t bytes = 0;
    if (size > INT64_MAX || !emp_align_u64(size, alignment, &bytes) ||
        bytes > INT64_MAX) {
      return EMP_FAIL(OUT_OF_RANGE, "slice %u has a size of %lld bytes", i,
                      (long long)size);
    }
    slices[i] = (slice_t){.bytes = bytes, .number = i};
  }
  return emp_ok_status();
}

static emp_status_t pack(const emp_vm_call_t* call, bool are_intervals) {
  uint64_t alignment = emp_vm_operand_i64(call, 0);
  emp_vm_buffer_t* table = NULL;
  uint32_t count = call->segments[2];
  if (!emp_is_power_of_two(alignment) || alignment > INT32_MAX) {
    return EMP_FAIL(INVALID_ARGUMENT, "alignment %llu is no power of two",
                    (unsigned long long)alignment);
  }
  EMP_TRY(emp_vm_buffer_from(emp_vm_operand_ref(call, 1), &table));
  uint64_t wanted = are_intervals ? (uint64_t)count * 2 * sizeof(int64_t)
                                  : (uint64_t)count * count;
  EMP_TRY(emp_vm_buffer_check(table, 0, wanted, false));
  conflicts_t conflicts = {table->data, count, are_intervals};
  emp_vm_buffer_t* result = NULL;
  emp_vm_buffer_t* scratch = NULL;
  EMP_TRY(emp_vm_buffer_create((count + 1) * sizeof(uint64_t), 8, call->host,
                               &result));
  emp_status_t status = emp_vm_buffer_create(
      count * (sizeof(slice_t) + sizeof(uint32_t)), 8, call->host, &scratch);
  if (emp_is_ok(status)) {
    slice_t* slices = (void*)scratch->data;
    uint64_t total = 0, sorted_total = 0;
    status = read_sizes(call, alignment, count, slices);
    if (emp_is_ok(status) && !place_all(&conflicts, slices, &total)) {
      status = EMP_FAIL(OUT_OF_RANGE, "the slices need more than 2^63-1 bytes");
    }
    if (emp_is_ok(status)) {
      store_offsets(slices, count, total, result->data);
      sort_slices(slices, count);
      if (place_all(&conflicts, slices, &sorted_total) &&
          sorted_total < total) {
        store_offsets(slices, count, sorted_total, result->data);
      }
    }
    emp_object_release(&scratch->object);
  }
  if (emp_is_ok(status)) {
    emp_vm_take_ref(call, 0, &result->object);
  } else {
    emp_object_release(&result->object);
  }
  return status;
}

static emp_status_t util_pack_intervals(void* self, const emp_vm_call_t* call) {
  (void)self;
  return pack(call, true);
}

static emp_status_t util_pack_conflicts(void* self, const emp_vm_call_t* call) {
  (void)self;
  return pack(call, false);
}

static const emp_vm_native_function_t functions[] = {
#define UTIL_IMPORT(id, name, convention, ...) {name, convention, util_##id},
#include "contract/util_imports.def"
#undef UTIL_IMPORT
};

emp_vm_native_module_t emp_util_module(void) {
  return (emp_vm_native_module_t){
      .name = "util",
      .functions = functions,
      .count = sizeof functions / sizeof functions[0]};
}

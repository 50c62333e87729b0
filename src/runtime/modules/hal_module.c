// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The module "hal", first half: allocators, buffers, views, devices,
// executables and fences. An allocator is the device itself under another
// name: programs only hand it back to us.
#include <string.h>

#include "base/text.h"
#include "base/thread.h"
#include "contract/hal_flags.h"
#include "runtime/hal/hal_device.h"
#include "runtime/modules/element_value.h"
#include "runtime/modules/hal_operands.h"

// What a constant may not be used for.
enum {
  kWriteUsages = EMP_USAGE_TRANSFER_TARGET | EMP_USAGE_DISPATCH_STORAGE_WRITE
};

static emp_device_t* state_device(void* self) {
  return ((const emp_hal_state_t*)self)->device;
}

static emp_status_t operand_device(void* self, const emp_vm_call_t* call,
                                   uint32_t n, emp_device_t** out_device) {
  return emp_device_from(emp_vm_operand_ref(call, n), state_device(self),
                         out_device);
}

// -- allocator ----

emp_status_t emp_hal_allocator_allocate(void* self, const emp_vm_call_t* call) {
  emp_device_t* device = NULL;
  emp_buffer_t* buffer = NULL;
  EMP_TRY(operand_device(self, call, 0, &device));
  emp_buffer_params_t params = {emp_vm_operand_i32(call, 2),
                                emp_vm_operand_i32(call, 3)};
  EMP_TRY(emp_buffer_allocate_in(device, params, emp_vm_operand_i64(call, 4),
                                 call->host, &buffer));
  emp_vm_take_ref(call, 0, &buffer->object);
  return emp_ok_status();
}

static void release_bytes(void* user, void* data) {
  (void)data;
  emp_object_release(user);
}

emp_status_t emp_hal_allocator_import(void* self, const emp_vm_call_t* call) {
  emp_device_t* device = NULL;
  emp_vm_buffer_t* source = NULL;
  emp_buffer_t* buffer = NULL;
  EMP_TRY(operand_device(self, call, 0, &device));
  EMP_TRY(emp_operand_bytes(call, 5, &source));
  uint64_t offset = emp_vm_operand_i64(call, 6);
  uint64_t length = emp_vm_operand_i64(call, 7);
  if (length == UINT64_MAX && offset <= source->length) {
    length = source->length - offset;
  }
  EMP_TRY(emp_vm_buffer_check(source, offset, length, false));
  emp_buffer_params_t params = {emp_vm_operand_i32(call, 3),
                                emp_vm_operand_i32(call, 4)};
  // Constants are read in place and must not be written.
  params.memory |= EMP_MEMORY_DEVICE_LOCAL | EMP_MEMORY_HOST_LOCAL;
  if (!source->is_writable) params.usage &= ~(emp_usage_t)kWriteUsages;
  emp_status_t status = emp_buffer_wrap(device, params, source->data + offset,
                                        length, release_bytes, source, &buffer);
  if (emp_is_ok(status)) {
    emp_object_retain(&source->object);
  } else if (emp_vm_operand_i32(call, 1) != 0) {
    emp_status_free(status);
    status = emp_ok_status();
  }
  if (emp_is_ok(status)) {
    emp_vm_take_ref(call, 0, buffer == NULL ? NULL : &buffer->object);
  }
  return status;
}

// -- buffer ----

emp_status_t emp_hal_buffer_assert(void* self, const emp_vm_call_t* call) {
  (void)self;
  emp_buffer_t* buffer = NULL;
  emp_str_t message = emp_vm_buffer_text(emp_vm_operand_ref(call, 1));
  EMP_TRY_NOTE(emp_operand_buffer(call, 0, &buffer), "%.*s",
               EMP_STR_ARGS(message));
  uint64_t minimum = emp_vm_operand_i64(call, 3);
  uint32_t memory = emp_vm_operand_i32(call, 4);
  uint32_t usage = emp_vm_operand_i32(call, 5);
  if (buffer->length < minimum) {
    return EMP_FAIL(INVALID_ARGUMENT,
                    "%.*s buffer byte length %llu less than expected minimum "
                    "%llu",
                    EMP_STR_ARGS(message), (unsigned long long)buffer->length,
                    (unsigned long long)minimum);
  }
  if ((buffer->memory & memory) != memory) {
    return EMP_FAIL(PERMISSION_DENIED,
                    "%.*s buffer memory type is not compatible; wanted %#x, "
                    "found %#x",
                    EMP_STR_ARGS(message), memory, buffer->memory);
  }
  if ((buffer->usage & usage) != usage) {
    return EMP_FAIL(PERMISSION_DENIED,
                    "%.*s buffer usage is not compatible; wanted %#x, found "
                    "%#x",
                    EMP_STR_ARGS(message), usage, buffer->usage);
  }
  return emp_ok_status();
}

emp_status_t emp_hal_buffer_subspan(void* self, const emp_vm_call_t* call) {
  (void)self;
  emp_buffer_t* buffer = NULL;
  emp_buffer_t* range = NULL;
  EMP_TRY(emp_operand_buffer(call, 0, &buffer));
  uint64_t offset = emp_vm_operand_i64(call, 1);
  uint64_t length = emp_vm_operand_i64(call, 2);
  if (offset == 0 && length == buffer->length) {
    emp_object_retain(&buffer->object);
    range = buffer;
  } else {
    EMP_TRY(emp_buffer_subspan_in(buffer, offset, length, call->host, &range));
  }
  emp_vm_take_ref(call, 0, &range->object);
  return emp_ok_status();
}

emp_status_t emp_hal_buffer_length(void* self, const emp_vm_call_t* call) {
  (void)self;
  emp_buffer_t* buffer = NULL;
  EMP_TRY(emp_operand_buffer(call, 0, &buffer));
  emp_vm_set_i64(call, 0, buffer->length);
  return emp_ok_status();
}

// Copies `length` bytes at an offset into `value`, or back.
static emp_status_t access_buffer(const emp_vm_call_t* call, uint32_t n,
                                  uint64_t offset, uint64_t length, void* value,
                                  bool is_write) {
  emp_buffer_t* buffer = NULL;
  EMP_TRY(emp_operand_buffer(call, n, &buffer));
  if (length != 1 && length != 2 && length != 4 && length != 8) {
    return EMP_FAIL(INVALID_ARGUMENT,
                    "an access of %llu bytes, wanted 1, 2, 4 "
                    "or 8",
                    (unsigned long long)length);
  }
  EMP_TRY(emp_buffer_check_range(buffer, offset, &length));
  if (is_write) {
    EMP_TRY(
        emp_buffer_check_usage(buffer, EMP_USAGE_TRANSFER_TARGET, "written"));
    memcpy(buffer->data + offset, value, (size_t)length);
  } else {
    memcpy(value, buffer->data + offset, (size_t)length);
  }
  return emp_ok_status();
}

emp_status_t emp_hal_buffer_load(void* self, const emp_vm_call_t* call) {
  (void)self;
  uint32_t value = 0;
  uint32_t length = emp_vm_operand_i32(call, 2);
  EMP_TRY(access_buffer(call, 0, emp_vm_operand_i64(call, 1),
                        length > 4 ? 0 : length, &value, false));
  emp_vm_set_i32(call, 0, value);
  return emp_ok_status();
}

emp_status_t emp_hal_buffer_store(void* self, const emp_vm_call_t* call) {
  (void)self;
  uint32_t value = emp_vm_operand_i32(call, 0);
  uint32_t length = emp_vm_operand_i32(call, 3);
  return access_buffer(call, 1, emp_vm_operand_i64(call, 2),
                       length > 4 ? 0 : length, &value, true);
}

emp_status_t emp_hal_buffer_load_i64(void* self, const emp_vm_call_t* call) {
  (void)self;
  uint64_t value = 0;
  EMP_TRY(access_buffer(call, 0, emp_vm_operand_i64(call, 1), sizeof value,
                        &value, false));
  emp_vm_set_i64(call, 0, value);
  return emp_ok_status();
}

emp_status_t emp_hal_buffer_store_i64(void* self, const emp_vm_call_t* call) {
  (void)self;
  uint64_t value = emp_vm_operand_i64(call, 0);
  return access_buffer(call, 1, emp_vm_operand_i64(call, 2), sizeof value,
                       &value, true);
}

emp_status_t emp_hal_buffer_load_f32(void* self, const emp_vm_call_t* call) {
  (void)self;
  float value = 0;
  EMP_TRY(access_buffer(call, 0, emp_vm_operand_i64(call, 1), sizeof value,
                        &value, false));
  emp_vm_set_f32(call, 0, value);
  return emp_ok_status();
}

emp_status_t emp_hal_buffer_load_f64(void* self, const emp_vm_call_t* call) {
  (void)self;
  double value = 0;
  EMP_TRY(access_buffer(call, 0, emp_vm_operand_i64(call, 1), sizeof value,
                        &value, false));
  emp_vm_set_f64(call, 0, value);
  return emp_ok_status();
}

// -- buffer view ----

// The sizes of a span of i64 operands.
static emp_status_t take_dims(const emp_vm_call_t* call, uint32_t first,
                              uint32_t count, int64_t* out_dims) {
  if (count > EMP_MAX_RANK) {
    return EMP_FAIL(INVALID_ARGUMENT, "rank %u is above %d", count,
                    EMP_MAX_RANK);
  }
  for (uint32_t i = 0; i < count; ++i) {
    out_dims[i] = (int64_t)emp_vm_operand_i64(call, first + i);
  }
  return emp_ok_status();
}

emp_status_t emp_hal_buffer_view_create(void* self, const emp_vm_call_t* call) {
  (void)self;
  int64_t dims[EMP_MAX_RANK];
  emp_buffer_t* buffer = NULL;
  emp_buffer_t* range = NULL;
  emp_buffer_view_t* view = NULL;
  uint32_t rank = call->segments[5];
  EMP_TRY(emp_operand_buffer(call, 0, &buffer));
  EMP_TRY(take_dims(call, 5, rank, dims));
  uint64_t offset = emp_vm_operand_i64(call, 1);
  uint64_t length = emp_vm_operand_i64(call, 2);
  if (offset == 0 && (length == UINT64_MAX || length == buffer->length)) {
    emp_object_retain(&buffer->object);
    range = buffer;
  } else {
    EMP_TRY(emp_buffer_subspan_in(buffer, offset, length, call->host, &range));
  }
  emp_status_t status = emp_buffer_view_create(
      range, emp_vm_operand_i32(call, 3), dims, rank, call->host, &view);
  emp_buffer_release(range);
  if (emp_is_ok(status)) emp_vm_take_ref(call, 0, &view->object);
  return status;
}

emp_status_t emp_hal_buffer_view_assert(void* self, const emp_vm_call_t* call) {
  (void)self;
  int64_t dims[EMP_MAX_RANK];
  emp_buffer_view_t* view = NULL;
  emp_str_t message = emp_vm_buffer_text(emp_vm_operand_ref(call, 1));
  uint32_t rank = call->segments[4];
  uint32_t type = emp_vm_operand_i32(call, 2);
  EMP_TRY_NOTE(emp_operand_view(call, 0, &view), "%.*s", EMP_STR_ARGS(message));
  EMP_TRY(take_dims(call, 4, rank, dims));
  bool fits = view->rank == rank && view->element_type == type;
  for (uint32_t i = 0; i < rank && fits; ++i) {
    fits = dims[i] == -1 || dims[i] == view->dims[i];
  }
  if (fits) return emp_ok_status();
  char wanted[128], found[128];
  emp_shape_format(type, dims, rank, wanted, sizeof wanted);
  emp_shape_format(view->element_type, view->dims, view->rank, found,
                   sizeof found);
  return EMP_FAIL(INVALID_ARGUMENT, "%.*s shape mismatch: wanted %s, found %s",
                  EMP_STR_ARGS(message), wanted, found);
}

emp_status_t emp_hal_buffer_view_buffer(void* self, const emp_vm_call_t* call) {
  (void)self;
  emp_buffer_view_t* view = NULL;
  EMP_TRY(emp_operand_view(call, 0, &view));
  emp_object_retain(&view->buffer->object);
  emp_vm_take_ref(call, 0, &view->buffer->object);
  return emp_ok_status();
}

emp_status_t emp_hal_buffer_view_byte_length(void* self,
                                             const emp_vm_call_t* call) {
  (void)self;
  emp_buffer_view_t* view = NULL;
  EMP_TRY(emp_operand_view(call, 0, &view));
  emp_vm_set_i64(call, 0, view->length);
  return emp_ok_status();
}

emp_status_t emp_hal_buffer_view_element_type(void* self,
                                              const emp_vm_call_t* call) {
  (void)self;
  emp_buffer_view_t* view = NULL;
  EMP_TRY(emp_operand_view(call, 0, &view));
  emp_vm_set_i32(call, 0, view->element_type);
  return emp_ok_status();
}

emp_status_t emp_hal_buffer_view_encoding_type(void* self,
                                               const emp_vm_call_t* call) {
  (void)self;
  emp_buffer_view_t* view = NULL;
  EMP_TRY(emp_operand_view(call, 0, &view));
  emp_vm_set_i32(call, 0, view->encoding);
  return emp_ok_status();
}

emp_status_t emp_hal_buffer_view_rank(void* self, const emp_vm_call_t* call) {
  (void)self;
  emp_buffer_view_t* view = NULL;
  EMP_TRY(emp_operand_view(call, 0, &view));
  emp_vm_set_i32(call, 0, view->rank);
  return emp_ok_status();
}

emp_status_t emp_hal_buffer_view_dim(void* self, const emp_vm_call_t* call) {
  (void)self;
  emp_buffer_view_t* view = NULL;
  uint32_t axis = emp_vm_operand_i32(call, 1);
  EMP_TRY(emp_operand_view(call, 0, &view));
  if (axis >= view->rank) {
    return EMP_FAIL(OUT_OF_RANGE, "dimension %u of a view of rank %u", axis,
                    view->rank);
  }
  emp_vm_set_i64(call, 0, (uint64_t)view->dims[axis]);
  return emp_ok_status();
}

emp_status_t emp_hal_buffer_view_trace(void* self, const emp_vm_call_t* call) {
  const emp_hal_state_t* state = self;
  if (state->trace.write == NULL) return emp_ok_status();
  emp_write_format(
      state->trace, "=== %.*s ===\n",
      EMP_STR_ARGS(emp_vm_buffer_text(emp_vm_operand_ref(call, 0))));
  for (uint32_t i = 0; i < call->segments[1]; ++i) {
    emp_buffer_view_t* view = NULL;
    EMP_TRY(emp_operand_view(call, 1 + i, &view));
    emp_view_write(view, state->trace);
  }
  return emp_ok_status();
}

// -- devices and executables ----

emp_status_t emp_hal_device_allocator(void* self, const emp_vm_call_t* call) {
  emp_device_t* device = NULL;
  EMP_TRY(operand_device(self, call, 0, &device));
  emp_device_retain(device);
  emp_vm_take_ref(call, 0, &device->object);
  return emp_ok_status();
}

emp_status_t emp_hal_device_query_i64(void* self, const emp_vm_call_t* call) {
  const emp_hal_state_t* state = self;
  emp_str_t category = emp_vm_buffer_text(emp_vm_operand_ref(call, 1));
  emp_str_t key = emp_vm_buffer_text(emp_vm_operand_ref(call, 2));
  bool is_known = false;
  if (emp_str_is(category, "hal.executable.format")) {
    // A module holds what it was compiled for; the loaders accept or refuse.
    is_known = emp_str_is(key, EMP_EXECUTABLE_FORMAT_VMVX);
    for (size_t i = 0; i < state->executable_count && !is_known; ++i) {
      is_known = state->executables[i].executable != NULL;
    }
  } else if (emp_str_is(category, "hal.device.id") ||
             emp_str_is(category, "hal.device")) {
    is_known = emp_str_is(key, "local") || emp_str_is(key, "local-sync") ||
               emp_str_is(key, "local*") || emp_str_is(key, "concurrency");
  }
  emp_vm_set_i32(call, 0, is_known);
  emp_vm_set_i64(call, 1, is_known);
  return emp_ok_status();
}

emp_status_t emp_hal_devices_count(void* self, const emp_vm_call_t* call) {
  (void)self;
  emp_vm_set_i32(call, 0, 1);
  return emp_ok_status();
}

emp_status_t emp_hal_devices_get(void* self, const emp_vm_call_t* call) {
  emp_device_t* device =
      emp_vm_operand_i32(call, 0) == 0 ? state_device(self) : NULL;
  emp_device_retain(device);
  emp_vm_take_ref(call, 0, device == NULL ? NULL : &device->object);
  return emp_ok_status();
}

emp_status_t emp_hal_executable_create(void* self, const emp_vm_call_t* call) {
  const emp_hal_state_t* state = self;
  emp_vm_buffer_t* data = NULL;
  emp_executable_t* executable = NULL;
  emp_str_t format = emp_vm_buffer_text(emp_vm_operand_ref(call, 2));
  EMP_TRY(emp_operand_bytes(call, 3, &data));
  if (state->create_executable == NULL) {
    return EMP_FAIL(UNIMPLEMENTED, "executables cannot be made from constants");
  }
  EMP_TRY(state->create_executable(state->user, format, data->data,
                                   (size_t)data->length, &executable));
  emp_vm_take_ref(call, 0, &executable->object);
  return emp_ok_status();
}

emp_status_t emp_hal_executable_lookup(void* self, const emp_vm_call_t* call) {
  const emp_hal_state_t* state = self;
  emp_str_t name = emp_vm_buffer_text(emp_vm_operand_ref(call, 1));
  for (size_t i = 0; i < state->executable_count; ++i) {
    const emp_named_executable_t* found = &state->executables[i];
    if (!emp_str_equal(found->name, name) || found->executable == NULL) {
      continue;
    }
    emp_object_retain(&found->executable->object);
    emp_vm_take_ref(call, 0, &found->executable->object);
    return emp_ok_status();
  }
  return EMP_FAIL(NOT_FOUND, "the module has no executable \"%.*s\"",
                  EMP_STR_ARGS(name));
}

// -- fences ----

emp_status_t emp_hal_fence_create(void* self, const emp_vm_call_t* call) {
  (void)self;
  emp_fence_t* fence = NULL;
  EMP_TRY(emp_fence_create(call->host, &fence));
  emp_vm_take_ref(call, 0, &fence->object);
  return emp_ok_status();
}

// Up to this many fences are joined at once; more are joined in groups.
enum { kJoin = 16 };

emp_status_t emp_hal_fence_join(void* self, const emp_vm_call_t* call) {
  (void)self;
  emp_fence_t* joined = NULL;
  uint32_t count = call->segments[1];
  for (uint32_t at = 0; at < count;) {
    emp_fence_t* group[kJoin + 1] = {joined};
    uint32_t used = 1;
    emp_status_t status = emp_ok_status();
    for (; at < count && used <= kJoin && emp_is_ok(status); ++at) {
      status = emp_operand_fence(call, 1 + at, &group[used++]);
    }
    emp_fence_t* next = NULL;
    if (emp_is_ok(status)) {
      status = emp_fence_join(group, used, call->host, &next);
    }
    emp_fence_release(joined);
    joined = next;
    EMP_TRY(status);
  }
  emp_vm_take_ref(call, 0, joined == NULL ? NULL : &joined->object);
  return emp_ok_status();
}

emp_status_t emp_hal_fence_query(void* self, const emp_vm_call_t* call) {
  (void)self;
  emp_fence_t* fence = NULL;
  EMP_TRY(emp_operand_fence(call, 0, &fence));
  emp_vm_set_i32(call, 0, emp_fence_query(fence));
  return emp_ok_status();
}

emp_status_t emp_hal_fence_signal(void* self, const emp_vm_call_t* call) {
  (void)self;
  emp_fence_t* fence = NULL;
  EMP_TRY(emp_operand_fence(call, 0, &fence));
  emp_fence_signal(fence);
  return emp_ok_status();
}

emp_status_t emp_hal_fence_fail(void* self, const emp_vm_call_t* call) {
  (void)self;
  emp_fence_t* fence = NULL;
  uint32_t code = emp_vm_operand_i32(call, 1);
  if (code >= EMP_STATUS_COUNT) code = EMP_STATUS_UNKNOWN;
  EMP_TRY(emp_operand_fence(call, 0, &fence));
  emp_fence_fail(fence, (emp_status_code_t)code);
  return emp_ok_status();
}

emp_status_t emp_hal_fence_await(void* self, const emp_vm_call_t* call) {
  (void)self;
  int32_t timeout_ms = (int32_t)emp_vm_operand_i32(call, 0);
  int64_t deadline = INT64_MAX;
  if (timeout_ms >= 0) {
    deadline = emp_time_now_ns() + (int64_t)timeout_ms * 1000000;
  }
  emp_status_code_t code = EMP_STATUS_OK;
  for (uint32_t i = 0; i < call->segments[2] && code == EMP_STATUS_OK; ++i) {
    emp_fence_t* fence = NULL;
    EMP_TRY(emp_operand_fence(call, 2 + i, &fence));
    code = emp_fence_wait_until(fence, deadline);
  }
  emp_vm_set_i32(call, 0, code);
  return emp_ok_status();
}

static const emp_vm_native_function_t functions[] = {
#define HAL_IMPORT(id, name, convention, ...) {name, convention, emp_hal_##id},
#include "contract/hal_imports.def"
#undef HAL_IMPORT
};

emp_vm_native_module_t emp_hal_module(emp_hal_state_t* state) {
  return (emp_vm_native_module_t){
      .name = "hal",
      .functions = functions,
      .count = sizeof functions / sizeof functions[0],
      .self = state};
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Buffers. On the CPU every buffer is host memory, so a range of a buffer is
// an address, and mapping is free; memory types and usages are checked all the
// same, so that a program which runs here is right elsewhere.
#include "runtime/hal/hal_buffer.h"

#include "contract/hal_flags.h"
#include "contract/vm_encoding.h"
#include "runtime/hal/hal_device.h"

enum {
  kDefaultMemory = EMP_MEMORY_DEVICE_LOCAL | EMP_MEMORY_HOST_LOCAL |
                   EMP_MEMORY_HOST_COHERENT,
  kDefaultUsage = EMP_USAGE_DEFAULT | EMP_USAGE_MAPPING,
};

static void destroy_buffer(emp_object_t* object) {
  emp_buffer_t* buffer = (emp_buffer_t*)object;
  emp_allocator_t host = buffer->host;
  if (buffer->release != NULL) buffer->release(buffer->user, buffer->data);
  emp_device_free(buffer->device, buffer->block, buffer->length);
  if (buffer->parent != NULL) emp_object_release(&buffer->parent->object);
  emp_device_t* device = buffer->device;
  host.realloc(host.self, buffer, sizeof *buffer, 0);
  emp_device_release(device);
}

const emp_object_type_t emp_buffer_type = {.id = EMP_VM_TYPE_hal_buffer,
                                           .name = "hal.buffer",
                                           .destroy = destroy_buffer};

static emp_status_t make_handle(emp_device_t* device,
                                emp_buffer_params_t params, uint64_t length,
                                emp_allocator_t host,
                                emp_buffer_t** out_buffer) {
  *out_buffer = NULL;
  emp_buffer_t* buffer = host.realloc(host.self, NULL, 0, sizeof *buffer);
  if (buffer == NULL) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for a buffer handle");
  }
  *buffer = (emp_buffer_t){.host = host,
                           .device = device,
                           .length = length,
                           .memory = params.memory,
                           .usage = params.usage};
  if (buffer->memory == 0) buffer->memory = kDefaultMemory;
  if (buffer->usage == 0) buffer->usage = kDefaultUsage;
  emp_object_init(&buffer->object, &emp_buffer_type);
  emp_device_retain(device);
  *out_buffer = buffer;
  return emp_ok_status();
}

emp_status_t emp_buffer_allocate_in(emp_device_t* device,
                                    emp_buffer_params_t params,
                                    uint64_t length_bytes, emp_allocator_t host,
                                    emp_buffer_t** out_buffer) {
  *out_buffer = NULL;
  emp_buffer_t* buffer = NULL;
  EMP_TRY(make_handle(device, params, length_bytes, host, &buffer));
  void* data = NULL;
  emp_status_t status =
      emp_device_allocate(device, length_bytes, &data, &buffer->block);
  if (!emp_is_ok(status)) {
    emp_buffer_release(buffer);
    return status;
  }
  buffer->data = data;
  *out_buffer = buffer;
  return status;
}

emp_status_t emp_buffer_subspan_in(emp_buffer_t* parent, uint64_t offset_bytes,
                                   uint64_t length_bytes, emp_allocator_t host,
                                   emp_buffer_t** out_buffer) {
  *out_buffer = NULL;
  EMP_TRY(emp_buffer_check_range(parent, offset_bytes, &length_bytes));
  emp_buffer_params_t params = {parent->memory, parent->usage};
  EMP_TRY(make_handle(parent->device, params, length_bytes, host, out_buffer));
  emp_object_retain(&parent->object);
  (*out_buffer)->parent = parent;
  (*out_buffer)->data = parent->data + offset_bytes;
  return emp_ok_status();
}

emp_status_t emp_buffer_allocate(emp_device_t* device,
                                 emp_buffer_params_t params,
                                 uint64_t length_bytes,
                                 emp_buffer_t** out_buffer) {
  return emp_buffer_allocate_in(device, params, length_bytes, device->host,
                                out_buffer);
}

emp_status_t emp_buffer_wrap(emp_device_t* device, emp_buffer_params_t params,
                             void* data, uint64_t length_bytes,
                             void (*release)(void* user, void* data),
                             void* user, emp_buffer_t** out_buffer) {
  *out_buffer = NULL;
  uintptr_t misalignment = (uintptr_t)data % EMP_BUFFER_ALIGN_BYTES;
  if (misalignment != 0) {
    return EMP_FAIL(OUT_OF_RANGE,
                    "host memory must be aligned to %d bytes, found an address "
                    "%zu bytes past one",
                    EMP_BUFFER_ALIGN_BYTES, (size_t)misalignment);
  }
  if (data == NULL && length_bytes != 0) {
    return EMP_FAIL(INVALID_ARGUMENT, "null is no memory of %llu bytes",
                    (unsigned long long)length_bytes);
  }
  EMP_TRY(make_handle(device, params, length_bytes, device->host, out_buffer));
  (*out_buffer)->data = data;
  (*out_buffer)->release = release;
  (*out_buffer)->user = user;
  return emp_ok_status();
}

emp_status_t emp_buffer_subspan(emp_buffer_t* parent, uint64_t offset_bytes,
                                uint64_t length_bytes,
                                emp_buffer_t** out_buffer) {
  return emp_buffer_subspan_in(parent, offset_bytes, length_bytes,
                               parent->device->host, out_buffer);
}

void emp_buffer_retain(emp_buffer_t* buffer) {
  if (buffer != NULL) emp_object_retain(&buffer->object);
}

void emp_buffer_release(emp_buffer_t* buffer) {
  if (buffer != NULL) emp_object_release(&buffer->object);
}

uint64_t emp_buffer_length(const emp_buffer_t* buffer) {
  return buffer->length;
}

emp_memory_t emp_buffer_memory(const emp_buffer_t* buffer) {
  return buffer->memory;
}

emp_usage_t emp_buffer_usage(const emp_buffer_t* buffer) {
  return buffer->usage;
}

emp_status_t emp_buffer_map(emp_buffer_t* buffer, uint64_t offset_bytes,
                            uint64_t length_bytes, void** out_data) {
  *out_data = NULL;
  EMP_TRY(emp_buffer_check_range(buffer, offset_bytes, &length_bytes));
  if ((buffer->memory & EMP_MEMORY_HOST_VISIBLE) == 0) {
    return EMP_FAIL(PERMISSION_DENIED,
                    "the buffer is not visible to the host (memory type %#x)",
                    buffer->memory);
  }
  if ((buffer->usage & EMP_USAGE_MAPPING) == 0) {
    return EMP_FAIL(PERMISSION_DENIED,
                    "the buffer may not be mapped (usage %#x)", buffer->usage);
  }
  *out_data = buffer->data + offset_bytes;
  return emp_ok_status();
}

emp_status_t emp_buffer_from(emp_object_t* object, emp_buffer_t** out_buffer) {
  *out_buffer = NULL;
  if (object == NULL || object->type != &emp_buffer_type) {
    return EMP_FAIL(INVALID_ARGUMENT, "wanted a hal.buffer, found %s",
                    object == NULL ? "null" : object->type->name);
  }
  *out_buffer = (emp_buffer_t*)object;
  return emp_ok_status();
}

emp_status_t emp_buffer_check_range(const emp_buffer_t* buffer,
                                    uint64_t offset_bytes,
                                    uint64_t* inout_length) {
  uint64_t length = *inout_length;
  if (length == UINT64_MAX && offset_bytes <= buffer->length) {
    *inout_length = buffer->length - offset_bytes;
    return emp_ok_status();
  }
  if (offset_bytes > buffer->length || length > buffer->length - offset_bytes) {
    return EMP_FAIL(OUT_OF_RANGE,
                    "range of %llu bytes at offset %llu is outside of a buffer "
                    "of %llu bytes",
                    (unsigned long long)length,
                    (unsigned long long)offset_bytes,
                    (unsigned long long)buffer->length);
  }
  return emp_ok_status();
}

emp_status_t emp_buffer_check_usage(const emp_buffer_t* buffer,
                                    emp_usage_t usage, const char* what) {
  if ((buffer->usage & usage) == usage) return emp_ok_status();
  return EMP_FAIL(PERMISSION_DENIED,
                  "the buffer may not be %s: wanted usage %#x, found %#x", what,
                  usage, buffer->usage);
}

bool emp_buffer_overlaps(const emp_buffer_t* a, uint64_t a_bytes,
                         const emp_buffer_t* b, uint64_t b_bytes) {
  if (a_bytes == 0 || b_bytes == 0) return false;
  uintptr_t a_start = (uintptr_t)a->data;
  uintptr_t b_start = (uintptr_t)b->data;
  return a_start < b_start + b_bytes && b_start < a_start + a_bytes;
}

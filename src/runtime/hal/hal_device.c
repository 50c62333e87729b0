// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The CPU as a device. Buffer memory comes from an allocator of its own, so
// that a host can place it and count it apart from handles.
#include "runtime/hal/hal_device.h"

#include <string.h>

#include "base/checked.h"
#include "contract/hal_flags.h"
#include "contract/vm_encoding.h"

static void destroy_device(emp_object_t* object) {
  emp_device_t* device = (emp_device_t*)object;
  emp_allocator_t host = device->host;
  emp_mutex_deinit(&device->mutex);
  host.realloc(host.self, device, sizeof *device, 0);
}

const emp_object_type_t emp_device_type = {.id = EMP_VM_TYPE_hal_device,
                                           .name = "hal.device",
                                           .destroy = destroy_device};

// Room for the alignment, and a byte even for nothing.
static bool block_bytes(uint64_t length, size_t* out_bytes) {
  *out_bytes = 0;
  return length <= SIZE_MAX &&
         emp_add_size((size_t)length, (size_t)2 * EMP_BUFFER_ALIGN_BYTES,
                      out_bytes);
}

emp_device_options_t emp_device_options_default(void) {
  return (emp_device_options_t){.struct_bytes = sizeof(emp_device_options_t)};
}

emp_status_t emp_device_create_cpu(const emp_device_options_t* options,
                                   emp_allocator_t host,
                                   emp_device_t** out_device) {
  *out_device = NULL;
  emp_device_options_t chosen = emp_device_options_default();
  if (options != NULL) {
    if (options->struct_bytes > sizeof chosen) {
      return EMP_FAIL(INCOMPATIBLE,
                      "device options of %zu bytes, this library knows %zu",
                      options->struct_bytes, sizeof chosen);
    }
    memcpy(&chosen, options, options->struct_bytes);
  }
  if (chosen.name.length == 0) chosen.name = EMP_STR("cpu");
  emp_device_t* device = host.realloc(host.self, NULL, 0, sizeof *device);
  if (device == NULL) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for a device");
  }
  *device = (emp_device_t){.host = host, .memory = host};
  if (chosen.memory.realloc != NULL) device->memory = chosen.memory;
  emp_object_init(&device->object, &emp_device_type);
  emp_mutex_init(&device->mutex);
  size_t length = chosen.name.length;
  if (length >= sizeof device->name) length = sizeof device->name - 1;
  memcpy(device->name, chosen.name.data, length);
  *out_device = device;
  return emp_ok_status();
}

void emp_device_retain(emp_device_t* device) {
  if (device != NULL) emp_object_retain(&device->object);
}

void emp_device_release(emp_device_t* device) {
  if (device != NULL) emp_object_release(&device->object);
}

void emp_device_statistics(emp_device_t* device,
                           emp_memory_statistics_t* out_statistics) {
  emp_mutex_lock(&device->mutex);
  *out_statistics = device->statistics;
  emp_mutex_unlock(&device->mutex);
}

emp_status_t emp_device_allocate(emp_device_t* device, uint64_t length_bytes,
                                 void** out_data, void** out_block) {
  *out_data = *out_block = NULL;
  size_t bytes = 0;
  void* block = NULL;
  if (block_bytes(length_bytes, &bytes)) {
    block = device->memory.realloc(device->memory.self, NULL, 0, bytes);
  }
  if (block == NULL) {
    return EMP_FAIL(RESOURCE_EXHAUSTED,
                    "device \"%s\" has no memory for a buffer of %llu bytes",
                    device->name, (unsigned long long)length_bytes);
  }
  uintptr_t padding = -(uintptr_t)block & (EMP_BUFFER_ALIGN_BYTES - 1);
  *out_data = (uint8_t*)block + padding;
  *out_block = block;
  emp_mutex_lock(&device->mutex);
  emp_memory_statistics_t* s = &device->statistics;
  s->bytes_allocated += length_bytes;
  s->allocation_count += 1;
  uint64_t live = s->bytes_allocated - s->bytes_freed;
  if (live > s->bytes_peak) s->bytes_peak = live;
  emp_mutex_unlock(&device->mutex);
  return emp_ok_status();
}

void emp_device_free(emp_device_t* device, void* block, uint64_t length_bytes) {
  size_t bytes = 0;
  if (block == NULL || !block_bytes(length_bytes, &bytes)) return;
  device->memory.realloc(device->memory.self, block, bytes, 0);
  emp_mutex_lock(&device->mutex);
  device->statistics.bytes_freed += length_bytes;
  device->statistics.free_count += 1;
  emp_mutex_unlock(&device->mutex);
}

static bool overlaps_claim(const emp_device_t* device, uintptr_t start,
                           uintptr_t end) {
  for (const emp_claim_t* c = device->claims; c != NULL; c = c->next) {
    if (start < c->end && c->start < end) return true;
  }
  return false;
}

emp_status_t emp_device_claim(emp_device_t* device, const void* data,
                              uint64_t length_bytes, emp_claim_t* out_claim) {
  uintptr_t start = (uintptr_t)data;
  *out_claim = (emp_claim_t){.start = start, .end = start + length_bytes};
  emp_mutex_lock(&device->mutex);
  bool is_busy = overlaps_claim(device, start, out_claim->end);
  if (!is_busy) {
    out_claim->next = device->claims;
    device->claims = out_claim;
  }
  emp_mutex_unlock(&device->mutex);
  if (!is_busy) return emp_ok_status();
  return EMP_FAIL(FAILED_PRECONDITION,
                  "the transient storage is in use by another call that is "
                  "running: calls at once need storage each");
}

void emp_device_unclaim(emp_device_t* device, emp_claim_t* claim) {
  emp_mutex_lock(&device->mutex);
  emp_claim_t** link = &device->claims;
  while (*link != NULL && *link != claim)
    link = &(*link)->next;
  if (*link != NULL) *link = claim->next;
  emp_mutex_unlock(&device->mutex);
}

emp_status_t emp_device_from(emp_object_t* object, emp_device_t* otherwise,
                             emp_device_t** out_device) {
  *out_device = otherwise;
  if (object == NULL) return emp_ok_status();
  if (object->type != &emp_device_type) {
    return EMP_FAIL(INVALID_ARGUMENT, "wanted a hal.device, found a %s",
                    object->type->name);
  }
  *out_device = (emp_device_t*)object;
  return emp_ok_status();
}

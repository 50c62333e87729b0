// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Devices of all drivers. Buffer memory comes from an allocator of its own, so
// that a host can place it and count it apart from handles.
#include "runtime/hal/hal_device.h"

#include <string.h>

#include "base/checked.h"
#include "base/text.h"
#include "contract/hal_flags.h"
#include "contract/vm_encoding.h"
#include "runtime/hal/driver.h"

static void destroy_device(emp_object_t* object) {
  emp_device_t* device = (emp_device_t*)object;
  emp_allocator_t host = device->host;
  if (device->driver->close != NULL) device->driver->close(device);
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

// -- drivers -----------------------------------------------------------------

static const struct {
  const char* name;
  const char* doc;
  const emp_driver_t* driver;
} kDrivers[] = {
#define DRIVER(id, name, doc) {name, doc, &emp_driver_##id},
#include "runtime/hal/drivers/drivers.def"
#undef DRIVER
};
enum { kDriverCount = sizeof(kDrivers) / sizeof(kDrivers[0]) };

const emp_driver_t* emp_driver_find(emp_str_t name) {
  if (name.length == 0) return kDrivers[0].driver;
  for (size_t i = 0; i < kDriverCount; ++i) {
    if (emp_str_is(name, kDrivers[i].name)) return kDrivers[i].driver;
  }
  return NULL;
}

bool emp_driver_row(size_t i, emp_driver_row_t* out_row) {
  *out_row = (emp_driver_row_t){0};
  if (i >= kDriverCount) return false;
  *out_row = (emp_driver_row_t){kDrivers[i].name, kDrivers[i].doc,
                                kDrivers[i].driver->computes};
  return true;
}

// -- devices -----------------------------------------------------------------

static emp_status_t read_options(const emp_device_options_t* options,
                                 emp_device_options_t* out_options) {
  *out_options = emp_device_options_default();
  if (options == NULL) return emp_ok_status();
  if (options->struct_bytes > sizeof *out_options) {
    return EMP_FAIL(INCOMPATIBLE,
                    "device options of %zu bytes, this library knows %zu",
                    options->struct_bytes, sizeof *out_options);
  }
  memcpy(out_options, options, options->struct_bytes);
  return emp_ok_status();
}

emp_status_t emp_device_create(emp_str_t driver_name,
                               const emp_device_options_t* options,
                               emp_allocator_t host,
                               emp_device_t** out_device) {
  *out_device = NULL;
  emp_device_options_t chosen;
  EMP_TRY(read_options(options, &chosen));
  const emp_driver_t* driver = emp_driver_find(driver_name);
  if (driver == NULL) {
    return EMP_FAIL(NOT_FOUND, "there is no driver \"%.*s\"",
                    EMP_STR_ARGS(driver_name));
  }
  if (chosen.name.length == 0) {
    chosen.name = driver_name.length > 0 ? driver_name : EMP_STR("cpu");
  }
  emp_device_t* device = host.realloc(host.self, NULL, 0, sizeof *device);
  if (device == NULL) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for a device");
  }
  *device = (emp_device_t){.host = host, .memory = host, .driver = driver};
  if (chosen.memory.realloc != NULL) device->memory = chosen.memory;
  emp_object_init(&device->object, &emp_device_type);
  emp_mutex_init(&device->mutex);
  size_t length = chosen.name.length;
  if (length >= sizeof device->name) length = sizeof device->name - 1;
  memcpy(device->name, chosen.name.data, length);
  emp_status_t status = emp_ok_status();
  if (driver->open != NULL) status = driver->open(device);
  if (emp_is_ok(status)) {
    *out_device = device;
  } else {
    emp_device_release(device);
  }
  return status;
}

emp_status_t emp_device_create_cpu(const emp_device_options_t* options,
                                   emp_allocator_t host,
                                   emp_device_t** out_device) {
  return emp_device_create(EMP_STR(""), options, host, out_device);
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
    block = device->driver->allocate(device, bytes);
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
  device->driver->deallocate(device, block, bytes);
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

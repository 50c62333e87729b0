// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Semaphores and fences, with one lock and one condition a semaphore.
#include "runtime/hal/fence.h"

#include <string.h>

#include "base/checked.h"
#include "contract/vm_encoding.h"

// -- semaphores ----

static void destroy_semaphore(emp_object_t* object) {
  emp_semaphore_t* semaphore = (emp_semaphore_t*)object;
  emp_allocator_t host = semaphore->host;
  emp_condition_deinit(&semaphore->changed);
  emp_mutex_deinit(&semaphore->mutex);
  host.realloc(host.self, semaphore, sizeof *semaphore, 0);
}

const emp_object_type_t emp_semaphore_type = {.id = EMP_VM_TYPE_hal_semaphore,
                                              .name = "hal.semaphore",
                                              .destroy = destroy_semaphore};

emp_status_t emp_semaphore_create(uint64_t value, emp_allocator_t host,
                                  emp_semaphore_t** out_semaphore) {
  *out_semaphore = NULL;
  emp_semaphore_t* semaphore =
      host.realloc(host.self, NULL, 0, sizeof *semaphore);
  if (semaphore == NULL) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for a semaphore");
  }
  *semaphore = (emp_semaphore_t){.host = host, .value = value};
  emp_object_init(&semaphore->object, &emp_semaphore_type);
  emp_mutex_init(&semaphore->mutex);
  emp_condition_init(&semaphore->changed);
  *out_semaphore = semaphore;
  return emp_ok_status();
}

void emp_semaphore_release(emp_semaphore_t* semaphore) {
  if (semaphore != NULL) emp_object_release(&semaphore->object);
}

void emp_semaphore_signal(emp_semaphore_t* semaphore, uint64_t value) {
  emp_mutex_lock(&semaphore->mutex);
  if (value > semaphore->value) {
    semaphore->value = value;
    emp_condition_wake_all(&semaphore->changed);
  }
  emp_mutex_unlock(&semaphore->mutex);
}

void emp_semaphore_fail(emp_semaphore_t* semaphore, emp_status_code_t code) {
  emp_mutex_lock(&semaphore->mutex);
  if (semaphore->failure == EMP_STATUS_OK) {
    semaphore->failure = code;
    emp_condition_wake_all(&semaphore->changed);
  }
  emp_mutex_unlock(&semaphore->mutex);
}

emp_status_code_t emp_semaphore_query(emp_semaphore_t* semaphore,
                                      uint64_t* out_value) {
  emp_mutex_lock(&semaphore->mutex);
  emp_status_code_t code = semaphore->failure;
  *out_value = semaphore->value;
  emp_mutex_unlock(&semaphore->mutex);
  return code;
}

emp_status_code_t emp_semaphore_wait(emp_semaphore_t* semaphore, uint64_t value,
                                     int64_t deadline_ns) {
  emp_mutex_lock(&semaphore->mutex);
  bool is_in_time = true;
  while (semaphore->failure == EMP_STATUS_OK && semaphore->value < value &&
         is_in_time) {
    is_in_time =
        emp_condition_wait(&semaphore->changed, &semaphore->mutex, deadline_ns);
  }
  emp_status_code_t code = semaphore->failure;
  if (code == EMP_STATUS_OK && semaphore->value < value) {
    code = EMP_STATUS_DEADLINE_EXCEEDED;
  }
  emp_mutex_unlock(&semaphore->mutex);
  return code;
}

// -- fences ----

static size_t fence_bytes(size_t count) {
  return sizeof(emp_fence_t) + count * sizeof(emp_timepoint_t);
}

static void destroy_fence(emp_object_t* object) {
  emp_fence_t* fence = (emp_fence_t*)object;
  emp_allocator_t host = fence->host;
  for (uint32_t i = 0; i < fence->count; ++i) {
    emp_semaphore_release(fence->points[i].semaphore);
  }
  host.realloc(host.self, fence, fence_bytes(fence->count), 0);
}

const emp_object_type_t emp_fence_type = {
    .id = EMP_VM_TYPE_hal_fence, .name = "hal.fence", .destroy = destroy_fence};

static emp_status_t make_fence(size_t count, emp_allocator_t host,
                               emp_fence_t** out_fence) {
  *out_fence = host.realloc(host.self, NULL, 0, fence_bytes(count));
  if (*out_fence == NULL) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for a fence");
  }
  **out_fence = (emp_fence_t){.host = host, .count = (uint32_t)count};
  emp_object_init(&(*out_fence)->object, &emp_fence_type);
  memset((*out_fence)->points, 0, count * sizeof(emp_timepoint_t));
  return emp_ok_status();
}

emp_status_t emp_fence_create(emp_allocator_t host, emp_fence_t** out_fence) {
  EMP_TRY(make_fence(1, host, out_fence));
  emp_timepoint_t* point = &(*out_fence)->points[0];
  point->value = 1;
  emp_status_t status = emp_semaphore_create(0, host, &point->semaphore);
  if (!emp_is_ok(status)) {
    emp_fence_release(*out_fence);
    *out_fence = NULL;
  }
  return status;
}

emp_status_t emp_fence_join(emp_fence_t* const* fences, size_t count,
                            emp_allocator_t host, emp_fence_t** out_fence) {
  *out_fence = NULL;
  size_t total = 0;
  for (size_t i = 0; i < count; ++i) {
    if (fences[i] != NULL) total += fences[i]->count;
  }
  if (total > UINT32_MAX) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "a fence of %zu points is too large",
                    total);
  }
  EMP_TRY(make_fence(total, host, out_fence));
  size_t used = 0;
  for (size_t i = 0; i < count; ++i) {
    for (uint32_t k = 0; fences[i] != NULL && k < fences[i]->count; ++k) {
      (*out_fence)->points[used] = fences[i]->points[k];
      emp_object_retain(&(*out_fence)->points[used++].semaphore->object);
    }
  }
  return emp_ok_status();
}

void emp_fence_retain(emp_fence_t* fence) {
  if (fence != NULL) emp_object_retain(&fence->object);
}

void emp_fence_release(emp_fence_t* fence) {
  if (fence != NULL) emp_object_release(&fence->object);
}

void emp_fence_signal(emp_fence_t* fence) {
  for (uint32_t i = 0; fence != NULL && i < fence->count; ++i) {
    emp_semaphore_signal(fence->points[i].semaphore, fence->points[i].value);
  }
}

void emp_fence_fail(emp_fence_t* fence, emp_status_code_t code) {
  if (code == EMP_STATUS_OK) code = EMP_STATUS_UNKNOWN;
  if (emp_fence_query(fence) == EMP_STATUS_OK) return;
  for (uint32_t i = 0; fence != NULL && i < fence->count; ++i) {
    emp_semaphore_fail(fence->points[i].semaphore, code);
  }
}

emp_status_code_t emp_fence_query(emp_fence_t* fence) {
  for (uint32_t i = 0; fence != NULL && i < fence->count; ++i) {
    uint64_t value = 0;
    emp_status_code_t code =
        emp_semaphore_query(fence->points[i].semaphore, &value);
    if (code != EMP_STATUS_OK) return code;
    if (value < fence->points[i].value) return EMP_STATUS_UNAVAILABLE;
  }
  return EMP_STATUS_OK;
}

bool emp_fence_is_reached(emp_fence_t* fence) {
  return emp_fence_query(fence) == EMP_STATUS_OK;
}

emp_status_code_t emp_fence_wait_until(emp_fence_t* fence,
                                       int64_t deadline_ns) {
  for (uint32_t i = 0; fence != NULL && i < fence->count; ++i) {
    emp_status_code_t code = emp_semaphore_wait(
        fence->points[i].semaphore, fence->points[i].value, deadline_ns);
    if (code != EMP_STATUS_OK) return code;
  }
  return EMP_STATUS_OK;
}

emp_status_t emp_fence_wait(emp_fence_t* fence, int64_t timeout_ns) {
  int64_t deadline = INT64_MAX;
  if (timeout_ns >= 0 &&
      !emp_add_i64(emp_time_now_ns(), timeout_ns, &deadline)) {
    deadline = INT64_MAX;
  }
  emp_status_code_t code = emp_fence_wait_until(fence, deadline);
  if (code == EMP_STATUS_OK) return emp_ok_status();
  if (code == EMP_STATUS_DEADLINE_EXCEEDED) {
    return EMP_FAIL(DEADLINE_EXCEEDED, "the fence was not reached in %lld ns",
                    (long long)timeout_ns);
  }
  return emp_status_make(code, __FILE__, __LINE__, "the fence failed");
}

emp_status_t emp_fence_from(emp_object_t* object, emp_fence_t** out_fence) {
  *out_fence = (emp_fence_t*)object;
  if (object == NULL || object->type == &emp_fence_type) {
    return emp_ok_status();
  }
  *out_fence = NULL;
  return EMP_FAIL(INVALID_ARGUMENT, "wanted a hal.fence, found a %s",
                  object->type->name);
}

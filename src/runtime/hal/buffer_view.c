// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Buffer views and the arithmetic of dense shapes.
#include "runtime/hal/buffer_view.h"

#include <stdio.h>
#include <string.h>

#include "base/checked.h"
#include "base/text.h"
#include "contract/vm_encoding.h"

typedef struct element_row_s {
  const char* name;
  emp_element_type_t type;
} element_row_t;

static const element_row_t element_rows[] = {
#define ELEMENT_TYPE(id, name, value) {name, value},
#include "contract/element_types.def"
#undef ELEMENT_TYPE
};

static size_t view_bytes(size_t rank) {
  return sizeof(emp_buffer_view_t) + rank * sizeof(int64_t);
}

static void destroy_view(emp_object_t* object) {
  emp_buffer_view_t* view = (emp_buffer_view_t*)object;
  emp_allocator_t host = view->host;
  emp_buffer_t* buffer = view->buffer;
  host.realloc(host.self, view, view_bytes(view->rank), 0);
  emp_buffer_release(buffer);
}

const emp_object_type_t emp_buffer_view_type = {
    .id = EMP_VM_TYPE_hal_buffer_view,
    .name = "hal.buffer_view",
    .destroy = destroy_view};

const char* emp_element_type_name(emp_element_type_t element_type) {
  for (size_t i = 0; i < sizeof element_rows / sizeof element_rows[0]; ++i) {
    if (element_rows[i].type == element_type) return element_rows[i].name;
  }
  return NULL;
}

bool emp_element_type_from_name(emp_str_t name, emp_element_type_t* out_type) {
  *out_type = 0;
  for (size_t i = 0; i < sizeof element_rows / sizeof element_rows[0]; ++i) {
    if (!emp_str_is(name, element_rows[i].name)) continue;
    *out_type = element_rows[i].type;
    return true;
  }
  return false;
}

emp_status_t emp_shape_bytes(emp_element_type_t element_type,
                             const int64_t* dims, size_t rank,
                             uint64_t* out_bytes) {
  *out_bytes = 0;
  uint64_t bits = emp_element_type_bits(element_type);
  if (bits == 0) {
    return EMP_FAIL(INVALID_ARGUMENT, "element type %#x has no width",
                    element_type);
  }
  bool is_empty = false, fits = true;
  for (size_t i = 0; i < rank; ++i) {
    if (dims[i] < 0) {
      return EMP_FAIL(INVALID_ARGUMENT, "dimension %zu is negative: %lld", i,
                      (long long)dims[i]);
    }
    is_empty = is_empty || dims[i] == 0;
    fits = fits && emp_mul_u64(bits, (uint64_t)dims[i], &bits);
  }
  if (is_empty) return emp_ok_status();
  uint64_t bytes = bits / 8 + (bits % 8 != 0);
  if (!fits || bytes > INT64_MAX) {
    return EMP_FAIL(OUT_OF_RANGE, "the shape has more than 2^63-1 bytes");
  }
  *out_bytes = bytes;
  return emp_ok_status();
}

void emp_shape_format(emp_element_type_t element_type, const int64_t* dims,
                      size_t rank, char* text, size_t capacity) {
  size_t used = 0;
  for (size_t i = 0; i <= rank && used < capacity; ++i) {
    int wrote = 0;
    char* to = text + used;
    size_t room = capacity - used;
    if (i == rank) {
      const char* name = emp_element_type_name(element_type);
      wrote = name != NULL ? snprintf(to, room, "%s", name)
                           : snprintf(to, room, "%#x", element_type);
    } else if (dims[i] < 0) {
      wrote = snprintf(to, room, "?x");
    } else {
      wrote = snprintf(to, room, "%lldx", (long long)dims[i]);
    }
    if (wrote < 0) break;
    used += (size_t)wrote;
  }
}

emp_status_t emp_buffer_view_create(emp_buffer_t* buffer,
                                    emp_element_type_t element_type,
                                    const int64_t* dims, size_t rank,
                                    emp_allocator_t host,
                                    emp_buffer_view_t** out_view) {
  *out_view = NULL;
  if (buffer == NULL) {
    return EMP_FAIL(INVALID_ARGUMENT, "a view needs a buffer, found null");
  }
  if (rank > EMP_MAX_RANK) {
    return EMP_FAIL(INVALID_ARGUMENT, "rank %zu is above %d", rank,
                    EMP_MAX_RANK);
  }
  uint64_t length = 0;
  EMP_TRY(emp_shape_bytes(element_type, dims, rank, &length));
  if (length > buffer->length) {
    char shape[96];
    emp_shape_format(element_type, dims, rank, shape, sizeof shape);
    return EMP_FAIL(
        OUT_OF_RANGE, "%s wants %llu bytes, found a buffer of %llu bytes",
        shape, (unsigned long long)length, (unsigned long long)buffer->length);
  }
  emp_buffer_view_t* view = host.realloc(host.self, NULL, 0, view_bytes(rank));
  if (view == NULL) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for a buffer view");
  }
  *view = (emp_buffer_view_t){.host = host,
                              .buffer = buffer,
                              .length = length,
                              .element_type = element_type,
                              .encoding = EMP_ENCODING_DENSE_ROW_MAJOR,
                              .rank = (uint32_t)rank};
  emp_object_init(&view->object, &emp_buffer_view_type);
  if (rank != 0) memcpy(view->dims, dims, rank * sizeof(int64_t));
  emp_buffer_retain(buffer);
  *out_view = view;
  return emp_ok_status();
}

void emp_buffer_view_retain(emp_buffer_view_t* view) {
  if (view != NULL) emp_object_retain(&view->object);
}

void emp_buffer_view_release(emp_buffer_view_t* view) {
  if (view != NULL) emp_object_release(&view->object);
}

emp_buffer_t* emp_buffer_view_buffer(const emp_buffer_view_t* view) {
  return view->buffer;
}

emp_element_type_t emp_buffer_view_element_type(const emp_buffer_view_t* view) {
  return view->element_type;
}

size_t emp_buffer_view_rank(const emp_buffer_view_t* view) {
  return view->rank;
}

int64_t emp_buffer_view_dim(const emp_buffer_view_t* view, size_t axis) {
  return axis < view->rank ? view->dims[axis] : 0;
}

uint64_t emp_buffer_view_length(const emp_buffer_view_t* view) {
  return view->length;
}

emp_status_t emp_buffer_view_from(emp_object_t* object,
                                  emp_buffer_view_t** out_view) {
  *out_view = NULL;
  if (object == NULL || object->type != &emp_buffer_view_type) {
    return EMP_FAIL(INVALID_ARGUMENT, "wanted a hal.buffer_view, found %s",
                    object == NULL ? "null" : object->type->name);
  }
  *out_view = (emp_buffer_view_t*)object;
  return emp_ok_status();
}

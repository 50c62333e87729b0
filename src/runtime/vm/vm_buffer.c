// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Byte buffers of the VM. A buffer that owns its bytes is one allocation: the
// struct, then the bytes at the wanted alignment.
#include "runtime/vm/vm_buffer.h"

#include <string.h>

#include "base/checked.h"
#include "contract/vm_encoding.h"

enum { kDefaultAlign = 16, kMaxAlign = 4096 };

static void destroy_buffer(emp_object_t* object) {
  emp_vm_buffer_t* buffer = (emp_vm_buffer_t*)object;
  if (buffer->block == NULL) return;
  emp_allocator_t host = buffer->host;
  host.realloc(host.self, buffer->block, buffer->block_bytes, 0);
}

const emp_object_type_t emp_vm_buffer_type = {
    .id = EMP_VM_TYPE_buffer, .name = "vm.buffer", .destroy = destroy_buffer};

void emp_vm_buffer_wrap(emp_vm_buffer_t* out_buffer, void* data,
                        uint64_t length, bool is_writable) {
  *out_buffer = (emp_vm_buffer_t){
      .data = data, .length = length, .is_writable = is_writable};
  emp_object_init(&out_buffer->object, &emp_vm_buffer_type);
}

emp_status_t emp_vm_buffer_create(uint64_t length, uint32_t align_bytes,
                                  emp_allocator_t host,
                                  emp_vm_buffer_t** out_buffer) {
  *out_buffer = NULL;
  size_t align = align_bytes == 0 ? kDefaultAlign : align_bytes;
  if (!emp_is_power_of_two(align) || align > kMaxAlign) {
    return EMP_FAIL(INVALID_ARGUMENT,
                    "buffer alignment %zu is not a power of two up to %d",
                    align, kMaxAlign);
  }
  size_t bytes = 0;
  if (length > SIZE_MAX ||
      !emp_add_size((size_t)length, sizeof(emp_vm_buffer_t) + align, &bytes)) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "a buffer of %llu bytes is too large",
                    (unsigned long long)length);
  }
  uint8_t* block = host.realloc(host.self, NULL, 0, bytes);
  if (block == NULL) {
    return EMP_FAIL(RESOURCE_EXHAUSTED, "no memory for a buffer of %llu bytes",
                    (unsigned long long)length);
  }
  memset(block, 0, bytes);
  uintptr_t start = (uintptr_t)block + sizeof(emp_vm_buffer_t);
  size_t padding = (size_t)(-start & (align - 1));
  emp_vm_buffer_t* buffer = (emp_vm_buffer_t*)block;
  emp_vm_buffer_wrap(buffer, block + sizeof(emp_vm_buffer_t) + padding, length,
                     true);
  buffer->host = host;
  buffer->block = block;
  buffer->block_bytes = bytes;
  *out_buffer = buffer;
  return emp_ok_status();
}

emp_status_t emp_vm_buffer_from(emp_object_t* object,
                                emp_vm_buffer_t** out_buffer) {
  *out_buffer = NULL;
  if (object == NULL) {
    return EMP_FAIL(INVALID_ARGUMENT, "wanted a vm.buffer, found null");
  }
  if (object->type != &emp_vm_buffer_type) {
    return EMP_FAIL(INVALID_ARGUMENT, "wanted a vm.buffer, found a %s",
                    object->type->name);
  }
  *out_buffer = (emp_vm_buffer_t*)object;
  return emp_ok_status();
}

emp_status_t emp_vm_buffer_check(const emp_vm_buffer_t* buffer, uint64_t offset,
                                 uint64_t length, bool is_write) {
  if (offset > buffer->length || length > buffer->length - offset) {
    return EMP_FAIL(OUT_OF_RANGE,
                    "range of %llu bytes at offset %llu is outside of a "
                    "buffer of %llu bytes",
                    (unsigned long long)length, (unsigned long long)offset,
                    (unsigned long long)buffer->length);
  }
  if (is_write && !buffer->is_writable) {
    return EMP_FAIL(PERMISSION_DENIED, "the buffer is read-only");
  }
  return emp_ok_status();
}

emp_str_t emp_vm_buffer_text(emp_object_t* object) {
  if (object == NULL || object->type != &emp_vm_buffer_type) {
    return EMP_STR("");
  }
  const emp_vm_buffer_t* buffer = (const emp_vm_buffer_t*)object;
  return (emp_str_t){(const char*)buffer->data, (size_t)buffer->length};
}

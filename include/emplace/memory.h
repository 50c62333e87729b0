// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What memory is and what it may be used for. The values are IREE's, so
// constants in compiled programs mean the same here.
#ifndef EMPLACE_MEMORY_H_
#define EMPLACE_MEMORY_H_

#include <stdint.h>

// Bits of emp_memory_t: where memory lies and who sees it.
enum {
  EMP_MEMORY_OPTIMAL = 1 << 0,
  EMP_MEMORY_HOST_VISIBLE = 1 << 1,
  EMP_MEMORY_HOST_COHERENT = 1 << 2,
  EMP_MEMORY_HOST_CACHED = 1 << 3,
  EMP_MEMORY_HOST_LOCAL = (1 << 6) | EMP_MEMORY_HOST_VISIBLE,
  EMP_MEMORY_DEVICE_VISIBLE = 1 << 4,
  EMP_MEMORY_DEVICE_LOCAL = (1 << 5) | EMP_MEMORY_DEVICE_VISIBLE,
};

// Bits of emp_usage_t: what a buffer may be used for.
enum {
  EMP_USAGE_TRANSFER_SOURCE = 1 << 0,
  EMP_USAGE_TRANSFER_TARGET = 1 << 1,
  EMP_USAGE_TRANSFER = EMP_USAGE_TRANSFER_SOURCE | EMP_USAGE_TRANSFER_TARGET,
  EMP_USAGE_DISPATCH_INDIRECT = 1 << 8,
  EMP_USAGE_DISPATCH_UNIFORM_READ = 1 << 9,
  EMP_USAGE_DISPATCH_STORAGE_READ = 1 << 10,
  EMP_USAGE_DISPATCH_STORAGE_WRITE = 1 << 11,
  EMP_USAGE_DISPATCH_STORAGE =
      EMP_USAGE_DISPATCH_STORAGE_READ | EMP_USAGE_DISPATCH_STORAGE_WRITE,
  EMP_USAGE_DISPATCH_IMAGE_READ = 1 << 12,
  EMP_USAGE_DISPATCH_IMAGE_WRITE = 1 << 13,
  EMP_USAGE_SHARING_EXPORT = 1 << 16,
  EMP_USAGE_SHARING_REPLICATE = 1 << 17,
  EMP_USAGE_SHARING_CONCURRENT = 1 << 18,
  EMP_USAGE_SHARING_IMMUTABLE = 1 << 19,
  EMP_USAGE_MAPPING_SCOPED = 1 << 24,
  EMP_USAGE_MAPPING_PERSISTENT = 1 << 25,
  EMP_USAGE_MAPPING = EMP_USAGE_MAPPING_SCOPED | EMP_USAGE_MAPPING_PERSISTENT,
  EMP_USAGE_DEFAULT = EMP_USAGE_TRANSFER | EMP_USAGE_DISPATCH_STORAGE,
};

// Alignment, in bytes, of buffers, of the transient storage and of every
// offset in it.
enum { EMP_TRANSIENT_ALIGN_BYTES = 64 };

typedef uint32_t emp_memory_t;
typedef uint32_t emp_usage_t;

// An element type: the numerical kind in bits 24..31, the width in bits below.
typedef uint32_t emp_element_type_t;

enum {
#define ELEMENT_TYPE(id, name, value) EMP_ELEMENT_##id = (int32_t)(value),
#include "emplace/element_type.def"
#undef ELEMENT_TYPE
};

#endif  // EMPLACE_MEMORY_H_

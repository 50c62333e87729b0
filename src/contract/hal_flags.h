// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bits that compiled host programs pass to the HAL besides those of
// emplace/memory.h, which callers use too.
#ifndef EMP_CONTRACT_HAL_FLAGS_H_
#define EMP_CONTRACT_HAL_FLAGS_H_

#include "emplace/memory.h"

enum {
  // Modes of a command buffer.
  EMP_COMMAND_BUFFER_ONE_SHOT = 1 << 0,
  EMP_COMMAND_BUFFER_ALLOW_INLINE = 1 << 4,
};

// Alignment of buffers, storage, offsets of slots and module sections.
enum { EMP_BUFFER_ALIGN_BYTES = 64 };

#endif  // EMP_CONTRACT_HAL_FLAGS_H_

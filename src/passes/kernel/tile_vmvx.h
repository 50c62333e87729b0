// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Contractions of the vmvx target as calls of a micro-kernel.
#ifndef EMP_PASSES_KERNEL_TILE_VMVX_H_
#define EMP_PASSES_KERNEL_TILE_VMVX_H_

#include "passes/kernel/tile_access.h"

// Emits the group as a vmvx.matmul and loops around it when it is one
// contraction with a plain body; `*out_done` tells. `local` and
// `*inout_local_bytes` as in emp_tile_emit_nest.
bool emp_tile_emit_matmul(emp_tile_t* tile, const emp_tile_stores_t* stores,
                          emp_value_t* local, int64_t* inout_local_bytes,
                          bool* out_done);

#endif  // EMP_PASSES_KERNEL_TILE_VMVX_H_

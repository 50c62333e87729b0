// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The loop nest of one group of stores.
#ifndef EMP_PASSES_KERNEL_TILE_NEST_H_
#define EMP_PASSES_KERNEL_TILE_NEST_H_

#include "passes/kernel/tile_plan.h"

// Emits the nest at the tile's scope as the plan says. `local` is the kernel's
// local memory, memref<?xi8>, or NULL; `*inout_local_bytes` grows to what is
// used of it.
bool emp_tile_emit_nest(emp_tile_t* tile, const emp_tile_plan_t* plan,
                        const emp_tile_stores_t* stores, emp_value_t* local,
                        int64_t* inout_local_bytes);

#endif  // EMP_PASSES_KERNEL_TILE_NEST_H_

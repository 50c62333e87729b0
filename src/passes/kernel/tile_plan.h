// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The shape of the tile of one loop nest: which dims of the stored space get
// lanes, vectors and rows, what is packed, where tiles may overlap.
#ifndef EMP_PASSES_KERNEL_TILE_PLAN_H_
#define EMP_PASSES_KERNEL_TILE_PLAN_H_

#include "passes/kernel/tile.h"

#define EMP_TILE_NO_DIM UINT32_MAX

// What the target offers.
typedef struct emp_tile_machine_s {
  uint32_t vector_bits;     // 0: scalars only
  uint32_t register_count;  // vector registers
  bool has_fma;
} emp_tile_machine_t;

// Values of one shape that are stored together.
typedef struct emp_tile_stores_s {
  emp_value_t** values;
  emp_tile_view_t* views;
  uint32_t count;
  uint32_t rank;
  emp_tile_index_t extents[EMP_TILE_MAX_RANK];
} emp_tile_stores_t;

typedef struct emp_tile_plan_s {
  uint32_t order[EMP_TILE_MAX_RANK];  // loops, outermost first
  uint32_t vector_dim, lanes, vectors;
  uint32_t row_dim, rows;
  // The last tile of a dim may start earlier and compute elements twice: no
  // value depends on what the nest stores. The output may be the very memory of
  // an input of its size that is read element by element (reuse-operands), so
  // no other split of the work may compute an element twice either, nor store
  // one before all loads of its point are done.
  bool may_overlap;
  // The operand of `pack_op` that is copied panel by panel; NULL: none.
  emp_op_t* pack_op;
  uint32_t pack_operand, pack_loop;
  bool pack_by_columns;  // its columns, not its rows, are contiguous
  int64_t pack_rows;     // product of the reduction extents
  emp_ptr_map_t dots;    // see emp_tile_t
} emp_tile_plan_t;

bool emp_tile_make_plan(emp_tile_t* tile, const emp_tile_machine_t* machine,
                        const emp_tile_stores_t* stores,
                        emp_tile_plan_t* out_plan);

#endif  // EMP_PASSES_KERNEL_TILE_PLAN_H_

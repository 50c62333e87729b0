// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the files of the lowering from stream to hal share: the state of the
// pass, and what a function or the module needs once (device, allocator,
// executables).
#ifndef EMP_PASSES_HAL_HAL_LOWERING_H_
#define EMP_PASSES_HAL_HAL_LOWERING_H_

#include "ir/pass.h"
#include "ir/rewrite.h"
#include "ir/symbol.h"

typedef struct emp_hal_lowering_s {
  emp_context_t* context;
  emp_arena_t* scratch;
  emp_diag_sink_t* sink;
  emp_op_t* module;
  emp_symbol_table_t* table;
  // Some entry takes or gives fences: work must not be waited for inside the
  // call. Otherwise every queue operation ends before it returns, and a
  // timepoint is the null fence.
  bool is_async;
  const emp_type_t* buffer_type;
  const emp_type_t* fence_type;
  const emp_type_t* device_type;
  const emp_type_t* index_type;

  emp_rewriter_t b;  // before the op that is lowered
  // Of the function at hand, made at its start when first asked for.
  emp_op_t* function;
  emp_value_t* device;
  emp_value_t* allocator;

  // The initializer that sets the globals below; `init` builds in it.
  emp_op_t* device_global;
  emp_rewriter_t init;
  emp_value_t* init_device;
  emp_ptr_map_t executables;  // executable op to its global
  uint32_t command_count;
} emp_hal_lowering_t;

// -- pieces (hal_lowering.c) ------------------------------------------------

emp_value_t* emp_hal_device(emp_hal_lowering_t* lowering);
emp_value_t* emp_hal_allocator(emp_hal_lowering_t* lowering);
// All queues: -1 : i64.
emp_value_t* emp_hal_any_queue(emp_rewriter_t* b);
emp_value_t* emp_hal_index(emp_rewriter_t* b, int64_t value);
emp_value_t* emp_hal_i32(emp_rewriter_t* b, int32_t value);
// a + b; NULL stands for 0.
emp_value_t* emp_hal_add(emp_rewriter_t* b, emp_value_t* x, emp_value_t* y);
emp_value_t* emp_hal_null_fence(emp_hal_lowering_t* lowering);
// The fence that a queue operation signals: null, or a new one.
emp_value_t* emp_hal_signal_fence(emp_hal_lowering_t* lowering);
// `timepoint` or the null fence.
emp_value_t* emp_hal_wait_fence(emp_hal_lowering_t* lowering,
                                emp_value_t* timepoint);
// The insertion point of the module's initializer, made when first asked for.
emp_rewriter_t* emp_hal_initializer(emp_hal_lowering_t* lowering);
// A private global of that type, named after `base`.
emp_op_t* emp_hal_add_global(emp_hal_lowering_t* lowering, emp_str_t base,
                             const emp_type_t* type);
emp_value_t* emp_hal_load_global(emp_rewriter_t* b, const emp_op_t* global);
void emp_hal_store_global(emp_rewriter_t* b, const emp_op_t* global,
                          emp_value_t* value);
// A loaded executable, from its global.
emp_value_t* emp_hal_load_executable(emp_hal_lowering_t* lowering,
                                     emp_rewriter_t* b, emp_op_t* executable);

// Where a resource lies: a buffer, and an offset into it (NULL: 0). Subviews
// are looked through.
typedef struct emp_hal_range_s {
  emp_value_t* buffer;
  emp_value_t* offset;
} emp_hal_range_t;
emp_hal_range_t emp_hal_resolve(emp_rewriter_t* b, emp_value_t* resource);
// The offset as a value.
emp_value_t* emp_hal_offset(emp_rewriter_t* b, emp_hal_range_t range);

// -- ops (hal_lower_ops.c, hal_record.c) --------------------------------------

// Lowers one stream op that is no execution region; false after an error.
bool emp_hal_lower_op(emp_hal_lowering_t* lowering, emp_op_t* op);
// Lowers stream.cmd.execute.
bool emp_hal_lower_execute(emp_hal_lowering_t* lowering, emp_op_t* op);

#endif  // EMP_PASSES_HAL_HAL_LOWERING_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Constants and mutable state of tensors: globals of resources that one
// initializer fills when the module is loaded.
#ifndef EMP_PASSES_STREAM_STREAM_GLOBALS_H_
#define EMP_PASSES_STREAM_STREAM_GLOBALS_H_

#include "ir/pass.h"
#include "ir/rewrite.h"

typedef struct emp_stream_globals_s emp_stream_globals_t;

// Gives the tensor globals of the module their new types.
emp_stream_globals_t* emp_stream_globals_begin(emp_pass_ctx_t* pass);
// A resource with the bytes of a constant tensor; equal constants are one.
emp_value_t* emp_stream_constant(emp_stream_globals_t* globals,
                                 emp_rewriter_t* b, const emp_attr_t* value);
// The resource that a util.global.load of a tensor stands for.
emp_value_t* emp_stream_load_global(emp_stream_globals_t* globals,
                                    emp_rewriter_t* b, emp_op_t* load);
// What a util.global.store of a tensor does: writes into the global's own
// storage, which stays the same for the life of the module.
bool emp_stream_store_global(emp_stream_globals_t* globals, emp_rewriter_t* b,
                             emp_op_t* store);
// Makes the initializer. False when any of the above failed.
bool emp_stream_globals_end(emp_stream_globals_t* globals);

// flow.tensor.splat of 8-byte values, which no command fills, becomes a
// dispatch of a kernel made here.
bool emp_stream_expand_fills(emp_pass_ctx_t* pass);

#endif  // EMP_PASSES_STREAM_STREAM_GLOBALS_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Making and reading ops of the stream phase: index arithmetic, sizes of
// tensors in bytes, asynchronous ops in destination-passing form.
//
// Inside the phase every op that yields a resource is tied to the resource it
// writes: stream.async.alloca makes storage, all others return a new version
// of their target. So the storage behind a value is found by going up the
// targets (emp_stream_root), and giving a value other storage is changing one
// operand.
#ifndef EMP_PASSES_STREAM_STREAM_BUILD_H_
#define EMP_PASSES_STREAM_STREAM_BUILD_H_

#include "base/assert.h"
#include "dialects/stream/stream.h"
#include "passes/common/build_groups.h"

// -- index arithmetic --------------------------------------------------------

emp_value_t* emp_stream_index(emp_rewriter_t* b, int64_t value);
// A binary arith op on two values of one type; folds constants.
emp_value_t* emp_stream_binary(emp_rewriter_t* b, uint32_t kind,
                               emp_value_t* lhs, emp_value_t* rhs);
emp_value_t* emp_stream_add(emp_rewriter_t* b, emp_value_t* lhs,
                            emp_value_t* rhs);
emp_value_t* emp_stream_mul(emp_rewriter_t* b, emp_value_t* lhs,
                            emp_value_t* rhs);
emp_value_t* emp_stream_max(emp_rewriter_t* b, emp_value_t* lhs,
                            emp_value_t* rhs);
// Rounded up to a multiple of a power of two.
emp_value_t* emp_stream_align(emp_rewriter_t* b, emp_value_t* value,
                              uint64_t alignment);
// Bytes of `count` elements of that type in a buffer.
emp_value_t* emp_stream_element_bytes(emp_rewriter_t* b,
                                      const emp_type_t* element,
                                      emp_value_t* count);
// Bytes of a tensor; `dims` are its `?` in order.
emp_value_t* emp_stream_tensor_bytes(emp_rewriter_t* b, const emp_type_t* type,
                                     emp_value_t* const* dims);
// Number of the element at `indices` in row-major order.
emp_value_t* emp_stream_linear_index(emp_rewriter_t* b, const emp_type_t* type,
                                     emp_value_t* const* dims,
                                     emp_value_t* const* indices);

// -- groups ------------------------------------------------------------------

// The values of an operand group, in scratch memory.
emp_value_t** emp_stream_group(emp_arena_t* scratch, const emp_op_t* op,
                               const char* name, uint32_t* out_count);
uint32_t emp_stream_group_count(const emp_op_t* op, const char* name);

// -- asynchronous ops --------------------------------------------------------

// On an alloca, and for each slice of a pack: how many values follow the first
// one in its place.
#define EMP_STREAM_IN_PLACE "emplace.in_place"

emp_value_t* emp_stream_alloca(emp_rewriter_t* b, emp_lifetime_t lifetime,
                               emp_value_t* bytes);
// The target with [offset, offset + bytes) replaced by all of `update`.
emp_value_t* emp_stream_update(emp_rewriter_t* b, emp_value_t* target,
                               emp_value_t* target_bytes, emp_value_t* offset,
                               emp_value_t* update, emp_value_t* update_bytes);
// The target with a range filled with a value of 1, 2, 4 or 8 bytes.
emp_value_t* emp_stream_fill(emp_rewriter_t* b, emp_value_t* target,
                             emp_value_t* target_bytes, emp_value_t* offset,
                             emp_value_t* bytes, emp_value_t* value);
// New storage with a copy of `bytes` bytes of `source` from `offset` on.
emp_value_t* emp_stream_clone(emp_rewriter_t* b, emp_value_t* source,
                              emp_value_t* source_bytes, emp_value_t* offset,
                              emp_value_t* bytes);
// The value under another lifetime; itself when it has that already.
emp_value_t* emp_stream_cast(emp_rewriter_t* b, emp_value_t* value,
                             emp_value_t* bytes, emp_lifetime_t lifetime);

// The bytes that the op which made `value` states for it; NULL when it does
// not (block arguments, results of branches and loops).
emp_value_t* emp_stream_value_bytes(const emp_value_t* value);

// True for the ops that run on the device's timeline and return a version of
// a resource.
bool emp_stream_is_async(const emp_op_t* op);
// Operand number of the target that result `i` of an asynchronous op is a
// version of; -1 for stream.async.alloca and for other ops.
int emp_stream_target(const emp_op_t* op, uint32_t result);
// The value whose storage `value` is in: the result of an alloca, an import, a
// constant, a block argument, ...
emp_value_t* emp_stream_root(emp_value_t* value);

// A range of a resource that a command reads or writes.
typedef struct emp_stream_access_s {
  emp_value_t* resource;
  emp_value_t* resource_bytes;
  emp_value_t* offset;
  emp_value_t* bytes;
  uint32_t access;  // EMP_ACCESS_*
  uint32_t operand;
} emp_stream_access_t;
// What an asynchronous op touches, target included; in scratch memory. The
// accesses of a dispatch come from its entry point.
emp_stream_access_t* emp_stream_accesses(emp_arena_t* scratch, emp_op_t* op,
                                         size_t* out_count);

// The kernel behind the first entry point `@ex::@f` of a dispatch and its
// export; NULL where there is none.
emp_op_t* emp_stream_entry_function(emp_op_t* op, emp_op_t** out_export);

// True when every use of `value` other than `user` happens before `user`, on
// every path and in every iteration. Uses inside `user` count as later.
bool emp_stream_is_last_use(const emp_value_t* value, emp_op_t* user);
// The ancestor of `op` (or itself) that lies in `block`; NULL when there is
// none.
emp_op_t* emp_stream_ancestor_in(emp_op_t* op, const emp_block_t* block);
// Moves what makes `value` before `anchor`, with all it needs, as far as that
// is pure and in the same region. True when it is available there.
bool emp_stream_hoist(emp_value_t* value, emp_op_t* anchor);
// `value` is defined before `at`, in its block or around it.
bool emp_stream_is_available(const emp_value_t* value, emp_op_t* at);

// `value` at the insertion point: itself where it is available, else a copy of
// the pure ops that compute it. NULL when it depends on what is not there.
emp_value_t* emp_stream_rematerialize(emp_rewriter_t* b, emp_value_t* value);

#endif  // EMP_PASSES_STREAM_STREAM_BUILD_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tile programs: how a dispatch body on tensors becomes loops without a
// temporary. A tensor is never built; it is asked for one element at a time:
//
//   value of `matmul + bias` at (m, n)
//     = value of matmul at (m, n) + value of bias at (n)
//     = (for k: acc += lhs[m, k] * rhs[k, n]) + bias[n]
//
// "One element" is a point: an index for each dim. An index is a linear form
// of SSA values, so that loads at neighbouring points share their address
// arithmetic, plus a multiple of the lane number: a point with a lane is W
// elements at once, and its value a vector. Reductions are asked for at many
// points together and run as one loop with an accumulator each; that is a
// register-blocked micro-kernel.
//
// Scopes are the open loops and branches. Index arithmetic is emitted in the
// outermost scope that has its operands, reductions too, and everything is
// remembered per scope: loop-invariant code motion and common subexpressions
// by construction.
#ifndef EMP_PASSES_KERNEL_TILE_H_
#define EMP_PASSES_KERNEL_TILE_H_

#include "base/array.h"
#include "dialects/linalg/linalg.h"
#include "ir/rewrite.h"

enum {
  EMP_TILE_MAX_TERMS = 8,
  EMP_TILE_MAX_RANK = EMP_LINALG_MAX_LOOPS,
  EMP_TILE_MAX_POINTS = 64,
};

// sum(coefficient * value) + constant + lane * lane number (+ lanes, a vector
// of index, when the lanes are no arithmetic sequence).
typedef struct emp_tile_term_s {
  emp_value_t* value;
  int64_t coefficient;
} emp_tile_term_t;

typedef struct emp_tile_index_s {
  emp_tile_term_t terms[EMP_TILE_MAX_TERMS];
  uint32_t term_count;
  int64_t constant;
  int64_t lane;
  emp_value_t* lanes;
} emp_tile_index_t;

// A point of a tensor: as many indices as its rank.
typedef const emp_tile_index_t* emp_tile_point_t;

// What was emitted in a scope: an op on at most two values, or the value of a
// tensor at a point.
typedef struct emp_tile_memo_s {
  uint64_t hash;
  uint32_t kind;
  const void* a;
  const void* b;
  const emp_tile_index_t* point;
  uint32_t rank;
  emp_value_t* result;
} emp_tile_memo_t;

typedef struct emp_tile_scope_s emp_tile_scope_t;
struct emp_tile_scope_s {
  emp_tile_scope_t* parent;
  emp_block_t* block;
  emp_op_t* anchor;  // the op of this block that the open inner scope is in
  emp_op_t* outer_anchor;  // the parent's anchor before this scope was opened
  emp_op_t* end;  // insertion point when there is no anchor; NULL: the end
  uint32_t depth;
  bool is_branch;  // its code runs under a condition; loads must not leave it
  struct {
    emp_tile_memo_t* items;
    size_t count, capacity;
  } memos;
};

// An operand of a reduction that was copied to local memory in the order in
// which the loop reads it: local[(position in the reduction) * width + column].
typedef struct emp_tile_pack_s {
  const emp_op_t* op;  // the reduction; NULL: nothing is packed
  uint32_t operand;
  emp_value_t* memory;       // memref<?xT>
  emp_tile_index_t column0;  // index of column 0 along the packed dim
  uint32_t loop;             // the loop of `op` that runs along the columns
  int64_t width;
} emp_tile_pack_t;

typedef struct emp_tile_s {
  emp_rewriter_t rewriter;
  emp_context_t* context;
  emp_arena_t* arena;  // scratch
  emp_diag_sink_t* sink;
  emp_tile_scope_t* scope;
  uint32_t lanes;     // W; 1: everything is scalar
  bool fuses;         // multiply-add of contractions becomes fma
  bool is_failed;     // a diagnostic was given
  bool needs_scalar;  // met something that has no vector form; try W = 1
  // Reductions that may run with lanes along their innermost reduction loop
  // where their points have none.
  emp_ptr_map_t dots;
  emp_tile_pack_t pack;
} emp_tile_t;

// -- scopes and emission (tile_emit.c) ---------------------------------------

emp_tile_scope_t* emp_tile_push_scope(emp_tile_t* tile, emp_block_t* block);
void emp_tile_pop_scope(emp_tile_t* tile);
uint32_t emp_tile_depth(const emp_tile_t* tile, const emp_value_t* value);
// The open scope of that depth.
emp_tile_scope_t* emp_tile_scope_at(const emp_tile_t* tile, uint32_t depth);
// The builder at the insertion point of the current scope.
emp_rewriter_t* emp_tile_builder(emp_tile_t* tile);

emp_value_t* emp_tile_constant(emp_tile_t* tile, const emp_attr_t* value);
emp_value_t* emp_tile_index_constant(emp_tile_t* tile, int64_t value);
// An op on one or two scalar operands in the outermost scope that has them,
// emitted once.
emp_value_t* emp_tile_binary(emp_tile_t* tile, uint32_t kind, emp_value_t* a,
                             emp_value_t* b);
// `value` as a vector of W lanes.
emp_value_t* emp_tile_broadcast(emp_tile_t* tile, emp_value_t* value);
bool emp_tile_is_vector(const emp_value_t* value);
const emp_type_t* emp_tile_vector_type(const emp_tile_t* tile,
                                       const emp_type_t* element);
// An op like `op` at the current place; results become vectors when an operand
// is one.
emp_op_t* emp_tile_clone(emp_tile_t* tile, const emp_op_t* op,
                         emp_value_t** operands);

// Opens a loop and its scope; the arguments of its block are the index and
// `inits`. Close yields and returns the loop.
emp_op_t* emp_tile_open_for(emp_tile_t* tile, emp_value_t* low,
                            emp_value_t* high, emp_value_t* step,
                            emp_value_t* const* inits, size_t count);
void emp_tile_close_for(emp_tile_t* tile, emp_value_t* const* values,
                        size_t count);
// scf.if with results of `types`; opens the first branch.
emp_op_t* emp_tile_open_if(emp_tile_t* tile, emp_value_t* condition,
                           const emp_type_t* const* types, size_t count);
// Ends a branch; opens the second one when `branch` is 0 and there is one.
void emp_tile_close_branch(emp_tile_t* tile, emp_op_t* op, uint32_t branch,
                           emp_value_t* const* values, size_t count);

// Values of tensors at points, remembered in the scopes.
emp_value_t* emp_tile_recall(const emp_tile_t* tile, const void* what,
                             emp_tile_point_t point, uint32_t rank);
void emp_tile_remember(emp_tile_t* tile, const void* what,
                       emp_tile_point_t point, uint32_t rank,
                       emp_value_t* result);

// -- index algebra (tile_index.c) --------------------------------------------

emp_tile_index_t emp_tile_index_of(int64_t constant);
// Of an SSA value of type index, constants seen through; a vector value gives
// general lanes.
emp_tile_index_t emp_tile_index_value(emp_tile_t* tile, emp_value_t* value);
emp_tile_index_t emp_tile_index_add(emp_tile_t* tile, const emp_tile_index_t* a,
                                    const emp_tile_index_t* b);
emp_tile_index_t emp_tile_index_scale(emp_tile_t* tile,
                                      const emp_tile_index_t* a, int64_t by);
emp_tile_index_t emp_tile_index_mul(emp_tile_t* tile, const emp_tile_index_t* a,
                                    const emp_tile_index_t* b);
// Floor division and its remainder.
emp_tile_index_t emp_tile_index_div(emp_tile_t* tile, const emp_tile_index_t* a,
                                    const emp_tile_index_t* b);
emp_tile_index_t emp_tile_index_mod(emp_tile_t* tile, const emp_tile_index_t* a,
                                    const emp_tile_index_t* b);
emp_tile_index_t emp_tile_index_affine(emp_tile_t* tile,
                                       const emp_affine_expr_t* expr,
                                       const emp_tile_index_t* dims);
bool emp_tile_index_equal(const emp_tile_index_t* a, const emp_tile_index_t* b);
bool emp_tile_index_is_constant(const emp_tile_index_t* a, int64_t* out_value);
// It differs between lanes.
bool emp_tile_index_varies(const emp_tile_index_t* a);
// As an SSA value: index, or a vector of index when it varies.
emp_value_t* emp_tile_index_emit(emp_tile_t* tile, const emp_tile_index_t* a);
// Its value in one lane, as an SSA value of type index.
emp_value_t* emp_tile_index_emit_lane(emp_tile_t* tile,
                                      const emp_tile_index_t* a, uint32_t lane);
bool emp_tile_point_varies(emp_tile_point_t point, uint32_t rank);
// The depth of the innermost scope that an index of the point is from, or of
// the innermost open branch when that is further in: a value at the point may
// be computed there, and no further out.
uint32_t emp_tile_point_depth(const emp_tile_t* tile, emp_tile_point_t point,
                              uint32_t rank);

// -- values of tensors (tile_eval.c, tile_linalg.c, tile_memory.c) -----------

// False after a diagnostic: "kernel: op: what".
bool emp_tile_fail(emp_tile_t* tile, const emp_op_t* op, const char* what);
// Dim `dim` of a tensor value as an index.
emp_tile_index_t emp_tile_dim(emp_tile_t* tile, emp_value_t* tensor,
                              uint32_t dim);
// The element at a point: a scalar, or a vector where the point varies and the
// value may too. NULL after a failure.
emp_value_t* emp_tile_eval(emp_tile_t* tile, emp_value_t* tensor,
                           emp_tile_point_t point);
// Evaluates the reductions behind `tensor` that the points need, all points of
// one reduction in one loop, so that emp_tile_eval finds them. `points` are
// `count` rows of the tensor's rank.
bool emp_tile_prefetch(emp_tile_t* tile, emp_value_t* tensor,
                       const emp_tile_index_t* points, uint32_t count);
emp_value_t* emp_tile_eval_linalg(emp_tile_t* tile, emp_op_t* op,
                                  uint32_t result, emp_tile_point_t point);
bool emp_tile_prefetch_linalg(emp_tile_t* tile, emp_op_t* op, uint32_t result,
                              const emp_tile_index_t* points, uint32_t count);
// The source's point behind a point of an op that only moves points; false when
// it is no such op, or after a failure.
bool emp_tile_move_point(emp_tile_t* tile, const emp_op_t* op,
                         emp_tile_point_t point, emp_tile_index_t* out_point);
// The point of operand `operand` (inputs first) at these loops.
void emp_tile_operand_point(emp_tile_t* tile, const emp_op_t* op,
                            uint32_t operand, const emp_tile_index_t* loops,
                            emp_tile_index_t* out_point);
emp_value_t* emp_tile_operand(const emp_op_t* op, uint32_t operand);
// The loops of `op` that a point of a result fixes; the others are constant 0.
bool emp_tile_loops_of_point(emp_tile_t* tile, const emp_op_t* op,
                             uint32_t result, emp_tile_point_t point,
                             emp_tile_index_t* out_loops);
// The extent of a loop of a structured op.
emp_tile_index_t emp_tile_loop_extent(emp_tile_t* tile, emp_op_t* op,
                                      uint32_t loop);

// A row-major address, or a strided one, in a flat memref.
typedef struct emp_tile_view_s {
  emp_value_t* memory;  // memref<?xT>
  emp_tile_index_t offset;
  emp_tile_index_t strides[EMP_TILE_MAX_RANK];
  emp_tile_index_t sizes[EMP_TILE_MAX_RANK];
  uint32_t rank;
} emp_tile_view_t;

// The view that a memref or a bufferization.to_tensor stands for.
bool emp_tile_view_of(emp_tile_t* tile, emp_value_t* memref,
                      emp_tile_view_t* out_view);
// The same for a tensor that is loaded as it lies, perhaps reshaped; false when
// it is computed.
bool emp_tile_tensor_view(emp_tile_t* tile, emp_value_t* tensor,
                          emp_tile_view_t* out_view);
emp_tile_index_t emp_tile_address(emp_tile_t* tile, const emp_tile_view_t* view,
                                  emp_tile_point_t point);
emp_value_t* emp_tile_load(emp_tile_t* tile, const emp_tile_view_t* view,
                           emp_tile_point_t point);
emp_value_t* emp_tile_load_at(emp_tile_t* tile, emp_value_t* memory,
                              const emp_tile_index_t* address);
bool emp_tile_store(emp_tile_t* tile, const emp_tile_view_t* view,
                    emp_tile_point_t point, emp_value_t* value);

#endif  // EMP_PASSES_KERNEL_TILE_H_

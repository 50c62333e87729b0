// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Building, walking and rewriting IR.
//
// A rewriter is an insertion point plus, under the greedy driver, a worklist
// that hears of every change. Passes use one with no worklist as a plain
// builder.
#ifndef EMP_IR_REWRITE_H_
#define EMP_IR_REWRITE_H_

#include "base/map.h"
#include "ir/diag.h"
#include "ir/op.h"

struct emp_rewriter_s {
  emp_context_t* context;
  emp_arena_t* arena;     // the module's
  emp_arena_t* scratch;   // may be NULL outside of passes
  emp_block_t* block;     // insertion point: before `before` in `block`
  emp_op_t* before;       // NULL: at the end
  const emp_attr_t* loc;  // location of new ops; set by the *_at functions
  emp_diag_sink_t* sink;  // may be NULL
  // Constants that folding made or found, one a value, type and isolated
  // region; NULL outside of the greedy driver.
  struct emp_constant_table_s* constants;
  // Listener of the greedy driver. on_erase hears of the erased op only, not
  // of what is inside.
  void* listener;
  void (*on_insert)(void* listener, emp_op_t* op);
  void (*on_change)(void* listener, emp_op_t* op);
  void (*on_erase)(void* listener, emp_op_t* op);
};

// A plain builder at the end of `block`, or before `op` with its location.
emp_rewriter_t emp_build_at_end(emp_context_t* context, emp_arena_t* arena,
                                emp_block_t* block);
emp_rewriter_t emp_build_before(emp_op_t* op);
emp_rewriter_t emp_build_after(emp_op_t* op);
void emp_set_insertion_before(emp_rewriter_t* rewriter, emp_op_t* op);
void emp_set_insertion_after(emp_rewriter_t* rewriter, emp_op_t* op);
void emp_set_insertion_start(emp_rewriter_t* rewriter, emp_block_t* block);
void emp_set_insertion_end(emp_rewriter_t* rewriter, emp_block_t* block);

// What an op is made of besides its kind; fields left out are empty. Operand
// segment sizes are set by the caller as an attribute where the row has them.
typedef struct emp_build_s {
  emp_value_t* const* operands;
  size_t operand_count;
  const emp_type_t* const* results;
  size_t result_count;
  const emp_named_attr_t* attrs;  // names are interned by the builder
  size_t attr_count;
  emp_block_t* const* successors;
  size_t successor_count;
  size_t region_count;
} emp_build_t;

// Arrays in place: EMP_VALUES(a, b) fills .operands and .operand_count.
#define EMP_VALUES(...)                            \
  .operands = (emp_value_t* const[]){__VA_ARGS__}, \
  .operand_count =                                 \
      sizeof((emp_value_t* const[]){__VA_ARGS__}) / sizeof(emp_value_t*)
#define EMP_TYPES(...)                                               \
  .results = (const emp_type_t* const[]){__VA_ARGS__},               \
  .result_count = sizeof((const emp_type_t* const[]){__VA_ARGS__}) / \
                  sizeof(const emp_type_t*)
#define EMP_ATTRS(...)                                            \
  .attrs = (const emp_named_attr_t[]){__VA_ARGS__},               \
  .attr_count = sizeof((const emp_named_attr_t[]){__VA_ARGS__}) / \
                sizeof(emp_named_attr_t)
#define EMP_ATTR(attr_name, attr_value) \
  {.name = EMP_STR(attr_name), .value = (attr_value)}

// Makes an op at the insertion point. Result types left out are inferred where
// the row can tell; a region count left out is that of the row. `kind` is
// EMP_OP_x.
emp_op_t* emp_build(emp_rewriter_t* rewriter, uint32_t kind,
                    const emp_build_t* parts);
#define emp_build_op(rewriter, kind, ...) \
  emp_build((rewriter), (kind), &(emp_build_t){__VA_ARGS__})
// The single result of a new op.
#define emp_build_value(rewriter, kind, ...) \
  emp_op_result(emp_build((rewriter), (kind), &(emp_build_t){__VA_ARGS__}), 0)
// An op by its name, registered or not.
emp_op_t* emp_build_named(emp_rewriter_t* rewriter, const char* name,
                          const emp_build_t* parts);
// An empty block with arguments at the end of a region; the insertion point
// stays.
emp_block_t* emp_build_block(emp_rewriter_t* rewriter, emp_region_t* region,
                             const emp_type_t* const* arg_types,
                             size_t arg_count);

// Changes that listeners hear of.
void emp_replace_op(emp_rewriter_t* rewriter, emp_op_t* op,
                    emp_value_t* const* values, size_t count);
void emp_replace_op_with(emp_rewriter_t* rewriter, emp_op_t* op, emp_op_t* by);
void emp_erase_op(emp_rewriter_t* rewriter, emp_op_t* op);
void emp_update_operand(emp_rewriter_t* rewriter, emp_op_t* op, uint32_t i,
                        emp_value_t* value);
void emp_update_attr(emp_rewriter_t* rewriter, emp_op_t* op, const char* name,
                     const emp_attr_t* value);
// Moves the ops of `from` before `anchor` (NULL: end of `to`), its arguments
// replaced by `args`; erases `from`.
void emp_inline_block(emp_rewriter_t* rewriter, emp_block_t* from,
                      emp_block_t* to, emp_op_t* anchor,
                      emp_value_t* const* args);

// -- walking ----------------------------------------------------------------

typedef enum emp_walk_e {
  EMP_WALK_ON,
  EMP_WALK_SKIP,  // not into the regions of this op (pre-order)
  EMP_WALK_STOP,
} emp_walk_t;
typedef emp_walk_t (*emp_walk_fn_t)(void* user, emp_op_t* op);
// `visit` may erase the op it is given, or ops made before it, in post-order.
emp_walk_t emp_walk_pre(emp_op_t* root, emp_walk_fn_t visit, void* user);
emp_walk_t emp_walk_post(emp_op_t* root, emp_walk_fn_t visit, void* user);

typedef struct emp_op_list_s {
  emp_op_t** items;
  size_t count, capacity;
} emp_op_list_t;
// All ops of that kind below `root`, in program order, `root` not included.
emp_op_list_t emp_collect(emp_op_t* root, uint32_t kind, emp_arena_t* arena);

// -- folding and patterns ---------------------------------------------------

// Folds an op with its row's hook (and x op const moved right for commutative
// ops); true when it was replaced or changed. New constants are made at the
// start of the nearest isolated region.
bool emp_fold_op(emp_rewriter_t* rewriter, emp_op_t* op);

// A pattern: rewrites ops of one kind (EMP_OP_NONE: any).
typedef struct emp_pattern_s {
  uint32_t kind;
  bool (*rewrite)(emp_op_t* op, emp_rewriter_t* rewriter);
  const char* name;
} emp_pattern_t;

typedef struct emp_greedy_options_s {
  const emp_pattern_t* patterns;
  size_t pattern_count;
  bool no_fold;             // only the patterns
  bool no_canonicalize;     // not the rows' canonicalize hooks
  uint32_t max_iterations;  // sweeps; 0: 10
} emp_greedy_options_t;

// Folds, erases dead ops and applies patterns until nothing changes. True when
// it settled within the limit.
bool emp_rewrite_greedily(emp_op_t* root, const emp_greedy_options_t* options,
                          emp_arena_t* scratch, emp_diag_sink_t* sink);

// Common subexpressions within `root`; true when something changed.
bool emp_eliminate_common_subexpressions(emp_op_t* root, emp_arena_t* scratch);

#endif  // EMP_IR_REWRITE_H_

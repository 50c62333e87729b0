// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations, blocks, regions, values and their use lists.
//
// All of them live in the arena of their module; an erased op goes to a free
// list of it. Lists are intrusive. A value's uses are a doubly linked list
// through the operands, newest first.
#ifndef EMP_IR_OP_H_
#define EMP_IR_OP_H_

#include "base/arena.h"
#include "ir/op_info.h"

typedef struct emp_operand_s emp_operand_t;
struct emp_operand_s {
  emp_value_t* value;
  emp_op_t* owner;
  emp_operand_t* next_use;
  emp_operand_t** link;  // what points to this operand in the use list
};

struct emp_value_s {
  const emp_type_t* type;
  emp_operand_t* first_use;
  emp_op_t* op;        // of a result; NULL for a block argument
  emp_block_t* block;  // of a block argument; NULL for a result
  uint32_t index;
  uint32_t mark;          // the printer's; never trusted, so never reset
  const emp_attr_t* loc;  // of a block argument
  emp_str_t name;         // as written, without '%'; "" when unnamed
};

struct emp_region_s {
  emp_op_t* parent;
  emp_block_t* first;
  emp_block_t* last;
};

struct emp_block_s {
  emp_region_t* region;
  emp_block_t* prev;
  emp_block_t* next;
  emp_value_t** args;
  uint32_t arg_count, arg_capacity;
  emp_op_t* first;
  emp_op_t* last;
  uint32_t mark;  // as that of a value
};

struct emp_op_s {
  const emp_op_info_t* info;  // never NULL
  emp_context_t* context;
  emp_arena_t* arena;  // the module's, where its parts are allocated
  emp_block_t* block;
  emp_op_t* prev;
  emp_op_t* next;
  const emp_attr_t* loc;
  const emp_attr_t* attrs;  // one dictionary, inherent and discardable
  emp_operand_t* operands;
  emp_value_t* results;
  emp_region_t* regions;
  emp_block_t** successors;
  uint32_t operand_count, operand_capacity;
  uint32_t result_count, region_count, successor_count;
  uint32_t order;  // position in its block while the block's order is valid
  void* scratch;   // free for the pass that runs; NULL between passes
};

// -- making and erasing -----------------------------------------------------

typedef struct emp_op_state_s {
  const emp_op_info_t* info;
  const emp_attr_t* loc;
  emp_value_t* const* operands;
  size_t operand_count;
  const emp_type_t* const* result_types;
  size_t result_count;
  const emp_attr_t* attrs;  // NULL: empty
  emp_block_t* const* successors;
  size_t successor_count;
  size_t region_count;  // made empty
} emp_op_state_t;

// A detached op.
emp_op_t* emp_op_create(emp_context_t* context, emp_arena_t* arena,
                        const emp_op_state_t* state);
// Drops the operands of an op and of all ops inside it: the step before erasing
// several ops that use each other.
void emp_op_drop_operands(emp_op_t* op);
// Unlinks, drops its operands and everything inside. It must have no uses.
void emp_op_erase(emp_op_t* op);
void emp_op_unlink(emp_op_t* op);  // out of its block, kept alive
void emp_op_insert_before(emp_op_t* op, emp_op_t* anchor);
void emp_op_insert_after(emp_op_t* op, emp_op_t* anchor);
void emp_op_append(emp_op_t* op, emp_block_t* block);
void emp_op_move_before(emp_op_t* op, emp_op_t* anchor);
// Deep copy; `map` (value to value, block to block) is read and extended.
struct emp_ptr_map_s;
emp_op_t* emp_op_clone(const emp_op_t* op, emp_arena_t* arena,
                       struct emp_ptr_map_s* map);
void emp_region_clone_into(const emp_region_t* from, emp_region_t* to,
                           emp_arena_t* arena, struct emp_ptr_map_s* map);
// Moves all blocks to the end of `to`.
void emp_region_take(emp_region_t* to, emp_region_t* from);

emp_block_t* emp_block_create(emp_arena_t* arena);
void emp_block_append(emp_block_t* block, emp_region_t* region);
void emp_block_insert_before(emp_block_t* block, emp_block_t* anchor);
void emp_block_erase(emp_block_t* block);
emp_value_t* emp_block_add_arg(emp_block_t* block, emp_arena_t* arena,
                               const emp_type_t* type, const emp_attr_t* loc);
void emp_block_erase_arg(emp_block_t* block, uint32_t index);
// Moves `first` and all after it to the new block `tail`, placed after `block`.
emp_block_t* emp_block_split(emp_block_t* block, emp_op_t* first,
                             emp_arena_t* arena);

// -- operands, results, attributes ------------------------------------------

static inline emp_value_t* emp_op_operand(const emp_op_t* op, uint32_t i) {
  return op->operands[i].value;
}
static inline emp_value_t* emp_op_result(const emp_op_t* op, uint32_t i) {
  return &op->results[i];
}
void emp_op_set_operand(emp_op_t* op, uint32_t i, emp_value_t* value);
void emp_op_set_operands(emp_op_t* op, emp_value_t* const* values,
                         size_t count);
void emp_op_insert_operand(emp_op_t* op, uint32_t i, emp_value_t* value);
void emp_op_erase_operand(emp_op_t* op, uint32_t i);

// NULL when absent.
const emp_attr_t* emp_op_attr(const emp_op_t* op, const char* name);
void emp_op_set_attr(emp_op_t* op, const char* name, const emp_attr_t* value);
void emp_op_remove_attr(emp_op_t* op, const char* name);
// The integer, or `otherwise` when absent or no integer.
int64_t emp_op_int_attr(const emp_op_t* op, const char* name,
                        int64_t otherwise);
// The text of a string or the root of a symbol reference; "" when absent.
emp_str_t emp_op_str_attr(const emp_op_t* op, const char* name);
bool emp_op_has_attr(const emp_op_t* op, const char* name);

// Operand group `name` of the row (fixed, optional or variadic, segments by
// operandSegmentSizes where the row says so): its first operand and length.
bool emp_op_operand_group(const emp_op_t* op, const char* name,
                          uint32_t* out_first, uint32_t* out_count);
bool emp_op_result_group(const emp_op_t* op, const char* name,
                         uint32_t* out_first, uint32_t* out_count);
// The operands that a branch hands to successor `i`; none where its row does
// not tell. Takes time for each successor before: to walk over all of them call
// the row's hook in order.
void emp_op_successor_operands(const emp_op_t* op, uint32_t i,
                               uint32_t* out_first, uint32_t* out_count);
// The operand of a fixed or present optional group; NULL when absent.
emp_value_t* emp_op_named_operand(const emp_op_t* op, const char* name);

// -- asking -----------------------------------------------------------------

static inline bool emp_op_is(const emp_op_t* op, uint32_t kind) {
  return op->info->kind == kind;
}
static inline bool emp_op_has_trait(const emp_op_t* op, emp_trait_t trait) {
  return (op->info->traits & (uint32_t)trait) != 0;
}
emp_op_t* emp_op_parent(const emp_op_t* op);  // NULL at the top
// The nearest ancestor (not itself) of that kind.
emp_op_t* emp_op_parent_of_kind(const emp_op_t* op, uint32_t kind);
bool emp_op_is_ancestor(const emp_op_t* ancestor,
                        const emp_op_t* op);  // or equal
// Order within one block, O(1) amortized.
bool emp_op_is_before(emp_op_t* a, emp_op_t* b);
emp_op_t* emp_block_terminator(const emp_block_t* block);  // NULL if none
emp_block_t* emp_op_body(
    const emp_op_t* op);  // first block of region 0, or NULL
// No side effects, inside its regions included; unused, it may be erased.
bool emp_op_is_pure(const emp_op_t* op);
bool emp_op_is_dead(
    const emp_op_t* op);  // pure, all results unused, no terminator

// -- values -----------------------------------------------------------------

static inline bool emp_value_is_used(const emp_value_t* value) {
  return value->first_use != 0;
}
bool emp_value_has_one_use(const emp_value_t* value);
void emp_value_replace_uses(emp_value_t* value, emp_value_t* by);
// The op that makes it, or NULL; the block in which it is defined.
static inline emp_op_t* emp_value_def(const emp_value_t* value) {
  return value->op;
}
emp_block_t* emp_value_block(const emp_value_t* value);
// The constant behind a value (its def is CONSTANT_LIKE), or NULL.
const emp_attr_t* emp_value_constant(const emp_value_t* value);
bool emp_value_constant_int(const emp_value_t* value, int64_t* out_value);

#endif  // EMP_IR_OP_H_

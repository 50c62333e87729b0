// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Blocks and regions, and deep copies.
//
// A copy maps old values and blocks to new ones as it goes. An operand may be
// defined later (graph regions, blocks in any order), so operands that the map
// does not know yet are listed and looked up again at the end.
#include <string.h>

#include "base/array.h"
#include "base/assert.h"
#include "base/map.h"
#include "ir/op.h"

// -- blocks ------------------------------------------------------------------

emp_block_t* emp_block_create(emp_arena_t* arena) {
  return emp_arena_new(arena, emp_block_t);
}

void emp_block_append(emp_block_t* block, emp_region_t* region) {
  EMP_ASSERT(!block->region);
  block->region = region;
  block->prev = region->last;
  block->next = NULL;
  if (region->last) {
    region->last->next = block;
  } else {
    region->first = block;
  }
  region->last = block;
}

void emp_block_insert_before(emp_block_t* block, emp_block_t* anchor) {
  EMP_ASSERT(!block->region && anchor->region);
  emp_region_t* region = anchor->region;
  block->region = region;
  block->prev = anchor->prev;
  block->next = anchor;
  if (anchor->prev) {
    anchor->prev->next = block;
  } else {
    region->first = block;
  }
  anchor->prev = block;
}

static void unlink_block(emp_block_t* block) {
  emp_region_t* region = block->region;
  if (!region) return;
  if (block->prev) {
    block->prev->next = block->next;
  } else {
    region->first = block->next;
  }
  if (block->next) {
    block->next->prev = block->prev;
  } else {
    region->last = block->prev;
  }
  block->region = NULL;
  block->prev = NULL;
  block->next = NULL;
}

void emp_block_erase(emp_block_t* block) {
  // Last first, so that users go before what they use.
  while (block->last)
    emp_op_erase(block->last);
  unlink_block(block);
}

emp_value_t* emp_block_add_arg(emp_block_t* block, emp_arena_t* arena,
                               const emp_type_t* type, const emp_attr_t* loc) {
  if (block->arg_count == block->arg_capacity) {
    size_t capacity = block->arg_capacity;
    block->args =
        emp_array_grow(arena, block->args, block->arg_count, &capacity,
                       (size_t)block->arg_count + 1, sizeof(block->args[0]));
    block->arg_capacity = (uint32_t)capacity;
  }
  emp_value_t* arg = emp_arena_new(arena, emp_value_t);
  arg->type = type;
  arg->block = block;
  arg->index = block->arg_count;
  arg->loc = loc;
  block->args[block->arg_count++] = arg;
  return arg;
}

void emp_block_erase_arg(emp_block_t* block, uint32_t index) {
  EMP_ASSERT(index < block->arg_count);
  EMP_ASSERT(!block->args[index]->first_use);
  for (uint32_t i = index + 1; i < block->arg_count; ++i) {
    block->args[i - 1] = block->args[i];
    block->args[i - 1]->index = i - 1;
  }
  --block->arg_count;
}

emp_block_t* emp_block_split(emp_block_t* block, emp_op_t* first,
                             emp_arena_t* arena) {
  emp_block_t* tail = emp_block_create(arena);
  if (block->next) {
    emp_block_insert_before(tail, block->next);
  } else {
    emp_block_append(tail, block->region);
  }
  while (first) {
    emp_op_t* next = first->next;
    emp_op_unlink(first);
    emp_op_append(first, tail);
    first = next;
  }
  return tail;
}

emp_op_t* emp_block_terminator(const emp_block_t* block) {
  emp_op_t* last = block->last;
  return last && emp_op_has_trait(last, TERMINATOR) ? last : NULL;
}

emp_block_t* emp_op_body(const emp_op_t* op) {
  return op->region_count > 0 ? op->regions[0].first : NULL;
}

// -- regions -----------------------------------------------------------------

void emp_region_take(emp_region_t* to, emp_region_t* from) {
  while (from->first) {
    emp_block_t* block = from->first;
    unlink_block(block);
    emp_block_append(block, to);
  }
}

// What a copy needs all the way down.
typedef struct cloner_s {
  emp_arena_t* arena;
  emp_ptr_map_t* map;
  // Operands of the copy whose value was not in the map.
  struct {
    emp_operand_t** items;
    size_t count, capacity;
  } open;
} cloner_t;

static void* mapped(const emp_ptr_map_t* map, void* old) {
  void* copy = emp_ptr_map_get(map, old);
  return copy ? copy : old;
}

static void clone_blocks(cloner_t* cloner, const emp_region_t* from,
                         emp_region_t* to);

static void clone_operands(cloner_t* cloner, const emp_op_t* from,
                           emp_op_t* to) {
  for (uint32_t i = 0; i < from->operand_count; ++i) {
    emp_value_t* copy = emp_ptr_map_get(cloner->map, from->operands[i].value);
    if (copy) {
      emp_op_set_operand(to, i, copy);
    } else {
      emp_array_push(cloner->map->arena, &cloner->open, &to->operands[i]);
    }
  }
}

static emp_op_t* clone_op(cloner_t* cloner, const emp_op_t* op) {
  enum { kOnStack = 16 };
  emp_arena_t* arena = cloner->arena;
  const emp_type_t* types_on_stack[kOnStack];
  const emp_type_t** types = types_on_stack;
  emp_value_t* values_on_stack[kOnStack];
  emp_value_t** values = values_on_stack;
  if (op->result_count > kOnStack) {
    types = emp_arena_new_array(arena, const emp_type_t*, op->result_count);
  }
  if (op->operand_count > kOnStack) {
    values = emp_arena_new_array(arena, emp_value_t*, op->operand_count);
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    types[i] = op->results[i].type;
  }
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    values[i] = op->operands[i].value;
  }
  emp_op_t* copy =
      emp_op_create(op->context, arena,
                    &(emp_op_state_t){.info = op->info,
                                      .loc = op->loc,
                                      .operands = values,
                                      .operand_count = op->operand_count,
                                      .result_types = types,
                                      .result_count = op->result_count,
                                      .attrs = op->attrs,
                                      .successors = op->successors,
                                      .successor_count = op->successor_count,
                                      .region_count = op->region_count});
  clone_operands(cloner, op, copy);
  for (uint32_t i = 0; i < op->successor_count; ++i) {
    copy->successors[i] = mapped(cloner->map, op->successors[i]);
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    copy->results[i].name = op->results[i].name;
    emp_ptr_map_set(cloner->map, &op->results[i], &copy->results[i]);
  }
  for (uint32_t i = 0; i < op->region_count; ++i) {
    clone_blocks(cloner, &op->regions[i], &copy->regions[i]);
  }
  return copy;
}

// Blocks and arguments first, so that branches find their targets.
static void clone_blocks(cloner_t* cloner, const emp_region_t* from,
                         emp_region_t* to) {
  for (emp_block_t* block = from->first; block; block = block->next) {
    emp_block_t* copy = emp_block_create(cloner->arena);
    emp_block_append(copy, to);
    emp_ptr_map_set(cloner->map, block, copy);
    for (uint32_t i = 0; i < block->arg_count; ++i) {
      const emp_value_t* arg = block->args[i];
      emp_value_t* new_arg =
          emp_block_add_arg(copy, cloner->arena, arg->type, arg->loc);
      new_arg->name = arg->name;
      emp_ptr_map_set(cloner->map, arg, new_arg);
    }
  }
  for (emp_block_t* block = from->first; block; block = block->next) {
    emp_block_t* copy = emp_ptr_map_get(cloner->map, block);
    for (emp_op_t* op = block->first; op; op = op->next) {
      emp_op_append(clone_op(cloner, op), copy);
    }
  }
}

static void close_operands(cloner_t* cloner) {
  for (size_t i = 0; i < cloner->open.count; ++i) {
    emp_operand_t* operand = cloner->open.items[i];
    emp_value_t* copy = emp_ptr_map_get(cloner->map, operand->value);
    if (!copy) continue;  // defined outside
    uint32_t index = (uint32_t)(operand - operand->owner->operands);
    emp_op_set_operand(operand->owner, index, copy);
  }
}

emp_op_t* emp_op_clone(const emp_op_t* op, emp_arena_t* arena,
                       emp_ptr_map_t* map) {
  cloner_t cloner = {.arena = arena, .map = map};
  emp_op_t* copy = clone_op(&cloner, op);
  close_operands(&cloner);
  return copy;
}

void emp_region_clone_into(const emp_region_t* from, emp_region_t* to,
                           emp_arena_t* arena, emp_ptr_map_t* map) {
  cloner_t cloner = {.arena = arena, .map = map};
  clone_blocks(&cloner, from, to);
  close_operands(&cloner);
}

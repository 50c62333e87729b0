// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Register allocation by linear scan (Poletto and Sarkar, "Linear scan
// register allocation", TOPLAS 1999), on intervals without holes.
//
// Operations are numbered in the order of the text, blocks one after another.
// The interval of a value runs from its definition to its last use; where it
// is live into a block (found by walking from each use backwards to the
// definition) it covers that block's start and the ends of the predecessors.
// There is no spilling: files have 2^14 registers and the frame only grows.
//
// A value prefers the register of what it is moved from or to at a branch, so
// that the moves of loop-carried values mostly vanish. A result may take the
// register of an operand that ends at its op, except for calls, whose callee
// may set results before it has read all operands.
#include "emit/vm_registers.h"

#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/assert.h"

typedef struct interval_s {
  emp_value_t* value;
  uint32_t start, end;
  emp_vm_file_t file;
  uint32_t reg;
  uint32_t order;  // of creation, for equal starts
  bool is_assigned;
  bool is_fixed;  // an argument of the function
  struct interval_s* hint;
} interval_t;

typedef struct interval_list_s {
  interval_t** items;
  size_t count, capacity;
} interval_list_t;

typedef struct block_range_s {
  uint32_t start, end;  // positions; end is that of the terminator
  uint32_t seen;        // stamp of the last value that walked through
  emp_block_t** preds;
  uint32_t pred_count, pred_capacity;
} block_range_t;

typedef struct block_stack_s {
  emp_block_t** items;
  size_t count, capacity;
} block_stack_t;

typedef struct allocation_s {
  emp_arena_t* arena;
  emp_vm_registers_t* registers;
  emp_ptr_map_t blocks;     // emp_block_t* -> block_range_t*
  emp_ptr_map_t positions;  // emp_op_t* -> position + 1
  interval_list_t intervals;
  block_stack_t stack;
  uint32_t stamp;
  // Which registers are taken, and until where: 0 is free.
  uint32_t word_ends[EMP_VM_MAX_REGISTERS + 1];
  uint32_t ref_ends[EMP_VM_MAX_REGISTERS + 1];
} allocation_t;

emp_vm_file_t emp_vm_file_of(const emp_type_t* type) {
  if (emp_type_is_integer(type, 32)) return EMP_VM_FILE_WORD;
  if (emp_type_is_integer(type, 64)) return EMP_VM_FILE_PAIR;
  if (type->kind == EMP_TYPE_FLOAT) {
    return type->bits == 32   ? EMP_VM_FILE_WORD
           : type->bits == 64 ? EMP_VM_FILE_PAIR
                              : EMP_VM_FILE_NONE;
  }
  bool is_ref = emp_type_is_named(type, "vm.ref") ||
                emp_type_is_named(type, "vm.buffer") ||
                emp_type_is_named(type, "vm.list");
  return is_ref ? EMP_VM_FILE_REF : EMP_VM_FILE_NONE;
}

// -- numbering ----

static bool add_interval(allocation_t* a, emp_value_t* value,
                         uint32_t position) {
  interval_t* interval = emp_arena_new(a->arena, interval_t);
  interval->value = value;
  interval->start = interval->end = position;
  interval->file = emp_vm_file_of(value->type);
  interval->order = (uint32_t)a->intervals.count;
  if (interval->file == EMP_VM_FILE_NONE) return false;
  emp_ptr_map_set(&a->registers->values, value, interval);
  emp_array_push(a->arena, &a->intervals, interval);
  return true;
}

static block_range_t* range_of(const allocation_t* a,
                               const emp_block_t* block) {
  return emp_ptr_map_get(&a->blocks, block);
}

static uint32_t position_of(const allocation_t* a, const emp_op_t* op) {
  return (uint32_t)((uintptr_t)emp_ptr_map_get(&a->positions, op) - 1);
}

// Positions are even. The results of a call start one before it, so that they
// meet its operands.
static bool number_block(allocation_t* a, emp_block_t* block,
                         uint32_t* position) {
  block_range_t* range = emp_arena_new(a->arena, block_range_t);
  emp_ptr_map_set(&a->blocks, block, range);
  range->start = *position;
  for (uint32_t i = 0; i < block->arg_count; ++i) {
    if (!add_interval(a, block->args[i], *position)) return false;
  }
  for (emp_op_t* op = block->first; op != NULL; op = op->next) {
    *position += 2;
    emp_ptr_map_set(&a->positions, op, (void*)(uintptr_t)(*position + 1));
    bool sets_early = emp_op_has_trait(op, CALL_LIKE) || op->result_count > 1;
    for (uint32_t i = 0; i < op->result_count; ++i) {
      if (!add_interval(a, &op->results[i], *position - sets_early)) {
        return false;
      }
    }
  }
  range->end = *position + 1;
  *position += 2;
  return true;
}

static void link_predecessors(allocation_t* a, emp_region_t* body) {
  for (emp_block_t* block = body->first; block != NULL; block = block->next) {
    emp_op_t* last = block->last;
    for (uint32_t i = 0; last != NULL && i < last->successor_count; ++i) {
      block_range_t* range = range_of(a, last->successors[i]);
      if (range == NULL) continue;
      if (range->pred_count == range->pred_capacity) {
        size_t capacity = range->pred_capacity;
        range->preds =
            emp_array_grow(a->arena, range->preds, range->pred_count, &capacity,
                           range->pred_count + 1, sizeof(emp_block_t*));
        range->pred_capacity = (uint32_t)capacity;
      }
      range->preds[range->pred_count++] = block;
    }
  }
}

// -- liveness ----

static void cover(interval_t* interval, uint32_t position) {
  if (position < interval->start) interval->start = position;
  if (position > interval->end) interval->end = position;
}

// The value is live into `block`: walk back to where it is defined.
static void walk_back(allocation_t* a, interval_t* interval, emp_block_t* block,
                      emp_block_t* home) {
  a->stack.count = 0;
  emp_array_push(a->arena, &a->stack, block);
  while (a->stack.count > 0) {
    emp_block_t* at = a->stack.items[--a->stack.count];
    block_range_t* range = range_of(a, at);
    if (range == NULL || range->seen == a->stamp) continue;
    range->seen = a->stamp;
    cover(interval, range->start);
    for (uint32_t i = 0; i < range->pred_count; ++i) {
      block_range_t* pred = range_of(a, range->preds[i]);
      cover(interval, pred->end);
      if (range->preds[i] != home) {
        emp_array_push(a->arena, &a->stack, range->preds[i]);
      }
    }
  }
}

static void find_liveness(allocation_t* a, interval_t* interval) {
  emp_block_t* home = emp_value_block(interval->value);
  a->stamp += 1;
  for (emp_operand_t* use = interval->value->first_use; use != NULL;
       use = use->next_use) {
    emp_block_t* block = use->owner->block;
    uint32_t position = position_of(a, use->owner);
    cover(interval, position);
    if (block != home) walk_back(a, interval, block, home);
  }
}

// -- preferences ----

static interval_t* interval_of(const allocation_t* a,
                               const emp_value_t* value) {
  return emp_ptr_map_get(&a->registers->values, value);
}

// Joins an operand of a branch and the argument that it becomes.
static void add_hints(allocation_t* a, emp_op_t* branch) {
  uint32_t first = 0, count = 0;
  if (branch->info->successor_operands == NULL) return;
  for (uint32_t s = 0; s < branch->successor_count; ++s) {
    branch->info->successor_operands(branch, s, &first, &count);
    emp_block_t* target = branch->successors[s];
    for (uint32_t i = 0; i < count && i < target->arg_count; ++i) {
      interval_t* from = interval_of(a, emp_op_operand(branch, first + i));
      interval_t* to = interval_of(a, target->args[i]);
      if (from == NULL || to == NULL) continue;
      if (to->hint == NULL && from->start < to->start) to->hint = from;
      if (from->hint == NULL && to->start < from->start) from->hint = to;
    }
  }
}

// -- scan ----

static int compare_intervals(const void* x, const void* y) {
  const interval_t* a = *(interval_t* const*)x;
  const interval_t* b = *(interval_t* const*)y;
  if (a->start != b->start) return a->start < b->start ? -1 : 1;
  if (a->is_fixed != b->is_fixed) return a->is_fixed ? -1 : 1;
  return a->order < b->order ? -1 : 1;
}

// Free from `start` on: whatever was in it ended before, or at it.
static bool is_free(const uint32_t* ends, uint32_t reg, uint32_t start) {
  return ends[reg] <= start;
}

static bool fits(const allocation_t* a, const interval_t* interval,
                 uint32_t reg) {
  if (interval->file == EMP_VM_FILE_REF) {
    return is_free(a->ref_ends, reg, interval->start);
  }
  if (!is_free(a->word_ends, reg, interval->start)) return false;
  return interval->file == EMP_VM_FILE_WORD ||
         is_free(a->word_ends, reg + 1, interval->start);
}

static void take(allocation_t* a, interval_t* interval, uint32_t reg) {
  // An interval of one position still needs its register there.
  uint32_t end =
      interval->end == interval->start ? interval->end + 1 : interval->end;
  uint32_t width = interval->file == EMP_VM_FILE_PAIR ? 2 : 1;
  bool is_ref = interval->file == EMP_VM_FILE_REF;
  uint32_t* ends = is_ref ? a->ref_ends : a->word_ends;
  uint32_t* count =
      is_ref ? &a->registers->ref_count : &a->registers->word_count;
  for (uint32_t i = 0; i < width; ++i)
    ends[reg + i] = end;
  if (reg + width > *count) *count = reg + width;
  interval->reg = reg;
  interval->is_assigned = true;
}

static bool assign(allocation_t* a, interval_t* interval) {
  const interval_t* hint = interval->hint;
  if (hint != NULL && hint->is_assigned && hint->file == interval->file &&
      fits(a, interval, hint->reg)) {
    take(a, interval, hint->reg);
    return true;
  }
  uint32_t step = interval->file == EMP_VM_FILE_PAIR ? 2 : 1;
  for (uint32_t reg = 0; reg + step <= EMP_VM_MAX_REGISTERS - 2; reg += step) {
    if (!fits(a, interval, reg)) continue;
    take(a, interval, reg);
    return true;
  }
  return false;
}

static void fix_arguments(allocation_t* a, emp_block_t* entry) {
  EMP_ASSERT(entry != NULL);
  uint32_t words = 0, refs = 0;
  for (uint32_t i = 0; i < entry->arg_count; ++i) {
    interval_t* interval = interval_of(a, entry->args[i]);
    interval->is_fixed = true;
    if (interval->file == EMP_VM_FILE_REF) {
      interval->reg = refs++;
    } else {
      if (interval->file == EMP_VM_FILE_PAIR) words = (words + 1) & ~1u;
      interval->reg = words;
      words += interval->file == EMP_VM_FILE_PAIR ? 2 : 1;
    }
  }
}

bool emp_vm_assign_registers(emp_region_t* body, emp_arena_t* arena,
                             emp_vm_registers_t* out_registers) {
  *out_registers = (emp_vm_registers_t){.arena = arena,
                                        .values = {.arena = arena},
                                        .scratch_pair = UINT32_MAX,
                                        .scratch_ref = UINT32_MAX};
  allocation_t* a = emp_arena_new(arena, allocation_t);
  a->arena = arena;
  a->registers = out_registers;
  a->blocks.arena = a->positions.arena = arena;
  uint32_t position = 0;
  for (emp_block_t* block = body->first; block != NULL; block = block->next) {
    if (!number_block(a, block, &position)) return false;
  }
  link_predecessors(a, body);
  for (size_t i = 0; i < a->intervals.count; ++i) {
    find_liveness(a, a->intervals.items[i]);
  }
  for (emp_block_t* block = body->first; block != NULL; block = block->next) {
    if (block->last != NULL) add_hints(a, block->last);
  }
  fix_arguments(a, body->first);
  if (a->intervals.count > 0) {
    qsort(a->intervals.items, a->intervals.count, sizeof(interval_t*),
          compare_intervals);
  }
  for (size_t i = 0; i < a->intervals.count; ++i) {
    interval_t* interval = a->intervals.items[i];
    if (interval->is_fixed) {
      take(a, interval, interval->reg);
    } else if (!assign(a, interval)) {
      return false;
    }
  }
  return true;
}

uint32_t emp_vm_register(const emp_vm_registers_t* registers,
                         const emp_value_t* value) {
  const interval_t* interval = emp_ptr_map_get(&registers->values, value);
  return interval->reg;
}

uint16_t emp_vm_register_bits(const emp_vm_registers_t* registers,
                              const emp_value_t* value) {
  const interval_t* interval = emp_ptr_map_get(&registers->values, value);
  uint32_t bits = interval->file == EMP_VM_FILE_REF    ? EMP_VM_REGISTER_REF
                  : interval->file == EMP_VM_FILE_PAIR ? EMP_VM_REGISTER_PAIR
                                                       : 0;
  return (uint16_t)(interval->reg | bits);
}

uint32_t emp_vm_scratch(emp_vm_registers_t* registers, emp_vm_file_t file,
                        uint32_t n) {
  if (file == EMP_VM_FILE_REF) {
    if (registers->scratch_ref == UINT32_MAX) {
      registers->scratch_ref = registers->ref_count;
    }
    uint32_t reg = registers->scratch_ref + n;
    if (reg >= registers->ref_count) registers->ref_count = reg + 1;
    return reg;
  }
  if (registers->scratch_pair == UINT32_MAX) {
    registers->scratch_pair = (registers->word_count + 1) & ~1u;
  }
  uint32_t reg = registers->scratch_pair + 2 * n;
  if (reg + 2 > registers->word_count) registers->word_count = reg + 2;
  return reg;
}

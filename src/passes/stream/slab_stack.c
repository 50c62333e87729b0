// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Layouts without numbers. Any layout tells, of two slices that live together,
// which one is below. The other way round, when each such pair has an order and
// the orders have no cycle, then
//
//   offset(i) = the most of offset(j) + size(j) over all j below i
//
// is a layout for every choice of sizes, and for the sizes that the first one
// was made for it is no longer than that. With j below k below i the pair (j,
// i) follows from the other two.
#include "passes/stream/slab_stack.h"

#include "base/array.h"
#include "base/checked.h"

static bool live_together(const emp_slab_slice_t* a,
                          const emp_slab_slice_t* b) {
  return a->first <= b->last && b->first <= a->last;
}

// Empty slices may share an offset: then the listed order decides.
static bool is_below(const emp_slab_slice_t* slices, uint32_t a, uint32_t b) {
  if (slices[a].offset != slices[b].offset) {
    return slices[a].offset < slices[b].offset;
  }
  return a < b;
}

static void sort_by_offset(const emp_slab_slice_t* slices, size_t count,
                           uint32_t* order) {
  for (size_t i = 0; i < count; ++i) {
    size_t at = i;
    while (at > 0 && is_below(slices, (uint32_t)i, order[at - 1])) {
      order[at] = order[at - 1];
      --at;
    }
    order[at] = (uint32_t)i;
  }
}

// Some slice between the two lives with both.
static bool follows(const emp_slab_slice_t* slices, const uint32_t* order,
                    size_t low, size_t high) {
  const emp_slab_slice_t* a = &slices[order[low]];
  const emp_slab_slice_t* b = &slices[order[high]];
  for (size_t k = low + 1; k < high; ++k) {
    const emp_slab_slice_t* between = &slices[order[k]];
    if (live_together(a, between) && live_together(between, b)) return true;
  }
  return false;
}

void emp_slab_stack_of(const emp_slab_slice_t* planned, size_t count,
                       emp_arena_t* arena, emp_slab_stack_t* out) {
  uint32_t* order = emp_arena_new_array(arena, uint32_t, count + 1);
  uint32_t* first = emp_arena_new_array(arena, uint32_t, count + 2);
  bool* is_top = emp_arena_new_array(arena, bool, count + 1);
  sort_by_offset(planned, count, order);
  struct {
    uint32_t* items;
    size_t count, capacity;
  } below = {0};
  // The lists are gathered by place in `order` first.
  uint32_t* start = emp_arena_new_array(arena, uint32_t, count + 2);
  for (size_t high = 0; high < count; ++high) {
    start[high] = (uint32_t)below.count;
    is_top[order[high]] = true;
    for (size_t low = 0; low < high; ++low) {
      if (!live_together(&planned[order[low]], &planned[order[high]]) ||
          follows(planned, order, low, high)) {
        continue;
      }
      emp_array_push(arena, &below, order[low]);
      is_top[order[low]] = false;
    }
  }
  start[count] = (uint32_t)below.count;
  uint32_t* sorted = emp_arena_new_array(arena, uint32_t, below.count + 1);
  uint32_t* place = emp_arena_new_array(arena, uint32_t, count + 1);
  for (size_t i = 0; i < count; ++i)
    place[order[i]] = (uint32_t)i;
  uint32_t next = 0;
  for (size_t i = 0; i < count; ++i) {
    first[i] = next;
    for (uint32_t k = start[place[i]]; k < start[place[i] + 1]; ++k)
      sorted[next++] = below.items[k];
  }
  first[count] = next;
  *out = (emp_slab_stack_t){.count = count,
                            .order = order,
                            .below = sorted,
                            .first = first,
                            .is_top = is_top};
}

static bool align_to(uint64_t value, uint64_t alignment, uint64_t* out) {
  *out = value;
  return alignment <= 1 || emp_align_u64(value, alignment, out);
}

bool emp_slab_stack_total(const emp_slab_stack_t* stack, const uint64_t* bytes,
                          emp_slab_alignment_t alignment, emp_arena_t* scratch,
                          uint64_t* out_total) {
  emp_arena_mark_t mark = emp_arena_mark(scratch);
  uint64_t* ends = emp_arena_new_array(scratch, uint64_t, stack->count + 1);
  bool fits = true;
  *out_total = 0;
  for (size_t i = 0; i < stack->count && fits; ++i) {
    uint32_t slice = stack->order[i];
    uint64_t offset = 0, length = 0;
    for (uint32_t k = stack->first[slice]; k < stack->first[slice + 1]; ++k) {
      if (ends[stack->below[k]] > offset) offset = ends[stack->below[k]];
    }
    fits = align_to(offset, alignment.offset_bytes, &offset) &&
           align_to(bytes[slice], alignment.range_bytes, &length) &&
           emp_add_u64(offset, length, &ends[slice]);
    if (fits && ends[slice] > *out_total) *out_total = ends[slice];
  }
  emp_arena_rewind(scratch, mark);
  return fits;
}

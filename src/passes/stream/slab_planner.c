// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The slab planner. Slices are placed one after the other; each goes into the
// tightest gap between the slices that are placed already and live at the same
// time, or behind the last of them. The order decides how good that is: big
// slices first is close to optimal in practice, while IREE places in listed
// order. So several orders are tried and the smallest total wins, the listed
// one on ties.
#include "passes/stream/slab_planner.h"

#include "base/array.h"
#include "base/checked.h"

// Slices of one plan in the order of placing; `placed` is sorted by offset.
typedef struct plan_s {
  emp_slab_slice_t* slices;
  emp_slab_alignment_t alignment;
  uint32_t* placed;
  size_t placed_count;
  uint64_t high;
} plan_t;

static bool align_to(uint64_t value, uint64_t alignment, uint64_t* out) {
  *out = value;
  return alignment <= 1 || emp_align_u64(value, alignment, out);
}

static bool live_together(const emp_slab_slice_t* a,
                          const emp_slab_slice_t* b) {
  return a->first <= b->last && b->first <= a->last;
}

static void insert_by_offset(plan_t* plan, uint32_t index) {
  size_t at = plan->placed_count++;
  uint64_t offset = plan->slices[index].offset;
  while (at > 0 && plan->slices[plan->placed[at - 1]].offset > offset) {
    plan->placed[at] = plan->placed[at - 1];
    --at;
  }
  plan->placed[at] = index;
}

// The start of the tightest gap that `need` bytes fit into, else behind all
// slices that live at the same time.
static bool find_place(const plan_t* plan, const emp_slab_slice_t* slice,
                       uint64_t need, uint64_t* out_offset) {
  uint64_t cursor = 0, best_fit = UINT64_MAX, aligned = 0;
  bool found = false;
  for (size_t i = 0; i < plan->placed_count; ++i) {
    const emp_slab_slice_t* other = &plan->slices[plan->placed[i]];
    uint64_t bytes = 0, end = 0;
    if (!live_together(slice, other)) continue;
    if (!align_to(cursor, plan->alignment.offset_bytes, &aligned)) return false;
    if (aligned <= other->offset && need <= other->offset - aligned &&
        other->offset - aligned < best_fit) {
      *out_offset = aligned;
      best_fit = other->offset - cursor;
      found = true;
    }
    if (!align_to(other->bytes, plan->alignment.range_bytes, &bytes) ||
        !emp_add_u64(other->offset, bytes, &end)) {
      return false;
    }
    if (end > cursor) cursor = end;
  }
  return found || align_to(cursor, plan->alignment.offset_bytes, out_offset);
}

static bool place_in_order(plan_t* plan, const uint32_t* order, size_t count,
                           uint64_t* out_total) {
  plan->placed_count = 0;
  plan->high = 0;
  for (size_t i = 0; i < count; ++i) {
    emp_slab_slice_t* slice = &plan->slices[order[i]];
    uint64_t need = 0, end = 0;
    if (!align_to(slice->bytes, plan->alignment.range_bytes, &need) ||
        !find_place(plan, slice, need, &slice->offset) ||
        !emp_add_u64(slice->offset, need, &end)) {
      return false;
    }
    if (end > plan->high) plan->high = end;
    insert_by_offset(plan, order[i]);
  }
  return align_to(plan->high, plan->alignment.range_bytes, out_total);
}

// -- orders ------------------------------------------------------------------

typedef enum order_kind_e {
  kListed,
  kBySize,
  kByLife,
  kByArea,
  kByStart,
  kOrderCount,
} order_kind_t;

static uint64_t life_of(const emp_slab_slice_t* slice) {
  return (uint64_t)(slice->last - slice->first) + 1;
}

// True when `a` is to be placed before `b`; ties keep the listed order.
static bool goes_before(order_kind_t kind, const emp_slab_slice_t* a,
                        const emp_slab_slice_t* b) {
  switch (kind) {
    case kBySize:
      if (a->bytes != b->bytes) return a->bytes > b->bytes;
      return life_of(a) > life_of(b);
    case kByLife:
      if (life_of(a) != life_of(b)) return life_of(a) > life_of(b);
      return a->bytes > b->bytes;
    case kByArea: {
      double area_a = (double)a->bytes * (double)life_of(a);
      double area_b = (double)b->bytes * (double)life_of(b);
      return area_a > area_b;
    }
    case kByStart:
      if (a->first != b->first) return a->first < b->first;
      return a->bytes > b->bytes;
    default:
      return false;
  }
}

// A stable merge sort; `spare` is as long as `order`.
static void sort_order(order_kind_t kind, const emp_slab_slice_t* slices,
                       uint32_t* order, uint32_t* spare, size_t count) {
  for (size_t width = 1; width < count; width *= 2) {
    for (size_t start = 0; start < count; start += 2 * width) {
      size_t middle = start + width < count ? start + width : count;
      size_t end = start + 2 * width < count ? start + 2 * width : count;
      size_t left = start, right = middle;
      for (size_t i = start; i < end; ++i) {
        bool take_right =
            right < end &&
            (left >= middle ||
             goes_before(kind, &slices[order[right]], &slices[order[left]]));
        spare[i] = take_right ? order[right++] : order[left++];
      }
    }
    for (size_t i = 0; i < count; ++i)
      order[i] = spare[i];
  }
}

static bool plan_by(order_kind_t kind, emp_slab_slice_t* slices, size_t count,
                    emp_slab_alignment_t alignment, emp_arena_t* scratch,
                    uint64_t* out_total) {
  emp_arena_mark_t mark = emp_arena_mark(scratch);
  uint32_t* order = emp_arena_new_array(scratch, uint32_t, count + 1);
  uint32_t* spare = emp_arena_new_array(scratch, uint32_t, count + 1);
  plan_t plan = {.slices = slices, .alignment = alignment};
  plan.placed = emp_arena_new_array(scratch, uint32_t, count + 1);
  for (size_t i = 0; i < count; ++i)
    order[i] = (uint32_t)i;
  sort_order(kind, slices, order, spare, count);
  bool fits = place_in_order(&plan, order, count, out_total);
  emp_arena_rewind(scratch, mark);
  return fits;
}

bool emp_slab_plan_in_order(emp_slab_slice_t* slices, size_t count,
                            emp_slab_alignment_t alignment,
                            emp_arena_t* scratch, uint64_t* out_total) {
  *out_total = 0;
  return plan_by(kListed, slices, count, alignment, scratch, out_total);
}

bool emp_slab_plan(emp_slab_slice_t* slices, size_t count,
                   emp_slab_alignment_t alignment, emp_arena_t* scratch,
                   uint64_t* out_total) {
  uint64_t bound = emp_slab_live_bound(slices, count, alignment);
  order_kind_t best = kListed;
  *out_total = 0;
  if (!plan_by(kListed, slices, count, alignment, scratch, out_total)) {
    return false;
  }
  for (int kind = kBySize; kind < kOrderCount && *out_total > bound; ++kind) {
    uint64_t total = 0;
    if (plan_by((order_kind_t)kind, slices, count, alignment, scratch,
                &total) &&
        total < *out_total) {
      best = (order_kind_t)kind;
      *out_total = total;
    }
  }
  return plan_by(best, slices, count, alignment, scratch, out_total);
}

// -- checks ------------------------------------------------------------------

uint64_t emp_slab_live_bound(const emp_slab_slice_t* slices, size_t count,
                             emp_slab_alignment_t alignment) {
  uint64_t bound = 0;
  // The number of live bytes only grows where some slice starts.
  for (size_t i = 0; i < count; ++i) {
    uint64_t live = 0;
    for (size_t k = 0; k < count; ++k) {
      uint64_t bytes = 0;
      if (slices[k].first > slices[i].first ||
          slices[i].first > slices[k].last) {
        continue;
      }
      if (!align_to(slices[k].bytes, alignment.range_bytes, &bytes) ||
          !emp_add_u64(live, bytes, &live)) {
        return UINT64_MAX;
      }
    }
    if (live > bound) bound = live;
  }
  return bound;
}

bool emp_slab_is_sound(const emp_slab_slice_t* slices, size_t count,
                       emp_slab_alignment_t alignment, uint64_t total) {
  for (size_t i = 0; i < count; ++i) {
    const emp_slab_slice_t* a = &slices[i];
    uint64_t end = 0, aligned = 0;
    if (!emp_add_u64(a->offset, a->bytes, &end) || end > total) return false;
    if (!align_to(a->offset, alignment.offset_bytes, &aligned) ||
        aligned != a->offset) {
      return false;
    }
    for (size_t k = 0; k < i; ++k) {
      const emp_slab_slice_t* b = &slices[k];
      bool apart = end <= b->offset || b->offset + b->bytes <= a->offset;
      if (live_together(a, b) && !apart) return false;
    }
  }
  return true;
}

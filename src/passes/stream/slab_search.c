// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The search of MiniMalloc (Moffitt, "MiniMalloc: A Lightweight Memory
// Allocator for Hardware-Accelerated Machine Learning", ASPLOS 2023, sections 3
// and 4), written anew:
//
// - A placement is canonical when every slice lies on another one or on the
//   ground; each placement can be pushed down to a canonical one. Slices are
//   placed by rising offset (then by rank), each on what is below it, so the
//   offset is not a choice: a node only chooses who is next.
// - Nothing placed later lies lower. A slice that would, must be lifted by
//   another first; one that fits wholly below the current height, or that
//   nothing can lift, shows that the node has no canonical answer.
// - A slice that another fits wholly below is not tried: the other goes first.
// - Time is cut into sections, the longest sets of slices that live together.
// In
//   each, the lowest place of its slices and the sum of their sizes must not
//   exceed the capacity.
// - Slices that no longer overlap in time are separate problems.
//
// The rank, by life span, area and crowdedness in some order, decides the rest.
// Several orders run in turn, each with a number of steps that doubles. It ends
// because each node places a slice; one order that ends tells that there is no
// placement.
#include "passes/stream/slab_search.h"

#include "base/checked.h"

enum {
  kMaxSlices = 4096,
  kClockSteps = 64,
  kFirstSteps = 32768,
  kFirstShare = 4
};

typedef struct block_s {
  int64_t first, last;
  uint64_t bytes;
  uint64_t support;  // top of what is placed and lives at the same time
  uint64_t offset;
  uint64_t crowd;  // most bytes that live together with it at one time
  uint32_t rank;
  uint32_t overlaps;  // others not placed that live at the same time
  uint32_t section, section_end;
} block_t;

typedef struct trail_s {
  uint32_t block;
  uint64_t support;
} trail_t;

typedef struct search_s {
  block_t* blocks;
  size_t count;
  uint32_t* neighbors;  // of block i from start[i] on
  uint32_t* start;
  bool* is_placed;
  uint64_t* left;   // of each section: bytes that are not placed
  uint64_t* floor;  // of each section, made anew at each node
  uint32_t section_count;
  emp_arena_t* arena;
  trail_t* trail;  // supports to bring back; room for each pair of neighbors
  size_t trail_count;
  const emp_slab_limits_t* limits;
  uint64_t steps, step_limit;
} search_t;

// Slices of one problem by first position, with what was placed last.
typedef struct part_s {
  uint32_t* items;
  size_t count;
  uint64_t height;
  uint32_t rank;
} part_t;

static emp_slab_found_t search_part(search_t* s, const part_t* part);

static bool overlap(const block_t* a, const block_t* b) {
  return a->first <= b->last && b->first <= a->last;
}

// -- nodes -------------------------------------------------------------------

// No section is full, whatever comes.
static bool sections_fit(search_t* s, const part_t* part) {
  uint32_t low = UINT32_MAX, high = 0;
  for (size_t i = 0; i < part->count; ++i) {
    const block_t* block = &s->blocks[part->items[i]];
    if (block->section < low) low = block->section;
    if (block->section_end > high) high = block->section_end;
  }
  for (uint32_t k = low; k < high; ++k)
    s->floor[k] = UINT64_MAX;
  for (size_t i = 0; i < part->count; ++i) {
    const block_t* block = &s->blocks[part->items[i]];
    uint64_t lowest =
        block->support > part->height ? block->support : part->height;
    for (uint32_t k = block->section; k < block->section_end; ++k) {
      if (lowest < s->floor[k]) s->floor[k] = lowest;
    }
  }
  for (uint32_t k = low; k < high; ++k) {
    if (s->floor[k] != UINT64_MAX &&
        s->floor[k] + s->left[k] > s->limits->capacity) {
      return false;
    }
  }
  return true;
}

// Those that may be next, by the height they would have, then by rank.
static size_t find_candidates(search_t* s, const part_t* part,
                              uint32_t* out_list) {
  uint64_t lowest_top = UINT64_MAX;
  size_t count = 0;
  for (size_t i = 0; i < part->count; ++i) {
    const block_t* block = &s->blocks[part->items[i]];
    uint64_t top = block->support + block->bytes;
    if (top < lowest_top) lowest_top = top;
    bool is_low = block->support < part->height;
    if (is_low && (top <= part->height || block->overlaps == 0)) return 0;
  }
  for (size_t i = 0; i < part->count; ++i) {
    const block_t* block = &s->blocks[part->items[i]];
    bool is_next =
        block->support > part->height ||
        (block->support == part->height && block->rank >= part->rank);
    if (!is_next || block->support >= lowest_top) continue;
    size_t at = count++;
    while (at > 0) {
      const block_t* other = &s->blocks[out_list[at - 1]];
      if (other->support < block->support ||
          (other->support == block->support && other->rank < block->rank)) {
        break;
      }
      out_list[at] = out_list[at - 1];
      --at;
    }
    out_list[at] = part->items[i];
  }
  return count;
}

static void place(search_t* s, uint32_t index) {
  block_t* block = &s->blocks[index];
  block->offset = block->support;
  s->is_placed[index] = true;
  for (uint32_t k = block->section; k < block->section_end; ++k)
    s->left[k] -= block->bytes;
  uint64_t top = block->offset + block->bytes;
  for (uint32_t k = s->start[index]; k < s->start[index + 1]; ++k) {
    uint32_t other = s->neighbors[k];
    --s->blocks[other].overlaps;
    if (s->is_placed[other] || s->blocks[other].support >= top) continue;
    s->trail[s->trail_count++] = (trail_t){other, s->blocks[other].support};
    s->blocks[other].support = top;
  }
}

static void take_back(search_t* s, uint32_t index, size_t trail_count) {
  block_t* block = &s->blocks[index];
  while (s->trail_count > trail_count) {
    const trail_t* entry = &s->trail[--s->trail_count];
    s->blocks[entry->block].support = entry->support;
  }
  for (uint32_t k = s->start[index]; k < s->start[index + 1]; ++k) {
    ++s->blocks[s->neighbors[k]].overlaps;
  }
  for (uint32_t k = block->section; k < block->section_end; ++k)
    s->left[k] += block->bytes;
  s->is_placed[index] = false;
}

// The supports stay as they are until the caller takes back more.
static void take_back_all(search_t* s, const uint32_t* items, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    if (s->is_placed[items[i]]) take_back(s, items[i], s->trail_count);
  }
}

// The rest of the part, cut where nothing lives on both sides.
static emp_slab_found_t search_rest(search_t* s, const part_t* part,
                                    uint32_t placed) {
  emp_arena_mark_t mark = emp_arena_mark(s->arena);
  uint32_t* rest = emp_arena_new_array(s->arena, uint32_t, part->count);
  size_t count = 0;
  for (size_t i = 0; i < part->count; ++i) {
    if (part->items[i] != placed) rest[count++] = part->items[i];
  }
  emp_slab_found_t found = EMP_SLAB_FOUND;
  size_t start = 0;
  int64_t reach = INT64_MIN;
  for (size_t i = 0; i <= count && found == EMP_SLAB_FOUND; ++i) {
    bool cuts = i == count || (i > start && s->blocks[rest[i]].first > reach);
    if (cuts && i > start) {
      part_t piece = {rest + start, i - start, s->blocks[placed].offset,
                      s->blocks[placed].rank};
      found = search_part(s, &piece);
      if (found != EMP_SLAB_FOUND) take_back_all(s, rest, start);
      start = i;
      reach = INT64_MIN;
    }
    if (i < count && s->blocks[rest[i]].last > reach) {
      reach = s->blocks[rest[i]].last;
    }
  }
  emp_arena_rewind(s->arena, mark);
  return found;
}

static bool is_out_of_time(search_t* s) {
  ++s->steps;
  if (s->step_limit != 0 && s->steps >= s->step_limit) return true;
  return s->limits->now != NULL && s->steps % kClockSteps == 0 &&
         s->limits->now() >= s->limits->end;
}

static emp_slab_found_t search_part(search_t* s, const part_t* part) {
  if (part->count == 0) return EMP_SLAB_FOUND;
  if (is_out_of_time(s)) return EMP_SLAB_STOPPED;
  if (!sections_fit(s, part)) return EMP_SLAB_NONE;
  emp_arena_mark_t mark = emp_arena_mark(s->arena);
  uint32_t* list = emp_arena_new_array(s->arena, uint32_t, part->count);
  size_t count = find_candidates(s, part, list);
  emp_slab_found_t found = EMP_SLAB_NONE;
  for (size_t i = 0; i < count && found == EMP_SLAB_NONE; ++i) {
    size_t trail_count = s->trail_count;
    place(s, list[i]);
    found = search_rest(s, part, list[i]);
    if (found != EMP_SLAB_FOUND) take_back(s, list[i], trail_count);
  }
  emp_arena_rewind(s->arena, mark);
  return found;
}

// -- setting up --------------------------------------------------------------

// Stable; lists are short, and nearly sorted where it matters.
static void sort_list(search_t* s, uint32_t* list, size_t count,
                      bool (*goes_before)(const block_t*, const block_t*)) {
  for (size_t i = 1; i < count; ++i) {
    uint32_t item = list[i];
    size_t at = i;
    while (at > 0 && goes_before(&s->blocks[item], &s->blocks[list[at - 1]])) {
      list[at] = list[at - 1];
      --at;
    }
    list[at] = item;
  }
}

static bool starts_before(const block_t* a, const block_t* b) {
  return a->first < b->first;
}

static void find_neighbors(search_t* s) {
  size_t pairs = 0;
  s->start = emp_arena_new_array(s->arena, uint32_t, s->count + 1);
  for (size_t i = 0; i < s->count; ++i) {
    s->start[i] = (uint32_t)pairs;
    for (size_t k = 0; k < s->count; ++k) {
      pairs += i != k && overlap(&s->blocks[i], &s->blocks[k]);
    }
    s->blocks[i].overlaps = (uint32_t)pairs - s->start[i];
  }
  s->start[s->count] = (uint32_t)pairs;
  s->neighbors = emp_arena_new_array(s->arena, uint32_t, pairs + 1);
  s->trail = emp_arena_new_array(s->arena, trail_t, pairs + 1);
  size_t next = 0;
  for (size_t i = 0; i < s->count; ++i) {
    for (size_t k = 0; k < s->count; ++k) {
      if (i != k && overlap(&s->blocks[i], &s->blocks[k])) {
        s->neighbors[next++] = (uint32_t)k;
      }
    }
  }
}

// A section ends where a slice ends after another one began: what lives there
// together lives together nowhere else in greater number.
static void find_sections(search_t* s, const uint32_t* by_start) {
  s->left = emp_arena_new_array(s->arena, uint64_t, s->count + 1);
  s->floor = emp_arena_new_array(s->arena, uint64_t, s->count + 1);
  for (size_t i = 0; i < s->count; ++i)
    s->blocks[i].section = UINT32_MAX;
  for (size_t i = 0; i < s->count; ++i) {
    int64_t at = s->blocks[by_start[i]].first;
    int64_t next_start =
        i + 1 < s->count ? s->blocks[by_start[i + 1]].first : INT64_MAX;
    bool ends = i + 1 == s->count;
    for (size_t k = 0; k <= i && !ends && next_start != at; ++k) {
      int64_t last = s->blocks[by_start[k]].last;
      ends = last >= at && last < next_start;
    }
    if (!ends) continue;
    uint32_t number = s->section_count++;
    for (size_t k = 0; k <= i; ++k) {
      block_t* block = &s->blocks[by_start[k]];
      if (block->last < at) continue;
      if (block->section == UINT32_MAX) block->section = number;
      block->section_end = number + 1;
      s->left[number] += block->bytes;
    }
  }
  for (size_t i = 0; i < s->count; ++i) {
    block_t* block = &s->blocks[i];
    for (uint32_t k = block->section; k < block->section_end; ++k) {
      if (s->left[k] > block->crowd) block->crowd = s->left[k];
    }
  }
}

// -- orders ------------------------------------------------------------------

typedef int (*compare_t)(const block_t* a, const block_t* b);

static double area_of(const block_t* block) {
  return (double)block->bytes * (double)(block->last - block->first + 1);
}

static int by_width(const block_t* a, const block_t* b) {
  int64_t x = a->last - a->first, y = b->last - b->first;
  return (x > y) - (x < y);
}

static int by_area(const block_t* a, const block_t* b) {
  return (area_of(a) > area_of(b)) - (area_of(a) < area_of(b));
}

static int by_crowd(const block_t* a, const block_t* b) {
  return (a->crowd > b->crowd) - (a->crowd < b->crowd);
}

static int by_bytes(const block_t* a, const block_t* b) {
  return (a->bytes > b->bytes) - (a->bytes < b->bytes);
}

enum { kKeys = 3 };
static const compare_t kOrders[][kKeys] = {
    {by_crowd, by_width, by_area},
    {by_crowd, by_area, by_width},
    {by_width, by_area, by_crowd},
    {by_bytes, by_width, by_crowd},
};
enum { kOrderCount = sizeof(kOrders) / sizeof(kOrders[0]) };

static void rank_by(search_t* s, const compare_t* keys, uint32_t* list) {
  for (size_t i = 0; i < s->count; ++i)
    list[i] = (uint32_t)i;
  for (size_t i = 1; i < s->count; ++i) {
    uint32_t item = list[i];
    size_t at = i;
    for (; at > 0; --at) {
      int order = 0;
      for (int k = 0; k < kKeys && order == 0; ++k) {
        order = keys[k](&s->blocks[item], &s->blocks[list[at - 1]]);
      }
      if (order <= 0) break;
      list[at] = list[at - 1];
    }
    list[at] = item;
  }
  for (size_t i = 0; i < s->count; ++i)
    s->blocks[list[i]].rank = (uint32_t)i;
}

static bool is_over(const search_t* s) {
  const emp_slab_limits_t* limits = s->limits;
  return (limits->steps != 0 && s->steps >= limits->steps) ||
         (limits->now != NULL && limits->now() >= limits->end);
}

// The orders in turn, the first one with a greater share.
static emp_slab_found_t search_orders(search_t* s, const part_t* part) {
  uint32_t* list = emp_arena_new_array(s->arena, uint32_t, s->count + 1);
  const emp_slab_limits_t* limits = s->limits;
  for (uint64_t budget = kFirstSteps;; budget *= 2) {
    for (int i = 0; i < kOrderCount; ++i) {
      if (is_over(s)) return EMP_SLAB_STOPPED;
      rank_by(s, kOrders[i], list);
      s->step_limit = s->steps + (i == 0 ? kFirstShare * budget : budget);
      if (limits->steps != 0 && s->step_limit > limits->steps) {
        s->step_limit = limits->steps;
      }
      emp_slab_found_t found = search_part(s, part);
      if (found != EMP_SLAB_STOPPED) return found;
    }
  }
}

// Parts that have no time in common are searched one after the other.
static emp_slab_found_t search_all(search_t* s, uint32_t* by_start) {
  emp_slab_found_t found = EMP_SLAB_FOUND;
  size_t start = 0;
  int64_t reach = INT64_MIN;
  for (size_t i = 0; i <= s->count && found == EMP_SLAB_FOUND; ++i) {
    bool cuts =
        i == s->count || (i > start && s->blocks[by_start[i]].first > reach);
    if (cuts && i > start) {
      part_t part = {by_start + start, i - start, 0, 0};
      found = search_orders(s, &part);
      start = i;
      reach = INT64_MIN;
    }
    if (i < s->count && s->blocks[by_start[i]].last > reach) {
      reach = s->blocks[by_start[i]].last;
    }
  }
  return found;
}

emp_slab_found_t emp_slab_search(emp_slab_slice_t* slices, size_t count,
                                 uint64_t alignment,
                                 const emp_slab_limits_t* limits,
                                 emp_arena_t* scratch) {
  search_t s = {.arena = scratch, .limits = limits};
  uint64_t sum = 0;
  if (count > kMaxSlices) return EMP_SLAB_STOPPED;
  s.blocks = emp_arena_new_array(scratch, block_t, count + 1);
  uint32_t* slice_of = emp_arena_new_array(scratch, uint32_t, count + 1);
  for (size_t i = 0; i < count; ++i) {
    block_t block = {.first = slices[i].first, .last = slices[i].last};
    slices[i].offset = 0;
    bool fits = emp_align_u64(slices[i].bytes, alignment, &block.bytes) &&
                emp_add_u64(sum, block.bytes, &sum);
    if (!fits || sum > UINT64_MAX / 4) return EMP_SLAB_STOPPED;
    if (block.bytes == 0) continue;
    slice_of[s.count] = (uint32_t)i;
    s.blocks[s.count++] = block;
  }
  s.is_placed = emp_arena_new_array(scratch, bool, s.count + 1);
  uint32_t* by_start = emp_arena_new_array(scratch, uint32_t, s.count + 1);
  for (size_t i = 0; i < s.count; ++i)
    by_start[i] = (uint32_t)i;
  sort_list(&s, by_start, s.count, starts_before);
  find_neighbors(&s);
  find_sections(&s, by_start);
  emp_slab_found_t found = search_all(&s, by_start);
  for (size_t i = 0; i < s.count; ++i)
    slices[slice_of[i]].offset = s.blocks[i].offset;
  return found;
}

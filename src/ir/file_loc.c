// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Places in files. Each op that is read has one of its own, so they are what a
// context holds most of: only the head of the record is allocated, and their
// set keeps bare pointers.
//
// Text is read line by line, so neighbours in the set should be neighbours in
// memory: the places of eight lines of a file (32 columns of them) share a run
// of slots at a hashed start, and a run is two cache lines that stay near while
// those lines are read.
#include <stddef.h>

#include "base/assert.h"
#include "ir/context_impl.h"

enum {
  kFirstSlots = 256,
  kLinesPerRun = 8,
  kSlotsPerLine = 2,
  kColumnsPerRun = 32,
  kSampleBytes = 1 << 16,
};

// What a record of this kind holds; nothing behind it may be read.
enum { kHeadBytes = offsetof(emp_attr_t, data) };
EMP_STATIC_ASSERT(offsetof(emp_attr_t, end_column) + sizeof(uint32_t) <=
                      kHeadBytes,
                  "a place is in the head of an attribute");

static size_t slot_of(const emp_loc_table_t* table, emp_str_t file,
                      uint32_t line, uint32_t column) {
  uint64_t run = emp_hash_u64(
      emp_hash_u64((uint64_t)(uintptr_t)file.data, line / kLinesPerRun),
      column / kColumnsPerRun);
  uint64_t in_run =
      (line % kLinesPerRun) * kSlotsPerLine + column % kSlotsPerLine;
  run *= (uint64_t)kLinesPerRun * kSlotsPerLine;
  return (size_t)((run + in_run) & (table->slot_count - 1));
}

static bool is_place(const emp_attr_t* loc, emp_str_t file,
                     const emp_file_place_t* place) {
  return loc->line == place->line && loc->column == place->column &&
         loc->text.data == file.data && loc->end_line == place->end_line &&
         loc->end_column == place->end_column;
}

static void put(emp_loc_table_t* table, const emp_attr_t* loc) {
  size_t i = slot_of(table, loc->text, loc->line, loc->column);
  while (table->slots[i])
    i = (i + 1) & (table->slot_count - 1);
  table->slots[i] = loc;
}

static void resize(emp_context_t* context, size_t slot_count) {
  emp_loc_table_t* table = &context->file_locs;
  emp_loc_table_t bigger = {.count = table->count, .slot_count = slot_count};
  emp_arena_init(&bigger.memory, context->arena.host,
                 context->arena.out_of_memory, context->arena.user);
  bigger.slots =
      emp_arena_new_array(&bigger.memory, const emp_attr_t*, slot_count);
  for (size_t i = 0; i < table->slot_count; ++i) {
    if (table->slots[i]) put(&bigger, table->slots[i]);
  }
  if (table->slot_count) emp_arena_deinit(&table->memory);
  *table = bigger;
}

static bool is_full(size_t count, size_t slot_count) {
  return count * 4 > slot_count * 3;
}

// One place for a line, as many lines as its beginning promises.
void emp_loc_file_reserve(emp_context_t* context, emp_str_t text) {
  size_t looked_at = text.length < kSampleBytes ? text.length : kSampleBytes;
  if (looked_at < kSampleBytes) return;  // growing is cheap enough
  size_t lines = 0;
  for (size_t i = 0; i < looked_at; ++i)
    lines += text.data[i] == '\n';
  size_t wanted = context->file_locs.count + text.length / looked_at * lines;
  size_t slot_count = kFirstSlots;
  while (is_full(wanted, slot_count))
    slot_count *= 2;
  if (slot_count > context->file_locs.slot_count) resize(context, slot_count);
}

static const emp_attr_t* add(emp_context_t* context, emp_str_t file,
                             const emp_file_place_t* place) {
  emp_attr_t* loc =
      emp_arena_alloc(&context->arena, 1, kHeadBytes, _Alignof(emp_attr_t));
  loc->kind = EMP_ATTR_LOC_FILE;
  loc->context = context;
  loc->text = file;
  loc->line = place->line;
  loc->column = place->column;
  loc->end_line = place->end_line;
  loc->end_column = place->end_column;
  put(&context->file_locs, loc);
  ++context->file_locs.count;
  return loc;
}

const emp_attr_t* emp_loc_file_interned(emp_context_t* context, emp_str_t file,
                                        const emp_file_place_t* place) {
  emp_loc_table_t* table = &context->file_locs;
  if (is_full(table->count + 1, table->slot_count)) {
    resize(context, table->slot_count ? table->slot_count * 2 : kFirstSlots);
  }
  size_t i = slot_of(table, file, place->line, place->column);
  for (; table->slots[i]; i = (i + 1) & (table->slot_count - 1)) {
    if (is_place(table->slots[i], file, place)) return table->slots[i];
  }
  return add(context, file, place);
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Both maps are an array of entries in insertion order plus a table of slots
// that holds entry numbers (+1; 0 is free). Only the slots are hashed, so
// growth moves 4 bytes an entry and iteration is a plain loop.
#include "base/map.h"

#include <string.h>

#include "base/array.h"
#include "base/text.h"

enum { kFirstSlotCount = 16 };

// One multiplication (by a constant of splitmix64, Steele, Lea and Flood, "Fast
// splittable pseudorandom number generators") spreads the bits upwards, the
// shift behind it brings the upper ones, which depend on all, down to where
// tables look. The shift before it is for words that differ in their last bytes
// only, as the numbers at the ends of names do: those would stay out of reach.
uint64_t emp_hash_u64(uint64_t seed, uint64_t value) {
  uint64_t hash = ((seed << 29 | seed >> 35) ^ value) + seed;
  hash ^= hash >> 31;
  hash *= UINT64_C(0xbf58476d1ce4e5b9);
  return hash ^ (hash >> 32);
}

// The words of `data`; the last one is read with an overlap where it can be.
uint64_t emp_hash_bytes(uint64_t seed, const void* data, size_t bytes) {
  const unsigned char* next = data;
  uint64_t hash = emp_hash_u64(seed, bytes);
  uint64_t word = 0;
  if (bytes >= 8) {
    const unsigned char* last = next + bytes - 8;
    for (; next < last; next += 8) {
      memcpy(&word, next, 8);
      hash = emp_hash_u64(hash, word);
    }
    memcpy(&word, last, 8);
    return emp_hash_u64(hash, word);
  }
  if (bytes >= 4) {
    uint32_t low = 0;
    uint32_t high = 0;
    memcpy(&low, next, 4);
    memcpy(&high, next + bytes - 4, 4);
    return emp_hash_u64(hash, (uint64_t)high << 32 | low);
  }
  for (size_t i = 0; i < bytes; ++i) {
    word |= (uint64_t)next[i] << (8 * i);
  }
  return emp_hash_u64(hash, word);
}

// -- slots -------------------------------------------------------------------

// Puts entry `index` into a free slot of its chain.
static void slots_put(uint32_t* slots, size_t slot_count, uint64_t hash,
                      size_t index) {
  size_t slot = (size_t)hash & (slot_count - 1);
  while (slots[slot] != 0)
    slot = (slot + 1) & (slot_count - 1);
  slots[slot] = (uint32_t)(index + 1);
}

// True when one more entry would fill more than 3/4 of the slots.
static bool slots_are_full(size_t count, size_t slot_count) {
  return (count + 1) * 4 > slot_count * 3;
}

// -- pointers ----------------------------------------------------------------

static uint64_t ptr_hash(const void* key) {
  return emp_hash_u64(0, (uint64_t)(uintptr_t)key);
}

static emp_ptr_map_entry_t* ptr_find(const emp_ptr_map_t* map,
                                     const void* key) {
  if (map->slot_count == 0) return NULL;
  size_t slot = (size_t)ptr_hash(key) & (map->slot_count - 1);
  for (; map->slots[slot] != 0; slot = (slot + 1) & (map->slot_count - 1)) {
    emp_ptr_map_entry_t* entry = &map->entries[map->slots[slot] - 1];
    if (entry->key == key) return entry;
  }
  return NULL;
}

void* emp_ptr_map_get(const emp_ptr_map_t* map, const void* key) {
  emp_ptr_map_entry_t* entry = ptr_find(map, key);
  return entry ? entry->value : NULL;
}

bool emp_ptr_map_has(const emp_ptr_map_t* map, const void* key) {
  return ptr_find(map, key) != NULL;
}

void emp_ptr_map_set(emp_ptr_map_t* map, const void* key, void* value) {
  emp_ptr_map_entry_t* entry = ptr_find(map, key);
  if (entry) {
    entry->value = value;
    return;
  }
  if (slots_are_full(map->count, map->slot_count)) {
    size_t grown = map->slot_count ? map->slot_count * 2 : kFirstSlotCount;
    map->slots = emp_arena_new_array(map->arena, uint32_t, grown);
    map->slot_count = grown;
    for (size_t i = 0; i < map->count; ++i) {
      slots_put(map->slots, grown, ptr_hash(map->entries[i].key), i);
    }
  }
  slots_put(map->slots, map->slot_count, ptr_hash(key), map->count);
  map->entries =
      emp_array_grow(map->arena, map->entries, map->count, &map->capacity,
                     map->count + 1, sizeof(map->entries[0]));
  map->entries[map->count++] = (emp_ptr_map_entry_t){key, value};
}

// -- text --------------------------------------------------------------------

static uint64_t str_hash(emp_str_t key) {
  return emp_hash_bytes(0, key.data, key.length);
}

// A slot's tag is the upper half of the hash: names are often of one length and
// begin alike, so comparing them is dear.
static uint32_t tag_of(uint64_t hash) {
  return (uint32_t)(hash >> 32);
}

static void str_put(emp_str_map_t* map, uint64_t hash, size_t index) {
  size_t slot = (size_t)hash & (map->slot_count - 1);
  while (map->slots[slot].index != 0)
    slot = (slot + 1) & (map->slot_count - 1);
  map->slots[slot] = (emp_str_map_slot_t){tag_of(hash), (uint32_t)(index + 1)};
}

static emp_str_map_entry_t* str_find(const emp_str_map_t* map, emp_str_t key,
                                     uint64_t hash) {
  if (map->slot_count == 0) return NULL;
  size_t slot = (size_t)hash & (map->slot_count - 1);
  for (; map->slots[slot].index != 0;
       slot = (slot + 1) & (map->slot_count - 1)) {
    if (map->slots[slot].tag != tag_of(hash)) continue;
    emp_str_map_entry_t* entry = &map->entries[map->slots[slot].index - 1];
    if (emp_str_equal(entry->key, key)) return entry;
  }
  return NULL;
}

void* emp_str_map_get(const emp_str_map_t* map, emp_str_t key) {
  emp_str_map_entry_t* entry = str_find(map, key, str_hash(key));
  return entry ? entry->value : NULL;
}

bool emp_str_map_has(const emp_str_map_t* map, emp_str_t key) {
  return str_find(map, key, str_hash(key)) != NULL;
}

static void str_grow(emp_str_map_t* map) {
  size_t grown = map->slot_count ? map->slot_count * 2 : kFirstSlotCount;
  map->slots = emp_arena_new_array(map->arena, emp_str_map_slot_t, grown);
  map->slot_count = grown;
  for (size_t i = 0; i < map->count; ++i) {
    str_put(map, str_hash(map->entries[i].key), i);
  }
}

void emp_str_map_set(emp_str_map_t* map, emp_str_t key, void* value) {
  uint64_t hash = str_hash(key);
  emp_str_map_entry_t* entry = str_find(map, key, hash);
  if (entry) {
    entry->value = value;
    return;
  }
  if (slots_are_full(map->count, map->slot_count)) str_grow(map);
  str_put(map, hash, map->count);
  map->entries =
      emp_array_grow(map->arena, map->entries, map->count, &map->capacity,
                     map->count + 1, sizeof(map->entries[0]));
  map->entries[map->count++] = (emp_str_map_entry_t){key, value};
}

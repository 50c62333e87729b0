// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Hash maps in an arena: from a pointer to a pointer, from text to a pointer.
// Open addressing, linear probing, load at most 3/4; keys are never removed
// (a value may be set to NULL). Iteration order is insertion order, so nothing
// that is printed depends on addresses.
#ifndef EMP_BASE_MAP_H_
#define EMP_BASE_MAP_H_

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"

typedef struct emp_ptr_map_entry_s {
  const void* key;
  void* value;
} emp_ptr_map_entry_t;

// {.arena = arena} is an empty map; nothing is allocated until the first set.
typedef struct emp_ptr_map_s {
  emp_arena_t* arena;
  emp_ptr_map_entry_t* entries;  // in order of insertion
  size_t count, capacity;
  uint32_t* slots;  // index + 1 into entries; 0 is free
  size_t slot_count;
} emp_ptr_map_t;

void* emp_ptr_map_get(const emp_ptr_map_t* map, const void* key);
bool emp_ptr_map_has(const emp_ptr_map_t* map, const void* key);
void emp_ptr_map_set(emp_ptr_map_t* map, const void* key, void* value);

typedef struct emp_str_map_entry_s {
  emp_str_t key;  // borrowed: must outlive the map
  void* value;
} emp_str_map_entry_t;

typedef struct emp_str_map_slot_s {
  uint32_t tag;    // of the key's hash
  uint32_t index;  // + 1 into entries; 0 is free
} emp_str_map_slot_t;

typedef struct emp_str_map_s {
  emp_arena_t* arena;
  emp_str_map_entry_t* entries;  // in order of insertion
  size_t count, capacity;
  emp_str_map_slot_t* slots;
  size_t slot_count;
} emp_str_map_t;

void* emp_str_map_get(const emp_str_map_t* map, emp_str_t key);
bool emp_str_map_has(const emp_str_map_t* map, emp_str_t key);
void emp_str_map_set(emp_str_map_t* map, emp_str_t key, void* value);

// Hash of bytes, for uniquing tables; stable within a process.
uint64_t emp_hash_bytes(uint64_t seed, const void* data, size_t bytes);
uint64_t emp_hash_u64(uint64_t seed, uint64_t value);

#endif  // EMP_BASE_MAP_H_

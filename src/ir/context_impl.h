// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The inside of a context, for the files of this folder that make uniqued
// things. Everybody else uses ir/context.h.
#ifndef EMP_IR_CONTEXT_IMPL_H_
#define EMP_IR_CONTEXT_IMPL_H_

#include "base/map.h"
#include "ir/context.h"

// A set of uniqued things: open addressing, the full hash kept beside each
// item so that growing never hashes again and most misses cost one compare.
// The slots are in an arena of their own, given back when the table grows.
typedef struct emp_unique_slot_s {
  uint64_t hash;
  const void* item;  // NULL: free
} emp_unique_slot_t;

typedef struct emp_unique_table_s {
  emp_unique_slot_t* slots;
  size_t count, slot_count;
  emp_arena_t memory;
} emp_unique_table_t;

typedef bool (*emp_unique_equal_fn_t)(const void* item, const void* key);

// The item equal to `key`, or NULL.
const void* emp_unique_find(const emp_unique_table_t* table, uint64_t hash,
                            emp_unique_equal_fn_t equal, const void* key);
void emp_unique_add(emp_context_t* context, emp_unique_table_t* table,
                    uint64_t hash, const void* item);

// The set of file locations, most of them one for each op that is read
// (file_loc.c).
typedef struct emp_loc_table_s {
  const emp_attr_t** slots;  // NULL: free
  size_t count, slot_count;
  emp_arena_t memory;
} emp_loc_table_t;

enum { kCachedIntegerBits = 64 };

// A blob of a dense_resource section and the attributes that wait for it.
typedef struct emp_resource_s emp_resource_t;

struct emp_context_s {
  emp_arena_t arena;
  emp_allocator_t host;
  bool allow_unregistered, skip_verifier;
  emp_sources_t* sources;  // made at first use

  // Uniqued things.
  emp_unique_table_t names, types, attrs, exprs, maps, sets;
  emp_loc_table_t file_locs;

  // Common ones, made at first use.
  const emp_type_t* integers[kCachedIntegerBits + 1];  // signless
  const emp_type_t* index_type;
  const emp_attr_t* unit;
  const emp_attr_t* unknown_loc;
  const emp_attr_t* empty_dictionary;
  // Some attribute was made that printed text gives an alias.
  bool has_alias_kinds;

  // Dialects and their tables, by name.
  const emp_dialect_t** dialects;
  size_t dialect_count, dialect_capacity;
  emp_str_map_t dialect_map, ops, unregistered_ops, type_defs, attr_defs,
      enum_defs, enum_mnemonics, type_constraints, resources;
  const emp_op_info_t** ops_by_kind;
  struct emp_op_spec_s** specs_by_kind;  // of registered ops
  size_t kind_capacity;
  emp_ptr_map_t specs;  // of others: emp_op_info_t* to emp_op_spec_t*
  // emp_type_def_t* or emp_attr_def_t* to the format of its parameters.
  emp_ptr_map_t formats;
  // While nothing changes: the symbol tables that were asked for (symbol.c).
  struct emp_symbol_cache_s* symbols;
};

typedef struct emp_file_place_s {
  uint32_t line, column, end_line, end_column;
} emp_file_place_t;
// Makes room for the places of a text about to be read.
void emp_loc_file_reserve(emp_context_t* context, emp_str_t text);
// A location in a file whose name comes from emp_intern.
const emp_attr_t* emp_loc_file_interned(emp_context_t* context, emp_str_t file,
                                        const emp_file_place_t* place);

// emp_attr_dictionary of names that come from emp_intern; sorts `entries`.
const emp_attr_t* emp_attr_dictionary_interned(emp_context_t* context,
                                               emp_named_attr_t* entries,
                                               size_t count);

// Notes that `attr` (kind RESOURCE) wants the bytes behind its key.
void emp_context_await_resource(emp_context_t* context, emp_attr_t* attr);

#endif  // EMP_IR_CONTEXT_IMPL_H_

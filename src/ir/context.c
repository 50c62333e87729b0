// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The context: one arena, the tables of uniqued things, and the registered
// dialects by name. Creation makes exactly one allocation, so that a failing
// allocator leaves nothing behind; everything else is made at first use.
#include "ir/context.h"

#include <stdint.h>
#include <string.h>

#include "base/array.h"
#include "base/assert.h"
#include "base/text.h"
#include "ir/context_impl.h"
#include "ir/op_spec.h"

typedef struct waiting_attr_s {
  emp_attr_t* attr;
  struct waiting_attr_s* next;
} waiting_attr_t;

struct emp_resource_s {
  bool has_data;
  size_t alignment;
  emp_dense_data_t data;
  waiting_attr_t* waiting;
};

// -- uniquing ----------------------------------------------------------------

const void* emp_unique_find(const emp_unique_table_t* table, uint64_t hash,
                            emp_unique_equal_fn_t equal, const void* key) {
  if (table->slot_count == 0) return NULL;
  size_t mask = table->slot_count - 1;
  for (size_t i = (size_t)hash & mask;; i = (i + 1) & mask) {
    const emp_unique_slot_t* slot = &table->slots[i];
    if (!slot->item) return NULL;
    if (slot->hash == hash && equal(slot->item, key)) return slot->item;
  }
}

static void place_item(emp_unique_table_t* table, uint64_t hash,
                       const void* item) {
  size_t mask = table->slot_count - 1;
  size_t i = (size_t)hash & mask;
  while (table->slots[i].item)
    i = (i + 1) & mask;
  table->slots[i] = (emp_unique_slot_t){hash, item};
}

static void grow_table(emp_context_t* context, emp_unique_table_t* table) {
  emp_unique_table_t bigger = {.count = table->count};
  bigger.slot_count = table->slot_count ? table->slot_count * 2 : 64;
  emp_arena_init(&bigger.memory, context->arena.host,
                 context->arena.out_of_memory, context->arena.user);
  bigger.slots =
      emp_arena_new_array(&bigger.memory, emp_unique_slot_t, bigger.slot_count);
  for (size_t i = 0; i < table->slot_count; ++i) {
    const emp_unique_slot_t* slot = &table->slots[i];
    if (slot->item) place_item(&bigger, slot->hash, slot->item);
  }
  if (table->slot_count) emp_arena_deinit(&table->memory);
  *table = bigger;
}

void emp_unique_add(emp_context_t* context, emp_unique_table_t* table,
                    uint64_t hash, const void* item) {
  if ((table->count + 1) * 4 > table->slot_count * 3) {
    grow_table(context, table);
  }
  place_item(table, hash, item);
  ++table->count;
}

// An interned text and its length are one record.
typedef struct name_s {
  size_t length;
  char text[];
} name_t;

static bool name_equal(const void* item, const void* key) {
  const name_t* a = item;
  const emp_str_t* b = key;
  return a->length == b->length &&
         (b->length == 0 || memcmp(a->text, b->data, b->length) == 0);
}

emp_str_t emp_intern(emp_context_t* context, emp_str_t text) {
  uint64_t hash = emp_hash_bytes(0, text.data, text.length);
  const name_t* found =
      emp_unique_find(&context->names, hash, name_equal, &text);
  if (found) return (emp_str_t){found->text, found->length};
  name_t* name = emp_arena_alloc_raw(
      &context->arena, sizeof(*name) + text.length + 1, _Alignof(name_t));
  name->length = text.length;
  if (text.length > 0) memcpy(name->text, text.data, text.length);
  name->text[text.length] = '\0';
  emp_unique_add(context, &context->names, hash, name);
  return (emp_str_t){name->text, name->length};
}

// -- life --------------------------------------------------------------------

emp_context_t* emp_context_create(const emp_context_options_t* options) {
  static const emp_context_options_t defaults = {.user = NULL};
  if (!options) options = &defaults;
  emp_allocator_t host = options->host;
  if (!host.realloc) host = emp_allocator_libc();
  emp_context_t* context =
      host.realloc(host.self, NULL, 0, sizeof(emp_context_t));
  if (!context) {
    if (options->out_of_memory) options->out_of_memory(options->user);
    return NULL;
  }
  memset(context, 0, sizeof(*context));
  context->host = host;
  context->allow_unregistered = options->allow_unregistered_dialects;
  context->skip_verifier = options->skip_verifier;
  emp_arena_t* arena = &context->arena;
  emp_arena_init(arena, host, options->out_of_memory, options->user);
  emp_str_map_t* maps[] = {
      &context->dialect_map,      &context->ops,
      &context->unregistered_ops, &context->type_defs,
      &context->attr_defs,        &context->enum_defs,
      &context->enum_mnemonics,   &context->type_constraints,
      &context->resources,
  };
  for (size_t i = 0; i < EMP_COUNT_OF(maps); ++i)
    maps[i]->arena = arena;
  context->specs.arena = arena;
  context->formats.arena = arena;
  return context;
}

void emp_context_destroy(emp_context_t* context) {
  if (!context) return;
  emp_allocator_t host = context->host;
  emp_unique_table_t* tables[] = {&context->names, &context->types,
                                  &context->attrs, &context->exprs,
                                  &context->maps,  &context->sets};
  for (size_t i = 0; i < EMP_COUNT_OF(tables); ++i) {
    if (tables[i]->slot_count) emp_arena_deinit(&tables[i]->memory);
  }
  if (context->file_locs.slot_count) {
    emp_arena_deinit(&context->file_locs.memory);
  }
  emp_arena_deinit(&context->arena);
  host.realloc(host.self, context, sizeof(*context), 0);
}

bool emp_context_allows_unregistered(const emp_context_t* context) {
  return context->allow_unregistered;
}

void emp_context_allow_unregistered(emp_context_t* context, bool allow) {
  context->allow_unregistered = allow;
}

emp_arena_t* emp_context_arena(emp_context_t* context) {
  return &context->arena;
}

emp_sources_t* emp_context_sources(emp_context_t* context) {
  if (!context->sources) {
    context->sources = emp_sources_create(&context->arena);
  }
  return context->sources;
}

// -- dialects ----------------------------------------------------------------

// Tables hold pointers to constant rows; the map's value is not const.
static void map_row(emp_str_map_t* map, const char* name, const void* row) {
  EMP_ASSERT(!emp_str_map_has(map, emp_str_from(name)));
  emp_str_map_set(map, emp_str_from(name), (void*)(uintptr_t)row);
}

static void register_kind(emp_context_t* context, const emp_op_info_t* info) {
  size_t kind = info->kind;
  if (kind >= context->kind_capacity) {
    size_t capacity = context->kind_capacity ? context->kind_capacity : 512;
    while (capacity <= kind)
      capacity *= 2;
    const emp_op_info_t** bigger =
        emp_arena_new_array(&context->arena, const emp_op_info_t*, capacity);
    emp_op_spec_t** specs =
        emp_arena_new_array(&context->arena, emp_op_spec_t*, capacity);
    if (context->kind_capacity > 0) {
      memcpy(bigger, context->ops_by_kind,
             context->kind_capacity * sizeof(bigger[0]));
      memcpy(specs, context->specs_by_kind,
             context->kind_capacity * sizeof(specs[0]));
    }
    context->ops_by_kind = bigger;
    context->specs_by_kind = specs;
    context->kind_capacity = capacity;
  }
  EMP_ASSERT(kind == 0 || !context->ops_by_kind[kind]);
  context->ops_by_kind[kind] = info;
}

static void register_rows(emp_context_t* context,
                          const emp_dialect_t* dialect) {
  for (size_t i = 0; i < dialect->op_count; ++i) {
    map_row(&context->ops, dialect->ops[i].name, &dialect->ops[i]);
    register_kind(context, &dialect->ops[i]);
  }
  for (size_t i = 0; i < dialect->type_count; ++i) {
    map_row(&context->type_defs, dialect->types[i].name, &dialect->types[i]);
  }
  for (size_t i = 0; i < dialect->attr_count; ++i) {
    map_row(&context->attr_defs, dialect->attrs[i].name, &dialect->attrs[i]);
  }
  for (size_t i = 0; i < dialect->enum_count; ++i) {
    const emp_enum_def_t* def = dialect->enums[i];
    map_row(&context->enum_defs, def->name, def);
    if (def->mnemonic) map_row(&context->enum_mnemonics, def->mnemonic, def);
  }
  for (size_t i = 0; i < dialect->constraint_count; ++i) {
    // Two dialects may share a name for the same predicate; the first counts.
    const emp_type_constraint_t* row = &dialect->constraints[i];
    if (emp_str_map_has(&context->type_constraints, emp_str_from(row->name))) {
      continue;
    }
    map_row(&context->type_constraints, row->name, row);
  }
}

void emp_context_register(emp_context_t* context,
                          const emp_dialect_t* dialect) {
  if (emp_context_dialect(context, emp_str_from(dialect->name))) return;
  map_row(&context->dialect_map, dialect->name, dialect);
  if (context->dialect_count == context->dialect_capacity) {
    context->dialects = emp_array_grow(
        &context->arena, context->dialects, context->dialect_count,
        &context->dialect_capacity, context->dialect_count + 1,
        sizeof(context->dialects[0]));
  }
  context->dialects[context->dialect_count++] = dialect;
  register_rows(context, dialect);
}

const emp_dialect_t* emp_context_dialect(emp_context_t* context,
                                         emp_str_t name) {
  return emp_str_map_get(&context->dialect_map, name);
}

size_t emp_context_dialect_count(const emp_context_t* context) {
  return context->dialect_count;
}

const emp_dialect_t* emp_context_dialect_at(const emp_context_t* context,
                                            size_t i) {
  EMP_ASSERT(i < context->dialect_count);
  return context->dialects[i];
}

const emp_op_info_t* emp_context_op_info(emp_context_t* context,
                                         emp_str_t name) {
  return emp_str_map_get(&context->ops, name);
}

const emp_op_info_t* emp_context_op_info_of_kind(emp_context_t* context,
                                                 uint32_t kind) {
  return kind < context->kind_capacity ? context->ops_by_kind[kind] : NULL;
}

const emp_op_info_t* emp_context_unregistered_op(emp_context_t* context,
                                                 emp_str_t name) {
  emp_op_info_t* info = emp_str_map_get(&context->unregistered_ops, name);
  if (info) return info;
  info = emp_arena_new(&context->arena, emp_op_info_t);
  emp_str_t text = emp_intern(context, name);
  info->name = text.data;
  emp_str_map_set(&context->unregistered_ops, text, info);
  return info;
}

const emp_type_def_t* emp_context_type_def(emp_context_t* context,
                                           emp_str_t name) {
  return emp_str_map_get(&context->type_defs, name);
}

const emp_attr_def_t* emp_context_attr_def(emp_context_t* context,
                                           emp_str_t name) {
  return emp_str_map_get(&context->attr_defs, name);
}

const emp_enum_def_t* emp_context_enum_def(emp_context_t* context,
                                           emp_str_t name) {
  return emp_str_map_get(&context->enum_defs, name);
}

const emp_enum_def_t* emp_context_enum_mnemonic(emp_context_t* context,
                                                emp_str_t mnemonic) {
  return emp_str_map_get(&context->enum_mnemonics, mnemonic);
}

emp_str_t emp_context_nearest_op(emp_context_t* context, emp_str_t name) {
  emp_nearest_t nearest = {.text = name};
  for (size_t i = 0; i < context->ops.count; ++i) {
    emp_nearest_try(&nearest, context->ops.entries[i].key);
  }
  return nearest.found;
}

// -- dense_resource blobs ----------------------------------------------------

static emp_resource_t* get_resource(emp_context_t* context, emp_str_t key) {
  emp_resource_t* resource = emp_str_map_get(&context->resources, key);
  if (resource) return resource;
  resource = emp_arena_new(&context->arena, emp_resource_t);
  emp_str_map_set(&context->resources, emp_intern(context, key), resource);
  return resource;
}

bool emp_context_set_resource(emp_context_t* context, emp_str_t key,
                              const uint8_t* bytes, size_t length,
                              size_t alignment) {
  emp_resource_t* resource = get_resource(context, key);
  if (resource->has_data) return false;
  resource->has_data = true;
  resource->alignment = alignment;
  resource->data = (emp_dense_data_t){.bytes = bytes, .length = length};
  for (waiting_attr_t* wait = resource->waiting; wait; wait = wait->next) {
    wait->attr->data = resource->data;
  }
  resource->waiting = NULL;
  return true;
}

bool emp_context_resource(emp_context_t* context, emp_str_t key,
                          emp_dense_data_t* out_data) {
  emp_resource_t* resource = emp_str_map_get(&context->resources, key);
  *out_data = (emp_dense_data_t){.bytes = NULL};
  if (!resource || !resource->has_data) return false;
  *out_data = resource->data;
  return true;
}

size_t emp_context_resource_alignment(emp_context_t* context, emp_str_t key) {
  emp_resource_t* resource = emp_str_map_get(&context->resources, key);
  return resource && resource->has_data ? resource->alignment : 0;
}

void emp_context_await_resource(emp_context_t* context, emp_attr_t* attr) {
  emp_resource_t* resource = get_resource(context, attr->text);
  if (resource->has_data) {
    attr->data = resource->data;
    return;
  }
  waiting_attr_t* wait = emp_arena_new(&context->arena, waiting_attr_t);
  wait->attr = attr;
  wait->next = resource->waiting;
  resource->waiting = wait;
}

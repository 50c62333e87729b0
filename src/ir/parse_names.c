// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of values and blocks while a text is read.
//
// All names are in one chained hash table, keyed by text and name space. A
// region has its own space for blocks; for values it shares the space of the
// nearest isolated region around it. What a region defines is a list, taken
// out of the table when the region ends, so a name can be used again after
// it. A name used before its definition holds stand-in values, which the
// definition replaces; the isolated region's end reports those left over.
//
// Where an op could not be read, its names are bound to a poison op in its
// place: each use makes a value of the type that is wanted there, so nothing
// more is said about it.
#include <string.h>

#include "ir/parse_state.h"

enum { kFirstBuckets = 256 };

static uint64_t name_hash(emp_str_t text, uint32_t space) {
  return emp_hash_bytes(space, text.data, text.length);
}

static emp_name_t* find(const emp_name_table_t* table, emp_str_t text,
                        uint32_t space, uint64_t hash) {
  if (table->bucket_count == 0) return NULL;
  emp_name_t* name = table->buckets[hash & (table->bucket_count - 1)];
  for (; name; name = name->next) {
    if (name->hash == hash && name->scope == space &&
        name->text.length == text.length &&
        memcmp(name->text.data, text.data, text.length) == 0) {
      return name;
    }
  }
  return NULL;
}

// A stand-in knows its value once that is there: an op whose operands were read
// before may be made after.
typedef struct stand_in_s {
  emp_value_t value;
  emp_value_t* resolved;
} stand_in_t;

static void replace_stand_in(emp_value_t* value, emp_value_t* by) {
  emp_value_replace_uses(value, by);
  ((stand_in_t*)value)->resolved = by;
}

emp_value_t* emp_value_resolved(emp_value_t* value) {
  if (value->op || value->block) return value;
  emp_value_t* resolved = ((stand_in_t*)value)->resolved;
  return resolved ? resolved : value;
}

static void grow(emp_parser_t* parser) {
  emp_name_table_t* table = &parser->names;
  size_t count = table->bucket_count ? table->bucket_count * 2 : kFirstBuckets;
  emp_name_t** buckets =
      emp_arena_new_array(parser->tables, emp_name_t*, count);
  for (size_t i = 0; i < table->bucket_count; ++i) {
    for (emp_name_t* name = table->buckets[i]; name;) {
      emp_name_t* next = name->next;
      name->next = buckets[name->hash & (count - 1)];
      buckets[name->hash & (count - 1)] = name;
      name = next;
    }
  }
  table->buckets = buckets;
  table->bucket_count = count;
}

static emp_name_t* insert(emp_parser_t* parser, emp_str_t text, uint32_t space,
                          uint64_t hash) {
  emp_name_table_t* table = &parser->names;
  if (table->count >= table->bucket_count) grow(parser);
  emp_name_t* name = table->free;
  if (name) {
    table->free = name->next_in_list;
  } else {
    name = emp_arena_new(parser->tables, emp_name_t);
  }
  emp_name_t** bucket = &table->buckets[hash & (table->bucket_count - 1)];
  *name =
      (emp_name_t){.next = *bucket, .hash = hash, .scope = space, .text = text};
  *bucket = name;
  ++table->count;
  return name;
}

static void remove_name(emp_parser_t* parser, emp_name_t* name) {
  emp_name_table_t* table = &parser->names;
  emp_name_t** link = &table->buckets[name->hash & (table->bucket_count - 1)];
  while (*link != name)
    link = &(*link)->next;
  *link = name->next;
  --table->count;
}

// -- scopes -------------------------------------------------------------------

void emp_scope_push(emp_parser_t* parser, emp_scope_t* scope,
                    emp_region_t* region, bool is_isolated) {
  emp_scope_t* outer = parser->scope;
  bool is_new_space = is_isolated || !outer;
  *scope = (emp_scope_t){.outer = outer,
                         .region = region,
                         .is_isolated = is_new_space,
                         .block_space = ++parser->space_count};
  scope->value_space =
      is_new_space ? ++parser->space_count : outer->value_space;
  parser->scope = scope;
}

static emp_scope_t* isolated_scope(emp_parser_t* parser) {
  emp_scope_t* scope = parser->scope;
  while (!scope->is_isolated)
    scope = scope->outer;
  return scope;
}

// Says where the name is defined after all, out of sight, or which one that can
// be seen here is written alike.
static void never_defined(emp_parser_t* parser, const emp_scope_t* scope,
                          const emp_name_t* name) {
  emp_name_table_t* table = &parser->names;
  emp_nearest_t nearest = {.text = name->text};
  const emp_name_t* hidden = NULL;
  for (size_t i = 0; i < table->bucket_count; ++i) {
    for (emp_name_t* other = table->buckets[i]; other; other = other->next) {
      if (!other->is_defined || !other->first) continue;
      if (other->scope == scope->value_space) {
        emp_nearest_try(&nearest, other->text);
      } else if (emp_str_equal(other->text, name->text)) {
        hidden = other;
      }
    }
  }
  emp_parser_fail_at(
      parser, name->at, name->text.length, "'%.*s' is used but never defined%s",
      EMP_STR_ARGS(name->text), emp_did_you_mean(parser, nearest.found));
  if (!hidden) return;
  emp_parser_note_at(parser, hidden->at, hidden->text.length,
                     "it is defined here, outside of a region that sees "
                     "nothing from above");
}

// The stand-ins of a name that nobody defined become poison at the head of the
// region.
static void poison_forwards(emp_parser_t* parser, emp_scope_t* scope,
                            emp_name_t* name) {
  never_defined(parser, scope, name);
  emp_block_t* entry = scope->region ? scope->region->first : NULL;
  for (emp_forward_t* use = name->forwards; use; use = use->next) {
    emp_op_t* poison = emp_parser_make_poison(parser, use->value->type,
                                              emp_loc_unknown(parser->context));
    if (entry && entry->first) {
      emp_op_insert_before(poison, entry->first);
    } else if (entry) {
      emp_op_append(poison, entry);
    }
    replace_stand_in(use->value, emp_op_result(poison, 0));
  }
}

// Gives names back, but for those that the isolated region still lists as used
// before their definition.
static void free_defined(emp_parser_t* parser, emp_name_t* first) {
  while (first) {
    emp_name_t* next = first->next_in_list;
    if (!first->is_listed) {
      first->next_in_list = parser->names.free;
      parser->names.free = first;
    }
    first = next;
  }
}

void emp_scope_pop(emp_parser_t* parser) {
  emp_scope_t* scope = parser->scope;
  for (emp_name_t* name = scope->block_uses; name; name = name->next_forward) {
    if (name->is_defined) continue;
    emp_parser_fail_at(parser, name->at, name->text.length,
                       "block '%.*s' is not defined in this region",
                       EMP_STR_ARGS(name->text));
    remove_name(parser, name);
    emp_block_append(name->block, scope->region);
    emp_op_append(
        emp_parser_make_poison(parser, NULL, emp_loc_unknown(parser->context)),
        name->block);
  }
  for (emp_name_t* name = scope->forwards; name; name = name->next_forward) {
    if (name->is_defined) continue;
    poison_forwards(parser, scope, name);
    remove_name(parser, name);
  }
  for (emp_name_t* name = scope->defined; name; name = name->next_in_list) {
    remove_name(parser, name);
  }
  free_defined(parser, scope->defined);
  parser->scope = scope->outer;
}

// -- values -------------------------------------------------------------------

emp_op_t* emp_parser_make_poison(emp_parser_t* parser, const emp_type_t* type,
                                 const emp_attr_t* loc) {
  emp_op_state_t state = {.info = parser->poison_info,
                          .loc = loc,
                          .result_types = &type,
                          .result_count = type ? 1 : 0,
                          .attrs = parser->empty_dictionary};
  return emp_op_create(parser->context, parser->arena, &state);
}

// The value that a use gets which does not fit the definition: its complaint
// was made, so it stays silent from now on.
static emp_value_t* poison_beside(emp_parser_t* parser,
                                  const emp_value_t* value,
                                  const emp_type_t* type) {
  emp_op_t* poison = emp_parser_make_poison(
      parser, type, value->op ? value->op->loc : value->loc);
  if (value->op) {
    emp_op_insert_before(poison, value->op);
  } else if (value->block->first) {
    emp_op_insert_before(poison, value->block->first);
  } else {
    emp_op_append(poison, value->block);
  }
  return emp_op_result(poison, 0);
}

static bool resolve_forward(emp_parser_t* parser, const emp_name_t* name,
                            const emp_forward_t* use) {
  if (use->number >= name->count) {
    replace_stand_in(use->value,
                     poison_beside(parser, name->first, use->value->type));
    return emp_parser_fail_at(
        parser, use->at, name->text.length,
        "'%.*s#%u' does not exist: the op has %u result%s",
        EMP_STR_ARGS(name->text), use->number, name->count,
        name->count == 1 ? "" : "s");
  }
  emp_value_t* value = name->first + use->number;
  if (value->type == use->value->type) {
    replace_stand_in(use->value, value);
    return true;
  }
  const char* used = emp_type_text(parser->scratch, use->value->type);
  const char* is = emp_type_text(parser->scratch, value->type);
  replace_stand_in(use->value, poison_beside(parser, value, use->value->type));
  return emp_parser_fail_at(parser, use->at, name->text.length,
                            "'%.*s' is used as '%s' but defined as '%s'",
                            EMP_STR_ARGS(name->text), used, is);
}

static bool resolve_forwards(emp_parser_t* parser, emp_name_t* name) {
  bool went_well = true;
  for (emp_forward_t* use = name->forwards; use; use = use->next) {
    went_well = resolve_forward(parser, name, use) && went_well;
  }
  name->forwards = NULL;
  return went_well;
}

// The entry of a new definition; NULL when the name is taken.
static emp_name_t* begin_definition(emp_parser_t* parser, emp_str_t text,
                                    const char* at) {
  emp_scope_t* scope = parser->scope;
  uint64_t hash = name_hash(text, scope->value_space);
  emp_name_t* name = find(&parser->names, text, scope->value_space, hash);
  if (name && name->is_defined) {
    emp_parser_fail_at(parser, at, text.length, "'%.*s' is defined twice",
                       EMP_STR_ARGS(text));
    emp_parser_note_at(parser, name->at, text.length,
                       "it is defined here first");
    return NULL;
  }
  if (!name) name = insert(parser, text, scope->value_space, hash);
  name->is_defined = true;
  name->at = at;
  name->next_in_list = scope->defined;
  scope->defined = name;
  return name;
}

bool emp_parser_define(emp_parser_t* parser, emp_str_t text, const char* at,
                       emp_value_t* first, uint32_t count) {
  emp_name_t* name = begin_definition(parser, text, at);
  if (!name) return false;
  name->first = first;
  name->count = count;
  return name->forwards ? resolve_forwards(parser, name) : true;
}

static emp_value_t* poison_value(emp_parser_t* parser, emp_op_t* place,
                                 const emp_type_t* type) {
  emp_op_t* op = emp_parser_make_poison(parser, type, place->loc);
  emp_op_insert_before(op, place);
  return emp_op_result(op, 0);
}

void emp_parser_define_poison(emp_parser_t* parser, emp_str_t text,
                              const char* at, emp_op_t* poison) {
  emp_name_t* name = begin_definition(parser, text, at);
  if (!name) return;
  name->poison = poison;
  for (emp_forward_t* use = name->forwards; use; use = use->next) {
    replace_stand_in(use->value,
                     poison_value(parser, poison, use->value->type));
  }
  name->forwards = NULL;
}

static emp_value_t* use_forward(emp_parser_t* parser, emp_name_t* name,
                                uint32_t number, const char* at,
                                const emp_type_t* type) {
  for (emp_forward_t* use = name->forwards; use; use = use->next) {
    if (use->number == number && use->value->type == type) return use->value;
  }
  emp_forward_t* use = emp_arena_new(parser->tables, emp_forward_t);
  emp_value_t* value = &emp_arena_new(parser->arena, stand_in_t)->value;
  value->type = type;
  value->index = number;
  *use = (emp_forward_t){name->forwards, value, at, number};
  name->forwards = use;
  return value;
}

emp_value_t* emp_parser_use(emp_parser_t* parser, emp_str_t text,
                            uint32_t number, const char* at,
                            const emp_type_t* type) {
  uint32_t space = parser->scope->value_space;
  uint64_t hash = name_hash(text, space);
  emp_name_t* name = find(&parser->names, text, space, hash);
  if (!name) {
    name = insert(parser, text, space, hash);
    name->at = at;
    emp_scope_t* isolated = isolated_scope(parser);
    name->next_forward = isolated->forwards;
    name->is_listed = true;
    isolated->forwards = name;
  }
  if (name->poison) return poison_value(parser, name->poison, type);
  if (!name->is_defined) return use_forward(parser, name, number, at, type);
  if (number >= name->count) {
    emp_parser_fail_at(parser, at, text.length,
                       "'%.*s#%u' does not exist: the op has %u result%s",
                       EMP_STR_ARGS(text), number, name->count,
                       name->count == 1 ? "" : "s");
    emp_parser_note_at(parser, name->at, text.length, "it is defined here");
    return NULL;
  }
  emp_value_t* value = name->first + number;
  if (value->type == type) return value;
  const char* wanted = emp_type_text(parser->scratch, type);
  const char* is = emp_type_text(parser->scratch, value->type);
  emp_parser_fail_at(parser, at, text.length,
                     "'%.*s' is used as '%s' but defined as '%s'",
                     EMP_STR_ARGS(text), wanted, is);
  emp_parser_note_at(parser, name->at, text.length, "it is defined here");
  return NULL;
}

// -- blocks -------------------------------------------------------------------

emp_block_t* emp_parser_use_block(emp_parser_t* parser, emp_str_t text,
                                  const char* at) {
  emp_scope_t* scope = parser->scope;
  uint64_t hash = name_hash(text, scope->block_space);
  emp_name_t* name = find(&parser->names, text, scope->block_space, hash);
  if (name) return name->block;
  name = insert(parser, text, scope->block_space, hash);
  name->at = at;
  name->block = emp_block_create(parser->arena);
  name->next_forward = scope->block_uses;
  scope->block_uses = name;
  return name->block;
}

emp_block_t* emp_parser_define_block(emp_parser_t* parser, emp_str_t text,
                                     const char* at) {
  emp_scope_t* scope = parser->scope;
  uint64_t hash = name_hash(text, scope->block_space);
  emp_name_t* name = find(&parser->names, text, scope->block_space, hash);
  if (name && name->is_defined) {
    emp_parser_fail_at(parser, at, text.length, "block '%.*s' is defined twice",
                       EMP_STR_ARGS(text));
    emp_parser_note_at(parser, name->at, text.length,
                       "it is defined here first");
    return NULL;
  }
  if (!name) {
    name = insert(parser, text, scope->block_space, hash);
    name->block = emp_block_create(parser->arena);
  }
  name->is_defined = true;
  name->at = at;
  name->next_in_list = scope->defined;
  scope->defined = name;
  return name->block;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Symbols. A table is a map from name to op for the direct children of one
// symbol-table op. References are found by looking through the attributes and
// types of every op; dense data is never looked at.
#include "ir/symbol.h"

#include "base/assert.h"
#include "base/map.h"
#include "base/text.h"
#include "ir/context_impl.h"
#include "ir/rewrite.h"

struct emp_symbol_table_s {
  emp_op_t* op;
  emp_arena_t* arena;
  emp_str_map_t map;
};

emp_str_t emp_symbol_name(const emp_op_t* op) {
  return emp_op_str_attr(op, "sym_name");
}

bool emp_symbol_is_public(const emp_op_t* op) {
  emp_str_t visibility = emp_op_str_attr(op, "sym_visibility");
  return visibility.length == 0 || emp_str_is(visibility, "public");
}

// -- tables ------------------------------------------------------------------

emp_symbol_table_t* emp_symbol_table_create(emp_op_t* table_op,
                                            emp_arena_t* arena) {
  emp_symbol_table_t* table = emp_arena_new(arena, emp_symbol_table_t);
  table->op = table_op;
  table->arena = arena;
  table->map.arena = arena;
  emp_block_t* body = emp_op_body(table_op);
  for (emp_op_t* op = body ? body->first : NULL; op; op = op->next) {
    emp_str_t name = emp_symbol_name(op);
    if (name.length > 0) emp_str_map_set(&table->map, name, op);
  }
  return table;
}

emp_op_t* emp_symbol_table_find(emp_symbol_table_t* table, emp_str_t name) {
  return emp_str_map_get(&table->map, name);
}

emp_str_t emp_symbol_table_unique_name(emp_symbol_table_t* table,
                                       emp_str_t base) {
  if (!emp_symbol_table_find(table, base)) return base;
  for (uint32_t i = 0;; ++i) {
    emp_str_t name =
        emp_arena_format(table->arena, "%.*s_%u", EMP_STR_ARGS(base), i);
    if (!emp_symbol_table_find(table, name)) return name;
  }
}

void emp_symbol_table_insert(emp_symbol_table_t* table, emp_op_t* op,
                             emp_op_t* anchor) {
  emp_str_t name = emp_symbol_name(op);
  emp_str_t free_name = emp_symbol_table_unique_name(table, name);
  emp_context_t* context = op->context;
  if (!emp_str_equal(name, free_name)) {
    emp_op_set_attr(op, "sym_name", emp_attr_string(context, free_name));
  }
  emp_str_map_set(&table->map, emp_symbol_name(op), op);
  emp_block_t* body = emp_op_body(table->op);
  EMP_ASSERT(body);
  // The terminator, where there is one, stays last.
  if (!anchor) anchor = emp_block_terminator(body);
  if (anchor) {
    emp_op_insert_before(op, anchor);
  } else {
    emp_op_append(op, body);
  }
}

void emp_symbol_table_remove(emp_symbol_table_t* table, emp_op_t* op) {
  emp_str_t name = emp_symbol_name(op);
  if (emp_symbol_table_find(table, name) == op) {
    emp_str_map_set(&table->map, name, NULL);
  }
  emp_op_erase(op);
}

// -- lookup ------------------------------------------------------------------

emp_op_t* emp_symbol_lookup_in(emp_op_t* table_op, emp_str_t name) {
  for (uint32_t i = 0; i < table_op->region_count; ++i) {
    emp_block_t* block = table_op->regions[i].first;
    for (emp_op_t* op = block ? block->first : NULL; op; op = op->next) {
      // Interned texts; the pointers would do, but `name` may be anybody's.
      if (emp_op_has_trait(op, SYMBOL) &&
          emp_str_equal(emp_symbol_name(op), name)) {
        return op;
      }
    }
  }
  return NULL;
}

// What a table op defines: name to op, the first of a name as
// emp_symbol_lookup_in has it. Names are interned, so their pointers do.
typedef struct frozen_table_s {
  emp_ptr_map_t map;
} frozen_table_t;

typedef struct emp_symbol_cache_s {
  emp_arena_t* arena;
  emp_ptr_map_t tables;  // table op to frozen_table_t*
} emp_symbol_cache_t;

void emp_symbols_freeze(emp_context_t* context, emp_arena_t* arena) {
  emp_symbol_cache_t* cache = emp_arena_new(arena, emp_symbol_cache_t);
  cache->arena = arena;
  cache->tables.arena = arena;
  context->symbols = cache;
}

void emp_symbols_thaw(emp_context_t* context) {
  context->symbols = NULL;
}

static frozen_table_t* freeze_table(emp_symbol_cache_t* cache,
                                    emp_op_t* table_op) {
  frozen_table_t* table = emp_arena_new(cache->arena, frozen_table_t);
  table->map.arena = cache->arena;
  for (uint32_t i = 0; i < table_op->region_count; ++i) {
    emp_block_t* block = table_op->regions[i].first;
    for (emp_op_t* op = block ? block->first : NULL; op; op = op->next) {
      if (!emp_op_has_trait(op, SYMBOL)) continue;
      emp_str_t name = emp_symbol_name(op);
      if (emp_ptr_map_has(&table->map, name.data)) continue;
      emp_ptr_map_set(&table->map, name.data, op);
    }
  }
  emp_ptr_map_set(&cache->tables, table_op, table);
  return table;
}

// `name` is that of a symbol reference, interned too.
static emp_op_t* find_symbol(emp_op_t* table_op, emp_str_t name) {
  emp_symbol_cache_t* cache = table_op->context->symbols;
  if (!cache) return emp_symbol_lookup_in(table_op, name);
  frozen_table_t* table = emp_ptr_map_get(&cache->tables, table_op);
  if (!table) table = freeze_table(cache, table_op);
  return emp_ptr_map_get(&table->map, name.data);
}

emp_op_t* emp_symbol_lookup(emp_op_t* from, const emp_attr_t* reference) {
  EMP_ASSERT(reference->kind == EMP_ATTR_SYMBOL_REF);
  for (emp_op_t* table = from; table; table = emp_op_parent(table)) {
    if (!emp_op_has_trait(table, SYMBOL_TABLE)) continue;
    emp_op_t* found = find_symbol(table, reference->text);
    for (uint32_t i = 0; found && i < reference->count; ++i) {
      found = find_symbol(found, reference->items[i]->text);
    }
    if (found) return found;
    // As in MLIR, tables further out are asked too.
  }
  return NULL;
}

emp_op_t* emp_symbol_nearest(emp_op_t* from, emp_str_t name) {
  emp_nearest_t nearest = {.text = name};
  for (emp_op_t* table = from; table; table = emp_op_parent(table)) {
    emp_block_t* block =
        emp_op_has_trait(table, SYMBOL_TABLE) ? emp_op_body(table) : NULL;
    for (emp_op_t* op = block ? block->first : NULL; op; op = op->next) {
      emp_nearest_try(&nearest, emp_symbol_name(op));
    }
    if (nearest.found.length) return emp_symbol_lookup_in(table, nearest.found);
  }
  return NULL;
}

// -- uses --------------------------------------------------------------------

typedef struct use_walker_s {
  emp_op_t* op;  // the one that is looked at
  void (*visit)(void* user, emp_op_t* op, const emp_attr_t* reference);
  void* user;
} use_walker_t;

static void find_in_attr(use_walker_t* walker, const emp_attr_t* attr);

static void find_in_type(use_walker_t* walker, const emp_type_t* type) {
  if (type->element) find_in_type(walker, type->element);
  if (type->encoding) find_in_attr(walker, type->encoding);
  if (type->memory_space) find_in_attr(walker, type->memory_space);
  uint32_t count = type->input_count + type->result_count;
  for (uint32_t i = 0; i < count; ++i)
    find_in_type(walker, type->types[i]);
  for (uint32_t i = 0; i < type->param_count; ++i) {
    if (type->params[i]) find_in_attr(walker, type->params[i]);
  }
}

static bool has_items(const emp_attr_t* attr) {
  return attr->kind == EMP_ATTR_ARRAY || attr->kind == EMP_ATTR_DIALECT ||
         attr->kind == EMP_ATTR_DISTINCT;
}

static void find_in_attr(use_walker_t* walker, const emp_attr_t* attr) {
  if (attr->kind == EMP_ATTR_SYMBOL_REF) {
    walker->visit(walker->user, walker->op, attr);
  } else if (attr->kind == EMP_ATTR_TYPE) {
    find_in_type(walker, attr->type);
  } else if (attr->kind == EMP_ATTR_DICTIONARY) {
    for (uint32_t i = 0; i < attr->count; ++i) {
      find_in_attr(walker, attr->entries[i].value);
    }
  } else if (has_items(attr)) {
    for (uint32_t i = 0; i < attr->count; ++i) {
      if (attr->items[i]) find_in_attr(walker, attr->items[i]);
    }
  }
}

static emp_walk_t visit_op(void* user, emp_op_t* op) {
  use_walker_t* walker = user;
  walker->op = op;
  find_in_attr(walker, op->attrs);
  for (uint32_t i = 0; i < op->result_count; ++i) {
    find_in_type(walker, op->results[i].type);
  }
  for (uint32_t i = 0; i < op->region_count; ++i) {
    for (emp_block_t* b = op->regions[i].first; b; b = b->next) {
      for (uint32_t j = 0; j < b->arg_count; ++j) {
        find_in_type(walker, b->args[j]->type);
      }
    }
  }
  return EMP_WALK_ON;
}

void emp_symbol_walk_uses(emp_op_t* root,
                          void (*visit)(void* user, emp_op_t* op,
                                        const emp_attr_t* reference),
                          void* user) {
  use_walker_t walker = {.visit = visit, .user = user};
  emp_walk_pre(root, visit_op, &walker);
}

// -- replacing ---------------------------------------------------------------

typedef struct replacer_s {
  emp_context_t* context;
  emp_arena_t* arena;
  emp_str_t from;
  emp_str_t to;
  emp_ptr_map_t done;  // attribute dictionary to its replacement
} replacer_t;

static const emp_attr_t* replace_in_attr(replacer_t* replacer,
                                         const emp_attr_t* attr);

static const emp_type_t* replace_in_type(replacer_t* replacer,
                                         const emp_type_t* type) {
  if (type->kind != EMP_TYPE_DIALECT || type->param_count == 0) return type;
  const emp_attr_t** params = emp_arena_new_array(
      replacer->arena, const emp_attr_t*, type->param_count);
  for (uint32_t i = 0; i < type->param_count; ++i) {
    params[i] =
        type->params[i] ? replace_in_attr(replacer, type->params[i]) : NULL;
  }
  return emp_type_dialect(replacer->context, type->def, params,
                          type->param_count);
}

static const emp_attr_t* replace_in_items(replacer_t* replacer,
                                          const emp_attr_t* attr) {
  const emp_attr_t** items =
      emp_arena_new_array(replacer->arena, const emp_attr_t*, attr->count);
  for (uint32_t i = 0; i < attr->count; ++i) {
    items[i] =
        attr->items[i] ? replace_in_attr(replacer, attr->items[i]) : NULL;
  }
  if (attr->kind == EMP_ATTR_ARRAY) {
    return emp_attr_array(replacer->context, items, attr->count);
  }
  return emp_attr_dialect(replacer->context, attr->attr_def, items,
                          attr->count);
}

static const emp_attr_t* replace_in_dictionary(replacer_t* replacer,
                                               const emp_attr_t* attr) {
  emp_named_attr_t* entries =
      emp_arena_new_array(replacer->arena, emp_named_attr_t, attr->count);
  for (uint32_t i = 0; i < attr->count; ++i) {
    entries[i].name = attr->entries[i].name;
    entries[i].value = replace_in_attr(replacer, attr->entries[i].value);
  }
  return emp_attr_dictionary(replacer->context, entries, attr->count);
}

static const emp_attr_t* replace_in_attr(replacer_t* replacer,
                                         const emp_attr_t* attr) {
  switch (attr->kind) {
    case EMP_ATTR_SYMBOL_REF:
      if (!emp_str_equal(attr->text, replacer->from)) return attr;
      return emp_attr_symbol_nested(replacer->context, replacer->to,
                                    attr->items, attr->count);
    case EMP_ATTR_TYPE: {
      const emp_type_t* type = replace_in_type(replacer, attr->type);
      return type == attr->type ? attr : emp_attr_type(type);
    }
    case EMP_ATTR_ARRAY:
    case EMP_ATTR_DIALECT:
      return replace_in_items(replacer, attr);
    case EMP_ATTR_DICTIONARY:
      return replace_in_dictionary(replacer, attr);
    default:
      return attr;
  }
}

static emp_walk_t replace_in_op(void* user, emp_op_t* op) {
  replacer_t* replacer = user;
  const emp_attr_t* done = emp_ptr_map_get(&replacer->done, op->attrs);
  if (!done) {
    done = replace_in_attr(replacer, op->attrs);
    emp_ptr_map_set(&replacer->done, op->attrs, (void*)(uintptr_t)done);
  }
  op->attrs = done;
  return EMP_WALK_ON;
}

void emp_symbol_replace_uses(emp_op_t* root, emp_str_t from, emp_str_t to) {
  // New attributes go to the context, so what the walk needs can be dropped.
  emp_arena_mark_t mark = emp_arena_mark(root->arena);
  replacer_t replacer = {
      .context = root->context, .arena = root->arena, .from = from, .to = to};
  replacer.done.arena = root->arena;
  emp_walk_pre(root, replace_in_op, &replacer);
  emp_arena_rewind(root->arena, mark);
}

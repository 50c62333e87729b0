// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The verifier's walk. For each op: its row (verify_row.c), its structure, what
// is inside, and last its own hook, which may rely on all of that: a hook runs
// only when nothing was wrong before it. Dominance is asked in the same walk.
//
// Most operands are defined earlier in the same block; that case costs two
// compares. Everything that the walk allocates is given back when there was
// nothing to report.
#include "ir/verify.h"

#include "base/map.h"
#include "base/text.h"
#include "ir/symbol.h"
#include "ir/verify_impl.h"

typedef struct walk_s {
  emp_verifier_t base;
  emp_dominance_t* dominance;
  emp_ptr_map_t* symbols;  // of the innermost symbol table, by interned name
} walk_t;

static bool verify_op(walk_t* walk, emp_op_t* op);

// -- place -------------------------------------------------------------------

// `name` is one of the blank-separated words of `list`.
static bool list_has(const char* list, const char* name) {
  emp_str_t rest = emp_str_from(list);
  bool has_more = true;
  while (has_more) {
    emp_str_t word;
    has_more = emp_str_split(rest, ' ', &word, &rest);
    if (emp_str_is(word, name)) return true;
  }
  return false;
}

// The parent tells which terminator it wants in its own message.
static bool is_wrong_end(const emp_op_t* parent, const emp_op_t* op) {
  return !op->next && emp_op_has_trait(op, TERMINATOR) &&
         emp_op_has_trait(parent, IMPLICIT_TERMINATOR) &&
         parent->info->terminator &&
         !list_has(parent->info->terminator, op->info->name);
}

static bool verify_parent(walk_t* walk, const emp_op_t* op) {
  const emp_op_t* parent = emp_op_parent(op);
  if (!op->info->parent || !parent) return true;
  // An unknown parent may be anything.
  if (emp_op_spec(op->context, parent->info)->is_open) return true;
  if (list_has(op->info->parent, parent->info->name)) return true;
  if (is_wrong_end(parent, op)) return false;
  return emp_diag_wrong_parent(walk->base.sink, op->loc, op->info->name,
                               op->info->parent, parent->info->name);
}

static bool verify_position(walk_t* walk, const emp_op_t* op) {
  bool is_end = emp_op_has_trait(op, TERMINATOR) || op->successor_count > 0;
  if (!is_end || !op->block || !op->next) return true;
  return emp_diag_not_last(walk->base.sink, op->loc, op->info->name);
}

// -- branches ----------------------------------------------------------------

// It stands where the parser could not read what was there.
static bool is_poison(const emp_op_t* op) {
  return op && op->info->kind == 0 &&
         emp_str_is(emp_str_from(op->info->name), "emplace.poison");
}

static bool verify_branch_operands(walk_t* walk, const emp_op_t* op, uint32_t i,
                                   uint32_t first, uint32_t count) {
  const emp_block_t* to = op->successors[i];
  emp_diag_sink_t* sink = walk->base.sink;
  if (count != to->arg_count || first + count > op->operand_count) {
    if (is_poison(to->first)) return false;  // told: there is no such block
    emp_diag_branch_operand_count(sink, op->loc, op->info->name, count, i,
                                  to->arg_count);
    if (to->arg_count == 0) return false;
    return emp_diag_block_takes(sink, to->args[0]->loc, to->arg_count);
  }
  for (uint32_t j = 0; j < count; ++j) {
    const emp_type_t* got = emp_op_operand(op, first + j)->type;
    const emp_type_t* want = to->args[j]->type;
    if (got == want) continue;
    return emp_diag_branch_operand_type(
        sink, op->loc, op->info->name, emp_type_text(walk->base.arena, got), j,
        i, emp_type_text(walk->base.arena, want));
  }
  return true;
}

static bool verify_successors(walk_t* walk, const emp_op_t* op) {
  bool is_ok = true;
  bool has_operands =
      emp_op_has_trait(op, BRANCH_LIKE) && op->info->successor_operands != NULL;
  uint32_t first = 0;
  uint32_t count = 0;
  for (uint32_t i = 0; i < op->successor_count; ++i) {
    if (has_operands) op->info->successor_operands(op, i, &first, &count);
    const emp_block_t* to = op->successors[i];
    if (!to || !op->block || to->region != op->block->region) {
      is_ok =
          emp_diag_successor_region(walk->base.sink, op->loc, op->info->name);
    } else if (to == to->region->first) {
      is_ok =
          emp_diag_entry_successor(walk->base.sink, op->loc, op->info->name);
    } else if (has_operands) {
      is_ok &= verify_branch_operands(walk, op, i, first, count);
    }
  }
  return is_ok;
}

// -- operands ----------------------------------------------------------------

// The isolated op between a use and what encloses its definition, or NULL.
static const emp_op_t* isolated_between(const emp_value_t* value,
                                        const emp_op_t* user) {
  const emp_block_t* home = emp_value_block(value);
  if (!home) return NULL;
  const emp_op_t* at = emp_op_parent(user);
  for (; at && user->block->region != home->region; at = emp_op_parent(at)) {
    if (at->block && emp_op_has_trait(at, ISOLATED_FROM_ABOVE)) return at;
    if (!at->block || at->block->region == home->region) return NULL;
  }
  return NULL;
}

static bool report_dominance(walk_t* walk, const emp_op_t* op, uint32_t i) {
  const emp_value_t* value = emp_op_operand(op, i);
  emp_diag_sink_t* sink = walk->base.sink;
  emp_diag_dominance(sink, op->loc, i, op->info->name);
  if (value->op) {
    return emp_diag_operand_here(sink, value->op->loc, value->op->info->name);
  }
  return emp_diag_operand_arg_here(sink, value->loc);
}

static bool verify_operand(walk_t* walk, emp_op_t* op, uint32_t i) {
  const emp_value_t* value = emp_op_operand(op, i);
  if (!value->op && value->block == op->block) return true;
  bool is_near = value->op && value->op->block == op->block;
  if (!is_near) {
    const emp_op_t* isolated = isolated_between(value, op);
    if (isolated) {
      return emp_diag_not_isolated(walk->base.sink, op->loc, op->info->name, i,
                                   isolated->info->name);
    }
  }
  if (emp_dominates_use(walk->dominance, value, op)) return true;
  // Code that cannot be reached is not held to the order.
  if (!emp_block_is_reachable(walk->dominance, op->block)) return true;
  return report_dominance(walk, op, i);
}

static bool verify_operands(walk_t* walk, emp_op_t* op) {
  if (!op->block || !op->block->region) return true;
  bool is_ok = true;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    is_ok &= verify_operand(walk, op, i);
  }
  return is_ok;
}

// -- symbols -----------------------------------------------------------------

static bool verify_symbol(walk_t* walk, emp_op_t* op) {
  emp_str_t name = emp_op_str_attr(op, "sym_name");
  if (!emp_op_has_trait(op, SYMBOL) || name.length == 0 || !walk->symbols) {
    return true;
  }
  const emp_op_t* parent = emp_op_parent(op);
  if (!parent) return true;
  if (!emp_op_has_trait(parent, SYMBOL_TABLE)) {
    return parent->info->kind == 0 ||
           emp_diag_verify(walk->base.sink, op->loc, op->info->name,
                           "is a symbol and wants a parent that holds symbols, "
                           "such as a module");
  }
  const emp_op_t* first = emp_ptr_map_get(walk->symbols, name.data);
  if (!first) {
    emp_ptr_map_set(walk->symbols, name.data, op);
    return true;
  }
  emp_diag_symbol_redefined(walk->base.sink, op->loc, name.data);
  return emp_diag_symbol_first(walk->base.sink, first->loc, name.data);
}

// The dialect that an attribute's name starts with, or NULL.
static const emp_dialect_t* dialect_of(const emp_op_t* op, emp_str_t name) {
  emp_str_t prefix = {0};
  emp_str_t rest = {0};
  if (!emp_str_split(name, '.', &prefix, &rest)) return NULL;
  return emp_context_dialect(op->context, prefix);
}

// -- functions ---------------------------------------------------------------

static bool verify_value_attrs(walk_t* walk, emp_op_t* op, const char* of,
                               const emp_type_t* type,
                               const emp_attr_t* attrs) {
  bool is_ok = true;
  for (uint32_t i = 0; i < attrs->count; ++i) {
    const emp_dialect_t* dialect = dialect_of(op, attrs->entries[i].name);
    if (!dialect || !dialect->verify_value_attr) continue;
    is_ok &= dialect->verify_value_attr(op, of, type, &attrs->entries[i],
                                        walk->base.sink);
  }
  return is_ok;
}

// A dictionary for each of `types`, which `of` calls argument or result.
static bool verify_arg_attrs(walk_t* walk, emp_op_t* op, const char* name,
                             const char* of, const emp_type_t* const* types,
                             uint32_t count) {
  const emp_attr_t* attr = emp_op_attr(op, name);
  bool is_ok = true;
  if (!attr) return true;
  if (attr->kind != EMP_ATTR_ARRAY || attr->count != count) {
    return emp_diag_function_attrs(walk->base.sink, op->loc, op->info->name,
                                   name, count,
                                   emp_attr_text(walk->base.arena, attr));
  }
  for (uint32_t i = 0; i < count; ++i) {
    const emp_attr_t* attrs = attr->items[i];
    if (attrs->kind != EMP_ATTR_DICTIONARY || !attrs->count) continue;
    emp_str_t which = emp_arena_format(walk->base.arena, "%s %u", of, i);
    is_ok &= verify_value_attrs(walk, op, which.data, types[i], attrs);
  }
  return is_ok;
}

static bool verify_function(walk_t* walk, emp_op_t* op) {
  if (!emp_op_has_trait(op, FUNCTION_LIKE)) return true;
  const emp_attr_t* attr = emp_op_attr(op, "function_type");
  bool is_function = attr && attr->kind == EMP_ATTR_TYPE &&
                     attr->type->kind == EMP_TYPE_FUNCTION;
  if (!is_function) return true;
  const emp_type_t* type = attr->type;
  bool is_ok = verify_arg_attrs(walk, op, "arg_attrs", "argument", type->types,
                                type->input_count);
  is_ok &=
      verify_arg_attrs(walk, op, "res_attrs", "result",
                       type->types + type->input_count, type->result_count);
  const emp_block_t* entry = emp_op_body(op);
  if (!entry) return is_ok;
  const char* name = op->info->name;
  if (entry->arg_count != type->input_count) {
    return emp_diag_function_args(walk->base.sink, op->loc, name,
                                  type->input_count, entry->arg_count);
  }
  for (uint32_t i = 0; i < entry->arg_count; ++i) {
    if (entry->args[i]->type == type->types[i]) continue;
    is_ok = emp_diag_function_arg_type(
        walk->base.sink, op->loc, name, i,
        emp_type_text(walk->base.arena, type->types[i]),
        emp_type_text(walk->base.arena, entry->args[i]->type));
  }
  return is_ok;
}

// -- regions -----------------------------------------------------------------

// ", but with 'arith.addi'; 'func.return' is one": what the block ends with,
// and the terminator that the parent names or that its dialect has.
static const char* describe_end(walk_t* walk, const emp_op_t* parent,
                                const emp_op_t* last) {
  static const char* const usual[] = {"return", "yield"};
  emp_text_t text = {.arena = walk->base.arena};
  emp_str_t dialect;
  emp_str_t rest;
  emp_str_split(emp_str_from(parent->info->name), '.', &dialect, &rest);
  if (last) emp_text_format(&text, ", but with '%s'", last->info->name);
  if (!last) emp_text_append(&text, EMP_STR(", but is empty"));
  const char* named = parent->info->terminator;
  if (named) emp_text_format(&text, "; it wants '%s'", named);
  for (size_t i = 0; !named && i < 2; ++i) {
    emp_str_t name = emp_arena_format(walk->base.arena, "%.*s.%s",
                                      EMP_STR_ARGS(dialect), usual[i]);
    if (!emp_context_op_info(parent->context, name)) continue;
    emp_text_format(&text, "; '%s' is one", name.data);
    break;
  }
  emp_text_append_char(&text, '\0');
  return emp_text_view(&text).data;
}

static bool holds_terminator(const emp_block_t* block) {
  const emp_op_t* op = block->first;
  while (op && !emp_op_has_trait(op, TERMINATOR))
    op = op->next;
  return op != NULL;
}

static bool verify_block_end(walk_t* walk, const emp_op_t* parent,
                             const emp_block_t* block) {
  emp_diag_sink_t* sink = walk->base.sink;
  if (emp_op_spec(parent->context, parent->info)->is_open ||
      emp_op_has_trait(parent, NO_TERMINATOR)) {
    return true;
  }
  const emp_op_t* last = block->last;
  // An op that nobody knows may well be a terminator.
  bool is_end = last && (emp_op_has_trait(last, TERMINATOR) ||
                         emp_op_spec(last->context, last->info)->is_open);
  const char* name = parent->info->name;
  if (!is_end) {
    if (holds_terminator(block)) return false;  // told as not the last one
    return emp_diag_no_terminator(sink, last ? last->loc : parent->loc, name,
                                  describe_end(walk, parent, last));
  }
  const char* want = parent->info->terminator;
  if (!want || !emp_op_has_trait(parent, IMPLICIT_TERMINATOR) ||
      list_has(want, last->info->name)) {
    return true;
  }
  return emp_diag_wrong_terminator(sink, last->loc, name, want,
                                   last->info->name);
}

static bool verify_region(walk_t* walk, emp_op_t* op, emp_region_t* region) {
  bool is_ok = true;
  for (emp_block_t* block = region->first; block; block = block->next) {
    is_ok &= verify_block_end(walk, op, block);
    for (emp_op_t* inner = block->first; inner; inner = inner->next) {
      is_ok &= verify_op(walk, inner);
    }
  }
  return is_ok;
}

static bool verify_regions(walk_t* walk, emp_op_t* op) {
  emp_ptr_map_t* outer = walk->symbols;
  emp_ptr_map_t symbols = {.arena = walk->base.arena};
  if (emp_op_has_trait(op, SYMBOL_TABLE)) walk->symbols = &symbols;
  bool is_ok = true;
  for (uint32_t i = 0; i < op->region_count; ++i) {
    is_ok &= verify_region(walk, op, &op->regions[i]);
  }
  walk->symbols = outer;
  return is_ok;
}

// Attributes such as `hal.device.targets` on an op of another dialect.
static bool verify_discardable(walk_t* walk, emp_op_t* op) {
  bool is_ok = true;
  for (uint32_t i = 0; i < op->attrs->count; ++i) {
    const emp_named_attr_t* entry = &op->attrs->entries[i];
    const emp_dialect_t* dialect = dialect_of(op, entry->name);
    if (!dialect || !dialect->verify_attr) continue;
    is_ok &= dialect->verify_attr(op, entry, walk->base.sink);
  }
  return is_ok;
}

static bool verify_op(walk_t* walk, emp_op_t* op) {
  bool is_ok = emp_verify_row(&walk->base, op);
  is_ok &= verify_parent(walk, op);
  is_ok &= verify_position(walk, op);
  is_ok &= verify_symbol(walk, op);
  is_ok &= verify_discardable(walk, op);
  if (is_ok) {
    is_ok &= verify_successors(walk, op);
    is_ok &= verify_operands(walk, op);
    is_ok &= verify_function(walk, op);
  }
  is_ok &= verify_regions(walk, op);
  if (is_ok && op->info->verify) is_ok = op->info->verify(op, walk->base.sink);
  return is_ok;
}

bool emp_verify(emp_op_t* op, emp_diag_sink_t* sink) {
  emp_arena_mark_t mark = emp_arena_mark(op->arena);
  uint32_t reports = sink->error_count + sink->warning_count;
  walk_t walk = {.base = {.sink = sink, .arena = op->arena}};
  walk.dominance = emp_dominance_create(op, op->arena);
  emp_symbols_freeze(op->context, op->arena);
  bool is_ok = verify_op(&walk, op);
  emp_symbols_thaw(op->context);
  // Reports may be kept in this arena by their sink.
  if (sink->error_count + sink->warning_count == reports) {
    emp_arena_rewind(op->arena, mark);
  }
  return is_ok;
}

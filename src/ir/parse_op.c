// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations, blocks and regions.
//
// An op is read into a pending op in scratch memory (names, operands, types,
// attributes, regions with their blocks), then made in one step and appended.
// A syntax error ends the op: a poison op takes its place and its result names,
// and reading goes on at the next op of the region (parse_recover.c), so an
// error is reported once and its neighbours are still checked.
#include <string.h>

#include "base/assert.h"
#include "ir/context_impl.h"
#include "ir/parse_legacy.h"
#include "ir/parse_state.h"
#include "ir/rewrite.h"

// -- the left side ------------------------------------------------------------

static bool parse_result_name(emp_parser_t* parser, emp_pending_t* op) {
  if (!emp_parser_at(parser, EMP_TOKEN_VALUE)) {
    return emp_parser_expected(parser, "a result name");
  }
  emp_result_name_t name = {parser->token.text, parser->token.text.data, 1};
  emp_parser_advance(parser);
  if (emp_parser_take(parser, ':')) {
    int64_t count = 0;
    if (!emp_parser_at(parser, EMP_TOKEN_INT) ||
        !emp_parse_i64(parser->token.text, &count) || count < 1 ||
        count > UINT16_MAX) {
      return emp_parser_expected(parser, "a number of results");
    }
    name.count = (uint32_t)count;
    emp_parser_advance(parser);
  }
  op->named_count += name.count;
  emp_array_push(parser->scratch, &op->names, name);
  return true;
}

static bool parse_result_names(emp_parser_t* parser, emp_pending_t* op) {
  do {
    if (!parse_result_name(parser, op)) return false;
  } while (emp_parser_take(parser, ','));
  return emp_parser_want(parser, '=', "'=' after the result names");
}

// -- the generic form ---------------------------------------------------------

static bool parse_generic_successors(emp_parser_t* parser, emp_pending_t* op) {
  if (!emp_parser_take(parser, '[')) return true;
  do {
    emp_block_t* block = NULL;
    if (!emp_parse_successor(parser, &block)) return false;
    emp_array_push(parser->scratch, &op->successors, block);
  } while (emp_parser_take(parser, ','));
  return emp_parser_want(parser, ']', "']'");
}

// `<{..}>`. The properties of an op that no row describes are kept apart, as
// one dictionary under the empty name, so that they print as they were read.
static bool parse_properties(emp_parser_t* parser, emp_pending_t* op) {
  if (!emp_parser_take(parser, '<')) return true;
  if (op->info->kind != 0) {
    return emp_parse_dictionary(parser, &op->attrs) &&
           emp_parser_want(parser, '>', "'>'");
  }
  emp_named_attr_t entry = {emp_intern(parser->context, (emp_str_t){"", 0}),
                            NULL};
  if (!emp_parse_an_attr(parser, NULL, &entry.value)) return false;
  emp_array_push(parser->scratch, &op->attrs, entry);
  return emp_parser_want(parser, '>', "'>'");
}

static bool parse_generic_regions(emp_parser_t* parser, emp_pending_t* op) {
  if (!emp_parser_take(parser, '(')) return true;
  do {
    emp_region_t* region = emp_parser_add_region(parser);
    if (!emp_parser_at(parser, '{')) {
      return emp_parser_expected(parser, "'{' of a region");
    }
    if (!emp_parse_region_body(parser, region, NULL, 0, false)) return false;
  } while (emp_parser_take(parser, ','));
  (void)op;
  return emp_parser_want(parser, ')', "')' after the regions");
}

static bool parse_generic_type(emp_parser_t* parser, emp_pending_t* op,
                               const emp_unresolved_list_t* operands) {
  emp_type_list_t inputs = {0};
  const char* at = parser->token.text.data;
  if (!emp_parser_want(parser, ':', "':' and the op's type")) return false;
  if (!emp_parse_function_type(parser, &inputs, &op->results)) return false;
  if (inputs.count != operands->count) {
    return emp_parser_fail_at(
        parser, at, 1, "the type has %zu operand%s but %zu %s given",
        inputs.count, inputs.count == 1 ? "" : "s", operands->count,
        operands->count == 1 ? "is" : "are");
  }
  return emp_parser_add_operands(parser, operands, inputs.items, inputs.count);
}

static bool parse_generic_rest(emp_parser_t* parser, emp_pending_t* op) {
  emp_unresolved_list_t operands = {0};
  return emp_parser_want(parser, '(', "'(' of the operands") &&
         emp_parse_operands(parser, &operands) &&
         emp_parser_want(parser, ')', "')' after the operands") &&
         parse_generic_successors(parser, op) && parse_properties(parser, op) &&
         parse_generic_regions(parser, op) && emp_parse_attr_dict(parser) &&
         parse_generic_type(parser, op, &operands);
}

static bool parse_generic(emp_parser_t* parser, emp_pending_t* op) {
  emp_parser_advance(parser);
  return parse_generic_rest(parser, op);
}

// -- which op -----------------------------------------------------------------

static bool unknown_op(emp_parser_t* parser, emp_str_t name) {
  emp_str_t dialect = name;
  emp_str_t rest = {0};
  emp_str_split(name, '.', &dialect, &rest);
  emp_str_t near = emp_context_nearest_op(parser->context, name);
  if (rest.length && !emp_context_dialect(parser->context, dialect)) {
    return emp_parser_error(
        parser, NULL, "op '%.*s' belongs to the unknown dialect '%.*s'%s",
        EMP_STR_ARGS(name), EMP_STR_ARGS(dialect),
        near.length ? emp_did_you_mean(parser, near)
        : emp_parser_at(parser, EMP_TOKEN_STRING)
            ? " (unknown dialects are read with --allow-unregistered-dialect)"
            : "");
  }
  return emp_parser_error(parser, NULL, "there is no op '%.*s'%s",
                          EMP_STR_ARGS(name), emp_did_you_mean(parser, near));
}

static const emp_op_info_t* find_legacy(emp_parser_t* parser, emp_str_t name) {
  emp_str_t today = emp_legacy_name(parser, EMP_LEGACY_OP, name);
  if (today.data == name.data) return NULL;
  if (!parser->op->older_name.length) parser->op->older_name = name;
  return emp_context_op_info(parser->context, today);
}

static const emp_op_info_t* find_prefixed(emp_parser_t* parser,
                                          emp_str_t dialect, emp_str_t name) {
  char text[256];
  if (dialect.length + name.length + 1 > sizeof(text)) return NULL;
  memcpy(text, dialect.data, dialect.length);
  text[dialect.length] = '.';
  memcpy(text + dialect.length + 1, name.data, name.length);
  return emp_context_op_info(
      parser->context, (emp_str_t){text, dialect.length + 1 + name.length});
}

// A name without a dialect is of the default dialect of the region, or builtin.
const emp_op_info_t* emp_parser_find_op(emp_parser_t* parser, emp_str_t name) {
  const emp_op_info_t* info = NULL;
  if (memchr(name.data, '.', name.length)) {
    info = emp_context_op_info(parser->context, name);
  } else {
    if (parser->default_dialect.length) {
      info = find_prefixed(parser, parser->default_dialect, name);
    }
    if (!info) info = find_prefixed(parser, EMP_STR("builtin"), name);
  }
  return info ? info : find_legacy(parser, name);
}

static bool find_generic(emp_parser_t* parser, emp_pending_t* op) {
  emp_str_t name = emp_parser_unquote(parser, parser->token.text);
  op->info = emp_context_op_info(parser->context, name);
  if (!op->info) op->info = find_legacy(parser, name);
  if (op->info) return true;
  emp_str_t dialect = name;
  emp_str_t rest = {0};
  emp_str_split(name, '.', &dialect, &rest);
  if (name.length == 0 || emp_context_dialect(parser->context, dialect) ||
      !emp_context_allows_unregistered(parser->context)) {
    return unknown_op(parser, name);
  }
  if (memchr(name.data, 0, name.length) != NULL) {
    return emp_parser_error(parser, NULL, "NUL byte in the name of an op");
  }
  op->info = emp_context_unregistered_op(parser->context, name);
  return true;
}

// `constant 4 : index` of the old std dialect looks like `constant @f` of func
// up to what follows the name.
static const emp_op_info_t* old_constant(emp_parser_t* parser, emp_str_t name) {
  bool is_of_func = !emp_str_is(name, "constant") ||
                    emp_parser_at(parser, EMP_TOKEN_SYMBOL) ||
                    emp_parser_at(parser, '{');
  return is_of_func ? NULL : find_legacy(parser, name);
}

// `mhlo.convert(%a) : (T) -> U`: once, ops whose form starts with an operand
// were also read in generic form without the quotes.
static bool is_unquoted(emp_parser_t* parser, emp_str_t name,
                        const emp_op_info_t* info) {
  bool is_older =
      memchr(name.data, '.', name.length) && !emp_str_is(name, info->name);
  return is_older && emp_parser_at(parser, '(') && info->format &&
         (info->format[0] == '$' || info->format[0] == 'o');
}

static bool parse_custom(emp_parser_t* parser, emp_pending_t* op) {
  emp_str_t name = parser->token.text;
  op->info = emp_parser_find_op(parser, name);
  if (!op->info) return unknown_op(parser, name);
  if (!op->info->format && !op->info->parse) {
    return emp_parser_error(parser, NULL,
                            "'%s' has no custom form; write it as \"%s\"(..)",
                            op->info->name, op->info->name);
  }
  emp_parser_advance(parser);
  const emp_op_info_t* old = old_constant(parser, name);
  if (old) op->info = old;
  bool went_well = false;
  if (is_unquoted(parser, name, op->info)) {
    went_well = parse_generic_rest(parser, op);
  } else if (op->info->parse) {
    went_well = op->info->parse(parser);
  } else {
    went_well =
        emp_format_parse(parser, emp_op_spec(parser->context, op->info));
  }
  if (!went_well) parser->has_failed = true;
  return went_well;
}

// -- making the op ------------------------------------------------------------

static bool check_result_count(emp_parser_t* parser, const emp_pending_t* op) {
  if (op->names.count == 0 || op->named_count == op->results.count) return true;
  return emp_parser_fail_at(parser, op->start.text.data, op->start.text.length,
                            "%zu result%s named but '%s' has %zu",
                            op->named_count,
                            op->named_count == 1 ? " is" : "s are",
                            op->info->name, op->results.count);
}

static bool check_attr_names(emp_parser_t* parser, const emp_attr_t* attrs) {
  for (uint32_t i = 1; i < attrs->count; ++i) {
    if (attrs->entries[i].name.data != attrs->entries[i - 1].name.data) {
      continue;
    }
    return emp_parser_fail_at(parser, parser->op->name.text.data,
                              parser->op->name.text.length,
                              "attribute '%.*s' is given twice",
                              EMP_STR_ARGS(attrs->entries[i].name));
  }
  return true;
}

static emp_op_t* make_op(emp_parser_t* parser, emp_pending_t* op) {
  const emp_attr_t* attrs = parser->empty_dictionary;
  if (op->older_name.length) emp_legacy_op_attrs(parser);
  if (op->attrs.count) {
    emp_legacy_attrs(parser);
    attrs = emp_attr_dictionary_interned(parser->context, op->attrs.items,
                                         op->attrs.count);
    if (!check_attr_names(parser, attrs)) return NULL;
  }
  for (size_t i = 0; i < op->operands.count; ++i) {
    op->operands.items[i] = emp_value_resolved(op->operands.items[i]);
  }
  if (op->older_name.length) emp_legacy_branch_operands(parser);
  emp_op_state_t state = {.info = op->info,
                          .loc = op->loc,
                          .operands = op->operands.items,
                          .operand_count = op->operands.count,
                          .result_types = op->results.items,
                          .result_count = op->results.count,
                          .attrs = attrs,
                          .successors = op->successors.items,
                          .successor_count = op->successors.count,
                          .region_count = op->regions.count};
  emp_op_t* made = emp_op_create(parser->context, parser->arena, &state);
  for (size_t i = 0; i < op->regions.count; ++i) {
    emp_region_take(&made->regions[i], op->regions.items[i]);
  }
  return made;
}

static bool define_results(emp_parser_t* parser, emp_pending_t* op,
                           emp_op_t* made) {
  bool went_well = true;
  emp_value_t* next = made->results;
  for (size_t i = 0; i < op->names.count; ++i) {
    const emp_result_name_t* name = &op->names.items[i];
    emp_str_t text = {name->text.data + 1, name->text.length - 1};
    next->name = text;
    if (!emp_parser_define(parser, name->text, name->at, next, name->count)) {
      went_well = false;
    }
    next += name->count;
  }
  return went_well;
}

static emp_op_t* parse_pending(emp_parser_t* parser, emp_pending_t* op) {
  if (emp_parser_at(parser, EMP_TOKEN_VALUE) &&
      !parse_result_names(parser, op)) {
    return NULL;
  }
  op->name = parser->token;
  op->loc = emp_parser_token_loc(parser, &op->name);
  bool went_well = false;
  if (emp_parser_at(parser, EMP_TOKEN_STRING)) {
    went_well = find_generic(parser, op) && parse_generic(parser, op);
  } else if (emp_parser_at(parser, EMP_TOKEN_BARE)) {
    went_well = parse_custom(parser, op);
  } else {
    emp_parser_expected(parser, "an operation");
  }
  if (!went_well || !check_result_count(parser, op)) return NULL;
  return make_op(parser, op);
}

static void poison_op(emp_parser_t* parser, const emp_pending_t* op,
                      emp_block_t* block) {
  emp_op_t* poison = emp_parser_make_poison(
      parser, NULL, emp_parser_token_loc(parser, &op->start));
  emp_op_append(poison, block);
  emp_parser_lose_symbol(parser, &op->start);
  for (size_t i = 0; i < op->names.count; ++i) {
    emp_parser_define_poison(parser, op->names.items[i].text,
                             op->names.items[i].at, poison);
  }
}

// What an op makes inside itself without text of its own (the hidden body of a
// named linalg op, a terminator that was left out) lies where the op does, so
// it follows when the op is given another place at its end.
typedef struct place_s {
  emp_parser_t* parser;
  const emp_op_t* op;
  const emp_attr_t* old_loc;
  const emp_loc_fixup_t* fixup;  // the op's, when its place is an alias
} place_t;

static void move_place(place_t* place, const emp_attr_t** slot) {
  if (*slot != place->old_loc) return;
  if (!place->fixup) {
    *slot = place->op->loc;
    return;
  }
  emp_loc_fixup_t fixup = *place->fixup;
  fixup.slot = slot;
  emp_array_push(place->parser->tables, &place->parser->loc_fixups, fixup);
}

static emp_walk_t move_inner_place(void* user, emp_op_t* op) {
  place_t* place = user;
  if (op != place->op) {
    // With text of its own it has a place of its own, and so has what it holds.
    if (op->loc != place->old_loc) return EMP_WALK_SKIP;
    move_place(place, &op->loc);
  }
  for (uint32_t i = 0; i < op->region_count; ++i) {
    for (emp_block_t* b = op->regions[i].first; b; b = b->next) {
      for (uint32_t j = 0; j < b->arg_count; ++j) {
        move_place(place, &b->args[j]->loc);
      }
    }
  }
  return EMP_WALK_ON;
}

static bool parse_place(emp_parser_t* parser, emp_op_t* op) {
  place_t place = {.parser = parser, .op = op, .old_loc = op->loc};
  size_t fixups = parser->loc_fixups.count;
  if (!emp_parse_trailing_location(parser, &op->loc)) return false;
  bool is_alias = parser->loc_fixups.count > fixups;
  if (op->region_count == 0 || (!is_alias && op->loc == place.old_loc)) {
    return true;
  }
  emp_loc_fixup_t fixup;
  if (is_alias) {
    fixup = parser->loc_fixups.items[fixups];
    place.fixup = &fixup;
  }
  emp_walk_pre(op, move_inner_place, &place);
  return true;
}

static void pending_init(emp_parser_t* parser, emp_pending_t* op) {
  memset(op, 0, offsetof(emp_pending_t, first_names));
  op->start = parser->token;
  op->names.items = op->first_names;
  op->names.capacity = EMP_COUNT_OF(op->first_names);
  op->operands.items = op->first_operands;
  op->operands.capacity = EMP_COUNT_OF(op->first_operands);
  op->results.items = op->first_results;
  op->results.capacity = EMP_COUNT_OF(op->first_results);
  op->attrs.items = op->first_attrs;
  op->attrs.capacity = EMP_COUNT_OF(op->first_attrs);
}

// One op at the end of `block`; false after an error that ended it.
bool emp_parse_op(emp_parser_t* parser, emp_block_t* block) {
  emp_arena_mark_t mark = emp_arena_mark(parser->scratch);
  emp_pending_t op;
  emp_pending_t* outer = parser->op;
  emp_str_t default_dialect = parser->default_dialect;
  uint32_t depth = parser->depth;
  pending_init(parser, &op);
  parser->op = &op;
  emp_op_t* made = parse_pending(parser, &op);
  bool went_well = made != NULL;
  if (made) {
    emp_op_append(made, block);
    if (!define_results(parser, &op, made)) parser->has_failed = true;
    went_well = parse_place(parser, made);
    if (made->info->modernize) made->info->modernize(made);
  } else {
    poison_op(parser, &op, block);
  }
  parser->op = outer;
  parser->default_dialect = default_dialect;
  parser->depth = depth;
  if (!went_well) emp_parser_recover(parser, &op.start);
  emp_arena_rewind(parser->scratch, mark);
  return went_well;
}

// -- regions ------------------------------------------------------------------

// `^bb0(%x: t, ..):`
static emp_block_t* parse_block_header(emp_parser_t* parser) {
  emp_token_t label = parser->token;
  emp_arena_mark_t mark = emp_arena_mark(parser->scratch);
  emp_region_arg_list_t args = {0};
  emp_parser_advance(parser);
  emp_block_t* block =
      emp_parser_define_block(parser, label.text, label.text.data);
  if (!block) return NULL;
  emp_block_append(block, parser->scope->region);
  bool went_well = true;
  if (emp_parser_at(parser, '(')) {
    went_well = emp_parse_region_arg_list(parser, &args) &&
                emp_parser_define_args(parser, block, args.items, args.count);
  }
  went_well = went_well && emp_parser_want(parser, ':', "':' after the label");
  if (!went_well) emp_parser_recover(parser, &label);
  emp_arena_rewind(parser->scratch, mark);
  return block;
}

bool emp_parser_define_args(emp_parser_t* parser, emp_block_t* block,
                            const emp_region_arg_t* args, size_t count) {
  bool went_well = true;
  for (size_t i = 0; i < count; ++i) {
    const emp_region_arg_t* arg = &args[i];
    const emp_attr_t* loc =
        arg->loc ? arg->loc : emp_parser_unresolved_loc(parser, &arg->name);
    emp_value_t* value =
        emp_block_add_arg(block, parser->arena, arg->type, loc);
    if (arg->deferred_loc.length) {
      emp_loc_fixup_t fixup = {&value->loc, arg->deferred_loc, arg->name.at};
      emp_array_push(parser->tables, &parser->loc_fixups, fixup);
    }
    if (arg->name.name.length == 0) continue;
    value->name =
        (emp_str_t){arg->name.name.data + 1, arg->name.name.length - 1};
    if (!emp_parser_define(parser, arg->name.name, arg->name.at, value, 1)) {
      went_well = false;
    }
  }
  return went_well;
}

static void parse_block_ops(emp_parser_t* parser, emp_block_t* block) {
  while (!emp_parser_at(parser, '}') && !emp_parser_at(parser, EMP_TOKEN_END) &&
         !emp_parser_at(parser, EMP_TOKEN_BLOCK) &&
         !emp_parser_at(parser, EMP_TOKEN_FILE_BEGIN)) {
    emp_parse_op(parser, block);
  }
}

static bool parse_blocks(emp_parser_t* parser, emp_block_t* entry) {
  emp_region_t* region = parser->scope->region;
  if (!emp_parser_at(parser, '}') && !emp_parser_at(parser, EMP_TOKEN_BLOCK) &&
      !entry) {
    entry = emp_block_create(parser->arena);
    emp_block_append(entry, region);
  }
  if (entry) parse_block_ops(parser, entry);
  while (emp_parser_at(parser, EMP_TOKEN_BLOCK)) {
    emp_block_t* block = parse_block_header(parser);
    if (!block) {  // a second block of that name: read, but to nowhere
      block = emp_block_create(parser->arena);
      emp_block_append(block, region);
      emp_token_t start = parser->token;
      emp_parser_recover(parser, &start);
    }
    parse_block_ops(parser, block);
  }
  if (emp_parser_take(parser, '}')) return true;
  emp_parser_expected(parser, "'}' of the region");
  emp_parser_note_at(parser, parser->scope->open, 1, "the region opens here");
  return false;
}

// Adds what custom syntax leaves out: the only block, its terminator.
static void complete_region(emp_parser_t* parser, emp_region_t* region) {
  const emp_op_info_t* info = parser->op->info;
  bool has_terminator =
      (info->traits & IMPLICIT_TERMINATOR) && info->terminator;
  if (!has_terminator && !(info->traits & SINGLE_BLOCK)) return;
  if (!region->first) {
    emp_block_append(emp_block_create(parser->arena), region);
  }
  emp_block_t* block = region->last;
  if (!has_terminator ||
      (block->last && (block->last->info == parser->poison_info ||
                       emp_op_has_trait(block->last, TERMINATOR)))) {
    return;
  }
  const emp_op_info_t* terminator =
      emp_context_op_info(parser->context, emp_str_from(info->terminator));
  if (!terminator) return;
  // Regions that the terminator always has are made with empty blocks.
  const emp_op_spec_t* spec = emp_op_spec(parser->context, terminator);
  emp_op_state_t state = {.info = terminator,
                          .loc = parser->op->loc,
                          .attrs = parser->empty_dictionary};
  for (uint32_t i = 0; i < spec->region_count; ++i) {
    state.region_count += !spec->regions[i].is_variadic;
  }
  emp_op_t* op = emp_op_create(parser->context, parser->arena, &state);
  for (uint32_t i = 0; i < op->region_count; ++i) {
    emp_block_append(emp_block_create(parser->arena), &op->regions[i]);
  }
  emp_op_append(op, block);
}

bool emp_parse_region_body(emp_parser_t* parser, emp_region_t* region,
                           const emp_region_arg_t* args, size_t arg_count,
                           bool is_custom) {
  emp_scope_t scope;
  const emp_op_info_t* info = parser->op->info;
  emp_str_t outer_dialect = parser->default_dialect;
  if (info->default_dialect) {
    parser->default_dialect = emp_str_from(info->default_dialect);
  }
  if (!emp_parser_enter(parser)) {
    emp_parser_leave(parser);
    return false;
  }
  emp_scope_push(parser, &scope, region,
                 (info->traits & ISOLATED_FROM_ABOVE) != 0);
  scope.open = parser->token.text.data;
  emp_parser_advance(parser);
  emp_block_t* entry = NULL;
  bool went_well = true;
  if (arg_count) {
    entry = emp_block_create(parser->arena);
    emp_block_append(entry, region);
    if (!emp_parser_define_args(parser, entry, args, arg_count)) {
      parser->has_failed = true;
    }
    if (emp_parser_at(parser, EMP_TOKEN_BLOCK)) {
      went_well = emp_parser_error(
          parser, NULL, "a region with named arguments has no entry label");
    }
  }
  went_well = went_well && parse_blocks(parser, entry);
  emp_scope_pop(parser);
  parser->default_dialect = outer_dialect;
  emp_parser_leave(parser);
  if (went_well && is_custom) complete_region(parser, region);
  return went_well;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Custom syntax read along a compiled format.
//
// Operands are kept unresolved and types in a list per group while the format
// is walked; at its end the types that were not written are inferred from the
// row's rules, then operands are resolved in the row's order, whatever the
// order of the text.
#include <string.h>

#include "ir/context_impl.h"
#include "ir/format.h"
#include "ir/parse_state.h"

typedef struct group_s {
  emp_unresolved_list_t values;  // of operands only
  emp_type_list_t types;
  emp_unresolved_t first_value;  // where the lists start
  const emp_type_t* first_type;
} group_t;

typedef struct format_state_s {
  emp_parser_t* parser;
  emp_op_spec_t* spec;
  const emp_format_t* format;
  group_t* operands;
  group_t* results;
  // Of `operands`, type(operands), type(results).
  emp_unresolved_list_t all_values;
  emp_type_list_t all_operand_types, all_result_types;
  bool has_all_operand_types, has_all_result_types;
} format_state_t;

static bool parse_items(format_state_t* s, const emp_directive_t* items,
                        uint32_t count);

// -- literals -----------------------------------------------------------------

bool emp_parser_take_literal(emp_parser_t* parser, const char* text) {
  return emp_char_is(text[0], EMP_CHAR_LETTER) ? emp_try_keyword(parser, text)
                                               : emp_try_punct(parser, text);
}

bool emp_parser_want_literal(emp_parser_t* parser, const char* text) {
  if (emp_parser_take_literal(parser, text)) return true;
  emp_str_t wanted = emp_arena_format(parser->scratch, "'%s'", text);
  return emp_parser_expected(parser, wanted.data);
}

// -- operands and types -------------------------------------------------------

static emp_arity_t arity_of(const format_state_t* s,
                            const emp_directive_t* item) {
  return item->kind == EMP_DIRECTIVE_OPERAND
             ? s->spec->operands[item->index].arity
             : s->spec->results[item->index].arity;
}

static bool parse_operand_group(format_state_t* s, uint32_t index) {
  emp_parser_t* parser = s->parser;
  emp_unresolved_list_t* list = &s->operands[index].values;
  emp_unresolved_t operand;
  switch (s->spec->operands[index].arity) {
    case EMP_ARITY_VARIADIC:
      return emp_parse_operands(parser, list);
    case EMP_ARITY_OPTIONAL:
      if (!emp_parser_at_operand(parser)) return true;
      break;
    case EMP_ARITY_ONE:
      break;
  }
  if (!emp_parse_operand(parser, &operand)) return false;
  emp_array_push(parser->scratch, list, operand);
  return true;
}

// Types separated by commas, maybe none.
static bool parse_types(emp_parser_t* parser, emp_type_list_t* list) {
  const emp_type_t* type = NULL;
  bool found = false;
  if (!emp_parse_type_if_any(parser, &type, &found)) return !found;
  emp_array_push(parser->scratch, list, type);
  return !emp_parser_take(parser, ',') || emp_parse_type_list(parser, list);
}

static emp_type_list_t* type_list_of(format_state_t* s,
                                     const emp_directive_t* item) {
  switch (item->kind) {
    case EMP_DIRECTIVE_OPERAND:
      return &s->operands[item->index].types;
    case EMP_DIRECTIVE_RESULT:
      return &s->results[item->index].types;
    case EMP_DIRECTIVE_OPERANDS:
      s->has_all_operand_types = true;
      return &s->all_operand_types;
    default:
      s->has_all_result_types = true;
      return &s->all_result_types;
  }
}

static bool parse_type_of(format_state_t* s, const emp_directive_t* item) {
  emp_parser_t* parser = s->parser;
  emp_type_list_t* list = type_list_of(s, item);
  bool is_group =
      item->kind == EMP_DIRECTIVE_OPERAND || item->kind == EMP_DIRECTIVE_RESULT;
  emp_arity_t arity = is_group ? arity_of(s, item) : EMP_ARITY_VARIADIC;
  if (arity == EMP_ARITY_VARIADIC) return parse_types(parser, list);
  const emp_type_t* type = NULL;
  bool found = true;
  if (arity == EMP_ARITY_ONE) {
    if (!emp_parse_a_type(parser, &type)) return false;
  } else if (!emp_parse_type_if_any(parser, &type, &found)) {
    return !found;
  }
  emp_array_push(parser->scratch, list, type);
  return true;
}

// -- attributes, regions, successors ------------------------------------------

static bool parse_attr(format_state_t* s, const emp_directive_t* item) {
  const emp_attr_spec_t* attr = &s->spec->attrs[item->index];
  const emp_attr_t* value = NULL;
  if (item->is_elided) return true;
  if (attr->is_optional) {
    bool found = false;
    bool went_well = emp_format_try_attr(s->parser, attr, &value, &found);
    if (!went_well) return !found;
  } else if (!emp_format_parse_attr(s->parser, attr, &value)) {
    return false;
  }
  emp_parser_put_attr(s->parser, attr->key, value);
  return true;
}

static bool parse_regions(format_state_t* s, bool many) {
  if (!many) return emp_parse_region(s->parser, NULL, 0);
  if (!emp_parser_at(s->parser, '{')) return true;
  do {
    if (!emp_parse_region(s->parser, NULL, 0)) return false;
  } while (emp_parser_take(s->parser, ','));
  return true;
}

static bool parse_successors(format_state_t* s, bool many) {
  if (many && !emp_parser_at(s->parser, EMP_TOKEN_BLOCK)) return true;
  do {
    emp_block_t* block = NULL;
    if (!emp_parse_successor(s->parser, &block)) return false;
    emp_parser_add_successor(s->parser, block);
  } while (many && emp_parser_take(s->parser, ','));
  return true;
}

static bool parse_prop_dict(emp_parser_t* parser) {
  if (!emp_parser_take(parser, '<')) return true;
  return emp_parse_dictionary(parser, &parser->op->attrs) &&
         emp_parser_want(parser, '>', "'>'");
}

// -- custom<..> ---------------------------------------------------------------

static void fill_custom_arg(format_state_t* s, const emp_directive_t* item,
                            emp_custom_arg_t* out) {
  const emp_directive_t* inner = item;
  *out = (emp_custom_arg_t){.is_ref = item->is_ref};
  switch (item->kind) {
    case EMP_DIRECTIVE_OPERAND:
      out->kind = EMP_CUSTOM_OPERAND;
      out->operands = &s->operands[item->index].values;
      break;
    case EMP_DIRECTIVE_TYPE:
      inner = &item->items[0];
      out->kind = EMP_CUSTOM_TYPE;
      out->types = type_list_of(s, inner);
      if (inner->kind == EMP_DIRECTIVE_OPERAND) {
        out->operands = &s->operands[inner->index].values;
      }
      break;
    case EMP_DIRECTIVE_ATTR:
      out->kind = EMP_CUSTOM_ATTR;
      out->attr_name = s->spec->attrs[item->index].name;
      if (item->is_ref) out->attr = emp_parser_attr(s->parser, out->attr_name);
      break;
    case EMP_DIRECTIVE_REGION:
      out->kind = EMP_CUSTOM_REGION;
      break;
    case EMP_DIRECTIVE_SUCCESSOR:
      out->kind = EMP_CUSTOM_SUCCESSOR;
      break;
    case EMP_DIRECTIVE_STRING:
      out->kind = EMP_CUSTOM_LITERAL;
      out->text = emp_str_from(item->text);
      break;
    default:
      out->kind = EMP_CUSTOM_ATTR_DICT;
      break;
  }
}

static bool parse_custom(format_state_t* s, const emp_directive_t* item) {
  emp_custom_arg_t* args =
      emp_arena_new_array(s->parser->scratch, emp_custom_arg_t, item->count);
  for (uint32_t i = 0; i < item->count; ++i) {
    fill_custom_arg(s, &item->items[i], &args[i]);
  }
  return item->custom->parse(s->parser, args, item->count);
}

// -- groups -------------------------------------------------------------------

// The first element of an optional group decides whether the group is there.
static bool try_first(format_state_t* s, const emp_directive_t* item,
                      bool* out_is_there) {
  emp_parser_t* parser = s->parser;
  const char* before = parser->token.text.data;
  bool went_well = true;
  switch (item->kind) {
    case EMP_DIRECTIVE_LITERAL:
      *out_is_there = emp_parser_take_literal(parser, item->text);
      return true;
    case EMP_DIRECTIVE_OPERAND:
    case EMP_DIRECTIVE_OPERANDS:
      *out_is_there = emp_parser_at_operand(parser);
      break;
    case EMP_DIRECTIVE_REGION:
    case EMP_DIRECTIVE_REGIONS:
      *out_is_there = emp_parser_at(parser, '{');
      break;
    case EMP_DIRECTIVE_SUCCESSOR:
    case EMP_DIRECTIVE_SUCCESSORS:
      *out_is_there = emp_parser_at(parser, EMP_TOKEN_BLOCK);
      break;
    case EMP_DIRECTIVE_ATTR: {
      const emp_attr_t* value = NULL;
      const emp_attr_spec_t* attr = &s->spec->attrs[item->index];
      went_well = emp_format_try_attr(parser, attr, &value, out_is_there);
      if (went_well) emp_parser_put_attr(parser, attr->key, value);
      return went_well || !*out_is_there;
    }
    default:  // attr-dict, type(..), custom<..>: there if it reads something
      went_well = parse_items(s, item, 1);
      *out_is_there = parser->token.text.data != before;
      return went_well;
  }
  return !*out_is_there || parse_items(s, item, 1);
}

static bool parse_optional(format_state_t* s, const emp_directive_t* item) {
  uint32_t first = 0;
  bool is_there = false;
  while (first < item->count &&
         (item->items[first].kind == EMP_DIRECTIVE_SPACE ||
          item->items[first].kind == EMP_DIRECTIVE_NEWLINE)) {
    ++first;
  }
  if (first < item->count && !try_first(s, &item->items[first], &is_there)) {
    return false;
  }
  const emp_directive_t* side =
      item->is_anchor_negated ? item->otherwise : item->items;
  const emp_directive_t* anchor = &side[item->anchor];
  if (is_there != item->is_anchor_negated && anchor->is_elided) {
    emp_parser_put_attr(s->parser, s->spec->attrs[anchor->index].key,
                        emp_attr_unit(s->parser->context));
  }
  if (!is_there) {
    return parse_items(s, item->otherwise, item->otherwise_count);
  }
  return parse_items(s, item->items + first + 1, item->count - first - 1);
}

// A clause that is a literal and one unit attribute.
static const emp_directive_t* unit_of_clause(const format_state_t* s,
                                             const emp_directive_t* clause) {
  if (clause->count != 2) return NULL;
  const emp_directive_t* item = &clause->items[1];
  return item->kind == EMP_DIRECTIVE_ATTR &&
                 s->spec->attrs[item->index].form == EMP_ATTR_FORM_UNIT
             ? item
             : NULL;
}

static bool parse_oilist(format_state_t* s, const emp_directive_t* item) {
  uint32_t i = 0;
  while (i < item->count) {
    const emp_directive_t* clause = &item->items[i];
    if (!emp_parser_take_literal(s->parser, clause->items[0].text)) {
      ++i;
      continue;
    }
    const emp_directive_t* unit = unit_of_clause(s, clause);
    if (unit) {
      emp_parser_put_attr(s->parser, s->spec->attrs[unit->index].key,
                          emp_attr_unit(s->parser->context));
    } else if (!parse_items(s, clause->items + 1, clause->count - 1)) {
      return false;
    }
    i = 0;
  }
  return true;
}

// -- the walk -----------------------------------------------------------------

static bool parse_item(format_state_t* s, const emp_directive_t* item) {
  emp_parser_t* parser = s->parser;
  switch (item->kind) {
    case EMP_DIRECTIVE_LITERAL:
      if (item->token_kind && emp_parser_take(parser, item->token_kind)) {
        return true;
      }
      return emp_parser_want_literal(parser, item->text);
    case EMP_DIRECTIVE_OPERAND:
      return parse_operand_group(s, item->index);
    case EMP_DIRECTIVE_OPERANDS:
      return emp_parse_operands(parser, &s->all_values);
    case EMP_DIRECTIVE_ATTR:
      return parse_attr(s, item);
    case EMP_DIRECTIVE_REGION:
      return parse_regions(s, s->spec->regions[item->index].is_variadic);
    case EMP_DIRECTIVE_REGIONS:
      return parse_regions(s, true);
    case EMP_DIRECTIVE_SUCCESSOR:
      return parse_successors(s, s->spec->successors[item->index].is_variadic);
    case EMP_DIRECTIVE_SUCCESSORS:
      return parse_successors(s, true);
    case EMP_DIRECTIVE_TYPE:
      return parse_type_of(s, &item->items[0]);
    case EMP_DIRECTIVE_FUNCTIONAL_TYPE:
      return emp_parse_function_type(parser, type_list_of(s, &item->items[0]),
                                     type_list_of(s, &item->items[1]));
    case EMP_DIRECTIVE_ATTR_DICT:
      return emp_parse_attr_dict(parser);
    case EMP_DIRECTIVE_ATTR_DICT_WITH_KEYWORD:
      return emp_parse_attr_dict_with_keyword(parser);
    case EMP_DIRECTIVE_PROP_DICT:
      return parse_prop_dict(parser);
    case EMP_DIRECTIVE_OPTIONAL:
      return parse_optional(s, item);
    case EMP_DIRECTIVE_OILIST:
      return parse_oilist(s, item);
    case EMP_DIRECTIVE_CUSTOM:
      return parse_custom(s, item);
    default:
      return true;
  }
}

static bool parse_items(format_state_t* s, const emp_directive_t* items,
                        uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    bool is_typed = i + 1 < count && items[i].token_kind == ':' &&
                    (items[i + 1].kind == EMP_DIRECTIVE_TYPE ||
                     items[i + 1].kind == EMP_DIRECTIVE_FUNCTIONAL_TYPE);
    if (is_typed) {
      if (!emp_parser_want(s->parser, ':', "':' and a type")) return false;
    } else if (!parse_item(s, &items[i])) {
      return false;
    }
  }
  return true;
}

// -- types that were not written ----------------------------------------------

static bool needs_attrs(const emp_op_spec_t* spec) {
  for (uint32_t i = 0; i < spec->result_count; ++i) {
    if (spec->results[i].infer == EMP_INFER_TYPEOF) return true;
  }
  for (uint32_t i = 0; i < spec->operand_count; ++i) {
    if (spec->operands[i].infer == EMP_INFER_TYPEOF) return true;
  }
  return false;
}

static const emp_attr_t* pending_attrs(emp_parser_t* parser) {
  emp_named_attr_list_t* list = &parser->op->attrs;
  return emp_attr_dictionary_interned(parser->context, list->items,
                                      list->count);
}

// `operands` in the text: cut into the groups of the row.
static bool split_all(format_state_t* s) {
  uint32_t counts[EMP_MAX_GROUPS] = {0};
  size_t total = s->all_values.count;
  size_t next = 0;
  if (!total) return true;
  if (!emp_op_spec_operand_counts(s->spec, total, pending_attrs(s->parser),
                                  counts)) {
    return emp_parser_error(s->parser, NULL, "'%s' does not take %zu operands",
                            s->spec->info->name, total);
  }
  for (uint32_t i = 0; i < s->spec->operand_count; ++i) {
    s->operands[i].values.items = s->all_values.items + next;
    s->operands[i].values.count = counts[i];
    next += counts[i];
  }
  return true;
}

static bool split_types(format_state_t* s) {
  size_t next = 0;
  if (s->has_all_operand_types) {
    for (uint32_t i = 0; i < s->spec->operand_count; ++i) {
      group_t* group = &s->operands[i];
      if (next + group->values.count > s->all_operand_types.count) break;
      group->types.items = s->all_operand_types.items + next;
      group->types.count = group->values.count;
      next += group->values.count;
    }
    if (next != s->all_operand_types.count) {
      return emp_parser_error(s->parser, NULL, "%zu types for %zu operands",
                              s->all_operand_types.count, next);
    }
  }
  if (!s->has_all_result_types) return true;
  uint32_t counts[EMP_MAX_GROUPS] = {0};
  size_t total = s->all_result_types.count;
  if (!emp_op_spec_result_counts(s->spec, total, pending_attrs(s->parser),
                                 counts)) {
    return emp_parser_error(s->parser, NULL, "'%s' does not have %zu results",
                            s->spec->info->name, total);
  }
  next = 0;
  for (uint32_t i = 0; i < s->spec->result_count; ++i) {
    s->results[i].types.items = s->all_result_types.items + next;
    s->results[i].types.count = counts[i];
    next += counts[i];
  }
  return true;
}

typedef struct known_types_s {
  const emp_type_t* operands[EMP_MAX_GROUPS];
  const emp_type_t* results[EMP_MAX_GROUPS];
} known_types_t;

static void collect_known(const format_state_t* s, known_types_t* known) {
  for (uint32_t i = 0; i < s->spec->operand_count; ++i) {
    const emp_type_list_t* types = &s->operands[i].types;
    known->operands[i] = types->count ? types->items[0] : NULL;
  }
  for (uint32_t i = 0; i < s->spec->result_count; ++i) {
    const emp_type_list_t* types = &s->results[i].types;
    known->results[i] = types->count ? types->items[0] : NULL;
  }
}

static bool resolve_group(format_state_t* s, uint32_t index,
                          const emp_type_t* inferred) {
  emp_parser_t* parser = s->parser;
  const group_t* group = &s->operands[index];
  const emp_unresolved_list_t* values = &group->values;
  bool is_given = group->types.count > 0;
  if (is_given && group->types.count != values->count) {
    return emp_parser_error(parser, NULL, "%zu operand%s '%s' but %zu type%s",
                            values->count, values->count == 1 ? "" : "s",
                            s->spec->operands[index].name, group->types.count,
                            group->types.count == 1 ? "" : "s");
  }
  for (size_t i = 0; i < values->count; ++i) {
    const emp_type_t* type = is_given ? group->types.items[i] : inferred;
    if (!type) {
      return emp_parser_error(
          parser, NULL, "the type of operand '%s' of '%s' is not known",
          s->spec->operands[index].name, s->spec->info->name);
    }
    if (!emp_parser_add_operand(parser, &values->items[i], type)) return false;
  }
  return true;
}

static bool infer_results(format_state_t* s) {
  emp_parser_t* parser = s->parser;
  const emp_type_t* types[EMP_MAX_GROUPS] = {0};
  if (!emp_op_infer_results(
          parser->context, s->spec->info, parser->op->operands.items,
          parser->op->operands.count, pending_attrs(parser), types)) {
    return emp_parser_error(parser, NULL,
                            "the result types of '%s' do not follow from its "
                            "operands",
                            s->spec->info->name);
  }
  for (uint32_t i = 0; i < s->spec->result_count; ++i) {
    emp_parser_add_result(parser, types[i]);
  }
  return true;
}

static bool add_results(format_state_t* s, const known_types_t* known) {
  emp_parser_t* parser = s->parser;
  for (uint32_t i = 0; i < s->spec->result_count; ++i) {
    bool is_one = s->spec->results[i].arity == EMP_ARITY_ONE;
    if (is_one && !known->results[i]) return infer_results(s);
  }
  for (uint32_t i = 0; i < s->spec->result_count; ++i) {
    const emp_type_list_t* types = &s->results[i].types;
    for (size_t j = 0; j < types->count; ++j) {
      emp_parser_add_result(parser, types->items[j]);
    }
    if (types->count == 0 && s->spec->results[i].arity == EMP_ARITY_ONE) {
      emp_parser_add_result(parser, known->results[i]);
    }
  }
  return true;
}

static void add_segments(format_state_t* s) {
  int32_t sizes[EMP_MAX_GROUPS] = {0};
  const emp_op_spec_t* spec = s->spec;
  emp_parser_t* parser = s->parser;
  if (spec->info->traits & (uint32_t)ATTR_SIZED_OPERANDS) {
    for (uint32_t i = 0; i < spec->operand_count; ++i) {
      sizes[i] = (int32_t)s->operands[i].values.count;
    }
    emp_parser_set_segments(parser, sizes, spec->operand_count);
  }
  if (spec->info->traits & (uint32_t)ATTR_SIZED_RESULTS) {
    for (uint32_t i = 0; i < spec->result_count; ++i) {
      sizes[i] = (int32_t)s->results[i].types.count;
    }
    emp_parser_add_attr(
        parser, "resultSegmentSizes",
        emp_attr_i32_array(parser->context, sizes, spec->result_count));
  }
}

static bool finish(format_state_t* s) {
  known_types_t known;
  if (!split_all(s) || !split_types(s)) return false;
  add_segments(s);
  collect_known(s, &known);
  const emp_attr_t* attrs =
      needs_attrs(s->spec) ? pending_attrs(s->parser) : NULL;
  emp_op_spec_spread_types(s->parser->context, s->spec, attrs, known.operands,
                           known.results);
  for (uint32_t i = 0; i < s->spec->operand_count; ++i) {
    if (!resolve_group(s, i, known.operands[i])) return false;
  }
  return add_results(s, &known);
}

bool emp_format_parse(emp_parser_t* parser, emp_op_spec_t* spec) {
  const emp_format_t* format = emp_format_of_op(parser->context, spec);
  if (format->error) {
    return emp_parser_error(parser, NULL, "row of '%s': %s", format->name,
                            format->error);
  }
  uint32_t group_count = spec->operand_count + spec->result_count;
  group_t* groups =
      emp_arena_new_array(parser->scratch, group_t, group_count + 1);
  for (uint32_t i = 0; i < group_count; ++i) {
    groups[i].values.items = &groups[i].first_value;
    groups[i].values.capacity = 1;
    groups[i].types.items = &groups[i].first_type;
    groups[i].types.capacity = 1;
  }
  format_state_t state = {.parser = parser,
                          .spec = spec,
                          .format = format,
                          .operands = groups,
                          .results = groups + spec->operand_count};
  return parse_items(&state, format->items, format->count) && finish(&state);
}

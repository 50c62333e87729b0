// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What an op's row demands of it: numbers of operands, results, regions and
// successors, types, attributes, and the traits that speak about types.
#include "base/text.h"
#include "ir/verify_impl.h"

// -- numbers -----------------------------------------------------------------

// "lhs, rhs?, others*": how many of each.
static const char* describe_groups(emp_arena_t* arena,
                                   const emp_value_spec_t* groups,
                                   uint32_t count) {
  static const char* const suffixes[] = {"", "?", "*"};
  emp_text_t text = {.arena = arena};
  emp_text_append_char(&text, '(');
  for (uint32_t i = 0; i < count; ++i) {
    emp_text_format(&text, "%s%s%s", i > 0 ? ", " : "", groups[i].name,
                    suffixes[groups[i].arity]);
  }
  emp_text_append_char(&text, ')');
  emp_text_append_char(&text, '\0');
  return emp_text_view(&text).data;
}

static uint32_t count_fixed(const emp_value_spec_t* groups, uint32_t count) {
  uint32_t fixed = 0;
  for (uint32_t i = 0; i < count; ++i) {
    fixed += groups[i].arity == EMP_ARITY_ONE;
  }
  return fixed;
}

// Operands or results, the same way.
typedef struct side_s {
  const emp_value_spec_t* groups;
  uint32_t group_count;
  uint32_t total;
  emp_trait_t segments_trait;
  const char* segments;
  bool is_operands;
} side_t;

static side_t operand_side(const emp_op_t* op, const emp_op_spec_t* spec) {
  return (side_t){.groups = spec->operands,
                  .group_count = spec->operand_count,
                  .total = op->operand_count,
                  .segments_trait = ATTR_SIZED_OPERANDS,
                  .segments = "operandSegmentSizes",
                  .is_operands = true};
}

static side_t result_side(const emp_op_t* op, const emp_op_spec_t* spec) {
  return (side_t){.groups = spec->results,
                  .group_count = spec->result_count,
                  .total = op->result_count,
                  .segments_trait = ATTR_SIZED_RESULTS,
                  .segments = "resultSegmentSizes"};
}

static bool wrong_count(emp_verifier_t* verifier, const emp_op_t* op,
                        const side_t* side) {
  const char* name = op->info->name;
  uint32_t fixed = count_fixed(side->groups, side->group_count);
  if (emp_op_has_trait(op, side->segments_trait)) {
    const emp_attr_t* attr = emp_op_attr(op, side->segments);
    if (!attr) {
      return emp_diag_missing_attr(verifier->sink, op->loc, name,
                                   side->segments);
    }
    return emp_diag_segments(verifier->sink, op->loc, name, side->segments,
                             side->group_count, side->total,
                             emp_attr_text(verifier->arena, attr));
  }
  if (fixed == side->group_count) {
    return side->is_operands ? emp_diag_operand_count(verifier->sink, op->loc,
                                                      name, fixed, side->total)
                             : emp_diag_result_count(verifier->sink, op->loc,
                                                     name, fixed, side->total);
  }
  const char* groups =
      describe_groups(verifier->arena, side->groups, side->group_count);
  return side->is_operands
             ? emp_diag_operand_groups(verifier->sink, op->loc, name, fixed,
                                       groups, side->total)
             : emp_diag_result_groups(verifier->sink, op->loc, name, fixed,
                                      groups, side->total);
}

static bool verify_region_counts(emp_verifier_t* verifier, const emp_op_t* op,
                                 const emp_op_spec_t* spec) {
  uint32_t variadic = 0;
  for (uint32_t i = 0; i < spec->region_count; ++i) {
    variadic += spec->regions[i].is_variadic;
  }
  uint32_t fixed = spec->region_count - variadic;
  bool fits = variadic ? op->region_count >= fixed : op->region_count == fixed;
  if (!fits) {
    return emp_diag_region_count(verifier->sink, op->loc, op->info->name, fixed,
                                 op->region_count);
  }
  bool is_ok = true;
  for (uint32_t i = 0; i < op->region_count; ++i) {
    uint32_t row = i < spec->region_count ? i : spec->region_count - 1;
    const emp_region_spec_t* region = &spec->regions[row];
    uint32_t blocks = 0;
    for (emp_block_t* b = op->regions[i].first; b; b = b->next)
      ++blocks;
    bool is_single = emp_op_has_trait(op, SINGLE_BLOCK) ||
                     region->max_one_block || region->block_count == 1;
    if (region->block_count != 0 && blocks != region->block_count) {
      is_ok = emp_diag_region_blocks(verifier->sink, op->loc, op->info->name, i,
                                     is_single ? "one block" : "its blocks",
                                     blocks);
    } else if (is_single && blocks > 1) {
      is_ok = emp_diag_region_blocks(verifier->sink, op->loc, op->info->name, i,
                                     "at most one block", blocks);
    }
  }
  return is_ok;
}

static bool verify_successor_count(emp_verifier_t* verifier, const emp_op_t* op,
                                   const emp_op_spec_t* spec) {
  uint32_t variadic = 0;
  for (uint32_t i = 0; i < spec->successor_count; ++i) {
    variadic += spec->successors[i].is_variadic;
  }
  uint32_t fixed = spec->successor_count - variadic;
  bool fits =
      variadic ? op->successor_count >= fixed : op->successor_count == fixed;
  if (fits) return true;
  return emp_diag_successor_count(verifier->sink, op->loc, op->info->name,
                                  fixed, op->successor_count);
}

// -- types -------------------------------------------------------------------

// The words of a rule: descriptions of its alternatives.
static const char* describe_types(emp_arena_t* arena,
                                  const emp_type_rule_t* rule) {
  emp_text_t text = {.arena = arena};
  for (uint32_t i = 0; i < rule->choice_count; ++i) {
    const emp_type_choice_t* choice = &rule->choices[i];
    if (i > 0) emp_text_append(&text, EMP_STR(" or "));
    if (choice->def) {
      emp_text_format(&text, "!%s", choice->def->name);
      continue;
    }
    const char* words = choice->constraint->description;
    emp_text_append(&text, emp_str_from(words));
    if (!choice->of_elements) continue;
    emp_text_format(&text, " %s values",
                    describe_types(arena, choice->of_elements));
  }
  emp_text_append_char(&text, '\0');
  return emp_text_view(&text).data;
}

static const emp_type_t* value_type(const emp_op_t* op, const side_t* side,
                                    uint32_t i) {
  return side->is_operands ? emp_op_operand(op, i)->type
                           : emp_op_result(op, i)->type;
}

static bool wrong_type(emp_verifier_t* verifier, const emp_op_t* op,
                       const side_t* side, uint32_t i, const char* want) {
  const char* got = emp_type_text(verifier->arena, value_type(op, side, i));
  return side->is_operands ? emp_diag_operand_type(verifier->sink, op->loc,
                                                   op->info->name, i, want, got)
                           : emp_diag_result_type(verifier->sink, op->loc,
                                                  op->info->name, i, want, got);
}

static bool verify_types(emp_verifier_t* verifier, const emp_op_t* op,
                         const side_t* side, const uint32_t* counts) {
  bool is_ok = true;
  uint32_t at = 0;
  for (uint32_t g = 0; g < side->group_count; ++g) {
    const emp_type_rule_t* rule = &side->groups[g].rule;
    for (uint32_t i = 0; i < counts[g]; ++i, ++at) {
      if (emp_type_rule_allows(rule, value_type(op, side, at))) continue;
      is_ok = wrong_type(verifier, op, side, at,
                         describe_types(verifier->arena, rule));
    }
  }
  return is_ok;
}

// What the groups of an op are, for the rules that tie them.
typedef struct groups_s {
  const emp_type_t* operands[EMP_MAX_GROUPS];
  const emp_type_t* results[EMP_MAX_GROUPS];
} groups_t;

static void first_types(const emp_op_t* op, const side_t* side,
                        const uint32_t* counts, const emp_type_t** out_types) {
  uint32_t at = 0;
  for (uint32_t g = 0; g < side->group_count; ++g) {
    out_types[g] = counts[g] > 0 ? value_type(op, side, at) : NULL;
    at += counts[g];
  }
}

// Rules like same(lhs): the type that a group must have, or NULL.
static const emp_type_t* wanted_type(const emp_op_t* op,
                                     const emp_op_spec_t* spec,
                                     const groups_t* groups,
                                     const emp_value_spec_t* group) {
  if (group->infer == EMP_INFER_NONE || group->infer == EMP_INFER_ONLY) {
    return NULL;
  }
  if (group->infer == EMP_INFER_TYPEOF) {
    const emp_attr_t* attr = emp_op_attr(op, spec->attrs[group->source].name);
    return attr ? attr->type : NULL;
  }
  const emp_type_t* source = group->source_is_result
                                 ? groups->results[group->source]
                                 : groups->operands[group->source];
  return source ? emp_infer_apply(group->infer, source) : NULL;
}

static bool verify_ties(emp_verifier_t* verifier, const emp_op_t* op,
                        const emp_op_spec_t* spec, const groups_t* groups,
                        const side_t* side, const uint32_t* counts) {
  bool is_ok = true;
  uint32_t at = 0;
  for (uint32_t g = 0; g < side->group_count; ++g) {
    const emp_type_t* want = wanted_type(op, spec, groups, &side->groups[g]);
    for (uint32_t i = 0; i < counts[g]; ++i, ++at) {
      if (!want || want == value_type(op, side, at)) continue;
      emp_str_t text = emp_arena_format(verifier->arena, "'%s'",
                                        emp_type_text(verifier->arena, want));
      is_ok = wrong_type(verifier, op, side, at, text.data);
    }
  }
  return is_ok;
}

// -- traits about types ------------------------------------------------------

static bool same_type(const emp_type_t* a, const emp_type_t* b) {
  return a == b;
}

static bool same_element(const emp_type_t* a, const emp_type_t* b) {
  return emp_type_element_or_self(a) == emp_type_element_or_self(b);
}

// Dynamic sizes go with any size, unranked with any rank, as in MLIR; sizes of
// vectors that scale only with such.
static bool same_shape(const emp_type_t* a, const emp_type_t* b) {
  bool a_has_shape = emp_type_is_shaped(a);
  if (a_has_shape != emp_type_is_shaped(b)) return false;
  bool is_unranked = a->kind == EMP_TYPE_UNRANKED_TENSOR ||
                     b->kind == EMP_TYPE_UNRANKED_TENSOR ||
                     a->kind == EMP_TYPE_UNRANKED_MEMREF ||
                     b->kind == EMP_TYPE_UNRANKED_MEMREF;
  if (!a_has_shape || is_unranked) return true;
  if (a->rank != b->rank || a->scalable_dims != b->scalable_dims) return false;
  for (uint32_t i = 0; i < a->rank; ++i) {
    bool is_dynamic =
        a->dims[i] == EMP_DIM_DYNAMIC || b->dims[i] == EMP_DIM_DYNAMIC;
    if (!is_dynamic && a->dims[i] != b->dims[i]) return false;
  }
  return true;
}

// The first type that does not go with the first of all, or NULL.
static const emp_type_t* odd_one(const emp_op_t* op,
                                 bool (*goes)(const emp_type_t* a,
                                              const emp_type_t* b),
                                 const emp_type_t** out_first) {
  const emp_type_t* first = NULL;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_type_t* type = emp_op_operand(op, i)->type;
    if (!first) first = *out_first = type;
    if (!goes(first, type)) return type;
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    const emp_type_t* type = emp_op_result(op, i)->type;
    if (!first) first = *out_first = type;
    if (!goes(first, type)) return type;
  }
  return NULL;
}

static bool verify_type_traits(emp_verifier_t* verifier, const emp_op_t* op) {
  static const struct {
    emp_trait_t trait;
    bool (*goes)(const emp_type_t* a, const emp_type_t* b);
    bool (*emit)(emp_diag_sink_t* sink, const emp_attr_t* loc, const char* op,
                 const char* a, const char* b);
  } traits[] = {
      {SAME_TYPES, same_type, emp_diag_same_types},
      {SAME_SHAPES, same_shape, emp_diag_same_shapes},
      {SAME_ELEMENT_TYPES, same_element, emp_diag_same_elements},
  };
  uint32_t any = SAME_TYPES | SAME_SHAPES | SAME_ELEMENT_TYPES;
  if (!(op->info->traits & any)) return true;
  for (size_t i = 0; i < sizeof(traits) / sizeof(traits[0]); ++i) {
    if (!emp_op_has_trait(op, traits[i].trait)) continue;
    const emp_type_t* first = NULL;
    const emp_type_t* odd = odd_one(op, traits[i].goes, &first);
    if (!odd) continue;
    return traits[i].emit(verifier->sink, op->loc, op->info->name,
                          emp_type_text(verifier->arena, first),
                          emp_type_text(verifier->arena, odd));
  }
  return true;
}

// -- attributes --------------------------------------------------------------

static const char* describe_attr(emp_arena_t* arena,
                                 const emp_attr_rule_t* rule) {
  emp_text_t text = {.arena = arena};
  for (uint32_t i = 0; i < rule->choice_count; ++i) {
    const emp_attr_choice_t* choice = &rule->choices[i];
    if (i > 0) emp_text_append(&text, EMP_STR(" or "));
    if (choice->enum_def) {
      emp_text_format(&text, "one of %s:", choice->enum_def->name);
      for (uint32_t j = 0; j < choice->enum_def->case_count; ++j) {
        emp_text_format(&text, "%s %s", j > 0 ? "," : "",
                        choice->enum_def->cases[j].keyword);
      }
    } else if (choice->attr_def) {
      emp_text_format(&text, "#%s", choice->attr_def->name);
    } else if (choice->of_type) {
      emp_text_format(&text, "type attribute of %s",
                      describe_types(arena, choice->of_type));
    } else if (choice->of_items) {
      emp_text_format(&text, "array of %s",
                      describe_attr(arena, choice->of_items));
    } else {
      emp_text_append(&text, emp_str_from(choice->constraint->description));
    }
  }
  emp_text_append_char(&text, '\0');
  return emp_text_view(&text).data;
}

static bool verify_attrs(emp_verifier_t* verifier, const emp_op_t* op,
                         emp_op_spec_t* spec) {
  if (spec->good_attrs == op->attrs) return true;
  bool is_ok = true;
  for (uint32_t i = 0; i < spec->attr_count; ++i) {
    const emp_attr_spec_t* row = &spec->attrs[i];
    const emp_attr_t* attr = emp_op_attr(op, row->name);
    if (!attr) {
      if (row->is_optional) continue;
      is_ok = emp_diag_missing_attr(verifier->sink, op->loc, op->info->name,
                                    row->name);
    } else if (!emp_attr_rule_allows(&row->rule, attr)) {
      is_ok = emp_diag_attr_constraint(
          verifier->sink, op->loc, op->info->name, row->name,
          describe_attr(verifier->arena, &row->rule),
          emp_attr_text(verifier->arena, attr));
    }
  }
  if (is_ok) spec->good_attrs = op->attrs;
  return is_ok;
}

// -- all of it ---------------------------------------------------------------

static bool verify_values(emp_verifier_t* verifier, const emp_op_t* op,
                          const emp_op_spec_t* spec) {
  side_t operands = operand_side(op, spec);
  side_t results = result_side(op, spec);
  uint32_t operand_counts[EMP_MAX_GROUPS];
  uint32_t result_counts[EMP_MAX_GROUPS];
  bool is_ok = true;
  bool is_sized = emp_op_has_trait(op, ATTR_SIZED_OPERANDS);
  if ((is_sized && !emp_op_has_attr(op, operands.segments)) ||
      !emp_op_spec_operand_counts(spec, op->operand_count, op->attrs,
                                  operand_counts)) {
    is_ok = wrong_count(verifier, op, &operands);
  }
  is_sized = emp_op_has_trait(op, ATTR_SIZED_RESULTS);
  if ((is_sized && !emp_op_has_attr(op, results.segments)) ||
      !emp_op_spec_result_counts(spec, op->result_count, op->attrs,
                                 result_counts)) {
    is_ok = wrong_count(verifier, op, &results);
  }
  if (!is_ok) return false;
  is_ok = verify_types(verifier, op, &operands, operand_counts);
  is_ok &= verify_types(verifier, op, &results, result_counts);
  if (!is_ok) return false;
  if (!spec->has_ties) return verify_type_traits(verifier, op);
  groups_t groups;
  first_types(op, &operands, operand_counts, groups.operands);
  first_types(op, &results, result_counts, groups.results);
  is_ok = verify_ties(verifier, op, spec, &groups, &operands, operand_counts);
  is_ok &= verify_ties(verifier, op, spec, &groups, &results, result_counts);
  return is_ok && verify_type_traits(verifier, op);
}

bool emp_verify_row(emp_verifier_t* verifier, emp_op_t* op) {
  emp_op_spec_t* spec = emp_op_spec(op->context, op->info);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (emp_op_operand(op, i)) continue;
    return emp_diag_null_operand(verifier->sink, op->loc, op->info->name, i);
  }
  if (spec->error) {
    return emp_diag_bad_row(verifier->sink, op->loc, spec->error);
  }
  if (spec->is_open) return true;
  bool is_ok = verify_values(verifier, op, spec);
  is_ok &= verify_attrs(verifier, op, spec);
  is_ok &= verify_region_counts(verifier, op, spec);
  is_ok &= verify_successor_count(verifier, op, spec);
  return is_ok;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Questions to compiled op rows: how many values each group has, and which
// types follow from which. Types are spread over the groups like constants in a
// small data-flow problem: each rule is tried forwards, and backwards where it
// can be inverted, until a round learns nothing; every round but the last fills
// a group, so it ends.
#include "base/assert.h"
#include "base/text.h"
#include "ir/op.h"
#include "ir/op_spec.h"

// -- lengths of groups -------------------------------------------------------

static bool read_segments(const emp_attr_t* attr,
                          const emp_value_spec_t* groups, uint32_t count,
                          size_t total, uint32_t* out_counts) {
  int64_t sizes[EMP_MAX_GROUPS];
  size_t size_count = 0;
  if (!emp_attr_read_ints(attr, sizes, EMP_MAX_GROUPS, &size_count) ||
      size_count != count) {
    return false;
  }
  size_t sum = 0;
  for (uint32_t i = 0; i < count; ++i) {
    if (sizes[i] < 0 || (uint64_t)sizes[i] > total) return false;
    if (groups[i].arity == EMP_ARITY_ONE && sizes[i] != 1) return false;
    if (groups[i].arity == EMP_ARITY_OPTIONAL && sizes[i] > 1) return false;
    out_counts[i] = (uint32_t)sizes[i];
    sum += (size_t)sizes[i];
  }
  return sum == total;
}

static bool share_evenly(const emp_value_spec_t* groups, uint32_t count,
                         size_t total, uint32_t* out_counts) {
  uint32_t fixed = 0;
  uint32_t variable = 0;
  bool has_optional = false;
  for (uint32_t i = 0; i < count; ++i) {
    bool is_fixed = groups[i].arity == EMP_ARITY_ONE;
    fixed += is_fixed;
    variable += !is_fixed;
    has_optional |= groups[i].arity == EMP_ARITY_OPTIONAL;
  }
  if (total < fixed) return false;
  size_t rest = total - fixed;
  if (variable == 0 ? rest != 0 : rest % variable != 0) return false;
  size_t each = variable ? rest / variable : 0;
  if (has_optional && each > 1) return false;
  for (uint32_t i = 0; i < count; ++i) {
    out_counts[i] = groups[i].arity == EMP_ARITY_ONE ? 1 : (uint32_t)each;
  }
  return true;
}

static bool group_counts(const emp_value_spec_t* groups, uint32_t count,
                         size_t total, const emp_attr_t* segments,
                         uint32_t* out_counts) {
  if (segments) {
    return read_segments(segments, groups, count, total, out_counts);
  }
  return share_evenly(groups, count, total, out_counts);
}

static const emp_attr_t* segments_of(const emp_op_spec_t* spec,
                                     emp_trait_t trait, const emp_attr_t* attrs,
                                     const char* name) {
  bool has_segments = (spec->info->traits & (uint32_t)trait) != 0;
  return has_segments && attrs ? emp_dictionary_get(attrs, name) : NULL;
}

static bool all_one(uint32_t count, size_t total, uint32_t* out_counts) {
  for (uint32_t i = 0; i < count; ++i)
    out_counts[i] = 1;
  return total == count;
}

bool emp_op_spec_operand_counts(const emp_op_spec_t* spec, size_t total,
                                const emp_attr_t* attrs, uint32_t* out_counts) {
  if (spec->has_fixed_operands) {
    return all_one(spec->operand_count, total, out_counts);
  }
  return group_counts(
      spec->operands, spec->operand_count, total,
      segments_of(spec, ATTR_SIZED_OPERANDS, attrs, "operandSegmentSizes"),
      out_counts);
}

bool emp_op_spec_result_counts(const emp_op_spec_t* spec, size_t total,
                               const emp_attr_t* attrs, uint32_t* out_counts) {
  if (spec->has_fixed_results) {
    return all_one(spec->result_count, total, out_counts);
  }
  return group_counts(
      spec->results, spec->result_count, total,
      segments_of(spec, ATTR_SIZED_RESULTS, attrs, "resultSegmentSizes"),
      out_counts);
}

// -- spreading types ---------------------------------------------------------

// i1 in the shape of a type.
static const emp_type_t* i1_like(const emp_type_t* type) {
  const emp_type_t* i1 = emp_type_integer(type->context, 1);
  bool is_container = type->kind == EMP_TYPE_VECTOR || emp_type_is_tensor(type);
  return is_container ? emp_type_with_element(type, i1) : i1;
}

static const emp_type_t* element_of(const emp_type_t* type) {
  bool has_element = emp_type_is_shaped(type) || type->kind == EMP_TYPE_COMPLEX;
  return has_element ? type->element : NULL;
}

const emp_type_t* emp_infer_apply(emp_infer_kind_t kind,
                                  const emp_type_t* source) {
  switch (kind) {
    case EMP_INFER_SAME:
      return source;
    case EMP_INFER_I1:
      return i1_like(source);
    case EMP_INFER_ELEMENT:
      return element_of(source);
    default:
      return NULL;
  }
}

typedef struct spreader_s {
  emp_context_t* context;
  const emp_op_spec_t* spec;
  const emp_attr_t* attrs;
  const emp_type_t** operands;
  const emp_type_t** results;
} spreader_t;

static const emp_type_t** source_type(spreader_t* spreader,
                                      const emp_value_spec_t* group) {
  return group->source_is_result ? &spreader->results[group->source]
                                 : &spreader->operands[group->source];
}

static const emp_type_t* attr_type(spreader_t* spreader, uint32_t index) {
  const emp_attr_spec_t* spec = &spreader->spec->attrs[index];
  if (!spreader->attrs) return NULL;
  const emp_attr_t* attr = emp_dictionary_get(spreader->attrs, spec->name);
  return attr ? attr->type : NULL;
}

// What the rule of a group says about its type; NULL when nothing yet.
static const emp_type_t* forward_type(spreader_t* spreader,
                                      const emp_value_spec_t* group) {
  switch (group->infer) {
    case EMP_INFER_NONE:
      return NULL;
    case EMP_INFER_ONLY:
      return group->rule.only;
    case EMP_INFER_TYPEOF:
      return attr_type(spreader, group->source);
    default:
      break;
  }
  const emp_type_t* source = *source_type(spreader, group);
  return source ? emp_infer_apply(group->infer, source) : NULL;
}

// Tries the rule of one group in both directions; true when it taught a type.
static bool spread_group(spreader_t* spreader, const emp_value_spec_t* group,
                         const emp_type_t** inout_type) {
  if (!*inout_type) {
    *inout_type = forward_type(spreader, group);
    return *inout_type != NULL;
  }
  if (group->infer != EMP_INFER_SAME) return false;
  const emp_type_t** source = source_type(spreader, group);
  if (*source) return false;
  *source = *inout_type;
  return true;
}

// SAME_TYPES: the first known type is that of all groups.
static bool spread_same(spreader_t* spreader) {
  const emp_op_spec_t* spec = spreader->spec;
  const emp_type_t* known = NULL;
  for (uint32_t i = 0; i < spec->operand_count && !known; ++i) {
    known = spreader->operands[i];
  }
  for (uint32_t i = 0; i < spec->result_count && !known; ++i) {
    known = spreader->results[i];
  }
  if (!known) return false;
  bool changed = false;
  for (uint32_t i = 0; i < spec->operand_count; ++i) {
    changed |= !spreader->operands[i];
    if (!spreader->operands[i]) spreader->operands[i] = known;
  }
  for (uint32_t i = 0; i < spec->result_count; ++i) {
    changed |= !spreader->results[i];
    if (!spreader->results[i]) spreader->results[i] = known;
  }
  return changed;
}

void emp_op_spec_spread_types(emp_context_t* context, const emp_op_spec_t* spec,
                              const emp_attr_t* attrs,
                              const emp_type_t** inout_operands,
                              const emp_type_t** inout_results) {
  spreader_t spreader = {.context = context,
                         .spec = spec,
                         .attrs = attrs,
                         .operands = inout_operands,
                         .results = inout_results};
  bool changed = true;
  while (changed) {
    changed = false;
    for (uint32_t i = 0; i < spec->operand_count; ++i) {
      changed |=
          spread_group(&spreader, &spec->operands[i], &inout_operands[i]);
    }
    for (uint32_t i = 0; i < spec->result_count; ++i) {
      changed |= spread_group(&spreader, &spec->results[i], &inout_results[i]);
    }
    if (spec->info->traits & SAME_TYPES) changed |= spread_same(&spreader);
  }
}

bool emp_op_infer_results(emp_context_t* context, const emp_op_info_t* info,
                          emp_value_t* const* operands, size_t operand_count,
                          const emp_attr_t* attrs,
                          const emp_type_t** out_types) {
  const emp_op_spec_t* spec = emp_op_spec(context, info);
  for (uint32_t i = 0; i < spec->result_count; ++i) {
    out_types[i] = NULL;
    if (spec->results[i].arity != EMP_ARITY_ONE) return false;
  }
  if (spec->is_open) return false;
  if (info->infer) {
    return info->infer(context, operands, operand_count, attrs, out_types);
  }
  uint32_t counts[EMP_MAX_GROUPS];
  if (!emp_op_spec_operand_counts(spec, operand_count, attrs, counts)) {
    return false;
  }
  const emp_type_t* operand_types[EMP_MAX_GROUPS];
  size_t at = 0;
  for (uint32_t i = 0; i < spec->operand_count; ++i) {
    operand_types[i] = counts[i] > 0 ? operands[at]->type : NULL;
    at += counts[i];
  }
  emp_op_spec_spread_types(context, spec, attrs, operand_types, out_types);
  for (uint32_t i = 0; i < spec->result_count; ++i) {
    if (!out_types[i]) return false;
  }
  return true;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The text columns of an op row, compiled: groups of operands and results with
// their type rules, attributes with their constraints and defaults, regions,
// successors. Compiled at the first use of an op, cached in the context, shared
// by the parser, the printer, the verifier and the builders.
#ifndef EMP_IR_OP_SPEC_H_
#define EMP_IR_OP_SPEC_H_

#include "ir/context.h"

enum { EMP_MAX_GROUPS = 24 };  // groups of one column of a row

typedef enum emp_arity_e {
  EMP_ARITY_ONE,
  EMP_ARITY_OPTIONAL,
  EMP_ARITY_VARIADIC,
} emp_arity_t;

// How the type of a group follows from others.
typedef enum emp_infer_kind_e {
  EMP_INFER_NONE,     // it does not
  EMP_INFER_SAME,     // same(x): the type of group x (see source)
  EMP_INFER_TYPEOF,   // typeof(a): the type in attribute a
  EMP_INFER_I1,       // i1like(x): i1 in the shape of x
  EMP_INFER_ELEMENT,  // elementof(x): the element type of x
  EMP_INFER_ONLY,     // the constraint allows one type
} emp_infer_kind_t;

// One alternative of `A | B`: a constraint or a dialect type. `TensorOf<R>` and
// its kind are a constraint on the container and a rule for the elements.
typedef struct emp_type_choice_s {
  const emp_type_constraint_t* constraint;
  const emp_type_def_t* def;
  const struct emp_type_rule_s* of_elements;
} emp_type_choice_t;

typedef struct emp_type_rule_s {
  emp_str_t text;  // as written, NUL-terminated
  const emp_type_choice_t* choices;
  uint32_t choice_count;   // 0: anything
  const emp_type_t* only;  // the one type it allows, or NULL
} emp_type_rule_t;

// A group of operands or results.
typedef struct emp_value_spec_s {
  const char* name;  // interned
  emp_arity_t arity;
  emp_type_rule_t rule;
  emp_infer_kind_t infer;
  // EMP_INFER_SAME, I1, ELEMENT: index of the source group; among the results
  // when `source_is_result`, else among the operands. TYPEOF: index of the
  // attribute.
  uint32_t source;
  bool source_is_result;
} emp_value_spec_t;

// How an attribute is written in custom syntax when a format names it.
typedef enum emp_attr_form_e {
  EMP_ATTR_FORM_ANY,          // as it is, with its type
  EMP_ATTR_FORM_TYPED,        // without its type, which is `value_type`
  EMP_ATTR_FORM_ENUM,         // the keyword of `enum_def`
  EMP_ATTR_FORM_SYMBOL_NAME,  // @name, stored as a string
  EMP_ATTR_FORM_SYMBOL_REF,   // @name or @name::@nested
  EMP_ATTR_FORM_STRING,       // "text"
  EMP_ATTR_FORM_TYPE,         // a type
  EMP_ATTR_FORM_UNIT,         // by presence
  EMP_ATTR_FORM_DENSE_ARRAY,  // [1, 2] of `value_type` elements
  EMP_ATTR_FORM_DIALECT,      // the parameters of `attr_def`
} emp_attr_form_t;

// A named predicate over attributes: rows of ir/attr_constraints.def.
typedef struct emp_attr_constraint_s {
  const char* name;         // "I64Attr"
  const char* description;  // for messages: "64-bit signless integer attribute"
  emp_attr_form_t form;
  bool (*allows)(const emp_attr_t* attr);
  // Type of the value (FORM_TYPED) or element (FORM_DENSE_ARRAY), or NULL.
  const emp_type_t* (*build_type)(emp_context_t* context);
} emp_attr_constraint_t;

// One alternative: exactly one of the first three is set.
typedef struct emp_attr_choice_s {
  const emp_attr_constraint_t* constraint;
  const emp_enum_def_t* enum_def;
  const emp_attr_def_t* attr_def;
  // TypeAttrOf<X>: `constraint` is TypeAttr, and the type must obey this.
  const emp_type_rule_t* of_type;
  // ArrayOf<X>: `constraint` is ArrayAttr, and each item must obey this.
  const struct emp_attr_rule_s* of_items;
} emp_attr_choice_t;

typedef struct emp_attr_rule_s {
  emp_str_t text;  // as written, NUL-terminated
  const emp_attr_choice_t* choices;
  uint32_t choice_count;
} emp_attr_rule_t;

typedef struct emp_attr_spec_s {
  const char* name;  // interned
  emp_str_t key;     // the same
  emp_attr_rule_t rule;
  emp_attr_form_t form;            // of the first choice
  const emp_enum_def_t* enum_def;  // of an enum
  const emp_attr_def_t* attr_def;  // of a dialect attribute
  const emp_type_t* value_type;    // FORM_TYPED, DENSE_ARRAY, integer enums
  bool is_optional;                // may be absent (also with a default)
  // `Optional<X> = default`: stays away in generic form when it is not given
  // (ODS's DefaultValuedOptionalAttr); `X = default` is shown there.
  bool hides_default;
  emp_str_t default_text;  // "" without a default
  // The default, read from its text at the first emp_attr_spec_default.
  const emp_attr_t* default_value;
} emp_attr_spec_t;

typedef struct emp_region_spec_s {
  const char* name;
  bool is_variadic;
  uint32_t block_count;  // SizedRegion<n>; 0: any (AnyRegion)
  bool max_one_block;    // MaxSizedRegion<1>
} emp_region_spec_t;

typedef struct emp_successor_spec_s {
  const char* name;
  bool is_variadic;
} emp_successor_spec_t;

typedef struct emp_op_spec_s {
  const emp_op_info_t* info;
  const char* error;  // what is wrong with the row (our bug), or NULL
  emp_value_spec_t* operands;
  emp_value_spec_t* results;
  emp_attr_spec_t* attrs;
  emp_region_spec_t* regions;
  emp_successor_spec_t* successors;
  uint32_t operand_count, result_count, attr_count;  // groups
  uint32_t region_count, successor_count;
  // True when the row does not describe the op (unregistered): everything goes.
  bool is_open;
  // What most rows are, so that it need not be found out for each op: all
  // groups of one value; no type that follows from another.
  bool has_fixed_operands, has_fixed_results, has_ties;
  // Dictionaries that the verifier found in order for this row: uniqued, so one
  // compare answers for the next op (NULL: none yet).
  const emp_attr_t* good_attrs;
  void* format;  // IR-TEXT's compiled assembly format; NULL until first used
} emp_op_spec_t;

// Never NULL. The object lives with the context; `format` may be set by the
// format compiler.
emp_op_spec_t* emp_op_spec(emp_context_t* context, const emp_op_info_t* info);

// Index of the group or attribute of that name; -1 when there is none.
int emp_op_spec_operand(const emp_op_spec_t* spec, emp_str_t name);
int emp_op_spec_result(const emp_op_spec_t* spec, emp_str_t name);
int emp_op_spec_attr(const emp_op_spec_t* spec, emp_str_t name);
int emp_op_spec_region(const emp_op_spec_t* spec, emp_str_t name);
int emp_op_spec_successor(const emp_op_spec_t* spec, emp_str_t name);

// The default of an attribute, NULL without one.
const emp_attr_t* emp_attr_spec_default(emp_context_t* context,
                                        emp_attr_spec_t* attr);

// Lengths of the groups when `total` values are there: from the segments in
// `attrs` (operandSegmentSizes / resultSegmentSizes, a dictionary or NULL)
// where the row has them; else at most one group may be of variable length, or
// all variable groups share what is left evenly. False when it cannot be.
bool emp_op_spec_operand_counts(const emp_op_spec_t* spec, size_t total,
                                const emp_attr_t* attrs, uint32_t* out_counts);
bool emp_op_spec_result_counts(const emp_op_spec_t* spec, size_t total,
                               const emp_attr_t* attrs, uint32_t* out_counts);

// Spreads what is known of the types of the groups: entry i of either array is
// the type of group i (of all its members, when it is variadic) or NULL.
// Follows same(), i1like(), elementof(), typeof(), constraints that allow one
// type, and SAME_TYPES, in both directions where they can be inverted, until
// nothing changes. `attrs` may be NULL.
void emp_op_spec_spread_types(emp_context_t* context, const emp_op_spec_t* spec,
                              const emp_attr_t* attrs,
                              const emp_type_t** inout_operands,
                              const emp_type_t** inout_results);

// The type that SAME, I1 or ELEMENT gives for a source type; NULL when none.
const emp_type_t* emp_infer_apply(emp_infer_kind_t kind,
                                  const emp_type_t* source);

// Result types from operand values and attributes: the row's .infer, then its
// rules. Only rows whose results are all of arity ONE. False when some type
// does not follow.
bool emp_op_infer_results(emp_context_t* context, const emp_op_info_t* info,
                          emp_value_t* const* operands, size_t operand_count,
                          const emp_attr_t* attrs,
                          const emp_type_t** out_types);

bool emp_type_rule_allows(const emp_type_rule_t* rule, const emp_type_t* type);
bool emp_attr_rule_allows(const emp_attr_rule_t* rule, const emp_attr_t* attr);

// By name: tables of this folder, then the dialects' own.
const emp_type_constraint_t* emp_type_constraint_find(emp_context_t* context,
                                                      emp_str_t name);
const emp_attr_constraint_t* emp_attr_constraint_find(emp_str_t name);

// -- enums ------------------------------------------------------------------

// The value of a keyword; for bit sets of one keyword. False when unknown.
bool emp_enum_value(const emp_enum_def_t* def, emp_str_t keyword,
                    int64_t* out_value);
// The keyword of a value, NULL when there is none (or it is a mix of bits).
const char* emp_enum_keyword(const emp_enum_def_t* def, int64_t value);
// The attribute of a value in the enum's form (integer or #dialect attribute).
const emp_attr_t* emp_enum_attr(emp_context_t* context,
                                const emp_enum_def_t* def, int64_t value);
// The value in either form; false when the attribute is neither.
bool emp_enum_attr_value(const emp_enum_def_t* def, const emp_attr_t* attr,
                         int64_t* out_value);

#endif  // EMP_IR_OP_SPEC_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The predicates behind ir/attr_constraints.def.
#include "base/text.h"
#include "ir/op_spec.h"

static bool allow_any(const emp_attr_t* attr) {
  (void)attr;
  return true;
}

static bool allow_unit(const emp_attr_t* attr) {
  return attr->kind == EMP_ATTR_UNIT;
}

static bool allow_string(const emp_attr_t* attr) {
  return attr->kind == EMP_ATTR_STRING;
}

static bool allow_symbol(const emp_attr_t* attr) {
  return attr->kind == EMP_ATTR_SYMBOL_REF;
}

static bool allow_flat_symbol(const emp_attr_t* attr) {
  return attr->kind == EMP_ATTR_SYMBOL_REF && attr->count == 0;
}

static bool allow_type(const emp_attr_t* attr) {
  return attr->kind == EMP_ATTR_TYPE;
}

static bool allow_function_type(const emp_attr_t* attr) {
  return allow_type(attr) && attr->type->kind == EMP_TYPE_FUNCTION;
}

static bool allow_map(const emp_attr_t* attr) {
  return attr->kind == EMP_ATTR_AFFINE_MAP;
}

static bool allow_set(const emp_attr_t* attr) {
  return attr->kind == EMP_ATTR_INTEGER_SET;
}

static bool allow_dictionary(const emp_attr_t* attr) {
  return attr->kind == EMP_ATTR_DICTIONARY;
}

// -- numbers -----------------------------------------------------------------

static bool allow_integer(const emp_attr_t* attr) {
  return attr->kind == EMP_ATTR_INTEGER;
}

static bool allow_float(const emp_attr_t* attr) {
  return attr->kind == EMP_ATTR_FLOAT;
}

static bool allow_number(const emp_attr_t* attr) {
  return allow_integer(attr) || allow_float(attr);
}

static bool allow_index(const emp_attr_t* attr) {
  return allow_integer(attr) && emp_type_is_index(attr->type);
}

static bool allow_bool(const emp_attr_t* attr) {
  return allow_integer(attr) && emp_type_is_integer(attr->type, 1);
}

#define INTEGER_ATTR(name, width, sign)                           \
  static bool allow_##name(const emp_attr_t* attr) {              \
    return allow_integer(attr) && attr->type->bits == (width) &&  \
           attr->type->kind == EMP_TYPE_INTEGER &&                \
           attr->type->signedness == (sign);                      \
  }                                                               \
  static const emp_type_t* build_##name(emp_context_t* context) { \
    return emp_type_integer_signed(context, (width), (sign));     \
  }
INTEGER_ATTR(i8, 8, EMP_SIGNLESS)
INTEGER_ATTR(i16, 16, EMP_SIGNLESS)
INTEGER_ATTR(i32, 32, EMP_SIGNLESS)
INTEGER_ATTR(i64, 64, EMP_SIGNLESS)
INTEGER_ATTR(si32, 32, EMP_SIGNED)
INTEGER_ATTR(si64, 64, EMP_SIGNED)
INTEGER_ATTR(ui32, 32, EMP_UNSIGNED)
INTEGER_ATTR(ui64, 64, EMP_UNSIGNED)
#undef INTEGER_ATTR

static bool allow_non_negative_i32(const emp_attr_t* attr) {
  return allow_i32(attr) && attr->value >= 0;
}

static bool allow_non_negative_i64(const emp_attr_t* attr) {
  return allow_i64(attr) && attr->value >= 0;
}

static bool allow_positive_i32(const emp_attr_t* attr) {
  return allow_i32(attr) && attr->value > 0;
}

static bool allow_positive_i64(const emp_attr_t* attr) {
  return allow_i64(attr) && attr->value > 0;
}

static const emp_type_t* build_i1(emp_context_t* context) {
  return emp_type_integer(context, 1);
}

#define FLOAT_ATTR(name, id)                                      \
  static bool allow_##name(const emp_attr_t* attr) {              \
    return allow_float(attr) && attr->type->float_kind == (id);   \
  }                                                               \
  static const emp_type_t* build_##name(emp_context_t* context) { \
    return emp_type_float(context, (id));                         \
  }
FLOAT_ATTR(f16, EMP_FLOAT_F16)
FLOAT_ATTR(f32, EMP_FLOAT_F32)
FLOAT_ATTR(f64, EMP_FLOAT_F64)
#undef FLOAT_ATTR

// -- arrays ------------------------------------------------------------------

static bool allow_array(const emp_attr_t* attr) {
  return attr->kind == EMP_ATTR_ARRAY;
}

static bool all_items(const emp_attr_t* attr,
                      bool (*allows)(const emp_attr_t* item)) {
  if (!allow_array(attr)) return false;
  for (uint32_t i = 0; i < attr->count; ++i) {
    if (!allows(attr->items[i])) return false;
  }
  return true;
}

#define ARRAY_OF(name, item)                                 \
  static bool allow_##name##_array(const emp_attr_t* attr) { \
    return all_items(attr, allow_##item);                    \
  }
ARRAY_OF(string, string)
ARRAY_OF(bool, bool)
ARRAY_OF(i32, i32)
ARRAY_OF(i64, i64)
ARRAY_OF(index, index)
ARRAY_OF(f32, f32)
ARRAY_OF(f64, f64)
ARRAY_OF(type, type)
ARRAY_OF(dictionary, dictionary)
ARRAY_OF(symbol, symbol)
ARRAY_OF(flat_symbol, flat_symbol)
ARRAY_OF(map, map)
ARRAY_OF(array, array)
#undef ARRAY_OF

static bool allow_index_lists(const emp_attr_t* attr) {
  return all_items(attr, allow_i64_array);
}

// -- dense -------------------------------------------------------------------

static bool allow_dense_array_of(const emp_attr_t* attr, emp_type_kind_t kind,
                                 uint32_t bits) {
  return attr->kind == EMP_ATTR_DENSE_ARRAY && attr->type->kind == kind &&
         attr->type->bits == bits;
}

#define DENSE_ARRAY(name, kind, bits)                      \
  static bool allow_dense_##name(const emp_attr_t* attr) { \
    return allow_dense_array_of(attr, (kind), (bits));     \
  }
DENSE_ARRAY(i1, EMP_TYPE_INTEGER, 1)
DENSE_ARRAY(i8, EMP_TYPE_INTEGER, 8)
DENSE_ARRAY(i16, EMP_TYPE_INTEGER, 16)
DENSE_ARRAY(i32, EMP_TYPE_INTEGER, 32)
DENSE_ARRAY(i64, EMP_TYPE_INTEGER, 64)
DENSE_ARRAY(f32, EMP_TYPE_FLOAT, 32)
DENSE_ARRAY(f64, EMP_TYPE_FLOAT, 64)
#undef DENSE_ARRAY

static bool allow_dense(const emp_attr_t* attr) {
  return attr->kind == EMP_ATTR_DENSE || attr->kind == EMP_ATTR_RESOURCE;
}

static bool allow_elements(const emp_attr_t* attr) {
  if (allow_dense(attr) || attr->kind == EMP_ATTR_SPARSE) return true;
  // Dialects may have elements of their own, e.g. #util.byte_pattern.
  return attr->kind == EMP_ATTR_DIALECT || attr->kind == EMP_ATTR_OPAQUE;
}

static bool allow_typed(const emp_attr_t* attr) {
  return allow_number(attr) || allow_elements(attr) ||
         (allow_string(attr) && attr->type);
}

static bool has_elements(const emp_attr_t* attr) {
  return allow_dense(attr) || attr->kind == EMP_ATTR_SPARSE;
}

static bool allow_int_elements(const emp_attr_t* attr) {
  return has_elements(attr) && emp_type_is_any_integer(attr->type->element);
}

static bool allow_i32_elements(const emp_attr_t* attr) {
  return has_elements(attr) && emp_type_is_integer(attr->type->element, 32);
}

static bool allow_i64_elements(const emp_attr_t* attr) {
  return has_elements(attr) && emp_type_is_integer(attr->type->element, 64);
}

static bool allow_bool_elements(const emp_attr_t* attr) {
  return has_elements(attr) && emp_type_is_integer(attr->type->element, 1);
}

static bool allow_index_elements(const emp_attr_t* attr) {
  return has_elements(attr) && emp_type_is_index(attr->type->element);
}

static bool allow_float_elements(const emp_attr_t* attr) {
  return has_elements(attr) && emp_type_is_float(attr->type->element);
}

static const emp_attr_constraint_t rows[] = {
#define ATTR_CONSTRAINT(id, ...) {.name = #id, __VA_ARGS__},
#include "ir/attr_constraints.def"
#undef ATTR_CONSTRAINT
};

const emp_attr_constraint_t* emp_attr_constraint_find(emp_str_t name) {
  for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); ++i) {
    if (emp_str_is(name, rows[i].name)) return &rows[i];
  }
  return NULL;
}

static bool choice_allows(const emp_attr_choice_t* choice,
                          const emp_attr_t* attr) {
  if (choice->enum_def) {
    int64_t value = 0;
    return emp_enum_attr_value(choice->enum_def, attr, &value);
  }
  if (choice->attr_def) {
    return attr->kind == EMP_ATTR_DIALECT && attr->attr_def == choice->attr_def;
  }
  if (!choice->constraint->allows(attr)) return false;
  if (choice->of_type) {
    return emp_type_rule_allows(choice->of_type, attr->type);
  }
  if (!choice->of_items) return true;
  for (uint32_t i = 0; i < attr->count; ++i) {
    if (!emp_attr_rule_allows(choice->of_items, attr->items[i])) return false;
  }
  return true;
}

bool emp_attr_rule_allows(const emp_attr_rule_t* rule, const emp_attr_t* attr) {
  if (rule->choice_count == 0) return true;
  for (uint32_t i = 0; i < rule->choice_count; ++i) {
    if (choice_allows(&rule->choices[i], attr)) return true;
  }
  return false;
}

// -- enums -------------------------------------------------------------------

static bool case_value(const emp_enum_case_t* cases, uint32_t count,
                       emp_str_t keyword, int64_t* out_value) {
  for (uint32_t i = 0; i < count; ++i) {
    if (!emp_str_is(keyword, cases[i].keyword)) continue;
    *out_value = cases[i].value;
    return true;
  }
  return false;
}

bool emp_enum_value(const emp_enum_def_t* def, emp_str_t keyword,
                    int64_t* out_value) {
  *out_value = 0;
  return case_value(def->cases, def->case_count, keyword, out_value) ||
         case_value(def->older_cases, def->older_case_count, keyword,
                    out_value);
}

const char* emp_enum_keyword(const emp_enum_def_t* def, int64_t value) {
  for (uint32_t i = 0; i < def->case_count; ++i) {
    if (def->cases[i].value == value) return def->cases[i].keyword;
  }
  return NULL;
}

const emp_attr_t* emp_enum_attr(emp_context_t* context,
                                const emp_enum_def_t* def, int64_t value) {
  if (def->storage == 0) return emp_attr_enum(context, def, value);
  return emp_attr_integer(emp_type_integer(context, def->storage), value);
}

static bool is_enum_value(const emp_enum_def_t* def, int64_t value) {
  if (emp_enum_keyword(def, value)) return true;
  if (!def->is_bit_set) return false;
  int64_t rest = value;
  for (uint32_t i = 0; i < def->case_count; ++i)
    rest &= ~def->cases[i].value;
  return rest == 0;
}

bool emp_enum_attr_value(const emp_enum_def_t* def, const emp_attr_t* attr,
                         int64_t* out_value) {
  *out_value = 0;
  bool is_enum = attr->kind == EMP_ATTR_ENUM && attr->enum_def == def;
  bool is_integer = def->storage != 0 && attr->kind == EMP_ATTR_INTEGER &&
                    attr->type->bits == def->storage;
  if (!is_enum && !is_integer) return false;
  *out_value = attr->value;
  return is_enum_value(def, attr->value);
}

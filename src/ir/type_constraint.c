// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The predicates behind ir/type_constraints.def. "X-like" is MLIR's word for
// X, a vector of X, or a tensor of X.
#include "base/text.h"
#include "ir/context_impl.h"
#include "ir/op_spec.h"

static bool allow_any(const emp_type_t* type) {
  (void)type;
  return true;
}

static bool allow_none(const emp_type_t* type) {
  return type->kind == EMP_TYPE_NONE;
}

// -- scalars -----------------------------------------------------------------

static bool allow_signless(const emp_type_t* type) {
  return type->kind == EMP_TYPE_INTEGER && type->signedness == EMP_SIGNLESS;
}

static bool allow_signed(const emp_type_t* type) {
  return type->kind == EMP_TYPE_INTEGER && type->signedness == EMP_SIGNED;
}

static bool allow_unsigned(const emp_type_t* type) {
  return type->kind == EMP_TYPE_INTEGER && type->signedness == EMP_UNSIGNED;
}

static bool allow_signless_or_index(const emp_type_t* type) {
  return allow_signless(type) || emp_type_is_index(type);
}

static bool allow_integer_or_index(const emp_type_t* type) {
  return emp_type_is_any_integer(type) || emp_type_is_index(type);
}

static bool allow_integer_or_float(const emp_type_t* type) {
  return emp_type_is_any_integer(type) || emp_type_is_float(type);
}

static bool allow_signless_or_float(const emp_type_t* type) {
  return allow_signless_or_index(type) || emp_type_is_float(type);
}

static bool allow_scalar(const emp_type_t* type) {
  return allow_integer_or_index(type) || emp_type_is_float(type);
}

#define INTEGER_OF_WIDTH(bits)                                     \
  static bool allow_i##bits(const emp_type_t* type) {              \
    return emp_type_is_integer(type, bits);                        \
  }                                                                \
  static const emp_type_t* build_i##bits(emp_context_t* context) { \
    return emp_type_integer(context, bits);                        \
  }
INTEGER_OF_WIDTH(1)
INTEGER_OF_WIDTH(2)
INTEGER_OF_WIDTH(4)
INTEGER_OF_WIDTH(8)
INTEGER_OF_WIDTH(16)
INTEGER_OF_WIDTH(32)
INTEGER_OF_WIDTH(64)
INTEGER_OF_WIDTH(128)
#undef INTEGER_OF_WIDTH

#define FLOAT_OF_KIND(name, id)                                   \
  static bool allow_##name(const emp_type_t* type) {              \
    return emp_type_is_float(type) && type->float_kind == (id);   \
  }                                                               \
  static const emp_type_t* build_##name(emp_context_t* context) { \
    return emp_type_float(context, (id));                         \
  }
FLOAT_OF_KIND(f16, EMP_FLOAT_F16)
FLOAT_OF_KIND(bf16, EMP_FLOAT_BF16)
FLOAT_OF_KIND(f32, EMP_FLOAT_F32)
FLOAT_OF_KIND(f64, EMP_FLOAT_F64)
FLOAT_OF_KIND(f80, EMP_FLOAT_F80)
FLOAT_OF_KIND(f128, EMP_FLOAT_F128)
#undef FLOAT_OF_KIND

static const emp_type_t* build_none(emp_context_t* context) {
  return emp_type_none(context);
}

static bool allow_complex(const emp_type_t* type) {
  return type->kind == EMP_TYPE_COMPLEX;
}

static bool allow_tuple(const emp_type_t* type) {
  return type->kind == EMP_TYPE_TUPLE;
}

static bool allow_function(const emp_type_t* type) {
  return type->kind == EMP_TYPE_FUNCTION;
}

static bool allow_dialect_type(const emp_type_t* type) {
  return type->kind == EMP_TYPE_DIALECT || type->kind == EMP_TYPE_OPAQUE;
}

// -- shaped ------------------------------------------------------------------

static bool allow_ranked_tensor(const emp_type_t* type) {
  return type->kind == EMP_TYPE_TENSOR;
}

static bool allow_non0_tensor(const emp_type_t* type) {
  return type->kind == EMP_TYPE_TENSOR && type->rank > 0;
}

static bool allow_unranked_tensor(const emp_type_t* type) {
  return type->kind == EMP_TYPE_UNRANKED_TENSOR;
}

static bool allow_static_tensor(const emp_type_t* type) {
  return type->kind == EMP_TYPE_TENSOR && emp_type_has_static_shape(type);
}

static bool allow_vector(const emp_type_t* type) {
  return type->kind == EMP_TYPE_VECTOR;
}

static bool allow_non0_vector(const emp_type_t* type) {
  return type->kind == EMP_TYPE_VECTOR && type->rank > 0;
}

static bool allow_fixed_vector(const emp_type_t* type) {
  return type->kind == EMP_TYPE_VECTOR && type->scalable_dims == 0;
}

static bool allow_memref(const emp_type_t* type) {
  return type->kind == EMP_TYPE_MEMREF;
}

static bool allow_non0_memref(const emp_type_t* type) {
  return type->kind == EMP_TYPE_MEMREF && type->rank > 0;
}

static bool allow_unranked_memref(const emp_type_t* type) {
  return type->kind == EMP_TYPE_UNRANKED_MEMREF;
}

static bool allow_any_memref(const emp_type_t* type) {
  return allow_memref(type) || allow_unranked_memref(type);
}

static bool allow_static_memref(const emp_type_t* type) {
  return allow_memref(type) && emp_type_has_static_shape(type);
}

static bool allow_tensor_or_memref(const emp_type_t* type) {
  return emp_type_is_tensor(type) || allow_any_memref(type);
}

static bool allow_ranked_tensor_or_memref(const emp_type_t* type) {
  return allow_ranked_tensor(type) || allow_memref(type);
}

static bool allow_ranked(const emp_type_t* type) {
  return allow_ranked_tensor_or_memref(type) || allow_vector(type);
}

// -- scalars and what is made of them ----------------------------------------

// The scalar of a "like" type: itself, or of a vector or tensor.
static const emp_type_t* scalar_of(const emp_type_t* type) {
  bool is_container = allow_vector(type) || emp_type_is_tensor(type);
  return is_container ? type->element : type;
}

#define LIKE(name, allows)                           \
  static bool allow_##name(const emp_type_t* type) { \
    return allows(scalar_of(type));                  \
  }
LIKE(signless_or_index_like, allow_signless_or_index)
LIKE(signless_like, allow_signless)
LIKE(integer_like, emp_type_is_any_integer)
LIKE(integer_or_index_like, allow_integer_or_index)
LIKE(float_like, emp_type_is_float)
LIKE(bool_like, allow_i1)
LIKE(index_like, emp_type_is_index)
LIKE(complex_like, allow_complex)
LIKE(signless_or_float_like, allow_signless_or_float)
LIKE(integer_or_float_like, allow_scalar)
LIKE(scalar_like, allow_scalar)
LIKE(i32_like, allow_i32)
#undef LIKE

static const emp_type_constraint_t rows[] = {
#define TYPE_CONSTRAINT(id, ...) {.name = #id, __VA_ARGS__},
#include "ir/type_constraints.def"
#undef TYPE_CONSTRAINT
};

const emp_type_constraint_t* emp_type_constraint_find(emp_context_t* context,
                                                      emp_str_t name) {
  for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); ++i) {
    if (emp_str_is(name, rows[i].name)) return &rows[i];
  }
  return emp_str_map_get(&context->type_constraints, name);
}

bool emp_type_rule_allows(const emp_type_rule_t* rule, const emp_type_t* type) {
  if (rule->choice_count == 0) return true;
  for (uint32_t i = 0; i < rule->choice_count; ++i) {
    const emp_type_choice_t* choice = &rule->choices[i];
    if (choice->def) {
      if (type->kind == EMP_TYPE_DIALECT && type->def == choice->def) {
        return true;
      }
      continue;
    }
    if (!choice->constraint->allows(type)) continue;
    if (!choice->of_elements ||
        emp_type_rule_allows(choice->of_elements, type->element)) {
      return true;
    }
  }
  return false;
}

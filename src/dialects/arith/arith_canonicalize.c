// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rewrites of arith ops by what their operands are made of: chains of casts,
// integers that were widened only to be combined or compared, negations that
// meet, bits that cancel. Each removes an op, makes one narrower or moves a
// widening behind its user, so they come to an end.
#include "dialects/arith/arith_fold.h"
#include "dialects/const_fold.h"
#include "dialects/op_kinds.h"
#include "ir/rewrite.h"

static emp_op_t* def_of(const emp_op_t* op, uint32_t i, uint32_t kind) {
  emp_op_t* def = emp_value_def(emp_op_operand(op, i));
  return def != NULL && emp_op_is(def, kind) ? def : NULL;
}

static bool replace_by(emp_rewriter_t* rewriter, emp_op_t* op,
                       emp_value_t* value) {
  emp_replace_op(rewriter, op, &value, 1);
  return true;
}

static emp_value_t* build_cast(emp_rewriter_t* rewriter, uint32_t kind,
                               emp_value_t* value, const emp_type_t* type) {
  return emp_build_value(rewriter, kind, EMP_VALUES(value), EMP_TYPES(type));
}

// -- casts --------------------------------------------------------------------

// A widening of a widening is one; of a value that was widened by zeros the
// sign is known.
static bool join_extensions(emp_op_t* op, emp_rewriter_t* rewriter) {
  bool is_signed = emp_op_is(op, EMP_OP_arith_extsi);
  const emp_type_t* type = emp_op_result(op, 0)->type;
  emp_op_t* inner = def_of(op, 0, EMP_OP_arith_extui);
  uint32_t kind = EMP_OP_arith_extui;
  if (inner == NULL && is_signed) {
    inner = def_of(op, 0, EMP_OP_arith_extsi);
    kind = EMP_OP_arith_extsi;
  }
  if (inner == NULL) return false;
  return replace_by(rewriter, op,
                    build_cast(rewriter, kind, emp_op_operand(inner, 0), type));
}

// The bits stay what they are through any number of bitcasts.
static bool join_bitcasts(emp_op_t* op, emp_rewriter_t* rewriter) {
  emp_op_t* inner = def_of(op, 0, EMP_OP_arith_bitcast);
  const emp_type_t* type = emp_op_result(op, 0)->type;
  if (inner == NULL) return false;
  emp_value_t* source = emp_op_operand(inner, 0);
  return replace_by(
      rewriter, op,
      source->type == type
          ? source
          : build_cast(rewriter, EMP_OP_arith_bitcast, source, type));
}

// An index cast there and back again, where nothing was cut off, is nothing;
// one of a widened value casts the value.
static bool join_index_casts(emp_op_t* op, emp_rewriter_t* rewriter) {
  bool is_signed = emp_op_is(op, EMP_OP_arith_index_cast);
  const emp_type_t* type = emp_op_result(op, 0)->type;
  emp_op_t* ext =
      def_of(op, 0, is_signed ? EMP_OP_arith_extsi : EMP_OP_arith_extui);
  if (ext == NULL || !emp_type_is_index(emp_type_element_or_self(type))) {
    return false;
  }
  return replace_by(
      rewriter, op,
      build_cast(rewriter, op->info->kind, emp_op_operand(ext, 0), type));
}

bool emp_arith_canonicalize_cast(emp_op_t* op, emp_rewriter_t* rewriter) {
  switch (op->info->kind) {
    case EMP_OP_arith_extsi:
    case EMP_OP_arith_extui:
      return join_extensions(op, rewriter);
    case EMP_OP_arith_bitcast:
      return join_bitcasts(op, rewriter);
    case EMP_OP_arith_index_cast:
    case EMP_OP_arith_index_castui:
      return join_index_casts(op, rewriter);
    default:
      return false;
  }
}

// -- bits ---------------------------------------------------------------------

// Both operands widened in the same way from the same type: the sources, and
// how.
typedef struct widened_s {
  emp_value_t *lhs, *rhs;
  uint32_t kind;
} widened_t;

static bool match_widened(const emp_op_t* op, widened_t* out) {
  static const uint32_t kKinds[] = {EMP_OP_arith_extsi, EMP_OP_arith_extui};
  for (int i = 0; i < 2; ++i) {
    const emp_op_t* lhs = def_of(op, 0, kKinds[i]);
    const emp_op_t* rhs = def_of(op, 1, kKinds[i]);
    if (lhs == NULL || rhs == NULL) continue;
    *out =
        (widened_t){emp_op_operand(lhs, 0), emp_op_operand(rhs, 0), kKinds[i]};
    return out->lhs->type == out->rhs->type;
  }
  return false;
}

// and, or, xor of widened values: the value widened later.
static bool narrow_bits(emp_op_t* op, emp_rewriter_t* rewriter) {
  widened_t w;
  if (!match_widened(op, &w)) return false;
  emp_value_t* narrow =
      emp_build_value(rewriter, op->info->kind, EMP_VALUES(w.lhs, w.rhs),
                      EMP_TYPES(w.lhs->type));
  return replace_by(
      rewriter, op,
      build_cast(rewriter, w.kind, narrow, emp_op_result(op, 0)->type));
}

bool emp_arith_canonicalize_bits(emp_op_t* op, emp_rewriter_t* rewriter) {
  return narrow_bits(op, rewriter);
}

// x for x xor y xor x.
emp_value_t* emp_arith_cancel_xor(const emp_op_t* op) {
  for (uint32_t i = 0; i < 2; ++i) {
    const emp_op_t* inner = def_of(op, i, EMP_OP_arith_xori);
    const emp_value_t* other = emp_op_operand(op, 1 - i);
    if (inner == NULL) continue;
    for (uint32_t k = 0; k < 2; ++k) {
      if (emp_op_operand(inner, k) == other) {
        return emp_op_operand(inner, 1 - k);
      }
    }
  }
  return NULL;
}

// Whether the operands of an and are a value and all its bits turned.
bool emp_arith_is_and_of_not(const emp_op_t* op) {
  for (uint32_t i = 0; i < 2; ++i) {
    const emp_op_t* inner = def_of(op, i, EMP_OP_arith_xori);
    if (inner == NULL) continue;
    for (uint32_t k = 0; k < 2; ++k) {
      if (emp_op_operand(inner, k) == emp_op_operand(op, 1 - i) &&
          emp_attr_is_int_splat(
              emp_value_constant(emp_op_operand(inner, 1 - k)), -1)) {
        return true;
      }
    }
  }
  return false;
}

// -- comparisons and choices --------------------------------------------------

// Equal or not does not depend on the width.
bool emp_arith_narrow_compare(emp_op_t* op, emp_rewriter_t* rewriter) {
  enum { kEq = 0, kNe = 1 };
  int64_t predicate = emp_op_int_attr(op, "predicate", -1);
  widened_t w;
  if (predicate != kEq && predicate != kNe) return false;
  if (match_widened(op, &w)) {
    emp_replace_op_with(
        rewriter, op,
        emp_build_op(
            rewriter, EMP_OP_arith_cmpi, EMP_VALUES(w.lhs, w.rhs),
            EMP_TYPES(emp_op_result(op, 0)->type),
            EMP_ATTRS(EMP_ATTR("predicate",
                               emp_attr_i64(rewriter->context, predicate)))));
    return true;
  }
  return false;
}

// A bit that was widened is not zero when it is set.
emp_value_t* emp_arith_compared_bit(const emp_op_t* op) {
  enum { kNe = 1 };
  if (emp_op_int_attr(op, "predicate", -1) != kNe ||
      !emp_attr_is_int_splat(emp_value_constant(emp_op_operand(op, 1)), 0)) {
    return NULL;
  }
  const emp_op_t* ext = def_of(op, 0, EMP_OP_arith_extui);
  if (ext == NULL) ext = def_of(op, 0, EMP_OP_arith_extsi);
  if (ext == NULL) return NULL;
  emp_value_t* bit = emp_op_operand(ext, 0);
  return bit->type == emp_op_result(op, 0)->type ? bit : NULL;
}

// select (a == b), a, b is b; select (a != b), a, b is a.
emp_value_t* emp_arith_chosen_equal(const emp_op_t* op) {
  enum { kEq = 0, kNe = 1 };
  const emp_op_t* compare = def_of(op, 0, EMP_OP_arith_cmpi);
  emp_value_t* yes = emp_op_operand(op, 1);
  emp_value_t* no = emp_op_operand(op, 2);
  if (compare == NULL) return NULL;
  const emp_value_t* lhs = emp_op_operand(compare, 0);
  const emp_value_t* rhs = emp_op_operand(compare, 1);
  bool same = (lhs == yes && rhs == no) || (lhs == no && rhs == yes);
  int64_t predicate = emp_op_int_attr(compare, "predicate", -1);
  if (!same || (predicate != kEq && predicate != kNe)) return NULL;
  return predicate == kEq ? no : yes;
}

// select c, 1, 0 widens the condition; with 0, 1 what it is not.
bool emp_arith_select_bit(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  const emp_type_t* element = emp_type_element_or_self(type);
  emp_value_t* condition = emp_op_operand(op, 0);
  const emp_attr_t* yes = emp_value_constant(emp_op_operand(op, 1));
  const emp_attr_t* no = emp_value_constant(emp_op_operand(op, 2));
  bool fits = element->kind == EMP_TYPE_INTEGER && element->bits > 1 &&
              emp_type_is_shaped(type) == emp_type_is_shaped(condition->type);
  bool is_bit = emp_attr_is_int_splat(yes, 1) && emp_attr_is_int_splat(no, 0);
  bool is_not = emp_attr_is_int_splat(yes, 0) && emp_attr_is_int_splat(no, 1);
  if (!fits || (!is_bit && !is_not)) return false;
  if (is_not) {
    const emp_attr_t* ones = emp_fold_int_constant(condition->type, 1);
    emp_value_t* all = emp_build_value(rewriter, EMP_OP_arith_constant,
                                       EMP_TYPES(condition->type),
                                       EMP_ATTRS(EMP_ATTR("value", ones)));
    condition =
        emp_build_value(rewriter, EMP_OP_arith_xori, EMP_VALUES(condition, all),
                        EMP_TYPES(condition->type));
  }
  return replace_by(rewriter, op,
                    build_cast(rewriter, EMP_OP_arith_extui, condition, type));
}

// -- floats -------------------------------------------------------------------

// Two negations of factors cancel.
bool emp_arith_canonicalize_product(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_op_t* lhs = def_of(op, 0, EMP_OP_arith_negf);
  const emp_op_t* rhs = def_of(op, 1, EMP_OP_arith_negf);
  if (lhs == NULL || rhs == NULL) return false;
  emp_value_t* a = emp_op_operand(lhs, 0);
  emp_value_t* b = emp_op_operand(rhs, 0);
  emp_update_operand(rewriter, op, 0, a);
  emp_update_operand(rewriter, op, 1, b);
  return true;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One row for each op that combines: its word in vector.CombiningKind and its
// neutral element. Float sums keep their order unless they are sums of
// products: only contractions are reordered.
#include <math.h>
#include <string.h>

#include "base/assert.h"
#include "dialects/op_kinds.h"
#include "passes/kernel/tile_reduce.h"

typedef enum neutral_e {
  kZero,
  kOne,
  kOnes,      // all bits
  kLeast,     // signed
  kGreatest,  // signed
} neutral_t;

typedef struct combiner_row_s {
  uint32_t kind;
  const char* word;
  neutral_t neutral;
} combiner_row_t;

static const combiner_row_t combiner_rows[] = {
    {EMP_OP_arith_addf, "add", kZero},
    {EMP_OP_arith_addi, "add", kZero},
    {EMP_OP_arith_muli, "mul", kOne},
    {EMP_OP_arith_andi, "and", kOnes},
    {EMP_OP_arith_ori, "or", kZero},
    {EMP_OP_arith_xori, "xor", kZero},
    {EMP_OP_arith_minsi, "minsi", kGreatest},
    {EMP_OP_arith_maxsi, "maxsi", kLeast},
    {EMP_OP_arith_minui, "minui", kOnes},
    {EMP_OP_arith_maxui, "maxui", kZero},
    {EMP_OP_arith_minimumf, "minimumf", kGreatest},
    {EMP_OP_arith_maximumf, "maximumf", kLeast},
};

static const combiner_row_t* row_of(const emp_op_t* combiner) {
  for (size_t i = 0; combiner && i < EMP_COUNT_OF(combiner_rows); ++i) {
    if (emp_op_is(combiner, combiner_rows[i].kind)) return &combiner_rows[i];
  }
  return NULL;
}

bool emp_tile_reduction_is_free(const emp_op_t* op) {
  if (emp_linalg_init_count(op) != 1 || !emp_linalg_reduction_count(op)) {
    return false;
  }
  const emp_value_t* accumulator =
      emp_linalg_body_arg(op, emp_linalg_input_count(op));
  const emp_op_t* combiner = emp_value_def(emp_linalg_yielded(op, 0));
  if (!row_of(combiner) || !accumulator ||
      !emp_value_has_one_use(accumulator) ||
      accumulator->first_use->owner != combiner) {
    return false;
  }
  const emp_type_t* type = accumulator->type;
  if (!emp_type_is_float(type)) return !emp_type_is_integer(type, 1);
  if (type->bits != 32 && type->bits != 64) return false;
  if (!emp_op_is(combiner, EMP_OP_arith_addf)) return true;
  uint32_t other = emp_op_operand(combiner, 0) == accumulator ? 1 : 0;
  const emp_op_t* product = emp_value_def(emp_op_operand(combiner, other));
  return product && emp_op_is(product, EMP_OP_arith_mulf);
}

const emp_attr_t* emp_tile_reduction_identity(const emp_op_t* combiner,
                                              const emp_type_t* element) {
  const combiner_row_t* row = row_of(combiner);
  if (emp_type_is_float(element)) {
    double value = row->neutral == kLeast      ? -(double)INFINITY
                   : row->neutral == kGreatest ? (double)INFINITY
                                               : 0.0;
    return emp_attr_float(element, value);
  }
  uint32_t bits = emp_type_bit_width(element);
  int64_t least = bits >= 64 ? INT64_MIN : -((int64_t)1 << (bits - 1));
  switch (row->neutral) {
    case kZero:
      return emp_attr_integer(element, 0);
    case kOne:
      return emp_attr_integer(element, 1);
    case kOnes:
      return emp_attr_integer(element, -1);
    case kLeast:
      return emp_attr_integer(element, least);
    case kGreatest:
      return emp_attr_integer(element, -1 - least);
  }
  return NULL;
}

static const emp_attr_t* enum_attr(emp_context_t* context, emp_str_t mnemonic,
                                   const char* word) {
  const emp_enum_def_t* def = emp_context_enum_mnemonic(context, mnemonic);
  for (uint32_t i = 0; def && i < def->case_count; ++i) {
    if (strcmp(def->cases[i].keyword, word) == 0) {
      return emp_attr_enum(context, def, def->cases[i].value);
    }
  }
  return NULL;
}

emp_value_t* emp_tile_reduce_vector(emp_tile_t* tile, const emp_op_t* combiner,
                                    emp_value_t* vector, emp_value_t* start) {
  emp_context_t* context = tile->context;
  const emp_attr_t* kind =
      enum_attr(context, EMP_STR("vector.kind"), row_of(combiner)->word);
  emp_named_attr_t attrs[2] = {EMP_ATTR("kind", kind)};
  size_t attr_count = 1;
  if (emp_op_is(combiner, EMP_OP_arith_addf)) {
    const emp_attr_t* reassociates =
        enum_attr(context, EMP_STR("arith.fastmath"), "reassoc");
    attrs[attr_count++] = (emp_named_attr_t)EMP_ATTR("fastmath", reassociates);
  }
  emp_value_t* folded =
      emp_build_value(emp_tile_builder(tile), EMP_OP_vector_reduction,
                      EMP_VALUES(vector), EMP_TYPES(vector->type->element),
                      .attrs = attrs, .attr_count = attr_count);
  emp_value_t* operands[2] = {start, folded};
  return emp_op_result(emp_tile_clone(tile, combiner, operands), 0);
}

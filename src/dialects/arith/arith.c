// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The arith dialect: verifiers, the syntax of select, names of constants,
// canonicalizations that combine constants. Folds are in arith_fold*.c.
#include <inttypes.h>
#include <stdio.h>

#include "dialects/arith/arith_fold.h"
#include "dialects/const_fold.h"
#include "dialects/op_kinds.h"
#include "ir/diag.h"
#include "ir/parser.h"
#include "ir/print.h"
#include "ir/rewrite.h"

// -- constraints --------------------------------------------------------------

static bool is_memref_or_like(const emp_type_t* type) {
  return type->kind != EMP_TYPE_UNRANKED_MEMREF;
}

static bool allows_index_cast(const emp_type_t* type) {
  const emp_type_t* element = emp_type_element_or_self(type);
  return is_memref_or_like(type) &&
         (emp_type_is_index(element) || (element->kind == EMP_TYPE_INTEGER &&
                                         element->signedness == EMP_SIGNLESS));
}

static bool allows_bitcast(const emp_type_t* type) {
  const emp_type_t* element = emp_type_element_or_self(type);
  return is_memref_or_like(type) &&
         (emp_type_is_float(element) || (element->kind == EMP_TYPE_INTEGER &&
                                         element->signedness == EMP_SIGNLESS));
}

// -- verifiers ----------------------------------------------------------------

static bool wants(emp_op_t* op, emp_diag_sink_t* sink, const char* wanted,
                  const emp_type_t* found) {
  return emp_diag_op_wants(sink, op->loc, op->info->name, wanted,
                           emp_type_text(op->arena, found));
}

static bool verify_constant(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* value = emp_op_attr(op, "value");
  const emp_type_t* type = emp_op_result(op, 0)->type;
  const emp_type_t* element = emp_type_element_or_self(type);
  if (element->kind == EMP_TYPE_INTEGER &&
      element->signedness != EMP_SIGNLESS && !emp_type_is_shaped(type)) {
    return wants(op, sink, "a signless integer", type);
  }
  switch (value->kind) {
    case EMP_ATTR_INTEGER:
    case EMP_ATTR_FLOAT:
    case EMP_ATTR_DENSE:
    case EMP_ATTR_RESOURCE:
    case EMP_ATTR_SPARSE:
      break;
    default:
      return wants(op, sink, "an integer, a float or elements", type);
  }
  if (type->kind == EMP_TYPE_VECTOR && type->scalable_dims != 0 &&
      !(value->kind == EMP_ATTR_DENSE && value->data.is_splat)) {
    return wants(op, sink, "one value for all of a scalable vector", type);
  }
  return true;
}

static uint32_t width_of(const emp_value_t* value) {
  return emp_type_bit_width(emp_type_element_or_self(value->type));
}

static bool verify_width(emp_op_t* op, emp_diag_sink_t* sink, bool wider) {
  uint32_t from = width_of(emp_op_operand(op, 0));
  uint32_t to = width_of(emp_op_result(op, 0));
  if (wider ? to > from : to < from) return true;
  const char* type = emp_type_text(op->arena, emp_op_operand(op, 0)->type);
  emp_str_t wanted =
      emp_arena_format(op->arena, "a result type %s than operand type '%s'",
                       wider ? "wider" : "narrower", type);
  return wants(op, sink, wanted.data, emp_op_result(op, 0)->type);
}

// A cast keeps the shape as the type says it: a `?` stays one, and so does the
// encoding of a tensor.
static bool verify_cast(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  if (!emp_type_is_shaped(from) || from->kind != to->kind) return true;
  bool fits = from->rank == to->rank && from->encoding == to->encoding;
  for (uint32_t i = 0; fits && i < from->rank; ++i)
    fits = from->dims[i] == to->dims[i];
  if (fits) return true;
  emp_str_t want = emp_arena_format(op->arena, "a result of the shape of '%s'",
                                    emp_type_text(op->arena, from));
  return emp_diag_op_wants(sink, op->loc, op->info->name, want.data,
                           emp_type_text(op->arena, to));
}

static bool verify_int_ext(emp_op_t* op, emp_diag_sink_t* sink) {
  if (!verify_cast(op, sink)) return false;
  return verify_width(op, sink, true);
}

static bool verify_int_trunc(emp_op_t* op, emp_diag_sink_t* sink) {
  if (!verify_cast(op, sink)) return false;
  return verify_width(op, sink, false);
}

static bool verify_float_ext(emp_op_t* op, emp_diag_sink_t* sink) {
  if (!verify_cast(op, sink)) return false;
  return verify_width(op, sink, true);
}

static bool verify_float_trunc(emp_op_t* op, emp_diag_sink_t* sink) {
  if (!verify_cast(op, sink)) return false;
  return verify_width(op, sink, false);
}

static bool verify_index_cast(emp_op_t* op, emp_diag_sink_t* sink) {
  if (!verify_cast(op, sink)) return false;
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  bool from_index = emp_type_is_index(emp_type_element_or_self(from));
  bool to_index = emp_type_is_index(emp_type_element_or_self(to));
  if (from_index != to_index) return true;
  return wants(op, sink,
               from_index ? "an integer result for an index"
                          : "an index result for an integer",
               to);
}

static bool verify_bitcast(emp_op_t* op, emp_diag_sink_t* sink) {
  if (!verify_cast(op, sink)) return false;
  if (width_of(emp_op_operand(op, 0)) == width_of(emp_op_result(op, 0))) {
    return true;
  }
  emp_str_t wanted = emp_arena_format(
      op->arena, "a result of %" PRIu32 " bits, like operand type '%s'",
      width_of(emp_op_operand(op, 0)),
      emp_type_text(op->arena, emp_op_operand(op, 0)->type));
  return wants(op, sink, wanted.data, emp_op_result(op, 0)->type);
}

static bool verify_select(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* condition = emp_op_operand(op, 0)->type;
  const emp_type_t* type = emp_op_result(op, 0)->type;
  if (emp_type_is_integer(condition, 1)) return true;
  bool fits = emp_type_is_shaped(type) && condition->kind == type->kind &&
              condition->rank == type->rank;
  for (uint32_t i = 0; fits && i < type->rank; ++i) {
    fits = condition->dims[i] == type->dims[i];
  }
  if (fits) return true;
  emp_str_t wanted = emp_arena_format(
      op->arena, "a condition of i1, or of i1 in the shape of '%s'",
      emp_type_text(op->arena, type));
  return wants(op, sink, wanted.data, condition);
}

// -- syntax -------------------------------------------------------------------

// %c, %a, %b attr-dict : [condition type,] type
static bool parse_select(emp_parser_t* parser) {
  emp_unresolved_t operands[3];
  for (int i = 0; i < 3; ++i) {
    if (i > 0 && !emp_parse_punct(parser, ",")) return false;
    if (!emp_parse_operand(parser, &operands[i])) return false;
  }
  const emp_type_t* condition = emp_type_integer(emp_parser_context(parser), 1);
  const emp_type_t* type;
  if (!emp_parse_attr_dict(parser) || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &type)) {
    return false;
  }
  if (emp_try_punct(parser, ",")) {
    condition = type;
    if (!emp_parse_a_type(parser, &type)) return false;
  }
  emp_parser_add_result(parser, type);
  return emp_parser_add_operand(parser, &operands[0], condition) &&
         emp_parser_add_operand(parser, &operands[1], type) &&
         emp_parser_add_operand(parser, &operands[2], type);
}

static void print_select(emp_printer_t* printer, const emp_op_t* op) {
  emp_print_text(printer, " ");
  emp_print_operands(printer, op, 0, 3);
  emp_print_attr_dict(printer, op, NULL, 0);
  emp_print_text(printer, " : ");
  const emp_type_t* condition = emp_op_operand(op, 0)->type;
  if (emp_type_is_shaped(condition)) {
    emp_print_type(printer, condition);
    emp_print_text(printer, ", ");
  }
  emp_print_type(printer, emp_op_result(op, 0)->type);
}

// %c1, %c1_i32, %true, %cst.
static void name_constant(emp_printer_t* printer, const emp_op_t* op) {
  const emp_attr_t* value = emp_op_attr(op, "value");
  const emp_value_t* result = emp_op_result(op, 0);
  if (value == NULL || value->kind != EMP_ATTR_INTEGER) {
    emp_printer_name_value(printer, result, "cst");
    return;
  }
  if (emp_type_is_integer(value->type, 1)) {
    emp_printer_name_value(printer, result,
                           value->value != 0 ? "true" : "false");
    return;
  }
  char digits[EMP_WIDE_INT_CHARS], name[EMP_WIDE_INT_CHARS + 16];
  const char* number = digits;
  if (value->words != NULL) {
    number = emp_wide_int_text(value->type, value->words, digits);
  } else {
    snprintf(digits, sizeof(digits), "%" PRId64, value->value);
  }
  if (emp_type_is_index(value->type)) {
    snprintf(name, sizeof(name), "c%s", number);
  } else {
    static const char* const kPrefix[] = {"i", "si", "ui"};
    snprintf(name, sizeof(name), "c%s_%s%" PRIu32, number,
             kPrefix[value->type->signedness], value->type->bits);
  }
  emp_printer_name_value(printer, result, name);
}

// %c4_vscale: a multiple of the hardware's vector scale, as MLIR calls it.
static void name_scaled(emp_printer_t* printer, const emp_op_t* op) {
  const emp_value_t* product = emp_op_result(op, 0);
  if (!emp_type_is_index(product->type)) return;
  for (uint32_t i = 0; i < 2; ++i) {
    const emp_op_t* scale = emp_op_operand(op, i)->op;
    const emp_attr_t* factor = emp_value_constant(emp_op_operand(op, 1 - i));
    if (scale == NULL || !emp_op_is(scale, EMP_OP_vector_vscale) ||
        factor == NULL || factor->kind != EMP_ATTR_INTEGER) {
      continue;
    }
    char name[48];
    snprintf(name, sizeof(name), "c%" PRId64 "_vscale", factor->value);
    emp_printer_name_value(printer, product, name);
    return;
  }
}

static void name_extended(emp_printer_t* printer, const emp_op_t* op) {
  bool is_sum = emp_op_is(op, EMP_OP_arith_addui_extended);
  emp_printer_name_value(printer, emp_op_result(op, 0), is_sum ? "sum" : "low");
  emp_printer_name_value(printer, emp_op_result(op, 1),
                         is_sum ? "overflow" : "high");
}

// -- folding and canonicalization ---------------------------------------------

static bool fold_constant(emp_op_t* op, const emp_attr_t* const* operands,
                          emp_fold_result_t* out_results) {
  (void)operands;
  out_results[0].attr = emp_op_attr(op, "value");
  return out_results[0].attr != NULL;
}

static emp_value_t* build_int(emp_rewriter_t* rewriter, const emp_type_t* type,
                              uint64_t value) {
  const emp_attr_t* attr = emp_fold_int_constant(type, (int64_t)value);
  return emp_build_value(rewriter, EMP_OP_arith_constant, EMP_TYPES(type),
                         EMP_ATTRS(EMP_ATTR("value", attr)));
}

static bool replace_binary(emp_op_t* op, emp_rewriter_t* rewriter,
                           uint32_t kind, emp_value_t* lhs, emp_value_t* rhs) {
  emp_op_t* by = emp_build_op(rewriter, kind, EMP_VALUES(lhs, rhs),
                              EMP_TYPES(emp_op_result(op, 0)->type));
  emp_replace_op_with(rewriter, op, by);
  return true;
}

// An operand of `op` that is `inner_kind` with one constant operand.
typedef struct nested_s {
  emp_value_t* x;       // the operand of the inner op that is no constant
  uint64_t inner;       // its constant
  uint64_t outer;       // that of op
  bool constant_first;  // the inner constant is on the left
} nested_t;

static bool match_nested(emp_op_t* op, uint32_t inner_kind, uint32_t side,
                         nested_t* out) {
  emp_op_t* def = emp_value_def(emp_op_operand(op, side));
  emp_scalar_t outer, inner;
  if (def == NULL || !emp_op_is(def, inner_kind) ||
      !emp_attr_splat_scalar(emp_value_constant(emp_op_operand(op, 1 - side)),
                             &outer)) {
    return false;
  }
  for (uint32_t i = 0; i < 2; ++i) {
    const emp_attr_t* constant = emp_value_constant(emp_op_operand(def, i));
    if (!emp_attr_splat_scalar(constant, &inner)) continue;
    *out = (nested_t){emp_op_operand(def, 1 - i), inner.u, outer.u, i == 0};
    return true;
  }
  return false;
}

static bool canonicalize_addi(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  nested_t n;
  if (match_nested(op, EMP_OP_arith_addi, 0, &n)) {
    return replace_binary(op, rewriter, EMP_OP_arith_addi, n.x,
                          build_int(rewriter, type, n.inner + n.outer));
  }
  if (!match_nested(op, EMP_OP_arith_subi, 0, &n)) return false;
  if (n.constant_first) {
    return replace_binary(op, rewriter, EMP_OP_arith_subi,
                          build_int(rewriter, type, n.inner + n.outer), n.x);
  }
  return replace_binary(op, rewriter, EMP_OP_arith_addi, n.x,
                        build_int(rewriter, type, n.outer - n.inner));
}

static bool canonicalize_subi(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  nested_t n;
  if (match_nested(op, EMP_OP_arith_addi, 0, &n)) {
    return replace_binary(op, rewriter, EMP_OP_arith_addi, n.x,
                          build_int(rewriter, type, n.inner - n.outer));
  }
  if (match_nested(op, EMP_OP_arith_addi, 1, &n)) {
    return replace_binary(op, rewriter, EMP_OP_arith_subi,
                          build_int(rewriter, type, n.outer - n.inner), n.x);
  }
  if (match_nested(op, EMP_OP_arith_subi, 0, &n)) {
    if (n.constant_first) {
      return replace_binary(op, rewriter, EMP_OP_arith_subi,
                            build_int(rewriter, type, n.inner - n.outer), n.x);
    }
    return replace_binary(op, rewriter, EMP_OP_arith_subi, n.x,
                          build_int(rewriter, type, n.inner + n.outer));
  }
  return false;
}

static bool canonicalize_muli(emp_op_t* op, emp_rewriter_t* rewriter) {
  nested_t n;
  if (!match_nested(op, EMP_OP_arith_muli, 0, &n)) return false;
  const emp_type_t* type = emp_op_result(op, 0)->type;
  return replace_binary(op, rewriter, EMP_OP_arith_muli, n.x,
                        build_int(rewriter, type, n.inner * n.outer));
}

static emp_op_t* build_cmpi(emp_rewriter_t* rewriter, int64_t predicate,
                            emp_value_t* lhs, emp_value_t* rhs,
                            const emp_type_t* type) {
  return emp_build_op(
      rewriter, EMP_OP_arith_cmpi, EMP_VALUES(lhs, rhs), EMP_TYPES(type),
      EMP_ATTRS(
          EMP_ATTR("predicate", emp_attr_i64(rewriter->context, predicate))));
}

// not (a < b)  ->  a >= b
static bool canonicalize_xori(emp_op_t* op, emp_rewriter_t* rewriter) {
  emp_op_t* compare = emp_value_def(emp_op_operand(op, 0));
  if (compare == NULL || !emp_op_is(compare, EMP_OP_arith_cmpi) ||
      !emp_attr_is_int_splat(emp_value_constant(emp_op_operand(op, 1)), 1)) {
    return emp_arith_canonicalize_bits(op, rewriter);
  }
  static const uint8_t kInverse[] = {1, 0, 5, 4, 3, 2, 9, 8, 7, 6};
  int64_t predicate = emp_op_int_attr(compare, "predicate", 0);
  if (predicate < 0 || predicate > 9) return false;
  emp_replace_op_with(
      rewriter, op,
      build_cmpi(rewriter, kInverse[predicate], emp_op_operand(compare, 0),
                 emp_op_operand(compare, 1), emp_op_result(op, 0)->type));
  return true;
}

// 3 < a  ->  a > 3
static bool canonicalize_cmpi(emp_op_t* op, emp_rewriter_t* rewriter) {
  if (emp_value_constant(emp_op_operand(op, 0)) == NULL ||
      emp_value_constant(emp_op_operand(op, 1)) != NULL) {
    return emp_arith_narrow_compare(op, rewriter);
  }
  static const uint8_t kSwapped[] = {0, 1, 4, 5, 2, 3, 8, 9, 6, 7};
  int64_t predicate = emp_op_int_attr(op, "predicate", 0);
  if (predicate < 0 || predicate > 9) return false;
  emp_replace_op_with(
      rewriter, op,
      build_cmpi(rewriter, kSwapped[predicate], emp_op_operand(op, 1),
                 emp_op_operand(op, 0), emp_op_result(op, 0)->type));
  return true;
}

// select(not c, a, b)  ->  select(c, b, a)
static bool canonicalize_select(emp_op_t* op, emp_rewriter_t* rewriter) {
  emp_op_t* inverted = emp_value_def(emp_op_operand(op, 0));
  if (inverted == NULL || !emp_op_is(inverted, EMP_OP_arith_xori) ||
      !emp_attr_is_int_splat(emp_value_constant(emp_op_operand(inverted, 1)),
                             1)) {
    return emp_arith_select_bit(op, rewriter);
  }
  emp_op_t* by =
      emp_build_op(rewriter, EMP_OP_arith_select,
                   EMP_VALUES(emp_op_operand(inverted, 0),
                              emp_op_operand(op, 2), emp_op_operand(op, 1)),
                   EMP_TYPES(emp_op_result(op, 0)->type));
  emp_replace_op_with(rewriter, op, by);
  return true;
}

static emp_op_t* materialize_constant(emp_rewriter_t* rewriter,
                                      const emp_attr_t* value,
                                      const emp_type_t* type,
                                      const emp_attr_t* loc) {
  bool is_literal =
      value->kind == EMP_ATTR_INTEGER || value->kind == EMP_ATTR_FLOAT ||
      value->kind == EMP_ATTR_DENSE || value->kind == EMP_ATTR_RESOURCE;
  if (!is_literal || value->type != type) return NULL;
  if (type->kind == EMP_TYPE_INTEGER && type->signedness != EMP_SIGNLESS) {
    return NULL;
  }
  emp_op_t* op = emp_build_op(rewriter, EMP_OP_arith_constant, EMP_TYPES(type),
                              EMP_ATTRS(EMP_ATTR("value", value)));
  if (loc != NULL) op->loc = loc;
  return op;
}

#define EMP_DIALECT_DEF "dialects/arith/arith.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_arith_dialect = {
    .name = "arith",
    EMP_DIALECT_TABLES,
    .materialize_constant = materialize_constant,
    .doc = "integer and floating-point arithmetic"};

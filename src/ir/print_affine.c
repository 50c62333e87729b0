// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Affine expressions with as few parentheses as MLIR prints, and with
// subtraction in place of additions of negative terms.
#include "ir/print_state.h"

static const char* operator_text(emp_affine_kind_t kind) {
  switch (kind) {
    case EMP_AFFINE_MUL:
      return " * ";
    case EMP_AFFINE_MOD:
      return " mod ";
    case EMP_AFFINE_FLOORDIV:
      return " floordiv ";
    case EMP_AFFINE_CEILDIV:
      return " ceildiv ";
    default:
      return " + ";
  }
}

static void print_expr(emp_printer_t* printer, const emp_affine_expr_t* expr,
                       bool is_tight);

static void print_product(emp_printer_t* printer,
                          const emp_affine_expr_t* expr) {
  const emp_affine_expr_t* rhs = expr->rhs;
  if (expr->kind == EMP_AFFINE_MUL && rhs->kind == EMP_AFFINE_CONSTANT &&
      rhs->value == -1) {
    emp_print_char(printer, '-');
    print_expr(printer, expr->lhs, true);
    return;
  }
  print_expr(printer, expr->lhs, true);
  emp_print_text(printer, operator_text(expr->kind));
  print_expr(printer, rhs, true);
}

static void print_sum(emp_printer_t* printer, const emp_affine_expr_t* expr) {
  const emp_affine_expr_t* rhs = expr->rhs;
  print_expr(printer, expr->lhs, false);
  if (rhs->kind == EMP_AFFINE_MUL && rhs->rhs->kind == EMP_AFFINE_CONSTANT &&
      rhs->rhs->value < 0) {
    bool is_minus_one = rhs->rhs->value == -1;
    emp_print_literal(printer, " - ");
    print_expr(printer, rhs->lhs,
               !is_minus_one || rhs->lhs->kind == EMP_AFFINE_ADD);
    if (!is_minus_one) {
      emp_print_literal(printer, " * ");
      emp_print_uint(printer, UINT64_C(0) - (uint64_t)rhs->rhs->value);
    }
    return;
  }
  if (rhs->kind == EMP_AFFINE_CONSTANT && rhs->value < 0) {
    emp_print_literal(printer, " - ");
    emp_print_uint(printer, UINT64_C(0) - (uint64_t)rhs->value);
    return;
  }
  emp_print_literal(printer, " + ");
  print_expr(printer, rhs, false);
}

static void print_expr(emp_printer_t* printer, const emp_affine_expr_t* expr,
                       bool is_tight) {
  switch (expr->kind) {
    case EMP_AFFINE_DIM:
      emp_print_char(printer, 'd');
      emp_print_int(printer, expr->value);
      return;
    case EMP_AFFINE_SYMBOL:
      emp_print_char(printer, 's');
      emp_print_int(printer, expr->value);
      return;
    case EMP_AFFINE_CONSTANT:
      emp_print_int(printer, expr->value);
      return;
    default:
      break;
  }
  if (is_tight) emp_print_char(printer, '(');
  if (expr->kind == EMP_AFFINE_ADD) {
    print_sum(printer, expr);
  } else {
    print_product(printer, expr);
  }
  if (is_tight) emp_print_char(printer, ')');
}

static void print_names(emp_printer_t* printer, uint32_t dims,
                        uint32_t symbols) {
  emp_print_char(printer, '(');
  for (uint32_t i = 0; i < dims; ++i) {
    emp_print_text(printer, i ? ", d" : "d");
    emp_print_uint(printer, i);
  }
  emp_print_char(printer, ')');
  if (symbols == 0) return;
  emp_print_char(printer, '[');
  for (uint32_t i = 0; i < symbols; ++i) {
    emp_print_text(printer, i ? ", s" : "s");
    emp_print_uint(printer, i);
  }
  emp_print_char(printer, ']');
}

void emp_print_map(emp_printer_t* printer, const emp_affine_map_t* map) {
  print_names(printer, map->dim_count, map->symbol_count);
  emp_print_literal(printer, " -> (");
  for (uint32_t i = 0; i < map->result_count; ++i) {
    if (i) emp_print_literal(printer, ", ");
    print_expr(printer, map->results[i], false);
  }
  emp_print_char(printer, ')');
}

void emp_print_set(emp_printer_t* printer, const emp_integer_set_t* set) {
  print_names(printer, set->dim_count, set->symbol_count);
  emp_print_literal(printer, " : (");
  for (uint32_t i = 0; i < set->constraint_count; ++i) {
    if (i) emp_print_literal(printer, ", ");
    print_expr(printer, set->constraints[i], false);
    emp_print_text(printer, set->is_equality[i] ? " == 0" : " >= 0");
  }
  emp_print_char(printer, ')');
}

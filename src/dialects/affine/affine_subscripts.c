// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Affine expressions over values, as affine.load and its kind write indices:
//   expr   ::= term ((`+` | `-`) term)*
//   term   ::= factor ((`*` | `floordiv` | `ceildiv` | `mod`) factor)*
//   factor ::= %value | `symbol` ( %value ) | integer | `-` factor | ( expr )
#include <inttypes.h>

#include "base/array.h"
#include "base/text.h"
#include "dialects/affine/affine_syntax.h"

enum { kMaxDepth = 64 };

typedef struct subscripts_s {
  emp_parser_t* parser;
  emp_unresolved_list_t* dims;
  emp_unresolved_list_t* symbols;
  uint32_t depth;
} subscripts_t;

static int find(const emp_unresolved_list_t* list,
                const emp_unresolved_t* value) {
  for (size_t i = 0; i < list->count; ++i) {
    if (emp_str_equal(list->items[i].name, value->name) &&
        list->items[i].number == value->number) {
      return (int)i;
    }
  }
  return -1;
}

// A value is a dim or a symbol as it was when it first appeared.
static const emp_affine_expr_t* bind(subscripts_t* s,
                                     const emp_unresolved_t* value,
                                     bool is_symbol) {
  emp_context_t* context = emp_parser_context(s->parser);
  int dim = find(s->dims, value);
  if (dim >= 0) return emp_affine_dim(context, (uint32_t)dim);
  int symbol = find(s->symbols, value);
  if (symbol >= 0) return emp_affine_symbol(context, (uint32_t)symbol);
  emp_unresolved_list_t* list = is_symbol ? s->symbols : s->dims;
  emp_array_push(emp_parser_scratch(s->parser), list, *value);
  uint32_t position = (uint32_t)(list->count - 1);
  return is_symbol ? emp_affine_symbol(context, position)
                   : emp_affine_dim(context, position);
}

static bool parse_expr(subscripts_t* s, const emp_affine_expr_t** out);

static bool parse_factor(subscripts_t* s, const emp_affine_expr_t** out) {
  emp_context_t* context = emp_parser_context(s->parser);
  emp_unresolved_t value;
  int64_t number;
  if (++s->depth > kMaxDepth) {
    return emp_parser_error(s->parser, NULL, "expression nested too deeply");
  }
  bool ok = true;
  if (emp_try_punct(s->parser, "(")) {
    ok = parse_expr(s, out) && emp_parse_punct(s->parser, ")");
  } else if (emp_try_punct(s->parser, "-")) {
    ok = parse_factor(s, out);
    if (ok) {
      *out = emp_affine_binary(EMP_AFFINE_MUL, *out,
                               emp_affine_constant(context, -1));
    }
  } else if (emp_try_keyword(s->parser, "symbol")) {
    ok = emp_parse_punct(s->parser, "(") &&
         emp_parse_operand(s->parser, &value) &&
         emp_parse_punct(s->parser, ")");
    if (ok) *out = bind(s, &value, true);
  } else if (emp_try_operand(s->parser, &value)) {
    *out = bind(s, &value, false);
  } else {
    ok = emp_parse_int(s->parser, &number);
    if (ok) *out = emp_affine_constant(context, number);
  }
  --s->depth;
  return ok;
}

static bool take_operator(emp_parser_t* parser, emp_affine_kind_t* out) {
  *out = EMP_AFFINE_MUL;
  if (emp_try_punct(parser, "*")) return true;
  *out = EMP_AFFINE_FLOORDIV;
  if (emp_try_keyword(parser, "floordiv")) return true;
  *out = EMP_AFFINE_CEILDIV;
  if (emp_try_keyword(parser, "ceildiv")) return true;
  *out = EMP_AFFINE_MOD;
  return emp_try_keyword(parser, "mod");
}

static bool uses_dims(const emp_affine_expr_t* expr) {
  if (expr->kind == EMP_AFFINE_DIM) return true;
  return (expr->lhs != NULL && uses_dims(expr->lhs)) ||
         (expr->rhs != NULL && uses_dims(expr->rhs));
}

static bool parse_term(subscripts_t* s, const emp_affine_expr_t** out) {
  emp_affine_kind_t kind;
  const emp_affine_expr_t* rhs;
  if (!parse_factor(s, out)) return false;
  while (take_operator(s->parser, &kind)) {
    const emp_attr_t* loc = emp_parser_loc(s->parser);
    if (!parse_factor(s, &rhs)) return false;
    bool is_linear = kind == EMP_AFFINE_MUL
                         ? !uses_dims(rhs) || !uses_dims(*out)
                         : !uses_dims(rhs);
    if (!is_linear) {
      return emp_parser_error(s->parser, loc,
                              "expected a constant or symbol, found a dim");
    }
    *out = emp_affine_binary(kind, *out, rhs);
  }
  return true;
}

static bool parse_expr(subscripts_t* s, const emp_affine_expr_t** out) {
  emp_context_t* context = emp_parser_context(s->parser);
  const emp_affine_expr_t* rhs;
  if (!parse_term(s, out)) return false;
  for (;;) {
    bool is_minus = false;
    if (!emp_try_punct(s->parser, "+")) {
      is_minus = emp_try_punct(s->parser, "-");
      if (!is_minus) return true;
    }
    if (!parse_term(s, &rhs)) return false;
    if (is_minus) {
      rhs = emp_affine_binary(EMP_AFFINE_MUL, rhs,
                              emp_affine_constant(context, -1));
    }
    *out = emp_affine_binary(EMP_AFFINE_ADD, *out, rhs);
  }
}

bool emp_affine_parse_subscript(emp_parser_t* parser,
                                emp_unresolved_list_t* dims,
                                emp_unresolved_list_t* symbols,
                                emp_affine_exprs_t* results) {
  subscripts_t s = {.parser = parser, .dims = dims, .symbols = symbols};
  const emp_affine_expr_t* expr;
  if (!parse_expr(&s, &expr)) return false;
  emp_array_push(emp_parser_scratch(parser), results, expr);
  return true;
}

bool emp_affine_parse_subscripts(emp_parser_t* parser,
                                 emp_unresolved_list_t* dims,
                                 emp_unresolved_list_t* symbols,
                                 const emp_affine_map_t** out_map) {
  emp_affine_exprs_t results = {0};
  if (!emp_parse_punct(parser, "[")) return false;
  bool more = !emp_try_punct(parser, "]");
  while (more) {
    if (!emp_affine_parse_subscript(parser, dims, symbols, &results)) {
      return false;
    }
    more = emp_try_punct(parser, ",");
    if (!more && !emp_parse_punct(parser, "]")) return false;
  }
  *out_map =
      emp_affine_map(emp_parser_context(parser), (uint32_t)dims->count,
                     (uint32_t)symbols->count, results.items, results.count);
  return true;
}

// -- printing
// ---------------------------------------------------------------------

typedef struct subscript_printer_s {
  emp_printer_t* printer;
  const emp_op_t* op;
  uint32_t first_dim, first_symbol;
} subscript_printer_t;

static void print_leaf(const subscript_printer_t* s,
                       const emp_affine_expr_t* expr) {
  uint32_t position = (uint32_t)expr->value;
  if (expr->kind == EMP_AFFINE_CONSTANT) {
    emp_printf(s->printer, "%" PRId64, expr->value);
  } else if (expr->kind == EMP_AFFINE_DIM) {
    emp_print_operand(s->printer,
                      emp_op_operand(s->op, s->first_dim + position));
  } else {
    emp_print_text(s->printer, "symbol(");
    emp_print_operand(s->printer,
                      emp_op_operand(s->op, s->first_symbol + position));
    emp_print_text(s->printer, ")");
  }
}

static bool is_constant(const emp_affine_expr_t* expr) {
  return expr->kind == EMP_AFFINE_CONSTANT;
}

static void print_expr(const subscript_printer_t* s,
                       const emp_affine_expr_t* expr, bool is_tight);

// lhs + rhs, written with a minus where the right side is negative.
static void print_sum(const subscript_printer_t* s,
                      const emp_affine_expr_t* expr) {
  const emp_affine_expr_t* rhs = expr->rhs;
  print_expr(s, expr->lhs, false);
  bool is_product = rhs->kind == EMP_AFFINE_MUL && is_constant(rhs->rhs);
  if (is_product && rhs->rhs->value == -1) {
    emp_print_text(s->printer, " - ");
    print_expr(s, rhs->lhs, rhs->lhs->kind == EMP_AFFINE_ADD);
  } else if (is_product && rhs->rhs->value < -1) {
    emp_print_text(s->printer, " - ");
    print_expr(s, rhs->lhs, true);
    emp_printf(s->printer, " * %" PRIu64, 0 - (uint64_t)rhs->rhs->value);
  } else if (is_constant(rhs) && rhs->value < 0) {
    emp_printf(s->printer, " - %" PRIu64, 0 - (uint64_t)rhs->value);
  } else {
    emp_print_text(s->printer, " + ");
    print_expr(s, rhs, false);
  }
}

static void print_expr(const subscript_printer_t* s,
                       const emp_affine_expr_t* expr, bool is_tight) {
  static const char* const kOperators[] = {[EMP_AFFINE_MUL] = " * ",
                                           [EMP_AFFINE_MOD] = " mod ",
                                           [EMP_AFFINE_FLOORDIV] = " floordiv ",
                                           [EMP_AFFINE_CEILDIV] = " ceildiv "};
  if (expr->lhs == NULL) {
    print_leaf(s, expr);
    return;
  }
  bool is_negation = expr->kind == EMP_AFFINE_MUL && is_constant(expr->rhs) &&
                     expr->rhs->value == -1;
  if (is_tight) emp_print_text(s->printer, "(");
  if (expr->kind == EMP_AFFINE_ADD) {
    print_sum(s, expr);
  } else if (is_negation) {
    emp_print_text(s->printer, "-");
    print_expr(s, expr->lhs, true);
  } else {
    print_expr(s, expr->lhs, true);
    emp_print_text(s->printer, kOperators[expr->kind]);
    print_expr(s, expr->rhs, true);
  }
  if (is_tight) emp_print_text(s->printer, ")");
}

void emp_affine_print_subscript_range(emp_printer_t* printer,
                                      const emp_affine_map_t* map,
                                      uint32_t first_result, uint32_t count,
                                      const emp_op_t* op, uint32_t first) {
  subscript_printer_t s = {printer, op, first, first + map->dim_count};
  for (uint32_t i = 0; i < count; ++i) {
    if (i != 0) emp_print_text(printer, ", ");
    print_expr(&s, map->results[first_result + i], false);
  }
}

void emp_affine_print_subscripts(emp_printer_t* printer,
                                 const emp_affine_map_t* map,
                                 const emp_op_t* op, uint32_t first) {
  emp_print_text(printer, "[");
  emp_affine_print_subscript_range(printer, map, 0, map->result_count, op,
                                   first);
  emp_print_text(printer, "]");
}

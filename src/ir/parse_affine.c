// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Affine maps and integer sets: recursive descent over
//   expr   ::= term (`+` term | `-` term)*
//   term   ::= factor ((`*` | `floordiv` | `ceildiv` | `mod`) factor)*
//   factor ::= name | integer | `-` factor | `(` expr `)`
// with names bound by the lists `(d0, d1)[s0]` in front.
#include "base/assert.h"
#include "ir/parse_state.h"

enum { kMaxNames = 4096, kMaxOperators = 2048 };

typedef struct name_expr_s {
  emp_str_t name;
  const emp_affine_expr_t* expr;
} name_expr_t;

typedef struct affine_s {
  emp_parser_t* parser;
  struct {
    name_expr_t* items;
    size_t count, capacity;
  } names;
  uint32_t dim_count, symbol_count;
  uint32_t operator_count;  // bounds the depth of expressions
} affine_t;

typedef struct expr_list_s {
  const emp_affine_expr_t** items;
  size_t count, capacity;
} expr_list_t;

static const emp_affine_expr_t* find_name(const affine_t* affine,
                                          emp_str_t name) {
  for (size_t i = 0; i < affine->names.count; ++i) {
    if (emp_str_equal(affine->names.items[i].name, name)) {
      return affine->names.items[i].expr;
    }
  }
  return NULL;
}

static bool bind_name(affine_t* affine, bool is_symbol) {
  emp_parser_t* parser = affine->parser;
  if (!emp_parser_at(parser, EMP_TOKEN_BARE)) {
    return emp_parser_expected(parser, "a name");
  }
  emp_str_t name = parser->token.text;
  if (find_name(affine, name)) {
    return emp_parser_error(parser, NULL, "'%.*s' is bound twice",
                            EMP_STR_ARGS(name));
  }
  if (affine->names.count == kMaxNames) {
    return emp_parser_error(parser, NULL, "more than %d names", kMaxNames);
  }
  name_expr_t item = {name, NULL};
  if (is_symbol) {
    item.expr = emp_affine_symbol(parser->context, affine->symbol_count++);
  } else {
    item.expr = emp_affine_dim(parser->context, affine->dim_count++);
  }
  emp_array_push(parser->scratch, &affine->names, item);
  emp_parser_advance(parser);
  return true;
}

static bool parse_names(affine_t* affine, int close, bool is_symbol) {
  emp_parser_t* parser = affine->parser;
  emp_parser_advance(parser);
  while (!emp_parser_at(parser, close)) {
    if (!bind_name(affine, is_symbol)) return false;
    if (!emp_parser_take(parser, ',')) break;
  }
  return emp_parser_want(parser, close, close == ')' ? "')'" : "']'");
}

static bool parse_header(affine_t* affine) {
  emp_parser_t* parser = affine->parser;
  if (!emp_parser_at(parser, '(')) return emp_parser_expected(parser, "'('");
  if (!parse_names(affine, ')', false)) return false;
  return !emp_parser_at(parser, '[') || parse_names(affine, ']', true);
}

// -- expressions --------------------------------------------------------------

static bool parse_expr(affine_t* affine, const emp_affine_expr_t** out_expr);

static bool parse_nested(affine_t* affine, const emp_affine_expr_t** out_expr) {
  emp_parser_t* parser = affine->parser;
  bool went_well = emp_parser_enter(parser);
  if (went_well) {
    emp_parser_advance(parser);
    went_well =
        parse_expr(affine, out_expr) && emp_parser_want(parser, ')', "')'");
  }
  emp_parser_leave(parser);
  return went_well;
}

static bool parse_factor(affine_t* affine, const emp_affine_expr_t** out_expr) {
  emp_parser_t* parser = affine->parser;
  emp_context_t* context = parser->context;
  bool is_negative = false;
  while (emp_parser_take(parser, '-'))
    is_negative = !is_negative;
  if (emp_parser_at(parser, '(')) {
    if (!parse_nested(affine, out_expr)) return false;
  } else if (emp_parser_at(parser, EMP_TOKEN_INT)) {
    int64_t value = 0;
    if (!emp_parse_i64(parser->token.text, &value)) {
      return emp_parser_error(parser, NULL, "number does not fit 64 bits");
    }
    emp_parser_advance(parser);
    *out_expr = emp_affine_constant(context, value);
  } else if (emp_parser_at(parser, EMP_TOKEN_BARE)) {
    *out_expr = find_name(affine, parser->token.text);
    if (!*out_expr) {
      return emp_parser_error(parser, NULL,
                              "'%.*s' is no dimension or symbol of this map",
                              EMP_STR_ARGS(parser->token.text));
    }
    emp_parser_advance(parser);
  } else {
    return emp_parser_expected(parser, "an affine expression");
  }
  if (is_negative) {
    *out_expr = emp_affine_binary(EMP_AFFINE_MUL, *out_expr,
                                  emp_affine_constant(context, -1));
  }
  return true;
}

static bool take_operator(emp_parser_t* parser, emp_affine_kind_t* out_kind) {
  if (emp_parser_at(parser, '*')) {
    *out_kind = EMP_AFFINE_MUL;
  } else if (emp_token_is_keyword(&parser->token, "floordiv")) {
    *out_kind = EMP_AFFINE_FLOORDIV;
  } else if (emp_token_is_keyword(&parser->token, "ceildiv")) {
    *out_kind = EMP_AFFINE_CEILDIV;
  } else if (emp_token_is_keyword(&parser->token, "mod")) {
    *out_kind = EMP_AFFINE_MOD;
  } else {
    return false;
  }
  emp_parser_advance(parser);
  return true;
}

static bool count_operator(affine_t* affine) {
  if (++affine->operator_count <= kMaxOperators) return true;
  return emp_parser_error(affine->parser, NULL, "more than %d operators",
                          kMaxOperators);
}

// No dimension inside: symbols and constants only.
static bool is_symbolic(const emp_affine_expr_t* expr) {
  if (expr->kind == EMP_AFFINE_DIM) return false;
  if (expr->kind == EMP_AFFINE_SYMBOL || expr->kind == EMP_AFFINE_CONSTANT) {
    return true;
  }
  return is_symbolic(expr->lhs) && is_symbolic(expr->rhs);
}

static bool check_affine(emp_parser_t* parser, const char* at,
                         emp_affine_kind_t kind, const emp_affine_expr_t* lhs,
                         const emp_affine_expr_t* rhs) {
  if (kind == EMP_AFFINE_MUL) {
    if (is_symbolic(lhs) || is_symbolic(rhs)) return true;
    return emp_parser_fail_at(parser, at, 1,
                              "a product of dimensions is not affine");
  }
  EMP_ASSERT(rhs != NULL);
  if (!is_symbolic(rhs)) {
    return emp_parser_fail_at(parser, at, 1,
                              "the divisor must be a constant or a symbol");
  }
  return true;
}

static bool parse_term(affine_t* affine, const emp_affine_expr_t** out_expr) {
  emp_parser_t* parser = affine->parser;
  if (!parse_factor(affine, out_expr)) return false;
  emp_affine_kind_t kind = EMP_AFFINE_MUL;
  const char* at = parser->token.text.data;
  while (take_operator(parser, &kind)) {
    const emp_affine_expr_t* rhs = NULL;
    if (!count_operator(affine) || !parse_factor(affine, &rhs)) return false;
    if (!check_affine(parser, at, kind, *out_expr, rhs)) return false;
    *out_expr = emp_affine_binary(kind, *out_expr, rhs);
    at = parser->token.text.data;
  }
  return true;
}

static bool parse_expr(affine_t* affine, const emp_affine_expr_t** out_expr) {
  emp_parser_t* parser = affine->parser;
  if (!parse_term(affine, out_expr)) return false;
  while (emp_parser_at(parser, '+') || emp_parser_at(parser, '-')) {
    bool is_minus = emp_parser_at(parser, '-');
    emp_parser_advance(parser);
    const emp_affine_expr_t* rhs = NULL;
    if (!count_operator(affine) || !parse_term(affine, &rhs)) return false;
    if (is_minus) {
      rhs = emp_affine_binary(EMP_AFFINE_MUL, rhs,
                              emp_affine_constant(parser->context, -1));
    }
    *out_expr = emp_affine_binary(EMP_AFFINE_ADD, *out_expr, rhs);
  }
  return true;
}

// -- maps and sets ------------------------------------------------------------

static bool parse_results(affine_t* affine, expr_list_t* list) {
  emp_parser_t* parser = affine->parser;
  if (!emp_parser_want(parser, '(', "'('")) return false;
  while (!emp_parser_at(parser, ')')) {
    const emp_affine_expr_t* expr = NULL;
    if (!parse_expr(affine, &expr)) return false;
    emp_array_push(parser->scratch, list, expr);
    if (!emp_parser_take(parser, ',')) break;
  }
  return emp_parser_want(parser, ')', "')'");
}

bool emp_parse_affine_map_body(emp_parser_t* parser,
                               const emp_affine_map_t** out_map) {
  affine_t affine = {.parser = parser};
  expr_list_t results = {0};
  if (!parse_header(&affine) ||
      !emp_parser_want(parser, EMP_TOKEN_ARROW, "'->'") ||
      !parse_results(&affine, &results) ||
      !emp_parser_want(parser, '>', "'>'")) {
    return false;
  }
  *out_map = emp_affine_map(parser->context, affine.dim_count,
                            affine.symbol_count, results.items, results.count);
  return true;
}

typedef struct flag_list_s {
  bool* items;
  size_t count, capacity;
} flag_list_t;

// `a >= b`, `a <= b`, `a == b`, stored as a difference compared with 0.
static bool parse_constraint(affine_t* affine, expr_list_t* exprs,
                             flag_list_t* flags) {
  emp_parser_t* parser = affine->parser;
  const emp_affine_expr_t* lhs = NULL;
  const emp_affine_expr_t* rhs = NULL;
  if (!parse_expr(affine, &lhs)) return false;
  bool is_at_most = emp_parser_at(parser, '<');
  bool is_equality = emp_parser_at(parser, '=');
  if (!is_at_most && !is_equality && !emp_parser_at(parser, '>')) {
    return emp_parser_expected(parser, "'>=', '<=' or '=='");
  }
  emp_parser_advance(parser);
  if (!emp_parser_want(parser, '=', "'='")) return false;
  if (!parse_expr(affine, &rhs)) return false;
  const emp_affine_expr_t* more = is_at_most ? rhs : lhs;
  const emp_affine_expr_t* less = is_at_most ? lhs : rhs;
  const emp_affine_expr_t* minus_one = emp_affine_constant(parser->context, -1);
  const emp_affine_expr_t* expr = emp_affine_binary(
      EMP_AFFINE_ADD, more, emp_affine_binary(EMP_AFFINE_MUL, less, minus_one));
  emp_array_push(parser->scratch, exprs, expr);
  emp_array_push(parser->scratch, flags, is_equality);
  return true;
}

bool emp_parse_integer_set_body(emp_parser_t* parser,
                                const emp_integer_set_t** out_set) {
  affine_t affine = {.parser = parser};
  expr_list_t exprs = {0};
  flag_list_t flags = {0};
  if (!parse_header(&affine) || !emp_parser_want(parser, ':', "':'") ||
      !emp_parser_want(parser, '(', "'('")) {
    return false;
  }
  while (!emp_parser_at(parser, ')')) {
    if (!parse_constraint(&affine, &exprs, &flags)) return false;
    if (!emp_parser_take(parser, ',')) break;
  }
  if (!emp_parser_want(parser, ')', "')'") ||
      !emp_parser_want(parser, '>', "'>'")) {
    return false;
  }
  // The set without constraints is written as one that always holds.
  if (exprs.count == 0) {
    const emp_affine_expr_t* zero = emp_affine_constant(parser->context, 0);
    emp_array_push(parser->scratch, &exprs, zero);
    emp_array_push(parser->scratch, &flags, true);
  }
  *out_set =
      emp_integer_set(parser->context, affine.dim_count, affine.symbol_count,
                      exprs.items, flags.items, exprs.count);
  return true;
}

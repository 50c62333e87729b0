// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The chlo dialect: its types and the checks of all ops but ragged_dot and
// scan, which have files of their own.
#include "base/array.h"
#include "base/assert.h"
#include "dialects/chlo/chlo_hooks.h"
#include "dialects/op_kinds.h"
#include "dialects/quant/quant.h"
#include "dialects/stablehlo/stablehlo_hooks.h"
#include "ir/diag.h"

enum { kMaxDims = 64 };

// -- types --------------------------------------------------------------------

// `is_ranked` of a ranked tensor of the same elements.
static bool of_any_rank(const emp_type_t* type,
                        bool (*is_ranked)(const emp_type_t* type)) {
  if (type->kind == EMP_TYPE_UNRANKED_TENSOR) {
    type = emp_type_tensor(NULL, 0, type->element, NULL);
  }
  return is_ranked(type);
}

static bool is_any_fp(const emp_type_t* type) {
  return of_any_rank(type, emp_hlo_is_fp);
}

static bool is_any_fp_or_complex(const emp_type_t* type) {
  return of_any_rank(type, emp_hlo_is_fp_or_complex);
}

static bool is_any_complex(const emp_type_t* type) {
  return of_any_rank(type, emp_hlo_is_complex);
}

static bool is_any_pred_or_int(const emp_type_t* type) {
  return of_any_rank(type, emp_hlo_is_pred_or_int);
}

static bool is_any_pred(const emp_type_t* type) {
  return of_any_rank(type, emp_hlo_is_pred_tensor);
}

static bool is_shape(const emp_type_t* type) {
  return type->kind == EMP_TYPE_TENSOR && type->rank == 1 &&
         emp_type_is_index(type->element);
}

// -- messages -----------------------------------------------------------------

bool emp_chlo_wants(emp_op_t* op, emp_diag_sink_t* sink, const char* wanted,
                    const char* found) {
  return emp_diag_op_wants(sink, op->loc, op->info->name, wanted, found);
}

bool emp_chlo_wants_number(emp_op_t* op, emp_diag_sink_t* sink,
                           const char* wanted, int64_t found) {
  emp_str_t text = emp_arena_format(op->arena, "%lld", (long long)found);
  return emp_chlo_wants(op, sink, wanted, text.data);
}

static bool wants_type(emp_op_t* op, emp_diag_sink_t* sink, const char* wanted,
                       const emp_type_t* found) {
  return emp_chlo_wants(op, sink, wanted, emp_type_text(op->arena, found));
}

// -- syntax -------------------------------------------------------------------

// `T -> T`; also `T` and `(T) -> T`, which the same ops had in mhlo.
static bool parse_unary_types(emp_parser_t* parser, emp_custom_arg_t* args,
                              size_t count) {
  emp_arena_t* arena = emp_parser_scratch(parser);
  const emp_type_t* operand = NULL;
  (void)count;
  if (!emp_parse_a_type(parser, &operand)) return false;
  const emp_type_t* result = operand;
  if (operand->kind == EMP_TYPE_FUNCTION) {
    const emp_type_t* function = operand;
    if (function->input_count != 1 || function->result_count != 1) {
      return emp_parser_error(parser, NULL, "expected one operand and result");
    }
    operand = function->types[0];
    result = function->types[1];
  } else if (emp_try_punct(parser, "->") &&
             !emp_parse_a_type(parser, &result)) {
    return false;
  }
  emp_array_push(arena, args[0].types, operand);
  emp_array_push(arena, args[1].types, result);
  return true;
}

static void print_unary_types(emp_printer_t* printer, const emp_op_t* op,
                              const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  emp_print_type(printer, args[0].value_types[0]);
  emp_print_text(printer, " -> ");
  emp_print_type(printer, args[1].value_types[0]);
}

// -- broadcasting -------------------------------------------------------------

// Equal, or quantized to the same storage of the same type with whatever
// scales.
static bool elements_fit(const emp_type_t* a, const emp_type_t* b) {
  emp_quantized_t of_a;
  emp_quantized_t of_b;
  if (a == b) return true;
  return emp_quantized_get(a, &of_a) && emp_quantized_get(b, &of_b) &&
         of_a.is_signed == of_b.is_signed && of_a.storage == of_b.storage &&
         of_a.expressed == of_b.expressed;
}

static bool dims_fit(int64_t wanted, int64_t found) {
  return wanted == found || wanted == EMP_DIM_DYNAMIC ||
         found == EMP_DIM_DYNAMIC;
}

static bool shapes_fit(const emp_type_t* wanted, const emp_type_t* found) {
  if (wanted->kind != EMP_TYPE_TENSOR || found->kind != EMP_TYPE_TENSOR) {
    return true;
  }
  if (wanted->rank != found->rank) return false;
  for (uint32_t i = 0; i < wanted->rank; ++i) {
    if (!dims_fit(wanted->dims[i], found->dims[i])) return false;
  }
  return true;
}

bool emp_chlo_types_fit(const emp_type_t* wanted, const emp_type_t* found) {
  return elements_fit(wanted->element, found->element) &&
         shapes_fit(wanted, found);
}

static bool is_quantizable(const emp_op_t* op) {
  return emp_op_is(op, EMP_OP_chlo_broadcast_add) ||
         emp_op_is(op, EMP_OP_chlo_broadcast_maximum) ||
         emp_op_is(op, EMP_OP_chlo_broadcast_minimum);
}

// The element type of the result; NULL when the row leaves it.
static const emp_type_t* result_element(const emp_op_t* op) {
  const emp_type_t* element = emp_op_operand(op, 0)->type->element;
  if (emp_op_is(op, EMP_OP_chlo_broadcast_compare)) return NULL;
  if (emp_op_is(op, EMP_OP_chlo_broadcast_complex)) {
    return emp_type_complex(element);
  }
  return element;
}

static bool check_elements(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* lhs = emp_op_operand(op, 0)->type->element;
  const emp_type_t* rhs = emp_op_operand(op, 1)->type->element;
  const emp_type_t* result = emp_op_result(op, 0)->type->element;
  const emp_type_t* wanted = result_element(op);
  bool is_loose = is_quantizable(op);
  if (is_loose ? !elements_fit(lhs, rhs) : lhs != rhs) {
    return wants_type(op, sink, "operands of one element type",
                      emp_op_operand(op, 1)->type);
  }
  if (!wanted || (is_loose ? elements_fit(wanted, result) : wanted == result)) {
    return true;
  }
  emp_str_t text = emp_arena_format(op->arena, "a result of elements '%s'",
                                    emp_type_text(op->arena, wanted));
  return wants_type(op, sink, text.data, emp_op_result(op, 0)->type);
}

// The size of two that are broadcast; -1 when they cannot be.
static int64_t broadcast_dim(int64_t a, int64_t b) {
  if (a == b || b == 1) return a;
  if (a == 1) return b;
  if (a == EMP_DIM_DYNAMIC) return b;
  if (b == EMP_DIM_DYNAMIC) return a;
  return -1;
}

// Dim i of the operand of less rank goes with dim places[i] of the other:
// broadcast_dimensions, or the last dims when it is not given.
static bool places_of(emp_op_t* op, emp_diag_sink_t* sink,
                      const emp_type_t* less, const emp_type_t* more,
                      uint32_t* out_places) {
  const emp_attr_t* given = emp_op_attr(op, "broadcast_dimensions");
  for (uint32_t i = 0; i < less->rank; ++i)
    out_places[i] = more->rank - less->rank + i;
  if (!given) return true;
  if (emp_dense_count(given) != less->rank) {
    emp_str_t text = emp_arena_format(
        op->arena, "broadcast_dimensions for %u dims", less->rank);
    return emp_chlo_wants_number(op, sink, text.data, emp_dense_count(given));
  }
  for (uint32_t i = 0; i < less->rank; ++i) {
    int64_t place = emp_dense_int(given, i);
    bool is_in_range = place >= 0 && place < more->rank &&
                       (i == 0 || place > out_places[i - 1]);
    out_places[i] = (uint32_t)place;
    if (!is_in_range) {
      emp_str_t text = emp_arena_format(
          op->arena, "broadcast_dimensions that ascend from 0 to below %u",
          more->rank);
      return emp_chlo_wants(op, sink, text.data,
                            emp_attr_text(op->arena, given));
    }
  }
  return true;
}

static bool check_result_shape(emp_op_t* op, emp_diag_sink_t* sink,
                               const int64_t* dims, size_t rank) {
  const emp_type_t* found = emp_op_result(op, 0)->type;
  const emp_type_t* wanted = emp_type_tensor(dims, rank, found->element, NULL);
  if (shapes_fit(wanted, found)) return true;
  emp_str_t text = emp_arena_format(op->arena, "a result like '%s'",
                                    emp_type_text(op->arena, wanted));
  return wants_type(op, sink, text.data, found);
}

static bool verify_broadcast(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* less = emp_op_operand(op, 0)->type;
  const emp_type_t* more = emp_op_operand(op, 1)->type;
  uint32_t places[kMaxDims];
  int64_t dims[kMaxDims];
  if (!check_elements(op, sink)) return false;
  if (less->kind != EMP_TYPE_TENSOR || more->kind != EMP_TYPE_TENSOR) {
    return true;
  }
  if (less->rank > more->rank) {
    const emp_type_t* other = less;
    less = more;
    more = other;
  }
  if (more->rank > kMaxDims) {
    return emp_chlo_wants_number(op, sink, "at most 64 dims", more->rank);
  }
  if (!places_of(op, sink, less, more, places)) return false;
  for (uint32_t i = 0; i < more->rank; ++i)
    dims[i] = more->dims[i];
  for (uint32_t i = 0; i < less->rank; ++i) {
    EMP_ASSERT(places[i] < kMaxDims);
    int64_t* dim = &dims[places[i]];
    *dim = broadcast_dim(*dim, less->dims[i]);
    if (*dim == -1) {
      return wants_type(op, sink, "operands whose dims are equal or 1", less);
    }
  }
  return check_result_shape(op, sink, dims, more->rank);
}

static bool verify_broadcast_select(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* on_true = emp_op_operand(op, 1)->type;
  const emp_type_t* on_false = emp_op_operand(op, 2)->type;
  const emp_type_t* result = emp_op_result(op, 0)->type;
  int64_t dims[kMaxDims];
  uint32_t rank = 0;
  if (on_true->element != on_false->element ||
      on_true->element != result->element) {
    return wants_type(
        op, sink, "on_true, on_false and result of one element type",
        on_true->element == on_false->element ? result : on_false);
  }
  for (uint32_t n = 0; n < 3; ++n) {
    const emp_type_t* type = emp_op_operand(op, n)->type;
    if (type->kind != EMP_TYPE_TENSOR) return true;
    if (type->rank > rank) rank = type->rank;
  }
  if (rank > kMaxDims) {
    return emp_chlo_wants_number(op, sink, "at most 64 dims", rank);
  }
  for (uint32_t i = 0; i < rank; ++i)
    dims[i] = 1;
  for (uint32_t n = 0; n < 3; ++n) {
    const emp_type_t* type = emp_op_operand(op, n)->type;
    for (uint32_t i = 0; i < type->rank; ++i) {
      int64_t* dim = &dims[rank - type->rank + i];
      *dim = broadcast_dim(*dim, type->dims[i]);
      if (*dim == -1) {
        return wants_type(op, sink, "operands whose dims are equal or 1", type);
      }
    }
  }
  return check_result_shape(op, sink, dims, rank);
}

// -- others -------------------------------------------------------------------

static void name_constant(emp_printer_t* printer, const emp_op_t* op) {
  emp_printer_name_value(printer, emp_op_result(op, 0), "cst");
}

static bool verify_constant_like(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* wanted = emp_op_result(op, 0)->type->element;
  const emp_attr_t* value = emp_op_attr(op, "value");
  if (value->type == wanted) return true;
  emp_str_t text = emp_arena_format(op->arena, "a value of type '%s'",
                                    emp_type_text(op->arena, wanted));
  return emp_chlo_wants(op, sink, text.data, emp_attr_text(op->arena, value));
}

static bool verify_top_k(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* operand = emp_op_operand(op, 0)->type;
  const emp_type_t* values = emp_op_result(op, 0)->type;
  const emp_type_t* indices = emp_op_result(op, 1)->type;
  int64_t k = emp_op_attr(op, "k")->value;
  int64_t dims[kMaxDims];
  if (values->element != operand->element) {
    return wants_type(op, sink, "values of the operand's element type", values);
  }
  if (!emp_type_is_integer(indices->element, 32)) {
    return wants_type(op, sink, "indices of i32", indices);
  }
  if (k < 0) return emp_chlo_wants_number(op, sink, "a k of 0 or more", k);
  if (operand->kind != EMP_TYPE_TENSOR) return true;
  if (operand->rank < 1 || operand->rank > kMaxDims) {
    return wants_type(op, sink, "an operand of rank 1 or more", operand);
  }
  uint32_t last = operand->rank - 1;
  if (operand->dims[last] != EMP_DIM_DYNAMIC && operand->dims[last] < k) {
    emp_str_t text = emp_arena_format(
        op->arena, "a last dim of %lld or more in the operand", (long long)k);
    return wants_type(op, sink, text.data, operand);
  }
  for (uint32_t i = 0; i < last; ++i)
    dims[i] = operand->dims[i];
  dims[last] = k;
  for (uint32_t n = 0; n < 2; ++n) {
    const emp_type_t* found = emp_op_result(op, n)->type;
    const emp_type_t* wanted =
        emp_type_tensor(dims, operand->rank, found->element, NULL);
    if (shapes_fit(wanted, found)) continue;
    emp_str_t text = emp_arena_format(op->arena, "results like '%s'",
                                      emp_type_text(op->arena, wanted));
    return wants_type(op, sink, text.data, found);
  }
  return true;
}

static bool verify_dynamic_reshape(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* operand = emp_op_operand(op, 0)->type;
  const emp_type_t* result = emp_op_result(op, 0)->type;
  int64_t rank = emp_op_operand(op, 1)->type->dims[0];
  if (operand->element != result->element) {
    return wants_type(op, sink, "a result of the operand's element type",
                      result);
  }
  bool is_ranked = result->kind == EMP_TYPE_TENSOR;
  if (!is_ranked || rank == EMP_DIM_DYNAMIC || rank == result->rank) {
    return true;
  }
  emp_str_t text = emp_arena_format(
      op->arena, "a result of as many dims as output_shape has sizes: %lld",
      (long long)rank);
  return emp_chlo_wants_number(op, sink, text.data, result->rank);
}

static bool verify_minimum_broadcast_shapes(emp_op_t* op,
                                            emp_diag_sink_t* sink) {
  if (op->operand_count < 2) {
    return emp_chlo_wants_number(op, sink, "2 or more shapes",
                                 op->operand_count);
  }
  if (op->operand_count == op->result_count) return true;
  emp_str_t text = emp_arena_format(op->arena, "as many results as shapes: %u",
                                    op->operand_count);
  return emp_chlo_wants_number(op, sink, text.data, op->result_count);
}

// The body's arguments are the operands, what it yields are the results.
static bool verify_cluster(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_block_t* body = op->regions[0].first;
  const emp_op_t* end = body ? body->last : NULL;
  if (!end || !emp_op_is(end, EMP_OP_chlo_rank_specialization_cluster_yield)) {
    return emp_chlo_wants(op, sink,
                          "a body that ends with "
                          "chlo.rank_specialization_cluster_yield",
                          end ? end->info->name : "nothing");
  }
  if (body->arg_count != op->operand_count) {
    return emp_chlo_wants_number(
        op, sink, "as many arguments of the body as operands", body->arg_count);
  }
  if (end->operand_count != op->result_count) {
    return emp_chlo_wants_number(op, sink, "as many values yielded as results",
                                 end->operand_count);
  }
  for (uint32_t i = 0; i < body->arg_count; ++i) {
    if (body->args[i]->type == emp_op_operand(op, i)->type) continue;
    return wants_type(op, sink, "arguments of the operands' types",
                      body->args[i]->type);
  }
  for (uint32_t i = 0; i < end->operand_count; ++i) {
    if (emp_op_operand(end, i)->type == emp_op_result(op, i)->type) continue;
    return wants_type(op, sink, "yielded values of the results' types",
                      emp_op_operand(end, i)->type);
  }
  return true;
}

#define EMP_DIALECT_DEF "dialects/chlo/chlo.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_chlo_dialect = {
    .name = "chlo",
    EMP_DIALECT_TABLES,
    .doc =
        "ops of clients over stablehlo: with broadcasting, and special "
        "functions"};

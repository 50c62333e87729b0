// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The torch dialect: verifiers and tables.
#include <string.h>

#include "base/text.h"
#include "dialects/op_kinds.h"
#include "dialects/torch/torch_hooks.h"
#include "ir/diag.h"

static bool wants(emp_op_t* op, emp_diag_sink_t* sink, const char* wanted,
                  const emp_type_t* found) {
  return emp_diag_op_wants(sink, op->loc, op->info->name, wanted,
                           emp_type_text(op->arena, found));
}

// -- constraints -------------------------------------------------------------

static bool allow_tensor(const emp_type_t* type) {
  emp_torch_tensor_t tensor;
  return emp_torch_tensor_get(type, &tensor);
}

static bool allow_list(const emp_type_t* type) {
  return emp_type_is_named(type, "torch.list");
}

static bool allow_scalar(const emp_type_t* type) {
  return emp_type_is_named(type, "torch.int") ||
         emp_type_is_named(type, "torch.float") ||
         emp_type_is_named(type, "torch.number");
}

static bool verify_count(const emp_type_t* type, emp_diag_sink_t* sink,
                         const emp_attr_t* loc, uint32_t wanted) {
  if (type->param_count == wanted) return true;
  return emp_diag_syntax(sink, loc,
                         wanted == 1 ? "one type is wanted in <..>"
                                     : "two types are wanted in <..>");
}

static bool verify_one_type(const emp_type_t* type, emp_diag_sink_t* sink,
                            const emp_attr_t* loc) {
  return verify_count(type, sink, loc, 1);
}

static bool verify_two_types(const emp_type_t* type, emp_diag_sink_t* sink,
                             const emp_attr_t* loc) {
  return verify_count(type, sink, loc, 2);
}

// -- literals ----------------------------------------------------------------

static bool fold_constant(emp_op_t* op, const emp_attr_t* const* operands,
                          emp_fold_result_t* out_results) {
  (void)operands;
  out_results[0].attr = emp_op_attr(op, "value");
  return out_results[0].attr != NULL;
}

// Quantized dtypes are kept in integers of their width; complex and float ones
// are as they are; a signless integer serves any sign.
static bool is_element(const emp_type_t* dtype, const emp_type_t* element) {
  if (dtype == element) return true;
  if (emp_type_is_torch(dtype)) return emp_type_is_any_integer(element);
  return emp_type_is_any_integer(dtype) && emp_type_is_any_integer(element) &&
         dtype->bits == element->bits && element->signedness == EMP_SIGNLESS;
}

static bool verify_literal(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* literal = emp_op_attr(op, "value")->type;
  const emp_type_t* result = emp_op_result(op, 0)->type;
  emp_torch_tensor_t tensor;
  emp_torch_tensor_get(result, &tensor);
  if (!literal) return true;  // of texts
  bool fits = literal->kind == EMP_TYPE_TENSOR;
  if (fits && tensor.dtype) fits = is_element(tensor.dtype, literal->element);
  if (fits && tensor.sizes) {
    fits = emp_dense_count(tensor.sizes) == literal->rank;
    for (uint32_t i = 0; fits && i < literal->rank; ++i) {
      int64_t size = emp_dense_int(tensor.sizes, i);
      fits = size == EMP_DIM_DYNAMIC || size == literal->dims[i];
    }
  }
  if (fits) return true;
  emp_str_t want =
      emp_arena_format(op->arena, "a result of the sizes and dtype of '%s'",
                       emp_type_text(op->arena, literal));
  return wants(op, sink, want.data, result);
}

// -- containers --------------------------------------------------------------

// Operands `first` and `count` on are of `type`, or of narrower types.
static bool verify_items(emp_op_t* op, emp_diag_sink_t* sink, uint32_t first,
                         uint32_t count, const emp_type_t* type) {
  for (uint32_t i = first; i < first + count; ++i) {
    const emp_type_t* found = emp_op_operand(op, i)->type;
    if (emp_torch_is_subtype(found, type)) continue;
    emp_str_t want = emp_arena_format(op->arena, "operand #%u of type '%s'", i,
                                      emp_type_text(op->arena, type));
    return wants(op, sink, want.data, found);
  }
  return true;
}

static bool verify_list(emp_op_t* op, emp_diag_sink_t* sink) {
  return verify_items(op, sink, 0, op->operand_count,
                      emp_torch_contained(emp_op_result(op, 0)->type, 0));
}

static bool verify_tuple(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* tuple = emp_op_result(op, 0)->type;
  if (emp_torch_contained_count(tuple) != op->operand_count) {
    emp_str_t want =
        emp_arena_format(op->arena, "a tuple of %u types", op->operand_count);
    return wants(op, sink, want.data, tuple);
  }
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (!verify_items(op, sink, i, 1, emp_torch_contained(tuple, i))) {
      return false;
    }
  }
  return true;
}

static bool verify_dict(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* dict = emp_op_result(op, 0)->type;
  uint32_t count = op->operand_count / 2;
  return verify_items(op, sink, 0, count, emp_torch_contained(dict, 0)) &&
         verify_items(op, sink, count, count, emp_torch_contained(dict, 1));
}

static bool verify_slots(emp_op_t* op, emp_diag_sink_t* sink) {
  if (emp_op_attr(op, "slotSymNames")->count == op->operand_count) return true;
  return emp_diag_verify(sink, op->loc, op->info->name,
                         "wants as many names of slots as values");
}

// -- casts -------------------------------------------------------------------

static bool verify_derefine(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  if (emp_torch_is_subtype(from, to)) return true;
  emp_str_t want = emp_arena_format(op->arena, "a wider type than '%s'",
                                    emp_type_text(op->arena, from));
  return wants(op, sink, want.data, to);
}

static bool sizes_agree(const emp_attr_t* a, const emp_attr_t* b) {
  if (!a || !b) return true;
  if (emp_dense_count(a) != emp_dense_count(b)) return false;
  for (int64_t i = 0; i < emp_dense_count(a); ++i) {
    int64_t x = emp_dense_int(a, i);
    int64_t y = emp_dense_int(b, i);
    if (x != y && x != EMP_DIM_DYNAMIC && y != EMP_DIM_DYNAMIC) return false;
  }
  return true;
}

static bool verify_static_info(emp_op_t* op, emp_diag_sink_t* sink) {
  emp_torch_tensor_t from;
  emp_torch_tensor_t to;
  emp_torch_tensor_get(emp_op_operand(op, 0)->type, &from);
  emp_torch_tensor_get(emp_op_result(op, 0)->type, &to);
  bool fits = from.has_value_semantics == to.has_value_semantics &&
              (!from.dtype || !to.dtype || from.dtype == to.dtype) &&
              sizes_agree(from.sizes, to.sizes);
  if (fits) return true;
  emp_str_t want =
      emp_arena_format(op->arena, "a type that does not contradict '%s'",
                       emp_type_text(op->arena, emp_op_operand(op, 0)->type));
  return wants(op, sink, want.data, emp_op_result(op, 0)->type);
}

// -- copies ------------------------------------------------------------------

// The other kind of tensor with the same sizes and dtype.
static const emp_type_t* copied(emp_context_t* context,
                                const emp_type_t* type) {
  bool is_value = emp_type_is_named(type, "torch.vtensor");
  return emp_type_named(context, is_value ? "torch.tensor" : "torch.vtensor",
                        type->params, type->param_count);
}

// %a : result
static bool parse_copy(emp_parser_t* parser) {
  emp_unresolved_t operand;
  const emp_type_t* type = NULL;
  if (!emp_parse_operand(parser, &operand) || !emp_parse_attr_dict(parser) ||
      !emp_parse_punct(parser, ":") || !emp_parse_a_type(parser, &type)) {
    return false;
  }
  if (!allow_tensor(type)) {
    return emp_parser_error(parser, NULL, "expected a torch tensor type");
  }
  emp_parser_add_result(parser, type);
  return emp_parser_add_operand(parser, &operand,
                                copied(emp_parser_context(parser), type));
}

static void print_copy(emp_printer_t* printer, const emp_op_t* op) {
  emp_print_text(printer, " ");
  emp_print_operand(printer, emp_op_operand(op, 0));
  emp_print_attr_dict(printer, op, NULL, 0);
  emp_print_text(printer, " : ");
  emp_print_type(printer, emp_op_result(op, 0)->type);
}

static bool verify_copy(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* result = emp_op_result(op, 0)->type;
  const emp_type_t* wanted = copied(op->context, result);
  const emp_type_t* found = emp_op_operand(op, 0)->type;
  if (found == wanted) return true;
  emp_str_t want = emp_arena_format(op->arena, "an operand of type '%s'",
                                    emp_type_text(op->arena, wanted));
  return wants(op, sink, want.data, found);
}

static bool verify_bind(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_affine_map_t* map = emp_op_attr(op, "shape_expressions")->map;
  if (map->dim_count == 0 && map->symbol_count == op->operand_count - 1) {
    return true;
  }
  return emp_diag_verify(
      sink, op->loc, op->info->name,
      "wants a map of no dimensions and as many symbols as are bound");
}

#define EMP_DIALECT_DEF "dialects/torch/torch.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_torch_dialect = {
    .name = "torch",
    EMP_DIALECT_TABLES,
    .doc = "PyTorch and ONNX models as their importers write them"};

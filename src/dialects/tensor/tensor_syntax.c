// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tensor.expand_shape %t [[0, 1]] output_shape [%n, 4] : t into u, and that of
// memref.
//
// Older files leave `output_shape` out. The static sizes are then those of the
// result type, and the dynamic ones have no operands: canonicalization makes
// them (each group may have one `?`).
#include "base/array.h"
#include "dialects/dynamic_index_list.h"
#include "dialects/op_kinds.h"
#include "dialects/tensor/tensor_hooks.h"

// tensor.empty(%n) : t, and the older linalg.init_tensor [%n, 4] : t.
bool emp_tensor_parse_empty(emp_parser_t* parser) {
  emp_unresolved_list_t sizes = {0};
  const emp_type_t* type;
  const emp_type_t* index = emp_type_index(emp_parser_context(parser));
  bool is_old = emp_try_punct(parser, "[");
  if (!is_old && !emp_parse_punct(parser, "(")) return false;
  const char* close = is_old ? "]" : ")";
  bool more = !emp_try_punct(parser, close);
  while (more) {
    emp_unresolved_t size;
    int64_t known;
    if (emp_try_operand(parser, &size)) {
      emp_array_push(emp_parser_scratch(parser), &sizes, size);
    } else if (!is_old) {
      return emp_parse_operand(parser, &size);  // says what is wanted
    } else if (!emp_parse_int(parser, &known)) {
      return false;
    }
    more = emp_try_punct(parser, ",");
    if (!more && !emp_parse_punct(parser, close)) return false;
  }
  if (!emp_parse_attr_dict(parser) || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &type)) {
    return false;
  }
  emp_parser_add_result(parser, type);
  for (size_t i = 0; i < sizes.count; ++i) {
    if (!emp_parser_add_operand(parser, &sizes.items[i], index)) return false;
  }
  return true;
}

static void add_shape_of(emp_parser_t* parser, const emp_type_t* type) {
  emp_parser_add_attr(
      parser, "static_output_shape",
      emp_attr_i64_array(emp_parser_context(parser), type->dims, type->rank));
}

bool emp_tensor_parse_expand_shape(emp_parser_t* parser) {
  emp_unresolved_t source;
  emp_unresolved_list_t sizes = {0};
  const emp_attr_t* reassociation;
  const emp_type_t *from, *to;
  const emp_type_t* index = emp_type_index(emp_parser_context(parser));
  if (!emp_parse_operand(parser, &source) ||
      !emp_parse_an_attr(parser, NULL, &reassociation)) {
    return false;
  }
  emp_parser_add_attr(parser, "reassociation", reassociation);
  bool has_shape = emp_try_keyword(parser, "output_shape");
  if (has_shape && !emp_parse_mixed_indices(parser, "[", "]", &sizes,
                                            "static_output_shape", NULL)) {
    return false;
  }
  if (!emp_parse_attr_dict(parser) || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &from) || !emp_parse_keyword(parser, "into") ||
      !emp_parse_a_type(parser, &to)) {
    return false;
  }
  if (to->kind != EMP_TYPE_TENSOR && to->kind != EMP_TYPE_MEMREF) {
    return emp_parser_error(parser, NULL,
                            "expected a ranked tensor or memref type");
  }
  if (!has_shape) add_shape_of(parser, to);
  emp_parser_add_result(parser, to);
  if (!emp_parser_add_operand(parser, &source, from)) return false;
  for (size_t i = 0; i < sizes.count; ++i) {
    if (!emp_parser_add_operand(parser, &sizes.items[i], index)) return false;
  }
  return true;
}

void emp_tensor_print_expand_shape(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"reassociation", "static_output_shape"};
  const emp_attr_t* shape = emp_op_attr(op, "static_output_shape");
  uint32_t dynamic = emp_type_dynamic_dim_count(emp_op_result(op, 0)->type);
  emp_print_text(printer, " ");
  emp_print_operand(printer, emp_op_operand(op, 0));
  emp_print_text(printer, " ");
  emp_print_attr(printer, emp_op_attr(op, "reassociation"));
  if (op->operand_count > 1 || dynamic == 0) {
    emp_print_text(printer, " output_shape ");
    emp_print_mixed_indices(printer, "[", "]", shape, op, 1);
  }
  emp_print_attr_dict(printer, op, kElided, 2);
  emp_print_text(printer, " : ");
  emp_print_type(printer, emp_op_operand(op, 0)->type);
  emp_print_text(printer, " into ");
  emp_print_type(printer, emp_op_result(op, 0)->type);
}

// The body of the older linalg.pad_tensor ends with linalg.yield.
void emp_tensor_older_pad(emp_op_t* op) {
  emp_block_t* body = emp_op_body(op);
  emp_op_t* yield = body ? body->last : NULL;
  if (!yield || !emp_op_is(yield, EMP_OP_linalg_yield) ||
      yield->operand_count != 1) {
    return;
  }
  emp_rewriter_t rewriter = emp_build_before(yield);
  emp_build_op(&rewriter, EMP_OP_tensor_yield,
               EMP_VALUES(emp_op_operand(yield, 0)));
  emp_op_erase(yield);
}

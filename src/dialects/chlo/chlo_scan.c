// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// chlo.scan: its syntax and checks.
//
//   chlo.scan(%a) inits (%b) dimension=0 attributes {is_reverse = true}  {
//   ^bb0(%input: tensor<3xf32>, %carry: tensor<3xf32>):
//     ..
//     stablehlo.return %0, %1 : tensor<3xf32>, tensor<3xf32>
//   } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
//
// The body takes a slice of each input and the values handed on, and returns a
// slice of each output and the new values. There is a carry for each init; the
// results before them are the outputs.
#include "base/array.h"
#include "dialects/chlo/chlo_hooks.h"
#include "ir/diag.h"

enum { kMaxDims = 64 };

// -- syntax -------------------------------------------------------------------

static bool parse_group(emp_parser_t* parser, emp_unresolved_list_t* list) {
  return emp_parse_punct(parser, "(") && emp_parse_operands(parser, list) &&
         emp_parse_punct(parser, ")");
}

static bool parse_dimension(emp_parser_t* parser) {
  int64_t dimension = 0;
  if (!emp_parse_keyword(parser, "dimension") ||
      !emp_parse_punct(parser, "=") || !emp_parse_int(parser, &dimension)) {
    return false;
  }
  emp_parser_add_attr(parser, "dimension",
                      emp_attr_i64(emp_parser_context(parser), dimension));
  return true;
}

static void set_result_segments(emp_parser_t* parser, size_t outputs,
                                size_t carries) {
  const int32_t sizes[] = {(int32_t)outputs, (int32_t)carries};
  emp_parser_add_attr(parser, "resultSegmentSizes",
                      emp_attr_i32_array(emp_parser_context(parser), sizes, 2));
}

bool emp_chlo_parse_scan(emp_parser_t* parser) {
  emp_unresolved_list_t inputs = {0};
  emp_unresolved_list_t inits = {0};
  emp_type_list_t types = {0};
  emp_type_list_t results = {0};
  if (!parse_group(parser, &inputs) || !emp_parse_keyword(parser, "inits") ||
      !parse_group(parser, &inits) || !parse_dimension(parser) ||
      !emp_parse_attr_dict_with_keyword(parser) ||
      !emp_parse_region(parser, NULL, 0) || !emp_parse_punct(parser, ":") ||
      !emp_parse_function_type(parser, &types, &results)) {
    return false;
  }
  if (types.count != inputs.count + inits.count) {
    return emp_parser_error(parser, NULL,
                            "wanted types of %zu operands, found %zu",
                            inputs.count + inits.count, types.count);
  }
  if (results.count < inits.count) {
    return emp_parser_error(parser, NULL,
                            "wanted a result for each of %zu inits, found %zu",
                            inits.count, results.count);
  }
  const int32_t sizes[] = {(int32_t)inputs.count, (int32_t)inits.count};
  emp_parser_set_segments(parser, sizes, 2);
  set_result_segments(parser, results.count - inits.count, inits.count);
  for (size_t i = 0; i < results.count; ++i)
    emp_parser_add_result(parser, results.items[i]);
  return emp_parser_add_operands(parser, &inputs, types.items, inputs.count) &&
         emp_parser_add_operands(parser, &inits, types.items + inputs.count,
                                 inits.count);
}

static uint32_t input_count(const emp_op_t* op) {
  const emp_attr_t* sizes = emp_op_attr(op, "operandSegmentSizes");
  return sizes ? (uint32_t)emp_dense_int(sizes, 0) : op->operand_count;
}

void emp_chlo_print_scan(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"dimension", "operandSegmentSizes",
                                       "resultSegmentSizes"};
  uint32_t inputs = input_count(op);
  emp_print_text(printer, "(");
  emp_print_operands(printer, op, 0, inputs);
  emp_print_text(printer, ") inits (");
  emp_print_operands(printer, op, inputs, op->operand_count - inputs);
  emp_printf(printer, ") dimension=%lld",
             (long long)emp_op_attr(op, "dimension")->value);
  emp_print_attr_dict_with_keyword(printer, op, elided, 3);
  emp_print_text(printer, " ");
  emp_print_region(printer, &op->regions[0], true, true);
  emp_print_text(printer, " : (");
  emp_print_operand_types(printer, op, 0, op->operand_count);
  emp_print_text(printer, ")");
  emp_print_optional_arrow_results(printer, op);
}

void emp_chlo_name_scan(emp_printer_t* printer, const emp_op_t* op) {
  const emp_block_t* body = op->regions[0].first;
  uint32_t inputs = input_count(op);
  for (uint32_t i = 0; body && i < body->arg_count; ++i) {
    emp_printer_name_value(printer, body->args[i],
                           i < inputs ? "input" : "carry");
  }
}

// -- checks -------------------------------------------------------------------

static bool wants_like(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                       const emp_type_t* wanted, const emp_type_t* found) {
  emp_str_t text = emp_arena_format(op->arena, "%s like '%s'", what,
                                    emp_type_text(op->arena, wanted));
  return emp_chlo_wants(op, sink, text.data, emp_type_text(op->arena, found));
}

// The type without dim `at`.
static const emp_type_t* slice_of(const emp_type_t* type, int64_t at) {
  int64_t dims[kMaxDims];
  size_t count = 0;
  for (int64_t i = 0; i < type->rank; ++i) {
    if (i != at) dims[count++] = type->dims[i];
  }
  return emp_type_tensor(dims, count, type->element, NULL);
}

// All stacked values have the dim, of one size.
static bool check_size(emp_op_t* op, emp_diag_sink_t* sink,
                       const emp_type_t* type, int64_t at,
                       int64_t* inout_size) {
  if (at < 0 || at >= type->rank || type->rank > kMaxDims) {
    emp_str_t text = emp_arena_format(op->arena, "a tensor with the dim %lld",
                                      (long long)at);
    return emp_chlo_wants(op, sink, text.data, emp_type_text(op->arena, type));
  }
  int64_t size = type->dims[at];
  if (*inout_size == EMP_DIM_DYNAMIC) *inout_size = size;
  if (size == EMP_DIM_DYNAMIC || size == *inout_size) return true;
  emp_str_t text = emp_arena_format(op->arena, "a scanned dim of size %lld",
                                    (long long)*inout_size);
  return emp_chlo_wants_number(op, sink, text.data, size);
}

static bool check_arguments(emp_op_t* op, emp_diag_sink_t* sink,
                            const emp_block_t* body, int64_t at,
                            int64_t* inout_size) {
  uint32_t inputs = input_count(op);
  if (body->arg_count != op->operand_count) {
    emp_str_t text = emp_arena_format(
        op->arena, "as many arguments of the body as operands: %u",
        op->operand_count);
    return emp_chlo_wants_number(op, sink, text.data, body->arg_count);
  }
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_type_t* type = emp_op_operand(op, i)->type;
    if (i < inputs && !check_size(op, sink, type, at, inout_size)) return false;
    const emp_type_t* wanted = i < inputs ? slice_of(type, at) : type;
    const emp_type_t* found = body->args[i]->type;
    if (!emp_type_is_tensor(found) || !emp_chlo_types_fit(wanted, found)) {
      return wants_like(op, sink, "an argument of the body", wanted, found);
    }
  }
  return true;
}

static bool check_results(emp_op_t* op, emp_diag_sink_t* sink,
                          const emp_op_t* end, int64_t at, int64_t* size) {
  uint32_t inits = op->operand_count - input_count(op);
  if (end->operand_count != op->result_count || op->result_count < inits) {
    emp_str_t text = emp_arena_format(
        op->arena, "as many values returned as results: %u", op->result_count);
    return emp_chlo_wants_number(op, sink, text.data, end->operand_count);
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    const emp_type_t* type = emp_op_result(op, i)->type;
    const emp_type_t* found = emp_op_operand(end, i)->type;
    bool is_output = i + inits < op->result_count;
    if (is_output && !check_size(op, sink, type, at, size)) return false;
    const emp_type_t* wanted = is_output ? slice_of(type, at) : type;
    if (!emp_type_is_tensor(found) || !emp_chlo_types_fit(wanted, found)) {
      return wants_like(op, sink, "a returned value", wanted, found);
    }
  }
  return true;
}

bool emp_chlo_verify_scan(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_block_t* body = op->regions[0].first;
  const emp_op_t* end = body ? body->last : NULL;
  const emp_attr_t* given = emp_op_attr(op, "scan_dim_size");
  int64_t at = emp_op_attr(op, "dimension")->value;
  int64_t size = given ? given->value : EMP_DIM_DYNAMIC;
  uint32_t inits = op->operand_count - input_count(op);
  if (!end) {
    return emp_chlo_wants(op, sink, "a body that returns values", "nothing");
  }
  if (op->operand_count == inits && op->result_count == inits) {
    return emp_chlo_wants_number(op, sink, "an input or an output", 0);
  }
  return check_arguments(op, sink, body, at, &size) &&
         check_results(op, sink, end, at, &size);
}

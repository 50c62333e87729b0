// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The flow dialect: verifiers, folds, and the syntax of its ops with regions.
//
//   %r = flow.dispatch.region[%w] -> (tensor<?xf32>{%d}) { .. }
//        count(%w: index) -> (index, index, index) { .. }
//   %r = flow.dispatch.workgroups[%w](%a) : (T) -> U =
//       (%a: .., %r: ..) { .. } count(%w: index) -> (..) { .. }
//
// The older form of the second writes `(T) -> (U) = (%a : .., %ret : ..)`; its
// workload may be any three values and its body types have other names.
#include <inttypes.h>

#include "base/array.h"
#include "base/text.h"
#include "dialects/dynamic_index_list.h"
#include "dialects/iree_encoding/encoding.h"
#include "dialects/iree_tensor_ext/dispatch_tensor_syntax.h"
#include "dialects/op_kinds.h"
#include "dialects/op_wants.h"
#include "dialects/stream/stream_syntax.h"
#include "dialects/util/sized_syntax.h"
#include "ir/symbol.h"

static bool is_any_dispatch_tensor(const emp_type_t* type) {
  return emp_type_is_dispatch_tensor(type) ||
         emp_type_is_named(type, "flow.dispatch.input") ||
         emp_type_is_named(type, "flow.dispatch.output");
}

// -- older types: <8x4xf32> --------------------------------------------------

static bool parse_dispatch_shape(emp_parser_t* parser, const char* access,
                                 const emp_attr_t** out_params,
                                 size_t* out_count) {
  int64_t dims[64];
  size_t rank = 0;
  const emp_type_t* element = NULL;
  if (!emp_parse_punct(parser, "<") ||
      !emp_parse_dims(parser, dims, 64, &rank) ||
      !emp_parse_a_type(parser, &element)) {
    return false;
  }
  out_params[0] = emp_attr_cstr(emp_parser_context(parser), access);
  out_params[1] = emp_attr_type(emp_type_tensor(dims, rank, element, NULL));
  *out_count = 2;
  return emp_parse_punct(parser, ">");
}

static bool parse_dispatch_input(emp_parser_t* parser,
                                 const emp_attr_t** out_params, size_t capacity,
                                 size_t* out_count) {
  (void)capacity;
  return parse_dispatch_shape(parser, "readonly", out_params, out_count);
}

static bool parse_dispatch_output(emp_parser_t* parser,
                                  const emp_attr_t** out_params,
                                  size_t capacity, size_t* out_count) {
  (void)capacity;
  return parse_dispatch_shape(parser, "writeonly", out_params, out_count);
}

static void print_dispatch_shape(emp_printer_t* printer,
                                 const emp_type_t* type) {
  const emp_type_t* bound = type->params[1]->type;
  emp_print_text(printer, "<");
  for (uint32_t i = 0; i < bound->rank; ++i) {
    if (bound->dims[i] == EMP_DIM_DYNAMIC) {
      emp_print_text(printer, "?x");
    } else {
      emp_printf(printer, "%lldx", (long long)bound->dims[i]);
    }
  }
  emp_print_type(printer, bound->element);
  emp_print_text(printer, ">");
}

// -- flow.dispatch.region ----------------------------------------------------

static bool parse_workload(emp_parser_t* parser, emp_unresolved_list_t* list) {
  if (!emp_try_punct(parser, "[")) return true;
  return emp_parse_operands(parser, list) && emp_parse_punct(parser, "]");
}

// `count(%w: index) -> (index, index, index) {..}`; an empty region without.
static bool parse_count(emp_parser_t* parser) {
  return emp_parse_dispatch_count_region(parser, NULL, 0);
}

static bool parse_dispatch_region(emp_parser_t* parser) {
  emp_unresolved_list_t workload = {0}, dims = {0};
  emp_type_list_t results = {0};
  if (!parse_workload(parser, &workload)) return false;
  if (emp_try_punct(parser, "->")) {
    if (!emp_parse_punct(parser, "(")) return false;
    while (!emp_peek_punct(parser, ")")) {
      const emp_type_t* type = NULL;
      if (!emp_parse_sized_type(parser, &type, &dims)) return false;
      emp_array_push(emp_parser_scratch(parser), &results, type);
      if (!emp_try_punct(parser, ",")) break;
    }
    if (!emp_parse_punct(parser, ")")) return false;
  }
  for (size_t i = 0; i < results.count; ++i) {
    emp_parser_add_result(parser, results.items[i]);
  }
  if (!emp_parser_add_indices(parser, &dims) ||
      !emp_parser_add_indices(parser, &workload)) {
    return false;
  }
  int32_t segments[] = {(int32_t)dims.count, (int32_t)workload.count};
  emp_parser_set_segments(parser, segments, 2);
  return emp_parse_attr_dict_with_keyword(parser) &&
         emp_parse_region(parser, NULL, 0) && parse_count(parser);
}

static void print_count(emp_printer_t* printer, const emp_op_t* op) {
  emp_custom_arg_t arg = {.region = &op->regions[1]};
  emp_print_dispatch_count_region(printer, op, &arg, 1);
}

// The values of an operand group as a directive argument.
static emp_custom_arg_t group_arg(emp_printer_t* printer, const emp_op_t* op,
                                  const char* name, emp_value_t** storage,
                                  size_t capacity) {
  emp_custom_arg_t arg = {.kind = EMP_CUSTOM_OPERAND};
  uint32_t first = 0, count = 0;
  (void)printer;
  emp_op_operand_group(op, name, &first, &count);
  for (uint32_t i = 0; i < count && i < capacity; ++i) {
    storage[i] = emp_op_operand(op, first + i);
    arg.value_count = i + 1;
  }
  arg.values = storage;
  return arg;
}

enum { kMaxPrinted = 256 };

static void print_workload(emp_printer_t* printer, const emp_op_t* op) {
  uint32_t first = 0, count = 0;
  emp_op_operand_group(op, "workload", &first, &count);
  if (count == 0) return;
  emp_print_text(printer, "[");
  emp_print_operands(printer, op, first, count);
  emp_print_text(printer, "]");
}

static void print_dispatch_region(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"operandSegmentSizes"};
  emp_value_t* storage[kMaxPrinted];
  emp_custom_arg_t dims =
      group_arg(printer, op, "result_dims", storage, kMaxPrinted);
  size_t next = 0;
  print_workload(printer, op);
  emp_print_text(printer, " -> (");
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_sized_type(printer, op->results[i].type, &dims, &next);
  }
  emp_print_text(printer, ")");
  emp_print_attr_dict_with_keyword(printer, op, elided, 1);
  emp_print_region(printer, &op->regions[0], false, true);
  print_count(printer, op);
}

static bool verify_dispatch_region(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_block_t* body = op->regions[0].first;
  const emp_op_t* end = body != NULL ? emp_block_terminator(body) : NULL;
  if (end == NULL || !emp_op_is(end, EMP_OP_flow_return) ||
      end->operand_count != op->result_count) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants a flow.return with a value for each result");
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (emp_op_operand(end, i)->type != op->results[i].type) {
      return emp_diag_verify(sink, end->loc, op->info->name,
                             "wants flow.return values of its result types");
    }
  }
  return true;
}

// -- flow.dispatch.workgroups ------------------------------------------------

typedef struct workgroups_s {
  emp_unresolved_list_t workload, arguments, argument_dims, result_dims;
  emp_type_list_t types, results;
} workgroups_t;

static bool parse_workgroups_types(emp_parser_t* parser, workgroups_t* parts) {
  emp_custom_arg_t args[6] = {
      {.operands = &parts->arguments},     {.types = &parts->types},
      {.operands = &parts->argument_dims}, {.types = &parts->results},
      {.operands = &parts->result_dims},   {.attr_name = "tied_operands"}};
  return emp_parse_shaped_function_type(parser, args, 6);
}

static bool add_workgroups(emp_parser_t* parser, workgroups_t* parts) {
  if (parts->types.count != parts->arguments.count) {
    return emp_parser_error(parser, NULL, "%zu operands but %zu types",
                            parts->arguments.count, parts->types.count);
  }
  for (size_t i = 0; i < parts->results.count; ++i) {
    emp_parser_add_result(parser, parts->results.items[i]);
  }
  int32_t segments[] = {
      (int32_t)parts->workload.count, (int32_t)parts->arguments.count,
      (int32_t)parts->argument_dims.count, (int32_t)parts->result_dims.count};
  emp_parser_set_segments(parser, segments, 4);
  return emp_parser_add_indices(parser, &parts->workload) &&
         emp_parser_add_operands(parser, &parts->arguments, parts->types.items,
                                 parts->types.count) &&
         emp_parser_add_indices(parser, &parts->argument_dims) &&
         emp_parser_add_indices(parser, &parts->result_dims);
}

static bool parse_dispatch_workgroups(emp_parser_t* parser) {
  workgroups_t parts = {0};
  emp_region_arg_list_t args = {0};
  if (!parse_workload(parser, &parts.workload) ||
      !emp_parse_punct(parser, "(")) {
    return false;
  }
  if (!emp_peek_punct(parser, ")") &&
      !emp_parse_operands(parser, &parts.arguments)) {
    return false;
  }
  return emp_parse_punct(parser, ")") && emp_parse_punct(parser, ":") &&
         parse_workgroups_types(parser, &parts) &&
         add_workgroups(parser, &parts) &&
         emp_parse_attr_dict_with_keyword(parser) &&
         emp_parse_punct(parser, "=") &&
         emp_parse_region_arg_list(parser, &args) &&
         emp_parse_region(parser, args.items, args.count) &&
         parse_count(parser);
}

static void print_dispatch_workgroups(emp_printer_t* printer,
                                      const emp_op_t* op) {
  static const char* const elided[] = {"operandSegmentSizes", "tied_operands"};
  emp_value_t* storage[3][kMaxPrinted];
  const emp_type_t *types[kMaxPrinted], *results[kMaxPrinted];
  emp_custom_arg_t args[6] = {{0}};
  args[0] = group_arg(printer, op, "arguments", storage[0], kMaxPrinted);
  args[1].value_count = args[0].value_count;
  args[1].value_types = types;
  for (size_t i = 0; i < args[0].value_count; ++i) {
    types[i] = args[0].values[i]->type;
  }
  args[2] = group_arg(printer, op, "argument_dims", storage[1], kMaxPrinted);
  args[3].value_types = results;
  for (uint32_t i = 0; i < op->result_count && i < kMaxPrinted; ++i) {
    results[i] = op->results[i].type;
    args[3].value_count = i + 1;
  }
  args[4] = group_arg(printer, op, "result_dims", storage[2], kMaxPrinted);
  args[5].attr = emp_op_attr(op, "tied_operands");
  print_workload(printer, op);
  emp_print_text(printer, "(");
  for (size_t i = 0; i < args[0].value_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_operand(printer, args[0].values[i]);
  }
  emp_print_text(printer, ") : ");
  emp_print_shaped_function_type(printer, op, args, 6);
  emp_print_attr_dict_with_keyword(printer, op, elided, 2);
  emp_print_text(printer, " =");
  emp_print_newline(printer);
  emp_print_text(printer, "    ");
  emp_custom_arg_t body = {.region = &op->regions[0]};
  emp_print_dispatch_body(printer, op, &body, 1);
  print_count(printer, op);
}

// -- other ops ---------------------------------------------------------------

// `dense<..> : tensor<2xf32> {attrs} -> tensor<?xf32>`; the arrow may be left
// out when the types agree.
static bool parse_tensor_constant(emp_parser_t* parser) {
  const emp_attr_t* value = NULL;
  if (!emp_parse_an_attr(parser, NULL, &value)) return false;
  if (value->type == NULL) {
    return emp_parser_error(parser, NULL, "expected a value with a type");
  }
  emp_parser_add_attr(parser, "value", value);
  if (!emp_parse_attr_dict(parser)) return false;
  const emp_type_t* type = value->type;
  if (emp_try_punct(parser, "->") && !emp_parse_a_type(parser, &type)) {
    return false;
  }
  emp_parser_add_result(parser, type);
  return true;
}

static void print_tensor_constant(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"value"};
  const emp_attr_t* value = emp_op_attr(op, "value");
  emp_print_text(printer, " ");
  emp_print_attr(printer, value);
  emp_print_attr_dict(printer, op, elided, 1);
  if (value->type == op->results[0].type) return;
  emp_print_text(printer, " -> ");
  emp_print_type(printer, op->results[0].type);
}

static uint32_t dims_of_group(const emp_op_t* op, const char* name) {
  uint32_t first = 0, count = 0, dims = 0;
  emp_op_operand_group(op, name, &first, &count);
  for (uint32_t i = 0; i < count; ++i) {
    dims += emp_sized_dim_count(emp_op_operand(op, first + i)->type);
  }
  return dims;
}

static bool verify_dispatch(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t first = 0, count = 0, wanted = 0;
  emp_op_operand_group(op, "argument_dims", &first, &count);
  if (count != dims_of_group(op, "arguments")) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants a size for each '?' of its arguments");
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    wanted += emp_sized_dim_count(op->results[i].type);
  }
  emp_op_operand_group(op, "result_dims", &first, &count);
  if (count != wanted) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants a size for each '?' of its results");
  }
  const emp_attr_t* entries = emp_op_attr(op, "entry_points");
  if (entries->count == 0) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants an entry point");
  }
  return true;
}

static bool verify_tensor_encode(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t first = 0, count = 0;
  emp_op_operand_group(op, "encoding_dims", &first, &count);
  return emp_encoding_verify_dims(op, sink, emp_op_operand(op, 0)->type,
                                  op->results[0].type, count);
}

static bool verify_collective(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* target = emp_op_operand(op, 0)->type;
  const emp_type_t* result = op->results[0].type;
  uint32_t first = 0, count = 0;
  emp_op_operand_group(op, "target_dims", &first, &count);
  if (result != target) {
    return emp_op_wants(op, sink, emp_type_text(op->arena, result),
                        "a result of its target's type '%s'",
                        emp_type_text(op->arena, target));
  }
  uint32_t wanted = emp_sized_dim_count(target);
  return count == wanted ||
         emp_op_wants_number(
             op, sink, count,
             "%" PRIu32 " sizes, one for each '?' of its target", wanted);
}

static bool fold_same_type(emp_op_t* op, const emp_attr_t* const* operands,
                           emp_fold_result_t* out_results) {
  (void)operands;
  const emp_type_t* type = op->results[0].type;
  if (emp_op_operand(op, 0)->type != type ||
      emp_type_dynamic_dim_count(type) != 0) {
    return false;
  }
  out_results[0].value = emp_op_operand(op, 0);
  return true;
}

#define EMP_DIALECT_DEF "dialects/flow/flow.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_flow_dialect = {
    .name = "flow",
    EMP_DIALECT_TABLES,
    .doc = "tensor programs cut into dispatches"};

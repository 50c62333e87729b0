// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cf.switch %flag : i32, [ default: ^bb1, 42: ^bb2(%a : i32) ]
// Case values are printed as unsigned numbers, as MLIR does.
#include "dialects/cf/cf_syntax.h"

#include <inttypes.h>

#include "base/array.h"
#include "ir/context.h"

typedef struct switch_case_s {
  emp_block_t* block;
  emp_unresolved_list_t operands;
  emp_type_list_t types;
} switch_case_t;

typedef struct switch_cases_s {
  switch_case_t* items;
  size_t count, capacity;
} switch_cases_t;

typedef struct case_values_s {
  int64_t* items;
  size_t count, capacity;
} case_values_t;

// ^bb or ^bb(%a, %b : t, u)
static bool parse_target(emp_parser_t* parser, switch_case_t* out) {
  *out = (switch_case_t){0};
  if (!emp_parse_successor(parser, &out->block)) return false;
  if (!emp_try_punct(parser, "(")) return true;
  return emp_parse_operands(parser, &out->operands) &&
         emp_parse_punct(parser, ":") &&
         emp_parse_type_list(parser, &out->types) &&
         emp_parse_punct(parser, ")");
}

static bool parse_cases(emp_parser_t* parser, switch_cases_t* cases,
                        case_values_t* values) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  switch_case_t target;
  if (!emp_parse_punct(parser, "[") || !emp_parse_keyword(parser, "default") ||
      !emp_parse_punct(parser, ":") || !parse_target(parser, &target)) {
    return false;
  }
  emp_array_push(scratch, cases, target);
  while (emp_try_punct(parser, ",")) {
    int64_t value;
    if (!emp_parse_int(parser, &value) || !emp_parse_punct(parser, ":") ||
        !parse_target(parser, &target)) {
      return false;
    }
    emp_array_push(scratch, cases, target);
    emp_array_push(scratch, values, value);
  }
  return emp_parse_punct(parser, "]");
}

static const emp_attr_t* make_values(emp_parser_t* parser,
                                     const case_values_t* values,
                                     const emp_type_t* type) {
  size_t bytes = emp_dense_element_bytes(type);
  size_t length = values->count * bytes;
  uint8_t* data = emp_arena_alloc(emp_context_arena(emp_parser_context(parser)),
                                  length, 1, 8);
  for (size_t i = 0; i < values->count; ++i) {
    for (size_t k = 0; k < bytes && k < 8; ++k) {
      data[i * bytes + k] = (uint8_t)((uint64_t)values->items[i] >> (8 * k));
    }
  }
  int64_t count = (int64_t)values->count;
  return emp_attr_dense(emp_type_vector(&count, 1, 0, type),
                        (emp_dense_data_t){.bytes = data, .length = length});
}

static bool add_targets(emp_parser_t* parser, const switch_cases_t* cases) {
  int32_t segments[3] = {1, 0, 0};
  int32_t* sizes =
      emp_arena_new_array(emp_parser_scratch(parser), int32_t, cases->count);
  for (size_t i = 0; i < cases->count; ++i) {
    const switch_case_t* target = &cases->items[i];
    emp_parser_add_successor(parser, target->block);
    if (target->types.count != target->operands.count) {
      return emp_parser_error(parser, NULL, "expected %zu types, found %zu",
                              target->operands.count, target->types.count);
    }
    if (!emp_parser_add_operands(parser, &target->operands, target->types.items,
                                 target->types.count)) {
      return false;
    }
    sizes[i] = (int32_t)target->operands.count;
    segments[i == 0 ? 1 : 2] += sizes[i];
  }
  emp_parser_set_segments(parser, segments, 3);
  emp_parser_add_attr(parser, "case_operand_segments",
                      emp_attr_i32_array(emp_parser_context(parser), sizes + 1,
                                         cases->count - 1));
  return true;
}

bool emp_cf_parse_switch(emp_parser_t* parser) {
  emp_unresolved_t flag;
  const emp_type_t* type;
  switch_cases_t cases = {0};
  case_values_t values = {0};
  if (!emp_parse_operand(parser, &flag) || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &type) || !emp_parse_punct(parser, ",") ||
      !emp_parser_add_operand(parser, &flag, type)) {
    return false;
  }
  if (type->kind != EMP_TYPE_INTEGER || type->bits > 64) {
    return emp_parser_error(parser, flag.loc,
                            "expected an integer flag of at most 64 bits");
  }
  if (!parse_cases(parser, &cases, &values) || !add_targets(parser, &cases)) {
    return false;
  }
  if (values.count != 0) {
    emp_parser_add_attr(parser, "case_values",
                        make_values(parser, &values, type));
  }
  return emp_parse_attr_dict(parser);
}

void emp_cf_switch_operands(const emp_op_t* op, uint32_t i,
                            uint32_t* inout_first, uint32_t* inout_count) {
  if (i == 0) {
    emp_op_operand_group(op, "defaultOperands", inout_first, inout_count);
    return;
  }
  uint32_t first, count;
  emp_op_operand_group(op, "caseOperands", &first, &count);
  *inout_first = i == 1 ? first : *inout_first + *inout_count;
  // What the verifier has not seen yet may be short or too long.
  const emp_attr_t* segments = emp_op_attr(op, "case_operand_segments");
  bool is_there = segments != NULL && (int64_t)i <= emp_dense_count(segments);
  int64_t size = is_there ? emp_dense_int(segments, i - 1) : 0;
  bool fits = size >= 0 && size <= (int64_t)(first + count - *inout_first);
  *inout_count = fits ? (uint32_t)size : 0;
}

static void print_target(emp_printer_t* printer, const emp_op_t* op, uint32_t i,
                         uint32_t first, uint32_t count) {
  emp_print_successor(printer, op->successors[i]);
  if (count == 0) return;
  emp_print_text(printer, "(");
  emp_print_operands(printer, op, first, count);
  emp_print_text(printer, " : ");
  emp_print_operand_types(printer, op, first, count);
  emp_print_text(printer, ")");
}

void emp_cf_print_switch(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"case_values", "case_operand_segments",
                                        "operandSegmentSizes"};
  const emp_attr_t* values = emp_op_attr(op, "case_values");
  uint32_t bits = emp_op_operand(op, 0)->type->bits;
  emp_print_text(printer, " ");
  emp_print_operand(printer, emp_op_operand(op, 0));
  emp_print_text(printer, " : ");
  emp_print_type(printer, emp_op_operand(op, 0)->type);
  emp_print_text(printer, ", [");
  emp_print_newline(printer);
  emp_print_text(printer, "  default: ");
  uint32_t first, count;
  emp_cf_switch_operands(op, 0, &first, &count);
  print_target(printer, op, 0, first, count);
  for (uint32_t i = 1; i < op->successor_count; ++i) {
    uint64_t value = (uint64_t)emp_dense_int(values, i - 1);
    if (bits < 64) value &= ((uint64_t)1 << bits) - 1;
    emp_print_text(printer, ",");
    emp_print_newline(printer);
    emp_printf(printer, "  %" PRIu64 ": ", value);
    emp_cf_switch_operands(op, i, &first, &count);
    print_target(printer, op, i, first, count);
  }
  if (op->successor_count > 1) emp_print_newline(printer);
  emp_print_text(printer, "]");
  emp_print_attr_dict(printer, op, kElided, 3);
}

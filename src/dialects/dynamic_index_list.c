// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lists that mix numbers and operands, as slices write their offsets.
#include "dialects/dynamic_index_list.h"

#include "base/array.h"

bool emp_parse_dynamic_index_list(emp_parser_t* parser, emp_custom_arg_t* args,
                                  size_t count) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  struct {
    int64_t* items;
    size_t count, capacity;
  } numbers = {0};
  (void)count;
  if (!emp_parse_punct(parser, "[")) return false;
  while (!emp_peek_punct(parser, "]")) {
    emp_unresolved_t operand;
    int64_t number = EMP_DIM_DYNAMIC;
    if (emp_try_operand(parser, &operand)) {
      emp_array_push(scratch, args[0].operands, operand);
    } else if (!emp_parse_int(parser, &number)) {
      return false;
    }
    emp_array_push(scratch, &numbers, number);
    if (!emp_try_punct(parser, ",")) break;
  }
  if (!emp_parse_punct(parser, "]")) return false;
  emp_parser_add_attr(parser, args[1].attr_name,
                      emp_attr_i64_array(emp_parser_context(parser),
                                         numbers.items, numbers.count));
  return true;
}

void emp_print_dynamic_index_list(emp_printer_t* printer, const emp_op_t* op,
                                  const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  size_t next = 0;
  int64_t length = args[1].attr != NULL ? emp_dense_count(args[1].attr) : 0;
  emp_print_text(printer, "[");
  for (int64_t i = 0; i < length; ++i) {
    int64_t number = emp_dense_int(args[1].attr, i);
    if (i > 0) emp_print_text(printer, ", ");
    if (number != EMP_DIM_DYNAMIC) {
      emp_printf(printer, "%lld", (long long)number);
    } else if (next < args[0].value_count) {
      emp_print_operand(printer, args[0].values[next++]);
    }
  }
  emp_print_text(printer, "]");
}

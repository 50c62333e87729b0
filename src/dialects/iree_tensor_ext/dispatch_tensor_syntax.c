// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The dispatch tensor type: parameters are the access as text and the bound
// type (a tensor, or a scalar for a value passed by reference).
#include "dialects/iree_tensor_ext/dispatch_tensor_syntax.h"

#include "base/text.h"

static const char* const access_words[] = {"readonly", "readwrite",
                                           "writeonly"};

bool emp_type_is_dispatch_tensor(const emp_type_t* type) {
  return emp_type_is_named(type, "iree_tensor_ext.dispatch.tensor") ||
         emp_type_is_named(type, "flow.dispatch.tensor");
}

const emp_type_t* emp_dispatch_tensor_bound(const emp_type_t* type) {
  return type->params[1]->type;
}

emp_dispatch_access_t emp_dispatch_tensor_access(const emp_type_t* type) {
  for (int i = 0; i < 2; ++i) {
    if (emp_str_is(type->params[0]->text, access_words[i])) {
      return (emp_dispatch_access_t)i;
    }
  }
  return EMP_DISPATCH_WRITE_ONLY;
}

bool emp_parse_dispatch_tensor(emp_parser_t* parser,
                               const emp_attr_t** out_params, size_t capacity,
                               size_t* out_count) {
  emp_str_t word = {0};
  const emp_type_t* bound = NULL;
  (void)capacity;
  if (!emp_parse_punct(parser, "<") || !emp_parse_any_keyword(parser, &word)) {
    return false;
  }
  size_t i = 0;
  while (i < 3 && !emp_str_is(word, access_words[i]))
    ++i;
  if (i == 3) {
    return emp_parser_error(parser, NULL,
                            "expected readonly, readwrite or writeonly, found "
                            "'%.*s'",
                            EMP_STR_ARGS(word));
  }
  if (!emp_parse_punct(parser, ":") || !emp_parse_a_type(parser, &bound)) {
    return false;
  }
  out_params[0] = emp_attr_cstr(emp_parser_context(parser), access_words[i]);
  out_params[1] = emp_attr_type(bound);
  *out_count = 2;
  return emp_parse_punct(parser, ">");
}

void emp_print_dispatch_tensor(emp_printer_t* printer, const emp_type_t* type) {
  emp_print_text(printer, "<");
  emp_print_str(printer, type->params[0]->text);
  emp_print_text(printer, ":");
  emp_print_type(printer, type->params[1]->type);
  emp_print_text(printer, ">");
}

bool emp_parse_count_from(emp_parser_t* parser) {
  emp_unresolved_list_t operands = {0};
  const emp_type_t* index = emp_type_index(emp_parser_context(parser));
  if (!emp_parse_attr_dict(parser)) return false;
  bool parens = emp_try_punct(parser, "(");
  if (!emp_parse_operands(parser, &operands)) return false;
  if (parens && !emp_parse_punct(parser, ")")) return false;
  for (size_t i = 0; i < operands.count; ++i) {
    if (!emp_parser_add_operand(parser, &operands.items[i], index)) {
      return false;
    }
  }
  for (int i = 0; i < 3; ++i)
    emp_parser_add_result(parser, index);
  return true;
}

void emp_print_count_from(emp_printer_t* printer, const emp_op_t* op) {
  emp_print_attr_dict(printer, op, NULL, 0);
  emp_print_text(printer, "(");
  emp_print_operands(printer, op, 0, op->operand_count);
  emp_print_text(printer, ")");
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Assembly formats are not compiled yet: ops that need one say so.
#include "ir/format.h"
#include "ir/parse_state.h"
#include "ir/print_state.h"

static const emp_format_t none = {.error = "formats are not read yet"};

const emp_format_t* emp_format_of_params(emp_ptr_map_t* cache,
                                         emp_context_t* context,
                                         const emp_params_t* params) {
  static const emp_format_t empty = {0};
  (void)cache;
  (void)context;
  return params->params ? &none : &empty;
}
bool emp_format_parse_params(emp_parser_t* parser, const emp_format_t* format,
                             const emp_attr_t** out_params) {
  (void)parser;
  (void)format;
  (void)out_params;
  return true;
}
void emp_format_print_params(emp_printer_t* printer, const emp_format_t* format,
                             const emp_attr_t* const* values, size_t count) {
  (void)printer;
  (void)format;
  (void)values;
  (void)count;
}
bool emp_format_parse(emp_parser_t* parser, emp_op_spec_t* spec) {
  return emp_parser_error(parser, NULL, "'%s': %s; use the generic form",
                          spec->info->name, none.error);
}
void emp_format_print(emp_printer_t* printer, const emp_op_t* op,
                      emp_op_spec_t* spec) {
  (void)spec;
  emp_print_generic_op(printer, op);
}

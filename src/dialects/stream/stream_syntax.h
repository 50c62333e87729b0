// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// custom<..> directives of the stream dialect.
#ifndef EMP_DIALECTS_STREAM_STREAM_SYNTAX_H_
#define EMP_DIALECTS_STREAM_STREAM_SYNTAX_H_

#include "ir/parser.h"
#include "ir/print.h"

#define EMP_STREAM_DIRECTIVE(name)                                    \
  bool emp_parse_##name(emp_parser_t* parser, emp_custom_arg_t* args, \
                        size_t count);                                \
  void emp_print_##name(emp_printer_t* printer, const emp_op_t* op,   \
                        const emp_custom_arg_t* args, size_t count);
EMP_STREAM_DIRECTIVE(resource_region)
EMP_STREAM_DIRECTIVE(explicit_resource_region)
EMP_STREAM_DIRECTIVE(dispatch_resources)
EMP_STREAM_DIRECTIVE(pack_slice_ranges)
EMP_STREAM_DIRECTIVE(constant_values)
EMP_STREAM_DIRECTIVE(encoded_function_type)
EMP_STREAM_DIRECTIVE(parameter_reference)
EMP_STREAM_DIRECTIVE(parameter_loads)
EMP_STREAM_DIRECTIVE(parameter_gathers)
EMP_STREAM_DIRECTIVE(parameter_scatters)
EMP_STREAM_DIRECTIVE(dispatch_accesses)
EMP_STREAM_DIRECTIVE(encoded_operands)
#undef EMP_STREAM_DIRECTIVE

// stream.cmd.func
bool emp_parse_command_function(emp_parser_t* parser);
void emp_print_command_function(emp_printer_t* printer, const emp_op_t* op);

// #stream.parameter.named
bool emp_parse_named_parameter(emp_parser_t* parser,
                               const emp_attr_t** out_params, size_t capacity,
                               size_t* out_count);
void emp_print_named_parameter(emp_printer_t* printer, const emp_attr_t* attr);

#endif  // EMP_DIALECTS_STREAM_STREAM_SYNTAX_H_

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
EMP_STREAM_DIRECTIVE(encoded_operands)
#undef EMP_STREAM_DIRECTIVE

#endif  // EMP_DIALECTS_STREAM_STREAM_SYNTAX_H_

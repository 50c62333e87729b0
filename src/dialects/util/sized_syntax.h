// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pieces of syntax that the dialects of the host program share: types with
// their dynamic sizes behind them (`tensor<?x4xf32>{%d}`,
// `!stream.resource<*>{%n}`), tied results (`-> %arg as T{..}`), visibilities,
// entry points, workgroup-count regions. Each pair serves one custom<Name>.
#ifndef EMP_DIALECTS_UTIL_SIZED_SYNTAX_H_
#define EMP_DIALECTS_UTIL_SIZED_SYNTAX_H_

#include "ir/parser.h"
#include "ir/print.h"

// How many size values stand in braces behind a value of that type: one per
// `?` of a tensor, one for a stream resource, none for others.
uint32_t emp_sized_dim_count(const emp_type_t* type);

// `T` or `T{%a, %b}`; sizes are appended to `sizes`.
bool emp_parse_sized_type(emp_parser_t* parser, const emp_type_t** out_type,
                          emp_unresolved_list_t* sizes);
// Prints the type and takes its sizes from `sizes` at *inout_next.
void emp_print_sized_type(emp_printer_t* printer, const emp_type_t* type,
                          const emp_custom_arg_t* sizes, size_t* inout_next);

// The operands that results are tied to, by number; -1 for none.
typedef struct emp_tie_list_s {
  int64_t* items;
  size_t count, capacity;
} emp_tie_list_t;
// One result: `T{..}`, `%a{..}` or `%a as T{..}`.
bool emp_parse_tied_result(emp_parser_t* parser,
                           const emp_unresolved_list_t* operands,
                           emp_type_list_t* types, emp_unresolved_list_t* sizes,
                           const emp_type_list_t* operand_types,
                           emp_tie_list_t* ties);
void emp_print_tied_result(emp_printer_t* printer,
                           const emp_custom_arg_t* operands,
                           const emp_type_t* type,
                           const emp_custom_arg_t* sizes, size_t* inout_next,
                           int64_t tie);
// The attribute `tied_name`, when any is tied.
void emp_add_ties(emp_parser_t* parser, const emp_tie_list_t* ties,
                  const char* tied_name);

// Result lists with ties: `T{..}`, `(T{..}, %a, %b as T{..})`. `operands` are
// the ones a name may be tied to. Fills the attribute `tied_name` when any
// result is tied.
bool emp_parse_tied_results(emp_parser_t* parser,
                            const emp_unresolved_list_t* operands,
                            emp_type_list_t* types,
                            emp_unresolved_list_t* sizes,
                            const emp_type_list_t* operand_types,
                            const char* tied_name);
void emp_print_tied_results(emp_printer_t* printer,
                            const emp_custom_arg_t* operands,
                            const emp_custom_arg_t* types,
                            const emp_custom_arg_t* sizes,
                            const emp_attr_t* tied);

// The operand that result `i` is tied to by a tied_operands attribute (array
// of integers, -1 untied); -1 when there is none.
int64_t emp_tied_operand(const emp_attr_t* tied, size_t i);

#define EMP_SIZED_DIRECTIVE(name)                                     \
  bool emp_parse_##name(emp_parser_t* parser, emp_custom_arg_t* args, \
                        size_t count);                                \
  void emp_print_##name(emp_printer_t* printer, const emp_op_t* op,   \
                        const emp_custom_arg_t* args, size_t count);
EMP_SIZED_DIRECTIVE(shaped_function_type)
EMP_SIZED_DIRECTIVE(shaped_type_list)
EMP_SIZED_DIRECTIVE(shaped_operand_list)
EMP_SIZED_DIRECTIVE(shaped_tied_result)
EMP_SIZED_DIRECTIVE(size_aware_type)
EMP_SIZED_DIRECTIVE(type_alias)
EMP_SIZED_DIRECTIVE(entry_points)
EMP_SIZED_DIRECTIVE(symbol_visibility)
EMP_SIZED_DIRECTIVE(symbol_alias)
EMP_SIZED_DIRECTIVE(type_or_attr)
EMP_SIZED_DIRECTIVE(workgroup_count_region)
EMP_SIZED_DIRECTIVE(dispatch_count_region)
EMP_SIZED_DIRECTIVE(dispatch_body)
EMP_SIZED_DIRECTIVE(dispatch_operands)
#undef EMP_SIZED_DIRECTIVE

// `util.func`'s syntax, shared by every function-like op here: visibility,
// @name, signature with ties, attributes, body. Functions may be declared.
bool emp_parse_host_function(emp_parser_t* parser);
void emp_print_host_function(emp_printer_t* printer, const emp_op_t* op);

// Names of results: util_result_names.c.
void emp_util_name_load(emp_printer_t* printer, const emp_op_t* op);
void emp_util_name_address(emp_printer_t* printer, const emp_op_t* op);
void emp_util_name_constant(emp_printer_t* printer, const emp_op_t* op);
void emp_util_name_buffer(emp_printer_t* printer, const emp_op_t* op);

#endif  // EMP_DIALECTS_UTIL_SIZED_SYNTAX_H_

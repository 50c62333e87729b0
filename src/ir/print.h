// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From a module to text, as MLIR 22 prints it: custom forms, aliases for
// affine maps, %0:2, %c0 names, ^bb0. The second half is what custom-syntax
// hooks use: MLIR's OpAsmPrinter in C.
#ifndef EMP_IR_PRINT_H_
#define EMP_IR_PRINT_H_

#include "ir/op.h"

typedef struct emp_print_options_s {
  bool generic;       // --mlir-print-op-generic
  bool debug_info;    // --mlir-print-debuginfo
  bool local_scope;   // no aliases
  bool skip_regions;  // `{...}` for what is inside of ops
  bool value_users;   // comments that name the users of each value
  bool unique_ids;    // no number of a value is used twice
  bool loc_names;     // values are named by the names in their locations
  // Dense elements with more elements than this print as
  // dense_resource<__elided__>; 0: never.
  int64_t elide_elements_above;
  // Dense elements with more elements than this print as a hex string; 0: 100,
  // MLIR's default. -1: never.
  int64_t hex_elements_above;
  // Values of resources whose text would be longer are left out; 0: never.
  int64_t elide_resources_above;
} emp_print_options_t;

void emp_print_op(const emp_op_t* op, const emp_print_options_t* options,
                  emp_writer_t writer);
void emp_print_a_type(const emp_type_t* type, emp_writer_t writer);
void emp_print_an_attr(const emp_attr_t* attr, emp_writer_t writer);
void emp_print_affine_map(const emp_affine_map_t* map, emp_writer_t writer);

// -- for hooks --------------------------------------------------------------

emp_context_t* emp_printer_context(emp_printer_t* printer);
void emp_printf(emp_printer_t* printer, const char* format, ...)
    __attribute__((format(printf, 2, 3)));
void emp_print_text(emp_printer_t* printer, const char* text);
void emp_print_str(emp_printer_t* printer, emp_str_t text);
void emp_print_quoted(emp_printer_t* printer, emp_str_t text);
void emp_print_symbol(emp_printer_t* printer, emp_str_t name);  // @name
// A keyword, quoted when it is none.
void emp_print_keyword_or_string(emp_printer_t* printer, emp_str_t text);
// The decimal digits of an integer of more than 64 bits, written into `text`.
enum { EMP_WIDE_INT_WORDS = 64, EMP_WIDE_INT_CHARS = 64 * 20 + 18 };
const char* emp_wide_int_text(const emp_type_t* type, const uint64_t* words,
                              char text[EMP_WIDE_INT_CHARS]);
void emp_print_operand(emp_printer_t* printer, const emp_value_t* value);
void emp_print_operands(emp_printer_t* printer, const emp_op_t* op,
                        uint32_t first, uint32_t count);
void emp_print_type(emp_printer_t* printer, const emp_type_t* type);
void emp_print_types(emp_printer_t* printer, const emp_type_t* const* types,
                     size_t count);
// Types of a run of operands, separated by commas.
void emp_print_operand_types(emp_printer_t* printer, const emp_op_t* op,
                             uint32_t first, uint32_t count);
void emp_print_result_types(emp_printer_t* printer, const emp_op_t* op);
// ` -> t` or ` -> (t, u)`, nothing without results.
void emp_print_optional_arrow_results(emp_printer_t* printer,
                                      const emp_op_t* op);
void emp_print_attr(emp_printer_t* printer, const emp_attr_t* attr);
void emp_print_attr_without_type(emp_printer_t* printer,
                                 const emp_attr_t* attr);
// The `<..>` of a dialect attribute, without its name.
void emp_print_attr_params(emp_printer_t* printer, const emp_attr_t* attr);
// ` {a = .., b}` without the named ones; nothing when none is left.
void emp_print_attr_dict(emp_printer_t* printer, const emp_op_t* op,
                         const char* const* elided, size_t elided_count);
void emp_print_attr_dict_with_keyword(emp_printer_t* printer,
                                      const emp_op_t* op,
                                      const char* const* elided,
                                      size_t elided_count);
// ` {` ops ` }`. Entry block arguments and the terminator only if asked.
void emp_print_region(emp_printer_t* printer, const emp_region_t* region,
                      bool with_entry_args, bool with_terminator);
void emp_print_successor(emp_printer_t* printer, const emp_block_t* block);
// An op's name and all behind it, without results and location.
void emp_print_op_body(emp_printer_t* printer, const emp_op_t* op);
void emp_print_region_arg(emp_printer_t* printer, const emp_value_t* arg,
                          const emp_attr_t* attrs);
void emp_print_function_signature(emp_printer_t* printer, const emp_op_t* op);
void emp_print_newline(emp_printer_t* printer);  // and the indentation
// Lines from here on are indented by `levels` more (or fewer, below 0).
void emp_print_indent(emp_printer_t* printer, int levels);
// Names a value before it is printed: %name, made unique with _0, _1.
void emp_printer_name_value(emp_printer_t* printer, const emp_value_t* value,
                            const char* name);

#endif  // EMP_IR_PRINT_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Syntax and verifier hooks of the linalg dialect, named in its rows.
#ifndef EMP_DIALECTS_LINALG_LINALG_SYNTAX_H_
#define EMP_DIALECTS_LINALG_LINALG_SYNTAX_H_

#include "ir/parser.h"
#include "ir/print.h"

bool emp_linalg_parse_named(emp_parser_t* parser);
void emp_linalg_print_named(emp_printer_t* printer, const emp_op_t* op);
bool emp_linalg_parse_generic(emp_parser_t* parser);
void emp_linalg_print_generic(emp_printer_t* printer, const emp_op_t* op);
bool emp_linalg_parse_map(emp_parser_t* parser);
void emp_linalg_print_map(emp_printer_t* printer, const emp_op_t* op);
bool emp_linalg_parse_reduce(emp_parser_t* parser);
void emp_linalg_print_reduce(emp_printer_t* printer, const emp_op_t* op);
bool emp_linalg_parse_transpose(emp_parser_t* parser);
void emp_linalg_print_transpose(emp_printer_t* printer, const emp_op_t* op);
bool emp_linalg_parse_broadcast(emp_parser_t* parser);
void emp_linalg_print_broadcast(emp_printer_t* printer, const emp_op_t* op);

bool emp_linalg_verify_structured(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_linalg_verify_yield(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_linalg_verify_index(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_linalg_verify_softmax(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_linalg_verify_winograd(emp_op_t* op, emp_diag_sink_t* sink);
bool emp_linalg_verify_pack(emp_op_t* op, emp_diag_sink_t* sink);

// -- shared by linalg_syntax.c and linalg_syntax_map.c -----------------------

// ins(..) and outs(..) of a structured op.
typedef struct emp_linalg_lists_s {
  emp_unresolved_list_t inputs, inits;
  emp_type_list_t input_types, init_types;
} emp_linalg_lists_t;

// [ins(%a, %b : t, u)] [outs(%c : v)]
bool emp_linalg_parse_lists(emp_parser_t* parser, emp_linalg_lists_t* out);
// Adds them to the pending op, with operandSegmentSizes if asked.
bool emp_linalg_add_lists(emp_parser_t* parser, const emp_linalg_lists_t* lists,
                          bool with_segments);
// Results of the types of the tensor inits.
void emp_linalg_add_results(emp_parser_t* parser,
                            const emp_linalg_lists_t* lists);
void emp_linalg_print_lists(emp_printer_t* printer, const emp_op_t* op);
// `name = [1, 2]` of a dense i64 array.
bool emp_linalg_parse_dims(emp_parser_t* parser, const char* name);
void emp_linalg_print_dims(emp_printer_t* printer, const emp_op_t* op,
                           const char* name);
// The hidden body of the pending op.
bool emp_linalg_add_body(emp_parser_t* parser, const emp_linalg_lists_t* lists);

// -- older names (linalg_older.c) --------------------------------------------

// Whether the pending op has its kind from an attribute or by default.
bool emp_linalg_has_older_kind(emp_parser_t* parser);
// What the older name of the pending op says, as attributes.
void emp_linalg_add_older_kind(emp_parser_t* parser);
// Changes the default maps of the pending op as its older name says.
void emp_linalg_set_older_maps(emp_parser_t* parser);
void emp_linalg_older_elementwise(emp_op_t* op);
// custom<WinogradFmr>($fmr): fmr(F_4_3); older, m(4) r(3).
bool emp_linalg_parse_fmr(emp_parser_t* parser, emp_custom_arg_t* args,
                          size_t count);
void emp_linalg_print_fmr(emp_printer_t* printer, const emp_op_t* op,
                          const emp_custom_arg_t* args, size_t count);

#endif  // EMP_DIALECTS_LINALG_LINALG_SYNTAX_H_

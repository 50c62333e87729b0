// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From text to a module.
//
// Errors do not cascade: a syntax error ends its op, its results get a poison
// that silences later complaints, and parsing goes on at the next op.
#ifndef EMP_IR_PARSE_H_
#define EMP_IR_PARSE_H_

#include "ir/diag.h"

// A module: the top op (builtin.module, wrapped around the text's ops where it
// does not write one) and the arena in which everything inside lives.
typedef struct emp_module_ir_s {
  emp_context_t* context;
  emp_arena_t arena;
  emp_op_t* op;
} emp_module_ir_t;

// `source.text` must live as long as the context (constants may point into
// it). The module is verified too. False after errors went to the sink;
// *out_module is then NULL.
bool emp_parse_module(emp_context_t* context, const emp_source_t* source,
                      emp_diag_sink_t* sink, emp_module_ir_t** out_module);
// An empty builtin.module.
emp_module_ir_t* emp_module_ir_create(emp_context_t* context);
// A builtin.module that is all that the top op holds becomes the top itself.
void emp_module_ir_unwrap(emp_module_ir_t* module);
void emp_module_ir_destroy(emp_module_ir_t* module);  // NULL is fine

// Pieces of text, for options and tests. The whole text must be the thing.
const emp_type_t* emp_parse_type(emp_context_t* context, emp_str_t text,
                                 emp_diag_sink_t* sink);
const emp_attr_t* emp_parse_attr(emp_context_t* context, emp_str_t text,
                                 emp_diag_sink_t* sink);

// Whether the encoding of a tensor type of these sizes fits them.
bool emp_verify_encoding(const emp_attr_t* encoding, const int64_t* dims,
                         size_t rank, emp_diag_sink_t* sink,
                         const emp_attr_t* loc);

#endif  // EMP_IR_PARSE_H_

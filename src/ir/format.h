// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Assembly formats, compiled: the text of a row's `.format` as a tree of
// directives with indices in place of names and the blanks that the printer
// puts before each already decided. One tree drives parser and printer.
#ifndef EMP_IR_FORMAT_H_
#define EMP_IR_FORMAT_H_

#include "ir/op_spec.h"
#include "ir/parser.h"

typedef enum emp_directive_kind_e {
  EMP_DIRECTIVE_LITERAL,     // text
  EMP_DIRECTIVE_SPACE,       // ` `
  EMP_DIRECTIVE_NEWLINE,     // `\n`
  EMP_DIRECTIVE_OPERAND,     // index
  EMP_DIRECTIVE_OPERANDS,    // all
  EMP_DIRECTIVE_RESULTS,     // all; inside type(..) and functional-type only
  EMP_DIRECTIVE_RESULT,      // index; inside type(..) only
  EMP_DIRECTIVE_ATTR,        // index
  EMP_DIRECTIVE_REGION,      // index
  EMP_DIRECTIVE_REGIONS,     // all
  EMP_DIRECTIVE_SUCCESSOR,   // index
  EMP_DIRECTIVE_SUCCESSORS,  // all
  EMP_DIRECTIVE_TYPE,        // of items[0]
  EMP_DIRECTIVE_FUNCTIONAL_TYPE,  // of items[0], items[1]
  EMP_DIRECTIVE_ATTR_DICT,
  EMP_DIRECTIVE_ATTR_DICT_WITH_KEYWORD,
  EMP_DIRECTIVE_PROP_DICT,
  EMP_DIRECTIVE_OPTIONAL,  // items, otherwise, anchor
  EMP_DIRECTIVE_OILIST,    // items: one GROUP a clause
  EMP_DIRECTIVE_GROUP,     // items, the first a literal
  EMP_DIRECTIVE_CUSTOM,    // custom, items
  EMP_DIRECTIVE_STRING,    // text: a quoted argument of custom
  EMP_DIRECTIVE_PARAMS,    // all parameters of a type or attribute
  EMP_DIRECTIVE_STRUCT,    // the same as `name = value`
} emp_directive_kind_t;

typedef struct emp_directive_s emp_directive_t;
struct emp_directive_s {
  emp_directive_kind_t kind;
  uint32_t index;
  const char* text;  // NUL-terminated
  int token_kind;    // of a literal that is one token of punctuation; or 0
  bool has_space;    // the printer writes a blank first
  bool is_qualified;
  bool is_ref;
  bool is_elided;  // a unit attribute that only anchors its group
  emp_directive_t* items;
  uint32_t count;
  emp_directive_t* otherwise;
  uint32_t otherwise_count;
  int anchor;              // index into items (or otherwise when negated)
  bool is_anchor_negated;  // the anchor is in the else group
  const emp_custom_directive_t* custom;
};

typedef struct emp_format_s {
  const char* error;  // what is wrong with the row (our bug), or NULL
  const char* name;   // of the op, type or attribute
  emp_directive_t* items;
  uint32_t count;
  // Parameters of a type or attribute.
  emp_attr_spec_t* params;
  uint32_t param_count;
  // What attr-dict leaves out, by index: attributes the format names.
  const char* const* bound_attrs;
  uint32_t bound_count;
  bool has_prop_dict;  // attr-dict leaves out all that the row knows
} emp_format_t;

// The row of a dialect type or attribute, as far as its parameters go.
typedef struct emp_params_s {
  const void* key;  // the row
  const char* name;
  const char* params;
  const char* format;
} emp_params_t;

// Of an op; compiled at first use and kept in the spec.
const emp_format_t* emp_format_of_op(emp_context_t* context,
                                     emp_op_spec_t* spec);
// Of a type or attribute; kept in the context.
const emp_format_t* emp_format_of_params(emp_context_t* context,
                                         const emp_params_t* params);
bool emp_format_parse_params(emp_parser_t* parser, const emp_format_t* format,
                             const emp_attr_t** out_params);
void emp_format_print_params(emp_printer_t* printer, const emp_format_t* format,
                             const emp_attr_t* const* values, size_t count);

// A value in the form of its attribute constraint.
bool emp_format_parse_attr(emp_parser_t* parser, const emp_attr_spec_t* spec,
                           const emp_attr_t** out_attr);
// False, without consuming, when it is not there.
bool emp_format_try_attr(emp_parser_t* parser, const emp_attr_spec_t* spec,
                         const emp_attr_t** out_attr, bool* out_found);
void emp_format_print_attr(emp_printer_t* printer, const emp_attr_spec_t* spec,
                           bool is_qualified, const emp_attr_t* attr);

#endif  // EMP_IR_FORMAT_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The parser as custom-syntax hooks see it: MLIR's OpAsmParser in C. Every
// function that returns bool is true when it went well; after false a
// diagnostic was emitted and the hook returns false at once. `try_` functions
// return false, without a diagnostic and without consuming, when the thing is
// not there.
#ifndef EMP_IR_PARSER_H_
#define EMP_IR_PARSER_H_

#include "ir/diag.h"

emp_context_t* emp_parser_context(emp_parser_t* parser);
// Scratch memory that lives until the op is done.
emp_arena_t* emp_parser_scratch(emp_parser_t* parser);
const emp_attr_t* emp_parser_loc(emp_parser_t* parser);  // of the next token
// Emits at the next token (loc NULL) and returns false.
bool emp_parser_error(emp_parser_t* parser, const emp_attr_t* loc,
                      const char* format, ...)
    __attribute__((format(printf, 3, 4)));

// -- tokens -----------------------------------------------------------------

// Punctuation: ( ) [ ] { } < > , : = -> => :: ? * + - ... | "
bool emp_parse_punct(emp_parser_t* parser, const char* text);
bool emp_try_punct(emp_parser_t* parser, const char* text);
bool emp_peek_punct(emp_parser_t* parser, const char* text);
bool emp_parse_keyword(emp_parser_t* parser, const char* keyword);
bool emp_try_keyword(emp_parser_t* parser, const char* keyword);
bool emp_peek_keyword(emp_parser_t* parser, const char* keyword);
bool emp_parse_any_keyword(emp_parser_t* parser, emp_str_t* out_keyword);
bool emp_try_any_keyword(emp_parser_t* parser, emp_str_t* out_keyword);
bool emp_parse_string(emp_parser_t* parser, emp_str_t* out_text);
bool emp_try_string(emp_parser_t* parser, emp_str_t* out_text);
bool emp_parse_int(emp_parser_t* parser, int64_t* out_value);
bool emp_try_int(emp_parser_t* parser, int64_t* out_value);
// `@name` or `@"name"`, without the nested part.
bool emp_parse_symbol_name(emp_parser_t* parser, emp_str_t* out_name);
bool emp_try_symbol_name(emp_parser_t* parser, emp_str_t* out_name);
// `4x?x` dims, up to and not including what follows the last x.
bool emp_parse_dims(emp_parser_t* parser, int64_t* out_dims, size_t capacity,
                    size_t* out_rank);

// -- types, attributes, locations -------------------------------------------

bool emp_parse_a_type(emp_parser_t* parser, const emp_type_t** out_type);
bool emp_try_a_type(emp_parser_t* parser, const emp_type_t** out_type);
// `type` NULL: the attribute tells its own type.
bool emp_parse_an_attr(emp_parser_t* parser, const emp_type_t* type,
                       const emp_attr_t** out_attr);
bool emp_try_an_attr(emp_parser_t* parser, const emp_type_t* type,
                     const emp_attr_t** out_attr);
// The `<..>` of a dialect attribute whose name is not written.
bool emp_parse_attr_params(emp_parser_t* parser, const emp_attr_def_t* def,
                           const emp_attr_t** out_attr);
// `{...}` when present, merged into the pending op.
bool emp_parse_attr_dict(emp_parser_t* parser);
// `attributes {...}` when present.
bool emp_parse_attr_dict_with_keyword(emp_parser_t* parser);
// A type list growing in scratch memory.
typedef struct emp_type_list_s {
  const emp_type_t** items;
  size_t count, capacity;
} emp_type_list_t;
bool emp_parse_type_list(emp_parser_t* parser, emp_type_list_t* list);
// `(a, b) -> c` or `(a, b) -> (c, d)`.
bool emp_parse_function_type(emp_parser_t* parser, emp_type_list_t* inputs,
                             emp_type_list_t* results);
// `-> c`, `-> (c, d)` when present.
bool emp_parse_optional_arrow_types(emp_parser_t* parser,
                                    emp_type_list_t* results);

// -- operands ---------------------------------------------------------------

// `%x` or `%x#1` as written; resolved to a value once its type is known.
typedef struct emp_unresolved_s {
  emp_str_t name;  // with its '%'
  uint32_t number;
  const emp_attr_t* loc;  // NULL: at `at`
  const char* at;         // where it stands in the text
} emp_unresolved_t;
typedef struct emp_unresolved_list_s {
  emp_unresolved_t* items;
  size_t count, capacity;
} emp_unresolved_list_t;

bool emp_parse_operand(emp_parser_t* parser, emp_unresolved_t* out_operand);
bool emp_try_operand(emp_parser_t* parser, emp_unresolved_t* out_operand);
// `%a, %b, ...`, maybe none.
bool emp_parse_operands(emp_parser_t* parser, emp_unresolved_list_t* list);
// Looks the value up (or makes a forward reference) and appends it to the
// pending op's operands.
bool emp_parser_add_operand(emp_parser_t* parser,
                            const emp_unresolved_t* operand,
                            const emp_type_t* type);
bool emp_parser_add_operands(emp_parser_t* parser,
                             const emp_unresolved_list_t* operands,
                             const emp_type_t* const* types, size_t count);
bool emp_parser_resolve(emp_parser_t* parser, const emp_unresolved_t* operand,
                        const emp_type_t* type, emp_value_t** out_value);

// -- the pending op ---------------------------------------------------------

void emp_parser_add_attr(emp_parser_t* parser, const char* name,
                         const emp_attr_t* value);
const emp_attr_t* emp_parser_attr(emp_parser_t* parser, const char* name);
void emp_parser_add_result(emp_parser_t* parser, const emp_type_t* type);
void emp_parser_add_successor(emp_parser_t* parser, emp_block_t* block);
bool emp_parse_successor(emp_parser_t* parser, emp_block_t** out_block);
// Sets operandSegmentSizes.
void emp_parser_set_segments(emp_parser_t* parser, const int32_t* sizes,
                             size_t count);
// Number of names on the left of `=`.
size_t emp_parser_named_result_count(emp_parser_t* parser);
const emp_op_info_t* emp_parser_op_info(emp_parser_t* parser);
// Whether the text calls the pending op by that name, which it had once.
bool emp_parser_is_older(emp_parser_t* parser, const char* older_name);
// The op that a custom form calls `name`, older names among them; or NULL.
const emp_op_info_t* emp_parser_find_op(emp_parser_t* parser, emp_str_t name);
// Where the pending op begins; a trailing loc(..) is not known yet.
const emp_attr_t* emp_parser_op_loc(emp_parser_t* parser);

// -- regions ----------------------------------------------------------------

typedef struct emp_region_arg_s {
  emp_unresolved_t name;
  const emp_type_t* type;
  const emp_attr_t* attrs;  // dictionary, or NULL
  const emp_attr_t* loc;    // or NULL
  emp_str_t deferred_loc;   // alias of its location that is defined later
} emp_region_arg_t;
typedef struct emp_region_arg_list_s {
  emp_region_arg_t* items;
  size_t count, capacity;
} emp_region_arg_list_t;

// `%x: type {attrs} loc(..)`; the type only with `with_types`.
bool emp_parse_region_arg(emp_parser_t* parser, bool with_type,
                          emp_region_arg_t* out_arg);
// `(%a: t, %b: t)`.
bool emp_parse_region_arg_list(emp_parser_t* parser,
                               emp_region_arg_list_t* list);
// `{ ... }` into a new region of the pending op, whose entry block has `args`
// (NULL, 0: none, or as written with ^bb0(...)). An implicit terminator is
// added as the op's row says.
bool emp_parse_region(emp_parser_t* parser, const emp_region_arg_t* args,
                      size_t arg_count);
bool emp_try_region(emp_parser_t* parser, const emp_region_arg_t* args,
                    size_t arg_count);
// Adds an empty region; *out may be filled by the hook with a builder.
emp_region_t* emp_parser_add_region(emp_parser_t* parser);
// emp_parse_region into a region that emp_parser_add_region gave, where the
// text's order of regions is not the op's.
bool emp_parse_region_into(emp_parser_t* parser, emp_region_t* region,
                           const emp_region_arg_t* args, size_t arg_count);
emp_arena_t* emp_parser_module_arena(emp_parser_t* parser);

// `(%a: t {attrs}, ...) -> (t {attrs}, ...)` of func.func and its kind; names
// optional for declarations. Result attributes land in `res_attrs`.
bool emp_parse_function_signature(emp_parser_t* parser,
                                  emp_region_arg_list_t* args,
                                  emp_type_list_t* results,
                                  const emp_attr_t** out_result_attrs,
                                  bool* out_is_variadic);

// -- custom directives ------------------------------------------------------

// custom<Name>(...) of a format calls these; each dialect
// registers a table of them. `args` describes each
// parameter in order.
typedef struct emp_custom_arg_s {
  enum {
    EMP_CUSTOM_OPERAND,    // operands: where parsed operands go
    EMP_CUSTOM_TYPE,       // types
    EMP_CUSTOM_ATTR,       // attr, attr_name
    EMP_CUSTOM_REGION,     // region (made by the directive)
    EMP_CUSTOM_SUCCESSOR,  // successors
    EMP_CUSTOM_LITERAL,    // text: a quoted string of the format
    EMP_CUSTOM_ATTR_DICT,
  } kind;
  emp_unresolved_list_t* operands;
  emp_type_list_t* types;
  const char* attr_name;
  emp_str_t text;
  bool is_ref;
  // Printing.
  emp_value_t* const* values;
  const emp_type_t* const* value_types;
  size_t value_count;
  const emp_attr_t* attr;
  emp_region_t* region;
} emp_custom_arg_t;

struct emp_custom_directive_s {
  const char* name;
  bool (*parse)(emp_parser_t* parser, emp_custom_arg_t* args, size_t count);
  void (*print)(emp_printer_t* printer, const emp_op_t* op,
                const emp_custom_arg_t* args, size_t count);
};

#endif  // EMP_IR_PARSER_H_

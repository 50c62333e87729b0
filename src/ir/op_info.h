// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a dialect says about its ops, types, attributes and enums: rows of
// `<dialect>.def`, read here, by the parser, printer, verifier and gendocs.
//
// Columns of an op row (all text; see MLIR's ODS for the meaning of the words)
//   .operands   "lhs: FloatLike, rhs: FloatLike"
//               "inputs: Variadic<AnyType>, init: Optional<Index>"
//   .results    "result: same(lhs)"        the type of operand lhs
//               "result: typeof(value)"    the type of attribute `value`
//               "result: i1like(lhs)"      i1 in the shape of lhs
//               "result: elementof(lhs)"   the element type of lhs
//               "result: Index"            any constraint; one that allows one
//                                          type only is inferred from it
//               Forms other than a plain constraint may carry one after them:
//               "result: same(lhs) FloatLike".
//   .attrs      "value: TypedAttr, fastmath: arith.FastMathFlags = none,
//                sym_visibility: Optional<StrAttr>, inbounds: UnitAttr"
//               A default is in the attribute's own syntax; an attribute equal
//               to its default is left out in custom form and kept in
//               `<{...}>` only if it was given. UnitAttr is always optional.
//   .regions    "body: SizedRegion<1>, cases: VariadicRegion<AnyRegion>"
//   .successors "dest: AnySuccessor, targets: VariadicSuccessor"
//   .format     MLIR's declarative assembly format, without the quotes around
//               it: literals in backquotes, $operand, $attr, $region,
//               type($x), attr-dict, attr-dict-with-keyword, prop-dict,
//               functional-type(a, b), functional-type(operands, results),
//               qualified(..), regions, successors, operands, results,
//               optional groups (..)? and (..) : (..)? with anchor ^,
//               oilist(...), ref($x), custom<Name>($a, type($b), ..).
//               NULL: generic form only, unless .parse and .print are there.
// Constraints are names of ir/type_constraints.def, of a dialect's own
// `constraints`, or the name of a type row ("hal.buffer_view"); alternatives
// are written A | B. Attribute constraints are names of
// ir/attr_constraints.def, or of an enum or attribute row
// ("arith.FastMathFlags", "hal.device.promise").
#ifndef EMP_IR_OP_INFO_H_
#define EMP_IR_OP_INFO_H_

#include "base/arena.h"
#include "ir/attr.h"

typedef struct emp_op_s emp_op_t;
typedef struct emp_value_s emp_value_t;
typedef struct emp_region_s emp_region_t;
typedef struct emp_block_s emp_block_t;
typedef struct emp_parser_s emp_parser_t;
typedef struct emp_printer_s emp_printer_t;
typedef struct emp_rewriter_s emp_rewriter_t;
typedef struct emp_diag_sink_s emp_diag_sink_t;
typedef struct emp_op_info_s emp_op_info_t;
typedef struct emp_dialect_s emp_dialect_t;

// Traits of an op; MLIR's names in upper case.
typedef enum emp_trait_e {
  PURE = 1 << 0,  // no side effects, always speculatable
  COMMUTATIVE = 1 << 1,
  ELEMENTWISE = 1 << 2,  // Elementwise, Vectorizable, Tensorizable
  TERMINATOR = 1 << 3,
  RETURN_LIKE = 1 << 4,    // terminator whose operands leave the region
  CONSTANT_LIKE = 1 << 5,  // one result, its value in `value(s)`
  ISOLATED_FROM_ABOVE = 1 << 6,
  SYMBOL = 1 << 7,  // has sym_name
  SYMBOL_TABLE = 1 << 8,
  SINGLE_BLOCK = 1 << 9,  // each region has at most one block
  NO_TERMINATOR = 1 << 10,
  IMPLICIT_TERMINATOR = 1 << 11,  // .terminator is added when left out
  GRAPH_REGION = 1 << 12,         // no dominance inside
  SAME_TYPES = 1 << 13,           // operands and results all of one type
  SAME_SHAPES = 1 << 14,          // SameOperandsAndResultShape
  SAME_ELEMENT_TYPES = 1 << 15,
  ATTR_SIZED_OPERANDS = 1 << 16,  // operandSegmentSizes
  ATTR_SIZED_RESULTS = 1 << 17,   // resultSegmentSizes
  DESTINATION_STYLE = 1 << 18,    // operands `outputs` (or outs) are inits
  REGION_BRANCH = 1 << 19,        // control enters and leaves its regions
  RECURSIVE_EFFECTS = 1 << 20,    // effects are those of the ops inside
  READS_MEMORY = 1 << 21,
  WRITES_MEMORY = 1 << 22,
  ALLOCATES = 1 << 23,
  FREES = 1 << 24,
  CALL_LIKE = 1 << 25,      // attribute `callee`
  FUNCTION_LIKE = 1 << 26,  // sym_name, function_type, arg_attrs, res_attrs
  AFFINE_SCOPE = 1 << 27,
  BRANCH_LIKE = 1 << 28,  // successors with operands: .successor_operands
  IDEMPOTENT = 1 << 29,
  SHAPE_ONLY = 1 << 30,  // reads types only, never the data
} emp_trait_t;

// What an op folds to. `attr` is a constant of the result's type, `value` an
// existing value; both NULL: no fold.
typedef struct emp_fold_result_s {
  const emp_attr_t* attr;
  emp_value_t* value;
} emp_fold_result_t;

// `operands[i]` is the constant value of operand i, or NULL. Fills one result
// per result of the op and returns true when all of them fold.
typedef bool (*emp_fold_fn_t)(emp_op_t* op, const emp_attr_t* const* operands,
                              emp_fold_result_t* out_results);
// Diagnoses and returns false. Runs after the checks that the row implies.
typedef bool (*emp_verify_fn_t)(emp_op_t* op, emp_diag_sink_t* sink);
// Rewrites the op and returns true, or leaves everything as it is.
typedef bool (*emp_canonicalize_fn_t)(emp_op_t* op, emp_rewriter_t* rewriter);
// Custom syntax where .format cannot say it: parses after the op's name into
// the parser's pending op (ir/parser.h), prints after the name.
typedef bool (*emp_parse_fn_t)(emp_parser_t* parser);
typedef void (*emp_print_fn_t)(emp_printer_t* printer, const emp_op_t* op);
// Result types from operands, attributes and regions; used by the parser
// when the format has no type for a result, and by builders. `out_types` has
// room for the row's fixed results.
typedef bool (*emp_infer_fn_t)(emp_context_t* context,
                               emp_value_t* const* operands,
                               size_t operand_count, const emp_attr_t* attrs,
                               const emp_type_t** out_types);
// First operand and number of operands handed to successor `i`. They come in
// as those of successor `i` - 1 (`i` 0: anything), so that a walk over the many
// successors of a switch does not add up from the first one each time.
// emp_op_successor_operands asks for one of them.
typedef void (*emp_successor_operands_fn_t)(const emp_op_t* op, uint32_t i,
                                            uint32_t* inout_first,
                                            uint32_t* inout_count);

struct emp_op_info_s {
  uint32_t kind;  // EMP_OP_x of dialects/op_kinds.h; 0 for unregistered ops
  const char* name;
  const char* operands;
  const char* results;
  const char* attrs;
  const char* regions;
  const char* successors;
  const char* format;
  const char* terminator;  // of IMPLICIT_TERMINATOR
  const char* parent;      // HasParent: names, separated by blanks; or NULL
  const char* default_dialect;  // OpAsmOpInterface: ops inside its regions may
                                // leave out this prefix, e.g. "func"
  uint32_t traits;
  emp_verify_fn_t verify;
  emp_fold_fn_t fold;
  emp_canonicalize_fn_t canonicalize;
  emp_parse_fn_t parse;
  emp_print_fn_t print;
  emp_infer_fn_t infer;
  emp_successor_operands_fn_t successor_operands;
  // Called once an op is read: changes an older form into today's, with new ops
  // in front of it. The results stay.
  void (*modernize)(emp_op_t* op);
  // Names for results and block arguments when printed (cst, c0, arg0).
  void (*name_results)(emp_printer_t* printer, const emp_op_t* op);
  const char* doc;
  const char* example;  // one line of custom syntax, for the docs
};

// -- dialect types and attributes -------------------------------------------

// Parameters are written inside `<...>` after the name in the given format:
//   .params "lifetime: StringKeyword" / "type: Type" / "target: SymbolRef"
//   .format  like an op's, over the parameters only; NULL with parameters
//            means `<` params `>` separated by commas; a row without
//            parameters prints its bare name.
//   .parse   reads from the `<` on, `<` and `>` included; .print writes them.
struct emp_type_def_s {
  const char* name;  // "stream.resource"
  const char* params;
  const char* format;
  bool (*parse)(emp_parser_t* parser, const emp_attr_t** out_params,
                size_t capacity, size_t* out_count);
  void (*print)(emp_printer_t* printer, const emp_type_t* type);
  bool (*verify)(const emp_type_t* type, emp_diag_sink_t* sink,
                 const emp_attr_t* loc);
  const char* doc;
};

struct emp_attr_def_s {
  const char* name;  // "hal.device.promise"
  bool is_bare;      // written `#dialect<mnemonic..>`: its body has no angles
  const char* params;
  const char* format;
  bool (*parse)(emp_parser_t* parser, const emp_attr_t** out_params,
                size_t capacity, size_t* out_count);
  void (*print)(emp_printer_t* printer, const emp_attr_t* attr);
  // As the encoding of a tensor type of these sizes; NULL: fits any.
  bool (*verify_encoding)(const emp_attr_t* attr, const int64_t* dims,
                          size_t rank, emp_diag_sink_t* sink,
                          const emp_attr_t* loc);
  // May be the layout of a memref type.
  bool is_layout;
  // Printed as `#<alias>`, defined once above the module: "pipeline_layout".
  // NULL: printed in place. With .alias_suffix its text follows, what is no
  // letter or digit made an underscore: #device_target_local.
  const char* alias;
  emp_str_t (*alias_suffix)(const emp_attr_t* attr, emp_arena_t* arena);
  // Names of the parameters where older files have a dictionary instead,
  // separated by blanks; `name[]` is a list of i64, others are an i64.
  const char* fields;
  const char* doc;
};

// An enum of keywords. In attributes it is either a plain integer of `storage`
// bits (arith.cmpi: 2 : i64) or, with storage 0, an attribute of its dialect
// (#arith.fastmath<contract>; when bare, #stablehlo<precision HIGH>, which a
// format prints as ` HIGH`).
typedef struct emp_enum_case_s {
  const char* keyword;
  int64_t value;
} emp_enum_case_t;

struct emp_enum_def_s {
  const char* name;       // constraint name: "arith.CmpIPredicate"
  const char* mnemonic;   // of #dialect.mnemonic<..>: "arith.fastmath"
  uint32_t storage;       // bits of the integer form; 0: attribute form
  bool is_bare;           // its attribute has no angles of its own
  bool is_bit_set;        // cases are bits; printed with `separator` between
  const char* separator;  // "," or "|"
  const emp_enum_case_t* cases;
  uint32_t case_count;
  // Words of older files, read but not printed.
  const emp_enum_case_t* older_cases;
  uint32_t older_case_count;
};

// A named predicate over types, for operands and results.
typedef struct emp_type_constraint_s {
  const char* name;         // "FloatLike"
  const char* description;  // for messages: "floating-point-like"
  bool (*allows)(const emp_type_t* type);
  // The one type that it allows, when there is just one; or NULL.
  const emp_type_t* (*build)(emp_context_t* context);
} emp_type_constraint_t;

typedef struct emp_custom_directive_s emp_custom_directive_t;  // ir/parser.h

// -- a dialect --------------------------------------------------------------

struct emp_dialect_s {
  const char* name;
  const emp_op_info_t* ops;
  size_t op_count;
  const emp_type_def_t* types;
  size_t type_count;
  const emp_attr_def_t* attrs;
  size_t attr_count;
  const emp_enum_def_t* const* enums;
  size_t enum_count;
  const emp_type_constraint_t* constraints;
  size_t constraint_count;
  // custom<Name>(..) of the formats.
  const emp_custom_directive_t* directives;
  size_t directive_count;
  // Makes an op of this dialect that yields `value` (arith.constant, ...), at
  // the rewriter's insertion point; NULL when it cannot.
  emp_op_t* (*materialize_constant)(emp_rewriter_t* rewriter,
                                    const emp_attr_t* value,
                                    const emp_type_t* type,
                                    const emp_attr_t* loc);
  // Discardable attributes (`hal.x = ..` on any op): diagnoses bad ones.
  bool (*verify_attr)(emp_op_t* op, const emp_named_attr_t* attr,
                      emp_diag_sink_t* sink);
  // The same of an argument or result of a function: `of` names it ("argument
  // 0"), `type` is its type.
  bool (*verify_value_attr)(emp_op_t* function, const char* of,
                            const emp_type_t* type,
                            const emp_named_attr_t* attr,
                            emp_diag_sink_t* sink);
  const char* doc;
};

#endif  // EMP_IR_OP_INFO_H_

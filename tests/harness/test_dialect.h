// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A dialect for the tests of the text side: one op for each thing that an
// assembly format can say, a type and attributes with parameters, hooks.
#ifndef EMP_TESTS_TEST_DIALECT_H_
#define EMP_TESTS_TEST_DIALECT_H_

#include "base/array.h"
#include "dialects/op_kinds.h"
#include "harness/ir_text.h"
#include "ir/parser.h"

enum {
  TEST_OP_basic = EMP_OP_COUNT + 1000,
  TEST_OP_variadic,
  TEST_OP_optional,
  TEST_OP_attrs,
  TEST_OP_unit,
  TEST_OP_other,
  TEST_OP_all,
  TEST_OP_regions,
  TEST_OP_branch,
  TEST_OP_oilist,
  TEST_OP_custom,
  TEST_OP_spaces,
  TEST_OP_hook,
  TEST_OP_prop,
  TEST_OP_end,
  TEST_OP_wrong,
};

static const emp_enum_case_t test_color_cases[] = {
    {"red", 0}, {"green", 1}, {"blue", 2}};
static const emp_enum_def_t test_color = {.name = "tst.Color",
                                          .mnemonic = "tst.color",
                                          .storage = 32,
                                          .cases = test_color_cases,
                                          .case_count = 3};
static const emp_enum_case_t test_bits_cases[] = {
    {"none", 0}, {"a", 1}, {"b", 2}, {"c", 4}};
static const emp_enum_def_t test_bits = {.name = "tst.Bits",
                                         .mnemonic = "tst.bits",
                                         .is_bit_set = true,
                                         .separator = "|",
                                         .cases = test_bits_cases,
                                         .case_count = 4};
static const emp_enum_def_t* const test_enums[] = {&test_color, &test_bits};

// custom<Pair>($a, $b): `%a and %b`.
static bool test_parse_pair(emp_parser_t* parser, emp_custom_arg_t* args,
                            size_t count) {
  for (size_t i = 0; i < count; ++i) {
    emp_unresolved_t operand;
    if (i && !emp_parse_keyword(parser, "and")) return false;
    if (!emp_parse_operand(parser, &operand)) return false;
    emp_array_push(emp_parser_scratch(parser), args[i].operands, operand);
  }
  return true;
}
static void test_print_pair(emp_printer_t* printer, const emp_op_t* op,
                            const emp_custom_arg_t* args, size_t count) {
  (void)op;
  for (size_t i = 0; i < count; ++i) {
    if (i) emp_print_text(printer, " and ");
    emp_print_operand(printer, args[i].values[0]);
  }
}
static const emp_custom_directive_t test_directives[] = {
    {"Pair", test_parse_pair, test_print_pair}};

// `tst.hook @name "text" 7 [4x?xf32] {region}`
static bool test_parse_hook(emp_parser_t* parser) {
  emp_str_t name;
  emp_str_t text;
  int64_t number = 0;
  int64_t dims[4];
  size_t rank = 0;
  const emp_type_t* element = NULL;
  if (!emp_parse_symbol_name(parser, &name) ||
      !emp_parse_string(parser, &text) || !emp_parse_int(parser, &number) ||
      !emp_parse_punct(parser, "[") ||
      !emp_parse_dims(parser, dims, 4, &rank) ||
      !emp_parse_a_type(parser, &element) || !emp_parse_punct(parser, "]")) {
    return false;
  }
  emp_context_t* context = emp_parser_context(parser);
  emp_parser_add_attr(parser, "name", emp_attr_string(context, name));
  emp_parser_add_attr(parser, "text", emp_attr_string(context, text));
  emp_parser_add_attr(parser, "number", emp_attr_i64(context, number));
  emp_parser_add_result(parser, emp_type_tensor(dims, rank, element, NULL));
  return emp_parse_attr_dict(parser) && emp_parse_region(parser, NULL, 0);
}
static void test_print_hook(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const elided[] = {"name", "text", "number"};
  const emp_type_t* type = op->results[0].type;
  emp_print_text(printer, " ");
  emp_print_symbol(printer, emp_op_str_attr(op, "name"));
  emp_print_text(printer, " ");
  emp_print_quoted(printer, emp_op_str_attr(op, "text"));
  emp_printf(printer, " %d [", (int)emp_op_int_attr(op, "number", 0));
  for (uint32_t i = 0; i < type->rank; ++i) {
    if (type->dims[i] == EMP_DIM_DYNAMIC) {
      emp_print_text(printer, "?x");
    } else {
      emp_printf(printer, "%dx", (int)type->dims[i]);
    }
  }
  emp_print_type(printer, type->element);
  emp_print_text(printer, "]");
  emp_print_attr_dict(printer, op, elided, 3);
  emp_print_region(printer, &op->regions[0], true, true);
}

static const emp_op_info_t test_ops[] = {
    {.kind = TEST_OP_basic,
     .name = "tst.basic",
     .operands = "lhs: AnyType, rhs: AnyType",
     .results = "result: same(lhs)",
     .format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs)"},
    {.kind = TEST_OP_variadic,
     .name = "tst.variadic",
     .operands = "first: Variadic<AnyType>, second: Variadic<AnyType>",
     .results = "outs: Variadic<AnyType>",
     .traits = ATTR_SIZED_OPERANDS,
     .format = "`(` $first `)` `[` $second `]` attr-dict `:` "
               "functional-type($first, $outs) (`also` type($second)^)?"},
    {.kind = TEST_OP_optional,
     .name = "tst.optional",
     .operands = "a: AnyType, b: Optional<AnyType>",
     .format = "$a (`with` $b^ `:` type($b)) : (`alone`)? attr-dict `:` "
               "type($a)"},
    {.kind = TEST_OP_attrs,
     .name = "tst.attrs",
     .attrs = "i: I32Attr, s: StrAttr, f: FlatSymbolRefAttr, t: TypeAttr, "
              "color: tst.Color, bits: tst.Bits, arr: DenseI64ArrayAttr, any: "
              "AnyAttr, point: tst.point",
     .format = "$i $s $f $t $color $bits $arr $any $point qualified($point) "
               "attr-dict"},
    {.kind = TEST_OP_unit,
     .name = "tst.unit",
     .attrs = "fast: UnitAttr, n: I64Attr = 3 : i64",
     .format = "(`fast` $fast^)? (`n` `=` $n^)? attr-dict"},
    {.kind = TEST_OP_other,
     .name = "tst.other",
     .attrs = "sym_name: Optional<SymbolNameAttr>, c: Optional<tst.Color>",
     .format = "($sym_name^)? ($c^)? attr-dict-with-keyword"},
    {.kind = TEST_OP_all,
     .name = "tst.all",
     .operands = "ins: Variadic<AnyType>",
     .results = "outs: Variadic<AnyType>",
     .format = "operands attr-dict `:` functional-type(operands, results)"},
    {.kind = TEST_OP_regions,
     .name = "tst.regions",
     .regions = "body: AnyRegion, more: VariadicRegion<AnyRegion>",
     .traits = SINGLE_BLOCK | IMPLICIT_TERMINATOR,
     .terminator = "tst.end",
     .format = "$body `then` $more attr-dict"},
    {.kind = TEST_OP_branch,
     .name = "tst.branch",
     .successors = "dest: AnySuccessor, rest: VariadicSuccessor",
     .traits = TERMINATOR,
     .format = "$dest `or` `[` $rest `]` attr-dict"},
    {.kind = TEST_OP_oilist,
     .name = "tst.oilist",
     .operands = "x: Optional<Index>",
     .attrs = "u: UnitAttr, i: Optional<I64Attr>",
     .format = "oilist(`u` $u | `i` `(` $i `)` | `x` $x) attr-dict"},
    {.kind = TEST_OP_custom,
     .name = "tst.custom",
     .operands = "a: AnyType, b: AnyType",
     .format = "custom<Pair>($a, $b) attr-dict `:` type($a) `,` type($b)"},
    {.kind = TEST_OP_spaces,
     .name = "tst.spaces",
     .attrs = "a: I64Attr, b: I64Attr",
     .format = "`<` $a `` `|` `` $b `>` `->` ` ` `x` `\\n` `y` attr-dict"},
    {.kind = TEST_OP_hook,
     .name = "tst.hook",
     .results = "result: AnyRankedTensor",
     .attrs = "name: StrAttr, text: StrAttr, number: I64Attr",
     .regions = "body: AnyRegion",
     .parse = test_parse_hook,
     .print = test_print_hook},
    {.kind = TEST_OP_prop,
     .name = "tst.prop",
     .attrs = "a: I64Attr, b: Optional<I64Attr>",
     .format = "$a prop-dict attr-dict"},
    {.kind = TEST_OP_end,
     .name = "tst.end",
     .traits = TERMINATOR,
     .format = "attr-dict"},
    {.kind = TEST_OP_wrong, .name = "tst.wrong", .format = "$nothing"},
};

static const emp_type_def_t test_types[] = {
    {.name = "tst.plain"},
    {.name = "tst.pair", .params = "first: TypeAttr, second: I64Attr"},
    {.name = "tst.shaped",
     .params = "kind: tst.Color, of: TypeAttr, wide: UnitAttr",
     .format = "`<` $kind `:` $of (`,` `wide` $wide^)? `>`"},
    {.name = "tst.named",
     .params = "x: I64Attr, y: Optional<StrAttr>",
     .format = "`<` struct(params) `>`"},
};
static const emp_attr_def_t test_attrs[] = {
    {.name = "tst.point", .params = "x: I64Attr, y: Optional<I64Attr>"},
};

static const emp_dialect_t test_dialect = {
    .name = "tst",
    .ops = test_ops,
    .op_count = sizeof(test_ops) / sizeof(test_ops[0]),
    .types = test_types,
    .type_count = sizeof(test_types) / sizeof(test_types[0]),
    .attrs = test_attrs,
    .attr_count = 1,
    .enums = test_enums,
    .enum_count = 2,
    .directives = test_directives,
    .directive_count = 1,
};

static inline void emp_test_dialect_init(emp_test_ir_t* ir) {
  emp_test_ir_init(ir);
  emp_context_register(ir->context, &test_dialect);
}

// The ops in the graph region of a module print as they are read.
static inline void emp_test_same(emp_test_ir_t* ir, const char* ops) {
  emp_text_t text = {.arena = &ir->arena};
  emp_text_format(&text, "module {\n%s}\n", ops);
  const char* whole = emp_test_text(&text);
  assert_string_equal(emp_test_print(ir, whole, NULL), whole);
  // And by way of the generic form.
  emp_print_options_t generic = {.generic = true};
  const char* other = emp_test_print(ir, whole, &generic);
  assert_string_equal(emp_test_print(ir, other, NULL), whole);
}

#endif  // EMP_TESTS_TEST_DIALECT_H_

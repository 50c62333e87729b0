// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Syntax of linalg.generic and of the named ops:
//
//   linalg.NAME [kind=..] [indexing_maps = [..]] [{attrs}]
//     ins(%a, %b : t, u) outs(%c : v) [-> v]
//   linalg.generic {indexing_maps = .., iterator_types = ["parallel"]}
//     ins(..) outs(..) [attrs = {..}] { body } [-> v]
//
// Named ops get their body, and default maps, when they are parsed.
#include "dialects/linalg/linalg_syntax.h"

#include "base/array.h"
#include "base/text.h"
#include "dialects/linalg/linalg_table.h"
#include "dialects/op_kinds.h"

// -- shared ------------------------------------------------------------------

static bool parse_list(emp_parser_t* parser, const char* keyword,
                       emp_unresolved_list_t* values, emp_type_list_t* types) {
  if (!emp_try_keyword(parser, keyword)) return true;
  if (!emp_parse_punct(parser, "(")) return false;
  if (emp_try_punct(parser, ")")) return true;
  const emp_attr_t* loc = emp_parser_loc(parser);
  if (!emp_parse_operands(parser, values) || !emp_parse_punct(parser, ":") ||
      !emp_parse_type_list(parser, types) || !emp_parse_punct(parser, ")")) {
    return false;
  }
  if (values->count != types->count) {
    return emp_parser_error(parser, loc, "expected %zu types, found %zu",
                            values->count, types->count);
  }
  return true;
}

bool emp_linalg_parse_lists(emp_parser_t* parser, emp_linalg_lists_t* out) {
  *out = (emp_linalg_lists_t){0};
  return parse_list(parser, "ins", &out->inputs, &out->input_types) &&
         parse_list(parser, "outs", &out->inits, &out->init_types);
}

bool emp_linalg_add_lists(emp_parser_t* parser, const emp_linalg_lists_t* lists,
                          bool with_segments) {
  if (!emp_parser_add_operands(parser, &lists->inputs, lists->input_types.items,
                               lists->input_types.count) ||
      !emp_parser_add_operands(parser, &lists->inits, lists->init_types.items,
                               lists->init_types.count)) {
    return false;
  }
  const int32_t sizes[2] = {(int32_t)lists->inputs.count,
                            (int32_t)lists->inits.count};
  if (with_segments) emp_parser_set_segments(parser, sizes, 2);
  return true;
}

void emp_linalg_add_results(emp_parser_t* parser,
                            const emp_linalg_lists_t* lists) {
  for (size_t i = 0; i < lists->init_types.count; ++i) {
    const emp_type_t* type = lists->init_types.items[i];
    if (emp_type_is_tensor(type)) emp_parser_add_result(parser, type);
  }
}

static void print_list(emp_printer_t* printer, const emp_op_t* op,
                       const char* keyword, uint32_t first, uint32_t count) {
  if (count == 0) return;
  emp_printf(printer, " %s(", keyword);
  emp_print_operands(printer, op, first, count);
  emp_print_text(printer, " : ");
  emp_print_operand_types(printer, op, first, count);
  emp_print_text(printer, ")");
}

void emp_linalg_print_lists(emp_printer_t* printer, const emp_op_t* op) {
  uint32_t inputs = emp_linalg_input_count(op);
  print_list(printer, op, "ins", 0, inputs);
  print_list(printer, op, "outs", inputs, op->operand_count - inputs);
}

bool emp_linalg_parse_dims(emp_parser_t* parser, const char* name) {
  int64_t dims[EMP_LINALG_MAX_LOOPS];
  size_t count = 0;
  if (!emp_parse_keyword(parser, name) || !emp_parse_punct(parser, "=") ||
      !emp_parse_punct(parser, "[")) {
    return false;
  }
  bool more = !emp_try_punct(parser, "]");
  while (more) {
    if (count == EMP_LINALG_MAX_LOOPS) {
      return emp_parser_error(parser, NULL, "expected at most %d dimensions",
                              EMP_LINALG_MAX_LOOPS);
    }
    if (!emp_parse_int(parser, &dims[count++])) return false;
    more = emp_try_punct(parser, ",");
    if (!more && !emp_parse_punct(parser, "]")) return false;
  }
  emp_parser_add_attr(
      parser, name,
      emp_attr_i64_array(emp_parser_context(parser), dims, count));
  return true;
}

void emp_linalg_print_dims(emp_printer_t* printer, const emp_op_t* op,
                           const char* name) {
  const emp_attr_t* dims = emp_op_attr(op, name);
  emp_printf(printer, " %s = [", name);
  for (int64_t i = 0; i < emp_dense_count(dims); ++i) {
    emp_printf(printer, i == 0 ? "%lld" : ", %lld",
               (long long)emp_dense_int(dims, i));
  }
  emp_print_text(printer, "] ");
}

// A builder for ops inside the pending op's regions.
static emp_rewriter_t body_builder(emp_parser_t* parser) {
  emp_rewriter_t rewriter = emp_build_at_end(
      emp_parser_context(parser), emp_parser_module_arena(parser), NULL);
  rewriter.loc = emp_parser_op_loc(parser);
  return rewriter;
}

// The attributes that bodies depend on, of the pending op.
static const emp_attr_t* body_attrs(emp_parser_t* parser) {
  emp_context_t* context = emp_parser_context(parser);
  static const char* const kNames[] = {"cast", "kind"};
  emp_named_attr_t entries[2];
  size_t count = 0;
  for (size_t i = 0; i < 2; ++i) {
    const emp_attr_t* value = emp_parser_attr(parser, kNames[i]);
    if (value == NULL) continue;
    entries[count].name = emp_intern(context, emp_str_from(kNames[i]));
    entries[count++].value = value;
  }
  return emp_attr_dictionary(context, entries, count);
}

bool emp_linalg_add_body(emp_parser_t* parser,
                         const emp_linalg_lists_t* lists) {
  const emp_op_info_t* info = emp_parser_op_info(parser);
  size_t count = lists->inputs.count + lists->inits.count;
  const emp_type_t** types = emp_arena_new_array(emp_parser_scratch(parser),
                                                 const emp_type_t*, count + 1);
  for (size_t i = 0; i < count; ++i) {
    types[i] = i < lists->inputs.count
                   ? lists->input_types.items[i]
                   : lists->init_types.items[i - lists->inputs.count];
  }
  emp_region_t* region = emp_parser_add_region(parser);
  emp_rewriter_t rewriter = body_builder(parser);
  const char* why = NULL;
  if (emp_linalg_build_body(&rewriter, region, info->kind, body_attrs(parser),
                            types, (uint32_t)count, &why)) {
    return true;
  }
  return emp_parser_error(parser, emp_parser_op_loc(parser), "'%s' op wants %s",
                          info->name, why);
}

// -- named ops ---------------------------------------------------------------

static bool has_default_maps(uint32_t kind) {
  return kind == EMP_OP_linalg_matmul || kind == EMP_OP_linalg_batch_matmul ||
         kind == EMP_OP_linalg_batch_reduce_matmul ||
         kind == EMP_OP_linalg_elementwise;
}

// indexing_maps = [..]
static bool try_maps(emp_parser_t* parser) {
  const emp_attr_t* maps;
  if (!emp_try_keyword(parser, "indexing_maps")) return true;
  if (!emp_parse_punct(parser, "=") ||
      !emp_parse_an_attr(parser, NULL, &maps)) {
    return false;
  }
  emp_parser_add_attr(parser, "indexing_maps", maps);
  return true;
}

// kind = #linalg.elementwise_kind<add>
static bool parse_kind(emp_parser_t* parser) {
  const emp_attr_t* kind;
  const emp_attr_t* loc = emp_parser_loc(parser);
  if (!emp_parse_keyword(parser, "kind") || !emp_parse_punct(parser, "=") ||
      !emp_parse_an_attr(parser, NULL, &kind)) {
    return false;
  }
  if (kind->kind != EMP_ATTR_ENUM ||
      !emp_str_is(emp_str_from(kind->enum_def->name),
                  "linalg.ElementwiseKind")) {
    return emp_parser_error(parser, loc,
                            "expected #linalg.elementwise_kind<..>");
  }
  emp_parser_add_attr(parser, "kind", kind);
  return true;
}

static uint32_t rank_of(const emp_type_t* type) {
  return emp_type_is_shaped(type) ? type->rank : 0;
}

static const emp_attr_t* default_maps(emp_context_t* context, uint32_t kind,
                                      uint32_t operand_count,
                                      uint32_t init_rank) {
  static const uint32_t kRanks[8] = {1, 1, 1, 1, 1, 1, 1, 1};
  const emp_linalg_named_t* row = emp_linalg_named(kind);
  uint32_t loops = init_rank;
  if (row != NULL && row->iterators != NULL) {
    loops = (uint32_t)emp_str_from(row->iterators).length;
  }
  return emp_linalg_default_maps(context, row, operand_count, kRanks, loops);
}

// Results as written after `->`; they are those of the tensor inits, which the
// verifier checks.
static bool parse_results(emp_parser_t* parser) {
  emp_type_list_t results = {0};
  if (!emp_parse_optional_arrow_types(parser, &results)) return false;
  for (size_t i = 0; i < results.count; ++i) {
    emp_parser_add_result(parser, results.items[i]);
  }
  return true;
}

// The older linalg.fill(%value, %init) : t, u [-> u], and linalg.copy.
static bool parse_old_fill(emp_parser_t* parser) {
  emp_linalg_lists_t lists = {0};
  emp_unresolved_t value, init;
  const emp_type_t *value_type, *init_type;
  emp_arena_t* scratch = emp_parser_scratch(parser);
  if (!emp_parse_operand(parser, &value) || !emp_parse_punct(parser, ",") ||
      !emp_parse_operand(parser, &init) || !emp_parse_punct(parser, ")") ||
      !emp_parse_attr_dict(parser) || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &value_type) || !emp_parse_punct(parser, ",") ||
      !emp_parse_a_type(parser, &init_type)) {
    return false;
  }
  emp_array_push(scratch, &lists.inputs, value);
  emp_array_push(scratch, &lists.input_types, value_type);
  emp_array_push(scratch, &lists.inits, init);
  emp_array_push(scratch, &lists.init_types, init_type);
  return emp_linalg_add_lists(parser, &lists, true) && parse_results(parser) &&
         emp_linalg_add_body(parser, &lists);
}

bool emp_linalg_parse_named(emp_parser_t* parser) {
  uint32_t kind = emp_parser_op_info(parser)->kind;
  emp_linalg_lists_t lists;
  bool may_be_old = kind == EMP_OP_linalg_fill || kind == EMP_OP_linalg_copy;
  if (may_be_old && emp_try_punct(parser, "(")) {
    return parse_old_fill(parser);
  }
  if (kind == EMP_OP_linalg_elementwise && !emp_linalg_has_older_kind(parser) &&
      !parse_kind(parser)) {
    return false;
  }
  if (!try_maps(parser) || !emp_parse_attr_dict(parser) ||
      !emp_linalg_parse_lists(parser, &lists) || !emp_parse_attr_dict(parser) ||
      !emp_linalg_add_lists(parser, &lists, true) || !parse_results(parser)) {
    return false;
  }
  emp_linalg_add_older_kind(parser);
  if (has_default_maps(kind) && lists.inits.count != 0 &&
      emp_parser_attr(parser, "indexing_maps") == NULL) {
    emp_parser_add_attr(
        parser, "indexing_maps",
        default_maps(emp_parser_context(parser), kind,
                     (uint32_t)(lists.inputs.count + lists.inits.count),
                     rank_of(lists.init_types.items[0])));
    emp_linalg_set_older_maps(parser);
  }
  return emp_linalg_add_body(parser, &lists);
}

static void print_maps(emp_printer_t* printer, const emp_op_t* op) {
  const emp_attr_t* maps = emp_op_attr(op, "indexing_maps");
  uint32_t kind = op->info->kind;
  if (maps == NULL) return;
  if (has_default_maps(kind) &&
      maps == default_maps(op->context, kind, op->operand_count,
                           rank_of(emp_linalg_init(op, 0)->type))) {
    return;
  }
  emp_print_text(printer, " indexing_maps = ");
  emp_print_attr(printer, maps);
}

void emp_linalg_print_named(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"operandSegmentSizes",
                                        "linalg.memoized_indexing_maps",
                                        "indexing_maps", "kind"};
  bool is_elementwise = emp_op_is(op, EMP_OP_linalg_elementwise);
  if (is_elementwise) {
    emp_print_text(printer, " kind=");
    emp_print_attr(printer, emp_op_attr(op, "kind"));
  }
  print_maps(printer, op);
  emp_print_attr_dict(printer, op, kElided, is_elementwise ? 4 : 3);
  emp_linalg_print_lists(printer, op);
  emp_print_optional_arrow_results(printer, op);
}

// -- generic -----------------------------------------------------------------

// ["parallel", ..] to [#linalg.iterator_type<parallel>, ..].
static bool convert_iterators(emp_parser_t* parser, const emp_attr_t* loc) {
  emp_context_t* context = emp_parser_context(parser);
  const emp_attr_t* given = emp_parser_attr(parser, "iterator_types");
  if (given == NULL || given->kind != EMP_ATTR_ARRAY) return true;
  const emp_enum_def_t* def =
      emp_context_enum_def(context, EMP_STR("linalg.IteratorType"));
  const emp_attr_t** items = emp_arena_new_array(
      emp_parser_scratch(parser), const emp_attr_t*, given->count + 1);
  for (uint32_t i = 0; i < given->count; ++i) {
    items[i] = given->items[i];
    if (items[i]->kind != EMP_ATTR_STRING) continue;
    int64_t value = -1;
    for (uint32_t k = 0; k < def->case_count; ++k) {
      if (emp_str_is(items[i]->text, def->cases[k].keyword)) {
        value = def->cases[k].value;
      }
    }
    if (value < 0) {
      return emp_parser_error(
          parser, loc,
          "expected iterator type \"parallel\", \"reduction\" or \"window\", "
          "found \"%.*s\"",
          EMP_STR_ARGS(items[i]->text));
    }
    items[i] = emp_attr_enum(context, def, value);
  }
  emp_parser_add_attr(parser, "iterator_types",
                      emp_attr_array(context, items, given->count));
  return true;
}

bool emp_linalg_parse_generic(emp_parser_t* parser) {
  const emp_attr_t* loc = emp_parser_loc(parser);
  emp_linalg_lists_t lists;
  // The dictionary may be an alias: linalg.generic #trait ins(..).
  const emp_attr_t* trait;
  if (emp_try_an_attr(parser, NULL, &trait)) {
    if (trait->kind != EMP_ATTR_DICTIONARY) {
      return emp_parser_error(parser, loc, "expected a dictionary");
    }
    for (uint32_t i = 0; i < trait->count; ++i) {
      emp_parser_add_attr(parser, trait->entries[i].name.data,
                          trait->entries[i].value);
    }
  }
  if (!convert_iterators(parser, loc) ||
      !emp_linalg_parse_lists(parser, &lists) ||
      !emp_linalg_add_lists(parser, &lists, true)) {
    return false;
  }
  if (emp_try_keyword(parser, "attrs") &&
      (!emp_parse_punct(parser, "=") || !emp_parse_attr_dict(parser))) {
    return false;
  }
  return emp_parse_region(parser, NULL, 0) && parse_results(parser);
}

static const char* const kTrait[] = {"doc", "indexing_maps", "iterator_types",
                                     "library_call"};

static void print_trait(emp_printer_t* printer, const emp_op_t* op) {
  bool is_first = true;
  emp_print_text(printer, " {");
  for (size_t i = 0; i < sizeof(kTrait) / sizeof(kTrait[0]); ++i) {
    const emp_attr_t* value = emp_op_attr(op, kTrait[i]);
    if (value == NULL) continue;
    emp_printf(printer, is_first ? "%s = " : ", %s = ", kTrait[i]);
    is_first = false;
    if (i != 2) {
      emp_print_attr(printer, value);
      continue;
    }
    emp_print_text(printer, "[");
    for (uint32_t k = 0; k < value->count; ++k) {
      static const char* const kNames[] = {"parallel", "reduction", "window"};
      int64_t iterator = value->items[k]->value;
      emp_printf(printer, k == 0 ? "\"%s\"" : ", \"%s\"",
                 kNames[iterator >= 0 && iterator < 3 ? iterator : 0]);
    }
    emp_print_text(printer, "]");
  }
  emp_print_text(printer, "}");
}

void emp_linalg_print_generic(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {
      "doc",          "indexing_maps",       "iterator_types",
      "library_call", "operandSegmentSizes", "linalg.memoized_indexing_maps"};
  print_trait(printer, op);
  emp_linalg_print_lists(printer, op);
  uint32_t shown = 0;
  for (uint32_t i = 0; i < op->attrs->count; ++i) {
    bool is_elided = false;
    for (size_t k = 0; k < 6; ++k) {
      is_elided =
          is_elided || emp_str_is(op->attrs->entries[i].name, kElided[k]);
    }
    shown += !is_elided;
  }
  if (shown != 0) {
    emp_print_text(printer, " attrs = ");
    emp_print_attr_dict(printer, op, kElided, 6);
  }
  emp_print_region(printer, &op->regions[0], true, true);
  emp_print_optional_arrow_results(printer, op);
}

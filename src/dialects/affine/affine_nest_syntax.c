// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Syntax of the affine ops with several maps:
//   affine.parallel (%i, %j) = (max(%a, %b), 0) to (%n, symbol(%m)) step (1, 2)
//       reduce ("addf") -> (f32) { .. }
//   affine.dma_start %src[%i], %dst[%j], %tag[0], %n [, %stride, %per] : ..
//   affine.dma_wait %tag[0], %n : ..
#include <inttypes.h>

#include "base/array.h"
#include "base/text.h"
#include "dialects/affine/affine_syntax.h"
#include "dialects/dynamic_index_list.h"
#include "dialects/op_kinds.h"
#include "ir/op_spec.h"

typedef struct int_list_s {
  int64_t* items;
  size_t count, capacity;
} int_list_t;

// -- parallel ----------------------------------------------------------------

static const emp_attr_t* group_sizes(emp_parser_t* parser,
                                     const int_list_t* groups) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  int32_t* words = emp_arena_new_array(scratch, int32_t, groups->count + 1);
  for (size_t i = 0; i < groups->count; ++i) {
    words[i] = (int32_t)groups->items[i];
  }
  int64_t count = (int64_t)groups->count;
  const emp_type_t* type = emp_type_tensor(
      &count, 1, emp_type_integer(emp_parser_context(parser), 32), NULL);
  emp_dense_data_t data = {.bytes = (const uint8_t*)words,
                           .length = groups->count * sizeof(int32_t)};
  return emp_attr_dense_copy(type, data);
}

// `(%a, max(%b, 4))`: one group of map results a loop.
static bool parse_bounds(emp_parser_t* parser, const char* word,
                         const char* map_name, const char* groups_name) {
  emp_unresolved_list_t dims = {0}, symbols = {0};
  emp_affine_exprs_t results = {0};
  int_list_t groups = {0};
  if (!emp_parse_punct(parser, "(")) return false;
  bool more = !emp_try_punct(parser, ")");
  while (more) {
    size_t before = results.count;
    if (emp_try_keyword(parser, word)) {
      if (!emp_parse_punct(parser, "(")) return false;
      do {
        if (!emp_affine_parse_subscript(parser, &dims, &symbols, &results)) {
          return false;
        }
      } while (emp_try_punct(parser, ","));
      if (!emp_parse_punct(parser, ")")) return false;
    } else if (!emp_affine_parse_subscript(parser, &dims, &symbols, &results)) {
      return false;
    }
    int64_t size = (int64_t)(results.count - before);
    emp_array_push(emp_parser_scratch(parser), &groups, size);
    more = emp_try_punct(parser, ",");
    if (!more && !emp_parse_punct(parser, ")")) return false;
  }
  emp_context_t* context = emp_parser_context(parser);
  const emp_affine_map_t* map =
      emp_affine_map(context, (uint32_t)dims.count, (uint32_t)symbols.count,
                     results.items, results.count);
  emp_parser_add_attr(parser, map_name, emp_attr_affine_map(context, map));
  emp_parser_add_attr(parser, groups_name, group_sizes(parser, &groups));
  return emp_parser_add_indices(parser, &dims) &&
         emp_parser_add_indices(parser, &symbols);
}

static bool parse_steps(emp_parser_t* parser, size_t loop_count) {
  emp_context_t* context = emp_parser_context(parser);
  const emp_attr_t** steps = emp_arena_new_array(
      emp_parser_scratch(parser), const emp_attr_t*, loop_count + 1);
  bool is_given = emp_try_keyword(parser, "step");
  if (is_given && !emp_parse_punct(parser, "(")) return false;
  for (size_t i = 0; i < loop_count; ++i) {
    int64_t step = 1;
    if (is_given && ((i > 0 && !emp_parse_punct(parser, ",")) ||
                     !emp_parse_int(parser, &step))) {
      return false;
    }
    steps[i] = emp_attr_i64(context, step);
  }
  if (is_given && !emp_parse_punct(parser, ")")) return false;
  emp_parser_add_attr(parser, "steps",
                      emp_attr_array(context, steps, loop_count));
  return true;
}

static const emp_enum_def_t* reduction_kinds(emp_context_t* context) {
  return emp_context_enum_def(context, emp_str_from("arith.AtomicRMWKind"));
}

static bool parse_reduction(emp_parser_t* parser, const emp_attr_t** out) {
  emp_context_t* context = emp_parser_context(parser);
  const emp_enum_def_t* kinds = reduction_kinds(context);
  const emp_attr_t* loc = emp_parser_loc(parser);
  emp_str_t text;
  if (!emp_parse_string(parser, &text)) return false;
  int64_t kind = 0;
  if (emp_enum_value(kinds, text, &kind)) {
    *out = emp_attr_i64(context, kind);
    return true;
  }
  return emp_parser_error(parser, loc,
                          "expected a reduction like \"addf\", found \"%.*s\"",
                          EMP_STR_ARGS(text));
}

static bool parse_reductions(emp_parser_t* parser) {
  struct {
    const emp_attr_t** items;
    size_t count, capacity;
  } kinds = {0};
  emp_type_list_t types = {0};
  if (emp_try_keyword(parser, "reduce")) {
    if (!emp_parse_punct(parser, "(")) return false;
    do {
      const emp_attr_t* kind = NULL;
      if (!parse_reduction(parser, &kind)) return false;
      emp_array_push(emp_parser_scratch(parser), &kinds, kind);
    } while (emp_try_punct(parser, ","));
    if (!emp_parse_punct(parser, ")") ||
        !emp_parse_optional_arrow_types(parser, &types)) {
      return false;
    }
  }
  emp_parser_add_attr(
      parser, "reductions",
      emp_attr_array(emp_parser_context(parser), kinds.items, kinds.count));
  for (size_t i = 0; i < types.count; ++i) {
    emp_parser_add_result(parser, types.items[i]);
  }
  return true;
}

bool emp_affine_parse_parallel(emp_parser_t* parser) {
  emp_region_arg_list_t args = {0};
  if (!emp_parse_punct(parser, "(")) return false;
  bool more = !emp_try_punct(parser, ")");
  while (more) {
    emp_region_arg_t arg;
    if (!emp_parse_region_arg(parser, false, &arg)) return false;
    arg.type = emp_type_index(emp_parser_context(parser));
    emp_array_push(emp_parser_scratch(parser), &args, arg);
    more = emp_try_punct(parser, ",");
    if (!more && !emp_parse_punct(parser, ")")) return false;
  }
  return emp_parse_punct(parser, "=") &&
         parse_bounds(parser, "max", "lowerBoundsMap", "lowerBoundsGroups") &&
         emp_parse_keyword(parser, "to") &&
         parse_bounds(parser, "min", "upperBoundsMap", "upperBoundsGroups") &&
         parse_steps(parser, args.count) && parse_reductions(parser) &&
         emp_parse_region(parser, args.items, args.count) &&
         emp_parse_attr_dict(parser);
}

static void print_bounds(emp_printer_t* printer, const emp_op_t* op,
                         const char* word, const char* map_name,
                         const char* groups_name, uint32_t first) {
  const emp_affine_map_t* map = emp_op_attr(op, map_name)->map;
  const emp_attr_t* groups = emp_op_attr(op, groups_name);
  uint32_t at = 0;
  emp_print_text(printer, "(");
  for (int64_t i = 0; i < emp_dense_count(groups); ++i) {
    uint32_t size = (uint32_t)emp_dense_int(groups, i);
    if (i > 0) emp_print_text(printer, ", ");
    if (size != 1) emp_printf(printer, "%s(", word);
    emp_affine_print_subscript_range(printer, map, at, size, op, first);
    if (size != 1) emp_print_text(printer, ")");
    at += size;
  }
  emp_print_text(printer, ")");
}

static void print_steps(emp_printer_t* printer, const emp_attr_t* steps) {
  bool is_plain = true;
  for (uint32_t i = 0; i < steps->count; ++i) {
    is_plain = is_plain && steps->items[i]->value == 1;
  }
  if (is_plain) return;
  emp_print_text(printer, " step (");
  for (uint32_t i = 0; i < steps->count; ++i) {
    emp_printf(printer, "%s%" PRId64, i > 0 ? ", " : "",
               steps->items[i]->value);
  }
  emp_print_text(printer, ")");
}

static void print_reductions(emp_printer_t* printer, const emp_op_t* op) {
  const emp_attr_t* reductions = emp_op_attr(op, "reductions");
  const emp_enum_def_t* kinds = reduction_kinds(reductions->context);
  if (op->result_count == 0) return;
  emp_print_text(printer, " reduce (");
  for (uint32_t i = 0; i < reductions->count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    for (uint32_t k = 0; k < kinds->case_count; ++k) {
      if (kinds->cases[k].value != reductions->items[i]->value) continue;
      emp_print_quoted(printer, emp_str_from(kinds->cases[k].keyword));
    }
  }
  emp_print_text(printer, ") -> (");
  emp_print_result_types(printer, op);
  emp_print_text(printer, ")");
}

void emp_affine_print_parallel(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"lowerBoundsMap", "lowerBoundsGroups",
                                        "upperBoundsMap", "upperBoundsGroups",
                                        "steps",          "reductions"};
  const emp_affine_map_t* lower = emp_op_attr(op, "lowerBoundsMap")->map;
  const emp_block_t* body = emp_op_body(op);
  emp_print_text(printer, " (");
  for (uint32_t i = 0; i < body->arg_count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    emp_print_operand(printer, body->args[i]);
  }
  emp_print_text(printer, ") = ");
  print_bounds(printer, op, "max", "lowerBoundsMap", "lowerBoundsGroups", 0);
  emp_print_text(printer, " to ");
  print_bounds(printer, op, "min", "upperBoundsMap", "upperBoundsGroups",
               lower->dim_count + lower->symbol_count);
  print_steps(printer, emp_op_attr(op, "steps"));
  print_reductions(printer, op);
  emp_print_region(printer, &op->regions[0], false, op->result_count != 0);
  emp_print_attr_dict(printer, op, kElided, 6);
}

// -- dma_start, dma_wait -----------------------------------------------------

// A memref with its subscripts.
typedef struct place_s {
  emp_unresolved_t memref;
  emp_unresolved_list_t dims, symbols;
} place_t;

static const char* const kMaps[] = {"src_map", "dst_map", "tag_map"};

// The maps of a dma_wait are the last of kMaps.
static size_t first_map(uint32_t kind) {
  return kind == EMP_OP_affine_dma_wait ? 2 : 0;
}

static bool parse_place(emp_parser_t* parser, const char* map_name,
                        place_t* out) {
  const emp_affine_map_t* map;
  *out = (place_t){0};
  if (!emp_parse_operand(parser, &out->memref) ||
      !emp_affine_parse_subscripts(parser, &out->dims, &out->symbols, &map) ||
      !emp_parse_punct(parser, ",")) {
    return false;
  }
  emp_parser_add_attr(parser, map_name,
                      emp_attr_affine_map(emp_parser_context(parser), map));
  return true;
}

static bool add_place(emp_parser_t* parser, const place_t* place,
                      const emp_type_t* type) {
  return emp_parser_add_operand(parser, &place->memref, type) &&
         emp_parser_add_indices(parser, &place->dims) &&
         emp_parser_add_indices(parser, &place->symbols);
}

bool emp_affine_parse_dma(emp_parser_t* parser) {
  size_t first = first_map(emp_parser_op_info(parser)->kind);
  place_t places[3];
  emp_unresolved_list_t sizes = {0};
  emp_type_list_t types = {0};
  for (size_t i = first; i < 3; ++i) {
    if (!parse_place(parser, kMaps[i], &places[i])) return false;
  }
  if (!emp_parse_operands(parser, &sizes) || !emp_parse_attr_dict(parser) ||
      !emp_parse_punct(parser, ":")) {
    return false;
  }
  const emp_attr_t* loc = emp_parser_loc(parser);
  if (!emp_parse_type_list(parser, &types)) return false;
  if (types.count != 3 - first) {
    return emp_parser_error(parser, loc, "expected %zu types, found %zu",
                            3 - first, types.count);
  }
  for (size_t i = first; i < 3; ++i) {
    if (!add_place(parser, &places[i], types.items[i - first])) return false;
  }
  return emp_parser_add_indices(parser, &sizes);
}

void emp_affine_print_dma(emp_printer_t* printer, const emp_op_t* op) {
  uint32_t at = 0, place_at[3] = {0};
  emp_print_text(printer, " ");
  for (size_t i = first_map(op->info->kind); i < 3; ++i) {
    const emp_affine_map_t* map = emp_op_attr(op, kMaps[i])->map;
    place_at[i] = at;
    emp_print_operand(printer, emp_op_operand(op, at));
    emp_affine_print_subscripts(printer, map, op, at + 1);
    emp_print_text(printer, ", ");
    at += 1 + map->dim_count + map->symbol_count;
  }
  emp_print_operands(printer, op, at, op->operand_count - at);
  emp_print_attr_dict(printer, op, kMaps, 3);
  for (size_t i = first_map(op->info->kind); i < 3; ++i) {
    emp_print_text(printer, i == first_map(op->info->kind) ? " : " : ", ");
    emp_print_type(printer, emp_op_operand(op, place_at[i])->type);
  }
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Named ops of older files that are cases of one of today's: matmul_unsigned
// and matmul_transpose_a are linalg.matmul with a cast or other maps,
// elemwise_unary and elemwise_binary are linalg.elementwise of the kind that
// `fun` tells. And the tile and filter sizes of Winograd ops, once two numbers.
#include <inttypes.h>

#include "base/assert.h"
#include "base/text.h"
#include "dialects/linalg/linalg_syntax.h"
#include "ir/op_spec.h"

typedef struct older_s {
  const char* name;
  bool is_unsigned;
  int transposed;   // the input whose last two dims are exchanged, or -1
  const char* fun;  // of elementwise ops: the default
} older_t;

static const older_t kOlder[] = {
    {"linalg.matmul_unsigned", true, -1, NULL},
    {"linalg.matmul_transpose_a", false, 0, NULL},
    {"linalg.matmul_transpose_b", false, 1, NULL},
    {"linalg.batch_matmul_transpose_a", false, 0, NULL},
    {"linalg.batch_matmul_transpose_b", false, 1, NULL},
    {"linalg.elemwise_unary", false, -1, "exp"},
    {"linalg.elemwise_binary", false, -1, "add"},
};

static const older_t* find_older(emp_parser_t* parser) {
  for (size_t i = 0; i < EMP_COUNT_OF(kOlder); ++i) {
    if (emp_parser_is_older(parser, kOlder[i].name)) return &kOlder[i];
  }
  return NULL;
}

bool emp_linalg_has_older_kind(emp_parser_t* parser) {
  const older_t* older = find_older(parser);
  return older && older->fun;
}

static void add_enum(emp_parser_t* parser, const char* attr,
                     const char* enum_name, emp_str_t word) {
  emp_context_t* context = emp_parser_context(parser);
  const emp_enum_def_t* def =
      emp_context_enum_def(context, emp_str_from(enum_name));
  int64_t value = 0;
  if (!emp_enum_value(def, word, &value)) return;
  emp_parser_add_attr(parser, attr, emp_attr_enum(context, def, value));
}

void emp_linalg_add_older_kind(emp_parser_t* parser) {
  const older_t* older = find_older(parser);
  if (!older) return;
  if (older->fun) {
    const emp_attr_t* fun = emp_parser_attr(parser, "fun");
    const char* word = fun && fun->kind == EMP_ATTR_ENUM
                           ? emp_enum_keyword(fun->enum_def, fun->value)
                           : older->fun;
    add_enum(parser, "kind", "linalg.ElementwiseKind", emp_str_from(word));
  }
  if (older->is_unsigned) {
    add_enum(parser, "cast", "linalg.TypeFn", EMP_STR("cast_unsigned"));
  }
}

// The map with its last two results exchanged.
static const emp_attr_t* transposed(emp_context_t* context,
                                    const emp_affine_map_t* map) {
  const emp_affine_expr_t* results[4];
  uint32_t count = map->result_count;
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t from = i + 2 < count ? i : 2 * count - 3 - i;
    results[i] = map->results[from];
  }
  return emp_attr_affine_map(
      context, emp_affine_map(context, map->dim_count, 0, results, count));
}

void emp_linalg_set_older_maps(emp_parser_t* parser) {
  const older_t* older = find_older(parser);
  const emp_attr_t* maps = emp_parser_attr(parser, "indexing_maps");
  const emp_attr_t* items[3];
  if (!older || older->transposed < 0 || !maps || maps->count != 3) return;
  for (int i = 0; i < 3; ++i) {
    const emp_affine_map_t* map = maps->items[i]->map;
    items[i] = maps->items[i];
    if (i == older->transposed &&
        (map->result_count == 2 || map->result_count == 3)) {
      items[i] = transposed(emp_parser_context(parser), map);
    }
  }
  emp_parser_add_attr(parser, "indexing_maps",
                      emp_attr_array(emp_parser_context(parser), items, 3));
}

void emp_linalg_older_elementwise(emp_op_t* op) {
  emp_op_remove_attr(op, "fun");
  emp_op_remove_attr(op, "cast");
}

// -- Winograd ----------------------------------------------------------------

static const emp_enum_def_t* fmr_def(emp_context_t* context) {
  return emp_context_enum_def(context, EMP_STR("linalg.WinogradConv2DFmr"));
}

static bool parse_number(emp_parser_t* parser, const char* name,
                         int64_t* out_number) {
  return emp_parse_keyword(parser, name) && emp_parse_punct(parser, "(") &&
         emp_parse_int(parser, out_number) && emp_parse_punct(parser, ")");
}

bool emp_linalg_parse_fmr(emp_parser_t* parser, emp_custom_arg_t* args,
                          size_t count) {
  EMP_ASSERT(count == 1);
  const emp_enum_def_t* def = fmr_def(emp_parser_context(parser));
  const emp_attr_t* loc = emp_parser_loc(parser);
  int64_t m = 0, r = 0, value = 0;
  emp_str_t word;
  if (emp_peek_keyword(parser, "m")) {
    if (!parse_number(parser, "m", &m) || !parse_number(parser, "r", &r)) {
      return false;
    }
    word = emp_arena_format(emp_parser_scratch(parser),
                            "F_%" PRId64 "_%" PRId64, m, r);
  } else {
    if (!emp_parse_keyword(parser, "fmr") || !emp_parse_punct(parser, "(")) {
      return false;
    }
    loc = emp_parser_loc(parser);
    if (!emp_parse_any_keyword(parser, &word) ||
        !emp_parse_punct(parser, ")")) {
      return false;
    }
  }
  if (!emp_enum_value(def, word, &value)) {
    return emp_parser_error(parser, loc,
                            "expected F_2_3, F_4_3 or F_2_5, found %.*s",
                            EMP_STR_ARGS(word));
  }
  emp_parser_add_attr(parser, args[0].attr_name,
                      emp_enum_attr(emp_parser_context(parser), def, value));
  return true;
}

void emp_linalg_print_fmr(emp_printer_t* printer, const emp_op_t* op,
                          const emp_custom_arg_t* args, size_t count) {
  EMP_ASSERT(count == 1);
  const char* word =
      emp_enum_keyword(fmr_def(op->context), args[0].attr->value);
  emp_printf(printer, "fmr(%s)", word ? word : "?");
}

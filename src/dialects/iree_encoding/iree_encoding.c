// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The iree_encoding dialect: syntax of its attributes, verifiers, and the
// rewrites that meet both ops.
#include <inttypes.h>
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "dialects/iree_encoding/encoding.h"
#include "dialects/op_kinds.h"
#include "dialects/op_wants.h"
#include "ir/diag.h"
#include "ir/parser.h"
#include "ir/print.h"
#include "ir/rewrite.h"

typedef struct attr_list_s {
  const emp_attr_t** items;
  size_t count, capacity;
} attr_list_t;

// -- lists with unknown entries: [0, ?, 64] ----------------------------------

static bool parse_sizes(emp_parser_t* parser, const emp_attr_t** out_attr) {
  emp_context_t* context = emp_parser_context(parser);
  attr_list_t list = {0};
  if (!emp_parse_punct(parser, "[")) return false;
  bool more = !emp_try_punct(parser, "]");
  while (more) {
    int64_t size = EMP_DIM_DYNAMIC;
    if (!emp_try_punct(parser, "?") && !emp_parse_int(parser, &size)) {
      return false;
    }
    emp_array_push(emp_parser_scratch(parser), &list,
                   emp_attr_i64(context, size));
    more = emp_try_punct(parser, ",");
    if (!more && !emp_parse_punct(parser, "]")) return false;
  }
  *out_attr = emp_attr_array(context, list.items, list.count);
  return true;
}

static void print_sizes(emp_printer_t* printer, const emp_attr_t* list) {
  emp_print_text(printer, "[");
  for (uint32_t i = 0; i < list->count; ++i) {
    if (i > 0) emp_print_text(printer, ", ");
    if (list->items[i]->value == EMP_DIM_DYNAMIC) {
      emp_print_text(printer, "?");
    } else {
      emp_printf(printer, "%" PRId64, list->items[i]->value);
    }
  }
  emp_print_text(printer, "]");
}

static bool parse_padding(emp_parser_t* parser, const emp_attr_t** out_params,
                          size_t capacity, size_t* out_count) {
  (void)capacity;
  *out_count = 1;
  return emp_parse_punct(parser, "<") && parse_sizes(parser, &out_params[0]) &&
         emp_parse_punct(parser, ">");
}

static void print_padding(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_text(printer, "<");
  print_sizes(printer, attr->items[0]);
  emp_print_text(printer, ">");
}

// -- <>, <[..]>, <layouts = [..]> --------------------------------------------

static bool parse_testing(emp_parser_t* parser, const emp_attr_t** out_params,
                          size_t capacity, size_t* out_count) {
  (void)capacity;
  out_params[0] = NULL;
  *out_count = 1;
  if (!emp_parse_punct(parser, "<")) return false;
  if (emp_try_punct(parser, ">")) return true;
  if (emp_try_keyword(parser, "layouts") && !emp_parse_punct(parser, "=")) {
    return false;
  }
  return emp_parse_an_attr(parser, NULL, &out_params[0]) &&
         emp_parse_punct(parser, ">");
}

static void print_testing(emp_printer_t* printer, const emp_attr_t* attr) {
  emp_print_text(printer, "<");
  if (attr->items[0] != NULL) {
    emp_print_text(printer, "layouts = ");
    emp_print_attr(printer, attr->items[0]);
  }
  emp_print_text(printer, ">");
}

// -- <operand_index = 0, op_type = matmul, ..> -------------------------------

enum {
  kOperandIndex,
  kOpType,
  kRole,  // older: LHS, RHS, RESULT
  kElementTypes,
  kOriginalType,
  kMaps,
  kBroadcastMap,
  kRoundDimsTo,
  kMaxPaddings,
  kIterationSizes,
  kLayouts,
  kParamCount
};

static const char* const param_names[kParamCount] = {
    "operand_index",   "op_type",       "role",
    "element_types",   "original_type", "user_indexing_maps",
    "bcast_map",       "round_dims_to", "max_paddings",
    "iteration_sizes", "layouts"};

static bool parse_keyword_enum(emp_parser_t* parser, const char* name,
                               const emp_attr_t** out_attr) {
  const emp_enum_def_t* def =
      emp_context_enum_def(emp_parser_context(parser), emp_str_from(name));
  emp_str_t word = {0};
  if (!emp_parse_any_keyword(parser, &word)) return false;
  for (uint32_t i = 0; i < def->case_count; ++i) {
    if (!emp_str_is(word, def->cases[i].keyword)) continue;
    *out_attr =
        emp_attr_enum(emp_parser_context(parser), def, def->cases[i].value);
    return true;
  }
  return emp_parser_error(parser, NULL, "'%.*s' is no case of %s",
                          EMP_STR_ARGS(word), name);
}

static bool parse_param(emp_parser_t* parser, const emp_attr_t** params) {
  emp_str_t name = {0};
  size_t i = 0;
  if (!emp_parse_any_keyword(parser, &name)) return false;
  while (i < kParamCount && !emp_str_is(name, param_names[i]))
    ++i;
  if (i == kParamCount) {
    return emp_parser_error(parser, NULL,
                            "'iree_encoding.encoding' has no parameter '%.*s'",
                            EMP_STR_ARGS(name));
  }
  if (!emp_parse_punct(parser, "=")) return false;
  switch (i) {
    case kOpType:
      return parse_keyword_enum(parser, "iree_encoding.OpType", &params[i]);
    case kRole:
      return parse_keyword_enum(parser, "iree_linalg_ext.EncodingRole",
                                &params[i]);
    case kIterationSizes:
      return parse_sizes(parser, &params[i]);
    default:
      return emp_parse_an_attr(parser, NULL, &params[i]);
  }
}

static bool check_params(emp_parser_t* parser, const emp_attr_t** params) {
  const emp_attr_t* index = params[kOperandIndex];
  const emp_attr_t* maps = params[kMaps];
  if (params[kElementTypes] == NULL ||
      (index == NULL) == (params[kRole] == NULL)) {
    return emp_parser_error(parser, NULL,
                            "'iree_encoding.encoding' wants operand_index, "
                            "op_type and element_types");
  }
  if (index != NULL && index->kind != EMP_ATTR_INTEGER) {
    return emp_parser_error(parser, NULL, "operand_index wants an integer");
  }
  if (maps != NULL && maps->kind != EMP_ATTR_ARRAY) {
    return emp_parser_error(parser, NULL,
                            "user_indexing_maps wants an array of maps");
  }
  if (index != NULL && maps != NULL &&
      (index->value < 0 || index->value >= (int64_t)maps->count)) {
    return emp_parser_error(
        parser, NULL,
        "operand_index is to be below %" PRIu32
        ", the number of user_indexing_maps, found %" PRId64,
        maps->count, index->value);
  }
  return true;
}

static bool parse_encoding(emp_parser_t* parser, const emp_attr_t** out_params,
                           size_t capacity, size_t* out_count) {
  (void)capacity;
  for (size_t i = 0; i < kParamCount; ++i)
    out_params[i] = NULL;
  *out_count = kParamCount;
  if (!emp_parse_punct(parser, "<")) return false;
  do {
    if (!parse_param(parser, out_params)) return false;
  } while (emp_try_punct(parser, ","));
  return check_params(parser, out_params) && emp_parse_punct(parser, ">");
}

static void print_enum_keyword(emp_printer_t* printer, const emp_attr_t* attr) {
  const emp_enum_def_t* def = attr->enum_def;
  for (uint32_t i = 0; i < def->case_count; ++i) {
    if (def->cases[i].value == attr->value) {
      emp_print_text(printer, def->cases[i].keyword);
    }
  }
}

static void print_encoding(emp_printer_t* printer, const emp_attr_t* attr) {
  bool is_first = true;
  emp_print_text(printer, "<");
  for (uint32_t i = 0; i < attr->count; ++i) {
    const emp_attr_t* value = attr->items[i];
    if (value == NULL) continue;
    if (!is_first) emp_print_text(printer, ", ");
    is_first = false;
    emp_print_text(printer, param_names[i]);
    emp_print_text(printer, " = ");
    if (i == kIterationSizes) {
      print_sizes(printer, value);
    } else if (i == kOpType || i == kRole) {
      // The second blank is IREE's.
      emp_print_text(printer, i == kOpType ? " " : "");
      print_enum_keyword(printer, value);
    } else {
      emp_print_attr(printer, value);
    }
  }
  emp_print_text(printer, ">");
}

// -- verifiers ---------------------------------------------------------------

// An encoding that says how to lay a tensor out, not any attribute.
static bool is_encoding(const emp_attr_t* attr) {
  if (attr == NULL) return false;
  if (attr->kind == EMP_ATTR_OPAQUE) return true;
  if (attr->kind != EMP_ATTR_DIALECT) return false;
  emp_str_t name = emp_str_from(attr->attr_def->name);
  return emp_str_starts_with(name, EMP_STR("iree_encoding.")) ||
         emp_str_is(name, "iree_linalg_ext.encoding");
}

static bool verify_shapes(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* source = emp_op_operand(op, 0)->type;
  const emp_type_t* result = emp_op_result(op, 0)->type;
  bool fits = source->rank == result->rank;
  for (uint32_t i = 0; i < source->rank && fits; ++i) {
    fits = source->dims[i] == result->dims[i] ||
           source->dims[i] == EMP_DIM_DYNAMIC ||
           result->dims[i] == EMP_DIM_DYNAMIC;
  }
  if (fits && source->element == result->element) return true;
  emp_str_t wanted =
      emp_arena_format(op->arena, "a result of the shape and elements of '%s'",
                       emp_type_text(op->arena, source));
  return emp_diag_op_wants(sink, op->loc, op->info->name, wanted.data,
                           emp_type_text(op->arena, result));
}

static bool verify_sides(emp_op_t* op, emp_diag_sink_t* sink,
                         const emp_type_t* encoded, const emp_type_t* plain,
                         const char* encoded_name, const char* plain_name) {
  bool is_plain = plain->encoding == NULL;
  const emp_type_t* bad = is_plain ? encoded : plain;
  if (is_plain && is_encoding(encoded->encoding)) {
    return verify_shapes(op, sink);
  }
  emp_str_t wanted = emp_arena_format(op->arena, "a %s %s an encoding",
                                      is_plain ? encoded_name : plain_name,
                                      is_plain ? "with" : "without");
  return emp_diag_op_wants(sink, op->loc, op->info->name, wanted.data,
                           emp_type_text(op->arena, bad));
}

// Unknown loop sizes of an encoding that says them.
static uint32_t unknown_size_count(const emp_attr_t* encoding) {
  uint32_t count = 0;
  if (encoding == NULL || encoding->kind != EMP_ATTR_DIALECT ||
      strcmp(encoding->attr_def->name, "iree_encoding.encoding") != 0) {
    return 0;
  }
  const emp_attr_t* sizes = encoding->items[kIterationSizes];
  for (uint32_t i = 0; sizes != NULL && i < sizes->count; ++i) {
    if (sizes->items[i]->value == EMP_DIM_DYNAMIC) ++count;
  }
  return count;
}

bool emp_encoding_verify_dims(emp_op_t* op, emp_diag_sink_t* sink,
                              const emp_type_t* source,
                              const emp_type_t* result, uint32_t count) {
  const emp_attr_t* encoding = result != NULL ? result->encoding : NULL;
  if (encoding == NULL && source != NULL) encoding = source->encoding;
  uint32_t wanted = unknown_size_count(encoding);
  return count == wanted ||
         emp_op_wants_number(op, sink, count,
                             "%" PRIu32
                             " encoding_dims, one for each '?' of the "
                             "encoding's iteration_sizes",
                             wanted);
}

static bool verify_set_encoding(emp_op_t* op, emp_diag_sink_t* sink) {
  return verify_sides(op, sink, emp_op_result(op, 0)->type,
                      emp_op_operand(op, 0)->type, "result", "source");
}

static bool verify_unset_encoding(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* result = emp_op_result(op, 0)->type;
  uint32_t first, count;
  emp_op_operand_group(op, "result_dims", &first, &count);
  if (!verify_sides(op, sink, emp_op_operand(op, 0)->type, result, "source",
                    "result")) {
    return false;
  }
  uint32_t wanted = emp_type_dynamic_dim_count(result);
  // Older files give no sizes.
  if (count == wanted || count == 0) return true;
  emp_str_t want = emp_arena_format(op->arena,
                                    "%" PRIu32
                                    " result sizes, one "
                                    "for each '?'",
                                    wanted);
  emp_str_t found = emp_arena_format(op->arena, "%" PRIu32, count);
  return emp_diag_op_wants(sink, op->loc, op->info->name, want.data,
                           found.data);
}

// -- rewrites ----------------------------------------------------------------

// unset(set(x)) is x where the types agree.
static bool canonicalize_unset(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_op_t* def = emp_value_def(emp_op_operand(op, 0));
  if (def == NULL || !emp_op_is(def, EMP_OP_iree_encoding_set_encoding)) {
    return false;
  }
  emp_value_t* source = emp_op_operand(def, 0);
  if (source->type != op->results[0].type) return false;
  emp_replace_op(rewriter, op, &source, 1);
  return true;
}

// The size that set_encoding was given, seen through casts and destinations.
static bool canonicalize_dim(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_op_t* def = emp_value_def(emp_op_operand(op, 0));
  int64_t index = emp_op_int_attr(op, "index", -1);
  while (def != NULL && emp_op_is(def, EMP_OP_tensor_cast)) {
    def = emp_value_def(emp_op_operand(def, 0));
  }
  if (def == NULL || !emp_op_is(def, EMP_OP_iree_encoding_set_encoding) ||
      index < 0 || index + 1 >= (int64_t)def->operand_count) {
    return false;
  }
  emp_value_t* size = emp_op_operand(def, (uint32_t)index + 1);
  emp_replace_op(rewriter, op, &size, 1);
  return true;
}

#define EMP_DIALECT_DEF "dialects/iree_encoding/iree_encoding.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_iree_encoding_dialect = {
    .name = "iree_encoding",
    EMP_DIALECT_TABLES,
    .doc = "tensor types that say how the tensor will be laid out"};

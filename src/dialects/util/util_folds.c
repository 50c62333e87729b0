// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Folds and rewrites of the util dialect: references, alignment, ranges and
// texts whose parts are known.
#include "dialects/util/util_folds.h"

#include <inttypes.h>

#include "base/array.h"
#include "base/checked.h"
#include "base/text.h"
#include "dialects/op_kinds.h"

typedef struct value_list_s {
  emp_value_t** items;
  size_t count, capacity;
} value_list_t;

// -- references --------------------------------------------------------------

static bool is_null(const emp_value_t* value) {
  const emp_op_t* def = emp_value_def(value);
  return def != NULL && emp_op_is(def, EMP_OP_util_null);
}

static bool fold_comparison(emp_op_t* op, bool value,
                            emp_fold_result_t* out_results) {
  emp_value_t* lhs = emp_op_operand(op, 0);
  emp_value_t* rhs = emp_op_operand(op, 1);
  if (lhs != rhs && !(is_null(lhs) && is_null(rhs))) return false;
  out_results[0].attr = emp_attr_bool(op->context, value);
  return true;
}

bool emp_util_fold_cmp_eq(emp_op_t* op, const emp_attr_t* const* operands,
                          emp_fold_result_t* out_results) {
  (void)operands;
  return fold_comparison(op, true, out_results);
}

bool emp_util_fold_cmp_ne(emp_op_t* op, const emp_attr_t* const* operands,
                          emp_fold_result_t* out_results) {
  (void)operands;
  return fold_comparison(op, false, out_results);
}

// The value behind casts that has the type wanted.
bool emp_util_fold_cast(emp_op_t* op, const emp_attr_t* const* operands,
                        emp_fold_result_t* out_results) {
  const emp_op_t* cast = op;
  (void)operands;
  while (cast != NULL && emp_op_is(cast, EMP_OP_util_cast)) {
    emp_value_t* source = emp_op_operand(cast, 0);
    if (source->type == op->results[0].type) {
      out_results[0].value = source;
      return true;
    }
    cast = emp_value_def(source);
  }
  return false;
}

// A null is a null of the other type.
bool emp_util_simplify_cast(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_type_t* type = op->results[0].type;
  if (!is_null(emp_op_operand(op, 0))) return false;
  emp_set_insertion_before(rewriter, op);
  emp_replace_op_with(
      rewriter, op, emp_build_op(rewriter, EMP_OP_util_null, EMP_TYPES(type)));
  return true;
}

// One of several by a known number, or all alike.
bool emp_util_fold_switch(emp_op_t* op, const emp_attr_t* const* operands,
                          emp_fold_result_t* out_results) {
  emp_value_t* otherwise = emp_op_operand(op, 1);
  const emp_attr_t* index = operands[0];
  bool is_same = true;
  for (uint32_t i = 2; i < op->operand_count; ++i) {
    is_same = is_same && emp_op_operand(op, i) == otherwise;
  }
  if (is_same) {
    out_results[0].value = otherwise;
    return true;
  }
  if (index == NULL || index->kind != EMP_ATTR_INTEGER) return false;
  bool is_inside =
      index->value >= 0 && index->value < (int64_t)op->operand_count - 2;
  out_results[0].value =
      is_inside ? emp_op_operand(op, 2 + (uint32_t)index->value) : otherwise;
  return true;
}

// -- alignment ---------------------------------------------------------------

enum { kMaxDepth = 8 };

static bool is_multiple(const emp_value_t* value,
                        const emp_value_t* alignment) {
  int64_t number = 0, unit = 0;
  if (value == alignment) return true;
  return emp_value_constant_int(value, &number) &&
         emp_value_constant_int(alignment, &unit) && unit > 0 &&
         number % unit == 0;
}

// Alignments are powers of two, so aligning what is aligned keeps it so.
static bool is_aligned(const emp_value_t* value, const emp_value_t* alignment,
                       int depth) {
  const emp_op_t* def = emp_value_def(value);
  int64_t number = 0;
  if (emp_value_constant_int(value, &number)) {
    return is_multiple(value, alignment);
  }
  if (def == NULL || depth == kMaxDepth) return false;
  if (emp_op_is(def, EMP_OP_util_align)) {
    return is_multiple(emp_op_operand(def, 1), alignment) ||
           is_aligned(emp_op_operand(def, 0), alignment, depth + 1);
  }
  if (emp_op_is(def, EMP_OP_arith_addi)) {
    return is_aligned(emp_op_operand(def, 0), alignment, depth + 1) &&
           is_aligned(emp_op_operand(def, 1), alignment, depth + 1);
  }
  if (emp_op_is(def, EMP_OP_arith_muli)) {
    return is_aligned(emp_op_operand(def, 0), alignment, depth + 1) ||
           is_aligned(emp_op_operand(def, 1), alignment, depth + 1);
  }
  return false;
}

bool emp_util_fold_align(emp_op_t* op, const emp_attr_t* const* operands,
                         emp_fold_result_t* out_results) {
  const emp_attr_t* alignment = operands[1];
  const emp_attr_t* value = operands[0];
  uint64_t aligned = 0;
  if (is_aligned(emp_op_operand(op, 0), emp_op_operand(op, 1), 0) ||
      (alignment != NULL && alignment->kind == EMP_ATTR_INTEGER &&
       alignment->value == 1)) {
    out_results[0].value = emp_op_operand(op, 0);
    return true;
  }
  if (alignment == NULL || alignment->kind != EMP_ATTR_INTEGER ||
      value == NULL || value->kind != EMP_ATTR_INTEGER || value->value < 0 ||
      alignment->value <= 0 ||
      !emp_is_power_of_two((uint64_t)alignment->value) ||
      !emp_align_u64((uint64_t)value->value, (uint64_t)alignment->value,
                     &aligned) ||
      aligned > INT64_MAX) {
    return false;
  }
  out_results[0].attr = emp_attr_integer(op->results[0].type, (int64_t)aligned);
  return true;
}

// -- ranges ------------------------------------------------------------------

static uint64_t better(uint64_t a, uint64_t b, bool is_min) {
  return (a < b) == is_min ? a : b;
}

static bool fold_range(emp_op_t* op, const emp_attr_t* const* operands,
                       bool is_min, emp_fold_result_t* out_results) {
  uint64_t best = 0;
  if (op->operand_count == 1) {
    out_results[0].value = emp_op_operand(op, 0);
    return true;
  }
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (operands[i] == NULL || operands[i]->kind != EMP_ATTR_INTEGER) {
      return false;
    }
    uint64_t value = (uint64_t)operands[i]->value;
    best = i == 0 ? value : better(best, value, is_min);
  }
  if (op->operand_count == 0) return false;
  out_results[0].attr = emp_attr_integer(op->results[0].type, (int64_t)best);
  return true;
}

bool emp_util_fold_range_min(emp_op_t* op, const emp_attr_t* const* operands,
                             emp_fold_result_t* out_results) {
  return fold_range(op, operands, true, out_results);
}

bool emp_util_fold_range_max(emp_op_t* op, const emp_attr_t* const* operands,
                             emp_fold_result_t* out_results) {
  return fold_range(op, operands, false, out_results);
}

static bool is_integer_like(const emp_type_t* type) {
  return emp_type_is_index(type) || emp_type_is_any_integer(type);
}

static emp_value_t* build_constant(emp_rewriter_t* rewriter,
                                   const emp_type_t* type, int64_t value) {
  const emp_attr_t* attr = emp_attr_integer(type, value);
  return emp_build_value(rewriter, EMP_OP_arith_constant, EMP_TYPES(type),
                         EMP_ATTRS(EMP_ATTR("value", attr)));
}

static bool contains(const value_list_t* list, const emp_value_t* value) {
  for (size_t i = 0; i < list->count; ++i) {
    if (list->items[i] == value) return true;
  }
  return false;
}

static emp_value_t* build_bound(emp_rewriter_t* rewriter, bool is_min,
                                emp_value_t* a, emp_value_t* b) {
  return emp_build_value(rewriter,
                         is_min ? EMP_OP_arith_minui : EMP_OP_arith_maxui,
                         EMP_VALUES(a, b));
}

// Values once, constants as one at the end; two values are a minui or maxui.
bool emp_util_simplify_range(emp_op_t* op, emp_rewriter_t* rewriter) {
  bool is_min = emp_op_is(op, EMP_OP_util_range_min);
  const emp_type_t* type = op->results[0].type;
  value_list_t values = {0};
  uint64_t best = 0;
  uint32_t constants = 0;
  if (!is_integer_like(type)) return false;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    emp_value_t* value = emp_op_operand(op, i);
    int64_t number = 0;
    if (emp_value_constant_int(value, &number)) {
      best = constants == 0 ? (uint64_t)number
                            : better(best, (uint64_t)number, is_min);
      ++constants;
    } else if (!contains(&values, value)) {
      emp_array_push(op->arena, &values, value);
    }
  }
  emp_set_insertion_before(rewriter, op);
  if (op->operand_count == 2) {
    emp_value_t* value = build_bound(rewriter, is_min, emp_op_operand(op, 0),
                                     emp_op_operand(op, 1));
    emp_replace_op(rewriter, op, &value, 1);
    return true;
  }
  size_t wanted = values.count + (constants > 0);
  if (wanted == op->operand_count || wanted == 0) return false;
  if (constants > 0) {
    emp_value_t* constant = build_constant(rewriter, type, (int64_t)best);
    emp_array_push(op->arena, &values, constant);
  }
  emp_replace_op_with(
      rewriter, op,
      emp_build_op(rewriter, op->info->kind, EMP_TYPES(type),
                   .operands = values.items, .operand_count = values.count));
  return true;
}

typedef struct ranges_s {
  value_list_t offsets, lengths;  // those not known
  bool has_known;
  uint64_t known_min, known_max;
} ranges_t;

static void add_known_range(ranges_t* ranges, uint64_t offset,
                            uint64_t length) {
  uint64_t last = offset + length - 1;
  ranges->known_min =
      ranges->has_known ? better(ranges->known_min, offset, true) : offset;
  ranges->known_max =
      ranges->has_known ? better(ranges->known_max, last, false) : last;
  ranges->has_known = true;
}

static void add_range(emp_op_t* op, ranges_t* ranges, emp_value_t* offset,
                      emp_value_t* length) {
  int64_t start = 0, size = 0;
  if (emp_value_constant_int(offset, &start) &&
      emp_value_constant_int(length, &size)) {
    add_known_range(ranges, (uint64_t)start, (uint64_t)size);
    return;
  }
  for (size_t i = 0; i < ranges->offsets.count; ++i) {
    if (ranges->offsets.items[i] == offset &&
        ranges->lengths.items[i] == length) {
      return;
    }
  }
  emp_array_push(op->arena, &ranges->offsets, offset);
  emp_array_push(op->arena, &ranges->lengths, length);
}

// The last place of a range: offset + length - 1.
static emp_value_t* build_last(emp_rewriter_t* rewriter, emp_value_t* offset,
                               emp_value_t* length) {
  emp_value_t* end =
      emp_build_value(rewriter, EMP_OP_arith_addi, EMP_VALUES(offset, length));
  emp_value_t* one = build_constant(rewriter, offset->type, 1);
  return emp_build_value(rewriter, EMP_OP_arith_subi, EMP_VALUES(end, one));
}

// One or two ranges as arithmetic.
static void build_few(emp_rewriter_t* rewriter, const ranges_t* ranges,
                      emp_value_t** out_bounds) {
  emp_value_t* const* offsets = ranges->offsets.items;
  emp_value_t* const* lengths = ranges->lengths.items;
  out_bounds[0] = offsets[0];
  if (ranges->offsets.count == 1) {
    out_bounds[1] = build_last(rewriter, offsets[0], lengths[0]);
    return;
  }
  out_bounds[0] = build_bound(rewriter, true, offsets[0], offsets[1]);
  emp_value_t* first = build_last(rewriter, offsets[0], lengths[0]);
  emp_value_t* second = build_last(rewriter, offsets[1], lengths[1]);
  out_bounds[1] = build_bound(rewriter, false, first, second);
}

static void build_many(emp_rewriter_t* rewriter, emp_op_t* op,
                       const ranges_t* ranges, emp_value_t** out_bounds) {
  const emp_type_t* type = op->results[0].type;
  value_list_t operands = {0};
  for (size_t i = 0; i < ranges->offsets.count; ++i) {
    emp_array_push(op->arena, &operands, ranges->offsets.items[i]);
  }
  for (size_t i = 0; i < ranges->lengths.count; ++i) {
    emp_array_push(op->arena, &operands, ranges->lengths.items[i]);
  }
  emp_op_t* extents =
      emp_build_op(rewriter, EMP_OP_util_range_extents, EMP_TYPES(type, type),
                   .operands = operands.items, .operand_count = operands.count);
  out_bounds[0] = emp_op_result(extents, 0);
  out_bounds[1] = emp_op_result(extents, 1);
}

// Ranges once, known ones as one; few are arithmetic.
bool emp_util_simplify_extents(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_type_t* type = op->results[0].type;
  uint32_t count = op->operand_count / 2;
  ranges_t ranges = {0};
  emp_value_t* bounds[2] = {0};
  if (!is_integer_like(type) || count == 0) return false;
  for (uint32_t i = 0; i < count; ++i) {
    add_range(op, &ranges, emp_op_operand(op, i),
              emp_op_operand(op, count + i));
  }
  if (ranges.offsets.count == count && count > 2) return false;
  emp_set_insertion_before(rewriter, op);
  if (ranges.offsets.count > 2) {
    build_many(rewriter, op, &ranges, bounds);
  } else if (ranges.offsets.count > 0) {
    build_few(rewriter, &ranges, bounds);
  }
  if (ranges.has_known) {
    emp_value_t* low =
        build_constant(rewriter, type, (int64_t)ranges.known_min);
    emp_value_t* high =
        build_constant(rewriter, type, (int64_t)ranges.known_max);
    bool is_only = ranges.offsets.count == 0;
    bounds[0] = is_only ? low : build_bound(rewriter, true, bounds[0], low);
    bounds[1] = is_only ? high : build_bound(rewriter, false, bounds[1], high);
  }
  emp_replace_op(rewriter, op, bounds, 2);
  return true;
}

// -- texts -------------------------------------------------------------------

bool emp_format_next(emp_str_t format, size_t* inout_at, uint64_t* inout_next,
                     emp_format_piece_t* out_piece, bool* out_is_bad) {
  size_t at = *inout_at, start = at, digits = 0;
  uint64_t number = 0;
  *out_is_bad = false;
  *out_piece = (emp_format_piece_t){0};
  if (at >= format.length) return false;
  char c = format.data[at];
  if (c != '{' && c != '}') {
    while (at < format.length && format.data[at] != '{' &&
           format.data[at] != '}') {
      ++at;
    }
    out_piece->text = (emp_str_t){format.data + start, at - start};
    *inout_at = at;
    return true;
  }
  if (at + 1 < format.length && format.data[at + 1] == c) {
    out_piece->text = (emp_str_t){format.data + at, 1};
    *inout_at = at + 2;
    return true;
  }
  for (++at; c == '{' && at < format.length && format.data[at] != '}';
       ++at, ++digits) {
    if (format.data[at] < '0' || format.data[at] > '9' || digits > 15) break;
    number = number * 10 + (uint64_t)(format.data[at] - '0');
  }
  if (c == '}' || at >= format.length || format.data[at] != '}') {
    *out_is_bad = true;
    return false;
  }
  out_piece->is_argument = true;
  out_piece->number = digits == 0 ? (*inout_next)++ : number;
  *inout_at = at + 1;
  return true;
}

static void build_text(emp_op_t* op, emp_rewriter_t* rewriter, emp_str_t text) {
  const emp_type_t* type = op->results[0].type;
  const emp_attr_t* attr = emp_attr_string(op->context, text);
  emp_replace_op_with(
      rewriter, op,
      emp_build_op(rewriter, EMP_OP_util_buffer_constant, EMP_TYPES(type),
                   EMP_ATTRS(EMP_ATTR("value", attr))));
}

// The text of a value that is known: a number or a buffer of text.
static bool known_text(emp_op_t* op, const emp_value_t* value,
                       emp_str_t* out_text) {
  const emp_op_t* def = emp_value_def(value);
  int64_t number = 0;
  if (emp_value_constant_int(value, &number) && number >= 0) {
    *out_text = emp_arena_format(op->arena, "%" PRId64, number);
    return true;
  }
  if (def == NULL || !emp_op_is(def, EMP_OP_util_buffer_constant)) return false;
  const emp_attr_t* text = emp_op_attr(def, "value");
  if (text->kind != EMP_ATTR_STRING) return false;
  *out_text = text->text;
  return true;
}

bool emp_util_simplify_itoa(emp_op_t* op, emp_rewriter_t* rewriter) {
  emp_str_t text = {0};
  if (!known_text(op, emp_op_operand(op, 0), &text)) return false;
  emp_set_insertion_before(rewriter, op);
  build_text(op, rewriter, text);
  return true;
}

// What is left of a format: its text, plain and with braces doubled, and its
// arguments in order.
typedef struct rest_s {
  emp_text_t plain, format;
  value_list_t args;
} rest_t;

static void append_plain(rest_t* rest, emp_str_t text) {
  emp_text_append(&rest->plain, text);
  for (size_t i = 0; i < text.length; ++i) {
    char c = text.data[i];
    if (c == '{' || c == '}') emp_text_append_char(&rest->format, c);
    emp_text_append_char(&rest->format, c);
  }
}

static bool read_format(emp_op_t* op, rest_t* rest) {
  emp_str_t format = emp_op_str_attr(op, "format"), text = {0};
  emp_format_piece_t piece;
  size_t at = 0;
  uint64_t next = 0;
  bool is_bad = false;
  while (emp_format_next(format, &at, &next, &piece, &is_bad)) {
    if (!piece.is_argument) {
      append_plain(rest, piece.text);
      continue;
    }
    if (piece.number >= op->operand_count) return false;
    emp_value_t* value = emp_op_operand(op, (uint32_t)piece.number);
    if (known_text(op, value, &text)) {
      append_plain(rest, text);
      continue;
    }
    emp_text_append(&rest->format, EMP_STR("{}"));
    emp_array_push(op->arena, &rest->args, value);
  }
  return !is_bad;
}

static bool has_args(const emp_op_t* op, const value_list_t* args) {
  if (op->operand_count != args->count) return false;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (emp_op_operand(op, i) != args->items[i]) return false;
  }
  return true;
}

// Known arguments become text; the others are named in order.
bool emp_util_simplify_format(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_type_t* type = op->results[0].type;
  rest_t rest = {.plain = {.arena = op->arena}, .format = {.arena = op->arena}};
  if (!read_format(op, &rest)) return false;
  emp_str_t format = emp_text_view(&rest.format);
  emp_set_insertion_before(rewriter, op);
  if (rest.args.count == 0) {
    build_text(op, rewriter, emp_text_view(&rest.plain));
    return true;
  }
  emp_value_t* only = rest.args.items[0];
  if (emp_str_is(format, "{}")) {
    if (only->type != type) {
      only = emp_build_value(rewriter, EMP_OP_util_string_itoa, EMP_TYPES(type),
                             EMP_VALUES(only));
    }
    emp_replace_op(rewriter, op, &only, 1);
    return true;
  }
  if (emp_str_equal(format, emp_op_str_attr(op, "format")) &&
      has_args(op, &rest.args)) {
    return false;
  }
  const emp_attr_t* attr = emp_attr_string(op->context, format);
  emp_replace_op_with(
      rewriter, op,
      emp_build_op(rewriter, EMP_OP_util_string_format, EMP_TYPES(type),
                   EMP_ATTRS(EMP_ATTR("format", attr)),
                   .operands = rest.args.items,
                   .operand_count = rest.args.count));
  return true;
}

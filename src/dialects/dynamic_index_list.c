// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Mixed lists of constants and values, parsed, printed and read.
#include "dialects/dynamic_index_list.h"

#include <inttypes.h>

#include "base/array.h"
#include "dialects/op_kinds.h"

typedef struct int_list_s {
  int64_t* items;
  size_t count, capacity;
} int_list_t;

static bool parse_list(emp_parser_t* parser, const char* open,
                       const char* close, emp_unresolved_list_t* values,
                       const emp_attr_t** out_constants) {
  emp_arena_t* scratch = emp_parser_scratch(parser);
  int_list_t constants = {0};
  if (!emp_parse_punct(parser, open)) return false;
  bool more = !emp_try_punct(parser, close);
  while (more) {
    emp_unresolved_t value;
    int64_t constant = EMP_DIM_DYNAMIC;
    if (emp_try_operand(parser, &value)) {
      emp_array_push(scratch, values, value);
    } else if (!emp_parse_int(parser, &constant)) {
      return false;
    }
    emp_array_push(scratch, &constants, constant);
    more = emp_try_punct(parser, ",");
    if (!more && !emp_parse_punct(parser, close)) return false;
  }
  *out_constants = emp_attr_i64_array(emp_parser_context(parser),
                                      constants.items, constants.count);
  return true;
}

bool emp_parse_mixed_indices(emp_parser_t* parser, const char* open,
                             const char* close, emp_unresolved_list_t* values,
                             const char* attr_name, size_t* out_length) {
  const emp_attr_t* constants = NULL;
  if (!parse_list(parser, open, close, values, &constants)) return false;
  emp_parser_add_attr(parser, attr_name, constants);
  if (out_length != NULL) *out_length = (size_t)emp_dense_count(constants);
  return true;
}

// Value `i` of `list`, else of the operands of `op`. An op that was never
// verified may lack some: NULL.
static const emp_value_t* value_at(const emp_custom_arg_t* list,
                                   const emp_op_t* op, uint32_t i) {
  if (list != NULL) return i < list->value_count ? list->values[i] : NULL;
  return i < op->operand_count ? emp_op_operand(op, i) : NULL;
}

// Prints values from `first` on; returns how many.
static uint32_t print_list(emp_printer_t* printer, const char* open,
                           const char* close, const emp_attr_t* constants,
                           const emp_custom_arg_t* list, const emp_op_t* op,
                           uint32_t first) {
  int64_t count = constants != NULL ? emp_dense_count(constants) : 0;
  emp_print_text(printer, open);
  uint32_t next = 0;
  for (int64_t i = 0; i < count; ++i) {
    if (i != 0) emp_print_text(printer, ", ");
    int64_t constant = emp_dense_int(constants, i);
    if (constant != EMP_DIM_DYNAMIC) {
      emp_printf(printer, "%" PRId64, constant);
    } else {
      emp_print_operand(printer, value_at(list, op, first + next));
      ++next;
    }
  }
  emp_print_text(printer, close);
  return next;
}

void emp_print_mixed_indices(emp_printer_t* printer, const char* open,
                             const char* close, const emp_attr_t* constants,
                             const emp_op_t* op, uint32_t first) {
  print_list(printer, open, close, constants, NULL, op, first);
}

bool emp_parse_dynamic_index_list(emp_parser_t* parser, emp_custom_arg_t* args,
                                  size_t count) {
  if (count < 2) return false;
  return emp_parse_mixed_indices(parser, "[", "]", args[0].operands,
                                 args[1].attr_name, NULL);
}

void emp_print_dynamic_index_list(emp_printer_t* printer, const emp_op_t* op,
                                  const emp_custom_arg_t* args, size_t count) {
  (void)count;
  print_list(printer, "[", "]", args[1].attr, &args[0], op, 0);
}

typedef struct attr_list_s {
  const emp_attr_t** items;
  size_t count, capacity;
} attr_list_t;

bool emp_parse_nested_dynamic_index_list(emp_parser_t* parser,
                                         emp_custom_arg_t* args, size_t count) {
  emp_context_t* context = emp_parser_context(parser);
  attr_list_t lists = {0};
  if (count < 2 || !emp_parse_punct(parser, "[")) return false;
  bool more = !emp_try_punct(parser, "]");
  while (more) {
    const emp_attr_t* constants = NULL;
    if (!parse_list(parser, "[", "]", args[0].operands, &constants)) {
      return false;
    }
    emp_array_push(emp_parser_scratch(parser), &lists, constants);
    more = emp_try_punct(parser, ",");
    if (!more && !emp_parse_punct(parser, "]")) return false;
  }
  emp_parser_add_attr(parser, args[1].attr_name,
                      emp_attr_array(context, lists.items, lists.count));
  return true;
}

void emp_print_nested_dynamic_index_list(emp_printer_t* printer,
                                         const emp_op_t* op,
                                         const emp_custom_arg_t* args,
                                         size_t count) {
  const emp_attr_t* lists = args[1].attr;
  uint32_t next = 0;
  (void)count;
  emp_print_text(printer, "[");
  for (uint32_t i = 0; lists != NULL && i < lists->count; ++i) {
    if (i != 0) emp_print_text(printer, ", ");
    next += print_list(printer, "[", "]", lists->items[i], &args[0], op, next);
  }
  emp_print_text(printer, "]");
}

bool emp_op_mixed_indices(const emp_op_t* op, const char* operands,
                          const char* constants, emp_mixed_index_t* out,
                          size_t capacity, size_t* out_count) {
  const emp_attr_t* attr = emp_op_attr(op, constants);
  uint32_t first, value_count;
  *out_count = 0;
  if (attr == NULL ||
      !emp_op_operand_group(op, operands, &first, &value_count)) {
    return false;
  }
  int64_t count = emp_dense_count(attr);
  if (count < 0 || (size_t)count > capacity) return false;
  uint32_t next = 0;
  for (int64_t i = 0; i < count; ++i) {
    int64_t constant = emp_dense_int(attr, i);
    out[i] = (emp_mixed_index_t){NULL, constant};
    if (constant != EMP_DIM_DYNAMIC) continue;
    if (next == value_count) return false;
    emp_value_t* value = emp_op_operand(op, first + next++);
    if (!emp_value_constant_int(value, &out[i].constant)) {
      out[i].value = value;
    }
  }
  *out_count = (size_t)count;
  return next == value_count;
}

bool emp_mixed_index_equal(const emp_mixed_index_t* a,
                           const emp_mixed_index_t* b) {
  if (a->value != NULL || b->value != NULL) return a->value == b->value;
  return a->constant == b->constant;
}

emp_value_t* emp_mixed_index_value(emp_rewriter_t* rewriter,
                                   const emp_mixed_index_t* index) {
  if (index->value != NULL) return index->value;
  const emp_attr_t* value = emp_attr_index(rewriter->context, index->constant);
  return emp_build_value(rewriter, EMP_OP_arith_constant,
                         EMP_TYPES(value->type),
                         EMP_ATTRS(EMP_ATTR("value", value)));
}

bool emp_parser_add_indices(emp_parser_t* parser,
                            const emp_unresolved_list_t* list) {
  const emp_type_t* index = emp_type_index(emp_parser_context(parser));
  for (size_t i = 0; i < list->count; ++i) {
    if (!emp_parser_add_operand(parser, &list->items[i], index)) return false;
  }
  return true;
}

// -- slices ------------------------------------------------------------------

static bool move_constants(const emp_op_t* op, const char* group,
                           const char* name, emp_value_t** operands,
                           uint32_t* inout_count, emp_index_list_t* out) {
  emp_mixed_index_t list[EMP_INDEX_LIST_MAX];
  uint32_t first, before;
  out->value_count = 0;
  if (!emp_op_mixed_indices(op, group, name, list, EMP_INDEX_LIST_MAX,
                            &out->length)) {
    return false;
  }
  emp_op_operand_group(op, group, &first, &before);
  for (size_t i = 0; i < out->length; ++i) {
    bool is_value = list[i].value != NULL;
    out->constants[i] = is_value ? EMP_DIM_DYNAMIC : list[i].constant;
    if (!is_value) continue;
    operands[(*inout_count)++] = list[i].value;
    ++out->value_count;
  }
  return (uint32_t)out->value_count < before;
}

static bool has_negative(const emp_index_list_t* list) {
  for (size_t i = 0; i < list->length; ++i) {
    if (list->constants[i] < 0 && list->constants[i] != EMP_DIM_DYNAMIC) {
      return true;
    }
  }
  return false;
}

bool emp_slice_move_constants(const emp_op_t* op, emp_value_t** operands,
                              uint32_t* inout_count, emp_slice_lists_t* out) {
  bool moved = move_constants(op, "offsets", "static_offsets", operands,
                              inout_count, &out->offsets);
  moved |= move_constants(op, "sizes", "static_sizes", operands, inout_count,
                          &out->sizes);
  moved |= move_constants(op, "strides", "static_strides", operands,
                          inout_count, &out->strides);
  return moved && !has_negative(&out->offsets) && !has_negative(&out->sizes);
}

const emp_attr_t* emp_index_list_attr(emp_context_t* context,
                                      const emp_index_list_t* list) {
  return emp_attr_i64_array(context, list->constants, list->length);
}

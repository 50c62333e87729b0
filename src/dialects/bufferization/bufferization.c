// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The bufferization dialect.
#include <inttypes.h>

#include "base/array.h"
#include "dialects/op_kinds.h"
#include "ir/diag.h"
#include "ir/parser.h"
#include "ir/print.h"

static bool wants(emp_op_t* op, emp_diag_sink_t* sink, const char* wanted,
                  const char* found) {
  return emp_diag_op_wants(sink, op->loc, op->info->name, wanted, found);
}

// -- alloc_tensor(%n) [copy(%t)] [size_hint=%s] {attrs} : type ---------------

static bool parse_alloc_tensor(emp_parser_t* parser) {
  emp_unresolved_list_t sizes = {0};
  emp_unresolved_t copy, hint;
  const emp_type_t* type;
  const emp_type_t* index = emp_type_index(emp_parser_context(parser));
  if (!emp_parse_punct(parser, "(") || !emp_parse_operands(parser, &sizes) ||
      !emp_parse_punct(parser, ")")) {
    return false;
  }
  bool has_copy = emp_try_keyword(parser, "copy");
  if (has_copy &&
      (!emp_parse_punct(parser, "(") || !emp_parse_operand(parser, &copy) ||
       !emp_parse_punct(parser, ")"))) {
    return false;
  }
  bool has_hint = emp_try_keyword(parser, "size_hint");
  if (has_hint &&
      (!emp_parse_punct(parser, "=") || !emp_parse_operand(parser, &hint))) {
    return false;
  }
  if (!emp_parse_attr_dict(parser) || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &type)) {
    return false;
  }
  emp_parser_add_result(parser, type);
  for (size_t i = 0; i < sizes.count; ++i) {
    if (!emp_parser_add_operand(parser, &sizes.items[i], index)) return false;
  }
  if (has_copy && !emp_parser_add_operand(parser, &copy, type)) return false;
  if (has_hint && !emp_parser_add_operand(parser, &hint, index)) return false;
  const int32_t segments[3] = {(int32_t)sizes.count, has_copy, has_hint};
  emp_parser_set_segments(parser, segments, 3);
  return true;
}

static void print_alloc_tensor(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"operandSegmentSizes"};
  uint32_t first, count;
  const emp_value_t* copy = emp_op_named_operand(op, "copy");
  const emp_value_t* hint = emp_op_named_operand(op, "size_hint");
  emp_op_operand_group(op, "dynamic_sizes", &first, &count);
  emp_print_text(printer, "(");
  emp_print_operands(printer, op, first, count);
  emp_print_text(printer, ")");
  if (copy != NULL) {
    emp_print_text(printer, " copy(");
    emp_print_operand(printer, copy);
    emp_print_text(printer, ")");
  }
  if (hint != NULL) {
    emp_print_text(printer, " size_hint=");
    emp_print_operand(printer, hint);
  }
  emp_print_attr_dict(printer, op, kElided, 1);
  emp_print_text(printer, " : ");
  emp_print_type(printer, emp_op_result(op, 0)->type);
}

static bool verify_alloc_tensor(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  const emp_value_t* copy = emp_op_named_operand(op, "copy");
  uint32_t first, count;
  emp_op_operand_group(op, "dynamic_sizes", &first, &count);
  uint32_t wanted = copy != NULL ? 0 : emp_type_dynamic_dim_count(type);
  if (count != wanted) {
    emp_str_t want = emp_arena_format(
        op->arena, "%" PRIu32 " sizes, one a `?` (none with a copy)", wanted);
    emp_str_t found = emp_arena_format(op->arena, "%" PRIu32, count);
    return wants(op, sink, want.data, found.data);
  }
  if (copy == NULL || copy->type == type) return true;
  emp_str_t want = emp_arena_format(op->arena, "a copy of type '%s'",
                                    emp_type_text(op->arena, type));
  return wants(op, sink, want.data, emp_type_text(op->arena, copy->type));
}

// -- dealloc (%m : t) if (%c) retain (%r : u) --------------------------------

// (%a, %b : t, u)
static bool parse_typed(emp_parser_t* parser, emp_unresolved_list_t* values,
                        emp_type_list_t* types) {
  const emp_attr_t* loc = emp_parser_loc(parser);
  if (!emp_parse_operands(parser, values) || !emp_parse_punct(parser, ":") ||
      !emp_parse_type_list(parser, types) || !emp_parse_punct(parser, ")")) {
    return false;
  }
  if (values->count == types->count) return true;
  return emp_parser_error(parser, loc, "expected %zu types, found %zu",
                          values->count, types->count);
}

static bool parse_dealloc(emp_parser_t* parser) {
  const emp_type_t* i1 = emp_type_integer(emp_parser_context(parser), 1);
  emp_unresolved_list_t memrefs = {0}, conditions = {0}, retained = {0};
  emp_type_list_t types = {0}, retained_types = {0};
  if (emp_try_punct(parser, "(") &&
      (!parse_typed(parser, &memrefs, &types) ||
       !emp_parse_keyword(parser, "if") || !emp_parse_punct(parser, "(") ||
       !emp_parse_operands(parser, &conditions) ||
       !emp_parse_punct(parser, ")"))) {
    return false;
  }
  if (emp_try_keyword(parser, "retain") &&
      (!emp_parse_punct(parser, "(") ||
       !parse_typed(parser, &retained, &retained_types))) {
    return false;
  }
  if (!emp_parser_add_operands(parser, &memrefs, types.items, types.count)) {
    return false;
  }
  for (size_t i = 0; i < conditions.count; ++i) {
    if (!emp_parser_add_operand(parser, &conditions.items[i], i1)) return false;
  }
  for (size_t i = 0; i < retained.count; ++i)
    emp_parser_add_result(parser, i1);
  const int32_t segments[3] = {(int32_t)memrefs.count,
                               (int32_t)conditions.count,
                               (int32_t)retained.count};
  emp_parser_set_segments(parser, segments, 3);
  return emp_parser_add_operands(parser, &retained, retained_types.items,
                                 retained_types.count) &&
         emp_parse_attr_dict(parser);
}

static void print_typed(emp_printer_t* printer, const emp_op_t* op,
                        uint32_t first, uint32_t count) {
  emp_print_text(printer, "(");
  emp_print_operands(printer, op, first, count);
  emp_print_text(printer, " : ");
  emp_print_operand_types(printer, op, first, count);
  emp_print_text(printer, ")");
}

static void print_dealloc(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"operandSegmentSizes"};
  uint32_t first, count;
  emp_op_operand_group(op, "memrefs", &first, &count);
  if (count != 0) {
    emp_print_text(printer, " ");
    print_typed(printer, op, first, count);
    emp_print_text(printer, " if (");
    emp_op_operand_group(op, "conditions", &first, &count);
    emp_print_operands(printer, op, first, count);
    emp_print_text(printer, ")");
  }
  emp_op_operand_group(op, "retained", &first, &count);
  if (count != 0) {
    emp_print_text(printer, " retain ");
    print_typed(printer, op, first, count);
  }
  emp_print_attr_dict(printer, op, kElided, 1);
}

static bool verify_dealloc(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t first, memrefs, conditions, retained;
  emp_op_operand_group(op, "memrefs", &first, &memrefs);
  emp_op_operand_group(op, "conditions", &first, &conditions);
  emp_op_operand_group(op, "retained", &first, &retained);
  if (memrefs == conditions && retained == op->result_count) return true;
  return emp_diag_verify(sink, op->loc, op->info->name,
                         "wants one condition a buffer, and one result a "
                         "retained buffer");
}

// -- to_buffer, to_tensor: %x [words] attr-dict : from to to
// --------------------
//
// Older files name the memref type only: bufferization.to_memref %t :
// memref<..> and bufferization.to_tensor %m : memref<..>.

static void try_unit(emp_parser_t* parser, const char* word) {
  if (!emp_try_keyword(parser, word)) return;
  emp_parser_add_attr(parser, word, emp_attr_unit(emp_parser_context(parser)));
}

static const emp_type_t* tensor_of(const emp_type_t* memref) {
  if (memref->kind == EMP_TYPE_UNRANKED_MEMREF) {
    return emp_type_unranked_tensor(memref->element);
  }
  return emp_type_tensor(memref->dims, memref->rank, memref->element, NULL);
}

static bool is_memref(const emp_type_t* type) {
  return type->kind == EMP_TYPE_MEMREF ||
         type->kind == EMP_TYPE_UNRANKED_MEMREF;
}

static bool parse_conversion(emp_parser_t* parser, bool to_tensor) {
  emp_unresolved_t source;
  const emp_type_t *from, *to;
  if (!emp_parse_operand(parser, &source)) return false;
  if (to_tensor) {
    try_unit(parser, "restrict");
    try_unit(parser, "writable");
  } else {
    try_unit(parser, "read_only");
  }
  if (!emp_parse_attr_dict(parser) || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &from)) {
    return false;
  }
  if (emp_try_keyword(parser, "to")) {
    if (!emp_parse_a_type(parser, &to)) return false;
  } else if (!is_memref(from)) {
    return emp_parse_keyword(parser, "to");  // says what is wanted
  } else if (to_tensor) {
    to = tensor_of(from);
  } else {
    to = from;
    from = tensor_of(to);
  }
  emp_parser_add_result(parser, to);
  return emp_parser_add_operand(parser, &source, from);
}

static bool parse_to_buffer(emp_parser_t* parser) {
  return parse_conversion(parser, false);
}

static bool parse_to_tensor(emp_parser_t* parser) {
  return parse_conversion(parser, true);
}

// -- others ------------------------------------------------------------------

static void add_unit(emp_parser_t* parser, const char* name) {
  emp_parser_add_attr(parser, name, emp_attr_unit(emp_parser_context(parser)));
}

// The older memref.tensor_store %t, %m : memref.
static bool parse_tensor_store(emp_parser_t* parser,
                               const emp_unresolved_t* source) {
  emp_unresolved_t dest;
  const emp_type_t* type;
  add_unit(parser, "writable");
  return emp_parse_punct(parser, ",") && emp_parse_operand(parser, &dest) &&
         emp_parse_attr_dict(parser) && emp_parse_punct(parser, ":") &&
         emp_parse_a_type(parser, &type) &&
         emp_parser_add_operand(parser, source, tensor_of(type)) &&
         emp_parser_add_operand(parser, &dest, type);
}

// %t in [restrict] [writable] %d : (t, u) -> v
static bool parse_materialize(emp_parser_t* parser) {
  emp_unresolved_t source, dest;
  emp_type_list_t inputs = {0}, results = {0};
  if (!emp_parse_operand(parser, &source)) return false;
  if (emp_parser_is_older(parser, "memref.tensor_store") ||
      emp_parser_is_older(parser, "tensor_store")) {
    return parse_tensor_store(parser, &source);
  }
  if (!emp_parse_keyword(parser, "in")) return false;
  if (emp_try_keyword(parser, "restrict")) add_unit(parser, "restrict");
  if (emp_try_keyword(parser, "writable")) add_unit(parser, "writable");
  if (!emp_parse_operand(parser, &dest) || !emp_parse_attr_dict(parser) ||
      !emp_parse_punct(parser, ":")) {
    return false;
  }
  const emp_attr_t* loc = emp_parser_loc(parser);
  if (!emp_parse_function_type(parser, &inputs, &results)) return false;
  if (inputs.count != 2) {
    return emp_parser_error(parser, loc, "expected 2 operand types, found %zu",
                            inputs.count);
  }
  for (size_t i = 0; i < results.count; ++i) {
    emp_parser_add_result(parser, results.items[i]);
  }
  return emp_parser_add_operand(parser, &source, inputs.items[0]) &&
         emp_parser_add_operand(parser, &dest, inputs.items[1]);
}

static bool verify_materialize(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* source = emp_op_operand(op, 0)->type;
  const emp_type_t* dest = emp_op_operand(op, 1)->type;
  bool to_tensor = emp_type_is_tensor(dest);
  if (source->element != dest->element) {
    emp_str_t want =
        emp_arena_format(op->arena, "a destination with elements '%s'",
                         emp_type_text(op->arena, source->element));
    return wants(op, sink, want.data, emp_type_text(op->arena, dest));
  }
  if (to_tensor != (op->result_count == 1)) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants one result for a tensor destination and "
                           "none for a buffer");
  }
  if (!to_tensor && !emp_op_has_attr(op, "writable")) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants 'writable' for a buffer destination");
  }
  return true;
}

// to_buffer(to_tensor(m)) of the same type is m.
static bool fold_to_buffer(emp_op_t* op, const emp_attr_t* const* operands,
                           emp_fold_result_t* out_results) {
  (void)operands;
  const emp_op_t* inner = emp_value_def(emp_op_operand(op, 0));
  if (inner == NULL || !emp_op_is(inner, EMP_OP_bufferization_to_tensor) ||
      emp_op_operand(inner, 0)->type != emp_op_result(op, 0)->type) {
    return false;
  }
  out_results[0].value = emp_op_operand(inner, 0);
  return true;
}

#define EMP_DIALECT_DEF "dialects/bufferization/bufferization.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_bufferization_dialect = {
    .name = "bufferization",
    EMP_DIALECT_TABLES,
    .doc = "from tensors to buffers"};

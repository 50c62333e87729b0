// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Syntax of map, reduce, transpose and broadcast:
//
//   linalg.map { arith.addf {attrs} } ins(..) outs(..)
//   linalg.map ins(..) outs(..) (%in: f32, %init: f32) { body }
//   linalg.reduce { arith.addf } ins(..) outs(..) dimensions = [1]
//   linalg.transpose ins(..) outs(..) permutation = [1, 0]
//
// The short form stands for a body of that one op on the block arguments (for
// reduce with the init first).
#include <string.h>

#include "base/array.h"
#include "base/text.h"
#include "dialects/linalg/linalg_syntax.h"
#include "dialects/linalg/linalg_table.h"
#include "dialects/op_kinds.h"

// -- the short form ----------------------------------------------------------

typedef struct payload_s {
  bool is_given;
  const char* name;
  const emp_attr_t* attrs;  // dictionary or NULL
} payload_t;

// { dialect.op {attrs} }
static bool try_payload(emp_parser_t* parser, payload_t* out) {
  *out = (payload_t){0};
  if (!emp_try_punct(parser, "{")) return true;
  emp_str_t name;
  if (!emp_parse_any_keyword(parser, &name)) return false;
  out->is_given = true;
  out->name = emp_arena_copy_str(emp_parser_scratch(parser), name).data;
  if (emp_peek_punct(parser, "{") &&
      !emp_parse_an_attr(parser, NULL, &out->attrs)) {
    return false;
  }
  return emp_parse_punct(parser, "}");
}

static const emp_type_t* element_at(const emp_linalg_lists_t* lists, size_t i) {
  size_t inputs = lists->inputs.count;
  return emp_type_element_or_self(i < inputs
                                      ? lists->input_types.items[i]
                                      : lists->init_types.items[i - inputs]);
}

// A region whose one op is the payload; `init_first` puts the last argument
// in front, `with_init` says whether the payload sees the init at all.
static bool add_payload_body(emp_parser_t* parser,
                             const emp_linalg_lists_t* lists,
                             const payload_t* payload, bool is_reduce) {
  emp_arena_t* arena = emp_parser_module_arena(parser);
  size_t count = lists->inputs.count + lists->inits.count;
  if (lists->inits.count == 0) {
    return emp_parser_error(parser, NULL, "expected outs(..)");
  }
  emp_region_t* region = emp_parser_add_region(parser);
  emp_block_t* block = emp_block_create(arena);
  emp_block_append(block, region);
  emp_rewriter_t rewriter =
      emp_build_at_end(emp_parser_context(parser), arena, block);
  rewriter.loc = emp_parser_op_loc(parser);
  for (size_t i = 0; i < count; ++i) {
    emp_block_add_arg(block, arena, element_at(lists, i), rewriter.loc);
  }
  emp_value_t** operands =
      emp_arena_new_array(emp_parser_scratch(parser), emp_value_t*, count + 1);
  size_t used = 0;
  if (is_reduce) operands[used++] = block->args[count - 1];
  for (size_t i = 0; i < lists->inputs.count; ++i) {
    operands[used++] = block->args[i];
  }
  if (is_reduce) used = count;
  const emp_type_t* type = element_at(lists, count - 1);
  emp_op_t* op = emp_build_named(
      &rewriter, payload->name,
      &(emp_build_t){.operands = operands,
                     .operand_count = used,
                     EMP_TYPES(type),
                     .attrs = payload->attrs ? payload->attrs->entries : NULL,
                     .attr_count = payload->attrs ? payload->attrs->count : 0});
  emp_value_t* result = emp_op_result(op, 0);
  emp_build_linalg_yield(&rewriter, &result, 1);
  return true;
}

static bool is_default_flag(const emp_attr_t* value) {
  return value->kind == EMP_ATTR_ENUM && value->value == 0 &&
         (strcmp(value->enum_def->name, "arith.FastMathFlags") == 0 ||
          strcmp(value->enum_def->name, "arith.IntegerOverflowFlags") == 0);
}

// The op that the short form names, or NULL when the body is more than it.
static const emp_op_t* find_payload(const emp_op_t* op, bool is_reduce) {
  const emp_block_t* body = emp_linalg_body(op);
  if (body == NULL || body->first == NULL || body->first == body->last ||
      body->first->next != body->last) {
    return NULL;
  }
  const emp_op_t* payload = body->first;
  const emp_op_t* yield = body->last;
  uint32_t shift = is_reduce ? 1 : 0;
  uint32_t wanted = is_reduce ? body->arg_count : body->arg_count - 1;
  if (payload->operand_count == 0 || payload->operand_count != wanted ||
      payload->result_count != 1 || payload->region_count != 0 ||
      yield->operand_count != 1 ||
      emp_op_operand(yield, 0) != emp_op_result(payload, 0)) {
    return NULL;
  }
  if (emp_op_result(payload, 0)->type !=
      body->args[body->arg_count - 1]->type) {
    return NULL;
  }
  if (is_reduce &&
      emp_op_operand(payload, 0) != body->args[body->arg_count - 1]) {
    return NULL;
  }
  for (uint32_t i = shift; i < payload->operand_count; ++i) {
    if (emp_op_operand(payload, i) != body->args[i - shift]) return NULL;
  }
  return payload;
}

static void print_payload(emp_printer_t* printer, const emp_op_t* payload) {
  const char* elided[8];
  size_t count = 0;
  for (uint32_t i = 0; i < payload->attrs->count && count < 8; ++i) {
    const emp_named_attr_t* attr = &payload->attrs->entries[i];
    if (is_default_flag(attr->value)) elided[count++] = attr->name.data;
  }
  emp_printf(printer, " { %s", payload->info->name);
  emp_print_attr_dict(printer, payload, elided, count);
  emp_print_text(printer, " }");
}

// -- the long form -----------------------------------------------------------

// (%in: f32, %init: f32) { .. }; an argument for the init may be missing in
// older files, and is added.
static bool parse_body(emp_parser_t* parser, const emp_linalg_lists_t* lists) {
  emp_region_arg_list_t args = {0};
  if (!emp_parse_region_arg_list(parser, &args)) return false;
  size_t wanted = lists->inputs.count + lists->inits.count;
  if (args.count + 1 == wanted && lists->inits.count == 1) {
    emp_region_arg_t init = {
        .name = {.name = EMP_STR(""), .loc = emp_parser_loc(parser)},
        .type = element_at(lists, args.count)};
    emp_array_push(emp_parser_scratch(parser), &args, init);
  }
  return emp_parse_region(parser, args.items, args.count);
}

static void print_body(emp_printer_t* printer, const emp_op_t* op) {
  const emp_block_t* body = emp_linalg_body(op);
  emp_print_indent(printer, 1);
  emp_print_newline(printer);
  emp_print_text(printer, "(");
  for (uint32_t i = 0; body != NULL && i < body->arg_count; ++i) {
    if (i != 0) emp_print_text(printer, ", ");
    emp_print_region_arg(printer, body->args[i], NULL);
  }
  emp_print_text(printer, ")");
  emp_print_region(printer, &op->regions[0], false, true);
  emp_print_indent(printer, -1);
}

// -- map, reduce -------------------------------------------------------------

bool emp_linalg_parse_map(emp_parser_t* parser) {
  payload_t payload;
  emp_linalg_lists_t lists;
  if (!try_payload(parser, &payload) ||
      !emp_linalg_parse_lists(parser, &lists) || !emp_parse_attr_dict(parser) ||
      !emp_linalg_add_lists(parser, &lists, false)) {
    return false;
  }
  emp_linalg_add_results(parser, &lists);
  return payload.is_given ? add_payload_body(parser, &lists, &payload, false)
                          : parse_body(parser, &lists);
}

void emp_linalg_print_map(emp_printer_t* printer, const emp_op_t* op) {
  const emp_op_t* payload = find_payload(op, false);
  if (payload != NULL) print_payload(printer, payload);
  emp_linalg_print_lists(printer, op);
  emp_print_attr_dict(printer, op, NULL, 0);
  if (payload == NULL) print_body(printer, op);
}

bool emp_linalg_parse_reduce(emp_parser_t* parser) {
  payload_t payload;
  emp_linalg_lists_t lists;
  if (!try_payload(parser, &payload) ||
      !emp_linalg_parse_lists(parser, &lists) ||
      !emp_linalg_parse_dims(parser, "dimensions") ||
      !emp_parse_attr_dict(parser) ||
      !emp_linalg_add_lists(parser, &lists, false)) {
    return false;
  }
  emp_linalg_add_results(parser, &lists);
  return payload.is_given ? add_payload_body(parser, &lists, &payload, true)
                          : parse_body(parser, &lists);
}

void emp_linalg_print_reduce(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"dimensions"};
  const emp_op_t* payload = find_payload(op, true);
  if (payload != NULL) print_payload(printer, payload);
  emp_linalg_print_lists(printer, op);
  emp_linalg_print_dims(printer, op, "dimensions");
  emp_print_attr_dict(printer, op, kElided, 1);
  if (payload == NULL) print_body(printer, op);
}

// -- transpose, broadcast ----------------------------------------------------

static bool parse_moved(emp_parser_t* parser, const char* dims) {
  emp_linalg_lists_t lists;
  if (!emp_linalg_parse_lists(parser, &lists) ||
      !emp_linalg_parse_dims(parser, dims) || !emp_parse_attr_dict(parser) ||
      !emp_linalg_add_lists(parser, &lists, false)) {
    return false;
  }
  emp_linalg_add_results(parser, &lists);
  return emp_linalg_add_body(parser, &lists);
}

static void print_moved(emp_printer_t* printer, const emp_op_t* op,
                        const char* dims) {
  emp_linalg_print_lists(printer, op);
  emp_linalg_print_dims(printer, op, dims);
  emp_print_attr_dict(printer, op, &dims, 1);
}

bool emp_linalg_parse_transpose(emp_parser_t* parser) {
  return parse_moved(parser, "permutation");
}

void emp_linalg_print_transpose(emp_printer_t* printer, const emp_op_t* op) {
  print_moved(printer, op, "permutation");
}

bool emp_linalg_parse_broadcast(emp_parser_t* parser) {
  return parse_moved(parser, "dimensions");
}

void emp_linalg_print_broadcast(emp_printer_t* printer, const emp_op_t* op) {
  print_moved(printer, op, "dimensions");
}

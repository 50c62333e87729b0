// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The sdy dialect. Checked: that shardings name a mesh of the module and have
// as many dims as the tensor; axes and sizes are left to the partitioner.
#include "base/array.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "dialects/sdy/sdy_syntax.h"
#include "ir/diag.h"
#include "ir/symbol.h"

// -- shardings ----------------------------------------------------------------

static bool wants_number(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                         int64_t wanted, int64_t found) {
  emp_str_t want =
      emp_arena_format(op->arena, "%s%lld", what, (long long)wanted);
  emp_str_t text = emp_arena_format(op->arena, "%lld", (long long)found);
  return emp_diag_op_wants(sink, op->loc, op->info->name, want.data, text.data);
}

// The mesh is there and the dims are as many as those of `type`; values that
// have no shape have none.
static bool check_sharding(emp_op_t* op, emp_diag_sink_t* sink,
                           const emp_attr_t* sharding, const emp_type_t* type) {
  const emp_attr_t* mesh = sharding->items[EMP_SDY_SHARDING_MESH];
  int64_t found = sharding->items[EMP_SDY_SHARDING_RANK]->value;
  int64_t rank = 0;
  if (mesh->kind == EMP_ATTR_SYMBOL_REF) {
    emp_op_t* def = emp_symbol_lookup(op, mesh);
    if (!def || !emp_op_is(def, EMP_OP_sdy_mesh)) {
      return emp_diag_op_wants(sink, op->loc, op->info->name,
                               "the name of an sdy.mesh of the module",
                               emp_attr_text(op->arena, mesh));
    }
  }
  if (emp_type_is_shaped(type)) rank = type->rank;
  if (type->kind == EMP_TYPE_UNRANKED_TENSOR) {
    return emp_diag_op_wants(sink, op->loc, op->info->name,
                             "a ranked type for its sharding",
                             emp_type_text(op->arena, type));
  }
  return found == rank ||
         wants_number(op, sink, "a sharding with dims as in the type: ", rank,
                      found);
}

static bool verify_out_sharding(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* sharding = emp_op_attr(op, "out_sharding");
  if (!sharding) sharding = emp_op_attr(op, "sharding");
  return !sharding ||
         check_sharding(op, sink, sharding, emp_op_operand(op, 0)->type);
}

// One sharding of `name` for each of `values`.
static bool check_list(emp_op_t* op, emp_diag_sink_t* sink, const char* name,
                       const emp_type_t* const* types, uint32_t count) {
  const emp_attr_t* attr = emp_op_attr(op, name);
  if (!attr) return true;
  const emp_attr_t* list = attr->items[0];
  if (list->count != count) {
    emp_str_t what =
        emp_arena_format(op->arena, "as many %s as values: ", name);
    return wants_number(op, sink, what.data, count, list->count);
  }
  for (uint32_t i = 0; i < count; ++i) {
    if (!check_sharding(op, sink, list->items[i], types[i])) return false;
  }
  return true;
}

// -- computations -------------------------------------------------------------

static bool check_lists(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t inputs = op->operand_count;
  uint32_t outputs = op->result_count;
  uint32_t most = inputs > outputs ? inputs : outputs;
  const emp_type_t** types =
      emp_arena_new_array(op->arena, const emp_type_t*, most + 1);
  for (uint32_t i = 0; i < inputs; ++i)
    types[i] = emp_op_operand(op, i)->type;
  if (!check_list(op, sink, "in_shardings", types, inputs)) return false;
  for (uint32_t i = 0; i < outputs; ++i)
    types[i] = emp_op_result(op, i)->type;
  return check_list(op, sink, "out_shardings", types, outputs);
}

// The body takes as many values as the op and yields as many; `is_same`: of the
// same types.
static bool check_body(emp_op_t* op, emp_diag_sink_t* sink, bool is_same) {
  const emp_block_t* body = op->regions[0].first;
  const emp_op_t* end = body ? emp_block_terminator(body) : NULL;
  uint32_t inputs = body ? body->arg_count : 0;
  uint32_t outputs = end ? end->operand_count : 0;
  if (inputs != op->operand_count) {
    return wants_number(op, sink, "as many arguments of the body as operands: ",
                        op->operand_count, inputs);
  }
  if (outputs != op->result_count) {
    return wants_number(op, sink, "as many values returned as results: ",
                        op->result_count, outputs);
  }
  for (uint32_t i = 0; is_same && i < inputs; ++i) {
    if (body->args[i]->type == emp_op_operand(op, i)->type) continue;
    return emp_diag_op_wants(sink, op->loc, op->info->name,
                             "arguments of the operands' types",
                             emp_type_text(op->arena, body->args[i]->type));
  }
  for (uint32_t i = 0; is_same && i < outputs; ++i) {
    if (emp_op_operand(end, i)->type == emp_op_result(op, i)->type) continue;
    return emp_diag_op_wants(
        sink, op->loc, op->info->name, "returned values of the results' types",
        emp_type_text(op->arena, emp_op_operand(end, i)->type));
  }
  return true;
}

static bool verify_manual_computation(emp_op_t* op, emp_diag_sink_t* sink) {
  return check_lists(op, sink) && check_body(op, sink, false);
}

static bool verify_named_computation(emp_op_t* op, emp_diag_sink_t* sink) {
  return check_lists(op, sink) && check_body(op, sink, true);
}

static bool parse_body(emp_parser_t* parser, emp_custom_arg_t* args,
                       size_t count) {
  emp_region_arg_list_t list = {0};
  (void)args;
  (void)count;
  return emp_parse_region_arg_list(parser, &list) &&
         emp_parse_region(parser, list.items, list.count);
}

static void print_body(emp_printer_t* printer, const emp_op_t* op,
                       const emp_custom_arg_t* args, size_t count) {
  const emp_block_t* body = args[0].region->first;
  (void)op;
  (void)count;
  emp_print_text(printer, "(");
  for (uint32_t i = 0; body && i < body->arg_count; ++i) {
    if (i) emp_print_text(printer, ", ");
    emp_print_region_arg(printer, body->args[i], NULL);
  }
  emp_print_text(printer, ")");
  emp_print_region(printer, args[0].region, false, true);
}

// -- others -------------------------------------------------------------------

static bool verify_barrier(emp_op_t* op, emp_diag_sink_t* sink) {
  enum { kBoth = 3 };
  const emp_attr_t* direction = emp_op_attr(op, "allowed_direction");
  return direction->value != kBoth ||
         emp_diag_op_wants(sink, op->loc, op->info->name,
                           "NONE, FORWARD or BACKWARD as allowed_direction",
                           "BOTH");
}

// `sdy.sharding` of an op lists one sharding for each result.
static bool verify_attr(const emp_op_t* op, const emp_named_attr_t* attr,
                        emp_diag_sink_t* sink) {
  if (!emp_str_is(attr->name, "sdy.sharding") || !op->result_count) return true;
  const emp_attr_t* value = attr->value;
  if (value->kind == EMP_ATTR_DIALECT &&
      emp_str_is(emp_str_from(value->attr_def->name),
                 "sdy.sharding_per_value") &&
      value->items[0]->count == op->result_count) {
    return true;
  }
  emp_str_t want =
      emp_arena_format(op->arena,
                       "an sdy.sharding_per_value of %u shardings in "
                       "sdy.sharding",
                       op->result_count);
  return emp_diag_op_wants(sink, op->loc, op->info->name, want.data,
                           emp_attr_text(op->arena, value));
}

#define EMP_DIALECT_DEF "dialects/sdy/sdy.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_sdy_dialect = {
    .name = "sdy",
    EMP_DIALECT_TABLES,
    .verify_attr = verify_attr,
    .doc = "shardings of tensors over meshes of devices (Shardy)"};

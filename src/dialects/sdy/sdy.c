// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The sdy dialect: its ops, and shardings on ops of others.
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

static bool verify_out_sharding(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* sharding = emp_op_attr(op, "out_sharding");
  if (!sharding) sharding = emp_op_attr(op, "sharding");
  return !sharding || emp_sdy_check_sharding(op, sink, "the result", sharding,
                                             emp_op_operand(op, 0)->type);
}

// One sharding of the list for each of the types.
static bool check_list(emp_op_t* op, emp_diag_sink_t* sink, const char* name,
                       const char* of, const emp_attr_t* list,
                       const emp_type_t* const* types, uint32_t count) {
  if (list->count != count) {
    emp_str_t what =
        emp_arena_format(op->arena, "as many %s as values: ", name);
    return wants_number(op, sink, what.data, count, list->count);
  }
  for (uint32_t i = 0; i < count; ++i) {
    emp_str_t which = emp_arena_format(op->arena, "%s %u", of, i);
    if (!emp_sdy_check_sharding(op, sink, which.data, list->items[i],
                                types[i])) {
      return false;
    }
  }
  return true;
}

// -- computations -------------------------------------------------------------

static const emp_type_t** types_of(emp_op_t* op, bool are_results,
                                   uint32_t* out_count) {
  uint32_t count = are_results ? op->result_count : op->operand_count;
  const emp_type_t** types =
      emp_arena_new_array(op->arena, const emp_type_t*, count + 1);
  for (uint32_t i = 0; i < count; ++i) {
    types[i] =
        are_results ? emp_op_result(op, i)->type : emp_op_operand(op, i)->type;
  }
  *out_count = count;
  return types;
}

static bool check_lists(emp_op_t* op, emp_diag_sink_t* sink) {
  static const char* const names[] = {"in_shardings", "out_shardings"};
  static const char* const of[] = {"operand", "result"};
  for (uint32_t n = 0; n < 2; ++n) {
    uint32_t count = 0;
    const emp_type_t** types = types_of(op, n == 1, &count);
    const emp_attr_t* attr = emp_op_attr(op, names[n]);
    if (attr &&
        !check_list(op, sink, names[n], of[n], attr->items[0], types, count)) {
      return false;
    }
  }
  return true;
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

static bool is_listed(const emp_attr_t* axes, const emp_attr_t* name) {
  for (uint32_t i = 0; i < axes->count; ++i) {
    if (axes->items[i] == name) return true;
  }
  return false;
}

static bool wants_axis(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                       const emp_attr_t* name) {
  return emp_diag_op_wants(sink, op->loc, op->info->name, what,
                           emp_attr_text(op->arena, name));
}

// Manual axes come whole, and in a dim before others; *out_pieces: the number
// of pieces that they cut it into.
static bool check_manual(emp_op_t* op, emp_diag_sink_t* sink,
                         const emp_attr_t* mesh, const emp_attr_t* axes,
                         bool with_order, int64_t* out_pieces) {
  const emp_attr_t* manual = emp_op_attr(op, "manual_axes")->items[0];
  const emp_attr_t* free_axis = NULL;
  *out_pieces = 1;
  for (uint32_t i = 0; i < axes->count; ++i) {
    const emp_attr_t* axis = axes->items[i];
    bool is_part = axis->kind == EMP_ATTR_ARRAY;
    const emp_attr_t* name = is_part ? axis->items[0] : axis;
    if (!is_listed(manual, name)) {
      free_axis = name;
      continue;
    }
    if (is_part) {
      return wants_axis(op, sink, "no part of a manual axis in a sharding",
                        name);
    }
    if (with_order && free_axis) {
      return wants_axis(op, sink, "manual axes before others in a dim", name);
    }
    *out_pieces *= emp_sdy_axis_size(mesh, name);
  }
  return true;
}

static bool check_divides(emp_op_t* op, emp_diag_sink_t* sink, int64_t size,
                          int64_t pieces) {
  if (size == EMP_DIM_DYNAMIC || size % pieces == 0) return true;
  emp_str_t text = emp_arena_format(op->arena, "%lld", (long long)size);
  emp_str_t want = emp_arena_format(
      op->arena, "a dim that its manual axes of size %lld divide",
      (long long)pieces);
  return emp_diag_op_wants(sink, op->loc, op->info->name, want.data, text.data);
}

// In the body a value has its shape on one device, as far as manual axes go.
static bool check_local(emp_op_t* op, emp_diag_sink_t* sink,
                        const emp_attr_t* sharding, const emp_type_t* global,
                        const emp_type_t* local) {
  enum { kMaxDims = 64 };
  const emp_attr_t* mesh = emp_sdy_mesh_of(op, sharding);
  const emp_attr_t* dims = sharding->items[EMP_SDY_SHARDING_DIMS];
  int64_t sizes[kMaxDims];
  int64_t pieces = 1;
  if (global->rank > kMaxDims) return true;
  for (uint32_t i = 0; i < global->rank; ++i) {
    sizes[i] = global->dims[i];
    if (i >= dims->count) continue;
    const emp_attr_t* axes = dims->items[i]->items[EMP_SDY_DIM_AXES];
    if (!check_manual(op, sink, mesh, axes, true, &pieces) ||
        !check_divides(op, sink, sizes[i], pieces)) {
      return false;
    }
    if (sizes[i] != EMP_DIM_DYNAMIC) sizes[i] /= pieces;
  }
  for (uint32_t i = EMP_SDY_SHARDING_REPLICATED;
       i <= EMP_SDY_SHARDING_UNREDUCED; ++i) {
    if (!check_manual(op, sink, mesh, sharding->items[i], false, &pieces)) {
      return false;
    }
  }
  const emp_type_t* wanted =
      emp_type_tensor(sizes, global->rank, global->element, global->encoding);
  if (local == wanted) return true;
  emp_str_t text = emp_arena_format(op->arena, "'%s' in the body for '%s'",
                                    emp_type_text(op->arena, wanted),
                                    emp_type_text(op->arena, global));
  return emp_diag_op_wants(sink, op->loc, op->info->name, text.data,
                           emp_type_text(op->arena, local));
}

// All shardings are of one mesh, which has the manual axes; a mesh without
// axes goes with any.
static bool check_mesh(emp_op_t* op, emp_diag_sink_t* sink,
                       const emp_attr_t* in, const emp_attr_t* out) {
  const emp_attr_t* manual = emp_op_attr(op, "manual_axes")->items[0];
  const emp_attr_t* mesh = NULL;
  for (uint32_t i = 0; i < in->count + out->count; ++i) {
    const emp_attr_t* sharding =
        i < in->count ? in->items[i] : out->items[i - in->count];
    const emp_attr_t* other = emp_sdy_mesh_of(op, sharding);
    if (!other->items[EMP_SDY_MESH_NAMES]->count) continue;
    if (mesh && other != mesh) {
      return emp_diag_op_wants(sink, op->loc, op->info->name,
                               "shardings of one mesh",
                               emp_attr_text(op->arena, other));
    }
    mesh = other;
  }
  for (uint32_t i = 0; i < manual->count; ++i) {
    if (mesh && emp_sdy_axis_size(mesh, manual->items[i])) continue;
    return wants_axis(op, sink, "manual_axes of the mesh of all shardings",
                      manual->items[i]);
  }
  return true;
}

static bool verify_manual_computation(emp_op_t* op, emp_diag_sink_t* sink) {
  if (!check_lists(op, sink) || !check_body(op, sink, false)) return false;
  const emp_block_t* body = op->regions[0].first;
  const emp_attr_t* in = emp_op_attr(op, "in_shardings")->items[0];
  const emp_attr_t* out = emp_op_attr(op, "out_shardings")->items[0];
  if (!check_mesh(op, sink, in, out)) return false;
  for (uint32_t i = 0; i < in->count; ++i) {
    if (!check_local(op, sink, in->items[i], emp_op_operand(op, i)->type,
                     body->args[i]->type)) {
      return false;
    }
  }
  for (uint32_t i = 0; i < out->count; ++i) {
    if (!check_local(op, sink, out->items[i], emp_op_result(op, i)->type,
                     emp_op_operand(body->last, i)->type)) {
      return false;
    }
  }
  return true;
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

// -- on other ops -------------------------------------------------------------

static bool is_sdy(const emp_attr_t* attr, const char* name) {
  return attr->kind == EMP_ATTR_DIALECT &&
         emp_str_is(emp_str_from(attr->attr_def->name), name);
}

// `sdy.sharding` of an op lists one sharding for each result; a result that is
// a tuple has one part. Without results there may be one for the op.
static bool verify_attr(emp_op_t* op, const emp_named_attr_t* attr,
                        emp_diag_sink_t* sink) {
  uint32_t count = 0;
  const emp_type_t* const* types = types_of(op, true, &count);
  if (!emp_str_is(attr->name, "sdy.sharding")) return true;
  if (!is_sdy(attr->value, "sdy.sharding_per_value")) {
    return emp_diag_op_wants(sink, op->loc, op->info->name,
                             "an sdy.sharding_per_value in sdy.sharding",
                             emp_attr_text(op->arena, attr->value));
  }
  const emp_attr_t* list = attr->value->items[0];
  if (count == 1 && types[0]->kind == EMP_TYPE_TUPLE) {
    if (types[0]->input_count != 1) {
      return emp_diag_op_wants(sink, op->loc, op->info->name,
                               "a tuple of one part for its sharding",
                               emp_type_text(op->arena, types[0]));
    }
    types = types[0]->types;
  }
  if (op->result_count == 0 && list->count == 1) {
    const emp_type_t* none = emp_type_function(op->context, NULL, 0, NULL, 0);
    return emp_sdy_check_sharding(op, sink, "the op", list->items[0], none);
  }
  return check_list(op, sink, "shardings", "result", list, types, count);
}

static bool verify_value_attr(emp_op_t* function, const char* of,
                              const emp_type_t* type,
                              const emp_named_attr_t* attr,
                              emp_diag_sink_t* sink) {
  if (!emp_str_is(attr->name, "sdy.sharding")) return true;
  if (is_sdy(attr->value, "sdy.sharding")) {
    return emp_sdy_check_sharding(function, sink, of, attr->value, type);
  }
  emp_str_t want =
      emp_arena_format(function->arena, "a #sdy.sharding for %s", of);
  return emp_diag_op_wants(sink, function->loc, function->info->name, want.data,
                           emp_attr_text(function->arena, attr->value));
}

#define EMP_DIALECT_DEF "dialects/sdy/sdy.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_sdy_dialect = {
    .name = "sdy",
    EMP_DIALECT_TABLES,
    .verify_attr = verify_attr,
    .verify_value_attr = verify_value_attr,
    .doc = "shardings of tensors over meshes of devices (Shardy)"};

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Syntax of the affine dialect.
#include "dialects/affine/affine_syntax.h"

#include <inttypes.h>

#include "base/array.h"
#include "base/text.h"
#include "dialects/dynamic_index_list.h"
#include "dialects/op_kinds.h"

// -- shared
// ---------------------------------------------------------------------

// (%a, %b)[%c]: dims, then symbols; counts as the map or set says.
static bool parse_map_operands(emp_parser_t* parser, uint32_t dim_count,
                               uint32_t symbol_count,
                               emp_unresolved_list_t* out) {
  const emp_attr_t* loc = emp_parser_loc(parser);
  if (!emp_parse_punct(parser, "(") || !emp_parse_operands(parser, out) ||
      !emp_parse_punct(parser, ")")) {
    return false;
  }
  size_t dims = out->count;
  if (emp_try_punct(parser, "[")) {
    emp_unresolved_list_t symbols = {0};
    if (!emp_parse_operands(parser, &symbols) ||
        !emp_parse_punct(parser, "]")) {
      return false;
    }
    for (size_t i = 0; i < symbols.count; ++i) {
      emp_array_push(emp_parser_scratch(parser), out, symbols.items[i]);
    }
  }
  if (dims == dim_count && out->count - dims == symbol_count) return true;
  return emp_parser_error(
      parser, loc, "expected %u dims and %u symbols, found %zu and %zu",
      (unsigned)dim_count, (unsigned)symbol_count, dims, out->count - dims);
}

static void print_map_operands(emp_printer_t* printer, const emp_op_t* op,
                               uint32_t first, uint32_t dim_count,
                               uint32_t symbol_count) {
  emp_print_text(printer, "(");
  emp_print_operands(printer, op, first, dim_count);
  emp_print_text(printer, ")");
  if (symbol_count == 0) return;
  emp_print_text(printer, "[");
  emp_print_operands(printer, op, first + dim_count, symbol_count);
  emp_print_text(printer, "]");
}

static bool parse_map(emp_parser_t* parser, const emp_attr_t** out_map) {
  const emp_attr_t* loc = emp_parser_loc(parser);
  if (!emp_parse_an_attr(parser, NULL, out_map)) return false;
  if ((*out_map)->kind == EMP_ATTR_AFFINE_MAP) return true;
  return emp_parser_error(parser, loc, "expected an affine map");
}

// -- apply, min, max
// --------------------------------------------------------------

bool emp_affine_parse_apply(emp_parser_t* parser) {
  const emp_attr_t* map;
  emp_unresolved_list_t operands = {0};
  if (!parse_map(parser, &map) ||
      !parse_map_operands(parser, map->map->dim_count, map->map->symbol_count,
                          &operands)) {
    return false;
  }
  emp_parser_add_attr(parser, "map", map);
  emp_parser_add_result(parser, emp_type_index(emp_parser_context(parser)));
  return emp_parser_add_indices(parser, &operands) &&
         emp_parse_attr_dict(parser);
}

void emp_affine_print_apply(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"map"};
  const emp_attr_t* map = emp_op_attr(op, "map");
  emp_print_text(printer, " ");
  emp_print_attr(printer, map);
  print_map_operands(printer, op, 0, map->map->dim_count,
                     map->map->symbol_count);
  emp_print_attr_dict(printer, op, kElided, 1);
}

// -- index arithmetic by a basis
// ------------------------------------------------------

bool emp_affine_parse_delinearize(emp_parser_t* parser) {
  const emp_type_t* index = emp_type_index(emp_parser_context(parser));
  emp_unresolved_t linear;
  emp_unresolved_list_t basis = {0};
  emp_type_list_t types = {0};
  if (!emp_parse_operand(parser, &linear) ||
      !emp_parse_keyword(parser, "into") ||
      !emp_parse_mixed_indices(parser, "(", ")", &basis, "static_basis",
                               NULL) ||
      !emp_parse_attr_dict(parser) || !emp_parse_punct(parser, ":") ||
      !emp_parse_type_list(parser, &types)) {
    return false;
  }
  for (size_t i = 0; i < types.count; ++i) {
    emp_parser_add_result(parser, types.items[i]);
  }
  return emp_parser_add_operand(parser, &linear, index) &&
         emp_parser_add_indices(parser, &basis);
}

void emp_affine_print_delinearize(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"static_basis"};
  emp_print_text(printer, " ");
  emp_print_operand(printer, emp_op_operand(op, 0));
  emp_print_text(printer, " into ");
  emp_print_mixed_indices(printer, "(", ")", emp_op_attr(op, "static_basis"),
                          op, 1);
  emp_print_attr_dict(printer, op, kElided, 1);
  emp_print_text(printer, " : ");
  emp_print_result_types(printer, op);
}

bool emp_affine_parse_linearize(emp_parser_t* parser) {
  emp_context_t* context = emp_parser_context(parser);
  emp_unresolved_list_t indices = {0}, basis = {0};
  const emp_type_t* type;
  if (emp_try_keyword(parser, "disjoint")) {
    emp_parser_add_attr(parser, "disjoint", emp_attr_unit(context));
  }
  if (!emp_parse_punct(parser, "[") || !emp_parse_operands(parser, &indices) ||
      !emp_parse_punct(parser, "]") || !emp_parse_keyword(parser, "by") ||
      !emp_parse_mixed_indices(parser, "(", ")", &basis, "static_basis",
                               NULL) ||
      !emp_parse_attr_dict(parser) || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &type)) {
    return false;
  }
  const int32_t segments[2] = {(int32_t)indices.count, (int32_t)basis.count};
  emp_parser_set_segments(parser, segments, 2);
  emp_parser_add_result(parser, type);
  return emp_parser_add_indices(parser, &indices) &&
         emp_parser_add_indices(parser, &basis);
}

void emp_affine_print_linearize(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"static_basis", "disjoint",
                                        "operandSegmentSizes"};
  uint32_t first, count;
  emp_op_operand_group(op, "multi_index", &first, &count);
  if (emp_op_has_attr(op, "disjoint")) emp_print_text(printer, " disjoint");
  emp_print_text(printer, " [");
  emp_print_operands(printer, op, first, count);
  emp_print_text(printer, "] by ");
  emp_print_mixed_indices(printer, "(", ")", emp_op_attr(op, "static_basis"),
                          op, first + count);
  emp_print_attr_dict(printer, op, kElided, 3);
  emp_print_text(printer, " : ");
  emp_print_type(printer, emp_op_result(op, 0)->type);
}

// -- load, store, prefetch
// --------------------------------------------------------------

static bool is_store(uint32_t kind) {
  return kind == EMP_OP_affine_store || kind == EMP_OP_affine_vector_store;
}

static bool is_vector(uint32_t kind) {
  return kind == EMP_OP_affine_vector_load ||
         kind == EMP_OP_affine_vector_store;
}

// , read, locality<3>, data
static bool parse_hints(emp_parser_t* parser) {
  emp_context_t* context = emp_parser_context(parser);
  emp_str_t access, cache;
  int64_t locality;
  const emp_attr_t* loc = emp_parser_loc(parser);
  if (!emp_parse_punct(parser, ",") ||
      !emp_parse_any_keyword(parser, &access) ||
      !emp_parse_punct(parser, ",") || !emp_parse_keyword(parser, "locality") ||
      !emp_parse_punct(parser, "<") || !emp_parse_int(parser, &locality) ||
      !emp_parse_punct(parser, ">") || !emp_parse_punct(parser, ",") ||
      !emp_parse_any_keyword(parser, &cache)) {
    return false;
  }
  bool is_write = emp_str_is(access, "write");
  bool is_data = emp_str_is(cache, "data");
  if ((!is_write && !emp_str_is(access, "read")) ||
      (!is_data && !emp_str_is(cache, "instr"))) {
    return emp_parser_error(parser, loc,
                            "expected 'read' or 'write', and 'data' or "
                            "'instr'");
  }
  emp_parser_add_attr(parser, "isWrite", emp_attr_bool(context, is_write));
  emp_parser_add_attr(parser, "localityHint",
                      emp_attr_i32(context, (int32_t)locality));
  emp_parser_add_attr(parser, "isDataCache", emp_attr_bool(context, is_data));
  return true;
}

bool emp_affine_parse_access(emp_parser_t* parser) {
  uint32_t kind = emp_parser_op_info(parser)->kind;
  emp_unresolved_t value, memref;
  emp_unresolved_list_t dims = {0}, symbols = {0};
  const emp_affine_map_t* map;
  const emp_type_t* type;
  if (is_store(kind) &&
      (!emp_parse_operand(parser, &value) || !emp_parse_punct(parser, ","))) {
    return false;
  }
  if (!emp_parse_operand(parser, &memref) ||
      !emp_affine_parse_subscripts(parser, &dims, &symbols, &map)) {
    return false;
  }
  emp_parser_add_attr(parser, "map",
                      emp_attr_affine_map(emp_parser_context(parser), map));
  if (kind == EMP_OP_affine_prefetch && !parse_hints(parser)) return false;
  if (!emp_parse_attr_dict(parser) || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &type)) {
    return false;
  }
  const emp_type_t* element = emp_type_element_or_self(type);
  if (is_vector(kind) &&
      (!emp_parse_punct(parser, ",") || !emp_parse_a_type(parser, &element))) {
    return false;
  }
  if (is_store(kind)) {
    if (!emp_parser_add_operand(parser, &value, element)) return false;
  } else if (kind != EMP_OP_affine_prefetch) {
    emp_parser_add_result(parser, element);
  }
  return emp_parser_add_operand(parser, &memref, type) &&
         emp_parser_add_indices(parser, &dims) &&
         emp_parser_add_indices(parser, &symbols);
}

void emp_affine_print_access(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"map", "isWrite", "localityHint",
                                        "isDataCache"};
  uint32_t kind = op->info->kind;
  uint32_t memref = is_store(kind) ? 1 : 0;
  emp_print_text(printer, " ");
  emp_print_operands(printer, op, 0, memref + 1);
  emp_affine_print_subscripts(printer, emp_op_attr(op, "map")->map, op,
                              memref + 1);
  if (kind == EMP_OP_affine_prefetch) {
    emp_printf(printer, ", %s, locality<%" PRId64 ">, %s",
               emp_op_int_attr(op, "isWrite", 0) != 0 ? "write" : "read",
               emp_op_int_attr(op, "localityHint", 0),
               emp_op_int_attr(op, "isDataCache", 0) != 0 ? "data" : "instr");
  }
  emp_print_attr_dict(printer, op, kElided, 4);
  emp_print_text(printer, " : ");
  emp_print_type(printer, emp_op_operand(op, memref)->type);
  if (!is_vector(kind)) return;
  emp_print_text(printer, ", ");
  emp_print_type(printer, is_store(kind) ? emp_op_operand(op, 0)->type
                                         : emp_op_result(op, 0)->type);
}

// -- for
// -- load, store, prefetch ----------------------------------------------------

// 4, %n, or [min | max] map(%a)[%b].
static bool parse_bound(emp_parser_t* parser, const char* name,
                        const char* prefix, emp_unresolved_list_t* operands) {
  emp_context_t* context = emp_parser_context(parser);
  emp_unresolved_t value;
  int64_t number;
  const emp_affine_expr_t* expr = NULL;
  uint32_t symbols = 0;
  if (emp_try_operand(parser, &value)) {
    emp_array_push(emp_parser_scratch(parser), operands, value);
    expr = emp_affine_symbol(context, 0);
    symbols = 1;
  } else if (emp_try_int(parser, &number)) {
    expr = emp_affine_constant(context, number);
  }
  const emp_attr_t* map;
  if (expr != NULL) {
    map = emp_attr_affine_map(context,
                              emp_affine_map(context, 0, symbols, &expr, 1));
  } else {
    emp_try_keyword(parser, prefix);
    if (!parse_map(parser, &map) ||
        !parse_map_operands(parser, map->map->dim_count, map->map->symbol_count,
                            operands)) {
      return false;
    }
  }
  emp_parser_add_attr(parser, name, map);
  return true;
}

// iter_args(%x = %a, ..) -> (t, ..)
static bool parse_carried(emp_parser_t* parser, emp_region_arg_list_t* args,
                          emp_unresolved_list_t* inits,
                          emp_type_list_t* types) {
  if (!emp_try_keyword(parser, "iter_args")) return true;
  if (!emp_parse_punct(parser, "(")) return false;
  do {
    emp_region_arg_t arg;
    emp_unresolved_t init;
    if (!emp_parse_region_arg(parser, false, &arg) ||
        !emp_parse_punct(parser, "=") || !emp_parse_operand(parser, &init)) {
      return false;
    }
    emp_array_push(emp_parser_scratch(parser), args, arg);
    emp_array_push(emp_parser_scratch(parser), inits, init);
  } while (emp_try_punct(parser, ","));
  if (!emp_parse_punct(parser, ")") ||
      !emp_parse_optional_arrow_types(parser, types)) {
    return false;
  }
  if (types->count != inits->count) {
    return emp_parser_error(parser, NULL, "expected %zu types, found %zu",
                            inits->count, types->count);
  }
  for (size_t i = 0; i < types->count; ++i) {
    args->items[i + 1].type = types->items[i];
    emp_parser_add_result(parser, types->items[i]);
  }
  return true;
}

bool emp_affine_parse_for(emp_parser_t* parser) {
  emp_context_t* context = emp_parser_context(parser);
  emp_region_arg_list_t args = {0};
  emp_region_arg_t variable;
  emp_unresolved_list_t lower = {0}, upper = {0}, inits = {0};
  emp_type_list_t types = {0};
  int64_t step = 1;
  if (!emp_parse_region_arg(parser, false, &variable) ||
      !emp_parse_punct(parser, "=") ||
      !parse_bound(parser, "lowerBoundMap", "max", &lower) ||
      !emp_parse_keyword(parser, "to") ||
      !parse_bound(parser, "upperBoundMap", "min", &upper)) {
    return false;
  }
  if (emp_try_keyword(parser, "step") && !emp_parse_int(parser, &step)) {
    return false;
  }
  variable.type = emp_type_index(context);
  emp_array_push(emp_parser_scratch(parser), &args, variable);
  emp_parser_add_attr(parser, "step", emp_attr_index(context, step));
  if (!parse_carried(parser, &args, &inits, &types) ||
      !emp_parser_add_indices(parser, &lower) ||
      !emp_parser_add_indices(parser, &upper) ||
      !emp_parser_add_operands(parser, &inits, types.items, types.count)) {
    return false;
  }
  const int32_t segments[3] = {(int32_t)lower.count, (int32_t)upper.count,
                               (int32_t)inits.count};
  emp_parser_set_segments(parser, segments, 3);
  return emp_parse_region(parser, args.items, args.count) &&
         emp_parse_attr_dict(parser);
}

static void print_bound(emp_printer_t* printer, const emp_op_t* op,
                        const emp_attr_t* attr, const char* prefix,
                        uint32_t first) {
  const emp_affine_map_t* map = attr->map;
  bool is_single = map->result_count == 1 && map->dim_count == 0;
  if (is_single && map->symbol_count == 0 &&
      map->results[0]->kind == EMP_AFFINE_CONSTANT) {
    emp_printf(printer, "%" PRId64, map->results[0]->value);
    return;
  }
  if (is_single && map->symbol_count == 1 &&
      map->results[0]->kind == EMP_AFFINE_SYMBOL) {
    emp_print_operand(printer, emp_op_operand(op, first));
    return;
  }
  if (map->result_count > 1) emp_printf(printer, "%s ", prefix);
  emp_print_attr(printer, attr);
  print_map_operands(printer, op, first, map->dim_count, map->symbol_count);
}

void emp_affine_print_for(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"lowerBoundMap", "upperBoundMap",
                                        "step", "operandSegmentSizes"};
  const emp_block_t* body = emp_op_body(op);
  uint32_t lower, upper, inits, count;
  emp_op_operand_group(op, "lowerBoundOperands", &lower, &count);
  emp_op_operand_group(op, "upperBoundOperands", &upper, &count);
  emp_op_operand_group(op, "inits", &inits, &count);
  int64_t step = emp_op_int_attr(op, "step", 1);
  emp_print_text(printer, " ");
  emp_print_operand(printer, body->args[0]);
  emp_print_text(printer, " = ");
  print_bound(printer, op, emp_op_attr(op, "lowerBoundMap"), "max", lower);
  emp_print_text(printer, " to ");
  print_bound(printer, op, emp_op_attr(op, "upperBoundMap"), "min", upper);
  if (step != 1) emp_printf(printer, " step %" PRId64, step);
  if (count != 0) {
    emp_print_text(printer, " iter_args(");
    for (uint32_t i = 0; i < count; ++i) {
      if (i != 0) emp_print_text(printer, ", ");
      emp_print_operand(printer, body->args[i + 1]);
      emp_print_text(printer, " = ");
      emp_print_operand(printer, emp_op_operand(op, inits + i));
    }
    emp_print_text(printer, ") -> (");
    emp_print_result_types(printer, op);
    emp_print_text(printer, ")");
  }
  emp_print_region(printer, &op->regions[0], false, count != 0);
  emp_print_attr_dict(printer, op, kElided, 4);
}

// -- if
// -- if ----------------------------------------------------------------------

bool emp_affine_parse_if(emp_parser_t* parser) {
  const emp_attr_t* set;
  const emp_attr_t* loc = emp_parser_loc(parser);
  emp_unresolved_list_t operands = {0};
  emp_type_list_t types = {0};
  if (!emp_parse_an_attr(parser, NULL, &set)) return false;
  if (set->kind != EMP_ATTR_INTEGER_SET) {
    return emp_parser_error(parser, loc, "expected an integer set");
  }
  emp_parser_add_attr(parser, "condition", set);
  if (!parse_map_operands(parser, set->set->dim_count, set->set->symbol_count,
                          &operands) ||
      !emp_parse_optional_arrow_types(parser, &types)) {
    return false;
  }
  for (size_t i = 0; i < types.count; ++i) {
    emp_parser_add_result(parser, types.items[i]);
  }
  if (!emp_parser_add_indices(parser, &operands) ||
      !emp_parse_region(parser, NULL, 0)) {
    return false;
  }
  if (!emp_try_keyword(parser, "else")) {
    emp_parser_add_region(parser);
  } else if (!emp_parse_region(parser, NULL, 0)) {
    return false;
  }
  return emp_parse_attr_dict(parser);
}

void emp_affine_print_if(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"condition"};
  const emp_attr_t* set = emp_op_attr(op, "condition");
  bool has_results = op->result_count != 0;
  emp_print_text(printer, " ");
  emp_print_attr(printer, set);
  print_map_operands(printer, op, 0, set->set->dim_count,
                     set->set->symbol_count);
  emp_print_optional_arrow_results(printer, op);
  emp_print_region(printer, &op->regions[0], false, has_results);
  if (op->regions[1].first != NULL) {
    emp_print_text(printer, " else");
    emp_print_region(printer, &op->regions[1], false, has_results);
  }
  emp_print_attr_dict(printer, op, kElided, 1);
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Syntax of the memref ops whose form a format cannot say.
#include <inttypes.h>

#include "base/array.h"
#include "base/text.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/memref_hooks.h"

// -- alloca_scope [-> (t, ..)] { .. } ----------------------------------------

bool emp_memref_parse_alloca_scope(emp_parser_t* parser) {
  emp_type_list_t types = {0};
  if (!emp_parse_optional_arrow_types(parser, &types)) return false;
  for (size_t i = 0; i < types.count; ++i) {
    emp_parser_add_result(parser, types.items[i]);
  }
  return emp_parse_region(parser, NULL, 0) && emp_parse_attr_dict(parser);
}

void emp_memref_print_alloca_scope(emp_printer_t* printer, const emp_op_t* op) {
  bool has_results = op->result_count != 0;
  emp_print_text(printer, " ");
  if (has_results) {
    emp_print_text(printer, " -> (");
    emp_print_result_types(printer, op);
    emp_print_text(printer, ")");
  }
  emp_print_region(printer, &op->regions[0], false, has_results);
  emp_print_attr_dict(printer, op, NULL, 0);
}

// -- %m[%i, %j] --------------------------------------------------------------

typedef struct place_s {
  emp_unresolved_t memref;
  emp_unresolved_list_t indices;
} place_t;

static bool parse_place(emp_parser_t* parser, place_t* out) {
  *out = (place_t){0};
  return emp_parse_operand(parser, &out->memref) &&
         emp_parse_punct(parser, "[") &&
         emp_parse_operands(parser, &out->indices) &&
         emp_parse_punct(parser, "]");
}

static bool add_place(emp_parser_t* parser, const place_t* place,
                      const emp_type_t* type) {
  const emp_type_t* index = emp_type_index(emp_parser_context(parser));
  if (!emp_parser_add_operand(parser, &place->memref, type)) return false;
  for (size_t i = 0; i < place->indices.count; ++i) {
    if (!emp_parser_add_operand(parser, &place->indices.items[i], index)) {
      return false;
    }
  }
  return true;
}

static void print_place(emp_printer_t* printer, const emp_op_t* op) {
  emp_print_text(printer, " ");
  emp_print_operand(printer, emp_op_operand(op, 0));
  emp_print_text(printer, "[");
  emp_print_operands(printer, op, 1, op->operand_count - 1);
  emp_print_text(printer, "]");
}

// prefetch %m[%i], read, locality<3>, data : type
bool emp_memref_parse_prefetch(emp_parser_t* parser) {
  emp_context_t* context = emp_parser_context(parser);
  place_t place;
  emp_str_t access, cache;
  int64_t locality;
  const emp_type_t* type;
  const emp_attr_t* loc = emp_parser_loc(parser);
  if (!parse_place(parser, &place) || !emp_parse_punct(parser, ",") ||
      !emp_parse_any_keyword(parser, &access) ||
      !emp_parse_punct(parser, ",") || !emp_parse_keyword(parser, "locality") ||
      !emp_parse_punct(parser, "<") || !emp_parse_int(parser, &locality) ||
      !emp_parse_punct(parser, ">") || !emp_parse_punct(parser, ",") ||
      !emp_parse_any_keyword(parser, &cache) || !emp_parse_attr_dict(parser) ||
      !emp_parse_punct(parser, ":") || !emp_parse_a_type(parser, &type) ||
      !add_place(parser, &place, type)) {
    return false;
  }
  bool is_write = emp_str_is(access, "write");
  bool is_data = emp_str_is(cache, "data");
  if (!is_write && !emp_str_is(access, "read")) {
    return emp_parser_error(parser, loc, "expected 'read' or 'write'");
  }
  if (!is_data && !emp_str_is(cache, "instr")) {
    return emp_parser_error(parser, loc, "expected 'data' or 'instr'");
  }
  emp_parser_add_attr(parser, "isWrite", emp_attr_bool(context, is_write));
  emp_parser_add_attr(parser, "localityHint",
                      emp_attr_i32(context, (int32_t)locality));
  emp_parser_add_attr(parser, "isDataCache", emp_attr_bool(context, is_data));
  return true;
}

void emp_memref_print_prefetch(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"isWrite", "localityHint",
                                        "isDataCache"};
  print_place(printer, op);
  emp_printf(printer, ", %s, locality<%" PRId64 ">, %s",
             emp_op_int_attr(op, "isWrite", 0) != 0 ? "write" : "read",
             emp_op_int_attr(op, "localityHint", 0),
             emp_op_int_attr(op, "isDataCache", 0) != 0 ? "data" : "instr");
  emp_print_attr_dict(printer, op, kElided, 3);
  emp_print_text(printer, " : ");
  emp_print_type(printer, emp_op_operand(op, 0)->type);
}

// generic_atomic_rmw %m[%i] : type { ^bb0(%x: f32): .. }
bool emp_memref_parse_generic_atomic(emp_parser_t* parser) {
  place_t place;
  const emp_type_t* type;
  if (!parse_place(parser, &place) || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &type) || !add_place(parser, &place, type)) {
    return false;
  }
  emp_parser_add_result(parser, emp_type_element_or_self(type));
  return emp_parse_region(parser, NULL, 0) && emp_parse_attr_dict(parser);
}

void emp_memref_print_generic_atomic(emp_printer_t* printer,
                                     const emp_op_t* op) {
  print_place(printer, op);
  emp_print_text(printer, " : ");
  emp_print_type(printer, emp_op_operand(op, 0)->type);
  emp_print_region(printer, &op->regions[0], true, true);
  emp_print_attr_dict(printer, op, NULL, 0);
}

// -- distinct_objects %a, %b : t, u ------------------------------------------

bool emp_memref_parse_distinct(emp_parser_t* parser) {
  emp_unresolved_list_t values = {0};
  emp_type_list_t types = {0};
  const emp_attr_t* loc = emp_parser_loc(parser);
  if (!emp_parse_operands(parser, &values) || !emp_parse_attr_dict(parser) ||
      !emp_parse_punct(parser, ":") || !emp_parse_type_list(parser, &types)) {
    return false;
  }
  if (values.count != types.count) {
    return emp_parser_error(parser, loc, "expected %zu types, found %zu",
                            values.count, types.count);
  }
  for (size_t i = 0; i < types.count; ++i) {
    emp_parser_add_result(parser, types.items[i]);
  }
  return emp_parser_add_operands(parser, &values, types.items, types.count);
}

void emp_memref_print_distinct(emp_printer_t* printer, const emp_op_t* op) {
  emp_print_text(printer, " ");
  emp_print_operands(printer, op, 0, op->operand_count);
  emp_print_attr_dict(printer, op, NULL, 0);
  emp_print_text(printer, " : ");
  emp_print_operand_types(printer, op, 0, op->operand_count);
}

// -- transpose %m (i, j) -> (j, i) : t to u ----------------------------------

// (i, j, k): names of dims, at most 64.
static bool parse_dim_names(emp_parser_t* parser, emp_str_t* names,
                            uint32_t* out_count) {
  *out_count = 0;
  if (!emp_parse_punct(parser, "(")) return false;
  if (emp_try_punct(parser, ")")) return true;
  do {
    if (*out_count == EMP_MEMREF_MAX_RANK) {
      return emp_parser_error(parser, NULL, "expected at most %d dims",
                              EMP_MEMREF_MAX_RANK);
    }
    if (!emp_parse_any_keyword(parser, &names[(*out_count)++])) return false;
  } while (emp_try_punct(parser, ","));
  return emp_parse_punct(parser, ")");
}

bool emp_memref_parse_transpose(emp_parser_t* parser) {
  emp_context_t* context = emp_parser_context(parser);
  emp_unresolved_t source;
  emp_str_t dims[EMP_MEMREF_MAX_RANK], results[EMP_MEMREF_MAX_RANK];
  uint32_t dim_count, result_count, positions[EMP_MEMREF_MAX_RANK];
  const emp_type_t *from, *to;
  if (!emp_parse_operand(parser, &source)) return false;
  const emp_attr_t* loc = emp_parser_loc(parser);
  if (!parse_dim_names(parser, dims, &dim_count) ||
      !emp_parse_punct(parser, "->") ||
      !parse_dim_names(parser, results, &result_count)) {
    return false;
  }
  for (uint32_t i = 0; i < result_count; ++i) {
    uint32_t k = 0;
    while (k < dim_count && !emp_str_equal(results[i], dims[k]))
      ++k;
    if (k == dim_count) {
      return emp_parser_error(parser, loc, "'%.*s' is not one of the dims",
                              EMP_STR_ARGS(results[i]));
    }
    positions[i] = k;
  }
  const emp_affine_map_t* map =
      emp_affine_projection_map(context, dim_count, positions, result_count);
  emp_parser_add_attr(parser, "permutation", emp_attr_affine_map(context, map));
  if (!emp_parse_attr_dict(parser) || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &from) || !emp_parse_keyword(parser, "to") ||
      !emp_parse_a_type(parser, &to)) {
    return false;
  }
  emp_parser_add_result(parser, to);
  return emp_parser_add_operand(parser, &source, from);
}

void emp_memref_print_transpose(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"permutation"};
  const emp_attr_t* permutation = emp_op_attr(op, "permutation");
  emp_print_text(printer, " ");
  emp_print_operand(printer, emp_op_operand(op, 0));
  emp_print_text(printer, " (");
  for (uint32_t i = 0; i < permutation->map->dim_count; ++i) {
    emp_printf(printer, i == 0 ? "d%" PRIu32 : ", d%" PRIu32, i);
  }
  emp_print_text(printer, ") -> (");
  for (uint32_t i = 0; i < permutation->map->result_count; ++i) {
    emp_printf(printer, i == 0 ? "d%d" : ", d%d",
               emp_affine_map_result_dim(permutation->map, i));
  }
  emp_print_text(printer, ")");
  emp_print_attr_dict(printer, op, kElided, 1);
  emp_print_text(printer, " : ");
  emp_print_type(printer, emp_op_operand(op, 0)->type);
  emp_print_text(printer, " to ");
  emp_print_type(printer, emp_op_result(op, 0)->type);
}

// -- global: type [= value | = uninitialized] --------------------------------

bool emp_memref_parse_global_value(emp_parser_t* parser, emp_custom_arg_t* args,
                                   size_t count) {
  emp_context_t* context = emp_parser_context(parser);
  const emp_type_t* type;
  (void)count;
  if (!emp_parse_a_type(parser, &type)) return false;
  if (type->kind != EMP_TYPE_MEMREF) {
    return emp_parser_error(parser, NULL, "expected a memref type");
  }
  emp_parser_add_attr(parser, args[0].attr_name, emp_attr_type(type));
  if (!emp_try_punct(parser, "=")) return true;
  const emp_attr_t* value;
  if (emp_try_keyword(parser, "uninitialized")) {
    value = emp_attr_unit(context);
  } else if (!emp_parse_an_attr(
                 parser,
                 emp_type_tensor(type->dims, type->rank, type->element, NULL),
                 &value)) {
    return false;
  }
  emp_parser_add_attr(parser, args[1].attr_name, value);
  return true;
}

void emp_memref_print_global_value(emp_printer_t* printer, const emp_op_t* op,
                                   const emp_custom_arg_t* args, size_t count) {
  (void)op;
  (void)count;
  emp_print_type(printer, args[0].attr->type);
  if (args[1].attr == NULL) return;
  emp_print_text(printer, " = ");
  if (args[1].attr->kind == EMP_ATTR_UNIT) {
    emp_print_text(printer, "uninitialized");
  } else {
    emp_print_attr_without_type(printer, args[1].attr);
  }
}

// -- dma_start %s[..], %d[..], %n, %t[..] (, %stride, %run)? : t, t, t --------

bool emp_memref_parse_dma_start(emp_parser_t* parser) {
  const emp_type_t* index = emp_type_index(emp_parser_context(parser));
  place_t source, target, tag;
  emp_unresolved_t elements, strides[2];
  emp_type_list_t types = {0};
  bool has_stride = false;
  if (!parse_place(parser, &source) || !emp_parse_punct(parser, ",") ||
      !parse_place(parser, &target) || !emp_parse_punct(parser, ",") ||
      !emp_parse_operand(parser, &elements) || !emp_parse_punct(parser, ",") ||
      !parse_place(parser, &tag)) {
    return false;
  }
  if (emp_try_punct(parser, ",")) {
    has_stride = true;
    if (!emp_parse_operand(parser, &strides[0]) ||
        !emp_parse_punct(parser, ",") ||
        !emp_parse_operand(parser, &strides[1])) {
      return false;
    }
  }
  const emp_attr_t* loc = emp_parser_loc(parser);
  if (!emp_parse_attr_dict(parser) || !emp_parse_punct(parser, ":") ||
      !emp_parse_type_list(parser, &types)) {
    return false;
  }
  if (types.count != 3) {
    return emp_parser_error(parser, loc, "expected 3 types, found %zu",
                            types.count);
  }
  return add_place(parser, &source, types.items[0]) &&
         add_place(parser, &target, types.items[1]) &&
         emp_parser_add_operand(parser, &elements, index) &&
         add_place(parser, &tag, types.items[2]) &&
         (!has_stride || (emp_parser_add_operand(parser, &strides[0], index) &&
                          emp_parser_add_operand(parser, &strides[1], index)));
}

// %m[%i, %j] of a memref at operand `first`; the number of operands it takes.
static uint32_t print_place_at(emp_printer_t* printer, const emp_op_t* op,
                               uint32_t first) {
  uint32_t rank = emp_op_operand(op, first)->type->rank;
  emp_print_operands(printer, op, first, 1);
  emp_print_text(printer, "[");
  emp_print_operands(printer, op, first + 1, rank);
  emp_print_text(printer, "]");
  return first + 1 + rank;
}

void emp_memref_print_dma_start(emp_printer_t* printer, const emp_op_t* op) {
  uint32_t memrefs[3];
  emp_print_text(printer, " ");
  if (!emp_memref_dma_places(op, memrefs)) {
    emp_print_operands(printer, op, 0, op->operand_count);
    return;
  }
  print_place_at(printer, op, memrefs[0]);
  emp_print_text(printer, ", ");
  uint32_t elements = print_place_at(printer, op, memrefs[1]);
  emp_print_text(printer, ", ");
  emp_print_operands(printer, op, elements, 1);
  emp_print_text(printer, ", ");
  uint32_t next = print_place_at(printer, op, memrefs[2]);
  if (next < op->operand_count) {
    emp_print_text(printer, ", ");
    emp_print_operands(printer, op, next, op->operand_count - next);
  }
  emp_print_attr_dict(printer, op, NULL, 0);
  for (int i = 0; i < 3; ++i) {
    emp_print_text(printer, i == 0 ? " : " : ", ");
    emp_print_operand_types(printer, op, memrefs[i], 1);
  }
}

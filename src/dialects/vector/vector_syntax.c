// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Syntax of the vector ops whose form a format cannot say: transfers (default
// maps, inferred mask types), contract (iterators as strings), outerproduct
// (inferred result), mask (an op in braces), to_elements.
#include "base/array.h"
#include "base/assert.h"
#include "base/text.h"
#include "dialects/vector/vector_hooks.h"
#include "ir/rewrite.h"

// -- transfers ---------------------------------------------------------------

const emp_affine_map_t* emp_vector_minor_map(const emp_type_t* shaped,
                                             const emp_type_t* vector) {
  uint32_t inner =
      shaped->element->kind == EMP_TYPE_VECTOR ? shaped->element->rank : 0;
  uint32_t positions[EMP_VECTOR_MAX_RANK];
  uint32_t count = vector->rank >= inner ? vector->rank - inner : 0;
  if (count > EMP_VECTOR_MAX_RANK) count = EMP_VECTOR_MAX_RANK;
  if (count > shaped->rank) {
    // A 0-d source gives a broadcast; anything else is an error that the
    // verifier finds.
    const emp_affine_expr_t* zeros[EMP_VECTOR_MAX_RANK];
    for (uint32_t i = 0; i < count; ++i) {
      zeros[i] = emp_affine_constant(shaped->context, 0);
    }
    return emp_affine_map(shaped->context, shaped->rank, 0, zeros, count);
  }
  for (uint32_t i = 0; i < count; ++i)
    positions[i] = shaped->rank - count + i;
  return emp_affine_projection_map(shaped->context, shaped->rank, positions,
                                   count);
}

// The mask of a transfer: i1 in the dims of the vector that vary with memory,
// in the order of memory.
static const emp_type_t* mask_type(const emp_affine_map_t* map,
                                   const emp_type_t* vector) {
  int64_t dims[EMP_VECTOR_MAX_RANK];
  uint64_t scalable = 0;
  uint32_t rank = 0;
  EMP_ASSERT(map != NULL);
  const emp_type_t* i1 = emp_type_integer(vector->context, 1);
  for (uint32_t dim = 0; dim < map->dim_count; ++dim) {
    for (uint32_t r = 0; r < map->result_count && r < vector->rank; ++r) {
      if (emp_affine_map_result_dim(map, r) != (int)dim ||
          rank == EMP_VECTOR_MAX_RANK) {
        continue;
      }
      scalable |= (vector->scalable_dims >> r & 1) << rank;
      dims[rank++] = vector->dims[r];
    }
  }
  return emp_type_vector(dims, rank, scalable, i1);
}

static const emp_attr_t* all_false(emp_context_t* context, uint32_t count) {
  const emp_attr_t* items[EMP_VECTOR_MAX_RANK];
  for (uint32_t i = 0; i < count && i < EMP_VECTOR_MAX_RANK; ++i) {
    items[i] = emp_attr_bool(context, false);
  }
  return emp_attr_array(context, items, count);
}

// %base[%i, %j]
typedef struct place_s {
  emp_unresolved_t base;
  emp_unresolved_list_t indices;
} place_t;

static bool parse_place(emp_parser_t* parser, place_t* out) {
  *out = (place_t){0};
  return emp_parse_operand(parser, &out->base) &&
         emp_parse_punct(parser, "[") &&
         emp_parse_operands(parser, &out->indices) &&
         emp_parse_punct(parser, "]");
}

static bool add_place(emp_parser_t* parser, const place_t* place,
                      const emp_type_t* type) {
  const emp_type_t* index = emp_type_index(emp_parser_context(parser));
  if (!emp_parser_add_operand(parser, &place->base, type)) return false;
  for (size_t i = 0; i < place->indices.count; ++i) {
    if (!emp_parser_add_operand(parser, &place->indices.items[i], index)) {
      return false;
    }
  }
  return true;
}

// Fills in permutation_map and in_bounds; gives the map.
static bool complete_transfer(emp_parser_t* parser, const emp_type_t* shaped,
                              const emp_type_t* vector,
                              const emp_affine_map_t** out_map) {
  emp_context_t* context = emp_parser_context(parser);
  if (!emp_type_is_shaped(shaped) || vector->kind != EMP_TYPE_VECTOR) {
    return emp_parser_error(parser, NULL,
                            "expected a memref or tensor and a vector type");
  }
  const emp_attr_t* given = emp_parser_attr(parser, "permutation_map");
  *out_map = given != NULL && given->kind == EMP_ATTR_AFFINE_MAP
                 ? given->map
                 : emp_vector_minor_map(shaped, vector);
  if (given == NULL) {
    emp_parser_add_attr(parser, "permutation_map",
                        emp_attr_affine_map(context, *out_map));
  }
  if (emp_parser_attr(parser, "in_bounds") == NULL) {
    emp_parser_add_attr(parser, "in_bounds",
                        all_false(context, (*out_map)->result_count));
  }
  return true;
}

bool emp_vector_parse_transfer_read(emp_parser_t* parser) {
  place_t place;
  emp_unresolved_t padding, mask;
  const emp_type_t *shaped, *vector;
  const emp_affine_map_t* map = NULL;
  if (!parse_place(parser, &place) || !emp_parse_punct(parser, ",") ||
      !emp_parse_operand(parser, &padding)) {
    return false;
  }
  bool has_mask = emp_try_punct(parser, ",");
  if (has_mask && !emp_parse_operand(parser, &mask)) return false;
  if (!emp_parse_attr_dict(parser) || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &shaped) || !emp_parse_punct(parser, ",") ||
      !emp_parse_a_type(parser, &vector) ||
      !complete_transfer(parser, shaped, vector, &map)) {
    return false;
  }
  const int32_t segments[4] = {1, (int32_t)place.indices.count, 1, has_mask};
  emp_parser_set_segments(parser, segments, 4);
  emp_parser_add_result(parser, vector);
  return add_place(parser, &place, shaped) &&
         emp_parser_add_operand(parser, &padding, shaped->element) &&
         (!has_mask ||
          emp_parser_add_operand(parser, &mask, mask_type(map, vector)));
}

bool emp_vector_parse_transfer_write(emp_parser_t* parser) {
  place_t place;
  emp_unresolved_t value, mask;
  const emp_type_t *shaped, *vector;
  const emp_affine_map_t* map = NULL;
  if (!emp_parse_operand(parser, &value) || !emp_parse_punct(parser, ",") ||
      !parse_place(parser, &place)) {
    return false;
  }
  bool has_mask = emp_try_punct(parser, ",");
  if (has_mask && !emp_parse_operand(parser, &mask)) return false;
  if (!emp_parse_attr_dict(parser) || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &vector) || !emp_parse_punct(parser, ",") ||
      !emp_parse_a_type(parser, &shaped) ||
      !complete_transfer(parser, shaped, vector, &map)) {
    return false;
  }
  const int32_t segments[4] = {1, 1, (int32_t)place.indices.count, has_mask};
  emp_parser_set_segments(parser, segments, 4);
  if (emp_type_is_tensor(shaped)) emp_parser_add_result(parser, shaped);
  return emp_parser_add_operand(parser, &value, vector) &&
         add_place(parser, &place, shaped) &&
         (!has_mask ||
          emp_parser_add_operand(parser, &mask, mask_type(map, vector)));
}

static bool is_all_false(const emp_attr_t* list) {
  for (uint32_t i = 0; i < list->count; ++i) {
    if (list->items[i]->value != 0) return false;
  }
  return true;
}

static void print_transfer_attrs(emp_printer_t* printer, const emp_op_t* op,
                                 const emp_type_t* shaped,
                                 const emp_type_t* vector) {
  const char* elided[3] = {"operandSegmentSizes"};
  size_t count = 1;
  const emp_attr_t* map = emp_op_attr(op, "permutation_map");
  const emp_attr_t* bounds = emp_op_attr(op, "in_bounds");
  if (map != NULL && map->map == emp_vector_minor_map(shaped, vector) &&
      emp_affine_map_is_projected_permutation(map->map)) {
    elided[count++] = "permutation_map";
  }
  if (bounds != NULL && is_all_false(bounds)) elided[count++] = "in_bounds";
  emp_print_attr_dict(printer, op, elided, count);
}

static void print_place(emp_printer_t* printer, const emp_op_t* op) {
  uint32_t first, count;
  emp_print_operand(printer, emp_op_named_operand(op, "base"));
  emp_op_operand_group(op, "indices", &first, &count);
  emp_print_text(printer, "[");
  emp_print_operands(printer, op, first, count);
  emp_print_text(printer, "]");
}

static void print_mask_operand(emp_printer_t* printer, const emp_op_t* op) {
  const emp_value_t* mask = emp_op_named_operand(op, "mask");
  if (mask == NULL) return;
  emp_print_text(printer, ", ");
  emp_print_operand(printer, mask);
}

void emp_vector_print_transfer_read(emp_printer_t* printer,
                                    const emp_op_t* op) {
  const emp_type_t* shaped = emp_op_named_operand(op, "base")->type;
  const emp_type_t* vector = emp_op_result(op, 0)->type;
  emp_print_text(printer, " ");
  print_place(printer, op);
  emp_print_text(printer, ", ");
  emp_print_operand(printer, emp_op_named_operand(op, "padding"));
  print_mask_operand(printer, op);
  print_transfer_attrs(printer, op, shaped, vector);
  emp_print_text(printer, " : ");
  emp_print_type(printer, shaped);
  emp_print_text(printer, ", ");
  emp_print_type(printer, vector);
}

void emp_vector_print_transfer_write(emp_printer_t* printer,
                                     const emp_op_t* op) {
  const emp_type_t* shaped = emp_op_named_operand(op, "base")->type;
  const emp_type_t* vector = emp_op_operand(op, 0)->type;
  emp_print_text(printer, " ");
  emp_print_operand(printer, emp_op_operand(op, 0));
  emp_print_text(printer, ", ");
  print_place(printer, op);
  print_mask_operand(printer, op);
  print_transfer_attrs(printer, op, shaped, vector);
  emp_print_text(printer, " : ");
  emp_print_type(printer, vector);
  emp_print_text(printer, ", ");
  emp_print_type(printer, shaped);
}

// -- contract ----------------------------------------------------------------

// ["parallel", ..] to [#vector.iterator_type<parallel>, ..].
static bool convert_iterators(emp_parser_t* parser, const emp_attr_t* loc) {
  emp_context_t* context = emp_parser_context(parser);
  const emp_attr_t* given = emp_parser_attr(parser, "iterator_types");
  if (given == NULL || given->kind != EMP_ATTR_ARRAY) return true;
  const emp_enum_def_t* def =
      emp_context_enum_def(context, EMP_STR("vector.IteratorType"));
  const emp_attr_t** items = emp_arena_new_array(
      emp_parser_scratch(parser), const emp_attr_t*, given->count + 1);
  for (uint32_t i = 0; i < given->count; ++i) {
    items[i] = given->items[i];
    if (items[i]->kind != EMP_ATTR_STRING) continue;
    bool is_reduction = emp_str_is(items[i]->text, "reduction");
    if (!is_reduction && !emp_str_is(items[i]->text, "parallel")) {
      return emp_parser_error(
          parser, loc,
          "expected iterator type \"parallel\" or \"reduction\", found "
          "\"%.*s\"",
          EMP_STR_ARGS(items[i]->text));
    }
    items[i] = emp_attr_enum(context, def, is_reduction);
  }
  emp_parser_add_attr(parser, "iterator_types",
                      emp_attr_array(context, items, given->count));
  return true;
}

// Some files give the type of the accumulator, too, before `into`.
static bool skip_acc_types(emp_parser_t* parser) {
  const emp_type_t* type;
  while (emp_try_punct(parser, ",")) {
    if (!emp_parse_a_type(parser, &type)) return false;
  }
  return true;
}

bool emp_vector_parse_contract(emp_parser_t* parser) {
  const emp_attr_t* loc = emp_parser_loc(parser);
  const emp_attr_t* trait;
  emp_unresolved_t operands[3];
  const emp_type_t* types[3];
  emp_context_t* context = emp_parser_context(parser);
  if (!emp_parse_an_attr(parser, NULL, &trait)) return false;
  if (trait->kind != EMP_ATTR_DICTIONARY) {
    return emp_parser_error(parser, loc, "expected a dictionary");
  }
  for (uint32_t i = 0; i < trait->count; ++i) {
    emp_parser_add_attr(parser, trait->entries[i].name.data,
                        trait->entries[i].value);
  }
  if (emp_parser_attr(parser, "kind") == NULL) {
    const emp_enum_def_t* def =
        emp_context_enum_def(context, EMP_STR("vector.CombiningKind"));
    emp_parser_add_attr(parser, "kind", emp_attr_enum(context, def, 0));
  }
  if (!convert_iterators(parser, loc)) return false;
  for (int i = 0; i < 3; ++i) {
    if (i != 0 && !emp_parse_punct(parser, ",")) return false;
    if (!emp_parse_operand(parser, &operands[i])) return false;
  }
  if (!emp_parse_attr_dict(parser) || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &types[0]) || !emp_parse_punct(parser, ",") ||
      !emp_parse_a_type(parser, &types[1]) || !skip_acc_types(parser) ||
      !emp_parse_keyword(parser, "into") ||
      !emp_parse_a_type(parser, &types[2])) {
    return false;
  }
  emp_parser_add_result(parser, types[2]);
  for (int i = 0; i < 3; ++i) {
    if (!emp_parser_add_operand(parser, &operands[i], types[i])) return false;
  }
  return true;
}

void emp_vector_print_contract(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kElided[] = {"indexing_maps", "iterator_types",
                                        "kind"};
  const emp_attr_t* iterators = emp_op_attr(op, "iterator_types");
  emp_print_text(printer, " {indexing_maps = ");
  emp_print_attr(printer, emp_op_attr(op, "indexing_maps"));
  emp_print_text(printer, ", iterator_types = [");
  for (uint32_t i = 0; i < iterators->count; ++i) {
    if (i != 0) emp_print_text(printer, ", ");
    emp_print_text(printer, iterators->items[i]->value == 0 ? "\"parallel\""
                                                            : "\"reduction\"");
  }
  emp_print_text(printer, "], kind = ");
  emp_print_attr(printer, emp_op_attr(op, "kind"));
  emp_print_text(printer, "} ");
  emp_print_operands(printer, op, 0, 3);
  emp_print_attr_dict(printer, op, kElided, 3);
  emp_print_text(printer, " : ");
  emp_print_operand_types(printer, op, 0, 2);
  emp_print_text(printer, " into ");
  emp_print_type(printer, emp_op_result(op, 0)->type);
}

// -- outerproduct ------------------------------------------------------------

static const emp_type_t* outer_type(const emp_type_t* lhs,
                                    const emp_type_t* rhs) {
  if (rhs->kind != EMP_TYPE_VECTOR) return lhs;
  const int64_t dims[2] = {lhs->dims[0], rhs->dims[0]};
  return emp_type_vector(
      dims, 2, (lhs->scalable_dims & 1) | (rhs->scalable_dims & 1) << 1,
      lhs->element);
}

bool emp_vector_parse_outerproduct(emp_parser_t* parser) {
  emp_unresolved_t lhs, rhs, acc;
  const emp_type_t *left, *right;
  emp_context_t* context = emp_parser_context(parser);
  if (!emp_parse_operand(parser, &lhs) || !emp_parse_punct(parser, ",") ||
      !emp_parse_operand(parser, &rhs)) {
    return false;
  }
  bool has_acc = emp_try_punct(parser, ",");
  if (has_acc && !emp_parse_operand(parser, &acc)) return false;
  if (!emp_parse_attr_dict(parser) || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &left) || !emp_parse_punct(parser, ",") ||
      !emp_parse_a_type(parser, &right)) {
    return false;
  }
  if (left->kind != EMP_TYPE_VECTOR || left->rank != 1 ||
      (right->kind == EMP_TYPE_VECTOR && right->rank != 1)) {
    return emp_parser_error(parser, NULL, "expected 1-D vector types");
  }
  if (emp_parser_attr(parser, "kind") == NULL) {
    const emp_enum_def_t* def =
        emp_context_enum_def(context, EMP_STR("vector.CombiningKind"));
    emp_parser_add_attr(parser, "kind", emp_attr_enum(context, def, 0));
  }
  const emp_type_t* result = outer_type(left, right);
  emp_parser_add_result(parser, result);
  return emp_parser_add_operand(parser, &lhs, left) &&
         emp_parser_add_operand(parser, &rhs, right) &&
         (!has_acc || emp_parser_add_operand(parser, &acc, result));
}

void emp_vector_print_outerproduct(emp_printer_t* printer, const emp_op_t* op) {
  // The kind says how the accumulator is combined: shown with it, always.
  static const char* const kElided[] = {"kind"};
  bool has_acc = op->operand_count == 3;
  emp_print_text(printer, " ");
  emp_print_operands(printer, op, 0, op->operand_count);
  emp_print_attr_dict(printer, op, kElided, has_acc ? 0 : 1);
  emp_print_text(printer, " : ");
  emp_print_operand_types(printer, op, 0, 2);
}

// -- mask --------------------------------------------------------------------

// The terminator hands out what the masked op gives.
static void complete_mask(emp_region_t* region) {
  emp_block_t* block = region->first;
  emp_op_t* yield = block != NULL ? block->last : NULL;
  const emp_op_t* masked = yield != NULL ? yield->prev : NULL;
  if (masked == NULL || masked->result_count == 0 ||
      yield->operand_count != 0) {
    return;
  }
  for (uint32_t i = 0; i < masked->result_count; ++i) {
    emp_op_insert_operand(yield, i, emp_op_result(masked, i));
  }
}

bool emp_vector_parse_mask(emp_parser_t* parser) {
  emp_unresolved_t mask, passthru;
  const emp_type_t* type;
  emp_type_list_t types = {0};
  if (!emp_parse_operand(parser, &mask)) return false;
  bool has_passthru = emp_try_punct(parser, ",");
  if (has_passthru && !emp_parse_operand(parser, &passthru)) return false;
  emp_region_t* region = emp_parser_add_region(parser);
  if (!emp_parse_region_into(parser, region, NULL, 0) ||
      !emp_parse_attr_dict(parser) || !emp_parse_punct(parser, ":") ||
      !emp_parse_a_type(parser, &type) ||
      !emp_parse_optional_arrow_types(parser, &types)) {
    return false;
  }
  complete_mask(region);
  for (size_t i = 0; i < types.count; ++i) {
    emp_parser_add_result(parser, types.items[i]);
  }
  if (!emp_parser_add_operand(parser, &mask, type)) return false;
  if (!has_passthru) return true;
  if (types.count != 1) {
    return emp_parser_error(parser, passthru.loc,
                            "expected one result for a pass-through value");
  }
  return emp_parser_add_operand(parser, &passthru, types.items[0]);
}

void emp_vector_print_mask(emp_printer_t* printer, const emp_op_t* op) {
  const emp_block_t* block = emp_op_body(op);
  emp_print_text(printer, " ");
  emp_print_operands(printer, op, 0, op->operand_count);
  emp_print_text(printer, " { ");
  // The terminator is written only where it stands alone.
  if (block != NULL && block->first != NULL)
    emp_print_op_body(printer, block->first);
  emp_print_text(printer, " }");
  emp_print_attr_dict(printer, op, NULL, 0);
  emp_print_text(printer, " : ");
  emp_print_type(printer, emp_op_operand(op, 0)->type);
  if (op->result_count == 0) return;
  emp_print_text(printer, " -> ");
  emp_print_result_types(printer, op);
}

// -- to_elements -------------------------------------------------------------

bool emp_vector_parse_to_elements(emp_parser_t* parser) {
  emp_unresolved_t source;
  const emp_type_t* type;
  if (!emp_parse_operand(parser, &source) || !emp_parse_attr_dict(parser) ||
      !emp_parse_punct(parser, ":") || !emp_parse_a_type(parser, &type)) {
    return false;
  }
  int64_t count =
      type->kind == EMP_TYPE_VECTOR ? emp_type_element_count(type) : -1;
  if (count < 0 || count > 65536) {
    return emp_parser_error(parser, NULL,
                            "expected a vector type of at most 65536 elements");
  }
  for (int64_t i = 0; i < count; ++i) {
    emp_parser_add_result(parser, type->element);
  }
  return emp_parser_add_operand(parser, &source, type);
}

void emp_vector_print_to_elements(emp_printer_t* printer, const emp_op_t* op) {
  emp_print_text(printer, " ");
  emp_print_operand(printer, emp_op_operand(op, 0));
  emp_print_attr_dict(printer, op, NULL, 0);
  emp_print_text(printer, " : ");
  emp_print_type(printer, emp_op_operand(op, 0)->type);
}

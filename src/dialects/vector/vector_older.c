// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ops of vectors that older files spell otherwise: vector.splat is a broadcast,
// vector.extractelement and vector.insertelement have one position of any
// integer type, and vector.extract had no type of its result.
#include "dialects/dynamic_index_list.h"
#include "dialects/op_kinds.h"
#include "dialects/vector/vector_hooks.h"

// -- broadcast ---------------------------------------------------------------

// %a : t to vector; of vector.splat, %a : vector.
bool emp_vector_parse_broadcast(emp_parser_t* parser) {
  emp_unresolved_t source;
  const emp_type_t *from, *to;
  bool is_splat = emp_parser_is_older(parser, "vector.splat");
  if (!emp_parse_operand(parser, &source) || !emp_parse_attr_dict(parser) ||
      !emp_parse_punct(parser, ":")) {
    return false;
  }
  const emp_attr_t* loc = emp_parser_loc(parser);
  if (!emp_parse_a_type(parser, &from)) return false;
  if (is_splat) {
    to = from;
    if (to->kind != EMP_TYPE_VECTOR) {
      return emp_parser_error(parser, loc, "expected a vector type");
    }
    from = to->element;
  } else if (!emp_parse_keyword(parser, "to") ||
             !emp_parse_a_type(parser, &to)) {
    return false;
  }
  emp_parser_add_result(parser, to);
  return emp_parser_add_operand(parser, &source, from);
}

// -- extract, insert ---------------------------------------------------------

typedef struct position_s {
  emp_unresolved_list_t values;
  emp_unresolved_t one;  // of an older form, of type `type`
  const emp_type_t* type;
  size_t count;
} position_t;

// [%i : i32] or [], one place in a vector.
static bool parse_element_position(emp_parser_t* parser, position_t* out) {
  const int64_t at[1] = {EMP_DIM_DYNAMIC};
  if (!emp_parse_punct(parser, "[")) return false;
  bool is_empty = emp_try_punct(parser, "]");
  emp_parser_add_attr(
      parser, "static_position",
      emp_attr_i64_array(emp_parser_context(parser), at, is_empty ? 0 : 1));
  return is_empty ||
         (emp_parse_operand(parser, &out->one) &&
          emp_parse_punct(parser, ":") &&
          emp_parse_a_type(parser, &out->type) && emp_parse_punct(parser, "]"));
}

static bool parse_position(emp_parser_t* parser, bool is_element,
                           position_t* out) {
  *out = (position_t){0};
  bool went_well =
      is_element ? parse_element_position(parser, out)
                 : emp_parse_mixed_indices(parser, "[", "]", &out->values,
                                           "static_position", &out->count);
  return went_well && emp_parse_attr_dict(parser) &&
         emp_parse_punct(parser, ":");
}

static bool add_position(emp_parser_t* parser, const position_t* position) {
  return position->type
             ? emp_parser_add_operand(parser, &position->one, position->type)
             : emp_parser_add_indices(parser, &position->values);
}

// What is left of a vector behind `count` positions.
static const emp_type_t* part_of(const emp_type_t* whole, size_t count) {
  if (count >= whole->rank) return whole->element;
  return emp_type_vector(whole->dims + count, whole->rank - count,
                         whole->scalable_dims >> count, whole->element);
}

// %v[1, %i] : t from vector; older, %v[1] : vector.
bool emp_vector_parse_extract(emp_parser_t* parser) {
  emp_unresolved_t source;
  position_t position;
  const emp_type_t *part, *whole;
  bool is_element = emp_parser_is_older(parser, "vector.extractelement");
  if (!emp_parse_operand(parser, &source) ||
      !parse_position(parser, is_element, &position) ||
      !emp_parse_a_type(parser, &part)) {
    return false;
  }
  bool is_older = part->kind == EMP_TYPE_VECTOR &&
                  (is_element || !emp_peek_keyword(parser, "from"));
  if (is_older) {
    whole = part;
    part = is_element ? whole->element : part_of(whole, position.count);
  } else if (!emp_parse_keyword(parser, "from") ||
             !emp_parse_a_type(parser, &whole)) {
    return false;
  }
  emp_parser_add_result(parser, part);
  return emp_parser_add_operand(parser, &source, whole) &&
         add_position(parser, &position);
}

// %a, %v [1, %i] : t into vector; of vector.insertelement, %a, %v[%i : i32] :
// vector.
bool emp_vector_parse_insert(emp_parser_t* parser) {
  emp_unresolved_t part, whole;
  position_t position;
  const emp_type_t *from, *to;
  bool is_element = emp_parser_is_older(parser, "vector.insertelement");
  if (!emp_parse_operand(parser, &part) || !emp_parse_punct(parser, ",") ||
      !emp_parse_operand(parser, &whole) ||
      !parse_position(parser, is_element, &position)) {
    return false;
  }
  const emp_attr_t* loc = emp_parser_loc(parser);
  if (!emp_parse_a_type(parser, &from)) return false;
  if (is_element) {
    to = from;
    if (to->kind != EMP_TYPE_VECTOR) {
      return emp_parser_error(parser, loc, "expected a vector type");
    }
    from = to->element;
  } else if (!emp_parse_keyword(parser, "into") ||
             !emp_parse_a_type(parser, &to)) {
    return false;
  }
  emp_parser_add_result(parser, to);
  return emp_parser_add_operand(parser, &part, from) &&
         emp_parser_add_operand(parser, &whole, to) &&
         add_position(parser, &position);
}

// The positions as an attribute of the kind of today.
static void add_static_position(emp_op_t* op, uint32_t value_count) {
  int64_t positions[EMP_VECTOR_MAX_RANK] = {EMP_DIM_DYNAMIC};
  size_t count = value_count;
  const emp_attr_t* older = emp_op_attr(op, "position");
  if (older) {
    if (value_count ||
        !emp_attr_read_ints(older, positions, EMP_VECTOR_MAX_RANK, &count)) {
      return;
    }
    emp_op_remove_attr(op, "position");
  }
  if (count > EMP_VECTOR_MAX_RANK) return;
  emp_op_set_attr(op, "static_position",
                  emp_attr_i64_array(op->context, positions, count));
}

// Generic forms had `position` or none, and the place of an element could be
// of any integer type.
void emp_vector_older_position(emp_op_t* op) {
  uint32_t first = emp_op_is(op, EMP_OP_vector_insert) ? 2 : 1;
  if (op->operand_count < first) return;
  uint32_t value_count = op->operand_count - first;
  if (!emp_op_has_attr(op, "static_position") && value_count <= 1) {
    add_static_position(op, value_count);
  }
  if (value_count != 1) return;
  emp_value_t* at = emp_op_operand(op, first);
  if (at->type->kind != EMP_TYPE_INTEGER) return;
  emp_rewriter_t rewriter = emp_build_before(op);
  emp_op_set_operand(
      op, first,
      emp_build_value(&rewriter, EMP_OP_arith_index_cast, EMP_VALUES(at),
                      EMP_TYPES(emp_type_index(op->context))));
}

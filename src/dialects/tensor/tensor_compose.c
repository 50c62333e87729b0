// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Canonicalizations of tensor ops by the op in front of them: reshapes of
// reshapes, slices of slices, and sizes of tensor.generate that are constants.
// Each takes an op out of a chain or an operand out of an op.
#include "dialects/dynamic_index_list.h"
#include "dialects/op_kinds.h"
#include "dialects/tensor/tensor_hooks.h"

static bool replace(emp_op_t* op, emp_rewriter_t* rewriter,
                    emp_value_t* value) {
  emp_replace_op(rewriter, op, &value, 1);
  return true;
}

static emp_op_t* def_of(emp_value_t* value, uint32_t kind) {
  emp_op_t* def = emp_value_def(value);
  return def != NULL && emp_op_is(def, kind) ? def : NULL;
}

// bitcast(bitcast(x))  ->  bitcast(x), or x where the type comes back
bool emp_tensor_canonicalize_bitcast(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_op_t* inner = def_of(emp_op_operand(op, 0), EMP_OP_tensor_bitcast);
  const emp_type_t* type = emp_op_result(op, 0)->type;
  if (inner == NULL) return false;
  emp_value_t* source = emp_op_operand(inner, 0);
  if (source->type != type) {
    source = emp_build_value(rewriter, EMP_OP_tensor_bitcast,
                             EMP_VALUES(source), EMP_TYPES(type));
  }
  return replace(op, rewriter, source);
}

// reshape(reshape(x, a), b)  ->  reshape(x, b)
bool emp_tensor_canonicalize_reshape(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_op_t* inner = def_of(emp_op_operand(op, 0), EMP_OP_tensor_reshape);
  if (inner == NULL) return false;
  emp_update_operand(rewriter, op, 0, emp_op_operand(inner, 0));
  return true;
}

// generate(%c4) : ?  ->  cast(generate() : 4)
bool emp_tensor_canonicalize_generate(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  emp_value_t* sizes[EMP_TENSOR_MAX_RANK];
  uint32_t kept;
  const emp_type_t* known = emp_tensor_known_sizes(op, sizes, &kept);
  if (known == NULL) return false;
  emp_op_t* made =
      emp_build_op(rewriter, EMP_OP_tensor_generate, .operands = sizes,
                   .operand_count = kept, EMP_TYPES(known));
  emp_region_take(&made->regions[0], &op->regions[0]);
  return replace(
      op, rewriter,
      emp_build_value(rewriter, EMP_OP_tensor_cast,
                      EMP_VALUES(emp_op_result(made, 0)), EMP_TYPES(type)));
}

// -- reshapes that meet -------------------------------------------------------

typedef struct group_list_s {
  uint32_t count[EMP_TENSOR_MAX_RANK];  // fine dims a coarse dim holds
  uint32_t length;
} group_list_t;

// Both lists cut the same dims; `coarse` groups those of `fine` where every cut
// of it is one of `fine` as well.
static bool group_groups(const emp_reassociation_t* coarse,
                         const emp_reassociation_t* fine, group_list_t* out) {
  uint32_t next = 0;
  out->length = coarse->group_count;
  for (uint32_t g = 0; g < coarse->group_count; ++g) {
    uint32_t end = coarse->first[g] + coarse->count[g];
    out->count[g] = 0;
    while (next < fine->group_count &&
           fine->first[next] + fine->count[next] <= end) {
      ++next;
      ++out->count[g];
    }
    bool ends = out->count[g] != 0 &&
                fine->first[next - 1] + fine->count[next - 1] == end;
    if (!ends) return false;
  }
  return next == fine->group_count;
}

// The same of two static shapes: each dim of `coarse` is the product of the
// next dims of `fine`; unit dims go with what is before them.
static bool group_sizes(const emp_type_t* coarse, const emp_type_t* fine,
                        group_list_t* out) {
  uint32_t next = 0;
  out->length = coarse->rank;
  if (coarse->rank == 0) return false;
  for (uint32_t g = 0; g < coarse->rank; ++g) {
    int64_t product = 1;
    out->count[g] = 0;
    while (next < fine->rank &&
           (out->count[g] == 0 || product < coarse->dims[g])) {
      product *= fine->dims[next++];
      ++out->count[g];
    }
    bool is_last = g + 1 == coarse->rank;
    while (next < fine->rank && fine->dims[next] == 1 &&
           (is_last || coarse->dims[g + 1] != 1)) {
      ++next;
      ++out->count[g];
    }
    if (out->count[g] == 0 || product != coarse->dims[g]) return false;
  }
  return next == fine->rank;
}

static const emp_attr_t* groups_attr(emp_context_t* context,
                                     const group_list_t* list) {
  const emp_attr_t* groups[EMP_TENSOR_MAX_RANK];
  uint32_t next = 0;
  for (uint32_t g = 0; g < list->length; ++g) {
    const emp_attr_t* dims[EMP_TENSOR_MAX_RANK];
    for (uint32_t i = 0; i < list->count[g]; ++i)
      dims[i] = emp_attr_i64(context, next++);
    groups[g] = emp_attr_array(context, dims, list->count[g]);
  }
  return emp_attr_array(context, groups, list->length);
}

// One reshape of `source` to the type of `op`, which has fewer dims.
static bool build_collapse(emp_op_t* op, emp_rewriter_t* rewriter,
                           emp_value_t* source, const group_list_t* list) {
  return replace(
      op, rewriter,
      emp_build_value(rewriter, EMP_OP_tensor_collapse_shape,
                      EMP_VALUES(source), EMP_TYPES(emp_op_result(op, 0)->type),
                      EMP_ATTRS(EMP_ATTR("reassociation",
                                         groups_attr(op->context, list)))));
}

// One that has more, all of known size.
static bool build_expand(emp_op_t* op, emp_rewriter_t* rewriter,
                         emp_value_t* source, const group_list_t* list) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  return replace(
      op, rewriter,
      emp_build_value(
          rewriter, EMP_OP_tensor_expand_shape, EMP_VALUES(source),
          EMP_TYPES(type),
          EMP_ATTRS(EMP_ATTR("reassociation", groups_attr(op->context, list)),
                    EMP_ATTR("static_output_shape",
                             emp_attr_i64_array(op->context, type->dims,
                                                type->rank)))));
}

// collapse(expand(x)): one of them is enough where the groups of the one are
// groups of groups of the other.
bool emp_tensor_compose_collapse(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_op_t* inner =
      def_of(emp_op_operand(op, 0), EMP_OP_tensor_expand_shape);
  emp_reassociation_t expanded, collapsed;
  group_list_t list;
  if (inner == NULL ||
      !emp_read_reassociation(emp_op_attr(inner, "reassociation"), &expanded) ||
      !emp_read_reassociation(emp_op_attr(op, "reassociation"), &collapsed) ||
      expanded.group_count == 0 || collapsed.group_count == 0) {
    return false;
  }
  emp_value_t* source = emp_op_operand(inner, 0);
  const emp_type_t* type = emp_op_result(op, 0)->type;
  if (source->type->rank > type->rank) {
    return group_groups(&collapsed, &expanded, &list) &&
           build_collapse(op, rewriter, source, &list);
  }
  if (source->type->rank == type->rank || !emp_type_has_static_shape(type)) {
    return false;
  }
  return group_groups(&expanded, &collapsed, &list) &&
         build_expand(op, rewriter, source, &list);
}

// expand(collapse(x)) of known sizes.
bool emp_tensor_compose_expand(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_op_t* inner =
      def_of(emp_op_operand(op, 0), EMP_OP_tensor_collapse_shape);
  const emp_type_t* type = emp_op_result(op, 0)->type;
  group_list_t list;
  if (inner == NULL) return false;
  emp_value_t* source = emp_op_operand(inner, 0);
  const emp_type_t* from = source->type;
  if (!emp_type_has_static_shape(type) || !emp_type_has_static_shape(from) ||
      from->rank == type->rank || emp_type_element_count(type) == 0) {
    return false;
  }
  if (from->rank > type->rank) {
    return group_sizes(type, from, &list) &&
           build_collapse(op, rewriter, source, &list);
  }
  return group_sizes(from, type, &list) &&
         build_expand(op, rewriter, source, &list);
}

// -- slices that meet ---------------------------------------------------------

// Two slices of the same place and size: the same constants and values behind
// their first operands.
static bool same_place(const emp_op_t* a, uint32_t first_a, const emp_op_t* b,
                       uint32_t first_b) {
  static const char* const kLists[] = {"static_offsets", "static_sizes",
                                       "static_strides"};
  for (int i = 0; i < 3; ++i) {
    if (emp_op_attr(a, kLists[i]) != emp_op_attr(b, kLists[i])) return false;
  }
  if (a->operand_count - first_a != b->operand_count - first_b) return false;
  for (uint32_t i = 0; i < a->operand_count - first_a; ++i) {
    if (emp_op_operand(a, first_a + i) != emp_op_operand(b, first_b + i)) {
      return false;
    }
  }
  return true;
}

// What was put into the place that this slice takes out.
emp_value_t* emp_tensor_extracted_insert(const emp_op_t* op) {
  const emp_op_t* insert =
      def_of(emp_op_operand(op, 0), EMP_OP_tensor_insert_slice);
  if (insert == NULL || !same_place(op, 1, insert, 2)) return NULL;
  emp_value_t* source = emp_op_operand(insert, 0);
  return source->type == emp_op_result(op, 0)->type ? source : NULL;
}

// insert(a, insert(b, t) at p) at p  ->  insert(a, t) at p
bool emp_tensor_compose_insert(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_op_t* inner =
      def_of(emp_op_operand(op, 1), EMP_OP_tensor_insert_slice);
  if (inner == NULL || !same_place(op, 2, inner, 2) ||
      emp_op_operand(op, 0)->type != emp_op_operand(inner, 0)->type) {
    return false;
  }
  emp_update_operand(rewriter, op, 1, emp_op_operand(inner, 1));
  return true;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifiers of the tensor dialect: shapes that ops imply against the shapes
// that types claim. A `?` on either side agrees with everything.
#include <inttypes.h>

#include "dialects/op_kinds.h"
#include "dialects/tensor/tensor_hooks.h"

static bool wants(emp_op_t* op, emp_diag_sink_t* sink, const char* wanted,
                  const char* found) {
  return emp_diag_op_wants(sink, op->loc, op->info->name, wanted, found);
}

static bool wants_number(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                         int64_t wanted, int64_t found) {
  emp_str_t want =
      emp_arena_format(op->arena, "%s to be %" PRId64, what, wanted);
  emp_str_t got = emp_arena_format(op->arena, "%" PRId64, found);
  return wants(op, sink, want.data, got.data);
}

static bool wants_type(emp_op_t* op, emp_diag_sink_t* sink, const char* what,
                       const emp_type_t* wanted, const emp_type_t* found) {
  emp_str_t want = emp_arena_format(op->arena, "%s of type '%s'", what,
                                    emp_type_text(op->arena, wanted));
  return wants(op, sink, want.data, emp_type_text(op->arena, found));
}

// -- shapes -------------------------------------------------------------------

bool emp_dims_compatible(int64_t a, int64_t b) {
  return a == b || a == EMP_DIM_DYNAMIC || b == EMP_DIM_DYNAMIC;
}

static bool shapes_compatible(const emp_type_t* a, const emp_type_t* b) {
  if (a->kind == EMP_TYPE_UNRANKED_TENSOR ||
      b->kind == EMP_TYPE_UNRANKED_TENSOR) {
    return true;
  }
  if (a->rank != b->rank) return false;
  for (uint32_t i = 0; i < a->rank; ++i) {
    if (!emp_dims_compatible(a->dims[i], b->dims[i])) return false;
  }
  return true;
}

bool emp_shape_is_rank_reduced(const int64_t* full, uint32_t full_rank,
                               const int64_t* reduced, uint32_t reduced_rank) {
  uint32_t next = 0;
  for (uint32_t i = 0; i < full_rank; ++i) {
    if (next < reduced_rank && reduced[next] == full[i]) {
      ++next;
    } else if (full[i] != 1) {
      return false;
    }
  }
  return next == reduced_rank;
}

bool emp_read_reassociation(const emp_attr_t* attr, emp_reassociation_t* out) {
  out->group_count = 0;
  uint32_t next = 0;
  if (attr == NULL || attr->kind != EMP_ATTR_ARRAY ||
      attr->count > EMP_TENSOR_MAX_RANK) {
    return false;
  }
  for (uint32_t g = 0; g < attr->count; ++g) {
    int64_t dims[EMP_TENSOR_MAX_RANK];
    size_t count;
    if (!emp_attr_read_ints(attr->items[g], dims, EMP_TENSOR_MAX_RANK,
                            &count) ||
        count == 0) {
      return false;
    }
    out->first[g] = next;
    out->count[g] = (uint32_t)count;
    for (size_t i = 0; i < count; ++i) {
      if (dims[i] != (int64_t)next++) return false;
    }
  }
  out->group_count = attr->count;
  return true;
}

// -- making -------------------------------------------------------------------

static bool verify_dynamic(emp_op_t* op, emp_diag_sink_t* sink,
                           const char* group) {
  uint32_t first, count;
  emp_op_operand_group(op, group, &first, &count);
  uint32_t wanted = emp_type_dynamic_dim_count(emp_op_result(op, 0)->type);
  if (count == wanted) return true;
  return wants_number(op, sink, "number of sizes, one a `?`,", wanted, count);
}

bool emp_tensor_verify_dynamic_sizes(emp_op_t* op, emp_diag_sink_t* sink) {
  return verify_dynamic(op, sink, "dynamicSizes");
}

bool emp_tensor_verify_from_elements(emp_op_t* op, emp_diag_sink_t* sink) {
  int64_t wanted = emp_type_element_count(emp_op_result(op, 0)->type);
  if (wanted == (int64_t)op->operand_count) return true;
  return wants_number(op, sink, "number of elements", wanted,
                      op->operand_count);
}

// A body of `rank` index arguments that yields `element`.
static bool verify_index_body(emp_op_t* op, emp_diag_sink_t* sink,
                              uint32_t rank, const emp_type_t* element) {
  const emp_block_t* body = emp_op_body(op);
  if (body == NULL) {
    return emp_diag_verify(sink, op->loc, op->info->name, "wants a body");
  }
  if (body->arg_count != rank) {
    return wants_number(op, sink, "number of body arguments", rank,
                        body->arg_count);
  }
  for (uint32_t i = 0; i < rank; ++i) {
    if (emp_type_is_index(body->args[i]->type)) continue;
    return wants_type(op, sink, "body arguments", emp_type_index(op->context),
                      body->args[i]->type);
  }
  const emp_op_t* yield = emp_block_terminator(body);
  if (yield == NULL || !emp_op_is(yield, EMP_OP_tensor_yield)) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants a body that ends with 'tensor.yield'");
  }
  if (emp_op_operand(yield, 0)->type == element) return true;
  return wants_type(op, sink, "a yielded value", element,
                    emp_op_operand(yield, 0)->type);
}

bool emp_tensor_verify_generate(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  return verify_dynamic(op, sink, "dynamicExtents") &&
         verify_index_body(op, sink, type->rank, type->element);
}

// -- other shapes ------------------------------------------------------------

bool emp_tensor_verify_cast(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  if (from->element == to->element && shapes_compatible(from, to)) return true;
  emp_str_t wanted =
      emp_arena_format(op->arena, "a result type compatible with '%s'",
                       emp_type_text(op->arena, from));
  return wants(op, sink, wanted.data, emp_type_text(op->arena, to));
}

bool emp_tensor_verify_bitcast(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  bool same_width =
      emp_type_bit_width(from->element) == emp_type_bit_width(to->element) &&
      emp_type_bit_width(to->element) != 0;
  if (same_width && shapes_compatible(from, to)) return true;
  emp_str_t wanted = emp_arena_format(
      op->arena, "a result of the shape and element width of '%s'",
      emp_type_text(op->arena, from));
  return wants(op, sink, wanted.data, emp_type_text(op->arena, to));
}

// Product of static dims of a group; EMP_DIM_DYNAMIC if one is not.
static int64_t group_size(const emp_type_t* type, uint32_t first,
                          uint32_t count) {
  int64_t size = 1;
  for (uint32_t i = 0; i < count; ++i) {
    int64_t dim = type->dims[first + i];
    if (dim == EMP_DIM_DYNAMIC) return EMP_DIM_DYNAMIC;
    if (dim != 0 && size > INT64_MAX / dim) return EMP_DIM_DYNAMIC;
    size *= dim;
  }
  return size;
}

static bool verify_output_shape(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  const emp_attr_t* shape = emp_op_attr(op, "static_output_shape");
  if (emp_dense_count(shape) != (int64_t)type->rank) {
    return wants_number(op, sink, "length of 'output_shape'", type->rank,
                        emp_dense_count(shape));
  }
  uint32_t dynamic = 0;
  for (uint32_t i = 0; i < type->rank; ++i) {
    int64_t dim = emp_dense_int(shape, i);
    dynamic += dim == EMP_DIM_DYNAMIC;
    if (emp_dims_compatible(dim, type->dims[i])) continue;
    return wants_number(op, sink, "entry of 'output_shape'", type->dims[i],
                        dim);
  }
  uint32_t given = op->operand_count - 1;
  // Older files give no sizes at all; canonicalization adds them.
  if (given == dynamic || given == 0) return true;
  return wants_number(op, sink, "number of dynamic sizes in 'output_shape'",
                      dynamic, given);
}

bool emp_tensor_verify_reassociation(emp_op_t* op, emp_diag_sink_t* sink) {
  bool is_expand = emp_op_is(op, EMP_OP_tensor_expand_shape);
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  const emp_type_t* wide = is_expand ? to : from;
  const emp_type_t* narrow = is_expand ? from : to;
  const emp_attr_t* attr = emp_op_attr(op, "reassociation");
  emp_reassociation_t groups;
  if (from->element != to->element) {
    return wants_type(op, sink, "elements", from->element, to->element);
  }
  if (!emp_read_reassociation(attr, &groups)) {
    return wants(op, sink,
                 "'reassociation' to list consecutive dimensions from 0",
                 emp_attr_text(op->arena, attr));
  }
  uint32_t covered = 0;
  for (uint32_t g = 0; g < groups.group_count; ++g)
    covered += groups.count[g];
  bool all_unit = groups.group_count == 0 && narrow->rank == 0;
  if (!all_unit && covered != wide->rank) {
    return wants_number(op, sink, "number of dimensions in 'reassociation'",
                        wide->rank, covered);
  }
  if (groups.group_count != narrow->rank) {
    return wants_number(op, sink, "number of groups in 'reassociation'",
                        narrow->rank, groups.group_count);
  }
  for (uint32_t i = 0; all_unit && i < wide->rank; ++i) {
    if (wide->dims[i] == 1) continue;
    return wants_number(op, sink, "every dimension", 1, wide->dims[i]);
  }
  for (uint32_t g = 0; g < groups.group_count; ++g) {
    int64_t size = group_size(wide, groups.first[g], groups.count[g]);
    if (size == narrow->dims[g]) continue;
    emp_str_t what =
        emp_arena_format(op->arena, "dim %" PRIu32 " of the collapsed type", g);
    emp_str_t found = emp_arena_format(
        op->arena, narrow->dims[g] == EMP_DIM_DYNAMIC ? "?" : "%" PRId64,
        narrow->dims[g]);
    emp_str_t want =
        size == EMP_DIM_DYNAMIC
            ? emp_arena_format(op->arena, "%s to be `?`", what.data)
            : emp_arena_format(op->arena, "%s to be %" PRId64, what.data, size);
    return wants(op, sink, want.data, found.data);
  }
  return !is_expand || verify_output_shape(op, sink);
}

bool emp_tensor_verify_reshape(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* shape = emp_op_operand(op, 1)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  if (shape->rank != 1 || !(emp_type_is_index(shape->element) ||
                            shape->element->kind == EMP_TYPE_INTEGER)) {
    return wants(op, sink, "a 1-D shape of integers or index",
                 emp_type_text(op->arena, shape));
  }
  if (from->element != to->element) {
    return wants_type(op, sink, "elements", from->element, to->element);
  }
  if (to->kind != EMP_TYPE_TENSOR) return true;
  if (shape->dims[0] != EMP_DIM_DYNAMIC &&
      shape->dims[0] != (int64_t)to->rank) {
    return wants_number(op, sink, "length of the shape", to->rank,
                        shape->dims[0]);
  }
  if (from->kind != EMP_TYPE_TENSOR) return true;
  int64_t before = emp_type_element_count(from);
  int64_t after = emp_type_element_count(to);
  if (before < 0 || after < 0 || before == after) return true;
  return wants_number(op, sink, "number of elements", before, after);
}

// -- elements and slices -----------------------------------------------------

bool emp_tensor_verify_indices(emp_op_t* op, emp_diag_sink_t* sink) {
  bool is_insert = emp_op_is(op, EMP_OP_tensor_insert);
  uint32_t rank = emp_op_operand(op, is_insert ? 1 : 0)->type->rank;
  uint32_t found = op->operand_count - (is_insert ? 2 : 1);
  if (found == rank) return true;
  return wants_number(op, sink, "number of indices", rank, found);
}

static bool verify_slice_list(emp_op_t* op, emp_diag_sink_t* sink,
                              const char* name, const char* group,
                              uint32_t rank) {
  const emp_attr_t* list = emp_op_attr(op, name);
  int64_t count = emp_dense_count(list);
  if (count != (int64_t)rank) {
    emp_str_t what = emp_arena_format(op->arena, "number of %s", group);
    return wants_number(op, sink, what.data, rank, count);
  }
  uint32_t dynamic = 0, first, given;
  for (int64_t i = 0; i < count; ++i) {
    dynamic += emp_dense_int(list, i) == EMP_DIM_DYNAMIC;
  }
  emp_op_operand_group(op, group, &first, &given);
  if (given == dynamic) return true;
  emp_str_t what = emp_arena_format(op->arena, "number of dynamic %s", group);
  return wants_number(op, sink, what.data, dynamic, given);
}

static bool starts_in(int64_t dim, int64_t offset, int64_t size) {
  return offset < dim || (offset == dim && size == 0);
}

static bool ends_in(int64_t dim, int64_t offset, int64_t size, int64_t stride) {
  if (size == EMP_DIM_DYNAMIC || stride == EMP_DIM_DYNAMIC || size <= 0) {
    return true;
  }
  int64_t room = dim - 1 - offset;
  return stride > 0 ? size - 1 <= room / stride : size == 1;
}

// The part lies inside: offset + (size - 1) * stride < dim, where known.
static bool verify_bounds(emp_op_t* op, emp_diag_sink_t* sink,
                          const emp_type_t* whole) {
  const emp_attr_t* offsets = emp_op_attr(op, "static_offsets");
  const emp_attr_t* sizes = emp_op_attr(op, "static_sizes");
  const emp_attr_t* strides = emp_op_attr(op, "static_strides");
  for (uint32_t i = 0; i < whole->rank; ++i) {
    int64_t offset = emp_dense_int(offsets, i), size = emp_dense_int(sizes, i);
    int64_t stride = emp_dense_int(strides, i), dim = whole->dims[i];
    if ((offset != EMP_DIM_DYNAMIC && offset < 0) ||
        (size != EMP_DIM_DYNAMIC && size < 0)) {
      return wants(op, sink, "offsets and sizes that are not negative",
                   emp_attr_text(op->arena, offset < 0 ? offsets : sizes));
    }
    if (dim == EMP_DIM_DYNAMIC || offset == EMP_DIM_DYNAMIC) continue;
    bool starts_inside = starts_in(dim, offset, size);
    if (starts_inside && ends_in(dim, offset, size, stride)) continue;
    emp_str_t what = emp_arena_format(
        op->arena, "the slice to lie inside dim %" PRIu32 " of size %" PRId64,
        i, dim);
    emp_str_t found =
        starts_inside ? emp_arena_format(op->arena,
                                         "offset %" PRId64 ", size %" PRId64
                                         ", stride %" PRId64,
                                         offset, size, stride)
                      : emp_arena_format(op->arena, "offset %" PRId64, offset);
    return wants(op, sink, what.data, found.data);
  }
  return true;
}

bool emp_tensor_verify_slice(emp_op_t* op, emp_diag_sink_t* sink) {
  bool is_extract = emp_op_is(op, EMP_OP_tensor_extract_slice);
  const emp_type_t* whole = emp_op_operand(op, is_extract ? 0 : 1)->type;
  const emp_type_t* part =
      is_extract ? emp_op_result(op, 0)->type : emp_op_operand(op, 0)->type;
  if (!verify_slice_list(op, sink, "static_offsets", "offsets", whole->rank) ||
      !verify_slice_list(op, sink, "static_sizes", "sizes", whole->rank) ||
      !verify_slice_list(op, sink, "static_strides", "strides", whole->rank)) {
    return false;
  }
  if (whole->element != part->element) {
    return wants_type(op, sink, "elements", whole->element, part->element);
  }
  int64_t sizes[EMP_TENSOR_MAX_RANK];
  const emp_attr_t* list = emp_op_attr(op, "static_sizes");
  for (uint32_t i = 0; i < whole->rank && i < EMP_TENSOR_MAX_RANK; ++i) {
    sizes[i] = emp_dense_int(list, i);
  }
  if (!emp_shape_is_rank_reduced(sizes, whole->rank, part->dims, part->rank)) {
    const emp_type_t* wanted = emp_type_with_shape(whole, sizes, whole->rank);
    return wants_type(op, sink, "a slice (perhaps with fewer unit dims)",
                      wanted, part);
  }
  return verify_bounds(op, sink, whole);
}

bool emp_tensor_verify_concat(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  int64_t dim = emp_op_int_attr(op, "dim", -1);
  if (op->operand_count == 0) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants at least one input");
  }
  if (dim < 0 || dim >= (int64_t)type->rank) {
    emp_str_t wanted = emp_arena_format(
        op->arena, "'dim' below the rank, %" PRIu32, type->rank);
    emp_str_t found = emp_arena_format(op->arena, "%" PRId64, dim);
    return wants(op, sink, wanted.data, found.data);
  }
  int64_t total = 0;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_type_t* input = emp_op_operand(op, i)->type;
    bool fits = input->rank == type->rank && input->element == type->element;
    for (uint32_t k = 0; fits && k < type->rank; ++k) {
      fits = (int64_t)k == dim ||
             emp_dims_compatible(input->dims[k], type->dims[k]);
    }
    if (!fits) {
      return wants_type(op, sink, "inputs that join to a result", type, input);
    }
    int64_t size = input->dims[dim];
    total = total == EMP_DIM_DYNAMIC || size == EMP_DIM_DYNAMIC
                ? EMP_DIM_DYNAMIC
                : total + size;
  }
  if (emp_dims_compatible(total, type->dims[dim])) return true;
  return wants_number(op, sink, "size of the joined dimension", total,
                      type->dims[dim]);
}

bool emp_tensor_verify_pad(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  if (!verify_slice_list(op, sink, "static_low", "low", from->rank) ||
      !verify_slice_list(op, sink, "static_high", "high", from->rank)) {
    return false;
  }
  if (from->rank != to->rank || from->element != to->element) {
    return wants_type(op, sink, "a result of the rank and elements", from, to);
  }
  const emp_attr_t* low = emp_op_attr(op, "static_low");
  const emp_attr_t* high = emp_op_attr(op, "static_high");
  for (uint32_t i = 0; i < from->rank; ++i) {
    int64_t before = emp_dense_int(low, i), after = emp_dense_int(high, i);
    if (before == EMP_DIM_DYNAMIC || after == EMP_DIM_DYNAMIC ||
        from->dims[i] == EMP_DIM_DYNAMIC) {
      continue;
    }
    int64_t wanted = from->dims[i] + before + after;
    if (emp_dims_compatible(wanted, to->dims[i]) && wanted >= 0) continue;
    emp_str_t what =
        emp_arena_format(op->arena, "dim %" PRIu32 " of the result", i);
    return wants_number(op, sink, what.data, wanted, to->dims[i]);
  }
  return verify_index_body(op, sink, to->rank, to->element);
}

// -- gather and scatter ------------------------------------------------------

// `slices` is indices' shape less its last dim, then `whole`'s dims with the
// listed ones as 1 or left out.
static bool verify_gathered(emp_op_t* op, emp_diag_sink_t* sink,
                            const emp_type_t* whole, const emp_type_t* indices,
                            const emp_type_t* slices, const char* name) {
  const emp_attr_t* list = emp_op_attr(op, name);
  int64_t count = emp_dense_count(list);
  int64_t full[2 * EMP_TENSOR_MAX_RANK], reduced[2 * EMP_TENSOR_MAX_RANK];
  uint32_t full_rank = 0, reduced_rank = 0;
  int64_t last = -1;
  for (int64_t i = 0; i < count; ++i) {
    int64_t dim = emp_dense_int(list, i);
    if (dim > last && dim < (int64_t)whole->rank) {
      last = dim;
      continue;
    }
    emp_str_t wanted =
        emp_arena_format(op->arena, "'%s' to be increasing and below %" PRIu32,
                         name, whole->rank);
    return wants(op, sink, wanted.data, emp_attr_text(op->arena, list));
  }
  if (indices->rank == 0 || count == 0 ||
      !emp_dims_compatible(indices->dims[indices->rank - 1], count)) {
    return wants_number(
        op, sink, "last dimension of the indices", count,
        indices->rank == 0 ? 0 : indices->dims[indices->rank - 1]);
  }
  for (uint32_t i = 0; i + 1 < indices->rank && i < EMP_TENSOR_MAX_RANK; ++i) {
    full[full_rank++] = reduced[reduced_rank++] = indices->dims[i];
  }
  for (uint32_t i = 0; i < whole->rank && i < EMP_TENSOR_MAX_RANK; ++i) {
    bool is_listed = false;
    for (int64_t k = 0; k < count; ++k) {
      is_listed = is_listed || emp_dense_int(list, k) == (int64_t)i;
    }
    full[full_rank++] = is_listed ? 1 : whole->dims[i];
    if (!is_listed) reduced[reduced_rank++] = whole->dims[i];
  }
  const emp_type_t* wanted = emp_type_with_shape(slices, full, full_rank);
  if (slices->element == whole->element &&
      (slices == wanted ||
       slices == emp_type_with_shape(slices, reduced, reduced_rank))) {
    return true;
  }
  return wants_type(op, sink, "slices (perhaps without the unit dims)", wanted,
                    slices);
}

bool emp_tensor_verify_gather(emp_op_t* op, emp_diag_sink_t* sink) {
  return verify_gathered(op, sink, emp_op_operand(op, 0)->type,
                         emp_op_operand(op, 1)->type,
                         emp_op_result(op, 0)->type, "gather_dims");
}

bool emp_tensor_verify_scatter(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* dest = emp_op_operand(op, 1)->type;
  if (!emp_op_has_attr(op, "unique")) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants 'unique', as the order is not defined");
  }
  if (emp_op_result(op, 0)->type != dest) {
    return wants_type(op, sink, "a result", dest, emp_op_result(op, 0)->type);
  }
  return verify_gathered(op, sink, dest, emp_op_operand(op, 2)->type,
                         emp_op_operand(op, 0)->type, "scatter_dims");
}

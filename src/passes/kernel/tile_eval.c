// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensors that are other tensors seen differently: slices, reshapes, casts,
// padding, concatenation. A point of the result is moved to a point of the
// source; where that depends on the point itself, a branch decides.
#include "base/assert.h"
#include "dialects/op_kinds.h"
#include "passes/kernel/tile.h"
#include "passes/kernel/tile_shapes.h"

bool emp_tile_fail(emp_tile_t* tile, const emp_op_t* op, const char* what) {
  if (!tile->is_failed) {
    emp_diag_emit(tile->sink, op ? op->loc : NULL, 0, EMP_SEVERITY_ERROR,
                  "E0901", "kernel: '%s': %s", op ? op->info->name : "dispatch",
                  what);
  }
  tile->is_failed = true;
  return false;
}

static uint32_t rank_of(const emp_value_t* tensor) {
  return tensor->type->rank;
}

static emp_tile_index_t negate(emp_tile_t* tile, const emp_tile_index_t* a) {
  return emp_tile_index_scale(tile, a, -1);
}

static emp_tile_index_t subtract(emp_tile_t* tile, const emp_tile_index_t* a,
                                 const emp_tile_index_t* b) {
  emp_tile_index_t minus = negate(tile, b);
  return emp_tile_index_add(tile, a, &minus);
}

// -- conditions ---------------------------------------------------------------

enum { kPredicateEqual = 0, kPredicateLess = 2, kPredicateAtLeast = 5 };

static emp_value_t* compare(emp_tile_t* tile, int64_t predicate,
                            const emp_tile_index_t* a,
                            const emp_tile_index_t* b) {
  emp_value_t* x = emp_tile_index_emit(tile, a);
  emp_value_t* y = emp_tile_index_emit(tile, b);
  const emp_type_t* i1 = emp_type_integer(tile->context, 1);
  return emp_build_value(
      emp_tile_builder(tile), EMP_OP_arith_cmpi, EMP_VALUES(x, y),
      EMP_TYPES(i1),
      EMP_ATTRS(EMP_ATTR("predicate", emp_attr_i64(tile->context, predicate))));
}

// Adds `extra` to a conjunction; NULL is true.
static emp_value_t* conjoin(emp_tile_t* tile, emp_value_t* all,
                            emp_value_t* extra) {
  if (!all || !extra) return all ? all : extra;
  return emp_build_value(emp_tile_builder(tile), EMP_OP_arith_andi,
                         EMP_VALUES(all, extra), EMP_TYPES(all->type));
}

// low <= index < high, without what is known; false when a lane decides.
static bool within(emp_tile_t* tile, const emp_tile_index_t* index,
                   const emp_tile_index_t* low, const emp_tile_index_t* high,
                   emp_value_t** inout_all) {
  if (emp_tile_index_varies(index)) {
    tile->needs_scalar = true;
    return false;
  }
  emp_value_t* above = compare(tile, kPredicateAtLeast, index, low);
  emp_value_t* below = compare(tile, kPredicateLess, index, high);
  *inout_all = conjoin(tile, conjoin(tile, *inout_all, above), below);
  return true;
}

static const emp_type_t* result_type(const emp_tile_t* tile,
                                     const emp_value_t* tensor,
                                     emp_tile_point_t point) {
  const emp_type_t* element = tensor->type->element;
  return emp_tile_point_varies(point, rank_of(tensor))
             ? emp_tile_vector_type(tile, element)
             : element;
}

static emp_value_t* like_type(emp_tile_t* tile, const emp_type_t* type,
                              emp_value_t* value) {
  if (!value || type->kind != EMP_TYPE_VECTOR) return value;
  return emp_tile_broadcast(tile, value);
}

// -- dims ---------------------------------------------------------------------

static emp_tile_index_t mixed_at(emp_tile_t* tile, const emp_op_t* op,
                                 const char* group, const char* attr,
                                 uint32_t dim) {
  emp_tile_index_t all[EMP_TILE_MAX_RANK];
  uint32_t count = 0;
  if (!emp_tile_mixed(tile, op, group, attr, all, &count) || dim >= count) {
    return emp_tile_index_of(0);
  }
  return all[dim];
}

// The operand for `?` number `dim` of a result with one operand a `?`.
static emp_tile_index_t dynamic_extent(emp_tile_t* tile, const emp_op_t* op,
                                       uint32_t dim) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  uint32_t at = 0;
  for (uint32_t i = 0; i < dim; ++i)
    at += type->dims[i] == EMP_DIM_DYNAMIC;
  return emp_tile_index_value(tile, emp_op_operand(op, at));
}

static emp_tile_index_t slice_dim(emp_tile_t* tile, const emp_op_t* op,
                                  uint32_t dim) {
  int64_t sizes[EMP_TILE_MAX_RANK];
  uint32_t kept[EMP_TILE_MAX_RANK];
  size_t count = 0;
  emp_attr_read_ints(emp_op_attr(op, "static_sizes"), sizes, EMP_TILE_MAX_RANK,
                     &count);
  emp_tile_kept_dims(sizes, (uint32_t)count, emp_op_result(op, 0)->type, kept);
  return mixed_at(tile, op, "sizes", "static_sizes", kept[dim]);
}

static emp_tile_index_t padded_dim(emp_tile_t* tile, const emp_op_t* op,
                                   uint32_t dim) {
  emp_tile_index_t sum = emp_tile_dim(tile, emp_op_operand(op, 0), dim);
  emp_tile_index_t low = mixed_at(tile, op, "low", "static_low", dim);
  emp_tile_index_t high = mixed_at(tile, op, "high", "static_high", dim);
  sum = emp_tile_index_add(tile, &sum, &low);
  return emp_tile_index_add(tile, &sum, &high);
}

static emp_tile_index_t concatenated_dim(emp_tile_t* tile, const emp_op_t* op,
                                         uint32_t dim) {
  emp_tile_index_t sum = emp_tile_dim(tile, emp_op_operand(op, 0), dim);
  if (emp_op_int_attr(op, "dim", 0) != (int64_t)dim) return sum;
  for (uint32_t i = 1; i < op->operand_count; ++i) {
    emp_tile_index_t more = emp_tile_dim(tile, emp_op_operand(op, i), dim);
    sum = emp_tile_index_add(tile, &sum, &more);
  }
  return sum;
}

// Dims [first, first + count) of the longer shape belong to dim `group` of the
// shorter one.
static bool group_of(const emp_op_t* op, uint32_t group, uint32_t* out_first,
                     uint32_t* out_count) {
  const emp_attr_t* groups = emp_op_attr(op, "reassociation");
  *out_first = 0;
  *out_count = 0;
  if (!groups || group >= groups->count) return false;
  for (uint32_t i = 0; i <= group; ++i) {
    *out_first += *out_count;
    int64_t dims[EMP_TILE_MAX_RANK];
    size_t count = 0;
    if (!emp_attr_read_ints(groups->items[i], dims, EMP_TILE_MAX_RANK,
                            &count)) {
      return false;
    }
    *out_count = (uint32_t)count;
  }
  return true;
}

static emp_tile_index_t collapsed_dim(emp_tile_t* tile, const emp_op_t* op,
                                      uint32_t dim) {
  uint32_t first = 0, count = 0;
  group_of(op, dim, &first, &count);
  emp_tile_index_t product = emp_tile_index_of(1);
  for (uint32_t i = 0; i < count; ++i) {
    emp_tile_index_t size =
        emp_tile_dim(tile, emp_op_operand(op, 0), first + i);
    product = emp_tile_index_mul(tile, &product, &size);
  }
  return product;
}

static emp_tile_index_t dim_of_op(emp_tile_t* tile, emp_op_t* op,
                                  uint32_t result, uint32_t dim) {
  switch (op->info->kind) {
    case EMP_OP_bufferization_to_tensor: {
      emp_tile_view_t view;
      emp_tile_view_of(tile, emp_op_operand(op, 0), &view);
      return view.sizes[dim];
    }
    case EMP_OP_tensor_empty:
    case EMP_OP_tensor_generate:
      return dynamic_extent(tile, op, dim);
    case EMP_OP_tensor_extract_slice:
      return slice_dim(tile, op, dim);
    case EMP_OP_tensor_insert_slice:
      return emp_tile_dim(tile, emp_op_operand(op, 1), dim);
    case EMP_OP_tensor_pad:
      return padded_dim(tile, op, dim);
    case EMP_OP_tensor_concat:
      return concatenated_dim(tile, op, dim);
    case EMP_OP_tensor_collapse_shape:
      return collapsed_dim(tile, op, dim);
    case EMP_OP_tensor_expand_shape:
      return mixed_at(tile, op, "output_shape", "static_output_shape", dim);
    case EMP_OP_tensor_cast:
      return emp_tile_dim(tile, emp_op_operand(op, 0), dim);
    default:
      break;
  }
  if (emp_linalg_is_structured(op)) {
    return emp_tile_dim(tile, emp_linalg_init(op, result), dim);
  }
  if (emp_op_has_trait(op, ELEMENTWISE) && op->operand_count) {
    return emp_tile_dim(tile, emp_op_operand(op, op->operand_count - 1), dim);
  }
  emp_tile_fail(tile, op, "dynamic shape of this op in a dispatch");
  return emp_tile_index_of(0);
}

emp_tile_index_t emp_tile_dim(emp_tile_t* tile, emp_value_t* tensor,
                              uint32_t dim) {
  int64_t size = tensor->type->dims[dim];
  if (size != EMP_DIM_DYNAMIC) return emp_tile_index_of(size);
  emp_op_t* op = emp_value_def(tensor);
  if (op) return dim_of_op(tile, op, tensor->index, dim);
  emp_tile_fail(tile, NULL, "dynamic shape of a block argument");
  return emp_tile_index_of(0);
}

// -- moving points ------------------------------------------------------------

static bool slice_point(emp_tile_t* tile, const emp_op_t* op,
                        emp_tile_point_t point, emp_tile_index_t* out) {
  int64_t sizes[EMP_TILE_MAX_RANK];
  uint32_t kept[EMP_TILE_MAX_RANK];
  emp_tile_index_t strides[EMP_TILE_MAX_RANK];
  uint32_t count = 0;
  size_t size_count = 0;
  if (!emp_tile_mixed(tile, op, "offsets", "static_offsets", out, &count) ||
      !emp_tile_mixed(tile, op, "strides", "static_strides", strides, &count)) {
    return false;
  }
  emp_attr_read_ints(emp_op_attr(op, "static_sizes"), sizes, EMP_TILE_MAX_RANK,
                     &size_count);
  uint32_t rank =
      emp_tile_kept_dims(sizes, count, emp_op_result(op, 0)->type, kept);
  for (uint32_t i = 0; i < rank; ++i) {
    emp_tile_index_t step =
        emp_tile_index_mul(tile, &point[i], &strides[kept[i]]);
    out[kept[i]] = emp_tile_index_add(tile, &out[kept[i]], &step);
  }
  return true;
}

// One index of a collapsed group to one for each dim of the group.
static void split_index(emp_tile_t* tile, emp_value_t* source, uint32_t first,
                        uint32_t count, emp_tile_index_t index,
                        emp_tile_index_t* out) {
  for (uint32_t i = count; i-- > 0;) {
    emp_tile_index_t size = emp_tile_dim(tile, source, first + i);
    int64_t constant = 0;
    bool is_outermost = true;
    for (uint32_t k = 0; k < i; ++k) {
      emp_tile_index_t outer = emp_tile_dim(tile, source, first + k);
      bool is_one = emp_tile_index_is_constant(&outer, &constant);
      is_outermost = is_outermost && is_one && constant == 1;
    }
    if (is_outermost) {
      out[first + i] = index;
      index = emp_tile_index_of(0);
      continue;
    }
    out[first + i] = emp_tile_index_mod(tile, &index, &size);
    index = emp_tile_index_div(tile, &index, &size);
  }
}

static bool collapse_point(emp_tile_t* tile, const emp_op_t* op,
                           emp_tile_point_t point, emp_tile_index_t* out) {
  emp_value_t* source = emp_op_operand(op, 0);
  uint32_t rank = emp_op_result(op, 0)->type->rank;
  for (uint32_t i = 0; i < rank_of(source); ++i) {
    out[i] = emp_tile_index_of(0);
  }
  for (uint32_t i = 0; i < rank; ++i) {
    uint32_t first = 0, count = 0;
    if (!group_of(op, i, &first, &count)) {
      return emp_tile_fail(tile, op, "reassociation");
    }
    split_index(tile, source, first, count, point[i], out);
  }
  return true;
}

static bool expand_point(emp_tile_t* tile, const emp_op_t* op,
                         emp_tile_point_t point, emp_tile_index_t* out) {
  emp_value_t* result = emp_op_result(op, 0);
  for (uint32_t i = 0; i < rank_of(emp_op_operand(op, 0)); ++i) {
    uint32_t first = 0, count = 0;
    if (!group_of(op, i, &first, &count)) {
      return emp_tile_fail(tile, op, "reassociation");
    }
    out[i] = emp_tile_index_of(0);
    for (uint32_t k = 0; k < count; ++k) {
      emp_tile_index_t size = emp_tile_dim(tile, result, first + k);
      out[i] = emp_tile_index_mul(tile, &out[i], &size);
      out[i] = emp_tile_index_add(tile, &out[i], &point[first + k]);
    }
  }
  return true;
}

static bool moves_points(const emp_op_t* op) {
  switch (op->info->kind) {
    case EMP_OP_tensor_extract_slice:
    case EMP_OP_tensor_collapse_shape:
    case EMP_OP_tensor_expand_shape:
    case EMP_OP_tensor_cast:
      return true;
    default:
      return false;
  }
}

bool emp_tile_move_point(emp_tile_t* tile, const emp_op_t* op,
                         emp_tile_point_t point, emp_tile_index_t* out) {
  if (!moves_points(op)) return false;
  switch (op->info->kind) {
    case EMP_OP_tensor_extract_slice:
      return slice_point(tile, op, point, out);
    case EMP_OP_tensor_collapse_shape:
      return collapse_point(tile, op, point, out);
    case EMP_OP_tensor_expand_shape:
      return expand_point(tile, op, point, out);
    default:
      for (uint32_t i = 0; i < rank_of(emp_op_operand(op, 0)); ++i) {
        out[i] = point[i];
      }
      return true;
  }
}

// -- tensors that lie in memory ----------------------------------------------

// Merges the dims of each group; they must lie one behind the other.
static bool collapse_view(emp_tile_t* tile, const emp_op_t* op,
                          emp_tile_view_t* view) {
  uint32_t rank = emp_op_result(op, 0)->type->rank;
  for (uint32_t i = 0; i < rank; ++i) {
    uint32_t first = 0, count = 0;
    if (!group_of(op, i, &first, &count) || count == 0) return false;
    emp_tile_index_t size = view->sizes[first];
    for (uint32_t k = first; k + 1 < first + count; ++k) {
      emp_tile_index_t inner =
          emp_tile_index_mul(tile, &view->strides[k + 1], &view->sizes[k + 1]);
      if (!emp_tile_index_equal(&inner, &view->strides[k])) return false;
      size = emp_tile_index_mul(tile, &size, &view->sizes[k + 1]);
    }
    view->sizes[i] = size;
    view->strides[i] = view->strides[first + count - 1];
  }
  view->rank = rank;
  return true;
}

static bool expand_view(emp_tile_t* tile, emp_op_t* op, emp_tile_view_t* view) {
  emp_value_t* result = emp_op_result(op, 0);
  emp_tile_view_t from = *view;
  for (uint32_t i = 0; i < from.rank; ++i) {
    uint32_t first = 0, count = 0;
    if (!group_of(op, i, &first, &count)) return false;
    emp_tile_index_t stride = from.strides[i];
    for (uint32_t k = first + count; k-- > first;) {
      view->sizes[k] = emp_tile_dim(tile, result, k);
      view->strides[k] = stride;
      stride = emp_tile_index_mul(tile, &stride, &view->sizes[k]);
    }
  }
  view->rank = rank_of(result);
  return true;
}

bool emp_tile_tensor_view(emp_tile_t* tile, emp_value_t* tensor,
                          emp_tile_view_t* out_view) {
  emp_op_t* op = emp_value_def(tensor);
  if (!op) return false;
  switch (op->info->kind) {
    case EMP_OP_bufferization_to_tensor:
      return emp_tile_view_of(tile, emp_op_operand(op, 0), out_view);
    case EMP_OP_tensor_extract_slice:
      return emp_tile_tensor_view(tile, emp_op_operand(op, 0), out_view) &&
             emp_tile_slice_view(tile, op, out_view);
    case EMP_OP_tensor_collapse_shape:
      return emp_tile_tensor_view(tile, emp_op_operand(op, 0), out_view) &&
             collapse_view(tile, op, out_view);
    case EMP_OP_tensor_expand_shape:
      return emp_tile_tensor_view(tile, emp_op_operand(op, 0), out_view) &&
             expand_view(tile, op, out_view);
    case EMP_OP_tensor_cast:
      return emp_tile_tensor_view(tile, emp_op_operand(op, 0), out_view);
    default:
      return false;
  }
}

// -- padding, insertion, concatenation ----------------------------------------

// A branch on `condition` between two tensors or a tensor and a scalar.
typedef struct choice_s {
  emp_value_t* then_tensor;
  emp_tile_point_t then_point;
  emp_value_t* else_tensor;  // NULL: else_value
  emp_tile_point_t else_point;
  emp_value_t* else_value;
} choice_t;

static emp_value_t* choose(emp_tile_t* tile, emp_value_t* condition,
                           const emp_type_t* type, const choice_t* choice) {
  if (!condition) {
    return emp_tile_eval(tile, choice->then_tensor, choice->then_point);
  }
  emp_op_t* op = emp_tile_open_if(tile, condition, &type, 1);
  emp_value_t* value =
      emp_tile_eval(tile, choice->then_tensor, choice->then_point);
  value = like_type(tile, type, value);
  if (!value) return NULL;
  emp_tile_close_branch(tile, op, 0, &value, 1);
  value = choice->else_tensor
              ? emp_tile_eval(tile, choice->else_tensor, choice->else_point)
              : choice->else_value;
  value = like_type(tile, type, value);
  if (!value) return NULL;
  emp_tile_close_branch(tile, op, 1, &value, 1);
  return emp_op_result(op, 0);
}

// The value that a tensor.pad fills with: it must not depend on the index.
static emp_value_t* padding_value(emp_tile_t* tile, emp_op_t* op) {
  const emp_block_t* body = emp_op_body(op);
  emp_value_t* value = emp_op_operand(emp_block_terminator(body), 0);
  const emp_attr_t* constant = emp_value_constant(value);
  if (constant) return emp_tile_constant(tile, constant);
  if (emp_value_block(value) == body) {
    emp_tile_fail(tile, op, "padding that depends on the index");
    return NULL;
  }
  return value;
}

static emp_value_t* eval_pad(emp_tile_t* tile, emp_op_t* op,
                             emp_tile_point_t point) {
  emp_value_t* source = emp_op_operand(op, 0);
  emp_tile_index_t low[EMP_TILE_MAX_RANK], high[EMP_TILE_MAX_RANK];
  emp_tile_index_t* moved =
      emp_arena_new_array(tile->arena, emp_tile_index_t, EMP_TILE_MAX_RANK);
  uint32_t rank = 0;
  if (!emp_tile_mixed(tile, op, "low", "static_low", low, &rank) ||
      !emp_tile_mixed(tile, op, "high", "static_high", high, &rank)) {
    return NULL;
  }
  emp_value_t* inside = NULL;
  for (uint32_t i = 0; i < rank; ++i) {
    int64_t below = 0, above = 0;
    bool is_fixed = emp_tile_index_is_constant(&low[i], &below) &&
                    emp_tile_index_is_constant(&high[i], &above);
    moved[i] = subtract(tile, &point[i], &low[i]);
    if (is_fixed && below == 0 && above == 0) continue;
    emp_tile_index_t zero = emp_tile_index_of(0);
    emp_tile_index_t size = emp_tile_dim(tile, source, i);
    if (!within(tile, &moved[i], &zero, &size, &inside)) return NULL;
  }
  choice_t choice = {.then_tensor = source,
                     .then_point = moved,
                     .else_value = padding_value(tile, op)};
  if (!choice.else_value) return NULL;
  const emp_type_t* type = result_type(tile, emp_op_result(op, 0), point);
  return choose(tile, inside, type, &choice);
}

static emp_value_t* eval_insert_slice(emp_tile_t* tile, emp_op_t* op,
                                      emp_tile_point_t point) {
  emp_value_t* source = emp_op_operand(op, 0);
  emp_value_t* target = emp_op_operand(op, 1);
  emp_tile_index_t offsets[EMP_TILE_MAX_RANK], strides[EMP_TILE_MAX_RANK];
  emp_tile_index_t sizes[EMP_TILE_MAX_RANK];
  emp_tile_index_t* moved =
      emp_arena_new_array(tile->arena, emp_tile_index_t, EMP_TILE_MAX_RANK);
  int64_t static_sizes[EMP_TILE_MAX_RANK];
  uint32_t kept[EMP_TILE_MAX_RANK];
  uint32_t count = 0;
  size_t size_count = 0;
  if (!emp_tile_mixed(tile, op, "offsets", "static_offsets", offsets, &count) ||
      !emp_tile_mixed(tile, op, "strides", "static_strides", strides, &count) ||
      !emp_tile_mixed(tile, op, "sizes", "static_sizes", sizes, &count)) {
    return NULL;
  }
  emp_value_t* inside = NULL;
  for (uint32_t i = 0; i < count; ++i) {
    int64_t offset = 0, stride = 0;
    emp_tile_index_t zero = emp_tile_index_of(0);
    emp_tile_index_t size = emp_tile_dim(tile, target, i);
    moved[i] = subtract(tile, &point[i], &offsets[i]);
    bool has_stride =
        !emp_tile_index_is_constant(&strides[i], &stride) || stride != 1;
    if (!has_stride && emp_tile_index_is_constant(&offsets[i], &offset) &&
        offset == 0 && emp_tile_index_equal(&sizes[i], &size)) {
      continue;
    }
    emp_tile_index_t extent = sizes[i];
    if (has_stride) {
      extent = emp_tile_index_mul(tile, &sizes[i], &strides[i]);
    }
    if (!within(tile, &moved[i], &zero, &extent, &inside)) return NULL;
    if (!has_stride) continue;
    emp_tile_index_t rest = emp_tile_index_mod(tile, &moved[i], &strides[i]);
    emp_value_t* hits = compare(tile, kPredicateEqual, &rest, &zero);
    inside = conjoin(tile, inside, hits);
    moved[i] = emp_tile_index_div(tile, &moved[i], &strides[i]);
  }
  emp_attr_read_ints(emp_op_attr(op, "static_sizes"), static_sizes,
                     EMP_TILE_MAX_RANK, &size_count);
  uint32_t rank = emp_tile_kept_dims(static_sizes, count, source->type, kept);
  for (uint32_t i = 0; i < rank; ++i)
    moved[i] = moved[kept[i]];
  choice_t choice = {.then_tensor = source,
                     .then_point = moved,
                     .else_tensor = target,
                     .else_point = point};
  const emp_type_t* type = result_type(tile, emp_op_result(op, 0), point);
  return choose(tile, inside, type, &choice);
}

// if (i < end of input k) input k at i - start of k, else the inputs after it.
static emp_value_t* eval_concat(emp_tile_t* tile, emp_op_t* op, uint32_t input,
                                emp_tile_point_t point) {
  uint32_t dim = (uint32_t)emp_op_int_attr(op, "dim", 0);
  emp_value_t* source = emp_op_operand(op, input);
  if (input + 1 == op->operand_count) {
    return emp_tile_eval(tile, source, point);
  }
  if (emp_tile_index_varies(&point[dim])) {
    tile->needs_scalar = true;
    return NULL;
  }
  emp_value_t* result = emp_op_result(op, 0);
  const emp_type_t* type = result_type(tile, result, point);
  emp_tile_index_t size = emp_tile_dim(tile, source, dim);
  emp_value_t* inside = compare(tile, kPredicateLess, &point[dim], &size);
  emp_op_t* branch = emp_tile_open_if(tile, inside, &type, 1);
  emp_value_t* value =
      like_type(tile, type, emp_tile_eval(tile, source, point));
  if (!value) return NULL;
  emp_tile_close_branch(tile, branch, 0, &value, 1);
  emp_tile_index_t rest[EMP_TILE_MAX_RANK];
  for (uint32_t i = 0; i < rank_of(result); ++i)
    rest[i] = point[i];
  rest[dim] = subtract(tile, &point[dim], &size);
  value = like_type(tile, type, eval_concat(tile, op, input + 1, rest));
  if (!value) return NULL;
  emp_tile_close_branch(tile, branch, 1, &value, 1);
  return emp_op_result(branch, 0);
}

// -- elements given one by one ------------------------------------------------

static emp_tile_index_t linear_position(emp_tile_t* tile, emp_value_t* tensor,
                                        emp_tile_point_t point) {
  emp_tile_index_t linear = emp_tile_index_of(0);
  for (uint32_t i = 0; i < rank_of(tensor); ++i) {
    emp_tile_index_t size = emp_tile_dim(tile, tensor, i);
    linear = emp_tile_index_mul(tile, &linear, &size);
    linear = emp_tile_index_add(tile, &linear, &point[i]);
  }
  return linear;
}

// A chain of selects on the linear position: for a handful of elements only.
static emp_value_t* eval_elements(emp_tile_t* tile, emp_op_t* op,
                                  emp_value_t* const* elements, int64_t count,
                                  emp_tile_point_t point) {
  emp_value_t* tensor = emp_op_result(op, 0);
  emp_tile_index_t linear = linear_position(tile, tensor, point);
  int64_t constant = 0;
  EMP_ASSERT(count > 0);
  if (emp_tile_index_is_constant(&linear, &constant)) {
    return elements[constant < 0 || constant >= count ? 0 : constant];
  }
  if (emp_tile_index_varies(&linear)) {
    tile->needs_scalar = true;
    return NULL;
  }
  emp_value_t* chosen = elements[count - 1];
  for (int64_t i = count - 1; i-- > 0;) {
    emp_tile_index_t position = emp_tile_index_of(i);
    emp_value_t* hit = compare(tile, kPredicateEqual, &linear, &position);
    chosen = emp_build_value(emp_tile_builder(tile), EMP_OP_arith_select,
                             EMP_VALUES(hit, elements[i], chosen),
                             EMP_TYPES(chosen->type));
  }
  return chosen;
}

static emp_value_t* eval_constant(emp_tile_t* tile, emp_op_t* op,
                                  emp_tile_point_t point) {
  enum { kMaxElements = 256 };
  const emp_attr_t* attr = emp_op_attr(op, "value");
  emp_value_t* elements[kMaxElements];
  int64_t count = emp_dense_count(attr);
  if (attr->kind != EMP_ATTR_DENSE && attr->kind != EMP_ATTR_RESOURCE) {
    emp_tile_fail(tile, op, "constant of this kind");
    return NULL;
  }
  if (attr->data.is_splat || count == 1) {
    return emp_tile_constant(tile, emp_dense_element(attr, 0));
  }
  if (count > kMaxElements || count == 0) {
    emp_tile_fail(tile, op,
                  "tensor constant inside a dispatch; pass it as an operand");
    return NULL;
  }
  for (int64_t i = 0; i < count; ++i) {
    elements[i] = emp_tile_constant(tile, emp_dense_element(attr, i));
  }
  return eval_elements(tile, op, elements, count, point);
}

static emp_value_t* eval_from_elements(emp_tile_t* tile, emp_op_t* op,
                                       emp_tile_point_t point) {
  emp_value_t** elements =
      emp_arena_new_array(tile->arena, emp_value_t*, op->operand_count);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    elements[i] = emp_op_operand(op, i);
  }
  return eval_elements(tile, op, elements, op->operand_count, point);
}

// An element nobody has defined: any value will do, so zero.
static emp_value_t* eval_empty(emp_tile_t* tile, const emp_type_t* element) {
  const emp_attr_t* zero = emp_type_is_float(element)
                               ? emp_attr_float(element, 0)
                               : emp_attr_integer(element, 0);
  return emp_tile_constant(tile, zero);
}

static emp_value_t* eval_elementwise(emp_tile_t* tile, emp_op_t* op,
                                     emp_tile_point_t point) {
  emp_value_t** operands =
      emp_arena_new_array(tile->arena, emp_value_t*, op->operand_count);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    emp_value_t* operand = emp_op_operand(op, i);
    operands[i] = emp_type_is_tensor(operand->type)
                      ? emp_tile_eval(tile, operand, point)
                      : operand;
    if (!operands[i]) return NULL;
  }
  return emp_op_result(emp_tile_clone(tile, op, operands), 0);
}

// -- entries ------------------------------------------------------------------

static emp_value_t* eval_op(emp_tile_t* tile, emp_op_t* op, uint32_t result,
                            emp_tile_point_t point) {
  emp_tile_view_t view;
  if (emp_tile_tensor_view(tile, emp_op_result(op, result), &view)) {
    return emp_tile_load(tile, &view, point);
  }
  if (moves_points(op)) {
    emp_tile_index_t moved[EMP_TILE_MAX_RANK];
    if (!emp_tile_move_point(tile, op, point, moved)) return NULL;
    return emp_tile_eval(tile, emp_op_operand(op, 0), moved);
  }
  switch (op->info->kind) {
    case EMP_OP_tensor_empty:
      return eval_empty(tile, emp_op_result(op, 0)->type->element);
    case EMP_OP_tensor_pad:
      return eval_pad(tile, op, point);
    case EMP_OP_tensor_insert_slice:
      return eval_insert_slice(tile, op, point);
    case EMP_OP_tensor_concat:
      return eval_concat(tile, op, 0, point);
    case EMP_OP_tensor_from_elements:
      return eval_from_elements(tile, op, point);
    case EMP_OP_tensor_splat:
      return emp_op_operand(op, 0);
    case EMP_OP_arith_constant:
      return eval_constant(tile, op, point);
    default:
      break;
  }
  if (emp_linalg_is_structured(op)) {
    return emp_tile_eval_linalg(tile, op, result, point);
  }
  if (emp_op_has_trait(op, ELEMENTWISE) && op->result_count == 1) {
    return eval_elementwise(tile, op, point);
  }
  emp_tile_fail(tile, op, "no loops for this op on tensors in a dispatch");
  return NULL;
}

emp_value_t* emp_tile_eval(emp_tile_t* tile, emp_value_t* tensor,
                           emp_tile_point_t point) {
  if (tile->is_failed || tile->needs_scalar) return NULL;
  // A scalar input of a structured op is itself.
  if (!emp_type_is_tensor(tensor->type)) return tensor;
  uint32_t rank = rank_of(tensor);
  emp_value_t* known = emp_tile_recall(tile, tensor, point, rank);
  if (known) return known;
  emp_op_t* op = emp_value_def(tensor);
  if (!op) {
    emp_tile_fail(tile, NULL, "tensor argument that is no binding");
    return NULL;
  }
  emp_value_t* value = eval_op(tile, op, tensor->index, point);
  if (value) emp_tile_remember(tile, tensor, point, rank, value);
  return value;
}

bool emp_tile_prefetch(emp_tile_t* tile, emp_value_t* tensor,
                       const emp_tile_index_t* points, uint32_t count) {
  emp_op_t* op = emp_value_def(tensor);
  if (!op || !emp_type_is_tensor(tensor->type) || count == 0) return true;
  uint32_t rank = rank_of(tensor);
  if (emp_linalg_is_structured(op)) {
    return emp_tile_prefetch_linalg(tile, op, tensor->index, points, count);
  }
  if (moves_points(op)) {
    emp_value_t* source = emp_op_operand(op, 0);
    uint32_t source_rank = rank_of(source);
    emp_tile_index_t* moved = emp_arena_new_array(
        tile->arena, emp_tile_index_t, (size_t)count * source_rank + 1);
    for (uint32_t i = 0; i < count; ++i) {
      emp_tile_index_t one[EMP_TILE_MAX_RANK];
      if (!emp_tile_move_point(tile, op, points + (size_t)i * rank, one))
        return false;
      for (uint32_t k = 0; k < source_rank; ++k) {
        moved[(size_t)i * source_rank + k] = one[k];
      }
    }
    return emp_tile_prefetch(tile, source, moved, count);
  }
  if (!emp_op_has_trait(op, ELEMENTWISE)) return true;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (!emp_tile_prefetch(tile, emp_op_operand(op, i), points, count)) {
      return false;
    }
  }
  return true;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifiers and folds of the memref dialect.
#include <inttypes.h>

#include "dialects/dynamic_index_list.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/memref_hooks.h"
#include "dialects/op_kinds.h"
#include "dialects/tensor/tensor_hooks.h"
#include "ir/symbol.h"

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

// -- storage -----------------------------------------------------------------

// A `?` among the strides or the offset of a strided layout is a symbol too.
static uint32_t layout_symbols(const emp_attr_t* layout) {
  if (layout == NULL) return 0;
  if (layout->kind == EMP_ATTR_AFFINE_MAP) return layout->map->symbol_count;
  if (layout->kind != EMP_ATTR_STRIDED) return 0;
  uint32_t count = layout->value == EMP_DIM_DYNAMIC ? 1 : 0;
  for (uint32_t i = 0; i < layout->count; ++i) {
    if (layout->dims[i] == EMP_DIM_DYNAMIC) ++count;
  }
  return count;
}

bool emp_memref_verify_alloc(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  uint32_t first, sizes, symbols;
  emp_op_operand_group(op, "dynamicSizes", &first, &sizes);
  emp_op_operand_group(op, "symbolOperands", &first, &symbols);
  uint32_t wanted = emp_type_dynamic_dim_count(type);
  if (sizes != wanted) {
    return wants_number(op, sink, "number of sizes, one a `?`,", wanted, sizes);
  }
  uint32_t in_layout = layout_symbols(type->encoding);
  if (symbols == in_layout) return true;
  return wants_number(op, sink, "number of symbols of the layout", in_layout,
                      symbols);
}

bool emp_memref_verify_global(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = emp_op_attr(op, "type")->type;
  const emp_attr_t* value = emp_op_attr(op, "initial_value");
  if (type == NULL || type->kind != EMP_TYPE_MEMREF ||
      !emp_type_has_static_shape(type)) {
    return wants(op, sink, "a memref type of static shape",
                 emp_attr_text(op->arena, emp_op_attr(op, "type")));
  }
  if (value == NULL || value->kind == EMP_ATTR_UNIT) {
    return emp_memref_verify_alignment(op, sink);
  }
  const emp_type_t* wanted =
      emp_type_tensor(type->dims, type->rank, type->element, NULL);
  if (value->type == wanted) return true;
  return wants_type(
      op, sink, "an initial value", wanted,
      value->type != NULL ? value->type : emp_type_none(op->context));
}

bool emp_memref_verify_get_global(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* name = emp_op_attr(op, "name");
  const emp_op_t* global = emp_symbol_lookup(op, name);
  if (global == NULL || !emp_op_is(global, EMP_OP_memref_global)) {
    return wants(op, sink, "a 'memref.global'", emp_attr_text(op->arena, name));
  }
  const emp_type_t* type = emp_op_attr(global, "type")->type;
  if (type == emp_op_result(op, 0)->type) return true;
  return wants_type(op, sink, "a result", type, emp_op_result(op, 0)->type);
}

// -- access ------------------------------------------------------------------

bool emp_memref_verify_access(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t first, count;
  const emp_value_t* memref = emp_op_named_operand(op, "memref");
  emp_op_operand_group(op, "indices", &first, &count);
  if (count == memref->type->rank) return true;
  return wants_number(op, sink, "number of indices", memref->type->rank, count);
}

static bool shapes_compatible(const emp_type_t* a, const emp_type_t* b) {
  if (a->kind != EMP_TYPE_MEMREF || b->kind != EMP_TYPE_MEMREF) return true;
  if (a->rank != b->rank) return false;
  for (uint32_t i = 0; i < a->rank; ++i) {
    if (!emp_dims_compatible(a->dims[i], b->dims[i])) return false;
  }
  return true;
}

bool emp_memref_verify_copy(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_operand(op, 1)->type;
  if (from->element == to->element && shapes_compatible(from, to)) return true;
  return wants_type(op, sink, "a target of the shape and elements", from, to);
}

// -- views -------------------------------------------------------------------

bool emp_memref_verify_cast(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  bool fits = from->element == to->element &&
              from->memory_space == to->memory_space &&
              (from->kind == EMP_TYPE_MEMREF || to->kind == EMP_TYPE_MEMREF) &&
              shapes_compatible(from, to);
  int64_t a[EMP_MEMREF_MAX_RANK], b[EMP_MEMREF_MAX_RANK], offset_a, offset_b;
  if (fits && from->encoding != to->encoding &&
      emp_memref_strides(from, a, &offset_a) &&
      emp_memref_strides(to, b, &offset_b)) {
    fits = emp_dims_compatible(offset_a, offset_b);
    for (uint32_t i = 0; fits && i < from->rank; ++i) {
      fits = emp_dims_compatible(a[i], b[i]) || from->dims[i] == 1;
    }
  }
  if (fits) return true;
  return wants_type(op, sink, "a result compatible with the operand", from, to);
}

static bool read_list(const emp_op_t* op, const char* name, uint32_t length,
                      int64_t* out) {
  const emp_attr_t* list = emp_op_attr(op, name);
  if (emp_dense_count(list) != (int64_t)length) return false;
  for (uint32_t i = 0; i < length; ++i)
    out[i] = emp_dense_int(list, i);
  return true;
}

// Equal up to what one of the layouts leaves unknown.
// `found` is `wanted` with some unit dims dropped: what is kept has its size
// and stride.
static bool reduced_layout_fits(const emp_type_t* wanted,
                                const emp_type_t* found) {
  int64_t a[EMP_MEMREF_MAX_RANK], b[EMP_MEMREF_MAX_RANK], offset_a, offset_b;
  if (!emp_memref_strides(wanted, a, &offset_a) ||
      !emp_memref_strides(found, b, &offset_b) || offset_a != offset_b) {
    return false;
  }
  uint32_t kept = 0;
  for (uint32_t i = 0; i < wanted->rank; ++i) {
    uint32_t rest = wanted->rank - i, needed = found->rank - kept;
    bool matches = needed != 0 && wanted->dims[i] == found->dims[kept] &&
                   (a[i] == b[kept] || wanted->dims[i] == 1);
    // A unit dim whose stride differs may be the one that is dropped.
    bool drops =
        wanted->dims[i] == 1 && rest > needed && (!matches || a[i] != b[kept]);
    if (drops) continue;
    if (!matches) return false;
    ++kept;
  }
  return kept == found->rank;
}

bool emp_memref_verify_subview(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* source = emp_op_operand(op, 0)->type;
  const emp_type_t* found = emp_op_result(op, 0)->type;
  int64_t offsets[EMP_MEMREF_MAX_RANK], sizes[EMP_MEMREF_MAX_RANK];
  int64_t strides[EMP_MEMREF_MAX_RANK];
  if (source->rank > EMP_MEMREF_MAX_RANK ||
      !read_list(op, "static_offsets", source->rank, offsets) ||
      !read_list(op, "static_sizes", source->rank, sizes) ||
      !read_list(op, "static_strides", source->rank, strides)) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants one offset, size and stride a dimension");
  }
  const emp_type_t* wanted =
      emp_memref_subview_type(source, offsets, sizes, strides);
  if (wanted == NULL) {
    return wants(op, sink, "a source of strided layout",
                 emp_type_text(op->arena, source));
  }
  bool fits = found->element == wanted->element &&
              found->memory_space == wanted->memory_space &&
              reduced_layout_fits(wanted, found);
  return fits || wants_type(op, sink, "a result", wanted, found);
}

bool emp_memref_verify_reinterpret(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  int64_t offset[1], sizes[EMP_MEMREF_MAX_RANK], strides[EMP_MEMREF_MAX_RANK];
  int64_t real[EMP_MEMREF_MAX_RANK], real_offset;
  if (type->rank > EMP_MEMREF_MAX_RANK ||
      !read_list(op, "static_offsets", 1, offset) ||
      !read_list(op, "static_sizes", type->rank, sizes) ||
      !read_list(op, "static_strides", type->rank, strides)) {
    return emp_diag_verify(sink, op->loc, op->info->name,
                           "wants one offset, and one size and stride for each "
                           "dimension of its result");
  }
  bool fits = emp_op_operand(op, 0)->type->element == type->element &&
              emp_memref_strides(type, real, &real_offset) &&
              emp_dims_compatible(real_offset, offset[0]);
  for (uint32_t i = 0; fits && i < type->rank; ++i) {
    fits = emp_dims_compatible(type->dims[i], sizes[i]) &&
           emp_dims_compatible(real[i], strides[i]);
  }
  if (fits) return true;
  const emp_type_t* wanted =
      emp_memref_strided_type(type, sizes, type->rank, strides, offset[0]);
  return wants_type(op, sink, "a result", wanted, type);
}

bool emp_memref_verify_view(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* source = emp_op_operand(op, 0)->type;
  const emp_type_t* type = emp_op_result(op, 0)->type;
  if (source->rank != 1 || !emp_type_is_integer(source->element, 8) ||
      source->encoding != NULL) {
    return wants(op, sink, "a 1-D source of i8",
                 emp_type_text(op->arena, source));
  }
  if (type->encoding != NULL || type->memory_space != source->memory_space) {
    return wants(op, sink, "a result without a layout in the source's space",
                 emp_type_text(op->arena, type));
  }
  uint32_t wanted = emp_type_dynamic_dim_count(type);
  if (op->operand_count - 2 == wanted) return true;
  return wants_number(op, sink, "number of sizes, one a `?`,", wanted,
                      op->operand_count - 2);
}

bool emp_memref_verify_reassociation(emp_op_t* op, emp_diag_sink_t* sink) {
  bool is_expand = emp_op_is(op, EMP_OP_memref_expand_shape);
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  const emp_type_t* wide = is_expand ? to : from;
  const emp_type_t* narrow = is_expand ? from : to;
  const emp_attr_t* attr = emp_op_attr(op, "reassociation");
  emp_reassociation_t groups;
  if (!emp_read_reassociation(attr, &groups)) {
    return wants(op, sink,
                 "'reassociation' to list consecutive dimensions from 0",
                 emp_attr_text(op->arena, attr));
  }
  bool fits =
      from->element == to->element && (groups.group_count == narrow->rank);
  uint32_t covered = 0;
  for (uint32_t g = 0; fits && g < groups.group_count; ++g) {
    int64_t size = 1;
    for (uint32_t i = 0; i < groups.count[g]; ++i) {
      if (covered >= wide->rank)
        return wants_type(op, sink,
                          "a result that "
                          "matches its groups",
                          from, to);
      int64_t dim = wide->dims[covered++];
      size = dim == EMP_DIM_DYNAMIC || size == EMP_DIM_DYNAMIC ? EMP_DIM_DYNAMIC
                                                               : size * dim;
    }
    fits = size == narrow->dims[g];
  }
  bool all_unit = groups.group_count == 0 && narrow->rank == 0;
  for (uint32_t i = 0; all_unit && i < wide->rank; ++i)
    all_unit = wide->dims[i] == 1;
  if (fits && (covered == wide->rank || all_unit)) {
    return is_expand ? emp_memref_verify_output_shape(op, sink)
                     : emp_memref_verify_contiguous(op, sink, &groups);
  }
  return wants_type(op, sink, "a result that matches its groups", from, to);
}

bool emp_memref_verify_transpose(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  const emp_attr_t* attr = emp_op_attr(op, "permutation");
  if (!emp_affine_map_is_permutation(attr->map) ||
      attr->map->dim_count != from->rank || to->rank != from->rank) {
    return wants(op, sink, "a permutation of its dimensions",
                 emp_attr_text(op->arena, attr));
  }
  for (uint32_t i = 0; i < to->rank; ++i) {
    int64_t wanted = from->dims[emp_affine_map_result_dim(attr->map, i)];
    if (emp_dims_compatible(wanted, to->dims[i])) continue;
    emp_str_t what =
        emp_arena_format(op->arena, "dim %" PRIu32 " of the result", i);
    return wants_number(op, sink, what.data, wanted, to->dims[i]);
  }
  return true;
}

// -- folds -------------------------------------------------------------------

static bool to_value(emp_fold_result_t* out, emp_value_t* value) {
  out->value = value;
  return value != NULL;
}

bool emp_memref_fold_dim(emp_op_t* op, const emp_attr_t* const* operands,
                         emp_fold_result_t* out_results) {
  const emp_type_t* type = emp_op_operand(op, 0)->type;
  const emp_op_t* def = emp_value_def(emp_op_operand(op, 0));
  if (operands[1] == NULL || operands[1]->kind != EMP_ATTR_INTEGER ||
      type->kind != EMP_TYPE_MEMREF) {
    return false;
  }
  int64_t dim = operands[1]->value;
  if (dim < 0 || dim >= (int64_t)type->rank) return false;
  if (type->dims[dim] != EMP_DIM_DYNAMIC) {
    out_results[0].attr = emp_attr_index(op->context, type->dims[dim]);
    return true;
  }
  if (def == NULL) return false;
  const char* group = emp_op_is(def, EMP_OP_memref_view) ? "sizes"
                      : emp_op_is(def, EMP_OP_memref_alloc) ||
                              emp_op_is(def, EMP_OP_memref_alloca)
                          ? "dynamicSizes"
                          : NULL;
  if (group != NULL) {
    uint32_t first, count, position = 0;
    emp_op_operand_group(def, group, &first, &count);
    for (int64_t i = 0; i < dim; ++i) {
      position += type->dims[i] == EMP_DIM_DYNAMIC;
    }
    return position < count &&
           to_value(&out_results[0], emp_op_operand(def, first + position));
  }
  bool has_sizes = emp_op_is(def, EMP_OP_memref_reinterpret_cast) ||
                   (emp_op_is(def, EMP_OP_memref_subview) &&
                    emp_op_operand(def, 0)->type->rank == type->rank);
  emp_mixed_index_t sizes[EMP_MEMREF_MAX_RANK];
  size_t length;
  if (!has_sizes || !emp_op_mixed_indices(def, "sizes", "static_sizes", sizes,
                                          EMP_MEMREF_MAX_RANK, &length)) {
    return false;
  }
  if (sizes[dim].value != NULL) {
    return to_value(&out_results[0], sizes[dim].value);
  }
  out_results[0].attr = emp_attr_index(op->context, sizes[dim].constant);
  return true;
}

bool emp_memref_fold_rank(emp_op_t* op, const emp_attr_t* const* operands,
                          emp_fold_result_t* out_results) {
  (void)operands;
  const emp_type_t* type = emp_op_operand(op, 0)->type;
  if (type->kind != EMP_TYPE_MEMREF) return false;
  out_results[0].attr = emp_attr_index(op->context, type->rank);
  return true;
}

bool emp_memref_fold_cast(emp_op_t* op, const emp_attr_t* const* operands,
                          emp_fold_result_t* out_results) {
  (void)operands;
  emp_value_t* source = emp_op_operand(op, 0);
  const emp_type_t* type = emp_op_result(op, 0)->type;
  if (source->type == type) return to_value(&out_results[0], source);
  const emp_op_t* inner = emp_value_def(source);
  if (inner == NULL || inner->info != op->info ||
      emp_op_operand(inner, 0)->type != type) {
    return false;
  }
  return to_value(&out_results[0], emp_op_operand(inner, 0));
}

// A part that is the whole.
bool emp_memref_fold_subview(emp_op_t* op, const emp_attr_t* const* operands,
                             emp_fold_result_t* out_results) {
  (void)operands;
  emp_value_t* source = emp_op_operand(op, 0);
  const emp_type_t* type = source->type;
  int64_t offsets[EMP_MEMREF_MAX_RANK], sizes[EMP_MEMREF_MAX_RANK];
  int64_t strides[EMP_MEMREF_MAX_RANK];
  if (type != emp_op_result(op, 0)->type || type->rank > EMP_MEMREF_MAX_RANK ||
      !emp_type_has_static_shape(type) ||
      !read_list(op, "static_offsets", type->rank, offsets) ||
      !read_list(op, "static_sizes", type->rank, sizes) ||
      !read_list(op, "static_strides", type->rank, strides)) {
    return false;
  }
  for (uint32_t i = 0; i < type->rank; ++i) {
    if (offsets[i] != 0 || strides[i] != 1 || sizes[i] != type->dims[i]) {
      return false;
    }
  }
  return to_value(&out_results[0], source);
}

// -- copies between memory spaces ---------------------------------------------

bool emp_memref_dma_places(const emp_op_t* op, uint32_t out_memrefs[3]) {
  uint32_t next = 0;
  for (int i = 0; i < 3; ++i) {
    if (i == 2) ++next;  // the number of elements
    if (next >= op->operand_count) return false;
    const emp_type_t* type = emp_op_operand(op, next)->type;
    if (type->kind != EMP_TYPE_MEMREF) return false;
    out_memrefs[i] = next;
    next += 1 + type->rank;
  }
  return next == op->operand_count || next + 2 == op->operand_count;
}

bool emp_memref_verify_dma_start(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t memrefs[3];
  if (!emp_memref_dma_places(op, memrefs)) {
    return emp_diag_verify(
        sink, op->loc, op->info->name,
        "wants a source, its indices, a target, its indices, the number of "
        "elements, a tag, its indices and maybe a stride and the elements a "
        "stride");
  }
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    bool is_memref = i == memrefs[0] || i == memrefs[1] || i == memrefs[2];
    if (is_memref || emp_type_is_index(emp_op_operand(op, i)->type)) continue;
    emp_str_t want = emp_arena_format(
        op->arena, "operand %" PRIu32 " to be of type index", i);
    return emp_diag_op_wants(sink, op->loc, op->info->name, want.data,
                             "a memref");
  }
  return true;
}

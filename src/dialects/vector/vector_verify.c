// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Verifiers of the vector dialect.
#include <inttypes.h>

#include "dialects/memref/memref.h"
#include "dialects/op_kinds.h"
#include "dialects/vector/vector_hooks.h"

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

static uint32_t rank_of(const emp_type_t* type) {
  return type->kind == EMP_TYPE_VECTOR ? type->rank : 0;
}

// -- shapes ------------------------------------------------------------------

bool emp_vector_verify_broadcast(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  if (from == to->element) return true;
  bool fits = from->kind == EMP_TYPE_VECTOR && from->element == to->element &&
              from->rank <= to->rank;
  for (uint32_t i = 0; fits && i < from->rank; ++i) {
    int64_t wide = to->dims[to->rank - from->rank + i];
    fits = from->dims[i] == 1 || from->dims[i] == wide;
  }
  if (fits) return true;
  emp_str_t wanted =
      emp_arena_format(op->arena, "a source that can be repeated to '%s'",
                       emp_type_text(op->arena, to));
  return wants(op, sink, wanted.data, emp_type_text(op->arena, from));
}

bool emp_vector_verify_shape_cast(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  if (from->element != to->element) {
    return wants_type(op, sink, "elements", from->element, to->element);
  }
  int64_t before = emp_type_element_count(from);
  int64_t after = emp_type_element_count(to);
  if (before == after) return true;
  return wants_number(op, sink, "number of elements", before, after);
}

bool emp_vector_verify_bitcast(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  if (from->rank != to->rank) {
    return wants_number(op, sink, "rank of the result", from->rank, to->rank);
  }
  for (uint32_t i = 0; i + 1 < from->rank; ++i) {
    if (from->dims[i] == to->dims[i]) continue;
    return wants_number(op, sink, "outer dim of the result", from->dims[i],
                        to->dims[i]);
  }
  int64_t before =
      emp_type_element_count(from) * emp_type_bit_width(from->element);
  int64_t after = emp_type_element_count(to) * emp_type_bit_width(to->element);
  if (before == after) return true;
  return wants_number(op, sink, "number of bits", before, after);
}

bool emp_vector_verify_transpose(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  const emp_attr_t* list = emp_op_attr(op, "permutation");
  uint64_t seen = 0;
  if (emp_dense_count(list) != (int64_t)from->rank || to->rank != from->rank) {
    return wants_number(op, sink, "length of 'permutation'", from->rank,
                        emp_dense_count(list));
  }
  for (uint32_t i = 0; i < from->rank; ++i) {
    int64_t dim = emp_dense_int(list, i);
    if (dim < 0 || dim >= (int64_t)from->rank || (seen >> dim & 1) != 0) {
      return wants(op, sink, "a permutation of its dimensions",
                   emp_attr_text(op->arena, list));
    }
    seen |= (uint64_t)1 << dim;
    if (to->dims[i] != from->dims[dim]) {
      emp_str_t what =
          emp_arena_format(op->arena, "dim %" PRIu32 " of the result", i);
      return wants_number(op, sink, what.data, from->dims[dim], to->dims[i]);
    }
  }
  return true;
}

bool emp_vector_verify_shuffle(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* a = emp_op_operand(op, 0)->type;
  const emp_type_t* b = emp_op_operand(op, 1)->type;
  const emp_attr_t* mask = emp_op_attr(op, "mask");
  int64_t limit =
      (a->rank == 0 ? 1 : a->dims[0]) + (b->rank == 0 ? 1 : b->dims[0]);
  if (a->element != b->element || a->rank != b->rank) {
    return wants_type(op, sink, "a second vector like the first", a, b);
  }
  for (int64_t i = 0; i < emp_dense_count(mask); ++i) {
    int64_t at = emp_dense_int(mask, i);
    if (at >= -1 && at < limit) continue;
    emp_str_t wanted = emp_arena_format(
        op->arena, "mask entries from -1 to below %" PRId64, limit);
    emp_str_t found = emp_arena_format(op->arena, "%" PRId64, at);
    return wants(op, sink, wanted.data, found.data);
  }
  return true;
}

bool emp_vector_verify_from_elements(emp_op_t* op, emp_diag_sink_t* sink) {
  int64_t wanted = emp_type_element_count(emp_op_result(op, 0)->type);
  if (wanted == (int64_t)op->operand_count) return true;
  return wants_number(op, sink, "number of elements", wanted,
                      op->operand_count);
}

bool emp_vector_verify_to_elements(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = emp_op_operand(op, 0)->type;
  int64_t wanted = emp_type_element_count(type);
  if (wanted != (int64_t)op->result_count) {
    return wants_number(op, sink, "number of results", wanted,
                        op->result_count);
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (emp_op_result(op, i)->type == type->element) continue;
    return wants_type(op, sink, "results", type->element,
                      emp_op_result(op, i)->type);
  }
  return true;
}

bool emp_vector_verify_position(emp_op_t* op, emp_diag_sink_t* sink) {
  bool is_insert = emp_op_is(op, EMP_OP_vector_insert);
  const emp_type_t* whole = emp_op_operand(op, is_insert ? 1 : 0)->type;
  const emp_type_t* part =
      is_insert ? emp_op_operand(op, 0)->type : emp_op_result(op, 0)->type;
  const emp_attr_t* list = emp_op_attr(op, "static_position");
  int64_t count = emp_dense_count(list);
  if (count > (int64_t)whole->rank) {
    return wants_number(op, sink, "number of positions, at most,", whole->rank,
                        count);
  }
  for (int64_t i = 0; i < count; ++i) {
    int64_t at = emp_dense_int(list, i);
    if (at == EMP_DIM_DYNAMIC || (at >= -1 && at < whole->dims[i])) continue;
    emp_str_t wanted = emp_arena_format(
        op->arena, "position %" PRId64 " from 0 to below %" PRId64, i,
        whole->dims[i]);
    emp_str_t found = emp_arena_format(op->arena, "%" PRId64, at);
    return wants(op, sink, wanted.data, found.data);
  }
  uint32_t rank = whole->rank - (uint32_t)count;
  const emp_type_t* wanted =
      rank == 0
          ? whole->element
          : emp_type_vector(whole->dims + count, rank,
                            whole->scalable_dims >> count, whole->element);
  bool is_0d = rank == 0 && part->kind == EMP_TYPE_VECTOR && part->rank == 0 &&
               part->element == whole->element;
  return part == wanted || is_0d ||
         wants_type(op, sink, "a part", wanted, part);
}

bool emp_vector_verify_strided(emp_op_t* op, emp_diag_sink_t* sink) {
  bool is_insert = emp_op_is(op, EMP_OP_vector_insert_strided_slice);
  const emp_type_t* whole = emp_op_operand(op, is_insert ? 1 : 0)->type;
  const emp_type_t* part =
      is_insert ? emp_op_operand(op, 0)->type : emp_op_result(op, 0)->type;
  int64_t offsets[EMP_VECTOR_MAX_RANK];
  size_t count;
  const emp_attr_t* list = emp_op_attr(op, "offsets");
  if (!emp_attr_read_ints(list, offsets, EMP_VECTOR_MAX_RANK, &count) ||
      count > whole->rank || part->rank > whole->rank ||
      part->element != whole->element) {
    return wants_type(op, sink, "a part", whole, part);
  }
  uint32_t skipped = whole->rank - part->rank;
  for (size_t i = 0; i < count; ++i) {
    int64_t size = i < skipped ? 1 : part->dims[i - skipped];
    if (offsets[i] >= 0 && offsets[i] + size <= whole->dims[i]) continue;
    emp_str_t wanted = emp_arena_format(
        op->arena, "the slice to lie inside dim %zu of size %" PRId64, i,
        whole->dims[i]);
    emp_str_t found = emp_arena_format(
        op->arena, "offset %" PRId64 ", size %" PRId64, offsets[i], size);
    return wants(op, sink, wanted.data, found.data);
  }
  return true;
}

// -- arithmetic --------------------------------------------------------------

bool emp_vector_verify_fma(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = emp_op_operand(op, 0)->type;
  return emp_type_is_float(type->element) ||
         wants(op, sink, "a vector of floats", emp_type_text(op->arena, type));
}

bool emp_vector_verify_contract(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_attr_t* maps = emp_op_attr(op, "indexing_maps");
  const emp_attr_t* iterators = emp_op_attr(op, "iterator_types");
  int64_t ranges[EMP_VECTOR_MAX_RANK] = {0};
  if (maps->count != 3) {
    return wants_number(op, sink, "number of indexing maps", 3, maps->count);
  }
  for (uint32_t i = 0; i < 3; ++i) {
    const emp_affine_map_t* map = maps->items[i]->map;
    const emp_type_t* type = emp_op_operand(op, i)->type;
    if (map->dim_count != iterators->count ||
        map->dim_count > EMP_VECTOR_MAX_RANK) {
      return wants_number(op, sink, "number of dims of a map", iterators->count,
                          map->dim_count);
    }
    if (map->result_count != rank_of(type)) {
      return wants_number(op, sink, "number of results of a map", rank_of(type),
                          map->result_count);
    }
    for (uint32_t k = 0; k < map->result_count; ++k) {
      int dim = emp_affine_map_result_dim(map, k);
      if (dim < 0) {
        return wants(op, sink, "maps that are projected permutations",
                     emp_attr_text(op->arena, maps->items[i]));
      }
      if (ranges[dim] == 0) ranges[dim] = type->dims[k];
      if (ranges[dim] == type->dims[k]) continue;
      emp_str_t what = emp_arena_format(
          op->arena, "dim %" PRIu32 " of operand %" PRIu32, k, i);
      return wants_number(op, sink, what.data, ranges[dim], type->dims[k]);
    }
  }
  const emp_type_t* acc = emp_op_operand(op, 2)->type;
  return emp_op_result(op, 0)->type == acc ||
         wants_type(op, sink, "a result", acc, emp_op_result(op, 0)->type);
}

bool emp_vector_verify_outerproduct(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* lhs = emp_op_operand(op, 0)->type;
  const emp_type_t* rhs = emp_op_operand(op, 1)->type;
  const emp_type_t* type = emp_op_result(op, 0)->type;
  uint32_t wanted = rhs->kind == EMP_TYPE_VECTOR ? 2 : 1;
  if (lhs->rank != 1) {
    return wants_number(op, sink, "rank of the first vector", 1, lhs->rank);
  }
  if (type->rank != wanted) {
    return wants_number(op, sink, "rank of the result", wanted, type->rank);
  }
  if (lhs->element != type->element ||
      emp_type_element_or_self(rhs) != type->element) {
    return wants_type(op, sink, "elements", type->element, lhs->element);
  }
  bool fits = type->dims[0] == lhs->dims[0] &&
              (wanted == 1 || type->dims[1] == rhs->dims[0]);
  if (!fits) return wants_type(op, sink, "a result that fits", lhs, type);
  if (op->operand_count == 3 && emp_op_operand(op, 2)->type != type) {
    return wants_type(op, sink, "an accumulator", type,
                      emp_op_operand(op, 2)->type);
  }
  return true;
}

// Kinds above and including `minnumf` style names need the element to match.
static bool kind_fits(int64_t kind, const emp_type_t* element) {
  switch (kind) {
    case 0:
    case 1:
      return true;
    case 4:
    case 7:
    case 11:
    case 12:
      return emp_type_is_float(element);
    default:
      return element->kind == EMP_TYPE_INTEGER || emp_type_is_index(element);
  }
}

bool emp_vector_verify_kind(emp_op_t* op, emp_diag_sink_t* sink,
                            const emp_type_t* element) {
  const emp_attr_t* kind = emp_op_attr(op, "kind");
  if (kind == NULL || kind_fits(kind->value, element)) return true;
  emp_str_t wanted = emp_arena_format(op->arena, "a kind for elements of '%s'",
                                      emp_type_text(op->arena, element));
  return wants(op, sink, wanted.data, emp_attr_text(op->arena, kind));
}

bool emp_vector_verify_reduction(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = emp_op_operand(op, 0)->type;
  if (type->rank > 1) {
    return wants_number(op, sink, "rank of the vector, at most,", 1,
                        type->rank);
  }
  if (emp_op_result(op, 0)->type != type->element) {
    return wants_type(op, sink, "a result", type->element,
                      emp_op_result(op, 0)->type);
  }
  return emp_vector_verify_kind(op, sink, type->element);
}

bool emp_vector_verify_multi_reduction(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* from = emp_op_operand(op, 0)->type;
  const emp_type_t* to = emp_op_result(op, 0)->type;
  const emp_attr_t* list = emp_op_attr(op, "reduction_dims");
  int64_t dims[EMP_VECTOR_MAX_RANK];
  uint64_t scalable = 0;
  uint32_t rank = 0;
  for (uint32_t i = 0; i < from->rank && i < EMP_VECTOR_MAX_RANK; ++i) {
    bool is_reduced = false;
    for (int64_t k = 0; k < emp_dense_count(list); ++k) {
      is_reduced = is_reduced || emp_dense_int(list, k) == (int64_t)i;
    }
    if (is_reduced) continue;
    scalable |= (from->scalable_dims >> i & 1) << rank;
    dims[rank++] = from->dims[i];
  }
  const emp_type_t* wanted =
      rank == 0 ? from->element
                : emp_type_vector(dims, rank, scalable, from->element);
  if (to != wanted) return wants_type(op, sink, "a result", wanted, to);
  return emp_vector_verify_kind(op, sink, from->element);
}

// -- memory ------------------------------------------------------------------

bool emp_vector_verify_transfer(emp_op_t* op, emp_diag_sink_t* sink) {
  bool is_read = emp_op_is(op, EMP_OP_vector_transfer_read);
  const emp_type_t* shaped = emp_op_named_operand(op, "base")->type;
  const emp_type_t* vector =
      is_read ? emp_op_result(op, 0)->type : emp_op_operand(op, 0)->type;
  const emp_attr_t* map = emp_op_attr(op, "permutation_map");
  const emp_attr_t* bounds = emp_op_attr(op, "in_bounds");
  uint32_t first, count;
  emp_op_operand_group(op, "indices", &first, &count);
  if (shaped->kind != EMP_TYPE_MEMREF && shaped->kind != EMP_TYPE_TENSOR) {
    return wants(op, sink, "a ranked memref or tensor",
                 emp_type_text(op->arena, shaped));
  }
  if (count != shaped->rank) {
    return wants_number(op, sink, "number of indices", shaped->rank, count);
  }
  uint32_t inner = rank_of(shaped->element);
  if (map->map->dim_count != shaped->rank ||
      map->map->result_count + inner != vector->rank) {
    return wants(op, sink,
                 "a permutation map from the source's dims to the vector's",
                 emp_attr_text(op->arena, map));
  }
  if (bounds->count != map->map->result_count) {
    return wants_number(op, sink, "length of 'in_bounds'",
                        map->map->result_count, bounds->count);
  }
  const emp_type_t* padding =
      is_read ? emp_op_named_operand(op, "padding")->type : shaped->element;
  if (padding != shaped->element) {
    return wants_type(op, sink, "a padding value", shaped->element, padding);
  }
  bool same_element =
      emp_type_element_or_self(shaped->element) == vector->element;
  if (same_element) return true;
  return wants_type(op, sink, "a vector with elements", shaped->element,
                    vector->element);
}

// A plain load or store moves neighbours, and no more dims than are there.
static bool verify_span(emp_op_t* op, emp_diag_sink_t* sink,
                        const emp_type_t* shaped, const emp_type_t* vector) {
  int64_t strides[EMP_MEMREF_MAX_RANK], offset;
  bool is_plain =
      emp_op_is(op, EMP_OP_vector_load) || emp_op_is(op, EMP_OP_vector_store);
  if (!is_plain || shaped->element == vector) return true;
  if (shaped->rank < vector->rank) {
    return wants_number(op, sink, "rank of the buffer, at least,", vector->rank,
                        shaped->rank);
  }
  bool is_single = vector->rank == 0 || emp_type_element_count(vector) == 1;
  if (shaped->rank == 0 || is_single ||
      !emp_memref_strides(shaped, strides, &offset) ||
      strides[shaped->rank - 1] == 1) {
    return true;
  }
  return wants(op, sink, "a buffer whose last stride is 1",
               emp_type_text(op->arena, shaped));
}

bool emp_vector_verify_access(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* shaped = emp_op_named_operand(op, "base")->type;
  uint32_t first, count;
  emp_op_operand_group(op, "indices", &first, &count);
  const emp_value_t* stored = emp_op_named_operand(op, "valueToStore");
  const emp_type_t* vector =
      stored != NULL ? stored->type : emp_op_result(op, 0)->type;
  if (count != shaped->rank) {
    return wants_number(op, sink, "number of indices", shaped->rank, count);
  }
  if (!verify_span(op, sink, shaped, vector)) return false;
  bool is_element = shaped->element == vector->element;
  bool is_vector = shaped->element == vector;
  if (is_element || is_vector) return true;
  return wants_type(op, sink, "a vector with elements", shaped->element,
                    vector->element);
}

bool emp_vector_verify_mask(emp_op_t* op, emp_diag_sink_t* sink) {
  const emp_type_t* type = emp_op_result(op, 0)->type;
  const emp_attr_t* sizes = emp_op_attr(op, "mask_dim_sizes");
  int64_t count =
      sizes != NULL ? emp_dense_count(sizes) : (int64_t)op->operand_count;
  int64_t wanted = type->rank == 0 ? 1 : (int64_t)type->rank;
  if (!emp_type_is_integer(type->element, 1)) {
    return wants(op, sink, "a vector of i1", emp_type_text(op->arena, type));
  }
  if (count != wanted) {
    return wants_number(op, sink, "number of sizes", wanted, count);
  }
  return true;
}

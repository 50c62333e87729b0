// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loads and stores through views. Every binding is a flat memref; shapes,
// offsets and strides live in memref.reinterpret_cast and memref.subview, which
// are read here and fold into one linear address.
#include "base/assert.h"
#include "dialects/op_kinds.h"
#include "passes/kernel/tile.h"
#include "passes/kernel/tile_shapes.h"

bool emp_tile_mixed(emp_tile_t* tile, const emp_op_t* op, const char* group,
                    const char* attr_name, emp_tile_index_t* out_indices,
                    uint32_t* out_count) {
  int64_t values[EMP_TILE_MAX_RANK];
  size_t count = 0;
  uint32_t first = 0, dynamic = 0, used = 0;
  const emp_attr_t* attr = emp_op_attr(op, attr_name);
  *out_count = 0;
  if (!emp_op_operand_group(op, group, &first, &dynamic)) dynamic = 0;
  if (!attr || !emp_attr_read_ints(attr, values, EMP_TILE_MAX_RANK, &count)) {
    return emp_tile_fail(tile, op, "rank above 16");
  }
  for (size_t i = 0; i < count; ++i) {
    if (values[i] != EMP_DIM_DYNAMIC) {
      out_indices[i] = emp_tile_index_of(values[i]);
      continue;
    }
    if (used == dynamic) return emp_tile_fail(tile, op, "too few operands");
    out_indices[i] =
        emp_tile_index_value(tile, emp_op_operand(op, first + used++));
  }
  *out_count = (uint32_t)count;
  return true;
}

uint32_t emp_tile_kept_dims(const int64_t* sizes, uint32_t count,
                            const emp_type_t* reduced, uint32_t* out_kept) {
  uint32_t next = 0;
  uint32_t to_drop = count - reduced->rank;
  for (uint32_t i = 0; i < count; ++i) {
    bool fits = next < reduced->rank && sizes[i] == reduced->dims[next];
    bool must_drop = !fits || (count - i <= to_drop);
    if (must_drop && to_drop > 0 && sizes[i] == 1) {
      --to_drop;
      continue;
    }
    if (next < reduced->rank) out_kept[next++] = i;
  }
  return next;
}

static bool static_sizes(const emp_op_t* op, int64_t* out_sizes,
                         size_t* out_count) {
  const emp_attr_t* attr = emp_op_attr(op, "static_sizes");
  return attr &&
         emp_attr_read_ints(attr, out_sizes, EMP_TILE_MAX_RANK, out_count);
}

static bool reinterpreted(emp_tile_t* tile, const emp_op_t* op,
                          emp_tile_view_t* view) {
  uint32_t count = 0;
  emp_tile_index_t offsets[EMP_TILE_MAX_RANK];
  view->memory = emp_op_operand(op, 0);
  if (!emp_tile_mixed(tile, op, "offsets", "static_offsets", offsets, &count)) {
    return false;
  }
  view->offset = offsets[0];
  return emp_tile_mixed(tile, op, "sizes", "static_sizes", view->sizes,
                        &view->rank) &&
         emp_tile_mixed(tile, op, "strides", "static_strides", view->strides,
                        &count);
}

bool emp_tile_slice_view(emp_tile_t* tile, const emp_op_t* op,
                         emp_tile_view_t* view) {
  emp_tile_index_t offsets[EMP_TILE_MAX_RANK], strides[EMP_TILE_MAX_RANK];
  emp_tile_index_t extents[EMP_TILE_MAX_RANK];
  int64_t sizes[EMP_TILE_MAX_RANK];
  uint32_t kept[EMP_TILE_MAX_RANK];
  uint32_t count = 0;
  size_t size_count = 0;
  if (!emp_tile_mixed(tile, op, "offsets", "static_offsets", offsets, &count) ||
      !emp_tile_mixed(tile, op, "strides", "static_strides", strides, &count) ||
      !emp_tile_mixed(tile, op, "sizes", "static_sizes", extents, &count) ||
      !static_sizes(op, sizes, &size_count)) {
    return false;
  }
  for (uint32_t i = 0; i < count; ++i) {
    emp_tile_index_t step =
        emp_tile_index_mul(tile, &offsets[i], &view->strides[i]);
    view->offset = emp_tile_index_add(tile, &view->offset, &step);
    strides[i] = emp_tile_index_mul(tile, &strides[i], &view->strides[i]);
  }
  const emp_type_t* type = emp_op_result(op, 0)->type;
  view->rank = emp_tile_kept_dims(sizes, count, type, kept);
  for (uint32_t i = 0; i < view->rank; ++i) {
    view->sizes[i] = extents[kept[i]];
    view->strides[i] = strides[kept[i]];
  }
  return true;
}

bool emp_tile_view_of(emp_tile_t* tile, emp_value_t* memref,
                      emp_tile_view_t* out_view) {
  const emp_op_t* def = emp_value_def(memref);
  *out_view = (emp_tile_view_t){0};
  if (def && emp_op_is(def, EMP_OP_bufferization_to_tensor)) {
    return emp_tile_view_of(tile, emp_op_operand(def, 0), out_view);
  }
  if (def && emp_op_is(def, EMP_OP_memref_reinterpret_cast)) {
    return reinterpreted(tile, def, out_view);
  }
  if (def && emp_op_is(def, EMP_OP_memref_subview)) {
    return emp_tile_view_of(tile, emp_op_operand(def, 0), out_view) &&
           emp_tile_slice_view(tile, def, out_view);
  }
  if (memref->type->kind != EMP_TYPE_MEMREF || memref->type->rank != 1) {
    return emp_tile_fail(tile, def, "memory of unknown shape");
  }
  out_view->memory = memref;
  out_view->rank = 1;
  out_view->strides[0] = emp_tile_index_of(1);
  return true;
}

emp_tile_index_t emp_tile_address(emp_tile_t* tile, const emp_tile_view_t* view,
                                  emp_tile_point_t point) {
  emp_tile_index_t address = view->offset;
  for (uint32_t i = 0; i < view->rank; ++i) {
    emp_tile_index_t step =
        emp_tile_index_mul(tile, &point[i], &view->strides[i]);
    address = emp_tile_index_add(tile, &address, &step);
  }
  return address;
}

static bool is_packed(const emp_type_t* element) {
  uint32_t bits = emp_type_bit_width(element);
  return bits > 1 && bits < 8;
}

static emp_value_t* load_scalar(emp_tile_t* tile, emp_value_t* memory,
                                emp_value_t* at) {
  return emp_build_value(emp_tile_builder(tile), EMP_OP_memref_load,
                         EMP_VALUES(memory, at),
                         EMP_TYPES(memory->type->element));
}

static emp_value_t* load_vector(emp_tile_t* tile, emp_value_t* memory,
                                const emp_tile_index_t* address) {
  emp_value_t* at = emp_tile_index_emit_lane(tile, address, 0);
  const emp_type_t* type = emp_tile_vector_type(tile, memory->type->element);
  return emp_build_value(emp_tile_builder(tile), EMP_OP_vector_load,
                         EMP_VALUES(memory, at), EMP_TYPES(type));
}

// Lanes that run backwards: the vector that ends here, turned round.
static emp_value_t* load_reversed(emp_tile_t* tile, emp_value_t* memory,
                                  const emp_tile_index_t* address) {
  int64_t mask[EMP_TILE_MAX_POINTS];
  emp_tile_index_t first = *address;
  first.constant -= (int64_t)tile->lanes - 1;
  emp_value_t* loaded = load_vector(tile, memory, &first);
  for (uint32_t i = 0; i < tile->lanes; ++i)
    mask[i] = tile->lanes - 1 - i;
  const emp_attr_t* attr = emp_attr_i64_array(tile->context, mask, tile->lanes);
  return emp_build_value(emp_tile_builder(tile), EMP_OP_vector_shuffle,
                         EMP_VALUES(loaded, loaded), EMP_TYPES(loaded->type),
                         EMP_ATTRS(EMP_ATTR("mask", attr)));
}

static emp_value_t* load_lanes(emp_tile_t* tile, emp_value_t* memory,
                               const emp_tile_index_t* address) {
  emp_value_t* lanes[EMP_TILE_MAX_POINTS];
  for (uint32_t i = 0; i < tile->lanes; ++i) {
    lanes[i] =
        load_scalar(tile, memory, emp_tile_index_emit_lane(tile, address, i));
  }
  const emp_type_t* type = emp_tile_vector_type(tile, memory->type->element);
  return emp_build_value(emp_tile_builder(tile), EMP_OP_vector_from_elements,
                         .operands = lanes, .operand_count = tile->lanes,
                         EMP_TYPES(type));
}

emp_value_t* emp_tile_load_at(emp_tile_t* tile, emp_value_t* memory,
                              const emp_tile_index_t* address) {
  emp_value_t* known = emp_tile_recall(tile, memory, address, 1);
  if (known) return known;
  emp_value_t* loaded = NULL;
  bool is_sequence = !address->lanes && !is_packed(memory->type->element);
  if (!emp_tile_index_varies(address)) {
    emp_value_t* at = emp_tile_index_emit(tile, address);
    loaded = load_scalar(tile, memory, at);
  } else if (is_sequence && address->lane == 1) {
    loaded = load_vector(tile, memory, address);
  } else if (is_sequence && address->lane == -1) {
    loaded = load_reversed(tile, memory, address);
  } else {
    loaded = load_lanes(tile, memory, address);
  }
  emp_tile_remember(tile, memory, address, 1, loaded);
  return loaded;
}

emp_value_t* emp_tile_load(emp_tile_t* tile, const emp_tile_view_t* view,
                           emp_tile_point_t point) {
  emp_tile_index_t address = emp_tile_address(tile, view, point);
  return emp_tile_load_at(tile, view->memory, &address);
}

bool emp_tile_store(emp_tile_t* tile, const emp_tile_view_t* view,
                    emp_tile_point_t point, emp_value_t* value) {
  emp_tile_index_t address = emp_tile_address(tile, view, point);
  if (!emp_tile_index_varies(&address)) {
    if (emp_tile_is_vector(value)) return false;
    emp_value_t* at = emp_tile_index_emit(tile, &address);
    emp_build_op(emp_tile_builder(tile), EMP_OP_memref_store,
                 EMP_VALUES(value, view->memory, at));
    return true;
  }
  value = emp_tile_broadcast(tile, value);
  if (!address.lanes && address.lane == 1 &&
      !is_packed(view->memory->type->element)) {
    emp_value_t* at = emp_tile_index_emit_lane(tile, &address, 0);
    emp_build_op(emp_tile_builder(tile), EMP_OP_vector_store,
                 EMP_VALUES(value, view->memory, at));
    return true;
  }
  for (uint32_t i = 0; i < tile->lanes; ++i) {
    int64_t position = i;
    emp_value_t* at = emp_tile_index_emit_lane(tile, &address, i);
    emp_value_t* lane = emp_build_value(
        emp_tile_builder(tile), EMP_OP_vector_extract, EMP_VALUES(value),
        EMP_TYPES(value->type->element),
        EMP_ATTRS(EMP_ATTR("static_position",
                           emp_attr_i64_array(tile->context, &position, 1))));
    emp_build_op(emp_tile_builder(tile), EMP_OP_memref_store,
                 EMP_VALUES(lane, view->memory, at));
  }
  return true;
}

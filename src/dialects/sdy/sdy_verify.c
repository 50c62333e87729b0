// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a sharding demands of its mesh and of the type it is for.
//
// Axes are taken one after the other: those of the dims, the replicated ones,
// the unreduced ones. Each is an axis of the mesh or a part of one, and none
// overlaps with one before it. Part (m)k of an axis of size n: m parts lie to
// its left, so m and m * k divide n, and k is less than n.
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "dialects/sdy/sdy_syntax.h"
#include "ir/diag.h"
#include "ir/symbol.h"

enum { kMaxAxes = 128 };

// An axis, or a part of one, by the place of its left end and of its right end
// among the devices along it.
typedef struct axis_s {
  const emp_attr_t* name;
  int64_t pre, next;
  bool is_part;
} axis_t;

typedef struct check_s {
  emp_op_t* op;
  emp_diag_sink_t* sink;
  const char* of;
  const emp_attr_t* mesh;
  axis_t seen[kMaxAxes];
  size_t count;
} check_t;

static bool wants(check_t* c, const char* what, const char* found) {
  emp_str_t text =
      emp_arena_format(c->op->arena, "%s in the sharding of %s", what, c->of);
  return emp_diag_op_wants(c->sink, c->op->loc, c->op->info->name, text.data,
                           found);
}

static bool wants_other(check_t* c, const char* what, const axis_t* found) {
  emp_arena_t* arena = c->op->arena;
  emp_str_t name = found->name->text;
  emp_str_t text =
      found->is_part
          ? emp_arena_format(arena, "\"%.*s\":(%lld)%lld", EMP_STR_ARGS(name),
                             (long long)found->pre,
                             (long long)(found->next / found->pre))
          : emp_arena_format(arena, "\"%.*s\"", EMP_STR_ARGS(name));
  return wants(c, what, text.data);
}

const emp_attr_t* emp_sdy_mesh_of(emp_op_t* op, const emp_attr_t* sharding) {
  const emp_attr_t* mesh = sharding->items[EMP_SDY_SHARDING_MESH];
  if (mesh->kind != EMP_ATTR_SYMBOL_REF) return mesh;
  const emp_op_t* def = emp_symbol_lookup(op, mesh);
  if (!def || !emp_op_is(def, EMP_OP_sdy_mesh)) return NULL;
  return emp_op_attr(def, "mesh");
}

// The place of a name among the axes of the mesh; -1 when it is none.
static int64_t place_of(const emp_attr_t* mesh, const emp_attr_t* name) {
  const emp_attr_t* names = mesh->items[EMP_SDY_MESH_NAMES];
  for (uint32_t i = 0; i < names->count; ++i) {
    if (names->items[i] == name) return i;
  }
  return -1;
}

int64_t emp_sdy_axis_size(const emp_attr_t* mesh, const emp_attr_t* name) {
  int64_t place = place_of(mesh, name);
  if (place < 0) return 0;
  return emp_dense_int(mesh->items[EMP_SDY_MESH_SIZES], place);
}

static bool read_axis(check_t* c, const emp_attr_t* attr, axis_t* out) {
  bool is_part = attr->kind == EMP_ATTR_ARRAY;
  *out = (axis_t){
      .name = is_part ? attr->items[0] : attr, .pre = 1, .is_part = is_part};
  int64_t full = emp_sdy_axis_size(c->mesh, out->name);
  out->next = full;
  if (!full) {
    *out = (axis_t){.name = out->name};
    return wants_other(c, "an axis of the mesh", out);
  }
  if (!is_part) return true;
  int64_t pre = attr->items[1]->value;
  int64_t size = attr->items[2]->value;
  bool fits = pre >= 1 && size > 1 && size < full && full % pre == 0 &&
              size <= full / pre && full % (pre * size) == 0;
  if (fits) {
    out->pre = pre;
    out->next = pre * size;
    return true;
  }
  emp_str_t text = emp_arena_format(c->op->arena, "(%lld)%lld", (long long)pre,
                                    (long long)size);
  emp_str_t what = emp_arena_format(
      c->op->arena, "a part of the axis of size %lld", (long long)full);
  return wants(c, what.data, text.data);
}

static bool has_axis(const emp_attr_t* axes, const emp_attr_t* name) {
  for (uint32_t i = 0; i < axes->count; ++i) {
    if (axes->items[i] == name) return true;
  }
  return false;
}

// Axes that a computation around the op is written for are gone inside of it.
static bool is_free(check_t* c, const axis_t* axis) {
  const emp_op_t* parent = emp_op_parent(c->op);
  for (; parent; parent = emp_op_parent(parent)) {
    if (!emp_op_is(parent, EMP_OP_sdy_manual_computation)) continue;
    if (has_axis(emp_op_attr(parent, "manual_axes")->items[0], axis->name)) {
      return wants_other(
          c, "no axis that the sdy.manual_computation around it has", axis);
    }
  }
  return true;
}

// `with_order`: as in the mesh.
static bool check_axes(check_t* c, const emp_attr_t* axes, bool with_order) {
  const axis_t* last = NULL;
  for (uint32_t i = 0; i < axes->count; ++i) {
    axis_t axis;
    if (!read_axis(c, axes->items[i], &axis) || !is_free(c, &axis)) {
      return false;
    }
    for (size_t j = 0; j < c->count; ++j) {
      const axis_t* other = &c->seen[j];
      if (other->name == axis.name && axis.pre < other->next &&
          other->pre < axis.next) {
        return wants_other(c, "each axis once", &axis);
      }
    }
    if (last && last->name == axis.name && last->next == axis.pre) {
      return wants_other(c, "parts that follow each other as one", &axis);
    }
    int64_t order =
        last ? place_of(c->mesh, axis.name) - place_of(c->mesh, last->name) : 1;
    if (with_order && (order < 0 || (order == 0 && axis.pre < last->pre))) {
      return wants_other(c, "replicated and unreduced axes in the mesh's order",
                         &axis);
    }
    if (c->count == kMaxAxes) return wants(c, "at most 128 axes", "more");
    c->seen[c->count] = axis;
    last = &c->seen[c->count++];
  }
  return true;
}

static bool check_dims(check_t* c, const emp_attr_t* dims) {
  for (uint32_t i = 0; i < dims->count; ++i) {
    const emp_attr_t* dim = dims->items[i];
    const emp_attr_t* axes = dim->items[EMP_SDY_DIM_AXES];
    if (axes->count == 0 && !dim->items[EMP_SDY_DIM_IS_OPEN]->value &&
        dim->items[EMP_SDY_DIM_PRIORITY]->value >= 0) {
      return wants(c, "no priority where a dim is empty and closed", "{}p..");
    }
    if (!check_axes(c, axes, false)) return false;
  }
  return true;
}

// A mesh without axes but one device: all of the value is there.
static bool is_maximal(const emp_attr_t* mesh) {
  return mesh->items[EMP_SDY_MESH_NAMES]->count == 0 &&
         mesh->items[EMP_SDY_MESH_DEVICE_IDS] != NULL;
}

static bool check_maximal(check_t* c, const emp_attr_t* sharding) {
  uint32_t found = sharding->items[EMP_SDY_SHARDING_DIMS]->count +
                   sharding->items[EMP_SDY_SHARDING_REPLICATED]->count +
                   sharding->items[EMP_SDY_SHARDING_UNREDUCED]->count;
  return found == 0 ||
         wants(c, "neither dims nor axes, as the mesh is one device,",
               emp_attr_text(c->op->arena, sharding));
}

static bool check_rank(check_t* c, const emp_attr_t* sharding,
                       const emp_type_t* type) {
  uint32_t found = sharding->items[EMP_SDY_SHARDING_DIMS]->count;
  bool has_shape = emp_type_is_shaped(type);
  if (type->kind == EMP_TYPE_UNRANKED_TENSOR) {
    return wants(c, "a ranked type", emp_type_text(c->op->arena, type));
  }
  uint32_t others = sharding->items[EMP_SDY_SHARDING_REPLICATED]->count +
                    sharding->items[EMP_SDY_SHARDING_UNREDUCED]->count;
  if (!has_shape && (found || others)) {
    return wants(c, "neither dims nor axes, as the type has no shape,",
                 emp_type_text(c->op->arena, type));
  }
  uint32_t rank = has_shape ? type->rank : 0;
  if (found == rank) return true;
  emp_str_t what =
      emp_arena_format(c->op->arena, "as many dims as in the type: %u", rank);
  emp_str_t text = emp_arena_format(c->op->arena, "%u", found);
  return wants(c, what.data, text.data);
}

bool emp_sdy_check_sharding(emp_op_t* op, emp_diag_sink_t* sink, const char* of,
                            const emp_attr_t* sharding,
                            const emp_type_t* type) {
  check_t c = {
      .op = op, .sink = sink, .of = of, .mesh = emp_sdy_mesh_of(op, sharding)};
  if (!c.mesh) {
    return wants(
        &c, "the name of an sdy.mesh of the module",
        emp_attr_text(op->arena, sharding->items[EMP_SDY_SHARDING_MESH]));
  }
  if (is_maximal(c.mesh)) return check_maximal(&c, sharding);
  return check_rank(&c, sharding, type) &&
         check_dims(&c, sharding->items[EMP_SDY_SHARDING_DIMS]) &&
         check_axes(&c, sharding->items[EMP_SDY_SHARDING_REPLICATED], true) &&
         check_axes(&c, sharding->items[EMP_SDY_SHARDING_UNREDUCED], true);
}

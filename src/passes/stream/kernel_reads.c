// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the body of a dispatch reads of an operand.
//
// The body is followed from the stored tensor up to the loads. A point of the
// stored tensor is a list of its own dims; at an op that computes element by
// element the point goes through the indexing maps, so that at a load it says
// which element is read:
//
//   %r = linalg.generic {#map(d0, d1) -> (d1, d0)} ins(%x) .. // x[1, 0]: no
//   %r = linalg.generic {#map(d0, d1) -> (d0, d1)} ins(%x) .. // x[0, 1]: yes
//
// An op that reads elements of other places (a reduction, a gather, a slice)
// must not depend on the operand at all. Kernels load all that a point needs
// before they store it and never compute a point twice when a load is as big as
// the result (tile_plan.c), so in the same memory they see what they would see
// in another.
#include "passes/stream/kernel_reads.h"

#include "base/map.h"
#include "dialects/iree_tensor_ext/dispatch_tensor_syntax.h"
#include "dialects/linalg/linalg.h"
#include "dialects/op_kinds.h"
#include "passes/stream/stream_build.h"

enum { kMaxRank = EMP_LINALG_MAX_LOOPS, kMaxDepth = 128, kUnknown = -1 };

typedef struct reads_s {
  const emp_value_t* load;  // the operand as a tensor
  emp_ptr_map_t clean;      // ops that do not depend on it
  emp_ptr_map_t seen;       // tensors that were found well at their own points
  int depth;
} reads_t;

// Dims of the stored tensor, or kUnknown.
typedef struct point_s {
  int dims[kMaxRank];
} point_t;

// -- dependence --------------------------------------------------------------

static bool depends(reads_t* r, const emp_value_t* value);

static bool op_depends(reads_t* r, const emp_op_t* op) {
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (depends(r, emp_op_operand(op, i))) return true;
  }
  for (uint32_t i = 0; i < op->region_count; ++i) {
    for (const emp_block_t* block = op->regions[i].first; block != NULL;
         block = block->next) {
      for (const emp_op_t* inner = block->first; inner; inner = inner->next) {
        if (op_depends(r, inner)) return true;
      }
    }
  }
  return false;
}

static bool depends(reads_t* r, const emp_value_t* value) {
  emp_op_t* def = emp_value_def(value);
  if (value == r->load) return true;
  if (def == NULL || emp_ptr_map_has(&r->clean, def)) return false;
  if (++r->depth > kMaxDepth) return true;
  bool found = op_depends(r, def);
  --r->depth;
  if (!found) emp_ptr_map_set(&r->clean, def, def);
  return found;
}

// -- points ------------------------------------------------------------------

static bool reads_in_place(reads_t* r, emp_value_t* tensor,
                           const point_t* point);

// The loops that a point of result `result` fixes; the others are unknown.
static void loops_of(const emp_op_t* op, uint32_t result, const point_t* point,
                     int* out_loops) {
  const emp_affine_map_t* map =
      emp_linalg_indexing_map(op, emp_linalg_input_count(op) + result);
  for (uint32_t i = 0; i < kMaxRank; ++i)
    out_loops[i] = kUnknown;
  for (uint32_t i = 0; i < map->result_count; ++i) {
    int dim = emp_affine_map_result_dim(map, i);
    if (dim >= 0) out_loops[dim] = point->dims[i];
  }
}

static bool body_depends(reads_t* r, emp_op_t* op) {
  const emp_block_t* body = emp_linalg_body(op);
  for (const emp_op_t* inner = body->first; inner; inner = inner->next) {
    if (op_depends(r, inner)) return true;
  }
  return false;
}

static bool linalg_in_place(reads_t* r, emp_op_t* op, uint32_t result,
                            const point_t* point) {
  int loops[kMaxRank];
  if (emp_linalg_loop_count(op) > kMaxRank || body_depends(r, op)) return false;
  loops_of(op, result, point, loops);
  uint32_t inputs = emp_linalg_input_count(op);
  uint32_t operands = inputs + emp_linalg_init_count(op);
  for (uint32_t i = 0; i < operands; ++i) {
    const emp_value_t* arg = emp_linalg_body_arg(op, i);
    emp_value_t* tensor =
        i < inputs ? emp_linalg_input(op, i) : emp_linalg_init(op, i - inputs);
    if (arg == NULL || !emp_value_is_used(arg)) continue;
    const emp_affine_map_t* map = emp_linalg_indexing_map(op, i);
    point_t at;
    for (uint32_t d = 0; d < kMaxRank; ++d)
      at.dims[d] = kUnknown;
    for (uint32_t d = 0; d < map->result_count; ++d) {
      int dim = emp_affine_map_result_dim(map, d);
      at.dims[d] = dim >= 0 ? loops[dim] : kUnknown;
    }
    if (!reads_in_place(r, tensor, &at)) return false;
  }
  return true;
}

static bool is_same_place(const point_t* point, uint32_t rank) {
  for (uint32_t i = 0; i < rank; ++i) {
    if (point->dims[i] != (int)i) return false;
  }
  return true;
}

static bool op_in_place(reads_t* r, emp_value_t* tensor, const point_t* point) {
  emp_op_t* op = emp_value_def(tensor);
  if (emp_linalg_is_structured(op)) {
    return linalg_in_place(r, op, tensor->index, point);
  }
  bool is_plain =
      emp_op_has_trait(op, ELEMENTWISE) || emp_op_is(op, EMP_OP_tensor_cast);
  if (!is_plain) return false;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (!reads_in_place(r, emp_op_operand(op, i), point)) return false;
  }
  return true;
}

// At `point`, only the element of the operand in the place of the result.
static bool reads_in_place(reads_t* r, emp_value_t* tensor,
                           const point_t* point) {
  bool is_own = is_same_place(point, tensor->type->rank);
  if (tensor == r->load) return is_own;
  if (!depends(r, tensor)) return true;
  if (is_own && emp_ptr_map_has(&r->seen, tensor)) return true;
  if (++r->depth > kMaxDepth) return false;
  bool well = op_in_place(r, tensor, point);
  --r->depth;
  if (well && is_own) emp_ptr_map_set(&r->seen, tensor, tensor);
  return well;
}

// -- bindings ----------------------------------------------------------------

static bool is_load(const emp_op_t* op) {
  return emp_op_is(op, EMP_OP_iree_tensor_ext_dispatch_tensor_load) ||
         emp_op_is(op, EMP_OP_flow_dispatch_tensor_load);
}

static bool is_store(const emp_op_t* op) {
  return emp_op_is(op, EMP_OP_iree_tensor_ext_dispatch_tensor_store) ||
         emp_op_is(op, EMP_OP_flow_dispatch_tensor_store);
}

static bool all_are(const emp_op_t* op, const char* name, int64_t value) {
  int64_t values[kMaxRank];
  size_t count = 0;
  const emp_attr_t* attr = emp_op_attr(op, name);
  if (attr == NULL || !emp_attr_read_ints(attr, values, kMaxRank, &count)) {
    return false;
  }
  for (size_t i = 0; i < count; ++i) {
    if (values[i] != value) return false;
  }
  return true;
}

// The load or store takes all of a tensor of type `bound`.
static bool is_whole(const emp_op_t* op, const emp_type_t* bound) {
  int64_t sizes[kMaxRank];
  size_t rank = 0;
  uint32_t dims = 0, dim_count = 0, given = 0, given_count = 0;
  const emp_attr_t* attr = emp_op_attr(op, "static_sizes");
  if (attr == NULL || !emp_attr_read_ints(attr, sizes, kMaxRank, &rank) ||
      rank != bound->rank || !all_are(op, "static_offsets", 0) ||
      !all_are(op, "static_strides", 1)) {
    return false;
  }
  const char* group = is_load(op) ? "source_dims" : "target_dims";
  emp_op_operand_group(op, group, &dims, &dim_count);
  emp_op_operand_group(op, "sizes", &given, &given_count);
  if (given_count != dim_count) return false;
  for (uint32_t i = 0; i < dim_count; ++i) {
    if (emp_op_operand(op, dims + i) != emp_op_operand(op, given + i)) {
      return false;
    }
  }
  for (size_t i = 0; i < rank; ++i) {
    if (sizes[i] != bound->dims[i]) return false;
  }
  return true;
}

// The one load or store of a binding, of all of it.
static emp_op_t* whole_access(emp_op_t* function, uint32_t binding) {
  emp_block_t* body = emp_op_body(function);
  int64_t offset = -1;
  if (body == NULL || binding >= body->arg_count ||
      !emp_value_has_one_use(body->args[binding])) {
    return NULL;
  }
  emp_op_t* span = body->args[binding]->first_use->owner;
  if (!emp_op_is(span, EMP_OP_stream_binding_subspan) ||
      !emp_value_constant_int(emp_op_operand(span, 1), &offset) ||
      offset != 0 || !emp_type_is_dispatch_tensor(span->results[0].type) ||
      !emp_value_has_one_use(&span->results[0])) {
    return NULL;
  }
  const emp_type_t* bound = emp_dispatch_tensor_bound(span->results[0].type);
  emp_op_t* access = span->results[0].first_use->owner;
  bool fits = emp_type_is_tensor(bound) && access->block == body &&
              (is_load(access) || is_store(access)) && is_whole(access, bound);
  return fits ? access : NULL;
}

// Elements of one width, of whole bytes, in one shape.
static bool are_alike(const emp_type_t* a, const emp_type_t* b) {
  int64_t bytes_a = 0, bytes_b = 0, eight_a = 0, eight_b = 0;
  if (a->rank != b->rank) return false;
  for (uint32_t i = 0; i < a->rank; ++i) {
    if (a->dims[i] != b->dims[i]) return false;
  }
  return emp_type_storage_bytes(a->element, 1, &bytes_a) &&
         emp_type_storage_bytes(b->element, 1, &bytes_b) &&
         emp_type_storage_bytes(a->element, 8, &eight_a) &&
         emp_type_storage_bytes(b->element, 8, &eight_b) &&
         bytes_a == bytes_b && eight_a == 8 * bytes_a && eight_b == eight_a;
}

// Workgroups share the work, or there is one: none repeats another's.
static bool is_divided(emp_op_t* export_op) {
  const emp_block_t* body = emp_op_body(export_op);
  const emp_op_t* end = body != NULL ? emp_block_terminator(body) : NULL;
  if (end == NULL) return true;
  for (const emp_op_t* op = body->first; op != NULL; op = op->next) {
    if (emp_op_is(op,
                  EMP_OP_iree_tensor_ext_dispatch_workgroup_count_from_slice) ||
        emp_op_is(
            op,
            EMP_OP_iree_tensor_ext_dispatch_workgroup_count_from_dag_root)) {
      return true;
    }
  }
  for (uint32_t i = 0; i < end->operand_count; ++i) {
    int64_t count = 0;
    if (!emp_value_constant_int(emp_op_operand(end, i), &count) || count != 1) {
      return false;
    }
  }
  return true;
}

// No other store, and nothing else with effects, depends on the operand.
static bool is_read_by_one_store(reads_t* r, emp_op_t* function,
                                 const emp_op_t* store) {
  const emp_block_t* body = emp_op_body(function);
  for (const emp_op_t* op = body->first; op != NULL; op = op->next) {
    if (op == store || emp_op_is_pure(op) || emp_linalg_is_structured(op)) {
      continue;
    }
    if (op_depends(r, op)) return false;
  }
  return body->next == NULL;
}

bool emp_kernel_works_in_place(emp_op_t* export_op, emp_op_t* function,
                               uint32_t operand, uint32_t result,
                               emp_arena_t* scratch) {
  emp_op_t* load = whole_access(function, operand);
  emp_op_t* store = whole_access(function, result);
  if (load == NULL || store == NULL || !is_load(load) || !is_store(store) ||
      !is_divided(export_op)) {
    return false;
  }
  emp_value_t* stored = emp_op_operand(store, 0);
  if (!are_alike(load->results[0].type, stored->type)) return false;
  reads_t r = {.load = &load->results[0],
               .clean = {.arena = scratch},
               .seen = {.arena = scratch}};
  point_t point;
  for (int i = 0; i < kMaxRank; ++i)
    point.dims[i] = i;
  return is_read_by_one_store(&r, function, store) &&
         reads_in_place(&r, stored, &point);
}

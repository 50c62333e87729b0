// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A contraction on the portable target: its loops of scalar bytecode would be
// slow, so the innermost three become one call that writes straight to where
// the result goes, and what follows it runs over that in place:
//
//   for batch: vmvx.matmul lhs, rhs -> out
//   for all points: out = epilogue(out)
//
// Only where no other load can be of the output's memory.
#include "passes/kernel/tile_vmvx.h"
#include "base/assert.h"
#include "dialects/op_kinds.h"
#include "passes/kernel/tile_reduce.h"

typedef struct call_s {
  emp_tile_t* tile;
  const emp_tile_stores_t* stores;
  emp_op_t* op;
  const emp_tile_reduction_t* reduction;
  emp_contraction_t dims;
  const char* opcode;
  emp_value_t* local;  // the kernel's local memory, or NULL
  uint32_t constants;  // bit i: input i is one number everywhere
} call_t;

// A piece of memory: start, steps along rows and columns.
typedef struct piece_s {
  emp_value_t* memory;
  emp_value_t* offset;
  emp_value_t* steps[2];
} piece_t;

// -- what matches -------------------------------------------------------------

// The cast between an input and the product; NONE when there is none.
static uint32_t cast_of(const emp_op_t* op, uint32_t input,
                        const emp_op_t* product) {
  const emp_value_t* arg = emp_linalg_body_arg(op, input);
  for (uint32_t i = 0; i < 2; ++i) {
    const emp_value_t* factor = emp_op_operand(product, i);
    if (factor == arg) return EMP_OP_NONE;
    const emp_op_t* cast = emp_value_def(factor);
    if (cast && cast->operand_count == 1 && emp_op_operand(cast, 0) == arg) {
      return cast->info->kind;
    }
  }
  return EMP_OP_COUNT;
}

typedef struct opcode_row_s {
  emp_type_kind_t input_kind;
  uint32_t input_bits;
  emp_float_kind_t input_float;
  uint32_t sum_bits;
  uint32_t cast;
  const char* opcode;
} opcode_row_t;

static const opcode_row_t opcode_rows[] = {
    {EMP_TYPE_FLOAT, 32, EMP_FLOAT_F32, 32, EMP_OP_NONE, "f32f32f32"},
    {EMP_TYPE_FLOAT, 64, EMP_FLOAT_F64, 64, EMP_OP_NONE, "f64f64f64"},
    {EMP_TYPE_FLOAT, 16, EMP_FLOAT_F16, 32, EMP_OP_arith_extf, "f16f16f32"},
    {EMP_TYPE_FLOAT, 16, EMP_FLOAT_BF16, 32, EMP_OP_arith_extf, "bf16bf16f32"},
    {EMP_TYPE_INTEGER, 32, EMP_FLOAT_F16, 32, EMP_OP_NONE, "i32i32i32"},
    {EMP_TYPE_INTEGER, 64, EMP_FLOAT_F16, 64, EMP_OP_NONE, "i64i64i64"},
    {EMP_TYPE_INTEGER, 8, EMP_FLOAT_F16, 32, EMP_OP_arith_extsi, "i8i8i32"},
    {EMP_TYPE_INTEGER, 8, EMP_FLOAT_F16, 32, EMP_OP_arith_extui, "ui8ui8i32"},
    {EMP_TYPE_INTEGER, 16, EMP_FLOAT_F16, 32, EMP_OP_arith_extsi, "i16i16i32"},
};

// The micro-kernel for the body: sum = sum + cast(lhs) * cast(rhs).
static const char* opcode_of(const emp_op_t* op) {
  const emp_op_t* sum = emp_value_def(emp_linalg_yielded(op, 0));
  const emp_value_t* accumulator = emp_linalg_body_arg(op, 2);
  if (!sum || !accumulator ||
      (!emp_op_is(sum, EMP_OP_arith_addf) &&
       !emp_op_is(sum, EMP_OP_arith_addi))) {
    return NULL;
  }
  uint32_t other = emp_op_operand(sum, 0) == accumulator ? 1 : 0;
  const emp_op_t* product = emp_value_def(emp_op_operand(sum, other));
  if (!product || emp_op_operand(sum, 1 - other) != accumulator ||
      (!emp_op_is(product, EMP_OP_arith_mulf) &&
       !emp_op_is(product, EMP_OP_arith_muli))) {
    return NULL;
  }
  uint32_t cast = cast_of(op, 0, product);
  const emp_type_t* type = emp_linalg_body_arg(op, 0)->type;
  if (cast_of(op, 1, product) != cast ||
      emp_linalg_body_arg(op, 1)->type != type) {
    return NULL;
  }
  for (size_t i = 0; i < sizeof(opcode_rows) / sizeof(opcode_rows[0]); ++i) {
    const opcode_row_t* row = &opcode_rows[i];
    bool fits =
        row->input_kind == type->kind && row->cast == cast &&
        row->input_bits == type->bits &&
        row->sum_bits == accumulator->type->bits &&
        (type->kind != EMP_TYPE_FLOAT || row->input_float == type->float_kind);
    if (fits) return row->opcode;
  }
  return NULL;
}

// All parallel loops are stored dims, and nothing else that is loaded can be
// where the result goes.
static bool is_plain(const call_t* call, const emp_tile_accesses_t* accesses) {
  uint32_t covered = 0, parallel = 0;
  for (uint32_t d = 0; d < call->stores->rank; ++d) {
    if (call->reduction->loop_of_dim[d] == EMP_TILE_NO_DIM) return false;
    covered |= 1u << call->reduction->loop_of_dim[d];
  }
  for (uint32_t i = 0; i < emp_linalg_loop_count(call->op); ++i) {
    if (emp_linalg_iterator(call->op, i) == EMP_ITERATOR_PARALLEL) {
      parallel |= 1u << i;
    }
  }
  if (covered != parallel) return false;
  uint32_t loaded = 0;  // bit i: input i is one load
  for (size_t i = 0; i < accesses->count; ++i) {
    const emp_tile_access_t* access = &accesses->items[i];
    bool is_store = !access->reduction && !access->memory;
    if (is_store) continue;
    if (!access->memory || access->memory == call->stores->views[0].memory) {
      return false;
    }
    if (access->reduction == call->op) {
      if (!access->is_direct || loaded >> access->operand & 1) return false;
      loaded |= 1u << access->operand;
      continue;
    }
    bool is_smaller = false;
    for (uint32_t d = 0; d < call->stores->rank; ++d) {
      int64_t extent = 0;
      bool is_one =
          emp_tile_index_is_constant(&call->stores->extents[d], &extent) &&
          extent == 1;
      is_smaller = is_smaller || (access->steps[d] == 0 && !is_one);
    }
    if (access->reduction || !is_smaller) return false;
  }
  return (loaded | call->constants) == 3 && !(loaded & call->constants);
}

// One number everywhere: a fill or a splat constant, perhaps copied.
static bool is_uniform(const emp_value_t* tensor) {
  emp_op_t* def = emp_value_def(tensor);
  emp_value_t* scalar = NULL;
  while (def && emp_linalg_is_structured(def) && emp_linalg_is_copy(def)) {
    def = emp_value_def(emp_linalg_input(def, 0));
  }
  if (!def) return false;
  if (emp_linalg_is_structured(def)) return emp_linalg_is_fill(def, &scalar);
  if (!emp_op_is(def, EMP_OP_arith_constant)) return false;
  const emp_attr_t* value = emp_op_attr(def, "value");
  return value->kind == EMP_ATTR_DENSE && value->data.is_splat;
}

static uint32_t find_constants(const emp_op_t* op) {
  uint32_t found = 0;
  for (uint32_t i = 0; i < 2; ++i) {
    if (is_uniform(emp_linalg_input(op, i))) found |= 1u << i;
  }
  return found;
}

static bool matches(call_t* call, const emp_tile_accesses_t* accesses) {
  if (call->stores->count != 1 || accesses->reductions.count != 1 ||
      accesses->guarded) {
    return false;
  }
  call->reduction = &accesses->reductions.items[0];
  call->op = call->reduction->op;
  emp_contraction_t* dims = &call->dims;
  if (!emp_linalg_is_contraction(call->op, dims) || dims->m_count > 1 ||
      dims->n_count > 1 || dims->k_count != 1) {
    return false;
  }
  call->opcode = opcode_of(call->op);
  call->constants = call->local ? find_constants(call->op) : 0;
  if (call->constants == 3) return false;
  const emp_type_t* sum = emp_linalg_body_arg(call->op, 2)->type;
  return call->opcode && is_plain(call, accesses) &&
         call->stores->values[0]->type->element == sum;
}

// -- emission -----------------------------------------------------------------

// The source of a tensor that is another one seen differently, and the point in
// it; NULL when it is none.
static emp_value_t* see_through(emp_tile_t* tile, emp_value_t* tensor,
                                emp_tile_point_t point,
                                emp_tile_index_t* out_point) {
  emp_op_t* op = emp_value_def(tensor);
  if (!op) return NULL;
  if (emp_tile_move_point(tile, op, point, out_point)) {
    return emp_op_operand(op, 0);
  }
  if (!emp_linalg_is_structured(op) || !emp_linalg_is_copy(op)) return NULL;
  emp_tile_index_t loops[EMP_TILE_MAX_RANK];
  if (!emp_tile_loops_of_point(tile, op, 0, point, loops)) return NULL;
  emp_tile_operand_point(tile, op, 0, loops, out_point);
  return emp_linalg_input(op, 0);
}

// Where `tensor` lies, seen through slices, reshapes and transposes.
static bool address_in(emp_tile_t* tile, emp_value_t* tensor,
                       emp_tile_point_t point, emp_value_t** out_memory,
                       emp_tile_index_t* out_address) {
  emp_tile_index_t at[EMP_TILE_MAX_RANK], moved[EMP_TILE_MAX_RANK];
  emp_tile_view_t view;
  for (uint32_t i = 0; i < tensor->type->rank; ++i)
    at[i] = point[i];
  while (!emp_tile_tensor_view(tile, tensor, &view)) {
    tensor = see_through(tile, tensor, at, moved);
    if (!tensor) return false;
    for (uint32_t i = 0; i < tensor->type->rank; ++i)
      at[i] = moved[i];
  }
  *out_memory = view.memory;
  *out_address = emp_tile_address(tile, &view, at);
  return true;
}

static bool operand_address(const call_t* call, uint32_t operand,
                            const emp_tile_index_t* loops,
                            emp_value_t** out_memory,
                            emp_tile_index_t* out_address) {
  emp_tile_index_t point[EMP_TILE_MAX_RANK];
  uint32_t inputs = emp_linalg_input_count(call->op);
  if (operand < inputs) {
    emp_tile_operand_point(call->tile, call->op, operand, loops, point);
    return address_in(call->tile, emp_tile_operand(call->op, operand), point,
                      out_memory, out_address);
  }
  for (uint32_t d = 0; d < call->stores->rank; ++d) {
    point[d] = loops[call->reduction->loop_of_dim[d]];
  }
  const emp_tile_view_t* view = &call->stores->views[0];
  *out_memory = view->memory;
  *out_address = emp_tile_address(call->tile, view, point);
  return true;
}

// A constant input: one element of local memory, steps of 0.
static bool constant_piece(const call_t* call, uint32_t operand,
                           const emp_tile_index_t* loops, piece_t* out) {
  emp_tile_t* tile = call->tile;
  emp_value_t* tensor = emp_tile_operand(call->op, operand);
  emp_tile_index_t point[EMP_TILE_MAX_RANK];
  emp_tile_operand_point(tile, call->op, operand, loops, point);
  emp_value_t* value = emp_tile_eval(tile, tensor, point);
  if (!value) return false;
  const int64_t count[1] = {1};
  const emp_type_t* type =
      emp_type_memref(count, 1, tensor->type->element, NULL, NULL);
  emp_value_t* zero = emp_tile_index_constant(tile, 0);
  out->memory = emp_build_value(emp_tile_builder(tile), EMP_OP_memref_view,
                                EMP_VALUES(call->local, zero), EMP_TYPES(type));
  emp_build_op(emp_tile_builder(tile), EMP_OP_memref_store,
               EMP_VALUES(value, out->memory, zero));
  out->offset = out->steps[0] = out->steps[1] = zero;
  return true;
}

// The steps along loops `rows` and `columns` (NO_DIM: none).
static bool piece_of(const call_t* call, uint32_t operand,
                     emp_tile_index_t* loops, uint32_t rows, uint32_t columns,
                     piece_t* out) {
  emp_tile_t* tile = call->tile;
  emp_tile_index_t start, next;
  if (call->constants >> operand & 1) {
    return constant_piece(call, operand, loops, out);
  }
  if (!operand_address(call, operand, loops, &out->memory, &start)) {
    return false;
  }
  out->offset = emp_tile_index_emit(tile, &start);
  uint32_t along[2] = {rows, columns};
  emp_tile_index_t minus = emp_tile_index_scale(tile, &start, -1);
  for (uint32_t i = 0; i < 2; ++i) {
    out->steps[i] = emp_tile_index_constant(tile, 0);
    if (along[i] == EMP_TILE_NO_DIM) continue;
    loops[along[i]] = emp_tile_index_of(1);
    if (!operand_address(call, operand, loops, &out->memory, &next)) {
      return false;
    }
    loops[along[i]] = emp_tile_index_of(0);
    next = emp_tile_index_add(tile, &next, &minus);
    out->steps[i] = emp_tile_index_emit(tile, &next);
  }
  return true;
}

static emp_value_t* extent_value(const call_t* call, uint32_t loop) {
  if (loop == EMP_TILE_NO_DIM) return emp_tile_index_constant(call->tile, 1);
  emp_tile_index_t extent = emp_tile_loop_extent(call->tile, call->op, loop);
  return emp_tile_index_emit(call->tile, &extent);
}

static bool emit_call(const call_t* call, emp_tile_index_t* loops,
                      bool accumulates) {
  const emp_contraction_t* dims = &call->dims;
  uint32_t m = dims->m_count ? dims->m[0] : EMP_TILE_NO_DIM;
  uint32_t n = dims->n_count ? dims->n[0] : EMP_TILE_NO_DIM;
  uint32_t k = dims->k[0];
  piece_t pieces[3];
  if (!piece_of(call, 0, loops, m, k, &pieces[0]) ||
      !piece_of(call, 1, loops, k, n, &pieces[1]) ||
      !piece_of(call, 2, loops, m, n, &pieces[2])) {
    return false;
  }
  emp_value_t* operands[15];
  for (size_t i = 0; i < 3; ++i) {
    operands[4 * i] = pieces[i].memory;
    operands[4 * i + 1] = pieces[i].offset;
    operands[4 * i + 2] = pieces[i].steps[0];
    operands[4 * i + 3] = pieces[i].steps[1];
  }
  operands[12] = extent_value(call, m);
  operands[13] = extent_value(call, n);
  operands[14] = extent_value(call, k);
  emp_context_t* context = call->tile->context;
  emp_named_attr_t attrs[2] = {
      EMP_ATTR("opcode", emp_attr_cstr(context, call->opcode)),
      EMP_ATTR("accumulate", emp_attr_unit(context))};
  emp_build_op(emp_tile_builder(call->tile), EMP_OP_vmvx_matmul,
               .operands = operands, .operand_count = 15, .attrs = attrs,
               .attr_count = accumulates ? 2 : 1);
  return true;
}

static bool emit_batches(const call_t* call, uint32_t level,
                         emp_tile_index_t* loops, bool accumulates) {
  if (level == call->dims.batch_count) {
    return emit_call(call, loops, accumulates);
  }
  emp_tile_t* tile = call->tile;
  uint32_t loop = call->dims.batch[level];
  emp_op_t* op = emp_tile_open_for(tile, emp_tile_index_constant(tile, 0),
                                   extent_value(call, loop),
                                   emp_tile_index_constant(tile, 1), NULL, 0);
  EMP_ASSERT(loop < EMP_TILE_MAX_RANK);
  loops[loop] = emp_tile_index_value(tile, emp_op_body(op)->args[0]);
  if (!emit_batches(call, level + 1, loops, accumulates)) return false;
  emp_tile_close_for(tile, NULL, 0);
  return true;
}

// What is done at each point of the output: store the start values, or the
// value behind the contraction.
static bool emit_points(const call_t* call, uint32_t dim,
                        emp_tile_index_t* point, bool is_init) {
  emp_tile_t* tile = call->tile;
  const emp_tile_stores_t* stores = call->stores;
  if (dim < stores->rank) {
    emp_op_t* op =
        emp_tile_open_for(tile, emp_tile_index_constant(tile, 0),
                          emp_tile_index_emit(tile, &stores->extents[dim]),
                          emp_tile_index_constant(tile, 1), NULL, 0);
    point[dim] = emp_tile_index_value(tile, emp_op_body(op)->args[0]);
    if (!emit_points(call, dim + 1, point, is_init)) return false;
    emp_tile_close_for(tile, NULL, 0);
    return true;
  }
  emp_tile_index_t loops[EMP_TILE_MAX_RANK] = {{.constant = 0}};
  emp_tile_index_t at[EMP_TILE_MAX_RANK];
  for (uint32_t d = 0; d < stores->rank; ++d) {
    loops[call->reduction->loop_of_dim[d]] = point[d];
  }
  emp_tile_operand_point(tile, call->op, 2, loops, at);
  emp_value_t* value = NULL;
  if (is_init) {
    value = emp_tile_eval(tile, emp_linalg_init(call->op, 0), at);
  } else {
    emp_value_t* result = emp_op_result(call->op, 0);
    emp_value_t* loaded = emp_tile_load(tile, &stores->views[0], point);
    emp_tile_remember(tile, result, at, result->type->rank, loaded);
    value = emp_tile_eval(tile, stores->values[0], point);
  }
  return value && emp_tile_store(tile, &stores->views[0], point, value);
}

static bool starts_at_zero(const emp_op_t* op) {
  emp_value_t* scalar = NULL;
  const emp_op_t* fill = emp_value_def(emp_linalg_init(op, 0));
  if (!fill || !emp_linalg_is_structured(fill) ||
      !emp_linalg_is_fill(fill, &scalar)) {
    return false;
  }
  const emp_attr_t* value = emp_value_constant(scalar);
  return value && value->value == 0 && value->bits[0] == 0;
}

bool emp_tile_emit_matmul(emp_tile_t* tile, const emp_tile_stores_t* stores,
                          emp_value_t* local, int64_t* inout_local_bytes,
                          bool* out_done) {
  enum { kConstantBytes = 8 };
  emp_tile_accesses_t accesses;
  call_t call = {.tile = tile, .stores = stores, .local = local};
  *out_done = false;
  if (!emp_tile_find_accesses(tile, stores, &accesses)) return false;
  if (!matches(&call, &accesses)) return true;
  *out_done = true;
  if (call.constants && *inout_local_bytes < kConstantBytes) {
    *inout_local_bytes = kConstantBytes;
  }
  emp_tile_index_t point[EMP_TILE_MAX_RANK];
  emp_tile_index_t loops[EMP_TILE_MAX_RANK] = {{.constant = 0}};
  bool accumulates = !starts_at_zero(call.op);
  if (accumulates && !emit_points(&call, 0, point, true)) return false;
  if (!emit_batches(&call, 0, loops, accumulates)) return false;
  bool has_more = stores->values[0] != emp_op_result(call.op, 0);
  return !has_more || emit_points(&call, 0, point, false);
}

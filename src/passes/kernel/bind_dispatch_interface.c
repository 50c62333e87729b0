// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Executables get their target and a plain interface: a kernel's operands
// become arguments of its function, tensors are read from and stored to flat
// memrefs.
//
// Before:
//   stream.executable private @ex {
//     stream.executable.export public @f workgroups(%w: index) -> (...) {...}
//     builtin.module {
//       func.func @f(%a: !stream.binding, %b: !stream.binding, %n: i32) {
//         %0 = stream.binding.subspan %a[%c0] : !stream.binding
//              ->
//              !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x4xf32>>{%d}
//         %1 = iree_tensor_ext.dispatch.tensor.load %0, offsets = [0, 0], ...
// After:
//   hal.executable private @ex {
//     hal.executable.variant public @cpu target(<"cpu", "elf-x86_64">) {
//       hal.executable.export public @f ordinal(0) layout(...) count(...) {...}
//       builtin.module {
//         func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %n: i32,
//             %workgroup_id_x: index, ..., %workgroup_count_z: index,
//             %local: memref<?xi8>) {
//           %0 = memref.reinterpret_cast %a to offset: [0], sizes: [%d, 4],
//                strides: [4, 1] : memref<?xf32> to memref<?x4xf32>
//           %1 = bufferization.to_tensor %0 restrict : ...
//
// Right because a binding holds its tensor in row-major order. From here on
// the bodies are upstream dialects only. Ends: one visit of each op.
#include "base/assert.h"
#include "base/text.h"
#include "contract/executable_abi.h"
#include "dialects/iree_tensor_ext/dispatch_tensor_syntax.h"
#include "dialects/op_kinds.h"
#include "ir/symbol.h"
#include "passes/kernel/kernel_target.h"
#include "passes/passes.h"

enum { kMaxRank = EMP_TILE_MAX_RANK, kIdCount = 6 };

typedef struct binding_s {
  emp_pass_ctx_t* pass;
  emp_op_t* function;
  uint32_t first_id;  // argument number of workgroup_id_x
} binding_t;

static bool fail(emp_pass_ctx_t* pass, const emp_op_t* op, const char* what) {
  return emp_diag_emit(pass->sink, op->loc, 0, EMP_SEVERITY_ERROR, "E0902",
                       "kernel: '%s': %s", op->info->name, what);
}

// -- views --------------------------------------------------------------------

// A list of sizes, each a constant or a value.
typedef struct mixed_s {
  int64_t fixed[kMaxRank];  // EMP_DIM_DYNAMIC: the next value
  emp_value_t* values[kMaxRank];
  uint32_t count, value_count;
} mixed_t;

static void add_fixed(mixed_t* list, int64_t value) {
  list->fixed[list->count++] = value;
}

static void add_value(mixed_t* list, emp_value_t* value) {
  int64_t constant = 0;
  if (emp_value_constant_int(value, &constant)) {
    add_fixed(list, constant);
    return;
  }
  list->fixed[list->count++] = EMP_DIM_DYNAMIC;
  list->values[list->value_count++] = value;
}

static bool read_mixed(const emp_op_t* op, const char* group,
                       const char* attr_name, mixed_t* out) {
  size_t count = 0;
  uint32_t first = 0, dynamic = 0;
  const emp_attr_t* attr = emp_op_attr(op, attr_name);
  *out = (mixed_t){0};
  if (!attr || !emp_attr_read_ints(attr, out->fixed, kMaxRank, &count) ||
      !emp_op_operand_group(op, group, &first, &dynamic) ||
      dynamic > kMaxRank) {
    return false;
  }
  out->count = (uint32_t)count;
  out->value_count = dynamic;
  for (uint32_t i = 0; i < dynamic; ++i) {
    out->values[i] = emp_op_operand(op, first + i);
  }
  return true;
}

static const emp_attr_t* fixed_attr(emp_context_t* context,
                                    const mixed_t* list) {
  return emp_attr_i64_array(context, list->fixed, list->count);
}

// A view op: source, then offsets, sizes and strides.
static emp_value_t* build_view(emp_rewriter_t* builder, uint32_t kind,
                               emp_value_t* source, const mixed_t lists[3],
                               const emp_type_t* type) {
  emp_value_t* operands[1 + 3 * kMaxRank] = {source};
  int32_t segments[4] = {1};
  size_t count = 1;
  for (uint32_t i = 0; i < 3; ++i) {
    segments[i + 1] = (int32_t)lists[i].value_count;
    for (uint32_t k = 0; k < lists[i].value_count; ++k) {
      operands[count++] = lists[i].values[k];
    }
  }
  emp_context_t* context = builder->context;
  return emp_build_value(
      builder, kind, .operands = operands, .operand_count = count,
      EMP_TYPES(type),
      EMP_ATTRS(EMP_ATTR("static_offsets", fixed_attr(context, &lists[0])),
                EMP_ATTR("static_sizes", fixed_attr(context, &lists[1])),
                EMP_ATTR("static_strides", fixed_attr(context, &lists[2])),
                EMP_ATTR("operandSegmentSizes",
                         emp_attr_i32_array(context, segments, 4))));
}

static emp_value_t* build_index(emp_rewriter_t* builder, int64_t value) {
  const emp_attr_t* attr = emp_attr_index(builder->context, value);
  return emp_build_value(builder, EMP_OP_arith_constant, EMP_TYPES(attr->type),
                         EMP_ATTRS(EMP_ATTR("value", attr)));
}

static emp_value_t* size_value(emp_rewriter_t* builder, const mixed_t* sizes,
                               uint32_t dim) {
  uint32_t at = 0;
  if (sizes->fixed[dim] != EMP_DIM_DYNAMIC) {
    return build_index(builder, sizes->fixed[dim]);
  }
  for (uint32_t i = 0; i < dim; ++i) {
    at += sizes->fixed[i] == EMP_DIM_DYNAMIC;
  }
  return sizes->values[at];
}

// Row-major strides, outermost first.
static void row_major(emp_rewriter_t* builder, const mixed_t* sizes,
                      mixed_t* out_strides) {
  int64_t fixed = 1;
  emp_value_t* value = NULL;
  int64_t fixed_of[kMaxRank];
  emp_value_t* value_of[kMaxRank];
  for (uint32_t d = sizes->count; d-- > 0;) {
    fixed_of[d] = fixed;
    value_of[d] = value;
    if (d == 0) break;
    bool is_fixed = !value && sizes->fixed[d] != EMP_DIM_DYNAMIC;
    if (is_fixed) {
      fixed *= sizes->fixed[d];
      continue;
    }
    emp_value_t* size = size_value(builder, sizes, d);
    if (!value && fixed == 1) {
      value = size;
      continue;
    }
    if (!value) value = build_index(builder, fixed);
    value = emp_build_value(builder, EMP_OP_arith_muli, EMP_VALUES(size, value),
                            EMP_TYPES(size->type));
  }
  *out_strides = (mixed_t){0};
  for (uint32_t d = 0; d < sizes->count; ++d) {
    if (value_of[d]) {
      add_value(out_strides, value_of[d]);
    } else {
      add_fixed(out_strides, fixed_of[d]);
    }
  }
}

// The whole tensor of a subspan as a memref of its shape.
static emp_value_t* build_whole(emp_rewriter_t* builder, emp_value_t* flat,
                                const emp_type_t* tensor,
                                emp_value_t* const* dims, emp_value_t* offset) {
  mixed_t lists[3] = {0};
  uint32_t next = 0;
  int64_t at = 0;
  bool is_at_start = !offset || (emp_value_constant_int(offset, &at) && !at);
  if (is_at_start) {
    add_fixed(&lists[0], 0);
  } else {
    add_value(&lists[0], offset);
  }
  for (uint32_t d = 0; d < tensor->rank; ++d) {
    if (tensor->dims[d] == EMP_DIM_DYNAMIC) {
      lists[1].fixed[lists[1].count++] = EMP_DIM_DYNAMIC;
      lists[1].values[lists[1].value_count++] = dims[next++];
    } else {
      add_fixed(&lists[1], tensor->dims[d]);
    }
  }
  row_major(builder, &lists[1], &lists[2]);
  const emp_attr_t* layout = NULL;
  if (!is_at_start) {
    layout = emp_attr_strided(builder->context, lists[2].fixed, tensor->rank,
                              lists[0].fixed[0]);
  }
  const emp_type_t* type = emp_type_memref(tensor->dims, tensor->rank,
                                           tensor->element, layout, NULL);
  return build_view(builder, EMP_OP_memref_reinterpret_cast, flat, lists, type);
}

static int64_t multiply(int64_t a, int64_t b) {
  if (a == EMP_DIM_DYNAMIC || b == EMP_DIM_DYNAMIC) return EMP_DIM_DYNAMIC;
  return a * b;
}

// The strides and the offset that a memref's type tells.
static void layout_of(const emp_type_t* memref, int64_t* out_strides,
                      int64_t* out_offset) {
  *out_offset = 0;
  if (memref->encoding) {
    for (uint32_t d = 0; d < memref->rank; ++d) {
      out_strides[d] = memref->encoding->dims[d];
    }
    *out_offset = memref->encoding->value;
    return;
  }
  int64_t stride = 1;
  for (uint32_t d = memref->rank; d-- > 0;) {
    out_strides[d] = stride;
    stride = multiply(stride, memref->dims[d]);
  }
}

// The slice of `whole` that a load or store names, shaped like `tensor`.
static emp_value_t* build_slice(emp_rewriter_t* builder, emp_value_t* whole,
                                const mixed_t lists[3],
                                const emp_type_t* tensor) {
  int64_t strides[kMaxRank], kept_strides[kMaxRank], offset = 0;
  const emp_type_t* from = whole->type;
  layout_of(from, strides, &offset);
  bool is_whole = tensor->rank == from->rank;
  uint32_t kept = 0;
  for (uint32_t d = 0; d < from->rank; ++d) {
    is_whole = is_whole && lists[0].fixed[d] == 0 && lists[2].fixed[d] == 1 &&
               lists[1].fixed[d] == from->dims[d] &&
               lists[1].fixed[d] != EMP_DIM_DYNAMIC;
    int64_t step = multiply(lists[0].fixed[d], strides[d]);
    offset = offset == EMP_DIM_DYNAMIC || step == EMP_DIM_DYNAMIC
                 ? EMP_DIM_DYNAMIC
                 : offset + step;
    bool is_dropped = kept == tensor->rank ||
                      (lists[1].fixed[d] == 1 && tensor->dims[kept] != 1);
    if (is_dropped) continue;
    kept_strides[kept++] = multiply(lists[2].fixed[d], strides[d]);
  }
  if (is_whole || from->rank == 0) return whole;
  const emp_attr_t* layout =
      emp_attr_strided(builder->context, kept_strides, tensor->rank, offset);
  const emp_type_t* type = emp_type_memref(tensor->dims, tensor->rank,
                                           tensor->element, layout, NULL);
  return build_view(builder, EMP_OP_memref_subview, whole, lists, type);
}

// Offsets 0, strides 1, and the very sizes that the subspan was given.
static bool covers(const emp_op_t* subspan, const mixed_t lists[3],
                   const emp_type_t* bound) {
  uint32_t next_dim = 0, next_size = 0;
  for (uint32_t d = 0; d < bound->rank; ++d) {
    if (lists[0].fixed[d] != 0 || lists[2].fixed[d] != 1) return false;
    bool is_dynamic = bound->dims[d] == EMP_DIM_DYNAMIC;
    if (!is_dynamic) {
      if (lists[1].fixed[d] != bound->dims[d]) return false;
      continue;
    }
    if (lists[1].fixed[d] != EMP_DIM_DYNAMIC ||
        lists[1].values[next_size++] !=
            emp_op_operand(subspan, 2 + next_dim++)) {
      return false;
    }
  }
  return true;
}

static bool slice_of(emp_rewriter_t* builder, const emp_op_t* op,
                     const emp_op_t* subspan, emp_value_t* whole,
                     const emp_type_t* tensor, emp_value_t** out_view) {
  mixed_t lists[3];
  if (!read_mixed(op, "offsets", "static_offsets", &lists[0]) ||
      !read_mixed(op, "sizes", "static_sizes", &lists[1]) ||
      !read_mixed(op, "strides", "static_strides", &lists[2])) {
    return false;
  }
  bool is_whole =
      tensor->rank == whole->type->rank && covers(subspan, lists, whole->type);
  *out_view = is_whole ? whole : build_slice(builder, whole, lists, tensor);
  return true;
}

// -- loads, stores, ids -------------------------------------------------------

static bool rewrite_load(binding_t* b, emp_op_t* op, const emp_op_t* subspan,
                         emp_value_t* whole) {
  emp_rewriter_t builder = emp_build_before(op);
  const emp_type_t* tensor = emp_op_result(op, 0)->type;
  emp_value_t* view = NULL;
  if (!slice_of(&builder, op, subspan, whole, tensor, &view)) {
    return fail(b->pass, op, "slice that cannot be read");
  }
  emp_op_t* load = emp_build_op(
      &builder, EMP_OP_bufferization_to_tensor, EMP_VALUES(view),
      EMP_TYPES(tensor),
      EMP_ATTRS(EMP_ATTR("restrict", emp_attr_unit(b->pass->context))));
  emp_value_replace_uses(emp_op_result(op, 0), emp_op_result(load, 0));
  emp_op_erase(op);
  return true;
}

static bool rewrite_store(binding_t* b, emp_op_t* op, const emp_op_t* subspan,
                          emp_value_t* whole) {
  emp_rewriter_t builder = emp_build_before(op);
  emp_value_t* value = emp_op_operand(op, 0);
  emp_value_t* view = NULL;
  if (!slice_of(&builder, op, subspan, whole, value->type, &view)) {
    return fail(b->pass, op, "slice that cannot be read");
  }
  const emp_attr_t* unit = emp_attr_unit(b->pass->context);
  emp_build_op(
      &builder, EMP_OP_bufferization_materialize_in_destination,
      EMP_VALUES(value, view),
      EMP_ATTRS(EMP_ATTR("restrict", unit), EMP_ATTR("writable", unit)));
  emp_op_erase(op);
  return true;
}

static const emp_type_t* bound_tensor(const emp_type_t* dispatch_tensor) {
  if (!emp_type_is_dispatch_tensor(dispatch_tensor)) return NULL;
  const emp_type_t* bound = emp_dispatch_tensor_bound(dispatch_tensor);
  return bound && bound->kind == EMP_TYPE_TENSOR ? bound : NULL;
}

// Byte offsets to elements.
static emp_value_t* element_offset(emp_rewriter_t* builder,
                                   emp_value_t* byte_offset,
                                   const emp_type_t* element) {
  int64_t constant = 0;
  if (emp_value_constant_int(byte_offset, &constant) && constant == 0) {
    return NULL;
  }
  int64_t bytes = 0;
  emp_type_storage_bytes(element, 1, &bytes);
  emp_value_t* size = build_index(builder, bytes);
  return emp_build_value(builder, EMP_OP_arith_divui,
                         EMP_VALUES(byte_offset, size), EMP_TYPES(size->type));
}

static bool rewrite_subspan(binding_t* b, emp_op_t* op) {
  const emp_type_t* bound = bound_tensor(emp_op_result(op, 0)->type);
  emp_value_t* flat = emp_op_operand(op, 0);
  if (!bound || bound->rank > kMaxRank) {
    return fail(b->pass, op, "type that is no dispatch tensor of rank 16");
  }
  if (flat->type->element != bound->element) {
    return fail(b->pass, op, "binding with two element types");
  }
  emp_rewriter_t builder = emp_build_before(op);
  emp_value_t* dims[kMaxRank] = {NULL};
  for (uint32_t i = 2; i < op->operand_count && i < 2 + kMaxRank; ++i) {
    dims[i - 2] = emp_op_operand(op, i);
  }
  emp_value_t* offset =
      element_offset(&builder, emp_op_operand(op, 1), bound->element);
  emp_value_t* whole = build_whole(&builder, flat, bound, dims, offset);
  emp_value_t* result = emp_op_result(op, 0);
  while (emp_value_is_used(result)) {
    emp_op_t* user = result->first_use->owner;
    bool done = false;
    if (emp_op_is(user, EMP_OP_iree_tensor_ext_dispatch_tensor_load) ||
        emp_op_is(user, EMP_OP_flow_dispatch_tensor_load)) {
      done = rewrite_load(b, user, op, whole);
    } else if (emp_op_is(user, EMP_OP_iree_tensor_ext_dispatch_tensor_store) ||
               emp_op_is(user, EMP_OP_flow_dispatch_tensor_store)) {
      done = rewrite_store(b, user, op, whole);
    } else {
      fail(b->pass, user, "use of a binding that is neither load nor store");
    }
    if (!done) return false;
  }
  emp_op_erase(op);
  return true;
}

static void replace_id(binding_t* b, emp_op_t* op, uint32_t first) {
  const emp_block_t* body = emp_op_body(b->function);
  uint32_t dim = (uint32_t)emp_op_int_attr(op, "dimension", 0) % 3;
  emp_value_replace_uses(emp_op_result(op, 0),
                         body->args[b->first_id + first + dim]);
  emp_op_erase(op);
}

// An op that says something about its operands and returns them.
static void replace_by_operands(binding_t* b, emp_op_t* op, uint32_t unused) {
  (void)b;
  (void)unused;
  for (uint32_t i = 0; i < op->result_count; ++i) {
    emp_value_replace_uses(emp_op_result(op, i), emp_op_operand(op, i));
  }
  emp_op_erase(op);
}

typedef struct rewrite_row_s {
  uint32_t kind;
  void (*rewrite)(binding_t* b, emp_op_t* op, uint32_t extra);
  uint32_t extra;
} rewrite_row_t;

static const rewrite_row_t rewrite_rows[] = {
    {EMP_OP_stream_dispatch_workgroup_id, replace_id, 0},
    {EMP_OP_flow_dispatch_workgroup_id, replace_id, 0},
    {EMP_OP_stream_dispatch_workgroup_count, replace_id, 3},
    {EMP_OP_flow_dispatch_workgroup_count, replace_id, 3},
    {EMP_OP_iree_tensor_ext_dispatch_workload_ordinal, replace_by_operands, 0},
    {EMP_OP_util_assume_int, replace_by_operands, 0},
};

static bool rewrite_body(binding_t* b) {
  emp_arena_t* scratch = b->pass->scratch;
  for (size_t i = 0; i < EMP_COUNT_OF(rewrite_rows); ++i) {
    const rewrite_row_t* row = &rewrite_rows[i];
    emp_op_list_t ops = emp_collect(b->function, row->kind, scratch);
    for (size_t k = 0; k < ops.count; ++k) {
      row->rewrite(b, ops.items[k], row->extra);
    }
  }
  emp_op_list_t subspans =
      emp_collect(b->function, EMP_OP_stream_binding_subspan, scratch);
  for (size_t i = 0; i < subspans.count; ++i) {
    if (!rewrite_subspan(b, subspans.items[i])) return false;
  }
  return true;
}

// -- functions ----------------------------------------------------------------

// The element type that a binding is used with, and whether it is written.
static const emp_type_t* binding_element(emp_context_t* context,
                                         const emp_value_t* binding,
                                         bool* out_is_written) {
  const emp_type_t* element = NULL;
  *out_is_written = false;
  for (const emp_operand_t* use = binding->first_use; use;
       use = use->next_use) {
    const emp_op_t* op = use->owner;
    if (!emp_op_is(op, EMP_OP_stream_binding_subspan)) continue;
    const emp_type_t* type = emp_op_result(op, 0)->type;
    const emp_type_t* bound = bound_tensor(type);
    if (!bound) continue;
    element = bound->element;
    if (emp_dispatch_tensor_access(type) != EMP_DISPATCH_READ_ONLY) {
      *out_is_written = true;
    }
  }
  return element ? element : emp_type_integer(context, 8);
}

static const emp_attr_t* binding_attr(emp_context_t* context, bool is_written) {
  const emp_attr_t* params[2] = {
      emp_attr_cstr(context, "storage_buffer"),
      is_written ? NULL : emp_attr_cstr(context, "ReadOnly")};
  return emp_attr_named(context, "hal.pipeline.binding", params, 2);
}

// Arguments to memrefs and constants; the layout of the export.
static bool rewrite_arguments(binding_t* b, const emp_attr_t** out_layout) {
  emp_context_t* context = b->pass->context;
  emp_block_t* body = emp_op_body(b->function);
  const emp_attr_t** bindings = emp_arena_new_array(
      b->pass->scratch, const emp_attr_t*, body->arg_count + 1);
  uint32_t binding_count = 0;
  int64_t constant_count = 0, flat[1] = {EMP_DIM_DYNAMIC};
  for (uint32_t i = 0; i < body->arg_count; ++i) {
    emp_value_t* arg = body->args[i];
    if (emp_type_is_named(arg->type, "stream.binding")) {
      bool is_written = false;
      const emp_type_t* element = binding_element(context, arg, &is_written);
      if (constant_count) {
        return fail(b->pass, b->function, "binding after a constant");
      }
      arg->type = emp_type_memref(flat, 1, element, NULL, NULL);
      bindings[binding_count++] = binding_attr(context, is_written);
    } else if (emp_type_is_integer(arg->type, 32)) {
      ++constant_count;
    } else {
      return fail(b->pass, b->function,
                  "argument that is neither a binding nor an i32");
    }
  }
  b->first_id = body->arg_count;
  emp_arena_t* arena = b->function->arena;
  const emp_type_t* index = emp_type_index(context);
  static const char* const names[kIdCount] = {
      "workgroup_id_x",    "workgroup_id_y",    "workgroup_id_z",
      "workgroup_count_x", "workgroup_count_y", "workgroup_count_z"};
  for (uint32_t i = 0; i < kIdCount; ++i) {
    emp_value_t* arg = emp_block_add_arg(body, arena, index, b->function->loc);
    arg->name = emp_intern(context, emp_str_from(names[i]));
  }
  const emp_type_t* bytes =
      emp_type_memref(flat, 1, emp_type_integer(context, 8), NULL, NULL);
  emp_block_add_arg(body, arena, bytes, b->function->loc)->name =
      emp_intern(context, EMP_STR("local"));
  const emp_attr_t* params[3] = {
      emp_attr_i64(context, constant_count),
      emp_attr_array(context, bindings, binding_count), NULL};
  *out_layout = emp_attr_named(context, "hal.pipeline.layout", params, 3);
  return true;
}

static void set_function_type(binding_t* b) {
  const emp_block_t* body = emp_op_body(b->function);
  const emp_type_t** types =
      emp_arena_new_array(b->pass->scratch, const emp_type_t*, body->arg_count);
  for (uint32_t i = 0; i < body->arg_count; ++i)
    types[i] = body->args[i]->type;
  const emp_type_t* type =
      emp_type_function(b->pass->context, types, body->arg_count, NULL, 0);
  emp_op_set_attr(b->function, "function_type", emp_attr_type(type));
  emp_op_remove_attr(b->function, "arg_attrs");
}

static bool rewrite_function(emp_pass_ctx_t* pass, emp_op_t* function,
                             const emp_attr_t** out_layout) {
  binding_t b = {.pass = pass, .function = function};
  if (!rewrite_arguments(&b, out_layout)) return false;
  if (!rewrite_body(&b)) return false;
  set_function_type(&b);
  return true;
}

// -- exports ------------------------------------------------------------------

static bool is_counted_here(const emp_op_t* export) {
  const emp_block_t* block =
      export->region_count ? export->regions[0].first : NULL;
  if (!block) return true;
  for (const emp_op_t* op = block->first; op; op = op->next) {
    if (emp_op_is(op,
                  EMP_OP_iree_tensor_ext_dispatch_workgroup_count_from_slice) ||
        emp_op_is(
            op,
            EMP_OP_iree_tensor_ext_dispatch_workgroup_count_from_dag_root)) {
      return true;
    }
  }
  return false;
}

// The region that counts workgroups. What the program itself says is kept;
// else a kernel runs in one workgroup.
static void fill_count(emp_op_t* export, emp_op_t* made) {
  emp_context_t* context = made->context;
  const emp_block_t* old =
      export->region_count ? export->regions[0].first : NULL;
  emp_block_t* block = emp_block_create(made->arena);
  emp_block_append(block, &made->regions[0]);
  emp_block_add_arg(block, made->arena,
                    emp_type_named(context, "hal.device", NULL, 0), made->loc);
  for (uint32_t i = 0; old && i < old->arg_count; ++i) {
    emp_block_add_arg(block, made->arena, old->args[i]->type, made->loc);
  }
  emp_rewriter_t builder = emp_build_at_end(context, made->arena, block);
  builder.loc = made->loc;
  if (old == NULL || is_counted_here(export)) {
    emp_value_t* one = build_index(&builder, 1);
    emp_build_op(&builder, EMP_OP_hal_return, EMP_VALUES(one, one, one));
    return;
  }
  emp_ptr_map_t map = {.arena = made->arena};
  for (uint32_t i = 0; i < old->arg_count; ++i) {
    emp_ptr_map_set(&map, old->args[i], block->args[i + 1]);
  }
  const emp_op_t* end = emp_block_terminator(old);
  for (const emp_op_t* op = old->first; op && op != end; op = op->next) {
    emp_op_append(emp_op_clone(op, made->arena, &map), block);
  }
  emp_value_t* counts[3];
  for (uint32_t i = 0; i < 3 && i < end->operand_count; ++i) {
    emp_value_t* value = emp_op_operand(end, i);
    emp_value_t* mapped = emp_ptr_map_get(&map, value);
    counts[i] = mapped ? mapped : value;
  }
  emp_set_insertion_end(&builder, block);
  emp_build_op(&builder, EMP_OP_hal_return, .operands = counts,
               .operand_count = end->operand_count);
}

static void build_export(emp_rewriter_t* builder, emp_op_t* export,
                         const emp_attr_t* layout, int64_t ordinal) {
  emp_context_t* context = builder->context;
  emp_op_t* made = emp_build_op(
      builder, EMP_OP_hal_executable_export,
      EMP_ATTRS(EMP_ATTR("sym_visibility", emp_attr_cstr(context, "public")),
                EMP_ATTR("sym_name", emp_op_attr(export, "sym_name")),
                EMP_ATTR("ordinal", emp_attr_index(context, ordinal)),
                EMP_ATTR("layout", layout)),
      .region_count = 1);
  fill_count(export, made);
}

// -- executables --------------------------------------------------------------

static const emp_attr_t* target_attr(emp_pass_ctx_t* pass) {
  emp_context_t* context = pass->context;
  const emp_compile_target_t* target = emp_pass_target(pass);
  bool is_vmvx = emp_kernel_is_vmvx(pass);
  const emp_attr_t* params[3] = {
      emp_attr_cstr(context, is_vmvx ? "vmvx" : "cpu"),
      emp_attr_cstr(context, is_vmvx ? EMP_EXECUTABLE_FORMAT_VMVX
                                     : EMP_EXECUTABLE_FORMAT_ELF_X86_64),
      NULL};
  if (!is_vmvx && target && target->machine.cpu.length) {
    emp_named_attr_t entries[2] = {
        EMP_ATTR("cpu", emp_attr_string(context, target->machine.cpu)),
        EMP_ATTR("cpu_features",
                 emp_attr_string(context, target->machine.features))};
    entries[0].name = emp_intern(context, entries[0].name);
    entries[1].name = emp_intern(context, entries[1].name);
    params[2] = emp_attr_dictionary(context, entries, 2);
  }
  return emp_attr_named(context, "hal.executable.target", params, 3);
}

static emp_op_t* build_holder(emp_rewriter_t* builder, uint32_t kind,
                              uint32_t end_kind, const emp_named_attr_t* attrs,
                              size_t attr_count, emp_rewriter_t* out_inner) {
  emp_op_t* op = emp_build_op(builder, kind, .attrs = attrs,
                              .attr_count = attr_count, .region_count = 1);
  emp_block_t* block = emp_block_create(op->arena);
  emp_block_append(block, &op->regions[0]);
  emp_rewriter_t inner = emp_build_at_end(op->context, op->arena, block);
  inner.loc = op->loc;
  emp_op_t* end = emp_build_op(&inner, end_kind, .operand_count = 0);
  emp_set_insertion_before(&inner, end);
  *out_inner = inner;
  return op;
}

static bool rewrite_executable(emp_pass_ctx_t* pass, emp_op_t* old) {
  emp_context_t* context = pass->context;
  emp_rewriter_t builder = emp_build_before(old);
  emp_rewriter_t in_executable, in_variant;
  const emp_attr_t* visibility = emp_op_attr(old, "sym_visibility");
  emp_named_attr_t attrs[2] = {
      EMP_ATTR("sym_name", emp_op_attr(old, "sym_name")),
      EMP_ATTR("sym_visibility", visibility)};
  build_holder(&builder, EMP_OP_hal_executable, EMP_OP_hal_executable_end,
               attrs, visibility ? 2 : 1, &in_executable);
  const char* name = emp_kernel_is_vmvx(pass) ? "vmvx" : "cpu";
  emp_named_attr_t variant_attrs[3] = {
      EMP_ATTR("sym_name", emp_attr_cstr(context, name)),
      EMP_ATTR("sym_visibility", emp_attr_cstr(context, "public")),
      EMP_ATTR("target", target_attr(pass))};
  build_holder(&in_executable, EMP_OP_hal_executable_variant,
               EMP_OP_hal_executable_variant_end, variant_attrs, 3,
               &in_variant);
  emp_op_t* module = NULL;
  for (emp_op_t* op = emp_op_body(old)->first; op; op = op->next) {
    if (emp_op_is(op, EMP_OP_builtin_module)) module = op;
  }
  if (!module) return fail(pass, old, "executable without a module");
  int64_t ordinal = 0;
  for (emp_op_t* op = emp_op_body(old)->first; op; op = op->next) {
    if (!emp_op_is(op, EMP_OP_stream_executable_export)) continue;
    emp_str_t target = emp_op_str_attr(op, "function_ref");
    emp_op_t* function = emp_symbol_lookup_in(module, target);
    const emp_attr_t* layout = NULL;
    if (!function) return fail(pass, op, "no function of that name");
    if (!rewrite_function(pass, function, &layout)) return false;
    // Object files know a kernel by the name of its export.
    emp_op_set_attr(function, "sym_name", emp_op_attr(op, "sym_name"));
    in_variant.loc = op->loc;
    build_export(&in_variant, op, layout, ordinal++);
  }
  emp_op_move_before(module, in_variant.before);
  emp_op_erase(old);
  return true;
}

bool emp_pass_bind_dispatch_interface(emp_pass_ctx_t* pass) {
  emp_op_list_t executables =
      emp_collect(pass->op, EMP_OP_stream_executable, pass->scratch);
  for (size_t i = 0; i < executables.count; ++i) {
    if (!rewrite_executable(pass, executables.items[i])) return false;
  }
  return true;
}

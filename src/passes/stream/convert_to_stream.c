// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// convert-to-stream: tensors of the host program become resources, untyped
// bytes with a lifetime; executables get bindings for their tensors.
//
// Before:
//   %x = hal.tensor.import %arg0 : !hal.buffer_view -> tensor<?xf32>{%d}
//   %y = flow.dispatch @ex::@f[%d](%x, %d) : (tensor<?xf32>{%d}, index)
//        -> tensor<?xf32>{%d}
//   %a = hal.tensor.alias %y : tensor<?xf32>{%d} to %arg1 : !hal.buffer_view
//   %t = hal.tensor.transients %a : tensor<?xf32>{%d} from %arg2 : !hal.buffer
//   %v = hal.tensor.export %t : tensor<?xf32>{%d} -> !hal.buffer_view
// After:
//   %n = %d * 4
//   %x = stream.tensor.import %arg0 : !hal.buffer_view -> tensor<?xf32>{%d}
//        in !stream.resource<external>{%n}
//   %s = stream.async.alloca : !stream.resource<transient>{%n}
//   %y = stream.async.dispatch @ex::@f[%d](%x[0 to %n for %n],
//        %s[0 to %n for %n], %lo, %hi) : (..) -> %s{%n}
//   %o = stream.tensor.import consume %arg1 : .. in !stream.resource<external>
//   %a = stream.async.update %y, %o[0 to %n] : .. -> %o
//   %t, %tp = stream.resource.transients %a : .. from %storage : ..
//   %v = stream.tensor.export %t : tensor<?xf32>{%d} in .. -> !hal.buffer_view
//
// Every op that yields a resource writes into one (its target), and storage is
// made by stream.async.alloca alone. What leaves the function is moved into
// storage of its own lifetime by an update; place-producers removes that copy
// where the producer can write there at once. Values that loops and branches
// carry have lifetime `transient`; others are cast where they enter.
//
// Right, because each op computes the bytes that its tensor had in row-major
// order. Ends: one visit of each op.
#include "base/array.h"
#include "dialects/op_kinds.h"
#include "dialects/stream/stream.h"
#include "dialects/util/sized_syntax.h"
#include "ir/symbol.h"
#include "passes/passes.h"
#include "passes/stream/stream_build.h"
#include "passes/stream/stream_executables.h"
#include "passes/stream/stream_globals.h"

typedef struct convert_s {
  emp_pass_ctx_t* pass;
  emp_context_t* context;
  emp_arena_t* scratch;
  emp_diag_sink_t* sink;
  emp_ptr_map_t types;  // operand -> the tensor type it had
  emp_stream_globals_t* globals;
} convert_t;

// -- values ------------------------------------------------------------------

// The tensor type that operand `i` had when the pass began: a value may stand
// for several, since reshapes go away.
static const emp_type_t* operand_type(convert_t* c, const emp_op_t* op,
                                      uint32_t i) {
  const emp_type_t* type = emp_ptr_map_get(&c->types, &op->operands[i]);
  return type != NULL ? type : emp_op_operand(op, i)->type;
}

static void remember_operand(convert_t* c, emp_operand_t* operand) {
  union {
    const emp_type_t* type;
    void* pointer;
  } cast = {operand->value->type};
  emp_ptr_map_set(&c->types, operand, cast.pointer);
}

// Number of the first operand of a group.
static uint32_t index_of(const emp_op_t* op, const char* name) {
  uint32_t first = 0, count = 0;
  emp_op_operand_group(op, name, &first, &count);
  return first;
}

// Puts `made` in the place of result `i`.
static void replace(emp_op_t* op, uint32_t i, emp_value_t* made) {
  emp_value_replace_uses(&op->results[i], made);
}

static emp_value_t* operand_bytes(convert_t* c, emp_rewriter_t* b,
                                  const emp_op_t* op, uint32_t i,
                                  emp_value_t* const* dims) {
  return emp_stream_tensor_bytes(b, operand_type(c, op, i), dims);
}

static emp_value_t* result_bytes(emp_rewriter_t* b, const emp_op_t* op,
                                 uint32_t i, emp_value_t* const* dims) {
  return emp_stream_tensor_bytes(b, op->results[i].type, dims);
}

static emp_value_t** group(convert_t* c, const emp_op_t* op, const char* name) {
  uint32_t count = 0;
  return emp_stream_group(c->scratch, op, name, &count);
}

static const emp_type_t* resource(convert_t* c, emp_lifetime_t lifetime) {
  return emp_stream_resource_type(c->context, lifetime);
}

// -- the border to the caller ------------------------------------------------

static emp_value_t* import_resource(convert_t* c, emp_rewriter_t* b,
                                    emp_value_t* source,
                                    const emp_type_t* encoding,
                                    emp_value_t* const* dims, size_t dim_count,
                                    bool consume) {
  emp_value_t* bytes = emp_stream_tensor_bytes(b, encoding, dims);
  const emp_group_t groups[] = {EMP_GROUP("source", source),
                                {"result_encoding_dims", dims, dim_count},
                                EMP_GROUP("result_size", bytes)};
  emp_op_t* op = emp_build_groups(
      b, EMP_OP_stream_tensor_import, groups,
      EMP_TYPES(resource(c, EMP_LIFETIME_EXTERNAL)),
      EMP_ATTRS(EMP_ATTR("result_encoding", emp_attr_type(encoding))));
  if (consume) emp_op_set_attr(op, "consume", emp_attr_unit(c->context));
  return emp_op_result(op, 0);
}

// The value once `fence` is reached.
static emp_value_t* await_fence(convert_t* c, emp_rewriter_t* b,
                                emp_value_t* fence, emp_value_t* value,
                                emp_value_t* bytes) {
  const emp_type_t* timepoint = emp_stream_timepoint_type(c->context);
  emp_value_t* point = emp_build_value(b, EMP_OP_stream_timepoint_import,
                                       EMP_VALUES(fence), EMP_TYPES(timepoint));
  const emp_group_t groups[] = {EMP_GROUP("resource_operands", value),
                                EMP_GROUP("resource_operand_sizes", bytes),
                                EMP_GROUP("await_timepoint", point)};
  return emp_op_result(emp_build_groups(b, EMP_OP_stream_timepoint_await,
                                        groups, EMP_TYPES(value->type)),
                       0);
}

static bool convert_import(convert_t* c, emp_rewriter_t* b, emp_op_t* op) {
  uint32_t count = 0;
  emp_value_t** dims = emp_stream_group(c->scratch, op, "target_dims", &count);
  emp_value_t* fence = emp_op_named_operand(op, "wait_fence");
  const emp_type_t* encoding = emp_op_attr(op, "target_encoding")->type;
  emp_value_t* value =
      import_resource(c, b, emp_op_named_operand(op, "source"), encoding, dims,
                      count, emp_op_has_attr(op, "consume"));
  if (fence != NULL) {
    value = await_fence(c, b, fence, value,
                        emp_stream_tensor_bytes(b, encoding, dims));
  }
  replace(op, 0, value);
  return true;
}

static bool convert_alias(convert_t* c, emp_rewriter_t* b, emp_op_t* op) {
  uint32_t count = 0;
  emp_value_t** dims = emp_stream_group(c->scratch, op, "source_dims", &count);
  emp_value_t* source = emp_op_operand(op, 0);
  emp_value_t* fence = emp_op_named_operand(op, "wait_fence");
  emp_value_t* target =
      import_resource(c, b, emp_op_named_operand(op, "storage"),
                      operand_type(c, op, 0), dims, count, true);
  emp_value_t* bytes = operand_bytes(c, b, op, 0, dims);
  if (fence != NULL) target = await_fence(c, b, fence, target, bytes);
  replace(op, 0,
          emp_stream_update(b, target, bytes, emp_stream_index(b, 0), source,
                            bytes));
  return true;
}

static bool convert_transients(convert_t* c, emp_rewriter_t* b, emp_op_t* op) {
  const emp_type_t* index = emp_type_index(c->context);
  emp_value_t* source = emp_op_operand(op, 0);
  emp_value_t* storage = emp_op_named_operand(op, "storage");
  if (emp_type_is_named(storage->type, "hal.buffer_view")) {
    storage = emp_build_value(
        b, EMP_OP_hal_buffer_view_buffer, EMP_VALUES(storage),
        EMP_TYPES(emp_type_named(c->context, "hal.buffer", NULL, 0)));
  }
  emp_value_t* length = emp_build_value(b, EMP_OP_hal_buffer_length,
                                        EMP_VALUES(storage), EMP_TYPES(index));
  int64_t dynamic = EMP_DIM_DYNAMIC;
  const emp_type_t* bytes_type =
      emp_type_tensor(&dynamic, 1, emp_type_integer(c->context, 8), NULL);
  const emp_group_t groups[] = {EMP_GROUP("source", storage),
                                EMP_GROUP("result_encoding_dims", length),
                                EMP_GROUP("result_size", length)};
  emp_op_t* import = emp_build_groups(
      b, EMP_OP_stream_tensor_import, groups,
      EMP_TYPES(resource(c, EMP_LIFETIME_TRANSIENT)),
      EMP_ATTRS(EMP_ATTR("result_encoding", emp_attr_type(bytes_type))));
  const emp_group_t parts[] = {
      EMP_GROUP("resource", source),
      EMP_GROUP("resource_size",
                operand_bytes(c, b, op, 0, group(c, op, "source_dims"))),
      EMP_GROUP("storage", emp_op_result(import, 0)),
      EMP_GROUP("storage_size", length)};
  emp_op_t* made = emp_build_groups(
      b, EMP_OP_stream_resource_transients, parts,
      EMP_TYPES(source->type, emp_stream_timepoint_type(c->context)));
  replace(op, 0, emp_op_result(made, 0));
  return true;
}

// Values that are outside storage already: inputs, placed results.
static bool is_outside(emp_value_t* value) {
  for (;;) {
    value = emp_stream_root(value);
    emp_op_t* def = emp_value_def(value);
    if (def == NULL) return false;
    if (emp_op_is(def, EMP_OP_stream_resource_transients) ||
        emp_op_is(def, EMP_OP_stream_timepoint_await) ||
        emp_op_is(def, EMP_OP_stream_timepoint_barrier)) {
      value = emp_op_operand(def, value->index);
      continue;
    }
    return emp_op_is(def, EMP_OP_stream_tensor_import);
  }
}

static bool is_marker(const emp_op_t* op) {
  return emp_op_is(op, EMP_OP_stream_resource_transients) ||
         emp_op_is(op, EMP_OP_stream_timepoint_barrier);
}

// Moves the value into storage outside; for a value that an op only marks,
// the move is made before the mark.
static emp_value_t* move_outside(emp_rewriter_t* b, emp_value_t* value,
                                 emp_value_t* bytes) {
  if (is_outside(value)) return value;
  emp_op_t* def = emp_value_def(value);
  if (def != NULL && is_marker(def) && value->index == 0) {
    emp_rewriter_t before = emp_build_before(def);
    before.scratch = b->scratch;
    emp_value_t* moved =
        move_outside(&before, emp_op_operand(def, 0), emp_op_operand(def, 1));
    emp_op_set_operand(def, 0, moved);
    value->type = moved->type;
    return value;
  }
  emp_value_t* target = emp_stream_alloca(b, EMP_LIFETIME_EXTERNAL, bytes);
  return emp_stream_update(b, target, bytes, emp_stream_index(b, 0), value,
                           bytes);
}

// Bytes of operand `i` of an op that states no sizes: from its static type,
// from what made it, or from an export that follows. NULL when unknown.
static emp_value_t* stated_bytes(convert_t* c, emp_rewriter_t* b, emp_op_t* op,
                                 uint32_t i) {
  const emp_type_t* type = operand_type(c, op, i);
  if (emp_type_is_tensor(type) && emp_type_dynamic_dim_count(type) == 0) {
    return emp_stream_tensor_bytes(b, type, NULL);
  }
  emp_value_t* bytes = emp_stream_value_bytes(emp_op_operand(op, i));
  if (bytes != NULL || i >= op->result_count) return bytes;
  for (emp_operand_t* use = op->results[i].first_use; use != NULL;
       use = use->next_use) {
    if (!emp_op_is(use->owner, EMP_OP_hal_tensor_export)) continue;
    return emp_stream_tensor_bytes(b, type,
                                   group(c, use->owner, "source_dims"));
  }
  return NULL;
}

static bool unknown_bytes(convert_t* c, const emp_op_t* op) {
  return emp_diag_unknown_bytes(c->sink, op->loc, op->info->name);
}

static bool convert_export(convert_t* c, emp_rewriter_t* b, emp_op_t* op) {
  uint32_t count = 0;
  emp_value_t** dims = emp_stream_group(c->scratch, op, "source_dims", &count);
  emp_value_t* source = emp_op_operand(op, 0);
  const emp_type_t* encoding = emp_op_attr(op, "source_encoding")->type;
  emp_value_t* bytes = operand_bytes(c, b, op, 0, dims);
  source = move_outside(b, source, bytes);
  const emp_group_t groups[] = {EMP_GROUP("source", source),
                                {"source_encoding_dims", dims, count},
                                EMP_GROUP("source_size", bytes)};
  emp_op_t* made = emp_build_groups(
      b, EMP_OP_stream_tensor_export, groups, EMP_TYPES(op->results[0].type),
      EMP_ATTRS(EMP_ATTR("source_encoding", emp_attr_type(encoding))));
  emp_value_replace_uses(&op->results[0], emp_op_result(made, 0));
  return true;
}

// All values are there once the timeline has come this far; the fence follows.
static bool convert_barrier(convert_t* c, emp_rewriter_t* b, emp_op_t* op) {
  const emp_type_t* timepoint = emp_stream_timepoint_type(c->context);
  uint32_t count = op->operand_count - 1;
  emp_value_t** points =
      emp_arena_new_array(c->scratch, emp_value_t*, count + 1);
  for (uint32_t i = 0; i < count; ++i) {
    emp_value_t* value = emp_op_operand(op, i);
    emp_value_t* bytes = stated_bytes(c, b, op, i);
    if (bytes == NULL) return unknown_bytes(c, op);
    value = move_outside(b, value, bytes);
    emp_op_t* barrier = emp_build_op(b, EMP_OP_stream_timepoint_barrier,
                                     EMP_VALUES(value, bytes),
                                     EMP_TYPES(value->type, timepoint));
    points[i] = emp_op_result(barrier, 1);
    replace(op, i, emp_op_result(barrier, 0));
  }
  emp_value_t* joined =
      count == 0
          ? emp_build_value(b, EMP_OP_stream_timepoint_immediate,
                            EMP_TYPES(timepoint))
          : emp_build_value(b, EMP_OP_stream_timepoint_join, .operands = points,
                            .operand_count = count, EMP_TYPES(timepoint));
  emp_build_op(b, EMP_OP_stream_timepoint_chain_external,
               EMP_VALUES(joined, emp_op_operand(op, count)));
  return true;
}

// -- tensors -----------------------------------------------------------------

static bool convert_constant(convert_t* c, emp_rewriter_t* b, emp_op_t* op) {
  emp_value_t* value =
      emp_stream_constant(c->globals, b, emp_op_attr(op, "value"));
  replace(op, 0, value);
  return true;
}

// The bits of a constant integer or float of 64 bits, casts looked through.
static bool constant_bits(const emp_value_t* value, int64_t* out_bits) {
  const emp_op_t* def = emp_value_def(value);
  while (def != NULL && (emp_op_is(def, EMP_OP_arith_bitcast) ||
                         emp_op_is(def, EMP_OP_arith_index_cast))) {
    value = emp_op_operand(def, 0);
    def = emp_value_def(value);
  }
  const emp_attr_t* constant = emp_value_constant(value);
  if (constant == NULL) return false;
  *out_bits = constant->kind == EMP_ATTR_FLOAT ? (int64_t)constant->bits[0]
                                               : constant->value;
  return constant->kind == EMP_ATTR_FLOAT || constant->kind == EMP_ATTR_INTEGER;
}

// The value as an integer of 1, 2, 4 or 8 bytes; NULL after a diagnostic.
static emp_value_t* pattern_of(convert_t* c, emp_rewriter_t* b, emp_op_t* op,
                               emp_value_t* value) {
  const emp_type_t* type = value->type;
  uint32_t bits = emp_type_bit_width(type);
  if (type->kind == EMP_TYPE_FLOAT && bits <= 64) {
    type = emp_type_integer(c->context, bits);
    value = emp_build_value(b, EMP_OP_arith_bitcast, EMP_VALUES(value),
                            EMP_TYPES(type));
  } else if (type->kind == EMP_TYPE_INDEX) {
    type = emp_type_integer(c->context, 64);
    value = emp_build_value(b, EMP_OP_arith_index_cast, EMP_VALUES(value),
                            EMP_TYPES(type));
  } else if (type->kind != EMP_TYPE_INTEGER || bits > 64) {
    emp_diag_bad_pattern(c->sink, op->loc, op->info->name,
                         emp_type_text(c->scratch, value->type));
    return NULL;
  }
  uint32_t wide = bits <= 8 ? 8 : bits <= 16 ? 16 : bits <= 32 ? 32 : 64;
  if (bits == 4 || bits == 2) {  // packed: repeat within the byte
    const emp_type_t* byte = emp_type_integer(c->context, 8);
    value = emp_build_value(b, EMP_OP_arith_extui, EMP_VALUES(value),
                            EMP_TYPES(byte));
    emp_value_t* factor = emp_build_value(
        b, EMP_OP_arith_constant, EMP_TYPES(byte),
        EMP_ATTRS(EMP_ATTR("value",
                           emp_attr_integer(byte, bits == 4 ? 0x11 : 0x55))));
    return emp_stream_binary(b, EMP_OP_arith_muli, value, factor);
  }
  int64_t known = 0;
  if (wide == 64 && bits == 64 && constant_bits(value, &known) &&
      (uint64_t)known >> 32 == ((uint64_t)known & UINT32_MAX)) {
    const emp_type_t* half = emp_type_integer(c->context, 32);
    return emp_build_value(
        b, EMP_OP_arith_constant, EMP_TYPES(half),
        EMP_ATTRS(EMP_ATTR("value", emp_attr_integer(half, known))));
  }
  if (wide == bits) return value;
  return emp_build_value(b, EMP_OP_arith_extui, EMP_VALUES(value),
                         EMP_TYPES(emp_type_integer(c->context, wide)));
}

// A value of 8 bytes is written as two halves, which makes sense for a single
// element only.
static emp_value_t* fill_range(emp_rewriter_t* b, emp_value_t* target,
                               emp_value_t* target_bytes, emp_value_t* offset,
                               emp_value_t* bytes, emp_value_t* pattern) {
  if (!emp_type_is_integer(pattern->type, 64)) {
    return emp_stream_fill(b, target, target_bytes, offset, bytes, pattern);
  }
  emp_value_t* words[4];
  size_t count = 0;
  emp_stream_split_scalar(b, pattern, words, &count);
  emp_value_t* four = emp_stream_index(b, 4);
  for (size_t i = 0; i < count; ++i) {
    target = emp_stream_fill(b, target, target_bytes, offset, four, words[i]);
    offset = emp_stream_add(b, offset, four);
  }
  return target;
}

static bool convert_splat(convert_t* c, emp_rewriter_t* b, emp_op_t* op) {
  emp_value_t* bytes = result_bytes(b, op, 0, group(c, op, "result_dims"));
  emp_value_t* pattern = pattern_of(c, b, op, emp_op_operand(op, 0));
  if (pattern == NULL) return false;
  emp_value_t* target = emp_stream_alloca(b, EMP_LIFETIME_TRANSIENT, bytes);
  replace(op, 0,
          emp_stream_fill(b, target, bytes, emp_stream_index(b, 0), bytes,
                          pattern));
  return true;
}

static bool convert_empty(convert_t* c, emp_rewriter_t* b, emp_op_t* op) {
  emp_value_t* bytes = result_bytes(b, op, 0, group(c, op, "result_dims"));
  replace(op, 0, emp_stream_alloca(b, EMP_LIFETIME_TRANSIENT, bytes));
  return true;
}

static bool convert_clone(convert_t* c, emp_rewriter_t* b, emp_op_t* op) {
  emp_value_t* source = emp_op_operand(op, 0);
  emp_value_t* bytes =
      operand_bytes(c, b, op, 0, group(c, op, "argument_dims"));
  replace(op, 0,
          emp_stream_clone(b, source, bytes, emp_stream_index(b, 0), bytes));
  return true;
}

// The same bytes: reshape, bitcast, transfer on one device, tie_shape, ...
static bool convert_view(convert_t* c, emp_rewriter_t* b, emp_op_t* op) {
  (void)c;
  (void)b;
  replace(op, 0, emp_op_operand(op, 0));
  return true;
}

static bool convert_slice(convert_t* c, emp_rewriter_t* b, emp_op_t* op) {
  emp_value_t* source = emp_op_operand(op, 0);
  const emp_type_t* type = operand_type(c, op, 0);
  emp_value_t** dims = group(c, op, "source_dims");
  emp_value_t* first =
      emp_stream_linear_index(b, type, dims, group(c, op, "start_indices"));
  emp_value_t* offset = emp_stream_element_bytes(b, type->element, first);
  emp_value_t* bytes = result_bytes(b, op, 0, group(c, op, "result_dims"));
  replace(op, 0,
          emp_stream_clone(b, source, operand_bytes(c, b, op, 0, dims), offset,
                           bytes));
  return true;
}

static bool convert_update(convert_t* c, emp_rewriter_t* b, emp_op_t* op) {
  uint32_t to = index_of(op, "target"), from = index_of(op, "update");
  emp_value_t* target = emp_op_operand(op, to);
  emp_value_t* update = emp_op_operand(op, from);
  const emp_type_t* type = operand_type(c, op, to);
  emp_value_t** dims = group(c, op, "target_dims");
  emp_value_t* first =
      emp_stream_linear_index(b, type, dims, group(c, op, "start_indices"));
  emp_value_t* offset = emp_stream_element_bytes(b, type->element, first);
  emp_value_t* bytes =
      operand_bytes(c, b, op, from, group(c, op, "update_dims"));
  replace(op, 0,
          emp_stream_update(b, target, operand_bytes(c, b, op, to, dims),
                            offset, update, bytes));
  return true;
}

static bool convert_load(convert_t* c, emp_rewriter_t* b, emp_op_t* op) {
  emp_value_t* source = emp_op_operand(op, 0);
  const emp_type_t* type = operand_type(c, op, 0);
  emp_value_t** dims = group(c, op, "source_dims");
  emp_value_t* at =
      emp_stream_linear_index(b, type, dims, group(c, op, "indices"));
  emp_value_t* offset = emp_stream_element_bytes(b, type->element, at);
  emp_value_t* bytes = operand_bytes(c, b, op, 0, dims);
  const emp_group_t groups[] = {EMP_GROUP("source", source),
                                EMP_GROUP("source_size", bytes),
                                EMP_GROUP("source_offset", offset)};
  const emp_type_t* element = op->results[0].type;
  bool is_bool = emp_type_is_integer(element, 1);
  const emp_type_t* stored =
      is_bool ? emp_type_integer(c->context, 8) : element;
  emp_value_t* value = emp_op_result(
      emp_build_groups(b, EMP_OP_stream_async_load, groups, EMP_TYPES(stored)),
      0);
  if (is_bool) {
    value = emp_build_value(b, EMP_OP_arith_trunci, EMP_VALUES(value),
                            EMP_TYPES(element));
  }
  emp_value_replace_uses(&op->results[0], value);
  return true;
}

static bool convert_store(convert_t* c, emp_rewriter_t* b, emp_op_t* op) {
  uint32_t to = index_of(op, "target");
  emp_value_t* target = emp_op_operand(op, to);
  const emp_type_t* type = operand_type(c, op, to);
  emp_value_t** dims = group(c, op, "target_dims");
  emp_value_t* pattern =
      pattern_of(c, b, op, emp_op_named_operand(op, "value"));
  if (pattern == NULL) return false;
  emp_value_t* at =
      emp_stream_linear_index(b, type, dims, group(c, op, "indices"));
  emp_value_t* offset = emp_stream_element_bytes(b, type->element, at);
  emp_value_t* one =
      emp_stream_element_bytes(b, type->element, emp_stream_index(b, 1));
  replace(op, 0,
          fill_range(b, target, operand_bytes(c, b, op, to, dims), offset, one,
                     pattern));
  return true;
}

// -- dispatches --------------------------------------------------------------

typedef struct dispatch_s {
  emp_value_t** operands;  // resources first, then words
  emp_value_t** bytes;     // of the resources
  int64_t* place;          // of each old argument among the resources, or -1
  size_t resource_count, count;
} dispatch_t;

static void gather_arguments(convert_t* c, emp_rewriter_t* b, emp_op_t* op,
                             dispatch_t* d) {
  uint32_t count = 0, next_dim = 0;
  emp_value_t** arguments =
      emp_stream_group(c->scratch, op, "arguments", &count);
  emp_value_t** dims = group(c, op, "argument_dims");
  uint32_t first = index_of(op, "arguments");
  for (uint32_t i = 0; i < count; ++i) {
    const emp_type_t* type = operand_type(c, op, first + i);
    d->place[i] = -1;
    if (!emp_type_is_tensor(type)) continue;
    d->place[i] = (int64_t)d->resource_count;
    d->bytes[d->resource_count] =
        emp_stream_tensor_bytes(b, type, dims + next_dim);
    d->operands[d->resource_count++] = arguments[i];
    next_dim += emp_sized_dim_count(type);
  }
}

// Targets of the results; returns the ties.
static const emp_attr_t** gather_results(convert_t* c, emp_rewriter_t* b,
                                         emp_op_t* op, dispatch_t* d) {
  const emp_attr_t* tied = emp_op_attr(op, "tied_operands");
  emp_value_t** dims = group(c, op, "result_dims");
  const emp_attr_t** ties =
      emp_arena_new_array(c->scratch, const emp_attr_t*, op->result_count + 1);
  uint32_t next_dim = 0;
  for (uint32_t i = 0; i < op->result_count; ++i) {
    int64_t tie = emp_tied_operand(tied, i);
    int64_t place = tie >= 0 ? d->place[tie] : -1;
    if (place < 0) {
      place = (int64_t)d->resource_count;
      d->bytes[place] = result_bytes(b, op, i, dims + next_dim);
      d->operands[d->resource_count++] =
          emp_stream_alloca(b, EMP_LIFETIME_TRANSIENT, d->bytes[place]);
    }
    ties[i] = emp_attr_index(c->context, place);
    next_dim += emp_sized_dim_count(op->results[i].type);
  }
  return ties;
}

static bool gather_scalars(convert_t* c, emp_rewriter_t* b, emp_op_t* op,
                           dispatch_t* d) {
  uint32_t count = 0;
  emp_value_t** arguments =
      emp_stream_group(c->scratch, op, "arguments", &count);
  d->count = d->resource_count;
  for (uint32_t i = 0; i < count; ++i) {
    if (d->place[i] >= 0) continue;
    if (!emp_stream_split_scalar(b, arguments[i], d->operands, &d->count)) {
      return emp_diag_kernel_operand(
          c->sink, op->loc, emp_type_text(c->scratch, arguments[i]->type));
    }
  }
  return true;
}

static bool convert_dispatch(convert_t* c, emp_rewriter_t* b, emp_op_t* op) {
  uint32_t count = emp_stream_group_count(op, "arguments");
  size_t room = 2 * (size_t)count + op->result_count + 4;
  dispatch_t d = {
      .operands = emp_arena_new_array(c->scratch, emp_value_t*, room),
      .bytes = emp_arena_new_array(c->scratch, emp_value_t*, room),
      .place = emp_arena_new_array(c->scratch, int64_t, room)};
  gather_arguments(c, b, op, &d);
  const emp_attr_t** ties = gather_results(c, b, op, &d);
  if (!gather_scalars(c, b, op, &d)) return false;
  uint32_t workload_count = 0;
  emp_value_t** workload =
      emp_stream_group(c->scratch, op, "workload", &workload_count);
  emp_value_t* zero = emp_stream_index(b, 0);
  emp_value_t** zeros = emp_arena_new_array(c->scratch, emp_value_t*, room);
  emp_value_t** made_bytes =
      emp_arena_new_array(c->scratch, emp_value_t*, room);
  const emp_type_t** types =
      emp_arena_new_array(c->scratch, const emp_type_t*, room);
  for (size_t i = 0; i < d.resource_count; ++i)
    zeros[i] = zero;
  for (uint32_t i = 0; i < op->result_count; ++i) {
    made_bytes[i] = d.bytes[ties[i]->value];
    types[i] = d.operands[ties[i]->value]->type;
  }
  const emp_group_t groups[] = {
      {"workload", workload, workload_count},
      {"resource_operands", d.operands, d.count},
      {"resource_operand_sizes", d.bytes, d.resource_count},
      {"resource_operand_offsets", zeros, d.resource_count},
      {"resource_operand_ends", d.bytes, d.resource_count},
      {"resource_operand_lengths", d.bytes, d.resource_count},
      {"result_sizes", made_bytes, op->result_count}};
  emp_op_t* made = emp_build_groups(
      b, EMP_OP_stream_async_dispatch, groups, .results = types,
      .result_count = op->result_count,
      EMP_ATTRS(EMP_ATTR("entry_points", emp_op_attr(op, "entry_points"))));
  if (op->result_count > 0) {
    emp_op_set_attr(made, "tied_operands",
                    emp_attr_array(c->context, ties, op->result_count));
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    replace(op, i, emp_op_result(made, i));
  }
  return true;
}

// -- control flow and calls --------------------------------------------------

// Ops that carry tensors along keep their form: results and block arguments
// change their type, operands of other lifetimes are cast.
static bool carries_tensors(const emp_op_t* op) {
  switch (op->info->kind) {
    case EMP_OP_scf_if:
    case EMP_OP_scf_for:
    case EMP_OP_scf_while:
    case EMP_OP_scf_index_switch:
    case EMP_OP_scf_yield:
    case EMP_OP_scf_condition:
    case EMP_OP_cf_br:
    case EMP_OP_cf_cond_br:
    case EMP_OP_cf_switch:
    case EMP_OP_util_call:
    case EMP_OP_util_return:
    case EMP_OP_arith_select:
    case EMP_OP_util_optimization_barrier:
      return true;
    default:
      return false;
  }
}

static bool convert_carrier(convert_t* c, emp_op_t* op) {
  emp_rewriter_t b = emp_build_before(op);
  b.scratch = c->scratch;
  bool leaves = emp_op_is(op, EMP_OP_util_return);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    emp_value_t* value = emp_op_operand(op, i);
    if (!emp_type_is_stream_resource(value->type)) continue;
    bool plain = emp_stream_lifetime(value->type) == EMP_LIFETIME_TRANSIENT;
    if (plain && !leaves) continue;
    emp_value_t* bytes = stated_bytes(c, &b, op, i);
    if (bytes == NULL) return unknown_bytes(c, op);
    if (leaves) value = move_outside(&b, value, bytes);
    value = emp_stream_cast(&b, value, bytes, EMP_LIFETIME_TRANSIENT);
    emp_op_set_operand(op, i, value);
  }
  return true;
}

// -- one op ------------------------------------------------------------------

typedef struct row_s {
  uint32_t kind;
  bool (*convert)(convert_t* c, emp_rewriter_t* b, emp_op_t* op);
} row_t;

static const row_t rows[] = {
    {EMP_OP_hal_tensor_import, convert_import},
    {EMP_OP_hal_tensor_export, convert_export},
    {EMP_OP_hal_tensor_alias, convert_alias},
    {EMP_OP_hal_tensor_transients, convert_transients},
    {EMP_OP_hal_tensor_barrier, convert_barrier},
    {EMP_OP_flow_dispatch, convert_dispatch},
    {EMP_OP_flow_tensor_constant, convert_constant},
    {EMP_OP_flow_tensor_dynamic_constant, convert_constant},
    {EMP_OP_flow_tensor_splat, convert_splat},
    {EMP_OP_flow_tensor_empty, convert_empty},
    {EMP_OP_flow_tensor_alloca, convert_empty},
    {EMP_OP_flow_tensor_clone, convert_clone},
    {EMP_OP_flow_tensor_reshape, convert_view},
    {EMP_OP_flow_tensor_bitcast, convert_view},
    {EMP_OP_flow_tensor_tie_shape, convert_view},
    {EMP_OP_flow_tensor_transfer, convert_view},
    {EMP_OP_flow_tensor_barrier, convert_view},
    {EMP_OP_flow_tensor_encode, convert_view},
    {EMP_OP_iree_tensor_ext_bitcast, convert_view},
    {EMP_OP_iree_tensor_ext_compute_barrier_start, convert_view},
    {EMP_OP_iree_tensor_ext_compute_barrier_end, convert_view},
    {EMP_OP_flow_tensor_slice, convert_slice},
    {EMP_OP_flow_tensor_update, convert_update},
    {EMP_OP_flow_tensor_load, convert_load},
    {EMP_OP_flow_tensor_store, convert_store},
};

static bool has_tensors(const emp_op_t* op) {
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    const emp_type_t* type = emp_op_operand(op, i)->type;
    if (emp_type_is_tensor(type) || emp_type_is_stream_resource(type)) {
      return true;
    }
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (emp_type_is_tensor(op->results[i].type)) return true;
  }
  return false;
}

static bool convert_op(convert_t* c, emp_op_t* op) {
  if (carries_tensors(op)) return convert_carrier(c, op);
  bool is_constant = emp_op_is(op, EMP_OP_arith_constant) &&
                     emp_type_is_tensor(op->results[0].type);
  bool (*convert)(convert_t*, emp_rewriter_t*, emp_op_t*) =
      is_constant ? convert_constant : NULL;
  for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); ++i) {
    if (emp_op_is(op, rows[i].kind)) convert = rows[i].convert;
  }
  emp_rewriter_t b = emp_build_before(op);
  b.scratch = c->scratch;
  if (convert != NULL) {
    if (!convert(c, &b, op)) return false;
    emp_op_erase(op);
    return true;
  }
  if (emp_op_is(op, EMP_OP_util_global_load) &&
      emp_type_is_tensor(op->results[0].type)) {
    replace(op, 0, emp_stream_load_global(c->globals, &b, op));
    emp_op_erase(op);
    return true;
  }
  if (emp_op_is(op, EMP_OP_util_global_store) &&
      emp_type_is_stream_resource(emp_op_operand(op, 0)->type)) {
    if (!emp_stream_store_global(c->globals, &b, op)) return false;
    emp_op_erase(op);
    return true;
  }
  if (emp_op_is(op, EMP_OP_flow_tensor_trace)) {
    emp_op_erase(op);
    return true;
  }
  if (!has_tensors(op)) return true;
  return emp_diag_host_tensor(c->sink, op->loc, op->info->name);
}

// -- functions ---------------------------------------------------------------

static emp_walk_t remember_types(void* user, emp_op_t* op) {
  convert_t* c = user;
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (emp_type_is_tensor(emp_op_operand(op, i)->type)) {
      remember_operand(c, &op->operands[i]);
    }
  }
  return EMP_WALK_ON;
}

static emp_walk_t change_types(void* user, emp_op_t* op) {
  convert_t* c = user;
  const emp_type_t* carried = resource(c, EMP_LIFETIME_TRANSIENT);
  bool carrier = carries_tensors(op);
  for (uint32_t i = 0; i < op->result_count; ++i) {
    emp_value_t* value = &op->results[i];
    if (!emp_type_is_tensor(value->type)) continue;
    if (carrier) value->type = carried;
  }
  for (uint32_t r = 0; r < op->region_count; ++r) {
    for (emp_block_t* block = op->regions[r].first; block != NULL;
         block = block->next) {
      for (uint32_t i = 0; i < block->arg_count; ++i) {
        emp_value_t* value = block->args[i];
        if (emp_type_is_tensor(value->type)) value->type = carried;
      }
    }
  }
  return EMP_WALK_ON;
}

typedef struct op_stack_s {
  emp_op_t** items;
  size_t count, capacity;
} op_stack_t;

typedef struct gather_s {
  emp_arena_t* scratch;
  op_stack_t* list;
} gather_t;

static emp_walk_t gather(void* user, emp_op_t* op) {
  gather_t* g = user;
  emp_array_push(g->scratch, g->list, op);
  return EMP_WALK_ON;
}

static const emp_type_t* convert_signature(convert_t* c,
                                           const emp_type_t* type) {
  uint32_t count = type->input_count + type->result_count;
  const emp_type_t** types =
      emp_arena_new_array(c->scratch, const emp_type_t*, count + 1);
  for (uint32_t i = 0; i < count; ++i) {
    types[i] = emp_type_is_tensor(type->types[i])
                   ? resource(c, EMP_LIFETIME_TRANSIENT)
                   : type->types[i];
  }
  return emp_type_function(c->context, types, type->input_count,
                           types + type->input_count, type->result_count);
}

static bool convert_function(convert_t* c, emp_op_t* function) {
  op_stack_t list = {0};
  gather_t g = {c->scratch, &list};
  bool all_well = true;
  const emp_attr_t* type = emp_op_attr(function, "function_type");
  if (type != NULL) {
    emp_op_set_attr(function, "function_type",
                    emp_attr_type(convert_signature(c, type->type)));
  }
  emp_walk_pre(function, remember_types, c);
  emp_walk_pre(function, change_types, c);
  emp_walk_pre(function, gather, &g);
  for (size_t i = 0; i < list.count; ++i) {
    if (list.items[i] == function) continue;
    all_well = convert_op(c, list.items[i]) && all_well;
  }
  return all_well;
}

bool emp_pass_convert_to_stream(emp_pass_ctx_t* pass) {
  convert_t c = {.pass = pass,
                 .context = pass->context,
                 .scratch = pass->scratch,
                 .sink = pass->sink,
                 .types = {.arena = pass->scratch}};
  if (!emp_stream_expand_fills(pass) || !emp_stream_convert_executables(pass)) {
    return false;
  }
  c.globals = emp_stream_globals_begin(pass);
  bool all_well = true;
  emp_block_t* body = emp_op_body(pass->op);
  for (emp_op_t *op = body->first, *next = NULL; op != NULL; op = next) {
    next = op->next;
    if (!emp_op_is(op, EMP_OP_util_func) &&
        !emp_op_is(op, EMP_OP_util_initializer)) {
      continue;
    }
    all_well = convert_function(&c, op) && all_well;
  }
  return emp_stream_globals_end(c.globals) && all_well;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// wrap-entry-points: gives every public function an entry that a host can call.
//
// Before:
//   util.func public @f(%x: tensor<?xf32>,
//                       %out: !hal.buffer {iree.abi.output = 0 : index},
//                       %s: !hal.buffer {iree.abi.transients})
//       -> tensor<?xf32> { ... }
// After:
//   util.func public @f(%0: !hal.buffer_view, %1: !hal.buffer,
//                       %2: !hal.buffer) -> !hal.buffer_view
//       attributes {emplace.abi = {...}, iree.abi.stub, iree.reflection = ..} {
//     %d = hal.buffer_view.dim<%0 : !hal.buffer_view>[0] : index
//     %x = hal.tensor.import %0 "input0" : !hal.buffer_view ->
//     tensor<?xf32>{%d} %r = util.call @_f(%x, %1, %2) : (..) -> tensor<?xf32>
//     %n = tensor.dim %r, %c0 : tensor<?xf32>
//     %a = hal.tensor.alias %r : tensor<?xf32>{%n} to %1 : !hal.buffer
//     %t = hal.tensor.transients %a : tensor<?xf32>{%n} from %2 : !hal.buffer
//     %v = hal.tensor.export %t "output0" : tensor<?xf32>{%n} -> ...
//     util.return %v : !hal.buffer_view
//   }
//   util.func private @_f(...) -> tensor<?xf32> { ... }
// Everyone else's calls go to @_f. With coarse fences the entry has a wait and
// a signal fence at its end: imports and aliases wait, one barrier over all
// results signals. Storage that the compile target externalizes comes after the
// function's own arguments and has no counterpart in @_f.
//
// Right, because the entry does nothing but name the memory of tensors: the
// value of the function is computed by its own body, moved as it is. Ends,
// because each function is looked at once and entries are stubs.
#include "base/array.h"
#include "base/assert.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "ir/symbol.h"
#include "passes/abi/abi_signature.h"
#include "passes/common/build_groups.h"
#include "passes/passes.h"
#include "passes/pipeline.h"

typedef struct wrap_s {
  emp_pass_ctx_t* pass;
  emp_context_t* context;
  emp_arena_t* arena;  // scratch
  emp_abi_signature_t signature;
  emp_op_t* entry;
  emp_rewriter_t b;
  emp_value_t** entry_args;
} wrap_t;

// -- the function left behind -------------------------------------------------

static bool is_abi_name(emp_str_t name) {
  return emp_str_starts_with(name, EMP_STR("iree.abi."));
}

// An array of dictionaries without their iree.abi.* entries; NULL when nothing
// is left in any of them.
static const emp_attr_t* strip_dictionaries(wrap_t* wrap,
                                            const emp_attr_t* dictionaries) {
  if (!dictionaries || dictionaries->kind != EMP_ATTR_ARRAY) return NULL;
  size_t kept = 0;
  const emp_attr_t** items = emp_arena_new_array(wrap->arena, const emp_attr_t*,
                                                 dictionaries->count + 1);
  for (uint32_t i = 0; i < dictionaries->count; ++i) {
    const emp_attr_t* old = dictionaries->items[i];
    emp_named_attr_t* entries =
        emp_arena_new_array(wrap->arena, emp_named_attr_t, old->count + 1);
    size_t count = 0;
    for (uint32_t k = 0; k < old->count; ++k) {
      if (!is_abi_name(old->entries[k].name))
        entries[count++] = old->entries[k];
    }
    items[i] = emp_attr_dictionary(wrap->context, entries, count);
    kept += count;
  }
  if (kept == 0) return NULL;
  return emp_attr_array(wrap->context, items, dictionaries->count);
}

static void set_or_remove(emp_op_t* op, const char* name,
                          const emp_attr_t* value) {
  if (value) {
    emp_op_set_attr(op, name, value);
  } else {
    emp_op_remove_attr(op, name);
  }
}

static emp_str_t inner_name(wrap_t* wrap, emp_str_t name) {
  emp_op_t* module = wrap->pass->module->op;
  emp_str_t inner = emp_arena_format(wrap->arena, "_%.*s", EMP_STR_ARGS(name));
  for (unsigned i = 0; emp_symbol_lookup_in(module, inner); ++i) {
    inner = emp_arena_format(wrap->arena, "_%.*s_%u", EMP_STR_ARGS(name), i);
  }
  return inner;
}

// Renames the function, makes it private and takes its attributes off.
static emp_str_t hide_function(wrap_t* wrap) {
  static const char* const kTaken[] = {"iree.abi.model", "iree.abi.affinity",
                                       "iree.abi.declaration",
                                       "iree.reflection"};
  emp_op_t* func = wrap->signature.func;
  emp_str_t name = emp_op_str_attr(func, "sym_name");
  emp_str_t inner = inner_name(wrap, name);
  emp_symbol_replace_uses(wrap->pass->module->op, name, inner);
  emp_op_set_attr(func, "sym_name", emp_attr_string(wrap->context, inner));
  emp_op_set_attr(func, "sym_visibility",
                  emp_attr_cstr(wrap->context, "private"));
  for (size_t i = 0; i < EMP_COUNT_OF(kTaken); ++i) {
    emp_op_remove_attr(func, kTaken[i]);
  }
  set_or_remove(func, "arg_attrs",
                strip_dictionaries(wrap, emp_op_attr(func, "arg_attrs")));
  set_or_remove(func, "res_attrs",
                strip_dictionaries(wrap, emp_op_attr(func, "res_attrs")));
  return emp_intern(wrap->context, inner);
}

// -- the entry ----------------------------------------------------------------

static const emp_type_t* entry_type(wrap_t* wrap) {
  const emp_abi_signature_t* signature = &wrap->signature;
  const emp_type_t** args = emp_arena_new_array(wrap->arena, const emp_type_t*,
                                                signature->arg_count + 1);
  const emp_type_t** results = emp_arena_new_array(
      wrap->arena, const emp_type_t*, signature->result_count + 1);
  for (size_t i = 0; i < signature->arg_count; ++i) {
    args[i] = signature->args[i].abi_type;
  }
  for (size_t i = 0; i < signature->result_count; ++i) {
    results[i] = signature->results[i].abi_type;
  }
  return emp_type_function(wrap->context, args, signature->arg_count, results,
                           signature->result_count);
}

static void make_entry(wrap_t* wrap, emp_str_t name,
                       const emp_attr_t* reflection) {
  const emp_abi_signature_t* signature = &wrap->signature;
  const emp_type_t* type = entry_type(wrap);
  emp_rewriter_t b = emp_build_before(signature->func);
  b.scratch = wrap->arena;
  wrap->entry = emp_build_op(
      &b, EMP_OP_util_func, .region_count = 1,
      EMP_ATTRS(
          EMP_ATTR("sym_name", emp_attr_string(wrap->context, name)),
          EMP_ATTR("function_type", emp_attr_type(type)),
          EMP_ATTR("sym_visibility", emp_attr_cstr(wrap->context, "public")),
          EMP_ATTR("iree.abi.stub", emp_attr_unit(wrap->context)),
          EMP_ATTR("iree.reflection", reflection),
          EMP_ATTR("emplace.abi", emp_abi_metadata(signature, wrap->arena))));
  if (signature->affinity) {
    emp_op_set_attr(wrap->entry, "stream.affinity", signature->affinity);
  }
  emp_block_t* block = emp_build_block(&b, &wrap->entry->regions[0],
                                       type->types, signature->arg_count);
  wrap->entry_args = block->args;
  for (size_t i = 0; i < signature->arg_count; ++i) {
    block->args[i]->loc = signature->args[i].loc;
  }
  wrap->b = emp_build_at_end(wrap->context, wrap->entry->arena, block);
  wrap->b.scratch = wrap->arena;
  wrap->b.loc = signature->func->loc;
}

static const emp_attr_t* affinity_or(const wrap_t* wrap,
                                     const emp_attr_t* own) {
  return own ? own : wrap->signature.affinity;
}

// Dims of the view behind argument `i`, one for each `?` of `type`.
static emp_value_t** view_dims(wrap_t* wrap, size_t i, const emp_type_t* type,
                               size_t* out_count) {
  emp_value_t** dims =
      emp_arena_new_array(wrap->arena, emp_value_t*, type->rank + 1);
  *out_count = 0;
  for (uint32_t k = 0; k < type->rank; ++k) {
    if (type->dims[k] != EMP_DIM_DYNAMIC) continue;
    dims[(*out_count)++] = emp_build_value(
        &wrap->b, EMP_OP_hal_buffer_view_dim, EMP_VALUES(wrap->entry_args[i]),
        EMP_TYPES(emp_type_index(wrap->context)),
        EMP_ATTRS(EMP_ATTR("index", emp_attr_index(wrap->context, k))));
  }
  return dims;
}

static emp_value_t* import_arg(wrap_t* wrap, size_t i) {
  const emp_abi_signature_t* signature = &wrap->signature;
  const emp_abi_arg_t* arg = &signature->args[i];
  wrap->b.loc = arg->loc;
  size_t dim_count = 0;
  emp_value_t** dims = view_dims(wrap, i, arg->type, &dim_count);
  emp_value_t* wait =
      signature->is_async ? wrap->entry_args[signature->wait] : NULL;
  const emp_group_t groups[] = {EMP_GROUP("source", wrap->entry_args[i]),
                                {"target_dims", dims, dim_count},
                                EMP_GROUP("wait_fence", wait)};
  const emp_type_t* encoding = arg->encoding ? arg->encoding : arg->type;
  emp_op_t* op = emp_build_groups(
      &wrap->b, EMP_OP_hal_tensor_import, groups, EMP_TYPES(arg->type),
      EMP_ATTRS(EMP_ATTR("target_encoding", emp_attr_type(encoding)),
                EMP_ATTR("name", emp_attr_string(wrap->context, arg->name))));
  if (arg->is_consumed || arg->kind == EMP_ABI_OUTPUT) {
    emp_op_set_attr(op, "consume", emp_attr_unit(wrap->context));
  }
  const emp_attr_t* affinity = affinity_or(wrap, arg->affinity);
  if (affinity) emp_op_set_attr(op, "affinity", affinity);
  return emp_op_result(op, 0);
}

static emp_op_t* call_function(wrap_t* wrap, emp_str_t inner) {
  const emp_abi_signature_t* signature = &wrap->signature;
  const emp_type_t* type = emp_op_attr(signature->func, "function_type")->type;
  emp_value_t** values =
      emp_arena_new_array(wrap->arena, emp_value_t*, type->input_count + 1);
  for (size_t i = 0; i < signature->arg_count; ++i) {
    const emp_abi_arg_t* arg = &signature->args[i];
    if (arg->inner < 0) continue;
    values[arg->inner] = arg->type->kind == EMP_TYPE_TENSOR
                             ? import_arg(wrap, i)
                             : wrap->entry_args[i];
  }
  wrap->b.loc = signature->func->loc;
  return emp_build_op(
      &wrap->b, EMP_OP_util_call, .operands = values,
      .operand_count = type->input_count,
      .results = type->types + type->input_count,
      .result_count = type->result_count,
      EMP_ATTRS(EMP_ATTR("callee", emp_attr_symbol(wrap->context, inner))));
}

typedef struct dims_s {
  emp_value_t** values;
  size_t count;
} dims_t;

static dims_t tensor_dims(wrap_t* wrap, emp_value_t* tensor) {
  const emp_type_t* type = tensor->type;
  dims_t dims = {emp_arena_new_array(wrap->arena, emp_value_t*, type->rank + 1),
                 0};
  for (uint32_t k = 0; k < type->rank; ++k) {
    if (type->dims[k] != EMP_DIM_DYNAMIC) continue;
    emp_value_t* index = emp_build_value(
        &wrap->b, EMP_OP_arith_constant,
        EMP_TYPES(emp_type_index(wrap->context)),
        EMP_ATTRS(EMP_ATTR("value", emp_attr_index(wrap->context, k))));
    dims.values[dims.count++] =
        emp_build_value(&wrap->b, EMP_OP_tensor_dim, EMP_VALUES(tensor, index),
                        EMP_TYPES(emp_type_index(wrap->context)));
  }
  return dims;
}

// Result `i` in its storage, its scratch in ours.
static emp_value_t* place_result(wrap_t* wrap, size_t i, emp_value_t* tensor,
                                 const dims_t* dims) {
  const emp_abi_signature_t* signature = &wrap->signature;
  const emp_abi_result_t* result = &signature->results[i];
  const emp_attr_t* affinity = affinity_or(wrap, result->affinity);
  const emp_group_t source = EMP_GROUP("source", tensor);
  const emp_group_t source_dims = {"source_dims", dims->values, dims->count};
  if (result->placed >= 0) {
    emp_value_t* wait =
        signature->is_async ? wrap->entry_args[signature->wait] : NULL;
    const emp_group_t groups[] = {
        source, source_dims,
        EMP_GROUP("storage", wrap->entry_args[result->placed]),
        EMP_GROUP("wait_fence", wait)};
    emp_op_t* alias = emp_build_groups(&wrap->b, EMP_OP_hal_tensor_alias,
                                       groups, EMP_TYPES(tensor->type));
    if (affinity) emp_op_set_attr(alias, "affinity", affinity);
    tensor = emp_op_result(alias, 0);
  }
  if (signature->transients >= 0) {
    const emp_group_t groups[] = {
        EMP_GROUP("source", tensor), source_dims,
        EMP_GROUP("storage", wrap->entry_args[signature->transients])};
    emp_op_t* transients =
        emp_build_groups(&wrap->b, EMP_OP_hal_tensor_transients, groups,
                         EMP_TYPES(tensor->type));
    const emp_attr_t* storage_affinity =
        affinity_or(wrap, signature->args[signature->transients].affinity);
    if (storage_affinity) {
      emp_op_set_attr(transients, "affinity", storage_affinity);
    }
    tensor = emp_op_result(transients, 0);
  }
  return tensor;
}

// One barrier over all tensor results signals the fence.
static void signal_results(wrap_t* wrap, emp_value_t** values) {
  const emp_abi_signature_t* signature = &wrap->signature;
  emp_value_t* fence = wrap->entry_args[signature->signal];
  size_t count = 0;
  emp_value_t** tensors = emp_arena_new_array(wrap->arena, emp_value_t*,
                                              signature->result_count + 1);
  const emp_type_t** types = emp_arena_new_array(wrap->arena, const emp_type_t*,
                                                 signature->result_count + 1);
  for (size_t i = 0; i < signature->result_count; ++i) {
    if (values[i]->type->kind != EMP_TYPE_TENSOR) continue;
    types[count] = values[i]->type;
    tensors[count++] = values[i];
  }
  if (count == 0) {
    emp_build_op(&wrap->b, EMP_OP_hal_fence_signal, EMP_VALUES(fence));
    return;
  }
  const emp_group_t groups[] = {{"sources", tensors, count},
                                EMP_GROUP("signal_fence", fence)};
  emp_op_t* barrier =
      emp_build_groups(&wrap->b, EMP_OP_hal_tensor_barrier, groups,
                       .results = types, .result_count = count);
  uint32_t next = 0;
  for (size_t i = 0; i < signature->result_count; ++i) {
    if (values[i]->type->kind != EMP_TYPE_TENSOR) continue;
    values[i] = emp_op_result(barrier, next++);
  }
}

static emp_value_t* export_result(wrap_t* wrap, size_t i, emp_value_t* tensor,
                                  const dims_t* dims) {
  const emp_abi_result_t* result = &wrap->signature.results[i];
  const emp_group_t groups[] = {EMP_GROUP("source", tensor),
                                {"source_dims", dims->values, dims->count}};
  const emp_type_t* encoding =
      result->encoding ? result->encoding : result->type;
  emp_op_t* op = emp_build_groups(
      &wrap->b, EMP_OP_hal_tensor_export, groups, EMP_TYPES(result->abi_type),
      EMP_ATTRS(
          EMP_ATTR("source_encoding", emp_attr_type(encoding)),
          EMP_ATTR("name", emp_attr_string(wrap->context, result->name))));
  const emp_attr_t* affinity = affinity_or(wrap, result->affinity);
  if (affinity) emp_op_set_attr(op, "affinity", affinity);
  return emp_op_result(op, 0);
}

static void return_results(wrap_t* wrap, emp_op_t* call) {
  size_t count = wrap->signature.result_count;
  emp_value_t** values =
      emp_arena_new_array(wrap->arena, emp_value_t*, count + 1);
  dims_t* dims = emp_arena_new_array(wrap->arena, dims_t, count + 1);
  for (size_t i = 0; i < count; ++i) {
    values[i] = emp_op_result(call, (uint32_t)i);
    if (values[i]->type->kind != EMP_TYPE_TENSOR) continue;
    dims[i] = tensor_dims(wrap, values[i]);
    values[i] = place_result(wrap, i, values[i], &dims[i]);
  }
  if (wrap->signature.is_async) signal_results(wrap, values);
  for (size_t i = 0; i < count; ++i) {
    if (values[i]->type->kind != EMP_TYPE_TENSOR) continue;
    values[i] = export_result(wrap, i, values[i], &dims[i]);
  }
  emp_build_op(&wrap->b, EMP_OP_util_return, .operands = values,
               .operand_count = count);
}

static bool wrap_function(emp_pass_ctx_t* pass, emp_op_t* func,
                          uint32_t flags) {
  wrap_t wrap = {
      .pass = pass, .context = pass->context, .arena = pass->scratch};
  if (!emp_abi_signature_read(func, flags, pass->scratch, pass->sink,
                              &wrap.signature)) {
    return false;
  }
  emp_str_t name = emp_op_str_attr(func, "sym_name");
  const emp_attr_t* reflection =
      emp_abi_reflection(&wrap.signature, pass->scratch);
  const emp_attr_t* metadata_name = emp_attr_string(pass->context, name);
  emp_str_t inner = hide_function(&wrap);
  make_entry(&wrap, metadata_name->text, reflection);
  return_results(&wrap, call_function(&wrap, inner));
  return true;
}

static uint32_t target_flags(const emp_pass_ctx_t* pass) {
  const emp_compile_target_t* target = emp_pass_target(pass);
  uint32_t flags = target ? target->flags : 0;
  if (emp_pass_option_flag(pass, "externalize-transients", false)) {
    flags |= EMP_TARGET_EXTERNALIZE_TRANSIENTS;
  }
  if (emp_pass_option_flag(pass, "externalize-outputs", false)) {
    flags |= EMP_TARGET_EXTERNALIZE_OUTPUTS;
  }
  if (emp_pass_option_flag(pass, "async", false)) {
    flags |= EMP_TARGET_ASYNC_EXTERNAL;
  }
  return flags;
}

bool emp_pass_wrap_entry_points(emp_pass_ctx_t* pass) {
  uint32_t flags = target_flags(pass);
  emp_op_list_t funcs = emp_collect(pass->op, EMP_OP_util_func, pass->scratch);
  bool ok = true;
  for (size_t i = 0; i < funcs.count; ++i) {
    emp_op_t* func = funcs.items[i];
    if (emp_op_parent(func) != pass->op || !emp_symbol_is_public(func) ||
        emp_op_body(func) == NULL || emp_op_has_attr(func, "iree.abi.stub")) {
      continue;
    }
    ok &= wrap_function(pass, func, flags);
  }
  return ok;
}

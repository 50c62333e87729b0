// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The interface of kernels. A kernel takes its bindings first and then its
// scalars as 32-bit words: index and other 64-bit types as two words, low word
// first, narrower ones zero-extended, floats as their bits. The words are put
// together again at the top of the body, so what follows sees the old types:
//
//   func.func @f(%a: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>,
//                %n: index, %b: ..)
// becomes
//   func.func @f(%a: !stream.binding, %b: !stream.binding, %n0: i32, %n1: i32)
//     %n = .. (%n1 << 32 | %n0)
//     %0 = stream.binding.subspan %a[%c0] : !stream.binding
//          -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>{%n}
#include "passes/stream/stream_executables.h"

#include "dialects/iree_tensor_ext/dispatch_tensor_syntax.h"
#include "dialects/op_kinds.h"
#include "passes/stream/stream_build.h"

// -- scalars -----------------------------------------------------------------

static const emp_type_t* int_type(emp_rewriter_t* b, uint32_t bits) {
  return emp_type_integer(b->context, bits);
}

static emp_value_t* cast_to(emp_rewriter_t* b, uint32_t kind,
                            emp_value_t* value, const emp_type_t* type) {
  return emp_build_value(b, kind, EMP_VALUES(value), EMP_TYPES(type));
}

static emp_value_t* int_constant(emp_rewriter_t* b, uint32_t bits,
                                 int64_t value) {
  const emp_type_t* type = int_type(b, bits);
  return emp_build_value(
      b, EMP_OP_arith_constant, EMP_TYPES(type),
      EMP_ATTRS(EMP_ATTR("value", emp_attr_integer(type, value))));
}

// Bits of a scalar as the interface sees it; 0 when it cannot be passed.
static uint32_t scalar_bits(const emp_type_t* type) {
  if (type->kind == EMP_TYPE_INDEX) return 64;
  if (type->kind != EMP_TYPE_INTEGER && type->kind != EMP_TYPE_FLOAT) return 0;
  return type->bits <= 64 ? type->bits : 0;
}

bool emp_stream_split_scalar(emp_rewriter_t* b, emp_value_t* scalar,
                             emp_value_t** words, size_t* inout_count) {
  uint32_t bits = scalar_bits(scalar->type);
  const emp_type_t* word = int_type(b, 32);
  if (bits == 0) return false;
  emp_value_t* value = scalar;
  if (scalar->type->kind == EMP_TYPE_INDEX) {
    value = cast_to(b, EMP_OP_arith_index_cast, value, int_type(b, 64));
  } else if (scalar->type->kind == EMP_TYPE_FLOAT) {
    value = cast_to(b, EMP_OP_arith_bitcast, value, int_type(b, bits));
  }
  if (bits < 32) {
    words[(*inout_count)++] = cast_to(b, EMP_OP_arith_extui, value, word);
  } else if (bits == 32) {
    words[(*inout_count)++] = value;
  } else {
    if (bits < 64) {
      value = cast_to(b, EMP_OP_arith_extui, value, int_type(b, 64));
    }
    words[(*inout_count)++] = cast_to(b, EMP_OP_arith_trunci, value, word);
    emp_value_t* high = emp_stream_binary(b, EMP_OP_arith_shrui, value,
                                          int_constant(b, 64, 32));
    words[(*inout_count)++] = cast_to(b, EMP_OP_arith_trunci, high, word);
  }
  return true;
}

static emp_value_t* join_scalar(emp_rewriter_t* b, const emp_type_t* type,
                                emp_value_t* low, emp_value_t* high) {
  uint32_t bits = scalar_bits(type);
  emp_value_t* value = low;
  if (bits > 32) {
    const emp_type_t* wide = int_type(b, 64);
    value = cast_to(b, EMP_OP_arith_extui, low, wide);
    high = cast_to(b, EMP_OP_arith_extui, high, wide);
    high =
        emp_stream_binary(b, EMP_OP_arith_shli, high, int_constant(b, 64, 32));
    value = emp_stream_binary(b, EMP_OP_arith_ori, value, high);
  }
  uint32_t have = bits > 32 ? 64 : 32;
  if (bits < have) {
    value = cast_to(b, EMP_OP_arith_trunci, value, int_type(b, bits));
  }
  if (type->kind == EMP_TYPE_INDEX) {
    return cast_to(b, EMP_OP_arith_index_cast, value, type);
  }
  return type->kind == EMP_TYPE_FLOAT
             ? cast_to(b, EMP_OP_arith_bitcast, value, type)
             : value;
}

// -- functions ---------------------------------------------------------------

typedef struct kernel_s {
  emp_pass_ctx_t* pass;
  emp_op_t* function;
  emp_block_t* body;
  emp_value_t** bindings;  // by old argument; NULL for scalars
  emp_value_t** lows;
  emp_value_t** highs;
  uint32_t old_count;
} kernel_t;

static const char* dims_group(const emp_op_t* op, const emp_value_t* tensor) {
  switch (op->info->kind) {
    case EMP_OP_iree_tensor_ext_dispatch_tensor_load:
    case EMP_OP_flow_dispatch_tensor_load:
      return "source_dims";
    case EMP_OP_iree_tensor_ext_dispatch_tensor_store:
    case EMP_OP_flow_dispatch_tensor_store:
      return emp_op_operand(op, 1) == tensor ? "target_dims" : NULL;
    case EMP_OP_flow_dispatch_tie_shape:
      return "dynamic_dims";
    default:
      return NULL;
  }
}

// The sizes that some user of the tensor states.
static emp_value_t** find_dims(kernel_t* kernel, const emp_value_t* tensor,
                               uint32_t* out_count) {
  *out_count = 0;
  for (emp_operand_t* use = tensor->first_use; use != NULL;
       use = use->next_use) {
    const char* name = dims_group(use->owner, tensor);
    if (name == NULL) continue;
    return emp_stream_group(kernel->pass->scratch, use->owner, name, out_count);
  }
  return NULL;
}

// Where the subspan can stand: behind the last of its sizes.
static emp_op_t* place_behind(kernel_t* kernel, emp_op_t* anchor,
                              emp_value_t* const* dims, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    emp_op_t* def = emp_value_def(dims[i]);
    if (def == NULL || def->block != kernel->body) continue;
    if (def == anchor || emp_op_is_before(anchor, def)) anchor = def->next;
  }
  return anchor;
}

static bool bind_tensor(kernel_t* kernel, uint32_t i, emp_op_t* anchor) {
  emp_value_t* old = kernel->body->args[i];
  const emp_type_t* bound = emp_dispatch_tensor_bound(old->type);
  uint32_t wanted =
      emp_type_is_shaped(bound) ? emp_type_dynamic_dim_count(bound) : 0;
  uint32_t count = 0;
  if (!emp_value_is_used(old)) return true;
  emp_value_t** dims = find_dims(kernel, old, &count);
  if (count != wanted) {
    return emp_diag_kernel_dims(kernel->pass->sink, kernel->function->loc,
                                emp_op_str_attr(kernel->function, "sym_name"),
                                i);
  }
  emp_rewriter_t b =
      emp_build_before(place_behind(kernel, anchor, dims, count));
  b.scratch = kernel->pass->scratch;
  emp_value_t* zero = emp_stream_index(&b, 0);
  const emp_group_t groups[] = {EMP_GROUP("binding", kernel->bindings[i]),
                                EMP_GROUP("byte_offset", zero),
                                {"dynamic_dims", dims, count}};
  emp_op_t* subspan = emp_build_groups(&b, EMP_OP_stream_binding_subspan,
                                       groups, EMP_TYPES(old->type));
  emp_value_replace_uses(old, emp_op_result(subspan, 0));
  return true;
}

static void add_arguments(kernel_t* kernel) {
  emp_arena_t* arena = kernel->function->arena;
  emp_context_t* context = kernel->pass->context;
  const emp_attr_t* loc = kernel->function->loc;
  const emp_type_t* binding =
      emp_type_named(context, "stream.binding", NULL, 0);
  const emp_type_t* word = emp_type_integer(context, 32);
  for (uint32_t i = 0; i < kernel->old_count; ++i) {
    if (!emp_type_is_dispatch_tensor(kernel->body->args[i]->type)) continue;
    kernel->bindings[i] = emp_block_add_arg(kernel->body, arena, binding, loc);
  }
  for (uint32_t i = 0; i < kernel->old_count; ++i) {
    uint32_t bits = scalar_bits(kernel->body->args[i]->type);
    if (kernel->bindings[i] != NULL || bits == 0) continue;
    kernel->lows[i] = emp_block_add_arg(kernel->body, arena, word, loc);
    if (bits <= 32) continue;
    kernel->highs[i] = emp_block_add_arg(kernel->body, arena, word, loc);
  }
}

static void set_function_type(kernel_t* kernel) {
  const emp_type_t** types = emp_arena_new_array(
      kernel->pass->scratch, const emp_type_t*, kernel->body->arg_count + 1);
  for (uint32_t i = 0; i < kernel->body->arg_count; ++i) {
    types[i] = kernel->body->args[i]->type;
  }
  emp_op_set_attr(
      kernel->function, "function_type",
      emp_attr_type(emp_type_function(kernel->pass->context, types,
                                      kernel->body->arg_count, NULL, 0)));
  emp_op_remove_attr(kernel->function, "arg_attrs");
}

static bool convert_function(emp_pass_ctx_t* pass, emp_op_t* function) {
  kernel_t kernel = {
      .pass = pass, .function = function, .body = emp_op_body(function)};
  if (kernel.body == NULL || kernel.body->first == NULL) return true;
  kernel.old_count = kernel.body->arg_count;
  size_t room = kernel.old_count + 1;
  kernel.bindings = emp_arena_new_array(pass->scratch, emp_value_t*, room);
  kernel.lows = emp_arena_new_array(pass->scratch, emp_value_t*, room);
  kernel.highs = emp_arena_new_array(pass->scratch, emp_value_t*, room);
  add_arguments(&kernel);
  emp_op_t* anchor = kernel.body->first;
  emp_rewriter_t b = emp_build_before(anchor);
  b.scratch = pass->scratch;
  for (uint32_t i = 0; i < kernel.old_count; ++i) {
    emp_value_t* old = kernel.body->args[i];
    if (kernel.bindings[i] != NULL) continue;
    if (kernel.lows[i] == NULL) {
      return emp_diag_kernel_operand(pass->sink, function->loc,
                                     emp_type_text(pass->scratch, old->type));
    }
    if (!emp_value_is_used(old)) continue;
    emp_value_replace_uses(
        old, join_scalar(&b, old->type, kernel.lows[i], kernel.highs[i]));
  }
  for (uint32_t i = 0; i < kernel.old_count; ++i) {
    if (kernel.bindings[i] != NULL && !bind_tensor(&kernel, i, anchor)) {
      return false;
    }
  }
  for (uint32_t i = kernel.old_count; i > 0; --i) {
    emp_block_erase_arg(kernel.body, i - 1);
  }
  set_function_type(&kernel);
  return true;
}

// -- executables -------------------------------------------------------------

// An op of another kind with the same attributes and regions.
static emp_op_t* retag(emp_op_t* op, uint32_t kind) {
  emp_rewriter_t b = emp_build_before(op);
  emp_op_t* made = emp_build_op(&b, kind, .region_count = op->region_count);
  made->attrs = op->attrs;
  for (uint32_t i = 0; i < op->region_count; ++i) {
    emp_region_take(&made->regions[i], &op->regions[i]);
  }
  emp_op_erase(op);
  return made;
}

static void convert_returns(emp_op_t* root, emp_arena_t* scratch) {
  emp_op_list_t returns = emp_collect(root, EMP_OP_flow_return, scratch);
  for (size_t i = 0; i < returns.count; ++i) {
    emp_op_t* op = returns.items[i];
    uint32_t count = 0;
    emp_value_t** values = emp_stream_group(scratch, op, "operands", &count);
    emp_rewriter_t b = emp_build_before(op);
    emp_build_op(&b, EMP_OP_stream_return, .operands = values,
                 .operand_count = count);
    emp_op_erase(op);
  }
}

static bool convert_executable(emp_pass_ctx_t* pass, emp_op_t* executable) {
  emp_block_t* body = emp_op_body(executable);
  for (emp_op_t *op = body->first, *next = NULL; op != NULL; op = next) {
    next = op->next;
    if (emp_op_is(op, EMP_OP_flow_executable_export)) {
      convert_returns(retag(op, EMP_OP_stream_executable_export),
                      pass->scratch);
    } else if (emp_op_is(op, EMP_OP_flow_executable_end)) {
      retag(op, EMP_OP_stream_executable_end);
    }
  }
  emp_op_t* made = retag(executable, EMP_OP_stream_executable);
  emp_op_list_t functions = emp_collect(made, EMP_OP_func_func, pass->scratch);
  bool all_well = true;
  for (size_t i = 0; i < functions.count; ++i) {
    const emp_op_t* table = emp_op_parent(functions.items[i]);
    bool is_entry = table != NULL && emp_op_parent(table) == made;
    const emp_type_t* type =
        emp_op_attr(functions.items[i], "function_type")->type;
    if (!is_entry || type->result_count != 0) continue;  // a helper
    all_well = convert_function(pass, functions.items[i]) && all_well;
  }
  return all_well;
}

bool emp_stream_convert_executables(emp_pass_ctx_t* pass) {
  emp_op_list_t list =
      emp_collect(pass->op, EMP_OP_flow_executable, pass->scratch);
  bool all_well = true;
  for (size_t i = 0; i < list.count; ++i) {
    all_well = convert_executable(pass, list.items[i]) && all_well;
  }
  return all_well;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// materialize-transient-size-queries: each entry with storage for its
// transients gets two functions that tell how many bytes a call needs.
//
// Before:
//   util.func public @f(%a: !hal.buffer_view, %s: !hal.buffer) -> .. {
//     %d = hal.buffer_view.dim<%a : !hal.buffer_view>[0] : index
//     %n = arith.muli %d, %c4 : index
//     %p:2 = stream.resource.pack slices({ [0, 1] = %n }) : index
//            attributes {stream.experimental.transients}
// After, besides it:
//   util.func public @f_transients_size(%a: !hal.buffer_view, %s: !hal.buffer)
//       -> index { .. util.return %p#0 : index }
//   util.func public @f_transients_size_of(%d: index) -> index
//       attributes {emplace.size_query = @f} { .. }
// with these keys in the reflection of @f:
//   iree.abi.transients.size = @f_transients_size
//   emplace.transients.size = "f_transients_size_of"
//   emplace.transients.params = "dim:0:0"
//
// The first takes the entry's own arguments, as IREE has it. The second takes
// numbers only: the size of every `?` of the tensor arguments in order, then
// the scalar arguments. Names are unique in the module.
//
// Right, because emplace-transients computes the sizes from the arguments at
// the start of the function. Ends: once for each entry.
#include "base/assert.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "ir/symbol.h"
#include "passes/passes.h"
#include "passes/stream/reflection.h"
#include "passes/stream/stream_build.h"

enum { kMaxParams = 256 };

typedef struct param_s {
  uint32_t arg;
  int64_t axis;  // -1: a scalar
} param_t;

typedef struct query_s {
  emp_pass_ctx_t* pass;
  emp_symbol_table_t* symbols;
  emp_op_t* entry;
  emp_op_t* behind;  // the query is made behind this function
  emp_op_t* pack;
  emp_rewriter_t b;   // at the end of the query's body
  emp_ptr_map_t map;  // value of the entry -> value of the query
  // Of the second form: parameters in order; NULL for the first.
  const param_t* params;
  size_t param_count;
  emp_block_t* body;
} query_t;

// -- copying the computation -------------------------------------------------

static emp_value_t* copy_value(query_t* q, emp_value_t* value);

// A size of a tensor argument is a parameter, or a number of its type.
static emp_value_t* copy_dim(query_t* q, emp_op_t* op) {
  emp_value_t* view = emp_op_operand(op, 0);
  int64_t axis = emp_op_int_attr(op, "index", 0);
  if (view->op != NULL) return NULL;
  for (size_t i = 0; i < q->param_count; ++i) {
    if (q->params[i].arg == view->index && q->params[i].axis == axis) {
      return q->body->args[i];
    }
  }
  const emp_attr_t* abi = emp_op_attr(q->entry, "emplace.abi");
  const emp_attr_t* args = emp_dictionary_get(abi, "args");
  EMP_ASSERT(args != NULL && view->index < args->count);
  const emp_attr_t* type = emp_dictionary_get(args->items[view->index], "type");
  if (type == NULL || type->kind != EMP_ATTR_TYPE ||
      !emp_type_is_shaped(type->type) || axis >= type->type->rank) {
    return NULL;
  }
  return emp_stream_index(&q->b, type->type->dims[axis]);
}

// A scalar argument arrives as an index.
static emp_value_t* copy_scalar(query_t* q, const emp_value_t* arg) {
  EMP_ASSERT(q->param_count == 0 || q->params != NULL);
  for (size_t i = 0; i < q->param_count; ++i) {
    if (q->params[i].arg != arg->index || q->params[i].axis >= 0) continue;
    emp_value_t* param = q->body->args[i];
    if (arg->type->kind == EMP_TYPE_INDEX) return param;
    if (arg->type->kind != EMP_TYPE_INTEGER) return NULL;
    return emp_build_value(&q->b, EMP_OP_arith_index_cast, EMP_VALUES(param),
                           EMP_TYPES(arg->type));
  }
  return NULL;
}

static emp_value_t* copy_op(query_t* q, emp_value_t* value) {
  emp_op_t* def = emp_value_def(value);
  if (q->params != NULL && emp_op_is(def, EMP_OP_hal_buffer_view_dim)) {
    return copy_dim(q, def);
  }
  if (!emp_op_is_pure(def) || def->region_count > 0) return NULL;
  for (uint32_t i = 0; i < def->operand_count; ++i) {
    if (copy_value(q, emp_op_operand(def, i)) == NULL) return NULL;
  }
  emp_op_t* copy = emp_op_clone(def, q->b.arena, &q->map);
  emp_op_append(copy, q->b.block);
  for (uint32_t i = 0; i < def->result_count; ++i) {
    emp_ptr_map_set(&q->map, &def->results[i], &copy->results[i]);
  }
  return &copy->results[value->index];
}

static emp_value_t* copy_value(query_t* q, emp_value_t* value) {
  emp_value_t* known = emp_ptr_map_get(&q->map, value);
  if (known != NULL) return known;
  known =
      emp_value_def(value) != NULL ? copy_op(q, value) : copy_scalar(q, value);
  if (known != NULL) emp_ptr_map_set(&q->map, value, known);
  return known;
}

// -- making a function -------------------------------------------------------

static emp_op_t* begin_query(query_t* q, const char* suffix,
                             const emp_type_t* const* types, size_t count) {
  emp_context_t* context = q->pass->context;
  const emp_type_t* index = emp_type_index(context);
  emp_str_t name = emp_symbol_table_unique_name(
      q->symbols,
      emp_arena_format(q->pass->scratch, "%.*s%s",
                       EMP_STR_ARGS(emp_symbol_name(q->entry)), suffix));
  emp_rewriter_t b = emp_build_after(q->behind);
  b.loc = q->entry->loc;
  emp_op_t* op = emp_build_op(
      &b, EMP_OP_util_func, .region_count = 1,
      EMP_ATTRS(
          EMP_ATTR("sym_name", emp_attr_string(context, name)),
          EMP_ATTR("sym_visibility", emp_attr_cstr(context, "public")),
          EMP_ATTR("function_type", emp_attr_type(emp_type_function(
                                        context, types, count, &index, 1)))));
  emp_op_t* anchor = op->next;
  emp_op_unlink(op);
  emp_symbol_table_insert(q->symbols, op, anchor);
  q->b = b;
  q->body = emp_build_block(&q->b, &op->regions[0], types, count);
  emp_set_insertion_end(&q->b, q->body);
  q->b.scratch = q->pass->scratch;
  q->map = (emp_ptr_map_t){.arena = q->pass->scratch};
  return op;
}

// False (and no function) when the size depends on what a query cannot see.
static bool end_query(query_t* q, emp_op_t* op) {
  emp_value_t* total = q->pack != NULL ? copy_value(q, &q->pack->results[0])
                                       : emp_stream_index(&q->b, 0);
  if (total == NULL) {
    emp_symbol_table_remove(q->symbols, op);
    emp_op_erase(op);
    return false;
  }
  emp_build_op(&q->b, EMP_OP_util_return, EMP_VALUES(total));
  return true;
}

static emp_op_t* query_by_arguments(query_t* q) {
  emp_block_t* from = emp_op_body(q->entry);
  const emp_type_t* type = emp_op_attr(q->entry, "function_type")->type;
  q->params = NULL;
  q->param_count = 0;
  emp_op_t* op =
      begin_query(q, "_transients_size", type->types, type->input_count);
  for (uint32_t i = 0; i < from->arg_count; ++i) {
    emp_ptr_map_set(&q->map, from->args[i], q->body->args[i]);
  }
  return end_query(q, op) ? op : NULL;
}

// -- parameters --------------------------------------------------------------

static bool is_kind(const emp_attr_t* arg, const char* kind) {
  const emp_attr_t* attr = emp_dictionary_get(arg, "kind");
  return attr != NULL && emp_str_is(attr->text, kind);
}

static size_t gather_params(const emp_attr_t* args, param_t* params) {
  size_t count = 0;
  for (uint32_t i = 0; i < args->count; ++i) {
    const emp_attr_t* type = emp_dictionary_get(args->items[i], "type");
    bool is_tensor =
        is_kind(args->items[i], "input") || is_kind(args->items[i], "output");
    if (!is_tensor || type == NULL || type->kind != EMP_ATTR_TYPE ||
        !emp_type_is_shaped(type->type)) {
      continue;
    }
    for (uint32_t k = 0; k < type->type->rank && count < kMaxParams; ++k) {
      if (type->type->dims[k] != EMP_DIM_DYNAMIC) continue;
      params[count++] = (param_t){i, k};
    }
  }
  for (uint32_t i = 0; i < args->count && count < kMaxParams; ++i) {
    if (is_kind(args->items[i], "scalar")) params[count++] = (param_t){i, -1};
  }
  return count;
}

static emp_str_t params_text(emp_arena_t* scratch, const param_t* params,
                             size_t count) {
  emp_text_t text = {.arena = scratch};
  for (size_t i = 0; i < count; ++i) {
    if (i > 0) emp_text_append_char(&text, ',');
    if (params[i].axis < 0) {
      emp_text_format(&text, "scalar:%u", params[i].arg);
    } else {
      emp_text_format(&text, "dim:%u:%lld", params[i].arg,
                      (long long)params[i].axis);
    }
  }
  return emp_text_view(&text);
}

static void query_by_sizes(query_t* q) {
  emp_context_t* context = q->pass->context;
  const emp_attr_t* abi = emp_op_attr(q->entry, "emplace.abi");
  const emp_attr_t* args = abi != NULL ? emp_dictionary_get(abi, "args") : NULL;
  param_t params[kMaxParams];
  const emp_type_t* types[kMaxParams];
  if (args == NULL) return;
  q->params = params;
  q->param_count = gather_params(args, params);
  for (size_t i = 0; i < q->param_count; ++i) {
    types[i] = emp_type_index(context);
  }
  emp_op_t* op = begin_query(q, "_transients_size_of", types, q->param_count);
  if (!end_query(q, op)) return;
  emp_op_set_attr(op, "emplace.size_query",
                  emp_attr_symbol(context, emp_symbol_name(q->entry)));
  emp_reflection_set(q->entry, "emplace.transients.size",
                     emp_attr_string(context, emp_symbol_name(op)));
  emp_reflection_set(
      q->entry, "emplace.transients.params",
      emp_attr_string(context,
                      params_text(q->pass->scratch, params, q->param_count)));
}

// -- entries -----------------------------------------------------------------

static emp_op_t* tagged_pack(emp_op_t* function, emp_arena_t* scratch) {
  emp_op_list_t list =
      emp_collect(function, EMP_OP_stream_resource_pack, scratch);
  for (size_t i = 0; i < list.count; ++i) {
    if (emp_op_has_attr(list.items[i], "stream.experimental.transients")) {
      return list.items[i];
    }
  }
  return NULL;
}

// An argument is declared to be storage: there is a query even for 0 bytes.
static bool has_storage(const emp_op_t* entry) {
  const emp_attr_t* abi = emp_op_attr(entry, "emplace.abi");
  const emp_attr_t* args = abi != NULL ? emp_dictionary_get(abi, "args") : NULL;
  for (uint32_t i = 0; args != NULL && i < args->count; ++i) {
    if (is_kind(args->items[i], "transients")) return true;
  }
  return false;
}

static bool make_queries(emp_pass_ctx_t* pass, emp_symbol_table_t* symbols,
                         emp_op_t* entry) {
  query_t q = {
      .pass = pass, .symbols = symbols, .entry = entry, .behind = entry};
  q.pack = tagged_pack(entry, pass->scratch);
  if (q.pack == NULL && !has_storage(entry)) return true;
  emp_op_t* query = query_by_arguments(&q);
  if (query == NULL) {
    return emp_diag_cannot_hoist(pass->sink, entry->loc);
  }
  emp_reflection_set(entry, "iree.abi.transients.size",
                     emp_attr_symbol(pass->context, emp_symbol_name(query)));
  q.behind = query;
  query_by_sizes(&q);
  return true;
}

bool emp_pass_materialize_transient_size_queries(emp_pass_ctx_t* pass) {
  emp_symbol_table_t* symbols =
      emp_symbol_table_create(pass->op, pass->scratch);
  bool all_well = true;
  emp_block_t* body = emp_op_body(pass->op);
  for (emp_op_t *op = body->first, *next = NULL; op != NULL; op = next) {
    next = op->next;
    if (!emp_op_is(op, EMP_OP_util_func) || !emp_symbol_is_public(op)) continue;
    all_well = make_queries(pass, symbols, op) && all_well;
  }
  return all_well;
}

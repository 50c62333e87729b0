// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Globals of resources. A constant tensor is uploaded once; a mutable one has
// storage of its own, made when the module is loaded, that stores write into:
//
//   util.global private @c : !stream.resource<constant>
//   util.global private @v : !stream.resource<variable>
//   util.initializer {
//     %r, %t = stream.resource.constants : !stream.resource<constant>{%n} = ..
//     %c = stream.timepoint.await %t => %r : ..
//     util.global.store %c, @c : ..
//     %a = stream.resource.alloc uninitialized : !stream.resource<variable>{%n}
//     %u = stream.async.update %c, %a[..] ..
//     util.global.store %u, @v : ..
//   }
#include "passes/stream/stream_globals.h"

#include "base/array.h"
#include "dialects/op_kinds.h"
#include "ir/symbol.h"
#include "passes/stream/stream_build.h"

// Splats above this many bytes are filled instead of stored in the module.
enum { kMaxSplatBytes = 1024 };

typedef struct slot_s {
  emp_op_t* global;
  const emp_attr_t* value;  // NULL: undefined contents
  const emp_type_t* type;   // the tensor
  bool is_variable;
} slot_t;

struct emp_stream_globals_s {
  emp_pass_ctx_t* pass;
  emp_symbol_table_t* symbols;
  emp_ptr_map_t by_value;  // attribute -> global op
  emp_ptr_map_t by_op;     // global op -> its slot's number + 1
  struct {
    slot_t* items;
    size_t count, capacity;
  } slots;
  bool failed;
};

static void add_slot(emp_stream_globals_t* g, emp_op_t* global,
                     const emp_attr_t* value, const emp_type_t* type,
                     bool is_variable) {
  slot_t slot = {global, value, type, is_variable};
  emp_array_push(g->pass->scratch, &g->slots, slot);
  emp_lifetime_t lifetime =
      is_variable ? EMP_LIFETIME_VARIABLE : EMP_LIFETIME_CONSTANT;
  emp_op_set_attr(
      global, "type",
      emp_attr_type(emp_stream_resource_type(g->pass->context, lifetime)));
  emp_op_remove_attr(global, "initial_value");
}

emp_stream_globals_t* emp_stream_globals_begin(emp_pass_ctx_t* pass) {
  emp_stream_globals_t* g = emp_arena_new(pass->scratch, emp_stream_globals_t);
  g->pass = pass;
  g->symbols = emp_symbol_table_create(pass->op, pass->scratch);
  g->by_value.arena = g->by_op.arena = pass->scratch;
  emp_block_t* body = emp_op_body(pass->op);
  for (emp_op_t* op = body->first; op != NULL; op = op->next) {
    if (!emp_op_is(op, EMP_OP_util_global)) continue;
    const emp_type_t* type = emp_op_attr(op, "type")->type;
    if (!emp_type_is_tensor(type)) continue;
    if (emp_type_dynamic_dim_count(type) != 0) {
      g->failed = !emp_diag_dynamic_global(pass->sink, op->loc,
                                           emp_op_str_attr(op, "sym_name"));
      continue;
    }
    const emp_attr_t* value = emp_op_attr(op, "initial_value");
    if (value != NULL && value->kind == EMP_ATTR_DIALECT) value = NULL;
    add_slot(g, op, value, type,
             value == NULL || emp_op_has_attr(op, "is_mutable"));
  }
  return g;
}

static emp_value_t* load(emp_rewriter_t* b, emp_op_t* global) {
  const emp_type_t* type = emp_op_attr(global, "type")->type;
  emp_op_t* op = emp_build_op(
      b, EMP_OP_util_global_load, EMP_TYPES(type),
      EMP_ATTRS(EMP_ATTR(
          "global", emp_attr_symbol(b->context, emp_symbol_name(global)))));
  if (emp_stream_lifetime(type) == EMP_LIFETIME_CONSTANT) {
    emp_op_set_attr(op, "is_immutable", emp_attr_unit(b->context));
  }
  return emp_op_result(op, 0);
}

emp_value_t* emp_stream_constant(emp_stream_globals_t* g, emp_rewriter_t* b,
                                 const emp_attr_t* value) {
  int64_t count = emp_type_element_count(value->type);
  if (count == 0) {
    return emp_stream_alloca(b, EMP_LIFETIME_TRANSIENT, emp_stream_index(b, 0));
  }
  emp_op_t* global = emp_ptr_map_get(&g->by_value, value);
  if (global == NULL) {
    emp_rewriter_t top = emp_build_before(emp_op_body(g->pass->op)->first);
    top.loc = b->loc;
    emp_str_t name =
        emp_symbol_table_unique_name(g->symbols, EMP_STR("__constant"));
    const emp_attr_t* private_attr = emp_attr_cstr(g->pass->context, "private");
    const emp_type_t* type =
        emp_stream_resource_type(g->pass->context, EMP_LIFETIME_CONSTANT);
    global = emp_build_op(
        &top, EMP_OP_util_global,
        EMP_ATTRS(EMP_ATTR("sym_name", emp_attr_string(g->pass->context, name)),
                  EMP_ATTR("sym_visibility", private_attr),
                  EMP_ATTR("type", emp_attr_type(type))));
    emp_op_unlink(global);
    emp_symbol_table_insert(g->symbols, global,
                            emp_op_body(g->pass->op)->first);
    union {
      const emp_attr_t* attr;
      const void* pointer;
    } key = {value};
    emp_ptr_map_set(&g->by_value, key.pointer, global);
    add_slot(g, global, value, value->type, false);
  }
  return load(b, global);
}

// -- mutable globals ---------------------------------------------------------

static bool stores_to(emp_op_t* root, const emp_attr_t* name,
                      emp_arena_t* scratch) {
  emp_op_list_t list = emp_collect(root, EMP_OP_util_global_store, scratch);
  for (size_t i = 0; i < list.count; ++i) {
    if (emp_op_attr(list.items[i], "global") == name) return true;
  }
  return false;
}

static emp_op_t* function_of(emp_op_t* op) {
  while (op != NULL && !emp_op_has_trait(op, FUNCTION_LIKE)) {
    op = emp_op_parent(op);
  }
  return op;
}

static const emp_type_t* tensor_of(emp_stream_globals_t* g,
                                   const emp_op_t* global) {
  for (size_t i = 0; i < g->slots.count; ++i) {
    if (g->slots.items[i].global == global) return g->slots.items[i].type;
  }
  return NULL;
}

emp_value_t* emp_stream_load_global(emp_stream_globals_t* g, emp_rewriter_t* b,
                                    emp_op_t* op) {
  const emp_attr_t* name = emp_op_attr(op, "global");
  emp_op_t* global = emp_symbol_lookup(op, name);
  emp_value_t* value = load(b, global);
  // A store that comes later must not change what was loaded.
  if (stores_to(function_of(op), name, g->pass->scratch)) {
    const emp_type_t* type = tensor_of(g, global);
    emp_value_t* bytes = emp_stream_tensor_bytes(b, type, NULL);
    value = emp_stream_clone(b, value, bytes, emp_stream_index(b, 0), bytes);
  }
  return value;
}

bool emp_stream_store_global(emp_stream_globals_t* g, emp_rewriter_t* b,
                             emp_op_t* op) {
  emp_op_t* global = emp_symbol_lookup(op, emp_op_attr(op, "global"));
  const emp_type_t* type = tensor_of(g, global);
  if (type == NULL) return false;  // diagnosed with the global
  emp_value_t* bytes = emp_stream_tensor_bytes(b, type, NULL);
  emp_value_t* target = load(b, global);
  emp_op_set_attr(emp_value_def(target), "emplace.owned",
                  emp_attr_unit(b->context));
  emp_stream_update(b, target, bytes, emp_stream_index(b, 0),
                    emp_op_operand(op, 0), bytes);
  return true;
}

// -- the initializer ---------------------------------------------------------

static bool is_big_splat(const slot_t* slot) {
  int64_t bytes = 0;
  return slot->value != NULL && slot->value->kind == EMP_ATTR_DENSE &&
         slot->value->data.is_splat && slot->value->data.length <= 4 &&
         emp_type_storage_bytes(slot->type->element,
                                emp_type_element_count(slot->type), &bytes) &&
         bytes > kMaxSplatBytes &&
         !(slot->type->element->bits == 2 || slot->type->element->bits == 4);
}

static bool is_uploaded(const slot_t* slot) {
  return slot->value != NULL && !is_big_splat(slot);
}

// One op that uploads the values; results go to `out`, by slot.
static void upload(emp_stream_globals_t* g, emp_rewriter_t* b,
                   emp_value_t** out) {
  emp_arena_t* scratch = g->pass->scratch;
  size_t room = g->slots.count + 1, count = 0;
  const emp_attr_t** values =
      emp_arena_new_array(scratch, const emp_attr_t*, room);
  const emp_type_t** types =
      emp_arena_new_array(scratch, const emp_type_t*, room);
  emp_value_t** sizes = emp_arena_new_array(scratch, emp_value_t*, room);
  for (size_t i = 0; i < g->slots.count; ++i) {
    const slot_t* slot = &g->slots.items[i];
    if (!is_uploaded(slot)) continue;
    values[count] = slot->value;
    sizes[count] = emp_stream_tensor_bytes(b, slot->type, NULL);
    types[count++] =
        emp_stream_resource_type(g->pass->context, EMP_LIFETIME_CONSTANT);
  }
  if (count == 0) return;
  types[count] = emp_stream_timepoint_type(g->pass->context);
  emp_op_t* op = emp_build_op(
      b, EMP_OP_stream_resource_constants, .operands = sizes,
      .operand_count = count, .results = types, .result_count = count + 1,
      EMP_ATTRS(
          EMP_ATTR("values", emp_attr_array(g->pass->context, values, count))));
  emp_value_t** uploaded = emp_arena_new_array(scratch, emp_value_t*, room);
  for (size_t i = 0; i < count; ++i) {
    uploaded[i] = emp_op_result(op, (uint32_t)i);
  }
  const emp_group_t groups[] = {
      {"resource_operands", uploaded, count},
      {"resource_operand_sizes", sizes, count},
      EMP_GROUP("await_timepoint", emp_op_result(op, (uint32_t)count))};
  emp_op_t* await = emp_build_groups(b, EMP_OP_stream_timepoint_await, groups,
                                     .results = types, .result_count = count);
  uint32_t next = 0;
  for (size_t i = 0; i < g->slots.count; ++i) {
    if (is_uploaded(&g->slots.items[i])) out[i] = emp_op_result(await, next++);
  }
}

static emp_value_t* splat_pattern(emp_rewriter_t* b, const emp_attr_t* value) {
  uint32_t bits = (uint32_t)value->data.length * 8;
  uint32_t pattern = 0;
  for (size_t i = 0; i < value->data.length; ++i) {
    pattern |= (uint32_t)value->data.bytes[i] << (8 * i);
  }
  const emp_type_t* type = emp_type_integer(b->context, bits);
  return emp_build_value(
      b, EMP_OP_arith_constant, EMP_TYPES(type),
      EMP_ATTRS(EMP_ATTR("value", emp_attr_integer(type, (int32_t)pattern))));
}

static emp_value_t* new_storage(emp_stream_globals_t* g, emp_rewriter_t* b,
                                const slot_t* slot, emp_value_t* bytes) {
  const emp_type_t* type = emp_op_attr(slot->global, "type")->type;
  return emp_build_value(
      b, EMP_OP_stream_resource_alloc, EMP_VALUES(bytes), EMP_TYPES(type),
      EMP_ATTRS(EMP_ATTR("uninitialized", emp_attr_unit(g->pass->context))));
}

static void fill_slots(emp_stream_globals_t* g, emp_rewriter_t* b,
                       emp_value_t** uploaded) {
  for (size_t i = 0; i < g->slots.count; ++i) {
    const slot_t* slot = &g->slots.items[i];
    emp_value_t* value = uploaded[i];
    if (slot->is_variable || value == NULL) {
      emp_value_t* bytes = emp_stream_tensor_bytes(b, slot->type, NULL);
      emp_value_t* zero = emp_stream_index(b, 0);
      emp_value_t* made = new_storage(g, b, slot, bytes);
      if (is_big_splat(slot)) {
        made = emp_stream_fill(b, made, bytes, zero, bytes,
                               splat_pattern(b, slot->value));
      } else if (value != NULL) {
        made = emp_stream_update(b, made, bytes, zero, value, bytes);
      }
      value = made;
    }
    emp_build_op(
        b, EMP_OP_util_global_store, EMP_VALUES(value),
        EMP_ATTRS(EMP_ATTR(
            "global",
            emp_attr_symbol(g->pass->context, emp_symbol_name(slot->global)))));
  }
}

bool emp_stream_globals_end(emp_stream_globals_t* g) {
  if (g->failed || g->slots.count == 0) return !g->failed;
  // Behind the last of our globals, before anything that may read them.
  emp_op_t* anchor = emp_op_body(g->pass->op)->first;
  while (anchor->next != NULL && emp_op_is(anchor, EMP_OP_util_global)) {
    anchor = anchor->next;
  }
  emp_rewriter_t b = emp_build_before(anchor);
  b.loc = g->slots.items[0].global->loc;
  emp_op_t* op = emp_build_op(
      &b, EMP_OP_util_initializer, .region_count = 1,
      EMP_ATTRS(
          EMP_ATTR("function_type", emp_attr_type(emp_type_function(
                                        g->pass->context, NULL, 0, NULL, 0)))));
  emp_block_t* block = emp_build_block(&b, &op->regions[0], NULL, 0);
  emp_set_insertion_end(&b, block);
  b.scratch = g->pass->scratch;
  emp_value_t** uploaded =
      emp_arena_new_array(g->pass->scratch, emp_value_t*, g->slots.count + 1);
  upload(g, &b, uploaded);
  fill_slots(g, &b, uploaded);
  emp_build_op(&b, EMP_OP_util_return, .operand_count = 0);
  return true;
}

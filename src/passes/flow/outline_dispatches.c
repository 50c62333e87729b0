// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// outline-dispatches: moves the body of each flow.dispatch.workgroups into an
// executable of its own and leaves a flow.dispatch that names it.
//
// Before:
//   %y = flow.dispatch.workgroups[%n](%x, %n) : (..) -> tensor<?xf32>{%n} =
//       (%a: !.., %d: index, %o: !..) { ... flow.return } count(%w) -> {..}
// After:
//   flow.executable private @f_dispatch_0 {
//     flow.executable.export public @f_dispatch_0_elementwise_D_f32
//         workgroups(%w: index) -> (index, index, index) {..}
//     builtin.module {
//       func.func @f_dispatch_0_elementwise_D_f32(%a: !.., %d: index, %o: !..)
//           { ... return }
//     }
//   }
//   %y = flow.dispatch @f_dispatch_0::@f_dispatch_0_elementwise_D_f32[%n](
//       %x, %n) : (..) -> tensor<?xf32>{%n}
// The name tells the function, the number of the dispatch, the op that does the
// work, its loop ranges (D where it is dynamic) and its element types.
//
// Right, because the body is isolated already; it is moved as it is. Ends: once
// for each op.
#include "base/assert.h"
#include "base/text.h"
#include "dialects/linalg/linalg.h"
#include "dialects/op_kinds.h"
#include "ir/symbol.h"
#include "passes/common/build_groups.h"
#include "passes/passes.h"

typedef struct outliner_s {
  emp_pass_ctx_t* pass;
  emp_context_t* context;
  emp_arena_t* arena;
} outliner_t;

// -- naming ------------------------------------------------------------------

static int weight(const emp_op_t* op) {
  if (!emp_linalg_is_structured(op)) return 0;
  emp_value_t* scalar = NULL;
  if (emp_linalg_is_fill(op, &scalar)) return 1;
  return emp_linalg_reduction_count(op) ? 3 : 2;
}

static emp_walk_t find_heaviest(void* user, emp_op_t* op) {
  const emp_op_t** best = user;
  if (weight(op) > (*best ? weight(*best) : 0)) *best = op;
  return EMP_WALK_ON;
}

static const char* generic_name(const emp_op_t* op) {
  emp_contraction_t dims;
  if (emp_linalg_is_contraction(op, &dims)) return "matmul_like";
  if (emp_linalg_reduction_count(op)) return "reduction";
  if (!emp_linalg_is_copy(op)) return "elementwise";
  const emp_affine_map_t* map = emp_linalg_indexing_map(op, 0);
  if (emp_affine_map_is_identity(map)) return "copy";
  if (emp_affine_map_is_permutation(map)) return "transpose";
  return emp_affine_map_is_projected_permutation(map) ? "broadcast" : "gather";
}

static void append_element(emp_text_t* text, emp_arena_t* arena,
                           const emp_type_t* type, const char** inout_last) {
  const char* name = emp_type_text(arena, emp_type_element_or_self(type));
  if (*inout_last && emp_str_is(emp_str_from(*inout_last), name)) return;
  if (*inout_last) emp_text_append_char(text, 'x');
  *inout_last = name;
  for (const char* c = name; *c; ++c) {
    bool is_word = (*c >= 'a' && *c <= 'z') || (*c >= 'A' && *c <= 'Z') ||
                   (*c >= '0' && *c <= '9');
    emp_text_append_char(text, is_word ? *c : '_');
  }
}

// "matmul_128x512x256_f32"; "slice" where no structured op is inside.
static void append_summary(emp_text_t* text, emp_arena_t* arena,
                           emp_op_t* workgroups) {
  const emp_op_t* op = NULL;
  emp_walk_post(workgroups, find_heaviest, &op);
  if (!op) {
    emp_text_append(text, EMP_STR("slice"));
    return;
  }
  emp_str_t name = emp_str_from(op->info->name);
  emp_str_t dialect, mnemonic;
  emp_str_split(name, '.', &dialect, &mnemonic);
  if (emp_op_is(op, EMP_OP_linalg_generic)) {
    mnemonic = emp_str_from(generic_name(op));
  }
  emp_text_append(text, mnemonic);
  for (uint32_t d = 0; d < emp_linalg_loop_count(op); ++d) {
    int64_t range = emp_linalg_loop_range(op, d);
    emp_text_append_char(text, d ? 'x' : '_');
    if (range == EMP_DIM_DYNAMIC) {
      emp_text_append_char(text, 'D');
    } else {
      emp_text_format(text, "%lld", (long long)range);
    }
  }
  emp_text_append_char(text, '_');
  const char* last = NULL;
  for (uint32_t i = 0; i < emp_linalg_input_count(op); ++i) {
    append_element(text, arena, emp_linalg_input(op, i)->type, &last);
  }
  for (uint32_t i = 0; i < emp_linalg_init_count(op); ++i) {
    append_element(text, arena, emp_linalg_init(op, i)->type, &last);
  }
}

static emp_str_t executable_name(outliner_t* outliner, emp_op_t* func,
                                 unsigned number) {
  emp_str_t base = emp_op_str_attr(func, "sym_name");
  if (base.length == 0) base = EMP_STR("_initializer");
  emp_str_t name = emp_arena_format(outliner->arena, "%.*s_dispatch_%u",
                                    EMP_STR_ARGS(base), number);
  while (emp_symbol_lookup_in(outliner->pass->module->op, name)) {
    name = emp_arena_format(outliner->arena, "%.*s_", EMP_STR_ARGS(name));
  }
  return emp_intern(outliner->context, name);
}

// -- moving ------------------------------------------------------------------

static void build_function(outliner_t* outliner, emp_rewriter_t* b,
                           emp_op_t* workgroups, emp_str_t name) {
  emp_op_t* module = emp_build_op(b, EMP_OP_builtin_module, .region_count = 1);
  emp_block_t* top = emp_build_block(b, &module->regions[0], NULL, 0);
  emp_rewriter_t in = emp_build_at_end(b->context, b->arena, top);
  in.loc = b->loc;
  in.scratch = b->scratch;
  emp_block_t* body = workgroups->regions[0].first;
  const emp_type_t** types = emp_arena_new_array(
      outliner->arena, const emp_type_t*, body->arg_count + 1);
  for (uint32_t i = 0; i < body->arg_count; ++i) {
    types[i] = body->args[i]->type;
  }
  const emp_type_t* type =
      emp_type_function(outliner->context, types, body->arg_count, NULL, 0);
  emp_op_t* func = emp_build_op(
      &in, EMP_OP_func_func, .region_count = 1,
      EMP_ATTRS(EMP_ATTR("sym_name", emp_attr_string(outliner->context, name)),
                EMP_ATTR("function_type", emp_attr_type(type))));
  emp_region_take(&func->regions[0], &workgroups->regions[0]);
  for (emp_block_t* block = func->regions[0].first; block;
       block = block->next) {
    emp_op_t* end = emp_block_terminator(block);
    if (!end || !emp_op_is(end, EMP_OP_flow_return)) continue;
    emp_rewriter_t at_end = emp_build_before(end);
    emp_build_op(&at_end, EMP_OP_func_return, .operand_count = 0);
    emp_op_erase(end);
  }
}

// Without a count region the launch is one workgroup a slice of the workload.
static void fill_count(outliner_t* outliner, emp_rewriter_t* b,
                       emp_op_t* workgroups, emp_op_t* export_op) {
  emp_region_t* region = &export_op->regions[0];
  if (workgroups->region_count > 1 && workgroups->regions[1].first) {
    emp_region_take(region, &workgroups->regions[1]);
    return;
  }
  uint32_t first = 0, count = 0;
  const emp_type_t* index = emp_type_index(outliner->context);
  emp_op_operand_group(workgroups, "workload", &first, &count);
  const emp_type_t** types =
      emp_arena_new_array(outliner->arena, const emp_type_t*, count + 1);
  for (uint32_t i = 0; i < count; ++i)
    types[i] = index;
  emp_block_t* block = emp_build_block(b, region, types, count);
  emp_rewriter_t in = emp_build_at_end(b->context, b->arena, block);
  in.loc = b->loc;
  emp_op_t* counts = emp_build_op(
      &in, EMP_OP_iree_tensor_ext_dispatch_workgroup_count_from_slice,
      .operands = block->args, .operand_count = count,
      EMP_TYPES(index, index, index));
  emp_build_op(&in, EMP_OP_flow_return,
               EMP_VALUES(emp_op_result(counts, 0), emp_op_result(counts, 1),
                          emp_op_result(counts, 2)));
}

static void build_executable(outliner_t* outliner, emp_op_t* func,
                             emp_op_t* workgroups, emp_str_t name,
                             emp_str_t entry) {
  emp_rewriter_t b = emp_build_before(func);
  b.loc = workgroups->loc;
  b.scratch = outliner->arena;
  const emp_attr_t* private_attr = emp_attr_cstr(outliner->context, "private");
  const emp_attr_t* public_attr = emp_attr_cstr(outliner->context, "public");
  emp_op_t* executable = emp_build_op(
      &b, EMP_OP_flow_executable, .region_count = 1,
      EMP_ATTRS(
          EMP_ATTR("sym_visibility", private_attr),
          EMP_ATTR("sym_name", emp_attr_string(outliner->context, name))));
  emp_block_t* body = emp_build_block(&b, &executable->regions[0], NULL, 0);
  emp_rewriter_t in = emp_build_at_end(b.context, b.arena, body);
  in.loc = b.loc;
  in.scratch = b.scratch;
  emp_op_t* export_op = emp_build_op(
      &in, EMP_OP_flow_executable_export, .region_count = 1,
      EMP_ATTRS(
          EMP_ATTR("sym_visibility", public_attr),
          EMP_ATTR("sym_name", emp_attr_string(outliner->context, entry)),
          EMP_ATTR("function_ref", emp_attr_symbol(outliner->context, entry))));
  fill_count(outliner, &in, workgroups, export_op);
  build_function(outliner, &in, workgroups, entry);
  emp_build_op(&in, EMP_OP_flow_executable_end, .operand_count = 0);
}

static void build_dispatch(outliner_t* outliner, emp_op_t* workgroups,
                           emp_str_t name, emp_str_t entry) {
  emp_rewriter_t b = emp_build_before(workgroups);
  b.scratch = outliner->arena;
  const emp_attr_t* nested[] = {emp_attr_symbol(outliner->context, entry)};
  const emp_attr_t* symbol =
      emp_attr_symbol_nested(outliner->context, name, nested, 1);
  size_t count = workgroups->operand_count;
  emp_value_t** operands =
      emp_arena_new_array(outliner->arena, emp_value_t*, count + 1);
  for (uint32_t i = 0; i < count; ++i) {
    operands[i] = emp_op_operand(workgroups, i);
  }
  const emp_type_t** results = emp_arena_new_array(
      outliner->arena, const emp_type_t*, workgroups->result_count + 1);
  for (uint32_t i = 0; i < workgroups->result_count; ++i) {
    results[i] = emp_op_result(workgroups, i)->type;
  }
  // The operand groups of the two ops are the same, in the same order.
  emp_op_t* dispatch = emp_build_op(
      &b, EMP_OP_flow_dispatch, .operands = operands, .operand_count = count,
      .results = results, .result_count = workgroups->result_count,
      .attrs = workgroups->attrs ? workgroups->attrs->entries : NULL,
      .attr_count = workgroups->attrs ? workgroups->attrs->count : 0);
  emp_op_set_attr(dispatch, "entry_points",
                  emp_attr_array(outliner->context, &symbol, 1));
  emp_replace_op_with(&b, workgroups, dispatch);
}

static void outline_function(outliner_t* outliner, emp_op_t* func) {
  emp_op_list_t list =
      emp_collect(func, EMP_OP_flow_dispatch_workgroups, outliner->arena);
  unsigned number = 0;
  for (size_t i = 0; i < list.count; ++i) {
    emp_op_t* workgroups = list.items[i];
    emp_str_t name = executable_name(outliner, func, number++);
    emp_text_t text = {.arena = outliner->arena};
    emp_text_format(&text, "%.*s_", EMP_STR_ARGS(name));
    append_summary(&text, outliner->arena, workgroups);
    emp_str_t entry = emp_intern(outliner->context, emp_text_view(&text));
    build_executable(outliner, func, workgroups, name, entry);
    build_dispatch(outliner, workgroups, name, entry);
  }
}

bool emp_pass_outline_dispatches(emp_pass_ctx_t* pass) {
  outliner_t outliner = {
      .pass = pass, .context = pass->context, .arena = pass->scratch};
  emp_block_t* top = emp_op_body(pass->op);
  for (emp_op_t *op = top->first, *next; op; op = next) {
    next = op->next;
    if (emp_op_has_trait(op, FUNCTION_LIKE)) outline_function(&outliner, op);
  }
  return true;
}

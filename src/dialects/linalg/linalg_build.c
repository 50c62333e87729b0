// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Making structured ops, and naming none: generalization.
#include <string.h>

#include "base/text.h"
#include "dialects/linalg/linalg.h"
#include "dialects/linalg/linalg_table.h"
#include "dialects/op_kinds.h"

static const emp_attr_t* make_maps(emp_context_t* context, emp_arena_t* arena,
                                   const emp_affine_map_t* const* maps,
                                   uint32_t count) {
  const emp_attr_t** items =
      emp_arena_new_array(arena, const emp_attr_t*, count + 1);
  for (uint32_t i = 0; i < count; ++i) {
    items[i] = emp_attr_affine_map(context, maps[i]);
  }
  return emp_attr_array(context, items, count);
}

static const emp_attr_t* make_iterators(emp_context_t* context,
                                        const emp_iterator_t* iterators,
                                        uint32_t count) {
  const emp_enum_def_t* def =
      emp_context_enum_def(context, EMP_STR("linalg.IteratorType"));
  const emp_attr_t* items[EMP_LINALG_MAX_LOOPS];
  for (uint32_t i = 0; i < count && i < EMP_LINALG_MAX_LOOPS; ++i) {
    items[i] = emp_attr_enum(context, def, iterators[i]);
  }
  return emp_attr_array(context, items, count);
}

static const emp_attr_t* make_segments(emp_context_t* context, uint32_t inputs,
                                       uint32_t inits) {
  const int32_t sizes[2] = {(int32_t)inputs, (int32_t)inits};
  return emp_attr_i32_array(context, sizes, 2);
}

static emp_value_t** join_operands(emp_arena_t* arena,
                                   emp_value_t* const* inputs,
                                   uint32_t input_count,
                                   emp_value_t* const* inits,
                                   uint32_t init_count) {
  emp_value_t** all =
      emp_arena_new_array(arena, emp_value_t*, input_count + init_count + 1);
  for (uint32_t i = 0; i < input_count; ++i)
    all[i] = inputs[i];
  for (uint32_t i = 0; i < init_count; ++i)
    all[input_count + i] = inits[i];
  return all;
}

// Types of the inits that are tensors, which are the result types.
static uint32_t tensor_types(emp_value_t* const* inits, uint32_t count,
                             const emp_type_t** out_types) {
  uint32_t found = 0;
  for (uint32_t i = 0; i < count; ++i) {
    if (emp_type_is_tensor(inits[i]->type)) out_types[found++] = inits[i]->type;
  }
  return found;
}

emp_op_t* emp_build_linalg_yield(emp_rewriter_t* rewriter,
                                 emp_value_t* const* values, size_t count) {
  return emp_build_op(rewriter, EMP_OP_linalg_yield, .operands = values,
                      .operand_count = count);
}

emp_op_t* emp_build_linalg_generic(emp_rewriter_t* rewriter,
                                   const emp_linalg_parts_t* parts,
                                   emp_block_t** out_body) {
  emp_context_t* context = rewriter->context;
  uint32_t count = parts->input_count + parts->init_count;
  emp_value_t** operands =
      join_operands(rewriter->arena, parts->inputs, parts->input_count,
                    parts->inits, parts->init_count);
  const emp_type_t** types =
      emp_arena_new_array(rewriter->arena, const emp_type_t*, count + 1);
  uint32_t result_count = tensor_types(parts->inits, parts->init_count, types);
  emp_op_t* op = emp_build_op(
      rewriter, EMP_OP_linalg_generic, .operands = operands,
      .operand_count = count, .results = types, .result_count = result_count,
      .region_count = 1,
      EMP_ATTRS(
          EMP_ATTR("indexing_maps",
                   make_maps(context, rewriter->arena, parts->maps, count)),
          EMP_ATTR("iterator_types", make_iterators(context, parts->iterators,
                                                    parts->loop_count)),
          EMP_ATTR(
              "operandSegmentSizes",
              make_segments(context, parts->input_count, parts->init_count))));
  for (uint32_t i = 0; i < count; ++i) {
    types[i] = emp_linalg_element(operands[i]->type);
  }
  *out_body = emp_build_block(rewriter, &op->regions[0], types, count);
  return op;
}

emp_op_t* emp_build_linalg_named(emp_rewriter_t* rewriter, uint32_t kind,
                                 emp_value_t* const* inputs,
                                 uint32_t input_count,
                                 emp_value_t* const* inits, uint32_t init_count,
                                 const emp_named_attr_t* attrs,
                                 size_t attr_count) {
  emp_context_t* context = rewriter->context;
  uint32_t count = input_count + init_count;
  emp_value_t** operands =
      join_operands(rewriter->arena, inputs, input_count, inits, init_count);
  const emp_type_t** types =
      emp_arena_new_array(rewriter->arena, const emp_type_t*, count + 1);
  uint32_t result_count = tensor_types(inits, init_count, types);
  emp_op_t* op =
      emp_build_op(rewriter, kind, .operands = operands, .operand_count = count,
                   .results = types, .result_count = result_count,
                   .attrs = attrs, .attr_count = attr_count, .region_count = 1);
  if (emp_op_has_trait(op, ATTR_SIZED_OPERANDS)) {
    emp_op_set_attr(op, "operandSegmentSizes",
                    make_segments(context, input_count, init_count));
  }
  const emp_linalg_named_t* row = emp_linalg_named(kind);
  bool has_maps = kind == EMP_OP_linalg_matmul ||
                  kind == EMP_OP_linalg_batch_matmul ||
                  kind == EMP_OP_linalg_batch_reduce_matmul ||
                  kind == EMP_OP_linalg_elementwise;
  if (has_maps && !emp_op_has_attr(op, "indexing_maps")) {
    static const uint32_t kRanks[8] = {1, 1, 1, 1, 1, 1, 1, 1};
    emp_op_set_attr(op, "indexing_maps",
                    emp_linalg_default_maps(context, row, count, kRanks,
                                            emp_linalg_loop_count(op)));
  }
  for (uint32_t i = 0; i < count; ++i)
    types[i] = operands[i]->type;
  const char* why;
  emp_linalg_build_body(rewriter, &op->regions[0], kind, op->attrs, types,
                        count, &why);
  return op;
}

// Attributes that a name implies, or that only its form has.
static bool is_implied(emp_str_t name) {
  static const char* const kImplied[] = {"indexing_maps",
                                         "iterator_types",
                                         "operandSegmentSizes",
                                         "cast",
                                         "strides",
                                         "dilations",
                                         "dimensions",
                                         "permutation",
                                         "kind",
                                         "linalg.memoized_indexing_maps"};
  for (size_t i = 0; i < sizeof(kImplied) / sizeof(kImplied[0]); ++i) {
    if (emp_str_is(name, kImplied[i])) return true;
  }
  return false;
}

emp_op_t* emp_linalg_generalize(emp_rewriter_t* rewriter, emp_op_t* op) {
  if (emp_op_is(op, EMP_OP_linalg_generic)) return op;
  uint32_t inputs = emp_linalg_input_count(op);
  uint32_t loops = emp_linalg_loop_count(op);
  emp_iterator_t iterators[EMP_LINALG_MAX_LOOPS];
  for (uint32_t i = 0; i < loops; ++i) {
    iterators[i] = emp_linalg_iterator(op, i);
  }
  emp_arena_t* arena = rewriter->arena;
  const emp_affine_map_t** maps = emp_arena_new_array(
      arena, const emp_affine_map_t*, op->operand_count + 1);
  emp_linalg_indexing_maps(op, maps);
  emp_value_t** operands =
      emp_arena_new_array(arena, emp_value_t*, op->operand_count + 1);
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    operands[i] = emp_op_operand(op, i);
  }
  emp_linalg_parts_t parts = {.inputs = operands,
                              .input_count = inputs,
                              .inits = operands + inputs,
                              .init_count = op->operand_count - inputs,
                              .maps = maps,
                              .iterators = iterators,
                              .loop_count = loops};
  emp_set_insertion_before(rewriter, op);
  emp_block_t* body;
  emp_op_t* generic = emp_build_linalg_generic(rewriter, &parts, &body);
  emp_block_erase(body);
  emp_region_take(&generic->regions[0], &op->regions[0]);
  for (uint32_t i = 0; i < op->attrs->count; ++i) {
    const emp_named_attr_t* attr = &op->attrs->entries[i];
    if (is_implied(attr->name)) continue;
    emp_op_set_attr(generic, attr->name.data, attr->value);
  }
  emp_replace_op_with(rewriter, op, generic);
  return generic;
}

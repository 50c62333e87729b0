// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// prepare-tensors: brings a tensor program into the few forms that the rest of
// the phase looks at, and resolves every tensor.dim to a size that is already
// there.
//
// Before:
//   %p = tensor.pad %x low[1] high[1] { yield %c } : tensor<?xf32> to ...
//   %n = tensor.dim %p, %c0
//   %y = arith.addf %p, %p : tensor<?xf32>
// After:
//   %n = arith.addi %d, %c2        (%d travels with %x)
//   %e = tensor.empty(%n)
//   %f = linalg.fill ins(%c) outs(%e)
//   %p = tensor.insert_slice %x into %f[1] [%d] [1]
//   %y = linalg.generic ... ins(%p, %p) outs(%e2) { arith.addf }
// Decomposed: elementwise ops on tensors, generate, pad, concat, gather,
// softmax, pack, unpack. Inits that a body does not read become tensor.empty,
// so that no op depends on (or later writes to) a tensor it only names; inits
// that a parallel op reads become inputs.
//
// Right, because each form is the definition of the op. Ends, because no
// rewrite makes an op that another one takes.
#include "base/array.h"
#include "base/assert.h"
#include "dialects/linalg/linalg.h"
#include "dialects/op_kinds.h"
#include "passes/common/tensor_dims.h"
#include "passes/flow/tensor_decompositions.h"
#include "passes/passes.h"

static const emp_pattern_t kDecompositions[] = {
    {EMP_OP_tensor_generate, emp_decompose_generate, "generate"},
    {EMP_OP_tensor_pad, emp_decompose_pad, "pad"},
    {EMP_OP_tensor_concat, emp_decompose_concat, "concat"},
    {EMP_OP_tensor_gather, emp_decompose_gather, "gather"},
    {EMP_OP_linalg_softmax, emp_decompose_softmax, "softmax"},
    {EMP_OP_linalg_pack, emp_decompose_pack, "pack"},
    {EMP_OP_linalg_unpack, emp_decompose_unpack, "unpack"},
    {EMP_OP_NONE, emp_decompose_elementwise, "elementwise"},
    {EMP_OP_NONE, emp_decompose_inits, "inits"},
};

typedef struct found_s {
  emp_arena_t* arena;
  emp_op_list_t list;
  bool into_bodies;
} found_t;

// Ops whose bodies go away with them when they are rewritten.
static bool owns_body(const emp_op_t* op) {
  return emp_op_is(op, EMP_OP_tensor_pad) ||
         emp_op_is(op, EMP_OP_tensor_generate) || emp_linalg_is_structured(op);
}

static emp_walk_t find_ops(void* user, emp_op_t* op) {
  found_t* found = user;
  if (emp_op_is(op, EMP_OP_flow_executable) ||
      emp_op_is(op, EMP_OP_stream_executable) ||
      emp_op_is(op, EMP_OP_hal_executable)) {
    return EMP_WALK_SKIP;
  }
  emp_array_push(found->arena, &found->list, op);
  if (!found->into_bodies && owns_body(op)) return EMP_WALK_SKIP;
  return EMP_WALK_ON;
}

static void decompose(emp_pass_ctx_t* pass, emp_op_t* op) {
  for (size_t i = 0; i < EMP_COUNT_OF(kDecompositions); ++i) {
    const emp_pattern_t* pattern = &kDecompositions[i];
    if (pattern->kind != EMP_OP_NONE && !emp_op_is(op, pattern->kind)) continue;
    emp_rewriter_t b = emp_build_before(op);
    b.scratch = pass->scratch;
    b.sink = pass->sink;
    if (pattern->rewrite(op, &b)) return;
  }
}

static void resolve_dim(emp_op_t* op) {
  int64_t k = 0;
  emp_index_t dim;
  emp_value_t* tensor = emp_op_operand(op, 0);
  if (tensor->type->kind != EMP_TYPE_TENSOR) return;
  if (!emp_value_constant_int(emp_op_operand(op, 1), &k)) return;
  if (k < 0 || k >= (int64_t)tensor->type->rank) return;
  if (!emp_tensor_dim(tensor, (uint32_t)k, &dim)) return;
  emp_rewriter_t b = emp_build_before(op);
  emp_value_t* value = emp_index_materialize(&b, dim);
  emp_replace_op(&b, op, &value, 1);
}

static void visit_all(emp_pass_ctx_t* pass, bool dims) {
  found_t found = {.arena = pass->scratch, .into_bodies = dims};
  emp_walk_pre(pass->op, find_ops, &found);
  for (size_t i = 0; i < found.list.count; ++i) {
    emp_op_t* op = found.list.items[i];
    if (!dims) {
      decompose(pass, op);
    } else if (emp_op_is(op, EMP_OP_tensor_dim)) {
      resolve_dim(op);
    }
  }
}

bool emp_pass_prepare_tensors(emp_pass_ctx_t* pass) {
  visit_all(pass, false);
  visit_all(pass, true);
  return true;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// verify-flow: what the phase promises. On the host nothing is left that
// computes tensors except dispatches and flow.tensor.*; every other op that has
// a tensor as operand or result is named in an error.
//
// Before and after:
//   flow.dispatch, flow.tensor.*, util.*, hal.*, arith/math/scf/cf on scalars
// It changes nothing.
#include "base/assert.h"
#include "base/text.h"
#include "dialects/op_kinds.h"
#include "ir/rewrite.h"
#include "passes/passes.h"

// Dialects whose ops may hand tensors on.
static const char* const kCarriers[] = {
    "flow.",  "hal.",    "util.",           "scf.",
    "cf.",    "stream.", "arith.constant",  "arith.select",
    "check.", "vm.",     "iree_tensor_ext."};

// Dialects that are gone by now, tensors or not.
static const char* const kGone[] = {"linalg.", "tensor.", "ml_program."};

// Dialects that `emplace opt` reads and that nothing lowers.
static const char* const kOnlyRead[] = {
    "chlo.",  "interpreter.", "iree_encoding.", "iree_linalg_ext.",
    "mhlo.",  "quant.",       "sdy.",           "stablehlo.",
    "torch.", "torch_c.",     "tosa.",          "vhlo."};

typedef enum way_e { BODY, DECOMPOSED, HOST, RESOLVED, NONE } way_t;

typedef struct tensor_op_s {
  uint32_t kind;
  way_t way;
  const char* doc;
} tensor_op_t;

static const tensor_op_t kTensorOps[] = {
#define TENSOR_OP(id, way, doc) {EMP_OP_##id, way, doc},
#include "passes/flow/tensor_ops.def"
#undef TENSOR_OP
};

static bool starts_with_any(const emp_op_t* op, const char* const* names,
                            size_t count) {
  emp_str_t name = emp_str_from(op->info->name);
  for (size_t i = 0; i < count; ++i) {
    if (emp_str_starts_with(name, emp_str_from(names[i]))) return true;
  }
  return false;
}

// Why an op has no form on a device.
static const char* reason_for(const emp_op_t* op) {
  if (starts_with_any(op, kOnlyRead, EMP_COUNT_OF(kOnlyRead))) {
    return "ops of this dialect are read and printed, but not compiled";
  }
  for (size_t i = 0; i < EMP_COUNT_OF(kTensorOps); ++i) {
    if (!emp_op_is(op, kTensorOps[i].kind)) continue;
    if (kTensorOps[i].way == NONE) return kTensorOps[i].doc;
  }
  return "it is not supported on these operands";
}

static bool touches_tensors(const emp_op_t* op) {
  for (uint32_t i = 0; i < op->operand_count; ++i) {
    if (emp_type_is_tensor(emp_op_operand(op, i)->type)) return true;
  }
  for (uint32_t i = 0; i < op->result_count; ++i) {
    if (emp_type_is_tensor(emp_op_result(op, i)->type)) return true;
  }
  return false;
}

static emp_walk_t visit(void* user, emp_op_t* op) {
  emp_pass_ctx_t* pass = user;
  if (emp_op_is(op, EMP_OP_flow_executable) ||
      emp_op_is(op, EMP_OP_stream_executable) ||
      emp_op_is(op, EMP_OP_hal_executable)) {
    return EMP_WALK_SKIP;
  }
  bool gone = starts_with_any(op, kGone, EMP_COUNT_OF(kGone)) ||
              starts_with_any(op, kOnlyRead, EMP_COUNT_OF(kOnlyRead));
  bool carries = starts_with_any(op, kCarriers, EMP_COUNT_OF(kCarriers));
  if (op->info->kind == EMP_OP_NONE) {
    emp_diag_flow_unknown_op(pass->sink, op->loc, op->info->name);
    return EMP_WALK_SKIP;
  }
  if (gone || (!carries && touches_tensors(op))) {
    emp_diag_flow_left_over(pass->sink, op->loc, op->info->name,
                            reason_for(op));
    return EMP_WALK_SKIP;
  }
  return EMP_WALK_ON;
}

bool emp_pass_verify_flow(emp_pass_ctx_t* pass) {
  uint32_t before = pass->sink->error_count;
  emp_walk_pre(pass->op, visit, pass);
  return pass->sink->error_count == before;
}

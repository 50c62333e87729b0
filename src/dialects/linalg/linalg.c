// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The linalg dialect: tables, names of results, folds. The rest is in
// linalg_*.c: table and bodies of named ops, the loop-nest view, matching,
// building, syntax, verifiers.
#include "dialects/linalg/linalg.h"

#include "dialects/dynamic_index_list.h"
#include "dialects/linalg/linalg_syntax.h"
#include "dialects/op_kinds.h"

static bool allows_tensor_or_memref(const emp_type_t* type) {
  return type->kind == EMP_TYPE_TENSOR || type->kind == EMP_TYPE_MEMREF;
}

// Names of the body's arguments; `out` for inits, or `init`.
static void name_args(emp_printer_t* printer, const emp_op_t* op,
                      const char* init) {
  const emp_block_t* body = emp_linalg_body(op);
  uint32_t inputs = emp_linalg_input_count(op);
  for (uint32_t i = 0; body != NULL && i < body->arg_count; ++i) {
    emp_printer_name_value(printer, body->args[i], i < inputs ? "in" : init);
  }
}

static void name_result(emp_printer_t* printer, const emp_op_t* op,
                        const char* name) {
  if (op->result_count == 0) return;
  emp_printer_name_value(printer, emp_op_result(op, 0), name);
}

static void name_generic(emp_printer_t* printer, const emp_op_t* op) {
  name_args(printer, op, "out");
}

static void name_map(emp_printer_t* printer, const emp_op_t* op) {
  name_result(printer, op, "mapped");
  name_args(printer, op, "init");
}

static void name_reduce(emp_printer_t* printer, const emp_op_t* op) {
  name_result(printer, op, "reduced");
  name_args(printer, op, "init");
}

static void name_transpose(emp_printer_t* printer, const emp_op_t* op) {
  name_result(printer, op, "transposed");
}

static void name_broadcast(emp_printer_t* printer, const emp_op_t* op) {
  name_result(printer, op, "broadcasted");
}

static void name_pack(emp_printer_t* printer, const emp_op_t* op) {
  name_result(printer, op, "pack");
}

static void name_unpack(emp_printer_t* printer, const emp_op_t* op) {
  name_result(printer, op, "unpack");
}

// A transpose that moves nothing.
static bool fold_transpose(emp_op_t* op, const emp_attr_t* const* operands,
                           emp_fold_result_t* out_results) {
  (void)operands;
  const emp_attr_t* permutation = emp_op_attr(op, "permutation");
  if (op->result_count == 0 ||
      emp_op_operand(op, 0)->type != emp_op_result(op, 0)->type) {
    return false;
  }
  for (int64_t i = 0; i < emp_dense_count(permutation); ++i) {
    if (emp_dense_int(permutation, i) != i) return false;
  }
  out_results[0].value = emp_op_operand(op, 0);
  return true;
}

#define EMP_DIALECT_DEF "dialects/linalg/linalg.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_linalg_dialect = {
    .name = "linalg",
    EMP_DIALECT_TABLES,
    .doc = "loop nests over tensors and memrefs"};

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The tensor dialect: tables and names of results. Verifiers, folds,
// canonicalizations and syntax have files of their own.
#include "dialects/dynamic_index_list.h"
#include "dialects/op_kinds.h"
#include "dialects/tensor/tensor_hooks.h"

static const char* result_name(uint32_t kind) {
  switch (kind) {
    case EMP_OP_tensor_from_elements:
      return "from_elements";
    case EMP_OP_tensor_generate:
      return "generated";
    case EMP_OP_tensor_splat:
      return "splat";
    case EMP_OP_tensor_dim:
      return "dim";
    case EMP_OP_tensor_rank:
      return "rank";
    case EMP_OP_tensor_cast:
      return "cast";
    case EMP_OP_tensor_collapse_shape:
      return "collapsed";
    case EMP_OP_tensor_expand_shape:
      return "expanded";
    case EMP_OP_tensor_reshape:
      return "reshape";
    case EMP_OP_tensor_extract:
      return "extracted";
    case EMP_OP_tensor_insert:
      return "inserted";
    case EMP_OP_tensor_extract_slice:
      return "extracted_slice";
    case EMP_OP_tensor_insert_slice:
      return "inserted_slice";
    case EMP_OP_tensor_concat:
      return "concat";
    case EMP_OP_tensor_pad:
      return "padded";
    case EMP_OP_tensor_gather:
      return "gather";
    default:
      return "scatter";
  }
}

static void name_result(emp_printer_t* printer, const emp_op_t* op) {
  emp_printer_name_value(printer, emp_op_result(op, 0),
                         result_name(op->info->kind));
}

#define EMP_DIALECT_DEF "dialects/tensor/tensor.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_tensor_dialect = {
    .name = "tensor",
    EMP_DIALECT_TABLES,
    .doc = "immutable tensors: making, cutting, reshaping"};

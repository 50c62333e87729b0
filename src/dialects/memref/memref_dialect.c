// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The memref dialect: tables and names of results.
#include "dialects/dynamic_index_list.h"
#include "dialects/memref/memref_hooks.h"
#include "dialects/op_kinds.h"
#include "ir/rewrite.h"

static const char* result_name(uint32_t kind) {
  switch (kind) {
    case EMP_OP_memref_alloc:
      return "alloc";
    case EMP_OP_memref_alloca:
      return "alloca";
    case EMP_OP_memref_dim:
      return "dim";
    case EMP_OP_memref_assume_alignment:
      return "assume_align";
    case EMP_OP_memref_extract_aligned_pointer_as_index:
      return "intptr";
    case EMP_OP_memref_cast:
      return "cast";
    case EMP_OP_memref_memory_space_cast:
      return "memspacecast";
    case EMP_OP_memref_subview:
      return "subview";
    case EMP_OP_memref_reinterpret_cast:
      return "reinterpret_cast";
    case EMP_OP_memref_view:
      return "view";
    case EMP_OP_memref_reshape:
      return "reshape";
    case EMP_OP_memref_collapse_shape:
      return "collapse_shape";
    case EMP_OP_memref_expand_shape:
      return "expand_shape";
    default:
      return "transpose";
  }
}

static void name_result(emp_printer_t* printer, const emp_op_t* op) {
  emp_printer_name_value(printer, emp_op_result(op, 0),
                         result_name(op->info->kind));
}

static void name_metadata(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const kNames[] = {"base_buffer", "offset", "sizes",
                                       "strides"};
  uint32_t rank = (op->result_count - 2) / 2;
  uint32_t first[] = {0, 1, 2, 2 + rank};
  for (uint32_t i = 0; i < 4; ++i) {
    if (first[i] >= op->result_count || (rank == 0 && i > 1)) break;
    emp_printer_name_value(printer, emp_op_result(op, first[i]), kNames[i]);
  }
}

// dim(cast(m), i)  ->  dim(m, i)
static bool canonicalize_dim(emp_op_t* op, emp_rewriter_t* rewriter) {
  const emp_op_t* cast = emp_value_def(emp_op_operand(op, 0));
  if (cast == NULL || !emp_op_is(cast, EMP_OP_memref_cast)) return false;
  emp_update_operand(rewriter, op, 0, emp_op_operand(cast, 0));
  return true;
}

#define EMP_DIALECT_DEF "dialects/memref/memref.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_memref_dialect = {
    .name = "memref",
    EMP_DIALECT_TABLES,
    .doc = "buffers with shape and strides"};

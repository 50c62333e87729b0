// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The vmvx dialect: calls of built-in micro-kernels.
#include <inttypes.h>

#include "dialects/op_kinds.h"
#include "dialects/op_wants.h"
#include "ir/parser.h"
#include "ir/print.h"

// -- vmvx.get_buffer_descriptor ----------------------------------------------

static bool verify_descriptor(emp_op_t* op, emp_diag_sink_t* sink) {
  uint32_t rank = (uint32_t)emp_op_operand(op, 0)->type->rank;
  uint32_t found = op->result_count - 2;
  if (found == 2 * rank) return true;
  return emp_op_wants_number(op, sink, found,
                             "%" PRIu32
                             " sizes and strides, two for each "
                             "dimension of its memref",
                             2 * rank);
}

static void name_descriptor(emp_printer_t* printer, const emp_op_t* op) {
  static const char* const names[] = {"base_buffer", "offset", "sizes",
                                      "strides"};
  uint32_t rank = (op->result_count - 2) / 2;
  const uint32_t places[] = {0, 1, 2, 2 + rank};
  for (uint32_t i = 0; i < 4 && places[i] < op->result_count; ++i) {
    emp_printer_name_value(printer, emp_op_result(op, places[i]), names[i]);
  }
}

#define EMP_DIALECT_DEF "dialects/vmvx/vmvx.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_vmvx_dialect = {
    .name = "vmvx",
    EMP_DIALECT_TABLES,
    .doc = "micro-kernels on 2-D strided pieces of buffers"};

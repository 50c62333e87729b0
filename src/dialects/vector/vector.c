// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The vector dialect: tables and names of results.
#include "dialects/dynamic_index_list.h"
#include "dialects/op_kinds.h"
#include "dialects/vector/vector_hooks.h"

static void name_deinterleave(emp_printer_t* printer, const emp_op_t* op) {
  emp_printer_name_value(printer, emp_op_result(op, 0), "res1");
  emp_printer_name_value(printer, emp_op_result(op, 1), "res2");
}

static void name_scan(emp_printer_t* printer, const emp_op_t* op) {
  emp_printer_name_value(printer, emp_op_result(op, 0), "dest");
  emp_printer_name_value(printer, emp_op_result(op, 1), "accumulated_value");
}

static void name_vscale(emp_printer_t* printer, const emp_op_t* op) {
  emp_printer_name_value(printer, emp_op_result(op, 0), "vscale");
}

#define EMP_DIALECT_DEF "dialects/vector/vector.def"
#include "dialects/dialect_tables.inc"

const emp_dialect_t emp_vector_dialect = {
    .name = "vector",
    EMP_DIALECT_TABLES,
    .doc = "values of several dimensions in registers"};

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of the results of util ops in printed text: a load is called like its
// global, a buffer by what is done with it.
#include <stdio.h>

#include "dialects/op_kinds.h"
#include "dialects/util/sized_syntax.h"

// Longer names are cut; the printer keeps names apart.
static void name_by_text(emp_printer_t* printer, const emp_op_t* op,
                         const char* before, emp_str_t text) {
  char name[128];
  snprintf(name, sizeof(name), "%s%.*s", before, EMP_STR_ARGS(text));
  emp_printer_name_value(printer, emp_op_result(op, 0), name);
}

static void name_by_symbol(emp_printer_t* printer, const emp_op_t* op,
                           const char* before) {
  const emp_attr_t* global = emp_op_attr(op, "global");
  if (global == NULL || global->kind != EMP_ATTR_SYMBOL_REF) return;
  name_by_text(printer, op, before, global->text);
}

void emp_util_name_load(emp_printer_t* printer, const emp_op_t* op) {
  name_by_symbol(printer, op, "");
}

void emp_util_name_address(emp_printer_t* printer, const emp_op_t* op) {
  name_by_symbol(printer, op, "ptr_");
}

void emp_util_name_constant(emp_printer_t* printer, const emp_op_t* op) {
  const emp_attr_t* name = emp_op_attr(op, "name");
  bool is_named =
      name != NULL && name->kind == EMP_ATTR_STRING && name->text.length > 0;
  name_by_text(printer, op, "", is_named ? name->text : EMP_STR("buffer_cst"));
}

void emp_util_name_buffer(emp_printer_t* printer, const emp_op_t* op) {
  static const struct {
    emp_op_kind_t kind;
    const char* names[2];
  } rows[] = {
      {EMP_OP_util_buffer_alloc, {"buffer"}},
      {EMP_OP_util_buffer_slice, {"buffer"}},
      {EMP_OP_util_buffer_subspan, {"buffer_span"}},
      {EMP_OP_util_buffer_size, {"buffer_size"}},
      {EMP_OP_util_buffer_storage, {"buffer_storage", "buffer_offset"}},
  };
  for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); ++i) {
    if (!emp_op_is(op, rows[i].kind)) continue;
    for (uint32_t k = 0; k < 2 && rows[i].names[k] != NULL; ++k) {
      emp_printer_name_value(printer, emp_op_result(op, k), rows[i].names[k]);
    }
  }
}

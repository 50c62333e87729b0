// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ops of the vm dialect whose syntax no format string can say.
#ifndef EMP_DIALECTS_VM_VM_SYNTAX_H_
#define EMP_DIALECTS_VM_VM_SYNTAX_H_

#include "ir/parser.h"
#include "ir/print.h"

#define EMP_VM_SYNTAX(name)                    \
  bool emp_parse_##name(emp_parser_t* parser); \
  void emp_print_##name(emp_printer_t* printer, const emp_op_t* op);
EMP_VM_SYNTAX(vm_export)
EMP_VM_SYNTAX(vm_import)
EMP_VM_SYNTAX(branch_table)
EMP_VM_SYNTAX(call_variadic)
#undef EMP_VM_SYNTAX

#endif  // EMP_DIALECTS_VM_VM_SYNTAX_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Messages of verifiers.
#include "dialects/op_wants.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

#include "ir/diag.h"
#include "ir/op_info.h"

enum { kMessage = 256 };

bool emp_op_wants(emp_op_t* op, emp_diag_sink_t* sink, const char* found,
                  const char* format, ...) {
  char wanted[kMessage];
  va_list args;
  va_start(args, format);
  vsnprintf(wanted, sizeof(wanted), format, args);
  va_end(args);
  return emp_diag_op_wants(sink, op->loc, op->info->name, wanted, found);
}

bool emp_op_wants_number(emp_op_t* op, emp_diag_sink_t* sink, int64_t found,
                         const char* format, ...) {
  char wanted[kMessage], number[32];
  va_list args;
  va_start(args, format);
  vsnprintf(wanted, sizeof(wanted), format, args);
  va_end(args);
  snprintf(number, sizeof(number), "%" PRId64, found);
  return emp_diag_op_wants(sink, op->loc, op->info->name, wanted, number);
}

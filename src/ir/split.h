// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Files of several pieces between `// -----` lines (--split-input-file), or
// lines that start with another marker.
#ifndef EMP_IR_SPLIT_H_
#define EMP_IR_SPLIT_H_

#include <stdbool.h>
#include <stdint.h>

#include "emplace/str.h"

typedef struct emp_splitter_s {
  emp_str_t rest;
  uint32_t line;  // of the start of `rest` in the file, 1-based
  bool done;
  emp_str_t marker;  // "" is "// -----"
} emp_splitter_t;

// Starts over all of `text`.
emp_splitter_t emp_splitter(emp_str_t text);
// The next piece and the line in the file where it starts; false at the end.
bool emp_splitter_next(emp_splitter_t* splitter, emp_str_t* out_piece,
                       uint32_t* out_first_line);

#endif  // EMP_IR_SPLIT_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Source texts that locations point into, kept so that diagnostics can show
// the line. Texts are borrowed (mapped files, caller's strings).
#ifndef EMP_IR_SOURCE_H_
#define EMP_IR_SOURCE_H_

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"

typedef struct emp_source_s {
  emp_str_t name;  // as shown, e.g. the path; "-" for standard input
  emp_str_t text;
  uint32_t first_line;  // of `text`, 1 unless it is a piece of a split file
} emp_source_t;

typedef struct emp_sources_s emp_sources_t;

emp_sources_t* emp_sources_create(emp_arena_t* arena);
const emp_source_t* emp_sources_add(emp_sources_t* sources, emp_str_t name,
                                    emp_str_t text, uint32_t first_line);
// The latest source of that name, or NULL.
const emp_source_t* emp_sources_find(const emp_sources_t* sources,
                                     emp_str_t name);
// The text of a line (1-based, as numbered in the file) without its end;
// false when there is none.
bool emp_source_line(const emp_source_t* source, uint32_t line,
                     emp_str_t* out_text);

#endif  // EMP_IR_SOURCE_H_

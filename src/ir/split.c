// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A separator is a line that starts with `// -----`, as for mlir-opt. Pieces
// are views into the text, so that line numbers stay those of the file.
#include "ir/split.h"

#include <string.h>

emp_splitter_t emp_splitter(emp_str_t text) {
  return (emp_splitter_t){.rest = text, .line = 1};
}

bool emp_splitter_next(emp_splitter_t* splitter, emp_str_t* out_piece,
                       uint32_t* out_first_line) {
  emp_str_t marker = splitter->marker;
  if (splitter->done) return false;
  if (marker.length == 0) marker = EMP_STR("// -----");
  const char* text = splitter->rest.data;
  // Bytecode is one piece, whatever its bytes look like.
  bool is_text = splitter->rest.length < 4 || memcmp(text, "ML\xefR", 4) != 0;
  size_t length = is_text ? splitter->rest.length : 0;
  uint32_t lines = 0;
  *out_first_line = splitter->line;
  for (size_t at = 0; at < length;) {
    const char* end = memchr(text + at, '\n', length - at);
    size_t next = end ? (size_t)(end - text) + 1 : length;
    if (length - at >= marker.length &&
        memcmp(text + at, marker.data, marker.length) == 0) {
      *out_piece = (emp_str_t){text, at};
      splitter->rest = (emp_str_t){text + next, length - next};
      splitter->line += lines + 1;
      return true;
    }
    ++lines;
    at = next;
  }
  *out_piece = splitter->rest;
  splitter->done = true;
  return true;
}

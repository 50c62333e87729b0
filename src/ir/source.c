// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Source texts by name. A line is found by scanning from the start of its text:
// lines are asked for by diagnostics only, of which there are few.
#include "ir/source.h"

#include <string.h>

#include "base/map.h"

struct emp_sources_s {
  emp_arena_t* arena;
  emp_str_map_t by_name;
};

emp_sources_t* emp_sources_create(emp_arena_t* arena) {
  emp_sources_t* sources = emp_arena_new(arena, emp_sources_t);
  sources->arena = arena;
  sources->by_name.arena = arena;
  return sources;
}

const emp_source_t* emp_sources_add(emp_sources_t* sources, emp_str_t name,
                                    emp_str_t text, uint32_t first_line) {
  emp_source_t* source = emp_arena_new(sources->arena, emp_source_t);
  *source = (emp_source_t){
      .name = emp_arena_copy_str(sources->arena, name),
      .text = text,
      .first_line = first_line,
  };
  emp_str_map_set(&sources->by_name, source->name, source);
  return source;
}

const emp_source_t* emp_sources_find(const emp_sources_t* sources,
                                     emp_str_t name) {
  return emp_str_map_get(&sources->by_name, name);
}

bool emp_source_line(const emp_source_t* source, uint32_t line,
                     emp_str_t* out_text) {
  *out_text = (emp_str_t){"", 0};
  if (line < source->first_line || source->text.length == 0) return false;
  const char* at = source->text.data;
  const char* end = at + source->text.length;
  for (uint32_t i = source->first_line; i < line; ++i) {
    const char* newline = memchr(at, '\n', (size_t)(end - at));
    if (!newline) return false;
    at = newline + 1;
  }
  const char* newline = memchr(at, '\n', (size_t)(end - at));
  size_t length = (size_t)((newline ? newline : end) - at);
  if (length > 0 && at[length - 1] == '\r') --length;
  *out_text = (emp_str_t){at, length};
  return true;
}

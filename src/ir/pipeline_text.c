// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pass pipelines as text: `a,b{x=1 y=2},func.func(c,d)`. A name with
// parentheses says on which ops its passes run; since a pass knows its own
// scope, such a group only groups.
#include "base/array.h"
#include "base/text.h"
#include "ir/pass.h"

enum { kMaxDepth = 16 };

typedef struct step_list_s {
  emp_pass_step_t* items;
  size_t count, capacity;
} step_list_t;

typedef struct option_list_s {
  emp_pass_option_t* items;
  size_t count, capacity;
} option_list_t;

typedef struct reader_s {
  emp_str_t text;
  size_t at;
  emp_arena_t* arena;
  const emp_pass_info_t* (*find)(emp_str_t name);
  emp_diag_sink_t* sink;
  step_list_t steps;
} reader_t;

static char peek(const reader_t* reader) {
  return reader->at < reader->text.length ? reader->text.data[reader->at]
                                          : '\0';
}

static void skip_blanks(reader_t* reader) {
  while (peek(reader) == ' ' || peek(reader) == '\n')
    ++reader->at;
}

static bool wants(reader_t* reader, const char* what) {
  emp_str_t rest = {reader->text.data + reader->at,
                    reader->text.length - reader->at};
  emp_str_t copy = emp_arena_copy_str(reader->arena, rest);
  return emp_diag_pass_syntax(reader->sink, NULL, what, copy.data);
}

static bool is_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.';
}

static emp_str_t read_name(reader_t* reader) {
  size_t start = reader->at;
  while (is_name_char(peek(reader)))
    ++reader->at;
  return (emp_str_t){reader->text.data + start, reader->at - start};
}

// A value ends at a blank or the closing brace; braces and quotes nest.
static emp_str_t read_value(reader_t* reader) {
  size_t start = reader->at;
  int depth = 0;
  bool is_quoted = false;
  for (char c = peek(reader); c != '\0'; c = peek(reader)) {
    if (c == '"') is_quoted = !is_quoted;
    if (!is_quoted && depth == 0 && (c == ' ' || c == '}')) break;
    if (c == '{') ++depth;
    if (c == '}') --depth;
    ++reader->at;
  }
  return (emp_str_t){reader->text.data + start, reader->at - start};
}

static bool read_options(reader_t* reader, emp_pass_step_t* step) {
  option_list_t options = {.items = NULL};
  ++reader->at;  // {
  skip_blanks(reader);
  while (peek(reader) != '}') {
    emp_str_t name = read_name(reader);
    if (name.length == 0) return wants(reader, "an option or '}'");
    emp_pass_option_t option = {
        .name = emp_arena_copy_str(reader->arena, name).data,
        .value = EMP_STR("true")};
    if (peek(reader) == '=') {
      ++reader->at;
      option.value = emp_arena_copy_str(reader->arena, read_value(reader));
    }
    emp_array_push(reader->arena, &options, option);
    skip_blanks(reader);
  }
  ++reader->at;
  step->options = options.items;
  step->option_count = options.count;
  return true;
}

static bool read_list(reader_t* reader, uint32_t depth);

static bool read_step(reader_t* reader, uint32_t depth) {
  skip_blanks(reader);
  emp_str_t name = read_name(reader);
  if (name.length == 0) return wants(reader, "the name of a pass");
  if (peek(reader) == '(') {
    if (depth == kMaxDepth) return wants(reader, "less nesting");
    ++reader->at;
    if (!read_list(reader, depth + 1)) return false;
    if (peek(reader) != ')') return wants(reader, "')'");
    ++reader->at;
    return true;
  }
  emp_pass_step_t step = {.info = reader->find(name)};
  if (!step.info) {
    emp_str_t copy = emp_arena_copy_str(reader->arena, name);
    return emp_diag_pass_unknown(reader->sink, NULL, copy.data, "");
  }
  if (peek(reader) == '{' && !read_options(reader, &step)) return false;
  emp_array_push(reader->arena, &reader->steps, step);
  return true;
}

static bool read_list(reader_t* reader, uint32_t depth) {
  skip_blanks(reader);
  if (peek(reader) == ')' || peek(reader) == '\0') return true;
  while (true) {
    if (!read_step(reader, depth)) return false;
    skip_blanks(reader);
    if (peek(reader) != ',') return true;
    ++reader->at;
  }
}

bool emp_parse_pipeline(emp_str_t text, emp_arena_t* arena,
                        const emp_pass_info_t* (*find)(emp_str_t name),
                        emp_diag_sink_t* sink, emp_pass_step_t** out_steps,
                        size_t* out_count) {
  reader_t reader = {.text = text, .arena = arena, .find = find, .sink = sink};
  *out_steps = NULL;
  *out_count = 0;
  if (!read_list(&reader, 0)) return false;
  if (reader.at != text.length) return wants(&reader, "',' or the end");
  *out_steps = reader.steps.items;
  *out_count = reader.steps.count;
  return true;
}

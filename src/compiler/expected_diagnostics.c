// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads the comments line by line, then pairs them with diagnostics, first come
// first served. Both lists are short.
#include "compiler/expected_diagnostics.h"

#include <string.h>

#include "base/array.h"
#include "base/text.h"

typedef struct expectation_s {
  emp_severity_t severity;
  uint32_t line;  // where the diagnostic is wanted; 0: nowhere
  uint32_t at;    // where the comment stands
  emp_str_t text;
  bool is_met;
} expectation_t;

typedef struct expectation_list_s {
  expectation_t* items;
  size_t count, capacity;
} expectation_list_t;

static const struct {
  const char* word;
  emp_severity_t severity;
} kWords[] = {{"error", EMP_SEVERITY_ERROR},
              {"warning", EMP_SEVERITY_WARNING},
              {"remark", EMP_SEVERITY_REMARK},
              {"note", EMP_SEVERITY_NOTE}};

static bool take(emp_str_t* rest, const char* word) {
  emp_str_t prefix = emp_str_from(word);
  if (!emp_str_starts_with(*rest, prefix)) return false;
  rest->data += prefix.length;
  rest->length -= prefix.length;
  return true;
}

static void skip_blanks(emp_str_t* rest) {
  while (rest->length != 0 && rest->data[0] == ' ') {
    ++rest->data;
    --rest->length;
  }
}

// The position of `wanted` in `text`; the length of `text` when there is none.
static size_t find_str(emp_str_t text, emp_str_t wanted) {
  for (size_t i = 0; i + wanted.length <= text.length; ++i) {
    if (memcmp(text.data + i, wanted.data, wanted.length) == 0) return i;
  }
  return text.length;
}

static size_t find(emp_str_t text, const char* wanted) {
  return find_str(text, emp_str_from(wanted));
}

// @+1, @-2, @above, @below, @unknown, or nothing: this line.
static bool read_place(emp_str_t* rest, uint32_t at, uint32_t* out_line) {
  *out_line = at;
  skip_blanks(rest);
  if (!take(rest, "@")) return true;
  if (take(rest, "unknown")) {
    *out_line = 0;
    return true;
  }
  if (take(rest, "above")) return *out_line = at - 1, true;
  if (take(rest, "below")) return *out_line = at + 1, true;
  bool is_back = take(rest, "-");
  if (!is_back && !take(rest, "+")) return false;
  uint32_t distance = 0;
  while (rest->length != 0 && rest->data[0] >= '0' && rest->data[0] <= '9') {
    distance = distance * 10 + (uint32_t)(rest->data[0] - '0');
    ++rest->data;
    --rest->length;
  }
  *out_line = is_back ? at - distance : at + distance;
  return true;
}

// What follows `expected-` on a line; false when it is no expectation.
static bool read_expectation(emp_str_t* rest, uint32_t at, expectation_t* out) {
  *out = (expectation_t){.at = at};
  size_t i = 0;
  size_t count = sizeof(kWords) / sizeof(kWords[0]);
  while (i < count && !take(rest, kWords[i].word))
    ++i;
  if (i == count || !read_place(rest, at, &out->line)) return false;
  out->severity = kWords[i].severity;
  skip_blanks(rest);
  if (!take(rest, "{{")) return false;
  size_t end = find(*rest, "}}");
  out->text = (emp_str_t){rest->data, end};
  return end < rest->length;
}

static expectation_list_t read_all(emp_arena_t* arena, emp_str_t text) {
  expectation_list_t list = {0};
  emp_str_t line, rest = text;
  uint32_t number = 0;
  bool more = true;
  while (more) {
    more = emp_str_split(rest, '\n', &line, &rest);
    ++number;
    size_t at = find(line, "expected-");
    while (at < line.length) {
      expectation_t item;
      line.data += at;
      line.length -= at;
      take(&line, "expected-");
      if (read_expectation(&line, number, &item)) {
        emp_array_push(arena, &list, item);
      }
      at = find(line, "expected-");
    }
  }
  return list;
}

// The line of a location: that of the first file location inside.
static uint32_t line_of(const emp_attr_t* loc) {
  while (loc != NULL && loc->kind != EMP_ATTR_LOC_FILE) {
    bool has_inner =
        (loc->kind == EMP_ATTR_LOC_NAME || loc->kind == EMP_ATTR_LOC_CALLSITE ||
         loc->kind == EMP_ATTR_LOC_FUSED) &&
        loc->count != 0;
    loc = has_inner ? loc->items[0] : NULL;
  }
  return loc != NULL ? loc->line : 0;
}

static bool meets(const expectation_t* wanted,
                  const emp_diagnostic_t* diagnostic) {
  emp_str_t message = diagnostic->message;
  return !wanted->is_met && wanted->severity == diagnostic->severity &&
         wanted->line == line_of(diagnostic->loc) &&
         (wanted->text.length == 0 ||
          find_str(message, wanted->text) < message.length);
}

bool emp_check_expected_diagnostics(emp_context_t* context, emp_str_t file,
                                    emp_str_t text,
                                    const emp_diag_list_t* found,
                                    emp_diag_sink_t* sink) {
  expectation_list_t wanted = read_all(emp_context_arena(context), text);
  bool ok = true;
  for (size_t i = 0; i < found->count; ++i) {
    const emp_diagnostic_t* diagnostic = &found->items[i];
    size_t k = 0;
    while (k < wanted.count && !meets(&wanted.items[k], diagnostic))
      ++k;
    if (k < wanted.count) {
      wanted.items[k].is_met = true;
    } else if (diagnostic->severity == EMP_SEVERITY_ERROR) {
      ok = emp_diag_not_expected(sink, diagnostic->loc,
                                 (int)diagnostic->message.length,
                                 diagnostic->message.data);
    }
  }
  for (size_t k = 0; k < wanted.count; ++k) {
    const expectation_t* item = &wanted.items[k];
    if (item->is_met) continue;
    ok = emp_diag_not_diagnosed(sink, emp_loc_file(context, file, item->at, 1),
                                (int)item->text.length, item->text.data);
  }
  return ok;
}

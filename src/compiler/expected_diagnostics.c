// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads the comments line by line, then pairs them with diagnostics, first come
// first served. Both lists are short.
#include "compiler/expected_diagnostics.h"

#include <regex.h>
#include <string.h>

#include "base/array.h"
#include "base/text.h"

typedef struct expectation_s {
  emp_severity_t severity;
  uint32_t line;  // where the diagnostic is wanted; 0: nowhere
  uint32_t at;    // where the comment stands
  emp_str_t text;
  bool is_regex;
  bool is_above, is_below;  // of lines without such comments
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
static bool read_place(emp_str_t* rest, expectation_t* out) {
  uint32_t at = out->at;
  out->line = at;
  skip_blanks(rest);
  if (!take(rest, "@")) return true;
  if (take(rest, "unknown")) {
    out->line = 0;
    return true;
  }
  if (take(rest, "above")) return out->is_above = true;
  if (take(rest, "below")) return out->is_below = true;
  bool is_back = take(rest, "-");
  if (!is_back && !take(rest, "+")) return false;
  uint32_t distance = 0;
  while (rest->length != 0 && rest->data[0] >= '0' && rest->data[0] <= '9') {
    distance = distance * 10 + (uint32_t)(rest->data[0] - '0');
    ++rest->data;
    --rest->length;
  }
  out->line = is_back ? at - distance : at + distance;
  return true;
}

// The last `}}` before the next comment of the line: the text may hold some.
static size_t find_end(emp_str_t rest) {
  size_t limit = find(rest, "expected-");
  for (size_t end = limit; end >= 2; --end) {
    if (rest.data[end - 1] == '}' && rest.data[end - 2] == '}') return end - 2;
  }
  return rest.length;
}

// What follows `expected-` on a line; false when it is no expectation.
static bool read_expectation(emp_str_t* rest, uint32_t at, expectation_t* out) {
  *out = (expectation_t){.at = at};
  size_t i = 0;
  size_t count = sizeof(kWords) / sizeof(kWords[0]);
  while (i < count && !take(rest, kWords[i].word))
    ++i;
  if (i == count) return false;
  out->severity = kWords[i].severity;
  out->is_regex = take(rest, "-re");
  if (!read_place(rest, out)) return false;
  skip_blanks(rest);
  if (!take(rest, "{{")) return false;
  size_t end = find_end(*rest);
  out->text = (emp_str_t){rest->data, end};
  return end < rest->length;
}

// The expectations of one line; those of `below` wait for a line without any.
static bool read_line(emp_arena_t* arena, emp_str_t line, uint32_t number,
                      expectation_list_t* list) {
  bool has_any = false;
  size_t at = find(line, "expected-");
  while (at < line.length) {
    expectation_t item;
    line.data += at;
    line.length -= at;
    take(&line, "expected-");
    if (read_expectation(&line, number, &item)) {
      emp_array_push(arena, list, item);
      has_any = true;
    }
    at = find(line, "expected-");
  }
  return has_any;
}

static expectation_list_t read_all(emp_arena_t* arena, emp_str_t text) {
  expectation_list_t list = {0};
  emp_str_t line, rest = text;
  uint32_t number = 0;
  uint32_t plain_line = 0;  // the latest one without expectations
  size_t first = 0;         // of those since then
  bool more = true;
  while (more) {
    more = emp_str_split(rest, '\n', &line, &rest);
    ++number;
    size_t before = list.count;
    if (read_line(arena, line, number, &list)) {
      for (size_t i = before; i < list.count; ++i) {
        if (list.items[i].is_above) list.items[i].line = plain_line;
      }
      continue;
    }
    for (; first < list.count; ++first) {
      if (list.items[first].is_below) list.items[first].line = number;
    }
    plain_line = number;
  }
  return list;
}

// -- matching -----------------------------------------------------------------

// The text of an `expected-error-re` as a POSIX expression: what is outside of
// `{{ }}` is meant literally.
static const char* regex_of(emp_arena_t* arena, emp_str_t text) {
  emp_text_t out = {.arena = arena};
  while (text.length > 0) {
    size_t open = find(text, "{{");
    for (size_t i = 0; i < open; ++i) {
      if (strchr("\\^$.[]|()*+?{}", text.data[i])) {
        emp_text_append_char(&out, '\\');
      }
      emp_text_append_char(&out, text.data[i]);
    }
    text = (emp_str_t){text.data + open, text.length - open};
    if (!take(&text, "{{")) break;
    size_t close = find(text, "}}");
    emp_text_format(&out, "(%.*s)", (int)close, text.data);
    text = (emp_str_t){text.data + close, text.length - close};
    take(&text, "}}");
  }
  emp_text_append_char(&out, '\0');
  return emp_text_view(&out).data;
}

static bool matches(emp_arena_t* arena, const expectation_t* wanted,
                    emp_str_t message) {
  if (wanted->text.length == 0) return true;
  if (!wanted->is_regex)
    return find_str(message, wanted->text) < message.length;
  regex_t regex;
  if (regcomp(&regex, regex_of(arena, wanted->text),
              REG_EXTENDED | REG_NOSUB) != 0) {
    return false;
  }
  emp_str_t copy = emp_arena_copy_str(arena, message);
  bool is_match = regexec(&regex, copy.data, 0, NULL, 0) == 0;
  regfree(&regex);
  return is_match;
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

static bool meets(emp_arena_t* arena, const expectation_t* wanted,
                  const emp_diagnostic_t* diagnostic) {
  return !wanted->is_met && wanted->severity == diagnostic->severity &&
         wanted->line == line_of(diagnostic->loc) &&
         matches(arena, wanted, diagnostic->message);
}

bool emp_check_expected_diagnostics(emp_context_t* context,
                                    const emp_expected_text_t* expected,
                                    const emp_diag_list_t* found,
                                    emp_diag_sink_t* sink) {
  emp_arena_t* arena = emp_context_arena(context);
  expectation_list_t wanted = read_all(arena, expected->text);
  bool ok = true;
  for (size_t i = 0; i < found->count; ++i) {
    const emp_diagnostic_t* diagnostic = &found->items[i];
    size_t k = 0;
    while (k < wanted.count && !meets(arena, &wanted.items[k], diagnostic))
      ++k;
    if (k < wanted.count) {
      wanted.items[k].is_met = true;
    } else if (diagnostic->severity != EMP_SEVERITY_NOTE &&
               !expected->only_expected) {
      ok = emp_diag_not_expected(sink, diagnostic->loc,
                                 (int)diagnostic->message.length,
                                 diagnostic->message.data);
    }
  }
  for (size_t k = 0; k < wanted.count; ++k) {
    const expectation_t* item = &wanted.items[k];
    if (item->is_met) continue;
    ok = emp_diag_not_diagnosed(
        sink, emp_loc_file(context, expected->file, item->at, 1),
        (int)item->text.length, item->text.data);
  }
  return ok;
}

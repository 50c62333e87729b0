// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Delivering diagnostics: formatted once, counted, cut off at the sink's limit;
// printed with the line they are about and a caret under the place.
#include "ir/diag.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/array.h"
#include "base/text.h"

enum { kDefaultLimit = 20, kMessageBytes = 2048 };

static bool is_beyond_limit(const emp_diag_sink_t* sink) {
  uint32_t limit = sink->error_limit ? sink->error_limit : kDefaultLimit;
  return sink->error_count > limit;
}

bool emp_diag_emit(emp_diag_sink_t* sink, const emp_attr_t* loc,
                   uint32_t length, emp_severity_t severity, const char* code,
                   const char* format, ...) {
  char message[kMessageBytes];
  va_list args;
  if (severity == EMP_SEVERITY_ERROR) ++sink->error_count;
  if (severity == EMP_SEVERITY_WARNING) ++sink->warning_count;
  // Later errors are only counted, and so are the notes that belong to them.
  if (is_beyond_limit(sink) || !sink->emit) return false;
  va_start(args, format);
  int written = vsnprintf(message, sizeof(message), format, args);
  va_end(args);
  size_t shown = written < 0 ? 0 : (size_t)written;
  if (shown >= sizeof(message)) {
    shown = sizeof(message) - 1;
    for (size_t i = 1; i <= 3; ++i)
      message[shown - i] = '.';
  }
  emp_diagnostic_t diagnostic = {.severity = severity,
                                 .code = code,
                                 .loc = loc,
                                 .length = length,
                                 .message = {message, shown}};
  sink->emit(sink->user, &diagnostic);
  return false;
}

// -- printing -----------------------------------------------------------------

static const char* severity_text(emp_severity_t severity) {
  switch (severity) {
    case EMP_SEVERITY_ERROR:
      return "error";
    case EMP_SEVERITY_WARNING:
      return "warning";
    case EMP_SEVERITY_REMARK:
      return "remark";
    case EMP_SEVERITY_NOTE:
      return "note";
  }
  return "";
}

// The file location behind any kind of location, or NULL.
static const emp_attr_t* file_loc(const emp_attr_t* loc) {
  for (int depth = 0; loc && depth < 64; ++depth) {
    switch (loc->kind) {
      case EMP_ATTR_LOC_FILE:
        return loc;
      case EMP_ATTR_LOC_NAME:
      case EMP_ATTR_LOC_CALLSITE:
      case EMP_ATTR_LOC_FUSED:
        loc = loc->count ? loc->items[0] : NULL;
        break;
      default:
        return NULL;
    }
  }
  return NULL;
}

// The line, and a caret with tildes under the place. Tabs are kept so that the
// caret stays below what it means; long lines are cut around the place.
static void print_line(emp_str_t line, uint32_t column, uint32_t length,
                       emp_writer_t writer) {
  enum { kBefore = 100, kAfter = 100 };
  size_t place = column ? column - 1 : 0;
  if (place > line.length) place = line.length;
  size_t first = place > kBefore ? place - kBefore : 0;
  size_t last = line.length - place > kAfter ? place + kAfter : line.length;
  emp_write(writer, (emp_str_t){line.data + first, last - first});
  emp_write(writer, EMP_STR("\n"));
  for (size_t i = first; i < place; ++i) {
    emp_write(writer, line.data[i] == '\t' ? EMP_STR("\t") : EMP_STR(" "));
  }
  emp_write(writer, EMP_STR("^"));
  for (size_t i = 1; i < length && place + i < last; ++i) {
    emp_write(writer, EMP_STR("~"));
  }
  emp_write(writer, EMP_STR("\n"));
}

void emp_diagnostic_print(emp_sources_t* sources,
                          const emp_diagnostic_t* diagnostic,
                          emp_writer_t writer) {
  const emp_attr_t* loc = file_loc(diagnostic->loc);
  if (loc && loc->line) {
    emp_write_format(writer, "%.*s:%u:%u: ", EMP_STR_ARGS(loc->text), loc->line,
                     loc->column);
  } else if (loc) {
    emp_write_format(writer, "%.*s: ", EMP_STR_ARGS(loc->text));
  }
  emp_write_cstr(writer, severity_text(diagnostic->severity));
  emp_write(writer, EMP_STR(": "));
  emp_write(writer, diagnostic->message);
  if (diagnostic->code) emp_write_format(writer, " [%s]", diagnostic->code);
  emp_write(writer, EMP_STR("\n"));
  const emp_source_t* source =
      loc && sources ? emp_sources_find(sources, loc->text) : NULL;
  emp_str_t line = {0};
  if (source && loc->line && emp_source_line(source, loc->line, &line)) {
    print_line(line, loc->column, diagnostic->length, writer);
  }
}

// -- sinks --------------------------------------------------------------------

static void print_it(void* user, const emp_diagnostic_t* diagnostic) {
  emp_diag_printer_t* printer = user;
  emp_diagnostic_print(printer->sources, diagnostic, printer->writer);
}

void emp_diag_printer_init(emp_diag_sink_t* sink, emp_diag_printer_t* printer,
                           emp_sources_t* sources, emp_writer_t writer) {
  *printer = (emp_diag_printer_t){sources, writer};
  *sink = (emp_diag_sink_t){.user = printer, .emit = print_it};
}

static void keep_it(void* user, const emp_diagnostic_t* diagnostic) {
  emp_diag_list_t* list = user;
  emp_diagnostic_t copy = *diagnostic;
  copy.message = emp_arena_copy_str(list->arena, diagnostic->message);
  emp_array_push(list->arena, list, copy);
}

void emp_diag_list_init(emp_diag_sink_t* sink, emp_diag_list_t* list,
                        emp_arena_t* arena) {
  *list = (emp_diag_list_t){.arena = arena};
  *sink = (emp_diag_sink_t){.user = list, .emit = keep_it};
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Diagnostics: typed functions made from ir/diagnostics.def, delivered to a
// sink. A sink counts errors, keeps the order, and hands each one on.
//
// A diagnostic is at a location attribute; `length` (0: unknown) is the number
// of characters to underline. Every emit function returns false, so a verifier
// reads as one sentence: return emp_diag_operand_count(sink, loc, ...);
#ifndef EMP_IR_DIAG_H_
#define EMP_IR_DIAG_H_

#include "ir/context.h"

typedef enum emp_severity_e {
  EMP_SEVERITY_ERROR,
  EMP_SEVERITY_WARNING,
  EMP_SEVERITY_REMARK,
  EMP_SEVERITY_NOTE,  // belongs to the diagnostic before it
} emp_severity_t;

typedef struct emp_diagnostic_s {
  emp_severity_t severity;
  const char* code;       // "E0101"
  const emp_attr_t* loc;  // NULL or unknown: no place
  uint32_t length;
  emp_str_t message;
} emp_diagnostic_t;

struct emp_diag_sink_s {
  void* user;
  void (*emit)(void* user, const emp_diagnostic_t* diagnostic);
  uint32_t error_count, warning_count;
  uint32_t error_limit;  // 0: the default of 20; later errors are only counted
  emp_arena_t* scratch;  // for formatting; may be NULL (a stack buffer is used)
};

// Formats and delivers; counts errors; false always.
bool emp_diag_emit(emp_diag_sink_t* sink, const emp_attr_t* loc,
                   uint32_t length, emp_severity_t severity, const char* code,
                   const char* format, ...)
    __attribute__((format(printf, 6, 7)));

// "f.mlir:2:8: error: message [E0101]", the line, a caret.
void emp_diagnostic_print(emp_sources_t* sources,
                          const emp_diagnostic_t* diagnostic,
                          emp_writer_t writer);

// A sink that prints to a writer as things come.
typedef struct emp_diag_printer_s {
  emp_sources_t* sources;
  emp_writer_t writer;
} emp_diag_printer_t;
void emp_diag_printer_init(emp_diag_sink_t* sink, emp_diag_printer_t* printer,
                           emp_sources_t* sources, emp_writer_t writer);

// A sink that keeps everything in an arena (tests, --verify-diagnostics, the
// public compiler entry).
typedef struct emp_diag_list_s {
  emp_arena_t* arena;
  emp_diagnostic_t* items;
  size_t count, capacity;
} emp_diag_list_t;
void emp_diag_list_init(emp_diag_sink_t* sink, emp_diag_list_t* list,
                        emp_arena_t* arena);

// A type or attribute as text, for messages; lives in `arena`, NUL-terminated.
const char* emp_type_text(emp_arena_t* arena, const emp_type_t* type);
const char* emp_attr_text(emp_arena_t* arena, const emp_attr_t* attr);

// One function a row: emp_diag_<name>(sink, loc, <params>).
#define EMP_UNWRAP(...) __VA_ARGS__
#define DIAG(name, code, severity, text, params, args)                       \
  static inline bool emp_diag_##name(                                        \
      emp_diag_sink_t* sink, const emp_attr_t* loc, EMP_UNWRAP params) {     \
    return emp_diag_emit(sink, loc, 0, EMP_SEVERITY_##severity, #code, text, \
                         EMP_UNWRAP args);                                   \
  }
#define DIAG0(name, code, severity, text)                                    \
  static inline bool emp_diag_##name(emp_diag_sink_t* sink,                  \
                                     const emp_attr_t* loc) {                \
    return emp_diag_emit(sink, loc, 0, EMP_SEVERITY_##severity, #code, "%s", \
                         text);                                              \
  }
#include "ir/diagnostics.def"
#undef DIAG
#undef DIAG0

#endif  // EMP_IR_DIAG_H_

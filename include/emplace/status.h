// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The result of a call that can fail, with a trail of where and why.
#ifndef EMPLACE_STATUS_H_
#define EMPLACE_STATUS_H_

#include <stdbool.h>

#include "emplace/str.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum emp_status_code_e {
  EMP_STATUS_OK = 0,
#define EMP_STATUS(name, text, retry) EMP_STATUS_##name,
#include "emplace/status.def"
#undef EMP_STATUS
  EMP_STATUS_COUNT,
} emp_status_code_t;

#if defined(__GNUC__)
#define EMP_NODISCARD __attribute__((warn_unused_result))
#define EMP_PRINTF_LIKE(text_index, first_index) \
  __attribute__((format(printf, text_index, first_index)))
#define EMP_RETURNS_NONNULL __attribute__((returns_nonnull))
#define EMP_LIKELY(x) __builtin_expect(!!(x), 1)
#define EMP_UNLIKELY(x) __builtin_expect(!!(x), 0)
#define EMP_API __attribute__((visibility("default")))
#else
#define EMP_NODISCARD
#define EMP_PRINTF_LIKE(text_index, first_index)
#define EMP_RETURNS_NONNULL
#define EMP_LIKELY(x) (x)
#define EMP_UNLIKELY(x) (x)
#define EMP_API
#endif

// NULL is success, so a test is one compare. A failure owns a record (C file,
// line, message, notes); whoever holds it must hand it on or drop it with
// emp_status_free.
typedef struct emp_status_s* emp_status_t;

#define emp_ok_status() ((emp_status_t)0)

static inline bool emp_is_ok(emp_status_t status) {
  return status == 0;
}

// Makes a failure; use EMP_FAIL. Never returns NULL: without memory it returns
// a static record of the same code.
//
// Threads: safe from any thread.
EMP_API emp_status_t emp_status_make(emp_status_code_t code, const char* file,
                                     int line, const char* format, ...)
    EMP_PRINTF_LIKE(4, 5) EMP_NODISCARD EMP_RETURNS_NONNULL;

// Adds a line of where and what to a failure; NULL stays NULL.
EMP_API emp_status_t emp_status_note(emp_status_t status, const char* file,
                                     int line, const char* format, ...)
    EMP_PRINTF_LIKE(4, 5) EMP_NODISCARD;

// Drops a failure; NULL is fine.
EMP_API void emp_status_free(emp_status_t status);

// The code; EMP_STATUS_OK for NULL.
EMP_API emp_status_code_t emp_status_code(emp_status_t status);

// The message without place and notes; "" for NULL. Borrowed from the status.
EMP_API emp_str_t emp_status_message(emp_status_t status);

// Writes "code: file:line: message" and a line per note.
EMP_API void emp_status_print(emp_status_t status, emp_writer_t writer);

// The name of a code as it is printed, e.g. "out of range".
EMP_API const char* emp_status_code_text(emp_status_code_t code);

// Number of failure records alive; 0 at the end of a correct program.
EMP_API long emp_status_live_count(void);

// EMP_FAIL(OUT_OF_RANGE, "offset %zu > length %zu", offset, length)
#define EMP_FAIL(code, ...) \
  emp_status_make(EMP_STATUS_##code, __FILE__, __LINE__, __VA_ARGS__)

// Returns from the caller when `expr` fails; nothing may be owned here.
#define EMP_TRY(expr)                                                    \
  do {                                                                   \
    emp_status_t emp_try_status = (expr);                                \
    if (EMP_UNLIKELY(!emp_is_ok(emp_try_status))) return emp_try_status; \
  } while (0)

// EMP_TRY with a note of where and what.
#define EMP_TRY_NOTE(expr, ...)                                                \
  do {                                                                         \
    emp_status_t emp_try_status = (expr);                                      \
    if (EMP_UNLIKELY(!emp_is_ok(emp_try_status)))                              \
      return emp_status_note(emp_try_status, __FILE__, __LINE__, __VA_ARGS__); \
  } while (0)

#ifdef __cplusplus
}
#endif

#endif  // EMPLACE_STATUS_H_

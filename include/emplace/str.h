// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A view of text: pointer and length, not NUL-terminated, never owned.
#ifndef EMPLACE_STR_H_
#define EMPLACE_STR_H_

#include <stddef.h>

typedef struct emp_str_s {
  const char* data;
  size_t length;
} emp_str_t;

// The view of a string literal.
#define EMP_STR(literal) ((emp_str_t){"" literal, sizeof(literal) - 1})

// For printf: printf("%.*s", EMP_STR_ARGS(text)).
#define EMP_STR_ARGS(str) (int)(str).length, (str).data

// Where text goes: called in order with pieces of it; returns nothing, so a
// writer that can fail keeps its own failure.
typedef struct emp_writer_s {
  void* user;
  void (*write)(void* user, emp_str_t text);
} emp_writer_t;

#endif  // EMPLACE_STR_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Status records. A record has a fixed size of 512 bytes, so that making one
// costs one allocation and adding a note costs none: the text area holds the
// message, a NUL, then the notes as they are printed. What does not fit is cut
// and marked with "...".
//
// Records come from the C library, not from the caller's allocator, so that a
// failing host allocator can still be reported. When that fails too, or in a
// build with EMP_STATUS_TEXT=0, a status is a constant record of its code.
#include "emplace/status.h"

#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "emplace/allocator.h"

#ifndef EMP_STATUS_TEXT
#define EMP_STATUS_TEXT 1
#endif

enum { kRecordBytes = 512, kTextBytes = kRecordBytes - 24 };

struct emp_status_s {
  const char* file;  // NULL in constant records
  int32_t line;
  uint16_t code;
  uint16_t message_length;
  uint16_t used_bytes;  // of text, the NUL after the message included
  bool is_constant;
  bool is_full;  // a text was cut
  char text[kTextBytes];
};
EMP_STATIC_ASSERT(sizeof(struct emp_status_s) <= kRecordBytes,
                  "a status record has a fixed size");

static const struct emp_status_s constant_records[] = {
    [EMP_STATUS_OK] = {.is_constant = true, .used_bytes = 1},
#define EMP_STATUS(name, printed, retry) \
  [EMP_STATUS_##name] = {                \
      .code = EMP_STATUS_##name, .is_constant = true, .used_bytes = 1},
#include "emplace/status.def"
#undef EMP_STATUS
};

static const char* const code_texts[] = {
    [EMP_STATUS_OK] = "ok",
#define EMP_STATUS(name, printed, retry) [EMP_STATUS_##name] = printed,
#include "emplace/status.def"
#undef EMP_STATUS
};

// Diagnostics only: the number of records that are alive.
static atomic_long live_count;  // allow-global: leak counter of the tests

// A constant record is never written, so the qualifier may go.
static emp_status_t constant_status(emp_status_code_t code) {
  return (emp_status_t)(uintptr_t)&constant_records[code];
}

// Appends to the text, cut where the area ends; returns the appended length.
static size_t append(emp_status_t status, const char* format, va_list values) {
  size_t room = kTextBytes - status->used_bytes;
  int wanted =
      vsnprintf(status->text + status->used_bytes, room, format, values);
  size_t length = wanted < 0 ? 0 : (size_t)wanted;
  if (length >= room) {
    static const char ellipsis[] = "...";
    length = room - 1;
    if (length >= sizeof(ellipsis) - 1) {
      memcpy(status->text + kTextBytes - sizeof(ellipsis), ellipsis,
             sizeof(ellipsis));
    }
    status->is_full = true;
  }
  status->used_bytes = (uint16_t)(status->used_bytes + length);
  return length;
}

static void append_format(emp_status_t status, const char* format, ...)
    EMP_PRINTF_LIKE(2, 3);
static void append_format(emp_status_t status, const char* format, ...) {
  va_list values;
  va_start(values, format);
  append(status, format, values);
  va_end(values);
}

emp_status_t emp_status_make(emp_status_code_t code, const char* file, int line,
                             const char* format, ...) {
  EMP_ASSERT(code > EMP_STATUS_OK && code < EMP_STATUS_COUNT);
  emp_status_t status = NULL;
#if EMP_STATUS_TEXT
  emp_allocator_t host = emp_allocator_libc();
  status = host.realloc(host.self, NULL, 0, sizeof(*status));
#endif
  if (!status) return constant_status(code);
  atomic_fetch_add_explicit(&live_count, 1, memory_order_relaxed);
  *status =
      (struct emp_status_s){.file = file, .line = line, .code = (uint16_t)code};
  va_list values;
  va_start(values, format);
  status->message_length = (uint16_t)append(status, format, values);
  va_end(values);
  if (status->used_bytes < kTextBytes) ++status->used_bytes;  // the NUL
  return status;
}

emp_status_t emp_status_note(emp_status_t status, const char* file, int line,
                             const char* format, ...) {
  if (!status || status->is_constant || status->is_full) return status;
  append_format(status, "  %s:%d: ", file, line);
  va_list values;
  va_start(values, format);
  if (!status->is_full) append(status, format, values);
  va_end(values);
  if (!status->is_full) append_format(status, "\n");
  return status;
}

void emp_status_free(emp_status_t status) {
  if (!status || status->is_constant) return;
  emp_allocator_t host = emp_allocator_libc();
  host.realloc(host.self, status, sizeof(*status), 0);
  atomic_fetch_sub_explicit(&live_count, 1, memory_order_relaxed);
}

emp_status_code_t emp_status_code(emp_status_t status) {
  return status ? (emp_status_code_t)status->code : EMP_STATUS_OK;
}

emp_str_t emp_status_message(emp_status_t status) {
  if (!status) return EMP_STR("");
  return (emp_str_t){status->text, status->message_length};
}

static void write_text(emp_writer_t writer, const char* text, size_t length) {
  writer.write(writer.user, (emp_str_t){text, length});
}

void emp_status_print(emp_status_t status, emp_writer_t writer) {
  const char* code = emp_status_code_text(emp_status_code(status));
  write_text(writer, code, strlen(code));
  if (status && status->file) {
    char place[160];
    int length = snprintf(place, sizeof(place), ": %.120s:%d: ", status->file,
                          (int)status->line);
    write_text(writer, place, (size_t)length);
    write_text(writer, status->text, status->message_length);
  }
  write_text(writer, "\n", 1);
  if (!status) return;
  size_t notes = (size_t)status->message_length + 1;
  if (notes < status->used_bytes) {
    write_text(writer, status->text + notes, status->used_bytes - notes);
    if (status->is_full) write_text(writer, "\n", 1);
  }
}

const char* emp_status_code_text(emp_status_code_t code) {
  bool is_known = code >= EMP_STATUS_OK && code < EMP_STATUS_COUNT;
  return is_known ? code_texts[code] : "unknown code";
}

long emp_status_live_count(void) {
  return atomic_load_explicit(&live_count, memory_order_relaxed);
}

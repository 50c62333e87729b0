// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Allocators and assertions shared by all unit tests.
#include "harness/harness.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int emp_test_finish(int failed) {
  long alive = emp_status_live_count();
  if (alive != 0) fprintf(stderr, "%ld status records leaked\n", alive);
  return failed != 0 || alive != 0;
}

// -- statuses and text -------------------------------------------------------

static void print_to_stderr(void* user, emp_str_t text) {
  (void)user;
  fprintf(stderr, "%.*s", EMP_STR_ARGS(text));
}

void emp_test_assert_ok(emp_status_t status, const char* file, int line) {
  if (emp_is_ok(status)) return;
  emp_status_print(status, (emp_writer_t){NULL, print_to_stderr});
  emp_status_free(status);
  _fail(file, line);
}

static bool contains(emp_str_t text, const char* part) {
  size_t length = strlen(part);
  for (size_t i = 0; i + length <= text.length; ++i) {
    if (memcmp(text.data + i, part, length) == 0) return true;
  }
  return false;
}

void emp_test_assert_fails(emp_status_t status, emp_status_code_t code,
                           const char* text, const char* file, int line) {
  bool is_right = emp_status_code(status) == code;
  if (text && !contains(emp_status_message(status), text)) is_right = false;
  if (!is_right) {
    fprintf(stderr, "wanted '%s'%s%s, got: ", emp_status_code_text(code),
            text ? " with " : "", text ? text : "");
    emp_status_print(status, (emp_writer_t){NULL, print_to_stderr});
  }
  emp_status_free(status);
  if (!is_right) _fail(file, line);
}

void emp_test_assert_str(emp_str_t view, const char* text, const char* file,
                         int line) {
  size_t length = strlen(text);
  if (view.length == length &&
      (length == 0 || memcmp(view.data, text, length) == 0)) {
    return;
  }
  fprintf(stderr, "wanted \"%s\"\ngot    \"%.*s\"\n", text, EMP_STR_ARGS(view));
  _fail(file, line);
}

// -- allocators --------------------------------------------------------------

enum { kFreshByte = 0xa5, kFreedByte = 0xdd, kHeaderBytes = 16 };

// The size of a block stands before it, so that wrong sizes are seen.
static size_t block_bytes(const void* ptr) {
  size_t bytes = 0;
  memcpy(&bytes, (const char*)ptr - kHeaderBytes, sizeof(bytes));
  return bytes;
}

static void* take_block(emp_test_memory_t* memory, size_t bytes) {
  if (++memory->calls == memory->fail_at) return NULL;
  char* raw = malloc(bytes + kHeaderBytes);
  if (!raw) return NULL;
  memcpy(raw, &bytes, sizeof(bytes));
  memset(raw + kHeaderBytes, kFreshByte, bytes);
  memory->live_bytes += bytes;
  ++memory->live_blocks;
  if (memory->live_bytes > memory->peak_bytes) {
    memory->peak_bytes = memory->live_bytes;
  }
  return raw + kHeaderBytes;
}

static void give_block(emp_test_memory_t* memory, void* ptr) {
  size_t bytes = block_bytes(ptr);
  memory->live_bytes -= bytes;
  --memory->live_blocks;
  memset(ptr, kFreedByte, bytes);
  free((char*)ptr - kHeaderBytes);
}

static void* counting_realloc(void* self, void* ptr, size_t old_bytes,
                              size_t new_bytes) {
  emp_test_memory_t* memory = self;
  if (ptr && block_bytes(ptr) != old_bytes) {
    fprintf(stderr, "block of %zu bytes given back as %zu bytes\n",
            block_bytes(ptr), old_bytes);
    abort();
  }
  if (new_bytes == 0) {
    if (ptr) give_block(memory, ptr);
    return NULL;
  }
  // Every resize moves, so that stale pointers show.
  void* moved = take_block(memory, new_bytes);
  if (moved && ptr) {
    memcpy(moved, ptr, old_bytes < new_bytes ? old_bytes : new_bytes);
    give_block(memory, ptr);
  }
  return moved;
}

emp_allocator_t emp_test_allocator(emp_test_memory_t* memory) {
  return (emp_allocator_t){memory, counting_realloc};
}

size_t emp_test_torture(emp_status_t (*scenario)(emp_allocator_t host,
                                                 void* user),
                        void* user) {
  for (size_t fail_at = 1;; ++fail_at) {
    emp_test_memory_t memory = {.fail_at = fail_at};
    emp_status_t status = scenario(emp_test_allocator(&memory), user);
    emp_status_code_t code = emp_status_code(status);
    if (code != EMP_STATUS_OK && code != EMP_STATUS_RESOURCE_EXHAUSTED) {
      emp_status_print(status, (emp_writer_t){NULL, print_to_stderr});
    }
    emp_status_free(status);
    if (memory.live_bytes != 0) {
      fail_msg("%zu bytes leaked when allocation %zu failed", memory.live_bytes,
               fail_at);
    }
    if (code == EMP_STATUS_OK && memory.calls < fail_at) return memory.calls;
    // A scenario may do without an optional block, but may not fail oddly.
    if (code != EMP_STATUS_OK) {
      assert_int_equal(code, EMP_STATUS_RESOURCE_EXHAUSTED);
    }
  }
}

// -- numbers -----------------------------------------------------------------

void emp_test_assert_close(double got, double want, double bound,
                           size_t index) {
  if (isnan(got) && isnan(want)) return;
  if (got == want || fabs(got - want) <= bound) return;
  fail_msg("number %zu: got %.17g, want %.17g, difference %g above %g", index,
           got, want, fabs(got - want), bound);
}

void emp_test_temp_path(const char* name, char* out_path, size_t path_bytes) {
  const char* folder = getenv("TMPDIR");
  snprintf(out_path, path_bytes, "%s/emplace-%ld-%s", folder ? folder : "/tmp",
           (long)getpid(), name);
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What every unit test includes: cmocka, and short forms for its tables.
//
//   TEST(arena_rewinds_to_a_mark) { assert_true(...); }
//   TEST_MAIN(RUN(arena_rewinds_to_a_mark), RUN(...))
//
// Tests are static functions, so one that TEST_MAIN does not list is an unused
// function and fails the build. The program also fails when a status is still
// alive after the last test.
#ifndef EMP_TESTS_HARNESS_H_
#define EMP_TESTS_HARNESS_H_

// cmocka.h wants these before it.
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "emplace/allocator.h"
#include "emplace/status.h"
#include "harness/numbers.h"

#define TEST(name) static void name(void** state __attribute__((unused)))
#define RUN(name) cmocka_unit_test(name)
#define TEST_MAIN(...)                                                 \
  int main(void) {                                                     \
    const struct CMUnitTest tests[] = {__VA_ARGS__};                   \
    return emp_test_finish(cmocka_run_group_tests(tests, NULL, NULL)); \
  }

// The exit code of a test program: `failed` tests, and no status alive.
int emp_test_finish(int failed);

// -- statuses and text --------------------------------------------------------

// Fails the test with the text of `status` unless it is OK.
#define assert_ok(expr) emp_test_assert_ok((expr), __FILE__, __LINE__)
// Fails unless `expr` is a failure of `code`; frees it.
#define assert_fails(expr, code) \
  emp_test_assert_fails((expr), EMP_STATUS_##code, NULL, __FILE__, __LINE__)
// The same, and its message holds `text`.
#define assert_fails_with(expr, code, text) \
  emp_test_assert_fails((expr), EMP_STATUS_##code, (text), __FILE__, __LINE__)
// Fails unless the view equals the C string.
#define assert_str(view, text) \
  emp_test_assert_str((view), (text), __FILE__, __LINE__)

void emp_test_assert_ok(emp_status_t status, const char* file, int line);
void emp_test_assert_fails(emp_status_t status, emp_status_code_t code,
                           const char* text, const char* file, int line);
void emp_test_assert_str(emp_str_t view, const char* text, const char* file,
                         int line);

// -- allocators ---------------------------------------------------------------

// Counts, fails on demand and fills fresh and freed memory with a pattern.
// Freed or resized with a wrong size fails the test.
//
//   emp_test_memory_t memory = {.fail_at = 3};   // 0: never fails
//   emp_allocator_t host = emp_test_allocator(&memory);
typedef struct emp_test_memory_s {
  size_t fail_at;  // the number of the allocating call that fails, from 1
  size_t calls;    // allocating and growing calls so far
  size_t live_bytes, live_blocks, peak_bytes;
} emp_test_memory_t;

emp_allocator_t emp_test_allocator(emp_test_memory_t* memory);

// Runs `scenario` with the 1st, 2nd, … allocation failing until it survives;
// fails the test on a leak, or when a failure has another code than
// RESOURCE_EXHAUSTED. Returns the number of allocations of the good run.
size_t emp_test_torture(emp_status_t (*scenario)(emp_allocator_t host,
                                                 void* user),
                        void* user);

// -- numbers ------------------------------------------------------------------

// Fails the test unless |got - want| <= bound for the number at `index`.
void emp_test_assert_close(double got, double want, double bound, size_t index);

// -- files --------------------------------------------------------------------

// A path for a scratch file of this process; the file does not exist.
void emp_test_temp_path(const char* name, char* out_path, size_t path_bytes);

#endif  // EMP_TESTS_HARNESS_H_

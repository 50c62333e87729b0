// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Counts what a program asks of the C library and of the system for memory,
// whoever asks: a program that links interpose.c has its own malloc family,
// mmap, brk and sbrk in front of the C library's.
#ifndef EMP_TESTS_HARNESS_INTERPOSE_H_
#define EMP_TESTS_HARNESS_INTERPOSE_H_

#include <stdbool.h>

// False where a sanitizer owns these functions; then nothing is counted.
bool emp_test_interpose_works(void);

// Calls so far, in all threads.
long emp_test_memory_calls(void);

#endif  // EMP_TESTS_HARNESS_INTERPOSE_H_

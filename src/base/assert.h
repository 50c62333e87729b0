// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Assertions are for our own bugs, never for the user's input.
#ifndef EMP_BASE_ASSERT_H_
#define EMP_BASE_ASSERT_H_

#include <assert.h>

// Without assertions the condition is still compiled, so that what only it
// uses counts as used, but never evaluated.
#if defined(NDEBUG)
#define EMP_ASSERT(condition) ((void)(0 && (condition)))
#else
#define EMP_ASSERT(condition) assert(condition)
#endif
#define EMP_STATIC_ASSERT(condition, text) _Static_assert(condition, text)

#if defined(NDEBUG) && defined(__GNUC__)
#define EMP_UNREACHABLE() __builtin_unreachable()
#else
#define EMP_UNREACHABLE() assert(!"unreachable")
#endif

#define EMP_COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

#endif  // EMP_BASE_ASSERT_H_

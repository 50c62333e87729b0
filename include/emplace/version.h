// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The version of the program and the libraries; CMake reads it from here.
#ifndef EMPLACE_VERSION_H_
#define EMPLACE_VERSION_H_

#define EMP_VERSION_TEXT "0.1.0"

#endif  // EMPLACE_VERSION_H_

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the util dialect, each with what was wanted and found.

util.func private @f() -> i32 {
  // expected-error @+1 {{'util.global.load' names no global: '@nowhere'}}
  %0 = util.global.load @nowhere : i32
  util.return %0 : i32
}

// -----

util.global private @x : i32
util.func private @f() -> i64 {
  // expected-error @+1 {{'util.global.load' has another type than the global '@x'}}
  %0 = util.global.load @x : i64
  util.return %0 : i64
}

// -----

// expected-error @+1 {{expected '=' at the end of the line}}
util.global private @x

// -----

util.func private @f(%a: index, %b: i32) -> index {
  // expected-error @+1 {{'%b' is used as 'index' but defined as 'i32'}}
  %0 = util.align %a, %b : index
  util.return %0 : index
}

// -----

util.func private @f(%a: index) -> index {
  // expected-error @+1 {{unknown assumption 'umost', wanted umin, umax or udiv}}
  %0 = util.assume.int %a<umin = 3, umost = 4> : index
  util.return %0 : index
}

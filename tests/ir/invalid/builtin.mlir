// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the builtin dialect, each with what was wanted and found.

// expected-error @+1 {{'builtin.module' op wants a body without arguments}}
"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()

// -----

// expected-error @+1 {{a memory space is an integer, a string, a dictionary or an attribute of a dialect, not i8}}
func.func private @space(memref<2x4xi8, i8>)

// -----

func.func private @one() attributes {a = distinct[0]<1 : i32>}
// expected-error @+1 {{distinct[0] refers to 2 : i32 here but to 1 : i32 before}}
func.func private @two() attributes {a = distinct[0]<2 : i32>}

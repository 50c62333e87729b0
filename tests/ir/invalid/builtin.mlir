// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the builtin dialect, each with what was wanted and found.

// expected-error @+1 {{'builtin.module' op wants a body without arguments}}
"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the builtin dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+2 {{'builtin.module' makes 0 results but was given 1}}
// expected-error @+1 {{'builtin.module' has 1 regions but was given 0}}
"builtin.module"() : () -> (i23)

// -----

// expected-error @+1 {{'builtin.unrealized_conversion_cast' has 0 regions but was given 1}}
"builtin.unrealized_conversion_cast"() ({}) : () -> ()

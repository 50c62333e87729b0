// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the ub dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+1 {{'ub.poison' makes 1 results but was given 2}}
"ub.poison"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'ub.unreachable' makes 0 results but was given 1}}
"ub.unreachable"() : () -> (i23)

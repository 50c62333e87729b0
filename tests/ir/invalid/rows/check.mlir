// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the check dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+1 {{'check.expect_true' takes 1 operands but was given 0}}
"check.expect_true"() : () -> ()

// -----

// expected-error @+1 {{'check.expect_false' takes 1 operands but was given 0}}
"check.expect_false"() : () -> ()

// -----

// expected-error @+1 {{'check.expect_all_true' takes 1 or more operands, in groups (device?, operand), but was given 0}}
"check.expect_all_true"() : () -> ()

// -----

// expected-error @+1 {{'check.expect_eq' takes 2 or more operands, in groups (device?, lhs, rhs), but was given 0}}
"check.expect_eq"() : () -> ()

// -----

// expected-error @+2 {{'check.expect_eq_const' takes 1 or more operands, in groups (device?, lhs), but was given 0}}
// expected-error @+1 {{'check.expect_eq_const' op requires attribute 'value'}}
"check.expect_eq_const"() : () -> ()

// -----

// expected-error @+1 {{'check.expect_almost_eq' takes 2 or more operands, in groups (device?, lhs, rhs), but was given 0}}
"check.expect_almost_eq"() : () -> ()

// -----

// expected-error @+2 {{'check.expect_almost_eq_const' takes 1 or more operands, in groups (device?, lhs), but was given 0}}
// expected-error @+1 {{'check.expect_almost_eq_const' op requires attribute 'value'}}
"check.expect_almost_eq_const"() : () -> ()

// -----

// expected-error @+1 {{'check.expect_close' takes 2 operands but was given 0}}
"check.expect_close"() : () -> ()

// -----

// expected-error @+2 {{'check.expect_serialized_eq' takes 1 operands but was given 0}}
// expected-error @+1 {{'check.expect_serialized_eq' op requires attribute 'probe_id'}}
"check.expect_serialized_eq"() : () -> ()

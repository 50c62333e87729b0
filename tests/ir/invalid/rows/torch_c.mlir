// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the torch_c dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+2 {{'torch_c.to_builtin_tensor' takes 1 operands but was given 0}}
// expected-error @+1 {{'torch_c.to_builtin_tensor' makes 1 results but was given 0}}
"torch_c.to_builtin_tensor"() : () -> ()

// -----

// expected-error @+2 {{'torch_c.from_builtin_tensor' takes 1 operands but was given 0}}
// expected-error @+1 {{'torch_c.from_builtin_tensor' makes 1 results but was given 0}}
"torch_c.from_builtin_tensor"() : () -> ()

// -----

// expected-error @+2 {{'torch_c.to_i1' takes 1 operands but was given 0}}
// expected-error @+1 {{'torch_c.to_i1' makes 1 results but was given 0}}
"torch_c.to_i1"() : () -> ()

// -----

// expected-error @+2 {{'torch_c.from_i1' takes 1 operands but was given 0}}
// expected-error @+1 {{'torch_c.from_i1' makes 1 results but was given 0}}
"torch_c.from_i1"() : () -> ()

// -----

// expected-error @+2 {{'torch_c.to_i64' takes 1 operands but was given 0}}
// expected-error @+1 {{'torch_c.to_i64' makes 1 results but was given 0}}
"torch_c.to_i64"() : () -> ()

// -----

// expected-error @+2 {{'torch_c.from_i64' takes 1 operands but was given 0}}
// expected-error @+1 {{'torch_c.from_i64' makes 1 results but was given 0}}
"torch_c.from_i64"() : () -> ()

// -----

// expected-error @+2 {{'torch_c.to_f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'torch_c.to_f64' makes 1 results but was given 0}}
"torch_c.to_f64"() : () -> ()

// -----

// expected-error @+2 {{'torch_c.from_f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'torch_c.from_f64' makes 1 results but was given 0}}
"torch_c.from_f64"() : () -> ()

// -----

// expected-error @+2 {{'torch_c.generator_to_i64' takes 1 operands but was given 0}}
// expected-error @+1 {{'torch_c.generator_to_i64' makes 1 results but was given 0}}
"torch_c.generator_to_i64"() : () -> ()

// -----

// expected-error @+2 {{'torch_c.i64_to_generator' takes 1 operands but was given 0}}
// expected-error @+1 {{'torch_c.i64_to_generator' makes 1 results but was given 0}}
"torch_c.i64_to_generator"() : () -> ()

// -----

// expected-error @+1 {{'torch_c.get_next_seed' makes 1 results but was given 2}}
"torch_c.get_next_seed"() : () -> (i23, i23)

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the complex dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+2 {{'complex.constant' makes 1 results but was given 2}}
// expected-error @+1 {{'complex.constant' op requires attribute 'value'}}
"complex.constant"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'complex.create' takes 2 operands but was given 0}}
// expected-error @+1 {{'complex.create' makes 1 results but was given 0}}
"complex.create"() : () -> ()

// -----

// expected-error @+2 {{'complex.bitcast' takes 1 operands but was given 0}}
// expected-error @+1 {{'complex.bitcast' makes 1 results but was given 0}}
"complex.bitcast"() : () -> ()

// -----

// expected-error @+2 {{'complex.powi' takes 2 operands but was given 0}}
// expected-error @+1 {{'complex.powi' makes 1 results but was given 0}}
"complex.powi"() : () -> ()

// -----

// expected-error @+2 {{'complex.re' takes 1 operands but was given 0}}
// expected-error @+1 {{'complex.re' makes 1 results but was given 0}}
"complex.re"() : () -> ()

// -----

// expected-error @+2 {{'complex.im' takes 1 operands but was given 0}}
// expected-error @+1 {{'complex.im' makes 1 results but was given 0}}
"complex.im"() : () -> ()

// -----

// expected-error @+2 {{'complex.abs' takes 1 operands but was given 0}}
// expected-error @+1 {{'complex.abs' makes 1 results but was given 0}}
"complex.abs"() : () -> ()

// -----

// expected-error @+2 {{'complex.angle' takes 1 operands but was given 0}}
// expected-error @+1 {{'complex.angle' makes 1 results but was given 0}}
"complex.angle"() : () -> ()

// -----

// expected-error @+2 {{'complex.conj' takes 1 operands but was given 0}}
// expected-error @+1 {{'complex.conj' makes 1 results but was given 0}}
"complex.conj"() : () -> ()

// -----

// expected-error @+2 {{'complex.cos' takes 1 operands but was given 0}}
// expected-error @+1 {{'complex.cos' makes 1 results but was given 0}}
"complex.cos"() : () -> ()

// -----

// expected-error @+2 {{'complex.exp' takes 1 operands but was given 0}}
// expected-error @+1 {{'complex.exp' makes 1 results but was given 0}}
"complex.exp"() : () -> ()

// -----

// expected-error @+2 {{'complex.expm1' takes 1 operands but was given 0}}
// expected-error @+1 {{'complex.expm1' makes 1 results but was given 0}}
"complex.expm1"() : () -> ()

// -----

// expected-error @+2 {{'complex.log' takes 1 operands but was given 0}}
// expected-error @+1 {{'complex.log' makes 1 results but was given 0}}
"complex.log"() : () -> ()

// -----

// expected-error @+2 {{'complex.log1p' takes 1 operands but was given 0}}
// expected-error @+1 {{'complex.log1p' makes 1 results but was given 0}}
"complex.log1p"() : () -> ()

// -----

// expected-error @+2 {{'complex.neg' takes 1 operands but was given 0}}
// expected-error @+1 {{'complex.neg' makes 1 results but was given 0}}
"complex.neg"() : () -> ()

// -----

// expected-error @+2 {{'complex.rsqrt' takes 1 operands but was given 0}}
// expected-error @+1 {{'complex.rsqrt' makes 1 results but was given 0}}
"complex.rsqrt"() : () -> ()

// -----

// expected-error @+2 {{'complex.sign' takes 1 operands but was given 0}}
// expected-error @+1 {{'complex.sign' makes 1 results but was given 0}}
"complex.sign"() : () -> ()

// -----

// expected-error @+2 {{'complex.sin' takes 1 operands but was given 0}}
// expected-error @+1 {{'complex.sin' makes 1 results but was given 0}}
"complex.sin"() : () -> ()

// -----

// expected-error @+2 {{'complex.sqrt' takes 1 operands but was given 0}}
// expected-error @+1 {{'complex.sqrt' makes 1 results but was given 0}}
"complex.sqrt"() : () -> ()

// -----

// expected-error @+2 {{'complex.tan' takes 1 operands but was given 0}}
// expected-error @+1 {{'complex.tan' makes 1 results but was given 0}}
"complex.tan"() : () -> ()

// -----

// expected-error @+2 {{'complex.tanh' takes 1 operands but was given 0}}
// expected-error @+1 {{'complex.tanh' makes 1 results but was given 0}}
"complex.tanh"() : () -> ()

// -----

// expected-error @+2 {{'complex.add' takes 2 operands but was given 0}}
// expected-error @+1 {{'complex.add' makes 1 results but was given 0}}
"complex.add"() : () -> ()

// -----

// expected-error @+2 {{'complex.sub' takes 2 operands but was given 0}}
// expected-error @+1 {{'complex.sub' makes 1 results but was given 0}}
"complex.sub"() : () -> ()

// -----

// expected-error @+2 {{'complex.mul' takes 2 operands but was given 0}}
// expected-error @+1 {{'complex.mul' makes 1 results but was given 0}}
"complex.mul"() : () -> ()

// -----

// expected-error @+2 {{'complex.div' takes 2 operands but was given 0}}
// expected-error @+1 {{'complex.div' makes 1 results but was given 0}}
"complex.div"() : () -> ()

// -----

// expected-error @+2 {{'complex.pow' takes 2 operands but was given 0}}
// expected-error @+1 {{'complex.pow' makes 1 results but was given 0}}
"complex.pow"() : () -> ()

// -----

// expected-error @+2 {{'complex.atan2' takes 2 operands but was given 0}}
// expected-error @+1 {{'complex.atan2' makes 1 results but was given 0}}
"complex.atan2"() : () -> ()

// -----

// expected-error @+2 {{'complex.eq' takes 2 operands but was given 0}}
// expected-error @+1 {{'complex.eq' makes 1 results but was given 0}}
"complex.eq"() : () -> ()

// -----

// expected-error @+2 {{'complex.neq' takes 2 operands but was given 0}}
// expected-error @+1 {{'complex.neq' makes 1 results but was given 0}}
"complex.neq"() : () -> ()

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the math dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+2 {{'math.absf' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.absf' makes 1 results but was given 0}}
"math.absf"() : () -> ()

// -----

// expected-error @+2 {{'math.absi' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.absi' makes 1 results but was given 0}}
"math.absi"() : () -> ()

// -----

// expected-error @+2 {{'math.acos' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.acos' makes 1 results but was given 0}}
"math.acos"() : () -> ()

// -----

// expected-error @+2 {{'math.acosh' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.acosh' makes 1 results but was given 0}}
"math.acosh"() : () -> ()

// -----

// expected-error @+2 {{'math.asin' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.asin' makes 1 results but was given 0}}
"math.asin"() : () -> ()

// -----

// expected-error @+2 {{'math.asinh' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.asinh' makes 1 results but was given 0}}
"math.asinh"() : () -> ()

// -----

// expected-error @+2 {{'math.atan' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.atan' makes 1 results but was given 0}}
"math.atan"() : () -> ()

// -----

// expected-error @+2 {{'math.atanh' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.atanh' makes 1 results but was given 0}}
"math.atanh"() : () -> ()

// -----

// expected-error @+2 {{'math.atan2' takes 2 operands but was given 0}}
// expected-error @+1 {{'math.atan2' makes 1 results but was given 0}}
"math.atan2"() : () -> ()

// -----

// expected-error @+2 {{'math.cbrt' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.cbrt' makes 1 results but was given 0}}
"math.cbrt"() : () -> ()

// -----

// expected-error @+2 {{'math.ceil' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.ceil' makes 1 results but was given 0}}
"math.ceil"() : () -> ()

// -----

// expected-error @+2 {{'math.clampf' takes 3 operands but was given 0}}
// expected-error @+1 {{'math.clampf' makes 1 results but was given 0}}
"math.clampf"() : () -> ()

// -----

// expected-error @+2 {{'math.copysign' takes 2 operands but was given 0}}
// expected-error @+1 {{'math.copysign' makes 1 results but was given 0}}
"math.copysign"() : () -> ()

// -----

// expected-error @+2 {{'math.cos' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.cos' makes 1 results but was given 0}}
"math.cos"() : () -> ()

// -----

// expected-error @+2 {{'math.cosh' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.cosh' makes 1 results but was given 0}}
"math.cosh"() : () -> ()

// -----

// expected-error @+2 {{'math.ctlz' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.ctlz' makes 1 results but was given 0}}
"math.ctlz"() : () -> ()

// -----

// expected-error @+2 {{'math.cttz' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.cttz' makes 1 results but was given 0}}
"math.cttz"() : () -> ()

// -----

// expected-error @+2 {{'math.ctpop' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.ctpop' makes 1 results but was given 0}}
"math.ctpop"() : () -> ()

// -----

// expected-error @+2 {{'math.erf' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.erf' makes 1 results but was given 0}}
"math.erf"() : () -> ()

// -----

// expected-error @+2 {{'math.erfc' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.erfc' makes 1 results but was given 0}}
"math.erfc"() : () -> ()

// -----

// expected-error @+2 {{'math.exp' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.exp' makes 1 results but was given 0}}
"math.exp"() : () -> ()

// -----

// expected-error @+2 {{'math.exp2' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.exp2' makes 1 results but was given 0}}
"math.exp2"() : () -> ()

// -----

// expected-error @+2 {{'math.expm1' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.expm1' makes 1 results but was given 0}}
"math.expm1"() : () -> ()

// -----

// expected-error @+2 {{'math.floor' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.floor' makes 1 results but was given 0}}
"math.floor"() : () -> ()

// -----

// expected-error @+2 {{'math.fma' takes 3 operands but was given 0}}
// expected-error @+1 {{'math.fma' makes 1 results but was given 0}}
"math.fma"() : () -> ()

// -----

// expected-error @+2 {{'math.fpowi' takes 2 operands but was given 0}}
// expected-error @+1 {{'math.fpowi' makes 1 results but was given 0}}
"math.fpowi"() : () -> ()

// -----

// expected-error @+2 {{'math.ipowi' takes 2 operands but was given 0}}
// expected-error @+1 {{'math.ipowi' makes 1 results but was given 0}}
"math.ipowi"() : () -> ()

// -----

// expected-error @+2 {{'math.isfinite' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.isfinite' makes 1 results but was given 0}}
"math.isfinite"() : () -> ()

// -----

// expected-error @+2 {{'math.isinf' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.isinf' makes 1 results but was given 0}}
"math.isinf"() : () -> ()

// -----

// expected-error @+2 {{'math.isnan' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.isnan' makes 1 results but was given 0}}
"math.isnan"() : () -> ()

// -----

// expected-error @+2 {{'math.isnormal' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.isnormal' makes 1 results but was given 0}}
"math.isnormal"() : () -> ()

// -----

// expected-error @+2 {{'math.log' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.log' makes 1 results but was given 0}}
"math.log"() : () -> ()

// -----

// expected-error @+2 {{'math.log10' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.log10' makes 1 results but was given 0}}
"math.log10"() : () -> ()

// -----

// expected-error @+2 {{'math.log1p' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.log1p' makes 1 results but was given 0}}
"math.log1p"() : () -> ()

// -----

// expected-error @+2 {{'math.log2' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.log2' makes 1 results but was given 0}}
"math.log2"() : () -> ()

// -----

// expected-error @+2 {{'math.powf' takes 2 operands but was given 0}}
// expected-error @+1 {{'math.powf' makes 1 results but was given 0}}
"math.powf"() : () -> ()

// -----

// expected-error @+2 {{'math.round' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.round' makes 1 results but was given 0}}
"math.round"() : () -> ()

// -----

// expected-error @+2 {{'math.roundeven' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.roundeven' makes 1 results but was given 0}}
"math.roundeven"() : () -> ()

// -----

// expected-error @+2 {{'math.rsqrt' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.rsqrt' makes 1 results but was given 0}}
"math.rsqrt"() : () -> ()

// -----

// expected-error @+2 {{'math.sin' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.sin' makes 1 results but was given 0}}
"math.sin"() : () -> ()

// -----

// expected-error @+2 {{'math.sincos' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.sincos' makes 2 results but was given 0}}
"math.sincos"() : () -> ()

// -----

// expected-error @+2 {{'math.sinh' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.sinh' makes 1 results but was given 0}}
"math.sinh"() : () -> ()

// -----

// expected-error @+2 {{'math.sqrt' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.sqrt' makes 1 results but was given 0}}
"math.sqrt"() : () -> ()

// -----

// expected-error @+2 {{'math.tan' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.tan' makes 1 results but was given 0}}
"math.tan"() : () -> ()

// -----

// expected-error @+2 {{'math.tanh' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.tanh' makes 1 results but was given 0}}
"math.tanh"() : () -> ()

// -----

// expected-error @+2 {{'math.trunc' takes 1 operands but was given 0}}
// expected-error @+1 {{'math.trunc' makes 1 results but was given 0}}
"math.trunc"() : () -> ()

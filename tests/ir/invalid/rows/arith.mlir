// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the arith dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+2 {{'arith.constant' makes 1 results but was given 2}}
// expected-error @+1 {{'arith.constant' op requires attribute 'value'}}
"arith.constant"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'arith.addi' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.addi' makes 1 results but was given 0}}
"arith.addi"() : () -> ()

// -----

// expected-error @+2 {{'arith.subi' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.subi' makes 1 results but was given 0}}
"arith.subi"() : () -> ()

// -----

// expected-error @+2 {{'arith.muli' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.muli' makes 1 results but was given 0}}
"arith.muli"() : () -> ()

// -----

// expected-error @+2 {{'arith.divsi' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.divsi' makes 1 results but was given 0}}
"arith.divsi"() : () -> ()

// -----

// expected-error @+2 {{'arith.divui' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.divui' makes 1 results but was given 0}}
"arith.divui"() : () -> ()

// -----

// expected-error @+2 {{'arith.ceildivsi' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.ceildivsi' makes 1 results but was given 0}}
"arith.ceildivsi"() : () -> ()

// -----

// expected-error @+2 {{'arith.ceildivui' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.ceildivui' makes 1 results but was given 0}}
"arith.ceildivui"() : () -> ()

// -----

// expected-error @+2 {{'arith.floordivsi' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.floordivsi' makes 1 results but was given 0}}
"arith.floordivsi"() : () -> ()

// -----

// expected-error @+2 {{'arith.remsi' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.remsi' makes 1 results but was given 0}}
"arith.remsi"() : () -> ()

// -----

// expected-error @+2 {{'arith.remui' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.remui' makes 1 results but was given 0}}
"arith.remui"() : () -> ()

// -----

// expected-error @+2 {{'arith.andi' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.andi' makes 1 results but was given 0}}
"arith.andi"() : () -> ()

// -----

// expected-error @+2 {{'arith.ori' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.ori' makes 1 results but was given 0}}
"arith.ori"() : () -> ()

// -----

// expected-error @+2 {{'arith.xori' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.xori' makes 1 results but was given 0}}
"arith.xori"() : () -> ()

// -----

// expected-error @+2 {{'arith.shli' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.shli' makes 1 results but was given 0}}
"arith.shli"() : () -> ()

// -----

// expected-error @+2 {{'arith.shrsi' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.shrsi' makes 1 results but was given 0}}
"arith.shrsi"() : () -> ()

// -----

// expected-error @+2 {{'arith.shrui' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.shrui' makes 1 results but was given 0}}
"arith.shrui"() : () -> ()

// -----

// expected-error @+2 {{'arith.maxsi' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.maxsi' makes 1 results but was given 0}}
"arith.maxsi"() : () -> ()

// -----

// expected-error @+2 {{'arith.maxui' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.maxui' makes 1 results but was given 0}}
"arith.maxui"() : () -> ()

// -----

// expected-error @+2 {{'arith.minsi' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.minsi' makes 1 results but was given 0}}
"arith.minsi"() : () -> ()

// -----

// expected-error @+2 {{'arith.minui' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.minui' makes 1 results but was given 0}}
"arith.minui"() : () -> ()

// -----

// expected-error @+2 {{'arith.addui_extended' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.addui_extended' makes 2 results but was given 0}}
"arith.addui_extended"() : () -> ()

// -----

// expected-error @+2 {{'arith.mulsi_extended' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.mulsi_extended' makes 2 results but was given 0}}
"arith.mulsi_extended"() : () -> ()

// -----

// expected-error @+2 {{'arith.mului_extended' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.mului_extended' makes 2 results but was given 0}}
"arith.mului_extended"() : () -> ()

// -----

// expected-error @+3 {{'arith.cmpi' takes 2 operands but was given 0}}
// expected-error @+2 {{'arith.cmpi' makes 1 results but was given 0}}
// expected-error @+1 {{'arith.cmpi' op requires attribute 'predicate'}}
"arith.cmpi"() : () -> ()

// -----

// expected-error @+2 {{'arith.addf' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.addf' makes 1 results but was given 0}}
"arith.addf"() : () -> ()

// -----

// expected-error @+2 {{'arith.subf' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.subf' makes 1 results but was given 0}}
"arith.subf"() : () -> ()

// -----

// expected-error @+2 {{'arith.mulf' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.mulf' makes 1 results but was given 0}}
"arith.mulf"() : () -> ()

// -----

// expected-error @+2 {{'arith.divf' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.divf' makes 1 results but was given 0}}
"arith.divf"() : () -> ()

// -----

// expected-error @+2 {{'arith.remf' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.remf' makes 1 results but was given 0}}
"arith.remf"() : () -> ()

// -----

// expected-error @+2 {{'arith.maximumf' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.maximumf' makes 1 results but was given 0}}
"arith.maximumf"() : () -> ()

// -----

// expected-error @+2 {{'arith.minimumf' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.minimumf' makes 1 results but was given 0}}
"arith.minimumf"() : () -> ()

// -----

// expected-error @+2 {{'arith.maxnumf' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.maxnumf' makes 1 results but was given 0}}
"arith.maxnumf"() : () -> ()

// -----

// expected-error @+2 {{'arith.minnumf' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.minnumf' makes 1 results but was given 0}}
"arith.minnumf"() : () -> ()

// -----

// expected-error @+2 {{'arith.negf' takes 1 operands but was given 0}}
// expected-error @+1 {{'arith.negf' makes 1 results but was given 0}}
"arith.negf"() : () -> ()

// -----

// expected-error @+3 {{'arith.cmpf' takes 2 operands but was given 0}}
// expected-error @+2 {{'arith.cmpf' makes 1 results but was given 0}}
// expected-error @+1 {{'arith.cmpf' op requires attribute 'predicate'}}
"arith.cmpf"() : () -> ()

// -----

// expected-error @+2 {{'arith.select' takes 3 operands but was given 0}}
// expected-error @+1 {{'arith.select' makes 1 results but was given 0}}
"arith.select"() : () -> ()

// -----

// expected-error @+2 {{'arith.extsi' takes 1 operands but was given 0}}
// expected-error @+1 {{'arith.extsi' makes 1 results but was given 0}}
"arith.extsi"() : () -> ()

// -----

// expected-error @+2 {{'arith.extui' takes 1 operands but was given 0}}
// expected-error @+1 {{'arith.extui' makes 1 results but was given 0}}
"arith.extui"() : () -> ()

// -----

// expected-error @+2 {{'arith.trunci' takes 1 operands but was given 0}}
// expected-error @+1 {{'arith.trunci' makes 1 results but was given 0}}
"arith.trunci"() : () -> ()

// -----

// expected-error @+2 {{'arith.extf' takes 1 operands but was given 0}}
// expected-error @+1 {{'arith.extf' makes 1 results but was given 0}}
"arith.extf"() : () -> ()

// -----

// expected-error @+2 {{'arith.truncf' takes 1 operands but was given 0}}
// expected-error @+1 {{'arith.truncf' makes 1 results but was given 0}}
"arith.truncf"() : () -> ()

// -----

// expected-error @+2 {{'arith.scaling_extf' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.scaling_extf' makes 1 results but was given 0}}
"arith.scaling_extf"() : () -> ()

// -----

// expected-error @+2 {{'arith.scaling_truncf' takes 2 operands but was given 0}}
// expected-error @+1 {{'arith.scaling_truncf' makes 1 results but was given 0}}
"arith.scaling_truncf"() : () -> ()

// -----

// expected-error @+2 {{'arith.sitofp' takes 1 operands but was given 0}}
// expected-error @+1 {{'arith.sitofp' makes 1 results but was given 0}}
"arith.sitofp"() : () -> ()

// -----

// expected-error @+2 {{'arith.uitofp' takes 1 operands but was given 0}}
// expected-error @+1 {{'arith.uitofp' makes 1 results but was given 0}}
"arith.uitofp"() : () -> ()

// -----

// expected-error @+2 {{'arith.fptosi' takes 1 operands but was given 0}}
// expected-error @+1 {{'arith.fptosi' makes 1 results but was given 0}}
"arith.fptosi"() : () -> ()

// -----

// expected-error @+2 {{'arith.fptoui' takes 1 operands but was given 0}}
// expected-error @+1 {{'arith.fptoui' makes 1 results but was given 0}}
"arith.fptoui"() : () -> ()

// -----

// expected-error @+2 {{'arith.index_cast' takes 1 operands but was given 0}}
// expected-error @+1 {{'arith.index_cast' makes 1 results but was given 0}}
"arith.index_cast"() : () -> ()

// -----

// expected-error @+2 {{'arith.index_castui' takes 1 operands but was given 0}}
// expected-error @+1 {{'arith.index_castui' makes 1 results but was given 0}}
"arith.index_castui"() : () -> ()

// -----

// expected-error @+2 {{'arith.bitcast' takes 1 operands but was given 0}}
// expected-error @+1 {{'arith.bitcast' makes 1 results but was given 0}}
"arith.bitcast"() : () -> ()

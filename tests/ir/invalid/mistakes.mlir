// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not emplace opt --split-input-file %s 2>&1 | FileCheck %s --implicit-check-not=error:
// The commonest mistakes in MLIR text: each is told once, at the place to
// change, with what is wanted there.

// A value that nobody defines.
// CHECK: :[[@LINE+2]]:23: error: '%b' is used but never defined [E0001]
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}

// -----

// A value used with another type than it has.
// CHECK: :[[@LINE+3]]:23: error: '%b' is used as 'i32' but defined as 'f32' [E0001]
// CHECK: :[[@LINE+1]]:23: note: it is defined here [N0001]
func.func @f(%a: i32, %b: f32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}

// -----

// No type behind the operands.
// CHECK: :[[@LINE+2]]:25: error: expected ':' and a type at the end of the line [E0002]
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a
  return %0 : i32
}

// -----

// Too few operands.
// CHECK: :[[@LINE+2]]:8: error: 'arith.addi' takes 2 operands but was given 1 [E0101]
func.func @f(%a: i32) -> i32 {
  %0 = "arith.addi"(%a) : (i32) -> i32
  return %0 : i32
}

// -----

// An op that does not exist, written almost like one that does.
// CHECK: :[[@LINE+2]]:8: error: there is no op 'arith.addd'; did you mean 'arith.addi'? [E0001]
func.func @f(%a: i32) -> i32 {
  %0 = arith.addd %a, %a : i32
  return %0 : i32
}

// -----

// A misspelt dialect.
// CHECK: :[[@LINE+2]]:8: error: op 'arit.addi' belongs to the unknown dialect 'arit'; did you mean 'arith.addi'? [E0001]
func.func @f(%a: i32) -> i32 {
  %0 = arit.addi %a, %a : i32
  return %0 : i32
}

// -----

// A type that does not exist.
// CHECK: :[[@LINE+1]]:18: error: expected a type, found 'f33' [E0002]
func.func @f(%a: f33) {
  return
}

// -----

// A flag that does not exist.
// CHECK: :[[@LINE+2]]:35: error: 'quick' is no case of arith.FastMathFlags (none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast) [E0001]
func.func @f(%a: f32) -> f32 {
  %0 = arith.addf %a, %a fastmath<quick> : f32
  return %0 : f32
}

// -----

// A block without a terminator.
// CHECK: :[[@LINE+2]]:8: error: 'func.func' op has a block that does not end with a terminator, but with 'arith.addi'; 'func.return' is one [E0121]
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
}

// -----

// The terminator of another op.
// CHECK: :[[@LINE+3]]:5: error: 'scf.for' op wants its regions to end with 'scf.yield', found 'func.return' [E0122]
func.func @f(%a: index) {
  scf.for %i = %a to %a step %a {
    func.return
  }
  return
}

// -----

// A branch to a block that is not there.
// CHECK: :[[@LINE+2]]:9: error: block '^bb1' is not defined in this region [E0001]
func.func @f(%a: i32) {
  cf.br ^bb1(%a : i32)
^bb2(%b: i32):
  return
}

// -----

// A branch without the arguments of its block.
// CHECK: :[[@LINE+3]]:3: error: 'cf.br' op passes 0 operands to successor #0, which takes 1 [E0126]
// CHECK: :[[@LINE+3]]:6: note: the block takes 1 argument [N0126]
func.func @f(%a: i32) {
  cf.br ^bb1
^bb1(%b: i32):
  return
}

// -----

// A function that returns something but does not say so.
// CHECK: :[[@LINE+3]]:3: error: 'func.return' op wants 0 operands, one for each result of its function, found '1' [E0201]
// CHECK: :[[@LINE+1]]:1: note: '@f' has the type '(i32) -> ()' [N0201]
func.func @f(%a: i32) {
  return %a : i32
}

// -----

// A use before the definition.
// CHECK: :[[@LINE+3]]:8: error: operand #1 of 'arith.addi' does not dominate this use [E0129]
// CHECK: :[[@LINE+3]]:8: note: operand defined here by 'arith.addi' [N0129]
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %1 : i32
  %1 = arith.addi %a, %a : i32
  return %0 : i32
}

// -----

// A value defined twice.
// CHECK: :[[@LINE+4]]:3: error: '%0' is defined twice [E0001]
// CHECK: :[[@LINE+2]]:3: note: it is defined here first [N0001]
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %0 = arith.muli %a, %a : i32
  return %0 : i32
}

// -----

// A function defined twice.
// CHECK: :[[@LINE+5]]:1: error: redefinition of symbol '@f' [E0131]
// CHECK: :[[@LINE+1]]:1: note: '@f' is first defined here [N0131]
func.func @f() {
  return
}
func.func @f() {
  return
}

// -----

// A block defined twice.
// CHECK: :[[@LINE+6]]:1: error: block '^bb1' is defined twice [E0001]
// CHECK: :[[@LINE+3]]:1: note: it is defined here first [N0001]
func.func @f() {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
^bb1:
  return
}

// -----

// A call of a misspelt function.
// CHECK: :[[@LINE+6]]:3: error: 'func.call' op wants a function, found '@soma' [E0201]
// CHECK: :[[@LINE+1]]:1: note: did you mean '@some'? [N0202]
func.func @some() {
  return
}
func.func @f() {
  call @soma() : () -> ()
  return
}

// -----

// More names than results.
// CHECK: :[[@LINE+2]]:3: error: 2 results are named but 'arith.addi' has 1 [E0001]
func.func @f(%a: i32) -> i32 {
  %0:2 = arith.addi %a, %a : i32
  return %0#0 : i32
}

// -----

// A result that the op does not have.
// CHECK: :[[@LINE+4]]:10: error: '%0#1' does not exist: the op has 1 result [E0001]
// CHECK: :[[@LINE+2]]:3: note: it is defined here [N0001]
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0#1 : i32
}

// -----

// A constant with too few elements.
// CHECK: :[[@LINE+2]]:29: error: the literal does not have the shape of 'tensor<4xi32>': dimension 0 is 4, but 3 elements are given here [E0001]
func.func @f() {
  %0 = arith.constant dense<[1, 2, 3]> : tensor<4xi32>
  return
}

// -----

// A constant whose rows differ in length.
// CHECK: :[[@LINE+2]]:38: error: the literal does not have the shape of 'tensor<2x2xi32>': dimension 1 is 2, but 1 element is given here [E0001]
func.func @f() {
  %0 = arith.constant dense<[[1, 2], [3]]> : tensor<2x2xi32>
  return
}

// -----

// A float where an integer is wanted.
// CHECK: :[[@LINE+2]]:23: error: a float literal cannot have the type 'i32'; write an integer or a float type [E0001]
func.func @f() {
  %0 = arith.constant 1.5 : i32
  return
}

// -----

// An integer where a float is wanted.
// CHECK: :[[@LINE+2]]:23: error: an integer literal cannot have the type 'f32'; write it with a '.', or its bits in hex [E0001]
func.func @f() {
  %0 = arith.constant 1 : f32
  return
}

// -----

// An integer that its type cannot hold.
// CHECK: :[[@LINE+2]]:23: error: integer does not fit its type 'i8', which holds -128 to 255 [E0001]
func.func @f() {
  %0 = arith.constant 300 : i8
  return
}

// -----

// A string that does not end.
// CHECK: :[[@LINE+1]]:32: error: string literal without a closing quote [E0001]
func.func @f() attributes {a = "text} {
  return
}

// -----

// A brace that is not closed.
// CHECK: :[[@LINE+6]]:2: error: expected '}' of the region at the end of the line [E0002]
// CHECK: :[[@LINE+1]]:30: note: the region opens here [N0001]
func.func @f(%a: i32) -> i32 {
  return %a : i32
func.func @g() {
  return
}

// -----

// A parenthesis that is not closed.
// CHECK: :[[@LINE+1]]:22: error: expected ',' or ')', found '->' [E0002]
func.func @f(%a: i32 -> i32 {
  return %a : i32
}

// -----

// A map with a dimension that it does not have.
// CHECK: :[[@LINE+1]]:34: error: 'd2' is no dimension or symbol of this map [E0001]
#m = affine_map<(d0, d1) -> (d0, d2)>
func.func @f() attributes {m = #m} {
  return
}

// -----

// Fewer indexing maps than operands.
// CHECK: :[[@LINE+3]]:8: error: 'linalg.generic' op wants number of indexing maps to be 2, found '1' [E0201]
#m = affine_map<(d0) -> (d0)>
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#m], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A misspelt iterator type.
// CHECK: :[[@LINE+3]]:23: error: expected iterator type "parallel", "reduction" or "window", found "paralel" [E0001]
#m = affine_map<(d0) -> (d0)>
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["paralel"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Fewer iterator types than loops.
// CHECK: :[[@LINE+3]]:8: error: 'linalg.generic' op wants number of dims of indexing map 0 to be 1, found '2' [E0201]
#m = affine_map<(d0, d1) -> (d0)>
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A product of matrices that do not fit.
// CHECK: :[[@LINE+2]]:8: error: 'linalg.matmul' op wants dim 0 of operand 1 to be 8, found '9' [E0201]
func.func @f(%a: tensor<4x8xf32>, %b: tensor<9x16xf32>, %c: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<9x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}

// -----

// A body whose argument has another type than its operand.
// CHECK: :[[@LINE+3]]:8: error: 'linalg.generic' op wants body argument 0 of type 'f32', found 'f64' [E0201]
#m = affine_map<(d0) -> (d0)>
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%x: f64, %y: f32):
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Fewer sizes than dynamic dimensions.
// CHECK: :[[@LINE+2]]:8: error: 'tensor.empty' op wants number of sizes, one a `?`, to be 2, found '1' [E0201]
func.func @f(%n: index) {
  %0 = tensor.empty(%n) : tensor<?x?xf32>
  return
}

// -----

// A cast between sizes that cannot be equal.
// CHECK: :[[@LINE+2]]:8: error: 'tensor.cast' op wants a result type compatible with 'tensor<4xf32>', found 'tensor<5xf32>' [E0201]
func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

// Fewer indices than dimensions.
// CHECK: :[[@LINE+2]]:8: error: 'tensor.extract' op wants number of indices to be 2, found '1' [E0201]
func.func @f(%a: tensor<4x4xf32>, %i: index) {
  %0 = tensor.extract %a[%i] : tensor<4x4xf32>
  return
}

// -----

// A required attribute left out.
// CHECK: :[[@LINE+2]]:3: error: 'func.call' op requires attribute 'callee' [E0115]
func.func @f() {
  "func.call"() : () -> ()
  return
}

// -----

// An attribute of the wrong kind.
// CHECK: :[[@LINE+2]]:3: error: 'func.call' op attribute 'callee' must be flat symbol reference attribute, but got "x" [E0116]
func.func @f() {
  "func.call"() {callee = "x"} : () -> ()
  return
}

// -----

// A predicate that does not exist.
// CHECK: :[[@LINE+2]]:19: error: 'less' is no case of arith.CmpIPredicate (eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge) [E0001]
func.func @f(%a: i32) {
  %0 = arith.cmpi less, %a, %a : i32
  return
}

// -----

// An attribute given twice.
// CHECK: :[[@LINE+1]]:42: error: attribute 'a' is given twice [E0001]
func.func @f() attributes {a = 1, b = 2, a = 3} {
  return
}

// -----

// An attribute alias without a definition.
// CHECK: :[[@LINE+1]]:32: error: attribute alias '#mapp' is not defined before it is used [E0001]
func.func @f() attributes {a = #mapp} {
  return
}

// -----

// A type alias without a definition.
// CHECK: :[[@LINE+1]]:18: error: type alias '!tens' is not defined before it is used [E0001]
func.func @f(%a: !tens) {
  return
}

// -----

// Aliases that need each other.
// CHECK: :[[@LINE+1]]:7: error: attribute alias '#b' is not defined before it is used [E0001]
#a = [#b]
#b = [#a]
func.func @f() attributes {a = #a} {
  return
}

// -----

// Parentheses that the custom form does not have.
// CHECK: :[[@LINE+2]]:10: error: expected an operand '%..', found '(' [E0002]
func.func @f(%c: i1) {
  scf.if (%c) {
  }
  return
}

// -----

// Loop bounds that are not of type index.
// CHECK: :[[@LINE+3]]:16: error: '%a' is used as 'index' but defined as 'i32' [E0001]
// CHECK: :[[@LINE+1]]:14: note: it is defined here [N0001]
func.func @f(%a: i32) {
  scf.for %i = %a to %a step %a {
  }
  return
}

// -----

// Fewer values returned than the function has results.
// CHECK: :[[@LINE+3]]:3: error: 'func.return' op wants 2 operands, one for each result of its function, found '1' [E0201]
// CHECK: :[[@LINE+1]]:1: note: '@f' has the type '(i32) -> (i32, i32)' [N0201]
func.func @f(%a: i32) -> (i32, i32) {
  return %a : i32
}

// -----

// A value of another type returned.
// CHECK: :[[@LINE+3]]:3: error: 'func.return' op wants 'f32' as operand 0, found 'i32' [E0201]
// CHECK: :[[@LINE+1]]:1: note: '@f' has the type '(i32) -> f32' [N0201]
func.func @f(%a: i32) -> f32 {
  return %a : i32
}

// -----

// A call with an argument of another type.
// CHECK: :[[@LINE+6]]:8: error: 'func.call' op wants 'i32' as argument 0, found 'f32' [E0201]
// CHECK: :[[@LINE+1]]:1: note: '@g' has the type '(i32) -> i32' [N0201]
func.func @g(%a: i32) -> i32 {
  return %a : i32
}
func.func @f(%a: f32) {
  %0 = call @g(%a) : (f32) -> i32
  return
}

// -----

// A call with too many arguments.
// CHECK: :[[@LINE+6]]:8: error: 'func.call' op wants 1 arguments for its callee, found '2' [E0201]
// CHECK: :[[@LINE+1]]:1: note: '@g' has the type '(i32) -> i32' [N0201]
func.func @g(%a: i32) -> i32 {
  return %a : i32
}
func.func @f(%a: i32) {
  %0 = call @g(%a, %a) : (i32, i32) -> i32
  return
}

// -----

// A value used inside of a function from outside.
// CHECK: :[[@LINE+5]]:12: error: '%a' is used but never defined [E0001]
// CHECK: :[[@LINE+2]]:14: note: it is defined here, outside of a region that sees nothing from above [N0001]
// CHECK: :[[@LINE+2]]:3: error: 'func.func' op is a symbol and wants a parent that holds symbols, such as a module [E0100]
func.func @f(%a: i32) {
  func.func @g() -> i32 {
    return %a : i32
  }
  return
}

// -----

// An op behind the terminator.
// CHECK: :[[@LINE+2]]:3: error: 'func.return' op must be the last operation in its block [E0120]
func.func @f(%a: i32) {
  return
  %0 = arith.addi %a, %a : i32
}

// -----

// More values yielded than the op has results.
// CHECK: :[[@LINE+3]]:5: error: 'scf.yield' op wants number of values, as its op has results, to be 1, found '2' [E0201]
func.func @f(%c: i1, %a: f32) -> f32 {
  %0 = scf.if %c -> (f32) {
    scf.yield %a, %a : f32, f32
  } else {
    scf.yield %a : f32
  }
  return %0 : f32
}

// -----

// No else block where there are results.
// CHECK: :[[@LINE+2]]:8: error: 'scf.if' op wants an else block, as it has results [E0100]
func.func @f(%c: i1, %a: f32) -> f32 {
  %0 = scf.if %c -> (f32) {
    scf.yield %a : f32
  }
  return %0 : f32
}

// -----

// An integer op on floats.
// CHECK: :[[@LINE+4]]:8: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'tensor<4xf32>' [E0110]
// CHECK: :[[@LINE+3]]:8: error: 'arith.addi' op operand #1 must be signless-integer-like, but got 'tensor<4xf32>' [E0110]
// CHECK: :[[@LINE+2]]:8: error: 'arith.addi' op result #0 must be signless-integer-like, but got 'tensor<4xf32>' [E0111]
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addi %a, %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A value without its %.
// CHECK: :[[@LINE+2]]:19: error: expected an operand '%..', found 'a' [E0002]
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi a, %a : i32
  return %0 : i32
}

// -----

// No = between the result and its op.
// CHECK: :[[@LINE+2]]:6: error: expected '=' after the result names, found 'arith.addi' [E0002]
func.func @f(%a: i32) -> i32 {
  %0 arith.addi %a, %a : i32
  return %0 : i32
}

// -----

// A negative dimension.
// CHECK: :[[@LINE+1]]:27: error: a dimension cannot be negative; one whose size is not known is written '?' [E0001]
func.func @f(%a: tensor<4x-1xf32>) {
  return
}

// -----

// A tensor type without an element type.
// CHECK: :[[@LINE+1]]:28: error: expected 'x' and the element type after the dimension, found '>' [E0002]
func.func @f(%a: tensor<4x8>) {
  return
}

// -----

// A colon where the result types need an arrow.
// CHECK: :[[@LINE+1]]:23: error: expected '->' before the types of the results, found ':' [E0002]
func.func @f(%a: i32) : i32 {
  return %a : i32
}

// -----

// An index that is not of type index.
// CHECK: :[[@LINE+3]]:23: error: '%i' is used as 'index' but defined as 'i32' [E0001]
// CHECK: :[[@LINE+1]]:33: note: it is defined here [N0001]
func.func @f(%m: memref<4xf32>, %i: i32) {
  %0 = memref.load %m[%i] : memref<4xf32>
  return
}

// -----

// A constant of another type than the result of the function.
// CHECK: :[[@LINE+4]]:10: error: '%0' is used as 'f32' but defined as 'f64' [E0001]
// CHECK: :[[@LINE+2]]:3: note: it is defined here [N0001]
func.func @f() -> f32 {
  %0 = arith.constant 1.0 : f64
  return %0 : f32
}

// -----

// A truncation to a wider type.
// CHECK: :[[@LINE+2]]:8: error: 'arith.trunci' op wants a result type narrower than operand type 'i32', found 'i64' [E0201]
func.func @f(%a: i32) {
  %0 = arith.trunci %a : i32 to i64
  return
}

// -----

// A reshape that changes the number of elements.
// CHECK: :[[@LINE+2]]:8: error: 'tensor.collapse_shape' op wants dim 0 of the collapsed type to be 6, found '7' [E0201]
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<7xf32>
  return
}

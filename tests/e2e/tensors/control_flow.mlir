// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensors through branches, loops, blocks and calls.

// 1, 2, 4, 8, 16, 32 after five doublings.
func.func @for() {
  %x = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %n = util.unfoldable_constant 5 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %x) -> (tensor<2xi32>) {
    %s = arith.addi %t, %t : tensor<2xi32>
    scf.yield %s : tensor<2xi32>
  }
  check.expect_eq_const(%r, dense<[32, 64]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%x, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  return
}

func.func @no_iteration() {
  %x = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %n = util.unfoldable_constant 0 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %x) -> (tensor<2xi32>) {
    %s = arith.addi %t, %t : tensor<2xi32>
    scf.yield %s : tensor<2xi32>
  }
  check.expect_eq_const(%r, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  return
}

// The old state is read while the new one is written: M^k for [[1, 1], [1, 0]]
// has the Fibonacci numbers; M^7 = [[21, 13], [13, 8]].
func.func @carried_matmul() {
  %m = util.unfoldable_constant dense<[[1, 1], [1, 0]]> : tensor<2x2xi32>
  %one = util.unfoldable_constant dense<[[1, 0], [0, 1]]> : tensor<2x2xi32>
  %n = util.unfoldable_constant 7 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %one) -> (tensor<2x2xi32>) {
    %e = tensor.empty() : tensor<2x2xi32>
    %f = linalg.fill ins(%z : i32) outs(%e : tensor<2x2xi32>) -> tensor<2x2xi32>
    %p = linalg.matmul ins(%t, %m : tensor<2x2xi32>, tensor<2x2xi32>) outs(%f : tensor<2x2xi32>) -> tensor<2x2xi32>
    scf.yield %p : tensor<2x2xi32>
  }
  check.expect_eq_const(%r, dense<[[21, 13], [13, 8]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  return
}

// Two carried tensors that change places.
func.func @swap() {
  %x = util.unfoldable_constant dense<[1]> : tensor<1xi32>
  %y = util.unfoldable_constant dense<[2]> : tensor<1xi32>
  %n = util.unfoldable_constant 3 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (tensor<1xi32>, tensor<1xi32>) {
    scf.yield %b, %a : tensor<1xi32>, tensor<1xi32>
  }
  check.expect_eq_const(%r#0, dense<[2]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%r#1, dense<[1]> : tensor<1xi32>) : tensor<1xi32>
  return
}

func.func @branch_taken() {
  %x = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %c = util.unfoldable_constant true
  %r = scf.if %c -> (tensor<2xi32>) {
    %s = arith.addi %x, %x : tensor<2xi32>
    scf.yield %s : tensor<2xi32>
  } else {
    scf.yield %x : tensor<2xi32>
  }
  check.expect_eq_const(%r, dense<[2, 4]> : tensor<2xi32>) : tensor<2xi32>
  return
}

func.func @branch_not_taken() {
  %x = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %c = util.unfoldable_constant false
  %r = scf.if %c -> (tensor<2xi32>) {
    %s = arith.addi %x, %x : tensor<2xi32>
    scf.yield %s : tensor<2xi32>
  } else {
    scf.yield %x : tensor<2xi32>
  }
  check.expect_eq_const(%r, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  return
}

// The condition is read from the tensor: doubled until it is 100 or more.
func.func @while() {
  %x = util.unfoldable_constant dense<[7]> : tensor<1xi32>
  %c0 = arith.constant 0 : index
  %limit = arith.constant 100 : i32
  %r = scf.while (%t = %x) : (tensor<1xi32>) -> tensor<1xi32> {
    %v = tensor.extract %t[%c0] : tensor<1xi32>
    %c = arith.cmpi slt, %v, %limit : i32
    scf.condition(%c) %t : tensor<1xi32>
  } do {
  ^bb0(%t: tensor<1xi32>):
    %s = arith.addi %t, %t : tensor<1xi32>
    scf.yield %s : tensor<1xi32>
  }
  check.expect_eq_const(%r, dense<[112]> : tensor<1xi32>) : tensor<1xi32>
  return
}

func.func private @twice(%x: tensor<?xi32>) -> tensor<?xi32> attributes {inlining_policy = #util.inline.never} {
  %s = arith.addi %x, %x : tensor<?xi32>
  return %s : tensor<?xi32>
}

// A call that is not inlined, twice, of a dynamic shape.
func.func @call() {
  %x = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %y = arith.addi %x, %x : tensor<3xi32>
  %d = tensor.cast %y : tensor<3xi32> to tensor<?xi32>
  %a = call @twice(%d) : (tensor<?xi32>) -> tensor<?xi32>
  %b = call @twice(%a) : (tensor<?xi32>) -> tensor<?xi32>
  %r = tensor.cast %b : tensor<?xi32> to tensor<3xi32>
  check.expect_eq_const(%r, dense<[8, 16, 24]> : tensor<3xi32>) : tensor<3xi32>
  return
}

func.func @blocks() {
  %x = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %c = util.unfoldable_constant true
  cf.cond_br %c, ^double, ^end(%x : tensor<2xi32>)
^double:
  %s = arith.addi %x, %x : tensor<2xi32>
  cf.br ^end(%s : tensor<2xi32>)
^end(%r: tensor<2xi32>):
  check.expect_eq_const(%r, dense<[2, 4]> : tensor<2xi32>) : tensor<2xi32>
  return
}

// A tensor that grows, from nothing.
func.func @grow() {
  %n = util.unfoldable_constant 4 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty(%c0) : tensor<?xi64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %e) -> (tensor<?xi64>) {
    %len = tensor.dim %t, %c0 : tensor<?xi64>
    %len1 = arith.addi %len, %c1 : index
    %d = tensor.empty(%len1) : tensor<?xi64>
    %v = arith.index_cast %i : index to i64
    %one = tensor.from_elements %v : tensor<1xi64>
    %a = tensor.insert_slice %t into %d[0] [%len] [1] : tensor<?xi64> into tensor<?xi64>
    %b = tensor.insert_slice %one into %a[%len] [1] [1] : tensor<1xi64> into tensor<?xi64>
    scf.yield %b : tensor<?xi64>
  }
  %c = tensor.cast %r : tensor<?xi64> to tensor<4xi64>
  check.expect_eq_const(%c, dense<[0, 1, 2, 3]> : tensor<4xi64>) : tensor<4xi64>
  return
}

// State in a global.
util.global private mutable @state = dense<[1, 2]> : tensor<2xi32>
func.func @global() {
  %x = util.global.load @state : tensor<2xi32>
  %y = arith.addi %x, %x : tensor<2xi32>
  util.global.store %y, @state : tensor<2xi32>
  %z = util.global.load @state : tensor<2xi32>
  check.expect_eq_const(%x, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%z, dense<[2, 4]> : tensor<2xi32>) : tensor<2xi32>
  return
}

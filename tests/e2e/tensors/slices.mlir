// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Slices and insertions, contiguous and strided, static and dynamic. Values are
// read off the 4x3 tensor [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]].

func.func @rows() {
  %x = util.unfoldable_constant dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]> : tensor<4x3xi32>
  %s = tensor.extract_slice %x[1, 0] [2, 3] [1, 1] : tensor<4x3xi32> to tensor<2x3xi32>
  check.expect_eq_const(%s, dense<[[3, 4, 5], [6, 7, 8]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @column() {
  %x = util.unfoldable_constant dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]> : tensor<4x3xi32>
  %s = tensor.extract_slice %x[0, 1] [4, 1] [1, 1] : tensor<4x3xi32> to tensor<4xi32>
  check.expect_eq_const(%s, dense<[1, 4, 7, 10]> : tensor<4xi32>) : tensor<4xi32>
  return
}

func.func @steps() {
  %x = util.unfoldable_constant dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]> : tensor<4x3xi32>
  %s = tensor.extract_slice %x[1, 0] [2, 2] [2, 2] : tensor<4x3xi32> to tensor<2x2xi32>
  check.expect_eq_const(%s, dense<[[3, 5], [9, 11]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  return
}

func.func @dynamic_offset() {
  %x = util.unfoldable_constant dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]> : tensor<4x3xi32>
  %i = util.unfoldable_constant 2 : index
  %s = tensor.extract_slice %x[%i, 1] [2, 2] [1, 1] : tensor<4x3xi32> to tensor<2x2xi32>
  check.expect_eq_const(%s, dense<[[7, 8], [10, 11]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  return
}

func.func @insert_column() {
  %x = util.unfoldable_constant dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]> : tensor<4x3xi32>
  %c = util.unfoldable_constant dense<[-1, -2, -3, -4]> : tensor<4xi32>
  %r = tensor.insert_slice %c into %x[0, 2] [4, 1] [1, 1] : tensor<4xi32> into tensor<4x3xi32>
  check.expect_eq_const(%r, dense<[[0, 1, -1], [3, 4, -2], [6, 7, -3], [9, 10, -4]]> : tensor<4x3xi32>) : tensor<4x3xi32>
  // The tensor it was inserted into is what it was.
  check.expect_eq_const(%x, dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]> : tensor<4x3xi32>) : tensor<4x3xi32>
  return
}

func.func @insert_row() {
  %x = util.unfoldable_constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %r = util.unfoldable_constant dense<[7, 8, 9]> : tensor<3xi32>
  %y = tensor.insert_slice %r into %x[1, 0] [1, 3] [1, 1] : tensor<3xi32> into tensor<2x3xi32>
  check.expect_eq_const(%y, dense<[[0, 1, 2], [7, 8, 9]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  check.expect_eq_const(%x, dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

// A slice that a loop nest and the host both read.
func.func @shared_column() {
  %x = util.unfoldable_constant dense<[[0, 1], [2, 3], [4, 5]]> : tensor<3x2xi32>
  %s = tensor.extract_slice %x[0, 1] [3, 1] [1, 1] : tensor<3x2xi32> to tensor<3xi32>
  %y = arith.addi %s, %s : tensor<3xi32>
  check.expect_eq_const(%s, dense<[1, 3, 5]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%y, dense<[2, 6, 10]> : tensor<3xi32>) : tensor<3xi32>
  return
}

// The source is a slice of the destination.
func.func @shift() {
  %x = util.unfoldable_constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %s = tensor.extract_slice %x[0] [4] [1] : tensor<5xi32> to tensor<4xi32>
  %y = tensor.insert_slice %s into %x[1] [4] [1] : tensor<4xi32> into tensor<5xi32>
  check.expect_eq_const(%y, dense<[0, 0, 1, 2, 3]> : tensor<5xi32>) : tensor<5xi32>
  return
}

func.func @strided_shift() {
  %x = util.unfoldable_constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %s = tensor.extract_slice %x[0, 0] [2, 2] [1, 1] : tensor<2x3xi32> to tensor<2x2xi32>
  %y = tensor.insert_slice %s into %x[0, 1] [2, 2] [1, 1] : tensor<2x2xi32> into tensor<2x3xi32>
  check.expect_eq_const(%y, dense<[[0, 0, 1], [3, 3, 4]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @elements() {
  %x = util.unfoldable_constant dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = tensor.extract %x[%c1, %c0] : tensor<2x2xi64>
  %w = arith.addi %v, %v : i64
  %y = tensor.insert %w into %x[%c0, %c1] : tensor<2x2xi64>
  check.expect_eq_const(%y, dense<[[0, 4], [2, 3]]> : tensor<2x2xi64>) : tensor<2x2xi64>
  %z = tensor.from_elements %v, %w, %v : tensor<3xi64>
  check.expect_eq_const(%z, dense<[2, 4, 2]> : tensor<3xi64>) : tensor<3xi64>
  %o = tensor.from_elements %w : tensor<1xi64>
  check.expect_eq_const(%o, dense<[4]> : tensor<1xi64>) : tensor<1xi64>
  return
}

func.func @nibbles() {
  %x = util.unfoldable_constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xi4>
  %s = tensor.extract_slice %x[1] [5] [1] : tensor<7xi4> to tensor<5xi4>
  %y = arith.extsi %s : tensor<5xi4> to tensor<5xi32>
  check.expect_eq_const(%y, dense<[2, 3, 4, 5, 6]> : tensor<5xi32>) : tensor<5xi32>
  return
}

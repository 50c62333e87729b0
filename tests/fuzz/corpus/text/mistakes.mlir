func.func @a(%x: i32, %y: f32) -> i32 {
  %0 = arith.addi %x, %y : i32
  %1 = arith.addi %x, : i32
  %2 = arith.addi %1, %x : i32
  %3 = arith.addj %x, %x : i32
  %4 = arith.addf %3, %y : f32
  %5 = "arith.addi"(%x) : (i32) -> i32
  %6 = arith.constant 3.0 : i32
  %7 = arith.constant 300 : i8
  %8 = arith.muli %6, %7 : i32
  return %8 : i32
}
func.func @b(%x: tensor<4xf32>, %y: tensor<4xq32>) {
  return
}
func.func @c(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "foo.bar"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @b(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %2 = arith.addf %0, %1 : tensor<4xf32>
  %3 = arith.addf %2, %nope : tensor<4xf32>
  cf.br ^bb7
^bb1:
  %4 = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<4xf32>
  %4 = arith.constant dense<1.0> : tensor<4xf32>
  return %4 : tensor<4xf32>
}
func.func @d(%x: i32 {
  %0 = arith.addi %x, %x : i32
  return
}
func.func @e(%x: i32) {
  %0 = arith.constant "unterminated : i32
  %1 = arith.addi %x, %x : i32, i32
  %2 = arith.cmpi bogus, %x, %x : i32
  %3 = arith.addi %x, %x {a = 1, a = 2} : i32
  %4 = arith.index_cast %x : i32 to f32
  %5:2 = arith.addi %x, %x : i32
  func.return
}
func.func @f(%x: i32) {
  %0 = arith.addi %x, %x : (i32
  %1 = arith.addi %0, %0 : i32
  return %1 : i32
}
func.func @g(%x: i64) -> i64 {
  %0 = arith.extsi %x : i64 to i32
  }
func.func @g(%x: i64) -> i64 {
  return %x : i64
}

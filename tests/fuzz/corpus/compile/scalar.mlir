func.func @main(%a: i64, %b: f32) -> (i64, f32) {
  %0 = arith.muli %a, %a : i64
  %1 = arith.mulf %b, %b : f32
  return %0, %1 : i64, f32
}

func.func @f(%x: i32) -> f32 {
  %y = arith.addf %x, %x : f32
  return %y : f32
}

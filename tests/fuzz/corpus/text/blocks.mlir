func.func @f(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^bb1(%x : i32), ^bb2
^bb1(%y: i32):
  return %y : i32
^bb2:
  %z = arith.addi %x, %x : i32
  cf.br ^bb1(%z : i32)
}

func.func @f() {
  %0 = arith.constant dense<"0x0000803F00000040"> : tensor<2xf32>
  %1 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %2 = arith.constant dense<true> : tensor<3xi1>
  %3 = arith.constant 0xFF800000 : f32
  %4 = arith.constant -1.5e-3 : f64
  return
}

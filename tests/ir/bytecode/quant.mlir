// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every type of the quant dialect in its encoding.
// RUN: emplace opt %s > %t
// RUN: emplace opt %S/Inputs/quant.v6.mlirbc | diff %t -

!uniform = !quant.uniform<i8:f32, 5.0e-01:3>
!narrow = !quant.uniform<u8<0:200>:f32:1, {5.0e-01:3, 1.0e-3}>
!blocks = !quant.uniform<i8:f32:{0:2, 1:2}, {{1.0:1, 2.0:2}, {3.0:3, 4.0:4}}>
func.func private @uniform(tensor<4x!uniform>, tensor<4x2x!narrow>, tensor<4x4x!blocks>)
func.func private @any(tensor<4x!quant.any<i8<-8:7>:f32>>, tensor<2x!quant.any<i8>>)
func.func private @calibrated(tensor<2x!quant.calibrated<f32<-9.98e-01:1.232>>>)

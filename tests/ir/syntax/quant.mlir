// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t upstream
// Types and ops of the quant dialect; printed and read back.

!old = !quant<uniform<i8:f32, 0.25:-3>>

func.func private @any(!quant.any<i8>, !quant.any<u4<1:3>>, !quant.any<i16<-3:3>:bf16>, !quant<any<i8:f32>>)
func.func private @layer(!quant.uniform<i8:f32, 2.0>, !quant.uniform<si8:f32, 0.1:3>, !quant.uniform<ui8:f16, 0.33333:-300>)
func.func private @bounds(!quant.uniform<i8<-128:127>:f32, 1.5e-5:3>, !quant.uniform<u16<0:1023>:f64, 1.0e300>, !quant.uniform<i32<-7:6>:f8E4M3FN, 448.0>, !quant.uniform<i1:f32, 9.987200e-01>)
func.func private @axis(tensor<?x2x!quant.uniform<i8:f32:1, {1.0, 2.0:3}>>, tensor<1x!quant.uniform<u8:f16:0, {0.1:255}>>, !quant.uniform<i8:f32:4, {{1.0, 0.1:3}}>)
func.func private @blocks(tensor<2x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0:1}, {3.0, 0.1:-1}}>>, !quant.uniform<i8:f16:{0:1}, {0.1:300, 1.0}>, !quant.uniform<u8:f32:{0:1}, {1.0:200}>)
func.func private @all_blocks(!quant.uniform<i4:bf16:{}, {{0.1}}>, !quant.uniform<i4:f32:{1:2, 0:4}, {{{1.0}, {2.0}}}>)
func.func private @calibrated(!quant.calibrated<f32<-0.998:1.2321>>, tensor<*x!quant.calibrated<f64<-1.0:1.0>>>)
func.func private @elements(tensor<*x!old>, tuple<!old>)

func.func @casts(%f: f32, %i: i8, %t: tensor<?x2xf32>, %u: tensor<*xf16>) -> f32 {
  %0 = quant.qcast %f : f32 to !quant.uniform<i8:f32, 2.0>
  %1 = quant.dcast %0 : !quant.uniform<i8:f32, 2.0> to f32
  %2 = quant.scast %0 : !quant.uniform<i8:f32, 2.0> to i8
  %3 = quant.scast %i : i8 to !quant.any<u8>
  %4 = quant.qcast %t {note} : tensor<?x2xf32> to tensor<?x2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>
  %5 = quant.qcast %u : tensor<*xf16> to tensor<*x!quant.uniform<i8:f16:1, {1.0, 2.0}>>
  %6 = quant.scast %4 : tensor<?x2x!quant.uniform<i8:f32:1, {1.0, 2.0}>> to tensor<?x2xi8>
  %7 = quant.qcast %t : tensor<?x2xf32> to tensor<?x2x!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0}, {2.0}}>>
  %8 = quant.qcast %f : f32 to !quant.calibrated<f32<-1.0:1.0>>
  %9 = "quant.dcast"(%8) : (!quant.calibrated<f32<-1.0:1.0>>) -> f32
  return %9 : f32
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t upstream
// Every op of the complex dialect, in custom form; printed and read back.

func.func @all(%a: complex<f32>, %f: f32, %n: i32, %w: i64) {
  %0 = complex.re %a : complex<f32>
  %1 = complex.im %a : complex<f32>
  %2 = complex.abs %a : complex<f32>
  %3 = complex.angle %a : complex<f32>
  %4 = complex.conj %a : complex<f32>
  %5 = complex.cos %a : complex<f32>
  %6 = complex.exp %a : complex<f32>
  %7 = complex.expm1 %a : complex<f32>
  %8 = complex.log %a : complex<f32>
  %9 = complex.log1p %a : complex<f32>
  %10 = complex.neg %a : complex<f32>
  %11 = complex.rsqrt %a : complex<f32>
  %12 = complex.sign %a : complex<f32>
  %13 = complex.sin %a : complex<f32>
  %14 = complex.sqrt %a : complex<f32>
  %15 = complex.tan %a : complex<f32>
  %16 = complex.tanh %a : complex<f32>
  %17 = complex.add %a, %a fastmath<nnan> : complex<f32>
  %18 = complex.sub %a, %a fastmath<nnan> : complex<f32>
  %19 = complex.mul %a, %a fastmath<nnan> : complex<f32>
  %20 = complex.div %a, %a fastmath<nnan> : complex<f32>
  %21 = complex.pow %a, %a fastmath<nnan> : complex<f32>
  %22 = complex.atan2 %a, %a fastmath<nnan> : complex<f32>
  %23 = complex.eq %a, %a : complex<f32>
  %24 = complex.neq %a, %a : complex<f32>
  %25 = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
  %26 = complex.create %f, %f : complex<f32>
  %27 = complex.bitcast %w : i64 to complex<f32>
  %28 = complex.powi %a, %n : complex<f32>, i32
  return
}

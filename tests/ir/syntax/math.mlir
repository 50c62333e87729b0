// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t upstream
// Every op of the math dialect, in custom form; printed and read back.

// Functions of one and two operands, on scalars and tensors.
func.func @functions(%f: f32, %g: f64, %t: tensor<?xf16>, %i: i32, %v: vector<4xi8>) {
  %0 = math.absf %f : f32
  %1 = math.absf %t fastmath<afn> : tensor<?xf16>
  %2 = math.absi %v : vector<4xi8>
  %3 = math.acos %f : f32
  %4 = math.acos %t fastmath<afn> : tensor<?xf16>
  %5 = math.acosh %f : f32
  %6 = math.acosh %t fastmath<afn> : tensor<?xf16>
  %7 = math.asin %f : f32
  %8 = math.asin %t fastmath<afn> : tensor<?xf16>
  %9 = math.asinh %f : f32
  %10 = math.asinh %t fastmath<afn> : tensor<?xf16>
  %11 = math.atan %f : f32
  %12 = math.atan %t fastmath<afn> : tensor<?xf16>
  %13 = math.atanh %f : f32
  %14 = math.atanh %t fastmath<afn> : tensor<?xf16>
  %15 = math.atan2 %g, %g : f64
  %16 = math.cbrt %f : f32
  %17 = math.cbrt %t fastmath<afn> : tensor<?xf16>
  %18 = math.ceil %f : f32
  %19 = math.ceil %t fastmath<afn> : tensor<?xf16>
  %20 = math.copysign %g, %g : f64
  %21 = math.cos %f : f32
  %22 = math.cos %t fastmath<afn> : tensor<?xf16>
  %23 = math.cosh %f : f32
  %24 = math.cosh %t fastmath<afn> : tensor<?xf16>
  %25 = math.ctlz %v : vector<4xi8>
  %26 = math.cttz %v : vector<4xi8>
  %27 = math.ctpop %v : vector<4xi8>
  %28 = math.erf %f : f32
  %29 = math.erf %t fastmath<afn> : tensor<?xf16>
  %30 = math.erfc %f : f32
  %31 = math.erfc %t fastmath<afn> : tensor<?xf16>
  %32 = math.exp %f : f32
  %33 = math.exp %t fastmath<afn> : tensor<?xf16>
  %34 = math.exp2 %f : f32
  %35 = math.exp2 %t fastmath<afn> : tensor<?xf16>
  %36 = math.expm1 %f : f32
  %37 = math.expm1 %t fastmath<afn> : tensor<?xf16>
  %38 = math.floor %f : f32
  %39 = math.floor %t fastmath<afn> : tensor<?xf16>
  %40 = math.isfinite %t : tensor<?xf16>
  %41 = math.isinf %t : tensor<?xf16>
  %42 = math.isnan %t : tensor<?xf16>
  %43 = math.isnormal %t : tensor<?xf16>
  %44 = math.log %f : f32
  %45 = math.log %t fastmath<afn> : tensor<?xf16>
  %46 = math.log10 %f : f32
  %47 = math.log10 %t fastmath<afn> : tensor<?xf16>
  %48 = math.log1p %f : f32
  %49 = math.log1p %t fastmath<afn> : tensor<?xf16>
  %50 = math.log2 %f : f32
  %51 = math.log2 %t fastmath<afn> : tensor<?xf16>
  %52 = math.powf %g, %g : f64
  %53 = math.round %f : f32
  %54 = math.round %t fastmath<afn> : tensor<?xf16>
  %55 = math.roundeven %f : f32
  %56 = math.roundeven %t fastmath<afn> : tensor<?xf16>
  %57 = math.rsqrt %f : f32
  %58 = math.rsqrt %t fastmath<afn> : tensor<?xf16>
  %59 = math.sin %f : f32
  %60 = math.sin %t fastmath<afn> : tensor<?xf16>
  %61 = math.sinh %f : f32
  %62 = math.sinh %t fastmath<afn> : tensor<?xf16>
  %63 = math.sqrt %f : f32
  %64 = math.sqrt %t fastmath<afn> : tensor<?xf16>
  %65 = math.tan %f : f32
  %66 = math.tan %t fastmath<afn> : tensor<?xf16>
  %67 = math.tanh %f : f32
  %68 = math.tanh %t fastmath<afn> : tensor<?xf16>
  %69 = math.trunc %f : f32
  %70 = math.trunc %t fastmath<afn> : tensor<?xf16>
  %71 = math.fma %f, %f, %f : f32
  %72 = math.clampf %f to [%f, %f] fastmath<nnan> : f32
  %73 = math.fpowi %f, %i : f32, i32
  %74 = math.ipowi %i, %i : i32
  %s, %c = math.sincos %f : f32
  return
}

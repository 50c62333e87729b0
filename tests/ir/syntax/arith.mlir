// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t upstream
// Every op of the arith dialect, in custom form; printed and read back.

// Integer arithmetic on scalars, vectors, tensors and index.
func.func @integers(%a: i32, %v: vector<4xi8>, %t: tensor<4x?xi64>, %i: index) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %t, %t : tensor<4x?xi64>
  %2 = arith.subi %a, %a : i32
  %3 = arith.subi %t, %t : tensor<4x?xi64>
  %4 = arith.muli %a, %a : i32
  %5 = arith.muli %t, %t : tensor<4x?xi64>
  %6 = arith.divsi %a, %a : i32
  %7 = arith.divsi %t, %t : tensor<4x?xi64>
  %8 = arith.divui %a, %a : i32
  %9 = arith.divui %t, %t : tensor<4x?xi64>
  %10 = arith.ceildivsi %a, %a : i32
  %11 = arith.ceildivsi %t, %t : tensor<4x?xi64>
  %12 = arith.ceildivui %a, %a : i32
  %13 = arith.ceildivui %t, %t : tensor<4x?xi64>
  %14 = arith.floordivsi %a, %a : i32
  %15 = arith.floordivsi %t, %t : tensor<4x?xi64>
  %16 = arith.remsi %a, %a : i32
  %17 = arith.remsi %t, %t : tensor<4x?xi64>
  %18 = arith.remui %a, %a : i32
  %19 = arith.remui %t, %t : tensor<4x?xi64>
  %20 = arith.andi %a, %a : i32
  %21 = arith.andi %t, %t : tensor<4x?xi64>
  %22 = arith.ori %a, %a : i32
  %23 = arith.ori %t, %t : tensor<4x?xi64>
  %24 = arith.xori %a, %a : i32
  %25 = arith.xori %t, %t : tensor<4x?xi64>
  %26 = arith.shli %a, %a : i32
  %27 = arith.shli %t, %t : tensor<4x?xi64>
  %28 = arith.shrsi %a, %a : i32
  %29 = arith.shrsi %t, %t : tensor<4x?xi64>
  %30 = arith.shrui %a, %a : i32
  %31 = arith.shrui %t, %t : tensor<4x?xi64>
  %32 = arith.maxsi %a, %a : i32
  %33 = arith.maxsi %t, %t : tensor<4x?xi64>
  %34 = arith.maxui %a, %a : i32
  %35 = arith.maxui %t, %t : tensor<4x?xi64>
  %36 = arith.minsi %a, %a : i32
  %37 = arith.minsi %t, %t : tensor<4x?xi64>
  %38 = arith.minui %a, %a : i32
  %39 = arith.minui %t, %t : tensor<4x?xi64>
  %40 = arith.addi %a, %a overflow<nsw, nuw> : i32
  %41 = arith.shli %v, %v overflow<nsw> : vector<4xi8>
  %42 = arith.divsi %i, %i exact : index
  %43 = arith.shrui %a, %a exact {note = "kept"} : i32
  %s, %o = arith.addui_extended %a, %a : i32, i1
  %l, %h = arith.mulsi_extended %a, %a : i32
  %l2, %h2 = arith.mului_extended %v, %v : vector<4xi8>
  return
}

// Floating-point arithmetic with fast-math flags.
func.func @floats(%a: f32, %v: vector<4xf16>, %t: tensor<?xbf16>) {
  %0 = arith.addf %a, %a : f32
  %1 = arith.addf %t, %t fastmath<contract> : tensor<?xbf16>
  %2 = arith.subf %a, %a : f32
  %3 = arith.subf %t, %t fastmath<contract> : tensor<?xbf16>
  %4 = arith.mulf %a, %a : f32
  %5 = arith.mulf %t, %t fastmath<contract> : tensor<?xbf16>
  %6 = arith.divf %a, %a : f32
  %7 = arith.divf %t, %t fastmath<contract> : tensor<?xbf16>
  %8 = arith.remf %a, %a : f32
  %9 = arith.remf %t, %t fastmath<contract> : tensor<?xbf16>
  %10 = arith.maximumf %a, %a : f32
  %11 = arith.maximumf %t, %t fastmath<contract> : tensor<?xbf16>
  %12 = arith.minimumf %a, %a : f32
  %13 = arith.minimumf %t, %t fastmath<contract> : tensor<?xbf16>
  %14 = arith.maxnumf %a, %a : f32
  %15 = arith.maxnumf %t, %t fastmath<contract> : tensor<?xbf16>
  %16 = arith.minnumf %a, %a : f32
  %17 = arith.minnumf %t, %t fastmath<contract> : tensor<?xbf16>
  %18 = arith.negf %v : vector<4xf16>
  %19 = arith.addf %a, %a fastmath<reassoc,nnan> : f32
  %20 = arith.addf %a, %a fastmath<fast> : f32
  return
}

// Every predicate.
func.func @comparisons(%i: i32, %f: f64, %t: tensor<2xf32>, %c: i1, %m: tensor<2xi1>) {
  %0 = arith.cmpi eq, %i, %i : i32
  %1 = arith.cmpi ne, %i, %i : i32
  %2 = arith.cmpi slt, %i, %i : i32
  %3 = arith.cmpi sle, %i, %i : i32
  %4 = arith.cmpi sgt, %i, %i : i32
  %5 = arith.cmpi sge, %i, %i : i32
  %6 = arith.cmpi ult, %i, %i : i32
  %7 = arith.cmpi ule, %i, %i : i32
  %8 = arith.cmpi ugt, %i, %i : i32
  %9 = arith.cmpi uge, %i, %i : i32
  %10 = arith.cmpf false, %f, %f : f64
  %11 = arith.cmpf oeq, %f, %f : f64
  %12 = arith.cmpf ogt, %f, %f : f64
  %13 = arith.cmpf oge, %f, %f : f64
  %14 = arith.cmpf olt, %f, %f : f64
  %15 = arith.cmpf ole, %f, %f : f64
  %16 = arith.cmpf one, %f, %f : f64
  %17 = arith.cmpf ord, %f, %f : f64
  %18 = arith.cmpf ueq, %f, %f : f64
  %19 = arith.cmpf ugt, %f, %f : f64
  %20 = arith.cmpf uge, %f, %f : f64
  %21 = arith.cmpf ult, %f, %f : f64
  %22 = arith.cmpf ule, %f, %f : f64
  %23 = arith.cmpf une, %f, %f : f64
  %24 = arith.cmpf uno, %f, %f : f64
  %25 = arith.cmpf true, %f, %f : f64
  %26 = arith.cmpf olt, %t, %t fastmath<nnan> : tensor<2xf32>
  %27 = arith.select %c, %f, %f : f64
  %28 = arith.select %m, %t, %t : tensor<2xi1>, tensor<2xf32>
  %29 = arith.select %c, %t, %t : tensor<2xf32>
  return
}

// Casts.
func.func @casts(%i: i8, %f: f32, %h: f16, %x: index, %s: f8E8M0FNU, %q: f4E2M1FN, %t: tensor<?xi32>) {
  %0 = arith.extsi %i : i8 to i32
  %1 = arith.extui %i : i8 to i9
  %2 = arith.trunci %t : tensor<?xi32> to tensor<?xi1>
  %3 = arith.trunci %i overflow<nuw> : i8 to i4
  %4 = arith.extf %h : f16 to f32
  %5 = arith.truncf %f : f32 to bf16
  %6 = arith.truncf %f to_nearest_away : f32 to f16
  %7 = arith.scaling_extf %q, %s : f4E2M1FN, f8E8M0FNU to f32
  %8 = arith.scaling_truncf %f, %s : f32, f8E8M0FNU to f4E2M1FN
  %9 = arith.sitofp %i : i8 to f32
  %10 = arith.uitofp %i : i8 to bf16
  %11 = arith.fptosi %f : f32 to i64
  %12 = arith.fptoui %f : f32 to i1
  %13 = arith.index_cast %x : index to i64
  %14 = arith.index_castui %t : tensor<?xi32> to tensor<?xindex>
  %15 = arith.bitcast %f : f32 to i32
  %16 = arith.bitcast %t : tensor<?xi32> to tensor<?xf32>
  return
}

// Constants and the names that they get.
func.func @constants() {
  %0 = arith.constant 42 : i32
  %1 = arith.constant -7 : i64
  %2 = arith.constant 5 : index
  %3 = arith.constant true
  %4 = arith.constant false
  %5 = arith.constant 1.5 : f32
  %6 = arith.constant 0x7FC00000 : f32
  %7 = arith.constant dense<[1, 2, 3]> : tensor<3xi4>
  %8 = arith.constant dense<0.1> : vector<4xbf16>
  %9 = arith.constant dense<[true, false]> : tensor<2xi1>
  %10 = arith.constant dense<"0x0000803F00000040"> : tensor<2xf32>
  %11 = arith.constant 42 : i32
  %12 = arith.constant {name = "x"} 1.0 : f64
  return
}

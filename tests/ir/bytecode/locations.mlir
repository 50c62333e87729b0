// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every kind of location, and block arguments with and without one.
// RUN: emplace opt --mlir-print-debuginfo %S/Inputs/locations.v3.mlirbc | FileCheck %s
// RUN: emplace opt --mlir-print-debuginfo %S/Inputs/locations.v6.mlirbc | FileCheck %s

// CHECK-LABEL: func.func @places
// CHECK-SAME: (%arg0: i32 loc(unknown), %arg1: i32 loc("arg"))
func.func @places(%a: i32 loc(unknown), %b: i32 loc("arg")) -> i32 {
  // CHECK: arith.addi {{.*}} loc(#[[LINE:.+]])
  %0 = arith.addi %a, %b : i32 loc("file.py":3:7)
  // CHECK: arith.addi {{.*}} loc(#[[RANGE:.+]])
  %1 = arith.addi %0, %b : i32 loc("file.py":3:7 to 4:9)
  // CHECK: arith.addi {{.*}} loc(#[[SHORT:.+]])
  %2 = arith.addi %1, %b : i32 loc("file.py":3:7 to :9)
  // CHECK: arith.addi {{.*}} loc(#[[NAME:.+]])
  %3 = arith.addi %2, %b : i32 loc("name"("file.py":5:1))
  // CHECK: arith.addi {{.*}} loc(#[[CALL:.+]])
  %4 = arith.addi %3, %b : i32 loc(callsite("f" at "file.py":6:2))
  // CHECK: arith.addi {{.*}} loc(#[[FUSED:.+]])
  %5 = arith.addi %4, %b : i32 loc(fused["x", "y"])
  // CHECK: arith.addi {{.*}} loc(#[[NOTED:.+]])
  %6 = arith.addi %5, %b : i32 loc(fused<"note">["x", "y"])
  return %6 : i32 loc(unknown)
} loc(unknown)
// CHECK-DAG: #[[LINE]] = loc("file.py":3:7)
// CHECK-DAG: #[[RANGE]] = loc("file.py":3:7 to 4:9)
// CHECK-DAG: #[[SHORT]] = loc("file.py":3:7 to :9)
// CHECK-DAG: #[[NAME]] = loc("name"(#
// CHECK-DAG: #[[CALL]] = loc(callsite(#
// CHECK-DAG: #[[FUSED]] = loc(fused[#
// CHECK-DAG: #[[NOTED]] = loc(fused<"note">[#

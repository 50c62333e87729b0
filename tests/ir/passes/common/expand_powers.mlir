// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=expand-powers,canonicalize,cse %s | FileCheck %s

// A known exponent leaves the products that its bits name: 5 is 4 + 1.
// CHECK-LABEL: @fifth
// CHECK-SAME: (%[[A:[a-z0-9]+]]: i32)
// CHECK-NEXT: %[[A2:.+]] = arith.muli %[[A]], %[[A]]
// CHECK-NEXT: %[[A4:.+]] = arith.muli %[[A2]], %[[A2]]
// CHECK-NEXT: %[[A5:.+]] = arith.muli %[[A]], %[[A4]]
// CHECK-NEXT: util.return %[[A5]]
util.func public @fifth(%a: i32) -> i32 {
  %c5 = arith.constant 5 : i32
  %0 = math.ipowi %a, %c5 : i32
  util.return %0 : i32
}

// (-1)^-3 is -1, 2^-1 is 0, 3^4 is 81.
// CHECK-LABEL: @known
// CHECK-DAG: %[[X:.+]] = arith.constant -1 : i32
// CHECK-DAG: %[[Y:.+]] = arith.constant 0 : i32
// CHECK-DAG: %[[Z:.+]] = arith.constant 81 : i32
// CHECK: util.return %[[X]], %[[Y]], %[[Z]]
util.func public @known() -> (i32, i32, i32) {
  %m1 = arith.constant -1 : i32
  %m3 = arith.constant -3 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %0 = math.ipowi %m1, %m3 : i32
  %1 = math.ipowi %c2, %m1 : i32
  %2 = math.ipowi %c3, %c4 : i32
  util.return %0, %1, %2 : i32, i32, i32
}

// CHECK-LABEL: @float
// CHECK-SAME: (%[[X:[a-z0-9]+]]: vector<4xf32>, %[[N:[a-z0-9]+]]: vector<4xi32>)
// CHECK-DAG: %[[W:.+]] = arith.extf %[[X]] : vector<4xf32> to vector<4xf64>
// CHECK-DAG: %[[M:.+]] = arith.sitofp %[[N]] : vector<4xi32> to vector<4xf64>
// CHECK: %[[P:.+]] = math.powf %[[W]], %[[M]] : vector<4xf64>
// CHECK: arith.truncf %[[P]] : vector<4xf64> to vector<4xf32>
util.func public @float(%x: vector<4xf32>, %n: vector<4xi32>) -> vector<4xf32> {
  %0 = math.fpowi %x, %n : vector<4xf32>, vector<4xi32>
  util.return %0 : vector<4xf32>
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the printing flags of mlir-opt do, checked against what it prints.
// RUN: emplace opt %s --allow-unregistered-dialect --mlir-print-value-users | FileCheck %s --check-prefix=USERS
// RUN: emplace opt %s --allow-unregistered-dialect --mlir-print-value-users --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: emplace opt %s --allow-unregistered-dialect --mlir-print-unique-ssa-ids | FileCheck %s --check-prefix=UNIQUE
// RUN: emplace opt %s --allow-unregistered-dialect --mlir-use-nameloc-as-prefix | FileCheck %s --check-prefix=NAMES
// RUN: emplace opt %s --allow-unregistered-dialect --mlir-print-skip-regions | FileCheck %s --check-prefix=SKIP
// RUN: emplace opt %s --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope --mlir-print-assume-verified | FileCheck %s --check-prefix=LOCAL
// RUN: emplace opt %s --allow-unregistered-dialect --mlir-print-elementsattrs-with-hex-if-larger=2 | FileCheck %s --check-prefix=HEX
// RUN: emplace opt %s --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=27 | FileCheck %s --check-prefix=SHORT
// RUN: emplace opt %s --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=28 | FileCheck %s --check-prefix=LONG

func.func @f(%a: i32 loc("given"), %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32 loc("sum")
  %1:2 = "t.two"(%0) : (i32) -> (i32, i32) loc("pair"("x.py":1:2))
  %2 = arith.addi %0, %1#1 : i32 loc(fused["q", "r"])
  %c1 = arith.constant 1 : index
  %cst = arith.constant dense<[1, 2, 3]> : tensor<3xi8>
  scf.for %i = %c1 to %c1 step %c1 {
    %u = arith.muli %0, %0 : i32
  }
  cf.br ^bb1(%2 : i32)
^bb1(%k: i32):
  return %k : i32
}
"t.op"() {a = dense_resource<blob> : tensor<1xi64>} : () -> ()

{-#
  dialect_resources: {
    builtin: {
      blob: "0x080000000100000000000000"
    }
  }
#-}

// USERS: func.func @f(%arg0: i32, %arg1: i32) -> i32 {
// USERS-NEXT: // %arg0 is used by %[[SUM:[0-9]+]]
// USERS-NEXT: // %arg1 is used by %[[SUM]]
// USERS-NEXT: %[[SUM]] = arith.addi {{.*}} // users: %[[MUL:[0-9]+]], %[[Q:[0-9]+]], %[[TWO:[0-9]+]]#0, %[[TWO]]#1
// USERS-NEXT: %[[TWO]]:2 = {{.*}} // users: (unused), (%[[Q]])
// USERS-NEXT: %[[Q]] = {{.*}} // user: %[[BR:[0-9]+]]
// USERS-NEXT: %c1 = {{.*}} // user: %[[FOR:[0-9]+]]
// USERS-NEXT: %cst = {{.*}} // unused
// USERS-NEXT: scf.for
// USERS-NEXT: // %arg2 is unused
// USERS-NEXT: %[[MUL]] = arith.muli {{.*}} // unused
// USERS-NEXT: } // id: %[[FOR]]
// USERS-NEXT: cf.br {{.*}} // id: %[[BR]]
// USERS-NEXT: ^bb1(%[[K:[0-9]+]]: i32):  // pred: ^bb0
// USERS-NEXT: // %[[K]] is used by %[[RETURN:[0-9]+]]
// USERS-NEXT: return {{.*}} // id: %[[RETURN]]

// GENERIC: "arith.addi"({{.*}} // users: %{{[0-9]+}}, %{{[0-9]+}}, %{{[0-9]+}}#0, %{{[0-9]+}}#1
// GENERIC: "func.return"({{.*}} // id: %{{[0-9]+}}

// UNIQUE: scf.for %arg2 =
// UNIQUE-NEXT: %4 = arith.muli
// UNIQUE: ^bb1(%3: i32)

// NAMES: func.func @f(%given: i32, %arg1: i32)
// NAMES-NEXT: %sum = arith.addi %given, %arg1
// NAMES-NEXT: %pair:2 = "t.two"(%sum)
// NAMES-NEXT: %q = arith.addi %sum, %pair#1
// NAMES: scf.for %arg2 =
// NAMES-NEXT: %1 = arith.muli
// NAMES: ^bb1(%0: i32)

// SKIP: module {...}

// LOCAL-NOT: #loc
// LOCAL: func.func @f(%arg0: i32 loc("given"), %arg1: i32 loc(
// LOCAL-NEXT: loc("sum")
// LOCAL-NEXT: loc("pair"("x.py":1:2))

// HEX: dense<"0x010203"> : tensor<3xi8>

// SHORT: {-#
// SHORT-NOT: blob:
// SHORT: #-}

// LONG: blob: "0x080000000100000000000000"

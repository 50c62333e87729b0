// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pieces between markers of one's own, diagnostics that are only partly
// expected, text that is not verified.
// RUN: emplace opt %s "--split-input-file=// next" --verify-diagnostics=only-expected
// RUN: not emplace opt %s "--split-input-file=// next" --verify-diagnostics 2>&1 | FileCheck %s --check-prefix=ALL
// RUN: emplace opt %s "--split-input-file=// next" --mlir-very-unsafe-disable-verifier-on-parsing | FileCheck %s --check-prefix=BROKEN

// ALL: :[[@LINE+2]]:3: error: not expected: 'func.return' op wants 0 operands
func.func @f(%a: i32) {
  return %a : i32
}
// BROKEN: func.func @f(%arg0: i32) {
// BROKEN-NEXT: return %arg0 : i32

// next
func.func private @f()
// expected-error-re @below {{redefinition of {{value|symbol}} '@f'}}
func.func private @f()

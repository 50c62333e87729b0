// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the vm dialect, each with what was wanted and found.

vm.module public @m {
  vm.func private @f(%x: i64) -> i32 {
    // expected-error @+1 {{'%x' is used as 'i32' but defined as 'i64'}}
    %0 = vm.add.i32 %x, %x : i32
    vm.return %0 : i32
  }
}

// -----

vm.module public @m {
  vm.func private @f(%x: i32) -> i32 {
    // expected-error @+1 {{there is no op 'vm.frobnicate'}}
    %0 = vm.frobnicate %x : i32
    vm.return %0 : i32
  }
}

// -----

vm.module @m {
  // expected-error @+1 {{'vm.export' op wants a function of its module, found '@nothing'}}
  vm.export @nothing
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt %s --split-input-file --verify-diagnostics --pass=convert-to-vm

// What an earlier phase should have lowered.
util.func private @left(%c: !hal.channel) -> i32 {
  // expected-error @+1 {{'hal.channel.rank_and_count' has no form in the vm dialect: it should have been lowered before}}
  %0, %1 = hal.channel.rank_and_count<%c : !hal.channel> : i32, i32
  util.return %0 : i32
}

// -----

// The machine has no register for a vector.
// expected-error @+1 {{'util.func' has a value of type vector<4xf32>, for which the machine has no register}}
util.func private @wide(%v: vector<4xf32>) {
  util.return
}

// -----

// Words of a bit field that nobody knows.
util.func private @bits(%d: !hal.allocator, %n: index) -> !hal.buffer {
  %q = arith.constant -1 : i64
  // expected-error @+1 {{'hal.allocator.allocate' has no form in the vm dialect: Sideways}}
  %0 = hal.allocator.allocate<%d : !hal.allocator> affinity(%q) type("Sideways") usage("Transfer") : !hal.buffer{%n}
  util.return %0 : !hal.buffer
}

// -----

util.func private @scattered(%t: tensor<4xf32>) {
  // expected-error @-1 {{'util.func' has a value of type tensor<4xf32>, for which the machine has no register}}
  util.return
}

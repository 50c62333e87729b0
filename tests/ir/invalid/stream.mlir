// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops of the stream dialect, each with what was wanted and found.

// expected-error @+1 {{unknown lifetime 'eternal'}}
util.func private @f(%r: !stream.resource<eternal>) {
  util.return
}

// -----

util.func private @f(%n: index) {
  // expected-error @+1 {{'stream.resource.pack' op wants intervals that do not end before they begin}}
  %0:2 = stream.resource.pack slices({
    [4, 0] = %n
  }) : index
  util.return
}

// -----

util.func private @f(%r: !stream.resource<external>, %n: index) -> i32 {
  // expected-error @+1 {{expected '{', found '->'}}
  %0 = stream.resource.load %r[%n] : !stream.resource<external> -> i32
  util.return %0 : i32
}

// -----

util.func private @f(%r: i32, %n: index) -> index {
  // expected-error @+1 {{'stream.resource.size' op operand #0 must be stream resource, but got 'i32'}}
  %0 = stream.resource.size %r : i32
  util.return %0 : index
}

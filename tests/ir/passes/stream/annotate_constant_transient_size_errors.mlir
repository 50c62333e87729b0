// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=annotate-constant-transient-size --split-input-file --verify-diagnostics %s

// TRANSIENTS case 59: a query that is not there.
// expected-error @+1 {{referenced transient size query function '@nowhere' not found in module}}
util.func public @f() attributes {iree.reflection = {iree.abi.transients.size = @nowhere}} {
  util.return
}

// -----

// A query that returns something else.
util.func public @f() attributes {iree.reflection = {iree.abi.transients.size = @q}} {
  util.return
}
// expected-error @+1 {{must return index type}}
util.func public @q() -> i32 {
  %c = arith.constant 1 : i32
  util.return %c : i32
}

// -----

util.func public @f() attributes {iree.reflection = {iree.abi.transients.size = @q}} {
  util.return
}
// expected-error @+1 {{must return exactly one value}}
util.func public @q() {
  util.return
}

// -----

// Two values are not looked at.
util.func public @f() attributes {iree.reflection = {iree.abi.transients.size = @q}} {
  util.return
}
// expected-warning @+1 {{multiple return values not yet supported}}
util.func public @q() -> (index, index) {
  %x = arith.constant 1 : index
  util.return %x, %x : index, index
}

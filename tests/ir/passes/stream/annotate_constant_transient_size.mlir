// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=annotate-constant-transient-size %s | FileCheck %s

// A query that returns a constant is written beside its name.
// CHECK: util.func public @f(%{{.+}}: index) attributes {iree.reflection = {iree.abi.transients.size = @f_size, iree.abi.transients.size.constant = 4096 : index}}
// CHECK: util.func public @g(%{{.+}}: index) attributes {iree.reflection = {iree.abi.transients.size = @g_size}}
util.func public @f(%n: index) attributes {iree.reflection = {iree.abi.transients.size = @f_size}} {
  util.return
}
util.func public @f_size(%n: index) -> index {
  %c = arith.constant 4096 : index
  util.return %c : index
}
util.func public @g(%n: index) attributes {iree.reflection = {iree.abi.transients.size = @g_size}} {
  util.return
}
util.func public @g_size(%n: index) -> index {
  util.return %n : index
}

// TRANSIENTS case 58: what the user wrote is kept.
// CHECK: util.func public @theirs(%{{.+}}: index) attributes {iree.reflection = {iree.abi.transients.size = @theirs_size, iree.abi.transients.size.constant = 2048 : index}}
util.func public @theirs(%n: index) attributes {iree.reflection = {iree.abi.transients.size = @theirs_size, iree.abi.transients.size.constant = 2048 : index}} {
  util.return
}
util.func public @theirs_size(%n: index) -> index {
  %c = arith.constant 4096 : index
  util.return %c : index
}

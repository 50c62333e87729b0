// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in parameters, calls, dispatches and encodings of the stream, flow
// and util dialects.

util.func private @f(%o: i64, %n: index, %s: !util.buffer, %t: !util.buffer, %k: !util.buffer, %r: !stream.resource<*>) {
  %0:2 = stream.async.parameter.gather {
    %s::%k[%o] -> %r[%n to %n for %n] : !stream.resource<*>{%n},
    // expected-error @below {{all entries want the same scope}}
    %t::%k[%o] -> %r[%n to %n for %n] : !stream.resource<*>{%n}
  } : !stream.resource<*> => !stream.timepoint
  util.return
}

// -----

util.func private @f(%o: i64, %n: index, %k: !util.buffer, %r: !stream.resource<*>, %q: !stream.resource<*>) {
  %0 = stream.cmd.parameter.gather {
    "a"[%o] -> %r[%n for %n] : !stream.resource<*>{%n},
    // expected-error @below {{all entries want the same resource}}
    "b"[%o] -> %q[%n for %n] : !stream.resource<*>{%n}
  } => !stream.timepoint
  util.return
}

// -----

util.func private @f(%o: i64, %n: index, %m: index, %r: !stream.resource<*>) {
  %0 = stream.cmd.parameter.scatter {
    %r[%n for %n] : !stream.resource<*>{%n} -> "a"[%o],
    // expected-error @below {{all entries want the same resource type and size}}
    %r[%n for %n] : !stream.resource<*>{%m} -> "b"[%o]
  } => !stream.timepoint
  util.return
}

// -----

// expected-error @below {{resources, and no other arguments, have a range}}
stream.cmd.func private @f(%a: !stream.resource<*>)

// -----

// expected-error @below {{resources, and no other arguments, have a range}}
stream.cmd.func private @f(%a[%o for %n]: i32)

// -----

stream.executable private @ex {
  // expected-error @below {{'stream.executable.export' op wants x, y and z from its region of workgroup counts}}
  stream.executable.export public @d workgroups(%a: index, %b: index) -> (index, index) {
    stream.return %a, %b : index, index
  }
}

// -----

stream.executable private @ex {
  // expected-error @below {{'stream.executable.export' op wants x, y and z from its region of workgroup counts}}
  stream.executable.export public @d workgroups(%a: index, %b: f32) -> (index, f32, index) {
    stream.return %a, %b, %a : index, f32, index
  }
}

// -----

stream.executable private @ex {
  stream.executable.export public @d workgroups(%a: index) -> (index, index, index) {
    stream.return %a, %a, %a : index, index, index
  }
  builtin.module {
    util.func private @d() {
      util.return
    }
  }
}
util.func private @f(%r: !stream.resource<*>, %n: index) {
  // expected-error @below {{'stream.async.dispatch' op wants a workload of 1 values, what the entry point says, found '2'}}
  %0 = stream.async.dispatch @ex::@d[%n, %n](%r[%n to %n for %n]) : (!stream.resource<*>{%n}) -> %r{%n}
  util.return
}

// -----

stream.executable private @ex {
  stream.executable.export public @d
  builtin.module {
    util.func private @d(%a: !stream.binding, %n: index) {
      util.return
    }
  }
}
util.func private @f(%r: !stream.resource<*>, %n: index) {
  %t = stream.cmd.execute with(%r as %a: !stream.resource<*>{%n}) {
    // expected-error @below {{'stream.cmd.dispatch' op wants 1 resources, one for each binding of the function, found '2'}}
    stream.cmd.dispatch @ex::@d[%n](%n : index) {
      ro %a[%n for %n] : !stream.resource<*>{%n},
      wo %a[%n for %n] : !stream.resource<*>{%n}
    }
  } => !stream.timepoint
  util.return
}

// -----

stream.async.func private @g(%a: !stream.resource<transient>, %n: index) -> %a
util.func private @f(%r: !stream.resource<external>, %n: index) {
  // expected-error @below {{'stream.async.call' op wants argument 0 of type '!stream.resource<transient>', found '!stream.resource<external>'}}
  %0 = stream.async.call @g(%r[%n to %n for %n], %n) : (!stream.resource<external>{%n}, index) -> %r{%n}
  util.return
}

// -----

stream.async.func private @g(%a: !stream.resource<*>, %n: index) -> %a
util.func private @f(%r: !stream.resource<external>, %n: index) {
  // expected-error @below {{'stream.async.call' op wants as many arguments as the function has}}
  %0 = stream.async.call @g(%r[%n to %n for %n]) : (!stream.resource<external>{%n}) -> %r{%n}
  util.return
}

// -----

util.func private @f(%r: !stream.resource<*>, %n: index) {
  // expected-error @below {{'stream.tensor.dispatch' op wants result 0 of the operand's type, to which it is tied, 'tensor<4x?xf32>', found 'tensor<?x4xf32>'}}
  %0 = stream.tensor.dispatch @ex::@d[%n](%r) : (tensor<4x?xf32>{%n} in !stream.resource<*>{%n}) -> tensor<?x4xf32>{%n} in %r{%n}
  util.return
}

// -----

#encoding = #iree_encoding.encoding<operand_index = 0 : index, op_type = matmul, element_types = [f32, f32, f32], iteration_sizes = [?, 128, 64]>
util.func private @f(%r: !stream.resource<*>, %n: index) {
  // expected-error @below {{'stream.tensor.encode' op wants 1 encoding_dims, one for each '?' of the encoding's iteration_sizes, found '0'}}
  %0 = stream.tensor.encode %r : tensor<?x64xf32>{%n} in !stream.resource<*>{%n} -> tensor<?x64xf32, #encoding>{%n} in !stream.resource<*>{%n}
  util.return
}

// -----

#encoding = #iree_encoding.encoding<operand_index = 0 : index, op_type = matmul, element_types = [f32, f32, f32], iteration_sizes = [?, 128, 64]>
util.func private @f(%a: tensor<?x64xf32, #encoding>, %n: index) {
  // expected-error @below {{'flow.tensor.encode' op wants 1 encoding_dims, one for each '?' of the encoding's iteration_sizes, found '2'}}
  %0 = flow.tensor.encode %a encoding_dims{%n, %n} : tensor<?x64xf32, #encoding>{%n} -> tensor<?x64xf32>{%n}
  util.return
}

// -----

util.func private @f(%t: tensor<?x4xf32>, %s: tensor<2x4xf32>, %ch: !flow.channel) {
  // expected-error @below {{'flow.collective.all_gather' op wants 1 sizes, one for each '?' of its target, found '0'}}
  %0 = flow.collective.all_gather f32, %t, %s, %ch : (tensor<?x4xf32>, tensor<2x4xf32>, !flow.channel) -> %t as tensor<?x4xf32>
  util.return
}

// -----

util.func private @f(%t: tensor<4x4xf32>, %s: tensor<2x4xf32>, %ch: !flow.channel) {
  // expected-error @below {{'flow.collective.all_gather' op wants a result of its target's type 'tensor<4x4xf32>', found 'tensor<2x8xf32>'}}
  %0 = flow.collective.all_gather f32, %t, %s, %ch : (tensor<4x4xf32>, tensor<2x4xf32>, !flow.channel) -> %t as tensor<2x8xf32>
  util.return
}

// -----

util.func private @f(%a: index, %b: i64) {
  // expected-error @below {{'util.assume.int' op wants 3 assumptions about operand 1, found '2'}}
  %0:2 = util.assume.int %a[<umin=0>, <umax=2>, <udiv=16>], %b[<umax=10>, <udiv=6>] : index, i64
  util.return
}

// -----

util.func private @f(%a: index, %b: i64) {
  // expected-error @below {{'util.assume.int' op wants one list of assumptions and one result for each operand}}
  %0:2 = "util.assume.int"(%a, %b) {assumptions = []} : (index, i64) -> (index, i64)
  util.return
}

// -----

util.func private @f(%a: index) {
  // expected-error @below {{'util.assume.int' op wants lists of #util.int.assumption}}
  %0 = "util.assume.int"(%a) {assumptions = [[32]]} : (index) -> index
  util.return
}

// -----

util.func private @f(%a: index) {
  // expected-error @below {{'util.assume.int' op wants lists of #util.int.assumption}}
  %0 = "util.assume.int"(%a) {assumptions = [32]} : (index) -> index
  util.return
}

// -----

// expected-error @below {{'util.func' op wants result 0 tied to an argument or to none, found '-2'}}
"util.func"() <{function_type = (tensor<4xi32>) -> i32, sym_name = "f", tied_operands = [-2 : index]}> ({
^bb0(%a: tensor<4xi32>):
  %0 = arith.constant 0 : i32
  "util.return"(%0) : (i32) -> ()
}) : () -> ()

// -----

// expected-error @below {{'util.func' op wants result 0 tied to an argument or to none, found '1'}}
"util.func"() <{function_type = (i32) -> i32, sym_name = "f", tied_operands = [1 : index]}> ({
^bb0(%a: i32):
  "util.return"(%a) : (i32) -> ()
}) : () -> ()

// -----

util.func private @f() -> !util.buffer {
  // expected-error @below {{'util.string.format' op wants 4294967296 arguments for its format, found '0'}}
  %0 = util.string.format "{4294967295}"() : () -> !util.buffer
  util.return %0 : !util.buffer
}

// -----

util.func private @f(%a: index) -> !util.buffer {
  // expected-error @below {{'util.string.format' op wants {} and {0} in its format, {{ and }} for braces}}
  %0 = util.string.format "{} {"(%a) : (index) -> !util.buffer
  util.return %0 : !util.buffer
}

// -----

util.func private @f(%a: f32) -> !util.buffer {
  // expected-error @below {{'util.string.format' op wants integers and buffers as arguments}}
  %0 = util.string.format "{}"(%a) : (f32) -> !util.buffer
  util.return %0 : !util.buffer
}

// -----

util.func private @f(%a: f32) {
  // expected-error @below {{'util.hoistable_conversion' op wants util.return of values like its results}}
  %0 = util.hoistable_conversion "a" inverts("b") (%b = %a) : (f32) -> i32 {
    util.return %b : f32
  }
  util.return
}

// -----

// expected-error @below {{a composite of 3 bytes, but its values have 2}}
module attributes {util.c = #util.composite<3xi8, [dense<0> : vector<2xi8>]>} {
}

// -----

// expected-error @below {{a composite wants a size in bytes, as in 4xi8}}
module attributes {util.c = #util.composite<3xi16, []>} {
}

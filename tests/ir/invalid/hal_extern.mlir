// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in dispatches of kernels made elsewhere.

util.func private @f(%a: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  // expected-error @+1 {{'hal.dispatch.extern' op wants 1 values of the workload as arguments of its count region, found '2'}}
  %0 = hal.dispatch.extern "f"[%n](%a) : (tensor<?xf32>{%n}) -> tensor<?xf32>{%n}
    count(%d: !hal.device, %w: index, %x: index) -> (index, index, index) {
      hal.return %w, %w, %w : index, index, index
    }
    layout(#hal.pipeline.layout<bindings = []>) objects({})
  util.return %0 : tensor<?xf32>
}

// -----

util.func private @f(%a: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  // expected-error @+1 {{'hal.dispatch.extern' op wants a count region that ends in hal.return of three 'index'}}
  %0 = hal.dispatch.extern "f"[%n](%a) : (tensor<?xf32>{%n}) -> tensor<?xf32>{%n}
    count(%d: !hal.device, %w: index) -> (index, index, index) {
      hal.return %w, %w : index, index
    }
    layout(#hal.pipeline.layout<bindings = []>) objects({})
  util.return %0 : tensor<?xf32>
}

// -----

util.func private @f(%a: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  // expected-error @+1 {{'hal.dispatch.extern' op wants 1 sizes for the '?' of its results, found '0'}}
  %0 = hal.dispatch.extern "f"[%n](%a) : (tensor<?xf32>{%n}) -> tensor<?xf32>
    count(%d: !hal.device, %w: index) -> (index, index, index) {
      hal.return %w, %w, %w : index, index, index
    }
    layout(#hal.pipeline.layout<bindings = []>) objects({})
  util.return %0 : tensor<?xf32>
}

// -----

util.func private @f(%a: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  // expected-error @+1 {{'hal.dispatch.extern' op wants 1 sizes for the '?' of its arguments, found '0'}}
  %0 = hal.dispatch.extern "f"[%n](%a) : (tensor<?xf32>) -> tensor<?xf32>{%n}
    count(%d: !hal.device, %w: index) -> (index, index, index) {
      hal.return %w, %w, %w : index, index, index
    }
    layout(#hal.pipeline.layout<bindings = []>) objects({})
  util.return %0 : tensor<?xf32>
}

// -----

util.func private @f(%a: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  // expected-error @+1 {{'hal.dispatch.extern' op wants a condition that ends in hal.return of one 'i1'}}
  %0 = hal.dispatch.extern "f"[%n](%a) : (tensor<?xf32>{%n}) -> tensor<?xf32>{%n}
    count(%d: !hal.device, %w: index) -> (index, index, index) {
      hal.return %w, %w, %w : index, index, index
    }
    layout(#hal.pipeline.layout<bindings = []>) objects({#hal.executable.target<"a", "b"> if(%d: !hal.device) -> i1 { hal.return %d : !hal.device } ordinal(0) = []})
  util.return %0 : tensor<?xf32>
}

// -----

util.func private @f() {
  // expected-error @+1 {{'hal.dispatch.extern' op wants 1 target_ordinals, one for each target, found '0'}}
  "hal.dispatch.extern"() <{export = "f", layout = #hal.pipeline.layout<bindings = []>, operandSegmentSizes = array<i32: 0, 0, 0, 0>, target_objects = [[]], target_ordinals = [], targets = [#hal.executable.target<"a", "b">]}> ({
    %c1 = arith.constant 1 : index
    hal.return %c1, %c1, %c1 : index, index, index
  }, {}) : () -> ()
  util.return
}

// -----

util.func private @f() {
  // expected-error @+1 {{'hal.dispatch.extern' op wants 1 target_objects, one for each target, found '2'}}
  "hal.dispatch.extern"() <{export = "f", layout = #hal.pipeline.layout<bindings = []>, operandSegmentSizes = array<i32: 0, 0, 0, 0>, target_objects = [[], []], target_ordinals = [0 : index], targets = [#hal.executable.target<"a", "b">]}> ({
    %c1 = arith.constant 1 : index
    hal.return %c1, %c1, %c1 : index, index, index
  }, {}) : () -> ()
  util.return
}

// -----

util.func private @f() {
  // expected-error @+1 {{'hal.dispatch.extern' op wants 1 regions of conditions, one for each target, found '0'}}
  "hal.dispatch.extern"() <{export = "f", layout = #hal.pipeline.layout<bindings = []>, operandSegmentSizes = array<i32: 0, 0, 0, 0>, target_objects = [[]], target_ordinals = [0 : index], targets = [#hal.executable.target<"a", "b">]}> ({
    %c1 = arith.constant 1 : index
    hal.return %c1, %c1, %c1 : index, index, index
  }) : () -> ()
  util.return
}

// -----

// A bit that has no word stays an integer.
util.func private @f(%d: !hal.device) {
  // expected-error @+1 {{'hal.fence.create' op attribute 'flags' }}
  %0 = "hal.fence.create"(%d) <{flags = 64 : i64}> : (!hal.device) -> !hal.fence
  util.return
}

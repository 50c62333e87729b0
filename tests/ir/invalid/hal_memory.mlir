// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in constant blocks, topologies and choices of memory of the hal
// dialect.

hal.executable @ex {
  hal.executable.variant @backend target(#hal.executable.target<"backend", "format">) {
    // expected-error @below {{'hal.executable.constant.block' op wants 2 keys, one for each result, found '1'}}
    hal.executable.constant.block(%device: !hal.device) -> (i32, i32) as ("foo") {
      %c0 = arith.constant 0 : i32
      hal.return %c0, %c0 : i32, i32
    }
  }
}

// -----

hal.executable @ex {
  hal.executable.variant @backend target(#hal.executable.target<"backend", "format">) {
    // expected-error @below {{'hal.executable.constant.block' op wants hal.return of values like its results}}
    hal.executable.constant.block(%device: !hal.device) -> (i32, i32) as ("foo", "bar") {
      %c0 = arith.constant 0 : i32
      hal.return %c0 : i32
    }
  }
}

// -----

hal.executable @ex {
  hal.executable.variant @backend target(#hal.executable.target<"backend", "format">) {
    // expected-error @below {{'hal.executable.constant.block' op wants hal.return of values like its results}}
    hal.executable.constant.block(%device: !hal.device) -> i32 as "foo" {
      %c0 = arith.constant 0.0 : f32
      hal.return %c0 : f32
    }
  }
}

// -----

hal.executable @ex {
  hal.executable.variant @backend target(#hal.executable.target<"backend", "format">) {
    // expected-error @below {{'hal.executable.constant.block' op wants a !hal.device as its argument, or none}}
    hal.executable.constant.block(%device: !hal.device, %invalid: i32) -> i32 as "foo" {
      %c0 = arith.constant 0 : i32
      hal.return %c0 : i32
    }
  }
}

// -----

hal.executable @ex {
  hal.executable.variant @backend target(#hal.executable.target<"backend", "format">) {
    // expected-error @below {{'hal.executable.constant.block' op wants constants of type 'i32', found 'f32'}}
    hal.executable.constant.block() -> f32 as "foo" {
      %c0 = arith.constant 0.0 : f32
      hal.return %c0 : f32
    }
  }
}

// -----

util.func private @f(%d: !hal.device, %a: i64, %w: !hal.fence, %n: index, %t: i32) {
  // expected-error @below {{'hal.device.queue.alloca' op wants a memory type and a usage, both known or both values}}
  %b = hal.device.queue.alloca<%d : !hal.device> affinity(%a) wait(%w) signal(%w) pool(%a) type(%t) usage(Transfer) flags("None") : !hal.buffer{%n}
  util.return
}

// -----

// expected-error @below {{a link is (@device -> @device = {facts})}}
module attributes {hal.t = #hal.device.topology<links = [(@a -> "b" = {})]>} {
}

// -----

util.func private @f() {
  // expected-error @below {{'eternal' is no case of hal.Lifetime (unknown, external, staging, transient, variable, constant); did you mean 'external'?}}
  %t:2 = hal.allocator.resolve_memory_properties lifetime(eternal) : i32, i32
  util.return
}

// -----

util.global private mutable @v : !hal.buffer
util.func private @f(%a: !hal.buffer_view) {
  // expected-error @below {{'util.global.store' has another type than the global '@v'}}
  util.global.store %a, @v : !hal.buffer_view
  util.return
}

// -----

util.global private mutable @v : !hal.buffer
util.func private @f(%a: !hal.buffer_view) {
  %0 = util.global.address @v : !util.ptr<!hal.buffer>
  // expected-error @below {{'util.global.store.indirect' op wants a value of the type that its address points to, '!hal.buffer', found '!hal.buffer_view'}}
  util.global.store.indirect %a, %0 : !hal.buffer_view -> !util.ptr<!hal.buffer>
  util.return
}

// -----

util.global private @v : !hal.buffer
util.func private @f() {
  %0 = util.global.address @v : !util.ptr<!hal.buffer>
  // expected-error @below {{'util.global.load.indirect' op wants a value of the type that its address points to, '!hal.buffer', found '!hal.buffer_view'}}
  %1 = util.global.load.indirect %0 : !util.ptr<!hal.buffer> -> !hal.buffer_view
  util.return
}

// -----

util.global private @v : !hal.buffer
util.func private @f() {
  // expected-error @below {{'util.global.address' has another type than the global '@v'}}
  %0 = util.global.address @v : !util.ptr<!hal.buffer_view>
  util.return
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --pass=emplace-transients{iree-compat} --split-input-file --verify-diagnostics %s

// One function has one storage (TRANSIENTS case 39).
util.func public @two(%x: !stream.resource<external>, %s: !stream.resource<transient>, %t: !stream.resource<transient>) -> (!stream.resource<external>, !stream.resource<external>) {
  %c64 = arith.constant 64 : index
  %a, %ta = stream.resource.transients %x : !stream.resource<external>{%c64} from %s : !stream.resource<transient>{%c64} => !stream.timepoint
  // expected-error @+1 {{multiple unique storage buffers not supported}}
  %b, %tb = stream.resource.transients %x : !stream.resource<external>{%c64} from %t : !stream.resource<transient>{%c64} => !stream.timepoint
  util.return %a, %b : !stream.resource<external>, !stream.resource<external>
}

// -----

// TRANSIENTS case 64: what IREE refuses is refused when asked for. Only what
// callers see has a storage.
util.func private @hidden(%x: !stream.resource<external>, %s: !stream.resource<transient>) -> !stream.resource<external> {
  %c64 = arith.constant 64 : index
  // expected-error @+1 {{only public functions with stream.resource.transients are supported}}
  %a, %ta = stream.resource.transients %x : !stream.resource<external>{%c64} from %s : !stream.resource<transient>{%c64} => !stream.timepoint
  util.return %a : !stream.resource<external>
}

// -----

// As IREE has it, calls are not looked into.
util.func private @g() {
  util.return
}
util.func public @calls(%x: !stream.resource<external>, %s: !stream.resource<transient>) -> !stream.resource<external> {
  %c64 = arith.constant 64 : index
  // expected-error @+1 {{function contains function calls, which are not supported with stream.resource.transients}}
  util.call @g() : () -> ()
  %a, %ta = stream.resource.transients %x : !stream.resource<external>{%c64} from %s : !stream.resource<transient>{%c64} => !stream.timepoint
  util.return %a : !stream.resource<external>
}

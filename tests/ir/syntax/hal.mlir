// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// Ops, types and attributes of the hal dialect, in custom form; printed and
// read back.

#layout = #hal.pipeline.layout<constants = 1, bindings = [
  #hal.pipeline.binding<storage_buffer, ReadOnly>,
  #hal.pipeline.binding<storage_buffer>
]>
#target = #hal.executable.target<"llvm-cpu", "embedded-elf-x86_64", {cpu = "generic"}>

util.global private @device = #hal.device.target<"local", [#target]> : !hal.device
util.global private @other = #hal.device.select<[#hal.device.alias<"local"> : !hal.device, #hal.device.fallback<@device> : !hal.device]> : !hal.device

// Tensors at the boundary of a module.
util.func private @tensors(%v: !hal.buffer_view, %b: !hal.buffer, %n: index, %f: !hal.fence) -> !hal.buffer_view {
  %0 = hal.tensor.import %v : !hal.buffer_view -> tensor<4xf32>
  %1 = hal.tensor.import wait(%f) => consume %v "x" : !hal.buffer_view -> tensor<?xf32>{%n}
  %2 = hal.tensor.import on(#hal.device.affinity<@device>) %v : !hal.buffer_view -> tensor<?xf32> as tensor<?xi32>{%n}
  %3 = hal.tensor.alias %0 : tensor<4xf32> to %b : !hal.buffer
  %4 = hal.tensor.alias wait(%f) => %1 : tensor<?xf32>{%n} to %v : !hal.buffer_view
  %5 = hal.tensor.transients %4 : tensor<?xf32>{%n} from %b : !hal.buffer
  %6:2 = hal.tensor.barrier join(%3, %5 : tensor<4xf32>, tensor<?xf32>) => %f : !hal.fence
  %7 = hal.tensor.export %6#0 "y" : tensor<4xf32> -> !hal.buffer_view
  %8 = hal.tensor.export on(#hal.device.promise<@device>) %6#1 : tensor<?xf32>{%n} -> !hal.buffer_view
  util.return %7 : !hal.buffer_view
}

// Buffers, views, allocators and devices.
util.func private @buffers(%b: !hal.buffer, %v: !hal.buffer_view, %n: index, %i: index, %q: i64, %a: !hal.allocator, %h: !util.buffer, %c: i32) {
  %d = hal.devices.get %i : !hal.device
  %dc = hal.devices.count : index
  %al = hal.device.allocator<%d : !hal.device> : !hal.allocator
  %new = hal.allocator.allocate<%al : !hal.allocator> affinity(%q) type("DeviceVisible|DeviceLocal") usage("Transfer|DispatchStorage") : !hal.buffer{%n}
  %ok, %imp = hal.allocator.import<%al : !hal.allocator> source(%h : !util.buffer)[%i, %n] affinity(%q) type("DeviceVisible") usage("Transfer") : i1, !hal.buffer
  hal.buffer.assert<%b : !hal.buffer> message("text") allocator(%al : !hal.allocator) minimum_length(%n) type("DeviceVisible") usage("Transfer")
  hal.buffer.allocation.preserve<%b : !hal.buffer>
  %t = hal.buffer.allocation.discard<%b : !hal.buffer> : i1
  %t2 = hal.buffer.allocation.is_terminal<%b : !hal.buffer> : i1
  %s = hal.buffer.subspan<%b : !hal.buffer>[%i, %n] : !hal.buffer
  %l = hal.buffer.length<%b : !hal.buffer> : index
  %e = hal.buffer.load<%b : !hal.buffer>[%i] : i32
  hal.buffer.store<%b : !hal.buffer>[%i] value(%e : i32)
  %et = hal.element_type<f32> : i32
  %en = hal.encoding_type<dense_row_major> : i32
  %view = hal.buffer_view.create buffer(%b : !hal.buffer)[%i, %n] shape([%n, %i]) type(%et) encoding(%en) : !hal.buffer_view
  hal.buffer_view.assert<%v : !hal.buffer_view> message("input 0") shape([%n]) type(%et) encoding(%en)
  %vb = hal.buffer_view.buffer<%v : !hal.buffer_view> : !hal.buffer
  %ve = hal.buffer_view.element_type<%v : !hal.buffer_view> : i32
  %vn = hal.buffer_view.encoding_type<%v : !hal.buffer_view> : i32
  %vr = hal.buffer_view.rank<%v : !hal.buffer_view> : index
  %vd = hal.buffer_view.dim<%v : !hal.buffer_view>[0] : index
  hal.buffer_view.trace "key" = %v, %v : !hal.buffer_view, !hal.buffer_view
  %qo, %qv = hal.device.query<%d : !hal.device> key("sys" :: "x") : i1, i32
  %qk, %qd = hal.device.query<%d : !hal.device> key("sys" :: "y") : i1, i1 = false
  util.return
}

// Commands, queues and fences.
util.func private @commands(%d: !hal.device, %b: !hal.buffer, %h: !util.buffer, %n: index, %i: index, %q: i64, %f: !hal.fence, %g: !hal.fence, %c: i32, %x: !hal.executable, %file: !hal.file) {
  %cmd = hal.command_buffer.create device(%d : !hal.device) mode("OneShot") categories("Transfer|Dispatch") affinity(%q) : !hal.command_buffer
  %cmd2 = hal.command_buffer.create device(%d : !hal.device) mode("None") categories("Dispatch") affinity(%q) bindings(%n) : !hal.command_buffer
  hal.command_buffer.begin_debug_group<%cmd : !hal.command_buffer> label("l")
  hal.command_buffer.end_debug_group<%cmd : !hal.command_buffer>
  hal.command_buffer.execution_barrier<%cmd : !hal.command_buffer> source("Dispatch|Transfer") target("CommandIssue") flags("None")
  hal.command_buffer.fill_buffer<%cmd : !hal.command_buffer> target(%b : !hal.buffer)[%i, %n] pattern(%c : i32) flags("None")
  hal.command_buffer.update_buffer<%cmd : !hal.command_buffer> source(%h : !util.buffer{%n})[%i] target(%b : !hal.buffer)[%i] length(%n) flags("None")
  hal.command_buffer.copy_buffer<%cmd : !hal.command_buffer> source(%b : !hal.buffer)[%i] target(%b : !hal.buffer)[%n] length(%n) flags("None")
  hal.command_buffer.dispatch<%cmd : !hal.command_buffer> target(%x : !hal.executable)[%i] workgroups([%n, %n, %n]) constants([%c, %c]) bindings([
    (%b : !hal.buffer)[%i, %n],
    (%i : index)[%i, %n]
  ]) flags("None")
  hal.command_buffer.dispatch<%cmd : !hal.command_buffer> target(%x : !hal.executable)[%i] workgroups([%n, %n, %n]) bindings([
    (%b : !hal.buffer)[%i, %n]
  ]) flags("None")
  hal.command_buffer.dispatch.indirect<%cmd : !hal.command_buffer> target(%x : !hal.executable)[%i] workgroups(%b : !hal.buffer)[%i] bindings([
    (%b : !hal.buffer)[%i, %n]
  ]) flags("None")
  hal.command_buffer.finalize<%cmd : !hal.command_buffer>
  %m = hal.device.memoize<%d : !hal.device> affinity(%q) -> !hal.command_buffer {
    hal.return %cmd : !hal.command_buffer
  }
  %new = hal.device.queue.alloca<%d : !hal.device> affinity(%q) wait(%f) signal(%g) pool(%q) type("DeviceLocal") usage("Transfer") flags("None") : !hal.buffer{%n}
  hal.device.queue.dealloca<%d : !hal.device> affinity(%q) wait(%f) signal(%g) buffer(%new : !hal.buffer) flags("None")
  hal.device.queue.fill<%d : !hal.device> affinity(%q) wait(%f) signal(%g) target(%b : !hal.buffer)[%i] length(%n) pattern(%c : i32) flags("None")
  hal.device.queue.copy<%d : !hal.device> affinity(%q) wait(%f) signal(%g) source(%b : !hal.buffer)[%i] target(%b : !hal.buffer)[%i] length(%n) flags("None")
  hal.device.queue.barrier<%d : !hal.device> affinity(%q) wait(%f) signal(%g) flags("None")
  hal.device.queue.execute<%d : !hal.device> affinity(%q) wait(%f) signal(%g) commands(%cmd) flags("None")
  hal.device.queue.execute.indirect<%d : !hal.device> affinity(%q) wait(%f) signal(%g) commands(%cmd2) bindings([
    (%b : !hal.buffer)[%i, %n]
  ]) flags("None")
  hal.device.queue.flush<%d : !hal.device> affinity(%q)
  %fc = hal.fence.create device(%d : !hal.device) flags("None") : !hal.fence
  %fj = hal.fence.join at([%f, %g]) -> !hal.fence
  %fq = hal.fence.query<%f : !hal.fence> : i32
  hal.fence.signal<%f : !hal.fence>
  hal.fence.fail<%f : !hal.fence> status(%c)
  %fa = hal.fence.await until([%f, %g]) timeout_millis(%c) : i32
  util.return
}

// Executables.
hal.executable private @ex {
  hal.executable.variant public @cpu target(#target) {
    hal.executable.export public @d ordinal(0) layout(#layout) count(%device: !hal.device, %w: index) -> (index, index, index) {
      hal.return %w, %w, %w : index, index, index
    }
    builtin.module {
      func.func @d() {
        %c0 = arith.constant 0 : index
        %id = hal.interface.workgroup.id[0] : index
        %count = hal.interface.workgroup.count[0] upper_bound 65535 : index
        %size = hal.interface.workgroup.size[2] : index
        %k = hal.interface.constant.load layout(#layout) ordinal(0) : i32
        %m = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<4xf32>
        %t = hal.interface.binding.subspan layout(#layout) binding(1) : memref<?xf32>{%id}
        return
      }
    }
  }
}
hal.executable private @packed {
  hal.executable.binary public @cpu attributes {data = dense<[1, 2]> : vector<2xi8>, format = "embedded-elf-x86_64"}
}
util.func private @executables(%d: !hal.device, %w: index, %q: i64) {
  %x = hal.executable.lookup device(%d : !hal.device) executable(@ex) : !hal.executable
  %c = hal.executable.create device(%d : !hal.device) affinity(%q) target(@packed::@cpu) : !hal.executable
  %o = hal.executable.export.ordinal target(@ex::@cpu::@d) : index
  %n:3 = hal.executable.calculate_workgroups device(%d : !hal.device) target(@ex::@cpu::@d) workload([%w]) : index, index, index
  util.return
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// storage = x + 1, out = storage * 2, by two kernels of the portable target
// recorded into a command buffer with three binding slots.
builtin.module {
hal.executable private @ex {
  hal.executable.variant public @vmvx target(<"vmvx", "vmvx-bytecode">) {
    hal.executable.export public @add_one ordinal(0) layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>)
    hal.executable.export public @twice ordinal(1) layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>)
    vm.module public @kernels {
      vm.import private @vmvx.add.2d.f32(!vm.buffer, i64, i64, i64, !vm.buffer, i64, i64, i64, !vm.buffer, i64, i64, i64, i64, i64)
      vm.func @add_one(%a: !vm.buffer, %b: !vm.buffer, %n: i32, %x: i64, %y: i64, %z: i64, %cx: i64, %cy: i64, %cz: i64, %l: !vm.buffer) {
        %n64 = vm.ext.i32.i64.u %n : i32 -> i64
        %c0 = vm.const.i64.zero
        %any = vm.cmp.lt.i64.u %c0, %n64 : i64
        vm.cond_br %any, ^loop(%c0 : i64), ^done
      ^loop(%i: i64):
        %v = vm.buffer.load.f32 %a[%i] : !vm.buffer -> f32
        %one = vm.const.f32 1.0
        %w = vm.add.f32 %v, %one : f32
        vm.buffer.store.f32 %w, %b[%i] : f32 -> !vm.buffer
        %c1 = vm.const.i64 1
        %j = vm.add.i64 %i, %c1 : i64
        %more = vm.cmp.lt.i64.u %j, %n64 : i64
        vm.cond_br %more, ^loop(%j : i64), ^done
      ^done:
        vm.return
      }
      vm.func @twice(%a: !vm.buffer, %b: !vm.buffer, %n: i32, %x: i64, %y: i64, %z: i64, %cx: i64, %cy: i64, %cz: i64, %l: !vm.buffer) {
        %n64 = vm.ext.i32.i64.u %n : i32 -> i64
        %c0 = vm.const.i64.zero
        %c1 = vm.const.i64 1
        vm.call @vmvx.add.2d.f32(%a, %c0, %n64, %c1, %a, %c0, %n64, %c1, %b, %c0, %n64, %c1, %c1, %n64) : (!vm.buffer, i64, i64, i64, !vm.buffer, i64, i64, i64, !vm.buffer, i64, i64, i64, i64, i64) -> ()
        vm.return
      }
      vm.export @add_one
      vm.export @twice
    }
  }
}
vm.module public @module {
  vm.import private @hal.executable.lookup(!vm.ref<!hal.device>, !vm.buffer) -> !vm.ref<!hal.executable>
  vm.import private @hal.buffer_view.buffer(!vm.ref<!hal.buffer_view>) -> !vm.ref<!hal.buffer>
  vm.import private @hal.buffer_view.dim(!vm.ref<!hal.buffer_view>, i32) -> i64
  vm.import private @hal.buffer_view.create(!vm.ref<!hal.buffer>, i64, i64, i32, i32, i64 ...) -> !vm.ref<!hal.buffer_view>
  vm.import private @hal.command_buffer.create(!vm.ref<!hal.device>, i32, i32, i64, i32) -> !vm.ref<!hal.command_buffer>
  vm.import private @hal.command_buffer.finalize(!vm.ref<!hal.command_buffer>)
  vm.import private @hal.command_buffer.dispatch(!vm.ref<!hal.command_buffer>, !vm.ref<!hal.executable>, i32, i32, i32, i32, i64, i32 ..., tuple<i32, i32, !vm.ref<!hal.buffer>, i64, i64> ...)
  vm.import private @hal.device.queue.execute.indirect(!vm.ref<!hal.device>, i64, !vm.ref<!hal.fence>, !vm.ref<!hal.fence>, !vm.ref<!hal.command_buffer>, i64, tuple<!vm.ref<!hal.buffer>, i64, i64> ...)
  vm.global.ref private @exe : !vm.ref<!hal.executable>
  vm.rodata private @name "ex"
  vm.initializer {
    %d = vm.const.ref.zero : !vm.ref<!hal.device>
    %n = vm.const.ref.rodata @name : !vm.buffer
    %e = vm.call @hal.executable.lookup(%d, %n) : (!vm.ref<!hal.device>, !vm.buffer) -> !vm.ref<!hal.executable>
    vm.global.store.ref %e, @exe : !vm.ref<!hal.executable>
    vm.return
  }
  vm.func private @size(%n: i64) -> i64 {
    %c4 = vm.const.i64 4
    %c63 = vm.const.i64 63
    %m = vm.const.i64 -64
    %0 = vm.mul.i64 %n, %c4 : i64
    %1 = vm.add.i64 %0, %c63 : i64
    %2 = vm.and.i64 %1, %m : i64
    vm.return %2 : i64
  }
  vm.func @f(%x: !vm.ref<!hal.buffer_view>, %out: !vm.ref<!hal.buffer>, %storage: !vm.ref<!hal.buffer>) -> !vm.ref<!hal.buffer_view> {
    %z = vm.const.i32.zero
    %z64 = vm.const.i64.zero
    %c1 = vm.const.i32 1
    %c3 = vm.const.i32 3
    %all = vm.const.i64 -1
    %c4 = vm.const.i64 4
    %f32 = vm.const.i32 553648160
    %d = vm.const.ref.zero : !vm.ref<!hal.device>
    %none = vm.const.ref.zero : !vm.ref<!hal.buffer>
    %fence = vm.const.ref.zero : !vm.ref<!hal.fence>
    %e = vm.global.load.ref @exe : !vm.ref<!hal.executable>
    %in = vm.call @hal.buffer_view.buffer(%x) : (!vm.ref<!hal.buffer_view>) -> !vm.ref<!hal.buffer>
    %n = vm.call @hal.buffer_view.dim(%x, %z) : (!vm.ref<!hal.buffer_view>, i32) -> i64
    %bytes = vm.mul.i64 %n, %c4 : i64
    %n32 = vm.trunc.i64.i32 %n : i64 -> i32
    %cb = vm.call @hal.command_buffer.create(%d, %z, %z, %z64, %c3) : (!vm.ref<!hal.device>, i32, i32, i64, i32) -> !vm.ref<!hal.command_buffer>
    %s1 = vm.const.i32 1
    %s2 = vm.const.i32 2
    vm.call.variadic @hal.command_buffer.dispatch(%cb, %e, %z, %c1, %c1, %c1, %z64, [%n32], [(%z, %z, %none, %z64, %bytes), (%z, %s2, %none, %z64, %bytes)]) : (!vm.ref<!hal.command_buffer>, !vm.ref<!hal.executable>, i32, i32, i32, i32, i64, i32 ..., tuple<i32, i32, !vm.ref<!hal.buffer>, i64, i64> ...)
    vm.call.variadic @hal.command_buffer.dispatch(%cb, %e, %c1, %c1, %c1, %c1, %z64, [%n32], [(%z, %s2, %none, %z64, %bytes), (%z, %s1, %none, %z64, %bytes)]) : (!vm.ref<!hal.command_buffer>, !vm.ref<!hal.executable>, i32, i32, i32, i32, i64, i32 ..., tuple<i32, i32, !vm.ref<!hal.buffer>, i64, i64> ...)
    vm.call @hal.command_buffer.finalize(%cb) : (!vm.ref<!hal.command_buffer>) -> ()
    vm.call.variadic @hal.device.queue.execute.indirect(%d, %z64, %fence, %fence, %cb, %z64, [(%in, %z64, %bytes), (%out, %z64, %bytes), (%storage, %z64, %bytes)]) : (!vm.ref<!hal.device>, i64, !vm.ref<!hal.fence>, !vm.ref<!hal.fence>, !vm.ref<!hal.command_buffer>, i64, tuple<!vm.ref<!hal.buffer>, i64, i64> ...)
    %v = vm.call.variadic @hal.buffer_view.create(%out, %z64, %all, %f32, %c1, [%n]) : (!vm.ref<!hal.buffer>, i64, i64, i32, i32, i64 ...) -> !vm.ref<!hal.buffer_view>
    vm.return %v : !vm.ref<!hal.buffer_view>
  }
  vm.export @f attributes {iree.reflection = {emplace.transients.size = @size, emplace.transients.params = "dim:0:0"}, emplace.abi = {args = [{kind = "input", type = tensor<?xf32>, abi = !hal.buffer_view, name = "x"}, {kind = "output", type = tensor<?xf32>, abi = !hal.buffer, name = "out", index = 0 : index}, {kind = "transients", type = !hal.buffer, abi = !hal.buffer, name = "storage"}], results = [{type = tensor<?xf32>, name = "output0"}]}}
}
}

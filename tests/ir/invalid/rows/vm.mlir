// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the vm dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+3 {{'vm.module' makes 0 results but was given 1}}
// expected-error @+2 {{'vm.module' op requires attribute 'sym_name'}}
// expected-error @+1 {{'vm.module' has 1 regions but was given 0}}
"vm.module"() : () -> (i23)

// -----

// expected-error @+1 {{'vm.module_terminator' makes 0 results but was given 1}}
"vm.module_terminator"() : () -> (i23)

// -----

// expected-error @+4 {{'vm.func' makes 0 results but was given 1}}
// expected-error @+3 {{'vm.func' op requires attribute 'sym_name'}}
// expected-error @+2 {{'vm.func' op requires attribute 'function_type'}}
// expected-error @+1 {{'vm.func' has 1 regions but was given 0}}
"vm.func"() : () -> (i23)

// -----

// expected-error @+3 {{'vm.export' makes 0 results but was given 1}}
// expected-error @+2 {{'vm.export' op requires attribute 'function_ref'}}
// expected-error @+1 {{'vm.export' op requires attribute 'export_name'}}
"vm.export"() : () -> (i23)

// -----

// expected-error @+3 {{'vm.import' makes 0 results but was given 1}}
// expected-error @+2 {{'vm.import' op requires attribute 'sym_name'}}
// expected-error @+1 {{'vm.import' op requires attribute 'function_type'}}
"vm.import"() : () -> (i23)

// -----

// expected-error @+2 {{'vm.initializer' makes 0 results but was given 1}}
// expected-error @+1 {{'vm.initializer' has 1 regions but was given 0}}
"vm.initializer"() : () -> (i23)

// -----

// expected-error @+3 {{'vm.rodata' makes 0 results but was given 1}}
// expected-error @+2 {{'vm.rodata' op requires attribute 'sym_name'}}
// expected-error @+1 {{'vm.rodata' op requires attribute 'value'}}
"vm.rodata"() : () -> (i23)

// -----

// expected-error @+2 {{'vm.rodata.inline' makes 1 results but was given 2}}
// expected-error @+1 {{'vm.rodata.inline' op requires attribute 'value'}}
"vm.rodata.inline"() : () -> (i23, i23)

// -----

// expected-error @+3 {{'vm.global.i32' makes 0 results but was given 1}}
// expected-error @+2 {{'vm.global.i32' op requires attribute 'sym_name'}}
// expected-error @+1 {{'vm.global.i32' op requires attribute 'type'}}
"vm.global.i32"() : () -> (i23)

// -----

// expected-error @+3 {{'vm.global.i64' makes 0 results but was given 1}}
// expected-error @+2 {{'vm.global.i64' op requires attribute 'sym_name'}}
// expected-error @+1 {{'vm.global.i64' op requires attribute 'type'}}
"vm.global.i64"() : () -> (i23)

// -----

// expected-error @+3 {{'vm.global.f32' makes 0 results but was given 1}}
// expected-error @+2 {{'vm.global.f32' op requires attribute 'sym_name'}}
// expected-error @+1 {{'vm.global.f32' op requires attribute 'type'}}
"vm.global.f32"() : () -> (i23)

// -----

// expected-error @+3 {{'vm.global.f64' makes 0 results but was given 1}}
// expected-error @+2 {{'vm.global.f64' op requires attribute 'sym_name'}}
// expected-error @+1 {{'vm.global.f64' op requires attribute 'type'}}
"vm.global.f64"() : () -> (i23)

// -----

// expected-error @+3 {{'vm.global.ref' makes 0 results but was given 1}}
// expected-error @+2 {{'vm.global.ref' op requires attribute 'sym_name'}}
// expected-error @+1 {{'vm.global.ref' op requires attribute 'type'}}
"vm.global.ref"() : () -> (i23)

// -----

// expected-error @+2 {{'vm.global.address' makes 1 results but was given 2}}
// expected-error @+1 {{'vm.global.address' op requires attribute 'global'}}
"vm.global.address"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'vm.optimization_barrier' has 0 regions but was given 1}}
"vm.optimization_barrier"() ({}) : () -> ()

// -----

// expected-error @+1 {{'vm.check.eq' takes 2 operands but was given 0}}
"vm.check.eq"() : () -> ()

// -----

// expected-error @+1 {{'vm.check.ne' takes 2 operands but was given 0}}
"vm.check.ne"() : () -> ()

// -----

// expected-error @+1 {{'vm.check.nz' takes 1 operands but was given 0}}
"vm.check.nz"() : () -> ()

// -----

// expected-error @+2 {{'vm.global.load.i32' makes 1 results but was given 2}}
// expected-error @+1 {{'vm.global.load.i32' op requires attribute 'global'}}
"vm.global.load.i32"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'vm.global.store.i32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.global.store.i32' op requires attribute 'global'}}
"vm.global.store.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.global.load.indirect.i32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.global.load.indirect.i32' makes 1 results but was given 0}}
"vm.global.load.indirect.i32"() : () -> ()

// -----

// expected-error @+1 {{'vm.global.store.indirect.i32' takes 2 operands but was given 0}}
"vm.global.store.indirect.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.global.load.i64' makes 1 results but was given 2}}
// expected-error @+1 {{'vm.global.load.i64' op requires attribute 'global'}}
"vm.global.load.i64"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'vm.global.store.i64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.global.store.i64' op requires attribute 'global'}}
"vm.global.store.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.global.load.indirect.i64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.global.load.indirect.i64' makes 1 results but was given 0}}
"vm.global.load.indirect.i64"() : () -> ()

// -----

// expected-error @+1 {{'vm.global.store.indirect.i64' takes 2 operands but was given 0}}
"vm.global.store.indirect.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.global.load.f32' makes 1 results but was given 2}}
// expected-error @+1 {{'vm.global.load.f32' op requires attribute 'global'}}
"vm.global.load.f32"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'vm.global.store.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.global.store.f32' op requires attribute 'global'}}
"vm.global.store.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.global.load.indirect.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.global.load.indirect.f32' makes 1 results but was given 0}}
"vm.global.load.indirect.f32"() : () -> ()

// -----

// expected-error @+1 {{'vm.global.store.indirect.f32' takes 2 operands but was given 0}}
"vm.global.store.indirect.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.global.load.f64' makes 1 results but was given 2}}
// expected-error @+1 {{'vm.global.load.f64' op requires attribute 'global'}}
"vm.global.load.f64"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'vm.global.store.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.global.store.f64' op requires attribute 'global'}}
"vm.global.store.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.global.load.indirect.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.global.load.indirect.f64' makes 1 results but was given 0}}
"vm.global.load.indirect.f64"() : () -> ()

// -----

// expected-error @+1 {{'vm.global.store.indirect.f64' takes 2 operands but was given 0}}
"vm.global.store.indirect.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.global.load.ref' makes 1 results but was given 2}}
// expected-error @+1 {{'vm.global.load.ref' op requires attribute 'global'}}
"vm.global.load.ref"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'vm.global.store.ref' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.global.store.ref' op requires attribute 'global'}}
"vm.global.store.ref"() : () -> ()

// -----

// expected-error @+2 {{'vm.global.load.indirect.ref' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.global.load.indirect.ref' makes 1 results but was given 0}}
"vm.global.load.indirect.ref"() : () -> ()

// -----

// expected-error @+1 {{'vm.global.store.indirect.ref' takes 2 operands but was given 0}}
"vm.global.store.indirect.ref"() : () -> ()

// -----

// expected-error @+2 {{'vm.const.i32' makes 1 results but was given 2}}
// expected-error @+1 {{'vm.const.i32' op requires attribute 'value'}}
"vm.const.i32"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'vm.const.i32.zero' makes 1 results but was given 2}}
"vm.const.i32.zero"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'vm.const.i64' makes 1 results but was given 2}}
// expected-error @+1 {{'vm.const.i64' op requires attribute 'value'}}
"vm.const.i64"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'vm.const.i64.zero' makes 1 results but was given 2}}
"vm.const.i64.zero"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'vm.const.f32' makes 1 results but was given 2}}
// expected-error @+1 {{'vm.const.f32' op requires attribute 'value'}}
"vm.const.f32"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'vm.const.f32.zero' makes 1 results but was given 2}}
"vm.const.f32.zero"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'vm.const.f64' makes 1 results but was given 2}}
// expected-error @+1 {{'vm.const.f64' op requires attribute 'value'}}
"vm.const.f64"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'vm.const.f64.zero' makes 1 results but was given 2}}
"vm.const.f64.zero"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'vm.const.ref.zero' makes 1 results but was given 2}}
"vm.const.ref.zero"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'vm.const.ref.rodata' makes 1 results but was given 2}}
// expected-error @+1 {{'vm.const.ref.rodata' op requires attribute 'rodata'}}
"vm.const.ref.rodata"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'vm.assign.ref' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.assign.ref' makes 1 results but was given 0}}
"vm.assign.ref"() : () -> ()

// -----

// expected-error @+1 {{'vm.discard.refs' makes 0 results but was given 1}}
"vm.discard.refs"() : () -> (i23)

// -----

// expected-error @+2 {{'vm.list.alloc' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.list.alloc' makes 1 results but was given 0}}
"vm.list.alloc"() : () -> ()

// -----

// expected-error @+1 {{'vm.list.reserve' takes 2 operands but was given 0}}
"vm.list.reserve"() : () -> ()

// -----

// expected-error @+2 {{'vm.list.size' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.list.size' makes 1 results but was given 0}}
"vm.list.size"() : () -> ()

// -----

// expected-error @+1 {{'vm.list.resize' takes 2 operands but was given 0}}
"vm.list.resize"() : () -> ()

// -----

// expected-error @+2 {{'vm.list.get.i32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.list.get.i32' makes 1 results but was given 0}}
"vm.list.get.i32"() : () -> ()

// -----

// expected-error @+1 {{'vm.list.set.i32' takes 3 operands but was given 0}}
"vm.list.set.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.list.get.i64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.list.get.i64' makes 1 results but was given 0}}
"vm.list.get.i64"() : () -> ()

// -----

// expected-error @+1 {{'vm.list.set.i64' takes 3 operands but was given 0}}
"vm.list.set.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.list.get.f32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.list.get.f32' makes 1 results but was given 0}}
"vm.list.get.f32"() : () -> ()

// -----

// expected-error @+1 {{'vm.list.set.f32' takes 3 operands but was given 0}}
"vm.list.set.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.list.get.f64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.list.get.f64' makes 1 results but was given 0}}
"vm.list.get.f64"() : () -> ()

// -----

// expected-error @+1 {{'vm.list.set.f64' takes 3 operands but was given 0}}
"vm.list.set.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.list.get.ref' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.list.get.ref' makes 1 results but was given 0}}
"vm.list.get.ref"() : () -> ()

// -----

// expected-error @+1 {{'vm.list.set.ref' takes 3 operands but was given 0}}
"vm.list.set.ref"() : () -> ()

// -----

// expected-error @+2 {{'vm.select.i32' takes 3 operands but was given 0}}
// expected-error @+1 {{'vm.select.i32' makes 1 results but was given 0}}
"vm.select.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.select.i64' takes 3 operands but was given 0}}
// expected-error @+1 {{'vm.select.i64' makes 1 results but was given 0}}
"vm.select.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.select.f32' takes 3 operands but was given 0}}
// expected-error @+1 {{'vm.select.f32' makes 1 results but was given 0}}
"vm.select.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.select.f64' takes 3 operands but was given 0}}
// expected-error @+1 {{'vm.select.f64' makes 1 results but was given 0}}
"vm.select.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.select.ref' takes 3 operands but was given 0}}
// expected-error @+1 {{'vm.select.ref' makes 1 results but was given 0}}
"vm.select.ref"() : () -> ()

// -----

// expected-error @+2 {{'vm.switch.i32' takes 2 or more operands, in groups (index, default_value, values*), but was given 0}}
// expected-error @+1 {{'vm.switch.i32' makes 1 results but was given 0}}
"vm.switch.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.switch.i64' takes 2 or more operands, in groups (index, default_value, values*), but was given 0}}
// expected-error @+1 {{'vm.switch.i64' makes 1 results but was given 0}}
"vm.switch.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.switch.f32' takes 2 or more operands, in groups (index, default_value, values*), but was given 0}}
// expected-error @+1 {{'vm.switch.f32' makes 1 results but was given 0}}
"vm.switch.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.switch.f64' takes 2 or more operands, in groups (index, default_value, values*), but was given 0}}
// expected-error @+1 {{'vm.switch.f64' makes 1 results but was given 0}}
"vm.switch.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.switch.ref' takes 2 or more operands, in groups (index, default_value, values*), but was given 0}}
// expected-error @+1 {{'vm.switch.ref' makes 1 results but was given 0}}
"vm.switch.ref"() : () -> ()

// -----

// expected-error @+2 {{'vm.add.i32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.add.i32' makes 1 results but was given 0}}
"vm.add.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.sub.i32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.sub.i32' makes 1 results but was given 0}}
"vm.sub.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.mul.i32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.mul.i32' makes 1 results but was given 0}}
"vm.mul.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.div.i32.s' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.div.i32.s' makes 1 results but was given 0}}
"vm.div.i32.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.div.i32.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.div.i32.u' makes 1 results but was given 0}}
"vm.div.i32.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.rem.i32.s' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.rem.i32.s' makes 1 results but was given 0}}
"vm.rem.i32.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.rem.i32.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.rem.i32.u' makes 1 results but was given 0}}
"vm.rem.i32.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.fma.i32' takes 3 operands but was given 0}}
// expected-error @+1 {{'vm.fma.i32' makes 1 results but was given 0}}
"vm.fma.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.abs.i32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.abs.i32' makes 1 results but was given 0}}
"vm.abs.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.min.i32.s' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.min.i32.s' makes 1 results but was given 0}}
"vm.min.i32.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.min.i32.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.min.i32.u' makes 1 results but was given 0}}
"vm.min.i32.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.max.i32.s' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.max.i32.s' makes 1 results but was given 0}}
"vm.max.i32.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.max.i32.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.max.i32.u' makes 1 results but was given 0}}
"vm.max.i32.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.not.i32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.not.i32' makes 1 results but was given 0}}
"vm.not.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.and.i32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.and.i32' makes 1 results but was given 0}}
"vm.and.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.or.i32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.or.i32' makes 1 results but was given 0}}
"vm.or.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.xor.i32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.xor.i32' makes 1 results but was given 0}}
"vm.xor.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.ctlz.i32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.ctlz.i32' makes 1 results but was given 0}}
"vm.ctlz.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.cttz.i32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cttz.i32' makes 1 results but was given 0}}
"vm.cttz.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.ctpop.i32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.ctpop.i32' makes 1 results but was given 0}}
"vm.ctpop.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.shl.i32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.shl.i32' makes 1 results but was given 0}}
"vm.shl.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.shr.i32.s' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.shr.i32.s' makes 1 results but was given 0}}
"vm.shr.i32.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.shr.i32.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.shr.i32.u' makes 1 results but was given 0}}
"vm.shr.i32.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.add.i64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.add.i64' makes 1 results but was given 0}}
"vm.add.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.sub.i64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.sub.i64' makes 1 results but was given 0}}
"vm.sub.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.mul.i64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.mul.i64' makes 1 results but was given 0}}
"vm.mul.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.div.i64.s' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.div.i64.s' makes 1 results but was given 0}}
"vm.div.i64.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.div.i64.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.div.i64.u' makes 1 results but was given 0}}
"vm.div.i64.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.rem.i64.s' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.rem.i64.s' makes 1 results but was given 0}}
"vm.rem.i64.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.rem.i64.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.rem.i64.u' makes 1 results but was given 0}}
"vm.rem.i64.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.fma.i64' takes 3 operands but was given 0}}
// expected-error @+1 {{'vm.fma.i64' makes 1 results but was given 0}}
"vm.fma.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.abs.i64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.abs.i64' makes 1 results but was given 0}}
"vm.abs.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.min.i64.s' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.min.i64.s' makes 1 results but was given 0}}
"vm.min.i64.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.min.i64.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.min.i64.u' makes 1 results but was given 0}}
"vm.min.i64.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.max.i64.s' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.max.i64.s' makes 1 results but was given 0}}
"vm.max.i64.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.max.i64.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.max.i64.u' makes 1 results but was given 0}}
"vm.max.i64.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.not.i64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.not.i64' makes 1 results but was given 0}}
"vm.not.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.and.i64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.and.i64' makes 1 results but was given 0}}
"vm.and.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.or.i64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.or.i64' makes 1 results but was given 0}}
"vm.or.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.xor.i64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.xor.i64' makes 1 results but was given 0}}
"vm.xor.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.ctlz.i64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.ctlz.i64' makes 1 results but was given 0}}
"vm.ctlz.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.cttz.i64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cttz.i64' makes 1 results but was given 0}}
"vm.cttz.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.ctpop.i64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.ctpop.i64' makes 1 results but was given 0}}
"vm.ctpop.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.shl.i64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.shl.i64' makes 1 results but was given 0}}
"vm.shl.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.shr.i64.s' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.shr.i64.s' makes 1 results but was given 0}}
"vm.shr.i64.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.shr.i64.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.shr.i64.u' makes 1 results but was given 0}}
"vm.shr.i64.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.trunc.i32.i8' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.trunc.i32.i8' makes 1 results but was given 0}}
"vm.trunc.i32.i8"() : () -> ()

// -----

// expected-error @+2 {{'vm.trunc.i32.i16' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.trunc.i32.i16' makes 1 results but was given 0}}
"vm.trunc.i32.i16"() : () -> ()

// -----

// expected-error @+2 {{'vm.trunc.i64.i8' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.trunc.i64.i8' makes 1 results but was given 0}}
"vm.trunc.i64.i8"() : () -> ()

// -----

// expected-error @+2 {{'vm.trunc.i64.i16' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.trunc.i64.i16' makes 1 results but was given 0}}
"vm.trunc.i64.i16"() : () -> ()

// -----

// expected-error @+2 {{'vm.trunc.i64.i32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.trunc.i64.i32' makes 1 results but was given 0}}
"vm.trunc.i64.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.ext.i8.i32.s' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.ext.i8.i32.s' makes 1 results but was given 0}}
"vm.ext.i8.i32.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.ext.i8.i32.u' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.ext.i8.i32.u' makes 1 results but was given 0}}
"vm.ext.i8.i32.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.ext.i8.i64.s' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.ext.i8.i64.s' makes 1 results but was given 0}}
"vm.ext.i8.i64.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.ext.i8.i64.u' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.ext.i8.i64.u' makes 1 results but was given 0}}
"vm.ext.i8.i64.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.ext.i16.i32.s' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.ext.i16.i32.s' makes 1 results but was given 0}}
"vm.ext.i16.i32.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.ext.i16.i32.u' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.ext.i16.i32.u' makes 1 results but was given 0}}
"vm.ext.i16.i32.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.ext.i16.i64.s' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.ext.i16.i64.s' makes 1 results but was given 0}}
"vm.ext.i16.i64.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.ext.i16.i64.u' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.ext.i16.i64.u' makes 1 results but was given 0}}
"vm.ext.i16.i64.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.ext.i32.i64.s' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.ext.i32.i64.s' makes 1 results but was given 0}}
"vm.ext.i32.i64.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.ext.i32.i64.u' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.ext.i32.i64.u' makes 1 results but was given 0}}
"vm.ext.i32.i64.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.trunc.f64.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.trunc.f64.f32' makes 1 results but was given 0}}
"vm.trunc.f64.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.ext.f32.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.ext.f32.f64' makes 1 results but was given 0}}
"vm.ext.f32.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.cast.si32.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cast.si32.f32' makes 1 results but was given 0}}
"vm.cast.si32.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.cast.f32.si32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cast.f32.si32' makes 1 results but was given 0}}
"vm.cast.f32.si32"() : () -> ()

// -----

// expected-error @+2 {{'vm.cast.si32.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cast.si32.f64' makes 1 results but was given 0}}
"vm.cast.si32.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.cast.f64.si32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cast.f64.si32' makes 1 results but was given 0}}
"vm.cast.f64.si32"() : () -> ()

// -----

// expected-error @+2 {{'vm.cast.si64.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cast.si64.f32' makes 1 results but was given 0}}
"vm.cast.si64.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.cast.f32.si64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cast.f32.si64' makes 1 results but was given 0}}
"vm.cast.f32.si64"() : () -> ()

// -----

// expected-error @+2 {{'vm.cast.si64.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cast.si64.f64' makes 1 results but was given 0}}
"vm.cast.si64.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.cast.f64.si64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cast.f64.si64' makes 1 results but was given 0}}
"vm.cast.f64.si64"() : () -> ()

// -----

// expected-error @+2 {{'vm.cast.ui32.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cast.ui32.f32' makes 1 results but was given 0}}
"vm.cast.ui32.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.cast.f32.ui32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cast.f32.ui32' makes 1 results but was given 0}}
"vm.cast.f32.ui32"() : () -> ()

// -----

// expected-error @+2 {{'vm.cast.ui32.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cast.ui32.f64' makes 1 results but was given 0}}
"vm.cast.ui32.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.cast.f64.ui32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cast.f64.ui32' makes 1 results but was given 0}}
"vm.cast.f64.ui32"() : () -> ()

// -----

// expected-error @+2 {{'vm.cast.ui64.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cast.ui64.f32' makes 1 results but was given 0}}
"vm.cast.ui64.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.cast.f32.ui64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cast.f32.ui64' makes 1 results but was given 0}}
"vm.cast.f32.ui64"() : () -> ()

// -----

// expected-error @+2 {{'vm.cast.ui64.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cast.ui64.f64' makes 1 results but was given 0}}
"vm.cast.ui64.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.cast.f64.ui64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cast.f64.ui64' makes 1 results but was given 0}}
"vm.cast.f64.ui64"() : () -> ()

// -----

// expected-error @+2 {{'vm.bitcast.i32.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.bitcast.i32.f32' makes 1 results but was given 0}}
"vm.bitcast.i32.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.bitcast.f32.i32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.bitcast.f32.i32' makes 1 results but was given 0}}
"vm.bitcast.f32.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.bitcast.i64.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.bitcast.i64.f64' makes 1 results but was given 0}}
"vm.bitcast.i64.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.bitcast.f64.i64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.bitcast.f64.i64' makes 1 results but was given 0}}
"vm.bitcast.f64.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.cast.f16.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cast.f16.f32' makes 1 results but was given 0}}
"vm.cast.f16.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.cast.f32.f16' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cast.f32.f16' makes 1 results but was given 0}}
"vm.cast.f32.f16"() : () -> ()

// -----

// expected-error @+2 {{'vm.cast.bf16.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cast.bf16.f32' makes 1 results but was given 0}}
"vm.cast.bf16.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.cast.f32.bf16' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cast.f32.bf16' makes 1 results but was given 0}}
"vm.cast.f32.bf16"() : () -> ()

// -----

// expected-error @+3 {{'vm.cast.f64.small' takes 1 operands but was given 0}}
// expected-error @+2 {{'vm.cast.f64.small' makes 1 results but was given 0}}
// expected-error @+1 {{'vm.cast.f64.small' op requires attribute 'format'}}
"vm.cast.f64.small"() : () -> ()

// -----

// expected-error @+3 {{'vm.cast.small.f64' takes 1 operands but was given 0}}
// expected-error @+2 {{'vm.cast.small.f64' makes 1 results but was given 0}}
// expected-error @+1 {{'vm.cast.small.f64' op requires attribute 'format'}}
"vm.cast.small.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.cast.any.ref' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cast.any.ref' makes 1 results but was given 0}}
"vm.cast.any.ref"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.eq.i32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.eq.i32' makes 1 results but was given 0}}
"vm.cmp.eq.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.ne.i32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.ne.i32' makes 1 results but was given 0}}
"vm.cmp.ne.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.lt.i32.s' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.lt.i32.s' makes 1 results but was given 0}}
"vm.cmp.lt.i32.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.lt.i32.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.lt.i32.u' makes 1 results but was given 0}}
"vm.cmp.lt.i32.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.lte.i32.s' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.lte.i32.s' makes 1 results but was given 0}}
"vm.cmp.lte.i32.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.lte.i32.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.lte.i32.u' makes 1 results but was given 0}}
"vm.cmp.lte.i32.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.gt.i32.s' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.gt.i32.s' makes 1 results but was given 0}}
"vm.cmp.gt.i32.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.gt.i32.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.gt.i32.u' makes 1 results but was given 0}}
"vm.cmp.gt.i32.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.gte.i32.s' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.gte.i32.s' makes 1 results but was given 0}}
"vm.cmp.gte.i32.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.gte.i32.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.gte.i32.u' makes 1 results but was given 0}}
"vm.cmp.gte.i32.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.nz.i32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.nz.i32' makes 1 results but was given 0}}
"vm.cmp.nz.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.eq.i64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.eq.i64' makes 1 results but was given 0}}
"vm.cmp.eq.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.ne.i64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.ne.i64' makes 1 results but was given 0}}
"vm.cmp.ne.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.lt.i64.s' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.lt.i64.s' makes 1 results but was given 0}}
"vm.cmp.lt.i64.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.lt.i64.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.lt.i64.u' makes 1 results but was given 0}}
"vm.cmp.lt.i64.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.lte.i64.s' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.lte.i64.s' makes 1 results but was given 0}}
"vm.cmp.lte.i64.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.lte.i64.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.lte.i64.u' makes 1 results but was given 0}}
"vm.cmp.lte.i64.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.gt.i64.s' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.gt.i64.s' makes 1 results but was given 0}}
"vm.cmp.gt.i64.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.gt.i64.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.gt.i64.u' makes 1 results but was given 0}}
"vm.cmp.gt.i64.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.gte.i64.s' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.gte.i64.s' makes 1 results but was given 0}}
"vm.cmp.gte.i64.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.gte.i64.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.gte.i64.u' makes 1 results but was given 0}}
"vm.cmp.gte.i64.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.nz.i64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.nz.i64' makes 1 results but was given 0}}
"vm.cmp.nz.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.eq.ref' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.eq.ref' makes 1 results but was given 0}}
"vm.cmp.eq.ref"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.ne.ref' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.ne.ref' makes 1 results but was given 0}}
"vm.cmp.ne.ref"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.nz.ref' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.nz.ref' makes 1 results but was given 0}}
"vm.cmp.nz.ref"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.eq.f32.o' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.eq.f32.o' makes 1 results but was given 0}}
"vm.cmp.eq.f32.o"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.eq.f32.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.eq.f32.u' makes 1 results but was given 0}}
"vm.cmp.eq.f32.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.ne.f32.o' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.ne.f32.o' makes 1 results but was given 0}}
"vm.cmp.ne.f32.o"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.ne.f32.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.ne.f32.u' makes 1 results but was given 0}}
"vm.cmp.ne.f32.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.lt.f32.o' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.lt.f32.o' makes 1 results but was given 0}}
"vm.cmp.lt.f32.o"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.lt.f32.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.lt.f32.u' makes 1 results but was given 0}}
"vm.cmp.lt.f32.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.lte.f32.o' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.lte.f32.o' makes 1 results but was given 0}}
"vm.cmp.lte.f32.o"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.lte.f32.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.lte.f32.u' makes 1 results but was given 0}}
"vm.cmp.lte.f32.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.gt.f32.o' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.gt.f32.o' makes 1 results but was given 0}}
"vm.cmp.gt.f32.o"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.gt.f32.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.gt.f32.u' makes 1 results but was given 0}}
"vm.cmp.gt.f32.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.gte.f32.o' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.gte.f32.o' makes 1 results but was given 0}}
"vm.cmp.gte.f32.o"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.gte.f32.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.gte.f32.u' makes 1 results but was given 0}}
"vm.cmp.gte.f32.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.nz.f32.o' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.nz.f32.o' makes 1 results but was given 0}}
"vm.cmp.nz.f32.o"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.nz.f32.u' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.nz.f32.u' makes 1 results but was given 0}}
"vm.cmp.nz.f32.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.nan.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.nan.f32' makes 1 results but was given 0}}
"vm.cmp.nan.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.eq.f64.o' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.eq.f64.o' makes 1 results but was given 0}}
"vm.cmp.eq.f64.o"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.eq.f64.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.eq.f64.u' makes 1 results but was given 0}}
"vm.cmp.eq.f64.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.ne.f64.o' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.ne.f64.o' makes 1 results but was given 0}}
"vm.cmp.ne.f64.o"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.ne.f64.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.ne.f64.u' makes 1 results but was given 0}}
"vm.cmp.ne.f64.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.lt.f64.o' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.lt.f64.o' makes 1 results but was given 0}}
"vm.cmp.lt.f64.o"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.lt.f64.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.lt.f64.u' makes 1 results but was given 0}}
"vm.cmp.lt.f64.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.lte.f64.o' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.lte.f64.o' makes 1 results but was given 0}}
"vm.cmp.lte.f64.o"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.lte.f64.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.lte.f64.u' makes 1 results but was given 0}}
"vm.cmp.lte.f64.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.gt.f64.o' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.gt.f64.o' makes 1 results but was given 0}}
"vm.cmp.gt.f64.o"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.gt.f64.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.gt.f64.u' makes 1 results but was given 0}}
"vm.cmp.gt.f64.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.gte.f64.o' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.gte.f64.o' makes 1 results but was given 0}}
"vm.cmp.gte.f64.o"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.gte.f64.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.gte.f64.u' makes 1 results but was given 0}}
"vm.cmp.gte.f64.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.nz.f64.o' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.nz.f64.o' makes 1 results but was given 0}}
"vm.cmp.nz.f64.o"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.nz.f64.u' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.nz.f64.u' makes 1 results but was given 0}}
"vm.cmp.nz.f64.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.cmp.nan.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cmp.nan.f64' makes 1 results but was given 0}}
"vm.cmp.nan.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.add.f32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.add.f32' makes 1 results but was given 0}}
"vm.add.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.sub.f32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.sub.f32' makes 1 results but was given 0}}
"vm.sub.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.mul.f32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.mul.f32' makes 1 results but was given 0}}
"vm.mul.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.div.f32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.div.f32' makes 1 results but was given 0}}
"vm.div.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.rem.f32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.rem.f32' makes 1 results but was given 0}}
"vm.rem.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.fma.f32' takes 3 operands but was given 0}}
// expected-error @+1 {{'vm.fma.f32' makes 1 results but was given 0}}
"vm.fma.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.abs.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.abs.f32' makes 1 results but was given 0}}
"vm.abs.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.neg.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.neg.f32' makes 1 results but was given 0}}
"vm.neg.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.copysign.f32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.copysign.f32' makes 1 results but was given 0}}
"vm.copysign.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.min.f32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.min.f32' makes 1 results but was given 0}}
"vm.min.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.max.f32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.max.f32' makes 1 results but was given 0}}
"vm.max.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.minnum.f32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.minnum.f32' makes 1 results but was given 0}}
"vm.minnum.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.maxnum.f32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.maxnum.f32' makes 1 results but was given 0}}
"vm.maxnum.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.ceil.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.ceil.f32' makes 1 results but was given 0}}
"vm.ceil.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.floor.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.floor.f32' makes 1 results but was given 0}}
"vm.floor.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.truncate.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.truncate.f32' makes 1 results but was given 0}}
"vm.truncate.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.round.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.round.f32' makes 1 results but was given 0}}
"vm.round.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.round.f32.even' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.round.f32.even' makes 1 results but was given 0}}
"vm.round.f32.even"() : () -> ()

// -----

// expected-error @+2 {{'vm.sqrt.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.sqrt.f32' makes 1 results but was given 0}}
"vm.sqrt.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.rsqrt.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.rsqrt.f32' makes 1 results but was given 0}}
"vm.rsqrt.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.acos.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.acos.f32' makes 1 results but was given 0}}
"vm.acos.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.acosh.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.acosh.f32' makes 1 results but was given 0}}
"vm.acosh.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.asin.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.asin.f32' makes 1 results but was given 0}}
"vm.asin.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.asinh.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.asinh.f32' makes 1 results but was given 0}}
"vm.asinh.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.atan.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.atan.f32' makes 1 results but was given 0}}
"vm.atan.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.atanh.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.atanh.f32' makes 1 results but was given 0}}
"vm.atanh.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.cbrt.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cbrt.f32' makes 1 results but was given 0}}
"vm.cbrt.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.cos.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cos.f32' makes 1 results but was given 0}}
"vm.cos.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.cosh.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cosh.f32' makes 1 results but was given 0}}
"vm.cosh.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.erf.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.erf.f32' makes 1 results but was given 0}}
"vm.erf.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.erfc.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.erfc.f32' makes 1 results but was given 0}}
"vm.erfc.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.exp.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.exp.f32' makes 1 results but was given 0}}
"vm.exp.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.exp2.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.exp2.f32' makes 1 results but was given 0}}
"vm.exp2.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.expm1.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.expm1.f32' makes 1 results but was given 0}}
"vm.expm1.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.log.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.log.f32' makes 1 results but was given 0}}
"vm.log.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.log10.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.log10.f32' makes 1 results but was given 0}}
"vm.log10.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.log1p.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.log1p.f32' makes 1 results but was given 0}}
"vm.log1p.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.log2.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.log2.f32' makes 1 results but was given 0}}
"vm.log2.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.sin.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.sin.f32' makes 1 results but was given 0}}
"vm.sin.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.sinh.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.sinh.f32' makes 1 results but was given 0}}
"vm.sinh.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.tan.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.tan.f32' makes 1 results but was given 0}}
"vm.tan.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.tanh.f32' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.tanh.f32' makes 1 results but was given 0}}
"vm.tanh.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.atan2.f32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.atan2.f32' makes 1 results but was given 0}}
"vm.atan2.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.pow.f32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.pow.f32' makes 1 results but was given 0}}
"vm.pow.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.add.f64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.add.f64' makes 1 results but was given 0}}
"vm.add.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.sub.f64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.sub.f64' makes 1 results but was given 0}}
"vm.sub.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.mul.f64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.mul.f64' makes 1 results but was given 0}}
"vm.mul.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.div.f64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.div.f64' makes 1 results but was given 0}}
"vm.div.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.rem.f64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.rem.f64' makes 1 results but was given 0}}
"vm.rem.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.fma.f64' takes 3 operands but was given 0}}
// expected-error @+1 {{'vm.fma.f64' makes 1 results but was given 0}}
"vm.fma.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.abs.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.abs.f64' makes 1 results but was given 0}}
"vm.abs.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.neg.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.neg.f64' makes 1 results but was given 0}}
"vm.neg.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.copysign.f64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.copysign.f64' makes 1 results but was given 0}}
"vm.copysign.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.min.f64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.min.f64' makes 1 results but was given 0}}
"vm.min.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.max.f64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.max.f64' makes 1 results but was given 0}}
"vm.max.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.minnum.f64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.minnum.f64' makes 1 results but was given 0}}
"vm.minnum.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.maxnum.f64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.maxnum.f64' makes 1 results but was given 0}}
"vm.maxnum.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.ceil.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.ceil.f64' makes 1 results but was given 0}}
"vm.ceil.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.floor.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.floor.f64' makes 1 results but was given 0}}
"vm.floor.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.truncate.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.truncate.f64' makes 1 results but was given 0}}
"vm.truncate.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.round.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.round.f64' makes 1 results but was given 0}}
"vm.round.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.round.f64.even' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.round.f64.even' makes 1 results but was given 0}}
"vm.round.f64.even"() : () -> ()

// -----

// expected-error @+2 {{'vm.sqrt.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.sqrt.f64' makes 1 results but was given 0}}
"vm.sqrt.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.rsqrt.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.rsqrt.f64' makes 1 results but was given 0}}
"vm.rsqrt.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.acos.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.acos.f64' makes 1 results but was given 0}}
"vm.acos.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.acosh.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.acosh.f64' makes 1 results but was given 0}}
"vm.acosh.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.asin.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.asin.f64' makes 1 results but was given 0}}
"vm.asin.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.asinh.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.asinh.f64' makes 1 results but was given 0}}
"vm.asinh.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.atan.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.atan.f64' makes 1 results but was given 0}}
"vm.atan.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.atanh.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.atanh.f64' makes 1 results but was given 0}}
"vm.atanh.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.cbrt.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cbrt.f64' makes 1 results but was given 0}}
"vm.cbrt.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.cos.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cos.f64' makes 1 results but was given 0}}
"vm.cos.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.cosh.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.cosh.f64' makes 1 results but was given 0}}
"vm.cosh.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.erf.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.erf.f64' makes 1 results but was given 0}}
"vm.erf.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.erfc.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.erfc.f64' makes 1 results but was given 0}}
"vm.erfc.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.exp.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.exp.f64' makes 1 results but was given 0}}
"vm.exp.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.exp2.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.exp2.f64' makes 1 results but was given 0}}
"vm.exp2.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.expm1.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.expm1.f64' makes 1 results but was given 0}}
"vm.expm1.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.log.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.log.f64' makes 1 results but was given 0}}
"vm.log.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.log10.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.log10.f64' makes 1 results but was given 0}}
"vm.log10.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.log1p.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.log1p.f64' makes 1 results but was given 0}}
"vm.log1p.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.log2.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.log2.f64' makes 1 results but was given 0}}
"vm.log2.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.sin.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.sin.f64' makes 1 results but was given 0}}
"vm.sin.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.sinh.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.sinh.f64' makes 1 results but was given 0}}
"vm.sinh.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.tan.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.tan.f64' makes 1 results but was given 0}}
"vm.tan.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.tanh.f64' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.tanh.f64' makes 1 results but was given 0}}
"vm.tanh.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.atan2.f64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.atan2.f64' makes 1 results but was given 0}}
"vm.atan2.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.pow.f64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.pow.f64' makes 1 results but was given 0}}
"vm.pow.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.buffer.alloc' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.buffer.alloc' makes 1 results but was given 0}}
"vm.buffer.alloc"() : () -> ()

// -----

// expected-error @+2 {{'vm.buffer.clone' takes 4 operands but was given 0}}
// expected-error @+1 {{'vm.buffer.clone' makes 1 results but was given 0}}
"vm.buffer.clone"() : () -> ()

// -----

// expected-error @+2 {{'vm.buffer.length' takes 1 operands but was given 0}}
// expected-error @+1 {{'vm.buffer.length' makes 1 results but was given 0}}
"vm.buffer.length"() : () -> ()

// -----

// expected-error @+1 {{'vm.buffer.copy' takes 5 operands but was given 0}}
"vm.buffer.copy"() : () -> ()

// -----

// expected-error @+2 {{'vm.buffer.compare' takes 5 operands but was given 0}}
// expected-error @+1 {{'vm.buffer.compare' makes 1 results but was given 0}}
"vm.buffer.compare"() : () -> ()

// -----

// expected-error @+2 {{'vm.buffer.hash' takes 3 operands but was given 0}}
// expected-error @+1 {{'vm.buffer.hash' makes 1 results but was given 0}}
"vm.buffer.hash"() : () -> ()

// -----

// expected-error @+1 {{'vm.buffer.fill.i8' takes 4 operands but was given 0}}
"vm.buffer.fill.i8"() : () -> ()

// -----

// expected-error @+1 {{'vm.buffer.fill.i16' takes 4 operands but was given 0}}
"vm.buffer.fill.i16"() : () -> ()

// -----

// expected-error @+1 {{'vm.buffer.fill.i32' takes 4 operands but was given 0}}
"vm.buffer.fill.i32"() : () -> ()

// -----

// expected-error @+1 {{'vm.buffer.fill.i64' takes 4 operands but was given 0}}
"vm.buffer.fill.i64"() : () -> ()

// -----

// expected-error @+1 {{'vm.buffer.fill.f32' takes 4 operands but was given 0}}
"vm.buffer.fill.f32"() : () -> ()

// -----

// expected-error @+1 {{'vm.buffer.fill.f64' takes 4 operands but was given 0}}
"vm.buffer.fill.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.buffer.load.i8.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.buffer.load.i8.u' makes 1 results but was given 0}}
"vm.buffer.load.i8.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.buffer.load.i8.s' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.buffer.load.i8.s' makes 1 results but was given 0}}
"vm.buffer.load.i8.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.buffer.load.i16.u' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.buffer.load.i16.u' makes 1 results but was given 0}}
"vm.buffer.load.i16.u"() : () -> ()

// -----

// expected-error @+2 {{'vm.buffer.load.i16.s' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.buffer.load.i16.s' makes 1 results but was given 0}}
"vm.buffer.load.i16.s"() : () -> ()

// -----

// expected-error @+2 {{'vm.buffer.load.i32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.buffer.load.i32' makes 1 results but was given 0}}
"vm.buffer.load.i32"() : () -> ()

// -----

// expected-error @+2 {{'vm.buffer.load.i64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.buffer.load.i64' makes 1 results but was given 0}}
"vm.buffer.load.i64"() : () -> ()

// -----

// expected-error @+2 {{'vm.buffer.load.f32' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.buffer.load.f32' makes 1 results but was given 0}}
"vm.buffer.load.f32"() : () -> ()

// -----

// expected-error @+2 {{'vm.buffer.load.f64' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.buffer.load.f64' makes 1 results but was given 0}}
"vm.buffer.load.f64"() : () -> ()

// -----

// expected-error @+2 {{'vm.buffer.load.f16' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.buffer.load.f16' makes 1 results but was given 0}}
"vm.buffer.load.f16"() : () -> ()

// -----

// expected-error @+2 {{'vm.buffer.load.bf16' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.buffer.load.bf16' makes 1 results but was given 0}}
"vm.buffer.load.bf16"() : () -> ()

// -----

// expected-error @+1 {{'vm.buffer.store.i8' takes 3 operands but was given 0}}
"vm.buffer.store.i8"() : () -> ()

// -----

// expected-error @+1 {{'vm.buffer.store.i16' takes 3 operands but was given 0}}
"vm.buffer.store.i16"() : () -> ()

// -----

// expected-error @+1 {{'vm.buffer.store.i32' takes 3 operands but was given 0}}
"vm.buffer.store.i32"() : () -> ()

// -----

// expected-error @+1 {{'vm.buffer.store.i64' takes 3 operands but was given 0}}
"vm.buffer.store.i64"() : () -> ()

// -----

// expected-error @+1 {{'vm.buffer.store.f32' takes 3 operands but was given 0}}
"vm.buffer.store.f32"() : () -> ()

// -----

// expected-error @+1 {{'vm.buffer.store.f64' takes 3 operands but was given 0}}
"vm.buffer.store.f64"() : () -> ()

// -----

// expected-error @+1 {{'vm.buffer.store.f16' takes 3 operands but was given 0}}
"vm.buffer.store.f16"() : () -> ()

// -----

// expected-error @+1 {{'vm.buffer.store.bf16' takes 3 operands but was given 0}}
"vm.buffer.store.bf16"() : () -> ()

// -----

// expected-error @+2 {{'vm.br' makes 0 results but was given 1}}
// expected-error @+1 {{'vm.br' has 1 successors but was given 0}}
"vm.br"() : () -> (i23)

// -----

// expected-error @+2 {{'vm.cond_br' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'vm.cond_br' has 2 successors but was given 0}}
"vm.cond_br"() : () -> ()

// -----

// expected-error @+2 {{'vm.br_table' takes 1 or more operands, in groups (index, caseOperands*), but was given 0}}
// expected-error @+1 {{'vm.br_table' op requires attribute 'case_counts'}}
"vm.br_table"() : () -> ()

// -----

// expected-error @+2 {{'vm.call' op requires attribute 'callee'}}
// expected-error @+1 {{'vm.call' has 0 regions but was given 1}}
"vm.call"() ({}) : () -> ()

// -----

// expected-error @+4 {{'vm.call.variadic' op requires attribute 'callee'}}
// expected-error @+3 {{'vm.call.variadic' op requires attribute 'segment_sizes'}}
// expected-error @+2 {{'vm.call.variadic' op requires attribute 'segment_types'}}
// expected-error @+1 {{'vm.call.variadic' has 0 regions but was given 1}}
"vm.call.variadic"() ({}) : () -> ()

// -----

// expected-error @+1 {{'vm.return' makes 0 results but was given 1}}
"vm.return"() : () -> (i23)

// -----

// expected-error @+1 {{'vm.fail' takes 1 operands but was given 0}}
"vm.fail"() : () -> ()

// -----

// expected-error @+1 {{'vm.cond_fail' takes 2 operands but was given 0}}
"vm.cond_fail"() : () -> ()

// -----

// expected-error @+2 {{'vm.import.resolved' makes 1 results but was given 2}}
// expected-error @+1 {{'vm.import.resolved' op requires attribute 'import'}}
"vm.import.resolved"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'vm.yield' makes 0 results but was given 1}}
// expected-error @+1 {{'vm.yield' has 1 successors but was given 0}}
"vm.yield"() : () -> (i23)

// -----

// expected-error @+2 {{'vm.trace' makes 0 results but was given 1}}
// expected-error @+1 {{'vm.trace' op requires attribute 'message'}}
"vm.trace"() : () -> (i23)

// -----

// expected-error @+2 {{'vm.print' makes 0 results but was given 1}}
// expected-error @+1 {{'vm.print' op requires attribute 'message'}}
"vm.print"() : () -> (i23)

// -----

// expected-error @+2 {{'vm.break' makes 0 results but was given 1}}
// expected-error @+1 {{'vm.break' has 1 successors but was given 0}}
"vm.break"() : () -> (i23)

// -----

// expected-error @+2 {{'vm.cond_break' takes 1 or more operands, in groups (condition, destOperands*), but was given 0}}
// expected-error @+1 {{'vm.cond_break' has 1 successors but was given 0}}
"vm.cond_break"() : () -> ()

// -----

// expected-error @+2 {{'vm.add.i64.checked' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.add.i64.checked' makes 1 results but was given 0}}
"vm.add.i64.checked"() : () -> ()

// -----

// expected-error @+2 {{'vm.mul.i64.checked' takes 2 operands but was given 0}}
// expected-error @+1 {{'vm.mul.i64.checked' makes 1 results but was given 0}}
"vm.mul.i64.checked"() : () -> ()

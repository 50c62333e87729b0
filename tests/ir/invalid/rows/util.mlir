// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the util dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+4 {{'util.func' makes 0 results but was given 1}}
// expected-error @+3 {{'util.func' op requires attribute 'sym_name'}}
// expected-error @+2 {{'util.func' op requires attribute 'function_type'}}
// expected-error @+1 {{'util.func' has 1 regions but was given 0}}
"util.func"() : () -> (i23)

// -----

// expected-error @+3 {{'util.hoistable_conversion' op requires attribute 'tag'}}
// expected-error @+2 {{'util.hoistable_conversion' op requires attribute 'inverse_tag'}}
// expected-error @+1 {{'util.hoistable_conversion' has 1 regions but was given 2}}
"util.hoistable_conversion"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'util.call' op requires attribute 'callee'}}
// expected-error @+1 {{'util.call' has 0 regions but was given 1}}
"util.call"() ({}) : () -> ()

// -----

// expected-error @+1 {{'util.return' makes 0 results but was given 1}}
"util.return"() : () -> (i23)

// -----

// expected-error @+2 {{'util.initializer' makes 0 results but was given 1}}
// expected-error @+1 {{'util.initializer' has 1 regions but was given 0}}
"util.initializer"() : () -> (i23)

// -----

// expected-error @+1 {{'util.initializer.return' makes 0 results but was given 1}}
"util.initializer.return"() : () -> (i23)

// -----

// expected-error @+1 {{'util.unreachable' makes 0 results but was given 1}}
"util.unreachable"() : () -> (i23)

// -----

// expected-error @+1 {{'util.scf.unreachable' makes 0 results but was given 1}}
"util.scf.unreachable"() : () -> (i23)

// -----

// expected-error @+3 {{'util.global' makes 0 results but was given 1}}
// expected-error @+2 {{'util.global' op requires attribute 'sym_name'}}
// expected-error @+1 {{'util.global' op requires attribute 'type'}}
"util.global"() : () -> (i23)

// -----

// expected-error @+2 {{'util.global.address' makes 1 results but was given 2}}
// expected-error @+1 {{'util.global.address' op requires attribute 'global'}}
"util.global.address"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'util.global.load' makes 1 results but was given 2}}
// expected-error @+1 {{'util.global.load' op requires attribute 'global'}}
"util.global.load"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'util.global.load.indirect' takes 1 operands but was given 0}}
// expected-error @+1 {{'util.global.load.indirect' makes 1 results but was given 0}}
"util.global.load.indirect"() : () -> ()

// -----

// expected-error @+2 {{'util.global.store' takes 1 operands but was given 0}}
// expected-error @+1 {{'util.global.store' op requires attribute 'global'}}
"util.global.store"() : () -> ()

// -----

// expected-error @+1 {{'util.global.store.indirect' takes 2 operands but was given 0}}
"util.global.store.indirect"() : () -> ()

// -----

// expected-error @+1 {{'util.null' makes 1 results but was given 2}}
"util.null"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'util.cmp.eq' takes 2 operands but was given 0}}
// expected-error @+1 {{'util.cmp.eq' makes 1 results but was given 0}}
"util.cmp.eq"() : () -> ()

// -----

// expected-error @+2 {{'util.cmp.ne' takes 2 operands but was given 0}}
// expected-error @+1 {{'util.cmp.ne' makes 1 results but was given 0}}
"util.cmp.ne"() : () -> ()

// -----

// expected-error @+2 {{'util.cast' takes 1 operands but was given 0}}
// expected-error @+1 {{'util.cast' makes 1 results but was given 0}}
"util.cast"() : () -> ()

// -----

// expected-error @+2 {{'util.align' takes 2 operands but was given 0}}
// expected-error @+1 {{'util.align' makes 1 results but was given 0}}
"util.align"() : () -> ()

// -----

// expected-error @+2 {{'util.sizeof' makes 1 results but was given 2}}
// expected-error @+1 {{'util.sizeof' op requires attribute 'sizedType'}}
"util.sizeof"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'util.switch' takes 2 or more operands, in groups (index, default_value, values*), but was given 0}}
// expected-error @+1 {{'util.switch' makes 1 results but was given 0}}
"util.switch"() : () -> ()

// -----

// expected-error @+1 {{'util.range.min' makes 1 results but was given 2}}
"util.range.min"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'util.range.max' makes 1 results but was given 2}}
"util.range.max"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'util.range.extents' makes 2 results but was given 3}}
"util.range.extents"() : () -> (i23, i23, i23)

// -----

// expected-error @+2 {{'util.assume.int' op requires attribute 'assumptions'}}
// expected-error @+1 {{'util.assume.int' has 0 regions but was given 1}}
"util.assume.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'util.optimization_barrier' has 0 regions but was given 1}}
"util.optimization_barrier"() ({}) : () -> ()

// -----

// expected-error @+2 {{'util.unfoldable_constant' makes 1 results but was given 2}}
// expected-error @+1 {{'util.unfoldable_constant' op requires attribute 'value'}}
"util.unfoldable_constant"() : () -> (i23, i23)

// -----

// expected-error @+3 {{'util.numeric.optional_narrow' takes 1 operands but was given 0}}
// expected-error @+2 {{'util.numeric.optional_narrow' makes 1 results but was given 0}}
// expected-error @+1 {{'util.numeric.optional_narrow' op requires attribute 'semantic_type'}}
"util.numeric.optional_narrow"() : () -> ()

// -----

// expected-error @+1 {{'util.status.check_ok' takes 1 operands but was given 0}}
"util.status.check_ok"() : () -> ()

// -----

// expected-error @+2 {{'util.string.format' makes 1 results but was given 2}}
// expected-error @+1 {{'util.string.format' op requires attribute 'format'}}
"util.string.format"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'util.string.itoa' takes 1 operands but was given 0}}
// expected-error @+1 {{'util.string.itoa' makes 1 results but was given 0}}
"util.string.itoa"() : () -> ()

// -----

// expected-error @+1 {{'util.list.create' makes 1 results but was given 2}}
"util.list.create"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'util.list.construct' makes 1 results but was given 2}}
"util.list.construct"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'util.list.size' takes 1 operands but was given 0}}
// expected-error @+1 {{'util.list.size' makes 1 results but was given 0}}
"util.list.size"() : () -> ()

// -----

// expected-error @+1 {{'util.list.resize' takes 2 operands but was given 0}}
"util.list.resize"() : () -> ()

// -----

// expected-error @+2 {{'util.list.get' takes 2 operands but was given 0}}
// expected-error @+1 {{'util.list.get' makes 1 results but was given 0}}
"util.list.get"() : () -> ()

// -----

// expected-error @+1 {{'util.list.set' takes 3 operands but was given 0}}
"util.list.set"() : () -> ()

// -----

// expected-error @+2 {{'util.buffer.constant' makes 1 results but was given 2}}
// expected-error @+1 {{'util.buffer.constant' op requires attribute 'value'}}
"util.buffer.constant"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'util.buffer.alloc' takes 1 operands but was given 0}}
// expected-error @+1 {{'util.buffer.alloc' makes 1 results but was given 0}}
"util.buffer.alloc"() : () -> ()

// -----

// expected-error @+1 {{'util.buffer.dealloc' takes 2 operands but was given 0}}
"util.buffer.dealloc"() : () -> ()

// -----

// expected-error @+2 {{'util.buffer.slice' takes 4 operands but was given 0}}
// expected-error @+1 {{'util.buffer.slice' makes 1 results but was given 0}}
"util.buffer.slice"() : () -> ()

// -----

// expected-error @+2 {{'util.buffer.subspan' takes 4 operands but was given 0}}
// expected-error @+1 {{'util.buffer.subspan' makes 1 results but was given 0}}
"util.buffer.subspan"() : () -> ()

// -----

// expected-error @+2 {{'util.buffer.size' takes 1 operands but was given 0}}
// expected-error @+1 {{'util.buffer.size' makes 1 results but was given 0}}
"util.buffer.size"() : () -> ()

// -----

// expected-error @+2 {{'util.buffer.storage' takes 2 operands but was given 0}}
// expected-error @+1 {{'util.buffer.storage' makes 2 results but was given 0}}
"util.buffer.storage"() : () -> ()

// -----

// expected-error @+1 {{'util.buffer.copy' takes 7 operands but was given 0}}
"util.buffer.copy"() : () -> ()

// -----

// expected-error @+2 {{'util.buffer.compare' takes 7 operands but was given 0}}
// expected-error @+1 {{'util.buffer.compare' makes 1 results but was given 0}}
"util.buffer.compare"() : () -> ()

// -----

// expected-error @+1 {{'util.buffer.fill' takes 5 operands but was given 0}}
"util.buffer.fill"() : () -> ()

// -----

// expected-error @+2 {{'util.buffer.load' takes 4 operands but was given 0}}
// expected-error @+1 {{'util.buffer.load' makes 1 results but was given 0}}
"util.buffer.load"() : () -> ()

// -----

// expected-error @+1 {{'util.buffer.store' takes 5 operands but was given 0}}
"util.buffer.store"() : () -> ()

// -----

// expected-error @+2 {{'util.buffer.hash' takes 4 operands but was given 0}}
// expected-error @+1 {{'util.buffer.hash' makes 1 results but was given 0}}
"util.buffer.hash"() : () -> ()

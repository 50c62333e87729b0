// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the stream dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+1 {{'stream.context.resolve' has 0 regions but was given 1}}
"stream.context.resolve"() ({}) : () -> ()

// -----

// expected-error @+2 {{'stream.resource.alloc' takes 1 operands but was given 0}}
// expected-error @+1 {{'stream.resource.alloc' makes 1 results but was given 0}}
"stream.resource.alloc"() : () -> ()

// -----

// expected-error @+2 {{'stream.resource.alloca' takes 1 or more operands, in groups (storage_size, await_timepoint?), but was given 0}}
// expected-error @+1 {{'stream.resource.alloca' makes 2 results but was given 0}}
"stream.resource.alloca"() : () -> ()

// -----

// expected-error @+2 {{'stream.resource.dealloca' takes 2 or more operands, in groups (operand, operand_size, await_timepoint?), but was given 0}}
// expected-error @+1 {{'stream.resource.dealloca' makes 1 results but was given 0}}
"stream.resource.dealloca"() : () -> ()

// -----

// expected-error @+1 {{'stream.resource.retain' takes 2 operands but was given 0}}
"stream.resource.retain"() : () -> ()

// -----

// expected-error @+2 {{'stream.resource.release' takes 2 operands but was given 0}}
// expected-error @+1 {{'stream.resource.release' makes 1 results but was given 0}}
"stream.resource.release"() : () -> ()

// -----

// expected-error @+2 {{'stream.resource.is_terminal' takes 2 operands but was given 0}}
// expected-error @+1 {{'stream.resource.is_terminal' makes 1 results but was given 0}}
"stream.resource.is_terminal"() : () -> ()

// -----

// expected-error @+2 {{'stream.resource.size' takes 1 operands but was given 0}}
// expected-error @+1 {{'stream.resource.size' makes 1 results but was given 0}}
"stream.resource.size"() : () -> ()

// -----

// expected-error @+2 {{'stream.resource.try_map' takes 3 operands but was given 0}}
// expected-error @+1 {{'stream.resource.try_map' makes 2 results but was given 0}}
"stream.resource.try_map"() : () -> ()

// -----

// expected-error @+2 {{'stream.resource.load' takes 3 operands but was given 0}}
// expected-error @+1 {{'stream.resource.load' makes 1 results but was given 0}}
"stream.resource.load"() : () -> ()

// -----

// expected-error @+1 {{'stream.resource.store' takes 4 operands but was given 0}}
"stream.resource.store"() : () -> ()

// -----

// expected-error @+4 {{'stream.resource.pack' op requires attribute 'operandSegmentSizes'}}
// expected-error @+3 {{'stream.resource.pack' makes 1 or more results, in groups (total_length, packed_offsets*), but was given 0}}
// expected-error @+2 {{'stream.resource.pack' op requires attribute 'lifetime_intervals'}}
// expected-error @+1 {{'stream.resource.pack' has 0 regions but was given 1}}
"stream.resource.pack"() ({}) : () -> ()

// -----

// expected-error @+3 {{'stream.resource.constants' makes 1 or more results, in groups (results*, result_timepoint), but was given 0}}
// expected-error @+2 {{'stream.resource.constants' op requires attribute 'values'}}
// expected-error @+1 {{'stream.resource.constants' has 0 regions but was given 1}}
"stream.resource.constants"() ({}) : () -> ()

// -----

// expected-error @+2 {{'stream.resource.subview' takes 4 operands but was given 0}}
// expected-error @+1 {{'stream.resource.subview' makes 1 results but was given 0}}
"stream.resource.subview"() : () -> ()

// -----

// expected-error @+2 {{'stream.resource.transients' takes 4 or more operands, in groups (resource, resource_size, storage, storage_size, await_timepoint?), but was given 0}}
// expected-error @+1 {{'stream.resource.transients' makes 2 results but was given 0}}
"stream.resource.transients"() : () -> ()

// -----

// expected-error @+4 {{'stream.parameter.load' op requires attribute 'operandSegmentSizes'}}
// expected-error @+3 {{'stream.parameter.load' makes 1 or more results, in groups (results*, result_timepoint), but was given 0}}
// expected-error @+2 {{'stream.parameter.load' op requires attribute 'source_keys'}}
// expected-error @+1 {{'stream.parameter.load' has 0 regions but was given 1}}
"stream.parameter.load"() ({}) : () -> ()

// -----

// expected-error @+3 {{'stream.parameter.read' takes 5 or more operands, in groups (source_offset, target, target_size, target_offset, target_length, await_timepoint?), but was given 0}}
// expected-error @+2 {{'stream.parameter.read' makes 1 results but was given 0}}
// expected-error @+1 {{'stream.parameter.read' op requires attribute 'source_key'}}
"stream.parameter.read"() : () -> ()

// -----

// expected-error @+3 {{'stream.parameter.write' takes 5 or more operands, in groups (source, source_size, source_offset, source_length, target_offset, await_timepoint?), but was given 0}}
// expected-error @+2 {{'stream.parameter.write' makes 1 results but was given 0}}
// expected-error @+1 {{'stream.parameter.write' op requires attribute 'target_key'}}
"stream.parameter.write"() : () -> ()

// -----

// expected-error @+3 {{'stream.parameter.gather' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'stream.parameter.gather' makes 1 results but was given 0}}
// expected-error @+1 {{'stream.parameter.gather' op requires attribute 'source_keys'}}
"stream.parameter.gather"() : () -> ()

// -----

// expected-error @+3 {{'stream.parameter.scatter' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'stream.parameter.scatter' makes 1 results but was given 0}}
// expected-error @+1 {{'stream.parameter.scatter' op requires attribute 'target_keys'}}
"stream.parameter.scatter"() : () -> ()

// -----

// expected-error @+3 {{'stream.cmd.parameter.load' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'stream.cmd.parameter.load' makes 1 or more results, in groups (results*, result_timepoint), but was given 0}}
// expected-error @+1 {{'stream.cmd.parameter.load' has 0 regions but was given 1}}
"stream.cmd.parameter.load"() ({}) : () -> ()

// -----

// expected-error @+2 {{'stream.cmd.parameter.read' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'stream.cmd.parameter.read' makes 1 results but was given 0}}
"stream.cmd.parameter.read"() : () -> ()

// -----

// expected-error @+2 {{'stream.cmd.parameter.write' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'stream.cmd.parameter.write' makes 1 results but was given 0}}
"stream.cmd.parameter.write"() : () -> ()

// -----

// expected-error @+2 {{'stream.cmd.parameter.gather' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'stream.cmd.parameter.gather' makes 1 results but was given 0}}
"stream.cmd.parameter.gather"() : () -> ()

// -----

// expected-error @+2 {{'stream.cmd.parameter.scatter' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'stream.cmd.parameter.scatter' makes 1 results but was given 0}}
"stream.cmd.parameter.scatter"() : () -> ()

// -----

// expected-error @+3 {{'stream.tensor.parameter.load' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'stream.tensor.parameter.load' makes 1 results but was given 0}}
// expected-error @+1 {{'stream.tensor.parameter.load' op requires attribute 'result_encoding'}}
"stream.tensor.parameter.load"() : () -> ()

// -----

// expected-error @+3 {{'stream.tensor.parameter.write' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'stream.tensor.parameter.write' makes 1 results but was given 0}}
// expected-error @+1 {{'stream.tensor.parameter.write' op requires attribute 'source_encoding'}}
"stream.tensor.parameter.write"() : () -> ()

// -----

// expected-error @+2 {{'stream.async.parameter.load' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'stream.async.parameter.load' makes 2 results but was given 0}}
"stream.async.parameter.load"() : () -> ()

// -----

// expected-error @+2 {{'stream.async.parameter.read' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'stream.async.parameter.read' makes 2 results but was given 0}}
"stream.async.parameter.read"() : () -> ()

// -----

// expected-error @+2 {{'stream.async.parameter.write' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'stream.async.parameter.write' makes 2 results but was given 0}}
"stream.async.parameter.write"() : () -> ()

// -----

// expected-error @+2 {{'stream.async.parameter.gather' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'stream.async.parameter.gather' makes 2 results but was given 0}}
"stream.async.parameter.gather"() : () -> ()

// -----

// expected-error @+2 {{'stream.async.parameter.scatter' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'stream.async.parameter.scatter' makes 2 results but was given 0}}
"stream.async.parameter.scatter"() : () -> ()

// -----

// expected-error @+2 {{'stream.file.constant' takes 4 operands but was given 0}}
// expected-error @+1 {{'stream.file.constant' makes 1 results but was given 0}}
"stream.file.constant"() : () -> ()

// -----

// expected-error @+2 {{'stream.file.read' takes 6 or more operands, in groups (source, source_offset, target, target_size, target_offset, length, await_timepoint?), but was given 0}}
// expected-error @+1 {{'stream.file.read' makes 1 results but was given 0}}
"stream.file.read"() : () -> ()

// -----

// expected-error @+2 {{'stream.file.write' takes 6 or more operands, in groups (source, source_size, source_offset, target, target_offset, length, await_timepoint?), but was given 0}}
// expected-error @+1 {{'stream.file.write' makes 1 results but was given 0}}
"stream.file.write"() : () -> ()

// -----

// expected-error @+3 {{'stream.tensor.import' takes 2 or more operands, in groups (source, result_encoding_dims*, result_size), but was given 0}}
// expected-error @+2 {{'stream.tensor.import' makes 1 results but was given 0}}
// expected-error @+1 {{'stream.tensor.import' op requires attribute 'result_encoding'}}
"stream.tensor.import"() : () -> ()

// -----

// expected-error @+3 {{'stream.tensor.export' takes 2 or more operands, in groups (source, source_encoding_dims*, source_size), but was given 0}}
// expected-error @+2 {{'stream.tensor.export' makes 1 results but was given 0}}
// expected-error @+1 {{'stream.tensor.export' op requires attribute 'source_encoding'}}
"stream.tensor.export"() : () -> ()

// -----

// expected-error @+2 {{'stream.tensor.sizeof' makes 1 results but was given 2}}
// expected-error @+1 {{'stream.tensor.sizeof' op requires attribute 'encoding'}}
"stream.tensor.sizeof"() : () -> (i23, i23)

// -----

// expected-error @+3 {{'stream.tensor.empty' takes 1 or more operands, in groups (result_encoding_dims*, result_size), but was given 0}}
// expected-error @+2 {{'stream.tensor.empty' makes 1 results but was given 0}}
// expected-error @+1 {{'stream.tensor.empty' op requires attribute 'result_encoding'}}
"stream.tensor.empty"() : () -> ()

// -----

// expected-error @+3 {{'stream.tensor.constant' makes 1 results but was given 2}}
// expected-error @+2 {{'stream.tensor.constant' op requires attribute 'value'}}
// expected-error @+1 {{'stream.tensor.constant' op requires attribute 'result_encoding'}}
"stream.tensor.constant"() : () -> (i23, i23)

// -----

// expected-error @+3 {{'stream.tensor.splat' takes 2 or more operands, in groups (value, result_encoding_dims*, result_size), but was given 0}}
// expected-error @+2 {{'stream.tensor.splat' makes 1 results but was given 0}}
// expected-error @+1 {{'stream.tensor.splat' op requires attribute 'result_encoding'}}
"stream.tensor.splat"() : () -> ()

// -----

// expected-error @+4 {{'stream.tensor.clone' op requires attribute 'operandSegmentSizes'}}
// expected-error @+3 {{'stream.tensor.clone' makes 1 results but was given 0}}
// expected-error @+2 {{'stream.tensor.clone' op requires attribute 'source_encoding'}}
// expected-error @+1 {{'stream.tensor.clone' op requires attribute 'result_encoding'}}
"stream.tensor.clone"() : () -> ()

// -----

// expected-error @+4 {{'stream.tensor.encode' op requires attribute 'operandSegmentSizes'}}
// expected-error @+3 {{'stream.tensor.encode' makes 1 results but was given 0}}
// expected-error @+2 {{'stream.tensor.encode' op requires attribute 'source_encoding'}}
// expected-error @+1 {{'stream.tensor.encode' op requires attribute 'result_encoding'}}
"stream.tensor.encode"() : () -> ()

// -----

// expected-error @+4 {{'stream.tensor.slice' op requires attribute 'operandSegmentSizes'}}
// expected-error @+3 {{'stream.tensor.slice' makes 1 results but was given 0}}
// expected-error @+2 {{'stream.tensor.slice' op requires attribute 'source_encoding'}}
// expected-error @+1 {{'stream.tensor.slice' op requires attribute 'result_encoding'}}
"stream.tensor.slice"() : () -> ()

// -----

// expected-error @+3 {{'stream.tensor.fill' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'stream.tensor.fill' makes 1 results but was given 0}}
// expected-error @+1 {{'stream.tensor.fill' op requires attribute 'target_encoding'}}
"stream.tensor.fill"() : () -> ()

// -----

// expected-error @+4 {{'stream.tensor.update' op requires attribute 'operandSegmentSizes'}}
// expected-error @+3 {{'stream.tensor.update' makes 1 results but was given 0}}
// expected-error @+2 {{'stream.tensor.update' op requires attribute 'target_encoding'}}
// expected-error @+1 {{'stream.tensor.update' op requires attribute 'update_encoding'}}
"stream.tensor.update"() : () -> ()

// -----

// expected-error @+3 {{'stream.tensor.load' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'stream.tensor.load' makes 1 results but was given 0}}
// expected-error @+1 {{'stream.tensor.load' op requires attribute 'source_encoding'}}
"stream.tensor.load"() : () -> ()

// -----

// expected-error @+3 {{'stream.tensor.store' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'stream.tensor.store' makes 1 results but was given 0}}
// expected-error @+1 {{'stream.tensor.store' op requires attribute 'target_encoding'}}
"stream.tensor.store"() : () -> ()

// -----

// expected-error @+4 {{'stream.tensor.trace' op requires attribute 'operandSegmentSizes'}}
// expected-error @+3 {{'stream.tensor.trace' makes 0 results but was given 1}}
// expected-error @+2 {{'stream.tensor.trace' op requires attribute 'key'}}
// expected-error @+1 {{'stream.tensor.trace' op requires attribute 'resource_encodings'}}
"stream.tensor.trace"() : () -> (i23)

// -----

// expected-error @+5 {{'stream.tensor.dispatch' op requires attribute 'operandSegmentSizes'}}
// expected-error @+4 {{'stream.tensor.dispatch' op requires attribute 'entry_points'}}
// expected-error @+3 {{'stream.tensor.dispatch' op requires attribute 'operand_encodings'}}
// expected-error @+2 {{'stream.tensor.dispatch' op requires attribute 'result_encodings'}}
// expected-error @+1 {{'stream.tensor.dispatch' has 0 regions but was given 1}}
"stream.tensor.dispatch"() ({}) : () -> ()

// -----

// expected-error @+2 {{'stream.async.alloca' takes 1 operands but was given 0}}
// expected-error @+1 {{'stream.async.alloca' makes 1 results but was given 0}}
"stream.async.alloca"() : () -> ()

// -----

// expected-error @+3 {{'stream.async.constant' takes 1 or more operands, in groups (result_size, await_timepoint?), but was given 0}}
// expected-error @+2 {{'stream.async.constant' makes 1 results but was given 0}}
// expected-error @+1 {{'stream.async.constant' op requires attribute 'value'}}
"stream.async.constant"() : () -> ()

// -----

// expected-error @+2 {{'stream.async.splat' takes 2 or more operands, in groups (value, result_size, await_timepoint?), but was given 0}}
// expected-error @+1 {{'stream.async.splat' makes 1 results but was given 0}}
"stream.async.splat"() : () -> ()

// -----

// expected-error @+2 {{'stream.async.clone' takes 3 operands but was given 0}}
// expected-error @+1 {{'stream.async.clone' makes 1 results but was given 0}}
"stream.async.clone"() : () -> ()

// -----

// expected-error @+2 {{'stream.async.slice' takes 5 operands but was given 0}}
// expected-error @+1 {{'stream.async.slice' makes 1 results but was given 0}}
"stream.async.slice"() : () -> ()

// -----

// expected-error @+2 {{'stream.async.fill' takes 6 operands but was given 0}}
// expected-error @+1 {{'stream.async.fill' makes 1 results but was given 0}}
"stream.async.fill"() : () -> ()

// -----

// expected-error @+2 {{'stream.async.update' takes 6 operands but was given 0}}
// expected-error @+1 {{'stream.async.update' makes 1 results but was given 0}}
"stream.async.update"() : () -> ()

// -----

// expected-error @+2 {{'stream.async.copy' takes 9 operands but was given 0}}
// expected-error @+1 {{'stream.async.copy' makes 1 results but was given 0}}
"stream.async.copy"() : () -> ()

// -----

// expected-error @+3 {{'stream.async.collective' takes 12 or more operands, in groups (target, target_size, target_offset, target_end, target_length, source, source_size, source_offset, source_end, source_length, element_count, channel, param?), but was given 0}}
// expected-error @+2 {{'stream.async.collective' makes 1 results but was given 0}}
// expected-error @+1 {{'stream.async.collective' op requires attribute 'op'}}
"stream.async.collective"() : () -> ()

// -----

// expected-error @+2 {{'stream.async.barrier' takes 2 operands but was given 0}}
// expected-error @+1 {{'stream.async.barrier' makes 1 results but was given 0}}
"stream.async.barrier"() : () -> ()

// -----

// expected-error @+2 {{'stream.async.transfer' takes 3 operands but was given 0}}
// expected-error @+1 {{'stream.async.transfer' makes 1 results but was given 0}}
"stream.async.transfer"() : () -> ()

// -----

// expected-error @+2 {{'stream.async.cast' takes 2 operands but was given 0}}
// expected-error @+1 {{'stream.async.cast' makes 1 results but was given 0}}
"stream.async.cast"() : () -> ()

// -----

// expected-error @+2 {{'stream.async.load' takes 3 operands but was given 0}}
// expected-error @+1 {{'stream.async.load' makes 1 results but was given 0}}
"stream.async.load"() : () -> ()

// -----

// expected-error @+2 {{'stream.async.store' takes 4 operands but was given 0}}
// expected-error @+1 {{'stream.async.store' makes 1 results but was given 0}}
"stream.async.store"() : () -> ()

// -----

// expected-error @+3 {{'stream.async.dispatch' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'stream.async.dispatch' op requires attribute 'entry_points'}}
// expected-error @+1 {{'stream.async.dispatch' has 0 regions but was given 1}}
"stream.async.dispatch"() ({}) : () -> ()

// -----

// expected-error @+4 {{'stream.async.func' makes 0 results but was given 1}}
// expected-error @+3 {{'stream.async.func' op requires attribute 'sym_name'}}
// expected-error @+2 {{'stream.async.func' op requires attribute 'function_type'}}
// expected-error @+1 {{'stream.async.func' has 1 regions but was given 0}}
"stream.async.func"() : () -> (i23)

// -----

// expected-error @+3 {{'stream.async.call' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'stream.async.call' op requires attribute 'callee'}}
// expected-error @+1 {{'stream.async.call' has 0 regions but was given 1}}
"stream.async.call"() ({}) : () -> ()

// -----

// expected-error @+3 {{'stream.async.execute' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'stream.async.execute' makes 1 or more results, in groups (results*, result_timepoint), but was given 0}}
// expected-error @+1 {{'stream.async.execute' has 1 regions but was given 2}}
"stream.async.execute"() ({}, {}) : () -> ()

// -----

// expected-error @+2 {{'stream.async.concurrent' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'stream.async.concurrent' has 1 regions but was given 2}}
"stream.async.concurrent"() ({}, {}) : () -> ()

// -----

// expected-error @+1 {{'stream.cmd.flush' takes 4 operands but was given 0}}
"stream.cmd.flush"() : () -> ()

// -----

// expected-error @+1 {{'stream.cmd.invalidate' takes 4 operands but was given 0}}
"stream.cmd.invalidate"() : () -> ()

// -----

// expected-error @+1 {{'stream.cmd.discard' takes 4 operands but was given 0}}
"stream.cmd.discard"() : () -> ()

// -----

// expected-error @+1 {{'stream.cmd.fill' takes 5 operands but was given 0}}
"stream.cmd.fill"() : () -> ()

// -----

// expected-error @+1 {{'stream.cmd.copy' takes 7 operands but was given 0}}
"stream.cmd.copy"() : () -> ()

// -----

// expected-error @+3 {{'stream.cmd.collective' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'stream.cmd.collective' op requires attribute 'op'}}
// expected-error @+1 {{'stream.cmd.collective' op requires attribute 'resource_accesses'}}
"stream.cmd.collective"() : () -> ()

// -----

// expected-error @+4 {{'stream.cmd.dispatch' op requires attribute 'operandSegmentSizes'}}
// expected-error @+3 {{'stream.cmd.dispatch' makes 0 results but was given 1}}
// expected-error @+2 {{'stream.cmd.dispatch' op requires attribute 'entry_points'}}
// expected-error @+1 {{'stream.cmd.dispatch' op requires attribute 'resource_accesses'}}
"stream.cmd.dispatch"() : () -> (i23)

// -----

// expected-error @+4 {{'stream.cmd.func' makes 0 results but was given 1}}
// expected-error @+3 {{'stream.cmd.func' op requires attribute 'sym_name'}}
// expected-error @+2 {{'stream.cmd.func' op requires attribute 'function_type'}}
// expected-error @+1 {{'stream.cmd.func' has 1 regions but was given 0}}
"stream.cmd.func"() : () -> (i23)

// -----

// expected-error @+3 {{'stream.cmd.execute' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'stream.cmd.execute' makes 1 results but was given 2}}
// expected-error @+1 {{'stream.cmd.execute' has 1 regions but was given 0}}
"stream.cmd.execute"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'stream.cmd.serial' makes 0 results but was given 1}}
// expected-error @+1 {{'stream.cmd.serial' has 1 regions but was given 0}}
"stream.cmd.serial"() : () -> (i23)

// -----

// expected-error @+2 {{'stream.cmd.concurrent' makes 0 results but was given 1}}
// expected-error @+1 {{'stream.cmd.concurrent' has 1 regions but was given 0}}
"stream.cmd.concurrent"() : () -> (i23)

// -----

// expected-error @+4 {{'stream.cmd.call' op requires attribute 'operandSegmentSizes'}}
// expected-error @+3 {{'stream.cmd.call' op requires attribute 'callee'}}
// expected-error @+2 {{'stream.cmd.call' op requires attribute 'resource_operand_accesses'}}
// expected-error @+1 {{'stream.cmd.call' has 0 regions but was given 1}}
"stream.cmd.call"() ({}) : () -> ()

// -----

// expected-error @+1 {{'stream.timepoint.immediate' makes 1 results but was given 2}}
"stream.timepoint.immediate"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'stream.timepoint.import' makes 1 results but was given 2}}
"stream.timepoint.import"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'stream.timepoint.export' takes 1 operands but was given 0}}
"stream.timepoint.export"() : () -> ()

// -----

// expected-error @+1 {{'stream.timepoint.chain_external' takes 1 or more operands, in groups (await_timepoint, external_values*), but was given 0}}
"stream.timepoint.chain_external"() : () -> ()

// -----

// expected-error @+1 {{'stream.timepoint.join' makes 1 results but was given 2}}
"stream.timepoint.join"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'stream.timepoint.barrier' takes 2 operands but was given 0}}
// expected-error @+1 {{'stream.timepoint.barrier' makes 2 results but was given 0}}
"stream.timepoint.barrier"() : () -> ()

// -----

// expected-error @+1 {{'stream.timepoint.await' op requires attribute 'operandSegmentSizes'}}
"stream.timepoint.await"() : () -> ()

// -----

// expected-error @+2 {{'stream.builtin.splat.i64' takes 2 operands but was given 0}}
// expected-error @+1 {{'stream.builtin.splat.i64' makes 1 results but was given 0}}
"stream.builtin.splat.i64"() : () -> ()

// -----

// expected-error @+2 {{'stream.builtin.fill.i64' takes 6 operands but was given 0}}
// expected-error @+1 {{'stream.builtin.fill.i64' makes 1 results but was given 0}}
"stream.builtin.fill.i64"() : () -> ()

// -----

// expected-error @+1 {{'stream.channel.default' makes 1 results but was given 2}}
"stream.channel.default"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'stream.channel.create' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'stream.channel.create' makes 1 results but was given 2}}
"stream.channel.create"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'stream.channel.split' takes 3 operands but was given 0}}
// expected-error @+1 {{'stream.channel.split' makes 1 results but was given 0}}
"stream.channel.split"() : () -> ()

// -----

// expected-error @+2 {{'stream.channel.rank' takes 1 operands but was given 0}}
// expected-error @+1 {{'stream.channel.rank' makes 1 results but was given 0}}
"stream.channel.rank"() : () -> ()

// -----

// expected-error @+2 {{'stream.channel.count' takes 1 operands but was given 0}}
// expected-error @+1 {{'stream.channel.count' makes 1 results but was given 0}}
"stream.channel.count"() : () -> ()

// -----

// expected-error @+3 {{'stream.executable' makes 0 results but was given 1}}
// expected-error @+2 {{'stream.executable' op requires attribute 'sym_name'}}
// expected-error @+1 {{'stream.executable' has 1 regions but was given 0}}
"stream.executable"() : () -> (i23)

// -----

// expected-error @+2 {{'stream.executable.end' makes 0 results but was given 1}}
// expected-error @+1 {{'stream.executable.end' op expects parent op 'stream.executable', found 'builtin.module'}}
"stream.executable.end"() : () -> (i23)

// -----

// expected-error @+5 {{'stream.executable.export' makes 0 results but was given 1}}
// expected-error @+4 {{'stream.executable.export' op requires attribute 'sym_name'}}
// expected-error @+3 {{'stream.executable.export' op requires attribute 'function_ref'}}
// expected-error @+2 {{'stream.executable.export' has 1 regions but was given 0}}
// expected-error @+1 {{'stream.executable.export' op expects parent op 'stream.executable', found 'builtin.module'}}
"stream.executable.export"() : () -> (i23)

// -----

// expected-error @+2 {{'stream.binding.subspan' takes 2 or more operands, in groups (binding, byte_offset, dynamic_dims*), but was given 0}}
// expected-error @+1 {{'stream.binding.subspan' makes 1 results but was given 0}}
"stream.binding.subspan"() : () -> ()

// -----

// expected-error @+2 {{'stream.dispatch.workgroup.id' makes 1 results but was given 2}}
// expected-error @+1 {{'stream.dispatch.workgroup.id' op requires attribute 'dimension'}}
"stream.dispatch.workgroup.id"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'stream.dispatch.workgroup.count' makes 1 results but was given 2}}
// expected-error @+1 {{'stream.dispatch.workgroup.count' op requires attribute 'dimension'}}
"stream.dispatch.workgroup.count"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'stream.dispatch.workgroup.size' makes 1 results but was given 2}}
// expected-error @+1 {{'stream.dispatch.workgroup.size' op requires attribute 'dimension'}}
"stream.dispatch.workgroup.size"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'stream.return' makes 0 results but was given 1}}
"stream.return"() : () -> (i23)

// -----

// expected-error @+1 {{'stream.yield' makes 0 results but was given 1}}
"stream.yield"() : () -> (i23)

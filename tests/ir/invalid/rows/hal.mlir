// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the hal dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+3 {{'hal.tensor.import' op requires attribute 'operandSegmentSizes'}}
// expected-error @+2 {{'hal.tensor.import' makes 1 results but was given 0}}
// expected-error @+1 {{'hal.tensor.import' op requires attribute 'target_encoding'}}
"hal.tensor.import"() : () -> ()

// -----

// expected-error @+3 {{'hal.tensor.export' takes 1 or more operands, in groups (source, source_dims*), but was given 0}}
// expected-error @+2 {{'hal.tensor.export' makes 1 results but was given 0}}
// expected-error @+1 {{'hal.tensor.export' op requires attribute 'source_encoding'}}
"hal.tensor.export"() : () -> ()

// -----

// expected-error @+2 {{'hal.tensor.alias' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'hal.tensor.alias' makes 1 results but was given 0}}
"hal.tensor.alias"() : () -> ()

// -----

// expected-error @+2 {{'hal.tensor.transients' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'hal.tensor.transients' makes 1 results but was given 0}}
"hal.tensor.transients"() : () -> ()

// -----

// expected-error @+1 {{'hal.tensor.barrier' takes 1 or more operands, in groups (sources*, signal_fence), but was given 0}}
"hal.tensor.barrier"() : () -> ()

// -----

// expected-error @+7 {{'hal.dispatch.extern' op requires attribute 'operandSegmentSizes'}}
// expected-error @+6 {{'hal.dispatch.extern' op requires attribute 'export'}}
// expected-error @+5 {{'hal.dispatch.extern' op requires attribute 'layout'}}
// expected-error @+4 {{'hal.dispatch.extern' op requires attribute 'targets'}}
// expected-error @+3 {{'hal.dispatch.extern' op requires attribute 'target_ordinals'}}
// expected-error @+2 {{'hal.dispatch.extern' op requires attribute 'target_objects'}}
// expected-error @+1 {{'hal.dispatch.extern' has 1 regions but was given 0}}
"hal.dispatch.extern"() : () -> ()

// -----

// expected-error @+4 {{'hal.allocator.allocate' takes 3 operands but was given 0}}
// expected-error @+3 {{'hal.allocator.allocate' makes 1 results but was given 0}}
// expected-error @+2 {{'hal.allocator.allocate' op requires attribute 'memory_types'}}
// expected-error @+1 {{'hal.allocator.allocate' op requires attribute 'buffer_usage'}}
"hal.allocator.allocate"() : () -> ()

// -----

// expected-error @+4 {{'hal.allocator.import' takes 5 operands but was given 0}}
// expected-error @+3 {{'hal.allocator.import' makes 2 results but was given 0}}
// expected-error @+2 {{'hal.allocator.import' op requires attribute 'memory_types'}}
// expected-error @+1 {{'hal.allocator.import' op requires attribute 'buffer_usage'}}
"hal.allocator.import"() : () -> ()

// -----

// expected-error @+2 {{'hal.allocator.select' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'hal.allocator.select' makes 2 results but was given 0}}
"hal.allocator.select"() : () -> ()

// -----

// expected-error @+4 {{'hal.allocator.select.attr' makes 2 results but was given 3}}
// expected-error @+3 {{'hal.allocator.select.attr' op requires attribute 'optimal_set'}}
// expected-error @+2 {{'hal.allocator.select.attr' op requires attribute 'memory_types'}}
// expected-error @+1 {{'hal.allocator.select.attr' op requires attribute 'buffer_usage'}}
"hal.allocator.select.attr"() : () -> (i23, i23, i23)

// -----

// expected-error @+2 {{'hal.allocator.resolve_memory_properties' makes 2 results but was given 3}}
// expected-error @+1 {{'hal.allocator.resolve_memory_properties' op requires attribute 'lifetime'}}
"hal.allocator.resolve_memory_properties"() : () -> (i23, i23, i23)

// -----

// expected-error @+2 {{'hal.memory_type' makes 1 results but was given 2}}
// expected-error @+1 {{'hal.memory_type' op requires attribute 'type'}}
"hal.memory_type"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'hal.buffer_usage' makes 1 results but was given 2}}
// expected-error @+1 {{'hal.buffer_usage' op requires attribute 'usage'}}
"hal.buffer_usage"() : () -> (i23, i23)

// -----

// expected-error @+4 {{'hal.buffer.assert' takes 3 operands but was given 0}}
// expected-error @+3 {{'hal.buffer.assert' op requires attribute 'message'}}
// expected-error @+2 {{'hal.buffer.assert' op requires attribute 'memory_types'}}
// expected-error @+1 {{'hal.buffer.assert' op requires attribute 'buffer_usage'}}
"hal.buffer.assert"() : () -> ()

// -----

// expected-error @+1 {{'hal.buffer.allocation.preserve' takes 1 operands but was given 0}}
"hal.buffer.allocation.preserve"() : () -> ()

// -----

// expected-error @+2 {{'hal.buffer.allocation.discard' takes 1 operands but was given 0}}
// expected-error @+1 {{'hal.buffer.allocation.discard' makes 1 results but was given 0}}
"hal.buffer.allocation.discard"() : () -> ()

// -----

// expected-error @+2 {{'hal.buffer.allocation.is_terminal' takes 1 operands but was given 0}}
// expected-error @+1 {{'hal.buffer.allocation.is_terminal' makes 1 results but was given 0}}
"hal.buffer.allocation.is_terminal"() : () -> ()

// -----

// expected-error @+2 {{'hal.buffer.subspan' takes 3 operands but was given 0}}
// expected-error @+1 {{'hal.buffer.subspan' makes 1 results but was given 0}}
"hal.buffer.subspan"() : () -> ()

// -----

// expected-error @+2 {{'hal.buffer.length' takes 1 operands but was given 0}}
// expected-error @+1 {{'hal.buffer.length' makes 1 results but was given 0}}
"hal.buffer.length"() : () -> ()

// -----

// expected-error @+2 {{'hal.buffer.load' takes 2 operands but was given 0}}
// expected-error @+1 {{'hal.buffer.load' makes 1 results but was given 0}}
"hal.buffer.load"() : () -> ()

// -----

// expected-error @+1 {{'hal.buffer.store' takes 3 operands but was given 0}}
"hal.buffer.store"() : () -> ()

// -----

// expected-error @+2 {{'hal.element_type' makes 1 results but was given 2}}
// expected-error @+1 {{'hal.element_type' op requires attribute 'type'}}
"hal.element_type"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'hal.encoding_type' makes 1 results but was given 2}}
"hal.encoding_type"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'hal.buffer_view.create' takes 5 or more operands, in groups (source_buffer, source_offset, source_length, element_type, encoding_type, shape*), but was given 0}}
// expected-error @+1 {{'hal.buffer_view.create' makes 1 results but was given 0}}
"hal.buffer_view.create"() : () -> ()

// -----

// expected-error @+2 {{'hal.buffer_view.assert' takes 3 or more operands, in groups (buffer_view, element_type, encoding_type, shape*), but was given 0}}
// expected-error @+1 {{'hal.buffer_view.assert' op requires attribute 'message'}}
"hal.buffer_view.assert"() : () -> ()

// -----

// expected-error @+2 {{'hal.buffer_view.buffer' takes 1 operands but was given 0}}
// expected-error @+1 {{'hal.buffer_view.buffer' makes 1 results but was given 0}}
"hal.buffer_view.buffer"() : () -> ()

// -----

// expected-error @+2 {{'hal.buffer_view.element_type' takes 1 operands but was given 0}}
// expected-error @+1 {{'hal.buffer_view.element_type' makes 1 results but was given 0}}
"hal.buffer_view.element_type"() : () -> ()

// -----

// expected-error @+2 {{'hal.buffer_view.encoding_type' takes 1 operands but was given 0}}
// expected-error @+1 {{'hal.buffer_view.encoding_type' makes 1 results but was given 0}}
"hal.buffer_view.encoding_type"() : () -> ()

// -----

// expected-error @+2 {{'hal.buffer_view.rank' takes 1 operands but was given 0}}
// expected-error @+1 {{'hal.buffer_view.rank' makes 1 results but was given 0}}
"hal.buffer_view.rank"() : () -> ()

// -----

// expected-error @+3 {{'hal.buffer_view.dim' takes 1 operands but was given 0}}
// expected-error @+2 {{'hal.buffer_view.dim' makes 1 results but was given 0}}
// expected-error @+1 {{'hal.buffer_view.dim' op requires attribute 'index'}}
"hal.buffer_view.dim"() : () -> ()

// -----

// expected-error @+2 {{'hal.buffer_view.trace' makes 0 results but was given 1}}
// expected-error @+1 {{'hal.buffer_view.trace' op requires attribute 'key'}}
"hal.buffer_view.trace"() : () -> (i23)

// -----

// expected-error @+3 {{'hal.channel.create' takes 6 operands but was given 0}}
// expected-error @+2 {{'hal.channel.create' makes 1 results but was given 0}}
// expected-error @+1 {{'hal.channel.create' op requires attribute 'flags'}}
"hal.channel.create"() : () -> ()

// -----

// expected-error @+3 {{'hal.channel.split' takes 3 operands but was given 0}}
// expected-error @+2 {{'hal.channel.split' makes 1 results but was given 0}}
// expected-error @+1 {{'hal.channel.split' op requires attribute 'flags'}}
"hal.channel.split"() : () -> ()

// -----

// expected-error @+2 {{'hal.channel.rank_and_count' takes 1 operands but was given 0}}
// expected-error @+1 {{'hal.channel.rank_and_count' makes 2 results but was given 0}}
"hal.channel.rank_and_count"() : () -> ()

// -----

// expected-error @+4 {{'hal.command_buffer.create' takes 2 or more operands, in groups (device, queue_affinity, binding_capacity?), but was given 0}}
// expected-error @+3 {{'hal.command_buffer.create' makes 1 results but was given 0}}
// expected-error @+2 {{'hal.command_buffer.create' op requires attribute 'modes'}}
// expected-error @+1 {{'hal.command_buffer.create' op requires attribute 'command_categories'}}
"hal.command_buffer.create"() : () -> ()

// -----

// expected-error @+1 {{'hal.command_buffer.finalize' takes 1 operands but was given 0}}
"hal.command_buffer.finalize"() : () -> ()

// -----

// expected-error @+2 {{'hal.command_buffer.device' takes 1 operands but was given 0}}
// expected-error @+1 {{'hal.command_buffer.device' makes 1 results but was given 0}}
"hal.command_buffer.device"() : () -> ()

// -----

// expected-error @+2 {{'hal.command_buffer.begin_debug_group' takes 1 operands but was given 0}}
// expected-error @+1 {{'hal.command_buffer.begin_debug_group' op requires attribute 'label'}}
"hal.command_buffer.begin_debug_group"() : () -> ()

// -----

// expected-error @+1 {{'hal.command_buffer.end_debug_group' takes 1 operands but was given 0}}
"hal.command_buffer.end_debug_group"() : () -> ()

// -----

// expected-error @+4 {{'hal.command_buffer.execution_barrier' takes 1 operands but was given 0}}
// expected-error @+3 {{'hal.command_buffer.execution_barrier' op requires attribute 'source_stage_mask'}}
// expected-error @+2 {{'hal.command_buffer.execution_barrier' op requires attribute 'target_stage_mask'}}
// expected-error @+1 {{'hal.command_buffer.execution_barrier' op requires attribute 'flags'}}
"hal.command_buffer.execution_barrier"() : () -> ()

// -----

// expected-error @+2 {{'hal.command_buffer.fill_buffer' takes 5 operands but was given 0}}
// expected-error @+1 {{'hal.command_buffer.fill_buffer' op requires attribute 'flags'}}
"hal.command_buffer.fill_buffer"() : () -> ()

// -----

// expected-error @+2 {{'hal.command_buffer.update_buffer' takes 7 operands but was given 0}}
// expected-error @+1 {{'hal.command_buffer.update_buffer' op requires attribute 'flags'}}
"hal.command_buffer.update_buffer"() : () -> ()

// -----

// expected-error @+2 {{'hal.command_buffer.copy_buffer' takes 6 operands but was given 0}}
// expected-error @+1 {{'hal.command_buffer.copy_buffer' op requires attribute 'flags'}}
"hal.command_buffer.copy_buffer"() : () -> ()

// -----

// expected-error @+2 {{'hal.command_buffer.collective' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'hal.command_buffer.collective' op requires attribute 'op'}}
"hal.command_buffer.collective"() : () -> ()

// -----

// expected-error @+2 {{'hal.command_buffer.dispatch' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'hal.command_buffer.dispatch' op requires attribute 'flags'}}
"hal.command_buffer.dispatch"() : () -> ()

// -----

// expected-error @+2 {{'hal.command_buffer.dispatch.indirect' op requires attribute 'operandSegmentSizes'}}
// expected-error @+1 {{'hal.command_buffer.dispatch.indirect' op requires attribute 'flags'}}
"hal.command_buffer.dispatch.indirect"() : () -> ()

// -----

// expected-error @+1 {{'hal.ex.shared_device' makes 1 results but was given 2}}
"hal.ex.shared_device"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'hal.ex.submit_and_wait' takes 2 operands but was given 0}}
"hal.ex.submit_and_wait"() : () -> ()

// -----

// expected-error @+3 {{'hal.ex.file.from_memory' takes 6 operands but was given 0}}
// expected-error @+2 {{'hal.ex.file.from_memory' makes 1 results but was given 0}}
// expected-error @+1 {{'hal.ex.file.from_memory' op requires attribute 'access'}}
"hal.ex.file.from_memory"() : () -> ()

// -----

// expected-error @+1 {{'hal.device.resolve' has 0 regions but was given 1}}
"hal.device.resolve"() ({}) : () -> ()

// -----

// expected-error @+2 {{'hal.device.memoize' takes 2 operands but was given 0}}
// expected-error @+1 {{'hal.device.memoize' has 1 regions but was given 0}}
"hal.device.memoize"() : () -> ()

// -----

// expected-error @+2 {{'hal.device.allocator' takes 1 operands but was given 0}}
// expected-error @+1 {{'hal.device.allocator' makes 1 results but was given 0}}
"hal.device.allocator"() : () -> ()

// -----

// expected-error @+4 {{'hal.device.query' takes 1 operands but was given 0}}
// expected-error @+3 {{'hal.device.query' makes 2 results but was given 0}}
// expected-error @+2 {{'hal.device.query' op requires attribute 'category'}}
// expected-error @+1 {{'hal.device.query' op requires attribute 'key'}}
"hal.device.query"() : () -> ()

// -----

// expected-error @+1 {{'hal.return' makes 0 results but was given 1}}
"hal.return"() : () -> (i23)

// -----

// expected-error @+3 {{'hal.device.queue.alloca' takes 6 or more operands, in groups (device, queue_affinity, wait_fence, signal_fence, pool, result_size, flag_values*), but was given 0}}
// expected-error @+2 {{'hal.device.queue.alloca' makes 1 results but was given 0}}
// expected-error @+1 {{'hal.device.queue.alloca' op requires attribute 'flags'}}
"hal.device.queue.alloca"() : () -> ()

// -----

// expected-error @+2 {{'hal.device.queue.dealloca' takes 5 operands but was given 0}}
// expected-error @+1 {{'hal.device.queue.dealloca' op requires attribute 'flags'}}
"hal.device.queue.dealloca"() : () -> ()

// -----

// expected-error @+2 {{'hal.device.queue.fill' takes 8 operands but was given 0}}
// expected-error @+1 {{'hal.device.queue.fill' op requires attribute 'flags'}}
"hal.device.queue.fill"() : () -> ()

// -----

// expected-error @+2 {{'hal.device.queue.update' takes 9 operands but was given 0}}
// expected-error @+1 {{'hal.device.queue.update' op requires attribute 'flags'}}
"hal.device.queue.update"() : () -> ()

// -----

// expected-error @+2 {{'hal.device.queue.copy' takes 9 operands but was given 0}}
// expected-error @+1 {{'hal.device.queue.copy' op requires attribute 'flags'}}
"hal.device.queue.copy"() : () -> ()

// -----

// expected-error @+2 {{'hal.device.queue.read' takes 9 operands but was given 0}}
// expected-error @+1 {{'hal.device.queue.read' op requires attribute 'flags'}}
"hal.device.queue.read"() : () -> ()

// -----

// expected-error @+2 {{'hal.device.queue.write' takes 9 operands but was given 0}}
// expected-error @+1 {{'hal.device.queue.write' op requires attribute 'flags'}}
"hal.device.queue.write"() : () -> ()

// -----

// expected-error @+2 {{'hal.device.queue.barrier' takes 4 operands but was given 0}}
// expected-error @+1 {{'hal.device.queue.barrier' op requires attribute 'flags'}}
"hal.device.queue.barrier"() : () -> ()

// -----

// expected-error @+2 {{'hal.device.queue.execute' takes 5 operands but was given 0}}
// expected-error @+1 {{'hal.device.queue.execute' op requires attribute 'flags'}}
"hal.device.queue.execute"() : () -> ()

// -----

// expected-error @+2 {{'hal.device.queue.execute.indirect' takes 5 or more operands, in groups (device, queue_affinity, wait_fence, signal_fence, command_buffer, binding_buffers*, binding_offsets*, binding_lengths*), but was given 0}}
// expected-error @+1 {{'hal.device.queue.execute.indirect' op requires attribute 'flags'}}
"hal.device.queue.execute.indirect"() : () -> ()

// -----

// expected-error @+1 {{'hal.device.queue.flush' takes 2 operands but was given 0}}
"hal.device.queue.flush"() : () -> ()

// -----

// expected-error @+1 {{'hal.devices.count' makes 1 results but was given 2}}
"hal.devices.count"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'hal.devices.get' takes 1 operands but was given 0}}
// expected-error @+1 {{'hal.devices.get' makes 1 results but was given 0}}
"hal.devices.get"() : () -> ()

// -----

// expected-error @+3 {{'hal.executable.source' makes 0 results but was given 1}}
// expected-error @+2 {{'hal.executable.source' op requires attribute 'sym_name'}}
// expected-error @+1 {{'hal.executable.source' has 1 regions but was given 0}}
"hal.executable.source"() : () -> (i23)

// -----

// expected-error @+2 {{'hal.executable.source_end' makes 0 results but was given 1}}
// expected-error @+1 {{'hal.executable.source_end' op expects parent op 'hal.executable.source', found 'builtin.module'}}
"hal.executable.source_end"() : () -> (i23)

// -----

// expected-error @+3 {{'hal.executable' makes 0 results but was given 1}}
// expected-error @+2 {{'hal.executable' op requires attribute 'sym_name'}}
// expected-error @+1 {{'hal.executable' has 1 regions but was given 0}}
"hal.executable"() : () -> (i23)

// -----

// expected-error @+2 {{'hal.executable_end' makes 0 results but was given 1}}
// expected-error @+1 {{'hal.executable_end' op expects parent op 'hal.executable', found 'builtin.module'}}
"hal.executable_end"() : () -> (i23)

// -----

// expected-error @+4 {{'hal.executable.export' makes 0 results but was given 1}}
// expected-error @+3 {{'hal.executable.export' op requires attribute 'sym_name'}}
// expected-error @+2 {{'hal.executable.export' op requires attribute 'layout'}}
// expected-error @+1 {{'hal.executable.export' has 1 regions but was given 0}}
"hal.executable.export"() : () -> (i23)

// -----

// expected-error @+5 {{'hal.executable.variant' makes 0 results but was given 1}}
// expected-error @+4 {{'hal.executable.variant' op requires attribute 'sym_name'}}
// expected-error @+3 {{'hal.executable.variant' op requires attribute 'target'}}
// expected-error @+2 {{'hal.executable.variant' has 1 regions but was given 0}}
// expected-error @+1 {{'hal.executable.variant' op expects parent op 'hal.executable', found 'builtin.module'}}
"hal.executable.variant"() : () -> (i23)

// -----

// expected-error @+2 {{'hal.executable.variant_end' makes 0 results but was given 1}}
// expected-error @+1 {{'hal.executable.variant_end' op expects parent op 'hal.executable.variant', found 'builtin.module'}}
"hal.executable.variant_end"() : () -> (i23)

// -----

// expected-error @+3 {{'hal.executable.condition' makes 0 results but was given 1}}
// expected-error @+2 {{'hal.executable.condition' op requires attribute 'function_type'}}
// expected-error @+1 {{'hal.executable.condition' has 1 regions but was given 0}}
"hal.executable.condition"() : () -> (i23)

// -----

// expected-error @+4 {{'hal.executable.constant.block' makes 0 results but was given 1}}
// expected-error @+3 {{'hal.executable.constant.block' op requires attribute 'function_type'}}
// expected-error @+2 {{'hal.executable.constant.block' op requires attribute 'keys'}}
// expected-error @+1 {{'hal.executable.constant.block' has 1 regions but was given 0}}
"hal.executable.constant.block"() : () -> (i23)

// -----

// expected-error @+2 {{'hal.executable.constant.load' makes 1 results but was given 2}}
// expected-error @+1 {{'hal.executable.constant.load' op requires attribute 'key'}}
"hal.executable.constant.load"() : () -> (i23, i23)

// -----

// expected-error @+5 {{'hal.executable.binary' makes 0 results but was given 1}}
// expected-error @+4 {{'hal.executable.binary' op requires attribute 'sym_name'}}
// expected-error @+3 {{'hal.executable.binary' op requires attribute 'format'}}
// expected-error @+2 {{'hal.executable.binary' op requires attribute 'data'}}
// expected-error @+1 {{'hal.executable.binary' op expects parent op 'hal.executable', found 'builtin.module'}}
"hal.executable.binary"() : () -> (i23)

// -----

// expected-error @+3 {{'hal.executable.create' takes 2 or more operands, in groups (device, queue_affinity, constants*), but was given 0}}
// expected-error @+2 {{'hal.executable.create' makes 1 results but was given 0}}
// expected-error @+1 {{'hal.executable.create' op requires attribute 'executable_target'}}
"hal.executable.create"() : () -> ()

// -----

// expected-error @+3 {{'hal.pipeline_layout.create' takes 1 or more operands, in groups (device, set_layouts*), but was given 0}}
// expected-error @+2 {{'hal.pipeline_layout.create' makes 1 results but was given 0}}
// expected-error @+1 {{'hal.pipeline_layout.create' op requires attribute 'push_constants'}}
"hal.pipeline_layout.create"() : () -> ()

// -----

// expected-error @+4 {{'hal.descriptor_set_layout.create' takes 1 operands but was given 0}}
// expected-error @+3 {{'hal.descriptor_set_layout.create' makes 1 results but was given 0}}
// expected-error @+2 {{'hal.descriptor_set_layout.create' op requires attribute 'flags'}}
// expected-error @+1 {{'hal.descriptor_set_layout.create' op requires attribute 'bindings'}}
"hal.descriptor_set_layout.create"() : () -> ()

// -----

// expected-error @+3 {{'hal.executable.lookup' takes 1 operands but was given 0}}
// expected-error @+2 {{'hal.executable.lookup' makes 1 results but was given 0}}
// expected-error @+1 {{'hal.executable.lookup' op requires attribute 'executable'}}
"hal.executable.lookup"() : () -> ()

// -----

// expected-error @+2 {{'hal.executable.export.ordinal' makes 1 results but was given 2}}
// expected-error @+1 {{'hal.executable.export.ordinal' op requires attribute 'entry_point'}}
"hal.executable.export.ordinal"() : () -> (i23, i23)

// -----

// expected-error @+3 {{'hal.executable.calculate_workgroups' takes 1 or more operands, in groups (device, workload*), but was given 0}}
// expected-error @+2 {{'hal.executable.calculate_workgroups' makes 3 results but was given 0}}
// expected-error @+1 {{'hal.executable.calculate_workgroups' op requires attribute 'entry_point'}}
"hal.executable.calculate_workgroups"() : () -> ()

// -----

// expected-error @+2 {{'hal.interface.workgroup.id' makes 1 results but was given 2}}
// expected-error @+1 {{'hal.interface.workgroup.id' op requires attribute 'dimension'}}
"hal.interface.workgroup.id"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'hal.interface.workgroup.count' makes 1 results but was given 2}}
// expected-error @+1 {{'hal.interface.workgroup.count' op requires attribute 'dimension'}}
"hal.interface.workgroup.count"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'hal.interface.workgroup.size' makes 1 results but was given 2}}
// expected-error @+1 {{'hal.interface.workgroup.size' op requires attribute 'dimension'}}
"hal.interface.workgroup.size"() : () -> (i23, i23)

// -----

// expected-error @+3 {{'hal.interface.constant.load' makes 1 results but was given 2}}
// expected-error @+2 {{'hal.interface.constant.load' op requires attribute 'layout'}}
// expected-error @+1 {{'hal.interface.constant.load' op requires attribute 'ordinal'}}
"hal.interface.constant.load"() : () -> (i23, i23)

// -----

// expected-error @+4 {{'hal.interface.binding.subspan' op requires attribute 'operandSegmentSizes'}}
// expected-error @+3 {{'hal.interface.binding.subspan' makes 1 results but was given 2}}
// expected-error @+2 {{'hal.interface.binding.subspan' op requires attribute 'layout'}}
// expected-error @+1 {{'hal.interface.binding.subspan' op requires attribute 'binding'}}
"hal.interface.binding.subspan"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'hal.instrument.workgroup' takes 2 operands but was given 0}}
// expected-error @+1 {{'hal.instrument.workgroup' makes 1 results but was given 0}}
"hal.instrument.workgroup"() : () -> ()

// -----

// expected-error @+2 {{'hal.instrument.print' takes 2 or more operands, in groups (buffer, workgroup_key, values*), but was given 0}}
// expected-error @+1 {{'hal.instrument.print' op requires attribute 'format'}}
"hal.instrument.print"() : () -> ()

// -----

// expected-error @+3 {{'hal.instrument.value' takes 3 operands but was given 0}}
// expected-error @+2 {{'hal.instrument.value' makes 1 results but was given 0}}
// expected-error @+1 {{'hal.instrument.value' op requires attribute 'ordinal'}}
"hal.instrument.value"() : () -> ()

// -----

// expected-error @+2 {{'hal.instrument.memory.load' takes 4 or more operands, in groups (buffer, workgroup_key, load_value, base, indices*), but was given 0}}
// expected-error @+1 {{'hal.instrument.memory.load' makes 1 results but was given 0}}
"hal.instrument.memory.load"() : () -> ()

// -----

// expected-error @+2 {{'hal.instrument.memory.store' takes 4 or more operands, in groups (buffer, workgroup_key, store_value, base, indices*), but was given 0}}
// expected-error @+1 {{'hal.instrument.memory.store' makes 1 results but was given 0}}
"hal.instrument.memory.store"() : () -> ()

// -----

// expected-error @+3 {{'hal.fence.create' takes 1 operands but was given 0}}
// expected-error @+2 {{'hal.fence.create' makes 1 results but was given 0}}
// expected-error @+1 {{'hal.fence.create' op requires attribute 'flags'}}
"hal.fence.create"() : () -> ()

// -----

// expected-error @+1 {{'hal.fence.join' makes 1 results but was given 2}}
"hal.fence.join"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'hal.fence.query' takes 1 operands but was given 0}}
// expected-error @+1 {{'hal.fence.query' makes 1 results but was given 0}}
"hal.fence.query"() : () -> ()

// -----

// expected-error @+1 {{'hal.fence.signal' takes 1 operands but was given 0}}
"hal.fence.signal"() : () -> ()

// -----

// expected-error @+1 {{'hal.fence.fail' takes 2 operands but was given 0}}
"hal.fence.fail"() : () -> ()

// -----

// expected-error @+2 {{'hal.fence.await' takes 1 or more operands, in groups (timeout_millis, fences*), but was given 0}}
// expected-error @+1 {{'hal.fence.await' makes 1 results but was given 0}}
"hal.fence.await"() : () -> ()

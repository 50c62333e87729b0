// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the torch dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.

// expected-error @+1 {{'torch.constant.none' makes 1 results but was given 2}}
"torch.constant.none"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'torch.constant.str' makes 1 results but was given 2}}
// expected-error @+1 {{'torch.constant.str' op requires attribute 'value'}}
"torch.constant.str"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'torch.constant.device' makes 1 results but was given 2}}
// expected-error @+1 {{'torch.constant.device' op requires attribute 'value'}}
"torch.constant.device"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'torch.constant.int' makes 1 results but was given 2}}
// expected-error @+1 {{'torch.constant.int' op requires attribute 'value'}}
"torch.constant.int"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'torch.constant.float' makes 1 results but was given 2}}
// expected-error @+1 {{'torch.constant.float' op requires attribute 'value'}}
"torch.constant.float"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'torch.constant.bool' makes 1 results but was given 2}}
// expected-error @+1 {{'torch.constant.bool' op requires attribute 'value'}}
"torch.constant.bool"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'torch.constant.number' makes 1 results but was given 2}}
// expected-error @+1 {{'torch.constant.number' op requires attribute 'value'}}
"torch.constant.number"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'torch.tensor.literal' makes 1 results but was given 2}}
// expected-error @+1 {{'torch.tensor.literal' op requires attribute 'value'}}
"torch.tensor.literal"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'torch.vtensor.literal' makes 1 results but was given 2}}
// expected-error @+1 {{'torch.vtensor.literal' op requires attribute 'value'}}
"torch.vtensor.literal"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'torch.operator' op requires attribute 'name'}}
"torch.operator"() : () -> ()

// -----

// expected-error @+2 {{'torch.operator_terminator' makes 0 results but was given 1}}
// expected-error @+1 {{'torch.operator_terminator' op expects parent op 'torch.operator', found 'builtin.module'}}
"torch.operator_terminator"() : () -> (i23)

// -----

// expected-error @+2 {{'torch.nn_module' makes 1 results but was given 2}}
// expected-error @+1 {{'torch.nn_module' has 1 regions but was given 0}}
"torch.nn_module"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'torch.nn_module_terminator' makes 0 results but was given 1}}
// expected-error @+1 {{'torch.nn_module_terminator' op expects parent op 'torch.nn_module', found 'builtin.module'}}
"torch.nn_module_terminator"() : () -> (i23)

// -----

// expected-error @+3 {{'torch.slot' takes 1 operands but was given 0}}
// expected-error @+2 {{'torch.slot' op requires attribute 'name'}}
// expected-error @+1 {{'torch.slot' op expects parent op 'torch.nn_module', found 'builtin.module'}}
"torch.slot"() : () -> ()

// -----

// expected-error @+3 {{'torch.class_type' makes 0 results but was given 1}}
// expected-error @+2 {{'torch.class_type' op requires attribute 'sym_name'}}
// expected-error @+1 {{'torch.class_type' has 1 regions but was given 0}}
"torch.class_type"() : () -> (i23)

// -----

// expected-error @+2 {{'torch.class_type_terminator' makes 0 results but was given 1}}
// expected-error @+1 {{'torch.class_type_terminator' op expects parent op 'torch.class_type', found 'builtin.module'}}
"torch.class_type_terminator"() : () -> (i23)

// -----

// expected-error @+4 {{'torch.method' makes 0 results but was given 1}}
// expected-error @+3 {{'torch.method' op requires attribute 'name'}}
// expected-error @+2 {{'torch.method' op requires attribute 'function'}}
// expected-error @+1 {{'torch.method' op expects parent op 'torch.class_type', found 'builtin.module'}}
"torch.method"() : () -> (i23)

// -----

// expected-error @+4 {{'torch.attr' makes 0 results but was given 1}}
// expected-error @+3 {{'torch.attr' op requires attribute 'name'}}
// expected-error @+2 {{'torch.attr' op requires attribute 'type'}}
// expected-error @+1 {{'torch.attr' op expects parent op 'torch.class_type', found 'builtin.module'}}
"torch.attr"() : () -> (i23)

// -----

// expected-error @+3 {{'torch.global_slot' makes 0 results but was given 1}}
// expected-error @+2 {{'torch.global_slot' op requires attribute 'sym_name'}}
// expected-error @+1 {{'torch.global_slot' op requires attribute 'typeBound'}}
"torch.global_slot"() : () -> (i23)

// -----

// expected-error @+2 {{'torch.global_slot.get' makes 1 results but was given 2}}
// expected-error @+1 {{'torch.global_slot.get' op requires attribute 'slot'}}
"torch.global_slot.get"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'torch.global_slot.set' takes 1 operands but was given 0}}
// expected-error @+1 {{'torch.global_slot.set' op requires attribute 'slot'}}
"torch.global_slot.set"() : () -> ()

// -----

// expected-error @+2 {{'torch.global_slot.module_initializer' makes 0 results but was given 1}}
// expected-error @+1 {{'torch.global_slot.module_initializer' has 1 regions but was given 0}}
"torch.global_slot.module_initializer"() : () -> (i23)

// -----

// expected-error @+3 {{'torch.initialize.global_slots' makes 0 results but was given 1}}
// expected-error @+2 {{'torch.initialize.global_slots' op requires attribute 'slotSymNames'}}
// expected-error @+1 {{'torch.initialize.global_slots' op expects parent op 'torch.global_slot.module_initializer', found 'builtin.module'}}
"torch.initialize.global_slots"() : () -> (i23)

// -----

// expected-error @+1 {{'torch.prim.ListConstruct' makes 1 results but was given 2}}
"torch.prim.ListConstruct"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'torch.prim.ListUnpack' takes 1 operands but was given 0}}
"torch.prim.ListUnpack"() : () -> ()

// -----

// expected-error @+1 {{'torch.prim.TupleConstruct' makes 1 results but was given 2}}
"torch.prim.TupleConstruct"() : () -> (i23, i23)

// -----

// expected-error @+1 {{'torch.prim.DictConstruct' makes 1 results but was given 2}}
"torch.prim.DictConstruct"() : () -> (i23, i23)

// -----

// expected-error @+3 {{'torch.prim.GetAttr' takes 1 operands but was given 0}}
// expected-error @+2 {{'torch.prim.GetAttr' makes 1 results but was given 0}}
// expected-error @+1 {{'torch.prim.GetAttr' op requires attribute 'name'}}
"torch.prim.GetAttr"() : () -> ()

// -----

// expected-error @+2 {{'torch.prim.SetAttr' takes 2 operands but was given 0}}
// expected-error @+1 {{'torch.prim.SetAttr' op requires attribute 'name'}}
"torch.prim.SetAttr"() : () -> ()

// -----

// expected-error @+3 {{'torch.prim.CallMethod' takes 1 or more operands, in groups (receiver, operands*), but was given 0}}
// expected-error @+2 {{'torch.prim.CallMethod' makes 1 results but was given 0}}
// expected-error @+1 {{'torch.prim.CallMethod' op requires attribute 'name'}}
"torch.prim.CallMethod"() : () -> ()

// -----

// expected-error @+2 {{'torch.prim.Loop' takes 2 or more operands, in groups (maxTripCount, initialCondition, iterArgsInit*), but was given 0}}
// expected-error @+1 {{'torch.prim.Loop' has 1 regions but was given 0}}
"torch.prim.Loop"() : () -> ()

// -----

// expected-error @+2 {{'torch.prim.Loop.condition' takes 1 or more operands, in groups (shouldContinue, iterArgs*), but was given 0}}
// expected-error @+1 {{'torch.prim.Loop.condition' op expects parent op 'torch.prim.Loop', found 'builtin.module'}}
"torch.prim.Loop.condition"() : () -> ()

// -----

// expected-error @+2 {{'torch.prim.If' takes 1 operands but was given 0}}
// expected-error @+1 {{'torch.prim.If' has 2 regions but was given 0}}
"torch.prim.If"() : () -> ()

// -----

// expected-error @+2 {{'torch.prim.If.yield' makes 0 results but was given 1}}
// expected-error @+1 {{'torch.prim.If.yield' op expects parent op 'torch.prim.If', found 'builtin.module'}}
"torch.prim.If.yield"() : () -> (i23)

// -----

// expected-error @+1 {{'torch.prim.Print' makes 0 results but was given 1}}
"torch.prim.Print"() : () -> (i23)

// -----

// expected-error @+1 {{'torch.prim.tolist' has 0 regions but was given 1}}
"torch.prim.tolist"() ({}) : () -> ()

// -----

// expected-error @+2 {{'torch.derefine' takes 1 operands but was given 0}}
// expected-error @+1 {{'torch.derefine' makes 1 results but was given 0}}
"torch.derefine"() : () -> ()

// -----

// expected-error @+2 {{'torch.tensor_static_info_cast' takes 1 operands but was given 0}}
// expected-error @+1 {{'torch.tensor_static_info_cast' makes 1 results but was given 0}}
"torch.tensor_static_info_cast"() : () -> ()

// -----

// expected-error @+2 {{'torch.copy.to_tensor' takes 1 operands but was given 0}}
// expected-error @+1 {{'torch.copy.to_tensor' makes 1 results but was given 0}}
"torch.copy.to_tensor"() : () -> ()

// -----

// expected-error @+2 {{'torch.copy.to_vtensor' takes 1 operands but was given 0}}
// expected-error @+1 {{'torch.copy.to_vtensor' makes 1 results but was given 0}}
"torch.copy.to_vtensor"() : () -> ()

// -----

// expected-error @+1 {{'torch.overwrite.tensor.contents' takes 2 operands but was given 0}}
"torch.overwrite.tensor.contents"() : () -> ()

// -----

// expected-error @+2 {{'torch.per_tensor_affine.create' takes 3 operands but was given 0}}
// expected-error @+1 {{'torch.per_tensor_affine.create' makes 1 results but was given 0}}
"torch.per_tensor_affine.create"() : () -> ()

// -----

// expected-error @+2 {{'torch.linear_params.create' takes 1 or more operands, in groups (weight, bias?), but was given 0}}
// expected-error @+1 {{'torch.linear_params.create' makes 1 results but was given 0}}
"torch.linear_params.create"() : () -> ()

// -----

// expected-error @+2 {{'torch.runtime.assert' takes 1 operands but was given 0}}
// expected-error @+1 {{'torch.runtime.assert' op requires attribute 'message'}}
"torch.runtime.assert"() : () -> ()

// -----

// expected-error @+4 {{'torch.symbolic_int' makes 1 results but was given 2}}
// expected-error @+3 {{'torch.symbolic_int' op requires attribute 'symbol_name'}}
// expected-error @+2 {{'torch.symbolic_int' op requires attribute 'min_val'}}
// expected-error @+1 {{'torch.symbolic_int' op requires attribute 'max_val'}}
"torch.symbolic_int"() : () -> (i23, i23)

// -----

// expected-error @+2 {{'torch.bind_symbolic_shape' takes 1 or more operands, in groups (operand, shape_symbols*), but was given 0}}
// expected-error @+1 {{'torch.bind_symbolic_shape' op requires attribute 'shape_expressions'}}
"torch.bind_symbolic_shape"() : () -> ()

// -----

// expected-error @+1 {{'torch.prim.layout' has 0 regions but was given 1}}
"torch.prim.layout"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prim.TupleIndex' has 0 regions but was given 1}}
"torch.prim.TupleIndex"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prim.TupleUnpack' has 0 regions but was given 1}}
"torch.prim.TupleUnpack"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prim.device' has 0 regions but was given 1}}
"torch.prim.device"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prim.dtype' has 0 regions but was given 1}}
"torch.prim.dtype"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prim.NumToTensor.Scalar' has 0 regions but was given 1}}
"torch.prim.NumToTensor.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prim.min.self_int' has 0 regions but was given 1}}
"torch.prim.min.self_int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prim.min.int' has 0 regions but was given 1}}
"torch.prim.min.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prim.max.self_int' has 0 regions but was given 1}}
"torch.prim.max.self_int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prim.max.int' has 0 regions but was given 1}}
"torch.prim.max.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prim.abs.Scalar' has 0 regions but was given 1}}
"torch.prim.abs.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prim.RaiseException' has 0 regions but was given 1}}
"torch.prim.RaiseException"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prim.Uninitialized' has 0 regions but was given 1}}
"torch.prim.Uninitialized"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prim.unchecked_cast' has 0 regions but was given 1}}
"torch.prim.unchecked_cast"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prims.convert_element_type' has 0 regions but was given 1}}
"torch.prims.convert_element_type"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prims.var' has 0 regions but was given 1}}
"torch.prims.var"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prims.sqrt' has 0 regions but was given 1}}
"torch.prims.sqrt"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prims.squeeze' has 0 regions but was given 1}}
"torch.prims.squeeze"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prims.view_of' has 0 regions but was given 1}}
"torch.prims.view_of"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prims.iota' has 0 regions but was given 1}}
"torch.prims.iota"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prims.split_dim' has 0 regions but was given 1}}
"torch.prims.split_dim"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prims.collapse' has 0 regions but was given 1}}
"torch.prims.collapse"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prims.prod' has 0 regions but was given 1}}
"torch.prims.prod"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.prims.sum' has 0 regions but was given 1}}
"torch.prims.sum"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.hardtanh' has 0 regions but was given 1}}
"torch.aten.hardtanh"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.hardtanh_' has 0 regions but was given 1}}
"torch.aten.hardtanh_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.elu' has 0 regions but was given 1}}
"torch.aten.elu"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.elu_' has 0 regions but was given 1}}
"torch.aten.elu_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.relu' has 0 regions but was given 1}}
"torch.aten.relu"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.relu_' has 0 regions but was given 1}}
"torch.aten.relu_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.relu6' has 0 regions but was given 1}}
"torch.aten.relu6"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.relu6_' has 0 regions but was given 1}}
"torch.aten.relu6_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.leaky_relu' has 0 regions but was given 1}}
"torch.aten.leaky_relu"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.leaky_relu_' has 0 regions but was given 1}}
"torch.aten.leaky_relu_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.selu' has 0 regions but was given 1}}
"torch.aten.selu"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.selu_' has 0 regions but was given 1}}
"torch.aten.selu_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sin' has 0 regions but was given 1}}
"torch.aten.sin"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sin_' has 0 regions but was given 1}}
"torch.aten.sin_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.exp' has 0 regions but was given 1}}
"torch.aten.exp"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.exp_' has 0 regions but was given 1}}
"torch.aten.exp_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.exp2' has 0 regions but was given 1}}
"torch.aten.exp2"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.exp2_' has 0 regions but was given 1}}
"torch.aten.exp2_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.expm1' has 0 regions but was given 1}}
"torch.aten.expm1"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.expm1_' has 0 regions but was given 1}}
"torch.aten.expm1_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cos' has 0 regions but was given 1}}
"torch.aten.cos"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cos_' has 0 regions but was given 1}}
"torch.aten.cos_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.tan' has 0 regions but was given 1}}
"torch.aten.tan"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.tan_' has 0 regions but was given 1}}
"torch.aten.tan_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.erf' has 0 regions but was given 1}}
"torch.aten.erf"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.erf_' has 0 regions but was given 1}}
"torch.aten.erf_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.erfinv' has 0 regions but was given 1}}
"torch.aten.erfinv"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.erfinv_' has 0 regions but was given 1}}
"torch.aten.erfinv_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sigmoid' has 0 regions but was given 1}}
"torch.aten.sigmoid"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sigmoid_' has 0 regions but was given 1}}
"torch.aten.sigmoid_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.hardsigmoid' has 0 regions but was given 1}}
"torch.aten.hardsigmoid"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.hardsigmoid_' has 0 regions but was given 1}}
"torch.aten.hardsigmoid_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.hardswish' has 0 regions but was given 1}}
"torch.aten.hardswish"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.hardswish_' has 0 regions but was given 1}}
"torch.aten.hardswish_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.tanh' has 0 regions but was given 1}}
"torch.aten.tanh"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.tanh_' has 0 regions but was given 1}}
"torch.aten.tanh_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.floor' has 0 regions but was given 1}}
"torch.aten.floor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.floor_' has 0 regions but was given 1}}
"torch.aten.floor_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ceil' has 0 regions but was given 1}}
"torch.aten.ceil"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ceil_' has 0 regions but was given 1}}
"torch.aten.ceil_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.trunc' has 0 regions but was given 1}}
"torch.aten.trunc"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.trunc_' has 0 regions but was given 1}}
"torch.aten.trunc_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bitwise_not' has 0 regions but was given 1}}
"torch.aten.bitwise_not"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bitwise_not_' has 0 regions but was given 1}}
"torch.aten.bitwise_not_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.add.Tensor' has 0 regions but was given 1}}
"torch.aten.add.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.add_.Tensor' has 0 regions but was given 1}}
"torch.aten.add_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sub.Tensor' has 0 regions but was given 1}}
"torch.aten.sub.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sub_.Tensor' has 0 regions but was given 1}}
"torch.aten.sub_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.mul.Tensor' has 0 regions but was given 1}}
"torch.aten.mul.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.mul_.Tensor' has 0 regions but was given 1}}
"torch.aten.mul_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.div.Tensor' has 0 regions but was given 1}}
"torch.aten.div.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.div_.Tensor' has 0 regions but was given 1}}
"torch.aten.div_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.div.Tensor_mode' has 0 regions but was given 1}}
"torch.aten.div.Tensor_mode"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.div_.Tensor_mode' has 0 regions but was given 1}}
"torch.aten.div_.Tensor_mode"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.div.Scalar' has 0 regions but was given 1}}
"torch.aten.div.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.div_.Scalar' has 0 regions but was given 1}}
"torch.aten.div_.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.div.Scalar_mode' has 0 regions but was given 1}}
"torch.aten.div.Scalar_mode"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.div_.Scalar_mode' has 0 regions but was given 1}}
"torch.aten.div_.Scalar_mode"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fmod.Scalar' has 0 regions but was given 1}}
"torch.aten.fmod.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fmod_.Scalar' has 0 regions but was given 1}}
"torch.aten.fmod_.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.masked_fill.Scalar' has 0 regions but was given 1}}
"torch.aten.masked_fill.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.masked_fill_.Scalar' has 0 regions but was given 1}}
"torch.aten.masked_fill_.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.masked_fill.Tensor' has 0 regions but was given 1}}
"torch.aten.masked_fill.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.masked_fill_.Tensor' has 0 regions but was given 1}}
"torch.aten.masked_fill_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.masked_scatter' has 0 regions but was given 1}}
"torch.aten.masked_scatter"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.masked_scatter_' has 0 regions but was given 1}}
"torch.aten.masked_scatter_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.clamp' has 0 regions but was given 1}}
"torch.aten.clamp"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.clamp_' has 0 regions but was given 1}}
"torch.aten.clamp_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.clamp.Tensor' has 0 regions but was given 1}}
"torch.aten.clamp.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.clamp_.Tensor' has 0 regions but was given 1}}
"torch.aten.clamp_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.clamp_min' has 0 regions but was given 1}}
"torch.aten.clamp_min"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.clamp_min_' has 0 regions but was given 1}}
"torch.aten.clamp_min_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.clamp_min.Tensor' has 0 regions but was given 1}}
"torch.aten.clamp_min.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.clamp_min_.Tensor' has 0 regions but was given 1}}
"torch.aten.clamp_min_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.clamp_max' has 0 regions but was given 1}}
"torch.aten.clamp_max"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.clamp_max_' has 0 regions but was given 1}}
"torch.aten.clamp_max_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.clamp_max.Tensor' has 0 regions but was given 1}}
"torch.aten.clamp_max.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.clamp_max_.Tensor' has 0 regions but was given 1}}
"torch.aten.clamp_max_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.log2' has 0 regions but was given 1}}
"torch.aten.log2"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.log2_' has 0 regions but was given 1}}
"torch.aten.log2_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sqrt' has 0 regions but was given 1}}
"torch.aten.sqrt"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sqrt_' has 0 regions but was given 1}}
"torch.aten.sqrt_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.log1p' has 0 regions but was given 1}}
"torch.aten.log1p"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.log1p_' has 0 regions but was given 1}}
"torch.aten.log1p_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.rsqrt' has 0 regions but was given 1}}
"torch.aten.rsqrt"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.rsqrt_' has 0 regions but was given 1}}
"torch.aten.rsqrt_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.abs' has 0 regions but was given 1}}
"torch.aten.abs"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.abs_' has 0 regions but was given 1}}
"torch.aten.abs_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.reciprocal' has 0 regions but was given 1}}
"torch.aten.reciprocal"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.reciprocal_' has 0 regions but was given 1}}
"torch.aten.reciprocal_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bitwise_and.Tensor' has 0 regions but was given 1}}
"torch.aten.bitwise_and.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bitwise_and_.Tensor' has 0 regions but was given 1}}
"torch.aten.bitwise_and_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bitwise_or.Tensor' has 0 regions but was given 1}}
"torch.aten.bitwise_or.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bitwise_or_.Tensor' has 0 regions but was given 1}}
"torch.aten.bitwise_or_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bitwise_xor.Tensor' has 0 regions but was given 1}}
"torch.aten.bitwise_xor.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bitwise_xor_.Tensor' has 0 regions but was given 1}}
"torch.aten.bitwise_xor_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.threshold' has 0 regions but was given 1}}
"torch.aten.threshold"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.threshold_' has 0 regions but was given 1}}
"torch.aten.threshold_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.square' has 0 regions but was given 1}}
"torch.aten.square"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.square_' has 0 regions but was given 1}}
"torch.aten.square_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.zero' has 0 regions but was given 1}}
"torch.aten.zero"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.zero_' has 0 regions but was given 1}}
"torch.aten.zero_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.acos' has 0 regions but was given 1}}
"torch.aten.acos"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.acos_' has 0 regions but was given 1}}
"torch.aten.acos_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.acosh' has 0 regions but was given 1}}
"torch.aten.acosh"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.acosh_' has 0 regions but was given 1}}
"torch.aten.acosh_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.asin' has 0 regions but was given 1}}
"torch.aten.asin"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.asin_' has 0 regions but was given 1}}
"torch.aten.asin_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.asinh' has 0 regions but was given 1}}
"torch.aten.asinh"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.asinh_' has 0 regions but was given 1}}
"torch.aten.asinh_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.atan' has 0 regions but was given 1}}
"torch.aten.atan"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.atan_' has 0 regions but was given 1}}
"torch.aten.atan_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.atanh' has 0 regions but was given 1}}
"torch.aten.atanh"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.atanh_' has 0 regions but was given 1}}
"torch.aten.atanh_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.atan2' has 0 regions but was given 1}}
"torch.aten.atan2"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.atan2_' has 0 regions but was given 1}}
"torch.aten.atan2_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sinh' has 0 regions but was given 1}}
"torch.aten.sinh"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sinh_' has 0 regions but was given 1}}
"torch.aten.sinh_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cosh' has 0 regions but was given 1}}
"torch.aten.cosh"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cosh_' has 0 regions but was given 1}}
"torch.aten.cosh_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.neg' has 0 regions but was given 1}}
"torch.aten.neg"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.neg_' has 0 regions but was given 1}}
"torch.aten.neg_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sign' has 0 regions but was given 1}}
"torch.aten.sign"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sign_' has 0 regions but was given 1}}
"torch.aten.sign_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sgn' has 0 regions but was given 1}}
"torch.aten.sgn"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sgn_' has 0 regions but was given 1}}
"torch.aten.sgn_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.frac' has 0 regions but was given 1}}
"torch.aten.frac"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.frac_' has 0 regions but was given 1}}
"torch.aten.frac_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.round' has 0 regions but was given 1}}
"torch.aten.round"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.round_' has 0 regions but was given 1}}
"torch.aten.round_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.round.decimals' has 0 regions but was given 1}}
"torch.aten.round.decimals"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.round_.decimals' has 0 regions but was given 1}}
"torch.aten.round_.decimals"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.silu' has 0 regions but was given 1}}
"torch.aten.silu"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.silu_' has 0 regions but was given 1}}
"torch.aten.silu_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.mish' has 0 regions but was given 1}}
"torch.aten.mish"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.mish_' has 0 regions but was given 1}}
"torch.aten.mish_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.celu' has 0 regions but was given 1}}
"torch.aten.celu"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.celu_' has 0 regions but was given 1}}
"torch.aten.celu_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.logit' has 0 regions but was given 1}}
"torch.aten.logit"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.logit_' has 0 regions but was given 1}}
"torch.aten.logit_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.log' has 0 regions but was given 1}}
"torch.aten.log"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.log_' has 0 regions but was given 1}}
"torch.aten.log_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.log10' has 0 regions but was given 1}}
"torch.aten.log10"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.log10_' has 0 regions but was given 1}}
"torch.aten.log10_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.log_sigmoid' has 0 regions but was given 1}}
"torch.aten.log_sigmoid"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.unsqueeze' has 0 regions but was given 1}}
"torch.aten.unsqueeze"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.unsqueeze_' has 0 regions but was given 1}}
"torch.aten.unsqueeze_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.squeeze' has 0 regions but was given 1}}
"torch.aten.squeeze"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.squeeze_' has 0 regions but was given 1}}
"torch.aten.squeeze_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.squeeze.dim' has 0 regions but was given 1}}
"torch.aten.squeeze.dim"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.squeeze_.dim' has 0 regions but was given 1}}
"torch.aten.squeeze_.dim"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.copysign.Tensor' has 0 regions but was given 1}}
"torch.aten.copysign.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.copysign_.Tensor' has 0 regions but was given 1}}
"torch.aten.copysign_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ldexp.Tensor' has 0 regions but was given 1}}
"torch.aten.ldexp.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ldexp_.Tensor' has 0 regions but was given 1}}
"torch.aten.ldexp_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bernoulli' has 0 regions but was given 1}}
"torch.aten.bernoulli"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bernoulli_' has 0 regions but was given 1}}
"torch.aten.bernoulli_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bernoulli.float' has 0 regions but was given 1}}
"torch.aten.bernoulli.float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bernoulli_.float' has 0 regions but was given 1}}
"torch.aten.bernoulli_.float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cumsum' has 0 regions but was given 1}}
"torch.aten.cumsum"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cumsum_' has 0 regions but was given 1}}
"torch.aten.cumsum_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.add.Scalar' has 0 regions but was given 1}}
"torch.aten.add.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.add_.Scalar' has 0 regions but was given 1}}
"torch.aten.add_.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sub.Scalar' has 0 regions but was given 1}}
"torch.aten.sub.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sub_.Scalar' has 0 regions but was given 1}}
"torch.aten.sub_.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.mul.Scalar' has 0 regions but was given 1}}
"torch.aten.mul.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.mul_.Scalar' has 0 regions but was given 1}}
"torch.aten.mul_.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.eq.Tensor' has 0 regions but was given 1}}
"torch.aten.eq.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.eq_.Tensor' has 0 regions but was given 1}}
"torch.aten.eq_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ne.Tensor' has 0 regions but was given 1}}
"torch.aten.ne.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ne_.Tensor' has 0 regions but was given 1}}
"torch.aten.ne_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.gt.Tensor' has 0 regions but was given 1}}
"torch.aten.gt.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.gt_.Tensor' has 0 regions but was given 1}}
"torch.aten.gt_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ge.Tensor' has 0 regions but was given 1}}
"torch.aten.ge.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ge_.Tensor' has 0 regions but was given 1}}
"torch.aten.ge_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.lt.Tensor' has 0 regions but was given 1}}
"torch.aten.lt.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.lt_.Tensor' has 0 regions but was given 1}}
"torch.aten.lt_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.le.Tensor' has 0 regions but was given 1}}
"torch.aten.le.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.le_.Tensor' has 0 regions but was given 1}}
"torch.aten.le_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.eq.Scalar' has 0 regions but was given 1}}
"torch.aten.eq.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.eq_.Scalar' has 0 regions but was given 1}}
"torch.aten.eq_.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ne.Scalar' has 0 regions but was given 1}}
"torch.aten.ne.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ne_.Scalar' has 0 regions but was given 1}}
"torch.aten.ne_.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.gt.Scalar' has 0 regions but was given 1}}
"torch.aten.gt.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.gt_.Scalar' has 0 regions but was given 1}}
"torch.aten.gt_.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ge.Scalar' has 0 regions but was given 1}}
"torch.aten.ge.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ge_.Scalar' has 0 regions but was given 1}}
"torch.aten.ge_.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.lt.Scalar' has 0 regions but was given 1}}
"torch.aten.lt.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.lt_.Scalar' has 0 regions but was given 1}}
"torch.aten.lt_.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.le.Scalar' has 0 regions but was given 1}}
"torch.aten.le.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.le_.Scalar' has 0 regions but was given 1}}
"torch.aten.le_.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.logical_and' has 0 regions but was given 1}}
"torch.aten.logical_and"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.logical_and_' has 0 regions but was given 1}}
"torch.aten.logical_and_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.logical_or' has 0 regions but was given 1}}
"torch.aten.logical_or"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.logical_or_' has 0 regions but was given 1}}
"torch.aten.logical_or_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.logical_xor' has 0 regions but was given 1}}
"torch.aten.logical_xor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.logical_xor_' has 0 regions but was given 1}}
"torch.aten.logical_xor_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.logical_not' has 0 regions but was given 1}}
"torch.aten.logical_not"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.logical_not_' has 0 regions but was given 1}}
"torch.aten.logical_not_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.lerp.Tensor' has 0 regions but was given 1}}
"torch.aten.lerp.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.lerp_.Tensor' has 0 regions but was given 1}}
"torch.aten.lerp_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.lerp.Scalar' has 0 regions but was given 1}}
"torch.aten.lerp.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.lerp_.Scalar' has 0 regions but was given 1}}
"torch.aten.lerp_.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.addcmul' has 0 regions but was given 1}}
"torch.aten.addcmul"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.addcmul_' has 0 regions but was given 1}}
"torch.aten.addcmul_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.addcdiv' has 0 regions but was given 1}}
"torch.aten.addcdiv"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.addcdiv_' has 0 regions but was given 1}}
"torch.aten.addcdiv_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.pow.Tensor' has 0 regions but was given 1}}
"torch.aten.pow.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.pow_.Tensor' has 0 regions but was given 1}}
"torch.aten.pow_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.pow.Scalar' has 0 regions but was given 1}}
"torch.aten.pow.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.pow_.Scalar' has 0 regions but was given 1}}
"torch.aten.pow_.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fill.Scalar' has 0 regions but was given 1}}
"torch.aten.fill.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fill_.Scalar' has 0 regions but was given 1}}
"torch.aten.fill_.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fill.Tensor' has 0 regions but was given 1}}
"torch.aten.fill.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fill_.Tensor' has 0 regions but was given 1}}
"torch.aten.fill_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.index_put' has 0 regions but was given 1}}
"torch.aten.index_put"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.index_put_' has 0 regions but was given 1}}
"torch.aten.index_put_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.index_fill.int_Scalar' has 0 regions but was given 1}}
"torch.aten.index_fill.int_Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.index_fill_.int_Scalar' has 0 regions but was given 1}}
"torch.aten.index_fill_.int_Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.index_add' has 0 regions but was given 1}}
"torch.aten.index_add"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.index_add_' has 0 regions but was given 1}}
"torch.aten.index_add_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.index_copy' has 0 regions but was given 1}}
"torch.aten.index_copy"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.index_copy_' has 0 regions but was given 1}}
"torch.aten.index_copy_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.index_reduce' has 0 regions but was given 1}}
"torch.aten.index_reduce"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.index_reduce_' has 0 regions but was given 1}}
"torch.aten.index_reduce_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.scatter.src' has 0 regions but was given 1}}
"torch.aten.scatter.src"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.scatter_.src' has 0 regions but was given 1}}
"torch.aten.scatter_.src"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.scatter.value' has 0 regions but was given 1}}
"torch.aten.scatter.value"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.scatter_.value' has 0 regions but was given 1}}
"torch.aten.scatter_.value"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.scatter_add' has 0 regions but was given 1}}
"torch.aten.scatter_add"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.scatter_add_' has 0 regions but was given 1}}
"torch.aten.scatter_add_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.scatter_reduce.two' has 0 regions but was given 1}}
"torch.aten.scatter_reduce.two"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.scatter_reduce_.two' has 0 regions but was given 1}}
"torch.aten.scatter_reduce_.two"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.triu' has 0 regions but was given 1}}
"torch.aten.triu"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.triu_' has 0 regions but was given 1}}
"torch.aten.triu_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.tril' has 0 regions but was given 1}}
"torch.aten.tril"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.tril_' has 0 regions but was given 1}}
"torch.aten.tril_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.nan_to_num' has 0 regions but was given 1}}
"torch.aten.nan_to_num"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.nan_to_num_' has 0 regions but was given 1}}
"torch.aten.nan_to_num_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.addmm' has 0 regions but was given 1}}
"torch.aten.addmm"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.addmm_' has 0 regions but was given 1}}
"torch.aten.addmm_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.addbmm' has 0 regions but was given 1}}
"torch.aten.addbmm"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.addbmm_' has 0 regions but was given 1}}
"torch.aten.addbmm_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.baddbmm' has 0 regions but was given 1}}
"torch.aten.baddbmm"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.baddbmm_' has 0 regions but was given 1}}
"torch.aten.baddbmm_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.addmv' has 0 regions but was given 1}}
"torch.aten.addmv"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.addmv_' has 0 regions but was given 1}}
"torch.aten.addmv_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fmod.Tensor' has 0 regions but was given 1}}
"torch.aten.fmod.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fmod_.Tensor' has 0 regions but was given 1}}
"torch.aten.fmod_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.remainder.Tensor' has 0 regions but was given 1}}
"torch.aten.remainder.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.remainder_.Tensor' has 0 regions but was given 1}}
"torch.aten.remainder_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.remainder.Scalar' has 0 regions but was given 1}}
"torch.aten.remainder.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.remainder_.Scalar' has 0 regions but was given 1}}
"torch.aten.remainder_.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.floor_divide' has 0 regions but was given 1}}
"torch.aten.floor_divide"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.floor_divide_' has 0 regions but was given 1}}
"torch.aten.floor_divide_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.floor_divide.Scalar' has 0 regions but was given 1}}
"torch.aten.floor_divide.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.floor_divide_.Scalar' has 0 regions but was given 1}}
"torch.aten.floor_divide_.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bitwise_left_shift.Tensor' has 0 regions but was given 1}}
"torch.aten.bitwise_left_shift.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bitwise_left_shift_.Tensor' has 0 regions but was given 1}}
"torch.aten.bitwise_left_shift_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bitwise_right_shift.Tensor' has 0 regions but was given 1}}
"torch.aten.bitwise_right_shift.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bitwise_right_shift_.Tensor' has 0 regions but was given 1}}
"torch.aten.bitwise_right_shift_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bitwise_and.Scalar' has 0 regions but was given 1}}
"torch.aten.bitwise_and.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bitwise_and_.Scalar' has 0 regions but was given 1}}
"torch.aten.bitwise_and_.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bitwise_or.Scalar' has 0 regions but was given 1}}
"torch.aten.bitwise_or.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bitwise_or_.Scalar' has 0 regions but was given 1}}
"torch.aten.bitwise_or_.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bitwise_xor.Scalar' has 0 regions but was given 1}}
"torch.aten.bitwise_xor.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bitwise_xor_.Scalar' has 0 regions but was given 1}}
"torch.aten.bitwise_xor_.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cumprod' has 0 regions but was given 1}}
"torch.aten.cumprod"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cumprod_' has 0 regions but was given 1}}
"torch.aten.cumprod_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.hypot' has 0 regions but was given 1}}
"torch.aten.hypot"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.hypot_' has 0 regions but was given 1}}
"torch.aten.hypot_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.float_power.Tensor_Tensor' has 0 regions but was given 1}}
"torch.aten.float_power.Tensor_Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.float_power_.Tensor_Tensor' has 0 regions but was given 1}}
"torch.aten.float_power_.Tensor_Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.dropout' has 0 regions but was given 1}}
"torch.aten.dropout"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.dropout_' has 0 regions but was given 1}}
"torch.aten.dropout_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.alpha_dropout' has 0 regions but was given 1}}
"torch.aten.alpha_dropout"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.alpha_dropout_' has 0 regions but was given 1}}
"torch.aten.alpha_dropout_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.feature_dropout' has 0 regions but was given 1}}
"torch.aten.feature_dropout"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.feature_dropout_' has 0 regions but was given 1}}
"torch.aten.feature_dropout_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.rrelu' has 0 regions but was given 1}}
"torch.aten.rrelu"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.rrelu_' has 0 regions but was given 1}}
"torch.aten.rrelu_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.uniform' has 0 regions but was given 1}}
"torch.aten.uniform"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.uniform_' has 0 regions but was given 1}}
"torch.aten.uniform_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.normal_' has 0 regions but was given 1}}
"torch.aten.normal_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.exponential' has 0 regions but was given 1}}
"torch.aten.exponential"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.exponential_' has 0 regions but was given 1}}
"torch.aten.exponential_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.xlogy.Tensor' has 0 regions but was given 1}}
"torch.aten.xlogy.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.xlogy_.Tensor' has 0 regions but was given 1}}
"torch.aten.xlogy_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.lgamma' has 0 regions but was given 1}}
"torch.aten.lgamma"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.lgamma_' has 0 regions but was given 1}}
"torch.aten.lgamma_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.digamma' has 0 regions but was given 1}}
"torch.aten.digamma"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.digamma_' has 0 regions but was given 1}}
"torch.aten.digamma_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.polygamma' has 0 regions but was given 1}}
"torch.aten.polygamma"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.polygamma_' has 0 regions but was given 1}}
"torch.aten.polygamma_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.erfc' has 0 regions but was given 1}}
"torch.aten.erfc"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.erfc_' has 0 regions but was given 1}}
"torch.aten.erfc_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.detach' has 0 regions but was given 1}}
"torch.aten.detach"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.detach_' has 0 regions but was given 1}}
"torch.aten.detach_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.resize' has 0 regions but was given 1}}
"torch.aten.resize"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.resize_' has 0 regions but was given 1}}
"torch.aten.resize_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.copy_' has 0 regions but was given 1}}
"torch.aten.copy_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fill_diagonal_' has 0 regions but was given 1}}
"torch.aten.fill_diagonal_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.requires_grad_' has 0 regions but was given 1}}
"torch.aten.requires_grad_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.random_' has 0 regions but was given 1}}
"torch.aten.random_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.random_.from' has 0 regions but was given 1}}
"torch.aten.random_.from"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.geometric_' has 0 regions but was given 1}}
"torch.aten.geometric_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bernoulli_.Tensor' has 0 regions but was given 1}}
"torch.aten.bernoulli_.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.set_.source_Tensor' has 0 regions but was given 1}}
"torch.aten.set_.source_Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.rsub.Scalar' has 0 regions but was given 1}}
"torch.aten.rsub.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.rsub.Tensor' has 0 regions but was given 1}}
"torch.aten.rsub.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.gelu' has 0 regions but was given 1}}
"torch.aten.gelu"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.gelu_backward' has 0 regions but was given 1}}
"torch.aten.gelu_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.tanh_backward' has 0 regions but was given 1}}
"torch.aten.tanh_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.threshold_backward' has 0 regions but was given 1}}
"torch.aten.threshold_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.hardtanh_backward' has 0 regions but was given 1}}
"torch.aten.hardtanh_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sigmoid_backward' has 0 regions but was given 1}}
"torch.aten.sigmoid_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.leaky_relu_backward' has 0 regions but was given 1}}
"torch.aten.leaky_relu_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.elu_backward' has 0 regions but was given 1}}
"torch.aten.elu_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.silu_backward' has 0 regions but was given 1}}
"torch.aten.silu_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.softplus' has 0 regions but was given 1}}
"torch.aten.softplus"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.softplus_backward' has 0 regions but was given 1}}
"torch.aten.softplus_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.softshrink' has 0 regions but was given 1}}
"torch.aten.softshrink"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.hardshrink' has 0 regions but was given 1}}
"torch.aten.hardshrink"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.tanhshrink' has 0 regions but was given 1}}
"torch.aten.tanhshrink"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.prelu' has 0 regions but was given 1}}
"torch.aten.prelu"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.maximum' has 0 regions but was given 1}}
"torch.aten.maximum"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.minimum' has 0 regions but was given 1}}
"torch.aten.minimum"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fmax' has 0 regions but was given 1}}
"torch.aten.fmax"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fmin' has 0 regions but was given 1}}
"torch.aten.fmin"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.mish_backward' has 0 regions but was given 1}}
"torch.aten.mish_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.glu' has 0 regions but was given 1}}
"torch.aten.glu"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._weight_norm_interface' has 0 regions but was given 1}}
"torch.aten._weight_norm_interface"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.real' has 0 regions but was given 1}}
"torch.aten.real"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.imag' has 0 regions but was given 1}}
"torch.aten.imag"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.angle' has 0 regions but was given 1}}
"torch.aten.angle"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.conj' has 0 regions but was given 1}}
"torch.aten.conj"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.view_as_complex' has 0 regions but was given 1}}
"torch.aten.view_as_complex"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.view_as_real' has 0 regions but was given 1}}
"torch.aten.view_as_real"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.complex' has 0 regions but was given 1}}
"torch.aten.complex"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.polar' has 0 regions but was given 1}}
"torch.aten.polar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.isnan' has 0 regions but was given 1}}
"torch.aten.isnan"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.isinf' has 0 regions but was given 1}}
"torch.aten.isinf"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.isneginf' has 0 regions but was given 1}}
"torch.aten.isneginf"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.isposinf' has 0 regions but was given 1}}
"torch.aten.isposinf"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.isfinite' has 0 regions but was given 1}}
"torch.aten.isfinite"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.isclose' has 0 regions but was given 1}}
"torch.aten.isclose"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.allclose' has 0 regions but was given 1}}
"torch.aten.allclose"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.equal' has 0 regions but was given 1}}
"torch.aten.equal"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sum' has 0 regions but was given 1}}
"torch.aten.sum"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sum.dim_IntList' has 0 regions but was given 1}}
"torch.aten.sum.dim_IntList"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.mean' has 0 regions but was given 1}}
"torch.aten.mean"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.mean.dim' has 0 regions but was given 1}}
"torch.aten.mean.dim"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.prod' has 0 regions but was given 1}}
"torch.aten.prod"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.prod.dim_int' has 0 regions but was given 1}}
"torch.aten.prod.dim_int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.max' has 0 regions but was given 1}}
"torch.aten.max"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.max.dim' has 0 regions but was given 1}}
"torch.aten.max.dim"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.max.other' has 0 regions but was given 1}}
"torch.aten.max.other"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.min' has 0 regions but was given 1}}
"torch.aten.min"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.min.dim' has 0 regions but was given 1}}
"torch.aten.min.dim"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.min.other' has 0 regions but was given 1}}
"torch.aten.min.other"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.amax' has 0 regions but was given 1}}
"torch.aten.amax"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.amin' has 0 regions but was given 1}}
"torch.aten.amin"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.aminmax' has 0 regions but was given 1}}
"torch.aten.aminmax"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.argmax' has 0 regions but was given 1}}
"torch.aten.argmax"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.argmin' has 0 regions but was given 1}}
"torch.aten.argmin"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.std' has 0 regions but was given 1}}
"torch.aten.std"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.std.dim' has 0 regions but was given 1}}
"torch.aten.std.dim"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.std.correction' has 0 regions but was given 1}}
"torch.aten.std.correction"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.var' has 0 regions but was given 1}}
"torch.aten.var"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.var.dim' has 0 regions but was given 1}}
"torch.aten.var.dim"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.var.correction' has 0 regions but was given 1}}
"torch.aten.var.correction"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.var_mean' has 0 regions but was given 1}}
"torch.aten.var_mean"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.var_mean.dim' has 0 regions but was given 1}}
"torch.aten.var_mean.dim"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.var_mean.correction' has 0 regions but was given 1}}
"torch.aten.var_mean.correction"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.all' has 0 regions but was given 1}}
"torch.aten.all"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.all.dim' has 0 regions but was given 1}}
"torch.aten.all.dim"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.all.bool' has 0 regions but was given 1}}
"torch.aten.all.bool"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.any' has 0 regions but was given 1}}
"torch.aten.any"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.any.dim' has 0 regions but was given 1}}
"torch.aten.any.dim"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.any.bool' has 0 regions but was given 1}}
"torch.aten.any.bool"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.norm.Scalar' has 0 regions but was given 1}}
"torch.aten.norm.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.norm.ScalarOpt_dim' has 0 regions but was given 1}}
"torch.aten.norm.ScalarOpt_dim"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.norm.ScalarOpt_dim_dtype' has 0 regions but was given 1}}
"torch.aten.norm.ScalarOpt_dim_dtype"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.linalg_vector_norm' has 0 regions but was given 1}}
"torch.aten.linalg_vector_norm"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.linalg_norm' has 0 regions but was given 1}}
"torch.aten.linalg_norm"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.linalg_cross' has 0 regions but was given 1}}
"torch.aten.linalg_cross"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.linalg_det' has 0 regions but was given 1}}
"torch.aten.linalg_det"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.linalg_slogdet' has 0 regions but was given 1}}
"torch.aten.linalg_slogdet"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.linalg_qr' has 0 regions but was given 1}}
"torch.aten.linalg_qr"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.linalg_svd' has 0 regions but was given 1}}
"torch.aten.linalg_svd"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.linalg_inv' has 0 regions but was given 1}}
"torch.aten.linalg_inv"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.frobenius_norm.dim' has 0 regions but was given 1}}
"torch.aten.frobenius_norm.dim"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.logsumexp' has 0 regions but was given 1}}
"torch.aten.logsumexp"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.logcumsumexp' has 0 regions but was given 1}}
"torch.aten.logcumsumexp"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.median' has 0 regions but was given 1}}
"torch.aten.median"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.median.dim' has 0 regions but was given 1}}
"torch.aten.median.dim"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.mode' has 0 regions but was given 1}}
"torch.aten.mode"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.kthvalue' has 0 regions but was given 1}}
"torch.aten.kthvalue"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.topk' has 0 regions but was given 1}}
"torch.aten.topk"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sort' has 0 regions but was given 1}}
"torch.aten.sort"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sort.int' has 0 regions but was given 1}}
"torch.aten.sort.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sort.stable' has 0 regions but was given 1}}
"torch.aten.sort.stable"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.argsort' has 0 regions but was given 1}}
"torch.aten.argsort"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.argsort.stable' has 0 regions but was given 1}}
"torch.aten.argsort.stable"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.unique_consecutive' has 0 regions but was given 1}}
"torch.aten.unique_consecutive"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._unique2' has 0 regions but was given 1}}
"torch.aten._unique2"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.unique_dim' has 0 regions but was given 1}}
"torch.aten.unique_dim"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.nonzero' has 0 regions but was given 1}}
"torch.aten.nonzero"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.nonzero_static' has 0 regions but was given 1}}
"torch.aten.nonzero_static"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.nonzero_numpy' has 0 regions but was given 1}}
"torch.aten.nonzero_numpy"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bincount' has 0 regions but was given 1}}
"torch.aten.bincount"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.histc' has 0 regions but was given 1}}
"torch.aten.histc"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.searchsorted.Tensor' has 0 regions but was given 1}}
"torch.aten.searchsorted.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bucketize.Tensor' has 0 regions but was given 1}}
"torch.aten.bucketize.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.count_nonzero' has 0 regions but was given 1}}
"torch.aten.count_nonzero"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.mm' has 0 regions but was given 1}}
"torch.aten.mm"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bmm' has 0 regions but was given 1}}
"torch.aten.bmm"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.mv' has 0 regions but was given 1}}
"torch.aten.mv"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.dot' has 0 regions but was given 1}}
"torch.aten.dot"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.vdot' has 0 regions but was given 1}}
"torch.aten.vdot"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.inner' has 0 regions but was given 1}}
"torch.aten.inner"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.outer' has 0 regions but was given 1}}
"torch.aten.outer"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.matmul' has 0 regions but was given 1}}
"torch.aten.matmul"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.linear' has 0 regions but was given 1}}
"torch.aten.linear"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bilinear' has 0 regions but was given 1}}
"torch.aten.bilinear"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.einsum' has 0 regions but was given 1}}
"torch.aten.einsum"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.tensordot' has 0 regions but was given 1}}
"torch.aten.tensordot"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.chain_matmul' has 0 regions but was given 1}}
"torch.aten.chain_matmul"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cross' has 0 regions but was given 1}}
"torch.aten.cross"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.trace' has 0 regions but was given 1}}
"torch.aten.trace"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.kron' has 0 regions but was given 1}}
"torch.aten.kron"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.conv1d' has 0 regions but was given 1}}
"torch.aten.conv1d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.conv2d' has 0 regions but was given 1}}
"torch.aten.conv2d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.conv2d.padding' has 0 regions but was given 1}}
"torch.aten.conv2d.padding"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.conv3d' has 0 regions but was given 1}}
"torch.aten.conv3d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.conv3d.padding' has 0 regions but was given 1}}
"torch.aten.conv3d.padding"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.conv1d.padding' has 0 regions but was given 1}}
"torch.aten.conv1d.padding"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.conv_transpose1d' has 0 regions but was given 1}}
"torch.aten.conv_transpose1d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.conv_transpose2d.input' has 0 regions but was given 1}}
"torch.aten.conv_transpose2d.input"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.conv_transpose3d.input' has 0 regions but was given 1}}
"torch.aten.conv_transpose3d.input"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.conv_tbc' has 0 regions but was given 1}}
"torch.aten.conv_tbc"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.convolution' has 0 regions but was given 1}}
"torch.aten.convolution"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.convolution.deprecated' has 0 regions but was given 1}}
"torch.aten.convolution.deprecated"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._convolution' has 0 regions but was given 1}}
"torch.aten._convolution"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._convolution.deprecated' has 0 regions but was given 1}}
"torch.aten._convolution.deprecated"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.convolution_backward' has 0 regions but was given 1}}
"torch.aten.convolution_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.convolution_overrideable' has 0 regions but was given 1}}
"torch.aten.convolution_overrideable"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.roll' has 0 regions but was given 1}}
"torch.aten.roll"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.rot90' has 0 regions but was given 1}}
"torch.aten.rot90"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.flip' has 0 regions but was given 1}}
"torch.aten.flip"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fliplr' has 0 regions but was given 1}}
"torch.aten.fliplr"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.flipud' has 0 regions but was given 1}}
"torch.aten.flipud"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.native_layer_norm' has 0 regions but was given 1}}
"torch.aten.native_layer_norm"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.native_layer_norm_backward' has 0 regions but was given 1}}
"torch.aten.native_layer_norm_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.layer_norm' has 0 regions but was given 1}}
"torch.aten.layer_norm"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.native_group_norm' has 0 regions but was given 1}}
"torch.aten.native_group_norm"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.native_group_norm_backward' has 0 regions but was given 1}}
"torch.aten.native_group_norm_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.group_norm' has 0 regions but was given 1}}
"torch.aten.group_norm"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.native_batch_norm' has 0 regions but was given 1}}
"torch.aten.native_batch_norm"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.native_batch_norm_backward' has 0 regions but was given 1}}
"torch.aten.native_batch_norm_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.batch_norm' has 0 regions but was given 1}}
"torch.aten.batch_norm"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.instance_norm' has 0 regions but was given 1}}
"torch.aten.instance_norm"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.rms_norm' has 0 regions but was given 1}}
"torch.aten.rms_norm"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.renorm' has 0 regions but was given 1}}
"torch.aten.renorm"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.local_response_norm' has 0 regions but was given 1}}
"torch.aten.local_response_norm"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cudnn_batch_norm' has 0 regions but was given 1}}
"torch.aten.cudnn_batch_norm"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.max_pool1d' has 0 regions but was given 1}}
"torch.aten.max_pool1d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.max_pool1d_with_indices' has 0 regions but was given 1}}
"torch.aten.max_pool1d_with_indices"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.max_pool2d' has 0 regions but was given 1}}
"torch.aten.max_pool2d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.max_pool2d_with_indices' has 0 regions but was given 1}}
"torch.aten.max_pool2d_with_indices"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.max_pool2d_with_indices_backward' has 0 regions but was given 1}}
"torch.aten.max_pool2d_with_indices_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.max_pool3d' has 0 regions but was given 1}}
"torch.aten.max_pool3d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.max_pool3d_with_indices' has 0 regions but was given 1}}
"torch.aten.max_pool3d_with_indices"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.max_unpool2d' has 0 regions but was given 1}}
"torch.aten.max_unpool2d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.max_unpool3d' has 0 regions but was given 1}}
"torch.aten.max_unpool3d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.avg_pool1d' has 0 regions but was given 1}}
"torch.aten.avg_pool1d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.avg_pool2d' has 0 regions but was given 1}}
"torch.aten.avg_pool2d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.avg_pool2d_backward' has 0 regions but was given 1}}
"torch.aten.avg_pool2d_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.avg_pool3d' has 0 regions but was given 1}}
"torch.aten.avg_pool3d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.adaptive_avg_pool1d' has 0 regions but was given 1}}
"torch.aten.adaptive_avg_pool1d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.adaptive_avg_pool2d' has 0 regions but was given 1}}
"torch.aten.adaptive_avg_pool2d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.adaptive_avg_pool3d' has 0 regions but was given 1}}
"torch.aten.adaptive_avg_pool3d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._adaptive_avg_pool2d' has 0 regions but was given 1}}
"torch.aten._adaptive_avg_pool2d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._adaptive_avg_pool2d_backward' has 0 regions but was given 1}}
"torch.aten._adaptive_avg_pool2d_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._adaptive_avg_pool3d' has 0 regions but was given 1}}
"torch.aten._adaptive_avg_pool3d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._adaptive_avg_pool3d_backward' has 0 regions but was given 1}}
"torch.aten._adaptive_avg_pool3d_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.adaptive_max_pool1d' has 0 regions but was given 1}}
"torch.aten.adaptive_max_pool1d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.adaptive_max_pool2d' has 0 regions but was given 1}}
"torch.aten.adaptive_max_pool2d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.adaptive_max_pool3d' has 0 regions but was given 1}}
"torch.aten.adaptive_max_pool3d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.softmax.int' has 0 regions but was given 1}}
"torch.aten.softmax.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.log_softmax.int' has 0 regions but was given 1}}
"torch.aten.log_softmax.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._softmax' has 0 regions but was given 1}}
"torch.aten._softmax"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._log_softmax' has 0 regions but was given 1}}
"torch.aten._log_softmax"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._safe_softmax' has 0 regions but was given 1}}
"torch.aten._safe_softmax"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._softmax_backward_data' has 0 regions but was given 1}}
"torch.aten._softmax_backward_data"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._log_softmax_backward_data' has 0 regions but was given 1}}
"torch.aten._log_softmax_backward_data"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.scaled_dot_product_attention' has 0 regions but was given 1}}
"torch.aten.scaled_dot_product_attention"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._scaled_dot_product_flash_attention_for_cpu' has 0 regions but was given 1}}
"torch.aten._scaled_dot_product_flash_attention_for_cpu"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._scaled_dot_product_attention_math' has 0 regions but was given 1}}
"torch.aten._scaled_dot_product_attention_math"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._scaled_dot_product_efficient_attention' has 0 regions but was given 1}}
"torch.aten._scaled_dot_product_efficient_attention"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._transformer_encoder_layer_fwd' has 0 regions but was given 1}}
"torch.aten._transformer_encoder_layer_fwd"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.multi_head_attention_forward' has 0 regions but was given 1}}
"torch.aten.multi_head_attention_forward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.transpose.int' has 0 regions but was given 1}}
"torch.aten.transpose.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.permute' has 0 regions but was given 1}}
"torch.aten.permute"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.movedim.int' has 0 regions but was given 1}}
"torch.aten.movedim.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.t' has 0 regions but was given 1}}
"torch.aten.t"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.numpy_T' has 0 regions but was given 1}}
"torch.aten.numpy_T"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.mT' has 0 regions but was given 1}}
"torch.aten.mT"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.swapaxes' has 0 regions but was given 1}}
"torch.aten.swapaxes"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.swapdims' has 0 regions but was given 1}}
"torch.aten.swapdims"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.view' has 0 regions but was given 1}}
"torch.aten.view"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.view.dtype' has 0 regions but was given 1}}
"torch.aten.view.dtype"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._unsafe_view' has 0 regions but was given 1}}
"torch.aten._unsafe_view"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.reshape' has 0 regions but was given 1}}
"torch.aten.reshape"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.reshape_as' has 0 regions but was given 1}}
"torch.aten.reshape_as"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._reshape_alias' has 0 regions but was given 1}}
"torch.aten._reshape_alias"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.view_copy' has 0 regions but was given 1}}
"torch.aten.view_copy"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.view_copy.dtype' has 0 regions but was given 1}}
"torch.aten.view_copy.dtype"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.expand' has 0 regions but was given 1}}
"torch.aten.expand"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.expand_as' has 0 regions but was given 1}}
"torch.aten.expand_as"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.expand_copy' has 0 regions but was given 1}}
"torch.aten.expand_copy"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.broadcast_to' has 0 regions but was given 1}}
"torch.aten.broadcast_to"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.broadcast_tensors' has 0 regions but was given 1}}
"torch.aten.broadcast_tensors"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.repeat' has 0 regions but was given 1}}
"torch.aten.repeat"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.repeat_interleave.self_int' has 0 regions but was given 1}}
"torch.aten.repeat_interleave.self_int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.repeat_interleave.self_Tensor' has 0 regions but was given 1}}
"torch.aten.repeat_interleave.self_Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.repeat_interleave.Tensor' has 0 regions but was given 1}}
"torch.aten.repeat_interleave.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.tile' has 0 regions but was given 1}}
"torch.aten.tile"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.flatten.using_ints' has 0 regions but was given 1}}
"torch.aten.flatten.using_ints"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.unflatten.int' has 0 regions but was given 1}}
"torch.aten.unflatten.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ravel' has 0 regions but was given 1}}
"torch.aten.ravel"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.squeeze.dims' has 0 regions but was given 1}}
"torch.aten.squeeze.dims"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.squeeze_copy' has 0 regions but was given 1}}
"torch.aten.squeeze_copy"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.unsqueeze_copy' has 0 regions but was given 1}}
"torch.aten.unsqueeze_copy"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.select.int' has 0 regions but was given 1}}
"torch.aten.select.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.select_scatter' has 0 regions but was given 1}}
"torch.aten.select_scatter"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.select_copy.int' has 0 regions but was given 1}}
"torch.aten.select_copy.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.slice.Tensor' has 0 regions but was given 1}}
"torch.aten.slice.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.slice_scatter' has 0 regions but was given 1}}
"torch.aten.slice_scatter"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.slice_copy.Tensor' has 0 regions but was given 1}}
"torch.aten.slice_copy.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.split.Tensor' has 0 regions but was given 1}}
"torch.aten.split.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.split.sizes' has 0 regions but was given 1}}
"torch.aten.split.sizes"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.split_with_sizes' has 0 regions but was given 1}}
"torch.aten.split_with_sizes"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.split_with_sizes_copy' has 0 regions but was given 1}}
"torch.aten.split_with_sizes_copy"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.split_copy.Tensor' has 0 regions but was given 1}}
"torch.aten.split_copy.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.tensor_split.sections' has 0 regions but was given 1}}
"torch.aten.tensor_split.sections"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.unsafe_split.Tensor' has 0 regions but was given 1}}
"torch.aten.unsafe_split.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.unsafe_split_with_sizes' has 0 regions but was given 1}}
"torch.aten.unsafe_split_with_sizes"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.chunk' has 0 regions but was given 1}}
"torch.aten.chunk"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.unsafe_chunk' has 0 regions but was given 1}}
"torch.aten.unsafe_chunk"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.narrow' has 0 regions but was given 1}}
"torch.aten.narrow"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.narrow.Tensor' has 0 regions but was given 1}}
"torch.aten.narrow.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.narrow_copy' has 0 regions but was given 1}}
"torch.aten.narrow_copy"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.unbind.int' has 0 regions but was given 1}}
"torch.aten.unbind.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.unbind_copy.int' has 0 regions but was given 1}}
"torch.aten.unbind_copy.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.unfold' has 0 regions but was given 1}}
"torch.aten.unfold"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.unfold_copy' has 0 regions but was given 1}}
"torch.aten.unfold_copy"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cat' has 0 regions but was given 1}}
"torch.aten.cat"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.concat' has 0 regions but was given 1}}
"torch.aten.concat"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.stack' has 0 regions but was given 1}}
"torch.aten.stack"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.hstack' has 0 regions but was given 1}}
"torch.aten.hstack"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.vstack' has 0 regions but was given 1}}
"torch.aten.vstack"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.dstack' has 0 regions but was given 1}}
"torch.aten.dstack"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.column_stack' has 0 regions but was given 1}}
"torch.aten.column_stack"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.index.Tensor' has 0 regions but was given 1}}
"torch.aten.index.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.index.Tensor_hacked_twin' has 0 regions but was given 1}}
"torch.aten.index.Tensor_hacked_twin"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.index_select' has 0 regions but was given 1}}
"torch.aten.index_select"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.index_put.hacked_twin' has 0 regions but was given 1}}
"torch.aten.index_put.hacked_twin"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._index_put_impl' has 0 regions but was given 1}}
"torch.aten._index_put_impl"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._unsafe_index.Tensor' has 0 regions but was given 1}}
"torch.aten._unsafe_index.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._unsafe_index_put' has 0 regions but was given 1}}
"torch.aten._unsafe_index_put"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.gather' has 0 regions but was given 1}}
"torch.aten.gather"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.take' has 0 regions but was given 1}}
"torch.aten.take"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.take_along_dim' has 0 regions but was given 1}}
"torch.aten.take_along_dim"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.scatter.reduce' has 0 regions but was given 1}}
"torch.aten.scatter.reduce"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.diagonal' has 0 regions but was given 1}}
"torch.aten.diagonal"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.diagonal_copy' has 0 regions but was given 1}}
"torch.aten.diagonal_copy"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.diagonal_scatter' has 0 regions but was given 1}}
"torch.aten.diagonal_scatter"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.diag_embed' has 0 regions but was given 1}}
"torch.aten.diag_embed"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.diag' has 0 regions but was given 1}}
"torch.aten.diag"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.block_diag' has 0 regions but was given 1}}
"torch.aten.block_diag"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.as_strided' has 0 regions but was given 1}}
"torch.aten.as_strided"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.as_strided_copy' has 0 regions but was given 1}}
"torch.aten.as_strided_copy"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.as_strided_scatter' has 0 regions but was given 1}}
"torch.aten.as_strided_scatter"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.alias' has 0 regions but was given 1}}
"torch.aten.alias"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.alias_copy' has 0 regions but was given 1}}
"torch.aten.alias_copy"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.clone' has 0 regions but was given 1}}
"torch.aten.clone"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.contiguous' has 0 regions but was given 1}}
"torch.aten.contiguous"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.lift_fresh_copy' has 0 regions but was given 1}}
"torch.aten.lift_fresh_copy"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.copy' has 0 regions but was given 1}}
"torch.aten.copy"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.detach_copy' has 0 regions but was given 1}}
"torch.aten.detach_copy"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.to.dtype' has 0 regions but was given 1}}
"torch.aten.to.dtype"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.to.dtype_layout' has 0 regions but was given 1}}
"torch.aten.to.dtype_layout"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.to.other' has 0 regions but was given 1}}
"torch.aten.to.other"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.to.prim_Device' has 0 regions but was given 1}}
"torch.aten.to.prim_Device"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.to.device' has 0 regions but was given 1}}
"torch.aten.to.device"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._to_copy' has 0 regions but was given 1}}
"torch.aten._to_copy"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.type_as' has 0 regions but was given 1}}
"torch.aten.type_as"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._cast_Float' has 0 regions but was given 1}}
"torch.aten._cast_Float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._cast_Long' has 0 regions but was given 1}}
"torch.aten._cast_Long"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.float' has 0 regions but was given 1}}
"torch.aten.float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.double' has 0 regions but was given 1}}
"torch.aten.double"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.half' has 0 regions but was given 1}}
"torch.aten.half"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.arange' has 0 regions but was given 1}}
"torch.aten.arange"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.arange.start' has 0 regions but was given 1}}
"torch.aten.arange.start"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.arange.start_step' has 0 regions but was given 1}}
"torch.aten.arange.start_step"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.arange.start_out' has 0 regions but was given 1}}
"torch.aten.arange.start_out"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.linspace' has 0 regions but was given 1}}
"torch.aten.linspace"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.logspace' has 0 regions but was given 1}}
"torch.aten.logspace"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.empty.memory_format' has 0 regions but was given 1}}
"torch.aten.empty.memory_format"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.empty_strided' has 0 regions but was given 1}}
"torch.aten.empty_strided"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.empty_like' has 0 regions but was given 1}}
"torch.aten.empty_like"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.empty_permuted' has 0 regions but was given 1}}
"torch.aten.empty_permuted"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.new_empty' has 0 regions but was given 1}}
"torch.aten.new_empty"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.new_empty_strided' has 0 regions but was given 1}}
"torch.aten.new_empty_strided"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.zeros' has 0 regions but was given 1}}
"torch.aten.zeros"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.zeros_like' has 0 regions but was given 1}}
"torch.aten.zeros_like"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.new_zeros' has 0 regions but was given 1}}
"torch.aten.new_zeros"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ones' has 0 regions but was given 1}}
"torch.aten.ones"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ones_like' has 0 regions but was given 1}}
"torch.aten.ones_like"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.new_ones' has 0 regions but was given 1}}
"torch.aten.new_ones"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.full' has 0 regions but was given 1}}
"torch.aten.full"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.full_like' has 0 regions but was given 1}}
"torch.aten.full_like"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.new_full' has 0 regions but was given 1}}
"torch.aten.new_full"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.eye' has 0 regions but was given 1}}
"torch.aten.eye"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.eye.m' has 0 regions but was given 1}}
"torch.aten.eye.m"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.rand' has 0 regions but was given 1}}
"torch.aten.rand"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.rand_like' has 0 regions but was given 1}}
"torch.aten.rand_like"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.randn' has 0 regions but was given 1}}
"torch.aten.randn"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.randn.generator' has 0 regions but was given 1}}
"torch.aten.randn.generator"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.randn_like' has 0 regions but was given 1}}
"torch.aten.randn_like"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.randint' has 0 regions but was given 1}}
"torch.aten.randint"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.randint.low' has 0 regions but was given 1}}
"torch.aten.randint.low"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.randint_like' has 0 regions but was given 1}}
"torch.aten.randint_like"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.randint_like.low_dtype' has 0 regions but was given 1}}
"torch.aten.randint_like.low_dtype"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.randperm' has 0 regions but was given 1}}
"torch.aten.randperm"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.normal_functional' has 0 regions but was given 1}}
"torch.aten.normal_functional"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.normal.Tensor_Tensor' has 0 regions but was given 1}}
"torch.aten.normal.Tensor_Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.normal.float_Tensor' has 0 regions but was given 1}}
"torch.aten.normal.float_Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bernoulli.p' has 0 regions but was given 1}}
"torch.aten.bernoulli.p"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bernoulli.Tensor' has 0 regions but was given 1}}
"torch.aten.bernoulli.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.multinomial' has 0 regions but was given 1}}
"torch.aten.multinomial"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.poisson' has 0 regions but was given 1}}
"torch.aten.poisson"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.native_dropout' has 0 regions but was given 1}}
"torch.aten.native_dropout"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.native_dropout_backward' has 0 regions but was given 1}}
"torch.aten.native_dropout_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.scalar_tensor' has 0 regions but was given 1}}
"torch.aten.scalar_tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.tensor' has 0 regions but was given 1}}
"torch.aten.tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.tensor.int' has 0 regions but was given 1}}
"torch.aten.tensor.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.tensor.float' has 0 regions but was given 1}}
"torch.aten.tensor.float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.tensor.bool' has 0 regions but was given 1}}
"torch.aten.tensor.bool"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.triu_indices' has 0 regions but was given 1}}
"torch.aten.triu_indices"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.tril_indices' has 0 regions but was given 1}}
"torch.aten.tril_indices"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.meshgrid' has 0 regions but was given 1}}
"torch.aten.meshgrid"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.meshgrid.indexing' has 0 regions but was given 1}}
"torch.aten.meshgrid.indexing"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cartesian_prod' has 0 regions but was given 1}}
"torch.aten.cartesian_prod"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.combinations' has 0 regions but was given 1}}
"torch.aten.combinations"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.vander' has 0 regions but was given 1}}
"torch.aten.vander"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.where.self' has 0 regions but was given 1}}
"torch.aten.where.self"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.where.Scalar' has 0 regions but was given 1}}
"torch.aten.where.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.where.ScalarOther' has 0 regions but was given 1}}
"torch.aten.where.ScalarOther"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.where.ScalarSelf' has 0 regions but was given 1}}
"torch.aten.where.ScalarSelf"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.where' has 0 regions but was given 1}}
"torch.aten.where"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.embedding' has 0 regions but was given 1}}
"torch.aten.embedding"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.embedding_bag.padding_idx' has 0 regions but was given 1}}
"torch.aten.embedding_bag.padding_idx"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._embedding_bag' has 0 regions but was given 1}}
"torch.aten._embedding_bag"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.embedding_dense_backward' has 0 regions but was given 1}}
"torch.aten.embedding_dense_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.one_hot' has 0 regions but was given 1}}
"torch.aten.one_hot"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.nll_loss_forward' has 0 regions but was given 1}}
"torch.aten.nll_loss_forward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.nll_loss_backward' has 0 regions but was given 1}}
"torch.aten.nll_loss_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.nll_loss_nd' has 0 regions but was given 1}}
"torch.aten.nll_loss_nd"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.nll_loss2d_forward' has 0 regions but was given 1}}
"torch.aten.nll_loss2d_forward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.nll_loss2d_backward' has 0 regions but was given 1}}
"torch.aten.nll_loss2d_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cross_entropy_loss' has 0 regions but was given 1}}
"torch.aten.cross_entropy_loss"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.mse_loss' has 0 regions but was given 1}}
"torch.aten.mse_loss"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.mse_loss_backward' has 0 regions but was given 1}}
"torch.aten.mse_loss_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.l1_loss' has 0 regions but was given 1}}
"torch.aten.l1_loss"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.l1_loss_backward' has 0 regions but was given 1}}
"torch.aten.l1_loss_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.huber_loss' has 0 regions but was given 1}}
"torch.aten.huber_loss"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.smooth_l1_loss' has 0 regions but was given 1}}
"torch.aten.smooth_l1_loss"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.binary_cross_entropy' has 0 regions but was given 1}}
"torch.aten.binary_cross_entropy"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.binary_cross_entropy_backward' has 0 regions but was given 1}}
"torch.aten.binary_cross_entropy_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.binary_cross_entropy_with_logits' has 0 regions but was given 1}}
"torch.aten.binary_cross_entropy_with_logits"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.kl_div' has 0 regions but was given 1}}
"torch.aten.kl_div"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cosine_similarity' has 0 regions but was given 1}}
"torch.aten.cosine_similarity"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cosine_embedding_loss' has 0 regions but was given 1}}
"torch.aten.cosine_embedding_loss"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.pairwise_distance' has 0 regions but was given 1}}
"torch.aten.pairwise_distance"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cdist' has 0 regions but was given 1}}
"torch.aten.cdist"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._cdist_forward' has 0 regions but was given 1}}
"torch.aten._cdist_forward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.hinge_embedding_loss' has 0 regions but was given 1}}
"torch.aten.hinge_embedding_loss"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.triplet_margin_loss' has 0 regions but was given 1}}
"torch.aten.triplet_margin_loss"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.poisson_nll_loss' has 0 regions but was given 1}}
"torch.aten.poisson_nll_loss"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.soft_margin_loss' has 0 regions but was given 1}}
"torch.aten.soft_margin_loss"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.margin_ranking_loss' has 0 regions but was given 1}}
"torch.aten.margin_ranking_loss"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.constant_pad_nd' has 0 regions but was given 1}}
"torch.aten.constant_pad_nd"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.pad' has 0 regions but was given 1}}
"torch.aten.pad"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.pad_sequence' has 0 regions but was given 1}}
"torch.aten.pad_sequence"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.reflection_pad1d' has 0 regions but was given 1}}
"torch.aten.reflection_pad1d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.reflection_pad2d' has 0 regions but was given 1}}
"torch.aten.reflection_pad2d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.reflection_pad3d' has 0 regions but was given 1}}
"torch.aten.reflection_pad3d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.replication_pad1d' has 0 regions but was given 1}}
"torch.aten.replication_pad1d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.replication_pad2d' has 0 regions but was given 1}}
"torch.aten.replication_pad2d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.replication_pad3d' has 0 regions but was given 1}}
"torch.aten.replication_pad3d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.channel_shuffle' has 0 regions but was given 1}}
"torch.aten.channel_shuffle"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.pixel_shuffle' has 0 regions but was given 1}}
"torch.aten.pixel_shuffle"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.pixel_unshuffle' has 0 regions but was given 1}}
"torch.aten.pixel_unshuffle"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.upsample_nearest1d' has 0 regions but was given 1}}
"torch.aten.upsample_nearest1d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.upsample_nearest1d.vec' has 0 regions but was given 1}}
"torch.aten.upsample_nearest1d.vec"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.upsample_nearest2d' has 0 regions but was given 1}}
"torch.aten.upsample_nearest2d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.upsample_nearest2d.vec' has 0 regions but was given 1}}
"torch.aten.upsample_nearest2d.vec"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.upsample_nearest2d_backward' has 0 regions but was given 1}}
"torch.aten.upsample_nearest2d_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.upsample_nearest3d' has 0 regions but was given 1}}
"torch.aten.upsample_nearest3d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.upsample_bilinear2d' has 0 regions but was given 1}}
"torch.aten.upsample_bilinear2d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.upsample_bilinear2d.vec' has 0 regions but was given 1}}
"torch.aten.upsample_bilinear2d.vec"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.upsample_bicubic2d' has 0 regions but was given 1}}
"torch.aten.upsample_bicubic2d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.upsample_trilinear3d' has 0 regions but was given 1}}
"torch.aten.upsample_trilinear3d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._upsample_nearest_exact2d' has 0 regions but was given 1}}
"torch.aten._upsample_nearest_exact2d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.grid_sampler' has 0 regions but was given 1}}
"torch.aten.grid_sampler"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.grid_sampler_2d' has 0 regions but was given 1}}
"torch.aten.grid_sampler_2d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.grid_sampler_3d' has 0 regions but was given 1}}
"torch.aten.grid_sampler_3d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.affine_grid_generator' has 0 regions but was given 1}}
"torch.aten.affine_grid_generator"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.im2col' has 0 regions but was given 1}}
"torch.aten.im2col"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.col2im' has 0 regions but was given 1}}
"torch.aten.col2im"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fold' has 0 regions but was given 1}}
"torch.aten.fold"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fft_fft' has 0 regions but was given 1}}
"torch.aten.fft_fft"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fft_ifft' has 0 regions but was given 1}}
"torch.aten.fft_ifft"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fft_rfft' has 0 regions but was given 1}}
"torch.aten.fft_rfft"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fft_irfft' has 0 regions but was given 1}}
"torch.aten.fft_irfft"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fft_fft2' has 0 regions but was given 1}}
"torch.aten.fft_fft2"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fft_fftn' has 0 regions but was given 1}}
"torch.aten.fft_fftn"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fft_rfftn' has 0 regions but was given 1}}
"torch.aten.fft_rfftn"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fft_fftfreq' has 0 regions but was given 1}}
"torch.aten.fft_fftfreq"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fft_fftshift' has 0 regions but was given 1}}
"torch.aten.fft_fftshift"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.stft' has 0 regions but was given 1}}
"torch.aten.stft"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.istft' has 0 regions but was given 1}}
"torch.aten.istft"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.hann_window' has 0 regions but was given 1}}
"torch.aten.hann_window"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.hann_window.periodic' has 0 regions but was given 1}}
"torch.aten.hann_window.periodic"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.hamming_window' has 0 regions but was given 1}}
"torch.aten.hamming_window"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.blackman_window' has 0 regions but was given 1}}
"torch.aten.blackman_window"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.lstm.input' has 0 regions but was given 1}}
"torch.aten.lstm.input"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.gru.input' has 0 regions but was given 1}}
"torch.aten.gru.input"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.rnn_tanh.input' has 0 regions but was given 1}}
"torch.aten.rnn_tanh.input"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.lstm_cell' has 0 regions but was given 1}}
"torch.aten.lstm_cell"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.gru_cell' has 0 regions but was given 1}}
"torch.aten.gru_cell"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.quantize_per_tensor' has 0 regions but was given 1}}
"torch.aten.quantize_per_tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.quantize_per_channel' has 0 regions but was given 1}}
"torch.aten.quantize_per_channel"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.dequantize.self' has 0 regions but was given 1}}
"torch.aten.dequantize.self"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.dequantize.tensor' has 0 regions but was given 1}}
"torch.aten.dequantize.tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.int_repr' has 0 regions but was given 1}}
"torch.aten.int_repr"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fake_quantize_per_tensor_affine' has 0 regions but was given 1}}
"torch.aten.fake_quantize_per_tensor_affine"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fake_quantize_per_tensor_affine.tensor_qparams' has 0 regions but was given 1}}
"torch.aten.fake_quantize_per_tensor_affine.tensor_qparams"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fake_quantize_per_tensor_affine_cachemask' has 0 regions but was given 1}}
"torch.aten.fake_quantize_per_tensor_affine_cachemask"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fake_quantize_per_channel_affine' has 0 regions but was given 1}}
"torch.aten.fake_quantize_per_channel_affine"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fake_quantize_per_channel_affine_cachemask' has 0 regions but was given 1}}
"torch.aten.fake_quantize_per_channel_affine_cachemask"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._make_per_tensor_quantized_tensor' has 0 regions but was given 1}}
"torch.aten._make_per_tensor_quantized_tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._make_per_channel_quantized_tensor' has 0 regions but was given 1}}
"torch.aten._make_per_channel_quantized_tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.q_scale' has 0 regions but was given 1}}
"torch.aten.q_scale"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.q_zero_point' has 0 regions but was given 1}}
"torch.aten.q_zero_point"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.size' has 0 regions but was given 1}}
"torch.aten.size"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.size.int' has 0 regions but was given 1}}
"torch.aten.size.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.stride' has 0 regions but was given 1}}
"torch.aten.stride"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.stride.int' has 0 regions but was given 1}}
"torch.aten.stride.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.dim' has 0 regions but was given 1}}
"torch.aten.dim"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ndim' has 0 regions but was given 1}}
"torch.aten.ndim"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.numel' has 0 regions but was given 1}}
"torch.aten.numel"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.len.Tensor' has 0 regions but was given 1}}
"torch.aten.len.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.len.str' has 0 regions but was given 1}}
"torch.aten.len.str"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.len.t' has 0 regions but was given 1}}
"torch.aten.len.t"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.item' has 0 regions but was given 1}}
"torch.aten.item"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.is_floating_point' has 0 regions but was given 1}}
"torch.aten.is_floating_point"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.is_complex' has 0 regions but was given 1}}
"torch.aten.is_complex"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.is_nonzero' has 0 regions but was given 1}}
"torch.aten.is_nonzero"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.device.with_index' has 0 regions but was given 1}}
"torch.aten.device.with_index"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.result_type.Scalar_Tensor' has 0 regions but was given 1}}
"torch.aten.result_type.Scalar_Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.Bool.Tensor' has 0 regions but was given 1}}
"torch.aten.Bool.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.Bool.float' has 0 regions but was given 1}}
"torch.aten.Bool.float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.Bool.int' has 0 regions but was given 1}}
"torch.aten.Bool.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.Int.Tensor' has 0 regions but was given 1}}
"torch.aten.Int.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.Int.Scalar' has 0 regions but was given 1}}
"torch.aten.Int.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.Int.float' has 0 regions but was given 1}}
"torch.aten.Int.float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.Int.bool' has 0 regions but was given 1}}
"torch.aten.Int.bool"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.Int.str' has 0 regions but was given 1}}
"torch.aten.Int.str"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.Float.Tensor' has 0 regions but was given 1}}
"torch.aten.Float.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.Float.Scalar' has 0 regions but was given 1}}
"torch.aten.Float.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.Float.str' has 0 regions but was given 1}}
"torch.aten.Float.str"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.FloatImplicit' has 0 regions but was given 1}}
"torch.aten.FloatImplicit"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.IntImplicit' has 0 regions but was given 1}}
"torch.aten.IntImplicit"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ScalarImplicit' has 0 regions but was given 1}}
"torch.aten.ScalarImplicit"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ScalarType' has 0 regions but was given 1}}
"torch.aten.ScalarType"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.Complex.Tensor' has 0 regions but was given 1}}
"torch.aten.Complex.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.tensor.str' has 0 regions but was given 1}}
"torch.aten.tensor.str"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.str' has 0 regions but was given 1}}
"torch.aten.str"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._set_item.t' has 0 regions but was given 1}}
"torch.aten._set_item.t"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.append.t' has 0 regions but was given 1}}
"torch.aten.append.t"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.insert.t' has 0 regions but was given 1}}
"torch.aten.insert.t"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.extend.t' has 0 regions but was given 1}}
"torch.aten.extend.t"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.pop.t' has 0 regions but was given 1}}
"torch.aten.pop.t"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.remove.t' has 0 regions but was given 1}}
"torch.aten.remove.t"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.reverse.t' has 0 regions but was given 1}}
"torch.aten.reverse.t"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sort.t' has 0 regions but was given 1}}
"torch.aten.sort.t"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sort.any' has 0 regions but was given 1}}
"torch.aten.sort.any"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.list.t' has 0 regions but was given 1}}
"torch.aten.list.t"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.slice.t' has 0 regions but was given 1}}
"torch.aten.slice.t"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.slice.str' has 0 regions but was given 1}}
"torch.aten.slice.str"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.copy.t' has 0 regions but was given 1}}
"torch.aten.copy.t"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.index.int' has 0 regions but was given 1}}
"torch.aten.index.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.count.int' has 0 regions but was given 1}}
"torch.aten.count.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.add.t' has 0 regions but was given 1}}
"torch.aten.add.t"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.add.int' has 0 regions but was given 1}}
"torch.aten.add.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.add.float' has 0 regions but was given 1}}
"torch.aten.add.float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.add.float_int' has 0 regions but was given 1}}
"torch.aten.add.float_int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.add.int_float' has 0 regions but was given 1}}
"torch.aten.add.int_float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.add.str' has 0 regions but was given 1}}
"torch.aten.add.str"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.add' has 0 regions but was given 1}}
"torch.aten.add"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sub.int' has 0 regions but was given 1}}
"torch.aten.sub.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sub.float' has 0 regions but was given 1}}
"torch.aten.sub.float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sub' has 0 regions but was given 1}}
"torch.aten.sub"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.mul.int' has 0 regions but was given 1}}
"torch.aten.mul.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.mul.float' has 0 regions but was given 1}}
"torch.aten.mul.float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.mul.int_float' has 0 regions but was given 1}}
"torch.aten.mul.int_float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.mul.float_int' has 0 regions but was given 1}}
"torch.aten.mul.float_int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.mul.left_t' has 0 regions but was given 1}}
"torch.aten.mul.left_t"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.mul' has 0 regions but was given 1}}
"torch.aten.mul"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.div.int' has 0 regions but was given 1}}
"torch.aten.div.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.div.float' has 0 regions but was given 1}}
"torch.aten.div.float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.div' has 0 regions but was given 1}}
"torch.aten.div"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.neg.int' has 0 regions but was given 1}}
"torch.aten.neg.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.neg.float' has 0 regions but was given 1}}
"torch.aten.neg.float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.floordiv.int' has 0 regions but was given 1}}
"torch.aten.floordiv.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.floordiv' has 0 regions but was given 1}}
"torch.aten.floordiv"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.remainder.int' has 0 regions but was given 1}}
"torch.aten.remainder.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.remainder.float' has 0 regions but was given 1}}
"torch.aten.remainder.float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.pow.int_float' has 0 regions but was given 1}}
"torch.aten.pow.int_float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.pow.int_to_int' has 0 regions but was given 1}}
"torch.aten.pow.int_to_int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.pow.int' has 0 regions but was given 1}}
"torch.aten.pow.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sqrt.int' has 0 regions but was given 1}}
"torch.aten.sqrt.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sqrt.float' has 0 regions but was given 1}}
"torch.aten.sqrt.float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.exp.float' has 0 regions but was given 1}}
"torch.aten.exp.float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.log.int' has 0 regions but was given 1}}
"torch.aten.log.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.floor.Scalar' has 0 regions but was given 1}}
"torch.aten.floor.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ceil.Scalar' has 0 regions but was given 1}}
"torch.aten.ceil.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ceil.float' has 0 regions but was given 1}}
"torch.aten.ceil.float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.round.Scalar' has 0 regions but was given 1}}
"torch.aten.round.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.abs.int' has 0 regions but was given 1}}
"torch.aten.abs.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.gt.int' has 0 regions but was given 1}}
"torch.aten.gt.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ge.int' has 0 regions but was given 1}}
"torch.aten.ge.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.lt.int' has 0 regions but was given 1}}
"torch.aten.lt.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.le.int' has 0 regions but was given 1}}
"torch.aten.le.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ne.int' has 0 regions but was given 1}}
"torch.aten.ne.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.eq.int' has 0 regions but was given 1}}
"torch.aten.eq.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.gt.float' has 0 regions but was given 1}}
"torch.aten.gt.float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ge.float' has 0 regions but was given 1}}
"torch.aten.ge.float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.lt.float' has 0 regions but was given 1}}
"torch.aten.lt.float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.le.float' has 0 regions but was given 1}}
"torch.aten.le.float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.eq.float' has 0 regions but was given 1}}
"torch.aten.eq.float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ne.float' has 0 regions but was given 1}}
"torch.aten.ne.float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.gt.float_int' has 0 regions but was given 1}}
"torch.aten.gt.float_int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ge.float_int' has 0 regions but was given 1}}
"torch.aten.ge.float_int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.lt.float_int' has 0 regions but was given 1}}
"torch.aten.lt.float_int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.lt.int_float' has 0 regions but was given 1}}
"torch.aten.lt.int_float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ge.int_float' has 0 regions but was given 1}}
"torch.aten.ge.int_float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.eq.str' has 0 regions but was given 1}}
"torch.aten.eq.str"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ne.str' has 0 regions but was given 1}}
"torch.aten.ne.str"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ne.bool' has 0 regions but was given 1}}
"torch.aten.ne.bool"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.eq.device' has 0 regions but was given 1}}
"torch.aten.eq.device"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ne.int_list' has 0 regions but was given 1}}
"torch.aten.ne.int_list"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.eq.int_list' has 0 regions but was given 1}}
"torch.aten.eq.int_list"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__and__.Tensor' has 0 regions but was given 1}}
"torch.aten.__and__.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__and__.Scalar' has 0 regions but was given 1}}
"torch.aten.__and__.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__and__.bool' has 0 regions but was given 1}}
"torch.aten.__and__.bool"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__and__.int' has 0 regions but was given 1}}
"torch.aten.__and__.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__or__.Tensor' has 0 regions but was given 1}}
"torch.aten.__or__.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__or__.bool' has 0 regions but was given 1}}
"torch.aten.__or__.bool"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__or__.int' has 0 regions but was given 1}}
"torch.aten.__or__.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__xor__.Tensor' has 0 regions but was given 1}}
"torch.aten.__xor__.Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__not__' has 0 regions but was given 1}}
"torch.aten.__not__"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__is__' has 0 regions but was given 1}}
"torch.aten.__is__"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__isnot__' has 0 regions but was given 1}}
"torch.aten.__isnot__"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__lshift__.Scalar' has 0 regions but was given 1}}
"torch.aten.__lshift__.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__rshift__.Scalar' has 0 regions but was given 1}}
"torch.aten.__rshift__.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__contains__.str' has 0 regions but was given 1}}
"torch.aten.__contains__.str"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__contains__.int_list' has 0 regions but was given 1}}
"torch.aten.__contains__.int_list"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__contains__.str_list' has 0 regions but was given 1}}
"torch.aten.__contains__.str_list"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__getitem__.t' has 0 regions but was given 1}}
"torch.aten.__getitem__.t"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__getitem__.str' has 0 regions but was given 1}}
"torch.aten.__getitem__.str"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__getitem__.Dict_str' has 0 regions but was given 1}}
"torch.aten.__getitem__.Dict_str"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__range_length' has 0 regions but was given 1}}
"torch.aten.__range_length"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__derive_index' has 0 regions but was given 1}}
"torch.aten.__derive_index"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__interpolate__.str_list_str' has 0 regions but was given 1}}
"torch.aten.__interpolate__.str_list_str"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.format' has 0 regions but was given 1}}
"torch.aten.format"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.join' has 0 regions but was given 1}}
"torch.aten.join"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.keys.str' has 0 regions but was given 1}}
"torch.aten.keys.str"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.get.default_str' has 0 regions but was given 1}}
"torch.aten.get.default_str"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.update.str' has 0 regions but was given 1}}
"torch.aten.update.str"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.values.str' has 0 regions but was given 1}}
"torch.aten.values.str"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.items.str' has 0 regions but was given 1}}
"torch.aten.items.str"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.split.str' has 0 regions but was given 1}}
"torch.aten.split.str"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.strip' has 0 regions but was given 1}}
"torch.aten.strip"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.replace' has 0 regions but was given 1}}
"torch.aten.replace"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.startswith' has 0 regions but was given 1}}
"torch.aten.startswith"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.lower' has 0 regions but was given 1}}
"torch.aten.lower"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.upper' has 0 regions but was given 1}}
"torch.aten.upper"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ord' has 0 regions but was given 1}}
"torch.aten.ord"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.chr' has 0 regions but was given 1}}
"torch.aten.chr"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.warn' has 0 regions but was given 1}}
"torch.aten.warn"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.wait' has 0 regions but was given 1}}
"torch.aten.wait"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.view_as' has 0 regions but was given 1}}
"torch.aten.view_as"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._assert_tensor_metadata' has 0 regions but was given 1}}
"torch.aten._assert_tensor_metadata"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._shape_as_tensor' has 0 regions but was given 1}}
"torch.aten._shape_as_tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._reshape_from_tensor' has 0 regions but was given 1}}
"torch.aten._reshape_from_tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sym_size' has 0 regions but was given 1}}
"torch.aten.sym_size"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sym_size.int' has 0 regions but was given 1}}
"torch.aten.sym_size.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sym_stride' has 0 regions but was given 1}}
"torch.aten.sym_stride"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sym_stride.int' has 0 regions but was given 1}}
"torch.aten.sym_stride.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sym_numel' has 0 regions but was given 1}}
"torch.aten.sym_numel"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sym_constrain_range' has 0 regions but was given 1}}
"torch.aten.sym_constrain_range"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sym_constrain_range_for_size' has 0 regions but was given 1}}
"torch.aten.sym_constrain_range_for_size"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._local_scalar_dense' has 0 regions but was given 1}}
"torch.aten._local_scalar_dense"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.isin.Tensor_Tensor' has 0 regions but was given 1}}
"torch.aten.isin.Tensor_Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.diff' has 0 regions but was given 1}}
"torch.aten.diff"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.trapezoid.x' has 0 regions but was given 1}}
"torch.aten.trapezoid.x"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cov' has 0 regions but was given 1}}
"torch.aten.cov"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.corrcoef' has 0 regions but was given 1}}
"torch.aten.corrcoef"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.gcd' has 0 regions but was given 1}}
"torch.aten.gcd"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.lcm' has 0 regions but was given 1}}
"torch.aten.lcm"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.signbit' has 0 regions but was given 1}}
"torch.aten.signbit"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.heaviside' has 0 regions but was given 1}}
"torch.aten.heaviside"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.nextafter' has 0 regions but was given 1}}
"torch.aten.nextafter"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.special_expm1' has 0 regions but was given 1}}
"torch.aten.special_expm1"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.special_erf' has 0 regions but was given 1}}
"torch.aten.special_erf"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.special_erfc' has 0 regions but was given 1}}
"torch.aten.special_erfc"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.special_i0' has 0 regions but was given 1}}
"torch.aten.special_i0"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.special_sinc' has 0 regions but was given 1}}
"torch.aten.special_sinc"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.special_zeta' has 0 regions but was given 1}}
"torch.aten.special_zeta"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.special_log_ndtr' has 0 regions but was given 1}}
"torch.aten.special_log_ndtr"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.i0' has 0 regions but was given 1}}
"torch.aten.i0"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.sinc' has 0 regions but was given 1}}
"torch.aten.sinc"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.mvlgamma' has 0 regions but was given 1}}
"torch.aten.mvlgamma"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.positive' has 0 regions but was given 1}}
"torch.aten.positive"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.deg2rad' has 0 regions but was given 1}}
"torch.aten.deg2rad"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.rad2deg' has 0 regions but was given 1}}
"torch.aten.rad2deg"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.logaddexp' has 0 regions but was given 1}}
"torch.aten.logaddexp"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.logaddexp2' has 0 regions but was given 1}}
"torch.aten.logaddexp2"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.nansum' has 0 regions but was given 1}}
"torch.aten.nansum"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.nanmean' has 0 regions but was given 1}}
"torch.aten.nanmean"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.quantile' has 0 regions but was given 1}}
"torch.aten.quantile"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cummax' has 0 regions but was given 1}}
"torch.aten.cummax"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cummin' has 0 regions but was given 1}}
"torch.aten.cummin"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.dist' has 0 regions but was given 1}}
"torch.aten.dist"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.triangular_solve' has 0 regions but was given 1}}
"torch.aten.triangular_solve"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.linalg_solve' has 0 regions but was given 1}}
"torch.aten.linalg_solve"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cholesky' has 0 regions but was given 1}}
"torch.aten.cholesky"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cholesky_solve' has 0 regions but was given 1}}
"torch.aten.cholesky_solve"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.pinverse' has 0 regions but was given 1}}
"torch.aten.pinverse"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bitwise_left_shift.Tensor_Scalar' has 0 regions but was given 1}}
"torch.aten.bitwise_left_shift.Tensor_Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.bitwise_right_shift.Tensor_Scalar' has 0 regions but was given 1}}
"torch.aten.bitwise_right_shift.Tensor_Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.pow.Tensor_Tensor' has 0 regions but was given 1}}
"torch.aten.pow.Tensor_Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.pow.Tensor_Scalar' has 0 regions but was given 1}}
"torch.aten.pow.Tensor_Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._trilinear' has 0 regions but was given 1}}
"torch.aten._trilinear"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._pdist_forward' has 0 regions but was given 1}}
"torch.aten._pdist_forward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._fused_dropout' has 0 regions but was given 1}}
"torch.aten._fused_dropout"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._foreach_add.Scalar' has 0 regions but was given 1}}
"torch.aten._foreach_add.Scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.glu_jvp' has 0 regions but was given 1}}
"torch.aten.glu_jvp"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.rrelu_with_noise' has 0 regions but was given 1}}
"torch.aten.rrelu_with_noise"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.rrelu_with_noise_backward' has 0 regions but was given 1}}
"torch.aten.rrelu_with_noise_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.rrelu_with_noise_functional' has 0 regions but was given 1}}
"torch.aten.rrelu_with_noise_functional"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ctc_loss.IntList' has 0 regions but was given 1}}
"torch.aten.ctc_loss.IntList"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.multilabel_margin_loss' has 0 regions but was given 1}}
"torch.aten.multilabel_margin_loss"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cumulative_trapezoid.x' has 0 regions but was given 1}}
"torch.aten.cumulative_trapezoid.x"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.index_fill.int_Tensor' has 0 regions but was given 1}}
"torch.aten.index_fill.int_Tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.pin_memory' has 0 regions but was given 1}}
"torch.aten.pin_memory"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.to_dense' has 0 regions but was given 1}}
"torch.aten.to_dense"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.to_sparse' has 0 regions but was given 1}}
"torch.aten.to_sparse"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.to_sparse_csr' has 0 regions but was given 1}}
"torch.aten.to_sparse_csr"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.addr' has 0 regions but was given 1}}
"torch.aten.addr"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.chalf' has 0 regions but was given 1}}
"torch.aten.chalf"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.movedim.intlist' has 0 regions but was given 1}}
"torch.aten.movedim.intlist"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.moveaxis.int' has 0 regions but was given 1}}
"torch.aten.moveaxis.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.atleast_1d' has 0 regions but was given 1}}
"torch.aten.atleast_1d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.atleast_2d' has 0 regions but was given 1}}
"torch.aten.atleast_2d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.atleast_3d' has 0 regions but was given 1}}
"torch.aten.atleast_3d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.masked_select' has 0 regions but was given 1}}
"torch.aten.masked_select"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fix' has 0 regions but was given 1}}
"torch.aten.fix"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.fix_' has 0 regions but was given 1}}
"torch.aten.fix_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.index_put_.hacked_twin' has 0 regions but was given 1}}
"torch.aten.index_put_.hacked_twin"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._unsafe_index_put.hacked_twin' has 0 regions but was given 1}}
"torch.aten._unsafe_index_put.hacked_twin"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._int_mm' has 0 regions but was given 1}}
"torch.aten._int_mm"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.conv_tbc_backward' has 0 regions but was given 1}}
"torch.aten.conv_tbc_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams' has 0 regions but was given 1}}
"torch.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.random' has 0 regions but was given 1}}
"torch.aten.random"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.random.from' has 0 regions but was given 1}}
"torch.aten.random.from"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.max_pool3d_with_indices_backward' has 0 regions but was given 1}}
"torch.aten.max_pool3d_with_indices_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.avg_pool3d_backward' has 0 regions but was given 1}}
"torch.aten.avg_pool3d_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.__interpolate.size_list_scale_list' has 0 regions but was given 1}}
"torch.aten.__interpolate.size_list_scale_list"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._linalg_det' has 0 regions but was given 1}}
"torch.aten._linalg_det"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.log_sigmoid_forward' has 0 regions but was given 1}}
"torch.aten.log_sigmoid_forward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.log_sigmoid_backward' has 0 regions but was given 1}}
"torch.aten.log_sigmoid_backward"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.count_nonzero.dim_IntList' has 0 regions but was given 1}}
"torch.aten.count_nonzero.dim_IntList"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.any.dims' has 0 regions but was given 1}}
"torch.aten.any.dims"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._index_put_impl_' has 0 regions but was given 1}}
"torch.aten._index_put_impl_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cuda' has 0 regions but was given 1}}
"torch.aten.cuda"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.cpu' has 0 regions but was given 1}}
"torch.aten.cpu"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.stft.center' has 0 regions but was given 1}}
"torch.aten.stft.center"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.permute_copy' has 0 regions but was given 1}}
"torch.aten.permute_copy"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._reshape_alias_copy' has 0 regions but was given 1}}
"torch.aten._reshape_alias_copy"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.squeeze_copy.dim' has 0 regions but was given 1}}
"torch.aten.squeeze_copy.dim"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.t_copy' has 0 regions but was given 1}}
"torch.aten.t_copy"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.transpose_copy.int' has 0 regions but was given 1}}
"torch.aten.transpose_copy.int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._set_item.str' has 0 regions but was given 1}}
"torch.aten._set_item.str"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.Delete.Dict_str' has 0 regions but was given 1}}
"torch.aten.Delete.Dict_str"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.eq.bool' has 0 regions but was given 1}}
"torch.aten.eq.bool"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.ne.float_int' has 0 regions but was given 1}}
"torch.aten.ne.float_int"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.heaviside_' has 0 regions but was given 1}}
"torch.aten.heaviside_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten.rrelu_with_noise_' has 0 regions but was given 1}}
"torch.aten.rrelu_with_noise_"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.aten._assert_scalar' has 0 regions but was given 1}}
"torch.aten._assert_scalar"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.quantized.linear' has 0 regions but was given 1}}
"torch.quantized.linear"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.torchvision.deform_conv2d' has 0 regions but was given 1}}
"torch.torchvision.deform_conv2d"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.torchvision.nms' has 0 regions but was given 1}}
"torch.torchvision.nms"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.torchvision.roi_align' has 0 regions but was given 1}}
"torch.torchvision.roi_align"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.torchvision.roi_pool' has 0 regions but was given 1}}
"torch.torchvision.roi_pool"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.quantized_decomposed.quantize_per_tensor' has 0 regions but was given 1}}
"torch.quantized_decomposed.quantize_per_tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.quantized_decomposed.quantize_per_tensor.tensor' has 0 regions but was given 1}}
"torch.quantized_decomposed.quantize_per_tensor.tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.quantized_decomposed.dequantize_per_tensor' has 0 regions but was given 1}}
"torch.quantized_decomposed.dequantize_per_tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.quantized_decomposed.dequantize_per_tensor.tensor' has 0 regions but was given 1}}
"torch.quantized_decomposed.dequantize_per_tensor.tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.quantized_decomposed.choose_qparams.tensor' has 0 regions but was given 1}}
"torch.quantized_decomposed.choose_qparams.tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.quantized_decomposed.dequantize_per_channel' has 0 regions but was given 1}}
"torch.quantized_decomposed.dequantize_per_channel"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.quantized_decomposed.quantize_per_channel' has 0 regions but was given 1}}
"torch.quantized_decomposed.quantize_per_channel"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch._c10d_functional.all_gather_into_tensor' has 0 regions but was given 1}}
"torch._c10d_functional.all_gather_into_tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch._c10d_functional.all_reduce' has 0 regions but was given 1}}
"torch._c10d_functional.all_reduce"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch._c10d_functional.broadcast' has 0 regions but was given 1}}
"torch._c10d_functional.broadcast"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch._c10d_functional.reduce_scatter_tensor' has 0 regions but was given 1}}
"torch._c10d_functional.reduce_scatter_tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch._c10d_functional.wait_tensor' has 0 regions but was given 1}}
"torch._c10d_functional.wait_tensor"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.pseudo.aten.uniform' has 0 regions but was given 1}}
"torch.pseudo.aten.uniform"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.pseudo.aten.bernoulli.float' has 0 regions but was given 1}}
"torch.pseudo.aten.bernoulli.float"() ({}) : () -> ()

// -----

// expected-error @+1 {{'torch.pseudo.aten.fill.Scalar' has 0 regions but was given 1}}
"torch.pseudo.aten.fill.Scalar"() ({}) : () -> ()

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in types and ops of the torch dialects, each with what was wanted and
// found.

// expected-error @+1 {{a size is 0 or above or ?, found -1}}
func.func private @f(!torch.vtensor<[-1],f32>)

// -----

// expected-error @+1 {{a dtype is a float, i1, a signed or unsigned integer such as si64, a complex or quantized type or unk, found 'i32'}}
func.func private @f(!torch.vtensor<[2],i32>)

// -----

// expected-error @+1 {{a dtype is a float, i1, a signed or unsigned integer such as si64, a complex or quantized type or unk, found 'index'}}
func.func private @f(!torch.vtensor<[2],index>)

// -----

// expected-error @+1 {{expected ',', found '>'}}
func.func private @f(!torch.vtensor<[2]>)

// -----

// expected-error @+1 {{expected '[', found '2'}}
func.func private @f(!torch.vtensor<2,f32>)

// -----

// expected-error @+1 {{one type is wanted in <..>}}
func.func private @f(!torch.list<int, int>)

// -----

// expected-error @+1 {{dialect 'torch' has no type 'tensors'}}
func.func private @f(!torch.list<tensors>)

// -----

// expected-error @+1 {{two types are wanted in <..>}}
func.func private @f(!torch.dict<str>)

// -----

// expected-error @+1 {{one type is wanted in <..>}}
func.func private @f(!torch.optional<>)

// -----

// expected-error @+1 {{expected '<', found ')'}}
func.func private @f(!torch.nn.Module)

// -----

// expected-error @+1 {{expected a string, found 'c'}}
func.func private @f(!torch.nn.Module<c>)

// -----

// expected-error @+1 {{dialect 'torch' has no type 'torch.other'}}
func.func private @f(!torch.other)

// -----

func.func @f() {
  // expected-error @+1 {{'torch.vtensor.literal' op wants a result of the sizes and dtype of 'tensor<3xf32>', found '!torch.vtensor<[2],f32>'}}
  %0 = torch.vtensor.literal(dense<0.0> : tensor<3xf32>) : !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'torch.vtensor.literal' op wants a result of the sizes and dtype of 'tensor<3xf32>', found '!torch.vtensor<[3],f64>'}}
  %0 = torch.vtensor.literal(dense<0.0> : tensor<3xf32>) : !torch.vtensor<[3],f64>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'torch.tensor.literal' op wants a result of the sizes and dtype of 'tensor<3xf32>', found '!torch.tensor<[3,1],f32>'}}
  %0 = torch.tensor.literal(dense<0.0> : tensor<3xf32>) : !torch.tensor<[3,1],f32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'torch.vtensor.literal' op wants a result of the sizes and dtype of 'tensor<3xui8>', found '!torch.vtensor<[3],si8>'}}
  %0 = torch.vtensor.literal(dense<0> : tensor<3xui8>) : !torch.vtensor<[3],si8>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'torch.operator' op operand #0 must be Any type of the torch dialect, but got 'i32'}}
  torch.operator "x"(%a) : (i32) -> ()
  return
}

// -----

func.func @f(%a: !torch.int) {
  // expected-error @+1 {{'torch.operator' op result #0 must be Any type of the torch dialect, but got 'i32'}}
  %0 = torch.operator "x"(%a) : (!torch.int) -> i32
  return
}

// -----

func.func @f(%a: !torch.int) {
  // expected-error @+1 {{expected 1 operand types, found 2}}
  %0 = torch.operator "x"(%a) : (!torch.int, !torch.int) -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // expected-error @+2 {{'torch.operator_terminator' op expects parent op 'torch.operator', found 'func.func'}}
  // expected-error @+1 {{'torch.operator_terminator' op must be the last operation in its block}}
  torch.operator_terminator %a : !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // expected-error @+1 {{'torch.prim.ListConstruct' op wants operand #0 of type '!torch.float', found '!torch.int'}}
  %0 = torch.prim.ListConstruct %a : (!torch.int) -> !torch.list<float>
  return
}

// -----

func.func @f(%a: !torch.int) {
  // expected-error @+1 {{'torch.prim.ListConstruct' op result #0 must be Any Torch list type, but got '!torch.int'}}
  %0 = torch.prim.ListConstruct %a : (!torch.int) -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // expected-error @+1 {{'torch.prim.TupleConstruct' op wants a tuple of 1 types, found '!torch.tuple<int, int>'}}
  %0 = torch.prim.TupleConstruct %a : !torch.int -> !torch.tuple<int, int>
  return
}

// -----

func.func @f(%a: !torch.int) {
  // expected-error @+1 {{'torch.prim.TupleConstruct' op wants operand #1 of type '!torch.str', found '!torch.int'}}
  %0 = torch.prim.TupleConstruct %a, %a : !torch.int, !torch.int -> !torch.tuple<int, str>
  return
}

// -----

func.func @f(%a: !torch.int) {
  // expected-error @+1 {{'torch.prim.DictConstruct' op wants operand #0 of type '!torch.str', found '!torch.int'}}
  %0 = torch.prim.DictConstruct keys(%a : !torch.int) values(%a : !torch.int) -> !torch.dict<str, int>
  return
}

// -----

func.func @f(%a: !torch.int) {
  // expected-error @+1 {{'torch.prim.DictConstruct' op wants operand #1 of type '!torch.str', found '!torch.int'}}
  %0 = torch.prim.DictConstruct keys(%a : !torch.int) values(%a : !torch.int) -> !torch.dict<int, str>
  return
}

// -----

func.func @f(%a: !torch.int) {
  // expected-error @+1 {{'torch.prim.DictConstruct' takes 0 or more operands, in groups (keys*, values*), but was given 1}}
  %0 = torch.prim.DictConstruct keys(%a : !torch.int) values() -> !torch.dict<int, int>
  return
}

// -----

func.func @f(%a: !torch.any) {
  // expected-error @+1 {{'torch.derefine' op wants a wider type than '!torch.any', found '!torch.int'}}
  %0 = torch.derefine %a : !torch.any to !torch.int
  return
}

// -----

func.func @f(%a: !torch.number) {
  // expected-error @+1 {{'torch.derefine' op wants a wider type than '!torch.number', found '!torch.optional<int>'}}
  %0 = torch.derefine %a : !torch.number to !torch.optional<int>
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{'torch.tensor_static_info_cast' op wants a type that does not contradict '!torch.vtensor<[2],f32>', found '!torch.vtensor<[3],f32>'}}
  %0 = torch.tensor_static_info_cast %a : !torch.vtensor<[2],f32> to !torch.vtensor<[3],f32>
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{'torch.tensor_static_info_cast' op wants a type that does not contradict '!torch.vtensor<[2],f32>', found '!torch.vtensor<[2],f64>'}}
  %0 = torch.tensor_static_info_cast %a : !torch.vtensor<[2],f32> to !torch.vtensor<[2],f64>
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{'torch.tensor_static_info_cast' op wants a type that does not contradict '!torch.vtensor<[2],f32>', found '!torch.tensor'}}
  %0 = torch.tensor_static_info_cast %a : !torch.vtensor<[2],f32> to !torch.tensor
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>) {
  %0 = torch.copy.to_tensor %a : !torch.int
  // expected-error @+1 {{expected a torch tensor type}}
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{'torch.copy.to_tensor' op wants an operand of type '!torch.vtensor<[3],f32>', found '!torch.vtensor<[2],f32>'}}
  %0 = "torch.copy.to_tensor"(%a) : (!torch.vtensor<[2],f32>) -> !torch.tensor<[3],f32>
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>, %s: !torch.int) {
  // expected-error @+1 {{'torch.bind_symbolic_shape' op wants a map of no dimensions and as many symbols as are bound}}
  torch.bind_symbolic_shape %a, [%s], affine_map<()[s0, s1] -> (s0)> : !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f(%a: !torch.int) {
  // expected-error @+1 {{expected 2 operand types, found 1}}
  %0 = torch.aten.neg.int %a, %a : !torch.int -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // expected-error @+1 {{there is no op 'torch.aten.no_such_op'; did you mean 'torch.aten.cosh_'?}}
  %0 = torch.aten.no_such_op %a : !torch.int -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // expected-error @+1 {{'%a' is used as '!torch.bool' but defined as '!torch.int'}}
  torch.prim.Loop.condition %a, iter()
  return
}

// -----

func.func @f(%a: !torch.bool) {
  torch.prim.If %a -> () {
    torch.prim.If.yield
  // expected-error @+1 {{expected 'else' at the end of the line}}
  }
  return
}

// -----

torch.global_slot.module_initializer {
  %0 = torch.constant.int 1
  // expected-error @+1 {{'torch.initialize.global_slots' op wants as many names of slots as values}}
  "torch.initialize.global_slots"(%0) {slotSymNames = [@a, @b]} : (!torch.int) -> ()
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{'torch_c.to_builtin_tensor' op wants a result of the sizes and dtype of '!torch.vtensor<[2],f32>', found 'tensor<3xf32>'}}
  %0 = torch_c.to_builtin_tensor %a : !torch.vtensor<[2],f32> -> tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<2xi32>) {
  // expected-error @+1 {{'torch_c.from_builtin_tensor' op wants a result of the sizes and dtype of 'tensor<2xi32>', found '!torch.vtensor<[2],f32>'}}
  %0 = torch_c.from_builtin_tensor %a : tensor<2xi32> -> !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f(%a: tensor<2xi32>) {
  // expected-error @+1 {{'torch_c.from_builtin_tensor' op result #0 must be !torch.vtensor, but got '!torch.tensor<[2],si32>'}}
  %0 = torch_c.from_builtin_tensor %a : tensor<2xi32> -> !torch.tensor<[2],si32>
  return
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// Mistakes in ops and attributes of the sdy dialect, each with what was wanted
// and found.

// expected-error @+1 {{the mesh has two axes named "x"}}
sdy.mesh @mesh = <["x"=2, "x"=4]>

// -----

// expected-error @+1 {{axis "x" wants a size of 1 or more, found 0}}
sdy.mesh @mesh = <["x"=0]>

// -----

// expected-error @+1 {{wanted 4 device ids, found 3}}
sdy.mesh @mesh = <["x"=4], device_ids=[2, 1, 0]>

// -----

// expected-error @+1 {{device ids are 0 to 1, each once}}
sdy.mesh @mesh = <["x"=2], device_ids=[1, 1]>

// -----

// expected-error @+1 {{a device id is 0 or more, found -1}}
sdy.mesh @mesh = <[], device_ids=[-1]>

// -----

func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{expected ']'}}
  %0 = sdy.reshard %a <@mesh, [{"x"}> : tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{expected replicated or unreduced, found 'open'}}
  %0 = sdy.reshard %a <@mesh, [{}], open={"x"}> : tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.reshard' op wants the name of an sdy.mesh of the module in the sharding of the result, found '@mesh'}}
  %0 = sdy.reshard %a <@mesh, [{}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.sharding_constraint' op wants as many dims as in the type: 1 in the sharding of the result, found '2'}}
  %0 = sdy.sharding_constraint %a <@mesh, [{}, {}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<*xf32>) {
  // expected-error @+1 {{'sdy.sharding_constraint' op wants a ranked type in the sharding of the result, found 'tensor<*xf32>'}}
  %0 = sdy.sharding_constraint %a <@mesh, []> : tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.propagation_barrier' op wants NONE, FORWARD or BACKWARD as allowed_direction, found 'BOTH'}}
  %0 = sdy.propagation_barrier %a allowed_direction=BOTH : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.manual_computation' op wants as many in_shardings as values: 1, found '0'}}
  %0 = sdy.manual_computation(%a) in_shardings=[] out_shardings=[<@mesh, [{}]>] manual_axes={} (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.manual_computation' op wants as many arguments of the body as operands: 1, found '0'}}
  sdy.manual_computation(%a) in_shardings=[<@mesh, [{}]>] out_shardings=[] manual_axes={} () {
    sdy.return
  } : (tensor<8xf32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.named_computation' op wants as many values returned as results: 1, found '0'}}
  %0 = sdy.named_computation<"f">(%a) (%b: tensor<8xf32>) {
    sdy.return
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.named_computation' op wants arguments of the operands' types, found 'tensor<4xf32>'}}
  sdy.named_computation<"f">(%a) (%b: tensor<4xf32>) {
    sdy.return
  } : (tensor<8xf32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.named_computation' op wants returned values of the results' types, found 'tensor<8xf32>'}}
  %0 = sdy.named_computation<"f">(%a) (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'util.optimization_barrier' op wants as many shardings as values: 1, found '0'}}
  %0 = util.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[]>} %a : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["c"=2, "a"=8, "b"=2]>
func.func @f(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{'sdy.reshard' op wants an axis of the mesh in the sharding of the result, found '"d"'}}
  %0 = sdy.reshard %a <@mesh, [{}, {"d"}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["c"=2, "a"=8, "b"=2]>
func.func @f(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{'sdy.reshard' op wants an axis of the mesh in the sharding of the result, found '"d"'}}
  %0 = sdy.reshard %a <@mesh, [{}, {"d":(2)2}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["c"=2, "a"=8, "b"=2]>
func.func @f(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{'sdy.reshard' op wants a part of the axis of size 8 in the sharding of the result, found '(1)8'}}
  %0 = sdy.reshard %a <@mesh, [{}, {"a":(1)8}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["c"=2, "a"=8, "b"=2]>
func.func @f(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{'sdy.reshard' op wants a part of the axis of size 8 in the sharding of the result, found '(3)2'}}
  %0 = sdy.reshard %a <@mesh, [{}, {"a":(3)2}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["c"=2, "a"=8, "b"=2]>
func.func @f(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{'sdy.reshard' op wants a part of the axis of size 8 in the sharding of the result, found '(0)2'}}
  %0 = sdy.reshard %a <@mesh, [{}, {"a":(0)2}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["c"=2, "a"=8, "b"=2]>
func.func @f(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{'sdy.reshard' op wants each axis once in the sharding of the result, found '"a"'}}
  %0 = sdy.reshard %a <@mesh, [{"a"}, {"a"}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["c"=2, "a"=8, "b"=2]>
func.func @f(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{'sdy.reshard' op wants each axis once in the sharding of the result, found '"a"'}}
  %0 = sdy.reshard %a <@mesh, [{}, {"a"}], replicated={"a"}> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["c"=2, "a"=8, "b"=2]>
func.func @f(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{'sdy.reshard' op wants each axis once in the sharding of the result, found '"a":(2)2'}}
  %0 = sdy.reshard %a <@mesh, [{}, {"a":(1)4}], unreduced={"a":(2)2}> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["c"=2, "a"=8, "b"=2]>
func.func @f(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{'sdy.reshard' op wants parts that follow each other as one in the sharding of the result, found '"a":(2)4'}}
  %0 = sdy.reshard %a <@mesh, [{}, {"a":(1)2, "a":(2)4}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["c"=2, "a"=8, "b"=2]>
func.func @f(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{'sdy.reshard' op wants replicated and unreduced axes in the mesh's order in the sharding of the result, found '"c"'}}
  %0 = sdy.reshard %a <@mesh, [{}, {}], replicated={"a", "b", "c"}> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["c"=2, "a"=8, "b"=2]>
func.func @f(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{'sdy.reshard' op wants replicated and unreduced axes in the mesh's order in the sharding of the result, found '"a":(1)2'}}
  %0 = sdy.reshard %a <@mesh, [{}, {}], unreduced={"a":(4)2, "a":(1)2}> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["c"=2, "a"=8, "b"=2]>
func.func @f(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{'sdy.reshard' op wants no priority where a dim is empty and closed in the sharding of the result, found '{}p..'}}
  %0 = sdy.reshard %a <@mesh, [{}p1, {}]> : tensor<8x8xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{expected a priority such as p1, found 'p01'}}
  %0 = sdy.reshard %a <@mesh, [{"x"}p01]> : tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{expected max or min, found 'mean'}}
  %0 = sdy.reshard %a <@mesh, [{}], unreduced=mean{"x"}> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2]>
// expected-error @+1 {{'func.func' op wants neither dims nor axes, as the type has no shape, in the sharding of argument 0, found '!stablehlo.token'}}
func.func @f(%a: !stablehlo.token {sdy.sharding = #sdy.sharding<@mesh, [], replicated={"a"}>}) {
  return
}

// -----

sdy.mesh @mesh = <["a"=2]>
// expected-error @+1 {{'func.func' op wants an axis of the mesh in the sharding of result 1, found '"c"'}}
func.func @f(%a: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}]>}) {
  return %a, %a : tensor<8xf32>, tensor<8xf32>
}

// -----

sdy.mesh @mesh = <["a"=2]>
// expected-error @+1 {{'func.func' op wants a #sdy.sharding for argument 0, found '#sdy.sharding_per_value<[]>'}}
func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding_per_value<[]>}) {
  return
}

// -----

sdy.mesh @mesh = <["a"=2]>
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'stablehlo.abs' op wants an sdy.sharding_per_value in sdy.sharding, found '#sdy.sharding<@mesh, [{"a"}]>'}}
  %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding<@mesh, [{"a"}]>} : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2]>
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.manual_computation' op wants manual_axes of the mesh of all shardings, found '"b"'}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"b"} (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2]>
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.manual_computation' op wants 'tensor<4xf32>' in the body for 'tensor<8xf32>', found 'tensor<8xf32>'}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"a"} (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @other = <["a"=4]>
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.manual_computation' op wants shardings of one mesh, found '#sdy.mesh<["a"=4]>'}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{}]>] out_shardings=[<@other, [{}]>] manual_axes={} (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @other = <["a"=4]>
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.manual_computation' op wants no part of a manual axis in a sharding, found '"b"'}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"b":(1)2}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"b"} (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @other = <["a"=4]>
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.manual_computation' op wants no part of a manual axis in a sharding, found '"b"'}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{}], replicated={"b":(1)2}>] out_shardings=[<@mesh, [{}]>] manual_axes={"b"} (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @other = <["a"=4]>
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.manual_computation' op wants manual axes before others in a dim, found '"b"'}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a", "b"}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"b"} (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @other = <["a"=4]>
func.func @f(%a: tensor<6xf32>) {
  // expected-error @+1 {{'sdy.manual_computation' op wants a dim that its manual axes of size 4 divide, found '6'}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"b"}]>] out_shardings=[<@mesh, [{"b"}]>] manual_axes={"b"} (%b: tensor<1xf32>) {
    sdy.return %b : tensor<1xf32>
  } : (tensor<6xf32>) -> tensor<6xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'sdy.manual_computation' op wants manual_axes of the mesh of all shardings, found '"a"'}}
  sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={"a"} () {
    sdy.return
  } : () -> ()
  return
}

// -----

sdy.mesh @mesh = <["a"=2]>
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"a"}]>] out_shardings=[<@mesh, [{"a"}]>] manual_axes={"a"} (%b: tensor<4xf32>) {
    // expected-error @+1 {{'stablehlo.abs' op wants no axis that the sdy.manual_computation around it has in the sharding of result 0, found '"a"'}}
    %1 = stablehlo.abs %b {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}]>]>} : tensor<4xf32>
    sdy.return %1 : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sdy.mesh @one = <[], device_ids=[0]>
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'stablehlo.abs' op wants neither dims nor axes, as the mesh is one device, in the sharding of result 0, found '#sdy.sharding<@one, [{}]>'}}
  %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding_per_value<[<@one, [{}]>]>} : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2]>
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op wants a tuple of one part for its sharding, found 'tuple<tensor<8xf32>, tensor<8xf32>>'}}
  %0 = stablehlo.custom_call @g(%a) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>} : (tensor<8xf32>) -> tuple<tensor<8xf32>, tensor<8xf32>>
  return
}

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

// expected-error @+1 {{device ids in their natural order are left out}}
sdy.mesh @mesh = <["x"=2], device_ids=[0, 1]>

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
  // expected-error @+1 {{'sdy.reshard' op wants the name of an sdy.mesh of the module, found '@mesh'}}
  %0 = sdy.reshard %a <@mesh, [{}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.sharding_constraint' op wants a sharding with dims as in the type: 1, found '2'}}
  %0 = sdy.sharding_constraint %a <@mesh, [{}, {}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<*xf32>) {
  // expected-error @+1 {{'sdy.sharding_constraint' op wants a ranked type for its sharding, found 'tensor<*xf32>'}}
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
  // expected-error @+1 {{'util.optimization_barrier' op wants an sdy.sharding_per_value of 1 shardings in sdy.sharding, found '#sdy.sharding_per_value<[]>'}}
  %0 = util.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[]>} %a : tensor<8xf32>
  return
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// Every op of the interpreter dialect; printed and read back.

func.func @both(%a: tensor<2xi32>, %t: !stablehlo.token) -> (tensor<2xi32>, !stablehlo.token) {
  return %a, %t : tensor<2xi32>, !stablehlo.token
}

func.func @queue() -> tensor<2xi32> {
  %0 = stablehlo.constant dense<1> : tensor<2xi32>
  return %0 : tensor<2xi32>
}

func.func @main(%a: tensor<2xi32>, %t: !stablehlo.token) -> tensor<2xi32> {
  %0:2 = "interpreter.run_parallel"(%a, %t) {programs = [[@both, @nothing]]} : (tensor<2xi32>, !stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
  %1:3 = "interpreter.run_parallel"(%a, %t) {infeed = [@queue, @queue], programs = [[@both], [@queue]]} : (tensor<2xi32>, !stablehlo.token) -> (tensor<2xi32>, !stablehlo.token, tensor<2xi32>)
  %2 = interpreter.print %1#0 : tensor<2xi32>
  %3 = interpreter.probe %2, probe_id = "here" : tensor<2xi32>
  return %3 : tensor<2xi32>
}

func.func @nothing() {
  return
}

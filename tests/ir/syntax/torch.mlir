// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// RUN: emplace opt %s | FileCheck %s
// The torch dialect as importers of ONNX and PyTorch models write
// them; printed and read back.

module attributes {torch.debug_module_name = "m"} {

// CHECK: func.func private @scalars(!torch.int, !torch.float, !torch.number, !torch.bool, !torch.str, !torch.none, !torch.any, !torch.Device, !torch.Generator, !torch.LinearParams)
func.func private @scalars(!torch.int, !torch.float, !torch.number, !torch.bool, !torch.str, !torch.none, !torch.any, !torch.Device, !torch.Generator, !torch.LinearParams)
// CHECK: @tensors(!torch.tensor, !torch.vtensor, !torch.tensor<[2,?],f32>, !torch.vtensor<*,si64>, !torch.vtensor<[],unk>, !torch.vtensor, !torch.vtensor<[3],!torch.quint8>, !torch.vtensor<[1],complex<f64>>, !torch.vtensor<[4,4],bf16,#map>)
func.func private @tensors(!torch.tensor, !torch.vtensor, !torch.tensor<[2, ?],f32>, !torch.vtensor<*,si64>, !torch.vtensor<[],unk>, !torch.vtensor<*,unk>, !torch.vtensor<[3],!torch.quint8>, !torch.vtensor<[1],complex<f64>>, !torch.vtensor<[4,4],bf16,affine_map<(d0, d1) -> (d0 + d1)>>)
// CHECK: @containers(!torch.list<int>, !torch.list<vtensor<[2],f32>>, !torch.optional<tensor>, !torch.tuple<int, list<float>>, !torch.tuple<>, !torch.union<int, none>, !torch.dict<str, tuple<int, any>>, !torch.nn.Module<"c">, !torch.list<nn.Module<"c">>, !torch.list<optional<int>>)
func.func private @containers(!torch.list<int>, !torch.list<vtensor<[2],f32>>, !torch.optional<!torch.tensor>, !torch.tuple<int, list<float>>, !torch.tuple<>, !torch.union<int, none>, !torch.dict<str, tuple<int, any>>, !torch.nn.Module<"c">, !torch.list<nn.Module<"c">>, !torch.list<optional<!torch.int>>)

// CHECK-LABEL: func.func @constants
func.func @constants() {
  // CHECK-NEXT: %none = torch.constant.none
  %0 = torch.constant.none
  // CHECK-NEXT: %str = torch.constant.str "a\22b"
  %1 = torch.constant.str "a\22b"
  // CHECK-NEXT: %cpu = torch.constant.device "cpu"
  %2 = torch.constant.device "cpu"
  // CHECK-NEXT: %int3 = torch.constant.int 3
  %3 = torch.constant.int 3
  // CHECK-NEXT: %int-1 = torch.constant.int -1 {note}
  %4 = torch.constant.int -1 {note}
  // CHECK-NEXT: %float1.000000e-05 = torch.constant.float 1.000000e-05
  %5 = torch.constant.float 1.000000e-05
  // CHECK-NEXT: %float3.400000e00 = torch.constant.float 3.4000000953674316
  %6 = torch.constant.float 3.4000000953674316
  // CHECK-NEXT: %true = torch.constant.bool true
  %7 = torch.constant.bool true
  // CHECK-NEXT: %false = torch.constant.bool false
  %8 = torch.constant.bool false
  // CHECK-NEXT: %0 = torch.constant.number 1 : i64
  %9 = torch.constant.number 1 : i64
  // CHECK-NEXT: %int3_0 = torch.constant.int 3
  %10 = torch.constant.int 3
  // CHECK-NEXT: %1 = torch.tensor.literal(dense<0.000000e+00> : tensor<3x5xf32>) : !torch.tensor
  %11 = torch.tensor.literal(dense<0.0> : tensor<3x5xf32>) : !torch.tensor
  // CHECK-NEXT: %2 = torch.vtensor.literal(dense<[1, 2]> : tensor<2xsi64>) : !torch.vtensor<[2],si64>
  %12 = torch.vtensor.literal(dense<[1, 2]> : tensor<2xsi64>) : !torch.vtensor<[2],si64>
  // CHECK-NEXT: torch.vtensor.literal(dense<3> : tensor<si8>) : !torch.vtensor<[],!torch.qint8>
  %13 = torch.vtensor.literal(dense<3> : tensor<si8>) : !torch.vtensor<[],!torch.qint8>
  return
}

// CHECK-LABEL: func.func @onnx
// CHECK-SAME: attributes {torch.onnx_meta.ir_version = 9 : si64, torch.onnx_meta.opset_version = 20 : si64, torch.onnx_meta.producer_name = "test"}
func.func @onnx(%arg0: !torch.vtensor<[1,3,8,8],f32>, %arg1: !torch.vtensor<[],i1>) -> !torch.vtensor<[?,?,?,?],f32> attributes {torch.onnx_meta.ir_version = 9 : si64, torch.onnx_meta.opset_version = 20 : si64, torch.onnx_meta.producer_name = "test"} {
  %none = torch.constant.none
  // CHECK: torch.operator "onnx.Constant"() {torch.onnx.value = dense<[1, 2]> : tensor<2xsi64>} : () -> !torch.vtensor<[2],si64> {{$}}
  %0 = torch.operator "onnx.Constant"() {torch.onnx.value = dense<[1, 2]> : tensor<2xsi64>} : () -> !torch.vtensor<[2],si64>
  // CHECK: torch.operator "onnx.Conv"(%arg0, %arg0) {torch.onnx.auto_pad = "SAME_UPPER", torch.onnx.dilations = [1 : si64, 1 : si64], torch.onnx.group = 1 : si64} : (!torch.vtensor<[1,3,8,8],f32>, !torch.vtensor<[1,3,8,8],f32>) -> !torch.vtensor<[?,?,?,?],f32>
  %1 = torch.operator "onnx.Conv"(%arg0, %arg0) {torch.onnx.dilations = [1 : si64, 1 : si64], torch.onnx.group = 1 : si64, torch.onnx.auto_pad = "SAME_UPPER"} : (!torch.vtensor<[1,3,8,8],f32>, !torch.vtensor<[1,3,8,8],f32>) -> !torch.vtensor<[?,?,?,?],f32>
  // CHECK: torch.operator "onnx.Resize"(%arg0, %none, %{{.*}})
  %2:2 = torch.operator "onnx.Resize"(%arg0, %none, %0) {torch.onnx.alpha = 5.000000e-01 : f32} : (!torch.vtensor<[1,3,8,8],f32>, !torch.none, !torch.vtensor<[2],si64>) -> (!torch.vtensor<[?,?,?,?],f32>, !torch.vtensor)
  // CHECK: torch.operator "onnx.If"(%arg1) : (!torch.vtensor<[],i1>) -> !torch.vtensor<[?,?,?,?],f32> {
  // CHECK-NEXT: torch.operator_terminator %{{.*}} : !torch.vtensor<[?,?,?,?],f32>
  // CHECK-NEXT: }, {
  // CHECK: }
  %3 = torch.operator "onnx.If"(%arg1) : (!torch.vtensor<[],i1>) -> !torch.vtensor<[?,?,?,?],f32> {
    torch.operator_terminator %1 : !torch.vtensor<[?,?,?,?],f32>
  }, {
    %4 = torch.operator "onnx.Abs"(%1) : (!torch.vtensor<[?,?,?,?],f32>) -> !torch.vtensor<[?,?,?,?],f32>
    torch.operator_terminator %4 : !torch.vtensor<[?,?,?,?],f32>
  }
  // CHECK: torch.operator "onnx.Loop"
  // CHECK-NEXT: ^bb0(%arg2: !torch.vtensor<[],si64>, %arg3: !torch.vtensor<[],i1>):
  %5 = torch.operator "onnx.Loop"(%0, %arg1) : (!torch.vtensor<[2],si64>, !torch.vtensor<[],i1>) -> !torch.list<vtensor> {
  ^bb0(%i: !torch.vtensor<[],si64>, %c: !torch.vtensor<[],i1>):
    torch.operator_terminator %c, %i : !torch.vtensor<[],i1>, !torch.vtensor<[],si64>
  }
  // CHECK: torch.operator "onnx.Nothing"() : () -> ()
  torch.operator "onnx.Nothing"() : () -> ()
  return %3 : !torch.vtensor<[?,?,?,?],f32>
}

// CHECK-LABEL: func.func @prim
func.func @prim(%arg0: !torch.int, %arg1: !torch.vtensor<[2,?],f32>, %arg2: !torch.bool, %arg3: !torch.tensor<[2],f32>, %m: !torch.nn.Module<"c">, %s: !torch.str, %o: !torch.optional<int>) -> !torch.vtensor {
  // CHECK: torch.prim.ListConstruct %arg0, %arg0 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.prim.ListConstruct %arg0, %arg0 : (!torch.int, !torch.int) -> !torch.list<int>
  // CHECK: torch.prim.ListConstruct : () -> !torch.list<optional<int>>
  %1 = torch.prim.ListConstruct : () -> !torch.list<optional<int>>
  // CHECK: %{{.*}}:2 = torch.prim.ListUnpack %{{.*}} : !torch.list<int> -> !torch.int, !torch.int
  %2:2 = torch.prim.ListUnpack %0 : !torch.list<int> -> !torch.int, !torch.int
  // CHECK: torch.prim.TupleConstruct %arg0, %arg2 : !torch.int, !torch.bool -> !torch.tuple<int, bool>
  %3 = torch.prim.TupleConstruct %arg0, %arg2 : !torch.int, !torch.bool -> !torch.tuple<int, bool>
  // CHECK: torch.prim.TupleUnpack %{{.*}} : !torch.tuple<int, bool> -> !torch.int, !torch.bool
  %4:2 = torch.prim.TupleUnpack %3 : !torch.tuple<int, bool> -> !torch.int, !torch.bool
  // CHECK: torch.prim.TupleIndex %{{.*}}, %arg0 : !torch.tuple<int, bool>, !torch.int -> !torch.int
  %5 = torch.prim.TupleIndex %3, %arg0 : !torch.tuple<int, bool>, !torch.int -> !torch.int
  // CHECK: torch.prim.DictConstruct keys(%arg5 : !torch.str) values(%arg0 : !torch.int) -> !torch.dict<str, int>
  %6 = torch.prim.DictConstruct keys(%s : !torch.str) values(%arg0 : !torch.int) -> !torch.dict<str, int>
  // CHECK: torch.prim.DictConstruct keys() values() -> !torch.dict<str, int>
  %7 = torch.prim.DictConstruct keys() values() -> !torch.dict<str, int>
  // CHECK: torch.prim.GetAttr %arg4["i"] : !torch.nn.Module<"c"> -> !torch.int
  %8 = torch.prim.GetAttr %m["i"] : !torch.nn.Module<"c"> -> !torch.int
  // CHECK: torch.prim.SetAttr %arg4["i"] = %arg0 : !torch.nn.Module<"c">, !torch.int
  torch.prim.SetAttr %m["i"] = %arg0 : !torch.nn.Module<"c">, !torch.int
  // CHECK: torch.prim.CallMethod %arg4["f"] (%arg0) : !torch.nn.Module<"c">, (!torch.int) -> !torch.int
  %9 = torch.prim.CallMethod %m["f"] (%arg0) : !torch.nn.Module<"c">, (!torch.int) -> !torch.int
  // CHECK: torch.prim.Loop %arg0, %arg2, init(%arg0) {
  // CHECK-NEXT: ^bb0(%arg7: !torch.int, %arg8: !torch.int):
  // CHECK-NEXT: torch.prim.Loop.condition %arg2, iter(%arg7 : !torch.int)
  // CHECK-NEXT: } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
  %10 = torch.prim.Loop %arg0, %arg2, init(%arg0) {
  ^bb0(%i: !torch.int, %a: !torch.int):
    torch.prim.Loop.condition %arg2, iter(%i : !torch.int)
  } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
  // CHECK: torch.prim.If %arg2 -> (!torch.int) {
  // CHECK-NEXT: torch.prim.If.yield %arg0 : !torch.int
  // CHECK-NEXT: } else {
  %11 = torch.prim.If %arg2 -> (!torch.int) {
    torch.prim.If.yield %arg0 : !torch.int
  } else {
    torch.prim.If.yield %10 : !torch.int
  }
  // CHECK: torch.prim.If %arg2 -> () {
  // CHECK-NEXT: torch.prim.If.yield
  torch.prim.If %arg2 -> () {
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  torch.prim.Print(%arg0, %s) : !torch.int, !torch.str
  %12 = torch.prim.tolist(%arg1, %arg0, %arg0) : !torch.vtensor<[2,?],f32>, !torch.int, !torch.int -> !torch.list<list<int>>
  // CHECK: torch.prim.Uninitialized : !torch.int
  %13 = torch.prim.Uninitialized : !torch.int
  // CHECK: torch.prim.RaiseException %arg5, %{{.*}} : !torch.str, !torch.none
  %none = torch.constant.none
  torch.prim.RaiseException %s, %none : !torch.str, !torch.none
  // CHECK: torch.prim.unchecked_cast %arg6 : !torch.optional<int> -> !torch.int
  %14 = torch.prim.unchecked_cast %o : !torch.optional<int> -> !torch.int
  // CHECK: torch.derefine %arg0 : !torch.int to !torch.optional<int>
  %15 = torch.derefine %arg0 : !torch.int to !torch.optional<int>
  // CHECK: torch.tensor_static_info_cast %arg1 : !torch.vtensor<[2,?],f32> to !torch.vtensor
  %16 = torch.tensor_static_info_cast %arg1 : !torch.vtensor<[2,?],f32> to !torch.vtensor
  // CHECK: torch.copy.to_vtensor %arg3 : !torch.vtensor<[2],f32>
  %17 = torch.copy.to_vtensor %arg3 : !torch.vtensor<[2],f32>
  // CHECK: torch.copy.to_tensor %{{.*}} : !torch.tensor<[2],f32>
  %18 = torch.copy.to_tensor %17 : !torch.tensor<[2],f32>
  // CHECK: torch.overwrite.tensor.contents %{{.*}} overwrites %arg3 : !torch.vtensor<[2],f32>, !torch.tensor<[2],f32>
  torch.overwrite.tensor.contents %17 overwrites %arg3 : !torch.vtensor<[2],f32>, !torch.tensor<[2],f32>
  %float = torch.constant.float 1.0
  %19 = torch.per_tensor_affine.create %arg3, %float, %arg0 : !torch.tensor<[2],f32>, !torch.float, !torch.int -> !torch.tensor
  // CHECK: torch.linear_params.create %arg3 : !torch.tensor<[2],f32>
  %20 = torch.linear_params.create %arg3 : !torch.tensor<[2],f32>
  // CHECK: torch.linear_params.create %arg3, %arg3 : !torch.tensor<[2],f32>, !torch.tensor<[2],f32>
  %21 = torch.linear_params.create %arg3, %arg3 : !torch.tensor<[2],f32>, !torch.tensor<[2],f32>
  // CHECK: torch.runtime.assert %arg2, "sizes differ"
  torch.runtime.assert %arg2, "sizes differ"
  return %16 : !torch.vtensor
}

// CHECK-LABEL: func.func @aten
func.func @aten(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4,4],f32>) -> !torch.vtensor<[?,4],f32> {
  // CHECK: %0 = torch.symbolic_int "s0" {min_val = 2, max_val = 9} : !torch.int
  %s0 = torch.symbolic_int "s0" {min_val = 2, max_val = 9} : !torch.int
  // CHECK: torch.bind_symbolic_shape %arg0, [%0], #map{{.*}} : !torch.vtensor<[?,4],f32>
  torch.bind_symbolic_shape %arg0, [%s0], affine_map<()[s0] -> (s0, 4)> : !torch.vtensor<[?,4],f32>
  %int1 = torch.constant.int 1
  // CHECK: torch.aten.mm %arg0, %arg1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[4,4],f32> -> !torch.vtensor<[?,4],f32>
  %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[4,4],f32> -> !torch.vtensor<[?,4],f32>
  // CHECK: torch.aten.add.Tensor %{{.*}}, %arg0, %int1 {note} : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
  %1 = torch.aten.add.Tensor %0, %arg0, %int1 {note} : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
  // CHECK: torch.aten.max.dim %{{.*}} : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
  %2:2 = torch.aten.max.dim %1, %int1, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
  // CHECK: torch.aten.relu %{{.*}} : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  %3 = "torch.aten.relu"(%1) : (!torch.vtensor<[?,4],f32>) -> !torch.vtensor<[?,4],f32>
  return %3 : !torch.vtensor<[?,4],f32>
}

module @objects {
func.func private @f(!torch.nn.Module<"c">)
// CHECK: torch.class_type @c {
// CHECK-NEXT: torch.attr "i" : !torch.int
// CHECK-NEXT: torch.attr private "t" : !torch.tensor
// CHECK-NEXT: torch.method private "f", @f
// CHECK-NEXT: }
torch.class_type @c {
  torch.attr "i" : !torch.int
  torch.attr private "t" : !torch.tensor
  torch.method private "f", @f
}
%int3 = torch.constant.int 3
%t = torch.tensor.literal(dense<1.0> : tensor<2xf32>) : !torch.tensor
// CHECK: torch.nn_module {
// CHECK-NEXT: torch.slot "i", %int3 : !torch.int
// CHECK-NEXT: torch.slot "t", %{{.*}} : !torch.tensor
// CHECK-NEXT: } : !torch.nn.Module<"c">
%m = torch.nn_module {
  torch.slot "i", %int3 : !torch.int
  torch.slot "t", %t : !torch.tensor
} : !torch.nn.Module<"c">

}

// Terminators may be written out.
// CHECK: torch.class_type @d {
// CHECK-NEXT: }
torch.class_type @d {
  torch.class_type_terminator
}
module @terminators {
  torch.class_type @c {
    torch.class_type_terminator
  }
  // CHECK: torch.nn_module {
  // CHECK-NEXT: } : !torch.nn.Module<"c">
  %0 = torch.nn_module {
    torch.nn_module_terminator
  } : !torch.nn.Module<"c">
}

// CHECK: torch.global_slot.module_initializer {
// CHECK: torch.initialize.global_slots [
// CHECK-NEXT: @a(%{{.*}} : !torch.int)
// CHECK-NEXT: @b(%{{.*}} : !torch.bool)
// CHECK-NEXT: ]
torch.global_slot.module_initializer {
  %0 = torch.constant.int 1
  %1 = torch.constant.bool true
  torch.initialize.global_slots [
    @a(%0 : !torch.int)
    @b(%1 : !torch.bool)
  ]
}
// CHECK: torch.global_slot "private" @a : !torch.int
torch.global_slot "private" @a : !torch.int
// CHECK: torch.global_slot @b : !torch.bool
torch.global_slot @b : !torch.bool
func.func @slots(%x: !torch.int) -> !torch.int {
  // CHECK: torch.global_slot.get @a : !torch.int
  %0 = torch.global_slot.get @a : !torch.int
  // CHECK: torch.global_slot.set @a = %arg0 : !torch.int
  torch.global_slot.set @a = %x : !torch.int
  return %0 : !torch.int
}

}

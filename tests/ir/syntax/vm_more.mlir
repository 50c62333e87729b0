// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sh %S/Inputs/round_trip.sh %s %t
// Ops of the vm dialect that vm.mlir does not show; printed and read back.

vm.module public @m {
  vm.global.i32 private mutable @g : i32
  vm.func public @f(%arg0: !hal.buffer, %arg1: !hal.channel, %arg2: !hal.command_buffer, %arg3: !hal.device, %arg4: !hal.fence, %arg5: !hal.file, %arg6: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4xf32>>, %arg7: !stream.channel, %arg8: !stream.file, %arg9: !stream.resource<*>, %arg10: !stream.timepoint, %arg11: !util.buffer, %arg12: !vm.ref<!hal.buffer>, %arg13: f32, %arg14: f64, %arg15: i32, %arg16: i64, %arg17: index, %arg18: tensor<1xi32>, %arg19: tensor<4xf32>) {
    %0 = vm.global.address @g : i32
    vm.check.ne %arg15, %arg15 : i32
    %1 = vm.global.load.indirect.i32 %arg15 : i32 -> i32
    vm.global.store.indirect.i32 %arg15, %arg15 : i32 -> i32
    %2 = vm.global.load.i64 @g : i64
    vm.global.store.i64 %arg16, @g : i64
    %3 = vm.global.load.indirect.i64 %arg15 : i32 -> i64
    vm.global.store.indirect.i64 %arg16, %arg15 : i64 -> i32
    %4 = vm.global.load.f32 @g : f32
    vm.global.store.f32 %arg13, @g : f32
    %5 = vm.global.load.indirect.f32 %arg15 : i32 -> f32
    vm.global.store.indirect.f32 %arg13, %arg15 : f32 -> i32
    %6 = vm.global.load.f64 @g : f64
    vm.global.store.f64 %arg14, @g : f64
    %7 = vm.global.load.indirect.f64 %arg15 : i32 -> f64
    vm.global.store.indirect.f64 %arg14, %arg15 : f64 -> i32
    %8 = vm.global.load.indirect.ref %arg15 : i32 -> !vm.ref<!hal.buffer>
    vm.global.store.indirect.ref %arg12, %arg15 : !vm.ref<!hal.buffer> -> i32
    %9 = vm.const.i64.zero
    %10 = vm.const.f32.zero
    %11 = vm.const.f64 1.000000e+00
    %12 = vm.const.f64.zero
    %13 = vm.list.get.i64 %arg12, %arg15 : (!vm.ref<!hal.buffer>, i32) -> i64
    vm.list.set.i64 %arg12, %arg15, %arg16 : (!vm.ref<!hal.buffer>, i32, i64)
    %14 = vm.list.get.f32 %arg12, %arg15 : (!vm.ref<!hal.buffer>, i32) -> f32
    vm.list.set.f32 %arg12, %arg15, %arg13 : (!vm.ref<!hal.buffer>, i32, f32)
    %15 = vm.list.get.f64 %arg12, %arg15 : (!vm.ref<!hal.buffer>, i32) -> f64
    vm.list.set.f64 %arg12, %arg15, %arg14 : (!vm.ref<!hal.buffer>, i32, f64)
    %16 = vm.list.get.ref %arg12, %arg15 : (!vm.ref<!hal.buffer>, i32) -> !vm.ref<!hal.buffer>
    vm.list.set.ref %arg12, %arg15, %arg12 : (!vm.ref<!hal.buffer>, i32, !vm.ref<!hal.buffer>)
    %17 = vm.select.i64 %arg15, %arg16, %arg16 : i64
    %18 = vm.select.f32 %arg15, %arg13, %arg13 : f32
    %19 = vm.select.f64 %arg15, %arg14, %arg14 : f64
    %20 = vm.switch.i64 %arg15[%arg16] else %arg16 : i64
    %21 = vm.switch.f32 %arg15[%arg13] else %arg13 : f32
    %22 = vm.switch.f64 %arg15[%arg14] else %arg14 : f64
    %23 = vm.switch.ref %arg15[%arg12] else %arg12 : !vm.ref<!hal.buffer>
    %24 = vm.sub.i32 %arg15, %arg15 : i32
    %25 = vm.mul.i32 %arg15, %arg15 : i32
    %26 = vm.div.i32.u %arg15, %arg15 : i32
    %27 = vm.rem.i32.s %arg15, %arg15 : i32
    %28 = vm.rem.i32.u %arg15, %arg15 : i32
    %29 = vm.min.i32.s %arg15, %arg15 : i32
    %30 = vm.min.i32.u %arg15, %arg15 : i32
    %31 = vm.max.i32.s %arg15, %arg15 : i32
    %32 = vm.max.i32.u %arg15, %arg15 : i32
    %33 = vm.and.i32 %arg15, %arg15 : i32
    %34 = vm.or.i32 %arg15, %arg15 : i32
    %35 = vm.xor.i32 %arg15, %arg15 : i32
    %36 = vm.ctlz.i32 %arg15 : i32
    %37 = vm.cttz.i32 %arg15 : i32
    %38 = vm.ctpop.i32 %arg15 : i32
    %39 = vm.shr.i32.s %arg15, %arg15 : i32
    %40 = vm.shr.i32.u %arg15, %arg15 : i32
    %41 = vm.add.i64 %arg16, %arg16 : i64
    %42 = vm.sub.i64 %arg16, %arg16 : i64
    %43 = vm.mul.i64 %arg16, %arg16 : i64
    %44 = vm.div.i64.s %arg16, %arg16 : i64
    %45 = vm.div.i64.u %arg16, %arg16 : i64
    %46 = vm.rem.i64.s %arg16, %arg16 : i64
    %47 = vm.rem.i64.u %arg16, %arg16 : i64
    %48 = vm.fma.i64 %arg16, %arg16, %arg16 : i64
    %49 = vm.abs.i64 %arg16 : i64
    %50 = vm.min.i64.u %arg16, %arg16 : i64
    %51 = vm.max.i64.s %arg16, %arg16 : i64
    %52 = vm.max.i64.u %arg16, %arg16 : i64
    %53 = vm.not.i64 %arg16 : i64
    %54 = vm.and.i64 %arg16, %arg16 : i64
    %55 = vm.or.i64 %arg16, %arg16 : i64
    %56 = vm.xor.i64 %arg16, %arg16 : i64
    %57 = vm.ctlz.i64 %arg16 : i64
    %58 = vm.cttz.i64 %arg16 : i64
    %59 = vm.ctpop.i64 %arg16 : i64
    %60 = vm.shl.i64 %arg16, %arg15 : i64
    %61 = vm.shr.i64.s %arg16, %arg15 : i64
    %62 = vm.shr.i64.u %arg16, %arg15 : i64
    %63 = vm.trunc.i32.i8 %arg15 : i32 -> i32
    %64 = vm.trunc.i32.i16 %arg15 : i32 -> i32
    %65 = vm.trunc.i64.i8 %arg16 : i64 -> i32
    %66 = vm.trunc.i64.i16 %arg16 : i64 -> i32
    %67 = vm.ext.i8.i32.s %arg15 : i32 -> i32
    %68 = vm.ext.i8.i32.u %arg15 : i32 -> i32
    %69 = vm.ext.i8.i64.s %arg15 : i32 -> i64
    %70 = vm.ext.i8.i64.u %arg15 : i32 -> i64
    %71 = vm.ext.i16.i32.s %arg15 : i32 -> i32
    %72 = vm.ext.i16.i32.u %arg15 : i32 -> i32
    %73 = vm.ext.i16.i64.s %arg15 : i32 -> i64
    %74 = vm.ext.i16.i64.u %arg15 : i32 -> i64
    %75 = vm.ext.i32.i64.u %arg15 : i32 -> i64
    %76 = vm.trunc.f64.f32 %arg14 : f64 -> f32
    %77 = vm.ext.f32.f64 %arg13 : f32 -> f64
    %78 = vm.cast.f32.si32 %arg13 : f32 -> i32
    %79 = vm.cast.si32.f64 %arg15 : i32 -> f64
    %80 = vm.cast.f64.si32 %arg14 : f64 -> i32
    %81 = vm.cast.si64.f32 %arg16 : i64 -> f32
    %82 = vm.cast.f32.si64 %arg13 : f32 -> i64
    %83 = vm.cast.si64.f64 %arg16 : i64 -> f64
    %84 = vm.cast.f64.si64 %arg14 : f64 -> i64
    %85 = vm.cast.ui32.f32 %arg15 : i32 -> f32
    %86 = vm.cast.f32.ui32 %arg13 : f32 -> i32
    %87 = vm.cast.ui32.f64 %arg15 : i32 -> f64
    %88 = vm.cast.f64.ui32 %arg14 : f64 -> i32
    %89 = vm.cast.ui64.f32 %arg16 : i64 -> f32
    %90 = vm.cast.f32.ui64 %arg13 : f32 -> i64
    %91 = vm.cast.ui64.f64 %arg16 : i64 -> f64
    %92 = vm.cast.f64.ui64 %arg14 : f64 -> i64
    %93 = vm.bitcast.f32.i32 %arg13 : f32 -> i32
    %94 = vm.bitcast.i64.f64 %arg16 : i64 -> f64
    %95 = vm.bitcast.f64.i64 %arg14 : f64 -> i64
    %96 = vm.cast.f16.f32 %arg15 : i32 -> f32
    %97 = vm.cast.f32.f16 %arg13 : f32 -> i32
    %98 = vm.cast.bf16.f32 %arg15 : i32 -> f32
    %99 = vm.cast.f32.bf16 %arg13 : f32 -> i32
    %100 = vm.cast.f64.small %arg14, 3 : i64 : f64 -> i32
    %101 = vm.cast.small.f64 %arg15, 3 : i64 : i32 -> f64
    %102 = vm.cast.any.ref %arg12 : !vm.ref<!hal.buffer> -> !vm.ref<!hal.buffer>
    %103 = vm.cmp.ne.i32 %arg15, %arg15 : i32
    %104 = vm.cmp.lt.i32.s %arg15, %arg15 : i32
    %105 = vm.cmp.lt.i32.u %arg15, %arg15 : i32
    %106 = vm.cmp.lte.i32.s %arg15, %arg15 : i32
    %107 = vm.cmp.lte.i32.u %arg15, %arg15 : i32
    %108 = vm.cmp.gt.i32.s %arg15, %arg15 : i32
    %109 = vm.cmp.gt.i32.u %arg15, %arg15 : i32
    %110 = vm.cmp.gte.i32.s %arg15, %arg15 : i32
    %111 = vm.cmp.gte.i32.u %arg15, %arg15 : i32
    %112 = vm.cmp.eq.i64 %arg16, %arg16 : i64
    %113 = vm.cmp.ne.i64 %arg16, %arg16 : i64
    %114 = vm.cmp.lt.i64.u %arg16, %arg16 : i64
    %115 = vm.cmp.lte.i64.s %arg16, %arg16 : i64
    %116 = vm.cmp.lte.i64.u %arg16, %arg16 : i64
    %117 = vm.cmp.gt.i64.s %arg16, %arg16 : i64
    %118 = vm.cmp.gt.i64.u %arg16, %arg16 : i64
    %119 = vm.cmp.gte.i64.s %arg16, %arg16 : i64
    %120 = vm.cmp.gte.i64.u %arg16, %arg16 : i64
    %121 = vm.cmp.nz.i64 %arg16 : i64
    %122 = vm.cmp.ne.ref %arg12, %arg12 : !vm.ref<!hal.buffer>
    %123 = vm.cmp.eq.f32.o %arg13, %arg13 : f32
    %124 = vm.cmp.eq.f32.u %arg13, %arg13 : f32
    %125 = vm.cmp.ne.f32.o %arg13, %arg13 : f32
    %126 = vm.cmp.ne.f32.u %arg13, %arg13 : f32
    %127 = vm.cmp.lt.f32.u %arg13, %arg13 : f32
    %128 = vm.cmp.lte.f32.o %arg13, %arg13 : f32
    %129 = vm.cmp.lte.f32.u %arg13, %arg13 : f32
    %130 = vm.cmp.gt.f32.o %arg13, %arg13 : f32
    %131 = vm.cmp.gt.f32.u %arg13, %arg13 : f32
    %132 = vm.cmp.gte.f32.o %arg13, %arg13 : f32
    %133 = vm.cmp.gte.f32.u %arg13, %arg13 : f32
    %134 = vm.cmp.nz.f32.o %arg13 : f32
    %135 = vm.cmp.nz.f32.u %arg13 : f32
    %136 = vm.cmp.nan.f32 %arg13 : f32
    %137 = vm.cmp.eq.f64.o %arg14, %arg14 : f64
    %138 = vm.cmp.eq.f64.u %arg14, %arg14 : f64
    %139 = vm.cmp.ne.f64.o %arg14, %arg14 : f64
    %140 = vm.cmp.ne.f64.u %arg14, %arg14 : f64
    %141 = vm.cmp.lt.f64.o %arg14, %arg14 : f64
    %142 = vm.cmp.lt.f64.u %arg14, %arg14 : f64
    %143 = vm.cmp.lte.f64.o %arg14, %arg14 : f64
    %144 = vm.cmp.lte.f64.u %arg14, %arg14 : f64
    %145 = vm.cmp.gt.f64.o %arg14, %arg14 : f64
    %146 = vm.cmp.gt.f64.u %arg14, %arg14 : f64
    %147 = vm.cmp.gte.f64.o %arg14, %arg14 : f64
    %148 = vm.cmp.gte.f64.u %arg14, %arg14 : f64
    %149 = vm.cmp.nz.f64.o %arg14 : f64
    %150 = vm.cmp.nz.f64.u %arg14 : f64
    %151 = vm.cmp.nan.f64 %arg14 : f64
    %152 = vm.sub.f32 %arg13, %arg13 : f32
    %153 = vm.mul.f32 %arg13, %arg13 : f32
    %154 = vm.div.f32 %arg13, %arg13 : f32
    %155 = vm.rem.f32 %arg13, %arg13 : f32
    %156 = vm.fma.f32 %arg13, %arg13, %arg13 : f32
    %157 = vm.abs.f32 %arg13 : f32
    %158 = vm.neg.f32 %arg13 : f32
    %159 = vm.copysign.f32 %arg13, %arg13 : f32
    %160 = vm.min.f32 %arg13, %arg13 : f32
    %161 = vm.max.f32 %arg13, %arg13 : f32
    %162 = vm.minnum.f32 %arg13, %arg13 : f32
    %163 = vm.maxnum.f32 %arg13, %arg13 : f32
    %164 = vm.ceil.f32 %arg13 : f32
    %165 = vm.floor.f32 %arg13 : f32
    %166 = vm.truncate.f32 %arg13 : f32
    %167 = vm.round.f32 %arg13 : f32
    %168 = vm.round.f32.even %arg13 : f32
    %169 = vm.rsqrt.f32 %arg13 : f32
    %170 = vm.acos.f32 %arg13 : f32
    %171 = vm.acosh.f32 %arg13 : f32
    %172 = vm.asin.f32 %arg13 : f32
    %173 = vm.asinh.f32 %arg13 : f32
    %174 = vm.atan.f32 %arg13 : f32
    %175 = vm.atanh.f32 %arg13 : f32
    %176 = vm.cbrt.f32 %arg13 : f32
    %177 = vm.cos.f32 %arg13 : f32
    %178 = vm.cosh.f32 %arg13 : f32
    %179 = vm.erf.f32 %arg13 : f32
    %180 = vm.erfc.f32 %arg13 : f32
    %181 = vm.exp.f32 %arg13 : f32
    %182 = vm.exp2.f32 %arg13 : f32
    %183 = vm.expm1.f32 %arg13 : f32
    %184 = vm.log.f32 %arg13 : f32
    %185 = vm.log10.f32 %arg13 : f32
    %186 = vm.log1p.f32 %arg13 : f32
    %187 = vm.log2.f32 %arg13 : f32
    %188 = vm.sin.f32 %arg13 : f32
    %189 = vm.sinh.f32 %arg13 : f32
    %190 = vm.tan.f32 %arg13 : f32
    %191 = vm.tanh.f32 %arg13 : f32
    %192 = vm.atan2.f32 %arg13, %arg13 : f32
    %193 = vm.pow.f32 %arg13, %arg13 : f32
    %194 = vm.add.f64 %arg14, %arg14 : f64
    %195 = vm.sub.f64 %arg14, %arg14 : f64
    %196 = vm.mul.f64 %arg14, %arg14 : f64
    %197 = vm.div.f64 %arg14, %arg14 : f64
    %198 = vm.rem.f64 %arg14, %arg14 : f64
    %199 = vm.fma.f64 %arg14, %arg14, %arg14 : f64
    %200 = vm.abs.f64 %arg14 : f64
    %201 = vm.neg.f64 %arg14 : f64
    %202 = vm.copysign.f64 %arg14, %arg14 : f64
    %203 = vm.min.f64 %arg14, %arg14 : f64
    %204 = vm.max.f64 %arg14, %arg14 : f64
    %205 = vm.minnum.f64 %arg14, %arg14 : f64
    %206 = vm.maxnum.f64 %arg14, %arg14 : f64
    %207 = vm.ceil.f64 %arg14 : f64
    %208 = vm.floor.f64 %arg14 : f64
    %209 = vm.truncate.f64 %arg14 : f64
    %210 = vm.round.f64 %arg14 : f64
    %211 = vm.round.f64.even %arg14 : f64
    %212 = vm.sqrt.f64 %arg14 : f64
    %213 = vm.rsqrt.f64 %arg14 : f64
    %214 = vm.acos.f64 %arg14 : f64
    %215 = vm.acosh.f64 %arg14 : f64
    %216 = vm.asin.f64 %arg14 : f64
    %217 = vm.asinh.f64 %arg14 : f64
    %218 = vm.atan.f64 %arg14 : f64
    %219 = vm.atanh.f64 %arg14 : f64
    %220 = vm.cbrt.f64 %arg14 : f64
    %221 = vm.cos.f64 %arg14 : f64
    %222 = vm.cosh.f64 %arg14 : f64
    %223 = vm.erf.f64 %arg14 : f64
    %224 = vm.erfc.f64 %arg14 : f64
    %225 = vm.exp.f64 %arg14 : f64
    %226 = vm.exp2.f64 %arg14 : f64
    %227 = vm.expm1.f64 %arg14 : f64
    %228 = vm.log.f64 %arg14 : f64
    %229 = vm.log10.f64 %arg14 : f64
    %230 = vm.log1p.f64 %arg14 : f64
    %231 = vm.log2.f64 %arg14 : f64
    %232 = vm.sin.f64 %arg14 : f64
    %233 = vm.sinh.f64 %arg14 : f64
    %234 = vm.tan.f64 %arg14 : f64
    %235 = vm.tanh.f64 %arg14 : f64
    %236 = vm.atan2.f64 %arg14, %arg14 : f64
    %237 = vm.pow.f64 %arg14, %arg14 : f64
    vm.buffer.fill.i8 %arg12, %arg16, %arg16, %arg15 : i32 -> !vm.ref<!hal.buffer>
    vm.buffer.fill.i16 %arg12, %arg16, %arg16, %arg15 : i32 -> !vm.ref<!hal.buffer>
    vm.buffer.fill.i64 %arg12, %arg16, %arg16, %arg16 : i64 -> !vm.ref<!hal.buffer>
    vm.buffer.fill.f32 %arg12, %arg16, %arg16, %arg13 : f32 -> !vm.ref<!hal.buffer>
    vm.buffer.fill.f64 %arg12, %arg16, %arg16, %arg14 : f64 -> !vm.ref<!hal.buffer>
    %238 = vm.buffer.load.i8.u %arg12[%arg16] : !vm.ref<!hal.buffer> -> i32
    %239 = vm.buffer.load.i8.s %arg12[%arg16] : !vm.ref<!hal.buffer> -> i32
    %240 = vm.buffer.load.i16.u %arg12[%arg16] : !vm.ref<!hal.buffer> -> i32
    %241 = vm.buffer.load.i16.s %arg12[%arg16] : !vm.ref<!hal.buffer> -> i32
    %242 = vm.buffer.load.i64 %arg12[%arg16] : !vm.ref<!hal.buffer> -> i64
    %243 = vm.buffer.load.f32 %arg12[%arg16] : !vm.ref<!hal.buffer> -> f32
    %244 = vm.buffer.load.f64 %arg12[%arg16] : !vm.ref<!hal.buffer> -> f64
    %245 = vm.buffer.load.f16 %arg12[%arg16] : !vm.ref<!hal.buffer> -> f32
    %246 = vm.buffer.load.bf16 %arg12[%arg16] : !vm.ref<!hal.buffer> -> f32
    vm.buffer.store.i8 %arg15, %arg12[%arg16] : i32 -> !vm.ref<!hal.buffer>
    vm.buffer.store.i16 %arg15, %arg12[%arg16] : i32 -> !vm.ref<!hal.buffer>
    vm.buffer.store.i64 %arg16, %arg12[%arg16] : i64 -> !vm.ref<!hal.buffer>
    vm.buffer.store.f32 %arg13, %arg12[%arg16] : f32 -> !vm.ref<!hal.buffer>
    vm.buffer.store.f64 %arg14, %arg12[%arg16] : f64 -> !vm.ref<!hal.buffer>
    vm.buffer.store.f16 %arg13, %arg12[%arg16] : f32 -> !vm.ref<!hal.buffer>
    vm.buffer.store.bf16 %arg13, %arg12[%arg16] : f32 -> !vm.ref<!hal.buffer>
    vm.print "x"(%arg15 : i32)
    %247 = vm.add.i64.checked %arg16, %arg16 : i64
    %248 = vm.mul.i64.checked %arg16, %arg16 : i64
    vm.return
  }
}

vm.module @ends {
  vm.global.f64 private @d : f64
  "vm.func"() <{sym_name = "g", function_type = (i32) -> ()}> ({
  ^bb0(%c: i32):
    "vm.yield"()[^bb1] : () -> ()
  ^bb1:
    "vm.break"()[^bb2] : () -> ()
  ^bb2:
    "vm.cond_break"(%c)[^bb3] : (i32) -> ()
  ^bb3:
    "vm.return"() : () -> ()
  }) : () -> ()
  "vm.module_terminator"() : () -> ()
}

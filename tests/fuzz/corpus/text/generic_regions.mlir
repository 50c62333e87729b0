#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 floordiv 2 - s0 * 3, -d0 + (d1 mod 4) * 2 - 5)>
#set = affine_set<(d0)[s0] : (d0 - 4 >= 0, s0 == 0)>
!al = tensor<4xf32>
module @top attributes {x.y} {
  "func.func"() <{function_type = (!al, i32) -> (), sym_name = "f"}> ({
  ^bb0(%a: !al, %b: i32 loc("q":1:1)):
    %0:2, %z = "x.y"(%a, %b) <{m = #map, p = 3 : i8}> ({
      ^bb0(%q: i32): "x.z"(%q, %z)[^bb1, ^bb1] : (i32, f32) -> ()
      ^bb1: "x.z"() {"a b" = 1, s = #set, m = #map} : () -> ()
      ^bb2(%k : i32, %l: f32): "x.z"(%k)[^bb1] : (i32) -> ()}, {}) {x.y = "abc\0A\22", z = @a::@b} : (!al, i32) -> (!al, i32, f32)
    %fw = "x.w"(%0#1, %z) : (i32, f32) -> f32 loc(#later)
    "func.return"() : () -> () loc(callsite("a"("b":1:2) at fused<"m">["c", unknown]))
  }) {a = 3.0 : f32, b} : () -> ()
}
#later = loc("zz":3:4)
{-# dialect_resources: { builtin: { k: "0x08000000AABBCCDD" } }, external_resources: { a: { b: "x", c: true } } #-}

#map = affine_map<(d0, d1)[s0] -> (d0 floordiv 4 + s0, d1 mod 3 - 1)>
#set = affine_set<(d0) : (d0 - 1 >= 0, d0 == 4)>
func.func private @f() attributes {m = #map, s = #set, a = array<i64: 1, 2>, u, str = "a\22\0A", t = tensor<*xf32>}

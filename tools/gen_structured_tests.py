#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes tests/e2e/structured/*.mlir: linalg's named ops, static and dynamic,
on sizes that are primes and one past a tile.

Inputs are small integers, so that every sum is exact in every type and in any
order; expected values come from NumPy, straight from each op's definition.
"""
import itertools
import os

import numpy as np

OUT = os.path.join(os.path.dirname(__file__), "../tests/e2e/structured")
HEAD = ("// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception\n"
        "// Made by tools/gen_structured_tests.py; the oracle is NumPy.\n")
rng = np.random.default_rng(22)


def ints(shape, low=-3, high=4):
    return rng.integers(low, high, shape).astype(np.int64)


def literal(array, kind):
    if array.size == 0:
        return "dense<> : " + ty(array.shape, kind)
    if array.size > 1 and np.all(array == array.flat[0]):
        return "dense<%s> : %s" % (word(array.flat[0], kind),
                                   ty(array.shape, kind))

    def nest(a):
        if a.ndim == 0:
            return word(a.item(), kind)
        return "[" + ", ".join(nest(x) for x in a) + "]"
    return "dense<%s> : %s" % (nest(array), ty(array.shape, kind))


def word(value, kind):
    if kind == "i1":
        return "true" if value else "false"
    return str(int(value)) if kind[0] == "i" else "%d.0" % int(value)


def ty(shape, kind):
    return "tensor<%s%s>" % ("".join(
        "%sx" % ("?" if d is None else d) for d in shape), kind)


class File:
    def __init__(self, name):
        self.path = os.path.join(OUT, name + ".mlir")
        self.parts = []

    def case(self, name, op, inputs, kinds, result, kind, init=0,
             dynamic=False, body=""):
        lines = ["func.func @%s() {" % name]
        names, types = [], []
        for i, (array, k) in enumerate(zip(inputs, kinds)):
            lines.append("  %%s%d = util.unfoldable_constant %s" % (
                i, literal(array, k)))
            names.append("%%s%d" % i)
            types.append(ty(array.shape, k))
        out_type = ty(result.shape, kind)
        dims = ""
        if dynamic:
            for i, (array, k) in enumerate(zip(inputs, kinds)):
                loose = ty([None] * array.ndim, k)
                lines.append("  %%c%d = tensor.cast %%s%d : %s to %s" % (
                    i, i, types[i], loose))
                lines.append("  %%d%d = util.optimization_barrier %%c%d : %s"
                             % (i, i, loose))
                names[i], types[i] = "%%d%d" % i, loose
            out_type = ty([None] * result.ndim, kind)
            for i, d in enumerate(result.shape):
                lines.append("  %%n%d = arith.constant %d : index" % (i, d))
                lines.append("  %%m%d = util.optimization_barrier %%n%d : "
                             "index" % (i, i))
            dims = ", ".join("%%m%d" % i for i in range(result.ndim))
        suffix = "" if kind == "i1" else " : " + kind
        lines.append("  %%z = arith.constant %s%s" % (word(init, kind),
                                                      suffix))
        lines.append("  %%e = tensor.empty(%s) : %s" % (dims, out_type))
        lines.append("  %%i = linalg.fill ins(%%z : %s) outs(%%e : %s) -> %s"
                     % (kind, out_type, out_type))
        lines.append("  " + op.format(ins=", ".join(names),
                                      types=", ".join(types), out="%i",
                                      out_type=out_type))
        lines += body
        value, shape = "%r", ty(result.shape, kind)
        if dynamic:
            lines.append("  %%q = tensor.cast %%r : %s to %s" % (out_type,
                                                                 shape))
            value = "%q"
        lines.append("  check.expect_eq_const(%s, %s) : %s" % (
            value, literal(result, kind), shape))
        lines += ["  return", "}"]
        self.parts.append("\n".join(lines))

    def write(self):
        with open(self.path, "w") as file:
            file.write(HEAD + "\n".join(self.parts) + "\n")


NAMED = "%r = linalg.{} ins({{ins}} : {{types}}) outs({{out}} : {{out_type}}) -> {{out_type}}"
CONTRACTIONS = {
    "matmul": ("mk,kn->mn", ["m", "k", "n"]),
    "batch_matmul": ("bmk,bkn->bmn", ["b", "m", "k", "n"]),
    "matvec": ("mk,k->m", ["m", "k"]),
    "vecmat": ("k,kn->n", ["k", "n"]),
    "dot": ("k,k->", ["k"]),
    "batch_matvec": ("bmk,bk->bm", ["b", "m", "k"]),
    "batch_vecmat": ("bk,bkn->bn", ["b", "k", "n"]),
    "batch_reduce_matmul": ("bmk,bkn->mn", ["b", "m", "k", "n"]),
    "mmt4d": ("mkac,nkbc->mnab", ["m", "k", "n", "a", "b", "c"]),
}
SIZES = [
    dict(b=2, m=5, k=7, n=3, a=2, c=4),
    dict(b=1, m=1, k=1, n=1, a=1, c=1),
    dict(b=3, m=17, k=33, n=19, a=3, c=5),
    dict(b=2, m=8, k=16, n=32, a=4, c=2),
    dict(b=2, m=0, k=3, n=2, a=2, c=2),
    dict(b=2, m=3, k=0, n=2, a=2, c=2),
]


def sizes_of(spec):
    return set(spec) - set(",->")


def contractions():
    for name, (spec, _) in CONTRACTIONS.items():
        file = File(name)
        inputs_spec, out_spec = spec.split("->")
        for kind in ["f32", "f64", "i32", "i64", "f16", "bf16", "i8"]:
            for i, sizes in enumerate(SIZES):
                if kind not in ("f32", "i32") and i not in (0, 2):
                    continue
                if kind in ("bf16", "f16", "i8") and i == 2:
                    continue  # sums beyond the exact range
                if i == 2 and name == "mmt4d":
                    continue  # a file of a megabyte
                if i == 2 and kind != "f32" and len(sizes_of(spec)) > 3:
                    continue
                sizes = dict(sizes)
                if "b" in spec and name == "mmt4d":
                    sizes["b"] = sizes["a"] + 1
                arrays = [ints([sizes[c] for c in part])
                          for part in inputs_spec.split(",")]
                result = np.einsum(spec, *arrays)
                result = np.asarray(result, dtype=np.int64)
                if kind == "i8":
                    result = result.astype(np.int8).astype(np.int64)
                for dynamic in ([False, True] if result.ndim else [False]):
                    file.case("%s_%s_%d%s" % (name, kind, i, "_dynamic" *
                                              dynamic),
                              NAMED.format(name), arrays, [kind] * 2, result,
                              kind, dynamic=dynamic)
        file.write()
    file = File("matmul_mixed")
    a, b = ints((5, 9), -128, 127), ints((9, 6), -128, 127)
    file.case("i8_to_i32", NAMED.format("matmul"), [a, b], ["i8", "i8"],
              a @ b, "i32")
    file.case("i16_to_i64", NAMED.format("matmul"), [a, b], ["i16", "i16"],
              a @ b, "i64")
    a, b = ints((5, 9)), ints((9, 6))
    file.case("f16_to_f32", NAMED.format("matmul"), [a, b], ["f16", "f16"],
              a @ b, "f32")
    file.case("bf16_to_f32", NAMED.format("matmul"), [a, b],
              ["bf16", "bf16"], a @ b, "f32")
    maps = ("indexing_maps = [affine_map<(m, n, k) -> ({})>, "
            "affine_map<(m, n, k) -> ({})>, affine_map<(m, n, k) -> (m, n)>]")
    for label, am, bm, x, y in [("a", "k, m", "k, n", a.T, b),
                                ("b", "m, k", "n, k", a, b.T)]:
        op = ("%r = linalg.matmul " + maps.format(am, bm) +
              " ins({ins} : {types}) outs({out} : {out_type}) -> {out_type}")
        file.case("transposed_" + label, op, [x, y], ["f32"] * 2, a @ b,
                  "f32")
    file.write()


# -- convolution and pooling ---------------------------------------------------

def conv(image, kernel, strides, dilations, image_layout, kernel_layout,
         out_layout):
    """Direct convolution; layouts are strings over n h w d c f (spatial dims
    shared), 'c' contracted, 'f' kept."""
    spatial = [s for s in "dhw" if s in image_layout]
    size = {s: image.shape[image_layout.index(s)] for s in spatial}
    ksize = {s: kernel.shape[kernel_layout.index(s)] for s in spatial}
    out = {s: (size[s] - dilations[i] * (ksize[s] - 1) - 1) // strides[i] + 1
           for i, s in enumerate(spatial)}
    extent = {}
    for letters, array in [(image_layout, image), (kernel_layout, kernel)]:
        for letter, d in zip(letters, array.shape):
            if letter not in spatial:
                extent[letter] = d
    result = np.zeros([out.get(l, extent.get(l)) for l in out_layout],
                      dtype=np.int64)
    for at in itertools.product(*[range(out[s]) for s in spatial]):
        for k in itertools.product(*[range(ksize[s]) for s in spatial]):
            image_at = tuple(
                at[spatial.index(l)] * strides[spatial.index(l)] +
                k[spatial.index(l)] * dilations[spatial.index(l)]
                if l in spatial else slice(None) for l in image_layout)
            kernel_at = tuple(k[spatial.index(l)] if l in spatial else
                              slice(None) for l in kernel_layout)
            out_at = tuple(at[spatial.index(l)] if l in spatial else
                           slice(None) for l in out_layout)
            strip = lambda t: "".join(l for l in t if l not in spatial)
            result[out_at] += np.einsum(
                "%s,%s->%s" % (strip(image_layout), strip(kernel_layout),
                               strip(out_layout)), image[image_at],
                kernel[kernel_at])
    return result


CONVS = {
    "conv_1d": ("w", "w", "w", None), "conv_2d": ("hw", "hw", "hw", None),
    "conv_3d": ("dhw", "dhw", "dhw", None),
    "conv_1d_nwc_wcf": ("nwc", "wcf", "nwf", 1),
    "conv_1d_ncw_fcw": ("ncw", "fcw", "nfw", 1),
    "conv_2d_nhwc_hwcf": ("nhwc", "hwcf", "nhwf", 2),
    "conv_2d_nhwc_fhwc": ("nhwc", "fhwc", "nhwf", 2),
    "conv_2d_nchw_fchw": ("nchw", "fchw", "nfhw", 2),
    "conv_3d_ndhwc_dhwcf": ("ndhwc", "dhwcf", "ndhwf", 3),
    "conv_3d_ncdhw_fcdhw": ("ncdhw", "fcdhw", "nfdhw", 3),
    "depthwise_conv_1d_nwc_wc": ("nwc", "wc", "nwc", 1),
    "depthwise_conv_2d_nhwc_hwc": ("nhwc", "hwc", "nhwc", 2),
    "depthwise_conv_2d_nchw_chw": ("nchw", "chw", "nchw", 2),
    "depthwise_conv_2d_nhwc_hwcm": ("nhwc", "hwcm", "nhwcm", 2),
}


def attrs(strides, dilations):
    n = len(strides)
    text = lambda v: "dense<[%s]> : vector<%dxi64>" % (
        ", ".join(map(str, v)), n)
    return "{{{{dilations = %s, strides = %s}}}}" % (text(dilations),
                                                     text(strides))


def convolutions():
    for name, (il, kl, ol, spatial) in CONVS.items():
        file = File(name)
        dims = [s for s in "dhw" if s in il]
        cases = [([1] * len(dims), [1] * len(dims))]
        if spatial:
            cases += [([2] + [1] * (len(dims) - 1), [1] * len(dims)),
                      ([1] * len(dims), [2] * len(dims)),
                      ([2] * len(dims), [1] * len(dims))]
        size = dict(n=2, c=3, f=4, m=2, d=5, h=7, w=6)
        ksize = dict(size, d=2, h=3, w=2)
        for i, (strides, dilations) in enumerate(cases):
            image = ints([size[l] for l in il])
            kernel = ints([ksize[l] for l in kl])
            result = conv(image, kernel, strides, dilations, il, kl, ol)
            op = NAMED.format(name)
            if spatial:
                op = op.replace(name + " ins", name + " " +
                                attrs(strides, dilations).format() + " ins")
            kinds = ["f32", "i32"] if i == 0 else ["f32"]
            for kind in kinds:
                for dynamic in [False, True] if i == 0 else [False]:
                    file.case("%s_%s_%d%s" % (name, kind, i, "_dynamic" *
                                              dynamic), op, [image, kernel],
                              [kind] * 2, result, kind, dynamic=dynamic)
        file.write()


POOLS = {
    "pooling_nhwc_sum": ("nhwc", np.add, 0),
    "pooling_nchw_sum": ("nchw", np.add, 0),
    "pooling_nhwc_max": ("nhwc", np.maximum, -100),
    "pooling_nchw_max": ("nchw", np.maximum, -100),
    "pooling_nhwc_min": ("nhwc", np.minimum, 100),
    "pooling_nwc_sum": ("nwc", np.add, 0),
    "pooling_ncw_sum": ("ncw", np.add, 0),
    "pooling_nwc_max": ("nwc", np.maximum, -100),
    "pooling_ncw_max": ("ncw", np.maximum, -100),
    "pooling_nwc_min": ("nwc", np.minimum, 100),
    "pooling_ndhwc_sum": ("ndhwc", np.add, 0),
    "pooling_ndhwc_max": ("ndhwc", np.maximum, -100),
    "pooling_ndhwc_min": ("ndhwc", np.minimum, 100),
}


def poolings():
    file = File("pooling")
    for name, (layout, combine, init) in POOLS.items():
        spatial = [s for s in "dhw" if s in layout]
        size = dict(n=2, c=3, d=5, h=7, w=6)
        kernel = dict(d=2, h=3, w=2)
        for i, (step, spread) in enumerate([(1, 1), (2, 1), (1, 2)]):
            image = ints([size[l] for l in layout], -9, 10)
            out = {s: (size[s] - spread * (kernel[s] - 1) - 1) // step + 1
                   for s in spatial}
            result = np.full([out.get(l, size[l]) for l in layout], init,
                             dtype=np.int64)
            for k in itertools.product(*[range(kernel[s]) for s in spatial]):
                at = tuple(
                    slice(k[spatial.index(l)] * spread,
                          k[spatial.index(l)] * spread + step *
                          (out[l] - 1) + 1, step)
                    if l in spatial else slice(None) for l in layout)
                result = combine(result, image[at])
            op = NAMED.format(name).replace(
                name + " ins", name + " " +
                attrs([step] * len(spatial), [spread] * len(spatial)).format()
                + " ins")
            shape = np.zeros([kernel[s] for s in spatial], dtype=np.int64)
            for kind in ["f32", "i32"]:
                file.case("%s_%s_%d" % (name, kind, i), op, [image, shape],
                          [kind] * 2, result, kind, init=init)
    file.write()


# -- data movement and reduction ------------------------------------------------

def movement():
    file = File("movement")
    for i, (shape, perm) in enumerate([((5, 7), [1, 0]),
                                       ((2, 3, 5), [2, 0, 1]),
                                       ((33, 17), [1, 0]),
                                       ((2, 3, 4, 5), [0, 2, 1, 3]),
                                       ((0, 3), [1, 0]), ((1, 1), [1, 0])]):
        for kind in ["f32", "i8", "f64", "i1", "i4"] if i < 2 else ["f32"]:
            array = ints(shape, 0, 2) if kind == "i1" else ints(shape)
            op = ("%r = linalg.transpose ins({ins} : {types}) outs({out} : "
                  "{out_type}) permutation = " + str(perm))
            for dynamic in [False, True] if kind == "f32" else [False]:
                file.case("transpose_%d_%s%s" % (i, kind, "_dynamic" *
                                                 dynamic), op, [array],
                          [kind], np.transpose(array, perm), kind,
                          dynamic=dynamic)
    for i, (shape, out, dims) in enumerate([((3,), (3, 5), [1]),
                                            ((5,), (3, 5), [0]),
                                            ((2, 4), (2, 3, 4, 2), [1, 3]),
                                            ((), (4,), [0])]):
        array = ints(shape)
        full = array.reshape([1 if d in dims else out[d]
                              for d in range(len(out))])
        result = np.broadcast_to(full, out)
        op = ("%r = linalg.broadcast ins({ins} : {types}) outs({out} : "
              "{out_type}) dimensions = " + str(dims))
        for kind in ["f32", "i64"]:
            file.case("broadcast_%d_%s" % (i, kind), op, [array], [kind],
                      result, kind)
    file.write()


REDUCERS = {
    "sum": ({"f": "arith.addf", "i": "arith.addi"}, np.add, 0),
    "product": ({"f": "arith.mulf", "i": "arith.muli"}, np.multiply, 1),
    "max": ({"f": "arith.maximumf", "i": "arith.maxsi"}, np.maximum, -100),
    "min": ({"f": "arith.minimumf", "i": "arith.minsi"}, np.minimum, 100),
    "and": ({"i": "arith.andi"}, np.bitwise_and, -1),
    "or": ({"i": "arith.ori"}, np.bitwise_or, 0),
    "xor": ({"i": "arith.xori"}, np.bitwise_xor, 0),
}


def reductions():
    file = File("reduce")
    for name, (ops, combine, init) in REDUCERS.items():
        for kind in ["f32", "f64", "i32", "i64", "i8"]:
            if kind[0] not in ops:
                continue
            for i, (shape, dims) in enumerate([((5, 7), [1]), ((5, 7), [0]),
                                               ((3, 4, 5), [0, 2]),
                                               ((33,), [0]), ((2, 0), [1]),
                                               ((17, 65), [1])]):
                if i > 2 and kind not in ("f32", "i32"):
                    continue
                low, high = (1, 3) if name == "product" else (-3, 4)
                if name == "product" and i in (2, 3, 5):
                    low, high = 1, 2
                array = ints(shape, low, high)
                result = np.full([d for j, d in enumerate(shape)
                                  if j not in dims], init, dtype=np.int64)
                part = array
                for d in sorted(dims, reverse=True):
                    part = combine.reduce(part, axis=d,
                                          initial=None if part.shape[d]
                                          else init)
                result = combine(result, part)
                op = ("%r = linalg.reduce {{ " + ops[kind[0]] + " }} ins({ins} "
                      ": {types}) outs({out} : {out_type}) dimensions = " +
                      str(dims))
                for dynamic in [False, True] if i < 3 and kind == "f32" and \
                        result.ndim else [False]:
                    file.case("%s_%s_%d%s" % (name, kind, i, "_dynamic" *
                                              dynamic), op, [array], [kind],
                              np.asarray(result), kind, init=init,
                              dynamic=dynamic)
    file.write()


def main():
    os.makedirs(OUT, exist_ok=True)
    contractions()
    convolutions()
    poolings()
    movement()
    reductions()


if __name__ == "__main__":
    main()

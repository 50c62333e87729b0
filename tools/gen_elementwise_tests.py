#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes tests/e2e/elementwise/*.mlir: every elementwise op of arith and math
at every element type, on values that hit the corners.

Expected values are computed here with Python integers and NumPy, an oracle
that shares no code with the compiler. The files are committed; run this after
a change of the tables below.
"""
import math
import os
import struct

import numpy as np

OUT = os.path.join(os.path.dirname(__file__), "../tests/e2e/elementwise")
HEAD = ("// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception\n"
        "// Made by tools/gen_elementwise_tests.py; the oracle is %s.\n")

INTS = ["i1", "i4", "i8", "i16", "i32", "i64"]
FLOATS = ["f16", "bf16", "f32", "f64"]


def wrap(value, bits):
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) and bits > 1 else value


def unsigned(value, bits):
    return value & ((1 << bits) - 1)


def trunc_div(a, b):
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


def int_inputs(bits):
    low, high = (0, 1) if bits == 1 else (-(1 << bits - 1), (1 << bits - 1) - 1)
    if bits == 1:
        return [0, 0, 1, 1], [0, 1, 0, 1]
    base = [0, 1, -1, 2, -2, 3, low, high, low + 1, high - 1, 5]
    a = [x for x in base for _ in range(3)]
    b = [base[(i * 7 + i // 3) % len(base)] for i in range(len(a))]
    return a, b


INT_BINARY = {
    "arith.addi": lambda a, b, n: a + b,
    "arith.subi": lambda a, b, n: a - b,
    "arith.muli": lambda a, b, n: a * b,
    "arith.andi": lambda a, b, n: a & b,
    "arith.ori": lambda a, b, n: a | b,
    "arith.xori": lambda a, b, n: a ^ b,
    "arith.maxsi": lambda a, b, n: max(a, b),
    "arith.minsi": lambda a, b, n: min(a, b),
    "arith.maxui": lambda a, b, n: max(unsigned(a, n), unsigned(b, n)),
    "arith.minui": lambda a, b, n: min(unsigned(a, n), unsigned(b, n)),
    "arith.divsi": lambda a, b, n: trunc_div(a, b),
    "arith.remsi": lambda a, b, n: a - trunc_div(a, b) * b,
    "arith.divui": lambda a, b, n: unsigned(a, n) // unsigned(b, n),
    "arith.remui": lambda a, b, n: unsigned(a, n) % unsigned(b, n),
    "arith.floordivsi": lambda a, b, n: a // b,
    "arith.ceildivsi": lambda a, b, n: -(-a // b),
    "arith.ceildivui": lambda a, b, n: -(-unsigned(a, n) // unsigned(b, n)),
    "arith.shli": lambda a, b, n: a << b,
    "arith.shrsi": lambda a, b, n: a >> b,
    "arith.shrui": lambda a, b, n: unsigned(a, n) >> b,
}
DIVISIONS = {"arith.divsi", "arith.remsi", "arith.divui", "arith.remui",
             "arith.floordivsi", "arith.ceildivsi", "arith.ceildivui"}
SIGNED_DIVISIONS = {"arith.divsi", "arith.remsi", "arith.floordivsi",
                    "arith.ceildivsi"}
SHIFTS = {"arith.shli", "arith.shrsi", "arith.shrui"}

INT_COMPARE = {
    "eq": lambda a, b, n: a == b, "ne": lambda a, b, n: a != b,
    "slt": lambda a, b, n: a < b, "sle": lambda a, b, n: a <= b,
    "sgt": lambda a, b, n: a > b, "sge": lambda a, b, n: a >= b,
    "ult": lambda a, b, n: unsigned(a, n) < unsigned(b, n),
    "ule": lambda a, b, n: unsigned(a, n) <= unsigned(b, n),
    "ugt": lambda a, b, n: unsigned(a, n) > unsigned(b, n),
    "uge": lambda a, b, n: unsigned(a, n) >= unsigned(b, n),
}


def signed_i1(values):
    """i1 is one bit: true is -1 where a signed comparison asks."""
    return [-v for v in values]


def int_text(values, kind):
    if kind == "i1":
        return "[%s]" % ", ".join("true" if v & 1 else "false" for v in values)
    return "[%s]" % ", ".join(str(v) for v in values)


def dense(values, kind):
    text = int_text(values, kind) if kind[0] == "i" else \
        float_text(values, kind)
    return "dense<%s> : tensor<%dx%s>" % (text, len(values), kind)


# -- floats -------------------------------------------------------------------

def bf16_bits(x):
    bits = struct.unpack("<I", struct.pack("<f", np.float32(x)))[0]
    if math.isnan(x):
        return (bits >> 16) | 0x40
    return (bits + 0x7fff + ((bits >> 16) & 1)) >> 16 & 0xffff


def narrowed(x):
    """To bf16, nearest even, once, from the exact value."""
    if not math.isfinite(x) or x == 0:
        return x
    _, e = math.frexp(abs(x))
    step = 2.0 ** (max(e, -125) - 8)
    value = float(round(abs(x) / step)) * step
    return math.copysign(math.inf if value >= 2.0 ** 128 else value, x)


def rounded(x, kind):
    with np.errstate(all="ignore"):
        if kind == "f16":
            return float(np.float16(x))
        if kind == "bf16":
            return narrowed(float(x))
        if kind == "f32":
            return float(np.float32(x))
        return float(x)


def float_bits(x, kind):
    if kind == "f16":
        return int(np.float16(x).view(np.uint16)), 4
    if kind == "bf16":
        return bf16_bits(x), 4
    if kind == "f32":
        return int(np.float32(x).view(np.uint32)), 8
    return int(np.float64(x).view(np.uint64)), 16


def float_text(values, kind):
    words = []
    for v in values:
        bits, digits = float_bits(v, kind)
        words.append("0x%0*X" % (digits, bits))
    return "[%s]" % ", ".join(words)


def float_inputs(kind):
    tiny = {"f16": 6.0e-8, "bf16": 1e-38, "f32": 1e-40, "f64": 1e-310}[kind]
    big = {"f16": 60000.0, "bf16": 3e38, "f32": 3e38, "f64": 1.5e308}[kind]
    base = [0.0, -0.0, 1.0, -1.0, 0.5, -2.5, 3.0, 1.0 / 3, math.pi, 100.7,
            big, -big, tiny, math.inf, -math.inf, math.nan]
    base = [rounded(x, kind) for x in base]
    a = [x for x in base for _ in range(4)]
    b = [base[(i * 5 + i // 4) % len(base)] for i in range(len(a))]
    return a, b


def fdiv(a, b):
    with np.errstate(all="ignore"):
        return float(np.float64(a) / np.float64(b))


def fmax(a, b):
    if math.isnan(a) or math.isnan(b):
        return math.nan
    if a == b == 0:
        return a if math.copysign(1, a) > 0 else b
    return max(a, b)


def fmin(a, b):
    if math.isnan(a) or math.isnan(b):
        return math.nan
    if a == b == 0:
        return a if math.copysign(1, a) < 0 else b
    return min(a, b)


def number(pick):
    def choose(a, b):
        if math.isnan(a):
            return b
        if math.isnan(b):
            return a
        return pick(a, b)
    return choose


def np_op(op, kind):
    """The op at the type's own precision: f16, bf16 and f32 in f64 and then
    rounded once, which is exact for + - * / (53 >= 2 * 24 + 2)."""
    def apply(a, b):
        with np.errstate(all="ignore"):
            return rounded(float(op(np.float64(a), np.float64(b))), kind)
    return apply


FLOAT_BINARY = {
    "arith.addf": lambda k: np_op(np.add, k),
    "arith.subf": lambda k: np_op(np.subtract, k),
    "arith.mulf": lambda k: np_op(np.multiply, k),
    "arith.divf": lambda k: np_op(np.divide, k),
    "arith.remf": lambda k: np_op(np.fmod, k),
    "arith.maximumf": lambda k: fmax,
    "arith.minimumf": lambda k: fmin,
    "arith.maxnumf": lambda k: number(max),
    "arith.minnumf": lambda k: number(min),
}
FLOAT_COMPARE = {}
for _name, _op in [("eq", lambda a, b: a == b), ("gt", lambda a, b: a > b),
                   ("ge", lambda a, b: a >= b), ("lt", lambda a, b: a < b),
                   ("le", lambda a, b: a <= b), ("ne", lambda a, b: a != b)]:
    FLOAT_COMPARE["o" + _name] = lambda a, b, op=_op: not (
        math.isnan(a) or math.isnan(b)) and op(a, b)
    FLOAT_COMPARE["u" + _name] = lambda a, b, op=_op: math.isnan(a) or \
        math.isnan(b) or op(a, b)
FLOAT_COMPARE["ord"] = lambda a, b: not (math.isnan(a) or math.isnan(b))
FLOAT_COMPARE["uno"] = lambda a, b: math.isnan(a) or math.isnan(b)

FLOAT_UNARY = {
    "arith.negf": lambda x: -x,
    "math.absf": abs,
    "math.ceil": lambda x: x if not math.isfinite(x) else
    math.copysign(float(math.ceil(x)), x),
    "math.floor": lambda x: x if not math.isfinite(x) else
    math.copysign(float(math.floor(x)), x),
    "math.trunc": lambda x: x if not math.isfinite(x) else
    math.copysign(float(math.trunc(x)), x),
    "math.roundeven": lambda x: x if not math.isfinite(x) else
    math.copysign(float(round(x)), x),
    "math.round": lambda x: x if not math.isfinite(x) else
    math.copysign(float(math.floor(abs(x) + 0.5)), x),
    "math.sqrt": lambda x: float(np.sqrt(np.float64(x))) if x >= 0 or
    math.isnan(x) else math.nan,
}

# Within a tolerance: op, reference over float64, inputs.
APPROXIMATE = {
    "math.exp": (np.exp, [-87.0, -1.0, -0.1, 0.0, 0.3, 1.0, 2.5, 10.0]),
    "math.exp2": (np.exp2, [-10.0, -1.5, 0.0, 0.3, 1.0, 7.0]),
    "math.expm1": (np.expm1, [-3.0, -0.001, 0.0, 0.002, 1.0, 4.0]),
    "math.log": (np.log, [0.001, 0.5, 1.0, 2.0, 10.0, 300.0]),
    "math.log2": (np.log2, [0.001, 0.5, 1.0, 2.0, 8.0, 300.0]),
    "math.log10": (np.log10, [0.001, 0.5, 1.0, 2.0, 100.0]),
    "math.log1p": (np.log1p, [-0.5, 0.001, 0.0, 1.0, 10.0]),
    "math.tanh": (np.tanh, [-9.0, -1.0, -0.01, 0.0, 0.5, 2.0, 9.0]),
    "math.sin": (np.sin, [-3.0, -0.5, 0.0, 0.1, 1.0, 3.1]),
    "math.cos": (np.cos, [-3.0, -0.5, 0.0, 0.1, 1.0, 3.1]),
    "math.tan": (np.tan, [-1.0, -0.5, 0.0, 0.1, 1.0]),
    "math.asin": (np.arcsin, [-1.0, -0.5, 0.0, 0.1, 1.0]),
    "math.acos": (np.arccos, [-1.0, -0.5, 0.0, 0.1, 1.0]),
    "math.atan": (np.arctan, [-10.0, -0.5, 0.0, 0.1, 1.0]),
    "math.sinh": (np.sinh, [-2.0, -0.5, 0.0, 0.1, 1.0]),
    "math.cosh": (np.cosh, [-2.0, -0.5, 0.0, 0.1, 1.0]),
    "math.asinh": (np.arcsinh, [-2.0, -0.5, 0.0, 0.1, 1.0]),
    "math.acosh": (np.arccosh, [1.0, 1.5, 2.0, 10.0]),
    "math.atanh": (np.arctanh, [-0.9, -0.5, 0.0, 0.1, 0.9]),
    "math.rsqrt": (lambda x: 1 / np.sqrt(x), [0.01, 0.5, 1.0, 2.0, 100.0]),
    "math.cbrt": (np.cbrt, [-8.0, -0.5, 0.0, 1.0, 27.0]),
    "math.erf": (np.vectorize(math.erf), [-3.0, -0.5, 0.0, 0.1, 1.0, 2.0]),
    "math.erfc": (np.vectorize(math.erfc), [-1.0, -0.5, 0.0, 0.1, 1.0, 2.0]),
}
APPROXIMATE_BINARY = {
    "math.powf": (np.power, [2.0, 3.0, 0.5, 10.0, 1.5], [3.0, 0.5, 2.0, -1.0,
                                                         2.5]),
    "math.atan2": (np.arctan2, [1.0, -1.0, 0.0, 2.0, -3.0],
                   [1.0, 1.0, -1.0, -0.5, -4.0]),
}
TOLERANCE = {"f16": 2e-3, "bf16": 1.6e-2, "f32": 2e-6, "f64": 1e-13}


class File:
    def __init__(self, name, oracle):
        self.path = os.path.join(OUT, name)
        self.text = HEAD % oracle
        self.count = 0

    def case(self, name, inputs, kinds, op_lines, result, result_kind,
             tolerance=None):
        n = len(inputs[0])
        self.count += 1
        lines = ["func.func @%s() {" % name]
        for i, (values, kind) in enumerate(zip(inputs, kinds)):
            lines.append("  %%a%d = util.unfoldable_constant %s" %
                         (i, dense(values, kind)))
        args = ", ".join("%%a%d" % i for i in range(len(inputs)))
        types = ", ".join("tensor<%dx%s>" % (n, k) for k in kinds)
        lines.append("  %%e = tensor.empty() : tensor<%dx%s>" %
                     (n, result_kind))
        maps = ", ".join(["#id"] * (len(inputs) + 1))
        lines.append("  %%r = linalg.generic {indexing_maps = [%s], "
                     "iterator_types = [\"parallel\"]} ins(%s : %s) outs(%%e "
                     ": tensor<%dx%s>) {" % (maps, args, types, n,
                                             result_kind))
        block = ", ".join(["%%x%d: %s" % (i, k) for i, k in enumerate(kinds)] +
                          ["%%o: %s" % result_kind])
        lines.append("  ^bb0(%s):" % block)
        lines += ["    " + l for l in op_lines]
        lines.append("    linalg.yield %%y : %s" % result_kind)
        lines.append("  } -> tensor<%dx%s>" % (n, result_kind))
        expected = dense(result, result_kind)
        shape = "tensor<%dx%s>" % (n, result_kind)
        if tolerance:
            lines.append("  check.expect_almost_eq_const(%%r, %s, atol "
                         "%.1e, rtol %.1e) : %s" % (
                             expected, tolerance, tolerance, shape))
        else:
            lines += exact_check(result, result_kind, expected, shape)
        lines += ["  return", "}", ""]
        self.text += "\n".join(lines)

    def write(self):
        head, _, body = self.text.partition("func.func")
        text = head + "#id = affine_map<(i) -> (i)>\n" + "func.func" + body
        with open(self.path, "w") as file:
            file.write(text)


def exact_check(result, kind, expected, shape):
    """Equal values; NaN compares by being equal under the almost check."""
    if kind[0] != "i" and any(math.isnan(v) for v in result):
        return ["  check.expect_almost_eq_const(%%r, %s, atol 0.0, rtol 0.0) "
                ": %s" % (expected, shape)]
    return ["  check.expect_eq_const(%%r, %s) : %s" % (expected, shape)]


def integer_file():
    for kind in INTS:
        bits = int(kind[1:])
        file = File("integer_%s.mlir" % kind, "Python's integers")
        a, b = int_inputs(bits)
        for op, apply in INT_BINARY.items():
            pairs = list(zip(a, b))
            if bits == 1 and (op in DIVISIONS or op in SHIFTS):
                continue
            if op in DIVISIONS:
                pairs = [(x, y) for x, y in pairs if y != 0]
            if op in SIGNED_DIVISIONS:
                low = -(1 << bits - 1)
                pairs = [(x, y) for x, y in pairs if (x, y) != (low, -1)]
            if op in SHIFTS:
                pairs = [(x, abs(y) % bits) for x, y in pairs]
            xs, ys = [p[0] for p in pairs], [p[1] for p in pairs]
            if bits == 1 and op in ("arith.maxsi", "arith.minsi"):
                result = [-apply(-x, -y, bits) for x, y in pairs]
            else:
                result = [wrap(apply(x, y, bits), bits) for x, y in pairs]
            file.case(op.split(".")[1], [xs, ys], [kind, kind],
                      ["%%y = %s %%x0, %%x1 : %s" % (op, kind)], result, kind)
        for predicate, apply in INT_COMPARE.items():
            signed = predicate[0] == "s" and bits == 1
            xs, ys = (signed_i1(a), signed_i1(b)) if signed else (a, b)
            result = [int(apply(x, y, bits)) for x, y in zip(xs, ys)]
            file.case("cmpi_" + predicate, [a, b], [kind, kind],
                      ["%%y = arith.cmpi %s, %%x0, %%x1 : %s" % (
                          predicate, kind)], result, "i1")
        if bits > 1:
            file.case("absi", [a], [kind], ["%%y = math.absi %%x0 : %s" %
                                            kind],
                      [wrap(abs(x), bits) for x in a], kind)
            file.case("ctpop", [a], [kind],
                      ["%%y = math.ctpop %%x0 : %s" % kind],
                      [wrap(bin(unsigned(x, bits)).count("1"), bits)
                       for x in a], kind)
            file.case("ctlz", [a], [kind], ["%%y = math.ctlz %%x0 : %s" %
                                            kind],
                      [wrap(bits - unsigned(x, bits).bit_length(), bits)
                       for x in a], kind)
            file.case("cttz", [a], [kind], ["%%y = math.cttz %%x0 : %s" %
                                            kind],
                      [wrap((unsigned(x, bits) & -unsigned(x, bits))
                            .bit_length() - 1 if x else bits, bits)
                       for x in a], kind)
        file.write()


def float_file():
    for kind in FLOATS:
        file = File("float_%s.mlir" % kind, "NumPy in double, rounded once")
        a, b = float_inputs(kind)
        for op, make in FLOAT_BINARY.items():
            apply = make(kind)
            file.case(op.split(".")[1], [a, b], [kind, kind],
                      ["%%y = %s %%x0, %%x1 : %s" % (op, kind)],
                      [apply(x, y) for x, y in zip(a, b)], kind)
        for predicate, apply in FLOAT_COMPARE.items():
            file.case("cmpf_" + predicate, [a, b], [kind, kind],
                      ["%%y = arith.cmpf %s, %%x0, %%x1 : %s" % (
                          predicate, kind)],
                      [int(apply(x, y)) for x, y in zip(a, b)], "i1")
        for op, apply in FLOAT_UNARY.items():
            file.case(op.split(".")[1], [a], [kind],
                      ["%%y = %s %%x0 : %s" % (op, kind)],
                      [rounded(apply(x), kind) for x in a], kind)
        file.case("copysign", [a, b], [kind, kind],
                  ["%%y = math.copysign %%x0, %%x1 : %s" % kind],
                  [math.copysign(x, y) for x, y in zip(a, b)], kind)
        file.write()


def math_file():
    for kind in FLOATS:
        file = File("math_%s.mlir" % kind, "NumPy in double")
        for op, (apply, xs) in APPROXIMATE.items():
            xs = [rounded(x, kind) for x in xs]
            with np.errstate(all="ignore"):
                result = [rounded(float(apply(np.float64(x))), kind)
                          for x in xs]
            file.case(op.split(".")[1], [xs], [kind],
                      ["%%y = %s %%x0 : %s" % (op, kind)], result, kind,
                      TOLERANCE[kind])
        for op, (apply, xs, ys) in APPROXIMATE_BINARY.items():
            result = [rounded(float(apply(x, y)), kind)
                      for x, y in zip(xs, ys)]
            file.case(op.split(".")[1], [xs, ys], [kind, kind],
                      ["%%y = %s %%x0, %%x1 : %s" % (op, kind)], result, kind,
                      TOLERANCE[kind])
        xs, ys, zs = [1.5, 2.0, -3.0], [2.0, 0.5, 4.0], [1.0, -1.0, 0.25]
        file.case("fma", [xs, ys, zs], [kind] * 3,
                  ["%%y = math.fma %%x0, %%x1, %%x2 : %s" % kind],
                  [rounded(x * y + z, kind) for x, y, z in zip(xs, ys, zs)],
                  kind)
        file.write()


def cast_file():
    file = File("casts.mlir", "Python's integers and NumPy")
    for source in INTS:
        bits = int(source[1:])
        a, _ = int_inputs(bits)
        for target in INTS:
            width = int(target[1:])
            if width < bits:
                file.case("trunci_%s_%s" % (source, target), [a], [source],
                          ["%%y = arith.trunci %%x0 : %s to %s" % (
                              source, target)],
                          [wrap(x, width) for x in a], target)
            if width > bits:
                signed = signed_i1(a) if bits == 1 else a
                file.case("extsi_%s_%s" % (source, target), [a], [source],
                          ["%%y = arith.extsi %%x0 : %s to %s" % (
                              source, target)],
                          [wrap(x, width) for x in signed], target)
                file.case("extui_%s_%s" % (source, target), [a], [source],
                          ["%%y = arith.extui %%x0 : %s to %s" % (
                              source, target)],
                          [wrap(unsigned(x, bits), width) for x in a], target)
        for target in FLOATS:
            signed = signed_i1(a) if bits == 1 else a
            small = [x for x in signed if abs(x) < 1000]
            file.case("sitofp_%s_%s" % (source, target),
                      [[abs(x) if bits == 1 else x for x in small]], [source],
                      ["%%y = arith.sitofp %%x0 : %s to %s" % (
                          source, target)],
                      [rounded(float(x), target) for x in small], target)
            small = [x for x in a if unsigned(x, bits) < 1000]
            file.case("uitofp_%s_%s" % (source, target), [small], [source],
                      ["%%y = arith.uitofp %%x0 : %s to %s" % (
                          source, target)],
                      [rounded(float(unsigned(x, bits)), target)
                       for x in small], target)
    for source in FLOATS:
        xs = [rounded(x, source) for x in
              [0.0, -0.0, 1.0, -1.0, 0.5, 2.75, -3.5, 6.9, -7.0]]
        for target in INTS:
            width = int(target[1:])
            low, high = -(1 << width - 1), (1 << width - 1) - 1
            fits = [x for x in xs if low <= math.trunc(x) <= high]
            if width > 1:
                file.case("fptosi_%s_%s" % (source, target), [fits], [source],
                          ["%%y = arith.fptosi %%x0 : %s to %s" % (
                              source, target)],
                          [math.trunc(x) for x in fits], target)
            fits = [x for x in xs
                    if 0 <= math.trunc(x) < (1 << width) and x >= 0]
            file.case("fptoui_%s_%s" % (source, target), [fits], [source],
                      ["%%y = arith.fptoui %%x0 : %s to %s" % (
                          source, target)],
                      [wrap(math.trunc(x), width) for x in fits], target)
        for target in FLOATS:
            wide, narrow = int_width(target), int_width(source)
            values, _ = float_inputs(source)
            values = values[::4]
            if wide > narrow:
                file.case("extf_%s_%s" % (source, target), [values], [source],
                          ["%%y = arith.extf %%x0 : %s to %s" % (
                              source, target)],
                          [rounded(x, target) for x in values], target)
            if wide < narrow:
                values += [rounded(x, source) for x in
                           [1.00390625, 1.01171875, 3.3961775292304956e+38,
                            65519.0, 65520.0, 1e-8, 2.0 ** -25]]
                file.case("truncf_%s_%s" % (source, target), [values],
                          [source], ["%%y = arith.truncf %%x0 : %s to %s" % (
                              source, target)],
                          [rounded(x, target) for x in values], target)
    file.write()


def int_width(kind):
    return {"f16": 16, "bf16": 16, "f32": 32, "f64": 64}[kind]


if __name__ == "__main__":
    os.makedirs(OUT, exist_ok=True)
    integer_file()
    float_file()
    math_file()
    cast_file()

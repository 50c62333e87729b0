#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random programs in storage of the caller give what NumPy gives.

usage: random_transients.py EMPLACE [--target=cpu,vmvx] [--seeds=FIRST:END]

TRANSIENTS case 62. Each program is a list of dispatch regions over two shapes,
static or dynamic: sums, products, transposes, sums along rows (as part of a
region or as a value of their own), matrix products, branches, loops, and calls
of a helper that is not inlined. It runs with
exactly as many bytes of storage as the query says, all of them poisoned.
Prints "N passed, N failed, N with values in place of others".
"""
import os
import random
import subprocess
import sys
import tempfile

try:
    import numpy as np
except ImportError:
    print("skipped: no NumPy")
    sys.exit(77)

MAP = "affine_map<(d0, d1) -> (d0, d1)>"
TURNED = "affine_map<(d0, d1) -> (d1, d0)>"


class Program:
    """Values have a shape `a` (n x m) or `b` (m x n)."""

    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.is_dynamic = self.rng.random() < 0.5
        n = self.rng.choice([1, 2, 3, 16, 17, 33, 64])
        is_square = self.rng.random() < 0.4
        m = n if is_square else self.rng.choice([1, 2, 5, 16, 31, 32, 48])
        self.shapes = {"a": (n, m), "b": (m, n)}
        count = np.arange(n * m, dtype=np.int32)
        self.values = [("%x", "a", count.reshape(n, m) % 7 - 3),
                       ("%y", "b", count.reshape(m, n) * 3 % 5 - 2)]
        self.inputs = [value[2] for value in self.values]
        self.lines = []
        self.called = set()
        for number in range(self.rng.randint(4, 10)):
            self.add(number)
        self.results = [self.values[-1]]
        if self.rng.random() < 0.5:
            self.results.append(self.rng.choice(self.values[2:]))

    # -- text ------------------------------------------------------------------

    def dims(self, kind, ranks=(0, 1)):
        return ", ".join("%%d%s%d" % (kind, i) for i in ranks)

    def type(self, kind):
        shape = "?x?" if self.is_dynamic else "%dx%d" % self.shapes[kind]
        return "tensor<%sxi32>" % shape

    def row_type(self, kind):
        size = "?" if self.is_dynamic else str(self.shapes[kind][0])
        return "tensor<%sxi32>" % size

    def empty(self, name, kind):
        dims = self.dims(kind) if self.is_dynamic else ""
        return "%s = tensor.empty(%s) : %s" % (name, dims, self.type(kind))

    def sized(self, kind):
        dims = "{%s}" % self.dims(kind) if self.is_dynamic else ""
        return self.type(kind) + dims

    def sums(self, source, kind):
        """Lines that make %s, the sums of the rows."""
        row = self.row_type(kind)
        dims = self.dims(kind, (0,)) if self.is_dynamic else ""
        return ["%z = arith.constant 0 : i32",
                "%%e1 = tensor.empty(%s) : %s" % (dims, row),
                "%%f1 = linalg.fill ins(%%z : i32) outs(%%e1 : %s) -> %s"
                % (row, row),
                "%%s = linalg.reduce { arith.addi } ins(%s : %s) "
                "outs(%%f1 : %s) dimensions = [1]"
                % (source, self.type(kind), row)]

    def binary(self, op, a, b, kind):
        t = self.type(kind)
        return "%%q = linalg.%s ins(%s, %s : %s, %s) outs(%%e : %s) -> %s" % (
            op, a, b, t, t, t, t)

    def spread(self, sums, kind):
        return ("%%w = linalg.broadcast ins(%s : %s) outs(%%e : %s) "
                "dimensions = [1]" % (sums, self.row_type(kind),
                                      self.type(kind)))

    def region(self, name, kind, lines):
        body = [self.empty("%e", kind)] + lines
        self.lines.append("%s = flow.dispatch.region -> (%s) {" % (
            name, self.sized(kind)))
        self.lines += body
        self.lines += ["flow.return %%q : %s" % self.type(kind), "}"]

    # -- values ----------------------------------------------------------------

    def pick(self, kind=None):
        """Late values more often: they may end here."""
        fitting = [v for v in self.values if kind in (None, v[1])]
        if self.rng.random() < 0.6:
            return fitting[-1]
        return self.rng.choice(fitting)

    def add(self, number):
        name = "%%v%d" % number
        v = self.pick()
        kind = v[1]
        makers = [self.add_sum, self.add_product, self.add_transpose,
                  self.add_centered, self.add_row_sums, self.add_row_sums,
                  self.add_matmul, self.add_turned, self.add_branch,
                  self.add_loop, self.add_call]
        value = self.rng.choice(makers)(name, v, kind, self.pick(kind), number)
        self.values.append((name, kind, value.astype(np.int32)))

    def add_sum(self, name, v, kind, w, number):
        self.region(name, kind, [self.binary("add", v[0], w[0], kind)])
        return v[2] + w[2]

    def add_product(self, name, v, kind, w, number):
        self.region(name, kind, [self.binary("mul", v[0], w[0], kind)])
        return v[2] * w[2]

    def add_transpose(self, name, v, kind, w, number):
        other = {"a": "b", "b": "a"}[kind]
        u = self.pick(other)
        self.region(name, kind, [
            "%%q = linalg.transpose ins(%s : %s) outs(%%e : %s) "
            "permutation = [1, 0]" % (u[0], self.type(other),
                                      self.type(kind))])
        return u[2].T

    def add_centered(self, name, v, kind, w, number):
        self.region(name, kind, self.sums(v[0], kind) + [
            self.spread("%s", kind), self.binary("sub", w[0], "%w", kind)])
        return w[2] - v[2].sum(axis=1, dtype=np.int32)[:, None]

    def add_row_sums(self, name, v, kind, w, number):
        row = self.row_type(kind)
        sized = row + ("{%s}" % self.dims(kind, (0,))
                       if self.is_dynamic else "")
        self.lines.append("%%s%d = flow.dispatch.region -> (%s) {" % (number,
                                                                     sized))
        self.lines += self.sums(v[0], kind)
        self.lines += ["flow.return %%s : %s" % row, "}"]
        self.region(name, kind, [self.spread("%%s%d" % number, kind),
                                 self.binary("add", w[0], "%w", kind)])
        return w[2] + v[2].sum(axis=1, dtype=np.int32)[:, None]

    def is_square(self):
        return self.shapes["a"][0] == self.shapes["a"][1]

    def add_matmul(self, name, v, kind, w, number):
        if not self.is_square():
            return self.add_sum(name, v, kind, v, number)
        other = {"a": "b", "b": "a"}[kind]
        u, t = self.pick(other), self.type(kind)
        accumulates = self.rng.random() < 0.5
        self.region(name, kind, [
            "%z = arith.constant 0 : i32",
            "%%f = linalg.fill ins(%%z : i32) outs(%%e : %s) -> %s" % (t, t),
            "%%m = linalg.matmul ins(%s, %s : %s, %s) outs(%s : %s) -> %s" % (
                v[0], u[0], t, self.type(other),
                w[0] if accumulates else "%f", t, t),
            self.binary("add", "%m", w[0], kind)])
        return v[2] @ u[2] + (2 if accumulates else 1) * w[2]

    def add_turned(self, name, v, kind, w, number):
        if not self.is_square():
            return self.add_product(name, v, kind, v, number)
        t = self.type(kind)
        self.region(name, kind, [
            "%%q = linalg.generic {indexing_maps = [%s, %s, %s], "
            "iterator_types = [\"parallel\", \"parallel\"]} ins(%s, %s : %s, "
            "%s) outs(%%e : %s) {" % (TURNED, MAP, MAP, v[0], v[0], t, t, t),
            "^bb0(%i: i32, %j: i32, %old: i32):",
            "%d = arith.subi %i, %j : i32", "linalg.yield %d : i32",
            "} -> %s" % t])
        return v[2].T - v[2]

    def add_branch(self, name, v, kind, w, number):
        t = self.type(kind)
        holds = self.rng.random() < 0.5
        self.lines += [
            "%%k%d = util.unfoldable_constant %s" % (
                number, "true" if holds else "false"),
            "%s = scf.if %%k%d -> (%s) {" % (name, number, t),
            self.empty("%e", kind),
            self.binary("add", v[0], w[0], kind),
            self.binary("mul", "%q", w[0], kind).replace("%q =", "%p ="),
            "scf.yield %%p : %s" % t, "} else {", "scf.yield %s : %s" % (
                v[0], t), "}"]
        return (v[2] + w[2]) * w[2] if holds else v[2]

    def add_loop(self, name, v, kind, w, number):
        """Sums, or where the shape allows turns and subtracts, some times."""
        t, times = self.type(kind), self.rng.randint(0, 3)
        turns = self.is_square() and self.rng.random() < 0.5
        self.lines += [
            "%%n%d = util.unfoldable_constant %d : index" % (number, times),
            "%s = scf.for %%i = %%l0 to %%n%d step %%l1 iter_args(%%a = %s) "
            "-> (%s) {" % (name, number, v[0], t)]
        if turns:
            self.region("%b", kind, [
                "%%q0 = linalg.transpose ins(%%a : %s) outs(%%e : %s) "
                "permutation = [1, 0]" % (t, t),
                self.binary("sub", "%q0", w[0], kind)])
        else:
            self.region("%b", kind, [self.binary("add", "%a", w[0], kind)])
        self.lines += ["scf.yield %%b : %s" % t, "}"]
        value = v[2]
        for _ in range(times):
            value = value.T - w[2] if turns else value + w[2]
        return value

    def add_call(self, name, v, kind, w, number):
        self.called.add(kind)
        t = self.type(kind)
        self.lines.append("%s = func.call @helper_%s(%s, %s) : (%s, %s) -> %s"
                          % (name, kind, v[0], w[0], t, t, t))
        total = v[2].sum(axis=1, dtype=np.int32)[:, None]
        return (w[2] - total) * w[2]

    def helper(self, kind):
        """Subtracts the sums of the rows of one, multiplies by the other."""
        outer, self.lines = self.lines, []
        self.region("%r0", kind, self.sums("%x", kind) + [
            self.spread("%s", kind), self.binary("sub", "%y", "%w", kind)])
        self.region("%r1", kind, [self.binary("mul", "%r0", "%y", kind)])
        body, self.lines = self.lines, outer
        t = self.type(kind)
        sizes = self.size_lines([(kind, "%x")]) if self.is_dynamic else []
        return ["func.func private @helper_%s(%%x: %s, %%y: %s) -> %s "
                "attributes {inlining_policy = #util.inline.never} {" % (
                    kind, t, t, t)] + sizes + body + [
                        "return %%r1 : %s" % t, "}"]

    def size_lines(self, sources):
        lines = ["%c0 = arith.constant 0 : index",
                 "%c1 = arith.constant 1 : index"]
        for kind, name in sources:
            lines += ["%%d%s%d = tensor.dim %s, %%c%d : %s" % (
                kind, i, name, i, self.type(kind)) for i in (0, 1)]
        return lines

    def text(self):
        types = ", ".join(self.type(r[1]) for r in self.results)
        lines = ["func.func @f(%%x: %s, %%y: %s, %%st: !hal.buffer "
                 "{iree.abi.transients}) -> (%s) {" % (
                     self.type("a"), self.type("b"), types)]
        if self.is_dynamic:
            lines += self.size_lines([("a", "%x"), ("b", "%y")])
        lines += ["%l0 = arith.constant 0 : index",
                  "%l1 = arith.constant 1 : index"]
        for kind in sorted(self.called):
            lines = self.helper(kind) + lines
        lines += self.lines + ["return %s : %s" % (
            ", ".join(r[0] for r in self.results), types), "}"]
        return "\n".join(lines) + "\n"


def literal(array):
    return "%sxi32=%s" % ("x".join(map(str, array.shape)),
                          " ".join(map(str, array.flatten())))


def check(emplace, path, program, target):
    """None, or what is wrong; and whether a slice holds values in turn."""
    shapes = ["--shape=%dx%d" % program.shapes[kind] for kind in "ab"]
    query = subprocess.run([emplace, "query", path, "--target=" + target] +
                           shapes, capture_output=True, text=True)
    if query.returncode:
        return query.stderr, False
    line = [l for l in query.stdout.splitlines() if "transient bytes" in l][0]
    size = int(line.split()[-1])
    storage = "&%dxi8=77" % size if size else "(null)"
    command = [emplace, "run", path, "--target=" + target]
    command += ["--input=" + literal(value) for value in program.inputs]
    command += ["--input=" + storage]
    command += ["--expected_output=" + literal(r[2]) for r in program.results]
    run = subprocess.run(command, capture_output=True, text=True)
    is_in_place = "in turn" in query.stdout
    return (run.stdout + run.stderr if run.returncode else None), is_in_place


def main():
    emplace, targets, first, end = sys.argv[1], ["cpu", "vmvx"], 0, 40
    for arg in sys.argv[2:]:
        if arg.startswith("--target="):
            targets = arg[9:].split(",")
        elif arg.startswith("--seeds="):
            first, end = map(int, arg[8:].split(":"))
    passed = failed = in_place = 0
    np.seterr(over="ignore")
    with tempfile.TemporaryDirectory() as scratch:
        for seed in range(first, end):
            program = Program(seed)
            path = os.path.join(scratch, "program.mlir")
            with open(path, "w", encoding="utf-8") as file:
                file.write(program.text())
            for target in targets:
                wrong, is_in_place = check(emplace, path, program, target)
                in_place += is_in_place
                passed += wrong is None
                if wrong is not None:
                    failed += 1
                    print("seed %d, %s:\n%s\n%s" % (seed, target, wrong[-800:],
                                                    program.text()))
    print("%d passed, %d failed, %d with values in place of others" % (
        passed, failed, in_place))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())

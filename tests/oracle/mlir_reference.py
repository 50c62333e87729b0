#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a function of upstream MLIR through mlir-opt and mlir-runner.

usage: mlir_reference.py FILE.mlir FUNCTION INPUT.npy... -- OUTPUT.npy...

The reference for our numbers: bufferized and lowered loop by loop, no tiling,
no vectors. Static shapes, results of any float or integer element type.
"""
import os
import re
import subprocess
import sys

import numpy as np

BIN = os.environ.get("EMP_MLIR_BIN", "/usr/lib/llvm-22/bin")
LIB = os.environ.get("EMP_MLIR_LIB", "/usr/lib/llvm-22/lib")

PIPELINE = ",".join([
    "canonicalize",
    "one-shot-bufferize{bufferize-function-boundaries "
    "function-boundary-type-conversion=identity-layout-map}",
    "func.func(convert-linalg-to-loops)",
    "func.func(lower-affine)",
    "func.func(convert-scf-to-cf)",
    "expand-strided-metadata", "lower-affine",
    "func.func(math-expand-ops{ops=roundeven})",
    "func.func(arith-expand)", "convert-math-to-llvm", "convert-math-to-libm",
    "finalize-memref-to-llvm",
    "convert-func-to-llvm", "convert-cf-to-llvm", "convert-arith-to-llvm",
    "convert-index-to-llvm", "reconcile-unrealized-casts",
])

DTYPES = {"f32": np.float32, "f64": np.float64, "i32": np.int32,
          "i64": np.int64, "i8": np.int8, "i16": np.int16}
PRINTERS = {"f32": "F32", "f64": "F64", "i32": "I32", "i64": "I64"}


def signature(text, name):
    match = re.search(r"func\.func\s+(?:public\s+)?@%s\s*\(" % re.escape(name),
                      text)
    if not match:
        sys.exit("no function @%s" % name)
    rest = text[match.end() - 1:]
    depth, at = 0, 0
    for at, c in enumerate(rest):
        depth += c in "([{<"
        depth -= c in ")]}>"
        if depth == 0 and c == ")":
            break
    tail = rest[at + 1:].split("{", 1)[0] if "attributes" not in \
        rest[at + 1:at + 400] else rest[at + 1:].split("attributes", 1)[0]
    types = re.findall(r"tensor<[^>]*>", tail)
    return types


def literal(array, kind):
    return 'dense<"0x%s"> : tensor<%s>' % (
        np.ascontiguousarray(array).tobytes().hex().upper(), kind)


def mlir_type(array):
    names = {v: k for k, v in DTYPES.items()}
    shape = "".join("%dx" % d for d in array.shape)
    return shape + names[array.dtype.type]


def main():
    split = sys.argv.index("--")
    path, name = sys.argv[1:3]
    inputs = [np.load(p) for p in sys.argv[3:split]]
    outputs = sys.argv[split + 1:]
    text = open(path).read()
    results = signature(text, name)
    lines = ["func.func @reference_main() {"]
    args = []
    for i, array in enumerate(inputs):
        kind = mlir_type(array)
        body = literal(array, kind) if array.size else \
            "dense<> : tensor<%s>" % kind
        lines.append("  %%i%d = arith.constant %s" % (i, body))
        args.append(("%%i%d" % i, "tensor<%s>" % kind))
    lines.append("  %%r:%d = call @%s(%s) : (%s) -> (%s)" % (
        len(results), name, ", ".join(a for a, _ in args),
        ", ".join(t for _, t in args), ", ".join(results)))
    used = set()
    for i, kind in enumerate(results):
        element = re.search(r"((?:bf|[fi])\d+)>$", kind).group(1)
        used.add(element)
        lines.append("  %%c%d = tensor.cast %%r#%d : %s to tensor<*x%s>" % (
            i, i, kind, element))
        lines.append("  call @printMemref%s(%%c%d) : (tensor<*x%s>) -> ()" % (
            PRINTERS[element], i, element))
    lines += ["  return", "}"]
    for element in sorted(used):
        lines.append("func.func private @printMemref%s(tensor<*x%s>) "
                     "attributes {llvm.emit_c_interface}" % (
                         PRINTERS[element], element))
    wrapped = insert(text, "\n".join(lines))
    opt = subprocess.run(
        [BIN + "/mlir-opt", "--allow-unregistered-dialect",
         "--pass-pipeline=builtin.module(%s)" % PIPELINE], input=wrapped,
        text=True, capture_output=True)
    if opt.returncode:
        sys.exit(opt.stderr)
    libs = ["%s/%s" % (LIB, l) for l in os.listdir(LIB)
            if l.startswith(("libmlir_runner_utils.so",
                             "libmlir_c_runner_utils.so"))]
    run = subprocess.run(
        [BIN + "/mlir-runner", "-e", "reference_main",
         "-entry-point-result=void", "-O2",
         "-shared-libs=" + ",".join(libs)], input=opt.stdout, text=True,
        capture_output=True)
    if run.returncode:
        sys.exit(run.stderr)
    blocks = run.stdout.split("Unranked Memref")[1:]
    for block, kind, out in zip(blocks, results, outputs):
        data = block.split("data =", 1)[1]
        element = re.search(r"((?:bf|[fi])\d+)>$", kind).group(1)
        values = [float(v) if element[0] == "f" else int(v)
                  for v in re.findall(r"-?(?:nan|inf|\d[\d.]*(?:e[+-]?\d+)?)",
                                      data)]
        shape = [int(d) for d in re.findall(r"(\d+)x", kind)]
        np.save(out, np.array(values, dtype=DTYPES[element]).reshape(shape))


def insert(text, lines):
    """Puts the functions at the end of the module, written out or implied."""
    match = re.search(r"^\s*(builtin\.)?module[^\n]*\{\s*$", text, re.M)
    if not match:
        return text + "\n" + lines
    resources = text.find("{-#")
    body = text if resources < 0 else text[:resources]
    at = body.rstrip().rfind("}")
    return text[:at] + lines + "\n" + text[at:]


if __name__ == "__main__":
    main()

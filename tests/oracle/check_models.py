#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models beside the project give the numbers that mlir-runner gives.

usage: check_models.py EMPLACE FOLDER [--target=cpu,vmvx]

Inputs are random with a fixed seed. Exits with 77 (skipped) where the models
or mlir-runner are missing.
"""
import os
import shutil
import subprocess
import sys
import tempfile

import numpy as np

REFERENCE = os.path.join(os.path.dirname(__file__), "mlir_reference.py")


def gamma(n):
    """Relative error bound of a sum of n products in f32 (Higham, 3.1)."""
    return n * 2.0 ** -24 / (1 - n * 2.0 ** -24)


# File, function, input shapes, depth of the longest chain of sums as a bound
# on the relative difference of two orders of summation.
MODELS = [
    ("R036-lenet.mlir", "lenet", [(1, 1, 32, 32)], gamma(400)),
    ("R037-mnist.mlir", "mnist", [(512, 784), (512,), (10, 512), (10,),
                                  (1, 784)], gamma(784)),
    ("R050-torch-dynamo-mlp-fp32-3x1024.mlir", "forward", [(256, 1024)],
     3 * gamma(1024)),
]


def main():
    emplace, folder = sys.argv[1:3]
    targets = ["cpu", "vmvx"]
    for arg in sys.argv[3:]:
        if arg.startswith("--target="):
            targets = arg[9:].split(",")
    tools = os.environ.get("EMP_MLIR_BIN", "/usr/lib/llvm-22/bin")
    if not os.path.isdir(folder) or not shutil.which("mlir-runner",
                                                     path=tools):
        print("skipped: no %s or no mlir-runner" % folder)
        return 77
    passed = failed = 0
    rng = np.random.default_rng(7)
    with tempfile.TemporaryDirectory() as scratch:
        for name, function, shapes, bound in MODELS:
            path = os.path.join(folder, name)
            inputs = []
            for i, shape in enumerate(shapes):
                inputs.append(os.path.join(scratch, "in%d.npy" % i))
                np.save(inputs[-1], (rng.standard_normal(shape) * 0.1)
                        .astype(np.float32))
            expected = os.path.join(scratch, "expected.npy")
            subprocess.run([sys.executable, REFERENCE, path, function] +
                           inputs + ["--", expected], check=True)
            for target in targets:
                run = subprocess.run(
                    [emplace, "run", path, "--target=" + target,
                     "--function=" + function,
                     "--expected_output=@" + expected,
                     "--expected_rtol=%.9f" % bound,
                     "--output=@" + os.path.join(scratch, "out.npy")] +
                    ["--input=@" + p for p in inputs],
                    capture_output=True, text=True, timeout=300)
                good = run.returncode == 0 and "[SUCCESS]" in run.stdout
                passed, failed = passed + good, failed + (not good)
                print("%s %s [%s] %s" % ("PASS" if good else "FAIL", name,
                                         target, run.stderr.strip()[:300]))
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())

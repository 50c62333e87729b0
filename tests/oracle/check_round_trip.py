#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints of `emplace opt` are stable, complete, and MLIR.

usage: check_round_trip.py EMPLACE FILE|FOLDER...

For each .mlir file: what is printed reads back and prints the same; the
generic form reads back and prints the same; where only upstream dialects are
used and mlir-opt 22 is here, it prints the same text from ours. Files that
are meant to be rejected (an `error:` line in FILE.expect.md) are left out.
Prints a line for each file that fails and the counts; exit code 77 when no
file is there.
"""
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys

MLIR_OPT = shutil.which("mlir-opt-22")
UPSTREAM = {"affine", "arith", "bufferization", "builtin", "cf", "complex",
            "func", "linalg", "math", "memref", "ml_program", "quant", "scf",
            "tensor", "tosa", "ub", "vector"}
DIALECT = re.compile(r'(?:^ *(?:%[^=\n]*= )?"|[!#])([a-z_0-9]+)[.<]', re.MULTILINE)


def files_of(paths):
    for path in paths:
        if not os.path.exists(path):
            print("skipped: no", path)
            continue
        if not os.path.isdir(path):
            yield path
        for folder, _, names in os.walk(path):
            for name in sorted(names):
                if name.endswith(".mlir"):
                    yield os.path.join(folder, name)


def is_rejected(path):
    expectation = path[:-len(".mlir")] + ".expect.md"
    return os.path.exists(expectation) and re.search(
        r"^error:", open(expectation).read(), re.MULTILINE)


def printed(command, text):
    done = subprocess.run(command, input=text, capture_output=True, timeout=120)
    if done.returncode:
        raise ValueError(done.stderr.decode(errors="replace").strip()[:600])
    return done.stdout


def check(emplace, path):
    """What does not hold for the file, or None."""
    ours = [emplace, "opt", "--split-input-file", "-"]
    try:
        step = "read"
        text = printed(ours, open(path, "rb").read())
        step = "read what was printed"
        if printed(ours, text) != text:
            return "the print of the print differs"
        step = "print in generic form"
        generic = printed(ours + ["--mlir-print-op-generic"], text)
        step = "read the generic form"
        if printed(ours, generic) != text:
            return "the print of the generic form differs"
        dialects = set(DIALECT.findall(generic.decode(errors="replace")))
        if MLIR_OPT and dialects <= UPSTREAM:
            step = "mlir-opt"
            theirs = printed([MLIR_OPT, "--split-input-file", "-"], text)
            if theirs.split() != text.split():
                return "mlir-opt prints it differently"
    except ValueError as error:
        return "%s: %s" % (step, error)
    return None


def main():
    emplace = sys.argv[1]
    paths = [p for p in files_of(sys.argv[2:]) if not is_rejected(p)]
    if not paths:
        print("skipped: no file")
        return 77
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for path, why in zip(paths, pool.map(lambda p: check(emplace, p), paths)):
            if why:
                failed += 1
                print("FAIL %s: %s" % (path, why))
    print("%d files, %d failed" % (len(paths), failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

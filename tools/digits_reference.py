#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What models/digits.mlir must answer, by other means: NumPy in float64.

Reads the weights out of the .mlir text (hex is little-endian f32) and the
images of models/digits-input.npy, and writes models/digits-expected.npy.
With --check it only compares with the file that is there.
"""
import re
import sys

import numpy as np

MODEL = "models/digits.mlir"
INPUT = "models/digits-input.npy"
EXPECTED = "models/digits-expected.npy"


def read_constants(path):
    pattern = re.compile(r'%(\w+) = arith\.constant dense<"0x([0-9A-F]+)"> : '
                         r"tensor<([0-9x]+)xf32>")
    constants = {}
    with open(path, encoding="utf-8") as file:
        for name, digits, shape in pattern.findall(file.read()):
            numbers = np.frombuffer(bytes.fromhex(digits), dtype="<f4")
            sizes = [int(size) for size in shape.split("x")]
            constants[name] = numbers.reshape(sizes).astype(np.float64)
    return constants


def answer(images, c):
    first = np.maximum(images @ c["weights1"] + c["bias1"], 0)
    second = np.maximum(first @ c["weights2"] + c["bias2"], 0)
    scores = second @ c["weights3"] + c["bias3"]
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def main():
    images = np.load(INPUT).astype(np.float64)
    result = answer(images, read_constants(MODEL))
    read = result.argmax(axis=1)
    print("digits read:", " ".join(str(digit) for digit in read))
    if list(read) != list(range(10)):
        sys.exit("a digit is read wrong")
    if "--check" in sys.argv:
        difference = np.abs(np.load(EXPECTED) - result).max()
        print("largest difference from the file:", difference)
        # The file holds the same numbers rounded to f32.
        sys.exit(0 if difference <= 2.0 ** -24 else 1)
    np.save(EXPECTED, result.astype(np.float32))


if __name__ == "__main__":
    main()

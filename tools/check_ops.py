#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every op is documented and tested.

usage: check_ops.py
Each op of docs/reference/dialects (which `make docs` writes from the tables,
and a test keeps fresh) has
  a line that says what it does, and an example
  a use in tests/ir/syntax, in custom or generic form
  an invalid case in tests/ir/invalid (tools/gen_invalid_tests.py writes those
  that follow from the op's row)
"""
import glob
import re
import sys


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def words_below(folder):
    """Words with a dot, as op names are, in the .mlir files of a folder."""
    words = set()
    for path in glob.glob(f"{folder}/**/*.mlir", recursive=True):
        text = read(path)
        # Ops of the dialect that a function body implies.
        words.update("func." + word for word in re.findall(r"\w+", text))
        words.update(word.rstrip(".") for word in
                     re.findall(r"[a-z_]+\.[\w.-]*[\w]", text))
        if re.search(r"\bmodule\b", text):
            words.add("builtin.module")
    return words


def main():
    syntax = words_below("tests/ir/syntax")
    invalid = words_below("tests/ir/invalid")
    problems, count = [], 0
    for path in sorted(glob.glob("docs/reference/dialects/*.md")):
        section = re.search(r"(?ms)^## Ops\n(.*?)(^## |\Z)", read(path))
        parts = re.split(r"(?m)^### ", section.group(1)) if section else [""]
        for part in parts[1:]:
            count += 1
            lines = part.split("\n")
            name = lines[0]
            if len(lines) < 3 or re.match(r"(- \w+: |$)", lines[2]):
                problems.append(f"{name}: no line says what it does")
            if "\n- example: " not in part:
                problems.append(f"{name}: no example")
            if name not in syntax:
                problems.append(f"{name}: no use in tests/ir/syntax")
            if name not in invalid:
                problems.append(f"{name}: no case in tests/ir/invalid; run "
                                "tools/gen_invalid_tests.py")
    for problem in problems:
        print(problem)
    print(f"{count} ops, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())

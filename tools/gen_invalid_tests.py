#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes tests/ir/invalid/rows/<dialect>.mlir: one mistake an op.

usage: gen_invalid_tests.py EMPLACE
  EMPLACE   the program; its messages become the expected ones, after a check
            that one of them names the op and says what the row makes of the
            mistake: the number of operands, results or regions that it wants,
            counted here, and the number that was given
The ops and what they take are read from docs/reference/dialects (so run
`make docs` first). Each op gets the first mistake that its row rules out: no
operands where some are wanted, a result too many, a region too many, no
attributes where some are wanted.
"""
import glob
import os
import re
import subprocess
import sys

OUT = "tests/ir/invalid/rows"
# Its groups have sizes although only one of them varies.
SIZED = {"hal.tensor.transients"}
HEAD = """// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: emplace opt --split-input-file --verify-diagnostics %s
// One mistake for each op of the {0} dialect that its row rules out.
// Written by tools/gen_invalid_tests.py.
"""


def rows(path):
    with open(path, encoding="utf-8") as file:
        page = file.read()
    section = re.search(r"(?ms)^## Ops\n(.*?)(^## |\Z)", page)
    for part in re.split(r"(?m)^### ", section.group(1))[1:] if section else []:
        columns = dict(re.findall(r"(?m)^- (\w+): `+(.*?)`+$", part))
        yield part.split("\n")[0], columns


def groups(text):
    """The constraints of `a: X, b: Variadic<Y<Z>>`."""
    depth, items = 0, [""]
    for char in text or "":
        depth += (char in "<(") - (char in ">)")
        if char == "," and depth == 0:
            items.append("")
        else:
            items[-1] += char
    return [item.split(":", 1)[1].strip() for item in items if ":" in item]


def is_fixed(group):
    return not group.startswith(("Variadic", "Optional<"))


def mistake(name, columns):
    operands = groups(columns.get("operands"))
    results = groups(columns.get("results"))
    if any(is_fixed(group) for group in operands):
        return f'"{name}"() : () -> ()'
    if all(not group.startswith("Variadic") for group in results):
        count = len(results) + 1
        return f'"{name}"() : () -> ({", ".join(["i23"] * count)})'
    if "Variadic" not in columns.get("regions", ""):
        count = len(groups(columns.get("regions"))) + 1
        return f'"{name}"() ({", ".join(["{}"] * count)}) : () -> ()'
    return f'"{name}"() : () -> ()'


def wanted(name, columns):
    """A pattern of the message, from the numbers of the row alone."""
    operands = groups(columns.get("operands"))
    results = groups(columns.get("results"))
    fixed = sum(is_fixed(group) for group in operands)
    if fixed:
        count = rf"'{name}' takes {fixed}\b.* operands?\b.* was given 0"
        if len(operands) - fixed < 2 and name not in SIZED:
            return count
        # Which groups are empty is not known without their sizes.
        return rf"{count}|'{name}' op requires attribute 'operandSegmentSizes'"
    if all(not group.startswith("Variadic") for group in results):
        fixed = sum(is_fixed(group) for group in results)
        return rf"'{name}' makes {fixed}\b.* was given {len(results) + 1}"
    if "Variadic" not in columns.get("regions", ""):
        count = len(groups(columns.get("regions")))
        return rf"'{name}' has {count} regions but was given {count + 1}"
    return rf"'{name}' op requires attribute"


def messages(program, text):
    run = subprocess.run([program, "opt", "-"], input=text, check=False,
                         capture_output=True, text=True)
    return re.findall(r"(?m)^[^:]*:1:\d+: error: (.*) \[E\d+\]$", run.stderr)


def write(program, path):
    dialect = os.path.basename(path)[:-len(".md")]
    rows_of = dict(rows(path))
    cases = [(name, mistake(name, rows_of[name])) for name in rows_of]
    pieces, problems = [], 0
    for name, case in cases:
        errors = messages(program, case + "\n")
        pattern = wanted(name, rows_of[name])
        if not any(re.search(pattern, error) for error in errors):
            print(f"{name}: no error says {pattern}: {errors}")
            problems += 1
        lines = [f"// expected-error @+{len(errors) - k} {{{{{error}}}}}"
                 for k, error in enumerate(errors)]
        pieces.append("\n" + "\n".join(lines + [case]) + "\n")
    with open(f"{OUT}/{dialect}.mlir", "w", encoding="utf-8") as file:
        file.write(HEAD.format(dialect) + "\n// -----\n".join(pieces))
    return problems


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    os.makedirs(OUT, exist_ok=True)
    pages = sorted(glob.glob("docs/reference/dialects/*.md"))
    sys.exit(1 if sum(write(sys.argv[1], page) for page in pages) else 0)


if __name__ == "__main__":
    main()

#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every source file has its test.

usage: check_tests.py
  src/<path>/<file>.c          tests/unit/<path>/<file>_test.c
  src/passes/<phase>/<file>.c  or tests/ir/passes/<phase>/<file>.mlir
  src/dialects/<d>/*.c         or tests/ir/syntax/<d>.mlir
  src/cli/<file>.c             or tests/cli/<file>.test
Files without one are listed in tests/untested.txt as `path: reason`; a row
there that is not needed any more is a problem as well.
"""
import os
import re
import subprocess
import sys

EXEMPT_FILE = "tests/untested.txt"
CASE_FILE = "docs/transient-cases.md"
CASES = re.compile(r"\b[Cc]ases? ((?:\d+(?:, | and )?)+)")


def tracked(pattern):
    out = subprocess.run(["git", "ls-files", "--", pattern], check=True,
                         capture_output=True, text=True).stdout
    return [path for path in out.splitlines() if os.path.isfile(path)]


def read_exempt():
    exempt = {}
    if os.path.exists(EXEMPT_FILE):
        with open(EXEMPT_FILE, encoding="utf-8") as file:
            for line in file:
                if line.strip() and not line.startswith("#"):
                    path, _, reason = line.partition(":")
                    exempt[path.strip()] = reason.strip()
    return exempt


def has_test(path):
    inner = path[len("src/"):-len(".c")]
    candidates = [f"tests/unit/{inner}_test.c"]
    parts = inner.split("/")
    if parts[0] == "passes" and len(parts) == 3:
        candidates.append(f"tests/ir/passes/{parts[1]}/{parts[2]}.mlir")
    if parts[0] == "cli":
        candidates.append(f"tests/cli/{parts[1]}.test")
    if parts[0] == "dialects" and len(parts) == 3:
        candidates.append(f"tests/ir/syntax/{parts[1]}.mlir")
        candidates.append(f"tests/unit/dialects/{parts[1]}_test.c")
    return any(os.path.exists(candidate) for candidate in candidates)


def named_cases(path):
    """The numbers in `case 3` and `cases 1, 2 and 5` of a file."""
    numbers = set()
    with open(path, encoding="utf-8", errors="replace") as file:
        for match in CASES.finditer(file.read()):
            numbers.update(map(int, re.findall(r"\d+", match.group(1))))
    return numbers


def check_cases():
    """Each acceptance case has a test that names it."""
    problems = []
    with open(CASE_FILE, encoding="utf-8") as file:
        rows = re.findall(r"^\| (\d+) \|[^|]*\| (.*) \|$", file.read(), re.M)
    if [int(row[0]) for row in rows] != list(range(1, len(rows) + 1)):
        problems.append(f"{CASE_FILE}: the cases are not 1, 2, 3, ...")
    for number, tests in rows:
        for path in re.findall(r"`([^`]*)`", tests) or [""]:
            if not os.path.exists(path) or int(number) not in named_cases(path):
                problems.append(f"{CASE_FILE}: case {number} is not named in "
                                f"'{path}'")
    return problems


def main():
    exempt, problems = read_exempt(), check_cases()
    sources = tracked("src/*.c")
    for path in sources:
        if not has_test(path) and path not in exempt:
            problems.append(f"{path}: no test of its own and no row in "
                            f"{EXEMPT_FILE}")
    for path, reason in exempt.items():
        if not os.path.exists(path):
            problems.append(f"{EXEMPT_FILE}: {path} is not there any more")
        elif has_test(path):
            problems.append(f"{EXEMPT_FILE}: {path} has a test now")
        elif not reason:
            problems.append(f"{EXEMPT_FILE}: {path} has no reason")
    for problem in problems:
        print(problem)
    print(f"{len(sources)} sources, {len(exempt)} exempt, "
          f"{len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())

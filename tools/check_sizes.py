#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sizes, names and heads of source files.

usage: check_sizes.py [--all]
Checks every C file that git knows below src, include, tests, examples, bench
and tools: first line is the SPDX line, at most 80 columns, at most 1200 lines;
functions of at most 80 lines and 8 parameters; file names unique below src and
include. --all also lists the longest functions and files.
"""
import collections
import os
import re
import subprocess
import sys

MAX_FILE_LINES = 1200
MAX_FUNCTION_LINES = 80
MAX_PARAMETERS = 8
MAX_COLUMNS = 80
SPDX = "SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception"
# Functions that may be longer, with the reason.
LONG_FUNCTIONS = {
    "src/runtime/vm/vm_interp.c": "one dispatch loop over all opcodes",
}


def tracked(*patterns):
    out = subprocess.run(["git", "ls-files", "--", *patterns], check=True,
                         capture_output=True, text=True).stdout
    return [path for path in out.splitlines() if os.path.isfile(path)]


def functions(lines):
    """Name, first line and length of each function of formatted C."""
    head = 0
    for i, line in enumerate(lines):
        if line[:1] in ("/", "#"):
            continue
        if line and not line[0].isspace() and line[0] not in "#/}{":
            if i == 0 or not lines[i - 1].endswith(","):
                head = i
        if line == "{" or (line.endswith(" {") and not line[0].isspace()
                           or line.endswith(") {") and line.startswith(" ")
                           and lines[head][:1].strip()):
            text = " ".join(lines[head:i + 1])
            match = re.search(r"(\w+)\((.*)\)\s*\{$", text)
            if not match or "=" in text.split("(")[0]:
                continue
            if line.startswith(" ") and "{" in " ".join(lines[head:i]):
                continue
            for k in range(i + 1, len(lines)):
                if lines[k].startswith("}"):
                    yield match.group(1), match.group(2), head, k - i - 1
                    break


def parameter_count(text):
    depth, count = 0, 1 if text.strip() not in ("", "void") else 0
    for c in text:
        depth += (c == "(") - (c == ")")
        count += c == "," and depth == 0
    return count


def check_c_file(path, problems, measured):
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    if not lines or SPDX not in lines[0]:
        problems.append(f"{path}:1: first line is not the SPDX line")
    if path.endswith(".def") or path.endswith(".inc"):
        return  # tables are free
    if len(lines) > MAX_FILE_LINES:
        problems.append(f"{path}: {len(lines)} lines, more than "
                        f"{MAX_FILE_LINES}")
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_COLUMNS:
            problems.append(f"{path}:{number}: {len(line)} columns")
    for name, parameters, head, length in functions(lines):
        measured.append((length, path, head + 1, name))
        if length > MAX_FUNCTION_LINES and path not in LONG_FUNCTIONS:
            problems.append(f"{path}:{head + 1}: {name} has {length} lines, "
                            f"more than {MAX_FUNCTION_LINES}")
        if parameter_count(parameters) > MAX_PARAMETERS:
            problems.append(f"{path}:{head + 1}: {name} has more than "
                            f"{MAX_PARAMETERS} parameters")


def check_names(paths, problems):
    places = collections.defaultdict(list)
    for path in paths:
        if path.startswith(("src/", "include/")):
            places[os.path.basename(path)].append(path)
    for name, found in sorted(places.items()):
        if len(found) > 1:
            problems.append(f"{name}: name is taken twice: {' '.join(found)}")


def check_other_heads(problems):
    """Scripts and build files carry the SPDX line in their first two lines."""
    for path in tracked("*.py", "*.sh", "*.awk", "*.cmake", "*CMakeLists.txt",
                        "Makefile", ".ci/run"):
        with open(path, encoding="utf-8") as file:
            head = [file.readline(), file.readline()]
        if SPDX not in "".join(head):
            problems.append(f"{path}: no SPDX line at its head")


def main():
    problems, measured = [], []
    folders = ["src", "include", "tests", "examples", "bench", "tools"]
    paths = [p for p in tracked(*folders)
             if p.endswith((".c", ".h", ".def", ".inc"))]
    for path in paths:
        check_c_file(path, problems, measured)
    check_names(paths, problems)
    check_other_heads(problems)
    if "--all" in sys.argv:
        for length, path, line, name in sorted(measured, reverse=True)[:20]:
            print(f"{length:5} lines  {path}:{line} {name}")
    for problem in problems:
        print(problem)
    print(f"{len(paths)} files, {len(measured)} functions, "
          f"{len(problems)} problems")
    return 1 if problems or not measured else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Documentation is checked like code.

usage: check_docs.py [BUILD_DIR]
- every relative link of every .md file leads to a file (and to a heading);
- every exported function of include/emplace has a comment above it, or above
  the group of lines that it stands in;
- code blocks tagged `mlir` are accepted by `emplace opt`, blocks tagged `sh`
  run without failing, with build/bin on the PATH, from the root of the tree
  (needs BUILD_DIR). Blocks that are only to be read are tagged otherwise.
"""
import os
import re
import subprocess
import sys


def tracked(pattern):
    out = subprocess.run(["git", "ls-files", "--", pattern], check=True,
                         capture_output=True, text=True).stdout
    return [path for path in out.splitlines() if os.path.isfile(path)]


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def anchors(text):
    found = set()
    for heading in re.findall(r"^#+ +(.*)$", text, re.M):
        slug = re.sub(r"[^\w\- ]", "", heading.lower()).strip()
        found.add(slug.replace(" ", "-"))
    return found


def check_links(path, problems):
    text = re.sub(r"^ *```.*?^ *```$", "", read(path), flags=re.S | re.M)
    text = re.sub(r"(`+)(?!`).*?(?<!`)\1(?!`)", "", text)  # code in a line
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", target):
            continue
        name, _, anchor = target.partition("#")
        place = os.path.normpath(os.path.join(os.path.dirname(path), name)) \
            if name else path
        if not os.path.exists(place):
            problems.append(f"{path}: link to {target}: no such file")
        elif anchor and place.endswith(".md") and \
                anchor not in anchors(read(place)):
            problems.append(f"{path}: link to {target}: no such heading")


def check_header(path, problems):
    lines = read(path).splitlines()
    for i, line in enumerate(lines):
        source = re.match(r"// Source: +(docs/[\w./-]+)", line)
        if source and not os.path.exists(source.group(1)):
            problems.append(f"{path}:{i + 1}: no {source.group(1)}")
        if not line.startswith("EMP_API "):
            continue
        first = i
        while first > 0 and lines[first - 1].strip():
            first -= 1
        if not any(above.startswith("//") for above in lines[first:i]):
            problems.append(f"{path}:{i + 1}: no comment above")


def run_block(path, kind, code, build, problems):
    environment = dict(os.environ)
    environment["PATH"] = os.path.abspath(os.path.join(build, "bin")) + \
        os.pathsep + environment["PATH"]
    if kind == "mlir":
        command = ["emplace", "opt", "--split-input-file", "-"]
        done = subprocess.run(command, input=code, env=environment, text=True,
                              capture_output=True, timeout=60)
    else:
        done = subprocess.run(["bash", "-euo", "pipefail", "-c", code],
                              env=environment, text=True, capture_output=True,
                              timeout=120)
    if done.returncode != 0:
        problems.append(f"{path}: {kind} block fails with "
                        f"{done.returncode}:\n{code}\n{done.stderr[-2000:]}")


def main():
    problems, count = [], 0
    pages = [p for p in tracked("*.md") if not p.startswith("tests/")]
    for path in pages:
        check_links(path, problems)
        blocks = re.findall(r"^```(\w*)\n(.*?)^```", read(path), re.M | re.S)
        for kind, code in blocks:
            if kind in ("mlir", "sh") and len(sys.argv) > 1:
                run_block(path, kind, code, sys.argv[1], problems)
                count += 1
    for path in tracked("include/*.h"):
        check_header(path, problems)
    for problem in problems:
        print(problem)
    print(f"{len(pages)} pages, {count} blocks run, {len(problems)} problems")
    return 1 if problems or not pages else 0


if __name__ == "__main__":
    sys.exit(main())

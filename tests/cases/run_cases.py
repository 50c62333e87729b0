#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs programs that have their expected results beside them.

usage: run_cases.py EMPLACE FOLDER [--target=cpu,vmvx] [--dialects=a,b] [NAME]

FOLDER holds N.mlir and N.expect.md. `&QUERYxi8=0` stands for storage of as
many bytes as `emplace query` says. Prints a line a case and target and
"N passed, N failed, N skipped" at the end; exit code 0 only without failures.
"""
import math
import os
import re
import subprocess
import sys


def run(command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout, done.stderr


def parse_expectation(path):
    case = {"inputs": [], "results": {}, "error": None, "function": None,
            "tolerance": 0.0, "dialect": ""}
    for line in open(path):
        key, _, value = line.rstrip("\n").partition(": ")
        value = re.sub(r"\s*\(scalar \w+\)\s*$", "", value)
        if key == "Dialect":
            case["dialect"] = value.strip()
        elif key == "function":
            case["function"] = value.strip()
        elif key == "input":
            case["inputs"].append(value)
        elif key == "error":
            case["error"] = value.strip()
        elif key.startswith("result["):
            case["results"][int(key[7:-1])] = value.strip()
        elif key == "tolerance" and value.startswith("rel/abs"):
            case["tolerance"] = float(value.split()[-1])
    return case


def numbers(text):
    body = text.split("=", 1)[1] if "=" in text else text
    return [float(w) for w in re.split(r"[\s\[\],]+", body) if w]


def agrees(found, wanted, tolerance):
    shape = lambda t: t.split("=", 1)[0] if "=" in t else ""
    if shape(found) != shape(wanted):
        return False
    a, b = numbers(found), numbers(wanted)
    return len(a) == len(b) and all(
        x == y or (math.isnan(x) and math.isnan(y)) or
        (math.isfinite(y) and abs(x - y) <= tolerance * max(1.0, abs(y)))
        for x, y in zip(a, b))


def printed_results(text):
    """result[i] -> text, views joined with the line after their header."""
    found, at = {}, None
    for line in text.splitlines():
        match = re.match(r"result\[(\d+)\]: (.*)$", line)
        if match:
            at = int(match.group(1))
            found[at] = match.group(2)
        elif at is not None and line.strip():
            found[at] = line.strip()
            at = None
    return {i: re.sub(r"^\w+=", "", v) if re.match(r"^[if]\d+=|^index=", v)
            else v for i, v in found.items()}


def run_case(emplace, base, case, target):
    command = [emplace, "run", base + ".mlir", "--target=" + target,
               "--output_max_element_count=100000"]
    if case["function"]:
        command.append("--function=" + case["function"])
    for value in case["inputs"]:
        if "QUERY" in value:
            shapes = ["--shape=" + re.sub(r"x?[a-z]+\d+=.*", "", v)
                      for v in case["inputs"] if "=" in v and "&" not in v]
            code, out, err = run([emplace, "query", base + ".mlir",
                                  "--target=" + target,
                                  "--function=" + case["function"]] + shapes)
            match = re.search(r"transient bytes:\s*(\d+)", out)
            if code or not match:
                return "query failed: " + (err or out).strip()[:200]
            value = value.replace("QUERY", match.group(1))
        command.append("--input=" + value)
    code, out, err = run(command)
    if case["error"]:
        if code != 1 or case["error"] not in err or len(
                err.splitlines()) >= 20:
            return "no such error: exit %d, %s" % (code, err.strip()[:200])
        return None
    if code:
        return "exit %d: %s" % (code, err.strip()[:300])
    found = printed_results(out)
    for i, wanted in case["results"].items():
        if wanted.startswith("("):
            continue
        if i not in found:
            return "result[%d] is missing" % i
        if not agrees(found[i], wanted, case["tolerance"]):
            return "result[%d] is %s, expected %s" % (i, found[i][:200],
                                                      wanted[:200])
    return None


def main():
    emplace, folder = sys.argv[1:3]
    targets, dialects, only = ["cpu", "vmvx"], None, None
    for arg in sys.argv[3:]:
        if arg.startswith("--target="):
            targets = arg[9:].split(",")
        elif arg.startswith("--dialects="):
            dialects = arg[11:].split(",")
        else:
            only = arg
    if not os.path.isdir(folder):
        print("skipped: there is no %s" % folder)
        print("0 passed, 0 failed, 1 skipped")
        return 0
    passed = failed = skipped = 0
    for name in sorted(os.listdir(folder)):
        if not name.endswith(".mlir") or (only and only not in name):
            continue
        base = os.path.join(folder, name[:-5])
        case = parse_expectation(base + ".expect.md")
        for target in targets:
            label = "%s [%s]" % (name[:-5], target)
            if dialects and case["dialect"] not in dialects:
                skipped += 1
                continue
            try:
                why = run_case(emplace, base, case, target)
            except subprocess.TimeoutExpired:
                why = "took too long"
            if why:
                failed += 1
                print("FAIL %s: %s" % (label, why))
            else:
                passed += 1
                print("PASS %s" % label)
    print("%d passed, %d failed, %d skipped" % (passed, failed, skipped))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

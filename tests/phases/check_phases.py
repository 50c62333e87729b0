#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every phase prints legal text that leads to the same module.

usage: check_phases.py EMPLACE FILE... [--target=cpu,vmvx]

For each program, target and phase: --compile-to the phase, with locations (they
are part of a module), feed the text back,
and compare the module bytes with those of the straight way.
"""
import subprocess
import sys
import tempfile

PHASES = ["input", "abi", "flow", "stream", "kernel", "hal", "vm"]


def run(command, **kwargs):
    return subprocess.run(command, capture_output=True, timeout=120, **kwargs)


def main():
    emplace = sys.argv[1]
    files = [a for a in sys.argv[2:] if not a.startswith("--")]
    targets = ["cpu", "vmvx"]
    for arg in sys.argv[2:]:
        if arg.startswith("--target="):
            targets = arg[9:].split(",")
    passed = failed = 0
    for path in files:
        for target in targets:
            base = [emplace, "compile", "--target=" + target]
            whole = run(base + [path, "-o", "-"])
            if whole.returncode:
                failed += 1
                print("FAIL %s [%s]: %s" % (path, target,
                                            whole.stderr.decode()[:300]))
                continue
            for phase in PHASES:
                label = "%s [%s, %s]" % (path, target, phase)
                text = run(base + [path, "--compile-to=" + phase,
                                   "--mlir-print-debuginfo"])
                with tempfile.NamedTemporaryFile(suffix=".mlir") as file:
                    file.write(text.stdout)
                    file.flush()
                    again = run(base + [file.name, "-o", "-"])
                if text.returncode or again.returncode:
                    failed += 1
                    print("FAIL %s: %s" % (label, (text.stderr or
                                                   again.stderr).decode()
                                           [:300]))
                elif again.stdout != whole.stdout:
                    failed += 1
                    print("FAIL %s: the module bytes differ" % label)
                else:
                    passed += 1
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Builds with the sanitizers of a preset and runs the unit tests, the corpus
# replay and the examples there.
# usage: tools/test_sanitized.sh PRESET [JOBS]
set -eu
cd "$(dirname "$0")/.."
preset=${1:-asan}
jobs=${2:-$(nproc)}
cmake --preset "$preset" > /dev/null
cmake --build --preset "$preset" -j "$jobs" | tail -n 20
ctest --test-dir "build-$preset" -L 'unit|fuzz|example' -j "$jobs" \
  --output-on-failure --no-tests=error

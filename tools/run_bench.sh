#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Runs every program of build/bin/bench, one after the other.
# usage: tools/run_bench.sh BUILD_DIR
set -eu
cd "$(dirname "$0")/.."
for program in "${1:-build}"/bin/bench/*; do
  [ -x "$program" ] || continue
  echo "== $(basename "$program")"
  "$program"
done

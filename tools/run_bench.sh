#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Runs every program of build/bin/bench, one after the other. OpenBLAS chooses
# its own kernels, on one thread, whatever the environment says.
# usage: tools/run_bench.sh BUILD_DIR
set -eu
cd "$(dirname "$0")/.."
for program in "${1:-build}"/bin/bench/*; do
  [ -x "$program" ] || continue
  echo "== $(basename "$program")"
  env -u OPENBLAS_CORETYPE -u OPENBLAS_L2_SIZE OPENBLAS_NUM_THREADS=1 \
    "$program"
done

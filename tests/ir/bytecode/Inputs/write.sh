#!/bin/bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Writes the .mlirbc files of this folder with mlir-opt 22, one a version of
# the format, from the texts beside it. Portable artifacts come from a script.
set -e
cd "$(dirname "$0")"
mlir_opt=${MLIR_OPT:-/usr/lib/llvm-22/bin/mlir-opt}
write() { # name version...
  name=$1
  shift
  for version in "$@"; do
    "$mlir_opt" --allow-unregistered-dialect --emit-bytecode \
      --emit-bytecode-version="$version" "../$name.mlir" \
      -o "$name.v$version.mlirbc"
  done
}
write attributes 0 6
write ops 0 1 2 3 4 5 6
write locations 3 6
write quant 6
python3 write_portable.py

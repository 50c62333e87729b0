#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# round_trip.sh FILE SCRATCH [upstream]: what `emplace opt` prints of FILE, in
# custom and in generic form, reads back to the same text. With `upstream` (all
# dialects of FILE are MLIR's) and mlir-opt at hand, it prints the same text,
# and reads our generic form back to it.
set -eu
file=$1 scratch=$2 upstream=${3:-}
emplace opt "$file" > "$scratch.custom"
emplace opt "$scratch.custom" > "$scratch.again"
diff "$scratch.custom" "$scratch.again"
emplace opt --mlir-print-op-generic "$file" > "$scratch.generic"
emplace opt "$scratch.generic" > "$scratch.again"
diff "$scratch.custom" "$scratch.again"
[ -n "$upstream" ] || exit 0
if ! command -v mlir-opt > /dev/null; then
  echo "skipped: no mlir-opt to compare with"
  exit 0
fi
# Blank lines between aliases and the module are all that may differ.
mlir-opt "$file" | sed '/^$/d' > "$scratch.upstream"
sed '/^$/d' "$scratch.custom" | diff - "$scratch.upstream"
mlir-opt "$scratch.generic" | sed '/^$/d' | diff - "$scratch.upstream"

#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The main job on the shipped model: asks how much scratch memory ten pictures
# need, reads the digits on them in memory of that size with the result in
# memory of ours, compares with what NumPy computed, and counts the allocations
# of a thousand more calls.
# usage: tools/run_model.sh BUILD_DIR
set -eu -o pipefail
cd "$(dirname "$0")/.."
build=${1:-build}
emplace=$build/bin/emplace
target=cpu
[ -f "$build/lib/libemplace_llvm.so" ] || target=vmvx
model=(models/digits.mlir --target="$target" --externalize-transients
       --externalize-outputs)

echo "== scratch memory for 10 pictures ($target)"
"$emplace" query "${model[@]}" --shape=10x784 --shape=10x10

echo "== the call"
"$emplace" run "${model[@]}" --input=@models/digits-input.npy \
  --input=10x10xf32 --expected_output=@models/digits-expected.npy \
  --steady=1000 --print_statistics | tee "$build/digits.txt"

echo "== the digits: most probable column of each row"
sed -n 's/^10x10xf32=//p' "$build/digits.txt" | tr '[]' '\n\n' | awk 'NF == 10 {
  best = 1
  for (i = 2; i <= 10; ++i) if ($i + 0 > $best + 0) best = i
  printf "%d (%.1f %%)  ", best - 1, $best * 100
} END { print "" }'

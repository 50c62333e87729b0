#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The runtime compiles without a warning for a 32-bit machine and for AArch64,
# each by one compiler line. Exit code 77 (skipped) without cross compilers.
cd "$(dirname "$0")/.." || exit 1
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
sources=$(find src/base src/contract src/runtime -name '*.c')
count=0
bad=0
for compiler in i686-linux-gnu-gcc aarch64-linux-gnu-gcc; do
  command -v $compiler > /dev/null || continue
  count=$((count + 1))
  # shellcheck disable=SC2086  # a list of files
  $compiler -std=c17 -D_DEFAULT_SOURCE -O2 -shared -fPIC -fvisibility=hidden \
    -ffp-contract=off -Wall -Wextra -Wpedantic -Wshadow -Wconversion \
    -Wsign-conversion -Wcast-qual -Werror -Iinclude -Isrc \
    -o "$out/runtime.so" $sources -lm -lpthread &&
    echo "$compiler: $(stat -c %s "$out/runtime.so") bytes" || bad=1
done
[ "$count" -gt 0 ] || { echo "no cross compilers: skipped"; exit 77; }
exit $bad

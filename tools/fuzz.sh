#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Runs every fuzz target of tests/fuzz for some seconds, starting from its
# corpus. What is found lands in build-fuzz/found.
# usage: tools/fuzz.sh [SECONDS]
set -u
cd "$(dirname "$0")/.." || exit 1
seconds=${1:-60}
command -v clang-22 > /dev/null || { echo "no clang-22: skipped"; exit 0; }
cmake --preset fuzz > /dev/null && cmake --build --preset fuzz || exit 1
# A claim of any size is answered by a failed allocation.
export ASAN_OPTIONS=allocator_may_return_null=1
mkdir -p build-fuzz/found
bad=0
for target in build-fuzz/bin/fuzz/fuzz_*; do
  name=${target##*/fuzz_}
  mkdir -p "build-fuzz/corpus/$name"
  dictionary=tests/fuzz/$name.dict
  options=(-max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048
           -artifact_prefix=build-fuzz/found/"$name"- -print_final_stats=0)
  [ -f "$dictionary" ] && options+=(-dict="$dictionary")
  echo "fuzz: $name for $seconds s"
  "$target" "${options[@]}" "build-fuzz/corpus/$name" \
    "tests/fuzz/corpus/$name" > "build-fuzz/$name.log" 2>&1 ||
    { tail -n 40 "build-fuzz/$name.log"; bad=1; }
done
exit $bad

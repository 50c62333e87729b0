#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# clang-tidy over the C files of src that differ from a commit (default: the
# merge base with main, or the last commit on main itself); --all takes every
# file. Needs the compile commands of the dev build.
# usage: tools/check_tidy.sh [--all | COMMIT]
cd "$(dirname "$0")/.." || exit 1
tidy=$(command -v clang-tidy-22 || command -v /usr/lib/llvm-22/bin/clang-tidy)
[ -n "$tidy" ] || { echo "no clang-tidy-22: skipped"; exit 77; }
[ -f build-dev/compile_commands.json ] || cmake --preset dev > /dev/null
if [ "${1:-}" = --all ]; then
  files=$(git ls-files 'src/*.c')
else
  base=${1:-$(git merge-base HEAD main 2> /dev/null || git rev-parse HEAD)}
  [ "$base" = "$(git rev-parse HEAD)" ] && base=HEAD~1
  files=$(git diff --name-only --diff-filter=d "$base" -- 'src/*.c')
fi
[ -n "$files" ] || { echo "no changed sources"; exit 0; }
printf '%s\n' "$files" |
  xargs -P "$(nproc)" -n 4 "$tidy" -quiet -p build-dev

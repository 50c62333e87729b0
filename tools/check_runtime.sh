#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The runtime builds by one compiler line, without a build system, and the
# shared library needs libc and libm only.
# usage: tools/check_runtime.sh [BUILD_DIR]
set -eu
cd "$(dirname "$0")/.."
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
sources=$(find src/base src/contract src/runtime -name '*.c')
# shellcheck disable=SC2086  # a list of files
${CC:-cc} -O2 -shared -fPIC -fvisibility=hidden -ffp-contract=off \
  -Iinclude -Isrc -o "$out/libemplace_runtime.so" $sources -lm -lpthread
echo "one line: $(stat -c %s "$out/libemplace_runtime.so") bytes"
check_needed() {
  local needed
  needed=$(objdump -p "$1" | awk '/NEEDED/ {print $2}' | sort | tr '\n' ' ')
  echo "$(basename "$1") needs: $needed"
  for library in $needed; do
    case $library in
      libc.so.* | libm.so.* | libpthread.so.* | ld-linux*) ;;
      *) echo "the runtime must not need $library"; exit 1 ;;
    esac
  done
}
check_needed "$out/libemplace_runtime.so"
if [ -f "${1:-build}/lib/libemplace_runtime.so" ]; then
  check_needed "${1:-build}/lib/libemplace_runtime.so"
fi

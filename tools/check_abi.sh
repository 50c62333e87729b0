#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The shared libraries export what docs/abi-symbols.txt lists, and nothing else.
# A build with sanitizers may add names of its runtime; others may not.
# usage: tools/check_abi.sh BUILD_DIR [--update]
set -eu
cd "$(dirname "$0")/.."
list=docs/abi-symbols.txt
names() {
  nm -D --defined-only "$1" | awk '$2 ~ /^[TDBRVW]$/ {print $3}' |
    grep -v -E '^(__asan|__ubsan|__tsan|__sanitizer|_init$|_fini$)' | LC_ALL=C sort
}
write() {
  echo "# Exported symbols of the shared libraries, one a line behind the name of the"
  echo "# library. Made by: tools/check_abi.sh BUILD_DIR --update"
  for library in libemplace_runtime libemplace libemplace_llvm; do
    [ -f "$1/lib/$library.so" ] || continue
    names "$1/lib/$library.so" | sed "s/^/$library /"
  done
}
if [ "${2:-}" = --update ]; then
  write "$1" > "$list"
  exit
fi
found=$(mktemp)
trap 'rm -f "$found"' EXIT
write "$1" > "$found"
wanted=$list
if [ ! -f "$1/lib/libemplace_llvm.so" ]; then
  wanted=$(mktemp)
  grep -v '^libemplace_llvm ' "$list" > "$wanted"
fi
diff -u "$wanted" "$found" ||
  { echo "exported symbols changed: look, then tools/check_abi.sh $1 --update"; exit 1; }
echo "$(grep -vc '^#' "$found") symbols"

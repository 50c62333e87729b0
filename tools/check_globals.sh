#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# No mutable data outside cli: lists every object of libemplace.a (and of
# libemplace_llvm.so's own code) that lies in a writable section. An exception
# has a comment at its definition: // allow-global: reason
# usage: tools/check_globals.sh BUILD_DIR
set -u
cd "$(dirname "$0")/.." || exit 1
build=${1:-build}
archive=$build/lib/libemplace.a
[ -f "$archive" ] || { echo "no $archive: build first"; exit 1; }
objects=$(find "$build/CMakeFiles/emp_codegen_llvm_objects.dir" -name '*.o' \
          2>/dev/null)
bad=0
# Constant tables of pointers are in .data.rel.ro: written only by the loader.
names=$(objdump -t "$archive" $objects | awk '
  / O \.(data|bss|tdata|tbss)/ && !/\.data\.rel\.ro/ { print $NF }' | sort -u)
for name in $names; do
  plain=${name%%.*}
  if ! grep -rqE "\b$plain\b.*// allow-global: ." src --include='*.c'; then
    echo "mutable global: $plain ($(grep -rlE "\b$plain\b" src \
         --include='*.c' | head -1))"
    bad=1
  fi
done
exit $bad

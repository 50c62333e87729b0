#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# All house rules that need no compiler; the same checks are tests of their
# own in CTest.
# usage: tools/check_house.sh BUILD_DIR
cd "$(dirname "$0")/.." || exit 1
bad=0
git ls-files 'src/*.[ch]' 'src/*.def' 'src/*.inc' |
  xargs awk -f tools/check_layers.awk src/layers.txt || bad=1
git ls-files 'src/*.[ch]' 'include/*.h' |
  xargs awk -f tools/check_banned.awk || bad=1
/usr/bin/python3 tools/check_sizes.py || bad=1
/usr/bin/python3 tools/check_tests.py || bad=1
/usr/bin/python3 tools/check_ops.py || bad=1
tools/check_globals.sh "${1:-build}" || bad=1
exit $bad

#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Every public header compiles alone, as C11, C17, C2x and C++17, without
# warnings.
cd "$(dirname "$0")/.." || exit 1
bad=0
count=0
for header in $(git ls-files 'include/*.h'); do
  name=${header#include/}
  for mode in c:c11 c:c17 c:c2x c++:c++17; do
    language=${mode%%:*}
    standard=${mode#*:}
    compiler=${CC:-cc}
    extra=-Wc++-compat
    if [ "$language" = c++ ]; then
      compiler=$(command -v "${CXX:-c++}") || continue
      extra=
    fi
    if ! printf '#include <%s>\n' "$name" |
         "$compiler" -x "$language" -std="$standard" -fsyntax-only -Iinclude \
           -Wall -Wextra -Wpedantic -Werror $extra -; then
      echo "$header does not compile alone as $standard"
      bad=1
    fi
    count=$((count + 1))
  done
done
echo "$count compilations"
[ "$count" -gt 0 ] && exit $bad
exit 1

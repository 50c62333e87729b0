#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# All C sources are as clang-format 22 writes them. --fix rewrites them.
# Exit code 77 (skipped) where that version is not installed: another one
# would format differently.
cd "$(dirname "$0")/.." || exit 1
format=$(command -v clang-format-22 ||
         command -v /usr/lib/llvm-22/bin/clang-format)
[ -n "$format" ] || { echo "no clang-format-22: skipped"; exit 77; }
mode=(--dry-run -Werror)
[ "${1:-}" = --fix ] && mode=(-i)
git ls-files '*.c' '*.h' | xargs -r "$format" "${mode[@]}"

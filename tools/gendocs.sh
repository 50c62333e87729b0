#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Regenerates docs/reference from the tables; with --check only compares.
# usage: tools/gendocs.sh BUILD_DIR [--check]
set -eu
cd "$(dirname "$0")/.."
program=$1/bin/gendocs
[ -x "$program" ] || { echo "no $program: build it first"; exit 1; }
if [ "${2:-}" != --check ]; then
  rm -rf docs/reference/dialects
  mkdir -p docs/reference/dialects
  exec "$program" docs/reference
fi
fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT
mkdir "$fresh/dialects"
"$program" "$fresh"
diff -ru docs/reference "$fresh" ||
  { echo "docs/reference is stale: run 'make docs'"; exit 1; }

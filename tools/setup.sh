#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Installs the Debian packages that a build (and, with `test`, a test run)
# needs and that are missing. Says what it installs and why; when nothing is
# missing it does not touch apt, so that rebuilds work offline.
# usage: tools/setup.sh [build|test|full]
set -u
cd "$(dirname "$0")/.." || exit 1
stage=${1:-build}
# Packages that could not be had are remembered, so that they are asked for
# once and not at every build; `make clean` forgets them.
absent=build/setup-absent.txt

has_package() {
  dpkg-query -W -f='${Status}' "$1" 2> /dev/null | grep -q 'ok installed'
}

if ! command -v dpkg-query > /dev/null; then
  echo "setup: not a Debian system; needed: cmake 3.25, ninja, a C17" \
       "compiler, LLVM 19 to 22 with its C API (optional), cmocka, lit" >&2
  exit 0
fi

as_root() {
  if [ "$(id -u)" = 0 ]; then
    DEBIAN_FRONTEND=noninteractive "$@"
  elif command -v sudo > /dev/null; then
    sudo DEBIAN_FRONTEND=noninteractive "$@"
  else
    echo "setup: not root and no sudo; please run: $*" >&2
    return 1
  fi
}

is_updated=no
update_lists() {
  [ "$is_updated" = yes ] && return 0
  as_root apt-get update -qq
  is_updated=yes
}

# install REASON PACKAGE...: those of the packages that are missing and known.
install() {
  local reason=$1 package missing=()
  shift
  for package in "$@"; do
    has_package "$package" || grep -qsx "$package" "$absent" ||
      missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return 0
  update_lists
  local known=()
  for package in "${missing[@]}"; do
    if apt-cache show "$package" > /dev/null 2>&1; then
      known+=("$package")
    else
      echo "setup: no package $package in the configured sources ($reason)" >&2
      mkdir -p build && echo "$package" >> "$absent"
    fi
  done
  [ ${#known[@]} -eq 0 ] && return 1
  echo "setup: installing for $reason: ${known[*]}"
  as_root apt-get install -y -qq --no-install-recommends "${known[@]}" \
    > /dev/null
}

# The newest LLVM that is installed with its headers, else the newest that can
# be installed.
llvm_version() {
  local version
  for version in 22 21 20 19; do
    has_package "llvm-$version-dev" && echo $version && return
  done
  grep -qsx "llvm" "$absent" && return
  update_lists >&2
  for version in 22 21 20 19; do
    apt-cache show "llvm-$version-dev" > /dev/null 2>&1 &&
      echo $version && return
  done
}

install "the build" cmake ninja-build ccache || true
for tool in cmake ninja; do
  command -v $tool > /dev/null ||
    { echo "setup: $tool is missing and could not be installed" >&2; exit 1; }
done
version=$(llvm_version)
if [ -n "$version" ]; then
  install "the cpu target" "llvm-$version-dev" ||
    echo "setup: LLVM is missing; only the vmvx target will be built" >&2
  # To link LLVM in; without them its shared library is used.
  install "a cpu target that opens quickly" lld libstdc++-12-dev zlib1g-dev \
    libzstd-dev || true
else
  echo "setup: no LLVM 19 to 22 in the configured sources; only the vmvx" \
       "target will be built" >&2
  mkdir -p build && grep -qsx llvm "$absent" || echo llvm >> "$absent"
fi
[ "$stage" != build ] || exit 0

install "the tests" libcmocka-dev python3 python3-psutil python3-numpy unzip \
  git || true
if [ -n "$version" ]; then
  install "golden tests and oracles" "llvm-$version-tools" \
    "mlir-$version-tools" "libmlir-$version" || true
fi
install "format check, lint and fuzzing" clang-format-22 clang-tidy-22 \
  clang-22 libclang-rt-22-dev || true
install "benchmarks" libopenblas-dev || true
[ "$stage" = full ] || exit 0

install "compiling for other machines" gcc-i686-linux-gnu \
  libc6-dev-i386-cross gcc-aarch64-linux-gnu libc6-dev-arm64-cross || true
exit 0

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Short names for what CMake, CTest and the scripts in tools/ do. The first
# build installs missing Debian packages and says which (tools/setup.sh).
JOBS ?= $(shell nproc)
BUILD := build
export CTEST_OUTPUT_ON_FAILURE = 1

.PHONY: all all-tests setup setup-test run test asan tsan stress fuzz bench lint format \
        docs check-full install clean help

all: setup $(BUILD)/build.ninja
	@cmake --build $(BUILD) -j $(JOBS) --target product

help:
	@echo "make            build into $(BUILD)/"
	@echo "make run        run the shipped model"
	@echo "make test       build and run all tests"
	@echo "make asan       tests under the address and UB sanitizers"
	@echo "make tsan       tests under the thread sanitizer"
	@echo "make stress     asan with tiny arena blocks"
	@echo "make fuzz       60 s of fuzzing a target (SECONDS=n)"
	@echo "make bench      build and run the benchmarks"
	@echo "make lint       format, clang-tidy on changed files, house rules"
	@echo "make format     rewrite all sources with clang-format 22"
	@echo "make docs       regenerate the generated pages"
	@echo "make check-full everything, with clang and tidy over all files"

setup:
	@tools/setup.sh build
setup-test:
	@tools/setup.sh test

$(BUILD)/build.ninja: CMakePresets.json
	@cmake --preset release

run: all
	@tools/run_model.sh $(BUILD)

# The set-up may have brought what the last configuration missed.
all-tests: setup-test
	@cmake --preset release > /dev/null
	@cmake --build $(BUILD) -j $(JOBS)

test: all-tests
	@ctest --test-dir $(BUILD) -j $(JOBS) --no-tests=error

asan tsan stress: setup-test
	@tools/test_sanitized.sh $@ $(JOBS)

fuzz: setup-test
	@tools/fuzz.sh $(or $(SECONDS),60)

bench: all
	@cmake --build $(BUILD) -j $(JOBS) --target bench
	@tools/run_bench.sh $(BUILD)

lint: all-tests
	@tools/check_format.sh
	@tools/check_house.sh $(BUILD)
	@tools/check_tidy.sh

format:
	@tools/check_format.sh --fix

docs: all-tests
	@tools/gendocs.sh $(BUILD)

check-full: test
	@tools/test_sanitized.sh clang $(JOBS)
	@tools/test_sanitized.sh tsan $(JOBS)
	@tools/test_sanitized.sh stress $(JOBS)
	@tools/setup.sh full
	@tools/check_runtime.sh
	@tools/check_portability.sh
	@tools/fuzz.sh 60
	@tools/check_tidy.sh --all

install: all
	@cmake --install $(BUILD)

clean:
	@rm -rf build build-*

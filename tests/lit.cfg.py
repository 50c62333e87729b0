# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# lit set-up for tests/ir, tests/e2e and tests/cli. Files with RUN lines are
# shell tests. A file of e2e/ without RUN lines is a program that checks
# itself: it is run by `emplace test` once on each back end that was built.
# The build folder comes from EMP_BINARY_DIR (default: build).
import os
import sys

import lit.util

# Workers must be able to import the format's class by name.
sys.path.insert(0, os.path.dirname(__file__))
import lit_emplace

config.name = "emplace"
config.suffixes = [".mlir", ".test", ".vmasm"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)
root = os.path.dirname(config.test_source_root)
binary_dir = os.environ.get("EMP_BINARY_DIR", os.path.join(root, "build"))
config.test_exec_root = os.path.join(binary_dir, "lit")
os.makedirs(config.test_exec_root, exist_ok=True)

has_llvm = os.path.exists(os.path.join(binary_dir, "lib", "libemplace_llvm.so"))


config.test_format = lit_emplace.EmplaceTest(execute_external=False)
config.emplace = os.path.join(binary_dir, "bin", "emplace")
config.emplace_targets = ["vmvx", "cpu"] if has_llvm else ["vmvx"]

llvm_dirs = ["/usr/lib/llvm-%d/bin" % v for v in (22, 21, 20, 19)]
path = [os.path.join(binary_dir, "bin")]
path += [d for d in llvm_dirs if os.path.isdir(d)][:1]
config.environment["PATH"] = os.pathsep.join(path + [os.environ["PATH"]])
for name in ("EMP_CODEGEN_PATH", "ASAN_OPTIONS", "UBSAN_OPTIONS", "HOME"):
    if name in os.environ:
        config.environment[name] = os.environ[name]
config.environment.setdefault("EMP_CODEGEN_PATH",
                              os.path.join(binary_dir, "lib"))

config.substitutions.append(("%root", root))
config.substitutions.append(("%bin", os.path.join(binary_dir, "bin")))
config.substitutions.append(("%models", os.path.join(root, "models")))
if has_llvm:
    config.available_features.add("cpu")
if lit.util.which("mlir-opt", config.environment["PATH"]):
    config.available_features.add("mlir-opt")
if lit.util.which("mlir-runner", config.environment["PATH"]):
    config.available_features.add("mlir-runner")

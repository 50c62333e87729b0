# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# find_package(Emplace): emplace::emplace_shared, emplace::emplace_static (the
# compiler and the runtime), emplace::emplace_runtime_shared and
# emplace::emplace_runtime_static (the runtime alone).
include(CMakeFindDependencyMacro)
find_dependency(Threads)
include(${CMAKE_CURRENT_LIST_DIR}/EmplaceTargets.cmake)

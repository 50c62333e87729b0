# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Language, warnings, output folders, sanitizers and the compiler cache.
set(CMAKE_C_STANDARD 17)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_C_EXTENSIONS OFF)
set(CMAKE_C_VISIBILITY_PRESET hidden)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)
set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()
set(CMAKE_C_FLAGS_RELEASE "-O2 -DNDEBUG")
set(CMAKE_C_FLAGS_RELWITHDEBINFO "-O1 -g")
set(CMAKE_C_FLAGS_DEBUG "-O0 -g")

set(EMP_WARNINGS -Wall -Wextra -Wpedantic -Wshadow -Wconversion
    -Wsign-conversion -Wmissing-prototypes -Wstrict-prototypes -Wvla -Wundef
    -Wcast-qual -Wwrite-strings)
if(CMAKE_C_COMPILER_ID MATCHES Clang)
  # Enumerators are our file-local constants.
  list(APPEND EMP_WARNINGS -Wno-enum-float-conversion)
endif()
if(EMP_WERROR)
  list(APPEND EMP_WARNINGS -Werror)
endif()

# What the compiler's gnu17 default would define; a file that needs more than
# POSIX says so itself.
add_compile_definitions(_DEFAULT_SOURCE)
# Floating-point code means what it says: no contraction behind our back.
add_compile_options(-ffp-contract=off -fno-math-errno)
# Places in messages are relative to the tree.
add_compile_options(-fmacro-prefix-map=${CMAKE_SOURCE_DIR}/=
                    -fmacro-prefix-map=../=)
if(EMP_STRESS)
  add_compile_definitions(EMP_STRESS=1)
endif()
if(EMP_SANITIZE)
  add_compile_options(-fsanitize=${EMP_SANITIZE} -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${EMP_SANITIZE})
  if(EMP_SANITIZE MATCHES undefined)
    add_compile_options(-fno-sanitize-recover=undefined)
  endif()
endif()
if(EMP_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

find_package(Threads REQUIRED)
set(EMP_MATH_LIBRARY m)

# One cache for all checkouts: paths are hashed relative to the tree.
find_program(EMP_CCACHE ccache)
if(EMP_CCACHE AND NOT CMAKE_C_COMPILER_LAUNCHER)
  set(CMAKE_C_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
      CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${EMP_CCACHE})
endif()

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Finds LLVM's C API and builds libemplace_llvm.so from src/codegen/llvm. The
# object carries its own hidden copy of base, ir and dialects, so nothing of
# libemplace has to be exported for it; the two meet in the vtable of contract.
find_program(EMP_LLVM_CONFIG NAMES llvm-config-22 llvm-config-21 llvm-config-20
             llvm-config-19)
set(EMP_HAVE_LLVM OFF)
if(NOT EMP_LLVM STREQUAL OFF AND EMP_LLVM_CONFIG)
  foreach(what version includedir libdir)
    execute_process(COMMAND ${EMP_LLVM_CONFIG} --${what}
      OUTPUT_VARIABLE EMP_LLVM_${what} OUTPUT_STRIP_TRAILING_WHITESPACE)
  endforeach()
  execute_process(COMMAND ${EMP_LLVM_CONFIG} --link-shared --libs
    OUTPUT_VARIABLE EMP_LLVM_libs OUTPUT_STRIP_TRAILING_WHITESPACE
    RESULT_VARIABLE result ERROR_QUIET)
  if(result EQUAL 0)
    separate_arguments(EMP_LLVM_libs)
    set(EMP_HAVE_LLVM ON)
  endif()
endif()
# LLVM's code generator for this machine, linked in: opening the library takes
# a few milliseconds, where the shared libLLVM takes ten times that. Needs
# LLVM's archives (in llvm-<n>-dev), lld and the static libstdc++.
set(EMP_LLVM_STATIC AUTO CACHE STRING
    "link LLVM's code generator into libemplace_llvm.so: AUTO or OFF")
set(EMP_LLVM_archives)
if(EMP_HAVE_LLVM AND NOT EMP_LLVM_STATIC STREQUAL OFF AND NOT EMP_SANITIZE)
  find_program(EMP_LLD NAMES ld.lld)
  find_library(EMP_ZSTD NAMES zstd libzstd.so.1)
  find_library(EMP_ZLIB NAMES z libz.so.1)
  execute_process(COMMAND ${EMP_LLVM_CONFIG} --link-static --libs x86codegen
    OUTPUT_VARIABLE archives OUTPUT_STRIP_TRAILING_WHITESPACE
    RESULT_VARIABLE result ERROR_QUIET)
  if(result EQUAL 0 AND EMP_LLD AND EMP_ZSTD AND EMP_ZLIB
      AND CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
    separate_arguments(archives)
    set(EMP_LLVM_archives -fuse-ld=lld -Wl,--start-group ${archives}
      -Wl,--end-group -l:libstdc++.a -lgcc_eh ${EMP_ZLIB} ${EMP_ZSTD}
      -Wl,--icf=all)
  endif()
endif()
if(EMP_LLVM_archives)
  message(STATUS "cpu target: LLVM ${EMP_LLVM_version}, linked in")
elseif(EMP_HAVE_LLVM)
  message(STATUS "cpu target: LLVM ${EMP_LLVM_version}")
elseif(EMP_LLVM STREQUAL ON)
  message(FATAL_ERROR "EMP_LLVM=ON but no llvm-config-19 to -22 was found "
                      "(Debian package llvm-22-dev)")
else()
  message(STATUS "cpu target: off; vmvx only (no llvm-config-19 to -22)")
endif()

function(emp_llvm_library)
  emp_sources(sources src/codegen/llvm)
  if(NOT EMP_HAVE_LLVM OR NOT sources)
    return()
  endif()
  add_library(emp_codegen_llvm_objects OBJECT ${sources})
  target_include_directories(emp_codegen_llvm_objects PRIVATE
    ${CMAKE_SOURCE_DIR}/include ${CMAKE_SOURCE_DIR}/src)
  # LLVM's headers are not held to our warnings.
  target_include_directories(emp_codegen_llvm_objects SYSTEM PRIVATE
    ${EMP_LLVM_includedir})
  target_compile_options(emp_codegen_llvm_objects PRIVATE ${EMP_WARNINGS})

  add_library(emplace_llvm SHARED $<TARGET_OBJECTS:emp_codegen_llvm_objects>)
  set_target_properties(emplace_llvm PROPERTIES LINKER_LANGUAGE C)
  set(libraries ${EMP_LLVM_libs})
  if(EMP_LLVM_archives)
    set(libraries ${EMP_LLVM_archives})
  endif()
  target_link_libraries(emplace_llvm PRIVATE emp_dialects emp_contract emp_ir
    emp_base -L${EMP_LLVM_libdir} ${libraries})
  target_link_options(emplace_llvm PRIVATE -Wl,--gc-sections -Wl,-Bsymbolic
    -Wl,--exclude-libs,ALL)

  add_library(emp_codegen_llvm STATIC EXCLUDE_FROM_ALL
    $<TARGET_OBJECTS:emp_codegen_llvm_objects>)
  set_target_properties(emp_codegen_llvm PROPERTIES LINKER_LANGUAGE C
    ARCHIVE_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/layers)
  target_link_libraries(emp_codegen_llvm PUBLIC emp_dialects
    -L${EMP_LLVM_libdir} ${EMP_LLVM_libs})
  target_include_directories(emp_codegen_llvm SYSTEM INTERFACE
    ${EMP_LLVM_includedir})
endfunction()

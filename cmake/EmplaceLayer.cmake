# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# A layer is a folder of src/: its objects (`emp_<name>_objects`), used by the
# shipped libraries, and a static library `emp_<name>` with what it depends
# on, used by tests. A folder without sources is an empty layer.

# All C files below a folder; re-checked at every build.
function(emp_sources out folder)
  file(GLOB_RECURSE found CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${folder}/*.c)
  set(${out} ${found} PARENT_SCOPE)
endfunction()

# emp_layer(folder [DEPENDS layer...] [EXCLUDE folder...])
function(emp_layer folder)
  cmake_parse_arguments(layer "" "" "DEPENDS;EXCLUDE" ${ARGN})
  string(REPLACE "/" "_" name ${folder})
  emp_sources(sources src/${folder})
  foreach(skip IN LISTS layer_EXCLUDE)
    list(FILTER sources EXCLUDE REGEX "^${CMAKE_SOURCE_DIR}/src/${skip}/")
  endforeach()
  set(dependencies)
  foreach(depends IN LISTS layer_DEPENDS)
    string(REPLACE "/" "_" depends ${depends})
    list(APPEND dependencies emp_${depends})
  endforeach()
  if(sources)
    add_library(emp_${name}_objects OBJECT ${sources})
    target_include_directories(emp_${name}_objects PRIVATE
      ${CMAKE_SOURCE_DIR}/include ${CMAKE_SOURCE_DIR}/src)
    target_compile_options(emp_${name}_objects PRIVATE ${EMP_WARNINGS})
    add_library(emp_${name} STATIC EXCLUDE_FROM_ALL
      $<TARGET_OBJECTS:emp_${name}_objects>)
    set_target_properties(emp_${name} PROPERTIES
      ARCHIVE_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/layers LINKER_LANGUAGE C)
    target_link_libraries(emp_${name} PUBLIC ${dependencies} Threads::Threads
      ${EMP_MATH_LIBRARY} ${CMAKE_DL_LIBS})
  else()
    add_library(emp_${name} INTERFACE)
    target_link_libraries(emp_${name} INTERFACE ${dependencies})
  endif()
endfunction()

# emp_library(name layer...): lib<name>.a and lib<name>.so from layers.
function(emp_library name)
  set(objects)
  foreach(folder IN LISTS ARGN)
    string(REPLACE "/" "_" layer ${folder})
    if(TARGET emp_${layer}_objects)
      list(APPEND objects $<TARGET_OBJECTS:emp_${layer}_objects>)
    endif()
  endforeach()
  foreach(kind static shared)
    string(TOUPPER ${kind} type)
    add_library(${name}_${kind} ${type} ${objects})
    set_target_properties(${name}_${kind} PROPERTIES OUTPUT_NAME ${name}
      LINKER_LANGUAGE C)
    target_include_directories(${name}_${kind} INTERFACE
      $<BUILD_INTERFACE:${CMAKE_SOURCE_DIR}/include>)
  endforeach()
  target_link_libraries(${name}_static PUBLIC Threads::Threads
    ${EMP_MATH_LIBRARY})
  target_link_libraries(${name}_shared PRIVATE Threads::Threads
    ${EMP_MATH_LIBRARY})
  target_link_options(${name}_shared PRIVATE -Wl,--gc-sections -Wl,--as-needed
    -Wl,-Bsymbolic)
  if(NOT EMP_SANITIZE)
    target_link_options(${name}_shared PRIVATE -Wl,-z,defs)
  endif()
endfunction()

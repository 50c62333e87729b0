# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What `make install` puts where, with files for find_package and pkg-config.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(DIRECTORY include/emplace DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(TARGETS emplace_shared emplace_static emplace_runtime_shared
        emplace_runtime_static EXPORT EmplaceTargets
        INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
foreach(target emplace_program emplace_llvm)
  if(TARGET ${target})
    install(TARGETS ${target})
  endif()
endforeach()

set(config_dir ${CMAKE_INSTALL_LIBDIR}/cmake/Emplace)
install(EXPORT EmplaceTargets NAMESPACE emplace:: DESTINATION ${config_dir})
write_basic_package_version_file(
  ${CMAKE_BINARY_DIR}/EmplaceConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES cmake/EmplaceConfig.cmake
  ${CMAKE_BINARY_DIR}/EmplaceConfigVersion.cmake DESTINATION ${config_dir})

foreach(name emplace emplace_runtime)
  set(EMP_PC_NAME ${name})
  set(EMP_PC_DESCRIPTION "tensor programs in memory that the caller owns")
  configure_file(cmake/emplace.pc.in ${CMAKE_BINARY_DIR}/${name}.pc @ONLY)
  install(FILES ${CMAKE_BINARY_DIR}/${name}.pc
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endforeach()

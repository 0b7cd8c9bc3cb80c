# cmake --install build --prefix P: P/bin/pcp, P/lib/libpcp.so, P/share/pcp, P/include/pcp and the package of
# find_package(pcp).
include(CMakePackageConfigHelpers)

install(TARGETS pcp RUNTIME DESTINATION bin)
install(TARGETS pcp_library EXPORT pcpTargets LIBRARY DESTINATION lib)
if(TARGET pcp_iree_plugin)
  install(TARGETS pcp_iree_plugin LIBRARY DESTINATION lib)
endif()
install(FILES ${CMAKE_BINARY_DIR}/share/pcp/sample.txt DESTINATION share/pcp)
install(DIRECTORY include/pcp DESTINATION include FILES_MATCHING PATTERN "*.h" PATTERN "*.def")
install(EXPORT pcpTargets NAMESPACE pcp:: DESTINATION lib/cmake/pcp)

configure_package_config_file(cmake/pcpConfig.cmake.in ${CMAKE_BINARY_DIR}/pcpConfig.cmake
                              INSTALL_DESTINATION lib/cmake/pcp)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/pcpConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/pcpConfig.cmake ${CMAKE_BINARY_DIR}/pcpConfigVersion.cmake DESTINATION lib/cmake/pcp)

# `./dev bundle`: the libraries that are not part of every Linux, beside libpcp, so that the folder runs where it is
# copied. The C library stays the machine's own.
install(CODE [[
  file(GET_RUNTIME_DEPENDENCIES
       EXECUTABLES ${CMAKE_INSTALL_PREFIX}/bin/pcp
       LIBRARIES ${CMAKE_INSTALL_PREFIX}/lib/libpcp.so
       RESOLVED_DEPENDENCIES_VAR found UNRESOLVED_DEPENDENCIES_VAR missing
       PRE_EXCLUDE_REGEXES "^ld-linux" "^lib(c|m|dl|rt|pthread|resolv)\\.so" "^libpcp\\.so")
  if(missing)
    message(FATAL_ERROR "not found: ${missing}")
  endif()
  foreach(library ${found})
    file(INSTALL ${library} DESTINATION ${CMAKE_INSTALL_PREFIX}/lib FOLLOW_SYMLINK_CHAIN)
  endforeach()
]] COMPONENT libraries EXCLUDE_FROM_ALL)

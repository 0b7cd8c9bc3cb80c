# pcp_gtest_suites(target prefix PROPERTIES): every test suite of a GoogleTest program is one test, <prefix><suite>. With a
# process for each of the 1,200 cases, starting processes is what takes most of the time, above all with sanitizers.
#
# The suites are read from the program after it is linked, by this file run as a script.
if(CMAKE_SCRIPT_MODE_FILE)
  execute_process(COMMAND ${PROGRAM} --gtest_list_tests OUTPUT_VARIABLE listed COMMAND_ERROR_IS_FATAL ANY)
  string(REPLACE "\n" ";" lines "${listed}")
  set(tests "")
  foreach(line ${lines})
    if(line MATCHES "^([^ ]+)\\.( .*)?$")  # cases are indented
      set(suite ${CMAKE_MATCH_1})
      string(APPEND tests "add_test([==[${PREFIX}${suite}]==] \"${PROGRAM}\" \"--gtest_filter=${suite}.*\")\n"
             "set_tests_properties([==[${PREFIX}${suite}]==] PROPERTIES ${PROPERTIES})\n")
    endif()
  endforeach()
  if(NOT tests)
    message(FATAL_ERROR "${PROGRAM} lists no tests")
  endif()
  file(WRITE ${OUTPUT} "${tests}")
  return()
endif()

set(gtest_suites_script ${CMAKE_CURRENT_LIST_FILE})
function(pcp_gtest_suites target prefix)
  set(listed ${CMAKE_BINARY_DIR}/${target}_suites.cmake)
  add_custom_command(TARGET ${target} POST_BUILD BYPRODUCTS ${listed} VERBATIM
    COMMAND ${CMAKE_COMMAND} -D PROGRAM=$<TARGET_FILE:${target}> -D PREFIX=${prefix} -D "PROPERTIES=${ARGN}" -D OUTPUT=${listed}
            -P ${gtest_suites_script})
  set(included ${CMAKE_BINARY_DIR}/${target}_include.cmake)
  file(WRITE ${included} "if(EXISTS ${listed})\n  include(${listed})\nelse()\n  add_test(${prefix}not_built false)\nendif()\n")
  set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES ${included})
endfunction()

# pcp_pytest(folder [EXCLUDED...]): every tests/<folder>/test_*.py drives build/pcp or build/python/gt as a user would and
# is one test.
set(pcp_python ${CMAKE_SOURCE_DIR}/.venv/bin/python)
if(NOT EXISTS ${pcp_python})
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
  set(pcp_python ${Python3_EXECUTABLE})
endif()

function(pcp_pytest folder)
  file(GLOB scripts CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/${folder}/test_*.py)
  foreach(excluded ${ARGN})
    list(FILTER scripts EXCLUDE REGEX "test_${excluded}.py$")
  endforeach()
  foreach(script ${scripts})
    get_filename_component(name ${script} NAME_WE)
    string(REPLACE "test_" "" name ${name})
    add_test(NAME ${PCP_TEST_PREFIX}${folder}.${name}
             COMMAND ${pcp_python} -m pytest -q --color=no -p no:cacheprovider -p release_only ${script})
    set(environment "PCP=$<TARGET_FILE:pcp>" PCP_BUILD=${CMAKE_BINARY_DIR} PYTHONDONTWRITEBYTECODE=1
        PYTHONPATH=${CMAKE_SOURCE_DIR}/tests:${CMAKE_BINARY_DIR}/python)
    if(PCP_SANITIZE)
      list(APPEND environment PCP_SANITIZED=1)
    endif()
    set_tests_properties(${PCP_TEST_PREFIX}${folder}.${name} PROPERTIES TIMEOUT 900 COST 100 ENVIRONMENT "${environment}")
  endforeach()
endfunction()

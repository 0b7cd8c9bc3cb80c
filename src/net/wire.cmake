# pcp_wire(target): what capnp makes of wire.capnp becomes part of the target.
find_program(CAPNP capnp REQUIRED)

function(pcp_wire target)
  set(schema ${CMAKE_SOURCE_DIR}/src/net/wire.capnp)
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/wire/${target})
  file(MAKE_DIRECTORY ${folder})
  add_custom_command(OUTPUT ${folder}/wire.capnp.c++ ${folder}/wire.capnp.h
                     COMMAND ${CAPNP} compile -oc++:${folder} --src-prefix=${CMAKE_SOURCE_DIR}/src/net ${schema}
                     DEPENDS ${schema} COMMENT "Generating wire.capnp.h" VERBATIM)
  set_source_files_properties(${folder}/wire.capnp.c++ PROPERTIES COMPILE_OPTIONS -w)
  target_sources(${target} PRIVATE ${folder}/wire.capnp.c++ ${folder}/wire.capnp.h)
  target_include_directories(${target} SYSTEM PRIVATE ${folder})
endfunction()

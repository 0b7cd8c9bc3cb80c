// Any bytes are either refused with an Error or read as a module that prints, reads back and prints the same.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "pcp/text.h"
#include "tests/graph/same_module.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  pcp::Module module;
  try {
    module = pcp::parse({reinterpret_cast<const char*>(data), size}, "fuzz");
  } catch (const pcp::Error& error) {
    if (error.code() == pcp::Code::internal) std::abort();
    return 0;
  }
  for (bool locations : {false, true}) {
    std::string text = pcp::print(module, {.locations = locations});
    pcp::Module again = pcp::parse(text);
    if (!pcp::same_module(module, again) || pcp::print(again, {.locations = locations}) != text) std::abort();
  }
  return 0;
}

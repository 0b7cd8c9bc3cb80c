// Any bytes either load as a safetensors (or .npy) file or throw pcp::Error.
#include <cstdint>

#include "io/npy.h"
#include "io/safetensors.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  auto bytes = std::as_bytes(std::span(data, size));
  try {
    pcp::parse_safetensors(bytes);
  } catch (const pcp::Error&) {
  }
  try {
    pcp::parse_npy(bytes, pcp::DType::bf16);
  } catch (const pcp::Error&) {
  }
  return 0;
}

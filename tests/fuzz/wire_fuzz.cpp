// Any frames are either refused with an Error or a message that is the same after being encoded and decoded.
#include <cstdint>
#include <cstdlib>

#include "net/wire.h"
#include "pcp/error.h"
#include "tests/fuzz/frames.h"

namespace {

using pcp::net::Frames, pcp::net::Message, pcp::net::Payload;

void check_round_trip(const Message& message) {
  Frames frames;
  try {
    frames = pcp::net::encode(message);
  } catch (const pcp::Error& error) {
    // Texts that share their place on the network are apart here.
    if (error.code() != pcp::Code::resource_exhausted) std::abort();
    return;
  }
  std::vector<Payload> list = {frames.control};
  if (!frames.payload.empty()) list.push_back(frames.payload);
  Frames again = pcp::net::encode(pcp::net::decode(list));
  if (again.control.text() != frames.control.text() || again.payload.text() != message.payload.text()) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  pcp::net::FrameSource source(std::span(data, size));
  while (!source.empty()) {
    try {
      check_round_trip(pcp::net::decode(source.next()));
    } catch (const pcp::Error& error) {
      if (error.code() == pcp::Code::internal) std::abort();
    }
  }
  return 0;
}

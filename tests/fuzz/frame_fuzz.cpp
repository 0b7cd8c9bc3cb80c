// Any bytes, however they are cut, give the same frames, take no more memory than has come, or are refused with an
// Error.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "net/frame.h"
#include "pcp/error.h"

namespace {

using namespace pcp::net;

struct Outcome {
  std::vector<std::string> frames;
  bool refused = false;
  bool operator==(const Outcome&) const = default;
};

// In pieces of `piece` bytes; large frames to their place, everything else through a buffer.
Outcome read(std::span<const std::byte> bytes, std::size_t piece, bool stranger) {
  constexpr std::size_t kStranger = 1000, kFirst = std::size_t{2} << 20;
  Outcome outcome;
  FrameReader reader(std::make_shared<BufferPool>(), [&](const Payload& control, const Payload& payload) {
    outcome.frames.push_back(std::string(control.text()) + "|" + std::string(payload.text()));
  });
  if (stranger) reader.distrust(kStranger);
  try {
    for (std::size_t come = 0; !bytes.empty();) {
      std::span<std::byte> space = reader.space();
      std::size_t count = std::min(piece, bytes.size());
      if (space.empty()) {
        reader.feed(bytes.first(count));
      } else {
        count = std::min(count, space.size());
        std::memcpy(space.data(), bytes.data(), count);
        reader.filled(count);
      }
      bytes = bytes.subspan(count);
      come += count;
      if (reader.held_bytes() > std::max(kFirst, 2 * come)) std::abort();
    }
  } catch (const pcp::Error& error) {
    if (error.code() != pcp::Code::resource_exhausted) std::abort();
    outcome.refused = true;
  }
  return outcome;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  auto bytes = std::as_bytes(std::span(data, size)).subspan(2);
  bool stranger = data[0] & 1;
  if (read(bytes, 1 + data[1], stranger) != read(bytes, std::max<std::size_t>(bytes.size(), 1), stranger)) std::abort();
  return 0;
}

// Bytes of a fuzzer as messages of frames: a byte for the number of frames (0 to 3), then for each its length in two
// bytes, little-endian, and itself. The last frame of all takes what is left.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "net/message.h"

namespace pcp::net {

class FrameSource {
 public:
  explicit FrameSource(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  bool empty() const { return bytes_.empty(); }
  // The frames of the next message, which may be none.
  std::vector<Payload> next() {
    std::vector<Payload> frames(take(1)[0] % 4);
    for (Payload& frame : frames) {
      auto length = take(2);
      frame = Payload::copy_of(std::as_bytes(take(length[0] + 256u * length[1])));
    }
    return frames;
  }

 private:
  // Zeros where a number is missing, the rest where a frame is too short.
  std::span<const std::uint8_t> take(std::size_t count) {
    static constexpr std::uint8_t kNothing[2] = {};
    if (count <= 2 && bytes_.size() < count) {
      bytes_ = {};
      return {kNothing, count};
    }
    auto part = bytes_.first(std::min(count, bytes_.size()));
    bytes_ = bytes_.subspan(part.size());
    return part;
  }

  std::span<const std::uint8_t> bytes_;
};

}  // namespace pcp::net

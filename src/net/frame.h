// Messages as bytes on a connection: eight bytes of head (length of the control frame, length of the payload, each four
// bytes, little-endian), the control frame, the payload. See wire.h for what is in the frames.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <span>

#include "net/buffer_pool.h"
#include "net/wire.h"

namespace pcp::net {

inline constexpr std::size_t kHeadBytes = 8;
using FrameHead = std::array<std::byte, kHeadBytes>;
FrameHead head_of(const Frames&);

// Assembles messages from bytes as they come. It allocates in proportion to the bytes that have come, not to what the
// peer has announced.
class FrameReader {
 public:
  using Deliver = std::function<void(Payload control, Payload payload)>;
  FrameReader(std::shared_ptr<BufferPool> pool, Deliver deliver)
      : pool_(std::move(pool)), deliver_(std::move(deliver)) {}

  // Both throw resource_exhausted when a head announces more than is allowed. Nothing after it can be read then.
  void feed(std::span<const std::byte>);
  void filled(std::size_t count);  // so many bytes were read into space()
  // Where the next bytes of an unfinished large frame can be read to without a copy; empty when there is no such frame.
  std::span<std::byte> space();

  // The peer is a stranger: it may announce no more than this, and memory is allocated in small steps.
  void distrust(std::size_t most_bytes) { most_of_stranger_ = most_bytes; }
  void trust() { most_of_stranger_ = 0; }

  std::size_t held_bytes() const { return capacity_; }
  void clear() {  // nothing more is read
    bytes_.reset();
    head_filled_ = control_bytes_ = total_ = received_ = capacity_ = 0;
  }
  bool is_unfinished() const { return head_filled_ > 0; }

 private:
  void begin();
  void make_room();
  void finish();

  std::shared_ptr<BufferPool> pool_;
  Deliver deliver_;
  std::size_t most_of_stranger_ = 0;  // 0: it is none
  FrameHead head_{};
  std::size_t head_filled_ = 0;
  std::size_t control_bytes_ = 0, total_ = 0, received_ = 0, capacity_ = 0;
  std::shared_ptr<std::byte[]> bytes_;
};

}  // namespace pcp::net

#include "net/frame.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "pcp/error.h"

namespace pcp::net {
namespace {

static_assert(std::endian::native == std::endian::little);

constexpr std::size_t kLargeBytes = 16 * 1024;             // from this size on a frame is read directly into its place
constexpr std::size_t kFirstBytes = std::size_t{2} << 20;  // allocated for a peer's frame before any of it has come
constexpr std::size_t kFirstBytesOfStranger = 1024;

std::uint32_t number_at(const std::byte* bytes) {
  std::uint32_t number = 0;
  std::memcpy(&number, bytes, sizeof(number));
  return number;
}

}  // namespace

FrameHead head_of(const Frames& frames) {
  FrameHead head;
  auto control = static_cast<std::uint32_t>(frames.control.bytes().size());
  auto payload = static_cast<std::uint32_t>(frames.payload.bytes().size());
  std::memcpy(head.data(), &control, sizeof(control));
  std::memcpy(head.data() + sizeof(control), &payload, sizeof(payload));
  return head;
}

void FrameReader::feed(std::span<const std::byte> bytes) {
  while (!bytes.empty()) {
    std::size_t count = 0;
    if (head_filled_ < kHeadBytes) {
      count = std::min(kHeadBytes - head_filled_, bytes.size());
      std::memcpy(head_.data() + head_filled_, bytes.data(), count);
      if ((head_filled_ += count) == kHeadBytes) begin();
    } else {
      make_room();
      count = std::min(capacity_ - received_, bytes.size());
      std::memcpy(bytes_.get() + received_, bytes.data(), count);
      filled(count);
    }
    bytes = bytes.subspan(count);
  }
}

void FrameReader::begin() {
  control_bytes_ = number_at(head_.data());
  std::size_t payload = number_at(head_.data() + 4);
  total_ = control_bytes_ + payload;
  bool fits = control_bytes_ <= kMaxControlBytes && payload <= kMaxPayloadBytes;
  if (most_of_stranger_ > 0) fits = fits && total_ <= most_of_stranger_;
  if (!fits) {
    fail(Code::resource_exhausted, "a message of ", control_bytes_, " and ", payload, " bytes was announced, at most ",
         kMaxControlBytes, " and ", kMaxPayloadBytes, " are allowed, of a stranger less");
  }
  if (total_ == 0) finish();
}

void FrameReader::make_room() {
  if (received_ < capacity_) return;
  std::size_t first = most_of_stranger_ > 0 ? kFirstBytesOfStranger : kFirstBytes;
  std::size_t capacity = std::min(total_, std::max(first, 2 * capacity_));
  auto larger = pool_->get(capacity);
  if (received_ > 0) std::memcpy(larger.get(), bytes_.get(), received_);
  bytes_ = std::move(larger);
  capacity_ = capacity;
}

std::span<std::byte> FrameReader::space() {
  if (head_filled_ < kHeadBytes || total_ - received_ < kLargeBytes) return {};
  make_room();
  return {bytes_.get() + received_, capacity_ - received_};
}

void FrameReader::filled(std::size_t count) {
  received_ += count;
  if (received_ == total_) finish();
}

void FrameReader::finish() {
  std::span<const std::byte> all(bytes_.get(), total_);
  std::shared_ptr<const void> owner = std::move(bytes_);
  bytes_.reset();
  head_filled_ = received_ = capacity_ = 0;
  deliver_({owner, all.first(control_bytes_)}, {owner, all.subspan(control_bytes_)});
}

}  // namespace pcp::net

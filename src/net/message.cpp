#include "net/message.h"

#include <array>

namespace pcp::net {

Payload Payload::copy_of(std::span<const std::byte> bytes) {
  auto owner = std::make_shared<std::vector<std::byte>>(bytes.begin(), bytes.end());
  std::span<const std::byte> view = *owner;
  return {std::move(owner), view};
}

Payload Payload::of(std::string text) {
  auto owner = std::make_shared<const std::string>(std::move(text));
  std::span<const std::byte> view = std::as_bytes(std::span(*owner));
  return {std::move(owner), view};
}

Payload Payload::part(std::size_t offset, std::size_t length) const {
  Payload part = *this;
  part.bytes_ = bytes_.subspan(offset, length);
  return part;
}

std::string_view name_of(const Body& body) {
  static constexpr std::array<std::string_view, std::variant_size_v<Body>> kNames = {
      "hello",        "welcome",   "refused",         "heartbeat",      "bye",           "fetch",
      "piece",        "job",       "ready",           "reference",      "synced",        "begin",
      "offer",        "verdict",   "outcome",         "status request", "status",        "stop",
      "join",         "joined",    "progress",        "instructions",   "answer",        "instructions run",
      "session over", "listening", "session workers", "worker lost",    "answers taken", "transfer"};
  return kNames[body.index()];
}

}  // namespace pcp::net

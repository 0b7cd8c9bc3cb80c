// Names for bytes, which differ when the bytes do. They guard against accidents, not against an adversary.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace pcp {

std::string content_hash(std::string_view bytes);          // 128 bits as 32 hexadecimal digits
std::uint64_t checksum(std::span<const std::byte> bytes);  // XXH3

// The same of bytes that come piece by piece.
class Checksum {
 public:
  Checksum();
  ~Checksum();
  Checksum(const Checksum&) = delete;
  Checksum& operator=(const Checksum&) = delete;
  void add(std::span<const std::byte> bytes);
  std::uint64_t value() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace pcp

// Where the decisions of a generator come from: the bytes of a fuzzer while there are any, then a random number
// generator that those bytes seed, or the seed of a test. The same source gives the same decisions on every machine.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <random>
#include <span>
#include <vector>

namespace pcp::fuzz {

class Choices {
 public:
  explicit Choices(std::uint64_t seed) : random_(seed) {}
  explicit Choices(std::span<const std::uint8_t> bytes) : bytes_(bytes), random_(hash(bytes)) {}

  std::uint64_t bits() {
    if (bytes_.empty()) return random_();
    std::uint64_t value = 0;
    for (int i = 0; i < 8; ++i) value = value << 8 | byte();
    return value;
  }
  // 0 to count - 1.
  std::int64_t below(std::int64_t count) {
    if (count <= 1) return 0;
    auto limit = static_cast<std::uint64_t>(count);
    if (bytes_.empty()) return static_cast<std::int64_t>(random_() % limit);
    std::uint64_t value = byte();
    if (limit > 256) value = value << 8 | byte();
    if (limit > 65536) value = value << 16 | byte() << 8 | byte();
    return static_cast<std::int64_t>(value % limit);
  }
  std::int64_t between(std::int64_t low, std::int64_t high) { return low + below(high - low + 1); }
  bool chance(int percent) { return below(100) < percent; }
  template <class T>
  T of(std::initializer_list<T> items) {
    return items.begin()[below(static_cast<std::int64_t>(items.size()))];
  }
  template <class Vector>
  auto& of(Vector& items) {
    return items[static_cast<std::size_t>(below(static_cast<std::int64_t>(items.size())))];
  }
  template <class Vector>
  void shuffle(Vector& items) {
    for (std::size_t i = items.size(); i > 1; --i) {
      std::swap(items[i - 1], items[static_cast<std::size_t>(below(static_cast<std::int64_t>(i)))]);
    }
  }

 private:
  std::uint64_t byte() {
    if (bytes_.empty()) return random_() & 255;
    std::uint64_t value = bytes_.front();
    bytes_ = bytes_.subspan(1);
    return value;
  }
  static std::uint64_t hash(std::span<const std::uint8_t> bytes) {
    std::uint64_t value = 0xcbf29ce484222325;  // FNV-1a
    for (std::uint8_t byte : bytes) value = (value ^ byte) * 0x100000001b3;
    return value;
  }

  std::span<const std::uint8_t> bytes_;
  std::mt19937_64 random_;
};

}  // namespace pcp::fuzz

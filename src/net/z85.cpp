#include "net/z85.h"

#include <cstdint>

#include "pcp/error.h"

namespace pcp::net {
namespace {

constexpr std::string_view kDigits =
    "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#";
constexpr std::size_t kBytes = 4, kCharacters = 5;  // of one group

}  // namespace

std::string to_z85(std::span<const std::byte> bytes) {
  require(bytes.size() % kBytes == 0, "Z85 takes a multiple of ", kBytes, " bytes, not ", bytes.size());
  std::string text;
  for (std::size_t at = 0; at < bytes.size(); at += kBytes) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < kBytes; ++i) value = value << 8 | std::to_integer<std::uint32_t>(bytes[at + i]);
    for (std::uint32_t divisor = 85 * 85 * 85 * 85; divisor > 0; divisor /= 85) text += kDigits[value / divisor % 85];
  }
  return text;
}

std::optional<std::vector<std::byte>> from_z85(std::string_view text) {
  if (text.size() % kCharacters != 0) return std::nullopt;
  std::vector<std::byte> bytes;
  for (std::size_t at = 0; at < text.size(); at += kCharacters) {
    std::uint64_t value = 0;
    for (char c : text.substr(at, kCharacters)) {
      std::size_t digit = kDigits.find(c);
      if (digit == std::string_view::npos) return std::nullopt;
      value = value * 85 + digit;
    }
    if (value > 0xffffffff) return std::nullopt;
    for (int shift = 24; shift >= 0; shift -= 8) bytes.push_back(static_cast<std::byte>(value >> shift));
  }
  return bytes;
}

}  // namespace pcp::net

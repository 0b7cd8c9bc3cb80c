#include "net/invitation.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "base/content_hash.h"
#include "net/ed25519.h"
#include "net/z85.h"
#include "pcp/error.h"

namespace pcp::net {
namespace {

// A token begins with its kind and version. Then follow in URL-safe base64: secret, server's key, address, checksum.
constexpr std::string_view kPrefix = "pcp1-";
constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::size_t kKeyBytes = 32, kChecksumBytes = 4, kMostAddressBytes = 300;

std::string to_base64(std::string_view bytes) {
  std::string text;
  std::uint32_t bits = 0;
  int count = 0;
  for (unsigned char byte : bytes) {
    bits = bits << 8 | byte;
    for (count += 8; count >= 6; count -= 6) text += kAlphabet[bits >> (count - 6) & 63];
  }
  if (count > 0) text += kAlphabet[bits << (6 - count) & 63];
  return text;
}

// Empty when a character is not in the alphabet.
std::string from_base64(std::string_view text) {
  std::string bytes;
  std::uint32_t bits = 0;
  int count = 0;
  for (char c : text) {
    std::size_t digit = kAlphabet.find(c);
    if (digit == std::string_view::npos) return "";
    bits = bits << 6 | static_cast<std::uint32_t>(digit);
    if ((count += 6) >= 8) bytes += static_cast<char>(bits >> (count -= 8));
  }
  return bytes;
}

std::string key_bytes(const std::string& key) {
  auto bytes = from_z85(key);
  require(bytes && bytes->size() == kKeyBytes, "'", key, "' is not a key");
  return {reinterpret_cast<const char*>(bytes->data()), bytes->size()};
}

std::string key_text(std::string_view bytes) { return to_z85(std::as_bytes(std::span(bytes))); }

std::string checksum_of(std::string_view bytes) {
  std::uint64_t sum = checksum(std::as_bytes(std::span(bytes)));
  return {reinterpret_cast<const char*>(&sum), kChecksumBytes};
}

}  // namespace

std::string to_token(const Invitation& invitation) {
  require(!invitation.address.empty() && invitation.address.size() <= kMostAddressBytes, "'", invitation.address,
          "' is no address for an invitation");
  std::string bytes = key_bytes(invitation.key.secret_key) + key_bytes(invitation.server_key) + invitation.address;
  return std::string(kPrefix) + to_base64(bytes + checksum_of(bytes));
}

Invitation from_token(const std::string& token) {
  constexpr const char* kAdvice = ": copy the whole line that pcp invite printed";
  require(token.starts_with(kPrefix), "this is no invitation", kAdvice);
  std::string bytes = from_base64(std::string_view(token).substr(kPrefix.size()));
  bool is_whole = bytes.size() > 2 * kKeyBytes + kChecksumBytes &&
                  bytes.size() <= 2 * kKeyBytes + kChecksumBytes + kMostAddressBytes &&
                  checksum_of(std::string_view(bytes).substr(0, bytes.size() - kChecksumBytes)) ==
                      bytes.substr(bytes.size() - kChecksumBytes);
  require(is_whole, "this invitation is damaged", kAdvice);
  std::string_view view = bytes;
  Invitation invitation;
  invitation.key = pair_of_secret(key_text(view.substr(0, kKeyBytes))).value();
  invitation.server_key = key_text(view.substr(kKeyBytes, kKeyBytes));
  invitation.address = view.substr(2 * kKeyBytes, view.size() - 2 * kKeyBytes - kChecksumBytes);
  return invitation;
}

}  // namespace pcp::net

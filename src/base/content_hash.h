// Names for bytes, which differ when the bytes do. They guard against accidents, not against an adversary.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace pcp {

std::string content_hash(std::string_view bytes);         // 128 bits as 32 hexadecimal digits
std::uint64_t checksum(std::span<const std::byte> bytes);  // XXH3

}  // namespace pcp

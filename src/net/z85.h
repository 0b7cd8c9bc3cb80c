// Bytes as text in Z85 (rfc.zeromq.org/spec/32): four bytes become five printable characters, none of which is a quote
// or a backslash.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pcp::net {

std::string to_z85(std::span<const std::byte>);  // of a multiple of four bytes
std::optional<std::vector<std::byte>> from_z85(std::string_view);

}  // namespace pcp::net

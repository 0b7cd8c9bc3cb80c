// A name for bytes: 128 bits that differ when the bytes do. Guards against accidents, not against an adversary.
#pragma once

#include <string>
#include <string_view>

namespace pcp {

std::string content_hash(std::string_view bytes);  // 32 hexadecimal digits

}  // namespace pcp

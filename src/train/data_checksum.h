// Whether data is what it was when a run began.
#pragma once

#include <string>

namespace pcp {

// Size and XXH3 of a file as text; empty for data that is made and not read (synthetic:...). Of a file above 1 GiB
// 4,096 pieces of 64 KiB, spread evenly, stand for the whole: reading hundreds of GB at every start would cost more
// than it finds.
std::string data_checksum(const std::string& path);

}  // namespace pcp

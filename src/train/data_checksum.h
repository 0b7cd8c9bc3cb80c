// A checksum of a run's data, by which a changed data file is noticed.
#pragma once

#include <string>

namespace pcp {

// Size and XXH3 of a file as text; empty for generated data (synthetic:...). In a file above 1 GiB only 4,096 pieces of
// 64 KiB are read, spread evenly: reading hundreds of GB at every start would cost more than it finds.
std::string data_checksum(const std::string& path);

}  // namespace pcp

// Numbers for people: 1234567 -> "1,234,567"; bytes -> "1.18 MiB"; counts -> "1.23 M".
#pragma once

#include <cstdint>
#include <string>

namespace pcp::cli {

std::string with_commas(std::int64_t);
std::string counted(std::int64_t, const std::string& noun);  // "1 step", "1,234 steps"
std::string bytes_text(double);
std::string count_text(double);

}  // namespace pcp::cli

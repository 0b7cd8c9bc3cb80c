#include "cli/quantity.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <span>

#include "base/plural.h"

namespace pcp::cli {
namespace {

// Three significant digits and the largest unit that keeps the number at 1 or more.
std::string scaled(double value, double step, std::span<const char* const> units) {
  std::size_t unit = 0;
  for (; std::abs(value) >= step && unit + 1 < units.size(); ++unit) value /= step;
  std::array<char, 48> text{};
  std::snprintf(text.data(), text.size(),
                value >= 100 || unit == 0 ? "%.0f %s"
                : value >= 10             ? "%.1f %s"
                                          : "%.2f %s",
                value, units[unit]);
  std::string result = text.data();
  if (result.ends_with(' ')) result.pop_back();
  return result;
}

}  // namespace

std::string with_commas(std::int64_t value) {
  std::string text = std::to_string(value);
  for (std::int64_t at = static_cast<std::int64_t>(text.size()) - 3; at > (value < 0 ? 1 : 0); at -= 3) {
    text.insert(static_cast<std::size_t>(at), ",");
  }
  return text;
}

std::string counted(std::int64_t count, const std::string& noun) {
  return with_commas(count) + " " + plural(count, noun);
}

std::string bytes_text(double bytes) {
  static constexpr std::array kUnits{"B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  return scaled(bytes, 1024, kUnits);
}

std::string count_text(double count) {
  static constexpr std::array kUnits{"", "k", "M", "G", "T", "P", "E"};
  return scaled(count, 1000, kUnits);
}

}  // namespace pcp::cli

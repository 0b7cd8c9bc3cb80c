#include "base/spelling_suggestion.h"

#include <algorithm>
#include <utility>

namespace pcp {
namespace {

std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> two_before(b.size() + 1), before(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::swap(two_before, before);
    std::swap(before, row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({before[j] + 1, row[j - 1] + 1, before[j - 1] + (a[i - 1] != b[j - 1])});
      bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[j] = std::min(row[j], two_before[j - 2] + 1);
    }
  }
  return row.back();
}

}  // namespace

std::string nearest_name(std::string_view given, const std::vector<std::string>& names) {
  std::string nearest;
  std::size_t least = given.size() / 3 + 1;
  for (const std::string& name : names) {
    std::size_t distance = edit_distance(given, name);
    if (distance >= least) continue;
    least = distance;
    nearest = name;
  }
  return nearest;
}

std::string spelling_suggestion(std::string_view given, const std::vector<std::string>& names) {
  std::string nearest = nearest_name(given, names);
  return nearest.empty() ? "" : "; the nearest is '" + nearest + "'";
}

}  // namespace pcp

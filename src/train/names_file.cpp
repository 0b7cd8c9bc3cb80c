#include "train/names_file.h"

#include <nlohmann/json.hpp>
#include <sstream>

#include "base/file.h"

namespace pcp {
namespace {

ParameterNames from_json(const std::string& text, const std::string& path) {
  nlohmann::json json = nlohmann::json::parse(text, nullptr, /*allow_exceptions=*/false);
  ParameterNames names;
  names.source = concat(" in '", path, "'");
  try {
    if (json.is_array()) {
      names.in_order = json.get<std::vector<std::string>>();
    } else {
      names.renamed = json.get<std::map<std::string, std::string>>();
    }
  } catch (const nlohmann::json::exception&) {
    fail(Code::invalid_argument, "'", path, "': expected a JSON list of names, or an object from names to names");
  }
  return names;
}

}  // namespace

ParameterNames read_names(const std::string& path) {
  std::string text = read_file(path);
  if (text.starts_with("\xef\xbb\xbf")) text.erase(0, 3);  // a mark of UTF-8 that some editors write
  std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first != std::string::npos && (text[first] == '[' || text[first] == '{')) return from_json(text, path);
  ParameterNames names;
  names.source = concat(" in '", path, "'");
  std::istringstream lines(text);
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    std::istringstream words(line);
    std::string name, second, third;
    words >> name >> second >> third;
    if (name.empty() || name[0] == '#') continue;
    require(third.empty(), path, ":", number, ": expected a name, or a name and the one to use instead, got '", line,
            "'");
    if (second.empty()) {
      names.in_order.push_back(name);
    } else {
      require(names.renamed.emplace(name, second).second, path, ":", number, ": '", name, "' is renamed twice");
    }
  }
  require(names.in_order.empty() || names.renamed.empty(), path,
          ": some lines have one name and some two: use one form for the whole file");
  require(!names.in_order.empty() || !names.renamed.empty(), path, ": there are no names in it");
  return names;
}

}  // namespace pcp

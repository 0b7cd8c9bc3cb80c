#include <iostream>
#include <iterator>

#include "cli/command.h"
#include "pcp/import.h"

namespace pcp::cli {
namespace {

std::string type_list(const std::vector<TensorType>& types, std::size_t limit) {
  std::string text;
  for (std::size_t i = 0; i < types.size() && i < limit; ++i) text += (i ? ", " : "") + to_string(types[i]);
  if (types.size() > limit) text += concat(", and ", types.size() - limit, " more");
  return text;
}

}  // namespace

Module load_model(const std::string& path) {
  if (path != "-") return import_file(path);
  std::string text{std::istreambuf_iterator<char>(std::cin), {}};
  return import_text(text, "<stdin>");
}

std::string signature(const Function& function, std::size_t limit) {
  std::vector<TensorType> results = function.result_types();
  std::string outputs = type_list(results, limit);
  return concat("@", function.name, "(", type_list(function.arg_types(), limit), ") -> ",
                results.size() == 1 ? outputs : "(" + outputs + ")");
}

}  // namespace pcp::cli

#include "pcp/graph.h"

#include <algorithm>
#include <atomic>

namespace pcp {

std::uint32_t Function::new_family() {
  static std::atomic<std::uint32_t> last{0};
  return ++last;
}

std::vector<TensorType> Function::types(const Values& values) const {
  std::vector<TensorType> result;
  result.reserve(values.size());
  for (Value value : values) result.push_back(type(value));
  return result;
}

const Function* Module::find(std::string_view function_name) const {
  auto found = std::ranges::find(functions, function_name, &Function::name);
  return found == functions.end() ? nullptr : &*found;
}

const Function& Module::entry(std::string_view function_name) const {
  if (const Function* found = find(function_name.empty() ? "main" : function_name)) return *found;
  std::string names;
  const Function* only_public = nullptr;
  int public_count = 0;
  for (const Function& function : functions) {
    names += (names.empty() ? "@" : ", @") + function.name;
    if (function.is_public) only_public = &function, ++public_count;
  }
  if (function_name.empty() && public_count == 1) return *only_public;
  if (functions.empty()) fail(Code::not_found, "the module has no functions");
  if (function_name.empty()) fail(Code::not_found, "the module has no @main; name one of its functions: ", names);
  fail(Code::not_found, "the module has no function @", function_name, "; it has ", names);
}

}  // namespace pcp

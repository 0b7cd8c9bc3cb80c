#include "session/routine.h"

#include <mutex>
#include <set>

#include "pcp/error.h"
#include "pcp/text.h"

namespace pcp::session {
namespace {

std::size_t mixed(std::size_t seed, std::uint64_t value) { return (seed ^ value) * 0x9e3779b97f4a7c15u + (seed >> 29); }

}  // namespace

TypeRef interned(const TensorType& type) {
  static std::mutex mutex;
  static auto& types = *new std::set<TensorType, TypeLess>;  // never destroyed: tensors may outlive static objects
  std::lock_guard lock(mutex);
  return &*types.insert(type).first;
}

std::size_t RoutineKeyHash::operator()(const RoutineKey& key) const {
  std::size_t hash = std::hash<std::string_view>()(key.name);
  for (std::int64_t number : key.numbers) hash = mixed(hash, static_cast<std::uint64_t>(number));
  for (TypeRef type : key.types) hash = mixed(hash, reinterpret_cast<std::uintptr_t>(type));
  return hash;
}

std::string routine_text(const Function& function) {
  Module module;
  module.functions.push_back(function);
  return print(module);
}

Function parse_routine(std::string_view text) {
  Module module = parse(text, "routine");
  require(module.functions.size() == 1, "[routine] a routine has one function, this text has ",
          module.functions.size());
  verify(module);
  return std::move(module.functions.front());
}

std::string routine_name(std::string_view text) {
  constexpr std::string_view kFunction = "\"func.func\"", kName = "sym_name = \"";
  std::size_t function = text.find(kFunction);
  std::size_t name = function == text.npos ? text.npos : text.find(kName, function);
  if (name == text.npos) return "";
  text.remove_prefix(name + kName.size());
  return std::string(text.substr(0, text.find('"')));
}

}  // namespace pcp::session

// Finds what the graph cannot hold while MLIR still knows the line it came from: ops outside the table, types that are
// not tensors of static shape.
#include <cstdlib>
#include <unordered_map>

#include "mlir/session.h"
#include "pcp/op.h"

namespace pcp::mlir {
namespace {

bool is_structure(std::string_view name) {
  return name == "builtin.module" || name == "func.func" || name == "func.return" || name == "stablehlo.return";
}

// Why a type cannot be held, or nothing. The text is MLIR's: tensor<2x3xf32>.
std::string objection(const std::string& type) {
  constexpr std::string_view kTensor = "tensor<";
  if (!type.starts_with(kTensor)) return "is not a tensor";
  std::size_t at = kTensor.size();
  Dims dims;
  while (true) {
    std::size_t end = type.find_first_not_of("0123456789?", at);
    if (end == at || end == std::string::npos || type[end] != 'x') break;
    if (type.find('?', at) < end) return "has a dynamic dimension; shapes must be static";
    dims.push_back(std::strtoll(type.c_str() + at, nullptr, 10));
    at = end + 1;
  }
  try {
    element_count(dims);
  } catch (const Error&) {
    return "has too many elements";
  }
  std::string element = type.substr(at, type.size() - at - 1);
  if (element.starts_with('*')) return "has no rank; shapes must be static";
  if (element.find('#') != std::string::npos) return "has an encoding, which is not supported";
  if (!parse_dtype(element)) return "has elements of a type that is not supported: " + element;
  return {};
}

}  // namespace

NeededPasses needed_passes(const ModuleOperation& module) {
  bool calls = false, imported = false, chlo = false;
  for (std::string_view name : module.operation_names()) {
    const OpInfo* row = find_op(name);
    if (is_structure(name)) continue;
    if (!row && !name.starts_with("chlo.")) return NeededPasses::all;
    chlo |= !row;
    calls |= row && row->has(kInlined);
    imported |= row && row->has(kImported);
  }
  if (calls && imported) return NeededPasses::all;
  return chlo ? NeededPasses::within_functions : NeededPasses::none;
}

void check_supported(const Session& session, const ModuleOperation& module) {
  const Library& api = session.api();
  std::unordered_map<void*, std::string> objections;
  module.walk([&](OperationHandle operation) {
    std::string_view name = api.mlirIdentifierStr(api.mlirOperationGetName(operation));
    auto refuse = [&](const auto&... parts) {
      fail(Code::unsupported, session.describe(api.mlirOperationGetLocation(operation)), ": [", name, "] ", parts...);
    };
    if (!is_structure(name) && !find_op(name)) refuse("this operation is not supported");
    auto check = [&](ValueHandle value) {
      TypeHandle type = api.mlirValueGetType(value);
      auto [entry, is_new] = objections.try_emplace(type.pointer);
      if (is_new) entry->second = objection(session.print(type));
      if (!entry->second.empty()) refuse(session.print(type), " ", entry->second);
    };
    for (std::intptr_t i = 0; i < api.mlirOperationGetNumResults(operation); ++i) {
      check(api.mlirOperationGetResult(operation, i));
    }
    for (std::intptr_t i = 0; i < api.mlirOperationGetNumRegions(operation); ++i) {
      BlockHandle block = api.mlirRegionGetFirstBlock(api.mlirOperationGetRegion(operation, i));
      if (!block) continue;
      for (std::intptr_t j = 0; j < api.mlirBlockGetNumArguments(block); ++j) check(api.mlirBlockGetArgument(block, j));
    }
  });
}

}  // namespace pcp::mlir

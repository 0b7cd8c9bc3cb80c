#include "engine/iree/argument_use.h"

#include <algorithm>
#include <sstream>

namespace pcp::iree {
namespace {

// Operations whose operands may be updated in place.
bool writes(OpCode code) {
  switch (code) {
    case OpCode::dynamic_update_slice:
    case OpCode::scatter:
    case OpCode::select_and_scatter:
    case OpCode::sort:
    case OpCode::while_:
    case OpCode::if_:
    case OpCode::case_:
      return true;
    default:
      return false;
  }
}

// Operations whose results may share the memory of their operands.
bool passes_on(OpCode code) {
  switch (code) {
    case OpCode::reshape:
    case OpCode::bitcast_convert:
    case OpCode::optimization_barrier:
    case OpCode::convert:
    case OpCode::slice:
    case OpCode::dynamic_slice:
    case OpCode::transpose:
    case OpCode::reverse:
    case OpCode::broadcast_in_dim:
    case OpCode::concatenate:
    case OpCode::pad:
      return true;
    default:
      return writes(code);
  }
}

}  // namespace

ArgumentUse argument_use(const Function& function) {
  // For every value, the arguments whose memory it may share.
  std::size_t count = function.body.args.size();
  std::vector<std::vector<int>> origins(function.value_count());
  for (std::size_t i = 0; i < count; ++i) {
    origins[static_cast<std::size_t>(function.body.args[i].id)] = {static_cast<int>(i)};
  }
  ArgumentUse use{true, std::vector<bool>(count), std::vector<int>(function.body.results.size(), -1)};
  walk(function.body, [&](const Op& op) {
    if (!passes_on(op.code)) return;
    std::vector<int> reached;
    auto reach = [&](const Values& values) {
      for (Value value : values) {
        for (int argument : origins[static_cast<std::size_t>(value.id)]) {
          if (std::ranges::find(reached, argument) == reached.end()) reached.push_back(argument);
        }
      }
    };
    reach(op.operands);
    for (const Region& region : op.regions) {  // a region may use values from outside
      reach(region.results);
      walk(region, [&](const Op& inner) {
        reach(inner.operands);
        for (const Region& nested : inner.regions) reach(nested.results);
      });
    }
    for (int argument : reached) {
      if (writes(op.code)) use.may_be_written[static_cast<std::size_t>(argument)] = true;
    }
    for (Value result : op.results) origins[static_cast<std::size_t>(result.id)] = reached;
    for (const Region& region : op.regions) {
      for (Value argument : region.args) origins[static_cast<std::size_t>(argument.id)] = reached;
    }
  });
  for (std::size_t i = 0; i < use.returned_as.size(); ++i) {
    const std::vector<int>& from = origins[static_cast<std::size_t>(function.body.results[i].id)];
    if (from.size() == 1) use.returned_as[i] = from[0];
    for (int argument : from) {
      if (from.size() > 1) use.may_be_written[static_cast<std::size_t>(argument)] = true;
    }
  }
  return use;
}

// "0100 -1 2": which arguments may be written, then the argument of every result.
std::string to_string(const ArgumentUse& use) {
  if (!use.known) return "";
  std::string text;
  for (bool written : use.may_be_written) text += written ? '1' : '0';
  for (int argument : use.returned_as) text += " " + std::to_string(argument);
  return text;
}

ArgumentUse parse_argument_use(std::string_view text, std::size_t arguments, std::size_t results) {
  std::istringstream in{std::string(text)};
  ArgumentUse use = unknown_use(arguments, results);
  std::string written;
  if (arguments > 0) in >> written;
  if (written.size() != arguments) return use;
  for (int& argument : use.returned_as) {
    if (!(in >> argument) || argument < -1 || argument >= static_cast<int>(arguments)) {
      return unknown_use(arguments, results);
    }
  }
  for (std::size_t i = 0; i < arguments; ++i) use.may_be_written[i] = written[i] != '0';
  use.known = !text.empty();
  return use;
}

ArgumentUse unknown_use(std::size_t arguments, std::size_t results) {
  return {false, std::vector<bool>(arguments, true), std::vector<int>(results, -1)};
}

}  // namespace pcp::iree

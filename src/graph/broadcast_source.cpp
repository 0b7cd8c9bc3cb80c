#include "graph/broadcast_source.h"

#include "graph/dims.h"

namespace pcp {
namespace {

using Map = std::vector<std::optional<std::int64_t>>;

Map through_broadcast(const Dims& outer, const Dims& inner, const Dims& places) {
  Map map(outer.size());
  for (std::size_t i = 0; i < places.size(); ++i) {
    std::size_t place = index(places[i]);
    if (inner[i] == outer[place] && inner[i] != 1) map[place] = static_cast<std::int64_t>(i);
  }
  return map;
}

// Nothing when the reshape does more than adding or dropping dimensions of size 1.
std::optional<Map> through_reshape(const Dims& outer, const Dims& inner) {
  Map map(outer.size());
  std::size_t next = 0;
  auto skip_units = [&] {
    while (next < inner.size() && inner[next] == 1) ++next;
  };
  for (std::size_t i = 0; i < outer.size(); ++i) {
    if (outer[i] == 1) continue;
    skip_units();
    if (next == inner.size() || inner[next] != outer[i]) return std::nullopt;
    map[i] = static_cast<std::int64_t>(next++);
  }
  skip_units();
  if (next != inner.size()) return std::nullopt;
  return map;
}

}  // namespace

BroadcastSource broadcast_source(const Function& function, const Uses& uses, Value value) {
  BroadcastSource source{value, Map(function.type(value).dims.size())};
  const Dims& whole = function.type(value).dims;
  for (std::size_t i = 0; i < whole.size(); ++i) {
    if (whole[i] != 1) source.from[i] = static_cast<std::int64_t>(i);
  }
  while (const Op* op = uses.definition(source.value)) {
    if (op->code != OpCode::broadcast_in_dim && op->code != OpCode::reshape) break;
    const Dims &outer = function.type(source.value).dims, &inner = function.type(op->operands[0]).dims;
    std::optional<Map> step = op->code == OpCode::reshape
                                  ? through_reshape(outer, inner)
                                  : through_broadcast(outer, inner, op->attrs.dims("broadcast_dimensions"));
    if (!step) break;
    for (auto& from : source.from) {
      if (from) from = (*step)[index(*from)];
    }
    source.value = op->operands[0];
  }
  return source;
}

bool repeats_reduction(const Function& function, const Uses& uses, Value value, Value reduction, const Dims& reduced) {
  BroadcastSource source = broadcast_source(function, uses, value);
  if (source.value != reduction) return false;
  const Dims& dims = function.type(value).dims;
  std::int64_t kept = 0;
  for (std::size_t i = 0; i < dims.size(); ++i) {
    if (contains(reduced, static_cast<std::int64_t>(i))) {
      if (source.from[i]) return false;
    } else {
      if (dims[i] != 1 && source.from[i] != kept) return false;
      ++kept;
    }
  }
  return true;
}

}  // namespace pcp

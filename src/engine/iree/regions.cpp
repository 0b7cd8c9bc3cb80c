#include "engine/iree/regions.h"

#include <algorithm>
#include <set>
#include <utility>

namespace pcp::iree {
namespace {

// What a region and those in it use from outside.
void collect_captures(const Region& region, std::set<int>& known, Values& captures) {
  auto add = [&](const Values& values) {
    for (Value value : values) known.insert(value.id);
  };
  auto use = [&](const Values& values) {
    for (Value value : values) {
      if (known.insert(value.id).second) captures.push_back(value);
    }
  };
  add(region.args);
  for (const Op& op : region.ops) {
    use(op.operands);
    for (const Region& inner : op.regions) collect_captures(inner, known, captures);
    add(op.results);
  }
  use(region.results);
}

}  // namespace

Values captures_of(const Region& region) {
  std::set<int> known;
  Values captures;
  collect_captures(region, known, captures);
  return captures;
}

Values copied(Builder& build, const Function& source, const Region& region, std::map<int, Value> map) {
  auto mapped = [&](const Values& values) {
    Values result;
    for (Value value : values) result.push_back(map.at(value.id));
    return result;
  };
  auto bind = [&](const Values& from, const Values& to) {
    for (std::size_t i = 0; i < from.size(); ++i) map[from[i].id] = to[i];
  };
  for (const Op& op : region.ops) {
    std::vector<Region> regions;
    for (const Region& inner : op.regions) {
      regions.push_back(build.region(source.types(inner.args), [&](Builder& b, const Values& arguments) {
        bind(inner.args, arguments);
        return copied(b, source, inner, map);
      }));
    }
    bind(op.results,
         build.create(op.code, mapped(op.operands), op.attrs, std::move(regions), source.types(op.results)));
  }
  return mapped(region.results);
}

bool is_elementwise(const Region& region) {
  return std::ranges::all_of(region.ops,
                             [](const Op& op) { return op.code == OpCode::constant || op.info().has(kElementwise); });
}

Values lifted(Builder& build, const Function& source, const Region& region, std::map<int, Value> map,
              const Dims& dims) {
  auto mapped = [&](const Values& values) {
    Values result;
    for (Value value : values) result.push_back(map.at(value.id));
    return result;
  };
  for (const Op& op : region.ops) {
    TensorType type(source.type(op.result()).dtype, dims);
    map[op.result().id] = op.code == OpCode::constant
                              ? build.constant(op.attrs.get<Constant>("value").with_type(type))
                              : build.create1(op.code, mapped(op.operands), op.attrs, {}, {type});
  }
  return mapped(region.results);
}

}  // namespace pcp::iree

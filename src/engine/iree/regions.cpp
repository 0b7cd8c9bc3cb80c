#include "engine/iree/regions.h"

#include <algorithm>
#include <utility>

namespace pcp::iree {
namespace {

Values mapped(const Values& values, const std::map<int, Value>& map) {
  Values result;
  for (Value value : values) result.push_back(map.at(value.id));
  return result;
}

}  // namespace

Values copied(Builder& build, const Function& source, const Region& region, std::map<int, Value> map) {
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
         build.create(op.code, mapped(op.operands, map), op.attrs, std::move(regions), source.types(op.results)));
  }
  return mapped(region.results, map);
}

bool is_elementwise(const Region& region) {
  return std::ranges::all_of(region.ops,
                             [](const Op& op) { return op.code == OpCode::constant || op.info().has(kElementwise); });
}

Values lifted(Builder& build, const Function& source, const Region& region, std::map<int, Value> map,
              const Dims& dims) {
  for (const Op& op : region.ops) {
    TensorType type(source.type(op.result()).dtype, dims);
    map[op.result().id] = op.code == OpCode::constant
                              ? build.constant(op.attrs.get<Constant>("value").with_type(type))
                              : build.create1(op.code, mapped(op.operands, map), op.attrs, {}, {type});
  }
  return mapped(region.results, map);
}

Values copied_in_f32(Builder& build, const Function& source, const Region& region, std::map<int, Value> map) {
  auto wide = [](DType dtype) { return is_half(dtype) ? DType::f32 : dtype; };
  for (const Op& op : region.ops) {
    TensorType type(wide(source.type(op.result()).dtype), {});
    Value& result = map[op.result().id];
    if (op.code == OpCode::constant) {
      result = build.convert(build.constant(op.attrs.get<Constant>("value")), type.dtype);
    } else if (op.code == OpCode::convert) {
      result = build.convert(map.at(op.operands[0].id), type.dtype);
    } else {
      result = build.create1(op.code, mapped(op.operands, map), op.attrs, {}, {type});
    }
  }
  return mapped(region.results, map);
}

}  // namespace pcp::iree

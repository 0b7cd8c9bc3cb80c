#include "autodiff/emit.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace pcp {
namespace {

// Copies operations of the source with their operands mapped.
class Splice {
 public:
  Splice(const Function& source, const std::function<Value(Value)>& captured) : source_(source), captured_(captured) {}

  Values run(Builder& inside, const Region& region, const Values& args) {
    for (std::size_t i = 0; i < region.args.size(); ++i) map_[region.args[i]] = args[i];
    for (const Op& op : region.ops) {
      std::vector<Region> regions;
      for (const Region& inner : op.regions) {
        regions.push_back(inside.region(source_.types(inner.args), [&](Builder& deeper, const Values& inner_args) {
          return run(deeper, inner, inner_args);
        }));
      }
      Values results =
          inside.create(op.code, mapped(op.operands), op.attrs, std::move(regions), source_.types(op.results));
      for (std::size_t i = 0; i < results.size(); ++i) map_[op.results[i]] = results[i];
    }
    return mapped(region.results);
  }

 private:
  Values mapped(const Values& values) {
    Values result;
    for (Value value : values) {
      auto [entry, is_outside] = map_.try_emplace(value);
      if (is_outside) entry->second = captured_(value);
      result.push_back(entry->second);
    }
    return result;
  }

  const Function& source_;
  const std::function<Value(Value)>& captured_;
  std::map<Value, Value> map_;
};

Value scatter_with(Builder& builder, Values operands, Attrs attrs, Region region) {
  std::vector<Region> regions;
  regions.push_back(std::move(region));
  return builder.create1(OpCode::scatter, std::move(operands), std::move(attrs), std::move(regions));
}

}  // namespace

Value total(Builder& builder, Value value) {
  Dims all(builder.type(value).dims.size());
  std::iota(all.begin(), all.end(), 0);
  return all.empty() ? value : builder.reduce(value, OpCode::add, all);
}

Value in_type(Builder& builder, Value value, DType dtype) {
  return builder.type(value).dtype == dtype ? value : builder.convert(value, dtype);
}

Value zeros(Builder& builder, TensorType type) { return builder.splat(std::move(type), 0); }

Region binary_region(Builder& builder, OpCode code, DType dtype) {
  TensorType element(dtype, {});
  return builder.region({element, element}, [&](Builder& inside, const Values& args) {
    return Values{inside.binary(code, args[0], args[1])};
  });
}

Value scatter(Builder& builder, Value input, Value indices, Value updates, Attrs attrs, OpCode code) {
  Region region = binary_region(builder, code, builder.type(input).dtype);
  return scatter_with(builder, {input, indices, updates}, std::move(attrs), std::move(region));
}

Value scatter_replace(Builder& builder, Value input, Value indices, Value updates, Attrs attrs) {
  TensorType element(builder.type(input).dtype, {});
  Region region = builder.region({element, element}, [](Builder&, const Values& args) { return Values{args[1]}; });
  return scatter_with(builder, {input, indices, updates}, std::move(attrs), std::move(region));
}

Values splice(const Function& source, const Region& region, Builder& inside, const Values& args,
              const std::function<Value(Value)>& captured) {
  return Splice(source, captured).run(inside, region, args);
}

const Constant* find_constant(const Function& source, Value value) {
  const Op* made = nullptr;
  walk(source.body, [&](const Op& op) {
    if (std::ranges::find(op.results, value) != op.results.end()) made = &op;
  });
  if (!made) return nullptr;
  bool same = made->code == OpCode::broadcast_in_dim && source.type(made->operands[0]) == source.type(value);
  return same ? find_constant(source, made->operands[0]) : made->attrs.find<Constant>("value");
}

}  // namespace pcp

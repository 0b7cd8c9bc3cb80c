// while, if and case around everything else. Regions read what is around them.
#include <algorithm>

#include "graph/dims.h"
#include "tests/fuzz/generator.h"

namespace pcp::fuzz {

// A counted loop whose state starts as values of the pool. Floats of the state are brought back into range every time.
Value Generator::loop() {
  if (!options_.control || depth_ > 1) return {};
  const std::int64_t rounds = choose_.of<std::int64_t>({0, 1, 2, 3, 4});
  Values start;
  for (std::int64_t i = choose_.between(1, 3); i > 0; --i) {
    Value value = any();
    if (pcp::is_float(dtype(value))) value = bounded(value, 4);
    start.push_back(value);
  }
  Values operands{scalar(DType::i32, 0)};
  operands.insert(operands.end(), start.begin(), start.end());
  std::vector<TensorType> types;
  for (Value operand : operands) types.push_back(type(operand));
  std::vector<Facts> state;  // at the start of any round
  for (Value operand : operands) {
    Facts known = facts(operand);
    if (pcp::is_float(dtype(operand))) {
      known = {4, whole_, !whole_, known.finite};
    } else {
      known.bound = 1e30;
    }
    state.push_back(known);
  }
  bool finite = true;
  for (Value value : pool_) finite = finite && facts(value).finite;
  for (Facts& known : state) known.finite = finite;

  const Values outside = pool_;
  Builder* const around = b_;
  std::vector<Region> regions;
  Value limit;
  if (choose_.chance(30)) limit = scalar(DType::i32, static_cast<double>(rounds));
  regions.push_back(around->region(types, [&](Builder& in, const Values& args) {
    Value most = limit ? limit : in.scalar(DType::i32, static_cast<double>(rounds));
    return Values{in.compare(args[0], most, "LT")};
  }));
  ++depth_;
  const double repeat = repeat_;
  repeat_ *= static_cast<double>(std::max<std::int64_t>(rounds, 1));
  regions.push_back(around->region(types, [&](Builder& in, const Values& args) {
    b_ = &in;
    for (std::size_t i = 0; i < args.size(); ++i) know(args[i], state[i]);
    pool_.insert(pool_.end(), args.begin() + 1, args.end());
    if (choose_.chance(40)) pool_.push_back(args[0]);
    body(static_cast<int>(choose_.between(1, 4)));
    Values results{know(in.add(args[0], in.scalar(DType::i32, 1)), {.bound = 1e3})};
    for (std::size_t i = 1; i < args.size(); ++i) {
      if (choose_.chance(15)) {  // passed on, as it is or in another's place
        Value other = args[1 + static_cast<std::size_t>(choose_.below(static_cast<std::int64_t>(args.size()) - 1))];
        results.push_back(type(other) == types[i] ? other : args[i]);
        continue;
      }
      Value result = choose_.chance(25) && !is_spent() ? next_state(args[i]) : find([&](Value value) {
                                                                                 return type(value) == types[i] &&
                                                                                        facts(value).finite <= finite;
                                                                               }).value_or(args[i]);
      if (type(result) != types[i]) result = args[i];
      if (pcp::is_float(types[i].dtype) && result != args[i]) {
        if (whole_ && !facts(result).whole) result = args[i];
        result = bounded(result, 4);
      }
      if (finite && !facts(result).finite) result = args[i];
      results.push_back(result);
    }
    b_ = around;
    return results;
  }));
  --depth_;
  repeat_ = repeat;
  // Arguments that were made inside stay.
  Values arguments;
  for (Value value : pool_) {
    if (contains_value(function_.body.args, value) && !contains_value(outside, value)) arguments.push_back(value);
  }
  pool_ = outside;
  pool_.insert(pool_.begin(), arguments.begin(), arguments.end());
  Values results = create(OpCode::while_, operands, {}, std::move(regions));
  for (std::size_t i = 0; i < results.size(); ++i) know(results[i], state[i]);
  for (std::size_t i = 2; i < results.size(); ++i) keep(results[i]);
  return results[1];
}

// Two or more branches that give the same types; which one runs is data.
Value Generator::branch() {
  if (!options_.control || depth_ > 1) return {};
  const bool two = choose_.chance(50);
  const std::int64_t count = two ? 2 : choose_.between(1, 3);
  Value chooser = two ? predicate({}) : convert(indices({}, count), DType::i32);
  std::vector<TensorType> types;
  for (std::int64_t i = choose_.between(1, 2); i > 0; --i) types.push_back(type(any()));
  std::vector<Facts> known(types.size(), Facts{0, true, false, true});
  const Values outside = pool_;
  Builder* const around = b_;
  std::vector<Region> regions;
  Values arguments;
  ++depth_;
  for (std::int64_t r = 0; r < count; ++r) {
    pool_ = outside;
    pool_.insert(pool_.begin(), arguments.begin(), arguments.end());
    regions.push_back(around->region({}, [&](Builder& in, const Values&) {
      b_ = &in;
      body(static_cast<int>(choose_.between(0, 3)));
      Values results;
      for (std::size_t i = 0; i < types.size(); ++i) {
        Value result = of_type(types[i]);
        const Facts& one = facts(result);
        known[i] = {std::max(known[i].bound, one.bound), known[i].whole && one.whole, known[i].rounded || one.rounded,
                    known[i].finite && one.finite};
        results.push_back(result);
      }
      b_ = around;
      return results;
    }));
    for (Value value : pool_) {
      if (contains_value(function_.body.args, value) && !contains_value(outside, value) &&
          !contains_value(arguments, value))
        arguments.push_back(value);
    }
  }
  --depth_;
  pool_ = outside;
  pool_.insert(pool_.begin(), arguments.begin(), arguments.end());
  Values results = create(two ? OpCode::if_ : OpCode::case_, {chooser}, {}, std::move(regions));
  for (std::size_t i = 0; i < results.size(); ++i) know(results[i], known[i]);
  if (results.size() > 1) keep(results[1]);
  return results[0];
}

}  // namespace pcp::fuzz

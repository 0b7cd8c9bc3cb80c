#include "engine/verification.h"

#include <algorithm>
#include <cmath>
#include <future>
#include <limits>
#include <unordered_set>

#include "engine/reference/element.h"
#include "engine/reference/interpreter.h"

namespace pcp {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

using Tensors = std::vector<reference::Shared>;

double number(const HostTensor& tensor, std::int64_t place) {
  return std::visit([](auto value) { return static_cast<double>(value); }, reference::scalar(tensor, place));
}

// The distance between two elements. It is exact for integers, and infinite when one is NaN or infinite and the other
// is not the same.
double distance(const HostTensor& a, const HostTensor& b, std::int64_t place) {
  if (!is_float(a.type().dtype)) {
    reference::Integer x = reference::integer(a, place), y = reference::integer(b, place);
    return static_cast<double>(x > y ? x - y : y - x);
  }
  double x = reference::real(a, place), y = reference::real(b, place);
  if (x == y || (std::isnan(x) && std::isnan(y))) return 0;
  return std::isnan(x - y) ? kInfinity : std::fabs(x - y);
}

// The values of a function that depend on arithmetic with floats.
class Rounded {
 public:
  explicit Rounded(const Function& function) : function_(function) { visit(function.body); }
  bool contains(Value value) const { return values_.contains(value.id); }

 private:
  // Whether an operation in the region rounds, or the region reads a value that was rounded outside.
  bool visit(const Region& region) {
    bool any = false;
    for (const Op& op : region.ops) {
      bool rounded = reference::rounds(function_, op);
      for (Value value : op.operands) rounded = rounded || contains(value);
      for (const Region& inner : op.regions) rounded = visit(inner) || rounded;
      if (rounded) {
        for (Value value : op.results) values_.insert(value.id);
      }
      any = any || rounded;
    }
    for (Value value : region.results) any = any || contains(value);
    return any;
  }

  const Function& function_;
  std::unordered_set<std::int32_t> values_;
};

// How far each element may be from the reference, given results of disturbed runs.
std::vector<double> allowed_differences(const HostTensor& value, const std::vector<const HostTensor*>& disturbed) {
  const DType dtype = value.type().dtype;
  const std::int64_t count = value.type().elements();
  std::vector<double> distances;
  double squares = 0, largest = 0;
  for (std::int64_t i = 0; i < count; ++i) {
    double farthest =
        0;  // infinite where rounding decides whether the result is a number: there any result is accepted
    for (const HostTensor* other : disturbed) farthest = std::max(farthest, distance(*other, value, i));
    distances.push_back(farthest);
    if (!std::isfinite(farthest)) continue;
    squares += farthest * farthest;
    largest = std::max(largest, farthest);
  }
  const double typical = count == 0 ? 0 : std::sqrt(squares / static_cast<double>(count));
  for (std::int64_t i = 0; i < count; ++i) {
    double& allowed = distances[static_cast<std::size_t>(i)];
    allowed = std::max({kSpread * allowed, kSpread * typical, 2 * largest});
    if (!is_float(dtype)) continue;
    double least = 8 * reference::unit_roundoff(dtype) * std::fabs(number(value, i));
    allowed = std::max({allowed, std::isfinite(least) ? least : 0, reference::smallest_normal(dtype)});
  }
  return distances;
}

std::string element_text(const HostTensor& tensor, std::int64_t place) {
  std::ostringstream out;
  out.precision(9);
  if (is_float(tensor.type().dtype)) {
    out << number(tensor, place);
  } else if (is_unsigned(tensor.type().dtype)) {
    out << static_cast<std::uint64_t>(reference::integer(tensor, place));
  } else {
    out << static_cast<std::int64_t>(reference::integer(tensor, place));
  }
  return out.str();
}

std::string position_text(const TensorType& type, std::int64_t place) {
  Dims position(type.dims.size());
  for (std::size_t d = type.dims.size(); d-- > 0; place /= type.dims[d]) position[d] = place % type.dims[d];
  return to_string(position);
}

}  // namespace

std::vector<Expectation> expect(const Function& function, const std::vector<HostTensor>& arguments,
                                int disturbed_runs) {
  reference::check_operations(function);
  Tensors shared;
  for (const HostTensor& argument : arguments) shared.push_back(std::make_shared<const HostTensor>(argument));
  const reference::LastUses last_uses = reference::last_uses(function);
  auto run = [&](std::optional<std::uint64_t> seed) {
    return reference::Interpreter(function, last_uses, seed).run(function.body, shared);
  };
  const Rounded rounded(function);
  const bool any = std::ranges::any_of(function.body.results, [&](Value value) { return rounded.contains(value); });
  std::vector<std::future<Tensors>> running;
  for (int seed = 1; seed <= disturbed_runs && any; ++seed) {
    running.push_back(std::async(std::launch::async, run, static_cast<std::uint64_t>(seed)));
  }
  Tensors values = run(std::nullopt);
  std::vector<Tensors> disturbed;
  for (auto& one : running) disturbed.push_back(one.get());

  std::vector<Expectation> expectations;
  for (std::size_t i = 0; i < values.size(); ++i) {
    Expectation& expectation = expectations.emplace_back(Expectation{*values[i], {}});
    if (!rounded.contains(function.body.results[i])) continue;
    std::vector<const HostTensor*> others;
    for (const Tensors& one : disturbed) others.push_back(one[i].get());
    expectation.allowed = allowed_differences(expectation.value, others);
  }
  return expectations;
}

Deviation deviation(const HostTensor& got, const Expectation& expectation) {
  const HostTensor& expected = expectation.value;
  require(got.type() == expected.type(), "[verify] the engine gave ", to_string(got.type()), ", the reference ",
          to_string(expected.type()));
  Deviation worst;
  double worst_excess = 0;
  for (std::int64_t i = 0; i < got.type().elements(); ++i) {
    double allowed = expectation.allowed.empty() ? 0 : expectation.allowed[static_cast<std::size_t>(i)];
    double difference = distance(got, expected, i);
    bool is_wrong = difference > allowed;
    double excess = is_wrong ? difference - allowed : 0;
    worst.wrong += is_wrong;
    bool is_worse = is_wrong ? worst.wrong == 1 || excess > worst_excess
                             : worst.wrong == 0 && (worst.place < 0 || difference > worst.difference);
    if (!is_worse || (!is_wrong && !std::isfinite(difference))) continue;
    worst_excess = excess;
    worst.place = i;
    worst.difference = difference;
    worst.allowed = allowed;
  }
  if (worst.wrong == 0 && worst.difference == 0) {
    worst.text = "equal";
  } else {
    std::string where = position_text(got.type(), worst.place);
    std::string bound = expectation.allowed.empty() ? "none" : concat(worst.allowed);
    worst.text =
        worst.wrong == 0
            ? concat("largest difference ", worst.difference, " at ", where, ", ", bound, " allowed")
            : concat(worst.wrong, " of ", got.type().elements(), " elements differ by more than allowed, most at ",
                     where, ": got ", element_text(got, worst.place), ", the reference gives ",
                     element_text(expected, worst.place), "; difference ", worst.difference, ", ", bound, " allowed");
  }
  return worst;
}

}  // namespace pcp

// First values by role. A normal number is a function of (seed, parameter name, element): nothing depends on the order
// of parameters or on threads. Only integer operations and the four exactly rounded ones (+ - * /) and sqrt are used,
// so every machine gives the same bits.
#include <algorithm>
#include <cmath>

#include "base/splitmix64.h"
#include "engine/converted.h"
#include "pcp/models.h"

namespace pcp {
namespace {

std::uint64_t key_of(std::uint64_t seed, const std::string& name) {
  std::uint64_t key = splitmix64(seed);
  for (char c : name) key = splitmix64(key ^ static_cast<unsigned char>(c));
  return key;
}

// Between -1 and 1, both excluded.
double signed_unit(std::uint64_t bits) { return (static_cast<double>(bits >> 11) + 0.5) * 0x1p-52 - 1; }

// The natural logarithm of a normal positive number by the series of (1 + s) / (1 - s).
double logarithm(double x) {
  int exponent = 0;
  double m = std::frexp(x, &exponent);
  if (m < 0.70710678118654752) {
    m *= 2;
    --exponent;
  }
  double s = (m - 1) / (m + 1), z = s * s, sum = 0;
  for (int k = 23; k >= 1; k -= 2) sum = sum * z + 1.0 / k;
  return exponent * 0.69314718055994531 + 2 * s * sum;
}

// Two normal numbers by the polar method: points of the square until one falls into the circle.
std::pair<double, double> normal_pair(std::uint64_t key, std::uint64_t index) {
  std::uint64_t state = splitmix64(key ^ splitmix64(index));
  while (true) {
    double x = signed_unit(state);
    state = splitmix64(state);
    double y = signed_unit(state);
    state = splitmix64(state);
    double r = x * x + y * y;
    if (r >= 1 || r == 0) continue;
    double scale = std::sqrt(-2 * logarithm(r) / r);
    return {x * scale, y * scale};
  }
}

template <class Store>
void fill_normal(std::uint64_t key, double deviation, std::int64_t count, Store&& store) {
  for (std::int64_t i = 0; i < count; i += 2) {
    auto [x, y] = normal_pair(key, static_cast<std::uint64_t>(i / 2));
    store(i, deviation * x);
    if (i + 1 < count) store(i + 1, deviation * y);
  }
}

HostTensor first_values(const Parameter& parameter, double deviation, std::uint64_t seed) {
  const TensorType& type = parameter.type;
  if (parameter.start) return converted(*parameter.start, type.dtype);
  if (parameter.role == Role::gain) return HostTensor(Constant::splat(type, 1));
  if (parameter.role == Role::bias) return HostTensor(type);
  require(type.dtype == DType::f32 || type.dtype == DType::f64, "[initialise] parameter ", parameter.name, " is ",
          to_string(type), "; parameters are f32 or f64");
  HostTensor result(type);
  std::uint64_t key = key_of(seed, parameter.name);
  auto fill = [&]<class T>(T* values) {
    fill_normal(key, deviation, type.elements(), [&](std::int64_t i, double x) { values[i] = static_cast<T>(x); });
  };
  void* bytes = result.bytes().data();
  type.dtype == DType::f32 ? fill(static_cast<float*>(bytes)) : fill(static_cast<double*>(bytes));
  return result;
}

}  // namespace

bool is_decayed(Role role) { return role != Role::gain && role != Role::bias; }

std::string_view to_string(Role role) {
  switch (role) {
    case Role::weight:
      return "weight";
    case Role::residual_weight:
      return "residual weight";
    case Role::embedding:
      return "embedding";
    case Role::gain:
      return "gain";
    case Role::bias:
      break;
  }
  return "bias";
}

std::size_t trained_count(const Model& model) {
  auto first_frozen = std::ranges::find_if(model.parameters, &Parameter::frozen);
  return static_cast<std::size_t>(first_frozen - model.parameters.begin());
}

double first_deviation(const Parameter& parameter, const std::vector<Parameter>& all) {
  if (parameter.role != Role::residual_weight) return parameter.deviation;
  double sums = 0;
  for (const Parameter& p : all) sums += p.role == Role::residual_weight ? static_cast<double>(p.layers) : 0;
  return parameter.deviation / std::sqrt(sums);
}

std::vector<HostTensor> initialise(const std::vector<Parameter>& parameters, std::uint64_t seed) {
  std::vector<HostTensor> values;
  for (const Parameter& p : parameters) values.push_back(first_values(p, first_deviation(p, parameters), seed));
  return values;
}

}  // namespace pcp

// Random numbers: splitmix64 of a key and the place of an element, in integer arithmetic of the graph. The key, a hash
// of the seed and of how many tensors were drawn before, travels with the instruction.
#include <cmath>
#include <limits>
#include <mutex>
#include <numbers>
#include <random>

#include "session/ops.h"
#include "session/random_key.h"
#include "session/trace.h"

namespace pcp::gt {
namespace {

constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15u, kMix1 = 0xbf58476d1ce4e5b9u, kMix2 = 0x94d049bb133111ebu;

std::uint64_t mixed(std::uint64_t x) {
  x = (x ^ (x >> 30)) * kMix1;
  x = (x ^ (x >> 27)) * kMix2;
  return x ^ (x >> 31);
}

struct Generator {
  std::mutex mutex;
  RandomState state{std::random_device()(), 0};
};
Generator& generator() {
  static Generator kept;
  return kept;
}

Argument next_key() {
  std::uint64_t key = draw_key();
  if (auto* trace = session::Trace::current()) trace->add_random_key(key);
  return Argument::of_bits(DType::u64, key);
}

Value u64_constant(Builder& b, const Dims& dims, std::uint64_t value) {
  return b.broadcast(b.constant(Constant::of<std::uint64_t>(TensorType(DType::u64, {}), {{value}})), dims);
}

Value shifted_right(Builder& b, Value x, int by) { return b.binary(OpCode::shift_right_logical, x, like(b, x, by)); }

// 64 random bits for each element. Other streams of the same key are independent of the first.
Value random_bits(Builder& b, Value key, const Dims& dims, std::uint64_t stream = 0) {
  Dims flat{element_count(dims)};
  auto fold = [&](Value x, int by) { return b.binary(OpCode::xor_, x, shifted_right(b, x, by)); };
  Value x = b.multiply(b.iota(TensorType(DType::u64, flat), 0), u64_constant(b, flat, kGolden));
  x = b.add(x, b.broadcast(key, flat));
  if (stream) x = b.add(x, u64_constant(b, flat, mixed(stream)));
  x = b.multiply(fold(x, 30), u64_constant(b, flat, kMix1));
  x = b.multiply(fold(x, 27), u64_constant(b, flat, kMix2));
  return b.reshape(fold(x, 31), dims);
}

// From the upper bits, as many as the type has digits: [0, 1).
Value uniform(Builder& b, Value bits, DType dtype) {
  int digits = dtype == DType::f64 ? 53 : 24;
  Value whole = b.convert(shifted_right(b, bits, 64 - digits), dtype);
  return b.multiply(whole, like(b, whole, std::ldexp(1.0, -digits)));
}

// Box and Muller: a radius of one stream and an angle of another.
Value normal(Builder& b, Value key, const Dims& dims, DType dtype) {
  Value first = uniform(b, random_bits(b, key, dims), dtype), second = uniform(b, random_bits(b, key, dims, 1), dtype);
  Value radius = b.unary(OpCode::sqrt, b.multiply(b.log(b.subtract(like(b, first, 1), first)), like(b, first, -2)));
  return b.multiply(radius, b.unary(OpCode::cosine, b.multiply(second, like(b, second, 2 * std::numbers::pi))));
}

template <class Make>
Tensor drawn(std::string_view name, const Dims& dims, DType dtype, const Make& make) {
  check_sizes(name, dims);
  require(is_float(dtype), "[gt.", name, "] makes floating numbers, not ", pcp::name(dtype));
  Numbers numbers{number(dtype)};
  append(numbers, dims);
  return emit(name, std::move(numbers), {next_key()},
              [&](Builder& b, const Values& v) { return as(b, make(b, v[0], computing(dtype)), dtype); });
}

}  // namespace

std::uint64_t draw_key() {
  Generator& from = generator();
  std::lock_guard lock(from.mutex);
  return mixed(mixed(from.state.seed) + kGolden * ++from.state.drawn);
}

void manual_seed(std::uint64_t seed) { set_random_state({seed, 0}); }

RandomState random_state() {
  std::lock_guard lock(generator().mutex);
  return generator().state;
}

void set_random_state(RandomState state) {
  session::Trace::refuse("the random generator cannot be set");
  std::lock_guard lock(generator().mutex);
  generator().state = state;
}

// Halves have fewer digits than the 24 bits that are drawn, and may round to 1: those become the number before 1.
Tensor rand(const Dims& dims, DType dtype) {
  return drawn("rand", dims, dtype, [&](Builder& b, Value key, DType computed) {
    Value made = uniform(b, random_bits(b, key, dims), computed);
    double below_one = dtype == DType::f16 ? 1 - std::ldexp(1, -11) : 1 - std::ldexp(1, -8);
    return is_half(dtype) ? b.minimum(made, like(b, made, below_one)) : made;
  });
}

Tensor randn(const Dims& dims, DType dtype) {
  return drawn("randn", dims, dtype,
               [&](Builder& b, Value key, DType computed) { return normal(b, key, dims, computed); });
}

Tensor randint(std::int64_t low, std::int64_t high, const Dims& dims, DType dtype) {
  require(low < high, "[gt.randint] there is no integer from ", low, " up to ", high, ", which is not included");
  check_sizes("randint", dims);
  std::uint64_t span = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low);
  Numbers numbers{number(dtype)};
  append(numbers, dims);
  Arguments arguments{next_key(), Argument::scalar(DType::i64, low), Argument::of_bits(DType::u64, span)};
  return emit("randint", std::move(numbers), arguments, [&](Builder& b, const Values& v) {
    Value rest = b.binary(OpCode::remainder, random_bits(b, v[0], dims), b.broadcast(v[2], dims));
    return as(b, b.add(b.convert(rest, DType::i64), b.broadcast(v[1], dims)), dtype);
  });
}

Tensor bernoulli(const Tensor& probability) {
  check_float("bernoulli", probability);
  const Dims dims = probability.dims();
  return emit("bernoulli", {}, {probability.detach(), next_key()}, [&](Builder& b, const Values& v) {
    DType computed = computing(probability.dtype());
    Value hit = b.compare(uniform(b, random_bits(b, v[1], dims), computed), as(b, v[0], computed), "LT");
    return as(b, hit, probability.dtype());
  });
}

Tensor randperm(std::int64_t count) {
  check_sizes("randperm", {count});
  return argsort(emit("randperm_keys", {count}, {next_key()}, [&](Builder& b, const Values& v) {
    return b.convert(shifted_right(b, random_bits(b, v[0], {count}), 1), DType::i64);
  }));
}

Tensor dropout(const Tensor& x, double probability) {
  check_float("dropout", x);
  require(probability >= 0 && probability <= 1, "[gt.dropout] the probability must be from 0 to 1, got ", probability);
  if (probability == 0) return x;
  const Dims dims = x.dims();
  DType computed = computing(x.dtype());
  double scale = probability < 1 ? 1 / (1 - probability) : 0;
  Arguments arguments{x, next_key(), Argument::scalar(computed, probability), Argument::scalar(computed, scale)};
  return emit("dropout", {}, arguments, [&](Builder& b, const Values& v) {
    Value drawn_here = uniform(b, random_bits(b, v[1], dims), computed);
    Value kept = b.compare(drawn_here, b.broadcast(v[2], dims), "GE");
    Value scaled = b.multiply(as(b, v[0], computed), b.broadcast(v[3], dims));
    return as(b, b.select(kept, scaled, like(b, scaled, 0)), x.dtype());
  });
}

}  // namespace pcp::gt

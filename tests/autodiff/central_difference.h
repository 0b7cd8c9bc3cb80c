// Gradients against central differences: small random programs in f64, and the check.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

#include "pcp/autodiff.h"
#include "pcp/builder.h"
#include "pcp/engine.h"

namespace pcp::test {

// A random function under construction together with values for its arguments.
class Program {
 public:
  explicit Program(unsigned seed) : random_(seed), b(function) { function.name = "main"; }
  Program(const Program&) = delete;

  // ---- random numbers ----
  std::int64_t integer(std::int64_t low, std::int64_t high) {
    return std::uniform_int_distribution<std::int64_t>(low, high)(random_);
  }
  bool coin() { return integer(0, 1) == 1; }
  double number(double low, double high) { return std::uniform_real_distribution<double>(low, high)(random_); }
  double signed_number(double low, double high) { return (coin() ? 1 : -1) * number(low, high); }
  Dims dims(std::int64_t low_rank, std::int64_t high_rank, std::int64_t high = 4) {
    Dims result(static_cast<std::size_t>(integer(low_rank, high_rank)));
    for (auto& dim : result) dim = integer(1, high);
    return result;
  }
  Dims shuffled(std::int64_t count) {
    Dims result(static_cast<std::size_t>(count));
    std::iota(result.begin(), result.end(), 0);
    std::shuffle(result.begin(), result.end(), random_);
    return result;
  }
  Dims sorted_subset(std::int64_t count, std::int64_t size) {
    Dims result = shuffled(count);
    result.resize(static_cast<std::size_t>(size));
    std::ranges::sort(result);
    return result;
  }

  // ---- arguments: floating ones are differentiated ----
  template <class Make>
  Value input_of(Dims shape, Make make) {
    std::vector<double> values(static_cast<std::size_t>(element_count(shape)));
    for (double& value : values) value = make();
    return argument<double>(TensorType(DType::f64, std::move(shape)), values);
  }
  Value input(Dims shape, double low = -2, double high = 2) {
    return input_of(std::move(shape), [&] { return number(low, high); });
  }
  // An f32 value that follows an f64 argument exactly, at the steps of the differences, too.
  Value narrow_input(Dims shape) {
    step = 1.0 / 1024;
    Value x = input_of(std::move(shape), [&] { return static_cast<double>(integer(-64, 64)) / 64; });
    return b.convert(x, DType::f32);
  }
  // No two elements, of this and other calls with another `offset`, are close: for maxima and sorting.
  Value spaced_input(Dims shape, double offset = 0) {
    Dims order = shuffled(element_count(shape));
    auto next = order.begin();
    double middle = static_cast<double>(order.size()) / 2;
    return input_of(std::move(shape), [&] { return (static_cast<double>(*next++) - middle + offset) * 0.25; });
  }
  Value integers(Dims shape, std::int64_t low, std::int64_t high) {
    std::vector<std::int32_t> values(static_cast<std::size_t>(element_count(shape)));
    for (auto& value : values) value = static_cast<std::int32_t>(integer(low, high));
    return argument<std::int32_t>(TensorType(DType::i32, std::move(shape)), values);
  }
  Value integers_of(Dims shape, const Dims& numbers) {
    std::vector<std::int32_t> values(numbers.begin(), numbers.end());
    return argument<std::int32_t>(TensorType(DType::i32, std::move(shape)), values);
  }
  Value booleans(Dims shape) {
    std::vector<std::uint8_t> values(static_cast<std::size_t>(element_count(shape)));
    for (auto& value : values) value = coin();
    return argument<std::uint8_t>(TensorType(DType::i1, std::move(shape)), values);
  }
  template <class T>
  Value argument(TensorType type, const std::vector<T>& values) {
    arguments.push_back(HostTensor::of<T>(type, values));
    return b.argument(std::move(type));
  }

  Region combine(OpCode code, DType dtype = DType::f64) {
    TensorType element(dtype, {});
    return b.region({element, element},
                    [&](Builder& inside, const Values& args) { return Values{inside.binary(code, args[0], args[1])}; });
  }

 private:
  std::mt19937 random_;

 public:
  Function function;
  Builder b;
  std::vector<HostTensor> arguments;
  double step = 1e-5;  // of the differences
};

class Runner {
 public:
  explicit Runner(const Function& function) : executable_(engine().compile(function, {true, 1})) {}
  std::vector<HostTensor> operator()(const std::vector<HostTensor>& arguments) const {
    std::vector<Buffer> buffers;
    for (const HostTensor& tensor : arguments) buffers.push_back(engine().upload(tensor));
    std::vector<HostTensor> results;
    for (const Buffer& buffer : executable_->run(std::move(buffers))) results.push_back(engine().download(buffer));
    return results;
  }

 private:
  static Engine& engine() {
    static std::unique_ptr<Engine> cpu = make_engine("cpu");
    return *cpu;
  }
  std::unique_ptr<Executable> executable_;
};

inline double element(const HostTensor& tensor, std::size_t i) {
  return tensor.type().dtype == DType::f32 ? static_cast<double>(tensor.as<float>()[i]) : tensor.as<double>()[i];
}
inline double& element(HostTensor& tensor, std::size_t i) {
  return reinterpret_cast<double*>(tensor.bytes().data())[i];
}
inline std::size_t size(const HostTensor& tensor) { return static_cast<std::size_t>(tensor.type().elements()); }

// gradient(function) with respect to all f64 arguments against central differences, at up to `places` elements of each.
// Returns the gradient and fills `arguments` up with its cotangents, so that it can be checked in turn.
inline Function check_gradient(const Function& function, std::vector<HostTensor>& arguments, double step,
                               std::size_t places) {
  std::mt19937 random(1);
  Function gradient_function = gradient(function);
  verify(gradient_function);
  std::vector<HostTensor> arguments_with_cotangents = arguments, cotangents;
  std::vector<TensorType> results = function.result_types();
  auto is_real = [](const TensorType& type) { return is_float(type.dtype); };
  bool is_scalar = std::ranges::count_if(results, is_real) == 1 && std::ranges::find_if(results, is_real)->rank() == 0;
  for (const TensorType& type : results) {
    if (!is_real(type)) {
      cotangents.emplace_back();
      continue;
    }
    std::vector<double> numbers(static_cast<std::size_t>(type.elements()));
    for (double& x : numbers) x = is_scalar ? 1 : std::uniform_int_distribution<>(-64, 63)(random) / 64.0 + 1.0 / 128;
    if (type.dtype == DType::f32) {
      std::vector<float> narrow(numbers.begin(), numbers.end());
      cotangents.push_back(HostTensor::of<float>(type, narrow));
    } else {
      cotangents.push_back(HostTensor::of<double>(type, numbers));
    }
    if (!is_scalar) arguments_with_cotangents.push_back(cotangents.back());
  }

  std::vector<HostTensor> outputs = Runner(gradient_function)(arguments_with_cotangents);
  Runner forward(function);
  std::size_t next_gradient = results.size();
  for (std::size_t a = 0; a < arguments.size(); ++a) {
    if (!is_real(arguments[a].type())) continue;
    HostTensor& argument = arguments[a];
    const HostTensor& result = outputs.at(next_gradient++);
    EXPECT_EQ(to_string(result.type()), to_string(argument.type()));
    if (argument.type().dtype != DType::f64) continue;
    std::vector<std::size_t> order(size(argument));
    std::iota(order.begin(), order.end(), 0);
    std::shuffle(order.begin(), order.end(), random);
    order.resize(std::min(order.size(), places));
    for (std::size_t i : order) {
      double at = element(argument, i);
      element(argument, i) = at + step;
      std::vector<HostTensor> above = forward(arguments);
      element(argument, i) = at - step;
      std::vector<HostTensor> below = forward(arguments);
      element(argument, i) = at;
      double expected = 0;
      for (std::size_t r = 0; r < results.size(); ++r) {
        if (!is_real(results[r])) continue;
        for (std::size_t k = 0; k < size(cotangents[r]); ++k) {
          expected += element(std::as_const(cotangents[r]), k) *
                      (element(std::as_const(above[r]), k) - element(std::as_const(below[r]), k)) / (2 * step);
        }
      }
      double tolerance = 1e-6 * std::max(std::abs(expected), 1e-2);
      EXPECT_NEAR(element(result, i), expected, tolerance) << "argument " << a << ", element " << i;
    }
  }
  arguments = std::move(arguments_with_cotangents);
  return gradient_function;
}

}  // namespace pcp::test

#include "tests/fuzz/gradient_oracle.h"

#include <cmath>
#include <random>

#include "engine/reference/element.h"
#include "engine/reference/interpreter.h"
#include "engine/reference/reference_engine.h"
#include "pcp/autodiff.h"
#include "tests/fuzz/oracle.h"

namespace pcp::fuzz {
namespace {

using Tensors = std::vector<HostTensor>;

Tensors run_reference(const Function& function, const Tensors& arguments) {
  static const std::unique_ptr<Engine> engine = reference::make_reference_engine("");
  std::vector<Buffer> buffers;
  for (const HostTensor& tensor : arguments) buffers.push_back(engine->upload(tensor));
  Tensors results;
  for (const Buffer& buffer : engine->compile(function)->run(std::move(buffers)))
    results.push_back(engine->download(buffer));
  return results;
}

// With every rounded result moved at random by about its rounding error.
Tensors run_disturbed(const Function& function, const Tensors& arguments, std::uint64_t seed) {
  const reference::LastUses last_uses = reference::last_uses(function);
  std::vector<reference::Shared> shared;
  for (const HostTensor& tensor : arguments) shared.push_back(std::make_shared<HostTensor>(tensor));
  Tensors results;
  for (const auto& result : reference::Interpreter(function, last_uses, seed).run(function.body, std::move(shared)))
    results.push_back(*result);
  return results;
}

bool is_real(const TensorType& type) { return is_float(type.dtype); }

HostTensor random_like(const TensorType& type, std::mt19937_64& random) {
  HostTensor tensor(type);
  for (std::int64_t i = 0; i < type.elements(); ++i) {
    reference::set(tensor, i, static_cast<double>(random() >> 11) * 0x1p-52 - 1);
  }
  return tensor;
}

struct Product {
  double sum = 0, magnitude = 0;
};

Product product(const HostTensor& a, const HostTensor& b) {
  Product total;
  for (std::int64_t i = 0; i < a.type().elements(); ++i) {
    double term = reference::real(a, i) * reference::real(b, i);
    total.sum += term;
    total.magnitude += std::fabs(term);
  }
  return total;
}

class Directions {
 public:
  Directions(const RandomGraph& graph, Function gradient) : graph_(graph), gradient_(std::move(gradient)), random_(1) {
    const std::vector<TensorType> results = graph.function.result_types();
    for (std::size_t r = 0; r < results.size(); ++r) {
      if (is_real(results[r])) real_results_.push_back(r);
    }
    const bool scalar = real_results_.size() == 1 && results[real_results_[0]].rank() == 0;
    with_cotangents_ = graph.arguments;
    for (std::size_t r : real_results_) {
      HostTensor cotangent = random_like(results[r], random_);
      if (scalar) reference::set(cotangent, 0, 1.0);
      if (!scalar) with_cotangents_.push_back(cotangent);
      cotangents_.push_back(std::move(cotangent));
    }
  }

  std::string check(int directions) {
    const Tensors outputs = run_reference(gradient_, with_cotangents_);
    for (int i = 0; i < directions; ++i) {
      if (auto text = check_one(outputs); !text.empty()) return text;
    }
    return {};
  }

  // The gradient as a program of its own. Where a maximum is taken of what should be zero, rounding decides which
  // element has the gradient.
  RandomGraph program(double tolerance) const { return {gradient_, with_cotangents_, {}, tolerance, graph_.variation}; }

 private:
  // Cotangents times results at `width` along the direction.
  Product value(const Tensors& direction, double width) const {
    Tensors moved = graph_.arguments;
    for (std::size_t a = 0; a < moved.size(); ++a) {
      if (!is_real(moved[a].type())) continue;
      for (std::int64_t i = 0; i < moved[a].type().elements(); ++i) {
        reference::set(moved[a], i, reference::real(moved[a], i) + width * reference::real(direction[a], i));
      }
    }
    const Tensors results = run_reference(graph_.function, moved);
    Product total;
    for (std::size_t k = 0; k < real_results_.size(); ++k) {
      Product one = product(results[real_results_[k]], cotangents_[k]);
      total.sum += one.sum;
      total.magnitude += one.magnitude;
    }
    return total;
  }

  // The gradient, as the outputs of its function have it, times the direction.
  Product along(const Tensors& outputs, const Tensors& direction) const {
    Product total;
    std::size_t next = graph_.function.body.results.size();
    for (const HostTensor& part : direction) {
      if (!is_real(part.type())) continue;
      Product one = product(outputs.at(next++), part);
      total.sum += one.sum;
      total.magnitude += one.magnitude;
    }
    return total;
  }

  // How far rounding moves the gradient along a direction. It is far where large cotangents cancel, and where the
  // smaller of two values is taken that are equal but for rounding: no single number is the derivative there.
  double rounding_error(const Tensors& direction, double sum) const {
    double farthest = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      const double other = along(run_disturbed(gradient_, with_cotangents_, seed), direction).sum;
      farthest = std::max(farthest, std::fabs(other - sum));
    }
    return farthest;
  }

  std::string check_one(const Tensors& outputs) {
    Tensors direction;
    for (const HostTensor& argument : graph_.arguments)
      direction.push_back(is_real(argument.type()) ? random_like(argument.type(), random_) : argument);
    const Product along = this->along(outputs, direction);
    constexpr double kWidth = 2e-5;
    const Product above = value(direction, kWidth), below = value(direction, -kWidth);
    const double wide = (above.sum - below.sum) / (2 * kWidth);
    const double narrow = (value(direction, kWidth / 4).sum - value(direction, -kWidth / 4).sum) / (kWidth / 2);
    // Rounding of numbers around one, divided by the width, shows where everything else cancels.
    const double noise = 1e-10 + 1e-9 * above.magnitude, between = std::fabs(wide - narrow);
    if (between > 1e-4 * (along.magnitude + std::fabs(narrow)) + noise) return {};
    const double allowed = 1e-5 * (along.magnitude + std::fabs(narrow)) + 4 * between + noise;
    const double difference = std::fabs(along.sum - narrow);
    if (difference <= allowed || std::isnan(narrow)) return {};
    const double rounding = rounding_error(direction, along.sum);
    if (difference <= allowed + 4 * rounding) return {};
    return concat("the gradient along a direction is ", along.sum, ", differences give ", narrow, "; ", allowed,
                  " allowed");
  }

  const RandomGraph& graph_;
  Function gradient_;
  std::mt19937_64 random_;
  std::vector<std::size_t> real_results_;
  Tensors with_cotangents_, cotangents_;
};

}  // namespace

std::string wrong_gradient(const RandomGraph& graph) {
  try {
    Directions directions(graph, gradient(graph.function));
    if (auto text = directions.check(3); !text.empty()) return text;
    if (auto text = wrong_on_cpu(directions.program(1e-10)); !text.empty()) return concat("its gradient: ", text);
    for (Remat remat : {Remat::block, Remat::full}) {
      Directions again(graph, gradient(graph.function, {{}, remat}));
      if (auto text = again.check(1); !text.empty()) return concat("computed again: ", text);
    }
    return {};
  } catch (const std::exception& error) {
    return concat("error: ", error.what());
  }
}

std::string wrong_gradient_on_cpu(const RandomGraph& graph, double tolerance) {
  try {
    return wrong_on_cpu(Directions(graph, gradient(graph.function)).program(tolerance));
  } catch (const std::exception& error) {
    return concat("error: ", error.what());
  }
}

}  // namespace pcp::fuzz

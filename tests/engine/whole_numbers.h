// Runs functions on tensors of small whole numbers: their sums and products are exact in any order, so that what plain
// loops in a test give is what an engine has to give, bit by bit.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "pcp/builder.h"
#include "pcp/engine.h"

namespace pcp::test {

using Floats = std::vector<float>;

inline Function function_of(const std::function<Values(Builder&)>& fill) {
  Function function;
  function.name = "f";
  Builder builder(function);
  builder.returns(fill(builder));
  return function;
}

// From -5 to 5, another sequence for each seed.
inline Floats whole_numbers(std::int64_t count, std::uint32_t seed) {
  Floats numbers;
  std::uint32_t state = seed * 2654435761u + 1;
  for (std::int64_t i = 0; i < count; ++i) {
    state = state * 1664525u + 1013904223u;
    numbers.push_back(static_cast<float>(static_cast<int>((state >> 16) % 11) - 5));
  }
  return numbers;
}

// One tensor of such numbers for each argument.
inline std::vector<Floats> whole_arguments(const Function& function) {
  std::vector<Floats> arguments;
  for (const TensorType& type : function.arg_types())
    arguments.push_back(whole_numbers(type.elements(), static_cast<std::uint32_t>(arguments.size() + 1)));
  return arguments;
}

// Arguments and results are f32.
inline std::vector<Floats> run_on(const Function& function, const std::vector<Floats>& arguments,
                                  const CompileOptions& options = {}) {
  auto engine = make_engine("cpu");
  std::vector<Buffer> buffers;
  const auto types = function.arg_types();
  for (std::size_t i = 0; i < types.size(); ++i)
    buffers.push_back(engine->upload(HostTensor::of<float>(types[i], arguments[i])));
  std::vector<Floats> results;
  for (const Buffer& buffer : engine->compile(function, options)->run(std::move(buffers))) {
    HostTensor tensor = engine->download(buffer);
    auto values = tensor.as<float>();
    results.emplace_back(values.begin(), values.end());
  }
  return results;
}

// a of m × k times b of k × n.
inline Floats product(const Floats& a, const Floats& b, std::int64_t m, std::int64_t k, std::int64_t n) {
  Floats out(static_cast<std::size_t>(m * n), 0.0f);
  for (std::int64_t i = 0; i < m; ++i) {
    for (std::int64_t j = 0; j < n; ++j) {
      for (std::int64_t l = 0; l < k; ++l)
        out[static_cast<std::size_t>(i * n + j)] +=
            a[static_cast<std::size_t>(i * k + l)] * b[static_cast<std::size_t>(l * n + j)];
    }
  }
  return out;
}

}  // namespace pcp::test

// Runs a function of f32 tensors on the cpu engine, with the same random arguments every time.
#pragma once

#include <random>
#include <vector>

#include "pcp/engine.h"

namespace pcp::test {

inline std::vector<HostTensor> run_on_random(const Function& function, bool fuse) {
  auto engine = make_engine("cpu");
  std::mt19937 random(7);
  std::normal_distribution<float> normal;
  std::vector<Buffer> arguments;
  for (const TensorType& type : function.arg_types()) {
    std::vector<float> values(static_cast<std::size_t>(type.elements()));
    for (float& value : values) value = normal(random);
    arguments.push_back(engine->upload(HostTensor::of<float>(type, values)));
  }
  std::vector<HostTensor> results;
  for (const Buffer& buffer : engine->compile(function, {.fuse = fuse})->run(std::move(arguments)))
    results.push_back(engine->download(buffer));
  return results;
}

}  // namespace pcp::test

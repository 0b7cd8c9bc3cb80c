// The tiny models of tests/data/gpt and how to run a function on them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "io/safetensors.h"
#include "pcp/models.h"
#include "pcp/passes.h"

namespace pcp {

inline Safetensors gpt_values(const std::string& name) {
  return read_safetensors(std::string(PCP_TEST_DATA "/gpt/") + name + ".safetensors");
}

inline GptConfig tiny_gpt(const std::string& variant = "plain") {
  GptConfig config{.layers = 2, .heads = 2, .width = 8, .context = 6, .vocab = 11};
  bool all = variant == "everything";
  config.bias = all || variant == "bias";
  config.rotary = all || variant == "rotary";
  config.rms_norm = all || variant == "rms_norm";
  config.tied = !all && variant != "untied";
  return config;
}

inline std::vector<HostTensor> values_of(const std::vector<Parameter>& parameters, const Safetensors& values) {
  std::vector<HostTensor> result;
  for (const Parameter& p : parameters) result.push_back(values.at(p.name));
  return result;
}

inline HostTensor scalar_of(DType dtype, double value) { return HostTensor(Constant::scalar(dtype, value)); }

inline std::vector<HostTensor> run_function(const Function& function, const std::vector<HostTensor>& arguments) {
  auto engine = make_engine("cpu");
  auto program = engine->compile(optimize(function));
  std::vector<Buffer> buffers;
  for (const HostTensor& argument : arguments) buffers.push_back(engine->upload(argument));
  std::vector<HostTensor> results;
  for (const Buffer& buffer : program->run(std::move(buffers))) results.push_back(engine->download(buffer));
  return results;
}

// Within `tolerance` of the largest magnitude expected.
inline void expect_near(std::span<const float> got, std::span<const float> expected, double tolerance,
                        const std::string& what) {
  ASSERT_EQ(got.size(), expected.size()) << what;
  double scale = 0;
  for (float x : expected) scale = std::max(scale, std::abs(static_cast<double>(x)));
  for (std::size_t i = 0; i < got.size(); ++i) {
    ASSERT_NEAR(got[i], expected[i], tolerance * scale) << what << ", element " << i;
  }
}

inline void expect_near(const HostTensor& got, const HostTensor& expected, double tolerance, const std::string& what) {
  ASSERT_EQ(got.type(), expected.type()) << what;
  expect_near(got.as<float>(), expected.as<float>(), tolerance, what);
}

}  // namespace pcp

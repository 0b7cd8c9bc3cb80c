// Gradients of whole models against JAX's: tests/data/gradients, made by tests/data/make_gradients.py.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "io/safetensors.h"
#include "pcp/autodiff.h"
#include "pcp/import.h"
#include "pcp/passes.h"

namespace pcp {
namespace {

constexpr double kTolerance = 1e-5;

std::vector<std::string> names() {
  std::vector<std::string> found;
  for (const auto& file : std::filesystem::directory_iterator(PCP_TEST_DATA "/gradients")) {
    if (file.path().extension() == ".mlir") found.push_back(file.path().stem());
  }
  std::ranges::sort(found);
  return found;
}

// Relative to the tensor: by norm, and, twice as loosely, the largest error of one element by the largest element:
// builds without fused multiply-add round single elements differently.
void expect_close(const HostTensor& got, const HostTensor& expected, const std::string& what) {
  ASSERT_EQ(to_string(got.type()), to_string(expected.type())) << what;
  auto a = got.as<float>(), b = expected.as<float>();
  double difference = 0, norm = 0, worst = 0, largest = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    ASSERT_TRUE(std::isfinite(a[i])) << what << " at " << i;
    double error = static_cast<double>(a[i]) - b[i];
    difference += error * error;
    norm += static_cast<double>(b[i]) * b[i];
    worst = std::max(worst, std::abs(error));
    largest = std::max(largest, std::abs(static_cast<double>(b[i])));
  }
  EXPECT_LE(std::sqrt(difference), kTolerance * std::sqrt(norm)) << what;
  EXPECT_LE(worst, 2 * kTolerance * largest) << what;
}

std::string path(const std::string& model, const std::string& extension) {
  return PCP_TEST_DATA "/gradients/" + model + extension;
}

// Runs a gradient with the stored inputs and cotangents; expects the stored results and gradients.
void expect_stored(Engine& engine, const Function& gradient, const std::string& model) {
  Safetensors stored = read_safetensors(path(model, ".safetensors"));
  auto executable = engine.compile(optimize(gradient));
  std::vector<Buffer> arguments;
  for (const char* prefix : {"in", "ct"}) {
    for (int i = 0; stored.tensors.contains(prefix + std::to_string(i)); ++i) {
      arguments.push_back(engine.upload(stored.at(prefix + std::to_string(i))));
    }
  }
  ASSERT_EQ(arguments.size(), executable->arg_types().size());
  std::vector<Buffer> results = executable->run(arguments);
  std::size_t next = 0;
  for (const char* prefix : {"out", "grad"}) {
    for (int i = 0; stored.tensors.contains(prefix + std::to_string(i)); ++i) {
      ASSERT_LT(next, results.size());
      expect_close(engine.download(results[next++]), stored.at(prefix + std::to_string(i)), prefix + std::to_string(i));
    }
  }
  EXPECT_EQ(next, results.size());
}

class ModelGradient : public testing::TestWithParam<std::tuple<std::string, Remat>> {
 protected:
  std::string model() const { return std::get<0>(GetParam()); }
  Module differentiated() const {
    return gradient(import_file(path(model(), ".mlir")), "", {.wrt = {}, .remat = std::get<1>(GetParam())});
  }
};

TEST_P(ModelGradient, IsThatOfJax) {
  Module module = differentiated();
  verify(module);
  expect_stored(*make_engine(), module.entry(), model());
}

TEST_P(ModelGradient, IsValidForRealMlir) { EXPECT_NO_THROW(verify_with_mlir(differentiated())); }

INSTANTIATE_TEST_SUITE_P(
    All, ModelGradient,
    testing::Combine(testing::ValuesIn(names()), testing::Values(Remat::none, Remat::block, Remat::full)),
    [](const auto& info) {
      Remat remat = std::get<1>(info.param);
      return std::get<0>(info.param) + (remat == Remat::none ? "" : remat == Remat::block ? "_block" : "_full");
    });

// IREE compiles slowly and refuses more than others: models with what it had refused or computed wrongly.
class ModelGradientOnIree : public testing::TestWithParam<const char*> {};

TEST_P(ModelGradientOnIree, IsThatOfJax) {
  std::unique_ptr<Engine> engine;
  try {
    engine = make_engine("iree:cpu");
  } catch (const Error& error) {
    GTEST_SKIP() << error.what();  // says what to install
  }
  Module module = gradient(import_file(path(GetParam(), ".mlir")), "", {});
  expect_stored(*engine, module.entry(), GetParam());
}

INSTANTIATE_TEST_SUITE_P(Blocks, ModelGradientOnIree, testing::Values("cnn", "experts", "mamba", "unet"),
                         [](const auto& info) { return std::string(info.param); });

}  // namespace
}  // namespace pcp

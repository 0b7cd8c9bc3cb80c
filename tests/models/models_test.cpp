// Whole models, exported by JAX or written as torch-mlir writes them: imported, optimized, run, compared with JAX's
// values.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "io/safetensors.h"
#include "pcp/engine.h"
#include "pcp/import.h"
#include "pcp/passes.h"

namespace pcp {
namespace {

std::vector<std::string> model_files() {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(PCP_TEST_DATA "/models")) {
    if (entry.path().extension() != ".safetensors") files.push_back(entry.path().string());
  }
  std::ranges::sort(files);
  return files;
}

// Every element within `tolerance` of the expected one, relative to the larger of it and the tensor's largest
// magnitude.
void expect_close(const HostTensor& got, const HostTensor& expected, double tolerance, const std::string& what) {
  ASSERT_EQ(got.type(), expected.type()) << what;
  std::int64_t count = got.type().elements();
  if (count == 0) return;
  Constant x(got.type(), {got.bytes().begin(), got.bytes().end()});
  Constant y(expected.type(), {expected.bytes().begin(), expected.bytes().end()});
  double scale = 0;
  for (std::int64_t i = 0; i < count; ++i) {
    if (std::isfinite(y.at(i))) scale = std::max(scale, std::abs(y.at(i)));
  }
  for (std::int64_t i = 0; i < count; ++i) {
    double a = x.at(i), b = y.at(i);
    if (std::isnan(b) ? std::isnan(a) : a == b) continue;
    double allowed = is_float(got.type().dtype) ? tolerance * scale : 0;
    ASSERT_LE(std::abs(a - b), allowed) << what << ", element " << i << ": got " << a << ", expected " << b;
  }
}

class Models : public testing::TestWithParam<std::string> {};

TEST_P(Models, GiveJaxValues) {
  std::filesystem::path path(GetParam());
  Safetensors data = read_safetensors(path.parent_path() / (path.stem().string() + ".safetensors"));
  double tolerance = std::stod(data.metadata.at("tolerance"));
  Module imported = import_file(path);
  auto engine = make_engine("cpu");
  struct Way {
    const char* name;
    Module module;
    CompileOptions options;
  };
  Way ways[] = {{"plain", inline_calls(imported), {.fuse = false}},
                {"fused", inline_calls(imported), {}},
                {"optimized", optimize(imported), {}},
                {"on one thread", optimize(imported), {.threads = 1}}};
  for (const Way& way : ways) {
    auto program = engine->compile(way.module.entry(), way.options);
    for (int turn = 0; turn < 2; ++turn) {  // again, over memory the first run has used
      std::vector<Buffer> arguments;
      for (std::size_t i = 0; i < program->arg_types().size(); ++i) {
        arguments.push_back(engine->upload(data.at("in" + std::to_string(i))));
      }
      auto results = program->run(std::move(arguments));
      for (std::size_t i = 0; i < results.size(); ++i) {
        std::string what = std::string(way.name) + " result " + std::to_string(i);
        expect_close(engine->download(results[i]), data.at("out" + std::to_string(i)), tolerance, what);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Exported, Models, testing::ValuesIn(model_files()), [](const auto& test) {
  std::string name = std::filesystem::path(test.param).stem().string();
  return name;
});

TEST(Donation, AnArgumentGivenAwayBecomesTheResult) {
  Module module = optimize(import_file(PCP_TEST_DATA "/models/gpt_step.mlir"));
  Safetensors data = read_safetensors(PCP_TEST_DATA "/models/gpt_step.safetensors");
  auto engine = make_engine("cpu");
  auto program = engine->compile(module.entry());
  std::vector<Buffer> kept, given;
  for (std::size_t i = 0; i < program->arg_types().size(); ++i) {
    kept.push_back(engine->upload(data.at("in" + std::to_string(i))));
    given.push_back(engine->upload(data.at("in" + std::to_string(i))));
  }
  auto from_kept = program->run(kept);  // the caller holds on to its buffers: nothing may be overwritten
  for (std::size_t i = 0; i < kept.size(); ++i) {
    HostTensor now = engine->download(kept[i]);
    EXPECT_TRUE(std::ranges::equal(now.bytes(), data.at("in" + std::to_string(i)).bytes())) << "argument " << i;
  }
  auto from_given = program->run(std::move(given));
  for (std::size_t i = 0; i < from_kept.size(); ++i) {
    HostTensor x = engine->download(from_kept[i]), y = engine->download(from_given[i]);
    EXPECT_TRUE(std::ranges::equal(x.bytes(), y.bytes())) << "result " << i;
  }
}

TEST(MemoryPlan, OfGptGraphsIsWithinATenthOfTheLowerBound) {
  for (const char* name : {"gpt_forward", "gpt_step"}) {
    Module module = optimize(import_file(std::string(PCP_TEST_DATA "/models/") + name + ".mlir"));
    ExecutableStats stats = make_engine("cpu")->compile(module.entry())->stats();
    EXPECT_GT(stats.lower_bound_bytes, 0);
    EXPECT_LE(static_cast<double>(stats.arena_bytes), 1.1 * static_cast<double>(stats.lower_bound_bytes)) << name;
  }
}

TEST(Artifacts, LoadAndGiveTheSameResults) {
  Module module = optimize(import_file(PCP_TEST_DATA "/models/gpt_forward.mlir"));
  Safetensors data = read_safetensors(PCP_TEST_DATA "/models/gpt_forward.safetensors");
  auto engine = make_engine("cpu");
  auto program = engine->compile(module.entry());
  auto loaded = engine->load(program->serialize());
  std::vector<Buffer> arguments;
  for (std::size_t i = 0; i < program->arg_types().size(); ++i)
    arguments.push_back(engine->upload(data.at("in" + std::to_string(i))));
  HostTensor x = engine->download(program->run(arguments)[0]), y = engine->download(loaded->run(arguments)[0]);
  EXPECT_TRUE(std::ranges::equal(x.bytes(), y.bytes()));
  EXPECT_THROW(engine->load("nonsense"), Error);
}

}  // namespace
}  // namespace pcp

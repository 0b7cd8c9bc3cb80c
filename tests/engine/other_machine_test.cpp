#include "engine/other_machine.h"

#include <gtest/gtest.h>

#include "tests/engine/code_of.h"

namespace pcp {
namespace {

using test::code_of, test::floats;

Function program_that_doubles(const Engine*) {
  Function function;
  function.name = "main";
  Builder b(function);
  Value x = b.argument(TensorType(DType::f32, {3}));
  b.returns({b.add(x, x)});
  return function;
}

void expect_doubles(Engine& engine, const OtherArtifact& artifact) {
  auto executable = engine.load(artifact.bytes);
  HostTensor result = engine.download(executable->run({engine.upload(floats({1, 2, 3}))})[0]);
  std::span<const float> values = std::as_const(result).as<float>();
  EXPECT_EQ(std::vector(values.begin(), values.end()), (std::vector<float>{2, 4, 6}));
}

bool has(const std::string& name) {
  for (const EngineEntry& entry : engines()) {
    if (entry.name == name) return entry.available;
  }
  return false;
}

TEST(OtherMachine, OfTheSameKindLoadsWhatTheEngineHereCompiled) {
  if (!has("iree:cpu")) GTEST_SKIP() << "iree:cpu is not usable here";
  auto engine = make_engine("iree:cpu");
  bool asked_with_engine = false;
  expect_doubles(*engine, artifact_for({engine->name(), engine->target(), engine->version()}, [&](const Engine* one) {
    asked_with_engine = one != nullptr;
    return program_that_doubles(one);
  }));
  EXPECT_TRUE(asked_with_engine);
}

TEST(OtherMachine, OfTheSameProcessorMayHaveNoCompiler) {
  if (!has("iree:cpu")) GTEST_SKIP() << "iree:cpu is not usable here";
  auto engine = make_engine("iree:cpu");
  expect_doubles(*engine, artifact_for({engine->name(), engine->target(), ""}, program_that_doubles));
}

TEST(OtherMachine, OfAnotherTargetIsCompiledForFromHere) {
  if (!has("iree:cpu")) GTEST_SKIP() << "iree:cpu is not usable here";
  auto engine = make_engine("iree:cpu");
  EXPECT_FALSE(
      artifact_for({"iree:vulkan:rdna3", "vulkan:rdna3", engine->version()}, program_that_doubles).bytes.empty());
}

TEST(OtherMachine, WithAnotherCompilerGetsNothing) {
  if (!has("iree:cpu")) GTEST_SKIP() << "iree:cpu is not usable here";
  std::string message;
  EXPECT_EQ(code_of(
                [] {
                  artifact_for({"iree:rocm", "rocm:gfx942", "iree 0.1"}, program_that_doubles);
                },
                &message),
            Code::unsupported);
  EXPECT_TRUE(message.starts_with("it has iree 0.1, this machine iree ")) << message;
}

TEST(OtherMachine, ThatCompilesQuicklyGetsSomethingOnlyWhereItHasNoCompiler) {
  auto engine = make_engine("cpu");
  OtherEngine other{engine->name(), engine->target(), engine->version()};
  EXPECT_FALSE(makes_artifacts_for(other));
  other.compiles = false;
  ASSERT_TRUE(makes_artifacts_for(other));
  expect_doubles(*engine, artifact_for(other, program_that_doubles));
  other.target = "another processor";
  EXPECT_EQ(code_of([&] { artifact_for(other, program_that_doubles); }), Code::unsupported);
}

TEST(OtherMachine, ThatIsNotKnownGetsNothing) {
  for (const OtherEngine& other :
       {OtherEngine{"cpu", "x86-64-v4", "1"}, OtherEngine{"iree:cpu", "cpu:invented", ""},
        OtherEngine{"xla:/tmp/plugin.so", "cpu", "1"}, OtherEngine{"invented", "", ""}, OtherEngine{"", "", ""}}) {
    EXPECT_FALSE(makes_artifacts_for(other)) << other.name;
    EXPECT_EQ(code_of([&] { artifact_for(other, program_that_doubles); }), Code::unsupported) << other.name;
  }
  for (const char* name : {"xla:cpu", "xla:cuda", "xla:cuda:1"}) {
    EXPECT_TRUE(makes_artifacts_for({name, "any", "1"})) << name;
  }
}

}  // namespace
}  // namespace pcp

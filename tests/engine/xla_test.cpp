// Engines behind PJRT plugins: XLA's CPU plugin where it is installed, and a fake one that fails when told to.
#include <dlfcn.h>
#include <gtest/gtest.h>

#include <cstring>
#include <fstream>
#include <limits>

#include "base/file.h"
#include "engine/xla/artifact.h"
#include "engine/xla/compile_options.h"
#include "engine/xla/find_plugin.h"
#include "engine/xla/hlo_summary.h"
#include "pcp/builder.h"
#include "pcp/engine.h"
#include "pcp/text.h"
#include "tests/data/temporary_folder.h"
#include "tests/engine/code_of.h"
#include "tests/engine/fake_plugin.h"

namespace pcp {
namespace {

// An environment variable for the time of a test.
class Variable {
 public:
  Variable(const char* name, const std::string& value) : name_(name) {
    if (const char* old = std::getenv(name)) before_ = old;
    setenv(name, value.c_str(), 1);
  }
  ~Variable() { before_ ? setenv(name_, before_->c_str(), 1) : unsetenv(name_); }

 private:
  const char* name_;
  std::optional<std::string> before_;
};

using test::code_of, test::floats;

// x -> x + x, its argument marked for donation
Function doubled(std::int64_t size = 4, bool donated = true) {
  Function function;
  function.name = "doubled";
  Builder b(function);
  Value x = b.argument(TensorType(DType::f32, {size}));
  b.returns({b.add(x, x)});
  if (donated) {
    function.arg_attrs.resize(1);
    function.arg_attrs[0].set("tf.aliasing_output", IntAttr{0, DType::i32});
  }
  return function;
}

// ---- Names and files

TEST(XlaNames, SayThePluginAndTheDevice) {
  auto parsed = [](const std::string& text) {
    xla::Choice choice = xla::parse_choice(text);
    return std::pair(choice.plugin, choice.device);
  };
  EXPECT_EQ(parsed("cpu"), std::pair(std::string("cpu"), 0));
  EXPECT_EQ(parsed("cuda:1"), std::pair(std::string("cuda"), 1));
  EXPECT_EQ(parsed("/a/b.so"), std::pair(std::string("/a/b.so"), 0));
  EXPECT_EQ(parsed("/a/b.so:12"), std::pair(std::string("/a/b.so"), 12));
  EXPECT_EQ(parsed("/a:b/c.so"), std::pair(std::string("/a:b/c.so"), 0));
  EXPECT_EQ(parsed("b.so"), std::pair(std::string("b.so"), 0));
  EXPECT_EQ(code_of([] { xla::parse_choice("gpu"); }), Code::not_found);
  for (const char* bad : {"cpu:one", "cuda:-1", "cpu:", "cuda:99999999999999"}) {
    EXPECT_EQ(code_of([&] { xla::parse_choice(bad); }), Code::invalid_argument) << bad;
  }
}

TEST(XlaNames, AVariableNamesThePlugin) {
  Variable cpu("PCP_XLA_CPU_PLUGIN", "/no/such/file.so");
  std::string why;
  EXPECT_EQ(xla::find_plugin("cpu", &why), "");
  EXPECT_NE(why.find("/no/such/file.so"), std::string::npos) << why;
  std::string message;
  EXPECT_EQ(code_of([] { make_engine("xla:cpu"); }, &message), Code::failed_precondition);
  EXPECT_NE(message.find("PCP_XLA_CPU_PLUGIN"), std::string::npos) << message;
  Variable other("PCP_XLA_CPU_PLUGIN", PCP_FAKE_PLUGIN);
  EXPECT_EQ(xla::find_plugin("cpu", &why), PCP_FAKE_PLUGIN);
}

TEST(XlaNames, WhatIsMissingIsListedWithWhatToInstall) {
  Variable cpu("PCP_XLA_CPU_PLUGIN", "/no/such/file.so"), cuda("PCP_XLA_CUDA_PLUGIN", "/no/such/cuda.so");
  int found = 0;
  for (const EngineEntry& entry : engines()) {
    if (!entry.name.starts_with("xla:")) continue;
    ++found;
    EXPECT_FALSE(entry.available) << entry.name;
    EXPECT_NE(entry.needs.find("which is not a file"), std::string::npos) << entry.needs;
  }
  EXPECT_EQ(found, 2);
}

// The file of the C library, which is a shared library and no plugin.
std::string some_library() {
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);) {
    if (line.find("/libc.so") != std::string::npos) return line.substr(line.find('/'));
  }
  return {};
}

TEST(XlaPlugin, WhatIsNoPluginIsSaidClearly) {
  std::string message;
  EXPECT_EQ(code_of([] { make_engine("xla:/no/such/plugin.so"); }, &message), Code::not_found);
  EXPECT_NE(message.find("there is no plugin '/no/such/plugin.so'"), std::string::npos) << message;

  TemporaryFolder folder;
  std::string text = folder.path("text.so");
  std::ofstream(text) << "this is no library";
  EXPECT_EQ(code_of([&] { make_engine("xla:" + text); }, &message), Code::invalid_argument);
  EXPECT_NE(message.find("text.so' cannot be loaded as a plugin"), std::string::npos) << message;

  ASSERT_NE(some_library(), "");
  EXPECT_EQ(code_of([&] { make_engine("xla:" + some_library()); }, &message), Code::invalid_argument);
  EXPECT_NE(message.find("no function GetPjrtApi"), std::string::npos) << message;
}

// A copy is a library of its own, with its own state.
class FakePlugin : public testing::Test {
 protected:
  FakePlugin() : path_(folder_.path("fake.so")) { std::filesystem::copy_file(PCP_FAKE_PLUGIN, path_); }
  std::string name() const { return "xla:" + path_; }
  FakeState& state() {
    void* library = dlopen(path_.c_str(), RTLD_NOW | RTLD_LOCAL);
    return *reinterpret_cast<FakeState* (*)()>(dlsym(library, "fake_state"))();
  }

 private:
  TemporaryFolder folder_;
  std::string path_;
};

TEST_F(FakePlugin, OfAnotherMajorVersionIsRefused) {
  Variable behaviour("FAKE_PLUGIN", "another version");
  std::string message;
  EXPECT_EQ(code_of([&] { make_engine(name()); }, &message), Code::unsupported);
  EXPECT_NE(message.find("has version 7.81 of the PJRT API; this build works with 0.x"), std::string::npos) << message;
}

TEST_F(FakePlugin, WithoutATableIsRefused) {
  Variable behaviour("FAKE_PLUGIN", "no table");
  EXPECT_EQ(code_of([&] { make_engine(name()); }), Code::invalid_argument);
}

TEST_F(FakePlugin, WithAShortTableIsAskedForNothingBeyondIt) {
  Variable behaviour("FAKE_PLUGIN", "few functions");
  std::string message;
  EXPECT_EQ(code_of([&] { make_engine(name()); }, &message), Code::unsupported);
  EXPECT_NE(message.find("lacks function"), std::string::npos) << message;
}

TEST_F(FakePlugin, ErrorsOfARunSurfaceWhereItIsWaitedFor) {
  auto engine = make_engine(name());
  auto program = engine->compile(doubled());
  Buffer x = engine->upload(floats({1, 2, 3, 4}));
  state().run_fails_later = true;
  std::vector<Buffer> results = program->run({x});
  std::string message;
  EXPECT_EQ(code_of([&] { engine->wait(results[0]); }, &message), Code::resource_exhausted);
  EXPECT_NE(message.find("computing tensor<4xf32> failed: failed while it ran: 42 bytes missing"), std::string::npos)
      << message;
  EXPECT_EQ(code_of([&] { engine->download(results[0]); }, &message), Code::resource_exhausted);
  EXPECT_NE(message.find("42 bytes missing"), std::string::npos) << message;
  state().run_fails_at_once = true;
  EXPECT_EQ(code_of([&] { program->run({x}); }, &message), Code::internal);
  EXPECT_EQ(message, concat("[", name(), "] running failed: the device is gone"));
}

TEST_F(FakePlugin, OutOfMemorySaysHowMuchWasNeeded) {
  auto engine = make_engine(name());
  state().compile_runs_out_of_memory = true;
  std::string message;
  EXPECT_EQ(code_of([&] { engine->compile(doubled()); }, &message), Code::resource_exhausted);
  EXPECT_NE(message.find("123456789 bytes"), std::string::npos) << message;
}

TEST_F(FakePlugin, EverythingItHandsOutIsGivenBack) {
  {
    auto engine = make_engine(name());
    auto program = engine->compile(doubled());
    Buffer x = engine->upload(floats({1, 2, 3, 4}));
    int before = state().live;
    for (int i = 0; i < 20; ++i) {
      std::vector<Buffer> results = program->run({x});
      engine->wait(results[0]);
      engine->download(results[0]);
      state().run_fails_later = i % 2 == 0;
      EXPECT_EQ(state().live, before + 1) << "run " << i << " leaves more than its result";
      if (state().run_fails_later) {
        EXPECT_THROW(engine->wait(program->run({x})[0]), Error);
      }
      state().run_fails_later = false;
    }
    EXPECT_EQ(state().live, before);
    state().compile_runs_out_of_memory = true;
    EXPECT_THROW(engine->compile(doubled()), Error);
    EXPECT_EQ(state().live, before);
  }
  EXPECT_EQ(state().live, 0);
}

TEST_F(FakePlugin, AnArgumentSomebodyHoldsIsNotDonated) {
  auto engine = make_engine(name());
  auto program = engine->compile(doubled());
  Buffer x = engine->upload(floats({1, 2, 3, 4}));
  program->run({x});
  EXPECT_EQ(state().not_donated, 1u);
  std::vector<Buffer> arguments{std::move(x)};
  program->run(std::move(arguments));
  EXPECT_EQ(state().not_donated, 0u);
}

TEST_F(FakePlugin, MemoryIsThePluginsOwnCount) {
  auto use = make_engine(name())->memory();
  ASSERT_TRUE(use.has_value());
  EXPECT_EQ(use->in_use_bytes, 1000);
  EXPECT_EQ(use->peak_bytes, 3000);
  EXPECT_EQ(use->limit_bytes, 5000);
}

TEST_F(FakePlugin, ThatCannotSerialiseGivesTheProgramItself) {
  std::string artifact;
  {
    auto engine = make_engine(name());
    artifact = engine->compile(doubled())->serialize();
    EXPECT_NE(artifact.find("stablehlo.add"), std::string::npos);
    EXPECT_EQ(engine->load(artifact)->arg_types(), std::vector{TensorType(DType::f32, {4})});
    EXPECT_EQ(engine->load(artifact)->serialize(), artifact);
  }
  state().version = "2";
  std::string message;
  EXPECT_EQ(code_of([&] { make_engine(name())->load(artifact); }, &message), Code::invalid_argument);
  EXPECT_NE(message.find("is for version '1"), std::string::npos) << message;
}

// ---- Bytes

TEST(XlaCompileOptions, AreTheProtobufMessageXlaReads) {
  // executable_build_options {device_ordinal: -1, num_replicas: 1, num_partitions: 1,
  //   device_assignment {replica_count: 1, computation_count: 1, computation_devices {replica_device_ids: 5}}}
  std::string expected(
      "\x1a\x19\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\x20\x01\x28\x01"
      "\x4a\x08\x08\x01\x10\x01\x1a\x02\x08\x05",
      27);
  EXPECT_EQ(xla::compile_options("cuda", 5), expected);
}

TEST(XlaHloSummary, TakesAnyBytes) {
  EXPECT_TRUE(xla::summarize_hlo("").empty());
  std::string bytes;
  for (int i = 0; i < 4096; ++i) bytes += static_cast<char>(i * i * 31 + i / 7);
  for (std::size_t i = 0; i < bytes.size(); i += 13) xla::summarize_hlo(std::string_view(bytes).substr(i));
}

TEST(XlaArtifact, RoundTripsAndTellsDamageFromForeignBytes) {
  xla::Artifact artifact{"cpu", "t", "v 1", false, {}, std::string("\0\n\xff payload", 11)};
  artifact.signature = {
      {TensorType(DType::bf16, {2, 0, 3}), TensorType(DType::i1, {})}, {TensorType(DType::u64, {7})}, {true, false}};
  std::string bytes = xla::encode(artifact);
  xla::Artifact again = xla::decode(bytes, "xla:cpu");
  EXPECT_EQ(again.payload, artifact.payload);
  EXPECT_EQ(again.signature.arguments, artifact.signature.arguments);
  EXPECT_EQ(again.signature.results, artifact.signature.results);
  EXPECT_EQ(again.signature.donated, artifact.signature.donated);
  EXPECT_EQ(again.version, "v 1");
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    std::string torn = bytes.substr(0, i), changed = bytes;
    changed[i] = static_cast<char>(changed[i] ^ 0x10);
    Code expected = i < 19 ? Code::invalid_argument : Code::data_loss;
    EXPECT_EQ(code_of([&] { xla::decode(torn, "xla:cpu"); }), expected) << i;
    EXPECT_EQ(code_of([&] { xla::decode(changed, "xla:cpu"); }), expected) << i;
  }
}

// ---- XLA's CPU plugin

class XlaCpu : public testing::Test {
 protected:
  void SetUp() override {
    std::string why;
    if (xla::find_plugin("cpu", &why).empty()) GTEST_SKIP() << "xla:cpu needs " << why;
    engine_ = make_engine("xla:cpu");
  }
  std::vector<float> run(Executable& program, Buffer x) {
    std::vector<Buffer> arguments{std::move(x)};
    HostTensor result = engine_->download(program.run(std::move(arguments))[0]);
    return {result.as<float>().begin(), result.as<float>().end()};
  }

  std::unique_ptr<Engine> engine_;
};

TEST_F(XlaCpu, SaysWhatItIs) {
  EXPECT_EQ(engine_->name(), "xla:cpu");
  EXPECT_TRUE(engine_->target().starts_with("cpu-")) << engine_->target();
  EXPECT_NE(engine_->version().find("PJRT API 0."), std::string::npos) << engine_->version();
  EXPECT_GE(engine_->devices().size(), 1u);
  EXPECT_FALSE(engine_->supports_custom_call("__cudnn$fmhaSoftmax"));
}

TEST_F(XlaCpu, EveryElementTypeAndShapeComesBackUnchanged) {
  for (int i = 0; i < kDTypeCount; ++i) {
    for (const Dims& dims : {Dims{}, Dims{3}, Dims{2, 3, 5}, Dims{0}, Dims{4, 0, 2}}) {
      TensorType type(static_cast<DType>(i), dims);
      HostTensor tensor(type);
      for (std::size_t k = 0; k < tensor.bytes().size(); ++k) {
        tensor.bytes()[k] = std::byte(type.dtype == DType::i1 ? k % 2 : k * 37 % 120);
      }
      Buffer buffer = engine_->upload(tensor);
      EXPECT_EQ(buffer->type(), type);
      HostTensor back = engine_->download(buffer);
      EXPECT_TRUE(std::ranges::equal(back.bytes(), std::as_const(tensor).bytes())) << to_string(type);
    }
  }
}

TEST_F(XlaCpu, ATransposedResultIsRowMajorOnTheHost) {
  Function function;
  Builder b(function);
  b.returns({b.transpose(b.argument(TensorType(DType::f32, {2, 3})), {1, 0})});
  HostTensor x = HostTensor::of<float>(TensorType(DType::f32, {2, 3}), std::vector<float>{1, 2, 3, 4, 5, 6});
  EXPECT_EQ(run(*engine_->compile(function), engine_->upload(x)), (std::vector<float>{1, 4, 2, 5, 3, 6}));
}

TEST_F(XlaCpu, ADonatedArgumentIsGivenUpAndAHeldOneIsNot) {
  auto program = engine_->compile(doubled());
  Buffer x = engine_->upload(floats({1, 2, 3, 4}));
  EXPECT_EQ(run(*program, x), (std::vector<float>{2, 4, 6, 8}));
  EXPECT_EQ(run(*program, x), (std::vector<float>{2, 4, 6, 8})) << "the held argument was changed";
  for (int step = 0; step < 5; ++step) {  // one tensor from step to step
    std::vector<Buffer> arguments{std::move(x)};
    x = program->run(std::move(arguments))[0];
  }
  HostTensor result = engine_->download(x);
  EXPECT_EQ(result.as<float>()[3], 128);
}

TEST_F(XlaCpu, BuffersOfOthersAreRefused) {
  auto program = engine_->compile(doubled());
  auto cpu = make_engine("cpu");
  EXPECT_EQ(code_of([&] { program->run({cpu->upload(floats({1, 2, 3, 4}))}); }), Code::invalid_argument);
  EXPECT_EQ(code_of([&] { program->run({engine_->upload(floats({1, 2}))}); }), Code::invalid_argument);
  EXPECT_EQ(code_of([&] { program->run({}); }), Code::invalid_argument);
  EXPECT_EQ(code_of([&] { program->run({nullptr}); }), Code::invalid_argument);
}

TEST_F(XlaCpu, DevicesAreChosenByNumber) {
  std::size_t count = engine_->devices().size();
  std::string message;
  EXPECT_EQ(code_of([&] { make_engine(concat("xla:cpu:", count)); }, &message), Code::not_found);
  EXPECT_NE(message.find(concat(count, " device")), std::string::npos) << message;
  if (count < 2) GTEST_SKIP() << "the plugin has one device";
  auto second = make_engine("xla:cpu:1");
  EXPECT_EQ(second->name(), "xla:cpu:1");
  auto program = second->compile(doubled());
  EXPECT_EQ(code_of([&] {
              program->run({engine_->upload(floats({1, 2, 3, 4}))});
            }),
            Code::invalid_argument)
      << "a buffer of device 0 in a program for device 1";
  HostTensor result = second->download(program->run({second->upload(floats({1, 2, 3, 4}))})[0]);
  EXPECT_EQ(result.as<float>()[3], 8);
  auto loaded = second->load(engine_->compile(doubled())->serialize());  // compiled for device 0
  EXPECT_EQ(second->download(loaded->run({second->upload(floats({1, 2, 3, 4}))})[0]).as<float>()[1], 4);
}

TEST_F(XlaCpu, AnArtifactRunsInAnotherEngineObject) {
  std::string artifact = engine_->compile(doubled())->serialize();
  engine_ = nullptr;
  engine_ = make_engine("xla:cpu");
  auto program = engine_->load(artifact);
  EXPECT_EQ(program->arg_types(), std::vector{TensorType(DType::f32, {4})});
  EXPECT_EQ(run(*program, engine_->upload(floats({1, 2, 3, 4}))), (std::vector<float>{2, 4, 6, 8}));
  EXPECT_EQ(run(*engine_->load(program->serialize()), engine_->upload(floats({5, 2, 3, 4})))[0], 10);
}

TEST_F(XlaCpu, AnArtifactOfAnotherCompilerIsRefused) {
  xla::Artifact artifact = xla::decode(engine_->compile(doubled())->serialize(), "xla:cpu");
  artifact.version = "another";
  EXPECT_EQ(code_of([&] { engine_->load(xla::encode(artifact)); }), Code::invalid_argument);
  EXPECT_EQ(code_of([&] { engine_->load("something else"); }), Code::invalid_argument);
  std::string torn = engine_->compile(doubled())->serialize();
  torn.resize(torn.size() / 2);
  EXPECT_EQ(code_of([&] { engine_->load(torn); }), Code::data_loss);
}

TEST_F(XlaCpu, WhatItRefusesIsSaidWithItsMessageAndThePlace) {
  Module module = parse(R"("builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>) -> tensor<2xf32>, sym_name = "f"}> ({
  ^bb0(%0: tensor<2xf32>):
    %1 = "stablehlo.custom_call"(%0) <{call_target_name = "nobody_knows"}> : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%1) : (tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ())",
                        "model.mlir");
  std::string message;
  EXPECT_EQ(code_of([&] { engine_->compile(module.entry()); }, &message), Code::unsupported);
  EXPECT_TRUE(message.starts_with("[xla:cpu] XLA cannot compile this: ")) << message;
  EXPECT_NE(message.find("nobody_knows"), std::string::npos) << message;
  EXPECT_NE(message.find("(at model.mlir:4:5)"), std::string::npos) << message;
}

TEST_F(XlaCpu, OptionsThatMeanNothingToItAreRefused) {
  for (CompileOptions options : {CompileOptions{.fuse = false}, {.threads = 2}, {.profile = true}}) {
    EXPECT_EQ(code_of([&] { engine_->compile(doubled(), options); }), Code::unsupported);
  }
}

TEST_F(XlaCpu, ResultsThatDoNotFitAreAnErrorWithTheirSize) {
  Function function;
  Builder b(function);
  b.returns({b.broadcast_in_dim(b.argument(TensorType(DType::f32, {})), {1 << 20, 1 << 20, 64}, {})});  // 256 TiB
  std::string message;
  EXPECT_EQ(code_of(
                [&] {
                  auto program = engine_->compile(function);
                  engine_->wait(program->run({engine_->upload(HostTensor(TensorType(DType::f32, {})))})[0]);
                },
                &message),
            Code::resource_exhausted);
  EXPECT_NE(message.find("281474976710656"), std::string::npos) << message;
}

TEST_F(XlaCpu, DescribesItsSchedule) {
  auto program = engine_->compile(doubled());
  EXPECT_NE(program->describe().find("f32[4]"), std::string::npos) << program->describe();
  ExecutableStats stats = program->stats();
  EXPECT_EQ(stats.kernels, 1);
  EXPECT_EQ(stats.argument_bytes, 16);
  EXPECT_EQ(stats.result_bytes, 16);
}

}  // namespace
}  // namespace pcp

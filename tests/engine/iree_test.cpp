// The engines of IREE: names and flags, artifacts and damaged ones, and, where its runtime is installed, real runs on
// the processor and through Vulkan.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <iostream>
#include <map>
#include <random>
#include <thread>

#include "engine/iree/artifact.h"
#include "engine/iree/compiler.h"
#include "engine/iree/hardware.h"
#include "engine/iree/runtime.h"
#include "pcp/builder.h"
#include "pcp/engine.h"
#include "pcp/import.h"
#include "pcp/text.h"
#include "tests/engine/code_of.h"
#include "tests/sanitized.h"

namespace pcp {
namespace {

using test::code_of, test::floats;

// Takes `count` vectors of four; gives the sum of the first and the last.
Function sum_of(int count, const std::string& name = "main") {
  Function function;
  function.name = name;
  Builder b(function);
  Values arguments;
  for (int i = 0; i < count; ++i) arguments.push_back(b.argument(TensorType(DType::f32, {4})));
  b.returns({b.add(arguments.front(), arguments.back())});
  return function;
}

// One argument of the type, given back.
Function identity(const TensorType& type) {
  Function function;
  function.name = "main";
  Builder b(function);
  b.returns({b.argument(type)});
  return function;
}

// ---- Names

TEST(IreeTarget, IsABackendAndAnArchitecture) {
  EXPECT_EQ(iree::parse_target("cpu"), (iree::Target{iree::Backend::cpu, ""}));
  EXPECT_EQ(iree::parse_target("rocm:gfx942"), (iree::Target{iree::Backend::rocm, "gfx942"}));
  EXPECT_EQ(iree::to_string(iree::parse_target("cuda:sm_90")), "cuda:sm_90");
  EXPECT_EQ(code_of([] { iree::parse_target("rocm:"); }), Code::invalid_argument);
}

TEST(IreeTarget, MayEndWithTheNumberOfADevice) {
  if (!iree::missing_of_runtime().empty()) GTEST_SKIP() << iree::missing_of_runtime();
  EXPECT_EQ(make_engine("iree:cpu:0")->name(), "iree:cpu");
  EXPECT_EQ(make_engine("iree:cpu:generic:0")->name(), "iree:cpu:generic");
  std::string message;
  EXPECT_EQ(code_of([] { make_engine("iree:cpu:1"); }, &message), Code::not_found);
  EXPECT_NE(message.find("has 1 device, number 0"), std::string::npos) << message;
}

TEST(IreeTarget, OfAMisspeltBackendSuggestsTheNearest) {
  std::string message;
  EXPECT_EQ(code_of([] { iree::parse_target("vulcan"); }, &message), Code::not_found);
  EXPECT_NE(message.find("'vulkan'"), std::string::npos) << message;
  EXPECT_EQ(code_of([] { make_engine("iree:rcom"); }, &message), Code::not_found);
  EXPECT_NE(message.find("'rocm'"), std::string::npos) << message;
}

TEST(IreeTarget, NeverChangesElementTypes) {
  for (iree::Backend backend : iree::kBackends) {
    for (const std::string& flag : iree::compiler_flags({backend, ""})) {
      EXPECT_FALSE(flag.find("demote") != std::string::npos && !flag.ends_with("=false")) << flag;
    }
  }
}

TEST(IreeEngines, AreListedWithWhatIsMissing) {
  int listed = 0;
  for (const EngineEntry& entry : engines()) {
    if (!entry.name.starts_with("iree:")) continue;
    ++listed;
    EXPECT_EQ(entry.available, entry.needs.empty()) << entry.name;
    if (!entry.available) {
      EXPECT_EQ(code_of([&] { make_engine(entry.name); }), Code::failed_precondition) << entry.name;
    }
  }
  EXPECT_EQ(listed, 5);
}

// ---- Signatures and files

TEST(IreeDeclaration, GivesTheTypesOfTheProgram) {
  iree::Signature signature = iree::parse_declaration(
      "async func @main(%input0: tensor<2x3xf32>, %input1: tensor<2x3xi8> {iree.abi.encoding = tensor<2x3xui8>}, "
      "%input2: tensor<i1>) -> (%output0: tensor<0x3xbf16>)");
  EXPECT_EQ(signature.arguments, (std::vector<TensorType>{TensorType(DType::f32, {2, 3}), TensorType(DType::u8, {2, 3}),
                                                          TensorType(DType::i1, {})}));
  EXPECT_EQ(signature.results, (std::vector<TensorType>{TensorType(DType::bf16, {0, 3})}));
  EXPECT_TRUE(iree::parse_declaration("sync func @f()").results.empty());
}

TEST(IreeDeclaration, OfWhatIsNoStaticTensorIsRefused) {
  for (const char* bad : {"", "sync func @f(", "sync func @f(%a: tensor<?xf32>)", "sync func @f(%a: i32)",
                          "sync func @f(%a: tensor<2xcomplex<f32>>)", "sync func @f(tensor<2xf32>)"}) {
    EXPECT_EQ(code_of([&] { iree::parse_declaration(bad); }), Code::unsupported) << bad;
  }
}

// ---- The compiler

class IreeCompiler : public testing::Test {
 protected:
  void SetUp() override {
    std::string why;
    if (mlir_library(&why).empty()) GTEST_SKIP() << why;
  }
  static Module module_of(Function function) {
    Module module;
    module.functions.push_back(std::move(function));
    return module;
  }
};

TEST_F(IreeCompiler, SaysWhichTargetItDoesNotKnowAndTheNearest) {
  std::string message;
  EXPECT_EQ(code_of(
                [] {
                  iree::compile_vmfb(module_of(sum_of(1)), {iree::Backend::rocm, "gfx94"});
                },
                &message),
            Code::unsupported);
  EXPECT_NE(message.find("gfx94'"), std::string::npos) << message;
  EXPECT_NE(message.find("'gfx942'"), std::string::npos) << message;
}

TEST_F(IreeCompiler, ThatCrashesIsAnErrorWithItsLastWords) {
  std::string message;
  EXPECT_EQ(code_of(
                [] {
                  iree::compile_vmfb(module_of(sum_of(1)), {iree::Backend::vulkan, "nothing"});
                },
                &message),
            Code::unsupported);
  EXPECT_NE(message.find("Unknown Vulkan target 'nothing'"), std::string::npos) << message;
  EXPECT_EQ(message.find('\n'), std::string::npos);
}

TEST_F(IreeCompiler, NamesTheOperationItCannotCompile) {
  Module module = parse(R"("builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
  ^bb0(%a: tensor<4xf32>):
    %0 = "stablehlo.custom_call"(%a) <{call_target_name = "nobody_knows"}> : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ())",
                        "strange.mlir");
  std::string message;
  EXPECT_EQ(code_of([&] { iree::compile_vmfb(module, {iree::Backend::cpu, "generic"}); }, &message), Code::unsupported);
  EXPECT_NE(message.find("strange.mlir"), std::string::npos) << message;
}

// ---- Runs

class IreeEngineTest : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    std::string why;
    if (mlir_library(&why).empty()) GTEST_SKIP() << why;
    try {
      engine = make_engine(GetParam());
    } catch (const Error& error) {
      if (error.code() != Code::failed_precondition) throw;
      GTEST_SKIP() << error.what();
    }
  }
  std::vector<float> read(const Buffer& buffer) {
    HostTensor tensor = engine->download(buffer);
    auto values = tensor.as<float>();
    return {values.begin(), values.end()};
  }
  // sum_of(1), compiled once for all tests that are not about compiling.
  const std::string& doubling_artifact() {
    static std::map<std::string, std::string> compiled;
    std::string& artifact = compiled[GetParam()];
    if (artifact.empty()) artifact = engine->compile(sum_of(1))->serialize();
    return artifact;
  }
  std::unique_ptr<Executable> doubling() { return engine->load(doubling_artifact()); }

  std::unique_ptr<Engine> engine;
};

TEST_P(IreeEngineTest, SaysWhatItIs) {
  EXPECT_EQ(engine->name(), GetParam());
  EXPECT_FALSE(engine->target().empty());
  EXPECT_NE(engine->version().find("iree"), std::string::npos);
  ASSERT_FALSE(engine->devices().empty());
}

TEST_P(IreeEngineTest, EveryElementTypeAndShapeComesBackUnchanged) {
  std::vector<Function> functions;
  for (int i = 0; i < kDTypeCount; ++i) {
    for (const Dims& dims : {Dims{}, Dims{5}, Dims{0, 3}, Dims{2, 1, 3}}) {
      Function function = identity(TensorType(static_cast<DType>(i), dims));
      function.name = concat("f", functions.size());
      functions.push_back(std::move(function));
    }
  }
  auto programs = engine->compile_all(functions, {});
  std::mt19937 random(1);
  for (auto& program : programs) {
    HostTensor tensor(program->arg_types()[0]);
    for (std::byte& byte : tensor.bytes()) {
      byte = static_cast<std::byte>(tensor.type().dtype == DType::i1 ? random() & 1 : random() & 0x3F);
    }
    Buffer result = program->run({engine->upload(tensor)})[0];
    HostTensor back = engine->download(result);
    EXPECT_EQ(back.type(), tensor.type());
    EXPECT_TRUE(std::ranges::equal(back.bytes(), tensor.bytes())) << to_string(tensor.type());
  }
}

// A byte of 200 or more is negative to code that takes it for a signed number.
TEST_P(IreeEngineTest, ProductsOfUnsignedBytesAreSummedAsNumbers) {
  constexpr int kLeftRows = 4, kSummed = 6, kRightColumns = 5;
  Function function;
  function.name = "main";
  Builder b(function);
  Value x = b.argument(TensorType(DType::u8, {kLeftRows, kSummed}));
  Value y = b.argument(TensorType(DType::u8, {kSummed, kRightColumns}));
  Attrs attrs{{"dot_dimension_numbers", DotDims{{}, {}, {1}, {0}}}};
  TensorType sums(DType::i32, {kLeftRows, kRightColumns});
  b.returns(b.create(OpCode::dot_general, {x, y}, std::move(attrs), {}, {sums}));
  auto left = [](int i, int k) { return 200 + 7 * i + k; };
  auto right = [](int k, int j) { return 255 - 9 * k - j; };
  HostTensor lefts(b.type(x)), rights(b.type(y));
  for (int k = 0; k < kSummed; ++k) {
    for (int i = 0; i < kLeftRows; ++i) lefts.bytes()[i * kSummed + k] = std::byte(left(i, k));
    for (int j = 0; j < kRightColumns; ++j) rights.bytes()[k * kRightColumns + j] = std::byte(right(k, j));
  }
  Buffer result = engine->compile(function)->run({engine->upload(lefts), engine->upload(rights)})[0];
  HostTensor product = engine->download(result);
  for (int i = 0; i < kLeftRows; ++i) {
    for (int j = 0; j < kRightColumns; ++j) {
      int expected = 0;
      for (int k = 0; k < kSummed; ++k) expected += left(i, k) * right(k, j);
      EXPECT_EQ(product.as<std::int32_t>()[i * kRightColumns + j], expected) << i << ", " << j;
    }
  }
}

TEST_P(IreeEngineTest, StateStaysOnTheDeviceFromStepToStep) {
  auto program = engine->compile(sum_of(1));
  Buffer state = engine->upload(floats({1, 2, 3, 4}));
  for (int step = 0; step < 10; ++step) state = program->run({state})[0];
  EXPECT_EQ(read(state), (std::vector<float>{1024, 2048, 3072, 4096}));
}

TEST_P(IreeEngineTest, AnArgumentSomebodyHoldsIsNotOverwritten) {
  Function function = sum_of(1);
  function.arg_attrs.resize(1);
  function.arg_attrs[0].set("tf.aliasing_output", IntAttr{0, DType::i32});
  auto program = engine->compile(function);
  Buffer held = engine->upload(floats({1, 2, 3, 4}));
  Buffer result = program->run({held})[0];
  EXPECT_EQ(read(result), (std::vector<float>{2, 4, 6, 8}));
  EXPECT_EQ(read(held), (std::vector<float>{1, 2, 3, 4}));
}

// IREE updates slices in place and hands arguments back as they are.
TEST_P(IreeEngineTest, UpdatesInPlaceNeverReachWhatSomebodyHolds) {
  Function function;
  function.name = "main";
  Builder b(function);
  Value x = b.argument(TensorType(DType::f32, {4}));
  Value part = b.argument(TensorType(DType::f32, {1}));
  b.returns({b.dynamic_update_slice(x, part, {b.scalar(DType::i32, 1)}), x});
  auto program = engine->compile(function);
  auto loaded = engine->load(program->serialize());
  for (Executable* one : {program.get(), loaded.get()}) {
    Buffer held = engine->upload(floats({1, 2, 3, 4})), nine = engine->upload(floats({9}));
    std::vector<Buffer> first = one->run({held, nine});
    EXPECT_EQ(read(first[0]), (std::vector<float>{1, 9, 3, 4}));
    EXPECT_EQ(read(held), (std::vector<float>{1, 2, 3, 4}));
    Buffer returned = std::move(first[1]);
    first.clear();
    std::vector<Buffer> arguments{std::move(returned), nine};
    Buffer second = one->run(std::move(arguments))[0];
    EXPECT_EQ(read(second), (std::vector<float>{1, 9, 3, 4}));
    EXPECT_EQ(read(held), (std::vector<float>{1, 2, 3, 4}));
  }
}

// IREE 3.13 itself overwrites the operand before the sum has been read. It needs all of this: the sum, a slice of
// something else, and an operation in place.
TEST_P(IreeEngineTest, NothingIsOverwrittenBeforeOthersHaveReadIt) {
  constexpr std::int64_t kRows = 11, kColumns = 32;
  const TensorType matrix(DType::f32, {kRows, kColumns});
  auto sums_beside = [&](const std::function<Value(Builder&, Value)>& in_place) {
    Function function;
    function.name = "main";
    Builder b(function);
    Value x = b.argument(matrix), other = b.argument(TensorType(DType::f32, {40, 30}));
    Value doubled = b.add(x, x);
    b.returns({b.reduce(doubled, OpCode::add, {1}), b.slice(other, {0, 15}, {40, 30}), in_place(b, doubled)});
    std::vector<float> rows;  // a row holds its own number
    for (std::int64_t i = 0; i < matrix.elements(); ++i) rows.push_back(static_cast<float>(kRows - i / kColumns));
    Buffer given = engine->upload(HostTensor::of<float>(matrix, rows));
    return read(engine->compile(function)->run({given, engine->upload(HostTensor(b.type(other)))})[0]);
  };
  std::vector<float> expected;
  for (std::int64_t row = 0; row < kRows; ++row) expected.push_back(static_cast<float>(2 * kColumns * (kRows - row)));
  EXPECT_EQ(sums_beside([](Builder& b, Value x) {
              Value zero = b.scalar(DType::i32, 0);
              Value part = b.broadcast(b.scalar(DType::f32, 100), {kRows, kColumns - 1});
              return b.dynamic_update_slice(x, part, {zero, zero});
            }),
            expected);
  EXPECT_EQ(sums_beside([](Builder& b, Value x) {
              TensorType element(DType::f32, {});
              Region less = b.region({element, element}, [](Builder& inside, const Values& pair) {
                return Values{inside.compare(pair[0], pair[1], "LT")};
              });
              return b.create(OpCode::sort, {x}, {{"dimension", IntAttr{0}}}, {std::move(less)})[0];
            }),
            expected);
}

TEST_P(IreeEngineTest, WrongArgumentsAreRefusedAndLeaveItUsable) {
  auto program = doubling();
  EXPECT_EQ(code_of([&] { program->run({}); }), Code::invalid_argument);
  EXPECT_EQ(code_of([&] { program->run({nullptr}); }), Code::invalid_argument);
  EXPECT_EQ(code_of([&] { program->run({engine->upload(floats({1}))}); }), Code::invalid_argument);
  EXPECT_EQ(code_of([&] { program->run({make_engine("cpu")->upload(floats({1, 2, 3, 4}))}); }), Code::invalid_argument);
  EXPECT_EQ(read(program->run({engine->upload(floats({1, 2, 3, 4}))})[0]), (std::vector<float>{2, 4, 6, 8}));
}

TEST_P(IreeEngineTest, AnArtifactRunsInAnotherEngineObject) {
  std::string artifact = engine->compile(sum_of(1, "twice"))->serialize();
  auto other = make_engine(GetParam());
  auto program = other->load(artifact);
  EXPECT_EQ(program->arg_types(), (std::vector<TensorType>{TensorType(DType::f32, {4})}));
  HostTensor result = other->download(program->run({other->upload(floats({1, 2, 3, 4}))})[0]);
  EXPECT_EQ(result.as<float>()[3], 8);
  EXPECT_EQ(program->serialize(), artifact);
}

TEST_P(IreeEngineTest, APlainModuleRunsByWhatItSaysOfItself) {
  Module module;
  module.functions.push_back(sum_of(2));
  iree::Target target{std::string(GetParam()) == "iree:cpu" ? iree::Backend::cpu : iree::Backend::vulkan, ""};
  auto program = engine->load(iree::compile_vmfb(module, target));
  ASSERT_EQ(program->arg_types().size(), 2u);
  Buffer x = engine->upload(floats({1, 2, 3, 4}));
  EXPECT_EQ(read(program->run({x, x})[0]), (std::vector<float>{2, 4, 6, 8}));
}

TEST_P(IreeEngineTest, AnArtifactOfAnotherTargetIsRefused) {
  iree::Artifact artifact = iree::unpack(doubling_artifact(), "test");
  artifact.target = "cpu:another";
  EXPECT_EQ(code_of([&] { engine->load(iree::pack(artifact)); }), Code::invalid_argument);
}

// Every torn or changed byte of what is run is noticed before it runs.
TEST_P(IreeEngineTest, ADamagedModuleIsRefused) {
  const std::string& artifact = doubling_artifact();
  auto refused = [&](const std::string& bytes) {
    try {
      engine->load(bytes);
      return false;
    } catch (const Error& error) {
      return error.code() == Code::data_loss || error.code() == Code::invalid_argument ||
             error.code() == Code::not_found || error.code() == Code::unsupported;
    }
  };
  for (std::size_t size = 0; size + 1 < artifact.size(); size += 1 + artifact.size() / 97) {
    EXPECT_TRUE(refused(artifact.substr(0, size))) << "cut to " << size << " of " << artifact.size();
  }
  std::mt19937 random(7);
  int accepted = 0;
  constexpr int kFlips = 200;
  for (int i = 0; i < kFlips; ++i) {
    std::string damaged = artifact;
    damaged[random() % damaged.size()] ^= static_cast<char>(1 << random() % 8);
    accepted += !refused(damaged);
  }
  EXPECT_LT(accepted, kFlips / 10) << "only padding and the archive's own list may change unnoticed";
  EXPECT_TRUE(refused(""));
  EXPECT_TRUE(refused("not a module"));
  EXPECT_TRUE(refused(std::string("PK\3\4", 4) + std::string(100, 'x')));
}

TEST_P(IreeEngineTest, BuffersOfAThousandRunsAreGivenBack) {
  auto program = doubling();
  Buffer x = engine->upload(floats({1, 2, 3, 4}));
  auto in_use = [&] { return engine->memory().value().in_use_bytes; };
  program->run({x});
  std::int64_t before = in_use();
  for (int i = 0; i < 1000; ++i) {
    Buffer result = program->run({x})[0];
    if (i % 100 == 0) engine->wait(result);
  }
  EXPECT_EQ(in_use(), before);
  EXPECT_EQ(before, 16);
}

TEST_P(IreeEngineTest, ThreadsShareAnEngine) {
  auto program = doubling();
  std::vector<std::thread> threads;
  std::atomic<int> wrong = 0;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      for (int i = 0; i < 25; ++i) {
        auto value = static_cast<float>(t * 100 + i);
        Buffer result = program->run({engine->upload(floats({value, 0, 0, 0}))})[0];
        wrong += engine->download(result).as<float>()[0] != 2 * value;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
}

TEST_P(IreeEngineTest, SignalsAreLeftAlone) {
  struct sigaction before {};
  sigaction(SIGINT, nullptr, &before);
  engine->compile(sum_of(1));
  struct sigaction after {};
  sigaction(SIGINT, nullptr, &after);
  EXPECT_EQ(before.sa_handler, after.sa_handler);
  EXPECT_EQ(after.sa_handler, SIG_DFL);
}

double processor_seconds() {
  timespec used{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  return static_cast<double>(used.tv_sec) + 1e-9 * static_cast<double>(used.tv_nsec);
}

// Mesa's software driver alone would keep two cores busy.
TEST_P(IreeEngineTest, AnEngineWithNothingToDoLeavesTheProcessorAlone) {
  auto program = doubling();
  engine->wait(program->run({engine->upload(floats({1, 2, 3, 4}))})[0]);
  double before = processor_seconds();
  std::this_thread::sleep_for(std::chrono::milliseconds(600));
  EXPECT_LT(processor_seconds() - before, 0.1);
}

// Not a check: what a call costs, with one argument and with 120.
TEST_P(IreeEngineTest, CallsAreTimed) {
  if (test::is_sanitized()) GTEST_SKIP() << "calls are timed in the release";
  for (int arguments : {1, 120}) {
    auto program = engine->compile(sum_of(arguments));
    std::vector<Buffer> given(static_cast<std::size_t>(arguments), engine->upload(floats({1, 2, 3, 4})));
    for (int i = 0; i < 20; ++i) engine->wait(program->run(given)[0]);
    std::vector<double> submit, whole;
    for (int i = 0; i < 200; ++i) {
      auto start = std::chrono::steady_clock::now();
      Buffer result = program->run(given)[0];
      submit.push_back(std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count());
      engine->wait(result);
      whole.push_back(std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count());
    }
    std::ranges::sort(submit);
    std::ranges::sort(whole);
    std::cout << GetParam() << ", " << arguments << " arguments: run() returns after " << submit[100]
              << " us, results are there after " << whole[100] << " us (medians)\n";
    EXPECT_EQ(submit.size(), 200u);
  }
}

INSTANTIATE_TEST_SUITE_P(Engines, IreeEngineTest, testing::Values("iree:cpu", "iree:vulkan"), [](const auto& instance) {
  std::string name = instance.param;
  std::ranges::replace(name, ':', '_');
  return name;
});

}  // namespace
}  // namespace pcp

// Long sums: accurate, and the same whatever the number of threads.
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "pcp/builder.h"
#include "pcp/engine.h"

namespace pcp {
namespace {

std::vector<float> sum_of(float value, Dims dims, Dims reduced, int threads) {
  Function function;
  Builder b(function);
  TensorType type(DType::f32, dims);
  b.returns({b.reduce(b.argument(type), OpCode::add, reduced)});
  auto engine = make_engine("cpu");
  Buffer argument = engine->upload(HostTensor(Constant::splat(type, value)));
  HostTensor result = engine->download(engine->compile(function, {.threads = threads})->run({argument})[0]);
  auto values = result.as<float>();
  return {values.begin(), values.end()};
}

TEST(Reduction, LongSumsOverAnyDimensionsAreAccurate) {
  struct Case {
    Dims dims, reduced;
    double count;
  };
  for (const Case& c :
       {Case{{1000000, 8}, {0}, 1e6}, Case{{8, 1000000}, {1}, 1e6}, Case{{20000, 1500}, {0}, 2e4},
        Case{{4000000}, {0}, 4e6}, Case{{3, 300000, 5}, {1}, 3e5}, Case{{1000, 7, 1000}, {0, 2}, 1e6}}) {
    auto one = sum_of(0.1f, c.dims, c.reduced, 1), two = sum_of(0.1f, c.dims, c.reduced, 2);
    EXPECT_EQ(one, two) << to_string(c.dims);
    for (float sum : one) EXPECT_NEAR(sum / (0.1f * c.count), 1.0, 2e-5) << to_string(c.dims);
  }
}

// Sums that are no plain sums: from another initial value, and two at a time.
TEST(Reduction, AnyRegionGivesTheSameBitsForAnyNumberOfThreads) {
  for (const Dims& dims : {Dims{100000}, Dims{3, 40000}, Dims{700}}) {
    Dims last{static_cast<std::int64_t>(dims.size()) - 1};
    Function function;
    Builder b(function);
    TensorType type(DType::f32, dims), scalar(DType::f32, {});
    Value x = b.argument(type), half = b.scalar(DType::f32, 0.5);
    Region add = b.region({scalar, scalar}, [](Builder& in, const Values& v) { return Values{in.add(v[0], v[1])}; });
    Region both = b.region({scalar, scalar, scalar, scalar}, [](Builder& in, const Values& v) {
      return Values{in.add(v[0], v[2]), in.add(v[1], in.multiply(v[3], v[3]))};
    });
    std::vector<Region> one_region, two_region;
    one_region.push_back(std::move(add));
    two_region.push_back(std::move(both));
    Values results = b.create(OpCode::reduce, {x, half}, {{"dimensions", last}}, std::move(one_region));
    Values pair = b.create(OpCode::reduce, {x, x, half, half}, {{"dimensions", last}}, std::move(two_region));
    results.insert(results.end(), pair.begin(), pair.end());
    b.returns(results);
    std::vector<float> values;
    std::mt19937 random(3);
    std::normal_distribution<float> normal;
    for (std::int64_t i = 0; i < type.elements(); ++i) values.push_back(normal(random));

    auto engine = make_engine("cpu");
    std::vector<std::vector<float>> expected;
    for (int threads : {1, 2, 3, 7}) {
      Buffer argument = engine->upload(HostTensor::of<float>(type, values));
      std::vector<std::vector<float>> got;
      for (const Buffer& result : engine->compile(function, {.threads = threads})->run({argument})) {
        HostTensor tensor = engine->download(result);
        got.emplace_back(tensor.as<float>().begin(), tensor.as<float>().end());
      }
      if (threads == 1) expected = got;
      EXPECT_EQ(got, expected) << to_string(dims) << ", " << threads << " threads";
    }
    double sum = 0.5;
    for (std::int64_t i = 0; i < dims.back(); ++i) sum += static_cast<double>(values[static_cast<std::size_t>(i)]);
    EXPECT_NEAR(expected[0][0], sum, 1e-3);
    EXPECT_NEAR(expected[1][0], sum, 1e-3);
  }
}

// A region is one program, however long it is.
TEST(Reduction, ALongRegion) {
  constexpr int kOps = 700;
  constexpr std::int64_t kLength = 5;
  Function function;
  Builder b(function);
  TensorType scalar(DType::f32, {});
  Value x = b.argument(TensorType(DType::f32, {kLength}));
  std::vector<Region> regions;
  regions.push_back(b.region({scalar, scalar}, [](Builder& in, const Values& args) {
    Value sum = in.add(args[0], args[1]);
    for (int i = 0; i < kOps; ++i) sum = in.negate(sum);
    return Values{sum};
  }));
  b.returns(b.create(OpCode::reduce, {x, b.scalar(DType::f32, 0)}, {{"dimensions", Dims{0}}}, std::move(regions)));
  auto engine = make_engine("cpu");
  std::vector<float> values{1, 2, 3, 4, 5};
  Buffer argument = engine->upload(HostTensor::of<float>(TensorType(DType::f32, {kLength}), values));
  EXPECT_EQ(engine->download(engine->compile(function, {})->run({argument})[0]).as<float>()[0], 15.0f);
}

// A log-sum-exp of zeros as JAX writes it, bf16 all the way: what is carried is f32, or it sticks where a step is less
// than half a unit.
TEST(Reduction, AScanOfHalvesCarriesMoreThanItWrites) {
  constexpr std::int64_t kLength = 1000;
  for (DType dtype : {DType::bf16, DType::f16}) {
    Function function;
    Builder b(function);
    TensorType scalar(dtype, {});
    Value x = b.convert(b.argument(TensorType(DType::f32, {kLength})), dtype);
    std::vector<Region> regions;
    regions.push_back(b.region({scalar, scalar}, [](Builder& in, const Values& args) {
      Value difference = in.subtract(args[0], args[1]);
      Value distance = in.negate(in.unary(OpCode::abs, difference));
      Value sum = in.add(in.maximum(args[0], args[1]), in.unary(OpCode::log_plus_one, in.exponential(distance)));
      Value is_number = in.compare(difference, difference, "EQ");  // not of two equal infinities
      return Values{in.select(is_number, sum, in.add(args[0], args[1]))};
    }));
    Value initial = b.constant(neutral(OpCode::maximum, dtype));
    Constant padding =
        Constant::of<std::int64_t>(TensorType(DType::i64, {1, 2}), std::vector<std::int64_t>{kLength - 1, 0});
    Value sums = b.create1(OpCode::reduce_window, {x, initial},
                           {{"window_dimensions", Dims{kLength}}, {"padding", padding}}, std::move(regions));
    b.returns({b.convert(sums, DType::f32)});
    auto engine = make_engine("cpu");
    Buffer argument = engine->upload(HostTensor(TensorType(DType::f32, {kLength})));
    HostTensor result = engine->download(engine->compile(function, {})->run({argument})[0]);
    for (std::size_t i = 0; i < kLength; ++i)
      ASSERT_NEAR(result.as<float>()[i], std::log(static_cast<double>(i + 1)), dtype == DType::bf16 ? 0.02 : 0.003)
          << name(dtype) << " " << i;
  }
}

}  // namespace
}  // namespace pcp

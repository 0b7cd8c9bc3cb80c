// Long sums: accurate, and the same whatever the number of threads.
#include <gtest/gtest.h>

#include <cmath>

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

}  // namespace
}  // namespace pcp

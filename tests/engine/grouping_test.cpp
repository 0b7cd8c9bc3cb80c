// Operations that share a loop, or almost: what comes out against plain loops.
#include <gtest/gtest.h>

#include <cmath>

#include "engine/schedule/schedule.h"
#include "tests/engine/code_of.h"
#include "tests/engine/whole_numbers.h"

namespace pcp {
namespace {

using test::f32;
using test::function_of;
using test::Numbers;

// A sum too long for a tile ends its loop; the values it sums are spread over rows by another operation.
TEST(Grouping, WhatIsSummedIsAlsoSpreadOverRows) {
  constexpr std::int64_t kLong = 5000, kCols = 8;
  Function f = function_of([](Builder& b) {
    Value x = b.argument(f32({kLong})), z = b.argument(f32({kLong, kCols}));
    Value e = b.negate(x);
    return Values{b.reduce(e, OpCode::add, {0}), b.multiply(b.broadcast_in_dim(e, {kLong, kCols}, {0}), z)};
  });
  auto arguments = test::whole_arguments(f);
  float sum = 0.0f;
  Numbers products;
  for (std::size_t i = 0; i < kLong; ++i) {
    sum -= arguments[0][i];
    for (std::size_t c = 0; c < kCols; ++c) products.push_back(-arguments[0][i] * arguments[1][i * kCols + c]);
  }
  auto results = test::run_on(f, arguments);
  EXPECT_EQ(results[0], Numbers{sum});
  EXPECT_EQ(results[1], products);
}

}  // namespace
}  // namespace pcp

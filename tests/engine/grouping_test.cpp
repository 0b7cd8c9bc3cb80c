// Operations that share a loop, or almost: what comes out against plain loops.
#include <gtest/gtest.h>

#include <cmath>

#include "engine/schedule/schedule.h"
#include "tests/engine/code_of.h"
#include "tests/engine/whole_numbers.h"

namespace pcp {
namespace {

using test::f32;
using test::Floats;
using test::function_of;

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
  Floats products;
  for (std::size_t i = 0; i < kLong; ++i) {
    sum -= arguments[0][i];
    for (std::size_t c = 0; c < kCols; ++c) products.push_back(-arguments[0][i] * arguments[1][i * kCols + c]);
  }
  auto results = test::run_on(f, arguments);
  EXPECT_EQ(results[0], Floats{sum});
  EXPECT_EQ(results[1], products);
}

// Sums across the grain read terms that are computed from values that stand behind the first sum.
TEST(Grouping, ASumStandsBetweenTheTermsOfAnother) {
  constexpr std::int64_t kOuter = 16, kKept = 32, kInner = 32, kElements = kOuter * kKept * kInner;
  Function f = function_of([](Builder& b) {
    TensorType type = f32({kOuter, kKept, kInner});
    Value x = b.argument(type), v = b.argument(f32({kInner})), w = b.argument(f32({kInner}));
    Value z = b.multiply(x, b.splat(type, 2));
    Value r = b.reduce(b.multiply(z, b.broadcast_in_dim(v, type.dims, {2})), OpCode::add, {0, 2});
    Value s = b.reduce(b.add(z, b.broadcast_in_dim(w, type.dims, {2})), OpCode::add, {0, 2});
    return Values{b.add(r, s)};
  });
  auto arguments = test::whole_arguments(f);
  Floats expected(kKept, 0.0f);
  for (std::size_t i = 0; i < kElements; ++i) {
    float z = 2 * arguments[0][i];
    expected[i / kInner % kKept] += z * arguments[1][i % kInner] + z + arguments[2][i % kInner];
  }
  EXPECT_EQ(test::run_on(f, arguments)[0], expected);
}

// The same of sums along rows, which compute their terms themselves: a transposed value keeps them out of the loop
// that makes the terms.
TEST(Grouping, ALoopThatComputesValuesAgainStandsBetweenWhatTheyRead) {
  constexpr std::int64_t kRows = 64, kCols = 512;
  Function f = function_of([](Builder& b) {
    TensorType type = f32({kRows, kCols});
    Value x = b.argument(type), v = b.argument(f32({kCols})), w = b.argument(f32({kCols}));
    Value other = b.argument(f32({kCols, kRows}));
    Value z = b.multiply(x, b.splat(type, 2));
    Value y = b.negate(z);
    Value turned = b.transpose(b.matmul(b.transpose(y, {1, 0}), b.argument(f32({kRows, kRows}))), {1, 0});
    Value first = b.multiply(z, b.broadcast_in_dim(v, type.dims, {1}));
    Value r = b.reduce(b.add(first, turned), OpCode::add, {1});
    Value second = b.add(z, b.broadcast_in_dim(w, type.dims, {1}));
    Value s = b.reduce(b.add(second, b.add(turned, b.transpose(other, {1, 0}))), OpCode::add, {1});
    return Values{b.add(r, s)};
  });
  auto arguments = test::whole_arguments(f);
  Floats expected(kRows, 0.0f);
  for (std::size_t r = 0; r < kRows; ++r) {
    for (std::size_t c = 0; c < kCols; ++c) {
      float turned = 0.0f;
      for (std::size_t k = 0; k < kRows; ++k) turned -= 2 * arguments[0][k * kCols + c] * arguments[4][k * kRows + r];
      float z = 2 * arguments[0][r * kCols + c];
      expected[r] += z * arguments[1][c] + z + arguments[2][c] + 2 * turned + arguments[3][c * kRows + r];
    }
  }
  EXPECT_EQ(test::run_on(f, arguments)[0], expected);
}

// Every operation reads two values of its own: more values than a loop can hold long before it is long.
TEST(Grouping, ALongChainWithManyInputsIsSplit) {
  constexpr int kSelects = 180;
  constexpr std::int64_t kLength = 100;
  Function f = function_of([](Builder& b) {
    Value x = b.argument(f32({kLength})), masks = b.argument(f32({kSelects, kLength}));
    Value others = b.argument(f32({kSelects, kLength}));
    Value positive = b.compare(masks, b.splat(f32({kSelects, kLength}), 0), "GT");
    positive = b.create1(OpCode::optimization_barrier, {positive});
    for (int i = 0; i < kSelects; ++i) {
      auto row = [&](Value of) { return b.reshape(b.slice(of, {i, 0}, {i + 1, kLength}), {kLength}); };
      x = b.select(row(positive), row(others), x);
    }
    return Values{x};
  });
  auto arguments = test::whole_arguments(f);
  Floats expected = arguments[0];
  for (std::size_t i = 0; i < kSelects * kLength; ++i) {
    if (arguments[1][i] > 0) expected[i % kLength] = arguments[2][i];
  }
  EXPECT_EQ(test::run_on(f, arguments)[0], expected);
}

TEST(Grouping, ALongChainIsSplit) {
  constexpr int kOps = 1000;
  constexpr std::int64_t kLength = 100;
  Function f = function_of([](Builder& b) {
    Value x = b.argument(f32({kLength})), y = b.argument(f32({kLength}));
    for (int i = 0; i < kOps; ++i) x = i % 2 == 0 ? b.add(x, y) : b.maximum(x, y);
    return Values{x};
  });
  auto arguments = test::whole_arguments(f);
  Floats expected = arguments[0];
  for (int i = 0; i < kOps; ++i) {
    for (std::size_t k = 0; k < kLength; ++k) {
      float& x = expected[k];
      x = i % 2 == 0 ? x + arguments[1][k] : std::max(x, arguments[1][k]);
    }
  }
  EXPECT_EQ(test::run_on(f, arguments)[0], expected);
}

}  // namespace
}  // namespace pcp

// Products that write straight into a concatenation or another layout, against plain loops.
#include <gtest/gtest.h>

#include "engine/cpu/target.h"
#include "engine/schedule/schedule.h"
#include "tests/engine/code_of.h"
#include "tests/engine/whole_numbers.h"

namespace pcp {
namespace {

using test::f32;
using test::Floats;
using test::function_of;

constexpr std::int64_t kProductRows = 8, kProductDepth = 4, kProductWidth = 16;

// x · w for each of `count` weights.
Values products(Builder& b, int count) {
  Value x = b.argument(f32({kProductRows, kProductDepth}));
  Values all;
  for (int i = 0; i < count; ++i) all.push_back(b.matmul(x, b.argument(f32({kProductDepth, kProductWidth}))));
  return all;
}
std::vector<Floats> expected_products(const std::vector<Floats>& arguments) {
  std::vector<Floats> all;
  for (std::size_t i = 1; i < arguments.size(); ++i)
    all.push_back(test::product(arguments[0], arguments[i], kProductRows, kProductDepth, kProductWidth));
  return all;
}
// Rows of the first, then of the second...
Floats side_by_side(const std::vector<Floats>& parts) {
  Floats all;
  for (std::int64_t r = 0; r < kProductRows; ++r) {
    for (const Floats& part : parts)
      all.insert(all.end(), part.begin() + r * kProductWidth, part.begin() + (r + 1) * kProductWidth);
  }
  return all;
}

TEST(WriteThrough, AConcatenationOfAConcatenation) {
  Function f = function_of([](Builder& b) {
    Values parts = products(b, 3);
    return Values{b.concatenate({b.concatenate({parts[0], parts[1]}, 1), parts[2]}, 1)};
  });
  auto arguments = test::whole_arguments(f);
  EXPECT_EQ(test::run_on(f, arguments)[0], side_by_side(expected_products(arguments)));
  // Nothing but the products: each writes where its columns lie.
  EXPECT_EQ(schedule::build_schedule(f, cpu::target())->steps.size(), 3u);
}

TEST(WriteThrough, AProductThatIsTakenTwice) {
  Function f = function_of([](Builder& b) {
    Values parts = products(b, 1);
    return Values{b.concatenate({parts[0], parts[0]}, 1)};
  });
  auto arguments = test::whole_arguments(f);
  Floats part = expected_products(arguments)[0];
  EXPECT_EQ(test::run_on(f, arguments)[0], side_by_side({part, part}));
}

TEST(WriteThrough, AConcatenationThatIsReadTwice) {
  Function f = function_of([](Builder& b) {
    Values parts = products(b, 3);
    Value inner = b.concatenate({parts[0], parts[1]}, 1);
    return Values{b.concatenate({inner, parts[2]}, 1), b.transpose(inner, {1, 0})};
  });
  auto arguments = test::whole_arguments(f);
  auto parts = expected_products(arguments);
  auto results = test::run_on(f, arguments);
  EXPECT_EQ(results[0], side_by_side(parts));
  Floats turned;
  for (int p : {0, 1}) {
    for (std::size_t c = 0; c < kProductWidth; ++c) {
      for (std::size_t r = 0; r < kProductRows; ++r)
        turned.push_back(parts[static_cast<std::size_t>(p)][r * kProductWidth + c]);
    }
  }
  EXPECT_EQ(results[1], turned);
}

TEST(WriteThrough, ASliceOfAConcatenation) {
  Function f = function_of([](Builder& b) {
    Values parts = products(b, 2);
    Value pair = b.reshape(b.concatenate(parts, 1), {kProductRows, 2, kProductWidth});
    return Values{b.slice(pair, {0, 1, 0}, {kProductRows, 2, kProductWidth})};
  });
  auto arguments = test::whole_arguments(f);
  EXPECT_EQ(test::run_on(f, arguments)[0], expected_products(arguments)[1]);
}

TEST(WriteThrough, ThePartOfAProductThatIsConcatenated) {
  constexpr std::int64_t kUsed = kProductRows / 2;
  Function f = function_of([](Builder& b) {
    Values parts = products(b, 2);
    auto top = [&](Value x) { return b.slice(x, {0, 0}, {kUsed, kProductWidth}); };
    return Values{b.concatenate({top(parts[0]), top(parts[1])}, 1)};
  });
  auto arguments = test::whole_arguments(f);
  Floats expected = side_by_side(expected_products(arguments));
  expected.resize(static_cast<std::size_t>(kUsed * 2 * kProductWidth));
  EXPECT_EQ(test::run_on(f, arguments)[0], expected);
}

TEST(WriteThrough, TheBitsOfAProductInAnotherLayout) {
  constexpr std::int64_t kBatch = 2;
  Function f = function_of([](Builder& b) {
    Value x = b.argument(f32({kBatch, kProductRows, kProductDepth})),
          w = b.argument(f32({kBatch, kProductDepth, kProductWidth}));
    Value bits = b.create1(OpCode::bitcast_convert, {b.matmul(x, w)}, {}, {},
                           {TensorType(DType::i32, {kBatch, kProductRows, kProductWidth})});
    return Values{b.transpose(bits, {1, 0, 2})};
  });
  auto arguments = test::whole_arguments(f);
  std::vector<Floats> entries;
  for (std::int64_t e = 0; e < kBatch; ++e) {
    auto x = arguments[0].begin() + e * kProductRows * kProductDepth,
         w = arguments[1].begin() + e * kProductDepth * kProductWidth;
    entries.push_back(test::product({x, x + kProductRows * kProductDepth}, {w, w + kProductDepth * kProductWidth},
                                    kProductRows, kProductDepth, kProductWidth));
  }
  EXPECT_EQ(test::run_on(f, arguments)[0], side_by_side(entries));
}

}  // namespace
}  // namespace pcp

#include <gtest/gtest.h>

#include "pcp/passes.h"
#include "tests/passes/expression.h"

namespace pcp {
namespace {

// reduce of tensors of 2x3, each from its start.
Function reduction(DType dtype, const std::vector<OpCode>& codes, const std::vector<double>& starts) {
  return test::build([&](Builder& b) {
    Values operands;
    for (std::size_t i = 0; i < codes.size(); ++i) operands.push_back(b.argument({dtype, {2, 3}}));
    for (double start : starts) operands.push_back(b.scalar(dtype, start));
    std::vector<TensorType> scalars(2 * codes.size(), TensorType(dtype, {}));
    std::vector<Region> body;
    body.push_back(b.region(scalars, [&](Builder& in, const Values& args) {
      Values results;
      for (std::size_t i = 0; i < codes.size(); ++i) {
        results.push_back(in.binary(codes[i], args[codes.size() + i], args[i]));
      }
      return results;
    }));
    return b.create(OpCode::reduce, operands, {{"dimensions", Dims{1}}}, std::move(body));
  });
}

std::string rewritten(const Function& function) { return test::expressions(start_reductions_from_neutral(function)); }

TEST(NeutralStarts, AnInitialValueIsCombinedOnceAfterTheFold) {
  EXPECT_EQ(rewritten(reduction(DType::f32, {OpCode::add}, {0.5})),
            "add(reduce[1](a0, 0){add(r0, r1)}, broadcast_in_dim[2;](0.5))");
  EXPECT_EQ(rewritten(reduction(DType::i16, {OpCode::minimum}, {7})),
            "minimum(reduce[1](a0, 32767){minimum(r0, r1)}, broadcast_in_dim[2;](7))");
}

TEST(NeutralStarts, AnInitialValueOfAnArgumentIsTakenOnceAsWell) {
  Function function = test::build([](Builder& b) {
    Value x = b.argument({DType::f32, {3}}), start = b.argument({DType::f32, {}});
    std::vector<Region> body;
    body.push_back(b.region({{DType::f32, {}}, {DType::f32, {}}},
                            [](Builder& in, const Values& args) { return Values{in.multiply(args[0], args[1])}; }));
    return b.create(OpCode::reduce, {x, start}, {{"dimensions", Dims{0}}}, std::move(body));
  });
  EXPECT_EQ(rewritten(function), "multiply(reduce[0](a0, 1){multiply(r0, r1)}, broadcast_in_dim[;](a1))");
}

TEST(NeutralStarts, TensorsFoldedTogetherAreFoldedOneByOne) {
  EXPECT_EQ(rewritten(reduction(DType::u8, {OpCode::add, OpCode::xor_}, {0, 3})),
            "reduce[1](a0, 0){add(r0, r1)}, "
            "xor(reduce[1](a1, 0){xor(r0, r1)}, broadcast_in_dim[2;](3))");
}

TEST(NeutralStarts, WhatStartsRightStays) {
  const std::vector<Function> unchanged{
      reduction(DType::f32, {OpCode::add}, {0}),
      reduction(DType::f32, {OpCode::add}, {-0.0}),  // a sum of -0.0 alone is -0.0 from here, and 0.0 from 0.0
      reduction(DType::f32, {OpCode::add, OpCode::maximum}, {-0.0, 1}),
      reduction(DType::i1, {OpCode::and_}, {1}),
      reduction(DType::f32, {OpCode::subtract}, {0.5}),  // no reducer
  };
  for (const Function& function : unchanged) EXPECT_EQ(rewritten(function), test::expressions(function));
}

}  // namespace
}  // namespace pcp

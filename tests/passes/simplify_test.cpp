#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "pcp/passes.h"
#include "tests/passes/expression.h"

namespace pcp {
namespace {

using test::Fill;

constexpr DType f32 = DType::f32, i32 = DType::i32, i1 = DType::i1;

std::string simplified(const Fill& fill) { return test::expressions(simplify(test::build(fill))); }

// One argument of this type, one result.
std::string simplified(TensorType type, const std::function<Value(Builder&, Value)>& fill) {
  return simplified([&](Builder& b) {
    Value x = b.argument(type);
    return Values{fill(b, x)};
  });
}

Fill one_op(TensorType type, OpCode code, double constant, bool constant_first = false) {
  return [=](Builder& b) {
    Value x = b.argument(type);
    Value c = b.splat(type, constant);
    return Values{constant_first ? b.binary(code, c, x) : b.binary(code, x, c)};
  };
}

TEST(SimplifyShape, ReshapesCollapse) {
  EXPECT_EQ(simplified({f32, {2, 3}},
                       [](Builder& b, Value x) {
                         return b.reshape(b.reshape(x, {6}), {3, 2});
                       }),
            "reshape[3,2](a0)");
  EXPECT_EQ(simplified({f32, {2, 3}}, [](Builder& b, Value x) { return b.reshape(b.reshape(x, {6}), {2, 3}); }), "a0");
}

TEST(SimplifyShape, TransposesCompose) {
  EXPECT_EQ(simplified({f32, {2, 3, 4}},
                       [](Builder& b, Value x) {
                         return b.transpose(b.transpose(x, {1, 0, 2}), {2, 0, 1});
                       }),
            "transpose[2,1,0](a0)");
  EXPECT_EQ(simplified({f32, {2, 3}},
                       [](Builder& b, Value x) {
                         return b.transpose(b.transpose(x, {1, 0}), {1, 0});
                       }),
            "a0");
  EXPECT_EQ(simplified({f32, {2, 3}}, [](Builder& b, Value x) { return b.transpose(x, {0, 1}); }), "a0");
}

TEST(SimplifyShape, MovingUnitDimensionsIsAReshape) {
  EXPECT_EQ(simplified({f32, {2, 1, 3}},
                       [](Builder& b, Value x) {
                         return b.transpose(x, {1, 0, 2});
                       }),
            "reshape[1,2,3](a0)");
  EXPECT_EQ(simplified({f32, {2, 1, 3}},
                       [](Builder& b, Value x) {
                         return b.transpose(x, {2, 1, 0});
                       }),
            "transpose[2,1,0](a0)");
  EXPECT_EQ(simplified({f32, {2, 3}},
                       [](Builder& b, Value x) {
                         return b.broadcast_in_dim(x, {2, 1, 3}, {0, 2});
                       }),
            "reshape[2,1,3](a0)");
  EXPECT_EQ(simplified({f32, {2, 3}}, [](Builder& b, Value x) { return b.broadcast_in_dim(x, {2, 3}, {0, 1}); }), "a0");
}

TEST(SimplifyShape, BroadcastsCompose) {
  EXPECT_EQ(simplified({f32, {3}},
                       [](Builder& b, Value x) {
                         return b.broadcast_in_dim(b.broadcast_in_dim(x, {2, 3}, {1}), {4, 2, 3}, {1, 2});
                       }),
            "broadcast_in_dim[4,2,3;2](a0)");
  EXPECT_EQ(simplified({f32, {1, 3}},
                       [](Builder& b, Value x) {
                         return b.broadcast_in_dim(b.broadcast_in_dim(x, {5, 3}, {0, 1}), {4, 5, 3}, {1, 2});
                       }),
            "broadcast_in_dim[4,5,3;1,2](a0)");
}

TEST(SimplifyShape, BroadcastReadsThroughUnitDimensionsThatAReshapeAdded) {
  EXPECT_EQ(simplified({f32, {8, 4}},
                       [](Builder& b, Value x) {
                         return b.broadcast_in_dim(b.reshape(x, {8, 4, 1}), {8, 4, 16}, {0, 1, 2});
                       }),
            "broadcast_in_dim[8,4,16;0,1](a0)");
  EXPECT_EQ(simplified({f32, {}},
                       [](Builder& b, Value x) {
                         return b.broadcast_in_dim(b.reshape(x, {1, 1}), {2, 3}, {0, 1});
                       }),
            "broadcast_in_dim[2,3;](a0)");
  EXPECT_EQ(simplified({f32, {1, 3}},
                       [](Builder& b, Value x) {
                         return b.broadcast_in_dim(x, {2, 3}, {0, 1});
                       }),
            "broadcast_in_dim[2,3;0,1](a0)");
}

TEST(SimplifyShape, ReshapeOfBroadcastStaysABroadcast) {
  auto reshaped = [](TensorType type, Dims wide, Dims places, Dims last) {
    return simplified(type, [&](Builder& b, Value x) { return b.reshape(b.broadcast_in_dim(x, wide, places), last); });
  };
  EXPECT_EQ(reshaped({f32, {}}, {2, 3}, {}, {6}), "broadcast_in_dim[6;](a0)");
  EXPECT_EQ(reshaped({f32, {4}}, {2, 3, 4}, {2}, {6, 4}), "broadcast_in_dim[6,4;1](a0)");
  EXPECT_EQ(reshaped({f32, {4}}, {2, 3, 4}, {2}, {6, 2, 2}), "broadcast_in_dim[6,2,2;1,2](reshape[2,2](a0))");
  EXPECT_EQ(reshaped({f32, {3, 1, 4}}, {3, 5, 4}, {0, 1, 2}, {1, 3, 5, 4}),
            "broadcast_in_dim[1,3,5,4;1,3](reshape[3,4](a0))");
  EXPECT_EQ(reshaped({f32, {4}}, {2, 3, 4}, {2}, {2, 12}), "reshape[2,12](broadcast_in_dim[2,3,4;2](a0))");
}

TEST(SimplifyShape, TransposeOfBroadcastIsABroadcastWhenItsDimensionsAscend) {
  EXPECT_EQ(simplified({f32, {}},
                       [](Builder& b, Value x) {
                         return b.transpose(b.broadcast(x, {2, 3}), {1, 0});
                       }),
            "broadcast_in_dim[3,2;](a0)");
  EXPECT_EQ(simplified({f32, {3}},
                       [](Builder& b, Value x) {
                         return b.transpose(b.broadcast_in_dim(x, {2, 3}, {1}), {1, 0});
                       }),
            "broadcast_in_dim[3,2;0](a0)");
  EXPECT_EQ(simplified({f32, {2, 3}},
                       [](Builder& b, Value x) {
                         return b.transpose(b.broadcast_in_dim(x, {4, 2, 3}, {1, 2}), {2, 1, 0});
                       }),
            "transpose[2,1,0](broadcast_in_dim[4,2,3;1,2](a0))");
}

TEST(SimplifyShape, MovedSplatsStaySplatsOfAnySize) {
  Dims huge{1 << 14, 1 << 12};
  EXPECT_EQ(simplified([&](Builder& b) {
              Value c = b.splat({f32, {}}, 7);
              return Values{b.transpose(b.broadcast(c, huge), {1, 0}),
                            b.reshape(b.broadcast(c, huge), {1 << 12, 1 << 14}),
                            b.slice(b.broadcast(c, {8}), {2}, {4}),
                            b.reverse(b.broadcast(c, {8}), {0}),
                            b.concatenate({b.broadcast(c, {8}), b.broadcast(c, {2})}, 0),
                            b.pad(b.broadcast(c, {8}), c, {1}, {1})};
            }),
            "7, 7, 7, 7, 7, 7");
}

TEST(SimplifyShape, SplatsPastTheLimitOfConstantsStayBroadcasts) {
  Dims huge{1 << 20, 1 << 12};
  EXPECT_EQ(simplified([&](Builder& b) {
              Value x = b.argument({i32, huge});
              return Values{b.reshape(b.broadcast(b.scalar(f32, 7), huge), {1 << 12, 1 << 20}), b.subtract(x, x)};
            }),
            "broadcast_in_dim[4096,1048576;](7), broadcast_in_dim[1048576,4096;](0)");
}

TEST(SimplifyShape, ReshapeOfAConstantSharesItsBytes) {
  std::vector<float> values{1, 2, 3, 4, 5, 6};
  auto constant = Constant::of<float>({f32, {2, 3}}, values);
  Function result = simplify(test::build([&](Builder& b) { return Values{b.reshape(b.constant(constant), {6})}; }));
  EXPECT_EQ(test::expressions(result), "const");
  for (const Op& op : result.body.ops) {
    EXPECT_EQ(op.attrs.get<Constant>("value").bytes().data(), constant.bytes().data());
  }
}

TEST(SimplifyMovement, IdentitiesVanish) {
  EXPECT_EQ(simplified({f32, {4, 2}}, [](Builder& b, Value x) { return b.slice(x, {0, 0}, {4, 2}); }), "a0");
  EXPECT_EQ(simplified({f32, {4, 2}},
                       [](Builder& b, Value x) {
                         return b.pad(x, b.scalar(f32, 0), {0, 0}, {0, 0});
                       }),
            "a0");
  EXPECT_EQ(simplified({f32, {4, 1}}, [](Builder& b, Value x) { return b.reverse(x, {1}); }), "a0");
  EXPECT_EQ(simplified({f32, {4}}, [](Builder& b, Value x) { return b.reverse(b.reverse(x, {0}), {0}); }), "a0");
  EXPECT_EQ(simplified({f32, {4}}, [](Builder& b, Value x) { return b.concatenate({x}, 0); }), "a0");
  EXPECT_EQ(simplified({f32, {4, 1}}, [](Builder& b, Value x) { return b.reverse(x, {0, 1}); }), "reverse[0](a0)");
}

TEST(SimplifyMovement, SlicesCompose) {
  EXPECT_EQ(
      simplified({f32, {20}}, [](Builder& b, Value x) { return b.slice(b.slice(x, {2}, {18}, {3}), {1}, {6}, {2}); }),
      "slice[18;5;6](a0)");  // elements 5, 11, 17; attributes in order of their names: limit, start, strides
}

TEST(SimplifyMovement, SliceOfConcatenateReadsTheOneOperandItLiesIn) {
  auto window = [](std::int64_t start, std::int64_t limit, std::int64_t stride) {
    return simplified([&](Builder& b) {
      Value x = b.argument({f32, {4}}), y = b.argument({f32, {6}});
      return Values{b.slice(b.concatenate({x, y}, 0), {start}, {limit}, {stride})};
    });
  };
  EXPECT_EQ(window(0, 4, 1), "a0");
  EXPECT_EQ(window(4, 10, 1), "a1");
  EXPECT_EQ(window(5, 7, 1), "slice[3;1;1](a1)");
  EXPECT_EQ(window(1, 5, 3), "slice[5;1;3](concatenate[0](a0, a1))");
  EXPECT_EQ(window(1, 5, 2), "slice[4;1;2](a0)");  // elements 1 and 3
}

TEST(SimplifyMovement, SliceOfBroadcastIsASmallerBroadcast) {
  EXPECT_EQ(simplified({f32, {3}},
                       [](Builder& b, Value x) {
                         return b.slice(b.broadcast_in_dim(x, {8, 3}, {1}), {2, 0}, {4, 3});
                       }),
            "broadcast_in_dim[2,3;1](a0)");
  EXPECT_EQ(simplified({f32, {3}},
                       [](Builder& b, Value x) {
                         return b.slice(b.broadcast_in_dim(x, {8, 3}, {1}), {2, 0}, {4, 2});
                       }),
            "slice[4,2;2,0;1,1](broadcast_in_dim[8,3;1](a0))");
}

TEST(SimplifyMovement, NegativePaddingIsASlice) {
  EXPECT_EQ(simplified({f32, {8}}, [](Builder& b, Value x) { return b.pad(x, b.scalar(f32, 0), {-2}, {-1}); }),
            "slice[7;2;1](a0)");
}

TEST(SimplifyMovement, DynamicSliceAtConstantStartsIsASliceClampedToFit) {
  auto at = [](double start, DType dtype) {
    return simplified({f32, {8}},
                      [&](Builder& b, Value x) { return b.dynamic_slice(x, {b.scalar(dtype, start)}, {3}); });
  };
  EXPECT_EQ(at(2, i32), "slice[5;2;1](a0)");
  EXPECT_EQ(at(-4, i32), "slice[3;0;1](a0)");
  EXPECT_EQ(at(7, i32), "slice[8;5;1](a0)");
  EXPECT_EQ(at(0x1p63, DType::u64), "slice[8;5;1](a0)");
  EXPECT_EQ(simplified([](Builder& b) {
              Value x = b.argument({f32, {8}}), start = b.argument({i32, {}});
              return Values{b.dynamic_slice(x, {start}, {8}), b.dynamic_slice(x, {start}, {3})};
            }),
            "a0, dynamic_slice[3](a0, a1)");
}

TEST(SimplifyMovement, DynamicUpdateOfEverythingIsTheUpdate) {
  EXPECT_EQ(simplified([](Builder& b) {
              Value x = b.argument({f32, {8}}), y = b.argument({f32, {8}}), z = b.argument({f32, {0}});
              Value start = b.argument({i32, {}});
              return Values{b.dynamic_update_slice(x, y, {start}), b.dynamic_update_slice(x, z, {start})};
            }),
            "a1, a0");
}

TEST(SimplifyMovement, EmptyResultsAreConstants) {
  EXPECT_EQ(simplified({f32, {4, 3}},
                       [](Builder& b, Value x) {
                         return b.exponential(b.slice(x, {2, 0}, {2, 3}));
                       }),
            "empty");
}

TEST(SimplifyMovement, ConcatenateDropsEmptyOperands) {
  EXPECT_EQ(simplified([](Builder& b) {
              Value x = b.argument({f32, {4}}), y = b.argument({f32, {0}});
              return Values{b.concatenate({y, x}, 0), b.concatenate({x, y, x}, 0)};
            }),
            "a0, concatenate[0](a0, a0)");
}

TEST(SimplifyElementwise, NeutralConstantsVanish) {
  TensorType ints{i32, {3}}, floats{f32, {3}}, flags{i1, {3}};
  constexpr double inf = std::numeric_limits<double>::infinity();
  for (auto [code, value] : {std::pair{OpCode::add, 0.0},
                             {OpCode::subtract, 0.0},
                             {OpCode::multiply, 1.0},
                             {OpCode::divide, 1.0},
                             {OpCode::power, 1.0},
                             {OpCode::and_, -1.0},
                             {OpCode::or_, 0.0},
                             {OpCode::xor_, 0.0},
                             {OpCode::shift_left, 0.0},
                             {OpCode::maximum, -2147483648.0},
                             {OpCode::minimum, 2147483647.0}}) {
    EXPECT_EQ(simplified(one_op(ints, code, value)), "a0") << info(code).name;
  }
  for (auto [code, value] : {std::pair{OpCode::add, -0.0},
                             {OpCode::subtract, 0.0},
                             {OpCode::multiply, 1.0},
                             {OpCode::divide, 1.0},
                             {OpCode::power, 1.0},
                             {OpCode::maximum, -inf},
                             {OpCode::minimum, inf}}) {
    EXPECT_EQ(simplified(one_op(floats, code, value)), "a0") << info(code).name;
  }
  for (auto [code, value] :
       {std::pair{OpCode::add, 0.0}, {OpCode::multiply, 1.0}, {OpCode::and_, 1.0}, {OpCode::maximum, 0.0}}) {
    EXPECT_EQ(simplified(one_op(flags, code, value)), "a0") << info(code).name;
  }
}

TEST(SimplifyElementwise, FloatRulesThatWouldChangeZerosOrNaNsAreNotTaken) {
  TensorType floats{f32, {3}};
  constexpr double inf = std::numeric_limits<double>::infinity();
  EXPECT_EQ(simplified(one_op(floats, OpCode::add, 0.0)), "add(a0, 0)");              // -0 + 0 is 0
  EXPECT_EQ(simplified(one_op(floats, OpCode::subtract, -0.0)), "subtract(a0, -0)");  // -0 - -0 is 0
  EXPECT_EQ(simplified(one_op(floats, OpCode::multiply, 0.0)), "multiply(a0, 0)");
  EXPECT_EQ(simplified(one_op(floats, OpCode::maximum, inf)), "maximum(a0, inf)");
  EXPECT_EQ(simplified(floats, [](Builder& b, Value x) { return b.subtract(x, x); }), "subtract(a0, a0)");
  EXPECT_EQ(simplified(floats, [](Builder& b, Value x) { return b.divide(x, x); }), "divide(a0, a0)");
  EXPECT_EQ(simplified(floats, [](Builder& b, Value x) { return b.compare(x, x, "EQ"); }), "compare[FLOAT;EQ](a0, a0)");
  EXPECT_EQ(simplified(floats,
                       [](Builder& b, Value x) {
                         return b.unary(OpCode::not_, b.compare(x, b.splat({f32, {3}}, 1), "LT"));
                       }),
            "not(compare[FLOAT;LT](a0, 1))");
}

TEST(SimplifyElementwise, IntegersAbsorb) {
  TensorType ints{i32, {3}};
  EXPECT_EQ(simplified(one_op(ints, OpCode::multiply, 0)), "0");
  EXPECT_EQ(simplified(one_op(ints, OpCode::and_, 0)), "0");
  EXPECT_EQ(simplified(one_op(ints, OpCode::or_, -1)), "-1");
  EXPECT_EQ(simplified(one_op({i1, {3}}, OpCode::add, 1)), "1");
  EXPECT_EQ(simplified(ints, [](Builder& b, Value x) { return b.subtract(x, x); }), "0");
  EXPECT_EQ(simplified(ints, [](Builder& b, Value x) { return b.binary(OpCode::xor_, x, x); }), "0");
  EXPECT_EQ(simplified(ints, [](Builder& b, Value x) { return b.maximum(x, x); }), "a0");
  EXPECT_EQ(simplified(ints, [](Builder& b, Value x) { return b.compare(x, x, "LE"); }), "1");
  EXPECT_EQ(simplified(ints, [](Builder& b, Value x) { return b.compare(x, x, "NE"); }), "0");
}

TEST(SimplifyElementwise, ConstantsGoToTheRight) {
  TensorType floats{f32, {3}};
  EXPECT_EQ(simplified(one_op(floats, OpCode::add, 3, true)), "add(a0, 3)");
  EXPECT_EQ(simplified(one_op(floats, OpCode::subtract, 3, true)), "subtract(3, a0)");
  EXPECT_EQ(simplified(floats,
                       [](Builder& b, Value x) {
                         return b.compare(b.splat({f32, {3}}, 3), x, "LT");
                       }),
            "compare[FLOAT;GT](a0, 3)");
}

TEST(SimplifyElementwise, NegationsCancelAndMerge) {
  TensorType floats{f32, {3}};
  EXPECT_EQ(simplified(floats, [](Builder& b, Value x) { return b.negate(b.negate(x)); }), "a0");
  EXPECT_EQ(simplified(one_op(floats, OpCode::multiply, -1)), "negate(a0)");
  EXPECT_EQ(simplified([&](Builder& b) {
              Value x = b.argument(floats), y = b.argument(floats);
              return Values{b.add(x, b.negate(y)), b.subtract(x, b.negate(y)), b.add(b.negate(x), y)};
            }),
            "subtract(a0, a1), add(a0, a1), subtract(a1, a0)");
  EXPECT_EQ(simplified({i1, {3}}, [](Builder& b, Value x) { return b.unary(OpCode::not_, b.unary(OpCode::not_, x)); }),
            "a0");
  EXPECT_EQ(simplified({i32, {3}},
                       [](Builder& b, Value x) {
                         return b.unary(OpCode::not_, b.compare(x, b.splat({i32, {3}}, 1), "LT"));
                       }),
            "compare[SIGNED;GE](a0, 1)");
}

TEST(SimplifyElementwise, MagnitudesForgetSigns) {
  auto abs_of_negated = [](DType dtype) {
    return simplified({dtype, {3}}, [](Builder& b, Value x) { return b.unary(OpCode::abs, b.negate(x)); });
  };
  EXPECT_EQ(abs_of_negated(f32), "abs(a0)");
  EXPECT_EQ(abs_of_negated(i32), "abs(a0)");
}

TEST(SimplifyElementwise, DivisionByPowersOfTwoMultiplies) {
  TensorType floats{f32, {3}};
  EXPECT_EQ(simplified(one_op(floats, OpCode::divide, 8)), "multiply(a0, 0.125)");
  EXPECT_EQ(simplified(one_op(floats, OpCode::divide, -0.5)), "multiply(a0, -2)");
  EXPECT_EQ(simplified(one_op(floats, OpCode::divide, 3)), "divide(a0, 3)");
  EXPECT_EQ(simplified(one_op(floats, OpCode::divide, 0x1p-127)), "multiply(a0, 1.70141e+38)");
  EXPECT_EQ(simplified(one_op(floats, OpCode::divide, 0x1p127)), "divide(a0, 1.70141e+38)");   // 2^-127 is subnormal
  EXPECT_EQ(simplified(one_op(floats, OpCode::divide, 0x1p-128)), "divide(a0, 2.93874e-39)");  // 2^128 is infinite
  EXPECT_EQ(simplified(one_op(floats, OpCode::divide, 0)), "divide(a0, 0)");
  EXPECT_EQ(simplified(one_op({DType::f16, {3}}, OpCode::divide, 0x1p15)), "divide(a0, 32768)");
  EXPECT_EQ(simplified(one_op({i32, {3}}, OpCode::divide, 2)), "divide(a0, 2)");
}

TEST(SimplifyElementwise, SquaresMultiply) {
  EXPECT_EQ(simplified(one_op({f32, {3}}, OpCode::power, 2)), "multiply(a0, a0)");
  EXPECT_EQ(simplified(one_op({f32, {3}}, OpCode::power, 0.5)), "power(a0, 0.5)");
}

TEST(SimplifyElementwise, Selects) {
  TensorType floats{f32, {3}}, flags{i1, {3}};
  auto selects = [&](const std::function<Value(Builder&, Value p, Value x, Value y)>& fill) {
    return simplified([&](Builder& b) {
      Value p = b.argument(flags), x = b.argument(floats), y = b.argument(floats);
      return Values{fill(b, p, x, y)};
    });
  };
  EXPECT_EQ(selects([&](Builder& b, Value, Value x, Value y) { return b.select(b.splat(flags, 1), x, y); }), "a1");
  EXPECT_EQ(selects([&](Builder& b, Value, Value x, Value y) { return b.select(b.scalar(i1, 0), x, y); }), "a2");
  EXPECT_EQ(selects([&](Builder& b, Value p, Value x, Value) { return b.select(p, x, x); }), "a1");
  EXPECT_EQ(selects([&](Builder& b, Value p, Value x, Value y) { return b.select(b.unary(OpCode::not_, p), x, y); }),
            "select(a0, a2, a1)");
  EXPECT_EQ(
      selects([&](Builder& b, Value p, Value, Value) { return b.select(p, b.splat(flags, 1), b.splat(flags, 0)); }),
      "a0");
  EXPECT_EQ(
      selects([&](Builder& b, Value p, Value, Value) { return b.select(p, b.splat(flags, 0), b.splat(flags, 1)); }),
      "not(a0)");
}

TEST(SimplifyElementwise, ConversionsThatLoseNothingCollapse) {
  auto through = [](DType from, DType middle, DType to) {
    return simplified({from, {3}}, [&](Builder& b, Value x) { return b.convert(b.convert(x, middle), to); });
  };
  using enum DType;
  EXPECT_EQ(simplified({DType::f32, {3}}, [](Builder& b, Value x) { return b.convert(x, DType::f32); }), "a0");
  EXPECT_EQ(through(DType::f32, f64, DType::f32), "a0");
  EXPECT_EQ(through(bf16, DType::f32, bf16), "a0");
  EXPECT_EQ(through(DType::i1, DType::i32, DType::i1), "a0");
  EXPECT_EQ(through(DType::i1, DType::f32, DType::i32), "convert[i32](a0)");
  EXPECT_EQ(through(bf16, DType::f32, f64), "convert[f64](a0)");
  EXPECT_EQ(through(DType::i32, i64, DType::f32), "convert[f32](a0)");
  EXPECT_EQ(through(DType::i32, u32, DType::i32), "a0");
  EXPECT_EQ(through(i64, DType::i32, i8), "convert[i8](a0)");
  EXPECT_EQ(through(u8, DType::f32, u16), "convert[ui16](a0)");
}

TEST(SimplifyElementwise, ConversionsThatRoundWrapOrSaturateStay) {
  auto through = [](DType from, DType middle, DType to) {
    return simplified({from, {3}}, [&](Builder& b, Value x) { return b.convert(b.convert(x, middle), to); });
  };
  using enum DType;
  EXPECT_EQ(through(DType::f32, bf16, DType::f32), "convert[f32](convert[bf16](a0))");
  EXPECT_EQ(through(f16, bf16, f16), "convert[f16](convert[bf16](a0))");
  EXPECT_EQ(through(bf16, f16, bf16), "convert[bf16](convert[f16](a0))");  // the range of f16 is smaller
  EXPECT_EQ(through(DType::i32, DType::f32, DType::i32), "convert[i32](convert[f32](a0))");
  EXPECT_EQ(through(i8, DType::f32, u8), "convert[ui8](convert[f32](a0))");  // -1 saturates to 0, wraps to 255
  EXPECT_EQ(through(DType::i32, i8, DType::i32), "convert[i32](convert[i8](a0))");
  EXPECT_EQ(through(DType::i32, DType::i1, DType::i32), "convert[i32](convert[i1](a0))");
  EXPECT_EQ(through(DType::f32, DType::i32, DType::f32), "convert[f32](convert[i32](a0))");
}

TEST(SimplifyElementwise, ComparingAConvertedFlagWithZeroIsTheFlag) {
  EXPECT_EQ(simplified({i1, {3}},
                       [](Builder& b, Value x) {
                         return b.compare(b.convert(x, f32), b.splat({f32, {3}}, 0), "NE");
                       }),
            "a0");
}

TEST(SimplifyCreation, IotaOfAUnitDimensionIsZero) {
  EXPECT_EQ(simplified([](Builder& b) {
              return Values{b.iota({f32, {1, 4}}, 0), b.iota({f32, {1, 4}}, 1)};
            }),
            "0, iota[1]()");
}

TEST(SimplifyCreation, ConstantsOfEqualElementsBecomeSplats) {
  std::vector<float> values(6, 2.5f);
  EXPECT_EQ(simplified([&](Builder& b) { return Values{b.constant(Constant::of<float>({f32, {6}}, values))}; }), "2.5");
}

TEST(SimplifyReduce, UnitDimensionsCombineOnceWithTheInitialValue) {
  EXPECT_EQ(simplified({f32, {2, 1}}, [](Builder& b, Value x) { return b.reduce(x, OpCode::maximum, {1}); }),
            "reshape[2](a0)");
  // 0 + x is x but for -0.
  EXPECT_EQ(simplified({f32, {2, 1}}, [](Builder& b, Value x) { return b.reduce(x, OpCode::add, {1}); }),
            "add(reshape[2](a0), 0)");
  EXPECT_EQ(simplified({i32, {2, 3}}, [](Builder& b, Value x) { return b.reduce(x, OpCode::add, {}); }), "a0");
  EXPECT_EQ(simplified({f32, {2, 3}}, [](Builder& b, Value x) { return b.reduce(x, OpCode::add, {1}); }),
            "reduce[1](a0, 0){add(r0, r1)}");
}

Value branches(Builder& b, OpCode code, Value index, Value x) {
  std::vector<Region> regions;
  for (OpCode branch : {OpCode::sine, OpCode::cosine}) {
    regions.push_back(b.region({}, [&](Builder& inside, const Values&) { return Values{inside.unary(branch, x)}; }));
  }
  return b.create1(code, {index}, {}, std::move(regions));
}

TEST(SimplifyControl, BranchesOfConstantsAreTakenWithoutTheOthers) {
  auto chosen = [](OpCode code, DType dtype, double index) {
    return simplified({f32, {3}}, [&](Builder& b, Value x) { return branches(b, code, b.scalar(dtype, index), x); });
  };
  EXPECT_EQ(chosen(OpCode::if_, i1, 1), "sine(a0)");
  EXPECT_EQ(chosen(OpCode::if_, i1, 0), "cosine(a0)");
  EXPECT_EQ(chosen(OpCode::case_, i32, 0), "sine(a0)");
  EXPECT_EQ(chosen(OpCode::case_, i32, 7), "cosine(a0)");
  EXPECT_EQ(chosen(OpCode::case_, i32, -1), "cosine(a0)");
}

TEST(SimplifyControl, AWhileThatNeverRunsIsItsOperands) {
  auto loop = [](double condition) {
    return simplified({f32, {3}}, [&](Builder& b, Value x) {
      std::vector<Region> regions;
      regions.push_back(
          b.region({{f32, {3}}}, [&](Builder& inside, const Values&) { return Values{inside.scalar(i1, condition)}; }));
      regions.push_back(
          b.region({{f32, {3}}}, [](Builder& inside, const Values& args) { return Values{inside.negate(args[0])}; }));
      return b.create1(OpCode::while_, {x}, {}, std::move(regions));
    });
  };
  EXPECT_EQ(loop(0), "a0");
  EXPECT_EQ(loop(1), "while(a0){1}{negate(r0)}");
}

TEST(SimplifyControl, RegionsAreSimplifiedInside) {
  EXPECT_EQ(
      simplified([](Builder& b) {
        Value p = b.argument({i1, {}}), x = b.argument({f32, {3}});
        std::vector<Region> regions;
        regions.push_back(b.region({}, [&](Builder& in, const Values&) { return Values{in.negate(in.negate(x))}; }));
        regions.push_back(b.region({}, [&](Builder& in, const Values&) {
          return Values{in.multiply(x, in.splat({f32, {3}}, 1))};
        }));
        return b.create(OpCode::if_, {p}, {}, std::move(regions));
      }),
      "if(a0){a1}{a1}");
}

TEST(SimplifyControl, BarriersStay) {
  EXPECT_EQ(
      simplified({f32, {3}},
                 [](Builder& b, Value x) { return b.negate(b.create1(OpCode::optimization_barrier, {b.negate(x)})); }),
      "negate(optimization_barrier(negate(a0)))");
}

}  // namespace
}  // namespace pcp

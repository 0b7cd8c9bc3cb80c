#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <random>

#include "pcp/engine.h"
#include "pcp/passes.h"
#include "pcp/text.h"
#include "tests/passes/expression.h"
#include "tests/sanitized.h"

namespace pcp {
namespace {

std::vector<HostTensor> run(Engine& engine, const Function& function, const std::vector<HostTensor>& arguments,
                            bool fuse) {
  auto executable = engine.compile(function, {.fuse = fuse, .threads = 1});
  std::vector<Buffer> buffers;
  for (const HostTensor& argument : arguments) buffers.push_back(engine.upload(argument));
  std::vector<HostTensor> results;
  for (const Buffer& buffer : executable->run(std::move(buffers))) results.push_back(engine.download(buffer));
  return results;
}

bool same_element(const Constant& a, const Constant& b, std::int64_t index) {
  if (is_float(a.type().dtype) && std::isnan(a.at(index)) && std::isnan(b.at(index))) return true;
  std::size_t size = byte_size(a.type().dtype);
  return std::memcmp(a.bytes().data() + static_cast<std::size_t>(a.is_splat() ? 0 : index) * size,
                     b.bytes().data() + static_cast<std::size_t>(b.is_splat() ? 0 : index) * size, size) == 0;
}

Constant to_constant(const HostTensor& tensor) {
  return Constant(tensor.type(), {tensor.bytes().begin(), tensor.bytes().end()});
}

// Random programs of elementwise and movement operations on small tensors, with the values and constants that rules
// look at.
class RandomProgram {
 public:
  explicit RandomProgram(unsigned seed) : random_(seed) {}

  Function build() {
    return test::build([this](Builder& b) {
      for (DType dtype : {DType::f32, DType::f32, DType::bf16, DType::i32, DType::u8, DType::i1}) {
        values_.push_back(b.argument({dtype, pick(shapes_)}));
      }
      for (int i = 0; i < 40; ++i) grow(b);
      Values results(values_.end() - 8, values_.end());
      return results;
    });
  }

  std::vector<HostTensor> arguments(const Function& function) {
    std::vector<HostTensor> result;
    for (const TensorType& type : function.arg_types()) {
      std::vector<std::byte> bytes;
      for (std::int64_t i = 0; i < type.elements(); ++i) {
        Constant one = Constant::scalar(type.dtype, number(type.dtype));
        bytes.insert(bytes.end(), one.bytes().begin(), one.bytes().end());
      }
      result.emplace_back(type, std::move(bytes));
    }
    return result;
  }

 private:
  int below(std::size_t n) { return static_cast<int>(random_() % n); }
  template <class Range>
  typename Range::value_type pick(const Range& from) {
    return from[static_cast<std::size_t>(below(from.size()))];
  }

  double number(DType dtype) {
    if (is_float(dtype)) {
      constexpr double inf = std::numeric_limits<double>::infinity();
      return pick(
          std::vector<double>{0.0, -0.0, 1, -1, 2, 0.5, -4, 3, 1e-41, inf, -inf, std::nan(""), 0.3, -7.25, 1e30});
    }
    if (dtype == DType::i1) return below(2);
    return pick(std::vector<double>{0, 1, 2, 3, 7, 100, is_signed(dtype) ? -1.0 : 255.0,
                                    is_signed(dtype) ? -2147483648.0 : 128.0});
  }

  Value any() { return pick(values_); }
  Value any_of(DType dtype, Builder& b) {
    Values found;
    std::ranges::copy_if(values_, std::back_inserter(found), [&](Value value) { return b.type(value).dtype == dtype; });
    return pick(found);
  }
  // Another value of this very type, or a constant.
  Value partner(Builder& b, Value x) {
    Values found;
    std::ranges::copy_if(values_, std::back_inserter(found), [&](Value value) { return b.type(value) == b.type(x); });
    return below(2) ? pick(found) : b.splat(b.type(x), number(b.type(x).dtype));
  }

  void grow(Builder& b) {
    Value x = any();
    TensorType type = b.type(x);
    DType dtype = type.dtype;
    Dims dims = type.dims;
    Value made = x;
    switch (below(16)) {
      case 0:
      case 1: {
        std::vector<OpCode> codes{OpCode::add, OpCode::multiply, OpCode::maximum, OpCode::minimum};
        if (dtype != DType::i1) codes.insert(codes.end(), {OpCode::subtract, OpCode::divide});
        if (!is_float(dtype)) codes.insert(codes.end(), {OpCode::and_, OpCode::or_, OpCode::xor_});
        Value y = partner(b, x);
        OpCode code = pick(codes);
        made = below(2) ? b.binary(code, x, y) : b.binary(code, y, x);
        break;
      }
      case 2:
        if (dtype == DType::i1)
          made = b.unary(OpCode::not_, x);
        else
          made = b.unary(
              is_signed(b.type(x).dtype) ? pick(std::vector<OpCode>{OpCode::negate, OpCode::abs}) : OpCode::negate, x);
        break;
      case 3:
        made = b.convert(x, pick(dtypes_));
        break;
      case 4:
        made = b.reshape(
            x, pick(std::vector<Dims>{{type.elements()}, {1, type.elements()}, reversed(dims), with_unit(dims)}));
        break;
      case 5: {
        Dims permutation(dims.size());
        for (std::size_t i = 0; i < dims.size(); ++i) permutation[i] = static_cast<std::int64_t>(i);
        std::ranges::shuffle(permutation, random_);
        made = b.transpose(x, permutation);
        break;
      }
      case 6: {
        if (type.elements() > 200 || dims.size() > 5) break;
        Dims wide = dims, places(dims.size());
        auto at = static_cast<std::size_t>(below(dims.size() + 1));
        wide.insert(wide.begin() + static_cast<std::ptrdiff_t>(at), below(2) ? 1 : 3);
        for (std::size_t i = 0; i < dims.size(); ++i) {
          places[i] = static_cast<std::int64_t>(i < at ? i : i + 1);
          if (dims[i] == 1 && below(2)) wide[static_cast<std::size_t>(places[i])] = 2;
        }
        made = b.broadcast_in_dim(x, wide, places);
        break;
      }
      case 7:
      case 8: {
        Dims start, limit, strides;
        for (std::int64_t dim : dims) {
          start.push_back(below(static_cast<std::size_t>(dim)));
          limit.push_back(start.back() + 1 + below(static_cast<std::size_t>(dim - start.back())));
          strides.push_back(1 + below(2));
        }
        made = b.slice(x, start, limit, strides);
        break;
      }
      case 9: {
        Dims low, high, interior;
        for (std::int64_t dim : dims) {
          low.push_back(below(3) - (dim > 2));
          high.push_back(below(2) - (dim > 2 && below(2)));
          interior.push_back(below(4) == 0);
        }
        if (type.elements() > 100) break;
        made = b.pad(x, b.scalar(dtype, number(dtype)), low, high, interior);
        break;
      }
      case 10: {
        Dims flipped;
        for (std::size_t i = 0; i < dims.size(); ++i) {
          if (below(2)) flipped.push_back(static_cast<std::int64_t>(i));
        }
        made = b.reverse(x, flipped);
        break;
      }
      case 11:
        if (!dims.empty() && type.elements() < 200) {
          made = b.concatenate({x, partner(b, x)}, below(dims.size()));
        }
        break;
      case 12: {
        Values starts;
        Dims sizes;
        for (std::int64_t dim : dims) {
          starts.push_back(b.scalar(DType::i32, below(8) - 2));
          sizes.push_back(1 + below(static_cast<std::size_t>(dim)));
        }
        made = b.dynamic_slice(x, starts, sizes);
        break;
      }
      case 13:
        made = b.compare(x, partner(b, x), pick(std::vector<std::string>{"EQ", "NE", "LT", "LE", "GT", "GE"}));
        break;
      case 14: {
        Value predicate = b.compare(x, partner(b, x), "LE");
        made = b.select(predicate, x, partner(b, x));
        break;
      }
      default: {
        Dims units;
        for (std::size_t i = 0; i < dims.size(); ++i) {
          if (dims[i] == 1) units.push_back(static_cast<std::int64_t>(i));
        }
        made = b.reduce(x, pick(std::vector<OpCode>{OpCode::add, OpCode::maximum}), units);
      }
    }
    values_.push_back(made);
  }

  static Dims reversed(Dims dims) {
    std::ranges::reverse(dims);
    return dims;
  }
  static Dims with_unit(Dims dims) {
    if (dims.size() < 5) dims.insert(dims.begin() + static_cast<std::ptrdiff_t>(dims.size() / 2), 1);
    return dims;
  }

  std::mt19937 random_;
  Values values_;
  std::vector<Dims> shapes_{{}, {1}, {4}, {2, 3}, {1, 3}, {2, 1, 3}};
  std::vector<DType> dtypes_{DType::i1,  DType::i8,  DType::i32,  DType::i64, DType::u8,
                             DType::u32, DType::f16, DType::bf16, DType::f32, DType::f64};
};

TEST(Optimize, RandomProgramsGiveTheSameBits) {
  auto engine = make_engine("cpu");
  for (unsigned seed = 0; seed < (test::is_sanitized() ? 400 : 2000); ++seed) {
    RandomProgram program(seed);
    Function before = program.build();
    Function after = optimize(before);
    verify(after);
    EXPECT_LE(test::count_ops(after), test::count_ops(before)) << "seed " << seed;
    std::vector<HostTensor> arguments = program.arguments(before);
    auto expected = run(*engine, before, arguments, false);
    auto results = run(*engine, after, arguments, true);
    ASSERT_EQ(expected.size(), results.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
      ASSERT_EQ(expected[i].type(), results[i].type()) << "seed " << seed;
      Constant a = to_constant(expected[i]), b = to_constant(results[i]);
      for (std::int64_t k = 0; k < a.type().elements(); ++k) {
        ASSERT_TRUE(same_element(a, b, k))
            << "seed " << seed << ", result " << i << ", element " << k << ": " << a.at(k) << " became " << b.at(k)
            << "\nbefore " << test::Expressions(before)(before.body.results[i]) << "\nafter  "
            << test::Expressions(after)(after.body.results[i]);
      }
    }
  }
}

TEST(Optimize, OptimizingTwiceChangesNothing) {
  for (unsigned seed = 0; seed < 50; ++seed) {
    Function once = optimize(RandomProgram(seed).build());
    EXPECT_EQ(hash(optimize(once)), hash(once)) << "seed " << seed;
  }
}

TEST(Optimize, ConstantsAreComputed) {
  Function result = optimize(test::build([](Builder& b) {
    TensorType type(DType::f32, {4});
    std::vector<float> values{1, 2, 3, 4};
    Value c = b.constant(Constant::of<float>(type, values));
    Value sum = b.reduce(b.multiply(c, b.splat(type, 2)), OpCode::add, {0});
    return Values{b.add(b.argument({DType::f32, {}}), sum)};
  }));
  EXPECT_EQ(test::expressions(result), "add(a0, 20)");
}

TEST(Optimize, ACausalMaskBecomesAConstant) {
  Function result = optimize(test::build([](Builder& b) {
    TensorType square(DType::i32, {3, 3});
    Value mask = b.compare(b.iota(square, 0), b.iota(square, 1), "GE");
    return Values{b.broadcast_in_dim(mask, {2, 3, 3}, {1, 2})};
  }));
  EXPECT_EQ(test::expressions(result), "broadcast_in_dim[2,3,3;1,2](const)");
  const Constant& mask = result.body.ops.at(0).attrs.get<Constant>("value");
  EXPECT_EQ(mask.as_dims(), (Dims{1, 0, 0, 1, 1, 0, 1, 1, 1}));
}

TEST(Optimize, SoftmaxAsJaxWritesItLosesItsNoise) {
  const char* text = R"("builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%x: tensor<4x8xf32>):
    %low = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %max = "stablehlo.reduce"(%x, %low) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %m = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%m) : (tensor<f32>) -> ()
    }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    %lows = "stablehlo.broadcast_in_dim"(%low) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %max1 = "stablehlo.maximum"(%lows, %max) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %max2 = "stablehlo.broadcast_in_dim"(%max1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %max3 = "stablehlo.broadcast_in_dim"(%max2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x8xf32>
    %y = "stablehlo.subtract"(%x, %max3) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%y) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
)";
  Module result = optimize(parse(text));
  EXPECT_EQ(test::expressions(result.functions.at(0)),
            "subtract(a0, broadcast_in_dim[4,8;0](reduce[1](a0, -inf){maximum(r0, r1)}))");
}

}  // namespace
}  // namespace pcp

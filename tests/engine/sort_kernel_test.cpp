// Sorting: against std::stable_sort with the comparator written by hand.
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "tests/engine/kernel_run.h"

namespace pcp::cpu {
namespace {

using Less = std::function<bool(const std::vector<double>&, const std::vector<double>&)>;

// Sorts every row along `axis` with the comparator region and by hand, and compares all operands.
void check_sort(const std::vector<Array>& inputs, std::int64_t axis, const std::function<Region(Builder&)>& comparator,
                const Less& less) {
  const Dims& dims = inputs[0].type.dims;
  auto results = run_kernel(inputs, [&](Builder& b, const Values& v) {
    b.create(OpCode::sort, v, {{"dimension", IntAttr{axis}}, {"is_stable", true}}, {comparator(b)});
  });
  auto d = static_cast<std::size_t>(axis);
  Dims rows = dims;
  rows[d] = std::min<std::int64_t>(dims[d], 1);
  for_each_index(rows, [&](Dims index) {
    std::vector<std::vector<double>> row;
    for (index[d] = 0; index[d] < dims[d]; ++index[d]) {
      row.emplace_back();
      for (const Array& input : inputs) row.back().push_back(input.at(index));
    }
    std::ranges::stable_sort(row, less);
    for (index[d] = 0; index[d] < dims[d]; ++index[d]) {
      for (std::size_t i = 0; i < inputs.size(); ++i) {
        ASSERT_EQ(results[i].at(index), row[static_cast<std::size_t>(index[d])][i])
            << to_string(inputs[0].type) << " axis " << axis;
      }
    }
  });
}

Region simple_comparator(Builder& b, const std::vector<Array>& inputs, std::size_t key, std::string_view direction,
                         std::string_view type = "") {
  std::vector<TensorType> args;
  for (const Array& input : inputs) args.insert(args.end(), 2, TensorType(input.type.dtype, {}));
  return b.region(args, [&](Builder& in, const Values& a) {
    return Values{in.compare(a[2 * key], a[2 * key + 1], direction, type)};
  });
}

TEST(Sort, OneKeyOfEveryTypeAlongEveryDimension) {
  Numbers numbers(31);
  for (DType dtype : kAllTypes) {
    for (std::int64_t axis = 0; axis < 3; ++axis) {
      std::vector<Array> inputs{numbers.array(dtype, {3, 17, 4}), numbers.array(DType::i16, {3, 17, 4}, 10000)};
      for (bool descending : {false, true}) {
        check_sort(
            inputs, axis, [&](Builder& b) { return simple_comparator(b, inputs, 0, descending ? "GT" : "LT"); },
            [&](const auto& x, const auto& y) { return descending ? x[0] > y[0] : x[0] < y[0]; });
      }
    }
  }
}

TEST(Sort, LongRowsAreStable) {
  Numbers numbers(32);
  for (DType dtype : {DType::f32, DType::i32, DType::f64, DType::u64, DType::bf16, DType::i8}) {
    std::vector<Array> inputs{numbers.array(dtype, {20000}, 100), Array{TensorType(DType::i32, {20000})}};
    std::iota(inputs[1].values.begin(), inputs[1].values.end(), 0);
    check_sort(
        inputs, 0, [&](Builder& b) { return simple_comparator(b, inputs, 0, "LT"); },
        [](const auto& x, const auto& y) { return x[0] < y[0]; });
  }
}

TEST(Sort, TheKeyMayBeAnyOperandAndTheSidesSwapped) {
  Numbers numbers(33);
  std::vector<Array> inputs{numbers.array(DType::f32, {50}), numbers.array(DType::i32, {50})};
  check_sort(
      inputs, 0,
      [&](Builder& b) {
        TensorType f(DType::f32, {}), i(DType::i32, {});
        return b.region({f, f, i, i},
                        [](Builder& in, const Values& a) { return Values{in.compare(a[3], a[2], "LT")}; });
      },
      [](const auto& x, const auto& y) { return x[1] > y[1]; });
}

TEST(Sort, TwoKeysInLexicographicOrder) {
  Numbers numbers(34);
  for (Dims dims : {Dims{1}, Dims{2}, Dims{33}, Dims{5000}, Dims{40, 100}, Dims{70, 3}, Dims{2, 40000}}) {
    std::vector<Array> inputs{numbers.array(DType::f32, dims, 9), numbers.array(DType::i32, dims, 99),
                              numbers.array(DType::f64, dims, 9999)};
    auto axis = static_cast<std::int64_t>(dims.size()) - 1;
    check_sort(
        inputs, axis,
        [&](Builder& b) {
          TensorType f(DType::f32, {}), i(DType::i32, {}), g(DType::f64, {});
          return b.region({f, f, i, i, g, g}, [](Builder& in, const Values& a) {
            Value second = in.binary(OpCode::and_, in.compare(a[0], a[1], "EQ"), in.compare(a[2], a[3], "GT"));
            return Values{in.binary(OpCode::or_, in.compare(a[0], a[1], "LT"), second)};
          });
        },
        [](const auto& x, const auto& y) { return x[0] < y[0] || (x[0] == y[0] && x[1] > y[1]); });
  }
}

// What JAX writes: zeros made one, NaNs made one, then a total order.
Region jax_comparator(Builder& b, DType dtype, bool captured) {
  TensorType scalar(dtype, {});
  Value outer_zero, outer_nan;
  if (captured) outer_zero = b.scalar(dtype, 0), outer_nan = b.scalar(dtype, std::nan(""));
  return b.region({scalar, scalar}, [&](Builder& in, const Values& a) {
    Value zero = captured ? outer_zero : in.scalar(dtype, 0),
          nan = captured ? outer_nan : in.scalar(dtype, std::nan(""));
    Values canonical;
    for (Value x : a) {
      Value one_zero = in.select(in.compare(x, zero, "EQ"), zero, x);
      canonical.push_back(in.select(in.compare(x, x, "NE"), nan, one_zero));
    }
    return Values{in.compare(canonical[0], canonical[1], "LT", "TOTALORDER")};
  });
}

std::vector<double> sort_floats(DType dtype, const std::vector<double>& values,
                                const std::function<Region(Builder&)>& comparator) {
  Array input(TensorType(dtype, {static_cast<std::int64_t>(values.size())}), values);
  return run_kernel({input},
                    [&](Builder& b, const Values& v) {
                      Region region = comparator(b);
                      b.create(OpCode::sort, v, {{"dimension", IntAttr{0}}}, {region});
                    })[0]
      .values;
}

TEST(Sort, CanonicalNaNsGoLastAndZerosKeepTheirOrder) {
  double nan = std::nan(""), inf = std::numeric_limits<double>::infinity();
  for (DType dtype : {DType::f16, DType::bf16, DType::f32, DType::f64}) {
    for (bool captured : {false, true}) {
      auto sorted = sort_floats(dtype, {2, -nan, 0.0, -0.0, inf, nan, -1, -inf, 0.0},
                                [&](Builder& b) { return jax_comparator(b, dtype, captured); });
      std::vector<double> expected{-inf, -1, 0.0, -0.0, 0.0, 2, inf};
      for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(sorted[i], expected[i]) << name(dtype) << " " << i;
        EXPECT_EQ(std::signbit(sorted[i]), std::signbit(expected[i])) << name(dtype) << " " << i;
      }
      EXPECT_TRUE(std::isnan(sorted[7]) && std::signbit(sorted[7]));
      EXPECT_TRUE(std::isnan(sorted[8]) && !std::signbit(sorted[8]));
    }
  }
}

TEST(Sort, TotalOrderPutsNegativeNaNFirstAndMinusZeroBeforeZero) {
  double nan = std::nan("");
  for (DType dtype : {DType::f16, DType::bf16, DType::f32, DType::f64}) {
    auto sorted = sort_floats(dtype, {nan, 0.0, 1, -0.0, -nan, -1}, [&](Builder& b) {
      return scalar_region(b, dtype,
                           [](Builder& in, Value x, Value y) { return in.compare(x, y, "LT", "TOTALORDER"); });
    });
    EXPECT_TRUE(std::isnan(sorted[0]) && std::signbit(sorted[0]));
    EXPECT_EQ(sorted[1], -1);
    EXPECT_TRUE(std::signbit(sorted[2]) && !std::signbit(sorted[3]));
    EXPECT_EQ(sorted[4], 1);
    EXPECT_TRUE(std::isnan(sorted[5]) && !std::signbit(sorted[5]));
  }
}

TEST(Sort, InconsistentComparatorsStillPermute) {
  Numbers numbers(35);
  for (int kind = 0; kind < 3; ++kind) {
    Array input = numbers.array(DType::f32, {3000}, 50);
    for (std::size_t i = 0; i < input.values.size(); i += 7) input.values[i] = std::nan("");
    auto sorted = sort_floats(DType::f32, input.values, [&](Builder& b) {
      return scalar_region(b, DType::f32, [&](Builder& in, Value x, Value y) {
        if (kind == 0) return in.binary(OpCode::or_, in.compare(x, y, "LT"), in.compare(x, x, "NE"));
        if (kind == 1) return in.compare(in.multiply(x, x), in.add(y, y), "NE");
        return in.compare(x, x, "EQ");
      });
    });
    auto count_nans = [](const std::vector<double>& v) {
      return std::ranges::count_if(v, [](double x) { return std::isnan(x); });
    };
    EXPECT_EQ(count_nans(sorted), count_nans(input.values));
    auto numbers_of = [](std::vector<double> v) {
      std::erase_if(v, [](double x) { return std::isnan(x); });
      std::ranges::sort(v);
      return v;
    };
    EXPECT_EQ(numbers_of(sorted), numbers_of(input.values));
  }
}

TEST(Sort, EmptyRows) {
  EXPECT_TRUE(sort_floats(DType::f32, {}, [&](Builder& b) { return jax_comparator(b, DType::f32, false); }).empty());
}

}  // namespace
}  // namespace pcp::cpu

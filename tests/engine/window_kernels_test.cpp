// Reductions and windows: each against loops that follow the formula of the StableHLO specification, index by index.
#include <algorithm>
#include <limits>

#include "tests/engine/kernel_run.h"

namespace pcp::cpu {
namespace {

using Fold = std::function<double(double, double)>;

struct NamedFold {
  OpCode code;
  double init;
  Fold apply;
};
const NamedFold kFolds[] = {{OpCode::add, 0, std::plus<>()},
                            {OpCode::maximum, -100, [](double a, double b) { return std::max(a, b); }},
                            {OpCode::minimum, 100, [](double a, double b) { return std::min(a, b); }}};

Dims without(const Dims& dims, const Dims& removed) {
  Dims kept;
  for (std::size_t d = 0; d < dims.size(); ++d) {
    if (std::ranges::find(removed, static_cast<std::int64_t>(d)) == removed.end()) kept.push_back(dims[d]);
  }
  return kept;
}

TEST(Reduce, AnyDimensionsOfAnyShape) {
  Numbers numbers(21);
  for (int round = 0; round < 150; ++round) {
    const NamedFold& fold = kFolds[round % 3];
    Dims dims = numbers.dims(numbers.between(0, 4), round % 7 == 0 ? 0 : 1, 9), reduced;
    for (std::int64_t d = 0; d < static_cast<std::int64_t>(dims.size()); ++d) {
      if (numbers.coin()) reduced.push_back(d);
    }
    Array input = numbers.array(DType::f32, dims), init(TensorType(DType::f32, {}), fold.init);
    Array expected(TensorType(DType::f32, without(dims, reduced)), fold.init);
    for_each_index(dims, [&](const Dims& index) {
      double& sum = expected.at(without(index, reduced));
      sum = fold.apply(sum, input.at(index));
    });
    Array result = run_kernel({input, init}, [&](Builder& b, const Values& v) {
      b.create(OpCode::reduce, v, {{"dimensions", reduced}}, {binary_region(b, DType::f32, fold.code)});
    })[0];
    ASSERT_EQ(result.values, expected.values) << to_string(dims) << " over " << to_string(reduced);
  }
}

// Composition of affine maps x -> a x + b: associative, not commutative.
TEST(Reduce, KeepsTheOrderOfOperands) {
  Numbers numbers(22);
  for (Dims dims : {Dims{3000}, Dims{1000, 3}, Dims{3, 40, 50}, Dims{5, 7}}) {
    std::int64_t axis = dims.size() == 2 ? 0 : static_cast<std::int64_t>(dims.size()) - 1;
    Dims reduced = dims.size() == 3 ? Dims{1, 2} : Dims{axis};
    Array a = numbers.array(DType::u32, dims, 4000000000), b0 = numbers.array(DType::u32, dims, 4000000000);
    Array one(TensorType(DType::u32, {}), 1), zero(TensorType(DType::u32, {}), 0);
    auto results = run_kernel({a, b0, one, zero}, [&](Builder& b, const Values& v) {
      TensorType u(DType::u32, {});
      Region compose = b.region({u, u, u, u}, [](Builder& in, const Values& x) {
        return Values{in.multiply(x[0], x[2]), in.add(in.multiply(x[2], x[1]), x[3])};
      });
      b.create(OpCode::reduce, v, {{"dimensions", reduced}}, {compose});
    });
    Array first(results[0].type, 1), second(results[0].type, 0);
    for_each_index(dims, [&](const Dims& index) {
      double &p = first.at(without(index, reduced)), &q = second.at(without(index, reduced));
      auto a1 = static_cast<std::uint32_t>(p), b1 = static_cast<std::uint32_t>(q);
      auto a2 = static_cast<std::uint32_t>(a.at(index)), b2 = static_cast<std::uint32_t>(b0.at(index));
      p = a1 * a2, q = a2 * b1 + b2;
    });
    EXPECT_EQ(results[0].values, first.values);
    EXPECT_EQ(results[1].values, second.values);
  }
}

TEST(Reduce, ArgmaxTakesTheFirstOfEquals) {
  Numbers numbers(23);
  for (Dims dims : {Dims{1, 5000}, Dims{200, 9}}) {
    Array x = numbers.array(DType::f32, dims, 20), index{TensorType(DType::i32, dims)};
    for_each_index(dims, [&](const Dims& i) { index.at(i) = static_cast<double>(i[1]); });
    Array low(TensorType(DType::f32, {}), -std::numeric_limits<double>::infinity()), zero{TensorType(DType::i32, {})};
    auto results = run_kernel({x, index, low, zero}, [](Builder& b, const Values& v) {
      TensorType f(DType::f32, {}), i(DType::i32, {});
      Region larger = b.region({f, i, f, i}, [](Builder& in, const Values& a) {
        Value keep = in.compare(a[0], a[2], "GE");
        return Values{in.select(keep, a[0], a[2]), in.select(keep, a[1], a[3])};
      });
      b.create(OpCode::reduce, v, {{"dimensions", Dims{1}}}, {larger});
    });
    for (std::int64_t r = 0; r < dims[0]; ++r) {
      std::int64_t best = 0;
      for (std::int64_t c = 1; c < dims[1]; ++c) best = x.at({r, c}) > x.at({r, best}) ? c : best;
      ASSERT_EQ(results[1].at({r}), static_cast<double>(best));
      ASSERT_EQ(results[0].at({r}), x.at({r, best}));
    }
  }
}

TEST(Reduce, ComputesInTheWiderTypeOfItsRegion) {
  Array x(TensorType(DType::i8, {4}), {100, 100, 100, -1}), init(TensorType(DType::i8, {}), 1);
  Array result = run_kernel({x, init}, [](Builder& b, const Values& v) {
    b.create(OpCode::reduce, v, {{"dimensions", Dims{0}}}, {binary_region(b, DType::i32, OpCode::add)});
  })[0];
  EXPECT_EQ(result.values, (std::vector<double>{300}));
}

struct WindowCase {
  Dims dims, size, strides, base, dilation, low, high, output;
};

Constant padding_of(const Dims& low, const Dims& high) {
  std::vector<std::int64_t> values;
  for (std::size_t d = 0; d < low.size(); ++d) values.insert(values.end(), {low[d], high[d]});
  return Constant::of<std::int64_t>(TensorType(DType::i64, {static_cast<std::int64_t>(low.size()), 2}), values);
}

WindowCase random_window(Numbers& numbers, bool dilated) {
  while (true) {
    WindowCase c;
    std::int64_t rank = numbers.between(1, 3);
    c.dims = numbers.dims(rank, 1, rank == 1 ? 40 : 7);
    c.size = numbers.dims(rank, 1, 3);
    c.strides = numbers.dims(rank, 1, 3);
    c.base = numbers.dims(rank, 1, dilated ? 2 : 1);
    c.dilation = numbers.dims(rank, 1, dilated ? 2 : 1);
    c.low = numbers.dims(rank, dilated ? -1 : 0, 2);
    c.high = numbers.dims(rank, dilated ? -1 : 0, 2);
    bool fits = true;
    for (std::size_t d = 0; d < c.dims.size(); ++d) {
      std::int64_t padded = c.low[d] + (c.dims[d] - 1) * c.base[d] + 1 + c.high[d];
      std::int64_t reach = (c.size[d] - 1) * c.dilation[d] + 1;
      fits &= padded >= 0;
      c.output.push_back(padded < reach ? 0 : (padded - reach) / c.strides[d] + 1);
    }
    if (fits) return c;
  }
}

// The input element at window element k of output element o; nothing where there is padding.
std::optional<Dims> input_index(const WindowCase& c, const Dims& o, const Dims& k) {
  Dims index(o.size());
  for (std::size_t d = 0; d < o.size(); ++d) {
    std::int64_t at = o[d] * c.strides[d] + k[d] * c.dilation[d] - c.low[d];
    if (at < 0 || at % c.base[d] != 0 || at / c.base[d] >= c.dims[d]) return std::nullopt;
    index[d] = at / c.base[d];
  }
  return index;
}

Attrs window_attrs(const WindowCase& c) {
  return {{"window_dimensions", c.size},
          {"window_strides", c.strides},
          {"base_dilations", c.base},
          {"window_dilations", c.dilation},
          {"padding", padding_of(c.low, c.high)}};
}

TEST(ReduceWindow, AllAttributesWithKnownAndUnknownRegions) {
  Numbers numbers(24);
  for (int round = 0; round < 300; ++round) {
    WindowCase c = random_window(numbers, true);
    DType dtype = round % 2 ? DType::f32 : DType::i32;
    // An initial value that is not neutral counts once for the fold and once for every padded element.
    double init_value = round % 4 < 2 ? 0 : 2;
    bool known = round % 3 != 0;
    Array input = numbers.array(dtype, c.dims), init(TensorType(dtype, {}), init_value);
    Array expected(TensorType(dtype, c.output), init_value);
    for_each_index(c.output, [&](const Dims& o) {
      for_each_index(c.size, [&](const Dims& k) {
        auto index = input_index(c, o, k);
        double x = index ? input.at(*index) : init_value;
        expected.at(o) = known ? expected.at(o) + x : x - expected.at(o);
      });
    });
    Array result = run_kernel({input, init}, [&](Builder& b, const Values& v) {
      Region region = known ? binary_region(b, dtype, OpCode::add)
                            : scalar_region(b, dtype, [](Builder& in, Value x, Value y) { return in.subtract(y, x); });
      b.create(OpCode::reduce_window, v, window_attrs(c), {region});
    })[0];
    ASSERT_EQ(result.type.dims, c.output);
    ASSERT_EQ(result.values, expected.values) << "round " << round;
  }
}

TEST(ReduceWindow, MaximumInAllTypes) {
  Numbers numbers(25);
  for (DType dtype : kAllTypes) {
    Array input = numbers.array(dtype, {2, 6, 20}), init(TensorType(dtype, {}), is_signed(dtype) ? -100 : 0);
    Array result = run_kernel({input, init}, [&](Builder& b, const Values& v) {
      b.create(OpCode::reduce_window, v, {{"window_dimensions", Dims{1, 2, 2}}, {"window_strides", Dims{1, 2, 2}}},
               {binary_region(b, dtype, OpCode::maximum)});
    })[0];
    for_each_index({2, 3, 10}, [&](const Dims& o) {
      double best = init.values[0];
      for_each_index({2, 2}, [&](const Dims& k) {
        best = std::max(best, input.at({o[0], 2 * o[1] + k[0], 2 * o[2] + k[1]}));
      });
      ASSERT_EQ(result.at(o), best) << name(dtype);
    });
  }
}

TEST(ReduceWindow, CumulativeFoldsOfAllTypesBothWays) {
  Numbers numbers(26);
  for (DType dtype : kAllTypes) {
    for (bool backward : {false, true}) {
      Dims dims{3, 50, 2};
      Array input = numbers.array(dtype, dims, 2), init{TensorType(dtype, {})};
      Dims low(3), high(3);
      (backward ? high : low)[1] = dims[1] - 1;
      Array result = run_kernel({input, init}, [&](Builder& b, const Values& v) {
        b.create(OpCode::reduce_window, v,
                 {{"window_dimensions", Dims{1, dims[1], 1}}, {"padding", padding_of(low, high)}},
                 {binary_region(b, dtype, OpCode::add)});
      })[0];
      for_each_index({3, 2}, [&](const Dims& i) {
        double sum = 0;
        for (std::int64_t k = 0; k < dims[1]; ++k) {
          std::int64_t at = backward ? dims[1] - 1 - k : k;
          sum += input.at({i[0], at, i[1]});
          if (dtype == DType::i1) sum = sum != 0;
          ASSERT_EQ(result.at({i[0], at, i[1]}), sum) << name(dtype);
        }
      });
    }
  }
}

// A running sum is off by no more than rounding its result: half a unit in the last place and what f64 rounds on the
// way.
TEST(ReduceWindow, RunningSumsAndProductsOfF32AreAsExactAsTheirType) {
  Numbers numbers(28);
  for (OpCode op : {OpCode::add, OpCode::multiply}) {
    for (Dims dims : {Dims{65536, 1}, Dims{2, 65537}, Dims{4099, 3}}) {
      std::size_t axis = dims[0] > dims[1] ? 0 : 1;
      Array input{TensorType(DType::f32, dims)}, init(TensorType(DType::f32, {}), op == OpCode::add ? 0 : 1);
      for (double& x : input.values) {  // from 0 to 1, or around 1
        double share = static_cast<double>(numbers.between(0, 1 << 20)) / (1 << 20);
        x = static_cast<float>(op == OpCode::add ? share : 1 + (share - 0.5) * 0x1p-10);
      }
      Dims size{1, 1}, low{0, 0};
      size[axis] = dims[axis], low[axis] = dims[axis] - 1;
      Array result = run_kernel({input, init}, [&](Builder& b, const Values& v) {
        b.create(OpCode::reduce_window, v, {{"window_dimensions", size}, {"padding", padding_of(low, {0, 0})}},
                 {binary_region(b, DType::f32, op)});
      })[0];
      for (std::int64_t row = 0; row < dims[1 - axis]; ++row) {
        double total = init.values[0];
        for (std::int64_t i = 0; i < dims[axis]; ++i) {
          Dims at = axis == 0 ? Dims{i, row} : Dims{row, i};
          total = op == OpCode::add ? total + input.at(at) : total * input.at(at);
          ASSERT_LE(std::abs(result.at(at) - total), total * 0x1.001p-24) << to_string(dims) << " element " << i;
        }
      }
    }
  }
}

TEST(ReduceWindow, CumulativeFoldByAnyRegionAndWithAnInitialValueThatCounts) {
  Numbers numbers(27);
  std::int64_t n = 30;
  Array input = numbers.array(DType::f32, {n});
  for (double init_value : {0.0, 1.0}) {
    for (bool backward : {false, true}) {
      Array init(TensorType(DType::f32, {}), init_value);
      Array result = run_kernel({input, init}, [&](Builder& b, const Values& v) {
        Region region = scalar_region(b, DType::f32, [](Builder& in, Value x, Value y) {
          return in.add(in.add(x, y), in.scalar(DType::f32, 0));
        });
        b.create(
            OpCode::reduce_window, v,
            {{"window_dimensions", Dims{n}}, {"padding", padding_of({backward ? 0 : n - 1}, {backward ? n - 1 : 0})}},
            {region});
      })[0];
      for (std::int64_t i = 0; i < n; ++i) {
        double sum = init_value;
        for (std::int64_t k = 0; k < n; ++k) {
          std::int64_t at = i + k - (backward ? 0 : n - 1);
          sum += at >= 0 && at < n ? input.at({at}) : init_value;
        }
        ASSERT_EQ(result.at({i}), sum);
      }
    }
  }
}

TEST(ReduceWindow, SeveralTensorsSlideTogether) {
  Array x(TensorType(DType::f32, {5}), {3, 1, 4, 1, 5}), k(TensorType(DType::i32, {5}), {0, 1, 2, 3, 4});
  Array low(TensorType(DType::f32, {}), -9), none(TensorType(DType::i32, {}), -1);
  auto results = run_kernel({x, k, low, none}, [](Builder& b, const Values& v) {
    TensorType f(DType::f32, {}), i(DType::i32, {});
    Region larger = b.region({f, i, f, i}, [](Builder& in, const Values& a) {
      Value keep = in.compare(a[0], a[2], "GE");
      return Values{in.select(keep, a[0], a[2]), in.select(keep, a[1], a[3])};
    });
    b.create(OpCode::reduce_window, v, {{"window_dimensions", Dims{2}}}, {larger});
  });
  EXPECT_EQ(results[0].values, (std::vector<double>{3, 4, 4, 5}));
  EXPECT_EQ(results[1].values, (std::vector<double>{0, 2, 2, 4}));
}

TEST(SelectAndScatter, FollowsTheSpecificationForKnownAndUnknownRegions) {
  Numbers numbers(28);
  for (int round = 0; round < 300; ++round) {
    WindowCase c = random_window(numbers, false);
    DType dtype = round % 2 ? DType::f32 : DType::i32;
    bool known = round % 3 != 0;
    Array operand = numbers.array(dtype, c.dims, 3), source = numbers.array(dtype, c.output),
          init(TensorType(dtype, {}), 1);
    Array expected(operand.type, 1);
    for_each_index(c.output, [&](const Dims& o) {
      std::optional<Dims> selected;
      for_each_index(c.size, [&](const Dims& k) {
        auto index = input_index(c, o, k);
        if (!index) return;
        bool keeps = selected &&
                     (known ? operand.at(*selected) >= operand.at(*index) : operand.at(*selected) < operand.at(*index));
        if (!keeps) selected = index;
      });
      if (!selected) return;
      double& to = expected.at(*selected);
      to = known ? to + source.at(o) : 2 * to - source.at(o);
    });
    Array result = run_kernel({operand, source, init}, [&](Builder& b, const Values& v) {
      Region select =
          scalar_region(b, dtype, [&](Builder& in, Value x, Value y) { return in.compare(x, y, known ? "GE" : "LT"); });
      Region combine =
          known ? binary_region(b, dtype, OpCode::add)
                : scalar_region(b, dtype, [](Builder& in, Value x, Value y) { return in.subtract(in.add(x, x), y); });
      b.create(OpCode::select_and_scatter, v,
               {{"window_dimensions", c.size}, {"window_strides", c.strides}, {"padding", padding_of(c.low, c.high)}},
               {select, combine});
    })[0];
    ASSERT_EQ(result.values, expected.values) << "round " << round;
  }
}

TEST(Windows, EmptyTensorsGiveInitialValuesOrNothing) {
  Array empty{TensorType(DType::f32, {0, 3})}, init(TensorType(DType::f32, {}), 4);
  auto reduce_over = [&](Dims dimensions) {
    return run_kernel({empty, init}, [&](Builder& b, const Values& v) {
      b.create(OpCode::reduce, v, {{"dimensions", dimensions}}, {binary_region(b, DType::f32, OpCode::add)});
    })[0];
  };
  EXPECT_EQ(reduce_over({0}).values, (std::vector<double>{4, 4, 4}));
  EXPECT_TRUE(reduce_over({1}).values.empty());
  Array padded = run_kernel({empty, init}, [&](Builder& b, const Values& v) {
    b.create(OpCode::reduce_window, v, {{"window_dimensions", Dims{1, 3}}, {"padding", padding_of({2, 0}, {0, 0})}},
             {binary_region(b, DType::f32, OpCode::add)});
  })[0];
  EXPECT_EQ(padded.values, (std::vector<double>{16, 16}));
}

}  // namespace
}  // namespace pcp::cpu

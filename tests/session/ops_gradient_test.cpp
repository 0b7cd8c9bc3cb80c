// Gradients of all operations against central differences in f64.
#include <functional>

#include "tests/session/ops_fixture.h"

namespace pcp::session {
namespace {

using namespace gt;  // NOLINT: this is about its names

class OpsGradientTest : public OpsTest {
 protected:
  using Operation = std::function<Tensor(const std::vector<Tensor>&)>;

  struct Input {
    Dims dims;
    double low = -2, high = 2;
  };

  static std::vector<double> values_between(const Dims& dims, double low, double high, int seed) {
    std::vector<double> values;
    for (std::int64_t i = 0; i < element_count(dims); ++i) {
      double fraction = std::fmod(0.137 + 0.6180339887 * static_cast<double>(i + 1) * (seed + 1), 1.0);
      values.push_back(low + (high - low) * fraction);
    }
    return values;
  }

  // A weighted sum, so that no two elements of the result have the same cotangent.
  static double value_of(const Operation& operation, const std::vector<Tensor>& inputs) {
    return numbers(weighted(operation(inputs)))[0];
  }
  static Tensor weighted(const Tensor& y) {
    return gt::sum(y * doubles(y.dims(), values_between(y.dims(), 0.5, 2, 5)));
  }

  static void check(const char* name, const Operation& operation, const std::vector<Input>& given) {
    SCOPED_TRACE(name);
    std::vector<std::vector<double>> values;
    std::vector<Tensor> inputs;
    for (std::size_t i = 0; i < given.size(); ++i) {
      values.push_back(values_between(given[i].dims, given[i].low, given[i].high, static_cast<int>(i)));
      inputs.push_back(doubles(given[i].dims, values[i]));
      inputs[i].set_requires_grad(true);
    }
    Tensor y = operation(inputs);
    ASSERT_TRUE(y.requires_grad());
    weighted(y).backward();
    for (std::size_t i = 0; i < given.size(); ++i) {
      ASSERT_TRUE(inputs[i].grad());
      std::vector<double> gradient = numbers(inputs[i].grad());
      for (std::size_t element = 0; element < values[i].size(); ++element) {
        constexpr double kStep = 1e-6;
        auto moved = [&](double by) {
          NoGrad no_grad;
          std::vector<double> changed = values[i];
          changed[element] += by;
          std::vector<Tensor> at = inputs;
          at[i] = doubles(given[i].dims, changed);
          return value_of(operation, at);
        };
        double slope = (moved(kStep) - moved(-kStep)) / (2 * kStep);
        ASSERT_NEAR(gradient[element], slope, 2e-6 * std::max(1.0, std::abs(slope)))
            << "input " << i << " element " << element;
      }
    }
  }
};

TEST_F(OpsGradientTest, FunctionsOfOneTensor) {
  struct Case {
    const char* name;
    Tensor (*function)(const Tensor&);
    double low = -2, high = 2;
  };
  const Case cases[] = {
      {"negate", negate},
      {"abs", gt::abs},
      {"square", square},
      {"relu", relu},
      {"exp", gt::exp},
      {"expm1", gt::expm1},
      {"log", gt::log, 0.2, 3},
      {"log1p", gt::log1p, -0.5, 3},
      {"log2", gt::log2, 0.2, 3},
      {"sqrt", gt::sqrt, 0.2, 3},
      {"rsqrt", rsqrt, 0.2, 3},
      {"reciprocal", reciprocal, 0.3, 3},
      {"sin", gt::sin},
      {"cos", gt::cos},
      {"tan", gt::tan, -1, 1},
      {"tanh", gt::tanh},
      {"erf", gt::erf},
      {"erf far", gt::erf, 1.1, 3},
      {"sigmoid", sigmoid},
      {"log_sigmoid", log_sigmoid},
      {"silu", silu},
      {"floor", gt::floor, 0.1, 0.9},
      {"sign", sign, 0.1, 2},
      {"clone", clone},
  };
  for (const Case& one : cases) {
    check(one.name, [&](const std::vector<Tensor>& in) { return one.function(in[0]); }, {{{5}, one.low, one.high}});
  }
}

TEST_F(OpsGradientTest, FunctionsWithParameters) {
  check("gelu", [](auto& in) { return gelu(in[0]); }, {{{5}}});
  check("gelu tanh", [](auto& in) { return gelu(in[0], Gelu::tanh); }, {{{5}}});
  check("softplus", [](auto& in) { return softplus(in[0], 2); }, {{{5}}});
  check("leaky_relu", [](auto& in) { return leaky_relu(in[0], 0.1); }, {{{5}}});
  check("elu", [](auto& in) { return elu(in[0], 0.7); }, {{{5}}});
  check("clip", [](auto& in) { return clip(in[0], -0.5, 0.7); }, {{{5}}});
  check("clip by tensors", [](auto& in) { return clip(in[0], in[1], in[2]); }, {{{5}}, {{5}, -1, -0.5}, {{1}, 0.5, 1}});
  for (double exponent : {-1.5, -1., -0.5, 0., 0.5, 1., 2., 3., 2.5}) {
    check("power", [&](auto& in) { return power(in[0], exponent); }, {{{5}, 0.3, 2}});
  }
}

TEST_F(OpsGradientTest, ArithmeticWithBroadcasting) {
  check("add", [](auto& in) { return in[0] + in[1]; }, {{{2, 3}}, {{3}}});
  check("subtract", [](auto& in) { return in[0] - in[1]; }, {{{2, 1}}, {{3}}});
  check("multiply", [](auto& in) { return in[0] * in[1]; }, {{{2, 3}}, {{2, 1}}});
  check("divide", [](auto& in) { return in[0] / in[1]; }, {{{2, 3}}, {{}, 0.5, 2}});
  check("reflected", [](auto& in) { return 2 / (1 - in[0] * 3); }, {{{3}, 0.5, 2}});
  check("power", [](auto& in) { return power(in[0], in[1]); }, {{{3}, 0.5, 2}, {{2, 1}}});
  check("power of a number", [](auto& in) { return power(2.5, in[0]); }, {{{3}}});
  check("remainder", [](auto& in) { return remainder(in[0], in[1]); }, {{{4}}, {{4}, 0.6, 1.4}});
  check("maximum", [](auto& in) { return maximum(in[0], in[1]); }, {{{4}}, {{4}}});
  check("minimum", [](auto& in) { return minimum(in[0], in[1]); }, {{{2, 2}}, {{2}}});
  check("atan2", [](auto& in) { return gt::atan2(in[0], in[1]); }, {{{4}}, {{4}}});
  check("lerp", [](auto& in) { return gt::lerp(in[0], in[1], in[2]); }, {{{4}}, {{4}}, {{}}});
  check("where", [](auto& in) { return where(in[0] > 0, in[0] * 2, in[1]); }, {{{2, 3}}, {{3}}});
  check("astype", [](auto& in) { return astype(astype(in[0], DType::f64), DType::f64); }, {{{3}}});
}

TEST_F(OpsGradientTest, Reductions) {
  for (const Axes& axes : {Axes(), Axes(Dims{1}), Axes(Dims{0, -1})}) {
    for (bool keepdims : {false, true}) {
      auto along = [&](auto function) {
        return [=](const std::vector<Tensor>& in) { return function(in[0], axes, keepdims); };
      };
      const std::vector<Input> cube{{{2, 3, 2}, 0.5, 2}};
      check("sum", along(gt::sum), cube);
      check("prod", along(prod), cube);
      check("mean", along(mean), cube);
      check("max", along(gt::max), cube);
      check("min", along(gt::min), cube);
      check("logsumexp", along(logsumexp), cube);
      check(
          "var", [=](auto& in) { return var(in[0], axes, keepdims); }, cube);
      check(
          "std", [=](auto& in) { return stddev(in[0], axes, keepdims, 0); }, cube);
      for (double order : {1., 2., 3., static_cast<double>(INFINITY)}) {
        check(
            "norm", [=](auto& in) { return norm(in[0], order, axes, keepdims); }, cube);
      }
    }
  }
  check("cumsum", [](auto& in) { return cumsum(in[0], 1); }, {{{2, 5}}});
  check("softmax", [](auto& in) { return softmax(in[0], 1); }, {{{2, 3, 2}}});
  check("log_softmax", [](auto& in) { return log_softmax(in[0], 0); }, {{{3, 2}}});
  check("max_with_index", [](auto& in) { return max_with_index(in[0], 1).first; }, {{{2, 3}}});
  check("min_with_index", [](auto& in) { return min_with_index(in[0], 0, true).first; }, {{{2, 3}}});
}

TEST_F(OpsGradientTest, Movement) {
  check("reshape", [](auto& in) { return reshape(in[0], {-1, 2}); }, {{{2, 3}}});
  check("permute", [](auto& in) { return permute(in[0], {2, 0, 1}); }, {{{2, 1, 3}}});
  check("transpose", [](auto& in) { return transpose(in[0]); }, {{{2, 3}}});
  check("squeeze", [](auto& in) { return squeeze(unsqueeze(in[0], 1)); }, {{{3}}});
  check("expand", [](auto& in) { return expand(in[0], {2, -1, 3}); }, {{{2, 1}}});
  check("repeat", [](auto& in) { return repeat(in[0], {2, 1, 2}); }, {{{2, 2}}});
  check("repeat_interleave", [](auto& in) { return repeat_interleave(in[0], 3, 0); }, {{{2, 2}}});
  check("cat", [](auto& in) { return cat({in[0], in[1]}, 1); }, {{{2, 1}}, {{2, 2}}});
  check("stack", [](auto& in) { return stack({in[0], in[1]}, 1); }, {{{2}}, {{2}}});
  check("split", [](auto& in) { return split(in[0], 2, 0)[1]; }, {{{5}}});
  check("chunk",
        [](auto& in) {
          auto c = chunk(in[0], 2, 0);
          return c[0] * c[1];
        },
        {{{4}}});
  check("flip", [](auto& in) { return flip(in[0], Dims{1}); }, {{{2, 3}}});
  check("roll", [](auto& in) { return roll(in[0], {1, -1}, Dims{0, 1}); }, {{{2, 3}}});
  check("tril", [](auto& in) { return tril(in[0], 1); }, {{{3, 3}}});
  check("triu", [](auto& in) { return triu(in[0]); }, {{{2, 3, 3}}});
  check("diagonal", [](auto& in) { return diagonal(in[0], 1); }, {{{3, 4}}});
  check("pad", [](auto& in) { return gt::pad(in[0], {1, -1}, {0, 2}, 3.5); }, {{{2, 3}}});
}

TEST_F(OpsGradientTest, Indexing) {
  Tensor rows = integers({2, 2}, {0, -1, 1, 1}), mask = gt::less(integers({3}, {0, 5, 1}), 2);
  check("slices", [](auto& in) { return index(in[0], {Slice{-1, {}, -2}, std::int64_t{1}}); }, {{{4, 2}}});
  check("arrays", [&](auto& in) { return index(in[0], {Slice{}, rows}); }, {{{2, 3}}});
  check("two arrays", [&](auto& in) { return index(in[0], {rows, Slice{}, rows}); }, {{{2, 2, 3}}});
  check("mask", [&](auto& in) { return index(in[0], {mask}); }, {{{3, 2}}});
  check("put slices", [](auto& in) { return index_put(in[0], {Slice{0, {}, 2}}, in[1]); }, {{{5}}, {{3}}});
  check("put a row", [](auto& in) { return index_put(in[0], {std::int64_t{1}}, in[1]); }, {{{3, 2}}, {{}}});
  check("put arrays", [](auto& in) { return index_put(in[0], {integers({2}, {2, 0})}, in[1]); }, {{{3, 2}}, {{2, 2}}});
  check("put one by mask", [&](auto& in) { return index_put(in[0], {mask}, in[1]); }, {{{3, 2}}, {{1}}});
  check("put many by mask", [&](auto& in) { return index_put(in[0], {mask}, in[1]); }, {{{3, 2}}, {{2, 2}}});
  check("gather", [&](auto& in) { return gather(in[0], 1, rows); }, {{{2, 3}}});
  check("take_along_axis", [&](auto& in) { return take_along_axis(in[0], rows, 0); }, {{{2, 1}}});
  check("index_select", [](auto& in) { return index_select(in[0], 1, integers({3}, {2, 0, 2})); }, {{{2, 3}}});
  check("embedding", [&](auto& in) { return embedding(in[0], rows); }, {{{3, 2}}});
  check("masked_fill", [&](auto& in) { return masked_fill(in[0], mask, in[1]); }, {{{2, 3}}, {{}}});
  check("scatter", [](auto& in) { return scatter(in[0], 0, integers({2, 1}, {2, 0}), in[1]); }, {{{3, 2}}, {{2, 1}}});
  check("scatter_add", [&](auto& in) { return scatter_add(in[0], 1, rows, in[1]); }, {{{2, 3}}, {{2, 2}}});
  check("sort", [](auto& in) { return gt::sort(in[0], 0, true).first; }, {{{4, 2}}});
  check("topk", [](auto& in) { return topk(in[0], 2).first; }, {{{2, 4}}});
}

TEST_F(OpsGradientTest, Products) {
  auto product = [](auto& in) { return matmul(in[0], in[1]); };
  check("matmul", product, {{{2, 3}}, {{3, 2}}});
  check("vectors", product, {{{3}}, {{3}}});
  check("vector and batch", product, {{{3}}, {{2, 3, 2}}});
  check("batches", product, {{{2, 1, 2, 3}}, {{3, 3, 1}}});
  check("outer", [](auto& in) { return outer(in[0], in[1]); }, {{{2}}, {{3}}});
  check("linear", [](auto& in) { return gt::linear(in[0], in[1], in[2]); }, {{{2, 3}}, {{2, 3}}, {{2}}});
  check("einsum", [](auto& in) { return einsum("bij,bjk->ki", {in[0], in[1]}); }, {{{2, 2, 3}}, {{2, 3, 2}}});
  check("einsum diagonal", [](auto& in) { return einsum("ii->i", {in[0]}); }, {{{3, 3}}});
  check("einsum of three", [](auto& in) { return einsum("i,ij,j", {in[0], in[1], in[2]}); }, {{{2}}, {{2, 3}}, {{3}}});
  Conv2d options;
  options.stride[0] = options.padding[1] = options.dilation[1] = options.groups = 2;
  check("conv2d", [&](auto& in) { return conv2d(in[0], in[1], in[2], options); },
        {{{1, 2, 4, 3}}, {{2, 1, 2, 2}}, {{2}}});
  check("max_pool2d", [](auto& in) { return max_pool2d(in[0], {{2, 2}, {2, 1}, {1, 0}}); }, {{{1, 4, 3}}});
  check("avg_pool2d", [](auto& in) { return avg_pool2d(in[0], {{2, 2}, {2, 1}, {1, 0}}, false); }, {{{1, 4, 3}}});
}

TEST_F(OpsGradientTest, Networks) {
  Tensor classes = integers({3}, {1, -100, 0});
  Tensor halves = doubles({2, 3}, {0, 1, 0.5, 1, 0, 0.2});
  const Input probability{{2, 3}, 0.1, 0.9};
  check("layer_norm", [](auto& in) { return layer_norm(in[0], 1, in[1], in[2]); }, {{{2, 4}}, {{4}}, {{4}}});
  check("rms_norm", [](auto& in) { return rms_norm(in[0], 2, in[1]); }, {{{2, 2, 2}}, {{2, 2}}});
  for (Reduction reduction : {Reduction::none, Reduction::mean, Reduction::sum}) {
    check("cross_entropy", [&](auto& in) { return cross_entropy(in[0], classes, reduction, -100, 0.1); }, {{{3, 4}}});
    check("nll_loss", [&](auto& in) { return nll_loss(in[0], classes, reduction); }, {{{3, 4}}});
    check("mse_loss", [&](auto& in) { return mse_loss(in[0], in[1], reduction); }, {{{2, 3}}, {{2, 3}}});
    check("l1_loss", [&](auto& in) { return l1_loss(in[0], halves, reduction); }, {{{2, 3}}});
    check("bce", [&](auto& in) { return bce(in[0], halves, reduction); }, {probability});
    check("bce_with_logits", [&](auto& in) { return bce_with_logits(in[0], in[1], reduction); },
          {{{2, 3}}, probability});
  }
  const std::vector<Input> heads{{{2, 3, 2}}, {{2, 3, 2}}, {{2, 3, 2}}};
  for (bool causal : {false, true}) {
    check(
        "attention", [&](auto& in) { return scaled_dot_product_attention(in[0], in[1], in[2], causal); }, heads);
  }
  Tensor added = doubles({3, 3}, {0, 0.5, -1, 0.1, 0, 0.7, 0, 0, 0});
  check(
      "attention with a mask",
      [&](auto& in) { return scaled_dot_product_attention(in[0], in[1], in[2], false, added, 0.3); }, heads);
  manual_seed(7);
  RandomState state = random_state();
  check("dropout",
        [&](auto& in) {
          set_random_state(state);
          return dropout(in[0], 0.5);
        },
        {{{6}}});
}

TEST_F(OpsGradientTest, AtTiesAndEdgesAsInPyTorch) {
  auto slope = [](const Operation& operation, const Tensor& x) {
    x.node()->requires_grad = true;
    gt::sum(operation({x})).backward();
    return numbers(x.grad());
  };
  EXPECT_EQ(slope([](auto& in) { return relu(in[0]); }, doubles({2}, {0, 1})), (Numbers{0, 1}));
  EXPECT_EQ(slope([](auto& in) { return gt::abs(in[0]); }, doubles({1}, {0})), Numbers{0});
  EXPECT_EQ(slope([](auto& in) { return clip(in[0], -1, 1); }, doubles({3}, {-1, 1, 2})), (Numbers{1, 1, 0}));
  EXPECT_EQ(slope([](auto& in) { return maximum(in[0], 1); }, doubles({2}, {1, 3})), (Numbers{0.5, 1}));
  EXPECT_EQ(slope([](auto& in) { return gt::max(in[0]); }, doubles({3}, {2, 1, 2})), (Numbers{0.5, 0, 0.5}));
  EXPECT_EQ(slope([](auto& in) { return max_with_index(in[0], 0).first; }, doubles({3}, {1, 2, 2})),
            (Numbers{0, 1, 0}));
  EXPECT_EQ(slope([](auto& in) { return norm(in[0]); }, doubles({2}, {0, 0})), (Numbers{0, 0}));
  EXPECT_EQ(slope([](auto& in) { return norm(in[0], 3); }, doubles({2}, {0, 0})), (Numbers{0, 0}));
  EXPECT_EQ(slope([](auto& in) { return bce(in[0], doubles({2}, {1, 0})); }, doubles({2}, {0, 1})), (Numbers{0, 0}));
  EXPECT_EQ(slope([](auto& in) { return stddev(in[0]); }, doubles({2}, {1, 1})), (Numbers{0, 0}));
  EXPECT_EQ(slope([](auto& in) { return power(in[0], 2); }, doubles({1}, {0})), Numbers{0});
}

}  // namespace
}  // namespace pcp::session

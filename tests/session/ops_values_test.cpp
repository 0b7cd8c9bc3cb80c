// What operations compute, errors, and what is recorded.
#include <algorithm>
#include <functional>
#include <limits>
#include <set>

#include "tests/session/ops_fixture.h"

namespace pcp::session {
namespace {

using gt::Tensor;
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN(), kInf = std::numeric_limits<double>::infinity();

class OpsValuesTest : public OpsTest {};

TEST_F(OpsValuesTest, DivisionRoundsDownAndTheRemainderHasTheDivisorsSign) {
  Tensor x = doubles({4}, {7, -7, 7, -7}), y = doubles({4}, {2, 2, -2, -2});
  for (DType dtype : {DType::f64, DType::f32, DType::i32}) {
    Tensor a = gt::astype(x, dtype), b = gt::astype(y, dtype);
    expect_near(gt::floor_divide(a, b), {3, -4, -4, 3});
    expect_near(gt::remainder(a, b), {1, 1, -1, -1});
  }
  expect_near(gt::floor_divide(doubles({3}, {1, -1, 0}), 0), {kInf, -kInf, kNaN});
  expect_near(gt::remainder(made(DType::u8, {2}, {7, 200}), 3), {1, 2});
  expect_near(gt::divide(integers({2}, {1, -3}), 2), {0.5, -1.5});
}

TEST_F(OpsValuesTest, FunctionsAgreeWithTheLibrary) {
  Numbers at{-3.5, -1, -0.3, 0, 1e-9, 0.4, 0.999, 1, 1.7, 5.5, 30};
  Tensor x = doubles({11}, at);
  auto each = [&](auto function) {
    Numbers values;
    for (double value : at) values.push_back(function(value));
    return values;
  };
  auto error_function = [](double v) { return std::erf(v); };
  expect_near(gt::erf(x), each(error_function), 1e-15);
  expect_near(gt::erf(gt::astype(x, DType::f32)), each(error_function), 3e-7);
  expect_near(gt::gelu(x), each([](double v) { return v * 0.5 * (1 + std::erf(v / std::sqrt(2.0))); }), 1e-14);
  expect_near(gt::gelu(x, gt::Gelu::tanh), each([](double v) {
                return 0.5 * v * (1 + std::tanh(std::sqrt(2 / M_PI) * (v + 0.044715 * v * v * v)));
              }));
  expect_near(gt::softplus(x), each([](double v) { return v > 20 ? v : std::log1p(std::exp(v)); }));
  expect_near(gt::silu(x), each([](double v) { return v / (1 + std::exp(-v)); }));
  expect_near(gt::round(doubles({3}, {0.5, 1.5, -2.5})), {0, 2, -2});
  expect_near(gt::relu(doubles({3}, {-1, kNaN, 2})), {0, kNaN, 2});
  expect_near(gt::isinf(doubles({4}, {1, kInf, -kInf, kNaN})), {0, 1, 1, 0});
  expect_near(gt::isnan(doubles({3}, {1, kInf, kNaN})), {0, 0, 1});
  expect_near(gt::isfinite(integers({1}, {3})), {1});
}

TEST_F(OpsValuesTest, PowersOfIntegersAndNumbers) {
  expect_near(gt::power(integers({3}, {-2, 3, 0}), 3), {-8, 27, 0});
  expect_near(gt::power(2, integers({3}, {0, 3, 10})), {1, 8, 1024});
  expect_near(gt::power(doubles({2}, {4, 9}), 0.5), {2, 3});
  expect_near(gt::power(doubles({2}, {4, 2}), -1.5), {0.125, std::pow(2, -1.5)});
  EXPECT_NE(error_of([&] { gt::power(integers({1}, {2}), -1); }).find("[gt.power]"), std::string::npos);
}

TEST_F(OpsValuesTest, ReductionsOfNaNAndOfNothing) {
  Tensor x = doubles({4}, {1, kNaN, 3, kNaN});
  expect_near(gt::max(x), {kNaN});
  expect_near(gt::argmax(x), {1});
  expect_near(gt::argmin(x), {1});
  expect_near(gt::argmax(doubles({2, 2}, {1, 5, 5, 0})), {1});
  expect_near(gt::argmax(doubles({2, 2}, {1, 5, 5, 0}), 0, true), {1, 0});
  expect_near(gt::argmin(made(DType::i1, {3}, {1, 0, 0})), {1});
  auto [largest, place] = gt::max_with_index(doubles({2, 2}, {-kInf, -kInf, kNaN, 1}), 1);
  expect_near(largest, {-kInf, kNaN});
  expect_near(place, {0, 0});
  expect_near(gt::logsumexp(doubles({2}, {-kInf, -kInf})), {-kInf});
  expect_near(gt::logsumexp(doubles({2}, {kInf, 1})), {kInf});
  expect_near(gt::sum(gt::zeros({0, 2}), Dims{0}), {0, 0});
  expect_near(gt::var(doubles({1}, {3})), {kNaN});
  expect_near(gt::var(doubles({4}, {1, 2, 3, 4})), {5.0 / 3});
  expect_near(gt::stddev(doubles({4}, {1, 2, 3, 4}), {}, false, 0), {std::sqrt(1.25)});
  expect_near(gt::any(doubles({2, 2}, {0, 0, 0, 0.5}), Dims{1}), {0, 1});
  expect_near(gt::all(integers({2, 2}, {1, 2, 0, 1}), Dims{1}), {1, 0});
  expect_near(gt::prod(integers({3}, {2, 3, 4})), {24});
  expect_near(gt::cumsum(made(DType::i1, {4}, {1, 1, 0, 1}), 0), {1, 2, 2, 3});
  expect_near(gt::norm(doubles({2}, {3, -4}), kInf), {4});
  expect_near(gt::norm(doubles({3}, {3, 0, -4}), 0), {2});
  expect_near(gt::norm(doubles({2}, {3, 4}), 3), {std::cbrt(91.0)});
  for (const char* text : {"max", "argmax"}) {
    auto call = [&] { text[0] == 'm' ? gt::max(gt::zeros({0})) : gt::argmax(gt::zeros({0})); };
    EXPECT_EQ(error_of(call), concat("[gt.", text, "] of no elements: tensor<0xf32>"));
  }
  EXPECT_NE(error_of([&] { gt::mean(integers({1}, {1})); }).find("[gt.mean] needs a floating tensor"),
            std::string::npos);
}

TEST_F(OpsValuesTest, OrderIsStableAndNaNIsTheLargest) {
  expect_near(gt::argsort(doubles({4}, {0.0, -0.0, -kNaN, -kInf})), {3, 0, 1, 2});
  Tensor x = doubles({5}, {2, kNaN, 1, 2, -1});
  auto [up, up_places] = gt::sort(x);
  expect_near(up, {-1, 1, 2, 2, kNaN});
  expect_near(up_places, {4, 2, 0, 3, 1});
  auto [down, down_places] = gt::sort(x, 0, true);
  expect_near(down, {kNaN, 2, 2, 1, -1});
  expect_near(down_places, {1, 0, 3, 2, 4});
  auto [top, top_places] = gt::topk(integers({2, 3}, {3, 1, 2, 4, 6, 5}), 2, 1);
  expect_near(top, {3, 2, 6, 5});
  expect_near(top_places, {0, 2, 1, 2});
  expect_near(gt::topk(integers({3}, {3, 1, 2}), 1, 0, false).first, {1});
}

TEST_F(OpsValuesTest, Movement) {
  Tensor x = counted({2, 3});
  EXPECT_EQ(gt::reshape(x, {3, -1}).dims(), (Dims{3, 2}));
  expect_near(gt::transpose(x), {0, 3, 1, 4, 2, 5});
  EXPECT_EQ(gt::transpose(counted({4})).dims(), Dims{4});
  expect_near(gt::repeat(counted({2}), {2, 2}), {0, 1, 0, 1, 0, 1, 0, 1});
  expect_near(gt::repeat_interleave(x, 2, 0), {0, 1, 2, 0, 1, 2, 3, 4, 5, 3, 4, 5});
  expect_near(gt::roll(x, {1}), {5, 0, 1, 2, 3, 4});
  expect_near(gt::roll(x, {-1}, Dims{1}), {1, 2, 0, 4, 5, 3});
  expect_near(gt::tril(x), {0, 0, 0, 3, 4, 0});
  expect_near(gt::triu(x, 1), {0, 1, 2, 0, 0, 5});
  expect_near(gt::diagonal(x, 1), {1, 5});
  expect_near(gt::diagonal(x, -1), {3});
  EXPECT_EQ(gt::diagonal(x, 7).dims(), Dims{0});
  expect_near(gt::diagonal(counted({2, 2, 2}), 0, 0, 2), {0, 5, 2, 7});
  expect_near(gt::pad(counted({2}), {1}, {2}, 9), {9, 0, 1, 9, 9});
  expect_near(gt::cat({integers({1}, {1}), doubles({1}, {0.5})}), {1, 0.5});
  EXPECT_EQ(gt::stack({x, x, x}, -1).dims(), (Dims{2, 3, 3}));
  auto pieces = gt::split(counted({5}), 2);
  ASSERT_EQ(pieces.size(), 3u);
  expect_near(pieces[2], {4});
  EXPECT_EQ(gt::chunk(counted({5}), 4).size(), 3u);
  EXPECT_EQ(gt::flatten(counted({2, 3, 4}), 1).dims(), (Dims{2, 12}));
  EXPECT_EQ(gt::squeeze(counted({1, 2, 1}), Dims{0, 1}).dims(), (Dims{2, 1}));
}

TEST_F(OpsValuesTest, Creation) {
  expect_near(gt::arange(5, 0, -2), {5, 3, 1});
  expect_near(gt::arange(0, 1, 0.25), {0, 0.25, 0.5, 0.75});
  EXPECT_EQ(gt::arange(0, 3).dtype(), DType::i64);
  EXPECT_EQ(gt::arange(0, 3.0).dtype(), DType::f32);
  EXPECT_EQ(gt::arange(3, 0).dims(), Dims{0});
  expect_near(gt::linspace(0, 1, 5), {0, 0.25, 0.5, 0.75, 1});
  expect_near(gt::linspace(3, 7, 1), {3});
  expect_near(gt::eye(2, 3), {1, 0, 0, 0, 1, 0});
  EXPECT_EQ(gt::full({2}, 3).dtype(), DType::i64);
  expect_near(gt::full({2}, 1.5, DType::bf16), {1.5, 1.5});
  expect_near(gt::full_like(integers({2}, {1, 2}), 2.5), {2, 2});
  expect_near(gt::one_hot(integers({2}, {2, 0}), 3), {0, 0, 1, 1, 0, 0});
  expect_near(gt::nonzero(integers({2, 2}, {0, 3, 4, 0})), {0, 1, 1, 0});
}

TEST_F(OpsValuesTest, RandomNumbersDependOnTheSeedAndOnNothingElse) {
  gt::manual_seed(42);
  Numbers first = numbers(gt::rand({4})), second = numbers(gt::rand({4}));
  gt::manual_seed(42);
  EXPECT_EQ(numbers(gt::rand({2, 2})), first);
  EXPECT_EQ(numbers(gt::rand({4})), second);
  EXPECT_NE(first, second);
  gt::manual_seed(43);
  EXPECT_NE(numbers(gt::rand({4})), first);
}

// A program has the same numbers with the next version, and on any engine.
TEST_F(OpsValuesTest, RandomNumbersOfASeedNeverChange) {
  gt::manual_seed(0);
  expect_near(gt::randint(0, 1000, {3}), {871, 55, 654});
  auto engine = make_engine("reference");
  auto other = std::make_shared<Recorder>(std::make_unique<LocalLink>(*engine, 1));
  for (auto draw : {+[] { return gt::rand({7}); }, +[] { return gt::randn({7}); }}) {
    gt::set_session(recorder_);
    gt::manual_seed(3);
    Numbers here = numbers(draw());
    gt::set_session(other);
    gt::manual_seed(3);
    expect_near(draw(), here, 1e-6);
  }
  gt::set_session(recorder_);
}

TEST_F(OpsValuesTest, RandomNumbersHaveTheirDistribution) {
  gt::manual_seed(1);
  const std::int64_t n = 20'000;
  auto moments = [](const Numbers& values) {
    double mean = 0, square = 0;
    for (double value : values) {
      mean += value;
      square += value * value;
    }
    mean /= static_cast<double>(values.size());
    return std::pair(mean, square / static_cast<double>(values.size()) - mean * mean);
  };
  auto [uniform_mean, uniform_variance] = moments(numbers(gt::rand({n})));
  EXPECT_NEAR(uniform_mean, 0.5, 0.01);
  EXPECT_NEAR(uniform_variance, 1.0 / 12, 0.003);
  for (DType dtype : {DType::f32, DType::f64, DType::bf16}) {
    Numbers values = numbers(gt::randn({n}, dtype));
    auto [mean, variance] = moments(values);
    EXPECT_NEAR(mean, 0, 0.03);
    EXPECT_NEAR(variance, 1, 0.05);
    EXPECT_GT(*std::ranges::max_element(values), 3);
  }
  Numbers dice = numbers(gt::randint(1, 7, {n}));
  EXPECT_EQ(std::set<double>(dice.begin(), dice.end()), (std::set<double>{1, 2, 3, 4, 5, 6}));
  EXPECT_NEAR(moments(dice).first, 3.5, 0.05);
  EXPECT_NEAR(moments(numbers(gt::bernoulli(gt::full({n}, 0.3)))).first, 0.3, 0.02);
  Numbers kept = numbers(gt::dropout(gt::ones({n}), 0.25));
  EXPECT_NEAR(moments(kept).first, 1, 0.02);
  EXPECT_EQ(std::ranges::count(kept, 0.0) + std::ranges::count(kept, static_cast<double>(static_cast<float>(4.0 / 3))),
            n);
  Numbers order = numbers(gt::randperm(100));
  EXPECT_FALSE(std::ranges::is_sorted(order));
  std::ranges::sort(order);
  EXPECT_EQ(order, numbers(gt::arange(0, 100)));
  Numbers halves = numbers(gt::rand({n}, DType::bf16));
  EXPECT_LT(*std::ranges::max_element(halves), 1);
}

TEST_F(OpsValuesTest, OtherNumbersMakeNoNewRoutine) {
  Tensor x = counted({4, 3}, DType::f32), state = gt::zeros_like(x), targets = integers({4}, {0, 1, 2, 0});
  auto step = [&](int i) {
    double number = 1.5 + i;
    gt::clip(gt::power(number - x * number, 2.5 + i), -number, number);
    gt::where(x > number, number, x);
    gt::masked_fill(x, gt::less(x, i), number);
    gt::index(x, {std::int64_t{i}});
    gt::index(x, {gt::Slice{i, i + 2, {}}, gt::Slice{0, 3, 2}});
    gt::index_put(x, {gt::Slice{i, i + 2, {}}}, number);
    gt::index_put(x, {targets, std::int64_t{i}}, number);
    gt::full({2}, number);
    gt::arange(i, i + 4);
    gt::linspace(i, number, 5);
    gt::rand({3});
    gt::randn({3});
    gt::randint(i, i + 5, {3});
    gt::dropout(x, 0.1 * (i + 1));
    gt::tril(x, i);
    gt::pad(x, {1, 1}, {1, 1}, number);
    gt::var(x, {}, false, i);
    gt::softplus(x, number);
    gt::layer_norm(x, 1, {}, {}, 1e-5 * number);
    gt::cross_entropy(x, targets, gt::Reduction::mean, i);
    gt::sgd_step(x, x, state, {.lr = number, .momentum = 0.9 + 0.01 * i});
    gt::adam_step(x, x, state, state, i + 1, {.lr = number});
    gt::clip_grad_norm({x, state}, number);
    gt::add(x, number);
    gt::add(x, -number);
  };
  step(0);
  std::size_t before = recorder_->routine_count();
  step(1);
  step(2);
  EXPECT_EQ(recorder_->routine_count(), before);
}

// In the types of training, forward and backward, as near to f64 as the type is.
TEST_F(OpsValuesTest, OperationsRunInEveryFloatingType) {
  using Operation = std::function<Tensor(const Tensor&, const Tensor&)>;
  const std::vector<std::pair<const char*, Operation>> operations{
      {"add", [](auto& x, auto& y) { return x + y * 2.5; }},
      {"divide", [](auto& x, auto& y) { return x / y; }},
      {"remainder", [](auto& x, auto& y) { return gt::remainder(x, y); }},
      {"power", [](auto& x, auto& y) { return gt::power(y, x); }},
      {"gelu", [](auto& x, auto&) { return gt::gelu(x); }},
      {"softplus", [](auto& x, auto&) { return gt::softplus(x); }},
      {"exp", [](auto& x, auto&) { return gt::exp(x); }},
      {"where", [](auto& x, auto& y) { return gt::where(x > 0, x, y); }},
      {"clip", [](auto& x, auto&) { return gt::clip(x, -0.5, 0.5); }},
      {"sum", [](auto& x, auto&) { return gt::sum(x, Dims{1}); }},
      {"prod", [](auto& x, auto&) { return gt::prod(x, Dims{1}); }},
      {"max", [](auto& x, auto&) { return gt::max(x, Dims{1}); }},
      {"max_with_index", [](auto& x, auto&) { return gt::max_with_index(x, 1).first; }},
      {"var", [](auto& x, auto&) { return gt::var(x); }},
      {"logsumexp", [](auto& x, auto&) { return gt::logsumexp(x, Dims{0}); }},
      {"norm", [](auto& x, auto&) { return gt::norm(x); }},
      {"cumsum", [](auto& x, auto&) { return gt::cumsum(x, 1); }},
      {"softmax", [](auto& x, auto&) { return gt::softmax(x, 1); }},
      {"cat",
       [](auto& x, auto& y) {
         return gt::cat({x, y});
       }},
      {"roll", [](auto& x, auto&) { return gt::roll(x, {1}, Dims{1}); }},
      {"tril", [](auto& x, auto&) { return gt::tril(x); }},
      {"pad",
       [](auto& x, auto&) {
         return gt::pad(x, {1, 0}, {0, 1}, 1.5);
       }},
      {"index",
       [](auto& x, auto&) {
         return gt::index(x, {gt::Slice{{}, {}, -1}, integers({2}, {1, 1})});
       }},
      {"index_put",
       [](auto& x, auto& y) {
         return gt::index_put(x, {gt::Ellipsis{}, gt::Slice{0, 3, 2}},
                              gt::index(y, {gt::Slice{}, gt::Slice{0, 2, {}}}));
       }},
      {"gather",
       [](auto& x, auto&) {
         return gt::gather(x, 1, integers({2, 1}, {1, 0}));
       }},
      {"scatter_add",
       [](auto& x, auto& y) {
         return gt::scatter_add(x, 1, integers({2, 1}, {1, 0}), y);
       }},
      {"sort", [](auto& x, auto&) { return gt::sort(x).first; }},
      {"matmul", [](auto& x, auto& y) { return gt::matmul(x, gt::transpose(y)); }},
      {"einsum",
       [](auto& x, auto& y) {
         return gt::einsum("ij,ik->jk", {x, y});
       }},
      {"linear", [](auto& x, auto& y) { return gt::linear(x, y); }},
      {"conv2d",
       [](auto& x, auto& y) {
         return gt::conv2d(gt::reshape(x, {1, 2, 3}), gt::reshape(y, {2, 1, 1, 3}));
       }},
      {"max_pool2d",
       [](auto& x, auto&) {
         return gt::max_pool2d(gt::unsqueeze(x, 0), {{2, 2}, {1, 1}});
       }},
      {"avg_pool2d",
       [](auto& x, auto&) {
         return gt::avg_pool2d(gt::unsqueeze(x, 0), {{2, 2}, {1, 1}});
       }},
      {"layer_norm", [](auto& x, auto& y) { return gt::layer_norm(x, 2, y, y); }},
      {"rms_norm", [](auto& x, auto& y) { return gt::rms_norm(x, 2, y); }},
      {"cross_entropy",
       [](auto& x, auto&) {
         return gt::cross_entropy(x, integers({2}, {1, 0}));
       }},
      {"bce_with_logits", [](auto& x, auto& y) { return gt::bce_with_logits(x, y); }},
      {"attention", [](auto& x, auto& y) { return gt::scaled_dot_product_attention(x, y, y, true); }},
  };
  const Numbers left{0.5, -1.25, 2, 0.75, 1.5, -0.25}, right{1.5, 0.5, 0.75, 1.25, 0.25, 1};
  auto run = [&](const Operation& operation, DType dtype) {
    Tensor x = made(dtype, {2, 3}, left), y = made(dtype, {2, 3}, right);
    x.set_requires_grad(true);
    Tensor made_of = operation(x, y);
    EXPECT_EQ(made_of.dtype(), dtype);
    gt::sum(made_of).backward();
    Numbers all = numbers(made_of), gradient = numbers(x.grad());
    all.insert(all.end(), gradient.begin(), gradient.end());
    return all;
  };
  for (const auto& [title, operation] : operations) {
    SCOPED_TRACE(title);
    Numbers exact = run(operation, DType::f64);
    for (auto [dtype, tolerance] : {std::pair(DType::f32, 1e-5), {DType::f16, 5e-3}, {DType::bf16, 4e-2}}) {
      Numbers got = run(operation, dtype);
      ASSERT_EQ(got.size(), exact.size());
      for (std::size_t i = 0; i < got.size(); ++i) {
        EXPECT_NEAR(got[i], exact[i], tolerance * std::max(1.0, std::abs(exact[i]))) << name(dtype) << " at " << i;
      }
    }
  }
}

TEST_F(OpsValuesTest, ErrorsNameTheOperationAndWhatItGot) {
  Tensor x = gt::zeros({2, 3}), y = gt::zeros({4});
  auto expect = [&](const std::string& begin, const std::string& part, auto call) {
    std::string text = error_of(call);
    EXPECT_EQ(text.substr(0, begin.size()), begin) << text;
    EXPECT_NE(text.find(part), std::string::npos) << text;
  };
  expect("[gt.add] the shapes", "[2, 3] and [4]", [&] { gt::add(x, y); });
  expect("[gt.matmul] [2, 3]", "3 columns meet 2 rows", [&] { gt::matmul(x, x); });
  expect("[gt.matmul]", "left side", [&] { gt::matmul(gt::zeros({}), x); });
  expect("[gt.sum] there is no axis 2", "rank 2", [&] { gt::sum(x, Dims{2}); });
  expect("[gt.sum] the axes", "twice", [&] { gt::sum(x, Dims{1, -1}); });
  expect("[gt.reshape]", "[4, -1]", [&] { gt::reshape(x, {4, -1}); });
  expect("[gt.index] the index 2 is out of range", "axis 0 of size 2", [&] { gt::index(x, {std::int64_t{2}}); });
  expect("[gt.index] 3 indices", "[2, 3]", [&] { gt::index(x, {std::int64_t{0}, std::int64_t{0}, std::int64_t{0}}); });
  expect("[gt.index] an array must be integers", "f32", [&] { gt::index(x, {x}); });
  expect("[gt.index] a mask", "[4]", [&] { gt::index(x, {gt::less(y, 1)}); });
  expect("[gt.index_put] a value of shape [4]", "[3]", [&] { gt::index_put(x, {std::int64_t{0}}, y); });
  expect("[gt.cat]", "axis 0", [&] { gt::cat({x, y}); });
  expect("[gt.expand]", "[2, 5]", [&] { gt::expand(x, {2, 5}); });
  expect("[gt.split]", "add up to 2", [&] { gt::split(x, Dims{1, 2}); });
  expect("[gt.einsum]", "is not for 2 operands", [&] { gt::einsum("ij->i", {x, x}); });
  expect("[gt.einsum]", "sizes 2 and 3", [&] { gt::einsum("ij,kk->ij", {x, x}); });
  expect("[gt.linear]", "[out, 3]", [&] { gt::linear(x, gt::zeros({3, 4})); });
  expect("[gt.conv2d]", "[2, 3]", [&] { gt::conv2d(x, x); });
  expect("[gt.cross_entropy]", "needs targets of shape [2]", [&] { gt::cross_entropy(x, gt::zeros({4}, DType::i64)); });
  expect("[gt.layer_norm]", "[3]", [&] { gt::layer_norm(x, 1, y); });
  expect("[gt.subtract]", "i1", [&] { gt::subtract(gt::less(x, 1), true); });
  expect("[gt.bitwise_and]", "floating", [&] { gt::bitwise_and(x, 1); });
  expect("[gt.remainder]", "by 0", [&] { gt::remainder(integers({1}, {1}), 0); });
  expect("[gt.topk] 4", "with 3", [&] { gt::topk(x, 4); });
  expect("[gt.gather]", "rank", [&] { gt::gather(x, 0, integers({1}, {0})); });
  expect("[gt.full]", "negative size", [&] { gt::zeros({-1}); });
  expect("[gt] an operand is no tensor", "backward()", [&] { gt::add(x, x.grad()); });
  expect("[gt.full] ", "2^58", [&] { gt::zeros({std::int64_t{1} << 40, std::int64_t{1} << 40}); });
  expect("[gt.reshape] ", "", [&] { gt::reshape(x, {std::int64_t{1} << 40, std::int64_t{1} << 40, -1}); });
  expect("[gt.arange]", "too many", [&] { gt::arange(-9e18, std::int64_t{9'000'000'000'000'000'000}); });
  expect("[gt.arange]", "step is 0", [&] { gt::arange(0, 1, 0); });
  expect("[gt.clip]", "bound", [&] { gt::clip(x, {}, {}); });
}

TEST_F(OpsValuesTest, LossesAgreeWithTheirFormulas) {
  Tensor logits = doubles({2, 3}, {1, 2, 3, 1, 0, -1}), targets = integers({2}, {2, 0});
  double first = -std::log(std::exp(3) / (std::exp(1) + std::exp(2) + std::exp(3)));
  double second = -std::log(std::exp(1) / (std::exp(1) + 1 + std::exp(-1)));
  expect_near(gt::cross_entropy(logits, targets, gt::Reduction::none), {first, second});
  expect_near(gt::cross_entropy(logits, targets), {(first + second) / 2});
  expect_near(gt::cross_entropy(logits, targets, gt::Reduction::mean, 0), {first});
  expect_near(gt::nll_loss(gt::log_softmax(logits, 1), targets, gt::Reduction::sum), {first + second});
  // Classes are the second axis of images.
  Tensor image = gt::reshape(gt::transpose(logits), {1, 3, 2});
  expect_near(gt::cross_entropy(image, integers({1, 2}, {2, 0}), gt::Reduction::none), {first, second});
  expect_near(gt::bce_with_logits(doubles({3}, {800, -800, 0}), doubles({3}, {1, 1, 0}), gt::Reduction::none),
              {0, 800, std::log(2)});
  expect_near(gt::bce(doubles({2}, {0, 0.5}), doubles({2}, {1, 1}), gt::Reduction::none), {100, std::log(2)});
}

TEST_F(OpsValuesTest, OptimizerStepsAgreeWithTheirFormulas) {
  Tensor p = doubles({1}, {2}), g = doubles({1}, {0.5});
  expect_near(gt::sgd_step(p, g, {}, {.lr = 0.1}).parameter, {1.95});
  gt::Sgd momentum{.lr = 0.1, .momentum = 0.9, .dampening = 0.5, .weight_decay = 0.1, .nesterov = false};
  auto one = gt::sgd_step(p, g, {}, momentum);
  expect_near(one.momentum, {0.7});  // the first is the gradient, without dampening
  auto two = gt::sgd_step(one.parameter, g, one.momentum, momentum);
  double gradient = 0.5 + 0.1 * 1.93;
  expect_near(one.parameter, {1.93});
  expect_near(two.momentum, {0.9 * 0.7 + 0.5 * gradient});
  expect_near(two.parameter, {1.93 - 0.1 * (0.9 * 0.7 + 0.5 * gradient)});
  for (bool decoupled : {false, true}) {
    gt::Adam options{.lr = 0.1, .beta1 = 0.9, .beta2 = 0.99, .eps = 1e-8, .weight_decay = 0.1, .decoupled = decoupled};
    double x = decoupled ? 2 * (1 - 0.1 * 0.1) : 2, slope = decoupled ? 0.5 : 0.7;
    double m = 0.9 * 0.3 + 0.1 * slope, v = 0.99 * 0.2 + 0.01 * slope * slope;
    double hat_m = m / (1 - 0.9 * 0.9), hat_v = v / (1 - 0.99 * 0.99);
    auto step = gt::adam_step(p, g, doubles({1}, {0.3}), doubles({1}, {0.2}), 2, options);
    expect_near(step.mean, {m});
    expect_near(step.variance, {v});
    expect_near(step.parameter, {x - 0.1 * hat_m / (std::sqrt(hat_v) + 1e-8)}, 1e-9);
  }
  auto clipped = gt::clip_grad_norm({doubles({2}, {3, 0}), doubles({1}, {4})}, 1);
  expect_near(clipped.norm, {5});
  expect_near(clipped.gradients[1], {0.8}, 1e-6);
  expect_near(gt::clip_grad_norm({doubles({2}, {3, 0})}, 10).gradients[0], {3, 0});
  expect_near(gt::clip_grad_norm({doubles({2}, {3, -4})}, 1, kInf).norm, {4});
}

TEST_F(OpsValuesTest, GathersAndScatters) {
  Tensor x = counted({2, 3}), places = integers({2, 2}, {0, 2, -1, 0});
  expect_near(gt::gather(x, 1, places), {0, 2, 5, 3});
  expect_near(gt::gather(x, 0, integers({1, 2}, {1, 0})), {3, 1});
  expect_near(gt::take_along_axis(x, integers({1, 2}, {2, 1}), 1), {2, 1, 5, 4});
  expect_near(gt::index_select(x, 1, integers({2}, {2, 2})), {2, 2, 5, 5});
  expect_near(gt::scatter(x, 1, integers({1, 2}, {2, 0}), 9), {9, 1, 9, 3, 4, 5});
  expect_near(gt::scatter_add(gt::zeros({2, 2}, DType::f64), 1, integers({2, 3}, {0, 0, 1, 1, 1, 1}), x),
              {1, 2, 0, 12});
  // Out of range: reads are clamped, writes are left out.
  expect_near(gt::index(counted({3}), {integers({2}, {7, -9})}), {2, 0});
  expect_near(gt::index_put(counted({3}), {integers({2}, {7, 1})}, 5), {0, 5, 2});
}

TEST_F(OpsValuesTest, TensorsOfNoElements) {
  Tensor none = gt::zeros({0, 3}, DType::f64), x = counted({2, 3});
  none.set_requires_grad(true);
  expect_near(gt::matmul(gt::zeros({2, 0}, DType::f64), none), {0, 0, 0, 0, 0, 0});
  expect_near(gt::einsum("ij->j", {none}), {0, 0, 0});
  expect_near(gt::cat({none, x}), {0, 1, 2, 3, 4, 5});
  expect_near(gt::prod(none), {1});
  expect_near(gt::mean(none), {kNaN});
  expect_near(gt::any(none), {0});
  expect_near(gt::all(none), {1});
  expect_near(gt::index_put(x, {gt::Slice{1, 1, {}}}, 9), {0, 1, 2, 3, 4, 5});
  const std::pair<const char*, Tensor> empty[] = {
      {"add", none + 1},
      {"exp", gt::exp(none)},
      {"softmax", gt::softmax(none, 1)},
      {"softmax along nothing", gt::softmax(none, 0)},
      {"cumsum", gt::cumsum(none, 0)},
      {"sort", gt::sort(none, 0).first},
      {"permute", gt::transpose(none)},
      {"repeat", gt::repeat(none, {2, 1})},
      {"flip", gt::flip(none)},
      {"roll", gt::roll(none, {1}, Dims{0})},
      {"slice", gt::index(x, {gt::Slice{2, {}, {}}})},
      {"mask", gt::index(x, {gt::less(x, -1)})},
      {"array", gt::index(x, {gt::zeros({0}, DType::i64)})},
      {"linear", gt::linear(none, gt::zeros({4, 3}, DType::f64))},
      {"layer_norm", gt::layer_norm(none, 1)},
      {"dropout", gt::dropout(none, 0.5)},
      {"randn", gt::randn({0, 2})},
      {"arange", gt::arange(0, 0)},
      {"max", gt::max(none, Dims{1})},
      {"argmax", gt::argmax(none, 1)},
  };
  for (const auto& [title, tensor] : empty) EXPECT_EQ(numbers(tensor), Numbers{}) << title;
  gt::sum(gt::softmax(none * 2, 1)).backward();
  EXPECT_EQ(none.grad().dims(), none.dims());
}

TEST_F(OpsValuesTest, ProductsOfIntegers) {
  for (DType dtype : {DType::i8, DType::i32, DType::i64, DType::u8}) {
    Tensor x = counted({2, 3}, dtype), y = counted({3, 2}, dtype);
    EXPECT_EQ(gt::matmul(x, y).dtype(), dtype);
    expect_near(gt::matmul(x, y), {10, 13, 28, 40});
    expect_near(gt::einsum("ij,ji->i", {x, y}), {10, 40});
  }
  expect_near(gt::matmul(counted({2, 3}, DType::i32), counted({3}, DType::f32)), {5, 14});
}

TEST_F(OpsValuesTest, ConvolutionAndPooling) {
  Tensor x = counted({1, 1, 3, 3}), kernel = doubles({1, 1, 2, 2}, {1, 0, 0, 1});
  expect_near(gt::conv2d(x, kernel), {4, 6, 10, 12});
  gt::Conv2d padded{.stride = {2, 2}, .padding = {1, 1}};
  expect_near(gt::conv2d(x, kernel, doubles({1}, {0.5}), padded), {0.5, 2.5, 6.5, 12.5});
  EXPECT_EQ(gt::conv2d(counted({4, 5, 5}), gt::zeros({8, 2, 3, 3}, DType::f64), {}, {.groups = 2}).dims(),
            (Dims{8, 3, 3}));
  expect_near(gt::max_pool2d(x, {{2, 2}, {1, 1}}), {4, 5, 7, 8});
  expect_near(gt::avg_pool2d(x, {{2, 2}, {2, 2}, {1, 1}}), {0, 0.75, 2.25, 6});
  expect_near(gt::avg_pool2d(x, {{2, 2}, {2, 2}, {1, 1}}, false), {0, 1.5, 4.5, 6});
}

}  // namespace
}  // namespace pcp::session

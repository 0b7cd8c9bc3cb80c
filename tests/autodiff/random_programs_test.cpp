// Random programs of 5 to 15 operations: their gradients against central differences, and the same gradients under
// every policy of what is kept and after the passes.
#include "graph/dims.h"
#include "pcp/passes.h"
#include "pcp/text.h"
#include "tests/autodiff/central_difference.h"
#include "tests/sanitized.h"

namespace pcp::test {
namespace {

class RandomProgram {
 public:
  explicit RandomProgram(Program& program) : p(program), b(program.b) {
    for (std::int64_t i = p.integer(1, 3); i > 0; --i) values_.push_back(p.input(p.dims(1, 3, 3), -1.5, 1.5));
    for (std::int64_t i = p.integer(5, 15); i > 0; --i) {
      Value next = step();
      // The last ones are used more, so that programs are deep as well as wide; tanh keeps numbers small.
      values_.push_back(b.type(next).elements() > 24 ? b.tanh(sum_some(next)) : next);
    }
    Values results{values_.back()};
    if (p.coin()) results.push_back(any());
    b.returns(results);
  }

 private:
  Value any() {
    auto last = static_cast<std::int64_t>(values_.size()) - 1;
    return values_[static_cast<std::size_t>(p.coin() ? last : p.integer(0, last))];
  }
  Value one_like(Value x) { return b.splat(TensorType(b.type(x)), 1); }
  Value above_one(Value x) { return b.add(one_like(x), b.multiply(x, x)); }
  std::int64_t rank(Value x) { return b.type(x).rank(); }
  std::int64_t some_dim(Value x) { return p.integer(0, rank(x) - 1); }

  // Another value in the shape of x.
  Value like(Value x) {
    Value y = any();
    Dims dims = b.type(x).dims;
    if (b.type(y).dims == dims) return y;
    Value flat = b.reshape(y, {b.type(y).elements()});
    Value mean = b.reduce(flat, OpCode::add, {0});
    return b.broadcast(b.tanh(mean), dims);
  }
  Value sum_some(Value x) { return b.reduce(x, OpCode::add, p.sorted_subset(rank(x), p.integer(1, rank(x)))); }
  Value ranked(Value x) { return rank(x) == 0 ? b.reshape(x, {1}) : x; }

  Value step() {
    Value x = any();
    switch (p.integer(0, 3)) {
      case 0:
        return unary(x);
      case 1:
        return binary(x, like(x));
      case 2:
        return moved(ranked(x));
      default:
        return folded(ranked(x));
    }
  }

  Value unary(Value x) {
    switch (p.integer(0, 11)) {
      case 0:
        return b.tanh(x);
      case 1:
        return b.unary(OpCode::sine, x);
      case 2:
        return b.unary(OpCode::cosine, x);
      case 3:
        return b.unary(OpCode::logistic, x);
      case 4:
        return b.exponential(b.tanh(x));
      case 5:
        return b.log(above_one(x));
      case 6:
        return b.rsqrt(above_one(x));
      case 7:
        return b.unary(OpCode::sqrt, above_one(x));
      case 8:
        return b.unary(OpCode::cbrt, above_one(x));
      case 9:
        return b.unary(OpCode::exponential_minus_one, b.unary(OpCode::sine, x));
      case 10:
        return b.unary(OpCode::log_plus_one, b.multiply(x, x));
      default:
        return b.negate(x);
    }
  }

  Value binary(Value x, Value y) {
    switch (p.integer(0, 7)) {
      case 0:
        return b.add(x, y);
      case 1:
        return b.subtract(x, y);
      case 2:
        return b.multiply(x, b.tanh(y));
      case 3:
        return b.divide(x, above_one(y));
      case 4:
        return b.maximum(x, y);
      case 5:
        return b.minimum(x, y);
      case 6:
        return b.binary(OpCode::power, above_one(b.tanh(x)), b.tanh(y));
      default:
        return b.binary(OpCode::atan2, x, above_one(y));
    }
  }

  Value moved(Value x) {
    Dims dims = b.type(x).dims, zeros(dims.size(), 0);
    std::int64_t dim = some_dim(x);
    std::int64_t extent = dims[at(dim)];
    switch (p.integer(0, 9)) {
      case 0:
        return b.transpose(x, p.shuffled(rank(x)));
      case 1:
        return b.reshape(x, {b.type(x).elements()});
      case 2:
        return b.reverse(x, {dim});
      case 3: {
        Dims strides(dims.size(), 1);
        strides[at(dim)] = 2;
        return b.slice(x, zeros, dims, strides);
      }
      case 4: {
        Dims low = zeros;
        low[at(dim)] = 1;
        return b.pad(x, b.reduce(x, OpCode::add, all(x)), low, zeros, low);
      }
      case 5:
        return b.concatenate({x, b.tanh(x)}, dim);
      case 6: {
        Dims wide = dims;
        wide.push_back(2);
        Dims places(dims.size());
        std::iota(places.begin(), places.end(), 0);
        return b.broadcast_in_dim(x, wide, places);
      }
      case 7: {  // rows along a dimension, in any order and some twice
        std::int64_t rows = p.integer(1, 3);
        GatherDims numbers;
        numbers.collapsed_slice_dims = numbers.start_index_map = {dim};
        numbers.index_vector_dim = 1;
        Dims sizes = dims;
        sizes[at(dim)] = 1;
        for (std::int64_t i = 1; i < rank(x); ++i) numbers.offset_dims.push_back(i);
        return b.gather(x, p.integers({rows}, -1, extent), numbers, sizes);
      }
      case 8: {
        Values starts;
        for (std::int64_t d : dims) starts.push_back(p.integers({}, 0, d));
        return b.dynamic_update_slice(x, b.reshape(b.reduce(x, OpCode::add, all(x)), Dims(dims.size(), 1)), starts);
      }
      default:
        return b.clamp(b.scalar(DType::f64, -0.8), x, b.scalar(DType::f64, 0.9));
    }
  }

  Value folded(Value x) {
    Dims dims = b.type(x).dims;
    std::int64_t dim = some_dim(x);
    Dims window(dims.size(), 1), padding(2 * dims.size(), 0);
    window[at(dim)] = 2;
    padding[at(2 * dim)] = 1;
    TensorType padding_type(DType::i64, {rank(x), 2});
    Attrs sliding{{"window_dimensions", window}, {"padding", Constant::of<std::int64_t>(padding_type, padding)}};
    std::vector<Region> body;
    switch (p.integer(0, 6)) {
      case 0:
        return sum_some(x);
      case 1:
        return b.reduce(x, OpCode::maximum, {dim});
      case 2:
        return b.reduce(b.tanh(x), OpCode::multiply, {dim});
      case 3: {
        Value y = like(x);
        return b.dot_general(b.tanh(x), y, {{}, {}, {dim}, {dim}});
      }
      case 4:
        body.push_back(p.combine(OpCode::add));
        return b.create1(OpCode::reduce_window, {x, b.scalar(DType::f64, 0)}, sliding, std::move(body));
      case 5:
        body.push_back(p.combine(OpCode::maximum));
        return b.create1(OpCode::reduce_window, {x, b.scalar(DType::f64, -9)}, sliding, std::move(body));
      default:
        body.push_back(
            b.region({TensorType(DType::f64, {}), TensorType(DType::f64, {})},
                     [](Builder& in, const Values& args) { return Values{in.compare(args[0], args[1], "LT")}; }));
        return b.create1(OpCode::sort, {x}, {{"dimension", IntAttr{dim}}, {"is_stable", true}}, std::move(body));
    }
  }

  Dims all(Value x) {
    Dims dims(b.type(x).dims.size());
    std::iota(dims.begin(), dims.end(), 0);
    return dims;
  }

  Program& p;
  Builder& b;
  Values values_;
};

void expect_same(const std::vector<HostTensor>& found, const std::vector<HostTensor>& expected, std::string_view how) {
  ASSERT_EQ(found.size(), expected.size());
  for (std::size_t r = 0; r < found.size(); ++r) {
    for (std::size_t i = 0; i < size(found[r]); ++i) {
      double e = element(expected[r], i);
      ASSERT_NEAR(element(found[r], i), e, 1e-12 * std::max(1.0, std::abs(e))) << how << ", result " << r;
    }
  }
}

TEST(RandomPrograms, GradientsAreThoseOfCentralDifferencesUnderEveryPolicy) {
  for (unsigned seed = 0; seed < (is_sanitized() ? 40 : 150); ++seed) {
    Program program(seed);
    RandomProgram{program};
    SCOPED_TRACE(concat("seed ", seed));
    Function first = check_gradient(program.function, program.arguments, program.step, 8);
    std::vector<HostTensor> expected = Runner(first)(program.arguments);
    expect_same(Runner(optimize(first))(program.arguments), expected, "optimized");
    for (Remat remat : {Remat::block, Remat::full}) {
      expect_same(Runner(gradient(program.function, {{}, remat}))(program.arguments), expected, "computed again");
    }
    if (HasFailure()) FAIL() << print(Module{"", {}, {program.function}});
  }
}

}  // namespace
}  // namespace pcp::test

// Transcendental kernels of every instruction set this machine runs, against the C library in long double. The bounds
// are in units in the last place, from the unrounded value.
#include <bit>

#include "tests/engine/lane_reference.h"

namespace pcp::cpu::lanes {
namespace {

struct Function {
  const char* name;
  OpCode op;
  Wide (*of)(Wide);
  double f32_bound;  // units in the last place
  double f64_bound;
};

Wide logistic(Wide x) { return x < 0 ? std::exp(x) / (1 + std::exp(x)) : 1 / (1 + std::exp(-x)); }
Wide rsqrt(Wide x) { return 1 / std::sqrt(x); }

const Function kFunctions[] = {
    {"exponential", OpCode::exponential, [](Wide x) { return std::exp(x); }, 1.0, 1.0},
    {"exponential_minus_one", OpCode::exponential_minus_one, [](Wide x) { return std::expm1(x); }, 1.6, 2.0},
    {"log", OpCode::log, [](Wide x) { return std::log(x); }, 1.0, 1.0},
    {"log_plus_one", OpCode::log_plus_one, [](Wide x) { return std::log1p(x); }, 1.5, 1.5},
    {"logistic", OpCode::logistic, logistic, 2.5, 2.5},
    {"tanh", OpCode::tanh, [](Wide x) { return std::tanh(x); }, 2.7, 2.7},
    {"rsqrt", OpCode::rsqrt, rsqrt, 1.5, 1.5},
    {"sqrt", OpCode::sqrt, [](Wide x) { return std::sqrt(x); }, 0.5, 0.5},
    {"cbrt", OpCode::cbrt, [](Wide x) { return std::cbrt(x); }, 1.0, 4.0},
    {"sine", OpCode::sine, [](Wide x) { return std::sin(x); }, 1.7, 1.0},
    {"cosine", OpCode::cosine, [](Wide x) { return std::cos(x); }, 1.7, 1.0},
    {"tan", OpCode::tan, [](Wide x) { return std::tan(x); }, 3.7, 1.0},
};

// Every 12289th float, and closely where functions bend.
std::vector<Wide> sweep_of_floats() {
  std::vector<Wide> values = samples(f32);
  for (std::uint64_t bits = 0; bits < (1ull << 32); bits += 12289)
    values.push_back(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
  for (float x = -110.0f; x < 110.0f; x += 0.0071f) values.push_back(x);
  for (float x = -2.0f; x < 3.0f; x += 0.00031f) values.push_back(x);
  for (int k = -700; k < 700; ++k) values.push_back(static_cast<float>(k * 1.57079632679489661923));
  return values;
}

std::vector<Wide> sweep_of_doubles() {
  std::vector<Wide> values = samples(f64);
  for (double x = -760.0; x < 760.0; x += 0.137) values.push_back(x);
  for (double x = -2.0; x < 3.0; x += 0.00173) values.push_back(x);
  std::mt19937_64 random(11);
  for (int i = 0; i < 5000; ++i) values.push_back(std::bit_cast<double>(random()));
  return values;
}

// The error against the unrounded value; results that must be exact (zeros with their sign, infinities, NaN) are.
void expect_close(const char* what, DType d, const Lanes& in, const Lanes& out, std::size_t n,
                  const std::vector<Wide>& exact, double bound) {
  Wide worst = 0;
  std::size_t where = 0;
  for (std::size_t i = 0; i < n; ++i) {
    Wide error = distance(d, out.get(i), exact[i]);
    if (exact[i] == 0 && !same(out.get(i), exact[i])) error = kInf;
    if (error > worst) worst = error, where = i;
  }
  EXPECT_LE(worst, bound) << what << " of " << name(d) << ' ' << in.get(where) << ": got " << out.get(where)
                          << ", want " << exact[where];
}

void check_functions(DType d, const std::vector<Wide>& values, double Function::*bound) {
  Lanes in(d, values);
  for (const Function& function : kFunctions) {
    std::vector<Wide> exact;
    for (Wide x : values) exact.push_back(function.of(x));
    for_each_isa([&](const VectorKernels& kernels) {
      LaneKernel kernel = kernels.elementwise(function.op, d);
      ASSERT_NE(kernel, nullptr) << function.name;
      expect_close(function.name, d, in, run(kernel, d, {in}, values.size()), values.size(), exact, function.*bound);
    });
  }
}

TEST(VectorMath, F32FunctionsAreCloseOverTheWholeRange) {
  check_functions(f32, sweep_of_floats(), &Function::f32_bound);
}

TEST(VectorMath, F64FunctionsAreCloseOverTheWholeRange) {
  check_functions(f64, sweep_of_doubles(), &Function::f64_bound);
}

TEST(VectorMath, NarrowFunctionsRoundToTheirType) {
  for (DType d : {f16, bf16}) {
    std::vector<Wide> values;
    for (int i = 0; i < 65536; i += 7) {  // floats of all sizes, rounded to the type
      values.push_back(round_to(d, std::bit_cast<float>(static_cast<std::uint32_t>(i) << 16)));
      values.push_back(round_to(d, (i - 32768) / Wide(1024)));
    }
    Lanes in(d, values);
    for (const Function& function : kFunctions) {
      std::vector<Wide> exact;
      for (Wide x : values) exact.push_back(function.of(x));
      for_each_isa([&](const VectorKernels& kernels) {
        Lanes out = run(kernels.elementwise(function.op, d), d, {in}, values.size());
        expect_close(function.name, d, in, out, values.size(), exact, 0.502);
        for (std::size_t i = 0; i < values.size(); ++i)
          ASSERT_TRUE(same(out.get(i), round_to(d, out.get(i)))) << function.name;
      });
    }
  }
}

TEST(VectorMath, PowerAndAtan2KeepTheSpecialCasesOfC) {
  for (DType d : kFloats) {
    auto [x, y] = sample_pairs(d);
    std::mt19937_64 random(5);
    std::uniform_real_distribution<double> base(-6, 6), exponent(-30, 30);
    for (int i = 0; i < 3000; ++i) {
      x.push_back(round_to(d, i % 5 == 0 ? -std::exp(base(random)) : std::exp(base(random))));
      y.push_back(round_to(d, i % 3 == 0 ? std::round(exponent(random)) : exponent(random)));
    }
    Lanes a(d, x), b(d, y);
    std::vector<Wide> power, angle;
    for (std::size_t i = 0; i < x.size(); ++i)
      power.push_back(std::pow(x[i], y[i])), angle.push_back(std::atan2(x[i], y[i]));
    double bound = d == f16 || d == bf16 ? 0.502 : 1.0;
    for_each_isa([&](const VectorKernels& kernels) {
      expect_close("power", d, a, run(kernels.elementwise(OpCode::power, d), d, {a, b}, x.size()), x.size(), power,
                   bound);
      expect_close("atan2", d, a, run(kernels.elementwise(OpCode::atan2, d), d, {a, b}, x.size()), x.size(), angle,
                   bound);
    });
  }
}

}  // namespace
}  // namespace pcp::cpu::lanes

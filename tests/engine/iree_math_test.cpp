// Functions, powers and remainders as IREE is given them, beside those of the cpu engine and of the C library.
#include <numbers>
#include <random>

#include "tests/engine/iree_rewrite.h"

namespace pcp::iree {
namespace {

TEST(IreeMath, IntegersAreDividedForTheirRemainderOnVulkan) {
  for (DType dtype : kIntegers) {
    SCOPED_TRACE(name(dtype));
    Tensors inputs = pairs(dtype, indices_of(dtype, 7));
    Function before = elementwise(inputs, OpCode::remainder), after = legal(before, Backend::vulkan);
    EXPECT_EQ(count(after, OpCode::remainder), 0);
    expect_same(before, after, inputs);
    EXPECT_EQ(count(legal(before), OpCode::remainder), 1);
  }
  Tensors inputs{row(DType::i32, {-0x1p31, -0x1p31, -7, 7, -7}), row(DType::i32, {-1, 3, 3, -3, -3})};
  Function after = legal(elementwise(inputs, OpCode::remainder), Backend::vulkan);
  EXPECT_EQ(numbers(run(after, inputs)[0]), (Numbers{0, -2, -1, 1, -1}));
}

// The cpu engine's own remainder has no need of it: what a driver may answer is put in its place.
TEST(IreeMath, RemaindersOfFloatsByInfinityAndOfZeroAreMendedOnVulkan) {
  const Numbers some{0, -0.0, 1, -1, 0.5, -7, 100, 1e4, kInf, -kInf, kNan};
  for (DType dtype : kFloats) {
    SCOPED_TRACE(name(dtype));
    Tensors inputs = pairs(dtype, some);
    Function before = elementwise(inputs, OpCode::remainder), after = legal(before, Backend::vulkan);
    EXPECT_EQ(count(legal(before), OpCode::remainder), 1);
    EXPECT_EQ(count(after, OpCode::remainder, dtype == DType::f16 ? DType::f32 : dtype), 1);
    expect_same(before, after, inputs);
    for (Op& op : after.body.ops) {
      if (op.code == OpCode::remainder) op.code = OpCode::subtract;  // NaN of infinities, and 0 of equal numbers
    }
    Tensors got = run(after, inputs);
    Numbers x = numbers(inputs[0]), y = numbers(inputs[1]), z = numbers(got[0]);
    for (std::size_t i = 0; i < z.size(); ++i) {
      if (std::isnan(x[i]) || std::isnan(y[i])) continue;
      if (std::isinf(y[i]) && std::isfinite(x[i])) {
        EXPECT_EQ(z[i], x[i]);
      }
      if (!std::isnan(z[i])) {
        EXPECT_EQ(std::signbit(z[i]), std::signbit(x[i])) << x[i] << " by " << y[i];
      }
    }
  }
}

TEST(IreeMath, PowersOfIntegersAreProducts) {
  for (DType dtype : kIntegers) {
    SCOPED_TRACE(name(dtype));
    Numbers some = indices_of(dtype, 17);
    for (double x : {3., 7., 31., 63., 64., -3., -7.}) {
      if (saturated(x, dtype) == x) some.push_back(x);
    }
    Tensors inputs = pairs(dtype, some);
    Function before = elementwise(inputs, OpCode::power), after = legal(before);
    EXPECT_EQ(count(after, OpCode::power), 0);
    expect_same(before, after, inputs);
  }
  Tensors inputs{row(DType::i32, {2, -2, 3, -1, -1, 1, 0, 0, 7, 5, 2}),
                 row(DType::i32, {31, 3, 4, -3, -4, -5, 0, -1, -1, 0, 32})};
  Numbers expected{-0x1p31, -8, 81, -1, 1, 1, 1, 0, 0, 1, 0};
  for (Backend backend : kBackends) {
    EXPECT_EQ(numbers(run(legal(elementwise(inputs, OpCode::power), backend), inputs)[0]), expected);
  }
}

// A few units in the last place of each type; f64 functions made of others add up several roundings.
const char* tolerance_of(DType dtype) {
  return dtype == DType::f64 ? "close 1e-14 0" : dtype == DType::f32 ? "ulp 4" : "ulp 1";
}

using Reference = long double (*)(long double);
struct FunctionRow {
  OpCode code;
  Reference reference;
  bool is_rough;     // in IREE for processors, whatever the type
  bool is_periodic;  // right up to a million quarter turns
};
const FunctionRow kFunctions[] = {
    {OpCode::sine, std::sin, true, true},
    {OpCode::cosine, std::cos, true, true},
    {OpCode::tan, std::tan, true, true},
    {OpCode::cbrt, std::cbrt, true, false},
    {OpCode::tanh, std::tanh, false, false},
    {OpCode::exponential_minus_one, std::expm1, false, false},
    {OpCode::log_plus_one, std::log1p, false, false},
};

Numbers arguments_of(const FunctionRow& function) {
  constexpr double kQuarter = std::numbers::pi / 2;
  Numbers some{0,       -0.0,  1,         -1,          0.5,         -0.5,        1e-3, -1e-3, 1e-8, -1e-8,
               1e-17,   1e-30, 0x1p-1022, 0x1p-149,    0.99,        -0.99,       1.01, 2.5,   -2.5, 10,
               -10,     18,    -19.5,     40,          -40,         88,          -88,  100,   700,  -700,
               1.0 / 3, 27,    -64,       1 + 0x1p-52, 1 - 0x1p-53, 1 + 0x1p-23, kInf, -kInf, kNan};
  for (int k = 1; k <= 9; ++k) {
    some.insert(some.end(), {k * kQuarter, -k * kQuarter, k * kQuarter / 2, std::nextafter(k * kQuarter, 0)});
  }
  for (double k : {1001., 65537., 999999., 1048575.}) some.insert(some.end(), {k * kQuarter, -k * kQuarter, k});
  if (!function.is_periodic) {
    some.insert(some.end(),
                {1e20, -1e20, 1e30, 1e300, -1e300, 0x1.fffffep127, -0x1.fffffep127, 0x1.fffffffffffffp1023});
  }
  std::mt19937 random(11);
  std::uniform_real_distribution<double> exponent(-12, 5.5);
  for (int i = 0; i < 400; ++i) some.push_back(std::pow(10.0, exponent(random)) * (i % 2 ? 1 : -1));
  return some;
}

void expect_near_reference(const HostTensor& got, const HostTensor& given, const FunctionRow& function) {
  Numbers expected;
  for (double x : numbers(given)) expected.push_back(static_cast<double>(function.reference(x)));
  expect_near({got}, {tensor(got.type(), expected)}, tolerance_of(got.type().dtype));
}

TEST(IreeMath, FunctionsThatIreeLacksAreMadeOfOthers) {
  for (const FunctionRow& function : kFunctions) {
    for (DType dtype : kFloats) {
      for (Backend backend : kBackends) {
        SCOPED_TRACE(concat(info(function.code).name, " ", name(dtype), " ", name(backend)));
        Tensors inputs{row(dtype, arguments_of(function))};
        Function before = elementwise(inputs, function.code), after = legal(before, backend);
        bool is_made = dtype == DType::f64 || (function.is_rough && backend == Backend::cpu);
        EXPECT_EQ(count(after, function.code), is_made ? 0 : 1);
        if (!is_made) continue;
        Tensors got = expect_same(before, after, inputs, tolerance_of(dtype));
        expect_near_reference(got[0], inputs[0], function);
      }
    }
    Tensors empty{tensor(TensorType(DType::f64, {0, 3}), {})};
    Function before = elementwise(empty, function.code);
    expect_same(before, legal(before), empty);
  }
}

// From f64 to f16 IREE loses denormal numbers.
TEST(IreeMath, F64IsNarrowedToF16ThroughF32) {
  Tensors inputs{row(DType::f16, {1, 0x1p-24, 0x1.8p-20}), row(DType::f16, {1, 1, 1})};
  Function sine = elementwise({inputs[0]}, OpCode::sine), power = elementwise(inputs, OpCode::power);
  for (const Function& function : {legal(sine), legal(power)}) {
    int direct = count(function, [](const Function& f, const Op& op) {
      bool is_narrowed = op.code == OpCode::convert && f.type(op.result()).dtype == DType::f16;
      return is_narrowed && f.type(op.operands[0]).dtype == DType::f64;
    });
    EXPECT_EQ(direct, 0);
    EXPECT_EQ(function.result_types()[0].dtype, DType::f16);
  }
}

// Beyond, the angle that is left is not known, but it is an angle.
TEST(IreeMath, SinesOfHugeNumbersStaySines) {
  for (DType dtype : {DType::f32, DType::f64}) {
    Numbers huge;
    for (int e = 21; e < (dtype == DType::f32 ? 128 : 1024); ++e) {
      huge.insert(huge.end(), {std::ldexp(1.37, e), -std::ldexp(1.91, e)});
    }
    Tensors inputs{row(dtype, huge)};
    for (OpCode code : {OpCode::sine, OpCode::cosine}) {
      for (double y : numbers(run(legal(elementwise(inputs, code)), inputs)[0])) EXPECT_LE(std::abs(y), 1);
    }
    for (double y : numbers(run(legal(elementwise(inputs, OpCode::tan)), inputs)[0])) EXPECT_FALSE(std::isnan(y));
  }
}

TEST(IreeMath, PowersAreThoseOfIeee754) {
  for (DType dtype : kFloats) {
    for (Backend backend : {Backend::cpu, Backend::vulkan}) {
      SCOPED_TRACE(concat(name(dtype), " ", name(backend)));
      double large = dtype == DType::f16 ? 65504 : 0x1.fep127, tiny = dtype == DType::f16 ? 0x1p-24 : 0x1p-133;
      Tensors inputs = pairs(dtype, {0,   -0.0, 1, -1, 0.5,  -0.5,  2,      -2,   3,     -3,   10,    -10, 0.1,
                                     2.5, -2.5, 4, -5, 7.25, large, -large, tiny, -tiny, kInf, -kInf, kNan});
      Function before = elementwise(inputs, OpCode::power), after = legal(before, backend);
      // In f64 of exp and log, or of numbers that have no sign.
      int left = count(after, [](const Function& f, const Op& op) {
        return op.code == OpCode::power && definition(f, op.operands[0]).code != OpCode::abs;
      });
      EXPECT_EQ(left, 0);
      EXPECT_EQ(count(after, OpCode::power), backend == Backend::cpu ? 0 : 1);
      if (byte_size(dtype) == 2) {
        EXPECT_EQ(count(after, OpCode::power, dtype), 0) << "16 bits are too few for a logarithm";
      }
      if (backend == Backend::cpu) {
        EXPECT_EQ(count(after, OpCode::exponential, DType::f64), 1);
      }
      // The error of y log x counts as often as y log x is large: up to 700 times.
      const char* tolerance = dtype == DType::f64 ? "close 4e-13 0" : tolerance_of(dtype);
      Tensors got = expect_same(before, after, inputs, tolerance);
      Numbers x = numbers(inputs[0]), y = numbers(inputs[1]), expected;
      for (std::size_t i = 0; i < x.size(); ++i) {
        expected.push_back(
            static_cast<double>(std::pow(static_cast<long double>(x[i]), static_cast<long double>(y[i]))));
      }
      expect_near(got, {tensor(got[0].type(), expected)}, tolerance);
    }
  }
}

TEST(IreeMath, LogisticOfF16IsComputedInF32) {
  Tensors inputs{
      row(DType::f16, {0, -0.0, 1, -1, 5, -5, 10, -10, -11, -11.5, -12, -15, -17, 65504, -65504, kInf, -kInf, kNan})};
  Function before = elementwise(inputs, OpCode::logistic), after = legal(before);
  EXPECT_EQ(count(after, OpCode::logistic, DType::f16), 0);
  EXPECT_EQ(count(after, OpCode::logistic, DType::f32), 1);
  Tensors got = expect_same(before, after, inputs, "ulp 1");
  Numbers expected;
  for (double x : numbers(inputs[0])) expected.push_back(1 / (1 + std::exp(-x)));
  expect_near(got, {tensor(got[0].type(), expected)}, "ulp 1");
}

}  // namespace
}  // namespace pcp::iree

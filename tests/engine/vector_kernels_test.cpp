// Every kernel of every instruction set this machine runs, against arithmetic written here: __int128 for integers, long
// double for floats. The transcendental ones are in vector_math_test.cpp.
#include <cstdlib>

#include "tests/engine/lane_reference.h"

namespace pcp::cpu::lanes {
namespace {

// ---- Integers

std::optional<Wide> integer_reference(OpCode op, DType d, Wide a, Wide b) {
  Int x = to_int(a), y = to_int(b);
  Int modulus = Int(1) << width(d);
  Int bits = (x + modulus) % modulus;
  Int amount = (y + modulus) % modulus;
  switch (op) {
    case OpCode::abs:
      return wrap(d, x < 0 ? -x : x);
    case OpCode::negate:
      return wrap(d, -x);
    case OpCode::sign:
      return x > 0 ? 1 : x < 0 ? -1 : 0;
    case OpCode::not_:
      return wrap(d, -1 - x);
    case OpCode::popcnt: {
      int count = 0;
      for (Int rest = bits; rest != 0; rest /= 2) count += static_cast<int>(rest % 2);
      return count;
    }
    case OpCode::count_leading_zeros: {
      int used = 0;
      for (Int rest = bits; rest != 0; rest /= 2) ++used;
      return width(d) - used;
    }
    case OpCode::add:
      return wrap(d, x + y);
    case OpCode::subtract:
      return wrap(d, x - y);
    case OpCode::multiply:
      return wrap(d, static_cast<Int>(static_cast<unsigned __int128>(x) * static_cast<unsigned __int128>(y)));
    case OpCode::divide:
      return y == 0 ? wrap(d, -1) : wrap(d, x / y);
    case OpCode::remainder:
      return y == 0 ? a : wrap(d, x % y);
    case OpCode::maximum:
      return larger(a, b);
    case OpCode::minimum:
      return smaller(a, b);
    case OpCode::and_:
      return wrap(d, x & y);
    case OpCode::or_:
      return wrap(d, x | y);
    case OpCode::xor_:
      return wrap(d, x ^ y);
    case OpCode::shift_left:
      return amount >= width(d) ? 0 : wrap(d, bits << static_cast<int>(amount));
    case OpCode::shift_right_logical:
      return amount >= width(d) ? 0 : wrap(d, bits >> static_cast<int>(amount));
    case OpCode::shift_right_arithmetic: {
      Int with_sign = bits >= modulus / 2 ? bits - modulus : bits;
      return wrap(d, with_sign >> static_cast<int>(std::min<Int>(amount, 100)));
    }
    case OpCode::power: {
      if (y < 0) return x == 1 ? 1 : x == -1 ? (y % 2 == 0 ? 1 : -1) : 0;
      if (y > 200) {
        if (x % 2 == 0) return 0;
        return x == 1 ? 1 : x == -1 ? std::optional<Wide>(y % 2 == 0 ? 1 : -1) : std::nullopt;
      }
      Int product = 1;
      for (Int i = 0; i < y; ++i)
        product = to_int(
            wrap(d, static_cast<Int>(static_cast<unsigned __int128>(product) * static_cast<unsigned __int128>(x))));
      return wrap(d, product);
    }
    default:
      return std::nullopt;
  }
}

TEST(VectorKernels, IntegerOperationsWrapAndDefineEveryCase) {
  for_each_isa([](const VectorKernels& kernels) {
    for (DType d : kIntegers) {
      auto [x, y] = sample_pairs(d);
      Lanes a(d, x), b(d, y);
      for (OpCode op :
           {OpCode::abs, OpCode::negate, OpCode::not_, OpCode::popcnt, OpCode::count_leading_zeros, OpCode::sign}) {
        if (op == OpCode::sign && !has_sign(d)) continue;
        SCOPED_TRACE(testing::Message() << "op " << static_cast<int>(op) << " of " << name(d));
        expect_exact(kernels.elementwise(op, d), d, {a}, x.size(),
                     [&](Wide v, Wide, Wide) { return integer_reference(op, d, v, 0); });
      }
      for (OpCode op : {OpCode::add, OpCode::subtract, OpCode::multiply, OpCode::divide, OpCode::remainder,
                        OpCode::maximum, OpCode::minimum, OpCode::and_, OpCode::or_, OpCode::xor_, OpCode::shift_left,
                        OpCode::shift_right_logical, OpCode::shift_right_arithmetic, OpCode::power}) {
        SCOPED_TRACE(testing::Message() << "op " << static_cast<int>(op) << " of " << name(d));
        expect_exact(kernels.elementwise(op, d), d, {a, b}, x.size(),
                     [&](Wide v, Wide w, Wide) { return integer_reference(op, d, v, w); });
      }
    }
  });
}

TEST(VectorKernels, BooleanArithmeticIsLogic) {
  for_each_isa([](const VectorKernels& kernels) {
    auto [x, y] = sample_pairs(i1);
    Lanes a(i1, x), b(i1, y);
    for (OpCode op : {OpCode::add, OpCode::maximum, OpCode::or_})
      expect_exact(kernels.elementwise(op, i1), i1, {a, b}, x.size(),
                   [](Wide v, Wide w, Wide) { return v + w > 0 ? 1 : 0; });
    for (OpCode op : {OpCode::multiply, OpCode::minimum, OpCode::and_})
      expect_exact(kernels.elementwise(op, i1), i1, {a, b}, x.size(), [](Wide v, Wide w, Wide) { return v * w; });
    expect_exact(kernels.elementwise(OpCode::xor_, i1), i1, {a, b}, x.size(),
                 [](Wide v, Wide w, Wide) { return v != w ? 1 : 0; });
    expect_exact(kernels.elementwise(OpCode::not_, i1), i1, {a}, x.size(), [](Wide v, Wide, Wide) { return 1 - v; });
    for (OpCode op : {OpCode::subtract, OpCode::negate, OpCode::exponential})
      EXPECT_EQ(kernels.elementwise(op, i1), nullptr);
    for (OpCode op : {OpCode::ceil, OpCode::exponential}) EXPECT_EQ(kernels.elementwise(op, i32), nullptr);
    for (OpCode op : {OpCode::and_, OpCode::popcnt}) EXPECT_EQ(kernels.elementwise(op, f32), nullptr);
  });
}

// ---- Floats

TEST(VectorKernels, FloatArithmeticRoundsOnce) {
  for_each_isa([](const VectorKernels& kernels) {
    for (DType d : kFloats) {
      SCOPED_TRACE(name(d));
      auto [x, y] = sample_pairs(d);
      Lanes a(d, x), b(d, y);
      auto check = [&](OpCode op, auto of_double, auto of_wide) {
        SCOPED_TRACE(static_cast<int>(op));
        expect_exact(kernels.elementwise(op, d), d, {a, b}, x.size(), [&](Wide v, Wide w, Wide) {
          return d == f64 ? Wide(of_double(double(v), double(w))) : round_to(d, of_wide(v, w));
        });
      };
      check(OpCode::add, std::plus<double>(), std::plus<Wide>());
      check(OpCode::subtract, std::minus<double>(), std::minus<Wide>());
      check(OpCode::multiply, std::multiplies<double>(), std::multiplies<Wide>());
      check(OpCode::divide, std::divides<double>(), std::divides<Wide>());
      check(OpCode::maximum, larger, larger);
      check(OpCode::minimum, smaller, smaller);
      auto remainder = [](Wide v, Wide w) { return std::fmod(v, w); };
      check(OpCode::remainder, remainder, remainder);
      auto root = [](auto v, auto) { return std::sqrt(v); };
      auto unary = [&](OpCode op, auto f) {
        SCOPED_TRACE(static_cast<int>(op));
        expect_exact(kernels.elementwise(op, d), d, {a}, x.size(), [&](Wide v, Wide, Wide) {
          return d == f64 ? Wide(f(double(v), 0.0)) : round_to(d, f(v, Wide(0)));
        });
      };
      unary(OpCode::sqrt, root);
      unary(OpCode::abs, [](auto v, auto) { return std::fabs(v); });
      unary(OpCode::negate, [](auto v, auto) { return -v; });
      unary(OpCode::ceil, [](auto v, auto) { return std::ceil(v); });
      unary(OpCode::floor, [](auto v, auto) { return std::floor(v); });
      unary(OpCode::round_nearest_even, [](auto v, auto) { return std::nearbyint(v); });
      unary(OpCode::round_nearest_afz, [](auto v, auto) { return std::round(v); });
      unary(OpCode::sign, [](auto v, auto) { return v > 0 ? 1 : v < 0 ? -1 : v; });
    }
  });
}

TEST(VectorKernels, ClampAndSelectTakeThreeOperands) {
  for_each_isa([](const VectorKernels& kernels) {
    for (DType d : kAll) {
      SCOPED_TRACE(name(d));
      auto [x, y] = sample_pairs(d);
      std::vector<Wide> z(x.size()), p(x.size());
      for (std::size_t i = 0; i < x.size(); ++i) z[i] = y[(i * 7 + 3) % y.size()], p[i] = (i / 3 + i / 5) % 2;
      Lanes a(d, x), b(d, y), c(d, z), predicate(i1, p);
      expect_exact(kernels.elementwise(OpCode::clamp, d), d, {a, b, c}, x.size(),
                   [](Wide low, Wide v, Wide high) { return smaller(larger(v, low), high); });
      expect_exact(kernels.elementwise(OpCode::select, d), d, {predicate, a, b}, x.size(),
                   [](Wide which, Wide yes, Wide no) { return which != 0 ? yes : no; });
    }
  });
}

// ---- Comparisons and conversions

TEST(VectorKernels, ComparisonsFollowPlainAndTotalOrder) {
  for_each_isa([](const VectorKernels& kernels) {
    for (DType d : kAll) {
      auto [x, y] = sample_pairs(d);
      Lanes a(d, x), b(d, y);
      auto sign_of_order = [&](Wide v, Wide w) {  // of the total order: -1, 0 or 1
        if (std::signbit(v) != std::signbit(w)) return std::signbit(v) ? -1 : 1;
        int larger = std::isnan(v) || std::isnan(w) ? int(std::isnan(v)) - int(std::isnan(w))
                                                    : (std::fabs(v) > std::fabs(w)) - (std::fabs(v) < std::fabs(w));
        return std::signbit(v) ? -larger : larger;
      };
      for (Order order : {Order::plain, Order::total}) {
        for (Direction direction :
             {Direction::EQ, Direction::NE, Direction::GE, Direction::GT, Direction::LE, Direction::LT}) {
          SCOPED_TRACE(testing::Message() << name(d) << " direction " << static_cast<int>(direction) << " order "
                                          << static_cast<int>(order));
          expect_exact(kernels.compare(direction, order, d), i1, {a, b}, x.size(), [&](Wide v, Wide w, Wide) {
            if (order == Order::total && floating(d)) v = sign_of_order(v, w), w = 0;
            switch (direction) {
              case Direction::EQ:
                return v == w;
              case Direction::NE:
                return v != w;
              case Direction::GE:
                return v >= w;
              case Direction::GT:
                return v > w;
              case Direction::LE:
                return v <= w;
              default:
                return v < w;
            }
          });
        }
      }
      if (!floating(d)) continue;
      expect_exact(kernels.is_finite(d), i1, {a}, x.size(),
                   [](Wide v, Wide, Wide) { return std::isfinite(v) ? 1 : 0; });
    }
    EXPECT_EQ(kernels.is_finite(i32), nullptr);
  });
}

Wide converted(DType to, bool from_float, Wide x) {
  if (to == i1) return x != 0 ? 1 : 0;
  if (floating(to)) return round_to(to, x);
  if (!from_float) return wrap(to, to_int(x));
  if (std::isnan(x)) return 0;
  return std::min(std::max(std::trunc(x), lowest(to)), highest(to)) + Wide(0);
}

TEST(VectorKernels, ConversionsTruncateSaturateAndRoundOnce) {
  for_each_isa([](const VectorKernels& kernels) {
    for (DType from : kAll) {
      std::vector<Wide> values = samples(from);
      std::vector<Wide> more = values;
      if (floating(from)) {  // the ends of integer ranges, and ties of narrow floats seen through a wider one
        for (int k : {7, 8, 15, 16, 31, 32, 53, 63, 64})
          for (Wide x : {std::ldexp(Wide(1), k), -std::ldexp(Wide(1), k)})
            for (Wide step : {Wide(-1), Wide(-0.5), Wide(0), Wide(0.5), Wide(1)})
              more.push_back(round_to(from, x + step));
      }
      for (Wide tie : {Wide(1.00390625), Wide(1.00048828125), Wide(1.01171875), Wide(1.00146484375)}) {
        for (int k : {0, 20, 40, 62}) {
          Wide x = std::ldexp(tie, k);
          for (Wide step : {Wide(0), std::ldexp(Wide(1), k - 40), -std::ldexp(Wide(1), k - 40), Wide(1), Wide(-1)}) {
            if (floating(from))
              more.push_back(round_to(from, x + step));
            else
              more.push_back(wrap(from, to_int(x + step)));
          }
        }
      }
      if (from != i1) values = more;
      Lanes in(from, values);
      for (DType to : kAll) {
        SCOPED_TRACE(testing::Message() << name(from) << " to " << name(to));
        expect_exact(kernels.convert(from, to), to, {in}, values.size(), [&](Wide x, Wide, Wide) {
          Wide want = converted(to, floating(from), x);
          return want == 0 && !floating(to) ? Wide(0) : want;
        });
      }
    }
  });
}

// ---- Folds

TEST(VectorKernels, RowFoldsTakeEveryLength) {
  struct Fold {
    OpCode op;
    Wide (*of)(DType, Wide, Wide);
    bool floats;
  };
  const Fold folds[] = {
      {OpCode::add,
       [](DType d, Wide x, Wide y) {
         return d == i1 ? larger(x, y) : floating(d) ? x + y : wrap(d, to_int(x) + to_int(y));
       },
       true},
      {OpCode::multiply,
       [](DType d, Wide x, Wide y) { return floating(d) ? x * y : *integer_reference(OpCode::multiply, d, x, y); },
       true},
      {OpCode::maximum, [](DType, Wide x, Wide y) { return larger(x, y); }, true},
      {OpCode::minimum, [](DType, Wide x, Wide y) { return smaller(x, y); }, true},
      {OpCode::and_, [](DType d, Wide x, Wide y) { return wrap(d, to_int(x) & to_int(y)); }, false},
      {OpCode::or_, [](DType d, Wide x, Wide y) { return wrap(d, to_int(x) | to_int(y)); }, false},
      {OpCode::xor_, [](DType d, Wide x, Wide y) { return wrap(d, to_int(x) ^ to_int(y)); }, false},
  };
  constexpr int kRows = 3;
  for_each_isa([&](const VectorKernels& kernels) {
    for (DType d : kAll) {
      for (const Fold& fold : folds) {
        if (floating(d) && !fold.floats) {
          EXPECT_EQ(kernels.reduce_rows(fold.op, d), nullptr);
          continue;
        }
        for (int n = 1; n < 600; n += n < 140 ? 1 : 97) {
          std::mt19937_64 random(n);
          std::vector<Wide> values(kRows * n);
          for (Wide& x : values) {  // floats: products are powers of two, sums small integers: exact in any order
            if (!floating(d))
              x = wrap(d, static_cast<Int>(random()));
            else if (fold.op == OpCode::multiply)
              x = random() % 2 == 0 ? -1 : 1;
            else
              x = static_cast<int>(random() % 7) - 3;
          }
          if (fold.op == OpCode::maximum && floating(d)) values[n / 2] = kNan;
          Lanes in(d, values), out(d, kRows);
          kernels.reduce_rows(fold.op, d)(kRows, n, in.data(), out.data());
          for (int r = 0; r < kRows; ++r) {
            Wide want = values[r * n];
            for (int i = 1; i < n; ++i) want = fold.of(d, want, values[r * n + i]);
            if (floating(d)) want = round_to(d, want);
            bool equal = want == 0 ? out.get(r) == 0 : same(out.get(r), want);
            ASSERT_TRUE(equal) << name(d) << " op " << static_cast<int>(fold.op) << " length " << n << ": got "
                               << out.get(r) << ", want " << want;
          }
        }
      }
    }
  });
}

TEST(VectorKernels, RowSumsStayCloseAndExtremesKeepSignsOfZero) {
  for_each_isa([](const VectorKernels& kernels) {
    std::mt19937_64 random(3);
    std::normal_distribution<double> normal;
    std::vector<Wide> values(5000);
    Wide exact = 0, size = 0;
    for (Wide& x : values) x = static_cast<float>(normal(random)), exact += x, size += std::fabs(x);
    Lanes in(f32, values), out(f32, 1);
    kernels.reduce_rows(OpCode::add, f32)(1, 5000, in.data(), out.data());
    EXPECT_NEAR(static_cast<double>(out.get(0)), static_cast<double>(exact), static_cast<double>(size) * 1e-6);
    for (int n : {1, 2, 5, 16, 40, 64, 200}) {
      for (DType d : {f32, f64}) {
        std::vector<Wide> zeros(n, Wide(-0.0));
        Lanes negative(d, zeros), result(d, 1);
        kernels.reduce_rows(OpCode::maximum, d)(1, n, negative.data(), result.data());
        EXPECT_TRUE(same(result.get(0), Wide(-0.0)));
        kernels.reduce_rows(OpCode::add, d)(1, n, negative.data(), result.data());
        EXPECT_TRUE(same(result.get(0), Wide(-0.0)));
        negative.set(n / 3, 0);
        kernels.reduce_rows(OpCode::maximum, d)(1, n, negative.data(), result.data());
        EXPECT_TRUE(same(result.get(0), Wide(0)));
        kernels.reduce_rows(OpCode::minimum, d)(1, n, negative.data(), result.data());
        EXPECT_TRUE(same(result.get(0), n == 1 ? Wide(0) : Wide(-0.0)));
      }
    }
  });
}

// ---- Memory

Wide of_half_bits(DType d, std::uint16_t bits) {
  int mantissa_bits = precision(d) - 1;
  int exponent = (bits & 0x7fff) >> mantissa_bits;
  int mantissa = bits & ((1 << mantissa_bits) - 1);
  bool special = exponent == largest_exponent(d) - smallest_exponent(d) + 2;
  Wide size = special         ? (mantissa == 0 ? kInf : kNan)
              : exponent == 0 ? mantissa * unit(d, 0)
                              : std::ldexp(Wide(mantissa + (1 << mantissa_bits)),
                                           exponent - 1 + smallest_exponent(d) - mantissa_bits);
  return std::copysign(size, (bits & 0x8000) != 0 ? Wide(-1) : Wide(1));
}

TEST(VectorKernels, HalfBitsOfEveryValueAreLoadedAndStored) {
  for_each_isa([](const VectorKernels& kernels) {
    for (DType d : {f16, bf16}) {
      std::vector<std::uint16_t> memory(65536), back(65536);
      for (int i = 0; i < 65536; ++i) memory[i] = static_cast<std::uint16_t>(i);
      for (int n : {65536, 65531, 13, 3, 0}) {
        Lanes lanes(d, 65536);
        kernels.load(d)(n, memory.data(), 1, lanes.data());
        for (int i = 0; i < n; ++i)
          ASSERT_TRUE(same(lanes.get(i), of_half_bits(d, memory[i]))) << name(d) << " bits " << i;
        kernels.store(d)(n, lanes.data(), back.data());
        for (int i = 0; i < n; ++i) {
          if (std::isnan(lanes.get(i)))
            ASSERT_TRUE(std::isnan(of_half_bits(d, back[i])));
          else
            ASSERT_EQ(back[i], memory[i]) << name(d);
        }
      }
    }
  });
}

TEST(VectorKernels, LoadsFollowAnyStride) {
  for_each_isa([](const VectorKernels& kernels) {
    for (DType d : kAll) {
      SCOPED_TRACE(name(d));
      std::size_t bytes = byte_size(d);
      std::vector<std::uint8_t> memory(1000 * bytes);
      for (std::size_t i = 0; i < memory.size(); ++i)
        memory[i] = d == i1 ? i % 3 == 0 : static_cast<std::uint8_t>(i * 37 % 61);
      for (std::int64_t stride : {0, 1, 2, 3, 7, -1, -2}) {
        for (int n : {0, 1, 5, 33, 70}) {
          const std::uint8_t* source = memory.data() + 500 * bytes;
          Lanes lanes(d, 71);
          Lanes untouched = lanes;
          kernels.load(d)(n, source, stride, lanes.data());
          for (int i = 0; i < n; ++i) {
            const std::uint8_t* element = source + i * stride * static_cast<std::int64_t>(bytes);
            if (d == f16 || d == bf16) {
              std::uint16_t bits;
              std::memcpy(&bits, element, 2);
              ASSERT_TRUE(same(lanes.get(i), of_half_bits(d, bits)));
            } else {
              ASSERT_EQ(std::memcmp(lanes.at(i), element, bytes), 0) << "stride " << stride << " element " << i;
            }
          }
          EXPECT_EQ(std::memcmp(lanes.at(n), untouched.at(n), lanes.size()), 0);
        }
      }
    }
  });
}

TEST(VectorKernels, StoreAndSpreadFillContiguously) {
  for_each_isa([](const VectorKernels& kernels) {
    for (DType d : kAll) {
      SCOPED_TRACE(name(d));
      for (int n : {1, 3, 16, 70}) {
        std::vector<Wide> values = samples(d);
        Lanes in(d, values), out(d, 5 * n + 1);
        kernels.spread(d)(5, n, in.data(), out.data());
        for (int i = 0; i < 5 * n; ++i) ASSERT_EQ(std::memcmp(out.at(i), in.at(i / n), in.size()), 0);
      }
      if (d == f16 || d == bf16) continue;
      std::vector<Wide> values = samples(d);
      Lanes in(d, values), out(d, values.size());
      kernels.store(d)(static_cast<std::int64_t>(values.size()), in.data(), out.data());
      EXPECT_EQ(std::memcmp(in.data(), out.data(), values.size() * in.size()), 0);
    }
  });
}

TEST(VectorKernels, StreamsCopyWhateverLiesAnywhere) {
  std::vector<std::uint8_t> from(1000);
  for (std::size_t i = 0; i < from.size(); ++i) from[i] = static_cast<std::uint8_t>(i * 7 + 1);
  for_each_isa([&](const VectorKernels& kernels) {
    alignas(64) std::array<std::uint8_t, 1200> to;
    for (std::size_t start : {0, 1, 32, 64}) {
      for (std::size_t bytes : {0, 1, 63, 64, 65, 128, 700, 901}) {
        to.fill(0);
        kernels.stream(bytes, from.data() + 3, to.data() + start);
        kernels.stream_end();
        EXPECT_TRUE(std::equal(to.begin() + start, to.begin() + start + bytes, from.begin() + 3))
            << start << ", " << bytes;
        auto is_written = [](std::uint8_t x) { return x != 0; };
        EXPECT_FALSE(std::any_of(to.begin(), to.begin() + start, is_written));
        EXPECT_FALSE(std::any_of(to.begin() + start + bytes, to.end(), is_written)) << start << ", " << bytes;
      }
    }
  });
}

// ---- Fused

TEST(VectorKernels, FusedKernelsGiveTheBitsOfTheSingleOnes) {
  for_each_isa([](const VectorKernels& kernels) {
    for (DType d : kFloats) {
      SCOPED_TRACE(name(d));
      auto [x, y] = sample_pairs(d);
      Lanes a(d, x), b(d, y);
      std::vector<Wide> z(x.rbegin(), x.rend());
      Lanes c(d, z);
      auto rounded = [d](OpCode op, Wide v, Wide w) {
        auto f = [op](auto p, auto q) { return op == OpCode::add ? p + q : op == OpCode::subtract ? p - q : p * q; };
        return d == f64 ? Wide(f(double(v), double(w))) : round_to(d, f(v, w));
      };
      for (OpCode first : {OpCode::add, OpCode::subtract, OpCode::multiply}) {
        for (OpCode second : {OpCode::add, OpCode::subtract, OpCode::multiply}) {
          for (bool swapped : {false, true}) {
            SCOPED_TRACE(concat(info(first).name, " then ", info(second).name, swapped ? ", swapped" : ""));
            expect_exact(kernels.fused->pair(first, second, swapped, d), d, {a, b, c}, x.size(),
                         [&](Wide v, Wide w, Wide u) {
                           Wide inner = rounded(first, v, w);
                           return swapped ? rounded(second, u, inner) : rounded(second, inner, u);
                         });
          }
        }
      }
      Lanes gated(d, x.size()), logistic(d, x.size());
      auto count_of_all = static_cast<std::int64_t>(x.size());
      kernels.elementwise(OpCode::logistic, d)(count_of_all, b.data(), nullptr, nullptr, logistic.data());
      kernels.elementwise(OpCode::multiply, d)(count_of_all, a.data(), logistic.data(), nullptr, logistic.data());
      kernels.fused->gate(d)(count_of_all, a.data(), b.data(), nullptr, gated.data());
      for (std::size_t i = 0; i < x.size(); ++i)
        ASSERT_TRUE(same(logistic.get(i), gated.get(i))) << x[i] << ' ' << y[i];
      for (std::int64_t n : {1, 3, 16, 64, 100, 257}) {
        const std::int64_t rows = 4;
        const auto count = static_cast<std::size_t>(rows * n);
        Lanes in(d, std::vector<Wide>(x.begin(), x.begin() + rows * n)), spread(d, count), single(d, count),
            fused(d, count);
        kernels.spread(d)(rows, n, b.at(30), spread.data());
        for (OpCode op :
             {OpCode::add, OpCode::subtract, OpCode::multiply, OpCode::divide, OpCode::maximum, OpCode::minimum}) {
          kernels.elementwise(op, d)(rows * n, in.data(), spread.data(), nullptr, single.data());
          kernels.fused->row_binary(op, d)(rows, n, in.data(), b.at(30), fused.data());
          EXPECT_EQ(std::memcmp(single.data(), fused.data(), count * in.size()), 0)
              << "op " << static_cast<int>(op) << " length " << n;
        }
        for (bool shifted : {false, true}) {
          for (bool biased : {false, true}) {
            auto apply = [&](OpCode op, const void* by) {
              kernels.elementwise(op, d)(rows * n, single.data(), by, nullptr, single.data());
            };
            Lanes scales(d, count), gain(d, std::vector<Wide>(z.begin(), z.begin() + rows * n));
            kernels.spread(d)(rows, n, c.at(7), scales.data());
            std::memcpy(single.data(), in.data(), count * in.size());
            if (shifted) apply(OpCode::subtract, spread.data());
            apply(OpCode::multiply, scales.data());
            apply(OpCode::multiply, gain.data());
            if (biased) apply(OpCode::add, b.data());
            AffineOperands operands{in.data(), shifted ? b.at(30) : nullptr, c.at(7), gain.data(),
                                    biased ? b.data() : nullptr};
            kernels.fused->row_affine(shifted, biased, d)(rows, n, operands, fused.data());
            for (std::size_t i = 0; i < count; ++i) ASSERT_TRUE(same(single.get(i), fused.get(i))) << "length " << n;
          }
        }
        Lanes sum(d, rows), fused_sum(d, rows);
        kernels.elementwise(OpCode::subtract, d)(rows * n, in.data(), spread.data(), nullptr, single.data());
        if (RowBinaryKernel square_distance = kernels.fused->row_square_distance(d)) {
          kernels.fused->row_dot(d)(rows, n, single.data(), single.data(), sum.data());
          square_distance(rows, n, in.data(), b.at(30), fused_sum.data());
          for (std::int64_t r = 0; r < rows; ++r) ASSERT_TRUE(same(sum.get(r), fused_sum.get(r))) << "length " << n;
        }
        kernels.elementwise(OpCode::exponential, d)(rows * n, single.data(), nullptr, nullptr, single.data());
        kernels.reduce_rows(OpCode::add, d)(rows, n, single.data(), sum.data());
        kernels.fused->exp_shifted_sum(d)(rows, n, in.data(), b.at(30), in.data(), fused_sum.data());
        for (std::size_t i = 0; i < count; ++i) ASSERT_TRUE(same(single.get(i), in.get(i))) << "length " << n;
        for (std::int64_t r = 0; r < rows; ++r) ASSERT_TRUE(same(sum.get(r), fused_sum.get(r))) << "length " << n;
      }
    }
    EXPECT_EQ(kernels.fused->pair(OpCode::multiply, OpCode::add, false, i32), nullptr);
    EXPECT_EQ(kernels.fused->pair(OpCode::divide, OpCode::add, false, f32), nullptr);
  });
}

// A single lane is computed in another way than many where the processor has instructions of its own for it.
TEST(VectorKernels, ExponentialsHaveTheSameBitsAloneAmongOthersAndFused) {
  // From where they vanish through subnormal results to infinity, and what is no number.
  std::vector<float> x;
  for (float v = -110.0f; v < 92.0f; v += 0x1.37p-7f) x.push_back(v);
  for (float v : {-INFINITY, INFINITY, NAN, 0.0f, -0.0f, -104.0f, std::nextafter(-104.0f, -200.0f), 88.7228f, 88.723f,
                  89.0f, 1e-30f, -1e30f})
    x.push_back(v);
  for_each_isa([&](const VectorKernels& kernels) {
    std::vector<float> single(x.size()), many(x.size()), fused(x.size());
    auto n = static_cast<std::int64_t>(x.size());
    for (OpCode op : {OpCode::exponential, OpCode::logistic}) {
      LaneKernel kernel = kernels.elementwise(op, f32);
      for (std::size_t i = 0; i < x.size(); ++i) kernel(1, &x[i], nullptr, nullptr, &single[i]);
      kernel(n, x.data(), nullptr, nullptr, many.data());
      if (op == OpCode::exponential) {
        float shift = 0.0f, sum = 0.0f;
        kernels.fused->exp_shifted_sum(f32)(1, n, x.data(), &shift, fused.data(), &sum);
      } else {
        std::vector<float> ones(x.size(), 1.0f);
        kernels.fused->gate(f32)(n, ones.data(), x.data(), nullptr, fused.data());
      }
      for (std::size_t i = 0; i < x.size(); ++i) {
        ASSERT_TRUE(same(single[i], many[i])) << info(op).name << " of " << x[i];
        ASSERT_TRUE(same(single[i], fused[i])) << info(op).name << " of " << x[i];
      }
    }
  });
}

TEST(VectorKernels, TheBestRunnableTableComesFirst) {
  auto runnable = runnable_vector_kernels();
  ASSERT_FALSE(runnable.empty());
  for (std::size_t i = 1; i < runnable.size(); ++i) EXPECT_GT(runnable[i - 1]->isa, runnable[i]->isa);
  if (std::getenv("PCP_ISA") == nullptr) {
    EXPECT_EQ(&vector_kernels(), runnable.front());
  }
}

}  // namespace
}  // namespace pcp::cpu::lanes

// Convolution against the sum of its definition, and random bits against values computed by JAX 0.10.2 on its CPU backend.
#include "tests/engine/kernel_run.h"

namespace pcp::cpu {
namespace {

std::size_t at(std::int64_t d) { return static_cast<std::size_t>(d); }

struct ConvCase {
  ConvDims dims;
  Dims lhs, rhs, output_spatial;
  Dims strides, lhs_dilation, rhs_dilation, low, high;
  std::vector<bool> reversal;
  std::int64_t feature_groups = 1, batch_groups = 1;
};

Dims random_order(Numbers& numbers, std::int64_t rank) {
  Dims order;
  for (std::int64_t d = 0; d < rank; ++d) order.push_back(d);
  numbers.shuffle(order);
  return order;
}

// `wild`: everything at once; otherwise what a layer or its gradient has.
ConvCase random_convolution(Numbers& numbers, bool wild) {
  while (true) {
    ConvCase c;
    std::int64_t spatial = numbers.between(wild ? 0 : 1, wild ? 3 : 2), rank = spatial + 2;
    std::int64_t grouping = numbers.between(0, 3), groups = numbers.between(2, 3);
    if (grouping == 0) c.feature_groups = groups;
    if (grouping == 1) c.batch_groups = groups;
    std::int64_t batch = numbers.between(1, 3) * c.batch_groups, in = numbers.between(1, 4), out = numbers.between(1, 4);
    Dims size = numbers.dims(spatial, 1, 8), window = numbers.dims(spatial, 1, wild ? 3 : 6);
    c.strides = numbers.dims(spatial, 1, 2);
    c.lhs_dilation = numbers.dims(spatial, 1, wild || numbers.coin() ? 2 : 1);
    c.rhs_dilation = numbers.dims(spatial, 1, 2);
    if (!wild && c.lhs_dilation != Dims(at(spatial), 1)) c.strides.assign(at(spatial), 1);
    c.low = numbers.dims(spatial, -2, 3);
    c.high = numbers.dims(spatial, -2, 3);
    for (std::int64_t d = 0; d < spatial; ++d) c.reversal.push_back(numbers.between(0, 3) == 0);

    Dims o = random_order(numbers, rank), k = random_order(numbers, rank), r = random_order(numbers, rank);
    c.dims = {o[0], o[1], Dims(o.begin() + 2, o.end()), k[0], k[1], Dims(k.begin() + 2, k.end()),
              r[0], r[1], Dims(r.begin() + 2, r.end())};
    c.lhs.resize(at(rank));
    c.rhs.resize(at(rank));
    c.lhs[at(o[0])] = batch;
    c.lhs[at(o[1])] = in * c.feature_groups;
    c.rhs[at(k[0])] = in;
    c.rhs[at(k[1])] = out * c.feature_groups * c.batch_groups;
    bool fits = true;
    for (std::size_t d = 0; d < at(spatial); ++d) {
      c.lhs[at(o[d + 2])] = size[d];
      c.rhs[at(k[d + 2])] = window[d];
      std::int64_t padded = (size[d] - 1) * c.lhs_dilation[d] + 1 + c.low[d] + c.high[d];
      std::int64_t reach = (window[d] - 1) * c.rhs_dilation[d] + 1;
      fits &= padded >= 0;
      c.output_spatial.push_back(padded < reach ? 0 : (padded - reach) / c.strides[d] + 1);
    }
    if (fits) return c;
  }
}

Array reference(const ConvCase& c, const Array& lhs, const Array& rhs, const TensorType& type) {
  Array out(type);
  std::int64_t batch = c.lhs[at(c.dims.input_batch)] / c.batch_groups;
  std::int64_t channels = c.rhs[at(c.dims.kernel_input_feature)];
  std::int64_t per_group = c.rhs[at(c.dims.kernel_output_feature)] / (c.feature_groups * c.batch_groups);
  Dims window;
  for (std::int64_t d : c.dims.kernel_spatial) window.push_back(c.rhs[at(d)]);
  for_each_index(type.dims, [&](const Dims& o) {
    std::int64_t feature = o[at(c.dims.output_feature)], group = feature / per_group;
    double sum = 0;
    for_each_index(window, [&](const Dims& k) {
      Dims i(o.size()), w(o.size());
      for (std::size_t d = 0; d < k.size(); ++d) {
        std::int64_t place = o[at(c.dims.output_spatial[d])] * c.strides[d] + k[d] * c.rhs_dilation[d] - c.low[d];
        if (place < 0 || place % c.lhs_dilation[d] != 0 || place / c.lhs_dilation[d] >= c.lhs[at(c.dims.input_spatial[d])]) return;
        i[at(c.dims.input_spatial[d])] = place / c.lhs_dilation[d];
        w[at(c.dims.kernel_spatial[d])] = c.reversal[d] ? window[d] - 1 - k[d] : k[d];
      }
      i[at(c.dims.input_batch)] = o[at(c.dims.output_batch)] + (c.batch_groups > 1 ? group * batch : 0);
      w[at(c.dims.kernel_output_feature)] = feature;
      for (std::int64_t f = 0; f < channels; ++f) {
        i[at(c.dims.input_feature)] = f + (c.feature_groups > 1 ? group * channels : 0);
        w[at(c.dims.kernel_input_feature)] = f;
        sum += lhs.at(i) * rhs.at(w);
      }
    });
    out.at(o) = sum;
  });
  return out;
}

void check_convolution(const ConvCase& c, const Array& lhs, const Array& rhs, DType result, const std::string& what) {
  Dims dims(c.lhs.size());
  dims[at(c.dims.output_batch)] = c.lhs[at(c.dims.input_batch)] / c.batch_groups;
  dims[at(c.dims.output_feature)] = c.rhs[at(c.dims.kernel_output_feature)];
  for (std::size_t d = 0; d < c.output_spatial.size(); ++d) dims[at(c.dims.output_spatial[d])] = c.output_spatial[d];
  std::vector<std::int64_t> padding;
  for (std::size_t d = 0; d < c.low.size(); ++d) padding.insert(padding.end(), {c.low[d], c.high[d]});
  TensorType type(result, dims);
  Array actual = run_kernel({lhs, rhs}, [&](Builder& b, const Values& v) {
    b.create(OpCode::convolution, v,
             {{"window_strides", c.strides}, {"lhs_dilation", c.lhs_dilation}, {"rhs_dilation", c.rhs_dilation},
              {"window_reversal", c.reversal}, {"dimension_numbers", c.dims},
              {"padding", Constant::of<std::int64_t>(TensorType(DType::i64, {static_cast<std::int64_t>(c.low.size()), 2}), padding)},
              {"feature_group_count", IntAttr{c.feature_groups}}, {"batch_group_count", IntAttr{c.batch_groups}}},
             {}, {type});
  })[0];
  ASSERT_EQ(actual.values, reference(c, lhs, rhs, type).values)
      << what << " " << to_string(lhs.type) << " * " << to_string(rhs.type) << " -> " << to_string(type);
}

TEST(Convolution, LayersAndTheirGradientsInF32) {
  Numbers numbers(41);
  for (int round = 0; round < 150; ++round) {
    ConvCase c = random_convolution(numbers, false);
    check_convolution(c, numbers.array(DType::f32, c.lhs), numbers.array(DType::f32, c.rhs), DType::f32, concat("round ", round));
  }
}

TEST(Convolution, EverythingAtOnceInEveryType) {
  Numbers numbers(42);
  for (int round = 0; round < 260; ++round) {
    ConvCase c = random_convolution(numbers, true);
    DType dtype = kAllTypes[1 + round % (kDTypeCount - 1)];
    // Sums of up to 4 * 27 products stay exact in bf16 when they are small.
    std::int64_t limit = dtype == DType::bf16 || byte_size(dtype) == 1 ? 1 : 3;
    check_convolution(c, numbers.array(dtype, c.lhs, limit), numbers.array(dtype, c.rhs, limit), dtype, concat("round ", round));
  }
}

TEST(Convolution, AccumulatesInTheTypeOfTheResult) {
  Numbers numbers(43);
  for (auto [in, out] : {std::pair{DType::i8, DType::i32}, {DType::u8, DType::u32}, {DType::bf16, DType::f32}, {DType::f16, DType::f64}}) {
    ConvCase c = random_convolution(numbers, true);
    check_convolution(c, numbers.array(in, c.lhs, 100), numbers.array(in, c.rhs, 100), out, "mixed");
  }
}

TEST(Convolution, NoInputChannelsGiveZeros) {
  ConvCase c;
  c.dims = {0, 1, {2}, 1, 0, {2}, 0, 1, {2}};
  c.lhs = {2, 0, 4};
  c.rhs = {3, 0, 2};
  c.output_spatial = {3};
  c.strides = c.lhs_dilation = c.rhs_dilation = {1};
  c.low = c.high = {0};
  c.reversal = {false};
  for (DType dtype : {DType::f32, DType::i32}) {
    check_convolution(c, Array(TensorType(dtype, c.lhs)), Array(TensorType(dtype, c.rhs)), dtype, "no channels");
  }
}

// ---- random bits ----

struct Bits {
  std::vector<std::uint64_t> state, values;
};

Bits random_bits(const std::string& algorithm, const std::vector<std::uint64_t>& state, DType dtype, const Dims& dims) {
  Function function;
  Builder b(function);
  TensorType state_type(DType::u64, {static_cast<std::int64_t>(state.size())}), type(dtype, dims);
  Value arg = b.argument(state_type);
  b.create(OpCode::rng_bit_generator, {arg}, {{"rng_algorithm", EnumAttr{"rng_algorithm", algorithm}}}, {}, {state_type, type});
  std::vector<std::uint64_t> in = state, next(state.size());
  std::vector<std::byte> out(at(type.bytes()));
  Tensor inputs[] = {{state_type, reinterpret_cast<std::byte*>(in.data())}};
  Tensor outputs[] = {{state_type, reinterpret_cast<std::byte*>(next.data())}, {type, out.data()}};
  Threads threads(2);
  find_kernel(OpCode::rng_bit_generator)({function.body.ops[0], inputs, outputs, {}, {}, threads});
  Bits bits{next, {}};
  for (std::size_t i = 0; i < out.size(); i += byte_size(dtype)) {
    std::uint64_t value = 0;
    std::memcpy(&value, &out[i], byte_size(dtype));
    bits.values.push_back(value);
  }
  return bits;
}

const std::vector<std::uint64_t> kState{11400714819323198485u, 4354685564936845354u};
using Words = std::vector<std::uint64_t>;

void expect_bits(const std::string& algorithm, DType dtype, const Dims& dims, std::uint64_t counter, const Words& values) {
  Bits bits = random_bits(algorithm, kState, dtype, dims);
  EXPECT_EQ(bits.state, (Words{kState[0], counter})) << algorithm << " " << to_string(dims);
  EXPECT_EQ(bits.values, values) << algorithm << " " << name(dtype) << " " << to_string(dims);
}

TEST(RngBitGenerator, ThreeFryGivesTheBitsOfXla) {
  expect_bits("THREE_FRY", DType::u8, {}, 4354685564936845355u, {28});
  expect_bits("THREE_FRY", DType::u32, {}, 4354685564936845355u, {219821596});
  expect_bits("THREE_FRY", DType::u64, {}, 4354685564936845355u, {1311790601348986396u});
  expect_bits("THREE_FRY", DType::u16, {3}, 4354685564936845356u, {13852, 27290, 63507});
  expect_bits("THREE_FRY", DType::u32, {4}, 4354685564936845356u, {219821596, 305425050, 4050515987, 3056595268});
  expect_bits("THREE_FRY", DType::u32, {3, 5}, 4354685564936845363u,
              {219821596, 305425050, 4050515987, 3056595268, 1461057854, 3329763762, 1147268449, 3161683883, 3614195075, 1390740872,
               2041727418, 334703859, 1954285608, 2896808888, 123122920});
  expect_bits("THREE_FRY", DType::u32, {4, 3}, 4354685564936845360u,
              {219821596, 4050515987, 1461057854, 305425050, 3056595268, 12727196, 3329763762, 3161683883, 1390740872, 1147268449,
               3614195075, 916156908});
  expect_bits("THREE_FRY", DType::u16, {3, 4, 2}, 4354685564936845366u,
              {13852, 63507, 27290, 61764, 63806, 10674, 13212, 60769, 30635, 1416, 15747, 29164, 18874, 2088, 11507, 52152,
               46312, 36876, 14443, 9775, 27016, 43998, 61512, 18551});
  expect_bits("THREE_FRY", DType::u8, {3, 2}, 4354685564936845357u, {28, 154, 19, 68, 62, 156});
  expect_bits("THREE_FRY", DType::u64, {3}, 4354685564936845357u, {1311790601348986396u, 13127976717218871315u, 54662892050839870u});
}

TEST(RngBitGenerator, PhiloxGivesTheBitsOfXlaAndIsTheDefault) {
  for (std::string algorithm : {"PHILOX", "DEFAULT"}) {
    expect_bits(algorithm, DType::u8, {}, 4354685564936845355u, {113});
    expect_bits(algorithm, DType::u16, {4}, 4354685564936845355u, {2417, 47589, 38345, 7481});
    expect_bits(algorithm, DType::u32, {3, 2}, 4354685564936845356u, {2198538609, 1966586341, 357602761, 3526106425, 1875478620, 3650596976});
    expect_bits(algorithm, DType::u64, {3}, 4354685564936845356u, {8446424021553842545u, 15144511777948079561u, 15679194624671975516u});
  }
}

TEST(RngBitGenerator, PhiloxCarriesIntoTheThirdWordOfItsState) {
  // With two words the high half of the counter is the key.
  Bits two = random_bits("PHILOX", kState, DType::u32, {9}), three = random_bits("PHILOX", {kState[0], kState[1], kState[0]}, DType::u32, {9});
  EXPECT_EQ(two.values, three.values);
  std::uint64_t last = ~std::uint64_t{0};
  Bits wrapped = random_bits("PHILOX", {7, last, 1}, DType::u32, {8});
  EXPECT_EQ(wrapped.state, (Words{7, 1, 2}));
  Bits after = random_bits("PHILOX", {7, 0, 2}, DType::u32, {4});
  EXPECT_TRUE(std::equal(after.values.begin(), after.values.end(), wrapped.values.begin() + 4));
}

TEST(RngBitGenerator, EmptyResultLeavesTheState) {
  expect_bits("THREE_FRY", DType::u32, {0, 3}, kState[1], {});
  expect_bits("PHILOX", DType::u32, {0}, kState[1], {});
}

TEST(RngBitGenerator, StateOfAnotherSizeIsRefused) {
  EXPECT_THROW(random_bits("THREE_FRY", {1, 2, 3}, DType::u32, {2}), Error);
}

}  // namespace
}  // namespace pcp::cpu

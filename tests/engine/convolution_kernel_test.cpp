// Convolution against the sum of its definition.
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
    std::int64_t batch = numbers.between(1, 3) * c.batch_groups, in = numbers.between(1, 4),
                 out = numbers.between(1, 4);
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
        if (place < 0 || place % c.lhs_dilation[d] != 0 ||
            place / c.lhs_dilation[d] >= c.lhs[at(c.dims.input_spatial[d])])
          return;
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
             {{"window_strides", c.strides},
              {"lhs_dilation", c.lhs_dilation},
              {"rhs_dilation", c.rhs_dilation},
              {"window_reversal", c.reversal},
              {"dimension_numbers", c.dims},
              {"padding", Constant::of<std::int64_t>(
                              TensorType(DType::i64, {static_cast<std::int64_t>(c.low.size()), 2}), padding)},
              {"feature_group_count", IntAttr{c.feature_groups}},
              {"batch_group_count", IntAttr{c.batch_groups}}},
             {}, {type});
  })[0];
  ASSERT_EQ(actual.values, reference(c, lhs, rhs, type).values)
      << what << " " << to_string(lhs.type) << " * " << to_string(rhs.type) << " -> " << to_string(type);
}

TEST(Convolution, LayersAndTheirGradientsInF32) {
  Numbers numbers(41);
  for (int round = 0; round < 150; ++round) {
    ConvCase c = random_convolution(numbers, false);
    check_convolution(c, numbers.array(DType::f32, c.lhs), numbers.array(DType::f32, c.rhs), DType::f32,
                      concat("round ", round));
  }
}

TEST(Convolution, EverythingAtOnceInEveryType) {
  Numbers numbers(42);
  for (int round = 0; round < 260; ++round) {
    ConvCase c = random_convolution(numbers, true);
    DType dtype = kAllTypes[1 + round % (kDTypeCount - 1)];
    // Sums of up to 4 * 27 products stay exact in bf16 when they are small.
    std::int64_t limit = dtype == DType::bf16 || byte_size(dtype) == 1 ? 1 : 3;
    check_convolution(c, numbers.array(dtype, c.lhs, limit), numbers.array(dtype, c.rhs, limit), dtype,
                      concat("round ", round));
  }
}

TEST(Convolution, AccumulatesInTheTypeOfTheResult) {
  Numbers numbers(43);
  for (auto [in, out] : {std::pair{DType::i8, DType::i32},
                         {DType::u8, DType::u32},
                         {DType::bf16, DType::f32},
                         {DType::f16, DType::f64}}) {
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

}  // namespace
}  // namespace pcp::cpu

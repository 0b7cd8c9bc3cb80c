// Random programs for the rules of indexing, windows, convolution and sorting.
#include "graph/dims.h"
#include "tests/autodiff/rule_cases.h"

namespace pcp::test {
namespace {

// ---- dynamic slices: starts out of range are clamped ----

Values random_starts(Program& p, const Dims& dims) {
  Values starts;
  for (std::int64_t dim : dims) starts.push_back(p.integers({}, -2, dim + 1));
  return starts;
}
Dims random_sizes(Program& p, const Dims& dims) {
  Dims sizes;
  for (std::int64_t dim : dims) sizes.push_back(p.integer(1, dim));
  return sizes;
}

void dynamic_slice(Program& p) {
  Dims dims = p.dims(0, 3, 5);
  Value x = p.input(dims);
  p.b.returns({p.b.dynamic_slice(x, random_starts(p, dims), random_sizes(p, dims))});
}
void two_dynamic_slices(Program& p) {
  Dims dims = p.dims(1, 2, 5), sizes = random_sizes(p, dims);
  Value x = p.input(dims);
  p.b.returns({p.b.multiply(p.b.dynamic_slice(x, random_starts(p, dims), sizes),
                            p.b.dynamic_slice(x, random_starts(p, dims), sizes))});
}
void dynamic_update_slice(Program& p) {
  Dims dims = p.dims(0, 3, 5);
  Value x = p.input(dims), update = p.input(random_sizes(p, dims));
  p.b.returns({p.b.dynamic_update_slice(x, update, random_starts(p, dims))});
}

// ---- gather and scatter ----

// Dimension numbers of any kind: batching, collapsed and window dimensions, index components and index_vector_dim
// anywhere.
struct Indexing {
  Dims data, sizes, indices, result;  // shapes; `sizes` of the window along every dimension of the data
  Dims window, collapsed, batching, indices_batching, map;
  std::int64_t vector_dim = 0;
};

Indexing random_indexing(Program& p) {
  Indexing numbers;
  std::int64_t rank = p.integer(1, 4);
  for (std::int64_t i = 0; i < rank; ++i) {
    numbers.data.push_back(p.integer(1, 4));
    std::int64_t kind = p.integer(0, 3);
    if (kind == 0) numbers.batching.push_back(i);
    if (kind == 1) numbers.collapsed.push_back(i);
    numbers.sizes.push_back(kind > 1 ? p.integer(1, numbers.data.back()) : 1);
  }
  for (std::int64_t i : p.shuffled(rank)) {
    if (std::ranges::find(numbers.batching, i) == numbers.batching.end() && p.integer(0, 3)) numbers.map.push_back(i);
  }
  // places of the windows: batching dimensions and free ones, shuffled
  auto batches = static_cast<std::int64_t>(numbers.batching.size());
  std::int64_t places = batches + p.integer(0, 2);
  Dims order = p.shuffled(places), extents;
  for (std::int64_t i = 0; i < places; ++i) extents.push_back(p.integer(1, 3));
  for (std::int64_t i = 0; i < batches; ++i) extents[at(order[at(i)])] = numbers.data[at(numbers.batching[at(i)])];
  numbers.indices = extents;
  bool has_vectors = numbers.map.size() != 1 || p.coin();
  numbers.vector_dim = has_vectors ? p.integer(0, places) : places;
  if (has_vectors) {
    numbers.indices.insert(numbers.indices.begin() + numbers.vector_dim, static_cast<std::int64_t>(numbers.map.size()));
  }
  for (std::int64_t i = 0; i < batches; ++i) {
    std::int64_t dim = order[at(i)];
    numbers.indices_batching.push_back(has_vectors && dim >= numbers.vector_dim ? dim + 1 : dim);
  }
  // result: window dimensions anywhere among the places
  Dims kept;
  for (std::int64_t i = 0; i < rank; ++i) {
    bool out = std::ranges::find(numbers.batching, i) != numbers.batching.end() ||
               std::ranges::find(numbers.collapsed, i) != numbers.collapsed.end();
    if (!out) kept.push_back(numbers.sizes[at(i)]);
  }
  auto windows = static_cast<std::int64_t>(kept.size());
  numbers.window = p.sorted_subset(places + windows, windows);
  numbers.result = extents;
  for (std::size_t i = 0; i < kept.size(); ++i) {
    numbers.result.insert(numbers.result.begin() + numbers.window[i], kept[i]);
  }
  return numbers;
}

Value random_indices(Program& p, const Indexing& numbers) { return p.integers(numbers.indices, -2, 5); }

void gather(Program& p) {
  Indexing n = random_indexing(p);
  Value x = p.input(n.data), indices = random_indices(p, n);
  p.b.returns(
      {p.b.gather(x, indices, {n.window, n.collapsed, n.batching, n.indices_batching, n.map, n.vector_dim}, n.sizes)});
}

void gather_rows(Program& p) {  // an embedding: tokens repeat
  Value table = p.input({5, 3}), tokens = p.integers({2, 4}, 0, 4);
  p.b.returns({p.b.gather(table, tokens, {{2}, {0}, {}, {}, {0}, 2}, {1, 3})});
}

ScatterDims as_scatter(const Indexing& n) {
  return {n.window, n.collapsed, n.batching, n.indices_batching, n.map, n.vector_dim};
}

void scatter_by(Program& p, const Indexing& n, Value indices, Region region, bool unique) {
  Value x = p.spaced_input(n.data), updates = p.spaced_input(n.result, 0.4);
  std::vector<Region> regions;
  regions.push_back(std::move(region));
  p.b.returns(p.b.create(OpCode::scatter, {x, indices, updates},
                         {{"scatter_dimension_numbers", as_scatter(n)}, {"unique_indices", unique}},
                         std::move(regions)));
}

template <OpCode code>
void scatter(Program& p) {
  Indexing n = random_indexing(p);
  scatter_by(p, n, random_indices(p, n), p.combine(code), false);
}

Region replace(Program& p) {
  TensorType element(DType::f64, {});
  return p.b.region({element, element}, [](Builder&, const Values& args) { return Values{args[1]}; });
}

void scatter_replace(Program& p) {
  Indexing n = random_indexing(p);
  scatter_by(p, n, random_indices(p, n), replace(p), false);
}

void scatter_in_wider_type(Program& p) {
  Indexing n = random_indexing(p);
  std::vector<Region> regions;
  regions.push_back(p.coin() ? p.combine(OpCode::add) : replace(p));
  Values operands{p.narrow_input(n.data), random_indices(p, n), p.narrow_input(n.result)};
  p.b.returns(
      {p.b.create1(OpCode::scatter, operands, {{"scatter_dimension_numbers", as_scatter(n)}}, std::move(regions))});
}

// Distinct rows along a middle dimension, one of them outside.
Indexing unique_rows() {
  Indexing n;
  n.data = {2, 4, 3};
  n.indices = {3};
  n.result = {2, 3, 3};
  n.window = {0, 2};
  n.collapsed = {1};
  n.map = {1};
  n.vector_dim = 1;
  return n;
}
Value unique_row_indices(Program& p) {
  Dims rows = p.shuffled(6);
  rows.resize(3);
  return p.integers_of({3}, rows);
}
void scatter_multiply_unique(Program& p) {
  scatter_by(p, unique_rows(), unique_row_indices(p), p.combine(OpCode::multiply), true);
}
void scatter_replace_unique(Program& p) { scatter_by(p, unique_rows(), unique_row_indices(p), replace(p), true); }

void scatter_two_tensors(Program& p) {  // one adds, the other replaces
  Indexing n = random_indexing(p);
  Values operands{p.input(n.data), p.input(n.data), random_indices(p, n), p.input(n.result), p.input(n.result)};
  std::vector<Region> regions;
  regions.push_back(
      p.b.region(std::vector<TensorType>(4, TensorType(DType::f64, {})), [](Builder& b, const Values& args) {
        return Values{b.add(args[2], args[0]), args[3]};
      }));
  p.b.returns(
      p.b.create(OpCode::scatter, operands, {{"scatter_dimension_numbers", as_scatter(n)}}, std::move(regions)));
}

// ---- windows ----

struct Sliding {
  Dims sizes, strides, base, dilation, padding;
  Attrs attrs(bool dilated) const {
    TensorType type(DType::i64, {static_cast<std::int64_t>(sizes.size()), 2});
    Attrs attrs{{"window_dimensions", sizes}, {"window_strides", strides}};
    if (!sizes.empty()) attrs.set("padding", Constant::of<std::int64_t>(type, padding));
    if (dilated) {
      attrs.set("base_dilations", base);
      attrs.set("window_dilations", dilation);
    }
    return attrs;
  }
};

Sliding random_sliding(Program& p, const Dims& dims, bool dilated, std::int64_t low = -1) {
  Sliding sliding;
  for (std::size_t i = 0; i < dims.size(); ++i) {
    sliding.sizes.push_back(p.integer(1, 3));
    sliding.strides.push_back(p.integer(1, 3));
    sliding.base.push_back(dilated ? p.integer(1, 3) : 1);
    sliding.dilation.push_back(dilated ? p.integer(1, 2) : 1);
    sliding.padding.insert(sliding.padding.end(), {p.integer(low, 2), p.integer(low, 2)});
  }
  return sliding;
}

Value pooled(Program& p, OpCode code, Value x, Value initial, const Sliding& sliding) {
  std::vector<Region> body;
  body.push_back(p.combine(code));
  return p.b.create1(OpCode::reduce_window, {x, initial}, sliding.attrs(true), std::move(body));
}

void pool_sum(Program& p) {
  Dims dims = p.dims(0, 3, 5);
  Value x = p.input(dims), initial = p.coin() ? p.input({}) : p.b.scalar(DType::f64, 0);
  p.b.returns({pooled(p, OpCode::add, x, initial, random_sliding(p, dims, true))});
}

void pool_in_wider_type(Program& p) {
  Dims dims = p.dims(0, 2, 4);
  Value x = p.narrow_input(dims);
  p.b.returns({pooled(p, OpCode::add, x, p.narrow_input({}), random_sliding(p, dims, true)),
               pooled(p, OpCode::maximum, p.b.convert(p.spaced_input(dims), DType::f32), p.b.scalar(DType::f32, -99),
                      random_sliding(p, dims, p.coin()))});
}

void running_sum(Program& p) {
  Dims dims = p.dims(2, 2, 5);
  Sliding sliding{{dims[0], 1}, {1, 1}, {1, 1}, {1, 1}, {dims[0] - 1, 0, 0, 0}};
  p.b.returns({pooled(p, OpCode::add, p.input(dims), p.b.scalar(DType::f64, 0), sliding)});
}

void pool_product(Program& p) {  // some elements are zero
  Dims dims = p.dims(0, 2, 5);
  Value x = p.input_of(dims, [&] { return p.integer(0, 5) ? p.signed_number(0.5, 1.5) : 0.0; });
  p.b.returns({pooled(p, OpCode::multiply, x, p.input({}), random_sliding(p, dims, true))});
}

Sliding growing(Program& p, const Dims& dims) {
  std::size_t along = at(p.integer(0, static_cast<std::int64_t>(dims.size()) - 1));
  Dims ones(dims.size(), 1), sizes = ones, padding(2 * dims.size(), 0);
  sizes[along] = dims[along];
  padding[2 * along + (p.coin() ? 1 : 0)] = dims[along] - 1;
  return {sizes, ones, ones, ones, padding};
}

void running_product(Program& p) {
  Dims dims = p.dims(1, 3, 6);
  Value x = p.input_of(dims, [&] { return p.integer(0, 5) ? p.signed_number(0.5, 1.5) : 0.0; });
  p.b.returns({pooled(p, OpCode::multiply, x, p.b.scalar(DType::f64, 1), growing(p, dims))});
}

void running_log_sum_exp(Program& p) {
  Dims dims = p.dims(1, 2, 6);
  TensorType element(DType::f64, {});
  std::vector<Region> body;
  body.push_back(p.b.region({element, element}, [](Builder& b, const Values& args) {
    Value gap = b.negate(b.unary(OpCode::abs, b.subtract(args[0], args[1])));
    Value sum = b.add(b.maximum(args[0], args[1]), b.unary(OpCode::log_plus_one, b.exponential(gap)));
    return Values{b.select(b.compare(gap, gap, "NE"), b.add(args[0], args[1]), sum)};
  }));
  p.b.returns({p.b.create1(OpCode::reduce_window, {p.spaced_input(dims), p.b.scalar(DType::f64, -INFINITY)},
                           growing(p, dims).attrs(true), std::move(body))});
}

void running_largest(Program& p) {  // as a choice, with an initial value that wins sometimes
  Dims dims = p.dims(1, 2, 6);
  TensorType element(DType::f64, {});
  std::vector<Region> body;
  body.push_back(p.b.region({element, element}, [](Builder& b, const Values& args) {
    return Values{b.select(b.compare(args[0], args[1], "GE"), args[0], args[1])};
  }));
  p.b.returns({p.b.create1(OpCode::reduce_window, {p.spaced_input(dims), p.b.scalar(DType::f64, 0.1)},
                           growing(p, dims).attrs(true), std::move(body))});
}

void pool_pairs(Program& p) {  // the values beside the largest keys
  Dims dims = p.dims(1, 2, 5);
  TensorType element(DType::f64, {});
  std::vector<Region> body;
  body.push_back(p.b.region({element, element, element, element}, [](Builder& b, const Values& args) {
    Value first = b.compare(args[0], args[2], "GE");
    return Values{b.select(first, args[0], args[2]), b.select(first, args[1], args[3])};
  }));
  Values operands{p.spaced_input(dims), p.input(dims), p.b.scalar(DType::f64, -99), p.input({})};
  p.b.returns(p.b.create(OpCode::reduce_window, operands, random_sliding(p, dims, true).attrs(true), std::move(body)));
}

template <OpCode code, bool dilated>
void pool_extreme(Program& p) {
  Dims dims = p.dims(0, 3, 5);
  Value x = p.spaced_input(dims);
  Value initial = p.coin() ? p.b.constant(neutral(code, DType::f64)) : p.spaced_input({}, 0.4);
  Value result = pooled(p, code, x, initial, random_sliding(p, dims, dilated));
  // Windows of padding alone give the initial value, which may be infinite: differences of that are none.
  p.b.returns({p.b.select(p.b.unary(OpCode::is_finite, result), result, p.b.splat(p.b.type(result), 0))});
}

void select_and_scatter(Program& p) {
  Dims dims = p.dims(1, 3, 5);
  Sliding sliding = random_sliding(p, dims, false, 0);
  Value x = p.spaced_input(dims);
  Dims places = p.b.type(pooled(p, OpCode::add, x, p.b.scalar(DType::f64, 0), sliding)).dims;
  TensorType element(DType::f64, {});
  std::vector<Region> regions;
  const char* direction = p.coin() ? "GE" : "LT";
  regions.push_back(p.b.region({element, element}, [&](Builder& b, const Values& args) {
    return Values{b.compare(args[0], args[1], direction)};
  }));
  regions.push_back(p.combine(OpCode::add));
  p.b.returns({p.b.create1(OpCode::select_and_scatter, {x, p.input(places), p.input({})}, sliding.attrs(false),
                           std::move(regions))});
}

// ---- convolution ----

template <bool wider>
void convolution(Program& p) {
  std::int64_t spatial = p.integer(0, 2), rank = spatial + 2;
  std::int64_t feature_groups = p.coin() ? p.integer(1, 3) : 1;
  std::int64_t batch_groups = feature_groups == 1 ? p.integer(1, 3) : 1;
  std::int64_t groups = feature_groups * batch_groups, kernel_features = p.integer(1, 2);
  Dims input_order = p.shuffled(rank), kernel_order = p.shuffled(rank), output_order = p.shuffled(rank);
  auto rest = [](const Dims& order) { return Dims(order.begin() + 2, order.end()); };
  ConvDims numbers{input_order[0],     input_order[1],  rest(input_order), kernel_order[0],   kernel_order[1],
                   rest(kernel_order), output_order[0], output_order[1],   rest(output_order)};
  Dims input(at(rank)), kernel(at(rank)), output(at(rank)), strides, input_dilation, kernel_dilation, padding;
  input[at(numbers.input_batch)] = batch_groups * p.integer(1, 2);
  input[at(numbers.input_feature)] = feature_groups * kernel_features;
  kernel[at(numbers.kernel_input_feature)] = kernel_features;
  kernel[at(numbers.kernel_output_feature)] = groups * p.integer(1, 2);
  output[at(numbers.output_batch)] = input[at(numbers.input_batch)] / batch_groups;
  output[at(numbers.output_feature)] = kernel[at(numbers.kernel_output_feature)];
  std::vector<bool> reversal;
  for (std::int64_t i = 0; i < spatial; ++i) {
    std::int64_t size = p.integer(1, 4), taps = p.integer(1, 3);
    strides.push_back(p.integer(1, 3));
    input_dilation.push_back(p.integer(1, 2));
    kernel_dilation.push_back(p.integer(1, 2));
    padding.insert(padding.end(), {p.integer(-1, 3), p.integer(-1, 3)});
    reversal.push_back(p.coin());
    input[at(numbers.input_spatial[at(i)])] = size;
    kernel[at(numbers.kernel_spatial[at(i)])] = taps;
    std::int64_t padded = (size - 1) * input_dilation.back() + 1 + padding[at(2 * i)] + padding[at(2 * i + 1)];
    std::int64_t covered = (taps - 1) * kernel_dilation.back() + 1;
    output[at(numbers.output_spatial[at(i)])] = padded < covered ? 0 : (padded - covered) / strides.back() + 1;
  }
  Attrs attrs{{"dimension_numbers", numbers},
              {"feature_group_count", IntAttr{feature_groups}},
              {"batch_group_count", IntAttr{batch_groups}}};
  if (spatial > 0) {
    attrs.set("window_strides", strides);
    attrs.set("padding", Constant::of<std::int64_t>(TensorType(DType::i64, {spatial, 2}), padding));
    attrs.set("lhs_dilation", input_dilation);
    attrs.set("rhs_dilation", kernel_dilation);
    attrs.set("window_reversal", reversal);
  }
  Values operands{wider ? p.narrow_input(input) : p.input(input), wider ? p.narrow_input(kernel) : p.input(kernel)};
  p.b.returns({p.b.create1(OpCode::convolution, operands, attrs, {}, {TensorType(DType::f64, output)})});
}

// ---- sorting ----

Region comparator(Program& p, std::vector<TensorType> elements, std::size_t key, const char* direction) {
  std::vector<TensorType> types;
  for (const TensorType& element : elements) types.insert(types.end(), 2, element);
  return p.b.region(types, [&](Builder& b, const Values& args) {
    return Values{b.compare(args[2 * key], args[2 * key + 1], direction)};
  });
}

void sort_keys(Program& p) {
  Dims dims = p.dims(1, 3);
  std::vector<Region> regions;
  regions.push_back(comparator(p, {TensorType(DType::f64, {})}, 0, p.coin() ? "LT" : "GT"));
  std::int64_t dimension = p.integer(-1, static_cast<std::int64_t>(dims.size()) - 1);
  p.b.returns(
      p.b.create(OpCode::sort, {p.spaced_input(dims)}, {{"dimension", IntAttr{dimension}}}, std::move(regions)));
}

void sort_payloads(Program& p) {  // by whole numbers, some of them equal, or by floating ones
  Dims dims = p.dims(1, 3);
  bool whole = p.coin();
  Values operands{p.input(dims), whole ? p.integers(dims, 0, 2) : p.spaced_input(dims), p.input(dims)};
  TensorType real(DType::f64, {}), key(whole ? DType::i32 : DType::f64, {});
  std::vector<Region> regions;
  regions.push_back(comparator(p, {real, key, real}, 1, p.coin() ? "LT" : "GT"));
  std::int64_t dimension = p.integer(0, static_cast<std::int64_t>(dims.size()) - 1);
  p.b.returns(
      p.b.create(OpCode::sort, operands, {{"dimension", IntAttr{dimension}}, {"is_stable", true}}, std::move(regions)));
}

void sort_by_outside_value(Program& p) {  // ascending distance from a number the comparator reads from outside
  Value x = p.spaced_input({5}), middle = p.b.scalar(DType::f64, 0.06);
  TensorType real(DType::f64, {});
  std::vector<Region> regions;
  regions.push_back(p.b.region({real, real}, [&](Builder& b, const Values& args) {
    auto distance = [&](Value value) { return b.unary(OpCode::abs, b.subtract(value, middle)); };
    return Values{b.compare(distance(args[0]), distance(args[1]), "LT")};
  }));
  p.b.returns(p.b.create(OpCode::sort, {x}, {{"dimension", IntAttr{0}}}, std::move(regions)));
}

const bool indexing_cases_added = add_rule_cases({
    {OpCode::dynamic_slice, "DynamicSlice", dynamic_slice},
    {OpCode::dynamic_slice, "TwoDynamicSlicesOfOneTensor", two_dynamic_slices},
    {OpCode::dynamic_update_slice, "DynamicUpdateSlice", dynamic_update_slice},
    {OpCode::gather, "Gather", gather},
    {OpCode::gather, "GatherOfRows", gather_rows},
    {OpCode::scatter, "ScatterAdd", scatter<OpCode::add>},
    {OpCode::scatter, "ScatterSubtract", scatter<OpCode::subtract>},
    {OpCode::scatter, "ScatterMaximum", scatter<OpCode::maximum>},
    {OpCode::scatter, "ScatterMinimum", scatter<OpCode::minimum>},
    {OpCode::scatter, "ScatterReplace", scatter_replace},
    {OpCode::scatter, "ScatterReplaceUnique", scatter_replace_unique},
    {OpCode::scatter, "ScatterMultiplyUnique", scatter_multiply_unique},
    {OpCode::scatter, "ScatterOfTwoTensors", scatter_two_tensors},
    {OpCode::scatter, "ScatterInWiderType", scatter_in_wider_type, false},
    {OpCode::reduce_window, "SumWindow", pool_sum},
    {OpCode::reduce_window, "RunningSum", running_sum},
    {OpCode::reduce_window, "WindowsInWiderType", pool_in_wider_type, false},
    {OpCode::reduce_window, "ProductWindow", pool_product},
    {OpCode::reduce_window, "RunningProduct", running_product},
    {OpCode::reduce_window, "RunningLogSumExp", running_log_sum_exp},
    {OpCode::reduce_window, "RunningLargest", running_largest},
    {OpCode::reduce_window, "WindowOverPairs", pool_pairs},
    {OpCode::reduce_window, "MaximumWindow", pool_extreme<OpCode::maximum, false>},
    {OpCode::reduce_window, "MinimumWindow", pool_extreme<OpCode::minimum, false>},
    {OpCode::reduce_window, "DilatedMaximumWindow", pool_extreme<OpCode::maximum, true>},
    {OpCode::reduce_window, "DilatedMinimumWindow", pool_extreme<OpCode::minimum, true>},
    {OpCode::select_and_scatter, "SelectAndScatter", select_and_scatter},
    {OpCode::convolution, "Convolution", convolution<false>},
    {OpCode::convolution, "ConvolutionInWiderType", convolution<true>, false},
    {OpCode::sort, "SortKeys", sort_keys},
    {OpCode::sort, "SortPayloads", sort_payloads},
    {OpCode::sort, "SortByOutsideValue", sort_by_outside_value},
});

}  // namespace
}  // namespace pcp::test

// Gradients of pooling: that of a sum is a sum over the transposed windows; that of a maximum or minimum goes to the
// first element of the window that equals it.
#include <algorithm>

#include "autodiff/emit.h"
#include "autodiff/rules.h"
#include "autodiff/sliding.h"
#include "graph/reducer.h"

namespace pcp {
namespace {

Dims all_dims(const TensorType& type) {
  Dims dims;
  for (std::int64_t i = 0; i < type.rank(); ++i) dims.push_back(i);
  return dims;
}

Value sum_of(Builder& b, Value x) { return b.reduce(x, OpCode::add, all_dims(b.type(x))); }

Attrs window_attrs(const Windows& windows) {
  Attrs attrs{{"window_dimensions", each(windows, &Window::size)}, {"window_strides", each(windows, &Window::stride)}};
  if (!windows.empty()) attrs.set("padding", padding(windows));
  return attrs;
}

Attrs dilated_window_attrs(const Windows& windows) {
  Attrs attrs = window_attrs(windows);
  attrs.set("base_dilations", each(windows, &Window::base_dilation));
  attrs.set("window_dilations", each(windows, &Window::window_dilation));
  return attrs;
}

// ---- sums ----

// Every element gets the cotangents of the windows it is in.
Value spread(Builder& b, Value cotangent, const Windows& windows, const Dims& dims) {
  TensorType type = b.type(cotangent);
  TensorType result(type.dtype, dims);
  if (type.elements() == 0 || result.elements() == 0) return zeros(b, result);
  Windows back;
  for (std::size_t i = 0; i < windows.size(); ++i) back.push_back(transposed(windows[i], dims[i], type.dims[i]));
  std::vector<Region> body;
  body.push_back(binary_region(b, OpCode::add, type.dtype));
  return b.create1(OpCode::reduce_window, {cotangent, b.scalar(type.dtype, 0)}, dilated_window_attrs(back),
                   std::move(body));
}

// The initial value is added once per window, and padding and holes between elements have this value too.
Value initial_of_sum(Builder& b, Value cotangent, const Windows& windows, const Dims& dims) {
  DType dtype = b.type(cotangent).dtype;
  if (b.type(cotangent).elements() == 0) return b.scalar(dtype, 0);
  Windows bare = windows;
  Dims padded, low, high, interior;
  for (std::size_t i = 0; i < windows.size(); ++i) {
    const Window& window = windows[i];
    padded.push_back(window.low + dilated(dims[i], window.base_dilation) + window.high);
    low.push_back(window.low);
    high.push_back(window.high);
    interior.push_back(window.base_dilation - 1);
    bare[i].low = bare[i].high = 0;
    bare[i].base_dilation = 1;
  }
  Value once = sum_of(b, cotangent);
  auto is_bare = [](const Window& window) { return !window.low && !window.high && window.base_dilation == 1; };
  if (std::ranges::all_of(windows, is_bare)) return once;
  Value is_padding = b.pad(zeros(b, TensorType(dtype, dims)), b.scalar(dtype, 1), low, high, interior);
  return b.add(once, sum_of(b, b.multiply(spread(b, cotangent, bare, padded), is_padding)));
}

// ---- the selected element of a window ----

// For every place of the windows, the row-major index of the element that `keeps` (whether the first of two is chosen)
// selects; -1 where there is only padding.
Value selected_elements(Builder& b, Value operand, const Attrs& attrs, const Builder::Fill& keeps) {
  TensorType type = b.type(operand), element(type.dtype, {}), index(DType::i64, {});
  Value elements = b.reshape(b.iota(TensorType(DType::i64, {type.elements()}), 0), type.dims);
  std::vector<Region> body;
  body.push_back(b.region({element, index, element, index}, [&](Builder& inside, const Values& args) {
    Value zero = inside.scalar(DType::i64, 0);
    Value first =
        inside.binary(OpCode::and_, inside.compare(args[1], zero, "GE"), keeps(inside, {args[0], args[2]})[0]);
    first = inside.binary(OpCode::or_, first, inside.compare(args[3], zero, "LT"));
    return Values{inside.select(first, args[0], args[2]), inside.select(first, args[1], args[3])};
  }));
  Values initial{b.scalar(type.dtype, 0), b.scalar(DType::i64, -1)};
  return b.create(OpCode::reduce_window, {operand, elements, initial[0], initial[1]}, attrs, std::move(body))[1];
}

// The same for windows that grow with the index, in log2(n) steps on whole tensors. After step k, each place has chosen
// among 2^k elements: those it had before and those of the place 2^(k-1) away.
Value selected_by_scan(Builder& b, Value operand, const Scan& scan, const Builder::Fill& keeps) {
  TensorType type = b.type(operand), index(DType::i64, type.dims);
  Value elements = b.reshape(b.iota(TensorType(DType::i64, {type.elements()}), 0), type.dims), values = operand;
  Value zero = b.splat(index, 0), none = b.scalar(DType::i64, -1), nothing = b.scalar(type.dtype, 0);
  for (std::int64_t step = 1; step < type.dims[scan.dimension]; step *= 2) {
    Dims low(type.dims.size()), high(type.dims.size());
    low[scan.dimension] = scan.backward ? -step : step;
    high[scan.dimension] = -low[scan.dimension];
    Value other = b.pad(values, nothing, low, high), other_elements = b.pad(elements, none, low, high);
    Value chosen = scan.backward ? keeps(b, {values, other})[0] : keeps(b, {other, values})[0];
    // The other place is padding: the choice of this place remains.
    Value is_other = b.compare(other_elements, zero, "GE");
    Value takes_other = b.binary(OpCode::and_, is_other, scan.backward ? b.unary(OpCode::not_, chosen) : chosen);
    values = b.select(takes_other, other, values);
    elements = b.select(takes_other, other_elements, elements);
  }
  return elements;
}

// ---- maximum and minimum ----

constexpr std::int64_t kLongScan = 64;  // from this length on, windows share their comparisons

Value to_selected(Builder& b, Value operand, Value cotangent, const Windows& windows, const Builder::Fill& keeps) {
  TensorType type = b.type(operand);
  if (b.type(cotangent).elements() == 0 || type.elements() == 0) return zeros(b, type);
  std::optional<Scan> scan = match_scan(windows, type.dims);
  bool in_steps = scan && type.dims[scan->dimension] >= kLongScan;
  bool plain = !in_steps && std::ranges::all_of(windows, [](const Window& window) {
    return window.base_dilation == 1 && window.window_dilation == 1;
  });
  if (plain) {
    TensorType element(type.dtype, {});
    std::vector<Region> regions;
    regions.push_back(b.region({element, element}, keeps));
    regions.push_back(binary_region(b, OpCode::add, type.dtype));
    return b.create1(OpCode::select_and_scatter, {operand, cotangent, b.scalar(type.dtype, 0)}, window_attrs(windows),
                     std::move(regions));
  }
  Value selected = in_steps ? selected_by_scan(b, operand, *scan, keeps)
                            : selected_elements(b, operand, dilated_window_attrs(windows), keeps);
  ScatterDims numbers;
  numbers.inserted_window_dims = numbers.scatter_dims_to_operand_dims = {0};
  numbers.index_vector_dim = type.rank();
  Value flat = scatter(b, zeros(b, TensorType(type.dtype, {type.elements()})), selected, cotangent,
                       {{"scatter_dimension_numbers", numbers}}, OpCode::add);
  return b.reshape(flat, type.dims);
}

Values extreme_vjp(const VjpSite& site, OpCode code, const Windows& windows) {
  Builder& b = site.builder;
  Value cotangent = site.cotangents[0];
  TensorType type = b.type(cotangent);
  Values gradients(2);
  const Constant* initial = find_constant(site.source, site.op.operands[1]);
  if (!initial || *initial != neutral(code, initial->type().dtype)) {  // the initial value may be the result
    Value element = in_type(b, site.operands[1], type.dtype);
    Value won = b.compare(site.results[0], b.broadcast(element, type.dims), "NE");
    if (site.wanted[1]) gradients[1] = sum_of(b, b.select(won, zeros(b, type), cotangent));
    cotangent = b.select(won, cotangent, zeros(b, type));
  }
  if (site.wanted[0]) {
    gradients[0] = to_selected(b, in_type(b, site.operands[0], type.dtype), cotangent, windows,
                               [&](Builder& inside, const Values& args) {
                                 const char* direction = code == OpCode::maximum ? "GE" : "LE";
                                 return Values{inside.compare(args[0], args[1], direction)};
                               });
  }
  return gradients;
}

Values in_operand_types(const VjpSite& site, Values gradients) {
  for (std::size_t i = 0; i < gradients.size(); ++i) {
    if (gradients[i]) gradients[i] = in_type(site.builder, gradients[i], site.operand_type(i).dtype);
  }
  return gradients;
}

// Whether the window covers nothing but padding at some place.
bool may_be_empty(const Window& window, std::int64_t extent, std::int64_t places) {
  for (std::int64_t place = 0; place < places; ++place) {
    std::int64_t start = place * window.stride - window.low;
    if (start >= extent || start + window.size <= 0) return true;
  }
  return false;
}

}  // namespace

Values reduce_window_vjp(const VjpSite& site) {
  Windows windows = read_windows(site, site.op.attrs.dims("window_dimensions"), "base_dilations", "window_dilations");
  std::optional<OpCode> code = match_reducer(site.op.regions[0]);
  if (code == OpCode::maximum || code == OpCode::minimum) {
    return in_operand_types(site, extreme_vjp(site, *code, windows));
  }
  if (code != OpCode::add) return written_out_window_vjp(site, windows);
  Dims dims = site.operand_type(0).dims;
  Values gradients(2);
  if (site.wanted[0]) gradients[0] = spread(site.builder, site.cotangents[0], windows, dims);
  if (site.wanted[1]) gradients[1] = initial_of_sum(site.builder, site.cotangents[0], windows, dims);
  return in_operand_types(site, std::move(gradients));
}

// The selection does not change with the operand: its gradient is zero.
Values select_and_scatter_vjp(const VjpSite& site) {
  Builder& b = site.builder;
  if (match_reducer(site.op.regions[1]) != OpCode::add) {
    site.unsupported("the gradient knows scatter computations that add; this one does not");
  }
  Value cotangent = site.cotangents[0];
  Values gradients(3);
  if (site.wanted[2]) gradients[2] = sum_of(b, cotangent);
  if (site.wanted[1]) {
    TensorType operand = site.operand_type(0), source = site.operand_type(1);
    TensorType result(b.type(cotangent).dtype, source.dims);
    if (operand.elements() == 0 || source.elements() == 0) {
      gradients[1] = zeros(b, result);
    } else {
      Windows windows =
          read_windows(site, site.op.attrs.get_or("window_dimensions", Dims(operand.dims.size(), 1)), "", "");
      Value selected =
          selected_elements(b, site.operands[0], window_attrs(windows), [&](Builder& inside, const Values& args) {
            return splice(site.source, site.op.regions[0], inside, args, site.captured);
          });
      GatherDims numbers;
      numbers.collapsed_slice_dims = numbers.start_index_map = {0};
      numbers.index_vector_dim = source.rank();
      gradients[1] = b.gather(b.reshape(cotangent, {operand.elements()}), selected, numbers, {1});
      bool some_empty = false;
      for (std::size_t i = 0; i < windows.size(); ++i) {
        some_empty |= may_be_empty(windows[i], operand.dims[i], source.dims[i]);
      }
      if (some_empty) {
        Value inside = b.compare(selected, zeros(b, b.type(selected)), "GE");
        gradients[1] = b.select(inside, gradients[1], zeros(b, result));
      }
    }
  }
  return in_operand_types(site, std::move(gradients));
}

}  // namespace pcp

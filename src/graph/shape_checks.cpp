#include "graph/shape_checks.h"

#include <algorithm>
#include <limits>

#include "graph/limits.h"

namespace pcp::shape_rules {
namespace {

using Wide = __int128;  // products of two 64-bit numbers fit

std::string in_rank_message(std::string_view name, const std::string& value, std::int64_t dimension,
                            const Subject& of) {
  return concat(name, " = ", value, " names dimension ", dimension, ", which ", of, " does not have");
}

std::string signature_part(const Types& types) { return types.empty() ? "nothing" : type_list(types); }

}  // namespace

std::ostream& operator<<(std::ostream& out, const Subject& subject) {
  return out << subject.role << ' ' << subject.index << " (" << to_string(subject.type) << ')';
}

Subject operand(const OpSite& site, std::size_t index) { return {"operand", index, site.operands[index]}; }

std::string type_list(const Types& types) {
  std::string text = "(";
  for (std::size_t i = 0; i < types.size(); ++i) text += (i ? ", " : "") + to_string(types[i]);
  return text + ")";
}

std::string at(const Location& location) { return location ? " (at " + *location + ")" : ""; }

const TensorType& given_result(const OpSite& site) {
  if (site.results.empty()) site.error("needs its result type to be given: it does not follow from the operands");
  if (site.results.size() != 1) site.error("has 1 result, not ", site.results.size());
  return site.results[0];
}

void check_limits(std::string_view op, const Subject& subject, const Location& location) {
  if (subject.type.rank() > kMaxRank) {
    fail(Code::resource_exhausted, "[", op, "] ", subject.role, " ", subject.index, " has ", subject.type.rank(),
         " dimensions; at most ", kMaxRank, " are supported", at(location));
  }
  try {
    element_count(subject.type.dims);
  } catch (const Error& error) {
    fail(error.code(), "[", op, "] ", subject.role, " ", subject.index, ": ", error.what(), at(location));
  }
}

void check_element(const OpSite& site, std::size_t index, AcceptsElement accepts, std::string_view wanted) {
  const TensorType& type = site.operands[index];
  if (!accepts(type.dtype))
    site.error("operand ", index, " is ", to_string(type), " but must have ", wanted, " elements");
}

void check_same_element(const OpSite& site, std::size_t index, std::size_t as) {
  const TensorType &one = site.operands[index], &other = site.operands[as];
  if (one.dtype != other.dtype) {
    site.error("operand ", index, " is ", to_string(one), " but operand ", as, " is ", to_string(other),
               ": their element types must be equal");
  }
}

void check_scalar(const OpSite& site, std::size_t index) {
  if (site.operands[index].rank() != 0) {
    site.error("operand ", index, " is ", to_string(site.operands[index]), " but must be a scalar");
  }
}

void check_in_rank(const OpSite& site, std::string_view name, const Dims& dims, const Subject& of) {
  for (std::int64_t dim : dims) {
    if (dim < 0 || dim >= of.type.rank()) site.error(in_rank_message(name, to_string(dims), dim, of));
  }
}

void check_in_rank(const OpSite& site, std::string_view name, std::int64_t dim, const Subject& of) {
  if (dim < 0 || dim >= of.type.rank()) site.error(in_rank_message(name, std::to_string(dim), dim, of));
}

void check_distinct(const OpSite& site, std::string_view name, const Dims& dims) {
  Dims sorted = dims;
  std::ranges::sort(sorted);
  auto twice = std::ranges::adjacent_find(sorted);
  if (twice != sorted.end()) site.error(name, " = ", to_string(dims), " names dimension ", *twice, " twice");
}

void check_sorted(const OpSite& site, std::string_view name, const Dims& dims) {
  if (!std::ranges::is_sorted(dims)) site.error(name, " = ", to_string(dims), " must be in ascending order");
}

void check_one_per_dimension(const OpSite& site, std::string_view name, const Dims& dims, const Subject& of) {
  if (static_cast<int>(dims.size()) != of.type.rank()) {
    site.error(name, " = ", to_string(dims), " must have one entry for each dimension of ", of);
  }
}

void check_all_at_least(const OpSite& site, std::string_view name, const Dims& dims, std::int64_t minimum) {
  for (std::int64_t value : dims) {
    if (value < minimum)
      site.error(name, " = ", to_string(dims), " has ", value, ", but entries must be at least ", minimum);
  }
}

std::string enum_value(const OpSite& site, std::string_view name, std::string_view kind,
                       std::initializer_list<std::string_view> allowed, std::string_view fallback) {
  const auto* attr = site.attrs.find<EnumAttr>(name);
  if (!attr) return std::string(fallback);
  if (attr->kind != kind || std::ranges::find(allowed, attr->value) == allowed.end()) {
    std::string choices;
    for (std::string_view choice : allowed) choices += concat(choices.empty() ? "" : ", ", choice);
    site.error("attribute '", name, "' is #stablehlo<", attr->kind, " ", attr->value, "> but must be #stablehlo<", kind,
               " ...> with one of ", choices);
  }
  return attr->value;
}

std::vector<Window> read_windows(const OpSite& site, std::string_view sizes_name, const Dims& sizes,
                                 std::string_view base_dilation, std::string_view window_dilation) {
  check_all_at_least(site, sizes_name, sizes, 1);
  std::vector<Window> windows(sizes.size());
  for (std::size_t i = 0; i < sizes.size(); ++i) windows[i].size = sizes[i];

  auto read = [&](std::string_view name, std::int64_t Window::*field) {
    const Dims* values = name.empty() ? nullptr : site.attrs.find<Dims>(name);
    if (!values) return;
    if (values->size() != sizes.size()) {
      site.error(name, " = ", to_string(*values), " must have one entry for each dimension of the window ",
                 to_string(sizes));
    }
    check_all_at_least(site, name, *values, 1);
    for (std::size_t i = 0; i < sizes.size(); ++i) windows[i].*field = (*values)[i];
  };
  read("window_strides", &Window::stride);
  read(base_dilation, &Window::base_dilation);
  read(window_dilation, &Window::window_dilation);

  if (const auto* padding = site.attrs.find<Constant>("padding")) {
    TensorType expected(DType::i64, {static_cast<std::int64_t>(sizes.size()), 2});
    if (padding->type() != expected) {
      site.error("padding is ", to_string(padding->type()), " but must be ", to_string(expected),
                 ": low and high for each dimension of the window");
    }
    Dims values = padding->as_dims();
    for (std::size_t i = 0; i < sizes.size(); ++i) {
      windows[i].low = values[2 * i];
      windows[i].high = values[2 * i + 1];
    }
  }
  return windows;
}

std::int64_t window_places(const OpSite& site, std::int64_t extent, const Window& window) {
  Wide dilated = extent == 0 ? 0 : Wide{extent - 1} * window.base_dilation + 1;
  Wide padded = dilated + window.low + window.high;
  Wide covered = Wide{window.size - 1} * window.window_dilation + 1;
  if (covered > padded) return 0;
  Wide places = (padded - covered) / window.stride + 1;
  if (places > std::numeric_limits<std::int64_t>::max()) {
    site.error("a window of ", window.size, " has too many places in a dimension of ", extent, " with padding ",
               window.low, " and ", window.high, " and dilation ", window.base_dilation);
  }
  return static_cast<std::int64_t>(places);
}

void check_region(const OpSite& site, std::size_t index, std::string_view role, const Types& args,
                  const Types& results) {
  const Region& region = site.regions[index];
  Types real_args = site.function.types(region.args), real_results = site.function.types(region.results);
  if (real_args != args) {
    site.error("region ", index, " (", role, ") takes ", signature_part(real_args), " but must take ",
               signature_part(args));
  }
  if (real_results != results) {
    site.error("region ", index, " (", role, ") returns ", signature_part(real_results), " but must return ",
               signature_part(results));
  }
}

std::vector<DType> check_reducer(const OpSite& site, std::size_t index, std::string_view role,
                                 std::span<const TensorType> inputs) {
  const Region& region = site.regions[index];
  Types results = site.function.types(region.results);
  if (results.size() != inputs.size()) {
    site.error("region ", index, " (", role, ") returns ", signature_part(results),
               " but must return one scalar for each input, ", inputs.size(), " in all");
  }
  std::vector<DType> elements;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    const TensorType& result = results[i];
    if (result.rank() != 0 || !is_promotable(inputs[i].dtype, result.dtype)) {
      site.error("region ", index, " (", role, ") returns ", to_string(result), " as result ", i, ", but must return ",
                 to_string(TensorType(inputs[i].dtype, {})), " or a type it promotes to");
    }
    elements.push_back(result.dtype);
  }
  Types args = results;
  args.insert(args.end(), results.begin(), results.end());
  check_region(site, index, role, args, results);
  return elements;
}

bool is_promotable(DType from, DType to) {
  if (is_float(from)) return is_float(to);
  if (is_integer(from)) return is_integer(to) && is_signed(from) == is_signed(to) && byte_size(from) <= byte_size(to);
  return from == to;
}

}  // namespace pcp::shape_rules

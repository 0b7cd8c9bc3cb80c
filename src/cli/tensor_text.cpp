#include "cli/tensor_text.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstring>
#include <optional>
#include <type_traits>

#include "base/file.h"
#include "base/half.h"
#include "base/plural.h"
#include "graph/with_dtype.h"
#include "io/npy.h"

namespace pcp::cli {
namespace {

constexpr std::string_view kForms =
    "2x3xf32=1,2,3,4,5,6 or f32=3 or 4xf32=0 or 2x3xf32=@raw.bin or @x.npy or random or random*0.02";

float half_to_float(DType dtype, std::uint16_t bits) {
  return dtype == DType::f16 ? f16_to_float(bits) : bf16_to_float(bits);
}

std::uint16_t float_to_half(DType dtype, float value) {
  return dtype == DType::f16 ? float_to_f16(value) : float_to_bf16(value);
}

template <class T>
std::optional<T> read_number(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  T value{};
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<std::uint16_t> read_half(DType dtype, std::string_view text) {
  std::optional<float> value = read_number<float>(text);
  if (!value) return std::nullopt;
  std::uint16_t bits = float_to_half(dtype, *value);
  bool overflows = std::isfinite(*value) && !std::isfinite(half_to_float(dtype, bits));
  return overflows ? std::nullopt : std::optional(bits);
}

void parse_element(std::string_view token, DType dtype, std::byte* out) {
  auto put = [&](auto parsed, auto convert) {
    require(parsed.has_value(), "'", token, "' is not a value of ", name(dtype));
    auto stored = convert(*parsed);
    std::memcpy(out, &stored, sizeof(stored));
  };
  auto same = [](auto value) { return value; };
  if (dtype == DType::i1) {
    std::optional<std::uint8_t> flag;
    if (token == "1" || token == "true") flag = 1;
    if (token == "0" || token == "false") flag = 0;
    put(flag, same);
  } else if (is_half(dtype)) {
    put(read_half(dtype, token), same);
  } else {
    with_storage(dtype, [&](auto storage) { put(read_number<decltype(storage)>(token), same); });
  }
}

HostTensor parse_values(std::string_view text, const TensorType& type) {
  HostTensor tensor(type);
  std::size_t size = byte_size(type.dtype);
  std::int64_t wanted = type.elements(), count = 0, depth = 0;
  for (std::size_t at = 0; at < text.size();) {
    char c = text[at];
    if (c == '[') ++depth;
    if (c == ']') --depth;
    require(depth >= 0, "unbalanced ']' in the values of ", shape_text(type));
    if (c == '[' || c == ']' || c == ',' || std::isspace(static_cast<unsigned char>(c))) {
      ++at;
      continue;
    }
    std::size_t end = text.find_first_of("[], \t\r\n", at);
    std::string_view token = text.substr(at, end - at);
    if (count < wanted)
      parse_element(token, type.dtype, tensor.bytes().data() + static_cast<std::size_t>(count) * size);
    ++count;
    at = end == std::string_view::npos ? text.size() : end;
  }
  require(depth == 0, "unbalanced '[' in the values of ", shape_text(type));
  if (count == 1 && wanted > 1) {
    std::span<std::byte> bytes = tensor.bytes();
    for (std::size_t at = size; at < bytes.size(); at += size) std::memcpy(&bytes[at], bytes.data(), size);
    return tensor;
  }
  require(count == wanted, shape_text(type), " takes ", wanted, " ", plural(wanted, "value"),
          wanted > 1 ? " (or one for all)" : "", ", got ", count);
  return tensor;
}

HostTensor read_raw(const std::string& path, const TensorType& type) {
  InputFile file(path);
  auto wanted = static_cast<std::uint64_t>(type.bytes());
  if (file.size() != wanted) {
    fail(file.size() < wanted ? Code::data_loss : Code::invalid_argument, "'", path, "' holds ", file.size(),
         " bytes, ", shape_text(type), " takes ", wanted);
  }
  HostTensor tensor(type);
  file.read(0, tensor.bytes());
  if (type.dtype == DType::i1) {
    for (std::byte& flag : tensor.bytes()) flag = flag == std::byte{0} ? std::byte{0} : std::byte{1};
  }
  return tensor;
}

void check_type(const TensorType& got, const TensorType& expected) {
  require(got == expected, "expected ", to_string(expected), ", got ", to_string(got));
}

// "random" and "random*0.02": the standard deviation of floats, or nothing when the text is something else.
std::optional<double> random_scale(std::string_view text) {
  if (text == "random") return 1.0;
  if (!text.starts_with("random*")) return std::nullopt;
  std::string_view number = text.substr(7);
  double scale = 0;
  auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), scale);
  require(error == std::errc() && end == number.data() + number.size() && scale > 0,
          "expected a number above 0 after random*, got \"", number, "\"");
  return scale;
}

HostTensor random_tensor(const TensorType& type, double scale, std::mt19937_64& random) {
  HostTensor tensor(type);
  std::normal_distribution<double> normal(0, scale);
  std::uniform_int_distribution<int> digit(0, type.dtype == DType::i1 ? 1 : 9);
  with_storage(type.dtype, [&](auto storage) {
    using T = decltype(storage);
    for (std::size_t at = 0; at < tensor.bytes().size(); at += sizeof(T)) {
      if (is_half(type.dtype)) {
        storage = static_cast<T>(float_to_half(type.dtype, static_cast<float>(normal(random))));
      } else {
        storage = static_cast<T>(is_float(type.dtype) ? normal(random) : digit(random));
      }
      std::memcpy(&tensor.bytes()[at], &storage, sizeof(T));
    }
  });
  return tensor;
}

// The shorter of the fewest digits that round back to the same 16 bits and the exact value: 0.1, but 65504.
std::string half_text(DType dtype, std::uint16_t bits) {
  float value = half_to_float(dtype, bits);
  if (std::isnan(value)) return "nan";
  std::array<char, 32> text{};
  std::string exact(text.data(), std::to_chars(text.data(), text.data() + text.size(), value).ptr);
  for (int digits = 1; digits < 6; ++digits) {
    auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, digits).ptr;
    float back = 0;
    std::from_chars(text.data(), end, back);
    if (float_to_half(dtype, back) != bits) continue;
    std::string rounded(text.data(), end);
    return rounded.size() < exact.size() ? rounded : exact;
  }
  return exact;
}

void append_tensor(const HostTensor& tensor, int dimension, std::int64_t max_elements, std::int64_t& next,
                   std::string& out) {
  const Dims& dims = tensor.type().dims;
  bool last = dimension + 1 >= tensor.type().rank();
  std::int64_t extent = dims.empty() ? 1 : dims[static_cast<std::size_t>(dimension)];
  for (std::int64_t i = 0; i < extent; ++i) {
    if (next >= max_elements && tensor.type().elements() > max_elements) {
      if (!out.ends_with("...")) out += last && i > 0 ? " ..." : "...";
      return;
    }
    if (last) {
      if (i > 0) out += ' ';
      out += element_text(tensor, next++);
    } else {
      out += '[';
      append_tensor(tensor, dimension + 1, max_elements, next, out);
      out += ']';
    }
  }
}

}  // namespace

TensorType parse_shape(std::string_view text) {
  Dims dims;
  std::string_view rest = text;
  for (std::size_t cross; (cross = rest.find('x')) != std::string_view::npos; rest.remove_prefix(cross + 1)) {
    auto dim = read_number<std::int64_t>(rest.substr(0, cross));
    require(dim && *dim >= 0, "'", rest.substr(0, cross), "' is not a dimension in '", text, "'; an input is ", kForms);
    dims.push_back(*dim);
  }
  auto dtype = parse_dtype(rest);
  require(dtype.has_value(), "'", rest, "' is not an element type in '", text, "'; an input is ", kForms);
  TensorType type(*dtype, std::move(dims));
  type.bytes();  // throws when the shape overflows
  return type;
}

std::string shape_text(const TensorType& type) {
  std::string text;
  for (std::int64_t dim : type.dims) text += std::to_string(dim) + "x";
  return text + std::string(name(type.dtype));
}

HostTensor parse_tensor(const std::string& text, std::optional<DType> dtype, std::mt19937_64& random,
                        const std::function<void(const TensorType&)>& check) {
  bool is_npy = text.ends_with(".npy");
  auto from_npy = [&](const std::string& path, std::optional<DType> expected) {
    HostTensor tensor = read_npy(path, expected);
    check(tensor.type());
    return tensor;
  };
  if (text.starts_with('@')) {
    require(is_npy, "a raw file needs its type: 2x3xf32=", text);
    return from_npy(text.substr(1), dtype);
  }
  require(!random_scale(text), "random needs a type: 2x3xf32=", text);
  std::size_t equals = text.find('=');
  TensorType type = parse_shape(std::string_view(text).substr(0, equals));
  check(type);
  if (equals == std::string::npos) return HostTensor(type);
  std::string contents = text.substr(equals + 1);
  if (auto scale = random_scale(contents)) return random_tensor(type, *scale, random);
  if (!contents.starts_with('@')) return parse_values(contents, type);
  return is_npy ? from_npy(contents.substr(1), type.dtype) : read_raw(contents.substr(1), type);
}

HostTensor parse_input(const std::string& text, const TensorType& expected, std::mt19937_64& random) {
  if (auto scale = random_scale(text)) return random_tensor(expected, *scale, random);
  require(!text.starts_with('@') || text.ends_with(".npy"), "a raw file needs its type: ", shape_text(expected), "=",
          text);
  return parse_tensor(text, expected.dtype, random, [&](const TensorType& type) { check_type(type, expected); });
}

std::string element_text(const HostTensor& tensor, std::int64_t index) {
  DType dtype = tensor.type().dtype;
  return with_storage(dtype, [&](auto storage) -> std::string {
    std::memcpy(&storage, tensor.bytes().data() + static_cast<std::size_t>(index) * sizeof(storage), sizeof(storage));
    if constexpr (std::is_floating_point_v<decltype(storage)>) {
      if (std::isnan(storage)) return "nan";
      std::array<char, 32> text{};
      return std::string(text.data(), std::to_chars(text.data(), text.data() + text.size(), storage).ptr);
    } else {
      if constexpr (sizeof(storage) == 2) {
        if (is_float(dtype)) return half_text(dtype, static_cast<std::uint16_t>(storage));
      }
      return std::to_string(storage);
    }
  });
}

std::string tensor_text(const HostTensor& tensor, std::int64_t max_elements) {
  std::string out = shape_text(tensor.type()) + "=";
  if (tensor.type().elements() == 0) return out;
  std::int64_t next = 0;
  append_tensor(tensor, 0, max_elements, next, out);
  return out;
}

}  // namespace pcp::cli

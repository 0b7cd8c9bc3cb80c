#include "graph/literal.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "base/half.h"
#include "base/index.h"

namespace pcp::text {
namespace {

constexpr char kHexDigits[] = "0123456789ABCDEF";

int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

bool read_magnitude(std::string_view digits, std::uint64_t& value) {
  int base = 10;
  if (digits.starts_with("0x")) {
    digits.remove_prefix(2);
    base = 16;
  }
  auto [stop, code] = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
  return code == std::errc() && stop == digits.data() + digits.size();
}

bool read_integer(std::string_view token, DType dtype, std::byte* out) {
  if (dtype == DType::i1 && (token == "true" || token == "false")) {
    *out = std::byte{token == "true"};
    return true;
  }
  bool negative = token.starts_with('-');
  std::uint64_t value = 0;
  if (!read_magnitude(token.substr(negative), value)) return false;
  if (dtype == DType::i1) {
    *out = std::byte{value != 0};
    return value <= 1;
  }
  std::size_t bits = byte_size(dtype) * 8;
  std::uint64_t largest = ~std::uint64_t{0} >> (64 - bits);  // a signless type takes 255 for -1, as MLIR does
  if (negative) largest = is_unsigned(dtype) ? 0 : std::uint64_t{1} << (bits - 1);
  if (value > largest) return false;
  if (negative) value = ~value + 1;
  std::memcpy(out, &value, byte_size(dtype));
  return true;
}

// Rounds to odd, so that a second rounding to a narrower type gives what one rounding would have.
float round_to_odd(double value) {
  float rounded = static_cast<float>(value);
  if (std::isnan(value) || static_cast<double>(rounded) == value) return rounded;
  std::uint32_t bits = std::bit_cast<std::uint32_t>(rounded);
  if (std::abs(static_cast<double>(rounded)) > std::abs(value)) --bits;
  return std::bit_cast<float>(bits | 1u);
}

void store_float(double value, DType dtype, std::byte* out) {
  auto put = [out](auto number) { std::memcpy(out, &number, sizeof(number)); };
  switch (dtype) {
    case DType::f16:
      put(float_to_f16(round_to_odd(value)));
      break;
    case DType::bf16:
      put(float_to_bf16(round_to_odd(value)));
      break;
    case DType::f32:
      put(static_cast<float>(value));
      break;
    default:
      put(value);
      break;
  }
}

bool read_float(std::string_view token, DType dtype, std::byte* out) {
  if (token.starts_with("0x")) {
    std::uint64_t bits = 0;
    if (!read_magnitude(token, bits) || bits > ~std::uint64_t{0} >> (64 - byte_size(dtype) * 8)) return false;
    std::memcpy(out, &bits, byte_size(dtype));
    return true;
  }
  std::string_view digits = token.substr(token.starts_with('-'));
  if (digits.empty() || digits[0] < '0' || digits[0] > '9' || digits.find('.') == std::string_view::npos) return false;
  double value = 0;
  auto [stop, code] = std::from_chars(token.data(), token.data() + token.size(), value);
  if (stop != token.data() + token.size()) return false;
  if (code == std::errc::result_out_of_range) value = std::strtod(std::string(token).c_str(), nullptr);
  store_float(value, dtype, out);
  return true;
}

bool reads_back(std::string_view token, const std::byte* element, DType dtype) {
  std::byte again[8];
  return read_float(token, dtype, again) && std::memcmp(again, element, byte_size(dtype)) == 0;
}

// "3.3333333e-01", with at least six decimals.
std::string_view pad_decimals(char* begin, char* end) {
  char* exponent = std::find(begin, end, 'e');
  char* point = std::find(begin, exponent, '.');
  char tail[8];
  std::size_t tail_size = index(end - exponent);
  std::memcpy(tail, exponent, tail_size);
  if (point == exponent) *exponent++ = '.';
  while (exponent - point <= 6) *exponent++ = '0';
  std::memcpy(exponent, tail, tail_size);
  return {begin, index(exponent + tail_size - begin)};
}

void write_float(const std::byte* element, DType dtype, std::string& out) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, element, byte_size(dtype));
  double value = dtype == DType::f16    ? f16_to_float(static_cast<std::uint16_t>(bits))
                 : dtype == DType::bf16 ? bf16_to_float(static_cast<std::uint16_t>(bits))
                 : dtype == DType::f32  ? std::bit_cast<float>(static_cast<std::uint32_t>(bits))
                                        : std::bit_cast<double>(bits);
  if (std::isfinite(value)) {
    char digits[64];
    auto six = std::to_chars(digits, digits + sizeof(digits), value, std::chars_format::scientific, 5);
    std::string_view token = pad_decimals(digits, six.ptr);
    if (reads_back(token, element, dtype)) {
      out += token;
      return;
    }
    auto shortest =
        dtype == DType::f64
            ? std::to_chars(digits, digits + sizeof(digits), value, std::chars_format::scientific)
            : std::to_chars(digits, digits + sizeof(digits), static_cast<float>(value), std::chars_format::scientific);
    token = pad_decimals(digits, shortest.ptr);
    if (reads_back(token, element, dtype)) {
      out += token;
      return;
    }
  }
  out += "0x";
  char digits[16];
  auto [stop, code] = std::to_chars(digits, digits + sizeof(digits), bits, 16);
  std::transform(digits, stop, std::back_inserter(out),
                 [](char c) { return c >= 'a' ? static_cast<char>(c - 32) : c; });
}

}  // namespace

bool unescape(std::string_view raw, std::string& out) {
  out.clear();
  out.reserve(raw.size());
  for (std::size_t i = 0; i < raw.size(); ++i) {
    if (raw[i] != '\\') {
      out += raw[i];
      continue;
    }
    if (++i == raw.size()) return false;
    char c = raw[i];
    if (c == '"' || c == '\\') {
      out += c;
    } else if (c == 'n' || c == 't') {
      out += c == 'n' ? '\n' : '\t';
    } else {
      int high = hex_value(c);
      int low = i + 1 < raw.size() ? hex_value(raw[i + 1]) : -1;
      if (high < 0 || low < 0) return false;
      out += static_cast<char>(high * 16 + low);
      ++i;
    }
  }
  return true;
}

void escape(std::string_view value, std::string& out) {
  for (char c : value) {
    auto byte = static_cast<unsigned char>(c);
    if (c == '\\') {
      out += "\\\\";
    } else if (byte < 0x20 || byte >= 0x7f || c == '"') {
      out += '\\';
      out += kHexDigits[byte >> 4];
      out += kHexDigits[byte & 15];
    } else {
      out += c;
    }
  }
}

bool is_identifier(std::string_view name) {
  auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
  auto inner = [&](char c) { return letter(c) || (c >= '0' && c <= '9') || c == '$' || c == '.'; };
  return !name.empty() && letter(name[0]) && std::all_of(name.begin(), name.end(), inner);
}

bool read_element(std::string_view token, DType dtype, std::byte* out) {
  return is_float(dtype) ? read_float(token, dtype, out) : read_integer(token, dtype, out);
}

void write_element(const std::byte* element, DType dtype, std::string& out) {
  if (is_float(dtype)) return write_float(element, dtype, out);
  if (dtype == DType::i1) {
    out += *element != std::byte{0} ? "true" : "false";
    return;
  }
  std::uint64_t bits = 0;
  std::memcpy(&bits, element, byte_size(dtype));
  char digits[24];
  auto append = [&](auto number) { out.append(digits, std::to_chars(digits, digits + sizeof(digits), number).ptr); };
  int unused = 64 - static_cast<int>(byte_size(dtype)) * 8;
  if (is_unsigned(dtype)) {
    append(bits);
  } else {
    append(static_cast<std::int64_t>(bits << unused) >> unused);
  }
}

bool decode_hex(std::string_view digits, std::byte* out) {
  if (digits.size() % 2 != 0) return false;
  const auto* in = reinterpret_cast<const unsigned char*>(digits.data());
  unsigned char bad = 0;
  // Written for the vectoriser: a digit's value is its low four bits, plus 9 for a letter.
  auto nibble = [&bad](unsigned char c) {
    unsigned char upper = c & 0xdf;
    bool digit = static_cast<unsigned char>(c - '0') < 10;
    bool letter = static_cast<unsigned char>(upper - 'A') < 6;
    bad |= static_cast<unsigned char>(!(digit | letter));
    return static_cast<unsigned char>((c & 15) + (letter ? 9 : 0));
  };
  for (std::size_t i = 0; i < digits.size() / 2; ++i) {
    unsigned char high = nibble(in[2 * i]);
    unsigned char low = nibble(in[2 * i + 1]);
    out[i] = static_cast<std::byte>(high << 4 | low);
  }
  return bad == 0;
}

void encode_hex(std::span<const std::byte> bytes, std::string& out) {
  std::size_t at = out.size();
  out.resize(at + bytes.size() * 2);
  for (std::byte byte : bytes) {
    out[at++] = kHexDigits[static_cast<unsigned>(byte) >> 4];
    out[at++] = kHexDigits[static_cast<unsigned>(byte) & 15];
  }
}

}  // namespace pcp::text

#include "io/npy.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/file.h"
#include "base/index.h"
#include "graph/limits.h"

namespace pcp {
namespace {

constexpr std::string_view kNpyMagic = "\x93NUMPY";
// By DType, without the byte order.
constexpr std::array<std::string_view, kDTypeCount> kCodes{"b1", "i1", "i2", "i4", "i8", "u1", "u2",
                                                           "u4", "u8", "f2", "V2", "f4", "f8"};

[[noreturn]] void corrupt_npy(const std::string& source, const auto&... parts) {
  fail(Code::data_loss, "'", source, "' is not a whole .npy file: ", parts...);
}

// The header is a Python dictionary literal: {'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }
class HeaderReader {
 public:
  HeaderReader(std::string_view text, const std::string& source) : text_(text), source_(source) {}

  bool take(char wanted) {
    skip_space();
    if (text_.empty() || text_.front() != wanted) return false;
    text_.remove_prefix(1);
    return true;
  }
  void expect(char wanted) {
    if (!take(wanted)) corrupt_npy(source_, "expected '", wanted, "' in its header, at ", rest());
  }
  std::string_view quoted() {
    skip_space();
    char quote = text_.empty() ? '\0' : text_.front();
    auto end = quote == '\'' || quote == '"' ? text_.find(quote, 1) : std::string_view::npos;
    if (end == std::string_view::npos) {
      if (quote == '[') fail(Code::unsupported, "'", source_, "' holds a structured array");
      corrupt_npy(source_, "expected a quoted name in its header, at ", rest());
    }
    auto result = text_.substr(1, end - 1);
    text_.remove_prefix(end + 1);
    return result;
  }
  bool boolean() {
    skip_space();
    for (bool value : {false, true}) {
      std::string_view word = value ? "True" : "False";
      if (text_.starts_with(word)) {
        text_.remove_prefix(word.size());
        return value;
      }
    }
    corrupt_npy(source_, "expected True or False in its header, at ", rest());
  }
  Dims tuple() {
    expect('(');
    Dims dims;
    while (!take(')')) {
      skip_space();
      std::int64_t value = 0;
      auto [end, error] = std::from_chars(text_.data(), text_.data() + text_.size(), value);
      if (error != std::errc() || value < 0) corrupt_npy(source_, "expected a dimension in its header, at ", rest());
      text_.remove_prefix(index(end - text_.data()));
      if (text_.starts_with('L')) text_.remove_prefix(1);  // written by Python 2
      dims.push_back(value);
      if (dims.size() > kMaxFileRank) corrupt_npy(source_, "its shape has more than ", kMaxFileRank, " dimensions");
      if (!take(',')) {
        expect(')');
        break;
      }
    }
    return dims;
  }
  std::string rest() const { return text_.empty() ? "its end" : "'" + std::string(text_.substr(0, 20)) + "'"; }

 private:
  void skip_space() {
    auto first = text_.find_first_not_of(" \t\n");
    text_.remove_prefix(first == std::string_view::npos ? text_.size() : first);
  }

  std::string_view text_;
  const std::string& source_;
};

struct Header {
  std::string descr;
  bool fortran_order = false;
  Dims dims;
};

Header parse_header(std::string_view text, const std::string& source) {
  HeaderReader reader(text, source);
  Header header;
  int seen = 0;
  reader.expect('{');
  while (!reader.take('}')) {
    std::string_view key = reader.quoted();
    reader.expect(':');
    if (key == "descr") {
      header.descr = reader.quoted(), seen |= 1;
    } else if (key == "fortran_order") {
      header.fortran_order = reader.boolean(), seen |= 2;
    } else if (key == "shape") {
      header.dims = reader.tuple(), seen |= 4;
    } else {
      corrupt_npy(source, "unknown header key '", key, "'");
    }
    if (!reader.take(',')) {
      reader.expect('}');
      break;
    }
  }
  if (seen != 7) corrupt_npy(source, "its header lacks descr, fortran_order or shape");
  return header;
}

DType dtype_of(const std::string& descr, std::optional<DType> expected, const std::string& source) {
  std::string_view code = descr;
  if (!code.empty() && std::string_view("<>|=").find(code[0]) != std::string_view::npos) code.remove_prefix(1);
  auto found = std::find(kCodes.begin(), kCodes.end(), code);
  if (found == kCodes.end()) {
    fail(Code::unsupported, "'", source, "' holds elements of type '", descr, "', which PCP does not have");
  }
  auto dtype = static_cast<DType>(found - kCodes.begin());
  bool raw = dtype == DType::bf16;
  require(!raw || expected, "'", source, "' holds raw 2-byte elements ('", descr, "'): say that they are bf16");
  require(!expected || dtype == *expected || (raw && byte_size(*expected) == 2), "'", source,
          "' holds elements of type ", raw ? "'" + descr + "'" : std::string(name(dtype)), ", expected ",
          expected ? name(*expected) : "");
  return expected.value_or(dtype);
}

std::vector<std::byte> from_fortran_order(std::span<const std::byte> bytes, const TensorType& type) {
  std::vector<std::byte> result(bytes.size());
  std::size_t size = byte_size(type.dtype);
  Dims strides(type.dims.size(), 1);
  for (std::size_t i = 1; i < strides.size(); ++i) strides[i] = strides[i - 1] * type.dims[i - 1];
  Dims index(type.dims.size(), 0);
  std::int64_t source = 0;
  for (std::size_t target = 0; target < bytes.size(); target += size) {
    std::copy_n(bytes.begin() + source * static_cast<std::int64_t>(size), size,
                result.begin() + static_cast<std::int64_t>(target));
    for (std::size_t d = index.size(); d-- > 0;) {
      source += strides[d];
      if (++index[d] < type.dims[d]) break;
      source -= index[d] * strides[d];
      index[d] = 0;
    }
  }
  return result;
}

}  // namespace

HostTensor parse_npy(std::span<const std::byte> file, std::optional<DType> expected, const std::string& source) {
  std::string_view text(reinterpret_cast<const char*>(file.data()), file.size());
  if (!text.starts_with(kNpyMagic)) corrupt_npy(source, "it does not start with \\x93NUMPY");
  int version = text.size() > kNpyMagic.size() ? static_cast<unsigned char>(text[kNpyMagic.size()]) : 0;
  std::size_t length_bytes = version == 1 ? 2 : 4;
  std::size_t start = kNpyMagic.size() + 2 + length_bytes;
  if (text.size() < start) corrupt_npy(source, "it ends in its header");
  if (version < 1 || version > 3) fail(Code::unsupported, "'", source, "' is a .npy file of version ", version);
  std::size_t length = 0;
  for (std::size_t i = 0; i < length_bytes; ++i) {
    length |= index(static_cast<unsigned char>(text[kNpyMagic.size() + 2 + i])) << (8 * i);
  }
  if (length > text.size() - start) corrupt_npy(source, "it ends in its header");

  Header header = parse_header(text.substr(start, length), source);
  TensorType type(dtype_of(header.descr, expected, source), header.dims);
  auto bytes = file.subspan(start + length);
  std::uint64_t wanted = 0;
  try {
    wanted = static_cast<std::uint64_t>(type.bytes());
  } catch (const Error& error) {
    corrupt_npy(source, error.what());
  }
  if (bytes.size() != wanted) {
    corrupt_npy(source, to_string(type), " takes ", wanted, " bytes, the file holds ", bytes.size());
  }
  auto data = header.fortran_order && type.rank() > 1 ? from_fortran_order(bytes, type)
                                                      : std::vector<std::byte>(bytes.begin(), bytes.end());
  std::size_t size = byte_size(type.dtype);
  if (header.descr[0] == '>' && size > 1) {
    for (auto element = data.begin(); element != data.end(); element += static_cast<std::int64_t>(size)) {
      std::reverse(element, element + static_cast<std::int64_t>(size));
    }
  }
  if (type.dtype == DType::i1) {
    for (std::byte& flag : data) flag = flag == std::byte{0} ? std::byte{0} : std::byte{1};
  }
  return HostTensor(std::move(type), std::move(data));
}

HostTensor read_npy(const std::string& path, std::optional<DType> expected) {
  std::string file = read_file(path);
  return parse_npy(std::as_bytes(std::span(file)), expected, path);
}

void write_npy(AtomicFile& file, const HostTensor& tensor) {
  const TensorType& type = tensor.type();
  std::string shape;
  for (std::int64_t dim : type.dims) shape += std::to_string(dim) + (type.rank() == 1 ? "," : ", ");
  if (type.rank() > 1) shape.resize(shape.size() - 2);
  std::string header = concat("{'descr': '", byte_size(type.dtype) == 1 ? "|" : "<", kCodes[index(type.dtype)],
                              "', 'fortran_order': False, 'shape': (", shape, "), }");
  std::size_t start = kNpyMagic.size() + 4;
  std::size_t total = (start + header.size() + 1 + 63) / 64 * 64;
  header.resize(total - start - 1, ' ');
  header += '\n';
  file.write(kNpyMagic);
  file.write(std::string{'\1', '\0', static_cast<char>(header.size() & 0xff), static_cast<char>(header.size() >> 8)});
  file.write(header);
  file.write(tensor.bytes());
}

void write_npy(const std::string& path, const HostTensor& tensor) {
  AtomicFile file(path);
  write_npy(file, tensor);
  file.commit();
}

}  // namespace pcp

#include "engine/iree/artifact.h"

#include <array>
#include <charconv>
#include <cstring>

#include "pcp/error.h"

namespace pcp::iree {
namespace {

constexpr std::string_view kHeader = "pcp iree artifact 1\n";
constexpr std::string_view kZipEntry("PK\3\4", 4), kZipListed("PK\1\2", 4), kZipEnd("PK\5\6", 4);
constexpr std::size_t kZipEntryBytes = 30, kZipItemBytes = 46, kZipLocatorBytes = 20;
constexpr std::uint32_t kElsewhere = ~std::uint32_t{0};  // marks a number that does not fit its field
constexpr std::string_view kFlatbufferName = "IREE";     // bytes 8 to 12 of a module that is not inside an archive

std::uint32_t crc32(std::string_view bytes) {
  static const auto table = [] {
    std::array<std::uint32_t, 256> made{};
    for (std::uint32_t i = 0; i < 256; ++i) {
      std::uint32_t value = i;
      for (int bit = 0; bit < 8; ++bit) value = value & 1 ? 0xEDB88320u ^ (value >> 1) : value >> 1;
      made[i] = value;
    }
    return made;
  }();
  std::uint32_t crc = ~0u;
  for (char byte : bytes) crc = table[(crc ^ static_cast<unsigned char>(byte)) & 0xFF] ^ (crc >> 8);
  return ~crc;
}

// Reads little-endian numbers of a file and checks that they are inside it.
class ZipReader {
 public:
  ZipReader(std::string_view bytes, const std::string& source) : bytes_(bytes), source_(source) {}

  template <class T>
  T read(std::size_t offset) const {
    check(offset <= bytes_.size() && sizeof(T) <= bytes_.size() - offset);
    T value;
    std::memcpy(&value, bytes_.data() + offset, sizeof(T));
    return value;
  }
  std::string_view range(std::size_t offset, std::uint64_t size) const {
    check(offset <= bytes_.size() && size <= bytes_.size() - offset);
    return bytes_.substr(offset, size);
  }
  void check(bool holds) const {
    if (!holds) fail(Code::data_loss, "[iree] ", source_, ": the .vmfb is cut off or damaged: compile it again");
  }

 private:
  std::string_view bytes_;
  const std::string& source_;
};

// One entry of the archive's central directory.
struct ZipItem {
  std::uint32_t crc;
  std::uint64_t size, offset;
  std::size_t next;  // where the next entry begins
};

// Numbers that do not fit their field (all ones) are in the extra field of kind 1, in this order.
ZipItem read_item(const ZipReader& zip, std::size_t at) {
  std::size_t extra = at + kZipItemBytes + zip.read<std::uint16_t>(at + 28);
  std::size_t end = extra + zip.read<std::uint16_t>(at + 30);
  std::uint64_t numbers[3] = {zip.read<std::uint32_t>(at + 24), zip.read<std::uint32_t>(at + 20),
                              zip.read<std::uint32_t>(at + 42)};  // size, stored size, offset
  std::size_t wide = extra;
  while (wide + 4 <= end && zip.read<std::uint16_t>(wide) != 1) wide += 4 + zip.read<std::uint16_t>(wide + 2);
  wide += 4;
  for (std::uint64_t& number : numbers) {
    if (number != kElsewhere) continue;
    zip.check(wide + 8 <= end);
    number = zip.read<std::uint64_t>(wide);
    wide += 8;
  }
  zip.check(numbers[0] == numbers[1]);  // nothing is compressed
  return {zip.read<std::uint32_t>(at + 16), numbers[0], numbers[2], end + zip.read<std::uint16_t>(at + 32)};
}

TensorType parse_tensor(std::string_view text) {
  constexpr std::string_view kOpen = "tensor<";
  auto end = text.find('>');
  if (!text.starts_with(kOpen) || end == std::string_view::npos) {
    fail(Code::unsupported, "[iree] '", text, "' is not a tensor");
  }
  std::string_view rest = text.substr(kOpen.size(), end - kOpen.size());
  TensorType type;
  while (!rest.empty() && rest[0] >= '0' && rest[0] <= '9') {
    auto by = rest.find('x');
    std::int64_t dim = 0;
    auto [stop, bad] = std::from_chars(rest.data(), rest.data() + std::min(by, rest.size()), dim);
    if (by == std::string_view::npos || bad != std::errc() || stop != rest.data() + by) break;
    type.dims.push_back(dim);
    rest.remove_prefix(by + 1);
  }
  auto dtype = parse_dtype(rest);
  if (!dtype)
    fail(Code::unsupported, "[iree] '", text.substr(0, end + 1),
         "' is not a tensor of static shape and a known element type");
  type.dtype = *dtype;
  return type;
}

// "%input0: tensor<2xi8> {iree.abi.encoding = tensor<2xui8>}, %input1: ..."
std::vector<TensorType> parse_types(std::string_view list) {
  constexpr std::string_view kEncoding = "iree.abi.encoding = ";
  std::vector<TensorType> types;
  while (!list.empty()) {
    auto next = list.find(", %");
    std::string_view one = list.substr(0, next);
    list = next == std::string_view::npos ? std::string_view() : list.substr(next + 2);
    auto colon = one.find(": ");
    if (colon == std::string_view::npos) fail(Code::unsupported, "[iree] cannot read the type of '", one, "'");
    one.remove_prefix(colon + 2);
    auto encoding = one.find(kEncoding);
    types.push_back(parse_tensor(encoding == std::string_view::npos ? one : one.substr(encoding + kEncoding.size())));
  }
  return types;
}

std::string_view between_parentheses(std::string_view text, std::size_t from) {
  auto open = text.find('(', from);
  int depth = 0;
  for (std::size_t i = open; i < text.size(); ++i) {
    depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
    if (depth == 0) return text.substr(open + 1, i - open - 1);
  }
  fail(Code::unsupported, "[iree] cannot read the signature '", text, "'");
}

}  // namespace

Signature parse_declaration(std::string_view declaration) {
  Signature signature;
  std::string_view arguments = between_parentheses(declaration, 0);
  signature.arguments = parse_types(arguments);
  auto arrow =
      declaration.find("->", static_cast<std::size_t>(arguments.data() - declaration.data()) + arguments.size());
  if (arrow != std::string_view::npos) signature.results = parse_types(between_parentheses(declaration, arrow));
  return signature;
}

std::string pack(const Artifact& artifact) {
  return concat(kHeader, artifact.target, "\n", artifact.version, "\n", artifact.function, "\n", artifact.use, "\n",
                artifact.vmfb);
}

Artifact unpack(const std::string& bytes, const std::string& source) {
  Artifact artifact;
  std::string_view rest = bytes;
  if (rest.starts_with(kHeader)) {
    rest.remove_prefix(kHeader.size());
    for (std::string* line : {&artifact.target, &artifact.version, &artifact.function, &artifact.use}) {
      auto end = rest.find('\n');
      if (end == std::string_view::npos)
        fail(Code::data_loss, "[iree] ", source, ": the artifact is cut off: compile it again");
      *line = rest.substr(0, end);
      rest.remove_prefix(end + 1);
    }
  }
  require(is_vmfb(rest), "[iree] ", source, " is not a .vmfb");
  check_vmfb(rest, source);
  artifact.vmfb = rest;
  return artifact;
}

bool is_vmfb(std::string_view bytes) {
  constexpr std::string_view kEntryName = "module.fb";
  if (bytes.starts_with(kZipEntry)) return bytes.substr(0, 256).find(kEntryName) != std::string_view::npos;
  return bytes.size() >= 12 && bytes.substr(8, 4) == kFlatbufferName;
}

void check_vmfb(std::string_view vmfb, const std::string& source) {
  if (!vmfb.starts_with(kZipEntry)) return;  // a module without an archive has no checksums; IREE checks its headers
  ZipReader zip(vmfb, source);
  std::size_t end = vmfb.rfind(kZipEnd);
  zip.check(end != std::string_view::npos);
  std::uint64_t at = zip.read<std::uint32_t>(end + 16);
  if (at == kElsewhere) {  // then there is a 64-bit end record, and a locator for it right before this one
    zip.check(end >= kZipLocatorBytes);
    at = zip.read<std::uint64_t>(zip.read<std::uint64_t>(end - kZipLocatorBytes + 8) + 48);
  }
  int count = zip.read<std::uint16_t>(end + 10);
  zip.check(count > 0);
  for (int i = 0; i < count; ++i) {
    zip.check(zip.range(at, kZipListed.size()) == kZipListed);
    ZipItem item = read_item(zip, at);
    zip.check(zip.range(item.offset, kZipEntry.size()) == kZipEntry);
    std::size_t data = item.offset + kZipEntryBytes + zip.read<std::uint16_t>(item.offset + 26) +
                       zip.read<std::uint16_t>(item.offset + 28);
    zip.check(crc32(zip.range(data, item.size)) == item.crc);
    at = item.next;
  }
}

}  // namespace pcp::iree

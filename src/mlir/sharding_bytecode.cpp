// The format is MLIR's, https://mlir.llvm.org/docs/BytecodeFormat.
#include "mlir/sharding_bytecode.h"

#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace pcp::mlir {
namespace {

constexpr std::string_view kMagic = "ML\xefR";
constexpr std::string_view kShardy = "sdy";
constexpr std::string_view kReplacement("unit\0", 5);  // the text of an attribute ends with a zero
constexpr char kPadding = '\xcb';
constexpr std::uint64_t kLargestAlignment = 1 << 20;

enum SectionId { kStrings = 0, kShardys = 1, kAttributes = 2, kAttributeOffsets = 3 };

struct Damaged {};

// Reads from the front of some bytes. Throws Damaged at their end.
class Cursor {
 public:
  explicit Cursor(std::string_view bytes) : bytes_(bytes) {}

  bool at_end() const { return place_ == bytes_.size(); }
  std::size_t place() const { return place_; }

  std::string_view take(std::uint64_t count) {
    if (count > bytes_.size() - place_) throw Damaged();
    std::string_view taken = bytes_.substr(place_, count);
    place_ += count;
    return taken;
  }
  std::uint8_t byte() { return static_cast<std::uint8_t>(take(1)[0]); }

  // The zeros below the lowest bit set in the first byte tell how many bytes follow; the number is above that bit.
  std::uint64_t number() {
    std::uint64_t first = byte();
    int more = first == 0 ? 8 : std::countr_zero(first);
    std::uint64_t rest = 0;
    std::string_view bytes = take(static_cast<std::uint64_t>(more));
    for (std::size_t i = bytes.size(); i-- > 0;) rest = rest << 8 | static_cast<std::uint8_t>(bytes[i]);
    return first == 0 ? rest : (rest << 8 | first) >> (more + 1);
  }

  std::string_view text() {
    std::size_t end = bytes_.find('\0', place_);
    if (end == std::string_view::npos) throw Damaged();
    std::string_view found = take(end - place_);
    take(1);
    return found;
  }

 private:
  std::string_view bytes_;
  std::size_t place_ = 0;
};

void write_number(std::string& out, std::uint64_t number) {
  int more = 0;
  while (more < 8 && number >> (7 * (more + 1)) != 0) ++more;
  std::uint64_t encoded = more == 8 ? number : (number << 1 | 1) << more;
  if (more == 8) out.push_back('\0');
  for (int i = 0; i < (more == 8 ? 8 : more + 1); ++i) out.push_back(static_cast<char>(encoded >> (8 * i)));
}

struct Section {
  std::uint8_t id;
  std::uint64_t alignment;  // 0 without one
  std::string_view content;
};

Section read_section(Cursor& cursor) {
  constexpr std::uint8_t kIsAligned = 0x80;
  std::uint8_t tag = cursor.byte();
  std::uint64_t length = cursor.number(), alignment = 0;
  if (tag & kIsAligned) {
    alignment = cursor.number();
    if (!std::has_single_bit(alignment) || alignment > kLargestAlignment) throw Damaged();
    while (cursor.place() % alignment != 0) cursor.byte();
  }
  return {static_cast<std::uint8_t>(tag & ~kIsAligned), alignment, cursor.take(length)};
}

void write_section(std::string& out, const Section& section) {
  out.push_back(static_cast<char>(section.id | (section.alignment ? 0x80 : 0)));
  write_number(out, section.content.size());
  if (section.alignment) {
    write_number(out, section.alignment);
    while (out.size() % section.alignment != 0) out.push_back(kPadding);
  }
  out += section.content;
}

class Bytecode {
 public:
  explicit Bytecode(std::string_view bytes) {
    Cursor cursor(bytes);
    if (cursor.take(kMagic.size()) != kMagic) throw Damaged();
    version_ = cursor.number();
    cursor.text();  // the producer
    header_ = bytes.substr(0, cursor.place());
    while (!cursor.at_end()) sections_.push_back(read_section(cursor));
  }

  // Where the dialect stands in the table of dialects.
  std::optional<std::uint64_t> dialect_number(std::string_view wanted) const {
    const std::vector<std::string_view> strings = read_strings();
    Cursor cursor(content(kShardys));
    std::uint64_t count = cursor.number();
    for (std::uint64_t i = 0; i < count; ++i) {
      std::uint64_t entry = cursor.number();
      bool has_version = version_ >= 1 && (entry & 1);
      std::uint64_t name = version_ >= 1 ? entry >> 1 : entry;
      if (name >= strings.size()) throw Damaged();
      if (strings[name] == wanted) return i;
      if (has_version) read_section(cursor);
    }
    return std::nullopt;
  }

  // The table of attributes and types groups them by dialect; it has a length for each, and whether the dialect
  // encoded it by its own rules.
  std::string with_replaced(std::uint64_t dialect) const {
    Cursor offsets(content(kAttributeOffsets)), contents(content(kAttributes));
    std::string new_offsets, new_contents;
    auto copy_number = [&] {
      std::uint64_t number = offsets.number();
      write_number(new_offsets, number);
      return number;
    };
    std::uint64_t attributes = copy_number(), types = copy_number();
    for (std::uint64_t total : {attributes, types}) {
      for (std::uint64_t done = 0; done < total;) {
        bool is_wanted = copy_number() == dialect;
        std::uint64_t group = copy_number();
        if (group > total - done) throw Damaged();
        done += group;
        for (std::uint64_t i = 0; i < group; ++i) {
          std::uint64_t entry = offsets.number();
          bool is_encoded = entry & 1;
          std::string_view bytes = contents.take(entry >> 1);
          if (is_wanted && is_encoded) {
            bytes = kReplacement;
            is_encoded = false;
          }
          write_number(new_offsets, bytes.size() << 1 | (is_encoded ? 1 : 0));
          new_contents += bytes;
        }
      }
    }
    std::string out(header_);
    for (Section section : sections_) {
      if (section.id == kAttributes) section.content = new_contents;
      if (section.id == kAttributeOffsets) section.content = new_offsets;
      write_section(out, section);
    }
    return out;
  }

 private:
  std::string_view content(SectionId id) const {
    for (const Section& section : sections_) {
      if (section.id == id) return section.content;
    }
    throw Damaged();
  }

  // The lengths come first, that of the last string before the others; the strings end with the section.
  std::vector<std::string_view> read_strings() const {
    std::string_view all = content(kStrings);
    Cursor cursor(all);
    std::uint64_t count = cursor.number();
    if (count > all.size()) throw Damaged();
    std::vector<std::string_view> strings(count);
    std::size_t end = all.size();
    for (std::size_t i = count; i-- > 0;) {
      std::uint64_t length = cursor.number();
      if (length == 0 || length > end) throw Damaged();
      end -= length;
      strings[i] = all.substr(end, length - 1);
    }
    return strings;
  }

  std::uint64_t version_ = 0;
  std::string_view header_;
  std::vector<Section> sections_;
};

}  // namespace

std::string with_readable_shardings(std::string_view bytecode) {
  try {
    Bytecode read(bytecode);
    if (auto dialect = read.dialect_number(kShardy)) return read.with_replaced(*dialect);
  } catch (const Damaged&) {
  }
  return std::string(bytecode);
}

}  // namespace pcp::mlir

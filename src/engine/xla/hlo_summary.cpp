#include "engine/xla/hlo_summary.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>

namespace pcp::xla {
namespace {

// Field numbers of xla/service/hlo.proto and xla/xla_data.proto.
enum ModuleField { kModuleEntryName = 2, kModuleComputations = 3 };
enum ModuleWithConfigField { kWithConfigModule = 1 };
enum ComputationField { kComputationName = 1, kComputationInstructions = 2 };
enum InstructionField { kInstructionName = 1, kInstructionOpcode = 2, kInstructionShape = 3 };
enum ShapeField { kShapeElementType = 2, kShapeDimensions = 3, kShapeTuple = 4 };

class Reader {
 public:
  explicit Reader(std::string_view bytes) : rest_(bytes) {}

  // Calls fn(field, number, bytes) for every field; false when the bytes are no message.
  bool each(const std::function<void(int, std::uint64_t, std::string_view)>& fn) {
    while (!rest_.empty()) {
      auto tag = varint();
      if (!tag || *tag >> 3 == 0) return false;
      int field = static_cast<int>(*tag >> 3);
      switch (*tag & 7) {
        case 0: {
          auto value = varint();
          if (!value) return false;
          fn(field, *value, {});
          break;
        }
        case 1:
          if (!skip(8)) return false;
          break;
        case 2: {
          auto size = varint();
          if (!size || *size > rest_.size()) return false;
          fn(field, 0, rest_.substr(0, *size));
          rest_.remove_prefix(*size);
          break;
        }
        case 5:
          if (!skip(4)) return false;
          break;
        default:
          return false;
      }
    }
    return true;
  }

  std::optional<std::uint64_t> varint() {
    std::uint64_t value = 0;
    for (int shift = 0; shift < 64 && !rest_.empty(); shift += 7) {
      auto byte = static_cast<unsigned char>(rest_.front());
      rest_.remove_prefix(1);
      value |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    return std::nullopt;
  }
  bool is_empty() const { return rest_.empty(); }

 private:
  bool skip(std::size_t count) {
    if (count > rest_.size()) return false;
    rest_.remove_prefix(count);
    return true;
  }

  std::string_view rest_;
};

constexpr std::uint64_t kTuple = 13;

std::string element_type(std::uint64_t type) {  // numbers of PrimitiveType
  constexpr std::array kNames{"",    "pred", "s8",  "s16", "s32",   "s64",    "u8",  "u16", "u32",
                              "u64", "f16",  "f32", "f64", "tuple", "opaque", "c64", "bf16"};
  return type < kNames.size() ? kNames[type] : "type" + std::to_string(type);
}

std::string shape_text(std::string_view bytes, int depth = 0) {
  std::string dims, parts;
  std::uint64_t type = 0;
  auto add = [](std::string& list, const std::string& entry) { list += (list.empty() ? "" : ",") + entry; };
  Reader(bytes).each([&](int field, std::uint64_t number, std::string_view inner) {
    if (field == kShapeElementType) type = number;
    if (field == kShapeTuple && depth < 8) add(parts, shape_text(inner, depth + 1));
    if (field != kShapeDimensions) return;
    if (inner.empty()) add(dims, std::to_string(number));
    for (Reader packed(inner); !packed.is_empty();) {
      auto dim = packed.varint();
      if (!dim) break;
      add(dims, std::to_string(*dim));
    }
  });
  return type == kTuple ? "(" + parts + ")" : element_type(type) + "[" + dims + "]";
}

HloStep read_step(std::string_view bytes) {
  HloStep step;
  Reader(bytes).each([&](int field, std::uint64_t, std::string_view inner) {
    if (field == kInstructionName) step.name = inner;
    if (field == kInstructionOpcode) step.opcode = inner;
    if (field == kInstructionShape) step.type = shape_text(inner);
  });
  return step;
}

bool is_work(const std::string& opcode) {
  for (const char* none : {"parameter", "constant", "tuple", "get-tuple-element", "bitcast"}) {
    if (opcode == none) return false;
  }
  return true;
}

std::vector<HloStep> steps_of_module(std::string_view bytes) {
  std::string_view entry;
  std::vector<std::string_view> computations;
  bool is_message = Reader(bytes).each([&](int field, std::uint64_t, std::string_view inner) {
    if (field == kModuleEntryName) entry = inner;
    if (field == kModuleComputations) computations.push_back(inner);
  });
  std::vector<HloStep> steps;
  if (!is_message || entry.empty()) return steps;
  for (std::string_view computation : computations) {
    std::string_view name;
    std::vector<HloStep> found;
    Reader(computation).each([&](int field, std::uint64_t, std::string_view inner) {
      if (field == kComputationName) name = inner;
      if (field != kComputationInstructions) return;
      HloStep step = read_step(inner);
      if (is_work(step.opcode)) found.push_back(std::move(step));
    });
    if (name == entry) return found;
  }
  return steps;
}

}  // namespace

std::vector<HloStep> summarize_hlo(std::string_view bytes) {
  std::vector<HloStep> steps = steps_of_module(bytes);
  if (!steps.empty()) return steps;
  std::string_view module;
  Reader(bytes).each([&](int field, std::uint64_t, std::string_view inner) {
    if (field == kWithConfigModule) module = inner;
  });
  return steps_of_module(module);
}

}  // namespace pcp::xla

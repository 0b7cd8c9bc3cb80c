#include "engine/cpu/sort_key.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "base/index.h"
#include "engine/cpu/element.h"

namespace pcp::cpu {
namespace {

// ---- recognising the comparator ----

class KeyMatcher {
 public:
  explicit KeyMatcher(const KernelContext& context) : context_(context), region_(context.op.regions[0]) {}

  std::optional<SortKey> match() const {
    const Op* compare = definition(region_.results.at(0));
    if (!compare || compare->code != OpCode::compare) return std::nullopt;
    auto direction = direction_of(*compare);
    if (direction != "LT" && direction != "GT") return std::nullopt;
    auto left = trace(compare->operand(0)), right = trace(compare->operand(1));
    if (!left || !right || left->one_zero != right->one_zero || left->nan_is_negative != right->nan_is_negative) {
      return std::nullopt;
    }
    std::size_t a = left->argument, b = right->argument;
    if (a / 2 != b / 2 || a == b) return std::nullopt;
    const auto* type = compare->attrs.find<EnumAttr>("compare_type");
    return SortKey{a / 2, (direction == "GT") == (a < b), type && type->value == "TOTALORDER", left->one_zero,
                   left->nan_is_negative};
  }

 private:
  struct Side {
    std::size_t argument;
    bool one_zero;
    std::optional<bool> nan_is_negative;
  };

  const Op* definition(Value value) const {
    for (const Op& op : region_.ops) {
      if (std::ranges::find(op.results, value) != op.results.end()) return &op;
    }
    return nullptr;
  }

  static std::string direction_of(const Op& compare) {
    return compare.attrs.get<EnumAttr>("comparison_direction").value;
  }

  // A scalar constant of the region or of the enclosing function, in the type of operand `argument / 2`.
  std::optional<double> constant(Value value, std::size_t argument) const {
    if (const Op* op = definition(value)) {
      if (op->code != OpCode::constant) return std::nullopt;
      return op->attrs.get<Constant>("value").at(0);
    }
    const Values& captures = context_.regions[0].captures();
    auto at = std::ranges::find(captures, value);
    if (at == captures.end()) return std::nullopt;
    const void* data = context_.captures[0][index(at - captures.begin())];
    return with_element(context_.inputs[argument / 2].type.dtype, [&]<class T>(T) -> std::optional<double> {
      if constexpr (std::floating_point<Wide<T>>)
        return widen(*static_cast<const T*>(data));
      else
        return std::nullopt;
    });
  }

  std::optional<Side> trace(Value value) const {
    auto argument = std::ranges::find(region_.args, value);
    if (argument != region_.args.end()) return Side{index(argument - region_.args.begin()), false, std::nullopt};
    const Op* select = definition(value);
    if (!select || select->code != OpCode::select) return std::nullopt;
    const Op* test = definition(select->operand(0));
    auto side = trace(select->operand(2));
    if (!side || !test || test->code != OpCode::compare) return std::nullopt;
    auto tested = trace(test->operand(0));
    auto replacement = constant(select->operand(1), side->argument);
    if (!tested || tested->argument != side->argument || !replacement) return std::nullopt;
    if (direction_of(*test) == "NE" && test->operand(0) == test->operand(1) && std::isnan(*replacement)) {
      side->nan_is_negative = std::signbit(*replacement);
      return side;
    }
    if (direction_of(*test) == "EQ" && constant(test->operand(1), side->argument) == 0.0 && *replacement == 0.0 &&
        !std::signbit(*replacement)) {
      side->one_zero = true;
      return side;
    }
    return std::nullopt;
  }

  const KernelContext& context_;
  const Region& region_;
};

// ---- sorting by keys ----

template <class T>
using Bits = std::conditional_t<sizeof(T) == 1, std::uint8_t,
                                std::conditional_t<sizeof(T) == 2, std::uint16_t,
                                                   std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>>>;

// An unsigned number whose order is the order of x under the key.
template <class T>
Bits<T> key_of(const SortKey& key, T x) {
  using B = Bits<T>;
  constexpr B kSign = static_cast<B>(B{1} << (8 * sizeof(T) - 1));
  B bits = std::bit_cast<B>(x);
  if constexpr (std::floating_point<Wide<T>>) {
    auto number = widen(x);
    if (number == 0 && (key.one_zero || !key.total)) bits = 0;
    if (number != number) {
      // A plain comparison is never true for NaN, so NaNs are placed at the end.
      if (key.nan_is_negative || !key.total) {
        bits = key.nan_is_negative.value_or(false) ? static_cast<B>(~B{0}) : static_cast<B>(~kSign);
      }
    }
    bits = static_cast<B>(bits & kSign ? ~bits : bits | kSign);
  } else if constexpr (std::is_signed_v<T>) {
    bits ^= kSign;
  }
  return key.descending ? static_cast<B>(~bits) : bits;
}

template <class Key>
struct Entry {
  Key key;
  std::uint32_t index;
};

constexpr std::size_t kRadixFrom = 64;        // shorter rows are sorted by comparisons
constexpr std::size_t kWideRadixFrom = 8192;  // from this length on, more buckets pay off

template <int kBits, class Key>
void radix_sort(std::vector<Entry<Key>>& entries) {
  constexpr std::size_t kBuckets = std::size_t{1} << kBits;
  std::vector<Entry<Key>> other(entries.size());
  for (unsigned shift = 0; shift < 8 * sizeof(Key); shift += kBits) {
    std::array<std::uint32_t, kBuckets> start{};
    auto digit = [&](Key key) { return index(key >> shift) % kBuckets; };
    for (const auto& entry : entries) ++start[digit(entry.key)];
    if (start[digit(entries[0].key)] == entries.size()) continue;
    std::exclusive_scan(start.begin(), start.end(), start.begin(), 0u);
    for (const auto& entry : entries) other[start[digit(entry.key)]++] = entry;
    entries.swap(other);
  }
}

}  // namespace

std::optional<SortKey> match_sort_key(const KernelContext& context) { return KeyMatcher(context).match(); }

void sort_by_key(const SortKey& key, DType dtype, const std::byte* data, std::span<std::uint32_t> order) {
  with_element(dtype, [&]<class T>(T) {
    std::vector<Entry<Bits<T>>> entries(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
      entries[i] = {key_of(key, reinterpret_cast<const T*>(data)[i]), static_cast<std::uint32_t>(i)};
    }
    if (order.size() >= kWideRadixFrom && sizeof(T) > 2) {
      radix_sort<11>(entries);
    } else if (order.size() >= kRadixFrom) {
      radix_sort<8>(entries);
    } else {
      std::ranges::sort(
          entries, [](const auto& a, const auto& b) { return a.key != b.key ? a.key < b.key : a.index < b.index; });
    }
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = entries[i].index;
  });
}

}  // namespace pcp::cpu

#include "passes/structural_hash.h"

#include <algorithm>
#include <unordered_map>

#include "base/splitmix64.h"
#include "graph/hasher.h"

namespace pcp {
namespace {

// Mixes word by word in a register. It only samples large constants: operations with equal hashes are compared in full.
class WordSink {
 public:
  void word(std::uint64_t word) { state_ = splitmix64(state_ ^ word); }
  void bytes(std::span<const std::byte> bytes) {
    constexpr std::size_t kSample = 256;
    std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    word(std::hash<std::string_view>()(text.substr(0, kSample)));
    if (text.size() > kSample) {
      word(std::hash<std::string_view>()(text.substr(text.size() - std::min(kSample, text.size() - kSample))));
    }
  }
  std::uint64_t digest() const { return state_; }

 private:
  std::uint64_t state_ = 0;
};

// A value defined inside the hashed operation counts by the order of its definition, any other value by its id.
class StructuralHash {
 public:
  explicit StructuralHash(const Function& function) : function_(function) {}

  std::uint64_t operator()(const Op& op) {
    hasher_.add(op.code);
    if (op.info().has(kCommutative)) {
      std::uint64_t a = name(op.operands[0]), b = name(op.operands[1]);
      hasher_.add(std::min(a, b));
      hasher_.add(std::max(a, b));
    } else {
      for (Value operand : op.operands) hasher_.add(name(operand));
    }
    hasher_.add(op.attrs);
    for (Value result : op.results) hasher_.add(function_.type(result));
    for (const Region& region : op.regions) {
      for (Value arg : region.args) {
        define(arg);
        hasher_.add(function_.type(arg));
      }
      for (const Op& inner : region.ops) {
        (*this)(inner);
        for (Value result : inner.results) define(result);
      }
      for (Value result : region.results) hasher_.add(name(result));
    }
    return hasher_.digest();
  }

 private:
  void define(Value value) { inner_.emplace(value.id, inner_.size()); }
  std::uint64_t name(Value value) const {
    auto found = inner_.empty() ? inner_.end() : inner_.find(value.id);
    return found == inner_.end() ? static_cast<std::uint64_t>(value.id) : found->second | std::uint64_t{1} << 32;
  }

  const Function& function_;
  Hasher<WordSink> hasher_;
  std::unordered_map<std::int32_t, std::uint64_t> inner_;
};

class StructuralEqual {
 public:
  explicit StructuralEqual(const Function& function) : function_(function) {}

  bool operator()(const Op& a, const Op& b) {
    if (a.code != b.code || a.results.size() != b.results.size() || a.regions.size() != b.regions.size()) return false;
    bool swapped =
        a.info().has(kCommutative) && same(a.operands[0], b.operands[1]) && same(a.operands[1], b.operands[0]);
    if (!swapped && !same(a.operands, b.operands)) return false;
    for (std::size_t i = 0; i < a.results.size(); ++i) {
      if (function_.type(a.results[i]) != function_.type(b.results[i])) return false;
    }
    if (!(a.attrs == b.attrs)) return false;
    for (std::size_t i = 0; i < a.regions.size(); ++i) {
      if (!equal(a.regions[i], b.regions[i])) return false;
    }
    return true;
  }

 private:
  bool equal(const Region& a, const Region& b) {
    if (a.args.size() != b.args.size() || a.ops.size() != b.ops.size()) return false;
    for (std::size_t i = 0; i < a.args.size(); ++i) {
      if (function_.type(a.args[i]) != function_.type(b.args[i])) return false;
    }
    pair(a.args, b.args);
    for (std::size_t i = 0; i < a.ops.size(); ++i) {
      if (!(*this)(a.ops[i], b.ops[i])) return false;
      pair(a.ops[i].results, b.ops[i].results);
    }
    return same(a.results, b.results);
  }

  void pair(const Values& a, const Values& b) {
    for (std::size_t i = 0; i < a.size(); ++i) inner_[a[i].id] = b[i];
  }
  bool same(Value a, Value b) const {
    auto found = inner_.empty() ? inner_.end() : inner_.find(a.id);
    return (found == inner_.end() ? a : found->second) == b;
  }
  bool same(const Values& a, const Values& b) const {
    return std::ranges::equal(a, b, [this](Value x, Value y) { return same(x, y); });
  }

  const Function& function_;
  std::unordered_map<std::int32_t, Value> inner_;  // values defined inside a, to those of b
};

}  // namespace

std::uint64_t structural_hash(const Op& op, const Function& function) { return StructuralHash(function)(op); }
bool structurally_equal(const Op& a, const Op& b, const Function& function) { return StructuralEqual(function)(a, b); }

}  // namespace pcp

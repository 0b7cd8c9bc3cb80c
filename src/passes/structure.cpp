#include "passes/structure.h"

#include <algorithm>
#include <unordered_map>

namespace pcp {
namespace {

// Mixes words one by one (the finalizer of SplitMix64).
class Hasher {
 public:
  void add(std::uint64_t word) {
    state_ = (state_ ^ word) + 0x9e3779b97f4a7c15u;
    state_ = (state_ ^ (state_ >> 30)) * 0xbf58476d1ce4e5b9u;
    state_ = (state_ ^ (state_ >> 27)) * 0x94d049bb133111ebu;
    state_ ^= state_ >> 31;
  }
  void add(std::string_view text) { add(std::hash<std::string_view>()(text)); }
  void add(const Dims& dims) {
    add(dims.size());
    for (std::int64_t dim : dims) add(static_cast<std::uint64_t>(dim));
  }
  void add(const TensorType& type) {
    add(static_cast<std::uint64_t>(type.dtype));
    add(type.dims);
  }
  std::uint64_t value() const { return state_; }

 private:
  std::uint64_t state_ = 0;
};

struct HashAttr {
  Hasher& hasher;

  void operator()(bool value) { hasher.add(value); }
  void operator()(const IntAttr& attr) { hasher.add(static_cast<std::uint64_t>(attr.value)); }
  void operator()(const std::string& text) { hasher.add(std::string_view(text)); }
  void operator()(const SymbolAttr& attr) { hasher.add(std::string_view(attr.name)); }
  void operator()(const Dims& dims) { hasher.add(dims); }
  void operator()(const std::vector<bool>& flags) {
    for (bool flag : flags) hasher.add(flag);
  }
  // A sample of a large constant: equality compares the rest.
  void operator()(const Constant& constant) {
    constexpr std::size_t kSample = 256;
    hasher.add(constant.type());
    auto bytes = constant.bytes();
    std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    hasher.add(text.substr(0, kSample));
    if (text.size() > kSample) hasher.add(text.substr(text.size() - std::min(kSample, text.size() - kSample)));
  }
  void operator()(const DotDims& dot) {
    for (const Dims* dims : {&dot.lhs_batch, &dot.rhs_batch, &dot.lhs_contract, &dot.rhs_contract}) hasher.add(*dims);
  }
  void operator()(const GatherDims& gather) {
    for (const Dims* dims : {&gather.offset_dims, &gather.collapsed_slice_dims, &gather.start_index_map})
      hasher.add(*dims);
  }
  void operator()(const ScatterDims& scatter) {
    for (const Dims* dims : {&scatter.update_window_dims, &scatter.inserted_window_dims}) hasher.add(*dims);
  }
  void operator()(const ConvDims& conv) {
    for (const Dims* dims : {&conv.input_spatial, &conv.kernel_spatial, &conv.output_spatial}) hasher.add(*dims);
  }
  void operator()(const EnumAttr& attr) { hasher.add(std::string_view(attr.value)); }
  void operator()(const OpaqueAttr& attr) { hasher.add(std::string_view(attr.text)); }
};

// Values defined inside the hashed operation are told by the order of their definition, all others by themselves.
class StructuralHash {
 public:
  explicit StructuralHash(const Function& function) : function_(function) {}

  std::uint64_t operator()(const Op& op) {
    hasher_.add(static_cast<std::uint64_t>(op.code));
    if (op.info().has(kCommutative)) {
      std::uint64_t a = name(op.operands[0]), b = name(op.operands[1]);
      hasher_.add(std::min(a, b));
      hasher_.add(std::max(a, b));
    } else {
      for (Value operand : op.operands) hasher_.add(name(operand));
    }
    for (const auto& [key, attr] : op.attrs) {
      hasher_.add(std::string_view(key));
      std::visit(HashAttr{hasher_}, attr);
    }
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
    return hasher_.value();
  }

 private:
  void define(Value value) { inner_.emplace(value.id, inner_.size()); }
  std::uint64_t name(Value value) const {
    auto found = inner_.empty() ? inner_.end() : inner_.find(value.id);
    return found == inner_.end() ? static_cast<std::uint64_t>(value.id) : found->second | std::uint64_t{1} << 32;
  }

  const Function& function_;
  Hasher hasher_;
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

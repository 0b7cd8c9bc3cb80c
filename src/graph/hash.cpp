// Values are numbered in the order of their definition.
#include "base/content_hash.h"
#include "graph/hasher.h"
#include "graph/limits.h"
#include "graph/value_index.h"

namespace pcp {
namespace {

// The same number for the same graph on every machine.
class ChecksumSink {
 public:
  void word(std::uint64_t number) { bytes(std::as_bytes(std::span(&number, 1))); }
  void bytes(std::span<const std::byte> bytes) { checksum_.add(bytes); }
  std::uint64_t digest() const { return checksum_.value(); }

 private:
  Checksum checksum_;
};

using ModuleHasher = Hasher<ChecksumSink>;

class FunctionHasher {
 public:
  FunctionHasher(ModuleHasher& hasher, const Function& function)
      : hasher_(hasher), function_(function), numbers_(function.value_count(), kUndefined) {}

  void run() {
    hasher_.add(function_.name);
    hasher_.add(function_.is_public);
    add_all(function_.arg_attrs);
    add_all(function_.result_attrs);
    add(function_.body, 0);
  }

 private:
  static constexpr std::uint64_t kUndefined = ~std::uint64_t{0};

  void add_all(const std::vector<Attrs>& list) {
    hasher_.add(list.size());
    for (const Attrs& attrs : list) hasher_.add(attrs);
  }

  void define(const Values& values) {
    hasher_.add(values.size());
    for (Value value : values) {
      numbers_.at(index(value)) = next_++;
      hasher_.add(function_.type(value));
    }
  }

  void use(const Values& values) {
    hasher_.add(values.size());
    for (Value value : values) hasher_.add(numbers_.at(index(value)));
  }

  void add(const Region& region, int depth) {
    if (depth > kMaxRegionDepth) {
      fail(Code::resource_exhausted, "[func.func] @", function_.name, ": regions are nested more than ",
           kMaxRegionDepth, " deep");
    }
    define(region.args);
    hasher_.add(region.ops.size());
    for (const Op& op : region.ops) {
      hasher_.add(op.info().name);
      use(op.operands);
      hasher_.add(op.attrs);
      hasher_.add(op.regions.size());
      for (const Region& inner : op.regions) add(inner, depth + 1);
      define(op.results);
    }
    use(region.results);
  }

  ModuleHasher& hasher_;
  const Function& function_;
  std::vector<std::uint64_t> numbers_;
  std::uint64_t next_ = 0;
};

}  // namespace

std::uint64_t hash(const Function& function) {
  ModuleHasher hasher;
  FunctionHasher(hasher, function).run();
  return hasher.digest();
}

std::uint64_t hash(const Module& module) {
  ModuleHasher hasher;
  hasher.add(module.name);
  hasher.add(module.attrs);
  hasher.add(module.functions.size());
  for (const Function& function : module.functions) FunctionHasher(hasher, function).run();
  return hasher.digest();
}

}  // namespace pcp

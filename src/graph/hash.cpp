// The hash is fed a stream in which every field has a tag or a length, so different graphs cannot write the same bytes,
// and values are numbered in the order of their definition.
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "graph/limits.h"
#include "pcp/graph.h"

namespace pcp {
namespace {

class Hasher {
 public:
  Hasher() { XXH3_64bits_reset(&state_); }
  std::uint64_t digest() const { return XXH3_64bits_digest(&state_); }

  void add(std::span<const std::byte> bytes) {
    add(bytes.size());
    if (!bytes.empty()) XXH3_64bits_update(&state_, bytes.data(), bytes.size());
  }
  void add(std::string_view text) { add(std::as_bytes(std::span(text))); }
  void add(const std::string& text) { add(std::string_view(text)); }
  template <class Number>
  requires(std::is_arithmetic_v<Number> || std::is_enum_v<Number>) void add(Number number) {
    auto wide = static_cast<std::uint64_t>(number);
    XXH3_64bits_update(&state_, &wide, sizeof(wide));
  }
  void add(const Dims& dims) { add(std::as_bytes(std::span(dims))); }
  void add(const TensorType& type) {
    add(type.dtype);
    add(type.dims);
  }

  void add(const IntAttr& attr) {
    add(attr.value);
    add(attr.dtype);
  }
  void add(const SymbolAttr& attr) { add(attr.name); }
  void add(const std::vector<bool>& flags) {
    add(flags.size());
    for (bool flag : flags) add(flag);
  }
  void add(const Constant& constant) {
    add(constant.type());
    add(constant.is_splat());
    add(constant.bytes());
  }
  void add(const DotDims& dims) {
    for (const Dims* part : {&dims.lhs_batch, &dims.rhs_batch, &dims.lhs_contract, &dims.rhs_contract}) add(*part);
  }
  void add(const GatherDims& dims) {
    for (const Dims* part : {&dims.offset_dims, &dims.collapsed_slice_dims, &dims.operand_batching_dims,
                             &dims.start_indices_batching_dims, &dims.start_index_map}) {
      add(*part);
    }
    add(dims.index_vector_dim);
  }
  void add(const ScatterDims& dims) {
    for (const Dims* part : {&dims.update_window_dims, &dims.inserted_window_dims, &dims.input_batching_dims,
                             &dims.scatter_indices_batching_dims, &dims.scatter_dims_to_operand_dims}) {
      add(*part);
    }
    add(dims.index_vector_dim);
  }
  void add(const ConvDims& dims) {
    for (std::int64_t dim : {dims.input_batch, dims.input_feature, dims.kernel_input_feature,
                             dims.kernel_output_feature, dims.output_batch, dims.output_feature}) {
      add(dim);
    }
    for (const Dims* part : {&dims.input_spatial, &dims.kernel_spatial, &dims.output_spatial}) add(*part);
  }
  void add(const EnumAttr& attr) {
    add(attr.kind);
    add(attr.value);
  }
  void add(const OpaqueAttr& attr) { add(attr.text); }
  void add(const Attrs& attrs) {
    add(attrs.size());
    for (const auto& [name, attr] : attrs) {
      add(name);
      add(attr.index());
      std::visit([this](const auto& value) { add(value); }, attr);
    }
  }

 private:
  XXH3_state_t state_;
};

class FunctionHasher {
 public:
  FunctionHasher(Hasher& hasher, const Function& function)
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
      numbers_.at(static_cast<std::size_t>(value.id)) = next_++;
      hasher_.add(function_.type(value));
    }
  }

  void use(const Values& values) {
    hasher_.add(values.size());
    for (Value value : values) hasher_.add(numbers_.at(static_cast<std::size_t>(value.id)));
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

  Hasher& hasher_;
  const Function& function_;
  std::vector<std::uint64_t> numbers_;
  std::uint64_t next_ = 0;
};

}  // namespace

std::uint64_t hash(const Function& function) {
  Hasher hasher;
  FunctionHasher(hasher, function).run();
  return hasher.digest();
}

std::uint64_t hash(const Module& module) {
  Hasher hasher;
  hasher.add(module.name);
  hasher.add(module.attrs);
  hasher.add(module.functions.size());
  for (const Function& function : module.functions) FunctionHasher(hasher, function).run();
  return hasher.digest();
}

}  // namespace pcp

// Hashes the parts of a graph: types, constants and attributes. Each part is written as a stream in which every field
// has a tag or a length, so that different parts never give the same stream. `Sink` turns the stream into a number: it
// has word(std::uint64_t) and bytes(std::span<const std::byte>).
#pragma once

#include <span>

#include "pcp/graph.h"

namespace pcp {

template <class Sink>
class Hasher {
 public:
  auto digest() const { return sink_.digest(); }

  void add(std::span<const std::byte> bytes) {
    add(bytes.size());
    if (!bytes.empty()) sink_.bytes(bytes);
  }
  void add(std::string_view text) { add(std::as_bytes(std::span(text))); }
  void add(const std::string& text) { add(std::string_view(text)); }
  template <class Number>
  requires(std::is_arithmetic_v<Number> || std::is_enum_v<Number>) void add(Number number) {
    sink_.word(static_cast<std::uint64_t>(number));
  }
  void add(const Dims& dims) {
    add(dims.size());
    for (std::int64_t dim : dims) add(dim);
  }
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
      std::visit([this](const auto& value) { this->add(value); }, attr);
    }
  }

 private:
  Sink sink_;
};

}  // namespace pcp

// Attributes of operations: a closed set of typed values that covers StableHLO, plus verbatim text for the rest.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "pcp/error.h"
#include "pcp/tensor_type.h"

namespace pcp {

// The bytes of a constant tensor, shared between copies. A splat keeps one element, whatever its shape.
class Constant {
 public:
  Constant() = default;
  Constant(TensorType type, std::vector<std::byte> bytes);  // row-major; one element makes a splat
  static Constant scalar(DType, double value);              // tensor<dtype>, rounded to dtype
  static Constant splat(TensorType, double value);
  template <class T>  // values of dtype's own C++ type; throws when the size of T or the count differs
  static Constant of(TensorType type, std::span<const T> values) {
    require(sizeof(T) == byte_size(type.dtype), "[constant] ", sizeof(T), "-byte values for ", to_string(type));
    auto bytes = std::as_bytes(values);
    return Constant(std::move(type), std::vector<std::byte>(bytes.begin(), bytes.end()));
  }

  const TensorType& type() const { return type_; }
  bool is_splat() const { return splat_; }
  std::span<const std::byte> bytes() const;  // one element when is_splat()
  std::vector<std::byte> expanded() const;   // all elements
  Constant with_type(TensorType) const;      // same bytes, another shape of as many elements (any shape for a splat)
  double at(std::int64_t index) const;       // one element as a number (i64 and u64 may round)
  std::int64_t int_at(std::int64_t index) const;
  Dims as_dims() const;  // all elements as integers
  bool operator==(const Constant&) const;

 private:
  TensorType type_;
  std::shared_ptr<const std::vector<std::byte>> bytes_;
  bool splat_ = false;
};

struct DotDims {
  Dims lhs_batch, rhs_batch, lhs_contract, rhs_contract;
  bool operator==(const DotDims&) const = default;
};

struct GatherDims {
  Dims offset_dims, collapsed_slice_dims, operand_batching_dims, start_indices_batching_dims, start_index_map;
  std::int64_t index_vector_dim = 0;
  bool operator==(const GatherDims&) const = default;
};

struct ScatterDims {
  Dims update_window_dims, inserted_window_dims, input_batching_dims, scatter_indices_batching_dims,
      scatter_dims_to_operand_dims;
  std::int64_t index_vector_dim = 0;
  bool operator==(const ScatterDims&) const = default;
};

struct ConvDims {
  std::int64_t input_batch = 0, input_feature = 0;
  Dims input_spatial;
  std::int64_t kernel_input_feature = 0, kernel_output_feature = 0;
  Dims kernel_spatial;
  std::int64_t output_batch = 0, output_feature = 0;
  Dims output_spatial;
  bool operator==(const ConvDims&) const = default;
};

struct IntAttr {  // 1 : i64
  std::int64_t value = 0;
  DType dtype = DType::i64;
  bool operator==(const IntAttr&) const = default;
};

struct EnumAttr {  // #stablehlo<comparison_direction LT>
  std::string kind, value;
  bool operator==(const EnumAttr&) const = default;
};

struct SymbolAttr {  // @name
  std::string name;
  bool operator==(const SymbolAttr&) const = default;
};

struct OpaqueAttr {  // any other MLIR attribute, kept as its text
  std::string text;
  bool operator==(const OpaqueAttr&) const = default;
};

#define PCP_ATTRIBUTE(kind, type, description) type,
using Attr = std::variant<
#include "pcp/attributes.def"
    OpaqueAttr>;
#undef PCP_ATTRIBUTE

// The index of the alternative of Attr; `any` also stands for all of them.
#define PCP_ATTRIBUTE(kind, type, description) kind,
enum class AttrKind {
#include "pcp/attributes.def"
  any
};
#undef PCP_ATTRIBUTE

// A small ordered map, kept in the order of names so that equal attributes print and hash alike. Copies share the
// entries until one of them is changed: passes copy operations, and rarely change their attributes.
class Attrs {
 public:
  using Entry = std::pair<std::string, Attr>;

  Attrs() = default;
  Attrs(std::initializer_list<Entry> entries) {
    for (const auto& [name, value] : entries) set(name, value);
  }
  void set(std::string name, Attr value);
  void erase(std::string_view name);
  const Attr* find(std::string_view name) const;
  template <class T>
  const T* find(std::string_view name) const {
    const Attr* attr = find(name);
    return attr ? std::get_if<T>(attr) : nullptr;
  }
  template <class T>
  const T& get(std::string_view name) const {
    if (const T* value = find<T>(name)) return *value;
    fail(Code::invalid_argument, "attribute '", name, "' is missing or of another kind");
  }
  template <class T>
  T get_or(std::string_view name, T fallback) const {
    const T* value = find<T>(name);
    return value ? *value : fallback;
  }
  std::int64_t integer(std::string_view name) const { return get<IntAttr>(name).value; }
  const Dims& dims(std::string_view name) const { return get<Dims>(name); }

  auto begin() const { return entries().begin(); }
  auto end() const { return entries().end(); }
  bool empty() const { return entries().empty(); }
  std::size_t size() const { return entries().size(); }
  bool operator==(const Attrs&) const;

 private:
  std::span<const Entry> entries() const {
    return entries_ ? std::span<const Entry>(*entries_) : std::span<const Entry>();
  }
  std::vector<Entry>& own_entries();  // no longer shared

  std::shared_ptr<std::vector<Entry>> entries_;  // null: none
};

}  // namespace pcp

#include "pcp/attribute.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>

#include "base/half.h"
#include "base/index.h"
#include "graph/with_dtype.h"

namespace pcp {
namespace {

template <class T>
T read(const std::byte* data) {
  T value;
  std::memcpy(&value, data, sizeof(T));
  return value;
}

template <class T>
void write_integer(std::byte* data, double value) {
  auto low = static_cast<double>(std::numeric_limits<T>::min());
  auto high = static_cast<double>(std::numeric_limits<T>::max());
  T result = std::isnan(value) ? T{0}
             : value <= low    ? std::numeric_limits<T>::min()
             : value >= high   ? std::numeric_limits<T>::max()
                               : static_cast<T>(value);
  std::memcpy(data, &result, sizeof(T));
}

void write_number(DType dtype, double value, std::byte* data) {
  auto put = [&](auto number) { std::memcpy(data, &number, sizeof(number)); };
  with_dtype(dtype, [&]<DType known>(DTypeConstant<known>) {
    using T = Storage<known>;
    if constexpr (known == DType::i1)
      put(static_cast<T>(value != 0));
    else if constexpr (known == DType::f16)
      put(float_to_f16(static_cast<float>(value)));
    else if constexpr (known == DType::bf16)
      put(float_to_bf16(static_cast<float>(value)));
    else if constexpr (std::is_floating_point_v<T>)
      put(static_cast<T>(value));
    else
      write_integer<T>(data, value);
  });
}

}  // namespace

Constant::Constant(TensorType type, std::vector<std::byte> bytes) : type_(std::move(type)) {
  std::size_t element = byte_size(type_.dtype);
  splat_ = bytes.size() == element && type_.elements() != 0;
  require(splat_ || static_cast<std::int64_t>(bytes.size()) == type_.bytes(), "[constant] ", to_string(type_),
          " takes ", type_.bytes(), " bytes, got ", bytes.size());
  bytes_ = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
}

Constant Constant::splat(TensorType type, double value) {
  if (type.elements() == 0) return Constant(std::move(type), {});
  std::vector<std::byte> bytes(byte_size(type.dtype));
  write_number(type.dtype, value, bytes.data());
  return Constant(std::move(type), std::move(bytes));
}

Constant Constant::scalar(DType dtype, double value) { return splat(TensorType(dtype, {}), value); }

std::span<const std::byte> Constant::bytes() const {
  return bytes_ ? std::span<const std::byte>(*bytes_) : std::span<const std::byte>();
}

std::vector<std::byte> Constant::expanded() const {
  auto source = bytes();
  if (!splat_) return {source.begin(), source.end()};
  std::vector<std::byte> all(index(type_.bytes()));
  for (std::size_t at = 0; at < all.size(); at += source.size()) std::memcpy(&all[at], source.data(), source.size());
  return all;
}

Constant Constant::with_type(TensorType type) const {
  require(type.dtype == type_.dtype && (splat_ ? type.elements() > 0 : type.elements() == type_.elements()),
          "[constant] cannot view ", to_string(type_), " as ", to_string(type));
  Constant other = *this;
  other.type_ = std::move(type);
  return other;
}

double Constant::at(std::int64_t index) const {
  const std::byte* data = bytes().data() + (splat_ ? 0 : index * static_cast<std::int64_t>(byte_size(type_.dtype)));
  return with_dtype(type_.dtype, [&]<DType known>(DTypeConstant<known>) -> double {
    auto value = read<Storage<known>>(data);
    if constexpr (known == DType::i1)
      return value != 0;
    else if constexpr (known == DType::f16)
      return f16_to_float(value);
    else if constexpr (known == DType::bf16)
      return bf16_to_float(value);
    else
      return static_cast<double>(value);
  });
}

std::int64_t Constant::int_at(std::int64_t index) const {
  std::int64_t offset = splat_ ? 0 : index * 8;
  if (type_.dtype == DType::i64 || type_.dtype == DType::u64) return read<std::int64_t>(bytes().data() + offset);
  return static_cast<std::int64_t>(at(index));
}

Dims Constant::as_dims() const {
  Dims dims(index(type_.elements()));
  for (std::size_t i = 0; i < dims.size(); ++i) dims[i] = int_at(static_cast<std::int64_t>(i));
  return dims;
}

bool Constant::operator==(const Constant& other) const {
  return type_ == other.type_ && splat_ == other.splat_ &&
         (bytes_ == other.bytes_ || std::ranges::equal(bytes(), other.bytes()));
}

std::vector<Attrs::Entry>& Attrs::own_entries() {
  if (!entries_) {
    entries_ = std::make_shared<std::vector<Entry>>();
  } else if (entries_.use_count() > 1) {
    entries_ = std::make_shared<std::vector<Entry>>(*entries_);
  }
  return *entries_;
}

void Attrs::set(std::string name, Attr value) {
  std::vector<Entry>& entries = own_entries();
  auto at = std::ranges::lower_bound(entries, name, {}, &Entry::first);
  if (at != entries.end() && at->first == name) {
    at->second = std::move(value);
  } else {
    entries.emplace(at, std::move(name), std::move(value));
  }
}

void Attrs::erase(std::string_view name) {
  if (find(name)) std::erase_if(own_entries(), [&](const Entry& entry) { return entry.first == name; });
}

const Attr* Attrs::find(std::string_view name) const {
  for (const Entry& entry : entries()) {  // a few entries: a binary search would take longer
    if (entry.first == name) return &entry.second;
  }
  return nullptr;
}

bool Attrs::operator==(const Attrs& other) const {
  return entries_ == other.entries_ || std::ranges::equal(entries(), other.entries());
}

}  // namespace pcp

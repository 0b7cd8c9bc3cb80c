// NumPy's arrays to tensors and back.
#include <nanobind/ndarray.h>

#include <cstring>

#include "base/half.h"
#include "bindings/binding.h"

namespace pcp::gt::python {
namespace {

nb::dlpack::dtype element_type(DType dtype) {
  auto bits = static_cast<std::uint8_t>(byte_size(dtype) * 8);
  auto code = dtype == DType::i1   ? nb::dlpack::dtype_code::Bool
              : is_float(dtype)    ? nb::dlpack::dtype_code::Float
              : is_unsigned(dtype) ? nb::dlpack::dtype_code::UInt
                                   : nb::dlpack::dtype_code::Int;
  return {static_cast<std::uint8_t>(code), bits, 1};
}

HostTensor as_f32(const HostTensor& halves) {
  HostTensor floats({DType::f32, halves.type().dims});
  auto from = halves.as<std::uint16_t>();
  auto* to = reinterpret_cast<float*>(floats.bytes().data());
  for (std::size_t i = 0; i < from.size(); ++i) to[i] = bf16_to_float(from[i]);
  return floats;
}

}  // namespace

nb::object array_of(const HostTensor& values) {
  auto* kept = new HostTensor(values.type().dtype == DType::bf16 ? as_f32(values) : values);
  nb::capsule owner(kept, [](void* tensor) noexcept { delete static_cast<HostTensor*>(tensor); });
  std::vector<std::size_t> shape;
  for (std::int64_t dim : kept->type().dims) shape.push_back(static_cast<std::size_t>(dim));
  nb::ndarray<nb::numpy> array(kept->bytes().data(), shape.size(), shape.data(), owner, nullptr,
                               element_type(kept->type().dtype));
  nb::object made = array.cast();
  // NumPy has two types of 64-bit integers; this one is printed without its name.
  if (kept->type().dtype == DType::i64) return made.attr("view")("int64");
  if (kept->type().dtype == DType::u64) return made.attr("view")("uint64");
  return made;
}

Tensor tensor_of_array(nb::handle from) {
  nb::module_ numpy = nb::module_::import_("numpy");
  nb::object array = numpy.attr("ascontiguousarray")(from);
  array = array.attr("reshape")(numpy.attr("shape")(from));  // a number became an array of one
  auto name = nb::cast<std::string>(array.attr("dtype").attr("name"));
  std::optional<DType> dtype = find_dtype(array.attr("dtype"));
  if (!dtype) throw nb::type_error(("a gt.Tensor cannot hold NumPy's " + name).c_str());
  if (nb::cast<std::string>(array.attr("dtype").attr("byteorder")) == ">") {
    array = array.attr("astype")(array.attr("dtype").attr("newbyteorder")("<"));
  }
  Dims dims;
  for (nb::handle dim : nb::borrow<nb::tuple>(array.attr("shape"))) dims.push_back(nb::cast<std::int64_t>(dim));
  nb::object bytes = array.attr("reshape")(-1).attr("view")("uint8");
  auto raw = nb::cast<nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu, nb::ro>>(bytes);
  std::vector<std::byte> copied(raw.size());
  if (raw.size() > 0) std::memcpy(copied.data(), raw.data(), raw.size());
  return Tensor::of(HostTensor(TensorType(*dtype, dims), std::move(copied)));
}

HostTensor read(const Tensor& tensor) {
  nb::gil_scoped_release others_may_run;
  return tensor.read();
}

}  // namespace pcp::gt::python
